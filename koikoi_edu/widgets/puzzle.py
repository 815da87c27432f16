"""One puzzle to answer: its cards, a place for the answer, hints that cost, and why an answer is wrong."""
from ..errors import KoiKoiError
from ..puzzles import KINDS, Puzzle, Reason, Verdict, puzzle
from ..puzzles.attempt import Attempt
from ..puzzles.making import split
from ..rules import Rules
from .attempt import AttemptView
from .base import Sentence, guarded

START = "total-2-plum"


class PuzzleView(AttemptView):
    """One scoring puzzle: a question with cards, and a place for the answer.

    asked: a puzzle, its id such as "total-3-plum", or any seed. kind, difficulty, rules: as for `puzzle()`.

    From code: `answer("9 points")`, `hint()`, `give_up()`, `next()` (another of this kind), `ask(...)` (any
    other); `attempt` and `words()` tell how it stands. Each call answers with the sentence that is shown.
    """

    def __init__(self, asked: object = START, kind: str | None = None, difficulty: int | None = None,
                 rules: str | Rules | None = None):
        self._begin()
        wrong = ""
        try:
            first = _puzzle(asked, kind, difficulty, rules)
        except KoiKoiError as error:
            first, wrong = puzzle(START), str(error)
        self._turn_to(first)
        super().__init__(self.card)
        self._opened()
        if wrong:
            self.error(wrong)

    @guarded
    def ask(self, asked: object, kind: str | None = None, difficulty: int | None = None,
            rules: str | Rules | None = None) -> Sentence:
        """Ask another puzzle, named as when the widget is made."""
        self._turn_to(_puzzle(asked, kind, difficulty, rules))
        return self._opened()

    def _turn_to(self, asked: Puzzle) -> None:
        self.attempt, self._first_id, self._times = Attempt(asked), asked.id, 1

    def _try(self, answer: object) -> Verdict:
        self.attempt = self.attempt.answer(answer)
        assert self.attempt.last is not None
        return self.attempt.last

    def _help(self) -> Reason:
        self.attempt = self.attempt.hint()
        return self.attempt.shown_hints[-1]

    def _surrender(self) -> Reason:
        self.attempt = self.attempt.give_up()
        return self.puzzle.because()

    def _go_on(self) -> None:
        first, kind, rules = split(self._first_id), self.puzzle.kind, self.puzzle.rules
        assert first is not None
        if deck := KINDS[kind].seeds(rules):
            at = deck.index(first.seed) + self._times if first.seed in deck else self._times
            made = puzzle(deck[at % len(deck)], kind, rules=rules)
        else:
            made = puzzle(f"{first.seed}-{self._times + 1}", kind, first.difficulty, rules)
        self.attempt, self._times = Attempt(made), self._times + 1

    def _onward_words(self) -> str:
        return "Another like this"


def _puzzle(asked: object, kind: str | None, difficulty: int | None, rules: str | Rules | None) -> Puzzle:
    """The puzzle that is asked for. Raises as `puzzle()` does."""
    return asked if isinstance(asked, Puzzle) else puzzle(asked, kind, difficulty, rules)
