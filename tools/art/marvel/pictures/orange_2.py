"""Pictures of the first four orange cards of level 2."""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.forms import Tones, group, modelled
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    around,
    both,
    box,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    skyline,
    svg,
)


def _wall_with_a_shadow(s: Impact) -> None:
    """Paint a wall of bricks in low sun, the eaves' shade above, and on it the shadow of a great tree."""
    wall = mix(s.key, s.light, 0.25)
    s.fill(ALL, wall)
    for row in range(14):
        y = 10.0 * row - 8
        s.stroke([(-9, y), (130, y)], s.mid, 0.9)
        for x in range(-9 + 9 * (row % 2), 130, 18):
            s.stroke([(x, y), (x, y + 10)], s.mid, 0.9)
    crown = (
        (46, 70, 12),
        (44, 54, 12),
        (56, 42, 14),
        (74, 34, 15),
        (94, 38, 15),
        (108, 52, 14),
        (112, 70, 13),
        (100, 84, 13),
        (60, 80, 12),
        (78, 62, 25),
    )
    trunk = svg(
        "M70 132 C76 120 78 108 77 98 L62 84 L66 80 L78 90 L80 74 L86 74 L88 92 L100 80 L104 84 L92 102 C91 112 94 122 102 132 Z"
    )
    tree = join(trunk, *(oval(x, y, r) for x, y, r in crown))
    gaps = (
        (58, 60, 3.4),
        (92, 54, 4.0),
        (104, 68, 3.2),
        (72, 48, 3.0),
        (88, 70, 2.6),
        (48, 66, 2.4),
        (70, 72, 2.8),
        (84, 44, 2.4),
    )
    for x, y, r in gaps:
        tree = cut(tree, oval(x, y, r, 0.7 * r, 30))
    shade = mix(s.deep, s.ink, 0.5)
    s.fill(tree, shade)
    s.dots(tree, s.ink, (70, 70), (110, 30), 0.0, 0.7)
    eaves = polygon((-9, -9), (130, -9), (130, 8), (-9, 26))
    s.fill(eaves, shade)


def _ground_from_below(s: Impact) -> None:
    """Paint a pavement at the height of a worm's eye, its joints running away from us, the earth below it cut open."""
    s.fill(polygon((-9, 122), (52, 120), (130, 132), (130, 180), (-9, 180)), s.key)
    s.fill(polygon((-9, 124), (44, 121), (74, 180), (-9, 180)), s.light)
    for x in (-40, 6, 128):
        s.stroke([(34 + (x - 34) * 0.2, 121 + 4 * (x > 60)), (x, 172)], s.deep, 1.4)
    earth = svg("M30 172 C32 152 36 142 44 139 C60 134 90 136 104 140 C112 146 114 156 116 172 Z")
    s.inked([(earth, mix(s.ink, s.deep, 0.35))], 1.3, (0.4, 0.6))
    s.rim([earth], s.mid, (-0.8, -0.5), 1.4)
    for x, y, r in ((46, 142, 2.0), (90, 141, 1.7), (80, 145, 1.2), (98, 146, 1.4)):
        s.fill(oval(x, y, r, 0.7 * r), s.deep)


def _lifted_slab(s: Impact) -> None:
    """Paint a paving slab raised at its left end like a lid: its top in the light, its thickness, the dark below it."""
    under = mix(s.deep, s.ink, 0.75)
    hollow = polygon((58, 100), (118, 130), (112, 142), (54, 142), (50, 128))
    s.fill(hollow, under)
    top = polygon((60, 90), (74, 84), (130, 110), (130, 126))
    side = polygon((60, 90), (130, 124), (130, 138), (57, 103))
    s.inked([(top, s.light), (side, s.mid)], 1.4, (1.0, 1.8))
    s.fill(top, "#fff6e6")
    s.dots(top, s.key, (84, 96), (126, 118), 0.0, 0.7)
    s.fill(side, mix(s.deep, s.mid, 0.5))
    s.dots(side, s.deep, (64, 96), (124, 130), 0.0, 0.8, pitch=2.4)
    s.fill(polygon((60, 90), (130, 124), (130, 126.4), (59.4, 92.6)), s.light)
    s.fill(polygon((60, 90), (64, 92), (61, 104.8), (57, 103)), s.light)
    for points in ([(84, 102), (81, 107), (84, 111), (82, 115)], [(104, 112), (107, 117), (104, 121)]):
        s.stroke(points, s.ink, 1.1)
    for x, y, r in ((72, 113, 2.2), (82, 118, 1.6), (94, 125, 2.0)):  # earth that hangs from it
        s.fill(oval(x, y, r, 1.2 * r), mix(s.deep, s.ink, 0.4))


