"""The two games that rule sets are forms of, and what playing on is called in each (spec 0.3)."""
from typing import NamedTuple


class Family(NamedTuple):
    """One of the games in words.

    name: of the game. noun: what it is to play on, "koi-koi". call, called: who does it and who did: "call
    koi-koi", "called koi-koi".
    """

    name: str
    noun: str
    call: str
    called: str


FAMILIES = {"koi-koi": Family("Koi-Koi", "koi-koi", "call koi-koi", "called koi-koi"),
            "go-stop": Family("Go-Stop", "go", "say go", "said go")}
