"""The control that shows the tables found on the network as small tables with their seats, and how one is drawn.

Knows found tables and their places; knows nothing of the network. ``view.layout.found_tables`` has their boxes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.rules import edition as rules_of
from game.scenes.shared.empty_seat import paint_empty_seat
from game.scenes.shared.round_table import margin, ring, round_table
from game.scenes.tables import text as texts
from game.support.i18n import gettext_noop, tr
from game.ui.graphics.type_scale import NAME, NOTE, NOTE_SMALL, StyledText
from game.ui.widgets.listview import ListView
from game.view.layout.found_tables import GridStep, SmallTable, TableGrid
from game.view.layout.geometry import Rect

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext
    from net.protocol.room_types import FoundTable

VIEW: Final = (24.0, 72.0, 1124.0, 820.0)
"""The part of the stage with the tables, in reference pixels."""
_STEPS: Final[dict[int, GridStep]] = {
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
}
_WHEEL_ROWS: Final = 0.5
"""Number of rows that a notch of the wheel scrolls."""
_SCROLLBAR_WINDOW_PX: Final = 12
"""Width of the scrollbar."""
_MIN_LINE_RATIO: Final = 0.7
"""Minimum share of their size to which lines shrink before the last one is left out."""
_TOKENS_RATIO: Final = 1.4
"""Minimum width of a cloth with room for tokens, × its height."""
_TOKEN_RATIO: Final = 0.72
"""Side of a token's place, × height of a button."""


class FoundTablesView(ListView):
    """Small tables in a grid; arrows lead from one to the next and off the grid's edges."""

    verb = gettext_noop("Join")

    def __init__(
        self,
        tables: Sequence[FoundTable],
        draw_table: Callable[[Canvas, RenderContext, int, pygame.Rect], None],
        *,
        on_select: Callable[[int], None],
        on_open: Callable[[int], None],
        on_scroll: Callable[[], None],
    ) -> None:
        super().__init__(len(tables), 1, draw_table, on_select=on_select, on_open=on_open)
        self.tables = tables
        self.on_scroll = on_scroll
        self.grid: TableGrid

    def lay_out(self, grid: TableGrid) -> None:
        """Use another grid; the chosen table stays in view."""
        self.grid = grid
        self.rect = pygame.Rect(grid.view)
        self.row_height = grid.row
        self.offset = grid.shown_at(self.selected, self.offset)

    def places(self, index: int) -> SmallTable:
        """Return the places of a table as it is scrolled now."""
        return self.grid.table(index, self.tables[index].seats, self.offset)

    def select(self, index: int) -> None:
        self.selected = max(0, min(self.count - 1, index))
        self.offset = self.grid.shown_at(self.selected, self.offset)
        if self.on_select is not None:
            self.on_select(self.selected)

    def scroll_to(self, offset: float) -> None:
        super().scroll_to(offset)
        self.on_scroll()

    def row_at(self, pos: tuple[int, int]) -> int:
        """Return the table under a point, or -1."""
        if not self.rect.collidepoint(pos):
            return -1
        return next((index for index in range(self.count) if self.grid.cell(index, self.offset).contains(pos)), -1)

    def wheel(self, notches: int) -> bool:
        self.scroll_to(self.offset - notches * _WHEEL_ROWS * self.grid.row)
        return True

    def key(self, event: pygame.event.Event) -> bool:
        step = _STEPS.get(event.key)
        if step is None:
            return super().key(event)
        to = self.grid.step(self.selected, step)
        if to is None or to >= self.count:
            return False
        self.select(to)
        return True

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        with canvas.clip(self.rect):
            for index in range(self.count):
                cell = pygame.Rect(self.grid.cell(index, self.offset))
                if cell.colliderect(self.rect):
                    self.draw_row(canvas, look, index, cell)
        self._draw_bar(canvas, look, self.rect.w)

    def draw_focus(self, canvas: Canvas, look: RenderContext) -> None:
        """Draw the focus around the chosen table."""
        gap = look.px(20)
        box = pygame.Rect(self.places(self.selected).whole).inflate(2 * gap, 2 * gap)
        with canvas.clip(self.rect):
            canvas.image(look.sprite("frame/focus", box.w, box.h), box.x, box.y)

    def _whole(self) -> int:
        return self.grid.height

    def _bar(self) -> int:
        return _SCROLLBAR_WINDOW_PX


