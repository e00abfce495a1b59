"""Shapes of painted pictures: closed skia paths from points, and what is cut out of and joined to them.

Knows geometry and colours alone. Points are in a picture's units, angles are degrees, y points down. A colour is
``#rrggbb`` or three channels of 0 to 255, so that mixes of mixes are not rounded.
"""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

import numpy as np
import skia

Color: TypeAlias = str | tuple[float, float, float]
Point: TypeAlias = tuple[float, float]
Shape: TypeAlias = tuple[skia.Path, Color]
"""A path and what fills it."""
Corner: TypeAlias = tuple[float, ...]
"""A point, or a point and the radius that rounds the corner there."""

WIDTH: Final = 120.0
HEIGHT: Final = 168.0
"""The units of a card's picture."""
_TOKENS: Final = re.compile(r"[MLHVCQZmlhvcqz]|-?\d*\.?\d+")
_ARGUMENTS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}
_SAMPLES: Final = 48
"""How many points of an outline its breadth is measured at."""


def channels(color: Color) -> tuple[float, float, float]:
    """Return a colour as red, green and blue from 0 to 255."""
    if isinstance(color, str):
        digits = color.lstrip("#")
        return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)
    return color


def mix(first: Color, second: Color, share: float) -> Color:
    """Return a mix of two colours; ``share`` 0 gives the first, 1 the second."""
    red, green, blue = (a + (b - a) * share for a, b in zip(channels(first), channels(second), strict=True))
    return red, green, blue


def chance(seed: int) -> Iterator[float]:
    """Yield numbers from 0 to 1 that follow from a seed."""
    state = (seed * 2654435761 + 12345) & 0xFFFFFFFF
    while True:
        state = (state * 1664525 + 1013904223) & 0xFFFFFFFF
        yield (state >> 8) / 0xFFFFFF


# Paths


def around(x: float, y: float, r: float, degrees: float) -> Point:
    """Return a point of a circle."""
    angle = math.radians(degrees)
    return x + r * math.cos(angle), y + r * math.sin(angle)


