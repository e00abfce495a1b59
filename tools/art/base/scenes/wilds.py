"""Level 1 out of doors: the river of stones, the waterfall, the prospector's camp.

Knows these compositions; the pieces they are made of are `sky` and `land`.
"""

from __future__ import annotations

from tools.art.base.gems import gem
from tools.art.base.scenes.land import boulder, crystals, hill, mountains, pines, ridge
from tools.art.base.scenes.sky import mist, sky
from tools.art.base.scenes.stage import HEIGHT, LEFT, RIGHT, Stage
from tools.art.brush import WHITE, blend, fill, linear, rect, shaded, stroke, trace, vertical


def river(stage: Stage) -> None:
    """A river winds out of the mountains; stones lie in its bend."""
    canvas, world = stage.canvas, stage.world
    sky(stage, 98)
    mountains(stage, 102, (46, 66), (26, 38), world.far, snow=True)
    mountains(stage, 110, (76, 90), (16, 26), world.mid)
    mist(stage, 88, 112, 0.35)
    meadow = vertical(104, HEIGHT, [blend(world.mid, world.lit, 0.28), world.near])
    canvas.drawRect(rect(LEFT, 104, RIGHT - LEFT, 90), meadow)
    sway = stage.between(-8, 8)
    water = trace(
        (72 + sway, 104),
        (116 + sway, 114, 34, 124, 60, 138),
        (84, 150, 68, 160, 40, 176),
        (140, 176),
        (134, 152, 126, 146, 108, 138),
        (78, 126, 132 + sway, 114, 79 + sway, 104),
    )
    flow = linear((0, 104), (0, HEIGHT), [world.lit, world.water[0], world.water[1]], [0, 0.35, 1])
    canvas.drawPath(water, shaded(flow))
    canvas.drawPath(water, stroke(WHITE, 0.8, 0.55))
    for _ in range(20):
        depth = stage.rng.random()
        canvas.drawOval(rect(stage.between(64, 112), 124 + depth * 42, 3 + depth * 7, 0.8), fill(WHITE, 0.5))
    pines(stage, 18, (109, 128), (9, 22), (48, 112))
    for _ in range(5):
        boulder(stage, stage.between(62, 120), stage.between(140, 162), stage.between(2.5, 5), world.mid)
    for _ in range(6):
        spot = (stage.between(66, 116), stage.between(140, 162))
        gem(canvas, stage.color, spot, stage.between(3.0, 4.8), glow=0.7)
    crystals(stage, stage.drift(108, 4), 153, 8, 5)
    crystals(stage, stage.drift(76, 5), 163, 5, 4)
    hill(stage, ridge(stage, 166, 2), world.near, world.near, rim=0.3)
