"""The buttons of the action panel: a row of them in one font, as large as its words fit.

Knows boxes, words and what the marks highlight; knows nothing of selections, events or sessions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.ui.table.frames import draw_outline
from game.ui.table.painter import Painter
from game.view.layout.geometry import Rect
from game.view.layout.table import Control
from game.view.theme import MIN_TEXT_PX, Role

_ICON: Final = 1.15
_GAP: Final = 0.35
"""An icon's height and its distance from the word, of the word's size."""
_NEAR: Final = 0.84
"""From this share of the preferred size on, a font is accepted instead of trying the next one."""
_STYLES: Final[tuple[tuple[Role, bool], ...]] = (
    ("button", True),
    ("button", False),
    ("caption", True),
    ("caption", False),
)
"""Fonts with and without icons, the preferred first; the last one is the narrowest."""


@dataclass(frozen=True)
class TableButton:
    """A button: its control, box, text and icon."""

    control: Control
    rect: Rect
    text: str
    icon: str
    primary: bool = False


def draw_buttons(p: Painter, buttons: Sequence[TableButton], font: Role | None = None) -> Role:
    """Draw buttons of one group: the longest word determines font, size and icons of all; return the font."""
    best: tuple[float, Role, bool] = (0.0, "caption", False)
    preferred = min(_preferred_px(p, button) for button in buttons)
    for role, icons in _STYLES:
        if font is not None and role != font:
            continue
        size = min(_fitting(p, button, role, icons) for button in buttons)
        if size > best[0] * 1.06:
            best = (size, role, icons)
        if size >= max(preferred * _NEAR, MIN_TEXT_PX + 0.5):
            break
    for button in buttons:
        _draw(p, button, *best)
    return best[1]


def _preferred_px(p: Painter, button: TableButton) -> float:
    return max(p.larger(min(button.rect.h * 0.5, p.px(26 if button.primary else 19)), button.rect.h * 0.6), MIN_TEXT_PX)


def _max_width(p: Painter, rect: Rect) -> float:
    # A slanted button is narrower than its box.
    return rect.w - (rect.h * 0.62 if p.skin.comic else p.px(14))


def _fitting(p: Painter, button: TableButton, role: Role, icons: bool) -> float:
    """Return the size in window pixels at which a button's word fits."""
    size, max_width = _preferred_px(p, button), _max_width(p, button.rect)
    wide = p.text_width(role, button.text, size) + (size * (_ICON + _GAP) if icons else 0.0)
    return size if wide <= max_width else size * max_width / wide


def _draw(p: Painter, button: TableButton, size: float, role: Role, icons: bool) -> None:
    palette, rect = p.look.palette, button.rect
    enabled = button.control in p.marks.actionable
    hover = p.marks.hover is button.control and enabled
    pressed = p.marks.pressed is button.control and enabled
    if not enabled:
        sprite, color = "ui/button_disabled", palette.text_muted
    elif button.primary:
        sprite, color = "ui/button_primary", palette.text_dark
    else:
        sprite = "ui/button_pressed" if pressed else "ui/button_hover" if hover else "ui/button"
        color = palette.text
    lift = -1 if hover and not pressed else 0
    p.sprite(sprite, rect.moved(0, lift))
    size = max(size, MIN_TEXT_PX)
    icon, gap = (size * _ICON, size * _GAP) if icons else (0.0, 0.0)
    # A word that is too long even at the smallest size uses the margin before it is shortened.
    max_width = rect.w - p.px(8) - icon - gap
    width = min(p.text_width(role, button.text, size), max_width)
    x = rect.center[0] - (icon + gap + width) / 2
    if icons:
        kind = "icon_dark" if button.primary and enabled else "icon"
        p.icon(f"{kind}/{button.icon}", x + icon / 2, rect.center[1] + lift, icon, 255 if enabled else 110)
    alpha = 255 if enabled else 150
    y = rect.center[1] + lift
    p.label(role, button.text, x + icon + gap, y, color, "midleft", size, max_width, alpha=alpha)
    if p.marks.focus is button.control:
        draw_outline(p, rect, p.px(3))
