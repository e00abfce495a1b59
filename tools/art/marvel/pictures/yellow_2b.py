"""Pictures of three of the yellow cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.forms import Tones, group, modelled
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
    s.steps(ALL, (50, -6), (66, 66), [mix(s.deep, s.ink, 0.2), s.deep, s.mid, s.key, s.light, s.light])
    s.dots(ALL, s.ink, (52, 40), (40, -8), 0.0, 0.6)
    s.fill(oval(x, y, 15), "#ffffff")
    s.fill(svg("M-2 66 C14 58 30 64 52 60 L60 80 L-2 104 Z"), mix(s.deep, s.ink, 0.5))
    for px, py, r in ((8.0, 65.0, 6.0), (18, 63, 4.6), (40, 60, 5.4), (47, 61.6, 4.0)):
        s.fill(oval(px, py, r, r * 0.8), mix(s.deep, s.ink, 0.5))
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
        s.fill(svg("M134 116 C118 116 106 124 96 136 C88 144 70 146 58 172 H134 Z"), mix(s.deep, s.ink, 0.55))
        for px, py, long, lean in (
            (122, 117, 12, -5),
            (112, 122, 11, 3),
            (104, 130, 10, -4),
            (97, 137, 9, 2),
            (86, 145, 8, -3),
        ):
            s.fill(polygon((px - 2.4, py + 4), (px + lean, py - long), (px + 2.4, py + 4)), mix(s.deep, s.ink, 0.55))


def _shadow_of_the_bale(s: Impact) -> None:
    """Paint the long shadow that the bale throws down the hill; its end has reached the hen."""
    shadow = svg("M46 60 C42 84 40 108 44 124 C50 136 74 136 84 124 C96 108 100 88 104 64 Z")
    s.fill(shadow, mix(s.mid, s.deep, 0.75))
    s.dots(shadow, s.deep, (70, 128), (74, 86), 0.0, 0.8)


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
    with s.moved(15.5, 1.0, 0.98, about=(52.0, 118.0)):
        _hen(s)


_LAMP: Final = (64.0, 64.0)


def _bench_by_night(s: Impact) -> None:
    """Paint a dark room that one bulb lights: its burst, shelves of jars as shadows, a bench that runs away from us."""
    x, y = _LAMP
    s.fill(ALL, mix(s.deep, s.ink, 0.3))
    for left, right, at in ((-9, 40, 66), (88, 130, 74)):
        s.fill(box(left, at, right, at + 4), mix(s.deep, s.ink, 0.62))
    for px, foot, high in ((6, 66, 18), (20, 66, 12), (34, 66, 22), (96, 74, 12), (108, 74, 20), (120, 74, 14)):
        s.fill(box(px - 5, foot - high, px + 5, foot, 2), mix(s.deep, s.ink, 0.62))
    for r, tone in ((92, mix(s.deep, s.mid, 0.35)), (70, s.mid), (48, s.key), (33, s.light)):
        s.flash(x, y, r, 11, tone, seed=5, hollow=0.62, turn=12)
    bench = polygon((-9, 106), (130, 100), (130, 180), (-9, 180))
    s.fill(bench, mix(s.deep, s.ink, 0.15))
    with s.clipped(bench):
        s.pool(64, 106, ((84, s.deep), (66, mix(s.deep, s.mid, 0.6)), (48, s.mid), (31, s.key)), squeeze=0.6)
    s.stroke([(-9, 106), (130, 100)], s.light, 1.4)


def _bulb(s: Impact) -> None:
    """Paint a bulb in a wooden socket with two screws, its coil bright, and the violet shadow that it throws ahead."""
    x, y = _LAMP
    steel: Tones = ("#ffffff", "#b8a890", "#5c4640")
    wood: Tones = (s.light, "#b8641a", "#5a2a12")
    up = (-0.1, -1.0)
    s.fill(polygon((x - 15, 109), (x + 15, 107), (x + 27, 122), (x - 20, 124)), mix(s.accent, s.ink, 0.35))
    base = polygon((x - 15, 96, 2), (x + 15, 95, 2), (x + 18, 109, 2), (x - 18, 110, 2))
    group(
        s,
        [(base, wood, 4.4), (polygon((x - 8, 84, 1), (x + 8, 84, 1), (x + 8.6, 97), (x - 8.6, 97)), steel, 3.0)],
        up,
        1.3,
        1.8,
    )
    for at in (88, 92.4):
        s.stroke([(x - 8, at + 1), (x + 8, at - 1)], s.ink, 1.3)
    glass = svg("M55 85 C54 78 45 74 45 62 C45 50 53 43 64 43 C75 43 83 50 83 62 C83 74 74 78 73 85 Z")
    s.inked([(glass, "#fffbe0")], 1.4, (0.0, 1.4))
    s.fill(oval(x, y - 2, 13, 13.6), "#ffffff")
    for side in (-1, 1):
        s.stroke([(x + 2 * side, 84), (x + 4.6 * side, y + 3)], s.ink, 1.2)
    for turn in range(4):
        s.line(oval(x - 5.4 + 3.6 * turn, y - 1, 2.3, 4.8, 14), s.accent, 1.7)
    s.stroke([(51, 54), (54, 48, 60, 47)], s.key, 1.6)
    for side in (-1, 1):
        s.inked([(oval(x + 11 * side, 103, 2.6), "#ffd070")], 1.0, (0.2, 0.4))


def _cut_lemon(s: Impact) -> None:
    """Paint half of a lemon before us, its cut face turned up to the bulb, two nails in it."""
    toward = (-0.15, -0.98)
    s.fill(polygon((44, 132), (92, 130), (116, 172), (30, 172)), mix(s.accent, s.ink, 0.35))
    rind: Tones = ("#ffffff", s.key, mix(s.mid, s.deep, 0.35))
    half = svg(
        "M38 119 C38 108 50 104 66 104 C82 104 94 108 94 119 C94 134 84 147 70 150 C68 155 64 155 62 150 C48 147 38 134 38 119 Z"
    )
    modelled(s, half, rind, (-0.5, -0.85), 8.0, 0.0, 1.6, 2.6)
    for px, py in ((48, 137), (56, 143), (66, 145), (78, 141), (86, 134), (72, 138), (60, 136)):
        s.fill(oval(px, py, 1.0, 0.8), s.deep)
    s.inked([(oval(66, 118, 28, 13.4), s.key)], 0.9, (0.0, 0.4))
    s.fill(oval(66, 118, 26.4, 12.2), "#fffbe6")
    for number in range(9):
        first, last = 40 * number + 4, 40 * number + 36
        far = [around(0, 0, 1.0, first + (last - first) * k / 4) for k in range(5)]
        wedge = polygon(
            (66 + 3.4 * math.cos(math.radians(40 * number + 20)), 118 + 1.6 * math.sin(math.radians(40 * number + 20))),
            *((66 + 23.4 * u, 118 + 10.4 * v) for u, v in far),
        )
        s.fill(wedge, s.key if number in (5, 6, 7) else s.mid)
        s.rim([wedge], s.light, toward, 1.0)
    for px, py, tones in ((53, 116, ("#ffd0a0", "#c8622a", "#6a2a14")), (80, 118, ("#ffffff", "#b8b0b8", "#5c5268"))):
        shank = limb((px, py + 1, 1.7), (px, py - 13, 1.7))
        nail = join(shank, oval(px, py - 14, 4.4, 2.0))
        s.fill(oval(px, py + 2, 3.0, 1.4), s.ink)
        group(s, [(nail, tones, 1.4)], (-0.4, -0.9), 1.0, 1.0)


def _wire(s: Impact, points: list[tuple[float, ...]]) -> None:
    """Paint an insulated wire through points."""
    for tone, wide in ((s.ink, 4.4), (s.accent, 2.2)):
        s.stroke(points, tone, wide)
    with s.moved(-0.3, -0.5):
        s.stroke(points, mix(s.accent, "#ffffff", 0.6), 0.7)


def _closing_hand(s: Impact) -> None:
    """Paint a hand from the right that holds the end of a wire to the second nail between thumb and first finger."""
    toward = (-0.7, -0.7)
    skin: Tones = ("#ffe8b8", "#a8612e", "#532414")
    cuff: Tones = ("#ffffff", s.light, s.mid)
    s.flash(80, 104, 8.4, 9, s.accent, seed=3)
    s.flash(80, 104, 5.4, 9, "#ffffff", seed=3)
    curled = [
        (limb((113, 112 + 5 * k, 4.0), (104 + k, 117 + 4 * k, 3.4), (109 + k, 120 + 3 * k, 3.0)), skin, 1.8)
        for k in (2, 1, 0)
    ]
    palm = svg("M126 92 C116 92 108 96 106 104 C104 112 110 122 118 124 L130 124 V92 Z")
    index = limb((112, 98, 4.6), (98, 95, 3.6), (86, 100.6, 2.5))
    thumb = limb((114, 114, 4.8), (101, 110.6, 3.8), (88.6, 105.4, 2.7))
    sleeve = polygon((117, 84, 2), (132, 78), (132, 134), (117, 130, 2))
    group(
        s, [(index, skin, 2.4), (palm, skin, 4.0), *curled, (thumb, skin, 2.4), (sleeve, cuff, 4.0)], toward, 1.2, 1.7
    )
    for nail in (oval(87.6, 99.6, 1.9, 1.3, -28), oval(90.4, 104.6, 2.0, 1.4, 24)):
        s.fill(nail, "#ffd8a8")


def shuri(s: Impact) -> None:
    """A hand closes the wire from a lemon to a bulb, and it flares. Over a bench by night; light: the bulb."""
    _bench_by_night(s)
    _bulb(s)
    _cut_lemon(s)
    _wire(s, [(52, 97), (37, 92, 39, 103), (42, 112, 53, 103)])
    _wire(s, [(75, 103), (84, 92, 90, 96), (96, 99, 88, 103), (82, 104)])
    _closing_hand(s)


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
    """Paint a hall by night as one dark plane: a lamp's cone from the ceiling, ribs and a row of arches beside it."""
    night = mix(s.ink, s.accent, 0.1)
    s.fill(ALL, night)
    for left in (-12, 14):
        s.fill(arch(left, left + 20, 66, 124), mix(s.ink, s.accent, 0.34))
    s.fill(box(-9, 118, 130, 180), mix(s.deep, s.ink, 0.62))
    s.fill(polygon((56, -9), (72, -9), (136, 134), (10, 134)), mix(s.deep, s.mid, 0.25))
    s.fill(polygon((58, -9), (70, -9), (116, 134), (22, 134)), s.mid)
    s.fill(polygon((60, -9), (68, -9), (92, 134), (36, 134)), s.key)
    spine = ribbon(((92, 42, 2.4), (104, 34, 3.2), (118, 40, 3.0), (130, 52, 2.6)), 10)
    ribs = join(
        *(
            ribbon(((at, 37 + k, 1.8), (at + 9, 56 + k, 2.0), (at + 6, 80 + k, 1.6), (at - 2, 92, 0.6)), 8)
            for k, at in enumerate((100, 108, 116, 124))
        )
    )
    bones = join(spine, ribs)
    s.fill(bones, s.ink)
    s.rim([bones], s.mid, (-1.0, -0.5), 1.3)
    s.fill(oval(64, 141, 66, 11), s.mid)
    s.fill(oval(64, 140, 46, 7), s.key)


