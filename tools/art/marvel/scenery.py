"""What the pictures of places are built from: cut-out silhouettes, rows of houses, lit windows, skies.

Knows the parts. Must not know the places.
"""

from __future__ import annotations

import random
from typing import Final

import skia

from tools.art import brush
from tools.art.brush import blend, fill
from tools.art.marvel.dots import halftone
from tools.art.marvel.ink import linear
from tools.art.marvel.palette import INK, WHITE, Ramp
from tools.art.marvel.paths import Point, box, circle, polygon, star

WIDTH: Final = 99.0
HEIGHT: Final = 94.0
MIDDLE: Final = 64.0
"""Where the sight of a place stands; the demands cover the left third."""


def cutout(canvas: skia.Canvas, tone: str, *points: Point, width: float = 1.5) -> None:
    """Paint an inked polygon."""
    shape = polygon(*points)
    canvas.drawPath(shape, fill(tone))
    canvas.drawPath(shape, brush.stroke(INK, width))


def inked_shape(canvas: skia.Canvas, shape: skia.Path, paint: skia.Paint, width: float = 1.5) -> None:
    """Paint a shape with an even ink contour."""
    canvas.drawPath(shape, paint)
    canvas.drawPath(shape, brush.stroke(INK, width))


def windows(canvas: skia.Canvas, x: float, y: float, width: float, height: float, tone: str, seed: int) -> None:
    """Light about half of the windows of a wall."""
    rng = random.Random(seed)
    shape = skia.Path()
    for column in range(int(width / 4)):
        for row in range(int(height / 5)):
            if rng.random() < 0.5:
                shape.addRect(skia.Rect.MakeXYWH(x + column * 4 + 1, y + row * 5 + 1, 1.9, 2.6))
    canvas.drawPath(shape, fill(tone, 0.92))


def houses(
    canvas: skia.Canvas, highest: float, lowest: float, tone: str, seed: int, broad: float = 11, lit: str | None = None
) -> None:
    """Build a row of houses along the foot of the picture; heights are shares of the picture from the top."""
    rng = random.Random(seed)
    x = -3.0
    while x < WIDTH:
        width, top = rng.uniform(broad * 0.7, broad * 1.35), HEIGHT * rng.uniform(highest, lowest)
        if rng.random() < 0.3:
            cutout(canvas, tone, (x + width * 0.3, top), (x + width * 0.42, top - 7), (x + width * 0.54, top), width=1)
        cutout(canvas, tone, (x, HEIGHT + 4), (x, top), (x + width, top), (x + width, HEIGHT + 4), width=1.1)
        if lit is not None:
            windows(canvas, x + 1, top + 2, width - 2, HEIGHT - top, lit, seed + int(x))
        x += width


def sky(canvas: skia.Canvas, ramp: Ramp) -> None:
    """Fill the picture from the dark top to the light horizon, with a halftone that thins out downward."""
    canvas.drawRect(skia.Rect.MakeWH(WIDTH, HEIGHT), linear((0, 0), (0, HEIGHT), list(ramp), [0, 0.55, 1]))
    tone = (blend(ramp.dark, INK, 0.5), 0.6)
    halftone(canvas, (0, 0, WIDTH, HEIGHT), lambda _, y: max(0, (58 - y) / HEIGHT) * 0.7, tone, pitch=4.4)


def lit_disc(canvas: skia.Canvas, at: Point, radius: float, tone: str) -> None:
    """Hang a sun or moon with a dotted shade."""
    disc = circle(*at, radius)
    canvas.drawPath(disc, fill(tone))
    x0, y0 = at
    area = (x0 - radius, y0 - radius, x0 + radius, y0 + radius)
    shade = (blend(tone, INK, 0.35), 0.6)
    halftone(canvas, area, lambda x, y: max(0, (x - x0 + y - y0) / radius / 2), shade, pitch=3.4, inside=disc)


def night_stars(canvas: skia.Canvas, seed: int, count: int = 26, depth: float = 1.0) -> None:
    """Strew stars over the upper ``depth`` share of the sky."""
    rng = random.Random(seed)
    for index in range(count):
        spot = (rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT * depth))
        shape = star(4, 3.4, 0.8, *spot) if index % 7 == 0 else circle(*spot, rng.uniform(0.5, 1.2))
        canvas.drawPath(shape, fill(WHITE, 0.9))


def shaded_tower(
    canvas: skia.Canvas, x: float, half: float, top: float, foot: float, tone: str, *, roof: float = 10
) -> None:
    """Build a pointed tower in light and shade around its ridge; ``top`` and ``foot`` are heights in the picture."""
    shoulder = top + roof
    outline = polygon(
        (x - half, foot), (x - half * 0.8, shoulder), (x, top), (x + half * 0.8, shoulder), (x + half, foot)
    )
    canvas.drawPath(outline, fill(tone))
    shade = polygon((x + half * 0.12, foot), (x, top), (x + half * 0.8, shoulder), (x + half, foot))
    canvas.drawPath(shade, fill(blend(tone, INK, 0.38)))
    canvas.drawPath(box(x - half * 0.62, shoulder + 1, half * 0.22, foot - shoulder - 3), fill(WHITE, 0.35))
    canvas.drawPath(outline, brush.stroke(INK, 1.5))
