"""A second opinion on Koi-Koi: written from the rules alone (spec 1, 3, 5-7, 11), slow, in plain words.

It shares nothing with the engine. Cards are ids, sets of cards are sets of ids, actions are words.
"""
from collections.abc import Generator, Iterable
from itertools import combinations

DECK = """
pine-crane pine-poem pine-1 pine-2
plum-warbler plum-poem plum-1 plum-2
cherry-curtain cherry-poem cherry-1 cherry-2
wisteria-cuckoo wisteria-ribbon wisteria-1 wisteria-2
iris-bridge iris-ribbon iris-1 iris-2
peony-butterflies peony-blue peony-1 peony-2
clover-boar clover-ribbon clover-1 clover-2
pampas-moon pampas-geese pampas-1 pampas-2
chrysanthemum-sake chrysanthemum-blue chrysanthemum-1 chrysanthemum-2
maple-deer maple-blue maple-1 maple-2
willow-rainman willow-swallow willow-ribbon willow-lightning
paulownia-phoenix paulownia-1 paulownia-2 paulownia-red
""".split()

BRIGHTS = {"pine-crane", "cherry-curtain", "pampas-moon", "willow-rainman", "paulownia-phoenix"}
ANIMALS = {"plum-warbler", "wisteria-cuckoo", "iris-bridge", "peony-butterflies", "clover-boar",
           "pampas-geese", "chrysanthemum-sake", "maple-deer", "willow-swallow"}
POEMS = {"pine-poem", "plum-poem", "cherry-poem"}
BLUES = {"peony-blue", "chrysanthemum-blue", "maple-blue"}
RIBBONS = POEMS | BLUES | {"wisteria-ribbon", "iris-ribbon", "clover-ribbon", "willow-ribbon"}
CHAFF = set(DECK) - BRIGHTS - ANIMALS - RIBBONS


def yaku(pile: Iterable[str]) -> dict[str, int]:
    """Every yaku in a pile with its points (spec 6.7)."""
    pile = set(pile)
    held = {}
    brights = pile & BRIGHTS
    dry = brights - {"willow-rainman"}
    if len(brights) == 5:
        held["goko"] = 10
    elif len(dry) == 4:
        held["shiko"] = 8
    elif len(brights) == 4:
        held["ameshiko"] = 7
    elif len(dry) == 3:
        held["sanko"] = 5
    if {"pampas-moon", "chrysanthemum-sake"} <= pile:
        held["tsukimi"] = 5
    if {"cherry-curtain", "chrysanthemum-sake"} <= pile:
        held["hanami"] = 5
    if {"clover-boar", "maple-deer", "peony-butterflies"} <= pile:
        held["inoshikacho"] = 5
    if len(pile & ANIMALS) >= 5:
        held["tane"] = len(pile & ANIMALS) - 4
    if len(pile & POEMS) == 3:
        held["akatan"] = 5
    if len(pile & BLUES) == 3:
        held["aotan"] = 5
    if len(pile & RIBBONS) >= 5:
        held["tanzaku"] = len(pile & RIBBONS) - 4
    if len(pile & CHAFF) >= 10:
        held["kasu"] = len(pile & CHAFF) - 9
    return held


def base(pile: Iterable[str]) -> int:
    """Their sum."""
    return sum(yaku(pile).values())


def total(pile: Iterable[str], other_called: bool) -> int:
    """Points on stopping (spec 6.8)."""
    points = base(pile)
    seven = points >= 7
    if seven:
        points = points * 2
    if other_called:
        points = points * 2
    return points


def month(card: str) -> str:
    return card.split("-")[0]


# All rule sets (spec 2.3, 3.8, 3.9, 5.6-5.8, 6.7, 6.8, 7.1, 7.7, 7.9, 11.1) ---------------------------------

MONTHS = [DECK[start:start + 4] for start in range(0, 48, 4)]
#: goko, shiko, ameshiko, sanko: the points of each book in which the highest of them counts alone.
BRIGHT_POINTS = {"vanikar": (10, 8, 7, 5), "tsukifuda": (10, 8, 6, 5), "polish": (10, 8, 7, 5),
                 "nintendo": (10, 8, 7, 5), "fudawiki": (15, 8, 7, 6), "flash": (15, 10, 8, 6),
                 "koikoi-japan": (10, 8, 7, 5)}
