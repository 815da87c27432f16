"""The boar of July."""

from ..palette import BOLD, FINE, INK, OCHRE, PAPER, VEIN
from ..pen import blob, path, spline

BODY = (  # from the snout over the hump to the hind leg, along the belly to the fore leg, and back by the jaw
    "14,294! 40,274 66,250 82,224 96,196 118,176 146,176 172,192 194,218 208,246 208,270 200,288 201,304 "
    "209,320 207,338 208,360! 192,360! 192,342 190,326 176,308 164,294 144,300 122,306 118,322 112,340 "
    "111,360! 93,360! 92,338 86,316 62,322 38,324 18,318!"
)
FAR_LEGS = (
    "96,290! 82,316 72,336 68,360! 84,360! 92,338 112,312!",
    "162,290! 168,312 164,336 160,360! 175,360! 180,338 194,310!",
)
MANE = (  # over the hump in long flicks, and back below them
    "80,222! 84,196 96,176! 100,184 112,166 130,154! 134,166 150,164 168,158! 170,170 184,176 202,178! "
    "198,188 204,196 216,208! 210,216 211,228 217,243! 210,244 205,241 200,236! 198,246 200,256! "
    "188,240 182,224! 180,236 182,248! 168,232 162,210! 158,224 160,236! 146,220 142,202! 136,214 136,228! "
    "124,212 122,198! 114,208 110,218! 104,206 104,196!"
)
SHEEN = "M118 184Q136 174 156 178M150 192Q172 192 186 208M192 200Q202 210 206 226"  # reserved in the mane
EAR = "94,250! 80,226 84,206 100,190! 111,214 109,236"
BRISTLES = "M122 222Q138 246 134 278M144 224Q162 248 158 282M168 234Q184 256 178 280"


def boar() -> str:
    """A brown boar with a bristled mane and a tusk, at a trot to the left, its head low."""
    return "".join(
        [
            path(spline(BODY) + spline(MANE), PAPER, PAPER, 9),  # sets it off from the sprays behind
            *(path(spline(leg), INK) for leg in FAR_LEGS),
            blob(BODY, OCHRE),
            path(spline(MANE), INK),
            path(SHEEN, None, PAPER, VEIN),
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
