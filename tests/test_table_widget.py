"""The table as a widget, without a browser: driven from code and by its buttons, its words, its picture."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import ipycanvas.canvas
import pytest

from koikoi_edu import DECK, RULES, CardSet, KoiKoiError, deal, loads, position
from koikoi_edu.game import Happening, Move, Phase
from koikoi_edu.widgets.table import Table
from koikoi_edu.widgets.table import geometry as at
from koikoi_edu.widgets.table.scene import scene


def buttons(table: Table) -> list[str]:
    """The words of the moves that can be pressed now."""
    return [button.description for button in table._buttons.moves.children
            if "kk-table-off" not in button._dom_classes]


def press(table: Table, words: str) -> None:
    table._pressed = (0, table._pressed[1])  # not so soon after the one before that it were a double click
    next(button for button in table._buttons.moves.children if button.description == words).click()


def finish(table: Table, seed: int = 0) -> None:
    """Play the round to its end by pressing buttons."""
    chance = Random(seed)
    while not table.state.is_over:
        press(table, chance.choice(buttons(table)))


def choosing() -> Table:
    return Table(
        game=position(
            hands=["geese crane sake", "boar deer iris-1"],
            table="pampas-1 pampas-2 pine-1",
            stock="chrysanthemum-1 maple-1 plum-1 willow-ribbon cherry-1 cherry-2",
        )
    )


# ── from code


def test_played_from_code() -> None:
    table = choosing()
    assert table.match is None
    start = "Your turn: play a card. A raised card takes its match."
    assert table.sentence == f"You play against Greedy, the computer. {start}"
    assert table.play("geese") == "Played: geese. It matches two cards. Take which one?"
    assert buttons(table) == ["Take pampas-1", "Take pampas-2"]
    table.take("pampas-1")
    assert CardSet("geese pampas-1") <= table.state.piles[0]
    assert table.sentence.startswith("You: geese take pampas-1, drawn chrysanthemum-1 to the table. Greedy:")


def test_the_buttons_say_what_each_card_takes() -> None:
    assert buttons(choosing()) == [
        "Play crane: takes pine-1",
        "Play geese: takes pampas-1 or pampas-2",
        "Play sake: takes nothing",
    ]
    table = Table(
        game=position(hands=["iris-1", "boar"], table="iris-2 iris-bridge iris-ribbon", stock="crane")
    )
    assert buttons(table) == ["Play iris-1: takes bridge, iris-ribbon and iris-2"]


def test_stop_and_koikoi() -> None:
    layout: dict[str, Any] = {
        "hands": ["chrysanthemum-1 plum-1", "boar pine-1"],
        "table": "sake",
        "piles": ["moon", ""],
        "stock": "maple-1 maple-2 willow-ribbon iris-1",
    }
    table = Table(game=position(**layout))
    table.play("chrysanthemum-1")
    assert buttons(table) == ["Stop: 5 points", "Koi-koi"]
    assert table.sentence.endswith("You made Tsukimi-zake 5. Stop or koi-koi?")
    table.koikoi()
    assert table.state.calls == (1, 0) and "You: koi-koi!" in table.sentence
    table.undo()
    assert buttons(table) == ["Stop: 5 points", "Koi-koi"]
    table.stop()
    assert table.state.result.points == (5, 0)
    assert table.sentence == "You stop. You win the round: 5 points."
    assert buttons(table) == ["New round"]


@pytest.mark.parametrize(
    ("method", "arguments", "sentence"),
    [
        ("play", ("moose",), "There is no card 'moose'"),
        ("play", ("boar",), "clover-boar is not in the hand"),
        ("take", ("pine-1",), "can't be done now"),
        ("stop", (), "can't be done now"),
        ("koikoi", (), "can't be done now"),
        ("undo", (), "There is nothing to undo."),
        ("next_round", (), "single round"),
        ("new", (2.5,), "seed"),
        ("load", ("{}",), "not a saved game"),
        ("load", ("no-such-file.json",), "can't be read"),
        ("load", (7,), "neither a saved game nor the path of one"),
        ("save", ("/no/such/folder/game.json",), "can't be saved"),
    ],
)
def test_a_wrong_call_says_one_sentence_and_changes_nothing(
    method: str, arguments: Any, sentence: str
) -> None:
    table = choosing()
    before, could = table.state, buttons(table)
    answer = getattr(table, method)(*arguments)
    assert sentence in answer and answer == table.sentence
    assert "kk-error" in table.status.value
    assert table.state is before and buttons(table) == could
    table.play("crane")
    assert "kk-error" not in table.status.value


def test_a_wrong_table_is_not_made() -> None:
    for options in (
        {"opponent": "gredy"},
        {"rules": "nope"},
        {"rounds": 0},
        {"seed": []},
        {"names": ("A", "")},
    ):
        with pytest.raises(KoiKoiError):
            Table(**options)


def test_saved_and_resumed_as_text_and_as_a_file(tmp_path: Path) -> None:
    table = Table(seed=12, rounds=3)
    for _ in range(3):
        press(table, buttons(table)[0])
    path = tmp_path / "game.json"
    assert str(table.save(path)) == f"Saved as {path}."
    assert json.loads(path.read_text()) == json.loads(table.save())
    for source in (table.save(), path, str(path)):
        other = Table(seed=1)
        other.load(source)
        assert other.match == table.match
        assert buttons(other) == buttons(table)
    resumed = Table(game=loads(table.save()))
    assert resumed.match == table.match and resumed.words() == table.words()


def test_a_damaged_file_leaves_the_running_game(tmp_path: Path) -> None:
    table = Table(seed=12)
    press(table, buttons(table)[0])
    path = tmp_path / "game.json"
    path.write_bytes(b"\xff\xfe\x00 no game")
    before = table.match
    assert "neither a saved game" in table.load(path)
    path.write_text(table.save()[:-30])
    assert "not a saved game" in table.load(path)
    assert table.match is before
    press(table, buttons(table)[0])


@pytest.mark.parametrize("seed", range(3))
def test_a_match_by_its_buttons_alone(seed: int) -> None:
    table = Table(seed=seed, rounds=3)
    for number in (1, 2, 3):
        assert table.match.number == number and f"Round {number} of 3<" in table._bar.value
        finish(table, seed)
        assert buttons(table) == (["New match"] if number == 3 else ["Next round"])
        if number != 3:
            press(table, "Next round")
    assert table.match.is_over
    press(table, "New match")
    assert table.match.number == 1 and not table.state.is_over


def test_a_hand_card_keeps_its_button() -> None:
    table = Table(seed=7, dealer=0, opponent="random")
    first = [button.description.split(":")[0] for button in table._buttons.moves.children]
    assert len(first) == 8
    press(table, buttons(table)[3])
    for button, words in zip(table._buttons.moves.children, first, strict=True):
        assert button.description.split(":")[0] in ("", words)


def test_new_takes_a_seed_and_the_field_too() -> None:
    table = Table(seed=1)
    table.new(seed=9)
    assert table.match.seed == 9 and "seed 9" in table._bar.value
    table._seed.value = " 31 "
    table._deal()
    assert table.match.seed == 31
    table._seed.value = "lantern"
    table._deal()
    assert table.match.seed == "lantern"
    table._seed.value = ""
    table._deal()
    assert table.match.seed != "lantern"


def test_undo_brings_back_the_game_that_another_one_has_replaced() -> None:
    table = Table(seed=1, rounds=3)
    finish(table)
    before = table.match
    table._deal()
    assert table.match != before
    press(table, buttons(table)[0])
    table.undo()
    assert table.undo().startswith("Taken back. ") and table.match == before
    table.load(Table(seed=5).save())
    table.undo()
    assert table.match == before


def test_undo_to_the_start() -> None:
    table = Table(seed=3, rounds=1)
    start = table.words()
    finish(table)
    assert not table._undo.disabled
    while not table._undo.disabled:
        table.undo()
    assert table.words() == start


def test_two_people_at_one_screen() -> None:
    table = Table(seed=7, opponent="friend", names=("Ann", "Ben"), dealer=0)
    assert buttons(table) == ["Show Ann's hand"]
    assert "covered" in table.words() and "Pass the screen to Ann." in table.words()
    assert "Ann's hand is covered" in table.play(next(iter(table.state.hands[0])))
    press(table, "Show Ann's hand")
    assert len(buttons(table)) == 8
    while table.state.to_play == 0:
        press(table, buttons(table)[0])
    assert buttons(table) == ["Show Ben's hand"]
    said = table.sentence
    assert said.startswith("Ann: ") and said.endswith("Pass the screen to Ben; the table has turned round.")
    table.show_hand()
    assert len(buttons(table)) == 8


# ── what it shows


def test_words_and_picture_are_the_same_for_the_same_seed() -> None:
    one, other = Table(seed="kite", rounds=3), Table(seed="kite", rounds=3)
    for table in (one, other):
        for _ in range(4):
            press(table, buttons(table)[0])
    bundles = [table._repr_mimebundle_() for table in (one, other)]
    assert bundles[0]["text/plain"] == bundles[1]["text/plain"] == str(one)
    assert bundles[0]["text/html"] == bundles[1]["text/html"]
    assert "0x" not in bundles[0]["text/plain"] and "model_id" not in bundles[0]["text/html"]


def test_the_still_picture_has_words_for_every_card_and_hides_what_is_hidden() -> None:
    table = Table(seed=7, dealer=0)
    text = table.picture_html()
    labels = re.findall(r'alt="([^"]*)"', text)
    seen = table.state.hands[0] | table.state.table
    assert sorted(label for label in labels if label != "a covered card") == sorted(
        card.label for card in seen
    )
    assert labels.count("a covered card") == 8 + 1


def test_the_still_picture_is_small_beside_the_project_s_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parent)  # like notebooks/, a folder beside images/
    text = Table(seed=7).picture_html()
    assert "data:" not in text and "../images/" in text
    assert len(text.encode()) < 12_000


@pytest.mark.parametrize("opponent", ["greedy", "friend"])
def test_no_hidden_card_is_in_any_text_of_the_page(opponent: str) -> None:
    table = Table(seed=17, rounds=1, opponent=opponent)
    while not table.state.is_over:
        sitting = table.sitting
        hidden = set(table.state.hands[sitting.others[0]]) | set(table.state.stock)
        hidden |= set(table.state.hands[sitting.seat]) if sitting.covered else set()
        texts = [
            table.words(),
            table.picture_html(),
            table.sentence,
            table._bar.value,
            table._journal.value,
            table._decision.value,
            *(button.description for button in table._buttons.moves.children),
        ]
        for card in hidden:
            assert not any(card.label in text or re.search(rf"\b{card.id}\b", text) for text in texts)
        press(table, buttons(table)[0])


class Messages(list[Any]):
    """The drawing that crossed to the page."""


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Messages:
    sent = Messages()
    manager = type(ipycanvas.canvas._CANVAS_MANAGER)
    monkeypatch.setattr(
        manager, "_send_custom", lambda self, command, buffers=(): sent.append((command, buffers))
    )
    return sent


def click(table: Table, card: str) -> None:
    """Press the button that lies over this card."""
    deed = next(deed for deed in table._buttons.deeds if deed is not None and deed.card == DECK[card])
    table._buttons.moves.children[table._buttons.deeds.index(deed)].click()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What time it is, for a test to set."""
    now = [100.0]
    monkeypatch.setattr("koikoi_edu.widgets.table.widget.monotonic", lambda: now[0])
    monkeypatch.setattr("koikoi_edu.widgets.table.pressed.monotonic", lambda: now[0])
    return now


