"""Pictures of three of the yellow cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.forms import Tones, modelled
from tools.art.marvel.impact import Impact
from tools.art.marvel.people import Clothes, clothed
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    arch,
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

_SUN: Final = (86.0, 50.0)
_FROM_THE_SUN: Final = (0.62, -0.78)


def _steep_field(s: Impact) -> None:
    """Paint a hill that falls from the upper right: the low sun on its crest, hedges and a barn far off, stubble in rows."""
    x, y = _SUN
    s.fill(ALL, s.mid)
    s.pool(x, y, ((58, s.key), (38, mix(s.key, s.light, 0.6)), (22, s.light), (12, "#ffffff")))
    s.dots(ALL, s.deep, (52, 40), (6, -4), 0.0, 0.6)
    s.fill(svg("M-2 66 C14 58 30 64 52 60 L60 80 L-2 104 Z"), mix(s.mid, s.deep, 0.35))
    for px, py, r in ((8.0, 65.0, 6.0), (18, 63, 4.6), (40, 60, 5.4), (47, 61.6, 4.0)):
        s.fill(oval(px, py, r, r * 0.8), s.deep)
    hill = svg("M122 44 C104 50 88 58 70 68 C48 80 22 92 -2 98 V172 H122 Z")
    s.inked([(hill, s.key)], 1.1, (-0.5, -0.6))
    with s.clipped(hill):
        s.fill(
            svg("M122 44 C104 50 88 58 70 68 C48 80 22 92 -2 98 V104 C24 99 50 87 72 75 C90 65 106 57 122 52 Z"),
            s.light,
        )
        for number in range(7):  # rows of stubble run down the slope to the lower left
            top, foot = 118 - 12 * number, 120 - 26 * number
            row = polygon((top, 40 + 3.4 * number), (top + 3.4, 40 + 3.4 * number), (foot + 8, 172), (foot, 172))
            s.fill(row, mix(s.key, s.mid, 0.75))
        s.fill(svg("M-2 132 C20 138 44 144 60 172 H-2 Z"), s.mid)
        lots = chance(5)
        for _ in range(34):
            px, py = 30 + 90 * next(lots), 84 + 62 * next(lots)
            s.fill(polygon((px - 1.0, py + 1.4), (px + 0.4, py - 2.2), (px + 1.0, py + 1.4)), s.deep)


def _shadow_of_the_bale(s: Impact) -> None:
    """Paint the long shadow that the bale throws down the hill; its end has reached the hen."""
    shadow = svg("M92 68 C90 90 76 120 66 132 C58 139 46 137 46 128 C46 116 54 96 58 76 Z")
    s.fill(shadow, mix(s.accent, s.deep, 0.35))
    s.fill(svg("M92 68 C90 90 76 120 66 132 C64 124 72 98 74 76 Z"), mix(s.accent, s.ink, 0.25))


def _bale(s: Impact) -> None:
    """Paint a round bale that comes down the slope: its face a spiral, its side in wrapped straw, a trail behind it."""
    x, y = 70.0, 66.0
    for points in (
        ((84, 52, 3.0), (98, 45, 2.4), (112, 42, 1.6), (122, 36, 0.6)),
        ((92, 64, 2.6), (104, 58, 2.2), (122, 52, 0.6)),
        ((92, 76, 2.0), (106, 70, 1.4), (120, 66, 0.5)),
    ):
        s.fill(ribbon(points), s.light)
    dark, tone = mix(s.deep, s.ink, 0.15), mix(s.mid, s.deep, 0.25)
    far, near = oval(x + 14, y - 5.6, 18.6, 23.6, -20), oval(x, y, 19.4, 24.6, -20)
    side = join(far, near, *(oval(x + 14 * k, y - 5.6 * k, 19.2, 24.4, -20) for k in (0.2, 0.4, 0.6, 0.8)))
    s.inked([(side, s.mid)], 1.4, (-1.6, 1.8))
    with s.clipped(side):
        s.fill(side, s.mid)
        s.fill(cut(side, placed(side, -5.4, 5.4)), s.light)
        s.fill(both(cut(side, placed(side, 4, -7)), side), dark)
        for k in (0.3, 0.55, 0.8):
            s.line(oval(x + 14 * k, y - 5.6 * k, 19.0, 24.2, -20), mix(s.deep, s.mid, 0.3), 1.3)
    s.inked([(near, tone)], 1.0, (0, 0))
    with s.clipped(near):
        s.fill(near, tone)
        s.fill(cut(near, placed(near, -3.4, 5.0)), s.key)
        s.dots(near, dark, (x + 4, y), (x - 14, y + 20), 0.0, 0.85, pitch=2.4)
        spiral = skia.Path()
        for number in range(150):
            angle = 0.145 * number
            r = 0.8 + 0.128 * number
            u, v = 0.98 * r * math.cos(angle), 1.24 * r * math.sin(angle)
            t = math.radians(-20)
            px, py = x + u * math.cos(t) - v * math.sin(t), y + u * math.sin(t) + v * math.cos(t)
            (spiral.lineTo if number else spiral.moveTo)(px, py)
        s.line(spiral, s.ink, 1.6)
        with s.moved(1.1, -0.9):
            s.line(spiral, s.light, 0.8)
    lots = chance(21)
    for number in range(24):  # straws that stand off all round
        angle = 15 * number + 8 * next(lots)
        a = math.radians(angle)
        px, py = x + 19 * math.cos(a) * 0.98, y + 24 * math.sin(a)
        if 20 < angle < 340 or number % 3 == 0:
            away = angle + 50
            tip = around(px, py, 4.6 + 3.4 * next(lots), away)
            s.fill(polygon(around(px, py, 1.0, away + 90), tip, around(px, py, 1.0, away - 90)), s.ink)
            s.fill(
                polygon(around(px, py, 0.4, away + 90), around(px, py, 3.6, away), around(px, py, 0.4, away - 90)),
                s.light,
            )


def _hen(s: Impact) -> None:
    """Paint a hen that runs at us out of the picture: leaning, wings spread back, beak open, one foot far forward."""
    white: Tones = ("#ffffff", "#fff4d8", mix(s.accent, s.light, 0.45))
    comb: Tones = ("#c8b0ff", s.accent, mix(s.accent, s.ink, 0.4))
    legs: Tones = (s.light, "#f59a10", s.deep)

    def foot(at: Point, turn: float, size: float) -> skia.Path:
        toes = [
            taper((0, 0), 1.5, around(0, 0, long, angle), 1.0)
            for angle, long in ((150, 7.5), (185, 8), (115, 7), (10, 4.6))
        ]
        return placed(join(*toes), *at, size, turn)

    far_leg = join(limb((63, 121, 2.8), (72, 127, 1.7), (81, 123, 1.5)), foot((81, 123), -150, 0.8))
    near_leg = join(limb((54, 123, 3.2), (47, 131, 2.0), (42, 138, 1.8)), foot((42, 138), 0, 1.05))
    tail = join(
        ribbon(((64, 106, 5.0), (76, 99, 4.6), (83, 100, 2.6), (84.6, 103, 0.6)), 12),
        ribbon(((64, 110, 5.0), (77, 107, 4.4), (85, 110, 2.6), (85.6, 113, 0.6)), 12),
        ribbon(((62, 114, 5.0), (74, 115, 4.0), (80, 119, 2.2), (80.4, 122, 0.6)), 12),
    )
    far_wing = join(
        ribbon(((50, 104, 4.6), (51, 94, 4.4), (57, 87, 3.2), (62, 85, 0.8)), 12),
        ribbon(((54, 105, 4.6), (57, 96, 4.2), (64, 92, 3.0), (69, 91, 0.8)), 12),
        ribbon(((57, 106, 4.4), (62, 100, 3.8), (69, 98, 2.4), (73, 98, 0.6)), 12),
    )
    body = svg(
        "M38 99 C42 95 48 97 51 101 C58 101 68 104 72 110 C75 118 68 127 58 128 C47 129 38 123 36 114 C35 108 35 103 38 99 Z"
    )
    for path, tones, reach in ((far_leg, legs, 1.4), (tail, white, 4.0), (far_wing, white, 4.0)):
        modelled(s, path, tones, _FROM_THE_SUN, reach, 1.3, 1.2, 1.6, dotted=False)
    head = svg(
        "M30 96 C30 89.600 36 86 41.600 88 C47 90 49 95 49 100 C50 106 49 111 46 114 C41 114 36 110 34.600 104 C31.600 102.600 30 99.600 30 96 Z"
    )
    crest = svg(
        "M33 90.600 C30 87 32 83.600 35 85 C34.600 81 39.600 80 40.600 83.600 C42.600 80.600 47 82.600 45.600 86.600 C49 86.600 49.600 91 46.600 92.600 C43 89.600 37 88.600 33 90.600 Z"
    )
    upper = polygon((32, 93.6), (20.6, 93), (31, 98.4))
    lower = polygon((31.2, 98.6), (23.4, 102.6), (33.6, 102.4))
    wattle = oval(35.6, 106, 2.4, 3.4)
    modelled(s, near_leg, legs, _FROM_THE_SUN, 1.6, 1.2, 1.3, 1.6, dotted=False)
    modelled(s, body, white, _FROM_THE_SUN, 8.0, 1.8, 1.4, 2.2)
    wing = join(
        ribbon(((50, 112, 5.6), (60, 106, 5.4), (71, 97, 3.4), (77, 91, 0.8)), 12),
        ribbon(((51, 115, 5.4), (63, 112, 5.0), (76, 105, 3.2), (83, 101, 0.8)), 12),
        ribbon(((52, 117, 5.0), (63, 118, 4.4), (75, 114, 2.8), (81, 112, 0.8)), 12),
    )
    modelled(s, wing, white, _FROM_THE_SUN, 3.6, 1.5, 1.2, 1.8, dotted=False)
    for points in (((57, 112), (64, 107, 71, 100)), ((58, 116), (66, 113, 75, 107))):
        s.stroke(points, mix(s.accent, s.ink, 0.2), 0.9)
    for path, tones in ((crest, comb), (upper, legs), (lower, legs)):
        modelled(s, path, tones, _FROM_THE_SUN, 1.6, 0.8, 1.1, 1.2, dotted=False)
    modelled(s, head, white, _FROM_THE_SUN, 4.0, 1.4, 1.3, 1.6, dotted=False)
    s.fill(both(head, box(34, 100, 60, 120)), white[1])
    modelled(s, wattle, comb, _FROM_THE_SUN, 1.4, 0.8, 1.0, 1.0, dotted=False)
    s.inked([(oval(37.4, 94.4, 4.0), "#ffffff")], 1.1, (0.1, 0.2))
    s.fill(oval(38.6, 93.4, 1.5), s.ink)
    for px, py, size, turn in ((92.0, 96.0, 1.15, -30), (99, 110, 0.95, 20), (88, 122, 0.8, 60), (104, 92, 0.65, -70)):
        vane = placed(svg("M-7 0 C-4 -3.400 3 -3.600 7 -0.600 C4 3 -3 3.400 -7 0 Z"), px, py, size, turn)
        s.inked([(vane, "#fff4d8")], 1.0, (-0.6, 0.7))
        s.fill(placed(polygon((-9, 0.4), (6, -0.8), (-9, 1.0)), px, py, size, turn), s.ink)


def maria_hill(s: Impact) -> None:
    """A bale rolls down a hill, and a hen runs from it. From the foot of the hill; light: a low sun on its crest."""
    _steep_field(s)
    _shadow_of_the_bale(s)
    with s.moved(0.0, -4.0, 0.88, about=(74.0, 58.0)):
        _bale(s)
    with s.moved(12.0, 3.4, 0.86, about=(52.0, 118.0)):
        _hen(s)


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


_SKULL: Final = svg(
    "M35 71 C34 63 39 57 46 57 C53 56 58 51 66 48 C70 42 78 40 84 43 C93 42 104 46 110 55 C115 61 115 69 111 74 "
    "C112 81 110 88 105 93 L98 92 C93 86 86 84 80 87 L74 83 C62 86 48 86 39 81 C36 78 35 75 35 71 Z"
)
"""The upper part of a great lizard's skull, its snout to the left."""


