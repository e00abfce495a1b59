"""Pictures of the purple cards of level 1."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    around,
    block,
    both,
    box,
    burst,
    chance,
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


def america_chavez(s: Impact) -> None:
    """A door in the form of a star opens at the end of an alley. One-point depth; light: the day on the other side."""
    cx, cy = 66, 72
    s.fill(ALL, mix(s.ink, s.deep, 0.4))
    # sky slit, end wall
    s.fill(polygon((34, -4), (98, -4), (92, 20), (40, 20)), mix(s.deep, s.mid, 0.5))
    end = polygon((28, 14), (104, 14), (104, 118), (28, 118))
    s.fill(end, s.deep)
    for r in range(13):
        for k in range(7):
            x, y = 24 + k * 14 - (r % 2) * 7, 14 + r * 8.2
            with s.clipped(end):
                s.fill(block(x, y, 13, 7.2), mix(s.deep, s.mid, (0.45, 0.7, 0.3)[(r * 2 + k) % 3]))
    s.halo(end, s.ink, cx, cy, 36, 62, 0.0, 0.8)
    # side walls with windows, floor
    left = polygon((-6, -30), (28, 14), (28, 118), (-6, 150))
    right = polygon((126, -30), (104, 14), (104, 118), (126, 150))
    s.fill(left, mix(s.ink, s.deep, 0.55))
    s.fill(right, mix(s.ink, s.deep, 0.3))
    s.fill(polygon((25, 12), (28, 14), (28, 118), (25, 120)), s.key)
    s.fill(polygon((104, 14), (106, 12), (106, 120), (104, 118)), s.key)
    for y in (30, 58):
        s.fill(polygon((6, y - 8), (18, y), (18, y + 16), (6, y + 12)), s.ink)
    s.fill(polygon((106, 60), (124, 56), (124, 59), (106, 63)), s.ink)
    floor = polygon((28, 118), (104, 118), (130, 152), (-10, 152))
    s.fill(floor, mix(s.ink, s.deep, 0.5))

    # star
    def star(r, x=cx, y=cy, k=0.44, sq=1.0, first=-98):
        return polygon(
            *[
                (x + q * math.cos(math.radians(first + 36 * i)), y + q * math.sin(math.radians(first + 36 * i)) * sq)
                for i in range(10)
                for q in ((r if i % 2 == 0 else r * k),)
            ]
        )

    patch = polygon((52, 118), (82, 118), (100, 152), (26, 152))
    s.fill(patch, s.mid)
    s.fill(polygon((58, 118), (77, 118), (86, 152), (44, 152)), s.accent)
    s.fill(polygon((62, 118), (73, 118), (77, 152), (55, 152)), "#f6ffc0")
    s.dots(floor, s.ink, (64, 124), (64, 156), 0.0, 0.6)
    s.rays(cx, cy, 40, 74, 20, s.key, 0.75, duty=0.35, seed=6, inward=False)
    s.fill(star(48, k=0.5), s.ink)
    s.fill(star(45, k=0.5), s.accent)
    hole = star(40.5, k=0.5)
    s.fill(hole, "#f6ffd0")
    with s.clipped(hole):
        s.steps(ALL, (66, 34), (66, 92), ["#b9e81e", "#d3f24e", "#e6fa86", "#f4ffc0", "#ffffe6"])
        s.fill(oval(66, 74, 24), "#f4ffc0")
        s.fill(oval(66, 74, 17), "#ffffff")
        s.fill(svg("M20 96 L40 84 L48 89 L60 70 L66 77 L71 73 L84 90 L92 86 L112 98 V120 H20 Z"), "#8ab414")
        s.fill(svg("M60 70 L64 76 L61 79 L58 77 L55 79 Z M71 73 L76 80 L72 79 L69 81 L67 78 Z"), "#ffffff")
        s.fill(svg("M20 104 C40 94 52 97 66 98 C84 99 100 92 112 98 V120 H20 Z"), "#4f7f1c")
        s.fill(svg("M58 124 C60 112 74 106 68 99 C72 106 82 112 84 124 Z"), "#f6ffd0")
    s.line(hole, "#ffffff", 1.2)
    # torn bricks and leaves blow in
    s.debris(
        [
            (36, 52, 3.6, 10),
            (96, 52, 3.0, 60),
            (42, 112, 4.2, 30),
            (94, 106, 3.6, 90),
            (86, 126, 3.0, 20),
            (50, 36, 2.4, 0),
            (84, 34, 2.6, 40),
            (38, 128, 3.0, 70),
        ],
        s.mid,
        s.light,
    )
    for x, y, a, k in (
        (54, 124, 20, 1.0),
        (74, 132, -30, 1.3),
        (92, 88, 50, 0.9),
        (40, 84, -10, 0.9),
        (64, 140, 70, 1.2),
    ):
        s.inked(
            [(placed(svg("M-4 0 C-2 -3 2 -3 4 0 C2 2.500 -2 2.500 -4 0 Z"), x, y, k, a), "#8fd024")],
            w=0.8,
            heavy=(0.3, 0.4),
        )
    # somebody looks round the corner: only a shadow
    s.fill(
        svg(
            "M90 152 L92 126 C92 119 96 116 99.500 115 C96.500 112 96.500 105.500 101 104 C106 103.500 108.500 108 107 112 C106.500 114 105.500 115 104.500 115.500 C110 117 113 120 113.500 126 L116 152 Z"
        ),
        s.ink,
    )
    s.rim(
        [
            svg(
                "M90 152 L92 126 C92 119 96 116 99.500 115 C96.500 112 96.500 105.500 101 104 C106 103.500 108.500 108 107 112 C106.500 114 105.500 115 104.500 115.500 C110 117 113 120 113.500 126 L116 152 Z"
            )
        ],
        s.accent,
        (-1, -0.3),
        1.1,
    )


def lizard(s: Impact) -> None:
    """A lizard climbs the shaft of a sewer towards the disc of day."""
    s.fill(ALL, mix(s.ink, s.deep, 0.35))
    # rings of brick run to the open manhole
    for r, tone in ((96, 0.25), (80, 0.5), (66, 0.75), (54, 1.0)):
        s.fill(oval(70, 56, r, r), mix(s.ink, s.deep, tone))
    for ring, (near, far) in enumerate(((96, 80), (80, 66), (66, 54), (54, 44), (44, 36))):
        for number in range(18):
            a = math.radians(20 * number + (10 if ring % 2 else 0))
            s.stroke(
                [(70 + near * math.cos(a), 56 + near * math.sin(a)), (70 + far * math.cos(a), 56 + far * math.sin(a))],
                s.ink,
                1.0,
            )
        s.line(oval(70, 56, far), s.ink, 1.1)
    s.fill(oval(70, 56, 36), s.mid)
    s.halo(ALL, s.ink, 70, 56, 38, 100, 0.0, 0.8)
    # the day, its lid pushed aside
    for r, color in ((30, s.key), (25, s.light), (20, "#ffffff")):
        s.fill(oval(68, 48, r, r * 0.94), color)
    s.fill(svg("M46 30 C52 20 64 16 76 18 C72 24 56 26 46 34 Z"), s.ink)
    for x, y in ((60, 40), (74, 38), (80, 52)):
        s.stroke([(x, y), (x + 5, y - 2, x + 9, y + 1)], s.key, 1.4)
    # rungs
    for y in (92, 112, 134):
        wide = 9 + (y - 92) * 0.16
        s.inked([(box(98 - wide, y, 98 + wide, y + 3.4, 1.5), mix(s.mid, s.key, 0.3))], 1.0, (0.5, 0.8))

    # the lizard: tail, legs, body, head up into the light
    tail = ribbon([(66, 108, 7), (60, 122, 5.4), (64, 138, 4), (80, 144, 2.8), (92, 136, 1.6), (90, 126, 0.6)])
    body = svg("M70 52 C76 58 80 70 79 84 C78 98 74 110 66 114 C58 108 56 94 58 82 C60 68 64 58 70 52 Z")
    head = svg("M70 34 C77 36 81 44 79 51 C78 57 74 60 70 60 C66 60 62 57 61 51 C60 44 64 36 70 34 Z")
    legs = []
    for side in (-1, 1):
        for y, reach, up in ((68, 17, -9), (100, 16, 8)):
            knee = (69 + side * reach, y + up * 0.2)
            toe = (69 + side * (reach + 2), y + up)
            legs += [taper((69 + side * 7, y), 3.8, knee, 2.8), taper(knee, 2.8, toe, 2.0)]
            for turn in (-38, 0, 38):
                a = math.radians((-90 if up < 0 else 90) + turn)
                legs.append(taper(toe, 1.4, (toe[0] + 5.5 * math.cos(a), toe[1] + 5.5 * math.sin(a)), 1.1))
    skin, lit = s.accent, mix(s.accent, "#ffffff", 0.55)
    s.inked([(tail, mix(skin, s.ink, 0.25)), *((leg, mix(skin, s.ink, 0.12)) for leg in legs)], 1.5, (0.8, 1.0))
    s.inked([(body, skin), (head, skin)], 1.6, (0.8, 1.0))
    s.fill(both(join(body, head), placed(join(body, head), -4, -2.5)), lit)
    with s.clipped(join(body, tail)):
        s.dots(ALL, s.ink, (68, 70), (78, 132), 0.0, 0.75, pitch=2.4)
    for y in (66, 76, 86, 96):
        s.inked([(polygon((70, y - 4), (73, y + 2), (70, y + 4), (67, y + 2)), s.ink)], 0.3, (0, 0))
    for side in (-1, 1):
        s.inked([(oval(70 + side * 6.5, 46, 2.8, 3.2), "#ffffff")], 0.9, (0.3, 0.4))
        s.fill(oval(70 + side * 6.8, 45.4, 1.1, 2.4), s.ink)


def abomination(s: Impact) -> None:
    """A clawed foot comes down on a car; from the ground."""
    s.steps(ALL, (60, 0), (60, 112), [mix(s.ink, s.deep, 0.4), s.deep, mix(s.deep, s.mid, 0.5), s.mid])
    s.fill(skyline(-6, 126, 112, (60, 44, 70, 38, 56, 64), seed=3), mix(s.ink, s.deep, 0.75))
    for x, y in ((6, 66), (12, 78), (30, 84), (100, 60), (108, 72), (92, 88), (114, 84)):
        s.fill(block(x, y, 3, 4.5), s.key)
    s.fill(box(-4, 112, 124, 172), mix(s.ink, s.deep, 0.3))
    # the headlights throw two wedges over the street
    s.fill(polygon((44, 121), (44, 115), (-8, 104), (-8, 140)), s.light, 0.9)
    s.fill(polygon((44, 120), (44, 116), (-8, 112), (-8, 130)), "#ffffff", 0.9)
    s.fill(svg("M-4 134 C20 128 60 130 76 136 L60 150 H-4 Z"), mix(s.mid, s.key, 0.5))
    s.dots(box(-4, 112, 124, 172), s.ink, (50, 128), (124, 150), 0.0, 0.8)
    # the foot: shin, heel and three toes
    foot = svg("M58 -6 C56 20 50 34 46 46 C40 62 42 78 54 84 L100 84 C110 76 108 56 104 44 C100 30 100 12 102 -6 Z")
    toes = [
        svg("M44 62 C34 66 30 78 36 86 C44 92 54 90 58 84 L60 66 Z"),
        svg("M58 64 C54 74 56 86 64 92 C74 94 80 88 80 80 L78 62 Z"),
        svg("M80 62 C80 74 84 84 92 88 C102 90 108 82 106 72 L98 58 Z"),
    ]
    claws = [
        svg("M36 80 C32 88 34 96 42 100 C40 94 44 88 48 86 Z"),
        svg("M60 86 C58 96 62 104 72 106 C68 100 72 92 76 90 Z"),
        svg("M88 82 C88 92 92 98 102 99 C98 94 100 88 103 84 Z"),
    ]
    s.flash(64, 104, 48, 14, mix(s.accent, s.ink, 0.15), seed=2, squeeze=0.5)
    # the car gives way
    car = svg("M34 132 C32 122 38 114 46 112 L54 100 C62 106 80 108 88 98 L100 110 C110 112 114 120 112 132 Z")
    for x in (50, 97):
        s.inked([(oval(x, 132, 7.5, 6), s.ink)], 0.8, (0.3, 0.4))
    s.inked([(car, s.accent)], 1.7, (0.9, 1.2))
    s.fill(both(car, placed(car, -2, -4)), mix(s.accent, "#ffffff", 0.45))
    with s.clipped(car):
        s.dots(car, s.ink, (60, 112), (112, 134), 0.0, 0.7, pitch=2.4)
    s.fill(polygon((55, 112), (60, 104), (71, 110), (68, 114)), s.ink)
    s.fill(polygon((76, 111), (88, 103), (95, 111), (76, 115)), s.ink)
    for points in ([(58, 110), (62, 107)], [(82, 110), (88, 106)], [(70, 114), (72, 122), (69, 126)]):
        s.stroke(points, "#ffffff", 0.9)
    for x, y in ((50, 132), (97, 132)):
        s.fill(oval(x, y, 3.2, 2.6), s.key)
    s.inked([(oval(40, 119, 4.4, 3.6), "#ffffff")], 1.1, (0.4, 0.6))
    # now the foot in front
    s.inked([(foot, mix(s.deep, s.mid, 0.55))], 1.9, (1.2, 1.4))
    s.fill(both(foot, placed(foot, -9, 3)), s.mid)
    s.fill(both(foot, placed(foot, -20, 6)), s.key)
    with s.clipped(foot):
        s.dots(foot, s.ink, (72, 40), (108, 70), 0.0, 0.85, pitch=2.4)
    for x, y, r in ((64, 20, 4), (80, 32, 5), (66, 44, 4.5), (90, 12, 4), (86, 52, 4)):
        s.line(oval(x, y, r, r * 0.7), mix(s.ink, s.deep, 0.3), 1.0)
    for toe, claw in zip(toes, claws, strict=True):
        s.inked([(claw, "#fff6d0")], 1.4, (0.8, 1.0))
        s.inked([(toe, s.mid)], 1.6, (0.9, 1.1))
        s.fill(both(toe, placed(toe, -3.4, -3)), s.key)
        with s.clipped(toe):
            s.dots(toe, s.ink, (70, 70), (84, 92), 0.0, 0.7, pitch=2.4)
    s.debris(
        [(28, 106, 2.6, 20), (114, 104, 3, 60), (30, 92, 2, 10), (116, 92, 2.2, 40), (106, 140, 2.4, 15)],
        s.accent,
        "#ffffff",
    )


def winter_soldier(s: Impact) -> None:
    """A tin soldier falls from a railway bridge into a gorge of snow; seen from above."""
    s.fill(ALL, mix(s.mid, s.key, 0.5))
    # the gorge: walls of snow and the river far below
    s.fill(svg("M-4 -4 H44 C38 30 52 52 44 84 C38 112 48 132 40 172 H-4 Z"), s.light)
    s.fill(svg("M124 -4 H96 C104 26 92 56 100 86 C106 116 94 136 102 172 H124 Z"), mix(s.light, s.key, 0.3))
    s.fill(
        svg("M44 -4 C38 30 52 52 44 84 C38 112 48 132 40 172 H56 C62 130 52 112 58 84 C64 52 52 30 58 -4 Z"),
        mix(s.mid, s.deep, 0.35),
    )
    s.fill(
        svg("M96 -4 C104 26 92 56 100 86 C106 116 94 136 102 172 H88 C82 136 92 116 86 86 C80 56 90 26 82 -4 Z"), s.deep
    )
    river = svg("M64 -4 C58 30 72 52 66 84 C60 112 72 132 64 172 H80 C86 132 76 116 80 86 C84 56 72 30 78 -4 Z")
    s.fill(river, mix(s.ink, s.deep, 0.7))
    for x, y in ((66, 20), (73, 48), (70, 66), (69, 104), (72, 130)):
        s.stroke([(x, y), (x + 4, y + 3, x + 2, y + 9)], s.key, 0.9)
    s.dots(svg("M-4 -4 H44 C38 30 52 52 44 84 C38 112 48 132 40 172 H-4 Z"), s.key, (40, 60), (0, 80), 0.0, 0.6)
    s.dots(svg("M124 -4 H96 C104 26 92 56 100 86 C106 116 94 136 102 172 H124 Z"), s.mid, (98, 60), (124, 80), 0.0, 0.7)
    for x, y, r in ((14, 30, 4), (24, 60, 3), (10, 96, 4.4), (110, 40, 4), (114, 74, 3), (110, 116, 4.4)):
        for turn in range(0, 360, 60):
            a = math.radians(turn)
            s.fill(
                polygon(
                    (x, y),
                    (x + r * math.cos(a - 0.4), y + r * math.sin(a - 0.4)),
                    (x + r * 1.5 * math.cos(a), y + r * 1.5 * math.sin(a)),
                    (x + r * math.cos(a + 0.4), y + r * math.sin(a + 0.4)),
                ),
                mix(s.deep, s.ink, 0.3),
            )
    # the bridge above all, with a train whose lamp looks down the rails
    with s.moved(turn=-16, about=(70, 24)):
        s.fill(polygon((22, 26), (22, 22), (-30, 8), (-30, 44)), s.accent, 0.9)
        s.inked([(box(-20, 14, 150, 34), mix(s.ink, s.deep, 0.5))], 1.4, (0.5, 1.6))
        for x in range(-18, 150, 7):
            s.fill(block(x, 15, 3, 18), mix(s.deep, s.mid, 0.35))
        for y in (18, 28.6):
            s.fill(box(-20, y, 150, y + 1.5), s.light)
        for x, wide in ((26, 30), (60, 30), (94, 34)):
            car = block(x, 12, wide, 24, 3)
            s.inked([(car, s.mid)], 1.4, (0.4, 1.2))
            s.fill(block(x + 1.5, 13.5, wide - 3, 9, 2), s.key)
            s.dots(car, s.ink, (x, 20), (x, 38), 0.0, 0.7, pitch=2.4)
        s.inked([(oval(27, 24, 3, 4.4), "#ffffff")], 1.0, (0.3, 0.5))
    # the soldier, head over heels
    for x, y, long in ((46, 58, 22), (58, 50, 26), (84, 54, 22), (94, 64, 16)):
        s.stroke([(x, y), (x + 1.4, y + long)], "#ffffff", 1.3)
    with s.moved(70, 92, 0.98, turn=152):
        boots = [block(-9, 22, 8, 14, 2), block(2, 21, 8, 14, 2)]
        legs = [polygon((-9, 8), (0, 8), (-1, 24), (-9, 24)), polygon((1, 8), (9, 8), (10, 23), (2, 23))]
        coat = polygon((-11, -12, 3), (11, -12, 3), (9, 12), (-9, 12))
        arms = [taper((-11, -8), 3.6, (-20, 4), 2.8), taper((11, -8), 3.6, (21, -16), 2.8)]
        head = block(-6.5, -25, 13, 13, 4)
        hat = polygon((-7.5, -24), (-8.5, -42, 2), (8.5, -42, 2), (7.5, -24))
        s.inked([(boot, s.ink) for boot in boots], 1.2, (0.4, 0.6))
        s.inked([(leg, "#ffffff") for leg in legs], 1.3, (0.6, 0.8))
        s.inked([(arm, mix(s.accent, s.ink, 0.15)) for arm in arms], 1.3, (0.6, 0.8))
        s.inked([(coat, s.accent)], 1.5, (0.8, 1.0))
        s.fill(both(coat, placed(coat, 5, 0)), mix(s.accent, "#ffffff", 0.5))
        for side in (-1, 1):
            s.fill(polygon((side * 2, -10), (side * 9, -12), (side * 3, 10), (side * 1, 10)), "#ffffff")
        s.fill(box(-9.6, 4, 9.6, 6.6), "#ffffff")
        s.inked([(oval(-20, 5, 3), "#ffe0c0"), (oval(21.5, -17, 3), "#ffe0c0")], 1.0, (0.4, 0.5))
        s.inked([(head, "#ffe0c0")], 1.3, (0.6, 0.8))
        for x in (-3, 3):
            s.fill(oval(x, -18, 1.1), s.ink)
        s.fill(oval(0, -14.6, 1.4, 0.9), s.ink)
        s.inked([(hat, s.deep)], 1.5, (0.7, 0.9))
        s.fill(both(hat, placed(hat, 5, 0)), s.mid)
        s.inked([(svg("M-2 -40 C-5 -46 -2 -50 0 -52 C2 -50 5 -46 2 -40 Z"), "#ffffff")], 0.9, (0.3, 0.4))
        s.inked([(block(-9, -27, 18, 3, 1), "#ffc75e")], 0.9, (0.3, 0.4))
        key = svg("M10 -2 C14 -10 24 -10 24 -2 C24 4 16 4 14 1 C16 6 24 10 18 14 C12 16 9 6 10 -2 Z")
        s.inked([(placed(key, -4, 2, 0.5), "#ffc75e")], 0.9, (0.3, 0.4))


_SPOT: Final = polygon((-1, -0.3), (-0.2, -1), (0.8, -0.6), (0.4, 0.1), (1, 0.8), (-0.5, 0.7))
"""A spot of fur, about the origin."""


def _night_savannah(s: Impact) -> None:
    """Paint a plain with an acacia before a moon that rises."""
    s.steps(ALL, (60, 0), (60, 108), [s.ink, mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.6), s.mid])
    for r, tone in ((48, mix(s.deep, s.mid, 0.7)), (38, s.mid), (29, s.key), (22, s.light), (19, "#ffffff")):
        s.fill(oval(50, 70, r), tone)
    s.fill(oval(44, 64, 4, 3), s.light)
    s.fill(oval(56, 76, 3, 2.2), s.light)
    s.halo(ALL, s.ink, 50, 70, 44, 100, 0.0, 0.75)
    tree = join(
        ribbon([(22, 112, 3.0), (24, 92, 2.4), (20, 74, 1.6), (12, 62, 0.8)]),
        ribbon([(24, 92, 2.0), (32, 78, 1.4), (38, 66, 0.7)]),
        oval(10, 60, 20, 5.6),
        oval(34, 62, 16, 4.6),
        oval(22, 55, 16, 4.6),
    )
    s.fill(tree, mix(s.ink, s.deep, 0.4))
    s.fill(svg("M-4 108 C30 102 90 104 124 108 V172 H-4 Z"), mix(s.ink, s.deep, 0.75))


def _grass(s: Impact, y: float, count: int, high: float, tone: Color, seed: int) -> None:
    """Paint a row of blades of grass whose roots lie at ``y``."""
    lots = chance(seed)
    for number in range(count):
        x = -6 + 134 * number / count + 4 * next(lots)
        up, lean = high * (0.6 + 0.6 * next(lots)), 10 * (next(lots) - 0.5)
        s.fill(polygon((x - 1.8, y), (x + lean, y - up), (x + 1.8, y)), tone)


def _paw(s: Impact) -> None:
    """Paint the foreleg of a big cat that comes down from the right."""
    fur = mix(s.deep, s.mid, 0.4)
    leg = svg(
        "M130 8 C114 22 104 34 98 50 C92 60 78 62 66 68 C54 74 48 84 54 92 C62 99 84 98 96 94 C108 90 113 78 117 66 C121 56 126 50 134 44 Z"
    )
    s.inked([(leg, fur)], 2.2, (0.8, 1.5))
    with s.clipped(leg):
        s.fill(cut(leg, placed(leg, 6, 4)), s.key)
        s.fill(cut(leg, placed(leg, 2.4, 1.8)), s.light)
        s.dots(leg, s.ink, (92, 70), (114, 88), 0.0, 0.85, pitch=2.4)
        for x, y, turn in (
            (108, 44, 20),
            (116, 58, 70),
            (104, 62, 40),
            (114, 34, 0),
            (96, 76, 60),
            (122, 44, 100),
            (84, 72, 10),
        ):
            s.fill(placed(_SPOT, x, y, 3.2, turn), s.ink)
    for x, y in ((56, 88), (67, 93), (80, 94)):
        toe = oval(x, y, 8.4, 6.4, -10)
        claw = svg(
            f"M{x - 4} {y + 4} C{x - 7} {y + 8} {x - 7} {y + 12} {x - 5} {y + 16} C{x - 2} {y + 12} {x} {y + 8} {x + 1} {y + 4} Z"
        )
        s.inked([(claw, "#ffffff")], 1.1, (0.3, 0.4))
        s.inked([(toe, fur)], 1.7, (0.4, 1.1))
        s.fill(cut(toe, placed(toe, 3.0, 2.6)), s.key)
        s.fill(cut(toe, placed(toe, 1.4, 1.2)), s.light)


def _open_trap(s: Impact, x: float, y: float) -> None:
    """Paint a trap whose jaws lie open."""
    for side, lit in ((-1, True), (1, False)):
        rim = [
            (x + 34 * math.cos(math.radians(a)), y + side * 10 * math.sin(math.radians(a))) for a in range(0, 181, 12)
        ]
        for number, (px, py) in enumerate(rim[1:-1]):
            high = 12.5 - 0.3 * abs(number - 6)
            tooth = polygon((px - 3.4, py), (px + (x - px) * 0.06, py - high), (px + 3.4, py))
            if lit:
                s.inked([(tooth, s.light)], 1.1, (0.4, 0.3))
                s.fill(polygon((px, py), (px + (x - px) * 0.06, py - high), (px + 3.4, py)), s.mid)
        if lit:
            s.stroke(rim, s.ink, 5.6)
            s.stroke(rim, s.key, 2.6)
    s.inked([(oval(x, y + 1, 11, 3.6), s.accent)], 1.6, (0.3, 1.0))
    rim = [(x + 34 * math.cos(math.radians(a)), y + 10 * math.sin(math.radians(a))) for a in range(0, 181, 12)]
    for number, (px, py) in enumerate(rim[1:-1]):
        high = 14.5 - 0.3 * abs(number - 6)
        tooth = polygon((px - 4, py), (px + (x - px) * 0.05, py - high), (px + 4, py))
        s.inked([(tooth, "#ffffff")], 1.3, (0.5, 0.3))
        s.fill(polygon((px, py), (px + (x - px) * 0.05, py - high), (px + 4, py)), s.key)
    s.stroke(rim, s.ink, 7.0)
    s.stroke(rim, s.light, 3.4)
    for side in (-1, 1):
        s.inked([(box(x + side * 36 - 6, y - 3, x + side * 36 + 6, y + 4, 1.6), s.mid)], 1.5, (0.4, 1.0))


def kraven(s: Impact) -> None:
    """A trap lies open in the grass, and a big cat's paw comes down. Light: the rising moon."""
    _night_savannah(s)
    _grass(s, 118, 30, 20, mix(s.ink, s.deep, 0.35), 5)
    _paw(s)
    _open_trap(s, 70, 128)
    _grass(s, 156, 34, 24, s.ink, 8)


