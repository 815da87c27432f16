"""What cards more do for a pile: which yaku they make or raise, and why they make none."""
from collections.abc import Callable, Iterable
from functools import lru_cache

from ..cards import ANIMALS, BRIGHTS, CHAFF, RIBBONS, CardSet
from ..rules import Rules, Yaku
from ..scoring import Held, scorer
from ..words import count, listed, names
from .puzzle import Fault

SAKE, RAINMAN = CardSet("sake"), CardSet("rainman")


def raised(rules: Rules, pile: CardSet, more: CardSet) -> tuple[Held, ...]:
    """The yaku that are new or worth more once these cards lie in the pile as well."""
    find = scorer(rules).find
    before = {one.id: one.points for one in find(pile.bits)[0]}
    return tuple(one for one in find((pile | more).bits)[0] if one.points > before.get(one.id, 0))


def takes(yaku: Yaku, *, further: bool = False) -> str:
    """What a yaku takes, in words: "Tane takes five animals". further: say what more cards add as well."""
    more = f", and each further one adds {yaku.step}" if further and yaku.step else ""
    return f"{yaku.name} takes {what_it_takes(yaku)}{more}"


def what_it_takes(yaku: Yaku) -> str:
    """What makes a yaku, without what further cards add: "five animals"."""
    return yaku.least or names(yaku.cards)


def kind_words(cards: CardSet) -> str:
    """The kinds of these cards: "brights and animals"."""
    kinds = {"brights": BRIGHTS, "animals": ANIMALS, "ribbons": RIBBONS, "chaff": CHAFF}
    return listed([word for word, of_kind in kinds.items() if of_kind & cards])


def sum_of(held: Iterable[Held]) -> str:
    """Yaku with their points, as a sum: "Sankō 5 + Tane 1", "no yaku"."""
    return " + ".join(map(repr, held)) or "no yaku"


def rainman_in_vain(rules: Rules, pile: CardSet) -> Yaku | None:
    """The yaku that a pile would hold if the Rainman were a bright like the others."""
    if not pile.bits & RAINMAN.bits:
        return None
    return next((yaku for yaku in _of_dry_brights(rules) if yaku.lacks(pile) == 1), None)


def cup_in_vain(rules: Rules, pile: CardSet) -> Yaku | None:
    """The yaku that a pile would hold if the sake cup were chaff."""
    if not pile.bits & SAKE.bits:
        return None
    return next((yaku for yaku in _of_chaff(rules) if yaku.lacks(pile) == 1), None)


def why_no_rise(rules: Rules, pile: CardSet, more: CardSet, gone: CardSet = CardSet()) -> Fault:
    """Why these cards add nothing to a pile, in a sentence or two. gone: the opponent's pile."""
    trap, text, lit = _no_rise(rules, pile, more, gone)
    return Fault(text(), trap, lit)


def trap_of_no_rise(rules: Rules, pile: CardSet, more: CardSet, gone: CardSet = CardSet()) -> str:
    """The trap in that these cards add nothing to a pile, as `why_no_rise` has it."""
    return _no_rise(rules, pile, more, gone)[0]


def _no_rise(rules: Rules, pile: CardSet, more: CardSet, gone: CardSet) -> "_NoRise":
    after = pile | more
    yaku = rainman_in_vain(rules, after)
    touched = yaku is not None and more.bits & (yaku.cards.bits | RAINMAN.bits)
    if yaku and touched and not raised(rules, CardSet(), after & BRIGHTS):
        dry = yaku
        return "rainman", lambda: (f"The Rainman does not count for {dry.name}: it takes "
                                   f"{what_it_takes(dry)}."), after & BRIGHTS
    yaku = cup_in_vain(rules, after)
    if yaku and more.bits & (yaku.cards.bits | SAKE.bits):
        chaff, cards = yaku, after & yaku.cards
        return "cup", lambda: (f"The sake cup is an animal here and no chaff: {takes(chaff)}, and that makes "
                               f"{count(len(cards), 'chaff card')}."), cards | (after & SAKE)
    held = [one for one in _of_chaff(rules) if one.step and one.worth(pile)] if more == SAKE else []
    if held:
        return "cup", lambda: ("The sake cup is an animal here and no chaff, so it adds nothing to "
                               f"{held[0].name}."), SAKE
    best = None
    for yaku in rules.yaku:
        if yaku.cards.bits & more.bits and (missing := yaku.lacks(after)):
            nearer = best is None or missing < best[0]
            if nearer and not any(above.worth(after) for above in _above(rules)[yaku.id]):
                best = missing, yaku
    if best is None:
        return "", lambda: "No yaku gains by that.", more
    missing, near = best
    have = after & near.cards
    if not can_be_made(near, gone):
        has = near.cards & gone
        return "gone", lambda: (f"{takes(near)}, and the opponent has {names(has)}: you can't make it any "
                                "more."), have | has
    bright = bool(more.bits & near.cards.bits & BRIGHTS.bits)
    alone = "A bright alone makes no yaku. " if bright and missing > 1 == len(have) else ""
    return "bait" if bright else "near" if missing == 1 else "", lambda: (
        f"{alone}{takes(near)}: with {names(more & near.cards)} your pile has {len(have)} of "
        f"{near.needs}."), have


#: A trap, what makes the words about it, and the cards to look at.
_NoRise = tuple[str, Callable[[], str], CardSet]


def can_be_made(yaku: Yaku, gone: CardSet) -> bool:
    """False once too many of the cards that make a yaku are gone."""
    return not yaku.must.bits & gone.bits and (yaku.cards.bits & ~gone.bits).bit_count() >= yaku.needs


@lru_cache(maxsize=64)
def _of_dry_brights(rules: Rules) -> tuple[Yaku, ...]:
    return tuple(yaku for yaku in rules.yaku if yaku.cards <= BRIGHTS - RAINMAN)


@lru_cache(maxsize=64)
def _of_chaff(rules: Rules) -> tuple[Yaku, ...]:
    return tuple(yaku for yaku in rules.yaku if yaku.cards <= CHAFF)


@lru_cache(maxsize=64)
def _above(rules: Rules) -> dict[str, tuple[Yaku, ...]]:
    return {yaku.id: rules.above(yaku) for yaku in rules.yaku}
