"""The tables of the local network: cloth in a rim with a shadow, computed once for each size.

Knows an edition's grounds and colours; knows nothing of seats or of what lies on the table.
"""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

import pygame

from game.ui.graphics.print_art import mix

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

    from game.ui.graphics.look import RenderContext
    from game.ui.graphics.print_art import Point

_T = TypeVar("_T")

RIM: Final = 30
SHADOW: Final = 44
"""How far rim and shadow reach beyond the cloth, in reference pixels; the shadow beyond the rim."""
_FINE: Final = 3
_POINTS: Final = 360
_BULGE: Final = 0.84
"""How an oval is drawn: 1 is an ellipse, less is fuller."""
_SOFT: Final = 4
_POLISH: Final = 0.22
"""How much of the colour of lines polish adds to the rim."""
_DARK: Final = (104, 98, 118)
"""What a table in the dark is multiplied by."""
_CONTRAST_LIGHT: Final = (112, 112, 112)
"""What the cloth is multiplied by in high contrast: words lie on it."""
_RING: Final = 4
_GLOW: Final = 14
"""The width of the ring around a chosen table, and how far its light reaches beyond it."""
_SEAM: Final = 130
"""The alpha of the seam on the cloth."""
_CLEAR: Final = (0, 0, 0, 0)


class _Band(NamedTuple):
    """A part of the table that begins ``inset`` pixels within its edge: a premultiplied colour, wood or cloth.

    ``wood`` and ``cloth`` are alphas. Color and alphas of a band add up to an opaque picture.
    """

    inset: int
    color: tuple[int, int, int, int] = _CLEAR
    wood: int = 0
    cloth: int = 0


def round_table(
    look: RenderContext, size: tuple[int, int], corner: int, rim: int | None = None, *, dark: bool = False
) -> pygame.Surface:
    """Return the premultiplied picture for a cloth of a size with round corners; it is ``margin`` larger.

    A ``dark`` table is out of the light.
    """
    width = look.px(RIM) if rim is None else rim
    key = _key(width, size, corner, dark=dark)
    return look.drawn.get_or_make(key, lambda: _finished(_table(look, size, corner, width, dark=dark)))


def prepare_round_table(look: RenderContext, size: tuple[int, int], corner: int, rim: int) -> Iterator[None]:
    """Make ready what ``round_table`` returns for a table in the light, in steps of a few ms each."""
    key = _key(rim, size, corner, dark=False)
    if look.drawn.get(key) is None:
        picture = yield from _table(look, size, corner, rim, dark=False)
        if look.drawn.get(key) is None:  # it may have been drawn meanwhile
            look.drawn.keep(key, picture)


def _key(rim: int, size: tuple[int, int], corner: int, *, dark: bool) -> tuple[object, ...]:
    return "round table", rim, size, corner, dark


def ring(look: RenderContext, size: tuple[int, int], corner: int, rim: int) -> pygame.Surface:
    """Return the premultiplied ring around the rim of a chosen table; it is ``margin`` larger than the cloth."""
    key = ("ring", rim, size, corner)
    return look.drawn.get_or_make(key, lambda: _ring(look, size, corner, rim))


