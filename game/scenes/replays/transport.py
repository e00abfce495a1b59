"""The bar with which a replay is played: a tray with a button for each way through the game, one of them gold.

Knows buttons and their boxes; knows nothing of a replay. Lengths are in reference pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.type_scale import FIGURE
from game.ui.widgets.buttons import Button

PLAY_RATIO: Final = 1.7
"""Width of the play button, × width of another one."""
_ICON_PX: Final = 26.0
"""Maximum side of a button's icon."""
_FAINT_ALPHA: Final = 90
"""The alpha of a sign that cannot be pressed now."""
_LINE_ALPHA: Final = 110
"""The alpha of the line before a group of buttons."""
_LINE_RATIO: Final = 0.56
"""Height of that line, × height of the bar."""


class TransportButton(Button):
    """A button of the bar, which has a plate only while it is pointed at; ``primary`` is the gold one for playing."""

    wordless = True

    def __init__(
        self, icon: str, tooltip: str, on_press: Callable[[], None], *, label: str = "", primary: bool = False
    ) -> None:
        kind = "primary" if primary else "plain"
        super().__init__(label, on_press, kind=kind, icon=icon, tooltip=tooltip)

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        rect, gold = self.rect, self.kind == "primary"
        if gold or (self.hovered and self.enabled):
            canvas.image(look.sprite(self._plate(), rect.w, rect.h), rect.x, rect.y)
        sink = look.px(1) if self.pressed and self.hovered else 0
        if self.label:
            style = look.text.fit(FIGURE, self.label, rect.w - look.px(6), rect.h)
            canvas.text(style, self.label, rect.centerx, rect.centery + sink, "center")
            return
        side = min(look.px(_ICON_PX), rect.w - 4, rect.h - 6)
        image = look.sprite(f"{'icon_dark' if gold else 'icon'}/{self.icon}", side, side)
        alpha = 255 if self.enabled else _FAINT_ALPHA
        canvas.image(image, rect.centerx - side / 2, rect.centery - side / 2 + sink, alpha)


class TransportBar:
    """The tray below the buttons; each group after the first one begins with a line."""

    def __init__(self, *groups: Sequence[Button]) -> None:
        self.groups = groups
        self.rect = pygame.Rect(0, 0, 0, 0)

    @property
    def buttons(self) -> list[Button]:
        """All buttons of the bar, from the left."""
        return [button for group in self.groups for button in group]

    def place(self, rect: pygame.Rect) -> None:
        """Place the tray and the buttons on it, side by side: the play button is a wide one."""
        self.rect = rect
        shares = [PLAY_RATIO if button.kind == "primary" else 1.0 for button in self.buttons]
        left = float(rect.x)
        for button, share in zip(self.buttons, shares, strict=True):
            width = rect.w * share / sum(shares)
            button.rect = pygame.Rect(round(left), rect.y, round(left + width) - round(left), rect.h)
            left += width

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        """Draw the tray and the lines between the groups."""
        canvas.image(look.sprite("ui/field", *self.rect.size), *self.rect.topleft)
        height = round(self.rect.h * _LINE_RATIO)
        for group in self.groups[1:]:
            line = (group[0].rect.x, self.rect.centery - height // 2, max(1, look.px(1)), height)
            canvas.rect((*look.palette.line, _LINE_ALPHA), line)