def _sapling(s: Impact) -> None:
    """Paint a thick shoot with a shoulder under the slab, its leaves small at the top and large below."""
    toward = (-0.95, -0.3)
    leaf: Tones = ("#d2fbff", s.accent, mix(s.accent, s.ink, 0.55))
    wood: Tones = ("#d2fbff", mix(s.accent, s.ink, 0.2), mix(s.accent, s.ink, 0.65))
    form = svg("M0 0 C5 -11 18 -14 31 -5 C34 -2.600 37 -0.400 41 0 C34 8 13 11 0 0 Z")
    for x, y, bend in ((74, 140, 4), (88, 141, 4)):  # shoots that still push
        sprout = ribbon(((x, y, 2.2), (x - 1, y - 12, 2.0), (x + bend, y - 17, 2.4), (x + 2 * bend, y - 12, 2.8)), 10)
        group(s, [(sprout, leaf, 1.8)], toward, 1.0, 1.2)
    stem = ribbon(
        ((56, 142, 5.4), (51, 126, 4.8), (49, 112, 4.2), (53, 97, 3.6), (56, 82, 2.8), (54, 66, 2.1), (57, 48, 1.0)), 12
    )
    shoulder = ribbon(((52, 130, 4.2), (57, 118, 4.0), (64, 112, 3.4), (68, 113, 2.2)), 10)
    group(s, [(shoulder, wood, 2.4)], toward, 1.2, 1.6)
    blades = (
        (55, 78, 0.66, -24, False),
        (55.4, 82, 0.62, 22, True),
        (54.6, 66, 0.50, -30, False),
        (55.4, 63, 0.42, 36, True),
        (56.6, 53, 0.36, -42, False),
        (57, 50, 0.40, -96, False),
    )
    back = [(placed(form, x, y, size, turn, flip), leaf, 7 * size) for x, y, size, turn, flip in blades]
    group(s, [*back, (stem, wood, 2.8)], toward, 1.2, 1.8)
    large = ((52, 100, 0.94, -34, False), (51, 103, 0.5, 16, True))
    for x, y, size, turn, flip in large:
        blade = placed(form, x, y, size, turn, flip)
        group(s, [(blade, leaf, 8 * size)], toward, 1.2, 2.0)
    for x, y, size, turn, flip in (*blades, *large):
        s.fill(placed(svg("M1 -0.6 C10 -3 22 -3 35 -1 C22 -1 10 0 1 0.800 Z"), x, y, size, turn, flip), s.ink)


def groot(s: Impact) -> None:
    """A sapling lifts a slab and throws the shadow of a great tree. From the ground; light: the low sun at the left."""
    _wall_with_a_shadow(s)
    _ground_from_below(s)
    _lifted_slab(s)
    _sapling(s)
    s.debris(
        ((36, 120, 3.0, 70), (42, 128, 3.6, 10), (38, 108, 1.8, 40)),
        s.deep,
        s.light,
    )


def _town_at_evening(s: Impact) -> None:
    """Paint an evening sky, pale where the sun stands low at the left, and far below one dark row of roofs."""
    s.steps(
        ALL,
        (104, -4),
        (44, 128),
        [s.deep, mix(s.deep, s.mid, 0.6), s.mid, s.key, mix(s.key, s.light, 0.55), s.light, s.light],
    )
    s.dots(ALL, s.deep, (76, 46), (126, -8), 0.0, 0.7)
    s.fill(oval(36, 98, 25), "#ffffff")
    s.fill(skyline(-9, 130, 180, (38, 46, 41, 52, 44, 40, 48), 4), s.mid)
    near = skyline(-9, 130, 180, (30, 35, 28, 33, 38, 31), 7)
    s.fill(near, mix(s.deep, s.ink, 0.6))
    s.rim([near], s.key, (-1.0, -0.1), 1.4)


