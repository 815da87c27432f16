"""The yaku and the score of a pile in words: where to look, which rule it is, and the steps to the points."""
import re
from collections.abc import Callable, Iterable

from ..cards import BRIGHTS, CHAFF, MONTHS, RIBBONS, CardSet, Kind
from ..exercises.misconceptions import filled, growing, have_of
from ..rules import Rules, Yaku
from ..scoring import Held, Score, Situation, Step
from ..words import capital, count, listed, names, times
from .puzzle import Reason
from .traps import traps_of_pile

_FACTORS = {2: "doubled", 3: "times three", 4: "times four"}


def calls(situation: Situation, rules: Rules) -> str:
    """What a score depends on besides the pile: "In this round you called koi-koi once."."""
    other = "the opponent" if rules.players == 2 else "another player"
    callers = {other: situation.opponent_koikoi, "you": situation.own_koikoi}
    said = [f"{who} called koi-koi {times(number)}" for who, number in callers.items() if number]
    return " ".join([f"In this round {listed(said) or 'nobody called koi-koi'}.", *around(situation, rules)])


def around(situation: Situation, rules: Rules) -> list[str]:
    """What else a score depends on in these rules, a sentence each."""
    told = []
    if situation.month is not None:
        told.append(f"It is the round of {MONTHS[situation.month - 1]}.")
    if rules.field_multiplier != "off":
        brights = situation.field_brights
        told.append(f"{count(brights, 'bright') if brights else 'No bright'} lay on the table at the deal.")
    if rules.viewing_rain == "field":
        told.append("No willow and no paulownia lies on the table.")
    return told


def worth(held: Held) -> str:
    """What a yaku is worth and why: "Sankō 5: crane, curtain and moon."."""
    yaku, further = held.yaku, len(held.cards) - held.yaku.needs
    more = (f"; {yaku.needs} of them are worth {yaku.points}, and each further one adds {yaku.step}"
            if yaku.step and further > 0 else "")
    return f"{held!r}: {in_names(held.cards)}{more}."


def in_names(cards: CardSet) -> str:
    """Cards by their names, or how many of which kind they are: "11 chaff cards"."""
    if len(cards) < 7:
        return names(cards)
    kinds = {card.kind.many for card in cards}
    return f"{len(cards)} {kinds.pop() if len(kinds) == 1 else 'cards'}"


def summed(true: Score) -> str:
    """The sum of the yaku: "Sankō 5 + Tsukimi-zake 5 = 10", "Sankō 5", "No yaku counts"."""
    added = " + ".join(map(repr, true.yaku)) or "No yaku counts"
    return f"{added} = {true.base}" if len(true.yaku) > 1 else added


def added_up(true: Score) -> str:
    """The sum of the yaku as a sentence; of one yaku alone, what makes it; of none, what is missing."""
    if len(true.yaku) == 1:
        return worth(true.yaku[0])
    return f"{summed(true)}." if true.yaku else " ".join([f"{summed(true)}.", *not_counted(true)[:1]])


def counting(true: Score) -> str:
    """The yaku that count: "Sankō and Tane count here."."""
    return f"{listed(one.name for one in true.yaku)} {'counts' if len(true.yaku) == 1 else 'count'} here."


def multiplied(true: Score) -> list[str]:
    """What multiplies the sum, a step a sentence: "10 is 7 or more: doubled, 20."."""
    return [f"{capital(step.why)}: {_done(step)}, {step.value}." for step in true.steps[1:]]


def _done(step: Step) -> str:
    if step.factor is None:
        return f"{step.added} more"
    return _FACTORS.get(step.factor, f"times {step.factor}")


def idle_calls(true: Score) -> list[str]:
    """The calls of koi-koi that change nothing, a sentence each."""
    said = []
    if true.situation.own_koikoi and true.rules.own_koikoi == "off":
        said.append("Your own koi-koi doubles nothing.")
    if true.situation.opponent_koikoi and true.rules.opponent_koikoi_doubles == "off":
        said.append("The opponent's koi-koi doubles nothing here.")
    return said


def not_counted(true: Score) -> list[str]:
    """What only looks as if it counted, a sentence each: replaced yaku, those that lack a card, odd cards."""
    said = []
    for higher in true.yaku:
        lower = [one.name for one in true.replaced if one.yaku.group and one.yaku.group == higher.yaku.group]
        if lower:
            do, them = ("does", "it") if len(lower) == 1 else ("do", "them")
            said.append(f"{listed(lower)} {do} not count: {higher.name} replaces {them}.")
    replaced = {one.id for one in true.replaced}
    said += [f"{one.yaku.name} does not count: {one.why}." for one in true.left_out
             if one.yaku.id not in replaced]
    said += [f"{yaku.name} does not count: {lacks(true, yaku)}." for yaku in near_misses(true)]
    said += [filled(_ODD[trap], true) for trap in _ODD if trap in traps_of_pile(true)]
    return said


#: What is to be said of cards that are easily taken for something else.
_ODD = {
    "cup": "The sake cup is an animal here, not chaff.",
    "lightning": "The Lightning is chaff too.",
    "plain": "A plain red ribbon has no poem, so it is none of {akatan}'s three.",
}


def near_misses(true: Score) -> list[Yaku]:
    """The yaku that lack one card, if something of them is there, the fullest first."""
    gone = {one.id for one in true.yaku} | {one.yaku.id for one in true.left_out}
    groups = {one.yaku.group for one in true.yaku if one.yaku.group}
    rainman = bool(true.pile & "rainman")
    near = [yaku for yaku in true.rules.yaku if yaku.id not in gone and yaku.needs > 2
            and yaku.lacks(true.pile) == 1 and (yaku.group not in groups or rainman)]
    return sorted(near, key=lambda yaku: -yaku.needs)


