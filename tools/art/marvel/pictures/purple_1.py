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
    svg,
    taper,
)
from tools.art.poster.sheet import star


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


def _sewer_shaft(s: Impact) -> None:
    """Paint a brick shaft seen from below, its cover pushed aside and day falling in."""
    s.fill(ALL, mix(s.ink, s.deep, 0.45))
    for x in range(-10, 130, 18):
        s.fill(box(x, -4, x + 9, 172), mix(s.ink, s.deep, 0.6))
    for row in range(16):
        y = 8 + 11 * row
        s.stroke([(-4, y), (60, y + 9, 124, y)], s.ink, 1.3)
        for x in range(-8 + 10 * (row % 2), 124, 20):
            dip = 4.5 - ((x - 60) / 60) ** 2 * 4.5
            s.stroke([(x, y + dip), (x, y + dip + 11)], s.ink, 1.1)
    beam = polygon((26, -4), (62, -4), (112, 172), (40, 172))
    s.fill(beam, mix(s.deep, s.mid, 0.8), 0.75)
    s.fill(polygon((34, -4), (54, -4), (94, 172), (56, 172)), mix(s.mid, s.key, 0.6), 0.7)
    s.halo(ALL, s.ink, 62, 60, 46, 108, 0.0, 0.75)
    s.inked([(oval(44, 8, 32, 15), s.key)], 2.4)
    s.fill(oval(43, 6, 28, 12), s.light)
    s.fill(oval(42, 4, 22, 9), "#ffffff")
    s.inked([(oval(74, 4, 26, 11, 8), mix(s.ink, s.deep, 0.6))], 1.8)
    for number in range(4):
        y = 62 + 26 * number
        s.stroke([(100, y), (100, y + 8), (116, y + 8), (116, y)], s.ink, 4.6)
        s.stroke([(100, y), (100, y + 7.4), (116, y + 7.4), (116, y)], s.key, 1.8)


def lizard(s: Impact) -> None:
    """A lizard climbs a wall towards the day. Light: the open manhole."""
    _sewer_shaft(s)
    body = ribbon(
        [
            (40, 142, 0.6),
            (52, 136, 2.2),
            (66, 128, 4.0),
            (76, 114, 6.0),
            (72, 98, 9.0),
            (62, 84, 9.4),
            (60, 70, 7.6),
            (66, 58, 5.6),
        ]
    )
    head = svg("M58 60 C58 50 64 40 74 36 C78 36 80 39 79 44 C78 54 74 62 68 66 C63 68 59 66 58 60 Z")
    limbs = (
        ((58, 70), (44, 68), (40, 56), -110),
        ((68, 66), (82, 66), (88, 54), -60),
        ((68, 102), (52, 106), (46, 96), -130),
        ((78, 104), (92, 104), (97, 92), -50),
    )
    shapes, toes = [], []
    for hip, knee, foot, turn in limbs:
        shapes.append(join(taper(hip, 4.4, knee, 3.2), taper(knee, 3.2, foot, 2.4)))
        toes += [taper(foot, 1.7, around(*foot, 8, turn + spread), 1.2) for spread in (-70, -25, 25, 70)]
    with s.moved(6.0, 5.0):  # its shadow on the bricks
        s.fill(join(body, head, *shapes), s.ink, 0.75)
    green, shade = s.accent, mix(s.accent, s.ink, 0.72)
    s.inked([*((toe, green) for toe in toes), *((shape, green) for shape in shapes)], 1.5, (0.8, 1.0))
    s.inked([(body, green), (head, green)], 2.0, (1.1, 1.3))
    whole = join(body, head)
    with s.clipped(whole):
        s.fill(cut(whole, placed(whole, -3.6, -2.4)), shade)
        s.fill(cut(whole, placed(whole, 2.0, 2.0)), "#f4ffb0")
    for x, y, r in (
        (62, 66, 2.0),
        (61, 74, 2.5),
        (62, 82, 2.8),
        (66, 90, 2.8),
        (71, 98, 2.6),
        (75, 106, 2.3),
        (76, 114, 1.9),
        (71, 122, 1.5),
        (64, 128, 1.1),
    ):
        s.fill(placed(polygon((0, -1.4), (1, 0), (0, 1.4), (-1, 0)), x, y, r, 12), s.deep)
    for shape in shapes:
        s.fill(cut(shape, placed(shape, -1.6, -1.4)), shade)
    for x, y in ((63.4, 50), (73, 52)):
        s.inked([(oval(x, y, 3.2), "#ffffff")], 1.2, (0.2, 0.3))
        s.fill(oval(x + 0.6, y - 1.0, 1.5), s.ink)
    s.stroke([(77, 37), (83, 32, 82, 26)], s.ink, 2.6)
    s.stroke([(77, 37), (83, 32, 82, 26)], "#ff8ab0", 1.2)