def _quill(start: Point, tip: Point, half: float, bow: float = 0.0) -> skia.Path:
    """Return one long feather of a wing; ``bow`` bends it sideways."""
    (x, y), (u, v) = start, tip
    long = math.dist(start, tip)
    across = (-(v - y) / long, (u - x) / long)
    middle = (x + 0.6 * (u - x) + across[0] * bow, y + 0.6 * (v - y) + across[1] * bow)
    return ribbon(((x, y, half * 0.8), (*middle, half), (u, v, half * 0.22)), 10)


def _stooping_falcon(s: Impact) -> None:
    """Paint a falcon that comes down from the right: both wings thrown up, the tail behind, the feet struck out ahead."""
    slate: Tones = ("#ffe2c0", "#5c5a7a", "#2a2740")
    dark: Tones = ("#f0cdb4", "#3f3c58", "#1c182c")
    pale: Tones = ("#ffffff", "#fff0dc", "#c89a7c")
    gold: Tones = ("#fff4b4", "#ffc830", "#b8500e")
    toward = (-0.9, 0.44)
    far_wing = [(_quill((79, 68), (80 + 4.4 * k, 16 + 5.4 * k), 4.2, -2.0), dark, 2.2) for k in (0, 1, 2)]
    tail = [(_quill((88, 86), (113 - 1.4 * abs(k), 92 + 5.2 * k), 3.4), dark, 1.8) for k in (-1, 1, 0)]
    group(s, [*far_wing, *tail], toward, 1.3, 1.8)
    body = svg("M52 72 C58 66 70 62 80 68 C90 74 97 84 98 92 C90 98 76 98 66 94 C58 90 52 82 52 72 Z")
    group(s, [(body, slate, 4.0)], toward, 1.6, 2.2)
    breast = both(body, svg("M46 70 C54 80 62 84 72 88 C80 90 90 90 100 88 V110 H46 Z"))
    s.fill(breast, pale[1])
    s.fill(both(breast, box(60, 90.6, 110, 110)), pale[2])
    with s.clipped(breast):
        for x, y in ((60, 82), (66, 87), (74, 91), (82, 92)):
            s.stroke([(x - 1.6, y - 1), (x + 1.4, y + 1.6)], dark[1], 1.3)
    for hip, knee, foot in (((78, 90, 6.6), (72, 101, 4.6), (66, 108)), ((70, 88, 6.8), (60, 99, 4.8), (53, 107))):
        thigh = limb(hip, knee)
        shank = limb((*knee[:2], 2.4), (*foot, 2.2))
        group(s, [(shank, gold, 1.2), (thigh, pale, 2.8)], toward, 1.3, 1.8)
    near_wing = [
        (_quill((68 - 1.2 * k, 78 - 1.4 * k), (64 - 4.6 * k, 20 + 8.8 * k - 1.0 * (k == 0)), 4.6, 2.4), dark, 2.4)
        for k in (4, 3, 2, 1, 0)
    ]
    group(s, near_wing, toward, 1.3, 1.8)
    arm = svg("M60 82 C52 76 48 66 50 56 C56 48 64 46 68 50 C76 58 80 70 78 80 C72 86 66 86 60 82 Z")
    group(s, [(arm, slate, 4.0)], toward, 1.4, 2.0)
    with s.clipped(arm):
        for x, y in ((56, 60), (64, 58), (56, 69), (64, 67), (71, 67), (62, 76), (70, 76)):
            s.stroke([(x - 3.4, y - 1), (x, y + 4, x + 3.4, y - 1)], "#a9a3b8", 1.2)
    head = oval(49.0, 79.0, 10.0, 9.2, -24)
    cap = both(head, svg("M34 84 C40 79 46 80 49 84 L50 93 L55 84 L64 92 V60 H34 Z"))
    beak = svg("M41 81 C36 81 33.600 85 35.400 91 C38 90 40 88.600 43 88 Z")
    group(s, [(beak, gold, 1.6), (head, pale, 2.4)], toward, 1.4, 1.8)
    s.fill(cap, dark[1])
    s.rim([cap], "#ffe2c0", (-0.8, -0.6), 1.4)
    s.inked([(oval(45.6, 79.6, 3.0), "#ffc830")], 0.9, (0.0, 0.0))
    s.fill(oval(44.9, 80.0, 1.6), s.ink)
    s.stroke([(41.4, 77.4), (49.6, 75.4)], s.ink, 1.8)
    s.fill(polygon((35.2, 87), (37.8, 88.4), (35.4, 91.4)), s.ink)


