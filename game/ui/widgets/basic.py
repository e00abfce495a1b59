"""Controls for menus and dialogs: what all of them share, buttons and choices.

Knows rectangles, events and the look. Must not know what a control is for: it calls the function it was given.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.support.i18n import mark
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.input.pad_buttons import PadButton


class Widget:
    """Something on screen that may take the focus; ``rect`` is in window pixels."""

    focusable = True
    caption = ""
    """What stands beside it and says what it is for; a control that speaks for itself has none."""
    deed = mark("Select")
    """What a controller does to it, in a word for the catalogues, and by which button."""
    deed_button = PadButton.A

    def __init__(self, rect: pygame.Rect | None = None, *, tooltip: str = "", enabled: bool = True) -> None:
        self.rect = rect or pygame.Rect(0, 0, 0, 0)
        self.tooltip = tooltip
        self.enabled = enabled
        self.visible = True
        self.hovered = False
        self.focused = False

    @property
    def active(self) -> bool:
        """Whether it can be used now."""
        return self.enabled and self.visible

    def click(self, pos: tuple[int, int]) -> None:
        """Take a press of the left mouse button inside the rectangle."""

    def drag(self, pos: tuple[int, int]) -> None:
        """Take a movement of the mouse while its button is held since ``click``."""

    def release(self, pos: tuple[int, int]) -> None:
        """Take the release of the mouse button after ``click``."""

    def wheel(self, notches: int) -> bool:
        """Take a turn of the wheel over the rectangle; True where it was used."""
        return False

    def key(self, event: pygame.event.Event) -> bool:
        """Take a key while focused; True where it was used."""
        return False

    def write(self, text: str) -> bool:
        """Take typed text while focused; True where it was used."""
        return False

    def focus(self, on: bool) -> None:
        """Gain or lose the keyboard focus."""
        self.focused = on

    def update(self, dt_ms: float) -> bool:
        """Move on by some milliseconds; True where it looks different now."""
        return False

    def describe(self) -> str:
        """Return how it stands, in words for a screen reader."""
        return self.tooltip

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        """Describe it on the canvas."""

    def draw_focus(self, canvas: Canvas, look: RenderContext) -> None:
        """Draw the focus ring around the rectangle."""
        gap = look.px(3)
        canvas.rect(look.palette.text, self.rect.inflate(2 * gap, 2 * gap), look.ring)


class Button(Widget):
    """Calls a function when pressed; ``kind`` is ``plain``, ``primary`` or ``danger``; ``icon`` a name of the kit."""

    def __init__(
        self,
        label: str,
        on_press: Callable[[], None],
        rect: pygame.Rect | None = None,
        *,
        kind: str = "plain",
        icon: str = "",
        tooltip: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(rect, tooltip=tooltip, enabled=enabled)
        self.label = label
        self.on_press = on_press
        self.kind = kind
        self.icon = icon
        self.pressed = False

    def click(self, pos: tuple[int, int]) -> None:
        """Go down; the function is called when the button comes up inside."""
        self.pressed = True

    def release(self, pos: tuple[int, int]) -> None:
        """Call the function where the mouse is still over the button."""
        was, self.pressed = self.pressed, False
        if was and self.rect.collidepoint(pos):
            self.on_press()

    def key(self, event: pygame.event.Event) -> bool:
        """Press by Enter or Space."""
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            self.on_press()
            return True
        return False

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        """Draw the plate in its state, then icon and label in the middle."""
        rect = self.rect
        canvas.image(look.sprite(self._plate(), rect.w, rect.h), rect.x, rect.y)
        dark = self.enabled and self.kind == "primary"
        color = look.palette.text_dark if dark else look.palette.text if self.enabled else look.palette.text_muted
        sink = look.px(1) if self.pressed and self.hovered else 0
        side = self._icon_side(look)
        gap = look.px(8) if side and self.label else 0
        room = rect.w - side - gap - look.px(16)
        px = look.text.fit("button", self.label, room, high=rect.h - look.px(10))
        label = look.text.ellipsis("button", self.label, room, px)
        width = look.text.size("button", label, px)[0] if label else 0
        x = rect.centerx - (side + gap + width) / 2
        if side:
            name = f"{'icon_dark' if dark else 'icon'}/{self.icon}"
            canvas.image(look.sprite(name, side, side), x, rect.centery - side / 2 + sink, 255 if self.enabled else 110)
        if label:
            canvas.text("button", label, x + side + gap, rect.centery + sink, color, "midleft", px)

    def wished(self, look: RenderContext) -> int:
        """Return the width in window pixels in which icon and label stand at the size that the person reads best."""
        side = look.px(24 * look.text.enlarged) + look.px(8) if self.icon else 0
        return side + look.text.size("button", self.label)[0] + look.px(24)

    def _icon_side(self, look: RenderContext) -> int:
        """Give the icon a side in window pixels: as large as the text is, but less, or none, where a word needs it."""
        if not self.icon:
            return 0
        usual = min(look.px(24), self.rect.h - look.px(8))
        if look.text.enlarged == 1.0 or not self.label:
            return usual
        large = min(look.px(24 * look.text.enlarged), self.rect.h - look.px(16))
        for side in (large, usual):
            room = self.rect.w - side - look.px(24)
            if look.text.size("button", self.label)[0] <= room:
                return side
        return usual if look.text.fit("button", self.label, self.rect.w - usual - look.px(24)) > 16 else 0

    def _plate(self) -> str:
        if not self.enabled:
            return "ui/button_disabled"
        if self.kind == "danger":
            return "ui/button_danger"
        plate = "ui/button_primary" if self.kind == "primary" else "ui/button"
        if self.hovered:
            return f"{plate}_pressed" if self.pressed else f"{plate}_hover"
        return plate


class Choice(Widget):
    """One of several values, stepped through by arrows at both ends; ``labels`` are what the person reads."""

    deed = mark("Change")

    def __init__(
        self,
        labels: Sequence[str],
        index: int,
        on_change: Callable[[int], None],
        rect: pygame.Rect | None = None,
        *,
        tooltip: str = "",
    ) -> None:
        super().__init__(rect, tooltip=tooltip)
        self.labels = tuple(labels)
        self.index = index
        self.on_change = on_change

    def step(self, by: int) -> None:
        """Go on by some values, round the ends."""
        self.index = (self.index + by) % len(self.labels)
        self.on_change(self.index)

    def click(self, pos: tuple[int, int]) -> None:
        """Step back on the left third, forward elsewhere."""
        self.step(-1 if pos[0] < self.rect.x + self.rect.w / 3 else 1)

    def wheel(self, notches: int) -> bool:
        """Step by the wheel while focused."""
        if self.focused:
            self.step(-1 if notches > 0 else 1)
        return self.focused

    def key(self, event: pygame.event.Event) -> bool:
        """Step by the left and right arrow, Enter and Space."""
        if event.key == pygame.K_LEFT:
            self.step(-1)
        elif event.key in (pygame.K_RIGHT, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            self.step(1)
        else:
            return False
        return True

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        """Draw the field, the arrows and the chosen label."""
        rect = self.rect
        canvas.image(look.sprite("ui/field_focus" if self.hovered else "ui/field", rect.w, rect.h), rect.x, rect.y)
        side = min(look.px(22), rect.h - look.px(6))
        canvas.image(look.sprite("icon/left", side, side), rect.x + look.px(8), rect.centery - side / 2)
        canvas.image(look.sprite("icon/right", side, side), rect.right - look.px(8) - side, rect.centery - side / 2)
        room = rect.w - 2 * side - look.px(28)
        label = self.labels[self.index]
        px = look.text.fit("body", label, room, high=rect.h - look.px(4))
        color = look.palette.text if self.enabled else look.palette.text_muted
        canvas.text("body", label, rect.centerx, rect.centery, color, "center", px, max_width=room)
