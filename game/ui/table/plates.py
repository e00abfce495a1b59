"""Plates of one colour under numbers and signs, round or as wide as asked, counts that change, and the sign of playing.

Knows colours and sizes; knows nothing of positions, layouts or time.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from game.ui.graphics.print_art import mix
from game.ui.graphics.type_scale import FIGURE, SCORE
from game.ui.table.painter import Painter
from game.view.layout.geometry import Rect
from game.view.theme import MIN_TEXT_PX, Color, Palette

_FINE: Final = 4
"""A plate is drawn so many times larger and reduced."""
_DARK_CORNER_RATIO: Final = 0.36
"""The radius of the corners of a dark plate by its shorter side."""
_DARK_EDGE_RATIO: Final = 0.05
"""The thickness of the edge of a dark plate by its shorter side."""
_DARK_RIM_RATIO: Final = 0.05
"""The thickness of the rim of a dark plate by its shorter side."""
_DISC_RIM_RATIO: Final = 0.06
"""The thickness of the rim of a disc, by its size."""
_MIN_RIMMED_PX: Final = 19
"""From this shorter side in window pixels on, a dark plate has a rim."""
_MISSING_RIM_RATIO: Final = 0.045
"""The thickness of the rim of the plate under what is missing, by its height."""
_MISSING_EDGE_RATIO: Final = 0.04
"""The thickness of the dark edge around this rim, by the plate's height."""
_MISSING_CORNER_RATIO: Final = 0.26
"""The radius of the corners of this plate by its height."""
_QUIET_RATIO: Final = 0.55
"""How much darker this rim is than quiet text: it parts the plate from a dark picture and is no signal."""
_RIM: Final = (255, 251, 232)
BASELINE: Final = 0.24
"""How much lower the middle of a smaller text is on the line of a larger one, by the difference of their sizes."""
FIGURE_BASELINE: Final = 0.39
"""The same of two numbers."""
_BEFORE_RATIO: Final = 0.8
"""The size of a count by that of what it will become."""
_ARROW_RATIO: Final = 0.48
"""The room of the arrow between the count and what it will become, by the size of the count."""
_OUTLINE_PX: Final = 1.3
"""The width of the outline of both, in window pixels: each is wider by it on both sides."""
_CHANGE_H_RATIO: Final = 1.24
"""The height of the plate under a change, by the size of that."""
_CHANGE_SIDES_RATIO: Final = 0.62
"""How much wider than the change this plate is, by the size of that."""
_SCORE_RATIO, _MAX_SCORE_RATIO = 0.74, 0.8
"""The size of points by the height of their plate, and their greatest width by its own."""
_THREAT_PX: Final = 4.5
"""How wide the rim of a threat is, which lies within its plate, in reference pixels."""
_FLAG_RATIO: Final = 0.46
"""The size of the flag of a threat by the height of its plate."""
_MIN_FLAG_PX: Final = 16
"""The least size of this flag, in window pixels."""
_FLAG_WITHIN_RATIO: Final = 0.2
"""How far the middle of this flag lies within the plate's corner, by the flag's size."""
_LOSS_RATIO: Final = 0.62
"""The size of points after a loss by the height of their plate."""
_BAR_RATIO, _BAR_THICKNESS_RATIO = 0.54, 0.18
"""Length and thickness of a minus, by the height of its plate."""


def draw_plate(p: Painter, color: Color, box: Rect) -> None:
    """Draw a plate with round ends in a box: a dark edge, a light rim, and light on its upper part."""
    p.canvas.surface(_plate(color, p.look.palette.ink, box.w, box.h), box.x, box.y)


def draw_change(p: Painter, count: int, change: int, x: float, y: float, size: float, color: Color) -> int:
    """Draw a count, small, before what it will become, from a point on its middle line; return where it ends."""
    small, after = max(size * _BEFORE_RATIO, MIN_TEXT_PX), str(count + change)
    low, room = y + (size - small) * FIGURE_BASELINE, small * _ARROW_RATIO
    x = p.label(FIGURE.in_color("text_soft"), str(count), x, low, small, outline_px=_OUTLINE_PX).right
    p.icon("icon/right", x + room / 2, low, room)
    return p.label(FIGURE.in_color(color), after, x + room, y, size, outline_px=_OUTLINE_PX).right


