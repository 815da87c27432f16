"""The table: a round or a match of Koi-Koi, played with the mouse, a finger, the keyboard, or from code."""
import asyncio
from base64 import b64encode
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from html import escape
from importlib.resources import files
from os import PathLike, fspath
from pathlib import Path
from time import monotonic
from typing import Any

import ipywidgets

from ...agents import Agent
from ...cards import Card, CardSet, find_card
from ...errors import SavedGameError
from ...game import KOIKOI, PLAY, STOP, TAKE, Action, Match, Move, Phase, Round
from ...game.dealing import Seed
from ...rules import DEFAULT, Rules
from ..base import Sentence, View, action, box, guarded, html, switch
from ..theme import PALETTE
from . import geometry as at
from . import panels
from . import words as say
from .drawing import Board
from .game import Sitting, Trail
from .picture import picture_html
from .scene import NEW, NEXT, SHOW, Deed, Scene, moves, scene

_CLOSED = "kk-table-off"
#: Seconds within which two clicks at one place are a double click.
_DOUBLE = 0.3
#: The status line while cards move: what it has asked is over, and what comes next is not yet to be seen.
_SILENT = '<div class="kk-say"></div>'
#: The light around cards that match.
_LIT = f"{{box-shadow:0 0 0 4px {PALETTE['paper']}}}"
_STEPS = {"ArrowRight": 1, "ArrowDown": 1, "ArrowLeft": -1, "ArrowUp": -1}


