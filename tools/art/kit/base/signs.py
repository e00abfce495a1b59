"""The signs of the base edition's table: pills of the race, and what can be done with a card."""

from __future__ import annotations

import math
from functools import partial
from typing import Final

import skia

from tools.art import brush
from tools.art.base.palette import SEATS
from tools.art.kit import icons
from tools.art.kit.base import style
from tools.art.sprite import Sprite

PILL: Final = (42.0, 28.0)
PLAN: Final = (60.0, 22.0)
SEAL: Final = 24.0
_TEETH: Final = 12


def sprites() -> list[Sprite]:
    """List the signs."""
    nine_pill = (9.0,) * 4
    found = [
        Sprite("sign/can", (SEAL, SEAL), partial(_seal, sign="ok", size=1.5), (2, 2, 4, 6)),
        Sprite("sign/goal", (SEAL, SEAL), partial(_seal, sign="flag", size=1.42), (2, 2, 4, 6)),
        Sprite("sign/plan", PLAN, _plan, (3, 3, 5, 7), (10, 10, 10, 10)),
    ]
    for seat, color in enumerate(SEATS):
        found.append(Sprite(f"race/{seat}", PILL, partial(_pill, color=color), (2, 2, 2, 2), nine_pill))
    return found


def _pill(canvas: skia.Canvas, color: str) -> None:
    shape = style.box(*PILL, 7, 0.5)
    canvas.drawRRect(style.box(*PILL, 7), brush.fill("#08040c", 0.72))
    canvas.drawRRect(shape, brush.stroke(color, 1, 0.5))


def _seal(canvas: skia.Canvas, sign: str, size: float) -> None:
    """A gold seal with a sign, ``size`` times its radius high."""
    middle, radius = SEAL / 2, SEAL / 2 - 0.9
    canvas.drawCircle(middle + 0.7, middle + 1.6, radius, brush.fill("#000000", 0.7, soft=1.3))
    rim = brush.polygon(_teeth((middle, middle), radius))
    shine = brush.radial(
        (middle - radius * 0.4, middle - radius * 0.5), radius * 1.9, ["#fff7cf", "#ffce4d", "#b87410"]
    )
    canvas.drawPath(rim, brush.shaded(shine))
    canvas.drawPath(rim, brush.stroke("#3a1e04", 1.1))
    canvas.drawCircle(middle, middle, radius * 0.76, brush.stroke("#7a4a08", 0.8, 0.7))
    canvas.save()
    canvas.translate(middle - radius * size / 2, middle - radius * size / 2)
    canvas.scale(radius * size / 28, radius * size / 28)
    canvas.drawPath(icons.silhouette(sign, weight=3.4, sharp=False), brush.fill("#3a1c02"))
    canvas.restore()


def _teeth(center: brush.Point, radius: float) -> list[brush.Point]:
    """Outline a round seal with a toothed edge."""
    steps = 4 * _TEETH
    return [
        brush.polar(center, radius * (1.055 if step % 4 < 2 else 0.945), step * math.tau / steps)
        for step in range(steps)
    ]


def _plan(canvas: skia.Canvas) -> None:
    """The ivory tag on a card that a plan leads to."""
    width, height = PLAN
    shape = style.box(width, height, height / 2)
    canvas.drawRRect(shape.makeOffset(0.6, 1.8), brush.fill("#000000", 0.7, soft=1.6))
    canvas.drawRRect(shape, brush.vertical(0, height, ["#ffffff", style.CHOSEN, "#ecdcae"]))
    canvas.drawRRect(style.box(width, height, height / 2, 0.6), brush.stroke("#3a1e04", 1.3))
