"""Pictures of the first four blue cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
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


def _lock_chamber(s: Impact) -> None:
    """Paint the wet walls of a canal's lock, seen from the water, under a strip of sky."""
    s.fill(ALL, s.light)
    s.steps(box(-4, -4, 124, 40), (74, 34), (74, -4), [s.light, s.key, mix(s.mid, s.key, 0.4), s.mid])
    left = polygon((-4, -30), (40, 22), (40, 122), (-4, 158))
    right = polygon((124, -14), (106, 22), (106, 120), (124, 136))
    s.fill(left, mix(s.deep, s.ink, 0.35))
    s.fill(right, mix(s.deep, s.ink, 0.1))
    for wall, edge, far in ((left, -4, 40), (right, 124, 106)):
        with s.clipped(wall):
            for number in range(9):
                y = 22 + 12.2 * number
                s.stroke([(far, y), (edge, 71 + (y - 71) * (1.9 if far < 70 else 1.5))], s.ink, 1.3)
    s.fill(polygon((37, 18), (40, 22), (40, 122), (37, 124)), s.key)
    s.fill(polygon((106, 22), (109, 16), (109, 122), (106, 120)), s.key)
    s.dots(left, s.ink, (40, 70), (4, 80), 0.0, 0.8)


def _gate(flip: bool) -> tuple[skia.Path, skia.Path]:
    """Return one leaf of a gate that folds away from us, and the teeth along its edge; the left one unless ``flip``."""
    leaf = polygon((40, 26), (58, 34), (58, 122), (40, 126))
    points: list[Point] = [(57, 33)]
    for number in range(5):
        y = 36 + 17.4 * number
        points += [(57, y), (67, y + 8), (57, y + 15)]
    teeth = polygon(*points, (55, 122), (55, 33))
    if not flip:
        return leaf, teeth
    return placed(leaf, 148, 0, flip=True), placed(teeth, 148, 8, flip=True)


def _gates(s: Impact) -> None:
    """Paint the two leaves, ajar, with their beams and bolts."""
    for flip in (False, True):
        leaf, teeth = _gate(flip)
        steel = mix(s.deep, s.mid, 0.25 if flip else 0.75)
        s.inked([(teeth, mix(s.deep, s.mid, 0.3)), (leaf, steel)], 2.0, (0.4, 0.8))
        s.fill(both(teeth, placed(teeth, 0, -5.5)), s.key)
        s.fill(leaf, steel)
        s.stroke([(91, 36), (91, 122)] if flip else [(57, 36), (57, 122)], s.ink, 2.0)
        with s.clipped(leaf):
            s.dots(leaf, s.ink, (74 + (30 if flip else -22), 80), (74 + (14 if flip else -8), 124), 0.0, 0.7, pitch=2.4)
            for y in (44, 70, 96):
                inner, outer = (90, 108) if flip else (58, 40)
                beam = polygon((outer, y - 4), (inner, y), (inner, y + 7), (outer, y + 5))
                s.inked([(beam, mix(steel, s.key, 0.45))], 1.4, (0.2, 0.8))
                for share in (0.2, 0.8):
                    s.fill(oval(outer + (inner - outer) * share, y + 1.6 + share, 1.3), s.ink)
    for x, wide in ((32, 27), (89, 28)):  # the arms by which they are swung
        s.inked([(box(x, 24, x + wide, 30), s.mid)], 1.7, (0.3, 0.8))
        s.fill(box(x, 24, x + wide, 26), s.light)


def _flood(s: Impact) -> None:
    """Paint the water that bursts through the gap."""
    s.fill(box(-4, 122, 124, 172), mix(s.deep, s.mid, 0.4))
    s.fill(svg("M56 120 H94 L124 140 V172 H-4 V154 Z"), s.mid)
    s.fill(svg("M62 112 C58 122 44 128 30 136 L-4 150 V172 H124 V142 C108 134 92 126 87 112 Z"), s.key)
    s.fill(
        svg(
            "M60 92 C60 112 50 122 38 130 C46 129 49 131 50 135 C57 130 63 130 66 134 H82 C86 129 94 131 97 135 C100 130 105 130 111 131 C100 124 90 112 88 92 Z"
        ),
        "#ffffff",
    )
    for data in ("M30 141 L52 136 L44 143 L20 150 Z", "M104 140 L122 147 V151 L98 144 Z"):
        s.fill(svg(data), s.light)
    for x, y, r in (
        (50, 122, 3.2),
        (44, 114, 2.0),
        (56, 110, 2.4),
        (96, 121, 3.4),
        (102, 112, 2.2),
        (92, 108, 1.8),
        (36, 126, 2.2),
        (108, 126, 2.4),
    ):
        s.inked([(oval(x, y, r), "#ffffff")], 1.0, (0.3, 0.5))


def _boat_and_pole(s: Impact) -> None:
    """Paint a small boat from behind, and somebody in it who holds it with a pole."""
    s.stroke([(64, 140), (53, 92)], s.ink, 2.6)
    person = join(
        svg("M68 136 L69 122 C65 120 65 112 69 109 L79 109 C83 112 83 120 80 122 L81 136 Z"),
        oval(74, 103, 4.6, 5.2),
        svg("M67 102 L81 102 L79 97.500 C77 95.500 71 95.500 69 97.500 Z"),
        taper((69, 112), 2.6, (58, 112), 2.0),
        taper((78, 113), 2.6, (60, 122), 2.0),
    )
    s.fill(person, s.ink)
    s.rim([person], s.key, (0.5, -1), 1.1)
    hull = svg("M52 131 C60 134 88 134 96 131 L90 150 H58 Z")
    s.inked([(hull, s.accent)], 2.2, (0.6, 0.6))
    s.fill(both(hull, svg("M74 128 H100 V152 H80 Z")), mix(s.accent, s.ink, 0.4))
    s.fill(cut(hull, placed(hull, 0, 2.6)), "#ffe6c0")


def lockjaw(s: Impact) -> None:
    """The gates of a lock open their jaws before a small boat. One-point depth; light: the day in the gap."""
    _lock_chamber(s)
    s.fill(polygon((56, 30), (92, 30), (92, 124), (56, 124)), "#ffffff")
    s.fill(polygon((56, 30), (92, 30), (92, 62), (56, 50)), s.light)
    _gates(s)
    _flood(s)
    _boat_and_pole(s)


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
        lockjaw, ((74.0, 80.0), (74.0, 106.0), (50.0, 70.0)), "open their jaws", "lock of a canal", "day in the gap"
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
