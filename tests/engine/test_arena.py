"""Tournaments: fair, the same from one seed anywhere, honest about chance and about agents that fail."""
import os
import random
import re
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from math import isnan, sqrt
from operator import mul
from pathlib import Path
from statistics import mean as average
from statistics import stdev
from xml.etree import ElementTree

import pytest
from playing import run_alone

from koikoi_edu import AGENTS, RULES, KoiKoiError, agent, deal, rules
from koikoi_edu.arena import Estimate, Tournament, bar
from koikoi_edu.arena.playing import Meeting, Outcome
from koikoi_edu.arena.statistics import match_wins, mean
from koikoi_edu.errors import RulesError, TournamentError, UnknownName
from koikoi_edu.game import STOP, Phase, View
from koikoi_edu.game.state import lead


def first(view, rng):
    return view.legal_actions()[0]


class Last:
    """Plays the last card; calls koi-koi."""

    name = "Last"

    def choose(self, view, rng):
        return view.legal_actions()[-1]


class Chance:
    def choose(self, view, rng):
        return rng.choice(view.legal_actions())


class Forgetful:
    """Would play on with what it remembers of another round."""

    def __init__(self):
        self.hands = []

    def choose(self, view, rng):
        self.hands.append(len(view.hand))
        assert self.hands == sorted(self.hands, reverse=True)
        return view.legal_actions()[0]


# Fair ----------------------------------------------------------------------------------------------------

def test_every_deal_is_played_from_both_seats_by_the_rules_own_deal():
    seen = []

    def watch(view, rng):
        if len(view.hand) == 8:
            seen.append((view.player, view.dealer, view.hand))
        return first(view, rng)

    Tournament({"Watch": watch, "Last": Last()}, seed=3).play(4, workers=1)
    hands = [deal("vanikar", f"3/{number}", dealer=0).hands for number in (1, 2)]
    assert sorted(map(str, seen)) == sorted(str((seat, 0, hands[number][seat]))
                                            for number in (0, 1) for seat in (0, 1))


def test_points_are_those_of_the_rounds_and_the_error_is_that_of_their_means_over_deals():
    leads, points, won = [], [], []
    for number in range(1, 21):
        of_deal = []
        for mine in (0, 1):
            state = deal("vanikar", f"seed/{number}", dealer=0)
            while not state.is_over:
                view = state.view(state.to_play)
                choose = first if state.to_play == mine else Last().choose
                state = state.apply(choose(view, None))
            own, other = state.result.points[mine], state.result.points[1 - mine]
            of_deal.append((own - other, own, state.result.winner == mine))
        for values, kept in zip(zip(*of_deal, strict=True), (leads, points, won), strict=True):
            kept.append(average(values))
    cup = Tournament([first, Last], seed="seed").play(40, workers=1)
    found = cup.against("first", "Last")
    assert found.rounds == 40 and cup.rounds == 40
    for estimate, values in ((found.lead, leads), (found.points, points), (found.won, won)):
        assert estimate.n == 20
        assert estimate.value == pytest.approx(average(values))
        assert estimate.error == pytest.approx(stdev(values) / sqrt(20))
    other = cup.against("Last", "first")
    assert other.lead.value == pytest.approx(-found.lead.value)
    assert other.lead.error == pytest.approx(found.lead.error)


def test_two_alike_without_chance_are_exactly_even():
    """What the cards bring comes to both alike, so nothing is left of it."""
    cup = Tournament(["greedy", "greedy"], seed=1).play(48, workers=1)
    assert cup.names == ("Greedy", "Greedy 2")
    for one in cup.results:
        assert one.lead == Estimate(0.0, 0.0, 24)
        assert one.twelve.value == one.six.value == 0.5
        assert one.points.value > 0


def test_greedy_beats_random_and_the_numbers_say_so():
    cup = Tournament(["random", "greedy"], seed=5).play(96, workers=1)
    best, worst = cup.standings
    assert (best.name, worst.name) == ("Greedy", "Random")
    assert best.lead.value > 3 * best.lead.error > 0
    one = cup.against("Greedy", "Random")
    assert 0.6 < one.six.value < one.twelve.value <= 1
    assert cup.against("Random", "Greedy").twelve.value == pytest.approx(1 - one.twelve.value)


