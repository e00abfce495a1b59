"""Things and creatures: carts, cranes, lanterns, tents, wagons, camels, mules, ships.

Knows how each is built at a size and place; nothing of the scene around it.
"""

from __future__ import annotations

import math

from tools.art.base.gems import gem
from tools.art.base.palette import GOLD, GOLD_LIGHT
from tools.art.base.scenes.land import crystals
from tools.art.base.scenes.stage import Stage
from tools.art.brush import (
    BLACK,
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
    round_rect,
    shaded,
    stroke,
    trace,
)

WOOD = "#5b3416"
WOOD_LIGHT = "#b4783c"
FLAME_CORE = "#fff2b0"


def cloth(stage: Stage) -> str:
    """The colour of sails, covers and cloths on this card; onyx needs a lighter one to be seen."""
    return stage.gem.body if stage.color != 4 else "#6a5c98"


def lantern(stage: Stage, x: float, y: float, size: float = 1.0) -> None:
    """Hang a lit lantern."""
    halo(stage.canvas, (x, y), 16 * size, "#ffb14a", 0.6)
    halo(stage.canvas, (x, y), 6 * size, FLAME_CORE, 0.95)
    stage.canvas.drawLine(x, y - 5 * size, x, y - 2 * size, stroke("#2a1408", 0.6 * size))
    stage.canvas.drawCircle(x, y, 1.6 * size, fill("#fff8d8"))
    stage.canvas.drawPath(
        polygon([(x - 1.8 * size, y - 2 * size), (x, y - 3.6 * size), (x + 1.8 * size, y - 2 * size)]), fill("#3a2210")
    )


def fire(stage: Stage, x: float, foot: float, size: float) -> None:
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


def gem_cart(stage: Stage, x: float, y: float, size: float = 1.0) -> None:
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


def pickaxe(stage: Stage, x: float, y: float, size: float, degrees: float) -> None:
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


def block(stage: Stage, x: float, foot: float, width: float, height: float) -> None:
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


def crane(stage: Stage, x: float, foot: float, size: float, load: str) -> None:
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


def tent(stage: Stage, x: float, foot: float, size: float, color: str) -> None:
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


def sack(stage: Stage, x: float, foot: float, size: float) -> None:
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


def wheel(stage: Stage, x: float, y: float, radius: float, spokes: int = 8) -> None:
    """Draw a spoked cart wheel."""
    stage.canvas.drawCircle(x, y, radius, stroke("#1e0e06", radius * 0.42))
    stage.canvas.drawCircle(x, y, radius, stroke("#c08a4a", radius * 0.18))
    for spoke in range(spokes):
        stage.canvas.drawLine(
            x, y, *polar((x, y), radius, spoke * 2 * math.pi / spokes), stroke("#8a5a2a", radius * 0.14)
        )
    stage.canvas.drawCircle(x, y, radius * 0.22, fill("#3a1c0a"))


def horse(
    stage: Stage, x: float, foot: float, size: float, color: str, *, pack: bool = False, left: bool = False
) -> None:
    """Draw a walking horse or mule, its hind hoof at x; with a pack on its back, or looking left, if asked."""
    canvas = stage.canvas
    side = -size if left else size

    def spot(dx: float, dy: float) -> Point:
        return x + dx * side, foot + dy * size

    body = trace(
        spot(0, -9.5),
        (*spot(-2.2, -8), *spot(-2, -4.5), *spot(-2.6, -2)),
        (*spot(-2, -6), *spot(-1, -7.5), *spot(0, -8)),
        spot(0.6, -4.4),
        spot(0, 0),
        spot(1.4, 0),
        spot(2.4, -4.2),
        spot(7, -4.4),
        spot(7.6, -2),
        spot(7, 0),
        spot(8.4, 0),
        spot(9.2, -2.4),
        spot(9.6, -5.4),
        (*spot(11, -7), *spot(11.4, -9), *spot(12.4, -11)),
        spot(14.6, -10),
        spot(15.4, -11.2),
        (*spot(14.4, -13.4), *spot(13, -14.4), *spot(12.2, -14.6)),
        spot(12, -16),
        spot(11.2, -14.4),
        (*spot(9.6, -13), *spot(8.8, -11), *spot(7.4, -9.8)),
        (*spot(4, -8.8), *spot(2, -10), *spot(0, -9.5)),
    )
    canvas.drawPath(body, shaded(linear(spot(0, -12), spot(6, 0), [lighten(color, 0.28), color])))
    mane = trace(spot(11.4, -14.6), (*spot(9.2, -13.4), *spot(8.6, -11), *spot(7, -9.8)), spot(9.4, -10.4))
    canvas.drawPath(mane, fill(darken(color, 0.5)))
    if pack:
        tint = cloth(stage)
        bundle = trace(
            spot(1, -8.4), (*spot(1, -12.6), *spot(7, -12.6), *spot(7.2, -8.4)), spot(7, -5.4), spot(1.2, -5.4)
        )
        canvas.drawPath(
            bundle, shaded(linear(spot(1, -12), spot(7, -5), [lighten(tint, 0.45), tint, darken(tint, 0.4)]))
        )
        for dx in (2.6, 5.2):
            canvas.drawLine(*spot(dx, -11.6), *spot(dx, -5.4), stroke(GOLD_LIGHT, 0.5 * size))


