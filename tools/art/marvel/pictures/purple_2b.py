"""Pictures of two of the purple cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    both,
    box,
    chance,
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

_SOLE: Final = svg(
    "M1 -30 C12 -30 18 -19 17.500 -6 C17 2 14 6 15 12 C16 18 14 30 1 30 C-12 30 -15 19 -14 12 C-13 6 -17 2 -17 -6 "
    "C-18 -18 -11 -30 1 -30 Z"
)


def _street_in_the_print(s: Impact) -> None:
    """Paint the print of a sole about (0, 0), its edge of cleats; in it somebody runs under a street lamp in the rain."""
    night, pale = mix(s.ink, s.deep, 0.25), "#f6ffc0"
    s.inked([(_SOLE, s.accent)], 2.0, (0.6, 0.8))
    inner = placed(_SOLE, 0, 0, 0.82)
    with s.clipped(cut(_SOLE, inner)):
        for y in range(-30, 32, 5):
            s.stroke([(-18, y + 2), (0, y), (18, y + 2)], s.ink, 1.7)
    s.fill(inner, night)
    s.line(inner, s.ink, 1.4)
    with s.clipped(inner):
        for left, right, top in ((-18, -8, -14), (-7, 2, -20), (3, 20, -16)):
            s.fill(box(left, top, right, 18), mix(s.mid, s.key, 0.25))
        for x, y in ((12, -12), (12, -5), (-4.6, -16.5), (0, -16.5)):
            s.fill(box(x - 1.2, y, x + 1.2, y + 3), s.accent)
        s.fill(polygon((-9, -12), (-5, -12), (24, 15), (-17, 15)), s.accent)
        s.fill(polygon((-8, -12), (-6, -12), (14, 15), (-13, 15)), pale)
        s.fill(box(-20, 15, 20, 32), mix(s.ink, s.deep, 0.6))
        s.fill(oval(0, 15.6, 13, 3.0), pale)
        for y, wide in ((20.4, 6), (23.4, 3.4)):
            s.fill(box(1 - wide, y, 1 + wide, y + 1.4), s.accent)
        s.stroke([(-12.6, 16), (-12.6, -11), (-12, -15.6, -7, -15)], s.ink, 1.9)
        s.fill(polygon((-10, -11.4), (-8.4, -16), (-5.6, -16), (-4, -11.4)), s.ink)
        for x, y in ((-2, -23), (7, -22), (14, -15), (13, 2), (-13.6, -4), (-11, 7)):
            s.stroke([(x, y), (x - 2.0, y + 5.4)], "#ffffff", 1.0)
        # the runner: head and hat, coat that flies, two arms, two legs
        with s.moved(2.2, 4.4, 1.3):
            s.fill(oval(2.6, -9.6, 2.2), s.ink)
            s.fill(polygon((-1.6, -11.0), (6.6, -9.8), (6.0, -11.2), (4.5, -13.6), (1.0, -13.2)), s.ink)
            s.fill(svg("M-0.500 -7.200 L3.500 -7.200 L3.500 1 L-1 2 L-8 4 L-3.500 -1 Z"), s.ink)
            for limb in (
                [(2.4, -5.8, 1.2), (5.4, -3.0, 1.0), (8.0, -5.6, 0.8)],
                [(0, -5.6, 1.2), (-4.0, -4.2, 1.0), (-5.6, -7.2, 0.8)],
                [(1.8, 0.4, 1.5), (5.8, 2.6, 1.2), (5.0, 7.6, 0.9), (6.8, 8.0, 0.8)],
                [(0.4, 0.8, 1.5), (-1.6, 5.2, 1.2), (-6.6, 6.2, 0.9), (-7.6, 4.6, 0.8)],
            ):
                s.fill(ribbon(limb), s.ink)


def _hand_on_the_handle(s: Impact) -> None:
    """Paint a handle along x from a lens at the left, and the fist round it: fingers over it, the thumb along it."""
    skin, shade = mix(s.key, s.light, 0.45), mix(s.mid, s.deep, 0.25)
    cuff = polygon((24, 6), (44, 2), (66, 26), (38, 44))
    s.inked([(cuff, s.deep)], 2.1, (0.8, 1.0))
    s.rim([cuff], s.key, (-1.0, -0.2), 2.0)
    palm = svg("M-2 2 C4 -8 24 -9 30 0 L38 8 L30 24 C20 24 2 20 -2 12 Z")
    s.inked([(palm, s.mid)], 2.1, (0.6, 1.0))
    handle = box(-9, -4.6, 40, 4.6, 2)
    s.inked([(handle, s.accent)], 2.0, (0.6, 1.0))
    s.fill(box(-7.4, -3.6, 36, -1.2, 1), "#f6ffc0")
    for number, (reach, foot) in enumerate(((-8.6, 13), (-9.4, 15), (-8.8, 14.6), (-7, 12.6))):
        x = 3.0 + 7.4 * number
        finger = ribbon([(x + 1.4, foot, 3.9), (x, 2, 4.2), (x - 0.6, reach + 2, 3.5)])
        finger = join(finger, oval(x - 0.6, reach + 2, 3.5), oval(x + 1.4, foot, 3.9))
        s.inked([(finger, skin)], 1.7, (0.6, 0.7))
        s.fill(cut(finger, placed(finger, -2.6, -1.2)), shade)
        s.rim([finger], "#ffffff", (-1.0, -0.4), 1.5)
    thumb = ribbon([(18, -9, 4.6), (4, -9.6, 4.4), (-8, -6.4, 3.2)])
    thumb = join(thumb, oval(-8, -6.4, 3.2), oval(18, -9, 4.6))
    s.inked([(thumb, skin)], 1.8, (0.6, 0.8))
    s.fill(cut(thumb, placed(thumb, -1.0, -2.6)), shade)
    s.rim([thumb], "#ffffff", (-1.0, -0.7), 1.8)


def jessica_jones(s: Impact) -> None:
    """A lens finds in a print the street that it ran through. Top-down; light: the lens itself."""
    x, y, r = 62.0, 72.0, 35.0
    s.fill(ALL, mix(s.ink, s.deep, 0.35))
    for k, tone in ((62, s.deep), (49, mix(s.deep, s.mid, 0.5))):
        s.fill(oval(x, y, k), tone)
    with s.moved(turn=-24.0, about=(70.0, 70.0)):
        for row in range(-3, 9):
            s.stroke([(-60, row * 22), (200, row * 22)], s.ink, 1.1, 0.7)
            for column in range(-2, 7):
                left = column * 34 + (row % 2) * 17
                s.stroke([(left, row * 22), (left, row * 22 + 22)], s.ink, 1.1, 0.7)
    for dx, dy in ((46, 136), (68, 118), (60, 16), (78, 0)):
        s.fill(placed(_SOLE, dx, dy, 0.34, 20), s.ink)
    s.halo(ALL, s.ink, x, y, 52, 104, 0.0, 0.75)
    s.fill(oval(x + 6, y + 9, r + 4), s.ink, 0.75)
    ring = oval(x, y, r + 4)
    with s.moved(x, y, turn=46.0):
        s.inked([(box(r + 1, -3.6, r + 16, 3.6, 1), s.light)], 2.0, (0.6, 0.9))
    s.inked([(ring, "#ffffff")], 2.0, (1.2, 1.7))
    s.fill(cut(ring, placed(ring, -2.4, -2.6)), s.mid)
    glass = oval(x, y, r)
    s.inked([(glass, s.light)], 1.3, (0.0, 0.0))
    with s.clipped(glass):
        s.fill(cut(glass, placed(glass, -3.4, -3.8)), s.key)
        s.dots(glass, s.key, (x, y), (x + 24, y + 30), 0.0, 0.8, pitch=2.4)
        with s.moved(x, y, 1.1, turn=9.0):
            _street_in_the_print(s)
    shine = svg("M31 66 C32 52 42 41 54 39 C46 44 37 54 36 66 Z")
    s.fill(shine, "#ffffff")
    s.fill(oval(x - 28, y + 2, 2.2, 3.4, 10), "#ffffff")
    with s.moved(x + 38, y + 40, 0.92, turn=46.0):
        _hand_on_the_handle(s)


def _circus_ring(s: Impact) -> None:
    """Paint three uneven rows of a circus's crowd, the beam of a lamp across them and the rim of the ring."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    beam = polygon((52, -6), (122, -6), (126, 60), (112, 132), (20, 132))
    s.fill(beam, s.key)
    s.fill(polygon((80, -6), (112, -6), (112, 60), (104, 132), (44, 132), (44, 104)), s.light)
    lots = chance(21)
    for number, (y, r) in enumerate(((44, 4.2), (66, 5.4), (92, 6.8))):
        row: list[skia.Path] = [svg(f"M-4 {y + 3} Q60 {y - 3} 124 {y + 3} V{y + 40} H-4 Z")]
        x = -6 + 5 * next(lots)
        while x < 126:
            size, top = r * (0.85 + 0.35 * next(lots)), y - 3 - r * 1.1 * next(lots)
            row.append(oval(x, top, size * 0.8, size))
            row.append(box(x - size * 1.25, top + size * 0.8, x + size * 1.25, y + 14, size))
            if next(lots) > 0.72:
                for side in (-1, 1):
                    hand = (x + side * size * 1.9, top - size * (1.5 + next(lots)))
                    row.append(taper((x + side * size * 1.1, top + size * 1.6), size * 0.36, hand, size * 0.3))
            x += size * (2.3 + 0.9 * next(lots))
        crowd = join(*row)
        s.fill(crowd, mix(s.ink, s.deep, 0.15 + 0.18 * (2 - number)))
        s.fill(both(crowd, beam), mix(s.mid, s.key, 0.45 + 0.2 * (2 - number)))
        with s.clipped(beam):
            s.rim([crowd], s.light, (0.4, -1.0), 1.0)
    s.halo(ALL, s.ink, 76, 84, 58, 112, 0.0, 0.85)
    s.inked([(svg("M-4 116 C30 107 94 107 124 116 V172 H-4 Z"), mix(s.ink, s.deep, 0.5))], 1.4)
    s.fill(svg("M-4 118 C30 109 94 109 124 118 V121 C94 112 30 112 -4 121 Z"), s.accent)
    s.fill(oval(72, 136, 52, 11), s.key)
    s.fill(oval(72, 136, 43, 8), s.light)
    s.fill(oval(82, 140, 30, 4), s.mid)


