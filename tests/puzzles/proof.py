"""A second opinion on scoring puzzles: what is right by the rules, from what a person sees (spec 1, 6.5-6.9).

It shares nothing with the engine and its puzzles. Cards are ids, sets of cards sets of ids; slow and plain.
"""
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain, combinations, combinations_with_replacement
from typing import Any, NamedTuple

import reference
from reference import ANIMALS, BLUES, BRIGHTS, CHAFF, DECK, POEMS, RIBBONS, month

DRY = BRIGHTS - {"willow-rainman"}
#: What each yaku takes: its name, its cards, how many of them, and those that it can't do without.
TAKES: dict[str, tuple[str, set[str], int, set[str]]] = {
    "goko": ("Gokō", BRIGHTS, 5, set()),
    "shiko": ("Shikō", DRY, 4, set()),
    "ameshiko": ("Ame-Shikō", BRIGHTS, 4, {"willow-rainman"}),
    "sanko": ("Sankō", DRY, 3, set()),
    "tsukimi": ("Tsukimi-zake", {"pampas-moon", "chrysanthemum-sake"}, 2, set()),
    "hanami": ("Hanami-zake", {"cherry-curtain", "chrysanthemum-sake"}, 2, set()),
    "inoshikacho": ("Inoshikachō", {"clover-boar", "maple-deer", "peony-butterflies"}, 3, set()),
    "tane": ("Tane", ANIMALS, 5, set()),
    "akatan": ("Akatan", POEMS, 3, set()),
    "aotan": ("Aotan", BLUES, 3, set()),
    "tanzaku": ("Tanzaku", RIBBONS, 5, set()),
    "kasu": ("Kasu", CHAFF, 10, set()),
}
ID_OF = {name: id for id, (name, *_) in TAKES.items()}
GROWING = ("tane", "tanzaku", "kasu")  # one point more for each further card
#: What a card is called: by its picture, or by its flower and what it is.
NAME_OF = {card: card if card.split("-")[1] in ("poem", "ribbon", "blue", "1", "2", "red")
           else card.split("-")[1] for card in DECK}
CARD_OF = {name: card for card, name in NAME_OF.items()}
YOU, OPPONENT = "you", "the opponent"
TIMES = {"once": 1, "twice": 2, "three times": 3, "four times": 4}


class Law(NamedTuple):
    """Rules of Vanikar Koi-Koi with house rules.

    seven, opponent, own: what multiplies, with the words of spec 12. calls: at most so many by each player.
    length: of a match, such as ("rounds", 6).
    """

    seven: bool = True
    opponent: str = "once"
    own: str = "off"
    calls: int = 99
    length: tuple[str, int] = ("rounds", 6)

    def final(self, base: int, own: int, opponent: int) -> int:
        """Points on stopping, from the sum of the yaku and the calls of koi-koi."""
        house = {"seven": self.seven, "opponent": self.opponent, "own": self.own}
        return reference.final("vanikar", base, house, own=own, opponent=opponent)

    def multipliers(self, base: int, own: int, opponent: int) -> list[str]:
        """What changes the score after the sum, in the words of the question."""
        found = ["7 or more"] if self.seven and base >= 7 else []
        found += ["opponent's koi-koi"] if self.opponent != "off" and opponent else []
        return found + (["own koi-koi"] if self.own != "off" and own else [])


class Seen(NamedTuple):
    """What a person sees of a puzzle, and what it takes for right: ids, numbers and words."""

    id: str
    kind: str
    difficulty: int
    form: str
    text: str
    scene: Mapping[str, tuple[str, ...]]
    options: tuple[str, ...]
    answers: frozenset[Any]

    def cards(self, label: str) -> set[str]:
        return set(self.scene.get(label, ()))

    @property
    def pile(self) -> set[str]:
        return self.cards("Your pile")


class Unsaid(Exception):
    """The text lacks something that matters."""


def base(pile: Iterable[str]) -> int:
    return sum(reference.yaku(pile).values())


def rises(pile: Iterable[str]) -> int:
    """How often the sum of a pile may have risen, at the most, while it grew (spec 6.6)."""
    held = reference.yaku(pile)
    brights = set(pile) & BRIGHTS
    number = sum(held[id] if id in GROWING else 1 for id in held)
    # Before a higher bright yaku stood a lower one: three dry ones, then four, then all.
    return number + {"goko": 2, "shiko": 1, "ameshiko": 1}.get(next(iter(held), ""), 0) if brights else number


