"""Chaff that a player gets of each opponent for some captures (spec 4.14)."""
from ...cards import CHAFF, JOKER_CHAFF, Card, CardSet
from ...rules import Rules
from ..events import Happening
from ..standing import begin_turn
from ..state import Draft, put


def worth(rules: Rules, card: Card) -> int:
    """How much chaff a card is that has to be given, 0 if it is none.

    The sake cup is an animal then: its owner says what it is (spec 4.9).
    """
    if card in CHAFF:
        return 2 if card in rules.double_chaff else 1
    return JOKER_CHAFF.get(card, 0)


def given(rules: Rules, pile: int) -> Card | None:
    """The chaff of a pile (bits) that its owner gives away, None if there is none.

    A single one, where there is none the smallest of the others; of equal ones the last of the year.
    """
    chaff = [card for card in CardSet.from_bits(pile) if worth(rules, card)]
    return min(chaff, key=lambda card: (worth(rules, card), -card.index), default=None)


def steal(new: Draft, player: int, cause: Happening, times: int = 1) -> None:
    """Each opponent gives the player a chaff, in the order of play, or as many as `times` says."""
    if not new.rules.steal_chaff:
        return
    players = new.rules.players
    for giver in [(player + step) % players for step in range(1, players)]:
        for number in range(times):
            card = given(new.rules, new._piles[giver])
            if card is not None:
                new._piles = put(new._piles, giver, new._piles[giver] ^ card.bit)
                new._piles = put(new._piles, player, new._piles[player] | card.bit)
                begin_turn(new, giver)
            elif number:
                break
            new._records += ((Happening.STOLEN, player, card.index if card else -1, 0, cause, giver, 0),)
