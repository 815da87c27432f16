"""Piles on which rule sets differ, and the situations that show it."""
from typing import Any

#: Piles on which rule sets differ, each for another reason, and the situation that shows it.
EXAMPLES: dict[str, tuple[str, dict[str, Any]]] = {
    "all five brights": ("crane curtain moon rainman phoenix", {}),
    "both ribbon trios": (
        "pine-poem plum-poem cherry-poem peony-blue chrysanthemum-blue maple-blue", {}),
    "three brights and the sake cup, both called": (
        "crane curtain moon sake", {"opponent_koikoi": 1, "own_koikoi": 1}),
    "six animals, a bright on the table": (
        "boar deer butterflies bridge cuckoo sake", {"field_brights": 1}),
    "the cards of January, and nine chaff": (
        "crane pine-poem pine-1 pine-2 plum-1 plum-2 cherry-1 cherry-2 wisteria-1 iris-1 iris-2 sake bridge",
        {"month": 1}),
}
#: The same for Go-Stop.
GOSTOP_EXAMPLES: dict[str, tuple[str, dict[str, Any]]] = {
    "no bright, little chaff": (
        "crane curtain moon phoenix warbler cuckoo geese",
        {"own_koikoi": 1, "losers": ["boar pine-1 pine-2 lightning"]}),
    "three gos": (
        "crane curtain moon rainman pine-poem plum-poem cherry-poem",
        {"own_koikoi": 3, "losers": ["phoenix boar deer"]}),
    "Ten Junk, two losers": (
        "pine-1 pine-2 plum-1 plum-2 cherry-1 iris-1 lightning paulownia-red sake crane curtain moon",
        {"losers": ["boar deer peony-1 clover-1 maple-1", "phoenix wisteria-1"]}),
    "who said go pays": (
        "warbler cuckoo geese pine-poem plum-poem cherry-poem",
        {"own_koikoi": 1, "losers": ["moon boar pine-1", "deer iris-1"], "first_caller": 1}),
}
