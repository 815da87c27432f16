"""A second opinion on puzzles of Go-Stop: what is right by the rules, from what a person sees (spec 2.6, 4).

Like `proof`, it shares nothing with the engine and its puzzles: it reads the words and works on ids.
"""
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import reference_gostop as reference
from proof import TIMES, Rights, Seen, Unsaid, find
from reference import ANIMALS, BRIGHTS, CHAFF, month
from reference_gostop import HEAVY, KOREAN, PACKS, SAKE, SEED

#: What the yaku are called in the books of Go-Stop.
ID_OF = {"Five Bright": "goko", "Dry Four Bright": "shiko", "Wet Four Bright": "ameshiko",
         "Dry Three Bright": "sanko", "Wet Three Bright": "rainy-sanko", "Godori": "godori",
         "Five Animals": "tane", "Red Poetry": "akatan", "Blue Poetry": "aotan", "Dry Plain": "chodan",
         "Five Ribbons": "tanzaku", "Ten Junk": "kasu"}
BRIGHT_YAKU = {"goko", "shiko", "ameshiko", "sanko", "rainy-sanko"}
LOSERS = {"The opponent's pile": "the opponent", "The next player's pile": "the next player",
          "The pile of the player after that": "the player after that"}
PROTECTS, DOUBLES = "joker-nonwinner", "joker-double"
_MODES = {"of the two results the larger counts": "max",
          "a penalty counts only if both losers have it": "all",
          "each loser owes an amount of their own": "sum"}
_OFTEN = {**TIMES, "3 times": 3, "4 times": 4}


class Law(NamedTuple):
    """says: the options, as `reference_gostop` names them. jokers: how many are in the deck."""

    says: dict[str, Any]
    jokers: int


LAWS = {"gostop": Law(SEED, 5), "gostop-korean": Law(KOREAN, 2)}


class Round(NamedTuple):
    """A finished round as the question tells it. asked: the loser whose payment it is, None for the score."""

    pile: set[str]
    who: list[str]
    losers: list[set[str]]
    go: int
    shakes: int
    bombs: int
    drawn: int
    first_caller: int | None
    asked: int | None

    @property
    def facts(self) -> dict[str, Any]:
        return {"go": self.go, "shakes": self.shakes, "bombs": self.bombs, "drawn": self.drawn,
                "first_caller": self.first_caller}


def told(seen: Seen, law: Law) -> Round:
    """The round of a question. Raises Unsaid where something that matters is not said, or is wrong."""
    labels = [label for label in LOSERS if label in seen.scene]
    who, text = [LOSERS[label] for label in labels], seen.text
    name = "Korean Go-Stop" if law.says["zero_sum"] else "Go-Stop"
    number = {"Two": 2, "Three": 3}[find(rf"(Two|Three) play {name}[.,]", seen)[1]]
    if len(who) != number - 1:
        raise Unsaid(f"{number} play, and {len(who)} losers are shown")
    modes = [mode for words, mode in _MODES.items() if words in text]
    if number == 3 and modes != [law.says["three"]]:
        raise Unsaid(f"how two losers count is told as {modes}")
    go = find(r"You said (no go|go (once|twice|\d times)), and now you stop\.", seen)
    shakes = re.search(r"You have shown three of a month( twice)?\.", text)
    bombs = re.search(r"You have played (\d) bombs?\.", text)
    drawn = re.search(r"The (\d )?rounds? before w(?:as|ere) drawn\.", text)
    callers = re.findall(r"(?<=\. )(The \w+(?: \w+){0,2}) (?:was the first to say|said) go\.", text)
    pays = re.search(r"How many points does (.*) pay\?", text)
    if not pays:
        find(r"How many points do you score\?", seen)
    return Round(seen.pile, who, [seen.cards(label) for label in labels], _OFTEN.get(go[2], 0),
                 (2 if shakes[1] else 1) if shakes else 0, int(bombs[1]) if bombs else 0,
                 int(drawn[1] or 1) if drawn else 0,
                 who.index(callers[0].lower()) if callers else None, who.index(pays[1]) if pays else None)


def counted(pile: set[str], law: Law) -> tuple[int, dict[str, int], str]:
    """How much chaff a pile of a player is, its yaku, and what its sake cup counts as (4.9)."""
    if SAKE not in pile:
        return reference.chaff(pile, law.says, False), reference.yaku(pile, law.says, "animal")[0], ""
    sums = {role: sum(reference.yaku(pile, law.says, role)[0].values()) for role in ("animal", "chaff")}
    if sums["animal"] == sums["chaff"]:
        raise Unsaid("the sake cup is worth the same in either role")
    role = max(sums, key=lambda one: sums[one])
    held, _ = reference.yaku(pile, law.says, role)
    return reference.chaff(pile, law.says, role == "chaff"), held, role


