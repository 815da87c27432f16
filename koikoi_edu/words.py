"""Words that sentences are made of: lists, names of cards, numbers of things."""
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .cards import Card


def listed(words: Iterable[object], last: str = "and") -> str:
    """A list as English has it: "crane", "crane and moon", "crane, moon and boar"; "" for none."""
    *first, end = list(map(str, words)) or [""]
    return f"{', '.join(first)} {last} {end}" if first else end


def names(cards: "Iterable[Card]", last: str = "and") -> str:
    """Cards by their short names: "moon, crane and sake"; "" for none."""
    return listed((card.name for card in cards), last)


def does(card: str, verb: str) -> str:
    """A verb with the ending that the name of a card asks for: "crane takes", but "geese take"."""
    if card in ("butterflies", "geese"):
        return verb
    return f"{verb}es" if verb.endswith("ch") else f"{verb}s"


def count(number: int, word: str) -> str:
    """A number with its word: "1 card", "2 cards"."""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def times(number: int) -> str:
    """How often: "once", "twice", "3 times"."""
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


def capital(text: str) -> str:
    """A text that begins with a capital letter; the rest stays as it is."""
    return text[:1].upper() + text[1:]
