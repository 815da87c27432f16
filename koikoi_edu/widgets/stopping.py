"""Stop or koi-koi? A question from a played round: guess what koi-koi is worth, then see, eight times."""
from dataclasses import dataclass
from importlib.resources import files
from itertools import takewhile
from typing import Any

import ipywidgets

from ..errors import RulesError, UnknownName, nearest, shown
from ..game import View as Seen
from ..odds import Estimate, Odds, Value, odds, value
from ..odds.offers import Offer, offers
from ..odds.worlds import number_of
from ..rules import DEFAULT, Rules
from ..words import count
from .base import Choice, Sentence, View, action, box, guarded, html, set_class
from .in_line import in_line
from .stopping_html import OPPONENT, held, outcome_html, question_html, question_picture

#: Questions in a run; deals that questions are looked for in.
RUN, DEALS = 8, 160
#: Worlds that a question is tried in, and up to how many that fit it are all tried, so that it is exact.
WORLDS, EVERY = 400, 2000
CARDS, SUMS, GUESSES = (1, 7), (1, 12), (-20, 30)


@dataclass(frozen=True)
class Answer:
    """A question that was answered. guess: what koi-koi was thought to be worth, in points."""

    guess: int
    found: Value
    odds: Odds

    @property
    def stop(self) -> float:
        """What stopping brings."""
        return next(row.points for row in self.found.rows if str(row.action) == "stop")

    @property
    def worth(self) -> Estimate:
        """What koi-koi is worth."""
        lead = self.found.lead("koi-koi", "stop")
        return Estimate(self.stop + lead.mean, lead.error)

    @property
    def said(self) -> str:
        """What who guesses so does: call if koi-koi is thought to be worth more."""
        return "koi-koi" if self.guess > self.stop else "stop"

    @property
    def lost(self) -> float:
        """How many points that costs against the better answer."""
        return self.found.cost(self.said).mean

    @property
    def close(self) -> bool:
        """Whether these worlds can't tell which answer is better."""
        lead = self.found.lead("koi-koi", "stop")
        return abs(lead.mean) < 2 * lead.error


