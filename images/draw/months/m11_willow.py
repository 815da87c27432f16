"""November, willow."""

from .. import ribbon
from ..card import card
from ..motifs import lightning, rainman
from ..motifs.landscape import brook
from ..motifs.swallow import swallow
from ..motifs.willow import bark, blown, bough, fronds
from ..palette import INK, PAPER, RED
from ..pen import group


@card("willow-rainman")
def willow_rainman() -> list[str]:
    return [
        rainman.rain((108, 10), (86, 124), (62, 196), (234, 106), (226, 172), (72, 36)),
        bough("-14,90 20,40 60,14 130,-14", 44, 34, 22, 8),
        bark("M6 70Q18 50 30 42M40 38Q56 24 70 20"),
        fronds("50,30 56,70 46,120 52,166", "20,50 30,110 20,160 28,214"),
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
    """A wind from the right swings the fronds of a bough; they stream behind the ribbon and before it."""
    return [
        fronds(blown(96, 24, 250), blown(160, 40, 150), blown(232, 50, 300), colour=INK),
        fronds(blown(50, 0, 150), blown(128, 30, 190)),
        group([ribbon.plain()], -6, 30),
        bough("262,70 206,46 140,40 76,22 14,-14", 50, 38, 28, 20, 12),
        bark("M236 56Q214 46 196 44M214 62Q190 50 166 52M152 38Q128 38 108 30M92 30Q74 24 60 14"),
        fronds(blown(196, 50, 210), blown(226, 66, 330)),
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
