"""Beasts of burden and what they draw: horses, mules, camels, the wagon.

Knows how each is built at a size and place; nothing of the scene around it.
"""

from __future__ import annotations

import math

from tools.art.base.palette import GOLD, GOLD_LIGHT
from tools.art.base.scenes.stage import SceneStage
from tools.art.base.scenes.things import WOOD, WOOD_LIGHT
from tools.art.brush import (
    Point,
    blend,
    darken,
    fill,
    lighten,
    linear,
    polar,
    polygon,
    rect,
    round_rect,
    shaded,
    stroke,
    trace,
)


def wheel(stage: SceneStage, x: float, y: float, radius: float, spokes: int = 8) -> None:
    """Draw a spoked cart wheel."""
    stage.canvas.drawCircle(x, y, radius, stroke("#1e0e06", radius * 0.42))
    stage.canvas.drawCircle(x, y, radius, stroke("#c08a4a", radius * 0.18))
    for spoke in range(spokes):
        stage.canvas.drawLine(
            x, y, *polar((x, y), radius, spoke * 2 * math.pi / spokes), stroke("#8a5a2a", radius * 0.14)
        )
    stage.canvas.drawCircle(x, y, radius * 0.22, fill("#3a1c0a"))


def horse(
    stage: SceneStage, x: float, foot: float, size: float, color: str, *, pack: bool = False, left: bool = False
) -> None:
    """Draw a walking horse or mule, its hind hoof at x; with a pack on its back, or looking left, if asked."""
    canvas = stage.canvas
    side = -size if left else size

    def spot(dx: float, dy: float) -> Point:
        return x + dx * side, foot + dy * size

    for hip, hoof in ((0.9, -0.6), (8.6, 10.2)):
        leg = [spot(hip - 0.8, -5), spot(hip + 0.9, -5), spot(hoof + 0.7, 0), spot(hoof - 0.7, 0)]
        canvas.drawPath(polygon(leg), fill(darken(color, 0.45)))
    tail = trace(
        spot(-1.2, -9),
        (*spot(-3.8, -8), *spot(-2.8, -4), *spot(-3.6, -1.8)),
        (*spot(-1.8, -4), *spot(-2.2, -6), *spot(-1, -7.4)),
    )
    canvas.drawPath(tail, fill(darken(color, 0.5)))
    body = trace(
        spot(-1, -9.4),
        (*spot(1.6, -10.6), *spot(4.4, -9.2), *spot(7, -10.2)),
        (*spot(8.6, -11), *spot(9.4, -14.4), *spot(11.8, -15.8)),
        spot(12.2, -17.4),
        spot(12.9, -15.5),
        spot(13.9, -14.6),
        (*spot(14.6, -13), *spot(15.6, -12.4), *spot(16, -11.2)),
        (*spot(16, -10), *spot(14.8, -9.8), *spot(14, -10.4)),
        (*spot(12.8, -11.2), *spot(12.2, -11.2), *spot(11.6, -9.8)),
        (*spot(11, -8), *spot(10.4, -6.4), *spot(9.4, -5.2)),
        spot(8.9, -2.6),
        spot(9, 0),
        spot(7.5, 0),
        spot(7.2, -4.2),
        (*spot(5.6, -3.4), *spot(3.8, -3.6), *spot(2.6, -4.4)),
        spot(1.9, -2.5),
        spot(2.3, 0),
        spot(0.8, 0),
        spot(0.2, -2.6),
        (*spot(-0.6, -4), *spot(-1.6, -5), *spot(-1.8, -6.8)),
        (*spot(-2, -8.2), *spot(-1.6, -9), *spot(-1, -9.4)),
    )
    canvas.drawPath(body, shaded(linear(spot(0, -13), spot(6, 0), [lighten(color, 0.34), color])))
    mane = trace(
        spot(12.2, -16),
        (*spot(9.6, -15.4), *spot(8.2, -12), *spot(6.8, -10.2)),
        (*spot(8.8, -10.4), *spot(10, -12.6), *spot(12, -14.4)),
    )
    canvas.drawPath(mane, fill(darken(color, 0.55)))
    canvas.drawCircle(*spot(13.4, -13.2), 0.35 * size, fill("#140a06"))
    if pack:
        tint = stage.cloth
        bundle = trace(
            spot(1, -8.4), (*spot(1, -12.6), *spot(7, -12.6), *spot(7.2, -8.4)), spot(7, -5.4), spot(1.2, -5.4)
        )
        canvas.drawPath(
            bundle, shaded(linear(spot(1, -12), spot(7, -5), [lighten(tint, 0.45), tint, darken(tint, 0.4)]))
        )
        for dx in (2.6, 5.2):
            canvas.drawLine(*spot(dx, -11.6), *spot(dx, -5.4), stroke(GOLD_LIGHT, 0.5 * size))


