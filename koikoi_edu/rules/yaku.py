"""The combinations that rule sets choose from: cards and pattern here, points and display name there.

One id stands for one combination in every rule set, so that rule sets can be compared.
"""
import unicodedata
from dataclasses import dataclass, replace

from ..cards import (
    ANIMALS,
    BLUE_RIBBONS,
    BRIGHTS,
    CHAFF,
    MONTHS,
    PLAIN_RIBBONS,
    POEM_RIBBONS,
    RIBBONS,
    CardSet,
    Kind,
)
from ..errors import RulesError, UnknownName, nearest, shown


@dataclass(frozen=True, slots=True)
class Yaku:
    """One scoring combination, as data.

    It is held by a pile with at least `needs` of `cards`, all of `must` among them; it is worth `points`,
    and `step` more for each of `cards` beyond `needs`. Of the yaku of one `group` only the one that is worth
    most counts, the first of equals in the order of the rule set's table: the higher replaces the lower.
    text: what it takes, in words.

    kind: the kind of card that it counts, where that is one; a card that is an animal or chaff counts in
    the yaku of one of these kinds. double, triple: cards that count twice, three times. most: with more of
    its cards it is not held, 0 where that does not matter. without: cards that spoil it, once they are in the
    pile. bonus: it counts only beside a yaku that is none. after_call: its points once the player has called
    koi-koi, 0 where they stay.
    """

    id: str
    name: str
    points: int
    cards: CardSet
    needs: int
    must: CardSet = CardSet()
    step: int = 0
    group: str = ""
    text: str = ""
    kind: Kind | None = None
    double: CardSet = CardSet()
    triple: CardSet = CardSet()
    most: int = 0
    without: CardSet = CardSet()
    bonus: bool = False
    after_call: int = 0

    def __post_init__(self) -> None:
        fits = max(1, len(self.must)) <= self.needs <= len(self.cards) and self.must <= self.cards
        if not fits:
            raise RulesError(f"The yaku {self.id!r} needs {self.needs} of {len(self.cards)} cards, "
                             f"{len(self.must)} of them fixed: that can't be.")
        if self.points < 1 or self.step < 0:
            raise RulesError(f"The yaku {self.id!r} is worth {self.points} points and {self.step} a further "
                             "card; it has to be 1 or more, and 0 or more.")

    def worth(self, pile: CardSet) -> int:
        """Points of this yaku in a pile, 0 if it is not held. Other yaku are not looked at."""
        bits = pile.bits
        counted = self.counted(bits)
        if counted < self.needs or self.must.bits & ~bits or bits & self.without.bits:
            return 0
        if self.most and (bits & self.cards.bits).bit_count() > self.most:
            return 0
        return self.points + self.step * (counted - self.needs)

    def counted(self, bits: int) -> int:
        """How much a pile given as bits counts towards it; some cards count twice or three times."""
        counted = (bits & self.cards.bits).bit_count()
        if self.double.bits or self.triple.bits:
            counted += (bits & self.double.bits).bit_count() + 2 * (bits & self.triple.bits).bit_count()
        return counted

    def lacks(self, pile: CardSet) -> int:
        """How many cards a pile lacks for it; 0 where the cards are there."""
        return max(self.needs - (pile.bits & self.cards.bits).bit_count(),
                   (self.must.bits & ~pile.bits).bit_count())

    @property
    def least(self) -> str:
        """What it takes at the least, in words: "five animals"."""
        return self.text.partition(", and each further")[0]

    @property
    def counts_only(self) -> bool:
        """True if only the number of cards matters, not which ones."""
        return not (self.must or self.double or self.triple or self.without or self.most) and (
            self.needs < len(self.cards))

    def __repr__(self) -> str:
        return f"<{self.name}: {self.points}>"


#: The four brights other than the Rainman (spec 1).
DRY_BRIGHTS = BRIGHTS - "rainman"
#: The two yaku of the sake cup, which the option `viewing` governs.
VIEWING = ("tsukimi", "hanami")
#: Which of them belongs to a month: that of the curtain, or that of the moon (spec 11.1).
IN_SEASON = {3: "hanami", 8: "tsukimi"}
#: The cards whose role an option decides: animal, chaff, or both (spec 1).
SAKE, BRIDGE = CardSet("sake"), CardSet("bridge")
#: What a further card of a set is, where the rules give a step for it.
_FURTHER: dict[str, tuple[CardSet, str]] = {
    "inoshikacho": (ANIMALS, "animal"), "akatan": (RIBBONS, "ribbon"), "aotan": (RIBBONS, "ribbon"),
    "akatan-aotan": (RIBBONS, "ribbon")}


def _set(id: str, name: str, cards: CardSet, text: str, kind: Kind | None = None) -> Yaku:
    return Yaku(id, name, 1, cards, len(cards), text=text, kind=kind)


def _count(id: str, name: str, cards: CardSet, needs: int, kind: Kind, text: str) -> Yaku:
    return Yaku(id, name, 1, cards, needs, step=1, text=text, kind=kind)


