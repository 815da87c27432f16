"""Rule sets as data: options, variants, and a rule set of one's own through the same engine (spec 12)."""
import ast
import copy
import pickle
from collections import Counter
from pathlib import Path

import pytest
from playing import random_states

import koikoi_edu
from koikoi_edu import RULES, CardSet, deal, dumps, loads, new_match, position, rules, score
from koikoi_edu.errors import RulesError, UnknownName
from koikoi_edu.game import KOIKOI, STOP, Happening, Phase
from koikoi_edu.rules import OPTIONS, Rules, Yaku
from koikoi_edu.rules.yaku import yaku

VANIKAR = rules("vanikar")

# The preset and its options ------------------------------------------------------------------------------


def test_vanikar_is_meant_where_no_rules_are_named():
    assert rules() is rules("vanikar") is RULES["vanikar"] is rules(VANIKAR)
    assert deal(seed=1).rules is VANIKAR and score("crane").rules is VANIKAR and new_match().rules is VANIKAR


@pytest.mark.parametrize("option, value", [
    ("seven_doubles", False), ("opponent_koikoi_doubles", "per_call"), ("own_koikoi", "multiply"),
    ("max_calls", 0), ("max_calls", 3), ("min_total", 7), ("length", ("points", 50)),
    ("length", ["rounds", 3]), ("draw_dealer", "same"), ("auto_stop_last_turn", False), ("table_quad", "off"),
    ("field_multiplier", "per_bright"), ("hand_size", 10), ("godori", True), ("hand_quad", 6),
    ("hand_quad", "redeal"), ("month_yaku", 4),
    ("exhaust_unstopped", ["dealer", 6]), ("double_chaff", CardSet("lightning")), ("viewing", "off"),
])
def test_a_variant_differs_in_its_option_only(option, value):
    variant = VANIKAR.variant(**{option: value})
    value = tuple(value) if isinstance(value, list) else value
    assert getattr(variant, option) == value and variant.changes == {option: value}
    assert {**variant.options, option: getattr(VANIKAR, option)} == VANIKAR.options
    assert variant != VANIKAR and variant.id == "vanikar" and type(variant) is type(VANIKAR)
    assert variant.preset is VANIKAR and VANIKAR.preset is None and VANIKAR.changes == {}
    assert f"{option}={value!r}" in repr(variant) and repr(VANIKAR) == "<Vanikar Koi-Koi>"
    again = VANIKAR.variant(**{option: value})
    assert again == variant and hash(again) == hash(variant)
    assert variant.variant(**{option: getattr(VANIKAR, option)}) is VANIKAR
    assert pickle.loads(pickle.dumps(variant)) == copy.deepcopy(variant) == variant


def test_variants_of_variants_add_up():
    variant = VANIKAR.variant(seven_doubles=False).variant(max_calls=2)
    assert variant == VANIKAR.variant(max_calls=2, seven_doubles=False)
    assert variant.changes == {"seven_doubles": False, "max_calls": 2}
    assert variant.preset is VANIKAR
    assert VANIKAR.variant() is VANIKAR and VANIKAR.variant(seven_doubles=True) is VANIKAR


