"""From a pile and its situation to the points, step by step: 15 → ×2 → 30 → ×2 → 60."""
from functools import partial
from html import escape
from importlib.resources import files
from typing import Any, NamedTuple

import ipywidgets

from .. import show
from ..cards import Cards, CardSet
from ..rules import DEFAULT, Rules
from ..rules.family import FAMILIES
from ..scoring import Score, Situation, chaff_count, sparing
from ..scoring.depending import depends_on
from ..words import capital, count, listed, names
from .asked import Asked
from .base import CardRow, Choice, Sentence, box, chip, html
from .losers import LosersView
from .pile import Position
from .score_html import Parts, chain_html, money_words, shared_steps, who_words, yaku_html
from .situation_words import CALLERS, checked_situation
from .yaku_words import changes, replaced

_TIMES = {0: "never", 1: "once", 2: "twice", 3: "three times"}


class Scene(NamedTuple):
    """A pile worth a look, and the situation that shows why."""

    pile: Cards
    situation: dict[str, Any] = {}  # noqa: RUF012


START = Scene("moon curtain crane sake", {"opponent_koikoi": 1})
#: Rounds of Go-Stop, each for another step of the chain.
GOSTOP_SCENES = {
    "one go, and too little chaff": Scene(
        "crane curtain moon phoenix warbler cuckoo geese",
        {"own_koikoi": 1, "losers": ["rainman boar pine-1 pine-2 lightning"]}),
    "and the joker that doubles": Scene(
        "crane curtain moon phoenix warbler cuckoo geese joker-double",
        {"own_koikoi": 1, "losers": ["rainman boar pine-1 pine-2 lightning"]}),
    "no bright, but enough chaff": Scene(
        "crane curtain moon phoenix pine-poem plum-poem cherry-poem",
        {"losers": ["boar deer pine-1 pine-2 plum-1 plum-2 iris-1 iris-2 peony-1 peony-2"]}),
    "three play": Scene(
        "crane curtain moon phoenix pine-poem plum-poem cherry-poem",
        {"losers": ["boar deer pine-1 pine-2 plum-1 plum-2 iris-1 iris-2 peony-1",
                    "rainman swallow maple-1 maple-2"]}),
    "one pays for both": Scene(
        "crane curtain phoenix pine-poem plum-poem cherry-poem",
        {"own_koikoi": 1, "losers": ["boar iris-1 iris-2 deer", "moon plum-1 peony-1"], "first_caller": 0}),
    "a triple shown, and a bomb": Scene(
        "warbler cuckoo geese pine-poem plum-poem cherry-poem",
        {"shakes": 1, "bombs": 1, "losers": ["crane curtain pine-1 iris-1"]}),
}


