"""Level 1 at the mines: the adit, the quarry, the winding tower, the crystal cave, the geode.

Knows these compositions; the pieces they are made of are `sky`, `land`, `buildings` and `things`.
"""

from __future__ import annotations

import itertools
import math

import skia

from tools.art.base.gems import gem
from tools.art.base.scenes.buildings import house
from tools.art.base.scenes.land import boulder, crystals, hill, mountains, pines
from tools.art.base.scenes.sky import birds, mist, sky
from tools.art.base.scenes.stage import HEIGHT, LEFT, RIGHT, Stage, whole
from tools.art.base.scenes.things import WOOD, WOOD_LIGHT, block, crane, gem_cart, glints, lantern, pickaxe
from tools.art.brush import (
    BLACK,
    Point,
    blend,
    darken,
    fill,
    halo,
    horizontal,
    lighten,
    linear,
    polar,
    polygon,
    radial,
    rect,
    shaded,
    stroke,
    trace,
    vertical,
)


def adit(stage: Stage) -> None:
    """A timbered mine mouth glows in the hillside; a cart of stones rolls out on its rails."""
    canvas, world = stage.canvas, stage.world
    sky(stage, 104)
    mountains(stage, 112, (48, 66), (26, 36), world.far, snow=True)
    mountains(stage, 124, (76, 90), (24, 34), world.mid)
    crest = [
        (LEFT, 104.0),
        (36.0, stage.drift(108, 5)),
        (74.0, stage.drift(88, 4)),
        (108.0, stage.drift(84, 4)),
        (RIGHT, 98.0),
    ]
    hill(stage, crest, blend(world.mid, world.near, 0.35), world.near)
    pines(stage, 12, (100, 118), (8, 15), (52, 112))
    x, y = stage.drift(84, 4), 128.0
    halo(canvas, (x, y), 36, "#ffb14a", 0.6)
    mouth = trace((x - 15, y + 9), (x - 15, y - 8), (x - 15, y - 24, x + 15, y - 24, x + 15, y - 8), (x + 15, y + 9))
    canvas.drawPath(mouth, shaded(radial((x, y), 24, ["#ffd27a", "#b85a14", "#1a0808"], [0, 0.35, 1])))
    for left in (x - 16, x + 13):
        canvas.drawRect(rect(left, y - 15, 3.4, 25), horizontal(left, left + 3.4, [WOOD_LIGHT, WOOD]))
    lintel = polygon([(x - 19, y - 15), (x - 15, y - 20), (x + 15, y - 20), (x + 19, y - 15)])
    canvas.drawPath(lintel, vertical(y - 20, y - 14, ["#c98a4a", WOOD]))
    lantern(stage, x, y - 8)
    for dx in (-24, 23, 29):
        boulder(stage, x + dx, y + 9, stage.between(4, 7), world.mid)
    floor = [(LEFT, 142.0), (40.0, 146.0), (84.0, 137.0), (RIGHT, 141.0)]
    hill(stage, floor, blend(world.near, world.mid, 0.3), darken(world.near, 0.45))
    for tie in range(6):
        ty = y + 11 + tie * tie * 1.15
        share = (ty - y - 8) / 32
        canvas.drawLine(
            x - 14 * share - 5 - 8 * share, ty, x - 14 * share + 5 + 8 * share, ty, stroke("#3a1c0a", 1.8, 0.85)
        )
    for side in (-7, 7):
        canvas.drawLine(x + side * 0.5, y + 9, x - 14 + side * 1.9, 172, stroke("#e9c48a", 1.2, 0.85))
    gem_cart(stage, x - stage.between(3, 8), 147, 1.1)


