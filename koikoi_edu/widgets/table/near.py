"""What each player is near to: yaku that are begun, the sum and when it can be taken, the risk of a call."""
from math import prod

from ...cards import BRIGHTS, CardSet, Kind
from ...game import KOIKOI, Phase
from ...game.plan import plan_of
from ...rules import Rules
from ...scoring import Progress, Score, progress, score
from ...words import capital, count, listed, times
from ...words import names as card_names
from .game import Sitting
from .told import steps, turn_start
from .words import call, many, mid, points, verb, verb_mid, whose

#: How many cards a yaku may lack to be called near.
NEAR = 2
#: How many yaku that are near are told for each player.
NEAREST = 4
#: How many cards that a yaku lacks are named, at most.
_NAMED = 5
_KINDS = {Kind.BRIGHT: "bright", Kind.ANIMAL: "animal", Kind.RIBBON: "ribbon", Kind.CHAFF: "chaff card"}
_RUN_OUT = {"nobody": "nobody scores", "last_caller": "whoever called last scores",
            "last_improver": "whoever made the last yaku scores", "higher": "whoever holds more scores"}


def nearest_yaku(pile: CardSet, gone: CardSet, rules: Rules, captures: int = 16,
                 month: int | None = None) -> tuple[str, ...]:
    """The yaku that are begun and near, and what each lacks; the nearest first, then the most valuable.

    None that cards which are gone have made impossible, nor one that so many captures can't reach any more.
    """
    table = rules.table(month)
    rank = {one.id: number for number, one in enumerate(table)}
    best = {one.group: rank[one.id] for one in reversed(table) if one.group and one.worth(pile)}
    # The wild Lightning is taken together with a card of another month.
    more = 0 if rules.lightning_wild == "off" else 1
    found: list[str] = []
    groups: set[str] = set()
    rows = progress(pile, rules, gone=gone, month=month)
    for row in sorted(rows, key=lambda row: (row.missing, -row.yaku.points)):
        yaku, have = row.yaku, row.yaku.needs - row.missing
        near = (have > 0 and 0 < row.missing <= NEAR and row.possible
                and row.missing <= _most(row, captures) + more)
        if near and yaku.group not in groups and rank[yaku.id] < best.get(yaku.group, len(rank)):
            found.append(f"{yaku.name}: {have} of {yaku.needs}, {_lacks(row)}")
            groups |= {yaku.group} - {""}
    return tuple(found)


def near(sitting: Sitting, seat: int) -> tuple[str, ...]:
    """The yaku that a player is nearest to with the turns left, and how many more are near."""
    view = sitting.view
    gone = view.removed.bits
    for other, pile in enumerate(view.piles):
        gone |= pile.bits if other != seat else 0
    found = nearest_yaku(view.piles[seat], CardSet.from_bits(gone), view.rules, _captures(sitting, seat),
                         view.month)
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
    if view.stacks or view.stock_only:     # turns without a hand card follow (spec 4.4, 4.14)
        return 2 * max(view.hand_sizes) + 2
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


# Stopping --------------------------------------------------------------------------------------------------

def sum_words(sitting: Sitting, seat: int) -> str:
    """The sum of a player's yaku, and when it lets them stop."""
    view = sitting.view
    rules, now, name = view.rules, view.score(seat), mid(sitting.names[seat])
    asked = view.phase is Phase.DECIDE and view.to_play == seat
    if asked or not view.hand_sizes[seat]:
        return f"Sum {now.base}."
    if now.base < rules.min_total:
        return f"Sum {now.base}; {name} can stop from {points(rules.min_total)} on."
    before = turn_start(sitting.round).score(seat)
    called = view.calls[seat] > 0
    wanted = rules.offer_after_go if called and plan_of(rules).is_go else rules.offer_on
    if view.to_play == seat and now.base > before.base and _offers(wanted, before, now):
        return f"Sum {now.base}; {name} can stop after the drawn card."
    if call(sitting) == "go" and not called:
        return f"Sum {now.base}; {name} can stop at the end of the turn."
    does = "makes a new yaku" if wanted == "new_yaku" else "raises it"
    return f"Sum {now.base}; {name} can stop only after a turn that {does}."


def _offers(wanted: str, before: Score, now: Score) -> bool:
    """Whether what came to a pile since the turn began gives the choice of stop or koi-koi (spec 3.7).

    wanted: what has to come, as the rules name it.
    """
    held, then = ({one.id for one in score.yaku} for score in (now, before))
    return not held <= now.rules.undecidable and (wanted != "new_yaku" or not held <= then)


