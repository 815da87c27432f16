"""The base of all widgets: what crosses to the page, what a reader hears, what an error leaves behind."""

from __future__ import annotations

import base64
import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import comm
import pytest
from comm.base_comm import BaseComm
from ipycanvas.canvas import _CANVAS_MANAGER

from koikoi_edu import CARDS, DECK, CardSet
from koikoi_edu.pictures import BACK, index_svg, svg
from koikoi_edu.widgets import theme
from koikoi_edu.widgets.base import (
    STATES,
    CardButton,
    CardRow,
    Choice,
    Sentence,
    View,
    action,
    box,
    faces,
    guarded,
    html,
    switch,
)
from koikoi_edu.widgets.canvas import SCALE, Sprites, one_message, scaled, sharp_canvas

SVG_START = "data:image/svg+xml;base64,"
CRANE, MOON, SAKE = DECK["crane"], DECK["moon"], DECK["sake"]


class Wire(BaseComm):
    """A comm that goes nowhere and keeps what would have been sent."""

    sent: list[dict[str, Any]] = []  # noqa: RUF012 - one wire for all comms of a test

    def publish_msg(self, msg_type: str, data: Any = None, metadata: Any = None, buffers: Any = None,
                    **keys: Any) -> None:
        self.sent.append({"type": msg_type, "data": data or {}, "buffers": buffers or []})


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The messages to the page, from the moment the test starts."""
    monkeypatch.setattr(comm, "create_comm", Wire)
    monkeypatch.setattr(theme, "_shared", {})
    monkeypatch.setattr(Wire, "sent", [])
    return Wire.sent


@pytest.fixture
def manager(wire: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """ipycanvas's one sender of drawing commands, on the wire."""
    monkeypatch.setattr(_CANVAS_MANAGER, "comm", Wire())
    yield _CANVAS_MANAGER
    _CANVAS_MANAGER._caching = False


def test_the_engine_loads_nothing_that_draws() -> None:
    code = ("import koikoi_edu, sys; "
            "print([name for name in sys.modules if name.startswith(('ipywidgets', 'ipycanvas', 'IPython', "
            "'koikoi_edu.show', 'koikoi_edu.pictures', 'koikoi_edu.widgets'))])")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# ── card buttons

def test_a_card_button_says_its_card_and_states() -> None:
    button = CardButton(print, CRANE, "chosen", "lit")
    assert button.description == "January, pine, bright: crane and sun, 20 points, chosen, marked"
    assert button.tooltip == button.description
    assert {"kk-card", "kk-pine-crane", "kk-chosen", "kk-lit"} <= set(button._dom_classes)


@pytest.mark.parametrize("state", [state for state, words in STATES.items() if words])
def test_each_state_is_said_in_words_too(state: str) -> None:
    button = CardButton(print, MOON, state)
    assert button.description == f"{MOON.label}, {STATES[state]}"


def test_a_covered_card_tells_nothing() -> None:
    button = CardButton(print, CRANE)
    button.show(None)
    told = json.dumps([button.description, button.tooltip, button._dom_classes])
    assert button.description == "a covered card"
    assert "crane" not in told and "pine" not in told


def test_a_click_gives_the_card_shown_now() -> None:
    pressed: list[Any] = []
    button = CardButton(pressed.append, CRANE)
    button.click()
    button.show(MOON)
    button.click()
    button.show(None)
    button.click()
    assert pressed == [CRANE, MOON, None]


def test_a_change_of_a_card_is_one_message_and_no_change_is_none(wire: list[dict[str, Any]]) -> None:
    button = CardButton(print, CRANE)
    wire.clear()
    button.show(MOON, "chosen")
    assert [message["data"]["method"] for message in wire] == ["update"]
    button.show(MOON, "chosen")
    assert len(wire) == 1


def test_a_card_button_costs_one_message_to_make(wire: list[dict[str, Any]]) -> None:
    CardButton(print, CRANE)
    wire.clear()
    CardButton(print, MOON, "chosen")
    assert [message["type"] for message in wire] == ["comm_open"]


# ── rows

def test_a_row_shows_cards_in_the_order_given() -> None:
    row = CardRow(print)
    row.show([MOON, None, CRANE], chosen=[CRANE], lit=CardSet("moon"))
    assert [button.description for button in row.buttons] == [
        f"{MOON.label}, marked", "a covered card", f"{CRANE.label}, chosen"]


