"""From a pile and who called koi-koi to the points, step by step: 15 → ×2 → 30 → ×2 → 60."""
from html import escape
from importlib.resources import files
from typing import Any

from .. import show
from ..cards import Cards, CardSet
from ..rules import DEFAULT, Rules
from ..scoring import Score, Step
from ..words import capital, listed, names
from .base import CardRow, Choice, Sentence, box, faces, guarded, html
from .pile import PileView, Position
from .yaku_words import changes, replaced

START = "moon curtain crane sake"

_CALLERS = {"opponent_koikoi": "the opponent", "own_koikoi": "you"}
_TIMES = {0: "never", 1: "once", 2: "twice", 3: "three times"}


class ScoreExplorer(PileView):
    """A pile, who called koi-koi, and the steps from the sum of the yaku to the points.

    pile: the cards to start with. rules: a rule set or its id. opponent_koikoi, own_koikoi: how often each
    side has called koi-koi in this round.

    From code: `add("phoenix")`, `remove`, `build` (other cards), `call(opponent_koikoi=2)`, `clear`, `undo`;
    `pile`, `opponent_koikoi` and `own_koikoi` can be assigned; `score` and `words()` tell what is shown. Each
    call answers with the sentence that is shown; a fault changes nothing.
    """

    css = PileView.css + files(__package__).joinpath("score.css").read_text(encoding="utf-8")

    def __init__(self, pile: Cards = START, rules: str | Rules = DEFAULT, *, opponent_koikoi: int = 1,
                 own_koikoi: int = 0):
        self._begin(rules, Position(CardSet(START), opponent_koikoi=1),
                    lambda: Position(CardSet(pile), CardSet(), opponent_koikoi, own_koikoi))
        self._pile = CardRow(self.toggle, size="large", empty="no cards: click some of the deck")
        self._pile.add_class("kk-score-pile")
        self._ways, self.status = html(), html()
        self._calls = {side: Choice(_TIMES, lambda times, side=side: self.call(**{side: times}))
                       for side in _CALLERS}
        for side, choice in self._calls.items():
            for button in choice.buttons.values():
                button.tooltip = f"{capital(_CALLERS[side])} called koi-koi: {button.description}"
        calls = [box(html(f'<div class="kk-heading">{capital(who)} called koi-koi</div>'), self._calls[side],
                     classes="kk-stack kk-score-call") for side, who in _CALLERS.items()]
        super().__init__(
            box(box(self._examples(), classes="kk-score-try"),
                box(self._tools(), self.deck, classes="kk-panel kk-stack kk-score-deck"),
                box(*calls, classes="kk-score-calls"),
                box(self.status, box(self._pile, self._ways, classes="kk-panel kk-stack kk-score-stage"),
                    classes="kk-stack kk-score-result"),
                classes="kk-score-desk"),
        )
        self._open(f"{_chain(self.score)}.")

    # ── what it shows, and what can be done

    @property
    def opponent_koikoi(self) -> int:
        """How often the opponent has called koi-koi in this round. Assign another number to change it."""
        return self._position.opponent_koikoi

    @opponent_koikoi.setter
    def opponent_koikoi(self, times: int) -> None:
        self.call(opponent_koikoi=times)

    @property
    def own_koikoi(self) -> int:
        """How often the owner of the pile has called koi-koi. Assign another number to change it."""
        return self._position.own_koikoi

    @own_koikoi.setter
    def own_koikoi(self, times: int) -> None:
        self.call(own_koikoi=times)

    @guarded
    def call(self, *, opponent_koikoi: int | None = None, own_koikoi: int | None = None) -> Sentence:
        """Set how often each side has called koi-koi; a side that is not named keeps its number."""
        calls = {"opponent_koikoi": opponent_koikoi, "own_koikoi": own_koikoi}
        named: dict[str, Any] = {side: times for side, times in calls.items() if times is not None}
        position = self._checked(self._position._replace(**named))
        said = [_called(_CALLERS[side], times) for side, times in named.items()]
        return self._move(position, listed(said) or "no other calls")

    # ── how it says it

    def words(self) -> str:
        lines = [f"The pile: {names(self.pile) or 'no cards'}."]
        lines += [f"{held!r}: {names(held.cards)}." for held in self.score.yaku]
        lines += [*replaced(self.score), *(f"{step}." for step in self.score.steps), *self._idle()]
        return "\n".join(lines)

    def _outcome(self, before: Position) -> str:
        was, now = self._score_of(before), self.score
        said = changes(was, now)
        said += f"{'; ' * bool(said)}the sum is {'still' if now.base == was.base else 'now'} {now.base}"
        if now.total == was.total:
            said += f", the score stays {now.total}."
        else:
            said += f", the score now {now.total}" + (f": {_chain(now)}." if len(now.steps) > 1 else ".")
        return " ".join([said, *self._idle()])

    def _idle(self) -> list[str]:
        """The calls that change nothing, in words; found by scoring without them."""
        said: list[str] = []
        if not self.score.total:
            return said
        for side, who in _CALLERS.items():
            times = getattr(self._position, side)
            never, once = (self._score_of(self._with(side, fewer)).total for fewer in (0, 1))
            whose = "Your own" if who == "you" else f"{capital(who)}'s"
            if times and never == self.score.total:
                said.append(f"{whose} koi-koi changes nothing here.")
            elif times > 1 and once == self.score.total:
                said.append(f"{whose} koi-koi counts once, however often it was called.")
        return said

    def _with(self, side: str, times: int) -> Position:
        """The position, had that side called koi-koi so often."""
        calls: dict[str, Any] = {side: times}
        return self._position._replace(**calls)

    def _what_if(self) -> str:
        """What the pile would score had others called koi-koi."""
        now = min(self.opponent_koikoi, 1), min(self.own_koikoi, 1)
        cases = {"nobody": (0, 0), "only you": (0, 1), "only the opponent": (1, 0), "both": (1, 1)}
        totals = {who: self._score_of(Position(self.pile, CardSet(), *calls)).total
                  for who, calls in cases.items() if calls != now}
        (who, total), *others = totals.items()
        said = [f"Had {who} called koi-koi: {total}", *(f"{who}: {total}" for who, total in others)]
        return "; ".join(said) + "."

    # ── how it draws it

    def _refresh(self) -> None:
        self.deck.show(self.rules.deck, mine=self.pile)
        self._pile.show(self.pile)
        for side, choice in self._calls.items():
            choice.value = getattr(self._position, side)
        self._ways.value = self._ways_html()

    def _ways_html(self) -> str:
        now, parts = self.score, _Parts(f".{self._scope}")
        yaku = [parts.add("kk-score-held", f"{held!r}, made of {names(held.cards)}", held.cards,
                          f"<span>{escape(held.name)}</span><b>{held.points}</b>{faces(held.cards, 'tiny')}")
                for held in now.yaku]
        steps = [parts.add(*_step(number, step, now)) for number, step in enumerate(now.steps)]
        plus = '<span class="kk-score-plus" aria-hidden="true">+</span>'
        notes = "<br>".join(map(escape, [*replaced(now), *self._idle()]))
        size = f".{self._scope} .kk-score-pile{{--kk-score-cards:{min(max(len(self.pile), 4), 12)}}}"
        return (f"<style>{size}{parts.style()}</style>"
                '<div class="kk-score-ways" role="group" aria-label="The steps; tick one to see its cards">'
                f'<div class="kk-score-yaku">{plus.join(yaku)}</div>'
                f'<div class="kk-score-chain">{"".join(steps)}</div>'
                f'<div class="kk-score-notes">{notes}<p class="kk-note">{self._what_if()}</p></div></div>')

    def picture_html(self) -> str:
        notes = "".join(f"<p>{escape(note)}</p>" for note in self._idle())
        return f"<div>{show.row_html(self.pile)}{show.score_html(self.score)}{notes}</div>"


