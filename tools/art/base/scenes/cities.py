"""Level 3 out of doors: the domed city, the palace on the canal, the citadel on its crag.

Knows these compositions; the pieces they are made of are `sky`, `land`, `buildings` and `things`.
"""

from __future__ import annotations

import skia

from tools.art.base.scenes.buildings import WINDOW, arch, banner, house, skyline, tower
from tools.art.base.scenes.land import hill, mountains, pines
from tools.art.base.scenes.sky import birds, mist, sky
from tools.art.base.scenes.stage import HEIGHT, LEFT, RIGHT, WIDTH, SceneStage
from tools.art.base.scenes.vessels import gondola
from tools.art.brush import (
    BLACK,
    WHITE,
    blend,
    darken,
    fill,
    halo,
    horizontal,
    lighten,
    polygon,
    rect,
    stroke,
    trace,
    vertical,
)


def domes(stage: SceneStage) -> None:
    """A great domed church rises out of the roofs of a city."""
    canvas, world = stage.canvas, stage.world
    sky(stage, 118)
    far = (blend(world.far, world.sky[2], 0.35), blend(world.far, world.mid, 0.35))
    skyline(stage, 120, (14, 40), far, ("spire", "roof", "dome", "battlement"), lamps=False)
    canvas.drawRect(rect(LEFT, 119, RIGHT - LEFT, 60), fill(blend(world.mid, world.sky[2], 0.3)))
    mist(stage, 78, 130, 0.6)
    x = stage.drift(78, 3)
    if stage.dark:
        halo(canvas, (x, 120), 44, "#ffb45e", 0.45)
    left, right = stage.between(44, 56), stage.between(46, 60)
    tower(stage, x - 31, 144, 9, left, "spire")
    tower(stage, x + 23, 144, 10, right, "spire")
    tower(stage, x - 21, 144, 43, 31, "flat")
    size = stage.between(22, 28)
    tower(stage, x - size / 2, 116, size, 17, "dome")
    for side in (-19.0, 11.0):
        tower(stage, x + side, 116, 8, 6, "dome", lamps=False)
    gable = polygon([(x - 22, 114), (x, 104), (x + 22, 114)])
    canvas.drawPath(gable, horizontal(x - 20, x + 20, [lighten(world.stone, 0.4), world.stone_dark]))
    canvas.drawCircle(x, 121, 4.4, fill(WINDOW if stage.dark else darken(world.stone_dark, 0.4)))
    canvas.drawCircle(x, 121, 4.4, stroke(lighten(world.stone, 0.5), 1.0))
    near = (blend(world.mid, world.stone, 0.35), blend(world.near, world.mid, 0.4))
    skyline(stage, 160, (14, 28), near, ("roof", "roof", "battlement"), widths=(9, 16))
    birds(stage, stage.between(50, 80), stage.between(56, 66), 4)
    ground = [(LEFT, 156.0), (46.0, 154.0), (96.0, 160.0), (RIGHT, 154.0)]
    hill(stage, ground, blend(world.near, world.mid, 0.25), darken(world.near, 0.4))


def canal(stage: SceneStage) -> None:
    """A palace stands in its own mirror on a canal; a gondola passes."""
    canvas, world = stage.canvas, stage.world
    water_line = stage.between(122, 128)
    recorder = skia.PictureRecorder()
    stand = SceneStage(
        recorder.beginRecording(rect(LEFT, 0, RIGHT - LEFT, HEIGHT)),
        stage.rng,
        world,
        stage.hour,
        stage.color,
        stage.sun,
    )
    _palaces(stand, water_line)
    palaces = recorder.finishRecordingAsPicture()
    sky(stage, 120)
    canvas.drawPicture(palaces)
    canvas.drawRect(rect(LEFT, water_line, RIGHT - LEFT, 70), vertical(water_line, HEIGHT, world.water))
    mirror = skia.Paint(Alphaf=0.50, ImageFilter=skia.ImageFilters.Blur(0.4, 1.4))
    canvas.save()
    canvas.clipRect(rect(LEFT, water_line, RIGHT - LEFT, 70))
    canvas.saveLayer(None, mirror)
    canvas.translate(0, 2 * water_line)
    canvas.scale(1, -1)
    canvas.drawPicture(palaces)
    canvas.restore()
    canvas.restore()
    canvas.drawRect(rect(LEFT, water_line - 0.6, RIGHT - LEFT, 1.2), fill(WHITE, 0.55))
    for _ in range(38):
        y = water_line + 2 + stage.rng.random() * 40
        canvas.drawOval(rect(stage.between(LEFT, RIGHT), y, stage.between(4, 14), 0.8), fill(world.lit, 0.30))
    gondola(stage, stage.drift(80, 6), stage.between(148, 154))
    for x in (stage.between(108, 114), stage.between(116, 122)):
        canvas.drawRect(rect(x, 134, 2, 40), horizontal(x, x + 2, ["#e0c090", "#5a3416"]))
        for ring in range(3):
            canvas.drawRect(rect(x, 137 + ring * 7, 2, 3), fill(stage.gem.body))


