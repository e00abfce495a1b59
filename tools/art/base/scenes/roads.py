"""Level 2 on land: the caravan, the bridge, the mountain pass, the oasis.

Knows these compositions; the pieces they are made of are `sky`, `land`, `buildings` and `things`.
"""

from __future__ import annotations

import math
from typing import Final

import skia

from tools.art.base.palette import EMERALD
from tools.art.base.scenes.buildings import Top, arch, banner, coursework, tower
from tools.art.base.scenes.creatures import camel, horse, wagon
from tools.art.base.scenes.land import boulder, hill, mountains, pines, sea
from tools.art.base.scenes.sky import mist, sky
from tools.art.base.scenes.stage import HEIGHT, LEFT, RIGHT, SceneStage
from tools.art.base.scenes.things import fire, lantern, tent
from tools.art.brush import (
    WHITE,
    blend,
    darken,
    fill,
    halo,
    lighten,
    linear,
    minus,
    polygon,
    rect,
    shaded,
    stroke,
    trace,
    vertical,
)

_RUGS: Final = ("#b8392c", "#2a6a8a", "#c8922e", "#6a3a8a", "#2a7a5a")
"""Blankets that stand out against every world."""
_TOWN: Final[tuple[tuple[float, float, float, Top], ...]] = (
    (-9, 9, 21, "battlement"),
    (2, 14, 13, "roof"),
    (16, 8, 26, "spire"),
)
"""The towers of the walled town: offset, width, height, top."""


def caravan(stage: SceneStage) -> None:
    """Laden camels cross the dunes in a line, the nearest large, the farthest on the horizon."""
    world = stage.world
    sky(stage, 106)
    mountains(stage, 112, (84, 96), (30, 46), blend(world.far, world.sky[2], 0.35))
    hide = blend("#6a3c18", world.near, 0.35)
    rugs = stage.rng.sample([rug for i, rug in enumerate(_RUGS) if (i, stage.color) not in ((0, 3), (1, 1), (4, 2))], 3)
    _dune(stage, 112, 7, blend(world.far, world.mid, 0.25))
    for i in range(stage.rng.randint(2, 4)):
        camel(stage, 96 - i * 16 + stage.between(-2, 2), 111 - i * 0.6, 0.52, blend(hide, world.far, 0.3), rugs[0])
    _dune(stage, 124, 8, blend(world.mid, world.far, 0.55))
    camel(stage, stage.drift(50, 3), 126, 1.0, hide, rugs[1])
    if stage.rng.random() < 0.5:
        camel(stage, 108 + stage.between(-3, 3), 122, 0.85, hide, rugs[2])
    _dune(stage, 143, 7, blend(world.mid, world.far, 0.25))
    camel(
        stage, stage.drift(81, 3), 140, stage.between(1.5, 1.7), hide, rugs[2] if stage.gem is not EMERALD else rugs[0]
    )
    _dune(stage, 163, 6, blend(world.mid, world.near, 0.4))


def _dune(stage: SceneStage, y: float, rise: float, color: str) -> None:
    """Blow up a dune with a sharp crest, bright on one flank and in shadow on the other."""
    canvas, world = stage.canvas, stage.world
    peak, low = stage.between(44, 112), HEIGHT + 10
    light = trace(
        (LEFT, y + rise * 0.5),
        (peak * 0.5, y + rise * 0.2, peak, y - rise),
        (peak + 40, y + rise * 0.4, RIGHT, y - rise * 0.2),
        (RIGHT, low),
        (LEFT, low),
    )
    canvas.drawPath(light, vertical(y - rise, y + 34, [blend(color, world.lit, 0.6), color]))
    shade = trace(
        (peak, y - rise),
        (peak + 40, y + rise * 0.4, RIGHT, y - rise * 0.2),
        (RIGHT, low),
        (peak + 30, low),
        (peak + 26, y + 28, peak - 12, y + 14, peak, y - rise),
    )
    canvas.drawPath(shade, vertical(y - rise, y + 40, [blend(color, world.near, 0.16), blend(color, world.near, 0.55)]))
    for i in range(4):
        py = y + 6 + i * 4.5
        ripple = trace((peak - 46, py + 2), (peak - 26, py - 2, peak - 8 - i * 2, py + 1), closed=False)
        canvas.drawPath(ripple, stroke(world.lit, 0.5, 0.35))


