"""Level 1 out of doors: the river of stones, the waterfall, the prospector's camp.

Knows these compositions; the pieces they are made of are `sky` and `land`.
"""

from __future__ import annotations

from tools.art.base.gems import gem
from tools.art.base.scenes.buildings import house
from tools.art.base.scenes.land import boulder, crystals, hill, mountains, pine, pines, ridge
from tools.art.base.scenes.sky import mist, sky
from tools.art.base.scenes.stage import HEIGHT, LEFT, RIGHT, SceneStage
from tools.art.base.scenes.things import fire, lantern, pickaxe, sack, tent
from tools.art.brush import (
    WHITE,
    Point,
    blend,
    darken,
    fill,
    halo,
    lighten,
    linear,
    polygon,
    rect,
    round_rect,
    shaded,
    stroke,
    trace,
    vertical,
)


def river(stage: SceneStage) -> None:
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
    stage.rng.choice((_hut, _footbridge, _punt))(stage, 76 + sway)
    for _ in range(5):
        boulder(stage, stage.between(62, 120), stage.between(140, 162), stage.between(2.5, 5), world.mid)
    for _ in range(6):
        spot = (stage.between(66, 116), stage.between(140, 162))
        gem(canvas, stage.color, spot, stage.between(3.0, 4.8), glow=0.7)
    crystals(stage, stage.drift(108, 4), 153, 8, 5)
    crystals(stage, stage.drift(76, 5), 163, 5, 4)
    hill(stage, ridge(stage, 166, 2), world.near, world.near, rim=0.3)


def _hut(stage: SceneStage, x: float) -> None:
    """Set a lit hut with a trail of smoke on the bank."""
    left = x - stage.between(27, 31)
    house(stage, left, 121, 16, 9, roof=blend("#6a3c1c", stage.world.near, 0.35))
    stage.canvas.drawRect(rect(left + 11, 104, 3, 8), fill(darken(stage.world.stone_dark, 0.3)))
    for puff in range(5):
        drift = puff * puff * 0.5
        stage.canvas.drawCircle(
            left + 12.5 + drift, 101 - puff * 4.6, 1.6 + puff * 0.7, fill(WHITE, 0.34 - puff * 0.05, soft=1)
        )


def _footbridge(stage: SceneStage, x: float) -> None:
    """Arch a wooden footbridge over the far bend."""
    canvas = stage.canvas
    for lift, pen in ((0.0, stroke("#3e220e", 3.0)), (-0.8, stroke("#b4783c", 1.2)), (-5.0, stroke("#6a3c1c", 0.9))):
        deck = trace((x - 8, 120 + lift), (x + 10, 109 + lift, x + 28, 120 + lift), closed=False)
        canvas.drawPath(deck, pen)
    for post in range(6):
        share = post / 5
        px = x - 8 + 36 * share
        py = 120 - 5.5 * (1 - (2 * share - 1) ** 2)
        canvas.drawLine(px, py, px, py - 5, stroke("#5b3416", 0.8))


def _punt(stage: SceneStage, x: float) -> None:
    """Moor a prospector's punt with a lantern in the near bend."""
    left, y = x + stage.between(6, 12), stage.between(144, 149)
    hull = trace(
        (left - 12, y - 3), (left - 8, y + 4, left + 10, y + 4, left + 15, y - 4), (left + 4, y, left - 12, y - 3)
    )
    stage.canvas.drawPath(hull, shaded(linear((left, y - 4), (left, y + 4), ["#b4783c", "#4a2812"])))
    stage.canvas.drawLine(left + 11, y - 2, left + 11, y - 11, stroke("#3e220e", 0.9))
    lantern(stage, left + 11, y - 12, 0.7)


