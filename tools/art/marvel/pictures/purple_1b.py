"""Pictures of the last four purple cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    both,
    box,
    burst,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
    taper,
)


def _city_block(s: Impact) -> None:
    """Paint a street between tall houses that leaves a slit of bright sky, and the wet road below it."""
    s.fill(ALL, s.ink)
    for data, tone in (
        ("M40 -4 H96 L82 104 H52 Z", s.key),
        ("M48 -4 H88 L78 104 H56 Z", mix(s.key, s.light, 0.6)),
        ("M-4 108 C30 104 96 104 124 108 V172 H-4 Z", mix(s.deep, s.mid, 0.4)),
        ("M50 105 H84 L112 150 H26 Z", s.mid),
    ):
        s.fill(svg(data), tone)
    for left, side in ((True, -1), (False, 1)):
        for depth in range(4):
            near = 1 - depth * 0.2
            x = 67 + side * (17 + 30 * near)
            for y in (20, 44, 68, 90):
                top = 100 + (y - 100) * (0.55 + 0.6 * near)
                lit = (depth + y // 22 + (1 if left else 0)) % 4 == 0
                s.fill(box(x - 1.8 * near, top, x + 2.2 * near, top + 11 * near), s.key if lit else s.deep)
    s.halo(ALL, s.ink, 66, 70, 58, 110, 0.0, 0.85)
    house = polygon((-4, -4), (26, -4), (40, 104), (-4, 112))
    s.rim([house], s.key, (1.0, 0.0), 1.4)


def _hydrant(s: Impact) -> None:
    """Paint a fire hydrant that stands at (66, 146), without its cap."""
    body = polygon((54, 96, 2), (78, 96, 2), (78, 132), (84, 134), (84, 148), (48, 148), (48, 134), (54, 132))
    collar = polygon((50, 92, 2), (82, 92, 2), (82, 99, 2), (50, 99, 2))
    left, right = box(40, 106, 55, 119, 2), box(77, 106, 92, 119, 2)
    s.inked([(left, s.deep), (right, s.deep), (body, s.deep), (collar, s.deep)], 2.6, (1.0, 1.4))
    with s.clipped(body):
        s.fill(box(54, 90, 60, 150), s.light)
        s.fill(box(60, 90, 65, 150), s.mid)
        s.dots(body, s.ink, (66, 110), (80, 112), 0.0, 0.9, pitch=2.4)
    s.fill(box(51, 92.5, 62, 98, 1), "#ffffff")
    s.fill(box(62, 92.5, 70, 98, 1), s.mid)
    s.fill(box(41, 107, 54, 111, 1), s.key)
    for x in (42.5, 89.5):
        s.inked([(polygon((x - 3.4, 109), (x + 3.4, 109), (x + 3.4, 116), (x - 3.4, 116)), s.mid)], 1.2)
    s.line(box(54, 131, 78, 134), s.ink, 1.6)
    s.inked([(oval(66, 113, 6.4), s.mid)], 1.6, (0.3, 0.6))
    s.inked([(polygon(*(around(66, 113, 3.0, 72 * side - 90) for side in range(5))), s.light)], 1.1)


def _water_column(s: Impact) -> None:
    """Paint the water that shoots up out of the hydrant, mushrooms and falls in tongues."""
    column = svg(
        "M56 96 C58 78 56 60 50 46 C44 48 40 56 40 68 C34 60 34 48 38 40 C33 42 29 47 28 54 C24 40 32 26 44 22 C48 10 60 6 68 10 "
        "C78 8 86 18 87 28 C96 36 101 48 99 66 C95 58 93 54 89 52 C92 60 92 70 88 80 C87 66 83 54 80 48 C76 62 75 80 76 96 Z"
    )
    s.inked([(column, s.light)], 2.4, (0.8, 1.2))
    with s.clipped(column):
        s.fill(cut(column, placed(column, -5.0, -3.0)), s.key)
        s.dots(column, s.mid, (70, 40), (98, 70), 0.0, 0.85, pitch=2.4)
        s.fill(svg("M60 98 C62 70 60 44 52 28 L62 20 C66 44 68 70 67 98 Z"), "#ffffff")
        for points in (
            [(72, 94), (71, 66, 74, 40)],
            [(62, 94), (61, 70, 55, 48)],
            [(78, 36), (88, 42, 92, 54)],
            [(48, 34), (38, 38, 34, 50)],
        ):
            s.stroke(points, s.mid, 1.6)
    for x, y, r in (
        (30, 66, 1.8),
        (37, 80, 2.2),
        (46, 70, 1.5),
        (97, 82, 2.2),
        (105, 88, 1.6),
        (88, 92, 1.8),
        (44, 90, 1.4),
    ):
        s.inked([(oval(x, y, r, r * 1.5), "#ffffff")], 1.0, (0.2, 0.4))


def america_chavez(s: Impact) -> None:
    """A hydrant blows its cap and throws its water up between the houses. Low; light: the slit of sky behind it."""
    _city_block(s)
    s.fill(svg("M34 147 C44 138 90 138 102 147 C92 156 44 156 34 147 Z"), s.key)
    _water_column(s)
    _hydrant(s)
    with s.moved(85.0, 76.0, 1.0, turn=38.0):
        cap = svg("M-11 6 C-11 -5 -6 -9 -3 -9.500 V-13 H3 V-9.500 C6 -9 11 -5 11 6 Z")
        s.inked([(cap, s.accent)], 2.2, (0.6, 1.0))
        s.fill(svg("M-9 4 C-9 -3 -6 -6 -3 -7 V4 Z"), "#ffffff")
        s.fill(box(3, -6, 10, 5.6), "#6f9a12")
    for x, size, flip in ((98, 0.95, False), (108, 1.1, True)):
        child = join(
            oval(0, -17, 3.0),
            svg("M-3 -14 H3 L3.6 -5 L5.4 2 H2.6 L0 -4 L-3.4 2 H-6 L-3.6 -5 Z"),
            taper((2, -12), 1.3, (7, -19), 1.0),
            taper((-2, -12), 1.3, (-7, -18), 1.0),
        )
        kid = placed(child, x, 143, size, 0, flip)
        s.fill(kid, s.ink)
        s.rim([kid], s.light, (-1.0, -0.3), 0.9)


def _panelled_door(s: Impact) -> None:
    """Paint a shut door from inside a dark hall: its frame, four panels, a chain, light below it and at its edges."""
    s.fill(ALL, s.ink)
    s.fill(polygon((26, -4), (124, -4), (124, 156), (26, 156)), mix(s.ink, s.deep, 0.55))
    s.fill(box(30, -4, 114, 143), s.light)
    s.fill(box(31.6, -4, 112.4, 141), s.deep)
    s.dots(box(31.6, -4, 112.4, 141), s.ink, (76, 92), (40, 10), 0.0, 0.85)
    for left, top, right, bottom in ((38, -4, 67, 62), (77, -4, 106, 62), (38, 76, 67, 132), (77, 76, 106, 132)):
        s.fill(box(left, top, right, bottom), s.ink)
        s.fill(box(left + 2, top + 2, right, bottom), mix(s.deep, s.mid, 0.55))
        s.fill(box(left + 5, top + 5, right - 3, bottom - 3), mix(s.deep, s.mid, 0.2))
    s.fill(polygon((30, 143), (114, 143), (124, 156), (14, 156)), s.key)
    s.fill(polygon((38, 143), (106, 143), (112, 156), (28, 156)), s.light)


def _burst_hole(s: Impact) -> None:
    """Paint the hole in the door: white light behind it, cracks that run from it, and the splinters it throws."""
    for crack in (
        [(74, 84), (69, 70), (74, 58), (70, 36), (76, 14)],
        [(58, 104), (46, 100), (40, 110), (32, 108)],
        [(92, 92), (102, 80), (100, 66), (112, 56)],
        [(88, 122), (96, 132), (94, 141)],
        [(62, 120), (56, 132), (59, 141)],
    ):
        s.stroke(crack, s.ink, 4.0)
        s.stroke(crack, "#ffffff", 1.7)
    s.fill(burst(79, 108, 45, 14, 5, 0.66), s.ink)
    s.fill(burst(79, 108, 41.5, 14, 5, 0.66), s.key)
    s.fill(burst(79, 108, 37, 14, 5, 0.66), "#ffffff")
    for x, y, turn, long in (
        *((102, 82, 40, 22), (110, 108, 92, 17), (100, 130, 140, 20), (48, 94, -66, 22), (55, 126, -124, 22)),
        *((92, 66, 20, 18), (112, 90, 62, 11), (42, 113, -92, 12)),
    ):
        splinter = placed(
            polygon((-3.4, long * 0.3), (0.6, -long * 0.75), (3.4, long * 0.22), (0.4, long * 0.44)), x, y, 1.0, turn
        )
        s.inked([(splinter, mix(s.mid, s.key, 0.4))], 1.5, (0.5, 0.8))
        s.fill(both(splinter, placed(splinter, -1.8, -1.2)), s.light)


def rhino(s: Impact) -> None:
    """A horn comes through a door. Frontal; light: the glare of the room behind, in the hole and under the door."""
    _panelled_door(s)
    _burst_hole(s)
    with s.clipped(burst(79, 108, 37, 14, 5, 0.66)):
        snout = svg("M130 86 C114 86 108 96 100 104 C90 108 66 108 58 122 C54 134 58 146 66 152 H130 Z")
        s.fill(snout, s.ink)
        s.rim([snout], s.mid, (-0.6, -1.0), 1.6)
    spine = [
        (82, 122, 17.0),
        (82, 108, 16.5),
        (78, 92, 14.2),
        (70, 75, 10.6),
        (59, 60, 6.2),
        (50, 51, 2.8),
        (43, 46.5, 0.3),
    ]
    horn = ribbon(spine)
    s.inked([(horn, s.key)], 2.8, (1.2, 1.4))
    with s.clipped(horn):
        s.fill(ribbon([(x - r * 0.36, y + r * 0.1, r * 0.66) for x, y, r in spine]), "#ffffff")
        s.fill(ribbon([(x + r * 0.66, y - r * 0.3, r * 0.42) for x, y, r in spine]), s.mid)
        s.dots(horn, s.ink, (72, 84), (92, 112), 0.0, 0.8, pitch=2.4)
        s.fill(svg("M58 118 C66 108 74 104 82 106 C90 106 98 104 104 98 V150 H54 Z"), s.deep)
        s.fill(svg("M60 128 C68 116 76 112 84 114 C92 114 98 112 104 106 V150 H54 Z"), s.ink)
        for x, y, r in ((80, 100, 15.4), (77, 91, 14), (73, 82, 12)):
            s.stroke([(x - r, y + 1.5), (x - r * 0.2, y + 4.5, x + r, y - 4.5)], s.ink, 1.6)
    s.inked([(oval(41, 75, 4.6), s.accent)], 1.6, (0.5, 0.8))
    s.fill(oval(39.8, 73.6, 1.5), "#ffffff")
    s.fill(join(oval(41, 86, 1.7), polygon((40.3, 86), (41.7, 86), (42.6, 91), (39.4, 91))), s.light)


def _boudoir(s: Impact) -> None:
    """Paint a papered wall that a candle out of sight lights from the lower left, and the edge of a dressing table."""
    s.fill(ALL, s.mid)
    for rise, tone in ((-16, mix(s.mid, s.key, 0.6)), (34, s.key), (82, mix(s.key, s.light, 0.6))):
        s.fill(polygon((-20, 150), (-20, rise - 60), (20, rise - 60), (150, rise + 74), (150, 150)), tone)
    for row in range(9):
        for column in range(7):
            x, y = column * 20 + 10 * (row % 2), row * 17
            s.fill(svg(f"M{x} {y - 5} L{x + 3} {y} L{x} {y + 5} L{x - 3} {y} Z"), s.mid, 0.35)
    s.dots(ALL, s.deep, (74, 30), (124, -10), 0.0, 0.8)
    s.fill(polygon((84, -4), (124, -4), (124, 132), (112, 132), (104, 40)), mix(s.deep, s.mid, 0.5))
    s.fill(polygon((84, -4), (87, -4), (107, 40), (115, 132), (112, 132), (104, 40)), s.deep)
    s.fill(box(-4, 132, 124, 172), s.mid)
    s.fill(box(-4, 131, 124, 133.4), s.deep)


def _snake_in_the_glass(s: Impact, glass: skia.Path) -> None:
    """Paint a viper's face in a mirror, and the cracks that its look makes."""
    with s.clipped(glass):
        s.fill(glass, s.key)
        s.fill(oval(70, 60, 27, 30), mix(s.key, s.light, 0.6))
        s.fill(oval(68, 56, 20, 23), "#ffffff")
        s.dots(glass, s.mid, (72, 70), (96, 100), 0.0, 0.8, pitch=2.4)
        s.fill(polygon((44, 62), (66, 34), (72, 34), (46, 70)), "#ffffff")
    neck = svg("M62 102 C66 92 64 86 58 80 H90 C84 86 82 92 86 102 Z")
    face = svg("M74 44 C86 44 96 54 96 64 C96 74 86 88 74 88 C62 88 52 74 52 64 C52 54 62 44 74 44 Z")
    with s.clipped(glass):
        s.inked([(neck, s.accent), (face, s.accent)], 2.2, (0.6, 1.0))
        s.fill(cut(face, placed(face, 1.6, 2.8)), "#f6ffc0")
        s.fill(svg("M74 46 L80 52 L74 62 L68 52 Z M58 56 L64 54 L62 60 Z M90 56 L84 54 L86 60 Z"), s.ink)
        s.stroke([(58, 79), (74, 85, 90, 79)], s.ink, 1.8)
        for side in (-1, 1):
            s.fill(oval(74 + side * 3, 77, 1.0, 1.6), s.ink)
        for side in (-1, 1):
            eye = polygon(
                (74 + side * 5, 70, 1), (74 + side * 18, 60, 1), (74 + side * 17, 70, 2), (74 + side * 9, 74, 2)
            )
            s.inked([(eye, "#ffffff")], 1.6, (0.2, 0.3))
            s.fill(oval(74 + side * 12, 68.6, 1.3, 4.6), s.ink)
        tongue = [(74, 84), (74, 92)]
        for tone, wide in ((s.ink, 4.0), (s.mid, 1.8)):
            s.stroke(tongue, tone, wide)
            for side in (-1, 1):
                s.stroke([(74, 91), (74 + side * 4, 97)], tone, wide)
        for crack in (
            [(96, 44), (89, 52), (91, 58), (84, 62)],
            [(101, 72), (93, 74), (90, 80), (84, 80)],
            [(50, 88), (57, 82), (58, 76)],
        ):
            s.stroke(crack, s.ink, 2.4)
            s.stroke(crack, "#ffffff", 0.9)


