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


def _town_to_come(s: Impact) -> None:
    """Paint a window at night over towers with rings and lanes of light, and a bedside table under it."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    pane = box(10, 6, 110, 92, 14)
    s.inked([(pane, s.deep)], 2.0, (0.0, 1.0))
    with s.clipped(pane):
        s.steps(pane, (60, 6), (60, 92), [s.ink, mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.6), s.mid])
        for x, wide, top in ((24, 7, 30), (44, 5, 46), (62, 8, 22), (84, 6, 52), (100, 8, 60)):
            tower = join(
                polygon((x - wide, 96), (x - wide * 0.3, top), (x + wide * 0.3, top), (x + wide, 96)),
                oval(x, top + 20, wide * 1.5, 4),
            )
            s.fill(tower, mix(s.ink, s.deep, 0.35))
            s.rim([tower], s.key, (-1.0, -0.2), 1.3)
        for y, left, right in ((40, 70, 124), (50, -4, 40), (64, 50, 124)):  # lanes
            s.fill(polygon((left, y), (right, y - 5), (right, y - 3), (left, y + 1)), s.key)
    s.line(pane, s.mid, 2.0)
    s.fill(box(-4, 124, 124, 172), s.deep)
    s.fill(box(-4, 124, 124, 126.4), s.mid)
    s.dots(box(-4, 124, 124, 172), s.ink, (74, 124), (10, 150), 0.0, 0.85)


def spider_man_2099(s: Impact) -> None:
    """A clock by the bed shows a minute that no clock has. Light: its figures."""
    _town_to_come(s)
    s.fill(polygon((40, 128), (112, 128), (122, 152), (28, 152)), s.mid)
    s.fill(polygon((50, 128), (102, 128), (108, 146), (40, 146)), s.accent)
    # the clock on two feet
    for x in (50, 100):
        s.inked([(polygon((x - 4, 122), (x + 4, 122), (x + 2, 131), (x - 2, 131)), s.deep)], 1.6)
    top = polygon((40, 80, 3), (108, 74, 3), (113, 86), (36, 90))
    case = polygon((34, 86, 5), (114, 82, 5), (115, 124, 6), (35, 126, 6))
    s.inked([(case, s.key), (top, s.light)], 2.4, (0.9, 1.7))
    s.fill(both(case, polygon((30, 80), (60, 80), (48, 130), (30, 130))), s.light)
    s.dots(case, s.deep, (96, 96), (116, 126), 0.0, 0.9, pitch=2.4)
    screen = polygon((40, 92, 3), (109, 89, 3), (110, 117, 3), (41, 119, 3))
    s.inked([(screen, s.ink)], 1.4, (0.0, 0.0))
    s.fill(polygon((42, 94), (62, 93), (54, 118), (42, 118)), mix(s.ink, s.deep, 0.7))
    bars = {
        "a": (1, 0, 9, 2.4),
        "b": (8, 1, 10.4, 10),
        "c": (8, 11, 10.4, 20),
        "d": (1, 18.6, 9, 21),
        "e": (-0.4, 11, 2, 20),
        "f": (-0.4, 1, 2, 10),
        "g": (1, 9.3, 9, 11.7),
    }
    for x, lit in ((46, "abged"), (60.5, "abcdef"), (81, "abcdfg"), (95.5, "abcdfg")):
        with s.moved(x, 94.0 - (x - 46) * 0.03):
            for bar in lit:
                s.fill(box(*bars[bar], 1.0), s.accent)
                left, high, right, foot = bars[bar]
                s.fill(box(left + 0.6, high + 0.6, right - 0.6, foot - 0.6, 0.6), "#ffe0a8")
    for y in (100.5, 108.5):
        s.fill(box(75.2, y, 77.8, y + 2.6, 1), s.accent)
    s.inked([(polygon((64, 72, 2), (84, 70.6, 2), (86, 77), (62, 79)), s.accent)], 1.6, (0.4, 0.7))


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
        ((74.0, 104.0), (60.0, 60.0)),
        "shows a minute too many",
        "bedside in a town to come",
        "figures of a clock",
    ),
}
