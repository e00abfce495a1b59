"""The pictures of the eight locations and of the majority tile: places in which something happens.

Knows each place in the hand of the impact poster, in units of 107 x 102. Points and demands cover x < 42, the
name plate what lies below y 81 at the right. The tile around it is `locations`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, NamedTuple

import skia

from tools.art.marvel.impact import Impact, ImpactPalette
from tools.art.marvel.palette import WHITE
from tools.art.poster.shapes import (
    ALL,
    Color,
    block,
    both,
    box,
    burst,
    chance,
    cut,
    join,
    mix,
    outline,
    oval,
    placed,
    polygon,
    ribbon,
    skyline,
    svg,
    taper,
)

UNITS: Final = (107.0, 102.0)


def avengers_tower(s: Impact) -> None:
    """Lightning strikes the mast of the tallest tower; seen from the street at night."""
    s.steps(ALL, (50, 0), (50, 80), [s.ink, mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.5), s.mid])
    # storm clouds open over the mast
    s.flash(74, 10, 34, 13, mix(s.mid, s.key, 0.5), seed=4, hollow=0.7)
    s.flash(74, 10, 24, 13, s.key, seed=4, hollow=0.7)
    for x, y, rx, ry in ((46, 4, 16, 9), (60, -1, 14, 8), (96, 2, 18, 10), (106, 12, 10, 7), (38, 12, 10, 6)):
        s.fill(oval(x, y, rx, ry), mix(s.deep, s.ink, 0.35))
        s.fill(both(oval(x, y, rx, ry), oval(x + (8 if x < 74 else -8), y + 4, rx, ry)), mix(s.mid, s.deep, 0.4))
    s.halo(ALL, s.ink, 74, 24, 30, 90, 0.0, 0.6)
    # the streets' far houses
    s.fill(skyline(30, 112, 104, (44, 36, 52, 40, 34), seed=5), mix(s.deep, s.mid, 0.25))
    # the tower: a slim blade that leans back from us, a deck like a wing at its shoulder
    tower = polygon((60, 104), (68, 34), (74, 28), (82, 34), (92, 104))
    s.inked([(tower, mix(s.deep, s.key, 0.35))], 1.6)
    s.fill(polygon((60, 104), (68, 34), (72, 30), (70, 104)), mix(s.key, s.light, 0.35))
    s.fill(polygon((80, 104), (78.4, 31), (82, 34), (92, 104)), mix(s.deep, s.ink, 0.5))
    with s.clipped(tower):
        for number in range(12):
            floor = 40 + number * 5.4 + number * number * 0.10
            edge = polygon((58, floor + 1.2), (96, floor), (96, floor + 1.1), (58, floor + 2.6))
            s.fill(edge, s.ink, 0.75)
        for x, y in ((74, 47), (77, 59), (73, 66), (79, 74), (75, 88)):
            s.fill(block(x, y, 3.2, 2), s.accent)
    s.inked([(polygon((63, 48), (102, 41), (104, 45), (84, 52), (64, 54)), mix(s.mid, s.key, 0.4))], 1.3)
    s.fill(polygon((63, 48), (102, 41), (103, 43), (64, 50.6)), s.light)
    # the mast and the bolt
    s.stroke([(74.5, 30), (75.5, 14)], s.ink, 2.2)
    bolt = polygon((79, -4), (70, 5), (75.4, 6), (71, 14), (77.6, 12), (84, 2), (79, 2), (86, -4))
    s.inked([(bolt, s.light)], 1.2, (0.4, 0.5))
    s.flash(75, 15, 8, 9, s.light, seed=6)
    s.flash(75, 15, 4, 8, WHITE, seed=2)
    # near roofs in ink
    s.fill(skyline(28, 64, 104, (26, 18, 30, 22), seed=9), s.ink)
    s.fill(skyline(90, 114, 104, (30, 22, 26), seed=3), s.ink)
    for x, y in ((47, 82), (52, 88), (56, 80), (99, 80), (103, 86)):
        s.fill(block(x, y, 1.8, 2.4), s.accent)


def attilan(s: Impact) -> None:
    """A meteor breaks on the dome of a city on the moon; the home world hangs behind."""
    s.fill(ALL, s.ink)
    lots = chance(3)
    for _ in range(46):
        s.fill(oval(107 * next(lots), 70 * next(lots), 0.25 + 0.5 * next(lots)), s.light)
    # the home world
    world = oval(46, 26, 20)
    s.fill(oval(46, 26, 22.4), s.deep)
    s.fill(world, s.accent)
    with s.clipped(world):
        land = svg(
            "M32 12 C40 10 44 16 40 20 C46 24 40 32 34 30 C30 26 26 20 32 12 "
            "Z M50 6 C60 8 64 16 58 20 C52 20 48 12 50 6 Z "
            "M44 34 C52 30 58 36 54 44 C48 46 42 42 44 34 Z"
        )
        s.fill(land, "#a8f0c8")
        s.fill(cut(world, oval(40, 20, 21)), mix(s.accent, s.ink, 0.7))
        s.dots(world, s.ink, (42, 24), (62, 44), 0.0, 0.8, pitch=2.2)
    # the far rim of the crater
    s.fill(svg("M-4 72 L10 62 L22 66 L36 58 L50 66 L104 60 L112 104 H-4 Z"), s.deep)
    # the dome and its spires
    x, foot, r = 72.0, 80.0, 32.0
    dome = both(oval(x, foot, r), box(0, 0, 112, foot))
    s.fill(dome, mix(s.deep, s.mid, 0.5))
    with s.clipped(dome):
        for size, color in ((30, s.mid), (22, mix(s.mid, s.key, 0.5)), (14, s.key)):
            s.fill(oval(x + 4, foot, size), color)
        for at, high, wide in (
            (50, 14, 3),
            (57, 22, 3.5),
            (64, 18, 3),
            (72, 30, 4.6),
            (80, 20, 3.4),
            (87, 25, 3.6),
            (95, 14, 3),
        ):
            top = 81 - high
            spire = polygon(
                (at - wide, 81),
                (at - wide * 0.75, 81 - high * 0.6),
                (at - wide * 0.25, 81 - high * 0.72),
                (at, top),
                (at + wide * 0.25, 81 - high * 0.72),
                (at + wide * 0.75, 81 - high * 0.6),
                (at + wide, 81),
            )
            s.fill(spire, mix(s.ink, s.deep, 0.8))
            s.fill(both(spire, box(at - wide, 0, at - wide * 0.1, 102)), mix(s.deep, s.key, 0.55))
    for reach, first, sweep, color, width in (
        (r, 180.0, 180.0, s.ink, 3.0),
        (r, 180.0, 180.0, s.light, 1.5),
        (r - 3, 195.0, 60.0, s.light, 1.0),
    ):
        arc = skia.Path()
        arc.addArc(skia.Rect.MakeLTRB(x - reach, foot - reach, x + reach, foot + reach), first, sweep)
        s.line(arc, color, width)
    # the near ground
    s.fill(svg("M-4 104 V78 C20 74 36 80 60 79 C80 78 96 76 112 79 V104 Z"), s.ink)
    s.fill(svg("M26 79 C48 78.5 64 80.2 112 78 V80 C84 81 54 81.5 26 79 Z"), s.key)
    # the meteor
    hx, hy = x + r * math.cos(math.radians(-58)), foot + r * math.sin(math.radians(-58))
    fire = "#ffb02e"
    for wide, color in ((5.5, "#e8342e"), (3.6, fire), (1.6, "#fff4c0")):
        s.fill(
            polygon((hx - wide * 0.8, hy - wide * 0.5), (hx + wide * 0.8, hy + wide * 0.5), (hx + 30, hy - 52)), color
        )
    s.flash(hx, hy, 17, 10, "#e8342e", seed=3, turn=10)
    s.flash(hx, hy, 13, 10, fire, seed=3, turn=10)
    s.flash(hx, hy, 7.5, 9, "#fffbe0", seed=7)
    chips = (
        (hx - 16, hy - 7, 2.6, 20),
        (hx + 12, hy + 5, 2.4, 60),
        (hx - 9, hy - 14, 1.8, 0),
        (hx + 6, hy - 17, 1.6, 50),
    )
    s.debris(chips, s.deep, fire)


def hells_kitchen(s: Impact) -> None:
    """Somebody leaps from roof to roof before a huge red moon."""
    s.steps(ALL, (40, 0), (70, 90), [s.ink, mix(s.ink, s.deep, 0.5), s.deep, mix(s.deep, s.mid, 0.4)])
    for r, color in ((39, mix(s.deep, s.mid, 0.55)), (33, s.mid), (27, mix(s.mid, s.key, 0.7))):
        s.fill(oval(72, 36, r), color)
    moon = oval(72, 36, 27)
    with s.clipped(moon):
        s.fill(oval(60, 26, 5, 4), s.mid)
        s.fill(oval(82, 46, 7, 5), s.mid)
        s.fill(oval(78, 22, 3.4, 2.6), s.mid)
        s.dots(moon, s.mid, (62, 24), (88, 60), 0.0, 0.55)
    # the leap: one stretched line from the trailing foot to the hand
    figure = join(
        oval(79.5, 27.5, 3.0, 3.6),
        taper((76.6, 31), 3.0, (69, 38), 2.6),  # trunk
        taper((76, 30.6), 1.5, (84, 31.6), 1.2),  # leading arm
        taper((84, 31.6), 1.2, (89.5, 27.6), 0.9),
        taper((75, 31.6), 1.5, (69, 28), 1.2),  # trailing arm
        taper((69, 28), 1.2, (63.4, 30.4), 0.9),
        taper((69.6, 38), 2.4, (78.6, 40), 1.9),  # leading leg
        taper((78.6, 40), 1.8, (80.6, 47.4), 1.2),
        taper((69, 38.6), 2.4, (60.4, 41), 1.7),  # trailing leg
        taper((60.4, 41), 1.6, (52.6, 37.4), 1.0),
        polygon((80, 46.6), (84, 48.4), (83.6, 50), (79.2, 49)),
        polygon((53.6, 36.4), (50, 34), (49.4, 36), (52, 38.6)),
    )
    coat = svg("M76 30 C70 30 64 34 58 46 C62 46 66 44 68 42 C68 46 66 50 64 54 C70 52 73 46 74 40 Z")
    s.fill(join(figure, coat), s.ink)
    s.rim([join(figure, coat)], s.light, (0.6, -1), 0.7)
    # roofs with water towers
    s.fill(skyline(30, 112, 104, (20, 30, 22), seed=8), mix(s.deep, s.ink, 0.55))

    def water_tower(x: float, y: float, k: float) -> None:
        for dx in (-4.4, 0, 4.4):
            s.stroke([(x + dx * k * 0.7, y + 6 * k), (x + dx * k, y + 17 * k)], s.ink, 1.4 * k)
        s.fill(
            join(
                box(x - 5.4 * k, y - 6 * k, x + 5.4 * k, y + 7 * k),
                polygon((x - 6.4 * k, y - 5.4 * k), (x, y - 12 * k), (x + 6.4 * k, y - 5.4 * k)),
            ),
            s.ink,
        )
        s.stroke([(x + 4.6 * k, y - 5 * k), (x + 4.6 * k, y + 6 * k)], mix(s.mid, s.key, 0.6), 0.8 * k)

    water_tower(46, 56, 1.1)
    water_tower(98, 60, 0.9)
    left = polygon((28, 104), (28, 74), (60, 70), (64, 72), (64, 104))
    right = polygon((84, 104), (84, 78), (112, 70), (112, 104))
    s.fill(left, s.ink)
    s.fill(right, s.ink)
    s.stroke([(28, 74), (60, 70), (64, 72)], s.key, 1.0)
    s.stroke([(84, 78), (112, 70)], s.key, 1.0)
    for x, y in ((46, 79), (54, 78), (46, 88), (92, 84), (100, 82)):
        s.fill(block(x, y, 4, 5.4), s.accent)
    for k in range(5):  # rain
        s.stroke([(44 + k * 14, 6 + k * 3), (40 + k * 14, 16 + k * 3)], s.light, 0.5, 0.5)


def triskelion(s: Impact) -> None:
    """A craft lifts off from the island of three towers in the first sun."""
    s.steps(ALL, (50, 0), (50, 60), [s.deep, mix(s.deep, s.mid, 0.5), s.mid, mix(s.mid, s.key, 0.6), s.key, s.light])
    for size, color in ((26, mix(s.key, s.light, 0.3)), (19, s.light), (12, WHITE)):
        s.fill(oval(92, 52, size), color)
    s.rays(92, 52, 28, 110, 16, s.light, 0.3, duty=0.7, seed=2, first=180, last=330)
    s.fill(skyline(34, 112, 64, (8, 12, 6, 10), seed=7), mix(s.mid, s.deep, 0.3))
    # the river
    s.steps(box(-4, 62, 112, 104), (50, 62), (50, 100), [s.key, mix(s.mid, s.key, 0.4), s.mid, mix(s.mid, s.deep, 0.6)])
    for row, left, wide in ((66, 80, 26), (70, 84, 20), (75, 78, 30), (81, 86, 18)):
        s.fill(oval(left + 6, row, wide / 2, 0.9), s.light, 0.85)
    # three towers: sails round one core
    tones = (mix(s.deep, s.ink, 0.2), mix(s.deep, s.mid, 0.5), mix(s.light, s.mid, 0.3))
    for path, lit in (
        (svg("M44 64 L47 32 C54 22 60 18 62 12 L64 64 Z"), False),
        (svg("M90 64 L88 40 C84 30 79 26 77 20 L74 64 Z"), True),
        (svg("M56 66 L60 24 C64 12 68 8 70 2 C72 8 76 14 78 24 L82 66 Z"), True),
    ):
        s.inked([(path, tones[1])], 1.4)
        bounds = path.getBounds()
        middle = (bounds.left() + bounds.right()) / 2
        s.fill(both(path, box(middle, 0, 112, 80)), tones[2] if lit else tones[1])
        with s.clipped(path):
            for floor in range(int(bounds.top()) + 10, 66, 5):
                s.fill(box(bounds.left(), floor, bounds.right(), floor + 1.2), tones[0], 0.8)
            s.dots(box(bounds.left(), 0, middle, 80), s.ink, (middle, 20), (bounds.left(), 66), 0.1, 0.6, pitch=2.4)
    s.inked(
        [
            (
                svg("M24 72 C34 68 42 64 54 63.4 L90 63.4 C98 64 104 65 114 65 V76 C96 79 50 80 34 77 Z"),
                mix(s.deep, s.ink, 0.3),
            )
        ],
        1.2,
    )
    s.fill(svg("M50 66.2 C66 64.4 90 64.6 112 66.4 V68.4 C92 66.8 66 66.8 46 69 Z"), mix(s.key, s.light, 0.4))
    # the craft and its trail
    for x, y, r in ((79.5, 60, 2.6), (83.5, 53, 2.2), (86.5, 46, 1.8), (88.9, 40, 1.4)):
        s.fill(oval(x, y, r), WHITE)
    with s.moved(-4.5):
        craft = join(polygon((97, 20), (93, 31), (95, 36), (98, 33)), polygon((95.6, 26), (84.6, 31), (93.4, 33.6)))
        craft = join(craft, polygon((98, 26), (105.6, 33), (97, 34)))
        s.inked([(craft, s.accent)], 1.2, (0.4, 0.6))
        s.fill(polygon((97, 20), (96.6, 33), (98, 33), (105.6, 33)), mix(s.accent, s.ink, 0.45))


def asgard(s: Impact) -> None:
    """A rider crosses the bridge of colours to the golden city."""
    s.steps(ALL, (50, 0), (50, 80), [s.ink, mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.6), s.mid])
    lots = chance(11)
    for _ in range(30):
        s.fill(oval(107 * next(lots), 46 * next(lots), 0.3 + 0.5 * next(lots)), s.light)
    glow = (76, 56)
    for r, color in ((40, mix(s.mid, s.accent, 0.25)), (31, mix(s.mid, s.accent, 0.55)), (22, s.accent)):
        s.fill(oval(*glow, r), color)
    s.halo(ALL, s.ink, *glow, 40, 80, 0.0, 0.55)
    s.rays(*glow, 42, 90, 20, s.accent, 0.35, duty=0.5, seed=5, first=190, last=350)
    # the city: organ pipes of gold
    gold, shade = "#ffcf3a", "#a85e08"
    pipes = ((52, 26, 4.4), (59, 40, 4.6), (94, 34, 4.6), (100, 22, 4.4), (66, 54, 4.8), (87, 50, 4.8), (76.5, 66, 6.4))
    for x, high, wide in pipes:
        pipe = polygon(
            (x - wide, 76), (x - wide, 76 - high * 0.84), (x, 76 - high), (x + wide, 76 - high * 0.84), (x + wide, 76)
        )
        s.inked([(pipe, gold)], 1.3)
        s.fill(both(pipe, box(x + wide * 0.15, 0, x + wide, 80)), shade)
        s.fill(polygon((x - wide, 76 - high * 0.84), (x, 76 - high), (x + wide * 0.15, 76 - high * 0.84)), "#fff2a8")
        for y in range(2):
            s.fill(block(x - wide * 0.6, 76 - high * 0.7 + y * 8, wide * 0.6, 4), s.ink)
    # clouds at its foot
    for x, y, rx in ((46, 76, 14), (66, 79, 16), (90, 78, 16), (106, 76, 12)):
        s.fill(oval(x, y, rx, 6), mix(s.light, s.mid, 0.35))
        s.fill(oval(x - 2, y - 2, rx * 0.8, 4), s.light)
    # the bridge and the rider
    bands = ("#ff5648", "#ff9a2e", "#ffe14a", "#4ee08a", "#4fb0ff", "#ad78ff")
    for number, color in enumerate(bands):
        a, b = number * 2.3, (number + 1) * 2.3
        s.fill(polygon((30, 82 + a), (108, 66 + a * 0.62), (108, 66 + b * 0.62), (30, 82 + b)), color)
    s.stroke([(30, 81.6), (108, 65.6)], s.ink, 1.4)
    s.stroke([(30, 96.4), (108, 74.8)], s.ink, 1.8)
    horse = join(
        oval(60, 60.4, 9.6, 5.2, -6),  # barrel
        oval(52.6, 60.6, 5.6, 5.4),  # croup
        taper((66, 58), 4.6, (75.6, 47.6), 2.5),  # neck
        svg("M73.4 45.6 L75.2 42.2 L77 45 C80 46.4 83.4 49.6 84.8 52.6 L83 54.6 C80.4 53.6 77.6 53 75.4 51.8 Z"),
        svg("M64 52 C67 46 71 43.4 75 43.6 C72 46 69.6 50 68 54 Z"),  # mane
        ribbon(((68, 62.6, 2.5), (76, 61.4, 1.7), (80.6, 66.6, 1.0), (82.4, 67.4, 1.1)), 10),
        ribbon(((66, 63.6, 2.4), (72.6, 66, 1.6), (70.6, 72, 1.0), (71.6, 73.6, 1.2)), 10),
        ribbon(((53, 63, 3.2), (47.6, 68, 1.7), (42.4, 70, 1.0), (40.4, 72.4, 1.1)), 10),
        ribbon(((55.6, 63.4, 3.0), (54, 70.6, 1.7), (58, 75.4, 1.0), (59.6, 77, 1.1)), 10),
        ribbon(((48.6, 58, 1.2), (42, 55.4, 2.4), (35.6, 60, 0.4)), 10),
    )
    rider = join(
        polygon((56.6, 60), (56, 46), (59, 42.6), (63, 42.6), (65, 47), (63.6, 60)),
        oval(62, 38.6, 2.9, 3.5),
        taper((63, 46), 1.6, (71.4, 50.6), 1.2),
        taper((61, 58), 2.4, (65.4, 67), 1.5),
    )
    cloak = svg("M59.6 43 C53 43 46 45 39.6 51 C45.6 51.4 48 54 50 58 C53 56 56 56 58.4 57.6 Z")
    s.inked([(horse, s.ink), (cloak, "#d11a30"), (rider, s.ink)], 0.8, (0.2, 0.3), ink=s.light)
    s.stroke([(69, 26), (72.4, 62)], s.light, 1.6)
    s.fill(polygon((69, 27), (67.2, 22), (68.6, 16), (70.8, 22)), WHITE)


def wakanda(s: Impact) -> None:
    """A ship darts from the towers over the falls in the low sun."""
    s.steps(
        ALL,
        (52, 0),
        (52, 76),
        [s.deep, mix(s.deep, s.mid, 0.55), s.mid, mix(s.mid, s.key, 0.45), mix(s.mid, s.key, 0.75), s.key],
    )
    sun = (68, 48)
    for r, color in ((38, mix(s.mid, s.key, 0.6)), (31, s.key), (24, mix(s.key, s.light, 0.6)), (17, s.light)):
        s.fill(oval(*sun, r), color)
    s.rays(*sun, 34, 120, 26, s.light, 0.22, duty=0.7, seed=4, first=180, last=360)
    s.halo(ALL, s.deep, *sun, 38, 80, 0.0, 0.6)
    s.fill(svg("M-4 70 L10 52 L22 60 L38 46 L50 58 L60 62 L84 60 L94 50 L112 58 V104 H-4 Z"), mix(s.deep, s.mid, 0.7))

    def tower(x: float, foot: float, high: float, wide: float, color: Color) -> None:
        shoulder, low, high_up = wide * 0.7, foot - high * 0.45, foot - high * 0.75
        path = outline(
            (x - wide, foot),
            (x - wide * 1.15, low, x - shoulder, high_up, x, foot - high),
            (x + shoulder, high_up, x + wide * 1.15, low, x + wide, foot),
        )
        s.fill(path, color)
        with s.clipped(path):
            s.fill(placed(path, -wide * 0.75, 0), mix(color, s.ink, 0.35))
            for floor in range(int(high / 6)):
                s.fill(block(x - wide * 0.1, foot - 5 - floor * 5, wide * 0.8, 1.6), s.key)
        s.rim([path], s.light, (1, -0.5), 0.9)
        s.stroke([(x, foot - high + 2), (x, foot - high - 7)], color, 0.9)

    tower(56, 76, 40, 5.5, mix(s.deep, s.mid, 0.35))
    tower(90, 74, 44, 6, mix(s.deep, s.mid, 0.3))
    tower(68, 80, 58, 7.5, s.deep)
    tower(80, 80, 36, 6.5, mix(s.deep, s.ink, 0.25))
    tower(48, 82, 26, 5, mix(s.deep, s.ink, 0.3))
    # the cliffs and the falls
    s.fill(svg("M34 104 V74 C44 70 52 74 58 76 L96 76 C102 74 106 70 112 70 V104 Z"), mix(s.deep, s.ink, 0.5))
    for x, wide in ((61, 3.0), (74, 5.0), (86, 2.4)):
        s.fill(polygon((x, 76), (x + wide, 76), (x + wide * 1.4, 92), (x - wide * 0.4, 92)), s.light)
    # near leaves
    for x, y, reach, turn in (
        (104, 92, 34, 205),
        (108, 84, 30, 230),
        (102, 96, 40, 188),
        (24, 94, 30, 300),
        (14, 96, 34, 325),
        (34, 98, 26, 340),
    ):
        angle = math.radians(turn)
        ex, ey = x + reach * math.cos(angle), y + reach * math.sin(angle)
        mx, my = (x + ex) / 2, (y + ey) / 2 - reach * 0.18
        s.fill(ribbon([(x, y, 0.8), (mx, my, 4.2), (ex, ey, 0.2)], 10), s.ink)
        s.stroke([(x, y), (mx, my), (ex, ey)], s.mid, 0.6)
    s.fill(svg("M-4 104 V86 C20 80 40 92 60 88 C80 84 98 90 112 84 V104 Z"), s.ink)
    # the ship
    for wide, color in ((3.0, s.accent), (1.4, s.light)):
        s.fill(polygon((53, 50 - wide * 0.2), (84, 26 - wide * 0.5), (86, 28 + wide * 0.5)), color)
    ship = polygon((97, 17), (84, 22), (77, 27), (83, 28), (81, 34), (88, 29), (92, 25))
    s.inked([(ship, s.light)], 1.2, (0.6, 0.9))
    s.fill(polygon((97, 17), (83, 28), (81, 34), (88, 29), (92, 25)), s.accent)
    s.stroke([(97, 17), (83, 28)], s.ink, 0.8)


def knowhere(s: Impact) -> None:
    """Ships fly into the eye of a giant's skull that drifts among the stars."""
    s.fill(ALL, s.ink)
    for size, color in ((52, mix(s.ink, s.deep, 0.5)), (40, s.deep), (28, mix(s.deep, s.mid, 0.5))):
        s.fill(oval(96, 20, size, size * 0.8), color)
    s.halo(ALL, s.ink, 96, 20, 24, 66, 0.0, 0.7)
    lots = chance(17)
    for _ in range(46):
        s.fill(oval(107 * next(lots), 90 * next(lots), 0.25 + 0.55 * next(lots)), s.light)
    # the skull, turned a little to the right
    skull = svg(
        "M44 44 C42 22 56 8 74 8 C92 8 103 22 102 42 C102 52 99 58 95 62 L94 74 C92 82 84 88 76 88 "
        "C68 88 60 84 58 76 L56 66 C48 62 45 54 44 44 Z"
    )
    s.inked([(skull, s.key)], 1.8, (0.8, 1.2))
    with s.clipped(skull):
        s.fill(cut(skull, placed(skull, 8, -5)), s.deep)
        s.fill(both(cut(skull, placed(skull, 14, -9)), placed(skull, 8, -5)), s.mid)
        s.dots(skull, s.deep, (84, 20), (50, 84), 0.0, 0.75, pitch=2.8)
        s.fill(svg("M70 10 C84 8 98 18 99 36 C92 24 82 18 70 18 Z"), s.light)
        for path in ("M72 8 L74 20 L70 26 L75 34", "M98 60 L90 58 L86 62"):  # cracks
            s.line(svg(path), s.ink, 1.2)
    # eyes, nose, teeth
    for path in (
        svg("M56 44 C57 36 68 35 72 41 C73 49 68 55 61 54 C57 53 55 49 56 44 Z"),
        svg("M82 41 C86 35 95 36 97 43 C97 50 93 54 88 53 C83 52 81 47 82 41 Z"),
    ):
        s.inked([(path, s.ink)], 1.1)
    lit = svg("M59 45 C61 40 67 40 69 43 C69.6 48 66 51 62 50.6 C60 50 58.6 48 59 45 Z")
    s.fill(lit, "#ff8a1e")
    s.fill(oval(64.6, 46, 3.2, 2.6), "#fff2ac")
    s.fill(oval(90, 46, 2.2), "#ff8a1e")
    s.fill(svg("M76 54 L80 54 L82 63 L77.6 61 L74 63 Z"), s.ink)
    s.fill(svg("M64 70 C72 74 84 74 91 70 L90 80 C82 84 72 84 66 80 Z"), s.ink)
    for k in range(6):
        s.fill(block(66.6 + k * 4, 72.4 + (0.9 if k in (1, 4) else 1.4 if k in (2, 3) else 0), 3, 3.6), s.light)
        s.fill(block(68 + k * 3.5, 78.4, 2.6, 3), s.light)
    # ships in a line to the near eye
    for left, top, near in ((45.0, 78.0, 2.2), (52.0, 66.4, 1.6), (57.4, 57.0, 1.05)):
        s.stroke([(left - 4 * near, top + 7 * near), (left, top)], "#2ce8f0", 1.6 * near)
        hull = placed(polygon((0, -4), (2.4, 1.6), (0, 0.4), (-2.4, 1.6)), left, top, near * 1.2, 32)
        s.inked([(hull, WHITE)], 0.7, (0.2, 0.3))
    # drifting rock
    s.debris([(50, 14, 3.0, 20), (40, 30, 2.0, 60), (104, 82, 2.2, 10)], s.deep, s.key)


