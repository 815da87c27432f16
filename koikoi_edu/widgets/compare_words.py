"""The situation that piles are compared in, in words, and which rule sets look at what of it."""
from typing import Any

from ..cards import MONTHS
from ..rules import Rules
from ..scoring import Situation
from ..words import count, listed, times

#: Who calls, by the part of a situation that counts it.
CALLERS = {"opponent_koikoi": "The opponent", "own_koikoi": "You"}


def situation_words(key: str, value: Any) -> str:
    """One thing that a score can depend on, in words."""
    if key in CALLERS:
        who = CALLERS[key].lower()
        return f"{who} called koi-koi {times(value)}" if value else f"{who} did not call koi-koi"
    if key == "month":
        return f"the round is that of {MONTHS[value - 1]}" if value else "no month is given"
    if key == "field_brights":
        return f"{count(value, 'bright') if value else 'no bright'} lay on the table at the deal"
    if key == "loser_total":
        return f"the loser's yaku are worth {value}"
    return f"{'a' if value else 'no'} {'willow' if key == 'rain' else 'paulownia'} lies on the table"


def given_words(situation: Situation) -> str:
    """What is not as usual in a situation, in words; "" where all is."""
    return listed(situation_words(key, value) for key, value in situation._asdict().items()
                  if value != getattr(Situation(), key))


def used_by(books: tuple[Rules, ...]) -> set[str]:
    """The parts of a situation that some of these rule sets count."""
    asks = {
        "opponent_koikoi": lambda one: one.opponent_koikoi_doubles != "off",
        "own_koikoi": lambda one: one.own_koikoi != "off" or any(yaku.after_call for yaku in one.yaku),
        "month": lambda one: one.asks_for_month,
        "field_brights": lambda one: one.field_multiplier != "off",
        "loser_total": lambda one: one.winner_takes_loser,
        "rain": lambda one: one.viewing_rain == "field",
        "fog": lambda one: one.viewing_rain == "field",
    }
    return {key for key, counts in asks.items() if any(map(counts, books))}
