"""How far a pile has come towards each yaku, and what one card more would do."""
from typing import NamedTuple, Unpack

from ..cards import Card, Cards, CardSet
from ..errors import CardError
from ..rules import DEFAULT, Rules, Yaku
from ..rules import rules as find_rules
from .scorer import for_losers, scorer
from .sheet import Held, Score
from .situation import Given, situation_of


class Progress(NamedTuple):
    """How far a pile has come towards a yaku.

    have: its cards in the pile. missing: how many more it needs, 0 when it is held.
    wanted: the cards that would help and can still be had.
    """

    yaku: Yaku
    have: CardSet
    missing: int
    wanted: CardSet

    @property
    def possible(self) -> bool:
        """False once too many of its cards are gone."""
        yaku, hopes = self.yaku, self.have | self.wanted
        if self.missing == 0:
            return True
        return (yaku.counted(hopes.bits) >= yaku.needs and self.missing <= len(self.wanted)
                and not yaku.must.bits & ~hopes.bits)


def progress(pile: Cards, rules: str | Rules = DEFAULT, *, gone: Cards = (),
             month: int | None = None) -> tuple[Progress, ...]:
    """For each yaku of the table, how far the pile has come.

    gone: cards that can't be had any more, such as the opponent's pile. month: of the round, where its cards
    are a yaku. A card that is an animal or chaff counts for either. Raises as `score` does.
    """
    pile, gone, game = CardSet(pile), CardSet(gone), find_rules(rules)
    for card in pile - game.deck:
        raise CardError(f"The card {card.id!r} is not in the deck of {game.name}.")
    rows = []
    for yaku in game.table(situation_of(month=month).month):
        have = pile & yaku.cards
        fixed = yaku.must - pile
        missing = max(_fewest(yaku, pile), len(fixed))
        if pile & yaku.without or (yaku.most and len(have) + missing > yaku.most):
            missing, wanted = max(missing, 1), CardSet()
        elif missing == 0 and yaku.step == 0:
            wanted = CardSet()
        elif missing == len(fixed) > 0:
            wanted = fixed - gone
        else:
            wanted = yaku.cards - pile - gone
        rows.append(Progress(yaku, have, missing, wanted))
    return tuple(rows)


def _fewest(yaku: Yaku, pile: CardSet) -> int:
    """How many more of its cards a yaku needs, those that count most first."""
    left = yaku.needs - yaku.counted(pile.bits)
    if left <= 0 or not (yaku.double or yaku.triple):
        return max(0, left)
    cards = 0
    for worth, free in ((3, yaku.triple - pile), (2, yaku.double - pile)):
        taken = min(len(free), left // worth)
        cards, left = cards + taken, left - taken * worth
    return cards + (1 if left == 2 and yaku.triple - pile else left)


class Gain(NamedTuple):
    """What one card more would do: the new score, the points it adds, and the yaku that are new or raised."""

    card: Card
    score: Score
    points: int
    yaku: tuple[Held, ...]


def one_more(pile: Cards, rules: str | Rules = DEFAULT, *, among: Cards | None = None,
             **situation: Unpack[Given]) -> tuple[Gain, ...]:
    """The cards that would raise the score of a pile, each alone, the most valuable first.

    among: the cards to try, all that are in no pile unless said. `points` of a gain is the rise of the total.
    The other keywords are those of `score`. Raises as `score` does.
    """
    pile, given = CardSet(pile), situation_of(**situation)
    rules = for_losers(find_rules(rules), len(given.losers)) if given.losers else find_rules(rules)
    counts = scorer(rules)
    now = counts.score(pile, given)
    held = {one.id: one.points for one in now.yaku}
    gains = []
    taken = pile
    for other in given.losers or ():
        taken |= other
    for card in (rules.deck if among is None else CardSet(among)) - taken:
        then = counts.score(pile | card, given)
        if then.base > now.base or then.total > now.total:
            raised = tuple(one for one in then.yaku if one.points > held.get(one.id, 0))
            gains.append(Gain(card, then, then.total - now.total, raised))
    return tuple(sorted(gains, key=lambda gain: (-gain.points, gain.card)))
