"""A turn of Go-Stop (spec 4.4-4.8, 4.10, 4.14).

The hand card and the stock card are laid first; what they match is captured at the end, for the card turned
from the stock may still decide about the pair that the hand card has made. `Made` is that pair, or the locked
pair that it has turned into three.
"""
from collections.abc import Callable
from typing import NamedTuple

from ...cards import CARDS, JOKERS
from ..actions import Action, Move
from ..checks import full_months
from ..events import Happening, Record
from ..matching import MONTH_OF
from ..standing import note_call
from ..state import Draft, Phase, put
from .more import Stack, mates, stack_of
from .passing import end_turn, pass_turn, pay_first_ppeok, tell
from .stealing import steal

_HAND, _DRAW = Happening.HAND, Happening.DRAW


class Made(NamedTuple):
    """What the hand card of this turn lies on, while that is still to be captured or not.

    card: the hand card. under: what it was laid on. jokers: those turned onto it since. pair: whether it is a
    pair made in this turn, and not a locked pair turned into three. (bits)
    """

    card: int
    under: int
    jokers: int = 0
    pair: bool = True

    @property
    def cards(self) -> int:
        """All of it (bits)."""
        return self.card | self.under | self.jokers


# What a player does --------------------------------------------------------------------------------------

def do(new: Draft, action: Action) -> None:
    """Do what the player to play has chosen; `new` is the state before, the action a legal one."""
    _DOES[action.move](new, new.to_play, action.bit)


def _play(new: Draft, player: int, bit: int) -> None:
    new._hands = put(new._hands, player, new._hands[player] ^ bit)
    if bit & JOKERS.bits:
        _lay_joker(new, player, bit)
        return
    card = bit.bit_length() - 1
    fits = mates(new._table, new._more.stacks, card)
    if fits.bit_count() == 2:
        _wait(new, player, card, fits, _HAND)
    else:
        _lay(new, player, bit, fits)


def _take(new: Draft, player: int, mate: int) -> None:
    card, source = new._card, _HAND if new.phase is Phase.MATCH else _DRAW
    new._card, new.phase = -1, Phase.HAND
    if source is _HAND:
        _lay(new, player, 1 << card, mate)
    else:
        _capture(new, player, card, mate, _DRAW)
        end_turn(new, player)


def _stop(new: Draft, player: int, _: int) -> None:
    new.phase = Phase.OVER
    tell(new, Happening.STOP, player)


def _go(new: Draft, player: int, _: int) -> None:
    new.calls = put(new.calls, player, new.calls[player] + 1)
    if player not in new._more.callers:
        new._more = new._more._replace(callers=(*new._more.callers, player))
    tell(new, Happening.GO, player)
    note_call(new, player)
    pass_turn(new, player)


def _shake(new: Draft, player: int, first: int) -> None:
    """Show all hand cards of a month; the turn goes on (spec 4.14)."""
    cards = new._hands[player] & MONTH_OF[first.bit_length() - 1]
    shown = new._more.shown
    new._more = new._more._replace(shown=put(shown, player, shown[player] | cards))
    tell(new, Happening.SHAKE, player, taken=cards)


def _bomb(new: Draft, player: int, first: int) -> None:
    """Play three of a month and take the fourth; two later turns may do without a hand card (spec 4.14)."""
    more, before = new._more, new._table
    three = new._hands[player] & MONTH_OF[first.bit_length() - 1]
    fourth = MONTH_OF[first.bit_length() - 1] ^ three
    new._hands = put(new._hands, player, new._hands[player] ^ three)
    new._piles = put(new._piles, player, new._piles[player] | three | fourth)
    new._table ^= fourth
    new._more = more._replace(bombs=put(more.bombs, player, more.bombs[player] + 1),
                              stock_only=put(more.stock_only, player, more.stock_only[player] + 2))
    tell(new, Happening.BOMB, player, first.bit_length() - 1, fourth)
    steal(new, player, Happening.BOMB)
    _turn_stock(new, player, before)


def _flip(new: Draft, player: int, _: int) -> None:
    """A turn without a hand card; where there still is one, a bomb has paid for it (spec 4.4, 4.14)."""
    more = new._more
    left = more.stock_only[player]
    if left:
        new._more = more._replace(stock_only=put(more.stock_only, player, left - 1))
    tell(new, Happening.FLIP, player)
    _turn_stock(new, player, new._table)


