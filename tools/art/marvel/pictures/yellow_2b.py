"""Pictures of two of the yellow cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.marvel.people import Clothes, clothed
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    block,
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
)


def _steep_hill(s: Impact) -> None:
    """Paint a hill that falls to the right, its edge in the low sun; at its foot a village among darker hills."""
    s.steps(ALL, (20, 96), (92, -4), ["#ffffff", s.light, s.light, mix(s.key, s.light, 0.3), s.key, s.mid])
    s.fill(svg("M60 172 V112 C76 96 92 92 104 94 C112 95 118 92 124 88 V172 Z"), mix(s.mid, s.deep, 0.35))
    village = svg(
        "M92 120 V107 L96 102 L100 107 V104 L102 92 L104 104 V109 L109 104 L114 109 V107 L119 103 L126 108 V126 H92 Z"
    )
    s.fill(village, mix(s.deep, s.ink, 0.35))
    for x, y in ((95, 110), (107.6, 112), (112, 112), (119, 111)):
        s.fill(block(x, y, 2.0, 2.6), s.light)
    hill = svg("M-4 172 V80 C20 88 40 99 64 112 C88 125 106 133 124 139 V172 Z")
    s.fill(hill, mix(s.deep, s.ink, 0.2))
    for shift, tone in ((0.0, s.light), (1.8, s.mid)):
        s.fill(both(hill, cut(placed(hill, 0, shift), placed(hill, 0, 5.6 + shift * 4))), tone)
    s.dots(hill, s.mid, (58, 118), (48, 138), 0.6, 0.0)
    for number in range(15):
        x = -2 + number * 8.6
        y = 80.6 + 0.51 * x if x < 70 else 116.3 + 0.42 * (x - 70)
        tuft = polygon((x - 2.4, y + 3), (x - 3.4, y - 3.4), (x, y + 0.6), (x + 1.6, y - 4.6), (x + 3.2, y + 4))
        s.fill(tuft, mix(s.deep, s.ink, 0.2))


def _tumbler(s: Impact) -> None:
    """Paint one who chases a cheese and turns a cartwheel over it, a shoe and a hat in the air, lit by the low sun."""
    plane = mix(s.accent, s.ink, 0.6)
    brown, skin = (mix(s.deep, s.ink, 0.4), mix(s.deep, s.ink, 0.75)), (mix(s.light, "#e0a060", 0.5), "#b8743a")
    hair = (mix(s.deep, s.ink, 0.55), mix(s.deep, s.ink, 0.8))
    coat = svg("M46 52 L44 43 C50 38 58 37 64 42 L63 52 Z")
    clothed(
        s,
        Clothes((s.accent, plane), brown, skin, hair, s.ink),
        (-1.0, 0.2),
        (49.0, 69.6),
        (51.0, 57.4),
        (54, 42),
        (((62, 61), (70, 67)), ((40, 60), (32.6, 53))),
        (((65, 33), (74.6, 38), (78.6, 33.6)), ((46, 29), (52, 17.6), (47.6, 14))),
        1.26,
        facing=1,
        extra=((coat, (s.accent, plane)),),
        w=1.4,
    )
    with s.moved(43, 85.5, turn=-16):
        hat = join(oval(0, 2, 8.4, 2.2), svg("M-5 2 C-5 -5 -2 -6.500 0 -5 C2 -6.500 5 -5 5 2 Z"))
        s.inked([(hat, s.accent)], 1.4, (0.4, 0.6))
        s.fill(svg("M0 -4 C2 -5.500 4.400 -4 4.600 1.400 H1 Z"), plane)
        s.stroke([(-4.6, 0.4), (0, 1.6, 4.6, 0.4)], s.ink, 1.4)


def _wheel_of_cheese(s: Impact, x: float, y: float) -> None:
    """Paint a wheel of cheese that rolls to the right: waxed round the edge, a wedge cut out, holes in its face."""
    face, shade, wax = s.key, "#d98a0a", s.accent
    full = oval(0, 0, 24, 26)
    wedge = polygon((0, 1), (-11, -40), (24, -42), (36, -20))
    front = cut(full, wedge)
    with s.moved(x, y, 1.0, turn=8):
        body = join(*(placed(front, 1.1 * n, 0.3 * n) for n in range(10)))
        s.inked([(body, wax)], 2.2, (1.0, 1.2))
        with s.clipped(body):
            s.fill(cut(body, placed(body, -4.6, -3.6)), mix(wax, s.ink, 0.5))
            s.fill(polygon((0, 1), (-11, -40), (-1, -37), (10, 4)), shade)
            s.fill(polygon((0, 1), (-3, -10), (7, -7), (10, 4)), "#7a3c06")
        s.inked([(front, face)], 1.3, (0.2, 0.3))
        with s.clipped(front):
            s.fill(cut(front, placed(full, 5, 4)), "#ffffff")
            s.fill(cut(front, placed(full, -5, -6)), mix(face, shade, 0.6))
            s.line(full, wax, 5.4)
            for hx, hy, r in ((-12, -8, 3.2), (-11, 7, 5.0), (6, 12, 3.8), (-3, 17, 2.2), (14, 2, 2.4)):
                s.fill(oval(hx, hy, r, r * 0.9), shade)
                s.fill(cut(oval(hx, hy, r, r * 0.9), oval(hx + r * 0.4, hy + r * 0.5, r, r * 0.9)), "#7a3c06")
        s.line(front, s.ink, 1.5)


def maria_hill(s: Impact) -> None:
    """A wheel of cheese runs away downhill, its hunter head over heels behind. Light: low sun along the slope."""
    _steep_hill(s)
    for start, end, half in (((62, 84), (32, 62), 1.6), ((56, 96), (26, 76), 2.2), ((60, 104), (40, 94), 1.4)):
        s.fill(polygon((start[0], start[1] - half), end, (start[0], start[1] + half)), s.mid)
    _tumbler(s)
    _wheel_of_cheese(s, 78, 99)
    clods = [(50, 112, 4.2, 10), (40, 100, 3.0, 40), (57, 122, 3.4, 60), (44, 124, 2.4, 20), (34, 90, 2.0, 70)]
    s.debris(clods, s.deep, s.mid, 1.0)


_LEMON: Final = svg(
    "M-39 3 C-34 -1 -31 -9 -24 -15 C-13 -23 12 -24 22 -16 C29 -10 31 -4 37 -3 C40 -1 40 4 36 5 C31 7 29 13 22 18 "
    "C10 26 -14 25 -24 18 C-31 13 -34 9 -38 8 C-41 7 -41 4 -39 3 Z"
)


def _lemon(s: Impact, x: float, y: float, scale: float, turn: float, lamp: Point) -> None:
    """Paint a lemon that is lit by a lamp at ``lamp``."""
    fruit = placed(_LEMON, x, y, scale, turn)
    reach = math.hypot(lamp[0] - x, lamp[1] - y)
    dx, dy = (lamp[0] - x) / reach * scale, (lamp[1] - y) / reach * scale
    s.inked([(fruit, s.mid)], 0.8 + 1.5 * scale, (-dx * 0.9, -dy * 1.4))
    with s.clipped(fruit):
        s.fill(placed(fruit, dx * 7, dy * 7), s.key)
        s.fill(placed(fruit, dx * 21, dy * 20), s.light)
        s.fill(placed(fruit, dx * 30, dy * 29), "#ffffff")
        s.fill(cut(fruit, placed(fruit, dx * 10, dy * 9)), s.deep)
        s.dots(fruit, s.deep, (x - dx * 2, y - dy * 2), (x - dx * 16, y - dy * 16), 0.0, 0.85, pitch=2.4)


def _work_room(s: Impact, lamp: Point) -> None:
    """Paint the wall of a work room, a pair of shelves on it, and the rays of a lamp that flares before both."""
    s.fill(ALL, mix(s.deep, s.ink, 0.2))
    for r, tone in ((132, mix(s.mid, s.deep, 0.55)), (104, s.mid), (70, s.key), (42, s.light)):
        s.flash(*lamp, r, 13, tone, seed=5, hollow=0.5, turn=12)
    s.fill(oval(*lamp, 24), s.light)
    for left, right in ((-4, 40), (100, 124)):
        s.fill(box(left, 82, right, 86), mix(s.deep, s.ink, 0.5))
    for x, high in ((8, 20), (22, 12), (34, 16), (110, 18)):
        s.fill(box(x - 5, 82 - high, x + 5, 82, 1.5), mix(s.deep, s.ink, 0.3))


def shuri(s: Impact) -> None:
    """A hand closes the last wire of a row of lemons, and the bulb flares. A bench at night; light: the bulb."""
    lamp = (70.0, 62.0)
    _work_room(s, lamp)
    s.fill(box(-4, 108, 124, 172), mix(s.mid, s.deep, 0.25))
    s.fill(oval(70, 126, 66, 17), s.mid)
    s.fill(oval(70, 124, 46, 12), s.key)
    s.fill(box(-4, 107, 124, 109), s.light)
    for x, left, right in ((42, 2, 34), (71, 56, 86), (99, 102, 136)):
        s.fill(polygon((x - 13, 134), (x + 13, 134), (right, 172), (left, 172)), mix(s.deep, s.ink, 0.5))
    # the bulb in its socket of wood
    s.fill(polygon((60, 116), (80, 116), (86, 124), (54, 124)), mix(s.deep, s.ink, 0.5))
    s.inked(
        [(polygon((58, 100, 2), (82, 100, 2), (84, 117, 2), (56, 117, 2)), mix(s.deep, s.ink, 0.3))], 1.8, (0.3, 1.0)
    )
    s.stroke([(59, 101.6), (81, 101.6)], s.light, 1.4)
    screw = polygon((62, 86, 1), (78, 86, 1), (78, 100), (62, 100))
    s.inked([(screw, mix(s.light, s.ink, 0.3))], 1.6, (0.4, 0.6))
    for y in (90, 94.5):
        s.stroke([(62, y + 1), (78, y - 1)], s.ink, 1.3)
    glass = svg("M61 87 C60 80 52 74 52 62 C52 51 60 44 70 44 C80 44 88 51 88 62 C88 74 80 80 79 87 Z")
    s.inked([(glass, s.light)], 1.9, (0.3, 0.8))
    s.fill(oval(70, 62, 13, 13.6), "#ffffff")
    for x in (66, 74):
        s.stroke([(70 + (x - 70) * 0.6, 86), (x, 66)], s.ink, 1.3)
    for turn in range(4):
        s.line(oval(64.6 + 3.6 * turn, 63, 2.2, 4.4, 14), s.accent, 1.5)
    # the lemons, in a row and wired
    wire = mix(s.accent, "#ffffff", 0.3)
    for path in (
        [(57, 109), (44, 108, 42, 122)],
        [(50, 124), (58, 113, 64, 125)],
        [(78, 125), (85, 113, 92, 124)],
    ):
        s.stroke(path, s.ink, 3.4)
        s.stroke(path, wire, 1.7)
    for x, turn in ((42, -12), (71, 4), (99, 12)):
        s.fill(oval(x + (x - 70) * 0.22, 138, 14, 3.6), mix(s.deep, s.ink, 0.6))
        _lemon(s, x, 130, 0.36, turn, lamp)
    # the hand with the last clip
    s.stroke([(108, 102), (116, 112, 104, 122)], s.ink, 3.4)
    s.stroke([(108, 102), (116, 112, 104, 122)], wire, 1.7)
    s.flash(88, 106, 9, 9, s.accent, seed=3)
    s.flash(88, 106, 5.4, 9, "#ffffff", seed=3)
    finger = join(
        ribbon([(124, 84, 8), (112, 88, 6), (102, 94, 3.4), (94, 101, 2.4)]),
        ribbon([(124, 94, 8), (112, 99, 5), (103, 104, 3.2), (96, 105, 2.4)]),
    )
    s.inked([(finger, "#8a5030")], 1.8, (0.3, 0.8))
    s.fill(cut(finger, placed(finger, 2.0, 3.0)), "#f0b07c")
    s.inked([(polygon((88, 103), (97, 100), (99, 106), (90, 108)), mix(s.light, s.ink, 0.3))], 1.2, (0.2, 0.5))


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-01": Picture(
        maria_hill,
        ((50.0, 58.0), (74.0, 100.0), (49.0, 69.0)),
        "runs away downhill",
        "steep hill above a village",
        "low sun along the slope",
    ),
    "m2-02": Picture(
        shuri, ((70.0, 62.0), (71.0, 118.0), (92.0, 104.0)), "lights a bulb with lemons", "laboratory bench", "the bulb"
    ),
}
