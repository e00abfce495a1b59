"""Pictures of the purple cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import Tones, group, modelled
from tools.art.marvel.impact import CREAM, Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
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


def _spine(s: Impact, turn: float, near: float, far: float, width: float) -> None:
    """Paint a spine of a coat about (80, 120), light where it faces the window at the left."""
    base, tip = around(80, 120, near, turn), around(80, 120, far, turn + 4)
    path = ribbon([(*base, width), (*tip, 0.2)])
    facing = math.cos(math.radians(turn - 205))
    s.inked([(path, s.light if facing > 0.45 else s.key if facing > -0.3 else s.mid)], 1.3, (0.4, 0.5))


def _hedgehog(s: Impact) -> None:
    """Paint a hedgehog that trots to the left, its face in the light, an apple stuck on its back."""
    s.fill(oval(80, 139, 36, 3.4), s.ink)
    for x, y in ((94, 134), (66, 135)):
        s.inked([(oval(x, y, 6.6, 4.4), s.mid)], 1.6, (0.3, 0.6))
    for number in range(14):
        _spine(s, 186 + 12.6 * number, 20, 41, 5.0)
    body = svg(
        "M49 130 C46 108 60 92 80 92 C102 92 116 110 112 128 C110 134 104 136 96 136 H62 C54 136 50 134 49 130 Z"
    )
    s.inked([(body, mix(s.deep, s.ink, 0.55))], 2.0, (0.6, 1.0))
    with s.clipped(body):
        s.fill(cut(body, placed(body, -14, -7)), s.ink)
        for row, (reach, count, tone) in enumerate(((36, 10, s.light), (25, 8, s.key), (14, 5, s.light))):
            for number in range(count):
                turn = 168 + 6 * (row % 2) + number * 200 / count
                base, tip = around(82, 126, reach - 11, turn), around(82, 126, reach, turn + 7)
                s.fill(ribbon(((*base, 2.5), (*tip, 0.2))), tone if number < 0.62 * count else s.deep)
    face = svg(
        "M61 100 C52 100 46 105 41 112 C38 117 34 120 32 123 C31 127 34 129 38 128.500 C46 131 56 133 64 131 C70 124 70 106 61 100 Z"
    )
    s.inked([(face, s.light)], 2.2, (0.5, 1.0))
    with s.clipped(face):
        s.fill(cut(face, placed(face, -6, -5)), s.key)
        s.fill(cut(face, placed(face, 2.0, 1.2)), "#ffffff")
    ear = oval(61, 106, 5.0, 5.8, 20)
    s.inked([(ear, s.key)], 1.7, (0.4, 0.6))
    s.fill(oval(61.6, 107, 2.4, 3.2, 20), s.deep)
    s.inked([(oval(33.4, 124, 3.8, 3.3), s.ink)], 0.8, (0, 0))
    s.fill(oval(32.4, 122.6, 1.1), "#ffffff")
    s.fill(oval(49, 114, 3.1, 3.6), s.ink)
    s.fill(oval(48, 112.6, 1.2), "#ffffff")
    s.stroke([(38, 127.6), (43, 128.4, 47, 125.6)], s.ink, 1.4)
    s.fill(oval(52.4, 121.6, 3.0, 2.0), s.key)
    for x, y in ((50, 134), (80, 137)):
        foot = oval(x, y, 6.8, 4.2)
        s.inked([(foot, s.light)], 1.6, (0.3, 0.7))
        for dx in (-3.4, 0.0):
            s.stroke([(x + dx - 1, y + 0.6), (x + dx - 1.4, y + 3)], s.ink, 1.0)


def _pierced_apple(s: Impact) -> None:
    """Paint an apple, its stalk and a leaf, the light of the window on its left."""
    apple = svg(
        "M78 61 C72 56 60 58 59 70 C59 81 68 88 76 87 C79 86 81 86 83 87 C92 87 98 78 96 68 C94 58 84 57 78 61 Z"
    )
    s.inked([(apple, s.accent)], 2.4, (0.8, 1.1))
    with s.clipped(apple):
        s.fill(cut(apple, placed(apple, -7, -4)), "#7fae1a")
        s.dots(apple, "#5c8a12", (80, 74), (96, 84), 0.0, 0.7, pitch=2.4)
        s.fill(cut(apple, placed(apple, 2.6, 1.6)), "#f2ffae")
        s.fill(oval(78, 62, 6, 2.2), "#7fae1a")
    s.fill(oval(66, 68, 2.6, 4.4, 20), "#ffffff")
    for tone, wide in ((s.ink, 4.4), (s.mid, 1.6)):
        s.stroke([(78, 63), (79, 57, 83, 53)], tone, wide)
    leaf = svg("M81 56 C86 49 96 49 101 55 C95 60 87 60 81 56 Z")
    s.inked([(leaf, s.accent)], 1.7, (0.3, 0.6))
    s.stroke([(83, 56), (90, 54, 97, 55)], s.ink, 1.0)


def _lawn_by_night(s: Impact) -> None:
    """Paint a lawn by night from above: the light of a window on it, four panes aslant, a dark hedge behind."""
    s.fill(ALL, mix(s.deep, s.mid, 0.35))
    s.dots(ALL, mix(s.deep, s.ink, 0.3), (30, 120), (-6, 60), 0.0, 0.7)
    hedge = join(box(-9, -9, 130, 40), *(oval(x, 39 + (x * 7) % 5, 10, 7) for x in range(-4, 130, 14)))
    s.fill(hedge, mix(s.ink, s.deep, 0.25))
    near, far, top, foot = (4.0, 128.0), (44.0, 104.0), 58.0, 152.0

    def at(u: float, v: float) -> tuple[float, float]:
        left, right = (far[side] + (near[side] - far[side]) * v for side in (0, 1))
        return left + (right - left) * u, top + (foot - top) * v

    for u in (0.0, 0.53):
        for v, low in ((0.0, 0.34), (0.40, 1.0)):
            pane = polygon(at(u, v), at(u + 0.47, v), at(u + 0.47, low), at(u, low))
            s.fill(pane, CREAM[1])
    s.fill(polygon((52, 136), (130, 132), (130, 154), (74, 150)), mix(s.deep, s.mid, 0.35))


def okoye(s: Impact) -> None:
    """A hedgehog trots home with an apple on its spines. In profile, low; light: a window's, aslant on a lawn by night."""
    _lawn_by_night(s)
    with s.moved(0.0, -3.0, 0.92, about=(74.0, 136.0)):
        _hedgehog(s)
        with s.moved(-8.0, 10.0):
            _pierced_apple(s)
        for turn in (238.0, 250.0, 262.0, 274.0):
            _spine(s, turn, 26, 39, 4.2)


