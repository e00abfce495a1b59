"""Things people leave in a landscape: carts, cranes, lanterns, tents, fires, chests.

Knows how each is built at a size and place; nothing of the scene around it.
"""

from __future__ import annotations

import math

from tools.art.base.gems import gem
from tools.art.base.palette import GOLD
from tools.art.base.scenes.land import crystals
from tools.art.base.scenes.stage import SceneStage
from tools.art.brush import (
    WHITE,
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
)

WOOD = "#5b3416"
WOOD_LIGHT = "#b4783c"
FLAME_CORE = "#fff2b0"


def lantern(stage: SceneStage, x: float, y: float, size: float = 1.0) -> None:
    """Hang a lit lantern."""
    halo(stage.canvas, (x, y), 16 * size, "#ffb14a", 0.6)
    halo(stage.canvas, (x, y), 6 * size, FLAME_CORE, 0.95)
    stage.canvas.drawLine(x, y - 5 * size, x, y - 2 * size, stroke("#2a1408", 0.6 * size))
    stage.canvas.drawCircle(x, y, 1.6 * size, fill("#fff8d8"))
    stage.canvas.drawPath(
        polygon([(x - 1.8 * size, y - 2 * size), (x, y - 3.6 * size), (x + 1.8 * size, y - 2 * size)]), fill("#3a2210")
    )


def fire(stage: SceneStage, x: float, foot: float, size: float) -> None:
    """Light a camp fire of three flames over crossed logs."""
    canvas = stage.canvas
    halo(canvas, (x, foot - size * 0.5), size * 5, "#ff9a3a", 0.7)
    for turn in (-1, 1):
        canvas.drawLine(
            x - size * turn, foot + size * 0.2, x + size * 0.8 * turn, foot - size * 0.3, stroke("#3a1c0c", size * 0.36)
        )
    for dx, height, color in (
        (-0.35, 1.3, "#ff7a2a"),
        (0.4, 1.1, "#ff8a30"),
        (0.0, 1.9, "#ffb040"),
        (0.02, 1.1, "#fff0b0"),
    ):
        half = size * (0.5 if color != "#fff0b0" else 0.26)
        cx = x + dx * size
        flame = trace(
            (cx, foot - size * height),
            (cx + half * 1.2, foot - size * height * 0.45, cx + half, foot, cx, foot),
            (cx - half, foot, cx - half * 1.1, foot - size * height * 0.5, cx, foot - size * height),
        )
        canvas.drawPath(flame, fill(color, 0.95))


def gem_cart(stage: SceneStage, x: float, y: float, size: float = 1.0) -> None:
    """Put a mine cart on its wheels, heaped with crystals."""
    canvas = stage.canvas
    crystals(stage, x, y - 7 * size, 5.4 * size, 6)
    canvas.drawPath(
        polygon(
            [
                (x - 13 * size, y - 8 * size),
                (x + 13 * size, y - 8 * size),
                (x + 9.5 * size, y + 4 * size),
                (x - 9.5 * size, y + 4 * size),
            ]
        ),
        horizontal(x - 12 * size, x + 12 * size, ["#b0926e", "#4a3426", "#20140e"]),
    )
    canvas.drawRect(rect(x - 13.6 * size, y - 9 * size, 27.2 * size, 2 * size), fill("#d8b06a"))
    for dx in (-7, 0, 7):
        canvas.drawLine(
            x + dx * size, y - 7 * size, x + dx * 0.75 * size, y + 3.6 * size, stroke("#20120a", 0.9 * size, 0.7)
        )
    for dx in (-6, 6):
        canvas.drawCircle(x + dx * size, y + 6 * size, 3.4 * size, fill("#140c08"))
        canvas.drawCircle(x + dx * size, y + 6 * size, 1.4 * size, fill("#c9a05a"))


def barrel(stage: SceneStage, x: float, foot: float, size: float) -> None:
    """Stand a hooped barrel."""
    half, tall = size * 0.62, size * 1.7
    body = trace(
        (x - half, foot),
        (x - half * 1.3, foot - tall / 2, x - half, foot - tall),
        (x + half, foot - tall),
        (x + half * 1.3, foot - tall / 2, x + half, foot),
    )
    stage.canvas.drawPath(body, horizontal(x - half * 1.2, x + half * 1.2, ["#c08a4a", "#8a5426", "#3e220e"]))
    for share in (0.2, 0.78):
        stage.canvas.drawLine(
            x - half * 1.1, foot - tall * share, x + half * 1.1, foot - tall * share, stroke("#2a2430", size * 0.13)
        )
    stage.canvas.drawOval(rect(x - half, foot - tall - size * 0.16, half * 2, size * 0.32), fill("#a8743c"))


