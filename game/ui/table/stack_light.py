"""The light of what can be taken around a stack of tokens, and the rings of the dock's sockets.

Knows boxes and colours; knows nothing of positions, layouts or time.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from game.ui.graphics.print_art import round_frame
from game.ui.table.painter import Painter
from game.view.layout.geometry import Rect
from game.view.theme import Color

_FINE: Final = 2
"""The light is drawn so many times larger and reduced."""
_LINE: Final = 2.2
"""The width of its line in reference pixels."""
_LIGHT: Final = ((2.4, 50), (1.4, 80))
"""How far light reaches around the line in reference pixels, and its alpha there."""
_STRONG: Final = ((9.0, 36), (6.0, 60), (3.4, 120))
"""The same of strong light."""
_DARK: Final = 2.0
"""The width of the dark line between the light and the chips, in reference pixels."""
_RING: Final = 2.4
"""The width of a socket's ring in reference pixels."""


def draw_stack_light(
    p: Painter, foot: Rect, top: Rect, alpha: int, *, strong: bool = False, color: Color | None = None
) -> None:
    """Draw light around a whole stack between the ovals of its lowest and its highest face; the stack covers the rest.

    It is drawn before the stack; ``strong`` light reaches farther. Without a ``color`` it is gold.
    """
    palette, bold = p.look.palette, 1.6 if p.look.high_contrast else 1.0
    unit = max(p.layout.scale, 0.8) * bold
    picture = _light(color or palette.action, palette.ink, foot.w, foot.h, foot.y - top.y, round(unit, 2), strong)
    x, y = foot.x - (picture.get_width() - foot.w) // 2, top.y - (picture.get_height() - foot.bottom + top.y) // 2
    p.canvas.surface(picture, x, y, alpha)


def draw_socket_ring(p: Painter, box: Rect, color: Color) -> None:
    """Draw a ring around a socket that is to be filled."""
    p.canvas.surface(round_frame((box.w, box.h), color, max(p.px(_RING), 2), box.w / 2), box.x, box.y)


@lru_cache(maxsize=48)
def _light(color: Color, ink: Color, width: int, flat: int, rise: int, unit: float, strong: bool) -> pygame.Surface:
    """Return a cylinder seen from above in light, a gold line and a dark one."""
    line, dark = _LINE * unit, _DARK * unit
    light = _STRONG if strong else _LIGHT
    edge = round(light[0][0] * unit + line + dark) + 1
    size = width + 2 * edge, flat + rise + 2 * edge
    surface = pygame.Surface((size[0] * _FINE, size[1] * _FINE), pygame.SRCALPHA)
    layers = [((*color, alpha), reach * unit + line + dark) for reach, alpha in light]
    layers += [((*color, 255), line + dark), ((*ink, 255), dark)]
    for fill, reach in layers:
        w, h = (width + 2 * reach) * _FINE, (flat + 2 * reach) * _FINE
        x, y = (edge - reach) * _FINE, (edge - reach) * _FINE
        for oval in (y, y + rise * _FINE):
            pygame.draw.ellipse(surface, fill, (x, oval, w, h))
        pygame.draw.rect(surface, fill, (x, y + h / 2, w, rise * _FINE))
    return pygame.transform.smoothscale(surface.premul_alpha(), size)
