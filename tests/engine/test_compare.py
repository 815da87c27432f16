"""Rule sets side by side: totals from the spec, rows that line up, reasons in words, switches, the search.

All totals are worked out by hand from spec 2.3, 3.8, 5.6 to 5.8, 6.7, 6.8, 7.1, 7.9 and 11.1.
"""
import ast
import re
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import run_alone

import koikoi_edu.compare
from koikoi_edu.cards import DECK, CardSet
from koikoi_edu.compare import compare, differences, most_different, switches, turn, turns
from koikoi_edu.compare.words import short_name
from koikoi_edu.errors import CardError, KoiKoiError, RulesError, UnknownName
from koikoi_edu.rules import OPTIONS, RULES, of_family, rules
from koikoi_edu.rules.clauses import SCORING, clause
from koikoi_edu.rules.sentences import sentence
from koikoi_edu.scoring import score

TRIOS = "pine-poem plum-poem cherry-poem peony-blue chrysanthemum-blue maple-blue"
BRIGHTS = "crane curtain moon rainman phoenix"
ANIMALS = "boar deer butterflies bridge cuckoo sake"
JANUARY = ("crane pine-poem pine-1 pine-2 plum-1 plum-2 cherry-1 cherry-2 wisteria-1 iris-1 iris-2 sake "
           "bridge")
BOOKS = ("vanikar", "tentos", "tsukifuda", "polish", "nintendo", "fudawiki", "flash", "koikoi-japan")


def row(compared, id):
    return next(one for one in compared.rows if one.id == id)


def texts(compared, id):
    return [cell.text for cell in row(compared, id).cells]


# ── totals by hand, under all eight

@pytest.mark.parametrize(("pile", "situation", "totals"), [
    # 10 x2; 8 + 2 + 4; 10; 10 x2; 10 x2; 15 x2; 15; 10
    (BRIGHTS, {}, (20, 14, 10, 20, 20, 30, 15, 10)),
    # 5 + 5 + 2 = 12 x2; 3 + 3 + 3 + 2; 12; 12 x2; 10 x2; 10 x2; 6 + 6 + 2; 5 + 5 + 10 + 2
    (TRIOS, {}, (24, 11, 12, 24, 20, 20, 14, 22)),
    # 15 x2 x2; (8 + 5 + 5) x2; 15; 15 x2 x2; 15 x2 x2; 16 x2 x2; 6; 5 + 3 + 3 + 1
    ("crane curtain moon sake", {"opponent_koikoi": 1, "own_koikoi": 1}, (60, 36, 15, 60, 60, 64, 6, 12)),
    # 5 + 2 = 7 x2; 7 x2 for the bright; 7; 7 x2; 5 + 3 = 8 x2; 8 x2; 7; 7
    (ANIMALS, {"field_brights": 1}, (14, 14, 7, 14, 16, 16, 7, 7)),
    # nine chaff: 0; with the cup 1; month 5 + Kasu with the bridge 1; 1; 1; 4 + 1; 4 + 1; 1
    (JANUARY, {"month": 1}, (0, 1, 6, 1, 1, 5, 5, 1)),
    # 5; 5 x3; 5 + 5; 5; 5; 4 + 5 = 9 x2; 4; 3 + 2
    ("butterflies peony-blue peony-1 peony-2 moon sake", {"month": 6, "own_koikoi": 2},
     (5, 15, 10, 5, 5, 18, 4, 5)),
    # 7 x2 x2; 8 + 2; 6; 7 x2 x2; 7 x2 x2; 7 x2 x2; 8; 7
    ("crane curtain moon rainman", {"opponent_koikoi": 1}, (28, 10, 6, 28, 28, 28, 8, 7)),
    # 5 + 1; 3 + 1; 5 + 1; 5 + 1; 5 + 2 = 7 x2; 7 x2; 6 + 1; 5 + 1
    ("peony-blue chrysanthemum-blue maple-blue wisteria-ribbon iris-ribbon", {}, (6, 4, 6, 6, 14, 14, 7, 6)),
    # a viewing yaku alone
    ("moon sake", {}, (5, 5, 0, 5, 5, 5, 0, 1)),
    ("", {"opponent_koikoi": 3}, (0,) * 8),
])
def test_the_same_pile_under_all_eight(pile, situation, totals):
    compared = compare(pile, BOOKS, **situation)
    assert compared.totals == totals
    assert compared.spread == max(totals) - min(totals)
    assert texts(compared, "total") == [str(total) for total in totals]