_JAW: Final = svg(
    "M101 95 C107 96 110 101 106 107 C98 117 82 125 66 129 C56 131.500 47 131.500 42 128 C38 125 39 120 44 119 "
    "C58 118 74 113 86 103 C91 98 95 94 101 95 Z"
)


def _museum_hall(s: Impact) -> None:
    """Paint a hall by day: a tall window, its light on the wall, a far arch, the floor and a plinth."""
    s.fill(ALL, s.mid)
    s.fill(polygon((-2, 30), (36, 24), (128, 98), (128, 146), (-2, 60)), s.key)
    s.fill(polygon((-2, 44), (24, 34), (112, 128), (60, 132), (-2, 74)), mix(s.key, s.light, 0.6))
    s.dots(ALL, s.deep, (70, 40), (112, -8), 0.0, 0.7)
    arch_ = arch(96, 126, 62, 138)
    s.fill(arch_, mix(s.deep, s.mid, 0.45))
    s.fill(cut(arch_, placed(arch_, 3, 2)), s.deep)
    for y in (60.0, 88.0, 116.0):
        s.stroke([(-2, y), (96, y)], mix(s.mid, s.deep, 0.3), 0.8)
    s.fill(box(-2, 132, 122, 170), mix(s.mid, s.deep, 0.55))
    s.fill(polygon((-2, 132), (122, 132), (122, 135), (-2, 135)), s.deep)


