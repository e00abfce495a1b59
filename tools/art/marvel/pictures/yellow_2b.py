"""Pictures of two of the yellow cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
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


def _head_in_the_wind(s: Impact) -> None:
    """Paint a head from before, about (73, 92), its hair blown to the left, its brows up, its mouth open."""
    skin, lit, hair = mix(s.deep, s.ink, 0.1), mix(s.deep, s.mid, 0.5), mix(s.ink, s.accent, 0.14)
    mane = svg(
        "M102 92 C108 70 106 46 90 36 C78 28 64 30 52 34 C44 36 38 35 31 30 C33 37 36 41 41 43 C35 45 30 44 25 41 "
        "C28 50 33 53 39 54 C34 58 29 59 23 57 C27 65 34 67 41 66 C40 74 42 84 46 92 Z"
    )
    s.inked([(mane, hair)], 2.2, (0.6, 1.0))
    jacket = svg("M30 172 C30 146 46 140 58 138 L73 152 L90 138 C104 140 118 146 120 172 Z")
    s.inked([(jacket, mix(s.mid, s.deep, 0.4))], 2.2, (0.6, 1.0))
    s.dots(jacket, s.ink, (70, 140), (116, 160), 0.0, 0.85)
    s.inked([(svg("M52 140 L73 158 L94 140 L98 148 L73 172 L48 148 Z"), s.accent)], 1.6, (0.4, 0.8))
    face = svg(
        "M46 80 C44 58 56 48 74 48 C92 48 103 58 101 80 C101 106 98 132 89 142 C82 148 66 148 59 142 C50 132 46 106 46 80 Z"
    )
    s.inked([(face, skin)], 2.1, (0.6, 1.0))
    with s.clipped(face):
        s.fill(cut(face, placed(face, -9, 2)), skin)
        s.fill(both(face, placed(face, -13, -3)), lit)
        s.dots(box(78, 40, 106, 112), s.ink, (84, 70), (106, 76), 0.0, 0.6, pitch=2.4)
    fringe = svg(
        "M103 82 C106 60 100 44 86 40 C72 35 56 38 46 47 C52 46 56 47 58 49 C50 52 44 58 42 66 C50 60 58 58 66 58 "
        "C78 56 88 58 94 64 C98 68 101 74 103 82 Z"
    )
    s.inked([(fringe, hair)], 1.9, (0.4, 0.8))
    for points in (
        [(92, 52), (78, 42, 58, 45)],
        [(96, 60), (82, 50, 60, 53)],
        [(84, 36), (66, 32, 44, 40)],
        [(42, 60), (36, 62, 31, 61)],
    ):
        s.stroke(points, s.mid, 1.5)
    for points in ([(54, 73), (60, 66, 68, 69)], [(80, 66), (87, 62, 94, 67)]):
        s.stroke(points, s.ink, 3.0)
    s.stroke([(66, 131), (73, 134, 82, 129.4)], s.ink, 2.4)
    s.stroke([(70, 137.4), (74, 138.6, 78, 137)], mix(s.deep, s.ink, 0.3), 1.6)


def _jet_in_the_glass(s: Impact) -> None:
    """Paint a jet over a ridge, seen in a lens of radius 19 about (0, 0)."""
    s.fill(svg("M-20 9 C-8 3 2 11 20 5 V22 H-20 Z"), s.mid)
    for x, y in ((-10.5, 11.5), (-4.5, 16)):
        s.fill(polygon((x + 6, y - 10), (x + 8, y - 8.6), (x - 8, y + 8), (x - 11, y + 5)), "#ffffff")
    jet = svg("M0 -15 C2.600 -10 2.800 -5 2.800 -2.500 L14 7 V10.500 L2.800 7.500 V10 L7 13.500 V16 H-7 V13.500 L-2.800 10 V7.500 "
              "L-14 10.500 V7 L-2.800 -2.500 C-2.800 -5 -2.600 -10 0 -15 Z")  # fmt: skip
    path = placed(jet, 2.4, -2.4, 0.94, 44)
    s.inked([(path, mix(s.ink, s.accent, 0.25))], 0.8)
    s.rim([path], s.accent, (-1.0, -0.3), 1.6)
    s.fill(placed(oval(0, -7.4, 1.3, 3.0), 2.4, -2.4, 0.94, 44), s.light)


def _pilot_in_the_glass(s: Impact) -> None:
    """Paint a pilot who waves out of a cockpit, seen in a lens of radius 19 about (0, 0)."""
    hood = svg("M-15 22 C-17 -2 -9 -15 1 -15 C11 -15 18 -2 16 22 Z")
    s.inked([(hood, "#ffffff")], 1.5, (0.3, 0.5))
    arm = ribbon([(8, 14, 3.0), (11.5, 5, 2.8), (9.6, -2, 2.4)])
    s.inked([(svg("M-9 22 C-9 11 -4 8 0 8 C4 8 9 11 9 22 Z"), s.accent), (arm, s.accent)], 1.3, (0.3, 0.5))
    hand = join(
        *(taper((9.2, -4), 1.7, around(9.2, -4, 6.2, turn), 1.2) for turn in (-140, -108, -84, -58)), oval(9.2, -4, 2.8)
    )
    s.inked([(hand, s.mid)], 1.1, (0.2, 0.3))
    head = oval(-3, 0.6, 7.4, 8.2)
    s.inked([(head, s.key)], 1.4, (0.3, 0.5))
    s.fill(cut(head, placed(head, -2.2, 0.4)), s.mid)
    s.inked([(box(-9.6, -3.4, 3.4, 2.0, 2.6), s.accent)], 1.1)
    s.fill(oval(-6, -1.6, 2.2, 1.1), "#ffffff")
    s.stroke([(-5.6, 5), (-3, 7, 0, 4.8)], s.ink, 1.3)
    s.fill(polygon((-22, 14), (-10, 17), (10, 17), (22, 14), (22, 24), (-22, 24)), mix(s.deep, s.mid, 0.3))
    s.stroke([(-20, 14), (-10, 17), (10, 17), (20, 14)], s.ink, 1.4)


def _field_glasses(s: Impact) -> None:
    """Paint field glasses from before, a lens at (51, 103) and one at (95, 97), and the fingers behind their rims."""
    iron, dull = mix(s.ink, s.accent, 0.1), mix(s.ink, s.accent, 0.4)
    skin, lit = mix(s.deep, s.mid, 0.35), mix(s.mid, s.key, 0.25)
    s.inked([(polygon((60, 88), (86, 84), (88, 110), (62, 114)), dull)], 2.0, (0.6, 1.0))
    s.inked([(box(69, 90, 79, 111, 2), s.key)], 1.7, (0.3, 0.6))
    for y in (94, 98.5, 103, 107.5):
        s.stroke([(69.5, y), (78.5, y - 0.6)], s.ink, 1.2)
    for x, y, turns, wrist in (
        (51, 103, (-152, -128, -104, -80), (30, 156)),
        (95, 97, (-28, -52, -76, -100), (122, 152)),
    ):
        arm = taper(wrist, 15, around(x, y, 22, 140 if x < 60 else 44), 10)
        s.inked([(arm, s.mid)], 2.0, (0.6, 1.0))
        s.fill(both(arm, placed(arm, 8, 3)), mix(s.mid, s.deep, 0.6))
        s.rim([arm], s.light, (-0.8, -1.0), 2.0)
        for turn in turns:
            finger = taper(around(x, y, 18, turn), 5.6, around(x, y, 27, turn), 4.9)
            s.inked([(finger, skin)], 1.8, (0.5, 0.8))
            s.fill(cut(finger, placed(finger, 2.6, 3.0)), lit)
    for x, y, scene in ((51, 103, _jet_in_the_glass), (95, 97, _pilot_in_the_glass)):
        s.inked([(oval(x, y, 24), iron)], 2.2, (0.8, 1.4))
        s.rim([oval(x, y, 24)], s.key, (-0.8, -1.0), 2.2)
        s.inked([(oval(x, y, 20.8), s.light)], 1.5, (0.0, 0.0))
        with s.clipped(oval(x, y, 20.4)), s.moved(x, y, 1.04):
            s.steps(
                box(-21, -21, 21, 21),
                (0, -20),
                (0, 14),
                [s.key, mix(s.key, s.light, 0.35), mix(s.key, s.light, 0.7), s.light],
            )
            scene(s)
            s.fill(cut(oval(0, 0, 21), oval(2.0, 2.2, 20)), s.accent)
        s.fill(
            svg(
                f"M{x - 16} {y - 3} C{x - 16} {y - 9} {x - 11} {y - 15} {x - 4} {y - 16.5} C{x - 9} {y - 13} {x - 12.5} {y - 8} {x - 13} {y - 3} Z"
            ),
            "#ffffff",
        )


def maria_hill(s: Impact) -> None:
    """Somebody with field glasses finds a jet, and its pilot waves. Frontal; light: dawn, seen in the lenses."""
    s.steps(ALL, (60, 0), (60, 130), [mix(s.mid, s.deep, 0.15), s.mid, mix(s.mid, s.key, 0.5), s.key, s.light])
    s.dots(box(-4, -4, 124, 60), s.deep, (60, 50), (60, -10), 0.0, 0.5)
    for y, x, wide in ((24, 40, 16), (48, 8, 14), (70, 108, 16), (62, 8, 12)):
        s.fill(polygon((x, y), (x + wide, y - 1), (x + wide, y + 1)), "#ffffff")
    with s.moved(6, -2, 0.82, about=(73, 92)):
        _head_in_the_wind(s)
        _field_glasses(s)


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


def shuri(s: Impact) -> None:
    """A hand closes the last wire of a row of lemons, and the bulb flares. A bench at night; light: the bulb."""
    lamp = (70.0, 62.0)
    s.fill(ALL, mix(s.deep, s.ink, 0.45))
    for r, tone in (
        (84, mix(s.deep, s.ink, 0.15)),
        (62, s.deep),
        (46, mix(s.mid, s.deep, 0.3)),
        (34, s.key),
        (25, s.light),
    ):
        s.fill(oval(*lamp, r), tone)
    s.rays(*lamp, 28, 62, 16, s.light, 0.9, duty=0.34, seed=4, inward=False)
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
    s.fill(finger, s.ink)
    s.rim([finger], s.light, (-0.8, -0.8), 1.4)
    s.inked([(polygon((88, 103), (97, 100), (99, 106), (90, 108)), mix(s.light, s.ink, 0.3))], 1.2, (0.2, 0.5))


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-01": Picture(
        maria_hill,
        ((51.0, 103.0), (90.0, 96.0), (66.0, 69.0), (74.0, 133.0)),
        "finds a pilot who waves",
        "hill in the wind",
        "dawn in two lenses",
    ),
    "m2-02": Picture(
        shuri, ((70.0, 62.0), (71.0, 118.0), (92.0, 104.0)), "lights a bulb with lemons", "laboratory bench", "the bulb"
    ),
}
