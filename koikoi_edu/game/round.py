"""One round of Koi-Koi (spec 6.3-6.9): an immutable state, its legal actions, and the state after each."""
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

from ..cards import CARDS, Card, Cards, CardSet, month_bits
from ..errors import CardError, IllegalAction, RulesError, shown
from ..rules import DEFAULT, Rules
from ..rules import rules as find_rules
from ..scoring import Score, Scorer, Situation, scorer
from .actions import KOIKOI, PLAY, STOP, TAKE, Action, Move, read_action
from .dealing import Dealer, Layout, Seed, check_deal, new_seed, read_layout, read_seed
from .events import Event, Happening, Record, event


class Phase(StrEnum):
    """What the player to play has to do."""

    HAND = "hand"      # play a hand card
    MATCH = "match"    # the hand card matches two table cards: take one
    DRAW = "draw"      # the drawn card matches two table cards: take one
    DECIDE = "decide"  # the total rose: stop or koi-koi
    OVER = "over"


class Origin(NamedTuple):
    """Where a round comes from, all that is needed to deal it again.

    seed: None for a position laid out card by card. placed: the cards that were laid by hand.
    thrown: a sentence for each deal that was thrown away. calls: koi-koi calls of a position.
    """

    seed: Seed | None
    layout: Layout
    placed: Layout | None = None
    thrown: tuple[str, ...] = ()
    calls: tuple[int, ...] = ()


class Result(NamedTuple):
    """How a round ended.

    winner: seat, or None if nobody scores. points: what each player scores. reason: the event that ended it.
    score: the winner's score with its steps, None if nobody scores.
    """

    winner: int | None
    points: tuple[int, ...]
    reason: Happening
    score: Score | None


# Members of an Enum are slow to look up; a round looks them up at every step.
_HAND, _MATCH, _DRAW, _DECIDE, _OVER = Phase
_MOVE_PLAY, _MOVE_TAKE, _MOVE_STOP, _MOVE_KOIKOI = Move
(_EVENT_HAND, _EVENT_DRAW, _EVENT_CHOICE, _EVENT_OFFER, _EVENT_KOIKOI, _EVENT_STOP, _EVENT_LAST,
 _EVENT_EXHAUSTED) = Happening
_MONTH_OF = [month_bits(card.month) for card in CARDS]


class _Draft:
    """A round while it is made. `Round` has the same slots and no way to set them.

    Cards are bits here, as in `CardSet.bits`; a card is its index, or -1 for none. `_settled` holds what the
    yaku of each player's pile summed to before this turn: a rise above it makes an offer.
    """

    __slots__ = ("_card", "_drawn", "_hands", "_piles", "_records", "_scorer", "_settled", "_stock",
                 "_table", "action", "calls", "dealer", "origin", "phase", "previous", "rules", "to_play")

    rules: Rules
    dealer: int
    to_play: int
    phase: Phase
    calls: tuple[int, ...]
    previous: "Round | None"
    action: Action | None
    origin: Origin
    _scorer: Scorer
    _hands: tuple[int, ...]
    _table: int
    _stock: tuple[Card, ...]
    _drawn: int
    _piles: tuple[int, ...]
    _settled: tuple[int, ...]
    _card: int
    _records: tuple[Record, ...]

    def done(self) -> "Round":
        """This very object as a round, which can't be changed any more."""
        self.__class__ = Round
        return self  # type: ignore[return-value]