def test_a_row_makes_no_widget_twice(wire: list[dict[str, Any]]) -> None:
    row = CardRow(print)
    row.show(CardSet("crane moon sake"))
    before = row.buttons
    row.show([CRANE])
    wire.clear()
    row.show(CardSet("boar deer butterflies"))
    assert row.buttons == before
    assert not [message for message in wire if message["type"] == "comm_open"]
    assert len(wire) == 4  # three cards, and that there are three


def test_only_enabled_cards_can_be_pressed() -> None:
    row = CardRow(print)
    row.show([CRANE, MOON], enabled=[MOON])
    assert [button.disabled for button in row.buttons] == [True, False]
    row.show([CRANE, MOON])
    assert not any(button.disabled for button in row.buttons)


def test_an_empty_row_says_so() -> None:
    row = CardRow(print, empty="no card left & none to come")
    row.show([])
    (child,) = row.children
    assert row.buttons == () and "no card left &amp; none to come" in child.value


def test_cards_to_look_at_carry_words() -> None:
    shown = faces([CRANE, None], "tiny", lit=[CRANE])
    assert f'role="img" class="kk-card kk-pine-crane kk-lit" aria-label="{CRANE.label}, marked"' in shown
    assert 'aria-label="a covered card"' in shown


# ── words to press

def test_a_choice_asks_and_shows_what_its_owner_sets() -> None:
    asked: list[str] = []
    choice = Choice({"a": "First", "b": "Second"}, asked.append, "a")
    choice.buttons["b"].click()
    assert asked == ["b"] and choice.value == "a"
    choice.value = "b"
    assert ["kk-on" in button._dom_classes for button in choice.buttons.values()] == [False, True]
    choice.value = None
    assert not any("kk-on" in button._dom_classes for button in choice.buttons.values())


def test_an_action_and_a_switch_call_what_they_are_for() -> None:
    heard: list[Any] = []
    action("Stop", lambda: heard.append("stop"), primary=True).click()
    switch("Index", heard.append, True).value = False
    assert heard == ["stop", False]


# ── the widget itself

class Hand(View):
    css = ".kk-hand { color: red }"
    classes = ("kk-hand",)

    def __init__(self) -> None:
        self.card = CRANE
        super().__init__(html("a part"))
        self.say("Pick a card.")

    @guarded
    def pick(self, name: str) -> None:
        self.card = DECK[name]
        self.say(f"{self.card.picture} <picked>")

    @guarded
    def stumble(self) -> None:
        raise ZeroDivisionError

    def words(self) -> str:
        return f"Hand: {self.card}"

    def picture_html(self) -> str:
        return f"<b>{self.card}</b>"


def test_a_sentence_is_said_politely_and_escaped() -> None:
    hand = Hand()
    hand.pick("moon")
    assert hand.sentence == "full moon <picked>"
    assert hand.status.value == ('<div class="kk-say" role="status" aria-live="polite">'
                                 "full moon &lt;picked&gt;</div>")


def test_an_error_is_a_sentence_and_the_state_stays() -> None:
    hand = Hand()
    answer = hand.pick("mon")
    assert hand.card == CRANE
    assert "'mon'" in hand.sentence and "'moon'" in hand.sentence
    assert 'role="alert"' in hand.status.value
    assert isinstance(answer, Sentence) and repr(answer) == hand.sentence
    assert hand.pick("sake") is None
    assert "alert" not in hand.status.value


def test_a_fault_of_the_program_is_not_hidden() -> None:
    with pytest.raises(ZeroDivisionError):
        Hand().stumble()


def test_a_saved_cell_holds_words_and_a_picture() -> None:
    hand = Hand()
    bundle = hand._repr_mimebundle_()
    assert bundle["text/plain"] == str(hand) == "Hand: pine-crane"
    assert bundle["text/html"] == "<b>pine-crane</b>"
    assert bundle["application/vnd.jupyter.widget-view+json"]["model_id"] == hand.model_id


def test_the_status_line_comes_last_unless_it_is_placed() -> None:
    class Placed(View):
        def __init__(self) -> None:
            self.status = html()
            super().__init__(box(self.status), html("last"))

    assert Hand().children[-1].value.startswith('<div class="kk-say"')
    placed = Placed()
    placed.say("here")
    assert placed.children[-1].value == "last"
    assert "here" in placed.children[-2].children[0].value


# ── the style sheet

