"""Pictures of the orange cards of level 2."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Final

import skia

from tools.art.marvel.impact import DUSK, Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
    around,
    block,
    both,
    box,
    burst,
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


def _round_window(s: Impact) -> None:
    """Paint the wall of an attic with a round window on a dark night, and its sill in front."""
    s.steps(ALL, (40, 168), (90, 0), [s.key, s.mid, s.mid, mix(s.deep, s.mid, 0.6), s.deep])
    for slope in (polygon((-6, 22), (40, -6), (-6, -6)), polygon((126, 22), (80, -6), (126, -6))):
        s.fill(slope, mix(s.deep, s.ink, 0.5))
    frame = oval(72, 70, 45)
    s.inked([(frame, s.key)], 2.2, (0.4, 0.9))
    s.rim([frame], s.light, (-0.3, -1.0), 2.0)
    s.inked([(oval(72, 70, 38), DUSK[1])], 1.6, (0.0, 0.0))
    with s.clipped(oval(72, 70, 38)):
        s.fill(oval(72, 126, 62), mix(DUSK[1], DUSK[2], 0.5))
        s.fill(oval(72, 126, 46), DUSK[2])
        for x, y, r in ((48, 50, 1.2), (58, 42, 0.9), (70, 38, 1.1), (104, 68, 1.3), (98, 92, 1.0), (90, 100, 0.8)):
            s.fill(oval(x, y, r), "#fff4b4")


def _star(s: Impact, x: float, y: float, r: float) -> None:
    """Paint a star with five points, lit from the upper left."""
    star = polygon(*((*around(x, y, r if k % 2 == 0 else 0.5 * r, 36 * k - 90), 0.1 * r) for k in range(10)))
    s.inked([(star, "#ffc830")], 1.4, (0.3, 0.5))
    s.fill(both(star, placed(star, -0.2 * r, -0.2 * r)), "#fff4b4")


def _net_with_a_star(s: Impact) -> None:
    """Paint a butterfly net from its pole at (82, 138) to its hoop at (84, 50), the star in its mesh the light."""
    x, y = 86.0, 66.0
    for r, tone in ((34, DUSK[3]), (27, s.mid), (20, s.key)):
        with s.clipped(oval(72, 70, 38)):
            s.flash(x, y, r, 15, tone, seed=8, hollow=0.78)
    bag = svg("M68 52 C69 70 76 88 92 88 C104 85 105 64 99 46 C88 40 74 43 68 52 Z")
    with s.clipped(bag):
        for number in range(-3, 10):
            for lean in (-16, 16):
                s.stroke([(62 + 6.4 * number, 38), (62 + 6.4 * number + lean, 92)], s.light, 0.9)
    star = polygon(*((*around(x, y, 15 if k % 2 == 0 else 7.4, 36 * k - 80), 1.6) for k in range(10)))
    s.inked([(star, "#fffbe6")], 1.9, (-0.4, 0.6))
    s.fill(cut(star, placed(star, 2.4, -2.8)), "#ffc830")
    with s.clipped(bag):
        for left in (66, 80, 94):
            s.stroke([(left, 38), (left + 16, 92)], s.mid, 0.9)
    s.line(bag, s.ink, 3.0)
    s.line(bag, s.light, 1.5)
    hoop = oval(83.5, 49, 16.5, 6.0, -11)
    pole = [(82, 140), (68.6, 53)]
    for tone, wide in ((s.ink, 5.6), (s.light, 2.8)):
        s.stroke(pole, tone, wide)
        s.line(hoop, tone, wide - 0.4)


def _child_from_behind(s: Impact) -> None:
    """Paint a child from behind, dark before the window, the star's light along hair, cheek, shoulder and arms."""
    skin, glow, hair = mix(s.mid, s.deep, 0.3), "#fff4b4", mix(s.ink, s.deep, 0.25)
    cloth = mix(s.accent, s.ink, 0.55)
    far = ribbon([(58, 124, 5.0), (68, 117, 4.4), (75, 108, 3.6)])
    s.inked([(far, cloth)], 1.8, (-0.5, 0.8))
    s.rim([far], glow, (0.5, -1.0), 1.6)
    trunk = svg("M18 176 C18 146 24 130 38 125 C48 122 58 122 66 126 C78 132 80 150 80 176 Z")
    s.inked([(svg("M44 110 H62 V128 H44 Z"), skin), (trunk, cloth)], 2.2, (-0.8, 0.8))
    s.dots(trunk, s.ink, (62, 134), (26, 150), 0.0, 0.8, pitch=2.4)
    s.rim([trunk], glow, (0.9, -0.8), 2.2)
    head = svg(
        "M40 98 C40 84 48 78 57 78 C67 78 71.500 85 71.500 92 L74.500 98 C75 100 73.500 100.500 72.500 101 L72.500 106 "
        "C72 112 68 116 62 116 L60 124 H46 C46 112 40 108 40 98 Z"
    )
    s.inked([(head, skin)], 2.0, (-0.8, 0.6))
    s.fill(cut(head, placed(head, -3.4, 0.6)), glow)
    mop = svg(
        "M71.500 91 C75 80 66 70 54 70 C40 70 32 81 34 96 C35 106 40 113 48 117 C53 118 58 117 59 112 C58 108 58 106 59 103 "
        "C62 100 63 96 63 92 C66 93 69 93 71.500 91 Z"
    )
    s.inked([(mop, hair)], 2.1, (-0.8, 0.6))
    for points in ([(66, 82), (56, 78, 46, 84)], [(60, 90), (52, 88, 44, 96)], [(56, 102), (52, 104, 46, 112)]):
        s.stroke(points, s.mid, 1.5)
    s.rim([mop], glow, (0.9, -0.8), 2.6)
    s.inked([(oval(60, 101, 2.8, 3.8), skin)], 1.3, (-0.2, 0.3))
    s.rim([oval(60, 101, 2.8, 3.8)], glow, (1.0, -0.4), 1.2)
    near = ribbon([(70, 134, 6.6), (86, 146, 5.8), (88, 136, 5.0), (81, 126, 4.2)])
    s.inked([(near, cloth)], 2.0, (-0.6, 0.9))
    s.rim([near], glow, (0.8, -0.8), 2.0)
    for x, y in ((77.6, 106), (80.4, 122)):
        for number in range(3):
            knuckle = taper((x - 3.6, y - 3.4 + 3.4 * number), 2.1, (x + 3.4, y - 3.8 + 3.4 * number), 1.9)
            s.inked([(knuckle, skin)], 1.1, (-0.2, 0.4))
            s.rim([knuckle], glow, (0.6, -1.0), 1.2)


