"""The wild geese of August, each at another beat of its wings."""

from typing import NamedTuple

from ..palette import FINE, INK, OCHRE, PAPER, YELLOW
from ..pen import blob, circle, group, path, spline

BODY = (  # from the beak along the nape, back and tail, and back along the breast and throat
    "-86,-20! -80,-28 -70,-28 -60,-20 -44,-12 -22,-14 4,-14 30,-6 66,-4! 66,4! 44,10 16,18 -10,17 -28,9 "
    "-48,-2 -64,-10 -82,-13!"
)
RUMP = "34,-5! 66,-5! 66,5! 44,10 30,14! 38,4"


class Beat(NamedTuple):
    """Wings at one moment: the far one, the near one and its coverts, the lines reserved in either."""

    far: str
    near: str
    slits: str
    coverts: str
    scallops: str


RAISED = Beat(
    "-30,-6! -52,-40 -56,-68 -40,-116! -32,-104 -32,-96! -24,-110! -20,-98 -22,-90! -12,-100! -12,-84 "
    "-14,-76! -6,-86! -4,-62 -10,-40 0,-10!",
    "-24,-6! -32,-40 -20,-70 26,-122! 30,-110 29,-104! 38,-114! 41,-102 38,-95! 48,-104! 50,-92 46,-85! "
    "56,-93! 57,-80 52,-72! 62,-78! 60,-62 52,-50! 54,-40 46,-32! 48,-22 36,-16! 34,-8 28,-4! 2,4",
    "M29 -104L-4 -66M38 -95L6 -58M46 -85L15 -50M52 -72L23 -42M52 -50L28 -32M46 -32L28 -20",
    "-19,-6! -27,-31 -19,-54 0,-76! 4,-68 0,-63! 10,-65 7,-54! 16,-54 12,-43! 23,-41 18,-31! 28,-26 "
    "23,-17! 29,-12 23,-4! 2,2",
    "M-18 -40Q-6 -34 -2 -48M-16 -22Q-6 -14 0 -30Q6 -18 14 -28",
)
SPREAD = Beat(
    "-20,-8! -8,-30 16,-46 66,-62! 62,-54 56,-50! 74,-52! 70,-44 62,-40! 76,-40! 70,-32 60,-28! 68,-26! "
    "54,-18 40,-12 26,-6!",
    "-26,2! -20,26 2,44 62,74! 60,66 56,61! 73,65! 70,56 64,51! 78,52! 74,44 67,40! 77,39! 68,30 56,25! "
    "54,18 44,16! 40,8 28,5! 0,-4",
    "M56 61L18 38M64 51L24 30M67 40L32 23M56 25L38 15",
    "-21,2! -16,20 -2,32 22,42! 21,35 18,31! 30,36 26,26! 37,29 30,21! 38,19 32,14! 35,10 27,6! 22,4 0,-3",
    "M-10 10Q-2 22 6 14M4 20Q14 28 18 18",
)
LOWERED = Beat(
    "-30,2! -60,14 -78,40 -82,86! -72,78 -70,70! -68,84! -58,76 -58,66! -54,78! -44,64 -46,54! -38,66! "
    "-28,44 -10,8!",
    "-24,-8! -50,16 -54,50 -34,104! -29,94 -29,86! -20,99! -15,89 -17,81! -6,91! -2,80 -6,71! 6,79! 8,64 "
    "2,54! 12,52 10,40! 20,36 18,22! 26,12 26,-4! 2,-12",
    "M-29 86L-36 48M-17 81L-27 44M-6 71L-18 38M2 54L-8 32M10 40L2 24",
    "-19,-8! -40,10 -42,29 -34,53! -30,47 -29,40! -22,52 -20,37! -12,45 -12,32! -3,37 -4,25! 6,28 "
    "5,18! 14,16 13,7! 21,4 21,-4! 2,-11",
    "M-32 26Q-24 34 -16 22M-30 6Q-20 18 -12 6Q-6 14 2 2",
)


def goose(x: float, y: float, beat: Beat, degrees: float = 0, scale: float = 1) -> str:
    """A goose in flight to the left, its body around x, y."""
    parts = [
        path(spline(beat.far), INK),
        blob(BODY, OCHRE),
        path(spline(RUMP), INK),
        path("M-82 -26L-108 -12L-80 -13Z", YELLOW, INK, FINE),
        circle(-71, -21, 3, INK),
        path(spline(beat.near), INK, PAPER, FINE),
        path(beat.slits, None, PAPER, FINE),
        blob(beat.coverts, OCHRE, width=FINE),
        path(beat.scallops, None, PAPER, FINE),
    ]
    return group(parts, x, y, degrees, scale)
