"""What the table asks: what can be done now, and what each button does."""
from ...cards import BRIGHTS, Card, CardSet
from ...game import TAKE_ALL, Action, Happening, Move, Phase, Round
from ...scoring import Score, score
from ...words import capital, listed
from ...words import names as card_names
from .game import Sitting
from .geometry import month_of
from .lay import bombed
from .near import factor_of
from .told import made
from .words import call, many, mid, of, points, stack_words, whose

_NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight"}


def action_words(sitting: Sitting, action: Action, taken: CardSet) -> str:
    """An action as a button says it: "Play crane: takes pine-poem", "Take pine-1", "Stop: 30 points"."""
    state, card = sitting.round, action.card
    match action.move:
        case Move.PLAY if card:
            return f"Play {card.name}: {_does(state, action)}" if card.month else f"Lay {card.name} in front"
        case Move.LEAVE if card:
            return f"Leave {card.name} beside {_beside(state, action)}"
        case Move.TAKE if card:
            return f"Take {card.name}"
        case Move.TAKE_ALL:
            return f"{key_words(sitting, action)}: {card_names(taken)}"
        case Move.SHAKE | Move.BOMB | Move.SHOW:
            return f"{key_words(sitting, action)}: {_month_words(sitting, action, taken)}"
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
            return capital(call(sitting))
        case Move.SHAKE | Move.BOMB if action.card:
            return f"{_DOES[action.move]} {action.card.flower}"
        case Move.FLIP:
            return "Turn the stock only"
        case Move.SHOW:
            return "Show four and win"
        case Move.TAKE_ALL:
            return "Take all three"
        case Move.SWAP:
            return "Swap"
        case _:
            return "Keep"


_DOES = {Move.SHAKE: "Shake", Move.BOMB: "Bomb"}


def _does(state: Round, action: Action) -> str:
    """What becomes of a hand card: "takes pine-1", "joins pine-1 and pine-2, takes nothing"."""
    assert action.card
    first = state.apply(action).events[0]
    if first.happening is Happening.JOINED:
        return f"joins {card_names(first.taken)} and takes nothing"
    return f"takes {_ways(state, action.card) or 'nothing'}"


def _month_words(sitting: Sitting, action: Action, taken: CardSet) -> str:
    """The cards of a shake, a bomb or four of a month, and what they bring."""
    event, rules = sitting.round.apply(action).events[0], sitting.game.rules
    if action.move is Move.BOMB and action.card:
        return (f"play {card_names(bombed(action.card, taken))} at once and take {card_names(taken)}"
                f"{_more(score(BRIGHTS, rules, bombs=1), 'bomb')}")
    worth = _more(score(BRIGHTS, rules, shakes=1), "shake") if action.move is Move.SHAKE else ""
    return f"show {card_names(event.taken)}{worth}"


def _more(found: Score, option: str) -> str:
    """What this step makes of a win."""
    factor, _ = factor_of(found, option)
    return f"; a win then counts {many(factor)}" if factor > 1 else ""


def owed(sitting: Sitting) -> CardSet:
    """The hand cards of which one has to be played, because they are the third of a locked pair (4.5)."""
    state = sitting.round
    plays = {action.card: state.apply(action).events[0].happening for action, _ in sitting.options()
             if action.move is Move.PLAY and action.card and action.card.month}
    return CardSet(plays) if {*plays.values()} == {Happening.JOINED} else CardSet()


def barred(sitting: Sitting) -> CardSet:
    """The hand cards that can't be played though it is time to play one."""
    plays = CardSet({action.card for action, _ in sitting.options()
                     if action.card and action.move in (Move.PLAY, Move.LEAVE)})
    playing = sitting.view.phase is Phase.HAND and bool(plays) and not sitting.covered
    return sitting.view.hand - plays if playing else CardSet()


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
    if sitting.watched and not state.is_over:
        return f"{sitting.names[state.to_play]} is next."
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
            return f"{of(name, 'turn')}: {_how(sitting)}"
        case Phase.MATCH | Phase.DRAW:
            return _which(state)
        case Phase.DECIDE:
            return f"{made(sitting)} Stop or {call(sitting)}?"
        case _:
            return ""


def _how(sitting: Sitting) -> str:
    view = sitting.view
    takes = any(taken for action, taken in sitting.options() if action.move is not Move.BOMB)
    jokers, due = any(not card.month for card in view.hand), owed(sitting)
    if not view.hand:
        return "no card is left in the hand: turn the stock."
    if jokers and all(not card.month for card in view.hand):
        return "lay the joker in front."
    how = "play a card. "
    if due:
        how += f"{capital(card_names(due, 'or'))} has to go on its locked pair, and takes nothing yet."
    elif not takes:
        how += "Nothing matches: one goes to the table."
    elif sitting.game.rules.must_play_match:
        how += "One that takes its match has to be played."
    else:
        how += "A raised card takes its match."
    how += " A joker may be laid in front first." * jokers
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
    stack = next((one for one in sitting.view.stacks if month_of(one) == month), None)
    if stack:
        return _stack_hint(sitting, stack)
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


def _stack_hint(sitting: Sitting, stack: CardSet) -> str:
    """What takes or joins a stack, and what the hand holds for it."""
    own = CardSet(action.card for action, _ in sitting.options()
                  if action.move is Move.PLAY and action.card and action.card.month == month_of(stack))
    held = f"You can play {card_names(own, 'or')}." if own else "None in your hand."
    return f"{stack_words(stack)} {held}"