def appear(table: Table) -> None:
    table._board.canvas._handle_frontend_event(None, {"event": "client_ready"}, [])


def test_nothing_is_drawn_before_a_page_is_there(drawn: Messages) -> None:
    table = choosing()
    table.play("crane")
    assert drawn == []
    appear(table)
    assert len(drawn) == 1


def test_one_click_is_one_message(drawn: Messages) -> None:
    table = Table(seed=7, dealer=0, animation=False)
    appear(table)
    drawn.clear()
    before = table.state
    click(table, next(iter(table.state.hands[0])).id)
    assert table.state is not before
    assert len(drawn) == 1


def test_a_click_that_moves_cards_is_a_message_for_each_player_and_one_for_the_end(drawn: Messages) -> None:
    table = Table(seed=7, dealer=0)
    appear(table)
    drawn.clear()
    click(table, next(iter(table.state.hands[0])).id)
    assert len(drawn) <= 3


def test_a_click_while_cards_move_does_nothing(drawn: Messages, clock: list[float]) -> None:
    table = Table(seed=7, dealer=0)
    appear(table)
    cards = [card.id for card in table.state.hands[0]]
    click(table, cards[0])
    after = table.state
    click(table, cards[-1])
    assert table.state is after
    clock[0] += 2
    click(table, cards[-1])
    assert table.state is not after


