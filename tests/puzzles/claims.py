"""What explanations, hints and solutions say of cards and numbers, held against what is there.

Like `proof`, it shares nothing with the engine: a claim is found in the words, and checked by the rules.
"""
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from typing import Any

import reference
from proof import (
    ANIMALS,
    BRIGHTS,
    CARD_OF,
    CHAFF,
    DECK,
    GROWING,
    ID_OF,
    NAME_OF,
    OPPONENT,
    RIBBONS,
    TAKES,
    YOU,
    Law,
    Seen,
    base,
    calls,
    captures,
    ends,
    find,
    may_rise,
    month,
    pile_of,
    reaches,
    standing,
    to_go,
)
from proof import goal_of as goal
from proof import worth as asked_worth

_LONGEST_FIRST = sorted(CARD_OF, key=len, reverse=True)
_CARD = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, _LONGEST_FIRST))})(?![\w-])", re.IGNORECASE)
FLOWER_OF = dict(zip(
    "January February March April May June July August September October November December".split(),
    dict.fromkeys(map(month, DECK)), strict=True))
_YAKU = re.compile(rf"(?<![\w-])({'|'.join(sorted(ID_OF, key=len, reverse=True))})(?![\w-])")
_Y = r"(?:[A-Z][\wō]*(?:-[\wō]+)?)"
_PLAIN_RIBBONS = {"wisteria-ribbon", "iris-ribbon", "clover-ribbon", "willow-ribbon"}

# Words that are found in a sentence, and whether they are true of a puzzle and an answer to it.
Check = Callable[[Seen, Law, Any, re.Match[str]], bool]


def cards_in(words: str) -> set[str]:
    """The cards that are named."""
    return {CARD_OF[name.lower()] for name in _CARD.findall(words)}


def yaku_in(words: str) -> set[str]:
    return {ID_OF[name] for name in _YAKU.findall(words)}


def values_in(words: str) -> dict[str, int]:
    """Yaku with their points, as in "Sankō 5 + Tane 1"."""
    return {ID_OF[name]: int(points) for name, points in re.findall(rf"({_Y}) (\d+)", words) if name in ID_OF}


def have(id: str, pile: set[str]) -> int:
    """How many cards of those that a yaku takes are there, of no more use than to make it."""
    _, cards, needs, must = TAKES[id]
    count = len(pile & cards)
    return min(count, needs - len(must - pile))


def looks_at(seen: Seen, answer: Any) -> set[str]:
    """The pile that a sentence speaks of: yours, or the cards that were chosen."""
    return set(answer) if seen.kind == "cheapest" and isinstance(answer, frozenset) else seen.pile


def held(seen: Seen, answer: Any = None) -> dict[str, int]:
    return reference.yaku(looks_at(seen, answer))


def _final(seen: Seen, law: Law) -> int:
    return law.final(base(seen.pile), *calls(seen))


def _factor(seen: Seen, law: Law) -> int:
    return _final(seen, law) // base(seen.pile) if base(seen.pile) else 1


def _grown(seen: Seen, answer: Any, whose: str, brought: str) -> Iterator[set[str]]:
    """What a pile can have become by what is asked about."""
    named = cards_in(brought)
    if seen.kind == "runout":
        who = YOU if whose == "your" else OPPONENT
        yield from (pile_of(who, seen) | end.gained.get(who, set()) for end in ends(seen))
    elif seen.kind == "capture":
        for card in seen.options:
            for gain in captures(card, seen.cards("Table")):
                if named <= gain:
                    yield seen.pile | gain
    else:
        yield seen.pile | named


