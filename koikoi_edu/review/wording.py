"""Moves and what they bring about, in sentences that speak to the player as "you"."""
from collections.abc import Sequence
from statistics import NormalDist

from ..game import Action, Move, View
from ..game.plan import plan_of
from ..odds import Estimate, Value
from ..rules import Rules
from ..rules.family import FAMILIES
from ..scoring import Held
from ..words import capital, count, listed, names
from .facts import Chance, Way, ways

#: What is done, as advice and as what was done. {card} is a card or the flower of a month.
_DONE = {
    Move.PLAY: ("play {card}", "played {card}"), Move.TAKE: ("take {card}", "took {card}"),
    Move.LEAVE: ("leave {card} beside its match", "left {card} beside its match"),
    Move.TAKE_ALL: ("take all three", "took all three"), Move.STOP: ("stop", "stopped"),
    Move.SHAKE: ("shake {card}", "shook {card}"), Move.BOMB: ("bomb {card}", "bombed {card}"),
    Move.FLIP: ("turn the stock only", "turned the stock only"),
    Move.SHOW: ("show four and win", "showed four and won"),
    Move.SWAP: ("swap hands", "swapped hands"), Move.KEEP: ("keep your hand", "kept your hand")}
#: How many yaku that are near are named, at most.
_NEAREST = 2
#: How often a difference that is none would be taken for one.
_DOUBT = 0.02


def to_do(action: Action, rules: Rules) -> str:
    """An action as advice: "play crane", "stop", "call koi-koi"."""
    return FAMILIES[rules.family].call if action.move is Move.KOIKOI else _said(action, 0)


def did(action: Action, rules: Rules) -> str:
    """An action as what was done: "played crane", "stopped", "called koi-koi"."""
    return FAMILIES[rules.family].called if action.move is Move.KOIKOI else _said(action, 1)


def _said(action: Action, which: int) -> str:
    card = action.card
    if card and not card.month:
        return (f"lay {card.name} in front", f"laid {card.name} in front")[which]
    by_month = action.move in (Move.SHAKE, Move.BOMB)
    return _DONE[action.move][which].format(card=(card.flower if by_month else card.name) if card else "")


def others_named(view: View, given: Sequence[str] | None) -> list[str]:
    """What the players are called, by seat: as given, else "the opponent" or "player 2"."""
    if given is not None:
        return list(given)
    if len(view.piles) == 2:
        return ["the opponent"] * 2
    return [f"player {seat}" for seat in range(len(view.piles))]


# What a move brings about ----------------------------------------------------------------------------------

def reasons(view: View, action: Action, called: Sequence[str], *, past: bool = False) -> list[str]:
    """What a move takes, makes, denies to others and risks, a sentence for each; [] if it moves no card.

    called: the players by seat. past: of a move that was made.
    """
    found = ways(view, action)
    if not found:
        return []
    way = max(found, key=_merit)
    said = [_takes(view, action, found, way, past), _steals(way, called, past),
            _makes(view, action, found, way, past), _nears(way, past),
            _denies(way, called, past), _risks(view, way, called, past)]
    return [one for one in said if one]


def _merit(way: Way) -> tuple[int, int, int, int]:
    return (sum(one.points for one in (*way.made, *way.raised)), -len(way.left), len(way.denied),
            sum(card.points for card in way.gains))


def _takes(view: View, action: Action, found: Sequence[Way], way: Way, past: bool) -> str:
    lying = [way.gains & view.table for way in found]
    if not any(lying):
        return f"It {'took' if past else 'takes'} nothing."
    if action.move is Move.TAKE and view.card:
        return ""
    if len(lying) > 2:
        return f"It {'could' if past else 'can'} take {names(way.gains & view.table)}, among others."
    what = listed((names(cards) for cards in lying), "or")
    if not _is_open(view, action, found):
        return f"It {'took' if past else 'takes'} {what}."
    return f"It was to take {what}." if past else f"It takes {what}, unless a card from the stock joins them."


def _steals(way: Way, called: Sequence[str], past: bool) -> str:
    gifts = listed(f"{card.name} from {called[seat]}" for card, seat in way.stolen)
    return f"It {'brought' if past else 'brings'} you {gifts} as well." if gifts else ""


def _is_open(view: View, action: Action, found: Sequence[Way]) -> bool:
    """Whether the stock may still keep the card from taking its match, as in Go-Stop (spec 4.6, 4.8)."""
    return bool(plan_of(view.rules).go_stop and action.move is Move.PLAY and view.stock_size
                and all(len(way.gains & view.table) == 1 for way in found))


def _makes(view: View, action: Action, found: Sequence[Way], way: Way, past: bool) -> str:
    verbs = ("makes", "raises")
    if past:
        verbs = ("was to make", "was to raise") if _is_open(view, action, found) else ("made", "raised")
    parts = [f"{verbs[0]} {listed(map(_held, way.made))}"] if way.made else []
    if way.raised:
        parts.append(f"{verbs[1]} {listed(f'{one.name} to {one.points}' for one in way.raised)}")
    if not parts:
        return ""
    own = _own(way, found)
    return f"{f'With {own} that' if own else 'That'} {' and '.join(parts)}."