def risk(sitting: Sitting) -> str:
    """What playing on can gain and lose under the rules that are played."""
    state, rules, name = sitting.round, sitting.game.rules, mid(sitting.names[sitting.seat])
    others = [mid(sitting.names[seat]) for seat in sitting.others]
    rival, they = (others[0], others[0]) if len(others) == 1 else ("another player", "that player")
    called = state.calls[sitting.seat] + 1
    pile = state.piles[sitting.seat]
    factors = {factor_of(score(pile, rules, opponent_koikoi=sum(state.calls) + 1 - state.calls[seat]),
                       "opponent_koikoi_doubles")[0] for seat in sitting.others}
    factor, added = factor_of(score(pile, rules, own_koikoi=called), "own_koikoi")
    gain = f", and a later stop scores {factor} times as much" if factor > 1 else ""
    gain = f", and a later stop scores {points(added)} more" if added else gain
    now = sitting.view.score(sitting.seat)
    if rules.yaku_multiply:
        gain = f", and with a further yaku the sum counts {many(len(now.yaku) + 1)}"
    elif rules.multipliers == "sum" and factor > 1 and now.situation.field_brights:
        both, _ = factor_of(score(pile, rules, own_koikoi=called, field_brights=now.situation.field_brights),
                            "multipliers")
        gain = f", and a later stop scores {both} times the sum"
    if call(sitting) == "go":
        does = [f"adds {points(added)}"] * bool(added) + [f"makes it count {many(factor)}"] * (factor > 1)
        gain = f"; when {verb_mid(name, 'stop')} later, to have gone {times(called)} {listed(does)}"
    if max(factors) == 1:
        cost = f"only {verb_mid(they, 'score')}"
    else:
        much = many(max(factors)) if len(factors) == 1 else "more"
        cost = f"{whose(they)} points count {much}"
    verbs = ("get", "pay") if name == "you" else ("gets", "pays")
    alone = f"{name} {verbs[1]} for it"
    if rules.go_bak and len(others) == 1:
        bak, _ = factor_of(score(BRIGHTS, rules, losers=[CardSet()], first_caller=0), "go_bak")
        alone = f"{name} {verbs[1]} {many(bak)} for it"
    elif rules.go_bak:
        alone = "the first of the losers who said go pays for both"
    nothing = alone if rules.zero_sum else f"{name} {verbs[0]} nothing"
    if rules.winner_takes_loser:
        nothing += f", and {whose(name)} yaku score too unless a new one is made"
    return (f"play on for more{gain}. If {verb_mid(rival, 'stop')} first, {cost} and {nothing}; "
            f"if the cards run out, {_run_out(rules)}.")


def factor_of(found: Score, option: str) -> tuple[int, int]:
    """What the step of this option multiplies by, 1 for nothing, and what it adds."""
    steps = [step for step in found.steps if step.option == option]
    return prod(step.factor or 1 for step in steps), sum(step.added or 0 for step in steps)


def _run_out(rules: Rules) -> str:
    """Who scores when somebody holds a yaku and nobody has stopped (spec 7.10)."""
    how = rules.exhaust_unstopped
    return f"the dealer scores {points(how[1])}" if isinstance(how, tuple) else _RUN_OUT[how]


def decision(sitting: Sitting) -> list[tuple[str, list[str]]]:
    """Stop or koi-koi: what stopping scores, how, and what calling changes: each a heading and its lines."""
    state, seat = sitting.round, sitting.seat
    me = mid(sitting.names[seat])
    now, called = sitting.view.score(seat), state.apply(KOIKOI)
    stop = f"the round ends, and only {verb_mid(me, 'score')}: {points(now.total)}."
    lines = [("Stop:", [stop, *steps(sitting, seat, now)]), (f"{capital(call(sitting))}:", [risk(sitting)])]
    for other in reversed(sitting.others):
        they, then = mid(sitting.names[other]), called.score(other)
        held = ["no yaku yet."]
        if then.yaku:
            held = [f"{listed(map(repr, then.yaku))}. If {verb_mid(they, 'stop')} after {whose(me)} "
                    f"{call(sitting)}, this alone scores {points(then.total)}:",
                    *steps(sitting, other, then, called)]
        lines.append((verb(sitting.names[other], "hold"), held))
    return lines
