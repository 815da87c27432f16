"""The table of options, line by line (spec 12): names, values and the default of each rule set."""
import json

import pytest

from koikoi_edu import RULES, CardSet, rules, score
from koikoi_edu.errors import KoiKoiError, RulesError, UnknownName
from koikoi_edu.rules import OPTIONS

SETS = ["tentos", "vanikar", "tsukifuda", "polish", "nintendo", "fudawiki", "flash", "koikoi-japan"]
YES, NONE = (False, True), frozenset()

#: option: (some or all of its values, the default of each rule set in the order of SETS, one if all agree)
TABLE = {
    "players": ((2,), [2]),
    "hand_size": ((1, 7, 8, 10), [8]),
    "field_size": ((1, 6, 8, 10), [8]),
    "jokers": ((0, 2, 5), [0]),
    "first_dealer": (("random", "earliest_month", "birthday"),
                     ["random", "random", "birthday", "earliest_month", "earliest_month", "random", "random",
                      "random"]),
    "hand_swap": (YES, [True, *[False] * 7]),
    "table_quad": (("void", "redeal", "remove", "dealer_takes", "dealer_wins", "off"),
                   ["void", *["redeal"] * 7]),
    "table_quad_points": ((1, 5, 6), [5, *[6] * 7]),
    # The last of these as AMUSE Gion has it (11).
    "table_four_pairs": (("void", "redeal", "off", "dealer_wins"),
                         ["void", "off", "off", "off", "redeal", "redeal", "off", "off"]),
    "hand_quad": ((5, 6, "lay_down", "redeal", "chongtong", "off"),
                  [5, "off", "off", "off", 6, 6, "off", "redeal"]),
    "hand_four_pairs": ((5, 6, "redeal", "off"), [5, "off", "off", "off", 6, 6, "off", "off"]),
    "both_hand_yaku": (("nobody", "ignore"), ["nobody"]),
    "multiply_hand_yaku": (YES, [False]),
    # The last of these as Board Game Arena has it (5.12).
    "field_multiplier": (("off", "per_bright", "any_bright", "bright_count"), ["per_bright", *["off"] * 7]),
    "must_play_match": (YES, [False]),
    "may_decline_capture": (YES, [False]),
    "deal_pairs": (("ordinary", "locked"), ["ordinary"]),
    "ppeok": (YES, [False]),
    "joker_flip": (("seed", "korean"), ["seed"]),
    "lightning_wild": (("off", "koi", "mushi"), ["off", "off", "off", "koi", *["off"] * 4]),
    "sake_role": (("animal", "either", "both"), ["either", "animal", "animal", *["both"] * 5]),
    "wild_card": (("none", "bridge", "sake"), ["none", "none", "bridge", *["none"] * 5]),
    "double_chaff": ((CardSet(), CardSet("sake lightning paulownia-red")), [CardSet()]),
    "bright_mode": (("exclusive", "cumulative"), ["cumulative", *["exclusive"] * 7]),
    "five_bright_extra": ((0, 1, 5), [0]),
    "godori": (YES, [False]),
    "viewing": (("off", "bonus_only", "always"),
                ["always", "always", "bonus_only", "always", "always", "always", "off", "always"]),
    "viewing_rain": (("off", "field", "captured_brights", "captured_cards", "bga"), ["off"]),
    "month_yaku": (("off", 4, 5), ["off", "off", 5, "off", "off", 4, 4, "off"]),
    "undecidable": ((NONE, frozenset({"inoshikacho", "tsukimi", "hanami", "godori"})), [NONE]),
    "best_yaku_only": (YES, [False]),
    "offer_on": (("new_yaku", "increase"), ["new_yaku", *["increase"] * 7]),
    "offer_after_go": (("new_yaku", "increase"), ["new_yaku"]),
    "min_total": ((1, 7, 8), [1]),
    "max_calls": ((None, 0, 1), [None]),
    "auto_stop_last_turn": (YES, [True, True, True, False, *[True] * 4]),
    "seven_doubles": (YES, [False, True, False, True, True, True, False, False]),
    "opponent_koikoi_doubles": (("off", "once", "per_call"),
                                ["off", "once", "off", "once", "once", "once", "off", "off"]),
    "own_koikoi": (("off", "multiply", "go", "go_korean", "japan", "double_if_called"),
                   ["multiply", *["off"] * 6, "japan"]),
    "bonuses": ((NONE, frozenset({"no_bright", "few_chaff", "double_score"})), [NONE]),
    **dict.fromkeys(("shake", "bomb", "steal_chaff", "first_ppeok", "three_ppeok", "seven_animals",
                     "drawn_round_doubles", "go_bak"), (YES, [False])),
    "three_player": (("max", "all", "sum"), ["max"]),
    "exhaust_no_yaku": ((0, 1, 6), [0, 0, 1, 0, 0, 0, 6, 1]),
    "exhaust_unstopped": (("nobody", "last_caller", "last_improver", "higher", ("dealer", 6)),
                          ["nobody", "nobody", "last_caller", ("dealer", 6), "nobody", "nobody", "nobody",
                           ("dealer", 1)]),
    "draw_dealer": (("same", "other"), ["same", "other", "same", "same", "other", "same", "same", "same"]),
    "length": ((("points", 50), ("rounds", 1), ("rounds", 12)),
               [("points", 50), ("rounds", 6), ("points", 50), *[("rounds", 12)] * 4, ("rounds", 8)]),
    "zero_sum": (YES, [*[False] * 7, True]),
    "start_points": ((0, 30), [*[0] * 7, 30]),
    "winner_takes_loser": (YES, [False]),
}
#: Options that the text has and the table has not: 11.1 (a quad as two pairs, both at once 12, the purse).
MORE = {
    "quad_as_pairs": (YES, [*[False] * 5, True, False, False]),
    "hand_yaku_add": (YES, [False]),
    "viewing_in_season": (YES, [False]),  # 11, other viewing options
    "birthday_distance": (("circular", "linear"), ["circular"]),  # 5.2
    "ends_at_zero": (YES, [*[False] * 7, True]),
    **dict.fromkeys(("refill_table", "own_ppeok_takes_two", "no_bright_doubles", "no_chaff_is_safe",
                     "penalty_needs_yaku"), (YES, [False])),  # 4.4, 4.11, 4.13, 4.14
    "empty_pile_pays": (YES, [True]),
    "safe_chaff": ((5, 6, 7, 8), [7]),
    "yaku_multiply": (YES, [False]),  # 3.8 and 13: what K counts, and how it goes together with F
    "multipliers": (("product", "sum"), ["product"]),
}
ALL = TABLE | MORE

