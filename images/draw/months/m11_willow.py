"""November, willow."""

from .. import ribbon
from ..card import card
from ..motifs import lightning, rainman
from ..motifs.landscape import brook
from ..motifs.swallow import swallow
from ..motifs.willow import bark, bough, fronds
from ..palette import INK, PAPER, RED
from ..pen import group


@card("willow-rainman")
def willow_rainman() -> list[str]:
    return [
        rainman.rain((108, 10), (86, 124), (234, 106), (226, 172), (72, 36)),
        bough("-14,90 20,40 60,14 130,-14", 44, 34, 22, 8),
        bark("M6 70Q18 50 30 42M40 38Q56 24 70 20"),
        fronds("48,32 52,60 44,96", "20,50 30,100 20,140 26,178"),
        rainman.stream(),
        rainman.umbrella(),
        rainman.man(),
        rainman.frog(),
    ]


@card("willow-swallow")
def willow_swallow() -> list[str]:
    """The swallow dives through the rain to the stream."""
    return [
        rainman.rain((210, 120), (160, 130), (222, 250), (36, 250), (96, 30), (190, 20)),
        brook(350),
        fronds("30,20 18,80 26,140 16,200", "196,-20 204,20 194,60 198,100", colour=INK),
        bough("-14,40 40,16 120,20 190,-14", 60, 36, 22, 8),
        bark("M10 40Q40 20 70 24M90 20Q110 20 130 12"),
        fronds("58,24 50,64 56,110", "160,4 168,50 160,90 164,128", "226,-10 218,30 226,66 220,100"),
        swallow(116, 230, -24),
    ]


@card("willow-ribbon")
def willow_ribbon() -> list[str]:
    """An old willow leans over a brook in wind and rain; its fronds sway behind the ribbon and before it."""
    return [
        rainman.rain((60, 236), (100, 280), (196, 250), (150, 150), (30, 300), (212, 30)),
        brook(344),
        fronds("180,70 206,140 196,220 166,296", "200,110 226,170 222,240 204,310", colour=INK, size=48),
        bough("262,404 238,330 224,262 234,190 202,104 136,48 60,34 -20,8", 84, 46, 36, 36, 34, 27, 19, 10),
        bark(
            "M240 368Q230 330 226 300M236 262Q228 230 230 200M218 166Q210 132 192 108M172 88Q152 66 122 58"
            "M94 48Q70 42 50 38"
        ),
        fronds("26,24 36,80 28,150 8,222", "104,46 122,110 112,180 70,262", size=56),
        group([ribbon.plain()], -10, 50),
        fronds(
            "66,34 80,90 74,150 52,206",
            "140,54 166,130 160,220 116,312",
            "176,86 202,160 196,230 172,296",
            size=56,
        ),
    ]


@card("willow-lightning", ground=RED)
def willow_lightning() -> list[str]:
    """The only red chaff besides the red paulownia."""
    return [
        lightning.glow(),
        lightning.rain(),
        lightning.bolt(),
        lightning.cloud(),
        bough("262,54 214,24 140,18 20,-14", 60, 36, 22, 8, edge=PAPER),
        fronds(
            "28,-20 22,50 32,110 24,190",
            "200,14 192,90 204,160 196,226",
            "232,34 236,100 226,170 234,262",
            colour=PAPER,
            outline=PAPER,
        ),
        lightning.drum(146, 306, 58),
        lightning.waves(),
    ]