def test_all_rule_sets_stand_side_by_side_unless_said():
    assert compare("moon sake").rules == of_family("koi-koi")
    assert compare("moon sake", "tentos").rules == (rules("tentos"),)


@given(st.sets(st.sampled_from(list(DECK.cards)), max_size=20), st.integers(0, 4), st.integers(0, 4),
       st.integers(0, 5), st.one_of(st.none(), st.integers(1, 12)))
def test_the_rows_add_up_to_each_total(pile, opponent, own, brights, month):
    """The cells alone, added and multiplied from top to bottom, give what `score` gives."""
    situation = {"opponent_koikoi": opponent, "own_koikoi": own, "field_brights": brights, "month": month}
    compared = compare(pile, **situation)
    for place, book in enumerate(compared.rules):
        value, summed = 0, False
        for one in compared.rows[:-1]:
            cell = one.cells[place]
            if one.id.startswith("yaku."):
                value += cell.value or 0
            elif one.id == "sum":
                assert cell.value == value
                summed = True
            else:
                assert summed
                for part in cell.text.split() if value else ():
                    value = {"×": lambda n, v=value: v * n, "+": lambda n, v=value: v + n,
                             "–": lambda _, v=value: v}[part[0]](int(part[1:] or 0))
        assert value == compared.totals[place] == score(pile, book, **situation).total
    for one in compared.rows:
        assert one.differs == (len({cell.text for cell in one.cells}) > 1)
        assert bool(one.reason) == (one.differs and one.id not in ("sum", "total"))


# ── rows and marks

def test_the_five_brights_row_by_row():
    compared = compare(BRIGHTS, BOOKS)
    assert [one.id for one in compared.rows] == [
        "yaku.goko", "yaku.shiko", "yaku.ameshiko", "yaku.sanko", "sum", "seven_doubles", "total"]
    assert texts(compared, "yaku.goko") == ["10", "–", "10", "10", "10", "15", "15", "10"]
    assert texts(compared, "yaku.sanko") == ["–", "8", *"––––––"]
    assert texts(compared, "seven_doubles") == ["×2", "–", "–", "×2", "×2", "×2", "–", "–"]
    states = [cell.state for cell in row(compared, "yaku.sanko").cells]
    assert states == ["left_out", "counts"] + ["left_out"] * 6
    assert row(compared, "yaku.goko").cells[1].state == "absent"
    assert row(compared, "yaku.goko").unlike() == (False, True, False, False, False, True, True, False)
    assert row(compared, "yaku.goko").unlike(5) == (True, True, True, True, True, False, False, True)
    assert row(compared, "yaku.sanko").own_names == ("", "Dry Three Bright", "", "", "", "", "", "")
    assert compared.verdict == ("30 in Fuda Wiki; 20 in Vanikar, Polish and Nintendo; 15 in Hanafuda Flash; "
                                "14 in Tentos; 10 in Tsukifuda and KoiKoi-Japan.")


def test_the_reasons_of_the_five_brights():
    compared = compare(BRIGHTS, BOOKS)
    assert compared.reasons == (
        "Gokō: 15 in Fuda Wiki and Hanafuda Flash; Tentos has no such yaku; 10 in the others.",
        "Shikō: 4 in Tentos, where the yaku of the brights add up; nothing in the others: Gokō replaces it.",
        "Ame-Shikō: 2 in Tentos, where the yaku of the brights add up; nothing in the others: Gokō replaces "
        "it.",
        "Sankō: 8 in Tentos, where the yaku of the brights add up; nothing in the others: Gokō replaces it.",
        "7 or more: ×2 in Vanikar, Polish, Nintendo and Fuda Wiki, where a sum of 7 or more doubles; the "
        "others have no such rule.")
    assert ("Shikō in Tentos: the source does not have it; the table is Tom Sloper's, the only one that fits "
            "the source's two examples.") in compared.unsure
    assert "7 or more in Hanafuda Flash: the source is silent; most books double from 7 points on." \
        in compared.unsure


