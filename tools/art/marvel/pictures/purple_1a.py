"""Pictures of the first four purple cards of level 1."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.forms import Tones, modelled
from tools.art.marvel.impact import CREAM, Impact
from tools.art.marvel.people import two_toned
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    both,
    box,
    chance,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
    taper,
)

_SHADE: Final = svg("M48 34 C58 31 80 31 90 34 L113 116 C96 124 42 124 25 116 Z")


def _lamp_by_a_bed(s: Impact) -> None:
    """Paint a lamp with a paper shade in a dark bedroom: two cones of light on the wall, a bed's post, a book, a table."""
    s.fill(ALL, s.shade)
    up = polygon((48, 36), (90, 36), (132, -30), (6, -30))
    down = polygon((25, 112), (113, 112), (150, 172), (-12, 172))
    for cone, inner, tones in (
        (up, polygon((54, 36), (84, 36), (112, -30), (26, -30)), (s.mid, s.key)),
        (down, polygon((34, 112), (104, 112), (128, 172), (10, 172)), (s.deep, s.mid)),
    ):
        s.fill(cone, tones[0])
        s.fill(inner, tones[1])
    s.fill(box(112, 62, 120, 172), mix(s.ink, s.deep, 0.15))
    s.fill(oval(116, 60, 7), mix(s.ink, s.deep, 0.15))
    s.rim([join(box(112, 62, 120, 172), oval(116, 60, 7))], s.mid, (-1.0, 0.0), 1.6)
    for tone, wide in ((s.ink, 9.0), (s.key, 4.6)):
        s.stroke([(69, 110), (69, 150)], tone, wide)
    s.stroke([(71, 124), (71, 150)], s.mid, 1.8)
    s.inked([(_SHADE, s.light)], 2.8, (0.8, 1.2))
    with s.clipped(_SHADE):
        s.fill(_SHADE, s.mid)
        for rx, ry, tone in (
            (50, 54, s.key),
            (40, 44, mix(s.key, s.light, 0.6)),
            (32, 36, CREAM[0]),
            (23, 26, CREAM[1]),
        ):
            s.fill(oval(66, 82, rx, ry), tone)
        for top, foot in ((54, 40), (62, 55), (76, 83), (84, 98)):
            s.stroke([(top, 32), (foot, 122)], s.key, 0.9)
        s.dots(_SHADE, s.deep, (84, 92), (114, 108), 0.0, 0.8, pitch=2.4)
        s.dots(_SHADE, s.deep, (56, 62), (40, 30), 0.0, 0.6, pitch=2.4)
    for data in ("M48 34 C58 37 80 37 90 34", "M25 114 C42 122 96 122 113 114"):
        s.line(svg(data), s.ink, 4.6)
        s.line(svg(data), s.accent, 2.2)
    s.stroke([(98, 121), (99, 136)], s.ink, 2.6)
    s.stroke([(98, 121), (99, 136)], s.accent, 1.1)
    s.inked([(oval(99, 137, 2.4, 3.0), s.accent)], 1.2, (0.2, 0.4))
    s.inked([(polygon((36, 139), (60, 136), (62, 143), (36, 144)), s.light)], 1.4, (0.4, 0.6))
    s.fill(polygon((36, 141), (61, 139.4), (62, 143), (36, 144)), s.mid)
    table = box(-4, 143, 124, 172)
    s.inked([(table, s.key)], 1.8, (0, 0))


