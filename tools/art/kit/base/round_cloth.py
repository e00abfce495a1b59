"""The round cloth of the base edition under the title picture, and under the still life of a result.

It is a piece of its own, so that it keeps to the picture on it in a window of any form.
"""

from __future__ import annotations

import math
import random
from typing import Final

import skia

from tools.art import brush
from tools.art.kit import surface
from tools.art.kit.base import backgrounds, lighting, materials
from tools.art.kit.surface import Field, Pixels
from tools.art.sprite import Insets, Sprite

TITLE: Final = (1190.0, 424.0)
TITLE_REACH: Final = 388.0
RESULT: Final = (396.0, 462.0)
RESULT_REACH: Final = 352.0
"""Centre on the screen, and radius."""
_PAD: Final[Insets] = (40, 40, 60, 66)


def sprites() -> list[Sprite]:
    """List the two cloths."""
    return [
        Sprite("hero_cloth", (2 * TITLE_REACH, 2 * TITLE_REACH), _title, _PAD),
        Sprite("victory/cloth", (2 * RESULT_REACH, 2 * RESULT_REACH), _result, _PAD),
    ]


def _lay(canvas: skia.Canvas, reach: float, light: tuple[str, float]) -> None:
    """Lay a round of plum velvet in a ring of brass on the wood; ``light`` is the colour of the pool on it."""
    x = y = reach
    centre = (reach, reach)
    canvas.drawCircle(x + 9, y + 16, reach + 12, brush.fill("#03010a", 0.55, soft=20))
    canvas.drawCircle(x + 2, y + 4, reach + 12, brush.fill("#03010a", 0.8, soft=4))
    canvas.save()
    canvas.clipPath(_disc(reach), doAntiAlias=True)
    canvas.save()
    canvas.translate(x - reach, y - reach)
    surface.lay(canvas, (2 * reach, 2 * reach), _velvet)
    canvas.restore()
    pool = brush.radial((x - reach * 0.18, y - reach * 0.22), reach * 1.15, [light, (light[0], 0.0)], (0, 1))
    canvas.drawCircle(*centre, reach, brush.shaded(pool, mode=brush.SCREEN))
    rim = brush.radial(centre, reach, [("#05020c", 0), ("#05020c", 0), ("#05020c", 0.72)], (0, 0.62, 1))
    canvas.drawCircle(*centre, reach, brush.shaded(rim))
    canvas.drawCircle(x + 3, y + 5, reach + 4, brush.stroke("#000000", 16, 0.6, soft=6))
    canvas.drawCircle(*centre, reach - 17, brush.stroke("#d9a544", 1.5, 0.55, dash=(8, 5)))
    canvas.restore()
    brass = brush.linear((x - reach, y - reach), (x + reach, y + reach), lighting.BRASS, (0, 0.3, 0.55, 0.8, 1))
    canvas.drawCircle(*centre, reach + 5, brush.stroke("#000000", 15, 0.7))
    canvas.drawCircle(*centre, reach + 5, brush.shaded(brass, width=10))
    canvas.drawCircle(*centre, reach + 8.4, brush.stroke("#fff0c4", 1, 0.35))


def _disc(reach: float) -> skia.Path:
    path = skia.Path()
    path.addCircle(reach, reach, reach)
    return path


def _velvet(size: Pixels, scale: float) -> Field:
    return materials.velvet(size, scale, tones=materials.PLUM, seed=5)


def _lit(canvas: skia.Canvas, centre: brush.Point, reach: float) -> None:
    """Light the cloth as the table is lit where it lies."""
    canvas.save()
    canvas.clipPath(_disc(reach + 10), doAntiAlias=True)
    canvas.translate(reach - centre[0], reach - centre[1])
    backgrounds.lamp(canvas)
    canvas.restore()


def _title(canvas: skia.Canvas) -> None:
    """The cloth on which the stones of the title picture throw flecks of their colours."""
    _lay(canvas, TITLE_REACH, ("#b9a2ff", 0.34))
    middle = (TITLE_REACH, TITLE_REACH)
    rng = random.Random(5)
    canvas.save()
    canvas.clipPath(_disc(TITLE_REACH), doAntiAlias=True)
    for index in range(34):
        angle = math.radians(rng.uniform(8, 86))
        spot = brush.polar(middle, rng.uniform(200, 380), angle)
        color = ("#dff0ff", "#4aa0ff", "#3dffa0", "#ff4258", "#ffc83c")[index % 5]
        _caustic(canvas, spot, angle, color, rng)
    canvas.restore()
    _lit(canvas, TITLE, TITLE_REACH)


def _caustic(canvas: skia.Canvas, spot: tuple[float, float], angle: float, color: str, rng: random.Random) -> None:
    """A fleck of coloured light that a stone throws on the cloth."""
    canvas.save()
    canvas.translate(*spot)
    canvas.rotate(math.degrees(angle))
    tail = rng.uniform(30, 90)
    fleck = brush.polygon([(-tail, -rng.uniform(2, 7)), (rng.uniform(40, 120), 0), (-tail, rng.uniform(2, 8))])
    canvas.drawPath(fleck, brush.fill(color, rng.uniform(0.10, 0.3), soft=5, mode=brush.PLUS))
    canvas.restore()


def _result(canvas: skia.Canvas) -> None:
    """The cloth for the still life, with rays of light on it."""
    _lay(canvas, RESULT_REACH, ("#e0803a", 0.34))
    middle = (RESULT_REACH, RESULT_REACH)
    rng = random.Random(11)
    canvas.save()
    canvas.clipPath(_disc(RESULT_REACH), doAntiAlias=True)
    for index in range(30):
        angle = index * math.tau / 30 + rng.uniform(-0.04, 0.04)
        spread = rng.uniform(0.025, 0.07)
        reach = rng.uniform(400, 520)
        ends = brush.polar(middle, reach, angle - spread), brush.polar(middle, reach, angle + spread)
        strength = rng.uniform(0.14, 0.34)
        tints = [("#ffd98a", strength), ("#f09a3c", strength * 0.5), ("#ff8a3a", 0)]
        light = brush.radial(middle, reach, tints, (0, 0.45, 1))
        canvas.drawPath(brush.polygon([middle, *ends]), brush.shaded(light, soft=2.5, mode=brush.SCREEN))
    canvas.restore()
    _lit(canvas, RESULT, RESULT_REACH)
