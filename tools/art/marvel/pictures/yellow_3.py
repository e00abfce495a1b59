"""Pictures of the yellow cards of level 3."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, box, cut, join, mix, oval, placed, polygon, ribbon, svg


def vision(s: Impact) -> None:
    """An eye opens in the sky and looks down on one small person. Vista, symmetry broken by the beam; light: the eye."""
    s.fill(ALL, s.mid)
    cx, cy = 68, 64
    s.steps(
        ALL,
        (60, 0),
        (60, 150),
        [
            mix(s.deep, s.mid, 0.5),
            s.mid,
            mix(s.mid, s.key, 0.4),
            mix(s.mid, s.key, 0.8),
            s.key,
            s.key,
            mix(s.key, s.light, 0.5),
        ],
    )
    s.rays(cx, cy, 34, 150, 34, s.light, 0.55, duty=0.6, seed=12)
    lid = svg("M10 66 C26 40 48 28 70 28 C92 28 110 44 122 60 C108 82 90 94 68 94 C46 94 24 84 10 66 Z")
    s.fill(placed(lid, 68 * -0.12, 63 * -0.14, 1.12, 0), s.deep)
    s.dots(placed(lid, 68 * -0.12, 63 * -0.14, 1.12, 0), mix(s.deep, s.ink, 0.6), (60, 60), (60, 16), 0.0, 0.75)
    s.fill(lid, s.light)
    with s.clipped(lid):
        s.fill(oval(cx, cy, 31), mix(s.key, s.light, 0.35))
        s.fill(oval(cx, cy, 28), s.key)
        s.rays(cx, cy, 9, 28, 30, s.mid, 1, duty=0.7, seed=5, wobble=0.3)
        s.halo(oval(cx, cy, 28), s.deep, cx, cy, 19, 30, 0.0, 0.7, pitch=2.4)
        s.fill(svg("M0 10 H124 V44 C110 36 90 31 70 31 C48 31 30 40 10 60 L0 70 Z"), s.deep, 0.5)
    # the beam
    s.fill(polygon((cx - 8, cy + 8), (cx + 8, cy + 8), (92, 152), (46, 152)), s.light, 0.75)
    s.fill(polygon((cx - 4, cy + 8), (cx + 4, cy + 8), (82, 152), (56, 152)), "#ffffff", 0.9)
    s.fill(oval(cx, cy, 13.4), s.accent)
    s.fill(oval(cx, cy + 0.6, 11.4), s.ink)
    # one person, an arm up against the light, and again in the pupil
    man = svg(
        "M66.500 135 L67 124 C64.800 123 64.600 119 65 115 C65.300 112 66 110.500 68 110 C66.600 108.500 66.600 105 69.300 104.600 C72 104.600 72.600 108 71.200 109.900 C72.600 110 73.600 110.600 74.400 109.600 L77.600 104.400 L79 105.400 L76.600 111.400 C75.600 113.600 74.400 114.400 73.600 115 L73.400 122 L74.600 135 L71.800 135 L70.300 125 L69.300 135 Z"
    )
    s.fill(placed(man, cx + 1.6 - 70 * 0.4, cy + 3.6 - 120 * 0.4, 0.4), mix(s.accent, s.light, 0.45))
    s.fill(oval(cx - 5, cy - 5.4, 3.2, 2.6, -30), "#ffffff")
    # the land
    s.fill(
        svg(
            "M-4 122 L14 108 L26 112 L40 104 L52 116 L52 150 H-4 Z M124 116 L112 104 L102 110 L94 104 L86 118 L86 150 H124 Z"
        ),
        mix(s.mid, s.deep, 0.55),
    )
    s.fill(
        svg("M-4 150 V128 L18 122 L40 130 L50 150 Z M124 150 V124 L108 120 L96 128 L88 150 Z"), mix(s.deep, s.ink, 0.35)
    )
    s.dots(
        svg("M-4 150 V128 L18 122 L40 130 L50 150 Z M124 150 V124 L108 120 L96 128 L88 150 Z"),
        s.ink,
        (70, 126),
        (0, 150),
        0.0,
        0.7,
    )
    s.fill(svg("M52 150 C56 138 62 134 70 134 C78 134 82 140 86 150 Z"), s.ink)
    s.fill(placed(man, -22.4, -42, 1.32), s.ink)


def _gale(s: Impact) -> None:
    """Paint a sky of torn cloud that the beams of a lighthouse cut, over a dark sea."""
    s.steps(ALL, (60, -4), (60, 132), [mix(s.ink, s.deep, 0.75), s.deep, mix(s.deep, s.mid, 0.45), s.mid, s.mid, s.key])
    for r, tone in ((46, mix(s.deep, s.mid, 0.8)), (34, s.mid), (24, s.key)):
        s.fill(oval(66, 48, r), tone)
    for data, tone in (
        ("M66 48 L-4 22 V64 Z", s.key),
        ("M66 48 L-4 30 V56 Z", s.light),
        ("M66 48 L124 30 V82 Z", s.key),
        ("M66 48 L124 40 V72 Z", s.light),
    ):
        s.fill(svg(data), tone)
    s.fill(oval(66, 48, 15), "#ffffff")
    for data in (
        "M-4 76 C8 70 16 76 26 72 C34 70 40 76 50 74 C42 80 30 80 22 84 C12 88 4 84 -4 88 Z",
        "M124 92 C114 86 104 92 96 88 C90 86 84 90 78 88 C86 96 96 96 104 100 C112 104 118 100 124 104 Z",
    ):
        s.fill(svg(data), s.deep)
    s.dots(box(-4, -4, 124, 132), s.ink, (60, 26), (60, -10), 0.0, 0.75)


def _lighthouse(s: Impact) -> None:
    """Paint a lighthouse whose lamp is at (66, 48), bent a little by what grips it."""
    tower = svg("M57 60 H75 C76 84 80 106 82 140 H52 C54 106 57 84 57 60 Z")
    s.inked([(tower, "#ffffff")], 2.4, (1.0, 1.0))
    with s.clipped(tower):
        for y in (70, 96, 122):
            s.fill(
                svg(f"M50 {y} C60 {y + 4} 72 {y + 4} 84 {y} V{y + 12} C72 {y + 16} 60 {y + 16} 50 {y + 12} Z"), s.mid
            )
        s.fill(svg("M70 56 H90 V144 H74 C73 110 72 84 70 56 Z"), s.deep)
        s.dots(tower, s.ink, (64, 100), (80, 102), 0.0, 0.85, pitch=2.4)
    s.inked([(polygon((52, 57, 1), (80, 57, 1), (77, 62, 1), (55, 62, 1)), s.ink)], 1.0)
    s.inked([(box(58, 40, 74, 57), s.light)], 1.8, (0.4, 0.8))
    s.fill(box(61, 42, 71, 56), "#ffffff")
    for x in (63.4, 68.6):
        s.stroke([(x, 40), (x, 57)], s.ink, 1.1)
    s.inked([(svg("M55 41 C57 33 62 30 66 29 C70 30 75 33 77 41 Z"), s.ink)], 0.8)
    for x in (53, 58, 74, 79):
        s.stroke([(x, 57), (x, 52)], s.ink, 1.1)
    s.stroke([(52, 52), (80, 52)], s.ink, 1.2)


def _arm(s: Impact, spine: Sequence[tuple[float, float, float]], side: int) -> None:
    """Paint an arm of the octopus with a row of suckers on one side of it."""
    arm = ribbon(spine)
    s.inked([(arm, mix(s.ink, s.accent, 0.45))], 2.0, (0.6, 1.0))
    with s.clipped(arm):
        s.fill(ribbon([(x + side * r * 0.6, y + r * 0.5, r * 0.6) for x, y, r in spine]), s.ink)
        s.fill(ribbon([(x - side * r * 0.62, y - r * 0.5, r * 0.22) for x, y, r in spine]), s.accent)
    for (x, y, r), (other, low, thin) in itertools.pairwise(spine):
        for share in (0.25, 0.75):
            size = (r + (thin - r) * share) * 0.34
            if size > 0.7:
                s.inked(
                    [(oval(x + (other - x) * share + side * size * 1.1, y + (low - y) * share + size, size), s.light)],
                    0.8,
                    (0, 0),
                )


def doctor_octopus(s: Impact) -> None:
    """An octopus wrings a lighthouse. Low; light: the lamp of the lighthouse, which still burns."""
    _gale(s)
    _arm(
        s,
        [
            (30, 152, 8),
            (25, 128, 7.4),
            (30, 104, 6.2),
            (42, 92, 5.0),
            (46, 78, 3.8),
            (38, 68, 2.6),
            (33, 74, 1.4),
            (37, 79, 0.4),
        ],
        1,
    )
    _arm(
        s,
        [
            (112, 152, 8.6),
            (116, 124, 7.4),
            (110, 100, 6.0),
            (100, 86, 4.6),
            (100, 70, 3.4),
            (107, 62, 2.4),
            (111, 68, 1.4),
            (107, 72, 0.4),
        ],
        -1,
    )
    s.fill(ribbon([(50, 122, 7), (44, 112, 7), (52, 104, 6)]), s.ink)
    s.fill(ribbon([(80, 96, 6), (88, 90, 6), (82, 80, 5)]), s.ink)
    _lighthouse(s)
    _arm(
        s,
        [
            (78, 152, 10),
            (84, 136, 9.4),
            (72, 124, 8.6),
            (56, 122, 7.8),
            (47, 114, 7.0),
            (55, 105, 6.6),
            (70, 104, 6.2),
            (85, 97, 5.8),
            (86, 86, 5.2),
            (76, 81, 4.8),
            (64, 82, 4.4),
            (52, 78, 3.8),
            (49, 69, 3.0),
            (56, 66, 2.0),
            (61, 69, 0.6),
        ],
        1,
    )
    head = svg("M72 160 C70 138 80 116 98 114 C114 113 124 128 128 150 V164 Z")
    s.inked([(head, mix(s.ink, s.accent, 0.45))], 2.4, (0.6, 1.0))
    with s.clipped(head):
        s.fill(cut(head, placed(head, -9, 5)), s.ink)
        s.fill(cut(head, placed(head, 3, 4)), s.accent)
        s.dots(head, s.ink, (92, 126), (112, 150), 0.0, 0.85, pitch=2.4)
    s.inked([(oval(97, 131, 7.6, 5.6, -14), s.key)], 1.8, (0.2, 0.4))
    s.fill(polygon((91, 131.6, 1), (103, 128.6, 1), (103, 131.2, 1), (91, 134, 1)), s.ink)
    s.stroke([(88, 125), (96, 121, 106, 124)], s.ink, 2.4)
    wave = svg(
        "M-4 140 C6 132 16 140 26 138 C34 132 44 134 50 141 C58 136 64 142 72 140 C82 148 94 146 102 142 C110 138 116 144 124 140 V172 H-4 Z"
    )
    s.inked([(wave, mix(s.ink, s.accent, 0.25))], 1.6)
    s.rim([wave], "#ffffff", (0.0, -1.0), 2.6)
    for x, y, r in ((44, 128, 1.8), (38, 132, 1.3), (60, 132, 1.5), (88, 140, 1.5), (110, 134, 1.8), (22, 130, 1.5)):
        s.inked([(oval(x, y, r, r * 1.2), "#ffffff")], 0.9, (0, 0))


def _street_in_a_gale(s: Impact) -> None:
    """Paint the edge of a town in a gale: clouds that drive to the right over a bright gap, bent trees, roofs."""
    s.steps(ALL, (60, 40), (60, 130), [mix(s.deep, s.mid, 0.5), s.mid, s.key, s.light, "#ffffff", s.light])
    for data, tone in (
        (
            "M-4 -4 H124 V58 C112 66 104 54 92 60 C82 68 70 56 58 62 C46 70 36 58 24 66 C14 72 6 66 -4 72 Z",
            mix(s.deep, s.mid, 0.35),
        ),
        ("M-4 -4 H124 V36 C110 46 104 34 90 40 C78 48 68 36 54 42 C40 50 34 40 20 48 C10 54 4 48 -4 52 Z", s.deep),
        ("M-4 -4 H124 V16 C112 24 100 14 88 20 C74 28 64 16 50 22 C36 30 20 22 -4 32 Z", mix(s.deep, s.ink, 0.45)),
    ):
        s.fill(svg(data), tone)
    roofs = svg("M-4 150 V112 L6 104 L16 112 V106 L30 96 L44 106 V114 H52 V104 H58 V114 L66 108 L74 114 V150 Z")
    s.fill(roofs, mix(s.deep, s.mid, 0.55))
    s.rim([roofs], s.light, (0.3, -1.0), 1.4)
    for x, y in ((22, 110), (34, 110), (8, 116), (62, 118)):
        s.fill(box(x, y, x + 4, y + 5), "#ffffff")
    trunk = ribbon([(46, 136, 2.4), (46, 118, 2.0), (50, 104, 1.4), (57, 94, 0.6)])
    crown = svg(
        "M44 100 C44 88 52 80 64 82 C74 78 84 84 92 80 C88 88 80 92 72 92 C78 96 74 100 66 100 C58 106 48 106 44 100 Z"
    )
    s.fill(trunk, s.ink)
    s.fill(crown, mix(s.deep, s.ink, 0.5))
    s.fill(box(-4, 132, 124, 172), mix(s.deep, s.mid, 0.3))
    s.fill(polygon((-4, 136), (124, 130), (124, 136), (-4, 144)), s.key)
    s.dots(box(-4, 132, 124, 172), s.ink, (50, 138), (60, 158), 0.0, 0.7)
    for points in (
        [(36, 52), (52, 46, 66, 52)],
        [(-4, 84), (16, 76, 38, 82)],
        [(84, 128), (60, 132, 44, 126)],
        [(34, 92), (46, 88, 54, 92)],
    ):
        s.stroke(points, "#ffffff", 1.5)


def _letter(s: Impact, x: float, y: float, size: float, turn: float, slant: float) -> None:
    """Paint a letter in flight: an envelope seen at a slant, its stamp, its flap or its lines of writing."""
    face = polygon((-11, -7 - slant), (11, -7 + slant), (11, 7 + slant), (-11, 7 - slant))
    with s.moved(x, y, size, turn=turn):
        s.inked([(face, "#ffffff")], 1.6 / size, (0.4, 0.8))
        with s.clipped(face):
            s.fill(polygon((-11, 2 - slant), (11, 4 + slant), (11, 9 + slant), (-11, 9 - slant)), s.key)
            s.fill(
                polygon(
                    (4, -5 + slant * 0.5), (9.4, -5 + slant * 0.9), (9.4, 0.6 + slant * 0.9), (4, 0.6 + slant * 0.5)
                ),
                s.accent,
            )
        for line in (-2.4, 0.6, 3.6):
            s.stroke([(-8, line - slant * 0.6), (1, line + slant * 0.1)], s.ink, 1.0)


def _pillar_box(s: Impact) -> None:
    """Paint a pillar box about its door, lit from the left, its slot wide open; it leans back from what it gets."""
    body = svg("M-24 -34 C-12 -28 12 -28 24 -34 V52 C12 58 -12 58 -24 52 Z")
    foot = svg("M-27 48 C-12 56 12 56 27 48 V58 C12 65 -12 65 -27 58 Z")
    cap = svg("M-29 -34 C-29 -44 -20 -54 0 -56 C20 -54 29 -44 29 -34 C12 -27 -12 -27 -29 -34 Z")
    for path in (body, foot, cap):
        s.inked([(path, s.key)], 2.4, (0.8, 1.2))
        with s.clipped(path):
            s.fill(box(-40, -70, -17, 80), "#fffbe0")
            s.fill(box(4, -70, 40, 80), s.mid)
            s.fill(box(15, -70, 40, 80), s.deep)
            s.dots(path, s.deep, (2, 0), (16, 0), 0.0, 0.8, pitch=2.4)
    s.line(svg("M-24 -26 C-12 -20 12 -20 24 -26"), s.ink, 1.6)
    mouth = svg("M-20 -14 C-10 -9 6 -8 15 -11 L15 2 C6 5 -10 4 -20 -1 Z")
    hood = svg("M-22 -18 C-10 -13 8 -12 17 -15 L17 -9 C8 -6 -10 -7 -22 -12 Z")
    s.inked([(mouth, s.ink)], 1.6, (0, 0))
    s.fill(svg("M-18 0 C-10 4 6 5 14 2 L14 -1.600 C6 1 -10 0 -18 -4 Z"), mix(s.ink, s.accent, 0.7))
    s.inked([(hood, s.accent)], 1.6, (0.4, 0.8))
    s.rim([hood], "#b79cff", (-0.4, -1.0), 1.3)
    door = svg("M-18 10 C-10 14 6 15 14 12 V46 C6 49 -10 48 -18 44 Z")
    s.line(door, s.ink, 1.6)
    plate = svg("M-12 18 C-6 20 2 20.600 7 19.600 V31 C2 32 -6 31.600 -12 29.400 Z")
    s.inked([(plate, "#ffffff")], 1.3, (0.3, 0.5))
    for line in (22, 25, 28):
        s.stroke([(-9, line), (4, line + 1.4)], s.ink, 1.0)
    s.inked([(oval(9.6, 38, 2.2), s.light)], 1.1, (0.2, 0.4))
    s.stroke([(9.6, 37), (9.6, 39.4)], s.ink, 1.2)
    s.fill(oval(-20, 20, 1.4), s.ink)
    s.fill(oval(-20, 36, 1.4), s.ink)


def green_goblin(s: Impact) -> None:
    """A pillar box gobbles up all the letters that a gale drives at it. From below, leaning; light: a gap in the clouds."""
    _street_in_a_gale(s)
    s.fill(oval(84, 147, 34, 4.4), s.ink)
    with s.moved(82, 88, 0.98, turn=7):
        _pillar_box(s)
    with s.clipped(cut(ALL, placed(svg("M-17 -8 C-8 -4 6 -3 17 -5 L17 6 L40 6 V-8 Z"), 82, 88, 0.98, 7))):
        _letter(s, 62, 81, 1.0, 8, 1.0)
    for x, y, size, turn, slant in (
        (40, 60, 0.94, -24, 2.4),
        (46, 88, 0.86, 30, -2.0),
        (58, 58, 0.74, 46, 2.0),
        (42, 38, 0.6, -50, 3.0),
        (58, 121, 0.6, -38, 2.4),
    ):
        _letter(s, x, y, size, turn, slant)
    for x, y, turn in ((94, 46, 20), (104, 124, 80), (50, 112, -30)):
        leaf = placed(svg("M-6 0 C-2 -4 3 -4 6 0 C3 3 -2 3 -6 0 Z"), x, y, 0.8, turn)
        s.inked([(leaf, s.accent)], 1.1, (0.2, 0.4))


def _linen_sea(s: Impact, x: float, y: float) -> None:
    """Paint a sea of linen before a low sun at (x, y): swells far off, flat cloth at the left, heaped folds at the right."""
    s.steps(ALL, (60, 0), (60, 96), [s.deep, mix(s.deep, s.mid, 0.5), s.mid, mix(s.mid, s.key, 0.6), s.key])
    for r, tone in ((46, mix(s.key, s.light, 0.35)), (35, mix(s.key, s.light, 0.7)), (25, "#fffdf0")):
        s.fill(oval(x, y, r), tone)
    for top, tone, lit in ((88, s.mid, s.key), (96, mix(s.mid, s.key, 0.5), s.light), (105, s.key, "#ffffff")):
        swell = svg(
            f"M-4 {top + 3} C16 {top + 5} 30 {top} 52 {top + 2} C74 {top + 4} 84 {top - 6} 100 {top - 7} L124 {top - 3} V172 H-4 Z"
        )
        s.fill(swell, tone)
        s.fill(cut(swell, placed(swell, 0, 1.8)), lit)
    s.fill(svg("M-6 116 C20 112 60 113 100 116 L126 118 V172 H-6 Z"), s.light)
    s.fill(polygon((x - 22, 114), (x + 26, 114), (x + 40, 172), (x - 60, 172)), "#ffffff")
    s.dots(box(-6, 110, 126, 172), s.mid, (56, 120), (-10, 130), 0.0, 0.8)


def _steam(s: Impact) -> None:
    """Paint the steam that bursts out behind the iron, gold where it shades itself."""
    puffs = (
        (44, 104, 9),
        (36, 96, 10),
        (48, 90, 10),
        (38, 80, 11),
        (50, 74, 10),
        (42, 64, 9),
        (52, 60, 8),
        (30, 108, 8),
    )
    cloud = join(*(oval(x, y, r, r * 0.92) for x, y, r in puffs))
    s.inked([(cloud, "#ffffff")], 2.0, (-0.6, 0.9))
    for x, y, r in puffs:
        puff = oval(x, y, r, r * 0.92)
        s.fill(cut(puff, placed(puff, r * 0.42, -r * 0.3)), s.light)
    s.fill(cut(cloud, placed(cloud, 3.4, -1.0)), mix(s.key, s.mid, 0.3))
    for x, y, r in ((60, 48, 3.6), (52, 46, 2.4), (64, 55, 2.2)):
        s.inked([(oval(x, y, r), "#ffffff")], 1.4, (-0.3, 0.5))


def _iron_in_profile(s: Impact) -> None:
    """Paint an iron that drives to the right, its point at (99, 121); violet, heavy, its sole of steel over a keel of ink."""
    body_tone, lit, dark = s.accent, "#b9a2f4", mix(s.accent, s.ink, 0.6)
    grip = ribbon(
        [(49, 96, 3.6), (46, 84, 4.0), (50, 75, 4.4), (62, 72, 4.8), (76, 72, 5.0), (84, 75, 4.2), (86, 80, 2.6)]
    )
    post = ribbon([(77, 76, 3.2), (77, 86, 3.4), (80, 98, 4.4)])
    s.inked([(post, dark), (grip, dark)], 2.4, (-0.4, 1.2))
    s.rim([grip], lit, (0.5, -1.0), 1.6)
    s.fill(polygon((57, 68.5), (60, 68), (60, 77), (57, 77)), s.key)
    keel = svg("M39 120 H100 C104 121 104 125 99 126 H44 C40 126 38 123 39 120 Z")
    s.inked([(keel, s.ink)], 2.2, (0.2, 1.8))
    body = svg("M42 118 C40 106 42 97 50 94 C58 91 68 92 75 96 C86 102 95 110 100 119 Z")
    s.inked([(body, body_tone)], 2.6, (-0.4, 1.2))
    with s.clipped(body):
        s.fill(svg("M38 106 C56 102 78 103 104 114 V122 H38 Z"), dark)
        s.fill(svg("M46 101 C54 97 66 97 73 100 C80 103.500 86 108 90 111 C80 107.500 64 103 44 105 Z"), lit)
        s.fill(svg("M56 99.500 C62 98.500 67 99 71 101 L69 104 C65 103 60 102.600 55 103 Z"), "#ffffff")
        s.dots(body, s.ink, (58, 106), (44, 118), 0.0, 0.9, pitch=2.2)
    s.rim([body], "#efe6ff", (0.6, -1.0), 1.5)
    s.inked([(oval(60, 112, 4.4), s.key)], 1.4, (0.2, 0.4))
    s.stroke([(60, 112), (62.4, 109.4)], s.ink, 1.4)
    s.fill(
        svg("M39.500 118.500 H99 C101 119.500 102 121 101 122.500 H40 C39 121 39 119.500 39.500 118.500 Z"), "#fffdf0"
    )
    s.fill(svg("M40 121 H101.500 V123 H40.500 Z"), "#c9b6a0")
    s.glint(97, 120.5, 6.0)


def _creased_linen(s: Impact) -> None:
    """Paint the folds that the point drives before it, crest over crest, and the cloth that it has laid flat behind."""
    for data, tone in (
        ("M86 118 C94 108 98 94 112 86 C118 84 124 88 128 92 V172 H92 Z", s.key),
        ("M92 126 C100 120 104 106 116 100 C122 98 126 102 130 106 V172 H96 Z", s.light),
    ):
        fold = svg(data)
        s.inked([(fold, tone)], 2.0, (0.4, 1.0))
        with s.clipped(fold):
            s.fill(cut(fold, placed(fold, 4.0, 3.0)), "#ffffff")
            s.dots(fold, s.deep, (104, 100), (126, 124), 0.0, 0.75, pitch=2.4)
    _iron_in_profile(s)
    bow = svg(
        "M95 128 C102 128 108 122 106 114 C112 118 114 124 112 130 C118 124 124 124 130 126 V172 H70 C74 150 82 134 95 128 Z"
    )
    s.inked([(bow, s.light)], 2.0, (0.4, 0.8))
    with s.clipped(bow):
        s.fill(cut(bow, placed(bow, 3.0, 3.4)), "#ffffff")
        s.dots(bow, s.mid, (92, 132), (120, 146), 0.0, 0.9, pitch=2.4)
    for crease in (
        "M97 132 C92 136 88 142 86 150",
        "M107 128 C106 134 104 140 100 150",
        "M116 132 C113 138 112 142 112 150",
    ):
        s.line(svg(crease), s.deep, 1.7)
    for data in ("M92 129.500 C76 130 56 131 36 137", "M84 137 C66 138 50 141 36 146"):
        s.line(svg(data), s.deep, 1.4)
    s.fill(svg("M34 126.500 H94 C80 129 52 129 34 130.500 Z"), mix(s.ink, s.deep, 0.5), 0.7)


def iron_man(s: Impact) -> None:
    """An iron drives like a steamer through a sea of creased linen. In profile; light: a low sun behind it."""
    _linen_sea(s, 70, 78)
    _steam(s)
    _creased_linen(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-01": Picture(
        iron_man,
        ((72.0, 106.0), (64.0, 74.0), (97.0, 118.0)),
        "drives through linen like a steamer",
        "sea of linen",
        "low sun behind its handle",
    ),
    "m3-02": Picture(
        doctor_octopus,
        ((66.0, 48.0), (66.0, 88.0), (99.0, 128.0)),
        "wrings a lighthouse",
        "open sea in a gale",
        "lamp of the lighthouse",
    ),
    "m3-03": Picture(vision, ((68.0, 64.0), (70.0, 112.0)), "finds one person", "table mountains", "beam of the eye"),
    "m3-04": Picture(
        green_goblin,
        ((76.0, 82.0), (58.0, 58.0), (60.0, 80.0), (82.0, 112.0)),
        "gobbles up letters",
        "street corner in a gale",
        "gap under storm clouds",
    ),
}
