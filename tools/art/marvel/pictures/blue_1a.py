"""Pictures of the first four blue cards of level 1."""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.marvel.people import two_toned
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    both,
    box,
    burst,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
    taper,
)


def _china_shop(s: Impact) -> None:
    """Paint a shop from inside: a bright doorway at noon, dark shelves with cups at both sides, a pale floor."""
    s.fill(ALL, mix(s.deep, s.ink, 0.5))
    door = polygon((30, -4), (98, -4), (98, 118), (30, 118))
    s.steps(door, (64, 0), (64, 118), [s.key, mix(s.key, s.light, 0.5), s.light, "#ffffff"])
    s.fill(svg("M30 118 V80 H38 V72 H48 V84 H56 V76 H70 V84 H82 V70 H92 V78 H98 V118 Z"), mix(s.key, s.light, 0.3))
    for x in (28, 97):
        s.fill(box(x, -4, x + 3, 120), s.ink)
    s.fill(polygon((28, 118), (100, 118), (124, 172), (-4, 172)), s.mid)
    s.fill(polygon((44, 118), (84, 118), (90, 172), (26, 172)), s.key)
    for left, right in ((-4, 26), (102, 124)):
        for y in (34, 62, 92):
            s.fill(box(left, y, right, y + 3), s.deep)
            for x in range(left + 8, right - 2, 10):
                s.fill(
                    join(svg(f"M{x - 3.6} {y - 8} H{x + 3.6} L{x + 2.4} {y} H{x - 2.4} Z"), oval(x + 4, y - 5, 2, 2)),
                    s.deep,
                )


def _bull(s: Impact) -> None:
    """Paint a bull that charges out of the light at the right, its head low: a black forehead, one lit cheek and muzzle."""
    body = svg("M70 62 C82 50 104 46 126 52 V150 H74 C66 132 60 110 62 88 Z")
    s.inked([(body, s.deep)], 2.2, (0.6, 0.8))
    with s.clipped(body):
        s.fill(svg("M66 66 C80 50 104 46 128 52 V66 C108 58 92 62 82 74 C76 82 72 90 72 102 L60 104 Z"), s.mid)
        s.fill(svg("M66 66 C80 50 104 46 128 52 V56 C104 50 86 56 74 68 Z"), s.light)
        s.fill(svg("M92 150 C86 130 92 108 110 100 L128 98 V150 Z"), mix(s.deep, s.ink, 0.6))
    for leg, hoof in (
        (limb((78, 110, 9.0), (58, 122, 6.2), (49, 129, 4.6)), polygon((43, 128), (53, 129), (54, 138), (39, 138, 2))),
        (limb((92, 108, 11.0), (77, 122, 7.6), (81, 133, 5.0)), polygon((76, 131), (87, 131), (89, 141), (73, 141, 2))),
    ):
        s.inked([(leg, s.deep)], 1.8, (0.6, 0.8))
        with s.clipped(leg):
            s.fill(cut(leg, placed(leg, -4.0, 0.0)), mix(s.deep, s.ink, 0.6))
            s.fill(cut(leg, placed(leg, 2.4, 0.8)), s.key)
        s.inked([(hoof, s.ink)], 1.2, (0.3, 0.5))
        s.rim([hoof], s.mid, (-1.0, 0.2), 2.0)
    ear = svg("M80 76 C88 70 98 72 102 80 C96 86 86 87 79 84 Z")
    s.inked([(ear, s.mid)], 1.7, (0.5, 0.8))
    s.fill(svg("M84 79 C90 76 95 77 98 80 C94 83 88 83 84 82 Z"), s.ink)
    far_horn = svg("M52 80 C42 78 34 70 35 57 C36 50 40 46 45 44 C42 50 43 58 48 63 C51 66 54 67 58 68 Z")
    s.inked([(far_horn, s.light)], 1.8, (0.4, 0.7))
    s.fill(both(far_horn, placed(far_horn, 2.4, 2.4)), s.key)
    near_horn = svg("M70 80 C82 80 92 72 93 58 C93 50 88 44 81 41 C85 48 84 56 79 61 C75 64.500 70 66 65 67 Z")
    s.inked([(near_horn, "#ffffff")], 1.9, (0.5, 0.9))
    s.fill(both(near_horn, placed(near_horn, 2.6, 3.0)), s.key)
    head = svg(
        "M47 76 C51 68 74 66 80 75 C83 83 80 93 75 101 C72 108 71 114 70 119 C69 127 61 131 54 130 C47 129 43 123 44 116 "
        "C45 108 43 100 43 92 C43 85 44 80 47 76 Z"
    )
    s.inked([(head, s.deep)], 2.2, (0.8, 1.2))
    with s.clipped(head):
        s.fill(svg("M40 66 H62 C56 84 56 104 58 132 H40 Z"), s.mid)
        s.fill(svg("M40 78 C46 84 48 96 48 110 L46 122 L40 120 Z"), s.key)
    mop = svg("M47 77 C50 67 58 63 64 64 C72 64 79 68 80 76 L76 82 L73 79 L70 88 L66 82 L62 92 L58 83 L54 88 L52 80 Z")
    s.inked([(mop, s.ink)], 0.7, (0, 0))
    with s.clipped(mop):
        s.fill(svg("M44 64 H62 C57 70 55 78 54 92 H44 Z"), s.deep)
        s.rim([mop], s.key, (-0.5, -1), 1.6)
    for points, pupil in (
        (((45, 90), (54, 94), (53, 97.600), (46, 95)), (50, 95)),
        (((78, 89), (68, 94), (69, 97.600), (76.500, 95)), (72, 95)),
    ):
        s.fill(polygon(*points), s.accent)
        s.fill(oval(*pupil, 1.4), s.ink)
    s.stroke([(44, 87.600), (49, 89, 55, 93)], s.ink, 2.0)
    s.stroke([(79, 86.600), (74, 88, 67, 93)], s.ink, 2.0)
    muzzle = svg("M45 115 C48 110 66 109 70 115 C71 124 64 131 56 130.500 C48 130 43 124 45 115 Z")
    s.inked([(muzzle, s.key)], 1.4, (0.4, 0.6))
    s.fill(both(muzzle, placed(muzzle, -8, -4)), s.light)
    s.fill(oval(50.6, 117.6, 2.9, 2.2, 28), s.ink)
    s.fill(oval(64, 117.6, 2.9, 2.2, -28), s.ink)
    ring = oval(57.4, 124, 5.0, 5.6)
    s.line(ring, s.ink, 3.6)
    s.line(ring, s.accent, 1.9)


