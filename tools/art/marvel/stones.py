"""The seven stones: outline, facets and light.

Knows how one stone is cut and lit at any size. Must not know tokens, cards or places that show it. Shapes live in a
box from -112 to 112; the radius of a drawn stone is half that box.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final

import skia

from tools.art import brush
from tools.art.brush import Point, blend, fill
from tools.art.marvel.dots import dot_screen
from tools.art.marvel.ink import inked, linear, panel_fill
from tools.art.marvel.palette import INK, STONES, TIME, WHITE, Ramp
from tools.art.marvel.paths import at_angle, circle, joined, path, polygon, regular, ring, star

UNIT: Final = 112

_TEAR = path("M0 -106 C16 -66 74 -24 74 30 C74 72 42 100 0 100 C-42 100 -74 72 -74 30 C-74 -24 -16 -66 0 -106Z")
_SQUARE: Final[tuple[Point, ...]] = (
    (-62, -84), (62, -84), (84, -62), (84, 62), (62, 84), (-62, 84), (-84, 62), (-84, -62),
)  # fmt: skip
_MARQUISE = path("M-112 0 C-64 -54 -34 -72 0 -72 C34 -72 64 -54 112 0 C64 54 34 72 0 72 C-34 72 -64 54 -112 0Z")
_HEATER = path("M-80 -78 Q-38 -78 0 -98 Q38 -78 80 -78 C84 -8 66 62 0 104 C-66 62 -84 -8 -80 -78Z")
_DIAMOND: Final[tuple[Point, ...]] = ((0, -112), (62, 0), (0, 112), (-62, 0))

OUTLINES: Final[tuple[skia.Path, ...]] = (
    _TEAR,
    polygon(*_SQUARE),
    star(12, 108, 84),
    _MARQUISE,
    regular(6, 102),
    _HEATER,
    polygon(*_DIAMOND),
)
"""By token kind; Time's ring is not part of its stone."""


def silhouette(kind: int) -> skia.Path:
    """Return everything that the kind's ink contour runs around: the stone, for Time with its disc."""
    return joined(circle(0, 0, 100), OUTLINES[kind]) if kind == TIME else OUTLINES[kind]


@cache
def _girdle(kind: int) -> tuple[Point, ...]:
    if kind == 1:
        return _SQUARE
    if kind == TIME:
        return _DIAMOND
    if kind == 2:
        return tuple(at_angle(-75 + 30 * i, 84) for i in range(12))
    if kind == 4:
        return tuple(at_angle(-90 + 60 * i, 102) for i in range(6))
    measure = skia.PathMeasure(OUTLINES[kind], True)
    length = measure.getLength()
    corners = (measure.getPosTan(length * i / 10)[0] for i in range(10))
    return tuple((corner.x(), corner.y()) for corner in corners)


def _facet_light(points: tuple[Point, ...], middle: float, flicker: float) -> float:
    """Return how bright a facet is: it faces away from the stone's middle, the light comes from the upper left."""
    x = sum(point[0] for point in points) / len(points)
    y = sum(point[1] for point in points) / len(points) - middle
    return 0.47 + 0.44 * (-0.55 * x - 0.83 * y) / (math.hypot(x, y) or 1) + flicker


def _cut(canvas: skia.Canvas, kind: int) -> None:
    """Paint the crown: main facets around the table, star facets between them, then the table."""
    ramp = STONES[kind].ramp
    girdle = _girdle(kind)
    middle = 14.0 if kind == 0 else 0.0
    table = [(x * 0.55, middle + (y - middle) * 0.55) for x, y in girdle]
    count = len(girdle)
    edge = brush.stroke(ramp.light, 1.5, 0.34)
    for index in range(count):
        after = (index + 1) % count
        a, b, c, d = girdle[index], girdle[after], table[after], table[index]
        light = _facet_light((a, b), middle, 0.05 * math.sin(index * 2.4))
        crown = polygon(a, b, c, d)
        canvas.drawPath(crown, fill(ramp.at(max(0.04, min(0.97, light)))))
        mid = ((a[0] + b[0]) * 0.39, middle + ((a[1] + b[1]) / 2 - middle) * 0.78)
        facet = polygon(d, c, mid)
        canvas.drawPath(facet, fill(ramp.at(max(0.1, min(1.0, light + (0.16 if index % 2 else -0.1))))))
        canvas.drawPath(crown, edge)
        canvas.drawPath(facet, edge)
    top = polygon(*table)
    tones = [ramp.at(0.8), ramp.at(0.52), ramp.at(0.34)]
    canvas.drawPath(top, linear((-40, middle - 60), (46, middle + 60), tones))
    canvas.drawPath(top, brush.stroke(ramp.light, 2.6, 0.75))


