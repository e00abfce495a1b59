"""The palette of high contrast, made from an edition's own.

Knows colours only; nothing of what they are used for beyond their names.
"""

from __future__ import annotations

import msgspec

from game.view.theme import Color, Palette


def contrasting(palette: Palette) -> Palette:
    """Return a palette with lighter text, so that every text has a contrast of 7 to 1 or more (WCAG 2, level AAA)."""
    white: Color = (255, 255, 255)
    return msgspec.structs.replace(
        palette,
        line=_mixed(palette.line, white, 0.45),
        text=white,
        text_soft=_mixed(palette.text_soft, white, 0.6),
        text_muted=_mixed(palette.text_muted, white, 0.55),
        text_dark=(0, 0, 0),
        action=_mixed(palette.action, white, 0.2),
        short=_mixed(palette.short, white, 0.5),
        seats=tuple(_mixed(color, white, 0.3) for color in palette.seats),
    )


def _mixed(color: Color, other: Color, share: float) -> Color:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(color, other, strict=True))
    return red, green, blue
