"""What is looked at between deal and first turn: four of a month, four pairs (spec 3.5, 4.4, 6.4, 11.1)."""
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..cards import JOKERS, MONTHS, CardSet
from ..rules import Rules

#: The first card of each month as bits; the other three follow it.
_FIRST = sum(1 << 4 * month for month in range(12))


class Award(NamedTuple):
    """Points that no pile brings: how many, why, and the option that gives them."""

    points: int
    why: str
    option: str


def full_month(cards: CardSet) -> int:
    """The first month (1 to 12) whose four cards are all there, 0 if there is none."""
    whole = full_months(cards.bits)
    return ((whole & -whole).bit_length() + 3) // 4


def full_months(bits: int) -> int:
    """All cards (bits) of the months whose four cards are all there."""
    return (bits & bits >> 1 & bits >> 2 & bits >> 3 & _FIRST) * 0b1111


def full_triples(bits: int) -> int:
    """The months of which three or four cards are there, each as its first card (bits), there or not."""
    both, either = bits & bits >> 1, bits | bits >> 1
    return (both & either >> 2 | either & both >> 2) & _FIRST


def four_pairs(bits: int, *, quad_counts: bool = False) -> bool:
    """Whether these are eight cards that make four pairs of different months (spec 3.5).

    quad_counts: whether four of a month are two of the pairs (spec 11.1).
    """
    odd = bits ^ bits >> 1
    odd ^= odd >> 2  # at the first card of each month: whether the number of its cards is odd
    return (not odd & _FIRST and bits.bit_count() == 8 and not bits & JOKERS.bits
            and (quad_counts or not full_months(bits)))


class Checks:
    """The checks of a rule set, made ready.

    quad_again: whether four of a month on the table have the cards dealt again.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.quad_again = rules.table_quad in ("void", "redeal")
        self._pairs_again = rules.table_four_pairs in ("void", "redeal")
        self._hands = rules.hand_quad != "off" or rules.hand_four_pairs != "off"

    def why_again(self, hands: Sequence[CardSet], table: CardSet) -> str:
        """Why these cards have to be dealt again, as a sentence; "" where they are played.

        Asked before the hands may be swapped: a swap changes none of it.
        """
        if self.quad_again:
            month = full_month(table)
            if month:
                return (f"All four cards of {MONTHS[month - 1]} lay on the table, "
                        "so the cards were dealt again.")
        if self._pairs_again and four_pairs(table.bits):
            return "Four pairs lay on the table, so the cards were dealt again."
        return self._of_hands(hands) if self._hands else ""

    def _of_hands(self, hands: Sequence[CardSet]) -> str:
        rules = self.rules
        if not any(_may_win(hand.bits) for hand in hands):
            return ""
        found = [set(_hand_yaku(rules, hand.bits)) for hand in hands]
        for option, what in _HAND_YAKU.items():
            if getattr(rules, option) == "redeal" and any(option in one for one in found):
                return f"A hand held {what}, so the cards were dealt again."
        if rules.both_hand_yaku == "nobody" and sum(map(bool, found)) > 1:
            return "Two hands held four of a month or four pairs, so the cards were dealt again."
        return ""


_HAND_YAKU = {"hand_quad": "four of a month", "hand_four_pairs": "four pairs"}


def _may_win(hand: int) -> bool:
    return full_months(hand) > 0 or four_pairs(hand)


def _hand_yaku(rules: Rules, hand: int) -> Iterator[str]:
    """The options by which this hand counts (spec 3.5, 11.1)."""
    if rules.hand_quad not in ("off", "lay_down") and full_months(hand):
        yield "hand_quad"
    if rules.hand_four_pairs != "off" and four_pairs(hand, quad_counts=rules.quad_as_pairs):
        yield "hand_four_pairs"


def hand_award(rules: Rules, hand: int) -> tuple[Award, ...]:
    """What a hand wins at once, the most valuable first; more than one only where both count."""
    found = [Award(getattr(rules, option), f"{_HAND_YAKU[option]} in the hand", option)
             for option in _hand_yaku(rules, hand) if type(getattr(rules, option)) is int]
    found.sort(key=lambda one: -one.points)
    return tuple(found if rules.hand_yaku_add else found[:1])


def hand_winner(rules: Rules, hands: tuple[int, ...]) -> int | None:
    """The seat of the one player whose hand wins at once, None if there is none (spec 3.5)."""
    holders = [seat for seat, hand in enumerate(hands) if _may_win(hand) and hand_award(rules, hand)]
    return holders[0] if len(holders) == 1 else None


def shown_by(rules: Rules, hand: int) -> int:
    """The cards (bits) that a hand is shown for: the quads, or all of it for four pairs."""
    options = {one.option for one in hand_award(rules, hand)}
    return hand if "hand_four_pairs" in options else full_months(hand)
