"""The Marvel edition's pieces of a won game: the ribbon for the winner's name and the caption below the Gauntlet.

Knows how each piece is painted. Who won, and what the caption says, is the program's business.
"""

from __future__ import annotations

from typing import Final

import skia

from tools.art import brush
from tools.art.kit.marvel import hero, style
from tools.art.marvel.dots import halftone
from tools.art.marvel.gauntlet import draw_gauntlet
from tools.art.marvel.palette import INK, PAPER, PINK
from tools.art.marvel.paths import polygon, slab
from tools.art.sprite import Sprite

RIBBON: Final = (640.0, 142.0)
BODY_FACE: Final = ("#ff9cc8", "#ff4d96", "#d4176a")
TAIL_FACE: Final = ("#f0488c", "#b0125a", "#78063c")


def sprites() -> list[Sprite]:
    """List the pieces."""
    return [
        Sprite("victory/plaque", RIBBON, _ribbon, (28, 28, 28, 28)),
        Sprite("victory/gauntlet", hero.SIZE, _dark_gauntlet),
    ]


def _ribbon(canvas: skia.Canvas) -> None:
    """A starched ribbon with forked tails behind it, broadest in its middle."""
    width, height = RIBBON
    body = polygon(
        (58, 26), (86, 8), (330, 0), (width - 78, 8), (width - 58, 26),
        (width - 64, height - 26), (width - 92, height - 8), (310, height), (80, height - 8), (58, height - 26),
    )  # fmt: skip
    left = polygon((0, 34), (84, 22), (84, height - 32), (6, height - 8), (30, height / 2 + 8))
    right = polygon((width, 34), (width - 84, 22), (width - 84, height - 32), (width - 6, height - 8),
                    (width - 30, height / 2 + 8))  # fmt: skip
    for shape in (left, right, body):
        style.glow(canvas, shape, PINK, [(12, 3, 0.5)])
    for shape in (left, right):
        style.inked(canvas, shape, style.face(height, TAIL_FACE), 3.2)
        halftone(canvas, (0, 0, width, height), lambda _, y: y / height * 0.7, (INK, 0.35), pitch=7, inside=shape)
        canvas.drawPath(shape, style.line(PAPER, 1.6, 0.85))
    style.inked(canvas, body, style.face(height, BODY_FACE), 3.6)
    canvas.save()
    canvas.clipPath(body, True)
    halftone(
        canvas, (0, 0, width, height), lambda _, y: max(0.0, y / height - 0.3), ("#7c0440", 0.55), pitch=8, inside=body
    )
    shine = polygon((58, 0), (width - 58, 0), (width - 58, 26), (330, 40), (58, 34))
    canvas.drawPath(shine, brush.fill("#ffffff", 0.22))
    for at in (70.0, width - 112):
        canvas.drawPath(slab(at, -4, 16, height + 8, 12), brush.fill("#7c0440", 0.5))
    canvas.restore()
    canvas.drawPath(body, style.line(PAPER, 2.4))


def _dark_gauntlet(canvas: skia.Canvas) -> None:
    """The glove of the title as it is when nobody completed it: its places are empty."""
    draw_gauntlet(canvas, hero.CENTER, hero.RADIUS, lit=(), weight=5)
