"""The puzzles as a grid: the day's puzzle on a plate at the top, below it a block of numbers for each grade.

Knows puzzles by grade and number and how far a person is; knows nothing of positions or of the page.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.challenges.puzzle import GRADES, Grade
from game.profile.database import Progress
from game.rules.model import COLORS
from game.scenes.shared import challenge_text as texts
from game.support.i18n import mark, tr
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.widgets.widget import Widget
from game.view.descriptions.sentence_parts import describe_choice

GRID_HIGH: Final = 690.0
"""The height of the grid on the stage."""
COLUMNS: Final = 9
DAILY: Final = -1
"""The place of the day's puzzle; those of the others are 0 and up."""
_DAILY_HIGH: Final = 116.0
_CAPTION: Final = 40.0
_GAP: Final = 8.0
_APART: Final = 14.0
"""Between the day's puzzle and the blocks, and between blocks."""
_DOUBLE_CLICK_MS: Final = 400
_OPEN: Final = 120
"""The alpha of the plate of a puzzle that is not solved."""
_STONE, _STONE_Y = 0.5, 0.34
"""The size of the stone of a solved puzzle by its cell, and its middle by the cell's height."""
_BELOW, _SMALLER = 0.76, 0.74
"""The middle of the number below it, likewise, and its size by that of other numbers."""
_NUMBER: Final = 0.6
"""The middle of a number below the sign that its puzzle was tried, by the cell's height."""
_SIGN: Final = 0.28
_INSET: Final = 0.12
"""The height of a number in its cell, and side and inset of the sign above it at the right, as shares of the cell."""


