"""Pictures of the purple cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.marvel.people import Clothes, clothed
from tools.art.marvel.profiles import CAP, profile
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
    arch,
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


def _frozen_strait(s: Impact) -> None:
    """Paint a plain of ice under a dark sky that a low sun behind the ship lights in steps, its path on the ice."""
    sun = (73.0, 104.0)
    s.fill(ALL, s.deep)
    s.pool(
        *sun,
        (
            (98, mix(s.deep, s.mid, 0.5)),
            (84, s.mid),
            (71, mix(s.mid, s.key, 0.6)),
            (60, s.key),
            (49, s.light),
            (38, "#ffffff"),
        ),
    )
    s.rays(*sun, 46, 140, 22, s.light, 0.35, duty=0.55, seed=7, first=180, last=360)
    s.halo(box(-4, -4, 124, 104), s.ink, *sun, 70, 120, 0.0, 0.6)
    hills = svg("M-4 108 V101 L10 97 L22 101 L36 94 L50 102 L84 103 L92 100 L101 104 L124 101 V108 Z")
    s.fill(hills, mix(s.mid, s.key, 0.35))
    s.fill(box(-4, 105, 124, 172), mix(s.deep, s.ink, 0.55))
    s.fill(svg("M-4 105 H124 V115 L96 113 L70 117 L40 113 L-4 118 Z"), mix(s.key, s.light, 0.4))
    s.fill(svg("M70 105 H124 V110 L104 111 Z"), "#ffffff")


def _bow(s: Impact) -> None:
    """Paint the bow of an old ship from in front and below: ink, its right side dim in the low sun, a lime waterline."""
    dark = mix(s.deep, s.ink, 0.35)
    left = svg("M34 40 C46 38 62 35 75 30 L71 123 C64 120 58 116 55 110 C52 88 44 62 34 40 Z")
    right = svg("M75 30 C86 36 98 41 112 44 C103 66 95 90 91 110 C87 116 79 121 71 123 Z")
    s.inked([(left, s.ink), (right, dark)], 2.0, (-0.8, 1.0))
    with s.clipped(left):
        s.dots(left, s.deep, (74, 60), (44, 60), 0.75, 0.0, pitch=2.4)
        s.fill(svg("M44 97 C54 104 62 108 74 112 V119 C62 115 54 110 44 104 Z"), s.accent)
        for y, end in ((62, 56), (82, 79)):
            s.stroke([(38, y - 8), (73, end)], s.deep, 1.1)
    with s.clipped(right):
        s.fill(svg("M75 30 L71 123 L80 120 L93 36 Z"), s.deep)
        s.dots(right, s.mid, (84, 76), (100, 70), 0.0, 0.9, pitch=2.4)
        s.rim([right], s.light, (1.0, 0.05), 2.2)
        s.fill(svg("M71 112 C80 110 88 105 96 98 V106 C88 112 80 117 71 119 Z"), s.accent)
        for y, end in ((56, 62), (79, 84)):
            s.stroke([(74, y), (106, end)], s.ink, 1.1)
    s.stroke([(75, 31), (71, 121)], s.key, 1.7)
    rail = svg("M32 36 C46 35 62 31 75 25 C86 31 98 36 114 39 L112 45 C98 42 86 37 75 31.500 C62 36 46 39.500 34 41 Z")
    s.inked([(rail, dark)], 1.4, (0.2, 0.4))
    s.rim([rail], s.key, (0.6, -1.0), 1.3)
    s.fill(oval(58, 64, 3.2, 2.8), s.ink)
    s.line(oval(58, 64, 3.2, 2.8), s.key, 1.0)
    for points, wide in (
        ([(58, 65), (58, 84)], 2.4),
        ([(53.4, 70), (62.6, 70)], 1.9),
        ([(50.4, 77), (52, 85, 58, 85.6), (64, 85, 65.6, 77)], 2.6),
    ):
        s.stroke(points, s.key, wide)


def _penguin(s: Impact, x: float, y: float) -> None:
    """Paint a penguin that turns its back to the ship, its shadow to the left."""
    s.fill(polygon((x - 2, y), (x + 2.4, y + 1), (x - 15, y + 4), (x - 16, y + 1.4)), s.key)
    coat = svg(
        f"M{x} {y - 15} c2.600 0 3.600 2 3.400 4 c1.600 2.400 2 6 .6 11 h-7.600 c-1.400 -5 -1 -8.600 .4 -11 c-.2 -2 .6 -4 3.200 -4 z"
    )
    wings = join(limb((x - 3, y - 9, 1.3), (x - 6, y - 4, 0.7)), limb((x + 3, y - 9, 1.3), (x + 6.2, y - 5, 0.7)))
    s.fill(join(coat, wings), s.ink)
    s.fill(oval(x + 0.8, y - 4.4, 2.5, 4.2), "#ffffff")
    s.fill(polygon((x + 2.6, y - 13.4), (x + 6.2, y - 12.4), (x + 2.8, y - 11.4)), s.accent)
    s.fill(oval(x + 1.4, y - 13, 0.6), "#ffffff")
    for side in (-2.2, 1.8):
        s.fill(oval(x + side, y + 0.6, 2.0, 0.9), s.accent)


def hulk(s: Impact) -> None:
    """The hulk of a ship breaks the ice towards us. In a frozen strait; light: low sun at the right."""
    _frozen_strait(s)
    tones = ("#ffffff", s.key, s.deep)
    right = (1.0, -0.2)
    s.slab([(-6, 119), (34, 113), (50, 117), (44, 124), (-6, 130)], 3.4, (s.light, s.key, s.deep), right)
    s.slab([(88, 114), (126, 112), (126, 122), (104, 121)], 3.4, tones, right)
    with s.moved(turn=-3, about=(71, 123)):
        _bow(s)
    for corners, thick in (
        ([(39, 119), (58, 110), (64, 124), (47, 131)], 4.4),
        ([(78, 124), (86, 110), (103, 116), (96, 129)], 4.4),
    ):
        s.slab(corners, thick, tones, right)
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = corners
        s.fill(polygon((x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2), ((x2 + x3) / 2 - 2, (y2 + y3) / 2), (x3, y3)), s.key)
    shaded = (mix(s.light, s.key, 0.6), s.key, mix(s.deep, s.ink, 0.3))
    s.slab([(-6, 137), (38, 129), (58, 131), (62, 135), (48, 138), (51, 142), (36, 147), (-6, 150)], 6.5, shaded, right)
    s.slab(
        [(69, 133), (80, 130), (104, 133), (126, 128), (126, 144), (92, 145), (62, 142), (70, 138)],
        6.5,
        tones,
        right,
    )
    s.flash(70, 126, 15, 11, s.key, seed=7, squeeze=0.5)
    s.flash(70, 127, 10, 11, "#ffffff", seed=7, squeeze=0.5)
    chips = [
        (51, 100, 5.0, 10),
        (92, 98, 5.4, 40),
        (42, 88, 3.2, 60),
        (100, 84, 3.4, 20),
        (46, 112, 3.0, 80),
        (104, 104, 2.8, 50),
        (62, 128, 2.8, 35),
        (80, 128, 2.6, 70),
    ]
    s.debris(chips, s.key, "#ffffff", 1.1)
    _penguin(s, 97, 138)


def _room_at_dawn(s: Impact) -> None:
    """Paint a dark room with a tall round-headed window at the right: dawn in steps, hills, curtains, its light on the floor."""
    s.fill(ALL, mix(s.deep, s.ink, 0.5))
    s.halo(ALL, s.deep, 80, 90, 40, 96, 0.8, 0.0)
    window = arch(47, 124, 52, 128, 46)
    s.fill(placed(placed(window, -84, -90), 83, 89, 1.06), mix(s.deep, s.ink, 0.2))
    s.fill(window, s.mid)
    with s.clipped(window):
        s.pool(92, 112, ((76, mix(s.mid, s.key, 0.5)), (60, s.key), (44, mix(s.key, s.light, 0.6)), (28, "#ffffff")))
        s.fill(svg("M40 132 V112 L58 100 L74 114 L92 104 L112 116 L126 108 V132 Z"), s.mid)
        s.fill(svg("M40 132 V122 L66 112 L86 124 L104 116 L126 126 V132 Z"), s.deep)
    s.rim([cut(ALL, window)], s.light, (1.0, 0.2), 1.6)
    for start, end in (((85, -4), (85, 128)), ((47, 62), (124, 62))):
        s.stroke([start, end], mix(s.deep, s.ink, 0.3), 2.2)
    curtain = svg("M-4 -4 H50 C48 30 44 60 30 84 C26 92 26 120 34 150 H-4 Z")
    s.fill(curtain, mix(s.ink, s.deep, 0.25))
    for x, foot in ((10, 4), (24, 16), (38, 24)):
        s.stroke([(x, -4), (x, 50, foot, 84), (foot - 2, 110, foot + 2, 150)], s.deep, 1.3)
    s.rim([curtain], s.key, (1.0, 0.4), 1.6)
    s.fill(box(-4, 132, 124, 172), mix(s.ink, s.deep, 0.45))
    s.fill(polygon((50, 132), (124, 132), (124, 172), (22, 172)), s.mid)
    s.stroke([(-4, 132), (124, 132)], s.ink, 2.0)


def _hanging_cage(s: Impact) -> None:
    """Paint a cage that swings on its chain, dark against the window: a dome of wires, a tray, its door thrown open."""
    for tone, wide in ((s.ink, 3.4), (s.key, 1.0)):
        s.stroke([(86, -20), (86, 42)], tone, wide)
    s.line(oval(86, 44, 4.0), s.ink, 2.6)
    for reach in (-27, -18, -9, 0, 9, 18, 27):
        wire = svg(f"M86 48 C{86 + reach * 0.7} 49 {86 + reach} 58 {86 + reach} 72 V122")
        if reach not in (-18, -9):
            s.line(wire, s.ink, 2.6)
            s.line(placed(wire, 0.5), s.light, 0.8)
        else:
            s.line(svg(f"M86 48 C{86 + reach * 0.7} 49 {86 + reach} 58 {86 + reach} 72"), s.ink, 2.6)
    for y, half in ((72, 28.4), (96, 28.4)):
        left = 86 - half if y == 72 else 86 - 4
        s.stroke([(left, y), (86, y + 3, 86 + half, y)], s.ink, 2.8)
    s.stroke([(58, 96), (61, 97.2), (66, 98.4)], s.ink, 2.8)
    s.stroke([(92, 104), (112, 104)], s.ink, 3.0)
    tray = svg("M55 120 C66 124 106 124 117 120 L113 132 C104 136 68 136 59 132 Z")
    s.inked([(tray, mix(s.deep, s.ink, 0.4))], 1.8, (0.3, 0.6))
    s.fill(svg("M55 120 C66 124 106 124 117 120 L116 123 C104 127 68 127 56 123 Z"), s.light)
    dish = svg("M93 114 H108 C108 120 105 122 100.500 122 C96 122 93 120 93 114 Z")
    s.inked([(dish, s.mid)], 1.4, (0.2, 0.4))
    door = polygon((67, 72), (49, 80), (49, 128), (67, 121))
    s.line(door, s.ink, 2.8)
    s.line(placed(door, 0.4, 0.4), s.light, 0.9)
    for share in (0.34, 0.67):
        s.stroke([(67 - 18 * share, 72 + 8 * share), (67 - 18 * share, 121 + 7 * share)], s.ink, 2.0)
    s.stroke([(67, 97), (49, 104)], s.ink, 2.0)


def _bird_set_free(s: Impact) -> None:
    """Paint a bird that flies to the left with both wings up, the dawn behind it on every edge."""
    lit, shade, dark = "#f6ffc0", "#9ccc12", "#567a0c"

    def wing(tips: Sequence[Point], root: tuple[Point, Point], tones: tuple[Color, Color], w: float) -> None:
        front, back = root
        for number, tip in enumerate(tips):
            share = number / (len(tips) - 1)
            x, y = front[0] + (back[0] - front[0]) * share, front[1] + (back[1] - front[1]) * share
            middle = ((x + tip[0]) / 2 - 1.4, (y + tip[1]) / 2)
            feather = ribbon([(x, y, 3.0), (*middle, 5.0), (tip[0], tip[1], 0.4)], 10)
            s.inked([(feather, tones[number % 2])], w, (0.4, 0.6))
            s.rim([feather], lit, (1.0, 0.2), 0.9)

    wing(((66, 40), (74, 48), (78, 57), (80, 66), (79, 75)), ((59, 76), (68, 84)), (dark, shade), 1.4)
    tail = [ribbon([(68, 92, 3.0), (78, 97 + lift, 4.0), (88, 99 + 2.2 * lift, 2.4)], 8) for lift in (-3.0, 0.0, 3.0)]
    for feather in tail:
        s.inked([(feather, shade)], 1.5, (0.3, 0.6))
        s.rim([feather], lit, (0.3, -1.0), 1.0)
    body = svg("M36 84 C35 77 41 72 48 74 C60 75 70 82 76 92 C72 100 60 103 50 99 C42 97 37 91 36 84 Z")
    s.inked([(body, s.accent)], 2.2, (0.6, 0.9))
    with s.clipped(body):
        s.fill(cut(body, placed(body, -1.0, -5.4)), shade)
        s.dots(body, shade, (54, 86), (60, 100), 0.0, 0.8, pitch=2.4)
        s.rim([body], lit, (0.5, -1.0), 2.0)
    wing(
        ((35, 42), (42, 39), (50, 39), (58, 42), (65, 48), (70, 57), (72, 67)),
        ((48, 80), (66, 88)),
        (s.accent, "#e4fb70"),
        1.6,
    )
    for data, tone in (
        ("M46 76 C46 68 49 58 54 54 C62 57 70 68 74 82 C72 91 60 93 50 88 Z", "#e4fb70"),
        ("M45 78 C45 72 48 66 51 63 C58 65 65 73 69 83 C67 90 57 91 49 87 Z", s.accent),
    ):
        cover = svg(data)
        s.inked([(cover, tone)], 1.4, (0.3, 0.5))
        s.rim([cover], lit, (0.7, -0.7), 1.4)
    s.dots(
        svg("M45 78 C45 72 48 66 51 63 C58 65 65 73 69 83 C67 90 57 91 49 87 Z"), shade, (58, 70), (52, 90), 0.0, 0.8
    )
    s.inked([(polygon((37.6, 81), (27.4, 85.6), (37.4, 88)), "#ffb43a")], 1.4, (0.2, 0.4))
    s.stroke([(29, 85.6), (37, 85)], s.ink, 0.9)
    s.fill(oval(42.4, 82, 2.1), s.ink)
    s.fill(oval(41.8, 81.2, 0.8), "#ffffff")


def luke_cage(s: Impact) -> None:
    """A bird leaves its cage, which swings behind it. In a dark room; light: dawn in a tall window."""
    _room_at_dawn(s)
    with s.moved(-9.0, 0.0, turn=-6.0, about=(86, -20)):
        _hanging_cage(s)
    with s.moved(2.0, -3.0):
        _bird_set_free(s)
    for x, y, turn in ((78, 128, 30), (54, 138, -20)):
        feather = placed(svg("M-8 0 C-3 -5 5 -5 9 -2 C5 3 -3 3 -8 0 Z"), x, y, 0.9, turn)
        s.inked([(feather, s.accent)], 1.3, (0.3, 0.4))


def _sea_by_moonlight(s: Impact) -> None:
    """Paint a sea by night: a great white moon over a hard horizon, its light in bars on the water."""
    s.steps(
        ALL,
        (60, -10),
        (60, 124),
        [mix(s.ink, s.deep, 0.5), mix(s.ink, s.deep, 0.8), s.deep, mix(s.deep, s.mid, 0.5), s.mid],
    )
    s.pool(94, 104, ((62, mix(s.deep, s.mid, 0.7)), (50, s.mid), (42, mix(s.mid, s.key, 0.7)), (34, "#ffffff")))
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
    _sea_by_moonlight(s)
    _whale(s)
    _captain(s, 92, 129)
    s.puff(
        [(2, 140, 8), (12, 146, 8), (24, 144, 8), (36, 147, 8), (48, 145, 7.6), (58, 147, 7), (66, 150, 6)],
        "#ffffff",
        s.key,
        1.7,
        (0.4, -0.8),
    )
    s.drops(
        [
            (30, 48, 1.6),
            (44, 42, 1.8),
            (24, 60, 1.4),
        ],
        "#ffffff",
        1.5,
    )


def _feast_by_night(s: Impact) -> None:
    """Paint a yard on a feast night: a lamp's cone from above at the left, strings of cut paper, dark corners."""
    s.fill(ALL, mix(s.deep, s.ink, 0.65))
    s.fill(polygon((36, -6), (48, -6), (136, 172), (6, 172)), mix(s.deep, s.mid, 0.2))
    s.fill(polygon((39, -6), (46, -6), (116, 172), (22, 172)), mix(s.deep, s.mid, 0.7))
    s.halo(ALL, s.ink, 66, 88, 52, 100, 0.0, 0.7)
    for string in ("M-4 40 C30 58 50 50 72 44", "M66 46 C90 58 106 56 124 44"):
        s.line(svg(string), s.ink, 1.3)
    for number, (x, y, turn) in enumerate(((36, 52, 8), (50, 51, -8), (84, 53, 10), (99, 55, 0), (113, 51, -12))):
        flag = placed(svg("M-6 0 H6 V10 L3 8 L0 11 L-3 8 L-6 10 Z"), x, y, 1.0, turn)
        s.fill(flag, s.accent if number % 4 == 0 else s.key)
        s.fill(placed(oval(0, 4.6, 1.6), x, y, 1.0, turn), s.deep)


