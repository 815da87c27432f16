"""One pile and one situation under several rule sets, side by side: what differs, and why.

Every row stands for one yaku or one step and has a cell for each rule set. What a cell says comes from the
score of that rule set (`Held`, `LeftOut`, `Step`) and from its options; no rule set is known here by name.
"""
from collections.abc import Iterable, Sequence
from typing import NamedTuple, Unpack

from ..cards import MONTHS, Card, Cards, CardSet, Kind
from ..errors import RulesError
from ..rules import DEFAULT, Rules, Yaku, of_family
from ..rules import rules as find_rules
from ..rules.clauses import clause
from ..rules.yaku import BRIDGE, PATTERNS, SAKE, VIEWING
from ..scoring import Given, Score, Situation, for_losers, scorer, situation_of
from ..words import count, listed
from .chain import due_rows, step_rows
from .reasons import reason
from .rows import Cell, Row
from .words import short_names


class Comparison(NamedTuple):
    """A pile in a situation under several rule sets.

    names: short names of the rule sets, all different. scores: one for each. rows: the yaku in the order of
    the tables, "sum", the steps, "total".
    """

    pile: CardSet
    situation: Situation
    names: tuple[str, ...]
    scores: tuple[Score, ...]
    rows: tuple[Row, ...]

    @property
    def rules(self) -> tuple[Rules, ...]:
        """The rule sets, in order."""
        return tuple(one.rules for one in self.scores)

    @property
    def totals(self) -> tuple[int, ...]:
        """Points under each rule set."""
        return tuple(one.total for one in self.scores)

    @property
    def spread(self) -> int:
        """Points between the lowest and the highest total."""
        return max(self.totals) - min(self.totals)

    @property
    def differing(self) -> tuple[Row, ...]:
        """The rows in which the rule sets differ."""
        return tuple(row for row in self.rows if row.differs)

    @property
    def reasons(self) -> tuple[str, ...]:
        """A sentence for each yaku and each step in which the rule sets differ, one for all with the same."""
        taken = {row.name for row in self.rows}
        same: dict[str, list[str]] = {}
        for row in self.rows:
            if row.reason:
                same.setdefault(row.reason, []).append(row.name)
        return tuple(f"{name}: {reason}." for reason, rows in same.items()
                     for name in (rows if len(rows) > 1 and listed(rows) in taken else [listed(rows)]))

    @property
    def unsure(self) -> tuple[str, ...]:
        """What counts here without its source saying so, a sentence for each rule set and reason."""
        found: dict[tuple[int, str], list[str]] = {}
        for row in self.rows:
            for place, cell in enumerate(row.cells):
                if row.differs and cell.provenance is not None and not cell.is_sure:
                    found.setdefault((place, cell.provenance.words), []).append(row.name)
        return tuple(f"{listed(what)} in {self.names[place]}: {words}."
                     for (place, words), what in sorted(found.items(), key=lambda one: one[0][0]))

    @property
    def verdict(self) -> str:
        """The totals in one sentence, the highest first."""
        points = count(self.totals[0], "point")
        if len(set(self.totals)) == 1:
            many = len(self.names)
            who = {1: f"In {self.names[0]}", 2: "Both agree"}.get(many, f"All {many} agree")
            return f"{who}: {points}."
        parts: dict[int, list[str]] = {}
        for total, name in sorted(zip(self.totals, self.names, strict=True), key=lambda one: -one[0]):
            parts.setdefault(total, []).append(name)
        return f"{'; '.join(f'{total} in {_all_of(names)}' for total, names in parts.items())}."

    def __str__(self) -> str:
        """The table as text, then the reasons."""
        lines = [("", *self.names)] + [(("≠ " if row.differs else "  ") + row.name,
                                        *(cell.text for cell in row.cells)) for row in self.rows]
        widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
        table = ["  ".join([line[0].ljust(widths[0]), *(text.rjust(width) for text, width
                                                        in zip(line[1:], widths[1:], strict=True))])
                 for line in lines]
        return "\n".join([*table, self.verdict, *self.reasons, *self.unsure])

    def __repr__(self) -> str:
        return f"<{len(self.pile)} cards: {self.verdict}>"

    def _repr_html_(self) -> str:
        from .html import comparison_html
        return comparison_html(self)


def compare(pile: Cards, rules: str | Rules | Iterable[str | Rules] | None = None,
            **situation: Unpack[Given]) -> Comparison:
    """What a pile scores under each of several rule sets, row by row, and why they differ.

    rules: rule sets or their ids, all of Koi-Koi unless said; variants stand beside their own rule set.
    The other keywords are those of `score`. Raises as `score` does, and RulesError where there is no rule
    set, or the same one twice.
    """
    named = of_family(DEFAULT.family) if rules is None else rules
    given, cards = situation_of(**situation), CardSet(pile)
    books = tuple(find_rules(one) for one in ([named] if isinstance(named, str | Rules) else named))
    if given.losers is not None:
        books = tuple(for_losers(one, len(given.losers)) for one in books)
    if not books:
        raise RulesError("Name at least one rule set to compare.")
    for place, one in enumerate(books):
        if one in books[:place]:
            raise RulesError(f"{one.name} is named twice; each rule set stands in one column.")
    return compared(tuple(scorer(one).score(cards, given) for one in books))


def compared(scores: tuple[Score, ...]) -> Comparison:
    """Scores of the same pile in the same situation, side by side."""
    columns = short_names(tuple(one.rules for one in scores))
    rows = (*_yaku_rows(scores, columns), _sum_row(scores), *due_rows(scores), *step_rows(scores),
            _total_row(scores))
    return Comparison(scores[0].pile, scores[0].situation, columns, scores,
                      tuple(row._replace(reason=reason(row, columns, scores)) for row in rows))


