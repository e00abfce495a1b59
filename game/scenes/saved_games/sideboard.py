"""The sideboard under the only shelf: a drawer for all games, those of each edition, and the unfinished ones.

Knows names, counts and boxes; the page decides which games a drawer stands for. Lengths are in reference pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.scenes.shared.drawer_front import LABEL_AT, LABEL_END, paint_front
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.type_scale import FIGURE, NAME_SMALL
from game.ui.widgets.controls import Tabs

MIN_DRAWER_PX: Final = 118.0
"""Minimum height of the drawers; in a lower window there are none."""
_PLATE_PX: Final = 8.0
"""From the edges of a drawer's plate to what is written on it."""
_FIGURE_RATIO: Final = 0.5
"""Height of the figure on a label, × height of the label."""
_MAX_FIGURE_PX: Final = 52.0
"""Maximum height of the figure."""
_INSET_PX: Final = 22.0
"""How much narrower than the shelf the cabinet is at each side."""
_WALL_PX: Final = 20.0
"""Thickness of the sides of the cabinet."""
_ABOVE_PX: Final = 14.0
"""From the shelf to the drawers."""
_BELOW_PX: Final = 16.0
"""From the drawers to the window's foot."""
_MAX_DRAWER_PX: Final = 230.0
"""Maximum height of the drawers."""


class SideboardDrawers(Tabs):
    """Drawers side by side, the open one pulled out."""

    def __init__(
        self, labels: Sequence[str], counts: Sequence[int], index: int, on_change: Callable[[int], None]
    ) -> None:
        super().__init__(labels, (), index, on_change)
        self.counts = tuple(counts)

    def box(self, number: int) -> pygame.Rect:
        """Return the box of a front in window pixels."""
        count, gap = len(self.labels), round(self.rect.w * 0.012)
        each = (self.rect.w - gap * (count - 1)) / count
        return pygame.Rect(self.rect.x + round(number * (each + gap)), self.rect.y, round(each), self.rect.h)

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        left, right = look.px(LABEL_AT), look.px(LABEL_END)
        width = self.box(0).w - left - right
        inner = width - 2 * look.px(_PLATE_PX)
        height = self.rect.h - look.px(54)
        style = look.text.fit_all(NAME_SMALL, self.labels, inner, height * 0.36)
        figure = look.text.sized(FIGURE, min(height * _FIGURE_RATIO, look.px(_MAX_FIGURE_PX)))
        for number, (label, count) in enumerate(zip(self.labels, self.counts, strict=True)):
            box = self.box(number)
            paint_front(canvas, look, box, opened=number == self.index)
            middle, ink = box.x + left + width / 2, look.palette.text_dark
            above = height * 0.27 if count else 0
            canvas.text(style.in_color(ink), label, middle, box.centery - above, "center", max_width=width)
            if count:
                below = box.centery + height * 0.17
                canvas.text(figure.in_color(ink), str(count), middle, below, "center", max_width=width)

    def draw_focus(self, canvas: Canvas, look: RenderContext) -> None:
        box, inset = self.box(self.index), look.px(5)
        canvas.rect(look.palette.text, box.inflate(2 * inset, 2 * inset), look.ring)


def sideboard_case(look: RenderContext, top: pygame.Rect, foot: int) -> pygame.Rect:
    """Return the box of the cabinet under a shelf; it continues below the window's ``foot``."""
    inset = look.px(_INSET_PX)
    return pygame.Rect(top.x + inset, top.y, top.w - 2 * inset, foot - top.y + look.px(30))


def sideboard_drawers(look: RenderContext, top: pygame.Rect, foot: int) -> pygame.Rect | None:
    """Return the box of the drawers in the cabinet, or ``None`` where they would be too low."""
    case = sideboard_case(look, top, foot)
    wall, y = look.px(_WALL_PX), top.bottom + look.px(_ABOVE_PX)
    height = foot - y - look.px(_BELOW_PX)
    if height < look.px(MIN_DRAWER_PX):
        return None
    return pygame.Rect(case.x + wall, y, case.w - 2 * wall, min(height, look.px(_MAX_DRAWER_PX)))


def paint_sideboard(canvas: Canvas, look: RenderContext, top: pygame.Rect, foot: int) -> None:
    """Draw the cabinet behind the drawers, where there is room for them."""
    if sideboard_drawers(look, top, foot) is None:
        return
    case = sideboard_case(look, top, foot)
    canvas.rect(look.palette.ink, case)
    canvas.rect(look.palette.line, case.inflate(-look.px(4), 0), max(1, look.px(2)))