def _fringed(s: Impact, path: skia.Path, tones: Sequence[Color], step: float = 7.0) -> None:
    """Paint a part of a beast of paper: rows of fringe in turns of tones, shaded below, lit above."""
    s.inked([(path, tones[0])], 2.0, (0.7, 1.0))
    bounds = path.getBounds()
    with s.clipped(path):
        y, number = bounds.top() - step, 0
        while y < bounds.bottom() + step:
            tone = tones[number % len(tones)]
            row: list[tuple[float, float]] = [(bounds.left() - 4, y)]
            x = bounds.left() - 4
            while x < bounds.right() + 6:
                row += [(x, y + step), (x + 1.5, y + step + 2.6), (x + 3.0, y + step)]
                x += 3.0
            s.fill(polygon((bounds.right() + 8, y), *reversed(row)), tone)
            for notch in range(int((bounds.right() - bounds.left()) / 3.0) + 4):
                at = bounds.left() - 4 + 3.0 * notch
                s.stroke([(at, y + step - 2.2), (at, y + step)], mix(tone, s.ink, 0.5), 0.7)
            y += step
            number += 1
        s.fill(cut(path, placed(path, -1.8, -4.4)), s.deep, 0.75)
    s.rim([path], "#ffffff", (0.3, -1.0), 1.5)


