"""The backgrounds behind the emblems of the cards: twelve patterns in the colour of the card's bonus.

Knows the picture area of a card and the stone colours. Must not know heroes or the card's other parts.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from math import hypot
from typing import Final

import skia

from tools.art import brush
from tools.art.brush import blend, fill
from tools.art.marvel.dots import Area, crackle, halftone, rays
from tools.art.marvel.emblem import Ground
from tools.art.marvel.ink import linear, radial
from tools.art.marvel.palette import INK, PAPER, WHITE, Ramp
from tools.art.marvel.paths import Point, at_angle, box, circle, polygon, regular, star, stroke


@dataclass(frozen=True)
class GroundSpec:
    """Where and in which tones a background is painted."""

    area: Area
    focus: Point
    ramp: Ramp
    seed: int

    @property
    def reach(self) -> float:
        """The distance that surely covers the area from any point in it."""
        left, top, right, bottom = self.area
        return max(right - left, bottom - top) * 1.3


def _rays(canvas: skia.Canvas, scene: GroundSpec) -> None:
    count = 16 + scene.seed % 4 * 4
    rays(canvas, scene.focus, scene.reach, count, (blend(scene.ramp.dark, INK, 0.2), 0.45), seed=scene.seed)
    rays(canvas, scene.focus, scene.reach, count, (scene.ramp.light, 0.4), seed=scene.seed + 1, duty=0.14, hollow=40)


def _speed(canvas: skia.Canvas, scene: GroundSpec) -> None:
    x, y = scene.focus
    side = 1 if scene.seed % 2 else -1
    centre = (x + 34 * side, y - 34 + scene.seed % 30)
    rays(canvas, centre, scene.reach * 1.4, 46, (PAPER, 0.5), seed=scene.seed, duty=0.16, hollow=30, wobble=0.8)
    rays(canvas, centre, scene.reach * 1.4, 30, (INK, 0.45), seed=scene.seed + 5, duty=0.2, hollow=46, wobble=0.8)


def _rings(canvas: skia.Canvas, scene: GroundSpec) -> None:
    ramp = scene.ramp
    step = 11 + scene.seed % 3 * 3
    tones = (ramp.dark, ramp.base, ramp.light, ramp.base)
    for index, radius in enumerate(range(100, 12, -step)):
        canvas.drawPath(circle(*scene.focus, radius), fill(tones[index % 4], 0.55))


def _web(canvas: skia.Canvas, scene: GroundSpec) -> None:
    left, top, right, _ = scene.area
    hub = (right - 6, top + 8) if scene.seed % 2 else (left + 40, top + 6)
    spokes = 15
    for index in range(spokes):
        canvas.drawLine(*hub, *at_angle(360 * index / spokes + 6, scene.reach * 1.3, *hub), brush.stroke(INK, 1.3, 0.6))
    for radius in range(20, 190, 17):
        for index in range(spokes):
            start = 360 * index / spokes + 6
            a, b, c = start, start + 180 / spokes, start + 360 / spokes
            sag = at_angle(b, radius * 0.87, *hub)
            thread = stroke(at_angle(a, radius, *hub), sag, at_angle(c, radius, *hub), width=1.2, middle=2)
            canvas.drawPath(thread, fill(INK, 0.6))


def _dots(canvas: skia.Canvas, scene: GroundSpec) -> None:
    x0, y0 = scene.focus
    light = scene.ramp.light
    halftone(
        canvas,
        scene.area,
        lambda x, y: 0.92 - hypot(x - x0, y - y0) / 68,
        blend(light, WHITE, 0.25),
        pitch=7,
        angle=30,
    )
    rays(canvas, scene.focus, scene.reach, 14, (scene.ramp.dark, 0.3), seed=scene.seed, duty=0.4)


def _crackle(canvas: skia.Canvas, scene: GroundSpec) -> None:
    start = scene.seed * 37 % 360
    tone, light = blend(scene.ramp.dark, INK, 0.82), blend(scene.ramp.light, WHITE, 0.45)
    for angle, seed in ((start, scene.seed), (start + 190, scene.seed + 3)):
        crackle(canvas, scene.focus, (52, 57), (angle, angle + 145), 13, 6.4, tone, seed=seed, light=light, count=56)


def _city(canvas: skia.Canvas, scene: GroundSpec) -> None:
    left, _, right, bottom = scene.area
    rng = random.Random(scene.seed)
    canvas.drawPath(circle(right - 30, scene.focus[1] - 26, 17), fill(blend(scene.ramp.light, WHITE, 0.55), 0.9))
    for depth, (low, high) in ((0.25, (48, 88)), (0.62, (22, 58))):
        x = left - rng.uniform(0, 6)
        while x < right:
            width, height = rng.uniform(9, 17), rng.uniform(low, high)
            canvas.drawPath(box(x, bottom - height, width, height), fill(blend(scene.ramp.dark, INK, depth), 0.92))
            for window in range(int(height / 7)):
                if rng.random() < 0.45:
                    spot = box(x + rng.choice((2.0, 5.0)), bottom - height + 3 + window * 7, 1.7, 2.6)
                    canvas.drawPath(spot, fill(scene.ramp.light, 0.85))
            x += width


def _shards(canvas: skia.Canvas, scene: GroundSpec) -> None:
    rng = random.Random(scene.seed)
    x0, y0 = scene.focus
    for index in range(26):
        angle = index * 360 / 26 + rng.uniform(-6, 6)
        near, far = rng.uniform(26, 52), rng.uniform(64, 104)
        a, b = at_angle(angle - rng.uniform(2, 5), near, x0, y0), at_angle(angle + rng.uniform(3, 8), far * 0.8, x0, y0)
        tone = rng.choice((blend(scene.ramp.dark, INK, 0.3), scene.ramp.light, blend(scene.ramp.light, WHITE, 0.5)))
        canvas.drawPath(polygon(a, b, at_angle(angle, far, x0, y0)), fill(tone, 0.62))


def _hexes(canvas: skia.Canvas, scene: GroundSpec) -> None:
    left, top, right, bottom = scene.area
    rng = random.Random(scene.seed)
    size = 9.0 + scene.seed % 3
    row, y = 0, top
    while y < bottom + size:
        x = left + (row % 2) * size * 0.87
        while x < right + size:
            cell = regular(6, size * 0.93, x, y)
            canvas.drawPath(cell, fill(scene.ramp.at(rng.uniform(0.05, 0.85)), 0.5))
            canvas.drawPath(cell, brush.stroke(blend(scene.ramp.dark, INK, 0.4), 1, 0.55))
            x += size * 1.74
        y += size * 1.5
        row += 1


def _waves(canvas: skia.Canvas, scene: GroundSpec) -> None:
    left, top, right, bottom = scene.area
    tones = (scene.ramp.dark, scene.ramp.light, blend(scene.ramp.dark, INK, 0.35))
    slope = 14 if scene.seed % 2 else -14
    for index in range(15):
        y = top - 10 + index * (bottom - top + 30) / 14
        points = [(left - 6 + k * (right - left + 12) / 6, y + (5 if k % 2 else -5) + slope * k / 6) for k in range(7)]
        canvas.drawPath(stroke(*points, width=2.4, end=2.4, middle=6.5), fill(tones[index % 3], 0.5))


def _stars(canvas: skia.Canvas, scene: GroundSpec) -> None:
    left, top, right, bottom = scene.area
    rng = random.Random(scene.seed)
    night = blend(scene.ramp.dark, INK, 0.5)
    canvas.drawPath(box(left, top, right - left, bottom - top), fill(night, 0.55))
    cloud = radial(scene.focus, 62, [(scene.ramp.light, 0.95), (scene.ramp.base, 0.55), (scene.ramp.base, 0)])
    canvas.drawPath(circle(*scene.focus, 62), cloud)
    for _ in range(46):
        spot = (rng.uniform(left, right), rng.uniform(top, bottom))
        if rng.random() < 0.25:
            canvas.drawPath(star(4, rng.uniform(3, 6.5), 1, *spot), fill(WHITE, 0.95))
        else:
            canvas.drawPath(circle(*spot, rng.uniform(0.5, 1.3)), fill(WHITE, 0.85))


def _grid(canvas: skia.Canvas, scene: GroundSpec) -> None:
    left, top, right, bottom = scene.area
    x0, _ = scene.focus
    horizon = top + 34 + scene.seed % 20
    floor = linear((0, horizon), (0, bottom), [scene.ramp.light, scene.ramp.dark])
    canvas.drawPath(box(left, horizon, right - left, bottom - horizon), floor)
    pen = brush.stroke(blend(scene.ramp.dark, INK, 0.5), 1.1, 0.75)
    for index in range(-12, 13):
        canvas.drawLine(x0 + index * 4, horizon, x0 + index * 26, bottom, pen)
    y, step = horizon, 3.0
    while y < bottom:
        canvas.drawLine(left, y, right, y, pen)
        y += step
        step *= 1.34


_PAINTERS: Final[dict[Ground, Callable[[skia.Canvas, GroundSpec], None]]] = {
    "rays": _rays,
    "speed": _speed,
    "rings": _rings,
    "web": _web,
    "dots": _dots,
    "crackle": _crackle,
    "city": _city,
    "shards": _shards,
    "hexes": _hexes,
    "waves": _waves,
    "stars": _stars,
    "grid": _grid,
}


def paint_ground(canvas: skia.Canvas, ground: Ground, scene: GroundSpec) -> None:
    """Fill the area with the colour's light around the focus, the pattern, and a halftone that darkens downward."""
    ramp = scene.ramp
    left, top, right, bottom = scene.area
    x0, y0 = scene.focus
    glow = radial(scene.focus, scene.reach * 0.62, [ramp.light, ramp.base, ramp.dark], [0, 0.5, 1])
    canvas.drawRect(skia.Rect.MakeLTRB(left, top, right, bottom), glow)
    _PAINTERS[ground](canvas, scene)
    halo = radial(scene.focus, 46, [(blend(ramp.light, WHITE, 0.5), 0.62), (ramp.light, 0)])
    canvas.drawPath(circle(x0, y0, 46), halo)
    tone = (blend(ramp.dark, INK, 0.55), 0.75)
    halftone(canvas, scene.area, lambda _, y: max(0, (y - y0 - 6) / (bottom - y0)) * 0.8, tone)
