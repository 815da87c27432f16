"""What the table says: prompts, events, scores and progress, as sentences and as pieces of HTML."""
from collections.abc import Iterable
from html import escape

from ..cards import Card, CardSet
from ..game import KOIKOI, Action, Event, Happening, Move, Phase
from ..rules import Rules
from ..scoring import Progress, Score, progress
from .table_game import Sitting

#: How many yaku that are not yet made are named for each player.
NEAREST = 3


def listed(words: Iterable[str], last: str = "and") -> str:
    """Words in a row: "crane, moon and sake"."""
    *first, end = tuple(words) or ("",)
    return f"{', '.join(first)} {last} {end}" if first else end


def names_of(cards: Iterable[Card], last: str = "and") -> str:
    """Cards by their short names: "crane, moon and sake"."""
    return listed((card.name for card in cards), last)


def points(number: int) -> str:
    """A number of points: "1 point", "5 points"."""
    return "1 point" if number == 1 else f"{number} points"


def times(count: int) -> str:
    """How often: "once", "twice", "3 times"."""
    return {1: "once", 2: "twice"}.get(count, f"{count} times")


def verb(name: str, word: str) -> str:
    """Name and verb: "You win", "Greedy wins"."""
    return f"{name} {word}" if name == "You" else f"{name} {word}s"


def of(name: str, thing: str) -> str:
    """Whose it is, to begin a sentence with: "Your hand", "Ann's hand"."""
    return f"Your {thing}" if name == "You" else f"{name}'s {thing}"


# What can be done ------------------------------------------------------------------------------------------

def action_words(sitting: Sitting, action: Action, taken: CardSet) -> str:
    """An action as a button says it: "Play crane: takes pine-poem", "Take pine-1", "Stop: 30 points"."""
    if action.card is None:
        stop = f"Stop: {points(sitting.view.score(sitting.seat).total)}"
        return stop if action.move is Move.STOP else "Koi-koi"
    if action.move is Move.TAKE:
        return f"Take {action.card.name}"
    choice = sitting.round.apply(action).phase is Phase.MATCH
    return f"Play {action.card.name}: takes {names_of(taken, 'or' if choice else 'and') or 'nothing'}"


def prompt(sitting: Sitting) -> str:
    """What the player at the screen has to do now; "" once the round is over."""
    state, name = sitting.round, sitting.names[sitting.seat]
    card = state.card.name if state.card else ""
    if sitting.covered:
        return f"Pass the screen to {name}."
    match state.phase:
        case Phase.HAND:
            takes = any(taken for _, taken in sitting.options())
            how = "A raised card takes its match." if takes else "Nothing matches: one goes to the table."
            return f"{of(name, 'turn')}: play a card. {how}"
        case Phase.MATCH:
            return f"Played: {card}. It matches two cards. Take which one?"
        case Phase.DRAW:
            return f"Drawn: {card}. It matches two cards. Take which one?"
        case Phase.DECIDE:
            return f"{made(sitting)} Stop or koi-koi?"
        case _:
            return ""


def made(sitting: Sitting) -> str:
    """What the present turn has added: "You made Sankō 5.", "You raised Tane to 2."."""
    state, seat = sitting.round, sitting.seat
    start = state
    while start.phase is not Phase.HAND and start.previous is not None:
        start = start.previous
    before = {held.id: held.points for held in start.score(seat).yaku}
    new, raised = [], []
    for held in state.score(seat).yaku:
        if held.id not in before:
            new.append(f"{held.name} {held.points}")
        elif held.points > before[held.id]:
            raised.append(f"{held.name} to {held.points}")
    parts = [f"{done} {listed(yaku)}" for done, yaku in (("made", new), ("raised", raised)) if yaku]
    return f"{sitting.names[seat]} {' and '.join(parts)}."


# What happened ---------------------------------------------------------------------------------------------

