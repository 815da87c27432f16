"""What the table calls players, points and rounds: the words that its sentences are made of."""
from ...cards import MONTHS, CardSet
from ...scoring import field_factor
from ...words import count, listed
from ...words import names as card_names
from .game import Sitting

#: What lies on one another on the table, by how many cards of the month: its name, what becomes of it, and
#: the same for the board (spec 4.5, 4.6).
_STACKS = {
    2: ("Locked pair", "a third card joins it and takes nothing, the fourth takes all", "locked: 3rd joins"),
    3: ("Pile of three", "the fourth card takes all", "4th takes all"),
    4: ("Four of a month", "no card takes them", ""),
}
_TIMES = {2: "double", 3: "three times"}


def points(number: int) -> str:
    """A number of points: "1 point", "5 points"."""
    return count(number, "point")


def many(factor: int) -> str:
    """What a factor makes of points: they count "double", "three times"."""
    return _TIMES.get(factor, f"{factor} times")


def verb(name: str, word: str) -> str:
    """Name and verb: "You win", "Greedy wins"."""
    return f"{name} {word}" if name == "You" else f"{name} {word}s"


def mid(name: str) -> str:
    """A name in the middle of a sentence: "you", "Ann"."""
    return "you" if name == "You" else name


def verb_mid(name: str, word: str) -> str:
    """The same within a sentence: "you win", "Greedy wins"."""
    return f"{name} {word}" if name == "you" else f"{name} {word}s"


def of(name: str, thing: str) -> str:
    """Whose it is, to begin a sentence with: "Your hand", "Ann's hand"."""
    return f"Your {thing}" if name == "You" else f"{name}'s {thing}"


def whose(name: str) -> str:
    """Whose it is, in the middle of a sentence: "your", "Ann's"."""
    return "your" if name == "you" else f"{name}'s"


def tags(sitting: Sitting, seat: int) -> tuple[str, ...]:
    """What else there is to say of a player: "computer", "dealer"."""
    return ("computer",) * (sitting.players[seat] is not None) + ("dealer",) * (sitting.round.dealer == seat)


def call(sitting: Sitting) -> str:
    """What a player says who plays on: "koi-koi", or "go"."""
    return "go" if sitting.game.rules.family == "go-stop" else "koi-koi"


def called(sitting: Sitting) -> str:
    """What such a player has done: "called koi-koi", "said go"."""
    return sitting.game.rules.called


def in_turn(sitting: Sitting) -> list[str]:
    """The names in the order of play, from the player at the screen on."""
    return [sitting.names[seat] for seat in reversed(sitting.sides)]


def opening(sitting: Sitting) -> str:
    """Who plays against whom, for the beginning: "You play against Greedy, the computer.".

    Where all are programs: who is looked at.
    """
    programs = [name for name, player in zip(sitting.names, sitting.players, strict=True) if player]
    people = [name for name, player in zip(sitting.names, sitting.players, strict=True) if not player]
    if not programs:
        return ""
    order = ""
    if len(sitting.players) > 2:
        order = f" The turn goes round counter-clockwise: {listed(sitting.names)}."
    if not people:
        return f"{listed(programs)} play, the computer each; you look over {programs[0]}'s shoulder.{order}"
    who = verb(people[0], "play") if len(people) == 1 else f"{listed(people)} play"
    return f"{who} against {listed(programs)}, the computer.{order}"


def when(sitting: Sitting) -> str:
    """Where the match stands: "Round 2 of 6", with the month if the rules score its cards (spec 5.6)."""
    match = sitting.match
    if match is None or not sitting.several:
        month = sitting.round.month
        return f"One round ({MONTHS[month - 1]})" if month else "One round"
    unit, limit = match.rules.length
    far = f" of {limit}" if unit == "rounds" else f", to {limit} points"
    month_name = f" ({match.month_name})" if match.rules.asks_for_month else ""
    return f"Round {match.number}{far}{month_name}"


def score_words(sitting: Sitting) -> str:
    """The match so far, in the order of the seats: "You 12 : 5 Greedy", "You 12, Ann 5, Ben 0"."""
    names = sitting.names
    totals = sitting.match.totals if sitting.match else (0,) * len(names)
    if len(names) == 2:
        return f"{names[0]} {totals[0]} : {totals[1]} {names[1]}"
    return ", ".join(f"{name} {total}" for name, total in zip(names, totals, strict=True))


def field(sitting: Sitting) -> tuple[int, str]:
    """What the brights of the deal multiply by, 1 for nothing, and how many they are (spec 3.5)."""
    brights = sitting.view.score(sitting.seat).situation.field_brights
    factor, _ = field_factor(sitting.game.rules, brights)
    return factor, count(brights, "bright")


def stack_words(stack: CardSet) -> str:
    """What lies on one another on the table, and what becomes of it."""
    name, then, _ = _STACKS[_height(stack)]
    return f"{name}, {card_names(stack)}: {then}."


def sign(stack: CardSet) -> str:
    """The same in a few words, for the foot of its place; "" where no card does anything to it."""
    return _STACKS[_height(stack)][2]


def _height(stack: CardSet) -> int:
    """How many cards of the month lie there; jokers have none."""
    return sum(1 for card in stack if card.month)
