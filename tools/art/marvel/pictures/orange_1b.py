"""Pictures of the last four orange cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.marvel.silhouettes import person
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
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
    svg,
)


def _shelf_in_lamplight(s: Impact) -> None:
    """Paint a papered wall under a lamp at the upper left, a shelf, a hammer that waits on it, a reel of thread."""
    s.fill(ALL, mix(s.ink, s.deep, 0.4))
    steps = ((126, mix(s.ink, s.deep, 0.7)), (102, s.deep), (78, mix(s.deep, s.mid, 0.5)), (54, s.mid), (32, s.key))
    s.pool(34, 22, steps)
    for x in range(4, 124, 14):
        s.stroke([(x, -4), (x, 172)], mix(s.ink, s.deep, 0.5), 1.1, 0.5)
    s.halo(ALL, s.ink, 34, 22, 84, 150, 0.0, 0.75)
    s.fill(svg("M-4 46 H86 L124 58 V66 L84 52 H-4 Z"), s.deep)
    plank = box(-4, 39, 84, 46.5)
    s.inked([(plank, s.light)], 2.2, (0.6, 1.2))
    s.fill(box(-4, 42.4, 84, 46.5), s.mid)
    reel = svg("M62 22 H78 V25 H75.500 V36 H78 V39 H62 V36 H64.500 V25 H62 Z")
    s.inked([(reel, "#fff0dc")], 1.8, (0.5, 0.6))
    winding = box(63.6, 25.6, 76.4, 35.4, 1)
    s.inked([(winding, s.accent)], 1.2, (0.2, 0.2))
    for y in (28, 31, 34):
        s.stroke([(64, y), (76, y - 1)], s.ink, 1.0)
    s.fill(box(64.4, 26, 66.6, 35), "#86dcea")
    with s.moved(44.0, 39.0, 0.84, turn=-9.0):
        s.fill(svg("M4 0 H12 L10 -30 H20 V-36 H4 Z"), mix(s.key, s.mid, 0.6))
        handle = polygon((-3, 0, 1), (3, 0, 1), (2.2, -26), (-2.2, -26))
        s.inked([(handle, s.mid)], 1.9, (0.4, 0.8))
        s.fill(polygon((-2.4, -1), (-0.6, -1), (-0.4, -26), (-2.0, -26)), s.light)
        head = svg(
            "M-15 -27 V-36 C-15 -37 -14 -38 -13 -38 H-8 L-6 -36 H5 C10 -37 14 -36 17 -30 C12 -32 8 -29 5 -27 H-6 L-8 -25.500 H-13 C-14 -25.500 -15 -26 -15 -27 Z"
        )
        metal = mix(s.ink, s.light, 0.25)
        s.inked([(head, metal)], 2.2, (0.5, 0.8))
        s.fill(both(head, placed(head, 0, -6)), mix(s.light, s.ink, 0.25))
        s.rim([head], "#ffffff", (-0.5, -1.0), 1.4)


_PIG: Final = svg(
    "M-31 -4 C-31 -20 -17 -27 0 -27 C19 -27 33 -17 33 1 C33 12 27 20 19 23 C8 27 -8 27 -18 22 C-27 18 -31 8 -31 -4 Z"
)
_PIG_SNOUT: Final = svg("M-36 -8 C-39 -8 -41 -3 -41 3 C-41 10 -38 14 -35 14 C-31 14 -26 13 -24 11 L-24 -8 Z")


def _piggy_bank(s: Impact) -> None:
    """Paint a piggy bank about its middle, its nose to the left, lit from above left."""
    china = ("#fffaf2", mix(s.key, s.light, 0.45), s.mid)
    for x, y in ((-12, 22), (15, 22)):
        far = polygon((x - 2, y - 6), (x + 9, y - 6), (x + 8, y + 9, 2), (x - 1, y + 9, 2))
        s.inked([(far, s.mid)], 1.8, (0.4, 0.8))
    tail = svg("M32 -4 C40 -8 42 2 36 2 C32 1 36 -8 44 -6")
    for tone, wide in ((s.ink, 5.6), (china[1], 3.0)):
        s.line(tail, tone, wide)
    ear = svg("M-6 -23 C-8 -33 -4 -38 2 -41 C7 -35 8 -28 4 -22 Z")
    s.inked([(ear, s.mid)], 1.9, (0.5, 0.8))
    s.solid(_PIG, china, (-0.7, -1.0), 11.0, 2.6)
    for x, y in ((-20, 18), (8, 21)):
        leg = polygon((x - 1, y - 5, 3), (x + 12, y - 5, 3), (x + 10, y + 13, 2.5), (x + 0.6, y + 13, 2.5))
        s.solid(leg, china, (-0.7, -0.6), 4.0, 2.0)
    s.solid(_PIG_SNOUT, china, (-0.7, -0.8), 4.0, 2.2)
    nose = oval(-37.6, 3, 4.4, 10.4, 4)
    s.inked([(nose, "#ff9a8a")], 1.8, (-0.2, 0.4))
    for y in (-1, 7):
        s.fill(oval(-38, y, 1.2, 2.1), s.ink)
    ear = svg("M-18 -21 C-24 -30 -22 -38 -18 -43 C-10 -40 -5 -32 -6 -23 C-10 -19 -15 -19 -18 -21 Z")
    s.solid(ear, china, (-0.7, -0.8), 5.0, 2.2)
    s.fill(svg("M-16 -25 C-19 -31 -18 -36 -16.500 -38 C-12 -35 -10 -30 -11 -26 Z"), "#ff9a8a")
    s.fill(oval(-20, -7, 3.6, 4.4), s.ink)
    s.fill(oval(-21.2, -8.8, 1.5), "#ffffff")
    s.stroke([(-27, -14), (-22, -18, -16, -15)], s.ink, 1.8)
    s.stroke([(-33, 15), (-27, 18, -22, 13)], s.ink, 1.7)
    s.fill(oval(-15, 2, 4.4, 3.0), "#ff9a8a")
    s.inked([(polygon((-2, -27.6, 0.8), (15, -26.6, 0.8), (15, -24.2, 0.8), (-2, -25, 0.8)), s.ink)], 0.6, (0, 0))


def spider_ham(s: Impact) -> None:
    """A piggy bank lets itself down on a thread while a hammer waits above. Close; light: a lamp over the shelf."""
    _shelf_in_lamplight(s)
    shadow = join(_PIG, _PIG_SNOUT, box(-20, 10, -8, 32, 2), box(8, 10, 20, 34, 2), oval(-13, -32, 7, 10))
    with s.moved(87.0, 110.0, 0.95, turn=-14.0):
        s.fill(shadow, mix(s.ink, s.deep, 0.15))
    s.stroke([(80, 60), (84, 88)], mix(s.ink, s.deep, 0.15), 2.0)
    with s.moved(72.0, 94.0, 0.95, turn=-14.0):
        _piggy_bank(s)
        for tone, wide in ((s.ink, 4.8), (s.accent, 2.4)):
            s.stroke([(5, -26), (11, -2, 4, 25)], tone, wide)
        coin = both(oval(6, -28, 7.0), box(-4, -40, 20, -26))
        s.inked([(coin, "#ffc83a")], 1.7, (0.3, 0.4))
        s.rim([coin], "#fff4b4", (-0.6, -1.0), 1.6)
    for tone, wide in ((s.ink, 4.4), (s.accent, 2.2)):
        s.stroke([(75, 34), (79, 36, 79, 42), (79, 54, 71.5, 67)], tone, wide)
    for x, y, r, turn in ((44, 132, 6.0, 30), (38, 66, 5.0, -20), (104, 76, 4.6, 40)):
        s.inked([(oval(x, y, r, r * 0.55, turn), "#ffc83a")], 1.6, (0.4, 0.8))
        s.line(oval(x, y, r * 0.62, r * 0.3, turn), "#b8500e", 1.0)
    for points in ([(102, 112), (108, 106, 108, 98)], [(34, 92), (31, 84, 33, 77)]):
        s.stroke(points, s.light, 1.7)


def _climbing_net(s: Impact) -> None:
    """Paint the net of a climbing frame as a pattern of one tone before an evening sky that is palest in the middle."""
    s.steps(
        ALL,
        (60, -4),
        (60, 150),
        [s.mid, mix(s.mid, s.key, 0.7), mix(s.key, s.light, 0.45), s.light, "#fff8ee", "#fffdf8", s.light],
    )
    s.fill(svg("M-4 156 V128 H12 V120 H24 V131 H40 V124 H50 V134 H82 V126 H96 V118 H108 V128 H124 V156 Z"), s.key)
    s.fill(svg("M-4 172 V140 C30 134 84 134 124 140 V172 Z"), s.mid)
    rope, mast = mix(s.key, s.mid, 0.5), (100, 10)
    ends = [around(*mast, 190, turn) for turn in (62, 78, 94, 110, 126, 142, 158, 174)]
    for end in ends:
        s.stroke([mast, end], rope, 1.6)
    for r in (36, 62, 88, 114, 140):
        corners = [around(*mast, r, turn) for turn in (62, 78, 94, 110, 126, 142, 158, 174)]
        for one, two in pairwise(corners):
            sag = ((one[0] + two[0]) / 2 * 0.93 + mast[0] * 0.07, (one[1] + two[1]) / 2 * 0.93 + mast[1] * 0.07)
            s.stroke([one, (*sag, *two)], rope, 1.4)


def spider_girl(s: Impact) -> None:
    """A girl hangs by one knee from a bar, a spider on its thread beside her. From the side; light: the evening sky."""
    _climbing_net(s)
    s.stroke([(-4, 49), (124, 43)], s.ink, 5.6)
    s.stroke([(-4, 47.6), (124, 41.6)], s.key, 1.5)
    away = person((70, 120), (74, 105), (80, 80), arms=(), legs=(((98, 67), (106, 84), (111, 82)),), size=1.12)
    body = person(
        (70, 120),
        (74, 105),
        (80, 80),
        arms=(((88, 118), (95, 133)), ((60, 113), (50, 105.5))),
        legs=(((68, 43.4), (56, 66), (49.5, 64)),),
        size=1.12,
    )
    shirt = svg("M72 84 C68 92 65 100 66 108 L82 110 C87 102 89 94 89 86 Z")
    skirt = svg("M71 78 C76 73 84 74 89 79 C90 86 92 92 97 97 C88 101 76 99 67 94 C69 88 70 83 71 78 Z")
    head = svg(
        "M68 104 L76 106 C80 114 80.500 122 77 127.500 C73 132 66 132 62 128 L58 123.600 L61.400 121.800 L60 119.600 L61.600 118 "
        "L61 114.600 C62.500 112.500 65.500 112.500 67.500 113.500 Z"
    )
    hair = svg("M68 129 C66 134 70 138 66.500 146.500 C74 143.500 80 136 77.500 126 Z")
    girl = join(away, body, shirt, skirt, head, hair)
    s.fill(girl, s.ink)
    s.rim([girl], s.mid, (-1.0, 0.25), 1.2)
    bow = svg(
        "M73 130 C77 124 84 123 84.500 128 C85 132 78 133 73 131.500 Z M73 131.500 C79 132 83 137 79.500 139.500 C76 141 73.500 136 72 132.600 Z"
    )
    s.fill(bow, s.accent)
    s.fill(svg("M66.500 131.500 L77.600 128.600 L77.600 131.600 L67.500 134.500 Z"), s.accent)
    s.stroke([(42, 48), (42, 92)], s.ink, 0.9)
    with s.moved(42, 96.0):
        for side in (-1, 1):
            for number, (u, v, x, y) in enumerate(((5, -5, 4, -10), (7, -1, 9, -6), (7, 3, 9, 8), (5, 6, 4, 12))):
                s.stroke([(0, 1.0), (u * side, v), (x * side, y)], s.ink, 1.2 - 0.06 * number)
        s.fill(oval(0, -0.6, 3.2, 4.0), s.ink)
        s.fill(oval(0, 4.6, 2.1), s.ink)
        s.fill(oval(-1.1, -1.6, 0.9, 1.4), s.key)


_KETTLE: Final = (
    "M40 110 C36 95 44 80 58 75 H88 C102 80 110 95 106 110 C104 116 100 118 94 118 H52 C46 118 42 116 40 110 Z "
    "M46 102 C36 98 37 82 29 72 L38 65 C45 74 49 82 56 85 Z"
)
"""The belly and the spout of a kettle."""


def _galley_at_sea(s: Impact) -> None:
    """Paint a planked galley with a round port-hole behind the hob: outside it the sea, its horizon aslant as the ship rolls."""
    s.fill(ALL, mix(s.key, s.light, 0.35))
    s.fill(svg("M80 -4 H124 V140 H98 Z"), s.key)
    for y in range(2, 140, 17):
        s.stroke([(-4, y), (124, y)], s.mid, 1.3)
    s.halo(ALL, s.mid, 70, 70, 62, 120, 0.0, 0.7)
    for r, tone in ((48, s.ink), (46, s.deep), (41, s.ink)):
        s.fill(oval(73, 62, r), tone)
    s.rim([oval(73, 62, 46)], s.key, (-0.7, -1.0), 2.0)
    for turn in range(20, 380, 45):
        s.fill(oval(*around(73, 62, 43.4, turn), 1.5), s.light)
    port = oval(73, 62, 39.6)
    with s.clipped(port):
        s.fill(port, mix(s.accent, "#ffffff", 0.72))
        s.fill(oval(94, 44, 9), "#ffffff")
        for data, tone in (
            ("M20 58 C36 50 44 60 58 54 C72 48 84 56 120 40 V120 H20 Z", s.accent),
            ("M20 72 C38 64 50 76 66 68 C84 60 96 68 120 58 V120 H20 Z", mix(s.accent, s.ink, 0.35)),
            ("M20 88 C40 80 56 92 74 84 C90 78 100 84 120 76 V120 H20 Z", mix(s.accent, s.ink, 0.62)),
        ):
            s.fill(svg(data), tone)
    s.rim([port], s.ink, (-0.7, -1.0), 2.6)


def _gas_ring(s: Impact) -> None:
    """Paint a ring of gas flames between grate and hob."""
    s.fill(box(-4, 139, 124, 172), mix(s.ink, s.deep, 0.4))
    s.fill(box(-4, 138, 124, 140.4), s.light)
    s.inked([(box(44, 133, 102, 140, 2), mix(s.ink, s.deep, 0.5))], 1.6)
    s.fill(box(46, 133.6, 100, 135), s.accent)
    flames = (
        (43, 17, -13),
        (50, 15, -6),
        (58, 14, -3),
        (66, 14, -1),
        (73, 14, 0),
        (80, 14, 1),
        (88, 14, 3),
        (96, 15, 6),
        (103, 17, 13),
    )
    for x, long, lean in flames:
        tongue = svg(
            f"M{x - 4.4} 133 C{x - 6 + lean * 0.4} {133 - long * 0.5} {x + lean - 3} {133 - long * 0.7} {x + lean} {133 - long} "
            f"C{x + lean + 3} {133 - long * 0.7} {x + 6 + lean * 0.4} {133 - long * 0.5} {x + 4.4} 133 Z"
        )
        s.inked([(tongue, s.accent)], 1.2, (0.1, 0.2))
        s.fill(placed(placed(tongue, -x, -133), x, 133, 0.6), "#e6fbff")
    for x in (34, 54, 92, 112):
        s.inked([(polygon((x - 1.8, 120), (x + 1.8, 120), (x + 2.4, 141), (x - 2.4, 141)), s.ink)], 0.6)
        s.stroke([(x + (1.6 if x < 73 else -1.6), 124), (x + (1.8 if x < 73 else -1.8), 138)], s.accent, 0.9)
    s.inked([(polygon((30, 118.4), (116, 118.4), (115, 121.4), (31, 121.4)), s.ink)], 0.8)
    s.stroke([(34, 121.4), (112, 121.4)], s.accent, 1.0)


def _whistling_steam(s: Impact) -> None:
    """Paint the jet from the spout and the puff that lifts the lid."""
    jet = svg(
        "M34 65 C30 58 24 60 22 54 C16 46 6 50 4 54 C-2 50 -8 54 -10 58 L-10 90 C-4 94 4 92 6 88 C12 92 20 88 20 82 C26 82 28 76 31 71 Z"
    )
    s.inked([(jet, "#ffffff")], 2.2, (0.3, 1.2))
    s.fill(cut(jet, placed(jet, 2, -6)), mix(s.light, s.key, 0.4))
    s.stroke([(29, 68), (18, 66, 8, 72)], mix(s.light, s.key, 0.5), 1.6)
    puff = svg(
        "M58 74 C48 74 46 64 53 61 C50 52 60 48 65 52 C70 44 82 45 84 53 C92 50 98 58 94 64 C101 68 97 75 88 74 Z"
    )
    s.inked([(puff, "#ffffff")], 2.0, (0.3, 0.9))
    s.fill(cut(puff, placed(puff, -2, -5)), mix(s.light, s.key, 0.4))


def _rattling_kettle(s: Impact) -> None:
    """Paint a copper kettle on its foot, its lid thrown up by the steam, its belly lit by the flames."""
    handle = cut(
        svg("M48 84 C36 44 50 26 73 26 C96 26 110 44 98 84 L91 84 C101 50 92 33 73 33 C54 33 45 50 55 84 Z"),
        box(60, 60, 86, 84),
    )
    s.solid(handle, (s.key, mix(s.ink, s.deep, 0.5), s.ink), (-0.5, -1.0), 4.0, 1.8)
    s.inked([(polygon((60, 24, 2), (84, 24, 2), (87, 33, 2), (58, 33, 2)), s.deep)], 1.5)
    _whistling_steam(s)
    lid = svg("M55 64 C57 57 64 54 73 54 C82 54 89 57 91 64 C80 68 66 68 55 64 Z")
    with s.moved(1.0, -4.0, turn=-10.0, about=(73, 60)):
        s.solid(lid, (s.light, s.mid, s.deep), (-0.8, 0.3), 8.0, 2.0)
        s.inked([(oval(73, 51.5, 3.6), s.deep)], 1.6)
        s.fill(oval(71.8, 50.5, 1.2), s.light)
    kettle = svg(_KETTLE)
    s.inked([(kettle, s.key)], 2.6, (1.0, 0.4))
    with s.clipped(kettle):
        s.fill(svg("M84 70 C104 80 108 100 98 122 H116 V70 Z"), s.mid)
        s.dots(kettle, s.mid, (74, 96), (94, 90), 0.0, 0.8, pitch=2.4)
        s.fill(svg("M50 110 C46 98 50 88 60 78 H68 C58 88 55 98 58 110 Z"), "#ffffff")
        s.fill(svg("M62 110 C60 98 62 90 70 80 H74 C67 90 65 98 66 110 Z"), s.light)
        s.fill(svg("M36 103 C52 113 92 113 110 102 V128 H36 Z"), s.key)
        s.fill(svg("M36 109 C52 116 92 116 110 108 V128 H36 Z"), "#d6f6ff")
        s.fill(svg("M36 113.500 C52 119 92 119 110 113 V128 H36 Z"), s.accent)
        s.stroke([(30, 71), (39, 84, 43, 97)], s.light, 2.2)
        s.stroke([(54, 85), (49, 90, 46, 104)], s.ink, 1.6)
        s.rim([kettle], s.light, (1.0, -0.2), 1.2)
    s.inked([(polygon((57, 74), (89, 74), (91, 79), (55, 79)), s.key)], 1.7)
    s.inked([(polygon((26, 72), (37, 62), (41, 66), (30, 76)), s.deep)], 1.6)
    for x, y, r in ((50, 50, 1.6), (100, 56, 1.8), (94, 46, 1.4), (57, 44, 1.2), (108, 66, 1.3)):
        s.inked([(oval(x, y, r, r * 1.3, 20), "#e6fbff")], 0.9, (0.1, 0.2))


def yondu(s: Impact) -> None:
    """A copper kettle whistles and throws up its lid. Level with the hob; light: the gas flames under it."""
    _galley_at_sea(s)
    _gas_ring(s)
    with s.moved(turn=6.0, about=(104.0, 118.0)):
        _rattling_kettle(s)


def _stubble_from_above(s: Impact) -> None:
    """Paint a mown field from the air: rows of stubble, cornflowers, and the shadow of a hawk across it."""
    s.fill(ALL, s.light)
    for number in range(12):
        x = -46 + number * 17
        s.fill(polygon((x, -4), (x + 8, -4), (x + 36, 172), (x + 24, 172)), mix(s.light, s.key, 0.62))
        for step in range(5):
            y = step * 36 + 22 * (number % 3)
            at = x + 4 + y * 0.155
            for lean in (-3, 0, 3):
                s.stroke([(at, y), (at + lean, y - 4.6)], s.mid, 1.0)
    shadow = svg(
        "M66 66 C72 66 76 72 76 80 C92 70 106 70 124 82 L118 88 L122 94 L114 96 L114 104 L104 102 L100 110 L90 106 C84 108 80 112 78 118 "
        "L84 134 L76 132 L72 138 L66 133 L60 138 L56 132 L48 134 L55 118 C52 112 48 108 42 107 L32 112 L28 104 L18 106 L18 98 L8 96 L12 90 L4 84 "
        "C24 70 40 70 57 80 C57 72 60 66 66 66 Z"
    )
    s.fill(placed(shadow, 0, -2), mix(s.deep, s.mid, 0.25))
    for x, y, r in ((96, 132, 3.4), (104, 122, 2.4), (40, 138, 3.0), (48, 30, 2.4), (100, 62, 2.2), (112, 140, 2.6)):
        for turn in range(0, 360, 60):
            s.fill(oval(*around(x, y, r, turn), r * 0.62), s.accent)
        s.fill(oval(x, y, r * 0.5), s.ink)


def _talons(s: Impact) -> None:
    """Paint the foot of a hawk that reaches down from the top edge: a feathered thigh, a bare shank, four spread toes."""
    horn, pale, dark = "#ffc830", "#fff4b4", "#b8500e"
    toes = (
        ([(0, 38, 3.6), (-12, 46, 3.4), (-17, 57, 2.6)], (-17, 57, 74)),
        ([(2, 40, 3.8), (-3, 54, 3.5), (-2, 65, 2.8)], (-2, 65, 62)),
        ([(3, 38, 3.6), (12, 49, 3.3), (13, 60, 2.6)], (13, 60, 50)),
        ([(2, 36, 3.2), (13, 36, 2.8), (18, 41, 2.2)], (18, 41, 20)),
    )
    shank = limb((0, 10, 4.6), (1, 37, 4.4))
    s.inked([(shank, horn)], 1.9, (0.6, 0.8))
    for number, (points, (x, y, turn)) in enumerate((toes[3], *toes[:3])):
        claw = placed(svg("M-2.600 -3 C4 -3.600 9 -1 11 6 C7 3 2 3.600 -2.600 3 Z"), x, y, 1.1, turn)
        s.inked([(claw, s.ink)], 1.2, (0, 0))
        s.rim([claw], s.light, (0.2, -1.0), 1.3)
        toe = limb(*points)
        s.inked([(toe, horn)], 1.8, (0.5, 0.9))
        with s.clipped(toe):
            s.fill(cut(toe, placed(toe, -2.0, -1.4)), dark)
            s.fill(cut(toe, placed(toe, 1.6, 1.2)), pale)
            for share in (0.3, 0.55, 0.8) if number else ():
                (ax, ay, r), (bx, by, _) = points[0], points[2]
                at = ax + (bx - ax) * share, ay + (by - ay) * share
                s.stroke([(at[0] - r, at[1] - 1), (at[0], at[1] + 2, at[0] + r, at[1] - 1)], dark, 1.0)
    with s.clipped(shank):
        s.fill(cut(shank, placed(shank, -3.0, 0.0)), dark)
        s.fill(cut(shank, placed(shank, 2.0, 0.0)), pale)
        for y in (16, 22, 28, 34):
            s.stroke([(-5, y), (1, y + 2.4, 7, y)], dark, 1.1)
    thigh = svg("M-12 -30 C-15 -10 -11 4 -7 14 L-4 9 L-1 17 L2 10 L6 16 C10 4 14 -10 13 -30 Z")
    s.inked([(thigh, s.deep)], 2.0, (0.7, 0.9))
    with s.clipped(thigh):
        s.fill(cut(thigh, placed(thigh, 4.2, 0.0)), s.key)
        for x, y in ((-4, -2), (3, -4), (-1, 5), (6, 4), (-6, -10), (1, -12), (8, -9)):
            s.stroke([(x - 2.4, y), (x, y + 2.4, x + 2.4, y)], s.ink, 1.3)


def _mouse_in_flight(s: Impact) -> None:
    """Paint a mouse from above that leaps to the lower right, and the hole that it makes for."""
    s.inked([(oval(91, 121, 8.6, 5.4, 12), s.ink)], 1.4, (0, 0))
    s.rim([oval(91, 121, 8.6, 5.4, 12)], "#ffffff", (0.3, 1.0), 1.8)
    tail = ribbon([(57, 100, 1.5), (49, 101, 1.3), (45, 108, 1.1), (38, 106, 0.6)])
    s.inked([(tail, "#ff9a80")], 1.0, (0, 0.2))
    body = svg("M56 98 C56 90 66 88 74 95 C80 100 86 106 88 113 C84 116 76 115 70 112 C62 110 56 106 56 98 Z")
    for start, end in (((62, 104), (55, 112)), ((76, 112), (72, 120)), ((66, 92), (68, 84)), ((80, 100), (87, 97))):
        paw = limb((*start, 2.4), (*end, 1.6))
        s.inked([(paw, "#ff9a80")], 1.1, (0.1, 0.3))
    s.inked([(body, "#ffffff")], 1.8, (0.5, 0.8))
    with s.clipped(body):
        s.fill(cut(body, placed(body, 1.4, -4.4)), s.key)
    for x, y in ((74, 107.4), (80, 101)):
        s.inked([(oval(x, y, 3.5), "#ff9a80")], 1.3, (0.2, 0.3))
        s.fill(oval(x + 0.5, y + 0.4, 1.7), s.deep)
    for x, y in ((82.4, 111.4), (84.8, 107.4)):
        s.fill(oval(x, y, 1.3), s.ink)
    s.fill(oval(88, 113, 1.4), s.ink)


def hawkeye(s: Impact) -> None:
    """A mouse leaps for its hole from under the claws. Down past the hawk's own feet; light: the sun above it."""
    _stubble_from_above(s)
    _mouse_in_flight(s)
    with s.moved(48, 24, 1.0, turn=7):
        _talons(s)
    with s.moved(76, 16, 1.0, turn=-4, flip=True):
        _talons(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-21": Picture(
        spider_ham,
        ((40.0, 100.0), (69.0, 95.0), (70.0, 30.0), (78.0, 52.0)),
        "lets itself down on a thread",
        "shelf",
        "lamp over a shelf",
    ),
    "m1-22": Picture(
        spider_girl,
        ((69.0, 118.0), (78.0, 90.0), (68.0, 46.0), (42.0, 96.0)),
        "hangs by a knee",
        "climbing frame",
        "evening sky",
    ),
    "m1-23": Picture(
        hawkeye,
        ((50.0, 72.0), (76.0, 66.0), (74.0, 104.0), (90.0, 120.0)),
        "reaches for a mouse",
        "mown field",
        "sun above",
    ),
    "m1-24": Picture(
        yondu,
        ((72.0, 60.0), (72.0, 96.0), (72.0, 126.0)),
        "whistles and lifts its lid",
        "galley at sea",
        "gas ring",
    ),
}