PATTERNS: dict[str, Yaku] = {yaku.id: yaku for yaku in (
    _set("goko", "Gokō", BRIGHTS, "all five brights"),
    _set("shiko", "Shikō", DRY_BRIGHTS, "the four brights without the Rainman"),
    Yaku("ameshiko", "Ame-Shikō", 1, BRIGHTS, 4, must=CardSet("rainman"),
         text="the Rainman and three other brights"),
    Yaku("sanko", "Sankō", 1, DRY_BRIGHTS, 3, text="three brights, none of them the Rainman"),
    Yaku("rainy-sanko", "Rainy Sankō", 1, BRIGHTS, 3, must=CardSet("rainman"), most=3,
         text="three brights, one of them the Rainman"),
    _set("five-brights", "Five Brights", BRIGHTS, "points on top for all five brights"),
    _set("tsukimi", "Tsukimi-zake", CardSet("moon sake"), "the moon and the sake cup"),
    _set("hanami", "Hanami-zake", CardSet("curtain sake"), "the curtain and the sake cup"),
    _set("inoshikacho", "Inoshikachō", CardSet("boar deer butterflies"),
         "the boar, the deer and the butterflies", Kind.ANIMAL),
    _set("godori", "Godori", CardSet("warbler cuckoo geese"), "the warbler, the cuckoo and the geese"),
    _count("tane", "Tane", ANIMALS, 5, Kind.ANIMAL, "five animals, and each further one"),
    _set("akatan-aotan", "Akatan and Aotan", POEM_RIBBONS | BLUE_RIBBONS,
         "the three red ribbons with a poem and the three blue ribbons", Kind.RIBBON),
    _set("dueling-triads", "Dueling Triads", POEM_RIBBONS | BLUE_RIBBONS,
         "points on top for the three red ribbons with a poem and the three blue ribbons"),
    _set("akatan", "Akatan", POEM_RIBBONS, "the three red ribbons with a poem", Kind.RIBBON),
    _set("aotan", "Aotan", BLUE_RIBBONS, "the three blue ribbons", Kind.RIBBON),
    _set("chodan", "Chodan", PLAIN_RIBBONS - "willow-ribbon",
         "the three plain ribbons of April, May and July", Kind.RIBBON),
    _count("tanzaku", "Tanzaku", RIBBONS, 5, Kind.RIBBON, "five ribbons of any colour, and each further one"),
    _count("kasu", "Kasu", CHAFF, 10, Kind.CHAFF, "ten chaff cards, and each further one"),
)}


def yaku(id: str, points: int, *, name: str = "", step: int | None = None, group: str = "",
         after_call: int = 0) -> Yaku:
    """One line of a rule set's table: the pattern `id` at this many points.

    name, step: if they are not those of the pattern. group, after_call: see `Yaku`. A set with a step counts
    the further cards of its kind. Raises UnknownName for a pattern that does not exist.
    """
    pattern = PATTERNS.get(id)
    if pattern is None:
        raise UnknownName(f"There is no combination {id!r}.{nearest(id, PATTERNS)}")
    return with_step(replace(pattern, points=points, name=name or pattern.name, group=group,
                             after_call=after_call), pattern.step if step is None else step)


def with_step(one: Yaku, step: int) -> Yaku:
    """A yaku with another step; a set takes its further cards from all of its kind (spec 11.1)."""
    if one.id not in _FURTHER or (step > 0) == (one.step > 0):
        return replace(one, step=step)
    pattern = PATTERNS[one.id]
    if step == 0:
        return replace(one, step=0, cards=pattern.cards, must=CardSet(), text=pattern.text)
    cards, word = _FURTHER[one.id]
    return replace(one, step=step, cards=cards, must=pattern.cards,
                   text=f"{pattern.text}, and each further {word}")


def doubled(one: Yaku) -> Yaku:
    """A yaku worth twice as much, after a call too."""
    return replace(one, points=2 * one.points, after_call=2 * one.after_call)


def month_yaku(month: int, points: int) -> Yaku:
    """The four cards of a month (1 to 12) as a yaku (spec 5.6)."""
    return Yaku("tsukifuda", "Tsukifuda", points, CardSet.from_bits(0b1111 << 4 * (month - 1)), 4,
                text=f"the four cards of the current month, {MONTHS[month - 1]}")


def yaku_named(name: str, table: tuple[Yaku, ...], whose: str) -> Yaku:
    """The yaku of a table with this id or display name (letter case and macrons do not matter).

    whose: the name of its rule set. Raises UnknownName, with the nearest valid id, if there is none.
    """
    wanted = _plain(name)
    for one in table:
        if wanted in (_plain(one.id), _plain(one.name)):
            return one
    ids = [one.id for one in table]
    hint = nearest(wanted, ids) or f" Its yaku: {', '.join(ids)}."
    raise UnknownName(f"There is no yaku {shown(name)} in {whose}.{hint}")


def _plain(name: str) -> str:
    letters = unicodedata.normalize("NFKD", str(name)).strip().lower()
    return "".join(letter for letter in letters if not unicodedata.combining(letter)
                   ).replace(" ", "-").replace("_", "-")
