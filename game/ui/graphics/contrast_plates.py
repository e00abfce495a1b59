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
_ROUND: Final = 8.0
"""The largest radius, in pixels, of round corners on comic plates; corners that lack more are cut off or slanted."""
_THIN: Final = 3
"""How many pixels of an edge may be less opaque than the plate."""
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
    plate = _without_shadow(image.surface, solid) if hard_shadow else solid
    if (rounded := _rounded(plate, _ROUND if hard_shadow else math.inf)) is not None:
        stroke = _ring(surface.get_size(), *rounded, line, edge, broken)
    elif len(outline := plate.outline()) > 2:
        stroke = _stroke(surface.get_size(), _straightened(outline), line, edge, broken)
    else:
        return replace(image, surface=surface)
    surface.blit(stroke, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return replace(image, surface=surface)


def _rounded(solid: pygame.Mask, most: float) -> tuple[pygame.Rect, tuple[float, ...]] | None:
    """Return a plate's box and the radii of its corners, from the upper left one on by rows.

    The radius follows from the area that a corner lacks: single pixels of an outline show too little of it. ``None``
    where the plate is not such a box, as far as this can be measured, or a radius is more than ``most``.
    """
    boxes = solid.get_bounding_rects()
    if not boxes:
        return None
    box = _without_thin_edges(solid, boxes[0])
    side = min(box.size) // 2
    corner = pygame.Mask((side, side), fill=True)
    ends = [(x, y) for y in (box.y, box.bottom - side) for x in (box.x, box.right - side)]
    missing = [side * side - solid.overlap_area(corner, end) for end in ends]
    radii = tuple(math.sqrt(area / (1 - math.pi / 4)) for area in missing)
    if max(radii) > min(side + 1, most) or box.w * box.h - solid.count() > sum(missing) + box.w + box.h:
        return None
    upper, lower = min(radii[:2]), min(radii[2:])  # less opaque light along a side would count as rounder corners
    return box, (upper, upper, lower, lower)


def _without_thin_edges(solid: pygame.Mask, box: pygame.Rect) -> pygame.Rect:
    """Return a plate's box without sides of which less than half belongs to it: light on an edge is less opaque."""
    box = box.copy()
    for _ in range(_THIN):
        row, column = pygame.Mask((box.w, 1), fill=True), pygame.Mask((1, box.h), fill=True)
        left, right = (2 * solid.overlap_area(column, (x, box.y)) < box.h for x in (box.x, box.right - 1))
        top, bottom = (2 * solid.overlap_area(row, (box.x, y)) < box.w for y in (box.y, box.bottom - 1))
        box = pygame.Rect(box.x + left, box.y + top, box.w - left - right, box.h - top - bottom)
    return box


def _ring(
    size: tuple[int, int], box: pygame.Rect, radii: Sequence[float], color: Color, edge: int, broken: bool
) -> pygame.Surface:
    """Return a premultiplied edge within a box with round corners; that of a ``broken`` one has gaps in its sides."""
    large = pygame.Surface((size[0] * _FINER, size[1] * _FINER), pygame.SRCALPHA)
    for inset, fill in ((0, (*color, 255)), (edge, (0, 0, 0, 0))):
        inner = [max(0, round((radius - inset) * _FINER)) for radius in radii]
        shape = pygame.Rect(*(each * _FINER for each in box.inflate(-2 * inset, -2 * inset)))
        pygame.draw.rect(large, fill, shape, 0, -1, *inner)
    for gap in _gaps(box, radii, edge) if broken else ():
        large.fill((0, 0, 0, 0), [round(each * _FINER) for each in gap])
    return pygame.transform.smoothscale(large.premul_alpha(), size)


def _gaps(box: pygame.Rect, radii: Sequence[float], edge: int) -> Iterator[tuple[float, float, float, float]]:
    """Yield the gaps in the four sides of a broken edge, as left, top, width and height."""
    upper_left, upper_right, lower_left, lower_right = radii
    for y, first, last in ((box.y, upper_left, upper_right), (box.bottom - edge, lower_left, lower_right)):
        for (_, end), (start, _) in pairwise(_dashes((box.x + first, y), (box.right - last, y))):
            yield end[0], y, start[0] - end[0], edge
    for x, first, last in ((box.x, upper_left, lower_left), (box.right - edge, upper_right, lower_right)):
        for (_, end), (start, _) in pairwise(_dashes((x, box.y + first), (x, box.bottom - last))):
            yield x, end[1], edge, start[1] - end[1]


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
        start, end = outline[first], outline[last % len(outline)]
        far, at = 0.0, first
        for number in range(first + 1, last):
            away = _distance(outline[number], start, end)
            if away > far:
                far, at = away, number
        if far > _CORNER:
            kept.add(at)
            spans += [(first, at), (at, last)]
    corners = [outline[number] for number in sorted(kept)]
    for point in (outline[0], outline[half]):  # no more than where the search begins, unless it is a corner as well
        at = corners.index(point)
        if len(corners) > 3 and _distance(point, corners[at - 1], corners[(at + 1) % len(corners)]) <= _CORNER:
            del corners[at]
    return corners


def _distance(point: _Point, start: _Point, end: _Point) -> float:
    """Return the distance of a point to the line through two others, or to both where they are one."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    x, y = point[0] - start[0], point[1] - start[1]
    long = math.hypot(dx, dy)
    return abs(dx * y - dy * x) / long if long else math.hypot(x, y)


def _stroke(size: tuple[int, int], corners: Sequence[_Point], color: Color, edge: int, broken: bool) -> pygame.Surface:
    """Return a premultiplied line through corners and back, drawn larger and reduced, so that it is smooth."""
    large = pygame.Surface((size[0] * _FINER, size[1] * _FINER), pygame.SRCALPHA)
    large.fill((*color, 0))
    points = [(x + 0.5, y + 0.5) for x, y in corners]
    for start, end in pairwise((*points, points[0])):
        for one, other in _dashes(start, end) if broken else ((start, end),):
            pygame.draw.line(large, color, _finer(one), _finer(other), edge * _FINER)
    for point in () if broken else points:
        pygame.draw.circle(large, color, _finer(point), edge * _FINER / 2)
    return pygame.transform.smoothscale(large, size).premul_alpha()


def _finer(point: _Point) -> _Point:
    return point[0] * _FINER, point[1] * _FINER


def _dashes(start: _Point, end: _Point) -> Iterator[tuple[_Point, _Point]]:
    """Yield the dashes of a broken line from one point to another."""
    dash, gap = _DASH
    long = math.dist(start, end)
    count = max(1, round((long + gap) / (dash + gap)))
    step = (long + gap) / count
    for number in range(count):
        yield _on(start, end, number * step / long), _on(start, end, (number * step + step - gap) / long)


def _on(start: _Point, end: _Point, share: float) -> _Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
