"""Who deals first, where it is not simply drawn: by the earliest month, or by a birthday (spec 5.2, 7.2)."""
import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ..cards import CARDS, MONTHS, Card
from ..errors import RulesError, shown
from ..rules import Rules
from ..words import listed


class Opening(NamedTuple):
    """How the first dealer was found.

    dealer: seat. draws: the cards in the order in which they were turned, each with the seat of who drew it,
    None for one that is turned for all. birthdays: the months (1 to 12) that decided, () where the cards did.
    seats: who of those that drew, counted as they sat before, sits on each seat now; with three players they
    sit down in the order of their cards, counter-clockwise from the dealer.
    """

    dealer: int
    draws: tuple[tuple[int | None, Card], ...]
    birthdays: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()

    def text(self, names: Sequence[str] = ("Player 1", "Player 2", "Player 3")) -> str:
        """It in one sentence, with these players' names in seat order."""
        who = names[self.dealer]
        deals = "deal" if who == "You" else "deals"
        if self.birthdays:
            month = MONTHS[self.draws[-1][1].month - 1]
            return f"The card of {month} is turned; {who} {deals} first, with the birthday nearest to it."
        drawn = [f"{names[seat]} {card.name}" for seat, card in self.draws if seat is not None]
        return f"Drawn: {listed(drawn)}. {who} {deals} first, by the earliest month."


def opening(rules: Rules, seed: int | str, birthdays: Sequence[int] = ()) -> Opening | None:
    """Who deals first under these rules, from the seed of a round; None where nobody draws or turns a card.

    birthdays: a month for each player, or () where they are not known: then the seed alone decides, as it
    does where all players are equally near to every card.
    """
    how = rules.first_dealer
    if how == "earliest_month":
        draw = random.Random(seed).random
        draw()  # the first number says who deals where nothing else does
        return by_month(rules, draw)
    if how == "birthday" and birthdays:
        return _by_birthday(rules, random.Random(f"first dealer: {seed}").random, tuple(birthdays))
    return None


def read_birthdays(rules: Rules, birthdays: Any) -> tuple[int, ...]:
    """The birthdays as given. Raises RulesError for what is not a month for each player, or nothing."""
    if birthdays is None:
        return ()
    months = tuple(birthdays) if isinstance(birthdays, Sequence) else ()
    if len(months) != rules.players or not all(type(month) is int and 1 <= month <= 12 for month in months):
        raise RulesError(f"birthdays is a list with a month from 1 to 12 for each of {rules.players} "
                         f"players, not {shown(birthdays)}.")
    return months


def by_month(rules: Rules, draw: Callable[[], float]) -> Opening:
    """The earliest month deals, of one month the card of more points; who is equal draws again (spec 7.2)."""
    draws: list[tuple[int, Card]] = []
    order = _ranked(draw, list(range(rules.players)), draws)
    # Seat 0 stays with who sat there; the others sit down in their order from there on.
    start = order.index(0)
    seats = tuple(order[start:] + order[:start])
    return Opening(seats.index(order[0]), tuple((seats.index(one), card) for one, card in draws), (), seats)


def _ranked(draw: Callable[[], float], players: list[int], draws: list[tuple[int, Card]]) -> list[int]:
    """These players by the cards that they draw, those with equal ones by those that they draw then."""
    if len(players) < 2:
        return players
    deck = list(_RANKED)
    ranks: dict[int, list[int]] = {}
    for player in players:
        card, rank = deck.pop(int(draw() * len(deck)))
        draws.append((player, card))
        ranks.setdefault(rank, []).append(player)
    return [player for rank in sorted(ranks) for player in _ranked(draw, ranks[rank], draws)]


#: The cards with their ranks: the earliest month first, of one month the card of most points.
_RANKED = tuple((card, 100 * card.month - card.points) for card in CARDS if card.month)


def _by_birthday(rules: Rules, draw: Callable[[], float], birthdays: tuple[int, ...]) -> Opening | None:
    """The birthday nearest to the month of a turned card; if equal, to that of the next card (spec 5.2)."""
    round_the_year = rules.birthday_distance == "circular"
    draws: list[tuple[int | None, Card]] = []
    deck = [card for card in rules.deck if card.month]
    while deck:
        card = deck.pop(int(draw() * len(deck)))
        draws.append((None, card))
        apart = [abs(month - card.month) for month in birthdays]
        near = [min(months, 12 - months) for months in apart] if round_the_year else apart
        if near.count(min(near)) == 1:
            return Opening(near.index(min(near)), tuple(draws), birthdays, tuple(range(rules.players)))
    return None