def happened(sitting: Sitting) -> str:
    """All that the last action brought about, player by player."""
    seats = dict.fromkeys(event.player for event in sitting.events)
    return " ".join(filter(None, (brief(sitting, seat) for seat in seats)))


def brief(sitting: Sitting, seat: int) -> str:
    """What one player has just done, in one short line; "" if nothing."""
    parts = [words for event in sitting.events if event.player == seat and (words := _brief(event))]
    return f"{sitting.names[seat]}: {', '.join(parts)}." if parts else ""


def _brief(event: Event) -> str:
    card = event.card.name if event.card else ""
    taken = names_of(event.taken)
    match event.happening:
        case Happening.HAND:
            return f"{card} takes {taken}" if taken else f"{card} to the table"
        case Happening.DRAW:
            return f"drawn {card} takes {taken}" if taken else f"drawn {card} stays"
        case Happening.KOIKOI:
            return "koi-koi!"
        case Happening.STOP:
            return "stop"
        case _:
            return ""


def result_lines(sitting: Sitting) -> tuple[str, tuple[str, ...]]:
    """How a finished round ended: a title, and the lines that explain it."""
    result, names, match = sitting.round.result, sitting.names, sitting.match
    assert result is not None
    month = match.month_name if match else "the month"
    if result.winner is None:
        title = f"Nobody scores in {month}"
    else:
        title = f"{verb(names[result.winner], 'win')} {month}: {points(sum(result.points))}"
    lines = [sitting.round.events[-1].text(names), *steps(result.score)]
    if match and match.is_over:
        return match_words(sitting), (f"{title}.", *lines)
    if match:
        lines.append(f"{score_words(sitting)}. {verb(names[match.next_dealer], 'deal')} next.")
    return title, tuple(lines)


def steps(score: Score | None) -> list[str]:
    """A score step by step: "Sankō 5 + Tsukimi-zake 5 = 10", "×2: 10 is 7 or more → 20"."""
    if score is None:
        return []
    first, *others = score.steps
    return [f"{first.reason} = {first.value}" if first.held else "no yaku",
            *(f"×{step.factor}: {step.reason} → {step.value}" for step in others)]


def match_words(sitting: Sitting) -> str:
    """How a finished match ended."""
    match = sitting.match
    assert match is not None
    high, low = sorted(match.totals, reverse=True)
    if len(match.winners) > 1:
        return f"The match is a draw, {high} : {low}"
    return f"{verb(sitting.names[match.winners[0]], 'win')} the match, {high} : {low}"


def score_words(sitting: Sitting) -> str:
    """The match so far: "You 12 : 5 Greedy"."""
    totals = sitting.match.totals if sitting.match else (0, 0)
    near, across = sitting.seat, sitting.across
    return f"{sitting.names[near]} {totals[near]} : {totals[across]} {sitting.names[across]}"


def when(sitting: Sitting) -> str:
    """Where the match stands: "February, month 2 of 6"."""
    match = sitting.match
    if match is None:
        return "One month"
    unit, limit = match.rules.length
    far = f" of {limit}" if unit == "rounds" else f", to {limit} points"
    return f"{match.month_name}, month {match.number}{far}"


# What each player has --------------------------------------------------------------------------------------

def nearest_yaku(pile: CardSet, theirs: CardSet, rules: Rules) -> tuple[str, ...]:
    """The yaku that a pile is nearest to and what each lacks; none that the other pile makes impossible."""
    rank = {one.id: number for number, one in enumerate(rules.yaku)}
    best = {one.group: rank[one.id] for one in reversed(rules.yaku) if one.group and one.worth(pile)}
    found: list[str] = []
    groups: set[str] = set()
    for row in sorted(progress(pile, rules, gone=theirs), key=lambda row: (row.missing, -row.yaku.points)):
        yaku, have = row.yaku, row.yaku.needs - row.missing
        near = row.missing and row.possible and have > 0 and 2 * have >= yaku.needs - 1
        if near and yaku.group not in groups and rank[yaku.id] < best.get(yaku.group, len(rank)):
            found.append(f"{yaku.name}: {have} of {yaku.needs}, {_lacks(row)}")
            groups |= {yaku.group} - {""}
    return tuple(found[:NEAREST])