class Table(View):
    """A table to play Koi-Koi at.

    rules: a rule set or its id. opponent: "greedy", "random", an agent of your own, or "friend": two people
    at one screen, whose hands are covered between turns. rounds: 1, 3, 6 or 12; None: as the rules say.
    seed: a number or a word; the same one deals the same cards. dealer: the seat that deals first (0 is you),
    drawn from the seed if not given. names: of the two players. game: a round or match to go on with, such
    as `loads(text)`; it brings rules, seed and length with it. index: corner index on the cards. animation:
    cards are seen to move.

    Raises UnknownName or RulesError for a rule set, an opponent or an option that does not exist.

    From code: `play("crane")`, `take("pine-1")`, `stop()`, `koikoi()`, `undo()`, `next_round()`,
    `new(seed=7)`, `save()`, `load(text)`, and between friends `show_hand()`; `state` and `match` are the game
    as it stands, `words()` is the table in words.
    """

    css = (files(__package__) / "table.css").read_text(encoding="utf-8")
    classes = ("kk-table",)

    def __init__(self, rules: str | Rules = DEFAULT, opponent: str | Agent = "greedy", rounds: int | None = 6,
                 seed: Seed | None = None, *, dealer: int | None = None, names: Sequence[str] | None = None,
                 game: Round | Match | None = None, index: bool = True, animation: bool = True) -> None:
        if game is None:
            self.sitting = Sitting.start(
                rules, opponent, rounds=rounds, seed=seed, dealer=dealer, names=names)
        else:
            self.sitting = Sitting(game, opponent, names)
        self._board = Board(index)
        self._shown = False         # whether a page shows the board
        self._at_rest = 0.0         # when the cards stop moving, on the clock of `monotonic`
        self._pressed = (0.0, at.Box(0, 0, 0, 0))   # when and where something was last done
        self._words_wait: asyncio.TimerHandle | None = None     # the words that wait for the cards
        self._told = ""                         # the status line among them
        self._side = self.sitting.seat
        self._deeds: list[Deed | None] = []
        self._aim: Deed | None = None           # what the arrow keys have chosen
        self.status = html()
        self._bar, self._sides, self._journal, self._decision = html(), html(), html(), html()
        self._moves = box(classes="kk-table-moves")
        self._hints = box(*map(self._hint, range(1, 13)), classes="kk-table-hints")
        self._name = f"kk-table-{self._moves.model_id}"
        self._places = html()                   # of the buttons, as a style sheet
        self._index = switch("Corner index", self._switch_index, index)
        self._animation = switch("Animation", lambda _: None, animation)
        self._offered = ""                      # the saved game in its box; "" while that is closed
        self._make_saving()
        super().__init__(self._arranged())
        self._refresh()
        self._tell(say.opening(self.sitting))

    # ── driven from code

    @property
    def state(self) -> Round:
        """The round as it stands."""
        return self.sitting.round

    @property
    def match(self) -> Match | None:
        """The match as it stands; None where a single round is played."""
        return self.sitting.match

    @property
    def index(self) -> bool:
        """Whether the cards carry their corner index."""
        return bool(self._index.value)

    @index.setter
    def index(self, on: bool) -> None:
        self._index.value = bool(on)

    @property
    def animation(self) -> bool:
        """Whether cards are seen to move."""
        return bool(self._animation.value)

    @animation.setter
    def animation(self, on: bool) -> None:
        self._animation.value = bool(on)

    @guarded
    def play(self, card: str | Card) -> Sentence:
        """Play this card from the hand."""
        return self._after(self.sitting.act(PLAY[find_card(card).index]))

    @guarded
    def take(self, card: str | Card) -> Sentence:
        """Take this one of the cards that match."""
        return self._after(self.sitting.act(TAKE[find_card(card).index]))

    @guarded
    def stop(self) -> Sentence:
        """Stop: the round ends and scores."""
        return self._after(self.sitting.act(STOP))

    @guarded
    def koikoi(self) -> Sentence:
        """Call koi-koi: play on for more."""
        return self._after(self.sitting.act(KOIKOI))

    @guarded
    def undo(self) -> Sentence:
        """Take back your last decision, and what the opponent did after it."""
        return self._after(self.sitting.undo(), "Taken back.")

    @guarded
    def next_round(self) -> Sentence:
        """Deal the next round of the match."""
        return self._after(self.sitting.next_round())

    @guarded
    def new(self, seed: Seed | None = None) -> Sentence:
        """Begin anew with the same players and rules; without a seed, one is drawn."""
        return self._after(self.sitting.new(seed), "A new game.")

    @guarded
    def show_hand(self) -> Sentence:
        """Two people at one screen: the one whose turn it is has the screen now."""
        self.sitting.uncover()
        return self._after(self.sitting.trail[-1:])

    @guarded
    def save(self, path: str | PathLike[str] | None = None) -> str:
        """The game as JSON text; with a path, written to that file. `load` goes on from there."""
        text = self.sitting.save()
        if path is None:
            return text
        try:
            Path(path).write_text(text + "\n", encoding="utf-8")
        except OSError as fault:
            raise SavedGameError(f"The game can't be saved as {fspath(path)!r}: {fault.strerror}.") from None
        self.say(f"Saved as {fspath(path)}.")
        return Sentence(self.sentence)

    @guarded
    def load(self, game: str | PathLike[str]) -> Sentence:
        """Go on with a saved game, its text or the path of its file; a damaged one changes nothing."""
        return self._resume(_read(game))

    def words(self) -> str:
        """The table in words, as the player at the screen sees it."""
        return say.words(self.sitting)

    def picture_html(self) -> str:
        """The board as a still picture, and what is to be done."""
        return picture_html(self.sitting, self.index)

    # ── from the page

    def _appeared(self) -> None:
        self._shown = True
        self._board.paint(scene(self.sitting))

    def _key(self, key: str, shift: bool, *_: bool) -> None:
        # The canvas swallows every key. Tab and Escape are the way out for who came with the keyboard.
        if key == "Tab" and not shift:
            self._aim = None
            self._board.show(scene(self.sitting))
            self._open_moves()[0].focus()
        elif key in ("Tab", "Escape"):
            self._board.canvas.blur()
        elif key in _STEPS:
            self._choose(_STEPS[key])
        elif key in ("Enter", " ") and monotonic() >= max(self._at_rest, self._pressed[0] + _DOUBLE):
            self._enter()

    def _enter(self) -> None:
        """Do what the arrow keys have chosen; if that is nothing, choose the first that takes something."""
        if self._aim is None:
            takes: dict[Deed, CardSet] = dict(self.sitting.options())
            deeds = [deed for deed in self._deeds if deed is not None]
            self._aim_at(next((deed for deed in deeds if takes.get(deed)), deeds[0]))
            return
        self._pressed = (monotonic(), scene(self.sitting).spots[self._aim])
        self._do(self._aim)
        if self.state.phase in (Phase.MATCH, Phase.DRAW) and self._deeds:
            self._choose(1)     # so that an arrow leads to the other one

    def _choose(self, step: int) -> None:
        """Aim at the next thing that can be done, or the one before: lit on the board and named below it."""
        deeds = [deed for deed in self._deeds if deed is not None]
        start = deeds.index(self._aim) if self._aim in deeds else min(0, -step)
        self._aim_at(deeds[(start + step) % len(deeds)])

    def _aim_at(self, deed: Deed) -> None:
        self._aim = deed
        told = f"{self._moves.children[self._deeds.index(deed)].description}."
        takes: dict[Deed, CardSet] = dict(self.sitting.options())
        now = scene(self.sitting)
        self._board.show(now._replace(aim=deed, told=told, lit=now.lit | takes.get(deed, CardSet())))
        self._say_briefly("", told)

    def _open_moves(self) -> list[ipywidgets.Button]:
        """The buttons that do something now."""
        return [button for deed, button in zip(self._deeds, self._moves.children, strict=False)
                if deed is not None]

    def _press(self, number: int) -> None:
        deed, now = self._deeds[number], monotonic()
        if deed is None or now < self._at_rest:
            return   # the cards still move: this was meant for what lay there before
        (last, place), box = self._pressed, scene(self.sitting).spots[deed]
        if now < last + _DOUBLE and box.meets(place):
            return   # a double click: what lies there by now is something else
        self._pressed = (now, box)
        self._do(deed)
        # Not on another move: Enter pressed twice would play it.
        self._again.focus()

    def _hint(self, month: int) -> ipywidgets.Button:
        """A button over the place of a month, which says what takes the cards there."""
        button = action(f"{at.FLOWERS[month - 1]}: what takes it?", partial(self._explain, month))
        button._dom_classes, button.tabbable = ("kk-table-hint",), False
        return button

    def _explain(self, month: int) -> None:
        if monotonic() >= self._at_rest:
            told = say.hint(self.sitting, month)
            self._board.show(scene(self.sitting)._replace(told=told))
            self._say_briefly("", told)

    def _repeat(self) -> None:
        self.status.value = ""      # a screen reader says again only what has changed
        self._tell()

    def _do(self, deed: Deed) -> None:
        own: dict[Deed, Callable[[], object]] = {NEXT: self.next_round, NEW: self.new, SHOW: self.show_hand}
        own.get(deed, lambda: self._act(deed))()

    @guarded
    def _act(self, deed: Deed) -> Sentence:
        return self._after(self.sitting.act(deed))

    def _deal(self) -> None:
        self.new(_read_seed(self._seed.value))

    def _switch_index(self, on: bool) -> None:
        self._board.index = on
        if self._shown:
            self._board.paint(scene(self.sitting))

    # ── what it shows

    def _after(self, trail: Trail, first: str = "") -> Sentence:
        self._refresh(trail)
        return self._tell(first)

    def _tell(self, first: str = "") -> Sentence:
        sitting = self.sitting
        now = f"{say.result_lines(sitting)[0]}." if sitting.round.is_over else say.prompt(sitting)
        self._say_briefly(" ".join(filter(None, (first, say.happened(sitting)))), now)
        if self._words_wait:
            self._told, self.status.value = self.status.value, _SILENT
        return Sentence(self.sentence)

    def _say_briefly(self, happened: str, now: str) -> None:
        """Say both; what is to be done now stands on the board already, for those who see it."""
        self.say(" ".join(filter(None, (happened, now))))
        if now:
            self.status.value = self.status.value.replace(
                escape(now), f'<span class="kk-hidden">{escape(now)}</span>')

    def _refresh(self, trail: Trail = ()) -> None:
        sitting = self.sitting
        now = scene(sitting)
        self._aim = None
        moving = 0.0
        if self._shown:
            if self.animation and len(trail) > 1 and monotonic() >= self._at_rest:
                # Seen from where the player sat who acted: the hand of the next one may have to stay hidden.
                turns = [(say.brief(sitting, player), steps) for player, steps in moves(trail, self._side)]
                moving = self._board.play(turns)
                self._at_rest = monotonic() + moving
            self._board.show(now)
        self._side = sitting.seat
        self._show_moves(now)
        self._undo.disabled = not sitting.can_undo
        if self._offered and self._text.value == self._offered:
            self._offer()
        self._show_words(moving)

    def _show_words(self, wait: float) -> None:
        """Tell what stands, once the cards that move have come to rest: words shall not run ahead of them."""
        if self._words_wait:
            self._words_wait.cancel()
        told, self._told, self._words_wait = self._told, "", None
        if wait:
            with suppress(RuntimeError):    # no event loop, no page that watches
                self._words_wait = asyncio.get_running_loop().call_later(wait, self._show_words, 0.0)
                return
        if told and self.status.value == _SILENT:   # else it says something newer
            self.status.value = told
        sitting = self.sitting
        self._bar.value = panels.bar_html(sitting)
        self._sides.value = panels.sides_html(sitting)
        self._journal.value = panels.log_html(sitting)
        self._decision.value = panels.decision_html(sitting) or panels.result_html(sitting)

    def _show_moves(self, now: Scene) -> None:
        """Every move as a button over its card; a hand card keeps its button, as it keeps its place."""
        sitting = self.sitting
        labels: dict[Deed, str] = {key.deed: key.words for key in now.keys if isinstance(key.deed, str)}
        if not labels:
            options = dict(sitting.options())
            labels = {deed: say.action_words(sitting, deed, options[deed])
                      for deed in now.spots if isinstance(deed, Action)}
        self._deeds = list(labels)
        if any(isinstance(deed, Action) and deed.move is Move.PLAY for deed in labels):
            plays = [PLAY[card.index] for card in at.dealt_hand(sitting.view)]
            self._deeds = [play if play in labels else None for play in plays]
        buttons = list(self._moves.children)
        buttons += [action("", partial(self._press, number))
                    for number in range(len(buttons), len(self._deeds))]
        if len(buttons) > len(self._moves.children):
            self._moves.children = buttons
        spots, places = now.spots, []
        for number, button in enumerate(buttons):
            deed = self._deeds[number] if number < len(self._deeds) else None
            with button.hold_sync():
                button.description = button.tooltip = "" if deed is None else labels[deed]
                button._dom_classes = ("kk-table-move", *[_CLOSED] * (deed is None))
            if deed is not None:
                places.append(f".{self._name} > .kk-table-moves > .kk-table-move:nth-child({number + 1})"
                              f"{{{_percent(spots[deed])}}}")
        places += self._hint_places()
        self._places.value = f"<style>{''.join(places)}</style>"

    def _hint_places(self) -> list[str]:
        """Rules for the places with cards while one is to be played: it and its match light each other."""
        sitting = self.sitting
        if sitting.covered or sitting.round.phase is not Phase.HAND:
            return []
        rules = []
        takes = {action: taken for action, taken in sitting.options() if taken}
        for month in sorted({card.month for card in sitting.view.table}):
            place, box = f".kk-table-hints > .kk-table-hint:nth-child({month})", at.month_box(month).grown(-1)
            rules.append(f".{self._name} > {place}{{display:block;{_percent(box)}}}")
            takers = [self._deeds.index(deed) for deed, taken in takes.items() if taken.in_month(month)]
            for number in takers:
                move = f".kk-table-moves > :nth-child({number + 1})"
                rules.append(f".{self._name}:has(> {move}:hover) > {place},.{self._name}:has(> {move}"
                             f":focus-visible) > {place},.{self._name}:has(> {place}:hover) > {move}{_LIT}")
        return rules

    def _arranged(self) -> ipywidgets.Widget:
        canvas = self._board.canvas
        canvas.add_class("kk-table-board")
        canvas.on_client_ready(self._appeared)
        canvas.on_key_down(self._key)
        self._undo = action("Undo", self.undo)
        self._again = action("Say it again", self._repeat)
        self._again.add_class("kk-table-again")
        self._again.tabbable = False    # the keyboard comes here after a move, and goes on to the next ones
        self._seed = ipywidgets.Text(description="Seed", placeholder="any", layout={"width": "150px"})
        deal = action("Start over", self._deal)
        saving = action("Save or resume", self._open_saving)
        controls = box(self._undo, deal, self._seed, saving, self._index, self._animation)
        stage = box(canvas, self._again, self._hints, self._moves, self._places,
                    classes=f"kk-table-stage {self._name}")
        left = box(self._bar, stage, self.status, controls, self._saving, classes="kk-table-left")
        right = box(self._decision, self._sides, self._journal, classes="kk-table-right")
        # Without room for two columns they become one, in this order.
        for part in (self.status, controls, self._saving):
            part.add_class("kk-table-2")
        for part in (self._sides, self._journal):
            part.add_class("kk-table-3")
        return box(left, right, classes="kk-table-grid")

    # ── saving on the page

    def _make_saving(self) -> None:
        self._text = ipywidgets.Textarea(description="Saved game", rows=7, layout={"width": "100%"})
        self._link = html()
        resume = action("Resume from this text", lambda: self._resume(self._text.value))
        self._upload = ipywidgets.FileUpload(accept=".json", description="Resume from a file")
        self._upload.add_class("kk-action").add_class("kk-table-upload")
        self._upload.observe(self._uploaded, "value")
        ways = box(self._link, resume, self._upload)
        self._saving = box(self._text, ways, classes=f"kk-stack kk-table-saving {_CLOSED}")

    def _open_saving(self) -> None:
        """Show this game as text and file, and where to put another one; or put that away again."""
        if self._offered:
            self._offered = ""
            self._saving.add_class(_CLOSED)
            return
        self._offer()
        self._saving.remove_class(_CLOSED)
        self._text.focus()

    def _offer(self) -> None:
        """Put this game into the open box. A text put there by hand is not overwritten by further moves."""
        text = self._offered = self._text.value = self.sitting.save()
        file = f"data:application/json;base64,{b64encode(text.encode()).decode()}"
        self._link.value = f'<a download="koi-koi.json" href="{file}">Download this game</a>'

    def _uploaded(self, change: Any) -> None:
        if change["new"]:
            self._resume(bytes(change["new"][0]["content"]).decode("utf-8", "replace"))
            self._upload.value = ()

    @guarded
    def _resume(self, text: str) -> Sentence:
        return self._after(self.sitting.load(text), "Here the game goes on.")


def _percent(box: at.Box) -> str:
    """A box of the board as CSS that holds at every size of the board."""
    left, top = 100 * box.x / at.WIDTH, 100 * box.y / at.HEIGHT
    width, height = 100 * box.w / at.WIDTH, 100 * box.h / at.HEIGHT
    return f"left:{left:.2f}%;top:{top:.2f}%;width:{width:.2f}%;height:{height:.2f}%"


def _read_seed(text: str) -> Seed | None:
    text = text.strip()
    with suppress(ValueError):
        return int(text)
    return text or None


def _read(game: str | PathLike[str]) -> str:
    """The text of a saved game, from the text itself or from its file."""
    if isinstance(game, str) and (game.lstrip().startswith(("{", "[")) or "\n" in game):
        return game
    try:
        return Path(game).read_text(encoding="utf-8")
    except OSError as fault:
        raise SavedGameError(f"The file {fspath(game)!r} can't be read: {fault.strerror}.") from None
    except (TypeError, ValueError):
        raise SavedGameError(f"{game!r} is neither a saved game nor the path of one.") from None