def _gorge(s: Impact) -> None:
    """Paint a gorge of snow that a train crosses on a bridge of trestles."""
    s.steps(
        ALL,
        (60, 0),
        (60, 120),
        [s.deep, mix(s.deep, s.mid, 0.6), s.mid, mix(s.mid, s.key, 0.6), s.key, mix(s.key, s.light, 0.5)],
    )
    s.fill(svg("M-4 80 L12 58 L26 72 L44 50 L62 78 L82 56 L100 76 L124 54 V172 H-4 Z"), mix(s.mid, s.key, 0.75))
    left = svg("M-4 46 H22 L26 58 L34 70 L30 84 L40 100 L36 118 L48 136 L52 172 H-4 Z")
    right = svg("M124 46 H112 L106 60 L100 78 L106 92 L96 112 L98 128 L88 146 L84 172 H124 Z")
    for cliff, side in ((left, 1.0), (right, -1.0)):
        s.fill(cliff, s.light)
        s.fill(placed(cliff, -6 * side, 8), mix(s.mid, s.key, 0.3))
        s.fill(placed(cliff, -13 * side, 20), mix(s.deep, s.mid, 0.5))
        s.dots(cliff, s.deep, (66, 90), (66 - 70 * side, 120), 0.0, 0.8)
    s.fill(svg("M50 172 C56 150 62 136 66 128 C70 138 78 152 86 172 Z"), s.deep)
    for y, wide in ((136, 5), (142, 8), (147, 10)):
        s.stroke([(67 - wide, y), (67 + wide, y)], s.light, 1.2)
    # bridge and train
    for x in (28, 46, 64, 82, 100):
        s.stroke([(x, 46), (x - 4, 74)], s.ink, 2.0)
        s.stroke([(x + 4, 46), (x + 8, 74)], s.ink, 2.0)
        for y in (54, 63):
            s.stroke([(x - 3, y), (x + 7, y + 6)], s.ink, 1.0)
    s.inked([(box(-4, 42, 124, 47), mix(s.ink, s.deep, 0.6))], 1.0)
    for left_edge in (34, 55, 76):
        s.inked([(box(left_edge, 30, left_edge + 19, 42, 1.5), mix(s.deep, s.mid, 0.4))], 1.2)
        for x in range(left_edge + 3, left_edge + 17, 5):
            s.fill(block(x, 33, 3, 4), s.accent)
    s.inked([(svg("M13 42 V34 L18 30 H32 V42 Z"), mix(s.deep, s.mid, 0.2)), (box(17, 25, 20, 31), s.ink)], 1.2)
    s.fill(polygon((14, 38), (-4, 32), (-4, 46)), s.light, 0.8)
    s.fill(oval(14, 38, 2.4), "#ffffff")


