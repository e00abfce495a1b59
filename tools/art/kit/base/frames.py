"""What the base edition draws around a card or a token to say its state.

A frame's box is the card's box, a ring's box the token's; everything is drawn on the rim and outside it, the middle
stays clear. States differ in form as well as in colour, so that they survive without colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import skia

from tools.art import brush
from tools.art.base.palette import GOLD_LIGHT
from tools.art.kit import rims
from tools.art.kit.base import style
from tools.art.kit.rims import Rim, State
from tools.art.sprite import Sprite

PALE: Final = "#fff3c4"


def sprites() -> list[Sprite]:
    """List the frames and the rings."""
    return list(rims.sprites(STATES, STATES | {"short": _short_of}))


def _glow(canvas: skia.Canvas, rim: skia.Path, color: str, layers: Sequence[tuple[float, float]]) -> None:
    canvas.save()
    canvas.clipPath(rim, skia.ClipOp.kDifference, True)
    for soft, alpha in layers:
        canvas.drawPath(rim, brush.fill(color, alpha, soft=soft))
    canvas.restore()


def _affordable(canvas: skia.Canvas, rim: Rim) -> None:
    _glow(canvas, rim.whole(0.5), style.ACTION, [(9, 0.85), (4, 0.9)])
    canvas.drawPath(rim.whole(1.2), brush.stroke(style.ACTION, 2.4))
    canvas.drawPath(rim.whole(1.0), brush.stroke(PALE, 1.2))


def _hover(canvas: skia.Canvas, rim: Rim) -> None:
    _glow(canvas, rim.whole(0.5), "#ffffff", [(5, 0.45)])
    canvas.drawPath(rim.whole(2.0), brush.stroke(style.NIGHT, 3.4, 0.55))
    canvas.drawPath(rim.whole(1.2), brush.stroke("#ffffff", 2.4))


def _selected(canvas: skia.Canvas, rim: Rim) -> None:
    """A solid gold line between two dark ones, heavy where the piece would be held."""
    _glow(canvas, rim.whole(5), style.ACTION, [(8, 0.75)])
    canvas.drawPath(rim.whole(2.6), brush.stroke("#3a1c04", 7.6))
    canvas.drawPath(rim.marks(4.4), brush.stroke("#3a1c04", 10))
    canvas.drawPath(rim.whole(2.8), brush.stroke(style.ACTION, 4))
    canvas.drawPath(rim.marks(4.4), brush.stroke(style.ACTION, 6.6))
    canvas.drawPath(rim.marks(5.6), brush.stroke(PALE, 1.4))


def _last(canvas: skia.Canvas, rim: Rim) -> None:
    canvas.drawPath(rim.marks(4), brush.stroke(style.AQUA, 7, 0.45, soft=3))
    canvas.drawPath(rim.marks(4), brush.stroke("#041018", 5.6, 0.9))
    canvas.drawPath(rim.marks(4), brush.stroke(style.AQUA, 3.2))


def _focus(canvas: skia.Canvas, rim: Rim) -> None:
    canvas.drawPath(rim.whole(5.6), brush.stroke(style.NIGHT, 7, 0.75))
    canvas.drawPath(rim.whole(7.2), brush.stroke("#ffffff", 1.8))
    canvas.drawPath(rim.whole(3.8), brush.stroke(GOLD_LIGHT, 1.8))


def _short(canvas: skia.Canvas, rim: Rim) -> None:
    canvas.drawPath(rim.whole(1.6), brush.stroke("#2a0410", 5.4, 0.9))
    canvas.drawPath(rim.whole(1.4), brush.stroke(style.ROSE, 2.6, dash=(9, 4.2)))


def _short_of(canvas: skia.Canvas, rim: Rim) -> None:
    """Ring a missing cost: whole and heavy, because the pips it stands around are a third of a token."""
    canvas.drawPath(rim.whole(4.5), brush.stroke("#2a0410", 13))
    canvas.drawPath(rim.whole(4.5), brush.stroke(style.ROSE, 7))


STATES: Final[dict[str, State]] = {
    "affordable": _affordable,
    "hover": _hover,
    "selected": _selected,
    "last": _last,
    "focus": _focus,
    "short": _short,
}