def paint_found(
    canvas: Canvas, look: RenderContext, own: RenderContext, table: FoundTable, at: SmallTable, *, chosen: bool
) -> None:
    """Draw a table that was found, with its host at the head and what is known about it on the cloth.

    ``own`` is the look of the table's edition.
    """
    paint_cloth(canvas, own, at, chosen=chosen)
    taken = table.seats - table.free
    people = table.people or (table.host, *[""] * (table.seats - 1))
    known = [name or (str(seat) if seat < taken and not table.people else "") for seat, name in enumerate(people)]
    avatars = own.avatars(known)
    for seat, box in enumerate(at.seats):
        if known[seat]:
            canvas.image(own.sprite(avatars[seat], box.w, box.h), box.x, box.y)
        else:
            paint_empty_seat(canvas, look, box, "plus")
    palette = look.palette
    open_ = table.free > 0 and not table.playing
    title = tr("{name}’s table").format(name=table.host)
    about = texts.about(table)
    one = chosen or look.text.size(NOTE_SMALL, about)[0] <= at.words.w
    parts = (about,) if one else about.rsplit(", ", 1)
    free = NOTE.in_color(palette.ok if open_ or table.my_turn else palette.text_soft)
    lines = (
        StyledText(title, NAME),
        StyledText(texts.free_seats(table), free),
        *(StyledText(part, NOTE_SMALL) for part in parts),
    )
    if not chosen and at.cloth.w > at.cloth.h * _TOKENS_RATIO:
        _paint_tokens(canvas, own, at.button)
    elif not chosen:
        write_centred(canvas, look, lines, at.words._replace(h=at.button.bottom - at.words.y))
        return
    write_centred(canvas, look, lines, at.words)


def _paint_tokens(canvas: Canvas, look: RenderContext, box: Rect) -> None:
    """Draw a token of each kind on the cloth, where the button of a chosen table is."""
    kinds = rules_of(look.edition).kinds
    side = min(box.h * _TOKEN_RATIO, box.w / kinds)
    left, top = box.x + (box.w - side * kinds) / 2, box.y + (box.h - side) / 2
    for kind in range(kinds):
        canvas.image(look.sprite(f"token/{kind}", side * 0.88, side * 0.88), left + kind * side, top)


def paint_cloth(
    canvas: Canvas, look: RenderContext, at: SmallTable, *, chosen: bool = False, dark: bool = False
) -> None:
    """Draw the cloth of a small table, with a ring where it is the chosen one."""
    size = (at.cloth.w, at.cloth.h)
    edge, corner = margin(look, at.rim), at.cloth.h // 2
    place = (at.cloth.x - edge, at.cloth.y - edge)
    canvas.surface(round_table(look, size, corner, at.rim, dark=dark), *place)
    if chosen:
        canvas.surface(ring(look, size, corner, at.rim), *place)


def write_centred(canvas: Canvas, look: RenderContext, lines: Sequence[StyledText], box: Rect) -> None:
    """Write lines below each other in the middle of a box of window pixels; the last ones go where it is too low."""
    shown = list(lines)
    while True:
        styles = [look.text.fit(line.style, line.text, box.w) for line in shown]
        heights = [look.text.line_height(style) for style in styles]
        share = min(1.0, box.h / sum(heights))
        if share > _MIN_LINE_RATIO or len(shown) == 1:
            break
        shown.pop()
    y = box.y + (box.h - sum(heights) * share) / 2
    for line, style, height in zip(shown, styles, heights, strict=True):
        middle = y + height * share / 2
        canvas.text(style.scaled(share), line.text, box.x + box.w / 2, middle, "center", max_width=box.w)
        y += height * share