def quarry(stage: Stage) -> None:
    """Terraces of cut stone step down into a pit; a treadwheel crane lifts the day's find."""
    _canvas, world = stage.canvas, stage.world
    sky(stage, 96)
    mountains(stage, 104, (50, 66), (26, 36), world.far, snow=True)
    mist(stage, 80, 106, 0.3)
    rock = blend(world.mid, world.stone, 0.38)
    for step in range(5):
        _terrace(stage, 84 + step * 15.5, blend(rock, world.near, step * 0.13), step)
        if step in (1, 2):
            for _ in range(2):
                block(stage, stage.between(56, 124), 84 + step * 15.5 + 2, stage.between(8, 12), stage.between(5, 8))
        if step == 2:
            crane(stage, stage.drift(104, 5), 117, 0.9, "gem" if stage.rng.random() < 0.5 else "block")
    for _ in range(3):
        block(stage, stage.between(46, 110), stage.between(150, 158), stage.between(9, 13), stage.between(6, 9))
    crystals(stage, stage.drift(94, 10), 164, 9, 6)
    crystals(stage, stage.drift(58, 6), 166, 6, 4)


def _terrace(stage: Stage, y: float, color: str, step: int) -> None:
    """Cut one ledge: a bright floor, then a wall broken into upright facets."""
    canvas, world = stage.canvas, stage.world
    edge: list[Point] = []
    x = LEFT
    while x < RIGHT:
        edge.append((x, y + stage.between(-1.5, 1.5) - 9 * abs((x - 70) / 80) ** 2 * (1.2 - step * 0.2)))
        x += stage.between(13, 24)
    edge.append((RIGHT, y - 8))
    drop = 17.0
    floor = [(px, py - 5) for px, py in edge]
    canvas.drawPath(polygon(floor + edge[::-1]), fill(blend(color, world.lit, 0.55)))
    for i, ((ax, ay), (bx, by)) in enumerate(itertools.pairwise(edge)):
        face = blend(color, world.lit, 0.22) if i % 2 else blend(color, BLACK, 0.14)
        wall = [(ax, ay), (bx, by), (bx, by + drop), (ax, ay + drop)]
        canvas.drawPath(
            polygon(wall), vertical(min(ay, by), max(ay, by) + drop, [lighten(face, 0.12), darken(face, 0.24)])
        )
        for _ in range(2):
            sx = stage.between(ax, bx)
            canvas.drawLine(sx, ay + 3, sx + stage.between(-0.6, 0.6), ay + drop - 3, stroke(BLACK, 0.5, 0.22))
        canvas.drawLine(ax, ay + drop * 0.5, bx, by + drop * 0.5, stroke(BLACK, 0.4, 0.16))
    canvas.drawPath(polygon(edge, closed=False), stroke(world.lit, 0.9, 0.75))


def headframe(stage: Stage) -> None:
    """A winding tower stands on the ridge over the miners' houses and a heap of raw stones."""
    canvas, world = stage.canvas, stage.world
    sky(stage, 110)
    mountains(stage, 118, (66, 82), (30, 44), world.far, snow=True)
    birds(stage, stage.between(50, 70), stage.between(60, 72), 4)
    crest = [(LEFT, 124.0), (38.0, 120.0), (78.0, stage.drift(112, 3)), (116.0, 114.0), (RIGHT, 122.0)]
    hill(stage, crest, world.mid, blend(world.mid, world.near, 0.8))
    x, foot = stage.drift(80, 6), 116.0
    for i in range(stage.rng.randint(2, 3)):
        width = stage.between(13, 18)
        left = x + 13 + i * 15 if i < 2 else x - 38
        house(stage, left, foot + 3 + i, width, stage.between(8, 11))
    _winding_tower(stage, x, foot, stage.between(0.95, 1.12))
    house(stage, x - 26, foot + 4, 17, 9)
    slope = [(LEFT, 138.0), (44.0, 142.0), (88.0, stage.drift(134, 3)), (RIGHT, 144.0)]
    hill(stage, slope, blend(world.near, world.mid, 0.45), darken(world.near, 0.4))
    for _ in range(16):
        px, py = stage.drift(92, 22), stage.between(146, 158)
        gem(canvas, stage.color, (px, py), stage.between(2.2, 4.2), glow=0.4)
    for _ in range(5):
        boulder(stage, stage.drift(90, 30), stage.between(152, 166), stage.between(3, 6), world.mid)
    pickaxe(stage, stage.drift(66, 4), 162, 22, stage.between(-28, -12))


