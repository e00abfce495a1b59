"""What floats: merchant ships and the gondola.

Knows how each is built at a size and place; nothing of the water around it.
"""

from __future__ import annotations

from tools.art.base.palette import GOLD, ONYX
from tools.art.base.scenes.stage import SceneStage
from tools.art.base.scenes.things import lantern
from tools.art.base.scenes.world import Hour
from tools.art.brush import (
    BLACK,
    Point,
    blend,
    darken,
    fill,
    lighten,
    linear,
    polygon,
    rect,
    shaded,
    stroke,
    trace,
)


def ship(stage: SceneStage, x: float, y: float, size: float, *, masts: int = 3) -> None:
    """Sail a ship looking right; y is its water line."""
    canvas, world = stage.canvas, stage.world
    night = stage.gem is ONYX or stage.hour is Hour.NIGHT
    hull = blend("#5a2f14", world.near, 0.45)
    sail = blend("#fff3d6", world.sky[2], 0.45 if night else 0.1)

    def spot(dx: float, dy: float) -> Point:
        return x + dx * size, y + dy * size

    canvas.drawOval(rect(x - 13 * size, y + 3.4 * size, 27 * size, 4 * size), fill(BLACK, 0.28, soft=1))
    body = trace(
        spot(-14, -6),
        spot(-11, -6),
        (*spot(-10, -1), *spot(-8, 0), *spot(-4, 0.2)),
        spot(8, 0.2),
        (*spot(11, -1), *spot(13, -3), *spot(15, -5)),
        (*spot(14, 1), *spot(11, 4), *spot(9.6, 5.4)),
        spot(-9.4, 5.4),
        (*spot(-12, 3), *spot(-13.6, -2), *spot(-14, -6)),
    )
    canvas.drawPath(body, shaded(linear(spot(0, -5), spot(0, 5), [blend(hull, "#ffcf8a", 0.4), hull])))
    canvas.drawLine(*spot(-12, 1.6), *spot(11.6, 1.2), stroke(GOLD, 0.9 * size, 0.9))
    for port in range(5):
        canvas.drawCircle(*spot(-8 + port * 4, 3.2), 0.5 * size, fill("#ffd98a" if stage.dark else "#20100a"))
    canvas.drawLine(*spot(12, -3), *spot(19, -8), stroke(hull, 0.8 * size))
    rig = {1: ((0.0, 20.0),), 2: ((-4.0, 18.0), (5.0, 16.0)), 3: ((-6.5, 15.5), (0.6, 20.0), (7.6, 14.0))}[masts]
    for mast, height in rig:
        canvas.drawLine(*spot(mast, 0), *spot(mast, -height), stroke(hull, 0.8 * size))
        canvas.drawLine(*spot(mast, -height), *spot(mast + 7, 0), stroke(hull, 0.25 * size, 0.6))
        for low, high, half in ((0.30, 0.66, 4.4), (0.68, 0.95, 3.1)):
            _sail(
                stage,
                spot(mast, -height * high),
                spot(mast, -height * low),
                half * size * (1.25 if masts == 1 else 1.0),
                sail,
            )
        flag = polygon([spot(mast, -height), spot(mast + 4.6, -height + 0.9), spot(mast, -height + 2.2)])
        canvas.drawPath(flag, fill(stage.cloth))
    jib = trace(spot(18, -7.4), (*spot(12, -8), *spot(9.4, -12)), spot(8.4, -13))
    canvas.drawPath(jib, fill(darken(sail, 0.06)))


def _sail(stage: SceneStage, top: Point, foot: Point, half: float, color: str) -> None:
    middle = (top[1] + foot[1]) / 2
    shape = trace(
        (top[0] - half * 0.7, top[1]),
        (top[0] + half * 0.1, top[1] + half * 0.14, top[0] + half * 0.8, top[1]),
        (top[0] + half * 1.6, middle, foot[0] + half, foot[1]),
        (foot[0], foot[1] - half * 0.3, foot[0] - half * 0.9, foot[1]),
        (foot[0] - half * 0.2, middle, top[0] - half * 0.7, top[1]),
    )
    shade = blend(color, stage.world.mid, 0.5)
    stage.canvas.drawPath(
        shape, shaded(linear((top[0] - half, 0), (top[0] + half * 1.4, 0), [lighten(color, 0.3), color, shade]))
    )
    emblem = (top[0] + half * 0.28, middle)
    stage.canvas.drawCircle(*emblem, half * 0.3, fill(stage.cloth, 0.75))


def gondola(stage: SceneStage, x: float, y: float) -> None:
    """Row a gondola with its gondolier."""
    canvas, tint = stage.canvas, stage.cloth
    hull = trace(
        (x - 24, y - 7),
        (x - 18, y + 5, x + 16, y + 5, x + 24, y - 8),
        (x + 25, y - 13),
        (x + 28, y + 2, x + 14, y + 9, x, y + 9),
        (x - 14, y + 9, x - 24, y + 4, x - 26, y - 9),
    )
    canvas.drawPath(hull, shaded(linear((0, y - 8), (0, y + 9), ["#3a2030", "#0a0610"])))
    canvas.drawPath(hull, stroke(GOLD, 0.6, 0.9))
    canvas.drawPath(
        trace((x - 6, y + 2), (x - 5, y - 9, x + 9, y - 9, x + 10, y + 2)),
        shaded(linear((x - 5, y - 8), (x + 9, y), [lighten(tint, 0.4), tint])),
    )
    canvas.drawLine(x - 16, y + 1, x - 18, y - 12, stroke("#1a0e1a", 3.0))
    canvas.drawLine(x - 18, y - 12, x - 12, y - 8, stroke("#f4e6d0", 1.4))
    canvas.drawCircle(x - 18.4, y - 16, 2.2, fill("#f0c8a0"))
    canvas.drawOval(rect(x - 22, y - 19, 7.4, 2.0), fill("#d8a85a"))
    canvas.drawLine(x - 25, y - 22, x - 6, y + 14, stroke("#caa05a", 0.8))
    lantern(stage, x + 22, y - 13, 0.55)
