"""The kinds of exercise. Each holds the question and its cards; the engine works out the answer."""
from collections.abc import Mapping
from dataclasses import dataclass, field
from html import escape
from typing import Any, ClassVar

from ..cards import DECK, MONTHS, Card, CardSet, Kind
from ..game import Event, Happening, Phase, Result, Round, position
from ..scoring import Score, progress, score
from ..words import capital, count, listed
from .captures import cards_of_month, fits, in_words, month_name, rule, what_to_look_for, why_not
from .naming import Unreadable
from .reading import (
    read_cards,
    read_kind,
    read_month,
    read_months,
    read_number,
    read_yaku,
    read_yes,
)
from .wrong_numbers import why_not_points
from .wrong_yaku import why_not_yaku

Scene = tuple[tuple[str, CardSet], ...]


@dataclass(frozen=True, kw_only=True)
class Exercise:
    """A question with an answer that the engine works out.

    id: notebook and number, "2.1". text: the question. nudge: what to look at, for who is stuck.
    more: what is said after a right answer. mistakes: what to say to certain wrong answers, where the kind of
    exercise has nothing better to say.

    For all of a kind, sample: an answer as it is typed, to show how, and not a right one; wrong: what the
    words to a wrong answer begin with.
    """

    sample: ClassVar[str]
    wrong: ClassVar[str] = "Not yet."

    id: str
    text: str
    nudge: str
    more: str = ""
    mistakes: Mapping[Any, str] = field(default_factory=dict)

    @property
    def scene(self) -> Scene:
        """The cards that the question is about, in labelled rows."""
        return ()

    @property
    def how(self) -> str:
        """The line of code that answers, with an answer of the right sort."""
        return f'check("{self.id}", {self.sample})'

    def read(self, answer: object) -> Any:
        """The answer as a value to compare. Raises Unreadable for one that is not of this exercise's sort."""
        raise NotImplementedError

    def right(self) -> Any:
        """The right answer, worked out by the engine."""
        raise NotImplementedError

    def accepts(self, answer: Any) -> bool:
        """True for a right answer, as `read` gives it."""
        return bool(answer == self.right())

    def because(self) -> str:
        """The right answer and the reason for it."""
        raise NotImplementedError

    def why_not(self, answer: Any) -> str:
        """Why this answer, as `read` gives it, is wrong; the nudge if nothing explains it."""
        return self.mistakes.get(answer) or self._why_not(answer) or self.nudge

    def _why_not(self, answer: Any) -> str:
        return ""

    def __str__(self) -> str:
        rows = [f"  {label}: {', '.join(card.name for card in cards) or '-'}" for label, cards in self.scene]
        return "\n".join([f"{self.id}  {self.text}", *rows, f"  Answer like this: {self.how}"])

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        from .html import question_html
        how = f"Answer like this: <code>{escape(self.how, quote=False)}</code>"
        return f'{question_html(self)}<div style="font-size:12px;margin-top:6px">{how}</div>'


def _so_far(some: bool, missing: int) -> str:
    if some:
        return f"Right so far, {missing} to go."
    return "There is one." if missing == 1 else f"There are {missing}."


def _sum(true: Score) -> str:
    first, *doublings = true.steps
    start = f"{first.reason} = {first.value}" if len(true.yaku) > 1 else first.reason
    return ", ".join([start, *map(str, doublings)])


# The deck ------------------------------------------------------------------------------------------------

@dataclass(frozen=True, kw_only=True, repr=False)
class MonthOf(Exercise):
    """In which month a card belongs."""

    sample = '"May"'

    card: str

    def read(self, answer: object) -> int:
        return read_month(answer)

    def right(self) -> int:
        return DECK[self.card].month

    def because(self) -> str:
        card = DECK[self.card]
        return f"{month_name(card)}. The {card.picture} stands among {card.flower}, month {card.month}."

    def _why_not(self, answer: int) -> str:
        return cards_of_month(answer)


@dataclass(frozen=True, kw_only=True, repr=False)
class MonthsWithout(Exercise):
    """Which months have no card of a kind."""

    sample = '"May and June"'

    kind: Kind

    def read(self, answer: object) -> frozenset[int]:
        return read_months(answer)

    def right(self) -> frozenset[int]:
        return frozenset(range(1, 13)) - {card.month for card in DECK.cards.of(self.kind)}

    def because(self) -> str:
        names = [f"{MONTHS[month - 1]} ({next(iter(DECK.cards.in_month(month))).flower})"
                 for month in sorted(self.right())]
        return f"{listed(names)}. Every other month has one {self.kind}."

    def _why_not(self, answer: frozenset[int]) -> str:
        for month in sorted(answer - self.right()):
            for card in DECK.cards.in_month(month).of(self.kind):
                return f"{MONTHS[month - 1]} has one: {card.name}."
        missing = len(self.right() - answer)
        return f"{_so_far(bool(answer), missing)} {self.nudge}"