def _paper_plane(s: Impact) -> None:
    """Paint a paper plane that dives to the left, whole, its near wing lit and its keel in the shade."""
    far = polygon((34, 134), (92, 102), (104, 112))
    keel = polygon((34, 134), (98, 116), (88, 134), (80, 128))
    near = polygon((34, 134), (100, 114), (113, 128))
    s.inked([(join(far, keel, near), "#ffffff")], 1.8, (1.0, 1.8))
    s.fill(far, "#ffffff")
    s.fill(keel, mix(s.accent, s.ink, 0.35))
    s.fill(near, s.light)
    s.line(near, s.ink, 1.0)
    s.dots(near, s.key, (60, 124), (112, 124), 0.0, 0.7)


def _talons(s: Impact) -> None:
    """Paint the toes of both feet, closed over the fold of the plane."""
    for x, y in ((66, 109), (53, 108)):
        for u, v in ((-7, 7.4), (-1.6, 9.6), (5, 7.6)):
            toe = limb((x, y, 2.2), (x + 0.7 * u, y + 0.5 * v, 2.0), (x + u, y + v, 1.0))
            s.inked([(toe, "#ffc830")], 1.2, (0.3, 0.5))
            s.fill(limb((x + 0.84 * u, y + 0.74 * v, 1.4), (x + u, y + v + 1.6, 0.5)), s.ink)


def falcon(s: Impact) -> None:
    """A falcon stoops on a paper plane and grips it. High over a town; light: the evening sun low at the left."""
    _town_at_evening(s)
    _paper_plane(s)
    _stooping_falcon(s)
    _talons(s)


def _ring_under_lamps(s: Impact) -> None:
    """Paint a corner of a boxing ring, its ropes running back to the post, a lamp and its cone, the crowd in the dark."""
    s.fill(ALL, mix(s.deep, s.ink, 0.72))
    s.fill(polygon((50, -6), (74, -6), (128, 140), (-14, 140)), mix(s.deep, s.mid, 0.35))
    s.fill(polygon((53, -6), (73, -6), (118, 140), (10, 140)), s.mid)
    s.fill(polygon((57, -6), (71, -6), (106, 140), (34, 140)), mix(s.key, s.light, 0.3))
    for row, (y, r, tone) in enumerate(((66, 4.6, 0.35), (80, 5.6, 0.68), (96, 6.8, 0.9))):
        heads = (oval(x, y - (x * 7) % 5, r, 1.2 * r) for x in range(-6 + 5 * row, 130, round(2.1 * r)))
        crowd = join(box(-9, y + 3, 130, 130), *heads)
        s.fill(crowd, mix(s.deep, s.ink, tone))
        s.rim([crowd], mix(s.mid, s.deep, 0.25 + 0.2 * row), (0.0, -1.0), 1.1)
    s.fill(polygon((-9, 128), (20, 112), (130, 112), (130, 180), (-9, 180)), s.key)
    s.dots(box(-9, 112, 130, 180), s.deep, (60, 128), (70, 160), 0.0, 0.7)
    for y, tone in ((60, "#ffffff"), (78, s.accent), (96, "#ffffff")):
        for color, more in ((s.ink, 1.1), (tone, 0.0)):
            s.fill(
                polygon(
                    (-9, 1.5 * y - 34 - 2.6 - more),
                    (34, y - 0.9 - more),
                    (34, y + 0.9 + more),
                    (-9, 1.5 * y - 34 + 2.6 + more),
                ),
                color,
            )
            s.fill(
                polygon((34, y - 0.9 - more), (130, y - 3.2 - more), (130, y + 0.6 + more), (34, y + 0.9 + more)), color
            )
    post = box(31, 52, 37.4, 116, 1.5)
    s.inked([(post, s.accent)], 1.3, (0.5, 0.4))
    s.fill(box(34.6, 52.4, 37, 116), mix(s.accent, s.ink, 0.5))