def test_with_three_players_everybody_sits_everywhere():
    seats = {name: [] for name in "abc"}

    def watcher(name):
        def choose(view, rng):
            if not view.log or len(view.hand) == view.rules.hand_size:
                seats[name].append(view.player)
            return first(view, rng)
        return choose

    cup = Tournament({name: watcher(name) for name in "abc"}, "polish", players=3).play(12, workers=1)
    assert cup.rounds == 12 and len(cup.meetings) == 1
    assert len(cup.meetings[0].seatings) == len(set(cup.meetings[0].seatings)) == 6
    for taken in seats.values():
        assert [taken.count(seat) for seat in range(3)] == [4, 4, 4]
    assert sum(one.lead.value for one in cup.results) == pytest.approx(0)
    assert lead((7, 1, 0), 0) == 6.5 and lead((7, 1, 0), 2) == -4


def test_of_two_agents_each_meets_two_of_the_other_where_three_play():
    cup = Tournament(["greedy", "random"], "polish", players=3, seed=2).play(9, workers=1)
    assert [one.names for one in cup.meetings] == [("Greedy", "Random", "Random"),
                                                   ("Random", "Greedy", "Greedy")]
    assert [one.seatings for one in cup.meetings] == [((0, 1, 2), (1, 2, 0), (2, 0, 1))] * 2
    alone = cup.against("Greedy", "Random", "Random")
    assert alone.rounds == 9
    pair = cup.against("Random", "Greedy", "Random")
    assert alone.lead.value == pytest.approx(-2 * pair.lead.value)


def test_of_four_agents_every_three_meet():
    cup = Tournament(dict.fromkeys("abcd", first), "polish", players=3)
    assert ["".join(one.names) for one in cup.meetings] == ["abc", "abd", "acd", "bcd"]
    cup = Tournament(dict.fromkeys("abcd", first))
    assert ["".join(one.names) for one in cup.meetings] == ["ab", "ac", "ad", "bc", "bd", "cd"]


@pytest.mark.parametrize("name", RULES)
def test_every_rule_set_is_played(name):
    cup = Tournament([Chance, "greedy"], name, seed=4).play(48, workers=1)
    assert cup.rounds >= 48 and not cup.faults
    places = [1 + one.against.count(one.name) for one in cup.results]
    leads = [one.lead.value for one in cup.results]
    shares = [one.six.value for one in cup.results]
    assert sum(map(mul, leads, places)) == pytest.approx(0)
    assert sum(map(mul, shares, places)) == pytest.approx(len(cup.meetings))


# Reproducible --------------------------------------------------------------------------------------------

def rows(cup):
    return [{key: "?" if value != value else value for key, value in row.items()} for row in cup.rows()]


@pytest.fixture(scope="module")
def played():
    return rows(Tournament(["greedy", Chance, Last], seed="cup").play(26, workers=1))


def test_one_seed_one_result_in_this_process_in_others_and_in_threads(played):
    again = Tournament(["greedy", Chance, Last], seed="cup")
    assert rows(again.play(26, workers=2)) == played
    with ThreadPoolExecutor(3) as threads:
        again = Tournament(["greedy", Chance, Last], seed="cup")
        assert rows(again.play(26, executor=threads)) == played
    assert rows(Tournament(["greedy", Chance, Last], seed="cup").play(26)) == played
    assert rows(Tournament(["greedy", Chance, Last], seed="other").play(26, workers=1)) != played


def test_the_same_on_a_cluster_of_dask(played):
    from distributed import Client

    with Client(n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None) as client:
        cup = Tournament(["greedy", Chance, Last], seed="cup").play(26, executor=client.get_executor())
    assert rows(cup) == played


def test_a_longer_tournament_goes_on_where_it_stopped(played):
    cup = Tournament(["greedy", Chance, Last], seed="cup").play(8, workers=1)
    assert cup.rounds == 3 * 8
    assert rows(cup.play(26, workers=1)) == played
    assert rows(cup.play(4, workers=1)) == played, "what was played stays"


def test_who_else_takes_part_changes_nothing(played):
    cup = Tournament([Last, "random", Chance], seed="cup").play(26, workers=1)
    assert next(row for row in played if (row["agent"], row["against"]) == ("Chance", "Last"))["lead"] \
        == -cup.against("Last", "Chance").lead.value


def test_a_class_begins_each_round_anew():
    assert not Tournament([Forgetful, first]).play(12, workers=1).faults


def test_the_global_random_state_is_left_alone():
    random.seed(1)
    before = random.getstate()
    str(Tournament(["random", Chance]).play(24, workers=1))
    assert random.getstate() == before


def test_agents_see_views_of_their_own_seat_and_nothing_else():
    def look(view, rng):
        assert type(view) is View and view.to_play == view.player
        assert type(rng) is random.Random
        return first(view, rng)

    assert not Tournament([look, "random"]).play(4, workers=1).faults


