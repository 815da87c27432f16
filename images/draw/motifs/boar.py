"""The boar of July."""

from ..palette import BOLD, FINE, INK, OCHRE, PAPER, VEIN
from ..pen import Point, along, blob, circle, heading, path, polar, spline, xy

BODY = (  # from the snout over the back to the hind leg, along the belly to the fore leg, and back by the jaw
    "14,288! 42,270 66,248 88,222 112,198 144,186 180,192 210,210 226,240 228,268 214,294 215,316 226,336 "
    "222,358! 202,358! 206,338 192,316 176,298 150,304 126,300 121,320 112,338 110,358! 90,358! 92,332 "
    "90,312 68,320 40,322 18,314!"
)
FAR_LEGS = (
    "94,290! 82,316 66,334 60,358! 78,358! 88,336 112,312!",
    "172,290! 176,316 166,336 158,358! 177,358! 186,336 202,306!",
)
BACK = "70,246 90,220 114,197 146,185 182,192 212,212 228,244"
EAR = "96,250! 84,222 92,204 110,186! 119,212 114,236"
HAIR = "M136 240l7 18M160 240l7 18M184 246l6 17M122 266l7 17M146 268l7 17M170 270l7 16M196 268l5 15"


def crest() -> str:
    """Path data of the bristles along the back: long tips above it, short ones below, all swept backwards."""
    count = 13

    def swept(k: float, distance: float, degrees: float) -> Point:
        foot = along(BACK, k / count)
        return polar(foot.x, foot.y, distance, heading(BACK, k / count) + degrees)

    above = [p for k in range(count) for p in (swept(k, 5, -90), swept(k + 0.5, 24, -52))]
    below = [p for k in range(count, 0, -1) for p in (swept(k, 3, 90), swept(k - 0.6, 32, 64))]
    return "M" + "L".join(xy(point) for point in above + below) + "Z"


def boar() -> str:
    """A brown boar with a bristled crest and a tusk, at a trot to the left, its head low."""
    return "".join(
        [
            path(spline(BODY) + crest(), PAPER, PAPER, 9),  # sets it off from the sprays behind
            *(path(spline(leg), INK) for leg in FAR_LEGS),
            blob(BODY, OCHRE),
            path(crest(), INK, INK, VEIN),
            path(HAIR, None, INK, FINE),
            blob(EAR, OCHRE),
            path("M102 234Q100 216 107 204", None, INK, BOLD),
            path("M96 266Q104 286 88 306", None, INK, FINE),  # cheek
            circle(73, 272, 4, PAPER, INK, FINE),
            path("M58 272L84 260", None, INK, BOLD),  # brow
            path("M15 289Q32 284 38 276Q46 300 34 320L19 313Z", INK, INK, FINE),  # snout
            path("M25 298L27 304", None, PAPER, FINE),
            path("M50 318C36 312 34 296 40 282C46 296 54 302 64 308Z", PAPER, INK, FINE),  # tusk
            path("M206 346l18 0l-2 14l-22 0ZM92 346l19 0l-1 14l-22 0Z", INK),  # hooves
        ]
    )


def ground() -> str:
    return path("M-5 362C80 350 160 352 245 364L245 400L-5 400Z", INK)