def _show(new: Draft, player: int, _: int) -> None:
    new.phase = Phase.OVER
    tell(new, Happening.CHONGTONG, player, taken=full_months(new._hands[player]))


_DOES: dict[Move, Callable[[Draft, int, int], None]] = {
    Move.PLAY: _play, Move.TAKE: _take, Move.STOP: _stop, Move.KOIKOI: _go, Move.SHAKE: _shake,
    Move.BOMB: _bomb, Move.FLIP: _flip, Move.SHOW: _show}


# The hand card -------------------------------------------------------------------------------------------

def _lay_joker(new: Draft, player: int, bit: int) -> None:
    """Lay a joker in front; the top stock card takes its place, and the turn has yet to be played (4.7)."""
    new._piles = put(new._piles, player, new._piles[player] | bit)
    draws = new._drawn < len(new._stock)
    tell(new, Happening.JOKER, player, bit.bit_length() - 1, source=_DRAW if draws else None)
    if draws:
        new._hands = put(new._hands, player, new._hands[player] | _next_card(new))
    elif not new._hands[player]:
        end_turn(new, player)


def _lay(new: Draft, player: int, bit: int, mate: int) -> None:
    """Lay the hand card: alone, on its one match (spec 4.6), on a locked pair (4.5) or on three."""
    card, before = bit.bit_length() - 1, new._table
    stack = stack_of(new._more.stacks, card)
    if stack and stack.size == 3:
        _capture(new, player, card, stack.cards, _HAND)
        _turn_stock(new, player, before)
    elif stack:
        new._table |= bit
        _restack(new, stack, Stack(stack.cards | bit))
        tell(new, Happening.JOINED, player, card, stack.cards, _HAND)
        _turn_stock(new, player, before, Made(bit, stack.cards, pair=False))
    elif mate:
        # It lies on the table, on no stack, until the card from the stock has decided.
        new._table |= bit
        tell(new, Happening.LAID, player, card, mate)
        _turn_stock(new, player, before, Made(bit, mate))
    else:
        _capture(new, player, card, 0, _HAND)
        _turn_stock(new, player, before, alone=bit)


# The stock card ------------------------------------------------------------------------------------------

def _turn_stock(new: Draft, player: int, before: int, made: Made | None = None, alone: int = 0) -> None:
    """Turn the stock card, jokers and the cards for them too, and end the turn unless there is a choice.

    before: the table (bits) at the start of the turn. made: what the hand card has made. alone: the hand card
    where it matched nothing.
    """
    korean = new.rules.joker_flip == "korean"
    while new._drawn < len(new._stock):
        bit = _next_card(new)
        card = bit.bit_length() - 1
        if not bit & JOKERS.bits:
            if made and bit & MONTH_OF[made.card.bit_length() - 1]:
                _same_month(new, player, card, made)
            else:
                if made:
                    _close(new, player, made)
                if _draw(new, player, card, alone):
                    return
            break
        if made and (made.pair or not korean):
            tell(new, Happening.JOKER_ON, player, card, made.cards)
            made = _joker_on(new, made, bit)
        else:
            new._piles = put(new._piles, player, new._piles[player] | bit)
            tell(new, Happening.JOKER_TURNED, player, card)
            if not korean:
                break
    else:
        if made:
            _close(new, player, made)
    if not new._table and _two_months(before) and any(new._hands):
        steal(new, player, Happening.SWEEP)
    end_turn(new, player)


def _joker_on(new: Draft, made: Made, joker: int) -> Made:
    """Lay a joker on what the hand card has made; that is a pile from now on (spec 4.8)."""
    new._table |= joker
    if not made.pair:
        stack = stack_of(new._more.stacks, made.card.bit_length() - 1)
        assert stack is not None
        _restack(new, stack, Stack(stack.cards | joker, stack.maker))
    elif new.rules.joker_flip == "seed":
        # Locked from now on: a loose card of its month would never find a match, so it is on the pile too.
        more = MONTH_OF[made.card.bit_length() - 1] & new._table & ~made.cards
        cards = made.cards | joker | more
        _restack(new, stack_of(new._more.stacks, made.card.bit_length() - 1), Stack(cards))
        return made._replace(jokers=made.jokers | joker, under=made.under | more, pair=not more)
    return made._replace(jokers=made.jokers | joker)


