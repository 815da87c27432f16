"""What a win in Go-Stop costs each loser, and who is at risk of what now (spec 4.11, 4.14).

All of it is read off a score: its steps name the loser whose pile or call decides them.
"""
import re

from ...scoring import Due, Score, Step
from ...scoring.sheet import loser_in_words
from ...show import step_sign
from ...words import capital, listed
from .game import Sitting
from .words import mid, points, whose

_VERBS = {"has": "have", "was": "were", "pays": "pay", "said": "said"}


def losers(sitting: Sitting, winner: int) -> tuple[int, ...]:
    """The seats of the losers, in the order of turns after the winner."""
    players = len(sitting.names)
    return tuple((winner + step) % players for step in range(1, players))


def in_names(sitting: Sitting, winner: int, why: str) -> str:
    """The reason of a step with the players' names: "Greedy has no bright", "you have 3 chaff"."""
    others, me = losers(sitting, winner), mid(sitting.names[winner])
    if me != "you" and why.startswith(("you have ", "you hold ", "you said ", "you called ")):
        why = re.sub("^you (have|hold|said|called)", lambda found: f"{me} {_THIRD[found[1]]}", why)
    for place, seat in enumerate(others):
        who, name = loser_in_words(place, len(others)), mid(sitting.names[seat])
        why = why.replace(f"the pile of {who} is", f"{whose(name)} pile is")
        for third, second in _VERBS.items() if name == "you" else ():
            if f"{who} {third} " in f"{why} ":
                why = why.replace(f"{who} {third}", f"you {second}").replace(", and pays ", ", and pay ")
        why = re.sub(rf"\b{who}\b", name, why)
    return why


_THIRD = {"have": "has", "hold": "holds", "said": "said", "called": "called"}


def step_words(sitting: Sitting, winner: int, step: Step) -> str:
    """A step after the sum: "×2: Greedy has 3 chaff, fewer than 7 → 22"."""
    sign = f"{step_sign(step)}: " if step.factor is not None or step.added is not None else ""
    return f"{sign}{in_names(sitting, winner, step.why)} → {step.value}"


def due_lines(sitting: Sitting, winner: int, score: Score) -> list[str]:
    """Where two lose: what each of them pays, or what the one who does not count would bring, and why."""
    if len(score.dues) < 2 or not score.base:
        return []
    seats = losers(sitting, winner)
    lines = []
    for due in score.dues:
        name = mid(sitting.names[seats[due.loser]])
        if pays_apart(score):
            what = f"{capital(verb_pay(name))} {points(score.payments[due.loser])}"
        elif due.value != score.total:
            what = f"Against {name} alone it would be {points(due.value)}"
        else:
            continue
        lines.append(f"{what}: {_way(sitting, winner, score, due)}.")
    return lines


def pays_apart(score: Score) -> bool:
    """Whether each of two losers pays an amount of his own."""
    return score.rules.three_player == "sum" and len(score.dues) == 2 and score.base > 0


def _way(sitting: Sitting, winner: int, score: Score, due: Due) -> str:
    steps = [step_words(sitting, winner, step) for step in due.steps]
    return "; ".join([f"sum {score.base}", *steps]) if steps else "the sum"


def verb_pay(name: str) -> str:
    """Who pays, in the middle of a sentence."""
    return "you pay" if name == "you" else f"{name} pays"


def risks(sitting: Sitting, seat: int) -> list[str]:
    """What a player would pay more for if another one stopped now, a sentence for each of the others."""
    found = []
    for winner in sitting.others if seat == sitting.seat else sitting.sides:
        score = sitting.view.score(winner)
        if winner == seat or score.base < score.rules.min_total:
            continue
        place = losers(sitting, winner).index(seat)
        steps = [step for due in score.dues if due.loser == place and due.value for step in due.steps
                 if step.loser == place and step.added != 0]
        if steps:
            said = [f"{in_names(sitting, winner, step.why)} ({step_sign(step)})" for step in steps]
            who = mid(sitting.names[winner])
            found.append(f"At risk if {who} {'stop' if who == 'you' else 'stops'} now: {listed(said)}.")
    return found


def paid_lines(sitting: Sitting) -> list[str]:
    """Who pays what at the end of a round, and what was paid in its course."""
    result = sitting.round.result
    assert result is not None
    at_once = result.at_once or (0,) * len(result.points)
    at_end = [all_of_it - before for all_of_it, before in zip(result.points, at_once, strict=True)]
    losers_now = [seat for seat, one in enumerate(at_end) if one < 0]
    lines = []
    told_apart = result.score is not None and pays_apart(result.score)
    if losers_now and not told_apart:
        paid = [f"{verb_pay(mid(sitting.names[seat]))} {points(-at_end[seat])}" for seat in losers_now]
        lines.append(f"{capital(listed(paid))}.")
    if any(at_once):
        had = [f"{mid(name)} {one:+}" for name, one in zip(sitting.names, at_once, strict=True)]
        lines.append(f"Paid during the round, for ppeok on the first turns: {listed(had)}.")
        total = [f"{mid(name)} {one:+}" for name, one in zip(sitting.names, result.points, strict=True)]
        lines.append(f"Together: {listed(total)}.")
    return lines