def bridge(stage: SceneStage) -> None:
    """A wagon crosses an old stone bridge before a walled town."""
    canvas, world = stage.canvas, stage.world
    sky(stage, 100)
    mountains(stage, 106, (52, 68), (26, 36), world.far, snow=True)
    mountains(stage, 116, (80, 92), (24, 34), world.mid)
    side = stage.rng.choice((40.0, 104.0))
    for dx, broad, tall, roof in _TOWN:
        tower(stage, side + dx, 117, broad, tall + stage.between(-3, 4), roof)
    sea(stage, 116)
    stone, dark = world.stone, world.stone_dark
    crown = stage.between(7, 12)

    def deck(x: float) -> float:
        return 118 - crown * math.sin(max(0.0, min(1.0, (x + 6) / 164)) * math.pi)

    top = [(float(x), deck(x)) for x in range(-21, 174, 3)]
    body = polygon([*top, (RIGHT, 146), (LEFT, 146)])
    holes = skia.Path()
    arches = stage.rng.choice(
        (((30, 26), (78, 36), (126, 26)), ((22, 24), (54, 24), (88, 28), (122, 24)), ((48, 38), (104, 38)))
    )
    for middle, span in arches:
        holes.addPath(arch(middle - span / 2, middle + span / 2, 150, 144 - span * 0.36, span * 0.66))
    shape = minus(body, holes)
    canvas.drawPath(
        shape, vertical(106, 146, [lighten(stone, 0.2), blend(stone, dark, 0.5), blend(dark, world.near, 0.4)])
    )
    coursework(stage, shape, LEFT, RIGHT, 108, 146)
    canvas.save()
    canvas.clipPath(shape, True)
    canvas.drawPath(holes, stroke(blend(dark, world.near, 0.55), 3.2, 0.85))
    canvas.restore()
    canvas.drawPath(polygon(top, closed=False), stroke(lighten(stone, 0.5), 1.9))
    x = stage.drift(74, 8)
    wagon(stage, x - 4, deck(x) + 0.4, stage.between(0.9, 1.05))
    if stage.dark:
        lantern(stage, x + 34, deck(x + 34) - 7, 0.8)
    bank = [(LEFT, 152.0), (40.0, stage.drift(158, 3)), (90.0, 164.0), (RIGHT, stage.drift(158, 3))]
    hill(stage, bank, blend(world.near, world.mid, 0.3), darken(world.near, 0.3))


def mountain_pass(stage: SceneStage) -> None:
    """A train of mules climbs the bends of a pass towards a fort."""
    _canvas, world = stage.canvas, stage.world
    sky(stage, 90)
    mountains(stage, 104, (44, 56), (26, 36), world.far, snow=True)
    x = stage.drift(88, 7)
    back = [(LEFT, 108.0), (34.0, 100.0), (x - 10, 81.0), (x + 16, 80.0), (RIGHT, 100.0)]
    hill(stage, back, blend(world.mid, world.far, 0.6), world.mid)
    tower(stage, x - 8, 84, 10, stage.between(18, 23), "spire" if stage.second_form else "battlement")
    tower(stage, x + 2, 84, 15, stage.between(10, 13), "dome" if stage.second_form else "roof")
    banner(stage, x - 3, 50, 8)
    pines(stage, 8, (90, 98), (7, 11), (x - 14, x + 22))
    mist(stage, 84, 108, 0.35)
    hide = blend("#5a3418", world.near, 0.25)
    bends = ((94.0, 110.0, 0.62, 3), (126.0, 114.0, 1.0, 2), (144.0, 152.0, 1.75, 1))
    for i, (left, right, size, count) in enumerate(bends):
        _shelf(stage, left, right, blend(blend(world.mid, world.far, 0.4), world.near, i * 0.28), 3.6 + i * 2.2)
        start = stage.between(54, 60) if count > 1 else stage.between(66, 76)
        for k in range(count):
            mule = start + k * stage.between(17, 21) * (1 + 0.5 * i)
            road = left + (right - left) * (mule - LEFT) / (RIGHT - LEFT)
            horse(stage, mule, road + 2 + i, size, hide, pack=True, left=i == 1)
    pines(stage, 5, (158, 172), (20, 30), (44, 122))


def _shelf(stage: SceneStage, left: float, right: float, color: str, width: float) -> None:
    """Draw one bend: a rising shelf of road along the top of a wall of rock."""
    canvas, world = stage.canvas, stage.world
    road = [(LEFT, left), (RIGHT, right), (RIGHT, right + width), (LEFT, left + width)]
    low = HEIGHT + 20
    wall = polygon([(LEFT, left + width), (RIGHT, right + width), (RIGHT, low), (LEFT, low)])
    top = min(left, right)
    canvas.drawPath(wall, vertical(top, top + 44, [blend(color, world.lit, 0.12), darken(color, 0.35)]))
    canvas.save()
    canvas.clipPath(wall, True)
    x = LEFT
    while x < RIGHT:
        end = x + stage.between(9, 20)
        y = left + (right - left) * (x - LEFT) / (RIGHT - LEFT) + width
        tone = blend(color, world.lit, 0.34) if stage.rng.random() < 0.5 else darken(color, 0.3)
        drop = stage.between(12, 26)
        canvas.drawPath(
            polygon([(x, y - 2), (end, y - 2), (end - 5, y + drop), (x + 2, y + drop * 0.7)]), fill(tone, 0.5)
        )
        x = end
    canvas.restore()
    canvas.drawPath(polygon(road), fill(blend(blend(world.lit, world.stone, 0.5), color, 0.22)))
    canvas.drawLine(LEFT, left + width, RIGHT, right + width, stroke(darken(color, 0.5), 0.8, 0.7))
    for _ in range(5):
        bx = stage.between(40, 130)
        by = left + (right - left) * (bx - LEFT) / (RIGHT - LEFT)
        boulder(stage, bx, by + 1, stage.between(1.2, 2.6) * (1 + width * 0.12), color)


