"""The grounds of the base edition: the wood and the cloth of the table, and a round cloth for what is shown on it."""

from __future__ import annotations

import math
import random
from typing import Final

import skia

from tools.art import brush
from tools.art.base.palette import GOLD, GOLD_LIGHT
from tools.art.kit import surface
from tools.art.kit.base import lighting, materials
from tools.art.kit.surface import Field, Pixels
from tools.art.sprite import Sprite

SIZE: Final = (1600.0, 900.0)
CLOTH: Final = (1176.0, 695.0)
CLOTH_ORIGIN: Final = (8.0, 46.0)
"""Where the cloth lies on the screen."""
DAMASK: Final = 46.0
"""Width of the damask's repeat, px."""
HERO: Final = (1190.0, 424.0)
HERO_REACH: Final = 388.0
STAGE: Final = (396.0, 462.0)
STAGE_REACH: Final = 352.0
"""Centre and radius of the round cloth under the title picture, and under the still life of a result."""


def backgrounds() -> list[Sprite]:
    """List the grounds: the screens' and the cloth on the table."""
    return [
        Sprite("bg/table", SIZE, _table),
        Sprite("bg/cloth", CLOTH, _cloth),
        Sprite("bg/menu", SIZE, _menu),
        Sprite("bg/result", SIZE, _result),
    ]


def _table(canvas: skia.Canvas) -> None:
    """Six boards of walnut under the lamp."""
    surface.lay(canvas, SIZE, _lit_walnut)
    _lamp(canvas)


def _cloth(canvas: skia.Canvas) -> None:
    """Plum velvet with a faint damask, lit where it lies on the table."""
    surface.lay(canvas, CLOTH, _lit_velvet)
    _damask(canvas)
    canvas.translate(-CLOTH_ORIGIN[0], -CLOTH_ORIGIN[1])
    _lamp(canvas)


def _lit_walnut(size: Pixels, scale: float) -> Field:
    return surface.key_light(materials.walnut(size, scale, tones=materials.TABLE_WOOD, boards=6, seed=3), scale)


def _lit_velvet(size: Pixels, scale: float) -> Field:
    return surface.key_light(materials.velvet(size, scale, tones=materials.PLUM, seed=5), scale, CLOTH_ORIGIN)


def _damask(canvas: skia.Canvas) -> None:
    """Weave lozenges and stars into the cloth, tone on tone."""
    line, spot = brush.stroke("#b48ae0", 0.9, 0.10), brush.fill("#c8a2f0", 0.11)
    half = DAMASK / 2
    for row in range(int(CLOTH[1] / half) + 2):
        for column in range(int(CLOTH[0] / DAMASK) + 2):
            x, y = column * DAMASK + (half if row % 2 else 0), row * half
            lozenge = [(x, y - half / 2), (x + half / 2, y), (x, y + half / 2), (x - half / 2, y)]
            canvas.drawPath(brush.polygon(lozenge), line)
            canvas.drawPath(brush.polygon(brush.star((x, y), 4.4, 1.5, 4)), spot)


def _lamp(canvas: skia.Canvas) -> None:
    """Light the whole table: a warm bloom from the top left, and corners that fall off."""
    width, height = SIZE
    field = brush.rect(0, 0, width, height)
    bloom = [("#ffc98a", 0.55), ("#ffb06a", 0.22), ("#ff9a4a", 0)]
    light = brush.radial((width * 0.20, -height * 0.10), width * 0.62, bloom, (0, 0.5, 1))
    canvas.drawRect(field, brush.shaded(light, mode=brush.SOFT_LIGHT))
    reach = math.hypot(width, height) * 0.60
    dusk = brush.radial(
        (width * 0.46, height * 0.46), reach, [("#000000", 0), ("#000000", 0), ("#020005", 0.34)], (0, 0.66, 1)
    )
    canvas.drawRect(field, brush.shaded(dusk))