def _gecko(s: Impact) -> None:
    """Paint a gecko from above that creeps up to the right: a tail in an S, four hands with round toes, a lit eye."""
    coat = s.shade
    tail = ribbon([(54, 92, 4.6), (46, 102, 4.0), (44, 111, 3.2), (52, 116, 2.4), (60, 111, 1.4), (61, 105, 0.4)])
    body = ribbon([(52, 95, 4.0), (58, 88, 7.0), (67, 82, 8.2), (75, 73, 7.2), (79, 65, 5.4), (82, 59, 5.0)])
    head = svg("M76 62 C74 54 78 46 86 42 C91 41 94 45 93 50 C93 58 89 65 83 67 C80 67 77 65 76 62 Z")
    legs = (
        ((76, 68), (64, 64), (62, 54)),
        ((80, 72), (92, 76), (96, 68)),
        ((58, 86), (48, 80), (40, 84)),
        ((64, 90), (72, 98), (68, 108)),
    )
    for shoulder, elbow, wrist in legs:
        leg = join(taper(shoulder, 3.4, elbow, 2.6), taper(elbow, 2.6, wrist, 1.9))
        along = math.degrees(math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]))
        toes = [around(*wrist, 5.6, along + turn) for turn in (-76, -38, 0, 38, 76)]
        hand = join(leg, *(taper(wrist, 1.2, toe, 0.9) for toe in toes), *(oval(*toe, 1.7) for toe in toes))
        s.inked([(hand, coat)], 1.0, (0.3, 0.5))
        s.rim([hand], s.mid, (-0.5, 0.8), 1.2)
    whole = join(tail, body, head)
    s.inked([(whole, coat)], 1.4, (0.4, 0.6))
    s.rim([whole], s.key, (-0.5, 0.9), 1.7)
    with s.clipped(whole):
        for x, y, wide, turn in (
            (60, 87, 4.2, 50),
            (66, 82, 5.0, 46),
            (72, 76, 4.6, 50),
            (77, 68, 3.4, 60),
            (49, 100, 2.8, 56),
            (46, 108, 2.4, 80),
        ):
            s.fill(oval(x, y, wide, 1.3, turn + 90), s.accent)
    for x, y in ((81, 52), (91, 56)):
        s.inked([(oval(x, y, 3.0), s.accent)], 1.2, (0, 0))
        s.fill(oval(x, y, 0.9, 2.4, 28), s.ink)
    s.stroke([(85, 44.6), (87, 45.2)], s.key, 1.0)


def lizard(s: Impact) -> None:
    """A gecko creeps up a lampshade to a moth. Close, from ahead; light: the lamp through the paper."""
    _lamp_by_a_bed(s)
    _gecko(s)
    wing = svg("M0 0 C-4 -9 -13 -10 -14 -4 C-14 1 -7 4 0 2 C7 4 14 1 14 -4 C13 -10 4 -9 0 0 Z")
    with s.moved(61, 45, 0.8, turn=-24):
        s.inked([(wing, s.accent)], 1.6, (0.4, 0.6))
        s.fill(both(wing, box(-20, -1.6, 20, 8)), mix(s.accent, s.ink, 0.3))
        for x in (-1, 1):
            s.stroke([(2 * x, -1), (11 * x, -5)], s.ink, 0.9)
            s.stroke([(0, -4), (3.4 * x, -10)], s.ink, 0.8)
        s.inked([(oval(0, 0.6, 1.7, 5.4), s.ink)], 0.6, (0, 0))


_UNDER_THE_MOON: Final = (-0.5, -0.85)
"""Where the moon is that shines on bed and claw."""


def _foot_of_a_bed(s: Impact) -> None:
    """Paint the foot of a bed from the front: one slab of moonlight on the wall, a quilt's hill, the dark below."""
    s.fill(ALL, mix(s.ink, s.deep, 0.55))
    s.fill(polygon((6, -9), (70, -9), (130, 60), (130, 130), (60, 130)), s.mid)
    s.fill(polygon((18, -9), (52, -9), (130, 84), (130, 130), (78, 130)), CREAM[1])
    quilt = svg("M-9 110 C10 70 30 70 44 84 C56 92 92 84 104 92 C114 96 122 104 124 112 Z")
    s.inked([(quilt, s.deep)], 1.6, (0.8, 0.6))
    s.fill(cut(quilt, placed(quilt, 5.0, 8.0)), s.key)