def test_a_double_click_plays_one_card_only(drawn: Messages, clock: list[float]) -> None:
    table = Table(seed=7, dealer=0, animation=False)
    appear(table)
    first, second, *_, last = [card.id for card in table.state.hands[0]]
    click(table, first)
    after = table.state
    clock[0] += 0.2
    click(table, second)
    assert table.state is after, "it lies by now where the first one lay"
    click(table, last)
    assert table.state is not after, "it lies elsewhere"


def test_each_button_lies_over_its_card_in_parts_of_the_board() -> None:
    table = choosing()
    crane = next(place.box for place in scene(table.sitting).places if place.card == DECK["crane"])
    left, width = crane.x / at.WIDTH * 100, crane.w / at.WIDTH * 100
    number = [deed.card for deed in table._buttons.deeds].index(DECK["crane"]) + 1
    assert f"-move:nth-child({number}){{left:{left:.2f}%;" in table._buttons.places.value
    assert f"width:{width:.2f}%" in table._buttons.places.value
    table.play("crane")
    assert f"-move:nth-child({number}){{" not in table._buttons.places.value


def everything(widget: Any) -> list[Any]:
    """The widget and all that it is made of."""
    return [widget, *(one for child in getattr(widget, "children", ()) for one in everything(child))]


def test_two_tables_on_a_page_do_not_place_each_other_s_buttons() -> None:
    one, other = Table(seed=7), Table(seed=7)
    (name,) = set(re.findall(r"\.kk-table-[0-9a-f]+\b", one._buttons.places.value))
    stage = next(part for part in everything(one) if one._buttons.moves in getattr(part, "children", ()))
    assert name[1:] in stage._dom_classes
    assert name not in other._buttons.places.value