@dataclass(frozen=True, kw_only=True, repr=False)
class KindOf(Exercise):
    """Of which kind a card is."""

    sample = '"ribbon"'

    card: str

    def read(self, answer: object) -> Kind:
        return read_kind(answer)

    def right(self) -> Kind:
        return DECK[self.card].kind

    def because(self) -> str:
        card = DECK[self.card]
        month, points = month_name(card), count(card.points, "point")
        return f"{card.kind}. The {card.picture} is {month}'s {card.kind}, a card of {points}."

    def _why_not(self, answer: Kind) -> str:
        cards = DECK.cards.in_month(DECK[self.card].month).of(answer)
        month = month_name(DECK[self.card])
        return (f"The {answer} of {month} is another card: {in_words(cards)}." if cards
                else f"{month} has no {answer}.")


@dataclass(frozen=True, kw_only=True, repr=False)
class AllOf(Exercise):
    """Which cards are of a kind, in one month or in the whole deck."""

    sample = '"deer"'

    kind: Kind
    month: int | None = None

    def read(self, answer: object) -> CardSet:
        return read_cards(answer, unsaid=str(self.kind))

    def right(self) -> CardSet:
        cards = DECK.cards.of(self.kind)
        return cards if self.month is None else cards.in_month(self.month)

    def because(self) -> str:
        return f"{in_words(self.right())}."

    def _why_not(self, answer: CardSet) -> str:
        for card in answer - self.right():
            if card.kind is not self.kind:
                return f"{card.name} is not {self.kind.one}: {card.label}."
            return f"{card.name} is {self.kind.one}, but of {month_name(card)}."
        missing = len(self.right() - answer)
        return f"{_so_far(bool(answer), missing)} {self.nudge}"


# A turn --------------------------------------------------------------------------------------------------

@dataclass(frozen=True, kw_only=True, repr=False)
class Takes(Exercise):
    """Which table cards a hand card takes, or may choose from."""

    sample = '"boar moon"'

    card: str
    table: str

    @property
    def scene(self) -> Scene:
        return ("You play", CardSet(self.card)), ("Table", CardSet(self.table))

    def event(self) -> Event:
        """What the engine says when the card is played."""
        return position(hands=[self.card, ""], table=self.table).apply(self.card).events[0]

    def read(self, answer: object) -> CardSet:
        # The card that takes goes to the pile with what it takes: naming it as well is no mistake.
        return read_cards(answer, among=CardSet(self.table)) - self.card

    def right(self) -> CardSet:
        return self.event().taken

    def because(self) -> str:
        return f"{in_words(self.right())}. {rule(self.event())}"

    def _why_not(self, answer: CardSet) -> str:
        if absent := answer - self.table:
            return _absent(absent)
        return "" if fits(self.event(), answer) else what_to_look_for(self.event(), answer)


def _absent(cards: CardSet) -> str:
    return f"{in_words(cards)} {'does' if len(cards) == 1 else 'do'} not lie on this table."


@dataclass(frozen=True, kw_only=True, repr=False)
class HowManyTaken(Takes):
    """How many cards a hand card brings to the pile, itself among them."""

    sample = "8"

    def read(self, answer: object) -> int:  # type: ignore[override]
        return read_number(answer)

    def _played(self) -> Round:
        state = position(hands=[self.card, ""], table=self.table).apply(self.card)
        return state if state.is_over else state.apply(state.legal_actions()[0])

    def right(self) -> int:  # type: ignore[override]
        return len(self._played().piles[0])

    def because(self) -> str:
        return f"{self.right()}. {rule(self.event())}"

    def _why_not(self, answer: int) -> str:  # type: ignore[override]
        if answer == self.right() - 1:
            return "The card that takes goes to the pile as well."
        if answer == len(self.event().taken) + 1:
            return why_not(self.event(), self.event().taken)
        return rule(self.event())


