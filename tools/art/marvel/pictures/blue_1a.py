"""Pictures of the first four blue cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    arch,
    around,
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


def _paper_screen(s: Impact) -> None:
    """Paint a dojo's paper screens, lit by the moon behind them, over a floor of boards."""
    s.fill(ALL, s.key)
    moon = (50.0, 56.0)
    for r, tone in (
        (78, mix(s.mid, s.key, 0.4)),
        (60, s.key),
        (45, mix(s.key, s.light, 0.5)),
        (31, s.light),
        (20, "#ffffff"),
    ):
        s.fill(oval(*moon, r), tone)
    s.halo(ALL, s.mid, *moon, 46, 100, 0.0, 0.7)
    for x, y, turn in ((14, 30, 20), (22, 22, 60), (8, 46, -10), (110, 60, 160), (116, 48, 200)):  # bamboo outside
        s.fill(placed(svg("M0 0 C8 -5 18 -5 26 0 C18 4 8 4 0 0 Z"), x, y, 0.9, turn), mix(s.mid, s.key, 0.45))
    s.stroke([(10, -4), (13, 124)], mix(s.mid, s.key, 0.45), 3.0)


def _chalked_pavement(s: Impact) -> None:
    """Paint slabs of a pavement under a street lamp, and a ring of chalk on them."""
    s.fill(ALL, s.deep)
    for r, tone in ((104, mix(s.deep, s.mid, 0.5)), (78, s.mid), (56, mix(s.mid, s.key, 0.5)), (36, s.key)):
        s.fill(oval(50, 62, r, r * 0.86), tone)
    for number in range(5):
        x = -30 + 34 * number
        s.stroke([(x, -4), (x + 26, 172)], s.deep, 1.5)
    for y in (22, 66, 116):
        s.stroke([(-4, y + 8), (124, y - 8)], s.deep, 1.5)
    s.halo(ALL, s.ink, 50, 62, 60, 118, 0.0, 0.85)
    ring = oval(62, 80, 44, 40)
    s.line(ring, "#ffffff", 3.4, 0.9)
    s.line(oval(63, 81, 45.5, 41.5), "#ffffff", 1.2, 0.55)


def _marble(s: Impact, x: float, y: float, r: float, swirl: Color) -> None:
    """Paint a glass marble: its shadow, the light that it gathers on the ground, a swirl and two reflections."""
    s.fill(oval(x + r * 0.7, y + r * 0.62, r * 1.12, r * 0.72, 34), s.ink, 0.85)
    s.fill(oval(x + r * 0.72, y + r * 0.6, r * 0.56, r * 0.3, 34), s.light)
    glass = oval(x, y, r)
    s.inked([(glass, s.mid)], 0.8 + 0.05 * r, (0.06 * r, 0.08 * r))
    with s.clipped(glass):
        s.fill(oval(x - r * 0.24, y - r * 0.28, r * 0.98), s.key)
        s.fill(oval(x - r * 0.36, y - r * 0.42, r * 0.66), mix(s.key, s.light, 0.5))
        s.dots(glass, s.deep, (x, y), (x + r * 0.9, y + r * 0.9), 0.0, 0.9, pitch=2.4)
        band = [(-0.98, 0.36, 0.06), (-0.4, 0.42, 0.2), (0.06, 0.0, 0.3), (0.44, -0.42, 0.2), (0.98, -0.4, 0.06)]
        for shift, tone in ((0.12, mix(swirl, s.ink, 0.45)), (0.0, swirl)):
            s.fill(ribbon([(x + (a + shift * 0.4) * r, y + (b + shift) * r, h * r) for a, b, h in band]), tone)
        s.fill(ribbon([(x + a * r, y + (b - 0.1) * r, h * r * 0.32) for a, b, h in band]), "#ffe6b8")
        s.fill(cut(oval(x, y, r * 0.92), oval(x - r * 0.14, y - r * 0.16, r * 0.92)), s.light, 0.9)
    s.fill(oval(x - r * 0.42, y - r * 0.52, r * 0.26, r * 0.15, -40), "#ffffff")
    s.fill(oval(x - r * 0.64, y - r * 0.2, r * 0.07), "#ffffff")


