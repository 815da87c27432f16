"""What cards, months, kinds and yaku are called by learners, and reading text that names them."""
import re
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from functools import lru_cache
from itertools import permutations
from typing import Any

from ..cards import DECK, MONTHS, Card, CardSet, Kind
from ..errors import KoiKoiError, shown
from ..rules import DEFAULT, Rules, Yaku
from ..scoring import Held
from ..words import listed
from ..words import names as names_of


class Unreadable(KoiKoiError, ValueError):
    """An answer that is not of the sort that the question asks for; the sentence says what is."""


_MACRONS = str.maketrans("āīūēō", "aiueo")
_FILLERS = set("a an and the of with card cards month months yaku kind & +".split())
_NOTHING = {"nothing", "none", "no", "0", "zero", "-"}
SMALL = ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
         "sixteen seventeen eighteen nineteen").split()
_COUNTS = {*SMALL, *map(str, range(49))}  # never taken for a name of something else
_LONGEST = 5  # words in a name, as in "the moon and the full sake cup"


def plain(text: str) -> str:
    """Letters and digits alone, small and without macrons: "Tsukimi-zake" and "tsukimi zake" are the same."""
    return re.sub(r"[^a-z0-9]", "", text.lower().translate(_MACRONS))


def _key(words: Iterable[str]) -> str:
    """What words are looked up by: "Five Brights" and "five bright" are the same."""
    return "".join(plain(word).removesuffix("s") for word in words)


def _digits(key: str) -> str:
    return re.sub(r"[^0-9]", "", key)


def _words(text: str) -> list[str]:
    words = re.split(r"[\s,;.!?/]+", text)
    return [word for word in words if word and word.lower() not in _FILLERS]


class Names:
    """Reads one or several things that have names: "July and August".

    noun: what is read, "month". asked: the same with what there is to choose from, for who named none.
    names: spellings, each with what it means. thing: what a value that is no text stands for, or None.
    """

    def __init__(self, noun: str, asked: str, names: Iterable[tuple[str, Any]],
                 thing: Callable[[Any], Any]) -> None:
        self.noun, self.asked, self._thing = noun, asked, thing
        self._meaning: dict[str, Any] = {}
        self._spelling: dict[str, str] = {}
        for name, meaning in names:
            key = _key(_words(name))
            self._meaning.setdefault(key, meaning)
            if len(key) > 3:
                self._spelling.setdefault(key, name)

    def all(self, answer: object) -> frozenset[Any]:
        """What is named, each once; "nothing" and 0 name nothing. Raises Unreadable for anything else."""
        return frozenset(self._read(answer))

    def one(self, answer: object) -> Any:
        """The only thing named. Raises Unreadable for none, several, or anything else."""
        found = self.all(answer)
        if len(found) != 1:
            raise Unreadable(f"The answer is one {self.noun}; {shown(answer)} names {len(found) or 'none'}.")
        return next(iter(found))

    def _read(self, answer: object) -> list[Any]:
        meaning = self._thing(answer)
        if meaning is not None:
            return [meaning]
        if isinstance(answer, str):
            return self._read_text(answer)
        if type(answer) is int and answer == 0:
            return []
        if isinstance(answer, Iterable) and not isinstance(answer, bytes | Mapping):
            return [meaning for part in answer for meaning in self._read(part)]
        raise Unreadable(f"The answer is {self.asked}, not {shown(answer)}.")

    def _read_text(self, text: str) -> list[Any]:
        words = " ".join(_words(text)).lower()
        if words in _NOTHING or not text.strip():
            return []
        if not words:
            raise Unreadable(f"The answer is {self.asked}, or 'nothing', not {shown(text)}.")
        return [meaning for words in self._parts(text) for meaning in self._read_words(words)]

    def _parts(self, text: str) -> list[list[str]]:
        """The words of a text, in parts over whose ends no name goes."""
        return [_words(text)]

    def meanings(self, words: list[str]) -> list[Any]:
        """What these words, all together, may mean: nothing, one thing, or several."""
        meaning = self._meaning.get(_key(words))
        return [] if meaning is None else [meaning]

    def _read_words(self, words: list[str]) -> list[Any]:
        """The words cut into names, the longest first. Raises Unreadable where they can't be."""
        found: dict[int, list[Any]] = {len(words): []}
        for at in reversed(range(len(words))):
            for end in range(min(at + _LONGEST, len(words)), at, -1):
                if end in found and len(meanings := self.meanings(words[at:end])) == 1:
                    found[at] = meanings + found[end]
                    break
        if 0 not in found:
            raise Unreadable(self._fault(self._stuck(words)))
        return found[0]

    def _stuck(self, words: list[str]) -> list[list[str]]:
        """The words from where they can't be cut into names, many of them and then fewer, down to one."""
        reached = {0}
        for at in range(len(words)):
            if at in reached:
                reached |= {end for end in range(at + 1, min(at + _LONGEST, len(words)) + 1)
                            if len(self.meanings(words[at:end])) == 1}
        rest = words[max(reached):][:_LONGEST]
        return [rest[:length] for length in range(len(rest), 0, -1)]

    def _fault(self, runs: list[list[str]]) -> str:
        """What is wrong with words that name nothing here, in a sentence or two."""
        for run in runs:
            text = shown(" ".join(run))
            others = (one for one in (KIND_NAMES, YAKU_NAMES, MONTH_NAMES, CARD_NAMES) if one.meanings(run))
            other = next(others, self)
            if other.noun != self.noun and _key(run) not in _COUNTS:
                return f"{text} names a {other.noun}; the answer is {self.asked}."
            if near := self._slip(run):
                return f"There is no {self.noun} {text}. Did you mean {near!r}?"
        return f"There is no {self.noun} {text}. The answer is {self.asked}."

    def _slip(self, words: list[str]) -> str:
        """The name that someone has mistyped, "" if they meant something else altogether.

        The first letter is hardly ever the mistyped one, and a suggestion that is wrong does harm.
        """
        typed = _key(words)[:60]
        alike = [key for key in self._spelling if key[0] == typed[:1] and _digits(key) == _digits(typed)]
        near = get_close_matches(typed, alike, n=1, cutoff=0.75) if len(typed) > 3 else []
        return self._spelling[near[0]] if near else ""


