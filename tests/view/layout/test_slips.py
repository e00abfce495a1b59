"""Slips: fields that touch nowhere, and one size of stones."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from game.view.layout.geometry import Rect
from game.view.layout.slips import slip_layout, slip_tick


@pytest.mark.parametrize("points", [True, False])
@pytest.mark.parametrize(("width", "height"), [(82, 25), (100, 33), (240, 80), (107, 59), (260, 90)])
def test_the_fields_of_a_slip_lie_apart_within_it(width: int, height: int, points: bool) -> None:
    box = Rect(10, 20, width, height)
    slip = slip_layout(box, 2, points=points)
    fields = [slip.points] * points + [slip.price, slip.bonus]
    for field in fields:
        assert box.inset(2).contains(field.center) and box.contains((field.x, field.y))
        assert field.right <= box.right - 2 and field.bottom <= box.bottom - 1
        for other in fields:
            apart = (
                field.right <= other.x or other.right <= field.x or field.bottom <= other.y or other.bottom <= field.y
            )
            assert field is other or apart


@pytest.mark.parametrize("points", [True, False])
@pytest.mark.parametrize(("width", "height"), [(90, 25), (118, 33), (118, 52), (240, 80)])
def test_points_and_bonus_have_a_ground_of_their_own_before_the_price(width: int, height: int, points: bool) -> None:
    box = Rect(10, 20, width, height)
    slip = slip_layout(box, 2, points=points)
    assert (slip.head.x, slip.head.y, slip.head.h) == (box.x, box.y, box.h)
    assert slip.bonus.right <= slip.head.right < slip.price.x
    assert slip.price.x - slip.bonus.right >= (2 if width < 100 else 6)


def test_a_larger_screen_shows_the_same_slip_larger() -> None:
    small, large = (slip_layout(Rect(0, 0, 118 * k, 30 * k), 2 * k, points=True) for k in (1, 3))
    assert small.price.y == small.points.y and large.price.y == large.points.y, "one line on both"
    assert abs(large.pip - 3 * small.pip) <= 5 and abs(large.points.w - 3 * small.points.w) <= 3


@pytest.mark.parametrize("points", [True, False])
@pytest.mark.parametrize(
    ("width", "height", "least"),
    [
        (79, 24, 13),
        (82, 25, 13),
        (98, 23, 14),
        (100, 33, 14),
        (200, 66, 26),
        (118, 30, 16),
        (118, 83, 15),
    ],
)
def test_the_stones_of_a_long_price_are_smaller_and_lie_side_by_side(
    width: int, height: int, least: int, points: bool
) -> None:
    slip = slip_layout(Rect(10, 20, width, height), 2, points=points)
    prices = [slip.stones(count) for count in range(1, 5)]
    sizes = [price[0].w for price in prices]
    assert sizes == sorted(sizes, reverse=True) and sizes[0] == slip.pip and sizes[-1] >= least
    for price in prices:
        assert all(slip.price.holds(stone) and stone.w == stone.h == price[0].w for stone in price)
        for one, other in combinations(price, 2):
            lap = 0 if one.w > 14 else 2
            assert one.right - lap <= other.x or one.bottom <= other.y, "side by side"


@pytest.mark.parametrize(("width", "height"), [(118, 83), (125, 53), (107, 48), (84, 60), (78, 36)])
def test_a_high_slip_has_its_bonus_below_its_points_and_its_price_at_the_foot_of_its_picture(
    width: int, height: int
) -> None:
    box = Rect(10, 20, width, height)
    slip, alone = (slip_layout(box, 2, points=points) for points in (True, False))
    assert slip.high and slip.bonus.x == slip.points.x and slip.bonus.y == slip.points.bottom
    assert alone.price == slip.price and alone.bonus.h == slip.points.h + slip.bonus.h
    for count in range(1, 5):
        stones = slip.stones(count)
        assert stones[0].x == slip.price.x and stones[0].w >= 12, "begins at the left"
        assert abs(stones[-1].bottom - slip.price.bottom) <= 2 or len({stone.y for stone in stones}) > 1, "at the foot"


@pytest.mark.parametrize(("width", "height"), [(86, 21), (111, 30)])
def test_bonus_and_price_are_at_one_place_on_all_low_slips_of_a_size(width: int, height: int) -> None:
    box = Rect(0, 0, width, height)
    slip, without = (slip_layout(box, 2, points=points) for points in (True, False))
    ticked = slip_layout(box, 2, points=True, ticked=True)
    assert slip == without and (slip.bonus, slip.head, slip.price.x) == (ticked.bonus, ticked.head, ticked.price.x)
    prices = [slip.stones(count) for count in range(1, 4)]
    assert prices[0] == prices[2][:1] and prices[1] == prices[2][:2], "on one even pitch"


@pytest.mark.parametrize("points", [True, False])
def test_the_points_of_a_slip_are_clear_of_its_edge(points: bool) -> None:
    box = Rect(10, 20, 100, 24)
    slip = slip_layout(box, 1, points=points)
    first = slip.points if points else slip.bonus
    assert first.x - box.x >= 3 and slip.stones(4)[0].w >= 14


@pytest.mark.parametrize(
    ("width", "height"), [(86, 21), (98, 23), (118, 30), (118, 36), (118, 83), (115, 41), (84, 60)]
)
def test_the_tick_of_a_slip_lies_in_its_upper_right_corner_and_covers_no_stone_of_its_price(
    width: int, height: int
) -> None:
    box = Rect(10, 20, width, height)
    slip, tick = slip_layout(box, 2, points=True, ticked=True), slip_tick(box)
    assert (tick.right, tick.y) == (box.right, box.y) and 10 <= tick.h < 0.5 * height
    for count in range(1, 5):
        stones = slip.stones(count)
        assert stones[0].w >= 13 and not any(tick.overlaps(stone) for stone in stones)
        assert all(other.x - one.x >= 9 or other.y > one.y for one, other in pairwise(stones)), "each number is read"


@pytest.mark.parametrize(("width", "height"), [(118, 83), (115, 41), (84, 60)])
def test_a_price_of_a_high_slip_has_one_size_for_two_and_three_colours_ticked_or_not(width: int, height: int) -> None:
    box = Rect(10, 20, width, height)
    slips = [slip_layout(box, 2, points=True, ticked=ticked) for ticked in (True, False)]
    assert len({slip.stones(count)[0].w for slip in slips for count in (2, 3)}) == 1