def _lacks(row: Progress) -> str:
    if len(row.wanted) == row.missing:
        return f"missing {names_of(row.wanted)}"
    if len(row.wanted) <= 4:
        return f"missing {row.missing} of {names_of(row.wanted, 'or')}"
    return f"{row.missing} more"


def sides_html(sitting: Sitting) -> str:
    """Both players' yaku, what stopping would score, and their nearest yaku; the one across first.

    What the board shows comes with it in words, for those who hear it.
    """
    sides = "".join(_side_html(sitting, seat) for seat in (sitting.across, sitting.seat))
    board = "".join(f"<p>{escape(line)}</p>" for line in lying(sitting))
    return f'<div class="kk-table-sides">{sides}</div><div class="kk-hidden">{board}</div>'


def _side_html(sitting: Sitting, seat: int) -> str:
    view = sitting.view
    score, calls = view.score(seat), view.calls[seat]
    tags = ["dealer"] * (view.dealer == seat) + [f"koi-koi {times(calls)}"] * bool(calls)
    turn = view.to_play == seat and not view.is_over
    held = "".join(f"<li><b>{escape(one.name)}</b> {one.points}</li>" for one in score.yaku)
    rest = ""
    if not view.is_over:
        why = ", ".join([str(score.base), *(f"×{step.factor}: {step.reason}" for step in score.steps[1:])])
        would = points(score.total) + (f" ({why})" if len(score.steps) > 1 else "")
        near = nearest_yaku(view.piles[seat], view.piles[1 - seat], view.rules)
        asked = view.phase is Phase.DECIDE   # then the question itself shows it
        rest = (f"{f'<p>Stopping would score {escape(would)}</p>' if score.yaku and not asked else ''}"
                f'<ul class="kk-note">{"".join(f"<li>{escape(words)}</li>" for words in near)}</ul>')
    return (f'<section class="kk-table-side{" kk-table-turn" if turn else ""}"><h4>'
            f'<b>{"▸ " if turn else ""}{escape(sitting.names[seat])}</b>'
            f'<span>{escape(", ".join(tags))}</span></h4>'
            f'<ul class="kk-table-held">{held or "<li>no yaku yet</li>"}</ul>{rest}</section>')


def bar_html(sitting: Sitting) -> str:
    """The line above the table: month, match score, dealer, rules and seed."""
    deals = verb(sitting.names[sitting.round.dealer], "deal")
    score = f"<b>{escape(score_words(sitting))}</b>" if sitting.match else ""
    seed = (sitting.match or sitting.round.origin).seed
    rest = [deals, sitting.game.rules.name] + [f"seed {seed}"] * (seed is not None)
    return (f'<div class="kk-table-bar"><b>{escape(when(sitting))}</b>{score}'
            f'{"".join(f"<span>{escape(words)}</span>" for words in rest)}</div>')


def decision_html(sitting: Sitting) -> str:
    """Stop or koi-koi: what each player would score now, how, and what calling changes; "" at other times."""
    state, seat, other = sitting.round, sitting.seat, sitting.across
    if state.phase is not Phase.DECIDE or sitting.covered:
        return ""
    sides = []
    for player in (seat, other):
        name, total = sitting.names[player], sitting.view.score(player).total
        lines = [*steps(sitting.view.score(player)),
                 f"cards in hand: {sitting.view.hand_sizes[player]}"]
        sides.append(f"<div><b>{escape(name)} would score {points(total)}</b><br>"
                     f'{"<br>".join(map(escape, lines))}</div>')
    now, then = sitting.view.score(other).total, state.apply(KOIKOI).score(other).total
    change = "" if now == then else (f" After your call, what {sitting.names[other]} has would score "
                                     f"{points(then)} in place of {now}.")
    return (f'<div class="kk-table-decide"><p class="kk-title">{escape(made(sitting))}</p>'
            f'<div class="kk-table-sides">{"".join(sides)}</div>'
            f'<p class="kk-note">Stop ends the month and scores. Koi-koi plays on for more: only the player '
            f"who stops in the end scores.{escape(change)}</p></div>")


