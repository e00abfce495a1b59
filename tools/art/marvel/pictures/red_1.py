"""Pictures of the red cards of level 1."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
    around,
    block,
    both,
    box,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    skyline,
    svg,
    taper,
)


def _ball_room(s: Impact) -> None:
    """Paint a ball room: arched mirrors, a floor of squares, a chandelier over it."""
    s.fill(ALL, mix(s.ink, s.deep, 0.7))
    for r, tone in ((70, s.deep), (54, mix(s.deep, s.mid, 0.5)), (40, s.mid), (27, mix(s.mid, s.key, 0.5))):
        s.fill(oval(66, 48, r, r * 1.05), tone)
    for x in (6, 32, 58, 84, 110):
        mirror = arch(x - 9, x + 9, 52, 104, 10)
        s.inked([(arch(x - 11, x + 11, 52, 106, 12), s.key if x in (58, 84) else s.deep)], 1.0)
        s.fill(mirror, mix(s.mid, s.key, 0.35 if x in (58, 84) else 0.0))
        s.fill(polygon((x - 4, 48), (x + 1, 46), (x - 2, 104), (x - 8, 104)), s.light, 0.4)
    s.halo(ALL, s.ink, 66, 60, 46, 100, 0.0, 0.75)
    s.fill(svg("M-4 104 H124 V172 H-4 Z"), s.mid)
    for row in range(5):
        near, far = 104 + 5 * row + 2.2 * row * row, 104 + 5 * (row + 1) + 2.2 * (row + 1) ** 2
        for column in range(-6, 7):
            if (row + column) % 2:
                a, b = 8 + (near - 104) * 0.42, 8 + (far - 104) * 0.42
                s.fill(
                    polygon(
                        (66 + a * column, near),
                        (66 + a * (column + 1), near),
                        (66 + b * (column + 1), far),
                        (66 + b * column, far),
                    ),
                    s.light,
                )
    s.dots(svg("M-4 104 H124 V172 H-4 Z"), s.deep, (66, 112), (0, 150), 0.0, 0.85)


def _chandelier(s: Impact, x: float, y: float) -> None:
    """Paint a chandelier of two rings that swings on its chain."""
    s.stroke([(x - 6, -4), (x, y - 12)], s.ink, 2.4)
    for wide, dy in ((13, -8), (23, 2)):
        for turn in range(7):
            a = math.radians(20 + 140 * turn / 6)
            px, py = x + wide * math.cos(a), y + dy + 4.2 * math.sin(a)
            s.inked([(polygon((px - 1.8, py), (px + 1.8, py), (px, py + 7)), "#ffffff")], 0.8, (0.2, 0.3))
        s.inked([(oval(x, y + dy, wide, 4), "#ffc83a")], 1.4, (0.2, 0.8))
        for step in range(5):
            px = x + wide * (-0.86 + 0.43 * step)
            s.fill(oval(px, y + dy - 8, 4.6), "#fff4b4", 0.6)
            s.inked([(box(px - 1.3, y + dy - 6, px + 1.3, y + dy, 0.5), "#ffffff")], 0.6)
            s.fill(oval(px, y + dy - 8.4, 1.5, 2.4), "#ffffff")


def _shaft_of_crystal(s: Impact, x: float, foot: float, wide: float, high: float, turn: float) -> None:
    """Paint a crystal of three planes that grows from (x, foot)."""
    with s.moved(x, foot, turn=turn):
        tip = high * 0.8
        whole = polygon((-wide, 0), (-wide, -tip), (wide * 0.1, -high), (wide, -tip * 0.94), (wide, 0))
        s.inked([(whole, mix(s.accent, "#ffffff", 0.45))], 1.9, (1.0, 1.0))
        s.fill(
            polygon((-wide, 0), (-wide, -tip), (wide * 0.1, -high), (-wide * 0.3, -tip * 0.9), (-wide * 0.3, 0)),
            "#ffffff",
        )
        side = polygon(
            (wide * 0.45, 0), (wide * 0.45, -tip * 0.86), (wide * 0.1, -high), (wide, -tip * 0.94), (wide, 0)
        )
        s.fill(side, s.accent)
        s.dots(side, mix(s.accent, s.ink, 0.7), (0, -tip * 0.8), (0, 0), 0.0, 0.8, pitch=2.4)
        s.line(
            polygon((-wide * 0.3, 0), (-wide * 0.3, -tip * 0.9), (wide * 0.45, -tip * 0.86), (wide * 0.45, 0)),
            s.ink,
            0.9,
        )
        s.stroke([(-wide * 0.3, -tip * 0.9), (wide * 0.1, -high), (wide * 0.45, -tip * 0.86)], s.ink, 0.9)


def crystal(s: Impact) -> None:
    """Crystals break the floor of a ball room under two who dance. Light: the chandelier."""
    _ball_room(s)
    _chandelier(s, 58, 24)
    s.shaft(polygon((40, 32), (76, 32), (112, 140), (30, 140)), "#fff4d8", 0.5, (58, 28), (70, 150))
    # the dancers start apart on the right
    pair = join(
        oval(100, 79.5, 3.4, 4.0),
        svg("M97 84 C95 92 95 98 96 104 L91 122 H95 L100 108 L104 122 H108 L104 102 C105 94 104 88 102 84 Z"),
        taper((97, 87), 1.6, (89, 80), 1.2),
        taper((103, 87), 1.6, (110, 92), 1.2),
    )
    gown = join(
        oval(112, 84, 3.2, 3.8),
        svg(
            "M109.500 89 C109 96 108 100 110 103 C106 110 103 118 102 126 H124 C122 114 119 108 115.500 103 C117 98 116 92 114.500 89 Z"
        ),
        oval(115, 82, 2.6, 2.4),
    )
    for figure in (pair, gown):
        s.fill(figure, s.ink)
        s.rim([figure], s.light, (-1.0, -0.6), 1.1)
    s.flash(64, 126, 46, 14, s.key, seed=6, hollow=0.55, squeeze=0.42)
    for spec in (
        (46, 128, 4.6, 34, -26),
        (88, 128, 4.4, 30, 28),
        (54, 128, 6.4, 56, -13),
        (79, 129, 6.0, 50, 15),
        (66, 130, 8.4, 76, 1),
        (40, 136, 4.6, 24, -42),
        (92, 136, 4.6, 22, 44),
        (58, 137, 5.0, 30, -18),
        (76, 138, 5.0, 32, 20),
    ):
        _shaft_of_crystal(s, *spec)
    for x, y, size, turn in (
        (34, 118, 6, -30),
        (98, 122, 5, 40),
        (44, 142, 6, 12),
        (88, 144, 7, -20),
        (66, 146, 6, 6),
    ):  # the floor breaks up
        slab = placed(polygon((-1.4, -0.5), (1.2, -0.7), (1.4, 0.4), (-1.1, 0.7)), x, y, size, turn)
        s.inked([(slab, s.light)], 1.5, (0.5, 1.2))
        s.fill(both(slab, placed(slab, 0, 3)), s.mid)
    s.glint(66, 54, 10)
    s.glint(52, 74, 6)


def _theatre(s: Impact) -> None:
    """Paint the stalls of a theatre from the stage's side: boxes, a dark hall, heads."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    for r, tone in ((78, mix(s.ink, s.deep, 0.8)), (60, s.deep), (45, mix(s.deep, s.mid, 0.5)), (33, s.mid)):
        s.fill(oval(62, 64, r, r * 0.9), tone)
    s.halo(ALL, s.ink, 62, 64, 40, 92, 0.0, 0.75)
    for side, x in ((-1, 6), (1, 116)):  # boxes on both sides
        for y in (54, 88):
            s.fill(arch(x - 11, x + 11, y - 8, y + 6), mix(s.ink, s.deep, 0.2))
            s.fill(box(x - 13, y + 4, x + 13, y + 12, 2), mix(s.deep, s.mid, 0.5))
            s.fill(box(x - 13, y + 4, x + 13, y + 5.6), s.key)
            s.fill(oval(x - side * 3, y, 3.2, 3.8), mix(s.deep, s.mid, 0.3))


