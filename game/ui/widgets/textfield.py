"""One line of text to edit.

Knows typed text, input methods and the clipboard. Must not know what the text is for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.support.i18n import gettext_noop
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.print_art import mix
from game.ui.graphics.type_scale import BODY, TextStyle
from game.ui.widgets.clipboard import copy_text, paste_text
from game.ui.widgets.widget import Widget

_CARET_MS: Final = 530


class TextField(Widget):
    """One line of text to edit, with caret, clipboard and input methods.

    ``limit`` counts characters; typed and pasted characters for which ``takes`` is false are dropped. A field that
    lies ``on_paper`` is a lighter slip with dark text.
    """

    verb = gettext_noop("Type")

    def __init__(
        self,
        text: str,
        on_change: Callable[[str], None],
        rect: pygame.Rect | None = None,
        *,
        placeholder: str = "",
        limit: int = 24,
        on_submit: Callable[[], None] | None = None,
        takes: Callable[[str], bool] = str.isprintable,
        on_paper: bool = False,
    ) -> None:
        super().__init__(rect)
        self.on_paper = on_paper
        self.takes = takes
        self.text = text
        self.placeholder = placeholder
        self.limit = limit
        self.caret = len(text)
        self.composing = ""
        self.on_change = on_change
        self.on_submit = on_submit
        self._selected_all = False
        self._blink_ms = 0.0
        self._layout: tuple[RenderContext, float, TextStyle] | None = None
        self._input_rect: pygame.Rect | None = None
        """The box last sent to the input method, which shows its candidates there."""

    def focus(self, on: bool) -> None:
        if on == self.focused:
            return
        super().focus(on)
        self.composing = ""
        self._selected_all = False
        self._blink_ms = 0.0
        self._input_rect = None
        if on:
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    def click(self, pos: tuple[int, int]) -> None:
        self._selected_all = False
        if self._layout is None:
            return
        look, left, style = self._layout
        edges = [abs(left + look.text.size(style, self.text[:n])[0] - pos[0]) for n in range(len(self.text) + 1)]
        self.caret = edges.index(min(edges))

    def write(self, text: str) -> bool:
        """Insert text at the caret; after Ctrl+A it replaces the whole text."""
        clean = "".join(ch for ch in text if ch.isprintable() and self.takes(ch))
        if self._selected_all:
            self.text, self.caret, self._selected_all = "", 0, False
        clean = clean[: max(0, self.limit - len(self.text))]
        self._edit(self.text[: self.caret] + clean + self.text[self.caret :], self.caret + len(clean))
        return True

    def compose(self, text: str) -> None:
        """Show the text that an input method is composing."""
        self.composing = text

    def key(self, event: pygame.event.Event) -> bool:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return self._shortcut(event.key)
        if event.key in (pygame.K_BACKSPACE, pygame.K_DELETE) and self._selected_all:
            self._selected_all = False
            self._edit("", 0)
        elif event.key == pygame.K_BACKSPACE:
            if self.caret:
                self._edit(self.text[: self.caret - 1] + self.text[self.caret :], self.caret - 1)
        elif event.key == pygame.K_DELETE:
            self._edit(self.text[: self.caret] + self.text[self.caret + 1 :], self.caret)
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._move(self.caret + (1 if event.key == pygame.K_RIGHT else -1))
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self._move(0 if event.key == pygame.K_HOME else len(self.text))
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if self.on_submit is None:
                return False
            self.on_submit()
        else:
            return bool(event.unicode and event.unicode.isprintable())
        return True

    def update(self, dt_ms: float) -> bool:
        before = self._caret_shown()
        self._blink_ms += dt_ms
        return self.focused and self._caret_shown() != before

    def draw_focus(self, canvas: Canvas, look: RenderContext) -> None:
        """Draw no second frame round the field's own one, except in high contrast."""
        if look.high_contrast:
            super().draw_focus(canvas, look)

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        rect = self.rect
        if self.focused and self._input_rect != rect:
            # The focus comes before the first layout, and a new window size moves the field.
            self._input_rect = rect.copy()
            pygame.key.set_text_input_rect(self._input_rect)
        palette = look.palette
        text, muted, mark = palette.text, palette.text_muted, palette.line
        if self.on_paper:
            text, muted, mark = palette.text_dark, mix(palette.text_dark, palette.plate, 0.3), palette.text_dark
            self._draw_slip(canvas, look)
        else:
            plate = look.sprite("ui/field_focus" if self.focused else "ui/field", rect.w, rect.h)
            canvas.image(plate, rect.x, rect.y)
        inner = rect.inflate(-2 * look.px(12), 0)
        shown = self.text[: self.caret] + self.composing + self.text[self.caret :]
        full = style = look.text.fit(BODY, "", height=rect.h - look.px(4))  # as large as its height allows
        if not self.focused:  # a long path is read as a whole, and edited in large letters
            style = look.text.fit(style, shown, inner.w)
        before = look.text.size(style, self.text[: self.caret] + self.composing)[0] if shown else 0
        left = inner.x - max(0, before - inner.w)
        self._layout = (look, left, style)
        with canvas.clip(inner):
            if shown:
                if self._selected_all:
                    width = look.text.size(style, shown)[0]
                    canvas.rect((*mark, 90), (left, rect.y + rect.h * 0.2, width, rect.h * 0.6))
                canvas.text(style.in_color(text), shown, left, rect.centery, "midleft")
            else:
                beside = look.px(8) if self.focused else 0  # of the caret
                style = look.text.fit(style, self.placeholder, inner.w - beside)
                canvas.text(style.in_color(muted), self.placeholder, left + beside, rect.centery, "midleft")
        if self.focused and self._caret_shown():
            height = look.text.line_height(full) * 0.8
            canvas.rect(text, (left + before, rect.centery - height / 2, max(1, look.px(2)), height))

    def _draw_slip(self, canvas: Canvas, look: RenderContext) -> None:
        """Draw the field of paper, sunk at its upper left, with a heavier frame while focused."""
        palette, line = look.palette, max(1, look.px(4 if self.focused else 2))
        frame = palette.text_dark if self.focused else mix(palette.text_dark, palette.plate, 0.3)
        inner = self.rect.inflate(-2 * line, -2 * line)
        canvas.rect(frame, self.rect)
        canvas.rect(palette.plate, inner)
        edge = max(1, look.px(3))
        for shade, deep in ((40, edge), (26, 2 * edge)):
            canvas.rect((*palette.text_dark, shade), (*inner.topleft, inner.w, deep))
            canvas.rect((*palette.text_dark, shade), (inner.x, inner.y + deep, deep, inner.h - deep))

    def _caret_shown(self) -> bool:
        return int(self._blink_ms / _CARET_MS) % 2 == 0

    def _move(self, caret: int) -> None:
        self.caret = max(0, min(len(self.text), caret))
        self._selected_all = False
        self._blink_ms = 0.0

    def _edit(self, text: str, caret: int) -> None:
        self.composing = ""
        self._blink_ms = 0.0
        self.caret = caret
        if text != self.text:
            self.text = text
            self.on_change(text)

    def _shortcut(self, key: int) -> bool:
        if key == pygame.K_a:
            self._selected_all = bool(self.text)
        elif key in (pygame.K_c, pygame.K_x):
            if copy_text(self.text) and key == pygame.K_x:
                self._edit("", 0)
        elif key == pygame.K_v:
            if text := paste_text():
                self.write(text)
        else:
            return False
        return True
