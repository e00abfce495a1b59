"""The tables of the local network: cloth in a rim with a shadow, computed once for each size.

Knows an edition's grounds and colours; knows nothing of seats or of what lies on the table.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

from game.ui.graphics.print_art import mix

if TYPE_CHECKING:
    from game.ui.graphics.look import RenderContext
    from game.ui.graphics.print_art import Point
    from game.view.theme import Color

RIM: Final = 30
SHADOW: Final = 44
"""How far rim and shadow reach beyond the cloth, in reference pixels; the shadow beyond the rim."""
_FINE: Final = 3
_POINTS: Final = 180
_BULGE: Final = 0.84
"""How an oval is drawn: 1 is an ellipse, less is fuller."""
_SOFT: Final = 4
_POLISH: Final = 0.22
"""How much of the colour of lines polish adds to the rim."""
_DARK: Final = (104, 98, 118)
"""What a table in the dark is multiplied by."""
_RING: Final = (9, 4)
"""How far the ring of a chosen table reaches beyond its rim, and its width."""


def round_table(
    look: RenderContext, size: tuple[int, int], corner: int, rim: int | None = None, *, dark: bool = False
) -> pygame.Surface:
    """Return the premultiplied picture for a cloth of a size with round corners; it is ``margin`` larger.

    A ``dark`` table is out of the light.
    """
    wide = look.px(RIM) if rim is None else rim
    key = ("round table", wide, size, corner, dark)
    return look.drawn.get_or_make(key, lambda: _table(look, size, corner, wide, dark=dark))


def ring(look: RenderContext, size: tuple[int, int], corner: int, rim: int) -> pygame.Surface:
    """Return the premultiplied ring around the rim of a chosen table; it is ``margin`` larger than the cloth."""
    key = ("ring", rim, size, corner)
    return look.drawn.get_or_make(key, lambda: _ring(look, size, corner, rim))


def _ring(look: RenderContext, size: tuple[int, int], corner: int, rim: int) -> pygame.Surface:
    edge = margin(look, rim)
    sheet = pygame.Surface((size[0] + 2 * edge, size[1] + 2 * edge), pygame.SRCALPHA)
    reach, line = (look.px(length) for length in _RING)
    box = pygame.Rect(edge, edge, *size)
    for far, color in ((rim + reach, look.palette.picked), (rim + reach - line, (0, 0, 0))):
        _lay(sheet, box.inflate(2 * far, 2 * far), corner + far, color)
    hole = _rounded((size[0] + 2 * rim, size[1] + 2 * rim), corner + rim).premul_alpha()
    sheet.blit(hole, (edge - rim, edge - rim), special_flags=pygame.BLEND_RGBA_SUB)
    return sheet


def margin(look: RenderContext, rim: int | None = None) -> int:
    """Return how far the picture reaches beyond the cloth on each side, in window pixels."""
    return (look.px(RIM) if rim is None else rim) + look.px(SHADOW)


def _table(look: RenderContext, size: tuple[int, int], corner: int, wide: int, *, dark: bool) -> pygame.Surface:
    palette, edge = look.palette, margin(look, wide)
    cloth = pygame.Rect(edge, edge, *size)
    whole = (size[0] + 2 * edge, size[1] + 2 * edge)
    rim = cloth.inflate(2 * wide, 2 * wide)
    outer = corner + wide
    sheet = _shadow(whole, rim.move(look.px(8), look.px(16)), outer, look.px(SHADOW))
    wood = look.atlas.background("bg/table", *rim.size).copy()
    light, deep = mix(palette.line_light, palette.line, 0.4), mix(palette.ground[2], (0, 0, 0), 0.6)
    wood.fill(mix((0, 0, 0), palette.line, _POLISH), special_flags=pygame.BLEND_RGB_ADD)
    _shade_down(wood)
    layers: tuple[tuple[int, Color | pygame.Surface], ...] = (
        (wide, deep),
        (wide - look.px(2), light),
        (wide - look.px(4), wood),
        (look.px(6), deep),
        (look.px(4), light),
        (0, deep),
        (-look.px(2), _cloth(look, size, corner)),
    )
    for reach, paint in layers:
        _lay(sheet, cloth.inflate(2 * reach, 2 * reach), corner + reach, paint)
    if dark:
        sheet.fill(_DARK, special_flags=pygame.BLEND_RGB_MULT)
    return sheet


def _lay(sheet: pygame.Surface, box: pygame.Rect, corner: int, paint: Color | pygame.Surface) -> None:
    """Lay a colour, or the middle of a picture, over a box with smooth round corners."""
    piece = _rounded(box.size, corner)
    if isinstance(paint, pygame.Surface):
        at = ((box.w - paint.get_width()) // 2, (box.h - paint.get_height()) // 2)
        color = pygame.Surface(box.size)
        color.blit(paint, at)
        piece.blit(color.convert_alpha(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    else:
        piece.fill((*paint, 255), special_flags=pygame.BLEND_RGBA_MULT)
    sheet.blit(piece.premul_alpha(), box.topleft, special_flags=pygame.BLEND_PREMULTIPLIED)


def _oval(surface: pygame.Surface, color: tuple[int, ...], box: pygame.Rect, corner: float) -> None:
    """Fill a box with round corners; one whose corners meet becomes an even oval."""
    if 2 * corner + 2 < box.h:
        pygame.draw.rect(surface, color, box, border_radius=max(1, round(corner)))
        return
    points: list[Point] = []
    for number in range(_POINTS):
        across, down = math.cos(math.tau * number / _POINTS), math.sin(math.tau * number / _POINTS)
        points.append(
            (
                box.x + box.w / 2 * (1 + math.copysign(abs(across) ** _BULGE, across)),
                box.y + box.h / 2 * (1 + math.copysign(abs(down) ** _BULGE, down)),
            )
        )
    pygame.draw.polygon(surface, color, points)


def _rounded(size: tuple[int, int], corner: int) -> pygame.Surface:
    """Return a white box with smooth round corners, or an even oval; its transparent parts are white too."""
    if 2 * corner + 2 >= size[1]:
        large = pygame.Surface((size[0] * _FINE, size[1] * _FINE), pygame.SRCALPHA)
        large.fill((255, 255, 255, 0))
        _oval(large, (255, 255, 255, 255), large.get_rect(), corner * _FINE)
        return pygame.transform.smoothscale(large, size)
    side = min(corner, size[0] // 2, size[1] // 2)
    fine = pygame.Surface((side * _FINE, side * _FINE), pygame.SRCALPHA)
    fine.fill((255, 255, 255, 0))
    pygame.draw.circle(fine, (255, 255, 255, 255), fine.get_size(), side * _FINE)
    quarter = pygame.transform.smoothscale(fine, (side, side))
    piece = pygame.Surface(size, pygame.SRCALPHA)
    piece.fill((255, 255, 255, 255))
    for right in (False, True):
        for low in (False, True):
            part = pygame.transform.flip(quarter, right, low)
            at = (size[0] - side if right else 0, size[1] - side if low else 0)
            piece.blit(part, at, special_flags=pygame.BLEND_RGBA_MIN)
    return piece


def _shadow(size: tuple[int, int], box: pygame.Rect, corner: int, spread: int) -> pygame.Surface:
    coarse = pygame.Surface((size[0] // _SOFT, size[1] // _SOFT), pygame.SRCALPHA)
    shape = pygame.Rect(box.x // _SOFT, box.y // _SOFT, box.w // _SOFT, box.h // _SOFT)
    _oval(coarse, (0, 0, 0, 205), shape, corner / _SOFT)
    blurred = pygame.transform.gaussian_blur(coarse.premul_alpha(), max(1, spread // _SOFT // 3))
    return pygame.transform.smoothscale(blurred, size)


def _shade_down(picture: pygame.Surface) -> None:
    """Darken a picture from its upper to its lower edge."""
    coarse = pygame.Surface((1, 4))
    for row, value in enumerate((255, 225, 165, 120)):
        coarse.set_at((0, row), (value, value, value))
    shade = pygame.transform.smoothscale(coarse, picture.get_size())
    picture.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def _cloth(look: RenderContext, size: tuple[int, int], corner: int) -> pygame.Surface:
    """Return the cloth, darker towards the rim, with a seam along it."""
    cloth = look.atlas.background("bg/cloth", *size).copy()
    small = (size[0] // _SOFT, size[1] // _SOFT)
    shade = pygame.Surface(small)
    shade.fill((70, 66, 80))
    inner = shade.get_rect().inflate(-look.px(28) // _SOFT * 2, -look.px(28) // _SOFT * 2)
    _oval(shade, (255, 255, 255), inner, (corner - look.px(28)) / _SOFT)
    soft = pygame.transform.gaussian_blur(shade, max(1, look.px(30) // _SOFT))
    cloth.blit(pygame.transform.smoothscale(soft, size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    fine = pygame.Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
    for inset, color in ((look.px(15), (*look.palette.line, 130)), (look.px(15) + look.px(1.4), (0, 0, 0, 0))):
        _oval(fine, color, fine.get_rect().inflate(-inset * 4, -inset * 4), 2 * (corner - inset))
    cloth.blit(pygame.transform.smoothscale(fine, size), (0, 0))
    return cloth