NO_SWITCH = [1, 0, None, "yes", "True", []]
WRONG_VALUES = {
    "players": [0, 1, 3, 2.0, "2", None, True], "hand_size": [0, -1, 21, 8.0, "8", None, True, 10**30],
    "field_size": [0, 33, None, "8"], "jokers": [1, 3, False, "5"], "first_dealer": ["", None, 1, []],
    "hand_swap": NO_SWITCH, "table_quad": ["deal", True, None, "Redeal"],
    "table_quad_points": [0, "off", None, 1.5], "table_four_pairs": ["remove", "dealer_takes", 6, None, True],
    "hand_quad": [0, -6, "six", None, True, 6.0], "hand_four_pairs": [0, "lay_down", "chongtong", None],
    "quad_as_pairs": NO_SWITCH, "hand_yaku_add": NO_SWITCH, "both_hand_yaku": ["both", None, 0],
    "multiply_hand_yaku": NO_SWITCH, "field_multiplier": ["on", True, 2, None], "must_play_match": NO_SWITCH,
    "may_decline_capture": NO_SWITCH, "deal_pairs": ["frozen", None], "ppeok": NO_SWITCH,
    "joker_flip": ["japanese", None], "lightning_wild": ["on", True, None],
    "yaku": [None, 5, "sanko", [("sanko", 5)], {"sanko": -1}, {"sanko": 1.5}, {"sanko": None}, {"sanko": "x"},
             {"sanko": {"group": 5}}, {"tane": {"step": -1}}, {"godori": {"step": 1}}],
    "sake_role": ["chaff", None, True], "wild_card": ["iris", None, "lightning"],
    "double_chaff": [None, {}, 5], "bright_mode": ["add", None], "five_bright_extra": [-1, "off", None, True],
    "godori": NO_SWITCH, "viewing": ["on", True, None, 5], "viewing_rain": ["on", 1, 2, None],
    "viewing_in_season": NO_SWITCH, "birthday_distance": ["round", None, 12, True],
    "month_yaku": [0, "on", None, True, 5.0], "undecidable": [None, 5, {"tane": 1}],
    "best_yaku_only": NO_SWITCH, "offer_on": ["rise", None], "offer_after_go": ["rise", None],
    "min_total": [0, -1, 1.0, None, True, "1"], "max_calls": [-1, 1.5, True, "none", []],
    "auto_stop_last_turn": NO_SWITCH, "seven_doubles": NO_SWITCH,
    "opponent_koikoi_doubles": [True, False, None, "twice", 2], "own_koikoi": [True, None, "Multiply"],
    "yaku_multiply": NO_SWITCH, "multipliers": ["add", True, None, "Sum", 2],
    "bonuses": [None, 3, {}], "shake": NO_SWITCH, "bomb": NO_SWITCH, "steal_chaff": NO_SWITCH,
    "first_ppeok": NO_SWITCH, "three_ppeok": NO_SWITCH, "seven_animals": NO_SWITCH,
    "drawn_round_doubles": NO_SWITCH, "go_bak": NO_SWITCH, "three_player": ["min", None],
    "refill_table": NO_SWITCH, "own_ppeok_takes_two": NO_SWITCH, "no_bright_doubles": NO_SWITCH,
    "safe_chaff": [0, -1, "off", None, True, 7.0], "no_chaff_is_safe": NO_SWITCH,
    "penalty_needs_yaku": NO_SWITCH, "empty_pile_pays": NO_SWITCH,
    "winner_takes_loser": NO_SWITCH, "exhaust_no_yaku": [-1, None, "off", True],
    "exhaust_unstopped": ["dealer", 6, None, ("dealer", 0), ("player", 6), ["dealer"]],
    "draw_dealer": [0, None, "winner"],
    "length": [6, "rounds", ("rounds",), ("rounds", 0), ("rounds", -1), ("rounds", 1.5), ("rounds", True),
               ("months", 6), (6, "rounds"), ("points", None), None, ("rounds", 6, 6), [[], 1], {}],
    "zero_sum": NO_SWITCH, "start_points": [-1, None, "30"], "ends_at_zero": NO_SWITCH,
}


def test_every_option_is_tried_with_wrong_values():
    assert set(WRONG_VALUES) == set(OPTIONS)


@pytest.mark.parametrize("option, value", [(option, value) for option, values in WRONG_VALUES.items()
                                           for value in values], ids=str)
def test_a_wrong_value_is_refused_by_name(option, value):
    with pytest.raises(RulesError) as fault:
        VANIKAR.variant(**{option: value})
    assert option in str(fault.value) or option.endswith("_size") or option == "yaku"
    assert str(fault.value)[-1] in ".?" and "\n" not in str(fault.value)