def gorgon(s: Impact) -> None:
    """A hand mirror cracks at the look of a snake that winds up its handle. Close-up; light: a candle out of sight."""
    _boudoir(s)
    with s.moved(-11.0, -2.0):
        frame, glass = oval(74, 70, 34, 39), oval(74, 70, 27.5, 32.5)
        handle = svg("M68 106 H80 L79 120 C83 128 83 138 74 150 C65 138 65 128 69 120 Z")
        knob = oval(74, 30, 5.4)
        wood = mix(s.ink, s.deep, 0.7)
        s.inked([(knob, wood), (frame, wood), (handle, wood)], 2.4, (1.0, 1.6))
        with s.clipped(join(frame, handle)):
            s.fill(cut(frame, placed(frame, 2.6, 2.4)), s.mid)
            s.fill(box(66, 104, 72, 150), s.mid)
        s.fill(oval(74, 70, 29.6, 34.6), s.ink)
        _snake_in_the_glass(s, glass)
        for curve in (
            [
                (128, 146, 5.8),
                (110, 146, 5.8),
                (92, 150, 5.6),
                (74, 148, 5.4),
                (61, 141, 5.0),
                (59, 133, 4.4),
                (66, 128, 3.8),
            ],
            [(66, 128, 3.8), (76, 126, 4.2), (87, 125, 4.0), (96, 119, 3.4), (101, 109, 1.2)],
        ):
            coil = ribbon(curve)
            s.inked([(coil, s.accent)], 2.0, (0.7, 1.2))
            s.fill(cut(coil, placed(coil, 0.6, 2.6)), "#f6ffc0")
            with s.clipped(coil):
                for x, y, _ in curve[1:-1]:
                    s.fill(placed(box(-2, -7, 2, 7, 1.5), x, y, turn=30), s.ink)