def lacks(true: Score, yaku: Yaku) -> str:
    """What is missing: "it takes the boar, the deer and the butterflies, and 2 of the 3 cards are here"."""
    return f"it takes {', and '.join(have_of(true.pile, yaku))}"


def one_short(true: Score, yaku: Yaku) -> str:
    """That a yaku lacks one card, and which: "without curtain or phoenix it is one card short"."""
    absent = yaku.must - true.pile or yaku.cards - true.pile
    if len(absent) < 4:
        return f"without {names(absent, 'or')} it is one card short"
    return "count its cards: it is one card short"


def where(true: Score) -> Reason:
    """The first rung: the kinds of card to look at."""
    first = next((one.yaku for one in true.yaku), next(iter(near_misses(true)), None))
    if first is None:
        return Reason("Sort the pile by kind: brights, animals, ribbons and chaff.", true.pile)
    kinds = dict.fromkeys(card.kind for card in (true.pile & first.cards) or first.cards)
    return Reason(f"Look at the {listed(kind.many for kind in kinds)} first.",
                  CardSet(card for card in true.pile if card.kind in kinds))


def rule(true: Score, traps: frozenset[str]) -> Reason:
    """The rule that matters most in a pile with these traps; the general one if it has none."""
    told = _rules_of(true)
    return next((told[trap] for trap in told if trap in traps and told[trap].text),
                Reason("Compare the pile with the list of yaku, one by one.", true.pile))


def rule_of_held(true: Score, traps: frozenset[str]) -> Reason:
    """The rule that matters most for the yaku that count in a pile; without one, that for any pile."""
    if not true.yaku:
        return rule(true, traps)
    names = [one.name for one in true.yaku]
    for trap, said in _rules_of(true).items():
        about = _ABOUT.get(trap)
        fits = trap in traps and (about is None or any(about(one.yaku) for one in true.yaku))
        if fits and said.text and not all(name in said.text for name in names):
            return said
    first = true.yaku[0].yaku
    if first.step:
        return Reason(f"{_ONE[len(names) > 1]} takes many cards of one kind.", true.yaku[0].cards)
    certain = "certain " * (first.needs == len(first.cards))
    return Reason(f"{_ONE[len(names) > 1]} takes {first.needs} {certain}cards.", true.yaku[0].cards)


_ONE = ("It", "One of them")
#: Of which yaku a trap speaks; those that are not here speak of what counts, whatever it is.
_ABOUT: dict[str, Callable[[Yaku], bool]] = {
    "rainman": lambda yaku: yaku.cards <= BRIGHTS,
    "plain": lambda yaku: yaku.cards <= RIBBONS,
    "cup": lambda yaku: yaku.cards <= CHAFF or bool(yaku.cards & "sake"),
    "near": lambda yaku: False,
}


def _rules_of(true: Score) -> dict[str, Reason]:
    """What is to be said of each trap in a pile, the one that matters most first."""
    pile = true.pile
    told = {
        "rainman": (_rainman(true.rules), BRIGHTS),
        "replaced": ("Of the bright yaku only the highest counts.", BRIGHTS)
        if any(one.yaku.cards <= BRIGHTS for one in true.replaced)
        else ("A higher yaku replaces a lower one of its kind.", pile),
        "plain": ("Red ribbons with a poem are those of January, February and March; the others carry none.",
                  CardSet(card for card in pile if card.kind is Kind.RIBBON)),
        "cup": ("The sake cup is an animal here, not chaff.", CardSet("sake")),
        "overlap": ("A card counts in every yaku that it belongs to.", pile),
        "lightning": ("The Lightning is chaff.", CardSet("lightning")),
        "further": (f"In {growing(true.rules)} each further card adds a point.", pile),
        "near": ("Something here lacks a single card: count the cards of each yaku.", pile),
    }
    return {trap: Reason(text, pile & cards) for trap, (text, cards) in told.items()}


def _rainman(rules: Rules) -> str:
    without = [yaku.name for yaku in rules.yaku if yaku.cards <= BRIGHTS and not yaku.cards & "rainman"]
    return f"The Rainman does not count in {listed(without, 'or')}." if without else ""


def once(steps: Iterable[str]) -> tuple[str, ...]:
    """Steps without the sentences that one before has said."""
    said: dict[str, int] = {}
    for at, step in enumerate(steps):
        for sentence in re.split(r"(?<=[.?!]) ", step):
            said.setdefault(sentence, at)
    told: dict[int, list[str]] = {}
    for sentence, at in said.items():
        told.setdefault(at, []).append(sentence)
    return tuple(" ".join(sentences) for sentences in told.values())


def first_step(true: Score, answer: int) -> Reason:
    """The third rung for a number: one yaku worked out, or what to count, but never the answer."""
    if not true.yaku:
        near = next(iter(near_misses(true)), None)
        if near is None:
            return Reason("Take the list of yaku and ask of each whether its cards are all here.", true.pile)
        return Reason(f"Begin with {near.name}: {one_short(true, near)}.", true.pile & near.cards)
    first = true.yaku[0]
    if first.points != answer:
        alone = len(true.yaku) == 1
        said = f"{first.name} is" if alone else f"Begin with {first.name}: it is"
        return Reason(f"{said} worth {first.points}.", first.cards)
    if first.yaku.step:
        return Reason(f"{first.name} takes {first.yaku.text}: count them.", first.cards)
    return Reason(f"Look up what {first.name} is worth in the list of yaku.", first.cards)
