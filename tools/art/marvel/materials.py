"""What a form is made of: bands on metal, a line and a window on glass, tufts along the edge of fur.

Knows the sheet and shapes alone. Each goes over a form that has its tones already, or, tufts, into its outline.
"""

from __future__ import annotations

from typing import Final

import skia

from tools.art.marvel.impact import Impact, unit
from tools.art.poster.shapes import Color, Point, between, both, cut, join, placed, polygon

_BANDS: Final = ((0.10, 0.22, 0), (0.22, 0.42, 2), (0.78, 0.90, 1))
"""Where a band of metal begins and ends, and the number of its tone: light against dark, and what comes back."""
_TUFTS: Final = (1.0, 0.5, 0.8, 0.35, 0.9, 0.6, 0.2)
"""How long tufts of fur are, as shares of the longest."""
_REACH: Final = 200.0
"""More than any form is wide."""


def metal(
    s: Impact, path: skia.Path, tones: tuple[Color, Color, Color], start: Point, end: Point, bend: float = 0.0
) -> None:
    """Paint two hard bands on a form, the dark one beside the light, and a fainter one at its far side.

    ``tones`` are those of the bands: light, returned light, dark. They lie across the way from the lit edge at
    ``start`` to the far edge at ``end``; ``bend`` lifts their middle by so many units, as on a round form.
    """
    x, y = unit((end[0] - start[0], end[1] - start[1]))
    with s.clipped(path):
        for first, last, number in _BANDS:
            near, far = between(start, end, first), between(start, end, last)
            band = skia.Path()
            band.moveTo(near[0] + y * _REACH / 4, near[1] - x * _REACH / 4)
            band.quadTo(
                near[0] - 2 * bend * x, near[1] - 2 * bend * y, near[0] - y * _REACH / 4, near[1] + x * _REACH / 4
            )
            band.lineTo(far[0] - y * _REACH / 4, far[1] + x * _REACH / 4)
            band.quadTo(far[0] - 2 * bend * x, far[1] - 2 * bend * y, far[0] + y * _REACH / 4, far[1] - x * _REACH / 4)
            band.close()
            s.fill(band, tones[number])


def glassy(
    s: Impact,
    path: skia.Path,
    toward: Point,
    pale: Color = "#ffffff",
    inset: float = 1.6,
    width: float = 1.4,
    window: Point | None = None,
    size: float = 3.0,
) -> None:
    """Paint a pale line inside the lit edge of glass, and the ``window`` that is mirrored in it about a point.

    ``toward`` points at the light.
    """
    x, y = unit(toward)
    near, far = inset, inset + width
    s.fill(both(cut(path, placed(path, -far * x, -far * y)), placed(path, -near * x, -near * y)), pale)
    if window is not None:
        for left, right in ((-0.9, -0.1), (0.1, 0.9)):
            pane = polygon((left, -1.0), (right, -0.85), (right, 0.95), (left, 0.8))
            s.fill(both(path, placed(pane, *window, size)), pale)


def tufted(path: skia.Path, toward: Point, every: float = 5.0, long: float = 2.0) -> skia.Path:
    """Return a form with tufts of fur that lie along its edge where it faces ``toward``, ``every`` so many units."""
    x, y = unit(toward)
    measure = skia.PathMeasure(path, True)
    tufts = []
    for number in range(int(measure.getLength() / every)):
        foot, along = measure.getPosTan(number * every)
        out = (along.y(), -along.x())
        if path.contains(foot.x() + 0.5 * out[0], foot.y() + 0.5 * out[1]):
            out = (-out[0], -out[1])
        if out[0] * x + out[1] * y < 0.25:
            continue
        far = long * _TUFTS[number % len(_TUFTS)]
        tip = (foot.x() + far * (out[0] + 1.2 * along.x()), foot.y() + far * (out[1] + 1.2 * along.y()))
        base = [
            (foot.x() + shift * along.x() - 0.8 * out[0], foot.y() + shift * along.y() - 0.8 * out[1])
            for shift in (-0.5 * every, 0.35 * every)
        ]
        tufts.append(polygon(base[0], tip, base[1]))
    return join(path, *tufts)
