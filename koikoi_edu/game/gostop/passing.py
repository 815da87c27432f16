"""The end of a turn of Go-Stop: what a ppeok brings, stop or go, and who is next (spec 4.4, 4.10, 4.14)."""
from ..events import Happening
from ..standing import begin_turn, settle
from ..state import Draft, Phase, put
from ..turn import exhaust, offer


def tell(new: Draft, happening: Happening, player: int, card: int = -1, taken: int = 0,
         source: Happening | None = None) -> None:
    """Add an event to those of this step."""
    new._records += ((happening, player, card, taken, source),)


def pay_first_ppeok(new: Draft, player: int) -> None:
    """A ppeok on each turn so far is paid for at once: once, twice, four times `min_total` (spec 4.14)."""
    more, rules = new._more, new.rules
    turn = more.turns[player]
    if not rules.first_ppeok or turn > 2 or more.ppeoks[player] != turn + 1:
        return
    points = rules.min_total << turn
    paid = [old - points for old in more.at_once]
    paid[player] += points * rules.players
    new._more = more._replace(at_once=tuple(paid))
    new._records += ((Happening.FIRST_PPEOK, player, -1, 0, None, None, points),)


def end_turn(new: Draft, player: int) -> None:
    """Win by the third ppeok, or offer stop or go where that is due (spec 4.10, 4.14)."""
    more = new._more
    new._more = more._replace(turns=put(more.turns, player, more.turns[player] + 1))
    if new.rules.three_ppeok and more.ppeoks[player] >= 3:
        new.phase = Phase.OVER
        tell(new, Happening.THREE_PPEOK, player)
    elif settle(new, player):
        offer(new, player, last=_no_further_turn(new, player), source=Happening.GO)
    else:
        pass_turn(new, player)


def _no_further_turn(new: Draft, player: int) -> bool:
    """Whether this player surely has no turn any more, not even one that only turns the stock (spec 0.3).

    That is so with an empty hand, if the others empty theirs, or the stock, before it comes. Who has one card
    and a turn of a bomb may keep it.
    """
    if new._hands[player]:
        return False
    others = [seat for seat in range(len(new._hands)) if seat != player]
    return (len(new._stock) - new._drawn <= len(others)
            or all(new._hands[seat].bit_count() <= (0 if new._more.stock_only[seat] else 1)
                   for seat in others))


def pass_turn(new: Draft, player: int) -> None:
    """The next player is to play, if only to turn the stock; the round is over once all hands are empty."""
    if not any(new._hands):
        exhaust(new, player)
        return
    seat = (player + 1) % len(new._hands)
    while not new._hands[seat] and new._drawn == len(new._stock):
        seat = (seat + 1) % len(new._hands)
    new.to_play, new.phase = seat, Phase.HAND
    if new._plan.shifts:
        begin_turn(new, seat)