def _winding_tower(stage: Stage, x: float, foot: float, size: float) -> None:
    canvas = stage.canvas

    def spot(dx: float, dy: float) -> Point:
        return x + dx * size, foot + dy * size

    beam, light = stroke("#2c180c", 2.4 * size), stroke(blend(WOOD_LIGHT, stage.world.lit, 0.3), 0.8 * size, 0.8)
    legs = (((-11, 2), (-4, -40)), ((11, 2), (4, -40)), ((24, 2), (4, -38)))
    for start, end in legs:
        canvas.drawLine(*spot(*start), *spot(*end), beam)
        canvas.drawLine(*spot(start[0] - 0.6, start[1]), *spot(end[0] - 0.6, end[1]), light)
    for low, high in ((0, -14), (-14, -27), (-27, -38)):
        left, right = -10.5 - low * -0.17, 10.5 + low * 0.17
        top_left, top_right = -10.5 - high * -0.17, 10.5 + high * 0.17
        canvas.drawLine(*spot(left, low), *spot(top_right, high), stroke("#2c180c", 1.1 * size))
        canvas.drawLine(*spot(right, low), *spot(top_left, high), stroke("#2c180c", 1.1 * size))
        canvas.drawLine(*spot(top_left, high), *spot(top_right, high), stroke("#3e220e", 1.5 * size))
    hub = spot(0, -45)
    canvas.drawCircle(*hub, 9 * size, stroke("#2c180c", 2.2 * size))
    canvas.drawCircle(*hub, 9 * size, stroke("#d8a860", 0.7 * size))
    for spoke in range(8):
        canvas.drawLine(*hub, *polar(hub, 9 * size, spoke * math.pi / 4 + 0.3), stroke("#4a2a12", 0.9 * size))
    canvas.drawLine(hub[0] + 9 * size, hub[1], hub[0] + 27 * size, foot, stroke("#e8d8b0", 0.5 * size, 0.8))
    canvas.drawLine(hub[0] - 1, hub[1], hub[0] - 1, foot, stroke("#e8d8b0", 0.5 * size, 0.8))
    lantern(stage, *spot(0, -20), 0.7 * size)


def cavern(stage: Stage) -> None:
    """From inside a crystal cave: a bright mouth, a mirror lake, great crystals in the dark."""
    canvas, world = stage.canvas, stage.world
    sky(stage, 104)
    mountains(stage, 112, (58, 76), (22, 32), world.far, snow=True)
    lake = vertical(110, HEIGHT, [world.water[0], world.water[1]])
    canvas.drawRect(rect(LEFT, 110, RIGHT - LEFT, 80), lake)
    for _ in range(16):
        y = stage.between(112, 150)
        canvas.drawOval(rect(stage.between(40, 110), y, stage.between(5, 16), 0.9), fill(world.lit, 0.4))
    rock = skia.Path()
    rock.addRect(whole())
    rock.addPath(_mouth(stage))
    rock.setFillType(skia.PathFillType.kEvenOdd)
    dark = darken(blend(world.near, world.mid, 0.25), 0.25)
    canvas.drawPath(
        rock, shaded(radial((78, 100), 110, [blend(dark, world.lit, 0.16), dark, darken(dark, 0.55)], [0.3, 0.6, 1]))
    )
    canvas.save()
    canvas.clipPath(rock, True)
    for _ in range(26):
        _rock_facet(stage, dark)
    canvas.restore()
    canvas.drawPath(rock, stroke(world.lit, 1.0, 0.35))
    for x in (52.0, 66.0, 96.0, 110.0):
        length = stage.between(8, 20)
        spike = polygon([(x - 3.4, 38), (x + 3.4, 38), (x + stage.between(-1, 1), 48 + length)])
        canvas.drawPath(
            spike, shaded(linear((x - 3, 40), (x + 3, 40), [blend(dark, world.lit, 0.3), darken(dark, 0.3)]))
        )
    crystals(stage, stage.drift(106, 5), 160, stage.between(15, 19), 6)
    crystals(stage, stage.drift(58, 5), 165, stage.between(8, 12), 5)
    crystals(stage, stage.drift(84, 6), 168, stage.between(7, 10), 5)
    glints(stage, 44, 124, 60, 160, 14)