def rhino(s: Impact) -> None:
    """A rhinoceros bursts through a shop window at us."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    # the shop: lit room with shelves, its arcade front
    s.fill(box(14, 16, 118, 138), s.key)
    s.fill(box(22, 22, 110, 132), s.light)
    for y in (40, 62):
        s.fill(box(20, y, 112, y + 2.6), s.mid)
        for number, (wide, high) in enumerate(((5, 10), (7, 7), (4, 13), (8, 9), (5, 12), (6, 8), (5, 11))):
            x = 24 + number * 12.4
            s.fill(block(x, y - high, wide, high, 1), (s.mid, s.key, mix(s.mid, s.deep, 0.5))[number % 3])
    s.halo(box(14, 16, 118, 138), s.mid, 66, 72, 40, 84, 0.0, 0.6)
    awning = svg("M8 20 L14 6 H118 L124 20 Z")
    s.inked([(awning, s.mid)], 1.2, (0.4, 1.0))
    for number in range(5):
        x = 14 + number * 22
        s.fill(polygon((x, 6), (x + 11, 6), (x + 12, 20), (x - 2, 20)), "#ffffff")
    s.fill(box(-4, 138, 124, 172), s.ink)
    # the hole in the pane: everything but it is still glass
    pane = cut(box(18, 20, 114, 138), burst(66, 84, 56, 13, seed=6, hollow=0.72))
    s.fill(pane, mix(s.mid, s.key, 0.5), 0.75)
    s.line(burst(66, 84, 56, 13, seed=6, hollow=0.72), "#ffffff", 1.6)
    s.flash(66, 86, 50, 15, s.accent, seed=9, hollow=0.66)
    # the beast
    ears = [
        svg("M44 56 C36 46 36 36 42 32 C50 36 54 46 54 54 Z"),
        svg("M88 56 C96 46 96 36 90 32 C82 36 78 46 78 54 Z"),
    ]
    head = svg(
        "M66 46 C84 46 94 58 92 74 C92 86 88 94 86 104 C84 116 76 122 66 122 C56 122 48 116 46 104 C44 94 40 86 40 74 C38 58 48 46 66 46 Z"
    )
    shoulders = svg("M20 132 C18 104 30 78 48 66 H84 C102 78 114 104 112 132 Z")
    s.inked([(shoulders, mix(s.deep, s.mid, 0.35))], 1.8, (0.8, 1.2))
    with s.clipped(shoulders):
        s.dots(shoulders, s.ink, (66, 80), (66, 134), 0.1, 0.85)
    for ear in ears:
        s.inked([(ear, s.mid)], 1.5, (0.6, 0.8))
        s.fill(placed(ear, 66 * 0.3, 50 * 0.3, 0.7), mix(s.deep, s.ink, 0.4))
    s.inked([(head, s.mid)], 1.9, (1.0, 1.4))
    s.fill(both(head, placed(head, -7, -4)), s.key)
    s.fill(svg("M54 52 C60 48 68 48 72 52 C70 66 68 80 66 92 C62 80 56 66 54 52 Z"), mix(s.key, s.light, 0.6))
    with s.clipped(head):
        s.dots(head, s.ink, (72, 70), (94, 112), 0.0, 0.8, pitch=2.4)
    muzzle = svg("M48 100 C54 94 78 94 84 100 C86 112 78 121 66 121 C54 121 46 112 48 100 Z")
    s.inked([(muzzle, mix(s.mid, s.key, 0.55))], 1.2, (0.5, 0.6))
    for x in (57, 75):
        s.fill(oval(x, 110, 3.2, 2.4), s.ink)
    for side in (-1, 1):
        s.inked(
            [
                (
                    svg(
                        f"M{66 + side * 11} 70 L{66 + side * 23} 65 L{66 + side * 21} 73 C{66 + side * 18} 76 {66 + side * 14} 75 {66 + side * 11} 70 Z"
                    ),
                    "#ffffff",
                )
            ],
            1.0,
            (0.4, 0.5),
        )
        s.fill(oval(66 + side * 17, 71, 1.6), s.ink)
        s.stroke([(66 + side * 9, 66), (66 + side * 25, 60)], s.ink, 2.2)
    horn = svg("M56 98 C56 84 62 66 70 52 C72 68 76 84 76 98 C72 103 60 103 56 98 Z")
    s.inked([(horn, "#fff8e4")], 1.7, (0.9, 1.1))
    s.fill(both(horn, placed(horn, 8, 2)), mix(s.key, s.light, 0.3))
    # splinters of glass fly at us
    for x, y, size, turn in (
        (24, 48, 6, 20),
        (106, 54, 7, 70),
        (30, 112, 8, -30),
        (102, 110, 8, 30),
        (42, 134, 6, 10),
        (88, 136, 7, 60),
        (20, 84, 5, 50),
    ):
        piece = placed(polygon((-1, -0.5), (0.3, -1.2), (1, 0.4), (-0.4, 0.9)), x, y, size, turn)
        s.inked([(piece, "#ffffff")], 1.0, (0.5, 0.7))
        s.fill(both(piece, placed(piece, 2, 2)), s.accent)


def _ruin(s: Impact) -> None:
    """Paint a temple's broken columns by night."""
    s.steps(ALL, (60, 0), (60, 132), [s.ink, mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.5), s.mid])
    for r, tone in ((64, mix(s.deep, s.mid, 0.5)), (50, s.mid), (38, mix(s.mid, s.key, 0.6)), (27, s.key)):
        s.fill(oval(66, 84, r), tone)
    for x, top, wide in ((38, 40, 6), (56, 66, 5), (84, 58, 5), (100, 30, 7), (116, 48, 8), (14, 30, 9)):
        shaft = polygon(
            (x - wide, top + 6),
            (x - wide * 0.3, top),
            (x + wide * 0.4, top + 8),
            (x + wide, top + 3),
            (x + wide, 134),
            (x - wide, 134),
        )
        s.fill(shaft, mix(s.deep, s.ink, 0.35))
        for number in range(3):
            at = x - wide * 0.55 + number * wide * 0.55
            s.stroke([(at, top + 10), (at, 132)], mix(s.deep, s.mid, 0.45), 0.9)
        s.rim([shaft], mix(s.mid, s.key, 0.7), (1.0 if x < 66 else -1.0, 0.0), 1.4)
    s.halo(ALL, s.ink, 66, 84, 50, 100, 0.0, 0.75)
    s.fill(svg("M-4 134 C30 128 90 130 124 136 V172 H-4 Z"), mix(s.ink, s.deep, 0.35))


