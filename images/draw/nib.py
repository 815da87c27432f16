"""The last stroke of the hand: lines that swell and thin out, edges that waver, whole numbers.

An outline of one width looks like a machine's. A brush or a knife makes a line that grows and shrinks with
its direction, as a broad nib does: thin along one diagonal of the card, thick along the other. SVG has no
such nib, but it paints a stroke in the coordinates of its group. So the paths of a card stand in a group
that is stretched along one diagonal and squeezed along the other, and their points are put through the
opposite: every shape comes out as drawn, and only the lines change. A line is as wide as it says on the
mean; the thin side of the nib is 0.65 of that, the thick one 1.55.
"""

import math
import re
from collections.abc import Iterable
from itertools import groupby

from .pen import mapped, parse, rewritten, short, whole, xy

NIB = 1.1, -0.45  # the matrix of the stretch is symmetric: the number on its diagonal, the one beside it
LINE = ' stroke="[^"]+" stroke-width="[^"]+"'  # how a part says what its line is
WAVER = 1.2  # units by which the hand strays


def waver(x: float, y: float) -> tuple[float, float]:
    """Where the hand puts a point: near it, and near points alike, so that edges bend and stay together."""
    return (
        x + WAVER * (math.sin(x / 13 + y / 29 + 1) + 0.6 * math.sin(y / 8.3 - x / 17)),
        y + WAVER * (math.sin(y / 14 - x / 31 + 2) + 0.6 * math.sin(x / 7.7 + y / 19)),
    )


def by_hand(data: str) -> str:
    """Path data whose points have strayed; the radii of arcs stay."""
    out = []
    for command, numbers in parse(data):
        radii, ends = (numbers[:5], numbers[5:]) if command == "A" else ([], numbers)
        words = [f"{number:.3f}" for number in radii]
        words += [xy(waver(x, y)) for x, y in zip(ends[::2], ends[1::2], strict=True)]
        out.append(command + " ".join(words))
    return "".join(out)


def minified(data: str) -> str:
    """The same path, relative and in whole numbers. Rounded before subtraction: no drift."""
    out, last = [], ""
    x = y = start_x = start_y = 0
    for command, numbers in parse(data):
        if command == "Z":
            out.append("z")
            x, y, last = start_x, start_y, "z"
            continue
        values = [whole(number) for number in numbers]
        end = values[-2:]
        if command == "A":
            values = [*values[:5], values[5] - x, values[6] - y]
        elif last:
            values = [value - (x, y)[k % 2] for k, value in enumerate(values)]
        letter = "M" if not last else command.lower()
        text = "".join(f" {value}" if value >= 0 else str(value) for value in values)
        out.append(text if letter == last else letter + text.lstrip())
        (x, y), last = end, letter
        if command == "M":
            start_x, start_y = x, y
    return "".join(out)


def bundled(parts: str) -> str:
    """Parts in which neighbours with the same line say so once, in a group: it saves bytes."""
    out = ""
    for pen, run in groupby(re.findall("<[^>]+>", parts), lambda tag: (re.search(LINE, tag) or [""])[0]):
        tags = list(run)
        together = pen and len(tags) > 1 and all(tag.startswith("<path") for tag in tags)
        text = "".join(tags)
        out += f"<g{pen}>{text.replace(pen, '')}</g>" if together else text
    return out


def drawn(parts: Iterable[str]) -> str:
    """The parts of a picture as one group, drawn with the nib."""
    straight, aside = NIB
    area = straight**2 - aside**2
    opposite = (straight / area, -aside / area, -aside / area, straight / area, 0, 0)
    text = rewritten("".join(parts), lambda data: minified(mapped(by_hand(data), opposite)))
    text = re.sub(
        r'stroke-width="([^"]+)"',
        lambda width: f'stroke-width="{short(float(width[1]) / math.sqrt(area))}"',
        text,
    )
    return f'<g transform="matrix({straight} {aside} {aside} {straight} 0 0)">{bundled(text)}</g>'
