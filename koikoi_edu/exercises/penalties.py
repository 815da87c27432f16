"""Why a loser of Go-Stop owes nothing for a missing bright, or for too little chaff (spec 4.11, 4.14)."""
from ..cards import BRIGHTS, CHAFF, CardSet, Kind
from ..scoring import Score
from ..words import listed, names
from .wrong_chaff import called, chaff_worth

_NO_WINNER = CardSet("joker-nonwinner")


def no_bright_reason(true: Score, loser: CardSet, who: str) -> tuple[str, str, CardSet]:
    """Why a loser owes nothing for a missing bright: a clause, the trap, the cards to look at."""
    spares = loser & (BRIGHTS | _NO_WINNER)
    if not spares:
        return ("a missing bright costs only where the winner has a yaku of brights", "unasked",
                true.pile & BRIGHTS)
    if brights := spares & BRIGHTS:
        also = ", a bright too" if brights == CardSet("rainman") else ""
        return f"{who} has the {names(brights)}{also}", "spared" if also else "no_bright", brights
    return f"the joker that protects a loser stands in for a bright of {who}", "spared", spares


def few_chaff_reason(true: Score, loser: CardSet, who: str) -> tuple[str, str, CardSet]:
    """Why a loser owes nothing for too little chaff: a clause, the trap, the cards to look at."""
    rules, worth = true.rules, chaff_worth(true.rules)
    cards = [card for card in loser if card in worth]
    most = sum(worth[card] for card in cards)
    always = any(card.kind is not Kind.ANIMAL for card in cards)
    if rules.no_chaff_is_safe and not always and most < rules.safe_chaff:
        cup = ", as the sake cup may be an animal" if most else ""
        return f"a loser without any chaff is spared, and {who} has none{cup}", "spared", loser
    if most < rules.safe_chaff:
        junk = next(yaku.name for yaku in rules.yaku if yaku.kind is Kind.CHAFF)
        return f"little chaff costs only where the winner has {junk}", "unasked", true.pile & CHAFF
    heavy = [card for card in cards if worth[card] > 1]
    counts = "counts" if len(heavy) == 1 else "count"
    just = bool(heavy) and len(cards) < rules.safe_chaff
    some = f": {listed(map(called, heavy))} {counts} more than one" if just else ""
    says = f"{who} has {most} chaff, and {rules.safe_chaff} are enough{some}"
    return says, "spared" if just else "few_chaff", CardSet(cards)
