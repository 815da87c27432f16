"""What learners believe, as rule sets: someone who doubles their own koi-koi plays by other rules.

A wrong answer is explained by finding the wrong rules under which it would be right.
"""
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from ..cards import BRIGHTS, POEM_RIBBONS, CardSet, Kind
from ..rules import Rules, Yaku
from ..scoring import Held, Score, Scorer
from ..words import count, listed, names

#: The red ribbons that carry no poem (spec 1).
PLAIN_RIBBONS = CardSet("wisteria-ribbon iris-ribbon clover-ribbon willow-ribbon")


class Mistake(NamedTuple):
    """What led to a wrong answer.

    text: the mistake and the rule, in a sentence or two, "" where nothing explains the answer. trap: what it
    fell for, an id of `puzzles.traps.TRAPS`, or "". lit: the cards to look at. also: other traps that the
    text names.
    """

    text: str
    trap: str = ""
    lit: CardSet = CardSet()
    also: tuple[str, ...] = ()


class Misconception(NamedTuple):
    """Rules that someone has in mind, made from the true ones.

    says: what is to be said to them; `filled` puts in the names of yaku. rules: the true rules as changed by
    the belief. trap: as in `Mistake`. cards: those that it is about, in whatever pile; all that make a yaku
    if there are none. overlooked: the yaku that is not seen, where that is all.
    """

    says: str
    rules: Callable[[Rules], Rules]
    trap: str
    cards: CardSet = CardSet()
    overlooked: Held | None = None


class WrongSum(NamedTuple):
    """A sum that someone works out from a score (-1: none), and what is to be said to them."""

    says: str
    points: Callable[[Score], int]
    trap: str


def _options(**changes: object) -> Callable[[Rules], Rules]:
    return lambda rules: rules.variant(**changes)


def _yaku(change: Callable[[Yaku], Yaku | None]) -> Callable[[Rules], Rules]:
    def changed(rules: Rules) -> Rules:
        return replace(rules, yaku=tuple(new for one in rules.yaku if (new := change(one))))
    return changed


def _counting(id: str, more: str | CardSet = "", less: str | CardSet = "") -> Callable[[Rules], Rules]:
    return _yaku(lambda one: replace(one, cards=(one.cards | more) - less) if one.id == id else one)


@lru_cache(maxsize=4096)
def without(*ids: str) -> Callable[[Rules], Rules]:
    """Rules that lack these yaku."""
    return _yaku(lambda one: None if one.id in ids else one)


@lru_cache
def _sooner(id: str) -> Callable[[Rules], Rules]:
    """Rules in which one yaku is complete a card sooner."""
    return _yaku(lambda one: replace(one, needs=one.needs - 1)
                 if one.id == id and one.needs > max(1, len(one.must)) else one)


@lru_cache(maxsize=256)
def _later(id: str) -> Callable[[Rules], Rules]:
    """Rules in which one yaku takes a card more."""
    return _yaku(lambda one: replace(one, needs=one.needs + 1)
                 if one.id == id and one.needs < len(one.cards) else one)


@lru_cache(maxsize=256)
def _a_point_each(id: str) -> Callable[[Rules], Rules]:
    """Rules in which one yaku is worth as many points as it has cards."""
    return _yaku(lambda one: replace(one, points=one.needs) if one.id == id else one)


def _where(holds: Callable[[Rules], bool], **changes: object) -> Callable[[Rules], Rules]:
    """As `_options`, under rules for which this holds: what is said of the belief is not true of others."""
    return lambda rules: rules.variant(**changes) if holds(rules) else rules


#: Doublings that are forgotten.
DOUBLINGS = (
    Misconception("A sum of 7 or more doubles.", _options(seven_doubles=False), "seven"),
    Misconception("The opponent called koi-koi, and that doubles your score.",
                  _options(opponent_koikoi_doubles="off"), "opponent_call"),
)
#: One of these is forgotten, and it can't be told which.
ONE_DOUBLING = Misconception(" ".join(["One of two doublings is missing.", *(one.says for one in DOUBLINGS)]),
                             DOUBLINGS[0].rules, "twice")

#: Doublings that are not in the rules.
CALLS = (
    Misconception("The opponent's koi-koi doubles once, however often they called; calls are not counted.",
                  _where(lambda rules: rules.opponent_koikoi_doubles == "once",
                         opponent_koikoi_doubles="per_call"), "calls"),
    Misconception("Your own koi-koi doubles nothing; only the opponent's does.",
                  _where(lambda rules: rules.own_koikoi == "off" and rules.opponent_koikoi_doubles != "off",
                         own_koikoi="multiply"), "own_call"),
    Misconception("Your own koi-koi counts for you in these rules.", _options(own_koikoi="off"), "own_call"),
    Misconception("Koi-koi doubles nothing in these rules.",
                  _where(lambda rules: rules.own_koikoi == "off" and rules.opponent_koikoi_doubles == "off",
                         own_koikoi="multiply", opponent_koikoi_doubles="once"), "own_call"),
)

_ONLY_HIGHEST = "Of the bright yaku only the highest counts."
_HIGHER_REPLACES = "A higher yaku replaces a lower one of its kind."

