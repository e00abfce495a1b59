"""Small cards of the viewer: fields that touch nowhere, and a price of one size in one place, however long."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.view.layout.geometry import Rect
from game.view.layout.small_cards import Shares, level_bars, small_card_layout
from game.view.theme import MIN_TEXT_PX

NAMED: Shares = (0.042, 0.033, 0.958, 0.872)
"""What of a card with a name shows its picture."""
BOXES = [Rect(10, 20, 50, 70), Rect(7, 3, 69, 97), Rect(0, 0, 82, 115), Rect(5, 5, 99, 138)]


@pytest.mark.parametrize("box", BOXES)
def test_points_and_bonus_lie_side_by_side_above_the_picture(box: Rect) -> None:
    card = small_card_layout(box, 2)
    for field in (card.points, card.bonus, card.picture):
        assert box.inset(2).holds(field)
    assert not card.points.overlaps(card.bonus) and card.bonus.w >= 0.3 * box.w
    assert card.bonus.x - card.bonus.w >= card.points.right, "beside its bonus the special stone can be printed"
    assert card.points.bottom == card.picture.y >= card.bonus.bottom


@pytest.mark.parametrize("picture", [None, NAMED])
@pytest.mark.parametrize("box", BOXES)
def test_stones_of_a_price_rise_from_the_foot_of_its_picture_at_one_pitch(box: Rect, picture: Shares | None) -> None:
    card = small_card_layout(box, 2, picture)
    assert box.bottom - card.picture.bottom <= 4, "down to the frame"
    longest = card.stones(4)
    for count in range(1, 5):
        stones = card.stones(count)
        assert stones == longest[4 - count :], "a price begins and ends in one place"
        assert all(card.picture.holds(stone) and stone.x == card.price.x for stone in stones)
    assert card.stone >= 0.21 * box.w and (box.w < 60 or card.stone >= MIN_TEXT_PX)
    steps = {below.y - above.y for above, below in pairwise(longest)}
    assert max(steps) - min(steps) <= 1 and min(steps) >= 0.75 * card.stone


@pytest.mark.parametrize("picture", [None, NAMED])
@pytest.mark.parametrize(("box", "beside"), [(BOXES[0], True), (BOXES[1], True), (BOXES[3], False)])
def test_numbers_are_beside_small_stones_on_a_dark_ground_as_long_as_the_price(
    box: Rect, beside: bool, picture: Shares | None
) -> None:
    card = small_card_layout(box, 2, picture)
    assert bool(card.number) == beside and (not beside or card.number >= 0.6 * card.stone)
    for count in range(1, 5):
        ground, stones = card.ground(count), card.stones(count)
        assert card.picture.holds(ground) and ground.bottom == card.picture.bottom and ground.w <= 0.6 * box.w
        assert all(ground.holds(stone._replace(w=stone.w + card.number)) for stone in stones)
        assert stones[0].y - ground.y <= 2, "above the first stone is the picture"


@pytest.mark.parametrize("box", BOXES[2:])
def test_stones_of_a_card_with_a_name_touch_neither_one_another_nor_the_frame(box: Rect) -> None:
    card = small_card_layout(box, 3, NAMED)
    stones = card.stones(4)
    assert not any(above.overlaps(below) for above, below in pairwise(stones))
    assert stones[0].x - box.x >= 5 and card.picture.bottom - stones[-1].bottom >= 1


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("box", BOXES)
def test_the_picture_of_a_card_with_a_name_ends_at_its_foot_where_the_bars_of_its_level_lie_at_the_right(
    box: Rect, level: int
) -> None:
    card = small_card_layout(box, 2, NAMED)
    left, top, right, foot = NAMED
    face = card.face
    assert abs(face.y + foot * face.h - card.picture.bottom) <= 2, "the picture is enlarged down to the foot"
    assert abs(face.y + top * face.h - box.y - top * box.h) <= 1
    assert abs(face.x + right * face.w - box.x - right * box.w) <= 1 and face.x + left * face.w < box.x
    printed, bars = level_bars(box, NAMED, level)
    assert printed[2:] == bars[2:] and printed.y == bars.y >= box.y + foot * box.h - 1
    assert abs(bars.right - box.x - right * box.w) <= 1 and not any(bars.overlaps(stone) for stone in card.stones(4))


@pytest.mark.parametrize("box", BOXES)
def test_tags_lie_below_the_bonus_clear_of_the_price(box: Rect) -> None:
    card = small_card_layout(box, 2)
    for tag in card.tags(2):
        assert tag.w == tag.h == card.tag >= 0.66 * card.bonus.w
        assert card.picture.holds(tag) and tag.right == card.bonus.right
        assert not any(tag.overlaps(stone) for stone in card.stones(4))
