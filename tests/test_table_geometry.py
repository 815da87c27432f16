"""Where things lie on the table: all on the board, nothing wrongly covered, nothing moving without cause."""

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from koikoi_edu import CARDS, DECK, Card, CardSet, Kind, Round, deal, position
from koikoi_edu.game import Phase
from koikoi_edu.widgets.table import geometry as at
from koikoi_edu.widgets.table.lay import Lay, dealt_hand

seeds = st.integers(0, 10**6)
#: Units of a card's upper left corner that stay free, by the number of players: it can be read, and hit.
CORNER = {2: 9, 3: 5}


def states(seed: int) -> Iterator[Round]:
    """The states of a round played at random, from the deal to the end: by two, or by three."""
    chance = Random(seed)
    state = deal("polish", seed, players=3) if seed % 2 else deal(seed=seed)
    yield state
    while not state.is_over:
        state = state.apply(chance.choice(state.legal_actions()))
        yield state


def overlap(one: at.Box, other: at.Box) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


def place_at(lying: Sequence[at.Place], x: float, y: float) -> at.Place | None:
    """The card that is seen at a point, the uppermost of several."""
    return next((place for place in reversed(lying) if place.box.holds(x, y)), None)


def card_at(lying: Sequence[at.Place], x: float, y: float) -> Card | None:
    place = place_at(lying, x, y)
    return place.card if place else None


def every_lay(seed: int) -> Iterator[Lay]:
    for state in states(seed):
        for seat in range(len(state.hands)):
            yield Lay.of(state.view(seat))


@settings(max_examples=25)
@given(seeds)
def test_every_open_card_has_one_place_and_the_hidden_ones_are_backs(seed: int) -> None:
    for state in states(seed):
        for seat in range(len(state.hands)):
            lying = at.places(Lay.of(state.view(seat)))
            faces = [place.card for place in lying if place.card]
            active = CardSet(state.card or ())
            assert len(faces) == len(set(faces))
            piles = CardSet(card for pile in state.piles for card in pile)
            assert CardSet(faces) == state.hands[seat] | state.table | piles | active
            backs = [place.zone for place in lying if place.card is None]
            assert backs.count(at.Zone.THEIRS) == sum(map(len, state.hands)) - len(state.hands[seat])
            assert backs.count(at.Zone.STOCK) == bool(state.stock)
            assert len(backs) == backs.count(at.Zone.THEIRS) + backs.count(at.Zone.STOCK)


@settings(max_examples=25)
@given(seeds)
def test_all_cards_lie_on_the_board(seed: int) -> None:
    for lay in every_lay(seed):
        for place in at.places(lay._replace(raised=lay.hand)):
            assert place.box.inside(at.BOARD), place


@settings(max_examples=25)
@given(seeds)
def test_the_corner_of_every_card_is_free(seed: int) -> None:
    for lay in every_lay(seed):
        lying = at.places(lay._replace(apart=CardSet()))
        corner = CORNER[lay.players]
        for place in lying:
            for dx, dy in ((1, 1), (corner, 1), (1, corner), (corner, corner)):
                assert place_at(lying, place.box.x + dx, place.box.y + dy) == place


@settings(max_examples=25)
@given(seeds)
def test_what_can_be_done_is_seen_at_its_centre(seed: int) -> None:
    for state in states(seed):
        lying = at.places(Lay.of(state.view(state.to_play)))
        for action in state.legal_actions():
            if action.card:
                place = next(place for place in lying if place.card == action.card)
                assert card_at(lying, *place.box.centre) == action.card


@settings(max_examples=25)
@given(seeds)
def test_cards_overlap_in_their_own_zone_only(seed: int) -> None:
    for lay in every_lay(seed):
        for one, other in combinations(at.places(lay._replace(raised=lay.hand)), 2):
            if overlap(one.box, other.box):
                behind = (at.Zone.THEIRS,) * (lay.players > 2)
                assert one.zone == other.zone and one.zone in (at.Zone.PILE, at.Zone.TABLE, *behind)
                if one.zone is at.Zone.TABLE and not lay.apart:
                    assert one.card.month == other.card.month
                if one.zone is at.Zone.PILE:
                    assert one.card.kind == other.card.kind


