"""Answers as learners write them: numbers, yes and no, cards, months, kinds and yaku."""
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress

from ..cards import CardSet, Kind
from ..errors import shown
from ..rules import DEFAULT, Rules
from ..scoring import Score
from ..words import listed
from .naming import KIND_NAMES, MONTH_NAMES, SMALL, Unreadable, card_names, plain, yaku_names


def read_cards(answer: object, among: CardSet = CardSet(), unsaid: str = "") -> CardSet:
    """The cards of an answer: "moon sake", ["moon", "sake"], a CardSet, "nothing". Raises Unreadable.

    among: the cards that the question is about, so that "the ribbon" will do for the only one of them.
    unsaid: a word that names no card, as the question says it of all of them.
    """
    return CardSet(card_names(among, unsaid).all(answer))


def read_months(answer: object) -> frozenset[int]:
    """The months of an answer as numbers: [8, 12], "August and December", "pine". Raises Unreadable."""
    return MONTH_NAMES.all(answer)


def read_month(answer: object) -> int:
    """The one month of an answer, 1 to 12. Raises Unreadable."""
    return int(MONTH_NAMES.one(answer))


def read_kind(answer: object) -> Kind:
    """The one kind of card of an answer. Raises Unreadable."""
    return Kind(KIND_NAMES.one(answer))


def read_yaku(answer: object, rules: Rules = DEFAULT) -> frozenset[str]:
    """The ids of the yaku of an answer; a score stands for the yaku that it found. Raises Unreadable."""
    if isinstance(answer, str):
        answer = _POINTS_OF_YAKU.sub("", answer)
    return yaku_names(rules).all(answer.yaku if isinstance(answer, Score) else answer)


#: Points that stand after a yaku: "Akatan 5, Tane 1".
_POINTS_OF_YAKU = re.compile(r"\s+\d+(?=\s*(?:$|[,;+&/]|and\b))", re.IGNORECASE)


_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
_NUMBERS = {"nothing": 0, "none": 0, "no": 0} | {word: value for value, word in enumerate(SMALL)}
for _ten, _word in zip(range(20, 100, 10), _TENS, strict=True):
    _NUMBERS |= {_word: _ten} | {_word + SMALL[one]: _ten + one for one in range(1, 10)}
_UNIT = re.compile(r"\s*(points?|pts?|p|cards?)?[\s.!]*$")


def read_number(answer: object) -> int:
    """A whole number: 9, "9 points", "nine", "5 + 4 = 9"; a score stands for its total. Raises Unreadable."""
    if isinstance(answer, Score):
        return answer.total
    if isinstance(answer, str):
        text = _UNIT.sub("", answer.rpartition("=")[2].strip().lower())
        if re.fullmatch(r"[+-]?\d{1,9}", text):
            return int(text)
        if plain(text) in _NUMBERS:
            return _NUMBERS[plain(text)]
    elif not isinstance(answer, bool):
        with suppress(TypeError, ValueError, OverflowError):
            number = int(answer)  # type: ignore[call-overload]
            if number == answer:
                return int(number)
    raise Unreadable(f"The answer is a whole number, such as 9 or 'nine', not {shown(answer)}.")


def read_yes(answer: object) -> bool:
    """True for yes, False for no. Raises Unreadable."""
    if isinstance(answer, bool):
        return answer
    word = plain(answer) if isinstance(answer, str) else ""
    if word in ("yes", "y", "true", "no", "n", "false"):
        return word[0] in "yt"
    raise Unreadable(f"The answer is 'yes' or 'no', not {shown(answer)}.")


def read_choice(answer: object, options: Sequence[str], also: Mapping[str, str] | None = None) -> str:
    """The one of these words that an answer means, in any letter case. Raises Unreadable.

    also: other words for the options, each with the option that it means. The beginning of an option, or some
    of its words, will do where it fits no other one.
    """
    words = plain(answer) if isinstance(answer, str) else ""
    known = {plain(option): option for option in options}
    known |= {plain(word): option for word, option in (also or {}).items() if option in options}
    if words in known:
        return known[words]
    fitting = {option for word, option in known.items() if len(words) > 1 and words in word}
    fitting = {option for word, option in known.items() if words and word.startswith(words)} or fitting
    if len(fitting) == 1:
        return fitting.pop()
    raise Unreadable(f"The answer is {listed(map(repr, options), 'or')}, not {shown(answer)}.")
