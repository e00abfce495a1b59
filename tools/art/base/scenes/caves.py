"""Level 1 under ground: the crystal cave, the geode.

Knows these compositions; the pieces they are made of are `sky`, `land` and `things`.
"""

from __future__ import annotations

import math

import skia

from tools.art.base.gems import gem
from tools.art.base.scenes.land import crystals, hill, mountains
from tools.art.base.scenes.sky import sky
from tools.art.base.scenes.stage import HEIGHT, LEFT, RIGHT, SceneStage, whole
from tools.art.base.scenes.things import glints, lantern, pickaxe
from tools.art.brush import (
    BLACK,
    SCREEN,
    Point,
    between,
    blend,
    darken,
    fill,
    halo,
    linear,
    polar,
    polygon,
    rect,
    shaded,
    stroke,
    trace,
    vertical,
)


def cavern(stage: SceneStage) -> None:
    """From inside a crystal cave: daylight in its mouth, a mirror lake, great crystals in the dark."""
    canvas, world = stage.canvas, stage.world
    sky(stage, 104)
    mountains(stage, 114, (62, 80), (22, 32), world.far, snow=True)
    canvas.drawRect(rect(LEFT, 112, RIGHT - LEFT, 80), vertical(112, 160, [world.water[0], world.water[1]]))
    halo(canvas, (80, 110), 52, blend(world.sky[2], "#ffffff", 0.3), 0.5)
    for _ in range(22):
        y = stage.between(114, 156)
        canvas.drawOval(rect(stage.between(40, 110), y, stage.between(5, 16), 0.9), fill(world.lit, 0.45))
    if stage.rng.random() < 0.5:
        _light_shafts(stage)
    dark = darken(blend(world.near, world.mid, 0.2), 0.3)
    for depth, grow in enumerate((0.0, 7.0, 15.0)):
        _rock_ring(stage, grow, blend(darken(dark, 0.5 * depth / 2), world.lit, 0.20 - depth * 0.08))
    for x, length, half in ((54, 20, 4), (66, 30, 5), (80, 16, 4), (92, 26, 5), (106, 36, 6), (116, 22, 5)):
        spike = stage.between(0.7, 1.2) * length
        sx = stage.drift(x, 4)
        left = polygon([(sx - half, 34), (sx, 34), (sx + 0.6, 46 + spike)])
        canvas.drawPath(polygon([(sx - half, 34), (sx + half, 34), (sx + 0.6, 46 + spike)]), fill(darken(dark, 0.35)))
        canvas.drawPath(left, fill(blend(dark, world.lit, 0.28)))
    floor = [(LEFT, 146.0), (44.0, 150.0), (76.0, stage.drift(158, 3)), (104.0, 150.0), (RIGHT, 142.0)]
    hill(stage, floor, blend(dark, world.lit, 0.12), darken(dark, 0.5))
    crystals(stage, stage.drift(108, 4), 162, stage.between(15, 19), 6)
    crystals(stage, stage.drift(54, 4), 164, stage.between(9, 13), 5)
    crystals(stage, stage.drift(82, 6), 168, stage.between(7, 10), 5)
    glints(stage, 44, 124, 60, 160, 14)


def _light_shafts(stage: SceneStage) -> None:
    """Let beams fall through the mouth onto the lake."""
    for _ in range(3):
        x, width = stage.between(58, 100), stage.between(4, 9)
        beam = polygon([(x, 56), (x + width, 56), (x + width + 22, 150), (x + 12, 150)])
        light = linear((x, 56), (x + 16, 150), [("#fff4d8", 0.5), ("#fff4d8", 0.0)])
        stage.canvas.drawPath(beam, shaded(light, mode=SCREEN))


def _rock_ring(stage: SceneStage, grow: float, color: str) -> None:
    """Close one layer of dark rock around the mouth; nearer layers are wider and darker."""
    canvas = stage.canvas
    rock = skia.Path()
    rock.addRect(whole())
    rock.addPath(_mouth(stage, grow))
    rock.setFillType(skia.PathFillType.kEvenOdd)
    canvas.drawPath(rock, vertical(30, HEIGHT, [darken(color, 0.25), color]))
    canvas.save()
    canvas.clipPath(rock, True)
    for _ in range(16):
        _rock_facet(stage, color)
    canvas.restore()
    canvas.drawPath(rock, stroke(stage.world.lit, 0.9, 0.32 if grow == 0 else 0.12))


def _mouth(stage: SceneStage, grow: float) -> skia.Path:
    """Tear the opening of the cave: a ragged arch, or in every other world a tall cleft."""
    corners: list[Point] = []
    for i in range(24):
        angle = i * 2 * math.pi / 24
        rough = stage.between(0.90, 1.10)
        below = 1.5 if math.sin(angle) > 0 else 1.0
        wide, tall = (24.0, 46.0) if stage.second_form else (33.0, 36.0)
        across, up = (wide + grow) * rough * (1 + 0.12 * (below - 1)), (tall + grow) * rough
        corners.append((80 + across * math.cos(angle), 100 + up * below * math.sin(angle)))
    return polygon(corners)