@pytest.mark.parametrize(("pile", "books", "situation", "reasons"), [
    (ANIMALS, ("vanikar", "nintendo"), {}, (
        "Inoshikachō: 8 in Nintendo, 5 and 1 for each of 3 further cards; 5 in Vanikar.",
        "Tane: 2 in Vanikar, where it adds to Inoshikachō; nothing in Nintendo: Inoshikachō replaces it.")),
    ("moon sake", ("vanikar", "tsukifuda"), {}, (
        "Tsukimi-zake: 5 in Vanikar, where the sake cup with moon or curtain always counts; nothing in "
        "Tsukifuda: it counts only beside another yaku.",)),
    ("moon sake", ("vanikar", "koikoi-japan"), {"own_koikoi": 1}, (
        "Tsukimi-zake: 5 in Vanikar; 3 in KoiKoi-Japan, 3 once you have called koi-koi, 1 before.",
        "Your own koi-koi: +1 in KoiKoi-Japan, where each koi-koi of yours adds 1 point up to the third, "
        "four double, five triple; Vanikar has no such rule.")),
    (JANUARY, ("vanikar", "polish"), {}, (
        "Kasu: 1 in Polish; nothing in Vanikar: 9 of the 10 cards that it needs, for the sake cup is an "
        "animal only.",)),
    (JANUARY, ("vanikar", "tsukifuda"), {"month": 1}, (
        "Kasu: 1 in Tsukifuda; nothing in Vanikar: 9 of the 10 cards that it needs, for the bridge is no "
        "chaff here.",
        "Tsukifuda, the yaku: 5 in Tsukifuda; Vanikar has no such yaku.")),
    ("crane curtain moon phoenix", ("vanikar", "nintendo"), {}, ()),
])
def test_a_difference_has_its_reason_in_words(pile, books, situation, reasons):
    assert compare(pile, books, **situation).reasons == reasons


def test_a_yaku_that_is_left_out_says_by_which_option():
    compared = compare("moon sake crane curtain", ["vanikar", rules("vanikar").variant(best_yaku_only=True)])
    cell = row(compared, "yaku.hanami").cells[1]
    assert (cell.state, cell.option, cell.why) == ("left_out", "best_yaku_only", "only the best yaku counts")
    assert cell.provenance.kind == "chosen"
    assert compared.names == ("Vanikar", "Vanikar (changed)")
    assert compared.reasons[0].startswith("Tsukimi-zake and Hanami-zake: 5 in Vanikar, where different yaku")


def test_multipliers_that_are_added_up_are_a_row_of_their_own_and_the_others_say_so():
    """Spec 3.8: 8 × 2 × 3, 8 × (2 + 3), and where the number of yaku multiplies 8 × 3."""
    game = rules("tentos")
    found = compare("crane curtain moon", [game, game.variant(multipliers="sum"),
                                           game.variant(yaku_multiply=True), "vanikar"],
                    own_koikoi=1, field_brights=2)
    assert found.totals == (48, 40, 24, 5)
    assert [cell.text for cell in row(found, "multipliers").cells] == ["–", "×5", "–", "–"]
    assert [cell.state for cell in row(found, "multipliers").cells] == ["short", "counts", "short", "absent"]
    assert row(found, "multipliers").reason == (
        "×5 in Tentos (changed) 1, where the multiplier of brights on the table is added to the one before; "
        "nothing in Tentos and Tentos (changed) 2: brights on the table multiply what has been multiplied "
        "before; Vanikar has no such rule")
    assert row(found, "own_koikoi").reason == (
        "×2 in Tentos, where your own koi-koi doubles, triples and so on, call by call; nothing in Tentos "
        "(changed) 1: it is one of two that are added up, see Two multipliers; Tentos (changed) 2 and "
        "Vanikar have no such rule")
    assert "yaku_multiply" not in {one.id for one in found.rows}
    two = compare("moon curtain sake", [game, game.variant(yaku_multiply=True)])
    assert two.totals == (10, 20) and [cell.text for cell in row(two, "yaku_multiply").cells] == ["–", "×2"]