def winter_soldier(s: Impact) -> None:
    """A tin soldier falls from a train into a gorge of snow. Light: the snow's brightness."""
    _gorge(s)
    for x, top, foot in ((60, 56, 74), (76, 54, 70), (88, 62, 78)):
        s.stroke([(x, top), (x, foot)], "#ffffff", 1.6)
    with s.moved(72.0, 94.0, 0.98, turn=150.0):
        coat, dark = s.accent, mix(s.accent, s.ink, 0.72)
        for side in (-1, 1):
            leg = polygon((side * 1, 14, 1), (side * 8, 14, 1), (side * 9, 34, 1), (side * 2, 34, 1))
            boot = polygon((side * 1.6, 30, 1), (side * 9.4, 30, 1), (side * 11, 40, 2), (side * 1, 40, 1))
            s.inked([(leg, "#ffffff"), (boot, s.ink)], 1.6, (-0.6, -0.9))
        for side, bend in ((-1, -16), (1, 14)):
            arm = join(
                taper((side * 9, -6), 3.8, (side * 18, bend * 0.4), 3.2),
                taper((side * 18, bend * 0.4), 3.2, (side * 24, bend), 2.8),
            )
            s.inked([(arm, coat), (oval(side * 25, bend * 1.15, 3.6), "#ffd9b0")], 1.6, (-0.6, -0.9))
            s.fill(cut(arm, placed(arm, 1.4, 1.6)), dark)
        torso = polygon((-10, -11, 3), (10, -11, 3), (9, 16, 2), (-9, 16, 2))
        s.inked([(torso, coat)], 2.0, (-0.9, -1.2))
        s.fill(both(torso, box(3.5, -12, 12, 18)), dark)
        s.line(svg("M-9 -10 L9 14 M9 -10 L-9 14"), s.ink, 4.0)
        s.line(svg("M-9 -10 L9 14 M9 -10 L-9 14"), "#ffffff", 2.2)
        s.inked([(box(-9.6, 10, 9.6, 15, 1), s.ink), (box(-3, 9.4, 3, 15.6, 0.6), "#ffc83a")], 0.8)
        head = oval(0, -18, 7.4, 7.8)
        s.inked([(head, "#ffd9b0")], 1.6, (-0.6, -0.9))
        for side in (-1, 1):
            s.fill(oval(side * 2.8, -18.6, 1.1, 1.4), s.ink)
            s.fill(oval(side * 4.8, -15, 1.6), "#ff8a7a")
        s.stroke([(-3.4, -13.6), (0, -12, 3.4, -13.6)], s.ink, 1.1)
        hat = polygon((-7.6, -22, 1), (7.6, -22, 1), (8.6, -41, 2), (-8.6, -41, 2))
        s.inked([(hat, mix(s.deep, s.ink, 0.4)), (box(-9, -24.6, 9, -20.6, 1), s.ink)], 1.7, (-0.7, -0.9))
        s.fill(polygon((-7, -25), (-3.5, -25), (-4, -40), (-8, -40)), s.key)
        s.inked([(svg("M-2 -40 C-6 -48 -2 -55 2 -56 C5 -50 4 -44 2 -40 Z"), "#ffffff")], 1.3)
        s.inked([(placed(polygon((0, -4), (3.4, 0), (0, 4), (-3.4, 0)), 0, -32), "#ffc83a")], 0.9)
    lots = chance(14)
    for _ in range(26):
        s.fill(oval(128 * next(lots) - 4, 48 + 98 * next(lots), 0.8 + 1.3 * next(lots)), "#ffffff")


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