#: What the two rule sets of Go-Stop have where Flash, the plainest, has something else (spec 12, 4).
GO_STOP = {
    "gostop": {
        "field_size": 10, "jokers": 5, "table_quad": "dealer_takes", "hand_quad": "lay_down",
        "hand_four_pairs": 5, "deal_pairs": "locked", "ppeok": True, "sake_role": "either",
        "double_chaff": CardSet("sake lightning paulownia-red"), "godori": True, "month_yaku": "off",
        "min_total": 8, "own_koikoi": "go", "bonuses": frozenset({"no_bright", "few_chaff", "double_score"}),
        "exhaust_no_yaku": 0, "length": ("points", 50)},
    "gostop-korean": {
        "hand_size": 10, "jokers": 2, "hand_quad": "chongtong", "ppeok": True, "joker_flip": "korean",
        "refill_table": True, "sake_role": "either", "double_chaff": CardSet("sake lightning paulownia-red"),
        "godori": True, "month_yaku": "off", "offer_after_go": "increase", "min_total": 7,
        "own_koikoi": "go_korean", "bonuses": frozenset({"no_bright", "few_chaff", "double_score"}),
        "shake": True, "bomb": True, "steal_chaff": True, "first_ppeok": True, "three_ppeok": True,
        "seven_animals": True, "drawn_round_doubles": True, "go_bak": True, "no_bright_doubles": True,
        "safe_chaff": 8, "no_chaff_is_safe": True, "penalty_needs_yaku": True, "empty_pile_pays": False,
        "three_player": "sum", "exhaust_no_yaku": 0, "length": ("points", 50), "zero_sum": True},
}
#: And with three players (4.2, 4.11, 4.14).
OF_THREE = {"gostop": {"hand_size": 7, "field_size": 6, "hand_four_pairs": "off", "safe_chaff": 5},
            "gostop-korean": {"hand_size": 7, "field_size": 6, "min_total": 3, "safe_chaff": 6}}

B, A, R = "brights", "animals", "ribbons"
PLAIN = {"tane": (1, 1), "tanzaku": (1, 1), "kasu": (1, 1)}
VIEW = {"tsukimi": (5, 0), "hanami": (5, 0)}
SETS_OF_FIVE = {"inoshikacho": (5, 0), "akatan": (5, 0), "aotan": (5, 0)}
RAISED = {"inoshikacho": (5, 1, A), "tane": (1, 1, A), "akatan-aotan": (10, 1, R), "akatan": (5, 1, R),
          "aotan": (5, 1, R), "tanzaku": (1, 1, R), "kasu": (1, 1)}


