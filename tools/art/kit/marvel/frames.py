"""What the Marvel edition draws around a card or a token to show its state.

A frame's box is the card's box, a ring's box the token's; everything is drawn on the rim and outside it, the middle
stays clear. States differ in form as well as in colour, so that they survive without colour.
"""

from __future__ import annotations

from typing import Final

import skia

from tools.art import brush
from tools.art.kit import rims
from tools.art.kit.marvel import style
from tools.art.kit.rims import CARD, Rim, State
from tools.art.marvel.palette import INK, SHADOW, WHITE
from tools.art.marvel.paths import moved
from tools.art.sprite import Sprite

FOCUS: Final = 6.0
"""Distance of the focus's dashes from a piece."""


def sprites() -> list[Sprite]:
    """List the frames and the rings."""
    return [
        *rims.sprites(STATES, TOKEN_STATES),
        *rims.stack_rings(STACK_STATES),
    ]


def _hover(canvas: skia.Canvas, rim: Rim) -> None:
    style.glow(canvas, rim.whole(3), WHITE, [(6.5, 6, 0.8)])
    canvas.drawPath(rim.whole(2.6), brush.stroke(INK, 6.4))
    canvas.drawPath(rim.whole(2.6), brush.stroke(WHITE, 4.8))


def _selected(canvas: skia.Canvas, rim: Rim) -> None:
    """A solid ivory line between two of ink."""
    style.glow(canvas, rim.whole(5), style.CHOSEN, [(4, 3, 0.5)])
    canvas.drawPath(rim.whole(2.6), brush.stroke(INK, 9.6))
    canvas.drawPath(rim.whole(2.8), brush.stroke(style.CHOSEN, 5.2))


def _card_selected(canvas: skia.Canvas, rim: Rim) -> None:
    """The line, farther from the card's pale border, and the shadow of a card that is lifted: a hard one of ink and,
    farther out, a soft one.
    """
    canvas.save()
    canvas.clipPath(rim.whole(0), skia.ClipOp.kDifference, True)
    for offset, soft, alpha in ((13.0, 7.5, 0.75), (7.0, 1.2, 0.85)):
        canvas.drawPath(moved(rim.whole(4), offset * 0.62, offset), brush.fill(SHADOW, alpha, soft=soft))
    canvas.restore()
    style.glow(canvas, rim.whole(5), style.CHOSEN, [(4, 3, 0.5)])
    canvas.drawPath(rim.whole(2.6), brush.stroke(INK, 10.8))
    canvas.drawPath(rim.whole(3.8), brush.stroke(style.CHOSEN, 4.8))


def _flat_chosen(canvas: skia.Canvas, rim: Rim) -> None:
    """Two ivory lines with ink between them."""
    style.glow(canvas, rim.whole(3), style.CHOSEN, [(2.2, 2, 0.55)])
    canvas.drawPath(rim.whole(1.4), brush.stroke(INK, 6.6))
    canvas.drawPath(rim.whole(2.6), brush.stroke(style.CHOSEN, 2.4))
    canvas.drawPath(rim.whole(-0.7), brush.stroke(style.CHOSEN, 1.3))


def _card_focus(canvas: skia.Canvas, rim: Rim) -> None:
    """White dashes on ink; those of the middle are shorter, because a frame is mostly stretched to larger cards."""
    canvas.drawPath(rim.whole(FOCUS), brush.stroke(INK, 8.6))
    paint = style.line(WHITE, 3.2)
    width, height = CARD
    left, top, right, bottom = rims.NINE
    for x, end, sx in ((-FOCUS, left, 1), (width + FOCUS, width - right, -1)):
        for y, foot, sy in ((-FOCUS, top, 1), (height + FOCUS, height - bottom, -1)):
            bend = FOCUS + rims.CARD_CORNER
            corner = brush.trace((end, y), (x + sx * bend, y), (x, y, x, y + sy * bend), (x, foot), closed=False)
            style.dashed(canvas, corner, paint, 5)
        style.dashed(canvas, brush.polygon([(x, top), (x, height - bottom)], closed=False), paint, 9)
    for y in (-FOCUS, height + FOCUS):
        style.dashed(canvas, brush.polygon([(left, y), (width - right, y)], closed=False), paint, 6)


def _token_focus(canvas: skia.Canvas, rim: Rim) -> None:
    canvas.drawPath(rim.whole(FOCUS), brush.stroke(INK, 8.6))
    style.dashed(canvas, rim.whole(FOCUS), style.line(WHITE, 3.2), 18)


STATES: Final[dict[str, State]] = {
    "hover": _hover,
    "selected": _card_selected,
    "focus": _card_focus,
}
TOKEN_STATES: Final = STATES | {"selected": _selected, "focus": _token_focus}
STACK_STATES: Final[dict[str, State]] = {"flat_chosen": _flat_chosen}