def _ring(look: RenderContext, size: tuple[int, int], corner: int, rim: int) -> pygame.Surface:
    edge = margin(look, rim)
    sheet = pygame.Surface((size[0] + 2 * edge, size[1] + 2 * edge), pygame.SRCALPHA)
    reach, color = look.px(_RING), (*look.palette.picked, 255)
    box = pygame.Rect(edge, edge, *size).inflate(2 * (rim + reach), 2 * (rim + reach))
    line = _banded(box.size, corner + rim + reach, ((0, color), (reach, _CLEAR)))
    sheet.blit(line, box)
    sheet = pygame.transform.gaussian_blur(sheet, look.px(_GLOW) // 2)
    sheet.blit(line, box, special_flags=pygame.BLEND_RGBA_MAX)
    return sheet


def margin(look: RenderContext, rim: int | None = None) -> int:
    """Return how far the picture reaches beyond the cloth on each side, in window pixels."""
    return (look.px(RIM) if rim is None else rim) + look.px(SHADOW)


def _table(
    look: RenderContext, size: tuple[int, int], corner: int, width: int, *, dark: bool
) -> Generator[None, None, pygame.Surface]:
    """Yield after each step of a table's picture, and return it."""
    palette, edge = look.palette, margin(look, width)
    cloth = pygame.Rect(edge, edge, *size)
    whole = (size[0] + 2 * edge, size[1] + 2 * edge)
    rim = cloth.inflate(2 * width, 2 * width)
    outer = corner + width
    sheet = _shadow(whole, rim.move(look.px(8), look.px(16)), outer, look.px(SHADOW))
    yield
    wood = look.atlas.background("bg/table", *rim.size).copy()
    wood.fill(mix((0, 0, 0), palette.line, _POLISH), special_flags=pygame.BLEND_RGB_ADD)
    _shade_down(wood)
    yield
    cloth_picture = _cloth(look, size, corner)
    yield
    deep = (*mix(palette.ground[2], (0, 0, 0), 0.6), 255)
    light = (*mix(palette.line_light, palette.line, 0.4), 255)
    seam = (*mix((0, 0, 0), palette.line, _SEAM / 255), _SEAM)
    within = width + look.px(15)
    bands = (
        _Band(0, deep),
        _Band(look.px(2), light),
        _Band(look.px(4), wood=255),
        _Band(width - look.px(6), deep),
        _Band(width - look.px(4), light),
        _Band(width, deep),
        _Band(width + look.px(2), cloth=255),
        _Band(within, seam, cloth=255 - _SEAM),
        _Band(within + look.px(1.4), cloth=255),
    )
    # The bands share every point, so that their smooth edges add up to an opaque picture.
    table = _banded(rim.size, outer, [(band.inset, band.color) for band in bands])
    for picture, at, shares in (
        (wood, (0, 0), [(band.inset, (band.wood,) * 4) for band in bands]),
        (cloth_picture, (width, width), [(band.inset, (band.cloth,) * 4) for band in bands]),
    ):
        yield
        piece = _banded(rim.size, outer, shares)
        piece.blit(picture, at, special_flags=pygame.BLEND_RGB_MULT)
        table.blit(piece, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    yield
    sheet.blit(table, rim, special_flags=pygame.BLEND_PREMULTIPLIED)
    if dark:
        sheet.fill(_DARK, special_flags=pygame.BLEND_RGB_MULT)
    return sheet


def _finished(steps: Generator[None, None, _T]) -> _T:
    """Run all steps of something and return it."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: _T = end.value
            return result


def _oval(surface: pygame.Surface, color: tuple[int, ...], box: pygame.Rect, corner: float) -> None:
    """Fill a box with round corners; one whose corners meet becomes an even oval."""
    if 2 * corner + 2 < box.h:
        pygame.draw.rect(surface, color, box, border_radius=max(1, round(corner)))
    else:
        pygame.draw.polygon(surface, color, _within(box, _unit_oval()))


def _oval_quarter(surface: pygame.Surface, color: tuple[int, ...], box: pygame.Rect, corner: float) -> None:
    """Fill the upper left quarter of a box as ``_oval`` does; more may be filled, to the right and below."""
    if 2 * corner + 2 < box.h:
        pygame.draw.rect(surface, color, box, border_radius=max(1, round(corner)))
    else:
        quarter = _unit_oval()[_POINTS // 2 : _POINTS * 3 // 4 + 1]
        pygame.draw.polygon(surface, color, [*_within(box, quarter), box.midtop, box.center, box.midleft])


@cache
def _unit_oval() -> list[Point]:
    """Return the edge of an even oval around 0, 0, from its right end down and around."""
    points: list[Point] = []
    for number in range(_POINTS):
        across, down = math.cos(math.tau * number / _POINTS), math.sin(math.tau * number / _POINTS)
        points.append((math.copysign(abs(across) ** _BULGE, across), math.copysign(abs(down) ** _BULGE, down)))
    return points


def _within(box: pygame.Rect, points: Sequence[Point]) -> list[Point]:
    """Return points of the square from -1 to 1 as they are in a box."""
    return [(box.x + box.w / 2 * (1 + x), box.y + box.h / 2 * (1 + y)) for x, y in points]


def _banded(
    size: tuple[int, int], corner: int, bands: Sequence[tuple[int, tuple[int, int, int, int]]]
) -> pygame.Surface:
    """Return a picture of boxes with smooth round corners, or of even ovals, one within the other.

    ``bands`` holds how far each is within the first and its premultiplied colour, which replaces what is under it. A
    quarter is drawn larger, reduced, and mirrored.
    """
    half_w, half_h = (size[0] + 1) // 2, (size[1] + 1) // 2
    fine = pygame.Surface((half_w * _FINE, half_h * _FINE), pygame.SRCALPHA)
    whole = pygame.Rect(0, 0, size[0] * _FINE, size[1] * _FINE)
    under = _CLEAR
    for inset, color in bands:
        if color == under:
            continue
        under = color
        _oval_quarter(fine, color, whole.inflate(-2 * inset * _FINE, -2 * inset * _FINE), (corner - inset) * _FINE)
    quarter = pygame.transform.smoothscale(fine, (half_w, half_h))
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    for right in (False, True):
        for low in (False, True):
            at = (size[0] - half_w if right else 0, size[1] - half_h if low else 0)
            sheet.blit(pygame.transform.flip(quarter, right, low), at, special_flags=pygame.BLEND_RGBA_MAX)
    return sheet


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
    """Return the cloth, darker towards the rim."""
    cloth = look.atlas.background("bg/cloth", *size).copy()
    if look.high_contrast:
        cloth.fill(_CONTRAST_LIGHT, special_flags=pygame.BLEND_RGB_MULT)
    small = (size[0] // _SOFT, size[1] // _SOFT)
    shade = pygame.Surface(small)
    shade.fill((70, 66, 80))
    inner = shade.get_rect().inflate(-look.px(28) // _SOFT * 2, -look.px(28) // _SOFT * 2)
    _oval(shade, (255, 255, 255), inner, (corner - look.px(28)) / _SOFT)
    soft = pygame.transform.gaussian_blur(shade, max(1, look.px(30) // _SOFT))
    cloth.blit(pygame.transform.smoothscale(soft, size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return cloth
