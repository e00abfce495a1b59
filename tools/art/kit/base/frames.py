"""What the base edition draws around a card or a token to show its state.

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


def sprites() -> list[Sprite]:
    """List the frames and the rings."""
    return [*rims.sprites(STATES, TOKEN_STATES), *rims.stack_rings(STACK_STATES)]


def _glow(canvas: skia.Canvas, rim: skia.Path, color: str, layers: Sequence[tuple[float, float, float]]) -> None:
    """Let a rim shine outwards; each layer is (width of the line, blur sigma, opacity)."""
    canvas.save()
    canvas.clipPath(rim, skia.ClipOp.kDifference, True)
    for width, soft, alpha in layers:
        canvas.drawPath(rim, brush.stroke(color, width, alpha, soft=soft))
    canvas.restore()


def _hover(canvas: skia.Canvas, rim: Rim) -> None:
    canvas.save()
    canvas.clipPath(rim.whole(0.5), skia.ClipOp.kDifference, True)
    canvas.drawPath(rim.whole(3.0), brush.fill("#ffffff", 0.85, soft=6.5))
    canvas.restore()
    canvas.drawPath(rim.whole(2.2), brush.stroke(style.NIGHT, 7.0, 0.7))
    canvas.drawPath(rim.whole(2.4), brush.stroke("#ffffff", 4.6))


def _selected(canvas: skia.Canvas, rim: Rim) -> None:
    """A solid ivory line on a dark one."""
    _glow(canvas, rim.whole(2), PALE, [(9, 4.5, 0.5)])
    canvas.drawPath(rim.whole(2.6), brush.stroke("#1a0e04", 8.2))
    canvas.drawPath(rim.whole(2.8), brush.stroke(style.CHOSEN, 5.0))


def _card_selected(canvas: skia.Canvas, rim: Rim) -> None:
    """The line, and the shadow of a card that is lifted."""
    canvas.save()
    canvas.clipPath(rim.whole(0), skia.ClipOp.kDifference, True)
    for offset, soft, alpha in ((13.0, 7.5, 0.8), (6.0, 2.4, 0.8)):
        shadow = rim.whole(4)
        shadow.offset(offset * 0.62, offset)
        canvas.drawPath(shadow, brush.fill("#000000", alpha, soft=soft))
    canvas.restore()
    _selected(canvas, rim)


def _focus(canvas: skia.Canvas, rim: Rim) -> None:
    """White dashes between two dark lines, 4 px outside the piece."""
    canvas.drawPath(rim.whole(5.6), brush.stroke(style.NIGHT, 7.2, 0.9))
    dashes = brush.stroke("#ffffff", 3.2)
    dashes.setStrokeCap(skia.Paint.kButt_Cap)
    canvas.drawPath(rim.dashes(5.6), dashes)


def _flat_chosen(canvas: skia.Canvas, rim: Rim) -> None:
    """Two ivory lines on a dark one."""
    _glow(canvas, rim.whole(1), PALE, [(7, 3, 0.5)])
    canvas.drawPath(rim.whole(0.6), brush.stroke("#1a0e04", 5.4))
    canvas.drawPath(rim.whole(1.5), brush.stroke(style.CHOSEN, 1.8))
    canvas.drawPath(rim.whole(-1.2), brush.stroke(style.CHOSEN, 1.2, 0.85))


STATES: Final[dict[str, State]] = {
    "hover": _hover,
    "selected": _card_selected,
    "focus": _focus,
}
TOKEN_STATES: Final = STATES | {"selected": _selected}
STACK_STATES: Final[dict[str, State]] = {"flat_chosen": _flat_chosen}