def _cast_of_the_skull(s: Impact) -> None:
    """Paint the shadow that the skull casts on the wall."""
    with s.clipped(box(-2, -2, 122, 132)):
        for path in (_SKULL, _JAW):
            s.fill(placed(path, 12, 13), mix(s.deep, s.mid, 0.15))


def _red_bones(s: Impact) -> None:
    """Paint the skull on its rod over a plinth: two jaws that meet in one socket, openings, teeth."""
    toward = (-0.6, -0.8)
    bone: Tones = ("#ffb48a", "#e4512c", "#8a1a24")
    hollow = "#3a0a24"
    top = polygon((30, 141), (44, 134.5), (130, 134.5), (136, 141))
    s.inked([(join(top, box(30, 141, 136, 170)), s.deep)], 1.4, (0.4, 0.4))
    s.fill(top, s.light)
    s.fill(polygon((56, 141), (66, 135.6), (130, 135.6), (136, 141)), mix(s.mid, s.deep, 0.2))
    rod = box(101, 98, 104.4, 139)
    s.inked([(rod, mix(s.deep, s.ink, 0.4))], 1.0, (0.6, 0.3))
    s.fill(box(101.2, 98, 102.2, 139), s.light)
    for x, y, size, turn in (
        (49, 119, 5.0, 4),
        (55.5, 117.6, 6.2, -2),
        (63, 116, 5.4, -4),
        (70, 113.6, 5.0, -8),
        (87, 104, 5.0, -20),
    ):
        s.inked([(placed(_FANG, x, y, size / 10, 180 + turn), mix(s.light, s.mid, 0.45))], 0.9, (0.3, 0.4))
    modelled(s, _JAW, bone, toward, 4.6, 1.8, 1.4, 2.0)
    with s.clipped(_JAW):
        s.fill(
            svg(
                "M38 122 C41 117 58 118 70 113.600 C80 110 88 102 94 96 L100 97 C92 105 82 113 70 117 C58 121 46 121 42 125 Z"
            ),
            "#ff8a5c",
        )
        s.stroke([(50, 126), (70, 122, 86, 113)], bone[2], 1.3)
        for x, y in ((60, 126), (76, 121)):
            s.fill(oval(x, y, 1.5, 1.1, -20), bone[2])
    s.fill(oval(95, 102.6, 3.6, 2.4, -40), hollow)
    for x, y, size, turn in ((43, 82.6, 6, 4), (64.6, 84.4, 6.4, -2), (71.2, 83.4, 5.4, -4)):
        s.inked([(placed(_FANG, x, y, size / 10, turn), mix(s.light, s.mid, 0.45))], 0.9, (0.3, 0.4))
    _tooth_that_shines(s)
    modelled(s, _SKULL, bone, toward, 6.5, 2.4, 1.5, 2.4)
    with s.clipped(_SKULL):
        for plane in (
            svg("M34 72 C33 63 39 56 46 56 C53 55 58 50 66 47 C62 54 56 59 50 60 C43 61 39 66 38 74 Z"),
            svg(
                "M68 47 C72 41 79 40 84 43 C93 42 103 46 109 54 C101 51 93 49 86 50 C80 50 75 52 72 56 C69 54 68 50 68 47 Z"
            ),
            svg("M40 76 C50 79 62 79 73 76 L74 79 C62 83 48 83 40 79.500 Z"),
        ):
            s.fill(plane, "#ff8a5c")
    s.rim([_SKULL], bone[0], toward, 1.5)
    for hole in (
        svg("M42 67 C44 62 50 61 52 64 C51 68 46 71 42.500 70 Z"),
        svg("M57 74 C58 66 64 59 71 58 C74 62 73 71 69 77 C65 79 60 79 57 74 Z"),
        svg("M79 52 C84 49 89 52 89 58 C88 64 86 68 86 74 L82.500 76 C80 70 77 66 77 59 C77 56 78 53.500 79 52 Z"),
        svg("M97 58 C101 55 106 59 106 66 C106 74 103 82 99 84 C95 80 94 66 97 58 Z"),
    ):
        s.fill(hole, hollow)
        s.fill(cut(hole, placed(hole, -1.5, -2.0)), "#ff9a6a")
    s.stroke([(74, 80), (80, 82, 88, 80)], bone[2], 1.2)
    s.inked([(oval(103.5, 94, 3.8), bone[1])], 1.1, (0.6, 0.8))
    s.fill(oval(102.8, 93.2, 1.8), bone[0])