def _hall_by_a_window(s: Impact) -> None:
    """Paint a hall in the dark: a wall with the patch of a window on it, four panes slanting to the right, and boards."""
    s.fill(ALL, mix(s.deep, s.mid, 0.3))
    for left, top in ((36, 18), (78, 34), (36, 66), (78, 82)):
        pane = polygon((left, top), (left + 38, top + 14), (left + 38, top + 56), (left, top + 42))
        s.fill(pane, s.key)
    s.dots(box(-6, -6, 126, 138), s.ink, (40, 66), (-10, 30), 0.1, 0.8)
    s.fill(box(-6, 132, 126, 172), mix(s.ink, s.deep, 0.7))
    s.fill(box(-6, 128, 126, 132.6), s.mid)
    s.fill(polygon((44, 136), (126, 136), (126, 172), (70, 172)), s.mid)
    s.fill(polygon((58, 136), (126, 136), (126, 172), (86, 172)), s.key)


_FOOT: Final = svg(
    "M31 -8 C31 6 34 18 33 28 C29 34 25 42 28 50 C31 57 40 58 46 56 C52 54 56 56 62 60 C68 64 76 62 78 55 C79 48 74 44 70 41 "
    "C62 37 56 28 55 18 C54 8 56 0 56 -8 Z"
)
"""A left foot that comes down, seen from within, its toes apart."""
_TOES: Final = (
    ((66, 43), 3.0, (65, 34), 2.7),
    ((69, 44), 3.2, (71, 33), 2.9),
    ((72, 46), 3.4, (78, 34.5), 3.1),
    ((74, 49), 3.7, (83.5, 39), 3.4),
    ((74, 55), 5.2, (87.5, 46.5), 5.0),
)
"""From the little one to the great one, bent back."""