def find(pattern: str, seen: Seen) -> re.Match[str]:
    """What the text says; raises Unsaid if it does not."""
    found = re.search(pattern, seen.text)
    if found is None:
        raise Unsaid(f"the text does not say {pattern!r}")
    return found


def calls(seen: Seen) -> tuple[int, int]:
    """How often you and the opponent have called koi-koi, as the text has it."""
    text = seen.text.lower()
    said = [re.search(rf"\b{who} called koi-koi ({'|'.join(TIMES)})", text) for who in (YOU, OPPONENT)]
    if not any(said) and "nobody called koi-koi" not in text and seen.kind != "base":
        raise Unsaid("the text does not say who called koi-koi")
    return tuple(TIMES[one[1]] if one else 0 for one in said)


# What is right, kind by kind -----------------------------------------------------------------------------

Rights = set[Any]


def right_yaku(seen: Seen, law: Law) -> Rights:
    return {frozenset(reference.yaku(seen.pile))}


def right_base(seen: Seen, law: Law) -> Rights:
    find("sum of the yaku in this pile, before anything doubles", seen)
    return {base(seen.pile)}


def right_total(seen: Seen, law: Law) -> Rights:
    find("How many points do you score", seen)
    return {law.final(base(seen.pile), *calls(seen))}


def right_step(seen: Seen, law: Law) -> Rights:
    order = find(r"step by step: ([^.]*)\.", seen)[1].split(", then ")
    added, *done = find(r"So far: (.*?)\. What", seen)[1].split(", then ")
    held = reference.yaku(seen.pile)
    yaku = {ID_OF[name]: int(points) for name, points in re.findall(r"([^\s+=]+) (\d+)(?= \+| =|$)", added)}
    if not yaku.items() <= held.items():
        raise Unsaid(f"{added!r} is not in the pile: {held}")
    if order[0] != "the yaku first":
        raise Unsaid("the order does not begin with the yaku")
    if yaku != held:
        return {"another yaku"} if not done else {"another yaku", "no such state"}
    own, opponent = calls(seen)
    places = {"7 or more": ["7 or more"], "the opponent's koi-koi": ["opponent's koi-koi"],
              "your own koi-koi": ["own koi-koi"], "koi-koi": ["opponent's koi-koi", "own koi-koi"]}
    known = list(chain.from_iterable(places[one] for one in order[1:]))
    coming = law.multipliers(base(seen.pile), own, opponent)
    if not set(coming) <= set(known):
        raise Unsaid(f"the order does not say where {coming} come")
    steps = sorted(coming, key=known.index)
    if [one.partition(":")[0] for one in done] != steps[:len(done)]:
        raise Unsaid(f"what is done is not {steps}")
    _check_values(seen, law, added, done)
    return {steps[len(done)]} if len(done) < len(steps) else {"nothing more"}


def _check_values(seen: Seen, law: Law, added: str, done: list[str]) -> None:
    """The numbers so far: the sum, then one value after each multiplication."""
    own, opponent = calls(seen)
    value = base(seen.pile)
    if "=" in added and int(added.split("= ")[1]) != value:
        raise Unsaid(f"the sum is {value}")
    for one in done:
        name, told = one.split(": ")
        value = {"7 or more": 2 * value, "own koi-koi": (1 + own) * value,
                 "opponent's koi-koi": (1 + opponent if law.opponent == "per_call" else 2) * value}[name]
        if int(told) != value:
            raise Unsaid(f"after {name} it is {value}")


def to_go(id: str, pile: set[str], gone: set[str], points: int = 1) -> int | None:
    """How many cards more until a pile holds a yaku worth so much, found by trying; None if it can't be."""
    rest = sorted(TAKES[id][1] - pile - gone)
    for size in range(len(rest) + 1):
        # One set of chaff is as good as another.
        for more in [tuple(rest[:size])] if id == "kasu" else combinations(rest, size):
            if reference.yaku(pile | set(more)).get(id, 0) >= points:
                return size
    return None


