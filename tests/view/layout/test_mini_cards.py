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


@pytest.mark.parametrize("box", BOXES)
def test_stones_of_a_price_rise_from_the_foot_of_the_left_edge_at_one_pitch(box: Rect) -> None:
    mini = mini_card_layout(box, 2)
    longest = mini.stones(4)
    for count in range(1, 5):
        stones = mini.stones(count)
        assert stones == longest[4 - count :], "a price begins and ends in one place"
        assert all(mini.picture.holds(stone) and stone.x == mini.picture.x for stone in stones)
    assert mini.stone >= max((0.36 if box in NARROW else 0.24) * box.w, MIN_TEXT_PX)
    assert box.w < 60 or box in NARROW or not any(a.inset(1).overlaps(b.inset(1)) for a, b in pairwise(longest))
    steps = {below.y - above.y for above, below in pairwise(longest)}
    assert max(steps) - min(steps) <= 1 and min(steps) >= 0.8 * mini.stone


@pytest.mark.parametrize("box", BOXES)
def test_tags_lie_below_the_bonus_clear_of_the_price(box: Rect) -> None:
    mini = mini_card_layout(box, 2)
    for tag in mini.tags(2):
        assert tag.w == tag.h == mini.tag >= 0.66 * mini.bonus.w
        assert mini.picture.holds(tag) and tag.right == mini.bonus.right
        assert not any(tag.overlaps(stone) for stone in mini.stones(4))