class ScoreExplorer(LosersView):
    """A pile, the calls, in Go-Stop the piles of the losers, and the steps from the sum to the points.

    pile: the cards to start with; None for an example. rules: a rule set or its id. The other keywords are
    those of `score`: how often each side has called, and where the rules look at them, the losers, shakes,
    bombs, the month or the brights on the table.

    From code: `add("phoenix")`, `remove`, `build` (other cards), `call(own_koikoi=2)`, `give("boar", 0)` (to
    the first loser), `given(bombs=1)` (what else a score depends on), `clear`, `undo`; `pile`, `losers`,
    `opponent_koikoi` and `own_koikoi` can be assigned; `score` and `words()` tell what is shown. Each call
    answers with the sentence that is shown; a fault changes nothing.
    """

    css = LosersView.css + files(__package__).joinpath("score.css").read_text(encoding="utf-8")

    def __init__(self, pile: Cards | None = None, rules: str | Rules = DEFAULT, **situation: Any):
        self._begin(rules, _position(START), lambda: self._first(pile, situation))
        self._counted = depends_on(self.rules)
        self._losers_parts()
        self._pile = CardRow(self.toggle, size="large", empty="no cards: click some of the deck")
        for part in (self._pile, self._theirs):
            part.add_class("kk-score-pile")
        self._ways, self.status = html(), html()
        self._asked = Asked(self.given, self.rules, self._counted)
        called = FAMILIES[self.rules.family].called
        self._calls = {side: Choice(_TIMES, lambda times, side=side: self.call(**{side: times}))
                       for side in CALLERS if side == "own_koikoi" or "losers" not in self._counted}
        for side, choice in self._calls.items():
            for button in choice.buttons.values():
                button.tooltip = f"{capital(CALLERS[side])} {called}: {button.description}"
        calls = [box(html(f'<div class="kk-heading">{capital(CALLERS[side])} {called}</div>'), choice,
                     classes="kk-stack kk-score-call") for side, choice in self._calls.items()]
        super().__init__(
            box(box(self._examples(), classes="kk-score-try"),
                box(self._tools(), self._owners, self.deck, classes="kk-panel kk-stack kk-score-deck"),
                box(*calls, self._numbers, *self._asked.boxes, classes="kk-score-calls"),
                box(self.status, box(self._pile, self._theirs, self._ways,
                                     classes="kk-panel kk-stack kk-score-stage"),
                    classes="kk-stack kk-score-result"),
                classes="kk-score-desk"),
        )
        self._open(f"{_chain(self.score)}.")

    # ── what it shows, and what can be done

    @property
    def opponent_koikoi(self) -> int:
        """How often the opponent has called koi-koi in this round. Assign another number to change it."""
        return self.situation.opponent_koikoi

    @opponent_koikoi.setter
    def opponent_koikoi(self, times: int) -> None:
        self.call(opponent_koikoi=times)

    @property
    def own_koikoi(self) -> int:
        """How often the owner of the pile has called koi-koi, or go. Assign another number to change it."""
        return self.situation.own_koikoi

    @own_koikoi.setter
    def own_koikoi(self, times: int) -> None:
        self.call(own_koikoi=times)

    def call(self, *, opponent_koikoi: int | None = None, own_koikoi: int | None = None) -> Sentence:
        """Set how often each side has called; a side that is not named keeps its number."""
        calls = {"opponent_koikoi": opponent_koikoi, "own_koikoi": own_koikoi}
        return self.given(**{side: times for side, times in calls.items() if times is not None})

    # ── how it begins

    def _first(self, pile: Cards | None, situation: dict[str, Any]) -> Position:
        """The position asked for; what is not named is that of the first example, or as usual."""
        scene = START if self._scenes() is None else next(iter(self._scenes().values()))
        if pile is None and not situation:
            return _position(scene)
        usual = START.situation if scene is START else {}
        return _position(Scene(scene.pile if pile is None else pile, usual | situation))

    def _scenes(self) -> Any:
        """The examples of rounds that fit the rules; None where examples are piles alone."""
        counted = depends_on(self.rules)
        if "losers" not in counted:
            return None
        return {words: scene for words, scene in GOSTOP_SCENES.items()
                if scene.situation.keys() <= counted and CardSet(scene.pile) <= self.rules.deck
                and len(scene.situation["losers"]) <= self._most_losers()}

    def _examples(self) -> ipywidgets.Box:
        scenes = self._scenes()
        if scenes is None:
            return super()._examples()
        return box(html('<span class="kk-heading">Try</span>'),
                   *(chip(words, partial(self._lay, words, scene)) for words, scene in scenes.items()))

    def _lay(self, words: str, scene: Scene) -> Sentence:
        return self._move(_position(scene), words)

    def _most_losers(self) -> int:
        if "losers" not in depends_on(self.rules):
            return 0
        return 1 if self.rules.three is None else 2

    # ── how it says it

    def words(self) -> str:
        lines = [f"The pile: {names(self.pile) or 'no cards'}."]
        lines += [f"{capital(who)}: {names(pile) or 'no cards'}." for who, pile in self._named_losers()]
        lines += [f"{held!r}: {names(held.cards)}." for held in self.score.yaku]
        lines += [*replaced(self.score), *(f"{step}." for step in shared_steps(self.score)),
                  *self._notes(), *self._idle()]
        return "\n".join(lines)

    def _named_losers(self) -> list[tuple[str, CardSet]]:
        if not self._most_losers():
            return []  # these rules never look at them
        whose = list(self._owner_names().values())[1:]
        return list(zip(whose, self.losers or (), strict=True))

    def _notes(self) -> list[str]:
        """What each of two losers comes to, who pays, and whether the sum is enough to stop."""
        now, said = self.score, []
        if len(now.dues) == 2 and now.base:
            steps = [", ".join(map(str, (now.base, *due.steps))) for due in now.dues]
            said += [f"{who_words(due, now)}: {step}." for due, step in zip(now.dues, steps, strict=True)]
        return [*said, *money_words(now), *self._too_few()]

    def _too_few(self) -> list[str]:
        base, least = self.score.base, self.score.rules.min_total
        return [f"You can't stop with this yet: {least} points of yaku are needed."] if base < least else []

    def _outcome(self, before: Position) -> str:
        was, now = self._score_of(before), self.score
        said = changes(was, now)
        said += f"{'; ' * bool(said)}the sum is {'still' if now.base == was.base else 'now'} {now.base}"
        if now.total == was.total:
            said += f", the score stays {now.total}."
        else:
            said += f", the score now {now.total}" + (f": {_chain(now)}." if len(now.steps) > 1 else ".")
        is_said = now.total != was.total and len(shared_steps(now)) < len(now.steps)
        if now.payments not in (was.payments, ()) and not is_said:
            said += f" {capital(listed(now.paid))}."
        return " ".join([said, *self._idle()])

    def _idle(self) -> list[str]:
        """The calls that change nothing, in words; found by scoring without them."""
        said: list[str] = []
        if not self.score.total:
            return said
        noun = FAMILIES[self.rules.family].noun
        for side in self._calls:
            times = getattr(self.situation, side)
            never, once = (self._score_of(self._with(side, fewer)).total for fewer in (0, 1))
            whose = "Your own" if side == "own_koikoi" else f"{capital(CALLERS[side])}'s"
            if times and never == self.score.total:
                said.append(f"{whose} {noun} changes nothing here.")
            elif times > 1 and once == self.score.total:
                said.append(f"{whose} {noun} counts once, however often it was called.")
        return said

    def _with(self, side: str, times: int) -> Position:
        """The position, had that side called so often."""
        calls: dict[str, Any] = {side: times}
        return self._position._replace(situation=self.situation._replace(**calls))

    def _what_if(self) -> str:
        """What the pile would score had others called, or you more or less often."""
        if list(self._calls) == ["own_koikoi"]:
            cases = {words: self._with("own_koikoi", times) for times, words in _TIMES.items()
                     if times != self.own_koikoi}
            said = f"Had you {FAMILIES[self.rules.family].called}"
        else:
            now = min(self.opponent_koikoi, 1), min(self.own_koikoi, 1)
            calls = {"nobody": (0, 0), "only you": (0, 1), "only the opponent": (1, 0), "both": (1, 1)}
            cases = {who: self._position._replace(situation=self.situation._replace(
                opponent_koikoi=theirs, own_koikoi=own))
                for who, (theirs, own) in calls.items() if (theirs, own) != now}
            said = "Had {} called koi-koi"
        (first, position), *others = cases.items()
        said = said.format(first) if "{}" in said else f"{said} {first}"
        return "; ".join([f"{said}: {self._score_of(position).total}",
                          *(f"{words}: {self._score_of(one).total}" for words, one in others)]) + "."

    # ── how it draws it

    def _refresh(self) -> None:
        self.deck.show(self.rules.deck, mine=self.pile, gone=_all_of(self.situation))
        self._pile.show(self.pile)
        for side, choice in self._calls.items():
            choice.value = getattr(self.situation, side)
        self._draw_losers()
        self._asked.show(self.situation, self._counted)
        self._ways.value = self._ways_html()

    def _of_pile(self, pile: CardSet) -> str:
        said = f"{count(len(pile), 'card')}, {chaff_count(pile, self.rules)} chaff"
        if spares := sparing(pile, self.score.rules):
            said += f", or none, which is spared: {names(spares)} may be an animal"
        return said

    def _ways_html(self) -> str:
        now, parts = self.score, Parts(f".{self._scope}")
        yaku, chain = yaku_html(now, parts), chain_html(now, parts)
        said = [*replaced(now), *money_words(now), *self._too_few(), *self._idle()]
        notes = "<br>".join(map(escape, said))
        size = f".{self._scope} .kk-score-pile{{--kk-score-cards:{min(max(len(self.pile), 4), 12)}}}"
        return (f"<style>{size}{parts.style()}</style>"
                '<div class="kk-score-ways" role="group" aria-label="The steps; tick one to see its cards">'
                f'<div class="kk-score-yaku">{yaku}</div>{chain}'
                f'<div class="kk-score-notes">{notes}<p class="kk-note">{self._what_if()}</p></div></div>')

    def picture_html(self) -> str:
        theirs = "".join(f"<div>{escape(capital(who))}: {self._of_pile(pile)}</div>"
                         f"<div>{show.row_html(pile, show.SMALL)}</div>"
                         for who, pile in self._named_losers())
        said = [*money_words(self.score), *self._too_few()] if self.losers else []
        notes = "".join(f"<p>{escape(note)}</p>" for note in [*said, *self._idle()])
        return f"<div>{show.row_html(self.pile)}{theirs}{show.score_html(self.score)}{notes}</div>"


def _position(scene: Scene) -> Position:
    return Position(CardSet(scene.pile), CardSet(), checked_situation(scene.situation))


def _all_of(situation: Situation) -> CardSet:
    """All cards of the losers."""
    cards = CardSet()
    for pile in situation.losers or ():
        cards |= pile
    return cards


def _chain(score: Score) -> str:
    """The steps in words: "15, ×2 is 30 (15 is 7 or more), ×2 is 60 (the opponent called koi-koi)"."""
    first, *others = shared_steps(score)
    said = [f"{show.step_sign(step)} is {step.value} ({step.reason})" for step in others]
    if len(others) + 1 < len(score.steps):
        said.append(f"{score.steps[-1].reason}, together {score.total}")
    return ", ".join([str(first.value), *said])
