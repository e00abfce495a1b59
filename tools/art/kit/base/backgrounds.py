"""The grounds of the base edition: the wood of the table, and the cloth on it."""

from __future__ import annotations

import math
import random
from typing import Final

import skia

from tools.art import brush
from tools.art.base.palette import GOLD, GOLD_LIGHT
from tools.art.kit import surface
from tools.art.kit.base import materials
from tools.art.kit.surface import Field, Pixels
from tools.art.sprite import Sprite

SIZE: Final = (1600.0, 900.0)
CLOTH: Final = (1176.0, 695.0)
CLOTH_ORIGIN: Final = (8.0, 46.0)
"""Where the cloth lies on the screen."""
DAMASK: Final = 46.0
"""Width of the damask's repeat, px."""
_WOOD: Final = (0.60, 1.86)
_VELVET: Final = (0.34, 2.15)
"""The lamp's light on wood and on velvet, far from its pool and in the middle of it: velvet swallows most of it, and
pieces have to throw their shadows into light."""
_WARM: Final = 0.26
"""How much of the lamp's colour velvet takes in the pool."""
RESULT: Final = (396.0, 462.0)
"""Where the dust over a result is thickest."""


def backgrounds() -> list[Sprite]:
    """List the grounds: the screens' and the cloth on the table."""
    return [
        Sprite("bg/table", SIZE, _table),
        Sprite("bg/cloth", CLOTH, _cloth),
        Sprite("bg/menu", SIZE, _table),
        Sprite("bg/result", SIZE, _result),
    ]


def _table(canvas: skia.Canvas) -> None:
    """Six boards of walnut under the lamp."""
    surface.lay(canvas, SIZE, _lit_walnut)
    lamp(canvas)


def _cloth(canvas: skia.Canvas) -> None:
    """Plum velvet with a faint damask, lit where it lies on the table."""
    surface.lay(canvas, CLOTH, _lit_velvet)
    _damask(canvas)
    canvas.translate(-CLOTH_ORIGIN[0], -CLOTH_ORIGIN[1])
    lamp(canvas)


def _lit_walnut(size: Pixels, scale: float) -> Field:
    low, high = _WOOD
    wood = materials.walnut(size, scale, tones=materials.TABLE_WOOD, boards=6, seed=3)
    return surface.key_light(wood, scale, low=low, high=high)


def _lit_velvet(size: Pixels, scale: float) -> Field:
    low, high = _VELVET
    velvet = materials.velvet(size, scale, tones=materials.PLUM, seed=5)
    return surface.key_light(velvet, scale, CLOTH_ORIGIN, low=low, high=high, warm=_WARM)


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


def lamp(canvas: skia.Canvas) -> None:
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


def _result(canvas: skia.Canvas) -> None:
    """The table with dust of gold in the light above it."""
    _table(canvas)
    rng = random.Random(11)
    for _ in range(110):
        spot = (rng.gauss(RESULT[0], 300), rng.uniform(20, SIZE[1] - 20))
        size = rng.uniform(0.6, 2.0)
        canvas.drawCircle(*spot, size * 1.8, brush.fill(GOLD, 0.3, soft=size * 2))
        canvas.drawCircle(*spot, size, brush.fill(GOLD_LIGHT, rng.uniform(0.15, 0.5)))
