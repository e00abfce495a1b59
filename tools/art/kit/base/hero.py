"""The picture of the base edition's title screen: a diamond before a fan of cards, loose stones below."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import skia

from tools.art import brush
from tools.art.base.gems import sparkle
from tools.art.base.gouache import Gouache
from tools.art.kit.base import sheets, style
from tools.art.kit.base.diamond import paint_brilliant
from tools.art.sprite import Sprite

SIZE: Final = (760.0, 640.0)
CENTER: Final = (380.0, 292.0)
RADIUS: Final = 164.0
CARD: Final = (126.0, 176.0)
FAN: Final = (("b3-15", -20.0, -216.0, 18.0), ("b3-19", 20.0, 216.0, 18.0),
              ("b3-06", -9.0, -124.0, -34.0), ("b3-12", 9.0, 124.0, -34.0))  # fmt: skip
"""Card, tilt in degrees and offset of its middle from the stone's."""
CARD_SCALE: Final = 1.93
STONES: Final = ((1, 140.0, 568.0, 1.36, -8.0, "#4aa0ff"), (2, 259.0, 590.0, 1.30, 10.0, "#3dffa0"),
                 (3, 378.0, 572.0, 1.42, -14.0, "#ff4258"), (4, 497.0, 594.0, 1.30, 6.0, "#a897e8"))  # fmt: skip
"""Kind, middle, scale, tilt and glow of the loose stones."""


def sprites() -> list[Sprite]:
    """List the title picture."""
    return [Sprite("hero", SIZE, _draw, (40, 100, 40, 60))]


@lru_cache(maxsize=1)
def _pieces() -> dict[str, Sprite]:
    """The edition's own cards and stones; loaded on drawing, so that the kit stands without them."""
    from tools.art import base

    return {sprite.name: sprite for sprite in base.sprites()}


def _draw(canvas: skia.Canvas) -> None:
    halo = brush.radial(CENTER, RADIUS * 1.5, [("#cfe2ff", 0.34), ("#8a6aff", 0.12), ("#8a6aff", 0)], (0, 0.55, 1))
    canvas.drawCircle(*CENTER, RADIUS * 1.5, brush.shaded(halo))
    for name, tilt, x, y in FAN:
        _card(canvas, name, tilt, CENTER[0] + x, CENTER[1] + y + 40)
    night = "#06030f"
    dark = brush.radial(
        (CENTER[0], CENTER[1] + 20), RADIUS * 1.2, [(night, 0.78), (night, 0.5), (night, 0)], (0, 0.75, 1)
    )
    canvas.save()
    fan = skia.Path()
    fan.addRRect(brush.round_rect(-60, 90, 880, 520, 30))
    canvas.clipPath(fan, skia.ClipOp.kIntersect, True)
    canvas.drawCircle(CENTER[0], CENTER[1] + 20, RADIUS * 1.2, brush.shaded(dark))
    canvas.restore()
    _diamond(canvas)
    for kind, x, y, scale, tilt, color in STONES:
        canvas.drawOval(brush.rect(x - 56, y + 30, 132, 44), brush.fill(color, 0.28, soft=14))
        _piece(canvas, f"gem/{kind}", x, y, scale * 2.1, tilt)
    _piece(canvas, "token/5", 612, 572, 1.36, -12)


def _card(canvas: skia.Canvas, name: str, tilt: float, x: float, y: float) -> None:
    _piece(canvas, f"card/{name}", x, y, CARD_SCALE, tilt)


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
    x, y = CENTER
    shadow = brush.rect(x - RADIUS * 0.86, y + RADIUS * 0.62, RADIUS * 1.9, RADIUS * 0.62)
    canvas.drawOval(shadow, brush.fill(style.NIGHT, 0.85, soft=16))
    reach = RADIUS * 1.1
    canvas.save()
    canvas.translate(x - reach, y - reach)
    sheets.paint(canvas, (2 * reach, 2 * reach), _paint_stone, least_px=480)
    canvas.restore()
    for dx, dy, size in ((-0.52, -0.60, 92), (0.56, -0.58, 44), (0.30, 0.70, 50), (-0.84, 0.22, 34)):
        sparkle(canvas, (x + dx * RADIUS, y + dy * RADIUS), size, 0.95)


def _paint_stone(s: Gouache) -> None:
    paint_brilliant(s, RADIUS * 1.1, RADIUS * 1.1, RADIUS)