def brights(goko, shiko, ameshiko, sanko):
    points = {"goko": goko, "shiko": shiko, "ameshiko": ameshiko, "sanko": sanko}
    return {id: (value, 0, B) for id, value in points.items()}


#: The yaku tables (spec 2.3, 5.6, 6.7, 7.1, 11.1): points, step, and the group of which one alone counts.
YAKU = {
    "tentos": {"sanko": (8, 0), "ameshiko": (2, 0), "shiko": (4, 0), "dueling-triads": (3, 0),
               "akatan": (3, 0), "aotan": (3, 0), "inoshikacho": (5, 0), **VIEW, **PLAIN},
    "vanikar": {**brights(10, 8, 7, 5), **SETS_OF_FIVE, **VIEW, **PLAIN},
    "tsukifuda": {**brights(10, 8, 6, 5), **SETS_OF_FIVE, **VIEW, **PLAIN},
    "polish": {**brights(10, 8, 7, 5), **SETS_OF_FIVE, **VIEW, **PLAIN},
    "nintendo": {**brights(10, 8, 7, 5), **RAISED, **VIEW},
    "fudawiki": {**brights(15, 8, 7, 6), **RAISED, **VIEW},
    "flash": {**brights(15, 10, 8, 6), **SETS_OF_FIVE, "akatan": (6, 0), "aotan": (6, 0), **PLAIN},
    "koikoi-japan": {**brights(10, 8, 7, 5), **SETS_OF_FIVE, "akatan-aotan": (10, 0), "tsukimi": (1, 0),
                     "hanami": (1, 0), **PLAIN},
    **{name: {"goko": (15, 0, B), "shiko": (four, 0, B), "ameshiko": (4, 0, B), "sanko": (3, 0, B),
              "rainy-sanko": (2, 0, B), "godori": (5, 0), "akatan": (3, 0), "aotan": (3, 0), "chodan": (3, 0),
              **PLAIN} for name, four in (("gostop", 5), ("gostop-korean", 4))},
}


def test_these_are_the_options_and_the_rule_sets():
    assert set(OPTIONS) == {*ALL, "yaku"} and set(RULES) >= set(SETS)
    assert next(iter(RULES)) == "vanikar"


@pytest.mark.parametrize("name", SETS)
def test_the_defaults(name):
    place = SETS.index(name)
    expected = {option: (defaults * 8 if len(defaults) == 1 else defaults)[place]
                for option, (_, defaults) in ALL.items()}
    options = rules(name).options
    options.pop("yaku")
    assert options == expected


@pytest.mark.parametrize("name", GO_STOP)
def test_the_defaults_of_go_stop(name):
    place = SETS.index("flash")
    expected = {option: (defaults * 8 if len(defaults) == 1 else defaults)[place]
                for option, (_, defaults) in ALL.items()} | GO_STOP[name]
    for players, also in ((2, {}), (3, {"players": 3, **OF_THREE[name]})):
        options = rules(name).variant(players=players).options
        options.pop("yaku")
        assert options == expected | also
    assert rules(name).family == "go-stop" and rules("flash").family == "koi-koi"


def test_the_packets_of_go_stop():
    """Spec 4.2: 4-5-4 twice; 4-3-4, 3-3-3. Spec 4.14: 4-5-5 twice; 3-4-4, 3-3-3."""
    def order(name, players):
        return "".join(f"{zone[0]}{size} " for zone, size in rules(name).variant(players=players).packets)

    assert order("gostop", 2) == "o4 t5 d4 " and order("gostop", 3) == "o4 t3 d4 o3 t3 d3 "
    assert order("gostop-korean", 2) == "t4 o5 d5 " and order("gostop-korean", 3) == "t3 o4 d4 t3 o3 d3 "
    assert rules("gostop").variant(players=3).variant(players=2) is rules("gostop")


@pytest.mark.parametrize("name", [*SETS, *GO_STOP])
def test_the_yaku_tables(name):
    assert {one.id: (one.points, one.step, *[one.group][:bool(one.group)]) for one in rules(name).yaku} == (
        YAKU[name])
    # The higher of a group comes first.
    for one in rules(name).yaku:
        assert all(higher.points >= one.points for higher in rules(name).above(one))