def pickaxe(stage: SceneStage, x: float, y: float, size: float, degrees: float) -> None:
    """Lean a pickaxe, turned around the foot of its handle."""
    canvas = stage.canvas
    canvas.save()
    canvas.translate(x, y)
    canvas.rotate(degrees)
    canvas.drawRect(
        rect(-size * 0.05, -size, size * 0.1, size), horizontal(-size * 0.05, size * 0.05, ["#d09a5a", "#6a3a14"])
    )
    head = trace(
        (-size * 0.5, -size * 0.72),
        (0, -size * 1.16, size * 0.5, -size * 0.72),
        (0, -size * 0.94, -size * 0.5, -size * 0.72),
    )
    canvas.drawPath(
        head, shaded(linear((-size * 0.5, -size), (size * 0.5, -size * 0.7), ["#f0eee8", "#9a98a4", "#4a4854"]))
    )
    canvas.restore()


def block(stage: SceneStage, x: float, foot: float, width: float, height: float) -> None:
    """Set a dressed stone block with three visible faces."""
    stone, depth, canvas = blend(stage.world.stone, stage.world.mid, 0.12), width * 0.3, stage.canvas
    top = foot - height
    canvas.drawPath(
        polygon([(x, top), (x + depth, top - depth * 0.7), (x + width + depth, top - depth * 0.7), (x + width, top)]),
        fill(lighten(stone, 0.5)),
    )
    canvas.drawRect(
        rect(x, top, width, height),
        horizontal(x, x + width, [lighten(stone, 0.15), blend(stone, stage.world.mid, 0.4)]),
    )
    side = [
        (x + width, top),
        (x + width + depth, top - depth * 0.7),
        (x + width + depth, foot - depth * 0.7),
        (x + width, foot),
    ]
    canvas.drawPath(polygon(side), fill(blend(stone, stage.world.near, 0.55)))


def crane(stage: SceneStage, x: float, foot: float, size: float, load: str) -> None:
    """Raise a treadwheel crane; ``load`` is ``gem`` or ``block``."""
    canvas = stage.canvas

    def spot(dx: float, dy: float) -> Point:
        return x + dx * size, foot + dy * size

    beam, light = stroke("#3e220e", 2.2 * size), stroke("#9a6632", 0.8 * size, 0.8)
    for start, end in (((-8, 0), (0, -40)), ((10, 0), (0, -40)), ((0, -38), (-30, -50)), ((0, -26), (-18, -46))):
        canvas.drawLine(*spot(*start), *spot(*end), beam)
        canvas.drawLine(*spot(start[0] - 0.5, start[1]), *spot(end[0] - 0.5, end[1]), light)
    canvas.drawLine(*spot(0, -40), *spot(12, -10), stroke("#d8c090", 0.5 * size))
    center = spot(2, -11)
    canvas.drawCircle(*center, 10 * size, stroke("#3e220e", 2 * size))
    canvas.drawCircle(*center, 10 * size, stroke("#b4783c", 0.7 * size))
    for spoke in range(8):
        canvas.drawLine(*center, *polar(center, 9.6 * size, spoke * math.pi / 4 + 0.2), stroke("#5b3416", 0.9 * size))
    tip = spot(-30, -50)
    rope = 16 * size
    canvas.drawLine(*tip, tip[0], tip[1] + rope, stroke("#f0d9a8", 0.7 * size))
    if load == "gem":
        gem(canvas, stage.color, (tip[0], tip[1] + rope + 6.5 * size), 7.6 * size, glow=0.8)
    else:
        block(stage, tip[0] - 6 * size, tip[1] + rope + 11 * size, 12 * size, 8 * size)
        canvas.drawPath(
            polygon(
                [
                    (tip[0] - 4 * size, tip[1] + rope + 2 * size),
                    (tip[0], tip[1] + rope - 3 * size),
                    (tip[0] + 6 * size, tip[1] + rope + 2 * size),
                ],
                closed=False,
            ),
            stroke("#f0d9a8", 0.7 * size),
        )