_BY_THE_GAP: Final = (-0.9, -0.3)
"""Where the sky is open under the clouds."""


def _plain_in_the_rain(s: Impact) -> None:
    """Paint a plain under a slanting cloud: cream sky below it down to a low horizon, broad stripes of rain, wet ground."""
    s.fill(ALL, CREAM[1])
    for at in range(-40, 130, 17):  # rain as slanting bars
        s.fill(polygon((at + 26, 30), (at + 32, 30), (at, 132), (at - 6, 132)), s.light)
    cloud = polygon((-4, -4), (124, -4), (124, 30), (-4, 54))
    s.fill(polygon((-4, 54), (124, 30), (124, 38), (-4, 62)), s.key)
    s.fill(cloud, s.mid)
    s.dots(cloud, s.deep, (60, 42), (66, 0), 0.0, 0.8)
    s.fill(placed(svg("M-1 14 L-1 2 L-8 -2 C-12 -8 12 -8 8 -2 L1 2 L1.600 14 Z"), 38, 118, 0.8), s.key)
    s.fill(polygon((-4, 128), (124, 122), (124, 172), (-4, 172)), s.key)
    s.fill(polygon((-4, 136), (124, 138), (124, 172), (-4, 172)), s.mid)


def _calf(s: Impact) -> None:
    """Paint a calf from the side before the cow's dark belly, white in the light of the gap, its trunk up to its mother."""
    hide: Tones = ("#ffffff", "#ffffff", s.key)
    dim: Tones = (s.key, s.key, s.mid)
    tail = ribbon(((86, 108, 1.4), (90, 116, 1.2), (88, 124, 0.9)))
    modelled(s, tail, dim, _BY_THE_GAP, 0.8, 0.6, 1.0, 0.6, dotted=False)
    for x in (60.0, 77.0):
        modelled(s, limb((x, 118, 5.0), (x, 138, 4.4)), dim, _BY_THE_GAP, 2.0, 1.0, 1.1, 1.2, dotted=False)
    body = svg("M52 104 C56 94 78 94 86 104 C90 114 88 124 84 128 C76 132 64 132 57 128 C52 122 50 112 52 104 Z")
    modelled(
        s,
        join(body, limb((66, 120, 6.0), (67, 139, 5.0)), limb((82, 118, 6.0), (83, 139, 5.0))),
        hide,
        _BY_THE_GAP,
        5.0,
        0.0,
        1.4,
        1.8,
        dotted=False,
    )
    trunk = ribbon(((46, 112, 4.4), (39, 117, 3.6), (36, 110, 3.0), (38, 101, 2.6)), 10)
    head = svg("M45 100 C48 92 58 90 64 96 C69 104 66 116 58 118 C52 120 46 118 43 114 C41 110 42 105 45 100 Z")
    modelled(s, join(trunk, head), hide, _BY_THE_GAP, 3.6, 0.0, 1.4, 1.6, dotted=False)
    ear = svg("M58 100 C64 94 74 97 74 106 C74 114 68 119 63 117 C59 112 57 106 58 100 Z")
    modelled(s, ear, (s.light, s.key, s.mid), _BY_THE_GAP, 2.6, 1.4, 1.2, 1.4, dotted=False)
    s.fill(oval(50.6, 104.6, 2.4, 2.8), s.ink)
    s.fill(oval(49.8, 103.6, 0.9), "#ffffff")


