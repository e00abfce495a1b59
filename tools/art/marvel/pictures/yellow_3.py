"""Pictures of the yellow cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, Point, both, box, cut, join, mix, oval, placed, polygon, ribbon, svg


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


def _camp_at_dawn(s: Impact) -> None:
    """Paint a lake at dawn from a plank table: the sun low at the left, hills, firs at the right."""
    s.steps(ALL, (60, -4), (60, 108), [s.mid, mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.5), s.light])
    s.fill(oval(44, 98, 15), "#ffffff")
    s.fill(svg("M-4 112 V96 C14 84 26 88 40 98 C60 90 82 84 124 100 V112 Z"), mix(s.mid, s.key, 0.3))
    s.fill(svg("M-4 106 H124 V128 H-4 Z"), s.key)
    for y, x, wide in ((109, 44, 20), (113, 43, 13), (117, 45, 17)):
        s.fill(polygon((x - wide, y), (x, y - 1.1), (x + wide, y), (x, y + 1.3)), "#ffffff")
    for x, foot, size in ((108, 122, 1.2), (120, 124, 1.0)):
        s.fill(placed(svg("M0 -62 L9 -42 H5 L13 -24 H7 L17 0 H-17 L-7 -24 H-13 L-5 -42 H-9 Z"), x, foot, size), s.mid)
    s.fill(box(-4, 122, 124, 172), s.mid)
    s.fill(polygon((10, 122), (78, 122), (62, 172), (-20, 172)), s.key)
    for x, far in ((30, 6), (66, 60), (102, 116)):
        s.stroke([(x, 122), (far, 172)], s.deep, 1.4)
    s.stroke([(-4, 122), (124, 122)], s.ink, 1.8)


def _tool(s: Impact, path: skia.Path, at: Point, turn: float, size: float = 1.0) -> None:
    """Paint a tool of steel that is drawn from its hinge to the right, turned out of the knife."""
    steel, lit, dim = (mix(s.accent, "#ffffff", share) for share in (0.66, 0.95, 0.2))
    tool = placed(path, *at, size, turn)
    s.inked([(tool, steel)], 1.8, (0.5, 0.7))
    with s.clipped(tool):
        s.fill(cut(tool, placed(tool, -1.6, -1.2)), dim)
        s.fill(cut(tool, placed(tool, 1.3, 0.9)), lit)


_BLADE: Final = svg("M-4 -5 H44 C56 -5 62 0 66 6 L30 6.500 L-4 5 Z")
_SAW: Final = svg(
    "M-4 -4 H50 L52 2 L48 6 L46 3 L42 6 L40 3 L36 6 L34 3 L30 6 L28 3 L24 6 L22 3 L18 6 L16 3.500 L-4 4 Z"
)
_FILE: Final = svg("M-4 -4 H42 L46 0 L42 4 H-4 Z")
_SPOON: Final = svg("M-4 -2.600 H28 C32 -9 48 -10 52 0 C48 10 32 9 28 2.600 H-4 Z")
_DRIVER: Final = svg("M-4 -2.600 H30 L38 -5 V5 L30 2.600 H-4 Z")
_OPENER: Final = svg("M-4 -4 H26 C34 -5 40 0 39 8 L33 9 C34 4 31 2 28 5 C25 8 22 5 20 4 H-4 Z")


def _breakfast(s: Impact) -> None:
    """Paint what three of the tools serve: cheese on the blade, a cork on its screw, an egg in the spoon."""
    cheese = placed(polygon((-15, 7, 1), (15, 7, 1), (15, 0), (-13, -9, 1)), -47, -50, 1.1, -24)
    s.inked([(cheese, s.key)], 2.0, (0.5, 0.9))
    s.fill(both(cheese, placed(polygon((-15, 1), (15, 1), (15, 0), (-13, -9)), -47, -50, 1.1, -24)), s.light)
    for x, y, r in ((-54, -45, 2.4), (-45, -50, 2.0), (-38, -53, 1.6)):
        s.fill(oval(x, y, r, r * 0.8, -24), s.deep)
    cork = placed(box(-6, -9, 6, 9, 1.6), -1, -70, 1.0, 4)
    s.inked([(cork, "#d89a52")], 2.0, (0.5, 0.8))
    s.fill(both(cork, box(-12, -82, -2, -58)), "#ffdca0")
    egg = placed(svg("M0 -11 C6 -11 9 -3 9 3 C9 9 5 11 0 11 C-5 11 -9 9 -9 3 C-9 -3 -6 -11 0 -11 Z"), 27, -58, 1.0, 14)
    s.inked([(egg, "#ffffff")], 2.0, (0.5, 0.8))
    s.fill(cut(egg, placed(egg, -3.0, -2.4)), mix(s.key, s.light, 0.3))


def _pocket_knife(s: Impact) -> None:
    """Paint a pocket knife on its back about its middle, with eight tools turned out of it, three of them at work."""
    _tool(s, _FILE, (-28, -1), -166, 0.8)
    _tool(s, _SAW, (-22, -5), -148, 0.92)
    _tool(s, _OPENER, (27, -3), -4, 0.8)
    _tool(s, _DRIVER, (26, -5), -34, 1.06)
    _tool(s, _SPOON, (14, -6), -77, 1.2)
    for number in range(6):
        x, y = 0.6 - number * 0.3, -20.0 - number * 7.4
        for tone, wide in ((s.ink, 6.0), (mix(s.accent, "#ffffff", 0.66), 3.0)):
            s.stroke(
                [(x + 5, y), (x + 3, y - 6, x - 5, y - 4), (x - 8, y - 6.4, x - 4.6, y - 7.4), (x + 4.4, y - 7.4)],
                tone,
                wide,
            )
    _tool(s, svg("M-2 -2 H12 V2 H-2 Z"), (0, -6), -92)
    _tool(s, _BLADE, (-22, -5), -120, 1.0)
    _tool(s, svg("M-4 -3 H14 L40 -1 L42 1 L14 3.400 H-4 Z"), (21, -6), -56, 1.1)
    _breakfast(s)
    handle = svg("M-30 -10 H30 C42 -10 42 12 30 12 H-30 C-42 12 -42 -10 -30 -10 Z")
    s.inked([(handle, s.accent)], 2.6, (0.9, 1.4))
    with s.clipped(handle):
        s.fill(box(-44, 4, 44, 14), mix(s.accent, s.ink, 0.5))
        s.dots(handle, mix(s.accent, s.ink, 0.5), (0, -6), (0, 6), 0.0, 0.8, pitch=2.4)
        s.fill(svg("M-40 -10 H14 L6 -3 H-34 L-36 3 H-42 Z"), mix(s.accent, "#ffffff", 0.6))
    for x in (-31, 31):
        s.inked([(oval(x, 0.6, 3.0), s.light)], 1.3, (0.2, 0.4))


def doctor_octopus(s: Impact) -> None:
    """A pocket knife serves breakfast with its eight arms of steel. Low; light: the dawn over the lake, from the left."""
    _camp_at_dawn(s)
    s.fill(svg("M40 140 C54 132 96 130 112 134 C122 140 112 148 96 150 C70 152 44 150 40 140 Z"), s.ink)
    with s.moved(67.0, 128.0, 0.84, turn=-6.0):
        _pocket_knife(s)


def _street_in_a_gale(s: Impact) -> None:
    """Paint the edge of a town in a gale: clouds that drive to the right over a bright gap, a bent tree, roofs."""
    s.fill(ALL, s.light)
    for data, tone in (
        (
            "M-4 -4 H124 V58 C112 66 104 54 92 60 C82 68 70 56 58 62 C46 70 36 58 24 66 C14 72 6 66 -4 72 Z",
            mix(s.key, s.light, 0.4),
        ),
        (
            "M-4 -4 H124 V36 C110 46 104 34 90 40 C78 48 68 36 54 42 C40 50 34 40 20 48 C10 54 4 48 -4 52 Z",
            s.key,
        ),
        ("M-4 -4 H124 V16 C112 24 100 14 88 20 C74 28 64 16 50 22 C36 30 20 22 -4 32 Z", s.mid),
    ):
        s.fill(svg(data), tone)
    roofs = svg("M-4 150 V112 L6 104 L16 112 V106 L30 96 L44 106 V114 H52 V104 H58 V114 L66 108 L74 114 V150 Z")
    s.fill(roofs, s.mid)
    for x, y in ((22, 110), (34, 110), (8, 116), (62, 118)):
        s.fill(box(x, y, x + 4, y + 5), "#ffffff")
    trunk = ribbon([(46, 136, 2.4), (46, 118, 2.0), (50, 104, 1.4), (57, 94, 0.6)])
    crown = svg(
        "M44 100 C44 88 52 80 64 82 C74 78 84 84 92 80 C88 88 80 92 72 92 C78 96 74 100 66 100 C58 106 48 106 44 100 Z"
    )
    s.fill(trunk, s.deep)
    s.fill(crown, s.deep)
    s.fill(box(-4, 132, 124, 172), mix(s.deep, s.mid, 0.6))
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
        s.inked([(path, s.mid)], 2.4, (0.8, 1.2))
        with s.clipped(path):
            s.fill(box(-40, -70, -17, 80), "#fffbe0")
            s.fill(box(6, -70, 40, 80), s.deep)
            s.fill(box(17, -70, 40, 80), mix(s.deep, s.ink, 0.4))
            s.dots(path, s.deep, (-8, 0), (6, 0), 0.0, 0.7, pitch=2.4)
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
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    s.pool(
        x, y, ((92, s.deep), (74, mix(s.deep, s.mid, 0.5)), (57, s.mid), (42, s.key), (30, s.light), (19, "#ffffff"))
    )
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
        ((72.0, 126.0), (66.0, 84.0), (86.0, 80.0), (36.0, 90.0)),
        "serves breakfast",
        "plank table by a lake",
        "dawn over water",
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
