"""November, willow."""

from .. import ribbon
from ..card import card
from ..motifs import lightning, rainman
from ..motifs.swallow import swallow
from ..motifs.willow import bark, bough, frond, fronds
from ..palette import INK, PAPER, RED


@card("willow-rainman")
def willow_rainman() -> list[str]:
    return [
        rainman.rain(),
        bough("-14,90 20,40 60,14 130,-14", 44, 34, 22, 8),
        bark("M6 70Q18 50 30 42M40 38Q56 24 70 20"),
        fronds("60,20 74,70 66,130 72,186", "20,50 30,110 20,170 28,230"),
        rainman.stream(),
        rainman.umbrella(),
        rainman.man(),
        rainman.frog(),
    ]


@card("willow-swallow")
def willow_swallow() -> list[str]:
    return [
        fronds("150,0 168,60 160,120 170,170", "30,20 20,90 30,170 16,250", colour=INK),
        bough("-14,40 40,16 120,20 190,-14", 60, 36, 22, 8),
        bark("M10 40Q40 20 70 24M90 20Q110 20 130 12"),
        fronds("60,30 48,110 56,200 40,320", "110,20 96,70 104,120 96,170"),
        fronds("210,-10 226,70 214,160 226,250"),
        swallow(124, 220, -14),
    ]


@card("willow-ribbon")
def willow_ribbon() -> list[str]:
    return [
        fronds("196,20 214,110 200,200 210,290", colour=INK),
        bough("262,60 210,24 150,14 90,-14", 70, 44, 24, 8),
        bark("M226 40Q200 24 180 22"),
        fronds("150,14 166,80 150,150 158,220", "226,50 232,140 218,240 226,350"),
        ribbon.plain(),
        fronds("90,-10 66,80 76,180 50,300"),
    ]


@card("willow-lightning", ground=RED)
def willow_lightning() -> list[str]:
    """The only red chaff besides the red paulownia."""
    hanging = ("24,-5 30,70 18,150 26,230", "64,-5 70,40 60,80 66,120")
    return [
        lightning.cloud(),
        *(frond(points, outline=PAPER) for points in hanging),
        lightning.rain(),
        lightning.bolt(),
        lightning.drum(176, 306, 62),
        lightning.waves(),
    ]
