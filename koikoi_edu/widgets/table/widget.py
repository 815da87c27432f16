"""The table: a round or a match of Koi-Koi, played with the mouse, a finger, the keyboard, or from code."""
import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from importlib.resources import files
from time import monotonic

import ipywidgets

from ...agents import Agent
from ...game import Match, Round
from ...game.dealing import Seed
from ...review import Review
from ...rules import DEFAULT, Rules
from ..base import Sentence, action, box, guarded, html, switch
from ..in_line import later
from . import asking, panels, scene, told
from . import words as say
from .buttons import Buttons
from .drawing import Board
from .game import Sitting, Trail
from .looking_back import LookingBack
from .moving import moves
from .odds_panel import odds_html
from .picture import picture_html
from .pressed import Pressed
from .saving import Saving
from .scene import Scene
from .seats import Opponents
from .setting import Setting
from .watching import Watch

#: The status line while cards move: what it has asked is over, and what comes next is not yet to be seen.
_SILENT = '<div class="kk-say"></div>'


class Table(Pressed):
    """A table to play Koi-Koi or Go-Stop at.

    rules: a rule set or its id. opponent: a level, "easy", "medium", "hard" or "expert"; "greedy" or
    "random"; an agent of your own; or "friend": another person at the same screen, whose hand is covered
    between turns; with three players one for both others, or a list with one for each. you: a level or an
    agent that plays your seat, while you look on. rounds: how many; None: as the rules say. players: 2 or 3,
    where the rules have both. seed: a number or a word; the same one deals the same cards. dealer: the seat
    that deals first (0 is you), found as the rules have it if not given. names: of the players, by seat.
    birthdays: a month (1 to 12) for each player, for rules by which the nearest one deals. game: a round or
    match to go on with, such as `loads(text)`; it brings rules, seed and length with it. index: corner index
    on the cards. animation: cards are seen to move. odds: how likely each yaku is stands beside the table.

    Raises UnknownName or RulesError for a rule set, an opponent or an option that does not exist.

    From code: `play("crane")`, `take("pine-1")`, `take_all()`, `leave("crane")`, `swap()`, `keep()`,
    `stop()`, `koikoi()`, in Go-Stop `go()`, `shake("crane")`, `bomb("crane")`, `flip()` and `show_four()`,
    `undo()`, `next_round()`, `new(seed=7)`, `new(rules="polish")`, `against("hard")`, `hint()`,
    `review()`, `save()`, `load(text)`, between friends `show_hand()`, and where programs play `step()`,
    `run()` and `pause()`. `state` and `match` are the game as it stands, `words()` is the table in words.
    """

    css = (files(__package__) / "table.css").read_text(encoding="utf-8")
    classes = ("kk-table",)

    def __init__(self, rules: str | Rules = DEFAULT, opponent: Opponents = "greedy",
                 rounds: int | None = None, seed: Seed | None = None, *, players: int | None = None,
                 dealer: int | None = None, names: Sequence[str] | None = None,
                 birthdays: Sequence[int] | None = None, game: Round | Match | None = None,
                 you: str | Agent | None = None, index: bool = True, animation: bool = True,
                 odds: bool = False) -> None:
        if game is None:
            self.sitting = Sitting.start(rules, opponent, players=players, rounds=rounds, seed=seed,
                                         dealer=dealer, names=names, birthdays=birthdays, you=you)
        else:
            self.sitting = Sitting(game, opponent, names, you)
        self._board = Board(index)
        self._shown = False         # whether a page shows the board
        self._words_wait: asyncio.TimerHandle | None = None     # the words that wait for the cards
        self._told = ""                         # the status line among them
        self._side = self.sitting.seat
        self._seen: Round | None = None         # the state up to which the page has seen the cards move
        self.status = html()
        self._bar, self._sides, self._journal, self._decision = html(), html(), html(), html()
        self._buttons = Buttons(self._press, self._explain)
        self._index = switch("Corner index", self._switch_index, index)
        self._animation = switch("Animation", lambda _: None, animation)
        self._saving = Saving(self.sitting.save, self._resume)
        self._setting = Setting(lambda: self.sitting, self.new, self.against, self._set_pace)
        self._watch = Watch(self._next_move)
        self._odds, self._chances = switch("Show odds", self._switch_odds, odds), html()
        self._back = LookingBack(lambda: self.sitting, self.say)
        super().__init__(self._arranged())
        self._refresh()
        self._tell(say.opening(self.sitting))

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

    @property
    def odds(self) -> bool:
        """Whether the chances of each yaku are shown."""
        return bool(self._odds.value)

    @odds.setter
    def odds(self, on: bool) -> None:
        self._odds.value = bool(on)

    def words(self) -> str:
        """The table in words, as the player at the screen sees it."""
        return told.words(self.sitting, asking.prompt(self.sitting))

    def picture_html(self) -> str:
        """The board as a still picture, and what is to be done."""
        return picture_html(self.sitting, self.index)

    # ── from the page

    def _appeared(self) -> None:
        self._shown = True
        self._board.paint(self._scene())

    def _deal(self) -> None:
        self.new(_read_seed(self._seed.value))

    @guarded
    def run(self) -> Sentence:
        """Where only programs play: let them play by themselves, to the end of the round."""
        if not self.sitting.watched or self.state.is_over:
            self.sitting.step()     # says why not
        self._watch.start()
        return self._show_keys("They play by themselves.")

    def pause(self) -> Sentence:
        """Let programs no longer play by themselves."""
        self._watch.stop()
        return self._show_keys("They wait.")

    def _show_keys(self, words: str) -> Sentence:
        if not self.state.is_over:
            now = self._scene()
            if self._shown:
                self._board.show(now)
            self._buttons.show(self.sitting, now)
            self.say(words)
        return Sentence(self.sentence)

    def _next_move(self) -> float | None:
        """Let the next program play; the seconds until that has been seen, None if none plays on."""
        before = self.state
        self.step()
        if self.state is before or self.state.is_over:
            return None
        return max(0.0, self._at_rest - monotonic())

    def _set_pace(self, seconds: float) -> None:
        self._watch.pace = seconds

    def _switch_odds(self, on: bool) -> None:
        self._chances.value = odds_html(self.sitting) if on else ""

    def _look_back(self, found: Review) -> None:
        self._back.show(found)

    def _switch_index(self, on: bool) -> None:
        self._board.index = on
        if self._shown:
            self._board.paint(self._scene())

    # ── what it shows

    def _after(self, trail: Trail, first: str = "") -> Sentence:
        if not self._watch.moving:
            self._watch.stop()
        self._refresh(trail)
        return self._tell(first)

    def _tell(self, first: str = "") -> Sentence:
        sitting = self.sitting
        now = f"{told.result_lines(sitting)[0]}." if sitting.round.is_over else asking.prompt(sitting)
        self._say_briefly(" ".join(filter(None, (first, told.happened(sitting)))), now)
        if self._words_wait:
            self._told, self.status.value = self.status.value, _SILENT
        return Sentence(self.sentence)

    def _scene(self) -> Scene:
        return scene.scene(self.sitting, leaving=self._leaving, running=self._watch.running)

    def _meanwhile(self) -> None:
        # No button is left: a click would wait for its turn, and do what lies there by then.
        now = self._scene()
        if self._shown:
            self._move(self.sitting.trail, now)
            self._board.show(now)
        self._buttons.show(self.sitting, now)
        self._seen = self.sitting.round

    def _stayed(self) -> None:
        if self._seen:
            self._refresh()

    def _refresh(self, trail: Trail = ()) -> None:
        sitting = self.sitting
        self._aim, self._leaving = None, False
        now = self._scene()
        moving = 0.0
        if self._shown:
            moving = self._move(trail, now)
            self._board.show(now)
        self._side = sitting.seat
        self._buttons.show(sitting, now)
        self._undo.disabled = not sitting.can_undo
        self._hint.disabled = (sitting.covered or sitting.round.is_over
                               or sitting.round.to_play != sitting.seat)
        self._saving.renew()
        self._setting.renew()
        self._show_words(moving)

    def _move(self, trail: Trail, now: Scene) -> float:
        """Let the cards move as the trail says, but for what the page has seen already; the seconds it takes.

        Where cards still move, those of another click do not: who is so fast wants to see the end.
        """
        seen = next((number for number, state in enumerate(trail) if state is self._seen), None)
        rest, self._seen = trail[seen or 0:], None
        still = monotonic() < self._at_rest and seen is None
        if still or len(rest) < 2 or not self.animation or not self._board.fits(now):
            return 0.0
        # Seen from where the player sat who acted: the hand of the next one may have to stay hidden.
        turns = [(told.brief(self.sitting, player), steps) for player, steps in moves(rest, self._side)]
        moving = self._board.play(turns)
        self._at_rest = max(self._at_rest, monotonic()) + moving
        return moving

    def _show_words(self, wait: float) -> None:
        """Tell what stands, once the cards that move have come to rest: words shall not run ahead of them."""
        if self._words_wait:
            self._words_wait.cancel()
        told, self._told, self._words_wait = self._told, "", None
        if wait:
            with suppress(RuntimeError):    # no event loop, no page that watches
                self._words_wait = later(wait, partial(self._show_words, 0.0))
                return
        if told and self.status.value == _SILENT:   # else it says something newer
            self.status.value = told
        sitting = self.sitting
        self._bar.value = panels.bar_html(sitting)
        self._sides.value = panels.sides_html(sitting)
        self._journal.value = panels.log_html(sitting)
        self._decision.value = panels.decision_html(sitting) or panels.result_html(sitting)
        self._back.renew()
        self._switch_odds(self.odds)

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
        saving = action("Save or resume", self._saving.toggle)
        self._hint = action("Hint", self.hint)
        self._hint.tooltip = "One move, and why; on the board the key H"
        controls = box(self._undo, deal, self._seed, self._hint, self._setting.opener, saving, self._odds,
                       self._index, self._animation)
        buttons = self._buttons
        stage = box(canvas, self._again, buttons.hints, buttons.moves, buttons.places,
                    classes=f"kk-table-stage {buttons.name}")
        below = (self.status, self._back.panel, controls, self._setting.box, self._saving.box)
        beside = (self._chances, self._sides, self._journal)
        left = box(self._bar, stage, *below, classes="kk-table-left")
        right = box(self._decision, self._back.buttons, *beside, classes="kk-table-right")
        # Without room for two columns they become one, in this order.
        for part in below:
            part.add_class("kk-table-2")
        for part in beside:
            part.add_class("kk-table-3")
        return box(left, right, classes="kk-table-grid")


def _read_seed(text: str) -> Seed | None:
    text = text.strip()
    with suppress(ValueError):
        return int(text)
    return text or None
