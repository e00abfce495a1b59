"""Bonus plates: the stone of a colour above the place of its count, full and empty.

Knows the plate's box of 58 x 84 px; the count itself is written at run time.
"""

from __future__ import annotations

from typing import Final

import skia

from tools.art.base.gems import gem, outline
from tools.art.base.metal import gold
from tools.art.base.palette import GEMS, ONYX, ONYX_LINE, SHADOW
from tools.art.brush import BLACK, WHITE, fill, linear, rect, round_rect, shaded, stroke

SIZE: Final = (58.0, 84.0)
COUNT: Final = (0.5, 0.72, 0.44)
"""Where the count stands and how tall its type is, as shares of the box."""
_RADIUS: Final = 6.0
_STONE: Final = (SIZE[0] / 2, SIZE[1] * 0.30)


def bonus(canvas: skia.Canvas, color: int) -> None:
    """Draw the plate of a colour of which the player owns at least one card."""
    width, height = SIZE
    top, middle, foot = GEMS[color].plate
    body = round_rect(0, 0, width, height, _RADIUS)
    canvas.drawRRect(body.makeOffset(0.8, 1.2), fill(SHADOW, 0.80, soft=0.9))
    canvas.drawRRect(body.makeOffset(2.6, 4.2), fill(SHADOW, 0.50, soft=3.4))
    canvas.drawRRect(body, shaded(linear((0, 0), (0, height), [top, middle, foot], [0, 0.35, 1])))
    canvas.save()
    canvas.clipRRect(body, True)
    gloss = linear((0, 0), (0, height * 0.45), [(WHITE, 0.34), (WHITE, 0.0)])
    canvas.drawRect(rect(0, 0, width, height * 0.45), shaded(gloss))
    sheen = linear((0, 0), (width * 0.9, height), [("#fff2d8", 0.17), (WHITE, 0.0), ("#070312", 0.24)], [0, 0.42, 1])
    canvas.drawRect(rect(0, 0, width, height), shaded(sheen))
    canvas.restore()
    canvas.drawRRect(round_rect(1.1, 1.1, width - 2.2, height - 2.2, 5), gold(0, 0, width, height, width=1.8))
    canvas.drawRRect(body, stroke("#1a0e04", 0.8, 0.9))
    gem(canvas, color, _STONE, width * 0.27, bold=True)


def empty_bonus(canvas: skia.Canvas, color: int) -> None:
    """Draw the place of a plate of which the player owns none: a recess with the stone cut faintly into it."""
    width, height = SIZE
    body = round_rect(0, 0, width, height, _RADIUS)
    canvas.drawRRect(body, fill(BLACK, 0.36))
    canvas.save()
    canvas.clipRRect(body, True)
    shadow = skia.Path()
    shadow.addRRect(round_rect(-12, -12, width + 24, height + 24, 18))
    shadow.addRRect(body.makeOffset(1.4, 2.2))
    shadow.setFillType(skia.PathFillType.kEvenOdd)
    canvas.drawPath(shadow, fill(BLACK, 0.75, soft=2.2))
    canvas.restore()
    lip = linear((0, 0), (width, height), [(BLACK, 0.6), (BLACK, 0.2), ("#ffe9c0", 0.40)], [0, 0.55, 1])
    canvas.drawRRect(round_rect(-0.4, -0.4, width + 0.8, height + 0.8, 6.4), shaded(lip, width=1.0))
    _engraved(canvas, color)


def _engraved(canvas: skia.Canvas, color: int) -> None:
    x, y = _STONE
    canvas.saveLayerAlpha(rect(0, 0, *SIZE), 96)
    gem(canvas, color, _STONE, SIZE[0] * 0.24, shadow=False, sparks=False, bold=True)
    canvas.restore()
    line = ONYX_LINE if color == ONYX.kind else GEMS[color].bright
    shape = outline(color, _STONE, SIZE[0] * 0.25)
    canvas.drawPath(outline(color, (x + 0.5, y + 1.0), SIZE[0] * 0.25), stroke("#ffe9c0", 0.9, 0.30))
    canvas.drawPath(shape, stroke(BLACK, 1.6, 0.55))
    canvas.drawPath(shape, stroke(line, 1.0, 0.65))
