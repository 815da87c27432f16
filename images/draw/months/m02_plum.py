"""February, plum."""

from .. import ribbon
from ..card import card
from ..glyphs import AKAYOROSHI
from ..motifs.plum import bark, blossom, branch, buds, half_open
from ..motifs.warbler import warbler
from ..palette import DARK_RED, HEAVY, INK, RED
from ..pen import group, path


@card("plum-warbler")
def plum_warbler() -> list[str]:
    mist = "M245 -5L245 76L204 76A13 13 0 0 1 204 50L142 50A13 13 0 0 1 142 24L84 24A14 14 0 0 1 84 -5Z"
    bands = "M96 10L186 10M156 36L245 36M214 62L245 62"
    return [
        path(mist, RED, INK),
        path(bands, None, DARK_RED, HEAVY),
        branch("-10,326 50,296 110,268 160,284 250,250", 46, 36, 28, 30, 22),
        branch("44,300 28,262 34,226 24,190", 18, 12, 8, 4),
        branch("222,264 232,210 212,150 220,104", 16, 12, 8, 4),
        branch("140,276 158,330 140,370 150,410", 26, 20, 18, 14),
        bark("M6 314Q40 296 66 288", "M30 320L52 310", "M150 318L150 342"),
        buds((220, 104, 10), (204, 136, 8)),
        half_open((26, 200, 26, -8), (226, 184, 26, 40)),
        blossom(34, 256, 28, 20),
        blossom(56, 344, 46, 10),
        blossom(212, 340, 42, 30),
        buds((104, 292, 9), (138, 328, 11), (160, 372, 10)),
        group([warbler()], -12, -24, 0, 1.13),
    ]


@card("plum-poem")
def plum_poem() -> list[str]:
    return [
        branch("-10,400 40,350 110,336 180,360 250,330", 44, 32, 26, 22, 18),
        branch("36,352 30,260 52,160 40,40", 24, 15, 10, 4),
        branch("176,364 214,280 206,180 212,40", 22, 15, 10, 4),
        branch("44,220 14,180", 9, 5),
        bark("M20 372Q46 348 84 344", "M60 362L80 354", "M34 312L36 270", "M204 310L208 270"),
        buds((40, 42, 10), (212, 42, 10), (200, 74, 9), (14, 176, 9)),
        half_open((210, 250, 26, 56), (30, 110, 26, -20)),
        blossom(204, 150, 46, 30),
        blossom(36, 262, 44, 20),
        blossom(76, 352, 58, 5),
        group([ribbon.poem(AKAYOROSHI)], -4, -12),
    ]


@card("plum-1")
def plum_1() -> list[str]:
    """Two upright shoots, like a U."""
    return [
        branch("-10,350 60,316 116,334 176,310 250,350", 46, 32, 26, 30, 40),
        branch("58,322 40,230 62,140 50,50", 24, 15, 10, 4),
        branch("178,316 200,220 180,120 196,24", 24, 15, 10, 4),
        branch("190,260 150,220", 10, 5),
        bark("M8 340Q40 320 66 314", "M40 340L62 332", "M180 320Q206 320 230 340", "M52 290L50 250"),
        buds((50, 48, 10), (196, 26, 10), (186, 54, 8), (150, 216, 9)),
        half_open((52, 110, 26, -40), (60, 140, 26, 44), (50, 190, 24, -58), (188, 92, 26, 50)),
        blossom(184, 132, 50, 20),
        blossom(46, 232, 38, 5),
        blossom(206, 240, 30, 30),
        blossom(110, 304, 64, 8),
        blossom(214, 350, 38, 40),
        blossom(22, 366, 34, 20),
    ]


@card("plum-2")
def plum_2() -> list[str]:
    """One shoot in the middle, like a fork."""
    return [
        branch("250,400 190,346 120,330 60,356 -10,330", 48, 36, 28, 20, 16),
        branch("110,336 132,250 110,150 126,30", 24, 17, 11, 4),
        branch("126,240 170,190 176,110", 13, 9, 4),
        branch("122,210 70,170 60,100", 12, 8, 4),
        bark("M226 382Q196 352 150 340", "M200 376L180 362", "M114 316L124 280"),
        buds((126, 32, 10), (114, 60, 8), (176, 104, 10), (60, 96, 10)),
        half_open((120, 92, 26, 40), (176, 146, 26, 60), (30, 344, 26, -30)),
        blossom(106, 132, 42, 20),
        blossom(54, 174, 36),
        blossom(162, 210, 57, 10),
        blossom(90, 270, 34, 30),
        blossom(66, 354, 46, 40),
        blossom(210, 332, 36),
    ]