def result_html(sitting: Sitting) -> str:
    """The end of a round in words, and the months of the match; "" while a round runs."""
    if not sitting.round.is_over:
        return ""
    title, lines = result_lines(sitting)
    # The board shows these lines; here they are for those who hear them.
    told = "".join(f"<p>{escape(line)}</p>" for line in (title, *lines))
    return f'<div class="kk-hidden">{told}</div>{_months_html(sitting)}'


def _months_html(sitting: Sitting) -> str:
    match = sitting.match
    if match is None or len(match.points) < 2:
        return ""
    seats = (sitting.seat, sitting.across)
    rows = [("month", [escape(sitting.names[seat]) for seat in seats])]
    rows += [(str(number), [str(one[seat]) for seat in seats]) for number, one in enumerate(match.points, 1)]
    rows += [("total", [f"<b>{match.totals[seat]}</b>" for seat in seats])]
    table = "".join(f"<tr><th>{label}</th>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
                    for label, cells in rows)
    return f'<div class="kk-panel"><table class="kk-facts">{table}</table></div>'


def log_lines(sitting: Sitting) -> tuple[str, ...]:
    """The log of the round, after a line for each month before it."""
    match, names, state = sitting.match, sitting.names, sitting.round
    before = match.points[:match.number - 1] if match else ()
    lines = [f"Month {number}: {names[0]} {mine}, {names[1]} {theirs}."
             for number, (mine, theirs) in enumerate(before, 1)]
    lines += state.origin.thrown
    lines.append(f"{verb(names[state.dealer], 'deal')} and {verb(names[state.dealer], 'lead').split()[-1]}.")
    return (*lines, *(event.text(names) for event in state.log))


def log_html(sitting: Sitting) -> str:
    """The log in a box that stands at its end and can be scrolled back."""
    rows = "".join(f"<p>{escape(line)}</p>" for line in log_lines(sitting))
    return ('<div class="kk-table-log" tabindex="0" role="region" aria-label="Log of the month">'
            f"<div>{rows}</div></div>")


def words(sitting: Sitting) -> str:
    """The whole table in words, without anything that the player at the screen can't see."""
    view, names = sitting.view, sitting.names
    first = [f"{view.rules.name}, {names[sitting.seat]} and {names[sitting.across]}: {when(sitting)}"]
    first += [score_words(sitting)] if sitting.match else []
    lines = ["; ".join([*first, f"{verb(names[view.dealer], 'deal')}."]), *lying(sitting)]
    if sitting.round.is_over:
        title, more = result_lines(sitting)
        return "\n".join([*lines, f"{title}.", *more])
    return "\n".join([*lines, prompt(sitting)])


def lying(sitting: Sitting) -> list[str]:
    """What lies where, as sentences."""
    view, names = sitting.view, sitting.names
    near, across = sitting.seat, sitting.across
    lines = []
    for seat in (across, near):
        score, calls = view.score(seat), view.calls[seat]
        facts = [", ".join(map(repr, score.yaku)) or "no yaku", points(score.base)]
        facts += [f"koi-koi {times(calls)}"] * bool(calls)
        lines.append(f"{names[seat]} captured {view.piles[seat] or 'nothing'} ({'; '.join(facts)}).")
    lines.append(f"On the table: {view.table or 'nothing'}.")
    lines.append(f"In the stock: {view.stock_size} cards. {of(names[across], 'hand')}: "
                 f"{view.hand_sizes[across]} cards.")
    hand = f"{len(view.hand)} cards, covered" if sitting.covered else str(view.hand or "empty")
    return [*lines, f"{of(names[near], 'hand')}: {hand}."]