def bullseye(s: Impact) -> None:
    """A marble knocks another out of a ring of chalk. Seen from above at a tilt; light: the street lamp."""
    _chalked_pavement(s)
    for start, end in (((46, 138), (50, 122)), ((62, 146), (62, 134)), ((36, 126), (42, 114))):
        s.stroke([start, end], "#ffffff", 1.7)
    _marble(s, 46, 48, 6.5, s.light)
    _marble(s, 98, 112, 7.5, s.light)
    s.stroke([(80, 76), (87, 64)], "#ffffff", 2.2)
    _marble(s, 92, 56, 11, "#ffffff")
    s.fill(oval(81, 80, 25, 20), s.light, 0.45)
    s.rim([oval(92, 56, 11)], s.accent, (-0.8, 1.2), 4.0)
    s.rim([oval(92, 56, 11)], "#ffe6b8", (-0.8, 1.2), 2.0)
    s.flash(78, 79, 19, 12, s.accent, seed=5)
    s.flash(78, 79, 11, 11, "#fff8e0", seed=5)
    _marble(s, 60, 101, 23, s.accent)
    s.rim([oval(60, 101, 23)], s.accent, (0.7, -1.0), 5.0)
    s.rim([oval(60, 101, 23)], "#fff0c8", (0.7, -1.0), 2.6)
    s.debris([(92, 84, 2.4, 20), (70, 66, 2.0, 50), (84, 68, 1.8, 10)], s.key, s.light)


def _fan(s: Impact, x: float, y: float, r: float, first: float, last: float) -> None:
    """Paint an open folding fan of paper about a rivet, folded every twelfth of its angle."""
    folds = 14
    step = (last - first) / folds
    for number in range(folds + 1):
        turn = first + step * number
        s.stroke([(x, y), around(x, y, r * 0.5, turn)], s.ink, 4.6)
        s.stroke([(x, y), around(x, y, r * 0.5, turn)], s.accent, 2.0)
    whole = [around(x, y, r * (1.0 if k % 2 else 0.965), first + step * k / 2) for k in range(2 * folds + 1)]
    inner = [around(x, y, r * 0.4, first + step * k / 2) for k in range(2 * folds, -1, -1)]
    s.inked([(polygon(*whole, *inner), s.light)], 2.2, (0.9, 1.3))
    for number in range(folds):
        one, two, three = (first + step * (number + k / 2) for k in range(3))
        left = polygon(
            around(x, y, r * 0.4, one), around(x, y, r * 0.965, one), around(x, y, r, two), around(x, y, r * 0.4, two)
        )
        right = polygon(
            around(x, y, r * 0.4, two),
            around(x, y, r, two),
            around(x, y, r * 0.965, three),
            around(x, y, r * 0.4, three),
        )
        s.fill(left, "#ffffff")
        s.fill(right, s.key)
        s.dots(right, s.mid, around(x, y, r, two), around(x, y, r * 0.4, two), 0.0, 0.7, pitch=2.4)
        s.fill(both(left, cut(oval(x, y, r * 0.9), oval(x, y, r * 0.8))), s.mid)
        s.fill(both(right, cut(oval(x, y, r * 0.9), oval(x, y, r * 0.8))), s.deep)
    s.line(polygon(*whole, *inner), s.ink, 1.2)


def _sky_lanes(s: Impact) -> None:
    """Paint a town to come at night: pale towers far off, blue ones before them, a dark one with its signs in front."""
    s.steps(ALL, (60, 0), (60, 140), [mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.6), s.mid, s.key, s.light])
    far = polygon(
        *(
            (20, 172),
            (20, 58),
            (27, 40),
            (34, 58),
            (34, 82),
            (48, 82),
            (48, 64),
            (58, 64),
            (58, 96),
            (74, 96),
            (74, 54),
        ),
        *((80, 30), (86, 54), (86, 88), (98, 88), (98, 48), (112, 48), (112, 172)),
    )
    s.fill(far, mix(s.mid, s.key, 0.55))
    s.rim([far], mix(s.key, s.light, 0.4), (0.2, -1), 1.2)
    middle = polygon(
        *((16, 172), (16, 76), (30, 70), (40, 76), (40, 112), (66, 118), (90, 112), (90, 78), (104, 70), (124, 76)),
        (124, 172),
    )
    s.fill(middle, mix(s.deep, s.mid, 0.45))
    s.rim([middle], s.key, (0.2, -1), 1.4)
    lots = chance(7)
    for x in (20, 27, 34, 95, 102, 109):
        for y in range(84, 142, 8):
            if next(lots) > 0.35:
                s.fill(box(x, y, x + 3.4, y + 4.4), "#ffd9a0" if next(lots) > 0.72 else mix(s.key, s.light, 0.3))
    near = polygon((-4, 18), (14, 10), (19, 172), (-4, 172))
    s.fill(near, mix(s.ink, s.deep, 0.35))
    s.rim([near], s.key, (1.0, -0.3), 1.4)
    s.inked([(box(13, 24, 26, 64, 2), mix(s.ink, s.deep, 0.2))], 1.0)
    for y, tone in ((28, s.accent), (41, "#ffffff"), (54, s.key)):
        s.line(oval(19.5, y + 3, 3.4) if y == 41 else box(16, y, 23, y + 6, 1), tone, 1.7)


