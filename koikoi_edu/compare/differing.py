"""In which options and yaku two rule sets differ (spec 10, 12)."""
from typing import NamedTuple

from ..rules import OPTIONS, Provenance, Rules, Yaku
from ..rules import rules as find_rules
from ..rules.clauses import clause, scoring_options, title
from ..rules.yaku import PATTERNS
from ..words import capital, count, listed
from .words import short_names


class Difference(NamedTuple):
    """One option, or one yaku, in which two rule sets differ.

    id: the option, or "yaku.sanko". name: what it is called. values: of the option in each, of a yaku its
    points (0 where it is none). words: each of them in words. provenance: where each comes from. names: the
    rule sets. scores: whether the points of a pile can depend on it.
    """

    id: str
    name: str
    values: tuple[object, object]
    words: tuple[str, str]
    provenance: tuple[Provenance, Provenance]
    names: tuple[str, str]
    scores: bool

    def __str__(self) -> str:
        first, second = (f"in {name} {words}" for name, words in zip(self.names, self.words, strict=True))
        return f"{self.name}: {first}; {second}."

    def __repr__(self) -> str:
        return f"<{self}>"


def differences(one: str | Rules, other: str | Rules) -> tuple[Difference, ...]:
    """The yaku, then the options in which two rule sets differ; those that a score depends on come first.

    Raises UnknownName for a rule set that does not exist.
    """
    pair = find_rules(one), find_rules(other)
    names = short_names(pair)
    both = names[0], names[1]
    return (*_of_yaku(pair, both), *_of_options(pair, both))


def _of_options(pair: tuple[Rules, Rules], names: tuple[str, str]) -> list[Difference]:
    scoring = max((scoring_options(rules.family) for rules in pair), key=len)
    order = [*scoring, *(name for name in OPTIONS if name not in scoring)]
    found = []
    for option in order:
        first, second = (getattr(rules, option) for rules in pair)
        if option == "yaku" or first == second:
            continue
        says = capital(OPTIONS[option].text.partition(":")[0])
        name = title(option, pair[0].family) if option in scoring else says
        found.append(Difference(
            option, name, (first, second),
            (clause(option, first, pair[0].family), clause(option, second, pair[1].family)),
            (pair[0].provenance(option), pair[1].provenance(option)), names, option in scoring))
    return found


def _of_yaku(pair: tuple[Rules, Rules], names: tuple[str, str]) -> list[Difference]:
    tables = [{one.id: one for one in rules.yaku} for rules in pair]
    groups = [_groups(rules) for rules in pair]
    found = []
    for id in dict.fromkeys([*PATTERNS, *tables[0], *tables[1]]):
        first, second = (yaku_words(table.get(id), group)
                         for table, group in zip(tables, groups, strict=True))
        if first != second:
            values = tuple(table[id].points if id in table else 0 for table in tables)
            sources = tuple(rules.provenance(f"yaku.{id}") if id in table else rules.provenance("yaku")
                            for rules, table in zip(pair, tables, strict=True))
            name = PATTERNS[id].name if id in PATTERNS else next(t[id].name for t in tables if id in t)
            found.append(Difference(f"yaku.{id}", name, (values[0], values[1]), (first, second),
                                    (sources[0], sources[1]), names, True))
    return found


def _groups(rules: Rules) -> dict[str, list[Yaku]]:
    """The groups of which only one yaku counts; that of the brights has an option of its own."""
    found: dict[str, list[Yaku]] = {}
    for one in rules.yaku:
        if one.group and one.group != "brights":
            found.setdefault(one.group, []).append(one)
    return found


def yaku_words(yaku: Yaku | None, groups: dict[str, list[Yaku]]) -> str:
    """What a yaku is worth in words: "5 points and 1 for each further animal, in place of Tane"."""
    if yaku is None:
        return "no such yaku"
    said = count(yaku.points, "point")
    if yaku.step:
        said += f" and {yaku.step} for each further {yaku.kind or 'card'}"
    if yaku.after_call:
        said += f", {yaku.after_call} after a koi-koi of one's own"
    if yaku.bonus:
        said += ", only beside another"
    group = groups.get(yaku.group, [])
    if len(group) > 1:
        lower = [PATTERNS[one.id].name for one in group[group.index(yaku) + 1:]]
        if lower:
            said += f", in place of {listed(lower)}"
    return said