def wagon(stage: Stage, x: float, foot: float, size: float) -> None:
    """Drive a covered wagon with its horse, looking right."""
    canvas, tint = stage.canvas, cloth(stage)

    def spot(dx: float, dy: float) -> Point:
        return x + dx * size, foot + dy * size

    horse(stage, x + 15 * size, foot, size, "#4a2814")
    canvas.drawLine(*spot(11, -5), *spot(26, -7), stroke("#2a1408", 0.8 * size))
    cover = trace(
        spot(-12, -8), (*spot(-12, -24), *spot(-6, -24), *spot(0, -23)), (*spot(7, -24), *spot(12, -24), *spot(12, -8))
    )
    light = blend("#fff6e0", tint, 0.12)
    canvas.drawPath(cover, shaded(linear(spot(-12, -24), spot(10, -8), [light, blend(light, tint, 0.35), tint])))
    for dx in (-6, 0, 6):
        canvas.drawPath(
            trace(spot(dx, -8), (*spot(dx * 1.1, -18), *spot(dx * 0.9, -22.6)), closed=False),
            stroke(darken(tint, 0.3), 0.7 * size, 0.55),
        )
    bed = polygon([spot(-12.5, -8.4), spot(12.5, -8.4), spot(11, -3), spot(-11, -3)])
    canvas.drawPath(bed, shaded(linear(spot(0, -9), spot(0, -3), [WOOD_LIGHT, WOOD])))
    canvas.drawLine(*spot(-12, -5.8), *spot(12, -5.8), stroke("#3a1c0a", 0.5 * size, 0.8))
    for dx in (-7, 7):
        wheel(stage, *spot(dx, -3.6), 3.5 * size)


