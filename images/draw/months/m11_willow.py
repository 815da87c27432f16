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
    """An old willow leans over a brook; its fronds hang behind the ribbon and before it."""
    return [
        brook(344),
        fronds("150,50 158,110 148,170 156,240", "96,20 90,60 100,120", colour=INK, size=56),
        fronds("30,20 24,90 34,160 22,232", size=58),
        bough("268,424 226,340 214,240 204,150 160,72 80,28 -20,20", 96, 62, 50, 44, 40, 32, 20),
        bark("M218 366Q200 300 200 250M232 330Q224 280 222 220M196 200Q192 160 170 120"),
        bark("M206 180Q202 150 186 128M146 80Q120 56 92 46M70 34Q48 28 20 28"),
        group([ribbon.plain()], -14, 40),
        fronds("176,96 190,150 178,210 188,270", size=58),
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
