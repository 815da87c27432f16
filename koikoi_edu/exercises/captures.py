"""Why a card takes what it takes, and why a guess is wrong (spec 6.5), read from what the engine did."""
from ..cards import DECK, MONTHS, Card, CardSet, Kind
from ..game import Event, Happening
from ..words import listed, names


def in_words(cards: CardSet) -> str:
    """Cards by their short names, "nothing" if there are none."""
    return names(cards) or "nothing"


def month_name(card: Card) -> str:
    return MONTHS[card.month - 1]


def cards_of_month(month: int) -> str:
    """Which cards a month has, in a sentence: "August is pampas grass: full moon, geese and 2 chaff."."""
    cards = DECK.cards.in_month(month)
    best = [card.picture for card in cards if card.kind is not Kind.CHAFF]
    chaff = sum(card.kind is Kind.CHAFF for card in cards)
    return f"{MONTHS[month - 1]} is {next(iter(cards)).flower}: {listed([*best, f'{chaff} chaff'])}."


def rule(event: Event) -> str:
    """The rule behind a card that was laid or drawn, in a sentence. event: a hand, draw or choice event."""
    month = month_name(_card(event))
    if event.happening is Happening.CHOICE:
        return f"Two of {month} lie on the table: you choose which of them to take."
    if not event.taken:
        return f"No other card of {month} lies on the table: the card takes nothing and stays there."
    if len(event.taken) == 1:
        return f"One other card of {month} lies on the table, and it is taken."
    return f"Three of {month} lie on the table: the fourth takes all three."


def fits(event: Event, guess: CardSet) -> bool:
    """True if the event's card takes exactly these table cards, or this one where there is a choice."""
    if event.happening is Happening.CHOICE:
        return len(guess) == 1 and guess <= event.taken
    return guess == event.taken


def why_not(event: Event, guess: CardSet) -> str:
    """Why a guess at the table cards taken is wrong, in a sentence or two. guess: one that does not fit."""
    card = _card(event)
    month = month_name(card)
    if strangers := _strangers(card, guess):
        return f"{strangers} {rule(event)}"
    if event.happening is Happening.CHOICE:
        if guess:
            return "Two of a month lie on the table: you choose one of them, and the other stays."
        return f"{in_words(event.taken)} are {month} too: one of them has to be taken, and you choose which."
    if len(event.taken) == 1:
        return f"{in_words(event.taken)} is {month} too, and a card that matches has to be taken."
    return "Three of a month lie on the table: the fourth takes all three."


def what_to_look_for(event: Event, guess: CardSet) -> str:
    """What is wrong with a guess, for someone who is to find the right one: `why_not` without the answer."""
    card = _card(event)
    month = month_name(card)
    if strangers := _strangers(card, guess):
        return f"{strangers} Look for {month} on the table; a card that finds none takes nothing."
    if not guess:
        return f"A card that matches has to take. Look once more for {month}, the month of {card.name}."
    return f"Right as far as it goes. Count {month} on the table: of two, one is taken; of three, all are."


def _strangers(card: Card, guess: CardSet) -> str:
    """A sentence on the guessed cards of another month, "" if there are none."""
    strangers = CardSet(one for one in guess if one.month != card.month)
    if not strangers:
        return ""
    months = listed(dict.fromkeys(month_name(one) for one in strangers))
    verb = "is" if len(strangers) == 1 else "are"
    return (f"Cards match by month alone: {in_words(strangers)} {verb} {months}, "
            f"{card.name} is {month_name(card)}.")


def _card(event: Event) -> Card:
    assert event.card is not None
    return event.card
