"""From a picture to the file of a card: the frame, and the register of all cards."""

from collections.abc import Callable
from typing import NamedTuple

from .palette import FRAME, FRAME_LINE, HEIGHT, INK, INNER_RADIUS, OUTER_RADIUS, PAPER, WIDTH
from .pen import rect

Picture = Callable[[], list[str]]


class Card(NamedTuple):
    """A picture, the parts of which are painted in order, and the colour it is painted on."""

    picture: Picture
    ground: str


CARDS: dict[str, Card] = {}  # by card id, which is also the name of the file


def card(card_id: str, ground: str = PAPER) -> Callable[[Picture], Picture]:
    """Registers a function that returns the parts of a picture as the card of that id."""

    def register(picture: Picture) -> Picture:
        if card_id in CARDS:
            raise ValueError(f"{card_id} is drawn twice")
        CARDS[card_id] = Card(picture, ground)
        return picture

    return register


def svg(card_id: str) -> str:
    """The whole file of a card. Its clip path is named after the card: many cards share one page."""
    picture, ground = CARDS[card_id]
    clip = f"clip-{card_id}"
    inside = (FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME, INNER_RADIUS)
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" ',
            f'width="{WIDTH}" height="{HEIGHT}">',
            f'<clipPath id="{clip}">{rect(*inside)}</clipPath>',
            rect(0, 0, WIDTH, HEIGHT, OUTER_RADIUS, INK),
            rect(*inside, ground),
            f'<g clip-path="url(#{clip})" fill="none" stroke-linejoin="round" stroke-linecap="round">',
            *picture(),
            "</g>",
            rect(*inside, "none", INK, FRAME_LINE),
            "</svg>\n",
        ]
    )