def right_missing(seen: Seen, law: Law) -> Rights:
    gone = seen.cards("The opponent's pile")
    if gone:
        find("What lies in the opponent's pile can't be had", seen)
    name, other, points = find(
        r"at the least, until (?:it holds (\S+)|(\S+) alone is worth (\d+) points?)\?", seen).groups()
    if name == "one":
        find("Your pile holds no yaku yet", seen)
        if base(seen.pile):
            raise Unsaid("the pile holds a yaku")
        needed = [to_go(id, seen.pile, gone) for id in TAKES]
        return {min(one for one in needed if one is not None)}
    return {to_go(ID_OF[name or other], seen.pile, gone, int(points or 1))}


def right_seven(seen: Seen, law: Law) -> Rights:
    goal = int(find(r"brings the sum of its yaku to (\d+) or more", seen)[1])
    if goal != 7 or not law.seven or base(seen.pile) >= goal:
        raise Unsaid("points do not double from there")
    return {card for card in seen.options if base(seen.pile | {card}) >= goal}


def captures(card: str, table: set[str]) -> list[set[str]]:
    """What a card can take from the table, itself among it; an empty set where it stays (spec 6.5)."""
    same = {other for other in table if month(other) == month(card)}
    if len(same) == 2:
        return [{card, other} for other in same]
    return [same | {card}] if same else [set()]


def right_capture(seen: Seen, law: Law) -> Rights:
    find("makes a yaku, or raises one, by what it takes", seen)
    table = seen.cards("Table")
    now = base(seen.pile)
    return {card for card in seen.cards("Your hand")
            if any(base(seen.pile | gain) > now for gain in captures(card, table))}


def goal_of(seen: Seen) -> tuple[int, bool, bool]:
    """What is asked for: how much, whether exactly that, whether of the points after doubling."""
    doubled, much = find(r"(score|add up to) ([^,;]*)[,;]", seen).groups()
    find("if you stop and nobody called koi-koi" if doubled == "score" else "nothing is doubled yet", seen)
    return int(re.search(r"\d+", much)[0]), much.startswith("exactly"), doubled == "score"


def worth(cards: Iterable[str], seen: Seen, law: Law) -> int:
    """What cards are worth in the sense of the question."""
    return law.final(base(cards), 0, 0) if goal_of(seen)[2] else base(cards)


def right_cheapest(seen: Seen, law: Law) -> Rights:
    find("Choose as few of these cards as you can", seen)
    goal, exact, doubled = goal_of(seen)
    # Cards of no yaku that could be made of these are in none of the smallest choices.
    can_be_made = [cards for _, cards, needs, must in TAKES.values()
                   if len(cards & set(seen.options)) >= needs and must <= set(seen.options)]
    of_use = [card for card in seen.options if any(card in cards for cards in can_be_made)]
    for size in range(len(of_use) + 1):
        found = {frozenset(cards) for cards in combinations(of_use, size)
                 if reaches(law.final(base(cards), 0, 0) if doubled else base(cards), goal, exact)}
        if found:
            said = re.search(r"(\d+) choices are right; any of them is accepted", seen.text)
            if len(found) != (int(said[1]) if said else 1):
                raise Unsaid(f"{len(found)} choices are right")
            return found
    return set()


def reaches(value: int, goal: int, exact: bool) -> bool:
    return value == goal if exact else value >= goal


def order_of(seen: Seen) -> tuple[str, ...]:
    """Who plays the last cards of a round, in order."""
    said = {"You play your last card, then the opponent plays theirs": (YOU, OPPONENT),
            "The opponent plays the last card of their hand, then you play yours": (OPPONENT, YOU),
            "You play the last card of the round": (YOU,),
            "The opponent plays the last card of the round": (OPPONENT,)}
    return next((order for words, order in said.items() if words in seen.text), ())


def pile_of(who: str, seen: Seen) -> set[str]:
    return seen.pile if who == YOU else seen.cards("The opponent's pile")


class End(NamedTuple):
    """How a round can end. winner: "nobody" if nobody scores. gained: what each player took who played."""

    winner: str
    gained: dict[str, set[str]]


def ends(seen: Seen) -> Iterator[End]:
    """Every way in which the last cards can be played."""
    def play(order: tuple[str, ...], table: set[str], gained: dict[str, set[str]]) -> Iterator[End]:
        if not order:
            yield End("nobody", gained)
            return
        who, *rest = order
        whose = "Your" if who == YOU else "The opponent's"
        (hand,), (drawn,) = seen.scene[f"{whose} last card"], seen.scene[f"{whose} stock card"]
        for first in captures(hand, table):
            lying = table - first if first else table | {hand}
            for second in captures(drawn, lying):
                new = gained | {who: first | second}
                before, after = base(pile_of(who, seen)), base(pile_of(who, seen) | first | second)
                if after > before:  # made on the last turn: scored at once (spec 6.6)
                    yield End(who, new)
                else:
                    yield from play(tuple(rest), lying - second if second else lying | {drawn}, new)
    yield from play(order_of(seen), seen.cards("Table"), {})


