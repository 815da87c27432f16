"""What a move brings about by itself, before a card is drawn: captures, yaku, and what it leaves to others.

The move is made in a round that looks the same to the player and has no stock, so whatever the rules say
about it is said by the rules. Nothing hidden comes in: the cards that are not seen only fill the other hands.
"""
from itertools import combinations
from typing import NamedTuple

from ..agents.guess import round_of
from ..cards import DECK, Card, CardSet
from ..game import Action, Move, Phase, Round, View
from ..game.plan import plan_of
from ..rules import Rules
from ..scoring import Held, Score, progress, scorer


class Chance(NamedTuple):
    """What a card would bring a player: the yaku that it makes or raises, the most valuable first."""

    card: Card
    seat: int
    yaku: tuple[Held, ...]


class Way(NamedTuple):
    """One way in which a move can turn out, by what it takes.

    gains: cards that come to the pile from hand and table. stolen: chaff that comes from another pile, each
    with the seat of that (spec 4.14). made, raised: yaku thereby. nearer: yaku that are begun, each with how
    many cards it lacks then. denied: cards that would have brought another player a yaku. left: cards that
    others may take from the table then, and that would bring one of them a yaku. hoped: the same, that would
    bring the player one. laid: the card that the move leaves on the table, None also where it joins a pile of
    Go-Stop. hidden: how many cards that take it the player can't see.
    """

    gains: CardSet
    stolen: tuple[tuple[Card, int], ...] = ()
    made: tuple[Held, ...] = ()
    raised: tuple[Held, ...] = ()
    nearer: tuple[tuple[str, int], ...] = ()
    denied: tuple[Chance, ...] = ()
    left: tuple[Chance, ...] = ()
    hoped: tuple[Chance, ...] = ()
    laid: Card | None = None
    hidden: int = 0


LIGHTNING = DECK["lightning"]
#: What settles nothing about cards.
_NO_CARD = frozenset({Move.STOP, Move.KOIKOI, Move.SWAP, Move.KEEP, Move.SHOW, Move.SHAKE, Move.FLIP})
#: How many cards a yaku may lack to be called near.
_NEAR = 2


def ways(view: View, action: Action) -> tuple[Way, ...]:
    """How a legal action of the player can turn out: one way, or one for each card that it may take.

    () for what moves no card, such as to stop.
    """
    if action.move in _NO_CARD or (action.card and not action.card.month):
        return ()
    before = _alone(view)
    after = before.apply(action)
    ends = [after]
    if view.phase is Phase.HAND and after.phase is Phase.MATCH and after.to_play == view.player:
        ends = [after.apply(way) for way in after.legal_actions()]
    return tuple(_way(view, before, end, action) for end in ends)


def _alone(view: View) -> Round:
    """The round as the player sees it, without a stock; the other hands hold what is not seen."""
    unseen = [card.index for card in view.unseen]
    hands = []
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.player:
            hands.append([card.index for card in view.hand])
        else:
            hands.append(unseen[:size])
            unseen = unseen[size:]
    return round_of(view, hands, ())


def _way(view: View, before: Round, after: Round, action: Action) -> Way:
    me = view.player
    known = before.table | before.hands[me] | CardSet(before.card or ())
    gains = (after.piles[me] - before.piles[me]) & known
    held = {one.id: one.points for one in before.score(me).yaku}
    then = after.score(me).yaku
    made = tuple(one for one in then if one.id not in held)
    raised = tuple(one for one in then if one.points > held.get(one.id, one.points))
    others = [seat for seat in range(len(view.piles)) if seat != me]
    moved = view.card or action.card
    locked = _locked(after)
    laid = moved if moved and moved in after.table - before.table - locked else None
    takeable = CardSet(card for card in after.table - locked if card.month and _takers(view, card))
    stolen = tuple((card, seat) for seat in others for card in before.piles[seat] - after.piles[seat])
    nearer = () if made else _nearer(view, after, gains | CardSet(card for card, _ in stolen))
    return Way(gains, stolen, made, raised, nearer, _chances(before, gains, others),
               _chances(after, takeable, others), _chances(after, takeable, [me]), laid,
               len(_takers(view, laid)) if laid else 0)


def _takers(view: View, card: Card) -> CardSet:
    """The cards that the player can't see and that take this one from the table."""
    hidden = view.unseen.in_month(card.month)
    if plan_of(view.rules).wild:
        hidden = view.unseen if card == LIGHTNING else hidden | (view.unseen & CardSet(LIGHTNING))
    return hidden


def _locked(state: Round) -> CardSet:
    """What lies in locked pairs of Go-Stop, which the next card does not take (spec 4.5)."""
    locked = CardSet()
    for stack in state.stacks:
        if sum(1 for card in stack if card.month) == 2:
            locked |= stack
    return locked


def _chances(state: Round, cards: CardSet, seats: list[int]) -> tuple[Chance, ...]:
    """What each of these cards alone would bring each of these players, the most points first."""
    found = []
    for seat in seats:
        score = state.score(seat)
        held = {one.id: one.points for one in score.yaku}
        for card in cards:
            then = scorer(state.rules).score(state.piles[seat] | card, score.situation)
            new = [one for one in then.yaku if one.points > held.get(one.id, 0)]
            if new and then.base > score.base:
                found.append((then.base - score.base, Chance(card, seat, tuple(
                    sorted(new, key=lambda one: -one.points)))))
    return tuple(chance for _, chance in sorted(found, key=lambda one: (-one[0], one[1].card)))


def _nearer(view: View, after: Round, gains: CardSet) -> tuple[tuple[str, int], ...]:
    """The yaku that these cards bring nearer, and how many cards they lack then; the fewest first."""
    me, rules, score = view.player, view.rules, after.score(view.player)
    mine, gone = view.piles[me], view.removed
    for seat, pile in enumerate(view.piles):
        gone = gone if seat == me else gone | pile
    before = {row.yaku.id: row.missing for row in progress(mine, rules, gone=gone, month=view.month)}
    found = []
    for row in progress(mine | gains, rules, gone=gone, month=view.month):
        id, missing = row.yaku.id, row.missing
        if 0 < missing < before[id] and missing <= _NEAR and row.possible and any(
                id in _held(rules, mine | gains | CardSet(more), score) for more in combinations(
                    row.wanted, missing)):
            found.append((missing, -row.yaku.points, row.yaku.name))
    return tuple((name, missing) for missing, _, name in sorted(found))


def _held(rules: Rules, pile: CardSet, now: Score) -> set[str]:
    """The yaku of a pile in the situation of a score; a higher one of the same group replaces the lower."""
    return {one.id for one in scorer(rules).score(pile, now.situation).yaku}