def _mouth(stage: Stage) -> skia.Path:
    """Tear the opening of the cave: a ragged ring around the middle of the stage."""
    corners: list[Point] = []
    for i in range(22):
        angle = i * 2 * math.pi / 22
        rough = stage.between(0.90, 1.08)
        corners.append((78 + 40 * rough * math.cos(angle), 102 + 44 * rough * math.sin(angle)))
    return polygon(corners)


def _rock_facet(stage: Stage, dark: str) -> None:
    x, y, size = stage.between(LEFT, RIGHT), stage.between(30, HEIGHT), stage.between(8, 20)
    corners = [
        polar((x, y), size * stage.between(0.6, 1.1), turn + stage.between(-0.4, 0.4)) for turn in (0.3, 2.2, 4.4)
    ]
    tone = blend(dark, stage.world.lit, 0.22) if stage.rng.random() < 0.5 else darken(dark, 0.4)
    stage.canvas.drawPath(polygon(corners), fill(tone, 0.30))


def geode(stage: Stage) -> None:
    """A cleft stone close by: rings of agate around a hollow full of crystals, a lantern beside it."""
    canvas, world = stage.canvas, stage.world
    rock = blend(world.mid, world.near, 0.55)
    canvas.drawRect(
        whole(), shaded(linear((LEFT, 30), (RIGHT, HEIGHT), [blend(rock, world.lit, 0.2), darken(rock, 0.4)]))
    )
    for _ in range(40):
        _rock_facet(stage, rock)
    center = (stage.drift(84, 3), stage.drift(98, 4))
    halo(canvas, center, 64, stage.gem.glow, 0.35)
    gem_colors = stage.gem
    wobble = [stage.between(0.92, 1.06) for _ in range(18)]
    rings = (
        (41.0, darken(rock, 0.45)),
        (38.5, blend(rock, "#f0dcb8", 0.45)),
        (35.5, blend(gem_colors.shade(0.75), "#fff4e0", 0.35)),
        (33.0, gem_colors.shade(0.62)),
        (31.0, "#fff8ea"),
        (29.0, gem_colors.shade(0.46)),
        (26.5, gem_colors.shade(0.30)),
        (24.0, gem_colors.shade(0.10)),
    )
    for reach, tint in rings:
        shape = polygon(
            polar(
                center,
                reach * (1 + (rough - 1) * reach / 30) * (1 + 0.12 * abs(math.sin(i * math.pi / 9))),
                i * math.pi / 9,
            )
            for i, rough in enumerate(wobble)
        )
        canvas.drawPath(shape, fill(tint))
    count = 15
    for i in range(count):
        angle = i * 2 * math.pi / count + stage.between(-0.08, 0.08)
        _inward_crystal(stage, polar(center, 26, angle), angle + math.pi, stage.between(10, 17))
    halo(canvas, center, 20, gem_colors.glow, 0.55)
    gem(canvas, stage.color, center, stage.between(7.5, 9.5), glow=0.9)
    ground = [(LEFT, 154.0), (50.0, 157.0), (94.0, 151.0), (RIGHT, 156.0)]
    hill(stage, ground, blend(rock, world.lit, 0.2), darken(rock, 0.5))
    pickaxe(stage, stage.drift(54, 3), 163, 30, stage.between(14, 26))
    lantern(stage, stage.drift(112, 3), 152, 1.3)
    glints(stage, 56, 112, 70, 130, 12)


def _inward_crystal(stage: Stage, root: Point, angle: float, length: float) -> None:
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
