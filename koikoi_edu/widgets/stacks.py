"""The stack stepper: turns of Go-Stop on a position that is laid out, one step at a time."""
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from ..cards import Card, Cards, CardSet, find_card
from ..errors import CardError, RulesError, UnknownName, nearest, shown
from ..game import Action, Move, Phase, Round, position
from ..game.actions import read_action
from ..rules import Rules, of_family
from ..rules import rules as find_rules
from ..show import image_html
from ..words import capital, names
from .base import CardRow, Choice, Sentence, View, action, box, faces, guarded, html
from .chips import Chips
from .gostop_turn import WHO, Frame, frames
from .matching import MatchingStepper


class Scene(NamedTuple):
    """A position and what is played on it, as `Round.apply` takes it. name: what it shows, as on its button.

    rules: the id of those that it needs, "" for any.
    """

    name: str
    hands: tuple[str, str]
    table: str
    stock: str
    plays: tuple[str, ...]
    stacks: tuple[str, ...] = ()
    piles: tuple[str, str] = ("", "")
    rules: str = ""


#: What there is to see, easiest first, by the word that `StackStepper.example` takes.
SCENES = {
    "pair": Scene("a pair, captured", ("boar", "moon"), "clover-1 cuckoo peony-1", "maple-1 plum-1",
                  ("boar",)),
    "ppeok": Scene("ppeok", ("boar plum-1", "clover-2 moon"), "clover-1 cuckoo peony-1",
                   "clover-ribbon maple-1 deer", ("boar", "clover-2")),
    "locked": Scene("a locked pair", ("iris-2 moon", "bridge plum-1"), "iris-1 iris-ribbon cuckoo",
                    "maple-1 peony-1 deer", ("iris-2", "bridge"), ("iris-1 iris-ribbon",)),
    "hand joker": Scene("a joker in the hand", ("joker-3pi boar", "moon"), "clover-1 cuckoo",
                        "crane maple-1 plum-1", ("joker-3pi", "boar")),
    "joker": Scene("a joker turned, no pair", ("sake boar", "moon"), "clover-1 cuckoo",
                   "joker-2pi maple-1 plum-1", ("sake",)),
    "joker on a pair": Scene("a joker on a pair", ("boar sake", "clover-2 clover-ribbon crane"),
                             "clover-1 cuckoo", "joker-2pi maple-1 plum-1 peony-1 phoenix geese",
                             ("boar", "clover-2", "sake", "clover-ribbon")),
    "bomb": Scene("a bomb, in Korea", ("boar clover-1 clover-2 moon", "crane plum-1"), "clover-ribbon cuckoo",
                  "maple-1 peony-1 geese deer pine-1", ("bomb boar", "crane", "flip"),
                  piles=("", "plum-2 warbler lightning swallow"), rules="gostop-korean"),
}