def _foot_above(s: Impact) -> None:
    """Paint a bare foot that shrinks back above the boot, lit from the upper left."""
    skin, shade, dim = "#fff0dc", "#d9a6d8", s.mid
    for start, r, end, r2 in _TOES[:-1]:
        toe = taper(start, r, end, r2)
        s.inked([(toe, skin)], 1.7, (0.5, 0.8))
        s.fill(cut(toe, placed(toe, -1.6, -1.0)), shade)
        s.fill(oval(end[0] - 0.9, end[1] - 0.8, r2 * 0.46, r2 * 0.6, 20), "#ffffff")
    great = taper(*_TOES[-1])
    s.inked([(_FOOT, skin), (great, skin)], 2.3, (0.8, 1.3))
    whole = join(_FOOT, great)
    with s.clipped(whole):
        s.fill(cut(whole, placed(whole, -5.0, -5.0)), shade)
        s.fill(cut(whole, placed(whole, -1.6, -2.0)), dim)
        s.dots(whole, dim, (50, 26), (60, 60), 0.0, 0.7, pitch=2.2)
    s.fill(oval(88, 43.2, 2.7, 1.7, 40), "#ffffff")
    s.line(oval(88, 43.2, 2.7, 1.7, 40), s.ink, 0.8)
    for data in (
        "M40 33 C43 30 47 31 48 35 C48 39 43 40.500 41 37.500",
        "M73 51 C71 53 71 57 73 59.500",
        "M33 28 C34 34 36 37 40 39",
    ):
        s.line(svg(data), s.ink, 1.3)
    cuff = svg("M26 -8 H62 L60 13 C48 18 36 17 27 12 Z")
    s.inked([(cuff, "#ffffff")], 2.2, (0.7, 1.2))
    with s.clipped(cuff):
        for x in (30, 40, 50, 60):
            s.fill(polygon((x - 1, -8), (x + 4, -8), (x + 3, 20), (x - 2, 20)), s.mid)
        s.fill(cut(cuff, placed(cuff, -6, -2)), s.deep, 0.45)


