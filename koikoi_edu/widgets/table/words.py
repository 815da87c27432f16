"""What the table says: prompts, events, scores and progress, as sentences."""
from ...cards import CardSet, Kind
from ...game import Action, Event, Happening, Move, Phase, Round
from ...rules import Rules
from ...scoring import Progress, Score, Step, progress, score
from ...show import step_sign
from ...words import count, does, listed, times
from ...words import names as card_names
from .game import Sitting

#: How many cards a yaku may lack to be called near.
NEAR = 2
#: How many yaku that are near are told for each player.
NEAREST = 4
#: How many cards that a yaku lacks are named, at most.
_NAMED = 5
_KINDS = {Kind.BRIGHT: "bright", Kind.ANIMAL: "animal", Kind.RIBBON: "ribbon", Kind.CHAFF: "chaff card"}
_RUN_OUT = {"nobody": "nobody scores", "last_caller": "whoever called last scores",
            "last_improver": "whoever made the last yaku scores", "higher": "whoever holds more scores"}
_TIMES = {2: "double", 3: "three times"}


def points(number: int) -> str:
    """A number of points: "1 point", "5 points"."""
    return count(number, "point")


def verb(name: str, word: str) -> str:
    """Name and verb: "You win", "Greedy wins"."""
    return f"{name} {word}" if name == "You" else f"{name} {word}s"


def mid(name: str) -> str:
    """A name in the middle of a sentence: "you", "Ann"."""
    return "you" if name == "You" else name


def verb_mid(name: str, word: str) -> str:
    """The same within a sentence: "you win", "Greedy wins"."""
    return f"{name} {word}" if name == "you" else f"{name} {word}s"


def of(name: str, thing: str) -> str:
    """Whose it is, to begin a sentence with: "Your hand", "Ann's hand"."""
    return f"Your {thing}" if name == "You" else f"{name}'s {thing}"


def tags(sitting: Sitting, seat: int) -> tuple[str, ...]:
    """What else there is to say of a player: "computer", "dealer"."""
    computer = not sitting.friend and seat == sitting.across
    return ("computer",) * computer + ("dealer",) * (sitting.round.dealer == seat)


def opening(sitting: Sitting) -> str:
    """Who plays against whom, for the beginning: "You play against Greedy, the computer"."""
    near, across = sitting.names[sitting.seat], sitting.names[sitting.across]
    return "" if sitting.friend else f"{verb(near, 'play')} against {across}, the computer."


def whose(name: str) -> str:
    """Whose it is, in the middle of a sentence: "your", "Ann's"."""
    return "your" if name == "you" else f"{name}'s"


# What can be done ------------------------------------------------------------------------------------------

def action_words(sitting: Sitting, action: Action, taken: CardSet) -> str:
    """An action as a button says it: "Play crane: takes pine-poem", "Take pine-1", "Stop: 30 points"."""
    if action.card is None:
        stop = f"Stop: {points(sitting.view.score(sitting.seat).total)}"
        return stop if action.move is Move.STOP else "Koi-koi"
    if action.move is Move.TAKE:
        return f"Take {action.card.name}"
    choice = sitting.round.apply(action).phase is Phase.MATCH
    return f"Play {action.card.name}: takes {card_names(taken, 'or' if choice else 'and') or 'nothing'}"


def prompt(sitting: Sitting) -> str:
    """What the player at the screen has to do now; "" once the round is over."""
    state, name = sitting.round, sitting.names[sitting.seat]
    card = state.card.name if state.card else ""
    if sitting.covered:
        turned = "; the table has turned round" if sitting.events else ""
        return f"Pass the screen to {name}{turned}."
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


def hint(sitting: Sitting, month: int) -> str:
    """How the table cards of a month can be taken: "Play crane from your hand to take pine-1"."""
    lying = sitting.view.table.in_month(month)
    takers = [(action, taken) for action, taken in sitting.options() if taken & lying]
    if not takers:
        return f"No card in your hand takes {card_names(lying, 'or')}."
    chosen = [sitting.round.apply(action).phase is Phase.MATCH for action, _ in takers]
    cards = card_names((action.card for action, _ in takers if action.card), "or")
    return f"Play {cards} from your hand to take {card_names(takers[0][1], 'or' if any(chosen) else 'and')}."


def made(sitting: Sitting, seat: int | None = None) -> str:
    """What the last turn of a player has added: "You made Sankō 5.", "You raised Tane to 2.".

    seat: by default that of the player at the screen.
    """
    state, seat = sitting.round, sitting.seat if seat is None else seat
    before = {held.id: held.points for held in _turn_start(state).score(seat).yaku}
    new, raised = [], []
    for held in state.score(seat).yaku:
        if held.id not in before:
            new.append(f"{held.name} {held.points}")
        elif held.points > before[held.id]:
            raised.append(f"{held.name} to {held.points}")
    parts = [f"{done} {listed(yaku)}" for done, yaku in (("made", new), ("raised", raised)) if yaku]
    return f"{sitting.names[seat]} {' and '.join(parts)}."


