"""From a picture to the file of a card: the frame, and the register of all cards."""

from collections.abc import Callable
from typing import NamedTuple

from .nib import drawn
from .palette import FRAME, FRAME_LINE, HEIGHT, INK, INNER_RADIUS, OUTER_RADIUS, PAPER, WIDTH
from .pen import paint

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


def plate(inset: int, radius: int, attributes: str = "") -> str:
    """A rectangle as big as the card less an inset all round, with round corners."""
    size = f'width="{WIDTH - 2 * inset}" height="{HEIGHT - 2 * inset}" rx="{radius}"'
    return f'<rect x="{inset}" y="{inset}" {size}{attributes}/>'


def svg(card_id: str) -> str:
    """The whole file of a card. Its clip path is named after the card: many cards share one page."""
    picture, ground = CARDS[card_id]
    clip = f"clip-{card_id}"
    inside = FRAME, INNER_RADIUS
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" ',
            f'width="{WIDTH}" height="{HEIGHT}">',
            f'<clipPath id="{clip}">{plate(*inside)}</clipPath>',
            plate(0, OUTER_RADIUS, paint(INK)),
            plate(*inside, paint(ground)),
            f'<g clip-path="url(#{clip})" fill="none" stroke-linejoin="round" stroke-linecap="round">',
            drawn(picture()),
            "</g>",
            plate(*inside, paint("none", INK, FRAME_LINE)),
            "</svg>\n",
        ]
    )