class StopOrKoiKoi(View):
    """A hand, a table and two piles, and the question: what is koi-koi worth here?

    cards: left in your hand, 1 to 7. sum: of your yaku, 1 to 12. opponent: "far", "near" (one card from a
    yaku) or "called"; what was asked in a played round and comes nearest to it is shown. seed: of the rounds.
    rules: a rule set of Koi-Koi for two, or its id.

    From code: `guess(7)` answers, `look(cards=3)` looks for another kind of question, `another()` for one
    more of the same kind, `surprise()` for any, `restart()` begins a new run of eight. `offer` is what is
    asked, `answers` what was answered. Each call answers with the sentence that is shown; a fault changes
    nothing.
    """

    css = files(__package__).joinpath("stopping.css").read_text(encoding="utf-8")
    classes = ("kk-stopping", "kk-stack")

    def __init__(self, cards: int = 5, sum: int = 5, opponent: str = "far", *, seed: int | str = 9,
                 rules: str | Rules = DEFAULT) -> None:
        self._source = offers(seed, rules)
        self._pool: list[Offer] = []
        self._done: list[Offer] = []
        self._drawing = False
        self._wanted = self._read(cards, sum, opponent)
        self.answers: list[Answer] = []
        self._answered: Answer | None = None
        self.offer = self._find()
        self._build()
        self._ask("")

    # ── what it shows, and what can be done

    @property
    def view(self) -> Seen:
        """What you see of the round."""
        return self.offer.view

    @guarded
    def look(self, cards: int | None = None, sum: int | None = None,
             opponent: str | None = None) -> Sentence:
        """Look for a question of another kind; what is not given stays."""
        old = self._wanted
        self._wanted = self._read(*(new if new is not None else kept for new, kept in
                                    zip((cards, sum, opponent), old, strict=True)))
        return self._next()

    @guarded
    def another(self) -> Sentence:
        """One more question of this kind; the one that is passed over does not come again."""
        self._pass_over()
        return self._next()

    @guarded
    def surprise(self) -> Sentence:
        """The next question of any kind; the one that is passed over does not come again."""
        if len(self.answers) == RUN:
            return self.say(f"These were {RUN}. {self._summary()} Start again for more.")
        self._pass_over()
        self._grow(lambda one: one not in self._done)
        self.offer = next((one for one in self._pool if one not in self._done), self._pool[0])
        self._wanted = (self.offer.cards, self.offer.sum, threat(self.offer))
        return self._ask("")

    @guarded
    def guess(self, points: int) -> Sentence:
        """Say what koi-koi is worth, in points, from -20 to 30; above what stopping brings, you call."""
        if isinstance(points, bool) or not isinstance(points, int) or not GUESSES[0] <= points <= GUESSES[1]:
            raise RulesError(f"A guess is a whole number of points from {GUESSES[0]} to {GUESSES[1]}, "
                             f"not {shown(points)}.")
        if self._answered:
            return self.say("This question is answered; take the next one.")
        view = self.view
        after = self.offer.state.apply("koi-koi").view(view.player)
        worlds = None if number_of(view) <= EVERY else WORLDS
        answer = Answer(points, value(view, worlds=worlds, seconds=None), odds(after, worlds=worlds))
        self._answered = answer
        self.answers.append(answer)
        self._done.append(self.offer)
        self._refresh()
        end = f" These were {RUN}. {self._summary()}" if len(self.answers) == RUN else ""
        return self.say(self._verdict(answer) + end)

    @guarded
    def restart(self) -> Sentence:
        """Begin a new run of questions; those that were asked do not come again."""
        self.answers = []
        self.offer = self._find()
        return self._ask("A new run. ")

    # ── finding questions

    @staticmethod
    def _read(cards: Any, sum: Any, opponent: Any) -> tuple[int, int, str]:
        for name, given, (low, high) in (("cards", cards, CARDS), ("sum", sum, SUMS)):
            if isinstance(given, bool) or not isinstance(given, int) or not low <= given <= high:
                raise RulesError(f"{name} is a whole number from {low} to {high}, not {shown(given)}.")
        if opponent not in OPPONENT:
            raise UnknownName(f"opponent is far, near or called, not {shown(opponent)}."
                              f"{nearest(opponent, OPPONENT) or ''}")
        return cards, sum, opponent

    def _pass_over(self) -> None:
        if self.offer not in self._done and len(self.answers) < RUN:
            self._done.append(self.offer)

    def _next(self) -> Sentence:
        if len(self.answers) == RUN:
            return self.say(f"These were {RUN}. {self._summary()} Start again for more.")
        self.offer = self._find()
        return self._ask("" if not self._far(self.offer) else
                         f"No such question is left in {DEALS} rounds; this is the nearest. ")

    def _far(self, offer: Offer) -> int:
        """How far an offer is from what is wanted, 0 if it is just that."""
        cards, sum, opponent = self._wanted
        return (3 * abs(offer.cards - cards) + abs(min(offer.sum, SUMS[1]) - sum)
                + 4 * (threat(offer) != opponent))

    def _find(self) -> Offer:
        now = getattr(self, "offer", None)

        def fresh(one: Offer) -> bool:
            return one not in self._done and one is not now

        self._grow(lambda one: fresh(one) and not self._far(one))
        return min(filter(fresh, self._pool), key=self._far, default=self._pool[0])

    def _grow(self, fits: Any) -> None:
        """Play on until a question fits, or all deals were looked through."""
        if any(map(fits, self._pool)):
            return
        for one in takewhile(lambda one: one.number <= DEALS, self._source):
            self._pool.append(one)
            if fits(one):
                return
        self._source = iter(())

    # ── clicks

    def _build(self) -> None:
        self.status, self._scene, self._result, self._tally = html(), html(), html(), html()
        self._cards = self._slider("Cards in your hand", CARDS)
        self._sum = self._slider("Sum of your yaku", SUMS)
        for slider in (self._cards, self._sum):
            slider.observe(in_line(self._slid), "value")
        self._opponent = Choice(OPPONENT, lambda to: self.look(opponent=to))
        self._guess = self._slider("Koi-koi is worth", GUESSES)
        self._show = action("Show what it is worth", lambda: self.guess(self._guess.value), primary=True)
        self._on = action("Next question", self.another, primary=True)
        self._any = action("Any other question", self.surprise)
        self._again = action("Start again", self.restart, primary=True)
        self._below = html()
        super().__init__(
            box(box(self._cards, self._sum, classes="kk-row"),
                box(html('<span class="kk-heading">The opponent</span>'), self._opponent),
                classes="kk-panel kk-stack kk-stopping-kind"),
            self._scene,
            box(self._below, box(self._guess, self._show, self._on, self._again, self._any), self.status,
                classes="kk-panel kk-stack kk-stopping-guess"),
            self._result, self._tally)

    @staticmethod
    def _slider(words: str, span: tuple[int, int]) -> ipywidgets.IntSlider:
        return ipywidgets.IntSlider(description=words, min=span[0], max=span[1], continuous_update=False,
                                    style={"description_width": "auto"})

    def _slid(self, _: Any) -> None:
        if not self._drawing:
            self.look(cards=self._cards.value, sum=self._sum.value)

    # ── how it says it

    def _ask(self, before: str) -> Sentence:
        self._answered = None
        self._refresh()
        return self.say(f"{before}{self._question()}")

    def _question(self) -> str:
        view = self.view
        stop = view.score(view.player).total
        return (f"{held(view)}, and stopping brings {count(stop, 'point')}. A guess above {stop} calls "
                "koi-koi, any other one stops.")

    @staticmethod
    def _verdict(answer: Answer) -> str:
        worth = f"Koi-koi is worth {answer.worth.text(1, sign=False)} points, stopping {answer.stop:g}."
        said = f"You guessed {answer.guess}, so you {'call' if answer.said == 'koi-koi' else 'stop'}"
        if answer.close:
            return f"{worth} {said}: too close to call, either will do."
        cost = f"that costs {answer.lost:.1f} points." if answer.lost else "right."
        return f"{worth} {said}: {cost}"

    def _summary(self) -> str:
        """What the run has cost, beside those who always answer the same."""
        stops, calls = (sum(one.found.cost(which).mean for one in self.answers)
                        for which in ("stop", "koi-koi"))
        off = sum(abs(one.guess - one.worth.mean) for one in self.answers) / len(self.answers)
        cost = sum(one.lost for one in self.answers)
        return (f"Your answers cost {cost:.1f} points in all; always to stop would cost {stops:.1f}, always "
                f"to call {calls:.1f}. Your guesses are off by {off:.1f} points on average.")

    def words(self) -> str:
        view, opponent = self.view, 1 - self.view.player
        lines = [f"Stop or koi-koi? Question {self._number()} of {RUN}: how many points is koi-koi worth?",
                 f"The opponent ({OPPONENT[threat(self.offer)]}): {view.piles[opponent]}",
                 f"On the table: {view.table}", f"Your pile: {view.piles[view.player]}",
                 f"Your hand: {view.hand}"]
        if self._answered:
            lines.append(self._question())
        return "\n".join([*lines, self.sentence])

    def _number(self) -> int:
        return len(self.answers) + (self._answered is None)

    # ── how it draws it

    def _refresh(self) -> None:
        answer, view = self._answered, self.view
        self._drawing = True
        self._cards.value, self._sum.value = self.offer.cards, min(self.offer.sum, SUMS[1])
        stop = view.score(view.player).total
        self._guess.value = answer.guess if answer else max(GUESSES[0], min(stop, GUESSES[1]))
        self._drawing = False
        self._opponent.value = threat(self.offer)
        self._guess.disabled = answer is not None
        over = len(self.answers) == RUN
        for button, on in ((self._show, not answer), (self._on, bool(answer) and not over),
                           (self._again, over and bool(answer)), (self._any, not over)):
            set_class(button, "kk-stopping-gone", not on)
        self._scene.value = question_html(self.offer, threat(self.offer))
        self._below.value = (f'<div class="kk-heading">Question {self._number()} of {RUN}</div>'
                             '<div class="kk-title">How many points is koi-koi worth here, on average?</div>')
        self._result.value = outcome_html(answer) if answer else ""
        self._tally.value = (f'<p class="kk-note">So far: {self._summary()}</p>'
                             if self.answers and not over else "")

    def picture_html(self) -> str:
        picture = question_picture(self.offer, threat(self.offer))
        return picture + (outcome_html(self._answered) if self._answered else "")


def threat(offer: Offer) -> str:
    """What the opponent has come to: far, near or called."""
    return "called" if offer.called else "near" if offer.near else "far"
