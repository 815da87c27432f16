"""How rounds begin: dealt from a seed, or laid out card by card (spec 3.3-3.5, 4.2-4.5, 6.2-6.4)."""
from collections.abc import Sequence
from typing import Any

from ..cards import Cards
from ..errors import CardError, RulesError, shown
from ..rules import DEFAULT, Rules
from ..rules import rules as find_rules
from ..scoring import situation_of
from .dealing import Dealer, Seed, check_deal, new_seed, read_layout, read_seed
from .events import Happening
from .gostop.more import nothing_yet
from .gostop.opening import open_round, read_stacks
from .gostop.round import GoStopRound
from .plan import plan_of
from .round import Round
from .standing import first_standings
from .state import Draft, Origin, Phase, read_seat
from .turn import begin, won_by_table


def deal(rules: str | Rules = DEFAULT, seed: Seed | None = None, *, dealer: int | None = None,
         players: int | None = None, hands: Sequence[Cards] | None = None, table: Cards | None = None,
         stock: Cards | None = None, month: int | None = None, drawn_rounds: int = 0) -> Round:
    """A round, dealt and ready: for the dealer to lead, or to swap hands first (spec 3.3-3.5).

    seed: a whole number or a word; the same seed gives the same cards; one is drawn if none is given (it
    stands in `state.origin.seed`). dealer: a seat, found from the seed as the rules have it if not given.
    hands (one set a player, in seat order), table, stock: cards that shall lie there, the rest is dealt round
    them; the cards of `stock` are drawn first, in their order. month: of the round (1 to 12), January if not
    said; it changes nothing where no yaku depends on it. drawn_rounds: how many rounds just before were drawn
    (0 to 48), which Go-Stop may ask for (spec 4.14).

    What is void is dealt again at once, and a hand yaku or four of a month on the table may end the round
    before the first turn. Raises CardError for cards that can't lie so, UnknownName for unknown ones,
    RulesError for a seat, seed, month or number of players that these rules do not have.
    """
    game = find_rules(rules)
    if players is not None:
        game = game.variant(players=players)
    seed = new_seed() if seed is None else read_seed(seed)
    placed = None
    if hands is not None or table is not None or stock is not None:
        placed = read_layout(game, hands, table, stock, dealt=True)
        check_deal(game, placed)
    shuffler = Dealer(game, seed, placed)
    seat = shuffler.first if dealer is None else read_seat(game, dealer)
    layout, thrown = shuffler.deal(seat)
    drawn = _read_drawn_rounds(game, drawn_rounds) if drawn_rounds != 0 else 0
    origin = Origin(seed, layout, placed, thrown, (), _read_month(game, month), None, drawn)
    new = _start(game, seat, seat, origin, (0,) * game.players)
    if new._plan.go_stop:
        new._more = nothing_yet(game.players)
        open_round(new)
    elif new._plan.opens:
        _open(new)
    return _made(new)


def position(rules: str | Rules = DEFAULT, *, hands: Sequence[Cards], table: Cards = (), stock: Cards = (),
             piles: Sequence[Cards] | None = None, calls: Sequence[int] | None = None, dealer: int = 0,
             to_play: int | None = None, players: int | None = None, month: int | None = None,
             field_brights: int | None = None, stacks: Sequence[Cards] = ()) -> Round:
    """A round laid out card by card, to study: cards that are not named are out of play.

    hands, piles: one for each player, in seat order. stock: the cards to be drawn, the next one first.
    calls: koi-koi calls so far (0 to 48 each); of several callers the one who had a turn last called last.
    to_play: the dealer unless said. month: as in `deal`. field_brights: how many brights lay on the table at
    the deal, those that lie there now unless said. stacks: in Go-Stop, table cards of a month that lie on
    one another, with the jokers on them; three of a month always do, and pairs where they are locked. Every
    player has had a turn then. Raises CardError for cards that can't lie so, UnknownName for unknown ones,
    RulesError for a seat, month or count that can't be.
    """
    game = find_rules(rules)
    if players is not None:
        game = game.variant(players=players)
    layout = read_layout(game, hands, table, stock, piles, stacks)
    seat = read_seat(game, dealer)
    first = seat if to_play is None else read_seat(game, to_play)
    if not layout.hands[first] and not (plan_of(game).go_stop and any(layout.hands) and layout.stock):
        raise CardError("The player to play holds no card.")
    counts = (0,) * game.players if calls is None else _read_calls(game, calls)
    if field_brights is not None:
        situation_of(field_brights=field_brights)
    origin = Origin(None, layout, layout, (), counts, _read_month(game, month), field_brights)
    new = _start(game, seat, first, origin, counts)
    if new._plan.go_stop:
        new._more = nothing_yet(game.players)._replace(
            stacks=read_stacks(game, layout.table, layout.stacks), turns=(1,) * game.players,
            callers=tuple(caller for caller, times in enumerate(counts) if times))
    return _made(new)


def _start(rules: Rules, dealer: int, to_play: int, origin: Origin, calls: tuple[int, ...]) -> Draft:
    new = Draft()
    layout, plan = origin.layout, plan_of(rules)
    new.rules, new.dealer, new.to_play, new.phase, new.origin, new.calls = (
        rules, dealer, to_play, Phase.HAND, origin, calls)
    new._plan = plan
    new._hands, new._table = tuple([hand.bits for hand in layout.hands]), layout.table.bits
    new._stock, new._drawn = layout.stock, 0
    new._piles = tuple([pile.bits for pile in layout.piles])
    new.previous, new.action, new._card, new._records = None, None, -1, ()
    new._settled = first_standings(new, to_play) if plan.remembers else tuple(map(plan.base, new._piles))
    return new


def _made(new: Draft) -> Round:
    """A draft that is ready, as the round that it is."""
    new.__class__ = GoStopRound if new._plan.go_stop else Round
    return new  # type: ignore[return-value]


def _open(new: Draft) -> None:
    """What the cards of a deal bring about before the first turn (spec 3.4, 3.5, 4.4)."""
    rules, layout = new.rules, new.origin.layout
    if won_by_table(new):
        return
    for happening, gone in ((Happening.REMOVED, layout.removed),
                            (Happening.TAKEN, layout.piles[new.dealer])):
        if gone:
            new._records += ((happening, new.dealer, -1, gone.bits, None),)
    if rules.hand_swap:
        new.phase, new.to_play = Phase.SWAP, (new.dealer + 1) % rules.players
    elif new._plan.hand_yaku:
        begin(new)


def _read_month(rules: Rules, month: Any) -> int | None:
    """The month of a round; None under rules that have no use for it."""
    if month is not None:
        situation_of(month=month)
    return month or 1 if rules.asks_for_month else None


def _read_drawn_rounds(rules: Rules, drawn: Any) -> int:
    """How many rounds before were drawn; 0 under rules that have no use for it."""
    if type(drawn) is not int or not 0 <= drawn <= 48:
        raise RulesError(f"drawn_rounds is a whole number from 0 to 48, not {shown(drawn)}.")
    return drawn if rules.drawn_round_doubles else 0


def _read_calls(rules: Rules, calls: Any) -> tuple[int, ...]:
    counts = tuple(calls) if isinstance(calls, Sequence) else ()
    if len(counts) != rules.players or not all(type(count) is int and 0 <= count <= 48 for count in counts):
        raise RulesError(f"calls is a list with a whole number from 0 to 48 for each of {rules.players} "
                         f"players, not {shown(calls)}.")
    return counts
