"""Puzzles on paper: `worksheet("plum")` is a sheet to print, and `worksheet("plum").key` says the answers.

With a student's name the cards are others, and the kinds and difficulties the same: a class gets sheets of
one measure that can't be copied from each other.
"""
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256
from html import escape
from os import PathLike
from pathlib import Path
from typing import TypeVar

from ..errors import KoiKoiError, RulesError, shown
from ..game.dealing import read_seed
from ..rules import DEFAULT, Rules
from ..rules import rules as find_rules
from ..words import capital, count
from . import worksheet_html
from .dice import Dice
from .kinds import KINDS
from .making import GAMES, puzzle, read_difficulties, read_kinds, rules_in_id
from .puzzle import Puzzle

_MOST = 100  # puzzles on a sheet
_LARGEST_CLASS = 200
_LONGEST = 60  # characters of a seed, and of a name
_TRIES = 20  # for a puzzle that is not on the sheet yet
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no two that look alike on paper

_T = TypeVar("_T")


class NotSaved(KoiKoiError, OSError):
    """A worksheet that can't be written where it was asked for."""


@dataclass(frozen=True, repr=False)
class Sheet:
    """The puzzles of one student. made_by: the call that makes it again. mark: what sheet and key have in
    common, and tells no puzzle. seed: printed on a sheet that has no student's name, "" on others."""

    puzzles: tuple[Puzzle, ...]
    rules: Rules
    student: str
    seed: str
    mark: str
    made_by: str

    @property
    def name(self) -> str:
        """What it is called on paper, and on the key to it."""
        return f"Seed {self.seed}" if self.seed else f"Sheet {self.mark}"

    @property
    def game(self) -> str:
        """Which game it is about."""
        return GAMES[self.rules.family]

    def __str__(self) -> str:
        head = (f"{self.game} worksheet. {self.name}.\nName: {self.student or '_' * 24}   "
                f"Points: ____ of {len(self.puzzles)}\nPoints by the rules of {self.rules.name}.")
        asked = (f"{number}. {asked}\n  {_to_answer(asked)}" for number, asked in enumerate(self.puzzles, 1))
        return "\n\n".join([head, *asked])

    @property
    def key(self) -> str:
        """The answers, a line each."""
        whose = f" for {self.student}" if self.student else ""
        head = f"Key to the {self.game} worksheet{whose}. {self.name}.\nMade by {self.made_by}"
        lines = (f"{number})  {capital(asked.because().text)} ({asked.id})"
                 for number, asked in enumerate(self.puzzles, 1))
        return "\n".join([head, *lines])


@dataclass(frozen=True, repr=False)
class Worksheet:
    """One sheet to print or several, or the key to them; made by `worksheet()` and `worksheets()`."""

    sheets: tuple[Sheet, ...]
    is_key: bool = False

    @property
    def key(self) -> "Worksheet":
        """The answers to all of it with a reason each, for the teacher. No sheet says any of it."""
        return replace(self, is_key=True)

    @property
    def puzzles(self) -> tuple[Puzzle, ...]:
        """The puzzles, sheet after sheet."""
        return tuple(asked for sheet in self.sheets for asked in sheet.puzzles)

    def save(self, file: "str | PathLike[str]") -> str:
        """Write it into one HTML file that any browser shows and prints; says what to do with it.

        A worksheet that lies there is replaced by a worksheet, a key by a key. Raises NotSaved for any other
        file in the way, a folder that is not there or can't be written, or a name that does not end in .html.
        """
        path = _read_path(file)
        kind = worksheet_html.KEY if self.is_key else worksheet_html.SHEET
        try:
            if path.exists():
                _check_may_replace(path, kind)
            path.write_text(worksheet_html.document(self.sheets, self.is_key), encoding="utf-8")
        except FileNotFoundError:
            raise NotSaved(f"There is no folder {shown(str(path.parent))} to save {path.name} in.") from None
        except NotSaved:
            raise
        except OSError as fault:
            raise NotSaved(f"{path.name} can't be written: {fault.strerror or fault}.") from None
        what = "The key" if self.is_key else capital(count(len(self.sheets), "sheet"))
        verb, it = ("are", "them") if what.endswith("s") else ("is", "it")
        return _Said(f"{what} {verb} in {path.name}. Open it in a browser to print {it}.")

    def __str__(self) -> str:
        parts = [sheet.key if self.is_key else str(sheet) for sheet in self.sheets]
        return "\n\n\n".join(parts)

    def __repr__(self) -> str:
        if self.is_key or len(self.sheets) == 1:
            return str(self)
        return f"{self.sheets[0]}\n\n\n{self._others}"

    def _repr_html_(self) -> str:
        if self.is_key or len(self.sheets) == 1:
            return worksheet_html.page(self.sheets, self.is_key)
        return f"{worksheet_html.page(self.sheets[:1], False)}<p>{escape(self._others)}</p>"

    @property
    def _others(self) -> str:
        others = [sheet.student for sheet in self.sheets[1:]]
        few = ", ".join(others[:3]) + (", ..." if len(others) > 3 else "")
        return (f"And {count(len(others), 'sheet')} more ({few}). "
                'Save all of them in one file to print: .save("class.html").')