def change_width(p: Painter, count: int, change: int, size: float) -> float:
    """Return the width of a count before what it will become."""
    small = max(size * _BEFORE_RATIO, MIN_TEXT_PX)
    after = p.text_width(FIGURE, str(count + change), size)
    return p.text_width(FIGURE, str(count), small) + small * _ARROW_RATIO + after + 4 * _OUTLINE_PX


def change_plate_size(p: Painter, change: int, size: float) -> tuple[int, int]:
    """Return width and height of the plate under a change that is written in a size."""
    height = round(size * _CHANGE_H_RATIO)
    return max(round(p.text_width(FIGURE, _signed(change), size) + size * _CHANGE_SIDES_RATIO), height), height


def draw_planned_change(p: Painter, change: int, box: Rect, size: float, color: Color) -> None:
    """Draw on a dark plate with a rim what will come to a count or go from it."""
    p.canvas.surface(dark_plate(color, p.look.palette.ink, box.w, box.h), box.x, box.y)
    p.label(FIGURE.in_color(color), _signed(change), *box.center, size, "center")


def draw_past_change(p: Painter, change: int, box: Rect, size: float) -> None:
    """Draw on a plate in the colour of changes what has come to a count or gone from it."""
    draw_plate(p, p.look.palette.changed, box)
    p.label(FIGURE.in_color("text_dark"), _signed(change), *box.center, size, "center")


def written_size(p: Painter, change: int, size: float) -> tuple[int, int]:
    """Return width and height of a change that ``write_difference`` writes in a size."""
    return round(p.text_width(FIGURE, _signed(change), size) + 2 * _OUTLINE_PX), round(size)


def write_difference(p: Painter, change: int, box: Rect, size: float, color: Color) -> None:
    """Write in the middle of a box what will come to a count or go from it."""
    p.label(FIGURE.in_color(color), _signed(change), *box.center, size, "center", outline_px=_OUTLINE_PX)


def _signed(change: int) -> str:
    return f"{change:+d}".replace("-", "−")


def draw_score(p: Painter, box: Rect, points: int) -> None:
    """Draw points on their plate, which fills a box."""
    p.sprite("plate/score", box)
    size, width = box.h * _SCORE_RATIO, box.w * _MAX_SCORE_RATIO
    p.label(SCORE, str(points), *box.center, size, "center", width)


def draw_threat(p: Painter, box: Rect) -> None:
    """Draw the rim of a threat on the edge of a plate with points, and the goal's flag at its upper left corner."""
    line = max(p.px(_THREAT_PX), 3)
    inner = box.inset(line)
    p.canvas.image(p.look.rim("plate/score", inner.w, inner.h, p.look.palette.short, line), inner.x, inner.y)
    side = max(box.h * _FLAG_RATIO, _MIN_FLAG_PX)
    p.icon("sign/goal", box.x + side * _FLAG_WITHIN_RATIO, box.y + side * _FLAG_WITHIN_RATIO, side)


def draw_reached(p: Painter, box: Rect) -> None:
    """Draw the light rim of points that have reached the goal, on the edge of their plate."""
    line = max(p.px(_THREAT_PX), 3)
    inner = box.inset(line)
    p.canvas.image(p.look.rim("plate/score", inner.w, inner.h, p.look.palette.line_light, line), inner.x, inner.y)


def draw_loss(p: Painter, plate: Rect, points: int, lost: int) -> None:
    """Write on an empty plate points before what they will be without those that are ``lost``."""
    size = plate.h * _LOSS_RATIO
    size *= min(1.0, plate.w * _MAX_SCORE_RATIO / change_width(p, points, -lost, size))
    left = plate.center[0] - change_width(p, points, -lost, size) / 2
    draw_change(p, points, -lost, left, plate.center[1], size, p.look.palette.short)


def draw_badge(p: Painter, box: Rect) -> None:
    """Draw a dark disc with a light rim, the mark of a choice."""
    palette = p.look.palette
    p.canvas.surface(_disc(palette.line_light, palette.ink, box.w), box.x, box.y)