# ── rows

def _yaku_rows(scores: Sequence[Score], columns: tuple[str, ...]) -> list[Row]:
    held = {one.id for sheet in scores for one in sheet.yaku}
    tables = [sheet.rules.table(sheet.situation.month) for sheet in scores]
    order = dict.fromkeys([*PATTERNS, *(yaku.id for table in tables for yaku in table)])
    rows = []
    for id in order:
        if id in held:
            named = [{yaku.id: yaku for yaku in table}.get(id) for table in tables]
            known = PATTERNS.get(id) or next(yaku for yaku in named if yaku)
            counted = CardSet()
            for sheet in scores:
                counted |= next((one.cards for one in sheet.yaku if one.id == id), CardSet())
            cells = [_yaku_cell(sheet, id, yaku, counted, scores)
                     for sheet, yaku in zip(scores, named, strict=True)]
            own = tuple(yaku.name if yaku and yaku.name != known.name else "" for yaku in named)
            name = f"{known.name}, the yaku" if known.name in columns else known.name
            rows.append(Row(f"yaku.{id}", name, tuple(cells), own))
    return rows


def _yaku_cell(sheet: Score, id: str, yaku: Yaku | None, counted: CardSet, scores: Sequence[Score]) -> Cell:
    """One yaku under one rule set. counted: every card that counts for it under any of them."""
    rules = sheet.rules
    if yaku is None:
        option = _missing_by(rules, id)
        return Cell("–", None, "absent", "", option, rules.provenance(option))
    for held in sheet.yaku:
        if held.id == id:
            why = _made_up(sheet, yaku, held.points)
            if not why and yaku.step:
                why = _uncounted(sheet, yaku, counted, scores)
            return Cell(str(held.points), held.points, "counts", why, "yaku", held.provenance)
    for one in sheet.left_out:
        if one.yaku.id == id:
            return Cell("–", None, "left_out", one.why, one.option, one.provenance)
    have = len(_counting(sheet, yaku))
    why = f"{have} of the {yaku.needs} cards that it needs"
    because = _uncounted(sheet, yaku, counted, scores)
    option = _role_option(sheet, counted, scores)
    return Cell("–", None, "short", f"{why}, for {because}" if because else why, option,
                rules.provenance(option) if option != "yaku" else None)


def _missing_by(rules: Rules, id: str) -> str:
    """The option by which a rule set has no such yaku."""
    if id in VIEWING and rules.viewing == "off":
        return "viewing"
    return {"godori": "godori", "tsukifuda": "month_yaku"}.get(id, "yaku")


def _made_up(sheet: Score, yaku: Yaku, points: int) -> str:
    """How the points come about, where they are not just those of the table."""
    usual = next((one.points for one in sheet.rules.yaku if one.id == yaku.id), yaku.points)
    if yaku.points > usual and sheet.situation.month:
        return f"{usual}, doubled in {MONTHS[sheet.situation.month - 1]}"
    if yaku.after_call and sheet.situation.own_koikoi:
        return f"{yaku.after_call} once you have called koi-koi, {yaku.points} before"
    further = (points - yaku.points) // yaku.step if yaku.step and points > yaku.points else 0
    return f"{yaku.points} and {yaku.step} for each of {further} further cards" if further > 1 else \
        f"{yaku.points} and {yaku.step} for a further card" if further else ""


def _counting(sheet: Score, yaku: Yaku) -> CardSet:
    """The cards of the pile that count for a yaku here."""
    other = {Kind.ANIMAL: Kind.CHAFF, Kind.CHAFF: Kind.ANIMAL}.get(yaku.kind) if yaku.kind else None
    return (sheet.pile & yaku.cards) - [card for card, role in sheet.roles.items() if role is other]


def _role_option(sheet: Score, counted: CardSet, scores: Sequence[Score]) -> str:
    """The option that keeps a card with two roles from counting here; "yaku" where there is none."""
    options = ([] if SAKE.isdisjoint(counted) else ["sake_role"]) + ["wild_card"]
    for option in options:
        values = {getattr(one.rules, option) for one in scores}
        if len(values) > 1 or (option == "wild_card" and sheet.roles):
            return option
    return "yaku"


def _uncounted(sheet: Score, yaku: Yaku, counted: CardSet, scores: Sequence[Score]) -> str:
    """Which card with two roles does not count for this yaku here though it does elsewhere, and why."""
    lost = (counted & (SAKE | BRIDGE)) - _counting(sheet, yaku)
    for card in lost:
        if card in sheet.roles:
            as_what = "an animal" if sheet.roles[card] is Kind.ANIMAL else "chaff"
            return f"{_the(card)} counts as {as_what} here"
    if not lost or lost & yaku.cards or yaku.kind is None:
        return ""
    if lost == SAKE and _role_option(sheet, lost, scores) == "sake_role":
        return clause("sake_role", sheet.rules.sake_role)
    return f"{listed(map(_the, lost))} {'is' if len(lost) == 1 else 'are'} no {yaku.kind} here"


def _the(card: Card) -> str:
    return "the sake cup" if card in SAKE else f"the {card.name}"


def _sum_row(scores: Sequence[Score]) -> Row:
    return Row("sum", "Sum of the yaku", tuple(Cell(str(one.base), one.base) for one in scores))


def _total_row(scores: Sequence[Score]) -> Row:
    return Row("total", "Points", tuple(Cell(str(one.total), one.total) for one in scores))


def _all_of(names: Sequence[str]) -> str:
    """Names in a list, the last of many counted."""
    return listed(names) if len(names) <= 5 else f"{', '.join(names[:3])} and {len(names) - 3} more"
