"""The line on a small piece of another seat's mat that has changed since the viewer's last turn.

Knows a piece's box and the look; knows nothing of positions, input or time.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.graphics.print_art import round_frame
from game.ui.table.painter import Painter
from game.view.layout.geometry import Rect

_LINE, _RIM, _MIN_LINE = 3.0, 2.4, 2
"""The thickness of the line on a card and around a chip in reference pixels, and the least one in window pixels."""
_UPPER: Final = 0.42
"""How much of a round piece it is around, by its height."""


def draw_changed_line(p: Painter, box: Rect) -> None:
    """Draw along the upper edge of a card that it has changed: a corner would cover its stone."""
    bar = box._replace(h=max(p.px(_LINE), _MIN_LINE))
    p.canvas.rect(p.look.palette.ink, bar.inset(-1))
    p.canvas.rect(p.look.palette.changed, bar)


def draw_changed_rim(p: Painter, box: Rect) -> None:
    """Draw around the upper part of a chip that its number has changed."""
    line = max(p.px(_RIM), _MIN_LINE)
    side = box.w + 2 * line
    rim = p.look.drawn.get_or_make(("changed rim", side, line), lambda: _rim(p, side, line))
    p.canvas.surface(rim, box.x - line, box.y - line)


def _rim(p: Painter, side: int, line: int) -> pygame.Surface:
    """Return the upper part of a ring ``side`` pixels large, with a dark edge on both sides of its line."""
    palette, height = p.look.palette, round(side * _UPPER)
    ring = round_frame((side, side), palette.ink, line + 2, side / 2)
    inner = round_frame((side - 2, side - 2), palette.changed, line, side / 2 - 1)
    ring.blit(inner, (1, 1), special_flags=pygame.BLEND_PREMULTIPLIED)
    return ring.subsurface((0, 0, side, height))
