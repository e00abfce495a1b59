"""The bank's stacks of chips, and the wells of the tray they stand in.

Knows how chips lie on one another. Must not know how many the bank holds.
"""

from __future__ import annotations

from functools import partial
from math import sin
from typing import Final

import skia

from tools.art import brush
from tools.art.brush import Point
from tools.art.marvel import chips
from tools.art.marvel.ink import sunk
from tools.art.marvel.palette import SHADOW
from tools.art.marvel.paths import box, ellipse, minus, moved
from tools.art.marvel.stones import ghost_stone
from tools.art.sprite import Sprite

RADIUS: Final = 36.0
FOOT: Final = (72.0, 43.2)
"""The box of a stack: the oval on which its lowest chip stands."""
THICKNESS: Final = 0.215 * RADIUS
DRIFT: Final = 0.018 * RADIUS
"""How far a chip lies beside the middle of the stack at most."""
MOST: Final = (7, 7, 7, 7, 7, 5, 4)
"""The most chips of each kind that a bank holds."""
WELL: Final = (80.0, 48.0)


def sprites() -> list[Sprite]:
    """Return the stacks by kind and number of chips, and the wells; anchor ``top`` is the middle of the top face."""
    result = [Sprite("table/well", WELL, _well)]
    for kind, most in enumerate(MOST):
        result.append(Sprite(f"table/well/{kind}", WELL, partial(_engraved_well, kind=kind)))
        for count in range(1, most + 1):
            x, y = top(kind, count)
            result.append(
                Sprite(
                    f"stack/{kind}/{count}",
                    FOOT,
                    partial(_stack, kind=kind, count=count),
                    (6, count * THICKNESS + 4, 26 + 3 * count, 22 + 3 * count),
                    anchors={"top": (x / FOOT[0], y / FOOT[1])},
                )
            )
    return result


def top(kind: int, count: int) -> Point:
    """Return the middle of the upper face of a stack's top chip, in px of the stack's box."""
    return FOOT[0] / 2 + _drift(kind, count - 1), FOOT[1] / 2 - count * THICKNESS


def _drift(kind: int, number: int) -> float:
    """Return how far to the right a chip lies; number 0 is the lowest."""
    return DRIFT * sin(number * 2.4 + kind * 1.7)


def _stack(canvas: skia.Canvas, kind: int, count: int) -> None:
    _stack_shadow(canvas, count)
    middle, foot = FOOT[0] / 2, FOOT[1] / 2
    for number in range(count):
        at = (middle + _drift(kind, number), foot - number * THICKNESS)
        turn = 0.0 if number == count - 1 else 11 * sin(number * 1.9 + kind)
        chips.side(canvas, kind, at, RADIUS - 0.85, THICKNESS, turn)
    canvas.save()
    canvas.translate(*top(kind, count))
    canvas.scale(1, chips.SQUASH)
    chips.face(canvas, kind, (0, 0), RADIUS)
    canvas.restore()


def _stack_shadow(canvas: skia.Canvas, count: int) -> None:
    """A hard shadow of ink at the foot, and a soft one that grows with the stack."""
    middle, foot = FOOT[0] / 2, FOOT[1] / 2 + THICKNESS * 0.4
    soft = ellipse(middle + 5.5 + count * 1.4, foot + 6.5 + count, RADIUS * 1.05, RADIUS * 1.05 * chips.SQUASH)
    hard = ellipse(middle + 3.8, foot + 4.7, RADIUS * 1.02, RADIUS * 1.02 * chips.SQUASH)
    canvas.drawPath(soft, brush.fill(SHADOW, 0.4, soft=4.5 + count * 0.5))
    canvas.drawPath(hard, brush.fill(SHADOW, 0.92, soft=0.8))


def _well(canvas: skia.Canvas) -> None:
    width, height = WELL
    place = ellipse(width / 2, height / 2, width / 2 - 1, height / 2 - 1)
    sunk(canvas, place, "#07031c", 2.2, ("#8f7bff", 0.75))


def _engraved_well(canvas: skia.Canvas, kind: int) -> None:
    """The place where no chip lies: a shallow hollow, and the stone faintly in its colour.

    It is as light as what it is cut into: a dark one would be taken for a black chip.
    """
    width, height = WELL
    place = ellipse(width / 2, height / 2, width / 2 - 1, height / 2 - 1)
    canvas.drawPath(place, brush.fill(SHADOW, 0.24))
    canvas.save()
    canvas.clipPath(place, True)
    around = minus(box(-40, -40, width + 80, height + 80), moved(place, 1.4, 2.0))
    canvas.drawPath(around, brush.fill(SHADOW, 0.5, soft=1.2))
    canvas.restore()
    light = brush.linear((0, 0), (width, height), [(SHADOW, 0.4), (SHADOW, 0.1), ("#dcd4ff", 0.6)], [0, 0.5, 1])
    canvas.drawPath(place, brush.shaded(light, width=1.2))
    canvas.saveLayerAlpha(brush.rect(0, 0, width, height), 180)
    canvas.translate(width / 2, height / 2)
    canvas.scale(1, chips.SQUASH)
    ghost_stone(canvas, kind, (0, 0), RADIUS * 0.6, 1.6)
    canvas.restore()