def _arcade(s: Impact) -> None:
    """Paint a shop front in an arcade: awning, a broken pane full of light, the tiled floor."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    for x in (2, 116):
        s.fill(box(x - 8, -4, x + 8, 172), mix(s.deep, s.mid, 0.2))
        s.stroke([(x - 3, -4), (x - 3, 150)], s.ink, 1.2)
    pane = box(18, 20, 108, 118)
    s.inked([(box(14, 16, 112, 122), mix(s.deep, s.mid, 0.5)), (pane, s.key)], 2.0)
    for r, tone in ((52, mix(s.key, s.light, 0.4)), (38, mix(s.key, s.light, 0.75)), (24, "#ffffff")):
        with s.clipped(pane):
            s.fill(oval(62, 70, r), tone)
    with s.clipped(pane):  # hats on stands in the window
        for x, y in ((26, 96), (44, 104), (100, 98)):
            s.fill(join(box(x - 1, y, x + 1, 120), oval(x, y, 9, 2.4), box(x - 5, y - 9, x + 5, y, 2)), s.mid)
    for number in range(9):
        x = 8 + 12 * number
        s.inked([(svg(f"M{x} 4 H{x + 12} V22 C{x + 12} 28 {x} 28 {x} 22 Z"), (s.mid, "#ffffff")[number % 2])], 1.0)
    s.fill(svg("M-4 122 H124 V172 H-4 Z"), mix(s.deep, s.mid, 0.35))
    for number in range(-5, 9):
        s.stroke([(62 + 10 * number, 122), (62 + 26 * number, 172)], s.ink, 1.0)
    for y in (127, 135, 146):
        s.stroke([(-4, y), (124, y)], s.ink, 1.0)
    s.fill(polygon((24, 122), (102, 122), (124, 172), (6, 172)), s.key, 0.4)
    s.dots(svg("M-4 122 H124 V172 H-4 Z"), s.ink, (62, 126), (-4, 150), 0.0, 0.7)


def _shards(s: Impact, pieces: tuple[tuple[float, float, float, float], ...], lit: Color) -> None:
    """Paint splinters of glass of (x, y, size, turn)."""
    for x, y, size, turn in pieces:
        shard = placed(polygon((-1, -0.2), (0.2, -1), (1, 0.1), (-0.1, 0.9)), x, y, size, turn)
        s.inked([(shard, "#ffffff")], 1.1, (0.4, 0.6))
        s.fill(both(shard, placed(shard, size * 0.4, size * 0.4)), lit)


def rhino(s: Impact) -> None:
    """A rhinoceros bursts out of a shop window. Light: the shop."""
    _arcade(s)
    hole = burst(60, 74, 47, 12, 5, 0.74)
    s.flash(60, 74, 52, 12, s.accent, seed=5, hollow=0.74)
    s.fill(hole, "#ffffff")
    s.rays(60, 74, 40, 90, 16, s.light, 0.6, duty=0.3, seed=7)
    hide, lit = mix(s.deep, s.mid, 0.4), s.key
    # far leg, body, near leg
    far = join(taper((78, 98), 9, (94, 116), 7.5), taper((94, 116), 7.6, (100, 134), 7))
    s.inked([(far, mix(s.deep, s.ink, 0.15))], 1.8, (0.6, 1.0))
    body = svg("M24 104 C18 76 28 48 52 42 C70 40 82 50 86 66 C88 86 80 104 66 110 C50 114 34 112 24 104 Z")
    s.inked([(body, hide)], 2.3, (1.0, 1.8))
    with s.clipped(body):
        s.fill(cut(body, placed(body, 2.5, 6)), s.light)
        s.fill(both(cut(body, placed(body, 5, 13)), placed(body, 2.5, 6)), lit)
        s.dots(body, s.ink, (56, 84), (40, 112), 0.0, 0.85, pitch=2.5)
    near = join(taper((56, 100), 11, (52, 122), 8.6), taper((52, 122), 8.8, (62, 138), 8))
    s.inked([(near, hide)], 2.0, (0.6, 1.4))
    s.fill(cut(near, placed(near, -4.0, -0.5)), lit)
    for x, y in ((56, 143), (62, 145), (69, 143), (96, 140), (103, 140)):
        s.inked([(oval(x, y, 3.4, 3.0), s.light)], 1.1, (0.2, 0.4))
    for points in ([(48, 52), (40, 72, 48, 98)], [(58, 50), (52, 72, 60, 100)]):
        s.stroke(points, s.ink, 1.8)
    # the head, low, horn first
    for ear, turn in (((60, 52), -30), ((70, 48), 4)):
        shape = placed(svg("M-5 4 C-7 -4 -3 -11 1 -13 C6 -9 7 -2 5 4 Z"), *ear, 1.0, turn)
        s.inked([(shape, hide)], 1.7, (0.6, 0.8))
        s.fill(placed(shape, ear[0] * 0.45, ear[1] * 0.45, 0.55), s.ink)
    head = svg(
        "M56 66 C58 54 72 50 82 56 C92 62 100 74 108 86 C114 94 112 106 104 111 C97 115 88 111 82 106 C72 104 60 100 56 90 Z"
    )
    s.inked([(head, hide)], 2.4, (1.1, 1.7))
    with s.clipped(head):
        s.fill(cut(head, placed(head, -3.5, 6.5)), lit)
        s.fill(cut(head, placed(head, -1.4, 2.6)), s.light)
        s.dots(head, s.ink, (82, 88), (76, 108), 0.0, 0.85, pitch=2.4)
    horn = svg("M92 80 C98 72 106 60 116 47 C117 62 115 78 110 92 C104 90 97 86 92 80 Z")
    small = svg("M80 62 C83 56 86 50 91 46 C92 54 92 62 89 70 C86 68 82 66 80 62 Z")
    s.inked([(small, s.light), (horn, "#ffffff")], 2.0, (0.8, 0.8))
    s.fill(svg("M104 86 C108 76 112 62 116 47 C117 62 115 78 110 92 Z"), s.key)
    s.stroke([(72, 70), (80, 70, 86, 76)], s.ink, 3.0)
    s.fill(oval(80, 77, 3.4, 2.6, 24), "#ffffff")
    s.fill(oval(81.4, 77.4, 1.5), s.ink)
    s.fill(oval(105, 98, 2.6, 1.8, -50), s.ink)
    s.stroke([(102, 108), (92, 104, 86, 98)], s.ink, 1.8)
    _shards(
        s,
        (
            (40, 40, 8, 20),
            (98, 42, 6, 70),
            (36, 118, 6, 10),
            (90, 120, 7, 50),
            (112, 118, 6, 30),
            (66, 32, 6, 40),
            (114, 70, 4, 10),
            (44, 130, 5, 80),
            (80, 128, 4, 20),
        ),
        s.accent,
    )


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


def _child_bed(s: Impact) -> None:
    """Paint a bed from the floor: a sleeper under a striped blanket, the dark below, light from a door on the boards."""
    s.steps(ALL, (60, 0), (60, 84), [s.deep, mix(s.deep, s.mid, 0.35), mix(s.deep, s.mid, 0.7), s.mid])
    for number in range(8):
        for row in range(4):
            s.fill(star(8 + 15 * number + 7 * (row % 2), 8 + 17 * row, 2.6, 20), mix(s.mid, s.key, 0.6))
    s.halo(ALL, s.ink, 96, 70, 50, 110, 0.0, 0.7)
    s.fill(box(-4, 112, 124, 172), mix(s.deep, s.mid, 0.5))
    s.fill(polygon((124, 110), (124, 172), (54, 172), (60, 126), (84, 112)), s.key)
    s.fill(polygon((124, 116), (124, 172), (74, 172), (76, 130), (94, 116)), s.light)
    for y in (124, 135, 147):
        s.stroke([(-4, y), (124, y)], mix(s.deep, s.ink, 0.4), 1.0)
    s.fill(polygon((-4, 78), (106, 78), (106, 116), (64, 124), (-4, 122)), s.ink)
    s.inked([(box(104, 40, 113, 130, 3), s.mid)], 1.8)
    s.fill(box(109, 42, 112, 129, 1.5), s.key)
    pillow = svg("M72 58 C76 48 98 46 106 54 C108 62 104 68 98 68 H74 Z")
    s.inked([(pillow, "#ffffff")], 1.7)
    s.dots(pillow, s.key, (100, 52), (76, 68), 0.0, 0.7, pitch=2.4)
    hair = svg("M84 57 C80 47 88 40 96 43 C102 45 103 54 98 59 C94 62 87 62 84 57 Z")
    s.fill(hair, s.ink)
    s.rim([hair], s.key, (1.0, -0.6), 1.3)
    blanket = svg(
        "M-6 66 C10 50 34 52 48 54 C60 50 74 54 84 62 C92 63 101 65 104 68 V84 L96 89 L88 84 L80 89 L72 84 L64 89 "
        "L56 84 L48 89 L40 84 L32 89 L24 84 L16 89 L8 84 L-6 89 Z"
    )
    s.inked([(blanket, s.key)], 2.0, (0.6, 1.4))
    with s.clipped(blanket):
        for x in range(-10, 120, 22):
            s.fill(
                svg(f"M{x} 40 C{x + 8} 60 {x + 2} 74 {x + 4} 92 H{x + 14} C{x + 11} 74 {x + 18} 60 {x + 10} 40 Z"),
                s.mid,
            )
        s.fill(svg("M-6 74 C30 70 70 74 104 76 V92 H-6 Z"), s.deep, 0.35)
        s.rim([blanket], "#ffffff", (0.3, -1.0), 1.8)
        s.dots(blanket, s.deep, (74, 60), (10, 84), 0.0, 0.8, pitch=2.4)


def abomination(s: Impact) -> None:
    """Something under the bed takes hold of a teddy bear. Light: the open door, on the boards."""
    _child_bed(s)
    lime = s.accent
    for x, turn in ((48, 12), (71, -12)):
        eye = oval(x, 102, 8.2, 6.6, turn)
        s.fill(oval(x, 102, 10.4, 8.8, turn), mix(s.deep, s.mid, 0.4))
        s.fill(eye, lime)
        s.fill(oval(x + 1, 100.6, 5.4, 4.0), "#f6ffc0")
        s.fill(oval(x + 3.0, 102.4, 1.7, 5.0), s.ink)
    s.fill(polygon((35, 90), (60, 101), (58, 92)), s.ink)
    s.fill(polygon((84, 89), (60, 101), (62, 92)), s.ink)
    s.fill(polygon(*((42 + 4 * k, 113 + 5 * (k % 2)) for k in range(10)), (78, 121), (42, 121)), "#ffffff")
    s.fill(polygon(*((40 + 4 * k, 118.6 + 4 * ((k + 1) % 2)) for k in range(11)), (80, 126), (40, 126)), s.ink)
    # the bear sits in the light
    fur, shade = "#fff2d8", mix(s.key, s.mid, 0.2)
    ears = [(oval(x, 96, 4.6), fur) for x in (85, 101)]
    s.inked([*ears, (oval(93, 121, 11, 11.6), fur), (oval(102, 133, 5.6, 6.0), fur), (oval(93, 104, 11, 10), fur)], 1.9)
    s.dots(oval(93, 121, 11, 11.6), shade, (98, 114), (82, 130), 0.1, 0.9, pitch=2.4)
    s.fill(cut(oval(93, 104, 11, 10), placed(oval(93, 104, 11, 10), 2.6, -1.6)), shade)
    s.fill(oval(94, 107.4, 4.6, 3.6), "#ffffff")
    s.fill(oval(94, 106, 1.8, 1.3), s.ink)
    s.fill(oval(89, 101.6, 1.5), s.ink)
    s.fill(oval(98, 101.6, 1.5), s.ink)
    s.inked([(taper((102, 117), 3.6, (108, 109), 3.2), fur)], 1.4)
    # arm, and a hand of three fingers round its leg
    skin = mix(s.mid, s.key, 0.3)
    arm = ribbon([(-4, 140, 7), (30, 139, 7.6), (54, 138, 6.6), (70, 136, 7.0)])
    s.inked([(arm, skin), (oval(71, 135, 9, 8), skin)], 2.0, (0.6, 1.4))
    with s.clipped(join(arm, oval(71, 135, 9, 8))):
        s.rim([arm, oval(71, 135, 9, 8)], s.light, (0.8, -1.0), 2.2)
        for x, y in ((38, 137), (47, 134), (57, 134), (52, 140), (64, 139)):
            s.stroke([(x - 3, y), (x, y + 3, x + 3, y)], s.deep, 1.4)
    s.inked([(oval(85, 134, 5.6, 6.0), fur)], 1.5)
    for start, tip in (((72, 129), (87, 127)), ((74, 134), (90, 133.6)), ((73, 140), (88, 140))):
        s.inked([(taper(start, 4.0, tip, 3.0), skin)], 1.7, (0.4, 0.9))
        s.fill(taper((start[0] + 2, start[1] - 1.6), 1.2, (tip[0] - 1, tip[1] - 1.4), 0.9), s.light)
        claw = polygon((tip[0] + 1, tip[1] - 3.0), (tip[0] + 9, tip[1] + 1.4), (tip[0] + 1, tip[1] + 3.0))
        s.inked([(claw, lime)], 1.2, (0.3, 0.5))


def _lit_tent(s: Impact) -> None:
    """Paint a tent in the dunes at night, its flaps open on the lamp inside."""
    s.steps(ALL, (60, 0), (60, 120), [s.ink, mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.5), s.mid])
    for x, y in ((42, 14), (52, 34), (30, 52), (12, 66), (96, 60), (108, 74), (70, 12), (22, 84)):
        s.fill(star(x, y, 2.2, 0), s.light)
    s.fill(svg("M-4 112 C20 98 40 104 60 108 C84 100 104 102 124 110 V172 H-4 Z"), mix(s.deep, s.mid, 0.5))
    s.inked([(polygon((66, 30), (124, 122), (8, 122)), s.mid)], 1.8)
    s.fill(polygon((66, 30), (66, 122), (8, 122)), mix(s.mid, s.key, 0.35))
    s.dots(polygon((66, 30), (124, 122), (66, 122)), s.deep, (76, 70), (116, 122), 0.1, 0.9)
    s.dots(polygon((66, 30), (66, 122), (8, 122)), s.deep, (56, 80), (10, 122), 0.0, 0.8)
    s.fill(polygon((66, 32), (116, 122), (16, 122)), s.accent)
    s.fill(polygon((66, 42), (107, 122), (25, 122)), "#eaff8a")
    s.fill(polygon((66, 54), (98, 122), (34, 122)), "#fbffe0")
    for flap in (polygon((66, 32), (26, 122), (8, 122)), polygon((66, 32), (106, 122), (124, 122))):
        s.inked([(flap, s.key)], 1.5)
    s.fill(svg("M-4 122 H124 V172 H-4 Z"), mix(s.deep, s.mid, 0.75))
    s.fill(polygon((36, 122), (96, 122), (116, 172), (16, 172)), s.key)
    s.fill(polygon((46, 122), (86, 122), (98, 172), (34, 172)), s.light)
    s.dots(svg("M-4 122 H124 V172 H-4 Z"), s.deep, (66, 120), (66, 156), 0.0, 0.7)


def scorpion(s: Impact) -> None:
    """A scorpion bars the way into a tent. Light: the lamp in the tent."""
    _lit_tent(s)
    shell, lit = mix(s.deep, s.mid, 0.35), mix(s.key, s.light, 0.45)
    for side in (-1, 1):
        for number in range(4):
            hip, lift = (66 + side * 10, 106 + 6 * number), 6 * number
            knee = (66 + side * (25 + 2 * number), 98 + lift)
            foot = (66 + side * (34 + 3 * number), 114 + lift)
            for tone, wide in ((s.ink, 6.0), (s.key, 2.6)):
                s.stroke([hip, knee, foot], tone, wide)
    # the tail stands up and bends over, joint by joint, far to near
    joints = (
        *((70, 43, 5.6), (79, 49, 6.2), (83, 60, 6.8), (81, 72, 7.4), (74, 82, 8.2), (68, 91, 10.0)),
        *((66, 98, 12.0), (66, 105, 13.6), (66, 112, 14.8), (66, 119, 15.4)),
    )
    for x, y, r in joints:
        joint = oval(x, y, r, r * (0.92 if y < 90 else 0.7))
        s.inked([(joint, shell)], 1.4, (0.5, 0.8))
        s.fill(cut(joint, placed(joint, 1.0, 2.4)), lit)
    sting = svg("M69 38 C58 34 47 41 47 51 C47 58 51 64 48 72 C57 68 61 60 61 54 C64 53 68 51 71 48 Z")
    s.inked([(sting, shell)], 1.6, (0.5, 0.8))
    s.fill(cut(sting, placed(sting, 2.2, 2.2)), lit)
    s.fill(both(sting, box(40, 58, 62, 74)), s.accent)
    s.inked([(svg("M47 77 C44 82 44 87 48 87 C52 87 52 82 47 77 Z"), s.accent)], 1.3, (0.3, 0.4))
    # claws, nearest and largest
    for side in (-1, 1):
        arm = ribbon([(66 + side * 10, 128, 4.4), (66 + side * 24, 128, 5.0), (66 + side * 32, 116, 5.0)])
        claw = placed(
            svg(
                "M23 114 C17 102 19 87 30 80 C29 89 31 95 34 98 C38 94 41 90 41 82 C49 92 47 109 38 116 "
                "C33 120 27 120 23 114 Z"
            ),
            66,
            0,
            flip=side < 0,
        )
        for part in (arm, claw):
            s.inked([(part, shell)], 1.9, (0.5, 1.2))
            s.fill(cut(part, placed(part, 0.8, 2.4)), lit)
        s.dots(claw, s.ink, (66 + side * 30, 92), (66 + side * 36, 120), 0.0, 0.7, pitch=2.4)
    head = svg("M52 130 C52 122 58 119 66 119 C74 119 80 122 80 130 C78 138 72 141 66 141 C60 141 54 138 52 130 Z")
    s.inked([(head, shell)], 2.0, (0.6, 1.4))
    s.fill(cut(head, placed(head, 0.6, 2.6)), lit)
    for x in (61.4, 70.6):
        s.inked([(oval(x, 128, 2.6, 2.2), s.accent)], 1.2, (0.2, 0.3))
    for side in (-1, 1):
        s.inked(
            [(ribbon([(66 + side * 4, 137, 2.4), (66 + side * 6, 142, 2.0), (66 + side * 2, 146, 0.4)]), s.key)], 1.0
        )


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-33": Picture(
        lizard, ((70.0, 48.0), (66.0, 86.0)), "climbs towards the day", "shaft of a sewer", "open manhole"
    ),
    "m1-34": Picture(
        abomination, ((58.0, 102.0), (93.0, 112.0), (80.0, 134.0)), "takes a bear from below", "nursery", "open door"
    ),
    "m1-35": Picture(
        winter_soldier, ((72.0, 92.0), (80.0, 112.0)), "falls from a train", "gorge of snow", "light of the snow"
    ),
    "m1-36": Picture(kraven, ((68.0, 88.0), (70.0, 126.0)), "waits for a paw", "savannah", "rising moon"),
    "m1-37": Picture(rhino, ((82.0, 76.0), (96.0, 96.0)), "bursts a window", "arcade", "the shop"),
    "m1-38": Picture(america_chavez, ((66.0, 80.0),), "opens", "back alley", "day of the other side"),
    "m1-39": Picture(gorgon, ((61.0, 76.0), (79.0, 76.0)), "opens its eyes", "ruin", "its eyes"),
    "m1-40": Picture(scorpion, ((66.0, 122.0), (50.0, 62.0)), "bars the way", "tent in the dunes", "lamp in the tent"),
}
