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
from game.support.i18n import gettext_noop, tr
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.type_scale import CAPTION, FIGURE_LARGE, NOTE_SMALL, TextStyle
from game.ui.widgets.widget import Widget
from game.view.descriptions.sentence_parts import describe_choice

GRID_HIGH: Final = 690.0
"""The height of the grid on the stage."""
ROWS: Final = 2
"""The rows of each grade, so that the cells of all grades are alike."""
DAILY: Final = -1
"""The place of the day's puzzle; those of the others are 0 and up."""
_DAILY_HIGH: Final = 116.0
_CAPTION: Final = 42.0
_GAP: Final = 6.0
_APART: Final = 18.0
"""Between the day's puzzle and the blocks, and between blocks."""
_DOUBLE_CLICK_MS: Final = 400
_UNLIT: Final = (58, 58, 66)
"""The light on the stone of a puzzle that is not solved, so that its tray shows what is still to be won."""
_TRAY: Final = 7.0
"""The edge of a tray around the places of a grade."""
_STONE, _STONE_Y = 0.8, 0.43
"""The size of the stone of a solved puzzle by its cell, and its middle by the cell's height."""
_UNLIT_STONE: Final = 0.78
"""The size of the stone of another one, which lies behind its number."""
_BELOW, _SMALLER = 0.83, 0.74
"""The middle of the number at the foot of a solved puzzle's stone, and its size by that of other numbers."""
_SIGN: Final = 0.28
_INSET: Final = 0.12
"""The height of a number in its cell, and side and inset of the sign above it at the right, as shares of the cell."""