def star_lord(s: Impact) -> None:
    """A child at a round window has a star in a net. From behind; light: the star."""
    _round_window(s)
    s.dots(box(-4, 112, 124, 172), s.deep, (90, 116), (110, 150), 0.0, 0.6)
    s.inked([(box(92, 137, 126, 141), s.light)], 1.8, (0.2, 0.8))
    for x, y, r in ((99, 132, 5.4), (112, 130.6, 6.6)):
        _star(s, x, y, r)
    _net_with_a_star(s)
    _child_from_behind(s)


def groot(s: Impact) -> None:
    """A sapling breaks up through a paving stone of a street. Low angle; light: dawn at the end of the street."""
    s.steps(ALL, (66, 20), (66, 96), [mix(s.key, s.light, 0.3), mix(s.key, s.light, 0.7), s.light, "#fffaf0"])
    s.fill(skyline(40, 100, 112, (8, 12, 6, 10), seed=4), mix(s.key, s.light, 0.45))
    for side, tone in ((-1, DUSK[2]), (1, DUSK[1])):
        wall = polygon((66 + side * 24, 12), (66 + side * 74, 12), (66 + side * 74, 118), (66 + side * 21, 112))
        s.fill(wall, tone)
        s.rim([wall], s.key, (-side, -0.1), 2.2)
        with s.clipped(wall):
            for row in range(4):
                for column in range(3):
                    x, y = 66 + side * (29 + column * 12), 44 + row * 15 + column * 1.5
                    s.fill(polygon((x, y), (x + side * 6, y), (x + side * 6, y + 9), (x, y + 8.4)), DUSK[0])
    # the pavement runs to the light
    s.fill(polygon((48, 104), (84, 104), (124, 112), (124, 172), (-4, 172), (-4, 112)), s.mid)
    s.fill(polygon((60, 104), (72, 104), (96, 172), (36, 172)), mix(s.key, s.light, 0.35))
    for x in (-60, -20, 16, 112, 152, 192):
        s.stroke([(66 + (x - 66) * 0.1, 104), (x, 172)], s.deep, 1.2)
    for y in (108, 115, 127, 147):
        s.stroke([(-4, y), (124, y)], s.deep, 1.0)
    s.dots(polygon((-4, 130), (124, 130), (124, 172), (-4, 172)), s.deep, (66, 130), (66, 166), 0.0, 0.6)
    s.fill(burst(66, 122, 36, 8, seed=5, hollow=0.5, squeeze=0.5), s.ink)
    face, side = mix(s.key, s.light, 0.4), mix(s.deep, s.ink, 0.2)
    _shards(s, (((28, 114), (44, 93), (59, 108), (57, 119)), ((76, 118), (78, 103), (98, 88), (111, 112))), face, side)
    _shards(
        s, (((49, 120), (64, 131), (55, 146), (27, 132)), ((84, 119), (113, 128), (92, 148), (68, 132))), face, side
    )
    brown = mix(s.ink, s.deep, 0.3)
    wood = join(
        ribbon([(66, 128, 7.4), (70, 116, 6.6), (61, 98, 5.2), (67, 80, 4.0), (64, 64, 2.4)]),
        ribbon([(66, 120, 5.0), (58, 125, 3.6), (47, 123, 2.4), (39, 127, 1.4), (34, 126, 0.3)]),
        ribbon([(69, 120, 5.0), (79, 125, 3.8), (90, 122, 2.6), (100, 127, 1.6), (108, 125, 0.3)]),
        ribbon([(66, 126, 6.4), (63, 136, 4.0), (67, 146, 1.8), (64, 152, 0.4)]),
        ribbon([(76, 123, 3.4), (84, 131, 2.2), (83, 138, 1.3), (89, 142, 0.3)]),
    )
    s.inked([(wood, brown)], 2.2, (0.7, 1.2))
    with s.clipped(wood):
        s.fill(both(cut(wood, placed(wood, 3.4, 2.0)), box(20, 116, 120, 160)), s.key)
        for shift in (-0.6, 2.6):
            s.stroke(
                [(68 + shift, 130), (71 + shift, 114, 62 + shift, 98), (64 + shift, 86, 66 + shift, 76)],
                mix(s.deep, s.ink, 0.3),
                1.2,
            )
    s.rim([wood], "#ffe9cc", (-1.0, -0.15), 2.0)
    leaf = svg("M0 0 C-2 -10 5 -18 18 -20 C18 -8 11 2 0 0 Z")
    half = svg("M0 0 C-2 -10 5 -18 18 -20 Z")
    for turn, size, flip in ((-34, 1.1, True), (26, 1.3, False)):
        s.inked([(placed(leaf, 64, 67, size, turn, flip), s.accent)], 1.8, (0.5, 1.0))
        s.fill(placed(half, 64, 67, size, turn, flip), mix(s.accent, "#ffffff", 0.35))
    s.debris(
        [
            (46, 92, 3.2, 20),
            (92, 88, 3.8, 60),
            (54, 82, 2.0, 10),
            (82, 78, 2.2, 70),
            (38, 104, 2.2, 40),
            (98, 102, 2.6, 5),
        ],
        s.mid,
        s.light,
    )


