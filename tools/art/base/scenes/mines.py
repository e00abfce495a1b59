"""Level 1 at the mines: the adit, the quarry, the winding tower, the crystal cave, the geode.

Knows these compositions; the pieces they are made of are `sky`, `land`, `buildings` and `things`.
"""

from __future__ import annotations

import math

import skia

from tools.art.base.gems import gem
from tools.art.base.scenes.buildings import house
from tools.art.base.scenes.land import boulder, crystals, hill, mountains, pines
from tools.art.base.scenes.sky import birds, mist, sky
from tools.art.base.scenes.stage import HEIGHT, LEFT, RIGHT, Stage, whole
from tools.art.base.scenes.things import WOOD, WOOD_LIGHT, barrel, block, crane, gem_cart, glints, lantern, pickaxe
from tools.art.brush import (
    BLACK,
    SCREEN,
    Point,
    between,
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
    if stage.rng.random() < 0.5:
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


def quarry(stage: Stage) -> None:
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


def _terrace(stage: Stage, corner: float, y: float, color: str) -> None:
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


def cavern(stage: Stage) -> None:
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


def _light_shafts(stage: Stage) -> None:
    """Let beams fall through the mouth onto the lake."""
    for _ in range(3):
        x, width = stage.between(58, 100), stage.between(4, 9)
        beam = polygon([(x, 56), (x + width, 56), (x + width + 22, 150), (x + 12, 150)])
        light = linear((x, 56), (x + 16, 150), [("#fff4d8", 0.5), ("#fff4d8", 0.0)])
        stage.canvas.drawPath(beam, shaded(light, mode=SCREEN))


def _rock_ring(stage: Stage, grow: float, color: str) -> None:
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


def _mouth(stage: Stage, grow: float) -> skia.Path:
    """Tear the opening of the cave: a ragged arch that widens towards the viewer's feet."""
    corners: list[Point] = []
    for i in range(24):
        angle = i * 2 * math.pi / 24
        rough = stage.between(0.90, 1.10)
        below = 1.5 if math.sin(angle) > 0 else 1.0
        across, up = (33 + grow) * rough * (1 + 0.12 * (below - 1)), (36 + grow) * rough
        corners.append((80 + across * math.cos(angle), 100 + up * below * math.sin(angle)))
    return polygon(corners)


def _rock_facet(stage: Stage, dark: str) -> None:
    x, y, size = stage.between(LEFT, RIGHT), stage.between(30, HEIGHT), stage.between(8, 20)
    corners = [
        polar((x, y), size * stage.between(0.6, 1.1), turn + stage.between(-0.4, 0.4)) for turn in (0.3, 2.2, 4.4)
    ]
    tone = blend(dark, stage.world.lit, 0.22) if stage.rng.random() < 0.5 else darken(dark, 0.4)
    stage.canvas.drawPath(polygon(corners), fill(tone, 0.30))


def geode(stage: Stage) -> None:
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
