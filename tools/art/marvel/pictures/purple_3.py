"""Pictures of the purple cards of level 3."""

from __future__ import annotations

import itertools
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
            (92, mix(s.deep, s.mid, 0.4)),
            (76, mix(s.deep, s.mid, 0.8)),
            (60, s.mid),
            (46, mix(s.mid, s.key, 0.6)),
        ),
    )
    s.rays(*sun, 46, 140, 22, s.mid, 0.5, duty=0.55, seed=7, first=180, last=360)
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
        s.fill(right, "#ffffff")
        s.fill(svg("M75 30 L71 123 L82 119 L94 36 Z"), s.light)
        s.dots(right, s.key, (92, 70), (74, 86), 0.0, 0.8, pitch=2.4)
        s.fill(svg("M71 112 C80 110 88 105 96 98 V106 C88 112 80 117 71 119 Z"), s.accent)
        for y, end in ((56, 62), (79, 84)):
            s.stroke([(74, y), (106, end)], s.mid, 1.2)
        for x, y in ((79, 70), (84, 67.6), (79, 94), (84, 90)):
            s.fill(oval(x, y, 0.9), s.mid)
    s.stroke([(75, 31), (71, 121)], s.ink, 2.0)
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
    s.slab([(-6, 119), (34, 113), (50, 117), (44, 124), (-6, 130)], 3.4, (s.mid, s.deep, s.ink), right)
    s.slab([(88, 114), (126, 112), (126, 122), (104, 121)], 3.4, (s.key, s.mid, s.deep), right)
    with s.moved(turn=-3, about=(71, 123)):
        _bow(s)
    for corners, thick in (
        ([(39, 119), (58, 110), (64, 124), (47, 131)], 4.4),
        ([(78, 124), (86, 110), (103, 116), (96, 129)], 4.4),
    ):
        s.slab(corners, thick, (s.light, s.key, s.deep), right)
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = corners
        s.fill(polygon((x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2), ((x2 + x3) / 2 - 2, (y2 + y3) / 2), (x3, y3)), s.key)
    shaded = (s.mid, s.deep, s.ink)
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
        (51, 102, 5.4, 10),
        (96, 100, 5.8, 40),
        (44, 88, 3.2, 60),
        (106, 90, 3.2, 20),
    ]
    s.debris(chips, s.key, "#ffffff", 1.1)
    with s.moved(86.0, 142.0, 2.2):
        _penguin(s, 0, 0)


def _room_at_dawn(s: Impact) -> None:
    """Paint a dark room with a tall round-headed window: a violet sky, the dawn low behind hills, light on the floor."""
    s.fill(ALL, mix(s.deep, s.ink, 0.6))
    s.halo(ALL, s.deep, 64, 84, 50, 92, 0.8, 0.0)
    window = arch(28, 112, 58, 134, 42)
    s.fill(placed(placed(window, -70, -90), 70, 89, 1.07), mix(s.deep, s.ink, 0.2))
    s.fill(window, s.mid)
    with s.clipped(window):
        s.pool(74, 126, ((62, mix(s.mid, s.key, 0.5)), (46, s.key), (32, mix(s.key, s.light, 0.7)), (18, "#ffffff")))
        s.fill(svg("M24 138 V122 L44 112 L62 124 L84 114 L102 124 L116 118 V138 Z"), s.deep)
    s.rim([cut(ALL, window)], s.light, (1.0, 0.2), 1.6)
    curtain = svg("M-4 -4 H34 C36 40 34 70 22 96 C18 110 20 130 24 150 H-4 Z")
    far = svg("M124 -4 H104 C100 40 104 70 114 96 C118 110 116 130 112 150 H124 Z")
    for path, toward in ((curtain, (1.0, 0.4)), (far, (-1.0, 0.4))):
        s.fill(path, mix(s.ink, s.deep, 0.25))
        s.rim([path], s.key, toward, 1.5)
    for x, foot in ((8, 4), (20, 13)):
        s.stroke([(x, -4), (x, 50, foot, 90), (foot - 2, 120, foot + 2, 150)], s.deep, 1.3)
    s.fill(box(-4, 136, 124, 172), mix(s.ink, s.deep, 0.45))
    s.fill(polygon((34, 136), (110, 136), (122, 172), (18, 172)), s.mid)
    s.stroke([(-4, 136), (124, 136)], s.ink, 1.8)


def _wire(s: Impact, data: str, width: float) -> None:
    """Paint one wire of the cage, lit along its right."""
    s.line(svg(data), s.ink, width)
    s.line(placed(svg(data), 0.28 * width, 0.0), s.key, 0.28 * width)


def _cage_behind(s: Impact) -> None:
    """Paint what of a hanging cage lies behind the bird: its chain, the wires at the back, the floor of its tray."""
    for y in (32, 37, 42):
        s.line(oval(68, y, 1.8, 3.0), s.ink, 1.8)
    s.line(oval(68, 48.4, 3.6), s.ink, 2.6)
    for reach in (-18, 18):
        s.line(svg(f"M68 54 C{68 + reach} 55 {68 + reach} 66 {68 + reach} 78 V124"), mix(s.ink, s.deep, 0.5), 1.7)
    s.stroke([(52, 113), (84, 113)], s.ink, 2.6)
    s.fill(oval(68, 124, 29, 5), mix(s.deep, s.ink, 0.3))


