"""The field for the words of a key: each word in a numbered cell, the caret in the cell of the word that is edited.

Knows typed text and where its words are; knows nothing of which words belong to a key. Lengths are in reference pixels.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from game.scenes.shared.letter import draw_letter
from game.ui.graphics.print_art import mix
from game.ui.graphics.type_scale import FIGURE, LEAD, TextStyle
from game.ui.widgets.textfield import TextField

if TYPE_CHECKING:
    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext

COLUMNS: Final = 4
ROWS: Final = 6
_MARGIN_PX: Final = 22.0
"""From the edges of the slip to its cells."""
_NUMBER_PX: Final = 44.0
"""Width of a cell's number."""
_UNDERLINE_PX: Final = 3.0
"""Thickness of the line below an invalid word."""
_WRONG_COLOR: Final = (190, 22, 44)
"""The colour of that line."""
_PATH: Final = re.compile(r"[/\\]")
"""A character that no word has, and every path of a file."""


class _WordCell(NamedTuple):
    """A word as it is written: its first character in the text, its letters, and the box of its cell."""

    start: int
    letters: str
    cell: pygame.Rect


class KeyWordsField(TextField):
    """A slip of paper with numbered cells that are filled as words are typed; a path is written as one line."""

    wrong = 0
    """The number of the invalid word, counted from 1; 0 if there is none."""

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        if self.focused and self._input_rect != self.rect:
            self._input_rect = self.rect.copy()
            pygame.key.set_text_input_rect(self._input_rect)
        draw_letter(canvas, look, self.rect)
        if self.focused:
            canvas.rect(look.palette.text_dark, self.rect, look.px(3))
        ink = look.palette.text_dark
        shown, caret = self._shown(), self.caret + len(self.composing)
        if _PATH.search(shown):
            inner = self.rect.inflate(-2 * look.px(_MARGIN_PX), 0)
            style = look.text.fit(LEAD, shown, inner.w)
            self._layout = (look, inner.x, style)
            box = canvas.text(style.in_color(ink), shown, inner.x, inner.centery, "midleft", max_width=inner.w)
            self._draw_caret(canvas, look, inner.x + look.text.size(style, shown[:caret])[0], box.centery, style)
            return
        words, soft = self._words(look, shown), mix(ink, look.palette.plate, 0.3)
        style = self._style(look, words)
        self._layout = (look, 0.0, style)
        number_style = FIGURE.at(style.scaled(0.74).px)
        for number, (start, letters, cell) in enumerate(words, 1):
            if number == self.wrong and letters:
                line = max(2, look.px(_UNDERLINE_PX))
                left = cell.x + look.px(_NUMBER_PX)
                canvas.rect(_WRONG_COLOR, (left, cell.bottom - 2 * line, cell.right - left, line))
                side = round(cell.h * 0.5)
                cross = look.sprite("icon_dark/cancel", side, side)
                canvas.image(cross, cell.right - side - look.px(6), cell.centery - side / 2)
            elif self._selected_all and letters:
                canvas.rect((*ink, 50), cell)
            left = cell.x + look.px(_NUMBER_PX)
            color = ink if letters else soft
            canvas.text(number_style.in_color(color), str(number), left - look.px(12), cell.centery, "midright")
            if letters:
                canvas.text(style.in_color(ink), letters, left, cell.centery, "midleft", max_width=cell.right - left)
            if self._at(words, caret) == number - 1:
                before = look.text.size(style, letters[: max(0, caret - start)])[0] if letters else 0
                self._draw_caret(canvas, look, left + before, cell.centery, style)

    def go_to(self, number: int) -> None:
        """Put the caret behind a word, counted from 1."""
        words = list(re.finditer(r"\S+", self.text))
        if number <= len(words):
            self.caret = words[number - 1].end()
            self._selected_all = False

    def click(self, pos: tuple[int, int]) -> None:
        """Put the caret where the pointer is: at the nearest letter of the word in that cell."""
        if self._layout is None or _PATH.search(self.text):
            super().click(pos)
            return
        look, _, style = self._layout
        self._selected_all = False
        words = self._words(look, self.text)
        word = next((word for word in words if word.cell.collidepoint(pos)), None)
        if word is None or not word.letters:
            self.caret = len(self.text)
            return
        left = word.cell.x + look.px(_NUMBER_PX)
        ends = [left + look.text.size(style, word.letters[:end])[0] for end in range(len(word.letters) + 1)]
        self.caret = word.start + min(range(len(ends)), key=lambda end: abs(ends[end] - pos[0]))

    def _shown(self) -> str:
        return self.text[: self.caret] + self.composing + self.text[self.caret :]

    def _words(self, look: RenderContext, shown: str) -> list[_WordCell]:
        """Return the words in their cells, and the cells that are still empty; their rows are one below the other."""
        found = [(match.start(), match.group()) for match in re.finditer(r"\S+", shown)]
        found += [(len(shown), "")] * (COLUMNS * ROWS - len(found))
        rows = -(-len(found) // COLUMNS)
        inner = self.rect.inflate(-2 * look.px(_MARGIN_PX), -2 * look.px(_MARGIN_PX))
        width, height = inner.w / COLUMNS, inner.h / rows
        words = []
        for number, (start, letters) in enumerate(found):
            column, row = divmod(number, rows)
            x, y = round(inner.x + column * width), round(inner.y + row * height)
            words.append(_WordCell(start, letters, pygame.Rect(x, y, round(width) - look.px(8), round(height))))
        return words

    def _style(self, look: RenderContext, words: list[_WordCell]) -> TextStyle:
        cell = words[0].cell
        letters = [word.letters for word in words if word.letters] or [""]
        return look.text.fit_all(LEAD, letters, cell.w - look.px(_NUMBER_PX), cell.h * 0.94)

    @staticmethod
    def _at(words: list[_WordCell], caret: int) -> int:
        """Return the index of the cell of the caret: of its word, or of the next one where it is between words."""
        for number, word in enumerate(words):
            if not word.letters or caret <= word.start + len(word.letters):
                return number
        return len(words) - 1

    def _draw_caret(self, canvas: Canvas, look: RenderContext, x: float, middle: float, style: TextStyle) -> None:
        if self.focused and self._caret_shown():
            height = look.text.line_height(style) * 0.8
            canvas.rect(look.palette.text_dark, (x, middle - height / 2, max(1, look.px(2)), height))