def camel(stage: Stage, x: float, y: float, size: float, color: str, blanket: str) -> None:
    """Draw a laden camel looking right; y is the height of its belly, its hooves are 9 sizes below."""
    canvas = stage.canvas

    def spot(dx: float, dy: float) -> Point:
        return x + dx * size, y + dy * size

    canvas.drawOval(rect(x - 10 * size, y + 8 * size, 26 * size, 2.2 * size), fill(stage.world.near, 0.45, soft=0.9))
    for dx in (-5.4, 4.2):
        leg = [
            spot(dx, -1),
            spot(dx + 1.8, -1),
            spot(dx + 1.9, 4),
            spot(dx + 1.2, 9),
            spot(dx - 0.2, 9),
            spot(dx + 0.3, 4),
        ]
        canvas.drawPath(polygon(leg), fill(darken(color, 0.4)))
    body = trace(
        spot(-8.6, 0),
        (*spot(-9, -5), *spot(-6, -7), *spot(-4, -7)),
        (*spot(-2.6, -12.4), *spot(2.4, -12.4), *spot(3.4, -7)),
        (*spot(6, -6.4), *spot(6.6, -4.4), *spot(8, -6)),
        (*spot(9.4, -8), *spot(9, -12), *spot(11, -13.6)),
        spot(11.6, -14.8),
        spot(12.2, -13.6),
        spot(15, -12.6),
        (*spot(15.4, -11), *spot(13.6, -10.6), *spot(12, -10.6)),
        (*spot(11.4, -6), *spot(10.4, -1.6), *spot(6.8, -0.2)),
        spot(6.4, 4),
        spot(6.8, 9),
        spot(5.2, 9),
        spot(4.4, 3),
        (*spot(3, 2), *spot(-4, 2.4), *spot(-5.6, 1.6)),
        spot(-6.8, 5),
        spot(-6.4, 9),
        spot(-8, 9),
        spot(-8.8, 4),
    )
    canvas.drawPath(body, shaded(linear(spot(-8, -12), spot(6, 8), [blend(color, "#ffdca0", 0.42), color])))
    rug = trace(
        spot(-5.4, -6.8), spot(-3.2, -9.4), spot(2.8, -9.4), spot(5, -6.6), spot(4.8, 1), (*spot(0, 2.6), *spot(-5, 1))
    )
    canvas.drawPath(
        rug, shaded(linear(spot(-5, -8), spot(5, 2), [lighten(blanket, 0.35), blanket, darken(blanket, 0.3)]))
    )
    for height in (-2.6, -0.4):
        canvas.drawLine(*spot(-5, height), *spot(4.8, height), stroke(GOLD_LIGHT, 0.7 * size))
    for dx in (-3.6, -1.2, 1.2, 3.4):
        canvas.drawLine(*spot(dx, 1.4), *spot(dx, 3.2), stroke(GOLD, 0.6 * size))
    canvas.drawRRect(
        round_rect(*spot(-3.4, -12.6), 6.4 * size, 3.8 * size, 1.3 * size),
        shaded(linear(spot(-3, -13), spot(3, -9), ["#e0b878", "#8a5a2a"])),
    )
    canvas.drawLine(*spot(9.6, -9.4), *spot(4.6, -8), stroke(GOLD_LIGHT, 0.45 * size))
    canvas.drawCircle(*spot(12.6, -12.6), 0.42 * size, fill("#1a0c06"))


def ship(stage: Stage, x: float, y: float, size: float, *, masts: int = 3) -> None:
    """Sail a ship looking right; y is its water line."""
    canvas, world = stage.canvas, stage.world
    night = stage.color == 4 or stage.hour == 3
    hull = blend("#5a2f14", world.near, 0.45)
    sail = blend("#fff3d6", world.sky[2], 0.45 if night else 0.1)

    def spot(dx: float, dy: float) -> Point:
        return x + dx * size, y + dy * size

    canvas.drawOval(rect(x - 13 * size, y + 3.4 * size, 27 * size, 4 * size), fill(BLACK, 0.28, soft=1))
    body = trace(
        spot(-14, -6),
        spot(-11, -6),
        (*spot(-10, -1), *spot(-8, 0), *spot(-4, 0.2)),
        spot(8, 0.2),
        (*spot(11, -1), *spot(13, -3), *spot(15, -5)),
        (*spot(14, 1), *spot(11, 4), *spot(9.6, 5.4)),
        spot(-9.4, 5.4),
        (*spot(-12, 3), *spot(-13.6, -2), *spot(-14, -6)),
    )
    canvas.drawPath(body, shaded(linear(spot(0, -5), spot(0, 5), [blend(hull, "#ffcf8a", 0.4), hull])))
    canvas.drawLine(*spot(-12, 1.6), *spot(11.6, 1.2), stroke(GOLD, 0.9 * size, 0.9))
    for port in range(5):
        canvas.drawCircle(*spot(-8 + port * 4, 3.2), 0.5 * size, fill("#ffd98a" if stage.dark else "#20100a"))
    canvas.drawLine(*spot(12, -3), *spot(19, -8), stroke(hull, 0.8 * size))
    rig = {1: ((0.0, 20.0),), 2: ((-4.0, 18.0), (5.0, 16.0)), 3: ((-6.5, 15.5), (0.6, 20.0), (7.6, 14.0))}[masts]
    for mast, height in rig:
        canvas.drawLine(*spot(mast, 0), *spot(mast, -height), stroke(hull, 0.8 * size))
        canvas.drawLine(*spot(mast, -height), *spot(mast + 7, 0), stroke(hull, 0.25 * size, 0.6))
        for low, high, half in ((0.30, 0.66, 4.4), (0.68, 0.95, 3.1)):
            _sail(
                stage,
                spot(mast, -height * high),
                spot(mast, -height * low),
                half * size * (1.25 if masts == 1 else 1.0),
                sail,
            )
        flag = polygon([spot(mast, -height), spot(mast + 4.6, -height + 0.9), spot(mast, -height + 2.2)])
        canvas.drawPath(flag, fill(cloth(stage)))
    jib = trace(spot(18, -7.4), (*spot(12, -8), *spot(9.4, -12)), spot(8.4, -13))
    canvas.drawPath(jib, fill(darken(sail, 0.06)))


