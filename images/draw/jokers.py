"""The five jokers of Go-Stop. A blue inner line says: no month. The value is drawn big."""

from .card import card
from .glyphs import DIGITS, HIKARI, sign
from .motifs.maple import leaf
from .palette import BLUE, BOLD, FINE, GREY, INK, OUTLINE, PAPER, RED, YELLOW
from .pen import circle, group, path, rect
from .plant import NOTCHED_PETAL, wheel


def inner_line() -> str:
    return rect(20, 20, 200, 352, 8, None, BLUE, 6)


def small_card(x: float, y: float, degrees: float, scale: float) -> str:
    """A small chaff card: one leaf on paper."""
    return group([rect(-27, -44, 54, 88, 6, PAPER, INK, 5), leaf(0, 4, 24, RED)], x, y, degrees, scale)


def value(text: str) -> str:
    """Big digits in the lower part of the card."""
    size, step = 94, 81
    left = 120 - len(text) * step / 2 - 4
    return "".join(
        sign(DIGITS[digit], left + k * step, 268, size, RED, 15, outline=INK) for k, digit in enumerate(text)
    )


def coin(x: float, y: float) -> str:
    return circle(x, y, 62, YELLOW, INK, BOLD)


@card("joker-1pi")
def joker_1pi() -> list[str]:
    """Counts as one more chaff card."""
    return [inner_line(), small_card(120, 140, 0, 1.7), value("+1")]


@card("joker-2pi")
def joker_2pi() -> list[str]:
    """Counts as two chaff cards."""
    return [inner_line(), small_card(84, 150, -12, 1.5), small_card(156, 150, 12, 1.5), value("2")]


@card("joker-3pi")
def joker_3pi() -> list[str]:
    """Counts as three chaff cards."""
    return [
        inner_line(),
        small_card(66, 160, -18, 1.3),
        small_card(174, 160, 18, 1.3),
        small_card(120, 126, 0, 1.4),
        value("3"),
    ]


@card("joker-nonwinner")
def joker_nonwinner() -> list[str]:
    """A bright that helps the loser alone: its disc goes down behind a cloud."""
    cloud = "M20 250C60 220 80 250 110 236C140 220 170 256 220 226L220 372L20 372Z"
    return [
        inner_line(),
        circle(120, 150, 78, YELLOW, INK, BOLD),
        sign(HIKARI, 64, 94, 112, RED, 11),
        path(cloud, GREY, INK, BOLD),
        path("M120 270L120 336M90 310L120 342L150 310", None, PAPER, 15),
    ]


@card("joker-double")
def joker_double() -> list[str]:
    """Doubles the points of the winner."""
    return [
        inner_line(),
        coin(92, 140),
        coin(150, 170),
        circle(150, 170, 44, None, INK, OUTLINE),
        path(wheel(NOTCHED_PETAL, 150, 170, 34, 5), RED, INK, FINE),
        value("x2"),
    ]