def _same_month(new: Draft, player: int, card: int, made: Made) -> None:
    """The card from the stock is of the month of what the hand card has made (spec 4.6, 4.8)."""
    bit, month = 1 << card, MONTH_OF[card]
    stack = stack_of(new._more.stacks, card)
    other = new._table & month & ~made.cards
    if not made.pair:
        # The fourth: it takes what was three.
        _capture(new, player, card, made.cards, _DRAW)
    elif other:
        # Both cards of a pair on the table.
        _close(new, player, made)
        _capture(new, player, card, other, _DRAW)
        if any(new._hands):
            steal(new, player, Happening.SNAP)
    elif new.rules.ppeok or stack:
        new._table |= bit
        _restack(new, stack, Stack(made.cards | bit, player))
        more = new._more
        new._more = more._replace(ppeoks=put(more.ppeoks, player, more.ppeoks[player] + 1))
        tell(new, Happening.PPEOK, player, card, made.cards)
        pay_first_ppeok(new, player)
    else:
        _close(new, player, made)
        _capture(new, player, card, 0, _DRAW)


def _close(new: Draft, player: int, made: Made) -> None:
    """No third card has come from the stock: the pair is captured, or stays with a joker on it (4.8)."""
    if not made.pair:
        return
    if made.jokers and new.rules.joker_flip == "seed":
        tell(new, Happening.FROZEN, player, taken=made.cards)
        return
    new._piles = put(new._piles, player, new._piles[player] | made.cards)
    new._table &= ~made.cards
    if made.jokers:
        tell(new, Happening.COLLECTED, player, taken=made.cards)
        return
    # Nothing has become of it but a capture, so that is what is told.
    card = made.card.bit_length() - 1
    laid: Record = (Happening.LAID, player, card, made.under, None)
    new._records = tuple((_HAND, player, card, made.under, None) if one == laid else one
                         for one in new._records)


def _draw(new: Draft, player: int, card: int, alone: int) -> bool:
    """Lay the card from the stock as it comes; whether its player has to choose what it takes."""
    stack = stack_of(new._more.stacks, card)
    fits = mates(new._table, new._more.stacks, card)
    if fits.bit_count() == 2:
        _wait(new, player, card, fits, _DRAW)
        return True
    if stack and stack.size == 2:
        new._table |= 1 << card
        _restack(new, stack, Stack(stack.cards | 1 << card))
        tell(new, Happening.JOINED, player, card, stack.cards, _DRAW)
        return False
    _capture(new, player, card, stack.cards if stack else fits, _DRAW)
    if alone and fits == alone and any(new._hands):
        steal(new, player, Happening.KISS)
    return False


# Parts of both -------------------------------------------------------------------------------------------

def _next_card(new: Draft) -> int:
    """The top card of the stock (bits), taken from it."""
    new._drawn += 1
    return new._stock[new._drawn - 1].bit


def _wait(new: Draft, player: int, card: int, fits: int, source: Happening) -> None:
    new._card, new.phase = card, Phase.MATCH if source is _HAND else Phase.DRAW
    tell(new, Happening.CHOICE, player, card, fits, source)


def _capture(new: Draft, player: int, card: int, taken: int, source: Happening) -> None:
    """Take these table cards with a card, or lay it on the table if there are none."""
    if not taken:
        new._table |= 1 << card
        tell(new, source, player, card)
        return
    new._piles = put(new._piles, player, new._piles[player] | taken | 1 << card)
    new._table &= ~taken
    tell(new, source, player, card, taken)
    stack = stack_of(new._more.stacks, card)
    if stack:
        _restack(new, stack, None)
        own = stack.maker == player and new.rules.own_ppeok_takes_two
        steal(new, player, Happening.PILE, 2 if own else 1)


def _restack(new: Draft, old: Stack | None, now: Stack | None) -> None:
    """Put a stack in the place of another; None for one that is not there."""
    stacks = [stack for stack in new._more.stacks if stack != old]
    new._more = new._more._replace(stacks=tuple(sorted([*stacks, now] if now else stacks)))


def _two_months(table: int) -> bool:
    """Whether these cards are two of different months."""
    cards = [CARDS[bit.bit_length() - 1] for bit in (table & -table, table & table - 1)]
    return table.bit_count() == 2 and cards[0].month != cards[1].month
