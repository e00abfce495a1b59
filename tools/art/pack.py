"""Place rectangles on pages, row by row.

Knows sizes in whole pixels. Must not know what is drawn in them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

PAGE: Final = 2048
GUTTER: Final = 2


@dataclass(frozen=True)
class Spot:
    """Where a rectangle lies: page number and top-left corner in pixels."""

    page: int
    x: int
    y: int


@dataclass
class _Shelf:
    page: int
    y: int
    height: int
    x: int = 0


def pack(sizes: Mapping[str, tuple[int, int]], first_page: int = 0) -> tuple[dict[str, Spot], list[tuple[int, int]]]:
    """Lay rectangles on shelves of pages of 2048 pixels, tallest first, with a gutter of 2 pixels.

    Returns the spot of each name and the used (width, height) of each page; page numbers start at ``first_page``.
    A rectangle larger than a page gets one of its own. The same sizes always give the same spots.
    """
    spots: dict[str, Spot] = {}
    used: list[tuple[int, int]] = []
    shelves: list[_Shelf] = []
    for name, (width, height) in sorted(sizes.items(), key=lambda item: (-item[1][1], -item[1][0], item[0])):
        shelf = next((s for s in shelves if s.height >= height and s.x + width <= PAGE), None)
        if shelf is None:
            shelf = _new_shelf(shelves, used, height)
        spots[name] = Spot(first_page + shelf.page, shelf.x, shelf.y)
        wide, high = used[shelf.page]
        used[shelf.page] = (max(wide, shelf.x + width), max(high, shelf.y + height))
        shelf.x += width + GUTTER
    return spots, used


def _new_shelf(shelves: list[_Shelf], used: list[tuple[int, int]], height: int) -> _Shelf:
    for page in range(len(used)):
        bottom = max(s.y + s.height for s in shelves if s.page == page) + GUTTER
        if bottom + height <= PAGE:
            shelf = _Shelf(page, bottom, height)
            shelves.append(shelf)
            return shelf
    used.append((0, 0))
    shelf = _Shelf(len(used) - 1, 0, height)
    shelves.append(shelf)
    return shelf