@pytest.mark.parametrize("options", [
    {"opponent": "greedy"}, {"opponent": "friend"},
    {"rules": "polish", "players": 3, "opponent": "greedy"},
    {"rules": "polish", "players": 3, "opponent": "friend"},
    {"rules": "polish", "players": 3, "opponent": ("greedy", "friend")},
    {"rules": "tentos", "opponent": "friend"},
], ids=repr)
def test_no_hidden_card_is_drawn_not_even_in_passing(options: dict[str, Any], drawn: Messages) -> None:
    table = Table(seed=19, dealer=0, rounds=1, **options)
    appear(table)
    sprites = {f"IPY_MODEL_{canvas.model_id}": name
               for name, canvas in table._board.sprites._canvases.items()}
    moved = 0
    while not table.state.is_over:
        drawn.clear()
        table._at_rest = 0
        mover, swaps = table.sitting.seat, table.state.phase is Phase.SWAP
        press(table, buttons(table)[0])
        # Who has just moved sees the own hand until the cards have come to rest; who swaps, none.
        sees = {mover if table.sitting.covered and not swaps else table.sitting.seat}
        if swaps and table.sitting.covered:
            sees = set()
        hidden = set(table.state.stock)
        if not table.state.is_over:   # then the hands are shown
            hidden |= {card for seat, hand in enumerate(table.state.hands) for card in hand
                       if seat not in sees}
        shown = {sprites[args[0]] for commands, _ in drawn for _, args, *_ in commands
                 if args and args[0] in sprites}
        assert shown and not shown & {card.id for card in hidden}
        moved += len(drawn) > 1
    assert moved


