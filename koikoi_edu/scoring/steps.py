"""What follows the sum of the yaku: points added, then what multiplies, each with why (spec 3.8, 11.1)."""
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from ..cards import CardSet
from ..rules import Provenance, Rules
from ..words import times
from .sheet import Step
from .situation import Situation


class Move(NamedTuple):
    """A step before its points are known: a factor or points added, why, and the option that decides it.

    loser, cards: as for a step.
    """

    factor: int | None
    added: int | None
    why: str
    option: str
    loser: int | None = None
    cards: CardSet = CardSet()


def walk(base: int, moves: Iterable[Move], provenance: Callable[[str], Provenance]
         ) -> tuple[int, tuple[Step, ...]]:
    """The points that the moves lead to from the sum of the yaku, and the steps after that sum."""
    value, steps = base, []
    for factor, added, why, option, loser, cards in moves if base else ():
        value = value * (1 if factor is None else factor) + (added or 0)
        steps.append(Step(value, factor, why, option, (), added, provenance(option), loser, cards))
    return value, tuple(steps)


def koikoi(rules: Rules, base: int, situation: Situation, yaku: int = 1) -> Iterator[Move]:
    """All that follows the sum in Koi-Koi. yaku: how many of them it adds up.

    Points for a call come before all that multiplies (spec 4.11, 11.1); a loser's yaku are multiplied by the
    field alone (spec 3.13).
    """
    yield from points_for_calls(rules, situation)
    yield from doublings(rules, base, situation, yaku)
    yield from endings(rules, situation, yaku)


def points_for_calls(rules: Rules, situation: Situation) -> Iterator[Move]:
    """Points that a player's own calls add."""
    added, _ = _own_calls(rules.own_koikoi, situation.own_koikoi)
    if added and not rules.yaku_multiply:
        yield Move(None, added, f"you {rules.called} {times(situation.own_koikoi)}", "own_koikoi")


def doublings(rules: Rules, base: int, situation: Situation, yaku: int) -> Iterator[Move]:
    """What the sum and the number of the yaku and all calls multiply by; the field too where it is added."""
    calls = situation.opponent_koikoi
    if rules.seven_doubles and base >= 7:
        yield Move(2, None, f"{base} is 7 or more", "seven_doubles")
    other = "the opponent" if rules.players == 2 else "another player"
    if calls and rules.opponent_koikoi_doubles == "once":
        yield Move(2, None, f"{other} {rules.called}", "opponent_koikoi_doubles")
    elif calls and rules.opponent_koikoi_doubles == "per_call":
        who = other if rules.players == 2 else "other players"
        yield Move(1 + calls, None, f"{who} {rules.called} {times(calls)}", "opponent_koikoi_doubles")
    own, why, option = _own_factor(rules, situation, yaku)
    field, also = field_factor(rules, situation.field_brights)
    if _are_added(rules, own, field):
        yield Move(own + field, None, f"{why}: {own} times, plus {field} times for {also}", "multipliers")
    elif own > 1:
        yield Move(own, None, why, option)


def endings(rules: Rules, situation: Situation, yaku: int) -> Iterator[Move]:
    """A loser's yaku that go to the winner, and the brights on the table (spec 3.5, 3.13)."""
    factor, brights = field_factor(rules, situation.field_brights)
    is_done = _are_added(rules, _own_factor(rules, situation, yaku)[0], factor)
    if situation.loser_total and rules.winner_takes_loser:
        why = f"the loser {rules.called} and made no new yaku since, so those go to the winner"
        if is_done:
            why += f", {situation.loser_total} × {factor} for {brights}"
        yield Move(None, situation.loser_total * (factor if is_done else 1), why, "winner_takes_loser")
    if factor > 1 and not is_done:
        yield Move(factor, None, brights, "field_multiplier")


def field_factor(rules: Rules, brights: int) -> tuple[int, str]:
    """What brights on the table at the deal multiply by, 1 for nothing, and why (spec 3.5, 12)."""
    if not brights or rules.field_multiplier == "off":
        return 1, ""
    factor = {"per_bright": 1 + brights, "any_bright": 2, "bright_count": brights}[rules.field_multiplier]
    return factor, f"brights on the table at the deal: {brights}"


def _are_added(rules: Rules, own: int, field: int) -> bool:
    """Whether the factors of own calls and of the field are added up: where there are both (spec 3.8)."""
    return rules.multipliers == "sum" and own > 1 and field > 1


def _own_factor(rules: Rules, situation: Situation, yaku: int) -> tuple[int, str, str]:
    """What own calls or the number of yaku multiply by, 1 for nothing; why, by which option (spec 3.8)."""
    if rules.yaku_multiply:
        return max(yaku, 1), f"you hold {yaku} yaku", "yaku_multiply"
    calls = situation.own_koikoi
    return _own_calls(rules.own_koikoi, calls)[1], f"you {rules.called} {times(calls)}", "own_koikoi"


def _own_calls(mode: str, calls: int) -> tuple[int, int]:
    """Points that a player's own calls add, and what they multiply by (spec 3.8, 4.11, 4.14, 11.1)."""
    if not calls or mode == "off":
        return 0, 1
    if mode == "multiply":
        return 0, 1 + calls
    if mode == "double_if_called":
        return 0, 2
    if mode == "go":
        return (1, 1) if calls == 1 else (0, calls)
    if mode == "go_korean":
        return calls, 2 ** max(calls - 2, 0)
    return (calls, 1) if calls <= 3 else (0, calls - 2)  # japan
