"""Land and water: peaks, hills, trees, rocks, crystals, seas, rivers.

Knows nature as flat facets lit from the sun's side; nothing of what people build.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from tools.art.base.palette import GEMS
from tools.art.base.scenes.stage import HEIGHT, LEFT, RIGHT, SceneStage
from tools.art.brush import (
    WHITE,
    Point,
    blend,
    darken,
    fill,
    halo,
    lighten,
    linear,
    polygon,
    rect,
    shaded,
    stroke,
    trace,
    vertical,
)


def peak(
    stage: SceneStage, x: float, top: float, half: float, base: float, color: str, *, snow: str | None = None
) -> None:
    """Raise a mountain: a shadow side, a lit side along a broken ridge, perhaps a cap of snow."""
    canvas, lit = stage.canvas, stage.world.lit
    height = base - top
    left, right = x - half * stage.between(0.85, 1.1), x + half * stage.between(0.85, 1.1)
    foot = x + half * stage.between(-0.05, 0.25)
    body = linear((0, top), (0, base), [darken(color, 0.16), color])
    canvas.drawPath(polygon([(left, base), (x, top), (right, base)]), shaded(body))
    ridge = [
        (x, top),
        (x - half * 0.10, top + height * 0.28),
        (x + half * stage.between(0.06, 0.16), top + height * 0.52),
        (foot - half * 0.1, base),
    ]
    light = linear((left, top), (x, base), [blend(color, lit, 0.62), blend(color, lit, 0.10)])
    canvas.drawPath(polygon([(left, base), *ridge]), shaded(light))
    canvas.drawPath(
        polygon([(x - half * 0.38, top + height * 0.42), ridge[1], (x - half * 0.2, top + height * 0.78)]),
        fill(darken(color, 0.2), 0.32),
    )
    canvas.drawPath(
        polygon([(x + half * 0.5, top + height * 0.55), ridge[2], (x + half * 0.35, base)]),
        fill(lighten(color, 0.3), 0.22),
    )
    if snow:
        cap = height * stage.between(0.24, 0.36)
        slope_left, slope_right = (x - left) / height, (right - x) / height
        canvas.drawPath(
            polygon(
                [
                    (x, top),
                    (x - slope_left * cap, top + cap),
                    (x - slope_left * cap * 0.45, top + cap * 0.72),
                    (x - half * 0.07, top + cap * 1.15),
                    (x - half * 0.02, top + cap * 0.7),
                ]
            ),
            fill(snow, 0.95),
        )
        canvas.drawPath(
            polygon(
                [
                    (x, top),
                    (x - half * 0.02, top + cap * 0.7),
                    (x + slope_right * cap * 0.25, top + cap * 1.05),
                    (x + slope_right * cap * 0.5, top + cap * 0.66),
                    (x + slope_right * cap * 0.9, top + cap * 0.9),
                ]
            ),
            fill(blend(snow, color, 0.45), 0.95),
        )


def mountains(
    stage: SceneStage,
    base: float,
    tops: tuple[float, float],
    half: tuple[float, float],
    color: str,
    *,
    snow: bool = False,
) -> None:
    """Set a whole range of peaks across the stage, the smaller in front."""
    step = half[0] * 1.25
    spots = [
        LEFT + step * (i + 0.3) + stage.between(-step, step) * 0.35 for i in range(math.ceil((RIGHT - LEFT) / step))
    ]
    places = sorted(((stage.between(*tops), x) for x in spots), key=lambda place: place[0])
    for top, x in places:
        peak(stage, x, top, stage.between(*half), base, color, snow=stage.world.snow if snow else None)


def hill(stage: SceneStage, crest: Sequence[Point], top: str, foot: str, *, rim: float = 0.55) -> None:
    """Fill the ground below a smooth crest and let the crest catch the light."""
    low = min(y for _, y in crest)
    path = trace((LEFT, HEIGHT + 20), (LEFT, crest[0][1]), crest[0], closed=False)
    for (ax, ay), (bx, by) in itertools.pairwise(crest):
        middle = (ax + bx) / 2
        path.cubicTo(middle, ay, middle, by, bx, by)
    path.lineTo(RIGHT, crest[-1][1])
    path.lineTo(RIGHT, HEIGHT + 20)
    path.close()
    stage.canvas.drawPath(path, vertical(low, min(HEIGHT, low + 56), [top, foot]))
    if rim:
        stage.canvas.save()
        stage.canvas.clipPath(path, True)
        stage.canvas.drawPath(path, stroke(stage.world.lit, 1.6, rim))
        stage.canvas.restore()


def ridge(stage: SceneStage, height: float, swing: float, *, count: int = 6) -> list[Point]:
    """Make up a crest around a height by lot."""
    step = (RIGHT - LEFT) / (count - 1)
    return [(LEFT + i * step, stage.drift(height, swing)) for i in range(count)]


def pine(stage: SceneStage, x: float, foot: float, height: float) -> None:
    """Plant a fir of three tiers, lit on one side."""
    dark, light = darken(stage.world.near, 0.1), blend(stage.world.mid, stage.world.lit, 0.22)
    stage.canvas.drawRect(rect(x - height * 0.03, foot - height * 0.12, height * 0.06, height * 0.12), fill("#2a1408"))
    for low, high, half in ((0.10, 0.52, 0.26), (0.34, 0.76, 0.20), (0.58, 1.0, 0.14)):
        tip, base = (x, foot - height * high), foot - height * low
        stage.canvas.drawPath(polygon([(x - height * half, base), tip, (x + height * half, base)]), fill(dark))
        stage.canvas.drawPath(
            polygon([(x - height * half, base), tip, (x - height * 0.02, base + height * 0.03)]), fill(light)
        )


def pines(
    stage: SceneStage, count: int, foot: tuple[float, float], height: tuple[float, float], gap: tuple[float, float]
) -> None:
    """Plant firs by lot, far ones first, leaving a gap between two x open."""
    spots = []
    for _ in range(count):
        low = stage.rng.random() < (gap[0] - LEFT) / (gap[0] - LEFT + RIGHT - gap[1])
        x = stage.between(LEFT, gap[0]) if low else stage.between(gap[1], RIGHT)
        spots.append((stage.between(*foot), x))
    for y, x in sorted(spots):
        nearness = (y - foot[0]) / max(1e-6, foot[1] - foot[0])
        pine(stage, x, y, height[0] + (height[1] - height[0]) * nearness)


def crystals(
    stage: SceneStage, x: float, foot: float, size: float, count: int = 5, *, color: int | None = None
) -> None:
    """Let a fan of crystals grow out of the ground, glowing."""
    gem = GEMS[stage.color if color is None else color]
    halo(stage.canvas, (x, foot - size * 0.4), size * 2.2, gem.glow, 0.55)
    middle = (count - 1) / 2
    for i in sorted(range(count), key=lambda spike: -abs(spike - count // 2)):
        angle = -math.pi / 2 + (i - middle) * 0.36 + stage.between(-0.1, 0.1)
        length = size * max(0.7, 1.9 - 0.42 * abs(i - middle)) * stage.between(0.8, 1.1)
        half = size * 0.30
        ux, uy = math.cos(angle), math.sin(angle)
        root = x + (i - middle) * size * 0.34

        def spot(along: float, across: float, u: Point = (ux, uy), bx: float = root) -> Point:
            return bx + u[0] * along - u[1] * across, foot + u[1] * along + u[0] * across

        tip = spot(length, 0)
        canvas = stage.canvas
        canvas.drawPath(
            polygon(
                [spot(0, -half * 0.8), spot(length * 0.75, -half), tip, spot(length * 0.75, half), spot(0, half * 0.8)]
            ),
            fill(gem.shade(0.22)),
        )
        face = linear(tip, spot(0, 0), [gem.shade(0.9), gem.shade(0.5)])
        fold = spot(length * 0.7, half * 0.15)
        canvas.drawPath(
            polygon([spot(0, -half * 0.8), spot(length * 0.75, -half), tip, fold, spot(0, half * 0.1)]), shaded(face)
        )
        canvas.drawPath(polygon([spot(length * 0.75, -half), tip, fold]), fill(gem.shade(0.95), 0.9))


def boulder(stage: SceneStage, x: float, foot: float, size: float, color: str) -> None:
    """Lay a rock of four facets."""
    tall = size * stage.between(0.7, 1.0)
    top = (x + stage.between(-0.2, 0.2) * size, foot - tall)
    left, right = (x - size, foot), (x + size, foot)
    shoulder_left, shoulder_right = (x - size * 0.7, foot - tall * 0.6), (x + size * 0.75, foot - tall * 0.55)
    heart = (x - size * 0.05, foot - tall * 0.42)
    canvas, lit = stage.canvas, stage.world.lit
    canvas.drawPath(polygon([left, shoulder_left, top, shoulder_right, right]), fill(darken(color, 0.25)))
    canvas.drawPath(polygon([left, shoulder_left, heart]), fill(blend(color, lit, 0.25)))
    canvas.drawPath(polygon([shoulder_left, top, heart]), fill(blend(color, lit, 0.5)))
    canvas.drawPath(polygon([top, shoulder_right, heart]), fill(color))


def sea(stage: SceneStage, top: float) -> None:
    """Fill everything below a line with water, ripples and the sun's path."""
    canvas, world = stage.canvas, stage.world
    canvas.drawRect(rect(LEFT, top, RIGHT - LEFT, HEIGHT + 20 - top), vertical(top, HEIGHT, world.water))
    canvas.drawRect(rect(LEFT, top, RIGHT - LEFT, 0.6), fill(world.lit, 0.5))
    for _ in range(56):
        y = top + 1 + (HEIGHT - top) * stage.rng.random() ** 1.5
        half = 2 + (y - top) * 0.16
        x = stage.between(LEFT, RIGHT)
        canvas.drawOval(rect(x - half, y, half * 2, 0.5 + (y - top) * 0.012), fill(world.lit, 0.26))
    for i in range(18):
        y = top + 1.5 + i * (HEIGHT - top) / 18
        width = (3 + i * 0.9) * stage.between(0.5, 1.2)
        canvas.drawOval(
            rect(stage.sun[0] - width / 2 + stage.between(-2, 2), y, width, 1.1), fill("#fff3cf", 0.62 - 0.02 * i)
        )


def foam(stage: SceneStage, left: float, right: float, y: float, count: int = 14) -> None:
    """Break the water white along a line."""
    for _ in range(count):
        width = stage.between(3, 10)
        stage.canvas.drawOval(
            rect(stage.between(left, right) - width / 2, y + stage.between(0, 3.5), width, 1.0), fill(WHITE, 0.6)
        )
