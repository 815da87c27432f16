"""What the winner of Go-Stop gets by each loser: bonus, go, and what a poor pile costs (4.9, 4.11, 4.14).

`(yaku + bonus for no bright + go) x go x what the winner has shown, played and held x too little chaff x
double joker`. What the pile of a loser decides is told with that loser and the cards.
"""
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from ..cards import ANIMALS, BRIGHTS, Cards, CardSet, Kind
from ..errors import CardError
from ..rules import DEFAULT, OPTIONS, Provenance, Rules
from ..rules import rules as find_rules
from ..rules.table import Counted, chaff_of, two_roles
from ..words import count, listed
from .sheet import Due, Held, Step, loser_in_words
from .situation import Situation
from .steps import Move, doublings, endings, points_for_calls, walk

_NO_WINNER, _DOUBLE = CardSet("joker-nonwinner"), CardSet("joker-double")
#: The options of which one is enough for a score to ask for more than calls and the table of the deal.
_ASKS = ("bonuses", "shake", "bomb", "seven_animals", "drawn_round_doubles", "go_bak", "empty_pile_pays")


def asks_for_losers(rules: Rules) -> bool:
    """Whether scores under these rules are reckoned here: Go-Stop, and what borrows from it."""
    return rules.family == "go-stop" or any(getattr(rules, name) != OPTIONS[name].off for name in _ASKS)


def chaff_count(pile: Cards, rules: str | Rules = DEFAULT) -> int:
    """How much chaff a pile is at most: some cards count twice, jokers as they show (spec 4.9).

    A card that may be an animal or chaff counts as chaff. Raises UnknownName or CardError for a pile that
    can't be.
    """
    cards, game = CardSet(pile), find_rules(rules)
    for card in cards - game.deck:
        raise CardError(f"The card {card.id!r} is not in the deck of {game.name}.")
    return _chaff_of(game)[0].of(cards)


class _Poor(NamedTuple):
    """What the pile of a loser lacks. chaff: how much of it counts as chaff, cards: which."""

    has_no_bright: bool
    has_little: bool
    is_empty: bool
    chaff: int
    cards: CardSet


@lru_cache(maxsize=256)
def _chaff_of(rules: Rules) -> tuple[Counted, CardSet]:
    """What counts as chaff, and which cards may be something else instead."""
    return chaff_of(rules), two_roles(rules)


def _poor(pile: CardSet, rules: Rules) -> _Poor:
    """A card with two roles takes the one that spares the loser, and is chaff where none does (spec 4.9)."""
    chaff, swinging = _chaff_of(rules)
    free = pile & swinging
    always = pile & chaff.cards - swinging
    counts = []
    for number in range(len(free) + 1):
        for as_chaff in combinations(free, number):
            cards = always | CardSet(as_chaff) if as_chaff else always
            counts.append((chaff.of(cards), cards))
    least = 1 if rules.no_chaff_is_safe else 0
    safe = [one for one in counts if not least <= one[0] < rules.safe_chaff]
    counted, cards = safe[0] if safe else counts[-1]
    has_bright = pile & (BRIGHTS | _NO_WINNER)
    return _Poor(not has_bright, not safe, not pile, counted, cards)


def sparing(pile: Cards, rules: str | Rules) -> CardSet:
    """The cards in the pile of a loser that spare the loser by not being chaff (spec 4.9, 4.14).

    With two players of Korean Go-Stop the sake cup, where there is no other chaff: two would be too little,
    and none at all is safe. Raises UnknownName for a pile that can't be.
    """
    cards, game = CardSet(pile), find_rules(rules)
    chaff, swinging = _chaff_of(game)
    poor = _poor(cards, game)
    too_little = "few_chaff" in game.bonuses and 0 < chaff.of(cards) < game.safe_chaff
    return cards & swinging - poor.cards if too_little and not poor.has_little else CardSet()


class Outcome(NamedTuple):
    """What a stop comes to: points, the steps after the sum, and what each loser alone would bring."""

    total: int
    steps: tuple[Step, ...]
    dues: tuple[Due, ...]


