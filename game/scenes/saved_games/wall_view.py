"""The control that shows saved games as covers on shelves and scrolls them.

Knows games by number only: one function draws a cover, another a shelf. ``view.layout.wall`` has their boxes. Lengths
are in reference pixels.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.print_art import round_frame
from game.ui.widgets.listview import ListView
from game.view.layout.wall import WallLayout, WallStep, step_to

STEPS: Final[dict[int, WallStep]] = {
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_PAGEUP: "page up",
    pygame.K_PAGEDOWN: "page down",
    pygame.K_HOME: "first",
    pygame.K_END: "last",
}
_WHEEL_SHELVES: Final = 0.5
"""Number of shelves that a notch of the wheel scrolls."""
_SCROLLBAR_PX: Final = 12.0
"""Width of the scrollbar beside covers of the usual size."""


class WallView(ListView):
    """Covers in rows; a rim and light mark the chosen one. Arrows lead along the shelves and off their ends."""

    def __init__(
        self,
        count: int,
        layout: WallLayout,
        draw_cover: Callable[[Canvas, RenderContext, int, pygame.Rect], None],
        draw_shelf: Callable[[Canvas, RenderContext, pygame.Rect], None],
        *,
        on_select: Callable[[int], None],
        on_open: Callable[[int], None],
    ) -> None:
        super().__init__(count, 1, draw_cover, on_select=on_select, on_open=on_open)
        self.layout = layout
        self.draw_shelf = draw_shelf

    def lay_out(self, layout: WallLayout) -> None:
        """Use another layout; the chosen cover stays in view."""
        self.layout = layout
        self.rect = pygame.Rect(layout.view)
        if self.count:
            self.offset = layout.shown_at(self.selected, self.count, self.offset)

    def select(self, index: int) -> None:
        if not self.count:
            return
        self.selected = max(0, min(self.count - 1, index))
        self.offset = self.layout.shown_at(self.selected, self.count, self.offset)
        if self.on_select is not None:
            self.on_select(self.selected)

    def row_at(self, pos: tuple[int, int]) -> int:
        """Return the game whose cover is under a point, or -1."""
        if not self.rect.collidepoint(pos):
            return -1
        seen = self.layout.seen(self.count, self.offset)
        return next((index for index in seen if self.cover_box(index).collidepoint(pos)), -1)

    def wheel(self, notches: int) -> bool:
        self.scroll_to(self.offset - notches * _WHEEL_SHELVES * self.layout.pitch[1])
        return True

    def key(self, event: pygame.event.Event) -> bool:
        step = STEPS.get(event.key)
        if step is None:
            return super().key(event)
        rows = max(1, int(self.rect.h // self.layout.pitch[1]))
        to = step_to(self.selected, step, self.layout.columns, self.count, rows) if self.count else None
        if to is not None:
            self.select(to)
        return to is not None

    def cover_box(self, index: int) -> pygame.Rect:
        """Return where a cover is drawn."""
        return pygame.Rect(self.layout.box(index, self.offset))

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        layout, seen = self.layout, self.layout.seen(self.count, self.offset)
        with canvas.clip(self.rect):
            for row in range(layout.boards(self.count)):
                shelf = pygame.Rect(layout.shelf(row, self.offset))
                if shelf.colliderect(self.rect):
                    self.draw_shelf(canvas, look, shelf)
            for index in sorted(seen, key=lambda number: number == self.selected):
                self.draw_row(canvas, look, index, self.cover_box(index))
        self._draw_bar(canvas, look, self.rect.w)

    def draw_focus(self, canvas: Canvas, look: RenderContext) -> None:
        """Draw the focus along the chosen cover."""
        if self.selected < 0:
            return
        gap = look.px(9)
        box = self.cover_box(self.selected).inflate(2 * gap, 2 * gap)
        with canvas.clip(self.rect.inflate(2 * gap, 0)):
            radius = gap * 1.5
            canvas.surface(round_frame(box.size, look.palette.line_light, look.ring, radius), *box.topleft)

    def _whole(self) -> int:
        return self.layout.height(self.count)

    def _bar(self) -> int:
        return max(10, round(_SCROLLBAR_PX * self.layout.cover[0] / 196))