class Round(_Draft):
    """The state of one round. It does not change: `apply` returns another one.

    rules: the rule set. dealer, to_play: seats (0, 1, ...). phase: what the player to play has to do.
    calls: koi-koi calls of each player. previous, action: the state before and the action that led here, None
    at the start. origin: how it was dealt. Made by `deal` and `position`.
    """

    __slots__ = ()

    def __setattr__(self, name: str, value: object = None) -> None:
        raise AttributeError("The state of a round does not change; apply() returns the next one.")

    __delattr__ = __setattr__

    # What lies where -------------------------------------------------------------------------------------

    @property
    def hands(self) -> tuple[CardSet, ...]:
        """Each player's hand. An opponent is to see `view(player)` and not this."""
        return tuple(map(CardSet.from_bits, self._hands))

    @property
    def table(self) -> CardSet:
        return CardSet.from_bits(self._table)

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards still to be drawn, the next one first."""
        return self._stock[self._drawn:]

    @property
    def piles(self) -> tuple[CardSet, ...]:
        """What each player has captured."""
        return tuple(map(CardSet.from_bits, self._piles))

    @property
    def card(self) -> Card | None:
        """The hand or drawn card that waits for a choice between two table cards."""
        return CARDS[self._card] if self._card >= 0 else None

    @property
    def matches(self) -> CardSet:
        """The table cards that `card` can take."""
        return CardSet.from_bits(self._table & _MONTH_OF[self._card]) if self._card >= 0 else CardSet()

    @property
    def bases(self) -> tuple[int, ...]:
        """The sum of each player's yaku before any doubling (points)."""
        return tuple(map(self._scorer.base, self._piles))

    @property
    def is_over(self) -> bool:
        return self.phase is _OVER

    @property
    def result(self) -> Result | None:
        """How the round ended, None while it runs."""
        if self.phase is not _OVER:
            return None
        happening, player, *_ = self._records[-1]
        zero = (0,) * self.rules.players
        if happening is _EVENT_EXHAUSTED:
            return Result(None, zero, happening, None)
        score = self.score(player)
        return Result(player, _put(zero, player, score.total), happening, score)

    def score(self, player: int) -> Score:
        """What this player would score by stopping now, with the calls made so far (spec 6.8).

        Raises RulesError for a seat that does not exist.
        """
        own = self.calls[_read_seat(self.rules, player)]
        brights = 0
        if self.rules.field_multiplier != "off":
            brights = sum(card.points == 20 for card in self.origin.layout.table)
        return self._scorer.score(CardSet.from_bits(self._piles[player]),
                                  Situation(sum(self.calls) - own, own, brights))

    # Playing ---------------------------------------------------------------------------------------------

    def legal_actions(self) -> tuple[Action, ...]:
        """What the player to play can do, in card order; nothing once the round is over."""
        return _legal_actions(self.phase, self._hands[self.to_play],
                              self._table & _MONTH_OF[self._card] if self._card >= 0 else 0)

    def apply(self, action: Action | Card | str) -> "Round":
        """The state after this action of the player to play; the old state stays as it is.

        Takes an action, or words: "play crane", "take pine-1", "stop", "koi-koi", or a card alone.
        The stock card is drawn in the same step, unless a choice has to be made before. Raises IllegalAction
        if the rules do not allow the action now, and UnknownName for a card that does not exist.
        """
        if type(action) is not Action:
            action = read_action(action, taking=self.phase in (_MATCH, _DRAW))
        bit, move, phase, player = action.bit, action.move, self.phase, self.to_play

        if phase is _HAND and move is _MOVE_PLAY and self._hands[player] & bit:
            new = self._next(action)
            new._hands = _put(self._hands, player, self._hands[player] ^ bit)
            _lay(new, player, bit.bit_length() - 1, _EVENT_HAND)
        elif move is _MOVE_TAKE and self._card >= 0 and self._table & _MONTH_OF[self._card] & bit:
            new = self._next(action)
            _capture(new, player, self._card, bit, _EVENT_HAND if phase is _MATCH else _EVENT_DRAW)
        elif phase is _DECIDE and move is _MOVE_STOP:
            new = self._next(action)
            new.phase = _OVER
            new._records = ((_EVENT_STOP, player, -1, 0, None),)
        elif phase is _DECIDE and move is _MOVE_KOIKOI:
            new = self._next(action)
            new.calls = _put(self.calls, player, self.calls[player] + 1)
            new._records = ((_EVENT_KOIKOI, player, -1, 0, None),)
            _pass_turn(new, player)
        else:
            raise IllegalAction(self._why_not(action))
        return new.done()

    def _next(self, action: Action) -> _Draft:
        new = _Draft()
        new.rules, new.dealer, new.origin, new._scorer, new._stock = (
            self.rules, self.dealer, self.origin, self._scorer, self._stock)
        new._hands, new._table, new._drawn, new._piles = self._hands, self._table, self._drawn, self._piles
        new._settled, new.calls, new.to_play, new.phase = self._settled, self.calls, self.to_play, self.phase
        new.previous, new.action, new._card, new._records = self, action, -1, ()
        return new

    def _why_not(self, action: Action) -> str:
        if self.phase is Phase.OVER:
            return "The round is over; nothing more can be played."
        if self.phase is Phase.DECIDE:
            return f"Now it is time to stop or to call koi-koi, not to {action}."
        options = ", ".join(map(str, self.legal_actions()))
        if self.phase is Phase.HAND and action.move is Move.PLAY and action.card:
            return f"{action.card.id} is not in the hand; choose one: {options}."
        if self.card is not None:
            return f"{self.card.id} matches two cards; choose one: {options}."
        return f"{str(action)!r} can't be done now; choose one: {options}."

    # Looking back ----------------------------------------------------------------------------------------

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last action brought about, in order; () at the start."""
        return tuple(map(event, self._records))

    @property
    def states(self) -> "tuple[Round, ...]":
        """Every state from the deal to this one."""
        states = [self]
        while states[-1].previous is not None:
            states.append(states[-1].previous)
        return tuple(reversed(states))

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions from the deal to this state."""
        return tuple(state.action for state in self.states if state.action is not None)

    @property
    def log(self) -> tuple[Event, ...]:
        """All events from the deal to this state."""
        return tuple(one for state in self.states for one in state.events)

    def view(self, player: int) -> "View":
        """What this player can see: the own hand and everything that lies open.

        Raises RulesError for a seat that does not exist.
        """
        seat = _read_seat(self.rules, player)
        return View(
            seat, self.rules, self.dealer, self.to_play, self.phase, CardSet.from_bits(self._hands[seat]),
            tuple(bits.bit_count() for bits in self._hands), len(self._stock) - self._drawn, self.table,
            self.piles, self.calls, self.bases, self.card, tuple(map(self.score, range(len(self._hands)))),
            self.result, tuple(record for state in self.states for record in state._records))

    def _key(self) -> tuple[object, ...]:
        return (self.rules, self.dealer, self.to_play, self.phase, self._hands, self._table, self.stock,
                self._piles, self._settled, self.calls, self._card, self._records)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Round) and (self is other or self._key() == other._key())

    def __hash__(self) -> int:
        return hash((self._hands, self._table, self._piles, self.to_play, self.phase))

    def __reduce__(self) -> tuple[object, ...]:
        from .saving import dumps, loads
        return loads, (dumps(self),)

    def __str__(self) -> str:
        lines = [f"table: {self.table}", f"stock: {len(self.stock)} cards"]
        for player, (hand, pile) in enumerate(zip(self.hands, self.piles, strict=True)):
            lines.append(f"player {player}: hand {hand or '-'}; pile {pile or '-'}")
        lines.append("over" if self.is_over else f"player {self.to_play} to play ({self.phase})")
        return "\n".join(lines)

    def __repr__(self) -> str:
        now = "over" if self.is_over else f"player {self.to_play} to play, phase {self.phase}"
        return f"<Round of {self.rules.name}: {now}, {len(self.stock)} cards in the stock>"


