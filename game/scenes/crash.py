"""What a person sees when the program itself is wrong: the sentence of the guard, in the edition's own dress.

Knows the guard's scene and the kit; where even drawing that fails, the guard's plain lines show instead.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.i18n import tr
from game.scenes.page import BRIGHT, MIDDLE, Stage
from game.ui.canvas import Canvas
from game.ui.guard import ErrorScene
from game.ui.theme import Role
from game.ui.widgets import Button

BOX: Final = (420.0, 270.0, 760.0, 350.0)


class CrashScene(ErrorScene):
    """A panel with an apology, where the report lies, and a button to the title."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel; the cause of the error may be the very pictures it needs."""
        try:
            self._draw_panel(canvas)
        except Exception:
            canvas.begin()
            super().draw(canvas)

    def _draw_panel(self, canvas: Canvas) -> None:
        look, stage = self.look, Stage(*canvas.size)
        palette = look.palette
        canvas.background(look.atlas.background("bg/menu", *canvas.size), palette.ground[2])
        larger = look.text.enlarged - 1
        left, upper, w, h = BOX
        box = stage.box(left - 200 * larger, upper - 150 * larger, w + 400 * larger, h + 300 * larger)
        canvas.image(look.sprite("ui/dialog", box.w, box.h), box.x, box.y)
        title = tr("Something went wrong")
        style, high = BRIGHT[self.edition], look.px(60)
        if look.can_display(style, title.upper()):
            wide = look.display_width(style, title.upper(), high)
            high = min(high, high * (box.w - look.px(90)) // max(1, wide))
            top = box.y + look.px(74) - high * MIDDLE[self.edition]
            look.display(canvas, style, title.upper(), box.centerx, top, high, 0.5)
        else:
            px = look.text.fit("title", title, box.w - look.px(100))
            canvas.text("title", title, box.centerx, box.y + look.px(72), palette.line_light, "center", px)
        y: float = box.y + look.px(124)
        room = box.w - look.px(120)
        y = self._lines(canvas, tr("Your game is saved as it was before."), y, room, "prompt", palette.text)
        if self.report is not None:
            text = tr("A report was written to {path}.").format(path=self.report)
            self._lines(canvas, text, y + look.px(8), room, "small", palette.text_muted)
        button = Button(tr("Go to the menu"), lambda: None, kind="primary", icon="menu")
        button.rect = pygame.Rect(0, 0, look.px(300), look.px(62))
        button.rect.midbottom = (box.centerx, box.bottom - look.px(44))
        button.draw(canvas, look)

    def _lines(
        self, canvas: Canvas, text: str, y: float, room: float, role: Role, color: tuple[int, int, int]
    ) -> float:
        look = self.look
        for line in look.text.wrap(role, text, room):
            shown = canvas.text(role, line, canvas.size[0] / 2, y, color, "midtop")
            y += shown.h
        return y