def oasis(stage: SceneStage) -> None:
    """Merchants rest by a pool: palms, a striped tent, a fire, a camel at the water."""
    canvas, world = stage.canvas, stage.world
    sky(stage, 106)
    mountains(stage, 114, (82, 96), (26, 40), blend(world.far, world.sky[2], 0.25))
    _dune(stage, 114, 6, blend(world.far, world.mid, 0.35))
    sand = blend(world.mid, world.lit, 0.35)
    ground = [(LEFT, 124.0), (50.0, 121.0), (100.0, stage.drift(124, 2)), (RIGHT, 120.0)]
    hill(stage, ground, sand, blend(world.mid, world.near, 0.4))
    x = stage.drift(72, 4)
    tint = stage.cloth
    tent(stage, x - 4, 136, stage.between(19, 23), blend("#f4e6c8", tint, 0.25))
    for i in range(3):
        sx = x - 15 + i * 8
        canvas.drawLine(x - 6, 114, sx, 135.5, stroke(tint, 1.6, 0.75))
    for dx, height in ((26, stage.between(46, 56)), (34, stage.between(34, 44)), (-28, stage.between(38, 50))):
        _palm(stage, x + dx, 136, height)
    if stage.rng.random() < 0.55:
        camel(stage, x + 26, 134, 0.95, blend("#6a3c18", world.near, 0.3), _RUGS[(stage.color + 1) % 5])
    else:
        fire(stage, x + 22, 141, 4)
    pool = trace((40, 154), (44, 143, 74, 142, 92, 144), (120, 145, 138, 152, 132, 160), (120, 170, 60, 172, 40, 154))
    canvas.drawPath(
        pool, shaded(linear((60, 142), (90, 170), [lighten(world.water[0], 0.25), world.water[0], world.water[1]]))
    )
    canvas.drawPath(pool, stroke(blend(sand, WHITE, 0.4), 1.2, 0.8))
    halo(canvas, (stage.sun[0], 153), 16, "#fff0d0", 0.5)
    for _ in range(14):
        y = stage.between(146, 162)
        canvas.drawOval(rect(stage.between(54, 116), y, stage.between(4, 12), 0.9), fill(WHITE, 0.45))
    for _ in range(6):
        rx = stage.rng.choice((stage.between(38, 48), stage.between(112, 126)))
        for blade in range(4):
            canvas.drawLine(
                rx + blade, 152, rx + blade * 1.6 - 2, 141 + stage.between(-3, 3), stroke(darken(world.near, 0.1), 0.8)
            )


def _palm(stage: SceneStage, x: float, foot: float, height: float) -> None:
    canvas, world = stage.canvas, stage.world
    lean = stage.between(-7, 7)
    top = (x + lean, foot - height)
    trunk = trace(
        (x - 1.6, foot),
        (x - 0.6 + lean * 0.2, foot - height * 0.5, top[0] - 0.8, top[1]),
        (top[0] + 0.8, top[1]),
        (x + 1.4 + lean * 0.2, foot - height * 0.5, x + 1.8, foot),
    )
    canvas.drawPath(trunk, shaded(linear((x - 2, foot), (x + 3, foot), [blend("#a8743c", world.lit, 0.25), "#3e220e"])))
    leaf, light = blend(world.near, "#1c4a2c", 0.3), blend(world.mid, world.lit, 0.35)
    for turn, reach in ((3.5, 15), (2.9, 16), (4.1, 12), (5.2, 13), (5.9, 16), (0.2, 15), (0.7, 12), (2.4, 12)):
        size = reach * height / 48
        tip = (top[0] + math.cos(turn) * size, top[1] + math.sin(turn) * size * 0.55 + size * 0.42)
        crown = (top[0] + math.cos(turn) * size * 0.55, top[1] + math.sin(turn) * size * 0.5 - size * 0.18)
        frond = trace(top, (*crown, *tip), (crown[0] * 0.94 + top[0] * 0.06, crown[1] + size * 0.30, *top))
        canvas.drawPath(frond, fill(light if math.cos(turn) < 0 else leaf))
    for dx in (-1.4, 1.0):
        canvas.drawCircle(top[0] + dx, top[1] + 1.6, 1.2, fill("#f0c060"))
