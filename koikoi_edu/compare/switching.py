"""The options of a rule set as switches: what each could be instead, and what that does to a pile."""
from functools import lru_cache
from typing import Any, NamedTuple, Unpack

from ..cards import Cards, CardSet
from ..errors import RulesError, UnknownName, nearest, shown
from ..rules import OPTIONS, Provenance, Rules, of_family
from ..rules import rules as find_rules
from ..rules.clauses import clause, scoring_options, title
from ..rules.yaku import PATTERNS
from ..scoring import Given, Score, Situation, for_losers, scorer, situation_of
from ..words import count, listed
from .rows import Row
from .sheet import Comparison, compared
from .words import short_name

#: Cards that count as two chaff in some games (spec 1).
_DOUBLE = (CardSet(), CardSet("lightning paulownia-red"), CardSet("sake lightning paulownia-red"))


class Alternative(NamedTuple):
    """One value that a switch can stand at: in words, and the rules then (the same for its own)."""

    value: Any
    words: str
    rules: Rules


class Switch(NamedTuple):
    """One option of a rule set that a score can depend on.

    id: the option, "yaku.sanko" for what one yaku is worth, "together.ribbons" for whether only one of a
    group counts. name: what it is called. text: what it decides. now: its alternative that holds. others:
    the rest. provenance: where the value that holds comes from.
    """

    id: str
    name: str
    text: str
    now: Alternative
    others: tuple[Alternative, ...]
    provenance: Provenance

    def __str__(self) -> str:
        source = "" if self.provenance.kind == "unused" else f" ({self.provenance.words})"
        others = "; or ".join(one.words for one in self.others)
        return f"{self.name}: {self.now.words}{source}; or {others}."

    def __repr__(self) -> str:
        return f"<{self.id}: {self.now.words}>"


class Turn(NamedTuple):
    """What it does to a pile to turn a switch: the alternative, and the scores before and after."""

    switch: Switch
    to: Alternative
    before: Score
    after: Score

    @property
    def points(self) -> int:
        """By how much the total rises; below 0 where it falls."""
        return self.after.total - self.before.total

    @property
    def matters(self) -> bool:
        """Whether a yaku or a step of the score changes."""
        return _told(self.before) != _told(self.after)

    @property
    def comparison(self) -> Comparison:
        """Both scores, side by side."""
        return compared((self.before, self.after))

    @property
    def changed(self) -> tuple[Row, ...]:
        """The yaku, the steps and the sums that change."""
        return self.comparison.differing

    def __str__(self) -> str:
        rules = self.switch.now.rules
        where = f"{short_name(rules.preset or rules)} where {self.to.words}"
        total = count(self.after.total, "point")
        if not self.matters:
            return f"{where}, nothing changes: {total}."
        steps = [f"{row.name} {row.cells[0].text} → {row.cells[1].text}" for row in self.changed
                 if row.id != "total"]
        what = f"{total} instead of {self.before.total}" if self.points else f"still {total}"
        return f"{where}: {what}; {', '.join(steps)}."

    def __repr__(self) -> str:
        return f"<{self}>"


def _told(score: Score) -> tuple[object, ...]:
    """The yaku and the steps of a score, without where they come from."""
    return (*((held.id, held.points) for held in score.yaku),
            *((step.option, step.factor, step.added) for step in score.steps))


@lru_cache(maxsize=64)
def _switches(rules: Rules) -> tuple[Switch, ...]:
    found = [_option_switch(rules, option) for option in scoring_options(rules.family) if option != "yaku"]
    ids = dict.fromkeys([*(one.id for one in rules.yaku), *PATTERNS])
    return (*found, *(one for id in ids if (one := _yaku_switch(rules, id))), *_group_switches(rules))


def switches(rules: str | Rules) -> tuple[Switch, ...]:
    """Every option of a rule set that a score can depend on, as a switch with its other values.

    Words and numbers that any rule set of the same game has are offered for what takes numbers. Raises
    UnknownName for a rule set that does not exist.
    """
    return _switches(find_rules(rules))


def turn(pile: Cards, rules: str | Rules, switch: str, value: Any, **situation: Unpack[Given]) -> Turn:
    """What another value of one option does to the score of a pile: `turn(pile, "vanikar", "seven_doubles",
    False)`.

    switch: the id of a switch, such as an option of the rule set or "yaku.sanko". value: of the option; of a
    yaku its points, or a dict as the option `yaku` takes it. Raises UnknownName for a switch that does not
    exist, RulesError for a value that it does not take, and as `score` does.
    """
    given, cards = situation_of(**situation), CardSet(pile)
    book = rules_for(rules, given)
    one = find_switch(book, switch)
    return _turn(cards, one, _alternative(book, one, value), given)


def turns(pile: Cards, rules: str | Rules, **situation: Unpack[Given]) -> tuple[Turn, ...]:
    """The whole switchboard: each other value of each switch, and what it does to the score of a pile.

    What changes the total most comes first. Raises as `score` does.
    """
    given, cards = situation_of(**situation), CardSet(pile)
    board = [_turn(cards, one, other, given) for one in switches(rules_for(rules, given))
             for other in one.others]
    return tuple(sorted(board, key=lambda one: (-abs(one.points), not one.matters)))