def test_a_rule_set_and_its_variants_have_different_names():
    game = rules("tentos")
    variants = game.variant(godori=True), game.variant(own_koikoi="off")
    assert compare("moon", [game, *variants]).names == ("Tentos", "Tentos (changed) 1", "Tentos (changed) 2")


def test_a_comparison_is_shown_as_a_table_of_text():
    assert str(compare("moon sake", ("vanikar", "flash"), opponent_koikoi=1)).splitlines() == [
        "                          Vanikar  Hanafuda Flash",
        "≠ Tsukimi-zake                  5               –",
        "≠ Sum of the yaku               5               0",
        "≠ The opponent's koi-koi       ×2               –",
        "≠ Points                       10               0",
        "10 in Vanikar; 0 in Hanafuda Flash.",
        "Tsukimi-zake: 5 in Vanikar; Hanafuda Flash has no such yaku.",
        "The opponent's koi-koi: ×2 in Vanikar, where the opponent's koi-koi doubles, however often it was "
        "called; Hanafuda Flash has no such rule.",
        "The opponent's koi-koi in Hanafuda Flash: the source is silent; most books double after the "
        "opponent's koi-koi.",
    ]
    assert repr(compare("moon sake", ("vanikar", "nintendo"))) == "<2 cards: Both agree: 5 points.>"


def test_a_comparison_shows_itself_where_no_kernel_runs():
    picture = compare("moon sake", ("vanikar", "flash"))._repr_html_()
    assert picture.count("<img ") == 2 and picture.count("<tr>") == 4
    assert "≠&nbsp;Tsukimi-zake" in picture and "Hanafuda Flash has no such yaku" in picture
    assert not re.search(r"\b(class|id|on\w+)=|<style|<script|<svg", picture)


@pytest.mark.parametrize(("call", "error", "said"), [
    (lambda: compare("moon", []), RulesError, "Name at least one rule set to compare."),
    (lambda: compare("moon", ["vanikar", "vanikar"]), RulesError,
     "Vanikar Koi-Koi is named twice; each rule set stands in one column."),
    (lambda: compare("moon", ["vanilla"]), UnknownName,
     "There is no rule set 'vanilla'. Did you mean 'vanikar'?"),
    (lambda: compare("mooon"), UnknownName, "There is no card 'mooon'. Did you mean 'moon'?"),
    (lambda: compare("joker-1pi"), CardError, "The card 'joker-1pi' is not in the deck of Vanikar Koi-Koi."),
    (lambda: compare("moon", month=13), RulesError, "A month is a number from 1 to 12, not 13."),
])
def test_a_fault_is_one_sentence(call, error, said):
    with pytest.raises(error) as caught:
        call()
    assert str(caught.value) == said


# ── what two rule sets differ in

def test_the_differences_of_two_rule_sets():
    assert [str(one) for one in differences("nintendo", "fudawiki")] == [
        "Gokō: in Nintendo 10 points; in Fuda Wiki 15 points.",
        "Sankō: in Nintendo 5 points; in Fuda Wiki 6 points.",
        "The cards of the month: in Nintendo the four cards of the month are no yaku; in Fuda Wiki the four "
        "cards of the month are worth 4 points.",
        "Who deals first: in Nintendo whoever draws the earliest month; in Fuda Wiki chance decides.",
        "Whether four of a month count as two of the four pairs in a hand: in Nintendo no; in Fuda Wiki yes.",
        "Who deals after a drawn round: in Nintendo the other player; in Fuda Wiki the same player."]
    found = {one.id: one for one in differences("vanikar", "nintendo")}
    assert found["yaku.inoshikacho"].words == (
        "5 points", "5 points and 1 for each further animal, in place of Tane")
    assert found["yaku.akatan-aotan"].values == (0, 10)
    assert found["sake_role"].scores and not found["length"].scores
    assert found["length"].words == ("6 rounds", "12 rounds")