class _Said(str):
    """A sentence that a cell shows without quotes."""

    def __repr__(self) -> str:
        return str(self)


def worksheet(seed: object, n: int = 10, difficulty: int | Iterable[int] | None = None,
              kinds: str | Iterable[str] | None = None, rules: str | Rules = DEFAULT,
              student: str = "") -> Worksheet:
    """A sheet of puzzles to print; the same words make the same sheet anywhere.

    seed: a text or whole number of the teacher's. n: how many puzzles, 1 to 100. difficulty: 1 to 5, one or
    several; it rises over the sheet; None for all five. kinds: ids of `KINDS`, one or several; None for all
    that ask for scoring. rules: a rule set or its id. student: a name, for other cards in the same kinds of
    puzzle. A sheet without a name prints its seed; a student's does not, since whoever knows it can make the
    key: keep that seed to yourself.

    Raises RulesError for a seed, number, difficulty or name that can't be, or a kind that is about another
    game than the rules; UnknownName for kinds or rules that do not exist.
    """
    name = _read_name(student) if student != "" else ""
    return Worksheet((_Plan(seed, n, difficulty, kinds, rules).sheet(name),))


def worksheets(seed: object, students: Iterable[str], n: int = 10,
               difficulty: int | Iterable[int] | None = None, kinds: str | Iterable[str] | None = None,
               rules: str | Rules = DEFAULT) -> Worksheet:
    """A sheet for each student of a class, the one that `worksheet(seed, ..., student=name)` makes.

    students: their names, no two alike; up to 200. The rest is as for `worksheet`, and so are the errors.
    """
    if isinstance(students, str) or not isinstance(students, Iterable):
        raise RulesError(f'The students are a list of names, such as ["Ana", "Bo"], not {shown(students)}.')
    names = [_read_name(one) for one in students]
    if not 1 <= len(names) <= _LARGEST_CLASS:
        raise RulesError(f"A class has 1 to {_LARGEST_CLASS} students, not {len(names)}.")
    known: set[str] = set()
    for one in names:
        if _same(one) in known:
            raise RulesError(f"Two students are called {one}, and would get the same sheet: add a letter, "
                             f"such as '{one} B'.")
        known.add(_same(one))
    plan = _Plan(seed, n, difficulty, kinds, rules)
    return Worksheet(tuple(map(plan.sheet, names)))


