"""Pictures of two of the yellow cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, Point, box, cut, join, mix, oval, placed, polygon, ribbon, svg, taper


def _look_out(s: Impact) -> None:
    """Paint a valley at dawn from a look-out: ridges in three tones, a river, and the rail."""
    s.steps(ALL, (60, -4), (60, 110), [mix(s.deep, s.mid, 0.5), s.mid, s.mid, s.key, s.light])
    for data, tone in (
        ("M-4 84 L14 72 L34 84 L52 74 L90 86 L108 70 L124 80 V172 H-4 Z", mix(s.mid, s.deep, 0.35)),
        ("M-4 104 C20 92 40 100 60 98 C90 96 104 90 124 98 V172 H-4 Z", mix(s.mid, s.deep, 0.75)),
        ("M-4 122 C16 114 34 118 50 120 C80 124 104 112 124 116 V172 H-4 Z", mix(s.deep, s.ink, 0.35)),
    ):
        s.fill(svg(data), tone)
    s.fill(
        svg("M30 98 C40 104 30 108 22 112 C14 116 12 118 14 120 H30 C28 116 36 112 44 108 C50 104 46 100 40 97 Z"),
        s.light,
    )
    s.dots(box(-4, -4, 124, 60), s.deep, (60, 40), (60, -8), 0.0, 0.7)
    s.fill(box(-4, 140, 124, 172), s.ink)
    for tone, wide, drop in ((s.ink, 6.0, 0.0), (s.key, 1.6, -1.6)):
        s.stroke([(-4, 132 + drop), (124, 132 + drop)], tone, wide)
    for x in (6, 38, 104):
        s.stroke([(x, 132), (x, 150)], s.ink, 5.0)


_PLANE: Final = "M-8 0 C-5 -1.800 -1 -1.800 0.500 -1.300 L4.500 -8 H6.500 L4.500 -1 L7.500 -4 H9 L8 1.400 L-5 1.800 Z M0 1 L4 7 H6 L5 1 Z"
"""A plane that flies to the left."""


def _coin_telescope(s: Impact) -> None:
    """Paint a coin telescope on its post, pointed to the upper left, a plane and its trail in the lens."""
    dim, lit = mix(s.ink, s.accent, 0.45), mix(s.accent, s.light, 0.5)
    post = svg("M66 104 H84 L82 138 H68 Z M58 136 H92 L98 172 H52 Z")
    fork = svg("M60 70 L68 68 L76 98 L84 68 L92 70 L87 104 L84 110 H67 L64 104 Z")
    s.inked([(post, s.accent), (fork, s.accent)], 2.8, (1.0, 1.4))
    for part in (post, fork):
        with s.clipped(part):
            s.fill(cut(part, placed(part, 4.0, 0.5)), lit)
            s.fill(cut(part, placed(part, -4.0, 0)), s.ink)
            s.dots(part, s.ink, (72, 120), (84, 122), 0.0, 0.9, pitch=2.4)
    s.inked([(box(69, 118, 80, 130, 1), s.mid)], 1.6, (0.3, 0.6))
    s.stroke([(74.5, 120.6), (74.5, 127)], s.ink, 2.0)
    with s.moved(75.0, 70.0, 1.0, turn=17.0):
        for y in (-9.0, 1.0):
            s.inked([(box(26, y - 4, 41, y + 4, 2), dim), (box(38, y - 5, 43, y + 5, 1.5), s.ink)], 1.8, (0.3, 0.6))
        barrel = svg("M-26 -20 C-8 -25 14 -25 26 -19 C33 -14 33 12 26 17 C14 24 -8 26 -26 22 Z")
        s.inked([(barrel, s.accent)], 3.0, (1.2, 1.8))
        with s.clipped(barrel):
            s.fill(svg("M-30 -30 H36 V-12 C14 -18 -8 -18 -30 -14 Z"), lit)
            s.fill(svg("M-30 -30 H36 V-17 C14 -22 -8 -22 -30 -19 Z"), "#ffffff")
            s.fill(svg("M-30 12 C-8 17 14 15 36 6 V30 H-30 Z"), s.ink)
            s.dots(barrel, s.ink, (2, -6), (14, 14), 0.0, 0.95, pitch=2.4)
            s.stroke([(12, -28), (16, 0, 12, 26)], s.ink, 1.8)
        s.inked([(oval(2, 2, 6.4), s.mid)], 2.0, (0.4, 0.8))
        s.fill(oval(0.4, 0.2, 2.4), s.light)
        s.inked([(svg("M-8 -24 C-6 -33 14 -33 16 -24 L11 -24 C10 -28 -2 -28 -3 -24 Z"), s.accent)], 1.8, (0.3, 0.6))
        ring = oval(-27, 1, 15.5, 22)
        s.inked([(ring, s.mid)], 2.8, (0.6, 1.2))
        s.fill(cut(ring, placed(ring, 1.6, 1.6)), "#ffffff")
        glass = oval(-27.6, 1, 12, 18)
        s.inked([(glass, s.light)], 2.0, (0, 0))
    glass = placed(oval(-27.6, 1, 12, 18), 75, 70, 1.0, 17)
    x, y = 48.4, 63.0
    with s.clipped(glass):
        s.steps(glass, (x, y - 18), (x, y + 16), [s.mid, s.mid, mix(s.mid, s.key, 0.5), s.key])
        s.fill(svg("M30 81 L38 77 L45 80 L54 76 L66 81 V92 H30 Z"), s.deep)
        s.fill(ribbon([(x - 1, y - 3, 0.9), (x + 5, y + 4, 2.0), (x + 11, y + 13, 3.4)]), "#ffffff")
        s.fill(placed(svg(_PLANE), x - 4.4, y - 6.4, 1.0, 44), s.ink)
    s.fill(placed(oval(0, 0, 3.2, 2.0, -40), 43, 51), "#ffffff")


def _on_tiptoe(s: Impact) -> None:
    """Paint a girl in a raincoat from her right side who stands on a step and has her eye at the telescope, lit from the left."""
    skin, lit, dim = "#a8653c", "#f0b07c", "#6a3a24"
    coat = svg("M97 112 C99 107 110 106 116 110 C124 116 127 136 128 172 H88 C90 150 92 126 97 112 Z")
    s.solid(coat, (s.light, s.key, s.mid), (-1.0, -0.4), 8.0, 2.2)
    arm = ribbon([(106, 116, 5.6), (94, 124, 5.0), (83, 114, 4.2)])
    s.solid(arm, (s.light, s.key, s.mid), (-0.8, -0.8), 4.0, 1.9)
    hand = join(
        oval(81, 111, 4.4, 4.0), taper((80, 109), 1.8, (78, 104.6), 1.5), taper((83, 109), 1.8, (82.4, 104), 1.5)
    )
    s.inked([(hand, lit)], 1.5, (0.3, 0.5))
    head = svg(
        "M96 86 C97 78 104 74 112 76 C121 78 124 88 121 98 C120 104 116 109 110 109 C105 110 101 109 99.500 106 "
        "C97.500 106 96 104.500 96.600 102.500 L95.600 101 L96.400 99.500 C94 99 92.500 98 93.400 96.500 C95 93.500 95.500 90 96 86 Z"
    )
    s.inked([(head, skin)], 2.1, (0.5, 0.8))
    with s.clipped(head):
        s.fill(svg("M90 80 H103 C101 88 103 94 100 98 C101 104 103 108 106 112 H90 Z"), lit)
        s.fill(svg("M106 112 C112 108 113 100 112 92 H126 V112 Z"), dim)
    s.stroke([(97.6, 90.6), (100, 89.4, 102, 91.4)], s.ink, 1.5)
    s.stroke([(96.8, 87), (99.6, 85.2, 103, 86.6)], s.ink, 1.4)
    s.stroke([(97, 102.6), (99.4, 102.4, 101, 100.8)], s.ink, 1.2)
    hair = svg(
        "M97 86 C95 74 104 68 114 71 C124 74 128 84 125 96 C124 102 120 104 116 100 C113 96 113 92 110 89 C106 87 101 88 97 86 Z"
    )
    s.inked([(hair, mix(s.ink, s.accent, 0.2))], 1.9, (0.4, 0.6))
    s.rim([hair], s.key, (-0.8, -0.8), 1.6)
    s.inked([(oval(111, 97, 2.6, 3.4), lit)], 1.2, (0.2, 0.3))
    bow = join(svg("M117 74 L109 66 L108 76 Z"), svg("M117 74 L126 68 L124 79 Z"))
    s.inked([(bow, s.mid), (oval(117, 74, 2.6), s.mid)], 1.5, (0.3, 0.5))
    s.rim([bow], s.light, (-0.6, -1.0), 1.2)


def maria_hill(s: Impact) -> None:
    """A girl on tiptoe follows a plane through a coin telescope, whose lens mirrors it. In profile; light: the dawn they face."""
    _look_out(s)
    s.fill(ribbon([(48, 36, 0.5), (62, 44, 1.6), (84, 55, 2.6), (128, 74, 4.4)]), s.light)
    s.fill(placed(svg(_PLANE), 45, 34.6, 1.0, 24), s.ink)
    with s.moved(scale=0.74, about=(34.0, 128.0)):
        _coin_telescope(s)
    _on_tiptoe(s)


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
    """Paint the wall of a work room, a pair of shelves on it, and the light of a lamp that falls off on both."""
    s.fill(ALL, mix(s.deep, s.ink, 0.2))
    s.pool(*lamp, ((92, s.deep), (74, mix(s.mid, s.deep, 0.4)), (56, s.mid), (40, s.key), (27, s.light)))
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
        ((45.0, 80.0), (66.0, 85.0), (98.0, 92.0), (82.0, 112.0)),
        "follows a plane",
        "look-out on a hill",
        "dawn in its lens",
    ),
    "m2-02": Picture(
        shuri, ((70.0, 62.0), (71.0, 118.0), (92.0, 104.0)), "lights a bulb with lemons", "laboratory bench", "the bulb"
    ),
}
