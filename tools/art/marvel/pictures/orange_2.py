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
    box,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
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


_ROOFS: Final = (
    (-14, -8, 34, 30, 10),
    (26, -14, 36, 34, 14),
    (68, -10, 30, 28, 10),
    (102, -16, 40, 42, 16),
    (-20, 32, 34, 34, 12),
    (20, 30, 30, 40, 16),
    (58, 24, 36, 36, 12),
    (98, 36, 34, 40, 16),
    (-20, 80, 42, 38, 16),
    (28, 84, 30, 36, 14),
    (64, 76, 34, 42, 18),
    (104, 92, 36, 40, 16),
    (-12, 134, 44, 44, 16),
    (38, 138, 40, 40, 16),
    (84, 136, 46, 44, 16),
)
"""The roofs of a town seen from above: left, top, width, depth and the height of the wall that shows."""


def _town_from_above(s: Impact) -> None:
    """Paint a town deep below in the evening: lit roofs, walls in the shade, and on the nearest roof who lost the plane."""
    s.fill(ALL, mix(s.deep, s.ink, 0.45))
    with s.moved(60, 84, turn=-14.0), s.moved(-60, -84):
        for number, (x, y, wide, deep, high) in enumerate(_ROOFS):
            top = polygon((x + 5, y), (x + wide, y + 3), (x + wide - 4, y + deep), (x, y + deep - 3))
            s.fill(
                polygon(
                    (x, y + deep - 3),
                    (x + wide - 4, y + deep),
                    (x + wide - 4, y + deep + high),
                    (x, y + deep + high - 3),
                ),
                s.deep,
            )
            s.fill(
                polygon(
                    (x + wide, y + 3),
                    (x + wide, y + 3 + high),
                    (x + wide - 4, y + deep + high),
                    (x + wide - 4, y + deep),
                ),
                mix(s.deep, s.ink, 0.5),
            )
            s.fill(top, (s.mid, mix(s.mid, s.key, 0.55), mix(s.deep, s.mid, 0.6))[number % 3])
            s.rim([top], s.light, (-1.0, 0.2), 1.4)
            for row in range(2):
                for column in range(int(wide // 9)):
                    at = (x + 3 + 8.4 * column, y + deep + 1.2 + 6 * row)
                    s.fill(
                        polygon(at, (at[0] + 3.4, at[1] + 0.4), (at[0] + 3.4, at[1] + 4), (at[0], at[1] + 3.6)),
                        s.key if (row + column + number) % 3 == 0 else mix(s.deep, s.ink, 0.4),
                    )
            if number % 2:
                s.fill(box(x + wide * 0.5, y + deep * 0.3, x + wide * 0.74, y + deep * 0.52), s.deep)
                s.fill(box(x + wide * 0.44, y + deep * 0.26, x + wide * 0.66, y + deep * 0.46), s.key)
    s.dots(ALL, s.deep, (70, 62), (126, -8), 0.0, 0.75)


def _quill(start: Point, tip: Point, half: float, bow: float = 0.0) -> skia.Path:
    """Return one long feather of a wing; ``bow`` bends it sideways."""
    (x, y), (u, v) = start, tip
    long = math.dist(start, tip)
    across = (-(v - y) / long, (u - x) / long)
    middle = (x + 0.6 * (u - x) + across[0] * bow, y + 0.6 * (v - y) + across[1] * bow)
    return ribbon(((x, y, half * 0.8), (*middle, half), (u, v, half * 0.22)), 10)


def _stooping_falcon(s: Impact) -> None:
    """Paint a falcon in its stoop from above: wings folded to a W, tail closed, the head down, both feet ahead."""
    slate: Tones = ("#ffe2c0", "#6e6e8c", "#34324a")
    dark: Tones = ("#f0cdb4", "#504e6c", "#262338")
    pale: Tones = ("#ffffff", "#fff0dc", "#c89a7c")
    turn = 28.0
    a = math.radians(turn)
    toward = (-0.9 * math.cos(a) + 0.3 * math.sin(a), 0.9 * math.sin(a) + 0.3 * math.cos(a))
    with s.moved(74.0, 62.0, 0.94, turn=turn):
        tail = [(_quill((0.8 * k, -10), (3.6 * k, -43 + abs(k)), 3.0), dark, 1.6) for k in (-2, 2, -1, 1, 0)]
        group(s, tail, toward, 1.0, 1.6)
        for k in (-2, -1, 0, 1, 2):
            s.fill(_quill((2.8 * k, -33), (3.2 * k, -38), 2.0), pale[1])
        for side in (1, -1):
            primaries = [
                ((24, 14), (42, -23), 3.5),
                ((22, 12), (36, -30), 3.6),
                ((19, 10), (29.6, -33), 3.6),
                ((16, 8), (23, -31), 3.5),
                ((13, 6), (17.6, -26), 3.3),
            ]
            secondaries = [((10, 4), (13.6, -20), 3.4), ((7, 2), (9.6, -16), 3.2)]
            group(
                s,
                [
                    (_quill((side * x, y), (side * u, v), half, -side * 2.4), dark, 2.3)
                    for (x, y), (u, v), half in [*reversed(primaries), *secondaries]
                ],
                toward,
                1.0,
                1.8,
            )
            arm = svg("M3 19 C9 18 14 21 20 22 C27 23 31 18 29.6 12 C26 7 20 3 13 -2 C9 -5 5 -6 2 -6 Z")
            arm = placed(arm, flip=side < 0)
            group(s, [(arm, slate, 4.0)], toward, 1.0, 1.6)
            with s.clipped(arm):
                for x, y in ((9, 3), (15, 7), (21, 11), (26, 15), (6, 9), (12, 13), (18, 17)):
                    s.stroke(
                        [(side * (x - 2.6), y - 1.4), (side * (x - 1.4), y + 2.4, side * (x + 2.6), y + 0.4)],
                        "#a9a3b8",
                        1.1,
                    )
        # feet, stretched out ahead below the head
        for side in (1, -1):
            s.stroke([(side * 6, 26), (side * 7.6, 46)], s.ink, 5.6)
            s.stroke([(side * 6, 26), (side * 7.6, 46)], "#ffc830", 3.2)
            thigh = limb((side * 5, 20, 5.0), (side * 7.4, 33, 2.9))
            group(s, [(thigh, pale, 2.0)], toward, 1.0, 1.2)
        body = svg("M0 -16 C7 -14 11 -2 10.4 10 C10 18 7 24 0 26 C-7 24 -10 18 -10.4 10 C-11 -2 -7 -14 0 -16 Z")
        group(s, [(body, slate, 5.0)], toward, 1.0, 1.8)
        with s.clipped(body):
            for row in range(4):
                for k in (-1, 0, 1):
                    x, y = 5.6 * k + 2.8 * (row % 2), -8 + 7 * row
                    s.stroke([(x - 2.4, y - 1), (x, y + 3.6, x + 2.4, y - 1)], "#a9a3b8", 1.0)
        head = svg("M-8.6 24 C-9 17 -5 13 0 13 C5 13 9 17 8.6 24 C8.2 31 4 36 0 36.500 C-4 36 -8.200 31 -8.600 24 Z")
        group(s, [(head, pale, 3.0)], toward, 1.0, 1.6)
        with s.clipped(head):
            s.fill(
                svg(
                    "M-12 10 H12 V25 C9 24 8 27 6.400 34 C5 30 4 27 2.600 27 L0 32 L-2.600 27 C-4 27 -5 30 -6.400 34 C-8 27 -9 24 -12 25 Z"
                ),
                dark[1],
            )
            s.fill(svg("M2 10 H12 V24 C8 23 6 20 2 10 Z"), dark[2])
            s.rim([head], "#ffe2c0", toward, 1.4)
        for side in (1, -1):
            s.fill(oval(side * 4.9, 25.6, 2.6, 2.2, -side * 24), "#ffc830")
            s.fill(oval(side * 4.5, 26.2, 1.3), s.ink)
            s.stroke([(side * 7.8, 22.6), (side * 2.6, 24.4)], s.ink, 1.5)
        beak = svg(
            "M-3.600 31 C-3 28.600 3 28.600 3.600 31 C3.400 35 1.600 38 0 40.500 C-1.600 38 -3.400 35 -3.600 31 Z"
        )
        group(s, [(beak, ("#fff4b4", "#ffc830", "#b8500e"), 1.6)], toward, 0.9, 0.8)
        s.fill(svg("M-1.600 36.600 L1.600 36.600 L0 40.500 Z"), s.ink)


def _paper_plane(s: Impact) -> None:
    """Paint a paper plane seen from above, its back crumpled where two feet hold it, the creases lit."""
    cool = s.accent
    with s.moved(49.2, 109.0, turn=118.0):
        left = polygon((33, 0), (-25, -21), (-17, -4))
        right = polygon((33, 0), (-17, 4), (-24, 23))
        keel = polygon((33, 0), (-17, -4), (-20, 0), (-17, 4))
        s.inked([(join(left, right, keel), "#ffffff")], 1.4, (-1.4, -1.8))
        s.fill(left, mix(s.light, s.key, 0.3))
        s.fill(right, "#ffffff")
        s.fill(keel, cool)
        s.fill(polygon((33, 0), (-18.6, -2), (-20, 0), (-17, 4)), mix(cool, s.ink, 0.45))
        for path, tone in (
            (polygon((6, -8), (-6, -14), (-2, -5)), "#ffffff"),
            (polygon((-6, -14), (-13, -11), (-2, -5)), s.key),
            (polygon((6, 8), (-5, 13), (-2, 5)), mix(s.light, s.key, 0.6)),
            (polygon((-5, 13), (-14, 12), (-2, 5)), s.key),
            (polygon((16, 5), (6, 8), (8, 4)), mix(s.light, s.key, 0.4)),
        ):
            s.fill(path, tone)
        for side in (1, -1):
            for u, v in ((9, 10.5), (5, 14.5), (-1, 15)):
                points = [(-6, side * 7.5), (0.5 * (u - 6) + 2, side * (v * 0.5 + 5)), (u, side * v)]
                s.stroke(points, s.ink, 4.6)
                s.stroke(points, "#ffc830", 2.4)
                s.fill(
                    polygon((u - 0.8, side * v - 1.3), (u + 3.6, side * (v + 0.8)), (u - 0.8, side * v + 1.3)), s.ink
                )


def falcon(s: Impact) -> None:
    """A falcon stoops on a paper plane and grips it. From above it, over a town; light: the evening sun at the left."""
    _town_from_above(s)
    for start, end, half in (((98, 20), (128, -18), 2.0), ((112, 62), (140, 22), 2.0), ((72, 30), (96, -10), 1.4)):
        s.fill(polygon((start[0], start[1]), (end[0] - half, end[1]), (end[0] + half, end[1])), "#ffffff")
    _paper_plane(s)
    _stooping_falcon(s)


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
    """Paint the wall of a bunker in courses, lit by a lamp low at the left, a shadow on it, a desk."""
    s.fill(ALL, mix(s.deep, s.ink, 0.25))
    s.fill(polygon((-9, 104), (30, -9), (130, -9), (130, 134), (-9, 134)), s.deep)
    s.fill(polygon((-9, 106), (76, -9), (130, -9), (130, 134), (-9, 134)), s.mid)
    s.fill(polygon((-9, 108), (130, 4), (130, 134), (-9, 134)), s.key)
    s.fill(polygon((-9, 110), (130, 44), (130, 134), (-9, 134)), mix(s.key, s.light, 0.6))
    for row in range(6):
        s.stroke([(-4, 14 + 22 * row), (124, 14 + 22 * row)], s.deep, 1.1, 0.8)
        for x in range(-10 + 16 * (row % 2), 130, 32):
            s.stroke([(x, 14 + 22 * row), (x, 36 + 22 * row)], s.deep, 1.1, 0.8)
    shadow = join(
        polygon((68, 132), (80, 90), (110, 86), (124, 132)),
        limb((62, 68, 10), (92, 52, 6), (122, 46, 10)),
        box(86, 72, 104, 92),
    )
    s.fill(shadow, mix(s.deep, s.ink, 0.45))
    s.inked([(box(-6, 130, 126, 172), mix(s.deep, s.ink, 0.2))], 1.6)
    s.fill(polygon((-4, 130), (124, 130), (124, 132), (-4, 136)), s.light)
    s.fill(polygon((40, 134), (104, 134), (126, 140), (126, 146), (60, 142)), s.ink)


def nick_fury(s: Impact) -> None:
    """A telephone rings itself off its cradle. Light: a desk lamp low at the left, the shadow on the wall."""
    _war_room(s)
    shell, sheen, lit = mix(s.ink, s.deep, 0.18), mix(s.deep, s.mid, 0.35), "#ffe2c0"
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
        nick_fury, ((66.0, 70.0), (64.0, 121.0)), "rings itself off its cradle", "bunker", "desk lamp at the left"
    ),
    "m2-14": Picture(
        falcon,
        ((61.0, 86.0), (50.0, 110.0), (70.0, 70.0), (46.0, 62.0)),
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
