"""The page of tables found on the network: a grid of small tables, each with its seats around it.

Knows numbers and boxes in window pixels; knows nothing of networks, names or pygame.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from game.view.layout.geometry import Rect

LARGE_TEXT: Final = 1.25
"""With larger text at most two tables stand side by side."""
ROWS: Final = 2
"""So many rows of tables are in view at most."""
RIM: Final = 0.075
"""The rim's width as a share of the cloth's height."""
_PORTRAIT: Final = 0.36
_MAX_PORTRAIT: Final = 128.0
"""A portrait's side as a share of the cloth's height, and at most in reference pixels."""
_CLOTH: Final[dict[int, tuple[float, float]]] = {1: (760.0, 480.0), 2: (416.0, 250.0), 3: (262.0, 226.0)}
"""The size of the cloth in reference pixels by the number of columns."""
_BUTTON: Final = 44.0
_GAP: Final = 8.0
_SHARE: Final = 0.74
_WIDE_SHARE: Final = 0.86
"""The width of what is written on the cloth, as a share of it; more where nobody sits at its sides."""
_BETWEEN: Final = 0.92
"""The button's width between two portraits, as a share of the words' width."""

GridStep: TypeAlias = Literal["left", "right", "up", "down"]


class SmallTable(msgspec.Struct, frozen=True):
    """One table: cloth, rim, the portraits at its seats clockwise from the head, and what is on the cloth."""

    cloth: Rect
    rim: int
    seats: tuple[Rect, ...]
    words: Rect
    """The box of the words above the button."""
    button: Rect

    @property
    def whole(self) -> Rect:
        """The box of cloth and rim."""
        x, y, w, h = self.cloth
        return Rect(x - self.rim, y - self.rim, w + 2 * self.rim, h + 2 * self.rim)


class TableGrid(msgspec.Struct, frozen=True):
    """A grid of ``count`` tables in ``view``, of which ``columns`` stand side by side."""

    view: Rect
    scale: float
    count: int
    columns: int

    @property
    def row(self) -> int:
        """The height of a row."""
        return self.view.h // min(ROWS, max(1, -(-self.count // self.columns)))

    @property
    def height(self) -> int:
        """The height of all rows."""
        return -(-self.count // self.columns) * self.row

    def cell(self, index: int, offset: float = 0.0) -> Rect:
        """Return the cell of a table while ``offset`` pixels of the grid are scrolled away."""
        row, column = divmod(index, self.columns)
        width = self.view.w / self.columns
        left = round(self.view.x + column * width)
        return Rect(left, self.view.y + row * self.row - round(offset), round(width), self.row)

    def table(self, index: int, seats: int, offset: float = 0.0) -> SmallTable:
        """Return the places of a table with a number of seats."""
        cell = self.cell(index, offset)
        width, height = (length * self.scale for length in _CLOTH[self.columns])
        whole = height * (1 + RIM) + min(height * _PORTRAIT, _MAX_PORTRAIT * self.scale) + _GAP * self.scale
        share = min(1.0, self.row / whole)
        width, height = width * share, height * share
        x, y = cell.x + (cell.w - width) / 2, cell.y + (cell.h - height) / 2
        cloth = Rect(round(x), round(y), round(width), round(height))
        rim, side = round(height * RIM), round(min(height * _PORTRAIT, _MAX_PORTRAIT * self.scale))
        inner = side / 2 - rim / 2
        button = round(_BUTTON * self.scale * (1.2 if self.columns == 1 else 1.0))
        gap = round(_GAP * self.scale)
        words_w = width * (_SHARE if seats > 2 else _WIDE_SHARE)
        button_w = words_w * (_BETWEEN if seats > 2 else 1.0)
        foot = cloth.bottom - inner - gap
        words = Rect(
            round(cloth.x + (width - words_w) / 2),
            round(cloth.y + inner + gap / 2),
            round(words_w),
            round(foot - button - gap - cloth.y - inner - gap / 2),
        )
        return SmallTable(
            cloth=cloth,
            rim=rim,
            seats=tuple(_around(cloth, rim, side, number) for number in _SIDES[seats]),
            words=words,
            button=Rect(round(cloth.x + (width - button_w) / 2), round(foot - button), round(button_w), button),
        )

    def shown_at(self, index: int, offset: float) -> float:
        """Return the offset nearest to ``offset`` at which a table is wholly in view."""
        top = index // self.columns * self.row
        return float(max(0, min(self.height - self.view.h, max(top + self.row - self.view.h, min(offset, top)))))

    def step(self, index: int, step: GridStep) -> int | None:
        """Return the table that an arrow leads to; ``None`` where it leads off the grid."""
        column = index % self.columns
        match step:
            case "left":
                return index - 1 if column else None
            case "right":
                return index + 1 if column + 1 < self.columns and index + 1 < self.count else None
            case "up":
                return index - self.columns if index >= self.columns else None
            case "down":
                return index + self.columns if index + self.columns < self.count else None


_SIDES: Final[dict[int, tuple[int, ...]]] = {2: (0, 2), 3: (0, 1, 3), 4: (0, 1, 2, 3)}
"""The sides with a seat, counted clockwise from the head."""


def _around(cloth: Rect, rim: int, side: int, where: int) -> Rect:
    """Return the portrait at a side of the table, in the middle of its rim."""
    middle = (cloth.x + cloth.w / 2, cloth.y + cloth.h / 2)
    reach = (cloth.w / 2 + rim / 2, cloth.h / 2 + rim / 2)
    x = middle[0] + (0, reach[0], 0, -reach[0])[where]
    y = middle[1] + (-reach[1], 0, reach[1], 0)[where]
    return Rect(round(x - side / 2), round(y - side / 2), side, side)


def most_tables(enlarged: float) -> int:
    """Return how many tables are in view without scrolling."""
    return ROWS * (2 if enlarged > LARGE_TEXT else 3)


def table_grid(view: Rect, scale: float, count: int, enlarged: float = 1.0) -> TableGrid:
    """Return the grid of ``count`` tables: the fewer there are, the larger they stand."""
    columns = 1 if count <= 1 else 2 if count <= ROWS * 2 or enlarged > LARGE_TEXT else 3
    return TableGrid(view=view, scale=scale, count=count, columns=columns)
