"""A turn (spec 3.6, 6.5, 6.6, 7.5): hand card and stock card are laid in the same way, then the decision."""
from .checks import four_pairs, full_months, hand_winner, shown_by
from .ending import run_out
from .events import Happening
from .matching import LIGHTNING, MONTH_OF
from .standing import begin_turn, note_call, settle
from .state import Draft, Phase, put

# Members of an Enum are slow to look up; a turn looks them up at every step.
_HAND, _DRAW, _CHOICE, _OFFER, _KOIKOI, _STOP, _LAST, _EXHAUSTED = (
    Happening.HAND, Happening.DRAW, Happening.CHOICE, Happening.OFFER, Happening.KOIKOI, Happening.STOP,
    Happening.LAST, Happening.EXHAUSTED)
_PHASE_HAND, _PHASE_MATCH, _PHASE_DRAW, _PHASE_DECIDE, _PHASE_OVER = (
    Phase.HAND, Phase.MATCH, Phase.DRAW, Phase.DECIDE, Phase.OVER)


def won_by_table(new: Draft) -> bool:
    """End the round for the dealer if the table wins it; whether it does (spec 3.5, 11)."""
    rules, happening = new.rules, Happening.TABLE_QUAD
    winning = full_months(new._table) if rules.table_quad == "dealer_wins" else 0
    if not winning and rules.table_four_pairs == "dealer_wins" and four_pairs(new._table):
        winning, happening = new._table, Happening.TABLE_PAIRS
    if winning:
        new.phase = _PHASE_OVER
        new._records += ((happening, new.dealer, -1, winning, None),)
    return winning > 0


def begin(new: Draft) -> None:
    """Give the dealer the lead, unless a hand wins at once (spec 3.5)."""
    new.to_play, new.phase = new.dealer, _PHASE_HAND
    winner = hand_winner(new.rules, new._hands) if new._plan.hand_yaku else None
    if winner is not None:
        new.phase = _PHASE_OVER
        new._records += ((Happening.HAND_YAKU, winner, -1, shown_by(new.rules, new._hands[winner]), None),)


def swap(new: Draft, player: int, *, swaps: bool) -> None:
    """Swap hands with the dealer, or do not, and begin (spec 3.4)."""
    if swaps:
        hands = list(new._hands)
        hands[player], hands[new.dealer] = hands[new.dealer], hands[player]
        new._hands = tuple(hands)
    new._records = ((Happening.SWAP if swaps else Happening.KEEP, player, -1, 0, None),)
    begin(new)


def lay(new: Draft, player: int, card: int, source: Happening) -> None:
    """Lay the hand card or the drawn card; where it can take this or that it waits for a choice."""
    if new._plan.wild and (new._table | 1 << card) & LIGHTNING:
        singles, three = new._plan.mates(new._table, card, source is _DRAW)
        mates, waits = singles | three, singles.bit_count() + (three > 0) > 1
    else:
        mates = new._table & MONTH_OF[card]
        waits = mates.bit_count() == 2
    if waits:
        new._card, new.phase = card, _PHASE_MATCH if source is _HAND else _PHASE_DRAW
        new._records += ((_CHOICE, player, card, mates, source),)
    else:
        capture(new, player, card, mates, source)


def capture(new: Draft, player: int, card: int, taken: int, source: Happening) -> None:
    """Lay a card on what it takes, or on the table if that is nothing, and go on with the turn."""
    if taken:
        new._piles = put(new._piles, player, new._piles[player] | taken | 1 << card)
        new._table ^= taken
    else:
        new._table |= 1 << card
    new._records += ((source, player, card, taken, None),)
    # Without a stock, as with three players or in a position laid out card by card, a turn is the hand card
    # only (spec 7.3).
    if source is _HAND and new._drawn < len(new._stock):
        new._drawn += 1
        lay(new, player, new._stock[new._drawn - 1].index, _DRAW)
    else:
        _end_turn(new, player)


def leave(new: Draft, player: int, card: int) -> None:
    """Lay a hand card beside what it matches, and go on with the turn (spec 3.13)."""
    singles, three = new._plan.mates(new._table, card, False)
    capture(new, player, card, 0, _HAND)
    new._records = ((Happening.LEFT, player, card, singles | three, None), *new._records[1:])


def _end_turn(new: Draft, player: int) -> None:
    """Offer stop or koi-koi where that is due; on the last turn take it as a stop (spec 3.7, 6.6, 7.8)."""
    plan = new._plan
    if plan.remembers:
        due = settle(new, player)
    else:
        before, now = new._settled[player], plan.base(new._piles[player])
        if now == before:
            _pass_turn(new, player)
            return
        new._settled = put(new._settled, player, now)
        due = now > before and now >= plan.min_total
    if due:
        offer(new, player, last=not new._hands[player])
    else:
        _pass_turn(new, player)


def offer(new: Draft, player: int, *, last: bool, source: Happening | None = None) -> None:
    """Ask for stop or koi-koi; on the last turn, or where no call is left, it is a stop (spec 3.7, 11.1)."""
    plan = new._plan
    last = last and plan.auto_stop
    if last or (plan.max_calls is not None and new.calls[player] >= plan.max_calls):
        new.phase = _PHASE_OVER
        new._records += ((_LAST if last else _STOP, player, -1, 0, None),)
    else:
        new.phase = _PHASE_DECIDE
        new._records += ((_OFFER, player, -1, 0, source),)


def call_koikoi(new: Draft, player: int) -> None:
    """Count the call and go on with the next player."""
    new.calls = put(new.calls, player, new.calls[player] + 1)
    new._records = ((_KOIKOI, player, -1, 0, None),)
    if new._plan.remembers:
        note_call(new, player)
    _pass_turn(new, player)


def _pass_turn(new: Draft, player: int) -> None:
    """The next player with a card left is to play; without one the round is over (spec 3.10, 6.9)."""
    hands = new._hands
    seat = (player + 1) % len(hands)
    while not hands[seat]:
        if seat == player:
            exhaust(new, player)
            return
        seat = (seat + 1) % len(hands)
    new.to_play, new.phase = seat, _PHASE_HAND
    if new._plan.shifts:
        begin_turn(new, seat)


def exhaust(new: Draft, player: int) -> None:
    """End a round in which nobody has stopped; player: who had the last turn (spec 3.10, 5.9, 7.10)."""
    new.phase = _PHASE_OVER
    new._records += (run_out(new, player) if new._plan.rewards else (_EXHAUSTED, player, -1, 0, None),)