def _palaces(stage: SceneStage, foot: float) -> None:
    world = stage.world
    far = (blend(world.far, world.sky[2], 0.3), blend(world.far, world.mid, 0.5))
    skyline(stage, foot, (24, 44), far, ("dome", "roof", "spire"), lamps=False)
    order = stage.rng.sample(("campanile", "hall", "church", "house"), 4)
    x = stage.between(12, 18)
    for part in order:
        if part == "campanile":
            tower(stage, x + 3, foot, 9, stage.between(54, 64), "spire")
            x += 15
        elif part == "hall":
            width = stage.between(32, 38)
            tower(stage, x, foot, width, stage.between(27, 33), "battlement")
            _arcade(stage, x + 1.5, foot, width - 3)
            x += width + 2
        elif part == "church":
            tower(
                stage, x, foot, 25, stage.between(34, 40), "dome", walls=(lighten(world.stone, 0.15), world.stone_dark)
            )
            x += 27
        else:
            tower(stage, x, foot, 18, stage.between(22, 30), "roof")
            x += 20
    while x < RIGHT:
        width = stage.between(12, 20)
        tower(stage, x, foot, width, stage.between(20, 34), stage.rng.choice(("roof", "battlement")))
        x += width + 1


def _arcade(stage: SceneStage, x: float, foot: float, width: float) -> None:
    count = int(width / 5)
    pitch = width / count
    for i in range(count):
        left = x + i * pitch + 0.6
        opening = arch(left, left + pitch - 1.2, foot, foot - 7, 5)
        lit = stage.dark or i % 2 == 0
        tint = "#ffc46a" if lit else blend(stage.world.stone_dark, BLACK, 0.5)
        stage.canvas.drawPath(opening, fill(tint, 0.95))


def citadel(stage: SceneStage) -> None:
    """A castle crowns a steep crag; a road winds up to its gate."""
    canvas, world = stage.canvas, stage.world
    sky(stage, 112)
    mountains(stage, 124, (64, 82), (30, 44), blend(world.far, world.sky[2], 0.2), snow=True)
    canvas.drawRect(rect(LEFT, 123, RIGHT - LEFT, 60), fill(blend(world.mid, world.sky[2], 0.25)))
    mist(stage, 90, 136, 0.45)
    x = stage.drift(80, 4)
    rock = blend(world.mid, world.near, 0.2)
    crag = [
        (x - 66, 176.0),
        (x - 44, 142.0),
        (x - 34, 118.0),
        (x - 26, 106.0),
        (x + 26, 106.0),
        (x + 36, 122.0),
        (x + 46, 148.0),
        (x + 62, 176.0),
    ]
    canvas.drawPath(polygon(crag), horizontal(x - 50, x + 50, [blend(rock, world.lit, 0.5), rock, darken(rock, 0.45)]))
    for i in range(16):
        fx, fy = stage.drift(x, 34), stage.between(108, 156)
        facet = [
            (fx, fy),
            (fx + stage.between(5, 12), fy + stage.between(4, 10)),
            (fx + stage.between(-4, 5), fy + stage.between(14, 26)),
        ]
        tone = blend(rock, world.lit, 0.45) if i % 2 else darken(rock, 0.4)
        canvas.drawPath(polygon(facet), fill(tone, 0.42))
    if stage.dark:
        halo(canvas, (x, 92), 44, "#ffb45e", 0.4)
    _castle(stage, x)
    bends = (
        trace((x - 2, 107), (x + 22, 114, x + 20, 122, x - 4, 128), closed=False),
        trace((x - 4, 128), (x - 30, 134, x - 28, 146, x + 8, 150), closed=False),
        trace((x + 8, 150), (x + 32, 154, x + 26, 166, x + 8, 180), closed=False),
    )
    for tint, verge in ((darken(rock, 0.35), 1.6), (blend(blend(world.lit, world.stone, 0.5), rock, 0.25), 0.0)):
        for turn, bend in enumerate(bends):
            canvas.drawPath(bend, stroke(tint, 2.4 + turn * 1.7 + verge))
    pines(stage, 14, (146, 164), (10, 18), (x - 26, x + 24))
    ground = [(LEFT, 154.0), (40.0, 160.0), (80.0, 166.0), (118.0, 160.0), (RIGHT, 152.0)]
    hill(stage, ground, blend(world.near, world.mid, 0.3), darken(world.near, 0.4))
    birds(stage, stage.between(46, 62), stage.between(62, 76), 3)