@settings(max_examples=25)
@given(seeds)
def test_cards_to_choose_from_rise_in_their_place_and_hide_nothing(seed: int) -> None:
    for lay in every_lay(seed):
        lying = at.places(lay)
        at_rest = at.places(lay._replace(apart=CardSet()))
        boxes = {place.card: place.box for place in lying if place.zone is at.Zone.TABLE}
        for place in at_rest:
            if place.zone is at.Zone.TABLE:
                rise = at.TABLE_LIFT if place.card in lay.apart else 0
                assert boxes[place.card] == place.box._replace(y=place.box.y - rise), "it keeps its place"
        for one, other in combinations(boxes, 2):
            if one not in lay.apart or other not in lay.apart:
                assert one.month == other.month or not overlap(boxes[one], boxes[other])
        for card in lay.apart:
            box = boxes[card]
            spots = [(box.x + box.w * (i + 0.5) / 10, box.y + box.h * (j + 0.5) / 10)
                     for i in range(10) for j in range(10)]
            # Of two cards most is seen; only the wild Lightning may have to choose of three or four.
            most = 80 if len(lay.table.in_month(card.month)) < 3 else 30
            assert sum(card_at(lying, *spot) == card for spot in spots) >= most


@settings(max_examples=25)
@given(seeds)
def test_the_hand_lies_side_by_side_without_gaps(seed: int) -> None:
    for lay in every_lay(seed):
        boxes = list(at.hand(lay).values())
        assert not boxes or boxes[0].x == at.HAND.x
        assert len({round(then.x - one.x, 6) for one, then in pairwise(boxes)}) <= 1
        assert all(one.right <= then.x for one, then in pairwise(boxes))


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("month", range(1, 13))
def test_each_picture_of_a_month_can_be_recognised_and_the_best_lies_on_top(month: int, count: int) -> None:
    cards = CardSet(list(DECK.cards.in_month(month))[:count])
    boxes = at.table(cards)
    lying = [at.Place(at.Zone.TABLE, box, card) for card, box in boxes.items()]
    assert lying[-1].card == next(iter(cards))
    for card, box in boxes.items():
        spots = [(box.x + box.w * (i + 0.5) / 10, box.y + box.h * (j + 0.5) / 10)
                 for i in range(10) for j in range(10)]
        assert sum(card_at(lying, *spot) == card for spot in spots) >= 30


def test_the_other_hand_lies_open_where_it_may_be_seen() -> None:
    view = deal(seed=1).view(0)
    cards = CardSet("crane moon")
    lying = at.places(Lay.of(view)._replace(theirs=(2,), open=(cards,)))
    assert [place.card for place in lying if place.zone is at.Zone.THEIRS] == list(cards)


@settings(max_examples=25)
@given(seeds)
def test_a_table_card_lies_in_the_place_of_its_month(seed: int) -> None:
    for lay in every_lay(seed):
        for card, box in at.table(lay.table).items():
            assert box.inside(at.month_box(card.month))


def test_the_places_of_the_months_fill_the_mat_without_overlap() -> None:
    boxes = [at.month_box(month) for month in range(1, 13)]
    assert all(box.inside(at.MAT) for box in boxes)
    assert not any(overlap(one.grown(-0.001), other) for one, other in combinations(boxes, 2))
    assert sum(box.w * box.h for box in boxes) == pytest.approx(at.MAT.w * at.MAT.h)


def test_zones_do_not_overlap() -> None:
    raised = at.Box(at.HAND.x, at.HAND.y - at.LIFT, at.HAND.w, at.HAND.h + at.LIFT)
    their = at.their_hand(8)[0]
    zones = [
        raised,
        at.MAT,
        at.STOCK,
        at.ACTIVE,
        at.pile_box(at.ACROSS),
        at.pile_box(at.NEAR),
        at.Box(at.MAT.x, their.y, at.MAT.w, their.h),
    ]
    assert all(zone.inside(at.BOARD) for zone in (*zones, at.BAND))
    assert not any(overlap(one, other) for one, other in combinations(zones, 2))
    assert not any(overlap(at.BAND, zone) for zone in zones)


@pytest.mark.parametrize(("side", "players"), [(0, 2), (at.NEAR, 2), (0, 3), (1, 3), (at.NEAR, 3)])
def test_a_pile_of_all_48_cards_fits_and_shows_every_corner(side: int, players: int) -> None:
    boxes = at.pile(side, DECK.cards, players)
    lying = [at.Place(at.Zone.PILE, box, card) for card, box in boxes.items()]
    assert len(lying) == 48
    corner = CORNER[players]
    for place in lying:
        assert place.box.inside(at.pile_box(side, players))
        assert card_at(lying, place.box.x + corner, place.box.y + corner) == place.card
        assert place.box.inside(at.column_box(side, place.card.kind, players))


def test_with_three_a_pile_shows_the_numbers_of_six_cards_of_a_kind() -> None:
    for kind in at.COLUMNS:
        boxes = list(at.pile(0, CardSet(list(DECK.cards.of(kind))[:6]), 3).values())
        assert all(box.h >= 9 for box in at.seen(boxes))