def atlantis(s: Impact) -> None:
    """A whale swims over the domes of a city under the sea."""
    s.steps(ALL, (60, 0), (50, 90), [s.light, s.key, mix(s.key, s.mid, 0.6), s.mid, mix(s.mid, s.deep, 0.5), s.deep])
    for x0, x1, foot in ((50, 58, 40), (70, 82, 78), (92, 100, 104)):
        s.fill(polygon((x0 + 14, -4), (x1 + 16, -4), (foot + 10, 104), (foot - 8, 104)), s.light, 0.20)
    # the city
    back = mix(s.mid, s.deep, 0.45)
    for x, y, r in ((52.0, 80.0, 10.0), (100.0, 78.0, 11.0)):
        s.fill(
            join(
                oval(x, y, r), box(x - r, y, x + r, 104), polygon((x - 1.4, y - r), (x, y - r - 10), (x + 1.4, y - r))
            ),
            back,
        )
    tone, lit = mix(s.deep, s.ink, 0.1), mix(s.mid, s.key, 0.6)

    def dome(x: float, y: float, r: float, high: float) -> None:
        body = join(oval(x, y, r, r * 1.06), polygon((x - 1.6, y - r), (x, y - r - high), (x + 1.6, y - r)))
        s.inked([(body, tone)], 1.3)
        s.fill(cut(oval(x, y, r, r * 1.06), oval(x + r * 0.5, y + r * 0.2, r, r * 1.06)), lit)
        s.inked([(box(x - r * 1.12, y + r * 0.2, x + r * 1.12, y + r * 0.5), tone)], 0.8)
        s.fill(box(x - r * 0.84, y + r * 0.5, x + r * 0.84, 104), tone)
        for k in range(4):
            left = x - r * 0.7 + k * r * 0.4
            s.fill(
                join(box(left, y + r * 0.85, left + r * 0.22, 104), oval(left + r * 0.11, y + r * 0.85, r * 0.11)),
                s.accent,
            )

    dome(63, 72, 10, 13)
    dome(90, 70, 9, 11)
    dome(76, 66, 12.5, 17)
    # the whale over it, its belly lit
    whale = svg(
        "M40 30 C48 16 70 12 86 18 C94 21 98 25 101 24 "
        "C104 20 106 16 112 14 C110 20 110 24 112 30 C106 30 102 29 99 28 "
        "C94 34 84 38 72 39 C58 40 46 38 40 30 Z"
    )
    s.inked([(whale, mix(s.deep, s.ink, 0.35))], 1.6, (0.6, 1.0))
    with s.clipped(whale):
        s.fill(svg("M38 30 C50 34 66 34 80 30 C74 42 50 44 38 36 Z"), mix(s.key, s.light, 0.5))
        for k in range(6):
            s.stroke([(44 + k * 5, 33 + k * 0.3), (50 + k * 5, 34.6, 56 + k * 4, 40)], s.mid, 0.8)
        s.dots(whale, s.ink, (70, 12), (70, 30), 0.0, 0.5, pitch=2.4)
    s.rim([whale], s.light, (-0.3, -1), 1.1)
    fin = svg("M58 36 C60 44 66 50 74 52 C74 46 70 40 66 35 Z")
    s.inked([(fin, mix(s.deep, s.ink, 0.35))], 1.2)
    s.fill(oval(49, 28, 1.4), s.light)
    for x, y, r in ((44, 22, 1.2), (41, 15, 1.8), (45, 9, 1.2), (84, 46, 1.0), (88, 52, 0.7)):
        s.line(oval(x, y, r), s.light, 0.7)
    for x, y in ((96, 50), (101, 46), (92, 44), (46, 58), (42, 62)):
        s.fill(join(oval(x, y, 2.2, 1), polygon((x + 1.8, y), (x + 3.6, y - 1.2), (x + 3.6, y + 1.2))), s.accent)
    # weed and rock in front
    s.fill(svg("M28 104 V92 C40 86 52 96 64 94 C78 92 96 98 112 90 V104 Z"), s.ink)
    for x, lean in ((44, 3), (50, -2), (106, -4)):
        s.fill(ribbon([(x, 100, 1.6), (x + lean, 90, 2.0), (x - lean, 80, 1.4), (x + lean, 72, 0.2)], 12), s.ink)


