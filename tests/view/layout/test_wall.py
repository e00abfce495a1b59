"""The page of saved games: where covers, shelves and the open game are, and where keys lead."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.view.layout.geometry import Rect
from game.view.layout.wall import WallStep, step_to, wall_layout

SIZES = [(1024, 640), (1280, 800), (1280, 960), (1600, 900), (1920, 1080), (2560, 1080), (3840, 2160)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("enlarged", [1.0, 1.5, 2.0])
def test_everything_is_in_the_window_and_nothing_overlaps(size: tuple[int, int], enlarged: float) -> None:
    layout = wall_layout(*size, enlarged)
    window = Rect(0, 0, *size)
    for box in (layout.bar, layout.view, layout.page, *layout.lines):
        assert window.holds(box)
    assert not layout.view.overlaps(layout.page) and not layout.bar.overlaps(layout.view)
    boxes = [layout.box(index) for index in range(layout.columns)]
    assert all(layout.view.x <= box.x and box.right <= layout.view.right for box in boxes)
    assert all(left.right < right.x for left, right in pairwise(boxes))
    assert layout.box(layout.columns).y > layout.shelf(0).bottom


def test_four_covers_stand_side_by_side_and_more_in_a_wide_window() -> None:
    assert wall_layout(1600, 900).columns == wall_layout(1024, 640).columns == 4
    assert wall_layout(2560, 1080).columns == 6
    assert wall_layout(1600, 900, 2.0).columns == 3
    assert wall_layout(1600, 900).cover == (196, 300)


def test_eight_games_need_no_scrolling() -> None:
    layout = wall_layout(1600, 900)
    assert layout.reach(0) == layout.reach(8) == 0 < layout.reach(9)


@pytest.mark.parametrize("size", SIZES)
def test_a_chosen_game_is_scrolled_into_view(size: tuple[int, int]) -> None:
    layout, count = wall_layout(*size), 101
    offset = 0.0
    for index in (100, 50, 49, 3, 0, 77):
        offset = layout.shown_at(index, count, offset)
        assert 0 <= offset <= layout.reach(count)
        assert layout.view.holds(layout.box(index, offset))
        assert index in layout.seen(count, offset)
        assert len(layout.seen(count, offset)) <= layout.columns * 4
    assert layout.shown_at(0, count, offset) == 0


def test_all_that_is_in_view_is_drawn() -> None:
    layout, count = wall_layout(1600, 900), 40
    for offset in range(0, layout.reach(count), 37):
        visible = [n for n in range(count) if layout.box(n, offset).overlaps(layout.view)]
        assert set(visible) <= set(layout.seen(count, offset))
    assert list(layout.seen(0, 0.0)) == []


@pytest.mark.parametrize(
    ("index", "step", "to"),
    [
        (0, "left", None),
        (1, "left", 0),
        (3, "right", None),
        (4, "left", None),
        (8, "right", 9),
        (9, "right", None),
        (2, "up", None),
        (6, "up", 2),
        (2, "down", 6),
        (6, "down", 9),
        (9, "down", 9),
        (9, "page up", 1),
        (1, "page down", 9),
        (5, "first", 0),
        (5, "last", 9),
    ],
)
def test_keys_lead_along_the_shelves(index: int, step: WallStep, to: int | None) -> None:
    assert step_to(index, step, 4, 10, 2) == to


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("enlarged", [1.0, 2.0])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_few_games_stand_larger_in_the_middle_of_one_shelf(size: tuple[int, int], enlarged: float, count: int) -> None:
    usual, layout = wall_layout(*size, enlarged), wall_layout(*size, enlarged, count)
    if count > usual.columns:
        assert layout == usual
        return
    boxes = [layout.box(index) for index in range(count)]
    assert layout.columns == count and layout.boards(count) == 1 and layout.reach(count) == 0
    assert all(layout.view.holds(box) for box in boxes)
    assert all(left.right < right.x for left, right in pairwise(boxes))
    assert boxes[0].w >= usual.cover[0]
    beside = boxes[0].x - layout.view.x, layout.view.right - boxes[-1].right
    assert abs(beside[0] - beside[1]) <= 2
    assert layout.shelf(0).bottom < layout.view.bottom