def test_the_differences_name_what_the_source_does_not_say():
    found = {one.id: one for one in differences("vanikar", "tentos")}
    assert [source.kind for source in found["yaku.shiko"].provenance] == ["said", "borrowed"]


@pytest.mark.parametrize("one", RULES)
@pytest.mark.parametrize("other", RULES)
def test_every_difference_of_an_option_is_told(one, other):
    told = {found.id for found in differences(one, other)}
    for option in OPTIONS:
        if option != "yaku":
            assert (option in told) == (getattr(rules(one), option) != getattr(rules(other), option)), option
    assert {found.id for found in differences(other, one)} == told
    assert not told or one != other


def test_a_yaku_that_an_option_takes_away_is_told():
    told = {found.id: found.words for found in differences("vanikar", "flash")}
    assert told["yaku.tsukimi"] == ("5 points", "no such yaku")
    assert told["viewing"][1] == "the sake cup with moon or curtain is no yaku"


# ── switches

@pytest.mark.parametrize("id", RULES)
def test_every_value_of_every_option_that_scores_has_a_switch_and_words(id):
    board = {one.id: one for one in switches(id)}
    assert set(SCORING) - {"yaku"} <= set(board)
    for option in SCORING:
        if option != "yaku":
            offered = [board[option].now.value, *(one.value for one in board[option].others)]
            assert set(OPTIONS[option].values) <= set(offered)
            assert len(offered) == len(set(offered)) > 1
    for one in board.values():
        assert one.now.rules == rules(id)
        words = [one.now.words, *(other.words for other in one.others)]
        assert len(set(words)) == len(words), words
        for other in one.others:
            assert other.rules != rules(id) and other.rules.preset == rules(id)


def _piles(number):
    dice = Random(4)
    cards = list(DECK.cards)
    piles = [CardSet(dice.sample(cards, dice.randint(1, 24))) for _ in range(number)]
    situations = [{"opponent_koikoi": dice.randint(0, 3), "own_koikoi": dice.randint(0, 4),
                   "field_brights": dice.randint(0, 3), "month": dice.choice([None, *range(1, 13)]),
                   "rain": dice.random() < 0.5, "fog": dice.random() < 0.5,
                   "loser_total": dice.randint(0, 4)} for _ in piles]
    return list(zip(piles, situations, strict=True))


def test_every_option_that_scores_changes_some_score_and_no_other_does():
    """The list of these options is complete, and each is in it for a reason."""
    piles = [*_piles(120), (CardSet(BRIGHTS), {})]
    games = [rules(id) for id in RULES]
    before = {game.id: [score(pile, game, **given).total for pile, given in piles] for game in games}
    moved = set()
    for game in games:
        for option, says in OPTIONS.items():
            if option in ("yaku", "players", "hand_size", "field_size"):
                continue
            values = [*says.values, *([says.low + 1] if says.low is not None else []),
                      *([CardSet("lightning plum-1")] if says.many == "cards" else []),
                      *([frozenset({"tane"})] if says.many == "yaku" else [])]
            for value in values:
                try:
                    new = game.variant(**{option: value})
                    after = [score(pile, new, **given).total for pile, given in piles]
                except KoiKoiError:
                    continue
                if after != before[game.id]:
                    moved.add(option)
    assert moved == set(SCORING) - {"yaku"}


def test_turning_a_switch_shows_which_steps_change():
    done = turn("moon curtain crane sake", "vanikar", "seven_doubles", False, opponent_koikoi=1)
    assert (done.before.total, done.after.total, done.points, done.matters) == (60, 30, -30, True)
    assert [one.id for one in done.changed] == ["seven_doubles", "total"]
    assert str(done) == ("Vanikar where a sum of 7 or more does not double: 30 points instead of 60; "
                         "7 or more ×2 → –.")
    idle = turn("moon curtain crane sake", "vanikar", "sake_role", "both")
    assert not idle.matters
    assert str(idle) == ("Vanikar where the sake cup is an animal and chaff at once, nothing changes: "
                         "30 points.")


