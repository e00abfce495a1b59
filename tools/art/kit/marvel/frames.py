"""What the Marvel edition draws around a card or a token to say its state.

A frame's box is the card's box, a ring's box the token's; everything is drawn on the rim and outside it, the middle
stays clear. States differ in form as well as in colour, so that they survive without colour.
"""

from __future__ import annotations

from typing import Final

import skia

from tools.art import brush
from tools.art.kit import rims
from tools.art.kit.marvel import style
from tools.art.kit.rims import Rim, State
from tools.art.marvel.palette import CYAN, GOLD, INK, PINK, WHITE
from tools.art.sprite import Sprite


def sprites() -> list[Sprite]:
    """List the frames and the rings."""
    return list(rims.sprites(STATES, STATES | {"short": _short_of}))


def _affordable(canvas: skia.Canvas, rim: Rim) -> None:
    style.glow(canvas, rim.whole(0), CYAN, [(10, 5, 0.8), (4, 3, 1.0)])
    canvas.drawPath(rim.whole(1.7), brush.stroke(CYAN, 5.4))
    canvas.drawPath(rim.whole(1.5), brush.stroke(WHITE, 1.7, 0.92))


def _hover(canvas: skia.Canvas, rim: Rim) -> None:
    style.glow(canvas, rim.whole(0), WHITE, [(5, 2, 0.55)])
    canvas.drawPath(rim.whole(2.6), brush.stroke(INK, 5.4))
    canvas.drawPath(rim.whole(1.6), brush.stroke(WHITE, 3.2))


def _selected(canvas: skia.Canvas, rim: Rim) -> None:
    """A solid gold line inked on both sides, heavy where the piece would be held."""
    style.glow(canvas, rim.whole(6), GOLD, [(8, 3, 0.7)])
    canvas.drawPath(rim.whole(3.2), brush.stroke(INK, 9))
    canvas.drawPath(rim.marks(4.8), style.line(INK, 12))
    canvas.drawPath(rim.whole(2.9), brush.stroke(GOLD, 4.4))
    canvas.drawPath(rim.marks(4.8), style.line(GOLD, 7.6))


def _last(canvas: skia.Canvas, rim: Rim) -> None:
    canvas.drawPath(rim.whole(4.6), brush.stroke(INK, 6.4))
    canvas.drawPath(rim.whole(4.6), brush.stroke(GOLD, 3.3, dash=(10.6, 6)))


def _focus(canvas: skia.Canvas, rim: Rim) -> None:
    canvas.drawPath(rim.whole(6.2), brush.stroke(INK, 8.4))
    canvas.drawPath(rim.whole(8), brush.stroke(WHITE, 2.2))
    canvas.drawPath(rim.whole(4.2), brush.stroke(CYAN, 2.2))


def _short(canvas: skia.Canvas, rim: Rim) -> None:
    canvas.drawPath(rim.whole(1.8), brush.stroke(INK, 6))
    canvas.drawPath(rim.whole(1.6), brush.stroke(PINK, 3.2, dash=(9, 4)))


def _short_of(canvas: skia.Canvas, rim: Rim) -> None:
    """Ring a missing cost: whole and heavy, because the pips it stands around are a third of a token."""
    canvas.drawPath(rim.whole(4.5), brush.stroke(INK, 13))
    canvas.drawPath(rim.whole(4.5), brush.stroke(PINK, 7))


STATES: Final[dict[str, State]] = {
    "affordable": _affordable,
    "hover": _hover,
    "selected": _selected,
    "last": _last,
    "focus": _focus,
    "short": _short,
}
