"""The small signs of the Marvel edition: the race's pills, seals and tags.

Their colours mean the same in both editions: gold "you can", ivory "chosen".
"""

from __future__ import annotations

from functools import partial
from typing import Final

import skia

from tools.art import brush
from tools.art.kit import icons
from tools.art.kit.marvel import style
from tools.art.kit.marvel.style import CHOSEN
from tools.art.marvel.palette import INK, SEATS
from tools.art.marvel.paths import box, moved, star
from tools.art.sprite import Sprite

PILL: Final = (42.0, 28.0)
SEAL: Final = 24.0
TAG: Final = (60.0, 22.0)


def sprites() -> list[Sprite]:
    """List the signs."""
    result: list[Sprite] = []
    for seat, color in enumerate(SEATS):
        result.append(Sprite(f"race/{seat}", PILL, partial(_pill, color=color), (2, 2, 2, 2), (9, 9, 9, 9)))
    return [
        *result,
        Sprite("sign/can", (SEAL, SEAL), partial(_seal, sign="ok", size=17.0), (3, 3, 5, 6)),
        Sprite("sign/goal", (SEAL, SEAL), partial(_seal, sign="flag", size=16.0), (3, 3, 5, 6)),
        Sprite("sign/plan", TAG, _tag, (3, 3, 5, 7), (10, 10, 10, 10)),
    ]


def _pill(canvas: skia.Canvas, color: str) -> None:
    shape = box(0.5, 0.5, PILL[0] - 1, PILL[1] - 1, 7)
    canvas.drawPath(shape, brush.fill("#0b0724", 0.78))
    canvas.drawPath(shape, brush.stroke(color, 1.1, 0.5))


def _seal(canvas: skia.Canvas, sign: str, size: float) -> None:
    """A scalloped gold seal with a sign of ink."""
    middle = SEAL / 2
    shape = star(12, 11.2, 9.0, middle, middle)
    canvas.drawPath(moved(shape, 1.3, 1.8), style.thick(INK, 1.6))
    canvas.drawPath(shape, style.thick(INK, 2.6))
    tones = ["#fffbd0", "#ffe14a", "#f0a000"]
    canvas.drawPath(shape, brush.shaded(brush.radial((middle - 4, middle - 5), 18, tones)))
    canvas.translate(middle - size / 2, middle - size / 2)
    canvas.scale(size / icons.SIZE, size / icons.SIZE)
    canvas.drawPath(icons.silhouette(sign, weight=4.0, sharp=True), brush.fill(INK))


def _tag(canvas: skia.Canvas) -> None:
    width, height = TAG
    shape = box(0.6, 0.6, width - 1.2, height - 1.2, 10)
    canvas.drawPath(moved(shape, 1, 2), brush.fill(INK, 0.95))
    canvas.drawPath(shape, brush.stroke(INK, 3))
    canvas.drawPath(shape, style.face(height, ["#fffdf4", CHOSEN, "#efdcae"]))
