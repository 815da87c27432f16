"""The wild geese of August."""

from typing import NamedTuple

from ..palette import FINE, INK, OCHRE, PAPER, VEIN, YELLOW
from ..pen import blob, circle, mapped, path, place, rewritten, spline

BODY = (  # from the crown along the long neck, back and tail, and back along belly, breast and throat
    "-64,-3 -60,-12 -50,-13 -40,-7 -26,-8 -10,-15 12,-17 34,-12 54,-5! 53,6! 34,15 8,21 -12,18 -28,8 -42,2 "
    "-54,3 -62,1"
)
BELLY = "53,6! 34,15 8,21 -12,18 -24,11! -6,13 14,11 34,6"
TAIL = "M44 -9L74 -14L68 -2L73 11L42 9Z"
BEAK = "M-62 -8L-82 1L-61 3Z"

# A wing that grows to the right from the shoulder, its leading edge above: black fingers, brown coverts.
FINGERS = spline(
    "0,0! .16,-.12 .38,-.14 .66,-.06 1,.1! .9,.12 .78,.11! .86,.2 .92,.27! .78,.26 .68,.21! .73,.32 .77,.41! "
    ".64,.37 .56,.3! .58,.42 .6,.52! .48,.46 .42,.37! .42,.48 .4,.56! .28,.5 .12,.38! .06,.36 0,.36!",
    closed=False,
)
COVERTS = (
    "M0 0C.06 -.06 .14 -.12 .24 -.13C.34 -.14 .44 -.12 .54 -.08Q.6 .04 .5 .12Q.52 .22 .4 .24Q.38 .34 .26 .34"
    "Q.16 .4 .04 .34"
)
SLITS = "M.78 .11L.6 .03M.68 .21L.54 .1M.56 .3L.5 .2"
ROW = "M.08 .18Q.14 .26 .22 .2Q.28 .24 .34 .14Q.4 .14 .42 .04"


class Wing(NamedTuple):
    """How a wing is held: shoulder, direction in degrees, length; below the body it is turned over."""

    x: float
    y: float
    degrees: float
    length: float
    below: bool = False


# The far and the near wing at three beats
UP = Wing(-22, -8, -92, 82), Wing(-12, -10, -60, 102)
BACK = Wing(-20, -8, -58, 74), Wing(-10, -10, -28, 102)
DOWN = Wing(-22, 6, 88, 78, below=True), Wing(-10, 8, 54, 98, below=True)
Beat = tuple[Wing, Wing]


def laid(shape: str, wing: Wing) -> str:
    sided = mapped(shape, (1, 0, 0, -1 if wing.below else 1, 0, 0))
    return place(sided, wing.x, wing.y, wing.degrees, wing.length)


def fingers(wing: Wing) -> str:
    return path(laid(FINGERS, wing), INK, PAPER, VEIN) + path(laid(SLITS, wing), None, PAPER, VEIN)


def coverts(wing: Wing) -> str:
    return path(laid(COVERTS, wing), OCHRE, INK, FINE) + path(laid(ROW, wing), None, PAPER, VEIN)


def goose(x: float, y: float, beat: Beat, degrees: float, scale: float) -> str:
    """A goose that flies to the left; x, y is in its body."""
    far, near = beat
    parts = [
        fingers(far),
        fingers(near),
        coverts(near),
        path(TAIL, INK, INK, FINE),
        blob(BODY, OCHRE, width=FINE),
        blob(BELLY, PAPER, width=FINE),
        path(BEAK, YELLOW, INK, FINE),
        circle(-55, -5, 2.4, INK),
    ]
    return rewritten("".join(parts), lambda data: place(data, x, y, degrees, scale))  # no line gets thinner
