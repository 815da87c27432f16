"""A session of practice: one puzzle after the other, what was missed again, and a record of it all."""
from collections.abc import Iterable
from contextlib import suppress
from os import PathLike
from types import EllipsisType

from ..errors import KoiKoiError, RulesError, shown
from ..game.dealing import new_seed, read_seed
from ..rules import DEFAULT, Rules
from ..rules import rules as find_rules
from ..words import count, listed, times
from . import leitner
from .attempt import COST, Attempt, fraction, point_words
from .dice import Dice
from .kinds import KINDS
from .making import endless_kinds, puzzle, read_difficulties, read_kinds, rules_in_id, split
from .puzzle import Puzzle, Reason, Verdict
from .record import Choice, Chosen, Outcome, Record
from .store import Store
from .traps import COSTS, UNTOLD

_DEAREST = 3  # things that a summary names


class Practice:
    """Puzzles to practise with, one at a time; knows nothing of Jupyter.

    kinds: ids of `KINDS`, one or several; None for all that ask for scoring. difficulty: 1 to 5, one or
    several; None to have it rise with what is solved; it does not matter for flash cards. rules: a rule set
    or its id. seed: the same seed and the same answers bring the same puzzles; None for one that nobody
    knows. file: path of the JSON file that keeps the record; None to keep it in memory. goal: how many
    puzzles are to be solved until it is reached; the puzzle after that begins another goal of as many.

    What gets a wrong answer or is given up goes to the first of five boxes and comes back as the same puzzle
    after 3 others; solved at once, it moves a box further and comes back after 8, 20, 50, 120 others.

    With a file, a practice that is begun in the same way again goes on with the kinds and difficulties that
    were chosen last, and counts its goals on.

    Raises UnknownName for a kind or rules that do not exist, RulesError for a difficulty, seed, goal or file
    that can't be, or a kind that is about another game than the rules. Trouble with the file raises nothing:
    `notice` says it, and practice goes on.
    """

    def __init__(self, kinds: str | Iterable[str] | None = None,
                 difficulty: int | Iterable[int] | None = None, rules: str | Rules = DEFAULT,
                 seed: object = None, file: "str | PathLike[str] | None" = None, goal: int = 10) -> None:
        self.rules = find_rules(rules)
        self.seed = str(new_seed() if seed is None else read_seed(seed, 40)).strip()
        if not self.seed or "@" in self.seed:
            raise RulesError("The seed of a practice is some letters or digits without '@', "
                             f"not {shown(seed)}.")
        if type(goal) is not int or goal < 1:
            raise RulesError(f"A goal is a whole number of puzzles from 1, not {shown(goal)}.")
        self.goal = goal
        self._kinds = read_kinds(kinds, self.rules, "practice")
        self._difficulties = read_difficulties(difficulty)
        self._name = self._begun_with()
        self._store = Store(file)
        self._done = 0
        self.goals = 0
        self._take_up()
        self._asked = self._store.record.answered
        self._unusable: set[str] = set()
        self._fresh = True
        self.attempt = Attempt(self._choose_puzzle(None))

    # What is done

    def answer(self, answer: object) -> Verdict:
        """Answer the puzzle, as `Puzzle.check` takes it; returns what is said to it."""
        before = self.attempt
        self.attempt = before.answer(answer)
        assert self.attempt.last is not None
        if len(self.attempt.verdicts) > len(before.verdicts):
            if self.attempt.solved:
                self._finish()
            else:
                self._store.add(Outcome(before.puzzle.id, missed=True))
        return self.attempt.last

    def hint(self) -> Reason:
        """Take the next hint; when all are taken, the last one again. It costs a quarter of the point."""
        self.attempt = self.attempt.hint()
        return self.attempt.puzzle.hints[max(0, self.attempt.hints - 1)]

    def give_up(self) -> Reason:
        """Give the puzzle up; returns the right answer and the reason for it. It will come back.

        No trap is blamed for what that costs: nobody knows what would have been answered.
        """
        before = self.attempt
        self.attempt = before.give_up()
        if not before.is_over:
            self._finish()
        return self.attempt.puzzle.because()

    def next(self) -> Puzzle:
        """Go on to another puzzle, never the same twice in a row.

        A puzzle with a hint or a wrong answer, and no right one, counts as given up; one about which nothing
        was done is left without a trace.
        """
        if not self.attempt.is_untouched and not self.attempt.is_over:
            self.give_up()
        if self.is_reached:
            self._done = 0
        self.attempt = Attempt(self._choose_puzzle(self.attempt.puzzle.id))
        return self.attempt.puzzle

    def choose(self, kinds: str | Iterable[str] | EllipsisType | None = ...,
               difficulty: int | Iterable[int] | EllipsisType | None = ...) -> None:
        """Choose other kinds or difficulties; what is not named stays.

        A puzzle that nothing was done about yet, or that is over, is replaced. Raises as the class does, and
        changes nothing then.
        """
        chosen = self._kinds if isinstance(kinds, EllipsisType) else read_kinds(kinds, self.rules, "practice")
        wished = (self._difficulties if isinstance(difficulty, EllipsisType)
                  else read_difficulties(difficulty))
        if (chosen, wished) != (self._kinds, self._difficulties):
            self._kinds, self._difficulties = chosen, wished
            self._keep_choice()
        if self.attempt.is_untouched or self.attempt.is_over:
            self.next()

    # How it stands

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds that are asked, by their ids."""
        return self._kinds

    @property
    def difficulties(self) -> tuple[int, ...] | None:
        """The difficulties that are asked; None where they rise with what is solved."""
        return self._difficulties

    @property
    def record(self) -> Record:
        """Everything that is kept, also of earlier sessions with the same file."""
        return self._store.record

    @property
    def level(self) -> int:
        """The difficulty of new puzzles where none is chosen, 1 to 5."""
        return self.record.level

    @property
    def answered(self) -> int:
        """How many puzzles were solved or given up."""
        return self.record.answered

    @property
    def solved(self) -> int:
        """How many puzzles were solved."""
        return self.record.solved

    @property
    def credit(self) -> float:
        """What the solved puzzles brought: 1 each, less a quarter for each hint and each wrong answer."""
        return self.record.credit

    @property
    def streak(self) -> int:
        """How many puzzles in a row were solved without a wrong answer, up to now."""
        return self.record.streak

    @property
    def best_streak(self) -> int:
        """The longest streak."""
        return self.record.best_streak

    @property
    def done(self) -> int:
        """How many puzzles were solved towards the goal, at most `goal`."""
        return self._done

    @property
    def is_reached(self) -> bool:
        """Whether the goal is reached; the next puzzle begins another."""
        return self._done == self.goal

    @property
    def boxes(self) -> dict[str, int]:
        """The box (1 to 5) of every puzzle that lies in one, by its id."""
        return {id: place.box for id, place in self.record.items.items()}

    @property
    def due(self) -> tuple[str, ...]:
        """The puzzles of the chosen kinds whose time to come back has come, the next one first."""
        return tuple(id for id in leitner.due(self.record.items, self.answered) if self._fits(id))

    @property
    def costs(self) -> tuple[tuple[str, int, float], ...]:
        """What the answered puzzles have lost, and by what: (id of `traps.COSTS`, how often, credit), the
        dearest first. Together it is `lost`."""
        rows = [(id, *cost) for id, cost in self.record.traps.items()]
        untold = self.lost - sum(lost for _, _, lost in rows)
        if untold >= COST:
            rows.append((UNTOLD, 0, untold))
        return tuple(sorted(rows, key=lambda row: (-row[2], -row[1], row[0])))

    @property
    def lost(self) -> float:
        """The points that the answered puzzles have lost."""
        return self.answered - self.credit

    @property
    def to_see_again(self) -> tuple[str, ...]:
        """The puzzles of the first box, the last one last: missed, or solved with help, and not known since.
        One that is asked now is not among them."""
        now = None if self.attempt.is_over else self.attempt.puzzle.id
        first = [id for id, box in self.boxes.items() if box == 1 and id != now and split(id)]
        return tuple(sorted(first, key=lambda id: self.record.items[id].due))

    @property
    def notice(self) -> str:
        """What there is to say about the file, in a sentence or two; "" if it is well."""
        return self._store.notice

    def summary(self) -> str:
        """How it went and what cost most, in a few lines."""
        if not self.answered:
            return "No puzzle is answered yet."
        lines = [f"{count(self.answered, 'puzzle')} answered, {self.solved} of them solved, "
                 f"for {fraction(self.credit)} of {count(self.answered, 'point')}. "
                 f"Best streak: {self.best_streak}."]
        costs = [f"{COSTS[id]} ({f'{times(often)}, ' if often else ''}{point_words(lost)})"
                 for id, often, lost in self.costs[:_DEAREST]]
        if costs:
            rest = sum(lost for _, _, lost in self.costs[_DEAREST:])
            more = f" All else cost {point_words(rest)}." if rest else ""
            lines.append(f"What cost most: {listed(costs)}.{more}")
        if again := len(self.to_see_again):
            lines.append(f"{count(again, 'puzzle')} to look at again.")
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"<Practice: {self.answered} answered, {self.solved} solved, seed {self.seed!r}>"

    # How the next puzzle is found

    def _choose_puzzle(self, last: str | None) -> Puzzle:
        for id in self.due:
            if id != last and (found := self._again(id)):
                self._fresh = False
                return found
        self._fresh = True
        faults: list[KoiKoiError] = []
        dice = Dice(f"{self.seed} {self._asked}")
        for kind in dice.shuffled(self._kinds):
            try:
                found = self._new(kind, dice, last)
            except RulesError as fault:
                faults.append(fault)
                continue
            if found:
                return found
        # Nothing is left that is new: a deck that was gone through, or a single puzzle.
        for id in leitner.soonest(self.record.items, filter(self._fits, self.record.items)):
            if id != last and (found := self._again(id)):
                self._fresh = False
                return found
        raise faults[0] if faults else RulesError(f"There are no puzzles of {listed(self._kinds)}.")

    def _again(self, id: str) -> Puzzle | None:
        """The puzzle with this id as the same puzzle; None if a file names one that does not exist."""
        try:
            found = puzzle(id, rules=self.rules)
        except KoiKoiError:
            found = None
        if found is None or found.id != id:
            self._unusable.add(id)
            return None
        return found

    def _new(self, kind: str, dice: Dice, last: str | None) -> Puzzle | None:
        """A puzzle of this kind that was not asked before, None if there is none."""
        self._asked += 1
        if deck := KINDS[kind].seeds(self.rules):
            order = Dice(f"{self.seed} {kind}").shuffled(deck)
            ids = (puzzle(seed, kind, rules=self.rules) for seed in order)
            return next((one for one in ids if one.id not in self.record.items and one.id != last), None)
        difficulty = dice.choice(self._difficulties or (self.level,))
        return puzzle(f"{kind}-{difficulty}-{self.seed}-{self._asked}", rules=self.rules)

    def _fits(self, id: str) -> bool:
        """Whether a puzzle in a box may be asked: its kind is chosen, and it is of these rules."""
        if id in self._unusable:
            return False
        parts = split(id)
        return parts is not None and parts.kind in self._kinds and parts.rules == rules_in_id(self.rules)

    def _finish(self) -> None:
        it = self.attempt
        in_deck = it.puzzle.kind not in endless_kinds(self.rules)
        self._done += it.solved
        self.goals += it.solved and self.is_reached
        self._store.add(Outcome(
            it.puzzle.id, over=True, solved=it.solved, credit=it.credit, helped=it.hints > 0,
            rising=self._fresh and not in_deck and self._difficulties is None, kept=in_deck,
            missed=bool(it.wrong) or it.given_up, spent=it.spent))
        if it.solved and self.is_reached:
            self._keep_choice()

    # What was chosen, kept in the file

    def _begun_with(self) -> str:
        """What this practice was asked to be, as the file names it: several may keep one file."""
        kinds = "all" if self._kinds == endless_kinds(self.rules) else " ".join(self._kinds)
        levels = listed(self._difficulties or ["rising"])
        return f"{kinds}, {levels}, {rules_in_id(self.rules) or self.rules.id}"

    def _take_up(self) -> None:
        """Go on with what was chosen last in a practice that was begun like this one."""
        kept = self.record.choices.get(self._name)
        if kept is None:
            return
        self.goals = kept.goals
        with suppress(KoiKoiError):  # a file may name kinds of another game
            self._kinds = read_kinds(kept.kinds, self.rules, "practice")
            self._difficulties = kept.difficulties or None

    def _keep_choice(self) -> None:
        self._store.add(Chosen(self._name, Choice(self._kinds, self._difficulties or (), self.goals)))
