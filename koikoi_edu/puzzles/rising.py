"""What cards more do for a pile: which yaku they make or raise, and why they make none."""
from collections.abc import Iterable
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


def rise(rules: Rules, pile: CardSet, more: CardSet) -> int:
    """By how many points the sum of the yaku rises with these cards."""
    base = scorer(rules).base
    return base((pile | more).bits) - base(pile.bits)


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


def cards_of(held: Iterable[Held]) -> CardSet:
    """Every card that makes one of these yaku."""
    return CardSet({card for one in held for card in one.cards})


def rainman_in_vain(rules: Rules, pile: CardSet) -> Yaku | None:
    """The yaku that a pile would hold if the Rainman were a bright like the others."""
    if not pile & RAINMAN:
        return None
    return next((yaku for yaku in _of_dry_brights(rules) if yaku.lacks(pile) == 1), None)


def cup_in_vain(rules: Rules, pile: CardSet) -> Yaku | None:
    """The yaku that a pile would hold if the sake cup were chaff."""
    if not pile & SAKE:
        return None
    return next((yaku for yaku in _of_chaff(rules) if yaku.lacks(pile) == 1), None)


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
    held = next((one for one in _of_chaff(rules) if one.step and one.worth(pile)), None)
    if held and more == SAKE:
        return Fault(f"The sake cup is an animal here and no chaff, so it adds nothing to {held.name}.",
                     "cup", SAKE)
    best = None
    for yaku in rules.yaku:
        if yaku.cards.bits & more.bits and (missing := yaku.lacks(after)):
            nearer = best is None or missing < best[0]
            if nearer and not any(above.worth(after) for above in _above(rules)[yaku.id]):
                best = missing, yaku
    if best is None:
        return Fault("No yaku gains by that.", "", more)
    missing, yaku = best
    have = after & yaku.cards
    if not can_be_made(yaku, after, gone):
        has = yaku.cards & gone
        return Fault(f"{takes(yaku)}, and the opponent has {names(has)}: you can't make it any more.", "gone",
                     have | has)
    brights = more.bits & yaku.cards.bits & BRIGHTS.bits
    alone = "A bright alone makes no yaku. " if brights and missing > 1 else ""
    return Fault(f"{alone}{takes(yaku)}: with {names(more & yaku.cards)} your pile has {len(have)} of "
                 f"{yaku.needs}.", "bait" if brights else "near" if missing == 1 else "", have)


def most_rises(rules: Rules, pile: CardSet) -> int:
    """How often the sum of a pile may have risen while it grew: once for each yaku, the lower ones that are
    now replaced, and the further cards that add points."""
    held = scorer(rules).find(pile.bits)[0]
    ids, groups = {one.id for one in held}, {one.yaku.group for one in held} - {""}
    lower = {(yaku.group, yaku.needs) for yaku in rules.yaku
             if yaku.group in groups and yaku.id not in ids and yaku.worth(pile)}
    return len(lower) + sum(1 + len(one.cards) - one.yaku.needs if one.yaku.step else 1 for one in held)


def possible_calls(rules: Rules, pile: CardSet, own: int, opponent: int) -> tuple[int, int]:
    """So many calls of koi-koi, or as many fewer as there can have been before the sum of a pile rose last.

    A player is asked each time that the sum rises, and has not called at the last time (spec 6.6).
    """
    most = rules.max_calls if isinstance(rules.max_calls, int) else max(own, opponent)
    return min(own, most, max(0, most_rises(rules, pile) - 1)), min(opponent, most)


def can_be_made(yaku: Yaku, pile: CardSet, gone: CardSet) -> bool:
    """False once too many of the cards that a pile lacks for a yaku are gone."""
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
