"""What a deck is beside its card back: the edges of its cards, and the place it lies on.

Knows paper edges and an empty place. Must not know how many cards a deck has.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import skia

from tools.art import brush
from tools.art.brush import fill
from tools.art.marvel.ink import cast, linear
from tools.art.marvel.palette import INK
from tools.art.marvel.paths import box, minus, moved
from tools.art.sprite import Sprite

FOOT: Final = (145.0, 203.0)
CORNER: Final = 8.5
THICKEST: Final = 6
STEP: Final = 4.0
"""Pixels by which the sides of one thickness are higher than those of the one below."""
LEAF: Final = 2.8
"""Distance of two ink lines between cards, roughly."""
PLACE: Final = (153.0, 223.0)


def sprites() -> list[Sprite]:
    """Return the sides of decks by thickness, and the place under a deck."""
    sides = [
        Sprite(f"deck_side/{k}", FOOT, partial(_side, k=k), (12, k * STEP + 10, 20 + 3 * k, 22 + 4 * k))
        for k in range(1, THICKEST + 1)
    ]
    return [*sides, Sprite("deck/place", PLACE, _place, nine=(16, 16, 16, 16))]


def _side(canvas: skia.Canvas, k: int) -> None:
    """Paper edges from the foot upward; the card back goes over all but the lowest ``k * STEP`` px."""
    width, height = FOOT
    thick = k * STEP
    block = box(0, -thick, width, height + thick, CORNER)
    cast(canvas, block, 2.4 + k * 0.5)
    canvas.drawPath(block, brush.stroke(INK, 3))
    canvas.drawPath(block, linear((0, 0), (width, 0), ["#fff8e6", "#ecdcc0", "#b3a088"], [0, 0.45, 1]))
    canvas.save()
    canvas.clipPath(block, True)
    leaves = round(thick / LEAF)
    for leaf in range(1, leaves + 1):
        canvas.drawPath(box(0, -leaf * thick / leaves, width, height, CORNER), brush.stroke(INK, 0.9, 0.9))
    canvas.restore()


def _place(canvas: skia.Canvas) -> None:
    width, height = PLACE
    place = box(0, 0, width, height, 8)
    canvas.drawPath(place, fill(INK, 0.26))
    canvas.clipPath(place, True)
    around = minus(box(-40, -40, width + 80, height + 80), moved(place, 1.6, 2.2))
    canvas.drawPath(around, fill(INK, 0.34))
    canvas.drawPath(box(4, 4, width - 8, height - 8, 6), brush.stroke("#dcd4ff", 1.4, 0.2))
