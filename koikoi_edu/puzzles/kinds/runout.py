"""Who scores when the cards run out."""
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Self

from ...cards import Card, CardSet
from ...exercises.reading import read_choice
from ...game import Happening, Phase, Round, position
from ...rules import Rules
from ...scoring import Held, Score, scorer
from ...words import capital, listed, names, times
from ..dice import Dice
from ..endings import Ending
from ..puzzle import Fault, Form, Puzzle, Reason, Scene
from ..rising import raised, sum_of, why_no_rise

YOU, OPPONENT, NOBODY = "you", "the opponent", "nobody"
_ALSO = {
    **dict.fromkeys(("me", "i", "myself", "you score", "i score", "I do"), YOU),
    **dict.fromkeys(("opponent", "they", "them", "the opponent scores", "the other player"), OPPONENT),
    **dict.fromkeys(("no one", "none", "neither", "nobody scores", "neither of us", "no player"), NOBODY),
}


@dataclass(frozen=True, kw_only=True, repr=False)
class Runout(Puzzle):
    """Who scores in the last turns of a round: you (seat 0), the opponent (seat 1), or nobody.

    hands: the last card of each player, none for who has played it. stock: the cards that are turned, the
    next one first. calls: koi-koi calls so far. first: the seat that plays next.
    """

    kind = "runout"
    title = "When the cards run out"
    form = Form.CHOICE

    hands: tuple[CardSet, CardSet]
    table: CardSet
    stock: tuple[Card, ...]
    piles: tuple[CardSet, CardSet]
    calls: tuple[int, int]
    first: int

    @classmethod
    def make(cls, id: str, rules: Rules, dice: Dice, difficulty: int) -> Self | None:
        if rules.players != 2:
            return None
        ending = Ending.lay(dice, rules, difficulty)
        if ending is None:
            return None
        new = cls(id=id, rules=rules, **ending._asdict())
        return new if new._one_result() and new.difficulty == difficulty else None

    def _one_result(self) -> bool:
        """Whether everything that can be played leads to one result, and that one is as the sums say."""
        results = {end.result and (end.result.winner, end.result.points) for end in self._ends}
        rose = next((seat for seat in self._order if self._rises(seat)), None)
        return len(results) == 1 and None not in results and rose == self._winner

    # The last turns, played

    @property
    def _order(self) -> tuple[int, ...]:
        """The seats that have a card left, in the order in which they play."""
        return tuple(seat for seat in (self.first, 1 - self.first) if self.hands[seat])

    @cached_property
    def _ends(self) -> tuple[Round, ...]:
        """Every end that the last cards can come to; one without a result where a choice is left to make."""
        start = position(self.rules, hands=self.hands, table=self.table, stock=self.stock, piles=self.piles,
                         calls=self.calls, dealer=1 - self._order[-1], to_play=self.first)
        return tuple(_ends(start))

    @property
    def _end(self) -> Round:
        return self._ends[0]

    @property
    def _winner(self) -> int | None:
        result = self._end.result
        return result.winner if result else None

    @property
    def _score(self) -> Score | None:
        result = self._end.result
        return result.score if result else None

    def _gained(self, seat: int, *, by_hand: bool = False) -> CardSet:
        """What comes to a pile in these turns, or only by the hand card."""
        if not by_hand:
            return self._end.piles[seat] - self.piles[seat]
        event = next((one for one in self._end.log
                      if one.player == seat and one.happening is Happening.HAND), None)
        return event.taken | event.card if event and event.card and event.taken else CardSet()

    def _rises(self, seat: int) -> tuple[Held, ...]:
        return raised(self.rules, self.piles[seat], self._gained(seat))

    def _plays(self, seat: int) -> bool:
        """Whether the turn of a seat comes before the round is over."""
        return any(one.player == seat and one.happening is Happening.HAND for one in self._end.log)

    @property
    def _hopeful(self) -> tuple[int, ...]:
        """The seats of whom one may think that they score: those that play, and who held a yaku before."""
        return (*self._order, *(seat for seat in (0, 1) if seat not in self._order and self._held(seat)))

    def _held(self, seat: int) -> tuple[Held, ...]:
        """The yaku that a seat held before."""
        return scorer(self.rules).find(self.piles[seat].bits)[0]

    # What is asked

    @property
    def text(self) -> str:
        called = [f"{who} called koi-koi {times(number)}"
                  for who, number in zip((YOU, OPPONENT), self.calls, strict=True) if number]
        if len(self._order) == 2:
            plays = ("You play your last card, then the opponent plays theirs" if self.first == 0
                     else "The opponent plays the last card of their hand, then you play yours")
            turns = f"{plays}; after each of them its stock card is turned."
        else:
            plays = "You play" if self.first == 0 else "The opponent plays"
            turns = f"{plays} the last card of the round, and then the last stock card is turned."
        return (f"Nobody has stopped in this round. {capital(listed(called) or 'nobody called koi-koi')}. "
                f"{turns} Cards that are not shown play no part. Who scores?")

    @property
    def scene(self) -> Scene:
        rows: list[tuple[str, CardSet]] = []
        for seat, card in zip(self._order, self.stock, strict=True):
            whose = _WHOSE[seat]
            rows += [(f"{whose} last card", self.hands[seat]), (f"{whose} stock card", CardSet([card]))]
        return (*rows, ("Table", self.table), ("Your pile", self.piles[0]),
                ("The opponent's pile", self.piles[1]))

    @property
    def options(self) -> tuple[str, ...]:
        return YOU, OPPONENT, NOBODY

    @cached_property
    def traps(self) -> frozenset[str]:
        return frozenset(self._traps())

    def _traps(self) -> Iterator[str]:
        winner = self._winner
        for seat in (0, 1):
            if seat != winner and self._held(seat):
                yield "held"
            if seat != winner and self._plays(seat) and (trap := self._why_no_rise(seat).trap):
                yield trap
        if max(self.calls) > 1:
            yield "calls"
        if winner is None:
            if self.calls[0]:
                yield "own_call"
            if self.calls[1]:
                yield "opponent_call"
            return
        if self.calls[1 - winner]:
            yield "opponent_call" if winner == 0 else "own_call"
        if len(self._order) > 1:
            yield "order"
        if not raised(self.rules, self.piles[winner], self._gained(winner, by_hand=True)):
            yield "drawn"
        held = {one.id for one in self._held(winner)}
        if all(one.id in held for one in self._rises(winner)):
            yield "further"

    # What is right

    def read(self, answer: object) -> str:
        return read_choice(answer, self.options, _ALSO)

    @property
    def _right(self) -> str:
        return NOBODY if self._winner is None else (YOU, OPPONENT)[self._winner]

    def answers(self) -> frozenset[str]:
        return frozenset([self._right])

    def because(self) -> Reason:
        winner, true = self._winner, self._score
        if winner is None or true is None:
            faults = [self._why_not(seat) for seat in self._hopeful]
            no_rise = " ".join(fault.text for fault in faults)
            return Reason(f"nobody. {no_rise} The cards have run out and nobody stopped.",
                          CardSet({card for fault in faults for card in fault.lit}))
        return Reason(f"{self._right}. {self._how_it_rises(winner)} {self._points(winner, true)}", true.cards)

    def _how_it_rises(self, seat: int) -> str:
        """How the sum of the one who scores rises: by which card, from what to what."""
        base = scorer(self.rules).base
        before, after = base(self.piles[seat].bits), base(self._end.piles[seat].bits)
        gained = self._gained(seat)
        rises = self._rises(seat)
        brought = names(CardSet({card for one in rises for card in one.cards & gained}))
        return (f"{_WHOSE[seat]} last turn brings {brought}: the sum rises from {before} to {after} "
                f"({sum_of(scorer(self.rules).find(self._end.piles[seat].bits)[0])}). "
                "A yaku made or raised on the last card is scored at once, without asking.")

    def _points(self, seat: int, true: Score) -> str:
        steps = ", ".join(map(str, true.steps))
        if seat:
            steps = steps.replace("the opponent called", "you called")
        who = "You score" if seat == 0 else "The opponent scores"
        unit = "point" if true.total == 1 else "points"
        return f"{who} {true.total} {unit}: {steps}."

    # What is wrong

    def _why_no_rise(self, seat: int, *, seen: bool = False) -> Fault:
        """Why what comes to a pile leaves its sum as it was. seen: what took nothing is said already."""
        gained, pile = self._gained(seat), self.piles[seat]
        if gained:
            fault = why_no_rise(self.rules, pile, gained)
            return fault._replace(text=_to(seat, fault.text))
        card = self.hands[seat]
        wanted = raised(self.rules, pile, card)
        yaku = listed([one.name for one in wanted])
        would = (f" {_WHOSE[seat]} pile could do with {names(card)} for {yaku}, but does not get it."
                 if wanted else "")
        none = "" if self._held(seat) else f" {_none(seat)}"
        stock = self.stock[self._order.index(seat)]
        alone = "" if seen else (f"{capital(names(card))} and the stock card {stock.name} find no card of "
                                 "their month on the table and take nothing.")
        return Fault(f"{alone}{would}{none}".strip(), "unmatched" if wanted else "", card | stock)

    def _why_not(self, seat: int, *, seen: bool = False) -> Fault:
        """Why a player does not score. seen: what took nothing is said already."""
        held = self._held(seat)
        stays = ""
        if held:
            name, called, only = (("You", "you called", "you score only if your"),
                                 ("The opponent", "they called", "they score only if their"))[seat]
            was = scorer(self.rules).base(self.piles[seat].bits)
            stays = (f" {name} had {sum_of(held)} before, but {called} koi-koi instead of stopping: after "
                     f"that {only} sum rises above {was}.")
        if not self._plays(seat):
            if seat in self._order:
                return Fault(f"{_WHOSE[1 - seat]} sum rises first, and that ends the round before "
                             f"{_whose(seat)} last card is played.{stays}", "order", self.hands[seat],
                             ("held",) if held else ())
            none = "" if held else f" {_none(seat)}"
            return Fault(f"{_WHOSE[seat]} last card is played already.{none}{stays}",
                         "held" if held else "played", self.piles[seat])
        why = self._why_no_rise(seat, seen=seen)
        trap = why.trap or ("short" if self._gained(seat) else "unmatched")
        if held:
            return Fault(f"{why.text}{stays}".strip(), "held", why.lit, (trap,))
        return Fault(why.text, trap, why.lit)

    def fault(self, answer: str) -> Fault:
        winner, true = self._winner, self._score
        if answer == NOBODY and winner is not None and true is not None:
            hand = raised(self.rules, self.piles[winner], self._gained(winner, by_hand=True))
            trap = "last" if hand else "drawn"
            stock = "" if hand else " The stock card takes as well as the hand card does."
            return Fault(f"{self._how_it_rises(winner)}{stock}", trap, true.cards)
        return self._why_not(0 if answer == YOU else 1)

    # Help

    @property
    def hints(self) -> tuple[Reason, Reason, Reason]:
        moved = CardSet(self.stock) | self.hands[0] | self.hands[1]
        matched = CardSet(card for card in self.table if moved.in_month(card.month))
        seat = self._order[0]
        card, drawn = next(iter(self.hands[seat])), self.stock[0]
        who = "You play" if seat == 0 else "The opponent plays"
        return (Reason("Go through the last cards one by one: which find a card of their month on the table?",
                       matched | moved),
                Reason("A yaku made or raised on the last card is scored at once. A yaku from before, whose "
                       "player called koi-koi, scores only if the sum rises again."),
                Reason(f"{who} {card.name}: it {self._takes(card)}. Then {drawn.name} is turned: it "
                       f"{self._takes(drawn)}.", CardSet([card, drawn])))

    def _takes(self, card: Card) -> str:
        for event in self._end.log:
            if event.card == card and event.happening in (Happening.HAND, Happening.DRAW):
                return f"takes {names(event.taken)}" if event.taken else "takes nothing"
        return "is not played any more"

    @property
    def solution(self) -> tuple[str, ...]:
        moves = [event.text(("You", "The opponent")) for event in self._end.log
                 if event.happening in (Happening.HAND, Happening.DRAW)]
        winner, true = self._winner, self._score
        if winner is None or true is None:
            return (*moves, *[self._why_not(seat, seen=True).text for seat in self._hopeful],
                    "The cards have run out and nobody stopped: nobody scores.")
        return (*moves, self._how_it_rises(winner), self._points(winner, true))


_WHOSE = ("Your", "The opponent's")


def _whose(seat: int) -> str:
    return ("your", "the opponent's")[seat]


def _none(seat: int) -> str:
    return f"There is no yaku in {_whose(seat)} pile."


def _to(seat: int, text: str) -> str:
    """Words that are meant for the player of a pile, turned round where that is the opponent."""
    if seat:
        turned = {"your pile": "the opponent's pile", "the opponent has": "you have",
                  "you can't": "they can't"}
        for theirs, yours in turned.items():
            text = text.replace(theirs, yours)
    return text


def _ends(state: Round) -> Iterator[Round]:
    """Every state in which a round can end; a state to decide in is an end without a result."""
    if state.is_over or state.phase is Phase.DECIDE:
        yield state
    else:
        for action in state.legal_actions():
            yield from _ends(state.apply(action))