def test_the_style_sheet_crosses_once_for_all_widgets(wire: list[dict[str, Any]]) -> None:
    Hand()
    first = sum(len(str(message["data"])) for message in wire)
    wire.clear()
    second_hand = Hand()
    assert first > 250_000
    assert sum(len(str(message["data"])) for message in wire) < 10_000
    assert {"kk", "kk-hand"} <= set(second_hand._dom_classes)


def test_a_closed_style_sheet_is_made_again(wire: list[dict[str, Any]]) -> None:
    old = theme.stylesheet()
    assert theme.stylesheet() is old
    old.close()
    new = theme.stylesheet()
    assert new is not old and new.comm is not None


def test_the_style_sheet_has_the_face_and_index_of_every_card() -> None:
    sheet = theme.css()
    encoded = {name: base64.b64encode(text.encode()).decode() for name, text in
               [(card.id, svg(card)) for card in CARDS] + [(BACK, svg(BACK))]}
    for name, face in encoded.items():
        assert f".kk-{name}{{--kk-face:url({SVG_START}{face})" in sheet, name
    for card in CARDS:
        tab = base64.b64encode(index_svg(card).encode()).decode()
        (line,) = [line for line in sheet.splitlines() if f"--kk-tab:url({SVG_START}{tab})" in line]
        assert f".kk-{card.id}" in line.partition("{")[0].split(","), card


def test_a_base_widget_adds_a_few_messages_only(wire: list[dict[str, Any]]) -> None:
    """One message to make each part; nothing is set a second time."""
    Hand()
    wire.clear()
    box(html("text"), action("Stop", print), Choice({1: "one", 2: "two"}, print, 1))
    assert {message["type"] for message in wire} == {"comm_open"}


# ── the canvas

def commands(wire: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [message for message in wire if message["data"].get("method") == "custom"]


def test_all_drawing_inside_is_one_message(wire: list[dict[str, Any]], manager: Any) -> None:
    canvas = sharp_canvas(200, 100)
    wire.clear()
    with one_message():
        canvas.fill_rect(0, 0, 10, 10)
        with scaled(canvas):
            canvas.fill_rect(1, 1, 10, 10)
        assert commands(wire) == []
    assert len(commands(wire)) == 1


def test_an_error_while_drawing_leaves_the_canvas_alive(wire: list[dict[str, Any]], manager: Any) -> None:
    canvas = sharp_canvas(200, 100)
    with pytest.raises(ZeroDivisionError), scaled(canvas):
        raise ZeroDivisionError
    assert manager._caching is False
    wire.clear()
    canvas.fill_rect(0, 0, 10, 10)
    assert commands(wire)


def test_each_message_names_its_canvas_again(wire: list[dict[str, Any]], manager: Any) -> None:
    """A reloaded page does not remember on which canvas was drawn last."""
    canvas = sharp_canvas(200, 100)
    sizes = []
    for _ in range(2):
        wire.clear()
        with one_message():
            canvas.fill_rect(0, 0, 10, 10)
        (message,) = commands(wire)
        sizes.append((len(str(message["data"])), [bytes(part) for part in message["buffers"]]))
    assert sizes[0] == sizes[1]
    assert canvas.model_id in str(sizes[1])


def test_a_sharp_canvas_has_more_pixels_than_it_takes_room() -> None:
    canvas = sharp_canvas(200, 100)
    assert (canvas.width, canvas.height) == (200 * SCALE, 100 * SCALE)
    assert (canvas.layout.width, canvas.layout.height) == ("200px", "100px")


def test_sprites_cross_once_and_are_copied_afterwards(wire: list[dict[str, Any]], manager: Any) -> None:
    sprites = Sprites(CardSet("crane moon"), width=60)
    assert sum(message["type"] == "comm_open" for message in wire) < 12
    canvas = sharp_canvas(300, 120)
    wire.clear()
    sprites.paint()
    assert len(commands(wire)) == 1
    wire.clear()
    with scaled(canvas):
        for i, card in enumerate((CRANE, MOON, None)):
            sprites.draw(canvas, card, 70 * i, 0)
    (message,) = commands(wire)
    assert sum(len(bytes(part)) for part in message["buffers"]) + len(str(message["data"])) < 2_000


def test_sprites_hold_the_pictures_of_their_cards_only() -> None:
    sheet = Sprites(CardSet("crane moon"))._faces.value.tobytes().decode()
    assert "clip-pine-crane" in sheet and "clip-pampas-moon" in sheet
    assert "clip-chrysanthemum-sake" not in sheet