class _Parts:
    """Parts of a picture that light up the cards they count: under the mouse, in focus, or while ticked.

    The page does that by itself, with rules of style for each part; the kernel hears nothing of it.
    """

    def __init__(self, scope: str):
        self._scope = scope
        self._cards: list[CardSet] = []

    def add(self, classes: str, words: str, cards: CardSet, inner: str) -> str:
        """A part as HTML: a checkbox that is called `words` and looks like `inner`."""
        self._cards.append(cards)
        return (f'<label class="kk-score-part kk-score-part{len(self._cards)} {classes}">'
                f'<input type="checkbox" class="kk-hidden" aria-label="{escape(words)}">'
                f'<span class="kk-score-look" aria-hidden="true">{inner}</span></label>')

    def style(self) -> str:
        """The rules of style for all parts."""
        rules = [f"{self._lit('kk-score-part')} .kk-score-pile .kk-card{{opacity:0.25}}"]
        for number, cards in enumerate(self._cards, start=1):
            if cards:
                ids = ",".join(f".kk-{card.id}" for card in cards)
                rules.append(f"{self._lit(f'kk-score-part{number}')} .kk-score-pile :is({ids}).kk-card"
                             "{opacity:1;box-shadow:0 0 0 3px var(--kk-panel),0 0 0 6px var(--kk-mark)}")
                rules.append(f"{self._scope}:has(.kk-score-pile :is({ids}):hover) "
                             f".kk-score-held.kk-score-part{number}{{border-color:var(--kk-mark)}}")
        return "".join(rules)

    def _lit(self, part: str) -> str:
        return f"{self._scope}:has(.{part}:hover,.{part} :checked,.{part} :focus-visible)"


def _step(number: int, step: Step, score: Score) -> tuple[str, str, CardSet, str]:
    """What `_Parts.add` needs to show a step: classes, words, cards, looks."""
    end = " kk-score-end" if number == len(score.steps) - 1 else ""
    look = f'<span class="kk-score-value" style="--kk-score-step:{number}">{step.value}</span>'
    by = show.step_sign(step)
    if not by:
        classes, words = "kk-score-step", str(step.value)
        why = "the sum of the yaku" if step.held else "no yaku"
    else:
        classes, words, why = "kk-score-step kk-score-times", f"{by} is {step.value}", step.reason
        look = f'<span class="kk-score-by"><b>{by}</b></span>{look}'
    words += f", {step.reason}" + (f"; from {names(score.cards)}" if score.cards else "")
    return classes + end, words, score.cards, f'{look}<span class="kk-score-why">{escape(why)}</span>'


def _chain(score: Score) -> str:
    """The steps in words: "15, ×2 is 30 (15 is 7 or more), ×2 is 60 (the opponent called koi-koi)"."""
    first, *others = score.steps
    said = [f"{show.step_sign(step)} is {step.value} ({step.reason})" for step in others]
    return ", ".join([str(first.value), *said])


def _called(who: str, times: int) -> str:
    """Who called koi-koi how often, in words."""
    if not times:
        return f"{who} did not call koi-koi"
    return f"{who} called koi-koi {_TIMES.get(times, f'{times} times')}"