@pytest.mark.parametrize(("pile", "game", "switch", "value", "total"), [
    (BRIGHTS, "tentos", "five_bright_extra", 1, 15),   # spec 2.4
    (BRIGHTS, "vanikar", "bright_mode", "cumulative", 60),  # 10+8+7+5 = 30, x2
    ("warbler cuckoo geese", "tentos", "godori", True, 5),                          # spec 3.13
    ("moon sake", "vanikar", "yaku.tsukimi", 3, 3),
    ("moon sake", "vanikar", "yaku.tsukimi", 0, 0),
    ("boar deer butterflies bridge cuckoo", "nintendo", "together.animals", "all", 16),  # 5+2+1 = 8, x2
    (TRIOS, "vanikar", "yaku.akatan-aotan", {"points": 10}, 44),                    # 12 + 10, x2
    (JANUARY, "tsukifuda", "wild_card", "sake", 1),                                 # spec 5.7, reading (b)
])
def test_a_switch_turned_scores_by_the_spec(pile, game, switch, value, total):
    assert turn(pile, game, switch, value).after.total == total


def test_the_whole_switchboard_begins_with_what_changes_most():
    board = turns("moon curtain crane sake", "vanikar", opponent_koikoi=1)
    assert len(board) == sum(len(one.others) for one in switches("vanikar"))
    rises = [abs(one.points) for one in board]
    assert rises == sorted(rises, reverse=True)
    changing = {one.switch.id for one in board if one.matters}
    assert changing == {"viewing", "best_yaku_only", "seven_doubles", "opponent_koikoi_doubles",
                        "yaku_multiply", "yaku.sanko", "yaku.tsukimi", "yaku.hanami"}


def test_a_turned_switch_can_be_turned_further_and_back():
    once = turn("moon sake", "vanikar", "yaku.tsukimi", 8)
    twice = turn("moon sake", once.to.rules, "seven_doubles", False)
    assert (once.after.total, twice.before.total, twice.after.total) == (16, 16, 8)
    back = turn("moon sake", once.to.rules, "yaku.tsukimi", 5)
    assert back.to.rules == rules("vanikar")


@pytest.mark.parametrize(("switch", "value", "said"), [
    ("seven_double", True, "There is no switch 'seven_double'. Did you mean 'seven_doubles'?"),
    ("length", 3, "There is no switch 'length'. No score depends on that option."),
    ("seven_doubles", 3, "The option 'seven_doubles' can't be 3; it takes one of True, False."),
    ("yaku.sanko", -1, "The option 'yaku' takes a whole number from 0 as points of 'sanko', not -1."),
    ("together.animals", "some", "The switch 'together.animals' is 'one' or 'all', not 'some'."),
])
def test_a_switch_refuses_what_it_has_not(switch, value, said):
    with pytest.raises(KoiKoiError) as caught:
        turn("moon", "vanikar", switch, value)
    assert str(caught.value) == said


# ── the pile on which they disagree most

@pytest.mark.parametrize(("books", "situation"), [
    (("vanikar", "tentos"), {}),
    (("nintendo", "fudawiki"), {"opponent_koikoi": 1}),
    (("flash", "tsukifuda", "koikoi-japan"), {"own_koikoi": 2, "month": 3}),
])
def test_no_small_pile_is_better_than_the_one_found(books, situation):
    """All piles of up to three cards, one by one."""
    found = most_different(*books, size=3, **situation)
    best = 0
    games = [rules(book) for book in books]
    for number in (1, 2, 3):
        for some in combinations(DECK.cards, number):
            totals = [score(some, game, **situation).total for game in games]
            best = max(best, max(totals) - min(totals))
    assert found.spread == best
    assert len(found.pile) <= 3
    assert found.totals == tuple(score(found.pile, game, **situation).total for game in games)


