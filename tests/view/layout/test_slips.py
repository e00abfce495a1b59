"""Slips: fields that touch nowhere, a form that depends on the proportions of the box, one size of stones."""

from __future__ import annotations

import pytest

from game.view.layout.geometry import Rect
from game.view.layout.slips import slip_layout


@pytest.mark.parametrize("points", [True, False])
@pytest.mark.parametrize(("wide", "high"), [(82, 25), (100, 33), (240, 80), (107, 59), (260, 140)])
def test_the_fields_of_a_slip_lie_apart_within_it(wide: int, high: int, points: bool) -> None:
    box = Rect(10, 20, wide, high)
    slip = slip_layout(box, 2, points=points)
    fields = [slip.points] * points + [slip.price, slip.bonus]
    for field in fields:
        assert box.inset(2).contains(field.center) and box.contains((field.x, field.y))
        assert field.right <= box.right - 2 and field.bottom <= box.bottom - 2
        for other in fields:
            apart = (
                field.right <= other.x or other.right <= field.x or field.bottom <= other.y or other.bottom <= field.y
            )
            assert field is other or apart


def test_a_larger_screen_shows_the_same_slip_larger() -> None:
    small, large = (slip_layout(Rect(0, 0, 100 * k, 33 * k), 2 * k, points=True) for k in (1, 3))
    assert small.price.y == small.points.y and large.price.y == large.points.y, "one line on both"
    assert abs(large.pip - 3 * small.pip) <= 3 and abs(large.points.w - 3 * small.points.w) <= 3
    high = slip_layout(Rect(0, 0, 107, 59), 2, points=True)
    assert high.price.y >= high.points.bottom and high.pip > small.pip


def test_the_stones_of_all_prices_have_one_size() -> None:
    box = Rect(0, 0, 100, 33)
    with_points, without = (slip_layout(box, 2, points=points) for points in (True, False))
    assert with_points.pip == without.pip and without.price.w > with_points.price.w
