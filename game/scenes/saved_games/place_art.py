"""The place where saved games stand: a comic shop's wall or a merchant's room, the shelves, and the open game's sheet.

Knows an edition's look and the layout; knows nothing of games. Lengths are design pixels of a window of 1600x900.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import pygame

from game.rules import WILD
from game.scenes.shared.cover_art import PAPER
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.print_art import INK, light, mix, rounded, soft_shadow
from game.view.layout.stacks import SQUASH
from game.view.layout.wall import LAMPS, WallLayout
from game.view.theme import Color

_BRICK_PX: Final = (84.0, 34.0)
"""Width and height of a brick."""
_STACK_RADIUS_PX: Final = 36.0
"""Radius of a stack of tokens beside the covers of a single shelf."""
_STACK_GAP_PX: Final = 20.0
"""Between two stacks."""
_STACKS: Final = ((0, 7), (1, 5), (2, 3), (3, 3), (4, 5), (WILD, 5))
"""The stacks from left to right, kind and height; fewer where the shelf has no room for all."""
_EDGE: Final[tuple[Color, Color]] = (36, 18, 6), INK
"""The colour of a lamp's wire and outline: in the merchant's room, in the comic shop."""
_CONE_SCALE: Final = 8
"""A lamp's light is computed at an eighth of its size: it has no edges."""