def _broken_plate(s: Impact, x: float, y: float, r: float) -> None:
    """Paint a plate that bursts on a horn: three shards with a painted border, flung apart, each with its broken edge."""
    shards = (
        (polygon((0, 0), (-3, -9), (2, -15), (-2, -40), (-40, -40), (-40, 8), (-18, 4), (-10, 6)), (-5.0, -1.0), -9),
        (polygon((0, 0), (-3, -9), (2, -15), (-2, -40), (40, -40), (40, 6), (18, 8), (9, 3)), (4.6, -5.4), 10),
        (polygon((0, 0), (9, 3), (18, 8), (40, 6), (40, 40), (-40, 40), (-40, 8), (-18, 4), (-10, 6)), (0.0, 4.0), 3),
    )
    for shard, (dx, dy), turn in shards:
        with s.moved(x + dx, y + dy, r / 20, turn=turn):
            piece = both(oval(0, 0, 20, 20), shard)
            s.inked([(piece, "#ffffff")], 1.7, (0.7, 1.0))
            with s.clipped(piece):
                s.line(oval(0, 0, 16.6), s.mid, 3.0)
                s.line(oval(0, 0, 12), mix(s.key, s.light, 0.3), 1.2)
                s.fill(cut(piece, placed(piece, -1.6, -1.8)), mix(s.key, s.light, 0.2))


