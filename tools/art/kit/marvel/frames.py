"""What the Marvel edition draws around a card or a token to say its state.

A frame's box is the card's box, a ring's box the token's; everything is drawn on the rim and outside it, the middle
stays clear. States differ in form as well as in colour, so that they survive without colour.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import skia

from tools.art import brush
from tools.art.kit.marvel import style
from tools.art.marvel.palette import CYAN, GOLD, INK, PINK, WHITE
from tools.art.marvel.paths import box
from tools.art.sprite import Insets, Sprite

CARD: Final = (126.0, 176.0)
TOKEN: Final = (76.0, 76.0)
CORNER: Final = 7.35
PAD: Final[Insets] = (32, 32, 32, 32)
NINE: Final[Insets] = (34, 34, 34, 34)

Draw = Callable[[skia.Canvas], None]
Outline = Callable[[float], skia.Path]
"""Gives the rim of the piece, grown outwards by so many px."""


def sprites() -> list[Sprite]:
    """List the frames and the rings."""
    return list(_sprites())


def _sprites() -> Iterator[Sprite]:
    for name, draw in _states(_card_outline, dash=(11, 6)):
        yield Sprite(f"frame/{name}", CARD, draw, PAD, NINE)
    for name, draw in _states(_token_outline, dash=(10.4, 6)):
        yield Sprite(f"ring/{name}", TOKEN, draw, PAD)


def _card_outline(grow: float) -> skia.Path:
    return box(-grow, -grow, CARD[0] + 2 * grow, CARD[1] + 2 * grow, CORNER + grow)


def _token_outline(grow: float) -> skia.Path:
    return box(-grow, -grow, TOKEN[0] + 2 * grow, TOKEN[1] + 2 * grow, TOKEN[0] / 2 + grow)


def _states(outline: Outline, dash: tuple[float, float]) -> Iterator[tuple[str, Draw]]:
    yield "affordable", _lit(outline, CYAN, (10, 4), 5.4)
    yield "hover", _hover(outline)
    yield "selected", _lit(outline, GOLD, (12, 5), 6.4)
    yield "last", _last(outline, dash)
    yield "focus", _focus(outline)
    yield "short", _short(outline)


def _lit(outline: Outline, color: str, blurs: tuple[float, float], weight: float) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        style.glow(canvas, outline(0), color, [(blurs[0], 5, 0.8), (blurs[1], 3, 1.0)])
        canvas.drawPath(outline(weight / 2 + 0.6), brush.stroke(INK, 1.6, 0.7))
        canvas.drawPath(outline(1.7), brush.stroke(color, weight))
        canvas.drawPath(outline(1.5), brush.stroke(WHITE, 1.7, 0.92))

    return draw


def _hover(outline: Outline) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        style.glow(canvas, outline(0), WHITE, [(5, 2, 0.55)])
        canvas.drawPath(outline(2.6), brush.stroke(INK, 5.4))
        canvas.drawPath(outline(1.6), brush.stroke(WHITE, 3.2))

    return draw


def _last(outline: Outline, dash: tuple[float, float]) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        canvas.drawPath(outline(4.6), brush.stroke(INK, 6.4))
        canvas.drawPath(outline(4.6), brush.stroke(GOLD, 3.3, dash=dash))

    return draw


def _focus(outline: Outline) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        canvas.drawPath(outline(6.2), brush.stroke(INK, 8.4))
        canvas.drawPath(outline(8), brush.stroke(WHITE, 2.2))
        canvas.drawPath(outline(4.2), brush.stroke(CYAN, 2.2))

    return draw


def _short(outline: Outline) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        canvas.drawPath(outline(1.8), brush.stroke(INK, 6))
        canvas.drawPath(outline(1.6), brush.stroke(PINK, 3.2, dash=(9, 4)))

    return draw