class PuzzleGrid(Widget):
    """The day's puzzle and all others; a place is chosen by click or arrows and opened by double click or Enter.

    ``describe_place`` returns a place in words, ``draw_daily`` draws the content of the plate at the top.
    """

    verb = gettext_noop("Open")

    def __init__(
        self,
        grades: Sequence[Grade],
        progress: Sequence[Progress],
        draw_daily: Callable[[Canvas, RenderContext, pygame.Rect], None],
        describe_place: Callable[[int], str],
        *,
        on_select: Callable[[int], None],
        on_open: Callable[[], None],
    ) -> None:
        super().__init__()
        self.grades = grades
        self.progress = progress
        self.draw_daily = draw_daily
        self.describe_place = describe_place
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
        return describe_choice(self.describe_place(self.selected), self.selected - DAILY, len(self.grades) + 1)

    @property
    def columns(self) -> int:
        """How many places stand side by side: enough for the grade with most puzzles."""
        return max(1, *(-(-len(places) // ROWS) for places in self._by_grade()))

    def boxes(self) -> dict[int, pygame.Rect]:
        """Return the boxes of all places in window pixels."""
        boxes = {DAILY: pygame.Rect(self.rect.x, self.rect.y, self.rect.w, self._px(_DAILY_HIGH))}
        for whole, places in zip(self._trays(), self._by_grade(), strict=True):
            edge = 2 * self._px(_TRAY)
            block = whole.inflate(-edge, -edge)
            top = block.y
            gap, columns = self._px(_GAP), self.columns
            height = (block.bottom - top - gap * (ROWS - 1)) // ROWS
            for number, place in enumerate(places):
                row, column = divmod(number, columns)
                left = block.x + (block.w + gap) * column // columns
                right = block.x + (block.w + gap) * (column + 1) // columns - gap
                boxes[place] = pygame.Rect(left, top + row * (height + gap), right - left, height)
        return boxes

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        boxes = self.boxes()
        for block, tray, grade, places in zip(self._blocks(), self._trays(), GRADES, self._by_grade(), strict=True):
            self._draw_caption(canvas, look, block, grade, places)
            canvas.image(look.sprite("place/well", tray.w, tray.h), tray.x, tray.y)
        digits = [str(place + 1) for place in boxes if place != DAILY]
        cell = boxes[max(boxes)]
        style = look.text.fit_all(FIGURE_LARGE, digits, cell.w * 0.5, cell.h * 0.6)
        for place, box in boxes.items():
            chosen = place == self.selected
            if place == DAILY:
                plate = "ui/list_row_active" if chosen else "ui/list_row"
                canvas.image(look.sprite(plate, box.w, box.h), box.x, box.y)
                self.draw_daily(canvas, look, box)
            else:
                self._draw_cell(canvas, look, place, box, style)

    def draw_focus(self, canvas: Canvas, look: RenderContext) -> None:
        """Draw the focus ring around the chosen place."""
        gap = look.px(2)
        canvas.rect(look.palette.text, self.boxes()[self.selected].inflate(2 * gap, 2 * gap), look.ring)

    def _draw_caption(
        self, canvas: Canvas, look: RenderContext, block: pygame.Rect, grade: Grade, places: Sequence[int]
    ) -> None:
        middle, height = block.y + self._px(_CAPTION) / 2, self._px(_CAPTION)
        solved = sum(self.progress[place].solved for place in places)
        name = texts.grade_name(grade).upper()
        count = tr("{number} of {total} solved").format(number=solved, total=len(places))
        style = look.text.fit(CAPTION, name, block.w * 0.5, height)
        canvas.text(style.in_color("line_light"), name, block.x, middle, "midleft", max_width=block.w * 0.5)
        style = look.text.fit(NOTE_SMALL, count, block.w * 0.46, height)
        canvas.text(style.in_color("text_muted"), count, block.right, middle, "midright")

    def _draw_cell(self, canvas: Canvas, look: RenderContext, place: int, box: pygame.Rect, style: TextStyle) -> None:
        """Draw a stone, lit and above its number if the puzzle is solved; a cross marks a try that failed."""
        progress, chosen, palette = self.progress[place], place == self.selected, look.palette
        least = min(box.w, box.h)
        stone = look.atlas.icon(f"gem/{place % COLORS}", least * (_STONE if progress.solved else _UNLIT_STONE))
        middle = box.y + box.h * (_STONE_Y if progress.solved else 0.5)
        if chosen:
            canvas.image(look.sprite("ui/list_row_active", box.w, box.h), box.x, box.y)
        if not progress.solved:
            stone = look.darkened(f"gem/{place % COLORS}", stone.width, stone.height, _UNLIT)
        canvas.image(stone, box.centerx - stone.width / 2, middle - stone.height / 2)
        if progress.solved:
            middle, style = box.y + box.h * _BELOW, style.scaled(_SMALLER)
        color = palette.text if chosen or progress.solved else palette.text_soft
        canvas.text(style.in_color(color), str(place + 1), box.centerx, middle, "center", outline=palette.ink)
        if progress.tries and not progress.solved:
            side = max(10, round(least * _SIGN))
            left, top = box.right - side - round(box.w * _INSET), box.y + round(box.h * _INSET)
            canvas.image(look.sprite("icon/cancel", side, side), left, top)

    def _blocks(self) -> list[pygame.Rect]:
        """Return a box for each grade, caption included."""
        apart, top = self._px(_APART), self.rect.y + self._px(_DAILY_HIGH) + self._px(_APART)
        height = (self.rect.bottom - top + apart) // len(GRADES) - apart
        return [
            pygame.Rect(self.rect.x, top + number * (height + apart), self.rect.w, height)
            for number in range(len(GRADES))
        ]

    def _trays(self) -> list[pygame.Rect]:
        """Return the box of each grade's tray, below its caption."""
        caption = self._px(_CAPTION)
        return [pygame.Rect(block.x, block.y + caption, block.w, block.h - caption) for block in self._blocks()]

    def _by_grade(self) -> list[list[int]]:
        return [[place for place, each in enumerate(self.grades) if each == grade] for grade in GRADES]

    def _beside(self, key: int) -> int | None:
        """Return the place beside the chosen one in the direction of an arrow, ``None`` where there is none."""
        rows = [[DAILY]]
        for places in self._by_grade():
            rows += [places[at : at + self.columns] for at in range(0, len(places), self.columns)]
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