def waterfall(stage: SceneStage) -> None:
    """A fall drops between two cliffs into a pool where crystals grow."""
    canvas, world = stage.canvas, stage.world
    sky(stage, 100)
    mountains(stage, 108, (44, 60), (30, 42), world.far, snow=True)
    x = stage.drift(82, 5)
    half = stage.between(8, 12)
    rock = blend(world.mid, world.stone_dark, 0.25)
    tops = _cliff(stage, LEFT, x - half, stage.between(66, 76), rock, lit=True)
    tops += _cliff(stage, x + half, RIGHT, stage.between(70, 82), darken(rock, 0.12), lit=False)
    for px, py in stage.rng.sample(tops, min(7, len(tops))):
        pine(stage, px, py + 1, stage.between(10, 19))
    _fall(stage, x, half)
    if stage.second_form:
        _fall(stage, x + half * 2.6, half * 0.42)
    if stage.rng.random() < 0.5:
        _rope_bridge(stage, x - half - 12, x + half + 12, 84)
    canvas.drawRect(rect(LEFT, 138, RIGHT - LEFT, 60), vertical(138, HEIGHT, world.water))
    halo(canvas, (x, 139), 30, WHITE, 0.55)
    for _ in range(16):
        canvas.drawCircle(
            stage.drift(x, half + 12), stage.between(132, 142), stage.between(2, 5), fill(WHITE, 0.30, soft=1)
        )
    for reach in (1.0, 1.7, 2.5):
        canvas.drawOval(
            rect(x - half * 1.4 * reach, 142 - 2.2 * reach, half * 2.8 * reach, 5.4 * reach),
            stroke(WHITE, 0.7, 0.5 / reach),
        )
    for _ in range(6):
        boulder(
            stage,
            stage.rng.choice((stage.between(44, 62), stage.between(102, 128))),
            stage.between(146, 158),
            stage.between(4, 8),
            rock,
        )
    crystals(stage, stage.drift(108, 4), 156, 10, 6)
    crystals(stage, stage.drift(58, 4), 162, 7, 5)
    for _ in range(4):
        gem(canvas, stage.color, (stage.between(68, 98), stage.between(154, 163)), stage.between(3, 4.6), glow=0.8)


def _fall(stage: SceneStage, x: float, half: float) -> None:
    """Let water drop from the cliffs' edge, in strands."""
    top = 76.0
    fall = trace(
        (x - half - 2, top),
        (x, top - 5, x + half + 2, top),
        (x + half + 1, 110, x + half + 5, 142),
        (x - half - 5, 142),
        (x - half - 1, 110, x - half - 2, top),
    )
    stage.canvas.drawPath(fall, vertical(top, 142, [stage.world.water[0], lighten(stage.world.water[0], 0.55), WHITE]))
    for _ in range(26):
        sx = stage.between(x - half - 1, x + half + 1)
        sy = stage.between(top + 2, 120)
        spread = (sx - x) * 0.25
        stage.canvas.drawLine(
            sx, sy, sx + spread, sy + stage.between(10, 24), stroke(WHITE, stage.between(0.5, 1.3), 0.55)
        )


def _rope_bridge(stage: SceneStage, left: float, right: float, y: float) -> None:
    """Hang a plank bridge between the cliffs, in front of the fall."""
    canvas, middle = stage.canvas, (left + right) / 2
    for lift, pen in ((0.0, stroke("#4a2812", 2.2)), (-0.5, stroke("#c08a4a", 0.9)), (-6.0, stroke("#5b3416", 0.8))):
        rope = trace((left, y + lift), (middle, y + 14 + lift, right, y + lift), closed=False)
        canvas.drawPath(rope, pen)
    for knot in range(9):
        share = knot / 8
        kx, ky = left + (right - left) * share, y + 7 * (1 - (2 * share - 1) ** 2)
        canvas.drawLine(kx, ky, kx, ky - 6, stroke("#5b3416", 0.6))


