"""The route of a piece from the middle of the table to a seat's mat: along the gaps between cards, never across them.

Knows the layout of a table; knows nothing of states, colours or pygame.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, TypeAlias

from game.rules.model import LEVELS, SLOTS, Place, PlaceKind, deck, market
from game.view.layout.geometry import Rect
from game.view.layout.table import TableLayout

_APART: Final = 5.0, 2.5
"""The distance of neighbouring lanes in reference pixels, in a large and in a compact layout."""
_STEP: Final = 20.0
"""The route of a card ends no less than this beside the gap of the tray that it crosses, or in line with it."""

Points: TypeAlias = tuple[tuple[int, int], ...]


def route(layout: TableLayout, source: Place, target: Place, mat: Rect, lane: float) -> Points:
    """Return the corners of the route from a place of the middle up to the left edge of a mat, in window pixels.

    Neighbouring corners differ in one coordinate. The routes of several seats lie next to each other: ``lane`` is 0 in
    the middle of each gap, -1 and 1 beside it.
    """
    box, goal = layout.places[source], round(layout.places[target].center[1])
    beside = round(lane * _APART[layout.compact] * layout.scale)
    before_mat = round((layout.bank.right + mat.x) / 2) + beside
    foot = layout.foot(source)
    if foot is not None and source.kind is PlaceKind.BANK:
        x, y = foot.right, round(foot.center[1]) + beside
        return _corners((x, y), (before_mat, y), (before_mat, goal), (mat.x, goal))
    last = layout.places[market(1, SLOTS - 1)]
    before_tray = round((last.right + layout.bank.x) / 2) + beside
    gap = round(_beside(layout, source)) + beside
    x, y = box.right, round(box.center[1]) + beside
    across = _nearest([cell.y for cell in layout.bank_cells[1:]], goal) + beside
    if abs(across - goal) < _STEP * layout.scale:
        goal = across
    row = y if source == market(source.row, SLOTS - 1) else _nearest(_between_rows(layout), y) + beside
    return _corners(
        *((x, y), (gap, y), (gap, row), (before_tray, row)),
        *((before_tray, across), (before_mat, across), (before_mat, goal), (mat.x, goal)),
    )


def _beside(layout: TableLayout, source: Place) -> float:
    """Return the middle of the gap at the right of a tile, a deck or a card."""
    box = layout.places[source]
    if source.kind is PlaceKind.TILE:
        return layout.places[deck(1)].x - (layout.places[market(1, 0)].x - layout.places[deck(1)].right) / 2
    if source == market(source.row, SLOTS - 1):
        return (box.right + layout.bank.x) / 2
    following = market(source.row, 0 if source.kind is PlaceKind.DECK else source.slot + 1)
    return (box.right + layout.places[following].x) / 2


def _between_rows(layout: TableLayout) -> list[int]:
    rows = [layout.places[market(level, 0)] for level in reversed(LEVELS)]
    return [round((upper.bottom + lower.y) / 2) for upper, lower in pairwise(rows)]


def _nearest(lines: list[int], y: int) -> int:
    return min(lines, key=lambda line: abs(line - y))


def _corners(*points: tuple[int, int]) -> Points:
    """Leave out points between two others in one line."""
    found: list[tuple[int, int]] = []
    for point in points:
        if found and point == found[-1]:
            continue
        if len(found) > 1 and any(found[-2][axis] == found[-1][axis] == point[axis] for axis in (0, 1)):
            found[-1] = point
        else:
            found.append(point)
    return tuple(found)
