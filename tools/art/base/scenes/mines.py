"""Level 1 at the mines: the adit, the quarry, the winding tower.

Knows these compositions; the pieces they are made of are `sky`, `land`, `buildings` and `things`.
"""

from __future__ import annotations

import math

from tools.art.base.gems import gem
from tools.art.base.scenes.buildings import house, tower
from tools.art.base.scenes.land import boulder, crystals, hill, mountains, pines
from tools.art.base.scenes.sky import birds, mist, sky
from tools.art.base.scenes.stage import LEFT, RIGHT, SceneStage
from tools.art.base.scenes.things import WOOD, WOOD_LIGHT, barrel, block, crane, gem_cart, lantern, pickaxe
from tools.art.brush import (
    BLACK,
    Point,
    blend,
    darken,
    fill,
    halo,
    horizontal,
    lighten,
    polar,
    polygon,
    radial,
    rect,
    shaded,
    stroke,
    trace,
    vertical,
)


def adit(stage: SceneStage) -> None:
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
    if stage.second_form:
        _water_wheel(stage, x - 27, y - 1, 9.5)
    elif stage.rng.random() < 0.5:
        barrel(stage, x - 27, y + 13, 5.5)
        barrel(stage, x - 20, y + 16, 6)
    else:
        canvas.drawLine(x + 26, y + 12, x + 26, y - 12, stroke("#3e220e", 1.6))
        canvas.drawLine(x + 26, y - 11, x + 20, y - 11, stroke("#3e220e", 1.2))
        lantern(stage, x + 21, y - 6, 0.9)
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


def quarry(stage: SceneStage) -> None:
    """Walls of cut stone close around a pit; a treadwheel crane lifts the day's find."""
    _canvas, world = stage.canvas, stage.world
    sky(stage, 92)
    mountains(stage, 100, (48, 62), (26, 36), world.far, snow=True)
    mist(stage, 78, 100, 0.3)
    rock = blend(world.mid, world.stone, 0.36)
    corner = stage.between(58, 74)
    for step in range(4):
        _terrace(stage, corner + step * stage.between(2, 5), 82 + step * 15.0, blend(rock, world.near, step * 0.12))
    floor = [(LEFT, 140.0), (60.0, 144.0), (100.0, 141.0), (RIGHT, 144.0)]
    hill(stage, floor, blend(rock, world.lit, 0.3), blend(rock, world.near, 0.6))
    for left, width, height in ((48, 13, 9), (61, 11, 8), (52, 11, 8)):
        foot = 148.0 if left != 52 else 139.0
        block(stage, stage.drift(left, 1), foot, width, height)
    crane(stage, stage.drift(99, 3), 152, 1.22, "gem" if stage.rng.random() < 0.6 else "block")
    for _ in range(3):
        block(stage, stage.between(60, 112), stage.between(157, 164), stage.between(8, 12), stage.between(5, 8))
    crystals(stage, stage.drift(84, 5), 166, 8, 6)
    crystals(stage, stage.drift(54, 5), 166, 6, 4)


def _terrace(stage: SceneStage, corner: float, y: float, color: str) -> None:
    """Cut one ledge around the pit's inner corner: bright floors on top, one wall in light, one in shadow."""
    canvas, world = stage.canvas, stage.world
    left, right = (LEFT, y + stage.between(9, 13)), (RIGHT, y + stage.between(10, 14))
    heart = (corner, y)
    drop = 20.0
    for start, end, tone in (
        (left, heart, darken(color, 0.22)),
        (heart, right, blend(color, world.lit, 0.34)),
    ):
        ledge = [start, end, (end[0], end[1] - 4.5), (start[0], start[1] - 6.5)]
        canvas.drawPath(polygon(ledge), fill(blend(color, world.lit, 0.62)))
        wall = polygon([start, end, (end[0], end[1] + drop), (start[0], start[1] + drop + 4)])
        canvas.drawPath(wall, vertical(y, y + drop + 12, [lighten(tone, 0.12), darken(tone, 0.22)]))
        x = start[0]
        while x < end[0] - 6:
            x += stage.between(7, 14)
            share = (x - start[0]) / (end[0] - start[0])
            if share >= 1:
                break
            top = start[1] + (end[1] - start[1]) * share
            canvas.drawLine(x, top + 1, x, top + drop, stroke(BLACK, 0.6, 0.22))
            if stage.rng.random() < 0.4:
                piece = [(x, top + 1), (x + 7, top + 1), (x + 7, top + drop), (x, top + drop)]
                canvas.drawPath(polygon(piece), fill(lighten(tone, 0.3), 0.25))
        canvas.drawLine(start[0], start[1] + drop * 0.5, end[0], end[1] + drop * 0.5, stroke(BLACK, 0.5, 0.18))
        canvas.drawLine(*start, *end, stroke(world.lit, 0.9, 0.8))


