"""Makes puzzles and holds them against `proof` and `claims`; its work can be shared among processes."""
import re
import zlib
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, NamedTuple

from claims import MET, false_claims, given_away, named_otherwise
from proof import CARD_OF, CHAFF, DECK, TAKES, Law, Seen, differences

from koikoi_edu import Card, CardSet
from koikoi_edu.puzzles import Puzzle, puzzle
from koikoi_edu.rules import DEFAULT, Rules

_WORST = 5  # failures of a job that are told


class Job(NamedTuple):
    """Puzzles to make. changes: to the rules. explained: of how many each wrong answer is tried."""

    kind: str
    difficulty: int
    seeds: range
    changes: tuple[tuple[str, Any], ...] = ()
    explained: int = 0


class Report(NamedTuple):
    """failures: a line each. questions: what was asked, as checksums. explanations: how many were read.
    claims: those that were met, by their patterns."""

    failures: list[str]
    questions: list[int]
    explanations: int
    claims: frozenset[str]


def plain(value: Any) -> Any:
    """An answer or option without the engine's types."""
    if isinstance(value, Card):
        return value.id
    if isinstance(value, CardSet | frozenset):
        return frozenset(map(plain, value))
    return value


def seen(one: Puzzle) -> Seen:
    """What a person sees of a puzzle."""
    scene = {label: tuple(card.id for card in cards) for label, cards in one.scene}
    return Seen(one.id, one.kind, one.difficulty, one.form.value, one.text, scene,
                tuple(map(plain, one.options)), frozenset(map(plain, one.answers())))


def law_of(rules: Rules) -> Law:
    calls = rules.max_calls if isinstance(rules.max_calls, int) else 99
    return Law(rules.seven_doubles, rules.opponent_koikoi_doubles, rules.own_koikoi, calls, rules.length)


def examine(job: Job) -> Report:
    """Make the puzzles of a job and say what is wrong with them."""
    rules = DEFAULT.variant(**dict(job.changes))
    law = law_of(rules)
    failures: list[str] = []
    questions, explanations = [], 0
    for number, seed in enumerate(job.seeds):
        one = puzzle(f"proof {seed}", job.kind, job.difficulty, rules)
        shown = seen(one)
        faults = list(differences(shown, law))
        if shown.kind != job.kind or shown.difficulty != job.difficulty:
            faults.append(f"{shown.kind} of difficulty {shown.difficulty} was not asked for")
        if number < job.explained:
            said = list(explained(one, shown, law))
            explanations += len(said)
            faults += [fault for some in said for fault in some]
            faults += helped(one, shown, law)
        failures += [f"{shown.id}: {fault}" for fault in faults]
        questions.append(zlib.crc32(repr((shown.text, sorted(shown.scene.items()), shown.options)).encode()))
    return Report(failures[:_WORST], questions, explanations, frozenset(MET))


def explained(one: Puzzle, shown: Seen, law: Law) -> Iterator[list[str]]:
    """For each wrong answer, what is wrong with what is said to it."""
    for answer in shown.answers:
        verdict = one.check(_typed(answer))
        yield [] if verdict.right else [f"{answer} is judged wrong: {verdict.text}"]
    for answer in wrong_answers(shown):
        verdict = one.check(_typed(answer))
        text = verdict.text.removeprefix("Not yet. ")
        faults = list(false_claims(text, shown, law, answer))
        if verdict.right is not False:
            faults.append(f"is not judged wrong: {verdict.text}")
        if len(text) < 10 or not text.endswith(".") or "  " in text:
            faults.append(f"no explanation: {text!r}")
        if any(card.id not in DECK for card in verdict.lit):
            faults.append("lights up what is no card")
        yield [f"to {_typed(answer)!r}: {fault}" for fault in faults]


def _typed(answer: Any) -> Any:
    return sorted(answer) if isinstance(answer, frozenset) else answer


def wrong_answers(shown: Seen) -> Iterator[Any]:
    """The answers that come near, or are easily given."""
    def all_of_them() -> Iterator[Any]:
        if shown.form == "number":
            yield from range(max(shown.answers) + 12)
        elif shown.form in ("card", "choice"):
            yield from shown.options
        else:
            choices = tuple(TAKES) if shown.form == "yaku" else shown.options
            for answer in shown.answers:
                yield from (answer ^ {other} for other in choices)
                if shown.form == "yaku":  # a lower bright yaku for the higher one, or the other way round
                    yield from (answer - {one} | {other} for one in answer for other in choices[:4])
            yield frozenset()
            yield frozenset(choices)
            yield from map(frozenset, (choices[:3], choices[3:], set(choices) - CHAFF))
    return (answer for answer in dict.fromkeys(all_of_them()) if answer not in shown.answers)


def helped(one: Puzzle, shown: Seen, law: Law) -> Iterator[str]:
    """What is wrong with hints, reason and solution."""
    because = one.because().text
    yield from given_away([(hint.text, plain(hint.lit)) for hint in one.hints], shown)
    yield from named_otherwise(because, list(one.solution), shown)
    for text in (because, *[hint.text for hint in one.hints], *one.solution):
        yield from (f"{text!r}: {fault}" for fault in false_claims(text, shown, law, _about(text, shown)))


def _about(text: str, shown: Seen) -> Any:
    """The answer that words of help speak of: the right one, but for "with this card you take"."""
    card = re.search(r"[Ww]ith ([\w-]+) (?:you take|the sum)", text)
    named = CARD_OF.get(card[1]) if card else None
    return named or next(iter(shown.answers))


def in_jobs(kind: str, number: int, *, explained: int = 0, size: int = 250,
            changes: Iterable[tuple[str, Any]] = ()) -> Iterator[Job]:
    """So many puzzles of a kind at each difficulty, in pieces of work; of so many explanations are read."""
    for difficulty in range(5, 0, -1):
        seeds = iter(range(number))
        while piece := list(islice(seeds, size)):
            share = -(-explained * len(piece) // number)
            yield Job(kind, difficulty, range(piece[0], piece[-1] + 1), tuple(changes), share)
