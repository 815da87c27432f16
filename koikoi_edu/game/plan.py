"""What a round has to look up in its rules, looked up once for each rule set."""
from functools import lru_cache

from ..errors import RulesError, shown
from ..rules import OPTIONS, Rules
from ..scoring import scorer
from ..words import listed
from .checks import Checks
from .matching import MATCHING

#: The options that only Go-Stop's turn plays, and those that only Koi-Koi's does.
_GO_STOP = ("jokers", "refill_table", "deal_pairs", "ppeok", "joker_flip", "bonuses", "shake", "bomb",
            "steal_chaff", "own_ppeok_takes_two", "first_ppeok", "three_ppeok", "seven_animals",
            "drawn_round_doubles", "go_bak")
_KOIKOI = ("hand_swap", "may_decline_capture", "lightning_wild")


def _check_playable(rules: Rules) -> None:
    """Raise RulesError for rules with a part that their turn does not play; most of them can be scored."""
    other, game = (_KOIKOI, "Koi-Koi") if rules.family == "go-stop" else (_GO_STOP, "Go-Stop")
    unknown = [name for name in other if getattr(rules, name) != OPTIONS[name].off]
    if rules.family != "go-stop" and rules.hand_quad in ("lay_down", "chongtong"):
        unknown.append("hand_quad")
    if unknown:
        raise RulesError(f"{rules.name} can't be dealt: no round here plays the part of {game} that it asks "
                         f"for, {listed(f'{name}={shown(getattr(rules, name))}' for name in unknown)}.")


class Plan:
    """The rules as deals and turns ask for them. Raises RulesError for those with a part that none plays.

    checks: between deal and first turn. base: the sum of the yaku in a pile given as bits, where nothing but
    the pile matters. mates: what a card can take. wild: whether a card can match others than its month.
    picky: whether some hand cards can't be played, or can be left lying. remembers: whether more than the sum
    of a player's yaku has to be kept in mind (see `standing`). by_situation: whether that sum depends on more
    than the pile, by_call: on the player's own calls, shifts: on what lies on the table. rewards: whether
    somebody may score when the cards run out. hand_yaku: whether a hand can win at once. opens: whether
    anything can come between deal and first turn. go_stop: whether Go-Stop's turn is played (spec 4).
    """

    def __init__(self, rules: Rules) -> None:
        _check_playable(rules)
        self.rules = rules
        self.go_stop = rules.family == "go-stop"
        self.checks = Checks(rules)
        self.scorer = scorer(rules)
        self.base = self.scorer.plain_base
        self.by_situation = self.scorer.by_situation
        self.shifts = rules.viewing_rain == "field"
        self.by_call = any(one.after_call for one in rules.yaku)
        self.mates = MATCHING[rules.lightning_wild]
        self.wild = rules.lightning_wild != "off"
        self.must_match = rules.must_play_match
        self.may_leave = rules.may_decline_capture
        self.picky = self.must_match or self.may_leave
        self.min_total = rules.min_total
        self.max_calls = rules.max_calls
        self.auto_stop = rules.auto_stop_last_turn
        self.is_go = rules.calls_are_goes
        self.remembers = (self.go_stop or self.by_situation or rules.offer_on == "new_yaku" or self.is_go
                          or bool(rules.undecidable) or rules.winner_takes_loser
                          or rules.exhaust_unstopped in ("last_caller", "last_improver"))
        self.hand_yaku = type(rules.hand_quad) is int or type(rules.hand_four_pairs) is int
        self.opens = (self.hand_yaku or rules.hand_swap
                      or rules.table_quad in ("remove", "dealer_takes", "dealer_wins")
                      or rules.table_four_pairs == "dealer_wins")
        self.rewards = rules.exhaust_no_yaku > 0 or rules.exhaust_unstopped != "nobody"


@lru_cache(maxsize=256)
def plan_of(rules: Rules) -> Plan:
    """The plan of a rule set; the same one each time."""
    return Plan(rules)