def _red_bones(s: Impact) -> None:
    """Paint the skull on its rod over a plinth: two jaws that meet in one socket, openings, teeth."""
    toward = (-0.6, -0.8)
    bone: Tones = ("#ffc8a0", "#dc4526", "#6a1020")
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
    """A cleaner scrubs one tooth of a great red skull until it shines. In a museum by night; light: a lamp above."""
    _museum_hall(s)
    with s.moved(-4.0):
        _red_bones(s)
        _ladder(s)
        _cleaner(s)
    s.glint(45, 84, 12)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-01": Picture(
        maria_hill,
        ((74.0, 60.0), (54.0, 96.0), (70.0, 114.0), (57.0, 138.0)),
        "rolls after a hen",
        "hill of stubble",
        "low sun on the crest",
    ),
    "m2-02": Picture(
        shuri,
        ((64.0, 62.0), (66.0, 119.0), (82.0, 104.0), (98.0, 103.0)),
        "lights a bulb with a lemon",
        "laboratory bench",
        "the bulb",
    ),
    "m2-06": Picture(
        red_skull,
        ((66.0, 92.0), (48.0, 96.0), (70.0, 62.0), (52.0, 124.0)),
        "brushes a dinosaur's tooth",
        "hall of dinosaurs",
        "cone of a lamp above",
    ),
}