def _shards(s: Impact, plates: Sequence[tuple[Point, Point, Point, Point]], face: Color, side: Color) -> None:
    """Paint broken plates of stone by four corners each, with their thickness below."""
    for corners in plates:
        plate = polygon(*corners)
        s.inked([(placed(plate, 1, 5), side), (plate, face)], 2.0, (0.4, 1.0))
        (left, top), (right, foot) = corners[0], corners[2]
        s.dots(both(plate, placed(plate, 7, 5)), s.mid, (left, top), (right, foot), 0.0, 0.6, pitch=2.4)
        s.stroke([corners[1], ((left + right) / 2 + 2, (top + foot) / 2 - 2), corners[3]], s.deep, 1.0)


def _window_over_a_bay(s: Impact) -> None:
    """Paint an evening sky, a bay with boats far below, and the wall of a house with an open window at the right."""
    _, dark, blue, pale, mist = DUSK
    s.steps(ALL, (40, 0), (52, 116), [s.mid, s.key, mix(s.key, s.light, 0.5), s.light, mix(s.light, "#ffffff", 0.5)])
    for r, tone in ((26, mix(s.key, s.light, 0.6)), (18, "#fff8ea")):
        s.fill(oval(60, 108, r), tone)
    s.fill(box(-6, 108, 90, 172), blue)
    s.fill(svg("M-6 96 C8 92 20 98 30 108 H-6 Z"), dark)
    s.fill(svg("M90 98 C82 98 76 102 70 108 H90 Z"), mix(dark, blue, 0.5))
    for x, y, half in ((60, 109.5, 15), (58, 113.5, 11), (62, 118, 13), (56, 124, 8), (63, 131, 10)):
        s.fill(oval(x, y, half, 1.1), s.light)
    for x, y, half in ((24, 114, 12), (78, 126, 7), (36, 140, 14), (74, 142, 10)):
        s.fill(oval(x, y, half, 0.9), pale)
    for x, y, size in ((44, 118, 0.7), (68, 124, 0.5), (50, 138, 1.15)):
        hull = polygon((-7, 0), (7, 0), (5, 3.6), (-5, 3.6))
        s.fill(placed(oval(0, 5, 8, 1.4), x, y, size), dark)
        s.inked([(placed(hull, x, y, size), s.mid)], 0.8, (0.1, 0.3))
        s.inked([(placed(polygon((-1, -1.5), (-1, -15), (7, -1.5)), x, y, size), "#ffffff")], 0.8, (0.1, 0.3))
        s.fill(placed(polygon((-2.6, -1.5), (-2.6, -11), (-6.5, -1.5)), x, y, size), mist)
    wall = polygon((84, -6), (130, -6), (130, 180), (84, 180))
    s.inked([(wall, s.mid)], 2.0, (-0.6, 0.0))
    s.fill(box(84, -6, 88, 180), s.key)
    for row in range(12):
        for x in (92 + 9 * (row % 2), 110 + 9 * (row % 2)):
            s.fill(block(x, 2 + 14 * row, 8, 2), mix(s.mid, s.deep, 0.6))
    s.inked([(box(88, 66, 130, 124, 1), s.light)], 2.0, (0.3, 0.6))
    s.fill(box(92, 70, 130, 124), s.ink)