#: Words for cards beside those of their ids, flowers and pictures.
_ALSO = {"rainman": "rain man umbrella", "lightning": "thunder storm thunderstorm", "boar": "wild",
         "butterflies": "butterfly", "geese": "goose", "sake": "wine", "paulownia-red": "colored"}


class CardNames(Names):
    """Reads cards, by their names or by words that fit one card alone: "red poem ribbon of plum".

    among: the cards that the question is about; words that fit several cards mean the one of them.
    unsaid: a word that names no card, because the question says it of all of them.
    """

    def __init__(self, among: CardSet = CardSet(), unsaid: str = "") -> None:
        few = 0 < len(among) <= 12
        here = f"; the cards here are {names_of(among)}" if few else ", such as 'boar' or 'pine-1'"
        spellings = [(name, card) for card in DECK.cards for name in (card.name, card.id)]
        super().__init__("card", f"a card{here}", spellings,
                         lambda value: value if isinstance(value, Card) and value in DECK.cards else None)
        self.among, self._unsaid = among, _key([unsaid])
        for name in ("ribbon", "chaff", *(card.id.partition("-")[0] for card in DECK.cards)):
            self._spelling.setdefault(_key([name]), name)

    def _parts(self, text: str) -> list[list[str]]:
        parts = [_words(part) for part in re.split(r"[,;&+/]|\band\b", text, flags=re.IGNORECASE)]
        if not self._unsaid:
            return parts
        return [[word for word in words if _key([word]) != self._unsaid] for words in parts]

    def meanings(self, words: list[str]) -> list[Card]:
        keys = [_key([word]) for word in words]
        if len(set(keys)) < len(keys):
            return []  # "pine 1 pine 2" are two cards
        fitting = DECK.cards
        for word, key in zip(words, keys, strict=True):
            if key in self._meaning:
                fitting &= CardSet([self._meaning[key]])
            else:
                for part in re.split("[-_]", word):
                    fitting &= _DESCRIBED.get(_key([part]), CardSet())
        return list(fitting & self.among if len(fitting) > 1 and fitting & self.among else fitting)

    def _fault(self, runs: list[list[str]]) -> str:
        for run in runs:
            if fitting := self.meanings(run):
                few = names_of(fitting, "or") if len(fitting) <= 4 else f"any of {len(fitting)} cards"
                return f"{shown(' '.join(run))} may be {few}; name the one you mean, or each of them."
        return super()._fault(runs)


