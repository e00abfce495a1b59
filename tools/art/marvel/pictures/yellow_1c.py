"""The picture of a yellow card of level 1: Baron Zemo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.heads import profile
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
    around,
    box,
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


def _hall_with_a_trap(s: Impact) -> None:
    """Paint a hall: a tall window at the left, its light across a floor of slabs, a trap door open where it falls."""
    wall = mix(s.deep, s.mid, 0.35)
    s.fill(ALL, wall)
    for left in (52, 80, 108):
        s.fill(box(left, 40, left + 22, 84, 1), mix(s.deep, s.mid, 0.1))
        s.fill(box(left + 2, 42, left + 20, 82, 1), mix(s.deep, s.mid, 0.5))
    s.fill(box(-4, 32, 124, 35), s.deep)
    s.fill(box(-4, 84, 124, 92), s.deep)
    s.inked([(arch(4, 40, 18, 82), s.deep)], 1.4)
    s.fill(arch(7, 37, 19, 80), "#fffdf0")
    for x in (17, 27):
        s.fill(box(x - 0.8, 2, x + 0.8, 80), s.mid)
    for y in (22, 42, 62):
        s.fill(box(7, y - 0.8, 37, y + 0.8), s.mid)
    s.fill(box(-4, 92, 124, 172), s.mid)
    for row, (top, foot) in enumerate(((92, 97), (97, 104), (104, 113), (113, 125), (125, 141), (141, 160))):
        for column in range(-6, 7):
            left, right = (14 * column, 14 * column + 14) if (row + column) % 2 else (0.0, 0.0)
            high, low = 0.55 + (top - 92) * 0.022, 0.55 + (foot - 92) * 0.022
            slab = polygon(
                (66 + left * high, top), (66 + right * high, top), (66 + right * low, foot), (66 + left * low, foot)
            )
            s.fill(slab, mix(s.deep, s.mid, 0.45))
    # the light of the window: a shaft, and what it lays on the floor
    pool = polygon((30, 100), (92, 96), (124, 134), (124, 160), (36, 160))
    with s.clipped(pool):
        s.fill(pool, s.key)
        for row, (top, foot) in enumerate(((92, 97), (97, 104), (104, 113), (113, 125), (125, 141), (141, 160))):
            for column in range(-6, 7):
                if (row + column) % 2:
                    high, low = 0.55 + (top - 92) * 0.022, 0.55 + (foot - 92) * 0.022
                    x, y = 14 * column, 14 * column + 14
                    s.fill(
                        polygon((66 + x * high, top), (66 + y * high, top), (66 + y * low, foot), (66 + x * low, foot)),
                        s.light,
                    )
    for first, last, alpha in (((7, 6), (37, 60), 0.55), ((7, 20), (37, 40), 0.4)):
        s.shaft(
            polygon((first[0], first[1]), (last[0], first[1]), (124, 128), (124, 156), (34, 152), (7, last[1])),
            s.light,
            alpha,
            (16, 30),
            (112, 150),
        )
    s.dots(box(-4, 92, 40, 172), s.deep, (36, 110), (-4, 140), 0.0, 0.7)


def _chair_from_the_side(s: Impact) -> None:
    """Paint an upholstered chair that faces left, the middle of its seat at the origin, without its near arm."""
    plush, shade, lit = s.accent, mix(s.accent, s.ink, 0.5), mix(s.accent, s.light, 0.5)
    for data in ("M-19 6 L-12 6 L-15 32 L-19 32 Z", "M11 6 L18 6 L23 32 L19 32 Z"):
        s.inked([(svg(data), s.mid)], 1.8, (0.5, 0.8))
    back = svg("M10 6 C10 -14 13 -34 19 -52 C20 -58 31 -57 31 -50 C28 -32 24 -10 22 8 Z")
    s.inked([(back, plush)], 2.4, (0.6, 1.0))
    with s.clipped(back):
        s.fill(cut(back, placed(back, -4.4, 0.6)), shade)
        for x, y in ((20, -42), (17.4, -28), (15.4, -14)):
            s.fill(oval(x, y, 1.6), s.key)
    s.rim([back], lit, (-0.9, -0.8), 2.0)
    seat = svg("M-23 -1 C-14 -6 6 -6 20 -1 L20 8 H-21 C-25 7 -26 2 -23 -1 Z")
    s.inked([(seat, plush)], 2.2, (0.5, 1.0))
    s.fill(box(-23, 4, 20, 8), shade)
    s.rim([seat], lit, (-0.8, -0.8), 1.8)


def _baron(s: Impact) -> None:
    """Paint who sits in the chair, from the side: one leg kicked up, one hand at the chair's arm, one after his hat."""
    skin, dim, glow = "#f4b878", "#a8560a", "#ffe6b8"
    coat, fold, dark = "#fffdf0", mix(s.mid, s.light, 0.3), mix(s.ink, s.accent, 0.25)
    far = ribbon([(6, -30, 4.4), (-6, -36, 4.2), (-13, -46, 3.4)])
    fingers = [taper((-14, -49), 1.8, around(-14.5, -50, 7.6, turn), 1.4) for turn in (-168, -136, -104, -66)]
    s.inked([(far, fold), (join(oval(-14.4, -49.6, 3.8), *fingers), skin)], 1.6, (0.4, 0.7))
    hanging = ribbon([(2, -5, 5.6), (-19, -5, 5.2), (-22, 10, 4.0), (-22, 20, 3.4)])
    s.inked([(hanging, s.deep)], 1.8, (0.4, 0.8))
    shoe = svg("M-18 18 L-18 27 H-32 C-33 23 -29 21 -26 20 L-26 18 Z")
    s.inked([(shoe, dark)], 1.6, (0.3, 0.6))
    trunk = svg("M-4 -1 C-4 -14 -2 -28 4 -36 C8 -40 15 -38 16 -32 C17 -20 14 -8 12 -1 Z")
    s.inked([(trunk, coat)], 2.1, (0.5, 1.0))
    s.fill(cut(trunk, placed(trunk, -4.4, -0.4)), fold)
    s.inked([(ribbon([(7, -36, 3.6), (5.4, -42, 3.4)]), dim)], 1.2, (0.2, 0.4))
    with s.moved(4, -52, 0.68, turn=-8):
        profile(s, skin, dim, glow, s.ink)
        moustache = svg("M-17 6 C-12 4 -7 6 -3 1 C-2 8 -7 11 -12 9 C-15 9.500 -19 8 -22 3 C-20 5 -19 6 -17 6 Z")
        s.fill(moustache, s.ink)
    kicked = ribbon([(5, -6, 6.6), (-16, -12, 6.0), (-28, -22, 4.8), (-36, -30, 3.8)])
    s.inked([(kicked, s.key)], 2.1, (0.5, 1.0))
    s.fill(cut(kicked, placed(kicked, -1.4, -3.4)), s.mid)
    s.rim([kicked], coat, (-0.6, -1.0), 1.6)
    with s.moved(-36, -30, 0.88, turn=-44):
        boot = svg("M-5 6 L-6 -17 H11 C16 -17 18 -13 15 -11 C10 -9 6 -8 5.400 -4 L5 6 Z")
        s.inked([(boot, dark), (box(-7, -19.6, 16, -16, 1), s.ink)], 1.9, (0.5, 0.8))
        s.fill(svg("M-3.600 5 L-4.400 -14 L-1.800 -14 L-1 5 Z"), mix(s.accent, s.light, 0.5))
        s.inked([(box(-6.6, 3, 6.6, 8, 2), s.mid)], 1.4, (0.3, 0.5))
    rest = ribbon([(-15, 0, 2.6), (-16, -14, 2.8), (-6, -18, 3.0), (16, -18, 3.0)])
    s.inked([(rest, s.accent)], 2.0, (0.5, 0.9))
    s.rim([rest], mix(s.accent, s.light, 0.5), (-0.8, -0.8), 1.6)
    near = ribbon([(10, -31, 5.2), (13, -20, 4.8), (-2, -21, 3.6)])
    s.inked([(near, coat)], 1.9, (0.4, 0.9))
    s.fill(cut(near, placed(near, -1.0, -3.0)), fold)
    for number in range(4):
        x = -10.6 + 3.0 * number
        s.inked([(taper((x, -22.4), 1.9, (x - 0.6, -16), 1.7), skin)], 1.1, (0.2, 0.3))