def _falling_cup(s: Impact, x: float, y: float) -> None:
    """Paint a tea cup that falls with its tea."""
    with s.moved(x, y, 1.0, turn=38):
        s.line(oval(9, 1, 4.4, 4.0), s.ink, 5.0)
        s.line(oval(9, 1, 4.4, 4.0), "#ffffff", 2.2)
        cup = svg("M-9 -6 H9 C9 3 6 8 3 9 H-3 C-6 8 -9 3 -9 -6 Z")
        s.inked([(cup, "#ffffff")], 1.6, (0.5, 0.8))
        s.fill(both(cup, svg("M2 -8 H12 V12 H0 C4 6 4 0 2 -8 Z")), mix(s.key, s.light, 0.3))
        s.fill(both(cup, box(-10, -3, 10, -0.4)), s.mid)
        s.fill(oval(0, -6, 9, 2.6), s.accent)
        s.line(oval(0, -6, 9, 2.6), s.ink, 1.1)


def bullseye(s: Impact) -> None:
    """A bull storms into a china shop, a plate bursts on its horn. Light: noon in the doorway behind it."""
    _china_shop(s)
    _broken_plate(s, 53, 47, 18)
    with s.moved(8.0, 4.0, 0.96, about=(60, 100)):
        _bull(s)
    _falling_cup(s, 103, 106)
    s.debris(
        [(80, 54, 3.2, 10), (38, 28, 2.4, 50), (66, 62, 2.2, 20), (40, 70, 2.6, 70), (92, 96, 2.2, 30)],
        s.key,
        "#ffffff",
        1.0,
    )


