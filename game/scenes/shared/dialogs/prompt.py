"""A dialog with a text field for one line, such as a file's path, and an error message below it.

Knows a field and two buttons; knows nothing of what the line means: the function it is constructed with interprets it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pygame

from game.scenes.shared.dialogs.dialog import PADDING, DialogChoice, DialogScene, cancel_choice, notify
from game.scenes.shared.page import Page
from game.support.i18n import tr
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.type_scale import BODY_LARGE, TextStyle
from game.ui.widgets.textfield import TextField
from game.view.theme import Color

FIELD = 54.0
ERROR = 62.0
PATH_LIMIT = 400

Submit: TypeAlias = Callable[[str], str | None]
"""Takes the line and returns an error message, or ``None`` if the dialog may close."""


class PromptScene(DialogScene):
    """A title, a text, a field, an error message, and two buttons.

    ``on_done`` is called with the accepted line after the dialog has closed; characters for which ``takes`` is false
    are not entered into the field.
    """

    extra = FIELD + ERROR
    above = below = 0.0
    """Space above and below the field, in reference pixels, for a subclass."""
    aside = 0.0
    """Space at the left of the field, in reference pixels, for a subclass."""
    field_high = FIELD

    def __init__(
        self,
        edition: str,
        title: str,
        text: str,
        value: str,
        yes: str,
        on_submit: Submit,
        on_done: Callable[[str], None] | None = None,
        takes: Callable[[str], bool] = str.isprintable,
        icon: str = "ok",
    ) -> None:
        choices = (DialogChoice(yes, kind="primary", icon=icon), cancel_choice())
        super().__init__(edition, title, text, choices)
        self.value = value
        self.error = ""
        self.on_submit = on_submit
        self.on_done = on_done
        self.takes = takes

    def build(self) -> None:
        self.field = self.make_field()
        self.field.caption = self.title
        self.form.add(self.field)
        super().build()
        self.buttons[0].on_press = self._submit
        self.form.focus(self.field)

    def make_field(self) -> TextField:
        """Return the field for the line."""
        return TextField(self.value, self._type, limit=PATH_LIMIT, on_submit=self._submit, takes=self.takes)

    def place(self) -> None:
        """Place the field between the text and the buttons; the space for the error grows with the text size."""
        self.extra = self.above + self.field_high + self._error_high + self.below
        super().place()
        top, _, height = self._metrics()
        y = top + height - PADDING - self.row - self.extra + self.above - 4
        left = (1600 - self.width) / 2 + PADDING + self.aside
        self.put(self.field, left, y, self.width - 2 * PADDING - self.aside, self.field_high)

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        if self.error:
            self._write_below(canvas, self.error, self.look.palette.short)

    def _write_below(self, canvas: Canvas, text: str, color: Color) -> None:
        """Write a text below the field in at most two lines."""
        top, _, height = self._metrics()
        y = top + height - PADDING - self.row - self.below - self._error_high + 2
        left, width = (1600 - self.width) / 2 + PADDING + self.aside, self.width - 2 * PADDING - self.aside
        style = self._style_below(text, width).in_color(color)
        self.write_lines(canvas, style, text, left, y, width, align=0.5, max_lines=2)

    @property
    def _error_high(self) -> float:
        return ERROR * self.look.text.enlarged

    def _style_below(self, text: str, width: float) -> TextStyle:
        """Return the style in the largest readable size in which a text fits into two lines."""
        renderer = self.look.text
        return renderer.fit_two(BODY_LARGE, [text], width * self.stage.scale, 2 * renderer.line_height(BODY_LARGE))

    def handle(self, event: pygame.event.Event) -> None:
        """Enter the path of a file dropped onto the window into the field."""
        if event.type == pygame.DROPFILE:
            self.value = str(event.file)
            self.rebuild()
            return
        super().handle(event)

    def _type(self, text: str) -> None:
        self.value = text
        self.error = ""

    def _submit(self) -> None:
        line = self.value.strip()
        wrong = self.on_submit(line)
        if wrong is None:
            self.app.pop()
            if self.on_done is not None:
                self.on_done(line)
        else:
            self.error = wrong
            self.app.redraw()


def show_saved(page: Page, path: Path) -> None:
    """Show where a file was written."""
    notify(page.app, page.edition, tr("Saved"), tr("Saved as {path}.").format(path=path))


def typed_path(text: str) -> Path:
    """Return the path that was typed: surrounding quotes are dropped, ``~`` is the home folder."""
    path = Path(text.strip().strip("\"'"))
    try:
        return path.expanduser()
    except RuntimeError:  # the home folder of a user unknown to this computer
        return path


def shown_path(path: Path) -> str:
    """Return a path as it is typed: with ``~`` for the home folder, so that a field has room for its end."""
    try:
        return str(Path("~") / path.relative_to(Path.home()))
    except (RuntimeError, ValueError):  # no home folder, or another one
        return str(path)
