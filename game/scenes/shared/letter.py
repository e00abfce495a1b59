"""Letters: a sheet of paper with folds and a shadow, and the seal on it, computed once for each size.

Knows an edition's look, and a page's stage; knows nothing of what is written on a letter.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import pygame

from game.ui.graphics.print_art import Point, dots, light, mix, rounded, soft_shadow
from game.view.layout.geometry import Box

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext
    from game.view.theme import Color

_SHADOW: Final = 22.0
_PARCHMENT: Final[list[tuple[float, Color]]] = [(0, (252, 243, 220)), (0.6, (243, 229, 196)), (1, (222, 200, 156))]
_PRINT: Final[list[tuple[float, Color]]] = [(0, (255, 253, 244)), (1, (248, 240, 222))]
_EDGE: Final = (150, 108, 58)
_INK: Final = (22, 12, 44)
_WAX: Final = (176, 26, 40)
_INK_EDGE: Final = 3.0
_FINE: Final = 3
_GEM: Final = 0.5
"""The stone's share of the seal."""


def paint_letter(page: Page, canvas: Canvas, box: Box, folds: Sequence[float] = ()) -> None:
    """Draw a sheet of paper in a box of the stage, with creases ``folds`` reference pixels below its top."""
    draw_letter(canvas, page.look, page.stage.box(*box), folds)


def draw_letter(canvas: Canvas, look: RenderContext, rect: pygame.Rect, folds: Sequence[float] = ()) -> None:
    """Draw a sheet of paper in a box of the window, with creases ``folds`` reference pixels below its top."""
    if look.skin.comic:  # the ink of its edge lies around it, so that the paper is as large as panels beside it
        rect = rect.inflate(2 * look.px(_INK_EDGE), 2 * look.px(_INK_EDGE))
    spread, creases = look.px(_SHADOW), tuple(look.px(fold) for fold in folds)
    key = ("letter", rect.size, creases)
    sheet = look.drawn.get_or_make(key, lambda: _letter(rect.size, spread, look.scale, look.skin.comic, creases))
    canvas.surface(sheet, rect.x - spread, rect.y - spread)


def paint_seal(page: Page, canvas: Canvas, x: float, y: float, side: float) -> None:
    """Draw a seal with a stone around a point of the stage."""
    draw_seal(canvas, page.look, page.stage.box(x - side / 2, y - side / 2, side, side))


def draw_seal(canvas: Canvas, look: RenderContext, rect: pygame.Rect) -> None:
    """Draw a seal with a stone in a box of the window."""
    seal = _seal(rect.w, look.skin.comic)
    canvas.surface(seal, rect.centerx - seal.get_width() / 2, rect.centery - seal.get_height() / 2)
    stone = rect.w * _GEM
    image = look.sprite("gem/3", stone, stone)
    canvas.image(image, rect.centerx - stone / 2, rect.centery - stone / 2)


def _letter(size: tuple[int, int], spread: int, v: float, comic: bool, creases: Sequence[int]) -> pygame.Surface:
    """Return a letter with its shadow, ``spread`` larger on each side, premultiplied; ``creases`` in pixels."""
    stops = _PRINT if comic else _PARCHMENT
    paper = light(size, (size[0] * 0.4, size[1] * 0.3), max(size) * 0.9, stops)
    height = max(1, round(2 * v))
    for y in creases:
        paper.fill((236, 232, 226), (0, y, size[0], height), pygame.BLEND_RGB_MULT)
        paper.fill((14, 13, 10), (0, y + height, size[0], height), pygame.BLEND_RGB_ADD)
    if comic:
        dots(paper, (255, 96, 160), 46, 11 * v, lambda x, y: max(0.0, (x + y - 1.45) * 1.5))
        pygame.draw.rect(paper, _INK, paper.get_rect(), max(2, round(4 * v)), round(5 * v))
    else:
        inner = paper.get_rect().inflate(-18 * v, -18 * v)
        pygame.draw.rect(paper, mix(_EDGE, (240, 226, 192), 0.35), inner, max(1, round(1.4 * v)))
    sheet = soft_shadow(size, spread, 200)
    sheet.blit(rounded(paper, (5 if comic else 3) * v), (spread, spread), special_flags=pygame.BLEND_PREMULTIPLIED)
    return sheet


@lru_cache(maxsize=4)
def _seal(side: int, comic: bool) -> pygame.Surface:
    """Return a seal of wax, or a printed star, premultiplied."""
    fine = side * _FINE
    sheet = pygame.Surface((fine + 12 * _FINE, fine + 12 * _FINE), pygame.SRCALPHA)
    middle, radius = sheet.get_width() / 2, fine / 2
    if comic:
        star = _outline(middle, radius, 16, lambda _, odd: 1.0 if odd else 0.8)
        pygame.draw.polygon(sheet, (*_INK, 255), star)
        inner = _outline(middle, radius * 0.9, 16, lambda _, odd: 1.0 if odd else 0.8)
        pygame.draw.polygon(sheet, (255, 214, 40, 255), inner)
        pygame.draw.circle(sheet, (*_INK, 255), (middle, middle), radius * 0.62)
        pygame.draw.circle(sheet, (214, 24, 96, 255), (middle, middle), radius * 0.57)
    else:
        wavy = 48
        for down, grow, color in ((4, 1.0, mix(_WAX, (0, 0, 0), 0.72)), (0, 1.0, _WAX), (-1, 0.93, (206, 48, 58))):
            edge = _outline(middle, radius * 0.94 * grow, wavy, _drip)
            pygame.draw.polygon(sheet, (*color, 255), [(x, y + down * _FINE) for x, y in edge])
        for grow, color in ((0.68, mix(_WAX, (0, 0, 0), 0.45)), (0.64, mix(_WAX, (0, 0, 0), 0.2))):
            pygame.draw.circle(sheet, (*color, 255), (middle, middle), radius * grow)
    smaller = (sheet.get_width() // _FINE, sheet.get_height() // _FINE)
    return pygame.transform.smoothscale(sheet.premul_alpha(), smaller)


def _drip(turn: float, _: bool) -> float:
    """Return the reach of wax in a direction: a wavy edge."""
    return 0.95 + 0.035 * math.sin(turn * 5 + 0.6) + 0.025 * math.sin(turn * 9)


def _outline(middle: float, radius: float, points: int, reach: Callable[[float, bool], float]) -> list[Point]:
    """Return a closed outline around a point, ``reach`` giving its distance by direction and for every other point."""
    found: list[Point] = []
    for number in range(2 * points):
        turn = math.pi * number / points
        far = radius * reach(turn, number % 2 == 1)
        found.append((middle + math.sin(turn) * far, middle - math.cos(turn) * far))
    return found
