"""A scrolling list.

Knows rows by number only: a function draws their contents.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.support.i18n import gettext_noop
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.edge_fade import scroll_shades
from game.ui.graphics.look import RenderContext
from game.ui.widgets.widget import Widget
from game.view.theme import Color

_WHEEL_ROWS: Final = 2


class ListView(Widget):
    """A scrolling list; a row is selected by click or arrows and opened by double click or Enter.

    ``draw_row(canvas, look, index, rect)`` draws a row's contents; ``row_height`` is in window pixels.
    """

    verb = gettext_noop("Open")
    plates = ("ui/list_row", "ui/list_row_active")
    """The sprites of a row and of the selected one."""

    def __init__(
        self,
        count: int,
        row_height: int,
        draw_row: Callable[[Canvas, RenderContext, int, pygame.Rect], None],
        rect: pygame.Rect | None = None,
        *,
        on_select: Callable[[int], None] | None = None,
        on_open: Callable[[int], None] | None = None,
    ) -> None:
        super().__init__(rect)
        self.shade: Color | None = None
        """The colour of the shade where the list continues, that of ink where it is ``None``."""
        self.count = count
        self.row_height = row_height
        self.draw_row = draw_row
        self.on_select = on_select
        self.on_open = on_open
        self.selected = 0 if count else -1
        self.offset = 0.0
        self._held = -1.0
        self._last_click_ms = -1000

    def fit_rows(self, least: int) -> None:
        """Make rows of ``least`` window pixels or somewhat more, and end the view with a whole one."""
        rows = max(1, self.rect.h // least)
        self.row_height = self.rect.h // rows
        self.rect.h = rows * self.row_height

    def select(self, index: int) -> None:
        """Select a row and scroll it into view."""
        if not self.count:
            self.selected = -1
            return
        self.selected = max(0, min(self.count - 1, index))
        top = self.selected * self.row_height
        self.scroll_to(min(max(self.offset, top + self.row_height - self.rect.h), top))
        if self.on_select is not None:
            self.on_select(self.selected)

    def scroll_to(self, offset: float) -> None:
        """Scroll so that ``offset`` pixels of the rows lie above the view."""
        self.offset = max(0.0, min(float(self._reach()), offset))

    def row_at(self, pos: tuple[int, int]) -> int:
        """Return the row under a point, or -1."""
        row = int((pos[1] - self.rect.y + self.offset) // self.row_height)
        return row if self.rect.collidepoint(pos) and 0 <= row < self.count else -1

    def click(self, pos: tuple[int, int]) -> None:
        if self._reach() and pos[0] >= self.rect.right - self._bar():
            self._held = pos[1]
            return
        row = self.row_at(pos)
        if row < 0:
            return
        now = pygame.time.get_ticks()
        again = row == self.selected and now - self._last_click_ms < 400
        self._last_click_ms = now
        self.select(row)
        if again and self.on_open is not None:
            self.on_open(row)

    def drag(self, pos: tuple[int, int]) -> None:
        if self._held >= 0:
            self.scroll_to(self.offset + (pos[1] - self._held) * self._whole() / self.rect.h)
            self._held = pos[1]

    def release(self, pos: tuple[int, int]) -> None:
        self._held = -1

    def wheel(self, notches: int) -> bool:
        self.scroll_to(self.offset - notches * _WHEEL_ROWS * self.row_height)
        return True

    def key(self, event: pygame.event.Event) -> bool:
        page = max(1, self.rect.h // self.row_height)
        moves = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page}
        if event.key in moves:
            self.select(self.selected + moves[event.key])
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self.select(0 if event.key == pygame.K_HOME else self.count - 1)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.on_open is not None and self.selected >= 0:
            self.on_open(self.selected)
        else:
            return False
        return True

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        rect = self.rect
        width = self._row_width(look)
        first = int(self.offset // self.row_height)
        with canvas.clip(rect):
            for index in range(first, min(self.count, first + rect.h // self.row_height + 2)):
                top = rect.y + index * self.row_height - round(self.offset)
                row = pygame.Rect(rect.x, top, width, self.row_height)
                plate = self.plates[index == self.selected]
                canvas.image(look.sprite(plate, row.w, row.h - look.px(4)), row.x, row.y)
                self.draw_row(canvas, look, index, row)
        self._draw_bar(canvas, look, width)

    def draw_focus(self, canvas: Canvas, look: RenderContext) -> None:
        """Draw the focus ring along the selected row's own outline, around the view where no row is selected."""
        if self.selected < 0:
            super().draw_focus(canvas, look)
            return
        top = self.rect.y + self.selected * self.row_height - round(self.offset)
        ring = look.focus_ring(self.plates[True], self._row_width(look), self.row_height - look.px(4))
        reach = 2 * (look.ring + look.px(1))
        with canvas.clip(self.rect.inflate(2 * reach, reach)):
            canvas.image(ring, self.rect.x, top)

    def _row_width(self, look: RenderContext) -> int:
        return self.rect.w - (self._bar() + look.px(4) if self._reach() else 0)

    def _draw_bar(self, canvas: Canvas, look: RenderContext, width: int) -> None:
        """Draw the scroll bar, and shade the edges of the rows, which are ``width`` wide, where one of them is cut."""
        if not self._reach():
            return
        rect = self.rect
        view = pygame.Rect(rect.x, rect.y, width, rect.h)
        above, below = self.offset % self.row_height >= 1, (self.offset + rect.h) % self.row_height >= 1
        scroll_shades(canvas, look, view, above=above, below=below, color=self.shade)
        bar = pygame.Rect(rect.right - self._bar(), rect.y, self._bar(), rect.h)
        canvas.image(look.sprite("ui/scroll_track", bar.w, bar.h), bar.x, bar.y)
        height = max(look.px(24), rect.h * rect.h // self._whole())
        knob_top = rect.y + (rect.h - height) * self.offset / self._reach()
        canvas.image(look.sprite("ui/scroll_knob", bar.w, height), bar.x, knob_top)

    def _whole(self) -> int:
        """Return the height of all rows."""
        return self.count * self.row_height

    def _reach(self) -> int:
        return max(0, self._whole() - self.rect.h)

    def _bar(self) -> int:
        return max(10, self.row_height // 5)