def _head_of_the_cow(s: Impact) -> None:
    """Paint the head of the cow, lit from the gap: her trunk curls round the leaf's stalk, one ear hangs over its edge."""
    hide: Tones = (CREAM[1], s.mid, mix(s.deep, s.ink, 0.2))
    head = svg("M45 64 C44 47 57 38 71 40 C84 42 91 55 88 70 C85 83 74 90 64 87 C53 84 46 76 45 64 Z")
    whole = join(_TRUNK, head)
    modelled(s, whole, hide, _BY_THE_GAP, 6.0, 2.8, 1.8, 2.4, dotted=False)
    for share, (x, y) in enumerate(((46.0, 77.0), (41.0, 85.0), (38.0, 93.0))):
        s.stroke([(x - 3, y), (x + 2, y + 3.2, x + 8 - 1.6 * share, y + 3.0)], s.ink, 1.3)
    s.fill(oval(57.4, 62.6, 3.4, 3.8), s.ink)
    s.fill(oval(56.2, 61.2, 1.2), "#ffffff")
    s.stroke([(51.6, 58.4), (57, 54.6, 63.6, 59)], s.ink, 1.8)
    ear = svg("M72 46 C84 36 103 44 104 66 C104 82 95 93 86 90 C77 83 66 62 72 46 Z")
    modelled(s, ear, (CREAM[1], s.key, s.mid), _BY_THE_GAP, 6.0, 0.0, 1.7, 2.4, dotted=False)
    s.stroke([(80, 54), (91, 62, 88, 82)], s.deep, 1.6)


_TRUNK: Final = join(
    ribbon(((57, 66, 11.0), (47, 78, 8.6), (41.6, 90, 6.8), (41.6, 99, 5.8)), 12),
    limb((41.6, 98.6, 5.8), (46, 104.6, 5.4), (53, 103.4, 3.8)),
)
"""The cow's trunk, its tip about the stalk of the leaf."""


def _mother_above(s: Impact) -> None:
    """Paint the body of the cow from the side, cut off by the right edge: legs and belly as one dark mass."""
    back: Tones = (s.key, mix(s.deep, s.ink, 0.5), s.ink)
    for x in (119.0, 60.0):
        leg = limb((x, 90, 12.0), (x + 1, 130, 9.0), (x + 1, 147, 9.6))
        modelled(s, leg, back, _BY_THE_GAP, 5.0, 1.6, 1.6, 2.0, dotted=False)
    belly = polygon((60, 78), (124, 70), (124, 124), (64, 120))
    s.fill(belly, mix(s.deep, s.ink, 0.75))
    body = svg("M68 52 C84 34 116 40 134 58 V116 C118 108 102 112 86 108 C72 100 64 72 68 52 Z")
    modelled(s, body, back, _BY_THE_GAP, 8.0, 2.0, 1.7, 2.0, dotted=False)