def _sole(s: Impact) -> None:
    """Paint one bare sole that stands up before the quilt, its shadow on quilt and wall, the small toe spread."""
    form = svg(
        "M-2 30 C-10 30 -11 14 -8 6 C-7 0 -12.500 -6 -12 -13 C-11.500 -20 -6 -23 1 -23 C9 -23 13 -18 12 -11 "
        "C11 -4 8 0 8 8 C9 16 6 30 -2 30 Z"
    )
    toes = ((8.4, -28.6, 5.4, 6.8, 10), (-0.8, -30.0, 3.7, 5.2, 0), (-7.4, -27.8, 3.4, 4.8, -10), (-12.8, -23.6, 3.1, 4.2, -24), (-17.2, -17.6, 2.9, 3.8, -42))  # fmt: skip

    def at(path: skia.Path) -> skia.Path:
        return placed(path, 74.0, 76.0, 1.4, 5.0, flip=True)

    parts = [at(oval(*toe)) for toe in toes]
    sole = at(form)
    s.fill(placed(join(sole, *parts), 12.0, 5.0), s.shade)
    lit, dim = "#ffd9b4", "#a05c54"
    two_toned(s, [(toe, (lit, dim), 3.4) for toe in parts], _UNDER_THE_MOON, 1.7)
    s.inked([(sole, lit)], 1.7, (0.6, 0.9))
    with s.clipped(sole):
        s.fill(cut(sole, placed(sole, -5.0, -5.0)), dim)
        s.fill(at(svg("M-4 34 C-4 20 -2 4 2 0 C6 -2 10 -4 13 -8 L7 4 C4 14 2 24 2 34 Z")), "#dc9878")
    board = box(-9, 103, 130, 116)
    s.inked([(board, s.mid)], 1.6, (0.0, 1.2))
    s.fill(box(-9, 103, 130, 106), s.light)
    s.fill(box(-9, 117, 130, 180), s.shade)


def _monster(s: Impact) -> None:
    """Paint the monster in the dark under the bed: two round eyes that look up, a grin, a claw that holds a feather."""
    for x, r in ((72.0, 9.6), (95.0, 8.8)):
        s.fill(oval(x, 130, r, r * 0.9), s.accent)
        s.fill(oval(x - 2.8, 126.6, 3.6, 4.2), s.ink)
        s.fill(oval(x - 4.2, 125.2, 1.3), "#ffffff")
    for x in range(62, 106, 8):
        s.fill(
            polygon((x - 3.4, 141.6 + abs(84 - x) * -0.1), (x + 3.4, 141.6 + abs(84 - x) * -0.1), (x, 147)), "#ffffff"
        )
    vane = svg(
        "M-1 2 L-6 -2 L-4 -6 C-9 -12 -9 -20 -6 -27 L-3 -23 L-4 -31 C-2 -38 3 -42 9 -44 C12 -36 11 -28 8 -21 L4 -24 L6 -16 C6 -9 4 -2 2 2 Z"
    )
    with s.moved(50.0, 104.0, 1.0, turn=6.0):
        s.inked([(vane, s.accent)], 1.7, (0.8, 0.8))
        s.fill(both(vane, svg("M0 4 C0 -12 1 -28 9 -46 L20 -46 V4 Z")), mix(s.accent, s.ink, 0.45))
        s.stroke([(-2, 16), (0, -8), (2, -24, 7, -38)], s.ink, 1.0)
    fur = (s.mid, mix(s.deep, s.ink, 0.75))
    arm = limb((50, 176, 11.0), (44, 146, 9.0), (50, 122, 8.0))
    tufts = [placed(polygon((-5, -3), (0, 7), (5, -3)), x, y, 1.0, 96.0) for x, y in ((38, 132), (34, 144), (36, 156))]
    s.inked([(join(arm, *tufts), s.ink)], 1.2, (0, 0))
    s.rim([arm], s.deep, _UNDER_THE_MOON, 3.0)
    for x, y in ((55.0, 110.0), (56.6, 117.0), (55.4, 124.0)):
        two_toned(s, [(limb((x - 10, y + 1, 4.0), (x, y, 3.7)), fur, 2.4)], _UNDER_THE_MOON, 1.5)
        s.inked([(polygon((x, y - 2.6), (x + 7, y + 0.6), (x, y + 2.6)), "#ffffff")], 1.0, (0.2, 0.3))


