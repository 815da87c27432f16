"""The five jokers of Go-Stop, on a cloud. A blue inner line says: no month. The value is drawn big."""

from .card import card
from .glyphs import DIGITS, HIKARI, sign
from .palette import BLUE, BOLD, FINE, GREY, INK, OUTLINE, PAPER, RED, VEIN, YELLOW
from .pen import brush, circle, group, path
from .plant import NOTCHED_PETAL, wheel


def box(x: float, y: float, width: float, height: float, r: float) -> str:
    """Path data of a rectangle with round corners."""
    corner, across, down = f"a{r} {r} 0 0 1", width - 2 * r, height - 2 * r
    return (
        f"M{x + r} {y}l{across} 0{corner} {r} {r}l0 {down}{corner} {-r} {r}"
        f"l{-across} 0{corner} {-r} {-r}l0 {-down}{corner} {r} {-r}Z"
    )


def inner_line() -> str:
    return path(box(20, 20, 200, 352, 8), None, BLUE, 6)


def cloud(colour: str) -> str:
    """A bank of cloud in the lower part of the card, with curls reserved in it."""
    bank = (
        "M-5 276A36 36 0 0 1 48 248A46 46 0 0 1 128 236A40 40 0 0 1 196 244A36 36 0 0 1 245 268"
        "L245 400L-5 400Z"
    )
    curls = "M42 272A20 20 0 1 1 62 250A10 10 0 1 1 48 244M194 272A19 19 0 1 0 176 250A10 10 0 1 0 190 243"
    return path(bank, colour, INK, BOLD) + path(curls, None, PAPER, OUTLINE)


def blossom(x: float, y: float, r: float, turn: float) -> str:
    petals = path(wheel(NOTCHED_PETAL, x, y, r, 5, turn), RED, INK, VEIN)
    return petals + circle(x, y, r * 0.24, YELLOW, INK, VEIN)


def small_card(x: float, y: float, degrees: float, scale: float) -> str:
    """A small chaff card: a branch with two blossoms."""
    edge = box(-27, -44, 54, 88, 6)
    branch = path(brush("-22,42 -10,20 8,4 12,-42", (11, 8, 6, 3)), INK)
    flowers = blossom(4, 8, 18, 10) + blossom(-6, -24, 12, 40)
    return group([path(edge, PAPER), branch, flowers, path(edge, None, INK, BOLD)], x, y, degrees, scale)


def value(text: str) -> str:
    """Big digits in the cloud."""
    size, step = 94, 81
    left = 120 - len(text) * step / 2 - 4
    return "".join(
        sign(DIGITS[digit], left + k * step, 272, size, YELLOW, 15) for k, digit in enumerate(text)
    )


def coin(x: float, y: float) -> str:
    """A gold coin with a blossom."""
    return "".join(
        [
            circle(x, y, 64, YELLOW, INK, BOLD),
            circle(x, y, 52, None, INK, FINE),
            blossom(x, y, 42, 20),
        ]
    )


@card("joker-1pi")
def joker_1pi() -> list[str]:
    """Counts as one more chaff card."""
    return [small_card(120, 138, 10, 2.2), cloud(INK), inner_line(), value("+1")]


@card("joker-2pi")
def joker_2pi() -> list[str]:
    """Counts as two chaff cards."""
    cards = [small_card(86, 152, -14, 1.8), small_card(150, 132, 12, 1.8)]
    return [*cards, cloud(INK), inner_line(), value("2")]


@card("joker-3pi")
def joker_3pi() -> list[str]:
    """Counts as three chaff cards."""
    return [
        small_card(70, 162, -22, 1.5),
        small_card(172, 162, 22, 1.5),
        small_card(120, 124, 0, 1.65),
        cloud(INK),
        inner_line(),
        value("3"),
    ]


@card("joker-nonwinner")
def joker_nonwinner() -> list[str]:
    """A bright that helps the loser alone: its disc goes down behind a cloud."""
    return [
        circle(120, 152, 84, YELLOW, INK, BOLD),
        sign(HIKARI, 62, 82, 116, RED, 12),
        cloud(GREY),
        inner_line(),
        path("M120 276L120 346M90 318L120 350L150 318", None, PAPER, 15),
    ]


@card("joker-double")
def joker_double() -> list[str]:
    """Doubles the points of the winner."""
    return [coin(90, 104), coin(148, 172), cloud(INK), inner_line(), value("x2")]
