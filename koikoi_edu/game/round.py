"""One round of Koi-Koi (spec 6.3-6.9): an immutable state, its legal actions, and the state after each."""
from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Any, NamedTuple

from ..cards import CARDS, Card, CardSet, month_bits
from ..errors import CardError, IllegalAction, RulesError
from ..rules import DEFAULT, Rules
from ..rules import rules as find_rules
from ..scoring import Cards, Score, Scorer, Situation, scorer
from .actions import KOIKOI, PLAY, STOP, TAKE, Action, Move, read_action
from .dealing import Dealer, Layout, Seed, full_month, new_seed, read_layout
from .events import Event, Happening, Record, event


class Phase(str, Enum):
    """What the player to play has to do."""

    HAND = "hand"      # play a hand card
    MATCH = "match"    # the hand card matches two table cards: take one
    DRAW = "draw"      # the drawn card matches two table cards: take one
    DECIDE = "decide"  # the total rose: stop or koi-koi
    OVER = "over"

    def __str__(self) -> str:
        return self.value


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
_MONTH_OF = [month_bits(card.month) if card.month else 0 for card in CARDS]


class _Draft:
    """A round while it is made. `Round` has the same slots and no way to set them."""

    __slots__ = ("_bases", "_card", "_drawn", "_hands", "_piles", "_records", "_scorer", "_stock", "_table",
                 "action", "calls", "dealer", "origin", "phase", "previous", "rules", "to_play")