@dataclass(frozen=True, kw_only=True, repr=False)
class PileAfterTurn(Exercise):
    """Which cards lie in the pile at the end of a turn, after the hand card and the stock card."""

    sample = '"crane pine-1"'

    card: str
    table: str
    stock: str

    @property
    def scene(self) -> Scene:
        rows = ("You play", self.card), ("Table", self.table), ("The stock turns", self.stock)
        return tuple((label, CardSet(cards)) for label, cards in rows)

    def _played(self) -> Round:
        return position(hands=[self.card, ""], table=self.table, stock=self.stock).apply(self.card)

    def _moves(self) -> tuple[Event, ...]:
        moves = (Happening.HAND, Happening.DRAW)
        return tuple(one for one in self._played().events if one.happening in moves)

    def read(self, answer: object) -> CardSet:
        return read_cards(answer, among=CardSet(f"{self.card} {self.table} {self.stock}"))

    def right(self) -> CardSet:
        return self._played().piles[0]

    def because(self) -> str:
        moves = [f"{one.card.name} takes {in_words(one.taken)}" for one in self._moves() if one.card]
        return f"{in_words(self.right())}. {capital(', then '.join(moves))}."

    def _why_not(self, answer: CardSet) -> str:
        hand, draw = self._moves()
        card, drawn = DECK[self.card], DECK[self.stock]
        if absent := answer - (self.right() | self.table):
            return _absent(absent)
        by_hand = hand.taken | card if hand.taken else CardSet()
        takers = CardSet(one.card for one in (hand, draw) if one.card and one.taken)
        if card in draw.taken and card not in answer:
            return ("The hand card took nothing, so it lies on the table when the stock card is turned. The "
                    "stock card takes like any other.")
        if answer == by_hand:
            return f"The turn goes on: {drawn.name} is turned from the stock and matches in the same way."
        if answer and answer == self.right() - takers:
            return "The cards that take go to the pile as well, with what they took."
        strangers = answer - self.right()
        if strangers:
            stay = "stays" if len(strangers) == 1 else "stay"
            return f"{in_words(strangers)} {stay} on the table: cards match by month alone."
        return f"{_so_far(bool(answer), len(self.right() - answer))} {self.nudge}"


# The yaku ------------------------------------------------------------------------------------------------

@dataclass(frozen=True, kw_only=True, repr=False)
class NameYaku(Exercise):
    """Which yaku a pile holds."""

    sample = '"Gokō"'

    pile: str

    @property
    def scene(self) -> Scene:
        return (("Pile", CardSet(self.pile)),)

    def read(self, answer: object) -> frozenset[str]:
        return read_yaku(answer)

    def _score(self) -> Score:
        return score(self.pile)

    def right(self) -> frozenset[str]:
        return frozenset(held.id for held in self._score().yaku)

    def because(self) -> str:
        held = self._score().yaku
        return f"{listed(map(repr, held)) if held else 'no yaku'}."

    def _why_not(self, answer: frozenset[str]) -> str:
        return why_not_yaku(self._score(), answer)


@dataclass(frozen=True, kw_only=True, repr=False)
class WhichCard(Exercise):
    """Which one card brings the sum of a pile's yaku to `points`; there is only one."""

    sample = '"crane"'

    pile: str
    points: int

    @property
    def scene(self) -> Scene:
        return (("Pile", CardSet(self.pile)),)

    def read(self, answer: object) -> CardSet:
        cards = read_cards(answer, among=DECK.cards - self.pile)
        if len(cards) != 1:
            raise Unreadable(f"The answer is one card, such as 'crane'; this names {len(cards) or 'none'}.")
        return cards

    def right(self) -> CardSet:
        pile = CardSet(self.pile)
        return CardSet(card for card in DECK.cards - pile if score(pile | card).base == self.points)

    def because(self) -> str:
        card = in_words(self.right())
        return f"{card}. With {card} the pile holds {_sum(score(CardSet(self.pile) | self.right()))}."

    def _why_not(self, answer: CardSet) -> str:
        pile, card = CardSet(self.pile), next(iter(answer))
        if card in pile:
            return f"{card.name} lies in the pile already."
        before, then = score(pile), score(pile | card)
        if then.base == before.base:
            return f"With {card.name} nothing is added yet: {self._lacking(card)}."
        return f"With {card.name} the sum of the yaku is {then.base}: {_sum(then)}."

    def _lacking(self, card: Card) -> str:
        """What the pile lacks for the nearest of the yaku that the card belongs to."""
        rows = [row for row in progress(CardSet(self.pile) | card) if card in row.yaku.cards and row.missing]
        near = min(rows, key=lambda row: row.missing)
        lacks = (f"still missing: {in_words(near.wanted)}" if near.missing == len(near.wanted)
                 else f"still missing: {near.missing} of them")
        return f"{near.yaku.name} needs {near.yaku.text}; {lacks}"


# Scoring -------------------------------------------------------------------------------------------------

@dataclass(frozen=True, kw_only=True, repr=False)
class WhatItScores(NameYaku):
    """What a pile scores, after these calls of koi-koi."""

    sample = "100"

    opponent_koikoi: int = 0
    own_koikoi: int = 0

    def read(self, answer: object) -> int:  # type: ignore[override]
        return read_number(answer)

    def _score(self) -> Score:
        return score(self.pile, opponent_koikoi=self.opponent_koikoi, own_koikoi=self.own_koikoi)

    def right(self) -> int:  # type: ignore[override]
        return self._score().total

    def because(self) -> str:
        return f"{count(self.right(), 'point')}. {_sum(self._score())}."

    def _why_not(self, answer: int) -> str:  # type: ignore[override]
        return why_not_points(self._score(), answer) or compared(answer, self.right(), self.nudge)