_FANG: Final = svg("M-3.400 -3 L3.400 -3 C3.600 4 1.600 9.500 0.200 12 C-2 9.500 -3.600 4 -3.400 -3 Z")


def _tooth_that_shines(s: Impact) -> None:
    tooth = placed(_FANG, 53.5, 85.0, 1.75, 3, down=2.1)
    s.inked([(tooth, "#ffffff")], 1.3, (0.9, 1.2))
    s.fill(cut(tooth, placed(tooth, -2.4, -0.6)), "#ffe9a0")


def _ladder(s: Impact) -> None:
    """Paint a ladder that stands on the plinth and leans on the upper jaw."""
    for lower, upper in (((90, 140), (79, 86)), ((100, 138.5), (87, 85))):
        s.inked([(taper(lower, 1.1, upper, 1.0), s.accent)], 1.0, (0.5, 0.4))
    for number in range(6):
        k = 0.08 + 0.165 * number
        a = (90 - 11 * k, 140 - 54 * k)
        b = (100 - 13 * k, 138.5 - 53.5 * k)
        s.inked([(taper(a, 0.9, b, 0.9), mix(s.accent, s.light, 0.45))], 0.9, (0.2, 0.4))


def _cleaner(s: Impact) -> None:
    """Paint somebody in a white overall who stands on the ladder and scrubs one tooth."""
    skin = ("#c8875a", "#8a5238")
    clothes = Clothes(("#ffffff", "#b9a6e8"), ("#ffffff", "#b9a6e8"), skin, ("#241038", s.ink), s.accent)
    clothed(
        s,
        clothes,
        (-0.6, -0.8),
        (71.5, 90.5),
        (76, 100),
        (83, 116),
        (((71, 108), (64, 105)), ((70, 101), (61.5, 97))),
        (((76.5, 124), (84.5, 131.5), (80.5, 132.5)), ((76, 120.5), (82, 127), (78, 127.8))),
        0.86,
        facing=-1,
        tilt=-4,
        behind=(1,),
        w=1.2,
    )
    scrubber = taper((65, 105), 1.3, (58, 101.4), 1.3)
    s.inked([(scrubber, s.accent)], 0.9, (0.3, 0.4))
    s.puff(((57.4, 105, 3.0), (59.4, 100, 3.2), (55.6, 102, 2.8)), "#ffffff", "#d9cdf6", 0.9)
    s.drops(((53, 112.4, 1.5), (57.4, 110, 1.9), (50, 116, 1.2)), "#ffffff")


def red_skull(s: Impact) -> None:
    """A cleaner scrubs one tooth of a great red skull until it shines. In a museum; light: a window at the left."""
    _museum_hall(s)
    with s.moved(-4.0):
        _cast_of_the_skull(s)
        _red_bones(s)
        _ladder(s)
        _cleaner(s)
    s.glint(45, 84, 12)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-01": Picture(
        maria_hill,
        ((74.0, 60.0), (51.0, 98.0), (66.0, 114.0), (56.0, 136.0)),
        "rolls after a hen",
        "hill of stubble",
        "low sun on the crest",
    ),
    "m2-02": Picture(
        shuri, ((70.0, 62.0), (71.0, 118.0), (92.0, 104.0)), "lights a bulb with lemons", "laboratory bench", "the bulb"
    ),
    "m2-06": Picture(
        red_skull,
        ((66.0, 92.0), (48.0, 96.0), (70.0, 62.0), (52.0, 124.0)),
        "brushes a dinosaur's tooth",
        "hall of dinosaurs",
        "tall window at the left",
    ),
}
