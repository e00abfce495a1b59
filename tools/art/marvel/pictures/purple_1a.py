"""Pictures of the first four purple cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    around,
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


def _gate_in_the_snow(s: Impact) -> None:
    """Paint a garden gate at night in falling snow, lit windows of a house far behind."""
    s.steps(ALL, (60, 0), (60, 112), [s.ink, mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.6), s.mid])
    for r, tone in ((66, mix(s.deep, s.mid, 0.7)), (52, s.mid), (39, mix(s.mid, s.key, 0.6)), (27, s.key)):
        s.fill(oval(80, 58, r), tone)
    s.halo(ALL, s.ink, 80, 58, 60, 112, 0.0, 0.75)
    house = svg("M-4 96 V60 L14 44 L34 60 V52 H40 V64 L46 70 V112 H-4 Z")
    s.fill(house, mix(s.ink, s.deep, 0.5))
    s.fill(svg("M-4 60 L14 44 L46 70 L44 74 L14 50 L-4 66 Z"), s.light)
    for x, y in ((34, 80), (14, 70)):
        s.fill(box(x, y, x + 7, y + 10), s.accent)
        s.fill(box(x + 3, y, x + 4, y + 10), s.ink)
    s.fill(svg("M-4 106 C20 98 50 104 70 100 C94 96 108 102 124 98 V172 H-4 Z"), s.light)
    s.dots(svg("M-4 106 C20 98 50 104 70 100 C94 96 108 102 124 98 V172 H-4 Z"), s.key, (80, 110), (10, 150), 0.0, 0.9)
    for x in (106, 116):
        s.inked([(box(x - 3, 70, x + 3, 140), s.deep)], 1.5)
        s.fill(oval(x, 69, 5, 3.4), "#ffffff")
    for y in (84, 108):
        s.inked([(box(100, y, 124, y + 4), s.deep)], 1.2)
        s.fill(box(100, y - 2.4, 124, y), "#ffffff")


def winter_soldier(s: Impact) -> None:
    """A snowman stands guard with a broom at his shoulder. Light: the snow about a lamp."""
    _gate_in_the_snow(s)
    white, lime = "#ffffff", s.accent
    s.fill(svg("M40 140 C60 132 96 132 112 142 C96 150 56 150 40 140 Z"), s.mid)
    # broom at the shoulder, behind
    s.inked([(polygon((50, 132), (54, 133), (46, 40), (42, 40)), "#a8683a")], 1.7, (0.5, 0.7))
    twigs = svg("M41 46 C36 36 34 24 37 12 L42 17 L45 10 L49 17 L54 12 C56 24 52 36 48 46 Z")
    s.inked([(twigs, lime)], 2.0, (0.6, 1.0))
    s.fill(svg("M41 46 C37 36 36 26 38 16 L42 20 C41 30 42 38 43 46 Z"), "#f4ffb0")
    s.inked([(box(40, 42, 49, 48, 1), s.deep)], 1.4, (0.3, 0.5))
    # body of three balls, largest first
    for x, y, r in ((76, 124, 25), (75, 92, 19), (74, 66, 14.5)):
        ball = oval(x, y, r, r * 0.92)
        s.inked([(ball, white)], 2.4, (0.9, 1.4))
        s.fill(cut(ball, placed(ball, -r * 0.2, -r * 0.16)), mix(s.key, s.light, 0.4))
        s.dots(ball, s.mid, (x + r * 0.2, y), (x + r, y + r * 0.8), 0.0, 0.85, pitch=2.4)
    # twig arms: one holds the broom, one salutes
    for points in ([(60, 90), (52, 96), (49, 104)], [(90, 86), (104, 78), (90, 60)]):
        s.stroke(points, s.ink, 4.6)
        s.stroke(points, "#a8683a", 2.2)
    for start, end in (((90, 60), (85, 57)), ((90, 60), (87, 54)), ((49, 104), (45, 107)), ((49, 104), (52, 109))):
        s.stroke([start, end], s.ink, 3.0)
    # scarf, saucepan, face, buttons
    scarf = svg("M60 76 C68 82 82 82 89 75 L91 81 C83 89 67 89 59 83 Z")
    tail = svg("M82 82 L90 79 L98 100 L94 100 L92 104 L89 100 L86 104 Z")
    s.inked([(tail, lime), (scarf, lime)], 1.8, (0.5, 0.8))
    s.dots(tail, mix(lime, s.ink, 0.7), (88, 84), (94, 104), 0.0, 0.8, pitch=2.4)
    pan = svg("M58 56 C57 46 58 40 60 38 H88 C90 42 91 48 90 56 C80 60 68 60 58 56 Z")
    s.inked([(polygon((88, 44), (106, 40, 1.5), (106, 45, 1.5), (89, 50)), s.deep), (pan, s.mid)], 2.2, (0.6, 1.1))
    s.fill(svg("M60 54 C59 46 60 42 62 40 H70 C67 44 66 50 67 57 Z"), s.light)
    s.dots(pan, s.ink, (76, 44), (90, 56), 0.0, 0.8, pitch=2.4)
    for x in (68, 79):
        s.fill(oval(x, 64, 2.2, 2.6), s.ink)
    s.inked([(polygon((72, 67), (73, 72.5), (57, 72.5)), "#ff8a1e")], 1.4, (0.3, 0.5))
    for x, y in ((67, 75.5), (71, 77), (75.6, 77), (80, 75)):
        s.fill(oval(x, y, 1.0), s.ink)
    for x, y in ((73, 94), (74, 112), (75, 124)):
        s.inked([(oval(x, y, 2.6), s.ink)], 0.5)
    lots = chance(9)
    for _ in range(34):
        s.fill(oval(120 * next(lots), 140 * next(lots), 0.8 + 1.2 * next(lots)), white)
    s.fill(svg("M-4 142 C20 136 40 146 60 142 C86 138 100 146 124 140 V172 H-4 Z"), white)


def kraven(s: Impact) -> None:
    """An elephant shies from a mouse. Light: the rising moon."""
    _night_savannah(s)
    hide, lit, dim = mix(s.mid, s.key, 0.35), mix(s.key, s.light, 0.5), s.deep
    s.fill(oval(68, 142, 44, 6), mix(s.ink, s.deep, 0.4))
    # legs, body and ears behind the head
    for x in (50, 86):
        leg = svg(f"M{x - 11} 98 H{x + 11} L{x + 10} 138 C{x + 10} 142 {x - 10} 142 {x - 10} 138 Z")
        s.inked([(leg, mix(s.deep, s.mid, 0.6))], 2.2, (0.6, 1.2))
        for dx in (-6, 0, 6):
            s.fill(oval(x + dx, 138, 2.4, 2.0), lit)
    body = svg("M38 104 C34 76 48 62 68 62 C88 62 102 76 98 104 C92 116 44 116 38 104 Z")
    s.inked([(body, mix(s.deep, s.mid, 0.8))], 2.2, (0.6, 1.2))
    ears = (
        svg("M56 58 C42 44 24 46 18 60 C16 78 26 94 40 98 C50 98 54 88 56 80 Z"),
        svg("M82 58 C92 46 108 44 118 56 C122 76 112 92 98 98 C88 98 84 88 82 80 Z"),
    )
    for ear, side in zip(ears, (-1, 1), strict=True):
        s.inked([(ear, hide)], 2.5, (0.7, 1.4))
        s.fill(placed(ear, (69 + side * 32) * 0.26, 72 * 0.26, 0.74), mix(s.key, s.light, 0.15))
        s.dots(ear, dim, (69 + side * 24, 64), (69 + side * 44, 96), 0.0, 0.85, pitch=2.4)
        s.rim([ear], lit, (side * 0.2, -1.0), 1.8)
    # head, trunk thrown up, tusks
    head = svg("M52 66 C52 50 58 42 69 42 C80 42 86 50 86 66 C86 80 82 92 78 98 H60 C56 92 52 80 52 66 Z")
    s.inked([(head, hide)], 2.5, (0.7, 1.4))
    s.fill(cut(head, placed(head, -1.0, 4.0)), lit)
    for side in (-1, 1):
        tusk = ribbon([(69 + side * 9, 92, 3.0), (69 + side * 15, 104, 2.8), (69 + side * 25, 106, 0.6)])
        s.inked([(tusk, "#fff8e8")], 1.6, (0.3, 0.7))
    trunk = ribbon([(69, 84, 9.4), (69, 104, 8.2), (60, 120, 6.8), (44, 120, 5.8), (38, 106, 5.0), (44, 96, 4.4)])
    s.inked([(trunk, hide)], 2.4, (0.7, 1.3))
    with s.clipped(trunk):
        s.rim([trunk], lit, (-0.6, -0.8), 2.4)
        for x, y, half in ((69, 90, 7), (69, 98, 6.6), (68, 106, 6.2)):
            s.stroke([(x - half, y - 1), (x, y + 2, x + half, y - 1)], dim, 1.5)
    s.fill(oval(45, 95, 4.0, 2.0, 30), s.ink)
    for x, dx in ((60, 0.6), (78, -0.6)):
        s.inked([(oval(x, 68, 5.0, 5.8), "#ffffff")], 1.6, (0.2, 0.4))
        s.fill(oval(x + dx, 70.6, 2.2), s.ink)
    s.stroke([(53, 60), (59, 56, 65, 59)], s.ink, 2.0)
    s.stroke([(73, 59), (79, 56, 85, 60)], s.ink, 2.0)
    # the mouse stands up
    lime, pale = s.accent, "#f4ffb0"
    with s.moved(-13.0, -1.0):
        s.stroke([(98, 142), (110, 146, 114, 134)], s.ink, 2.8)
        for x, y in ((86, 121), (98, 120)):
            s.inked([(oval(x, y, 5.0), lime)], 1.5, (0.3, 0.5))
            s.fill(oval(x, y, 2.8), pale)
        s.inked([(oval(93, 137, 8.6, 8.4), lime), (oval(92, 126, 7.4, 6.6), lime)], 1.9, (0.5, 0.9))
        s.fill(oval(91.6, 139, 5.0, 5.2), pale)
        for x in (89, 95):
            s.fill(oval(x, 125, 1.3), s.ink)
        s.fill(oval(92, 129, 1.5, 1.1), s.ink)
    for points in ([(52, 34), (48, 26)], [(69, 34), (69, 25)], [(86, 36), (90, 30)]):
        s.stroke(points, s.ink, 3.8)
        s.stroke(points, "#ffffff", 1.9)
    _grass(s, 150, 22, 9, mix(s.ink, s.deep, 0.3), 5)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-33": Picture(
        lizard, ((70.0, 48.0), (66.0, 86.0)), "climbs towards the day", "shaft of a sewer", "open manhole"
    ),
    "m1-34": Picture(
        abomination, ((58.0, 102.0), (93.0, 112.0), (80.0, 134.0)), "takes a bear from below", "nursery", "open door"
    ),
    "m1-35": Picture(
        winter_soldier, ((74.0, 66.0), (76.0, 100.0)), "stands guard", "gate in the snow", "snow about a lamp"
    ),
    "m1-36": Picture(
        kraven, ((69.0, 68.0), (79.0, 128.0), (44.0, 98.0)), "shies from a mouse", "savannah", "rising moon"
    ),
}