def _boxer(s: Impact) -> None:
    """Paint a boxer who strikes straight out of the picture: the jaw behind the shoulder, the arm foreshortened."""
    lamp = (-0.35, -0.94)
    skin: Tones = (s.light, "#9c4a26", "#4c1c1a")
    dim: Tones = (s.key, "#7a3420", "#3a1416")
    vest: Tones = ("#ffc896", s.deep, "#6a1c0c")
    cap: Tones = ("#c8724a", "#3a1a1c", s.ink)
    guard: Tones = (s.light, s.mid, s.deep)
    chest = svg("M58 176 C58 140 62 108 74 92 C90 84 112 90 122 108 C130 126 130 150 128 176 Z")
    neck = limb((84, 86, 9), (80, 72, 8.6))
    head = svg("M62 60 C60 44 68 34 80 34 C92 34 99 44 98 58 C97 72 92 84 82 86 C72 85 64 76 62 60 Z")
    far_ear = oval(62.4, 62, 2.6, 4.4, -6)
    ear = oval(98, 61, 2.8, 4.8, 8)
    hair = svg(
        "M61 55 C58 38 68 29.500 80 30 C93 30 101 40 98.500 55 C96 47 90 43.500 80 43.500 C70 43.500 64 47 61 55 Z"
    )
    group(s, [(chest, vest, 7.0)], lamp, 1.3, 2.0)
    group(
        s, [(neck, dim, 3.0), (far_ear, dim, 1.0), (ear, dim, 1.0), (head, skin, 4.0), (hair, cap, 2.0)], lamp, 1.3, 1.8
    )
    with s.clipped(head):
        s.fill(svg("M88 40 C92 52 90 62 92 70 C92 80 88 86 84 88 H104 V40 Z"), skin[2])
        s.fill(
            svg(
                "M64 58 C68 55 74 56 78 60 L78 64 C73 67 67 67 64 64 Z M84 60 C88 56 94 55 98 58 V65 C93 67 88 67 84 64 Z"
            ),
            skin[2],
        )
    for x, lean in ((72.4, 1.0), (90.0, -1.0)):
        white = svg(
            f"M{x - 4.4} {61.4 - lean} C{x - 2} {59.4} {x + 2} {59.4} {x + 4.4} {61.4 + lean} C{x + 2} 64.600 {x - 2} 64.600 {x - 4.4} {61.4 - lean} Z"
        )
        s.inked([(white, "#ffffff")], 0.8, (0.0, 0.0))
        s.fill(oval(x, 61.8, 1.8), s.ink)
        s.fill(polygon((x - 6 * lean, 55.4), (x + 6 * lean, 58.6), (x + 5 * lean, 60.6), (x - 6.4 * lean, 58.6)), s.ink)
    s.fill(svg("M79 60 C77.600 66 75.600 70 77 72 C79 74 84 74 86 72 C84 70 83.400 66 83.600 60 Z"), skin[1])
    s.stroke([(77, 71.6), (81, 74.6, 86, 71.6)], s.ink, 1.3)
    s.stroke([(75, 79.6), (80, 77.4, 87, 79.4)], s.ink, 1.8)
    with s.moved(58, 76, turn=-12.0):  # the other glove, up beside the chin
        small = svg("M-8 4 C-10 -6 -5 -12 2 -11.500 C9 -11 12 -4 10 4 C8 10 -5 11 -8 4 Z")
        group(s, [(limb((3, 16, 6), (2, 6, 7)), dim, 2.4), (small, guard, 3.6)], lamp, 1.2, 1.6)
    # shoulder, upper arm and fore-arm one behind the other
    arm = [
        (oval(102, 86, 14, 13, 20), skin, 5.0),
        (oval(92, 90, 14.5, 14, 20), skin, 5.0),
        (oval(81, 95, 17, 16.5, 10), skin, 5.4),
    ]
    group(s, arm, lamp, 1.4, 2.0)
    s.fill(svg("M92 84 C98 80 106 82 110 88 C104 86 98 88 95 92 Z"), skin[1])