def _toy_shop(s: Impact) -> None:
    """Paint the window of a toy shop at night: a sign of neon tubes on the wall, toys in the dark, a shelf."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    s.pool(
        44,
        46,
        ((96, mix(s.ink, s.deep, 0.75)), (76, s.deep), (56, mix(s.deep, s.mid, 0.45)), (38, s.mid)),
        squeeze=0.88,
    )
    ring = oval(44, 46, 31, 9, -18)
    planet = cut(oval(44, 46, 17.5), both(ring, polygon((20, 54), (70, 38), (70, 60), (20, 76))))
    for wide, tone in ((6.4, s.mid), (4.2, s.key), (1.8, "#ffffff")):
        s.line(planet, tone, wide)
        s.line(ring, tone, wide)
    for wide, tone in ((4.4, "#b04e12"), (2.8, s.accent), (1.2, "#fff0d8")):
        s.stroke([(78, 16), (66, 24), (71, 27), (60, 35)], tone, wide)
    s.stroke([(26, 58), (22, 86), (12, 100)], s.ink, 1.6)
    far = mix(s.ink, s.deep, 0.35)
    for x, foot, r in ((108, 122, 9), (108, 110, 7), (108, 100.5, 5.4), (108, 93, 3.4)):
        s.fill(oval(x, foot, r, 5), far)
        s.rim([oval(x, foot, r, 5)], s.mid, (-1.0, -0.8), 1.2)
    ball = oval(36, 116, 12)
    s.fill(ball, far)
    s.rim([ball], s.key, (0.2, -1.0), 1.6)
    s.fill(svg("M-4 124 H124 V172 H-4 Z"), s.deep)
    s.fill(svg("M-4 124 H124 V140 H-4 Z"), mix(s.mid, s.key, 0.2))
    s.fill(svg("M-4 124 H60 L40 140 H-4 Z"), s.key)
    s.fill(box(-4, 140, 124, 142), s.ink)
    s.dots(box(-4, 124, 124, 140), s.deep, (70, 130), (120, 134), 0.0, 0.8)


def _tin(s: Impact, path: skia.Path, seam: float, local: Color, w: float = 1.8) -> None:
    """Paint a part of tin: its face lit from the left up to the ``seam``, its side in the shade beyond it."""
    s.inked([(path, local)], w, (0.7, 0.9))
    with s.clipped(path):
        s.fill(box(seam, -90, 90, 90), mix(s.deep, local, 0.35))
        s.dots(path, s.deep, (seam - 12, 0), (seam, 2), 0.0, 0.7, pitch=2.4)
    s.rim([path], "#ffffff", (-1.0, -0.7), 1.5)
    s.rim([path], s.accent, (1.0, 0.0), 0.9)


def _tube(s: Impact, points: Sequence[tuple[float, float, float]]) -> None:
    """Paint an arm or a leg of ribbed tube."""
    arm = ribbon(points)
    s.inked([(arm, s.key)], 1.5, (0.5, 0.8))
    s.rim([arm], s.light, (-0.8, -0.8), 1.5)
    for (x, y, _), (right, low, _) in itertools.pairwise(points):
        for share in (0.2, 0.6):
            at_x, at_y = x + (right - x) * share, y + (low - y) * share
            across = math.hypot(right - x, low - y) / 4.0
            dx, dy = -(low - y) / across, (right - x) / across
            s.stroke([(at_x - dx, at_y - dy), (at_x + dx, at_y + dy)], s.ink, 1.1)


def _robot(s: Impact) -> None:
    """Paint a clockwork robot of tin about its chest, in mid-step, from ahead and a little from its right."""
    key = join(oval(37, -12, 7, 5.4, 70), oval(37, 6, 7, 5.4, 110))
    s.stroke([(20, -3), (36, -3)], s.ink, 5.0)
    s.stroke([(20, -3), (36, -3)], s.accent, 2.4)
    s.inked([(cut(key, join(oval(37, -12, 3, 2.2, 70), oval(37, 6, 3, 2.2, 110))), s.accent)], 1.5, (0.4, 0.7))
    _tube(s, [(10, 18, 4.6), (11, 26, 4.6), (12, 34, 4.6)])
    _tin(s, svg("M2 46 V38 C2 33 20 33 22 38 L25 46 Z"), 16, s.key)
    _tube(s, [(18, -12, 4.2), (27, -6, 4.0), (28, 6, 3.8)])
    _tube(s, [(-8, 18, 4.8), (-12, 25, 4.8), (-14, 30, 4.8)])
    _tin(s, placed(svg("M-12 8 V0 C-12 -5 8 -5 10 0 L13 8 Z"), -14, 34, 1.06, -14), 0, mix(s.key, s.light, 0.45))
    trunk = polygon((-20, -20, 3), (22, -20, 3), (19, 22, 3), (-18, 22, 3))
    _tin(s, trunk, 12, mix(s.key, s.light, 0.45), 2.2)
    s.inked([(box(-14, -13, 7, 5, 2), s.ink)], 0.9, (0, 0))
    with s.clipped(box(-14, -13, 7, 5, 2)):
        s.fill(box(-14, -13, 7, 5), "#123a9a")
        for x, y, r, teeth in ((-8, -6, 5.2, 9), (1.4, -1, 4.4, 8)):
            gear = join(oval(x, y, r * 0.78), burst(x, y, r * 1.12, teeth, 3, 0.72))
            s.fill(gear, s.accent)
            s.fill(oval(x, y, r * 0.34), s.ink)
        s.fill(polygon((-14, -13), (-6, -13), (-12, 5), (-14, 5)), "#ffffff", 0.35)
    for x, tone in ((-11, "#ffffff"), (-4.6, s.accent), (1.8, "#ffffff")):
        s.inked([(oval(x, 13, 2.1), tone)], 1.0, (0.2, 0.3))
    for x, y in ((-16, -16), (9, -16), (-14.6, 18.6), (8, 18.6)):
        s.fill(oval(x, y, 1.0), s.ink)
    _tube(s, [(-18, -12, 4.2), (-28, -10, 4.0), (-31, -20, 3.8)])
    claw = svg("M-5 0 C-9 -6 -8 -12 -4 -14 L-3 -8 C-1 -6 1 -6 3 -8 L4 -14 C8 -12 9 -6 5 0 Z")
    s.inked([(placed(claw, -31.5, -21, 1.0, -8), s.light)], 1.5, (0.4, 0.6))
    s.inked([(placed(claw, 28, 8, 1.0, 176), s.mid)], 1.5, (0.4, 0.6))
    s.stroke([(1, -46), (1, -56)], s.ink, 3.0)
    s.stroke([(0.6, -47), (0.6, -56)], s.light, 1.0)
    s.inked([(oval(1, -58, 3.4), s.accent)], 1.4, (0.3, 0.5))
    s.fill(oval(0, -59, 1.2), "#fff0d8")
    for x in (-17, 19):
        s.inked([(box(x - 3, -40, x + 3, -30, 1.5), s.mid)], 1.4, (0.4, 0.6))
    _tin(s, svg("M-15 -23 L-15.500 -38 C-15 -49 17 -49 17.500 -38 L17 -23 Z"), 9.6, mix(s.key, s.light, 0.65), 2.2)
    for x in (-7, 5.4):
        s.inked([(oval(x, -36, 4.4), s.accent)], 1.6, (0, 0))
        s.fill(oval(x - 0.6, -36.6, 2.4), "#fff4c8")
    s.inked([(box(-9, -29, 8, -25, 1.2), s.ink)], 0.6, (0, 0))
    for x in (-6.4, -2.4, 1.6, 5.4):
        s.stroke([(x, -28.6), (x, -25.4)], s.light, 1.2)


def spider_man_2099(s: Impact) -> None:
    """A clockwork robot marches along a shelf by itself. From ahead; light: neon on the wall behind."""
    _toy_shop(s)
    s.fill(oval(80, 137, 26, 3.4), s.ink)
    s.fill(oval(54, 138.5, 17, 2.6), s.ink)
    with s.moved(71.0, 91.0, 0.98, turn=4.0):
        _robot(s)


def _river_at_daybreak(s: Impact) -> None:
    """Paint a river at daybreak: bands of mist, a far bank, water that takes the sky's colours."""
    s.steps(
        ALL,
        (60, -10),
        (60, 90),
        [mix(s.deep, s.mid, 0.6), s.mid, mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.3)],
    )
    s.pool(45, 82, ((58, mix(s.key, s.light, 0.3)), (44, mix(s.key, s.light, 0.65)), (31, s.light), (18, "#ffffff")))
    bank = svg("M-4 108 V92 C6 82 14 90 20 84 C28 74 40 80 44 90 C54 88 60 96 70 98 C84 92 100 78 124 84 V108 Z")
    s.fill(bank, mix(s.mid, s.key, 0.25))
    s.fill(box(-4, 107, 124, 172), s.mid)
    s.fill(polygon((22, 107), (66, 107), (96, 172), (-10, 172)), s.key)
    s.fill(polygon((34, 107), (56, 107), (66, 172), (22, 172)), s.light)
    for y, x, long, tone in (
        (112, 4, 30, "#ffffff"),
        (116, 92, 34, "#ffffff"),
        (132, -2, 40, s.mid),
        (140, 84, 40, s.mid),
        (144, 22, 44, s.deep),
        (126, 96, 30, s.key),
        (120, -4, 24, s.mid),
    ):
        s.fill(polygon((x, y), (x + long / 2, y - 1.3), (x + long, y), (x + long / 2, y + 1.5)), tone)


