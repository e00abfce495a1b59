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
    burst,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
)


def _stubble_hill(s: Impact) -> None:
    """Paint a mown hill, one pale slope that falls to the lower right, under a low sun at the left."""
    s.steps(
        ALL,
        (4, 66),
        (122, 10),
        ["#ffffff", s.light, mix(s.light, s.key, 0.6), s.key, mix(s.key, s.mid, 0.6), s.mid, mix(s.mid, s.deep, 0.35)],
    )
    s.fill(svg("M60 172 V104 C80 92 104 88 124 90 V172 Z"), mix(s.mid, s.deep, 0.5))
    hill = svg("M-4 172 V70 L124 140 V172 Z")
    s.fill(hill, mix(s.mid, s.deep, 0.25))
    s.fill(both(hill, cut(hill, placed(hill, 0, 9))), s.key)
    s.fill(both(hill, cut(hill, placed(hill, 0, 3.4))), "#ffffff")


def _runaway_bale(s: Impact, x: float, y: float) -> None:
    """Paint a round bale of straw that leaps downhill: the spiral of its frayed end, two cords round its side."""
    with s.moved(x, y):
        end = burst(0, 0, 23, 34, 5, 0.88)
        body = join(*(placed(oval(0, 0, 21.4), 1.7 * n, -1.1 * n) for n in range(17)))
        s.inked([(body, s.mid), (end, s.mid)], 2.6, (1.0, 1.5))
        with s.clipped(body):
            for n in (6, 13):
                s.line(placed(oval(0, 0, 21.4), 1.7 * n, -1.1 * n), s.ink, 5.0)
                s.line(placed(oval(0, 0, 21.4), 1.7 * n, -1.1 * n), mix(s.accent, "#ffffff", 0.25), 3.0)
            s.fill(cut(body, placed(body, -6, -11)), mix(s.deep, s.ink, 0.15))
        s.rim([body], s.light, (-0.3, -1.0), 2.0)
        s.inked([(end, s.key)], 2.0, (0.4, 0.6))
        with s.clipped(end):
            s.fill(cut(end, placed(end, 7, 3)), s.light)
            s.fill(cut(end, placed(end, -6, -7)), s.mid)
        turns = [around(0, 0, 1.5 + 16.0 * k / 72, 15 * k + 120) for k in range(73)]
        s.stroke(turns, s.deep, 2.4)
    for angle, long in ((136, 9), (186, 10), (232, 9)):
        start = around(x, y, 22, angle)
        tip = around(*start, long, angle - 30)
        s.stroke([start, tip], s.ink, 3.8)
        s.stroke([start, tip], s.key, 1.8)


def _hen(s: Impact, x: float, y: float) -> None:
    """Paint a hen that runs to the right for her life: neck stretched out, beak open, both wings up, one leg ahead."""
    dark, shade, comb = mix(s.accent, s.ink, 0.5), mix(s.light, s.accent, 0.4), s.accent
    with s.moved(x, y, 0.8, turn=20):
        for joints, toes in (
            (((-4, 10), (-12, 17), (-20, 14)), ((-25, 19), (-27, 14), (-24, 10))),
            (((4, 11), (12, 16), (14, 24)), ((20, 25), (17, 28), (10, 27))),
        ):
            for tone, wide in ((s.ink, 5.4), ("#ff9a2e", 2.4)):
                s.stroke(joints, tone, wide)
                for toe in toes:
                    s.stroke([joints[-1], toe], tone, wide - (1.0 if tone == s.ink else 0.5))
        tail = svg(
            "M-12 0 C-20 -2 -28 -10 -28 -19 C-24 -18 -22 -16 -21 -18 C-20 -24 -17 -26 -14 -27 C-14 -20 -10 -12 -4 -8 Z"
        )
        s.inked([(tail, comb)], 1.8, (0.4, 0.8))
        s.fill(cut(tail, placed(tail, 2.6, 1.2)), mix(comb, "#ffffff", 0.55))
        far = svg("M2 -8 C0 -20 6 -30 14 -36 C15 -30 15 -26 18 -24 C16 -20 17 -16 14 -12 Z")
        s.inked([(far, shade)], 1.7, (0.3, 0.6))
        body = svg(
            "M-18 -2 C-18 -10 -8 -12 2 -10 C12 -10 18 -16 24 -21 C29 -24 35 -21 34 -15 C30 -8 26 2 16 9 C6 15 -16 14 -18 -2 Z"
        )
        s.inked([(body, "#ffffff")], 2.1, (0.6, 1.1))
        with s.clipped(body):
            s.fill(cut(body, placed(body, -2.4, -5)), shade)
            s.dots(body, s.accent, (4, 0), (10, 14), 0.0, 0.55, pitch=2.4)
        wing = svg(
            "M-8 -2 C-14 -14 -12 -28 -6 -36 C-3 -32 -2 -30 1 -31 C2 -26 3 -24 6 -24 C6 -20 8 -16 10 -15 C11 -8 8 0 2 3 C-2 4 -6 2 -8 -2 Z"
        )
        s.inked([(wing, "#ffffff")], 2.0, (0.5, 1.0))
        s.fill(cut(wing, placed(wing, -3.4, -2.4)), shade)
        s.inked(
            [(svg("M22 -22 C20 -28 24 -30 26 -27 C26 -32 31 -32 31 -27 C34 -29 37 -26 34 -20 Z"), comb)],
            1.5,
            (0.2, 0.4),
        )
        s.inked(
            [(svg("M33 -18 L46 -19 L36 -14 Z"), "#ff9a2e"), (svg("M33 -14 L43 -8 L30 -10 Z"), "#ff9a2e")],
            1.3,
            (0.2, 0.4),
        )
        s.inked([(svg("M28 -10 C26 -5 29 -2 32 -4 C34 -6 33 -9 31 -11 Z"), comb)], 1.2, (0.2, 0.4))
        s.inked([(oval(27.6, -17, 3.2), "#ffffff")], 1.0, (0, 0))
        s.fill(oval(28.6, -17, 1.6), dark)


def maria_hill(s: Impact) -> None:
    """A bale of straw runs away downhill after a hen. From the stubble; light: low sun along the slope."""
    _stubble_hill(s)
    with s.clipped(svg("M-4 172 V70 L124 140 V172 Z")):
        s.fill(oval(72, 119, 40, 12, 28.7), mix(s.deep, s.ink, 0.7))
    for start, end, half in (((40, 44), (12, 28), 2.0), ((52, 36), (34, 25), 1.5)):
        s.fill(polygon((start[0], start[1] - half), end, (start[0], start[1] + half)), s.deep)
    _runaway_bale(s, 62, 66)
    _hen(s, 69, 112)
    for x, y, turn in ((108, 98, 30), (102, 84, -30)):
        feather = placed(svg("M-6 0 C-3 -3.500 4 -3 7 0 C4 3 -3 3 -6 0 Z"), x, y, 1.0, turn)
        s.inked([(feather, "#ffffff")], 1.3, (0.2, 0.5))


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
        ((62.0, 66.0), (72.0, 110.0), (90.0, 112.0)),
        "runs away downhill",
        "mown hill",
        "low sun along the slope",
    ),
    "m2-02": Picture(
        shuri, ((70.0, 62.0), (71.0, 118.0), (92.0, 104.0)), "lights a bulb with lemons", "laboratory bench", "the bulb"
    ),
}