def _thrower(s: Impact) -> None:
    """Paint a child that leans out of the window to the left, one hand on the sill, the throwing arm stretched out."""
    skin, shade, cloth = mix(s.key, s.light, 0.6), mix(s.key, s.mid, 0.4), s.accent
    trunk = svg("M126 136 L92 124 C86 116 86 108 91 103 C98 99 112 104 126 112 Z")
    s.inked([(trunk, cloth)], 2.0, (0.6, 1.0))
    s.dots(trunk, s.ink, (96, 108), (110, 132), 0.0, 0.7, pitch=2.4)
    s.inked([(box(84, 122, 130, 129, 1), s.light)], 2.0, (0.3, 0.8))
    arm = ribbon([(95, 109, 5.0), (84, 113, 4.0), (72, 105, 3.0), (66, 99, 2.5)])
    fingers = [taper((63.5, 96), 1.5, tip, 1.2) for tip in ((57.4, 97), (57.6, 92.6), (61, 89.6))]
    hand = join(oval(65, 97.4, 3.8, 3.2, 40), *fingers, taper((66, 96), 1.5, (68.4, 91), 1.3))
    s.inked([(arm, skin), (hand, skin)], 1.7, (0.5, 0.9))
    sleeve = ribbon([(97, 108, 5.8), (86, 113, 5.2)])
    s.inked([(sleeve, cloth)], 1.7, (0.5, 0.9))
    prop = ribbon([(107, 112, 4.6), (109, 121, 3.8), (102, 122, 3.0)])
    s.inked([(prop, cloth), (oval(101, 122, 3.8, 3.0), skin)], 1.6, (0.4, 0.8))
    head = svg(
        "M90 76 C85 77 83 82 84 86 L80.500 91 L83.500 92.500 L83 95 L84.200 97 C84.500 101 88 102 92 101 L96 105 L104 99 C108 90 104 76 90 76 Z"
    )
    s.inked([(head, skin)], 1.8, (0.6, 1.0))
    s.fill(both(head, placed(head, 9, 5)), shade)
    hair = svg(
        "M83 83 C82 75 90 69 98 72 C107 73 111 83 107 92 C105 96 102 97 100 95 C102 90 99 86 95 87 C95 82 90 81 83 83 Z"
    )
    s.inked([(hair, mix(s.ink, s.deep, 0.5))], 1.7, (0.4, 0.8))
    s.rim([hair], s.key, (-0.4, -1.0), 1.3)
    s.fill(oval(87.4, 88.6, 1.1, 1.5), s.ink)
    s.stroke([(85, 85), (87, 83.8, 89.4, 84.8)], s.ink, 1.2)
    s.stroke([(84, 96.4), (86.4, 97.4, 88.6, 95.8)], s.ink, 1.2)


def _paper_dart(s: Impact) -> None:
    """Paint a paper dart whose nose, at the origin, points to the left: far wing, slot, near wing and keel."""
    blue = mix(s.accent, "#ffffff", 0.45)
    nose, root = (0.0, 0.0), (43.0, -13.0)
    far, crease, near, keel = (31.0, -37.0), (35.0, -28.0), (57.0, 1.0), (36.0, 12.0)
    upper, slot = polygon(nose, root, far), polygon(nose, (38, -16), root)
    lower, side = polygon(nose, root, near), polygon(nose, root, keel)
    s.inked([(side, mix(s.accent, s.ink, 0.25)), (upper, "#ffffff"), (lower, "#ffffff")], 2.2, (0.8, 1.3))
    s.fill(polygon(nose, crease, far), blue)
    s.fill(slot, mix(s.accent, s.ink, 0.7))
    s.fill(polygon(nose, root, (49, -6.5)), mix(s.accent, "#ffffff", 0.75))
    for path in (upper, lower, side):
        s.line(path, s.ink, 1.3)
    s.stroke([nose, crease], s.accent, 1.0)


def falcon(s: Impact) -> None:
    """A child in a window high over a bay has thrown a paper dart. From the side; light: the sun over the water."""
    _window_over_a_bay(s)
    _thrower(s)
    with s.moved(33, 67, 0.88, turn=2.0):
        _paper_dart(s)
    for start, end in (((74, 45), (80, 41)), ((78, 53), (84, 51))):
        s.stroke([start, end], "#ffffff", 1.8)