def compared(answer: int, right: int, nudge: str) -> str:
    """What is said of a wrong number where no mistake is known that leads to it."""
    return f"{answer} is too {'few' if answer < right else 'many'}. {nudge}"


# Playing -------------------------------------------------------------------------------------------------

@dataclass(frozen=True, kw_only=True, repr=False)
class Played(Exercise):
    """A position that is played on; you are player 0.

    plays: what is done, by whom it is to do. The other fields are those of `position`.
    """

    hands: tuple[str, str]
    table: str
    stock: str
    piles: tuple[str, str] = ("", "")
    calls: tuple[int, int] = (0, 0)
    to_play: int = 0
    plays: tuple[str, ...]

    @property
    def scene(self) -> Scene:
        played = [play for play in self.plays if play not in ("stop", "koi-koi")]
        drawn = [("The stock turns", card) for card in self.stock.split()[:len(played)]]
        if len(drawn) > 1:
            drawn = [(f"The stock turns for {('you', 'the opponent')[(self.to_play + turn) % 2]}", card)
                     for turn, (_, card) in enumerate(drawn)]
        theirs = " ".join(played[1 - self.to_play::2])
        rows = (("Your pile", self.piles[0]), ("Your hand", self.hands[0] if self.to_play == 0 else ""),
                ("The opponent's pile", self.piles[1]), ("The opponent plays", theirs), ("Table", self.table),
                *drawn)
        return tuple((label, CardSet(cards)) for label, cards in rows if cards)

    def before(self) -> Round:
        """The position before the last of the plays."""
        state = position(hands=self.hands, table=self.table, stock=self.stock, piles=self.piles,
                         calls=self.calls, to_play=self.to_play)
        for play in self.plays[:-1]:
            state = state.apply(play)
        return state

    def after(self) -> Round:
        """The position after all of the plays."""
        return self.before().apply(self.plays[-1])


@dataclass(frozen=True, kw_only=True, repr=False)
class AmIAsked(Played):
    """Whether the last play brings up the question: stop or koi-koi."""

    wrong = "That is not so."

    @property
    def how(self) -> str:
        return f'check("{self.id}", "yes") or check("{self.id}", "no")'

    def read(self, answer: object) -> bool:
        return read_yes(answer)

    def right(self) -> bool:
        return self.after().phase is Phase.DECIDE

    def _reason(self) -> str:
        before, after = self.before(), self.after()
        was, now = before.bases[0], after.bases[0]
        if self.right():
            return f"The sum of your yaku rose from {was} to {now}, so you choose: stop or koi-koi."
        if after.events[-1].happening is Happening.LAST:
            return (f"It was your last card: there is nothing left to go on with, and the yaku "
                    f"{'are' if len(after.score(0).yaku) > 1 else 'is'} scored at once.")
        return f"The sum of your yaku stayed at {now}; you are asked only when it rises."

    def because(self) -> str:
        return f"{'yes' if self.right() else 'no'}. {self._reason()}"

    def _why_not(self, answer: bool) -> str:
        return self._reason()


@dataclass(frozen=True, kw_only=True, repr=False)
class WhatSomeoneScores(Played):
    """What a player (0 you, 1 the opponent) scores once the round is over."""

    sample = "100"

    player: int

    def read(self, answer: object) -> int:
        return read_number(answer)

    def _result(self) -> Result:
        result = self.after().result
        assert result is not None
        return result

    def right(self) -> int:
        return self._result().points[self.player]

    def because(self) -> str:
        score = self._result().score
        why = _sum(score) if score else "The cards ran out and nobody stopped, so nobody scores"
        return self._to_you(f"{count(self.right(), 'point')}. {why}.")

    def _why_not(self, answer: int) -> str:
        score = self._result().score
        if score is None:
            return ("Koi-koi is a risk: whoever calls it has to raise their sum again before the cards run "
                    "out. If nobody stops, nobody scores.")
        return self._to_you(why_not_points(score, answer)) or compared(answer, self.right(), self.nudge)

    def _to_you(self, text: str) -> str:
        """Words that are meant for the player who scores, turned round where that is the opponent."""
        if self.player:
            turned = {"the opponent called": "you called", "The opponent called": "You called",
                      "your score": "their score"}
            for theirs, yours in turned.items():
                text = text.replace(theirs, yours)
        return text