def assembled(s: Impact) -> None:
    """Five fists meet in the middle, each in a glove of its own colour."""
    s.fill(ALL, s.deep)
    x, y = 70.0, 42.0
    s.rays(x, y, 16, 120, 26, s.mid, 0.9, duty=0.8, seed=6)
    s.halo(ALL, s.ink, x, y, 30, 88, 0.0, 0.8)
    s.flash(x, y, 30, 14, s.accent, seed=3)
    s.flash(x, y, 22, 14, s.light, seed=3)
    arms = (
        (-150, "#ff5648", "#7f0a24"),
        (-66, "#4fb0ff", "#12308e"),
        (4, "#ff9a2e", "#99330a"),
        (72, "#5fe08a", "#0f6a3c"),
        (146, "#ffd83a", "#a8660c"),
    )
    for turn, color, shade in arms:
        with s.moved(x, y, 1.0, turn):
            arm = polygon((14, -6.4), (120, -16), (120, 16), (14, 6.4))
            s.inked([(arm, color)], 1.4, (0.2, 0.6))
            s.fill(polygon((14, 1.4), (120, 4), (120, 16), (14, 6.4)), shade)
            s.inked([(box(15, -8, 20, 8, 1.6), WHITE)], 1.1, (0.2, 0.4))
            s.fill(box(15, 1.6, 20, 8, 1.6), mix(WHITE, shade, 0.5))
            fist = box(2.4, -7.4, 15, 7.4, 4)
            s.inked([(fist, color)], 1.5, (0.3, 0.6))
            s.fill(both(fist, box(0, 1.6, 16, 9)), shade)
            for k in range(4):
                s.inked(
                    [(box(1.0, -7.2 + k * 3.6, 6.2, -3.9 + k * 3.6, 1.5), color if k < 2 else mix(color, shade, 0.6))],
                    0.7,
                    (0.1, 0.2),
                )
            s.inked([(box(5.4, -8.6, 12.6, -4.6, 2), mix(color, WHITE, 0.25))], 0.8, (0.1, 0.2))
    s.fill(burst(x, y, 6.4, 9, 5), WHITE)


