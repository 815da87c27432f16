"""What notebooks show. A widget is a view of an engine value: it draws it and turns a click into an action.

How to build one::

    class Hand(View):
        "A hand to pick from."

        def __init__(self, cards="crane moon boar"):
            self.cards, self.chosen = CardSet(cards), None
            self.row = CardRow(self.pick, size="medium")        # press(card): click, Enter, Space
            self.panel = box(self.row, classes="kk-panel kk-index")  # kk-index: corner index inside
            super().__init__(self.panel)                        # the status line comes last
            self._refresh()
            self.say("Pick a card.")

        @guarded                                # a KoiKoiError becomes the sentence shown
        def pick(self, card):                   # one method for clicks and for code
            self.chosen = DECK[card]            # check first, change afterwards
            self._refresh()
            return self.say(f"You chose {self.chosen.label}.")  # and below the cell that called it

        def _refresh(self):                     # everything from the state, after each change
            self.row.show(self.cards, chosen=[self.chosen])

        def words(self):                        # text/plain of the cell, which nbval compares
            return f"A hand: {self.cards}. {self.sentence}"

        def picture_html(self):                 # text/html of the cell, seen without a kernel
            return show.row_html(self.cards)

`base` has the parts: `View`, `guarded`, `CardButton`, `CardRow`, `faces`, `Choice`, `action`, `chip`,
`switch`, `box`, `html`, `set_class`. `theme.css` has the colours, spaces and letters: `var(--kk-accent)`,
`kk-row`, `kk-stack`,
`kk-split`, `kk-panel`, `kk-title`, `kk-heading`, `kk-note`, `kk-huge`, `kk-facts` (a table), `kk-hidden`
(for screen readers only), `kk-markbox kk-mark-bright` (a kind's mark); a widget takes all of them from
there, and puts rules of its own, for classes `kk-<widget>-...`, into `css`. `canvas` draws: `sharp_canvas`,
`scaled`, `one_message`, `Sprites`. Widgets are made once and change their state afterwards: no click makes
a new one.
"""
from .compare import RuleComparison
from .deck import DeckExplorer
from .matching import MatchingStepper
from .practice import Practice
from .puzzle import PuzzleView
from .replay import RoundReplay
from .score import ScoreExplorer
from .stacks import StackStepper
from .stopping import StopOrKoiKoi
from .table import Table
from .which import WhichRules
from .yaku import YakuExplorer

__all__ = ["DeckExplorer", "MatchingStepper", "Practice", "PuzzleView", "RoundReplay",
           "RuleComparison", "ScoreExplorer", "StackStepper", "StopOrKoiKoi", "Table",
           "WhichRules", "YakuExplorer"]