def right_runout(seen: Seen, law: Law) -> Rights:
    find("Nobody has stopped in this round", seen)
    find("Cards that are not shown play no part", seen)
    return {end.winner for end in ends(seen)}


class Standing(NamedTuple):
    """A match as the text has it: points so far, and whether the round is the last one."""

    mine: int
    theirs: int
    last: bool
    limit: int


def standing(seen: Seen, law: Law) -> Standing:
    mine, theirs = map(int, find(r"So far you have (\d+) points? and the opponent (\d+)\.", seen).groups())
    unit, limit = law.length
    if unit == "points":
        if int(find(r"The match is played to (\d+) points\.", seen)[1]) != limit:
            raise Unsaid("another length")
        return Standing(mine, theirs, False, limit)
    number, rounds = map(int, find(r"This is round (\d+) of (\d+)", seen).groups())
    if rounds != limit or (number == limit) != (", the last one." in seen.text):
        raise Unsaid("another length")
    return Standing(mine, theirs, number == limit, 0)


def right_decide(seen: Seen, law: Law) -> Rights:
    find("Now the sum of your yaku has risen", seen)
    find("Captured cards that are not shown play no part", seen)
    turns = find(r"you have (one|\d+) more turns?\.", seen)[1]
    hand = seen.cards("Your hand")
    if len(hand) != (1 if turns == "one" else int(turns)):
        raise Unsaid("the hand does not fit the number of turns")
    own, opponent = calls(seen)
    match = standing(seen, law)
    after = match.mine + law.final(base(seen.pile), own, opponent)
    if match.last or (match.limit and after >= match.limit):
        if after > match.theirs:
            return {"stop"}
        sums = [base(seen.pile | gain) for card in hand for gain in captures(card, seen.cards("Table"))]
        risen = [one for one in sums if one > base(seen.pile)]
        best = max((law.final(one, own + 1, opponent) for one in risen), default=0)
        return {"koi-koi"} if match.mine + best > match.theirs > after else {"stop", "koi-koi"}
    return {"stop", "koi-koi"} if may_rise(seen) else {"stop"}


def may_rise(seen: Seen) -> bool:
    """Whether the sum can rise by what may come: of each turn two months, and of these all that is free."""
    free = set(DECK) - seen.cards("The opponent's pile")
    hand = seen.cards("Your hand")
    months = sorted({month(card) for card in free - seen.pile - hand})
    mine = seen.pile | {card for card in free if month(card) in set(map(month, hand))}
    return any(base(mine | {card for card in free if month(card) in turned}) > base(seen.pile)
               for turned in combinations_with_replacement(months, len(hand)))


RIGHT: dict[str, Callable[[Seen, Law], Rights]] = {
    "yaku": right_yaku, "base": right_base, "total": right_total, "step": right_step,
    "missing": right_missing, "seven": right_seven, "capture": right_capture, "cheapest": right_cheapest,
    "runout": right_runout, "decide": right_decide,
}

# What else a question has to keep to ---------------------------------------------------------------------


def differences(seen: Seen, law: Law) -> Iterator[str]:
    """What is wrong with a puzzle: its answers, or a state that can't be."""
    try:
        right = RIGHT[seen.kind](seen, law)
        if right != seen.answers:
            yield f"right is {right}, not {set(seen.answers)}"
        if seen.kind != "cheapest" and len(seen.answers) != 1:
            yield f"{len(seen.answers)} answers"
        yield from impossible(seen, law)
    except Unsaid as unsaid:
        yield str(unsaid)
    wanted = {"card": seen.cards("Your hand") or seen.cards("Cards to choose from"),
              "cards": seen.cards("Cards to choose from")}.get(seen.form)
    if wanted is not None and (set(seen.options) != wanted or len(seen.options) < 3):
        yield "the options are not the cards to choose from"
    if seen.form == "choice" and not (seen.answers <= set(seen.options) and len(set(seen.options)) > 1):
        yield "the answer is no option"


