"""Level 2 at sea: merchant ships under sail, the lighthouse.

Knows these compositions; the pieces they are made of are `sky`, `land`, `buildings` and `things`.
"""

from __future__ import annotations

import math

from tools.art.base.palette import DIAMOND, GOLD_LIGHT, ONYX
from tools.art.base.scenes.buildings import house
from tools.art.base.scenes.land import boulder, foam, hill, mountains, sea
from tools.art.base.scenes.sky import birds, sky
from tools.art.base.scenes.stage import SceneStage
from tools.art.base.scenes.vessels import ship
from tools.art.brush import (
    SCREEN,
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
)


def ships(stage: SceneStage) -> None:
    """A merchantman under full sail, her convoy on the horizon."""
    horizon = stage.between(98, 108)
    sky(stage, horizon)
    if stage.rng.random() < 0.7:
        tone = blend(stage.world.far, stage.world.sky[2], 0.3)
        mountains(stage, horizon + 1, (horizon - 18, horizon - 8), (24, 38), tone)
    sea(stage, horizon)
    convoy = stage.rng.sample((40.0, 58.0, 104.0, 118.0), stage.rng.randint(1, 3))
    for x in sorted(convoy):
        size = stage.between(0.5, 0.85)
        ship(stage, x, horizon + 2 + size * 7, size, masts=stage.rng.randint(2, 3))
    x, y, size = stage.drift(80, 4), stage.between(136, 142), stage.between(1.65, 1.95)
    ship(stage, x, y, size, masts=stage.rng.choice((2, 3, 3)))
    foam(stage, x - 24, x + 26, y + 4.4 * size)
    birds(stage, stage.between(52, 90), stage.between(58, 74), stage.rng.randint(3, 5))


def lighthouse(stage: SceneStage) -> None:
    """A lighthouse on a cliff throws its beam over a ship coming home."""
    canvas, world = stage.canvas, stage.world
    horizon = stage.between(108, 116)
    sky(stage, horizon)
    sea(stage, horizon)
    ship(stage, stage.between(54, 62), horizon + 9, stage.between(0.85, 1.05), masts=2)
    x, foot = stage.drift(96, 3), 124.0
    lamp = (x, foot - 58)
    for angle, spread in ((math.pi - 0.16, 0.14), (0.1, 0.12)):
        beam = polygon([lamp, polar(lamp, 120, angle - spread), polar(lamp, 120, angle + spread)])
        strength = 0.75 if stage.dark else 0.38
        canvas.drawPath(beam, shaded(radial(lamp, 110, [("#fff2c0", strength), ("#fff2c0", 0)]), mode=SCREEN))
    rock = blend(world.mid, world.near, 0.35)
    cliff = [
        (x - 34, 152.0),
        (x - 22, 136.0),
        (x - 15, 122.0),
        (x - 4, 119.0),
        (x + 12, 121.0),
        (x + 30, 116.0),
        (176.0, 112.0),
        (176.0, 180.0),
        (x - 40, 180.0),
    ]
    canvas.drawPath(polygon(cliff), horizontal(60, 150, [blend(rock, world.lit, 0.35), rock, darken(rock, 0.4)]))
    for i in range(8):
        top: Point = (x - 12 + i * 7, 122 + stage.between(0, 5))
        face = [top, (top[0] + 6, top[1] + 8), (top[0] + stage.between(-2, 3), top[1] + stage.between(24, 38))]
        canvas.drawPath(polygon(face), fill(blend(rock, world.lit, 0.35) if i % 2 else darken(rock, 0.35), 0.6))
    house(stage, x + 10, 122, 18, 11)
    _light_tower(stage, x, foot, lamp)
    foam(stage, x - 48, x - 8, 150, 20)
    for dx in (-44, -36, -28):
        boulder(stage, x + dx, stage.between(154, 162), stage.between(4, 7), rock)
    shore = [(-20.0, 164.0), (50.0, 168.0), (172.0, 166.0)]
    hill(stage, shore, darken(rock, 0.2), darken(rock, 0.6), rim=0.2)


def _light_tower(stage: SceneStage, x: float, foot: float, lamp: Point) -> None:
    canvas = stage.canvas
    white = blend("#fffaf0", stage.world.stone, 0.35)
    stripe = stage.world.accent if stage.gem in (DIAMOND, ONYX) else stage.gem.body
    shaft = polygon([(x - 9, foot), (x + 9, foot), (x + 5.25, foot - 52), (x - 5.25, foot - 52)])
    canvas.drawPath(shaft, fill(white))
    canvas.save()
    canvas.clipPath(shaft, True)
    slant = 7.0 if stage.second_form else 0.0
    for band in range(1, 6, 2):
        low, high = foot - band * 10.4, foot - (band + 1) * 10.4
        stripe_path = [(x - 10, low + slant), (x + 10, low - slant), (x + 10, high - slant), (x - 10, high + slant)]
        canvas.drawPath(polygon(stripe_path), fill(stripe))
    roundness = [("#ffffff", 0.30), ("#ffffff", 0.0), ("#0a0618", 0.5)]
    canvas.drawRect(rect(x - 10, foot - 54, 20, 56), horizontal(x - 9, x + 9, roundness, [0, 0.4, 1]))
    canvas.restore()
    canvas.drawRect(rect(x - 7.6, foot - 53.6, 15.2, 2.2), fill(darken(white, 0.35)))
    canvas.drawRect(rect(x - 4.4, lamp[1] - 4, 8.8, 9), horizontal(x - 4, x + 4, ["#ffe9b0", "#ffd070", "#b87820"]))
    for dx in (-4.2, 0.0, 4.2):
        canvas.drawLine(x + dx, lamp[1] - 4, x + dx, lamp[1] + 5, stroke("#2a1a10", 0.8))
    roof = polygon([(x - 6.4, lamp[1] - 4), (x, lamp[1] - 12), (x + 6.4, lamp[1] - 4)])
    canvas.drawPath(roof, horizontal(x - 6, x + 6, [lighten(stripe, 0.3), darken(stripe, 0.4)]))
    canvas.drawCircle(x, lamp[1] - 12.6, 1.1, fill(GOLD_LIGHT))
    halo(canvas, lamp, 20, "#fff0b8", 0.95)
    for level in (0.35, 0.72):
        canvas.drawRect(rect(x - 1.1, foot - 50 * level, 2.2, 3.6), fill("#ffd98a" if stage.dark else "#3a2a20"))