@pytest.mark.parametrize("option", ALL)
def test_every_rule_set_takes_every_value(option):
    values, _ = ALL[option]
    for name in SETS:
        game = rules(name)
        for value in values:
            variant = game.variant(**{option: value})
            assert getattr(variant, option) == value
            assert variant.changes == ({} if value == getattr(game, option) else {option: value})
            back = variant.variant(**{option: getattr(game, option)})
            assert back is game
            further = variant.variant(min_total=3, godori=True)
            assert further == game.variant(godori=True, min_total=3, **(
                {option: value} if option not in ("min_total", "godori") else {}))


@pytest.mark.parametrize("option", [option for option in ALL if option != "players"])
def test_an_off_value_is_what_a_rule_set_has_that_does_not_state_it(option):
    values, _ = ALL[option]
    off = OPTIONS[option].off
    assert off is ... or off in values
    assert OPTIONS[option].text and OPTIONS[option].spec and OPTIONS[option].wanted
    for value in OPTIONS[option].values:
        assert value in values or OPTIONS[option].many


def test_only_polish_is_for_three():
    game = rules("polish").variant(players=3)
    assert (game.hand_size, game.field_size) == (7, 8)
    assert game.variant(field_size=6).changes == {"players": 3, "hand_size": 7, "field_size": 6}
    assert game.variant(players=2) is rules("polish")
    # Eight each, as with two players, has to be said with three.
    eight = game.variant(hand_size=8)
    assert eight.changes == {"players": 3, "hand_size": 8}
    assert rules("polish").variant(**eight.changes) == eight
    assert rules("polish").variant(players=3, hand_size=5).hand_size == 5
    for name in SETS:
        if name != "polish":
            with pytest.raises(RulesError, match="players"):
                rules(name).variant(players=3)


# The yaku as an option -----------------------------------------------------------------------------------

def test_the_points_of_a_yaku_are_an_option():
    game = rules("tentos").variant(yaku={"inoshikacho": 7, "hanami": "off", "tane": {"step": 2}})
    assert game.yaku_named("inoshikacho").points == 7
    assert "hanami" not in [one.id for one in game.yaku]
    assert score("boar deer butterflies warbler cuckoo bridge", game).base == 7 + 3
    assert game.changes == {"yaku": {"inoshikacho": {"points": 7}, "tane": {"step": 2},
                                     "hanami": {"points": 0}}}
    assert game.variant(yaku={"inoshikacho": 5, "hanami": 5, "tane": {"step": 1}}) is rules("tentos")
    assert game.variant(godori=True).variant(godori=False) == game
    assert game == rules("tentos").variant(**json.loads(json.dumps(game.changes)))


def test_a_set_with_a_step_counts_the_further_cards_of_its_kind():
    game = rules("vanikar").variant(yaku={"akatan": {"step": 1}})
    assert score("pine-poem plum-poem cherry-poem iris-ribbon", game).base == 6
    flat = rules("nintendo").variant(yaku={"akatan": {"step": 0}})
    assert score("pine-poem plum-poem cherry-poem iris-ribbon", flat).base == 5


def test_a_group_is_an_option_and_the_best_of_it_counts():
    game = rules("vanikar").variant(yaku={"tane": {"group": "beasts"}, "inoshikacho": {"group": "beasts"}})
    assert score("boar deer butterflies warbler cuckoo", game).base == 5
    nine = "boar deer butterflies warbler cuckoo bridge geese sake swallow"
    low = game.variant(yaku={"inoshikacho": 3})
    assert [held.id for held in score(nine, low).yaku] == ["tane"] and score(nine, low).base == 5


def test_the_points_of_a_yaku_that_is_off_wait_until_it_is_on():
    game = rules("vanikar").variant(yaku={"godori": 6, "hanami": 3}, viewing="off")
    assert not {"godori", "hanami"} & {one.id for one in game.yaku} and game != rules("vanikar")
    on = game.variant(godori=True).variant(viewing="always")
    assert on.yaku_named("godori").points == 6 and on.yaku_named("hanami").points == 3
    assert rules("vanikar").variant(**game.changes) == game
    assert rules("vanikar").variant(yaku={"godori": 6}).variant(godori=True).yaku_named("godori").points == 6


def test_a_yaku_of_another_book_can_be_added():
    game = rules("vanikar").variant(yaku={"dueling-triads": 3})
    assert score("pine-poem plum-poem cherry-poem peony-blue sake-blue maple-blue".replace(
        "sake-blue", "chrysanthemum-blue"), game).base == 15


