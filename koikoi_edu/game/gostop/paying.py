"""Who pays in Go-Stop: what a score has to know of the losers, and what was paid at once (4.11, 4.14)."""
from ...cards import CardSet
from ...scoring import Situation
from ..state import Draft, Result
from .more import shakes_of


def against_losers(state: Draft, winner: int, now: Situation) -> Situation:
    """The situation of a player who stops, with the losers in the order of turns after the winner."""
    players, more = state.rules.players, state._more
    seats = [(winner + step) % players for step in range(1, players)]
    callers = [seat for seat in more.callers if seat != winner]
    return now._replace(
        losers=tuple([CardSet.from_bits(state._piles[seat]) for seat in seats]),
        first_caller=seats.index(callers[0]) if callers else None, shakes=shakes_of(more.shown[winner]),
        bombs=more.bombs[winner], drawn_rounds=state.origin.drawn_rounds)


def with_payments(state: Draft, ended: Result) -> Result:
    """How a round ended, with what was paid in its course."""
    at_once = state._more.at_once
    if not any(at_once):
        return ended
    return ended._replace(points=tuple(map(sum, zip(ended.points, at_once, strict=True))), at_once=at_once)
