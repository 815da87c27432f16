"""How a round ends: by a stop, by the cards of a deal, or as they run out (spec 3.5, 3.10, 5.9, 7.10)."""
from collections.abc import Callable

from ..cards import CardSet
from ..scoring import Score, Situation, Step, field_factor
from .checks import Award, hand_award
from .events import Happening, Record
from .gostop.paying import against_losers, with_payments
from .standing import base, field_brights, last_caller, last_improver, situation
from .state import Draft, Result, put

_EXHAUSTED, _STOP, _LAST = Happening.EXHAUSTED, Happening.STOP, Happening.LAST


def player_score(state: Draft, player: int) -> Score:
    """What a player would score by stopping now."""
    now = situation(state, player, with_loser=True)
    if state._plan.go_stop:
        now = against_losers(state, player, now)
    return state._plan.scorer.score(CardSet.from_bits(state._piles[player]), now)


def result_of(state: Draft) -> Result:
    """How a finished round ended."""
    happening, player, *_ = state._records[-1]
    if happening is _EXHAUSTED:
        ended = Result(None, (0,) * state.rules.players, happening, None)
    else:
        if happening is _STOP or happening is _LAST or happening not in _FLAT:
            score = player_score(state, player)
        else:
            score = _flat_score(state, _FLAT[happening](state))
        dues = score.payments if state._plan.go_stop else ()
        if not dues and (state.rules.zero_sum or happening in _FROM_EACH):
            dues = (score.total,) * (state.rules.players - 1)
        points = (_paid(player, dues) if dues else
                  put((0,) * state.rules.players, player, score.total))
        ended = Result(player, points, happening, score)
    return with_payments(state, ended) if state._plan.go_stop else ended


def _paid(winner: int, dues: tuple[int, ...]) -> tuple[int, ...]:
    """What each player scores where points are taken from the others, in their order (spec 4.14, 5.11)."""
    points = [sum(dues), *[-due for due in dues]]
    return tuple(points[-winner:] + points[:-winner])


# When the cards run out ----------------------------------------------------------------------------------

def run_out(state: Draft, player: int) -> Record:
    """The event that ends a round in which nobody has stopped: who scores, and by which rule.

    player: who had the last turn.
    """
    rules = state.rules
    totals = [base(state, seat) for seat in range(rules.players)]
    how = rules.exhaust_unstopped
    happening, scorer = Happening.EXHAUSTED, None
    if not any(totals):
        if rules.exhaust_no_yaku:
            happening, scorer = Happening.NO_YAKU, state.dealer
    elif isinstance(how, tuple):
        happening, scorer = Happening.UNSTOPPED, state.dealer
    elif how == "last_caller":
        happening, scorer = Happening.LAST_CALLER, last_caller(state._settled)
    elif how == "last_improver":
        happening, scorer = Happening.LAST_IMPROVER, last_improver(state._settled)
    elif how == "higher" and totals.count(max(totals)) == 1:
        happening, scorer = Happening.HIGHER, totals.index(max(totals))
    # Rain may have spoilt what the last caller held.
    if scorer is None or (happening in _HOLDS and not totals[scorer]):
        happening, scorer = Happening.EXHAUSTED, player
    return happening, scorer, -1, 0, Happening.GO if state._plan.go_stop else None


_HOLDS = (Happening.LAST_CALLER, Happening.LAST_IMPROVER)


# Points that no pile brings ------------------------------------------------------------------------------

def _flat_score(state: Draft, award: tuple[Award, ...]) -> Score:
    """Points that no pile brings, as a score with its steps."""
    rules, value, steps = state.rules, 0, []
    for number, (points, why, option) in enumerate(award):
        value += points
        steps.append(Step(value, None, why, option, (), points if number else None,
                          rules.provenance(option)))
    brights = field_brights(state) if rules.field_multiplier != "off" else 0
    factor, why = field_factor(rules, brights)
    if factor > 1 and rules.multiply_hand_yaku and award[0].option in ("hand_quad", "hand_four_pairs"):
        value *= factor
        steps.append(Step(value, factor, why, "multiply_hand_yaku", (), None,
                          rules.provenance("multiply_hand_yaku")))
    return Score(rules, CardSet(), Situation(field_brights=brights), (), steps[0].value, value, tuple(steps))


def _hand_yaku(state: Draft) -> tuple[Award, ...]:
    _, player, *_ = state._records[-1]
    return hand_award(state.rules, state._hands[player])


def _table_quad(state: Draft) -> tuple[Award, ...]:
    return (Award(state.rules.table_quad_points, "four cards of a month lay on the table", "table_quad"),)


def _table_pairs(state: Draft) -> tuple[Award, ...]:
    return (Award(state.rules.table_quad_points, "four pairs lay on the table", "table_four_pairs"),)


def _no_yaku(state: Draft) -> tuple[Award, ...]:
    return (Award(state.rules.exhaust_no_yaku, "nobody holds a yaku", "exhaust_no_yaku"),)


def _unstopped(state: Draft) -> tuple[Award, ...]:
    how = state.rules.exhaust_unstopped
    return (Award(int(how[1]), "nobody has stopped", "exhaust_unstopped"),)


def _chongtong(state: Draft) -> tuple[Award, ...]:
    why = "four of a month in the hand: each opponent pays"
    return (Award(state.rules.min_total, why, "hand_quad"),)


def _three_ppeok(state: Draft) -> tuple[Award, ...]:
    return (Award(state.rules.min_total, "a third ppeok: each opponent pays", "three_ppeok"),)


#: Points that each opponent pays, whoever pays for others (spec 4.14).
_FROM_EACH = (Happening.CHONGTONG, Happening.THREE_PPEOK)
_FLAT: dict[Happening, Callable[[Draft], tuple[Award, ...]]] = {
    Happening.HAND_YAKU: _hand_yaku, Happening.TABLE_QUAD: _table_quad, Happening.TABLE_PAIRS: _table_pairs,
    Happening.NO_YAKU: _no_yaku, Happening.UNSTOPPED: _unstopped, Happening.CHONGTONG: _chongtong,
    Happening.THREE_PPEOK: _three_ppeok}
