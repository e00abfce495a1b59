"""Small cards of the reader: fields that touch nowhere, and a price of one size in one place, however long."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.view.layout.geometry import Rect
from game.view.layout.small_cards import small_card_layout
from game.view.theme import MIN_TEXT_PX

BOXES = [Rect(10, 20, 50, 70), Rect(7, 3, 69, 97), Rect(0, 0, 82, 115), Rect(5, 5, 99, 138)]


@pytest.mark.parametrize("box", BOXES)
def test_points_and_bonus_lie_side_by_side_above_the_picture(box: Rect) -> None:
    card = small_card_layout(box, 2)
    for field in (card.points, card.bonus, card.picture):
        assert box.inset(2).holds(field)
    assert not card.points.overlaps(card.bonus) and card.bonus.w >= 0.3 * box.w
    assert card.bonus.x - card.bonus.w >= card.points.right, "beside its bonus the special stone can be printed"
    assert card.points.bottom == card.picture.y >= card.bonus.bottom


@pytest.mark.parametrize("foot", [1.0, 0.872])
@pytest.mark.parametrize("box", BOXES)
def test_stones_of_a_price_rise_from_the_foot_of_its_picture_at_one_pitch(box: Rect, foot: float) -> None:
    card = small_card_layout(box, 2, foot)
    assert abs(card.picture.bottom - box.y - min(box.h * foot, box.h - 2)) <= 1
    longest = card.stones(4)
    for count in range(1, 5):
        stones = card.stones(count)
        assert stones == longest[4 - count :], "a price begins and ends in one place"
        assert all(card.picture.holds(stone) and stone.x == card.picture.x for stone in stones)
    assert card.stone >= 0.23 * box.w and (box.w < 60 or card.stone >= MIN_TEXT_PX)
    steps = {below.y - above.y for above, below in pairwise(longest)}
    assert max(steps) - min(steps) <= 1 and min(steps) >= 0.75 * card.stone


@pytest.mark.parametrize("box", BOXES)
def test_tags_lie_below_the_bonus_clear_of_the_price(box: Rect) -> None:
    card = small_card_layout(box, 2)
    for tag in card.tags(2):
        assert tag.w == tag.h == card.tag >= 0.66 * card.bonus.w
        assert card.picture.holds(tag) and tag.right == card.bonus.right
        assert not any(tag.overlaps(stone) for stone in card.stones(4))