def _donkey_of_paper(s: Impact) -> None:
    """Paint a donkey of coloured paper that swings on a rope, its belly broken open at (80, 94)."""
    tones = ("#ffffff", "#ffffff", s.accent)
    far = (s.mid, s.mid, mix(s.accent, s.ink, 0.45))
    _fringed(s, polygon((54, 90), (64, 92), (60, 116, 2), (48, 114, 2)), far)
    _fringed(s, polygon((90, 88), (101, 86), (108, 108, 2), (97, 111, 2)), far)
    _fringed(s, ribbon([(101, 72, 3.6), (110, 72, 4.2), (113, 82, 4.0), (110, 92, 1.0)]), far, 5.0)
    body = svg("M52 72 C62 66 90 64 102 68 C106 76 106 88 101 96 C86 102 66 104 53 99 C48 90 48 80 52 72 Z")
    _fringed(s, body, tones)
    _fringed(s, polygon((61, 94), (72, 96), (71, 121, 2), (59, 120, 2)), tones)
    _fringed(s, polygon((92, 92), (103, 88), (115, 109, 2), (104, 115, 2)), tones)
    neck = svg("M50 88 C46 76 44 64 46 54 L60 50 C66 56 68 66 68 74 C66 84 58 90 50 88 Z")
    _fringed(s, neck, tones)
    for ear in (
        svg("M50 50 C46 42 45 36 48 32 C53 35 56 42 56 49 Z"),
        svg("M57 50 C56 42 58 36 63 34 C65 39 64 46 62 52 Z"),
    ):
        s.inked([(ear, s.light)], 1.7, (0.4, 0.6))
        s.fill(placed(placed(ear, -55, -50), 55, 49.4, 0.55), s.accent)
    head = svg("M62 52 C58 46 48 46 44 52 L33 66 C30 70 32 77 38 78 C43 79 47 76 50 73 L61 66 C64 62 65 57 62 52 Z")
    _fringed(s, head, tones, 6.0)
    muzzle = svg("M37 61 L33 66 C30 70 32 77 38 78 C43 79 46 77 49 74 C48 68 44 63 37 61 Z")
    s.inked([(muzzle, s.mid)], 1.4, (0.3, 0.5))
    s.fill(oval(36, 69, 1.3, 1.0), s.ink)
    s.stroke([(35, 74.6), (40, 75.4, 45, 72)], s.ink, 1.3)
    s.inked([(oval(50, 57, 4.2), "#ffffff")], 1.2, (0.2, 0.3))
    s.fill(oval(49.4, 58, 2.3), s.ink)
    s.fill(oval(48.6, 57.2, 0.8), "#ffffff")