@pytest.mark.parametrize("option, near", [
    ("seven_double", "seven_doubles"), ("SEVEN_DOUBLES", "seven_doubles"), ("opponent_koikoi", "koikoi"),
    ("maxcalls", "max_calls"), ("self", "Options"), ("id", "Options"), ("name", "Options"),
    ("packets", "Options"), ("changes", "Options"), ("preset", "Options"), ("", "Options"),
    ("zzz", "Options"),
])
def test_an_unknown_option_is_refused_with_the_nearest(option, near):
    with pytest.raises(UnknownName) as fault:
        VANIKAR.variant(**{option: 1})
    assert near in str(fault.value) and repr(option) in str(fault.value)


def test_rules_do_not_change():
    for name in ("seven_doubles", "yaku", "id", "changes", "extra"):
        with pytest.raises(AttributeError):
            setattr(VANIKAR, name, 1)
    VANIKAR.options["seven_doubles"] = False
    VANIKAR.variant(max_calls=1).changes["seven_doubles"] = False
    assert VANIKAR.seven_doubles is True
    for name in ("points", "cards", "extra"):
        with pytest.raises((AttributeError, TypeError)):
            setattr(VANIKAR.yaku[0], name, 1)


@pytest.mark.parametrize("name, id", [
    ("goko", "goko"), ("Gokō", "goko"), ("GOKO", "goko"), ("Ame-Shikō", "ameshiko"), (" kasu ", "kasu"),
    ("ame shiko", "ameshiko"), ("Tsukimi-zake", "tsukimi"), ("Inoshikachō", "inoshikacho")])
def test_a_yaku_is_found_by_id_or_name(name, id):
    assert VANIKAR.yaku_named(name).id == id


def test_the_yaku_that_replace_a_lower_one():
    """Spec 6.7: of the yaku of the brights only the highest counts; all others add up."""
    above = {yaku.id: [one.id for one in VANIKAR.above(yaku)] for yaku in VANIKAR.yaku}
    brights = ["goko", "shiko", "ameshiko", "sanko"]
    assert [above.pop(id) for id in brights] == [brights[:number] for number in range(4)]
    assert not any(above.values())


@pytest.mark.parametrize("name, near", [("sankoo", "sanko"), ("tsukime", "tsukimi"), ("zzz", "goko, shiko"),
                                        ("", "goko, shiko"), (None, "None"), (5, "5")])
def test_an_unknown_yaku_is_refused_with_the_nearest(name, near):
    with pytest.raises(UnknownName) as fault:
        VANIKAR.yaku_named(name)
    assert near in str(fault.value)


@pytest.mark.parametrize("wrong", [
    {"needs": 0}, {"needs": 4}, {"must": CardSet("boar")}, {"points": 0}, {"points": -5}, {"step": -1},
    {"must": CardSet("crane moon curtain"), "needs": 2}, {"cards": CardSet()}])
def test_a_yaku_that_nobody_could_hold_is_refused(wrong):
    right = {"id": "one", "name": "One", "points": 3, "cards": CardSet("crane moon curtain"), "needs": 3}
    Yaku(**right)
    with pytest.raises(RulesError, match="'one'"):
        Yaku(**right | wrong)


def test_a_pattern_that_does_not_exist_is_refused():
    with pytest.raises(UnknownName, match="sanko"):
        yaku("sankoo", 5)


def made(**changes):
    """A rule set like Vanikar's, with other fields."""
    given = {"packets": VANIKAR.packets, **VANIKAR.options, **changes}
    return Rules(given.pop("id", "made"), "Made up", "", **given)