def _drone(s: Impact) -> None:
    """A drone from the front and a little below: thin arms, rotors blurred by their turning, the lamp under its hull."""
    steel, shade = mix(s.key, s.light, 0.6), mix(s.mid, s.deep, 0.3)
    for side in (-1, 1):
        x = side * 28
        for rx, ry, alpha in ((17, 4.2, 0.34), (13, 3.0, 0.4), (7, 1.8, 0.5)):
            s.fill(oval(x, -13, rx, ry, side * 4), s.light, alpha)
        s.stroke([(x - 15, -13.5 - side), (x + 1, -13)], "#ffffff", 0.9)
        s.stroke([(x, -12.6), (x + 13, -12.2 + side)], "#ffffff", 0.9)
        arm = polygon((side * 8, -4.5), (x + side * 2.4, -7), (x + side * 2.4, -4), (side * 8, 1.5))
        motor, foot = box(x - 2.2, -13.5, x + 2.2, -3, 1.1), polygon((x - 1.1, -3), (x + 1.1, -3), (x + side, 5))
        s.inked([(arm, steel), (motor, steel), (foot, shade)], 1.5, (0.4, 0.7))
        s.fill(box(x + 0.4, -12.5, x + 2.2, -3.2, 0.8), shade)
    hull = polygon((-15, -4, 3), (-9, -12, 3), (9, -12, 3), (15, -4, 3), (9, 8, 3), (-9, 8, 3))
    s.inked([(hull, steel)], 2.1, (0.7, 1.1))
    s.fill(polygon((-14, -4), (-8.5, -11), (8, -11), (2, -4)), "#ffffff")
    s.fill(polygon((3, -3), (14, -4), (9, 7), (5, 7)), shade)
    s.inked([(oval(0, 4, 6.2, 5.2), s.ink)], 0.8)
    s.fill(oval(0, 4.4, 4.8, 3.8), "#ffffff")


def _reaching_hand(s: Impact, x: float, y: float, turn: float, flip: bool) -> None:
    """Paint an open hand about its palm, its fingers up, lit from above and by the box's orange at its fingertips."""
    pale, shade = "#ffffff", mix(s.mid, s.key, 0.7)
    parts = [svg("M-4.6 -3 C-4 -5 4 -5 4.6 -3 L5 4 C4 7 2.5 9 2.5 12 H-3 C-3 9 -5 6 -5 3 Z")]
    tips = ((-3.6, -3, -6.4, -9.4), (-1.3, -4, -2.4, -12), (1.3, -4, 1.6, -12), (3.7, -3, 5.2, -9.6), (4, 3, 9, -1.6))
    parts += [taper((a, b), 1.75, (c, d), 1.45) for a, b, c, d in tips]
    parts = [placed(part, x, y, 0.92, turn, flip) for part in parts]
    whole = join(*parts)
    s.inked([(whole, pale)], 1.5, (0.4, 0.7))
    with s.clipped(whole):
        s.fill(placed(svg("M1 -1 C4 0 5 3 4 6 L4 14 H-4 L-4 8 C1 8 2 4 1 -1 Z"), x, y, 0.92, turn, flip), shade)
    s.rim([whole], "#ffb45a", (0.1, -1.0), 1.5)
    for part in parts[1:]:
        s.line(part, s.ink, 0.8)
    s.fill(both(parts[0], placed(oval(0, 0, 4.2, 4), x, y, 0.92, turn, flip)), pale)


