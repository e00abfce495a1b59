"""What the base edition draws around a card or a token to say its state.

A frame's box is the card's box, a ring's box the token's; everything is drawn on the rim and outside it, the middle
stays clear. States differ in form as well as in colour, so that they survive without colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import skia

from tools.art import brush
from tools.art.kit import rims
from tools.art.kit.base import style
from tools.art.kit.rims import Rim, State
from tools.art.sprite import Sprite

PALE: Final = "#fff3cf"
ACTION_LIGHT: Final = "#ffc83d"
GOLDEN_RIM: Final = "#ffe08a"


def sprites() -> list[Sprite]:
    """List the frames and the rings."""
    return [*rims.sprites(STATES, STATES), *rims.stack_rings(STACK_STATES)]


def _glow(canvas: skia.Canvas, rim: skia.Path, color: str, layers: Sequence[tuple[float, float, float]]) -> None:
    """Let a rim shine outwards; each layer is (width of the line, blur sigma, opacity)."""
    canvas.save()
    canvas.clipPath(rim, skia.ClipOp.kDifference, True)
    for width, soft, alpha in layers:
        canvas.drawPath(rim, brush.stroke(color, width, alpha, soft=soft))
    canvas.restore()


def _affordable(canvas: skia.Canvas, rim: Rim) -> None:
    """A bright gold rim, and light that ends 6 px outside it so that neighbours do not fuse."""
    _glow(canvas, rim.whole(0), ACTION_LIGHT, [(7.0, 1.9, 0.75), (5.0, 1.0, 0.85)])
    canvas.drawPath(rim.whole(1.0), brush.stroke(GOLDEN_RIM, 2.6))


def _hover(canvas: skia.Canvas, rim: Rim) -> None:
    canvas.save()
    canvas.clipPath(rim.whole(0.5), skia.ClipOp.kDifference, True)
    canvas.drawPath(rim.whole(0.5), brush.fill("#ffffff", 0.45, soft=5))
    canvas.restore()
    canvas.drawPath(rim.whole(2.0), brush.stroke(style.NIGHT, 3.4, 0.55))
    canvas.drawPath(rim.whole(1.2), brush.stroke("#ffffff", 2.4))


def _selected(canvas: skia.Canvas, rim: Rim) -> None:
    """A solid ivory line on a dark one."""
    _glow(canvas, rim.whole(2), PALE, [(9, 4.5, 0.5)])
    canvas.drawPath(rim.whole(2.4), brush.stroke("#1a0e04", 6.4))
    canvas.drawPath(rim.whole(2.4), brush.stroke(style.CHOSEN, 4.2))


def _focus(canvas: skia.Canvas, rim: Rim) -> None:
    """White dashes between two dark lines, 4 px outside the piece."""
    canvas.drawPath(rim.whole(5.6), brush.stroke(style.NIGHT, 7.2, 0.9))
    dashes = brush.stroke("#ffffff", 3.2)
    dashes.setStrokeCap(skia.Paint.kButt_Cap)
    canvas.drawPath(rim.dashes(5.6), dashes)


def _flat_can(canvas: skia.Canvas, rim: Rim) -> None:
    """Gold light round the top of a stack."""
    _glow(canvas, rim.whole(0), ACTION_LIGHT, [(7.0, 1.9, 0.75), (4.5, 1.0, 0.8)])
    canvas.drawPath(rim.whole(0.2), brush.stroke(GOLDEN_RIM, 1.9))


def _flat_chosen(canvas: skia.Canvas, rim: Rim) -> None:
    """Two ivory lines on a dark one."""
    _glow(canvas, rim.whole(1), PALE, [(7, 3, 0.5)])
    canvas.drawPath(rim.whole(0.6), brush.stroke("#1a0e04", 5.4))
    canvas.drawPath(rim.whole(1.5), brush.stroke(style.CHOSEN, 1.8))
    canvas.drawPath(rim.whole(-1.2), brush.stroke(style.CHOSEN, 1.2, 0.85))


STATES: Final[dict[str, State]] = {
    "affordable": _affordable,
    "hover": _hover,
    "selected": _selected,
    "focus": _focus,
}
STACK_STATES: Final[dict[str, State]] = {"flat_can": _flat_can, "flat_chosen": _flat_chosen}