def _leaf_for_an_umbrella(s: Impact) -> None:
    """Paint the leaf that the trunk holds by its stalk over the calf, rain bursting on it."""
    for tone, wide in ((s.ink, 4.8), (s.accent, 2.4)):
        s.stroke([(46, 104), (50, 101, 58, 97)], tone, wide)
    leaf = svg("M52 104 C53 91 72 84 91 90 C102 94 110 101 115 111 C103 104 92 106 80 107 C70 105 59 109 52 104 Z")
    s.inked([(leaf, s.accent)], 1.8, (0.8, 1.6))
    with s.clipped(leaf):
        s.fill(cut(leaf, placed(leaf, -1.4, -5.0)), "#7fae1a")
        s.stroke([(54, 101), (78, 91, 115, 111)], "#f2ffae", 1.8)
        for points in ([(66, 96), (62, 107)], [(78, 95.6), (77, 108)], [(90, 98.6), (93, 107)]):
            s.stroke(points, "#7fae1a", 1.3)
    s.rim([leaf], "#f6ffd0", (-0.3, -1.0), 1.4)


def she_hulk(s: Impact) -> None:
    """A cow elephant holds a leaf over the calf beside her leg. From its height; light: the cream sky below a cloud."""
    _plain_in_the_rain(s)
    _mother_above(s)
    with s.moved(10.0, 3.0, 0.86, about=(68.0, 142.0)):
        _calf(s)
    _leaf_for_an_umbrella(s)
    _head_of_the_cow(s)


def _dining_hall(s: Impact) -> None:
    """Paint a dining hall in the evening: a dark wall, and a broad shaft of light across it from the upper left."""
    s.fill(ALL, mix(s.ink, s.deep, 0.7))
    s.fill(polygon((20, -9), (70, -9), (134, 110), (134, 176), (46, 176)), s.mid)
    s.dots(polygon((20, -9), (70, -9), (134, 110), (134, 176), (46, 176)), s.deep, (80, 70), (96, 150), 0.0, 0.7)
    s.dots(ALL, s.ink, (30, 70), (4, 130), 0.0, 0.6)


def _plate(s: Impact, x: float, y: float, wide: float, turn: float) -> None:
    """Paint a plate seen a little from above, its well in light, its side and the half away from the lamp in shade."""
    with s.moved(x, y, turn=turn):
        rim = oval(0, 0, wide, 0.25 * wide)
        foot = oval(0, 0.26 * wide, 0.56 * wide, 0.16 * wide)
        s.inked([(join(rim, foot), s.mid)], 1.4, (0.9, 1.0))
        s.fill(both(join(rim, foot), box(0.1 * wide, -wide, wide, wide)), s.deep)
        s.fill(rim, "#ffffff")
        s.fill(cut(rim, placed(rim, -0.5 * wide, -0.04 * wide)), s.key)


def _tumbling_tower(s: Impact) -> None:
    """Paint a tower of plates that breaks in two as it slides to the left, a pot on top that spills, a cup that flies off."""
    for x, y, wide, turn in (
        (76, 95.4, 23, -12),
        (73, 88, 22.4, -15),
        (71, 80.6, 21.6, -16),
        (66, 68.6, 21, -24),
        (62, 61.6, 20, -26),
        (57.4, 55.4, 19, -29),
    ):
        _plate(s, x, y, wide, turn)
    with s.moved(54.0, 45.0, 0.96, turn=-24.0):
        spill = ribbon(((-21, -6, 2.2), (-28, -3, 3.0), (-34, 6, 3.4), (-33, 18, 2.6), (-37, 25, 0.6)), 14)
        s.inked([(spill, s.accent)], 1.3, (0.5, 0.6))
        s.line(svg("M14 -6 C28 -10 28 12 13 9"), s.ink, 7.0)
        s.line(svg("M14 -6 C28 -10 28 12 13 9"), s.light, 3.6)
        spout = svg("M-12 6 C-19 4 -18 -4 -24 -8 L-19 -11 C-12 -6 -12 -2 -8 -2 Z")
        modelled(s, spout, ("#ffffff", s.light, s.mid), (-0.6, -0.8), 1.6, 0.0, 1.4, 1.6, dotted=False)
        pot = svg("M-14 -8 H14 C18 -1 17 10 10 14 H-10 C-17 10 -18 -1 -14 -8 Z")
        modelled(s, pot, ("#ffffff", s.light, s.mid), (-0.6, -0.8), 5.0, 0.0, 1.5, 2.0)
        s.fill(svg("M-16 1 H16.600 L16 5 H-16 Z"), s.accent)
    with s.moved(70.0, 30.0, 0.9, turn=30.0):
        lid = svg("M-11 4 C-10 -5 10 -5 11 4 Z")
        s.inked([(join(lid, oval(0, -5, 3)), s.light)], 1.4, (0.5, 0.8))
    for x, y, turn in ((104, 66, 40),):
        cup = placed(svg("M-8 -5 H8 C8 3 5 7 0 7 C-5 7 -8 3 -8 -5 Z"), x, y, 1.0, turn)
        handle = placed(oval(9, -1, 4, 3.6), x, y, 1.0, turn)
        s.line(handle, s.ink, 4.2)
        s.line(handle, s.light, 1.8)
        modelled(s, cup, ("#ffffff", s.light, s.mid), (-0.6, -0.8), 2.4, 0.0, 1.4, 1.6, dotted=False)
        s.inked([(placed(oval(0, -5, 8, 2.2), x, y, 1.0, turn), s.mid)], 0.8, (0, 0))


