"""A page with a list at the left and the details of the chosen row at the right.

Knows the two panels, the buttons below them and the list; a subclass draws the rows and the details of the chosen one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.scenes.shared.page import Page, Written
from game.ui.graphics.canvas import Anchor, Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.text import Line
from game.ui.widgets.listview import ListView

LIST: Final = (32.0, 84.0, 980.0, 696.0)
"""The left panel; this and all below are in reference pixels of the stage."""
DETAIL: Final = (1036.0, 84.0, 532.0, 696.0)
"""The right panel."""
ROWS: Final = 6
INSET: Final = 20.0
FOOT: Final = 806.0
"""The top of the buttons below the panels."""


class ListPage(Page):
    """A page with a list and a selected row; ``list`` is ``None`` while there is nothing to list."""

    background = "bg/table"

    def __init__(self, edition: str) -> None:
        super().__init__(edition)
        self.list: ListView | None = None
        self.list_box = LIST
        self.selected = 0

    def add_list(
        self,
        count: int,
        draw_row: Callable[[Canvas, RenderContext, int, pygame.Rect], None],
        on_select: Callable[[int], None],
        on_open: Callable[[], None],
    ) -> None:
        """Create the list again; ``on_open`` opens the selected row."""
        self.list = None
        if count:
            self.list = self.form.add(ListView(count, 1, draw_row, on_select=on_select, on_open=lambda _: on_open()))
            self.list.selected = self.selected

    def place_list(self) -> None:
        """Place the list in the left panel."""
        if self.list is not None:
            x, y, w, h = self.list_box
            self.put(self.list, x + INSET, y + INSET, w - 2 * INSET, h - 2 * INSET)
            # Larger text needs higher rows, so six, five, then four of them are in view.
            rows = max(4, round(ROWS / self.look.text.enlarged**0.6))
            self.list.row_height = self.list.rect.h // rows
            self.list.select(self.selected)


def write_row(
    canvas: Canvas,
    look: RenderContext,
    upper: Written,
    lower: Written,
    x: float,
    middle: float,
    max_width: float,
    high: int,
    *,
    to_right: bool = False,
) -> float:
    """Write the two lines of a row from its left edge ``x``, or right-aligned at ``x``; return the wider line's width.

    All lengths are in window pixels; ``high`` is the row's height, of which a small margin stays free.
    """
    first, second = (Line(role, words, max_width, px) for role, words, _, px in (upper, lower))
    placed = look.text.pair(first, second, look.px(31), high - look.px(12))
    anchor: Anchor = "midright" if to_right else "midleft"
    widths = [
        canvas.text(role, words, x, middle + dy, color, anchor, px, max_width=max_width).w
        for (role, words, color, _), (px, dy) in zip((upper, lower), placed, strict=True)
    ]
    return max(widths)