@lru_cache(maxsize=256)
def card_names(among: CardSet = CardSet(), unsaid: str = "") -> CardNames:
    """Reads cards, for a question about some of them; see `CardNames`."""
    return CardNames(among, unsaid)


def _described() -> dict[str, CardSet]:
    """The cards that each word fits."""
    fitting: dict[str, CardSet] = {}
    for card in DECK.cards:
        month = MONTHS[card.month - 1]
        said = (card.id, card.flower, card.picture, card.kind, month, month[:3], _ALSO.get(card.name, ""))
        for word in _words(" ".join(said).replace("-", " ")):
            fitting[_key([word])] = fitting.get(_key([word]), CardSet()) | card
    return fitting


_DESCRIBED = _described()


def _month_names() -> Iterable[tuple[str, int]]:
    for month, name in enumerate(MONTHS, start=1):
        card = next(iter(DECK.cards.in_month(month)))
        for spelling in (name, name[:3], str(month), card.flower, card.id.partition("-")[0], SMALL[month]):
            yield spelling, month


def _month(value: object) -> int | None:
    if isinstance(value, bool) or not isinstance(value, int) or value == 0:
        return None
    if not 1 <= value <= 12:
        raise Unreadable(f"There is no month {value}; months are 1 to 12.")
    return value


def _kind_names() -> Iterable[tuple[str, Kind]]:
    for kind in (Kind.BRIGHT, Kind.ANIMAL, Kind.RIBBON, Kind.CHAFF):
        yield str(kind), kind


#: What the yaku are called in English.
_ENGLISH = {
    "goko": "five brights, all brights, all five brights, 5 brights",
    "shiko": "four brights, four dry brights, dry four, four brights without rainman, 4 brights",
    "ameshiko": "rainy four, rainy four brights, four rainy brights, four brights with rainman, "
                "rainman and three other brights, rainman and three brights",
    "sanko": "three brights, three dry brights, 3 brights",
    "tsukimi": "moon viewing, moon viewing sake, sake under the moon, moon sake cup, sake cup moon",
    "hanami": "flower viewing, cherry viewing, blossom viewing, cherry blossom viewing, flower viewing sake, "
              "sake under the cherry blossoms, curtain sake cup, sake cup curtain",
    "tane": "animals, five animals, 5 animals",
    "akatan": "red poem ribbons, poem ribbons, red ribbons, three poem ribbons, three red ribbons, "
              "three red poem ribbons, red ribbons with a poem, three red ribbons with a poem",
    "aotan": "blue ribbons, three blue ribbons, 3 blue ribbons",
    "tanzaku": "ribbons, five ribbons, 5 ribbons",
    "kasu": "chaff, ten chaff, 10 chaff, chaff cards, ten chaff cards",
}


def _yaku_spellings(table: Iterable[Yaku]) -> Iterable[tuple[str, str]]:
    for yaku in table:
        for spelling in (yaku.name, yaku.name.removesuffix("-zake"), yaku.id, yaku.name.replace("ō", "ou")):
            yield spelling, yaku.id
        for spelling in filter(None, _ENGLISH.get(yaku.id, "").split(", ")):
            yield spelling, yaku.id
        if yaku.needs == len(yaku.cards) < 4:
            for cards in permutations(card.name for card in yaku.cards):
                yield " ".join(cards), yaku.id
                yield " ".join(cards).replace("butterflies", "butterfly"), yaku.id


@lru_cache
def yaku_names(rules: Rules) -> Names:
    """Reads the yaku of a rule set."""
    table = rules.table(1)  # with the cards of the month, where they are a yaku
    asked = f"a yaku: {listed((yaku.name for yaku in table), 'or')}"
    return Names("yaku", asked, _yaku_spellings(table),
                 lambda value: value.id if isinstance(value, Yaku | Held) else None)


KIND_NAMES = Names("kind of card", "a kind: bright, animal, ribbon or chaff", _kind_names(),
                   lambda value: value if isinstance(value, Kind) else None)
YAKU_NAMES = yaku_names(DEFAULT)
MONTH_NAMES = Names("month", "a month, January to December or 1 to 12", _month_names(), _month)
CARD_NAMES = card_names()
