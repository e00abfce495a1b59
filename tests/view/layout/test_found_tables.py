"""The grid of tables found on the network."""

from __future__ import annotations

import pytest

from game.view.layout.found_tables import most_tables, table_grid
from game.view.layout.geometry import Rect

VIEW = Rect(24, 72, 1124, 820)


@pytest.mark.parametrize("count", range(1, 15))
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("enlarged", [1.0, 2.0])
def test_tables_with_their_seats_lie_in_cells_of_their_own(count: int, seats: int, enlarged: float) -> None:
    grid = table_grid(VIEW, 1.0, count, enlarged)
    for index in range(count):
        cell, table = grid.cell(index), grid.table(index, seats)
        assert len(table.seats) == seats
        assert cell.holds(table.whole)
        assert all(cell.holds(seat) for seat in table.seats)
        assert table.cloth.holds(table.words) and table.cloth.holds(table.button)
        assert not table.words.overlaps(table.button)
        assert not any(seat.overlaps(box) for seat in table.seats for box in (table.words, table.button))


@pytest.mark.parametrize("enlarged", [1.0, 2.0])
def test_so_many_tables_are_in_view_without_scrolling(enlarged: float) -> None:
    most = most_tables(enlarged)
    assert table_grid(VIEW, 1.0, most, enlarged).height <= VIEW.h
    assert table_grid(VIEW, 1.0, most + 1, enlarged).height > VIEW.h


def test_arrows_lead_to_neighbours_and_off_the_grid() -> None:
    grid = table_grid(VIEW, 1.0, 5)
    assert [grid.step(4, step) for step in ("left", "right", "up", "down")] == [3, None, 1, None]
    assert [grid.step(0, step) for step in ("left", "right", "up", "down")] == [None, 1, None, 3]


def test_a_table_is_scrolled_no_further_than_it_needs_to_be_in_view() -> None:
    grid = table_grid(VIEW, 1.0, 12)
    assert grid.shown_at(0, 0.0) == 0.0
    assert grid.shown_at(11, 0.0) == grid.height - VIEW.h
    assert grid.shown_at(11, grid.row) == grid.height - VIEW.h
    assert grid.shown_at(0, 300.0) == 0.0
