"""The buttons over the board: what can be done, each over its card, and for each month what takes its cards.

They are what a click, a finger, Tab and a screen reader meet; the canvas under them is a picture only.
"""
from collections.abc import Callable
from functools import partial

import ipywidgets

from ...cards import CardSet
from ...game import Action, Phase
from ..base import action, box, html
from ..theme import PALETTE
from . import asking
from . import geometry as at
from .game import Sitting
from .lay import dealt_hand
from .saving import CLOSED
from .scene import LEAVE, PLAY, RUN, Deed, Scene

#: The light around cards that match.
_LIT = f"{{box-shadow:0 0 0 4px {PALETTE['paper']}}}"
#: What a drawn button says to those who can't see where it stands.
_LABELS = {LEAVE: "Leave a card beside its match", PLAY: "Play a card, leave none",
           RUN: "Play on by themselves"}


class Buttons:
    """press(number): the button of `deeds[number]` was pressed. explain(month): that of a month.

    moves, hints: the buttons of both kinds. places: where they lie, as a style sheet for a stage with the
    class `name`. deeds: what each of the moves does, None where it does nothing now.
    """

    def __init__(self, press: Callable[[int], None], explain: Callable[[int], None]) -> None:
        self._press = press
        self.moves = box(classes="kk-table-moves")
        self.hints = box(*(_hint(month, explain) for month in range(1, 13)), classes="kk-table-hints")
        self.name = f"kk-table-{self.moves.model_id}"
        self.places = html()
        self.deeds: list[Deed | None] = []

    @property
    def open(self) -> list[ipywidgets.Button]:
        """The buttons that do something now."""
        return [button for deed, button in zip(self.deeds, self.moves.children, strict=False)
                if deed is not None]

    def words(self, deed: Deed) -> str:
        """What the button of this deed says."""
        return str(self.moves.children[self.deeds.index(deed)].description)

    def show(self, sitting: Sitting, now: Scene) -> None:
        """Put every move over its place; a hand card keeps its button, as it keeps its place."""
        options = dict(sitting.options())
        labels: dict[Deed, str] = {}
        for deed in now.spots:
            if isinstance(deed, Action):
                labels[deed] = asking.action_words(sitting, deed, options[deed])
        labels |= {key.deed: _LABELS.get(key.deed, key.words) for key in now.keys
                   if isinstance(key.deed, str)}
        self.deeds = list(labels)
        if sitting.round.phase is Phase.HAND and now.deeds:
            hand = [now.deeds.get(card) for card in dealt_hand(sitting.view)]
            self.deeds = [*hand, *[key.deed for key in now.keys]]
        buttons = list(self.moves.children)
        buttons += [action("", partial(self._press, number))
                    for number in range(len(buttons), len(self.deeds))]
        if len(buttons) > len(self.moves.children):
            self.moves.children = buttons
        spots, places = now.spots, []
        for number, button in enumerate(buttons):
            does = self.deeds[number] if number < len(self.deeds) else None
            with button.hold_sync():
                button.description = button.tooltip = "" if does is None else labels[does]
                button._dom_classes = ("kk-table-move", *[CLOSED] * (does is None))
            if does is not None:
                places.append(f".{self.name} > .kk-table-moves > .kk-table-move:nth-child({number + 1})"
                              f"{{{_percent(spots[does])}}}")
        explains = not (sitting.covered or sitting.watched or PLAY in labels)
        if sitting.round.phase is Phase.HAND and explains:
            takes = {deed: options[deed] for deed in now.deeds.values() if options[deed]}
            places += self._hint_places(sitting.view.table, takes)
        self.places.value = f"<style>{''.join(places)}</style>"

    def _hint_places(self, table: CardSet, takes: dict[Action, CardSet]) -> list[str]:
        """Rules for the places with cards while one is to be played: it and its match light each other."""
        rules = []
        for month in sorted({card.month for card in table if card.month}):
            place, box = f".kk-table-hints > .kk-table-hint:nth-child({month})", at.month_box(month).grown(-1)
            rules.append(f".{self.name} > {place}{{display:block;{_percent(box)}}}")
            takers = [self.deeds.index(deed) for deed, taken in takes.items() if taken.in_month(month)]
            for number in takers:
                move = f".kk-table-moves > :nth-child({number + 1})"
                rules.append(f".{self.name}:has(> {move}:hover) > {place},.{self.name}:has(> {move}"
                             f":focus-visible) > {place},.{self.name}:has(> {place}:hover) > {move}{_LIT}")
        return rules


def _hint(month: int, explain: Callable[[int], None]) -> ipywidgets.Button:
    """A button over the place of a month, which says what takes the cards there."""
    button = action(f"{at.FLOWERS[month - 1]}: what takes it?", partial(explain, month))
    button._dom_classes, button.tabbable = ("kk-table-hint",), False
    return button


def _percent(box: at.Box) -> str:
    """A box of the board as CSS that holds at every size of the board."""
    left, top = 100 * box.x / at.WIDTH, 100 * box.y / at.HEIGHT
    width, height = 100 * box.w / at.WIDTH, 100 * box.h / at.HEIGHT
    return f"left:{left:.2f}%;top:{top:.2f}%;width:{width:.2f}%;height:{height:.2f}%"