def tent(stage: SceneStage, x: float, foot: float, size: float, color: str) -> None:
    """Pitch a ridge tent, open and lit from within when it is dark."""
    canvas = stage.canvas
    left, right, top = (x - size, foot), (x + size * 0.7, foot), (x - size * 0.1, foot - size * 1.15)
    back = (x + size * 1.25, foot - size * 0.18)
    ridge_end = (x + size * 0.62, foot - size * 1.2)
    canvas.drawPath(polygon([right, top, ridge_end, back]), fill(darken(color, 0.38)))
    canvas.drawPath(polygon([left, top, right]), shaded(linear(left, right, [lighten(color, 0.45), color])))
    door = [(x - size * 0.34, foot), (x - size * 0.1, foot - size * 0.86), (x + size * 0.2, foot)]
    glow = ["#ffe2a0", "#c86a1c"] if stage.dark else [darken(color, 0.5), darken(color, 0.7)]
    canvas.drawPath(polygon(door), shaded(linear(door[0], door[1], glow)))
    for share in (0.33, 0.66):
        seam = (left[0] + (top[0] - left[0]) * share, left[1] + (top[1] - left[1]) * share)
        canvas.drawLine(*seam, x - size * (0.75 - share * 0.6), foot, stroke(darken(color, 0.3), 0.5, 0.5))
    canvas.drawLine(*top, top[0], top[1] - size * 0.16, stroke("#3a2414", 0.9))


def sack(stage: SceneStage, x: float, foot: float, size: float) -> None:
    """Set a tied sack, open enough for a stone to show."""
    body = trace(
        (x - size * 0.4, foot - size),
        (x - size * 1.1, foot - size * 0.2, x - size * 0.8, foot, x, foot),
        (x + size * 0.8, foot, x + size * 1.1, foot - size * 0.2, x + size * 0.4, foot - size),
    )
    stage.canvas.drawPath(
        body, shaded(linear((x - size, foot - size), (x + size, foot), ["#f0dcb0", "#b08a50", "#5a3c1c"]))
    )
    gem(stage.canvas, stage.color, (x, foot - size * 1.1), size * 0.52, shadow=False, glow=0.6)


def candle(stage: SceneStage, x: float, foot: float, height: float) -> None:
    """Light a candle."""
    canvas = stage.canvas
    half = height * 0.14
    canvas.drawRect(
        rect(x - half, foot - height, half * 2, height), horizontal(x - half, x + half, ["#fff4d8", "#c8985a"])
    )
    halo(canvas, (x, foot - height * 1.3), height * 0.95, "#ffc070", 0.95)
    flame = trace(
        (x, foot - height * 1.66),
        (x + half * 1.7, foot - height * 1.15, x, foot - height),
        (x - half * 1.7, foot - height * 1.15, x, foot - height * 1.66),
    )
    canvas.drawPath(flame, fill("#fffbe8"))


def chest(stage: SceneStage, x: float, foot: float, size: float) -> None:
    """Open a treasure chest full of stones."""
    canvas = stage.canvas
    lid = trace(
        (x - size, foot - size * 0.9),
        (x - size * 0.9, foot - size * 1.7, x + size * 1.1, foot - size * 1.7, x + size, foot - size * 0.9),
    )
    canvas.drawPath(lid, shaded(linear((x - size, foot - size * 1.6), (x + size, foot - size), ["#a86a32", "#3a1c0a"])))
    canvas.drawPath(lid, stroke(GOLD, size * 0.1))
    halo(canvas, (x, foot - size), size * 1.6, stage.gem.glow, 0.6)
    for i in range(7):
        gem(
            canvas,
            stage.color,
            (x + (i - 3) * size * 0.27, foot - size * (0.95 + 0.16 * (i % 2))),
            size * 0.28,
            shadow=False,
        )
    canvas.drawRect(
        rect(x - size, foot - size * 0.82, size * 2, size * 0.82),
        horizontal(x - size, x + size, [WOOD_LIGHT, WOOD, "#2a1206"]),
    )
    for dx in (-0.8, 0.0, 0.8):
        canvas.drawRect(rect(x + dx * size - size * 0.09, foot - size * 0.82, size * 0.18, size * 0.82), fill(GOLD))
    canvas.drawCircle(x, foot - size * 0.5, size * 0.14, fill("#2a1206"))


def glints(stage: SceneStage, left: float, right: float, top: float, bottom: float, count: int) -> None:
    """Scatter small glints of light in a box."""
    for _ in range(count):
        x, y, size = stage.between(left, right), stage.between(top, bottom), stage.between(0.5, 1.3)
        glow = radial((x, y), size * 2.4, [(WHITE, 0.9), (stage.gem.glow, 0.4), (stage.gem.glow, 0)])
        stage.canvas.drawCircle(x, y, size * 2.4, shaded(glow))