@pytest.mark.parametrize("changes, error, words", [
    ({"yaku": {"sankoo": 5}}, UnknownName, ["sankoo", "sanko"]),
    ({"yaku": {"sanko": {"point": 5}}}, UnknownName, ["point", "points"]),
    ({"yaku": {"godori": {"step": 1}}, "godori": True}, RulesError, ["godori", "points"]),
    ({"undecidable": "tanee"}, UnknownName, ["tanee", "undecidable"]),
    ({"undecidable": [["tane"]]}, UnknownName, ["undecidable"]),
    ({"bonuses": "no_brights"}, UnknownName, ["no_brights", "no_bright"]),
    ({"double_chaff": "lightnin"}, UnknownName, ["lightnin", "lightning"]),
    ({"must_play_match": True, "may_decline_capture": True}, RulesError, ["must_play_match"]),
    ({"hand_size": 21}, RulesError, ["21", "48"]),
])
def test_what_does_not_fit_is_refused_in_one_sentence(changes, error, words):
    with pytest.raises(error) as fault:
        rules("vanikar").variant(**changes)
    text = str(fault.value)
    assert all(word in text for word in words) and "\n" not in text and len(text) < 400


def test_sets_are_read_from_words():
    game = rules("tentos").variant(undecidable="tsukimi, hanami", double_chaff="lightning")
    assert game.undecidable == {"tsukimi", "hanami"} and game.double_chaff == CardSet("lightning")
    assert game == rules("tentos").variant(undecidable=["hanami", "tsukimi"], double_chaff=["lightning"])


# Where it comes from -------------------------------------------------------------------------------------

#: Every cell that the spec marks as a choice (the source is silent, or can be read in two ways), as a
#: reconstruction, or as taken from another book.
MARKED = {
    "tentos": {"silent": "quad_as_pairs hand_yaku_add both_hand_yaku auto_stop_last_turn",
               "open": "first_dealer multiply_hand_yaku offer_on yaku_multiply multipliers",
               "rebuilt": "five_bright_extra yaku.tsukimi yaku.hanami yaku.inoshikacho",
               "borrowed": "yaku.shiko yaku.tane yaku.kasu"},
    "vanikar": {"silent": "first_dealer packets"},
    "tsukifuda": {"silent": "field_size table_quad auto_stop_last_turn",
                  "open": "birthday_distance packets wild_card bright_mode exhaust_no_yaku"},
    "polish": {"silent": "table_quad", "open": "packets offer_on",
               "rebuilt": "bright_mode " + " ".join(f"yaku.{id}" for id in YAKU["polish"])},
    "nintendo": {"silent": "packets"}, "fudawiki": {"silent": "first_dealer packets"},
    "flash": {"silent": "first_dealer packets table_four_pairs hand_quad hand_four_pairs seven_doubles "
                        "opponent_koikoi_doubles exhaust_unstopped draw_dealer length"},
    "koikoi-japan": {"silent": "first_dealer packets"},
}


@pytest.mark.parametrize("name", SETS)
def test_what_the_source_does_not_say_is_marked(name):
    game = rules(name)
    names = ["packets", *OPTIONS, *(f"yaku.{one.id}" for one in game.table(1))]
    marked = {}
    for one in names:
        source = game.provenance(one)
        if not source.is_sure:
            marked.setdefault(source.kind, set()).add(one)
            assert source.others and source.words.endswith(source.others) and source.spec
    assert marked == {kind: set(some.split()) for kind, some in MARKED[name].items()}


def test_provenance_in_words():
    assert rules("tentos").provenance("both_hand_yaku").words == (
        "the source is silent; so says Fuda Wiki; Hanafubuki ignores both and plays on")
    assert rules("polish").provenance("packets").words == (
        "the source leaves it open; it says two at a time and not in which order")
    assert rules("tentos").provenance("hand_quad").words == "the source says so"
    assert rules("vanikar").provenance("hand_quad").words == "these rules have no such rule"
    assert rules("vanikar").variant(hand_quad=6).provenance("hand_quad").words == "chosen for this variant"
    assert rules("tentos").variant(yaku={"hanami": 3}).provenance("yaku.hanami").kind == "chosen"
    assert rules("polish").provenance("yaku.sanko").words.startswith("the source's table is lost; ")
    assert rules("fudawiki").provenance("yaku.tsukifuda") == rules("fudawiki").provenance("month_yaku")
    with pytest.raises(KoiKoiError, match="seven_doubles"):
        rules("vanikar").provenance("seven_double")


# What a round plays --------------------------------------------------------------------------------------

@pytest.mark.parametrize("name", SETS)
def test_every_rule_set_can_be_dealt_and_scored(name):
    from koikoi_edu import deal, new_match, position
    assert score("crane curtain moon phoenix rainman sake", name).total > 0
    assert deal(name, 1).rules is new_match(name, seed=1).rules is rules(name)
    assert position(name, hands=["crane", "moon"]).legal_actions()