def _ship_of_fog(s: Impact) -> None:
    """Paint a ship under sail, made of fog and light."""
    white, shade = "#ffffff", mix(s.accent, "#ffffff", 0.45)
    hull = svg("M30 84 C44 90 72 90 92 78 C90 92 82 102 68 104 H48 C38 102 32 94 30 84 Z")
    masts = [box(46, 36, 48, 86), box(66, 30, 68, 86)]
    sails = [
        svg("M68 34 C82 38 88 52 86 74 C80 70 74 70 68 72 Z"),
        svg("M65 36 C56 44 54 60 58 74 H65 Z"),
        svg("M45 42 C36 50 34 64 37 78 C40 76 43 76 45 77 Z"),
        svg("M48 44 C53 50 54 62 52 76 L48 77 Z"),
    ]
    for mast in masts:
        s.inked([(mast, shade)], 1.0, (0.3, 0.3), ink=mix(s.accent, s.ink, 0.6))
    for sail in sails:
        s.inked([(sail, white)], 1.4, (0.6, 0.9), ink=mix(s.accent, s.ink, 0.6))
        s.fill(both(sail, placed(sail, -5, 3)), shade)
    s.inked([(hull, white)], 1.6, (0.6, 1.2), ink=mix(s.accent, s.ink, 0.6))
    with s.clipped(hull):
        s.fill(cut(hull, placed(hull, -1, -7)), s.accent)
        s.dots(hull, mix(s.accent, s.ink, 0.4), (60, 88), (60, 104), 0.0, 0.8, pitch=2.4)
        for x in (44, 54, 64, 74):
            s.fill(oval(x, 92 - abs(x - 56) * 0.06, 1.9), mix(s.accent, s.ink, 0.5))
    s.fill(svg("M67 30 L80 26 L78 30 L82 34 L67 34 Z"), white)
    for x, y, r in ((30, 100, 7), (40, 106, 8), (52, 108, 9), (65, 107, 9), (78, 103, 8), (88, 97, 6), (95, 91, 4)):
        s.fill(oval(x, y, r * 1.2, r * 0.8), shade)
        s.fill(oval(x - 1, y - 1.6, r, r * 0.6), white)


def mysterio(s: Impact) -> None:
    """A magic lantern throws a ship of fog over the stalls of a theatre. Light: the lantern."""
    _theatre(s)
    lens = (94.0, 124.0)
    s.fill(polygon(lens, (16, 92), (40, 24), (96, 34)), s.key, 0.55)
    s.fill(polygon(lens, (28, 94), (48, 34), (86, 42)), mix(s.key, s.light, 0.6), 0.6)
    _ship_of_fog(s)
    for x, y in ((34, 140), (50, 145), (66, 139), (80, 146)):  # heads in the stalls, one points
        head = join(
            oval(x, y - 6, 4.6, 5.4), svg(f"M{x - 9} {y + 20} C{x - 9} {y + 2} {x + 9} {y + 2} {x + 9} {y + 20} Z")
        )
        s.fill(head, s.ink)
        s.rim([head], s.key, (0.2, -1.0), 1.2)
    arm = taper((56, 146), 2.4, (60, 124), 1.6)
    s.fill(arm, s.ink)
    s.rim([arm], s.key, (0.8, -0.6), 0.9)
    # the lantern, its chimney and its lens
    with s.moved(105.0, 131.0, turn=16.0):
        parts = [
            (box(-4, -26, 4, -12, 1), mix(s.deep, s.mid, 0.4)),
            (box(-6, -29, 6, -24, 1), s.mid),
            (box(-11, -13, 14, 14, 2), mix(s.deep, s.mid, 0.6)),
        ]
        s.inked([(box(-18, -6, -9, 7, 1), s.light), *parts], 1.8, (0.9, 1.2))
        s.fill(box(-11, -13, -5, 14), s.key)
        s.dots(box(-11, -13, 14, 14), s.ink, (0, -4), (14, 14), 0.0, 0.85, pitch=2.4)
        s.fill(box(-20, -5, -17, 6), "#ffffff")
        for y in (-6, 0, 6):
            s.fill(box(2, y, 10, y + 2), "#ffc830")
    s.flash(*lens, 9, 9, "#ffffff", seed=3)


