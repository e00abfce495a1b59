"""Skies: gradient, sun or moon, stars, clouds, birds.

Knows how an hour looks above the horizon; nothing below it.
"""

from __future__ import annotations

import skia

from tools.art.base.palette import ONYX, SAPPHIRE
from tools.art.base.scenes.stage import LEFT, RIGHT, SceneStage
from tools.art.base.scenes.world import Hour
from tools.art.brush import blend, fill, halo, minus, rect, round_rect, stroke, trace, vertical


def sky(stage: SceneStage, horizon: float) -> None:
    """Paint the sky down to a horizon, with what stands in it."""
    canvas = stage.canvas
    canvas.drawRect(
        rect(LEFT, -20, RIGHT - LEFT, horizon + 30), vertical(24, horizon + 4, stage.world.sky, [0, 0.55, 1])
    )
    if stage.hour is Hour.NIGHT or (stage.hour is Hour.DUSK and stage.gem in (SAPPHIRE, ONYX)):
        _stars(stage, horizon)
    if stage.hour is Hour.NIGHT:
        _moon(stage)
    else:
        _sun(stage)
    _clouds(stage, horizon)


def birds(stage: SceneStage, x: float, y: float, count: int) -> None:
    """Let a loose flock cross the sky."""
    pen = stroke(blend(stage.world.near, stage.world.sky[0], 0.2), 0.8, 0.85)
    for i in range(count):
        bx, by = x + i * 6.5 + stage.between(-2, 2), y + abs(i - count // 2) * 2.2 + stage.between(-1.5, 1.5)
        span = stage.between(2.2, 3.4)
        stage.canvas.drawPath(
            trace(
                (bx - span, by - 1.2), (bx - 1, by - 1.8, bx, by), (bx + 1, by - 1.8, bx + span, by - 1.2), closed=False
            ),
            pen,
        )


def mist(stage: SceneStage, top: float, bottom: float, alpha: float) -> None:
    """Lay a bank of mist in the colour of the horizon between two heights."""
    low = stage.world.sky[2]
    middle = (top + bottom) / 2
    stage.canvas.drawRect(
        rect(LEFT, top, RIGHT - LEFT, bottom - top),
        vertical(top, bottom, [(low, 0), (low, alpha), (low, 0)], [0, (middle - top) / (bottom - top) + 0.15, 1]),
    )


def _stars(stage: SceneStage, horizon: float) -> None:
    for _ in range(34):
        x, y = stage.between(LEFT, RIGHT), stage.between(30, horizon - 6)
        stage.canvas.drawCircle(x, y, stage.between(0.25, 0.75), fill("#ffffff", stage.between(0.35, 0.95)))


def _sun(stage: SceneStage) -> None:
    x, y = stage.sun
    warm = {Hour.DAWN: "#ffe2b0", Hour.NOON: "#fff6dc", Hour.DUSK: "#ffca8a"}[stage.hour]
    size = {Hour.DAWN: 9.0, Hour.NOON: 6.8, Hour.DUSK: 13.0}[stage.hour]
    halo(stage.canvas, (x, y), size * 5.2, warm, 0.62)
    halo(stage.canvas, (x, y), size * 1.9, warm, 0.5, core=0.4)
    stage.canvas.drawCircle(x, y, size, fill(blend(warm, "#ffffff", 0.45)))


def _moon(stage: SceneStage) -> None:
    x, y = stage.sun
    size = stage.between(6.5, 9.5)
    halo(stage.canvas, (x, y), size * 5, blend(stage.world.sky[2], "#ffffff", 0.4), 0.55)
    disc = skia.Path()
    disc.addCircle(x, y, size)
    if stage.rng.random() < 0.6:
        shade = skia.Path()
        shade.addCircle(x + size * stage.between(0.35, 0.6), y - size * 0.22, size * 0.9)
        disc = minus(disc, shade)
    stage.canvas.drawPath(disc, fill("#f4f2ff"))
    stage.canvas.save()
    stage.canvas.clipPath(disc, True)
    for dx, dy, r in ((-0.3, 0.2, 0.22), (-0.55, -0.25, 0.14), (-0.1, 0.6, 0.16), (0.4, 0.35, 0.18)):
        stage.canvas.drawCircle(x + dx * size, y + dy * size, r * size, fill("#b9b2dc", 0.45))
    stage.canvas.restore()


def _clouds(stage: SceneStage, horizon: float) -> None:
    tint = blend(stage.world.lit, stage.world.sky[2], 0.4)
    for _ in range(stage.rng.randint(2, 5)):
        x, y = stage.between(LEFT, RIGHT), stage.between(46, max(60, horizon - 14))
        width = stage.between(18, 46)
        for row in range(3):
            share = 1 - row * 0.26
            dx = stage.between(-4, 4)
            stage.canvas.drawRRect(
                round_rect(x - width * share / 2 + dx, y - row * 2.1, width * share, 2.6, 1.3),
                fill(tint, 0.20 if stage.hour is Hour.NIGHT else 0.34, soft=0.6),
            )