def test_how_long_decisions_take_is_kept_for_each():
    counted = []

    def counting(view, rng):
        counted.append(view.phase)
        return first(view, rng)

    cup = Tournament([counting, Last]).play(6, workers=1)
    assert len(cup.seconds["counting"]) == len(counted)
    assert cup.seconds["Last"] == sorted(cup.seconds["Last"])
    assert all(second >= 0 for second in cup.seconds["Last"])


# Matches -------------------------------------------------------------------------------------------------

TWO = Meeting(("A", "B"))


def even(points, winner, following):
    """A deal whose rounds go alike from both seats."""
    return (Outcome(points, winner, following),) * 2


def test_who_scores_every_month_wins_every_match():
    deals = {number: even((3, 0), 0, 0) for number in range(1, 25)}
    for months in (6, 12):
        won = match_wins(TWO, deals, rules("vanikar"), months)
        assert won["A"].value == 1 and won["B"].value == 0
        assert isnan(won["A"].error), "where nothing ever differs nothing is known of the error"


def test_a_drawn_match_is_half_a_win():
    won = match_wins(TWO, {number: even((0, 0), None, 1) for number in range(1, 25)}, rules("vanikar"), 12)
    assert won["A"].value == won["B"].value == 0.5


def test_the_winner_deals_next():
    """Whoever deals scores, so the first dealer wins all; from B's deal A would score more."""
    deals = {number: (Outcome((1, 0), 0, 0), Outcome((0, 5), 1, 1)) for number in range(1, 25)}
    assert match_wins(TWO, deals, rules("vanikar"), 12)["A"].value == 0.5
    # The other one deals after each round: 6 times 1 against 6 times 5.
    deals = {number: (Outcome((1, 0), 0, 1), Outcome((0, 5), 1, 0)) for number in range(1, 25)}
    assert match_wins(TWO, deals, rules("vanikar"), 12)["B"].value == 1


def test_who_has_no_points_left_has_lost_where_the_rules_say_so():
    """KoiKoi-Japan: 30 points each; 20 are paid in January and in February, 20 come back ever after."""
    months = [even((20, -20), 0, 0)] * 2 + [even((-20, 20), 1, 1)] * 10
    deals = dict(enumerate(months * 2, start=1))
    by_month = rules("koikoi-japan").variant(month_yaku=4)
    assert by_month.start_points == 30 and by_month.ends_at_zero
    assert match_wins(TWO, deals, by_month, 12)["A"].value == 1
    assert match_wins(TWO, deals, rules("vanikar").variant(month_yaku=4), 12)["A"].value == 0


def test_with_too_few_deals_nothing_is_said_of_matches():
    deals = {number: even((3, 0), 0, 0) for number in range(1, 24)}
    assert isnan(match_wins(TWO, deals, rules("vanikar"), 12)["A"].value)
    assert not isnan(match_wins(TWO, deals, rules("vanikar"), 6)["A"].value)
    assert Tournament(["random", first]).play(2, workers=1).against("first", "Random").six.percent() == "–"


def test_the_error_of_the_matches_won_is_how_far_they_scatter():
    """Sixty tournaments of chance, with an edge for A: their results scatter as each of them says."""
    draw = random.Random(7)

    def tournament():
        deals = {}
        for number in range(1, 49):
            luck, rounds = draw.choice([-9, -5, -1, 1, 5, 9]), []
            for dealer in (0, 1):
                chance = draw.choice([-6, -2, -1, 1, 2, 6]) + 4 * (draw.random() < 0.3)
                points = chance + (luck if dealer == 0 else -luck) * draw.choice([0, 1])
                winner = None if points == 0 else int(points < 0)
                rounds.append(Outcome((max(points, 0), max(-points, 0)), winner,
                                      1 - dealer if winner is None else winner))
            deals[number] = tuple(rounds)
        return match_wins(TWO, deals, rules("vanikar"), 6)["A"]

    found = [tournament() for _ in range(60)]
    scatter = stdev(one.value for one in found)
    said = sqrt(average(one.error ** 2 for one in found))
    assert 0.75 < said / scatter < 1.35, (said, scatter)  # the scatter of sixty is known to a tenth


