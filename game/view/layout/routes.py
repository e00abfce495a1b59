"""The route of a piece from the middle of the table to a box beside the market: along the gaps between cards.

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
_START: Final = 4
"""How much farther apart than lanes two routes begin at one place."""

Points: TypeAlias = tuple[tuple[int, int], ...]


def route(layout: TableLayout, source: Place, goal: Rect, lane: float) -> Points:
    """Return the corners of the route from a place left of the bank to the left edge of a box right of the market.

    Neighbouring corners differ in one coordinate. The routes of several seats lie next to each other: ``lane`` is 0 in
    the middle of each gap, -1 and 1 beside it.
    """
    box, beside = layout.places[source], round(lane * _APART[layout.compact] * layout.scale)
    last = layout.places[market(1, SLOTS - 1)]
    before = round((last.right + layout.bank.x) / 2) + beside
    gap = round(_beside(layout, source)) + beside
    x, y, end = box.right, round(box.center[1]) + beside * _START, round(goal.center[1])
    row = y if source == market(source.row, SLOTS - 1) else _nearest(_between_rows(layout), y) + beside
    return _corners((x, y), (gap, y), (gap, row), (before, row), (before, end), (goal.x, end))


def _beside(layout: TableLayout, source: Place) -> float:
    """Return the middle of the gap at the right of a tile, a deck or a card."""
    box = layout.places[source]
    if source.kind is PlaceKind.MARKET and source.slot == SLOTS - 1:
        return (box.right + layout.bank.x) / 2
    if source.kind in (PlaceKind.MARKET, PlaceKind.DECK):
        following = market(source.row, 0 if source.kind is PlaceKind.DECK else source.slot + 1)
        return (box.right + layout.places[following].x) / 2
    return layout.places[deck(1)].x - (layout.places[market(1, 0)].x - layout.places[deck(1)].right) / 2


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