def _bars_in_front(s: Impact) -> None:
    """Paint the wires at the front of the cage, four of them bent wide apart, and its tray."""
    for side in (-1, 1):
        for foot, width, bulge in ((28, 3.6, 29), (18.5, 3.4, 25.5), (8, 3.8, 21)):
            _wire(
                s,
                f"M68 53 C{68 + 0.8 * foot * side} 54 {68 + foot * side} 62 {68 + (foot + 0.2 * (bulge - foot)) * side} 70 "
                f"C{68 + bulge * side} 82 {68 + bulge * side} 100 {68 + (foot + 0.3 * (bulge - foot)) * side} 112 L{68 + foot * side} 127",
                width,
            )
    for y, half in ((64, 25.4), (122, 29)):
        s.stroke([(68 - half, y), (68, y + 4.4, 68 + half, y)], s.ink, 3.0)
    tray = svg("M38 122 C50 129 86 129 98 122 L95 133 C84 140 52 140 41 133 Z")
    s.inked([(tray, mix(s.deep, s.ink, 0.35))], 1.8, (0.3, 0.6))
    s.line(svg("M40 124.500 C52 130.500 84 130.500 96 124.500 C84 130.500 52 130.500 40 124.500 Z"), s.key, 1.3)


def _bird_set_free(s: Impact) -> None:
    """Paint a pale bird that flies out to the left about the origin, one wing ahead and one behind, lit from below."""
    pale, lime, dark = "#fbffe6", s.accent, "#7a9a10"

    def wing(root: tuple[Point, Point], tips: Sequence[Point], tones: tuple[Color, Color]) -> None:
        path = skia.Path()
        path.moveTo(*root[0])
        front = tips[0]
        path.quadTo((root[0][0] + front[0]) / 2 - 5, (root[0][1] + front[1]) / 2 + 2, *front)
        middle = ((root[0][0] + root[1][0]) / 2, (root[0][1] + root[1][1]) / 2)
        notches = []
        for one, two in itertools.pairwise(tips):
            x, y = (one[0] + two[0]) / 2, (one[1] + two[1]) / 2
            notch = (x + 0.17 * (middle[0] - x), y + 0.17 * (middle[1] - y))
            path.quadTo(one[0] + 2.4, one[1] + 0.4, *notch)
            path.quadTo(two[0] - 1.0, two[1] - 3.0, *two)
            notches.append(notch)
        path.quadTo(tips[-1][0], tips[-1][1] + 5, *root[1])
        path.close()
        s.inked([(path, tones[0])], 2.1, (0.5, 0.8))
        with s.clipped(path):
            s.fill(placed(placed(path, -middle[0], -middle[1]), *middle, 0.52), tones[1])
            for notch in notches:
                s.stroke(
                    [notch, (notch[0] + 0.5 * (middle[0] - notch[0]), notch[1] + 0.5 * (middle[1] - notch[1]))],
                    s.ink,
                    1.2,
                )
            s.rim([path], "#ffffff", (-1.0, -0.6), 1.4)

    wing(((2, -4), (14, 2)), ((24, -35), (30, -28), (33, -20), (33, -12), (30, -5)), (dark, lime))
    tail = svg("M16 4 L38 6 L36 10.500 L40 14 L34 16 L35 20 L14 12 Z")
    s.inked([(tail, lime)], 1.9, (0.5, 0.8))
    for points in ([(20, 8), (36, 11)], [(19, 10), (33, 16)]):
        s.stroke(points, s.ink, 1.1)
    body = svg("M-21 -3 C-21 -11 -11 -13 -4 -8 C6 -6 15 0 22 7 C15 15 1 16 -9 11 C-16 8 -21 3 -21 -3 Z")
    s.inked([(body, pale)], 2.3, (0.6, 0.9))
    with s.clipped(body):
        s.fill(cut(body, placed(body, -1.6, -5.0)), lime)
    s.inked([(svg("M-20 -6 L-29 -2 L-20 1 Z"), "#ffb43a")], 1.4, (0.2, 0.4))
    s.stroke([(-27, -2), (-20.6, -2)], s.ink, 0.9)
    s.fill(oval(-14.6, -5, 2.1), s.ink)
    s.fill(oval(-15.2, -5.8, 0.8), "#ffffff")
    wing(
        ((-10, -5), (7, 3)),
        ((-20, -38), (-11, -40), (-2, -37), (6, -31), (11, -22), (13, -12)),
        (pale, "#e6f58c"),
    )


def luke_cage(s: Impact) -> None:
    """A bird flies out between the bars that are bent apart. In a dark room; light: dawn in a tall window behind the cage."""
    _room_at_dawn(s)
    _cage_behind(s)
    _bars_in_front(s)
    with s.moved(53, 84, 0.78, turn=8):
        _bird_set_free(s)
    for points in ([(101, 82), (106, 79)], [(102.6, 91), (108.4, 91)], [(101, 100), (106, 103)]):
        s.stroke(points, s.light, 1.7)
    feather = placed(svg("M-8 0 C-3 -5 5 -5 9 -2 C5 3 -3 3 -8 0 Z"), 60, 141, 0.8, -16)
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
        ((70.0, 84.0), (68.0, 120.0), (86.0, 128.0)),
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
        ((72.0, 70.0), (62.0, 106.0), (61.0, 134.0), (54.0, 82.0)),
        "leaps over a captain",
        "open sea",
        "full moon behind",
    ),
    "m3-20": Picture(
        luke_cage,
        ((44.0, 80.0), (60.0, 86.0), (68.0, 124.0), (90.0, 92.0)),
        "bends its bars",
        "dark room",
        "dawn in a tall window",
    ),
}