class StackStepper(View):
    """Turns of Go-Stop, one step at a time: what is laid, what the stock turns, who captures what.

    example: the one to begin with, a word of `SCENES`. hands, table, stacks, stock: a position of your own in
    its place, with a hand for each player; stacks are table cards that lie on one another.

    From code: `step()`, `back()`, `restart()`, `play("boar")` (a hand card, or the table card to take),
    `example("ppeok")`. Each answers with the sentence that is shown; a fault changes nothing.
    Raises RulesError for rules that are not Go-Stop's.
    """

    css = MatchingStepper.css
    classes = ("kk-matching", "kk-stack", "kk-index")

    def __init__(self, example: str = "pair", *, hands: Sequence[Cards] = (), table: Cards = (),
                 stacks: Sequence[Cards] = (), stock: Cards = (), rules: str | Rules = "gostop"):
        self.rules = find_rules(rules)
        if self.rules.family != "go-stop":
            raise RulesError(f"{self.rules.name} has no stacks; StackStepper shows turns of "
                             f"{_names_of_family()}.")
        self._example: str | None = _key(example)
        self._plays: tuple[str, ...] = ()
        self._build()
        if hands:
            self._example = None
            self._begin(position(self.rules, hands=hands, table=table, stacks=stacks, stock=stock))
        else:
            self.example(example)

    def _build(self) -> None:
        self.status = html("", "kk-matching-says")
        self._examples = Choice({key: one.name for key, one in SCENES.items()}, self.example)
        self._table = CardRow(self.play, empty="no card")
        self._stacks, self._stock = html(), html()
        self._hand = CardRow(self.play, empty="no card")
        self._piles = html()
        self._moves = Chips(self._do)
        self._headings = {zone: html() for zone in ("table", "stock", "hand", "pile")}
        self._next = action("Next step", self.step, primary=True)
        self._back = action("Back", self.back)
        self._again = action("Restart", self.restart)
        zones = (("table", (self._table, self._stacks)), ("stock", (self._stock,)), ("hand", (self._hand,)),
                 ("pile", (self._piles,)))
        board = box(*(box(self._headings[zone], *parts, classes=f"kk-matching-zone kk-matching-{zone}")
                      for zone, parts in zones), classes="kk-matching-board")
        super().__init__(self._examples, board, self.status,
                         box(box(self._next, self._moves), box(self._back, self._again),
                             classes="kk-row kk-matching-line"))

    # ── what can be done with it

    @property
    def frame(self) -> Frame:
        """What is shown now."""
        return self._frames[self._at]

    @property
    def state(self) -> Round:
        """The round that the steps shown so far have led to."""
        return self._states[self.frame.state]

    @guarded
    def example(self, name: str) -> Sentence:
        """Lay the cards of an example: "ppeok", "locked", ... or its whole name."""
        key = _key(name)
        one = SCENES[key]
        start = position(one.rules or self.rules, hands=one.hands, table=one.table, stock=one.stock,
                         stacks=one.stacks, piles=one.piles)
        self._example = key
        return self._begin(start, one.plays)

    @guarded
    def play(self, card: Card | str) -> Sentence:
        """Play a hand card; where a card matches two, the table card to take."""
        chosen = find_card(card)
        self._check_settled()
        move = Move.PLAY if self.state.phase is Phase.HAND else Move.TAKE
        return self._do(Action(move, chosen))

    @guarded
    def step(self) -> Sentence:
        """See the next step; where a card has to be played, the one of the example, or the only one."""
        if self._at + 1 < len(self._frames):
            return self._go(self._at + 1)
        if self.state.is_over or self._done():
            return self._say_now()
        number = len(self._states) - 1
        if number < len(self._plays):
            return self._do(read_action(self._plays[number]))
        legal = self.state.legal_actions()
        if len(legal) == 1:
            return self._do(legal[0])
        raise CardError("Choose what is played: a raised card, or a button.")

    @guarded
    def back(self) -> Sentence:
        """Go one step back."""
        if not self._at:
            return self.say("This is how it begins.")
        return self._go(self._at - 1)

    @guarded
    def restart(self) -> Sentence:
        """Go back to the beginning."""
        return self._begin(self._states[0], self._plays)

    def words(self) -> str:
        frame = self.frame
        lines = [f"Stack stepper, {SCENES[self._example].name if self._example else 'your own position'}"]
        lines += [f"{capital(label)}: {words or 'nothing'}" for label, words in (
            ("on the table", names(_loose(frame))), *(("lying on one another", names(one))
                                                      for one in frame.stacks),
            (f"{self._whose()} hand", names(self._shown_hand())),
            ("stock", f"{len(frame.stock)} left" + (f", {frame.turned.name} turned" if frame.turned else "")),
            *((f"{_of(seat)} pile", names(pile)) for seat, pile in enumerate(frame.piles)))]
        return "\n".join([*lines, self.sentence])

    def picture_html(self) -> str:
        frame = self.frame
        rows: list[tuple[str, Sequence[Card | str | None]]] = [("Table", list(_loose(frame)))]
        rows += [("Lying on one another", list(one)) for one in frame.stacks]
        rows += [("Stock", _stock(frame)),
                 (f"{capital(self._whose())} hand", list(self._shown_hand()))]
        rows += [(f"{capital(_of(seat))} pile", list(pile)) for seat, pile in enumerate(frame.piles)]
        parts = "".join(f'<div style="display:inline-block;vertical-align:top;margin:0 24px 8px 0">'
                        f'<div style="font-size:12px">{escape(label)}</div>'
                        f'{"".join(image_html(card or "back", 48) for card in cards) or "&ndash;"}</div>'
                        for label, cards in rows)
        return f'<div style="text-align:left"><div>{parts}</div>{escape(self.sentence)}</div>'

    # ── how it does it

    def _begin(self, start: Round, plays: tuple[str, ...] = ()) -> Sentence:
        self._states, self._plays = [start], plays
        self._frames = frames(self._states)
        return self._go(0)

    def _do(self, chosen: Action) -> Sentence:
        self._check_settled()
        number, at = self.frame.state, self._at
        if number < len(self._plays) and chosen != read_action(self._plays[number]):
            self._plays = self._plays[:number]
        after = self.state.apply(chosen)
        self._states = [*self._states[:number + 1], after]
        self._frames = frames(self._states)
        return self._go(at + 1)

    def _check_settled(self) -> None:
        if not self.frame.settled:
            raise CardError("A card is still on its way: take the next step first.")

    def _done(self) -> bool:
        """True once an example has been shown to its end."""
        return bool(self._plays) and self.frame.settled and len(self._states) == len(self._plays) + 1 and (
            self._at + 1 == len(self._frames)) and self.state.card is None

    def _go(self, at: int) -> Sentence:
        self._at = at
        self._refresh()
        return self._say_now()

    def _say_now(self) -> Sentence:
        said = self.frame.text
        if self._open() and self.state.phase is Phase.HAND:
            number = self.frame.state
            if number < len(self._plays):
                said += f" {_next(self.state.to_play, read_action(self._plays[number]))}"
            elif not self._done():
                said += f" {WHO[self.state.to_play]} to play: choose a card."
            else:
                said += " That is the end of the example; you can play on."
        return self.say(said.strip())

    def _open(self) -> bool:
        """True where something can be chosen."""
        return self.frame.settled and not self.state.is_over

    def _shown_hand(self) -> CardSet:
        return self.frame.hands[self._seat()]

    def _move_words(self, move: Action) -> str:
        """What a button for this move says."""
        if move.card is None:
            return {Move.STOP: "Stop", Move.KOIKOI: "Go", Move.FLIP: "Turn the stock only"}.get(
                move.move, capital(str(move)))
        return f"{capital(str(move.move))}: {names(self._shown_hand().in_month(move.card.month))}"

    def _seat(self) -> int:
        """Whose hand is shown: of the player to play, while a turn is on its way of the one whose it is."""
        frame = self.frame
        return self._states[frame.state - (not frame.settled)].to_play

    def _whose(self) -> str:
        return _of(self._seat())

    def _refresh(self) -> None:
        frame = self.frame
        legal = self.state.legal_actions() if self._open() else ()
        plays = CardSet(one.card for one in legal if one.move is Move.PLAY and one.card)
        takes = CardSet(one.card for one in legal if one.move is Move.TAKE and one.card)
        moved = [frame.card] if frame.card else []
        self._hand.show(self._shown_hand(), enabled=plays, playable=plays)
        self._table.show(_loose(frame), enabled=takes, lit=takes, chosen=moved)
        self._stacks.value = "".join(
            f'<p class="kk-heading">Lying on one another</p>{faces(one, "medium", chosen=moved)}'
            for one in frame.stacks)
        stock = _stock(frame)
        gap = '<div class="kk-matching-gap"></div>'
        self._stock.value = faces(stock, "medium", chosen=moved) if stock else gap
        self._piles.value = "".join(
            f'<p class="kk-heading">{escape(capital(_of(seat)))} pile: {len(pile)}</p>'
            f'{faces(pile, "small", chosen=moved)}' for seat, pile in enumerate(frame.piles))
        for zone, words in (("table", "Table"), ("stock", f"Stock: {len(frame.stock)}"),
                            ("hand", f"{capital(self._whose())} hand")):
            self._headings[zone].value = f'<p class="kk-heading">{escape(words)}</p>'
        others = [one for one in legal if one.move not in (Move.PLAY, Move.TAKE)]
        self._moves.show({one: self._move_words(one) for one in others}, None)
        self._back.disabled = not self._at
        self._next.disabled = self._at + 1 == len(self._frames) and (self.state.is_over or self._done())
        self._examples.value = self._example


