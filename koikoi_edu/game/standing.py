"""What a round remembers of each player's yaku, where the rules ask for more than their sum (spec 0.3, 3.7).

A new yaku is one that its player has held at no earlier evaluation of the round; evaluated is at the start
and at the end of a player's own turns.
"""
from collections.abc import Sequence
from typing import NamedTuple

from ..cards import BRIGHTS, month_bits
from ..scoring import Situation
from .state import Draft, put

_WILLOWS, _PAULOWNIAS = month_bits(11), month_bits(12)
#: By month, 0 for none: what a sum depends on that nothing in a round changes.
_OF_MONTH = (Situation(), *[Situation(month=month) for month in range(1, 13)])
#: More cards than all hands hold together.
_NEVER = 1000


class Standing(NamedTuple):
    """One player's yaku as the round remembers them.

    pile: its cards (bits) at the last evaluation that found a yaku, and total: their sum. held: ids of all
    that were ever held, at_call: of those when the player last called koi-koi. rose, called: how many cards
    hands and stock held when the total last rose, and when koi-koi was last called; fewer is later.
    """

    pile: int
    total: int
    held: frozenset[str]
    at_call: frozenset[str]
    rose: int
    called: int


def situation(state: Draft, player: int, *, with_loser: bool = False) -> Situation:
    """What this player's score depends on besides the pile; the losers' yaku only where asked for."""
    rules, origin = state.rules, state.origin
    own = state.calls[player]
    brights, rain, fog, lost = 0, False, False, 0
    if rules.field_multiplier != "off":
        brights = field_brights(state)
    if rules.viewing_rain == "field":
        rain, fog = bool(state._table & _WILLOWS), bool(state._table & _PAULOWNIAS)
    if with_loser and rules.winner_takes_loser:
        lost = sum(base(state, seat) for seat, other in enumerate(state._settled)
                   if seat != player and state.calls[seat] and other.held == other.at_call)
    return Situation(sum(state.calls) - own, own, brights, origin.month, rain, fog, lost)


def field_brights(state: Draft) -> int:
    """Brights on the table at the deal."""
    counted = state.origin.field_brights
    return (state.origin.layout.table.bits & BRIGHTS.bits).bit_count() if counted is None else counted


def base(state: Draft, player: int) -> int:
    """The sum of a player's yaku now."""
    plan = state._plan
    if plan.shifts or plan.by_call:
        return plan.scorer.base(state._piles[player], situation(state, player))
    if plan.by_situation:
        return plan.scorer.base(state._piles[player], _OF_MONTH[state.origin.month or 0])
    return plan.base(state._piles[player])


def _held(state: Draft, player: int) -> frozenset[str]:
    where = situation(state, player) if state._plan.by_situation else None
    return frozenset(one.id for one in state._plan.scorer.find(state._piles[player], where)[0])


def first_standings(state: Draft, first: int) -> tuple[Standing, ...]:
    """The standings at the start of a round, or of a position with `first` to play.

    Nobody has made a new yaku since a call. Of several callers the one who had a turn last called last.
    """
    found = []
    players = len(state._hands)
    for player in range(players):
        total = base(state, player)
        held = _held(state, player) if total else frozenset()
        turns_ago = (first - player - 1) % players
        called = _NEVER - players + turns_ago if state.calls[player] else _NEVER
        found.append(Standing(state._piles[player], total, held, held, _NEVER, called))
    return tuple(found)


def settle(state: Draft, player: int) -> bool:
    """Evaluate at the end of a player's turn; whether an offer is due (spec 3.7, 3.13, 4.10, 6.6)."""
    rules, plan, pile = state.rules, state._plan, state._piles[player]
    before: Standing = state._settled[player]
    first_go = plan.go_stop and not state.calls[player]
    if pile == before.pile and not plan.shifts and not first_go:
        return False
    total = base(state, player)
    if not total and not before.total:
        return False
    held, rose = _held(state, player), total > before.total
    state._settled = put(state._settled, player, Standing(
        pile, total, before.held | held, before.at_call, _left(state) if rose else before.rose,
        before.called))
    if total < plan.min_total or held <= rules.undecidable:
        return False
    if first_go:
        return True  # risen or not: a dealer may hold enough from the start (spec 4.10)
    wanted = rules.offer_after_go if plan.is_go and state.calls[player] else rules.offer_on
    return rose and (wanted == "increase" or not held <= before.held)


def begin_turn(state: Draft, player: int) -> None:
    """Evaluate for the start of a player's turn, where what counts may have changed since the last one.

    So it may have by the table, by a call, or by a chaff that another player has taken (spec 4.14).
    """
    before, total = state._settled[player], base(state, player)
    if total or before.total:
        state._settled = put(state._settled, player, before._replace(
            pile=state._piles[player], total=total, held=before.held | _held(state, player)))


def note_call(state: Draft, player: int) -> None:
    """Remember a call of koi-koi."""
    before = state._settled[player]
    state._settled = put(state._settled, player, before._replace(
        at_call=before.held, called=_left(state)))
    if state._plan.by_call:
        begin_turn(state, player)


def last_caller(settled: Sequence[Standing]) -> int | None:
    """The seat of who called koi-koi last, None if nobody did."""
    return _latest([one.called for one in settled])


def last_improver(settled: Sequence[Standing]) -> int | None:
    """The seat of whose total rose last, None if none did."""
    return _latest([one.rose for one in settled])


def _left(state: Draft) -> int:
    """How many cards hands and stock hold together; every turn leaves fewer."""
    return sum(hand.bit_count() for hand in state._hands) + len(state._stock) - state._drawn


def _latest(counts: list[int]) -> int | None:
    least = min(counts)
    return counts.index(least) if least < _NEVER else None