@pytest.mark.parametrize("wrong", [
    {"packets": (("others", 4), ("dealer", 4))}, {"packets": ()},
    {"packets": (("others", 8), ("dealer", 8), ("table", 0))}, {"players": 3},
    {"packets": (("others", 8), ("dealer", 8), ("table", 8)), "hand_size": 21},
    {"must_play_match": True, "may_decline_capture": True},
    {"packets": (("others", 8), ("dealer", 8), ("table", 8), ("nobody", 3))},
    {"packets": (("others", 20), ("dealer", 20), ("table", 9)), "hand_size": 20, "field_size": 9},
    {"yaku": (VANIKAR.yaku[0], VANIKAR.yaku[0])},
])
def test_rules_that_do_not_fit_together_are_refused(wrong):
    made()
    with pytest.raises(RulesError):
        made(**wrong)


def test_no_module_but_the_presets_names_a_rule_set():
    """What games differ in is asked of options, never of a name."""
    presets = {id.replace("-", "_") for id in RULES}
    engine = Path(koikoi_edu.__file__).parent
    modules = [*engine.glob("*.py"), *engine.glob("rules/*.py"), *engine.glob("game/*.py"),
               *engine.glob("agents/*.py")]
    assert len(modules) > 20
    for path in modules:
        if path.parent.name == "rules" and path.stem in presets:
            continue
        named = {node.value for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
                 if isinstance(node, ast.Constant) and isinstance(node.value, str)}
        assert not named & set(RULES) - {"tsukifuda"}, path  # that is the id of a yaku too


# What the options do in a round --------------------------------------------------------------------------

def test_seven_doubles_off():
    game = VANIKAR.variant(seven_doubles=False)
    assert score("crane curtain moon phoenix", game).total == 8
    assert score("crane curtain moon phoenix", game, opponent_koikoi=1).total == 16


@pytest.mark.parametrize("value, totals", [("off", [5, 5, 5]), ("once", [5, 10, 10]),
                                           ("per_call", [5, 10, 15])])
def test_opponent_koikoi_doubles(value, totals):
    game = VANIKAR.variant(opponent_koikoi_doubles=value)
    assert [score("crane curtain moon", game, opponent_koikoi=calls).total for calls in (0, 1, 2)] == totals
    reason = score("crane curtain moon", game, opponent_koikoi=2).steps[-1].reason
    assert reason == {"off": "Sankō 5", "once": "the opponent called koi-koi",
                      "per_call": "the opponent called koi-koi twice"}[value]


@pytest.mark.parametrize("value, totals", [("off", [5, 5, 5]), ("multiply", [5, 10, 15])])
def test_own_koikoi(value, totals):
    game = VANIKAR.variant(own_koikoi=value)
    assert [score("crane curtain moon", game, own_koikoi=calls).total for calls in (0, 1, 2)] == totals


@pytest.mark.parametrize("value, totals", [("off", [5, 5, 5]), ("per_bright", [5, 10, 15]),
                                           ("any_bright", [5, 10, 10]), ("bright_count", [5, 5, 10])])
def test_field_multiplier(value, totals):
    game = VANIKAR.variant(field_multiplier=value)
    assert [score("crane curtain moon", game, field_brights=brights).total for brights in (0, 1, 2)] == totals
    state = deal(game, 1, dealer=0, hands=["moon", ""], stock="lightning",
                 table="rainman phoenix pampas-1 iris-1 clover-1 wisteria-1 maple-1 peony-1")
    assert state.score(0).situation.field_brights == (0 if value == "off" else 2)
    # Fixed at the deal: a bright that is taken from the table counts on.
    assert state.apply("moon").score(0).situation == state.score(0).situation


def test_max_calls():
    """With the calls used up, the next offer is taken as a stop."""
    def asked(calls, most):
        state = position(VANIKAR.variant(max_calls=most), hands=["moon lightning", "iris-1"],
                         table="pampas-1", piles=["crane curtain", ""], calls=(calls, 0))
        return state.apply("moon")

    assert asked(0, None).phase is Phase.DECIDE and asked(7, None).phase is Phase.DECIDE
    assert asked(0, 1).phase is Phase.DECIDE and asked(1, 2).phase is Phase.DECIDE
    for over in (asked(0, 0), asked(1, 1), asked(2, 1)):
        assert over.is_over and over.result.reason is Happening.STOP and over.result.points == (5, 0)


