"""The places in a room: mats in the order of play, the viewer at the foot, and nothing over anything else."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.view.layout.geometry import Box
from game.view.layout.room import is_round, room_layout, seat_places
from game.view.theme import REFERENCE


def apart(first: Box, second: Box) -> bool:
    return (
        first[0] + first[2] <= second[0]
        or second[0] + second[2] <= first[0]
        or first[1] + first[3] <= second[1]
        or second[1] + second[3] <= first[1]
    )


def inside(inner: Box, outer: Box) -> bool:
    return (
        outer[0] <= inner[0]
        and outer[1] <= inner[1]
        and inner[0] + inner[2] <= outer[0] + outer[2]
        and inner[1] + inner[3] <= outer[1] + outer[3]
    )


@pytest.mark.parametrize("around", [True, False])
@pytest.mark.parametrize("count", [2, 3, 4])
def test_nothing_lies_over_anything_else(count: int, around: bool) -> None:
    room = room_layout(count, 0, around=around)
    boxes = [*room.seats, room.options, room.admission, room.talk, room.deal]
    if room.pieces is not None:
        boxes += [room.pieces.tiles, room.pieces.decks, room.pieces.chips]
    assert all(apart(first, second) for first, second in combinations(boxes, 2))
    assert all(inside(box, (0.0, 0.0, *REFERENCE)) for box in boxes)
    assert len(room.seats) == count


@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_viewer_sits_at_the_foot_and_the_others_follow_clockwise(count: int) -> None:
    seats = [room_layout(count, me, around=True).seats for me in range(count)]
    foot = max(seats[0], key=lambda box: box[1])
    for me, boxes in enumerate(seats):
        assert boxes[me] == foot
        assert boxes == seats[0][count - me :] + seats[0][: count - me]
    assert room_layout(count, None, around=True).seats == seats[0]
    if count > 2:
        assert seats[0][1][0] < foot[0] < seats[0][-1][0]


@pytest.mark.parametrize("around", [True, False])
@pytest.mark.parametrize("choice", [True, False])
def test_all_that_a_mat_shows_lies_on_it(around: bool, choice: bool) -> None:
    for mat in room_layout(4, 0, around=around).seats:
        places = seat_places(mat, choice=choice)
        shown = [places.portrait, places.text, places.line]
        if choice and places.choice != places.line:
            shown.append(places.choice)
        assert all(inside(place, mat) for place in shown)
        assert all(apart(first, second) for first, second in combinations(shown, 2))


def test_mats_lie_in_two_columns_where_letters_are_large_or_the_window_is_small() -> None:
    assert is_round(1.0, 1.0)
    assert not is_round(1.0, 1.5)
    assert not is_round(0.64, 1.0)
