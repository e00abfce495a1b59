"""The picture of the Marvel edition's title screen: the gauntlet with six burning stones."""

from __future__ import annotations

from typing import Final

import skia

from tools.art import brush
from tools.art.brush import Point
from tools.art.kit.marvel import style
from tools.art.marvel.gauntlet import draw_gauntlet
from tools.art.marvel.palette import STONES
from tools.art.marvel.paths import stroke
from tools.art.sprite import Sprite

SIZE: Final = (760.0, 640.0)
CENTER: Final = (372.0, 330.0)
RADIUS: Final = 236.0
BEAMS: Final = ((0, (-60, -400)), (4, (400, -190)), (1, (360, 270)), (3, (-370, 290)), (2, (-400, -170)))
"""Stone and where its beam ends, from the middle of the glove."""


def sprites() -> list[Sprite]:
    """List the title picture."""
    return [Sprite("hero", SIZE, _draw, (60, 90, 60, 30))]


def _draw(canvas: skia.Canvas) -> None:
    for kind, (x, y) in BEAMS:
        spine: list[Point] = [
            (CENTER[0] + x, CENTER[1] + y),
            (CENTER[0] + x * 0.62 + y * 0.14, CENTER[1] + y * 0.62 - x * 0.1),
            (CENTER[0] + x * 0.15, CENTER[1] + y * 0.15 + 50),
        ]
        color = STONES[kind].ramp.base
        beam = stroke(*spine, width=1, end=44)
        canvas.drawPath(beam, style.thick(color, 8, 0.8, miter=False, soft=12))
        canvas.drawPath(beam, brush.fill(color, 0.92))
        canvas.drawPath(stroke(*spine, width=1, end=14), brush.fill("#ffffff", 0.9))
    canvas.drawCircle(CENTER[0], CENTER[1] + 40, 180, brush.fill("#ffffff", 0.25, soft=54))
    draw_gauntlet(canvas, CENTER, RADIUS, lit=(0, 1, 2, 3, 4, 6), weight=5, power=True)