BOOKS = ("tentos", *BRIGHT_POINTS)
#: What the books say where a house rule can say otherwise.
HABITS = {
    "tentos": {"sake": "either", "field": "per_bright", "own": "multiply"},
    "vanikar": {"sake": "animal", "seven": True, "opponent": "once"},
    "tsukifuda": {"sake": "animal", "wild": "bridge", "viewing": "bonus_only", "month": 5},
    "polish": {"sake": "both", "seven": True, "opponent": "once"},
    "nintendo": {"sake": "both", "seven": True, "opponent": "once"},
    "fudawiki": {"sake": "both", "month": 4, "seven": True, "opponent": "once"},
    "flash": {"sake": "both", "viewing": "off", "month": 4},
    "koikoi-japan": {"sake": "both", "own": "japan"},
}
NO_HABITS = {"sake": "animal", "wild": "none", "viewing": "always", "rain": "off", "season": False,
             "month": "off", "godori": False, "five": 0, "brights": "usual", "best": False, "seven": False,
             "opponent": "off", "own": "off", "field": "off", "number": False, "together": "product"}


def all_yaku(book, pile, house=None, *, own=0, month=None, willow_out=False, paulownia_out=False):
    """Every yaku that counts in a pile, with its points, under one book and house rules."""
    says = {**NO_HABITS, **HABITS[book], **(house or {})}
    pile = set(pile)
    swinging = set()
    if says["sake"] == "either" or says["wild"] == "sake":
        swinging.add("chrysanthemum-sake")
    if says["wild"] == "bridge":
        swinging.add("iris-bridge")
    swinging &= pile
    best = None
    # Every way to take the cards that are an animal or chaff; the ways with more animals come first.
    ways = [set(way) for size in range(len(swinging) + 1) for way in combinations(sorted(swinging), size)]
    for as_chaff in ways:
        animals = pile & ANIMALS - as_chaff
        chaff = pile & CHAFF | as_chaff
        if says["sake"] == "both" and says["wild"] != "sake":
            chaff |= pile & {"chrysanthemum-sake"}
        found = _with_these(book, says, pile, animals, chaff, own, month, willow_out, paulownia_out)
        if best is None or sum_of(found, says["best"]) > sum_of(best, says["best"]):
            best = found
    return best


def sum_of(held, best=False):
    """The sum of the yaku; with `best`, those are equals of which one counts."""
    return max(held.values(), default=0) if best else sum(held.values())


def _with_these(book, says, pile, animals, chaff, own, month, willow_out, paulownia_out):
    held = _brights(book, says, pile & BRIGHTS)
    poems, blues, ribbons = len(pile & POEMS) == 3, len(pile & BLUES) == 3, len(pile & RIBBONS)
    trio = {"clover-boar", "maple-deer", "peony-butterflies"} <= pile
    tane = len(animals) - 4 if len(animals) >= 5 else 0
    tanzaku = ribbons - 4 if ribbons >= 5 else 0
    if book in ("nintendo", "fudawiki"):
        if trio:
            held["inoshikacho"] = 5 + len(animals) - 3
        elif tane:
            held["tane"] = tane
        if poems and blues:
            held["akatan-aotan"] = 10 + ribbons - 6
        elif poems:
            held["akatan"] = 5 + ribbons - 3
        elif blues:
            held["aotan"] = 5 + ribbons - 3
        elif tanzaku:
            held["tanzaku"] = tanzaku
    else:
        each = {"tentos": 3, "flash": 6}.get(book, 5)
        held |= {"inoshikacho": 5} if trio else {}
        held |= {"tane": tane} if tane else {}
        held |= {"tanzaku": tanzaku} if tanzaku else {}
        held |= {"akatan": each} if poems else {}
        held |= {"aotan": each} if blues else {}
        if poems and blues and book == "tentos":
            held["dueling-triads"] = 3
        if poems and blues and book == "koikoi-japan":
            held["akatan-aotan"] = 10
    if len(chaff) >= 10:
        held["kasu"] = len(chaff) - 9
    if says["godori"] and {"plum-warbler", "wisteria-cuckoo", "pampas-geese"} <= pile:
        held["godori"] = 5
    if says["month"] != "off" and month is not None and set(MONTHS[month - 1]) <= pile:
        held["tsukifuda"] = says["month"]
    if says["viewing"] == "always" or (says["viewing"] == "bonus_only" and held):
        held |= _viewing(book, says, pile, own, month, willow_out, paulownia_out)
    if says["best"] and held:
        top = max(held.values())
        held = {name: points for name, points in held.items() if points == top}
    return held


def _brights(book, says, brights):
    dry = len(brights - {"willow-rainman"})
    four_wet = len(brights) >= 4 and "willow-rainman" in brights
    held = {}
    if book == "tentos":
        held |= {"sanko": 8} if dry >= 3 else {}
        held |= {"ameshiko": 2} if four_wet else {}
        held |= {"shiko": 4} if dry == 4 else {}
    else:
        goko, shiko, ameshiko, sanko = BRIGHT_POINTS[book]
        if len(brights) == 5:
            held["goko"] = goko
        if dry == 4:
            held["shiko"] = shiko
        if four_wet:
            held["ameshiko"] = ameshiko
        if dry >= 3:
            held["sanko"] = sanko
        if held and says["brights"] != "cumulative":
            highest = next(iter(held))
            held = {highest: held[highest]}
    if says["five"] and len(brights) == 5:
        held["five-brights"] = says["five"]
    return held


