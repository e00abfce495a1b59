"""The form of rims: where the edge of a figure lies open to a light, and how wide it is there.

Knows paths, directions, distances and how light a ground is; knows no sheets.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

import skia

from tools.art.poster.shapes import Color, Point, channels, cut, join, placed, without_crumbs

_RIM_TAPERS: Final = ((20.0, 1.05), (92.0, 0.4))
"""The distances from the light, in units, between which rims taper, and the shares of their width there."""
_CROOKS: Final = (1.3, 2.1, 3.0)
"""The widths, in units, of crooks and gaps between fingers whose far side the light does not reach."""
_MIN_RIM: Final = 7.0
"""The least outline, in units, of a piece of a rim, which is some half as long; shorter ones are crumbs."""
_LUMA: Final = (0.2126, 0.7152, 0.0722)
_PALER: Final = (0.19, 0.16)
"""By how much darker than a rim, from 0 to 1, the ground is where the rim begins to be left out and where it is."""


def rim_width(full: float, away: float) -> float:
    """Return how wide a rim is at a distance from the light, both in units, where ``full`` is its usual width."""
    (near, most), (far, least) = _RIM_TAPERS
    return full * (most + (least - most) * min(max((away - near) / (far - near), 0.0), 1.0))


def open_rim(
    paths: Sequence[skia.Path], light: Point, width: Callable[[float], float], source: Point | None = None
) -> skia.Path:
    """Return the rim of a group where it lies open to the light: not in its crooks, nor between its fingers.

    Its ``width`` depends on the distance from the ``source``; without one it is that beside a light.
    """
    far = math.hypot(*light)
    towards = light[0] / far, light[1] / far
    whole = join(*paths)
    steps = [placed(whole, -towards[0] * reach, -towards[1] * reach) for reach in _CROOKS]
    return without_crumbs(cut(whole, join(_tapering(whole, towards, width, source), *steps)), _MIN_RIM)


def _tapering(whole: skia.Path, towards: Point, width: Callable[[float], float], source: Point | None) -> skia.Path:
    """Return a shape moved away from the light by a ``width`` that depends on the distance from the ``source``."""
    if source is None:
        return placed(whole, -towards[0] * width(0), -towards[1] * width(0))
    bounds = whole.getBounds()
    half = (abs(towards[0]) * bounds.width() + abs(towards[1]) * bounds.height()) / 2
    x, y = bounds.centerX(), bounds.centerY()
    near, far = (
        width(math.hypot(source[0] - x - towards[0] * way, source[1] - y - towards[1] * way)) for way in (half, -half)
    )
    turn = skia.Matrix.RotateDeg(math.degrees(math.atan2(towards[1], towards[0])), skia.Point(x, y))
    back = skia.Matrix()
    turn.invert(back)
    squeeze = skia.Matrix.Translate(-(near + far) / 2, 0)
    squeeze.preScale(1 - (near - far) / (2 * half), 1, x, y)
    return through(whole, skia.Matrix.Concat(turn, skia.Matrix.Concat(squeeze, back)))


def crosswise(path: skia.Path, light: Point) -> Point:
    """Return the direction of a light as it goes across a long shape, which is round: its ends are no shade."""
    bounds = path.getBounds()
    return light[0] * (bounds.height() + 1), light[1] * (bounds.width() + 1)


def through(path: skia.Path, matrix: skia.Matrix) -> skia.Path:
    """Return a path whose points are put through a matrix."""
    found = skia.Path()
    path.transform(matrix, found)
    return found


def pale_ground(rim: Color, blur: float) -> skia.ImageFilter:
    """Return what turns a picture of the ground into a mask of where it is about as light as a rim or lighter.

    The ground is averaged by ``blur``, in pixels, before.
    """
    luma = sum(share * level / 255 for share, level in zip(_LUMA, channels(rim), strict=True))
    steep = 1 / (_PALER[0] - _PALER[1])
    nothing = (0.0,) * 5
    alpha = (*(share * steep for share in _LUMA), 0.0, -(luma - _PALER[0]) * steep)
    mask = skia.ColorFilters.Matrix([*nothing, *nothing, *nothing, *alpha])
    return skia.ImageFilters.ColorFilter(mask, skia.ImageFilters.Blur(blur, blur))