def _tilted_tray(s: Impact) -> None:
    """Paint a waiter's fore-arm from below, his hand spread under a tray that tilts to the left."""
    toward = (-0.8, -0.5)
    skin: Tones = ("#ffcf9c", "#b8744c", "#5c2f3c")
    with s.moved(80.0, 121.0, 1.3, turn=4.0):
        modelled(s, limb((3, 52, 15.0), (0, 20, 9.0)), (s.key, mix(s.ink, s.deep, 0.5), s.ink), toward, 4.0, 1.8, 1.5)
        fingers = (
            limb((-5.4, -3, 3.2), (-10, -12, 2.9), (-13, -21, 2.3)),
            limb((-1.8, -5, 3.3), (-3.4, -15, 3.0), (-4, -25, 2.3)),
            limb((2.4, -4.6, 3.3), (4.4, -15, 3.0), (5.6, -24, 2.3)),
            limb((5.8, -3, 2.8), (10.2, -12, 2.4), (13, -20, 1.9)),
        )
        palm = svg(
            "M-8.600 -5 C-4 -8 5 -7.600 8.600 -4 C10 2 8.600 8 6 12 L6 26 H-6 L-5.600 12 C-9 8 -9.600 0 -8.600 -5 Z"
        )
        thumb = limb((-4.4, 7, 3.8), (-13, 1, 3.2), (-18.6, -9, 2.3))
        parts = [(thumb, skin, 2.0), *((finger, skin, 1.8) for finger in fingers), (palm, skin, 4.0)]
        group(s, parts, toward, 1.3, 1.8)
        for x, y in ((-6.2, -5), (-2.0, -7), (2.8, -6.8), (6.8, -4.6)):
            s.fill(oval(x - 0.4, y - 0.4, 2.0, 1.5), skin[0])
            s.stroke([(x - 1.8, y + 2.0), (x, y + 2.9, x + 1.8, y + 2.0)], s.ink, 0.9)
        cuff = limb((-7.4, 18, 3.4), (7.4, 18, 3.4))
        modelled(s, cuff, ("#ffffff", "#ffffff", s.key), toward, 2.0, 0.0, 1.4, 1.6, dotted=False)
    with s.moved(75.0, 95.0, turn=-12.0):
        s.inked([(join(oval(0, 0, 37, 7.0), oval(0, 3.2, 35, 7.0)), s.ink)], 1.7, (0.6, 1.0))
        s.fill(oval(0, 0, 37, 7.0), s.light)
        s.fill(oval(2, 0.8, 32, 5.2), s.key)


def carnage(s: Impact) -> None:
    """A waiter's tray tilts and a tower of plates goes over. From the side; light: a shaft from the upper left."""
    _dining_hall(s)
    _tilted_tray(s)
    with s.moved(-2.0, -5.0, 0.93, about=(76.0, 99.0)):
        _tumbling_tower(s)


_FROM_THE_DOOR: Final = (-0.9, 0.35)


