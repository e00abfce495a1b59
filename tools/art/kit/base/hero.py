"""The picture of the base edition's title screen: a fan of five cards, a diamond at its foot, stones round it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import skia

from tools.art import brush
from tools.art.base.gems import sparkle
from tools.art.base.gouache import Gouache
from tools.art.kit.base import sheets, style
from tools.art.kit.base.diamond import paint_brilliant
from tools.art.poster.shapes import around
from tools.art.sprite import Sprite

SIZE: Final = (760.0, 740.0)
STONE: Final = (380.0, 434.0)
RADIUS: Final = 124.0
PIVOT: Final = (380.0, 581.0)
REACH: Final = 378.0
"""The point about which the cards are fanned, and its distance from their middles."""
FAN: Final = ("b3-14", "b3-02", "b3-08", "b3-11", "b3-20")
"""The cards from left to right; each lies over the one before it, so that the points of all are free."""
STEP: Final = 17.5
"""The angle between two cards in degrees: so large that no corner shows above the next card."""
CARD_SCALE: Final = 1.232
STONES: Final = (("gem/1", 2.9, -8.0, "#4aa0ff"), ("gem/2", 2.8, 8.0, "#3dffa0"), ("gem/3", 3.0, -6.0, "#ff4258"),
                 ("gem/4", 2.9, 6.0, "#aeb8c8"), ("token/5", 1.36, -12.0, "#ffc46a"))  # fmt: skip
"""Sprite, scale, tilt and glow of what lies round the stone, from left to right."""
ORBIT: Final = 206.0
SPARKS: Final = (
    (36, 45, "#ffb35a"),
    (50, 54, "#ff6a98"),
    (68, 78, "#a070ff"),
    (100, 106, "#ff6a98"),
    (126, 136, "#4ab8ff"),
    (141, 145, "#5affb0"),
)
"""The fire that the stone throws on the cloth: first and last angle, and colour."""


def sprites() -> list[Sprite]:
    """List the title picture."""
    return [Sprite("hero", SIZE, _draw, (40, 100, 40, 60))]


@lru_cache(maxsize=1)
def _pieces() -> dict[str, Sprite]:
    """The edition's own cards and stones; loaded on drawing, so that the kit stands without them."""
    from tools.art import base

    return {sprite.name: sprite for sprite in base.sprites()}


def _draw(canvas: skia.Canvas) -> None:
    for place in range(len(FAN)):
        angle = (place - len(FAN) // 2) * STEP
        x, y = around(*PIVOT, REACH, angle - 90)
        _piece(canvas, f"card/{FAN[place]}", x, y, CARD_SCALE, angle)
    halo = brush.radial(STONE, RADIUS * 2.1, [("#cfe2ff", 0.40), ("#8a6aff", 0.16), ("#8a6aff", 0)], (0.4, 0.66, 1))
    canvas.drawCircle(*STONE, RADIUS * 2.1, brush.shaded(halo, mode=brush.SCREEN))
    for first, last, color in SPARKS:
        _spark(canvas, first, last, color)
    _diamond(canvas)
    for number, (name, scale, tilt, glow) in enumerate(STONES):
        x, y = around(*STONE, ORBIT, 154 - 32 * number)
        canvas.drawOval(brush.rect(x - 56, y + 22, 124, 40), brush.fill(glow, 0.30, soft=14))
        _piece(canvas, name, x, y, scale, tilt)


def _spark(canvas: skia.Canvas, first: float, last: float, color: str) -> None:
    """Throw a wedge of coloured light from the stone's edge on the cloth."""
    corners = [around(*STONE, RADIUS * 0.9, first), around(*STONE, RADIUS * 0.9, last)]
    ends = [around(*STONE, ORBIT * 1.18, last + 3), around(*STONE, ORBIT * 1.18, first - 3)]
    light = brush.radial(STONE, ORBIT * 1.2, [(color, 0.8), (color, 0.0)], (0.45, 1))
    canvas.drawPath(brush.polygon([*corners, *ends]), brush.shaded(light, mode=brush.SCREEN))


def _piece(canvas: skia.Canvas, name: str, x: float, y: float, scale: float, tilt: float) -> None:
    piece = _pieces()[name]
    canvas.save()
    canvas.translate(x, y)
    canvas.rotate(tilt)
    canvas.scale(scale, scale)
    canvas.translate(-piece.size[0] / 2, -piece.size[1] / 2)
    piece.draw(canvas)
    canvas.restore()


def _diamond(canvas: skia.Canvas) -> None:
    x, y = STONE
    shadow = brush.rect(x - RADIUS * 0.92, y + RADIUS * 0.55, RADIUS * 2.0, RADIUS * 0.66)
    canvas.drawOval(shadow, brush.fill(style.NIGHT, 0.8, soft=14))
    canvas.drawCircle(x, y + 5, RADIUS * 1.03, brush.fill(style.NIGHT, 0.7, soft=10))
    reach = RADIUS * 1.1
    canvas.save()
    canvas.translate(x - reach, y - reach)
    sheets.paint(canvas, (2 * reach, 2 * reach), _paint_stone, min_px=480)
    canvas.restore()
    for dx, dy, size in ((-0.52, -0.60, 84), (0.30, 0.70, 40)):
        sparkle(canvas, (x + dx * RADIUS, y + dy * RADIUS), size, 0.95)


def _paint_stone(s: Gouache) -> None:
    paint_brilliant(s, RADIUS * 1.1, RADIUS * 1.1, RADIUS)