def _receiver(s: Impact) -> None:
    """Paint a woman in profile who looks up into the lamp, her hair in a knot; her face is lit, her back is in the shade."""
    lit, shade, hair, shirt = "#ffffff", mix(s.mid, s.key, 0.6), mix(s.ink, s.deep, 0.45), mix(s.deep, s.mid, 0.2)
    body = svg("M76 172 C78 154 84 142 94 138 C104 136 116 142 124 150 V172 Z")
    s.inked([(body, shirt)], 2.0, (0.8, 0.6))
    s.rim([body], s.light, (-1, -0.7), 2.2)
    with s.moved(100, 115, 1.1, turn=20):
        neck = svg("M-4 10 L-1 26 H11 L9 4 Z")
        s.inked([(neck, shade)], 1.6, (0.6, 0.4))
        s.inked([(join(oval(8, -5, 11, 12), oval(18, -9, 5.4, 5)), hair)], 1.8, (0.6, 0.8))
        face = svg(
            "M-6 -13 C-9 -10 -11 -6 -11 -3.4 L-10.4 -1.6 L-14.6 3 C-15 4.6 -13 5 -11.6 4.8 L-12.6 7 L-11.2 8.4 L-12.2 10.4 "
            "L-10.6 12 C-11 15 -9 17 -5.6 17 C0 16.4 4 12 6 8 L8 -8 L2 -14 Z"
        )
        s.inked([(face, lit)], 1.7, (0.5, 0.7))
        with s.clipped(face):
            s.fill(svg("M-1 -16 C-4 -8 -3 2 -3.4 8 C-4 12 -6 14 -8 18 H12 V-16 Z"), mix(s.key, s.light, 0.45))
            s.fill(svg("M4 -16 C1 -6 3 4 0 10 C-2 14 -5 15.6 -8 18 H12 V-16 Z"), shade)
            s.fill(svg("M-12.6 11.6 C-10 15 -7 15.8 -3 15 L-4 18.4 H-12 Z"), "#ffb45a")
        front = svg("M-8 -10.6 C-8 -18 2 -21 9 -17 C17 -14 20 -6 18 2 C16 8 12 10 8 9 L7 -1 C2 -3 -2 -8 -3 -11 Z")
        s.inked([(front, hair)], 1.5, (0.5, 0.7))
        for line in ("M-5 -12 C0 -17 8 -16 13 -10", "M0 -9 C4 -12 10 -10 14 -4"):
            s.line(svg(line), s.key, 1.2)
        s.inked([(oval(5.4, 3, 2.3, 3.2), mix(s.key, s.light, 0.45))], 1.0, (0.2, 0.2))
        s.stroke([(-10.4, -5.6), (-8, -7, -5, -6)], s.ink, 1.5)
        s.stroke([(-9.6, -1.4), (-8, -2.8, -5.2, -1.8)], s.ink, 1.4)
        s.fill(oval(-8, -0.7, 1.2, 1.6), s.ink)
        s.stroke([(-11.4, 8.4), (-9.4, 8.4, -7.4, 6.8)], s.ink, 1.2)


