"""What makes a puzzle hard, and what a wrong answer fell for: one list of words for both."""
from collections.abc import Iterator

from ..cards import CardSet
from ..scoring import Score, progress

#: Every trap by its id, in words that go into "what cost most: ...".
TRAPS = {
    "missed": "a yaku that is easily missed",
    "near": "a yaku that lacks one card",
    "overlap": "a card that serves two yaku",
    "replaced": "a lower yaku that a higher one replaces",
    "rainman": "the Rainman",
    "cup": "the sake cup, an animal and no chaff",
    "lightning": "the Lightning, which is chaff",
    "further": "cards beyond those that a yaku needs",
    "seven": "a sum just below 7, or just there",
    "opponent_call": "the opponent's koi-koi",
    "own_call": "your own koi-koi",
    "calls": "koi-koi called more than once",
    "card_points": "card points, which never count",
    "bait": "a bright that completes nothing",
    "kin": "a card of the right kind that a yaku does not take",
    "gone": "a card that the opponent has",
    "unmatched": "a hand card that takes nothing",
    "choice": "two table cards to choose from",
    "three": "three of a month on the table",
    "spare": "a card that is not needed",
    "exact": "exactly so many points, and no more",
    "held": "a yaku from before, which did not rise",
    "last": "a yaku made on the last card",
    "order": "whose last card comes first",
    "drawn": "the card from the stock",
}


def difficulty(traps: frozenset[str]) -> int:
    """How hard a puzzle with these traps is: 1 with none, one more for each, at most 5."""
    return min(5, 1 + len(traps))


def traps_of(score: Score) -> frozenset[str]:
    """The traps in working out a score from its pile and situation."""
    return frozenset([*_in_pile(score), *_in_situation(score)])


def _in_pile(score: Score) -> Iterator[str]:
    held = {one.id for one in score.yaku}
    cards = [card for one in score.yaku for card in one.cards]
    if len(set(cards)) < len(cards):
        yield "overlap"
    if score.replaced:
        yield "replaced"
    if any(one.yaku.step and len(one.cards) > one.yaku.needs for one in score.yaku):
        yield "further"
    near = [row for row in progress(score.pile, score.rules) if row.missing == 1 and row.yaku.id not in held]
    if near:
        yield "near"
    if score.pile & "rainman" and len(score.pile & _BRIGHTS) > 2:
        yield "rainman"
    if score.pile & "sake" and any(row.yaku.id == "kasu" and row.missing == 1 for row in near):
        yield "cup"


def _in_situation(score: Score) -> Iterator[str]:
    rules, calls = score.rules, score.situation
    if rules.seven_doubles and score.base in (6, 7):
        yield "seven"
    if calls.opponent_koikoi:
        yield "opponent_call"
    if calls.own_koikoi:
        yield "own_call"
    if calls.opponent_koikoi > 1:
        yield "calls"


_BRIGHTS = CardSet("crane curtain moon rainman phoenix")