def headframe(stage: SceneStage) -> None:
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
    if stage.second_form:
        _stone_headframe(stage, x, foot)
    else:
        _winding_tower(stage, x, foot, stage.between(0.95, 1.12))
    house(stage, x - 26, foot + 4, 17, 9)
    slope = [(LEFT, 138.0), (44.0, 142.0), (88.0, stage.drift(134, 3)), (RIGHT, 144.0)]
    hill(stage, slope, blend(world.near, world.mid, 0.45), darken(world.near, 0.4))
    if stage.second_form:
        for lift in (0, 7):
            canvas.drawLine(LEFT, 161 + lift, RIGHT, 157 + lift, stroke("#e9c48a", 1.1, 0.8))
        gem_cart(stage, stage.drift(82, 5), 153, 1.05)
    else:
        for _ in range(16):
            px, py = stage.drift(92, 22), stage.between(146, 158)
            gem(canvas, stage.color, (px, py), stage.between(2.2, 4.2), glow=0.4)
    for _ in range(5):
        boulder(stage, stage.drift(90, 30), stage.between(152, 166), stage.between(3, 6), world.mid)
    pickaxe(stage, stage.drift(66, 4), 162, 22, stage.between(-28, -12))


def _winding_tower(stage: SceneStage, x: float, foot: float, size: float) -> None:
    canvas = stage.canvas

    def spot(dx: float, dy: float) -> Point:
        return x + dx * size, foot + dy * size

    beam, light = stroke("#2c180c", 2.4 * size), stroke(blend(WOOD_LIGHT, stage.world.lit, 0.3), 0.8 * size, 0.8)
    legs = (((-11, 2), (-4, -40)), ((11, 2), (4, -40)), ((24, 2), (4, -38)))
    for start, end in legs:
        canvas.drawLine(*spot(*start), *spot(*end), beam)
        canvas.drawLine(*spot(start[0] - 0.6, start[1]), *spot(end[0] - 0.6, end[1]), light)
    for low, high in ((0, -14), (-14, -27), (-27, -38)):
        right, top_right = 10.5 + low * 0.1625, 10.5 + high * 0.1625
        left, top_left = -right, -top_right
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


def _stone_headframe(stage: SceneStage, x: float, foot: float) -> None:
    """Build the winding gear into a walled tower, its wheel showing in an open top."""
    canvas, world = stage.canvas, stage.world
    tower(stage, x - 11, foot + 3, 22, stage.between(38, 43), "flat")
    shed = [(x + 11, foot + 3), (x + 11, foot - 18), (x + 31, foot - 10), (x + 31, foot + 3)]
    canvas.drawPath(
        polygon(shed), horizontal(x + 11, x + 31, [blend(world.stone, world.stone_dark, 0.4), world.stone_dark])
    )
    canvas.drawLine(x + 11, foot - 18.6, x + 32, foot - 10.4, stroke(darken(world.accent, 0.2), 2.4))
    top = foot - 40
    for dx in (-9, 9):
        canvas.drawRect(
            rect(x + dx - 1.4, top - 15, 2.8, 17), horizontal(x + dx - 1.4, x + dx + 1.4, [WOOD_LIGHT, WOOD])
        )
    hub = (x, top - 4)
    canvas.drawCircle(*hub, 7.2, stroke("#2c180c", 2.2))
    canvas.drawCircle(*hub, 7.2, stroke("#d8a860", 0.8))
    for spoke in range(8):
        canvas.drawLine(*hub, *polar(hub, 7.2, spoke * math.pi / 4 + 0.2), stroke("#4a2a12", 0.9))
    roof = polygon([(x - 15, top - 13), (x, top - 25), (x + 15, top - 13)])
    canvas.drawPath(roof, horizontal(x - 14, x + 14, [lighten(world.accent, 0.3), darken(world.accent, 0.4)]))
    lantern(stage, x, foot - 8, 0.8)


def _water_wheel(stage: SceneStage, x: float, y: float, radius: float) -> None:
    """Turn an overshot wheel under its flume."""
    canvas = stage.canvas
    canvas.drawLine(x - radius - 2, y - radius - 4, x + radius * 2.4, y - radius - 9, stroke("#3e220e", 3.2))
    canvas.drawLine(
        x - radius - 2, y - radius - 5, x + radius * 2.4, y - radius - 10, stroke(stage.world.water[0], 1.2)
    )
    for reach, width, tint in ((1.0, 3.0, "#2c180c"), (1.0, 1.0, "#b4783c"), (0.7, 1.6, "#3e220e")):
        canvas.drawCircle(x, y, radius * reach, stroke(tint, width))
    for paddle in range(12):
        angle = paddle * math.pi / 6
        canvas.drawLine(x, y, *polar((x, y), radius * 1.18, angle), stroke("#6a3c1c", 1.1))
    fall = trace(
        (x - radius - 2, y - radius - 4), (x - radius - 6, y - radius, x - radius - 4, y + radius), closed=False
    )
    canvas.drawPath(fall, stroke("#ffffff", 2.2, 0.7))
