"""Pictures of the first four purple cards of level 1."""

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
}
