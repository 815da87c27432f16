"""What the score explorer shows of a score as HTML: yaku, the chain of steps, what each loser comes to."""
from collections.abc import Sequence
from html import escape

from .. import show
from ..cards import CardSet
from ..rules.sentences import sentence
from ..scoring import Due, Score, Step, loser_in_words
from ..words import capital, listed, names
from .base import faces

#: From how many steps on the chain is set smaller and may fold.
_LONG = 4


class Parts:
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


def yaku_html(score: Score, parts: Parts) -> str:
    """The yaku, each with its points and cards."""
    plus = '<span class="kk-score-plus" aria-hidden="true">+</span>'
    return plus.join(
        parts.add("kk-score-held", f"{held!r}, made of {names(held.cards)}", held.cards,
                  f"<span>{escape(held.name)}</span><b>{held.points}</b>{faces(held.cards, 'tiny')}")
        for held in score.yaku)


def chain_html(score: Score, parts: Parts) -> str:
    """The steps from the sum of the yaku to the points, and those of each loser who pays for himself."""
    shared = shared_steps(score)
    each_pays = len(shared) < len(score.steps)
    long = " kk-score-long" if len(score.steps) >= _LONG else ""
    steps = [parts.add(*_step(number, step, score, number == len(score.steps) - 1))
             for number, step in enumerate(shared)]
    chains = [f'<div class="kk-score-chain{long}">{"".join(steps)}</div>']
    if len(score.dues) == 2 and score.base:
        shown = [due for due in score.dues if each_pays or due.steps != score.steps[1:]]
        skip = len(shared) - 1 if each_pays else 0
        chains += [_due_html(due, skip, score, parts) for due in shown]
    if each_pays:
        last = parts.add(*_step(0, score.steps[-1], score, True))
        chains.append(f'<div class="kk-score-chain kk-score-alone">{last}</div>')
    return "".join(chains)


def shared_steps(score: Score) -> Sequence[Step]:
    """The steps of the chain that is the same for all losers; all steps where there is one chain only."""
    return score.steps[:-1] if score.steps[-1].option == "three_player" else score.steps


def money_words(score: Score) -> list[str]:
    """Who pays, in sentences, and what of two losers counts."""
    if score.situation.losers is None or not score.base:
        return []
    said = [sentence("three_player", score.rules.three_player)] if len(score.dues) == 2 else []
    if not score.payments:
        return [*said, "Nobody pays: the points are written down for the winner."]
    return said if score.steps[-1].option == "three_player" else [*said, f"{capital(listed(score.paid))}."]


def who_words(due: Due, score: Score) -> str:
    """What the row of a loser is called: "The next player pays 10", "The next player alone: 10"."""
    who = capital(loser_in_words(due.loser, len(score.dues)))
    return f"{who} pays {due.value}" if score.rules.three_player == "sum" else f"{who} alone: {due.value}"


def _due_html(due: Due, skip: int, score: Score, parts: Parts) -> str:
    start = score.steps[skip].value
    few = [parts.add("kk-score-few", *_few(step, score)) for step in due.steps[skip:]]
    return (f'<div class="kk-score-due"><b class="kk-score-who">{escape(who_words(due, score))}</b>'
            f'<span class="kk-score-from">{start}</span>{"".join(few)}</div>')


def _few(step: Step, score: Score) -> tuple[str, CardSet, str]:
    """What `Parts.add` needs to show a step of one loser: words, cards, looks."""
    by, why = show.step_sign(step), step.reason
    return (f"{by} is {step.value}, {why}", _looked_at(step, score),
            f'<b>{by}</b><span>{step.value}</span><span class="kk-score-because">{escape(why)}</span>')


def _looked_at(step: Step, score: Score) -> CardSet:
    """The cards that a step is about: those that decide it, the pile of a loser, or all that make yaku."""
    if step.decides:
        return step.decides
    losers = score.situation.losers
    return score.cards if step.loser is None or not losers else losers[step.loser]


def _step(number: int, step: Step, score: Score, is_last: bool) -> tuple[str, str, CardSet, str]:
    """What `Parts.add` needs to show a step of the chain: classes, words, cards, looks."""
    end = " kk-score-end" if is_last else ""
    look = f'<span class="kk-score-value" style="--kk-score-step:{number}">{step.value}</span>'
    by, cards = show.step_sign(step), _looked_at(step, score)
    if not by:
        classes, words = "kk-score-step", str(step.value)
        why = step.why or ("the sum of the yaku" if step.held else "no yaku")
    else:
        classes, words, why = "kk-score-step kk-score-times", f"{by} is {step.value}", step.reason
        look = f'<span class="kk-score-by"><b>{by}</b></span>{look}'
    of = "from" if cards == score.cards else "see"
    words += f", {step.reason}" + (f"; {of} {names(cards)}" if cards else "")
    return classes + end, words, cards, f'{look}<span class="kk-score-why">{escape(why)}</span>'
