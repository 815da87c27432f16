"""How strong the opponents are: each against each, and whether that is as strong as they shall be.

    make arena                                       48 rounds of every two, under Vanikar's rules
    make arena ROUNDS=480                            more of them, smaller errors
    make arena ARENA="--rules tentos --seed 2"       other rules, other deals
    python benchmarks/arena.py --agents hard medium --no-bars
    python benchmarks/arena.py --iterations 6000     by count and not by the clock: the same on every machine

Opponents that think for a fixed time are weaker on a slow machine, and on a busy one. Interrupt it with
Ctrl+C, and the table shows what was played until then.
"""
import argparse
from math import isnan
from random import Random
from typing import Any, NamedTuple

from koikoi_edu import AGENTS, KoiKoiError, agent
from koikoi_edu.arena import Entrant, Estimate, Tournament, bar
from koikoi_edu.game import STOP, Action, Phase, View

#: Who plays where nobody is named.
LEVELS = ("random", "easy", "medium", "table", "hard", "expert")


class NeverKoi:
    """Greedy, but it stops whenever it may."""

    name = "never koi"

    def __init__(self) -> None:
        self._greedy = agent("greedy")

    def choose(self, view: View, rng: Random) -> Action:
        return STOP if view.phase is Phase.DECIDE else self._greedy.choose(view, rng)


class Bar(NamedTuple):
    """What an opponent shall reach against another, under Vanikar's rules.

    lead: points a round. share: of matches over 12 months, None where only the lead is asked for.
    """

    name: str
    other: Any
    lead: float
    share: float | None


#: "table" knows what positions are worth, from a trained table, and does not think ahead.
BARS = (Bar("hard", NeverKoi(), 1.6, 0.72), Bar("expert", Entrant("table", "table"), 0.9, None))
#: By how much the slowest decision but 1 in 100 may exceed the time that an opponent has.
LATE = 1.2


def main() -> None:
    given = _options()
    players = [_opponent(name, given.iterations) for name in given.agents]
    cup = _play(given, players)
    print(cup.markdown() if given.markdown else cup)
    print(f"\n{_pace(cup, players, given.iterations)}")
    if given.bars and given.rules == "vanikar" and given.players in (None, 2):
        print("\nAs strong as they shall be?")
        for one in BARS:
            print(_judged(one, given), flush=True)


def _options() -> argparse.Namespace:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--rounds", type=int, default=48, help="of every two")
    options.add_argument("--agents", nargs="+", default=LEVELS, help="who plays", metavar="NAME")
    options.add_argument("--rules", default="vanikar")
    options.add_argument("--players", type=int, help="2 or 3")
    options.add_argument("--seed", default="arena")
    options.add_argument("--workers", type=int, help="processes; one for each core if not said")
    options.add_argument("--iterations", type=int, help="of Hard, and of who has more time so many more, "
                                                        "in place of their time")
    options.add_argument("--markdown", action="store_true", help="the table as Markdown, for a page")
    options.add_argument("--no-bars", dest="bars", action="store_false", help="only the table")
    return options.parse_args()


def _opponent(name: str, iterations: int | None) -> Any:
    """The opponent of this name, with as many of Hard's iterations as it has of Hard's time."""
    found = agent(name)
    if iterations and hasattr(found, "seconds"):
        hard: Any = AGENTS["hard"]
        return agent(name, iterations=round(iterations * found.seconds / hard.seconds))
    return found


def _play(given: argparse.Namespace, agents: list[Any]) -> Tournament:
    cup = Tournament(agents, given.rules, players=given.players, seed=given.seed)
    try:
        cup.play(given.rounds, workers=given.workers, progress=bar)
    except KeyboardInterrupt:
        print("\ninterrupted")
    return cup


def _pace(cup: Tournament, players: list[Any], iterations: int | None) -> str:
    """How long decisions take: at the median, the slowest but 1 in 100, and the slowest."""
    width = max(map(len, cup.names))
    lines = [f"{'Decisions':{width}}     number     median       99 %    slowest"]
    for player, (name, seconds) in zip(players, cup.seconds.items(), strict=True):
        if not seconds:
            continue
        middle, late, last = (seconds[int(part * (len(seconds) - 1))] for part in (0.5, 0.99, 1))
        times = " ".join(f"{f'{time * 1e3:,.1f} ms':>10}" for time in (middle, late, last))
        allowed = LATE * getattr(player, "seconds", 0)
        says = "" if iterations or not allowed else (f"   {allowed * 1e3:.0f} ms at 99 % allowed: "
                                                     f"{'kept' if late <= allowed else 'exceeded'}")
        lines.append(f"{name:{width}} {len(seconds):10,} {times}{says}")
    return "\n".join(lines)


def _judged(one: Bar, given: argparse.Namespace) -> str:
    """What is asked for and what was found, in a sentence."""
    pair = [Entrant(one.name, _opponent(one.name, given.iterations)), one.other]
    found = _play(given, pair).against(one.name, one.other.name)
    lead = f"{found.lead.text()} points a round, {one.lead:+.1f} asked: {_verdict(found.lead, one.lead)}"
    share = f"{found.twelve.percent()} of matches over 12 months"
    if one.share is not None:
        share += f", {one.share:.0%} asked: {_verdict(found.twelve, one.share)}"
    return f"{one.name} against {one.other.name}, {found.rounds} rounds: {lead}; {share}."


def _verdict(found: Estimate, asked: float) -> str:
    """Whether it was reached, and whether the error leaves that open."""
    if isnan(found.error):
        return "too few rounds to say"
    open_still = ", within two errors" if abs(found.value - asked) < 2 * found.error else ""
    return f"{'reached' if found.value >= asked else 'missed'}{open_still}"


if __name__ == "__main__":
    try:
        main()
    except KoiKoiError as fault:
        raise SystemExit(str(fault)) from None
