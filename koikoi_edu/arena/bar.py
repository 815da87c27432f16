"""A progress bar in plain characters, for a terminal and a notebook alike."""
import sys
from time import monotonic

_WIDTH = 30
#: Seconds between two looks of the bar.
_PAUSE = 0.2

_shown = 0.0


def bar(done: int, total: int, what: str = "rounds") -> None:
    """Print how far a tournament is, over what it printed before.

    For `Tournament.play(progress=bar)`, or a loop of one's own. what: the things that are counted.
    """
    global _shown
    now = monotonic()
    if done < total and done and now - _shown < _PAUSE:
        return
    _shown = now
    full = _WIDTH * done // max(total, 1)
    end = "\n" if done >= total else ""
    sys.stdout.write(f"\r{'█' * full}{'░' * (_WIDTH - full)} {done:,} of {total:,} {what}{end}")
    sys.stdout.flush()
