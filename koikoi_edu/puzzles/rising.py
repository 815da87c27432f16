"""What cards more do for a pile: which yaku they make or raise, and why they make none."""
from ..cards import BRIGHTS, CHAFF, Card, CardSet
from ..errors import shown
from ..exercises.naming import CardNames, Unreadable
from ..rules import Rules, Yaku
from ..scoring import Held, progress, scorer
from ..words import count, names
from .puzzle import Fault

SAKE, RAINMAN = CardSet("sake"), CardSet("rainman")


def raised(rules: Rules, pile: CardSet, more: CardSet) -> tuple[Held, ...]:
    """The yaku that are new or worth more once these cards lie in the pile as well."""
    find = scorer(rules).find
    before = {one.id: one.points for one in find(pile.bits)[0]}
    return tuple(one for one in find((pile | more).bits)[0] if one.points > before.get(one.id, 0))


def rise(rules: Rules, pile: CardSet, more: CardSet) -> int:
    """By how many points the sum of the yaku rises with these cards."""
    base = scorer(rules).base
    return base((pile | more).bits) - base(pile.bits)


def takes(yaku: Yaku) -> str:
    """What a yaku takes, in words: "Tane takes five animals"."""
    return f"{yaku.name} takes {what_it_takes(yaku)}"


def what_it_takes(yaku: Yaku) -> str:
    """What makes a yaku, without what further cards add: "five animals"."""
    return yaku.text.partition(", and each further")[0] or names(yaku.cards)


def sum_of(held: tuple[Held, ...]) -> str:
    """Yaku with their points, as a sum: "Sankō 5 + Tane 1", "no yaku"."""
    return " + ".join(map(repr, held)) or "no yaku"


def rainman_in_vain(rules: Rules, pile: CardSet) -> Yaku | None:
    """The yaku that a pile would hold if the Rainman were a bright like the others."""
    if not pile & RAINMAN:
        return None
    return next((yaku for yaku in rules.yaku if yaku.cards <= BRIGHTS and not yaku.cards & RAINMAN
                 and len(pile & yaku.cards) == yaku.needs - 1), None)


def cup_in_vain(rules: Rules, pile: CardSet) -> Yaku | None:
    """The yaku that a pile would hold if the sake cup were chaff."""
    if not pile & SAKE:
        return None
    return next((yaku for yaku in rules.yaku if yaku.cards <= CHAFF
                 and len(pile & yaku.cards) == yaku.needs - 1), None)


def why_no_rise(rules: Rules, pile: CardSet, more: CardSet, gone: CardSet = CardSet()) -> Fault:
    """Why these cards add nothing to a pile, in a sentence or two. gone: the opponent's pile."""
    after = pile | more
    yaku = rainman_in_vain(rules, after)
    if yaku and more & (yaku.cards | RAINMAN) and not raised(rules, CardSet(), after & BRIGHTS):
        return Fault(f"The Rainman does not count for {yaku.name}: it takes {what_it_takes(yaku)}.",
                     "rainman", after & BRIGHTS)
    yaku = cup_in_vain(rules, after)
    if yaku and more & (yaku.cards | SAKE):
        return Fault(f"The sake cup is an animal here and no chaff: {yaku.name} takes {what_it_takes(yaku)}, "
                     f"and that makes {count(len(after & yaku.cards), 'chaff card')}.",
                     "cup", after & (yaku.cards | SAKE))
    held = next((one for one in rules.yaku if one.cards <= CHAFF and one.step and one.worth(pile)), None)
    if held and more == SAKE:
        return Fault(f"The sake cup is an animal here and no chaff, so it adds nothing to {held.name}.",
                     "cup", SAKE)
    rows = [row for row in progress(after, rules, gone=gone)
            if row.missing and row.yaku.cards & more and not _is_replaced(rules, row.yaku, after)]
    if not rows:
        return Fault("No yaku gains by that.", "", more)
    row = min(rows, key=lambda row: row.missing)
    new, lit = names(more & row.yaku.cards), after & row.yaku.cards
    if not row.possible:
        has = row.yaku.cards & gone
        return Fault(f"{takes(row.yaku)}, and the opponent has {names(has)}: you can't make it any more.",
                     "gone", lit | has)
    brights = bool(more & row.yaku.cards & BRIGHTS)
    trap = "bait" if brights else "near" if row.missing == 1 else ""
    some = ("no yaku comes from a bright alone. " if brights and row.missing > 1 else "")
    return Fault(f"{some}{takes(row.yaku)}: with {new} your pile has {len(row.have)} of {row.yaku.needs}.",
                 trap, lit)


def _is_replaced(rules: Rules, yaku: Yaku, pile: CardSet) -> bool:
    return any(above.worth(pile) for above in rules.above(yaku))


def read_card(answer: object, among: CardSet) -> Card:
    """The one card of an answer, one of these. Raises Unreadable."""
    card: Card = CardNames(among).one(answer)
    if card not in among:
        raise Unreadable(f"{card.name} is not among the cards to choose from: {names(among)}.")
    return card


def read_word(answer: object, words: dict[str, str], asked: str) -> str:
    """The choice that an answer means. words: each spelling (small letters), and what it means."""
    text = " ".join(str(answer).lower().replace("-", " ").split()).strip(" .!")
    text = text.removesuffix(" scores").removesuffix(" score")
    if text not in words:
        raise Unreadable(f"The answer is {asked}, not {shown(answer)}.")
    return words[text]
