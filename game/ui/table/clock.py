"""The sign of a clock with the time that is left to a player.

Knows a rectangle and seconds; knows nothing of seats, turns or networks.
"""

from __future__ import annotations

from typing import Final

from game.ui.graphics.type_scale import FIGURE
from game.ui.table.painter import Painter
from game.view.descriptions.presence import clock_text
from game.view.layout.geometry import Rect

HURRY_S: Final = 10
"""Seconds below which the clock is red."""


def clock_pill(p: Painter, rect: Rect, seconds: int, share: float = 0.62) -> None:
    """Draw a clock with seconds left, in red below ``HURRY_S``; its figures have a ``share`` of the height."""
    hurry = seconds <= HURRY_S
    p.sprite("ui/badge_short" if hurry else "ui/pill", rect)
    text, size = clock_text(seconds), rect.h * share
    sign, widest = size * 1.3, p.text_width(FIGURE, "".join("8" if c.isdigit() else c for c in text), size)
    if sign + widest > rect.w - rect.h * 0.6:  # no room for the sign of a clock too, whatever the figures
        p.label(FIGURE, text, *rect.center, size, "center", rect.w - rect.h * 0.3)
        return
    left = rect.center[0] - (sign + widest) / 2
    p.icon("icon/clock", left + size / 2, rect.center[1], size)
    p.label(FIGURE, text, left + sign, rect.center[1], size)
