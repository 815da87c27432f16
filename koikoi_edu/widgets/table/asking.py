"""What the table asks: what can be done now, and what each button does."""
from ...cards import Card, CardSet
from ...game import TAKE_ALL, Action, Move, Phase, Round
from ...words import listed
from ...words import names as card_names
from .game import Sitting
from .told import made
from .words import mid, of, points, whose

_NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight"}


def action_words(sitting: Sitting, action: Action, taken: CardSet) -> str:
    """An action as a button says it: "Play crane: takes pine-poem", "Take pine-1", "Stop: 30 points"."""
    state, card = sitting.round, action.card
    match action.move:
        case Move.PLAY if card:
            return f"Play {card.name}: takes {_ways(state, card) or 'nothing'}"
        case Move.LEAVE if card:
            return f"Leave {card.name} beside {_beside(state, action)}"
        case Move.TAKE if card:
            return f"Take {card.name}"
        case Move.TAKE_ALL:
            return f"{key_words(sitting, action)}: {card_names(taken)}"
        case Move.SWAP:
            return f"Swap hands with {sitting.names[state.dealer]}, unseen"
        case Move.KEEP:
            return "Keep the hand that was dealt"
        case _:
            return key_words(sitting, action)


def key_words(sitting: Sitting, action: Action) -> str:
    """What stands on the drawn button of an action that has no card."""
    match action.move:
        case Move.STOP:
            return f"Stop: {points(sitting.view.score(sitting.seat).total)}"
        case Move.KOIKOI:
            return "Koi-koi"
        case Move.TAKE_ALL:
            return "Take all three"
        case Move.SWAP:
            return "Swap"
        case _:
            return "Keep"


def _ways(state: Round, card: Card) -> str:
    """What a hand card takes: "pine-1", "pine-1 or pine-2", "any card on the table"."""
    ways = state.captures(card)
    single = CardSet(card for way in ways if len(way) == 1 for card in way)
    if len(single) > 2 and single == state.table:
        return listed(["any card on the table", *[card_names(way) for way in ways if len(way) > 1]], "or")
    return listed(map(card_names, ways), "or")


def _beside(state: Round, action: Action) -> str:
    return card_names(state.apply(action).events[0].taken)


def can_leave(sitting: Sitting) -> bool:
    """Whether a card may be left lying beside its match now (spec 3.13)."""
    return any(action.move is Move.LEAVE for action, _ in sitting.options())


def prompt(sitting: Sitting, *, leaving: bool = False) -> str:
    """What the player at the screen has to do now; "" once the round is over.

    leaving: whether a card is chosen that stays beside its match.
    """
    state, name = sitting.round, sitting.names[sitting.seat]
    if sitting.covered:
        turned = "; the table has turned round" if len(sitting.trail) > 1 else ""
        return f"Pass the screen to {name}{turned}."
    if state.to_play != sitting.seat and not state.is_over:
        return f"{sitting.names[state.to_play]} is thinking."
    match state.phase:
        case Phase.SWAP:
            who = "" if name == "You" else f", {name}"
            return (f"Before anybody looks{who}: keep your hand, or swap it for "
                    f"{whose(mid(sitting.names[state.dealer]))}?")
        case Phase.HAND if leaving:
            return "Leave a card: which one shall lie beside its match?"
        case Phase.HAND:
            return f"{of(name, 'turn')}: play a card. {_how(sitting)}"
        case Phase.MATCH | Phase.DRAW:
            return _which(state)
        case Phase.DECIDE:
            return f"{made(sitting)} Stop or koi-koi?"
        case _:
            return ""


def _how(sitting: Sitting) -> str:
    takes = any(taken for _, taken in sitting.options())
    if not takes:
        how = "Nothing matches: one goes to the table."
    elif sitting.game.rules.must_play_match:
        how = "One that takes its match has to be played."
    else:
        how = "A raised card takes its match."
    return how if sitting.view.stock_size else f"{how} The stock is empty."


def _which(state: Round) -> str:
    """The question which card to take."""
    assert state.card
    card = f"{'Played' if state.phase is Phase.MATCH else 'Drawn'}: {state.card.name}."
    single = CardSet(action.card for action in state.legal_actions() if action.card)
    number = _NUMBERS.get(len(single), str(len(single)))
    if TAKE_ALL not in state.legal_actions():
        return f"{card} It matches {number} cards. Take which one?"
    one = "any one card" if single == state.table else card_names(single, "or")
    return f"{card} Take {one}, or all three: {card_names(state.apply(TAKE_ALL).events[0].taken)}?"


def hint(sitting: Sitting, month: int) -> str:
    """How the table cards of a month can be taken: "Play crane from your hand to take pine-1"."""
    lying, state = sitting.view.table.in_month(month), sitting.round
    takers: dict[CardSet, list[Card]] = {}
    for action, taken in sitting.options():
        if action.card and taken & lying:
            takers.setdefault(taken & lying, []).append(action.card)
    if not takers:
        return f"No card in your hand takes {card_names(lying, 'or')}."
    said = []
    for taken, cards in takers.items():
        chosen = any(len(way) < len(taken) for card in cards for way in state.captures(card) if way & taken)
        whole = len(cards) > 2 and len(cards) == len(sitting.view.hand)
        which = "any card" if whole else card_names(cards, "or")
        said.append(f"{which} from your hand to take {card_names(taken, 'or' if chosen else 'and')}")
    return f"Play {'; or '.join(said)}."