def spider_man_2099(s: Impact) -> None:
    """A drone lets a parcel down on a thread. Level with it, between towers; light: the lamp under the drone."""
    _sky_lanes(s)
    x, y = 58, 54
    s.fill(polygon((x - 5, y + 5), (x + 5, y + 5), (122, 118), (122, 172), (26, 172)), s.key, 0.6)
    s.fill(polygon((x - 3, y + 5), (x + 4, y + 5), (114, 134), (108, 172), (38, 172)), s.light, 0.75)
    with s.moved(x, y, turn=-4):
        _drone(s)
    s.stroke([(x, y + 9), (x - 1, 80)], s.ink, 3.2)
    s.stroke([(x, y + 9), (x - 1, 80)], "#ffffff", 1.5)
    # the arms come up before the balcony, their hands under the box
    shirt = mix(s.deep, s.mid, 0.2)
    _receiver(s)
    with s.moved(x - 1, 93, 0.94, turn=-6):
        front, side, top = (
            polygon((-15, -10), (5, -7), (5, 14), (-15, 10)),
            polygon((5, -7), (17, -11), (17, 9), (5, 14)),
            polygon((-15, -10), (-3, -14), (17, -11), (5, -7)),
        )
        s.inked([(front, s.accent), (side, "#b05408"), (top, "#ffe9c4")], 2.0, (0.8, 1.2))
        s.fill(polygon((-7, -8.8), (-3, -8.2), (-3, 12.6), (-7, 11.7)), s.light)
        s.fill(polygon((-7, -8.8), (5, -12.6), (9, -12), (-3, -8.2)), "#ffffff")
        for side_x in (-1, 1):
            s.inked([(polygon((1, -12), (1 + 8 * side_x, -17), (1 + 7 * side_x, -10)), s.light)], 1.1, (0.2, 0.4))
    for points, hand in (
        ([(84, 152, 5), (72, 144, 4.4), (51, 131, 3.2)], (47, 121, -14, True)),
        ([(94, 150, 5.4), (84, 154, 4.8), (70, 133, 3.4)], (69, 124, 2, False)),
    ):
        arm = ribbon(points)
        _reaching_hand(s, *hand)
        s.inked([(arm, shirt)], 1.6, (0.5, 0.7))
        s.rim([arm], s.light, (-0.5, -1), 1.6)
    s.inked([(box(44, 145, 124, 150, 1), mix(s.mid, s.key, 0.3))], 1.6, (0.0, 0.8))


