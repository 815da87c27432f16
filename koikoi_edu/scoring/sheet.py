"""What a pile scores, as values: the yaku, the steps from their sum to the points, and why."""
from dataclasses import replace
from typing import NamedTuple

from ..cards import Card, CardSet, Kind
from ..rules import Provenance, Rules, Yaku
from ..words import count, listed, names
from .situation import Situation


class Held(NamedTuple):
    """A yaku that a pile holds: its points there, the cards that make it, and where its value comes from."""

    yaku: Yaku
    points: int
    cards: CardSet
    provenance: Provenance | None = None

    @property
    def id(self) -> str:
        return self.yaku.id

    @property
    def name(self) -> str:
        return self.yaku.name

    def __repr__(self) -> str:
        return f"{self.name} {self.points}"


class Step(NamedTuple):
    """One step of a score.

    value: points after it. factor: what it multiplies by, added: what it adds; both None for the sum that
    starts a score, and for what two losers pay together. why: why it does so, in words. option: the option
    of the rule set that decides it, "" for the sum, and provenance: where that comes from. held: the yaku
    that the sum adds up. loser: the place among the losers of the one whose pile decides it, None where none
    does or all do; decides: the cards in a pile that decide it.
    """

    value: int
    factor: int | None
    why: str = ""
    option: str = ""
    held: tuple[Held, ...] = ()
    added: int | None = None
    provenance: Provenance | None = None
    loser: int | None = None
    decides: CardSet = CardSet()

    @property
    def reason(self) -> str:
        """The step in words: "Sankō 5 + Tsukimi-zake 5", "15 is 7 or more"."""
        return self.why or " + ".join(map(repr, self.held)) or "no yaku"

    @property
    def cards(self) -> CardSet:
        """The cards that the step counts, none for one that multiplies or adds points."""
        bits = 0
        for one in self.held:
            bits |= one.cards.bits
        return CardSet.from_bits(bits)

    def __repr__(self) -> str:
        if self.added is not None:
            return f"+{self.added} → {self.value}"
        return str(self.value) if self.factor is None else f"×{self.factor} → {self.value}"

    def __str__(self) -> str:
        return f"{self!r} ({self.reason})"


class LeftOut(NamedTuple):
    """A yaku whose cards are there and which does not count: its points alone, why, and the option."""

    yaku: Yaku
    points: int
    cards: CardSet
    why: str
    option: str
    provenance: Provenance

    def __repr__(self) -> str:
        return f"{self.yaku.name} {self.points}: {self.why}"


def loser_in_words(place: int, number: int) -> str:
    """What the winner calls a loser, by his place among so many: "the opponent", "the next player"."""
    return "the opponent" if number == 1 else ("the next player", "the player after that")[place]


class Due(NamedTuple):
    """What the winner of Go-Stop would get by one loser alone, or gets from him where each loser pays.

    loser: his place among the losers. value: points. steps: those after the sum of the yaku.
    """

    loser: int
    value: int
    steps: tuple[Step, ...]

    def __repr__(self) -> str:
        return f"{self.value} by loser {self.loser}: {', '.join(map(str, self.steps))}"


class Score(NamedTuple):
    """What a pile scores, and why.

    rules, pile, situation: what was scored. yaku: those that count, each with points and cards, in the order
    of the table. base: their sum. total: points scored. steps: from base to total, each with its reason.
    dues: in Go-Stop, for each loser whose pile is known, what he brings (spec 4.11).
    """

    rules: Rules
    pile: CardSet
    situation: Situation
    yaku: tuple[Held, ...]
    base: int
    total: int
    steps: tuple[Step, ...]
    dues: tuple[Due, ...] = ()

    @property
    def payments(self) -> tuple[int, ...]:
        """What each loser pays, in their order; () where nothing is paid or no loser is known (4.14, 5.11).

        Losers pay where the rules are zero-sum, and where each of two pays what is due from him. The winner
        gets all that is paid.
        """
        rules, number = self.rules, len(self.situation.losers or ())
        each = rules.three_player == "sum" and len(self.dues) == 2
        if not number or not (rules.zero_sum or each):
            return ()
        if each:
            return tuple(due.value for due in self.dues)
        caller = self.situation.first_caller
        if rules.go_bak and number == 2 and caller is not None:
            return tuple(2 * self.total if place == caller else 0 for place in range(2))
        return (self.total,) * number

    @property
    def cards(self) -> CardSet:
        """Every card that makes a yaku."""
        return self.steps[0].cards

    @property
    def replaced(self) -> tuple[Held, ...]:
        """The yaku whose cards are there but which a higher one of their group replaces."""
        groups = {held.yaku.group for held in self.yaku} - {""}
        return tuple(Held(one.yaku, one.points, one.cards, self.rules.provenance(f"yaku.{one.yaku.id}"))
                     for one in self.left_out if one.yaku.group in groups)

    @property
    def left_out(self) -> tuple[LeftOut, ...]:
        """Every yaku whose cards are there but which does not count, with the reason, in table order."""
        counted = {held.id for held in self.yaku}
        found = []
        for yaku in self.rules.table(self.situation.month):
            bare = replace(yaku, without=CardSet()) if yaku.without else yaku
            points = bare.worth(self.pile) if yaku.id not in counted else 0
            if points:
                why, option = self._why_not(yaku)
                found.append(LeftOut(yaku, points, self.pile & yaku.cards, why, option,
                                     self.rules.provenance(option)))
        return tuple(found)

    @property
    def roles(self) -> dict[Card, Kind]:
        """What each card counts as that may be an animal or chaff, but not both (spec 3.9, 5.7)."""
        from .scorer import scorer
        return scorer(self.rules).roles(self.pile, self.situation)

    def _why_not(self, yaku: Yaku) -> tuple[str, str]:
        """Why a yaku does not count though its cards are there, and the option that has it so."""
        spoilt = yaku.without & self.pile
        if spoilt:
            return f"the pile holds {names(spoilt)}, which spoils it", "viewing_rain"
        from .tables import spoilt_by_table
        if spoilt_by_table(self.rules, yaku, self.situation):
            flower = "willow" if yaku.id == "hanami" else "paulownia"
            return f"a {flower} lies on the table, which spoils it", "viewing_rain"
        higher = [held.name for held in self.yaku if yaku.group and held.yaku.group == yaku.group]
        if higher:
            option = "bright_mode" if yaku.group == "brights" else "yaku"
            return f"{listed(higher)} replaces it", option
        if yaku.bonus and all(held.yaku.bonus for held in self.yaku):
            return "it counts only beside another yaku", "viewing"
        if self.rules.best_yaku_only:
            return "only the best yaku counts", "best_yaku_only"
        for card, role in self.roles.items():
            if yaku.kind is not role and card in yaku.cards:
                option = "wild_card" if card.name == self.rules.wild_card else "sake_role"
                return f"{card.name} counts as {'an animal' if role is Kind.ANIMAL else 'chaff'} here", option
        raise AssertionError(f"{yaku!r} should count")

    @property
    def paid(self) -> tuple[str, ...]:
        """What each loser pays, in words: "the opponent pays 22"."""
        return tuple(f"{loser_in_words(place, len(self.payments))} pays {points}"
                     for place, points in enumerate(self.payments))

    def __str__(self) -> str:
        paid = f"; {listed(self.paid)}" if self.paid and self.steps[-1].option != "three_player" else ""
        return f"{count(self.total, 'point')}: {', '.join(map(str, self.steps))}{paid}"

    def __repr__(self) -> str:
        return f"<{self}>"

    def _repr_html_(self) -> str:
        from ..show import score_html
        return score_html(self)
