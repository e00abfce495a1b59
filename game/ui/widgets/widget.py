"""The base class of all controls of menus and dialogs.

Knows rectangles, events and the look. Must not know any single control.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.support.i18n import gettext_noop
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.input.pad_labels import PadButton

SELECTED: Final = "ui/pill_active"
"""The ivory plate of what is selected. What has the focus has a ring, and the button for the next step is gold."""


class Widget:
    """A control, which may take the focus; ``rect`` is in window pixels."""

    focusable = True
    wordless = False
    """Whether only its tooltip contains words, so that it is shown at the focus of the keyboard too."""
    caption = ""
    """The label beside the control; empty where the control's own text is enough."""
    outline = ""
    """The sprite along whose outline the focus ring runs; without one the ring is a box."""
    verb = gettext_noop("Select")
    """What pressing ``verb_button`` of a controller does, a msgid."""
    verb_button = PadButton.A

    def __init__(self, rect: pygame.Rect | None = None, *, tooltip: str = "", enabled: bool = True) -> None:
        self.rect = rect or pygame.Rect(0, 0, 0, 0)
        self.tooltip = tooltip
        self.tooltip_below = False
        """Whether the tooltip is below the control, because what is above it belongs to it."""
        self.enabled = enabled
        self.visible = True
        self.hovered = False
        self.focused = False

    @property
    def active(self) -> bool:
        """Whether it can be used now."""
        return self.enabled and self.visible

    def click(self, pos: tuple[int, int]) -> None:
        """Handle a press of the left mouse button inside the rectangle."""

    def drag(self, pos: tuple[int, int]) -> None:
        """Handle a movement of the mouse while its button is held since ``click``."""

    def release(self, pos: tuple[int, int]) -> None:
        """Handle the release of the mouse button after ``click``."""

    def wheel(self, notches: int) -> bool:
        """Handle a turn of the wheel over the rectangle; True where it was used."""
        return False

    def key(self, event: pygame.event.Event) -> bool:
        """Handle a key while focused; True where it was used."""
        return False

    def write(self, text: str) -> bool:
        """Handle typed text while focused; True where it was used."""
        return False

    def focus(self, on: bool) -> None:
        """Gain or lose the keyboard focus."""
        self.focused = on

    def update(self, dt_ms: float) -> bool:
        """Advance by some milliseconds; True where it looks different now."""
        return False

    def describe(self) -> str:
        """Return its state in words for a screen reader."""
        return self.tooltip

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        """Draw the control."""

    def draw_focus(self, canvas: Canvas, look: RenderContext) -> None:
        """Draw the focus ring around the control."""
        if self.outline:
            canvas.image(look.focus_ring(self.outline, *self.rect.size), *self.rect.topleft)
            return
        gap = look.px(3)
        canvas.rect(look.palette.text, self.rect.inflate(2 * gap, 2 * gap), look.ring)