def _gate_by_lantern(s: Impact) -> None:
    """Paint the boards of a gate in the light of a lantern that hangs out of sight, and a chain across them."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    for half, tone in ((84, s.deep), (60, mix(s.deep, s.mid, 0.6)), (40, s.mid)):
        s.fill(polygon((96, -30), (102, -30), (72 + half, 172), (72 - half, 172)), tone)
    for x in range(-2, 124, 21):
        s.fill(box(x - 1.2, -4, x + 1.2, 172), s.ink)
        s.fill(box(x + 1.2, -4, x + 2.4, 172), s.key, 0.5)
    s.fill(box(-4, 54, 124, 68), mix(s.ink, s.deep, 0.4))
    s.fill(box(-4, 54, 124, 56), s.key, 0.7)
    s.halo(ALL, s.ink, 72, 82, 46, 106, 0.0, 0.85)
    for x, wide in ((8, 9), (24, 6), (40, 9), (108, 9), (122, 6)):
        s.line(oval(x, 61, wide, 5.6 if wide > 6 else 3.0), s.ink, 6.0)
        s.line(oval(x, 61, wide, 5.6 if wide > 6 else 3.0), mix(s.key, s.light, 0.5), 2.8)


def _bitten_key(s: Impact) -> None:
    """Paint a key that sticks out of a mouth to the right."""
    bow = cut(oval(103, 112, 11), oval(104, 112, 4.8))
    key = join(
        bow,
        box(62, 109, 95, 115, 1),
        polygon((66, 114), (78, 114), (78, 122), (74, 122), (74, 118), (70, 118), (70, 124), (66, 124)),
    )
    s.inked([(key, s.accent)], 2.0, (0.6, 1.2))
    s.fill(both(key, cut(key, placed(key, 0.8, 2.4))), "#ffe2b0")


def lockjaw(s: Impact) -> None:
    """A padlock bites on a key. Frontal; light: a lantern beside the gate."""
    _gate_by_lantern(s)
    steel, pale = s.key, s.light
    with s.moved(-5.0, 0.0):
        shackle = cut(arch(50, 98, 64, 92, 26), arch(61, 87, 66, 96, 16))
        s.inked([(shackle, pale)], 2.4, (0.8, 1.4))
        with s.clipped(shackle):
            s.dots(shackle, s.mid, (66, 54), (96, 74), 0.0, 0.95, pitch=2.4)
        chin = svg("M42 112 H106 V130 C106 140 100 146 92 146 H56 C48 146 42 140 42 130 Z")
        brow = svg("M42 106 V88 C42 81 47 77 54 77 H94 C101 77 106 81 106 88 V106 Z")
        s.inked([(box(44, 98, 104, 126), s.ink), (chin, steel)], 2.5, (0.9, 1.6))
        with s.clipped(chin):
            s.fill(box(42, 112, 50, 146), pale)
            s.dots(chin, s.deep, (66, 126), (104, 146), 0.0, 0.9, pitch=2.4)
        for x in range(46, 104, 12):
            s.inked([(polygon((x, 121), (x + 9, 121), (x + 4.5, 110)), "#ffffff")], 1.3, (0.2, 0.3))
        s.fill(both(chin, box(42, 121, 106, 126)), mix(steel, s.deep, 0.5))
        _bitten_key(s)
        s.inked([(brow, steel)], 2.5, (0.9, 1.6))
        with s.clipped(brow):
            s.fill(svg("M42 106 V86 C42 80 48 77 54 77 H98 C84 80 56 78 50 106 Z"), pale)
            s.dots(brow, s.deep, (72, 88), (104, 106), 0.0, 0.9, pitch=2.4)
        for x in range(44, 104, 12):
            s.inked([(polygon((x, 101), (x + 11, 101), (x + 5.5, 115)), "#ffffff")], 1.5, (0.2, 0.5))
        s.fill(both(brow, box(42, 99, 106, 102.4)), s.mid)
        s.stroke([(42, 102.4), (106, 102.4)], s.ink, 1.4)
        for x in (60, 88):
            s.inked([(oval(x, 89, 6.4), "#ffffff")], 1.8, (0.4, 0.7))
            s.stroke([(x - 4, 92), (x + 4, 86)] if x > 74 else [(x - 4, 86), (x + 4, 92)], s.ink, 2.4)


def elektra(s: Impact) -> None:
    """A fan opens and scatters blossom. Light: the moon through a paper screen."""
    _paper_screen(s)
    for x in (4, 28, 52, 100):
        s.fill(box(x - 1, -4, x + 1, 124), s.ink)
    for y in (20, 50, 80):
        s.fill(box(-4, y - 1, 124, y + 1), s.ink)
    s.inked([(box(-4, 118, 124, 125), mix(s.ink, s.deep, 0.5))], 1.0)
    s.fill(box(-4, 125, 124, 172), mix(s.ink, s.deep, 0.7))
    s.fill(polygon((10, 125), (70, 125), (58, 172), (-20, 172)), s.mid, 0.7)
    _fan(s, 78, 126, 66, -192, -66)
    # the hand that holds it
    hand = join(taper((98, 164), 10, (86, 136), 7), oval(79, 129, 8, 6.4, -30), taper((75, 133), 3.4, (71, 123), 2.6))
    s.inked([(hand, mix(s.ink, s.deep, 0.5))], 1.4, (0.5, 0.8))
    s.rim([hand], s.key, (-1.0, -0.6), 1.7)
    s.inked([(oval(78, 126, 2.6), s.accent)], 1.1)
    petal = svg("M-5 1 C-3 -4 3 -4 5 -1 C3 3 -2 4 -5 1 Z")
    for x, y, scale, turn in (
        *((40, 46, 1.5, -40), (54, 34, 1.1, 20), (62, 52, 1.7, -10), (76, 42, 1.2, 50), (42, 64, 1.1, 80)),
        *((92, 54, 1.5, 30), (106, 76, 1.7, 70), (112, 94, 1.2, 20), (104, 106, 1.4, -30), (48, 22, 1.0, 0)),
    ):
        blossom = placed(petal, x, y, scale, turn)
        s.inked([(blossom, s.accent)], 1.1, (0.4, 0.6))
        s.fill(cut(blossom, placed(blossom, 1.2, 1.2)), "#ffd9a0")


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-09": Picture(
        bullseye, ((60.0, 101.0), (78.0, 79.0), (91.0, 57.0)), "knocks a marble out", "chalked pavement", "street lamp"
    ),
    "m1-10": Picture(
        lockjaw,
        ((55.0, 89.0), (83.0, 89.0), (69.0, 112.0)),
        "bites on a key",
        "gate of a yard",
        "lantern beside the gate",
    ),
    "m1-11": Picture(
        elektra, ((66.0, 84.0), (62.0, 52.0)), "scatters blossom", "house of paper screens", "moon through paper"
    ),
    "m1-12": Picture(
        spider_man_2099,
        ((58.0, 54.0), (56.0, 94.0), (69.0, 124.0), (88.0, 116.0)),
        "lets a parcel down",
        "towers of a town to come",
        "lamp of a drone",
    ),
}