#: What is believed of the yaku.
TABLE = (
    Misconception("The Rainman is not one of {sanko}'s three.", _counting("sanko", BRIGHTS), "rainman",
                  BRIGHTS),
    Misconception("{shiko} takes the four brights without the Rainman: 3 of the 4 cards are here.",
                  _counting("shiko", BRIGHTS), "rainman", BRIGHTS),
    Misconception("The sake cup is an animal here, not chaff.", _counting("kasu", "sake"), "cup",
                  CardSet("sake")),
    Misconception("The Lightning is chaff too.", _counting("kasu", less="lightning"), "lightning",
                  CardSet("lightning")),
    Misconception("{akatan} takes the three ribbons with a poem; a plain red ribbon has none.",
                  _counting("akatan", PLAIN_RIBBONS), "plain", POEM_RIBBONS | PLAIN_RIBBONS),
    Misconception(_ONLY_HIGHEST,
                  _yaku(lambda one: replace(one, group="") if one.cards <= BRIGHTS else one),
                  "replaced", BRIGHTS),
    Misconception(_HIGHER_REPLACES,
                  _yaku(lambda one: one if one.cards <= BRIGHTS else replace(one, group="")), "replaced"),
    Misconception("{further}", _yaku(lambda one: replace(one, step=0)), "further"),
)
MISCONCEPTIONS = CALLS + TABLE

#: Doublings that are given where there are none, or in another way.
WRONG_DOUBLINGS = (
    WrongSum("Your own koi-koi doubles nothing.",
             lambda it: 2 * it.total if it.situation.own_koikoi and it.rules.own_koikoi == "off" else -1,
             "own_call"),
    WrongSum("Your own koi-koi doubles nothing.",
             lambda it: it.total << it.situation.own_koikoi if it.rules.own_koikoi == "off" else -1,
             "own_call"),
    WrongSum("The opponent's koi-koi doubles once, however often they called; a further call adds nothing.",
             lambda it: it.total << max(0, it.situation.opponent_koikoi - 1)
             if it.rules.opponent_koikoi_doubles == "once" else -1, "calls"),
    WrongSum("Only a sum of 7 or more doubles, and the sum of these yaku is below 7.",
             lambda it: 2 * it.base if it.base < 7 and it.rules.seven_doubles else -1, "seven"),
    WrongSum("What has to be 7 or more is the sum of the yaku, before anything doubles.",
             lambda it: 2 * it.total if it.base < 7 <= it.total and it.rules.seven_doubles else -1, "seven"),
    WrongSum("Nobody called koi-koi, so nothing doubles for that.",
             lambda it: 2 * it.total if not any(it.situation[:2]) else -1, "opponent_call"),
    WrongSum("Two doublings make four times the sum, for the second one doubles what the first has doubled.",
             lambda it: 3 * it.base if it.total == 4 * it.base else -1, "twice"),
)

#: Other things that are taken for the sum of the yaku.
WRONG_SUMS = (
    WrongSum("That is the worth of one yaku alone; all yaku of a pile add up.",
             lambda it: max(one.points for one in it.yaku) if len(it.yaku) > 1 else -1, "missed"),
    WrongSum("Card points, those of brights, animals, ribbons and chaff, only tell the kinds apart; points "
             "come from yaku.",
             lambda it: sum(card.points for card in it.pile), "card_points"),
    WrongSum("That is the number of cards; points come from yaku.", lambda it: len(it.pile), "asked"),
    WrongSum("That is how many yaku there are; what counts is the worth of each.",
             lambda it: len(it.yaku) if len(it.yaku) > 1 else -1, "asked"),
)


#: How the sentence begins that is said of a yaku that is not seen.
LEFT_OUT = "That leaves out "
KIND_WORDS = {Kind.BRIGHT: "brights", Kind.ANIMAL: "animals", Kind.RIBBON: "ribbons", Kind.CHAFF: "chaff",
              Kind.JOKER: "jokers"}


@lru_cache(maxsize=4096)
def believing(true: Rules, *beliefs: Callable[[Rules], Rules]) -> Scorer:
    """Scores by the true rules as changed by these beliefs, one after the other."""
    for belief in beliefs:
        true = belief(true)
    return Scorer(true)


def filled(says: str, true: Score) -> str:
    """What is said to a belief about this score, with the names that the yaku have in its rules."""
    names = {yaku.id: yaku.name for yaku in true.rules.yaku}
    named = {id: names.get(id, id) for id in ("sanko", "shiko", "akatan")}
    return says.format(further=_further(true), **named)


def _further(true: Score) -> str:
    """What cards beyond those that a yaku needs add, a sentence for each yaku that has any."""
    said = [f"{one.name} takes {one.yaku.least} for {count(one.yaku.points, 'point')}, and {beyond(one)}."
            for one in true.yaku if one.yaku.step and len(one.cards) > one.yaku.needs]
    return " ".join(said) or f"In {growing(true.rules)} each further card adds a point."