def _sail(stage: Stage, top: Point, foot: Point, half: float, color: str) -> None:
    middle = (top[1] + foot[1]) / 2
    shape = trace(
        (top[0] - half * 0.7, top[1]),
        (top[0] + half * 0.1, top[1] + half * 0.14, top[0] + half * 0.8, top[1]),
        (top[0] + half * 1.6, middle, foot[0] + half, foot[1]),
        (foot[0], foot[1] - half * 0.3, foot[0] - half * 0.9, foot[1]),
        (foot[0] - half * 0.2, middle, top[0] - half * 0.7, top[1]),
    )
    shade = blend(color, stage.world.mid, 0.5)
    stage.canvas.drawPath(
        shape, shaded(linear((top[0] - half, 0), (top[0] + half * 1.4, 0), [lighten(color, 0.3), color, shade]))
    )
    emblem = (top[0] + half * 0.28, middle)
    stage.canvas.drawCircle(*emblem, half * 0.3, fill(cloth(stage), 0.75))


def gondola(stage: Stage, x: float, y: float) -> None:
    """Row a gondola with its gondolier."""
    canvas, tint = stage.canvas, cloth(stage)
    hull = trace(
        (x - 24, y - 7),
        (x - 18, y + 5, x + 16, y + 5, x + 24, y - 8),
        (x + 25, y - 13),
        (x + 28, y + 2, x + 14, y + 9, x, y + 9),
        (x - 14, y + 9, x - 24, y + 4, x - 26, y - 9),
    )
    canvas.drawPath(hull, shaded(linear((0, y - 8), (0, y + 9), ["#3a2030", "#0a0610"])))
    canvas.drawPath(hull, stroke(GOLD, 0.6, 0.9))
    canvas.drawPath(
        trace((x - 6, y + 2), (x - 5, y - 9, x + 9, y - 9, x + 10, y + 2)),
        shaded(linear((x - 5, y - 8), (x + 9, y), [lighten(tint, 0.4), tint])),
    )
    canvas.drawLine(x - 16, y + 1, x - 18, y - 12, stroke("#1a0e1a", 3.0))
    canvas.drawLine(x - 18, y - 12, x - 12, y - 8, stroke("#f4e6d0", 1.4))
    canvas.drawCircle(x - 18.4, y - 16, 2.2, fill("#f0c8a0"))
    canvas.drawOval(rect(x - 22, y - 19, 7.4, 2.0), fill("#d8a85a"))
    canvas.drawLine(x - 25, y - 22, x - 6, y + 14, stroke("#caa05a", 0.8))
    lantern(stage, x + 22, y - 13, 0.55)


def candle(stage: Stage, x: float, foot: float, height: float) -> None:
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


def chest(stage: Stage, x: float, foot: float, size: float) -> None:
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


def glints(stage: Stage, left: float, right: float, top: float, bottom: float, count: int) -> None:
    """Scatter small glints of light in a box."""
    for _ in range(count):
        x, y, size = stage.between(left, right), stage.between(top, bottom), stage.between(0.5, 1.3)
        glow = radial((x, y), size * 2.4, [(WHITE, 0.9), (stage.gem.glow, 0.4), (stage.gem.glow, 0)])
        stage.canvas.drawCircle(x, y, size * 2.4, shaded(glow))
