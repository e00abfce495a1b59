"""The screen after an unexpected error, in the edition's look.

Knows the crash guard's plain screen, which it falls back to, and the kit.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.scenes.shared.ornaments import write_heading
from game.scenes.shared.page import Stage
from game.support.i18n import tr
from game.ui.app.crash_guard import ErrorScene
from game.ui.graphics.canvas import Canvas
from game.ui.widgets.buttons import Button
from game.view.theme import Role

BOX: Final = (420.0, 270.0, 760.0, 350.0)


class CrashScene(ErrorScene):
    """A panel with a message, the path of the report, and a button to the title."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, or the plain screen if that fails: its sprites may be the cause of the error."""
        try:
            self._draw_panel(canvas)
        except Exception:
            canvas.begin()
            super().draw(canvas)

    def _draw_panel(self, canvas: Canvas) -> None:
        look, stage = self.look, Stage(*canvas.size)
        palette = look.palette
        canvas.background(look.atlas.background("bg/table", *canvas.size), palette.ground[2])
        larger = look.text.enlarged - 1
        left, upper, w, h = BOX
        box = stage.box(left - 200 * larger, upper - 150 * larger, w + 400 * larger, h + 300 * larger)
        canvas.image(look.sprite("ui/dialog", box.w, box.h), box.x, box.y)
        title = tr("Something went wrong")
        write_heading(canvas, look, title, box.centerx, box.y + look.px(78), look.px(60), box.w - look.px(90))
        y: float = box.y + look.px(124)
        max_width = box.w - look.px(120)
        y = self._lines(canvas, tr("Your game is saved up to the last move."), y, max_width, "prompt", palette.text)
        if self.report is not None:
            text = tr("A report was saved as {path}.").format(path=self.report)
            self._lines(canvas, text, y + look.px(8), max_width, "small", palette.text_muted)
        button = Button(tr("Main menu"), lambda: None, kind="primary", icon="menu")
        button.rect = pygame.Rect(0, 0, look.px(300), look.px(62))
        button.rect.midbottom = (box.centerx, box.bottom - look.px(44))
        button.draw(canvas, look)

    def _lines(
        self, canvas: Canvas, text: str, y: float, max_width: float, role: Role, color: tuple[int, int, int]
    ) -> float:
        look = self.look
        for line in look.text.wrap(role, text, max_width):
            shown = canvas.text(role, line, canvas.size[0] / 2, y, color, "midtop")
            y += shown.h
        return y
