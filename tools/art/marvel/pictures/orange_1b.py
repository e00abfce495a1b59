"""Pictures of the last four orange cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, Color, both, box, cut, join, mix, oval, placed, polygon, ribbon, svg, taper


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


def _hall_with_high_windows(s: Impact) -> None:
    """Paint a sports hall: high windows, their panes of light on the wall and the floor, a net, two who wait their turn."""
    s.fill(ALL, mix(s.ink, s.deep, 0.7))
    s.pool(44, 8, ((124, s.deep), (96, mix(s.deep, s.mid, 0.5)), (66, s.mid)))
    for x in (4, 40, 76, 112):
        s.fill(box(x - 13, -4, x + 13, 24), s.light)
        s.stroke([(x, -4), (x, 24)], s.deep, 1.6)
        s.fill(box(x - 14, 23, x + 14, 26), s.deep)
    for x in (-30, 10, 50, 90):
        s.fill(polygon((x, 34), (x + 24, 34), (x + 40, 96), (x + 12, 96)), mix(s.mid, s.key, 0.6))
    s.fill(box(-4, 104, 124, 172), mix(s.ink, s.deep, 0.8))
    for x in (-20, 30, 80):
        s.fill(polygon((x, 112), (x + 30, 112), (x + 60, 150), (x + 18, 150)), s.mid)
    s.fill(polygon((-4, 128), (124, 116), (124, 119), (-4, 133)), s.light)
    for x in (10, 22, 34, 46, 58, 70):
        s.stroke([(x, 82), (x, 106)], mix(s.deep, s.ink, 0.4), 0.9)
    for y in (88, 94, 100):
        s.stroke([(4, y), (76, y)], mix(s.deep, s.ink, 0.4), 0.9)
    s.fill(box(2, 80, 78, 84), "#ffffff")
    s.fill(box(1, 80, 4, 116), s.ink)
    for x, size in ((90, 1.0), (104, 0.9)):
        person = join(
            placed(svg("M-5 22 L-4 4 C-4 0 4 0 4 4 L5 22 Z"), x, 92, size), placed(oval(0, -3.4, 3.2, 3.8), x, 92, size)
        )
        s.fill(person, s.ink)
        s.rim([person], s.light, (-0.4, -1.0), 1.2)
    s.dots(box(-4, 104, 124, 172), s.ink, (50, 118), (60, 156), 0.0, 0.75)


def _racket(s: Impact) -> None:
    """Paint a racket about the middle of its strings, its handle to the lower right; the strings give at the blow."""
    shaft = polygon((-1.8, 38), (1.8, 38), (2.2, 66), (-2.2, 66))
    grip = box(-4.6, 64, 4.6, 104, 2)
    s.inked([(shaft, "#ffffff"), (grip, s.accent)], 2.0, (0.6, 0.8))
    with s.clipped(grip):
        s.fill(box(1, 60, 8, 110), "#0c6a80")
        for y in range(66, 106, 6):
            s.stroke([(-6, y + 3), (6, y - 2)], s.ink, 1.1)
    face = oval(0, 0, 29, 36)
    with s.clipped(face):
        for number in range(-6, 7):
            for tone, wide in ((s.ink, 2.2), ("#ffffff", 1.1)):
                s.stroke([(number * 5, -40), (number * 4.2, 0, number * 5, 40)], tone, wide)
        for number in range(-7, 8):
            for tone, wide in ((s.ink, 2.2), ("#ffffff", 1.1)):
                s.stroke([(-34, number * 5.2), (0, number * 4.4 + 3, 34, number * 5.2)], tone, wide)
    rim = cut(oval(0, 0, 32, 39), oval(0, 0, 27, 34))
    throat = svg("M-6 35 H6 L3 46 H-3 Z")
    s.inked([(throat, s.key), (rim, s.key)], 2.2, (0.7, 1.0))
    s.rim([rim], "#ffffff", (-0.7, -0.8), 1.6)
    with s.clipped(rim):
        s.fill(cut(oval(0, 0, 34, 41), placed(oval(0, 0, 34, 41), -4, -5)), s.deep)
    for turn in (-52, 128):
        with s.moved(turn=turn):
            s.fill(both(rim, box(-7, -60, 7, 0)), "#ffffff")


def _shuttlecock(s: Impact) -> None:
    """Paint a shuttlecock along x, its cork to the right, its feathers spread behind; lit from above."""
    spans = [(-36, -19), (-40, -10.5), (-42, -1), (-40, 9), (-36, 18)]
    for number in (0, 4, 1, 3, 2):
        x, y = spans[number]
        feather = polygon((-6, y * 0.26), (x + 3, y - 4.6, 1.5), (x - 3, y, 1), (x + 3, y + 4.6, 1.5))
        s.inked([(feather, "#ffffff")], 1.6, (0.3, 0.7))
        s.fill(polygon((-6, y * 0.26), (x - 3, y), (x + 3, y + 4.6)), mix(s.key, s.light, 0.45))
        s.stroke([(-6, y * 0.26), (x - 1, y)], s.ink, 1.0)
    for x, half in ((-14, 8.0), (-22, 11.6)):
        s.stroke([(x, -half), (x + 2.4, 0, x, half)], s.ink, 2.6)
        s.stroke([(x, -half), (x + 2.4, 0, x, half)], s.accent, 1.3)
    cork = svg("M-8 -7 H0 C9 -7 9 7 0 7 H-8 Z")
    s.inked([(cork, "#fff6e6")], 2.0, (0.3, 0.9))
    s.fill(both(cork, box(-10, 1.6, 12, 10)), s.key)
    s.fill(box(-8, -7, -4.6, 7), s.accent)


def spider_girl(s: Impact) -> None:
    """A shuttlecock springs off the strings of a racket. Close, diagonal; light: panes of high windows."""
    _hall_with_high_windows(s)
    with s.moved(84.0, 96.0, 1.0, turn=-36.0):
        _racket(s)
    for start, end in (((78, 66), (73, 58)), ((66, 96), (57, 100)), ((84, 78), (88, 66)), ((72, 90), (62, 91))):
        for tone, wide in ((s.ink, 4.4), ("#ffffff", 2.2)):
            s.stroke([start, end], tone, wide)
    with s.moved(68.0, 76.0, 0.94, turn=38.0):
        _shuttlecock(s)


_KETTLE: Final = (
    "M40 110 C36 95 44 80 58 75 H88 C102 80 110 95 106 110 C104 116 100 118 94 118 H52 C46 118 42 116 40 110 Z "
    "M46 102 C36 98 37 82 29 72 L38 65 C45 74 49 82 56 85 Z"
)
"""The belly and the spout of a kettle."""


def _galley_by_night(s: Impact) -> None:
    """Paint the wall behind a hob: the flame lights it from below, the kettle's shadow stands on it."""
    s.steps(
        ALL,
        (60, 4),
        (60, 132),
        [
            mix(s.ink, s.deep, 0.6),
            s.deep,
            mix(s.deep, s.mid, 0.5),
            s.mid,
            mix(s.mid, s.key, 0.6),
            mix(s.key, s.light, 0.3),
        ],
    )
    for y in range(2, 130, 16):
        s.stroke([(-4, y), (124, y)], mix(s.ink, s.deep, 0.45), 1.1)
        for x in range(-8, 124, 22):
            at = x + 11 * ((y // 16) % 2)
            s.stroke([(at, y), (at, y + 16)], mix(s.ink, s.deep, 0.45), 1.1)
    shadow = join(
        svg(_KETTLE),
        svg("M50 80 C46 46 56 34 73 34 C90 34 100 46 96 80 L88 80 C92 52 86 42 73 42 C60 42 54 52 58 80 Z"),
    )
    s.fill(placed(placed(shadow, -73, -118), 92, 124, 1.3), mix(s.ink, s.deep, 0.5))


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
    _galley_by_night(s)
    _gas_ring(s)
    with s.moved(turn=6.0, about=(104.0, 118.0)):
        _rattling_kettle(s)
    for points in ([(34, 122), (30, 130)], [(44, 124), (42, 131)], [(114, 96), (117, 104, 114, 111)]):
        s.stroke(points, s.ink, 4.0)
        s.stroke(points, "#ffffff", 1.8)


def _school_yard(s: Impact) -> None:
    """Paint a school yard from the height of a marble: a fence before the low sun at the right, a ring of chalk, shadows."""
    s.fill(ALL, s.mid)
    s.pool(
        104,
        60,
        ((104, mix(s.mid, s.key, 0.45)), (80, s.key), (60, mix(s.key, s.light, 0.5)), (42, s.light), (26, "#fffaf0")),
    )
    s.fill(svg("M-4 72 V40 H10 V28 L24 18 L38 28 V40 H52 V72 Z"), mix(s.deep, s.mid, 0.55))
    for x, y in ((14, 46), (28, 46), (42, 48), (22, 30)):
        s.fill(box(x, y, x + 5, y + 8), s.light)
    for x in range(-2, 126, 8):
        s.stroke([(x, 52), (x, 76)], s.ink, 1.7)
    for y in (55, 71):
        s.stroke([(-4, y), (124, y)], s.ink, 1.5)
    s.fill(box(-4, 74, 124, 172), mix(s.ink, s.deep, 0.75))
    s.fill(polygon((60, 74), (124, 74), (124, 172), (-4, 172), (-4, 128)), s.deep)
    s.fill(polygon((92, 74), (124, 74), (124, 172), (40, 172)), s.mid)
    for x in range(2, 126, 16):
        s.fill(polygon((x, 75), (x + 2.4, 75), (x * 1.6 - 88, 172), (x * 1.6 - 96, 172)), mix(s.ink, s.deep, 0.6))
    s.line(oval(54, 92, 46, 13), "#fffaf0", 2.2)
    s.dots(box(-4, 74, 124, 172), s.ink, (66, 112), (6, 140), 0.0, 0.7)


def _marble(s: Impact, x: float, y: float, r: float, glass: Color, core: Color) -> None:
    """Paint a glass marble before the sun at the upper right: its shadow to the lower left, and the light that it gathers."""
    s.fill(oval(x - 0.75 * r, y + 0.92 * r, 1.35 * r, 0.36 * r, -8), s.ink)
    s.fill(oval(x - 0.85 * r, y + 0.95 * r, 0.72 * r, 0.2 * r, -8), mix(glass, "#ffffff", 0.35))
    s.fill(oval(x - 0.9 * r, y + 0.95 * r, 0.36 * r, 0.1 * r, -8), "#ffffff")
    ball = oval(x, y, r)
    s.inked([(ball, glass)], 0.9 + 0.06 * r, (-0.5, 0.9))
    with s.clipped(ball):
        s.fill(cut(ball, oval(x - 0.2 * r, y + 0.2 * r, r)), mix(glass, s.ink, 0.5))
        s.fill(oval(x - 0.22 * r, y + 0.3 * r, 0.72 * r, 0.62 * r), mix(glass, "#ffffff", 0.3))
        s.fill(oval(x - 0.34 * r, y + 0.46 * r, 0.44 * r, 0.36 * r), mix(glass, "#ffffff", 0.75))
        eye = placed(svg("M-10 0 C-6 -5 4 -6 10 -1 C6 4 -3 5 -10 0 Z"), x, y, 0.085 * r, -38)
        s.inked([(eye, core)], 0.07 * r, (0.2, 0.3))
        s.fill(
            placed(svg("M-8 0 C-4 -3 3 -3.500 8 -1 C3 0 -3 1 -8 0 Z"), x, y, 0.085 * r, -38), mix(core, "#ffffff", 0.6)
        )
        s.rim([ball], "#ffffff", (-0.6, 0.8), 0.09 * r)
    s.fill(oval(x + 0.4 * r, y - 0.5 * r, 0.24 * r, 0.15 * r, 40), "#ffffff")


def _flicking_hand(s: Impact) -> None:
    """Paint a fist from its right side, knuckles up, whose thumb has just left the curled finger; the sun behind it."""
    skin, lit, dim = "#c8804e", "#ffd9b0", "#8a4828"
    cuff = polygon((108, 134), (132, 112), (140, 140), (120, 152))
    s.solid(cuff, (s.light, s.accent, mix(s.accent, s.ink, 0.5)), (0.4, -1.0), 6.0, 2.2)
    fist = svg("M92 92 C98 84 110 82 118 87 C126 92 130 104 128 116 C126 126 116 134 106 132 C98 130 92 124 92 116 Z")
    s.inked([(fist, skin)], 2.2, (-0.6, 1.0))
    with s.clipped(fist):
        s.fill(cut(fist, placed(fist, -3.5, 5)), lit)
        s.dots(fist, dim, (112, 108), (98, 128), 0.0, 0.75, pitch=2.4)
    for start, end, r in (((112, 124), (96, 127), 5.2), ((110, 116), (92, 119), 5.8), ((108, 107), (90, 109), 6.0)):
        finger = taper(start, r, end, r - 0.6)
        s.inked([(finger, skin)], 1.9, (-0.4, 0.8))
        with s.clipped(finger):
            s.fill(cut(finger, placed(finger, 1.5, -3.4)), dim)
            s.fill(cut(finger, placed(finger, -1, 3.0)), lit)
    index = ribbon([(116, 95, 6.6), (102, 88, 6.8), (91, 92, 6.4), (89, 101, 5.4), (95, 105, 4.4)])
    s.inked([(index, skin)], 2.0, (-0.4, 0.8))
    with s.clipped(index):
        s.fill(cut(index, placed(index, -1, 4.0)), lit)
        s.dots(index, dim, (98, 94), (88, 106), 0.0, 0.8, pitch=2.4)
    s.stroke([(103, 82), (105, 86)], s.ink, 1.3)
    s.stroke([(92, 86.6), (95, 90)], s.ink, 1.3)
    thumb = join(taper((112, 104), 6.6, (96, 99), 5.8), taper((96, 99), 5.6, (82, 91), 4.8))
    s.inked([(thumb, skin)], 2.2, (-0.5, 1.0))
    with s.clipped(thumb):
        s.fill(cut(thumb, placed(thumb, -0.6, 3.4)), lit)
        s.fill(cut(thumb, placed(thumb, 0.8, -3.4)), dim)
    s.inked([(oval(81, 88.6, 3.2, 2.2, 28), "#ffe2c4")], 1.0, (0, 0))
    s.stroke([(95, 94.4), (97, 97)], s.ink, 1.2)


def hawkeye(s: Impact) -> None:
    """A thumb flicks a marble at those in the ring. At the height of the marbles; light: the low sun, gathered by the glass."""
    _school_yard(s)
    for x, y, r, glass, core in (
        (40, 84, 5.4, s.mid, "#ffffff"),
        (54, 79, 4.4, mix(s.accent, s.light, 0.3), "#ffffff"),
        (70, 82, 4.8, s.mid, "#ffc830"),
    ):
        _marble(s, x, y, r, glass, core)
    for points in ([(36, 76), (31, 72)], [(52, 72), (50, 67)], [(74, 75), (79, 71)]):
        s.stroke(points, s.ink, 1.5)
    with s.moved(-5.0, 0.0):
        _flicking_hand(s)
    _marble(s, 56, 109, 19.5, "#f0761c", s.accent)
    for points in ([(84, 112), (90, 113)], [(82, 121), (92, 126)], [(74, 128), (82, 135)]):
        s.stroke(points, s.ink, 4.0)
        s.stroke(points, "#ffffff", 1.8)


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
        ((68.0, 76.0), (50.0, 60.0), (84.0, 96.0)),
        "springs off the strings",
        "sports hall",
        "panes of high windows",
    ),
    "m1-23": Picture(
        hawkeye,
        ((56.0, 109.0), (77.0, 91.0), (93.0, 100.0), (54.0, 80.0)),
        "flicks a marble",
        "school yard",
        "low sun gathered by glass",
    ),
    "m1-24": Picture(
        yondu,
        ((72.0, 60.0), (72.0, 96.0), (72.0, 126.0)),
        "whistles and lifts its lid",
        "galley by night",
        "gas ring",
    ),
}