def _round_cloth(canvas: skia.Canvas, centre: tuple[float, float], reach: float, light: brush.Tint) -> None:
    """Lay a round of plum velvet in a ring of brass on the wood; ``light`` is the colour of the pool on it."""
    x, y = centre
    canvas.drawCircle(x + 9, y + 16, reach + 12, brush.fill("#03010a", 0.55, soft=20))
    canvas.drawCircle(x + 2, y + 4, reach + 12, brush.fill("#03010a", 0.8, soft=4))
    canvas.save()
    canvas.clipPath(_disc(centre, reach), doAntiAlias=True)
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


def _disc(centre: tuple[float, float], reach: float) -> skia.Path:
    path = skia.Path()
    path.addCircle(*centre, reach)
    return path


def _velvet(size: Pixels, scale: float) -> Field:
    return materials.velvet(size, scale, tones=materials.PLUM, seed=5)


def _menu(canvas: skia.Canvas) -> None:
    """The table with a round cloth, on which the stones of the title picture throw flecks of their colours."""
    surface.lay(canvas, SIZE, _lit_walnut)
    _round_cloth(canvas, HERO, HERO_REACH, ("#b9a2ff", 0.34))
    chance = random.Random(5)
    canvas.save()
    canvas.clipPath(_disc(HERO, HERO_REACH - 4), doAntiAlias=True)
    for index in range(34):
        angle = math.radians(chance.uniform(8, 86))
        spot = brush.polar(HERO, chance.uniform(200, 380), angle)
        color = ("#dff0ff", "#4aa0ff", "#3dffa0", "#ff4258", "#ffc83c")[index % 5]
        _caustic(canvas, spot, angle, color, chance)
    canvas.restore()
    _lamp(canvas)


def _caustic(canvas: skia.Canvas, spot: tuple[float, float], angle: float, color: str, chance: random.Random) -> None:
    """A fleck of coloured light that a stone throws on the cloth."""
    canvas.save()
    canvas.translate(*spot)
    canvas.rotate(math.degrees(angle))
    tail = chance.uniform(30, 90)
    fleck = brush.polygon([(-tail, -chance.uniform(2, 7)), (chance.uniform(40, 120), 0), (-tail, chance.uniform(2, 8))])
    canvas.drawPath(fleck, brush.fill(color, chance.uniform(0.10, 0.3), soft=5, mode=brush.PLUS))
    canvas.restore()


def _result(canvas: skia.Canvas) -> None:
    """The table with a round cloth for the still life, and dust of gold in the light above it."""
    surface.lay(canvas, SIZE, _lit_walnut)
    _round_cloth(canvas, STAGE, STAGE_REACH, ("#e0803a", 0.34))
    chance = random.Random(11)
    canvas.save()
    canvas.clipPath(_disc(STAGE, STAGE_REACH - 4), doAntiAlias=True)
    for index in range(30):
        angle = index * math.tau / 30 + chance.uniform(-0.04, 0.04)
        spread = chance.uniform(0.025, 0.07)
        reach = chance.uniform(400, 520)
        wedge = brush.polygon(
            [STAGE, brush.polar(STAGE, reach, angle - spread), brush.polar(STAGE, reach, angle + spread)]
        )
        strength = chance.uniform(0.14, 0.34)
        tints = [("#ffd98a", strength), ("#f09a3c", strength * 0.5), ("#ff8a3a", 0)]
        light = brush.radial(STAGE, reach, tints, (0, 0.45, 1))
        canvas.drawPath(wedge, brush.shaded(light, soft=2.5, mode=brush.SCREEN))
    canvas.restore()
    for _ in range(110):
        spot = (chance.gauss(STAGE[0], 300), chance.uniform(20, SIZE[1] - 20))
        size = chance.uniform(0.6, 2.0)
        canvas.drawCircle(*spot, size * 1.8, brush.fill(GOLD, 0.3, soft=size * 2))
        canvas.drawCircle(*spot, size, brush.fill(GOLD_LIGHT, chance.uniform(0.15, 0.5)))
    _lamp(canvas)
