"""What may lie hidden: worlds, ways to spread the unseen cards over the other hands and the stock."""
from random import Random

from ..game import View

#: Hands by seat and the stock, all as card indexes; the next card of the stock comes first.
World = tuple[list[list[int]], list[int]]


class Worlds:
    """Worlds that fit what a player sees, each as likely as any other, drawn one after another.

    A shuffle of the unseen cards serves several worlds: each begins where the hands of the one before it
    ended, so that in a few worlds every unseen card lies once in another hand. Where nobody else holds a card
    each world is a shuffle of its own.
    """

    def __init__(self, view: View, rng: Random) -> None:
        self._draw = rng.random
        self._own = [card.index for card in view.hand]
        self._player, self._sizes = view.player, view.hand_sizes
        self._unseen = [card.index for card in view.unseen]
        self._hidden = sum(view.hand_sizes) - view.hand_sizes[view.player]
        self._stock = view.stock_size
        self._order: list[int] = []
        self._at = self._last = 0

    def next(self) -> World:
        """Another world; its lists belong to who asked."""
        at = self._at + self._hidden
        if at > self._last or not self._hidden or not self._order:
            cards, draw = self._unseen, self._draw
            lots = [draw() for _ in cards]
            order = [cards[place] for place in sorted(range(len(cards)), key=lots.__getitem__)]
            self._order, self._last, at = order + order, max(len(cards) - self._hidden, 0), 0
        self._at = at
        order, hands = self._order, []
        for seat, size in enumerate(self._sizes):
            if seat == self._player:
                hands.append(self._own[:])
            else:
                hands.append(order[at:at + size])
                at += size
        return hands, order[at:at + self._stock]
