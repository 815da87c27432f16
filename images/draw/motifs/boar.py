"""The boar of July."""

from ..palette import BOLD, FINE, INK, OCHRE, PAPER, VEIN
from ..pen import blob, circle, path


def boar() -> str:
    """A brown boar with a bristled back and a tusk, standing, that looks to the left."""
    body = (
        "26,286 46,262 62,240 72,214! 90,226 120,204 164,206 200,228 214,262 206,296 200,352! 180,352! "
        "176,316 140,318 116,316 112,352! 92,352! 90,310 62,308 38,304"
    )
    bristles = (
        "M100 208l-6 -14M116 202l-4 -15M132 199l-2 -15M148 199l1 -15"
        "M164 202l3 -14M180 209l6 -13M194 219l9 -11"
    )
    hair = (
        "M112 232l14 8M134 226l15 8M158 230l14 9M180 240l12 10M120 258l14 8"
        "M144 254l15 8M168 262l14 9M190 270l9 8M132 284l14 7M158 288l14 6"
    )
    return "".join(
        [
            path("M176 300L190 352M104 300L96 352", None, INK, 20),  # far legs
            blob(body, OCHRE),
            blob("72,214! 86,196 98,222 88,236", OCHRE),  # ear
            path(bristles, None, INK, BOLD),
            path(hair, None, INK, FINE),
            circle(70, 258, 6, PAPER, INK, VEIN),
            circle(69, 258, 2.8, INK),
            path("M46 300L34 276L58 296Z", PAPER, INK, FINE),  # tusk
            circle(34, 288, 3, INK),
            path("M180 346l20 0l0 8l-20 0ZM92 346l20 0l0 8l-20 0Z", INK),  # hooves
        ]
    )


def ground() -> str:
    return path("M-5 362C80 350 160 352 245 364L245 400L-5 400Z", INK)