class PlacePicture(NamedTuple):
    """A tile's picture: the function that paints it, its palette, the seed of its newsprint."""

    paint: Callable[[Impact], None]
    palette: ImpactPalette
    seed: int


PLACES: Final = {
    "1A": PlacePicture(
        avengers_tower, ImpactPalette("#0a0a26", "#241a6e", "#5a3ac0", "#a988ff", "#efe6ff", "#ffd83a"), 31
    ),
    "1B": PlacePicture(attilan, ImpactPalette("#0c0930", "#2b2580", "#5f58cc", "#bdb6f6", "#ffffff", "#2fd0e6"), 32),
    "2A": PlacePicture(
        hells_kitchen, ImpactPalette("#16040e", "#4c0a1e", "#a81a2a", "#ff6a3c", "#ffd8b0", "#ffc23a"), 33
    ),
    "2B": PlacePicture(triskelion, ImpactPalette("#0c1238", "#23408a", "#4f8ad0", "#ffc48a", "#fff0d0", "#e8483a"), 34),
    "3A": PlacePicture(asgard, ImpactPalette("#12082e", "#3a1a70", "#8a3aa8", "#e08ad0", "#ffe9f4", "#ffb84a"), 35),
    "3B": PlacePicture(wakanda, ImpactPalette("#04211f", "#0b4f49", "#178a6a", "#ffc02e", "#fff3bc", "#e8433a"), 36),
    "4A": PlacePicture(knowhere, ImpactPalette("#0d0a1e", "#3a2a5c", "#7c6a9c", "#c8bcd8", "#f4f0ff", "#ff8a1e"), 37),
    "4B": PlacePicture(atlantis, ImpactPalette("#04182c", "#0c4a6e", "#1a8aa0", "#58d0c4", "#dffcf0", "#ffd86a"), 38),
    "majority": PlacePicture(
        assembled, ImpactPalette("#1c0630", "#4a0f5c", "#a01e80", "#ff5ab0", "#fff0d8", "#ffc81a"), 39
    ),
}
"""The pictures by tile and side, and that of the majority tile."""


def picture(place: str, px: tuple[int, int]) -> skia.Image:
    """Paint a place on a sheet of a size in pixels."""
    row = PLACES[place]
    sheet = Impact(0, px, row.seed, UNITS, row.palette)
    row.paint(sheet)
    return sheet.finish()
