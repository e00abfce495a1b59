"""A seat at a table without a portrait, either open or looked for.

Knows boxes and icons; knows nothing of tables or players.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import pygame

from game.ui.graphics.print_art import mix

if TYPE_CHECKING:
    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext
    from game.view.layout.geometry import Rect
    from game.view.theme import Color

_LEATHER_RATIO: Final = 0.22
"""How much of the line's colour the seat has, so that it is no hole in the table."""
_SOCKET_ALPHA: Final = 150
_SUPERSAMPLING: Final = 3
"""How many times larger the disc is drawn before it is scaled down, so that its edge is smooth."""


def paint_empty_seat(canvas: Canvas, look: RenderContext, box: Rect, icon: str = "") -> None:
    """Draw a seat without a portrait: with a plus where it is open, with a player where one is looked for."""
    palette = look.palette
    leather = mix(palette.ground[0], palette.line, _LEATHER_RATIO)
    canvas.surface(_disc(box.w, leather, palette.line, look.px(3)), box.x, box.y)
    canvas.image(look.sprite("table/socket", box.w, box.h), box.x, box.y, _SOCKET_ALPHA)
    if icon:
        side = box.w * 0.46
        image = look.sprite(f"icon/{icon}", side, side)
        canvas.image(image, box.x + (box.w - side) / 2, box.y + (box.h - side) / 2)


@lru_cache(maxsize=16)
def _disc(side: int, color: Color, line: Color, width: int) -> pygame.Surface:
    """Return a premultiplied disc of a colour with a line around it."""
    fine = pygame.Surface((side * _SUPERSAMPLING, side * _SUPERSAMPLING), pygame.SRCALPHA)
    middle = (fine.get_width() / 2, fine.get_height() / 2)
    for tone, radius in ((line, side / 2), (color, side / 2 - max(1, width))):
        pygame.draw.circle(fine, tone, middle, radius * _SUPERSAMPLING)
    return pygame.transform.smoothscale(fine.premul_alpha(), (side, side))
