"""What the table tells: events, results, the log, and the whole table in words."""
from collections.abc import Iterable
from itertools import groupby

from ...cards import CardSet
from ...game import Event, Happening, Move, Phase, Round
from ...scoring import Score, Step, chaff_count
from ...show import step_sign
from ...words import capital, count, does, listed, times
from ...words import names as card_names
from .game import Sitting
from .paying import due_lines, in_names, paid_lines, pays_apart
from .words import (
    call,
    called,
    field,
    in_turn,
    many,
    mid,
    of,
    points,
    score_words,
    stack_words,
    verb,
    when,
)

#: What a prompt asks about at once, so that it need not be told.
ASKED = frozenset({Happening.CHOICE, Happening.OFFER})


def happened(sitting: Sitting) -> str:
    """All that the last action brought about, player by player; at a deal, what that brought."""
    start = deal_lines(sitting) if sitting.dealt else []
    runs = groupby(sitting.events, key=lambda event: event.player)
    return " ".join(filter(None, (*start, *[_told(sitting, run) for _, run in runs])))


def deal_lines(sitting: Sitting) -> list[str]:
    """How the first dealer was found, and what the brights on the table at the deal do."""
    lines = [sitting.opening.text(sitting.names)] if sitting.opening else []
    factor, brights = field(sitting)
    if factor > 1:
        lines.append(f"{capital(brights)} on the table at the deal: what is scored counts {many(factor)}.")
    return lines


def brief(sitting: Sitting, seat: int) -> str:
    """What one player has just done, in short lines; "" if nothing."""
    return _told(sitting, [event for event in sitting.events if event.player == seat])


def _told(sitting: Sitting, events: Iterable[Event]) -> str:
    """Events of one player: cards in one line after the name, the others as sentences."""
    said: list[str] = []
    moved = ""
    for event in events:
        words = card_words(event)
        if words:
            moved = f"{moved}, {words}" if moved else f"{sitting.names[event.player]}: {words}"
        elif event.happening not in ASKED:
            said += [f"{moved}."] * bool(moved) + [ending(sitting) if _ends(sitting, event)
                                                   else event.text(sitting.names)]
            moved = ""
    return " ".join([*said, *[f"{moved}."] * bool(moved)])


def card_words(event: Event) -> str:
    """A card that moved, in a few words: "crane takes pine-1"; "" for an event of another kind."""
    card = event.card.name if event.card else ""
    taken = card_names(event.taken)
    match event.happening:
        case Happening.HAND:
            return f"{card} {does(card, 'take')} {taken}" if taken else f"{card} to the table"
        case Happening.DRAW:
            return f"drawn {card} {does(card, 'take')} {taken}" if taken else f"drawn {card} to the table"
        case Happening.LEFT:
            return f"{card} left beside {taken}"
        case _:
            return ""


def made(sitting: Sitting, seat: int | None = None) -> str:
    """What the last turn of a player has added: "You made Sankō 5.", "You raised Tane to 2.".

    seat: by default that of the player at the screen.
    """
    state, seat = sitting.round, sitting.seat if seat is None else seat
    before = {held.id: held.points for held in turn_start(state).score(seat).yaku}
    new, raised = [], []
    for held in state.score(seat).yaku:
        if held.id not in before:
            new.append(f"{held.name} {held.points}")
        elif held.points > before[held.id]:
            raised.append(f"{held.name} to {held.points}")
    parts = [f"{done} {listed(yaku)}" for done, yaku in (("made", new), ("raised", raised)) if yaku]
    return f"{sitting.names[seat]} {' and '.join(parts) or 'raised the sum'}."


def turn_start(state: Round) -> Round:
    """The state in which the turn began that led to this one."""
    while state.phase is not Phase.HAND and state.previous is not None:
        state = state.previous
    return state


# How a round ended -----------------------------------------------------------------------------------------

def result_lines(sitting: Sitting) -> tuple[str, tuple[str, ...]]:
    """How a finished round ended: a title, and the lines that explain it."""
    result, names, match = sitting.round.result, sitting.names, sitting.match
    assert result is not None
    which = f"round {match.number}" if match and sitting.several else "the round"
    if result.winner is None:
        title, lines = f"Nobody scores in {which}", []
    else:
        title = f"{verb(names[result.winner], 'win')} {which}: {points(result.points[result.winner])}"
        lines = steps(sitting, result.winner, result.score)
        if result.score:
            lines = lines[:1] if pays_apart(result.score) else lines
            lines += due_lines(sitting, result.winner, result.score)
    paid = paid_lines(sitting) if call(sitting) == "go" else _paid(sitting, result.points)
    lines = [*lines, *paid]
    lines = [ending(sitting), *lines]
    if match and sitting.several and match.is_over:
        return match_words(sitting), (f"{title}.", *lines, *_without_points(sitting))
    if match and sitting.several:
        lines.append(f"{score_words(sitting)}. {verb(names[match.next_dealer], 'deal')} next.")
    return title, tuple(lines)