def beyond(held: Held) -> str:
    """What the cards beyond those that a yaku needs add: "the sixth card adds 1"."""
    yaku, more = held.yaku, len(held.cards) - held.yaku.needs
    nth = [_ORDINALS[at] if at < len(_ORDINALS) else f"{at}th"
           for at in range(yaku.needs + 1, len(held.cards) + 1)]
    if more > 2:
        return f"each of the {more} further cards adds {yaku.step}"
    return f"the {' and the '.join(nth)} card {'adds' if more == 1 else 'add'} {yaku.step}" + (
        " each" if more == 2 else "")


_ORDINALS = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
             "tenth", "eleventh", "twelfth")


def growing(rules: Rules, last: str = "and") -> str:
    """The yaku to which further cards add points: "Tane, Tanzaku and Kasu"."""
    return listed((one.name for one in rules.yaku if one.step), last)


def believed(true: Score, *beliefs: Misconception) -> Score:
    """What someone with these beliefs makes of a pile."""
    believer = believing(true.rules, *(one.rules for one in beliefs))
    return believer.score(true.pile, true.situation)


def overlooking(true: Score) -> Iterator[Misconception]:
    """For each yaku, that it is not seen, perhaps as its cards serve others as well."""
    for held in true.yaku:
        others = cards_of(one for one in true.yaku if one != held)
        shared = held.cards & others if held.yaku.step else CardSet()
        belong = "belongs" if len(shared) == 1 else "belong"
        says = f"{LEFT_OUT}{held.name}: {held.yaku.text}."
        if shared:
            says = ("A card counts in every yaku that it belongs to, and "
                    f"{names(shared)} {belong} to {held.name} too: {held.yaku.text}.")
        yield Misconception(says, without(held.id), "overlap" if shared else "missed", held.cards, held)


def replaced_too(true: Score) -> Iterator[Misconception]:
    """That replaced yaku count beside the higher one: each of them alone, two together, and so on."""
    replaced = {one.id: one for one in true.replaced}
    for number in range(1, len(replaced)):
        for some in combinations(replaced, number):
            counts = f"That counts {listed(replaced[id].name for id in some)} as well."
            brights = all(replaced[id].yaku.cards <= BRIGHTS for id in some)
            yield Misconception(f"{counts} {_ONLY_HIGHEST if brights else _HIGHER_REPLACES}",
                                _beside(frozenset(replaced.keys() - set(some))), "replaced", true.cards)


@lru_cache(maxsize=4096)
def _beside(others: frozenset[str]) -> Callable[[Rules], Rules]:
    """Rules in which yaku replace no others, without these ones."""
    return _yaku(lambda one: None if one.id in others else replace(one, group=""))


def lacking_one(true: Score) -> Iterator[Misconception]:
    """For each yaku that lacks one card, that it is complete."""
    held = {one.id for one in true.yaku}
    for yaku in true.rules.yaku:
        if yaku.id not in held and yaku.lacks(true.pile) == 1:
            yield Misconception(lacks(true, yaku), _sooner(yaku.id), "near", yaku.cards)


def miscounting(true: Score) -> Iterator[list[Misconception]]:
    """For each way to miscount a yaku that grows, those of the pile with which it can be done: a card too
    many, a card too few, and each card taken for a point."""
    grown = [held for held in true.yaku if held.yaku.step and held.yaku.counts_only]
    kinds = {held.id: listed(dict.fromkeys(KIND_WORDS[card.kind] for card in held.cards)) for held in grown}
    yield [Misconception(f"That counts a card too many in {held.name}: count the {kinds[held.id]} once more.",
                         _sooner(held.id), "further", held.cards) for held in grown]
    yield [Misconception(f"A card of {held.name} is missing in that: count the {kinds[held.id]} once more.",
                         _later(held.id), "further", held.cards)
           for held in grown if len(held.cards) > held.yaku.needs]
    yield [Misconception(f"The first {held.yaku.needs} cards of {held.name} are worth 1 point together, not "
                         f"one each{f'; {beyond(held)}' if len(held.cards) > held.yaku.needs else ''}.",
                         _a_point_each(held.id), "further", held.cards)
           for held in grown if held.yaku.points == held.yaku.step == 1]


def have_of(pile: CardSet, yaku: Yaku) -> tuple[str, str]:
    """What a yaku takes at least and what a pile has of it: "five animals", "4 of the 5 cards are here"."""
    takes, have = yaku.least, yaku.needs - yaku.lacks(pile)
    if not have:
        return takes, "none of them is here"
    return takes, f"{have} of the {yaku.needs} cards {'is' if have == 1 else 'are'} here"


def lacks(true: Score, yaku: Yaku) -> str:
    """That a yaku is not complete, in a sentence: "Tane takes five animals: 4 of the 5 cards are here."."""
    return f"{yaku.name} takes {': '.join(have_of(true.pile, yaku))}."


def cards_of(yaku: Iterable[Held]) -> CardSet:
    """Every card that makes one of these yaku."""
    return CardSet({card for one in yaku for card in one.cards})


def something(number: int) -> str:
    """What is said where no yaku is seen in a pile that has so many."""
    yaku = "one yaku is" if number == 1 else f"{number} yaku are"
    return f"There is something in this pile: {yaku} to be found."