def _boards_by_a_door(s: Impact) -> None:
    """Paint the boards of a floor from above, and the light that comes past a door."""
    black, dark, blue, pale, mist = DUSK
    s.fill(ALL, dark)
    for number in range(5):
        x = -18 + 29 * number
        tone = (dark, mix(dark, blue, 0.45), mix(black, dark, 0.5))[number % 3]
        s.fill(polygon((x, -4), (x + 27.5, -4), (x + 21, 152), (x - 6.5, 152)), tone)
    s.fill(polygon((70, -4), (124, -4), (124, 60), (52, 172), (-4, 172), (-4, 132)), pale)
    s.fill(polygon((86, -4), (124, -4), (124, 34), (30, 172), (-4, 172), (-4, 158)), mist)
    for number in range(5):
        x = 11 + 29 * number
        s.stroke([(x, -4), (x - 6.5, 152)], black, 1.6)
    for x, y in ((26, 58), (54, 20), (110, 70), (102, 126), (46, 138)):
        s.stroke([(x, y - 4), (x - 0.4, y + 5)], black, 1.2)
    s.dots(polygon((-4, 60), (70, -4), (-4, -4)), black, (50, 60), (-4, 0), 0.0, 0.8)
    s.dots(polygon((124, 80), (124, 152), (70, 152)), black, (90, 110), (128, 152), 0.0, 0.8)


def _wire(s: Impact, points: Sequence[Point], width: float = 2.8) -> None:
    """Paint a bent wire of steel."""
    s.stroke(points, s.ink, width + 2.6)
    s.stroke(points, mix(s.ink, s.light, 0.6), width)
    s.stroke([(x - 0.5, y - 0.6) for x, y in points], "#ffffff", width * 0.34)


def _trap(s: Impact) -> None:
    """Paint a mousetrap from above without its bar, the middle of its board at the origin."""
    board = box(-26, -42, 26, 48, 2)
    s.fill(placed(board, -9, 8), s.ink)
    s.inked([(board, s.key)], 2.4, (-1.4, 1.8))
    with s.clipped(board):
        s.fill(polygon((26, -42), (26, 48), (-6, 48), (8, -42)), mix(s.key, s.light, 0.6))
        for x, bend in ((-17, 4), (0, -3), (15, 4)):
            s.stroke([(x, -46), (x + bend, 0), (x - bend, 50)], mix(s.mid, s.deep, 0.3), 1.1)
        s.dots(board, s.deep, (-4, 14), (-28, 50), 0.0, 0.7, pitch=2.4)
    plate = box(-11, 24, 7, 40, 1.5)
    s.inked([(plate, mix(s.mid, s.deep, 0.4))], 1.6, (-0.6, 0.9))
    top, side = polygon((-9, 33), (3, 23), (5, 32)), polygon((-9, 33), (5, 32), (5, 37), (-9, 38))
    s.inked([(top, "#fff0c0"), (side, "#ffc83a")], 1.3, (-0.4, 0.6))


def _half_pencil(s: Impact, x: float, y: float, turn: float, *, point: bool) -> None:
    """Paint half of a broken pencil, its break at (x, y), the rest to its left: with its ``point`` or its rubber."""
    with s.moved(x, y, 1.15, turn=turn):
        shaft = svg("M-26 -5.500 H-3 L3 -3 L-3 -1 L4 1.500 L-2 3 L1 5.500 H-26 Z")
        tail = svg("M-26 -5.500 L-41 0 L-26 5.500 Z") if point else box(-37, -5.5, -26, 5.5, 1.6)
        s.inked([(shaft, s.accent), (tail, "#ffe2c4" if point else s.mid)], 1.9, (-0.3, 1.1))
        s.fill(svg("M-26 -5.500 H-3 L0 -4 L-1.500 -1.900 H-26 Z"), mix(s.accent, "#ffffff", 0.65))
        s.fill(box(-26, 2, -1, 5.5), mix(s.accent, s.ink, 0.5))
        if point:
            s.fill(svg("M-36 -1.800 L-41 0 L-36 1.800 Z"), s.ink)
        else:
            s.inked([(box(-28, -5.5, -22, 5.5), "#ffffff")], 0.9, (0, 0))
        s.fill(svg("M-3 -4.500 L3 -3 L-3 -1 L4 1.500 L-2 3 Z"), "#ffe2c4")


def punisher(s: Impact) -> None:
    """A mousetrap bites a pencil in two. From above; light: what comes past a door."""
    _boards_by_a_door(s)
    with s.moved(66, 96, turn=-15):
        _trap(s)
        for r, tone in ((18, s.ink), (15.5, "#ffffff")):
            s.flash(-4, -22, r, 9, tone, seed=3, hollow=0.5)
        _half_pencil(s, -4, -30, 92, point=False)
        _half_pencil(s, 6, -17, -140, point=True)
        _wire(s, [(-23, 8), (23, 8)], 2.6)
        for x in (-18, 18):
            for dx in (-3.6, 0, 3.6):
                s.inked([(box(x + dx - 1.6, 1, x + dx + 1.6, 14, 1.4), mix(s.ink, s.light, 0.75))], 1.1, (-0.3, 0.5))
        _wire(s, [(-18, 2), (-18, -23), (18, -23), (18, 2)], 3.4)


