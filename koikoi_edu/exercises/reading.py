"""Answers as learners write them: numbers, yes and no, cards, months, kinds and yaku."""
import re
from contextlib import suppress

from ..cards import CardSet, Kind
from ..errors import shown
from ..scoring import Score
from .naming import KIND_NAMES, MONTH_NAMES, SMALL, YAKU_NAMES, CardNames, Unreadable, plain


def read_cards(answer: object, among: CardSet = CardSet(), unsaid: str = "") -> CardSet:
    """The cards of an answer: "moon sake", ["moon", "sake"], a CardSet, "nothing". Raises Unreadable.

    among: the cards that the question is about, so that "the ribbon" will do for the only one of them.
    unsaid: a word that names no card, as the question says it of all of them.
    """
    return CardSet(CardNames(among, unsaid).all(answer))


def read_months(answer: object) -> frozenset[int]:
    """The months of an answer as numbers: [8, 12], "August and December", "pine". Raises Unreadable."""
    return MONTH_NAMES.all(answer)


def read_month(answer: object) -> int:
    """The one month of an answer, 1 to 12. Raises Unreadable."""
    return int(MONTH_NAMES.one(answer))


def read_kind(answer: object) -> Kind:
    """The one kind of card of an answer. Raises Unreadable."""
    return Kind(KIND_NAMES.one(answer))


def read_yaku(answer: object) -> frozenset[str]:
    """The ids of the yaku of an answer; a score stands for the yaku that it found. Raises Unreadable."""
    return YAKU_NAMES.all(answer.yaku if isinstance(answer, Score) else answer)


_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
_NUMBERS = {"nothing": 0, "none": 0, "no": 0} | {word: value for value, word in enumerate(SMALL)}
for _ten, _word in zip(range(20, 100, 10), _TENS, strict=True):
    _NUMBERS |= {_word: _ten} | {_word + SMALL[one]: _ten + one for one in range(1, 10)}
_UNIT = re.compile(r"\s*(points?|pts?|cards?)\.?$")


def read_number(answer: object) -> int:
    """A whole number: 9, "9 points", "nine"; a score stands for its total. Raises Unreadable."""
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
    raise Unreadable(f"The answer is a whole number, such as 9 or 'nine', not {shown(answer)}.")


def read_yes(answer: object) -> bool:
    """True for yes, False for no. Raises Unreadable."""
    if isinstance(answer, bool):
        return answer
    word = plain(answer) if isinstance(answer, str) else ""
    if word in ("yes", "y", "true", "no", "n", "false"):
        return word[0] in "yt"
    raise Unreadable(f"The answer is 'yes' or 'no', not {shown(answer)}.")