def _glove_at_us(s: Impact) -> None:
    """Paint a glove a hand's breadth before us: the round of its knuckles, the thumb along its side, the cuff behind."""
    lamp = (-0.35, -0.94)
    band: Tones = ("#b6f4ff", s.accent, mix(s.accent, s.ink, 0.55))
    leather: Tones = ("#ffd0a0", s.mid, s.deep)
    cuff = oval(73, 99, 22, 21, 10)
    group(s, [(cuff, band, 6.0)], lamp, 1.6, 2.4)
    glove = svg("M31 106 C30 86 43 72 61 73 C81 74 93 90 91 110 C89 131 76 142 58 141 C42 140 32 127 31 106 Z")
    modelled(s, glove, leather, lamp, 11.0, 0.0, 1.8, 3.0)
    with s.clipped(glove):
        s.fill(
            svg("M35 104 C36 88 46 77 60 77.500 C72 78 82 85 86 97 C72 88 52 90 44 112 C40 112 36 110 35 104 Z"), s.key
        )
        s.fill(svg("M40 98 C42 88 50 81 60 81.500 C52 86 47 92 45.500 101 C43 103 40 102 40 98 Z"), "#ffffff")
        s.fill(oval(66, 83.4, 3.4, 1.8, 14), "#ffffff")
        for points in ([(48, 122), (58, 115, 70, 116), (80, 117, 88, 122)], [(52, 132), (60, 127, 74, 128)]):
            s.stroke(points, s.ink, 1.8)
    thumb = svg("M37 100 C30 102 27 113 31 122 C35 131 46 134 52 128 C55 123 51 117 46 114 C42 111 42 104 37 100 Z")
    modelled(s, thumb, leather, lamp, 4.4, 1.6, 1.5, 1.8, dotted=False)


def punisher(s: Impact) -> None:
    """A boxer's glove comes straight at us. Eye to eye, out of a ring's corner; light: the lamp over the ring."""
    _ring_under_lamps(s)
    _boxer(s)
    with s.moved(-3.0, 7.0, 0.9, about=(62.0, 108.0)):
        s.rays(61, 107, 37, 66, 9, "#ffffff", duty=0.55, seed=6, first=100, last=226, inward=False)
        _glove_at_us(s)
    for x, y, r, turn in (
        (47, 58, 2.8, 40),
        (38, 68, 2.6, 50),
        (55, 50, 2.0, 35),
        (34, 80, 1.8, 60),
        (46, 68, 1.4, 45),
    ):
        drop = placed(
            svg("M0 -2.400 C0.800 -0.600 1 0 1 0.600 C1 2 -1 2 -1 0.600 C-1 0 -0.800 -0.600 0 -2.400 Z"), x, y, r, turn
        )
        s.inked([(drop, "#ffffff")], 0.8, (0.2, 0.3))


def _war_room(s: Impact) -> None:
    """Paint a bunker by night: a wall in courses, the sun of an embrasure in one patch on it, a desk."""
    s.fill(ALL, mix(s.deep, s.ink, 0.62))
    for row in range(7):
        y = 2 + 20 * row
        s.stroke([(-4, y), (124, y)], s.ink, 1.2)
        for x in range(-10 + 16 * (row % 2), 130, 32):
            s.stroke([(x, y), (x, y + 20)], s.ink, 1.2)
    s.fill(polygon((10, 66), (130, 30), (130, 134), (10, 134)), s.deep)
    s.fill(polygon((14, 69), (130, 34), (130, 134), (14, 134)), s.key)
    patch = polygon((18, 72), (130, 38), (130, 134), (18, 134))
    s.fill(patch, s.light)
    s.dots(patch, s.key, (60, 90), (140, 140), 0.0, 0.6)
    shadow = join(polygon((84, 134), (92, 96), (110, 94), (124, 134)), limb((92, 80, 6), (112, 68, 7), (126, 66, 9)))
    s.fill(shadow, s.key)
    s.inked([(box(-6, 130, 126, 172), mix(s.deep, s.ink, 0.45))], 1.6)
    s.fill(polygon((16, 130), (124, 130), (124, 132.4), (16, 132.4)), s.key)
    s.fill(polygon((36, 134), (104, 134), (130, 142), (130, 148), (50, 144)), s.ink)