def _leaning_houses(s: Impact) -> None:
    """Paint a town square whose houses lean away from the middle."""
    s.steps(ALL, (60, 0), (60, 104), [s.deep, s.mid, mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.5)])
    for r, tone in ((44, mix(s.key, s.light, 0.3)), (32, mix(s.key, s.light, 0.65))):
        s.fill(oval(68, 84, r), tone)
    s.halo(ALL, s.deep, 68, 84, 54, 112, 0.0, 0.7)
    tone, dark = mix(s.deep, s.mid, 0.25), mix(s.ink, s.deep, 0.45)
    for x, top, wide, turn in ((20, 62, 26, -9), (44, 74, 18, -6), (98, 72, 18, 7), (118, 58, 26, 10)):
        with s.moved(x, 112, turn=turn):
            house = polygon(
                (-wide / 2, 8), (-wide / 2, top - 112), (0, top - 128), (wide / 2, top - 112), (wide / 2, 8)
            )
            s.fill(house, tone)
            s.fill(both(house, box(0 if x > 68 else -40, -80, 40 if x > 68 else 0, 10)), dark)
            for number in range(4):
                s.fill(
                    block(-wide * 0.32 + wide * 0.4 * (number % 2), top - 106 + 16 * (number // 2), 4, 7),
                    s.light if number != 1 else s.key,
                )
    s.fill(svg("M-4 112 H124 V172 H-4 Z"), mix(s.deep, s.mid, 0.5))
    for number in range(5):
        y = 116 + 6 * number + number * number * 0.6
        s.stroke([(-4, y), (124, y)], s.deep, 1.0 + 0.2 * number)
    for number in range(-6, 7):
        s.stroke([(68 + 7 * number, 112), (68 + 24 * number, 172)], s.deep, 1.1)
    s.dots(svg("M-4 112 H124 V172 H-4 Z"), s.ink, (68, 118), (0, 150), 0.0, 0.75)


def _half_tower(s: Impact, side: int) -> None:
    """Paint one half of a clock tower that has split, its broken edge at x 0."""
    wall = svg("M0 60 L3 46 L-2 34 L3 20 L-2 6 L2 -10 L-1 -20 H17 V60 Z")
    roof = svg("M-1 -22 L3 -30 L1 -38 L4 -50 L21 -22 Z")
    stone, teal = mix(s.mid, s.deep, 0.35), s.accent
    if side < 0:
        wall, roof = placed(wall, flip=True), placed(roof, flip=True)
    s.inked([(wall, stone), (roof, teal)], 2.0, (0.8, 1.2))
    with s.clipped(wall):
        s.rim([wall], "#ffc830", (-side, 0.0), 4.0)
        s.rim([wall], "#fff4b4", (-side, 0.0), 1.8)
        for number in range(7):
            s.stroke([(-20, -14 + 12 * number), (20, -14 + 12 * number)], s.ink, 1.0)
        s.dots(wall, s.ink, (side * 6, 10), (side * 20, 30), 0.0, 0.8, pitch=2.4)
        s.inked([(oval(0, -2, 13), s.light)], 1.8, (0.0, 0.0))
        s.line(oval(0, -2, 10.5), s.deep, 1.0)
        for turn in range(0, 360, 30):
            s.stroke([around(0, -2, 8.4, turn), around(0, -2, 10.4, turn)], s.ink, 1.2)
        s.stroke([(0, -2), (side * 7, -6)], s.ink, 2.0)
        s.inked([(arch(side * 9 - 3, side * 9 + 3, 26, 36), s.ink)], 0.6)
    s.rim([roof], mix(teal, "#ffffff", 0.6), (-side, -0.3), 1.6)


def quake(s: Impact) -> None:
    """A crack runs at us through a square and splits its clock tower. Light: the fire in the crack."""
    _leaning_houses(s)
    s.fill(polygon((62, 116), (75, 116), (80, 56), (57, 56)), "#ffc830")
    s.flash(69, 84, 34, 12, "#ff8a1e", seed=4, hollow=0.5, squeeze=1.5)
    s.flash(69, 84, 24, 12, "#fff4b4", seed=4, hollow=0.5, squeeze=1.6)
    for side, x, turn in ((-1, 61, -7), (1, 74, 7)):
        with s.moved(x, 63, 0.84, turn, about=(0.0, 54.0)):
            _half_tower(s, side)
    crack = polygon(
        (66, 112),
        (74, 112),
        (71, 118),
        (80, 122),
        (76, 130),
        (92, 136),
        (88, 150),
        (44, 150),
        (58, 138),
        (52, 130),
        (63, 124),
        (60, 117),
    )
    s.inked([(crack, "#ff8a1e")], 2.2, (0.0, 1.2))
    s.fill(placed(crack, 69 * 0.36, 112 * 0.36, 0.64), "#ffc830")
    s.fill(
        polygon(
            (68, 112),
            (71, 112),
            (70, 119),
            (74, 124),
            (70, 131),
            (76, 138),
            (74, 150),
            (62, 150),
            (66, 138),
            (62, 131),
            (68, 124),
        ),
        "#fff4b4",
    )
    for x, y, size, flip in ((46, 130, 0.8, True), (97, 126, 0.72, False), (106, 140, 0.95, False)):  # those who run
        runner = join(
            svg("M-3 -16 C-4 -21 4 -21 4 -16 L2 -8 H-4 Z"),
            oval(2, -24, 2.9, 3.4),
            taper((3, -17), 1.5, (9, -20), 1.1),
            taper((-3, -17), 1.5, (-8, -12), 1.1),
            taper((0, -8), 2.0, (7, -4), 1.6),
            taper((7, -4), 1.5, (6, 2), 1.2),
            taper((-2, -8), 2.0, (-8, -2), 1.4),
        )
        runner = placed(runner, x, y, size, flip=flip)
        s.fill(runner, s.ink)
        s.rim([runner], "#ffc830", (1.0 if x < 69 else -1.0, 0.2), 1.0)
    s.debris(
        [
            (54, 56, 3.4, 20),
            (86, 62, 3.0, 60),
            (70, 44, 2.8, 40),
            (62, 96, 3.6, 10),
            (80, 98, 3.2, 70),
            (50, 112, 4.4, 30),
            (88, 114, 4.0, 50),
            (70, 68, 2.2, 80),
        ],
        mix(s.deep, s.mid, 0.5),
        s.light,
    )


def _lighthouse_rock(s: Impact) -> None:
    """Paint a storm over a rock with a lighthouse, its beam across the sky."""
    s.steps(ALL, (60, 0), (60, 110), [s.ink, mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.6), s.mid])
    lamp = (98.0, 56.0)
    s.fill(polygon(lamp, (-6, 16), (-6, 66)), mix(s.key, s.light, 0.35))
    s.fill(polygon(lamp, (-6, 28), (-6, 56)), s.light)
    s.fill(polygon(lamp, (128, 50), (128, 64)), mix(s.key, s.light, 0.35))
    for x, y, wide in ((20, 10, 34), (60, 4, 30), (104, 12, 30)):
        s.fill(join(oval(x, y, wide, 7), oval(x - 9, y + 6, wide * 0.5, 5)), mix(s.ink, s.deep, 0.35))
    s.halo(ALL, s.ink, 70, 80, 56, 108, 0.0, 0.7)
    tower = polygon((92, 62), (104, 62), (108, 104), (88, 104))
    s.inked(
        [(tower, s.light), (box(91, 50, 105, 62, 1), s.ink), (polygon((89, 50), (107, 50), (98, 42)), s.mid)],
        1.4,
        (0.6, 0.6),
    )
    for y in (70, 84, 97):
        s.fill(both(tower, box(86, y, 110, y + 7)), s.mid)
    s.fill(both(tower, box(101, 60, 112, 106)), mix(s.deep, s.ink, 0.3), 0.6)
    s.fill(oval(98, 56, 4.4, 4.0), "#fff4b4")
    s.fill(svg("M80 112 L86 102 L98 100 L112 104 L124 98 V130 H76 Z"), mix(s.ink, s.deep, 0.4))


def _walls_of_sea(s: Impact) -> None:
    """Paint two walls of water that curl away from the middle."""
    for side in (-1, 1):
        wall = placed(
            svg(
                "M10 172 C12 140 18 120 34 106 C44 97 56 98 62 106 C56 104 51 106 49 111 C54 110 58 113 60 118 C66 132 68 150 68 172 Z"
            ),
            72,
            0,
            flip=side < 0,
        )
        s.inked([(wall, mix(s.deep, s.mid, 0.7))], 1.9, (0.4, 1.0))
        with s.clipped(wall):
            s.dots(wall, s.ink, (72 + side * 30, 116), (72 + side * 60, 150), 0.0, 0.8)
            for number in range(4):
                x = 17 + 11 * number
                s.stroke([(72 + side * x, 172), (72 + side * (x + 2), 132, 72 + side * (x + 16), 112)], s.key, 1.6)
        for x, y, r in ((28, 111, 4), (35, 104, 5), (43, 100, 5), (52, 100, 5), (59, 105, 4), (50, 109, 3)):
            s.inked([(oval(72 + side * x, y, r), "#ffffff")], 1.0, (0.2, 0.4))
        for x, y, r in ((28, 111, 4), (35, 104, 5), (43, 100, 5), (52, 100, 5), (59, 105, 4)):
            s.fill(oval(72 + side * x - 0.6, y - 0.8, r * 0.86), "#ffffff")


def triton(s: Impact) -> None:
    """A trident on a sunken wall parts the sea before a lighthouse. Light: the lighthouse's beam."""
    _lighthouse_rock(s)
    s.fill(svg("M-4 112 H124 V172 H-4 Z"), mix(s.deep, s.mid, 0.4))
    s.fill(polygon((60, 112), (84, 112), (96, 172), (48, 172)), mix(s.ink, s.deep, 0.6))
    for number in range(4):  # the stair on the sea's floor
        y = 118 + 8 * number + number * number
        s.fill(
            polygon(
                (61 - 2.4 * number, y), (83 + 2.4 * number, y), (84 + 2.4 * number, y + 3), (60 - 2.4 * number, y + 3)
            ),
            s.key,
        )
    _walls_of_sea(s)
    s.flash(70, 70, 29, 12, s.accent, seed=3, hollow=0.42)
    with s.moved(70.0, 132.0, turn=-5.0):
        head = svg(
            "M-2.600 0 V-44 C-12 -44 -19 -50 -20 -60 V-72 L-25 -71 L-17.500 -84 L-11 -71 L-15 -71.500 V-61 C-14.500 -55 -9 -50.500 -2.600 -50 "
            "V-80 L-8 -78 L0 -96 L8 -78 L2.600 -80 V-50 C9 -50.500 14.500 -55 15 -61 V-71.500 L11 -71 L17.500 -84 L25 -71 L20 -72 V-60 C19 -50 12 -44 2.600 -44 V0 Z"
        )
        bronze = mix(s.accent, "#ffffff", 0.4)
        s.inked([(head, bronze)], 2.2, (1.2, 1.4))
        with s.clipped(head):
            s.fill(cut(head, placed(head, -1.8, -0.6)), mix(s.accent, s.ink, 0.25))
            s.fill(cut(head, placed(head, 1.3, 0.8)), "#ffffff")
        for y in (-38, -32, -12, -6):
            s.inked([(box(-3.8, y, 3.8, y + 3, 1), "#ffc83a")], 1.0, (0.3, 0.4))
    for x, y, r in ((60, 128, 5), (68, 133, 6), (77, 130, 5), (84, 134, 4), (53, 134, 4)):
        s.fill(oval(x, y, r), s.light)
        s.fill(oval(x - 1, y - 1.4, r * 0.7), "#ffffff")
    s.glint(62, 40, 9)
    for x, y in ((46, 92), (92, 92), (40, 82), (54, 100), (88, 102)):
        s.fill(oval(x, y, 1.4, 1.8), "#ffffff")


def _library_stair(s: Impact) -> None:
    """Paint a library of galleries to an arched window at its end."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    s.fill(polygon((44, 10), (96, 10), (92, 92), (48, 92)), s.deep)
    window = arch(58, 82, 30, 82, 14)
    for r, tone in ((40, mix(s.deep, s.mid, 0.5)), (30, s.mid)):
        s.fill(oval(70, 48, r * 0.8, r), tone)
    s.fill(window, s.key)
    s.fill(arch(61, 79, 31, 82, 11), mix(s.key, s.light, 0.6))
    for x in (66.4, 72.8):
        s.stroke([(x, 18), (x, 82)], s.deep, 1.1)
    for side in (-1, 1):
        for level in range(4):  # shelves in perspective, each full of books
            near, far = 70 + side * 76, 70 + side * 25
            top_near, top_far = -12 + 42 * level, 22 + 17.6 * level
            low_near, low_far = top_near + 36, top_far + 15
            shelf = polygon((near, top_near), (far, top_far), (far, low_far), (near, low_near))
            s.inked([(shelf, mix(s.ink, s.deep, 0.25))], 1.0)
            for number in range(9):
                a, b = (number + 0.1) / 9, (number + 0.88) / 9
                tall = (0.78, 0.9, 0.7, 0.84)[(number + level) % 4]
                xa, xb = far + (near - far) * a, far + (near - far) * b
                fa, fb = low_far + (low_near - low_far) * a, low_far + (low_near - low_far) * b
                ha, hb = (
                    (fa - top_far - (top_near - top_far) * a) * tall,
                    (fb - top_far - (top_near - top_far) * b) * tall,
                )
                tone = (s.mid, mix(s.deep, s.mid, 0.4), mix(s.mid, s.key, 0.4), s.deep)[(number * 3 + level) % 4]
                s.fill(polygon((xa, fa), (xb, fb), (xb, fb - hb), (xa, fa - ha)), tone)
    s.halo(ALL, s.ink, 70, 84, 40, 96, 0.0, 0.8)
    s.fill(polygon((48, 92), (92, 92), (150, 172), (-10, 172)), mix(s.deep, s.mid, 0.3))
    for number in range(5):
        y = 95 + 7 * number + 1.6 * number * number
        s.stroke([(48 - (y - 92) * 0.72, y), (92 + (y - 92) * 0.72, y)], s.mid, 1.2)


def _page_bird(s: Impact, x: float, y: float, size: float, turn: float, raised: float) -> None:
    """Paint a bird folded from a page that flies to the right, its wings ``raised`` from 0 (spread) to 1 (upright)."""
    lean = 12 * (1 - raised)
    near_wing = ((-7, 2), (-13 - lean, -22 + lean * 0.4), (-1 - lean, -23 + lean * 0.4), (6, -1))
    far_wing = ((1, -3), (9 + lean * 0.6, -24 + lean * 0.5), (18 + lean * 0.6, -18 + lean * 0.5), (9, 1))
    body = svg("M-14 4 L-27 0 L-23 8 L-12 9 C-6 13 5 12 11 6 L19 3 L12 -2 C8 -6 1 -6 -4 -2 Z")
    s.inked([(placed(polygon(*far_wing), x, y, size, turn), mix(s.key, s.light, 0.6))], 1.5, (0.5, 0.8))
    s.inked([(placed(body, x, y, size, turn), "#ffffff")], 1.6, (0.6, 1.0))
    s.fill(placed(svg("M-12 9 C-6 13 5 12 11 6 L13 4 C4 7 -6 7 -16 4 Z"), x, y, size, turn), mix(s.key, s.light, 0.5))
    wing = placed(polygon(*near_wing), x, y, size, turn)
    s.inked([(wing, "#ffffff")], 1.6, (0.6, 1.0))
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = near_wing
    for share in (0.3, 0.5, 0.7):  # the lines of print
        a, b = (
            (ax + (bx - ax) * share + 1.4, ay + (by - ay) * share),
            (dx + (cx - dx) * share - 1.4, dy + (cy - dy) * share),
        )
        s.line(placed(polygon(a, b), x, y, size, turn), s.mid, 1.0)
    s.fill(placed(polygon((15, 0.4), (21, 3), (15, 4.6)), x, y, size, turn), s.accent)
    s.fill(placed(oval(11.5, 0.6, 1.1), x, y, size, turn), s.ink)


def _open_book(s: Impact, x: float, y: float) -> None:
    """Paint a great open book that lies at (x, y), a page of it just turning."""
    cover = svg(
        f"M{x - 38} {y - 6} L{x} {y + 3} L{x + 38} {y - 6} L{x + 41} {y + 10} L{x} {y + 20} L{x - 41} {y + 10} Z"
    )
    s.inked([(cover, s.accent)], 2.0, (0.5, 1.4))
    for side, tone in ((-1, "#ffffff"), (1, s.light)):
        page = svg(
            f"M{x} {y + 1} C{x + side * 10} {y - 10} {x + side * 26} {y - 12} {x + side * 37} {y - 8} L{x + side * 39} {y + 6} C{x + side * 27} {y + 2} {x + side * 11} {y + 4} {x} {y + 14} Z"
        )
        s.inked([(page, tone)], 1.6, (0.2, 0.8))
        for number in range(4):
            s.stroke(
                [
                    (x + side * 6, y - 1 + 3.2 * number),
                    (x + side * 18, y - 8 + 3.2 * number, x + side * 33, y - 5.4 + 3 * number),
                ],
                s.mid,
                1.0,
            )
        s.dots(page, s.key, (x + side * 14, y), (x, y + 12), 0.0, 0.6, pitch=2.4)
    turning = svg(
        f"M{x} {y + 2} C{x - 4} {y - 16} {x + 4} {y - 28} {x + 14} {y - 34} L{x + 20} {y - 24} C{x + 10} {y - 18} {x + 6} {y - 6} {x} {y + 2} Z"
    )
    s.inked([(turning, "#ffffff")], 1.6, (0.6, 0.9))
    for number in range(3):
        s.stroke(
            [(x + 4 + 3 * number, y - 12 - 5 * number), (x + 10 + 2.6 * number, y - 17 - 4.4 * number)], s.mid, 1.0
        )


def wong(s: Impact) -> None:
    """A book in a library lets its pages fly off as birds. Light: the open page."""
    _library_stair(s)
    s.shaft(polygon((48, 128), (100, 128), (112, -4), (30, -4)), s.light, 0.7, (73, 128), (73, 10))
    s.fill(oval(73, 127, 46, 12), mix(s.mid, s.key, 0.6))
    s.fill(oval(73, 126, 34, 8), mix(s.key, s.light, 0.5))
    _open_book(s, 73, 124)
    for bird in (
        (58, 36, 0.5, -20, 0.9),
        (72, 52, 0.66, -12, 0.3),
        (52, 66, 0.8, -26, 0.8),
        (86, 78, 0.98, -14, 1.0),
        (52, 92, 0.78, -34, 0.2),
    ):
        _page_bird(s, *bird)


def _washing(s: Impact) -> None:
    """Paint the line that the kite pulls along, with what hangs from it."""
    s.stroke([(45, 52), (50, 74, 78, 79), (94, 81, 104, 89)], s.ink, 2.6)
    s.stroke([(45, 52), (50, 74, 78, 79), (94, 81, 104, 89)], "#ffffff", 1.0)
    shirt = svg("M-9 -1 L-3 0 C-1 2 1 2 3 0 L9 -1 L15 8 L10 12 L8 8 L9 24 H-9 L-8 8 L-10 12 L-15 8 Z")
    trousers = svg("M-7 0 H7 L9 25 H2 L0 9 L-3 25 H-10 Z")
    sock = svg("M-2.500 0 H3 L3.500 9 C6 11 10 11 10 14 C10 17 4 17 0 16 C-3 15 -2 9 -2.500 0 Z")
    for path, x, y, turn, tone, shade in (
        (shirt, 56, 68, 40, s.light, s.key),
        (trousers, 74, 78, 14, s.accent, mix(s.accent, s.ink, 0.55)),
        (sock, 93, 82, 26, "#ffc83a", s.mid),
    ):
        cloth = placed(path, x, y, 0.92, turn)
        s.inked([(cloth, tone)], 1.5, (0.7, 1.1))
        with s.clipped(cloth):
            s.fill(cut(cloth, placed(cloth, -4.5, -1)), shade)
            s.dots(cloth, s.deep, (x, y + 8), (x + 8, y + 24), 0.0, 0.7, pitch=2.4)
    for x, y, turn in ((50, 65, 42), (62, 74, 34), (69, 78, 14), (80, 80, 8), (92, 82, 26)):
        s.inked([(placed(box(-0.9, -2.6, 0.9, 2.6, 0.6), x, y, turn=turn), "#ffc83a")], 0.7, (0.2, 0.2))


def _kite(s: Impact) -> None:
    """Paint a diamond kite of four fields."""
    with s.moved(43.0, 38.0, 1.06, turn=-22.0):
        top, side, low = (0, -24), 16, (0, 22)
        s.inked([(polygon(top, (side, -5), low, (-side, -5)), s.accent)], 2.0, (1.0, 1.4))
        s.fill(polygon(top, (0, -5), (-side, -5)), mix(s.accent, "#ffffff", 0.5))
        s.fill(polygon((0, -5), (side, -5), low), "#ffc83a")
        s.fill(polygon((-side, -5), (0, -5), low), "#fff4b4")
        s.dots(polygon(top, (side, -5), low), s.deep, (2, -4), (14, 2), 0.0, 0.6, pitch=2.4)
        s.line(svg("M0 -24 V22 M-16 -5 H16"), s.ink, 1.1)


def _child(s: Impact) -> None:
    """Paint a child that runs over the roof, reaching for the end of the line."""
    figure = join(
        svg("M68 122 C67 116 70 111 75 111 C79 111 81 114 80 118 L78 127 L69 128 Z"),
        oval(79, 105.4, 4.3, 4.6),
        taper((77, 113), 1.9, (88, 108), 1.6),
        taper((88, 108), 1.6, (97, 102), 1.1),
        taper((73, 113), 1.9, (66, 118), 1.5),
        taper((66, 118), 1.5, (62, 113), 1.1),
        taper((75, 126), 2.5, (84, 130), 2.0),
        taper((84, 130), 2.0, (83, 138), 1.6),
        taper((71, 126), 2.5, (64, 133), 2.0),
        taper((64, 133), 2.0, (56, 132), 1.6),
    )
    hair = svg("M75 105 C75 99 82 98 84 103 C80 103 79 106 78 110 C74 112 70 110 69 107 C72 108 74 107 75 105 Z")
    child = placed(join(figure, hair), 7, -2)
    s.fill(child, s.ink)
    s.rim([child], s.light, (0.1, -1.0), 0.8)


def ms_marvel(s: Impact) -> None:
    """A kite runs off with the washing, and a child after it over the roofs. Light: the sun's edge."""
    s.steps(ALL, (60, 0), (60, 116), [s.deep, s.mid, mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.5)])
    sun = (80.0, 124.0)
    for r, tone in ((46, mix(s.key, s.light, 0.35)), (36, mix(s.key, s.light, 0.7)), (27, s.light), (22, "#fff8ec")):
        s.fill(oval(*sun, r), tone)
    s.rays(*sun, 50, 150, 16, s.light, 0.3, duty=0.4, seed=4, first=190, last=350)
    s.halo(ALL, s.deep, *sun, 66, 140, 0.0, 0.6)
    s.fill(skyline(-4, 60, 150, (34, 26, 42, 30), seed=4), mix(s.deep, s.mid, 0.75))
    s.fill(skyline(92, 128, 150, (30, 40, 26), seed=9), mix(s.deep, s.mid, 0.75))
    roof = svg("M-4 144 L30 136 H92 L124 128 V172 H-4 Z")
    s.inked(
        [(box(104, 108, 118, 140), mix(s.ink, s.deep, 0.5)), (box(101, 105, 121, 111), mix(s.deep, s.mid, 0.4))], 1.5
    )
    s.fill(box(104, 111, 107, 140), s.key)
    s.inked([(roof, mix(s.ink, s.deep, 0.45))], 1.5)
    s.stroke([(-4, 144.6), (30, 137), (92, 137), (124, 129)], s.key, 1.6)
    for x in range(4, 120, 10):
        s.fill(svg(f"M{x} 143 C{x + 1} 147 {x + 7} 147 {x + 8} 143 Z"), s.deep)
    _child(s)
    _washing(s)
    _kite(s)
    for y, x in ((36, 84), (46, 78), (64, 92)):
        s.stroke([(x, y), (x + 14, y + 3)], "#ffffff", 1.4)