def _sweet(s: Impact, x: float, y: float, size: float, turn: float, tone: Color) -> None:
    """Paint a sweet in twisted paper."""
    with s.moved(x, y, size, turn):
        ends = [polygon((0, 0), (side * 8.4, -4), (side * 7.0, 0), (side * 8.4, 4)) for side in (-1, 1)]
        s.inked([*((end, tone) for end in ends), (oval(0, 0, 4.4, 3.8), tone)], 1.3 / size, (0.4, 0.6))
        s.fill(cut(oval(0, 0, 4.4, 3.8), oval(-0.8, -1.4, 4.6, 3.8)), mix(tone, s.ink, 0.45))
        s.fill(oval(-1.2, -1.2, 1.6, 1.0, -30), "#ffffff")


def _hands_below(s: Impact) -> None:
    """Paint three hands that reach up from below, dark, edged by the light above them."""
    palm = svg(
        "M-5 30 L-4.500 8 C-8 5 -10 0 -12 -4 C-10 -7 -8 -5 -6 -1 L-6.500 -12 C-5 -14.500 -3 -14 -2.600 -11 L-2 -3 L-1.400 -14 C0 -16.500 2 -16 2.200 -13 "
        "L2 -3 L4 -12 C5.500 -14 7.600 -13 7.200 -10 L5.600 0 L9.500 -5 C11.500 -5.500 12 -3.500 11 -1.500 C8 4 7 7 5 9 L5.500 30 Z"
    )
    for x, y, size, turn, flip in ((48, 137, 0.95, -10, False), (72, 142, 0.9, 6, True), (97, 134, 1.05, 14, True)):
        hand = placed(palm, x, y, size, turn, flip)
        s.inked([(hand, mix(s.ink, s.deep, 0.4))], 1.3, (0, 0))
        s.rim([hand], s.light, (-0.3, -1.0), 1.5)


