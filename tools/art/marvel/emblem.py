"""What an emblem is and how it is inked.

Knows layers, their roles and the painter. Must not know any particular hero; those are in the ``emblems`` package.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import skia

from tools.art import brush
from tools.art.brush import blend, fill
from tools.art.marvel.dots import dot_screen
from tools.art.marvel.ink import inked, keyline, linear
from tools.art.marvel.palette import HUES, INK, WHITE
from tools.art.marvel.paths import Point, moved, scaled, thickness


@dataclass
class Emblem:
    """A pile of layers, bottom first, each a shape with the three tones (light, local, shade) it is modelled in.

    The hero's two hues are ``main`` and ``second``; any other hue of the palette is had by ``hue``.
    """

    main_hue: str
    second_hue: str
    layers: list[tuple[skia.Path, tuple[str, str, str]]] = field(default_factory=list)

    def _add(self, shapes: tuple[skia.Path, ...], light: str, local: str, shade: str) -> None:
        self.layers.extend((shape, (light, local, shade)) for shape in shapes)

    def hue(self, name: str, *shapes: skia.Path) -> None:
        """Add shapes in a hue of the palette."""
        ramp = HUES[name]
        self._add(shapes, ramp.light, ramp.base, ramp.dark)

    def main(self, *shapes: skia.Path) -> None:
        """Add shapes in the main hue."""
        self.hue(self.main_hue, *shapes)

    def second(self, *shapes: skia.Path) -> None:
        """Add shapes in the second hue."""
        self.hue(self.second_hue, *shapes)

    def light(self, *shapes: skia.Path) -> None:
        """Add shapes in the lights of the main hue."""
        ramp = HUES[self.main_hue]
        self._add(shapes, WHITE, ramp.light, ramp.base)

    def dark(self, *shapes: skia.Path) -> None:
        """Add shapes in the shades of the main hue."""
        ramp = HUES[self.main_hue]
        self._add(shapes, ramp.base, blend(ramp.base, ramp.dark, 0.55), ramp.dark)

    def deep(self, *shapes: skia.Path) -> None:
        """Add shapes in the shades of the second hue."""
        ramp = HUES[self.second_hue]
        self._add(shapes, ramp.base, blend(ramp.base, ramp.dark, 0.55), ramp.dark)

    def white(self, *shapes: skia.Path) -> None:
        """Add paper-white shapes."""
        self._add(shapes, WHITE, WHITE, "#CFC8F0")

    def ink(self, *shapes: skia.Path) -> None:
        """Add spot blacks."""
        self._add(shapes, INK, INK, INK)

    def fitted(self, across: float, down: float) -> Emblem:
        """Return the emblem centred on the origin and as large as two half sizes allow."""
        left, top, right, bottom = 1e9, 1e9, -1e9, -1e9
        for shape, _ in self.layers:
            bounds = shape.computeTightBounds()
            left, top = min(left, bounds.left()), min(top, bounds.top())
            right, bottom = max(right, bounds.right()), max(bottom, bounds.bottom())
        scale = min(2 * across / (right - left), 2 * down / (bottom - top))
        x, y = (left + right) / 2, (top + bottom) / 2
        layers = [(scaled(moved(shape, -x, -y), scale), tones) for shape, tones in self.layers]
        return Emblem(self.main_hue, self.second_hue, layers)


Design = Callable[[Emblem], None]

_SCREEN = dot_screen((-116, -116, 116, 116), lambda x, y: max(0, (x * 0.6 + y * 0.8 + 4) / 118) * 0.62, 11)


def _model(canvas: skia.Canvas, shape: skia.Path, tones: tuple[str, str, str], contour: float) -> None:
    """Paint one layer: gradient, rim light, core shadow, halftone, contour."""
    light, local, shade = tones
    if local == INK:
        canvas.drawPath(shape, fill(INK))
        return
    bounds = shape.getBounds()
    start = (bounds.left(), bounds.top())
    end = (bounds.left() + bounds.width() * 0.6, bounds.bottom())
    across = [blend(light, local, 0.45), local, local, blend(local, shade, 0.55)]
    canvas.drawPath(shape, linear(start, end, across, [0, 0.3, 0.62, 1]))
    depth = max(1.5, min(9.0, thickness(shape) * 0.3))
    canvas.save()
    canvas.clipPath(shape, True)
    canvas.save()
    canvas.clipPath(moved(shape, -depth, -depth * 1.1), skia.ClipOp.kDifference, True)
    canvas.drawPaint(fill(blend(shade, INK, 0.35), 0.62))
    canvas.restore()
    canvas.drawPath(_SCREEN, fill(INK, 0.4))
    canvas.save()
    canvas.clipPath(moved(shape, depth * 0.5, depth * 0.6), skia.ClipOp.kDifference, True)
    canvas.drawPaint(fill(WHITE, 0.62))
    canvas.restore()
    canvas.restore()
    canvas.drawPath(shape, brush.stroke(INK, contour))


def draw_emblem(
    canvas: skia.Canvas, emblem: Emblem, at: Point, radius: float, *, weight: float = 1.75, key: bool = True
) -> None:
    """Draw an emblem centred at ``at`` with ``radius`` for its 100 units; ``weight`` is the ink in canvas units."""
    scale = radius / 100
    width = weight / scale
    shapes = [shape for shape, _ in emblem.layers]
    canvas.save()
    canvas.translate(*at)
    canvas.scale(scale, scale)
    if key:
        keyline(canvas, shapes, width * 2.2)
    for shape in shapes:
        inked(canvas, shape, fill(INK), width, 0.32)
    for shape, tones in emblem.layers:
        _model(canvas, shape, tones, width * 0.85)
    canvas.restore()