def _legal_actions(phase: Phase, hand: int, matches: int) -> tuple[Action, ...]:
    """The actions in a phase, with the hand and the table cards to choose from as bits."""
    if phase is _HAND:
        bits, actions = hand, PLAY
    elif phase is _DECIDE:
        return STOP, KOIKOI
    elif phase is _OVER:
        return ()
    else:
        bits, actions = matches, TAKE
    found = []
    while bits:
        low = bits & -bits
        found.append(actions[low.bit_length() - 1])
        bits ^= low
    return tuple(found)


def _put(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    if len(values) == 2:
        return (values[0], value) if at else (value, values[1])
    return (*values[:at], value, *values[at + 1:])


# A turn (spec 6.5, 6.6): hand card and stock card are laid in the same way, then comes the decision.

def _lay(new: _Draft, player: int, card: int, source: Happening) -> None:
    """Lay the hand card or the drawn card; where two cards match it waits for a choice."""
    mates = new._table & _MONTH_OF[card]
    if mates.bit_count() == 2:
        new._card, new.phase = card, _MATCH if source is _EVENT_HAND else _DRAW
        new._records += ((_EVENT_CHOICE, player, card, mates, source),)
    else:
        _capture(new, player, card, mates, source)


def _capture(new: _Draft, player: int, card: int, taken: int, source: Happening) -> None:
    """Lay a card on what it takes, or on the table if that is nothing, and go on with the turn."""
    if taken:
        new._piles = _put(new._piles, player, new._piles[player] | taken | 1 << card)
        new._table ^= taken
    else:
        new._table |= 1 << card
    new._records += ((source, player, card, taken, None),)
    # Without a stock, as in a position laid out card by card, a turn is the hand card only.
    if source is _EVENT_HAND and new._drawn < len(new._stock):
        new._drawn += 1
        _lay(new, player, new._stock[new._drawn - 1].index, _EVENT_DRAW)
    else:
        _end_turn(new, player)


def _end_turn(new: _Draft, player: int) -> None:
    """Offer stop or koi-koi if the total rose; on the last turn take it as a stop (spec 6.6)."""
    before = new._settled[player]
    now = new._scorer.base(new._piles[player])
    if now != before:
        new._settled = _put(new._settled, player, now)
        rules = new.rules
        if now > before and now >= rules.min_total:
            last = not new._hands[player] and rules.auto_stop_last_turn
            if last or (rules.max_calls is not None and new.calls[player] >= rules.max_calls):
                new.phase = _OVER
                new._records += ((_EVENT_LAST if last else _EVENT_STOP, player, -1, 0, None),)
            else:
                new.phase = _DECIDE
                new._records += ((_EVENT_OFFER, player, -1, 0, None),)
            return
    _pass_turn(new, player)


def _pass_turn(new: _Draft, player: int) -> None:
    """The next player with a card left is to play; without one the round is drawn (spec 6.9)."""
    hands = new._hands
    seat = player
    for _ in hands:
        seat = (seat + 1) % len(hands)
        if hands[seat]:
            new.to_play, new.phase = seat, _HAND
            return
    new.phase = _OVER
    new._records += ((_EVENT_EXHAUSTED, player, -1, 0, None),)


@dataclass(frozen=True, slots=True)
class View:
    """What one player can see of a round: no other hand and no stock card.

    player: the seat that looks. hand: the player's own. hand_sizes, stock_size: numbers of cards. scores:
    what each player would score by stopping now. All else is what the round says under the same name.
    """

    player: int
    rules: Rules
    dealer: int
    to_play: int
    phase: Phase
    hand: CardSet
    hand_sizes: tuple[int, ...]
    stock_size: int
    table: CardSet
    piles: tuple[CardSet, ...]
    calls: tuple[int, ...]
    bases: tuple[int, ...]
    card: Card | None
    scores: tuple[Score, ...]
    result: Result | None
    _records: tuple[Record, ...]

    @property
    def is_over(self) -> bool:
        return self.phase is _OVER

    @property
    def matches(self) -> CardSet:
        """The table cards that `card` can take."""
        return self.table.in_month(self.card.month) if self.card else CardSet()

    @property
    def log(self) -> tuple[Event, ...]:
        """All events from the deal on."""
        return tuple(map(event, self._records))

    @property
    def unseen(self) -> CardSet:
        """The cards that lie in other hands, in the stock, or out of play."""
        seen = self.hand.bits | self.table.bits | (self.card.bit if self.card else 0)
        for pile in self.piles:
            seen |= pile.bits
        return CardSet.from_bits(self.rules.deck.bits & ~seen)

    def legal_actions(self) -> tuple[Action, ...]:
        """What the player can do now, in card order; nothing while another one is to play."""
        if self.to_play != self.player:
            return ()
        return _legal_actions(self.phase, self.hand.bits, self.matches.bits)

    def score(self, player: int) -> Score:
        """What this player would score by stopping now. Raises RulesError for a seat that does not exist."""
        return self.scores[_read_seat(self.rules, player)]


def deal(rules: str | Rules = DEFAULT, seed: Seed | None = None, *, dealer: int | None = None,
         players: int | None = None, hands: Sequence[Cards] | None = None, table: Cards | None = None,
         stock: Cards | None = None) -> Round:
    """A round, dealt and ready for the dealer to lead (spec 6.2-6.4).

    seed: a whole number or a word; the same seed gives the same cards; one is drawn if none is given (it
    stands in `state.origin.seed`). dealer: a seat, drawn from the seed if not given. hands (one set a player,
    in seat order), table, stock: cards that shall lie there, the rest is dealt round them; the cards of
    `stock` are drawn first, in their order.

    Raises CardError for cards that can't lie so, UnknownName for unknown ones, RulesError for a seat, seed or
    number of players that these rules do not have.
    """
    game = find_rules(rules)
    if players is not None:
        game = game.variant(players=players)
    seed = new_seed() if seed is None else read_seed(seed)
    placed = None
    if hands is not None or table is not None or stock is not None:
        placed = read_layout(game, hands, table, stock)
        check_deal(game, placed)
    shuffler = Dealer(game, seed, placed)
    seat = shuffler.first if dealer is None else _read_seat(game, dealer)
    layout, thrown = shuffler.deal(seat)
    return _start(game, seat, seat, Origin(seed, layout, placed, thrown), (0,) * game.players)


def position(rules: str | Rules = DEFAULT, *, hands: Sequence[Cards], table: Cards = (), stock: Cards = (),
             piles: Sequence[Cards] | None = None, calls: Sequence[int] | None = None, dealer: int = 0,
             to_play: int | None = None) -> Round:
    """A round laid out card by card, to study: cards that are not named are out of play.

    hands, piles: one for each player, in seat order. stock: the cards to be drawn, the next one first.
    calls: koi-koi calls so far (0 to 48 each). to_play: the dealer unless said. Raises CardError for cards
    that can't lie so, UnknownName for unknown ones, RulesError for a seat or count that can't be.
    """
    game = find_rules(rules)
    layout = read_layout(game, hands, table, stock, piles)
    seat = _read_seat(game, dealer)
    first = seat if to_play is None else _read_seat(game, to_play)
    if not layout.hands[first]:
        raise CardError("The player to play holds no card.")
    counts = (0,) * game.players if calls is None else _read_calls(game, calls)
    return _start(game, seat, first, Origin(None, layout, layout, (), counts), counts)


def _start(rules: Rules, dealer: int, to_play: int, origin: Origin, calls: tuple[int, ...]) -> Round:
    new = _Draft()
    layout = origin.layout
    new.rules, new.dealer, new.to_play, new.phase, new.origin, new.calls = (
        rules, dealer, to_play, Phase.HAND, origin, calls)
    new._scorer = scorer(rules)
    new._hands, new._table = tuple([hand.bits for hand in layout.hands]), layout.table.bits
    new._stock, new._drawn = layout.stock, 0
    new._piles = tuple([pile.bits for pile in layout.piles])
    new._settled = tuple(map(new._scorer.base, new._piles))
    new.previous, new.action, new._card, new._records = None, None, -1, ()
    return new.done()


def _read_seat(rules: Rules, seat: object) -> int:
    if type(seat) is not int or not 0 <= seat < rules.players:
        raise RulesError(f"There is no player {shown(seat)}; players are 0 to {rules.players - 1}.")
    return seat


def _read_calls(rules: Rules, calls: Any) -> tuple[int, ...]:
    counts = tuple(calls) if isinstance(calls, Sequence) else ()
    if len(counts) != rules.players or not all(type(count) is int and 0 <= count <= 48 for count in counts):
        raise RulesError(f"calls is a list with a whole number from 0 to 48 for each of {rules.players} "
                         f"players, not {shown(calls)}.")
    return counts


def walk(state: Round, actions: Sequence[Action | Card | str]) -> Iterator[Round]:
    """The states after each of these actions, in order. Raises as `Round.apply` does."""
    for action in actions:
        state = state.apply(action)
        yield state
