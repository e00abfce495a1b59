"""The picture of a controller: its lit body, drawn by code, with the sign of each button where the button is.

Knows shapes and signs; knows nothing of devices or of what a button does.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final

import pygame

from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.print_art import Point, light, mix
from game.ui.input.pad_glyphs import sign
from game.ui.input.pad_labels import Family, PadButton
from game.view.layout.geometry import Rect
from game.view.theme import Color

_FINE: Final = 3
"""The body is drawn this many times larger and scaled down, so that edges are smooth."""
RATIO: Final = 0.76
"""Height by width of a controller; all places and sizes below are shares of its width."""
_SHARES: Final = {
    PadButton.LEFT_TRIGGER: (0.255, 0.04, 0.062),
    PadButton.RIGHT_TRIGGER: (0.745, 0.04, 0.062),
    PadButton.LEFT_SHOULDER: (0.255, 0.119, 0.062),
    PadButton.RIGHT_SHOULDER: (0.745, 0.119, 0.062),
    PadButton.BACK: (0.425, 0.245, 0.055),
    PadButton.START: (0.575, 0.245, 0.055),
    PadButton.A: (0.755, 0.373, 0.072),
    PadButton.B: (0.835, 0.295, 0.072),
    PadButton.X: (0.675, 0.295, 0.072),
    PadButton.Y: (0.755, 0.217, 0.072),
    PadButton.RIGHT_STICK: (0.625, 0.44, 0.11),
}
_UPPER, _LOWER = (0.245, 0.295), (0.375, 0.44)
"""The two places of left stick and D-pad."""
_STICK, _CROSS = 0.11, 0.14
_SOCKET: Final = 1.34
_WELL: Final = 1.24
"""The width of the socket of a stick and of the well of another button, by that of its sign."""
_STONE: Final = (0.5, 0.245, 0.058)
"""The stone in the middle."""
_UNUSED: Final = 90
"""The alpha of a button that does nothing on the page."""
_STANDS_FOR: Final = {
    PadButton.TURN: PadButton.RIGHT_STICK,
    **dict.fromkeys((PadButton.UP, PadButton.DOWN, PadButton.LEFT, PadButton.RIGHT), PadButton.ARROWS),
}
_STICKS: Final = (PadButton.LEFT_STICK, PadButton.RIGHT_STICK)
_ROUND: Final = (PadButton.A, PadButton.B, PadButton.X, PadButton.Y)
_HALF: Final[Sequence[Point]] = (
    (0.5, 0.178),
    (0.62, 0.174),
    (0.7, 0.157),
    (0.78, 0.156),
    (0.85, 0.19),
    (0.9, 0.28),
    (0.945, 0.42),
    (0.966, 0.55),
    (0.945, 0.65),
    (0.885, 0.685),
    (0.825, 0.655),
    (0.775, 0.585),
    (0.715, 0.54),
    (0.62, 0.53),
    (0.5, 0.53),
)
"""The right half of the outline, from the middle of the upper edge to that of the lower one."""
_STEPS: Final = 10
"""Number of lines in which the curve between two points is drawn."""
_TRIGGER: Final[Sequence[Point]] = (
    (0.172, 0.19),
    (0.178, 0.09),
    (0.196, 0.026),
    (0.245, -0.001),
    (0.3, 0.018),
    (0.328, 0.08),
    (0.338, 0.19),
)
_SHOULDER: Final[Sequence[Point]] = (
    (0.098, 0.23),
    (0.118, 0.152),
    (0.166, 0.1),
    (0.25, 0.082),
    (0.34, 0.094),
    (0.402, 0.13),
    (0.43, 0.19),
    (0.3, 0.24),
)
"""The left trigger and shoulder button, of which the body covers a part."""
_LINE: Final = 0.006
_SHADOW: Final = (0.012, 0.022, 120)
"""How far the shadow lies aside and below, and its alpha."""


def pad_box(rect: Rect) -> Rect:
    """Return the box of the picture in the middle of another."""
    return rect.inset(rect.w // 24, 0).fit(1 / RATIO)


def pad_place(button: PadButton, family: Family) -> tuple[float, float, float]:
    """Return the middle of a button and the height of its sign, as shares of the width of the picture."""
    if button in (PadButton.LEFT_STICK, PadButton.ARROWS):
        low = (button is PadButton.LEFT_STICK) == (family in ("sony", "deck"))
        return (*(_LOWER if low else _UPPER), _STICK if button is PadButton.LEFT_STICK else _CROSS)
    return _SHARES[button]


def draw_controller(
    canvas: Canvas, look: RenderContext, family: Family, used: Collection[PadButton], rect: Rect
) -> None:
    """Draw a controller of a family in the middle of a box, with the ``used`` buttons bright."""
    box, palette = pad_box(rect), look.palette
    canvas.surface(_body(box.w, box.h, palette.line_light, palette.line, palette.ground), box.x, box.y)
    x, y, share = _STONE
    side = share * box.w
    canvas.image(look.sprite("gem/1", side, side), box.x + x * box.w - side / 2, box.y + y * box.w - side / 2)
    lit = {_STANDS_FOR.get(button, button) for button in used}
    for button in (*_SHARES, PadButton.LEFT_STICK, PadButton.ARROWS):
        x, y, share = pad_place(button, family)
        middle, top = box.x + x * box.w, box.y + y * box.w
        if button in _STICKS or button in _ROUND:
            width = round(share * (_SOCKET if button in _STICKS else _WELL) * box.w)
            well = _well(width, palette.line_light, palette.ground[2], raised=button in _STICKS)
            canvas.surface(well, middle - well.get_width() / 2, top - well.get_height() / 2)
        drawn = sign(look, button, family, round(share * box.w))
        at = (middle - drawn.get_width() / 2, top - drawn.get_height() / 2)
        canvas.surface(drawn, *at, 255 if button in lit else _UNUSED)


@lru_cache(maxsize=4)
def _body(width: int, height: int, edge: Color, tone: Color, ground: tuple[Color, Color, Color]) -> pygame.Surface:
    """Return a controller without signs, lit from above, with its shadow; premultiplied."""
    unit, size = width * _FINE, (width * _FINE, height * _FINE)
    line = max(3, round(_LINE * unit))
    rim, bright, deep = mix(tone, edge, 0.5), mix(ground[0], tone, 0.42), mix(ground[0], ground[2], 0.7)
    outline = [(x * unit, y * unit) for x, y in _outline()]
    shadow = pygame.Surface(size, pygame.SRCALPHA)
    right, down, alpha = _SHADOW
    pygame.draw.polygon(shadow, (0, 0, 0, alpha), [(x + right * unit, y + down * unit) for x, y in outline])
    sheet = pygame.transform.gaussian_blur(shadow, max(1, unit // 60)).premul_alpha()
    for half in (_TRIGGER, _SHOULDER):
        top, foot = min(y for _, y in half) * unit, max(y for _, y in half) * unit
        keys = pygame.Surface(size, pygame.SRCALPHA)
        for mirrored in (False, True):
            edge_of = _smooth([(1 - x if mirrored else x, y) for x, y in half])
            pygame.draw.polygon(keys, (255, 255, 255), [(x * unit, y * unit) for x, y in edge_of])
        plain = pygame.Surface(size)
        plain.fill(rim)
        _lay(sheet, plain, keys)
        metal = light(
            size, (size[0] / 2, top - size[0]), size[0] + foot - top, [(0.86, mix(bright, edge, 0.2)), (1, deep)]
        )
        _lay(sheet, metal, _smaller(keys, line))
    mask = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.polygon(mask, (255, 255, 255), outline)
    inner = _smaller(mask, line)
    for shape, shade in ((mask, rim), (inner, mix(bright, edge, 0.4))):
        plain = pygame.Surface(size)
        plain.fill(shade)
        _lay(sheet, plain, shape)
    lower = pygame.Surface(size, pygame.SRCALPHA)  # the upper edge stays bright
    lower.blit(inner, (0, line))
    inner.blit(lower, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    stops = [(0.0, bright), (0.5, mix(bright, deep, 0.55)), (1.0, deep)]
    _lay(sheet, light(size, (size[0] * 0.5, size[1] * 0.1), size[1] * 1.0, stops), inner)
    return pygame.transform.smoothscale(sheet, (width, height))


def _outline() -> list[Point]:
    """Return the outline of the body: one half and its mirror image."""
    return _smooth([*_HALF, *((1 - x, y) for x, y in reversed(_HALF[1:-1]))])


def _smooth(corners: Sequence[Point]) -> list[Point]:
    """Return a closed smooth curve through points."""
    found: list[Point] = []
    for number, (x1, y1) in enumerate(corners):
        (x0, y0), (x2, y2), (x3, y3) = (corners[(number + step) % len(corners)] for step in (-1, 1, 2))
        for step in range(_STEPS):
            t = step / _STEPS
            found.append((_between(x0, x1, x2, x3, t), _between(y0, y1, y2, y3, t)))
    return found


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    """Return a value between ``b`` and ``c`` on the curve through four values (Catmull-Rom)."""
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))


def _smaller(mask: pygame.Surface, inset: int) -> pygame.Surface:
    """Return a mask that ends ``inset`` pixels within another."""
    found = mask.copy()
    for dx, dy in ((inset, 0), (-inset, 0), (0, inset), (0, -inset)):
        moved = pygame.Surface(mask.get_size(), pygame.SRCALPHA)
        moved.blit(mask, (dx, dy))
        found.blit(moved, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return found


def _lay(sheet: pygame.Surface, picture: pygame.Surface, mask: pygame.Surface) -> None:
    """Lay an opaque picture, cut out by a mask, on a premultiplied sheet."""
    cut = picture.convert_alpha()
    cut.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    sheet.blit(cut.premul_alpha(), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)


@lru_cache(maxsize=8)
def _well(side: int, edge: Color, dark: Color, *, raised: bool) -> pygame.Surface:
    """Return the hole of a button: a dark disc whose lower edge is lit, with the ring of a stick where ``raised``."""
    large = pygame.Surface((side * _FINE, side * _FINE), pygame.SRCALPHA)
    middle = side * _FINE / 2
    pygame.draw.circle(large, (*edge, 90), (middle, middle), middle)
    pygame.draw.circle(large, (*dark, 255), (middle, middle - middle * 0.03), middle * 0.95)
    if raised:
        pygame.draw.circle(large, (*mix(dark, edge, 0.22), 255), (middle, middle), middle * 0.86)
        pygame.draw.circle(large, (*mix(dark, edge, 0.1), 255), (middle, middle + middle * 0.03), middle * 0.83)
    return pygame.transform.smoothscale(large, (side, side)).premul_alpha()