class Reckoning:
    """One stop: a pile and its yaku against the piles of the losers.

    as_chaff: the cards with two roles that count as chaff here.
    """

    def __init__(self, rules: Rules, pile: CardSet, situation: Situation, yaku: tuple[Held, ...], base: int,
                 as_chaff: CardSet, provenance: Callable[[str], Provenance]) -> None:
        self._rules, self._pile, self._situation, self._base = rules, pile, situation, base
        self._animals = (pile & ANIMALS) - as_chaff
        self._provenance, self._number = provenance, len(yaku)
        self._poor = tuple(_poor(one, rules) for one in situation.losers or ())
        needs = rules.penalty_needs_yaku
        self._bright_counts = "no_bright" in rules.bonuses and (
            not needs or any(one.yaku.cards <= BRIGHTS for one in yaku))
        self._chaff_counts = "few_chaff" in rules.bonuses and (
            not needs or any(one.yaku.kind is Kind.CHAFF for one in yaku))

    def outcome(self) -> Outcome:
        """See `Outcome`."""
        number = len(self._poor)
        alone = [self._against((place,)) for place in range(number)]
        dues = tuple(Due(place, value, steps) for place, (value, steps) in enumerate(alone))
        if number < 2:
            return Outcome(*(alone[0] if alone else self._against(())), dues)
        if self._rules.three_player == "all":
            return Outcome(*self._against((0, 1)), dues)
        if self._rules.three_player == "max":
            return Outcome(*max(alone, key=lambda one: one[0]), dues)
        return self._each_pays(*dues)

    def _against(self, places: tuple[int, ...]) -> tuple[int, tuple[Step, ...]]:
        """Points and steps where these losers count; of several all have to be poor in the same way."""
        return walk(self._base, self._moves(places), self._provenance)

    def _moves(self, places: tuple[int, ...]) -> Iterator[Move]:
        rules, situation = self._rules, self._situation
        poor = [self._poor[place] for place in places]
        loser = places[0] if len(places) == 1 else None
        no_bright = bool(poor) and self._bright_counts and all(one.has_no_bright for one in poor)
        why = (f"{self._who(places[0])} has no bright" if len(places) == 1 else
               "neither of the others has a bright")
        if no_bright and not rules.no_bright_doubles:
            yield Move(None, 2, why, "bonuses", loser)
        yield from points_for_calls(rules, situation)
        yield from doublings(rules, self._base, situation, self._number)
        yield from self._of_the_winner()
        if no_bright and rules.no_bright_doubles:
            yield Move(2, None, why, "no_bright_doubles", loser)
        if poor and self._chaff_counts and all(one.has_little for one in poor):
            cards = CardSet()
            for one in poor:
                cards |= one.cards
            held = (f"{self._who(places[0])} has {poor[0].chaff} chaff" if len(places) == 1 else
                    f"the others have {listed(one.chaff for one in poor)} chaff")
            yield Move(2, None, f"{held}, fewer than {rules.safe_chaff}", "safe_chaff", loser, cards)
        if "double_score" in rules.bonuses and self._pile & _DOUBLE:
            yield Move(2, None, "you hold the joker for a double score", "bonuses", None, _DOUBLE)
        yield from endings(rules, situation, self._number)
        if rules.go_bak and len(self._poor) == 1 and places and situation.first_caller == 0:
            yield Move(2, None, f"the opponent {rules.called}", "go_bak", loser)
        if poor and not rules.empty_pile_pays and all(one.is_empty for one in poor):
            whose = (f"the pile of {self._who(places[0])} is" if len(places) == 1 else
                     "the piles of the others are")
            yield Move(0, None, f"{whose} empty, which pays nothing", "empty_pile_pays", loser)

    def _of_the_winner(self) -> Iterator[Move]:
        """What the winner has shown, played and held, and the rounds before that nobody won (spec 4.14)."""
        rules, situation = self._rules, self._situation
        shakes, bombs, drawn = situation.shakes, situation.bombs, situation.drawn_rounds
        if rules.shake and shakes:
            what = "three cards of a month" if shakes == 1 else f"{shakes} times three cards of a month"
            yield Move(2 ** shakes, None, f"you have shown {what}", "shake")
        if rules.bomb and bombs:
            yield Move(2 ** bombs, None, f"you have played {count(bombs, 'bomb')}", "bomb")
        if rules.seven_animals and len(self._animals) >= 7:
            yield Move(2, None, f"you hold {len(self._animals)} animals", "seven_animals", None,
                       self._animals)
        if rules.drawn_round_doubles and drawn:
            before = "the round before was drawn" if drawn == 1 else f"the {drawn} rounds before were drawn"
            yield Move(2 ** drawn, None, before, "drawn_round_doubles")

    def _each_pays(self, one: Due, other: Due) -> Outcome:
        """Two losers who pay each for himself, or one of them for both (spec 4.14)."""
        shared = 0
        for here, there in zip(one.steps, other.steps, strict=False):
            if here != there:
                break
            shared += 1
        caller = self._situation.first_caller
        dues = [one, other]
        if self._rules.go_bak and caller is not None and self._base:
            payer, spared = dues[caller], dues[1 - caller]
            paid = payer.value + spared.value
            source = self._provenance("go_bak")
            who, whom = self._who(caller), self._who(1 - caller)
            said = f"{who} was the first of the losers who {self._rules.called}, and pays for {whom}"
            dues[caller] = Due(caller, paid, (*payer.steps, Step(
                paid, None, said, "go_bak", (), spared.value, source, caller)))
            dues[1 - caller] = Due(1 - caller, 0, (*spared.steps, Step(
                0, 0, f"{who} pays for {whom}", "go_bak", (), None, source, 1 - caller)))
        total = dues[0].value + dues[1].value
        said = listed(f"{self._who(due.loser)} pays {due.value}" for due in dues)
        last = Step(total, None, said, "three_player", (), None, self._provenance("three_player"))
        steps = (*one.steps[:shared], last) if self._base else ()
        return Outcome(total, steps, tuple(dues))

    def _who(self, place: int) -> str:
        return loser_in_words(place, len(self._poor))
