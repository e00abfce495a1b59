"""The director: which composition, hour and camera a card gets, and the finish over every picture.

Knows the order of work (scene, grain, candle, vignette) and the lots that are drawn from a card's id.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

import skia

from tools.art.base.facts import CardFacts
from tools.art.base.palette import CANDLE, SHADOW
from tools.art.base.scenes import caves, cities, interiors, mines, roads, seas, wilds
from tools.art.base.scenes.stage import Camera, SceneStage
from tools.art.base.scenes.world import Hour, world
from tools.art.brush import SCREEN, SOFT_LIGHT, radial, rect, shaded

Scene = Callable[[SceneStage], None]
SCENES: Final[Mapping[int, tuple[Scene, ...]]] = {
    1: (mines.adit, wilds.river, mines.quarry, wilds.camp, caves.cavern, mines.headframe, wilds.waterfall, caves.geode),
    2: (seas.ships, roads.caravan, roads.bridge, seas.lighthouse, roads.oasis, roads.mountain_pass),
    3: (cities.domes, interiors.shop, cities.canal, cities.citadel, interiors.rose_window, cities.garden),
}
_CARD = rect(0, 0, 120, 168)
_SATURATION, _CONTRAST = 1.28, 1.05


def draw_scene(canvas: skia.Canvas, card: CardFacts) -> None:
    """Fill a card of 120 x 168 with its picture."""
    lots = Random(f"cabochon {card.id}")
    scenes = SCENES[card.level]
    # Within a colour and level every card has another composition; colours start at different ones.
    scene = scenes[(card.rank + card.color * 3 + card.level) % len(scenes)]
    hour = Hour((card.rank + card.color + card.level + lots.choice((0, 0, 1))) % 4)
    sun_height = {Hour.DAWN: (72, 84), Hour.NOON: (50, 60), Hour.DUSK: (78, 92), Hour.NIGHT: (50, 64)}[hour]
    stage = SceneStage(
        canvas=canvas,
        rng=lots,
        world=world(card.color, hour),
        hour=hour,
        color=card.color,
        sun=(lots.uniform(42, 104), lots.uniform(*sun_height)),
    )
    camera = Camera(lots.random() < 0.5, lots.uniform(1.0, 1.1), lots.uniform(-4, 3))
    canvas.saveLayer(_CARD, skia.Paint(ColorFilter=skia.ColorFilters.Matrix(_grade())))
    camera.aim(canvas)
    scene(stage)
    canvas.restore()
    _finish(canvas, lots.uniform(0, 97))


def _grade() -> list[float]:
    """Build the colour matrix that lifts saturation and contrast, luma kept."""
    luma = (0.2126, 0.7152, 0.0722)
    shift = 0.5 * (1 - _CONTRAST)
    rows: list[float] = []
    for target in range(3):
        keep = [_CONTRAST * (weight * (1 - _SATURATION)) for weight in luma]
        keep[target] += _CONTRAST * _SATURATION
        rows += [*keep, 0.0, shift]
    return [*rows, 0.0, 0.0, 0.0, 1.0, 0.0]


def _finish(canvas: skia.Canvas, seed: float) -> None:
    grain = skia.Paint(Shader=skia.PerlinNoiseShader.MakeFractalNoise(0.05, 0.09, 3, seed), BlendMode=SOFT_LIGHT)
    grain.setAlphaf(0.28)
    canvas.drawRect(_CARD, grain)
    candle = radial((10, 20), 120, [(CANDLE, 0.20), (CANDLE, 0)])
    canvas.drawRect(_CARD, shaded(candle, mode=SCREEN))
    vignette = radial((66, 80), 112, [(SHADOW, 0), (SHADOW, 0), (SHADOW, 0.55)], [0, 0.55, 1])
    canvas.drawRect(_CARD, shaded(vignette))
