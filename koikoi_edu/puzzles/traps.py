"""What makes a puzzle hard, and what a wrong answer fell for: one list of words for both."""
from collections.abc import Iterator

from ..cards import BRIGHTS, CHAFF, CardSet
from ..exercises.misconceptions import PLAIN_RIBBONS
from ..scoring import Score

#: Every trap by its id, in words that go into "what cost most: ...".
TRAPS = {
    "missed": "a yaku that is easily missed",
    "near": "a yaku that lacks one card",
    "overlap": "a card that serves two yaku",
    "replaced": "a lower yaku that a higher one replaces",
    "rainman": "the Rainman",
    "cup": "the sake cup, an animal and no chaff",
    "lightning": "the Lightning, which is chaff",
    "plain": "a plain red ribbon, which has no poem",
    "further": "cards beyond those that a yaku needs",
    "seven": "the doubling from a sum of 7 on",
    "doubled": "the sum of the yaku, before anything doubles",
    "twice": "two doublings, which make four times the sum",
    "opponent_call": "the opponent's koi-koi",
    "own_call": "your own koi-koi",
    "calls": "koi-koi called more than once",
    "card_points": "card points, which never count",
    "month": "the month of a card",
    "kind": "the kind of a card",
    "name": "the name of a card",
    "pattern": "the cards that a yaku takes",
    "worth": "the points of a yaku",
    "hopeless": "yaku that can no longer be made",
    "match": "the standing in the match",
    "bait": "a bright that completes nothing",
    "kin": "a card of the right kind that a yaku does not take",
    "gone": "a card that the opponent has",
    "unmatched": "a hand card that takes nothing",
    "choice": "two table cards to choose from",
    "three": "three of a month on the table",
    "spare": "more cards than are needed",
    "exact": "exactly so many points, and no more",
    "held": "a yaku from before, which did not rise",
    "last": "a yaku made on the last card",
    "order": "whose last card comes first",
    "drawn": "the card from the stock",
    "short": "a yaku that lacks several cards",
    "low": "a yaku that is worth too little",
    "few": "too little counted",
    "many": "too much counted",
    "asked": "a number that was not asked for",
    "needs": "how many cards a yaku takes",
    "steps": "the order of the steps of a score",
    "played": "a last card that is played already",
    # Go-Stop (spec 4.9, 4.11, 4.14)
    "heavy": "chaff that counts two",
    "role": "the sake cup, an animal or two chaff",
    "joker": "a joker that counts as chaff",
    "idle_joker": "a joker that is no chaff",
    "junk": "the points of Ten Junk, fewer than its chaff",
    "added": "points that are added before anything multiplies",
    "goes": "go said more than once",
    "no_bright": "a loser without a bright",
    "few_chaff": "a loser with too little chaff",
    "spared": "a loser who is just spared",
    "unasked": "a penalty for which the winner has no yaku",
    "double_joker": "the joker for a double score",
    "shown": "what the winner has shown, bombed or waited for",
    "two_losers": "two losers, each to be looked at alone",
    "go_bak": "a loser who said go",
}

#: What else takes from a point: hints, giving up, wrong answers that no trap has led to; and what a record
#: does not say, as it is older than these or was changed by hand.
HINTS, GIVEN_UP, SLIPS, UNTOLD = "hints", "given-up", "slips", "untold"
COSTS = TRAPS | {HINTS: "hints", GIVEN_UP: "puzzles given up", SLIPS: "other wrong answers",
                 UNTOLD: "what was not written down"}


def difficulty(traps: frozenset[str]) -> int:
    """How hard a puzzle with these traps is: 1 with none, one more for each, at most 5."""
    return min(5, 1 + len(traps))


def traps_of(score: Score) -> frozenset[str]:
    """The traps in working out a score from its pile and situation."""
    return traps_of_pile(score) | traps_of_situation(score)


def traps_of_names(score: Score) -> frozenset[str]:
    """The traps in naming the yaku of a pile: how many further cards there are does not matter."""
    return traps_of_pile(score) - {"further"}


def traps_of_pile(score: Score) -> frozenset[str]:
    """The traps in adding up the yaku of a pile."""
    return frozenset(_in_pile(score))


def traps_of_situation(score: Score) -> frozenset[str]:
    """The traps in what multiplies the sum of the yaku."""
    return frozenset(_in_situation(score))


def _in_pile(score: Score) -> Iterator[str]:
    pile, held = score.pile.bits, {one.id for one in score.yaku}
    seen = shared = 0
    for one in score.yaku:
        shared |= seen & one.cards.bits
        seen |= one.cards.bits
    if shared:
        yield "overlap"
    groups = {one.yaku.group for one in score.yaku} - {""}
    lower = [yaku for yaku in score.rules.yaku if yaku.group in groups and yaku.id not in held]
    if any(yaku.worth(score.pile) for yaku in lower):  # as `score.replaced` has it, but quicker
        yield "replaced"
    if any(one.yaku.step and len(one.cards) > one.yaku.needs for one in score.yaku):
        yield "further"
    short = [yaku for yaku in score.rules.yaku
             if yaku.needs > 2 and yaku.id not in held and yaku.lacks(score.pile) == 1]
    if short:
        yield "near"
    if pile & _RAINMAN and any(yaku.cards <= BRIGHTS and not yaku.cards.bits & _RAINMAN for yaku in short):
        yield "rainman"
    if pile & PLAIN_RIBBONS.bits and any(yaku.id == "akatan" for yaku in short):
        yield "plain"
    for yaku in score.rules.yaku:
        if yaku.step and yaku.cards.bits & CHAFF.bits == CHAFF.bits:
            counted = pile & yaku.cards.bits
            if pile & _SAKE & ~yaku.cards.bits and counted.bit_count() + 1 >= yaku.needs:
                yield "cup"
            if counted & _LIGHTNING and yaku.id in held:
                yield "lightning"


def _in_situation(score: Score) -> Iterator[str]:
    rules, calls = score.rules, score.situation
    if rules.seven_doubles and (score.base in (6, 7) or score.base < 7 <= score.total):
        yield "seven"
    if sum(step.factor is not None for step in score.steps) > 1:
        yield "twice"
    if calls.opponent_koikoi:
        yield "opponent_call"
    if calls.own_koikoi:
        yield "own_call"
    if calls.opponent_koikoi > 1:
        yield "calls"


_RAINMAN, _SAKE, _LIGHTNING = (CardSet(name).bits for name in ("rainman", "sake", "lightning"))