def ronan(s: Impact) -> None:
    """A seal keeps a ball on its nose. Profile; light: the follow spot."""
    _circus_ring(s)
    with s.moved(-5.0, 0.0):
        tail = svg("M96 122 L116 104 L112 118 L119 126 L104 132 Z")
        body = svg(
            "M58 136 C52 118 54 100 56 88 C57 82 54 78 50 74 C46 71 44 66 47 63 C51 59 55 60 60 61 C68 61 74 66 77 76 "
            "C81 92 92 106 108 120 C104 132 96 138 84 138 Z"
        )
        far = svg("M56 126 C50 130 44 134 38 136 C36 139 40 142 46 141 L62 138 Z")
        near = svg("M64 110 C74 114 79 124 84 138 C80 143 68 144 58 143 C54 142 54 139 57 137 C62 130 64 120 64 110 Z")
        coat, lit = mix(s.ink, s.deep, 0.45), s.deep
        s.inked([(far, coat)], 1.8, (0.6, 1.0))
        s.inked([(tail, coat), (body, coat)], 2.4, (0.8, 1.4))
        s.fill(cut(tail, placed(tail, -2.0, 3.4)), s.mid)
        with s.clipped(body):
            s.fill(svg("M50 74 C58 82 62 92 60 106 C60 120 60 130 62 142 H40 V70 Z"), mix(s.light, s.key, 0.4))
            s.fill(svg("M50 74 C55 82 58 92 55 108 C55 122 55 130 57 142 H40 V70 Z"), "#ffffff")
            s.dots(svg("M50 96 H62 V142 H50 Z"), s.mid, (56, 104), (60, 138), 0.0, 0.8, pitch=2.4)
            s.fill(svg("M52 58 C64 64 64 82 70 96 C76 110 90 122 100 132 L122 116 L90 48 Z"), lit)
            s.fill(svg("M60 58 C72 66 74 84 81 96 C88 108 98 116 106 124 L122 112 L90 48 Z"), s.mid)
            s.dots(svg("M62 84 C66 104 78 124 96 134 L60 142 Z"), s.ink, (76, 100), (64, 138), 0.1, 0.8, pitch=2.4)
        # wet: a long gleam down the back and a drop of it on the crown
        s.fill(ribbon([(75.5, 76, 0.5), (79, 88, 1.7), (86, 100, 1.7), (95, 110, 0.4)]), "#ffffff")
        s.fill(ribbon([(64, 62.8, 0.4), (69, 65, 1.3), (72.5, 69.5, 0.4)]), "#ffffff")
        s.inked([(near, s.mid)], 2.2, (0.6, 1.0))
        with s.clipped(near):
            s.fill(cut(near, placed(near, -3.0, 3.4)), s.key)
            s.dots(near, s.deep, (68, 122), (58, 142), 0.0, 0.85, pitch=2.4)
        for x, foot in ((63, 138), (69, 139)):
            s.stroke([(x, foot), (x - 2, foot + 4)], s.ink, 1.2)
        s.inked([(oval(47.6, 64, 3.2, 2.6, -30), s.ink)], 0.6)
        s.fill(oval(47.0, 62.6, 1.1, 0.7, -30), "#ffffff")
        s.fill(oval(60.5, 69, 3.3), "#ffffff")
        s.fill(oval(59.9, 68.6, 2.1), s.ink)
        for y in (74, 77, 80):
            s.stroke([(52, 72), (44, y, 37, y + 2)], s.light, 1.1)
        ball = oval(49, 46, 16)
        s.inked([(ball, s.accent)], 2.3, (0.8, 1.4))
        with s.clipped(ball):
            s.fill(svg("M42 27 C36 39 38 55 46 64 L58 64 C48 55 48 39 54 27 Z"), "#ffffff")
            s.line(svg("M42 27 C36 39 38 55 46 64 M58 64 C48 55 48 39 54 27"), s.ink, 1.5)
            s.dots(ball, s.mid, (50, 46), (62, 60), 0.0, 0.85, pitch=2.4)
            s.fill(oval(39.5, 37, 3.4, 2.2, -40), "#ffffff")
        for points in ([(70, 40), (77, 37)], [(29, 44), (23, 42)]):
            s.stroke(points, s.ink, 4.0)
            s.stroke(points, "#ffffff", 1.8)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-28": Picture(
        ronan, ((44.0, 46.0), (55.0, 70.0), (69.0, 110.0)), "keeps a ball up", "circus ring", "follow spot"
    ),
    "m2-30": Picture(
        jessica_jones, ((62.0, 72.0), (66.0, 92.0), (92.0, 106.0)), "finds a street in a print", "pavement", "lens"
    ),
}