class Round(_Draft):
    """The state of one round. It does not change: `apply` returns another one.

    rules: the rule set. dealer, to_play: seats (0, 1, ...). phase: what the player to play has to do.
    calls: koi-koi calls of each player. previous, action: the state before and the action that led here, None at
    the start. origin: how it was dealt.
    """

    __slots__ = ()

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
    _bases: tuple[int, ...]
    _card: int
    _records: tuple[Record, ...]

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("The state of a round does not change; apply() returns the next one.")

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
        return self._bases

    @property
    def is_over(self) -> bool:
        return self.phase is Phase.OVER

    @property
    def result(self) -> Result | None:
        """How the round ended, None while it runs."""
        if self.phase is not Phase.OVER:
            return None
        happening, player = self._records[-1][:2]
        zero = (0,) * self.rules.players
        if happening is Happening.EXHAUSTED:
            return Result(None, zero, happening, None)
        score = self.score(player)
        return Result(player, (*zero[:player], score.total, *zero[player + 1:]), happening, score)

    def score(self, player: int) -> Score:
        """What this player would score by stopping now, with the calls made so far (spec 6.8)."""
        own = self.calls[player]
        brights = 0
        if self.rules.field_multiplier != "off":
            brights = sum(card.points == 20 for card in self.origin.layout.table)
        return Score(self._scorer, CardSet.from_bits(self._piles[player]),
                     Situation(sum(self.calls) - own, own, brights))

    # Playing ---------------------------------------------------------------------------------------------

    def legal_actions(self) -> tuple[Action, ...]:
        """What the player to play can do, in card order; nothing once the round is over."""
        phase = self.phase
        if phase is _HAND:
            bits, actions = self._hands[self.to_play], PLAY
        elif phase is _DECIDE:
            return STOP, KOIKOI
        elif phase is _OVER:
            return ()
        else:
            bits, actions = self._table & _MONTH_OF[self._card], TAKE
        found = []
        while bits:
            low = bits & -bits
            found.append(actions[low.bit_length() - 1])
            bits ^= low
        return tuple(found)

    def apply(self, action: Action | Card | str) -> "Round":
        """The state after this action of the player to play; the old state stays as it is.

        Takes an action, or words: "play crane", "take pine-1", "stop", "koi-koi", or a card alone.
        The stock card is drawn in the same step, unless a choice has to be made before. Raises IllegalAction if the
        rules do not allow the action now, and UnknownName for a card that does not exist.
        """
        if type(action) is not Action:
            action = read_action(action, taking=self.phase in (_MATCH, _DRAW))
        bit, move, phase, player = action.bit, action.move, self.phase, self.to_play

        if phase is _HAND and move is _MOVE_PLAY and self._hands[player] & bit:
            card = action.card.index  # type: ignore[union-attr]
            new = self._next(action)
            hands = self._hands
            new._hands = _put(hands, player, hands[player] ^ bit)
            mates = new._table & _MONTH_OF[card]
            if mates.bit_count() == 2:
                new.phase, new._card = _MATCH, card
                new._records = ((_EVENT_CHOICE, player, card, mates, _EVENT_HAND),)
            else:
                _capture(new, player, card, mates, _EVENT_HAND)
                _draw(new, player)
        elif (phase is _MATCH or phase is _DRAW) and move is _MOVE_TAKE \
                and self._table & _MONTH_OF[self._card] & bit:
            new = self._next(action)
            new._card, new.phase = -1, _HAND
            if phase is _MATCH:
                _capture(new, player, self._card, bit, _EVENT_HAND)
                _draw(new, player)
            else:
                _capture(new, player, self._card, bit, _EVENT_DRAW)
                _end_turn(new, player)
        elif phase is _DECIDE and move is _MOVE_STOP:
            new = self._next(action)
            new.phase = _OVER
            new._records = ((_EVENT_STOP, player, -1, 0, None),)
        elif phase is _DECIDE and move is _MOVE_KOIKOI:
            new = self._next(action)
            new.phase = _HAND
            new.calls = _put(self.calls, player, self.calls[player] + 1)
            new._records = ((_EVENT_KOIKOI, player, -1, 0, None),)
            _pass_turn(new, player)
        else:
            raise IllegalAction(self._why_not(action))
        new.__class__ = Round  # type: ignore[assignment]
        return new  # type: ignore[return-value]

    def _next(self, action: Action) -> _Draft:
        new: Any = _new(_Draft)
        new.rules, new.dealer, new.origin, new._scorer, new._stock = (
            self.rules, self.dealer, self.origin, self._scorer, self._stock)
        new._hands, new._table, new._drawn, new._piles = self._hands, self._table, self._drawn, self._piles
        new._bases, new.calls, new.to_play, new.phase = self._bases, self.calls, self.to_play, self.phase
        new.previous, new.action, new._card, new._records = self, action, -1, ()
        return new  # type: ignore[no-any-return]

    def _why_not(self, action: Action) -> str:
        legal = self.legal_actions()
        if self.phase is Phase.OVER:
            return "The round is over; nothing more can be played."
        options = ", ".join(map(str, legal))
        if self.phase is Phase.DECIDE:
            return f"Now it is time to stop or to call koi-koi, not to {action}."
        if self.phase is Phase.HAND and action.move is Move.PLAY:
            return f"{action.card.id} is not in the hand; the hand holds {CardSet(a.card for a in legal)}."
        if self.card is not None:
            return f"{self.card.name} matches two cards; choose one: {options}."
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
        """What this player can see: the own hand and everything that lies open."""
        if player not in range(self.rules.players):
            raise RulesError(f"There is no player {player!r}; players are 0 to {self.rules.players - 1}.")
        return View(self, player)

    def _key(self) -> tuple[object, ...]:
        return (self.rules, self.dealer, self.to_play, self.phase, self._hands, self._table, self.stock,
                self._piles, self._bases, self.calls, self._card, self._records)

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


_new = object.__new__


