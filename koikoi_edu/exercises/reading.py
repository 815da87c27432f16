"""Answers as learners write them: numbers, words, cards, yaku, in any of the usual spellings."""
import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from difflib import get_close_matches
from typing import Any

from ..cards import DECK, MONTHS, Card, CardSet, Kind
from ..errors import KoiKoiError, shown
from ..rules import DEFAULT, Yaku
from ..scoring import Held, Score


class Unreadable(KoiKoiError, ValueError):
    """An answer that is not of the sort that the question asks for; the sentence says what is."""


_MACRONS = str.maketrans("āīūēō", "aiueo")
_FILLERS = {"a", "an", "and", "the", "of", "card", "cards", "month", "months", "yaku", "kind", "&", "+"}
_NOTHING = {"nothing", "none", "no", "0", "zero", "-"}
_LONGEST = 4  # words in a name, as in "the eight plank bridge"


def plain(text: str) -> str:
    """Letters and digits alone, small and without macrons: "Tsukimi-zake" and "tsukimi zake" are the same."""
    return re.sub(r"[^a-z0-9]", "", text.lower().translate(_MACRONS))


def _words(text: str) -> list[str]:
    words = re.split(r"[\s,;.!?]+", text)
    return [word for word in words if word and word.lower() not in _FILLERS]


class Names:
    """Reads one or several things that have names: "moon and the sake cup".

    names: spellings, each with what it means. thing: what a value that is no text stands for, or None.
    """

    def __init__(self, noun: str, example: str, names: Iterable[tuple[str, Any]],
                 thing: Callable[[Any], Any]) -> None:
        self.noun, self.example, self._thing = noun, example, thing
        self._meaning: dict[str, Any] = {}
        self._spelling: dict[str, str] = {}
        for name, meaning in names:
            self._meaning.setdefault(plain("".join(_words(name))), meaning)
            if len(name) > 3:
                self._spelling.setdefault(name.lower(), name)

    def all(self, answer: object) -> frozenset[Any]:
        """What is named, each once; "nothing" and 0 name nothing. Raises Unreadable for anything else."""
        return frozenset(self._read(answer))

    def one(self, answer: object) -> Any:
        """The only thing named. Raises Unreadable for none, several, or anything else."""
        found = self.all(answer)
        if len(found) != 1:
            raise Unreadable(f"The answer is one {self.noun}, such as {self.example}; "
                             f"{shown(answer)} names {len(found) or 'none'}.")
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
        raise Unreadable(f"The answer is a {self.noun}, such as {self.example}, not {shown(answer)}.")

    def _read_text(self, text: str) -> list[Any]:
        words = _words(text)
        if " ".join(words).lower() in _NOTHING:
            return []
        found = []
        at = 0
        while at < len(words):
            for length in range(min(_LONGEST, len(words) - at), 0, -1):
                meaning = self._meaning.get(plain("".join(words[at:at + length])))
                if meaning is not None:
                    break
            else:
                raise Unreadable(f"There is no {self.noun} {shown(words[at])}.{self._hint(words[at])}")
            found.append(meaning)
            at += length
        return found

    def _hint(self, word: str) -> str:
        near = get_close_matches(word.lower(), self._spelling, n=1, cutoff=0.5)
        return f" Did you mean {self._spelling[near[0]]!r}?" if near else f" Write it like {self.example}."


def _card_names() -> Iterable[tuple[str, Card]]:
    for card in DECK.cards:
        yield card.id, card
        yield card.name, card
        if card.kind is Kind.RIBBON:
            yield f"{card.id.partition('-')[0]}-ribbon", card
        elif card.kind is not Kind.CHAFF:
            yield card.picture, card


def _month_names() -> Iterable[tuple[str, int]]:
    for month, name in enumerate(MONTHS, start=1):
        card = next(iter(DECK.cards.in_month(month)))
        for spelling in (name, name[:3], str(month), card.flower, card.id.partition("-")[0]):
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
        yield f"{kind}s", kind


def _yaku_names() -> Iterable[tuple[str, str]]:
    for yaku in DEFAULT.yaku:
        yield yaku.name, yaku.id
        yield yaku.id, yaku.id


_CARDS = Names("card", "'crane' or 'pine-1'", _card_names(),
               lambda value: value if isinstance(value, Card) and value in DECK.cards else None)
_MONTHS = Names("month", "'January' or 1", _month_names(), _month)
_KINDS = Names("kind", "'bright' or 'chaff'", _kind_names(),
               lambda value: value if isinstance(value, Kind) else None)
_YAKU = Names("yaku", "'Tane' or 'Inoshikachō'", _yaku_names(),
              lambda value: value.id if isinstance(value, Yaku | Held) else None)


def read_cards(answer: object) -> CardSet:
    """The cards of an answer: "moon sake", ["moon", "sake"], a CardSet, "nothing". Raises Unreadable."""
    return CardSet(_CARDS.all(answer))


def read_months(answer: object) -> frozenset[int]:
    """The months of an answer as numbers: [8, 12], "August and December", "pine". Raises Unreadable."""
    return _MONTHS.all(answer)


def read_month(answer: object) -> int:
    """The one month of an answer, 1 to 12. Raises Unreadable."""
    return int(_MONTHS.one(answer))


def read_kind(answer: object) -> Kind:
    """The one kind of card of an answer. Raises Unreadable."""
    return Kind(_KINDS.one(answer))


def read_yaku(answer: object) -> frozenset[str]:
    """The ids of the yaku of an answer; a score stands for the yaku that it found. Raises Unreadable."""
    return _YAKU.all(answer.yaku if isinstance(answer, Score) else answer)


_SMALL = ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
          "sixteen seventeen eighteen nineteen").split()
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
_NUMBERS = {"nothing": 0, "none": 0, "no": 0} | {word: value for value, word in enumerate(_SMALL)}
for _ten, _word in zip(range(20, 100, 10), _TENS, strict=True):
    _NUMBERS |= {_word: _ten} | {_word + _SMALL[one]: _ten + one for one in range(1, 10)}
_UNIT = re.compile(r"\s*(points?|pts?|cards?)\.?$")


def read_number(answer: object) -> int:
    """A whole number: 12, "12 points", "twelve"; a score stands for its total. Raises Unreadable."""
    if isinstance(answer, Score):
        return answer.total
    if isinstance(answer, str):
        text = _UNIT.sub("", answer.strip().lower())
        if re.fullmatch(r"[+-]?\d{1,9}", text):
            return int(text)
        if plain(text) in _NUMBERS:
            return _NUMBERS[plain(text)]
    elif not isinstance(answer, bool):
        with suppress(TypeError, ValueError, OverflowError):
            number = int(answer)  # type: ignore[call-overload]
            if number == answer:
                return int(number)
    raise Unreadable(f"The answer is a whole number, such as 12 or 'twelve', not {shown(answer)}.")


def read_yes(answer: object) -> bool:
    """True for yes, False for no. Raises Unreadable."""
    if isinstance(answer, bool):
        return answer
    word = plain(answer) if isinstance(answer, str) else ""
    if word in ("yes", "y", "true", "no", "n", "false"):
        return word[0] in "yt"
    raise Unreadable(f"The answer is 'yes' or 'no', not {shown(answer)}.")
