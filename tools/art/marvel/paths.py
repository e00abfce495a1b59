"""Shapes as skia paths, and the ways to move, join and cut them.

Knows geometry only. Must not know colours, ink or what a shape is used for. Angles are
degrees, clockwise from the right.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

import skia

from tools.art.brush import Point

_STEP = re.compile(r"[MLQCZ]|-?\d*\.?\d+(?:e-?\d+)?")
_COORDINATES = {"M": 2, "L": 2, "Q": 4, "C": 6}


def path(text: str) -> skia.Path:
    """Return the path of an SVG-like string with absolute M, L, Q, C and Z steps."""
    result = skia.Path()
    draw = {"M": result.moveTo, "L": result.lineTo, "Q": result.quadTo, "C": result.cubicTo}
    steps = _STEP.findall(text)
    index, command = 0, "M"
    while index < len(steps):
        if steps[index].isalpha():
            command = steps[index]
            index += 1
        if command == "Z":
            result.close()
            continue
        count = _COORDINATES[command]
        draw[command](*(float(step) for step in steps[index : index + count]))
        index += count
        command = "L" if command == "M" else command
    return result


def polygon(*points: Point) -> skia.Path:
    """Return the closed polygon through the points."""
    result = skia.Path()
    result.addPoly([skia.Point(x, y) for x, y in points], True)
    return result


def circle(x: float, y: float, radius: float) -> skia.Path:
    """Return a full disc."""
    result = skia.Path()
    result.addCircle(x, y, radius)
    return result


def ellipse(x: float, y: float, across: float, down: float) -> skia.Path:
    """Return a filled ellipse with the two half axes."""
    result = skia.Path()
    result.addOval(skia.Rect.MakeLTRB(x - across, y - down, x + across, y + down))
    return result


def box(x: float, y: float, width: float, height: float, radius: float = 0) -> skia.Path:
    """Return a rectangle with rounded corners."""
    result = skia.Path()
    result.addRoundRect(skia.Rect.MakeXYWH(x, y, width, height), radius, radius)
    return result


def slab(x: float, y: float, width: float, height: float, lean: float, lean_right: float | None = None) -> skia.Path:
    """Return a panel whose left edge leans by ``lean`` and whose right edge by ``lean_right`` (default: the same)."""
    right = lean if lean_right is None else lean_right
    return polygon((x + lean, y), (x + width, y), (x + width - right, y + height), (x, y + height))


def at_angle(degrees: float, radius: float, x: float = 0, y: float = 0) -> Point:
    """Return the point at an angle and a distance from a centre."""
    return x + radius * math.cos(math.radians(degrees)), y + radius * math.sin(math.radians(degrees))


def regular(sides: int, radius: float, x: float = 0, y: float = 0, start: float = -90) -> skia.Path:
    """Return a regular polygon whose first corner is at the angle ``start``."""
    return polygon(*(at_angle(start + 360 * i / sides, radius, x, y) for i in range(sides)))


def star(tips: int, outer: float, inner: float, x: float = 0, y: float = 0, start: float = -90) -> skia.Path:
    """Return a star with its first tip at the angle ``start``."""
    corners = (at_angle(start + 180 * i / tips, inner if i % 2 else outer, x, y) for i in range(2 * tips))
    return polygon(*corners)


def ring(outer: float, inner: float, x: float = 0, y: float = 0) -> skia.Path:
    """Return the band between two circles."""
    return minus(circle(x, y, outer), circle(x, y, inner))


def sector(radius: float, start: float, sweep: float, x: float = 0, y: float = 0, inner: float = 0) -> skia.Path:
    """Return a slice of a disc or, with ``inner``, of a band."""
    count = max(3, int(abs(sweep) / 6))
    rim = [at_angle(start + sweep * i / count, radius, x, y) for i in range(count + 1)]
    back = [at_angle(start + sweep * i / count, inner, x, y) for i in range(count, -1, -1)] if inner else [(x, y)]
    return polygon(*rim, *back)


def _changed(shape: skia.Path, matrix: skia.Matrix) -> skia.Path:
    result = skia.Path()
    shape.transform(matrix, result)
    return result


def moved(shape: skia.Path, x: float, y: float) -> skia.Path:
    """Return the shape shifted."""
    return _changed(shape, skia.Matrix.Translate(x, y))


def scaled(shape: skia.Path, across: float, down: float) -> skia.Path:
    """Return the shape stretched about the origin."""
    return _changed(shape, skia.Matrix.Scale(across, down))


def turned(shape: skia.Path, degrees: float, x: float = 0, y: float = 0) -> skia.Path:
    """Return the shape rotated clockwise about a point."""
    matrix = skia.Matrix()
    matrix.setRotate(degrees, x, y)
    return _changed(shape, matrix)


def joined(*shapes: skia.Path) -> skia.Path:
    """Return the union of the shapes."""
    result = shapes[0]
    for shape in shapes[1:]:
        result = skia.Op(result, shape, skia.kUnion_PathOp) or result
    return result


def minus(shape: skia.Path, *holes: skia.Path) -> skia.Path:
    """Return the shape without the holes."""
    for hole in holes:
        shape = skia.Op(shape, hole, skia.kDifference_PathOp) or shape
    return shape


def common(first: skia.Path, second: skia.Path) -> skia.Path:
    """Return what two shapes share."""
    return skia.Op(first, second, skia.kIntersect_PathOp) or first


def curve(points: Sequence[Point], steps: int = 18) -> list[Point]:
    """Return points along a smooth curve that runs through all the given ones."""
    spans = len(points) - 1
    result: list[Point] = []
    for index in range(steps + 1):
        position = index / steps * spans
        span = min(int(position), spans - 1)
        u = position - span
        before, here = points[max(span - 1, 0)], points[span]
        there, after = points[span + 1], points[min(span + 2, spans)]

        def along(k: int, u: float = u, p: Sequence[Point] = (before, here, there, after)) -> float:
            a, b, c, d = (point[k] for point in p)
            square, cube = 2 * a - 5 * b + 4 * c - d, -a + 3 * b - 3 * c + d
            return 0.5 * (2 * b + (c - a) * u + square * u * u + cube * u**3)

        result.append((along(0), along(1)))
    return result


def stroke(*points: Point, width: float, end: float | None = None, middle: float | None = None) -> skia.Path:
    """Return a brush stroke along a smooth curve.

    It is ``width`` thick at the start and ``end`` at the end (default: the same), pulled towards ``middle`` between.
    """
    if len(points) == 2:
        (x0, y0), (x1, y1) = points
        points = (points[0], ((x0 + x1) / 2, (y0 + y1) / 2), points[1])
    last = width if end is None else end
    spine = curve(points, max(18, 9 * (len(points) - 1)))
    left: list[Point] = []
    right: list[Point] = []
    for index, (x, y) in enumerate(spine):
        (x0, y0), (x1, y1) = spine[max(index - 1, 0)], spine[min(index + 1, len(spine) - 1)]
        length = math.hypot(x1 - x0, y1 - y0) or 1
        t = index / (len(spine) - 1)
        swell = width + (last - width) * t
        if middle is not None:
            swell = width * (1 - t) ** 2 + 2 * middle * t * (1 - t) + last * t * t
        across, down = -(y1 - y0) / length * swell / 2, (x1 - x0) / length * swell / 2
        left.append((x + across, y + down))
        right.append((x - across, y - down))
    return polygon(*left, *reversed(right))
