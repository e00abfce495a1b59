"""The dots of a way: they begin and end at its ends and lie above the line between them."""

from __future__ import annotations

from game.view.animation.flight_path import arc_points


def test_a_way_rises_between_its_ends_in_even_steps() -> None:
    points = arc_points((0.0, 100.0), (300.0, 100.0), rise=40.0, pitch=15.0)
    assert points[0] == (0.0, 100.0)
    assert points[-1] == (300.0, 100.0)
    assert len(points) == 21
    assert all(y < 100 for _, y in points[1:-1])
    assert min(y for _, y in points) == 80


def test_a_short_way_still_has_a_middle() -> None:
    assert len(arc_points((0.0, 0.0), (1.0, 1.0), rise=10.0, pitch=15.0)) == 3
