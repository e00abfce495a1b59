"""The grounds of the nobles' portraits: a hanging of damask in folds, each woven with a motif, lit from a window.

Knows cloth and light in units of 100 x 100; knows no person.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import skia

from tools.art.base.gouache import Gouache
from tools.art.poster.shapes import Color, box, cut, mix, outline, oval, placed, polygon
from tools.art.poster.sheet import argb

_FOLDS: Final = (38.0, 49.0, 61.5, 72.0, 84.5, 94.0)
"""Where the hollows of the hanging's folds are."""
_SHADOWS: Final = ((2.4, 1.8, 0.46), (2.2, 1.6, 0.30))
"""The steps of the shadow on the hanging: how far each goes beyond the last, to the side and down, and its cover."""
_RIM: Final = (0.85, 0.5)
"""How wide the edge is that the room's light draws round the side away from the window, and its cover."""


class Hanging(NamedTuple):
    """A damask ground: its colours, and the light that lies on it as two steps of a disc."""

    ground: Color
    pattern: Color
    glow: tuple[Color, Color]
    lit_pattern: Color
    motif: Sequence[skia.Path]
    light: tuple[float, float, float]
    """Middle and outer radius of the light."""
    step: float = 17.0


def damask(sheet: Gouache, hanging: Hanging) -> None:
    """Paint a hanging: its motif on a half-drop net, raised where the light lies, beams, and folds in shade.

    What is painted after it stands before it, until the canvas is restored.
    """
    x, y, r = hanging.light
    side = -1.0 if x < 66 else 1.0
    sheet.fill(box(-2, -2, 102, 102), hanging.ground)
    _net(sheet, hanging, hanging.pattern, None, side)
    sheet.rings(x, y, [r, r * 0.66], hanging.glow, 0.6)
    with sheet.clipped(oval(x, y, r)):
        _net(sheet, hanging, hanging.lit_pattern, mix(hanging.glow[1], sheet.haze, 0.45), side)
    pale = mix(hanging.glow[1], sheet.haze, 0.5)
    for near, wide, cover in ((-16.0, 12.0, 0.30), (6.0, 7.0, 0.24)):
        top = 66 + side * (34 - near * 0.2)
        beam = polygon((top, -2), (top - side * wide, -2), (top - side * (wide + 62 + near), 102),
                       (top - side * (52 + near), 102))  # fmt: skip
        sheet.shaft(beam, pale, cover, (top, 0), (top - side * 46, 84))
    for number, at in enumerate(_FOLDS):
        strip = box(at - 4.6, -2, at, 102)
        sheet.stipple(strip, sheet.ink, (at - 4.6, 0), (at, 0), 0.0, 0.40 + 0.08 * (number % 2), 0.23)
        sheet.fill(box(at, -2, at + 0.9, 102), pale, 0.16)
    far = 66 - side * 33
    sheet.stipple(None, sheet.ink, (far + side * 34, 0), (far, 0), 0.0, 0.66, 0.28)
    sheet.stipple(None, sheet.ink, (0, 26), (0, 2), 0.0, 0.7, 0.3)
    _standing(sheet, side, pale)


def _standing(sheet: Gouache, side: float, pale: Color) -> None:
    """Begin a layer for what stands before the hanging: it throws a shadow, and the room lights its far edge."""
    wide, cover = _RIM
    filters = skia.ImageFilters
    moved = filters.Offset(side * wide, wide * 0.5)
    edge = filters.Xfermode(skia.BlendMode.kDstOut, None, moved)
    tint = filters.ColorFilter(skia.ColorFilters.Blend(argb(pale, cover), skia.BlendMode.kSrcIn), edge)
    standing = filters.Xfermode(skia.BlendMode.kSrcATop, None, tint)
    for across, down, share in _SHADOWS:
        standing = filters.DropShadow(-side * across, down, 0, 0, argb(sheet.ink, share), standing)
    sheet.canvas.saveLayer(None, skia.Paint(ImageFilter=standing))


def _net(sheet: Gouache, hanging: Hanging, color: Color, raised: Color | None, side: float) -> None:
    """Weave the motif over the hanging; where it is ``raised``, with a shadow and an edge lit from a side."""
    for row in range(-1, 10):
        for column in range(-3, 6):
            x, y = 40 + column * hanging.step + (hanging.step / 2 if row % 2 else 0), 6 + row * hanging.step * 0.74
            for shape in hanging.motif:
                leaf = placed(shape, x, y)
                if raised is not None:
                    sheet.fill(placed(leaf, -0.55 * side, 0.6), sheet.ink, 0.4)
                sheet.fill(leaf, color)
                if raised is not None:
                    sheet.fill(cut(leaf, placed(leaf, -0.5 * side, 0.45)), raised)


