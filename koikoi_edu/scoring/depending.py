"""What of a situation a score can depend on, by the options of the rule set (spec 3.8, 4.11, 4.14, 11.1)."""
from collections.abc import Callable

from ..rules import Rules
from .losers import asks_for_losers
from .situation import Situation

_COUNTS: dict[str, Callable[[Rules], bool]] = {
    "opponent_koikoi": lambda rules: rules.opponent_koikoi_doubles != "off",
    "own_koikoi": lambda rules: ((rules.own_koikoi != "off" and not rules.yaku_multiply)
                                 or any(yaku.after_call for yaku in rules.yaku)),
    "field_brights": lambda rules: rules.field_multiplier != "off",
    "month": lambda rules: rules.asks_for_month,
    "rain": lambda rules: rules.viewing_rain == "field",
    "fog": lambda rules: rules.viewing_rain == "field",
    "loser_total": lambda rules: rules.winner_takes_loser,
    "losers": asks_for_losers,
    "first_caller": lambda rules: rules.go_bak,
    "shakes": lambda rules: rules.shake,
    "bombs": lambda rules: rules.bomb,
    "drawn_rounds": lambda rules: rules.drawn_round_doubles,
}


def depends_on(rules: Rules) -> frozenset[str]:
    """The parts of a `Situation` that can change what a pile scores, or who pays for it."""
    return frozenset(part for part in Situation._fields if _COUNTS[part](rules))