def _castle(stage: SceneStage, x: float) -> None:
    canvas, world = stage.canvas, stage.world
    back = (blend(world.stone, world.far, 0.4), blend(world.stone_dark, world.far, 0.3))
    tower(stage, x - 15, 104, 9, stage.between(34, 40), "spire", walls=back)
    tower(stage, x + 8, 104, 10, stage.between(28, 34), "spire", walls=back)
    keep = stage.between(36, 44)
    tower(stage, x - 6, 106, 15, keep, stage.rng.choice(("battlement", "dome", "roof")))
    banner(stage, x + 1.5, 106 - keep - 24, 9)
    tower(stage, x - 28, 108, 56, 15, "battlement")
    for side, height in ((-30.0, stage.between(24, 30)), (20.0, stage.between(26, 32))):
        tower(stage, x + side, 109, 10, height, stage.rng.choice(("spire", "battlement")))
    gate = arch(x - 5, x + 3, 108, 101, 6)
    canvas.drawPath(gate, fill(WINDOW if stage.dark else darken(world.stone_dark, 0.6)))
    canvas.drawPath(gate, stroke(lighten(world.stone, 0.4), 1.0))


def garden(stage: SceneStage) -> None:
    """A palace front seen down a garden with a fountain and clipped trees."""
    canvas, world = stage.canvas, stage.world
    sky(stage, 110)
    foot = 118.0
    x = WIDTH / 2 + 2
    mountains(stage, 116, (80, 92), (26, 40), blend(world.far, world.sky[2], 0.4))
    for side in (-1, 1):
        tower(stage, x + side * 38 - 17, foot, 34, 24, "battlement")
    for side in (-1, 1):
        tower(stage, x + side * 20 - 5, foot, 10, stage.between(38, 44), stage.rng.choice(("dome", "spire")))
    tower(stage, x - 16, foot, 32, 32, "dome")
    _arcade(stage, x - 13, foot, 26)
    lawn = vertical(foot, HEIGHT, [blend(world.mid, world.lit, 0.3), world.near])
    canvas.drawRect(rect(LEFT, foot, RIGHT - LEFT, 60), lawn)
    walk = polygon([(x - 5, foot), (x + 5, foot), (x + 30, 178), (x - 30, 178)])
    canvas.drawPath(walk, vertical(foot, HEIGHT, [lighten(world.stone, 0.3), blend(world.stone, world.mid, 0.3)]))
    for row in range(4):
        y = 124 + row * row * 3.4 + row * 4
        size = 3.4 + row * 2.3
        for side in (-1, 1):
            _clipped_tree(stage, x + side * (13 + row * 8.5), y + 4, size)
    _fountain(stage, x, 146)
    for i in range(2):
        house(stage, -18 + i * 170, foot, 18, 14)


def _clipped_tree(stage: SceneStage, x: float, foot: float, size: float) -> None:
    dark, light = darken(stage.world.near, 0.05), blend(stage.world.mid, stage.world.lit, 0.45)
    stage.canvas.drawRect(rect(x - size * 0.12, foot - size * 0.5, size * 0.24, size * 0.5), fill("#2a1408"))
    cone = [(x - size * 0.62, foot - size * 0.4), (x, foot - size * 2.4), (x + size * 0.62, foot - size * 0.4)]
    stage.canvas.drawPath(polygon(cone), fill(dark))
    stage.canvas.drawPath(polygon([cone[0], cone[1], (x - size * 0.05, foot - size * 0.3)]), fill(light))


def _fountain(stage: SceneStage, x: float, foot: float) -> None:
    canvas, world = stage.canvas, stage.world
    halo(canvas, (x, foot - 16), 26, WHITE, 0.35)
    canvas.drawOval(
        rect(x - 22, foot - 5, 44, 13), horizontal(x - 22, x + 22, [lighten(world.stone, 0.5), world.stone_dark])
    )
    canvas.drawOval(rect(x - 19, foot - 4.4, 38, 9.6), horizontal(x - 19, x + 19, [world.water[0], world.water[1]]))
    canvas.drawRect(
        rect(x - 2, foot - 14, 4, 14), horizontal(x - 2, x + 2, [lighten(world.stone, 0.5), world.stone_dark])
    )
    canvas.drawOval(
        rect(x - 9, foot - 17, 18, 5), horizontal(x - 9, x + 9, [lighten(world.stone, 0.5), world.stone_dark])
    )
    for side in (-1, 1):
        for reach, height in ((16, 16), (11, 20), (6, 22)):
            jet = trace(
                (x, foot - 18), (x + side * reach * 0.4, foot - 18 - height, x + side * reach, foot), closed=False
            )
            canvas.drawPath(jet, stroke(WHITE, 1.0, 0.75))
    canvas.drawLine(x, foot - 16, x, foot - 36, stroke(WHITE, 1.4, 0.85))
