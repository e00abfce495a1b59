"""What the base edition draws around a card or a token to say its state.

A frame's box is the card's box, a ring's box the token's; everything is drawn on the rim and outside it, the middle
stays clear. States differ in form as well as in colour, so that they survive without colour.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Final

import skia

from tools.art import brush
from tools.art.kit.base import style
from tools.art.sprite import Insets, Sprite

CARD: Final = (126.0, 176.0)
TOKEN: Final = (76.0, 76.0)
CORNER: Final = 7.35
PAD: Final[Insets] = (30, 30, 30, 30)
NINE: Final[Insets] = (34, 34, 34, 34)

Draw = Callable[[skia.Canvas], None]
Outline = Callable[[float], skia.RRect]
"""Gives the rim of the piece, grown outwards by so many px."""


def sprites() -> list[Sprite]:
    """List the frames and the rings."""
    return list(_sprites())


def _sprites() -> Iterator[Sprite]:
    for name, draw in _states(_card_outline, _corner_marks(CARD)):
        yield Sprite(f"frame/{name}", CARD, draw, PAD, NINE)
    for name, draw in _states(_token_outline, _arc_marks()):
        yield Sprite(f"ring/{name}", TOKEN, draw, PAD)


def _card_outline(grow: float) -> skia.RRect:
    return style.box(*CARD, CORNER, -grow)


def _token_outline(grow: float) -> skia.RRect:
    return style.box(*TOKEN, TOKEN[0] / 2, -grow)


def _states(outline: Outline, marks: Draw) -> Iterator[tuple[str, Draw]]:
    yield "affordable", _affordable(outline)
    yield "hover", _hover(outline)
    yield "selected", _selected(outline)
    yield "last", marks
    yield "focus", _focus(outline)
    yield "short", _short(outline)


def _affordable(outline: Outline) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        style.glow(canvas, outline(0.5), style.ACTION, [(9, 0.85), (4, 0.9)])
        canvas.drawRRect(outline(1.2), brush.stroke(style.ACTION, 2.4))
        canvas.drawRRect(outline(1.0), brush.stroke("#fff3c4", 1.2))

    return draw


def _hover(outline: Outline) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        style.glow(canvas, outline(0.5), "#ffffff", [(5, 0.45)])
        canvas.drawRRect(outline(2.0), brush.stroke(style.NIGHT, 3.4, 0.55))
        canvas.drawRRect(outline(1.2), brush.stroke("#ffffff", 2.4))

    return draw


def _selected(outline: Outline) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        style.glow(canvas, outline(2), style.ACTION, [(12, 0.9), (5, 0.9)])
        canvas.drawRRect(outline(2.8), brush.stroke("#3a1c04", 7.2))
        canvas.drawRRect(outline(3.2), brush.stroke(style.ACTION, 4.4))
        canvas.drawRRect(outline(4.2), brush.stroke("#fff3c4", 1.1))

    return draw


def _focus(outline: Outline) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        canvas.drawRRect(outline(5.6), brush.stroke(style.NIGHT, 7, 0.75))
        canvas.drawRRect(outline(7.2), brush.stroke("#ffffff", 1.8))
        canvas.drawRRect(outline(3.8), brush.stroke(style.GOLD_LIGHT, 1.8))

    return draw


def _short(outline: Outline) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        canvas.drawRRect(outline(1.6), brush.stroke("#2a0410", 5.4, 0.9))
        canvas.drawRRect(outline(1.4), brush.stroke(style.ROSE, 2.6, dash=(9, 4.2)))

    return draw


def _corner_marks(size: tuple[float, float], reach: float = 20, gap: float = 4) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        width, height = size
        marks = skia.Path()
        for sx, sy, x, y in ((1, 1, -gap, -gap), (-1, 1, width + gap, -gap),
                             (1, -1, -gap, height + gap), (-1, -1, width + gap, height + gap)):  # fmt: skip
            marks.addPath(brush.trace((x + sx * reach, y), (x + sx * 8, y), (x, y, x, y + sy * 8), (x, y + sy * reach),
                                      closed=False))  # fmt: skip
        canvas.drawPath(marks, brush.stroke(style.AQUA, 7, 0.45, soft=3))
        canvas.drawPath(marks, brush.stroke("#041018", 5.6, 0.9))
        canvas.drawPath(marks, brush.stroke(style.AQUA, 3.2))

    return draw


def _arc_marks() -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        center = (TOKEN[0] / 2, TOKEN[1] / 2)
        box = brush.disc(*center, TOKEN[0] / 2 + 4)
        for paint in (brush.stroke("#041018", 5.8, 0.85), brush.stroke(style.AQUA, 3.3)):
            for quarter in range(4):
                canvas.drawArc(box, quarter * 90 + 20, 50, False, paint)

    return draw


def sparkle(canvas: skia.Canvas, x: float, y: float, radius: float, alpha: float = 1.0) -> None:
    """Draw a four-pointed flash of light."""
    soft = min(radius * 0.8, 34)
    tints = [("#ffffff", 0.5 * alpha), ("#ffffff", 0.12 * alpha), ("#ffffff", 0)]
    canvas.drawCircle(x, y, soft, brush.shaded(brush.radial((x, y), soft, tints, (0, 0.4, 1)), mode=brush.PLUS))
    path = skia.Path()
    path.moveTo(x + radius, y)
    for quarter in range(4):
        turn = quarter * math.pi / 2
        waist = brush.polar((x, y), radius * 0.09, turn + math.pi / 4)
        tip = brush.polar((x, y), radius, turn + math.pi / 2)
        path.quadTo(*brush.polar((x, y), radius * 0.1, turn + 0.25), *waist)
        path.quadTo(*brush.polar((x, y), radius * 0.1, turn + math.pi / 2 - 0.25), *tip)
    path.close()
    canvas.drawPath(path, brush.fill("#ffffff", alpha))