def abomination(s: Impact) -> None:
    """A monster from under a bed tickles a sleeper's sole with a feather. From the front; light: the moon on the wall."""
    _foot_of_a_bed(s)
    _sole(s)
    _monster(s)


def _sill_by_a_frosty_window(s: Impact) -> None:
    """Paint a window full of moonlight and frost at the left, the dark wall beside it, and the sill with its light."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    s.inked([(box(-8, -8, 66, 118), s.deep)], 1.8, (0.6, 0.0))
    for left, top, right, low in ((-4, -4, 27, 52), (32, -4, 61, 52), (-4, 57, 27, 114), (32, 57, 61, 114)):
        pane = box(left, top, right, low)
        s.fill(pane, s.mid)
        with s.clipped(pane):
            s.steps(pane, (8, 2), (56, 110), [mix(s.deep, s.mid, 0.5), s.mid, s.mid, mix(s.mid, s.key, 0.5), s.key])
            s.fill(oval(46, 30, 10), CREAM[1])
            for x in (left, right):
                s.fill(oval(x, low + 2, 15, 11), s.light)
                s.fill(oval(x, low + 5, 13, 9), "#ffffff")
    s.fill(box(-4, 118, 124, 172), mix(s.deep, s.mid, 0.5))
    s.fill(polygon((-4, 118), (60, 118), (104, 172), (-4, 172)), s.key)
    s.fill(polygon((-4, 118), (36, 118), (64, 172), (-4, 172)), s.light)
    s.stroke([(-4, 118), (124, 118)], s.ink, 2.2)


def _penguin(s: Impact) -> None:
    """Paint a penguin about its middle that loses its footing: wings thrown up, both feet in the air, a scarf that flies."""
    toward = (-0.8, -0.6)
    coat: Tones = (s.key, s.shade, s.ink)
    bright: Tones = ("#ffffff", s.accent, mix(s.accent, s.ink, 0.5))
    for foot in ("M-9 24 C-16 24 -20 28 -19 32 C-12 33 -6 31 -3 27 Z", "M8 25 C13 22 19 23 22 27 C19 32 12 33 5 29 Z"):
        modelled(s, svg(foot), bright, toward, 2.0, 1.0)
    for wing in (
        "M-13 -6 C-22 -8 -31 -14 -34 -25 C-25 -25 -15 -21 -9 -14 Z",
        "M13 -8 C22 -12 28 -22 29 -34 C21 -32 13 -25 9 -16 Z",
    ):
        modelled(s, svg(wing), coat, toward, 3.0, 1.5)
    body = svg(
        "M0 -44 C9 -44 14 -37 13 -28 C13 -22 17 -12 18 2 C19 18 12 28 0 28 C-12 28 -19 18 -18 2 C-17 -12 -13 -22 -13 -28 C-14 -37 -9 -44 0 -44 Z"
    )
    modelled(s, body, coat, toward, 6.0, 2.2, 1.6, 2.2)
    belly = svg("M-2 -15 C7 -15 12 -6 12 5 C12 17 7 25 -2 25 C-11 25 -14 16 -14 5 C-14 -6 -10 -15 -2 -15 Z")
    s.fill(belly, "#ffffff")
    s.fill(both(belly, placed(belly, 7.0, 3.0)), s.light)
    s.fill(cut(belly, placed(belly, -4.0, -3.0)), s.key)
    for x in (-7.0, 3.6):
        s.fill(oval(x, -32, 5.4, 6.0), "#ffffff")
        s.fill(oval(x - 0.6, -32.4, 2.4), s.ink)
    modelled(s, svg("M-8 -27 C-5 -30 1 -30 4 -27 L-3 -18 Z"), bright, toward, 1.4, 0.8)
    modelled(
        s,
        ribbon(((10, -15, 3.4), (20, -11, 4.0), (26, -3, 3.6), (34, -4, 2.2))),
        bright,
        toward,
        2.0,
        1.2,
    )
    scarf = svg("M-14 -22 C-6 -16 6 -16 14 -22 L15.600 -14 C6 -9 -6 -9 -15.600 -14 Z")
    modelled(s, scarf, bright, toward, 2.6, 1.4)


def _snow_globe(s: Impact) -> None:
    """Paint a globe of glass about its middle on its foot, snow whirling in it round a penguin that has lost its footing."""
    ball = oval(0, 0, 35)
    s.inked([(ball, s.deep)], 2.4, (0.9, 1.2))
    with s.clipped(ball):
        s.pool(-8, -8, ((44, s.mid), (38, s.key), (31, s.light), (25, CREAM[0]), (18, CREAM[1])))
        s.fill(svg("M-40 24 C-20 14 16 22 40 12 V44 H-40 Z"), "#ffffff")
        s.fill(svg("M6 21 C18 20 30 18 40 12 V44 H0 Z"), s.key)
        with s.moved(2.0, 0.0, 0.7, turn=-27.0):
            _penguin(s)
        lots = chance(29)
        for number in range(34):
            turn, reach = 360 * next(lots), 19 + 14 * next(lots)
            x, y = around(0, -2, reach, turn)
            s.fill(oval(x, y, 0.9 + 1.3 * next(lots)), "#ffffff" if number % 3 else s.light)
        for near, first, last in ((29, 150, 235), (24, 330, 405), (30, 20, 70)):
            s.stroke([around(0, 0, near, first + (last - first) * k / 8) for k in range(9)], "#ffffff", 1.3)
        s.fill(cut(ball, oval(-5, -5, 36)), s.key, 0.55)
        s.fill(svg("M-29 -6 C-28 -20 -16 -29 -6 -30 L-7 -25 C-16 -23 -24 -16 -25 -5 Z"), "#ffffff")
        s.fill(svg("M-28 0 L-24.600 0 C-24 4 -23 7 -21.500 10 L-25 11 C-27 8 -28 4 -28 0 Z"), "#ffffff")
    s.rim([ball], s.light, (1.0, 0.8), 1.3)
    foot = polygon((-23, 27, 2), (23, 27, 2), (31, 47, 3), (-31, 47, 3))
    s.inked([(foot, mix(s.deep, s.mid, 0.4))], 2.4, (0.9, 1.2))
    with s.clipped(foot):
        s.fill(polygon((-24, 26), (-12, 26), (-17, 50), (-34, 50)), s.key)
        s.fill(polygon((10, 26), (26, 26), (34, 50), (14, 50)), s.shade)
        s.dots(foot, s.ink, (-6, 38), (16, 40), 0.0, 0.8, pitch=2.4)
    s.inked([(polygon((-26.6, 35), (26.6, 35), (28.4, 40), (-28.4, 40)), s.accent)], 1.5, (0.3, 0.5))


def winter_soldier(s: Impact) -> None:
    """A snow globe rocks, and the penguin in it slides through its storm. Close; light: a frosty window at the left."""
    _sill_by_a_frosty_window(s)
    s.fill(svg("M58 134 C72 130 108 134 118 141 C108 149 74 148 58 134 Z"), s.ink)
    with s.moved(72.0, 82.0, 1.12, turn=13.0):
        _snow_globe(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-33": Picture(
        lizard,
        ((84.0, 54.0), (66.0, 82.0), (62.0, 44.0), (50.0, 106.0)),
        "creeps up on a moth",
        "lampshade",
        "lamp through paper",
    ),
    "m1-34": Picture(
        abomination,
        ((70.0, 70.0), (54.0, 84.0), (72.0, 130.0), (95.0, 130.0)),
        "tickles a sleeper's sole",
        "under a bed",
        "moonlight on a wall",
    ),
    "m1-35": Picture(
        winter_soldier,
        ((74.0, 80.0), (62.0, 70.0), (68.0, 100.0), (66.0, 124.0)),
        "slides through its storm",
        "window sill",
        "frosty window",
    ),
}