def right_pi(seen: Seen, law: Law) -> Rights:
    many, held, role = counted(seen.pile, law)
    if bool(role) != ("The sake cup takes the role that brings more points." in seen.text):
        raise Unsaid("whether the sake cup has a choice")
    if "How many points is Ten Junk worth in this pile?" in seen.text:
        if "kasu" not in held:
            raise Unsaid("there is no Ten Junk")
        return {held["kasu"]}
    find(r"How much chaff, also called pi, does this pile count\?", seen)
    return {many}


def right_round(seen: Seen, law: Law) -> Rights:
    it = told(seen, law)
    held, sums, total, payments = reference.result(it.pile, law.says, it.losers, **it.facts)
    added = find(r"Your yaku: (.*?)\. ", seen)[1]
    found = re.findall(r"([A-Z][A-Za-z ]*) (\d+)(?= \+| =|$)", added)
    yaku = {ID_OF[name]: int(points) for name, points in found}
    if yaku != held or ("=" in added and int(added.split("= ")[1]) != sums):
        raise Unsaid(f"the yaku are {held}, and not {added}")
    if it.asked is None:
        return {total}
    if not payments:
        raise Unsaid("nobody pays")
    return {payments[it.asked]}


RIGHT = {"pi": right_pi, "go": right_round, "pays": right_round}


def differences(seen: Seen, law: Law) -> Iterator[str]:
    """What is wrong with a puzzle: its answer, or a state that can't be."""
    try:
        right = RIGHT[seen.kind](seen, law)
        if right != seen.answers:
            yield f"right is {right}, not {set(seen.answers)}"
        if len(seen.answers) != 1:
            yield f"{len(seen.answers)} answers"
        if seen.kind != "pi":
            yield from impossible(seen, law)
    except Unsaid as unsaid:
        yield str(unsaid)
    cards = [card for row in seen.scene.values() for card in row]
    if not seen.pile or len(set(cards)) < len(cards) or not set(cards) <= set(PACKS[law.jokers]):
        yield "no cards of the deck, or one of them twice"


def impossible(seen: Seen, law: Law) -> Iterator[str]:
    """Why a round can't have ended so."""
    it = told(seen, law)
    least = law.says["least"][len(it.losers) + 1]
    if base(it.pile, law) < least:
        yield f"nobody may stop below {least}"
    if it.first_caller is not None and base(it.losers[it.first_caller], law) < least:
        yield f"a loser said go with less than {least}"
    if not may_have_said(it.pile, it.go, least, law):
        yield f"go {it.go} times can't have been said"
    months = [month(card) for card in it.pile if not card.startswith("joker")]
    if sum(months.count(one) == 4 for one in set(months)) < it.bombs:
        yield "a bomb captures four of a month"
    if seen.kind == "go" and not it.go:
        yield "no go in a puzzle about goes"


def base(pile: set[str], law: Law) -> int:
    return max(sum(reference.yaku(pile, law.says, role)[0].values()) for role in ("animal", "chaff"))


def may_have_said(pile: set[str], go: int, least: int, law: Law) -> bool:
    """Whether there is a way to the pile on which its owner was asked so often before (4.10, 4.14)."""
    if not go:
        return True
    held, sums = reference.yaku(pile, law.says, "animal")[0], base(pile, law)
    for card in sorted(pile):
        less = pile - {card}
        before = reference.yaku(less, law.says, "animal")[0]
        new = set(held) - set(before) if law.says["go"] == "seed" else sum(before.values()) < sums
        if new and sum(before.values()) >= least and may_have_said(less, go - 1, least, law):
            return True
    return False


# What is said to wrong answers ---------------------------------------------------------------------------

class Chain:
    """The steps against one loser, or None for both, each with what it is for (4.11, 4.14)."""

    def __init__(self, it: Round, law: Law, place: int | None) -> None:
        self.it, self.law, self.place = it, law, place
        says, self.held = law.says, reference.yaku(it.pile, law.says, "animal")[0]
        losers = it.losers if place is None else [it.losers[place]]
        bare, poor = (all(self._owes(kind, loser) for loser in losers) for kind in ("bright", "chaff"))
        seed = says["go"] == "seed"
        adds = [("bright", 2)] * (bare and says["no_bright"] == "+2")
        adds += [("go", 1 if seed else it.go)] * (it.go == 1 if seed else it.go > 0)
        times = [("goes", it.go if seed else 2 ** (it.go - 2))] * (it.go > (1 if seed else 2))
        for name, number in (("shake", it.shakes), ("bomb", it.bombs), ("drawn", it.drawn)):
            times += [(name, 2 ** number)] * (number > 0)
        times += [("seven", 2)] * (says["seven"] and len(it.pile & ANIMALS) >= 7)
        times += [("bright", 2)] * (bare and says["no_bright"] == "x2") + [("chaff", 2)] * poor
        times += [("joker", 2)] * (DOUBLES in it.pile)
        two = len(it.losers) == 1 and says["go_bak"] and it.first_caller == 0
        self.adds, self.times = adds, times + [("go-bak", 2)] * two

    def _owes(self, kind: str, loser: set[str]) -> bool:
        says = self.law.says
        if kind == "bright":
            owed = not loser & (BRIGHTS | {PROTECTS})
            return owed and (not says["only_for"] or bool(BRIGHT_YAKU & set(self.held)))
        return reference.poor_in_chaff(loser, says, len(self.it.losers) + 1) and (
            not says["only_for"] or "kasu" in self.held)

    def value(self, without: str = "") -> int:
        value = sum(self.held.values()) + sum(by for kind, by in self.adds if kind != without)
        for kind, by in self.times:
            if kind != without:
                value *= by
        return value