def _turn_start(state: Round) -> Round:
    while state.phase is not Phase.HAND and state.previous is not None:
        state = state.previous
    return state


# What happened ---------------------------------------------------------------------------------------------

def happened(sitting: Sitting) -> str:
    """All that the last action brought about, player by player."""
    seats = dict.fromkeys(event.player for event in sitting.events)
    return " ".join(filter(None, (brief(sitting, seat) for seat in seats)))


def brief(sitting: Sitting, seat: int) -> str:
    """What one player has just done, in one short line; "" if nothing."""
    own = [event for event in sitting.events if event.player == seat]
    cards = ", ".join(words for event in own if (words := _brief(event)))
    calls = [event.text(sitting.names) for event in own
             if event.happening in (Happening.KOIKOI, Happening.STOP)]
    return " ".join(filter(None, (f"{sitting.names[seat]}: {cards}." if cards else "", *calls)))


def _brief(event: Event) -> str:
    card = event.card.name if event.card else ""
    taken = card_names(event.taken)
    match event.happening:
        case Happening.HAND:
            return f"{card} {does(card, 'take')} {taken}" if taken else f"{card} to the table"
        case Happening.DRAW:
            return f"drawn {card} {does(card, 'take')} {taken}" if taken else f"drawn {card} to the table"
        case _:
            return ""


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
    lines = [_ending(sitting), *lines]
    if match and sitting.several and match.is_over:
        return match_words(sitting), (f"{title}.", *lines)
    if match and sitting.several:
        lines.append(f"{score_words(sitting)}. {verb(names[match.next_dealer], 'deal')} next.")
    return title, tuple(lines)


def _ending(sitting: Sitting) -> str:
    """Why the round is over."""
    event = sitting.round.events[-1]
    if event.happening is Happening.LAST:
        return f"{made(sitting, event.player)[:-1]} on the last card: the round ends."
    return event.text(sitting.names)


def steps(sitting: Sitting, seat: int, score: Score | None = None) -> list[str]:
    """A player's score step by step: "Sankō 5 + Tsukimi-zake 5 = 10", "×2: 10 is 7 or more → 20"."""
    score = score or sitting.view.score(seat)
    first, *others = score.steps
    added = f"{first.reason} = {first.value}" if len(first.held) > 1 else first.reason
    return [added, *(f"{step_sign(step)}: {reason(sitting, seat, score, step)} → {step.value}"
                     for step in others)]


def reason(sitting: Sitting, seat: int, score: Score, step: Step) -> str:
    """Why a score multiplies, with the players' names: "Greedy called koi-koi"."""
    situation = score.situation
    match step.option:
        case "opponent_koikoi_doubles":
            caller, calls = 1 - seat, situation.opponent_koikoi
        case "own_koikoi":
            caller, calls = seat, situation.own_koikoi
        case _:
            return step.reason
    often = f" {times(calls)}" if calls > 1 and step.factor == 1 + calls else ""
    return f"{mid(sitting.names[caller])} called koi-koi{often}"


def match_words(sitting: Sitting) -> str:
    """How a finished match ended, the points of the player at the screen first."""
    match = sitting.match
    assert match is not None
    near, across = match.totals[sitting.seat], match.totals[sitting.across]
    if len(match.winners) > 1:
        return f"The match is a draw, {near} : {across}"
    return f"{verb(sitting.names[match.winners[0]], 'win')} the match, {near} : {across}"


def score_words(sitting: Sitting) -> str:
    """The match so far, in the order of the seats: "You 12 : 5 Greedy"."""
    totals, names = sitting.match.totals if sitting.match else (0, 0), sitting.names
    return f"{names[0]} {totals[0]} : {totals[1]} {names[1]}"


def when(sitting: Sitting) -> str:
    """Where the match stands: "Round 2 of 6", with the month if the rules score its cards (spec 5.6)."""
    match = sitting.match
    if match is None or not sitting.several:
        return "One round"
    unit, limit = match.rules.length
    far = f" of {limit}" if unit == "rounds" else f", to {limit} points"
    month = "" if match.rules.month_yaku == "off" else f" ({match.month_name})"
    return f"Round {match.number}{far}{month}"


# What each player has --------------------------------------------------------------------------------------

def nearest_yaku(pile: CardSet, theirs: CardSet, rules: Rules, captures: int = 16) -> tuple[str, ...]:
    """The yaku that are begun and near, and what each lacks; the nearest first, then the most valuable.

    None that the other pile has made impossible, nor one that so many captures can't reach any more.
    """
    rank = {one.id: number for number, one in enumerate(rules.yaku)}
    best = {one.group: rank[one.id] for one in reversed(rules.yaku) if one.group and one.worth(pile)}
    found: list[str] = []
    groups: set[str] = set()
    for row in sorted(progress(pile, rules, gone=theirs), key=lambda row: (row.missing, -row.yaku.points)):
        yaku, have = row.yaku, row.yaku.needs - row.missing
        near = have > 0 and 0 < row.missing <= NEAR and row.possible and row.missing <= _most(row, captures)
        if near and yaku.group not in groups and rank[yaku.id] < best.get(yaku.group, len(rank)):
            found.append(f"{yaku.name}: {have} of {yaku.needs}, {_lacks(row)}")
            groups |= {yaku.group} - {""}
    return tuple(found)


