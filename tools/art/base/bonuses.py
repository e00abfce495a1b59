"""Bonus plates: the stone of a colour above the place of its count, full and empty.

Knows the plate's box of 46 x 66 px; the count itself is written at run time.
"""

from __future__ import annotations

from typing import Final

import skia

from tools.art.base.gems import flat_gem, gem
from tools.art.base.metal import gold
from tools.art.base.palette import GEMS, LILAC, ONYX, SHADOW
from tools.art.brush import WHITE, fill, linear, rect, round_rect, shaded, stroke

SIZE: Final = (46.0, 66.0)
COUNT: Final = (0.5, 0.70, 0.55)
"""Where the count stands and how tall its type is, as shares of the box."""
_RADIUS = 6.5


def bonus(canvas: skia.Canvas, color: int) -> None:
    """Draw the plate of a colour of which the player owns at least one card."""
    width, height = SIZE
    top, middle, foot = GEMS[color].plate
    canvas.drawRRect(round_rect(1, 2.5, width, height, _RADIUS), fill(SHADOW, 0.7, soft=2.5))
    body = round_rect(0, 0, width, height, _RADIUS)
    canvas.drawRRect(body, shaded(linear((0, 0), (0, height), [top, middle, foot], [0, 0.35, 1])))
    canvas.save()
    canvas.clipRRect(body, True)
    canvas.drawRect(
        rect(0, 0, width, height * 0.46), shaded(linear((0, 0), (0, height * 0.46), [(WHITE, 0.30), (WHITE, 0.04)]))
    )
    canvas.restore()
    canvas.drawRRect(
        round_rect(0.9, 0.9, width - 1.8, height - 1.8, _RADIUS - 0.5), gold(0, 0, width, height, width=1.9)
    )
    gem(canvas, color, (width / 2, height * 0.27), width * 0.26)


def empty_bonus(canvas: skia.Canvas, color: int) -> None:
    """Draw the plate of a colour of which the player owns no card: an outline and a faint stone."""
    width, height = SIZE
    line = LILAC if color == ONYX.kind else GEMS[color].bright
    canvas.drawRRect(round_rect(0, 0, width, height, _RADIUS), fill("#0b0616", 0.55))
    canvas.drawRRect(round_rect(0.7, 0.7, width - 1.4, height - 1.4, _RADIUS - 0.4), stroke(line, 1.2, 0.38))
    canvas.saveLayerAlpha(rect(0, 0, width, height), 105)
    flat_gem(canvas, color, (width / 2, height * 0.27), width * 0.24)
    canvas.restore()
