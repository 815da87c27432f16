"""The boar of July."""

from ..palette import BOLD, FINE, INK, OCHRE, PAPER, VEIN
from ..pen import Point, along, blob, heading, path, polar, spline, xy

BODY = (  # from the snout over the hump to the hind leg, along the belly to the fore leg, and back by the jaw
    "14,294! 40,274 66,250 82,224 96,196 118,176 146,176 172,192 194,218 208,246 208,270 200,288 201,304 "
    "209,320 207,338 208,360! 192,360! 192,342 190,326 176,308 164,294 144,300 122,306 118,322 112,340 "
    "111,360! 93,360! 92,338 86,316 62,322 38,324 18,318!"
)
FAR_LEGS = (
    "96,290! 82,316 72,336 68,360! 84,360! 92,338 112,312!",
    "162,290! 168,312 164,336 160,360! 175,360! 180,338 194,310!",
)
BACK = "86,214 106,186 132,175 158,182 180,201 198,226 208,252"
EAR = "94,250! 80,226 84,206 100,190! 111,214 109,236"
BRISTLES = "M122 222Q138 246 134 278M144 224Q162 248 158 282M168 234Q184 256 178 280"


def crest() -> str:
    """Path data of the bristles along the back: long tips above it, short ones below, all swept backwards."""
    count = 9

    def swept(k: float, distance: float, degrees: float) -> Point:
        foot = along(BACK, k / count)
        return polar(foot.x, foot.y, distance, heading(BACK, k / count) + degrees)

    above = [p for k in range(count) for p in (swept(k, 4, -90), swept(k + 0.7, 22, -58))]
    below = [p for k in range(count, 0, -1) for p in (swept(k, 4, 90), swept(k - 0.3, 26, 62))]
    return "M" + "L".join(xy(point) for point in above + below) + "Z"


def boar() -> str:
    """A brown boar with a bristled crest and a tusk, at a trot to the left, its head low."""
    return "".join(
        [
            path(spline(BODY) + crest(), PAPER, PAPER, 9),  # sets it off from the sprays behind
            *(path(spline(leg), INK) for leg in FAR_LEGS),
            blob(BODY, OCHRE),
            path(crest(), INK, INK, VEIN),
            path(BRISTLES, None, INK, FINE),
            blob(EAR, OCHRE),
            path("M98 236Q94 220 98 208", None, INK, BOLD),
            path("M96 268Q106 288 90 308", None, INK, FINE),  # cheek
            path("M66 268Q74 260 82 265Q76 274 66 268Z", INK),  # eye
            path("M15 289Q32 284 38 276Q46 300 34 320L19 313Z", INK, INK, FINE),  # snout
            path("M25 298L27 304", None, PAPER, FINE),
            path("M50 318C36 312 34 296 40 282C46 296 54 302 64 308Z", PAPER, INK, FINE),  # tusk
            path("M191 348l18 0l1 14l-20 0ZM92 348l20 0l1 14l-22 0Z", INK),  # hooves
        ]
    )


def ground() -> str:
    return path("M-5 362C80 350 160 352 245 364L245 400L-5 400Z", INK)