def _war_room(s: Impact) -> None:
    """Paint a bunker: concrete in courses, an alarm lamp that throws a hard cone of cold light, a desk."""
    black, dark, blue, pale, mist = DUSK
    s.fill(ALL, dark)
    for row in range(6):
        s.stroke([(-4, 14 + 22 * row), (124, 14 + 22 * row)], black, 1.4, 0.7)
        for x in range(-10 + 16 * (row % 2), 130, 32):
            s.stroke([(x, 14 + 22 * row), (x, 36 + 22 * row)], black, 1.4, 0.7)
    s.fill(polygon((52, 8), (80, 8), (124, 92), (124, 134), (2, 134), (2, 104)), blue)
    s.fill(polygon((55, 8), (77, 8), (112, 134), (18, 134)), pale)
    s.fill(polygon((60, 8), (72, 8), (98, 134), (36, 134)), mist)
    s.dots(ALL, black, (70, 110), (10, 40), 0.0, 0.6)
    s.inked([(svg("M56 10 C56 -2 76 -2 76 10 Z"), "#ffffff")], 1.7)
    s.fill(svg("M66 -2 C76 -2 76 6 76 10 H68 Z"), mist)
    s.inked([(box(52, 10, 80, 14, 1), black)], 1.3)
    s.inked([(box(-6, 130, 126, 172), dark)], 1.6)
    s.fill(polygon((14, 130), (118, 130), (124, 134), (8, 134)), mist)
    s.fill(oval(72, 137, 46, 3.8), black)


def nick_fury(s: Impact) -> None:
    """A telephone rings itself off its cradle. Light: the alarm lamp."""
    _war_room(s)
    shell, lit, shade = s.mid, mix(s.key, s.light, 0.75), s.deep
    with s.moved(-1.0, 7.0, 0.88, about=(66.0, 92.0)):
        # it rings: hard arcs of sound to both sides of the bell
        for reach, wide in ((30, 5.0), (40, 4.4), (50, 3.8)):
            for first in (188, -38):
                arc = [around(67, 96, reach, first + step) for step in range(0, 31, 5)]
                s.stroke(arc, s.ink, wide + 1.6)
                s.stroke(arc, "#fff6e6", wide - 1.6)
        body = svg(
            "M52 88 H82 C86 88 88 91 89 94 L101 130 C102 135 99 138 95 138 H41 C37 138 34 135 35 130 L46 94 C47 91 49 88 52 88 Z"
        )
        forks = [
            polygon((49, 92), (47, 80, 1.5), (54, 80, 1.5), (56, 92)),
            polygon((79, 92), (81, 80, 1.5), (88, 80, 1.5), (86, 92)),
        ]
        s.inked([*((fork, shell) for fork in forks), (body, shell)], 2.5, (0.8, 1.5))
        with s.clipped(body):
            s.fill(polygon((30, 140), (44, 88), (54, 88), (46, 140)), s.key)
            s.fill(polygon((38, 132), (48, 96), (51, 96), (42, 132)), lit)
            s.fill(polygon((44, 86), (92, 86), (91, 93), (44, 93)), lit)
            s.fill(polygon((70, 86), (92, 86), (91, 93), (68, 93)), s.key)
            s.fill(polygon((94, 96), (106, 140), (94, 140), (84, 98)), shade)
            s.fill(box(30, 132.5, 106, 140), s.ink)
        for fork in forks:
            s.fill(cut(fork, placed(fork, 2.2, 0.6)), lit)
        s.inked([(oval(67, 115, 17.5, 16), "#ffe2c4")], 1.8, (0.4, 0.8))
        s.fill(cut(oval(67, 115, 17.5, 16), placed(oval(67, 115, 17.5, 16), -2.6, -2.0)), mix(s.key, s.light, 0.4))
        for turn in range(-60, 240, 33):
            x, y = around(67, 115, 11.6, turn)
            s.inked([(oval(x, 115 + (y - 115) * 0.92, 2.8, 2.6), s.ink)], 0.5)
        s.inked([(oval(67, 115, 6.0, 5.6), s.accent)], 1.3)
        s.fill(oval(65.4, 113.4, 2.0, 1.4), "#ffffff")
        # the receiver jumps, its cord behind it
        cord = [(43, 64), (34, 74), (42, 78), (33, 88), (41, 92), (33, 102), (39, 108), (36, 118)]
        middles = [((one[0] + two[0]) / 2, (one[1] + two[1]) / 2) for one, two in itertools.pairwise(cord)]
        for tone, wide in ((s.ink, 4.6), (s.light, 1.9)):
            s.stroke(
                [cord[0], *((*knot, *middle) for knot, middle in zip(cord[1:], middles[1:], strict=False)), cord[-1]],
                tone,
                wide,
            )

        def at(path: skia.Path) -> skia.Path:
            return placed(path, 69, 62, 0.98, -15)

        receiver = at(
            svg(
                "M-35 -2 C-36 -14 -24 -18 -10 -18 H10 C24 -18 36 -14 35 -2 L34 6 C30 10 20 10 18 5 L17 -3 C10 -7 -10 -7 -17 -3 "
                "L-18 5 C-20 10 -30 10 -34 6 Z"
            )
        )
        s.inked([(receiver, shell)], 2.6, (0.8, 1.5))
        with s.clipped(receiver):
            s.fill(
                at(
                    svg(
                        "M-38 -4 C-36 -20 -20 -20 0 -20 C20 -20 34 -18 38 -4 C28 -12 16 -13 0 -13 C-16 -13 -28 -12 -38 -4 Z"
                    )
                ),
                s.key,
            )
            s.fill(at(svg("M-32 -8 C-28 -15 -18 -16.500 -4 -16.500 V-14 C-18 -14 -26 -12 -32 -8 Z")), lit)
            s.fill(at(svg("M2 -16.500 H10 C14 -16.500 18 -16 20 -15.400 L18 -13.600 C14 -14 8 -14 2 -14 Z")), "#ffffff")
            s.fill(at(polygon((-36, 3), (-16, 3), (-16, 12), (-36, 12))), shade)
            s.fill(at(polygon((16, 3), (36, 3), (36, 12), (16, 12))), shade)
        s.glint(*around(69, 62, 26, -164), 5.0)
        for points in ([(32, 42), (26, 34)], [(45, 35), (42, 25)], [(58, 32), (58, 23)]):
            s.stroke(points, s.ink, 4.4)
            s.stroke(points, "#ffffff", 2.2)


