"""The key sheet of the help: keys and their actions, grouped under headings in two columns.

Knows the look and the available space; knows nothing of which key means what.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from game.ui.graphics.type_scale import BODY, BODY_LARGE, HEADING, TextStyle

if TYPE_CHECKING:
    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext
    from game.ui.input.bindings import KeyGroup

_ROW: Final = 43
_MIN_ROW: Final = 34
"""The usual height of a row in reference pixels, and its least height in window pixels."""
_MIN_TEXT: Final = 15
"""Minimum size of the text in window pixels, for small windows."""
_HEAD: Final = 1.15
_APART: Final = 0.35
"""The height of a heading and the gap above each later heading, as shares of a row."""
_SIGN: Final = 0.62
"""The height of a heading's icon, by the heading's."""
_LINE: Final = 0.56
_TWO_LINES: Final = 1.4
"""The height of a line of text, and that of a row of two lines, in rows."""


class KeySheet:
    """The layout of the groups within a width and a height in window pixels, and the sizes of their text."""

    def __init__(self, look: RenderContext, groups: Sequence[KeyGroup], width: int, height: int) -> None:
        self.look = look
        self.width = width
        self.columns = _halves(groups)
        self.apart = look.px(56)
        self.column = (width - self.apart) // 2
        wished = max(look.px(_ROW * (1 + 0.5 * (look.text.enlarged - 1))), _MIN_ROW)
        self.row = int(min(wished, height / max(map(_rows_of, self.columns))))
        while True:
            self._size()
            most = max(map(self._rows, self.columns))
            if self.row * most <= height or self.row <= _MIN_TEXT:
                break
            self.row -= 1
        self.height = round(self.row * most)

    def _rows(self, groups: Sequence[KeyGroup]) -> float:
        """Return the height of a column in rows, with those of two lines."""
        return _rows_of(groups) + sum(self._row_of(meaning) - 1 for group in groups for _, meaning in group.rows)

    def _row_of(self, meaning: str) -> float:
        return _TWO_LINES if len(self.look.text.wrap(self.style, meaning, self.room, 2)) > 1 else 1.0

    def _size(self) -> None:
        """Choose sizes that suit every row: first for the key caps, then for the text in the remaining width."""
        text, row = self.look.text, self.row
        rows = [row for column in self.columns for group in column for row in group.rows]
        self.pad, self.gap = self.look.px(12), self.look.px(6)
        self.cap = round(row * 0.84)
        usual = max(BODY, text.sized(BODY, _MIN_TEXT), key=text.px)
        words = max((_names(keys) for keys, _ in rows), key=lambda names: self._width(names, usual))
        free = self.column * 0.4 - len(words) * (2 * self.pad + self.gap)
        self.key_style = text.fit(usual, "".join(words), free, self.cap * 0.9)
        self.keys = max(self._width(_names(keys), self.key_style) for keys, _ in rows)
        self.room = self.column - self.keys - 2 * self.look.px(14)
        meanings = [meaning for _, meaning in rows]
        usual = max(BODY_LARGE, text.sized(BODY_LARGE, _MIN_TEXT), key=text.px)
        self.style = text.fit_two(usual, meanings, self.room, row * 2 * _LINE)

    def _width(self, names: Sequence[str], style: TextStyle) -> int:
        return sum(self._cap_width(name, style) for name in names) + self.gap * (len(names) - 1)

    def _cap_width(self, name: str, style: TextStyle) -> int:
        return max(self.look.text.size(style, name)[0] + 2 * self.pad, self.cap)

    def draw(self, canvas: Canvas, x: float, y: float) -> None:
        """Draw both columns with their upper left corner at a point of the window."""
        look, palette = self.look, self.look.palette
        for number, groups in enumerate(self.columns):
            left, top = x + number * (self.column + self.apart), y
            for group in groups:
                self._draw_head(canvas, group, left, top)
                top += self.row * _HEAD
                for index, (keys, meaning) in enumerate(group.rows):
                    height = self.row * self._row_of(meaning)
                    if index % 2 == 0:
                        canvas.rect((*palette.line, 26), (left, top, self.column, height))
                    self._draw_keys(canvas, _names(keys), left + look.px(8) + self.keys, top + height / 2)
                    self._draw_words(canvas, meaning, left + self.keys + look.px(22), top + height / 2)
                    top += height
                top += self.row * _APART

    def _draw_head(self, canvas: Canvas, group: KeyGroup, left: float, top: float) -> None:
        look, line = self.look, max(1, self.look.px(2))
        height = self.row * _HEAD
        icon = look.atlas.icon(f"icon/{group.icon}", height * _SIGN)
        words = left + look.px(8) + icon.width + look.px(10)
        style = HEADING.at(min(27.0, (self.style.px or 0.0) * 1.3))
        style = look.text.fit(style, group.title, left + self.column - words, height * 0.86)
        canvas.image(icon, left + look.px(8), round(top + height * 0.48 - icon.height / 2))
        canvas.text(style, group.title, words, top + height * 0.48, "midleft")
        canvas.rect((*look.palette.line, 190), (left, round(top + height) - line, self.column, line))

    def _draw_keys(self, canvas: Canvas, names: Sequence[str], right: float, middle: float) -> None:
        """Draw the keys of a row as caps that end at ``right``."""
        look = self.look
        for name in reversed(names):
            width = self._cap_width(name, self.key_style)
            canvas.image(look.sprite("ui/button", width, self.cap), right - width, middle - self.cap / 2)
            canvas.text(self.key_style, name, right - width / 2, middle, "center")
            right -= width + self.gap

    def _draw_words(self, canvas: Canvas, words: str, left: float, middle: float) -> None:
        text = self.look.text
        lines = text.wrap(self.style, words, self.room, 2)
        step = min(text.line_height(self.style), self.row * _LINE)
        for number, line in enumerate(lines):
            at = middle + (number - (len(lines) - 1) / 2) * step
            canvas.text(self.style, line, left, at, "midleft")


def _names(keys: str) -> list[str]:
    return [name[:1].upper() + name[1:] for name in keys.split(", ")]


def _rows_of(groups: Sequence[KeyGroup]) -> float:
    """Return the height of a column in rows."""
    return sum(len(group.rows) + _HEAD + _APART for group in groups) - _APART


def _halves(groups: Sequence[KeyGroup]) -> tuple[Sequence[KeyGroup], Sequence[KeyGroup]]:
    """Split the groups into two columns of heights as equal as possible, each in the groups' order."""
    best: tuple[Sequence[KeyGroup], Sequence[KeyGroup]] = (groups, ())
    for chosen in range(1, 1 << len(groups), 2):  # the first group is always at the left
        left = [group for number, group in enumerate(groups) if chosen >> number & 1]
        right = [group for number, group in enumerate(groups) if not chosen >> number & 1]
        if right and max(_rows_of(left), _rows_of(right)) < max(map(_rows_of, filter(None, best))):
            best = left, right
    return best