def _turned(shape: skia.Path, *angles: float) -> tuple[skia.Path, ...]:
    return tuple(placed(shape, turn=angle) for angle in angles)


POMEGRANATE: Final = (
    outline((0, -6.4), (2.6, -3.4, 3.4, 0), (3, 3.2, 0, 4), (-3, 3.2, -3.4, 0), (-2.6, -3.4, 0, -6.4)),
    outline((-1, 4), (-4, 4, -5.4, 1), (-5.2, 5.4, -0.6, 5.6)),
    outline((1, 4), (4, 4, 5.4, 1), (5.2, 5.4, 0.6, 5.6)),
)
CARNATION: Final = (
    outline(
        (0, 2),
        (-4.6, 0, -4.4, -3.6),
        (-2.6, -2.4),
        (-1.6, -5),
        (0, -3),
        (1.6, -5),
        (2.6, -2.4),
        (4.4, -3.6),
        (4.6, 0, 0, 2),
    ),
    polygon((-0.45, 2), (0.45, 2), (0.3, 7), (-0.3, 7)),
    outline((0, 5.4), (2, 3, 4, 3.4), (3, 5.6, 0, 5.4)),
)
STAR: Final = _turned(
    polygon((0, -4.6), (1.3, -1.3), (4.6, 0), (1.3, 1.3), (0, 4.6), (-1.3, 1.3), (-4.6, 0), (-1.3, -1.3)), 0, 45
)
THISTLE: Final = (
    outline(
        (-2.4, -0.6), (-3.4, -3.4, -3.2, -5.4), (-1.4, -3.6), (0, -6), (1.4, -3.6), (3.2, -5.4), (3.4, -3.4, 2.4, -0.6)
    ),
    oval(0, 1, 2.7, 2.2),
    outline((0, 3), (-3, 3.2, -4.6, 6), (-2, 5.6, 0, 4.4), (2, 5.6, 4.6, 6), (3, 3.2, 0, 3)),
)
ERMINE: Final = (
    outline((0, -4.4), (1.6, 0, 2.6, 4.4), (1, 3.4, 0, 5.2), (-1, 3.4, -2.6, 4.4), (-1.6, 0, 0, -4.4)),
    oval(0, -5.6, 0.9),
    oval(-2.2, -4.2, 0.9),
    oval(2.2, -4.2, 0.9),
)
ROSE: Final = (
    *(
        oval(3.0 * du, 3.0 * dv, 2.3)
        for du, dv in ((0, -1), (0.95, -0.31), (0.59, 0.81), (-0.59, 0.81), (-0.95, -0.31))
    ),
    *_turned(polygon((-0.7, -4.9), (0.7, -4.9), (0, -7.0)), 36, 108, 180, 252, 324),
)
FLAME: Final = (
    outline(
        (0, -6.4),
        (1.0, -3.4, 3.2, -1.6),
        (4.6, 1.6, 2.2, 4),
        (1.2, 5.2, 0, 5),
        (-1.2, 5.2, -2.2, 4),
        (-4.6, 1.6, -2.2, -1.4),
        (-0.6, -3.2, 0, -6.4),
    ),
)
EAGLE: Final = (
    outline(
        (0, -5.4),
        (1.0, -4.4),
        (1.0, -2.4),
        (4.6, -5),
        (5.2, -1, 3.4, 1),
        (2, 2.2, 1.2, 2),
        (2.2, 5.6),
        (0, 4.4),
        (-2.2, 5.6),
        (-1.2, 2),
        (-2, 2.2, -3.4, 1),
        (-5.2, -1, -4.6, -5),
        (-1.0, -2.4),
        (-1.0, -4.4),
    ),
)
LILY: Final = (
    outline((0, -6), (2.2, -2.6, 0.8, 1.4), (-0.8, 1.4), (-2.2, -2.6, 0, -6)),
    outline((1.2, 1.4), (1.4, -2.6, 4, -3.4), (5.8, -3, 5, -0.4), (4, -1.4, 3, -0.4), (2.2, 0.6, 2.4, 1.4)),
    outline((-1.2, 1.4), (-1.4, -2.6, -4, -3.4), (-5.8, -3, -5, -0.4), (-4, -1.4, -3, -0.4), (-2.2, 0.6, -2.4, 1.4)),
    box(-2.8, 1.9, 2.8, 2.9),
    outline((0, 6), (1.2, 4.4, 0.9, 3.3), (-0.9, 3.3), (-1.2, 4.4, 0, 6)),
)
KNOT: Final = (
    cut(oval(-2.2, 0, 3.2, 2.4), oval(-2.2, 0, 2.1, 1.3)),
    cut(oval(2.2, 0, 3.2, 2.4), oval(2.2, 0, 2.1, 1.3)),
    oval(0, 0, 1.1),
)
"""The motifs of hangings, in units of the sheet about the origin."""
