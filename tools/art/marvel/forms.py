"""Rounded forms under one light: an outline that swells away from it, a shaded side, a lit edge, a cast shadow.

Knows the sheet and shapes alone. A picture declares where its light comes from.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, TypeAlias

import skia

from tools.art.marvel.impact import Impact, unit
from tools.art.poster.shapes import Color, Point, cut, join, limb, mix, placed, svg

Tones: TypeAlias = tuple[Color, Color, Color]
"""The lit edge, the colour of the form itself and its shaded side."""
_LARGE: Final = 700.0
_LARGE_SHADE: Final = 4.0
"""From which area of its bounds, and width of its shaded side, a form is large."""
_CORE: Final = 0.6
"""The width of the dark step of a large form, as a share of its shaded side."""


def modelled(
    s: Impact,
    path: skia.Path,
    tones: Tones,
    toward: Point = (-0.7, -0.7),
    reach: float = 5.0,
    rim: float = 1.6,
    w: float = 1.2,
    swell: float = 1.8,
) -> None:
    """Paint a form; ``toward`` points at the light, ``reach`` is the width of the shaded side."""
    x, y = unit(toward)
    s.inked([(path, tones[1])], w, (-swell * x, -swell * y))
    modelled_inside(s, path, tones, (x, y), reach, rim)


def modelled_inside(s: Impact, path: skia.Path, tones: Tones, toward: Point, reach: float, rim: float = 1.6) -> None:
    """Paint shade and lit edge of a form that has its outline already; ``toward`` has the length 1.

    A large form has a second, darker step in its shade, and the light that comes back from its surroundings along the
    far edge.
    """
    light, local, shade = tones
    x, y = toward
    bounds = path.getBounds()
    large = reach >= _LARGE_SHADE and bounds.width() * bounds.height() >= _LARGE
    shade = s.above_ink(shade, local)
    s.fill(path, local)
    s.shaded(path, shade, toward, reach)
    if large:
        s.fill(
            cut(path, placed(path, _CORE * reach * x, _CORE * reach * y)), s.above_ink(mix(shade, s.ink, 0.42), local)
        )
    s.reflected(path, local, toward, reach)
    if rim:
        s.rim([path], light, toward, rim)


def group(
    s: Impact, parts: Sequence[tuple[skia.Path, Tones, float]], toward: Point, w: float = 1.2, swell: float = 1.8
) -> None:
    """Paint parts far to near as one form: one swelling outline round them all, lines of half its width between.

    The number of each part is the width of its shaded side.
    """
    x, y = unit(toward)
    s.inked([(path, s.ink) for path, *_ in parts], w, (-swell * x, -swell * y))
    for path, tones, reach in parts:
        s.line(path, s.ink, 1.5 * w)
        modelled_inside(s, path, tones, (x, y), reach, 0.35 * reach)


def reaching_hand() -> skia.Path:
    """Return an open hand that reaches up, some 30 units high, its palm about the origin, the thumb at the left."""
    fingers = (
        limb((-5.0, -4, 2.6), (-7.6, -12, 2.4), (-8.6, -17.6, 1.7)),
        limb((-1.6, -5, 2.7), (-2.4, -15, 2.5), (-2.0, -21.6, 1.8)),
        limb((2.4, -4.6, 2.6), (3.6, -14, 2.4), (4.8, -20, 1.7)),
        limb((5.6, -3, 2.3), (8.6, -10, 2.0), (10.6, -14.6, 1.5)),
    )
    thumb = limb((-5.4, 5, 3.2), (-11.6, 0, 2.7), (-14.0, -5.4, 1.9))
    palm = svg(
        "M-7.400 -5 C-3 -8 5 -7.600 7.600 -4 C9 2 7.600 8 5 11 L5.600 40 H-5.400 L-4.600 12 C-8 8 -8.600 0 -7.400 -5 Z"
    )
    return join(palm, thumb, *fingers)


def gripping_fist(
    s: Impact, x: float, y: float, turn: float, skin: Tones, sleeve: Tones, toward: Point, size: float = 1.0
) -> None:
    """Paint a fist about a shaft that is painted already and runs along the fist's x axis, the fore-arm below it."""
    angle = math.radians(turn)
    local = (
        toward[0] * math.cos(angle) + toward[1] * math.sin(angle),
        toward[1] * math.cos(angle) - toward[0] * math.sin(angle),
    )
    fingers = [limb((6.0 * n - 9.0, -6.0, 3.3), (6.0 * n - 8.6, 4.6, 3.4)) for n in range(4)]
    with s.moved(x, y, size, turn=turn):
        modelled(s, limb((1, 4, 8.0), (4, 17, 7.0)), skin, local, 2.4, 1.2, 1.3, 1.6)
        modelled(s, limb((5, 22, 9.0), (24, 90, 17.0)), sleeve, local, 3.0, 1.6, 1.4, 1.8)
        group(s, [(finger, skin, 1.6) for finger in fingers], local, 1.3, 1.6)
        thumb = limb((-9.4, 9.6, 3.2), (3.4, 9.0, 3.2))
        modelled(s, thumb, skin, local, 1.4, 1.0, 1.2, 1.4)
