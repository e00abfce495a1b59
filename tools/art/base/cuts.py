"""The shapes of the five cuts, in a unit circle: outline, crown facets, table.

Knows geometry only; colours and light are `gems`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache

from tools.art.brush import Point, polar
from tools.art.poster.shapes import between

Normal = tuple[float, float, float]
_STEP_RINGS = (0.0, 0.15, 0.28)


@dataclass(frozen=True)
class Facet:
    """A flat face of the crown and where it looks."""

    corners: tuple[Point, ...]
    normal: Normal


@dataclass(frozen=True)
class Cut:
    """How one kind of stone is cut, in unit radius."""

    outline: tuple[Point, ...]
    facets: tuple[Facet, ...]
    table: tuple[Point, ...]
    center: Point
    star: Point
    """Where the sparkle sits on the crown."""
    stepped: bool = False


@cache
def cut(kind: int) -> Cut:
    """Return the cut of a colour: brilliant, cushion, step, pear, hexagon."""
    return (_brilliant, _cushion, _step, _pear, _hexagon)[kind]()


def _brilliant() -> Cut:
    outline = [polar((0, 0), 0.97, i * math.pi / 24) for i in range(48)]
    girdle = [outline[i * 6 + 3] for i in range(8)]
    return _crown(outline, girdle, (0, 0), table=0.54, bulge=1.12, star=(-0.42, -0.5))


def _cushion() -> Cut:
    side, corner = 0.92, 0.50
    outline = [
        (-corner, -side),
        (corner, -side),
        (side, -corner),
        (side, corner),
        (corner, side),
        (-corner, side),
        (-side, corner),
        (-side, -corner),
    ]
    return _crown(outline, outline, (0, 0), table=0.56, bulge=1.0, star=(-0.5, -0.58))


def _pear() -> Cut:
    turns = [2 * math.pi * i / 48 for i in range(48)]
    outline = [(1.02 * math.sin(t) * abs(math.sin(t / 2)) ** 0.85, -1.03 * math.cos(t)) for t in turns]
    girdle = [outline[i] for i in (0, 9, 15, 20, 24, 28, 33, 39)]
    return _crown(outline, girdle, (0, 0.14), table=0.52, bulge=1.12, star=(-0.30, -0.30))


def _hexagon() -> Cut:
    outline = [(0.0, -1.0), (0.87, -0.5), (0.87, 0.5), (0.0, 1.0), (-0.87, 0.5), (-0.87, -0.5)]
    return _crown(outline, outline, (0, 0), table=0.56, bulge=1.0, star=(-0.42, -0.5))


def _step() -> Cut:
    rings = [_cut_corner_box(inset) for inset in _STEP_RINGS]
    facets: list[Facet] = []
    for outer, inner, tilt in ((rings[0], rings[1], 1.05), (rings[1], rings[2], 0.7)):
        for i in range(8):
            j = (i + 1) % 8
            along = (outer[j][0] - outer[i][0], outer[j][1] - outer[i][1])
            length = math.hypot(*along)
            lean = math.sin(tilt)
            normal = (along[1] / length * lean, -along[0] / length * lean, math.cos(tilt))
            facets.append(Facet((outer[i], outer[j], inner[j], inner[i]), normal))
    return Cut(tuple(rings[0]), tuple(facets), tuple(rings[2]), (0, 0), (-0.36, -0.62), stepped=True)


def _cut_corner_box(inset: float) -> list[Point]:
    w, h, b = 0.72 - inset, 0.98 - inset, 0.27 - inset * 0.42
    return [(-w + b, -h), (w - b, -h), (w, -h + b), (w, h - b), (w - b, h), (-w + b, h), (-w, h - b), (-w, -h + b)]


def _crown(outline: list[Point], girdle: list[Point], center: Point, *, table: float, bulge: float, star: Point) -> Cut:
    """Lay star triangles, kites and two girdle triangles a side between the girdle and the table."""
    count = len(girdle)
    inner = [between(center, corner, table) for corner in girdle]
    outer = [between(center, corner, bulge) for corner in girdle]
    kites = [between(center, between(girdle[i], girdle[(i + 1) % count], 0.5), 0.80) for i in range(count)]
    facets: list[Facet] = []
    for i in range(count):
        j = (i + 1) % count
        edge = between(center, between(girdle[i], girdle[j], 0.5), bulge * 1.06 if bulge > 1 else 1.0)
        faces: list[tuple[tuple[Point, ...], float]] = [
            ((inner[i], inner[j], kites[i]), 0.42),
            ((inner[i], kites[i], outer[i], kites[i - 1]), 0.72),
            ((kites[i], outer[i], edge), 1.0),
            ((kites[i], edge, outer[j]), 1.0),
        ]
        facets.extend(Facet(corners, _leaning(corners, center, tilt)) for corners, tilt in faces)
    return Cut(tuple(outline), tuple(facets), tuple(inner), center, star)


def _leaning(corners: tuple[Point, ...], center: Point, tilt: float) -> Normal:
    x = sum(corner[0] for corner in corners) / len(corners) - center[0]
    y = sum(corner[1] for corner in corners) / len(corners) - center[1]
    length = math.hypot(x, y) or 1.0
    lean = math.sin(tilt)
    return lean * x / length, lean * y / length, math.cos(tilt)
