"""Small cards, narrow and whole ones: fields that touch nowhere, and a price of one size in one place, however long."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.view.layout.geometry import Rect
from game.view.layout.mini_cards import is_mini, mini_card_layout
from game.view.theme import MIN_TEXT_PX

NARROW = [Rect(10, 20, 36, 75), Rect(7, 3, 45, 94), Rect(0, 0, 72, 150)]
WHOLE = [Rect(10, 20, 50, 70), Rect(7, 3, 69, 97), Rect(0, 0, 82, 115), Rect(5, 5, 99, 138)]
BOXES = [*NARROW, *WHOLE]


@pytest.mark.parametrize("box", BOXES)
def test_points_and_bonus_lie_side_by_side_above_the_picture(box: Rect) -> None:
    assert is_mini(box) == (box in NARROW)
    mini = mini_card_layout(box, 2)
    for field in (mini.points, mini.bonus, mini.picture):
        assert box.inset(2).holds(field)
    assert not mini.points.overlaps(mini.bonus) and mini.bonus.w >= (0.4 if box in NARROW else 0.3) * box.w
    if box in WHOLE:  # beside its bonus the special stone can be printed
        assert mini.bonus.x - mini.bonus.w >= mini.points.right
    assert mini.points.bottom == mini.picture.y >= mini.bonus.bottom


@pytest.mark.parametrize("foot", [1.0, 0.872])
@pytest.mark.parametrize("box", WHOLE)
def test_stones_of_a_whole_cards_price_rise_from_the_foot_of_its_picture_at_one_pitch(box: Rect, foot: float) -> None:
    card = mini_card_layout(box, 2, foot)
    assert abs(card.picture.bottom - box.y - min(box.h * foot, box.h - 2)) <= 1
    longest = card.stones(4)
    for count in range(1, 5):
        stones = card.stones(count)
        assert stones == longest[4 - count :], "a price begins and ends in one place"
        assert all(card.picture.holds(stone) and stone.x == card.picture.x for stone in stones)
    assert card.stone >= 0.23 * box.w and (box.w < 60 or card.stone >= MIN_TEXT_PX)
    steps = {below.y - above.y for above, below in pairwise(longest)}
    assert max(steps) - min(steps) <= 1 and min(steps) >= 0.75 * card.stone


@pytest.mark.parametrize("box", NARROW)
def test_stones_of_a_mini_cards_price_lie_in_rows_of_two_below_its_picture(box: Rect) -> None:
    mini = mini_card_layout(box, 2)
    assert mini.stone >= max(0.36 * box.w, MIN_TEXT_PX)
    for count in range(1, 5):
        stones, shown = mini.stones(count), mini.above_price(count)
        assert len(set(stones)) == count and all(mini.picture.holds(stone) for stone in stones)
        assert len({stone.y for stone in stones}) == (count + 1) // 2
        assert shown.y == mini.picture.y and shown.bottom == stones[0].y and shown.h >= 0.6 * shown.w
        rows = [pair for pair in pairwise(stones) if pair[0].y == pair[1].y]
        assert all(one.right <= other.x + 0.15 * one.w for one, other in rows)


@pytest.mark.parametrize("box", BOXES)
def test_tags_lie_below_the_bonus_clear_of_the_price(box: Rect) -> None:
    mini = mini_card_layout(box, 2)
    for tag in mini.tags(2):
        assert tag.w == tag.h == mini.tag >= 0.66 * mini.bonus.w
        assert mini.picture.holds(tag) and tag.right == mini.bonus.right
        assert not any(tag.overlaps(stone) for stone in mini.stones(4))