def sandman(s: Impact) -> None:
    """A hand of sand rises inside a tilted hourglass. Still close-up, contre-jour; light: the low sun behind the glass."""
    s.steps(
        ALL,
        (60, 0),
        (60, 112),
        [
            mix(s.deep, s.ink, 0.35),
            s.deep,
            mix(s.deep, s.mid, 0.5),
            s.mid,
            mix(s.mid, s.key, 0.6),
            s.key,
            mix(s.key, s.light, 0.4),
        ],
    )
    sun = (82, 76)
    for r, c in ((50, mix(s.key, s.light, 0.2)), (41, mix(s.key, s.light, 0.6)), (33, s.light)):
        s.fill(oval(*sun, r), c)
    s.rays(*sun, 54, 150, 22, s.key, 0.35, duty=0.7, seed=3, first=180, last=360)
    s.halo(svg("M-4 -4 H124 V100 H-4 Z"), s.deep, *sun, 48, 120, 0.0, 0.7)
    sea = polygon((-4, 108), (124, 108), (124, 130), (-4, 130))
    s.fill(sea, s.accent)
    s.fill(polygon((-4, 108), (124, 108), (124, 109.2), (-4, 109.2)), s.light)
    for i, w in enumerate((60, 74, 50, 66, 44)):
        y = 111 + i * 3.4
        s.fill(
            polygon((84 - w / 2, y), (84 + w / 2, y - 0.4), (84 + w / 2 - 5, y + 1.2), (84 - w / 2 + 4, y + 1.4)),
            s.light,
            0.85,
        )
    # pier and wheel
    dark = mix(s.deep, s.ink, 0.3)
    s.line(oval(20, 74, 22), dark, 1.8)
    for i in range(8):
        a = math.pi * i / 8 + 0.2
        s.stroke(
            [(20 - 22 * math.cos(a), 74 - 22 * math.sin(a)), (20 + 22 * math.cos(a), 74 + 22 * math.sin(a))], dark, 0.9
        )
        for k in (-1, 1):
            s.fill(block(20 + k * 22 * math.cos(a) - 2.1, 74 + k * 22 * math.sin(a) - 0.6, 4.2, 3.8, 1), dark)
    s.fill(polygon((18, 74), (22, 74), (32, 108), (28, 108), (20, 80), (12, 108), (8, 108)), dark)
    s.fill(block(-4, 103, 54, 4), dark)
    for x in (2, 14, 26, 38, 47):
        s.fill(block(x, 105, 2, 22), dark)
    # beach
    beach = svg("M-4 150 V128 C20 122 50 126 76 127 C96 128 110 124 124 122 V150 Z")
    s.fill(beach, mix(s.deep, s.mid, 0.45))
    s.dots(beach, s.ink, (60, 124), (60, 150), 0.1, 0.85)
    s.fill(svg("M34 150 C44 140 60 136 74 136 C94 136 104 142 112 150 Z"), s.ink, 0.75)
    # glass
    with s.moved(72.0, 90.0, turn=-10.0):
        glass = svg(
            "M-25 -42 C-31 -25 -25 -12 -8 -6 C-3 -4 -3 4 -8 6 C-25 12 -31 25 -25 42 L25 42 C31 25 25 12 8 6 C3 4 3 -4 8 -6 C25 -12 31 -25 25 -42 Z"
        )
        s.inked(
            [(p, mix(s.deep, s.ink, 0.45)) for p in (block(-33, -44, 4.6, 88, 1), block(28.4, -44, 4.6, 88, 1))],
            w=1.1,
            heavy=(0.6, 0.3),
        )
        s.fill(glass, s.light, 0.55)
        with s.clipped(glass):
            s.fill(block(-40, 0, 80, 50), mix(s.accent, s.ink, 0.62))
            s.dots(block(-40, 0, 80, 50), s.ink, (-10, 20), (30, 36), 0.0, 0.7, pitch=2.4)
            s.fill(svg("M-34 -24 C-16 -20 -8 -24 0 -16 C8 -22 18 -22 34 -26 V-4 H-34 Z"), "#ffb347")
            s.fill(svg("M2 -16 C8 -22 18 -22 34 -26 V-4 H4 Z"), s.mid)
            s.fill(block(-40, -5, 80, 8), "#ffb347")
            # the hand
            parts = [
                svg("M-10 46 L-8 33 C-12 29 -12 24 -10 20 L10 20 C12 24 12 29 8.500 33 L10 46 Z"),
                taper((-8, 28), 3.6, (-17.5, 21), 2.5),
                taper((-7.5, 21), 3.0, (-13.5, 9.5), 2.2),
                taper((-2.4, 20), 3.1, (-4, 5.500), 2.3),
                taper((3.2, 20), 3.0, (5.4, 6.5), 2.2),
                taper((8, 22), 2.7, (15, 12.5), 2.0),
            ]
            whole = svg("M-40 46 L-40 37 C-26 36 -16 35 -10 33 L10 33 C16 35 26 36 40 37 L40 46 Z")
            for p in parts:
                whole = join(whole, p)
            s.inked([(whole, "#ff9a3c")], w=1.2, heavy=(0.5, 0.6))
            with s.clipped(whole):
                s.fill(cut(whole, placed(whole, 3.4, 1.2)), "#fff0c0")
                s.fill(both(whole, placed(whole, -1.4, 0.4)), "#ffc75e")
                s.dots(svg("M2 12 H44 V50 H2 Z"), s.mid, (3, 22), (26, 44), 0.05, 0.8, pitch=2.4)
            for x0, x1 in ((-5.6, -5.0), (0.2, 0.1), (5.8, 5.2)):
                s.stroke([(x0, 18.5), (x1, 23.5)], s.ink, 1.0)
            s.stroke([(-6, 30), (2, 27.5)], s.ink, 0.9)
            s.fill(polygon((-1.2, -6), (1.2, -6), (0.6, 6), (-0.6, 6)), "#ffc75e")
        s.line(glass, s.ink, 1.7)
        s.fill(
            svg(
                "M-21.500 -37 C-25 -26 -21 -16 -12 -11 C-19 -16 -21 -26 -18.500 -37 Z M-21.500 37 C-25 26 -22 17 -13 12.500 C-20 17 -22 27 -19 37 Z"
            ),
            "#ffffff",
        )
        # the glass gives way
        for pts in (
            [(15, 12.5), (20, 15), (19, 19), (24, 21), (24, 26)],
            [(20, 15), (24, 14)],
            [(19, 19), (14, 24), (17, 28)],
            [(-17.5, 20), (-21, 25), (-19, 29)],
            [(-17.5, 20), (-23, 18)],
        ):
            s.stroke(pts, "#ffffff", 0.9)
        for y0, k, g in ((-53, 36, -1), (42, 36, 1)):
            cap = polygon((-k + g, y0, 1.5), (k - g, y0, 1.5), (k + g, y0 + 11, 1.5), (-k - g, y0 + 11, 1.5))
            s.inked([(cap, mix(s.deep, s.mid, 0.25))], w=1.5, heavy=(0.9, 1.2))
            s.fill(polygon((-k + g, y0), (k - g, y0), (k, y0 + 3), (-k, y0 + 3)), "#ffb347")
            s.dots(block(-k, y0 + 3, 2 * k, 8), s.ink, (-10, y0), (40, y0), 0.0, 0.7, pitch=2.4)


