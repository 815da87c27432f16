"""What yaku do to one another, and what became of them from one score to the next, in sentences."""
from collections.abc import Iterable

from ..rules import Yaku
from ..scoring import Score
from ..words import listed


def exclusive(table: Iterable[Yaku]) -> list[str]:
    """A sentence for each group of these yaku of which only one counts."""
    groups: dict[str, list[str]] = {}
    for yaku in table:
        if yaku.group:
            groups.setdefault(yaku.group, []).append(yaku.name)
    return [f"Of {listed(group)} only the highest counts." for group in groups.values() if len(group) > 1]


def replaced(score: Score) -> list[str]:
    """For each yaku that counts in the place of lower ones, a sentence that names those."""
    said = []
    for higher in score.yaku:
        under = [repr(held) for held in score.replaced if held.yaku.group == higher.yaku.group]
        if under:
            are, their = ("is", "its") if len(under) == 1 else ("are", "their")
            said.append(f"{listed(under)} {are} in it too; {higher.name} counts in {their} place.")
    return said


def changes(before: Score, now: Score) -> str:
    """Which yaku came, rose, fell and went from one score to the next, in words; "" if none did."""
    was, has = ({held.id: held for held in one.yaku} for one in (before, now))
    covered = {held.id for held in now.replaced}
    came, replacing = [], []
    for held in (held for held in now.yaku if held.id not in was):
        under = [repr(old) for old in before.yaku if old.id in covered and old.yaku.group == held.yaku.group]
        if under:
            replacing.append(f"{held!r} replaces {listed(under)}")
        else:
            came.append(repr(held))
    said = [listed(came)] * bool(came) + replacing
    for held in now.yaku:
        rise = held.points - was[held.id].points if held.id in was else 0
        if rise:
            said.append(f"{held.name} {'rises' if rise > 0 else 'falls'} to {held.points}")
    went = [held.name for held in before.yaku if held.id not in has and held.id not in covered]
    if went:
        said.append(f"{listed(went)} {'is' if len(went) == 1 else 'are'} gone")
    return "; ".join(said)
