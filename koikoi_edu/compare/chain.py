"""The rows of a comparison that stand for steps of the score, and for what each of two losers comes to."""
from collections.abc import Sequence

from ..rules import OPTIONS, Rules
from ..rules.clauses import TITLES, clause, title
from ..scoring import Score, Step, loser_in_words
from ..words import capital
from .rows import Cell, Row


def step_rows(scores: Sequence[Score]) -> list[Row]:
    """A row for each option that makes a step under one of the rule sets, in the order of the chain."""
    taken = {step.option for sheet in scores for step in sheet.steps[1:]}
    order = sorted((option for option in OPTIONS if option in taken), key=_place)
    family = scores[0].rules.family
    return [Row(option, title(option, family), tuple(_step_cell(sheet, option) for sheet in scores))
            for option in order]


def due_rows(scores: Sequence[Score]) -> list[Row]:
    """What each of two losers comes to: his own points where only one counts, what he pays where both do."""
    return [Row(f"due.{place}", capital(loser_in_words(place, 2)), tuple(
        Cell(str(sheet.dues[place].value), sheet.dues[place].value, why=", ".join(map(
            str, sheet.dues[place].steps))) if len(sheet.dues) == 2 else Cell("–", None, "absent")
        for sheet in scores)) for place in range(2) if any(len(sheet.dues) == 2 for sheet in scores)]


def _place(option: str) -> int:
    return list(TITLES).index(option) if option in TITLES else len(TITLES)


def _step_cell(sheet: Score, option: str) -> Cell:
    rules = sheet.rules
    steps = [step for step in sheet.steps[1:] if step.option == option]
    source = rules.provenance(option)
    if steps:
        text = " ".join(map(_sign, steps))
        return Cell(text, steps[-1].value, "counts", steps[0].reason, option, source)
    if not _has_rule(rules, option):
        return Cell("–", None, "absent", "", option, source)
    why = f"the sum is {sheet.base}" if option == "seven_doubles" else "nothing here brings it"
    if option == "multipliers" and rules.multipliers == "product":
        why = clause(option, "product")
    elif option in _ADDED_UP and any(step.option == "multipliers" for step in sheet.steps):
        why = f"it is one of two that are added up, see {TITLES['multipliers']}"
    return Cell("–", None, "short", why if sheet.base else "there is no yaku", option, source)


def _sign(step: Step) -> str:
    """What a step does: "×2", "+1"; what two losers pay together, "= 31"."""
    if step.factor is None:
        return f"= {step.value}" if step.added is None else f"+{step.added}"
    return f"×{step.factor}"


#: The steps that become one where multipliers are added up (spec 3.8).
_ADDED_UP = ("own_koikoi", "yaku_multiply", "field_multiplier")


def _has_rule(rules: Rules, option: str) -> bool:
    """Whether an option can make a step of a score at all; what spares a loser counts only where one pays."""
    if option == "safe_chaff":
        return "few_chaff" in rules.bonuses
    if option == "no_bright_doubles":
        return rules.no_bright_doubles and "no_bright" in rules.bonuses
    if option == "own_koikoi" and rules.yaku_multiply:
        return False
    if option == "multipliers":
        return rules.field_multiplier != "off" and (rules.yaku_multiply or rules.own_koikoi != "off")
    return bool(getattr(rules, option) != OPTIONS[option].off)
