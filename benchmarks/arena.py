"""How strong the opponents are: each against each, and whether that is as strong as they shall be.

    make arena                                       48 rounds of every two, under Vanikar's rules
    make arena ROUNDS=480                            more of them, smaller errors
    make arena ARENA="--rules tentos --seed 2"       other rules, other deals
    python benchmarks/arena.py --agents hard greedy --no-bars

Opponents that think for a fixed time are stronger on a faster machine, and weaker on a busy one. Interrupt it
with Ctrl+C, and the table shows what was played until then.
"""
import argparse
from math import isnan
from random import Random
from typing import NamedTuple

from koikoi_edu import AGENTS, KoiKoiError, agent
from koikoi_edu.arena import Estimate, Tournament, bar
from koikoi_edu.game import STOP, Action, Phase, View


class NeverKoi:
    """Greedy, but stops whenever it may."""

    name = "Greedy, never koi"

    def __init__(self) -> None:
        self._greedy = agent("greedy")

    def choose(self, view: View, rng: Random) -> Action:
        return STOP if view.phase is Phase.DECIDE else self._greedy.choose(view, rng)


class Bar(NamedTuple):
    """What an opponent shall reach against another, under Vanikar's rules.

    lead: points a round. share: of matches over 12 months, 0 where only points are asked for.
    """

    name: str
    other: str
    lead: float
    share: float = 0.0


BARS = (Bar("hard", "never koi", 1.6, 0.72), Bar("expert", "table", 0.9))
#: Who is no level, and met by the bars only.
OTHERS = {"never koi": NeverKoi}


def main() -> None:
    given = _options()
    cup = _play(given, given.agents or list(AGENTS))
    print(cup)
    print(_pace(cup))
    if given.bars and given.rules == "vanikar":
        print("\nAs strong as they shall be?")
        for one in BARS:
            print(_judged(one, given), flush=True)


def _options() -> argparse.Namespace:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--rounds", type=int, default=48, help="of every two")
    options.add_argument("--agents", nargs="+", help="some of the opponents only")
    options.add_argument("--rules", default="vanikar")
    options.add_argument("--players", type=int, help="2 or 3")
    options.add_argument("--seed", default="arena")
    options.add_argument("--workers", type=int, help="processes; one for each core if not said")
    options.add_argument("--no-bars", dest="bars", action="store_false", help="only the table")
    return options.parse_args()


def _play(given: argparse.Namespace, agents: object) -> Tournament:
    cup = Tournament(agents, given.rules, players=given.players, seed=given.seed)
    try:
        cup.play(given.rounds, workers=given.workers, progress=bar)
    except KeyboardInterrupt:
        print("\ninterrupted")
    return cup


def _pace(cup: Tournament) -> str:
    """How long decisions take: at the median, the slowest but 1 in 100, and the slowest."""
    width = max(map(len, cup.names))
    lines = [f"\n{'Decision':{width}}     number     median       99 %    slowest"]
    for name, seconds in cup.seconds.items():
        if seconds:
            middle, late, last = (f"{seconds[int(part * (len(seconds) - 1))] * 1e3:,.1f} ms"
                                  for part in (0.5, 0.99, 1))
            lines.append(f"{name:{width}} {len(seconds):10,} {middle:>10} {late:>10} {last:>10}")
    return "\n".join(lines)


def _judged(one: Bar, given: argparse.Namespace) -> str:
    """What is asked for and what was found, in a sentence."""
    sides = {name: OTHERS.get(name, name) for name in (one.name, one.other)}
    unknown = [name for name, side in sides.items() if isinstance(side, str) and side not in AGENTS]
    if unknown:
        return f"{one.name} against {one.other}: there is no opponent {unknown[0]!r} here."
    found = _play(given, sides).against(one.name, one.other)
    text = (f"{one.name} against {one.other}, {found.rounds} rounds: {found.lead.text()} points a round, "
            f"{one.lead:+.1f} asked: {_verdict(found.lead, one.lead)}")
    if one.share:
        text += (f"; {found.twelve.percent()} of matches over 12 months, {one.share:.0%} asked: "
                 f"{_verdict(found.twelve, one.share)}")
    return f"{text}."


def _verdict(found: Estimate, asked: float) -> str:
    if isnan(found.error):
        return "too few rounds to say"
    if found.value >= asked:
        return "reached" if found.value - 2 * found.error >= asked else "reached, within the error"
    return "missed" if found.value + 2 * found.error < asked else "missed, within the error"


if __name__ == "__main__":
    try:
        main()
    except KoiKoiError as fault:
        raise SystemExit(str(fault)) from None