def test_min_total():
    def after(least):
        return position(VANIKAR.variant(min_total=least), hands=["moon lightning", "iris-1"],
                        table="pampas-1", piles=["crane curtain", ""]).apply("moon")

    assert after(5).phase is Phase.DECIDE
    assert after(6).phase is Phase.HAND and after(6).to_play == 1 and after(6).bases == (5, 0)


def test_auto_stop_last_turn_off():
    state = position(VANIKAR.variant(auto_stop_last_turn=False), hands=["moon", "iris-1"], table="pampas-1",
                     piles=["crane curtain", ""]).apply("moon")
    assert state.phase is Phase.DECIDE and state.legal_actions() == (STOP, KOIKOI)
    assert state.apply("stop").result.points == (5, 0)
    on = state.apply("koi-koi")
    assert on.to_play == 1 and on.apply("iris-1").result.reason is Happening.EXHAUSTED


# A rule set of one's own ---------------------------------------------------------------------------------

#: Nothing in it is as in Vanikar Koi-Koi: cards, yaku, multipliers, offers, dealer and end.
HARBOUR = Rules(
    "harbour", "Harbour rules", "made up",
    players=2, first_dealer="random", hand_size=7, field_size=10,
    packets=(("table", 5), ("dealer", 7), ("table", 5), ("others", 3), ("others", 4)),
    table_quad="off", field_multiplier="per_bright", min_total=3, max_calls=1, auto_stop_last_turn=False,
    yaku=(
        Yaku("long-life", "Long life", 4, CardSet("crane pine-poem pine-1 pine-2"), 2, must=CardSet("crane"),
             step=2, text="the crane and another pine"),
        yaku("tane", 2, step=3),
        Yaku("three-ducks", "Three ducks", 6, CardSet("warbler cuckoo geese"), 3, group="birds"),
        Yaku("two-ducks", "Two ducks", 2, CardSet("warbler cuckoo geese"), 2, group="birds"),
        yaku("kasu", 3, name="Dust", step=0),
        yaku("sanko", 4),
        yaku("goko", 20),
    ),
    seven_doubles=False, opponent_koikoi_doubles="per_call", own_koikoi="multiply", draw_dealer="same",
    length=("points", 30))


@pytest.fixture
def harbour(monkeypatch):
    monkeypatch.setitem(RULES, "harbour", HARBOUR)  # the one line that makes a rule set known
    return rules("harbour")


@pytest.mark.parametrize("pile, situation, expected, total", [
    ("crane", {}, {}, 0),
    ("crane pine-1", {}, {"long-life": 4}, 4),
    ("pine-poem pine-1 pine-2", {}, {}, 0),
    ("crane pine-poem pine-1 pine-2", {}, {"long-life": 8}, 8),
    ("warbler geese", {}, {"two-ducks": 2}, 2),
    ("warbler geese cuckoo", {}, {"three-ducks": 6}, 6),
    ("warbler geese cuckoo sake boar deer", {}, {"tane": 5, "three-ducks": 6}, 11),
    ("crane curtain moon phoenix rainman", {}, {"sanko": 4, "goko": 20}, 24),
    ("crane pine-1 curtain moon", {"own_koikoi": 1, "opponent_koikoi": 2, "field_brights": 1},
     {"long-life": 4, "sanko": 4}, 8 * 2 * 3 * 2),
])
def test_a_rule_set_of_ones_own_scores(harbour, pile, situation, expected, total):
    sheet = score(pile, "harbour", **situation)
    assert {held.id: held.points for held in sheet.yaku} == expected
    assert [held.id for held in sheet.yaku] == [one.id for one in harbour.yaku if one.id in expected]
    assert sheet.total == total == sheet.steps[-1].value


