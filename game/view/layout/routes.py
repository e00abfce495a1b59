"""The route of a piece from the middle of the table to a box beside the market, along the gaps of cards.

Knows the layout of a table; knows nothing of states, colours or pygame.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from game.rules.model import LEVELS, SLOTS, Place, PlaceKind, deck, market, tile
from game.view.layout.geometry import Rect
from game.view.layout.table import TableLayout

LINE: Final = 4, 3
"""The width of a route in reference pixels, in a large and in a compact layout."""
_APART: Final = 2.5
"""The most distance of neighbouring routes in a gap, by their width."""
_CORNER: Final = 0.14
"""The share of a box's height at its corners where no route enters."""

Points: TypeAlias = tuple[tuple[int, int], ...]


class _Gap(NamedTuple):
    """The pixels between two rows or columns along an axis: 0 for x, 1 for y."""

    axis: int
    low: int
    high: int


def routes(layout: TableLayout, ways: Sequence[tuple[Place, Rect]]) -> list[Points]:
    """Return the corners of each route from the right edge of a place to the left edge of a box right of the market.

    Neighbouring corners differ in one coordinate. A route alone in a gap lies in its middle; those to several boxes lie
    next to each other, and begin apart where they leave the same place. One that arrives beside its box is straight
    there; others turn to the middle of its height.
    """
    shared: dict[Place | _Gap, list[Rect]] = {}
    for source, goal in sorted(ways, key=lambda way: way[1].y):
        parts: list[Place | _Gap] = [source, *_gaps(layout, source, goal)]
        for part in parts:
            goals = shared.setdefault(part, [])
            if goal not in goals:
                goals.append(goal)
    found = []
    for source, goal in ways:
        goals = shared[source]
        lanes = [_lane(layout, gap, shared[gap].index(goal), len(shared[gap])) for gap in _gaps(layout, source, goal)]
        box = layout.places[source]
        points = [(box.right, round(box.y + box.h * (goals.index(goal) + 1) / (len(goals) + 1)))]
        for x, y in zip(lanes[::2], [*lanes[1::2], _entry(goal, [points[0][1], *lanes[1::2]][-1])], strict=True):
            points += [(x, points[-1][1]), (x, round(y))]
        found.append(_corners(*points, (goal.x, points[-1][1])))
    return found


def _entry(goal: Rect, y: int) -> float:
    """Return where a route that arrives at a height enters a box: straight, unless that is near a corner or outside."""
    edge = goal.h * _CORNER
    return y if goal.y + edge <= y <= goal.bottom - edge else goal.center[1]


def _lane(layout: TableLayout, gap: _Gap, number: int, count: int) -> int:
    """Return where one of some routes in a gap lies across it."""
    line = LINE[layout.compact] * layout.scale
    apart = min(line * _APART, (gap.high - gap.low - line) / max(count - 1, 1))
    return round((gap.low + gap.high) / 2 + (number - (count - 1) / 2) * apart)


def _gaps(layout: TableLayout, source: Place, goal: Rect) -> list[_Gap]:
    """Return the gaps of a route, columns and rows in turn: beside the place, between rows, and before the boxes."""
    before = _Gap(0, layout.places[market(1, SLOTS - 1)].right, goal.x)
    if source == market(source.row, SLOTS - 1):
        return [before]
    middle = layout.places[source].center[1]
    row = min(_between_rows(layout), key=lambda gap: abs((gap.low + gap.high) / 2 - middle))
    return [_beside(layout, source), row, before]


def _beside(layout: TableLayout, source: Place) -> _Gap:
    """Return the gap at the right of a deck, a card or a tile above the market, else at the left of the decks."""
    box = layout.places[source]
    if source.kind in (PlaceKind.MARKET, PlaceKind.DECK):
        following = market(source.row, 0 if source.kind is PlaceKind.DECK else source.slot + 1)
        return _Gap(0, box.right, layout.places[following].x)
    if _is_above(layout):
        return _Gap(0, box.right, min(rail.x for rail in layout.rails if rail.x >= box.right))
    first = layout.places[deck(1)]
    return _Gap(0, first.x - (layout.places[market(1, 0)].x - first.right), first.x)


def _between_rows(layout: TableLayout) -> list[_Gap]:
    rows = [layout.places[tile(0)]] if _is_above(layout) else []
    rows += [layout.places[market(level, 0)] for level in reversed(LEVELS)]
    return [_Gap(1, upper.bottom, lower.y) for upper, lower in pairwise(rows)]


def _is_above(layout: TableLayout) -> bool:
    """Whether the tiles lie in a row above the market."""
    return layout.places[tile(0)].bottom <= layout.places[market(max(LEVELS), 0)].y


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