def _farm_at_daybreak(s: Impact, x: float, y: float) -> None:
    """Paint hills, a farm and its weather mast in the blue before day, the sun half up at (x, y)."""
    black, dark, blue, pale, mist = DUSK
    s.steps(ALL, (60, 0), (60, 112), [mix(dark, blue, 0.5), blue, mix(blue, pale, 0.5), pale, mist, s.light])
    for r, tone in ((50, mix(s.key, s.light, 0.45)), (39, s.key), (29, "#ffc830"), (21, "#fff8ea")):
        s.fill(oval(x, y, r), tone)
    s.fill(svg("M-4 116 C14 98 34 102 50 112 C70 104 92 96 124 110 V172 H-4 Z"), blue)
    s.fill(svg("M-4 128 C30 114 60 132 124 118 V172 H-4 Z"), dark)
    s.fill(svg("M40 122 C58 118 84 126 124 118 V123 C92 130 62 126 40 122 Z"), s.key)
    s.dots(box(-6, 120, 126, 172), black, (60, 124), (60, 160), 0.0, 0.8)
    for top, foot, left, right in ((96, 172, -8, 25), (92, 172, 107, 130)):
        ridge = (left + right) / 2
        barn = polygon((left, foot), (left, top + 10), (ridge, top - 6), (right, top + 10), (right, foot))
        s.inked([(barn, black)], 1.6)
        s.rim([barn], s.key, (1.0 if left < 60 else -1.0, -0.6), 2.0)