class _Plan:
    """What a class gets: kinds and difficulties, the same for all."""

    def __init__(self, seed: object, n: int, difficulty: int | Iterable[int] | None,
                 kinds: str | Iterable[str] | None, rules: str | Rules) -> None:
        self.seed = str(read_seed(seed, _LONGEST)).strip()
        if not self.seed:
            raise RulesError("The seed of a worksheet is some letters or digits, not an empty text.")
        if type(n) is not int or not 1 <= n <= _MOST:
            raise RulesError(f"A worksheet has 1 to {_MOST} puzzles, not {shown(n)}.")
        self.rules = find_rules(rules)
        levels = read_difficulties(difficulty) or (1, 2, 3, 4, 5)
        chosen = read_kinds(kinds, self.rules, "worksheet")
        if kinds is None:
            chosen = tuple(kind for kind in chosen if _is_known(kind, self.rules))
        order = _endless(Dice(f"worksheet {self.seed}"), chosen)
        self.asked = [(next(order), levels[at * len(levels) // n]) for at in range(n)]
        self._words = _words(n=(n, 10), difficulty=(levels, (1, 2, 3, 4, 5)),
                             kinds=(chosen if kinds is not None else None, None))

    def sheet(self, student: str) -> Sheet:
        """The sheet of one student, "" for nobody in particular."""
        name = f", student={student!r}" if student else ""
        made_by = f"worksheet({self.seed!r}{self._words}{_rules_words(self.rules)}{name})"
        hidden, mark = (_letters(number, what, self.seed, _same(student))
                        for number, what in ((12, "puzzles"), (6, "mark")))
        return Sheet(tuple(self._puzzles(hidden)), self.rules, student, "" if student else self.seed, mark,
                     made_by)

    def _puzzles(self, seed: str) -> Iterator[Puzzle]:
        """No two alike, as long as there are others."""
        decks: dict[str, Iterator[str]] = {}
        seen: set[str] = set()
        for number, (kind, level) in enumerate(self.asked, 1):
            if deck := KINDS[kind].seeds(self.rules):
                cards = decks.setdefault(kind, _endless(Dice(f"{seed} {kind}"), deck))
                yield puzzle(next(cards), kind, rules=self.rules)
                continue
            for attempt in range(_TRIES):
                one = puzzle(f"{seed}-{number}" + f"-{attempt}" * bool(attempt), kind, level, self.rules)
                if str(one) not in seen:
                    break
            seen.add(str(one))
            yield one


def _endless(dice: Dice, things: tuple[_T, ...]) -> Iterator[_T]:
    """All of these, shuffled, and then once more."""
    while True:
        yield from dice.shuffled(things)


@lru_cache
def _is_known(kind: str, rules: Rules) -> bool:
    """Whether there are puzzles of this kind under these rules."""
    try:
        puzzle("known", kind, rules=rules)
    except RulesError:
        return False
    return True


def _letters(length: int, *words: str) -> str:
    """Letters that belong to these words, and do not tell them."""
    number = int.from_bytes(sha256("\n".join(words).encode()).digest(), "big")
    return "".join(_LETTERS[number // len(_LETTERS)**at % len(_LETTERS)] for at in range(length))


def _read_name(name: object) -> str:
    """A name as it is printed. Raises RulesError for what is none."""
    text = unicodedata.normalize("NFC", " ".join(name.split())) if isinstance(name, str) else ""
    if not text or len(text) > _LONGEST or any(unicodedata.category(one) in ("Cc", "Cs") for one in text):
        raise RulesError(f"A student's name is a text of 1 to {_LONGEST} characters, not {shown(name)}.")
    return text


def _same(name: str) -> str:
    """A name as it is compared: "ana" is Ana."""
    return name.casefold()


def _words(**options: tuple[object, object]) -> str:
    """Options of a call that are not as usual: each with its value, and the usual one."""
    return "".join(f", {name}={_plain(value)!r}"
                   for name, (value, usual) in options.items() if value != usual)


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return value[0] if len(value) == 1 else list(value)
    return value


def _rules_words(rules: Rules) -> str:
    if not rules_in_id(rules):
        return ""
    if not rules.changes:
        return f", rules={rules.id!r}"
    changes = ", ".join(f"{option}={value!r}" for option, value in rules.changes.items())
    return f", rules=rules({(rules.preset or rules).id!r}).variant({changes})"


def _to_answer(asked: Puzzle) -> str:
    """Where the answer goes, in a text."""
    boxes = worksheet_html.boxes(asked)
    return "   ".join(f"[ ] {words}" for words in boxes) if boxes else "Answer: ________"


def _read_path(file: object) -> Path:
    if not isinstance(file, str | PathLike) or not str(file).strip():
        raise NotSaved(f"A worksheet is saved in a file such as 'sheet.html', not {shown(file)}.")
    path = Path(file)
    if "\0" in str(path):
        raise NotSaved(f"{shown(path.name)} can't be the name of a file.")
    if path.suffix.lower() not in (".html", ".htm"):
        pdf = " A browser prints that as PDF." if path.suffix.lower() == ".pdf" else ""
        raise NotSaved(f"A worksheet is saved as '{path.stem}.html', not {shown(path.name)}.{pdf}")
    return path


def _check_may_replace(path: Path, kind: str) -> None:
    """Raise NotSaved unless this file is a worksheet, or a key, as the new one is."""
    if path.is_dir():
        raise NotSaved(f"{path.name} is a folder; choose another name.")
    with path.open(encoding="utf-8", errors="replace") as lines:
        found = worksheet_html.kind_of(lines.read(1000))
    if found != kind:
        there = {worksheet_html.KEY: "a key", worksheet_html.SHEET: "a worksheet without the answers"}
        raise NotSaved(f"{path.name} is {there.get(found, 'another file')}, and is left as it is; "
                       "choose another name.")
