"""The picture of a controller: its body, drawn by code, with the sign of each button where the button is.

Knows shapes and signs; knows nothing of devices or of what a button does.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Final

import pygame

from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.input.pad_glyphs import sign
from game.ui.input.pad_labels import Family, PadButton
from game.view.layout.geometry import Rect
from game.view.theme import Color

_FINE: Final = 3
"""The body is drawn this many times larger and scaled down, so that edges are smooth."""
_RATIO: Final = 0.68
"""Height by width of a controller; all places and sizes below are shares of its width."""
_PLACES: Final = {
    PadButton.LEFT_TRIGGER: (0.255, 0.04, 0.062),
    PadButton.RIGHT_TRIGGER: (0.745, 0.04, 0.062),
    PadButton.LEFT_SHOULDER: (0.255, 0.115, 0.062),
    PadButton.RIGHT_SHOULDER: (0.745, 0.115, 0.062),
    PadButton.BACK: (0.425, 0.235, 0.055),
    PadButton.START: (0.575, 0.235, 0.055),
    PadButton.A: (0.755, 0.363, 0.072),
    PadButton.B: (0.835, 0.285, 0.072),
    PadButton.X: (0.675, 0.285, 0.072),
    PadButton.Y: (0.755, 0.207, 0.072),
    PadButton.RIGHT_STICK: (0.625, 0.43, 0.11),
}
_UPPER, _LOWER = (0.245, 0.285), (0.375, 0.43)
"""The two places of left stick and D-pad."""
_STICK, _CROSS = 0.11, 0.14
_SOCKET: Final = 1.3
"""The width of the socket of a stick, by that of its sign."""
_ROUNDS: Final = 40
"""Of how many discs a grip is made."""
_UNUSED: Final = 70
"""The alpha of a button that does nothing on the page."""
_STANDS_FOR: Final = {
    PadButton.TURN: PadButton.RIGHT_STICK,
    **dict.fromkeys((PadButton.UP, PadButton.DOWN, PadButton.LEFT, PadButton.RIGHT), PadButton.ARROWS),
}


def draw_controller(
    canvas: Canvas, look: RenderContext, family: Family, used: Collection[PadButton], rect: Rect
) -> None:
    """Draw a controller of a family in the middle of a box, with the ``used`` buttons bright."""
    box = rect.inset(rect.w // 24, 0).fit(1 / _RATIO)
    palette = look.palette
    body = _body(box.w, box.h, palette.line_light, palette.ink, palette.ground[0])
    canvas.surface(body, box.x, box.y)
    lit = {_STANDS_FOR.get(button, button) for button in used}
    symmetric = family in ("sony", "deck")
    stick, cross = (_LOWER, _UPPER) if symmetric else (_UPPER, _LOWER)
    places = {**_PLACES, PadButton.LEFT_STICK: (*stick, _STICK), PadButton.ARROWS: (*cross, _CROSS)}
    for button, (x, y, share) in places.items():
        middle, top = box.x + x * box.w, box.y + y * box.w
        if button in (PadButton.LEFT_STICK, PadButton.RIGHT_STICK):
            socket = _socket(round(share * _SOCKET * box.w), palette.line_light, palette.ink)
            canvas.surface(socket, middle - socket.get_width() / 2, top - socket.get_height() / 2, 150)
        drawn = sign(look, button, family, round(share * box.w))
        at = (middle - drawn.get_width() / 2, top - drawn.get_height() / 2)
        canvas.surface(drawn, *at, 255 if button in lit else _UNUSED)


@lru_cache(maxsize=4)
def _body(width: int, height: int, edge: Color, dark: Color, fill: Color) -> pygame.Surface:
    """Return the outline of a controller with a light upper and a dark lower half."""
    unit = width * _FINE
    large = pygame.Surface((unit, height * _FINE), pygame.SRCALPHA)
    line = max(2, round(0.006 * unit))
    for color, grow in ((edge, 0), (fill, line)):
        _silhouette(large, unit, color, grow)
    inner = pygame.Surface(large.get_size(), pygame.SRCALPHA)
    _silhouette(inner, unit, (255, 255, 255), line)
    shade = pygame.Surface((1, large.get_height()), pygame.SRCALPHA)
    for y in range(large.get_height()):
        shade.set_at((0, y), (*dark, round(210 * y / large.get_height())))
    inner.blit(pygame.transform.scale(shade, large.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    large.blit(inner, (0, 0))
    return pygame.transform.smoothscale(large, (width, height)).premul_alpha()


def _silhouette(large: pygame.Surface, unit: int, color: Color, inset: int) -> None:
    """Fill the body and the two grips, smaller by ``inset``."""
    body = pygame.Rect(0.14 * unit, 0.145 * unit, 0.72 * unit, 0.37 * unit).inflate(-2 * inset, -2 * inset)
    pygame.draw.rect(large, color, body, border_radius=round(0.15 * unit))
    for side in (-1, 1):
        upper = pygame.Vector2((0.5 + side * 0.25) * unit, 0.3 * unit)
        lower = pygame.Vector2((0.5 + side * 0.37) * unit, 0.57 * unit)
        wide, narrow = 0.16 * unit - inset, 0.1 * unit - inset
        for step in range(_ROUNDS + 1):
            share = step / _ROUNDS
            pygame.draw.circle(large, color, upper.lerp(lower, share), wide + (narrow - wide) * share)


@lru_cache(maxsize=4)
def _socket(side: int, edge: Color, dark: Color) -> pygame.Surface:
    """Return the socket of a stick: a dark disc with a thin edge."""
    large = pygame.Surface((side * _FINE, side * _FINE), pygame.SRCALPHA)
    middle = side * _FINE / 2
    pygame.draw.circle(large, edge, (middle, middle), middle)
    pygame.draw.circle(large, dark, (middle, middle), middle * 0.94)
    return pygame.transform.smoothscale(large, (side, side)).premul_alpha()
