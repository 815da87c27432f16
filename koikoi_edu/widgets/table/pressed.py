"""The table from the page: a click or a key becomes what is done."""
from collections.abc import Callable
from html import escape
from time import monotonic

import ipywidgets

from ...cards import CardSet
from ...game import Action, Phase
from ...review import Advice
from ..base import Sentence
from . import asking, scene
from . import geometry as at
from .buttons import Buttons
from .drawing import Board
from .played import Played
from .scene import Deed, Scene

#: Seconds within which two clicks at one place are a double click.
_DOUBLE = 0.3
_STEPS = {"ArrowRight": 1, "ArrowDown": 1, "ArrowLeft": -1, "ArrowUp": -1}


class Pressed(Played):
    """Buttons over the board, and the keys of who has gone onto the board itself."""

    _board: Board
    _buttons: Buttons
    _again: ipywidgets.Button
    _shown: bool    # whether a page shows the board

    def __init__(self, *parts: ipywidgets.Widget) -> None:
        self._at_rest = 0.0         # when the cards stop moving, on the clock of `monotonic`
        self._pressed = (0.0, at.Box(0, 0, 0, 0))   # when and where something was last done
        self._leaving = False                   # whether a card is chosen that stays beside its match
        self._aim: Deed | None = None           # what the arrow keys have chosen
        super().__init__(*parts)

    def _scene(self) -> Scene:
        """The board as it stands."""
        raise NotImplementedError

    def _tell(self, first: str = "") -> object:
        """Say what has happened, after these words."""
        raise NotImplementedError

    def _key(self, key: str, shift: bool, *_: bool) -> None:
        # The canvas swallows every key. Tab and Escape are the way out for who came with the keyboard.
        if key == "Tab" and not shift:
            self._aim = None
            self._board.show(self._scene())
            self._buttons.open[0].focus()
        elif key in ("Tab", "Escape"):
            self._board.canvas.blur()
        elif key in _STEPS:
            self._choose(_STEPS[key])
        elif key in ("h", "H"):
            self.hint()
        elif key in ("Enter", " ") and monotonic() >= max(self._at_rest, self._pressed[0] + _DOUBLE):
            self._enter()

    def _enter(self) -> None:
        """Do what the arrow keys have chosen; if that is nothing, choose the first that takes something."""
        if self._aim is None:
            takes: dict[Deed, CardSet] = dict(self.sitting.options())
            deeds = [deed for deed in self._buttons.deeds if deed is not None]
            self._aim_at(next((deed for deed in deeds if takes.get(deed)), deeds[0]))
            return
        self._pressed = (monotonic(), self._scene().spots[self._aim])
        self._do(self._aim)
        if self.state.phase in (Phase.MATCH, Phase.DRAW) and self._buttons.deeds:
            self._choose(1)     # so that an arrow leads to the other one

    def _choose(self, step: int) -> None:
        """Aim at the next thing that can be done, or the one before: lit on the board and named below it."""
        deeds = [deed for deed in self._buttons.deeds if deed is not None]
        start = deeds.index(self._aim) if self._aim in deeds else min(0, -step)
        self._aim_at(deeds[(start + step) % len(deeds)])

    def _aim_at(self, deed: Deed) -> None:
        self._aim = deed
        words = f"{self._buttons.words(deed)}."
        takes: dict[Deed, CardSet] = dict(self.sitting.options())
        now = self._scene()
        self._board.show(now._replace(aim=deed, told=words, lit=now.lit | takes.get(deed, CardSet())))
        self._say_briefly("", words)

    def _point_at(self, found: Advice) -> Sentence:
        now = self._scene()
        if found.action in now.spots and self._shown:
            takes: dict[Deed, CardSet] = dict(self.sitting.options())
            self._board.show(now._replace(aim=found.action, told=f"Hint: {found.title}",
                                          lit=now.lit | takes.get(found.action, CardSet())))
        return super()._point_at(found)

    def _press(self, number: int) -> None:
        deeds, now = self._buttons.deeds, monotonic()
        deed = deeds[number] if number < len(deeds) else None
        if deed == scene.PAUSE:
            self.pause()
            return
        if deed is None or now < self._at_rest:
            return   # the cards still move: this was meant for what lay there before
        (last, place), box = self._pressed, self._scene().spots[deed]
        if now < last + _DOUBLE and box.meets(place):
            return   # a double click: what lies there by now is something else
        self._pressed = (now, box)
        self._do(deed)
        # Not on another move: Enter pressed twice would play it.
        self._again.focus()

    def _explain(self, month: int) -> None:
        if monotonic() >= self._at_rest:
            words = asking.hint(self.sitting, month)
            self._board.show(self._scene()._replace(told=words))
            self._say_briefly("", words)

    def _repeat(self) -> None:
        self.status.value = ""      # a screen reader says again only what has changed
        self._tell()

    def _do(self, deed: Deed) -> None:
        own: dict[str, Callable[[], object]] = {
            scene.NEXT: self.next_round, scene.NEW: self.new, scene.SHOW: self.show_hand,
            scene.LEAVE: self._choose_what_to_do, scene.PLAY: self._choose_what_to_do,
            scene.STEP: self.step, scene.RUN: self.run, scene.PAUSE: self.pause}
        if isinstance(deed, Action):
            self._act(deed)
        else:
            own[deed]()

    def _choose_what_to_do(self) -> None:
        """Choose a card that stays beside its match, or play again; nothing is done yet."""
        self._leaving = not self._leaving
        self._aim = None
        now = self._scene()
        self._board.show(now)
        self._buttons.show(self.sitting, now)
        self._say_briefly("", now.told)

    def _say_briefly(self, happened: str, now: str) -> None:
        """Say both; what is to be done now stands on the board already, for those who see it."""
        self.say(" ".join(filter(None, (happened, now))))
        if now:
            self.status.value = self.status.value.replace(
                escape(now), f'<span class="kk-hidden">{escape(now)}</span>')