#: What a reason speaks of, by its words.
_KINDS = {r"has no bright": "bright", r"neither of the others has a bright": "bright",
          r"chaff, fewer than": "chaff",
          r"joker for a double score": "joker", r"you have shown": "shake", r"you have played": "bomb",
          r"before (was|were) drawn": "drawn", r"animals$": "seven", r"opponent said go": "go-bak"}


def kind_of(reason: str, chain: Chain) -> str:
    """Which step a reason speaks of, "" for one at the end of all."""
    if reason.startswith("you said go"):
        adds, multiplies = (any(kind == one for one, _ in steps)
                            for kind, steps in (("go", chain.adds), ("goes", chain.times)))
        return "goes" if multiplies and (not adds or "×" in reason) else "go"
    return next((kind for words, kind in _KINDS.items() if re.search(words, reason)), "")


def false_claims(text: str, seen: Seen, law: Law, answer: int) -> Iterator[str]:
    """What is said to an answer and is not true."""
    right = next(iter(seen.answers))
    if seen.kind == "pi":
        yield from _about_pi(text, seen, law, answer)
    else:
        yield from _too(text, answer, right)
        yield from _about_round(text, seen, law, answer)


def _too(text: str, answer: int, right: int) -> Iterator[str]:
    said = re.search(r"(\d+) is too (few|many)", text)
    if said and (int(said[1]) != answer or (said[2] == "few") != (answer < right)):
        yield said[0]


_NUMBERS = ("none", "one", "two", "three")


def _about_pi(text: str, seen: Seen, law: Law, answer: int) -> Iterator[str]:
    many, held, role = counted(seen.pile, law)
    of_junk = "How many points is" in seen.text
    believed = answer + 9 if of_junk else answer
    by = believed - many
    yield from _too(text, believed, many)
    would = re.search(r"(\d+) points? would be (\d+) chaff\.", text)
    if would and (int(would[1]), int(would[2])) != (answer, believed):
        yield would[0]
    if "number of cards" in text and believed != len(seen.pile):
        yield "it is not the number of cards"
    if "counts each card once" in text and believed != sum(
            bool(reference.chaff({card}, law.says, role == "chaff")) for card in seen.pile):
        yield "it is not one for each card"
    if "That is how much chaff" in text and answer != many:
        yield "it is not the chaff"
    if "is what Ten Junk is worth" in text and answer != held.get("kasu"):
        yield "it is not the worth of Ten Junk"
    if "all yaku" in text and answer != sum(held.values()):
        yield "it is not the sum of the yaku"
    if "is an animal here" in text and role != "animal":
        yield "the cup is no animal"
    if re.search(r"cup (is chaff here|counts two)", text) and role != "chaff":
        yield "the cup is no chaff"
    if re.search(r"(\d+) plain chaff cards? counts?", text):
        plain = {card for card in seen.pile if card in CHAFF and card not in HEAVY}
        if len(plain) != int(re.search(r"(\d+) plain chaff", text)[1]):
            yield "so many plain chaff cards are not there"
    if not by:
        return  # help, and no reply to a wrong answer
    said = text.partition("would be")[2].partition(". ")[2] or text
    clauses = re.sub(r"^(One|Two|Three) of these went wrong: ", "", said.removesuffix(".")).split("; ")
    worth = [sum(found) for found in [_slip(clause) for clause in clauses] if found]
    if said.startswith("One of these went wrong") or (len(clauses) == 1 and _slip(clauses[0])):
        if any(by not in _slip(clause) for clause in clauses):
            yield f"{by} is not what these are off by: {clauses}"
    elif said.startswith(("Two of", "Three of")) and not worth:
        yield "nothing is said of any card"