def _boot_in_profile(s: Impact) -> None:
    """Paint a boot with its toe to the right, its opening an oval about (62, 104)."""
    leather, lit = s.mid, s.key
    s.fill(polygon((70, 150), (126, 138), (126, 160), (80, 160)), s.ink, 0.8)
    sole = svg("M39 136 L114 136 C117 140 116 143 114 145 H68 L66 142 H56 L55 147 H39 Z")
    upper = svg("M39 103 C41 118 40 130 39 137 H115 C117 129 108 124 97 122 C89 120 85 114 85 103 Z")
    s.inked([(sole, s.light), (upper, leather)], 2.4, (1.0, 1.3))
    with s.clipped(upper):
        s.fill(cut(upper, placed(upper, 9, 2)), lit)
        s.fill(svg("M39 103 H46 C47 118 46 132 45 146 H36 Z"), s.light)
        s.fill(svg("M97 121 C108 123 116 129 117 138 H108 C103 134 99 128 97 121 Z"), lit)
        s.dots(upper, s.ink, (62, 116), (82, 144), 0.1, 0.85, pitch=2.4)
        s.line(svg("M96 121 C98 129 102 134 108 138"), s.ink, 1.5)
        s.line(svg("M54 103 C56 118 54 132 53 146"), s.ink, 1.3)
    s.fill(oval(106, 127.5, 4.4, 1.5, 24), "#ffffff")
    for y, x in ((110, 85), (115.5, 86.5), (121, 91)):
        s.stroke([(x - 8, y + 2), (x + 1, y - 2)], s.ink, 4.2)
        s.stroke([(x - 8, y + 2), (x + 1, y - 2)], "#ffffff", 2.0)
    s.fill(box(36, 136.6, 118, 138.2), s.ink)


