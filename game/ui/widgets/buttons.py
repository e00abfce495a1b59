"""Buttons of menus and dialogs.

Knows rectangles, events and the look. Must not know what a button is for: it calls the function it was given.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.type_scale import BUTTON, TextStyle
from game.ui.widgets.widget import SELECTED, Widget
from game.view.theme import MIN_TEXT_PX

PRESS_KEYS: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
"""The keys that press the focused control."""


LISTED: Final = 40.0
"""From the left edge of a button in a column to its icon."""
_PORTRAIT, _GAP = 38.0, 8.0
"""The height of a portrait, and the gap between an icon and a label; in a column it is twice as wide."""
_ICON, _LABEL = 24.0, 20.0
"""The side of an icon beside a label of usual size, with which it grows."""
_LEAST_BESIDE_ICON: Final = 16.0
"""The size of a label below which it has the icon's place as well."""
_GOLD_LABEL, _GOLD_WIDE, _GOLD_HIGH = 26.0, 0.68, 0.45
"""The greatest size of the label of a button for the next step, and its shares of the button's width and height."""


class Button(Widget):
    """Calls a function when pressed; ``kind`` is ``plain``, ``primary``, ``danger`` or ``chosen``.

    ``icon`` is an icon's name, ``sprite`` a picture in the icon's place, such as a portrait.
    ``px`` is the label's largest size in reference pixels; where it is ``None`` that of all buttons, or for a large
    ``primary`` one a larger size; ``matched`` is in its place what ``match_labels`` found. In a column (``listed``)
    icon and label begin at the left, so that they stand below those of the other buttons.
    """

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
        sprite: str = "",
        px: float | None = None,
        listed: bool = False,
    ) -> None:
        super().__init__(rect, tooltip=tooltip, enabled=enabled)
        self.sprite = sprite
        self.listed = listed
        self.px = px
        self.matched: TextStyle | None = None
        self.label = label
        self.on_press = on_press
        self.kind = kind
        self.icon = icon
        self.pressed = False

    def click(self, pos: tuple[int, int]) -> None:
        self.pressed = True

    def release(self, pos: tuple[int, int]) -> None:
        was, self.pressed = self.pressed, False
        if was and self.rect.collidepoint(pos):
            self.on_press()

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in PRESS_KEYS:
            self.on_press()
            return True
        return False

    def draw(self, canvas: Canvas, look: RenderContext) -> None:
        rect = self.rect
        canvas.image(look.sprite(self._plate(), rect.w, rect.h), rect.x, rect.y)
        dark = self.enabled and self.kind in ("primary", "chosen")
        color = look.palette.text_dark if dark else look.palette.text if self.enabled else look.palette.text_muted
        sink = look.px(1) if self.pressed and self.hovered else 0
        largest = self._largest(look)
        side, gap, max_width = self._parts(look, largest)
        style = self._fitting(look, max_width, largest)
        width = max(0, min(max_width, look.text.size(style, self.label)[0]))
        x = rect.centerx - (side + gap + width) / 2
        if self.listed:
            # An icon lies in the middle of a portrait's place, so that all labels of a column begin below each other.
            aside = (look.px(_PORTRAIT) - side) / 2 if side else look.px(_PORTRAIT + 2 * _GAP)
            x = min(x, rect.x + look.px(LISTED) + aside)
            gap = min(2 * gap + aside, rect.right - look.px(8) - x - side - width) if side else 0
        if side:
            name = self.sprite or f"{'icon_dark' if dark else 'icon'}/{self.icon}"
            canvas.image(look.sprite(name, side, side), x, rect.centery - side / 2 + sink, self.icon_alpha(look))
        if self.label:
            left = x + side + gap
            canvas.text(style.in_color(color), self.label, left, rect.centery + sink, "midleft", max_width=max_width)

    def icon_alpha(self, look: RenderContext) -> int:
        """Return the alpha of the icon; in high contrast the broken edge alone shows that nothing can be pressed."""
        return 255 if self.enabled or look.high_contrast else 110

    def draw_focus(self, canvas: Canvas, look: RenderContext) -> None:
        """Draw the focus ring along the button's own outline."""
        rect = self.rect
        canvas.image(look.focus_ring(self._plate(), rect.w, rect.h), rect.x, rect.y)

    def preferred_width(self, look: RenderContext) -> int:
        """Return the width in window pixels that icon and label take at the person's text size."""
        side = look.px(24 * look.text.enlarged) + look.px(_GAP) if self.icon or self.listed else 0
        return side + look.text.size(BUTTON.at(self.px), self.label)[0] + look.px(24)

    def label_style(self, look: RenderContext) -> TextStyle:
        """Return the style of the label in the button's rectangle."""
        largest = self._largest(look)
        return self._fitting(look, self._parts(look, largest)[2], largest)

    def _fitting(self, look: RenderContext, width: float, largest: TextStyle) -> TextStyle:
        """Return the style of the label in a width in window pixels."""
        return look.text.fit(largest, self.label, width, self.rect.h - look.px(10))

    def _parts(self, look: RenderContext, largest: TextStyle) -> tuple[int, float, float]:
        """Return the icon's side, the gap after it and the width that is left for the label, in window pixels."""
        side = self._icon_side(look, largest)
        gap = look.px(_GAP) if side and self.label else 0
        return side, gap, self.rect.w - side - gap - look.px(16)

    def _icon_side(self, look: RenderContext, largest: TextStyle) -> int:
        """Return the icon's side in window pixels: as large as the text, but less, or 0, where the label needs room."""
        if not self.icon:
            return 0
        side = _ICON * max(1.0, (largest.px or _LABEL) / _LABEL)
        usual = min(look.px(_PORTRAIT if self.sprite else 31 if self.listed else side), self.rect.h - look.px(8))
        if not self.label or (self.listed and look.text.enlarged == 1.0):
            return usual
        if look.text.enlarged == 1.0:
            room = self.rect.w - usual - look.px(24)
            style = look.text.fit(self._given, self.label, room)
            small = look.text.px(style) <= MIN_TEXT_PX < look.text.px(self._given)
            return 0 if small or look.text.size(style, self.label)[0] > room else usual
        large = min(look.px(24 * look.text.enlarged), self.rect.h - look.px(16))
        for side in (large, usual):
            max_width = self.rect.w - side - look.px(24)
            if look.text.size(BUTTON, self.label)[0] <= max_width:
                return side
        fitted = look.text.fit(BUTTON, self.label, self.rect.w - usual - look.px(24))
        return usual if (fitted.px or 0.0) > _LEAST_BESIDE_ICON else 0

    @property
    def _given(self) -> TextStyle:
        """The label's style in the largest size that was given or matched, else in that of all buttons."""
        return self.matched or BUTTON.at(self.px)

    def _largest(self, look: RenderContext) -> TextStyle:
        """Return the label's style in its largest size."""
        if self._given.px is not None or self.listed or self.kind != "primary":
            return self._given
        height = min(_GOLD_LABEL, _GOLD_HIGH * self.rect.h / look.text.scale)
        style = look.text.fit(BUTTON.at(height), self.label, _GOLD_WIDE * self.rect.w)
        return style if (style.px or 0.0) > _LABEL else BUTTON

    def _plate(self) -> str:
        if not self.enabled:
            return "ui/button_disabled"
        if self.kind == "danger":
            return "ui/button_danger"
        if self.kind == "chosen":
            return SELECTED
        plate = "ui/button_primary" if self.kind == "primary" else "ui/button"
        if self.hovered:
            return f"{plate}_pressed" if self.pressed else f"{plate}_hover"
        return plate


def match_labels(buttons: Sequence[Button], look: RenderContext) -> None:
    """Give the labels of placed buttons that belong together the size at which each of them fits.

    It holds until it is called again: after a label or a place has changed it must be.
    """
    for button in buttons:
        button.matched = None
    styles = [button.label_style(look) for button in buttons if button.label]
    for button in buttons:
        button.matched = min(styles, key=look.text.px, default=None)


def match_row(buttons: Sequence[Button], look: RenderContext) -> None:
    """Give the labels of the plain buttons of a row one size, and the gold one theirs where its face would differ.

    As with ``match_labels``, it holds until it is called again.
    """
    plain = [button for button in buttons if button.kind != "primary"]
    match_labels(plain, look)
    style = next((button.matched for button in plain if button.label), None)
    # The smallest text is in the font for reading, and two fonts side by side look like a mistake.
    shared = style if style is not None and look.text.px(style) <= MIN_TEXT_PX else None
    for button in buttons:
        if button.kind == "primary":
            button.matched = shared