def _skirting(s: Impact) -> None:
    """Paint a papered wall above a skirting board and a floor, by the light of a spark at the socket."""
    s.fill(ALL, s.deep)
    for r, tone in ((92, mix(s.deep, s.mid, 0.5)), (70, s.mid), (50, mix(s.mid, s.key, 0.6)), (33, s.key)):
        s.fill(oval(76, 60, r, r * 0.94), tone)
    leaf = svg("M0 -8 C5 -3 5 3 0 8 C-5 3 -5 -3 0 -8 Z")
    for column in range(7):
        for row in range(6):
            s.fill(placed(leaf, 4 + 19 * column, 4 + 24 * row + 12 * (column % 2), 0.8), s.deep, 0.4)
    s.halo(ALL, s.ink, 76, 60, 52, 112, 0.0, 0.85)
    s.inked([(box(-6, 120, 126, 134), mix(s.deep, s.mid, 0.7))], 1.5)
    s.fill(box(-4, 120, 124, 122.6), s.key)
    s.fill(box(-4, 134, 124, 172), mix(s.ink, s.deep, 0.6))
    s.fill(oval(72, 140, 46, 5), s.mid)


def electro(s: Impact) -> None:
    """A plug rears up like a snake and strikes at a socket. Light: the spark between them."""
    _skirting(s)
    teal, pale, dim = s.accent, "#a8efe2", mix(s.accent, s.ink, 0.6)
    plate = box(56, 34, 94, 72, 5)
    s.inked([(plate, "#fff2e2")], 2.2, (0.8, 1.4))
    s.fill(cut(plate, placed(plate, -2.2, -2.6)), s.light)
    s.inked([(oval(75, 53, 14.5), s.light)], 1.3, (0.3, 0.5))
    s.dots(oval(75, 53, 14.5), s.key, (70, 48), (86, 66), 0.0, 0.8, pitch=2.4)
    for x in (69.6, 80.4):
        s.inked([(oval(x, 51, 2.8), s.ink)], 0.5)
    # the cable lies in two coils; its neck rises out of them
    tail = ribbon([(96, 138, 4.4), (112, 142, 4.4), (128, 134, 4.4)])
    coils = [cut(oval(74, y, rx, ry), oval(74, y - 1, rx - 9, ry - 7)) for y, rx, ry in ((137, 34, 11), (129, 28, 10))]
    neck = ribbon([(92, 126, 4.8), (72, 130, 4.9), (50, 126, 5.0), (43, 114, 5.2), (50, 103, 5.6)])
    for cable in (tail, *coils, neck):
        s.inked([(cable, teal)], 2.0, (0.5, 1.0))
        s.fill(cut(cable, placed(cable, 0.6, 2.6)), pale)
        s.dots(cable, dim, (60, 116), (90, 146), 0.0, 0.8, pitch=2.4)

    def at(path: skia.Path) -> skia.Path:
        return placed(path, 57, 92, 1.12, -62)

    s.flash(73, 63, 20, 13, teal, seed=5, hollow=0.5)
    s.flash(73, 63, 13, 12, "#ffffff", seed=5, hollow=0.5)
    for y in (-6.5, 6.5):
        prong = at(box(9, y - 2.0, 25, y + 2.0, 1.8))
        s.inked([(prong, "#ffe6b0")], 1.6, (0.3, 0.6))
        s.fill(at(box(9, y - 2.0, 24, y - 0.4, 1)), "#ffffff")
    body = at(
        polygon(
            (-15, -5.5, 2), (-8, -6, 2), (-4, -14, 3), (11, -14, 2), (11, 14, 2), (-4, 14, 3), (-8, 6, 2), (-15, 5.5, 2)
        )
    )
    dark = mix(s.ink, teal, 0.3)
    s.inked([(body, dark)], 2.4, (0.7, 1.4))
    s.fill(cut(body, placed(body, -1.0, 3.4)), teal)
    s.fill(at(box(6, -13.4, 10.4, 13.4, 1)), pale)
    for x in (-5, -0.5):
        s.fill(at(box(x, -9, x + 2, 9, 1)), teal)
    for points in ([(82, 64), (92, 72), (90, 78), (102, 88)], [(64, 66), (54, 70), (56, 62), (44, 64)]):
        s.stroke(points, s.ink, 4.0)
        s.stroke(points, "#ffffff", 2.0)
    for x, y, r in ((96, 74, 1.8), (48, 74, 1.5), (84, 84, 1.6)):
        s.fill(oval(x, y, r), "#ffffff")


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-25": Picture(crystal, ((67.0, 64.0), (67.0, 112.0)), "break the floor", "ball room", "chandelier"),
    "m1-26": Picture(electro, ((78.0, 68.0), (60.0, 90.0)), "strikes at a socket", "skirting board", "spark"),
    "m1-27": Picture(
        mysterio, ((62.0, 62.0), (94.0, 116.0)), "throws a ship of fog", "stalls of a theatre", "magic lantern"
    ),
    "m1-28": Picture(quake, ((69.0, 62.0), (69.0, 110.0)), "splits a tower", "town square", "fire in the crack"),
    "m1-29": Picture(triton, ((66.0, 60.0), (70.0, 112.0)), "parts the sea", "lighthouse rock", "beam of a lighthouse"),
    "m1-30": Picture(wong, ((76.0, 68.0), (73.0, 122.0)), "lets its pages fly", "gallery of a library", "the page"),
    "m1-31": Picture(
        ms_marvel, ((44.0, 42.0), (86.0, 106.0)), "runs off with the washing", "roofs", "edge of the morning"
    ),
    "m1-32": Picture(sandman, ((66.0, 80.0),), "breaks its hourglass", "pier", "low sun behind the glass"),
}
