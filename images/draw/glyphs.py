"""Signs as pen strokes in a box of 10 by 10: never set in a font, so they look alike on every machine."""

from .pen import path, place

KANA = {
    "a": "M2 3L8 2.4M4.6 .6C4.4 4 4.6 6.6 5.4 9"
    "M7 4C5.6 7.6 3.4 9 2 8C.8 6.6 4 4.4 7 4.6C9.6 5 9.4 8.4 6.6 9.2",
    # the old form of ka, as the ribbons have it: a "no" with a dot
    "ka": "M5.6 2.6C4.6 6.4 3 8.8 1.8 8C.6 6.4 2.8 2.6 6 2.6C9.4 3 9.6 7.4 6.4 8.8M8.4 .6L9.4 1.8",
    "yo": "M5 3L8.6 2.6M5 .4L5 7.6C3.6 9.8 1.2 8.8 2 7.6C3.4 6.4 6.6 7.6 8.6 9.4",
    "ro": "M2.4 1.6L7.4 1.2L2 6.4C5.6 3.6 9.2 4.8 8.4 7.2C7.6 9.4 5 9.6 4 9.4",
    "shi": "M3.6 .4C3.2 4 3 7 3.8 8.4C5.2 10 7.8 8.8 9 6.4",
    "mi": "M2.4 1.6L6.4 1.4C5.4 5 3.8 8.4 2.2 8C.6 6.6 3.6 5.2 9.4 6.8M8 4.4C7.8 6.8 7 8.6 5.6 9.8",
    "no": "M5.4 1.8C4.8 5.6 3 9 1.6 7.6C.6 5.4 3.2 1.6 6.2 1.8C9.6 2.4 9.4 7.2 6 9",
}
AKAYOROSHI = ("a", "ka", "yo", "ro", "shi")  # the poem ribbons of pine and plum
MIYOSHINO = ("mi", "yo", "shi", "no")  # the poem ribbon of cherry

# kotobuki, long life: the sign on the sake cup
KOTOBUKI = (
    "M1 1.4L9 1.4M2 3.4L8 3.4M1 5.4L9 5.4M5 0L4 5.4C3.4 8 2 9.4 .8 10"
    "M3.4 7.2L9 7.2M7 6.2L7 10L5.8 9.4M4 8.2L5 9.2"
)
# hikari, light: the sign of the brights
HIKARI = (
    "M5 .4L5 4M2.4 1.2L3.6 3.2M7.6 1.2L6.4 3.2M1 4.2L9 4.2"
    "M3.8 4.4C3.8 7 2.8 8.8 1 9.6M6.2 4.4L6.2 8.2C6.4 9.6 8.6 9.6 9 7.6"
)
DIGITS = {
    "+": "M5 1.5L5 8.5M1.5 5L8.5 5",
    "x": "M2 2.5L8 8M8 2.5L2 8",
    "1": "M3 2.4L5.4 .8L5.4 9.2",
    "2": "M2 2.8C2.4 .4 8 .2 8 3C8 5.4 3.4 6.6 2 9.2L8.4 9.2",
    "3": "M2.2 1.8C4 .2 8 .4 7.8 2.8C7.8 4.4 6 4.8 4.6 4.8C6.4 4.8 8.4 5.4 8.2 7.2C8 9.8 3.4 9.8 2 8",
}


def sign(strokes: str, x: float, y: float, size: float, colour: str, width: float) -> str:
    """A sign, size units high, its top left corner at x, y."""
    return path(place(strokes, x, y, scale=size / 10), None, colour, width)
