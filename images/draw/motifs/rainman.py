"""The rain man of November, his umbrella, the frog, the stream and the rain."""

from ..palette import BLUE, FINE, GREEN, HEAVY, INK, OUTLINE, PAPER, PURPLE, RED, VEIN, YELLOW
from ..pen import blob, circle, group, path, segment, spline

CANOPY = (
    "M66 114C78 64 116 32 158 29C202 32 236 60 252 104"
    "Q230 90 212 105Q192 90 172 104Q150 92 132 108Q116 98 100 114Q82 104 66 114Z"
)
RIBS = (
    "M158 29C120 42 90 78 66 114M158 29C132 48 110 82 100 114M158 29C146 54 136 80 132 108"
    "M158 29C168 52 172 78 172 104M158 29C186 44 202 72 212 105"
)
POLE = "M158 29L103 254"
FACE = "138,140! 136,156 138,170 146,184 156,192 168,190 178,180 184,164 186,140!"
HAIR = "184,136! 191,152 188,170 180,184! 174,176 178,164 174,152 164,142!"
HAT = "133,147! 135,124 144,100 160,84! 176,80 187,94 189,118 187,149! 162,136"
FEATURES = "M141 152L147 150M158 149L170 150M152 157L146 172L152 174M151 182L158 181"  # brows, nose, mouth
EYES = "M140 161L147 159M158 159Q165 157 171 161"
ROBE = "M156 190L202 197L232 246L250 320L250 404L118 404L126 330L140 240Z"
COLLAR = "M152 193L186 187L205 199L171 219Z"
SLEEVE = "M171 210L114 234L98 240L94 350L158 368L190 304L202 238Z"  # it hangs from the raised arm
MOUTH = "M114 234L98 240L94 350L110 355Z"
FOLDS = "M176 230Q148 252 130 258M188 258Q168 310 146 352M210 236Q230 300 234 392M170 366Q156 380 152 400"
HEM = "M121 242L117 345"
FROG = "15,292! 20,282 30,271 42,270 52,282 68,292 84,312 92,340! 70,346 46,340 32,324 22,306"
THIGH = "88,344! 96,326 82,308 64,304 52,311 60,326 72,338"
SHANK = "M58 314L80 344L48 350"
FORELEG = "M35 318L32 336L42 347L24 350"


def stream() -> str:
    bed = "M-5 362C40 350 80 356 130 372L150 404L-5 404Z"
    bank = "M-5 346C30 338 70 342 96 354L140 366L140 380C90 366 30 366 -5 380Z"
    ripples = "M20 384Q40 374 60 382M70 376Q90 368 110 380"
    return path(bed, BLUE, INK, OUTLINE) + path(ripples, None, PAPER, OUTLINE) + path(bank, INK)


def rain() -> str:
    starts = ((104, 14), (84, 128), (24, 200), (60, 200), (232, 110), (226, 172), (70, 40), (108, 150))
    return path("".join(segment((x, y), (x - 17, y + 62)) for x, y in starts), None, BLUE, OUTLINE)


def umbrella() -> str:
    """The canopy, cropped at the frame, and the pole behind it."""
    return "".join(
        [
            path(POLE, None, INK, HEAVY),
            path(CANOPY, YELLOW, INK, OUTLINE),
            path(RIBS, None, INK, FINE),
            path("M158 29L161 17", None, INK, HEAVY),
        ]
    )


def head() -> str:
    """The calm face of a noble under a tall black hat."""
    return "".join(
        [
            blob(FACE, PAPER),
            path(spline(HAIR), INK),
            blob(HAT, INK, PAPER, VEIN),
            path(EYES, None, INK, OUTLINE),
            path(FEATURES, None, INK, VEIN),
        ]
    )


def man() -> str:
    """A court noble in a wide stiff robe; the hand that holds the pole is hidden in its sleeve."""
    return "".join(
        [
            path(ROBE, RED, INK, OUTLINE),
            path(SLEEVE, RED, INK, OUTLINE),
            path(MOUTH, PURPLE, INK, FINE),
            path(FOLDS, None, PAPER, OUTLINE),
            path(HEM, None, YELLOW, HEAVY),
            path(COLLAR, PAPER, INK, FINE),
            head(),
        ]
    )


def frog() -> str:
    """A frog that crouches on its bank, its hind leg folded, and looks up at the willow."""
    parts = [
        path(FORELEG, None, INK, 12),
        blob(FROG, GREEN),
        path(FORELEG, None, GREEN, 6),
        path(SHANK, None, INK, 12),
        path(SHANK, None, GREEN, 6),
        blob(THIGH, GREEN, width=FINE),
        path("M18 294Q32 300 44 292M54 290Q70 300 80 314", None, PAPER, FINE),
        circle(36, 279, 4, PAPER, INK, FINE),
    ]
    return group(parts, -1, 21, 0, 0.94)
