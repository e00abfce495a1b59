"""The shelves of medals on the profile page, and the name of a medal's picture.

Knows the sprites of a medal and the keys of a grid; knows nothing of how a medal is earned, which is in
``game.profile.medals``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame

from game.profile.medals import Medal
from game.support.i18n import tr, trn
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.type_scale import FIGURE_SMALL, NOTE_SMALL
from game.ui.widgets.widget import Widget
from game.view.descriptions.sentence_parts import labelled

COLUMNS: Final = 4
SHELF: Final = 12.0
"""Height of a shelf."""
FOOT: Final = 9.0
"""From a medal’s name to the lower edge of its cell."""

UNEARNED: Final = 205
"""The alpha of a medal that was not earned."""


def medal_sprite(medal: str, *, won: bool) -> str:
    """Return the name of a medal's picture."""
    return f"medal/{medal}" if won else f"medal_open/{medal}"


def earned_text(count: int) -> str:
    """Return how often a medal was earned."""
    if not count:
        return tr("Not earned yet")
    return trn("Earned {count} time", "Earned {count} times", count).format(count=count)


class MedalGrid(Widget):
    """Medals in rows; the pointer or the arrows choose the one whose details are shown."""

    def __init__(self, medals: Sequence[Medal], earned: Mapping[str, int], on_choose: Callable[[int], None]) -> None:
        super().__init__()
        self.medals = tuple(medals)
        self.earned = dict(earned)
        self.on_choose = on_choose
        self.index = 0

    @property
    def rows(self) -> int:
        """How many rows the medals take."""
        return -(-len(self.medals) // COLUMNS)

    def describe(self) -> str:
        medal = self.medals[self.index]
        return f"{labelled(tr(medal.title), tr(medal.text))} {earned_text(self.earned.get(medal.id, 0))}"

    def choose(self, index: int) -> None:
        """Choose a medal."""
        index = max(0, min(len(self.medals) - 1, index))
        if index != self.index:
            self.index = index
            self.on_choose(index)

    def click(self, pos: tuple[int, int]) -> None:
        found = next((number for number in range(len(self.medals)) if self.box(number).collidepoint(pos)), None)
        if found is not None:
            self.choose(found)

    def key(self, event: pygame.event.Event) -> bool:
        """Move through the grid by the arrows, Home and End."""
        moves = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -COLUMNS, pygame.K_DOWN: COLUMNS}
        if event.key in (pygame.K_HOME, pygame.K_END):
            self.choose(0 if event.key == pygame.K_HOME else len(self.medals) - 1)
        elif event.key in moves:
            self.choose(self.index + moves[event.key])
        else:
            return False
        return True

    def box(self, number: int) -> pygame.Rect:
        """Return the cell of a medal in window pixels."""
        column, row = number % COLUMNS, number // COLUMNS
        left, right = (self.rect.x + self.rect.w * each // COLUMNS for each in (column, column + 1))
        top, bottom = (self.rect.y + self.rect.h * each // self.rows for each in (row, row + 1))
        return pygame.Rect(left, top, right - left, bottom - top)

    def face(self, look: RenderContext, number: int) -> pygame.Rect:
        """Return the square of a medal's picture in window pixels, which stands on its shelf."""
        box, name, below = self.box(number), self._name_high(look, number), look.px(FOOT)
        side = min(box.h - below - name - look.px(SHELF + 6), box.w - look.px(16))
        return pygame.Rect(box.centerx - side // 2, box.bottom - below - name - look.px(SHELF) - side, side, side)

    def _name_high(self, look: RenderContext, number: int) -> int:
        """Return the height of a medal's name in window pixels."""
        return min(round(self.box(number).h * 0.42), look.px(26 * look.text.enlarged))

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        for number, medal in enumerate(self.medals):
            self._draw_medal(canvas, look, number, medal)

    def _draw_medal(self, canvas: Canvas, look: RenderContext, number: int, medal: Medal) -> None:
        palette, box, face = look.palette, self.box(number), self.face(look, number)
        count = self.earned.get(medal.id, 0)
        name, below, shelf = self._name_high(look, number), look.px(FOOT), face.bottom
        if number == self.index:
            plate = box.inflate(-look.px(4), -look.px(2))
            canvas.image(look.sprite("ui/list_row_active", plate.w, plate.h), plate.x, plate.y)
        plank = look.sprite("medal_shelf", box.w - look.px(26), look.px(SHELF))
        canvas.image(plank, box.x + look.px(13), shelf)
        self.draw_face(canvas, look, number, face)
        if count > 1:
            width, height = look.px(42), look.px(26)
            left, top = face.right - look.px(34), face.bottom - height - look.px(4)
            canvas.image(look.sprite("ui/pill", width, height), left, top)
            label = tr("{count}×").format(count=count)
            canvas.text(FIGURE_SMALL, label, left + width / 2, top + height / 2, "center", max_width=width - 6)
        max_width = box.w - look.px(10)
        style = look.text.fit_all(NOTE_SMALL, [tr(each.title) for each in self.medals], max_width, name)
        color = palette.text if count else palette.text_soft
        middle = box.bottom - below - name / 2
        lines = look.text.wrap(style, tr(medal.title), max_width, 2)
        step = min(look.text.line_height(style) * 0.86, name / len(lines))
        for line, text in enumerate(lines):
            y = middle + (line - (len(lines) - 1) / 2) * step
            canvas.text(style.in_color(color), text, box.centerx, y, "center", max_width=max_width)

    def draw_face(self, canvas: Canvas, look: RenderContext, number: int, box: pygame.Rect) -> None:
        """Draw one medal into a square of window pixels: struck if earned, else plain, and faint unless chosen."""
        medal = self.medals[number].id
        won = bool(self.earned.get(medal))
        strength = 255 if won or number == self.index else UNEARNED
        canvas.image(look.sprite(medal_sprite(medal, won=won), box.w, box.w), box.x, box.y, strength)

    def draw_focus(self, canvas: Canvas, look: RenderContext) -> None:
        canvas.rect(look.palette.text, self.box(self.index).inflate(-look.px(2), -look.px(2)), max(2, look.px(2)))
