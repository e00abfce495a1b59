"""The boxes outside of lit boxes."""

from __future__ import annotations

from game.view.layout.geometry import Rect
from game.view.layout.outside import outside


def test_each_pixel_is_covered_once_unless_lit() -> None:
    whole = Rect(0, 0, 20, 14)
    lit = [Rect(2, 3, 4, 5), Rect(10, 3, 4, 5), Rect(4, 6, 8, 6), Rect(15, -2, 9, 6)]
    boxes = outside(whole, lit)
    for x in range(20):
        for y in range(14):
            covered = sum(box.contains((x, y)) for box in boxes)
            assert covered == (not any(box.contains((x, y)) for box in lit))


def test_the_outside_is_one_box_without_lit_boxes() -> None:
    assert outside(Rect(0, 0, 9, 9), []) == [Rect(0, 0, 9, 9)]