def _tusk(s: Impact, x: float, y: float, size: float, turn: float) -> None:
    """Paint a tooth that stands on a gum."""
    tooth = placed(svg("M-4.500 4 C-5 -6 -3 -14 2 -20 C4.500 -12 5 -4 4.500 4 Z"), x, y, size, turn)
    s.inked([(tooth, "#fffdf2")], 1.5, (0.4, 0.6))
    s.fill(both(tooth, placed(tooth, 2.6 * size, 1.0)), mix(s.light, s.key, 0.5))


def _gape(s: Impact) -> None:
    """Paint the head of a hippopotamus in profile, its jaws as wide as they go, from the water up."""
    skin = (s.key, mix(s.deep, s.mid, 0.55), mix(s.ink, s.deep, 0.5))
    neck = svg("M124 62 C112 60 100 66 94 78 C88 92 88 112 92 140 H128 V62 Z")
    s.solid(neck, skin, (-0.6, -1.0), 8.0, 2.2)
    throat = svg("M50 34 C60 30 92 66 98 88 C100 104 90 118 70 122 L36 118 C56 110 74 100 76 88 C74 72 62 50 50 34 Z")
    s.inked([(throat, mix(s.accent, "#c02a4a", 0.45))], 1.8)
    with s.clipped(throat):
        s.fill(svg("M70 60 C86 72 94 90 86 106 C100 104 108 84 96 66 Z"), "#6a1238")
        s.fill(svg("M84 80 C92 86 94 98 86 106 C98 104 102 90 96 78 Z"), s.ink)
        s.fill(svg("M36 118 C52 104 74 96 88 106 C90 114 80 122 66 124 Z"), mix(s.accent, "#ff7a7a", 0.5))
        s.stroke([(46, 114), (62, 108, 84, 108)], "#8a1c46", 1.5)
        for y in (58, 66, 74):
            s.stroke(
                [(62 + (y - 58) * 0.5, y), (74 + (y - 58) * 0.5, y + 2, 84 + (y - 58) * 0.4, y - 1)], "#8a1c46", 1.3
            )
    for tooth in ((62, 118, 1.0, -8), (50, 118, 0.55, -10), (74, 117, 0.5, 0)):
        _tusk(s, *tooth)
    for tooth in ((58, 48, 0.95, 150), (66, 60, 0.5, 146)):
        _tusk(s, *tooth)
    upper = svg(
        "M100 92 C92 86 84 72 74 58 C68 50 60 46 54 46 C46 47 38 42 37 33 C36 23 43 16 52 17 C58 17 62 20 66 25 C74 28 84 36 92 46 "
        "C102 48 114 54 124 66 L120 92 Z"
    )
    s.solid(upper, skin, (-0.7, -0.8), 9.0, 2.4)
    lower = svg(
        "M100 90 C100 104 90 112 74 114 C62 116 54 118 46 117 C38 114 30 116 29 123 C28 130 34 135 44 136 L60 142 H120 V88 Z"
    )
    s.solid(lower, skin, (-0.5, -1.0), 8.0, 2.4)
    s.stroke([(102, 88), (106, 98, 102, 108)], s.ink, 1.8)
    for x, y, turn in ((45, 22, -40), (53, 20, -10)):
        s.inked([(oval(x, y, 3.0, 1.7, turn), s.ink)], 0.8)
        s.stroke([(x - 3, y - 2.6), (x, y - 4, x + 3, y - 2.4)], s.light, 1.2)
    for x, y in ((44, 36), (50, 38), (47, 31), (38, 126), (44, 129), (50, 127)):
        s.fill(oval(x, y, 1.0), s.ink)
    s.solid(svg("M84 46 C82 38 88 33 95 36 C101 39 102 46 98 51 C92 53 86 51 84 46 Z"), skin, (-0.6, -0.8), 4.0, 1.8)
    s.inked([(oval(90.4, 43.4, 3.6, 3.4), "#fffdf2")], 1.1, (0, 0))
    s.fill(oval(89.4, 43.8, 1.9), s.ink)
    s.stroke([(86, 41.4), (90, 38.600, 95, 41.6)], s.ink, 1.8)
    ear = svg("M104 56 C102 46 106 42 112 44 C116 48 114 56 110 60 Z")
    s.solid(ear, skin, (-0.6, -0.8), 3.4, 1.7)
    s.fill(svg("M106 55 C105 49 107 46 110 47 C112 50 111 54 109 57 Z"), mix(s.accent, "#c02a4a", 0.45))


