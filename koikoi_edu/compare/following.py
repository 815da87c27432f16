"""How a record is followed under other rules, action by action, and where that can't go on.

What the other rules ask for in between is answered where the record shows the answer: hands that were played
were not swapped, and a card took what it took. An answer that it does not show ends the replay, as does an
action that the other rules refuse. A koi-koi where they do not ask is none: the play goes on, as it did.
"""
from itertools import pairwise

from ..cards import Card, CardSet
from ..game import KEEP, KOIKOI, STOP, SWAP, TAKE, TAKE_ALL, Action, Happening, Move, Phase, Round
from ..rules import Rules
from ..words import names
from .laying import laid_again
from .steps import PLAYERS, End, Step
from .words import short_names


class _Ends(Exception):
    """The replay can't go on."""

    def __init__(self, kind: str, text: str) -> None:
        self.end = End(kind, text)


def walked(played: Round, other: Rules, month: int | None, most: int = 1000) -> tuple[tuple[Step, ...], End]:
    """The steps of a replay and its end, without the reasons for it; no more than `most` steps."""
    states = played.states
    laid = laid_again(states[0], other, month)
    if not isinstance(laid, Round):
        return (Step(0, states[0], None),), End("deal", laid.text, laid.reasons)
    now, steps = laid, [Step(0, states[0], laid)]
    name = short_names((played.rules, other))[1]
    try:
        _in_step(states[0], now, name)
        for number, (before, after) in enumerate(pairwise(states), start=1):
            if number >= most:
                break
            remarks: list[str] = []
            now = _answered(_follow(now, before, after, name, remarks), after, name, remarks)
            steps.append(Step(number, after, now, tuple(remarks)))
            _in_step(after, now, name)
    except _Ends as ends:
        return tuple(steps), ends.end
    if played.is_over:
        return tuple(steps), End("whole", f"The whole round can be replayed by the rules of {name}.")
    return tuple(steps), End("unfinished", f"All that was played can be replayed by the rules of {name}; the "
                                           "round is not over.")


def _follow(now: Round, before: Round, after: Round, name: str, remarks: list[str]) -> Round:
    """The replay's next state, after the action that led the record from one state to the next."""
    action, who = after.action, PLAYERS[before.to_play]
    assert action is not None
    if action is SWAP or action is KEEP:
        if now.phase is Phase.SWAP:
            return now.apply(action)
        if action is SWAP:
            raise _Ends("refuses", f"{_next(after)} {name} has no swap of hands.")
        remarks.append(f"{name} has no swap of hands.")
        return now
    if now.phase is Phase.SWAP:
        remarks.append(f"In {name} {PLAYERS[now.to_play]} could have asked for the dealer's hand; each "
                       "played their own.")
        now = now.apply(KEEP)
        if now.is_over:
            raise _Ends("over", _over(now, name))
    if now.is_over:
        if action is KOIKOI:
            raise _Ends("over", f"{_next(after)} In {name} the yaku was a stop without asking.")
        remarks.append(f"In {name} the yaku was a stop without asking.")
        return now
    if action is KOIKOI and now.phase is not Phase.DECIDE:
        remarks.append(f"{name} does not ask here: {who} plays on, but without a call.")
        return now
    if action is STOP and now.phase is not Phase.DECIDE:
        raise _Ends("refuses", f"{_next(after)} {name} does not ask here, so nobody can stop.")
    if before.card is not None and now.card != before.card:
        # The other rules left no choice; that is as well where the choice came to the same.
        if _taken_by(now, before.card) != _taken_by(after, before.card):
            raise _Ends("refuses", f"{_next(after)} In {name} {before.card.name} leaves no choice: it "
                                   f"{_took(_taken_by(now, before.card))}.")
        return now
    if action not in now.legal_actions():
        raise _Ends("refuses", f"{_next(after)} {_refusal(now, action, name)}")
    return now.apply(action)


def _answered(now: Round, after: Round, name: str, remarks: list[str]) -> Round:
    """The state once a choice that only the other rules give is made as the record shows it."""
    while now.card is not None and now.card != after.card:
        taken = _taken_by(after, now.card)
        if taken is None:
            break  # the record has not come to that card yet
        answer = TAKE[next(iter(taken)).index] if len(taken) == 1 else TAKE_ALL
        options = f"In {name} {now.card.name} could take {names(now.matches, 'or')}"
        if answer not in now.legal_actions():
            raise _Ends("asks", f"{_next(after)} {options}; in the record it {_took(taken)}.")
        remarks.append(f"{options}; it {_took(taken)}, as in the record.")
        now = now.apply(answer)
    return now


def _in_step(one: Round, other: Round, name: str) -> None:
    """Raise _Ends where a turn is over in both and one asks or ends where the other does not."""
    if one.card is not None or other.card is not None:
        return
    asked, asks = one.phase is Phase.DECIDE, other.phase is Phase.DECIDE
    if asks and not asked:
        raise _Ends("asks", f"{name} asks {PLAYERS[other.to_play]} here: stop or koi-koi? Nobody was asked "
                            "in the record, so there is no answer.")
    if other.is_over and not one.is_over and not asked:
        raise _Ends("over", _over(other, name))
    if one.is_over and not other.is_over:
        raise _Ends("goes on", f"The record ends here; in {name} the play goes on.")


# ── words

def _next(after: Round) -> str:
    """What the record does and the replay can't."""
    return f"Next in the record: {' '.join(event.text(PLAYERS) for event in after.events)}"


def _refusal(now: Round, action: Action, name: str) -> str:
    card = action.card.name if action.card else "all three"
    if action.move is Move.LEAVE:
        return f"In {name} {card} can't be left lying beside its match."
    if action.move is Move.PLAY:
        return f"In {name} a card that takes nothing can't be played while another takes one."
    if now.card is not None:
        return f"In {name} {now.card.name} can't take {card}."
    return f"In {name} that can't be done here."


def _over(state: Round, name: str) -> str:
    said = " ".join(event.text(PLAYERS) for event in state.events[-1:])
    return f"In {name} the round is over here. {said}".rstrip()


def _taken_by(state: Round, card: Card) -> CardSet | None:
    """What a card took when it was laid; None where it has not been laid yet."""
    now: Round | None = state
    while now is not None:
        for event in now.events:
            if event.card == card and event.happening in (Happening.HAND, Happening.DRAW, Happening.LEFT):
                return CardSet() if event.happening is Happening.LEFT else event.taken
        now = now.previous
    return None


def _took(taken: CardSet | None) -> str:
    return f"took {names(taken)}" if taken else "took nothing"
