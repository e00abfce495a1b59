"""The fronts of the cabinet's drawers: the tabs of the settings, one below the other, the open one pulled out.

Knows rectangles and the look; knows nothing of what a drawer holds.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.scenes.shared.drawer_front import LABEL_AT, LABEL_END, paint_front
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.type_scale import BUTTON_LARGE
from game.ui.widgets.controls import Tabs

_GAP: Final = 8.0
_PULLED: Final = 7.0
"""How far the open drawer's front comes out to the right."""
_LABEL_TOP: Final = 25.0
"""The upper and the lower edge of the label on a front, from those of the front."""


class DrawerFronts(Tabs):
    """The names of several pages on drawers; the up and down arrow open the next one."""

    def key(self, event: pygame.event.Event) -> bool:
        if event.key not in (pygame.K_UP, pygame.K_DOWN):
            return False
        self.choose(self.index + (1 if event.key == pygame.K_DOWN else -1))
        return True

    def box(self, number: int) -> pygame.Rect:
        """Return the box of a front in window pixels."""
        count, gap = len(self.labels), self.rect.w * _GAP / 236
        each = (self.rect.h - gap * (count - 1)) / count
        out = round(self.rect.w * _PULLED / 236) if number == self.index else 0
        return pygame.Rect(self.rect.x + out, self.rect.y + round(number * (each + gap)), self.rect.w, round(each))

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        """Draw the closed drawers, then the open one above their shadows."""
        left, top = look.px(LABEL_AT), look.px(_LABEL_TOP)
        width, height = self.rect.w - left - look.px(LABEL_END), self.box(0).h - 2 * top
        style = look.text.fit_all(BUTTON_LARGE, self.labels, width, height)
        line = look.text.line_height(style)
        side = min(look.px(26), height - line)
        order = sorted(range(len(self.labels)), key=lambda number: number == self.index)
        for number in order:
            box = self.box(number)
            paint_front(canvas, look, box, opened=number == self.index)
            label, middle = self.labels[number], box.x + left + width / 2
            icon = side if side >= look.px(18) else 0
            if icon:
                sign = look.sprite(f"icon_dark/{self.icons[number]}", icon, icon)
                canvas.image(sign, middle - icon / 2, box.centery - (icon + line) / 2)
            shown = look.text.ellipsis(style, label, width)
            canvas.text(style.in_color("text_dark"), shown, middle, box.centery + icon / 2, "center")