def _plover(s: Impact) -> None:
    """Paint the small bird that picks the tooth it stands on."""
    for x in (60, 64):
        s.stroke([(x, 88), (x + 0.6, 97)], s.ink, 1.5)
    wing = (s.accent, mix(s.accent, "#a03c08", 0.5), "#7a2c10")
    tail = svg("M50 82 L38 74 L37 80 L49 87 Z")
    s.solid(tail, wing, (-0.2, -1.0), 3.0, 1.4)
    body = svg(
        "M48 84 C48 76 55 72 63 73 C66 66 76 66 77 73 C77 78 75 82 72 85 C68 91 58 92 53 89 C50 88 48 86 48 84 Z"
    )
    s.solid(body, ("#fffdf2", "#ffe0b0", s.accent), (-0.4, -1.0), 5.0, 1.8)
    s.inked([(svg("M47 83 C50 77 57 76 64 79 C62 86 54 88 47 83 Z"), s.accent)], 1.3, (0.2, 0.4))
    s.inked([(svg("M76 72 L83 76.500 L76 77 Z"), "#fffdf2")], 1.2, (0.1, 0.3))
    s.fill(svg("M66 70 C69 67 75 67 77 72 L70 73 Z"), s.ink)
    s.fill(oval(73.4, 74.4, 1.2), s.ink)


