"""Stop or koi-koi, as players in the worlds decide it: by what one card more would bring each of them.

Koi-koi, if  own hand cards × R  >  other hand cards × D + S / 3

S are the points of stopping now. R is by how much they would rise with one card more in the pile, D what
another player would score with one card more after the call; both on average over the open cards, those that
lie in no pile. So it needs nothing but the rules. Against players who take the same cards and never call, it
gains more than half a point a round under Vanikar's rules, and more than a point under Tentos's.
"""
from collections import Counter
from itertools import chain

from ..fast import Position
from ..game import Round
from ..scoring import Scorer

#: Of the points of stopping, what a koi-koi puts at risk.
STAKE = 1 / 3


def calls(position: Position) -> bool:
    """Whether the player who is asked calls koi-koi, in a round on plain ints."""
    kit, player, field = position.kit, position.player, position.field
    cards, every, codes = len(position.hands[player]), sum(position.calls), _open_codes(position)
    if not cards:
        return False
    # Many chaff cards add the same to a pile.
    kinds = Counter(codes).items()

    def more(seat: int, others: int) -> list[tuple[int, int]]:
        """The points with an open card that raises the sum of a player's yaku, and how many bring them."""
        base, pile, own = position.bases[seat], position.piles[seat], position.calls[seat]
        least = max(position.totals[seat] + 1, kit.min_total)
        return [(kit.final(points, own, others, field), number) for code, number in kinds
                if (points := base(pile + code)) >= least]

    own = position.calls[player]
    stop = kit.final(position.totals[player], own, every - own, field)
    rise = sum([number * (points - stop) for points, number in more(player, every - own)])
    danger = 0
    for seat, hand in enumerate(position.hands):
        if seat != player and hand:
            others = every + 1 - position.calls[seat]
            danger += len(hand) * sum([number * points for points, number in more(seat, others)])
    return cards * rise > danger + STAKE * stop * len(codes)


def _open_codes(position: Position) -> list[int]:
    """What each card that lies in no pile would add to the number of one."""
    codes, hands = position.kit.codes, position.hands
    found = [codes[card] for card in chain(*hands, position.stock)]
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
