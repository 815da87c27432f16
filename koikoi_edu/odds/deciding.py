"""Stop or koi-koi, as players in the worlds decide it: by what one card more would bring each of them.

Koi-koi, if  own hand cards × R  >  other hand cards × D + S / 3

S are the points of stopping now. R is how much more it would be after a koi-koi and with one card more in
the pile, D what another player would score then with one card more; both count only cards that raise the sum
of the yaku, and are means over the open cards, those that lie in no pile. So it needs nothing but the rules.
Against players who take the same cards and never call, it gains more than half a point a round under
Vanikar's rules, and more than a point under Tentos's.
"""
from collections import Counter
from itertools import chain

from ..fast import Position, Sums
from ..game import Round
from ..scoring import Scorer

#: Of the points of stopping, what a koi-koi puts at risk.
STAKE = 1 / 3


def calls(position: Position) -> bool:
    """Whether the player who is asked calls koi-koi, in a round on plain ints."""
    kit, player, field = position.kit, position.player, position.field
    cards, every, own = len(position.hands[player]), sum(position.calls), position.calls[player]
    if not cards:
        return False
    codes = _open_codes(position)
    # Many chaff cards add the same to a pile.
    kinds = Counter(codes).items()
    total, pile = position.totals[player], position.piles[player]
    stop = kit.final(total, own, every - own, field)
    base, rise = sums_now(position, player, called=True).base, 0
    for code, number in kinds:
        more = base(pile + code)
        if more > total:
            rise += number * (kit.final(more, own + 1, every - own, field) - stop)
    # What is left of the rise, once the stake is taken from it.
    spare = cards * rise - STAKE * stop * len(codes)
    for seat, hand in enumerate(position.hands):
        if spare <= 0:
            return False
        if seat == player or not hand:
            continue
        own, pile = position.calls[seat], position.piles[seat]
        base = sums_now(position, seat, called=own > 0).base
        least = max(base(pile) + 1, kit.min_total)
        for code, number in kinds:
            more = base(pile + code)
            if more >= least:
                spare -= len(hand) * number * kit.final(more, own, every + 1 - own, field)
    return spare > 0


def sums_now(position: Position, seat: int, called: bool) -> Sums:
    """What the yaku of a player who has or has not called come to, as the table is now."""
    kit = position.kit
    rain, fog = (kit.shifts and position.table[month] > 0 for month in (10, 11))
    return kit.sums(kit.by_call and called, rain, fog)


def _open_codes(position: Position) -> list[int]:
    """What each card that lies in no pile would add to the number of one."""
    codes = position.kit.codes
    found = [codes[card] for card in chain(*position.hands, position.stock)]
    for month, cards in enumerate(position.table):
        while cards:
            found.append(codes[4 * month + _LOWEST[cards]])
            cards &= cards - 1
    return found


#: The lowest of four bits.
_LOWEST = [(bits & -bits).bit_length() - 1 for bits in range(16)]


def goes(state: Round, scorer: Scorer) -> bool:
    """The same in a public round, by the sums of the yaku in place of points."""
    player, piles, totals = state.to_play, [pile.bits for pile in state.piles], state.bases
    sizes, least = [len(hand) for hand in state.hands], state.rules.min_total
    cards = [card.bit for zone in (*state.hands, state.stock, state.table) for card in zone]

    def more(seat: int) -> list[int]:
        due = max(totals[seat] + 1, least)
        return [points for bit in cards if (points := scorer.base(piles[seat] | bit)) >= due]

    stop, better = totals[player], more(player)
    danger = sum([size * sum(more(seat)) for seat, size in enumerate(sizes) if seat != player and size])
    return sizes[player] * (sum(better) - stop * len(better)) > danger + STAKE * stop * len(cards)
