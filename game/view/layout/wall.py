"""The page of saved games: covers on shelves at the left, the open game at the right, a bar above both.

Knows numbers only: nothing of games, texts or pygame. Lengths without a unit are design pixels of a window of 1600x900.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from game.view.layout.geometry import Rect
from game.view.theme import scale_of

COVER: Final = (196.0, 300.0)
"""Width and height of a cover at the usual text size."""
BAR: Final = 60.0
MARGIN: Final = 24.0
EDGE: Final = 32.0
"""From the open game to the window's right edge, where the bar's buttons end."""
PAGE: Final = 570.0
"""Width of the open game."""
LAMPS: Final = 122.0
"""The wall above the first shelf's covers."""
BETWEEN: Final = 38.0
"""The least gap between two covers."""
SHELF: Final = 68.0
"""From a cover's foot to the top of the cover below it."""
BOARD: Final = 15.0
"""The thickness of a shelf."""
LARGEST: Final = 1.65
"""How much larger the covers of a single row are at most."""
ROOM: Final = 96.0
"""What stays free below such a row, and above the lamps' light."""
CLOSE: Final = 26.0
APART: Final = 1.6
"""The least gap between its covers, and their gap where there is room, in least gaps."""
LOW: Final = 0.44
"""The share of the free height above it."""
LARGE_TEXT: Final = 1.4
"""From this text size on the bar has two lines."""

WallStep: TypeAlias = Literal["left", "right", "up", "down", "page up", "page down", "first", "last"]


class WallLayout(msgspec.Struct, frozen=True):
    """Where everything is, in window pixels; ``view`` is the part of the wall in which the shelves scroll.

    ``lines`` are the lines of the bar, the upper one first; ``left`` is the space beside the covers of a single row.
    """

    bar: Rect
    lines: tuple[Rect, ...]
    view: Rect
    page: Rect
    columns: int
    cover: tuple[int, int]
    pitch: tuple[float, float]
    top: int
    """The distance from the view's top to the first row of covers."""
    board: int
    left: float = 0.0
    alone: bool = False
    """Whether one shelf holds all games."""

    def rows(self, count: int) -> int:
        """Return how many shelves so many games fill; an empty wall has one."""
        return max(1, -(-count // self.columns))

    def boards(self, count: int) -> int:
        """Return how many shelves hang on the wall: empty ones fill the view, unless one holds all games."""
        if self.alone:
            return 1
        return max(self.rows(count), int((self.view.h - self.top - self.cover[1]) // self.pitch[1]) + 1)

    def height(self, count: int) -> int:
        """Return the height of the whole wall."""
        return self.top + round(self.rows(count) * self.pitch[1] - self.pitch[1] + self.cover[1]) + 3 * self.board

    def box(self, index: int, offset: float = 0.0) -> Rect:
        """Return where a game's cover is when ``offset`` pixels of the wall are scrolled away."""
        row, column = divmod(index, self.columns)
        x = self.view.x + self.left + self.pitch[0] * (column + 0.5) - self.cover[0] / 2
        y = self.view.y + self.top + self.pitch[1] * row - offset
        return Rect(round(x), round(y), *self.cover)

    def shelf(self, row: int, offset: float = 0.0) -> Rect:
        """Return where a shelf is; the covers stand on its upper edge."""
        foot = self.box(row * self.columns, offset).bottom
        return Rect(self.view.x, foot - 2, self.view.w, self.board)

    def seen(self, count: int, offset: float) -> range:
        """Return the games of the rows that are in view, wholly or in part."""
        first = max(0, int((offset - self.top - self.cover[1]) // self.pitch[1]) + 1)
        last = int((offset + self.view.h - self.top) // self.pitch[1])
        return range(min(count, first * self.columns), max(0, min(count, (last + 1) * self.columns)))

    def reach(self, count: int) -> int:
        """Return how far the wall can be scrolled."""
        return max(0, self.height(count) - self.view.h)

    def shown_at(self, index: int, count: int, offset: float) -> float:
        """Return the offset nearest to ``offset`` at which a whole cover and the board below it are in view."""
        box = self.box(index)
        upper = box.y - self.view.y - (self.top if index < self.columns else self.board * 3)
        lower = box.bottom + 2 * self.board - self.view.bottom
        return min(float(self.reach(count)), max(0.0, float(lower), min(offset, float(upper))))


def wall_layout(width: int, height: int, enlarged: float = 1.0, count: int = 0) -> WallLayout:
    """Return the layout of a window of ``width`` x ``height`` pixels at a text size from 1.0 to 2.0.

    If all ``count`` games fit on one shelf, they stand larger in the middle of the wall.
    """
    v = scale_of(width, height)
    line = round(BAR * v)
    lines = 2 if enlarged >= LARGE_TEXT else 1
    bar = Rect(0, 0, width, line * lines)
    margin = round(MARGIN * v)
    page_w = round(PAGE * v)
    page = Rect(width - round(EDGE * v) - page_w, bar.bottom + round(margin * 0.8), page_w, 0)
    page = page._replace(h=height - margin - page.y)
    view = Rect(margin, bar.bottom, page.x - 2 * margin, height - bar.bottom)
    grown: float = enlarged**0.5
    cover = round(COVER[0] * v * grown), round(COVER[1] * v * grown)
    columns = max(1, int(view.w // (cover[0] + BETWEEN * v)))
    pitch, top, left = view.w / columns, round(LAMPS * v), 0.0
    if 0 < count <= columns:
        beside, above = CLOSE * v, view.h - top - ROOM * v
        grow = max(1.0, min(LARGEST, view.w / count / (cover[0] + beside), above / cover[1]))
        cover = round(cover[0] * grow), round(cover[1] * grow)
        pitch = min(view.w / count, cover[0] + APART * beside)
        top = max(top, round((view.h - cover[1]) * LOW))
        columns, left = count, (view.w - pitch * count) / 2
    return WallLayout(
        bar=bar,
        lines=tuple(Rect(0, line * number, width, line) for number in range(lines)),
        view=view,
        page=page,
        columns=columns,
        cover=cover,
        pitch=(pitch, cover[1] + SHELF * v),
        top=top,
        board=round(BOARD * v),
        left=left,
        alone=0 < count <= columns,
    )


def step_to(index: int, step: WallStep, columns: int, count: int, rows: int) -> int | None:
    """Return the game that a key leads to; ``None`` where it leads off the wall. ``rows`` is what a page moves by."""
    row, column = divmod(index, columns)
    match step:
        case "left":
            return index - 1 if column else None
        case "right":
            return index + 1 if column + 1 < columns and index + 1 < count else None
        case "up":
            return index - columns if row else None
        case "down":
            below = (row + 1) * columns < count
            return min(index + columns, count - 1) if below else index
        case "page up":
            return max(column, index - rows * columns)
        case "page down":
            return min(count - 1, index + rows * columns)
        case "first":
            return 0
        case "last":
            return count - 1