def _ends(sitting: Sitting, event: Event) -> bool:
    return sitting.round.is_over and event == sitting.round.events[-1]


def ending(sitting: Sitting) -> str:
    """Why the round is over."""
    state = sitting.round
    event = state.events[-1]
    name = sitting.names[event.player]
    if event.happening is Happening.LAST:
        return f"{made(sitting, event.player)[:-1]} on the last card: the round ends."
    if event.happening is Happening.STOP and state.action and state.action.move is not Move.STOP:
        calls = state.rules.max_calls
        why = f"may be called {times(calls)} only" if calls else "is not called here"
        return f"{made(sitting, event.player)} {verb(name, 'stop')}: {call(sitting)} {why}."
    return event.text(sitting.names)


def steps(sitting: Sitting, seat: int, score: Score | None = None, state: Round | None = None) -> list[str]:
    """A player's score step by step: "Sankō 5 + Tsukimi-zake 5 = 10", "×2: 10 is 7 or more → 20".

    state: the round in which it scores so, the present one if not given.
    """
    score, state = score or sitting.view.score(seat), state or sitting.round
    first, *others = score.steps
    added = f"{first.reason} = {first.value}" if len(first.held) > 1 else first.reason
    if not first.held and score.total:
        joint = "" if first.reason.endswith(" pays") else ":"
        added = f"{capital(first.reason)}{joint} {points(first.value)}"
    return [added, *(f"{step_sign(step)}: {reason(sitting, seat, step, state)} → {step.value}"
                     for step in others if step.option != "three_player"),
            *(f"Together: {in_names(sitting, seat, step.why)} → {step.value}"
              for step in others if step.option == "three_player")]


def reason(sitting: Sitting, seat: int, step: Step, state: Round) -> str:
    """Why a score multiplies, with the players' names: "Greedy called koi-koi"."""
    match step.option:
        case "opponent_koikoi_doubles":
            callers = [other for other, called in enumerate(state.calls) if called and other != seat]
        case "own_koikoi":
            callers = [seat]
        case _:
            return in_names(sitting, seat, step.reason)
    calls = sum(state.calls[caller] for caller in callers)
    counted = calls > 1 and (step.factor == 1 + calls or step.added == calls)
    who = listed(mid(sitting.names[caller]) for caller in callers)
    together = " together" if counted and len(callers) > 1 else ""
    return f"{who} {called(sitting)}{f' {times(calls)}' if counted else ''}{together}"


def _paid(sitting: Sitting, won: tuple[int, ...]) -> list[str]:
    """Who pays what, where points are taken from the others (spec 5.11)."""
    losers = [seat for seat, one in enumerate(won) if one < 0]
    if not losers:
        return []
    if len(losers) > 1:
        return [f"The others pay {points(-won[losers[0]])} each."]
    return [f"{verb(sitting.names[losers[0]], 'pay')} {points(-won[losers[0]])}."]


def _without_points(sitting: Sitting) -> list[str]:
    """Who has no points left, where that ends a match (spec 11.1)."""
    match = sitting.match
    if not (match and match.rules.ends_at_zero):
        return []
    out = [sitting.names[seat] for seat, total in enumerate(match.totals) if total <= 0]
    has = "have" if len(out) > 1 or out == ["You"] else "has"
    return [f"{listed(out)} {has} no points left."] if out else []


def match_words(sitting: Sitting) -> str:
    """How a finished match ended, the points of the player at the screen first."""
    match, names = sitting.match, sitting.names
    assert match is not None
    totals = [match.totals[seat] for seat in reversed(sitting.sides)]
    all_of_them = " : ".join(map(str, totals))
    if len(totals) > 2:
        all_of_them = ", ".join(map("{} {}".format, in_turn(sitting), totals))
    if len(match.winners) == len(totals):
        return f"The match is a draw, {all_of_them}"
    if len(match.winners) > 1:
        return f"{listed(names[seat] for seat in match.winners)} share the match, {all_of_them}"
    return f"{verb(names[match.winners[0]], 'win')} the match, {all_of_them}"


# The log, and the whole table ------------------------------------------------------------------------------

