"""What a score depends on besides the pile (spec 3.8, 4.11, 4.14, 6.8, 11.1)."""
from collections.abc import Iterable
from typing import NamedTuple, TypedDict

from ..cards import Cards, CardSet
from ..errors import CardError, RulesError, shown


class Situation(NamedTuple):
    """What a score depends on besides the pile.

    opponent_koikoi, own_koikoi: calls of koi-koi, or go, in this round, of all others and of the player.
    field_brights: brights on the table at the deal. month: of the round (1 to 12), None where it does not
    matter. rain, fog: whether a willow, a paulownia lies on the table (spec 11.1). loser_total: the sum of a
    loser's yaku that goes to the winner (spec 3.13).

    losers: the piles of the losing players in the order of turns after the winner, None where nothing that
    depends on them counts (spec 4.11). first_caller: the place in `losers` of the one who was the first of
    them to say go, None if none of them did. shakes, bombs: triples that the winner has shown, and played at
    once. drawn_rounds: rounds without a winner just before this one (spec 4.14).
    """

    opponent_koikoi: int = 0
    own_koikoi: int = 0
    field_brights: int = 0
    month: int | None = None
    rain: bool = False
    fog: bool = False
    loser_total: int = 0
    losers: tuple[CardSet, ...] | None = None
    first_caller: int | None = None
    shakes: int = 0
    bombs: int = 0
    drawn_rounds: int = 0


PLAIN = Situation()
#: Zero and nothing that only equals it, as False does.
_ZERO = 0


class Given(TypedDict, total=False):
    """What `score` can be told besides the pile; see there."""

    opponent_koikoi: int
    own_koikoi: int
    field_brights: int
    month: int | None
    rain: bool
    fog: bool
    loser_total: int
    losers: Iterable[Cards] | None
    first_caller: int | None
    shakes: int
    bombs: int
    drawn_rounds: int


def situation_of(opponent_koikoi: int = 0, own_koikoi: int = 0, field_brights: int = 0,
                 month: int | None = None, rain: bool = False, fog: bool = False, loser_total: int = 0,
                 losers: Iterable[Cards] | None = None, first_caller: int | None = None, shakes: int = 0,
                 bombs: int = 0, drawn_rounds: int = 0) -> Situation:
    """A checked situation. losers: one or two piles, each as a CardSet takes it.

    Raises RulesError for a count that is no whole number from 0 to 48, a month that is none from 1 to 12, a
    total of a loser that is none from 0, and a first caller who is no loser; UnknownName or CardError for
    piles that can't be.
    """
    if (month is None and losers is None and first_caller is None and rain is fog is False
            and loser_total is shakes is bombs is drawn_rounds is _ZERO):
        if type(opponent_koikoi) is type(own_koikoi) is type(field_brights) is int:
            known = _SITUATIONS.get((opponent_koikoi, own_koikoi, field_brights))
            if known is not None:
                return known
    elif month is not None and (type(month) is not int or not 1 <= month <= 12):
        raise RulesError(f"A month is a number from 1 to 12, not {shown(month)}.")
    piles = _piles(losers)
    situation = Situation(opponent_koikoi, own_koikoi, field_brights, month, rain, fog, loser_total,
                          piles, first_caller, shakes, bombs, drawn_rounds)
    for name in ("opponent_koikoi", "own_koikoi", "field_brights", "shakes", "bombs", "drawn_rounds"):
        number = getattr(situation, name)
        if type(number) is not int or not 0 <= number <= 48:
            raise RulesError(f"{name} is a whole number from 0 to 48, not {shown(number)}.")
    for name in ("rain", "fog"):
        if type(getattr(situation, name)) is not bool:
            raise RulesError(f"{name} is True or False, not {shown(getattr(situation, name))}.")
    if type(loser_total) is not int or not 0 <= loser_total < 10**9:
        raise RulesError(f"loser_total is a whole number from 0, not {shown(loser_total)}.")
    if first_caller is not None and (type(first_caller) is not int or not 0 <= first_caller <= 1 or (
            piles is not None and first_caller >= len(piles))):
        raise RulesError(f"first_caller is None or the place of a loser in `losers`, 0 or 1, not "
                         f"{shown(first_caller)}.")
    if situation == situation[:3] + PLAIN[3:]:
        _SITUATIONS[situation[:3]] = situation
    return situation


_SITUATIONS: dict[tuple[int, int, int], Situation] = {}


def _piles(losers: Iterable[Cards] | None) -> tuple[CardSet, ...] | None:
    if losers is None:
        return None
    if isinstance(losers, str | CardSet):
        raise CardError("losers is a list with the pile of each loser, even if there is one loser only.")
    try:
        given = tuple(losers)
    except TypeError:
        raise CardError(f"losers is a list with the pile of each loser, not {shown(losers)}.") from None
    if len(given) not in (1, 2):
        raise CardError(f"There are one or two losers, not {len(given)}.")
    piles = tuple(map(CardSet, given))
    for card in piles[0] & piles[-1] if len(piles) == 2 else ():
        raise CardError(f"The card {card.id!r} lies in the piles of both losers; each card exists once.")
    return piles