def test_a_click_among_three_is_a_message_for_each_player_and_one_for_the_end(drawn: Messages) -> None:
    table = Table("polish", players=3, seed=7, dealer=0)
    appear(table)
    for animation, most in ((True, 4), (False, 1)):
        table.animation, table._at_rest, table._pressed = animation, 0, (0, at.BOARD)
        drawn.clear()
        before = table.state
        click(table, next(iter(table.state.hands[0])).id)
        assert table.state is not before and 1 <= len(drawn) <= most
        while table.state.card:
            table.take(next(iter(table.state.matches)))


def test_choosing_what_to_do_is_one_message_and_plays_nothing(drawn: Messages) -> None:
    """Spec 3.13: a card may be left beside its match."""
    table = Table(RULES["vanikar"].variant(may_decline_capture=True), seed=4, dealer=0)
    appear(table)
    drawn.clear()
    press(table, "Leave a card beside its match")
    assert len(drawn) == 1 and not table.state.log
    words = [one for one in buttons(table) if one.startswith("Leave ")]
    press(table, words[0])
    assert table.state.log[0].happening is Happening.LEFT
    assert not any(words.startswith("Leave ") and " beside " in words and words.count(" ") == 3
                   for words in buttons(table)), "the next card is played again"


def test_a_game_for_another_number_of_players_gets_a_ground_of_its_own(drawn: Messages) -> None:
    table, three = Table(seed=7), Table("polish", players=3, seed=7)
    appear(table)
    drawn.clear()
    table.load(three.save())
    ((commands, _),) = drawn
    cards = len(table._board.sprites._canvases)
    assert len(commands) > 2 * cards, "ground and cards are painted anew, in the same message"
    assert table._board.scene.lay.players == 3
    drawn.clear()
    table.undo()
    assert len(drawn) == 1 and table._board.scene.lay.players == 2


def test_a_choice_and_a_decision_by_clicks(drawn: Messages) -> None:
    table = choosing()
    table.animation = False
    appear(table)
    click(table, "geese")
    assert table.state.legal_actions()[0].move is Move.TAKE
    assert buttons(table) == ["Take pampas-1", "Take pampas-2"], "a hand card can't be played now"
    click(table, "pampas-2")
    assert CardSet("geese pampas-2") <= table.state.piles[0]


def test_the_page_gets_everything_anew_after_a_reload(drawn: Messages) -> None:
    table = Table(seed=7, animation=False)
    appear(table)
    press(table, buttons(table)[0])
    redraw = drawn[-1][0]
    drawn.clear()
    appear(table)
    ((commands, _),) = drawn
    sprites = len(table._board.sprites._canvases)
    assert len(commands) > len(redraw) + 2 * sprites, "cards and ground are painted before the board"
    assert commands[-len(redraw) + 1 :] == redraw[1:], "and then the board as it stands"