_GLOSS = path("M-120 -20 C-60 -30 10 -70 40 -130 L-120 -130Z")
_SCREEN = dot_screen((-112, -112, 112, 112), lambda x, y: max(0, (x * 0.5 + y * 0.85 - 38) / 95), 17)


def stone(canvas: skia.Canvas, kind: int, at: Point, radius: float, *, contour: float | None = None) -> None:
    """Draw a cut stone whose box is ``radius`` to each side; ``contour`` is the ink width in canvas units."""
    ramp = STONES[kind].ramp
    scale = radius / UNIT
    canvas.save()
    canvas.translate(*at)
    canvas.scale(scale, scale)
    width = (max(1.1, radius * 0.085) if contour is None else contour) / scale
    outline = OUTLINES[kind]
    inked(canvas, silhouette(kind), fill(ramp.dark), width)
    if kind == TIME:
        band = ring(99, 78)
        canvas.drawPath(band, linear((-60, -80), (60, 80), [WHITE, ramp.light, ramp.at(0.7), ramp.base]))
        canvas.drawPath(circle(0, 0, 77), fill(blend(ramp.dark, INK, 0.7)))
        canvas.drawPath(outline, brush.stroke(INK, width))
    canvas.save()
    canvas.clipPath(outline, True)
    canvas.drawPath(outline, panel_fill(outline, [ramp.light, ramp.base, ramp.dark]))
    _cut(canvas, kind)
    if radius > 11:
        canvas.drawPath(_GLOSS, linear((-60, -110), (-10, -20), [(WHITE, 0.58), (WHITE, 0.06)]))
        canvas.drawPath(_SCREEN, fill(ramp.dark, 0.5))
    canvas.restore()
    canvas.restore()


def flat_stone(
    canvas: skia.Canvas, kind: int, at: Point, radius: float, *, contour: float = 0, ramp: Ramp | None = None
) -> None:
    """Draw a stone for small sizes: silhouette first, two tones, a light edge; with ``contour`` also ink around.

    ``ramp`` replaces its own colours.
    """
    ramp = ramp or STONES[kind].ramp
    scale = radius / UNIT
    canvas.save()
    canvas.translate(*at)
    canvas.scale(scale, scale)
    outline = OUTLINES[kind]
    if contour:
        inked(canvas, silhouette(kind), fill(blend(ramp.dark, INK, 0.6)), contour / scale)
    if kind == TIME:
        canvas.drawPath(ring(100, 80), fill(ramp.light))
    canvas.drawPath(outline, fill(ramp.base))
    canvas.save()
    canvas.clipPath(outline, True)
    canvas.drawPath(polygon((-120, -120), (120, -120), (-120, 90)), fill(blend(ramp.base, ramp.light, 0.42)))
    canvas.drawPath(polygon((120, 120), (120, 10), (-10, 120)), fill(blend(ramp.base, ramp.dark, 0.5)))
    canvas.restore()
    canvas.drawPath(outline, brush.stroke(ramp.light, 7, 0.9))
    canvas.restore()


def ghost_stone(canvas: skia.Canvas, kind: int, at: Point, radius: float, width: float = 1.2) -> None:
    """Draw the place of a stone that is not there: a dark hollow with an outline in its colour."""
    scale = radius / UNIT
    canvas.save()
    canvas.translate(*at)
    canvas.scale(scale, scale)
    outline = joined(OUTLINES[kind], ring(100, 80)) if kind == TIME else OUTLINES[kind]
    canvas.drawPath(outline, fill("#0A0526", 0.8))
    canvas.drawPath(outline, brush.stroke(STONES[kind].ramp.base, width / scale, 0.85))
    canvas.restore()