def _cliff(stage: SceneStage, left: float, right: float, top: float, color: str, *, lit: bool) -> list[Point]:
    """Stand a cliff of upright facets between two x; give places on its edge."""
    x, canvas, i = left, stage.canvas, 0
    tops: list[Point] = []
    while x < right:
        end = min(right, x + stage.between(8, 16))
        height = top + stage.between(-5, 6)
        tone = blend(color, stage.world.lit, 0.30 if (i % 2 == 0) == lit else 0.06)
        face = polygon([(x, height), (end, height + stage.between(-4, 4)), (end, 146), (x, 146)])
        canvas.drawPath(face, vertical(height, 146, [lighten(tone, 0.1), darken(tone, 0.35)]))
        middle = stage.between(height + 14, 126)
        canvas.drawPath(polygon([(x, middle), (end, middle + 5), (end, middle + 12)]), fill(darken(tone, 0.4), 0.4))
        tops.append(((x + end) / 2, height))
        x, i = end, i + 1
    return tops


def camp(stage: SceneStage) -> None:
    """A prospector's tent and fire between firs, the find of the day beside them."""
    canvas, world = stage.canvas, stage.world
    sky(stage, 100)
    mountains(stage, 112, (46, 64), (32, 46), world.far, snow=True)
    crest = [(LEFT, 108.0), (40.0, stage.drift(102, 4)), (90.0, stage.drift(108, 4)), (RIGHT, 100.0)]
    hill(stage, crest, blend(world.mid, world.lit, 0.12), world.mid)
    pines(stage, 16, (104, 120), (14, 26), (60, 100))
    mist(stage, 100, 126, 0.22)
    floor = [(LEFT, 126.0), (50.0, 130.0), (96.0, stage.drift(124, 2)), (RIGHT, 128.0)]
    hill(stage, floor, blend(world.near, world.mid, 0.55), darken(world.near, 0.25))
    x = stage.drift(73, 3)
    if stage.second_form:
        _cabin(stage, x, 141)
    else:
        tent(stage, x, 140, stage.between(21, 25), blend("#f0e2c4", stage.cloth, 0.35))
    fire(stage, x + 29, 153, stage.between(4.5, 6))
    pine(stage, x - 31, 150, stage.between(38, 50))
    sack(stage, x - 4, 158, 6.5)
    sack(stage, x + 8, 161, 5)
    pickaxe(stage, x + 16, 161, 20, stage.between(-40, -22))
    for _ in range(5):
        gem(
            canvas, stage.color, (x + stage.between(-18, 6), stage.between(158, 165)), stage.between(2.4, 3.6), glow=0.6
        )


def _cabin(stage: SceneStage, x: float, foot: float) -> None:
    """Build a log cabin with a lit window, a porch lantern and smoke from its chimney."""
    canvas, world = stage.canvas, stage.world
    left, right, eaves = x - 19.0, x + 21.0, foot - 17.0
    canvas.drawRect(rect(x + 8, eaves - 20, 5, 16), fill(blend(world.stone_dark, world.near, 0.4)))
    for puff in range(5):
        reach = 1.8 + puff * 0.9
        canvas.drawCircle(
            x + 10 + puff * puff * 0.6, eaves - 23 - puff * 5, reach, fill(WHITE, 0.32 - puff * 0.05, soft=1)
        )
    for log in range(5):
        y = foot - 3.5 - log * 3.5
        canvas.drawRRect(round_rect(left, y, right - left, 3.6, 1.7), vertical(y, y + 3.6, ["#b47a42", "#5b3416"]))
    roof = polygon([(left - 4, eaves + 1), (left + 6, eaves - 13), (right - 6, eaves - 13), (right + 4, eaves + 1)])
    top = blend(world.snow or world.accent, world.mid, 0.15)
    canvas.drawPath(roof, vertical(eaves - 13, eaves + 1, [lighten(top, 0.2), darken(top, 0.3)]))
    canvas.drawRect(rect(x - 12, foot - 13, 8, 13), fill("#3a1e0c"))
    halo(canvas, (x + 9, foot - 10), 12, "#ffb45a", 0.6)
    canvas.drawRect(rect(x + 4, foot - 13.5, 10, 7), fill("#ffd98a"))
    canvas.drawLine(x + 9, foot - 13.5, x + 9, foot - 6.5, stroke("#5b3416", 0.8))
    lantern(stage, x - 1, foot - 11, 0.7)