def test_mean_and_its_words():
    assert mean([1, 3, 5]).value == 3 and mean([1, 3, 5]).error == pytest.approx(2 / sqrt(3))
    assert mean([1, 3, 5]).text() == "+3.00 ± 1.15"
    assert mean([4]).text() == "+4.00" and mean([]).text() == mean([]).percent() == "–"
    assert Estimate(0.724, 0.031, 9).percent() == "72 ± 3 %"


# Agents that fail ----------------------------------------------------------------------------------------

def breaks(view, rng):
    if len(view.hand) == 6 and view.player == 1:
        raise LookupError("no such card")
    return first(view, rng)


@pytest.mark.parametrize("workers", [1, 2])
def test_an_agent_that_raises_is_named_with_deal_and_decision_and_nothing_else_is_lost(workers):
    cup = Tournament(["random", breaks, Last], seed=9).play(6, workers=workers)
    assert {fault.name for fault in cup.faults} == {"breaks"}
    fault = cup.faults[0]
    assert (fault.deal, fault.seat, fault.decision) == (1, 1, 3)
    assert re.fullmatch(r"breaks, against Random, in deal 1, at its decision 3, raised LookupError: no such "
                        r"card \(test_arena\.py, line \d+, in breaks\)\.", str(fault))
    assert fault.view.player == fault.view.to_play == 1 and len(fault.view.hand) == 6
    with pytest.raises(LookupError):
        breaks(fault.view, None)
    alone = Tournament(["random", Last], seed=9).play(6, workers=1)
    assert cup.against("Random", "Last") == alone.against("Random", "Last")
    assert str(fault) in str(cup) and "more rounds broke off" in str(cup)


def test_deals_in_which_somebody_failed_are_not_counted():
    def sometimes(view, rng):
        if "moon" in view.hand and len(view.hand) == 8:
            raise ValueError
        return first(view, rng)

    cup = Tournament({"S": sometimes, "Last": Last}, seed=1).play(40, workers=1)
    moon = {number for number in range(1, 21) if "moon" in deal("vanikar", f"1/{number}", dealer=0).hands[0]
            | deal("vanikar", f"1/{number}", dealer=0).hands[1]}
    assert 0 < len(moon) < 20
    assert {fault.deal for fault in cup.faults} == moon
    assert cup.against("S", "Last").rounds == 2 * (20 - len(moon))


@pytest.mark.parametrize("answer, words", [
    (None, "None is no action"), ("play moon", "pampas-moon is not in the hand"),
    (STOP, "'stop' can't be done"), ("play mooon", "mooon"), ([], "[] is no action")])
def test_what_is_no_legal_action_is_quoted(answer, words):
    def wrong(view, rng):
        if view.phase is Phase.HAND and "moon" not in view.hand:
            return answer
        return first(view, rng)

    fault = Tournament([wrong, "greedy"], seed=2).play(2, workers=1).faults[0]
    assert fault.name == "wrong" and fault.decision == 1
    assert "answered with no legal action: " in str(fault) and words in str(fault)


def test_an_action_in_words_is_an_action():
    assert not Tournament([lambda view, rng: str(view.legal_actions()[0]), first]).play(4, workers=1).faults


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupted_tournament_keeps_what_it_has_and_goes_on(workers, played):
    cup = Tournament(["greedy", Chance, Last], seed="cup")

    def stop_halfway(done, total):
        if done >= total // 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        cup.play(26, workers=workers, progress=stop_halfway)
    assert 39 <= cup.rounds <= 78 and "Greedy" in str(cup)
    assert rows(cup.play(26, workers=1)) == played


class Killer:
    def choose(self, view, rng):
        if "moon" in view.hand and os.getpid() != HERE:
            os._exit(3)
        return view.legal_actions()[0]


HERE = os.getpid()


def test_a_process_that_dies_is_told_and_what_was_played_is_kept():
    cup = Tournament([Killer, Last], seed=1)
    with pytest.raises(TournamentError, match=r"broke off.*What was played is kept"):
        cup.play(40, workers=2)
    assert rows(cup.play(40, workers=1)) == rows(Tournament([Killer, Last], seed=1).play(40, workers=1))


def locked():
    lock = threading.Lock()
    return lambda view, rng: lock and first(view, rng)


def test_what_cannot_be_sent_to_another_process_plays_here():
    assert Tournament({"Locked": locked(), "Last": Last}).play(4).rounds == 4
    with pytest.raises(TournamentError, match=r"Locked can't be sent to another process: .*workers=1"):
        Tournament({"Locked": locked(), "Last": Last}).play(4, workers=2)