def _viewing(book, says, pile, own, month, willow_out, paulownia_out):
    moon = {"pampas-moon", "chrysanthemum-sake"} <= pile
    flower = {"cherry-curtain", "chrysanthemum-sake"} <= pile
    if says["rain"] == "field":
        flower, moon = flower and not willow_out, moon and not paulownia_out
    if says["rain"] in ("captured_brights", "bga") and pile & {"willow-rainman", "paulownia-phoenix"}:
        flower = moon = False
    if says["rain"] == "captured_cards":
        flower = flower and "willow-rainman" not in pile
        moon = moon and not any(card.startswith("paulownia") for card in pile)
    points = (3 if own else 1) if book == "koikoi-japan" else 5
    moons, flowers = (2 if says["season"] and month == its_own else 1 for its_own in (8, 3))
    return ({"tsukimi": points * moons} if moon else {}) | ({"hanami": points * flowers} if flower else {})


def final(book, base_points, house=None, *, number=1, own=0, opponent=0, field=0, loser=0):
    """The points on stopping, from the sum of the yaku and their number."""
    says = {**NO_HABITS, **HABITS[book], **(house or {})}
    if base_points == 0:
        return 0
    points = base_points
    mine = 1  # what the player's own calls multiply by, or in their place the number of yaku
    if says["number"]:
        mine = number
    elif says["own"] == "multiply":
        mine = 1 + own
    elif says["own"] == "double_if_called" and own >= 1:
        mine = 2
    elif says["own"] == "japan" and own <= 3:
        points += own
    elif says["own"] == "japan":
        mine = own - 2
    elif says["own"] == "go" and own == 1:
        points += 1
    elif says["own"] == "go" and own > 1:
        mine = own
    elif says["own"] == "go_korean":
        points += own
        for _ in range(3, own + 1):
            mine *= 2
    if says["seven"] and base_points >= 7:
        points *= 2
    if says["opponent"] == "once" and opponent >= 1:
        points *= 2
    if says["opponent"] == "per_call":
        points *= 1 + opponent
    brights = 1
    if says["field"] == "per_bright":
        brights = 1 + field
    if says["field"] == "any_bright" and field:
        brights = 2
    if says["field"] == "bright_count" and field:
        brights = field
    if says["together"] == "sum" and mine > 1 and brights > 1:
        return points * (mine + brights) + loser * brights
    return (points * mine + loser) * brights


# A round of Vanikar Koi-Koi ------------------------------------------------------------------------------

class Board:
    """Where the cards lie, and what has been called."""

    def __init__(self, hands: Iterable[Iterable[str]], table: Iterable[str], stock: Iterable[str]) -> None:
        self.hands = [set(hand) for hand in hands]
        self.table = set(table)
        self.stock = list(stock)
        self.piles: list[set[str]] = [set(), set()]
        self.calls = [0, 0]
        self.waiting: str | None = None  # a card that lies nowhere until its player has chosen
        self.turns = 0


#: Yields who is asked and what can be answered.
Question = tuple[int, set[str]]


def play_round(board: Board, dealer: int) -> Generator[Question, str, tuple[int | None, list[int]]]:
    """A round (spec 6.5, 6.6, 6.8, 6.9): yields each question, takes its answer.

    Returns the winner, None for a drawn round, and the points of both.
    """
    player = dealer
    while board.hands[0] or board.hands[1]:
        before = base(board.piles[player])
        answer = yield player, {f"play {card}" for card in board.hands[player]}
        card = answer.split()[1]
        board.hands[player].remove(card)
        yield from _lay(board, player, card)
        yield from _lay(board, player, board.stock.pop(0))
        board.turns += 1
        if base(board.piles[player]) > before:
            stops = True
            if board.hands[player]:
                stops = (yield player, {"stop", "koi-koi"}) == "stop"
            if stops:
                points = [0, 0]
                points[player] = total(board.piles[player], board.calls[1 - player] > 0)
                return player, points
            board.calls[player] += 1
        player = 1 - player
    return None, [0, 0]


def _lay(board: Board, player: int, card: str) -> Generator[Question, str, None]:
    same = {other for other in board.table if month(other) == month(card)}
    if len(same) == 0:
        board.table.add(card)
        return
    if len(same) == 2:
        board.waiting = card
        answer = yield player, {f"take {other}" for other in same}
        board.waiting = None
        same = {answer.split()[1]}
    board.table -= same
    board.piles[player] |= same | {card}