def _stone_snake(s: Impact, points: list[tuple[float, float, float]], turn: float) -> None:
    """Paint a snake of stone that ends in a raised head."""
    body = ribbon(points)
    s.inked([(body, s.key)], 1.6, (0.7, 1.0))
    s.fill(cut(body, placed(body, 1.4, 1.4)), s.light)
    for x, y, half in points[1:-1]:
        s.stroke([(x - half * 0.7, y - half * 0.4), (x + half * 0.7, y + half * 0.4)], s.deep, 0.9)
    x, y, _ = points[-1]
    s.stroke([(x, y), around(x, y, 11, turn)], s.accent, 1.1)
    head = placed(svg("M-4 -3 C0 -5.500 7 -4 9 0 C7 4 0 5.500 -4 3 Z"), x, y, 1.0, turn)
    s.inked([(head, s.light)], 1.5, (0.6, 0.8))
    for side in (-1, 1):
        s.fill(placed(oval(2.4, side * 2.1, 1.2), x, y, turn=turn), s.ink)


def gorgon(s: Impact) -> None:
    """A bust in a ruin opens its eyes, and its snakes of stone wake. Light: the eyes."""
    _ruin(s)
    for points, turn in (
        ([(56, 62, 4.4), (44, 58, 4.0), (40, 66, 3.4), (34, 60, 2.6)], 225),
        ([(60, 56, 4.4), (52, 46, 4.0), (56, 38, 3.2), (50, 32, 2.6)], 235),
        ([(72, 54, 4.4), (72, 44, 4.0), (66, 38, 3.2), (70, 30, 2.6)], 285),
        ([(80, 58, 4.4), (90, 52, 4.0), (88, 46, 3.2), (94, 46, 2.4)], 345),
        ([(85, 66, 4.4), (98, 66, 4.0), (100, 74, 3.4), (107, 70, 2.6)], 330),
        ([(53, 72, 4.2), (42, 78, 3.8), (44, 88, 3.2), (37, 92, 2.4)], 140),
        ([(87, 76, 4.2), (98, 84, 3.8), (95, 93, 3.2), (102, 97, 2.4)], 30),
    ):
        _stone_snake(s, points, turn)
    # plinth, shoulders, neck, face
    s.inked([(box(46, 134, 94, 172), mix(s.deep, s.mid, 0.5))], 1.8, (1.0, 1.0))
    s.fill(box(46, 134, 94, 138), s.key)
    bust = svg("M58 102 V112 C48 116 44 124 44 136 H96 C96 124 92 116 82 112 V102 Z")
    s.inked([(bust, s.mid)], 2.0, (1.2, 1.4))
    s.fill(cut(bust, placed(bust, 5, 1)), s.key)
    s.dots(bust, s.ink, (72, 118), (94, 128), 0.0, 0.85, pitch=2.4)
    face = svg("M52 76 C50 62 58 54 70 54 C82 54 90 62 88 76 C87 90 82 104 70 109 C58 104 53 90 52 76 Z")
    s.inked([(face, s.key)], 2.2, (1.2, 1.4))
    with s.clipped(face):
        s.fill(svg("M50 50 H68 C64 66 66 90 70 112 H50 Z"), s.light)
        s.fill(svg("M88 60 C86 84 80 100 70 110 H92 Z"), s.mid)
        s.dots(face, s.deep, (72, 84), (88, 96), 0.0, 0.8, pitch=2.4)
    s.stroke([(70, 72), (67, 88), (72, 89)], s.ink, 1.5)
    s.stroke([(63, 97), (70, 95, 77, 97)], s.ink, 1.9)
    for side in (-1, 1):
        x = 70 + side * 8.6
        s.stroke([(x - side * 5, 70), (x + side * 2, 66, x + side * 7, 70)], s.ink, 2.0)
        s.fill(oval(x, 76, 8.2, 6.4), s.accent)
        s.inked(
            [
                (
                    svg(f"M{x - 6} 76 C{x - 3} 71.500 {x + 3} 71.500 {x + 6} 76 C{x + 3} 80 {x - 3} 80 {x - 6} 76 Z"),
                    "#fbffd0",
                )
            ],
            1.2,
            (0.0, 0.0),
        )
    crack = polygon(
        (79, 54), (75, 62), (79, 67), (82, 84), (86, 88), (80, 92), (82, 102), (77, 92), (82, 87), (78, 70), (73, 63)
    )
    s.fill(crack, s.ink)
    # the looks fall on the one who came, and turn the ground to light
    for x, end in ((61.4, 40), (78.6, 104)):
        s.shaft(polygon((x - 3, 77), (x + 3, 77), (end + 16, 150), (end - 12, 150)), s.accent, 0.6, (x, 77), (end, 160))
    s.debris(
        [(92, 110, 3.4, 20), (46, 108, 3.0, 50), (88, 122, 2.6, 70), (54, 120, 2.4, 10), (100, 122, 2.2, 40)],
        s.mid,
        s.light,
    )


