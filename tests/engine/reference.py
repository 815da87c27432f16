"""A second opinion on Vanikar Koi-Koi: written from the rules alone (spec 1 and 6), slow, in plain words.

It shares nothing with the engine. Cards are ids, sets of cards are sets of ids, actions are words.
"""
from collections.abc import Generator, Iterable

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