def drax(s: Impact) -> None:
    """A stick breaks a donkey of paper, and sweets pour down on hands. By night; light: a lamp above it at the left."""
    _feast_by_night(s)
    with s.moved(-5.0, -2.0, 0.94, turn=-8.0, about=(70, 60)):
        s.stroke([(76, -10), (76, 66)], s.ink, 3.0)
        s.stroke([(76, -10), (76, 66)], s.key, 1.2)
        _donkey_of_paper(s)
    s.flash(90, 97, 16, 10, s.ink, seed=4)
    s.flash(90, 97, 13.6, 10, "#ffc83a", seed=4)
    stick = polygon((122, 144), (131, 136), (93, 94, 2.4), (87, 100, 2.4))
    s.inked([(stick, "#ffffff")], 2.2, (0.5, 0.8))
    s.fill(cut(stick, placed(stick, 2.4, -2.0)), s.mid)
    for x, y in ((98, 105), (106, 115), (114, 125)):
        s.stroke([(x - 3.4, y + 2.4), (x + 3.4, y - 3.6)], s.accent, 2.6)
    tear = polygon((60, 88), (66, 92), (71, 86), (77, 92), (83, 87), (86, 95), (80, 102), (73, 98), (67, 104), (60, 99))
    s.inked([(tear, s.ink)], 1.4, (0, 0), "#ffffff")
    for x, y, size, turn, tone in (
        (73, 99, 1.0, 60, s.accent),
        (66, 108, 1.15, -30, "#ffc83a"),
        (79, 110, 1.15, 30, "#ffffff"),
        (71, 119, 1.25, 10, s.accent),
        (85, 122, 1.25, -40, "#ffc83a"),
        (60, 123, 1.1, 50, "#ffffff"),
    ):
        _sweet(s, x, y, 0.86 * size, turn, tone)
    _hands_below(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-17": Picture(
        hulk,
        ((70.0, 84.0), (68.0, 120.0), (60.0, 134.0)),
        "breaks the ice",
        "frozen strait",
        "low sun beside the ship",
    ),
    "m3-18": Picture(
        drax,
        ((44.0, 62.0), (73.0, 92.0), (90.0, 97.0), (82.0, 122.0)),
        "breaks a donkey of paper",
        "yard on a feast night",
        "lamp above at the left",
    ),
    "m3-19": Picture(
        captain_marvel,
        ((74.0, 70.0), (90.0, 106.0), (90.0, 134.0), (104.0, 76.0)),
        "leaps over a captain",
        "open sea",
        "full moon behind",
    ),
    "m3-20": Picture(
        luke_cage,
        ((46.0, 81.0), (60.0, 84.0), (54.0, 46.0), (98.0, 78.0)),
        "flies out of its cage",
        "dark room",
        "dawn in a tall window",
    ),
}
