"""The small signs of the Marvel edition: the race's pills, seals and tags.

Their colours mean the same in both editions: gold "you can", ivory "chosen", cyan "changed".
"""

from __future__ import annotations

from functools import partial
from typing import Final

import skia

from tools.art import brush
from tools.art.kit import icons
from tools.art.kit.marvel import style
from tools.art.kit.marvel.style import CHANGED, CHOSEN
from tools.art.marvel.palette import INK, SEATS
from tools.art.marvel.paths import box, moved, polygon, star
from tools.art.sprite import Sprite

PILL: Final = (42.0, 28.0)
SEAL: Final = 24.0
CORNER: Final = 17.0
TAG: Final = (60.0, 22.0)


def sprites() -> list[Sprite]:
    """List the signs."""
    result: list[Sprite] = []
    for seat, color in enumerate(SEATS):
        result.append(Sprite(f"race/{seat}", PILL, partial(_pill, color=color), (2, 2, 2, 2), (9, 9, 9, 9)))
        result.append(Sprite(f"race_lead/{seat}", PILL, partial(_lead, color=color), (3, 3, 5, 7), (9, 9, 9, 9)))
    return [
        *result,
        Sprite("sign/can", (SEAL, SEAL), _seal, (3, 3, 5, 6)),
        Sprite("sign/changed", (CORNER, CORNER), _corner, (7, 6, 5, 7)),
        Sprite("sign/plan", TAG, _tag, (3, 3, 5, 7), (10, 10, 10, 10)),
    ]


def _pill(canvas: skia.Canvas, color: str) -> None:
    shape = box(0.5, 0.5, PILL[0] - 1, PILL[1] - 1, 7)
    canvas.drawPath(shape, brush.fill("#0b0724", 0.78))
    canvas.drawPath(shape, brush.stroke(color, 1.1, 0.5))


def _lead(canvas: skia.Canvas, color: str) -> None:
    """The pill of whoever is nearest: the seat's colour between ink and a white hairline."""
    width, height = PILL
    shape = box(0.5, 0.5, width - 1, height - 1, 7)
    canvas.drawPath(moved(shape, 1.1, 2.1), brush.fill(INK))
    tints = [brush.lighten(color, 0.4), color, brush.darken(color, 0.2)]
    canvas.drawPath(shape, brush.stroke(INK, 2.6))
    canvas.drawPath(shape, style.face(height, tints))
    canvas.drawPath(box(1.6, 1.6, width - 3.2, height - 3.2, 6), brush.stroke("#ffffff", 1.1, 0.9))


def _seal(canvas: skia.Canvas) -> None:
    """A scalloped gold seal with a tick of ink."""
    middle = SEAL / 2
    shape = star(12, 11.2, 9.0, middle, middle)
    canvas.drawPath(moved(shape, 1.3, 1.8), style.thick(INK, 1.6))
    canvas.drawPath(shape, style.thick(INK, 2.6))
    tones = ["#fffbd0", "#ffe14a", "#f0a000"]
    canvas.drawPath(shape, brush.shaded(brush.radial((middle - 4, middle - 5), 18, tones)))
    size = 17.0
    canvas.translate(middle - size / 2, middle - size / 2)
    canvas.scale(size / icons.SIZE, size / icons.SIZE)
    canvas.drawPath(icons.silhouette("ok", weight=4.0, sharp=True), brush.fill(INK))


def _corner(canvas: skia.Canvas) -> None:
    """A triangle that fills the upper right half of its box, in a dark rim, with a dark dot."""
    shape = polygon((0, 0), (CORNER, 0), (CORNER, CORNER))
    canvas.drawPath(shape, brush.stroke("#02060c", 4.4, 0.55, soft=1.2))
    canvas.drawPath(shape, style.line("#04141c", 3.6))
    tones = ["#d6fdff", CHANGED, "#14a6c0"]
    canvas.drawPath(shape, brush.shaded(brush.linear((0, 0), (CORNER, CORNER), tones)))
    canvas.drawCircle(CORNER * 0.67, CORNER * 0.33, CORNER * 0.19, brush.fill("#03222b"))


def _tag(canvas: skia.Canvas) -> None:
    width, height = TAG
    shape = box(0.6, 0.6, width - 1.2, height - 1.2, 10)
    canvas.drawPath(moved(shape, 1, 2), brush.fill(INK, 0.95))
    canvas.drawPath(shape, brush.stroke(INK, 3))
    canvas.drawPath(shape, style.face(height, ["#fffdf4", CHOSEN, "#efdcae"]))
