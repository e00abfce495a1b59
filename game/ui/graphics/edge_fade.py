"""The shade at an edge beyond which a scrolled list or page continues.

Knows a rectangle and a colour; knows nothing of what is scrolled.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.view.theme import Color

_HIGH: Final = 30
_DARKEST: Final = 225
_ABOVE: Final = 140
"""Alpha of the upper shade, which often lies over a heading."""


def scroll_shades(
    canvas: Canvas,
    look: RenderContext,
    rect: pygame.Rect,
    *,
    above: bool,
    below: bool,
    color: Color | None = None,
) -> None:
    """Shade the edges of a view beyond which it can be scrolled, in the colour of ink unless one is given."""
    height, color = look.px(_HIGH), color or look.palette.ink
    if above:
        canvas.surface(_shade(rect.w, height, color, up=True), rect.x, rect.y, _ABOVE)
    if below:
        canvas.surface(_shade(rect.w, height, color, up=False), rect.x, rect.bottom - height)


@lru_cache(maxsize=8)
def _shade(width: int, height: int, color: Color, *, up: bool) -> pygame.Surface:
    """Return a premultiplied shade that is darkest at its upper or lower edge; eight hold all sizes in use."""
    column = pygame.Surface((1, height), pygame.SRCALPHA)
    for y in range(height):
        share = (height - y if up else y + 1) / height
        column.set_at((0, y), (*color, round(_DARKEST * share**1.5)))
    return pygame.transform.scale(column.premul_alpha(), (width, height))
