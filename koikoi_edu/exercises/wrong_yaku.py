"""What is wrong with the yaku that someone names for a pile."""
from collections.abc import Iterable, Sequence

from ..cards import BRIGHTS, CardSet
from ..rules import Yaku
from ..scoring import Held, Score
from ..words import listed
from .misconceptions import (
    KIND_WORDS,
    TABLE,
    Mistake,
    believing,
    cards_of,
    filled,
    lacks,
    something,
)


def yaku_mistake(true: Score, named: frozenset[str]) -> Mistake:
    """What is wrong with the yaku (ids) that someone names for a score's pile.

    A sentence for each fault, the likeliest first; how many more there are is said.
    """
    missing = [one for one in true.yaku if one.id not in named]
    right = [one.name for one in true.yaku if one.id in named]
    faults = _not_counted(true, named)
    if missing and not faults:
        return _missing(true, missing, named)
    mistake = _told(faults)
    if right and _shown(faults) == len(faults) < _MOST_FAULTS:
        return mistake._replace(text=f"{mistake.text} {_are_right(right)}.")
    return mistake


def not_counted_mistake(true: Score, named: frozenset[str]) -> Mistake:
    """Why yaku do not count that someone names for a score's pile; without a word on those that do."""
    return _told(_not_counted(true, named))


def _told(faults: Sequence[tuple[Mistake, int]]) -> Mistake:
    """Some faults as one; how many more there are is said."""
    shown = _shown(faults)
    told = [mistake for mistake, _ in faults[:shown]]
    more = sum(number for _, number in faults[shown:])
    rest = [f"{more} more that you named do not count either." if more > 1 else
            "One more that you named does not count either."] if more else []
    first, *also = dict.fromkeys([one.trap for one in told if one.trap] or [""])
    return Mistake(" ".join([*(one.text for one in told), *rest]), first,
                   CardSet({card for one in told for card in one.lit}), tuple(also))


def _shown(faults: Sequence[tuple[Mistake, int]]) -> int:
    """How many of these faults are told at a time: three, or as many as fell for two traps."""
    return max(number for number in range(min(_MOST_FAULTS, len(faults)) + 1)
               if len({mistake.trap for mistake, _ in faults[:number]}) <= _MOST_TRAPS)


_MOST_FAULTS = 3
_MOST_TRAPS = 2


def _not_counted(true: Score, named: frozenset[str]) -> list[tuple[Mistake, int]]:
    """Why some of these yaku do not count, the likeliest mistake first, each with how many it is about."""
    held = {one.id for one in true.yaku}
    wrong = [yaku for yaku in true.rules.table(true.situation.month)
             if yaku.id in named and yaku.id not in held]
    replaced = {one.id for one in true.replaced}
    groups: dict[str, list[Yaku]] = {}
    for yaku in wrong:
        if yaku.id in replaced:
            groups.setdefault(yaku.group, []).append(yaku)
    faults = [(_why_replaced(true, lower, named), len(lower)) for lower in groups.values()]
    others: dict[str, list[tuple[bool, int, Mistake]]] = {}
    for yaku in wrong:
        if yaku.id not in replaced:
            mistake = _why_not_held(true, yaku)
            others.setdefault(mistake.text, []).append((mistake.trap in ("", "short"), yaku.lacks(true.pile),
                                                         mistake))
    # What tempts comes before a yaku of which hardly anything is there.
    tempting = sorted(others.values(), key=lambda same: same[0][:2])
    return [*faults, *((same[0][-1], len(same)) for same in tempting)]


def _why_replaced(true: Score, lower: Sequence[Yaku], named: frozenset[str]) -> Mistake:
    """Why yaku of one group do not count beside a higher one of it."""
    higher = next(one for one in true.yaku if one.yaku.group == lower[0].group)
    group = [one for one in true.rules.yaku if one.group == lower[0].group]
    brights = all(one.cards <= BRIGHTS for one in group)
    of = "the bright yaku" if brights else listed(one.name for one in group)
    text = f"Of {of} only the highest counts"
    text += (f": {higher.name} replaces {listed(one.name for one in lower)}." if higher.id in named
             else f", and this pile holds a higher one than {listed((one.name for one in lower), 'or')}.")
    return Mistake(text, "replaced", higher.cards)


def _why_not_held(true: Score, yaku: Yaku) -> Mistake:
    for belief in TABLE:
        table = {one.id: one for one in believing(true.rules, belief.rules).rules.yaku}
        if yaku.id in table and table[yaku.id].worth(true.pile):
            return Mistake(filled(belief.says, true), belief.trap,
                           true.pile & (belief.cards or yaku.cards))
    for one in true.left_out:
        if one.yaku.id == yaku.id:
            return Mistake(f"{yaku.name} does not count: {one.why}.", "", one.cards)
    near = "near" if yaku.lacks(true.pile) == 1 else "short"
    return Mistake(lacks(true, yaku), near, true.pile & yaku.cards)


def _missing(true: Score, missing: list[Held], named: frozenset[str]) -> Mistake:
    if not named:
        return Mistake(something(len(missing)), "missed")
    number = "one yaku is" if len(missing) == 1 else f"{len(missing)} yaku are"
    seen = cards_of(one for one in true.yaku if one.id in named)
    shared = cards_of(missing) & seen
    so_far = _are_right(one.name for one in true.yaku if one.id in named)
    if shared:
        return Mistake(f"{so_far}, but {number} missing. A card counts in every yaku that it belongs to.",
                       "overlap", shared)
    kinds = list(dict.fromkeys(KIND_WORDS[card.kind] for card in missing[0].cards))
    return Mistake(f"{so_far}, but {number} missing. Look once more at the {listed(kinds)}.", "missed",
                   CardSet(card for card in true.pile if KIND_WORDS[card.kind] in kinds))


def _are_right(names: Iterable[str]) -> str:
    """What to say of yaku that were rightly named: "Tane and Kasu are right"."""
    names = list(names)
    return f"{listed(names)} {'is' if len(names) == 1 else 'are'} right"


def why_not_yaku(true: Score, named: frozenset[str]) -> str:
    """What is wrong with the yaku (ids) that someone names for a score's pile; "" if they are right."""
    return yaku_mistake(true, named).text