def test_the_hands_of_two_others_lie_apart_each_behind_the_room_for_a_name() -> None:
    """At the deal seven backs each, and at the end seven cards that can be told by their numbers."""
    left, right = (at.their_hand(7, side, 3) for side in (0, 1))
    assert left[-1].right < at.their_side(1, 3).x < right[0].x
    for side, boxes in enumerate((left, right)):
        assert boxes[0].x == at.their_side(side, 3).x + at.THEIR_NAME
        assert all(box.inside(at.their_side(side, 3)) for box in boxes)
        assert all(then.x - box.x >= 12 for box, then in pairwise(boxes))


@pytest.mark.parametrize("months", [(1,), (3, 7)])
def test_cards_that_were_set_aside_lie_in_the_corner(months: tuple[int, ...]) -> None:
    cards = CardSet(card for month in months for card in DECK.cards.in_month(month))
    boxes = at.aside(cards)
    assert set(boxes) == set(cards) and all(box.inside(at.ASIDE) for box in boxes.values())
    assert not any(at.ASIDE.grown(1).meets(zone) for zone in (at.STOCK, at.their_side(0, 2)))


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_half_of_each_captured_card_is_seen_while_they_are_few(count: int) -> None:
    """At four animals every picture is still known by more than its corner."""
    boxes = list(at.pile(at.NEAR, CardSet(list(DECK.cards.of(Kind.ANIMAL))[:count])).values())
    assert all(box.h >= boxes[0].h / 2 for box in at.seen(boxes))


def test_what_is_seen_of_cards_that_lie_on_each_other() -> None:
    boxes = [at.Box(0, 0, 40, 60), at.Box(0, 25, 40, 60), at.Box(50, 0, 40, 60), at.Box(0, 50, 40, 60)]
    assert at.seen(boxes) == [at.Box(0, 0, 40, 25), at.Box(0, 25, 40, 25), boxes[2], boxes[3]]


def test_boxes_that_only_touch_do_not_meet() -> None:
    box = at.Box(10, 10, 20, 20)
    assert box.meets(at.Box(29, 29, 5, 5)) and box.meets(box)
    assert not box.meets(at.Box(30, 10, 5, 5)) and not box.meets(at.Box(10, 5, 20, 5))


def test_jokers_lie_with_the_chaff() -> None:
    boxes = at.pile(at.NEAR, CardSet(CARDS[48:]))
    assert len(boxes) == 5
    assert all(box.inside(at.column_box(at.NEAR, Kind.CHAFF)) for box in boxes.values())


def test_whole_months_on_the_table_fit_and_show_every_corner() -> None:
    lying = [at.Place(at.Zone.TABLE, box, card) for card, box in at.table(DECK.cards).items()]
    assert len(lying) == 48
    for place in lying:
        assert place.box.inside(at.month_box(place.card.month))
        assert card_at(lying, place.box.x + 9, place.box.y + 9) == place.card


def test_a_covered_hand_shows_backs_only() -> None:
    view = deal(seed=1).view(0)
    lying = at.places(Lay.of(view, covered=True))
    assert [place.card for place in lying if place.zone is at.Zone.HAND] == [None] * 8


def test_a_played_card_that_waits_for_a_choice_is_still_counted_as_dealt() -> None:
    state = position(hands=["geese crane", "boar"], table="pampas-1 pampas-2 pine-1").apply("geese")
    assert state.phase is Phase.MATCH
    view = state.view(0)
    assert dealt_hand(view) == CardSet("geese crane")
    assert Lay.of(view).active == DECK["geese"]
    assert Lay.of(view).apart == CardSet("pampas-1 pampas-2")


def test_nothing_lies_outside_the_cards() -> None:
    lying = at.places(Lay.of(position(hands=["crane", "boar"], table="pine-1").view(0)))
    assert place_at(lying, 1, 1) is None
    assert card_at(lying, *at.month_box(12).centre) is None
    assert card_at(lying, *at.month_box(1).centre) == DECK["pine-1"]


def test_buttons_stand_at_the_right_edge_in_order() -> None:
    boxes = at.at_right(at.Box(0, 10, 300, 40), [50, 100], gap=8)
    assert boxes == [at.Box(142, 10, 50, 40), at.Box(200, 10, 100, 40)]


def test_between_two_boxes() -> None:
    start, end = at.Box(0, 0, 10, 20), at.Box(100, 50, 20, 40)
    assert start.between(end, 0) == start
    assert start.between(end, 1) == end
    assert start.between(end, 0.5) == at.Box(50, 25, 15, 30)