def lockjaw(s: Impact) -> None:
    """A hippopotamus holds its jaws open for a bird that picks its teeth. In profile; light: the sky at daybreak."""
    _river_at_daybreak(s)
    _gape(s)
    _plover(s)
    for ripple in (
        "M22 136 C40 130 96 132 124 138 V142 C92 136 46 136 22 136 Z",
        "M10 146 C40 139 92 141 124 147 V150 C92 144 46 144 10 146 Z",
    ):
        s.fill(svg(ripple), "#ffffff")
    s.fill(svg("M-4 150 C20 142 30 140 44 138 C70 141 100 140 124 142 V172 H-4 Z"), s.mid)
    s.fill(svg("M40 142 C70 146 100 144 124 147 V172 H60 Z"), s.deep)
    s.stroke([(26, 137), (44, 140.6, 70, 139), (96, 137, 122, 140)], "#ffffff", 1.8)


def _attic_in_the_morning(s: Impact) -> None:
    """Paint a room under the roof: sloping boards, a skylight, and the hard beam that falls in through it."""
    s.fill(ALL, s.mid)
    for x in range(-40, 130, 17):
        s.fill(polygon((x, -6), (x + 2, -6), (x - 22, 130), (x - 24, 130)), mix(s.mid, s.deep, 0.45))
    s.dots(ALL, s.deep, (56, 60), (120, 120), 0.0, 0.7)
    s.fill(polygon((8, -6), (72, -6), (116, 172), (-4, 172)), s.key)
    s.fill(polygon((16, -6), (62, -6), (98, 172), (12, 172)), s.light)
    s.fill(polygon((24, -6), (48, -6), (70, 172), (30, 172)), "#ffffff")


def _balloon(s: Impact, x: float, y: float) -> None:
    """Paint a balloon, lit from the upper left, its knot below."""
    with s.moved(x, y, 1.0, turn=12):
        knot = polygon((0, 23), (4, 29), (-4, 29))
        rubber = svg("M0 -25 C13 -25 21 -15 20 -3 C19 10 9 20 0 24 C-9 20 -19 10 -20 -3 C-21 -15 -13 -25 0 -25 Z")
        s.inked([(knot, s.accent), (rubber, s.accent)], 2.2, (0.9, 1.2))
        with s.clipped(rubber):
            s.fill(cut(rubber, placed(rubber, -6, -5)), "#c4560e")
            s.dots(rubber, "#c4560e", (2, 0), (15, 12), 0.0, 0.8, pitch=2.4)
            s.fill(cut(rubber, placed(rubber, 5, 4)), "#ffd08a")
        s.fill(ribbon([(-13.4, -4, 0.4), (-12.4, -12, 2.3), (-6, -18.6, 0.5)]), "#ffffff")


_HAIR: Final = (
    ((43, 108), (31, 104), (20, 106)),
    ((43, 104), (31, 96), (21, 93)),
    ((44, 101), (34, 89), (24, 80)),
    ((46, 98), (39, 84), (31, 69)),
    ((49, 96), (45, 80), (40, 62)),
    ((53, 94), (51, 79), (49, 67)),
    ((57, 93), (57, 80), (58, 70)),
    ((61, 93), (63, 80), (66, 70)),
    ((65, 94), (69, 81), (75, 69)),
    ((69, 96), (76, 84), (85, 72)),
    ((72, 99), (82, 90), (93, 82)),
    ((74, 103), (85, 98), (97, 96)),
    ((75, 107), (86, 107), (97, 110)),
)
"""The strands of hair that stand on end: root, bend and tip of each."""