def _slip(clause: str) -> tuple[int, ...]:
    """By how much one is off who has a card wrong in this way; () where no card is spoken of."""
    if it := re.search(r"counts (two|three), not one$", clause):
        return (1 - _NUMBERS.index(it[1]),)
    if it := re.search(r"is chaff .*counts (one|two|three)$", clause):
        return (-_NUMBERS.index(it[1]),)
    return (1, 2) if re.search(r"is no chaff$|and so no chaff$", clause) else ()


def _about_round(text: str, seen: Seen, law: Law, answer: int) -> Iterator[str]:
    it, right = told(seen, law), next(iter(seen.answers))
    players = len(it.losers) + 1
    for number, who in enumerate(it.who):
        yield from _about_loser(text, who, it.losers[number], law, players)
    held = reference.yaku(it.pile, law.says, "animal")[0]
    if "costs only where the winner has a yaku of brights" in text and (
            not law.says["only_for"] or BRIGHT_YAKU & set(held)):
        yield "a missing bright costs here"
    if "costs only where the winner has Ten Junk" in text and (not law.says["only_for"] or "kasu" in held):
        yield "little chaff costs here"
    if (said := re.search(r"(\d+) is the sum of the yaku, so far", text)) and not (
            int(said[1]) == answer == sum(held.values())):
        yield said[0]
    if "you said no go" in text.lower() and it.go:
        yield "a go was said"
    if (said := re.search(r"[Yy]ou said go (once|twice|\d times)", text)) and _OFTEN[said[1]] != it.go:
        yield said[0]
    said = re.search(r"a multiple of (\d+)", text)
    if said and (right % int(said[1]) or not answer % int(said[1])):
        yield said[0]
    yield from _about_two(text, it, law, answer, right)
    if said := re.search(r"(?:One thing more counts|One of these is missing): (.*)\.$", text):
        for reason in said[1].split("; "):
            if not _is_missing(reason, it, law, answer):
                yield f"{answer} does not come of {reason!r} left out"


def _about_loser(text: str, who: str, loser: set[str], law: Law, players: int) -> Iterator[str]:
    says = law.says
    if re.search(rf"{who} has no bright", text, re.IGNORECASE) and loser & (BRIGHTS | {PROTECTS}):
        yield f"{who} has a bright"
    if said := re.search(rf"{who} has the ((?:[a-z]+(?:, | and )?)+?)(?=[.;,]|$)", text, re.IGNORECASE):
        names = set(re.split(r", | and ", said[1].removesuffix(", a bright too")))
        if {card.split("-")[1] for card in loser & BRIGHTS} != names:
            yield said[0]
    if re.search(rf"stands in for a bright of {who}", text) and (loser & BRIGHTS or PROTECTS not in loser):
        yield f"{who} is not protected"
    counts = {reference.chaff(loser, says, role) for role in (False, True)}
    for said in re.finditer(rf"{who} has (\d+) chaff, (?:fewer than (\d+)|and (\d+) are enough)", text,
                            re.IGNORECASE):
        enough = says["enough"][players]
        few = said[2] is not None
        if int(said[1]) not in counts or int(said[2] or said[3]) != enough or few != (int(said[1]) < enough):
            yield said[0]
    if re.search(rf"without any chaff is spared, and {who} has none", text) and 0 not in counts:
        yield f"{who} has chaff"


def _about_two(text: str, it: Round, law: Law, answer: int, right: int) -> Iterator[str]:
    """What is said of the two losers."""
    if len(it.losers) == 1:
        return
    alone = [Chain(it, law, place).value() for place in range(2)]
    paid = reference.result(it.pile, law.says, it.losers, **it.facts)[3]
    if said := re.search(r"That is what (the .*?) (alone would bring|pays)", text):
        values = alone if said[2] == "alone would bring" else paid
        if values[it.who.index(said[1])] != answer:
            yield said[0]
    if "both losers pay together" in text and answer != sum(paid):
        yield "they do not pay that together"
    if "are not added up here" in text and answer != sum(alone):
        yield "the results do not add up to that"


def _is_missing(reason: str, it: Round, law: Law, answer: int) -> bool:
    """Whether an answer comes of it that this step is left out."""
    for place in [None, 0, 1][:1 + len(it.losers)] if it.asked is None else [it.asked]:
        chain = Chain(it, law, place)
        if "pays for" in reason or "pays nothing" in reason:  # what comes last, whatever came before
            if chain.value() == answer:
                return True
            continue
        kind = kind_of(reason, chain)
        if kind and chain.value(kind) in (answer, answer - _other(it, law)):
            return True
    return False


def _other(it: Round, law: Law) -> int:
    """What the first loser who said go pays for the other."""
    if len(it.losers) == 1 or not law.says["go_bak"] or it.asked is None or it.asked != it.first_caller:
        return 0
    owes = bool(it.losers[1 - it.asked]) or law.says["empty_pays"]
    return Chain(it, law, 1 - it.asked).value() * owes
