"""Pictures of the purple cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import skia

from tools.art.marvel.forms import reaching_hand
from tools.art.marvel.impact import Impact
from tools.art.marvel.people import Clothes, clothed
from tools.art.marvel.profiles import CAP, profile
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    around,
    both,
    box,
    chance,
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


def _ice_under_a_low_sun(s: Impact) -> None:
    """Paint the sky over a frozen sea: bands of light about a low sun, dark ridges of ice before it, its path on the ice."""
    x, y = 84.0, 92.0
    s.steps(ALL, (70, 26), (84, 112), [mix(s.deep, s.ink, 0.2), s.deep, mix(s.deep, s.mid, 0.6), s.mid, s.key, s.light])
    s.fill(oval(x, y, 32), "#ffffff")
    s.dots(ALL, s.ink, (90, 52), (100, -4), 0.0, 0.6)
    ridge = polygon(
        (36, 124), (62, 112), (88, 110), (97, 101), (104, 108), (112, 96), (118, 104), (130, 99), (130, 126)
    )
    s.fill(ridge, mix(s.deep, s.mid, 0.25))
    s.rim([ridge], s.key, (-0.5, -1.0), 1.5)
    s.fill(box(-9, 114, 130, 180), s.mid)
    s.fill(polygon((72, 114), (98, 114), (130, 140), (130, 180), (20, 180)), s.key)


def _bow_from_the_ice(s: Impact) -> None:
    """Paint the bow of a ship that hangs over us: one side in shade, a narrow one in the sun, dented at the stem."""
    stem = "C73 30 68 60 63 86 L58.600 92 L61 96 L57.400 100 L60.600 105 L58 118"
    side = svg(f"M-9 -9 H84 {stem} L-9 124 Z")
    lit = svg(
        "M82 -2 H104 C88 34 78 72 70 104 L66 121 L58 118 L60.600 105 L57.400 100 L61 96 L58.600 92 L63 86 C68 60 73 30 82 -2 Z"
    )
    s.inked([(side, s.deep), (lit, s.deep)], 1.6, (-0.6, 0.6))
    dark = mix(s.deep, s.ink, 0.35)
    s.fill(side, dark)
    with s.clipped(side):
        s.fill(polygon((52, -2), (84, -2), (56, 120), (36, 121)), mix(s.deep, s.mid, 0.25))
        s.dots(side, dark, (62, 90), (30, 96), 0.0, 0.8)
        for top, foot in ((-2.0, 44.0), (34, 66), (66, 86), (92, 103)):
            s.stroke([(-2, top), (84 - 0.3 * foot, foot - 10)], s.ink, 1.0)
        for x, y in ((30, 30), (46, 66), (28, 84)):
            s.stroke([(x, y), (x - 4, y + 22)], s.ink, 0.9)
        s.fill(polygon((-2, 105), (64, 107), (64, 124), (-2, 124)), s.key)
        s.fill(polygon((-2, 103), (64, 105.4), (64, 108), (-2, 106)), s.ink)
    s.fill(lit, s.key)
    with s.clipped(lit):
        s.fill(polygon((92, -2), (106, -2), (72, 104), (68, 120), (63, 119)), s.light)
        s.fill(polygon((50, 107), (80, 105), (80, 126), (50, 124)), "#ffffff")
        s.stroke([(50, 107.6), (80, 105.4)], s.ink, 1.1)
        for y, slope in ((28.0, -6.0), (58, -4), (82, -2)):
            s.stroke([(60, y + 6), (100, y + slope)], mix(s.key, s.mid, 0.6), 1.0)
    s.stroke([(82, -2), (73, 30, 67, 62), (63, 86)], s.ink, 1.5)
    s.stroke([(63, 86), (58.6, 92), (61, 96), (57.4, 100), (60.6, 105), (58, 118)], s.ink, 1.5)


def _dent(s: Impact, x: float, y: float) -> None:
    """Paint five dents that spread like a star from where a flipper holds the steel."""
    for turn, long, half in ((-92, 22, 11), (-140, 25, 10), (178, 27, 9), (134, 24, 10), (88, 17, 11)):
        a, b = around(x, y, 6.5, turn - 2.6 * half), around(x, y, 6.5, turn + 2.6 * half)
        tip, mid = around(x, y, long, turn), around(x, y, 8, turn + 8)
        s.fill(polygon(a, tip, b), s.ink)
        s.fill(polygon(mid, tip, b), s.key)
    s.fill(oval(x, y, 7.6, 8.6), s.ink)
    s.fill(cut(oval(x, y, 7.6, 8.6), oval(x + 2.2, y - 1.4, 7.6, 8.6)), s.key)


def _floe(s: Impact) -> None:
    """Paint the floe that the bow has pushed against: cracks run through it from two feet, broken edges rise at the stem."""
    floe = polygon((50, 128), (62, 121), (78, 120), (139, 123), (139, 180), (18, 180), (34, 150))
    s.fill(polygon((-2, 121), (70, 119), (58, 128), (30, 152), (12, 172), (-2, 172)), s.ink)
    for left, right, y in ((2, 30, 127), (8, 44, 131.6), (0, 34, 137)):
        s.fill(polygon((left, y), (right, y - 1), (right - 5, y + 1.2), (left + 3, y + 1.4)), s.mid)
    s.inked([(placed(floe, 0, 5), s.deep), (floe, s.light)], 1.4, (-0.8, 0.9))
    s.fill(placed(floe, 0, 5), s.mid)
    s.fill(floe, s.light)
    with s.clipped(floe):
        s.fill(polygon((68, 142), (106, 138.5), (66, 156), (20, 164), (36, 148)), mix(s.key, s.mid, 0.25))  # its shadow
        for points in (
            ((78, 136), (64, 131), (57, 135), (48, 129)),
            ((74, 138), (58, 142), (50, 143.6), (30, 152)),
            ((84, 139), (77, 143), (80, 158)),
            ((96, 138), (104, 142), (108, 152), (124, 156)),
            ((98, 135), (108, 133), (113, 128), (124, 127)),
        ):
            for width, tone, down in ((2.6, s.mid, 0.0), (1.3, s.ink, -0.5)):
                s.stroke([(px, py + down) for px, py in points], tone, width)
    for corners, turn in (
        (((44, 132), (40, 121), (53, 117), (58, 126)), 0),
        (((60, 128), (60, 117), (69, 115), (72, 124)), 0),
    ):
        block = polygon(*((px, py + turn, 1.0) for px, py in corners))
        s.inked([(block, s.key)], 1.2, (-0.7, 0.8))
        s.fill(both(block, placed(block, 4.4, -2.6)), s.light)
    s.debris(((36, 114, 3.2, 20), (30, 122, 2.4, 70), (51, 111, 2.6, 40), (44, 108, 1.7, 10)), s.key, "#ffffff")


def _penguin(s: Impact) -> None:
    """Paint a penguin that leans on one flipper against the steel, the other one on its hip."""
    toward = (0.85, -0.5)
    black, plane, edge = s.ink, mix(s.deep, s.mid, 0.1), s.key
    for x, turn in ((75.0, -4.0), (91.0, 4.0)):
        foot = placed(
            svg(
                "M6 -2 C0 -4 -8 -2 -11 1.600 C-8 3.600 -7 2.400 -5.400 3 C-4 4.400 -1.600 3 0 3.600 C3 4.600 6 3 6 -2 Z"
            ),
            x,
            140.6,
            1.05,
            turn,
        )
        s.inked([(foot, s.accent)], 1.2, (-0.5, 0.7))
        s.fill(both(foot, box(x - 14, 140.8, x + 8, 148)), mix(s.accent, s.ink, 0.22))
    body = svg(
        "M72 86 C72 77 79 72.500 86 73.600 C94 75 98 82 96.600 90 C101 98 104.600 110 104 122 C103.600 131 101 138 96 141 "
        "C88 144 76 144 71 141 C66.600 136 65.400 124 67.400 112 C68.600 104 71 98 73.600 94 C72.400 91.600 72 89 72 86 Z"
    )
    tail = polygon((98, 132), (110, 143), (96, 142))
    s.inked([(body, black), (tail, black)], 1.0, (0, 0), ink=black)
    s.rim([body], plane, toward, 6.0)
    s.rim([body], edge, toward, 1.7)
    belly = svg(
        "M75 95 C71.600 101 69 109 68.400 118 C67.800 128 68.800 136 72.400 139.600 C78 142 85 141.600 88.600 139 C92 130 91.600 112 87 101 "
        "C84 95.600 79 93 75 95 Z"
    )
    s.fill(belly, s.light)
    s.fill(both(belly, placed(belly, -8.5, 3)), mix(s.key, s.mid, 0.15))
    s.dots(both(belly, placed(belly, -3, 1)), mix(s.key, s.mid, 0.15), (84, 112), (74, 118), 0.0, 0.8, pitch=2.4)
    cheek = svg("M74.600 85 C74.600 80 79 77.600 83 79.600 C87 82 87 89 83.400 92 C79 94.600 74.600 91 74.600 85 Z")
    s.fill(cheek, s.light)
    s.fill(both(cheek, placed(cheek, -3, 2)), s.key)
    beak = svg("M75.400 84 C71 83.600 66 85.600 62.600 89 C66.600 90.600 72 91 75.600 89.600 Z")
    s.inked([(beak, s.accent)], 1.2, (-0.4, 0.6))
    s.fill(
        svg("M75.400 87.600 C71 88 66 88.600 62.600 89 C66.600 90.600 72 91 75.600 89.600 Z"), mix(s.accent, s.ink, 0.3)
    )
    s.fill(oval(80.4, 84.4, 2.7, 2.9), s.ink)
    s.fill(oval(79.6, 83.8, 0.9), "#ffffff")
    s.fill(polygon((76.4, 80.4), (85, 80), (84.8, 83.4), (77, 83)), s.ink)  # a lid half down: it does this every day
    arm = svg(
        "M90 99 C84 97 76 97.500 66 98.400 C65.600 95 64.600 92 62.600 91 C60.600 90.400 59.400 92 59 95 L58.600 106 C58.800 109 61 109.600 63 107.600 "
        "C72 106.600 82 108.600 89 111 C93 111 94 102 90 99 Z"
    )
    s.inked([(arm, plane)], 1.5, (-0.7, 1.0))
    s.fill(cut(arm, placed(arm, 0.6, -3.4)), black)
    s.rim([arm], s.key, (0.3, -1), 1.4)
    # the one on its hip
    other = svg(
        "M93 99 C101 101 109 108 110.400 113 C110 117 103 121.600 97 123.400 C95.600 121.600 96 119.600 97.600 118.400 L103.600 113.600 C100 110 96 108 92.600 107.600 Z"
    )
    s.inked([(other, black)], 0.9, (0, 0), ink=black)
    s.rim([other], s.key, (0.5, -0.9), 1.6)


def hulk(s: Impact) -> None:
    """A penguin stops a ship with one flipper. From the ice, looking up the bow; light: the low sun behind the penguin."""
    _ice_under_a_low_sun(s)
    with s.moved(-8.0, 0.0):
        _bow_from_the_ice(s)
        _dent(s, 62, 101)
        _floe(s)
    with s.moved(-3.4, -3.4, 1.07, about=(84.0, 141.0)):
        _penguin(s)


def _sea_by_moonlight(s: Impact) -> None:
    """Paint a sea by night: a great white moon over a hard horizon, its light in bars on the water."""
    s.steps(
        ALL,
        (60, -10),
        (60, 124),
        [mix(s.ink, s.deep, 0.5), mix(s.ink, s.deep, 0.8), s.deep, mix(s.deep, s.mid, 0.5), s.mid],
    )
    s.fill(oval(94, 104, 40), "#ffffff")
    for x, y, r in ((106, 98, 4.6), (112, 112, 3.4), (78, 118, 3.0), (102, 84, 2.6)):
        s.fill(oval(x, y, r, r * 0.8), s.light)
        s.fill(cut(oval(x, y, r, r * 0.8), oval(x + 1, y + 1, r, r * 0.8)), s.key)
    s.fill(box(-4, 124, 124, 172), s.deep)
    s.fill(box(-4, 124, 124, 125.6), s.key)
    for x, y, long in ((70, 128, 44), (78, 132.6, 36), (62, 137, 40), (90, 141, 34), (56, 145, 30)):
        s.fill(polygon((x, y), (x + long / 2, y - 1.2), (x + long, y), (x + long / 2, y + 1.3)), s.light)
    s.halo(box(-4, -4, 124, 124), s.ink, 92, 106, 64, 120, 0.0, 0.7)


def _whale(s: Impact) -> None:
    """Paint a whale that leaps in a bow from the left over to the right, its grooved throat below, a flipper flung out."""
    back, dim = mix(s.ink, s.deep, 0.5), mix(s.deep, s.mid, 0.3)
    body = svg(
        "M-6 168 C-8 118 6 70 38 53 C60 42 88 46 104 62 C110 68 113 77 110 83 C104 89 94 86 86 92 C72 102 62 126 60 168 Z"
    )
    throat = svg("M112 78 C96 72 78 74 66 86 C48 104 42 134 44 170 H64 C62 126 72 102 86 92 C94 86 106 92 114 84 Z")
    s.inked([(body, back)], 2.6, (0.9, 1.0))
    with s.clipped(body):
        s.fill(
            svg("M-9 170 C-12 112 4 64 38 48 C62 38 92 40 108 60 L104 68 C88 54 60 50 42 62 C16 78 6 118 8 170 Z"), dim
        )
        s.fill(throat, s.light)
        s.fill(cut(throat, placed(throat, 3.0, 2.0)), "#ffffff")
        for data in (
            "M108 79 C94 76 82 79 72 90 C57 106 50 134 51 170",
            "M109 81.500 C96 79 85 82 76 92 C62 107 55 136 55 170",
            "M109 84 C98 82 88 85 80 94 C67 107 59 136 59 170",
        ):
            s.line(svg(data + " " + data.replace("M", "M", 1)), s.deep, 1.3)
        s.dots(body, s.mid, (30, 92), (8, 132), 0.0, 0.55, pitch=2.4)
        s.rim([body], s.key, (-0.2, -1.0), 2.2)
        for x, y, r in ((96, 60, 1.7), (90, 56, 1.5), (100, 66, 1.5), (88, 62, 1.3), (94, 66, 1.2), (82, 55, 1.3)):
            s.fill(oval(x, y, r), s.key)
    s.stroke([(111, 78), (94, 71, 79, 76), (71, 80, 65, 78)], s.ink, 2.2)
    s.inked([(oval(74, 70, 3.6, 3.4), "#ffffff")], 1.3, (0, 0))
    s.fill(oval(75, 71, 1.9), s.ink)
    s.stroke([(69, 65.6), (74, 62.6, 79.4, 65.0)], s.key, 1.4)
    fin = ribbon([(30, 94, 2.0), (36, 104, 7.0), (42, 116, 8.0), (51, 126, 6.6), (61, 131, 4.0), (70, 130, 0.8)])
    s.inked([(fin, back)], 2.2, (0.7, 1.0))
    with s.clipped(fin):
        s.rim([fin], dim, (1.0, -0.6), 5.0)
        s.rim([fin], s.key, (1.0, -0.6), 1.7)
    for x, y in ((38, 121), (47, 130), (57, 135)):
        s.fill(oval(x, y, 1.8), s.key)


def _captain(s: Impact, x: float, y: float) -> None:
    """Paint a captain in a small boat, bearded, in a cap, a hand raised to it; the moon stands at the upper left."""
    moon = (-0.7, -0.8)
    with s.moved(x, y, 1.08):
        coat = (s.accent, mix(s.accent, s.ink, 0.5))
        skin = ("#f0b8b0", "#9a5a90")
        clothed(
            s,
            Clothes(coat, coat, skin, skin, s.ink),
            moon,
            (0, -23.6),
            (1.6, -13),
            (1.0, 4),
            (((-8.0, -5.0), (-9.0, 3.0)), ((18.0, -17.0), (12.4, -29.0))),
            (),
            1.04,
            facing=-1,
            w=1.3,
        )
        profile(s, 1.6, -27.0, 1.0, skin, (CAP, "#ffffff", s.key), turn=20.0)
        with s.moved(1.6, -27.0, turn=20.0):
            beard = svg(
                "M-7.400 6 L-3.400 6.600 L1 3 L5 -1 C8 5 4 13.500 -3.600 14.500 C-8 13.500 -8.600 9.500 -7.400 6 Z"
            )
            s.inked([(beard, s.light)], 1.2, (0.2, 0.4))
            s.fill(both(beard, placed(beard, 3.0, 1.4)), s.key)
            s.line(svg("M-7 -2.800 C-1 -4 4 -3.400 8.800 -1.600"), s.ink, 2.4)
        s.inked([(limb((13.0, -28.6, 2.2), (9.4, -33.0, 1.8)), skin[0])], 1.3, (0.2, 0.4))
        hull = svg("M-24 -2 C-10 4 12 4 26 -5 C25 8 18 14 6 14 H-10 C-18 13 -23 8 -24 -2 Z")
        s.inked([(hull, s.accent)], 2.2, (0.6, 1.0))
        with s.clipped(hull):
            s.fill(svg("M-26 5 C-10 11 12 11 28 2 V18 H-26 Z"), mix(s.accent, s.ink, 0.72))
            s.stroke([(-23, 0), (0, 6.4, 25, -3)], "#f6ffb4", 2.0)
    s.puff(
        [(x - 20, y + 15, 5), (x - 9, y + 17, 5.6), (x + 4, y + 17.6, 5.6), (x + 17, y + 16, 5.4), (x + 27, y + 15, 5)],
        "#ffffff",
        s.key,
        1.5,
        moon,
    )


def captain_marvel(s: Impact) -> None:
    """A whale leaps over a captain, who greets it from a small boat. On an open sea; light: a full moon behind."""
    with s.moved(flip=True, about=(73.0, 0.0)):
        _sea_by_moonlight(s)
        _whale(s)
    with s.moved(61.0, 131.0, 0.94):
        _captain(s, 0, 0)
    s.puff(
        [(88, 147, 7), (98, 144, 8), (110, 142, 8), (121, 138, 9), (34, 151, 6)],
        "#ffffff",
        s.key,
        1.7,
        (-0.4, -0.8),
    )
    s.drops(
        [
            (116, 48, 1.6),
            (98, 44, 1.8),
            (44, 48, 1.4),
        ],
        "#ffffff",
        1.5,
    )


def _square_on_a_feast(s: Impact) -> None:
    """Paint a square by night from among the crowd: dark houses lean in, a lamp above throws one cone of light."""
    s.fill(ALL, mix(s.ink, s.deep, 0.55))
    for tone, width in ((s.deep, 0.0), (s.mid, 10.0), (mix(s.mid, s.key, 0.35), 22.0)):
        s.fill(polygon((46, -4), (60, -4), (134 - width, 172), (-6 + 1.6 * width, 172)), tone)
    far = mix(s.ink, s.deep, 0.2)
    s.fill(polygon((-2, 30), (16, 40), (22, 92), (22, 172), (-2, 172)), far)
    s.fill(polygon((122, 40), (112, 48), (107, 96), (107, 172), (122, 172)), far)
    for x, y in ((5, 62), (112, 72), (114.6, 88), (9, 80)):
        s.fill(box(x, y, x + 4, y + 7), s.key)
    for string in ("M-4 44 C14 54 28 52 44 40", "M92 44 C104 54 114 54 124 46"):
        s.line(svg(string), s.ink, 1.2)
    for x, y, turn in ((10, 51, 4), (24, 50.6, -6), (36, 46.6, -16), (101, 50, 10), (113, 51, -4)):
        flag = placed(svg("M-4.600 0 H4.600 L0 9 Z"), x, y, 1.0, turn)
        s.fill(flag, s.mid)
    lots = chance(8)
    for number in range(13):  # heads of the crowd
        x = -2 + 10 * number + 3 * next(lots)
        r = 4.6 + 1.6 * next(lots)
        head = oval(x, 138 - 3 * next(lots), r, 1.15 * r)
        s.fill(join(head, oval(x, 152, 1.9 * r, 9)), s.ink)
        s.rim([head], mix(s.deep, s.mid, 0.6), (0, -1), 0.9)


_OVERHEAD: Final = (-0.42, -0.91)


def _fringed(s: Impact, path: skia.Path, tones: Sequence[Color], step: float = 7.0, reach: float = 5.0) -> None:
    """Paint a part of a beast of paper: rows of fringe in turns of tones, shaded below, lit from above."""
    s.inked([(path, tones[0])], 1.2, (0.9, 1.8))
    bounds = path.getBounds()
    with s.clipped(path):
        y, number = bounds.top() - 0.3 * step, 0
        while y < bounds.bottom() + step:
            row: list[tuple[float, float]] = []
            x = bounds.left() - 4
            while x < bounds.right() + 6:
                row += [(x, y + step), (x + 2.0, y + step + 2.8), (x + 4.0, y + step)]
                x += 4.0
            s.fill(
                polygon((bounds.left() - 8, y + 2), (bounds.right() + 8, y + 2), *reversed(row)),
                tones[number % len(tones)],
            )
            s.stroke(row, s.mid, 0.8)
            y += step
            number += 1
        shade = cut(path, placed(path, reach * _OVERHEAD[0], reach * _OVERHEAD[1]))
        s.fill(shade, mix(s.mid, s.deep, 0.45))
    s.rim([path], "#ffffff", _OVERHEAD, 1.4)


_RENT: Final = svg("M56 86 L63 78 L60.500 74 L69 67 L67.500 62 L77 55 L75.500 63 L80 66 L76.500 72 L81 77 L78.500 86 Z")
"""The crack in the belly, thin at its upper end."""


def _donkey_of_paper(s: Impact) -> None:
    """Paint a whole donkey of coloured paper, hung by its back at (72, 52), its belly split by one crack."""
    tones = ("#ffffff", s.light, s.accent)
    far = (s.key, s.key, mix(s.accent, s.ink, 0.25))
    _fringed(s, polygon((60, 74), (70, 76), (68, 101, 2), (57, 101, 2)), far)
    _fringed(s, polygon((87, 74), (96, 72), (101, 98, 2), (90, 100, 2)), far)
    tail = ribbon(((98, 58, 2.6), (106, 58, 3.0), (110, 68, 3.0), (108, 78, 4.6), (108.6, 84, 2.0)))
    _fringed(s, tail, (s.accent, s.light), 5.0, 2.6)
    body = svg("M48 58 C56 51 88 50 98 54 C104 58 105 72 101 79 C90 86 60 87 50 82 C44 76 43 64 48 58 Z")
    _fringed(s, body, tones, 8.0, 8.0)
    _fringed(s, polygon((48, 74), (59, 78), (57, 106, 2), (45, 105, 2)), tones)
    _fringed(s, polygon((92, 76), (102, 72), (110, 100, 2), (98, 103, 2)), tones)
    neck = svg("M46 74 C40 66 38 54 41 42 L54 38 C60 46 63 56 62 64 C58 72 52 76 46 74 Z")
    _fringed(s, neck, tones)
    mane = svg(
        "M50 34 C58 38 64 48 65.600 58 L61.600 60 L60.600 55 L57.600 56 L56.600 50 L53.600 50 L52.600 44 L49 44 Z"
    )
    s.inked([(mane, s.accent)], 1.1, (0.6, 0.8))
    for ear in (
        svg("M44 38 C39 31 38 25 40.600 20 C46 24 49 31 49 37 Z"),
        svg("M51 38 C50 31 52 25 56.600 22 C59 27 58 34 56 40 Z"),
    ):
        s.inked([(ear, s.light)], 1.2, (0.8, 1.2))
        s.fill(placed(placed(ear, -49, -37), 49, 36.4, 0.55), s.accent)
    head = svg(
        "M57 40 C53 33 43 33 39 39 L28 54 C25 58 27 65 33 66.600 C38 67.600 42 65 45 61.600 L55 54 C58 50 59.600 45 57 40 Z"
    )
    _fringed(s, head, tones, 6.5, 4.6)
    muzzle = svg("M32 49 L28 54 C25 58 27 65 33 66.600 C38 67.600 41 65 44 62.600 C43 56 39 51 32 49 Z")
    s.inked([(muzzle, s.mid)], 1.0, (0.4, 0.6))
    s.rim([muzzle], s.key, _OVERHEAD, 1.3)
    s.fill(oval(31, 57, 1.3, 1.0), s.ink)
    s.stroke([(30, 62.6), (35, 63.4, 40, 60)], s.ink, 1.3)
    s.inked([(oval(45, 45, 4.4), "#ffffff")], 1.2, (0.3, 0.4))
    s.fill(oval(45.6, 46.6, 2.4), s.ink)
    s.fill(oval(44.8, 45.6, 0.8), "#ffffff")


def _sweet(s: Impact, x: float, y: float, size: float, turn: float, tone: Color) -> None:
    """Paint a sweet in twisted paper."""
    with s.moved(x, y, size, turn):
        ends = [polygon((0, 0), (side * 8.4, -4), (side * 7.0, 0), (side * 8.4, 4)) for side in (-1, 1)]
        s.inked([*((end, tone) for end in ends), (oval(0, 0, 4.4, 3.8), tone)], 1.2 / size, (0.6, 1.0))
        s.fill(cut(oval(0, 0, 4.4, 3.8), oval(-0.8, -1.4, 4.6, 3.8)), mix(tone, s.ink, 0.45))
        s.fill(oval(-1.2, -1.2, 1.6, 1.0, -30), "#ffffff")


def _hands_below(s: Impact) -> None:
    """Paint hands that reach up from the crowd, dark, edged by the light above them."""
    for x, y, size, turn, flip in (
        (44.0, 138.0, 0.95, -14.0, False),
        (100.0, 140.0, 1.0, 14.0, True),
        (71.0, 146.0, 1.25, -2.0, False),
    ):
        palm = placed(reaching_hand(), x, y, size, turn, flip)
        s.inked([(palm, s.ink)], 1.1, (0, 0))
        s.fill(palm, mix(s.ink, s.deep, 0.75))
        s.rim([palm], s.mid, _OVERHEAD, 3.0)
        s.rim([palm], s.light, _OVERHEAD, 1.4)


def drax(s: Impact) -> None:
    """A stick has split a donkey of paper, and sweets pour down on hands. From the crowd; light: a lamp above."""
    _square_on_a_feast(s)
    with s.moved(9.0, 5.0, 0.92, turn=17.0, about=(74, -2)):
        s.stroke([(74, -30), (72, 54)], s.ink, 3.4)
        s.stroke([(74, -30), (72, 54)], s.key, 1.5)
        with s.moved(0.0, 1.0, about=(72, 54)):
            _donkey_of_paper(s)
            s.inked([(placed(_RENT, 5.0, 1.0), s.ink)], 1.0, (0.9, -0.6), mix(s.key, s.mid, 0.4))
    stick = polygon((136, 142), (142, 133), (94, 92, 2.6), (88, 100, 2.6))
    s.inked([(stick, s.light)], 1.4, (0.8, 1.8))
    s.fill(cut(stick, placed(stick, 2.0, -3.0)), s.mid)
    for x, y in ((98, 103), (109, 112.4)):
        s.fill(both(stick, polygon((x - 5, y + 6), (x + 5, y - 9), (x + 9.6, y - 5), (x - 0.4, y + 10))), s.accent)
    for x, y, size, turn, tone in (
        (63, 92, 0.6, 60, s.accent),
        (68, 96, 0.66, -20, "#ffffff"),
        (59, 99, 0.74, -50, "#ffc83a"),
        (66, 104, 0.8, 30, s.accent),
        (75, 105, 0.8, -70, "#ffc83a"),
        (55, 109, 0.92, 10, "#ffffff"),
        (67, 114, 0.98, -35, "#ffc83a"),
        (79, 115, 0.98, 25, "#ffffff"),
        (52, 121, 1.12, 40, s.accent),
        (75, 126, 1.2, -10, s.accent),
        (59, 127, 1.05, -60, "#ffc83a"),
    ):
        _sweet(s, x, y, size, turn, tone)
    _hands_below(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-17": Picture(
        hulk,
        ((76.0, 77.0), (54.0, 98.0), (78.0, 118.0)),
        "stops a ship",
        "frozen strait",
        "low sun behind the penguin",
    ),
    "m3-18": Picture(
        drax,
        ((46.0, 48.0), (62.0, 68.0), (68.0, 100.0), (72.0, 130.0)),
        "breaks a donkey of paper",
        "square on a feast night",
        "lamp right above",
    ),
    "m3-19": Picture(
        captain_marvel,
        ((72.0, 70.0), (62.0, 106.0), (61.0, 134.0), (54.0, 82.0)),
        "leaps over a captain",
        "open sea",
        "full moon behind",
    ),
}
