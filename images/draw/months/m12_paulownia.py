"""December, paulownia."""

from ..card import card
from ..motifs.paulownia import Dress, blossoms, buds, leaf, panicle, stem
from ..motifs.phoenix import phoenix
from ..palette import GREEN, INK, LILAC, PAPER, PURPLE, RED, YELLOW
from ..pen import path


@card("paulownia-phoenix")
def paulownia_phoenix() -> list[str]:
    axis = "60,404 62,330 58,270 48,204"
    return [
        stem(axis, 8, 7, 5, 4),
        leaf(61, 338, 98, 62),
        buds((axis, 10)),
        blossoms(panicle(axis, 44, 4, 0.5, 0.85)),
        phoenix(),
    ]


@card("paulownia-1")
def paulownia_1() -> list[str]:
    """A great panicle leans to the right over two young ones and a bed of leaves."""
    great = "88,404 104,300 134,160 166,34"
    left, right = "70,404 50,310 36,196", "150,404 194,290 218,176"
    return [
        stem(left, 7, 5, 3),
        stem(right, 7, 5, 3),
        stem(great),
        leaf(150, 306, 36, 118, INK, 0.1, (0.9, 0.8)),
        buds((left, 10), (right, 10), (great, 13)),
        blossoms(panicle(left, 46, 3, 0.6), panicle(right, 46, 3, 0.6), panicle(great, 72, 13, 0.4, 0.9, 2)),
        leaf(112, 318, 166, 100, GREEN, -0.2, (0.75, 0.75)),
    ]


@card("paulownia-2")
def paulownia_2() -> list[str]:
    """One panicle from near by, which leans to the left and is cut by the frame above and on the right."""
    great = "214,404 184,300 140,150 84,4"
    return [
        stem(great, 12, 10, 8, 6),
        leaf(206, 326, 70, 100, INK, 0, (0.8, 0.8)),
        buds((great, 20)),
        blossoms(panicle(great, 108, 12, 0.36, 0.9), dress=Dress(fold=LILAC, ray=PAPER)),
        leaf(52, 316, 34, 130, GREEN, 0.1, (0.7, 0.7)),
    ]


@card("paulownia-red", ground=RED)
def paulownia_red() -> list[str]:
    """The odd one: pale flowers on red, two panicles that part like a V before golden mist."""
    tall, short = "128,404 146,220 150,34", "112,404 82,310 54,164"
    return [
        path("M-5 200Q60 182 120 196Q190 210 245 178L245 400L-5 400Z", YELLOW, INK),
        stem(tall, 10, 7, 4),
        stem(short, 8, 6, 3),
        leaf(120, 310, 160, 130, INK, -0.1, (0.9, 0.9)),
        buds((short, 11), (tall, 13)),
        blossoms(
            panicle(short, 58, 5, 0.55, 0.86),
            panicle(tall, 84, 11, 0.42, 0.9),
            dress=Dress(LILAC, PAPER, PURPLE),
        ),
        leaf(134, 322, 24, 96, GREEN, 0.1, (0.8, 0.7)),
    ]
