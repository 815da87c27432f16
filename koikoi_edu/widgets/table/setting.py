"""Choosing on the page what is played and who plays: rule set, number of players, length, levels."""
from collections.abc import Callable
from html import escape
from typing import Any

import ipywidgets
from ipywidgets.widgets.widget_description import DescriptionStyle

from ...rules import RULES, Rules
from ..base import action, box, html, set_class
from ..in_line import in_line
from ..theme import plain_layout
from . import words as say
from .game import Sitting
from .saving import CLOSED
from .seats import FRIEND, as_list
from .watching import PACES

#: The levels as the page offers them, in order of strength, and two who play by one simple rule.
LEVELS = {name.capitalize(): name for name in ("easy", "medium", "hard", "expert")}
_OTHERS = LEVELS | {name.capitalize(): name for name in ("greedy", "random")}
#: A dropdown takes None for nothing chosen.
_LENGTHS = {"as the rules say": 0, "1 round": 1, "3 rounds": 3, "6 rounds": 6,
            "12 rounds": 12}
_PERSON = "person"


class Setting:
    """A box that opens and closes, and `opener`, its button. Its parts are made when it first opens.

    sitting: the game at the table. begin(options): begin another match with these options of `Table.new`.
    go_on(opponent, you): go on with this game, with others. pace(seconds): of programs that are looked at.
    """

    def __init__(self, sitting: Callable[[], Sitting], begin: Callable[..., object],
                 go_on: Callable[..., object], pace: Callable[[float], object]) -> None:
        self._sitting, self._begin, self._go_on, self._pace = sitting, begin, go_on, pace
        self.opener = action("Rules and players", self.toggle)
        self.box = box(classes=f"kk-stack kk-panel kk-table-setting {CLOSED}")
        self._shut, self._asks = True, False
        self._own: Rules | None = None      # the rule set of the game at the table
        self._offered_for: object = None    # the rules and players that were offered last

    def toggle(self) -> None:
        """Open with what is played now, or close."""
        if not self._shut:
            self._close()
            return
        self._shut = False
        self.box.remove_class(CLOSED)
        if not self.box.children:
            self._make()
        self._offer()
        self.rules.focus()

    def _close(self) -> None:
        self._shut = True
        self.box.add_class(CLOSED)
        self.opener.focus()     # the keyboard would be lost with the box

    def renew(self) -> None:
        """Where another game is played by now, or by others, an open box offers that."""
        if not self._shut and self._key() != self._offered_for:
            self._offer()

    def _key(self) -> object:
        sitting = self._sitting()
        return sitting.game.rules, sitting.asked

    # What stands in it -------------------------------------------------------------------------------------

    def _make(self) -> None:
        style = DescriptionStyle(description_width="auto")

        def choice(label: str, options: Any, value: Any = None) -> ipywidgets.Dropdown:
            made = ipywidgets.Dropdown(description=label, options=options, layout=plain_layout(), style=style)
            if value is not None:
                made.value = value
            return made

        self.rules = choice("Rules", [(one.name, one) for one in RULES.values()])
        self.players = choice("Players", [2])
        self.rounds = choice("Length", list(_LENGTHS.items()))
        self.you = choice("Your side", [("You", _PERSON), *LEVELS.items()])
        self.opponent = choice("Against", [*_OTHERS.items(), ("A friend at this screen", FRIEND)])
        self.pace = choice("Pace", list(PACES.items()), PACES["steady"])
        self.asked = html()
        self.begin = action("Begin a new match", self._on_begin, primary=True)
        self.go_on = action("Go on with this match", self._on_go_on)
        for one in (self.rules, self.players, self.rounds, self.you, self.opponent, self.pace):
            one.observe(in_line(self._changed), "value")
        self.box.children = (box(self.rules, self.players, self.rounds),
                             box(self.you, self.opponent, self.pace),
                             self.asked, box(self.begin, self.go_on))

    def _offer(self) -> None:
        """Choose what is played now."""
        sitting, self._offered_for = self._sitting(), self._key()
        rules, match = sitting.game.rules, sitting.match
        opponent, you = sitting.asked
        own = _offered(rules)
        known = [(one.name, one) for one in RULES.values()]
        if own not in RULES.values():
            known.append((f"{own.name}, as played now", own))
        self._own = own
        self.rules.options = known
        self.rules.value = own
        self._offer_players()
        self.players.value = rules.players
        unit, number = match.rules.length if match else ("rounds", 1)
        self.rounds.value = number if unit == "rounds" and number in _LENGTHS.values() and (
            own.length != rules.length) else 0
        self.you.value = you if you in LEVELS.values() else _PERSON
        others = as_list(opponent, 1)
        self.opponent.value = others[0] if others[0] in (*_OTHERS.values(), FRIEND) else "medium"
        self._changed()

    def _offer_players(self) -> None:
        rules, now = self.rules.value, self.players.value
        numbers = [2, 3] if rules.three else [rules.players]
        if tuple(numbers) != tuple(self.players.options):
            self.players.options = numbers
            self.players.value = now if now in numbers else numbers[0]

    # What is done with it ----------------------------------------------------------------------------------

    def _changed(self, change: Any = None) -> None:
        self._asks = False
        if change and change["owner"] is self.rules:
            self._offer_players()
        if change and change["owner"] is self.pace:
            self._pace(self.pace.value)
        set_class(self.pace, CLOSED, self.you.value == _PERSON)
        sitting = self._sitting()
        same = (self.rules.value == self._own and self.players.value == sitting.game.rules.players)
        odd = self.you.value != _PERSON and self.opponent.value == FRIEND
        self.begin.disabled = odd
        self.go_on.disabled = odd or not same or sitting.is_over
        self.begin.description = "Begin a new match"
        self.asked.value = f'<p class="kk-note">{escape(self._who())}</p>'

    def _who(self) -> str:
        """Who would play, in words."""
        if self.you.value != _PERSON and self.opponent.value == FRIEND:
            return "A friend plays against you: for that, choose You as your side."
        if self.you.value != _PERSON:
            return "You look on: the table plays move by move, or on its own at this pace."
        if self.opponent.value == FRIEND:
            return "You take turns at this screen; between turns the hands are covered."
        return f"You play against {self.opponent.label}, the computer."

    def _on_begin(self) -> None:
        if self._shut:
            return      # the second half of a double click
        sitting = self._sitting()
        if sitting.begun and not self._asks:
            self._asks = True
            when = say.when(sitting)
            when = when[0].lower() + when[1:]
            score = f", {say.score_words(sitting)}" if sitting.several else ""
            words = (f"A game is being played: {when}{score}. Begin a new one all the same? "
                     "Undo brings this one back.")
            self.asked.value = f'<div class="kk-say kk-error" role="alert">{escape(words)}</div>'
            self.begin.description = "Yes, begin anew"
            return
        self._close()
        self._begin(rules=self.rules.value, players=self.players.value, rounds=self.rounds.value or None,
                    opponent=self.opponent.value, you=self._program())

    def _on_go_on(self) -> None:
        if self._shut:
            return
        self._close()
        self._go_on(self.opponent.value, self._program())

    def _program(self) -> str | None:
        """Who plays your seat, if that is a program."""
        return None if self.you.value == _PERSON else str(self.you.value)


def _offered(rules: Rules) -> Rules:
    """The rule set without what the page chooses apart, length and number of players."""
    plain = rules.preset or rules
    return plain if plain.variant(players=rules.players, length=rules.length) == rules else rules
