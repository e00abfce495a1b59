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
    s.flash(78, 79, 19, 12, s.accent, seed=5)
    s.flash(78, 79, 11, 11, "#fff8e0", seed=5)
    _marble(s, 60, 101, 23, s.accent)
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
    """Paint towers of a town to come on both sides of a deep street, bridges and lanes of lights between them."""
    sky = [mix(s.ink, s.deep, 0.7), s.deep, mix(s.deep, s.mid, 0.6), s.mid, mix(s.mid, s.key, 0.6), s.key]
    s.steps(ALL, (60, 0), (60, 140), sky)
    far = mix(s.deep, s.mid, 0.6)
    for x, top, half in ((48, 52, 7), (62, 30, 6), (76, 46, 8), (90, 24, 6)):
        s.fill(
            polygon((x - half, 160), (x - half, top), (x - half * 0.3, top - 14), (x + half, top), (x + half, 160)), far
        )
        for y in range(top + 6, 150, 9):
            s.fill(box(x - half, y, x + half, y + 1.6), s.mid)
    for y, left, right in ((66, 40, 96), (92, 34, 104)):
        s.fill(polygon((left, y), (right, y - 5), (right, y - 2), (left, y + 4)), mix(s.deep, s.ink, 0.35))
        for k in range(6):
            x = left + 5 + (right - left) * k / 6
            s.fill(box(x, y - 2.6 - k * 0.7, x + 4, y - 1 - k * 0.7), s.accent if k % 3 == 1 else s.light)
    near = mix(s.ink, s.deep, 0.35)
    left, right = (
        polygon((-4, -4), (24, -4), (36, 172), (-4, 172)),
        polygon((124, 34), (108, 40), (100, 172), (124, 172)),
    )
    for path in (left, right):
        s.fill(path, near)
    s.rim([left], s.mid, (1, 0), 1.6)
    s.rim([right], s.key, (-1, -0.2), 1.6)
    for y in range(8, 150, 13):
        s.fill(polygon((4, y), (18 + y * 0.06, y), (19 + y * 0.06, y + 5), (4, y + 5)), mix(s.deep, s.mid, 0.4))


def _drone(s: Impact, x: float, y: float) -> None:
    """A drone from the front and a little below: four arms with their rotors, the lamp under its hull."""
    steel, shade = mix(s.key, s.light, 0.5), mix(s.deep, s.ink, 0.2)
    for dx, dy in ((-25, -13), (23, -14)):
        s.inked(
            [(polygon((x + dx * 0.2, y - 5), (x + dx, y + dy + 2), (x + dx, y + dy + 5), (x + dx * 0.2, y)), shade)],
            1.3,
            (0.3, 0.5),
        )
        s.inked([(oval(x + dx, y + dy, 11, 2.4, -3), mix(s.mid, s.key, 0.5))], 1.2, (0.2, 0.4))
        s.inked([(box(x + dx - 2.4, y + dy - 2, x + dx + 2.4, y + dy + 5, 1), s.mid)], 1.2, (0.3, 0.5))
    hull = polygon(
        (x - 14, y - 3, 2),
        (x - 8, y - 10, 2),
        (x + 8, y - 10, 2),
        (x + 14, y - 3, 2),
        (x + 9, y + 7, 2),
        (x - 9, y + 7, 2),
    )
    for dx in (-36, 34):
        turn = -4 if dx < 0 else 4
        s.inked(
            [(polygon((x + dx * 0.3, y - 4), (x + dx, y - 5), (x + dx, y - 1), (x + dx * 0.3, y + 3)), s.mid)],
            1.5,
            (0.4, 0.6),
        )
        s.inked([(oval(x + dx, y - 9, 15, 3.2, turn), s.light)], 1.4, (0.3, 0.5))
        s.fill(polygon((x + dx, y - 9), (x + dx - 14, y - 11), (x + dx - 14, y - 7)), s.key)
        s.inked([(box(x + dx - 3, y - 10, x + dx + 3, y + 1, 1), steel)], 1.4, (0.4, 0.6))
    s.inked([(hull, steel)], 2.0, (0.8, 1.1))
    s.fill(polygon((x - 14, y - 3), (x - 8, y - 10), (x + 8, y - 10), (x + 2, y - 3)), "#ffffff")
    s.fill(polygon((x + 3, y - 2), (x + 14, y - 3), (x + 9, y + 7), (x + 4, y + 7)), s.mid)
    s.inked([(oval(x - 2, y + 1.6, 4.6), s.ink)], 0.8)
    s.fill(oval(x - 2, y + 1.6, 3.0), s.accent)
    s.fill(oval(x - 3, y + 0.6, 1.1), "#ffffff")


def spider_man_2099(s: Impact) -> None:
    """A drone lets a parcel down on a thread. Level with it, between towers; light: the lamp under the drone."""
    _sky_lanes(s)
    x, y = 70, 58
    s.shaft(polygon((x - 5, y + 6), (x + 5, y + 6), (x + 34, 150), (x - 30, 150)), s.light, 0.8, (x, y), (x, 176))
    _drone(s, x, y)
    s.stroke([(x, y + 7), (x, 94)], s.ink, 3.0)
    s.stroke([(x, y + 7), (x, 94)], "#ffffff", 1.3)
    with s.moved(x - 2, 105, turn=-6):
        front, side, top = (
            polygon((-14, -9), (5, -6), (5, 14), (-14, 10)),
            polygon((5, -6), (16, -10), (16, 9), (5, 14)),
            polygon((-14, -9), (-3, -13), (16, -10), (5, -6)),
        )
        s.inked([(front, s.accent), (side, "#b05408"), (top, "#ffd8a0")], 1.9, (0.8, 1.1))
        s.fill(polygon((-6, -7.8), (-2, -7.2), (-2, 12.6), (-6, 11.7)), s.light)
        s.fill(polygon((-6, -7.8), (5, -11.6), (9, -11), (-2, -7.2)), "#ffffff")
        for side_x in (-1, 1):
            s.inked([(polygon((1, -11), (1 + 8 * side_x, -16), (1 + 7 * side_x, -9)), s.light)], 1.1, (0.2, 0.4))
    # somebody on a balcony stretches up for it
    child = join(
        oval(97, 124, 5.2, 5.6),
        polygon((89, 160), (90, 136), (95, 131), (102, 132), (107, 138), (108, 160)),
        taper((93, 135), 2.6, (85, 124), 2.0),
        taper((103, 135), 2.6, (108, 120), 2.0),
    )
    s.fill(child, s.ink)
    s.rim([child], s.light, (-1, -0.6), 1.4)
    s.inked([(box(82, 141, 124, 145), mix(s.deep, s.mid, 0.4))], 1.3, (0.0, 0.6))


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
        ((70.0, 58.0), (70.0, 108.0), (88.0, 128.0)),
        "lets a parcel down",
        "towers of a town to come",
        "lamp of a drone",
    ),
}