def test_without_cloudpickle_what_lies_in_a_file_is_still_sent(monkeypatch, played):
    monkeypatch.setitem(sys.modules, "cloudpickle", None)
    assert rows(Tournament(["greedy", Chance, Last], seed="cup").play(26, workers=2)) == played
    with pytest.raises(TournamentError, match="can't be sent"):
        Tournament([lambda view, rng: first(view, rng), Last]).play(4, workers=2)


def test_where_there_are_no_processes_it_plays_here():
    """As in a browser's Python."""
    code = ("import sys; sys.modules['_multiprocessing'] = None\n"
            "from koikoi_edu.arena import Tournament, tournament\n"
            "tournament._HERE = 0.0; tournament.os.cpu_count = lambda: 4\n"
            "cup = Tournament(['greedy', 'random']).play(4)\n"
            "try:\n    cup.play(8, workers=2)\nexcept Exception as fault:\n    print(cup.rounds, fault)")
    run = run_alone(code)
    assert (run.stdout, run.stderr) == ("4 There are no other processes here; play with workers=1.\n", "")


# Bad input -----------------------------------------------------------------------------------------------

class Broken:
    def __init__(self, size):
        pass

    def choose(self, view, rng):
        pass


@pytest.mark.parametrize("agents, words", [
    (["greedi", "random"], "Did you mean 'greedy'"),
    ("greedy", "The agents are a list"),
    (None, "The agents are a list"),
    ([], "needs two agents"),
    (["greedy"], "needs two agents"),
    (["greedy", 5], "5 is no agent: it has no method choose(view, rng)"),
    (["greedy", object], "is no agent"),
    (["greedy", Broken], "The agent Broken can't be made: Broken() raises TypeError"),
    ({"": first, "b": first}, "An agent's name is a line"),
    ({1: first, "b": first}, "An agent's name is a line"),
    ({"a": first, " a": first}, "the same name"),
])
def test_what_is_no_list_of_agents_is_refused(agents, words):
    with pytest.raises(KoiKoiError, match=re.escape(words)):
        Tournament(agents)


@pytest.mark.parametrize("how, error", [
    ({"rules": "vanika"}, UnknownName), ({"players": 4}, RulesError), ({"players": 3}, RulesError),
    ({"seed": 1.5}, RulesError), ({"seed": "x" * 101}, RulesError)])
def test_rules_and_seeds_that_do_not_exist_are_refused(how, error):
    with pytest.raises(error):
        Tournament(["greedy", "random"], **how)


@pytest.mark.parametrize("how", [
    {"rounds": 0}, {"rounds": -2}, {"rounds": 2.5}, {"rounds": "many"}, {"rounds": True}, {"workers": 0},
    {"workers": "two"}, {"executor": "pool"}, {"progress": True}])
def test_sizes_that_cannot_be_are_refused(how):
    with pytest.raises(TournamentError):
        Tournament(["greedy", "random"]).play(**{"rounds": 2, **how})


def test_only_those_who_met_can_be_compared():
    cup = Tournament(["greedy", "random"]).play(2, workers=1)
    for others in (["Expert"], [], ["Random", "Random"]):
        with pytest.raises(TournamentError, match="its agents are Greedy, Random"):
            cup.against("Greedy", *others)


# Shown ---------------------------------------------------------------------------------------------------

def test_the_table_in_words():
    cup = Tournament([first, Last], seed=1).play(48, workers=1)
    best, worst = cup.standings
    lines = str(cup).splitlines()
    assert lines[0] == "Vanikar Koi-Koi, seed 1: 48 rounds, every deal played from both seats."
    assert lines[2].split() == "Lead Points a round Rounds won 6 months 12 months".split()
    assert lines[3].startswith(best.name) and best.lead.text() in lines[3]
    assert lines[4].startswith(worst.name) and worst.points.text(sign=False) in lines[4]
    assert repr(cup) == str(cup)


def test_the_table_of_several_crosses_them():
    cup = Tournament(["greedy", "random", first], seed=1).play(6, workers=1)
    text = str(cup)
    assert "6 rounds a meeting" in text and "Lead of the row over the column:" in text
    for one in cup.results:
        assert one.lead.text() in text
    html = cup._repr_html_()
    assert html.count("<table>") == html.count("<caption") + 1 == 3
    ElementTree.fromstring(f"<all>{html}</all>")


def test_the_tables_as_markdown():
    cup = Tournament(["greedy", "random", first], seed=1).play(6, workers=1)
    tables = [table.splitlines() for table in cup.markdown().split("\n\n") if table.startswith("|")]
    assert [len(table) for table in tables] == [5, 5, 5]
    for table in tables:
        assert len({line.count("|") for line in table}) == 1 and table[1].startswith("|---|---:|")
    assert f"| Greedy | 12 | {cup.standings[0].lead.text()} |" in tables[0][2]