def _museum_by_night(s: Impact) -> None:
    """Paint a museum hall by night, dark above; a slab of cream light from a door at the left runs over the floor."""
    s.fill(ALL, mix(s.deep, s.ink, 0.3))
    s.dots(ALL, s.ink, (70, 70), (64, -4), 0.0, 0.8)
    s.fill(polygon((-4, 40), (34, 52), (34, 116), (-4, 132)), CREAM[1])
    s.fill(polygon((34, 52), (38, 50), (38, 118), (34, 116)), s.key)
    s.fill(polygon((-4, 118), (124, 108), (124, 172), (-4, 172)), mix(s.deep, s.mid, 0.4))
    s.fill(polygon((-4, 124), (34, 114), (124, 138), (124, 172), (-4, 172)), CREAM[1])
    s.fill(polygon((58, 144), (124, 139), (124, 152), (80, 150)), s.key)


def _neck_of_bones(s: Impact, bone: Tones) -> None:
    """Paint the neck of the skeleton down from its skull to the right, a row of vertebrae with spines, and ribs."""
    for start, bend, end in (((112, 108), (92, 114), (96, 138)), ((122, 110), (104, 120), (110, 146))):
        rib = ribbon(((*start, 3.0), (*bend, 2.6), (*end, 1.0)), 12)
        modelled(s, rib, bone, _FROM_THE_DOOR, 1.4, 0.0, 1.4, 1.6, dotted=False)
    for x, y, turn, size in ((122, 114, 74, 1.15), (118, 101, 66, 1.1), (110, 90, 48, 1.0), (100, 82, 30, 0.9)):
        spine = svg("M-5.400 -4 L-2.400 -15 L3.400 -14 L5.400 -4 L6.400 4 C3 7 -3 7 -6.400 4 Z")
        modelled(s, placed(spine, x, y, size, turn), bone, _FROM_THE_DOOR, 2.0, 0.0, 1.4, 1.6, dotted=False)


_SKULL: Final = svg(
    "M-36 3 C-38 -6 -33 -13 -24 -14 C-12 -16 -4 -20 3 -26 L11 -24 C20 -27 30 -22 34 -12 L37 8 C32 13 24 12 19 7 "
    "C6 8 -6 10 -18 11 C-26 12 -34 10 -36 3 Z"
)


_JAW: Final = svg("M33 5 C27 16 12 19 -4 22 C-14 24 -26 26 -31 21 C-33 16 -27 13 -20 14 C-6 13 8 8 20 2 Z")


def _skull(s: Impact, bone: Tones) -> None:
    """Paint the skull of a tyrannosaur in profile, its jaws wide apart, a light in its eye."""
    for x in (-25, -17, -9, -1):
        tooth = polygon((x - 3, 20), (x + 1, 5 - 0.12 * (x + 25)), (x + 4, 18))
        s.inked([(placed(tooth, 3.0, 3.0, 1.0, -15.0), "#ffffff")], 1.2, (0.2, 0.4))
    lower = placed(_JAW, 3.0, 3.0, 1.0, -15.0)
    modelled(s, lower, bone, _FROM_THE_DOOR, 4.0, 0.0, 1.6, 2.0, dotted=False)
    for x, y, long in ((-31, 8, 8), (-23, 10, 11), (-14, 10, 10), (-5, 9, 9), (4, 8, 7)):
        s.inked([(polygon((x - 3.4, y - 2), (x + 3.4, y - 2), (x + 0.6, y + long)), "#ffffff")], 1.2, (0.3, 0.5))
    modelled(s, _SKULL, bone, _FROM_THE_DOOR, 6.0, 0.0, 1.8, 2.4)
    holes = join(
        oval(-27, -5, 4.6, 3.0, -16),
        svg("M-14 -7 C-8 -9 -2 -13 3 -15 C5 -9 4 -3 2 2 C-4 3 -9 3 -14 1 Z"),
        oval(14, -12, 6.2, 8.4, 10),
        svg("M24 -14 C30 -14 31 -4 30 3 C26 3 24 -3 24 -14 Z"),
    )
    s.fill(holes, s.ink)
    s.fill(oval(12.4, -9.4, 2.8), s.accent)
    s.fill(oval(11.8, -10, 1.1), "#ffffff")
    brow = svg("M2 -19 C8 -24 18 -22 23 -13 C15 -17 8 -17 2 -14 Z")
    modelled(s, brow, bone, _FROM_THE_DOOR, 1.6, 0.0, 1.4, 1.4, dotted=False)