class PuzzleGrid(Widget):
    """The day's puzzle and all others; a place is chosen by click or arrows and opened by double click or Enter.

    ``said`` returns a place in words, ``draw_daily`` draws the content of the plate at the top.
    """

    verb = mark("Open")

    def __init__(
        self,
        grades: Sequence[Grade],
        progress: Sequence[Progress],
        draw_daily: Callable[[Canvas, RenderContext, pygame.Rect], None],
        said: Callable[[int], str],
        *,
        on_select: Callable[[int], None],
        on_open: Callable[[], None],
    ) -> None:
        super().__init__()
        self.grades = grades
        self.progress = progress
        self.draw_daily = draw_daily
        self.said = said
        self.on_select = on_select
        self.on_open = on_open
        self.selected = DAILY
        self._last_click_ms = -1000

    def select(self, place: int) -> None:
        """Choose a place."""
        self.selected = max(DAILY, min(len(self.grades) - 1, place))
        self.on_select(self.selected)

    def click(self, pos: tuple[int, int]) -> None:
        place = next((place for place, box in self.boxes().items() if box.collidepoint(pos)), None)
        if place is None:
            return
        now = pygame.time.get_ticks()
        again = place == self.selected and now - self._last_click_ms < _DOUBLE_CLICK_MS
        self._last_click_ms = now
        self.select(place)
        if again:
            self.on_open()

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.on_open()
            return True
        if event.key in (pygame.K_HOME, pygame.K_END):
            self.select(DAILY if event.key == pygame.K_HOME else len(self.grades) - 1)
            return True
        target = self._beside(event.key)
        if target is None:
            return False
        self.select(target)
        return True

    def describe(self) -> str:
        return describe_choice(self.said(self.selected), self.selected - DAILY, len(self.grades) + 1)

    def boxes(self) -> dict[int, pygame.Rect]:
        """Return the boxes of all places in window pixels."""
        boxes = {DAILY: pygame.Rect(self.rect.x, self.rect.y, self.rect.w, self._px(_DAILY_HIGH))}
        for block, places in zip(self._blocks(), self._by_grade(), strict=True):
            top = block.y + self._px(_CAPTION)
            rows = max(2, -(-len(places) // COLUMNS))
            gap = self._px(_GAP)
            high = (block.bottom - top - gap * (rows - 1)) // rows
            for number, place in enumerate(places):
                row, column = divmod(number, COLUMNS)
                left = block.x + (block.w + gap) * column // COLUMNS
                right = block.x + (block.w + gap) * (column + 1) // COLUMNS - gap
                boxes[place] = pygame.Rect(left, top + row * (high + gap), right - left, high)
        return boxes

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        boxes = self.boxes()
        for block, grade, places in zip(self._blocks(), GRADES, self._by_grade(), strict=True):
            self._draw_caption(canvas, look, block, grade, places)
        digits = [str(place + 1) for place in boxes if place != DAILY]
        cell = boxes[max(boxes)]
        px = look.text.fit_all("count", digits, cell.w * 0.5, 30, cell.h * 0.6)
        for place, box in boxes.items():
            chosen = place == self.selected
            if place == DAILY:
                plate = "ui/list_row_active" if chosen else "ui/list_row"
                canvas.image(look.sprite(plate, box.w, box.h), box.x, box.y)
                self.draw_daily(canvas, look, box)
            else:
                self._draw_cell(canvas, look, place, box, px)

    def draw_focus(self, canvas: Canvas, look: RenderContext) -> None:
        """Draw the focus ring around the chosen place."""
        gap = look.px(2)
        canvas.rect(look.palette.text, self.boxes()[self.selected].inflate(2 * gap, 2 * gap), look.ring)

    def _draw_caption(
        self, canvas: Canvas, look: RenderContext, block: pygame.Rect, grade: Grade, places: Sequence[int]
    ) -> None:
        middle, high = block.y + self._px(_CAPTION) / 2, self._px(_CAPTION)
        solved = sum(self.progress[place].solved for place in places)
        name = texts.grade_name(grade).upper()
        count = tr("{number} of {total} solved").format(number=solved, total=len(places))
        px = look.text.fit("caption", name, block.w * 0.5, 19, high)
        canvas.text("caption", name, block.x, middle, look.palette.line_light, "midleft", px, max_width=block.w * 0.5)
        px = look.text.fit("small", count, block.w * 0.46, 18, high)
        canvas.text("small", count, block.right, middle, look.palette.text_muted, "midright", px)

    def _draw_cell(self, canvas: Canvas, look: RenderContext, place: int, box: pygame.Rect, px: float) -> None:
        """Draw a number, below a stone if the puzzle is solved, and with a cross if it was tried but not solved."""
        progress, chosen, palette = self.progress[place], place == self.selected, look.palette
        plate = look.sprite("ui/list_row_active" if chosen else "ui/list_row", box.w, box.h)
        canvas.image(plate, box.x, box.y, 255 if chosen or progress.solved else _OPEN)
        color = palette.text if chosen or progress.solved else palette.text_soft
        if progress.solved:
            stone = look.atlas.icon(f"gem/{place % COLORS}", min(box.w, box.h) * _STONE)
            canvas.image(stone, box.centerx - stone.width / 2, box.y + box.h * _STONE_Y - stone.height / 2)
            canvas.text("count", str(place + 1), box.centerx, box.y + box.h * _BELOW, color, "center", px * _SMALLER)
            return
        middle = box.y + box.h * (_NUMBER if progress.tries else 0.5)
        canvas.text("count", str(place + 1), box.centerx, middle, color, "center", px)
        if progress.tries:
            side = max(10, round(min(box.w, box.h) * _SIGN))
            left, top = box.right - side - round(box.w * _INSET), box.y + round(box.h * _INSET)
            canvas.image(look.sprite("icon/cancel", side, side), left, top, 150)

    def _blocks(self) -> list[pygame.Rect]:
        """Return a box for each grade, caption included."""
        apart, top = self._px(_APART), self.rect.y + self._px(_DAILY_HIGH) + self._px(_APART)
        high = (self.rect.bottom - top + apart) // len(GRADES) - apart
        return [
            pygame.Rect(self.rect.x, top + number * (high + apart), self.rect.w, high) for number in range(len(GRADES))
        ]

    def _by_grade(self) -> list[list[int]]:
        return [[place for place, each in enumerate(self.grades) if each == grade] for grade in GRADES]

    def _beside(self, key: int) -> int | None:
        """Return the place beside the chosen one in the direction of an arrow, ``None`` where there is none."""
        rows = [[DAILY]]
        for places in self._by_grade():
            rows += [places[at : at + COLUMNS] for at in range(0, len(places), COLUMNS)]
        row = next(number for number, line in enumerate(rows) if self.selected in line)
        column = rows[row].index(self.selected)
        match key:
            case pygame.K_LEFT if column > 0:
                return self.selected - 1
            case pygame.K_RIGHT if column + 1 < len(rows[row]):
                return self.selected + 1
            case pygame.K_UP if row > 0:
                return rows[row - 1][min(column, len(rows[row - 1]) - 1)]
            case pygame.K_DOWN if row + 1 < len(rows):
                return rows[row + 1][min(column, len(rows[row + 1]) - 1)]
        return None

    def _px(self, size: float) -> int:
        """Return window pixels; the whole grid is 706 reference pixels high."""
        return round(size * self.rect.h / GRID_HIGH)