def log_lines(sitting: Sitting) -> tuple[str, ...]:
    """The log of the round, after a line for each round before it."""
    match, names, state = sitting.match, sitting.names, sitting.round
    before = match.points[:match.number - 1] if match else ()
    lines = []
    for number, won in enumerate(before, 1):
        each = ", ".join(f"{name} {one}" for name, one in zip(names, won, strict=True))
        lines.append(f"Round {number}: {each}.")
    lines += [*state.origin.thrown, *deal_lines(sitting)]
    lines.append(f"{verb(names[state.dealer], 'deal')} and {verb(names[state.dealer], 'lead').split()[-1]}.")
    return (*lines, *(event.text(names) for event in state.log))


def words(sitting: Sitting, asked: str) -> str:
    """The whole table in words, without anything that the player at the screen can't see.

    asked: what is to be done now.
    """
    view, names = sitting.view, sitting.names
    first = [f"{view.rules.name}, {listed(in_turn(sitting))}: {when(sitting)}"]
    first += [score_words(sitting)] if sitting.match else []
    lines = ["; ".join([*first, f"{verb(names[view.dealer], 'deal')}."]), *lying(sitting)]
    if sitting.round.is_over:
        title, more = result_lines(sitting)
        return "\n".join([*lines, f"{title}.", *more])
    return "\n".join([*lines, asked])


def lying(sitting: Sitting) -> list[str]:
    """What lies where, as sentences."""
    view, names = sitting.view, sitting.names
    lines = []
    factor, brights = field(sitting)
    if factor > 1:
        lines.append(f"{capital(brights)} on the table at the deal: what is scored counts {many(factor)}.")
    for seat in sitting.sides:
        score, calls = view.score(seat), view.calls[seat]
        facts = [", ".join(map(repr, score.yaku)), f"sum {score.base}"] if score.yaku else ["no yaku"]
        facts += [f"{call(sitting)} {times(calls)}"] * bool(calls)
        facts += [f"chaff {pi}"] if (pi := chaff(sitting, seat)) is not None else []
        lines.append(f"{names[seat]} captured {view.piles[seat] or 'nothing'} ({'; '.join(facts)}).")
    lines.append(f"On the table: {view.table or 'nothing'}.")
    lines += map(stack_words, view.stacks)
    lines += [words for seat in sitting.sides for words in more_lines(sitting, seat)]
    stock = [f"In the stock: {count(view.stock_size, 'card')}."]
    stock += [f"Set aside: {view.removed}."] if view.removed else []
    for seat in sitting.others:
        theirs = count(view.hand_sizes[seat], "card")
        if view.is_over:
            theirs = str(sitting.round.hands[seat] or "empty")
        stock.append(f"{of(names[seat], 'hand')}: {theirs}.")
    lines.append(" ".join(stock))
    own: CardSet | str = view.hand or "empty"
    if sitting.covered or view.phase is Phase.SWAP:
        own = f"{view.hand_sizes[sitting.seat]} cards, covered"
    return [*lines, f"{of(names[sitting.seat], 'hand')}: {own}."]


# What only Go-Stop has -------------------------------------------------------------------------------------

def chaff(sitting: Sitting, seat: int) -> int | None:
    """How much chaff a pile counts, where cards count differently; None elsewhere (spec 4.9)."""
    view = sitting.view
    return chaff_count(view.piles[seat], view.rules) if call(sitting) == "go" else None


def more_lines(sitting: Sitting, seat: int) -> list[str]:
    """What a player has shown, and turns without a hand card that a bomb has left (spec 4.14)."""
    view, name = sitting.view, sitting.names[seat]
    shown = getattr(view, "shown", ())
    lines = [f"{name} {'have' if name == 'You' else 'has'} shown {card_names(shown[seat])}."
             ] if shown and shown[seat] else []
    left = view.stock_only[seat] if view.stock_only else 0
    if left and not view.is_over:
        lines.append(f"{name} may turn the stock only, without a hand card, {times(left)} more.")
    return lines


def stolen(sitting: Sitting) -> str:
    """Who gave a chaff to whom in what was done last, and why, for the board; "" if nobody did."""
    said: dict[str, list[str]] = {}
    for event in sitting.events:
        if event.happening is Happening.STOLEN and event.card:
            gift, why = event.text(sitting.names).split(", because ")
            said.setdefault(why, []).append(gift)
        elif event.happening is Happening.FIRST_PPEOK:
            said[event.text(sitting.names)] = []
    return " ".join(f"{listed(gifts)}, because {why}" if gifts else why for why, gifts in said.items())