def test_an_error_while_drawing_leaves_the_canvases_alive(
    drawn: Messages, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(seed=7, animation=False)
    appear(table)
    with monkeypatch.context() as broken, pytest.raises(ZeroDivisionError):
        broken.setattr(table._board, "_told", lambda scene: 1 / 0)
        table.new(seed=8)
    assert not ipycanvas.canvas._CANVAS_MANAGER._caching


def test_the_index_can_be_switched_off_and_on(drawn: Messages) -> None:
    table = Table(seed=7)
    appear(table)
    with_index = table._board.sprites
    table.index = False
    assert table._board.sprites is not with_index and not table.index
    table.index = True
    assert table._board.sprites is with_index


def test_two_tables_share_their_sprites_and_nothing_else(drawn: Messages) -> None:
    one, other = Table(seed=1), Table(seed=2)
    appear(one)
    appear(other)
    assert one._board.sprites is other._board.sprites
    before = other.words()
    press(one, buttons(one)[0])
    assert other.words() == before


def test_the_log_box_holds_the_log() -> None:
    table = Table(seed=7, rounds=1)
    finish(table)
    rows = re.findall(r"<p>(.*?)</p>", table._journal.value)
    assert rows[1:] == [event.text(table.sitting.names) for event in table.state.log]


def test_saving_on_the_page_opens_with_this_game_and_resumes_another() -> None:
    table = Table(seed=5)
    table._saving.toggle()
    assert "kk-table-off" not in table._saving.box._dom_classes
    assert json.loads(table._saving.text.value) == json.loads(table.save())
    assert 'download="koi-koi.json"' in table._saving.link.value
    table._saving.text.value = Table(seed=77).save()
    table._saving.button.click()
    assert table.match.seed == 77
    table._saving.toggle()
    assert "kk-table-off" in table._saving.box._dom_classes


def test_the_open_box_holds_the_game_that_stands() -> None:
    table = Table(seed=5)
    table._saving.toggle()
    for change in (lambda: press(table, buttons(table)[0]), table._deal, table.undo):
        change()
        assert json.loads(table._saving.text.value) == json.loads(table.save())
    table._saving.text.value = "mine"
    press(table, buttons(table)[0])
    assert table._saving.text.value == "mine"


@pytest.mark.parametrize("content", [b"moon", b"\xff", b"{}"])
def test_a_wrong_file_on_the_page_is_one_sentence(content: bytes) -> None:
    table = Table(seed=5)
    table._saving.uploaded({"new": ({"name": "x.json", "content": memoryview(content)},)})
    assert "kk-error" in table.status.value and table.match.seed == 5
    good = memoryview(Table(seed=6).save().encode())
    table._saving.uploaded({"new": ({"name": "x.json", "content": good},)})
    assert table.match.seed == 6 and "kk-error" not in table.status.value


def test_a_position_with_many_cards_in_hand_has_a_button_for_each() -> None:
    table = Table(game=deal(seed=1, dealer=0))
    assert len(buttons(table)) == 8
    assert at.hand(scene(table.sitting).lay).keys() == set(table.state.hands[0])


def press_key(table: Table, key: str, shift: bool = False) -> None:
    table._board.canvas._handle_frontend_event(
        None,
        {"event": "key_down", "key": key, "shift_key": shift, "ctrl_key": False, "meta_key": False},
        [],
    )


def test_from_the_board_tab_goes_to_the_first_move(drawn: Messages, monkeypatch: pytest.MonkeyPatch) -> None:
    table = choosing()
    appear(table)
    table.play("crane")
    focused = []
    monkeypatch.setattr(type(table._again), "focus", lambda button: focused.append(button.description))
    press_key(table, "ArrowRight")
    press_key(table, "Tab")
    assert focused == [buttons(table)[0]]
    told = len(table.state.log)
    press_key(table, "Enter")
    assert len(table.state.log) == told, "what the arrows had chosen is no longer chosen"
    assert table._again.tabbable is False, "Tab stops at moves and controls only"


def test_what_is_to_be_done_is_said_below_the_board_for_the_ear_only() -> None:
    """It stands on the board; what happened does not."""
    table = choosing()
    start = "Your turn: play a card. A raised card takes its match."
    assert f' computer. <span class="kk-hidden">{start}</span></div>' in table.status.value
    table.play("crane")
    happened, now = table.sentence.split(" Your turn")
    assert f'>{happened} <span class="kk-hidden">Your turn{now}</span></div>' in table.status.value
    table.play("moose")
    assert "kk-hidden" not in table.status.value


def test_arrows_choose_on_the_board_and_enter_plays_once(drawn: Messages) -> None:
    table = choosing()
    table.animation = False
    appear(table)
    press_key(table, "Enter")
    assert not table.state.log, "nothing was chosen yet"
    assert table.sentence == "Play crane: takes pine-1.", "now the first is"
    press_key(table, "ArrowRight")
    assert table.sentence == "Play geese: takes pampas-1 or pampas-2."
    press_key(table, "ArrowLeft")
    press_key(table, "ArrowLeft")
    assert table.sentence == "Play sake: takes nothing.", "round from the first to the last"
    assert not table.state.log
    press_key(table, "Enter")
    after = table.state
    assert after.log[0].card == DECK["sake"]
    press_key(table, "Enter")
    assert table.state is after, "the second Enter plays nothing"


def test_at_a_choice_by_keyboard_the_first_is_chosen_and_an_arrow_leads_to_the_other(
        drawn: Messages, clock: list[float]) -> None:
    table = choosing()
    table.animation = False
    appear(table)
    for key in ("ArrowRight", "ArrowRight", "Enter"):
        press_key(table, key)
    assert table.state.phase is Phase.MATCH and table.sentence == "Take pampas-1."
    press_key(table, "Enter")
    assert table.state.phase is Phase.MATCH, "Enter pressed twice takes nothing"
    clock[0] += 1
    press_key(table, "ArrowRight")
    assert table.sentence == "Take pampas-2."
    press_key(table, "Enter")
    assert CardSet("geese pampas-2") <= table.state.piles[0]


def test_enter_with_nothing_chosen_chooses_a_card_that_takes_something(drawn: Messages) -> None:
    table = Table(game=position(hands=["crane geese", "boar deer"], table="pampas-1", stock="maple-1 iris-1"))
    appear(table)
    press_key(table, "Enter")
    assert table.sentence == "Play geese: takes pampas-1." and not table.state.log


def test_what_the_arrows_have_chosen_lights_its_match(drawn: Messages) -> None:
    table = choosing()
    appear(table)
    press_key(table, "ArrowRight")
    assert table._board.scene.lit == CardSet("pine-1")
    press_key(table, "ArrowRight")
    assert table._board.scene.lit == CardSet("pampas-1 pampas-2")


def test_a_click_on_a_table_card_says_what_takes_it(drawn: Messages) -> None:
    table = Table(game=position(hands=["geese crane pine-poem", "boar deer iris-1"],
                                table="pampas-1 pampas-2 pine-1 maple-1"))
    appear(table)
    for month, said in ((1, "Play crane or pine-poem from your hand to take pine-1."),
                        (8, "Play geese from your hand to take pampas-1 or pampas-2."),
                        (10, "No card in your hand takes maple-1.")):
        table._buttons.hints.children[month - 1].click()
        assert table.sentence == table._board.scene.told == said
    assert not table.state.log
    shown = set(re.findall(r"hint:nth-child\((\d+)\)\{display", table._buttons.places.value))
    assert shown == {"1", "8", "10"}
    assert not any(button.tabbable for button in table._buttons.hints.children), "Tab goes over moves only"
    table.play("geese")
    assert "hint" not in table._buttons.places.value, "at a choice the cards themselves are pressed"


def test_a_hand_card_and_its_match_light_each_other() -> None:
    table = choosing()
    number = [deed.card for deed in table._buttons.deeds].index(DECK["crane"]) + 1
    move, place = f".kk-table-moves > :nth-child({number})", ".kk-table-hints > .kk-table-hint:nth-child(1)"
    for rule in (f":has(> {move}:hover) > {place}", f":has(> {move}:focus-visible) > {place}",
                 f":has(> {place}:hover) > {move}"):
        assert rule in table._buttons.places.value
    sake = [deed.card for deed in table._buttons.deeds].index(DECK["sake"]) + 1
    assert f":has(> .kk-table-moves > :nth-child({sake})" not in table._buttons.places.value


def test_after_a_button_the_keyboard_is_on_no_move(monkeypatch: pytest.MonkeyPatch) -> None:
    table = choosing()
    focused = []
    monkeypatch.setattr(type(table._again), "focus", lambda button: focused.append(button))
    press(table, "Play crane: takes pine-1")
    assert focused == [table._again]
    before, said = table.state, table.sentence
    table._again.click()
    assert table.state is before and table.sentence == said


def test_words_do_not_run_ahead_of_the_cards(drawn: Messages, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        table = choosing()
        appear(table)
        monkeypatch.setattr(table._board, "play", lambda turns: 0.05)
        shown = [part.value for part in (table._journal, table._sides)]
        sentence = table.play("crane")
        assert table.sentence == sentence and "crane takes pine-1" in sentence
        assert [part.value for part in (table._journal, table._sides)] == shown
        assert table.status.value == '<div class="kk-say"></div>', "what was asked before is over"
        await asyncio.sleep(0.1)
        assert "crane takes pine-1" in table.status.value and "crane takes pine-1" in table._journal.value
        table.play("sake")
        assert "can't be done" in table.stop(), "an error is said at once, and stays"
        await asyncio.sleep(0.1)
        assert "kk-error" in table.status.value

    asyncio.run(play())


class Slow:
    """Takes its time, and remembers what the table showed meanwhile."""

    name, seconds = "Slow", 0.3

    def __init__(self, fails: bool = False) -> None:
        self.fails, self.shown, self.table = fails, [], None

    def choose(self, view: Any, rng: Random) -> Any:
        if self.table is not None:
            self.shown.append((self.table._board.scene, buttons(self.table)))
        if self.fails and self.table is not None:
            raise ZeroDivisionError("too long")
        return view.legal_actions()[0]


@pytest.mark.parametrize("animation", [True, False])
def test_what_was_played_is_seen_while_an_opponent_thinks(drawn: Messages, animation: bool) -> None:
    slow = Slow()
    table = Table(seed=7, dealer=0, opponent=slow, animation=animation)
    appear(table)
    slow.table = table
    drawn.clear()
    card = next(iter(table.state.hands[0]))
    click(table, card.id)
    shown, could = slow.shown[0]
    assert card not in shown.lay.hand and len(shown.lay.hand) == 7 and shown.lay.theirs == (8,)
    assert shown.told == "Slow is thinking." and could == [], "a click would wait and then hit something else"
    assert len(drawn) == (4 if animation else 2), "each of the two moves, and what lies there after it"
    assert table.state.to_play == 0 and buttons(table) and not table._undo.disabled
    table.undo()
    assert card in table.state.hands[0], "one decision, one undo"


def test_an_opponent_that_fails_while_it_thinks_leaves_the_table_as_it_was(drawn: Messages) -> None:
    slow = Slow(fails=True)
    table = Table(seed=7, dealer=0, opponent=slow)
    appear(table)
    slow.table = table
    before, could = table.state, buttons(table)
    click(table, next(iter(table.state.hands[0])).id)
    assert "Slow could not choose" in table.sentence
    assert table.state is before and buttons(table) == could
    assert len(table._board.scene.lay.hand) == 8