def _child_with_hair_on_end(s: Impact) -> None:
    """Paint a child from behind, in a striped shirt: every strand stretched towards the balloon, an arm up beside it."""
    hair, skin = (mix(s.deep, s.ink, 0.25), mix(s.deep, s.ink, 0.75)), ("#dc9a66", "#9a5a4c")
    light = (-0.8, -0.6)
    strands = [ribbon([(ax, ay, 3.2), (bx, by, 2.3), (cx, cy, 0.5)]) for (ax, ay), (bx, by), (cx, cy) in _HAIR]
    skull = svg("M42 112 C40 84 78 84 76 112 C75 122 70 127 66 129 C61 131 57 131 52 129 C48 127 43 122 42 112 Z")
    two_toned(s, [(strand, hair, 1.2) for strand in strands], light, 0.8)
    fingers = ((86.0, 80.0), (91.6, 75.4), (98.0, 75.6), (103.4, 80.0), (84.6, 92.6))
    palm = join(oval(94.4, 92, 5.4, 6.0), *(taper((94.6, 91.4), 2.6, end, 1.7) for end in fingers))
    two_toned(
        s,
        [
            (join(limb((86, 148, 7.0), (99, 124, 5.8), (95.6, 98, 4.0)), palm), skin, 3.4),
            (oval(42.4, 113, 3.6, 5.2), skin, 1.4),
            (oval(75.6, 113, 3.6, 5.2), skin, 3.0),
            (box(52, 122, 66, 138), (skin[1], skin[1]), 1.0),
            (skull, hair, 12.0),
        ],
        light,
        1.6,
    )
    for start, middle, end in (
        ((50, 100), (52, 112), (50, 122)),
        ((59, 97), (60, 112), (59, 125)),
        ((67, 100), (67, 112), (66, 122)),
    ):
        s.stroke([start, (*middle, *end)], hair[1], 0.9)
    shirt = svg("M26 172 C26 146 34 136 49 132 C54 138 64 138 69 132 C84 136 92 146 92 172 Z")
    sleeve = limb((82, 147, 8.4), (92, 134, 7.2))
    s.inked([(sleeve, s.mid), (shirt, s.mid)], 1.9, (0.6, 0.9))
    s.fill(both(join(shirt, sleeve), svg("M20 172 V130 H52 C44 138 38 150 38 172 Z")), s.key)
    for y in (139, 147):
        s.fill(both(shirt, box(20, y, 100, y + 3.6)), s.deep)
    s.fill(both(sleeve, placed(box(-12, -1.8, 12, 1.8), 91, 135.6, turn=40)), s.deep)


def elektra(s: Impact) -> None:
    """A rubbed balloon makes a child's hair stand on end. In an attic; light: a beam from the skylight."""
    _attic_in_the_morning(s)
    _balloon(s, 58, 39)
    _child_with_hair_on_end(s)
    for x, y, size, turn in ((34, 58, 1.0, 10), (50, 72, 0.7, -10), (78, 71, 0.7, 30), (97, 66, 0.9, 40)):
        bolt = placed(svg("M1 -8 L-4 1 L-0.500 1 L-2 8 L4 -2 L0.500 -2 L3 -8 Z"), x, y, size, turn)
        s.inked([(bolt, "#ffffff")], 1.1, (0.2, 0.3))


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-09": Picture(
        bullseye,
        ((53.0, 50.0), (70.0, 94.0), (68.0, 122.0), (103.0, 104.0)),
        "storms a china shop",
        "between shelves of cups",
        "noon in the doorway",
    ),
    "m1-10": Picture(
        lockjaw, ((64.0, 78.0), (60.0, 112.0), (48.0, 28.0)), "gapes for a bird", "river", "sky at daybreak"
    ),
    "m1-11": Picture(
        elektra,
        ((62.0, 38.0), (60.0, 110.0), (92.0, 84.0)),
        "makes hair stand on end",
        "attic",
        "beam from a skylight",
    ),
    "m1-12": Picture(
        spider_man_2099,
        ((72.0, 56.0), (68.0, 88.0), (42.0, 70.0), (58.0, 122.0)),
        "marches along a shelf",
        "window of a toy shop",
        "neon sign",
    ),
}