def between(start: Point, end: Point, share: float) -> Point:
    """Return the point at a share of the way between two."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def polygon(*points: Corner) -> skia.Path:
    """Return a closed polygon; a third number of a point rounds that corner: straights against curves.

    A radius should be less than half of the shorter of the edges that meet there.
    """
    path = skia.Path()
    if all(len(point) == 2 for point in points):
        path.addPoly([skia.Point(*point) for point in points], True)
        return path
    last, first = points[-1], points[0]
    path.moveTo((last[0] + first[0]) / 2, (last[1] + first[1]) / 2)
    for number, here in enumerate(points):
        after = points[(number + 1) % len(points)]
        middle = ((here[0] + after[0]) / 2, (here[1] + after[1]) / 2)
        if len(here) > 2 and here[2]:
            path.arcTo(skia.Point(here[0], here[1]), skia.Point(*middle), here[2])
        else:
            path.lineTo(here[0], here[1])
        path.lineTo(*middle)
    path.close()
    return path


def outline(start: Point, *segments: tuple[float, ...]) -> skia.Path:
    """Return a closed path of lines (2 numbers), quadratic (4) and cubic curves (6)."""
    path = skia.Path()
    path.moveTo(*start)
    for segment in segments:
        {2: path.lineTo, 4: path.quadTo, 6: path.cubicTo}[len(segment)](*segment)
    path.close()
    return path


def blob(*points: Point, tension: float = 0.5) -> skia.Path:
    """Return a closed smooth curve through points."""
    path = skia.Path()
    count = len(points)
    path.moveTo(*points[0])
    for number in range(count):
        before, here, after, beyond = (points[(number + step - 1) % count] for step in range(4))
        path.cubicTo(
            here[0] + (after[0] - before[0]) * tension / 3,
            here[1] + (after[1] - before[1]) * tension / 3,
            after[0] - (beyond[0] - here[0]) * tension / 3,
            after[1] - (beyond[1] - here[1]) * tension / 3,
            *after,
        )
    path.close()
    return path


def svg(data: str) -> skia.Path:
    """Return the path of SVG path data of the letters M L H V C Q Z, large (absolute) or small (relative)."""
    path = skia.Path()
    tokens = _TOKENS.findall(data)
    x = y = start_x = start_y = 0.0
    command, at = "M", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        letter = command.upper()
        count = _ARGUMENTS[letter]
        numbers = [float(token) for token in tokens[at : at + count]]
        at += count
        left, top = (x, y) if command.islower() else (0.0, 0.0)
        if letter == "Z":
            path.close()
            x, y = start_x, start_y
            continue
        if letter in "HV":
            x, y = (left + numbers[0], y) if letter == "H" else (x, top + numbers[0])
            path.lineTo(x, y)
            continue
        found = [value + (top if number % 2 else left) for number, value in enumerate(numbers)]
        {"M": path.moveTo, "L": path.lineTo, "C": path.cubicTo, "Q": path.quadTo}[letter](*found)
        x, y = found[-2:]
        if letter == "M":
            start_x, start_y = x, y
            command = "l" if command == "m" else "L"
    return path


def oval(x: float, y: float, rx: float, ry: float | None = None, turn: float = 0.0) -> skia.Path:
    """Return an ellipse about a point, a circle where there is one radius."""
    ry = rx if ry is None else ry
    path = skia.Path()
    path.addOval(skia.Rect.MakeLTRB(-rx, -ry, rx, ry))
    return placed(path, x, y, turn=turn)


def box(left: float, top: float, right: float, bottom: float, radius: float = 0.0) -> skia.Path:
    """Return a rectangle between two corners; ``radius`` rounds its own corners."""
    path = skia.Path()
    path.addRoundRect(skia.Rect.MakeLTRB(left, top, right, bottom), radius, radius)
    return path


def block(x: float, y: float, width: float, height: float, radius: float = 0.0) -> skia.Path:
    """Return a rectangle by its corner and its size."""
    return box(x, y, x + width, y + height, radius)


def arch(left: float, right: float, spring: float, foot: float, rise: float | None = None) -> skia.Path:
    """Return a round-headed opening whose arch begins at the height ``spring`` and is ``rise`` high."""
    rise = (right - left) / 2 if rise is None else rise
    path = skia.Path()
    path.moveTo(left, foot)
    path.lineTo(left, spring)
    path.arcTo(skia.Rect.MakeLTRB(left, spring - rise, right, spring + rise), 180, 180, False)
    path.lineTo(right, foot)
    path.close()
    return path


def taper(start: Point, start_radius: float, end: Point, end_radius: float) -> skia.Path:
    """Return a limb: two round ends and the straights between them."""
    path = skia.Path()
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    across, along = -math.sin(angle), math.cos(angle)
    turn = math.degrees(angle)
    path.moveTo(start[0] + across * start_radius, start[1] + along * start_radius)
    path.lineTo(end[0] + across * end_radius, end[1] + along * end_radius)
    path.arcTo(_around(end, end_radius), turn + 90, -180, False)
    path.lineTo(start[0] - across * start_radius, start[1] - along * start_radius)
    path.arcTo(_around(start, start_radius), turn - 90, -180, False)
    path.close()
    return path


def limb(*joints: tuple[float, float, float]) -> skia.Path:
    """Return a limb through joints, each with its radius."""
    return join(*(taper(one[:2], one[2], two[:2], two[2]) for one, two in itertools.pairwise(joints)))


def _around(point: Point, radius: float) -> skia.Rect:
    return skia.Rect.MakeLTRB(point[0] - radius, point[1] - radius, point[0] + radius, point[1] + radius)


def ribbon(points: Sequence[tuple[float, float, float]], steps: int = 14) -> skia.Path:
    """Return a band through (x, y, half of its width): tails, horns, flames, tape."""
    ends = np.array([points[0], *points, points[-1]], float)
    shares = np.linspace(0, 1, steps, endpoint=False)[:, None]
    runs = [_between(ends[at - 1 : at + 3], shares) for at in range(1, len(ends) - 2)]
    curve = np.vstack([*runs, ends[-1:]])
    ahead = np.gradient(curve[:, :2], axis=0)
    ahead /= np.maximum(np.linalg.norm(ahead, axis=1, keepdims=True), 1e-6)
    across = np.stack([-ahead[:, 1], ahead[:, 0]], 1) * curve[:, 2:3]
    edge = np.vstack([curve[:, :2] + across, (curve[:, :2] - across)[::-1]])
    return polygon(*((float(x), float(y)) for x, y in edge))


def _between(ends: np.ndarray, shares: np.ndarray) -> np.ndarray:
    """Return points of the Catmull-Rom curve between the middle two of four points."""
    a, b, c, d = ends
    found: np.ndarray = 0.5 * (
        2 * b + (c - a) * shares + (2 * a - 5 * b + 4 * c - d) * shares**2 + (3 * b - a - 3 * c + d) * shares**3
    )
    return found


def burst(
    x: float,
    y: float,
    r: float,
    count: int,
    seed: int = 1,
    hollow: float = 0.48,
    squeeze: float = 1.0,
    turn: float = 0.0,
) -> skia.Path:
    """Return an impact star of uneven points; ``hollow`` is the share of the radius between two of them."""
    lots = chance(seed)
    points: list[Point] = []
    for number in range(2 * count):
        angle = math.radians(turn) + math.pi * (number + 0.35 * (next(lots) - 0.5)) / count
        reach = r * (0.72 + 0.38 * next(lots)) if number % 2 == 0 else r * hollow * (0.85 + 0.3 * next(lots))
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle) * squeeze))
    return polygon(*points)


def skyline(left: float, right: float, foot: float, heights: Sequence[float], seed: int = 1) -> skia.Path:
    """Return the roofs of a row of houses as one shape; ``heights`` are used in turn."""
    lots = chance(seed)
    x, number = left, 0
    points: list[Point] = [(left, foot)]
    while x < right:
        wide, top = 6 + 8 * next(lots), foot - heights[number % len(heights)]
        points.append((x, top))
        if next(lots) > 0.6:  # a tank or a chimney
            a, b = x + wide * 0.4, x + wide * 0.55
            points += [(a, top), (a, top - 5), (b, top - 5), (b, top)]
        points.append((x + wide, top))
        x += wide
        number += 1
    return polygon(*points, (x, foot))


def placed(
    path: skia.Path,
    x: float = 0.0,
    y: float = 0.0,
    scale: float = 1.0,
    turn: float = 0.0,
    flip: bool = False,
    down: float | None = None,
) -> skia.Path:
    """Return a path scaled, mirrored where ``flip``, turned and moved, in this order; ``down`` scales heights apart."""
    matrix = skia.Matrix()
    matrix.preTranslate(x, y)
    matrix.preRotate(turn)
    matrix.preScale(-scale if flip else scale, scale if down is None else down)
    moved = skia.Path(path)
    moved.transform(matrix)
    return moved


def thrown(path: skia.Path, foot: float, lean: float, length: float) -> skia.Path:
    """Return the shadow that a path standing at the height ``foot`` throws on the ground.

    It moves ``lean`` to the right for each unit above the foot, and is ``length`` times as high: above the foot, or
    towards us where that is negative.
    """
    shadow = skia.Path(path)
    shadow.transform(skia.Matrix.MakeAll(1, -lean, lean * foot, 0, length, foot * (1 - length), 0, 0, 1))
    return shadow


def join(*paths: skia.Path) -> skia.Path:
    """Return the union of paths."""
    found = paths[0]
    for path in paths[1:]:
        found = skia.Op(found, path, skia.PathOp.kUnion_PathOp)
    return found


def cut(path: skia.Path, away: skia.Path) -> skia.Path:
    """Return a path without what another covers."""
    return skia.Op(path, away, skia.PathOp.kDifference_PathOp)


def both(first: skia.Path, second: skia.Path) -> skia.Path:
    """Return what two paths have in common."""
    return skia.Op(first, second, skia.PathOp.kIntersect_PathOp)


def breadth(path: skia.Path) -> float:
    """Return how broad a shape is: twice its area over its outline's length, half of the width of a long band."""
    measure = skia.PathMeasure(path, True)
    length = measure.getLength()
    if not length:
        return 0.0
    places = [measure.getPosTan(length * number / _SAMPLES)[0] for number in range(_SAMPLES)]
    after = [*places[1:], places[0]]
    area = sum(a.x() * b.y() - b.x() * a.y() for a, b in zip(places, after, strict=True)) / 2
    return float(2 * abs(area) / length)


def without_crumbs(path: skia.Path, least: float) -> skia.Path:
    """Return a path without those of its contours that are shorter than a length, in its own units."""
    found = skia.Path()
    found.setFillType(path.getFillType())
    measure = skia.PathMeasure(path, True)
    while True:
        length = measure.getLength()
        if length >= least:
            piece = skia.Path()
            measure.getSegment(0, length, piece, True)
            found.addPath(piece)
        if not measure.nextContour():
            return found


ALL: Final = box(-9, -9, 200, 200)
"""More than any picture."""