def _rock_facet(stage: SceneStage, dark: str) -> None:
    x, y, size = stage.between(LEFT, RIGHT), stage.between(30, HEIGHT), stage.between(8, 20)
    corners = [
        polar((x, y), size * stage.between(0.6, 1.1), turn + stage.between(-0.4, 0.4)) for turn in (0.3, 2.2, 4.4)
    ]
    tone = blend(dark, stage.world.lit, 0.22) if stage.rng.random() < 0.5 else darken(dark, 0.4)
    stage.canvas.drawPath(polygon(corners), fill(tone, 0.30))


def geode(stage: SceneStage) -> None:
    """A cleft boulder shows its heart: bands of agate around a hollow full of crystals."""
    canvas, world = stage.canvas, stage.world
    rock = blend(world.mid, world.near, 0.55)
    canvas.drawRect(
        whole(), shaded(linear((LEFT, 30), (RIGHT, HEIGHT), [blend(rock, world.lit, 0.3), darken(rock, 0.35)]))
    )
    for _ in range(40):
        _rock_facet(stage, rock)
    halo(canvas, (stage.sun[0], 40), 60, world.sky[2], 0.5)
    ground = [(LEFT, 140.0), (50.0, 144.0), (94.0, 139.0), (RIGHT, 143.0)]
    hill(stage, ground, blend(rock, world.lit, 0.3), darken(rock, 0.5))
    center = (stage.drift(79, 2), stage.drift(104, 3))
    halo(canvas, center, 62, stage.gem.glow, 0.4)
    canvas.drawOval(rect(center[0] - 42, 138, 84, 14), fill(BLACK, 0.45, soft=3))
    radii = [stage.between(0.86, 1.12) for _ in range(11)]
    squeeze = (stage.between(0.92, 1.08), stage.between(0.82, 0.95))
    colors = stage.gem
    shell = blend(rock, "#4a3628", 0.35)
    bands = (
        (42.0, darken(shell, 0.35)),
        (39.5, blend(shell, "#f0dcb8", 0.35)),
        (35.5, blend(colors.shade(0.72), "#fff4e0", 0.45)),
        (33.6, colors.shade(0.60)),
        (31.4, "#fff6e6"),
        (30.0, colors.shade(0.42)),
        (27.0, colors.shade(0.24)),
        (24.0, colors.shade(0.06)),
    )
    for reach, tint in bands:
        canvas.drawPath(_pebble(center, reach, radii, squeeze), fill(tint))
    canvas.save()
    canvas.clipPath(_pebble(center, 44, radii, squeeze), True)
    canvas.drawCircle(
        *center,
        60,
        shaded(
            linear(
                (center[0] - 36, center[1] - 36),
                (center[0] + 30, center[1] + 36),
                [("#ffffff", 0.22), (BLACK, 0.0), (BLACK, 0.38)],
            )
        ),
    )
    canvas.restore()
    for row, (count, reach) in enumerate(((17, 28.0), (11, 21.0))):
        for i in range(count):
            angle = i * 2 * math.pi / count + stage.between(-0.2, 0.2) + row * 0.3
            root = polar(center, reach, angle)
            spot = (center[0] + (root[0] - center[0]) * squeeze[0], center[1] + (root[1] - center[1]) * squeeze[1])
            _inward_crystal(stage, spot, angle + math.pi + stage.between(-0.25, 0.25), stage.between(8, 17 - row * 3))
    halo(canvas, center, 18, colors.glow, 0.7)
    for i in range(3):
        gem(
            canvas,
            stage.color,
            (center[0] - 30 + i * 26 + stage.between(-4, 4), stage.between(153, 160)),
            stage.between(3.4, 5),
            glow=0.6,
        )
    pickaxe(stage, center[0] - stage.between(26, 32), 160, 32, stage.between(10, 24))
    lantern(stage, center[0] + stage.between(28, 33), 150, 1.4)
    glints(stage, 58, 112, 84, 130, 12)


def _pebble(center: Point, reach: float, radii: list[float], squeeze: tuple[float, float]) -> skia.Path:
    """Round a stone's outline through uneven radii; small outlines are more even than large ones."""
    calm = reach / 44
    count = len(radii)
    corners = [
        (
            center[0] + squeeze[0] * reach * (1 + (rough - 1) * calm) * math.cos(i * 2 * math.pi / count),
            center[1] + squeeze[1] * reach * (1 + (rough - 1) * calm) * math.sin(i * 2 * math.pi / count),
        )
        for i, rough in enumerate(radii)
    ]
    halves = [between(corners[i], corners[(i + 1) % count], 0.5) for i in range(count)]
    return trace(halves[-1], *[(*corners[i], *halves[i]) for i in range(count)])


def _inward_crystal(stage: SceneStage, root: Point, angle: float, length: float) -> None:
    colors = stage.gem
    ux, uy = math.cos(angle), math.sin(angle)
    half = length * 0.24

    def spot(along: float, across: float) -> Point:
        return root[0] + ux * along - uy * across, root[1] + uy * along + ux * across

    tip = spot(length, 0)
    left = polygon([spot(0, -half), spot(length * 0.7, -half), tip, spot(0, 0)])
    right = polygon([spot(0, half), spot(length * 0.7, half), tip, spot(0, 0)])
    lit = 0.5 - 0.5 * (ux * 0.46 + uy * 0.62)
    stage.canvas.drawPath(left, fill(colors.shade(0.35 + 0.5 * lit)))
    stage.canvas.drawPath(right, fill(colors.shade(0.18 + 0.35 * lit)))
    stage.canvas.drawPath(left, stroke(colors.spark, 0.3, 0.5))