def wagon(stage: SceneStage, x: float, foot: float, size: float) -> None:
    """Drive a covered wagon with its horse, looking right."""
    canvas, tint = stage.canvas, stage.cloth

    def spot(dx: float, dy: float) -> Point:
        return x + dx * size, foot + dy * size

    horse(stage, x + 15 * size, foot, size, "#4a2814")
    canvas.drawLine(*spot(11, -5), *spot(26, -7), stroke("#2a1408", 0.8 * size))
    cover = trace(
        spot(-12, -8), (*spot(-12, -24), *spot(-6, -24), *spot(0, -23)), (*spot(7, -24), *spot(12, -24), *spot(12, -8))
    )
    light = blend("#fff6e0", tint, 0.12)
    canvas.drawPath(cover, shaded(linear(spot(-12, -24), spot(10, -8), [light, blend(light, tint, 0.35), tint])))
    for dx in (-6, 0, 6):
        canvas.drawPath(
            trace(spot(dx, -8), (*spot(dx * 1.1, -18), *spot(dx * 0.9, -22.6)), closed=False),
            stroke(darken(tint, 0.3), 0.7 * size, 0.55),
        )
    bed = polygon([spot(-12.5, -8.4), spot(12.5, -8.4), spot(11, -3), spot(-11, -3)])
    canvas.drawPath(bed, shaded(linear(spot(0, -9), spot(0, -3), [WOOD_LIGHT, WOOD])))
    canvas.drawLine(*spot(-12, -5.8), *spot(12, -5.8), stroke("#3a1c0a", 0.5 * size, 0.8))
    for dx in (-7, 7):
        wheel(stage, *spot(dx, -3.6), 3.5 * size)


def camel(stage: SceneStage, x: float, y: float, size: float, color: str, blanket: str) -> None:
    """Draw a laden camel looking right; y is the height of its belly, its hooves are 9 sizes below."""
    canvas = stage.canvas

    def spot(dx: float, dy: float) -> Point:
        return x + dx * size, y + dy * size

    canvas.drawOval(rect(x - 10 * size, y + 8 * size, 26 * size, 2.2 * size), fill(stage.world.near, 0.45, soft=0.9))
    for dx in (-5.4, 4.2):
        leg = [
            spot(dx, -1),
            spot(dx + 1.8, -1),
            spot(dx + 1.9, 4),
            spot(dx + 1.2, 9),
            spot(dx - 0.2, 9),
            spot(dx + 0.3, 4),
        ]
        canvas.drawPath(polygon(leg), fill(darken(color, 0.4)))
    body = trace(
        spot(-8.6, 0),
        (*spot(-9, -5), *spot(-6, -7), *spot(-4, -7)),
        (*spot(-2.6, -12.4), *spot(2.4, -12.4), *spot(3.4, -7)),
        (*spot(6, -6.4), *spot(6.6, -4.4), *spot(8, -6)),
        (*spot(9.4, -8), *spot(9, -12), *spot(11, -13.6)),
        spot(11.6, -14.8),
        spot(12.2, -13.6),
        spot(15, -12.6),
        (*spot(15.4, -11), *spot(13.6, -10.6), *spot(12, -10.6)),
        (*spot(11.4, -6), *spot(10.4, -1.6), *spot(6.8, -0.2)),
        spot(6.4, 4),
        spot(6.8, 9),
        spot(5.2, 9),
        spot(4.4, 3),
        (*spot(3, 2), *spot(-4, 2.4), *spot(-5.6, 1.6)),
        spot(-6.8, 5),
        spot(-6.4, 9),
        spot(-8, 9),
        spot(-8.8, 4),
    )
    canvas.drawPath(body, shaded(linear(spot(-8, -12), spot(6, 8), [blend(color, "#ffdca0", 0.42), color])))
    rug = trace(
        spot(-5.4, -6.8), spot(-3.2, -9.4), spot(2.8, -9.4), spot(5, -6.6), spot(4.8, 1), (*spot(0, 2.6), *spot(-5, 1))
    )
    canvas.drawPath(
        rug, shaded(linear(spot(-5, -8), spot(5, 2), [lighten(blanket, 0.35), blanket, darken(blanket, 0.3)]))
    )
    for height in (-2.6, -0.4):
        canvas.drawLine(*spot(-5, height), *spot(4.8, height), stroke(GOLD_LIGHT, 0.7 * size))
    for dx in (-3.6, -1.2, 1.2, 3.4):
        canvas.drawLine(*spot(dx, 1.4), *spot(dx, 3.2), stroke(GOLD, 0.6 * size))
    canvas.drawRRect(
        round_rect(*spot(-3.4, -12.6), 6.4 * size, 3.8 * size, 1.3 * size),
        shaded(linear(spot(-3, -13), spot(3, -9), ["#e0b878", "#8a5a2a"])),
    )
    canvas.drawLine(*spot(9.6, -9.4), *spot(4.6, -8), stroke(GOLD_LIGHT, 0.45 * size))
    canvas.drawCircle(*spot(12.6, -12.6), 0.42 * size, fill("#1a0c06"))