def _own(way: Way, found: Sequence[Way]) -> str:
    """What is taken in this way and not in each; "" if there is one way only."""
    common = way.gains
    for other in found:
        common &= other.gains
    return names(way.gains - common)


def _nears(way: Way, past: bool) -> str:
    verb = "lacked" if past else "lack"
    lacks = [f"{'one card' if missing == 1 else 'two cards'} for {name}" for name, missing in way.nearer]
    return f"You then {verb} {listed(lacks[:_NEAREST])}." if lacks else ""


def _denies(way: Way, called: Sequence[str], past: bool) -> str:
    if not way.denied:
        return ""
    first = way.denied[0]
    verb = "kept" if past else "keeps"
    would = "would have made" if past else "would make"
    return f"It {verb} {first.card.name} from {called[first.seat]}, who {would} {_yaku(first)} with it."


def _risks(view: View, way: Way, called: Sequence[str], past: bool) -> str:
    if way.left:
        first = way.left[0]
        return (f"Risk: {first.card.name} {'stayed' if past else 'stays'} on the table, and "
                f"{called[first.seat]} {'would have made' if past else 'would make'} {_yaku(first)} with it.")
    others = [name for seat, name in enumerate(called) if seat != view.player]
    if way.hoped:
        first, who = way.hoped[0], others[0] if len(others) == 1 else "another player"
        if past:
            return (f"Risk: {first.card.name} stayed on the table, where {who} might take it, and you would "
                    f"have made {_yaku(first)} with it.")
        return (f"Risk: {first.card.name} stays on the table, where {who} may take it, and you would make "
                f"{_yaku(first)} with it.")
    if way.laid and way.hidden:
        cards = count(way.hidden, "card")
        if past:
            return (f"Risk: {way.laid.name} lay open, where {cards} that you could not see would take it; "
                    "but it alone made nobody a yaku.")
        return (f"Risk: {way.laid.name} lies open, where {cards} that you can't see would take it; but it "
                "alone makes nobody a yaku.")
    if way.laid:
        return f"No risk: nobody else {'could' if past else 'can'} take {way.laid.name}."
    who = others[0] if len(others) == 1 else "anybody"
    return (f"Nothing that stayed on the table made {who} a yaku at once." if past else
            f"Nothing that stays on the table makes {who} a yaku at once.")


def _yaku(chance: Chance) -> str:
    return listed(_held(one) for one in chance.yaku[:2])


def _held(one: Held) -> str:
    return f"{one.name} {one.points}"


# What it is worth ------------------------------------------------------------------------------------------

def points(estimate: Estimate) -> str:
    """ "1.2 ± 0.4 points", of an exact value "1.2 points"."""
    one = Estimate(abs(estimate.mean), estimate.error)
    return f"{one.text(1, sign=False)} points"


def is_clear(estimate: Estimate, *, among: int = 1, few: bool = False) -> bool:
    """Whether a difference is more than chance, and more than a tenth of a point.

    among: how many differences there are of which this is the largest. few: whether so few worlds were looked
    at that the error itself is known badly.
    """
    errors = NormalDist().inv_cdf(1 - _DOUBT / max(among, 1)) * (1.5 if few else 1.0)
    return abs(estimate.mean) > max(errors * estimate.error, 0.1)


def against(value: Value, action: Action, other: Action) -> str:
    """An action set against another one: "About 1.2 ± 0.4 points better than to play deer."."""
    lead, rules = value.lead(action, other), value.view.rules
    what = to_do(other, rules)
    if not is_clear(lead):
        if not (lead.mean or lead.error):
            return f"To {what} is as good."
        less = f"{points(lead)} {'less' if lead.mean >= 0 else 'more'}"
        return f"To {what} is about as good ({less})."
    about = "" if value.exact else "about "
    return f"{capital(f'{about}{points(lead)}')} {'better' if lead.mean > 0 else 'worse'} than to {what}."


def offered(view: View) -> str:
    """What there was to take, and what to play on with."""
    total = count(view.score(view.player).total, "point")
    return f"There {'was' if total == '1 point' else 'were'} {total} to take, and {_hand(view)} in your hand."


def _hand(view: View) -> str:
    return count(len(view.hand), "card") if view.hand else "no card"


def worth(value: Value, action: Action) -> str:
    """What stopping scores, or what playing on is worth on average."""
    if action.move is Move.STOP:
        return f"To stop scores {count(value.view.score(value.view.player).total, 'point')} now."
    row = next(row for row in value.rows if row.action is action)
    about = "" if value.exact else "about "
    lead = Estimate(row.points, row.error).text(1)
    return f"To play on brings you {about}{lead} points ahead of the others on average."


def offer(value: Value, action: Action) -> list[str]:
    """Stop or play on: what stopping scores, and how much more or less playing on is worth."""
    other = next(row.action for row in value.rows if row.action is not action)
    stop = next(row.action for row in value.rows if row.action.move is Move.STOP)
    return [worth(value, stop), against(value, action, other)]
