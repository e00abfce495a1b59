"""The picture of a yellow card of level 1: Baron Zemo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
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


def _wing_chair(s: Impact) -> None:
    """Paint an upholstered chair from the front, the middle of its seat at the origin."""
    plush, shade, lit = s.accent, mix(s.accent, s.ink, 0.5), mix(s.accent, s.light, 0.5)
    back = svg("M-25 10 C-31 -18 -30 -44 -17 -48 C-10 -56 10 -56 17 -48 C30 -44 31 -18 25 10 Z")
    s.inked([(back, plush)], 2.4, (0.6, 0.8))
    with s.clipped(back):
        s.fill(svg("M2 -60 C-4 -30 0 -10 4 12 H34 V-60 Z"), mix(s.accent, s.ink, 0.3))
        for x, y in ((-14, -36), (0, -44), (14, -36), (-18, -20), (18, -20), (-8, -28), (8, -28)):
            for dx in (-6.5, 6.5):
                s.stroke([(x, y), (x + dx, y + 12)], shade, 1.1)
            s.fill(oval(x, y, 1.8), s.key)
        s.rim([back], s.light, (-0.8, -1), 2.4)
    for side in (-1, 1):
        wing = placed(svg("M19 10 C18 -14 19 -32 24 -44 C35 -40 40 -14 33 4 L25 12 Z"), flip=side < 0)
        s.inked([(wing, plush if side < 0 else shade)], 2.0, (0.5, 0.6))
        s.rim([wing], lit, (-1, -0.6), 1.8)
    s.inked([(svg("M-27 14 H27 L26 34 H-26 Z"), shade)], 2.0, (0.4, 0.8))
    seat = svg("M-26 7 C-12 1 12 1 26 7 L27 18 C12 23 -12 23 -27 18 Z")
    s.inked([(seat, plush)], 1.9, (0.3, 0.8))
    s.fill(cut(seat, placed(seat, 1, 5)), lit)


def _baron(s: Impact) -> None:
    """Paint who sits in the chair: wide eyes over a moustache, hands at the arms, both legs in the air."""
    skin, dim, white, dark = "#f4b878", "#a8560a", "#fffdf0", s.ink
    coat = svg("M-15 12 C-17 -4 -12 -14 0 -14 C12 -14 17 -4 15 12 Z")
    s.inked([(coat, mix(s.deep, s.ink, 0.35))], 1.8, (0.4, 0.8))
    s.inked([(svg("M-5 -14 L0 4 L5 -14 Z"), white)], 1.1, (0.2, 0.4))
    head = svg(
        "M-9.500 -32 C-10 -40 -5 -44 0 -44 C5 -44 10 -40 9.500 -32 C9.500 -22 5 -13 0 -13 C-5 -13 -9.500 -22 -9.500 -32 Z"
    )
    for side in (-1, 1):
        s.inked([(oval(10 * side, -29, 2.6, 3.6), skin)], 1.2, (0.2, 0.4))
    s.inked([(head, skin)], 1.9, (0.4, 0.8))
    with s.clipped(head):
        s.fill(svg("M4 -46 C8 -36 7 -24 0 -12 H14 V-46 Z"), dim)
        s.fill(svg("M-10 -44 C-6 -38 6 -38 10 -36 V-48 H-10 Z"), dark)
    for side in (-1, 1):
        s.inked([(oval(4 * side, -31, 3.0, 3.6), "#ffffff")], 1.1, (0.1, 0.2))
        s.fill(oval(4 * side + 0.4, -31.6, 1.3), dark)
        s.stroke([(2 * side, -37), (6.6 * side, -38.4)], dark, 1.5)
    s.inked([(oval(0, -17.6, 3.0, 3.4), mix(s.deep, s.ink, 0.6))], 0.9, (0, 0))
    tash = svg(
        "M0 -24.500 C-4 -26.500 -8 -23 -12 -27 C-11 -21 -5 -19 0 -22 C5 -19 11 -21 12 -27 C8 -23 4 -26.500 0 -24.500 Z"
    )
    s.fill(tash, dark)
    for side in (-1, 1):  # the arms of the chair and the hands that clutch them
        arm = placed(svg("M23 8 C21 -3 27 -8 33 -6 C42 -4 42 7 37 11 L36 34 L24 34 Z"), flip=side < 0)
        s.inked([(arm, s.accent if side < 0 else mix(s.accent, s.ink, 0.5))], 2.2, (0.5, 0.8))
        s.rim([arm], mix(s.accent, s.light, 0.5), (-0.6, -1), 1.8)
        sleeve = ribbon([(13 * side, -8, 5), (21 * side, -6, 5), (25 * side, -4, 4.4)])
        s.inked([(sleeve, mix(s.deep, s.ink, 0.35))], 1.6, (0.3, 0.6))
        for number in range(4):
            x = (26.6 + 3.4 * number) * side
            s.inked([(taper((x, -6.5), 2.1, (x + 0.8 * side, 0.5), 1.9), skin)], 1.1, (0.2, 0.3))
    for side in (-1, 1):
        leg = join(
            oval(7 * side, 13, 8),
            ribbon([(6 * side, 13, 8), (16 * side, 0, 7.5), (22 * side, -18, 6.4), (25 * side, -32, 5.4)]),
        )
        s.inked([(leg, s.key)], 2.2, (0.6, 1.0))
        with s.clipped(leg):
            s.fill(
                ribbon(
                    [(6 * side + 4, 16, 6), (16 * side + 4, 2, 5), (22 * side + 4, -18, 4), (25 * side + 4, -36, 3)]
                ),
                s.mid,
            )
            s.fill(
                ribbon(
                    [
                        (6 * side - 4, 10, 2),
                        (16 * side - 4, -3, 2),
                        (22 * side - 3, -20, 1.6),
                        (25 * side - 3, -36, 1.4),
                    ]
                ),
                white,
            )
        with s.moved(25.5 * side, -34, turn=10 * side):
            boot = placed(
                svg(
                    "M-6 7 L-6.500 -16 C-6.500 -20 -7 -23 -7 -26 L8 -26 C14 -27 20 -25 22 -20 C23 -16 20 -13 15 -13 C10 -12 7 -10 6.500 -6 L6 7 Z"
                ),
                flip=side < 0,
            )
            sole = placed(svg("M-8 -30 H-1 V-27 C8 -29 18 -29 23 -22 L22 -18 C18 -24 10 -25 -8 -24 Z"), flip=side < 0)
            s.inked([(boot, mix(s.ink, s.accent, 0.35)), (sole, s.ink)], 2.2, (0.6, 0.9))
            s.fill(svg("M-5 5 L-5 -20 L-2 -20 L-2.400 5 Z"), mix(s.accent, s.light, 0.45))
            s.inked([(box(-8, 3, 8, 8, 2), s.mid)], 1.4, (0.3, 0.5))


def baron_zemo(s: Impact) -> None:
    """A trap door opens under a baron's chair, and he goes down in it with his legs up. Light: a shaft of the window."""
    _hall_with_a_trap(s)
    hole = polygon((36, 108), (106, 104), (118, 132), (32, 139))
    s.inked([(hole, s.ink)], 1.6, (0, 0.6))
    s.fill(polygon((36, 109.4), (105, 105.6), (108, 114), (35.4, 119)), mix(s.deep, s.mid, 0.3))
    s.rim([hole], "#fffdf0", (0.1, 1.0), 2.2)
    above = polygon((-9, -9), (129, -9), (129, 130), (118, 131), (32, 138), (-9, 141))
    with s.clipped(above), s.moved(68, 108, 0.78, turn=12):
        _wing_chair(s)
        _baron(s)
    lip = polygon((32, 138), (118, 131), (120, 136), (31, 143.6))
    s.inked([(lip, mix(s.deep, s.mid, 0.2))], 1.4, (0.2, 0.6))
    s.stroke([(33, 139.4), (117.6, 132.4)], "#fffdf0", 1.7)
    for points in ([(40, 88), (33, 79)], [(40, 98), (31, 93)], [(108, 96), (115, 90)]):
        s.stroke(points, "#ffffff", 1.9)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-01": Picture(
        baron_zemo,
        ((70.0, 76.0), (56.0, 62.0), (92.0, 70.0), (72.0, 128.0)),
        "goes down with its baron",
        "hall with a trap door",
        "shaft of a tall window",
    ),
}