def _put(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    if len(values) == 2:
        return (values[0], value) if at else (value, values[1])
    return (*values[:at], value, *values[at + 1:])


def _capture(new: Any, player: int, card: int, taken: int, source: Happening) -> None:
    """Lay a card on what it takes, or on the table if that is nothing (spec 6.5)."""
    if taken:
        piles = new._piles
        new._piles = _put(piles, player, piles[player] | taken | 1 << card)
        new._table &= ~taken
    else:
        new._table |= 1 << card
    new._records += ((source, player, card, taken, None),)


def _draw(new: Any, player: int) -> None:
    if new._drawn < len(new._stock):
        card = new._stock[new._drawn].index
        new._drawn += 1
        mates = new._table & _MONTH_OF[card]
        if mates.bit_count() == 2:
            new.phase, new._card = _DRAW, card
            new._records += ((_EVENT_CHOICE, player, card, mates, _EVENT_DRAW),)
            return
        _capture(new, player, card, mates, _EVENT_DRAW)
    _end_turn(new, player)


def _end_turn(new: Any, player: int) -> None:
    """Offer stop or koi-koi if the total rose; on the last turn take it as a stop (spec 6.6)."""
    before = new._bases[player]
    now = new._scorer.base(new._piles[player])
    if now != before:
        bases = new._bases
        new._bases = _put(bases, player, now)
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
    new.phase = _HAND
    _pass_turn(new, player)


def _pass_turn(new: Any, player: int) -> None:
    players = len(new._hands)
    for step in range(1, players + 1):
        seat = (player + step) % players
        if new._hands[seat]:
            new.to_play = seat
            return
    new.phase = _OVER
    new._records += ((_EVENT_EXHAUSTED, player, -1, 0, None),)


class View:
    """What one player can see of a round: no other hand and no stock card.

    It answers as the round does for everything that lies open: rules, table, piles, calls, bases, phase, to_play,
    dealer, card, matches, score(), log, result. `hand` is the player's own; `hand_sizes` and `stock_size` are counts.
    """

    __slots__ = ("bases", "calls", "card", "dealer", "hand", "hand_sizes", "is_over", "log", "matches", "phase",
                 "piles", "player", "result", "rules", "scores", "stock_size", "table", "to_play", "_legal")

    def __init__(self, state: Round, player: int) -> None:
        self.player = player
        self.rules, self.dealer, self.to_play, self.phase = state.rules, state.dealer, state.to_play, state.phase
        self.hand = CardSet.from_bits(state._hands[player])
        self.hand_sizes = tuple(bits.bit_count() for bits in state._hands)
        self.stock_size = len(state._stock) - state._drawn
        self.table, self.piles, self.calls, self.bases = state.table, state.piles, state.calls, state.bases
        self.card, self.matches = state.card, state.matches
        self.is_over, self.result = state.is_over, state.result
        self.scores = tuple(state.score(seat) for seat in range(state.rules.players))
        self.log = state.log
        self._legal = state.legal_actions() if state.to_play == player else ()

    def legal_actions(self) -> tuple[Action, ...]:
        """What the player can do now; nothing while another one is to play."""
        return self._legal

    def score(self, player: int) -> Score:
        """What this player would score by stopping now."""
        return self.scores[player]

    @property
    def unseen(self) -> CardSet:
        """The cards that lie in other hands or in the stock."""
        seen = self.hand.bits | self.table.bits | (self.card.bit if self.card else 0)
        for pile in self.piles:
            seen |= pile.bits
        return CardSet.from_bits((1 << 48) - 1 & ~seen)


def deal(rules: str | Rules = DEFAULT, seed: Seed | None = None, *, dealer: int | None = None,
         players: int | None = None, hands: Sequence[Cards] | None = None, table: Cards | None = None,
         stock: Cards | None = None) -> Round:
    """A round, dealt and ready for the dealer to lead (spec 6.2-6.4).

    seed: a whole number or a word; the same seed gives the same cards; one is drawn if none is given (it stands in
    `state.origin.seed`). dealer: a seat, drawn from the seed if not given. hands, table, stock: cards that shall
    lie there, the rest is dealt round them; the cards of `stock` are drawn first, in their order.

    Raises CardError for cards that can't lie so, UnknownName for unknown ones, RulesError for a seat, seed or number
    of players that these rules do not have.
    """
    game = find_rules(rules)
    if players is not None:
        game = game.variant(players=players)
    seed = new_seed() if seed is None else read_seed(seed)
    shuffler = Dealer(game, seed)
    placed = None
    if hands is not None or table is not None or stock is not None:
        placed = read_layout(game, hands, table, stock)
        _check_deal(game, placed)
    seat = shuffler.first if dealer is None else _read_seat(game, dealer)
    layout, thrown = shuffler.deal(seat, placed)
    return _start(game, seat, seat, Origin(seed, layout, placed, thrown), (0,) * game.players)


def position(rules: str | Rules = DEFAULT, *, hands: Sequence[Cards], table: Cards = (), stock: Cards = (),
             piles: Sequence[Cards] | None = None, calls: Sequence[int] | None = None, dealer: int = 0,
             to_play: int | None = None) -> Round:
    """A round laid out card by card, to study: cards that are not named are out of play.

    hands, piles: one for each player, in seat order. stock: the cards to be drawn, the next one first.
    calls: koi-koi calls so far. to_play: the dealer unless said. Raises CardError for cards that can't lie so,
    UnknownName for unknown ones, RulesError for a seat or count that can't be.
    """
    game = find_rules(rules)
    layout = read_layout(game, hands, table, stock, piles)
    seat = _read_seat(game, dealer)
    first = seat if to_play is None else _read_seat(game, to_play)
    if not layout.hands[first]:
        raise CardError("The player to play holds no card.")
    counts = tuple(calls) if calls is not None else (0,) * game.players
    if len(counts) != game.players or not all(type(count) is int and count >= 0 for count in counts):
        raise RulesError(f"calls holds a whole number from 0 for each of {game.players} players, not {calls!r}.")
    return _start(game, seat, first, Origin(None, layout, layout, (), counts), counts)


def _start(rules: Rules, dealer: int, to_play: int, origin: Origin, calls: tuple[int, ...]) -> Round:
    new: Any = _Draft()
    layout = origin.layout
    new.rules, new.dealer, new.to_play, new.phase, new.origin, new.calls = (
        rules, dealer, to_play, Phase.HAND, origin, calls)
    new._scorer = scorer(rules)
    new._hands, new._table = tuple(hand.bits for hand in layout.hands), layout.table.bits
    new._stock, new._drawn = layout.stock, 0
    new._piles = tuple(pile.bits for pile in layout.piles)
    new._bases = tuple(map(new._scorer.base, new._piles))
    new.previous, new.action, new._card, new._records = None, None, -1, ()
    new.__class__ = Round
    return new  # type: ignore[no-any-return]


def read_seed(seed: object) -> Seed:
    """A seed as given: a whole number or a word. Raises RulesError for anything else."""
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise RulesError(f"A seed is a whole number or a word, not {seed!r}.")
    return seed


def _read_seat(rules: Rules, seat: object) -> int:
    if type(seat) is not int or not 0 <= seat < rules.players:
        raise RulesError(f"There is no player {seat!r}; players are 0 to {rules.players - 1}.")
    return seat


def _check_deal(rules: Rules, placed: Layout) -> None:
    if len(placed.table) > rules.field_size:
        raise CardError(f"The table holds {rules.field_size} cards at the deal, not {len(placed.table)}.")
    most = 48 - rules.hand_size * rules.players - rules.field_size
    if len(placed.stock) > most:
        raise CardError(f"The stock holds {most} cards at the deal, not {len(placed.stock)}.")
    if rules.table_quad == "redeal" and full_month(placed.table):
        raise CardError("All four cards of a month lie on the table: these rules deal again then.")


def walk(state: Round, actions: Sequence[Action | Card | str]) -> Iterator[Round]:
    """The states after each of these actions, in order. Raises as `Round.apply` does."""
    for action in actions:
        state = state.apply(action)
        yield state
