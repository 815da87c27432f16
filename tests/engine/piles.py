"""Piles that the sentences of the rules speak of, by name."""
POEMS = "pine-poem plum-poem cherry-poem"
BLUES = "peony-blue chrysanthemum-blue maple-blue"
TRIO = "boar deer butterflies"
#: Nine chaff; one more makes Kasu.
NINE = "pine-1 pine-2 plum-1 plum-2 cherry-1 cherry-2 wisteria-1 wisteria-2 peony-1"
TEN = f"{NINE} peony-2"
#: Four animals that are no set and neither the sake cup nor the bridge.
FOUR = "warbler cuckoo boar swallow"


def found(sheet):
    """The yaku of a score: points by id."""
    return {held.id: held.points for held in sheet.yaku}


def chain(sheet):
    """The steps of a score in short: "11, ×2 → 22"."""
    return ", ".join(map(repr, sheet.steps))
