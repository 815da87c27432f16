"""The wild geese of August."""

from itertools import pairwise
from typing import NamedTuple

from ..palette import FINE, INK, OCHRE, PAPER, VEIN, YELLOW
from ..pen import Point, blob, circle, path, place, rewritten, segment, spline, xy

BODY = (  # from the beak along crown, long neck, back and tail, and back along belly, breast and throat
    "-111,4! -109,-8 -98,-15 -86,-12 -74,-6 -54,-6 -36,-14 -6,-22 28,-18 66,-6! 66,8! 34,22 0,28 -30,24 "
    "-52,12 -76,7 -92,8 -102,9"
)
BELLY = "66,7! 34,22 0,28 -30,24 -46,15! -14,14 26,10"
TAIL = "50,-9! 84,-16 98,-8 94,0 98,8 90,17 56,12!"
BEAK = "M-109 -8L-132 5L-106 7Z"

Pair = tuple[float, float]


class Wing(NamedTuple):
    """How a wing is held: its wrist, its tip, and the point that bows its trailing edge."""

    wrist: Pair
    tip: Pair
    bow: Pair


# The near and the far wing at three beats
UP = Wing((-38, -62), (44, -146), (70, -66)), Wing((-50, -62), (-14, -148), (30, -70))
LEVEL = Wing((-36, 46), (74, 124), (76, 50)), Wing((-22, -52), (84, -124), (84, -50))
DOWN = Wing((-46, 36), (28, 134), (74, 50)), Wing((-62, 40), (-40, 124), (20, 60))
Pose = tuple[Wing, Wing]

SHOULDER, FLANK = (-34, -6), (34, -4)  # between them the near wing grows out of the body
FAR = -20  # from there to where the far wing does
CLIMB = -14  # degrees by which a goose in flight is turned
FEATHERS = 6
CLEFT, SLIT = 0.3, 0.62  # how deep the gap between two feathers is, and the line that goes on from it
HEM = 0.34  # how far the brown coverts reach out over the feathers
SCALLOP = 0.15  # how far their edge bulges


def between(here: Pair, there: Pair, share: float) -> Point:
    return Point(here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share)


def feathers(wing: Wing, shift: float) -> tuple[list[Point], list[Point]]:
    """The feet of the feathers, from the wrist to the flank, and their ends along the bowed edge."""
    flank = FLANK[0] + shift, FLANK[1]
    steps = [k / FEATHERS for k in range(FEATHERS + 1)]
    ends = [between(between(wing.tip, wing.bow, t), between(wing.bow, flank, t), t) for t in steps]
    return [between(wing.wrist, flank, t) for t in steps], ends


def front(wing: Wing, shift: float) -> str:
    """The leading edge: two curves, from the shoulder to the wrist and on to the tip."""
    return spline([(SHOULDER[0] + shift, SHOULDER[1]), wing.wrist, wing.tip], closed=False)


def black_wing(wing: Wing, shift: float = 0) -> str:
    """A wing with fingers along its trailing edge; the edge by which it hangs on the body stays open."""
    feet, ends = feathers(wing, shift)
    edge = slits = ""
    for k in range(1, FEATHERS):
        cleft = between(ends[k], feet[k], CLEFT)
        edge += f"Q{xy(between(ends[k - 1], ends[k], 0.55))} {xy(cleft)}L{xy(ends[k])}"
        slits += segment(cleft, between(ends[k], feet[k], SLIT))
    outline = front(wing, shift) + edge + f"L{xy(feet[-1])}"
    return path(outline, INK, PAPER, VEIN) + path(slits, None, PAPER, VEIN)


def scallops(stops: list[Point]) -> str:
    """Path data of bows from stop to stop, which bulge away from the shoulder."""
    bows = ""
    for here, there in pairwise(stops):
        bows += f"Q{xy(between(between(here, there, 0.5), SHOULDER, -SCALLOP))} {xy(there)}"
    return bows


def coverts(wing: Wing) -> str:
    """The brown part of the near wing, which flows into the body: no line parts them."""
    feet, ends = feathers(wing, 0)
    hem = [between(foot, end, HEM) for foot, end in zip(feet, ends, strict=True)]
    hem[0], hem[-1] = feet[0], feet[-1]
    inside = 6 if wing.wrist[1] < 0 else -6
    arm = front(wing, 0).rpartition("C")[0].replace("M", f"M{SHOULDER[0]} {SHOULDER[1] + inside}L")
    arm += scallops(hem) + f"L{FLANK[0]} {FLANK[1] + inside}"
    rows = ""
    for share in (0.42, 0.7):
        row = [
            between(between(SHOULDER, FLANK, 0.15 + 0.7 * t), between(wing.wrist, hem[-2], t), share)
            for t in (0.1, 0.36, 0.62, 0.88)
        ]
        rows += f"M{xy(row[0])}{scallops(row)}"
    return path(arm, OCHRE, INK, FINE) + path(rows, None, PAPER, FINE)


def goose(x: float, y: float, pose: Pose, scale: float) -> str:
    """A goose that climbs to the left; x, y is in its body."""
    near, far = pose
    parts = [
        black_wing(far, FAR),
        blob(TAIL, INK, PAPER, VEIN),
        blob(BODY, OCHRE, width=FINE),
        blob(BELLY, PAPER, width=FINE),
        path(BEAK, YELLOW, INK, FINE),
        circle(-98, -5, 3, INK),
        black_wing(near),
        coverts(near),
    ]
    return rewritten("".join(parts), lambda data: place(data, x, y, CLIMB, scale))  # no line gets thinner