def paint_wall(look: RenderContext, layout: WallLayout, size: tuple[int, int]) -> pygame.Surface:
    """Return the opaque background of a window: the wall, its lamps, and the bar."""
    v = look.scale
    if look.high_contrast:
        wall = pygame.Surface(size)
        wall.fill(look.palette.ground[2])
    elif look.skin.comic:
        wall = _bricks(size, v)
    else:
        wall = look.atlas.background("bg/table", *size).copy()
        stops: list[tuple[float, Color]] = [(0, (236, 214, 190)), (0.5, (150, 128, 116)), (1, (62, 50, 52))]
        glow = light(size, (size[0] * 0.32, size[1] * 0.2), size[0] * 0.8, stops)
        wall.blit(glow, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    if not look.high_contrast:
        across = [layout.box(column).center[0] for column in range(layout.columns)]
        low = max(0.0, layout.top - LAMPS * v)
        _hang_lamps(wall, across, layout.bar.bottom, v, low, comic=look.skin.comic)
    bar = look.sprite("ui/bar", layout.bar.w, layout.bar.h)
    wall.blit(bar.surface, (-bar.dx, -bar.dy), special_flags=pygame.BLEND_PREMULTIPLIED)
    return wall


def paint_pieces(canvas: Canvas, look: RenderContext, layout: WallLayout, count: int) -> None:
    """Stand stacks of tokens on a single shelf at both sides of its covers, as many as there is room for."""
    radius, apart = look.scale * _STACK_RADIUS_PX, look.scale * _STACK_GAP_PX
    shelf_box, first, last = layout.shelf(0), layout.box(0), layout.box(max(0, count - 1))
    width, height = 2 * radius, 2 * radius * SQUASH
    half = len(_STACKS) // 2
    for side, pieces in enumerate((_STACKS[:half], _STACKS[half:])):
        left, right = (last.right, shelf_box.right) if side else (shelf_box.x, first.x)
        room = max(0, int((right - left - apart) // (width + apart)))
        shown = pieces[max(0, half - room) :] if side else pieces[:room]
        start = (left + right - len(shown) * (width + apart) + apart) / 2
        for number, (kind, chips) in enumerate(shown):
            x = start + number * (width + apart)
            canvas.image(look.sprite(f"stack/{kind}/{chips}", width, height), x, shelf_box.y + radius * 0.2 - height)


def _bricks(size: tuple[int, int], v: float) -> pygame.Surface:
    stops: list[tuple[float, Color]] = [
        (0, (66, 72, 112)),
        (0.3, (42, 47, 78)),
        (0.65, (25, 28, 50)),
        (1, (13, 14, 28)),
    ]
    wall = light(size, (size[0] * 0.33, size[1] * 0.13), size[0] * 0.78, stops)
    sheet, course = pygame.Surface(size, pygame.SRCALPHA), pygame.Surface((size[0], 1), pygame.SRCALPHA)
    sheet.fill((*INK, 100))
    width, height, joint = _BRICK_PX[0] * v, _BRICK_PX[1] * v, max(1, round(1.6 * v))
    for row in range(math.ceil(size[1] / height)):
        course.fill((*INK, 100))
        for column in range(-1, math.ceil(size[0] / width)):
            left = column * width + (width / 2 if row % 2 else 0)
            share = math.sin(row * 12.9 + column * 78.2) * 0.5 + 0.5
            tone = (150, 166, 214) if share > 0.5 else (0, 0, 0)
            inner = round(left) + joint, 0, round(left + width) - round(left) - 2 * joint, 1
            course.fill((*tone, round(9 + 13 * share)), inner)
        top, bottom = round(row * height) + joint, min(size[1], round((row + 1) * height) - joint)
        if top < bottom:
            area = sheet.subsurface((0, top, size[0], bottom - top))
            pygame.transform.scale(course, area.get_size(), area)
    wall.blit(sheet, (0, 0))
    return wall


def _hang_lamps(
    wall: pygame.Surface, across: Iterable[float], bar: float, v: float, low: float, *, comic: bool
) -> None:
    """Hang lamps from the bar, ``low`` window pixels below it, and let them shine on the wall."""
    beam, lamp = _beam(v, comic=comic), _lamp(v, comic=comic)
    top = bar + low
    for x in across:
        wire = pygame.Rect(0, round(bar), max(2, round(5 * v)), round(low))
        wire.centerx = round(x)
        wall.fill(_EDGE[comic], wire)
        wall.blit(beam, (x - beam.get_width() / 2, top + 22 * v), special_flags=pygame.BLEND_RGB_ADD)
        wall.blit(lamp, (x - lamp.get_width() / 2, top - 2 * v), special_flags=pygame.BLEND_PREMULTIPLIED)


def _beam(v: float, *, comic: bool) -> pygame.Surface:
    """Return the light of a lamp, to be added to a wall."""
    width, height = round(340 * v / _CONE_SCALE), round(470 * v / _CONE_SCALE)
    cone = pygame.Surface((width, height))
    for y in range(height):
        value = 0.30 * (1 - y / height) ** 1.3
        half = (18 + 120 * y / height) * v / _CONE_SCALE
        tone = tuple(round(part * value) for part in ((255, 240, 176) if comic else (255, 206, 130)))
        cone.fill(tone, (round(width / 2 - half), y, round(2 * half), 1))
    return pygame.transform.smoothscale(pygame.transform.box_blur(cone, 2), (width * _CONE_SCALE, height * _CONE_SCALE))


def _lamp(v: float, *, comic: bool) -> pygame.Surface:
    """Return a lamp on its wire, premultiplied."""
    fine = 3
    shade = pygame.Surface((round(60 * v) * fine, round(40 * v) * fine), pygame.SRCALPHA)
    u = v * fine
    middle = shade.get_width() / 2
    edge = _EDGE[comic]
    pygame.draw.line(shade, edge, (middle, 0), (middle, 12 * u), round(5 * u))
    outline = [(middle - 13 * u, 8 * u), (middle + 13 * u, 8 * u), (middle + 27 * u, 30 * u), (middle - 27 * u, 30 * u)]
    wider = [(x + (x - middle) * 0.12, y + (2 if y > 20 * u else -2) * u) for x, y in outline]
    pygame.draw.polygon(shade, edge, wider)
    near, far = ((255, 138, 192), (128, 14, 84)) if comic else ((250, 214, 130), (120, 74, 24))
    for step in range(12):
        left, right = step / 12, (step + 1) / 12
        top_x, low_x = middle + (2 * left - 1) * 13 * u, middle + (2 * left - 1) * 27 * u
        top_r, low_r = middle + (2 * right - 1) * 13 * u, middle + (2 * right - 1) * 27 * u
        slice_ = [(top_x, 8 * u), (top_r + 1, 8 * u), (low_r + 1, 30 * u), (low_x, 30 * u)]
        pygame.draw.polygon(shade, mix(near, far, left), slice_)
    pygame.draw.ellipse(shade, (255, 246, 200), (middle - 23 * u, 26 * u, 46 * u, 9 * u))
    return pygame.transform.smoothscale(shade.premul_alpha(), (round(60 * v), round(40 * v)))


@lru_cache(maxsize=4)
def shelf(width: int, board: int, *, comic: bool) -> pygame.Surface:
    """Return a shelf's board with its shadow on the wall, premultiplied."""
    sheet = pygame.Surface((width, board * 4), pygame.SRCALPHA)
    shadow = soft_shadow((width - board, board * 2), board, 150)
    sheet.blit(shadow, (-board / 2, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    colors = ((255, 180, 90), (217, 120, 42), (138, 62, 16)) if comic else ((206, 152, 92), (132, 82, 40), (74, 40, 16))
    for y in range(board):
        share = y / max(1, board - 1) * 2
        tone = mix(colors[0], colors[1], share) if share < 1 else mix(colors[1], colors[2], share - 1)
        sheet.fill((*tone, 255), (0, y, width, 1))
    thin = max(1, board // 6)
    sheet.fill((255, 240, 192, 255) if comic else (246, 214, 150, 255), (0, 0, width, thin))
    if comic:
        pygame.draw.rect(sheet, (*INK, 255), (0, 0, width, board), max(1, board // 7))
    else:
        sheet.fill((198, 148, 66, 255), (0, board - 2 * thin, width, thin))
    return sheet


def sheet(size: tuple[int, int], v: float, *, comic: bool) -> pygame.Surface:
    """Return the sheet of the open game, premultiplied: printed paper, or parchment bound in leather."""
    if comic:
        page = pygame.Surface(size)
        page.fill(PAPER)
        pygame.draw.rect(page, INK, page.get_rect(), round(4 * v), border_radius=round(5 * v))
        return rounded(page, 5 * v)
    page = light(size, (size[0] * 0.4, size[1] * 0.3), size[1] * 0.9, [(0, (74, 38, 22)), (1, (36, 16, 10))])
    edge = page.get_rect().inflate(-6 * v, -6 * v)
    pygame.draw.rect(page, (190, 140, 68), edge, max(1, round(1.4 * v)), round(8 * v))
    inner = page.get_rect().inflate(-20 * v, -20 * v)
    stops: list[tuple[float, Color]] = [(0, (250, 240, 216)), (0.6, (240, 226, 192)), (1, (214, 190, 146))]
    page.blit(light(inner.size, (inner.w * 0.4, inner.h * 0.3), inner.h * 0.9, stops), inner)
    pygame.draw.rect(page, (150, 108, 58), inner.inflate(-8 * v, -8 * v), max(1, round(v)))
    return rounded(page, 9 * v)