def test_a_rule_set_of_ones_own_names_its_yaku(harbour):
    ten = "plum-1 plum-2 cherry-1 cherry-2 iris-1 iris-2 peony-1 peony-2 maple-1 maple-2"
    assert str(score(ten, "harbour")) == "3 points: 3 (Dust 3)"
    assert harbour.yaku_named("dust").id == "kasu" and "Dust" not in str(score(ten))


def test_a_rule_set_of_ones_own_deals(harbour):
    quads = 0
    for seed in range(1500):
        state = deal("harbour", seed)
        assert [len(hand) for hand in state.hands] == [7, 7] and len(state.table) == 10
        assert len(state.stock) == 24 and state.origin.thrown == () and state.to_play == state.dealer
        quads += any(len(state.table.in_month(month)) == 4 for month in range(1, 13))
    assert quads  # table_quad is off


def test_packets_decide_who_gets_which_cards(harbour):
    """Of one shuffle: 5 table, 7 dealer, 5 table, 7 other here; 4 other, 4 table, 4 dealer, twice there."""
    for seed in range(20):
        own, vanikar = deal("harbour", seed, dealer=0), deal("vanikar", seed, dealer=0)
        if not vanikar.origin.thrown:
            assert len(vanikar.hands[1] & own.table) == 8                # cards 1-4 and 13-16
            assert len(vanikar.table & own.table) == 2                   # cards 5 and 17
            assert len(vanikar.hands[0] & own.hands[0]) == 4             # cards 9-12
            assert len(vanikar.hands[0] & own.hands[1]) == 4             # cards 21-24
            assert own.stock == vanikar.stock


def test_a_rule_set_of_ones_own_plays(harbour):
    reasons = Counter()
    for seed in range(600):
        before = None
        for state in random_states(seed, rules="harbour"):
            if before is not None and before.phase is not Phase.DECIDE and state.card is None:
                start = before
                while start.phase is not Phase.HAND:
                    start = start.previous
                seat = before.to_play
                due = state.bases[seat] > start.bases[seat] and state.bases[seat] >= 3
                called = state.calls[seat] >= 1
                assert (state.phase is Phase.DECIDE) == (due and not called)
                if due and called:
                    assert state.is_over and state.result.reason is Happening.STOP
            assert max(state.calls) <= 1
            before = state
        reasons[before.result.reason] += 1
        if before.result.winner is not None:
            seat = before.result.winner
            brights = sum(card.points == 20 for card in before.origin.layout.table)
            assert before.result.points[seat] == (before.bases[seat] * (1 + before.calls[seat])
                                                  * (1 + before.calls[1 - seat]) * (1 + brights))
    assert set(reasons) == {Happening.STOP, Happening.EXHAUSTED}


def test_a_match_to_points_under_a_rule_set_of_ones_own(harbour):
    drawn = 0
    for seed in range(30):
        match = new_match("harbour", seed=seed)
        while True:
            while not match.round.is_over:
                match = match.apply(match.legal_actions()[0])
            assert match.is_over == (max(match.totals) >= 30)
            if match.is_over:
                break
            winner, dealer = match.round.result.winner, match.round.dealer
            match = match.next_round()
            assert match.round.dealer == (dealer if winner is None else winner)
            drawn += winner is None
        assert match.winners == (match.totals.index(max(match.totals)),)
        if seed < 3:
            assert loads(dumps(match)) == match
    assert drawn


def test_a_variant_of_a_rule_set_of_ones_own(harbour):
    game = harbour.variant(min_total=1, length=("rounds", 2))
    assert score("crane pine-1", game).total == 4 and new_match(game, seed=1).rules.length == ("rounds", 2)
    state = deal(game, 3)
    assert loads(dumps(state)) == state