def rules_for(rules: str | Rules, given: Situation) -> Rules:
    """The rules with one player more than the situation has losers: with three, some options are others."""
    book = find_rules(rules)
    return for_losers(book, len(given.losers)) if given.losers else book


def find_switch(rules: Rules, id: str) -> Switch:
    """The switch of this id. Raises UnknownName, with the nearest that does exist."""
    board = {one.id: one for one in switches(rules)}
    if not isinstance(id, str) or id not in board:
        also = " No score depends on that option." if isinstance(id, str) and id in OPTIONS else ""
        raise UnknownName(f"There is no switch {shown(id)}.{also or nearest(id, board)}")
    return board[id]


def _turn(pile: CardSet, switch: Switch, to: Alternative, given: Situation) -> Turn:
    before, after = (scorer(rules).score(pile, given) for rules in (switch.now.rules, to.rules))
    return Turn(switch, to, before, after)


def _alternative(rules: Rules, switch: Switch, value: Any) -> Alternative:
    for one in (switch.now, *switch.others):
        if type(one.value) is type(value) and one.value == value:
            return one
    kind, _, id = switch.id.partition(".")
    if kind == "together":
        raise RulesError(f"The switch {switch.id!r} is 'one' or 'all', not {shown(value)}.")
    if kind == "yaku":
        new = rules.variant(yaku={id: value})
        return Alternative(value, _yaku_clause(new, id), new)
    new = rules.variant(**{switch.id: value})
    value = getattr(new, switch.id)
    return Alternative(value, clause(switch.id, value, rules.family), new)


def _option_switch(rules: Rules, option: str) -> Switch:
    says, now, family = OPTIONS[option], getattr(rules, option), rules.family
    if says.many == "cards":
        values: list[Any] = [*_DOUBLE]
    elif says.many == "values":
        values = [now ^ {one} for one in says.values]
    elif says.low is not None:
        numbers = {value for book in of_family(rules.family) if type(value := getattr(book, option)) is int}
        values = [*says.values, *sorted(numbers if numbers - {now} else {*numbers, says.low + 1})]
    else:
        values = list(says.values)
    others = tuple(Alternative(value, clause(option, value, family), rules.variant(**{option: value}))
                   for value in values if value != now)
    here = Alternative(now, clause(option, now, family), rules)
    return Switch(option, title(option, family), says.text, here, others, rules.provenance(option))


def _entry(rules: Rules, id: str) -> tuple[int, int, int]:
    """Points, step and points after a call of a yaku as a rule set lists it; 0 points where it does not."""
    entry = rules.options["yaku"].get(id)
    return (entry["points"], entry["step"], entry["after_call"]) if entry else (0, 0, 0)


def _yaku_clause(rules: Rules, id: str) -> str:
    points, step, after = _entry(rules, id)
    name = PATTERNS[id].name
    if not points:
        return f"{name} is no yaku"
    further = f" and {step} for each further card" if step else ""
    called = f", {after} after your koi-koi" if after else ""
    return f"{name} is worth {count(points, 'point')}{further}{called}"


def _yaku_switch(rules: Rules, id: str) -> Switch | None:
    """What one yaku is worth; none for one that another option decides, or that no game of its kind has."""
    listed_here, counts = id in rules.options["yaku"], id in {one.id for one in rules.yaku}
    if id not in PATTERNS or id == "five-brights" or (listed_here and not counts):
        return None
    if id == "godori" and not rules.godori:
        return None
    now = _entry(rules, id)
    values = sorted({_entry(book, id) for book in of_family(rules.family)} | {(0, 0, 0)}, reverse=True)
    others = []
    for points, step, after in values:
        if (points, step, after) != now:
            change: Any = {"points": points, "step": step, "after_call": after} if points else 0
            new = rules.variant(yaku={id: change})
            others.append(Alternative(change, _yaku_clause(new, id), new))
    if not others:
        return None
    here = {"points": now[0], "step": now[1], "after_call": now[2]} if now[0] else 0
    return Switch(f"yaku.{id}", PATTERNS[id].name, f"what {PATTERNS[id].name} is worth",
                  Alternative(here, _yaku_clause(rules, id), rules), tuple(others),
                  rules.provenance(f"yaku.{id}" if listed_here else "yaku"))


def _group_switches(rules: Rules) -> list[Switch]:
    """Whether only one yaku of a group counts, for each group that any rule set has; brights apart."""
    members: dict[str, list[str]] = {}
    for book in of_family(rules.family):
        for one in book.yaku:
            if one.group and one.group != "brights" and one.id not in members.setdefault(one.group, []):
                members[one.group].append(one.id)
    table = rules.options["yaku"]
    found = []
    for group, ids in members.items():
        here = [id for id in ids if id in table]
        if len(here) < 2:
            continue
        names = listed(PATTERNS[id].name for id in here)
        is_one = len({id for id in here if table[id]["group"] == group}) > 1
        words = {"one": f"only the highest of {names} counts", "all": f"{names} add up"}
        new = rules.variant(yaku={id: {"group": "" if is_one else group} for id in here})
        now, other = ("one", "all") if is_one else ("all", "one")
        found.append(Switch(f"together.{group}", f"{names} together", "whether they add up",
                            Alternative(now, words[now], rules), (Alternative(other, words[other], new),),
                            rules.provenance("yaku")))
    return found
