"""Pampas grass: a big black hill with grass reserved in it, drooping yellow plumes behind; and the moon."""

import math

from ..palette import FINE, HAIR, HEIGHT, INK, OUTLINE, PAPER, YELLOW
from ..pen import Point, along, brush, circle, heading, line, path, polar, spline, xy

TUFTS = (  # foot x, foot y below the top of the hill, height: bigger below
    (140, 50, 28),
    (36, 104, 44),
    (108, 92, 50),
    (184, 104, 56),
    (66, 176, 70),
    (146, 178, 76),
    (222, 172, 62),
    (14, 226, 66),
    (104, 240, 72),
    (186, 240, 76),
)
BLADES = ((-0.42, 0.6), (-0.14, 0.86), (0.2, 1), (0.5, 0.8), (0.66, 0.48))  # tips, in heights of the tuft
JOINTS = 6  # of the spine of a plume
FULL = 0.58, 0.9, 1, 0.94, 0.76, 0.5  # how far each strand of a plume stands off its spine
SIDES = (1, 1), (-1, 0.62)  # a plume is fuller on the side to which it hangs
RAKE = 0.2  # by how much of the spine the tip of a strand lies ahead of the cleft behind it
CLEFT = 0.6  # depth at which a strand parts from the next one, as a share of its tip's
STALK = 7, 5.6, 4.6, 3.4  # widths of a stem from its foot to its tip
BLADE = 8, 14, 11, 1.4  # and of a leaf


def plume(stem: str, length: float, bend: float, width: float) -> str:
    """A stem from its foot to its tip, and a plume that goes on from there and bends by so many degrees.

    Where bend is above 0 it nods to the right. width is that of its full side.
    """
    ahead, joints = heading(stem, 1), [along(stem, 1)]
    for k in range(JOINTS):
        joints.append(polar(*joints[-1][:2], length / JOINTS, ahead + bend * (k + 0.5) / JOINTS))
    hang = math.copysign(1, bend)

    def at(share: float, depth: float) -> Point:
        direction = ahead + bend * min(share, 1)
        foot = polar(*along(joints, min(share, 1))[:2], max(share - 1, 0) * length, direction)
        return polar(*foot[:2], depth * width, direction + hang * 90)

    edges, threads = [], ""
    for side, share in SIDES:
        edge = []
        for k, full in enumerate(FULL):
            t = 0.1 + 0.84 * k / len(FULL)
            depth = side * share * full
            tip = at(t + RAKE * (0.6 + 0.4 * (1 - t)), depth * 1.06)
            cleft = at(t + 0.06, depth * CLEFT)
            edge += [
                at(t + 0.02, depth * 0.86),
                at(t + 0.1, depth),
                Point(*tip[:2], True),
                Point(*cleft[:2], True),
            ]
            threads += spline([cleft, at(t - 0.02, depth * 0.4), at(t - 0.1, depth * 0.12)], False)
        edges.append(edge)
    end = at(1.12, 0.05)
    outline = [Point(*at(0, 0)[:2], True), *edges[1], Point(*end[:2], True), *edges[0][::-1]]
    return (
        path(brush(stem, STALK), INK)
        + path(spline(outline), YELLOW, INK, FINE)
        + path(threads, None, INK, HAIR)
    )


def blade(points: str) -> str:
    """A long black leaf of grass from its foot to its tip, its rib reserved."""
    return path(brush(points, BLADE), INK) + line(points, PAPER, HAIR)


def tuft(x: float, y: float, height: float) -> str:
    """Path data of blades of grass that bend to the right."""
    blades = ""
    for aside, rise in BLADES:
        tip = (x + aside * height, y - rise * height)
        knee_x, knee_y = x + aside * height * 0.2, y - rise * height * 0.64
        blades += f"M{x} {y}Q{knee_x - 4} {knee_y} {xy(tip)}Q{knee_x + 4} {knee_y} {x} {y}Z"
    return blades


def hill(top: float, summit: float = 120) -> str:
    """A round black hill across the card, its summit near summit, top, with grass reserved in it."""
    mass = f"M-5 {top + 70}C{summit - 70} {top - 20} {summit + 70} {top - 20} 245 {top + 70}L245 400L-5 400Z"
    tufts = [tuft(x, top + down, height) for x, down, height in TUFTS if top + down - height < HEIGHT]
    return path(mass, INK) + path("".join(tufts), PAPER)


def full_moon() -> str:
    return circle(132, 112, 82, PAPER, INK, OUTLINE)