def _pile_has(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    id, count, needs = ID_OF[it[1]], int(it[4]), int(it[5])
    return count < needs == TAKES[id][2] and \
        any(have(id, pile) == count and not reference.yaku(pile).get(id)
            for pile in _grown(seen, answer, it[3], it[2]))


def _cards_here(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    id, count, needs = ID_OF[it[1]], int(it[2] or 0), int(it[3] or TAKES[ID_OF[it[1]]][2])
    here = have(id, looks_at(seen, answer))
    return needs == TAKES[id][2] and here == count and id not in held(seen, answer)


def _replaces(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    """The higher one is held, by the pile or with the card that is chosen; the lower ones are complete."""
    (higher,), lower = yaku_in(it[1]), yaku_in(it[2])
    piles = [looks_at(seen, answer)]
    if isinstance(answer, str) and answer in NAME_OF:
        piles += [seen.pile | {answer}]
    return any(higher in reference.yaku(pile) and all(
        have(id, pile) >= TAKES[id][2] and id not in reference.yaku(pile) for id in lower) for pile in piles)


def _with_it_is(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    found = reference.yaku(seen.pile | cards_in(it[1]))
    return sum(found.values()) == int(it[2]) and values_in(it[3]) == found


def _stays(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    return base(seen.pile | cards_in(it[1])) == base(seen.pile) == int(it[2])


def _takes(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    (card,), taken = cards_in(it[1]), cards_in(it[2])
    ways = captures(card, seen.cards("Table"))
    return (taken | {card} in ways or (not taken and ways == [set()])
            or ("as you choose" in it[2] and taken | {card} == set.union(*ways) and len(ways) == 2))


def _opponent_has(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    """The cards are there; whether the yaku can't be made any more is worked out."""
    gone = seen.cards("The opponent's pile")
    named = cards_in(it[2])
    return bool(named) and named <= gone & TAKES[ID_OF[it[1]]][1] and \
        to_go(ID_OF[it[1]], seen.pile - {"willow-rainman"}, gone) is None


def _would_help(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    """A card that is not taken would make or raise these yaku."""
    who = OPPONENT if "opponent" in it[1].lower() else YOU
    card = cards_in(it[2]) if seen.kind == "capture" else seen.cards(f"{it[1]} last card")
    before, after = reference.yaku(pile_of(who, seen)), reference.yaku(pile_of(who, seen) | card)
    return all(after.get(id, 0) > before.get(id, 0) for id in yaku_in(it[3]))


def _scores(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    """"The sum rises from 0 to 5 (Sankō 5)", by the player of that turn."""
    who = YOU if it[1] == "Your" else OPPONENT
    piles = [pile_of(who, seen) | end.gained[who] for end in ends(seen) if end.winner == who]
    return bool(piles) and all(
        base(pile_of(who, seen)) == int(it[3]) and base(pile) == int(it[4])
        and values_in(it[5]) == reference.yaku(pile) and cards_in(it[2]) <= pile - pile_of(who, seen)
        for pile in piles)


def _points(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    who, other = (YOU, OPPONENT) if it[1] == "You score" else (OPPONENT, YOU)
    called = dict(zip((YOU, OPPONENT), calls(seen), strict=True))
    return all(law.final(base(pile_of(who, seen) | end.gained[who]), called[who], called[other]) == int(it[2])
               for end in ends(seen))


def _had(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    who = YOU if it[1] == "You" else OPPONENT
    found = reference.yaku(pile_of(who, seen))
    return values_in(it[2]) == found and sum(found.values()) == int(it[3]) \
        and calls(seen)[who == OPPONENT] > 0


def _worth(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    """"These are worth 10 (Sankō 5 + Akatan 5), ×2 → 20 (...)": of what was chosen, or of the right ones."""
    chosen = [answer] if it[1] == "These" else seen.answers
    last = int(it[4] or it[2])
    return any(base(cards) == int(it[2]) and values_in(it[3]) == reference.yaku(cards) and
               last == asked_worth(cards, seen, law) for cards in chosen)


def _too_many(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    """"Your 4 cards are worth 5 (Hanami-zake 5), but 2 cards are enough." """
    return len(answer) == int(it[1]) and base(answer) == int(it[2]) and \
        values_in(it[3]) == reference.yaku(answer) and \
        int(it[4] or it[2]) == asked_worth(answer, seen, law) and \
        {len(one) for one in seen.answers} == {int(it[5])}


def _not_needed(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    rest = answer - cards_in(it[1])
    number, exact, _ = goal(seen)
    others = int(it[3]) == len(rest) if it[3] else cards_in(it[2]) == rest
    return others and len(rest) == len(answer) - 1 and base(rest) == int(it[4]) and \
        reaches(asked_worth(rest, seen, law), number, exact)


def _useless(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    """Cards that were chosen, in no yaku that they make, and in no right choice."""
    named = cards_in(it[1])
    makes = {card for id in held(seen, answer) for card in TAKES[id][1]}
    return bool(named) and named <= answer - makes and not any(named & right for right in seen.answers)


#: What a lower bright yaku is worth that a higher one replaces.
_REPLACED = dict(zip(("goko", "shiko", "ameshiko", "sanko"), reference.BRIGHT_POINTS["vanikar"], strict=True))


def _in_the_end(points: int, seen: Seen, law: Law) -> int:
    """What comes of a sum of yaku, in the sense of the question."""
    return points if seen.kind == "base" else law.final(points, *calls(seen))


def _counts_too(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    """Yaku that are complete and replaced, and whose points are in the answer."""
    named = yaku_in(it[1])
    complete = all(have(id, seen.pile) == TAKES[id][2] and id not in held(seen) for id in named)
    more = sum(_REPLACED[id] for id in named)
    return bool(named) and complete and answer == _in_the_end(base(seen.pile) + more, seen, law)


def _counts_only(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    named, all_of_them = yaku_in(it[1]), held(seen)
    points = sum(all_of_them[id] for id in named)
    return len(named) + int(it[2]) == len(all_of_them) and answer == _in_the_end(points, seen, law)


def _miscounted(by: int) -> Check:
    """The answer comes of a card too many or too few in a yaku that grows; a doubling may be missing too."""
    def check(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
        points = base(seen.pile) + by
        laws = (law, law._replace(seven=False), law._replace(opponent="off"))
        return ID_OF[it[1]] in GROWING and held(seen)[ID_OF[it[1]]] + by > 0 and \
            answer in {_in_the_end(points, seen, one) for one in laws} | {_factor(seen, law) * points}
    return check


def _all_counted(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    """A number of cards that would be right if every card of the pile belonged to the yaku."""
    asked = find(r"until (?:it holds (\S+)\?|(\S+) alone is worth (\d+) points?)", seen)
    name, other, points = asked.groups()
    id = ID_OF[name or other]
    alone = to_go(id, set(), set(), int(points or 1))
    return alone is not None and int(it[1]) == answer == alone - len(seen.pile) and \
        int(it[2]) == len(seen.pile) > len(seen.pile & TAKES[id][1])


def _is_done(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    step = {"The doubling for 7 or more": "7 or more", "Your own koi-koi": "own koi-koi",
            "The opponent's koi-koi": "opponent's koi-koi"}[it[1]]
    return f", then {step}: " in seen.text and answer == step


def _comes_later(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    return answer == it[1] and answer in law.multipliers(base(seen.pile), *calls(seen))


def _chose(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    id = ID_OF[it[1]]
    return cards_in(it[2]) == set(answer) & TAKES[id][1] and id not in held(seen, answer)


def _mine(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    """"Tane takes five animals; your pile has cuckoo and sake", or "7 of them"."""
    mine = seen.pile & TAKES[ID_OF[it[1]]][1]
    said = it[2]
    return len(mine) == int(said.split()[0]) if said.endswith("of them") else cards_in(said) == mine


def _stopping(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    points, end = int(it[1]), it[2]
    if points != _final(seen, law):
        return False
    match = standing(seen, law)
    if not end:
        return True
    after = match.mine + points
    won = after > match.theirs if not match.limit else after >= match.limit
    return (int(it[4]), int(it[5])) == (after, match.theirs) and won == (it[3] == "wins") \
        and (match.last or bool(match.limit))


def _may_win(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    own, opponent = calls(seen)
    gains = [gain for card in seen.cards("Your hand") for gain in captures(card, seen.cards("Table"))]
    return cards_in(it[1]) in gains and \
        law.final(base(seen.pile | cards_in(it[1])), own + 1, opponent) == int(it[2])


def _compared(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    right = next(iter(seen.answers))
    return int(it[1]) == answer and (answer < right) == (it[2] == "too few")


def _sum_was(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    """A sum as it would have been doubled itself, which may be otherwise than the right one."""
    return law.final(int(it[1]), *calls(seen)) == answer


Worths = dict[str, int]


def _sum_without(left_out: set[str], worths: Worths, seen: Seen) -> int:
    """What is counted by someone who does not see some yaku; a lower bright yaku may count in their place."""
    points = sum(points for id, points in worths.items() if id not in left_out)
    if left_out & _REPLACED.keys():
        points += max((worth for id, worth in _REPLACED.items()
                       if id not in left_out and have(id, seen.pile) == TAKES[id][2]), default=0)
    return points


def _come_to(left_out: set[str], worths: Worths, seen: Seen, law: Law) -> set[int]:
    """The answers of someone who does not see some yaku; a doubling may be missing too."""
    points = _sum_without(left_out, worths, seen)
    laws = (law, law._replace(seven=False), law._replace(opponent="off"))
    return {_in_the_end(points, seen, one) for one in laws}


def _worths(named: set[str], seen: Seen, law: Law, answer: Any) -> list[Worths]:
    """What each yaku is taken to be worth by someone who comes to the answer without these yaku, perhaps also
    without what further cards add; nothing where it comes of something else still."""
    said = [held(seen), {id: 1 if id in GROWING else points for id, points in held(seen).items()}]
    return [worths for worths in said if answer in _come_to(named, worths, seen, law)]


def _left_out_instead(named: set[str], worths: Worths, seen: Seen) -> list[set[str]]:
    """Other yaku, as many as are named, that come to the same if they are left out."""
    others = map(set, combinations(worths, len(named)))
    return [other for other in others
            if other != named and _sum_without(other, worths, seen) == _sum_without(named, worths, seen)]


def _leaves_out(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    """These yaku and no others: no others come to the same, or else they are left out as well."""
    named = {ID_OF[name] for name in it.groups() if name}
    known = _worths(named, seen, law, answer)
    return named <= set(held(seen)) and (not known or any(
        all(answer in _come_to(named | other, worths, seen, law)
            for other in _left_out_instead(named, worths, seen)) for worths in known))


def _leaves_out_some(number: int) -> Check:
    """So many of the yaku that are named: each choice that comes to the same is among them, and no other."""
    def check(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
        named = yaku_in(re.sub(r"\(.*?\)", "", it[1]))
        found = [(some, worths) for some in map(set, combinations(named, number))
                 for worths in _worths(some, seen, law, answer)]
        if not named <= set(held(seen)) or len(named) <= number:
            return False
        if not found:  # something else was believed too, which the two yaku of an "or" may differ by
            return not it[1].startswith("one of") or len({held(seen)[id] for id in named}) == 1
        return any(set().union(some, *_left_out_instead(some, worths, seen)) == named
                   for some, worths in found)
    return check


def _card_points(cards: set[str]) -> int:
    kinds = ((BRIGHTS, 20), (ANIMALS, 10), (RIBBONS, 5), (CHAFF, 1))
    return sum(points * len(cards & kind) for kind, points in kinds)


def _belongs(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    id = ID_OF[it[2]]
    shared = cards_in(it[1])
    others = [other for other in held(seen) if other != id]
    return id in held(seen) and all(card in TAKES[id][1] and any(card in TAKES[one][1] for one in others)
                                    for card in shared)


def _called(who: int, least: int = 1) -> Check:
    return lambda seen, law, answer, it: calls(seen)[who] >= least


def _raise_alone(seen: Seen, law: Law, answer: Any, it: re.Match[str]) -> bool:
    """The cards that each raise the sum, by their names or their number, and all that they would raise."""
    now, pile = held(seen), seen.pile
    wanted = {card for card in set(DECK) - pile if base(pile | {card}) > base(pile)}
    raised = {id for card in wanted for id, points in reference.yaku(pile | {card}).items()
              if points > now.get(id, 0)}
    named = cards_in(it[1]) == wanted or it[1].startswith(f"{len(wanted)} ")
    return named and yaku_in(it[2]) == raised and wanted <= seen.cards("The opponent's pile")


def _in_pile(*cards: str) -> Check:
    return lambda seen, law, answer, it: bool(looks_at(seen, answer) & set(cards)) or seen.kind in (
        "capture", "seven", "runout")


_NUMBERED = {"one": 1}
CLAIMS: list[tuple[str, Check]] = [
    # of piles
    (rf"({_Y}) takes [^:]*: with ([^:.]*) (your|the opponent's) pile has (\d+) of (\d+)\.", _pile_has),
    (rf"({_Y}) (?:takes|does not count: it takes) [^:]*(?::|, and) (?:(\d+) of the (\d+) cards (?:is|are)|"
     r"none of them is) here\.", _cards_here),
    (rf"({_Y}) replaces ([^:.]*?)(?:[.:]|$)", _replaces),
    (rf"and this pile holds a higher one than ({_Y})", lambda seen, law, answer, it:
     have(ID_OF[it[1]], seen.pile) == TAKES[ID_OF[it[1]]][2] and ID_OF[it[1]] not in held(seen)),
    (rf"({_Y}) (?:takes [^,.;:]*(?:, none of them [^,.;]*)?[;,] (?:and )?your pile has) ([^.]*)\.", _mine),
    (r"^There is no yaku among these", lambda seen, law, answer, it: not held(seen, answer)),
    (r"There is no yaku in (your|the opponent's) pile", lambda seen, law, answer, it:
     not base(pile_of(YOU if it[1] == "your" else OPPONENT, seen))),
    (r"^No yaku is complete yet", lambda seen, law, answer, it: not base(seen.pile)),
    (rf"^Your pile does not hold ({_Y}) yet", lambda seen, law, answer, it: ID_OF[it[1]] not in held(seen)),
    (r"(one|\d+) yaku (?:is|are) to be found", lambda seen, law, answer, it:
     len(held(seen)) == int(_NUMBERED.get(it[1], it[1]))),
    (rf"^((?:{_Y}(?:, | and )?)+) counts? here\.", lambda seen, law, answer, it:
     yaku_in(it[1]) == set(held(seen))),
    (rf"^({_Y}) (\d+): ", lambda seen, law, answer, it: held(seen).get(ID_OF[it[1]]) == int(it[2])),
    (rf"^Begin with ({_Y}): it is worth (\d+)", lambda seen, law, answer, it:
     held(seen)[ID_OF[it[1]]] == int(it[2])),
    (r"^(?:The sum is|Now the sum is|The sum was) (\d+)\b(?! \+)(?: \((.*?)\))?",
     lambda seen, law, answer, it:
     base(seen.pile) == int(it[1]) and (not it[2] or values_in(it[2]) == held(seen))),
    (r"Of single cards, only (.*) would raise it \((.*)\), and the opponent has", _raise_alone),
    (r"(?:All else|Every yaku) that could raise it lacks more than can come", lambda seen, law, answer, it:
     not may_rise(seen)),
    (rf"({_Y}) takes [^;:]*?, and the opponent has ([^:.]*)[:.]", _opponent_has),
    (r"^(\d+) is (\d+) (doubled twice|doubled|taken \d+ times), and a sum of \2 is not \3",
     lambda seen, law, answer, it: answer == int(it[1]) == _factor(seen, law) * int(it[2])
     != law.final(int(it[2]), *calls(seen))),
    (rf"^Begin with ({_Y}): without (.*) it is one card short", lambda seen, law, answer, it:
     bool(cards_in(it[2])) and cards_in(it[2]) <= TAKES[ID_OF[it[1]]][1] - seen.pile
     and to_go(ID_OF[it[1]], seen.pile, set()) == 1),
    (rf"^Begin with ({_Y}): count its cards: it is one card short", lambda seen, law, answer, it:
     to_go(ID_OF[it[1]], seen.pile, set()) == 1),
    (r"The Lightning is chaff", _in_pile("willow-lightning")),
    (r"The sake cup is an animal", _in_pile("chrysanthemum-sake")),
    (r"[aA] plain red ribbon (?:has none|has no poem)", _in_pile(*_PLAIN_RIBBONS)),
    (r"The Rainman (?:is not one of|does not count for)", _in_pile("willow-rainman")),
    (rf"^That leaves out ({_Y}):", _leaves_out),
    (rf"^That leaves out ({_Y}) \([^)]*\) and ({_Y}) \(", _leaves_out),
    (rf"belongs? to ({_Y}) too:", _leaves_out),
    (r"^That leaves out (one of these: .*|.*\) or .*)\.", _leaves_out_some(1)),
    (r"^That leaves out (two of these: .*)\.", _leaves_out_some(2)),
    (r"(?:That|and) leaves out (\d+) of the (\d+) yaku", lambda seen, law, answer, it:
     len(held(seen)) == int(it[2]) > int(it[1])),
    (rf"^(?:Or: )?That counts a card too many in ({_Y})", _miscounted(1)),
    (rf"^(?:Or: )?A card of ({_Y}) is missing in that", _miscounted(-1)),
    (rf"^That counts only ((?:{_Y}(?:, | and )?)+), and leaves out (\d+) of", _counts_only),
    (rf"^That counts ((?:{_Y}(?:, | and )?)+) as well\.", _counts_too),
    (rf"^((?:{_Y}(?:, | and )?)+) (?:is|are) right", lambda seen, law, answer, it:
     yaku_in(it[1]) == set(answer) & set(held(seen))),
    (rf"and (.*) belongs? to ({_Y}) too:", _belongs),
    (r"but (one|\d+) yaku (?:is|are) missing", lambda seen, law, answer, it:
     set(answer) <= set(held(seen)) and len(held(seen)) - len(answer) == int(_NUMBERED.get(it[1], it[1]))),
    # of numbers
    (r"^(\d+) is (too few|too many)", _compared),
    (r"^(\d+) is the sum of the yaku", lambda seen, law, answer, it: base(seen.pile) == int(it[1]) == answer),
    (r"your sum was (\d+)", _sum_was),
    (r"nothing doubles here", lambda seen, law, answer, it: _factor(seen, law) == 1),
    (r"the sum doubles here", lambda seen, law, answer, it: _factor(seen, law) == 2),
    (r"the sum doubles twice here", lambda seen, law, answer, it: _factor(seen, law) == 4),
    (r"^A sum of 7 or more doubles", lambda seen, law, answer, it:
     law.seven and (seen.kind == "cheapest" or base(seen.pile) >= 7)),
    (r"^Only a sum of 7 or more doubles, and the sum of these yaku is below 7",
     lambda seen, law, answer, it: law.seven and base(seen.pile) < 7),
    (r"^Only a sum of 7 or more doubles, and this one is (\d+)",
     lambda seen, law, answer, it: law.seven and base(seen.pile) == int(it[1]) < 7),
    (r"^Only a sum of 7 or more doubles, and (\d+) is less",
     lambda seen, law, answer, it: law.seven and base(answer) == int(it[1]) < 7),
    (r"^One of two doublings is missing", lambda seen, law, answer, it:
     {"7 or more", "opponent's koi-koi"} <= set(law.multipliers(base(seen.pile), *calls(seen)))),
    (r"^No sum doubles by itself", lambda seen, law, answer, it: not law.seven),
    (r"^(?:The opponent called koi-koi, and that|The opponent called koi-koi: doubled)",
     lambda seen, law, answer, it: law.opponent != "off" and calls(seen)[1] > 0),
    (r"the opponent called koi-koi\.$", _called(1)),
    (r"^The opponent did not call", lambda seen, law, answer, it: calls(seen)[1] == 0),
    (r"^You did not call", lambda seen, law, answer, it: calls(seen)[0] == 0),
    (r"^Nobody called koi-koi, so", lambda seen, law, answer, it: calls(seen) == (0, 0)),
    (r"however often they called", lambda seen, law, answer, it:
     law.opponent == "once" and calls(seen)[1] > 1),
    (r"^Your own koi-koi (?:doubles nothing|counts for you)", _called(0)),
    (r"^Your own koi-koi doubles nothing", lambda seen, law, answer, it: law.own == "off"),
    (r"^Your own koi-koi counts for you", lambda seen, law, answer, it: law.own != "off"),
    (r"^Koi-koi doubles nothing in these rules", lambda seen, law, answer, it:
     law.own == law.opponent == "off"),
    (r"^(\d+) is 7 or more: doubled, (\d+)", lambda seen, law, answer, it:
     law.seven and base(seen.pile) == int(it[1]) >= 7 and int(it[2]) == 2 * int(it[1])),
    (r"^Card points, those of .*, only tell the kinds", lambda seen, law, answer, it:
     _card_points(seen.pile) == answer),
    (rf"^The cards of ({_Y}) have (\d+) card points", lambda seen, law, answer, it: ID_OF[it[1]] in held(seen)
     and _card_points(seen.pile & TAKES[ID_OF[it[1]]][1]) == int(it[2]) == answer),
    (r"That is the number of cards", lambda seen, law, answer, it: answer == len(seen.pile)),
    (r"^(\d+) is the number of cards in your pile", lambda seen, law, answer, it:
     answer == len(seen.pile) == int(it[1])),
    (r"That is how many yaku there are", lambda seen, law, answer, it: answer == len(held(seen))),
    (r"That is the worth of one yaku alone", lambda seen, law, answer, it: answer in held(seen).values()),
    (r"That is the score after doubling", lambda seen, law, answer, it:
     answer % base(seen.pile) == 0 and base(seen.pile) < answer <= _final(seen, law)),
    (r"^One yaku is (?:still )?missing|one yaku is missing", lambda seen, law, answer, it:
     seen.kind == "yaku" or seen.answers == {"another yaku"}),
    (r"^The 7 is looked for in the whole sum", lambda seen, law, answer, it: law.seven),
    (r"^(The doubling for 7 or more|The opponent's koi-koi|Your own koi-koi) is done already", _is_done),
    (r"^(?:The|Your) (opponent's koi-koi|own koi-koi) comes later", _comes_later),
    (r"^Every yaku of this pile is in the sum|all yaku are in it", lambda seen, law, answer, it:
     seen.answers != {"another yaku"}),
    # of cards to go
    (rf"^(\d+)(?: cards?)? would do for ({_Y}), but another yaku is nearer", lambda seen, law, answer, it:
     to_go(ID_OF[it[2]], seen.pile, seen.cards("The opponent's pile")) == int(it[1]) == answer),
    (rf"^(\d+)(?: cards?)? would do to hold ({_Y}), at (\d+) points?", lambda seen, law, answer, it:
     to_go(ID_OF[it[2]], seen.pile, set()) == int(it[1]) == answer),
    (rf"^(\d+) is what ({_Y}) takes altogether", lambda seen, law, answer, it:
     TAKES[ID_OF[it[2]]][2] == int(it[1]) == answer),
    (r"^(\d+) would do if all (\d+) cards of your pile counted", _all_counted),
    (r"^(\d+) is more than needed", lambda seen, law, answer, it: answer > min(seen.answers)),
    (rf"The first (\d+)(?: cards of ({_Y}))? are worth (\d+) points?", lambda seen, law, answer, it:
     any(TAKES[id][2] == int(it[1]) for id in GROWING) and int(it[3]) == 1),
    # of captures
    (r"^(?:One choice less: )?[Ww]ith ([\w-]+) you take (.*)\.", _takes),
    (r"No other card of (\w+) lies there", lambda seen, law, answer, it:
     FLOWER_OF[it[1]] not in set(map(month, seen.cards("Table")))),
    (rf"(Your|The opponent's) pile could do with (it|[\w-]+) for ((?:{_Y}(?:, | and )?)+)", _would_help),
    (r"[Ww]ith (?!it\b)([\w-]+) the sum is (\d+) \((.*?)\)", _with_it_is),
    (r"^With (it) the sum is (\d+) \((.*?)\)", lambda seen, law, answer, it:
     reference.yaku(seen.pile | seen.answers) == values_in(it[3]) and
     base(seen.pile | seen.answers) == int(it[2])),
    (r"^The sum is ((?:\d+ \+ )+\d+) = (\d+)", lambda seen, law, answer, it:
     sum(map(int, it[1].split(" + "))) == base(seen.pile) == int(it[2])),
    (r"[Ww]ith ([\w-]+) the sum stays (\d+)", _stays),
    (r"the sum is (\d+)[^.]*; (\d+) more would be needed", lambda seen, law, answer, it:
     int(it[1]) + int(it[2]) == 7),
    # of the last cards
    (r"(Your|The opponent's) last turn brings (.*?): the sum rises from (\d+) to (\d+) \((.*?)\)", _scores),
    (r"^(You score|The opponent scores) (\d+) points?", _points),
    (r"^(You|The opponent) had (.*?) before, but .* rises above (\d+)", _had),
    (r"^(Your|The opponent's) sum rises first", lambda seen, law, answer, it:
     seen.answers == {YOU if it[1] == "Your" else OPPONENT}),
    # of choices among cards
    (r"^(These|They) are worth (\d+) \((.*?)\)(?:, ×2 → (\d+))?", _worth),
    (r"^Your (\d+) cards are worth (\d+) \((.*?)\)(?:, ×2 → (\d+))?.*, but (\d+) cards are enough",
     _too_many),
    (r"^Leave out (.*?): (?:(?!the other)(.*?)|the other (\d+) cards) are worth (\d+)", _not_needed),
    (r"^(.*) (?:is|are) not needed at all\.", _useless),
    (rf"({_Y}) takes .*, and of these you chose (.*)\.", _chose),
    (r"No choice of fewer than (\d+) cards does it", lambda seen, law, answer, it:
     {len(one) for one in seen.answers} == {int(it[1])}),
    # of the match
    (r"^Stopping scores (\d+) points?( and (wins|loses) the match, (\d+) to (\d+))?", _stopping),
    (r"with (.*) you would score (\d+)", _may_win),
]
_CLAIMS = [(re.compile(pattern), check) for pattern, check in CLAIMS]
#: The claims that were met so far, by their patterns.
MET: set[str] = set()


def sentences(text: str) -> list[str]:
    return re.split(r"(?<=[.?!]) (?=[A-Z\d])", text)


@cache
def _claims_in(sentence: str) -> list[tuple[re.Match[str], Check]]:
    """What is claimed; most sentences are said to many answers, of the same puzzle or another one."""
    return [(it, check) for pattern, check in _CLAIMS for it in pattern.finditer(sentence)]


def false_claims(text: str, seen: Seen, law: Law, answer: Any = None) -> Iterator[str]:
    """The sentences of an explanation that are not true. answer: what it was said to."""
    for sentence in sentences(text):
        for it, check in _claims_in(sentence):
            MET.add(it.re.pattern)
            try:
                true = check(seen, law, answer, it)
            except Exception as fault:  # a name or number that stands for nothing is no less wrong
                true, sentence = False, f"{sentence} ({fault!r})"
            if not true:
                yield f"not true: {sentence}"


# What help may say ----------------------------------------------------------------------------------------

#: A text with the ids of the cards that are lit up with it.
Said = tuple[str, frozenset[str]]


def given_away(hints: list[Said], seen: Seen) -> Iterator[str]:
    """Hints that name the answer, or leave nothing else."""
    for text, lit in hints:
        for answer in seen.answers:
            if _names(answer, text, lit, seen):
                yield f"given away: {text}"


def _names(answer: Any, text: str, lit: frozenset[str], seen: Seen) -> bool:
    if seen.kind == "missing":
        return bool(re.search(rf"\b{answer} (?:more|cards? (?:is|are|would))|needs {answer}\b", text))
    if seen.form == "number":
        return bool(re.search(rf"\b{answer}\b", text))
    if seen.form == "yaku":
        return "nothing" in text or (bool(answer) and answer <= yaku_in(text) and "he answer" in text)
    if seen.form == "card":
        return answer in cards_in(text.replace("Rainman", "")) or lit & set(seen.options) == {answer}
    if seen.form == "cards":
        left = set(seen.options) - cards_in(text) if text.startswith("Leave out") else None
        return answer in (left, cards_in(text), lit & set(seen.options))
    return bool(re.search(rf"(?:answer|score): {re.escape(answer)}|\b{re.escape(answer)} scores?\b|scores: ",
                          text, re.IGNORECASE))


def named_otherwise(because: str, solution: list[str], seen: Seen) -> Iterator[str]:
    """A reason or solution that does not come to the answer."""
    start, end = because.split(". ")[0].rstrip("."), solution[-1]
    for text, where in ((start, "because"), (end, "solution")):
        if not any(_comes_to(text, answer, seen) for answer in seen.answers):
            yield f"{where} does not name the answer: {text}"


def _comes_to(text: str, answer: Any, seen: Seen) -> bool:
    if seen.form == "number":
        return re.findall(r"\d+", text) == [str(answer)]
    if seen.form == "yaku":
        return yaku_in(re.sub(r"\(.*?\)", "", text)) == answer and (bool(answer) or "nothing" in text)
    if seen.form == "cards":
        return cards_in(text.split(":")[0]) == answer
    if seen.form == "card":
        return cards_in(re.split(r" the sum|\. It|\. Of", text)[0]) == {answer}
    if seen.kind == "runout":
        return text == answer or f"{answer} score" in text.lower()
    return text in (answer, f"The answer: {answer}.")