def nick_fury(s: Impact) -> None:
    """A telephone rings itself off its cradle, dark before its wall. Light: the sun of an embrasure, one patch on the wall."""
    _war_room(s)
    shell, sheen, lit = mix(s.ink, s.deep, 0.18), mix(s.deep, s.mid, 0.35), "#ffe2c0"
    with s.moved(-1.0, 7.0, 0.88, about=(66.0, 92.0)):
        for x, y, turns in ((37, 66, (-140, -106, -72)), (101, 64, (0, 30, 60))):  # it rings from both ends
            for turn in turns:
                tip, *base = around(x, y, 9, turn), around(x, y, 21, turn - 11), around(x, y, 21, turn + 11)
                s.inked([(polygon(tip, *base), s.accent)], 1.1, (0.3, 0.5))
        body = svg(
            "M52 88 H82 C86 88 88 91 89 94 L101 130 C102 135 99 138 95 138 H41 C37 138 34 135 35 130 L46 94 C47 91 49 88 52 88 Z"
        )
        forks = [
            polygon((49, 92), (47, 80, 1.5), (54, 80, 1.5), (56, 92)),
            polygon((79, 92), (81, 80, 1.5), (88, 80, 1.5), (86, 92)),
        ]
        s.inked([*((fork, shell) for fork in forks), (body, shell)], 2.5, (0.8, 1.5))
        with s.clipped(body):
            s.fill(polygon((30, 140), (44, 88), (54, 88), (46, 140)), sheen)
            s.fill(polygon((38, 132), (48, 96), (51, 96), (42, 132)), lit)
            s.fill(polygon((44, 86), (92, 86), (91, 93), (44, 93)), lit)
            s.fill(polygon((70, 86), (92, 86), (91, 93), (68, 93)), sheen)
            s.fill(polygon((94, 96), (106, 140), (94, 140), (84, 98)), s.ink)
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
        for tone, wide in ((s.ink, 5.0), (s.accent, 2.3)):
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
                sheen,
            )
            s.fill(at(svg("M-32 -8 C-28 -15 -18 -16.500 -4 -16.500 V-14 C-18 -14 -26 -12 -32 -8 Z")), lit)
            s.fill(at(svg("M2 -16.500 H10 C14 -16.500 18 -16 20 -15.400 L18 -13.600 C14 -14 8 -14 2 -14 Z")), "#ffffff")
            s.fill(at(polygon((-36, 3), (-16, 3), (-16, 12), (-36, 12))), s.ink)
            s.fill(at(polygon((16, 3), (36, 3), (36, 12), (16, 12))), s.ink)
        s.glint(*around(69, 62, 26, -164), 5.0)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-13": Picture(
        nick_fury, ((66.0, 70.0), (64.0, 121.0)), "rings itself off its cradle", "bunker", "sun of an embrasure"
    ),
    "m2-14": Picture(
        falcon,
        ((46.0, 80.0), (58.0, 118.0), (66.0, 66.0), (92.0, 112.0)),
        "stoops on a paper plane",
        "high over a town",
        "evening sun at the left",
    ),
    "m2-15": Picture(
        punisher,
        ((60.0, 106.0), (80.0, 62.0), (96.0, 88.0)),
        "strikes out at us",
        "boxing ring",
        "lamp over a ring",
    ),
    "m2-16": Picture(
        groot,
        ((56.0, 74.0), (50.0, 110.0), (88.0, 62.0), (64.0, 98.0)),
        "lifts a paving slab",
        "pavement from below",
        "low sun at the left",
    ),
}