def _scorpion_over_the_rim(s: Impact) -> None:
    """Paint a scorpion that looks out of the boot: pincers over the rim, tail up, its sting at (63, 70)."""
    lime, lit, dim = s.accent, "#f6ffc0", "#7d9a1c"
    joints = ((80, 98, 6.6, 5.6), (86, 90, 6.4, 5.4), (87.5, 80.5, 6.0, 5.2), (82.5, 73, 5.8, 5.0), (74, 69, 5.4, 4.6))
    for x, y, rx, ry in joints:
        part = oval(x, y, rx, ry, 30)
        s.inked([(part, lime)], 1.8, (0.5, 0.9))
        s.fill(cut(part, placed(part, 1.8, 1.4)), lit)
        s.fill(cut(part, placed(part, -2.2, -1.8)), dim)
    sting = svg("M72 64 C65 62 59 65 58.500 71 C58 75 60 77 59 83 C65.500 80 67 76 67.600 73 C71 73 73.500 70 72 64 Z")
    s.inked([(sting, lime)], 1.8, (0.5, 0.9))
    s.fill(cut(sting, placed(sting, 1.6, 1.8)), lit)
    s.glint(59, 82, 5.0, "#ffffff", 20)
    rim = cut(oval(62, 104, 24, 7.6), oval(62, 103, 20.6, 5.0))
    head = svg("M50 110 C49 97 55 92 62.500 92 C70 92 76 97 75 110 Z")
    s.inked([(head, lime)], 1.9, (0.6, 0.9))
    s.fill(cut(head, placed(head, 3.0, 2.0)), lit)
    s.fill(cut(head, placed(head, -4.0, -1.0)), dim)
    for x in (58.5, 66.5):
        s.fill(oval(x, 97.6, 2.0, 2.4), s.ink)
        s.fill(oval(x - 0.6, 96.8, 0.8), "#ffffff")
    with s.clipped(box(-4, 103.5, 124, 140)):
        s.inked([(rim, s.key)], 2.0, (0.4, 0.8))
    for x, flip in ((46, True), (79, False)):
        with s.moved(x, 106, flip=flip):
            arm = ribbon([(-8, -3, 2.6), (-1, -8, 2.8), (6, -3, 2.8)])
            s.inked([(arm, lime)], 1.6, (0.4, 0.7))
            claw = svg("M0 -3 C6 -8 14 -4 14 4 C15 10 12 15 8 18 C9 13 9 10 6.500 8 C6 11 5 14 1 15 C2 10 -4 4 0 -3 Z")
            s.inked([(claw, lime)], 1.8, (0.4, 0.9))
            s.fill(cut(claw, placed(claw, 2.2, 1.8)), lit)
            s.fill(cut(claw, placed(claw, -2.0, -1.8)), dim)


def scorpion(s: Impact) -> None:
    """A bare foot shrinks back from a boot over whose rim a scorpion looks. From the side; light: a window's patch on the wall."""
    _hall_by_a_window(s)
    shadow = join(_FOOT, taper(*_TOES[-1]), taper(*_TOES[-2]), taper(*_TOES[0]))
    panes = box(36, 10, 116, 128)
    s.fill(both(placed(shadow, 20, 10), panes), mix(s.deep, s.mid, 0.3))
    _boot_in_profile(s)
    s.fill(oval(62, 104, 22, 6.6), s.ink)
    _scorpion_over_the_rim(s)
    _foot_above(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-37": Picture(
        rhino, ((46.0, 48.0), (62.0, 64.0), (78.0, 94.0)), "comes through a door", "dark hall", "glare of the next room"
    ),
    "m1-38": Picture(
        america_chavez,
        ((66.0, 60.0), (66.0, 108.0), (85.0, 78.0)),
        "blows its cap",
        "city block in summer",
        "slit of sky between houses",
    ),
    "m1-39": Picture(
        gorgon, ((63.0, 66.0), (51.0, 66.0), (75.0, 66.0)), "cracks at a look", "dressing table", "candle out of sight"
    ),
    "m1-40": Picture(
        scorpion,
        ((60.0, 76.0), (62.0, 98.0), (70.0, 56.0), (46.0, 50.0)),
        "looks out of a boot at a foot",
        "hall",
        "patch of a window",
    ),
}
