"""November, willow."""

from .. import ribbon
from ..card import card
from ..motifs import lightning, rainman
from ..motifs.swallow import swallow
from ..motifs.willow import bough, frond, fronds
from ..palette import PAPER, RED


@card("willow-rainman")
def willow_rainman() -> list[str]:
    return [
        rainman.stream(),
        bough("250,-10 226,60 240,200 250,300", 30, 26, 26, 30),
        fronds(
            "236,30 206,60 196,130 202,226", "230,60 226,140 222,210 228,300", "236,10 190,26 170,70 172,130"
        ),
        rainman.rain(),
        rainman.umbrella(),
        rainman.man(),
        rainman.frog(-14, -112, 1.34),
    ]


@card("willow-swallow")
def willow_swallow() -> list[str]:
    return [
        bough("-10,-10 30,16 90,4 150,-10", 40, 26, 14, 6),
        fronds("60,10 38,80 36,180 26,330", "100,6 92,60 84,130 82,190", "150,-10 160,50 156,100 160,150"),
        fronds("200,-10 222,70 214,160 218,270", "20,16 14,90 10,160 12,230"),
        swallow(118, 214, -14),
    ]


@card("willow-ribbon")
def willow_ribbon() -> list[str]:
    return [
        bough("250,-10 200,20 140,4 80,-10", 40, 26, 14, 6),
        fronds(
            "200,10 218,90 208,200 216,340", "170,10 184,70 180,140 184,210", "120,0 124,30 122,60 124,84"
        ),
        fronds("70,-10 40,70 44,170 34,320", "24,-10 18,60 20,130 16,200"),
        ribbon.plain(),
    ]


@card("willow-lightning", ground=RED)
def willow_lightning() -> list[str]:
    """The only red chaff besides the red paulownia."""
    hanging = ("30,-5 24,80 34,170 26,280", "74,-5 76,50 66,100 70,150", "216,-5 222,60 208,130 216,220")
    return [
        lightning.cloud(),
        *(frond(points, 30, 5.4, outline=PAPER) for points in hanging),
        lightning.bolt(),
        lightning.drum(178, 304, 48),
        lightning.waves(),
    ]