def _hat(s: Impact) -> None:
    """Paint a top hat about the origin."""
    crown = svg("M-8 5 L-9.500 -10 C-4 -13 5 -13 9.500 -10 L8 5 Z")
    brim = svg("M-15 3 C-8 9 8 9 15 3 C12 11 -12 11 -15 3 Z")
    dark = mix(s.ink, s.accent, 0.25)
    s.inked([(crown, dark), (brim, dark)], 1.6, (0.4, 0.7))
    s.fill(polygon((-8.3, 0), (8.3, 0), (8, 5), (-8, 5)), s.accent)
    s.fill(polygon((-7.6, -9), (-4.6, -9.8), (-4.2, -1), (-6.8, -1)), mix(s.accent, s.light, 0.6))


def baron_zemo(s: Impact) -> None:
    """A trap door opens under a baron's chair, and he tips back in it. From the side; light: a shaft of the window."""
    _hall_with_a_trap(s)
    hole = polygon((40, 112), (112, 108), (122, 132), (36, 139))
    s.inked([(hole, s.ink)], 1.6, (0, 0.6))
    with s.clipped(hole):  # the thickness of the floor, and the leaf that hangs from its far edge
        leaf = polygon((42, 112), (110, 108), (113, 124), (43, 129))
        s.fill(leaf, mix(s.ink, s.deep, 0.5))
        for x in (56, 70, 84, 98):
            s.stroke([(x, 108), (x + 0.6, 130)], s.ink, 1.2)
        s.dots(leaf, s.ink, (76, 114), (78, 127), 0.0, 0.9, pitch=2.4)
        s.fill(polygon((36, 112), (114, 107.6), (114, 111.6), (36, 116)), s.key)
        s.stroke([(36, 116.4), (114, 112)], s.ink, 1.2)
    s.rim([hole], "#fffdf0", (0.1, 1.0), 2.2)
    above = polygon((-9, -9), (129, -9), (129, 130), (122, 131), (36, 138), (-9, 141))
    with s.clipped(above), s.moved(61, 106, 0.97, turn=36):
        _chair_from_the_side(s)
        _baron(s)
    with s.moved(70, 28, 0.74, turn=22):
        _hat(s)
    for points in ([(72, 38), (74, 43)], [(79, 36), (81, 40)]):
        s.stroke(points, "#ffffff", 1.6)
    lip = polygon((36, 138), (122, 131), (124, 136), (35, 143.6))
    s.inked([(lip, mix(s.deep, s.mid, 0.2))], 1.4, (0.2, 0.6))
    s.stroke([(37, 139.4), (121.6, 132.4)], "#fffdf0", 1.7)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-01": Picture(
        baron_zemo,
        ((92.0, 72.0), (47.0, 60.0), (62.0, 103.0), (80.0, 120.0)),
        "goes down with its baron",
        "hall with a trap door",
        "shaft of a tall window",
    ),
}