def near(sitting: Sitting, seat: int) -> tuple[str, ...]:
    """The yaku that a player is nearest to with the turns left, and how many more are near."""
    view = sitting.view
    found = nearest_yaku(view.piles[seat], view.piles[1 - seat], view.rules, _captures(sitting, seat))
    if len(found) <= NEAREST:
        return found
    return *found[:NEAREST - 1], f"and {len(found) - NEAREST + 1} more"


def _most(row: Progress, captures: int) -> int:
    """How many of the wanted cards so many captures can bring at most: each one takes cards of one month."""
    months = [len(row.wanted.in_month(month)) for month in {card.month for card in row.wanted}]
    return sum(sorted(months, reverse=True)[:captures])


def _captures(sitting: Sitting, seat: int) -> int:
    """How many captures a player has left at most: one with each hand card, one with each drawn card."""
    view = sitting.view
    under_way = {Phase.MATCH: 2, Phase.DRAW: 1}.get(view.phase, 0) if view.to_play == seat else 0
    return 2 * view.hand_sizes[seat] + under_way


def _lacks(row: Progress) -> str:
    wanted, missing = row.wanted, row.missing
    if len(wanted) == missing:
        return f"missing {card_names(wanted)}"
    if len(wanted) <= _NAMED:
        return f"missing {missing} of {card_names(wanted, 'or')}"
    kind = _KINDS.get(row.yaku.kind, "card") if row.yaku.kind else "card"
    return f"missing {missing} of the {count(len(wanted), kind)} left"


def sum_words(sitting: Sitting, seat: int) -> str:
    """The sum of a player's yaku, and when it lets them stop."""
    view = sitting.view
    total, name = f"Sum {view.score(seat).base}", mid(sitting.names[seat])
    asked = view.phase is Phase.DECIDE and view.to_play == seat
    if asked or not view.hand_sizes[seat]:
        return f"{total}."
    if view.to_play == seat and view.score(seat).base > _turn_start(sitting.round).score(seat).base:
        return f"{total}; {name} can stop after the drawn card."
    return f"{total}; {name} can stop only after a turn that raises it."


def risk(sitting: Sitting) -> str:
    """What a call of koi-koi can gain and lose under the rules that are played."""
    state, seat, other = sitting.round, sitting.seat, sitting.across
    name, rival = mid(sitting.names[seat]), mid(sitting.names[other])
    pile, rules, calls = state.piles[seat], state.rules, state.calls[seat] + 1
    plain = score(pile, rules).total
    theirs = score(pile, rules, opponent_koikoi=calls).total // plain
    own = score(pile, rules, own_koikoi=calls).total // plain
    gain = f", and a later stop scores {own} times as much" if own > 1 else ""
    many = _TIMES.get(theirs, f"{theirs} times")
    cost = f"{whose(rival)} points count {many}" if theirs > 1 else f"only {verb_mid(rival, 'score')}"
    nothing = "you get nothing" if name == "you" else f"{name} gets nothing"
    return (f"play on for more{gain}. If {verb_mid(rival, 'stop')} first, {cost} and {nothing}; "
            f"if the cards run out, {_run_out(rules)}.")


def _run_out(rules: Rules) -> str:
    """Who scores when somebody holds a yaku and nobody has stopped (spec 7.10)."""
    how = rules.exhaust_unstopped
    return f"the dealer scores {points(how[1])}" if isinstance(how, tuple) else _RUN_OUT[how]


def log_lines(sitting: Sitting) -> tuple[str, ...]:
    """The log of the round, after a line for each round before it."""
    match, names, state = sitting.match, sitting.names, sitting.round
    before = match.points[:match.number - 1] if match else ()
    lines = [f"Round {number}: {names[0]} {mine}, {names[1]} {theirs}."
             for number, (mine, theirs) in enumerate(before, 1)]
    lines += state.origin.thrown
    lines.append(f"{verb(names[state.dealer], 'deal')} and {verb(names[state.dealer], 'lead').split()[-1]}.")
    return (*lines, *(event.text(names) for event in state.log))


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
        facts = [", ".join(map(repr, score.yaku)), f"sum {score.base}"] if score.yaku else ["no yaku"]
        facts += [f"koi-koi {times(calls)}"] * bool(calls)
        lines.append(f"{names[seat]} captured {view.piles[seat] or 'nothing'} ({'; '.join(facts)}).")
    lines.append(f"On the table: {view.table or 'nothing'}.")
    theirs = count(view.hand_sizes[across], "card")
    if view.is_over:
        theirs = str(sitting.round.hands[across] or "empty")
    lines.append(f"In the stock: {count(view.stock_size, 'card')}. {of(names[across], 'hand')}: {theirs}.")
    hand = f"{len(view.hand)} cards, covered" if sitting.covered else str(view.hand or "empty")
    return [*lines, f"{of(names[near], 'hand')}: {hand}."]