def impossible(seen: Seen, law: Law) -> Iterator[str]:
    """Why the cards and calls can't be as they are shown."""
    cards = list(chain.from_iterable(seen.scene.values()))
    if not cards or not set(cards) <= set(DECK):
        yield "no cards of the deck"
    if len(set(cards)) < len(cards):
        yield "a card lies in two places"
    table = seen.cards("Table")
    if any(sum(month(card) == one for card in table) == 4 for one in set(map(month, table))):
        yield "a whole month lies on the table"
    if len(seen.cards("Your hand")) > 8:
        yield "more than eight cards in a hand"
    if seen.kind in ("capture", "runout", "decide"):
        yield from _odd_months(seen)
    if seen.kind in ("total", "step", "decide", "runout") or "called koi-koi" in seen.text:
        yield from _impossible_calls(seen, law)
    yield from impossible_points(seen, law)


def _odd_months(seen: Seen) -> Iterator[str]:
    """Cards are captured two or four of a month at a time (spec 6.5)."""
    shown = list(chain.from_iterable(seen.scene.values()))
    captured = chain.from_iterable(cards for label, cards in seen.scene.items() if label.endswith("pile"))
    months = [month(card) for card in captured]
    for one in set(months):
        if months.count(one) % 2 and sum(month(card) == one for card in shown) == 4:
            yield f"{months.count(one)} of {one} captured, and the rest lies elsewhere"


def _impossible_calls(seen: Seen, law: Law) -> Iterator[str]:
    """Who makes a yaku is asked at the end of that turn, and stops or calls (spec 6.6)."""
    own, opponent = calls(seen)
    if max(own, opponent) > law.calls:
        yield f"more than {law.calls} calls"
    if seen.kind in ("decide", "runout") and not called_in_time(seen.cards(THEIRS), opponent):
        yield f"the opponent called {opponent} times with {held(seen.cards(THEIRS))}"
    if seen.kind == "runout" and not called_in_time(seen.pile, own):
        yield f"you called {own} times with {held(seen.pile)}"
    if seen.kind in ("total", "step", "decide", "base"):
        if base(seen.pile):
            yield from _impossible_offer(seen.pile, own)
        elif own:
            yield "called without a yaku"


THEIRS = "The opponent's pile"


def held(pile: set[str]) -> dict[str, int]:
    return reference.yaku(pile)


def called_in_time(pile: set[str], number: int) -> bool:
    """Whether a player can have called so often, and has called at all if this pile holds a yaku."""
    return (number > 0) == (base(pile) > 0) and number <= rises(pile)


def _impossible_offer(pile: set[str], own: int) -> Iterator[str]:
    """Why the sum of a pile can't have risen in this turn, after so many calls in turns before."""
    if own == 0:
        # All that counts is from this turn, of the month of the hand card and that of the stock card.
        months = sorted(set(map(month, pile)))
        if not any(base({card for card in pile if month(card) not in turn}) == 0
                   for turn in combinations_with_replacement(months, 2)):
            yield f"nobody called, but {held(pile)} takes more than one turn"
        return
    before = [pile - {card} for card in pile if base(pile - {card}) < base(pile)]
    if not any(called_in_time(one, own) for one in before):
        yield f"called {own} times before this turn, but the sum of {held(pile)} rises {rises(pile)} times"


def impossible_points(seen: Seen, law: Law) -> Iterator[str]:
    """Why a match can't stand so after the rounds before this one; one player scores in each, or none."""
    if seen.kind != "decide" or law.length[0] != "rounds":
        return
    now = standing(seen, law)
    played = int(find(r"This is round (\d+) of", seen)[1]) - 1
    calls = [(own, other) for own in range(3) for other in range(3)]
    one_round = {law.final(points, *both) for points in range(1, 31) for both in calls}
    reached = [{(0, 0)}]
    for _ in range(min(played, 6)):  # after each round what it was before, or more for one of the two
        last = reached[-1]
        near = {more for more in one_round | {0} if more <= max(now.mine, now.theirs)}
        reached.append({(mine + more * (who == 0), theirs + more * (who == 1))
                        for mine, theirs in last for more in near for who in (0, 1)
                        if mine + more * (who == 0) <= now.mine and theirs + more * (who == 1) <= now.theirs})
        if (now.mine, now.theirs) in reached[-1]:
            break
    if (now.mine, now.theirs) not in reached[-1]:
        yield f"{now.mine} to {now.theirs} after {played} rounds"