def _names_of_family() -> str:
    """The rule sets with stacks, by name."""
    return " and ".join(find_rules(name).name for name in of_family("go-stop"))


def _loose(frame: Frame) -> CardSet:
    """The table cards that lie by themselves."""
    cards = frame.table
    for stack in frame.stacks:
        cards -= stack
    return cards


def _stock(frame: Frame) -> list[Card | None]:
    """What is to be seen of the stock: its back, and the card that was turned up."""
    back: list[Card | None] = [None] if frame.stock else []
    return [*back, frame.turned] if frame.turned else back


def _of(seat: int) -> str:
    return ("your", "the opponent's", "the third player's")[seat]


def _next(seat: int, move: Action) -> str:
    """What an example plays next, as a sentence."""
    s = "s" * bool(seat)
    if move.move is Move.FLIP:
        return f"{WHO[seat]} only turn{s} the stock next."
    what = "the bomb" if move.move is Move.BOMB else move.card and move.card.name
    return f"{WHO[seat]} play{s} {what} next."


def _key(name: object) -> str:
    keys = {spelling: key for key, one in SCENES.items() for spelling in (key, one.name)}
    wanted = name.strip().lower() if isinstance(name, str) else ""
    if wanted not in keys:
        hint = nearest(wanted, keys) or f" Examples: {', '.join(SCENES)}."
        raise UnknownName(f"There is no example {shown(name)}.{hint}")
    return keys[wanted]
