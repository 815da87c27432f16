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
        bough("262,404 236,320 226,230 212,140 168,66 90,32 -20,28", 56, 36, 28, 25, 22, 18, 10),
        bark("M236 360Q226 310 226 260M218 210Q214 160 200 130M186 100Q168 72 140 58M112 46Q84 36 50 34"),
        fronds("30,30 24,90 34,160 22,222", size=56),
        group([ribbon.plain()], -14, 40),
        fronds("150,60 156,120 144,180 152,240", "194,110 204,160 190,220 200,280", size=54),
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