def test_names_are_no_html():
    cup = Tournament({"<b>": first, "a & b": Last}).play(2, workers=1)
    for text in (cup._repr_html_(), cup.chart().svg, cup.chart()._repr_html_()):
        assert "<b>" not in text and "&lt;b&gt;" in text


def test_before_anything_is_played_it_says_how():
    cup = Tournament(["greedy", "random"])
    assert "nothing to count yet; play(240) plays" in str(cup)
    assert cup.chart() and cup._repr_html_() and cup.standings[0].lead.text() == "–"


def test_the_chart_says_what_it_shows():
    cup = Tournament(["greedy", "random", first], seed=1).play(12, workers=1)
    chart = cup.chart()
    root = ElementTree.fromstring(chart.svg)
    for one in cup.standings:
        assert f"{one.name} {one.lead.text()}" in repr(chart)
    dots = [float(dot.get("cx")) for dot in root.iter("{http://www.w3.org/2000/svg}circle")]
    assert dots == sorted(dots, reverse=True) and len(dots) == 3, "the best one first, and farthest right"
    assert 'alt="Points a round' in chart._repr_html_()


def test_rows_are_for_data_frames():
    row = Tournament([first, Last], seed=1).play(4, workers=1).rows()[0]
    assert list(row) == ("agent against rounds lead lead_se points points_se won won_se six six_se twelve "
                         "twelve_se").split()


def test_the_bar_ends_with_a_full_line(capsys):
    Tournament([first, Last]).play(4, workers=1, progress=bar)
    printed = capsys.readouterr().out
    assert printed.endswith(f"\r{'█' * 30} 4 of 4 rounds\n") and printed.count("\n") == 1
    assert " 0 of 4 rounds" in printed


def test_the_bar_counts_other_things_by_their_name(capsys):
    bar(1200, 1200, "questions")
    assert capsys.readouterr().out == f"\r{'█' * 30} 1,200 of 1,200 questions\n"


def test_progress_counts_rounds_to_the_end():
    told = []
    cup = Tournament([first, Last, "random"])
    cup.play(5, workers=1, progress=lambda *numbers: told.append(numbers))
    assert told[0] == (0, 18) and told[-1] == (18, 18) and told == sorted(told)
    cup.play(5, workers=1, progress=lambda *numbers: told.append(numbers))
    assert told[-1] == (18, 18) and told.count((18, 18)) == 2


def test_nothing_of_notebooks_is_needed_and_nothing_is_printed():
    code = ("import sys; from koikoi_edu.arena import Tournament\n"
            "str(Tournament(['greedy', 'random']).play(2, workers=1))\n"
            "foreign = ('IPython', 'ipywidgets', 'ipycanvas', 'numpy', 'cloudpickle', 'distributed')\n"
            "sys.exit(', '.join(name for name in sys.modules if name.split('.')[0] in foreign) or 0)")
    run = run_alone(code)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")


@pytest.mark.parametrize("name", AGENTS)
def test_every_opponent_of_the_package_can_play(name):
    cup = Tournament([agent(name, iterations=4), Last], seed=3).play(4, workers=1)
    assert cup.rounds == 4 and cup.names == (agent(name).name, "Last")


def test_the_benchmark_prints_the_table_and_the_time_taken():
    script = Path(__file__).parents[2] / "benchmarks" / "arena.py"
    command = [sys.executable, script, "--agents", "random", "easy", "hard", "--iterations", "5",
               "--rounds", "4", "--workers", "1"]
    run = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PYTHONUTF8": "1"})
    assert run.stderr == "" and run.returncode == 0
    table, _, pace = run.stdout.partition("Decisions ")
    assert "4 rounds a meeting" in table and "Matches over 12 months won by the row" in table
    assert re.search(r"^Hard +\d+ +[\d.,]+ ms +[\d.,]+ ms +[\d.,]+ ms$", pace, re.MULTILINE)
    assert "hard against never koi, 4 rounds: " in pace and "+1.6 asked: " in pace
    assert "expert against table, 4 rounds: " in pace and "+0.9 asked: " in pace
    refused = subprocess.run([*command[:2], "--agents", "hrd"], capture_output=True, text=True)
    assert refused.returncode and refused.stderr == "There is no opponent 'hrd'. Did you mean 'hard'?\n"