@lru_cache(maxsize=64)
def missing_plate(palette: Palette, width: int, height: int, *, round_ends: bool = False) -> pygame.Surface:
    """Return the plate under a number of missing tokens: nearly black with a quiet rim."""
    edge, rim = max(round(height * _MISSING_EDGE_RATIO), 1), max(round(height * _MISSING_RIM_RATIO), 1)
    surface = pygame.Surface((width * _FINE, height * _FINE), pygame.SRCALPHA)
    color = mix(palette.text_soft, palette.ink, _QUIET_RATIO)
    for fill, inset in ((palette.ink, 0), (color, edge), (palette.ink, edge + rim)):
        inner = surface.get_rect().inflate(-2 * inset * _FINE, -2 * inset * _FINE)
        corner = max(height * (0.5 if round_ends else _MISSING_CORNER_RATIO) - inset, 1)
        pygame.draw.rect(surface, (*fill, 255), inner, border_radius=round(corner * _FINE))
    return pygame.transform.smoothscale(surface.premul_alpha(), (width, height))


def draw_minus(p: Painter, color: Color, box: Rect) -> None:
    """Draw a plate with a minus."""
    draw_plate(p, color, box)
    width, height = round(box.h * _BAR_RATIO), max(2, round(box.h * _BAR_THICKNESS_RATIO))
    x, y = box.center
    p.canvas.rect(p.look.palette.text_dark, (round(x - width / 2), round(y - height / 2), width, height))


def draw_play(p: Painter, color: Color, x: float, y: float, size: int) -> None:
    """Draw the sign of playing: a triangle that points to the right, ``size`` high around a point."""
    picture = _triangle(color, size)
    p.canvas.surface(picture, round(x - picture.get_width() / 2), round(y - picture.get_height() / 2))


@lru_cache(maxsize=8)
def _triangle(color: Color, size: int) -> pygame.Surface:
    width = round(size * 0.9)
    surface = pygame.Surface((width * _FINE, size * _FINE), pygame.SRCALPHA)
    corners = [(0, 0), (width * _FINE, size * _FINE / 2), (0, size * _FINE)]
    pygame.draw.polygon(surface, (*color, 255), corners)
    return pygame.transform.smoothscale(surface.premul_alpha(), (width, size))


@lru_cache(maxsize=64)
def dark_plate(color: Color, ink: Color, width: int, height: int) -> pygame.Surface:
    """Return a dark plate with round ends and a rim of a colour.

    A small plate has no rim: it would run into the number.
    """
    w, h = width * _FINE, height * _FINE
    surface = pygame.Surface((w, h), pygame.SRCALPHA)
    layers = ((0.0, ink), (_DARK_EDGE_RATIO, color), (_DARK_EDGE_RATIO + _DARK_RIM_RATIO, ink))
    least = min(width, height)
    for inset, fill in layers if least >= _MIN_RIMMED_PX else layers[:1]:
        edge = round(least * _FINE * inset)
        inner = pygame.Rect(edge, edge, w - 2 * edge, h - 2 * edge)
        pygame.draw.rect(surface, (*fill, 255), inner, border_radius=round(min(inner.size) * _DARK_CORNER_RATIO))
    return pygame.transform.smoothscale(surface.premul_alpha(), (width, height))


@lru_cache(maxsize=16)
def _disc(color: Color, ink: Color, side: int) -> pygame.Surface:
    surface = pygame.Surface((side * _FINE, side * _FINE), pygame.SRCALPHA)
    middle = side * _FINE / 2
    rim = max(side * _DISC_RIM_RATIO, 1.0) * _FINE
    for fill, radius in ((ink, middle), (color, middle - 0.5 * _FINE), (ink, middle - 0.5 * _FINE - rim)):
        pygame.draw.circle(surface, (*fill, 255), (middle, middle), radius)
    return pygame.transform.smoothscale(surface.premul_alpha(), (side, side))


@lru_cache(maxsize=32)
def _plate(color: Color, ink: Color, width: int, height: int) -> pygame.Surface:
    w, h = width * _FINE, height * _FINE
    surface = pygame.Surface((w, h), pygame.SRCALPHA)
    lit = tuple(min(255, value + (255 - value) // 3) for value in color)
    for inset, cut, fill in ((0.0, 0.0, ink), (0.04, 0.0, _RIM), (0.085, 0.0, color), (0.15, 0.08, lit)):
        edge = round(h * inset)
        body = pygame.Rect(edge, edge, w - 2 * edge, h - 2 * edge - round(h * cut))
        pygame.draw.rect(surface, (*fill, 255), body, border_radius=body.h // 2)
    return pygame.transform.smoothscale(surface.premul_alpha(), (width, height))
