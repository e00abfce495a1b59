"""Pictures of two of the yellow cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
    both,
    box,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
)


def _steep_hill(s: Impact) -> None:
    """Paint a steep hill from its foot: the crowd along its crest, a marked course that widens towards us, one tent."""
    s.steps(ALL, (60, -4), (60, 56), [s.mid, s.mid, mix(s.mid, s.key, 0.6)])
    hill = svg("M-4 172 V62 C16 52 42 46 66 46 C88 46 108 52 124 60 V172 Z")
    for number in range(30):
        x = 2 + number * 4
        y = 52 - 6 * math.sin((x + 8) / 44) + (number * 7) % 3
        s.fill(limb((x, y + 4, 1.9), (x, y - 1, 1.7)), mix(s.deep, s.ink, 0.4))
        s.fill(oval(x, y - 4, 1.6), mix(s.deep, s.ink, 0.4))
    s.inked([(polygon((74, 47), (84, 34), (92, 47)), "#ffffff")], 1.2, (0.3, 0.4))
    s.fill(polygon((84, 34), (92, 47), (85, 47)), s.accent)
    s.fill(hill, s.mid)
    s.dots(hill, s.deep, (50, 90), (124, 120), 0.0, 0.75)
    s.fill(svg("M52 46 H82 C98 82 112 116 122 172 H-4 C24 116 44 82 52 46 Z"), s.key)
    s.fill(svg("M56 46 H70 C74 82 74 120 70 172 H10 C36 116 50 82 56 46 Z"), s.light)
    for side, foot in ((-1, -2), (1, 122)):
        for share in (0.06, 0.2, 0.4, 0.68):
            x, y = 67 + side * (15 + abs(foot - 67 - side * 15) * share), 46 + 112 * share
            tall = 4 + 16 * share
            s.stroke([(x, y), (x, y - tall)], s.ink, 0.9 + 1.4 * share)
            s.fill(polygon((x, y - tall), (x + side * tall * 0.6, y - tall * 0.8), (x, y - tall * 0.55)), s.accent)


def _tumblers(s: Impact) -> None:
    """Paint three who run and fall after a cheese, lit from the left."""
    figures: tuple[tuple[Color, skia.Path, tuple[skia.Path, ...], Point], ...] = (
        (
            s.accent,
            limb((44, 66, 3.2), (45, 74, 3.4)),
            (
                limb((44, 65, 1.6), (38, 60, 1.4), (37, 54, 1.2)),
                limb((45, 65, 1.6), (51, 61, 1.4), (54, 55, 1.2)),
                limb((45, 76, 2.0), (40, 82, 1.7), (43, 89, 1.4)),
                limb((46, 76, 2.0), (52, 80, 1.7), (50, 87, 1.4)),
            ),
            (45, 59),
        ),
        (
            "#ffffff",
            limb((80, 60, 2.8), (87, 62, 3.0)),
            (
                limb((79, 60, 1.4), (74, 55, 1.2), (71, 58, 1.0)),
                limb((80, 62, 1.4), (77, 68, 1.2)),
                limb((88, 61, 1.8), (93, 55, 1.5), (96, 59, 1.2)),
                limb((89, 63, 1.8), (95, 66, 1.5), (99, 63, 1.2)),
            ),
            (75.6, 63.4),
        ),
        (
            s.accent,
            limb((91, 84, 3.8), (96, 75, 3.8)),
            (
                limb((90, 86, 1.9), (84, 90, 1.7), (82, 96, 1.4)),
                limb((92, 87, 1.9), (96, 94, 1.7), (94, 100, 1.4)),
                limb((97, 73, 2.4), (103, 68, 2.0), (107, 74, 1.7)),
                limb((95, 73, 2.4), (92, 64, 2.0), (98, 61, 1.7)),
            ),
            (88.6, 92),
        ),
    )
    for shirt, trunk, limbs, head in figures:
        bounds = trunk.getBounds()
        s.fill(oval(bounds.centerX() + 3, bounds.bottom() + 15, 9, 2), s.deep, 0.7)
        for path in limbs:
            s.inked([(path, s.ink)], 0.9, (0, 0))
        s.inked([(trunk, shirt)], 1.3, (0.3, 0.4))
        s.fill(cut(trunk, placed(trunk, -1.6, -0.8)), mix(s.accent, s.ink, 0.4))
        s.inked([(oval(*head, 3.5), "#8a4a2c")], 1.2, (0.2, 0.3))
        s.fill(both(oval(*head, 3.5), oval(head[0] - 1.6, head[1] - 0.6, 3.0)), "#ffc890")
        s.fill(both(oval(*head, 3.5), box(head[0] - 4, head[1] - 4, head[0] + 4, head[1] - 1.4)), s.ink)


def _wheel_of_cheese(s: Impact) -> None:
    """Paint a wheel of cheese in its leap, the broad rind towards us, a ribbon across its face, clods torn up behind."""
    face, rind = "#ffc42a", "#c8780e"
    with s.moved(63, 105, 0.86, turn=-14):
        side = join(oval(10, 3, 27, 29.5), oval(-4, -1, 27, 29.5))
        s.inked([(side, rind)], 2.6, (0.8, 1.4))
        with s.clipped(side):
            s.fill(svg("M2 -40 H50 V-8 C34 -14 22 -20 2 -34 Z"), face)
            s.fill(svg("M0 20 C20 24 32 16 42 2 V40 H0 Z"), "#8a480a")
            s.dots(side, "#8a480a", (30, -8), (26, 24), 0.0, 0.8, pitch=2.4)
        front = oval(-4, -1, 26.4, 29)
        s.inked([(front, face)], 1.7, (0.4, 0.6))
        with s.clipped(front):
            s.fill(cut(front, oval(2, 5, 27, 29)), s.light)
            s.dots(front, rind, (-6, 4), (14, 26), 0.0, 0.7, pitch=2.4)
            for points in ([(-40, -14), (-4, 0), (34, 12)], [(-16, 34), (-4, 0), (8, -36)]):
                for tone, wide in ((s.ink, 8.6), (s.accent, 6.0)):
                    s.stroke(points, tone, wide)
        s.inked([(oval(-4, -1, 9.6, 10.4), "#ffffff")], 1.6, (0.4, 0.6))
        s.fill(svg("M-9 4 L-4 -7 L1 4 Z"), s.accent)
        s.fill(svg("M-7 -1 C-4 -3 -3 0 0 -1 L1 4 H-9 Z"), s.mid)
        s.line(front, "#fff8d8", 1.0)


def maria_hill(s: Impact) -> None:
    """A wheel of cheese leaps down a hill, its hunters head over heels behind. From its foot; light: from the left."""
    _steep_hill(s)
    _tumblers(s)
    s.fill(oval(72, 142, 27, 4.4), mix(s.deep, s.ink, 0.5))
    _wheel_of_cheese(s)
    s.debris(
        [(86, 74, 2.6, 10), (94, 112, 3.6, 40), (36, 70, 2.4, 60), (88, 134, 3.2, 20), (40, 138, 3.0, 70)],
        s.deep,
        s.mid,
        1.0,
    )


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
        ((60.0, 100.0), (80.0, 104.0), (90.0, 80.0), (45.0, 66.0)),
        "leaps down a course",
        "steep hill",
        "morning from the left",
    ),
    "m2-02": Picture(
        shuri, ((70.0, 62.0), (71.0, 118.0), (92.0, 104.0)), "lights a bulb with lemons", "laboratory bench", "the bulb"
    ),
}
