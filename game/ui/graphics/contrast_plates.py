"""Plates in high contrast: darker inside, with a stronger edge.

Knows surfaces and the names of the plates with light text; knows nothing of where they are drawn.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final, TypeAlias

import pygame

from game.ui.graphics.atlas import Image
from game.view.theme import Color

PLATES: Final = frozenset(
    f"ui/{name}"
    for name in (
        "bar",
        "button",
        "button_danger",
        "button_disabled",
        "button_hover",
        "button_pressed",
        "dialog",
        "field",
        "field_focus",
        "list_row",
        "list_row_active",
        "log_row_last",
        "panel",
        "panel_active",
        "panel_dim",
        "pill",
        "tab",
        "tab_active",
        "tooltip",
    )
)
"""Sprites with light text on them; on all others text is dark, or there is none."""
CHOSEN: Final = frozenset(name for name in PLATES if name.endswith(("_active", "_focus", "_last")))
"""Plates of what is chosen, or whose turn it is: they have the strongest edge."""
BROKEN: Final = "ui/button_disabled"
"""The plate of a button that cannot be pressed: its edge is broken, as it is without high contrast."""
_SHARE: Final = 0.42
"""The share of its brightness that a plate keeps."""
_SOLID: Final = 0.9
"""Share of the alpha in a plate's middle from which a pixel belongs to it, and not to its glow or a soft shadow."""
_MIN_SOLID_ALPHA: Final = 150
"""Minimum alpha of a pixel that belongs to a plate."""
_DARK: Final = (40, 40, 40, 255)
"""Pixels no brighter than this may belong to a hard shadow."""
_ALL: Final = 0.94
"""The bright pixels are the plate where they span this share of all solid ones; else it is dark itself."""
_CORNER: Final = 1.1
"""How far, in pixels, an outline may be from a straight line and count as one."""
_FINER: Final = 2
"""How much larger an edge is drawn before it is reduced."""
_DASH: Final = (9.0, 7.0)
"""Length of a dash of a broken edge, and of the gap after it, in pixels."""

_Point: TypeAlias = tuple[float, float]


def sharpened(image: Image, line: Color, edge: int, *, hard_shadow: bool = False, broken: bool = False) -> Image:
    """Return a darkened plate with an edge ``edge`` pixels wide along its outline, without a ``hard_shadow`` below it.

    The edge of a ``broken`` one has gaps.
    """
    level = round(255 * _SHARE)
    surface = image.surface.copy()
    surface.fill((level, level, level, 255), special_flags=pygame.BLEND_RGBA_MULT)
    width, height = surface.get_size()
    alpha = min(round(_SOLID * surface.get_at((width // 2, height // 2)).a), 254)
    solid = pygame.mask.from_surface(image.surface, max(alpha, _MIN_SOLID_ALPHA)).connected_component()
    outline = (_without_shadow(image.surface, solid) if hard_shadow else solid).outline()
    if len(outline) > 2:
        stroke = _stroke(surface.get_size(), _straightened(outline), line, edge, broken)
        surface.blit(stroke, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return replace(image, surface=surface)


def _without_shadow(surface: pygame.Surface, solid: pygame.Mask) -> pygame.Mask:
    """Return the bright part of a plate, or the whole where it is as dark as its shadow."""
    plate = solid.copy()
    plate.erase(pygame.mask.from_threshold(surface, (0, 0, 0, 255), _DARK), (0, 0))
    plate = plate.connected_component()
    if not plate.count():
        return solid
    inner, outer = plate.get_bounding_rects()[0], solid.get_bounding_rects()[0]
    return plate if inner.w >= _ALL * outer.w and inner.h >= _ALL * outer.h else solid


def _straightened(outline: Sequence[_Point]) -> list[_Point]:
    """Return the corners of an outline of pixels, so that slanted edges have no steps (Douglas and Peucker)."""
    half = len(outline) // 2
    kept = {0, half}
    spans = [(0, half), (half, len(outline))]
    while spans:
        first, last = spans.pop()
        (x, y), (end_x, end_y) = outline[first], outline[last % len(outline)]
        dx, dy = end_x - x, end_y - y
        long = math.hypot(dx, dy)
        far, at = 0.0, first
        for number in range(first + 1, last):
            px, py = outline[number]
            away = abs(dx * (py - y) - dy * (px - x)) / long if long else math.hypot(px - x, py - y)
            if away > far:
                far, at = away, number
        if far > _CORNER:
            kept.add(at)
            spans += [(first, at), (at, last)]
    return [outline[number] for number in sorted(kept)]


def _stroke(size: tuple[int, int], corners: Sequence[_Point], color: Color, edge: int, broken: bool) -> pygame.Surface:
    """Return a premultiplied line through corners and back, drawn larger and reduced, so that it is smooth."""
    large = pygame.Surface((size[0] * _FINER, size[1] * _FINER), pygame.SRCALPHA)
    large.fill((*color, 0))
    points = [((x + 0.5) * _FINER, (y + 0.5) * _FINER) for x, y in corners]
    for start, end in pairwise((*points, points[0])):
        for one, other in _dashes(start, end) if broken else ((start, end),):
            pygame.draw.line(large, color, one, other, edge * _FINER)
    for point in () if broken else points:
        pygame.draw.circle(large, color, point, edge * _FINER / 2)
    return pygame.transform.smoothscale(large, size).premul_alpha()


def _dashes(start: _Point, end: _Point) -> Iterator[tuple[_Point, _Point]]:
    """Yield the dashes of a broken line from one point to another."""
    dash, gap = (each * _FINER for each in _DASH)
    long = math.dist(start, end)
    count = max(1, round((long + gap) / (dash + gap)))
    step = (long + gap) / count
    for number in range(count):
        yield _on(start, end, number * step / long), _on(start, end, (number * step + step - gap) / long)


def _on(start: _Point, end: _Point, share: float) -> _Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