def _cockerel(s: Impact) -> None:
    """Paint a cockerel that sits astride at (70, 82), its tail to the left and a wing held out to the right."""
    cyan, pale, flame = s.accent, "#a8ecf6", "#f0400c"
    for data, tone in (
        ("M60 70 L50 70 L42 74 L38 84 L33 74 L36 66 L47 61 L60 64 Z", mix(cyan, s.ink, 0.55)),
        ("M60 66 L48 61 L37 64 L27 74 L29 61 L38 53 L50 53 L62 61 Z", cyan),
        ("M62 64 L53 52 L43 48 L30 54 L37 44 L48 40 L58 46 L66 58 Z", cyan),
        ("M64 62 L60 47 L54 40 L45 35 L57 34 L65 42 L69 56 Z", s.ink),
    ):
        plume = svg(data)
        s.inked([(plume, tone)], 1.7, (0.4, 0.9))
        if tone == cyan:
            s.fill(cut(plume, placed(plume, 0.6, 3.4)), pale)
    for points in ([(66, 80), (60, 91), (66, 98)], [(75, 80), (82, 92), (76, 103)]):
        s.stroke(points, s.ink, 4.8)
        s.stroke(points, "#ffc830", 2.2)
    comb = svg("M79 42 L77 33 L82 36 L84 29 L88 35 L92 29 L93 36 L98 34 L95 44 L86 40 Z")
    wattle = svg("M90 52 L96 54 L95 62 L91 64 L88 58 Z")
    s.inked([(comb, flame), (wattle, flame)], 1.7, (0.4, 0.6))
    s.fill(svg("M79 42 L77.500 34 L82 37.500 L83.500 31 L87 37 L86 41 Z"), s.key)
    body = svg(
        "M52 65 L60 69 L69 65 L75 57 L78 46 L83 40 L91 40 L96 45 L95 51 L90 57 L92 65 L91 74 L85 81 L74 86 L63 84 L55 77 Z"
    )
    s.inked([(body, "#fff4dc")], 2.3, (0.8, 1.4))
    with s.clipped(body):
        s.fill(svg("M50 60 L60 70 L66 72 L72 78 L84 74 L94 62 V80 L74 90 L50 82 Z"), s.ink)
        s.fill(svg("M50 66 L60 71 L58 76 L64 77 L62 82 L52 78 Z"), mix(s.deep, s.mid, 0.5))
        hackle = svg("M74 56 L78 44 L84 38 L98 42 L92 50 L90 57 L94 68 L88 65 L86 73 L81 66 L76 74 L73 65 L66 69 Z")
        s.fill(hackle, s.key)
        s.fill(svg("M80 42 L86 38 L98 42 L92 50 L89 56 L90 64 L87 62 L86 54 L82 61 L80 53 Z"), "#fff4dc")
        s.rim([body], s.key, (-0.4, 1.0), 1.8)
    s.inked([(svg("M95 43 L106 44 L96 49 Z"), "#ffc830"), (svg("M95 49 L103 52 L94 53 Z"), "#e08a10")], 1.3, (0.2, 0.4))
    s.fill(svg("M85.500 45 L92 44 L91 48.500 L87 49 Z"), "#ffffff")
    s.fill(oval(89.8, 46.4, 1.5), s.ink)
    s.stroke([(84.5, 44.6), (92.5, 43)], s.ink, 1.5)
    wing = svg(
        "M64 65 L78 61 L94 63 L112 60 L106 66 L111 68 L103 70.500 L107 74 L98 74.500 L100 79 L90 78 L82 80 L70 76 Z"
    )
    s.inked([(wing, s.mid)], 2.0, (0.6, 1.2))
    with s.clipped(wing):
        s.fill(svg("M64 66 L78 62 L94 64 L112 60 L104 65 L90 67 L78 66 L68 70 Z"), "#fff4dc")
        s.fill(svg("M66 72 L80 69 L92 71 L88 74 L76 74 Z"), s.key)
        for x in (84, 91, 98):
            s.stroke([(x - 3, 69), (x + 5, 73)], s.ink, 1.2)


def daredevil(s: Impact) -> None:
    """A cockerel rides a unicycle along a washing line between two barns. Light: the sun that comes up behind it."""
    _farm_at_daybreak(s, 66, 92)
    rope = [(24, 106), (64, 156, 108, 102)]
    s.stroke(rope, s.ink, 4.4)
    s.stroke(rope, s.light, 1.6)
    with s.moved(-8.0, 12.0, 0.88, about=(70.0, 84.0)):
        # the wheel, its fork and its saddle
        for r, tone, width in ((13.4, s.ink, 5.6), (13.4, s.accent, 2.6)):
            s.line(oval(70, 101, r), tone, width)
        for turn in range(0, 180, 30):
            s.stroke([around(70, 101, 12, turn), around(70, 101, -12, turn)], s.ink, 0.9)
        for tone, width in ((s.ink, 5.0), ("#a8ecf6", 2.2)):
            s.stroke([(70, 101), (71, 82)], tone, width)
        s.inked([(box(63, 79, 79, 83, 2), s.accent)], 1.4, (0.3, 0.6))
        with s.moved(turn=-6.0, about=(70, 82)):
            _cockerel(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-13": Picture(nick_fury, ((66.0, 70.0), (64.0, 121.0)), "rings itself off its cradle", "bunker", "alarm lamp"),
    "m2-14": Picture(
        falcon,
        ((56.0, 66.0), (90.0, 90.0), (65.0, 97.0), (50.0, 130.0)),
        "throws a paper dart",
        "window over a bay",
        "sun over the water",
    ),
    "m2-15": Picture(
        punisher,
        ((51.0, 50.0), (62.0, 76.0), (92.0, 86.0)),
        "bites a pencil in two",
        "boards of a floor",
        "past a door",
    ),
    "m2-16": Picture(
        groot,
        ((64.0, 60.0), (66.0, 92.0), (48.0, 106.0), (88.0, 106.0)),
        "breaks up through a paving stone",
        "street",
        "dawn at the end of a street",
    ),
    "m2-17": Picture(
        star_lord,
        ((52.0, 98.0), (86.0, 67.0), (80.0, 122.0)),
        "fishes for stars out of a window",
        "attic",
        "star in a net",
    ),
    "m2-18": Picture(
        daredevil,
        ((76.0, 66.0), (66.0, 92.0), (58.0, 114.0)),
        "rides a unicycle over a rope",
        "between two barns",
        "sun coming up",
    ),
}
