"""The combinations that rule sets choose from: cards and pattern here, points and display name there.

One id stands for one combination in every rule set, so that rule sets can be compared.
"""
from dataclasses import replace

from ..cards import ANIMALS, BLUE_RIBBONS, BRIGHTS, CHAFF, POEM_RIBBONS, RIBBONS, CardSet
from ..errors import UnknownName, nearest
from .model import Yaku

#: The four brights other than the Rainman (spec 1).
DRY_BRIGHTS = BRIGHTS - "rainman"


def _set(id: str, name: str, cards: CardSet, text: str) -> Yaku:
    return Yaku(id, name, 1, cards, len(cards), text=text)


def _count(id: str, name: str, cards: CardSet, needs: int, text: str) -> Yaku:
    return Yaku(id, name, 1, cards, needs, step=1, text=text)


PATTERNS: dict[str, Yaku] = {yaku.id: yaku for yaku in (
    _set("goko", "Gokō", BRIGHTS, "all five brights"),
    _set("shiko", "Shikō", DRY_BRIGHTS, "the four brights without the Rainman"),
    Yaku("ameshiko", "Ame-Shikō", 1, BRIGHTS, 4, must=CardSet("rainman"),
         text="the Rainman and three other brights"),
    Yaku("sanko", "Sankō", 1, DRY_BRIGHTS, 3, text="three brights, none of them the Rainman"),
    _set("tsukimi", "Tsukimi-zake", CardSet("moon sake"), "the moon and the sake cup"),
    _set("hanami", "Hanami-zake", CardSet("curtain sake"), "the curtain and the sake cup"),
    _set("inoshikacho", "Inoshikachō", CardSet("boar deer butterflies"),
         "the boar, the deer and the butterflies"),
    _count("tane", "Tane", ANIMALS, 5, "five animals, and each further one"),
    _set("akatan", "Akatan", POEM_RIBBONS, "the three red ribbons with a poem"),
    _set("aotan", "Aotan", BLUE_RIBBONS, "the three blue ribbons"),
    _count("tanzaku", "Tanzaku", RIBBONS, 5, "five ribbons of any colour, and each further one"),
    _count("kasu", "Kasu", CHAFF, 10, "ten chaff cards, and each further one"),
)}


def yaku(id: str, points: int, *, name: str = "", step: int | None = None, group: str = "") -> Yaku:
    """One line of a rule set's table: the pattern `id` at this many points.

    name, step: if they are not those of the pattern. group: see `Yaku`. Raises UnknownName for a pattern that
    does not exist.
    """
    pattern = PATTERNS.get(id)
    if pattern is None:
        raise UnknownName(f"There is no combination {id!r}.{nearest(id, PATTERNS)}")
    return replace(pattern, points=points, name=name or pattern.name, group=group,
                   step=pattern.step if step is None else step)