def _thief(s: Impact) -> None:
    """Paint a small dog that runs to the left with a bone nearly its own length, its ears and tail flung back."""
    toward = (-0.8, -0.3)
    coat: Tones = (s.light, s.mid, s.deep)
    far: Tones = (s.deep, s.deep, s.ink)
    tail = ribbon(((20, -2, 2.6), (28, -6, 2.2), (30, -14, 0.8)))
    body = svg("M-14 -8 C-4 -12 12 -10 22 -5 C27 0 26 9 20 11 C12 8 2 9 -6 10 C-14 8 -18 -2 -14 -8 Z")
    neck = limb((-10, -2, 7.0), (-17, -8, 6.0))
    head = svg("M-12 -13 C-16 -20 -27 -20 -31 -13 L-39 -8 C-41 -5 -39 -2 -36 -2 L-26 -1 C-18 -1 -12 -5 -12 -13 Z")
    group(
        s,
        [
            (limb((17, 5, 4.6), (26, 10, 3.0), (31, 18, 2.2)), far, 1.6),
            (limb((-8, 6, 4.0), (-2, 14, 2.8), (-8, 19, 2.2)), far, 1.6),
            (tail, coat, 1.2),
            (join(body, neck), coat, 4.0),
            (join(limb((19, 4, 6.0), (16, 14, 3.4), (24, 20, 2.4)), oval(22, 21, 3.6, 2.2)), coat, 2.0),
            (join(limb((-10, 4, 4.6), (-20, 10, 3.0), (-27, 16, 2.4)), oval(-29, 17, 3.2, 2.0)), coat, 2.0),
            (head, coat, 2.4),
        ],
        toward,
        1.4,
        1.8,
    )
    ear = svg("M-18 -16 C-10 -24 0 -22 4 -17 C0 -12 -10 -9 -16 -11 Z")
    modelled(s, ear, (s.key, s.deep, s.ink), toward, 1.8, 1.2, 1.2, 1.4, dotted=False)
    s.inked([(oval(-26, -12.4, 3.0), "#ffffff")], 0.9, (0, 0))
    s.fill(oval(-26.8, -12.4, 1.6), s.ink)
    s.fill(oval(-38, -7, 2.2, 1.8), s.ink)
    bone = join(
        limb((-48, -4, 3.2), (-18, 3, 3.2)), *(oval(x, y, 4.2) for x, y in ((-50, -7), (-51, -1), (-16, 0), (-17, 6)))
    )
    modelled(s, bone, ("#f4ffb0", s.accent, "#7fae1a"), toward, 2.0, 1.2, 1.5, 1.8, dotted=False)


def crossbones(s: Impact) -> None:
    """A dog runs off with a bone and the skeleton it belongs to snaps after it. Low; light: a museum's open door."""
    bone: Tones = ("#ffffff", s.light, mix(s.key, s.mid, 0.6))
    _museum_by_night(s)
    _neck_of_bones(s, bone)
    with s.moved(77.0, 66.0, 1.0, turn=6.0):
        _skull(s, bone)
    with s.moved(82.0, 124.0, 0.86, turn=-3.0):
        _thief(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-25": Picture(
        she_hulk,
        ((58.0, 62.0), (76.0, 98.0), (54.0, 118.0), (70.0, 126.0)),
        "keeps her calf out of the rain",
        "plain in the rain",
        "cream sky below a cloud",
    ),
    "m2-26": Picture(
        okoye,
        ((48.0, 114.0), (68.0, 76.0), (72.0, 86.0), (84.0, 108.0)),
        "carries an apple home on its spines",
        "lawn by night",
        "window aslant on grass",
    ),
    "m2-27": Picture(
        crossbones,
        ((88.0, 58.0), (60.0, 84.0), (56.0, 114.0), (46.0, 121.0)),
        "runs off with a skeleton's bone",
        "museum by night",
        "door on a floor",
    ),
    "m2-29": Picture(
        carnage,
        ((58.0, 48.0), (68.0, 76.0), (78.0, 98.0), (84.0, 120.0)),
        "topples from a tray",
        "dining hall",
        "shaft across a wall",
    ),
}