@pytest.mark.parametrize("size", [5, 8, 12, 20])
@pytest.mark.parametrize("books", [("vanikar", "tentos"), ("polish", "nintendo"), ("tentos", "koikoi-japan")])
def test_what_is_found_is_no_worse_than_known_piles_or_their_neighbours(books, size):
    found = most_different(*books, size=size)
    assert len(found.pile) <= size
    games = [rules(book) for book in books]

    def spread(pile):
        totals = [score(pile, game).total for game in games]
        return max(totals) - min(totals)

    assert found.spread == spread(found.pile)
    known = [CardSet(pile) for pile in (TRIOS, BRIGHTS, "crane curtain moon sake", ANIMALS, JANUARY)]
    assert all(found.spread >= spread(pile) for pile in known if len(pile) <= size)
    for card in found.pile:
        assert spread(found.pile - card) < found.spread, "no card is idle"
        assert all(spread(found.pile - card | other) <= found.spread for other in DECK.cards - found.pile)


def test_a_larger_pile_never_disagrees_less():
    spreads = [most_different("vanikar", "flash", size=size).spread for size in (2, 4, 8, 16)]
    assert spreads == sorted(spreads) and spreads[0] > 0


def test_the_search_is_repeatable_and_bounded(monkeypatch):
    first, second = (most_different("tentos", "flash", size=12, seed=3) for _ in range(2))
    assert first == second
    made = 0
    plain = koikoi_edu.scoring.Scorer.score

    def counted(self, pile, situation):
        nonlocal made
        made += 1
        return plain(self, pile, situation)

    monkeypatch.setattr(koikoi_edu.scoring.Scorer, "score", counted)
    most_different(*RULES, size=20)
    assert made <= koikoi_edu.compare.searching.WORK * 1.1


def test_rule_sets_that_never_disagree():
    found = most_different("vanikar", "polish", size=8)
    assert (found.spread, found.pile) == (0, CardSet())


@pytest.mark.parametrize(("call", "said"), [
    (lambda: most_different("vanikar"), "Name at least two rule sets that may disagree."),
    (lambda: most_different("vanikar", "tentos", size=21), "size is a whole number from 1 to 20, not 21."),
    (lambda: most_different("vanikar", "tentos", size=0), "size is a whole number from 1 to 20, not 0."),
    (lambda: most_different("vanikar", "tentos", seed=-1), "seed is a whole number from 0, not -1."),
    (lambda: most_different("vanikar", "tentoss"), "There is no rule set 'tentoss'. Did you mean 'tentos'?"),
])
def test_the_search_refuses_what_it_cannot_do(call, said):
    with pytest.raises(KoiKoiError) as caught:
        call()
    assert str(caught.value) == said


# ── it is data that speaks

def test_no_rule_set_is_named_in_the_code():
    folder = Path(koikoi_edu.compare.__file__).parent
    names = {*RULES, *(short_name(one) for one in RULES.values())} - {"Tsukifuda", "tsukifuda"}
    for path in folder.glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docs = {ast.get_docstring(node, clean=False) for node in ast.walk(tree)
                if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value not in docs:
                assert not [name for name in names if re.search(rf"\b{re.escape(name)}\b", node.value)], path


def test_a_new_rule_set_is_compared_as_any_other(monkeypatch):
    new = rules("flash").variant(seven_doubles=True, yaku={"sanko": 9})
    assert compare("crane moon curtain", ["vanikar", new]).totals == (5, 18)


@pytest.mark.parametrize("option", [option for option in OPTIONS if option != "yaku"])
def test_every_word_of_an_option_has_a_clause_and_a_sentence_of_its_own(option):
    """Short within a comparison, in full on a rule card: no value has only one of them."""
    values = OPTIONS[option].values
    for say in (clause, sentence) if OPTIONS[option].many != "values" else ():
        said = [say(option, value) for value in values]
        assert len(set(said)) == len(said) and all(said)
        assert not [one for one in said if "_" in one]
    if option in SCORING:
        assert not {clause(option, value) for value in values} & {"yes", "no"}


def test_comparing_needs_no_notebook():
    code = ("import sys; from koikoi_edu.compare import *; "
            "repr(compare('moon sake')), switches('tentos'), most_different('vanikar', 'flash', size=3); "
            "sys.exit(', '.join(n for n in sys.modules if n.split('.')[0] in ('IPython', 'ipywidgets', "
            "'ipycanvas', 'traitlets') or n == 'koikoi_edu.show') or 0)")
    run = run_alone(code)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