def scorpion(s: Impact) -> None:
    """A scorpion stings a lantern in a tomb."""
    s.fill(ALL, mix(s.ink, s.deep, 0.4))
    # the tomb: a painted wall of bands and a doorway
    s.fill(box(-4, -4, 124, 118), mix(s.ink, s.deep, 0.75))
    for r, color in ((66, s.deep), (50, mix(s.deep, s.mid, 0.5)), (36, s.mid), (24, mix(s.mid, s.key, 0.6))):
        s.fill(oval(86, 60, r, r), color)
    for y in (30, 96):
        s.fill(box(-4, y, 124, y + 2), mix(s.ink, s.deep, 0.3))
    for number in range(9):
        x = -2 + number * 14
        s.fill(polygon((x, 108), (x + 6, 98), (x + 12, 108)), mix(s.ink, s.deep, 0.3))
    for x in (12, 24, 36):
        figure = join(
            oval(x, 52, 2.6),
            polygon((x - 3.4, 56), (x + 3.4, 56), (x + 2.2, 72), (x + 3.6, 90), (x - 3.6, 90), (x - 2.2, 72)),
        )
        s.fill(figure, mix(s.ink, s.deep, 0.35))
    s.halo(box(-4, -4, 124, 118), s.ink, 86, 60, 34, 100, 0.0, 0.75)
    floor = polygon((-4, 118), (124, 112), (124, 172), (-4, 172))
    s.fill(floor, mix(s.deep, s.mid, 0.25))
    s.fill(svg("M40 146 C54 122 108 116 124 122 V150 H40 Z"), s.mid)
    s.dots(floor, s.ink, (80, 122), (10, 150), 0.0, 0.85)
    # the lantern bursts
    s.flash(84, 64, 38, 13, s.accent, seed=5)
    s.flash(84, 64, 26, 12, "#ffffff", seed=8)
    with s.moved(turn=14, about=(86, 66)):
        s.line(svg("M78 44 C78 32 94 32 94 44"), s.ink, 2.0)
        s.inked([(polygon((74, 48), (86, 40), (98, 48)), mix(s.mid, s.key, 0.3))], 1.4, (0.6, 0.8))
        s.inked([(polygon((76, 50), (96, 50), (94, 78), (78, 78)), "#fffbe0")], 1.5, (0.7, 0.9))
        flame = svg("M86 54 C92 62 92 70 86 75 C80 70 81 64 86 54 Z")
        s.fill(flame, s.accent)
        for points in ([(80, 52), (84, 60), (80, 64), (85, 70)], [(94, 56), (88, 62), (92, 68)], [(84, 60), (90, 58)]):
            s.stroke(points, s.ink, 0.9)
        s.inked([(block(75, 77, 22, 6, 1.5), mix(s.mid, s.key, 0.3))], 1.4, (0.6, 0.8))

    # the scorpion: claws forward, tail over its back to the lantern
    def joint(x: float, y: float, r: float, tone: Color) -> None:
        s.inked([(oval(x, y, r, r * 0.86), tone)], 1.3, (0.6, 0.9))
        s.fill(oval(x - r * 0.2, y - r * 0.25, r * 0.6, r * 0.42), mix(tone, s.light, 0.7))
        s.rim([oval(x, y, r, r * 0.86)], "#ffffff", (0.4, -1), 1.1)

    dark = mix(s.key, s.light, 0.15)
    for number, (x, y) in enumerate(((54, 120), (60, 122), (66, 122), (72, 120))):
        for side in (-1, 1):
            knee = (x + side * (9 + number), y - 8)
            foot = (x + side * (13 + number * 1.4), y + 13)
            s.fill(join(taper((x, y), 1.8, knee, 1.5), taper(knee, 1.5, foot, 0.7)), s.ink)
    for number, (x, y, r) in enumerate(((80, 121, 7.2), (88, 117, 6.4), (94, 109, 5.8), (96, 99, 5.3), (94, 89, 4.9))):
        joint(x, y, r, mix(dark, s.light, 0.1 * number))
    sting = svg("M97 84 C98 76 92 70 84 70 C88 74 87 79 88 83 C90 88 95 89 97 84 Z")
    s.inked([(sting, s.accent)], 1.3, (0.6, 0.8))
    body = svg("M46 118 C46 108 56 104 66 105 C78 106 86 112 85 120 C84 129 74 132 64 131 C54 130 46 127 46 118 Z")
    s.inked([(body, dark)], 1.6, (0.8, 1.1))
    s.fill(both(body, placed(body, 0, 11)), s.mid)
    s.dots(body, s.deep, (68, 110), (60, 132), 0.0, 0.7, pitch=2.4)
    for x in (58, 66, 74):
        s.stroke([(x, 106), (x + 3, 117, x + 1, 130)], s.ink, 1.2)
    s.rim([body], "#ffffff", (0.6, -1), 1.5)
    for dx, dy in ((0, 0), (6, 13)):
        arm = join(
            taper((50 + dx, 118 + dy * 0.5), 3.2, (42 + dx, 109 + dy), 2.6),
            taper((42 + dx, 109 + dy), 2.6, (38 + dx, 101 + dy), 3.4),
        )
        claw = placed(
            svg("M-4 4 C-8 -2 -6 -12 -2 -15 C-2 -10 -1 -7 1 -5 C3 -7 4 -10 5 -14 C10 -9 9 0 4 4 Z"),
            37 + dx,
            99 + dy,
            0.95,
            -18,
        )
        s.inked([(arm, dark), (claw, dark)], 1.4, (0.7, 0.9))
        s.rim([claw], "#ffffff", (0.8, -0.6), 1.2)
    for x in (50, 54):
        s.fill(oval(x, 111, 1.5), s.ink)
    s.debris(
        [(70, 44, 2, 10), (104, 44, 2.4, 30), (106, 74, 2.6, 60), (66, 84, 2, 50), (72, 56, 1.8, 20)],
        "#ffffff",
        "#ffffff",
        0.7,
    )


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-33": Picture(lizard, ((70.0, 46.0), (68.0, 84.0)), "climbs towards the day", "shaft of a sewer", "disc of day"),
    "m1-34": Picture(abomination, ((64.0, 88.0), (70.0, 112.0)), "comes down on a car", "street", "headlights"),
    "m1-35": Picture(
        winter_soldier, ((70.0, 92.0), (64.0, 112.0)), "falls from a bridge", "gorge of snow", "lamp of a train"
    ),
    "m1-36": Picture(kraven, ((68.0, 88.0), (70.0, 126.0)), "waits for a paw", "savannah", "rising moon"),
    "m1-37": Picture(rhino, ((66.0, 84.0), (66.0, 108.0)), "bursts a window", "arcade", "the shop"),
    "m1-38": Picture(america_chavez, ((66.0, 80.0),), "opens", "back alley", "day of the other side"),
    "m1-39": Picture(gorgon, ((61.0, 76.0), (79.0, 76.0)), "opens its eyes", "ruin", "its eyes"),
    "m1-40": Picture(scorpion, ((84.0, 66.0), (66.0, 116.0)), "stings a lantern", "tomb", "the breaking lantern"),
}
