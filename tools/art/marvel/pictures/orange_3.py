"""Pictures of the orange cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

import skia

from tools.art.marvel.forms import Tones, modelled
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    both,
    box,
    burst,
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


def _fair_by_night(s: Impact) -> None:
    """Paint a merry-go-round by night: canopy and bulbs, its pale inside, two horses far off, the ground before it."""
    s.fill(ALL, mix(s.ink, s.deep, 0.3))
    s.pool(78, 84, ((86, mix(s.ink, s.deep, 0.6)), (72, s.deep)))
    s.fill(box(34, 46, 124, 122), s.key)
    s.fill(box(40, 46, 124, 122), mix(s.key, s.light, 0.6))
    s.fill(polygon((50, 46), (114, 46), (124, 122), (42, 122)), "#fff6ea")
    for x in (46, 66, 112):
        s.fill(box(x - 1.2, 46, x + 1.2, 122), s.key)
    horse = svg(
        "M-12 2 C-12 -4 -4 -5 2 -5 C6 -6 8 -12 10 -16 L14 -18 L19 -11 L17 -8 L13 -9 C12 -2 11 4 8 5 L12 12 L9 17 L7 13 L3 6 H-6 L-8 13 L-12 17 L-11 10 L-13 5 "
        "C-17 5 -18 9 -20 10 C-19 4 -16 1 -12 2 Z"
    )
    for x, y, size in ((46, 84, 0.8), (112, 108, 0.9)):
        s.fill(placed(horse, x, y, size, 0, True), mix(s.key, s.mid, 0.6))
    mirror = oval(80, 70, 14, 17)
    s.inked([(mirror, "#ffc02e")], 1.6, (0.4, 0.6))
    s.fill(oval(80, 70, 11, 14), s.mid)
    s.fill(both(oval(80, 70, 11, 14), polygon((60, 88), (88, 48), (98, 48), (70, 88))), s.light)
    for x in (46, 104):
        pole = box(x - 2.6, 40, x + 2.6, 120)
        s.inked([(pole, "#ffc02e")], 1.4, (0.4, 0.0))
        with s.clipped(pole):
            for y in range(40, 126, 9):
                s.fill(polygon((x - 4, y + 5), (x + 4, y), (x + 4, y + 4), (x - 4, y + 9)), "#b4500e")
            s.fill(box(x - 2.6, 40, x - 1.2, 120), "#fff4c4")
    canopy = polygon((24, 44), (70, -14), (134, -14), (134, 44))
    s.fill(canopy, s.mid)
    for number in range(4):
        left = 24 + 26 * number
        s.fill(polygon((left, 44), (left + 13, 44), (76 + 13 * number, -14), (68 + 13 * number, -14)), s.deep)
    s.dots(canopy, s.ink, (70, 36), (90, -10), 0.0, 0.7)
    for number in range(9):
        x = 26 + 12 * number
        s.fill(svg(f"M{x - 6} 43 H{x + 6} C{x + 6} 51 {x - 6} 51 {x - 6} 43 Z"), s.mid if number % 2 else s.deep)
        s.inked([(oval(x, 44, 2.8), "#ffffff")], 0.8, (0, 0))
    s.fill(box(-4, 122, 124, 172), mix(s.ink, s.deep, 0.2))
    s.fill(box(30, 118, 124, 125), s.deep)
    s.fill(box(30, 118, 124, 120), s.light)
    s.fill(polygon((40, 126), (124, 126), (124, 172), (6, 172)), s.mid)
    s.dots(polygon((40, 126), (124, 126), (124, 172), (6, 172)), s.deep, (80, 128), (60, 164), 0.0, 0.8)
    s.fill(oval(68, 136, 46, 8), s.key)
    s.fill(oval(68, 135, 38, 5.6), mix(s.key, s.light, 0.5))
    s.fill(oval(68, 136, 24, 3.0), s.deep)


_TRUNK: Final = svg(
    "M48 92 C56 80 72 75 86 68 C102 62 116 72 114 86 C112 98 102 100 92 101 C80 104 70 110 60 110 C50 109 44 100 48 92 Z"
)
_HEAD: Final = svg(
    "M27 101 C28 95 33 91 38 87 C43 82 52 82 57 88 C61 94 60 103 54 107 C48 111 38 111 32 109 C28 108 26 105 27 101 Z"
)


def _hare_set_free(s: Impact) -> None:
    """Paint the carved hare, brown before the light, its pole broken off above and below the saddle."""
    toward = (0.1, -1.0)
    coat: Tones = (s.key, mix(s.ink, s.deep, 0.18), s.ink)
    gold: Tones = ("#fff4c4", "#ffc02e", "#b4500e")
    far: Tones = (s.mid, s.ink, s.ink)
    modelled(s, oval(117, 76, 6.0, 5.4, -30), ("#ffffff", s.light, s.key), toward, 2.0, 1.2)
    modelled(s, limb((62, 104, 6.0), (58, 116, 4.2), (46, 124, 3.2), (40, 123, 3.0)), far, toward, 2.0, 1.0)
    modelled(s, limb((100, 92, 8.0), (112, 104, 5.0), (124, 104, 3.6)), far, toward, 2.0, 1.0)
    modelled(s, _TRUNK, coat, toward, 5.0, 1.8, 1.4, 2.0)
    for path in (
        join(oval(102, 87, 13, 12), limb((104, 94, 8.0), (117, 99, 5.2), (128, 90, 4.0))),
        limb((58, 104, 7.0), (48, 117, 4.6), (36, 128, 3.4), (31, 128, 3.2)),
    ):
        modelled(s, path, coat, toward, 3.0, 1.6)
    saddle = svg("M66 77 C72 74 80 70 88 68 C91 76 91 88 89 96 C83 99 76 101 70 103 C67 95 65 86 66 77 Z")
    modelled(s, saddle, ("#b9f2f6", s.accent, mix(s.accent, s.ink, 0.5)), toward, 3.4, 1.6)
    s.line(placed(saddle, 78 - 78 * 0.78, 87 - 87 * 0.78, 0.78), "#ffc02e", 1.3)
    for end, tip in ((((72, 96), (66, 50)), -1), (((72, 96), (76, 122)), 1)):
        pole = limb((*end[0], 3.2), (*end[1], 3.2))
        modelled(s, pole, gold, (-1.0, 0.0), 1.6, 1.0)
        s.inked([(placed(burst(0, 0, 5.0, 6, 2, 0.4), end[1][0], end[1][1] + tip), "#fff4c4")], 1.0, (0, 0))
    _head_of_a_hare(s, coat, far, toward)


def _head_of_a_hare(s: Impact, coat: Tones, far: Tones, toward: Point) -> None:
    """Paint the hare's head in profile to the left: two long ears that the leap throws back, an eye, two teeth."""
    for ear, tones in (
        (ribbon(((46, 88, 3.0), (44, 74, 4.4), (46, 60, 4.2), (51, 48, 0.8))), far),
        (ribbon(((51, 89, 3.4), (53, 76, 5.0), (58, 63, 4.6), (66, 53, 0.8))), coat),
    ):
        modelled(s, ear, tones, toward, 1.6, 1.2)
    s.fill(ribbon(((51.6, 84, 1.0), (54, 74, 2.0), (58, 65, 1.8), (62, 58, 0.4))), s.key)
    s.inked([(box(31, 107, 36, 112.6, 0.8), "#ffffff")], 1.0, (0.2, 0.3))
    s.stroke([(33.5, 108), (33.5, 112.4)], s.ink, 0.8)
    modelled(s, _HEAD, coat, toward, 3.0, 2.0, 1.6, 2.0)
    s.fill(svg("M27.600 101 C29 107 36 109.600 42 107.600 C40 103 33 101 27.600 101 Z"), s.light)
    s.inked([(oval(42.6, 94, 3.6), "#ffffff")], 1.1, (0, 0))
    s.fill(oval(41.8, 94, 2.1), s.ink)
    s.fill(oval(28.6, 100.4, 2.0, 1.7), s.accent)
    s.fill(oval(50, 101, 3.8, 2.8), s.mid)


def black_panther(s: Impact) -> None:
    """A carved hare breaks its pole and leaps off its merry-go-round. By night; light: the bulbs and the pale inside."""
    _fair_by_night(s)
    with s.moved(2.0, 0.0, 0.7, about=(66.0, 98.0)):
        _hare_set_free(s)
    s.debris(((76, 56, 2.4, 20), (60, 58, 2.0, 60), (82, 64, 1.8, 10), (84, 120, 2.2, 40)), "#b4500e", "#ffc02e")


_HEADLAMP: Final = (69.0, 74.0)


def _prairie_by_a_railway(s: Impact) -> None:
    """Paint a prairie in the evening: bands of sky, table mountains, the rails that come at us from an engine."""
    s.steps(ALL, (60, 10), (60, 120), (s.deep, mix(s.deep, s.mid, 0.6), s.mid, s.key, mix(s.key, s.light, 0.6)))
    s.dots(ALL, s.ink, (60, 44), (60, -6), 0.0, 0.6)
    s.fill(svg("M-4 108 L4 90 H20 L28 106 L98 108 L104 94 H118 L124 104 V132 H-4 Z"), mix(s.deep, s.mid, 0.4))
    s.fill(polygon((-4, 124), (124, 124), (124, 172), (-4, 172)), mix(s.ink, s.deep, 0.75))
    s.fill(polygon((48, 124), (92, 124), (122, 172), (18, 172)), s.light)
    s.dots(polygon((48, 124), (92, 124), (122, 172), (18, 172)), s.key, (70, 124), (70, 150), 0.0, 0.7)
    for y, half in ((132, 30.0), (139, 36.0), (147, 44.0)):
        s.fill(polygon((70 - half, y), (70 + half, y), (70 + half + 3, y + 3), (70 - half - 3, y + 3)), s.deep)
    for x, low in ((54, 34.0), (86, 106.0)):
        s.stroke([(x, 124), (low, 152)], s.ink, 4.0)
        s.stroke([(x, 124), (low, 152)], s.light, 1.4)


def _engine(s: Impact) -> None:
    """Paint the front of a steam engine in the glare of its own lamp: smoke, boiler, buffers, cowcatcher."""
    x, y = _HEADLAMP
    iron, dark = mix(s.ink, s.deep, 0.5), mix(s.ink, s.deep, 0.12)
    s.puff(((22, 54, 11), (36, 44, 12), (108, 90, 11), (52, 38, 10), (104, 96, 9)), s.light, s.key, 1.4, (0.6, 0.6))
    s.fill(polygon((38, 112), (100, 112), (112, 136), (26, 136)), s.mid)
    for at in range(-3, 4):
        s.stroke([(x + 7 * at, 114), (x + 11.6 * at, 136)], dark, 2.6)
    s.fill(polygon((62, 46), (58, 34), (80, 34), (76, 46)), iron)
    s.fill(box(32, 104, 106, 114, 2), dark)
    s.inked([(oval(x, y + 1, 39, 38), iron)], 2.0, (0.0, 1.0))
    s.line(oval(x, y + 1, 35.6, 34.6), "#ffc02e", 1.6)
    s.rays(x, y, 20, 37, 18, s.key, duty=0.5, seed=4)
    s.pool(x, y, ((29, s.key), (25, mix(s.key, s.light, 0.6)), (21, s.light), (16, "#ffffff")))
    for side in (-1, 1):
        s.inked([(oval(x + 33 * side, 109, 6.0), iron)], 1.2, (0.3, 0.6))


def _bison(s: Impact) -> None:
    """Paint a bison from the side that stands on the rails, brow against the engine's lamp: hump, beard, small hips."""
    toward = (0.75, -0.75)
    coat: Tones = (s.key, s.deep, mix(s.ink, s.deep, 0.4))
    wool: Tones = (s.mid, mix(s.ink, s.deep, 0.42), mix(s.ink, s.deep, 0.1))
    far: Tones = (s.deep, mix(s.ink, s.deep, 0.12), s.ink)
    tail = ribbon(((27, 98, 1.8), (20, 106, 1.4), (20, 116, 1.2)))
    modelled(s, join(tail, oval(20, 119, 2.0, 4.0)), coat, toward, 1.0, 0.8)
    for points in (((46, 112, 6.0), (49, 126, 3.4), (46, 140, 2.8)), ((70, 114, 6.0), (75, 127, 3.6), (75, 140, 3.0))):
        modelled(s, limb(*points), far, toward, 1.6, 1.0)
    rump = svg(
        "M26 102 C25 90 32 84 44 80 C52 76 58 70 64 64 L72 96 L66 122 C56 120 48 118 40 121 C32 118 27 110 26 102 Z"
    )
    leg = limb((34, 112, 8.0), (31, 125, 3.8), (33, 140, 3.0))
    modelled(s, join(rump, leg), coat, (0.2, -1.0), 9.0, 2.6, 1.5, 2.0)
    s.dots(both(rump, box(20, 60, 60, 130)), mix(s.ink, s.deep, 0.4), (46, 92), (34, 122), 0.0, 0.7, pitch=2.4)
    foreleg = limb((64, 116, 7.0), (61, 128, 4.8), (62, 140, 3.4))
    modelled(s, foreleg, wool, toward, 3.0, 1.8, 1.4, 1.6)
    mane = _shag(
        [
            (46, 100),
            (45, 84),
            (50, 72),
            (57, 63),
            (66, 62),
            (75, 70),
            (82, 84),
            (82, 104),
            (76, 120),
            (66, 124),
            (54, 118),
        ],
        3.4,
    )
    modelled(s, mane, wool, toward, 6.0, 3.0, 1.4, 2.0)
    for data in (
        "M48 88 L58 82 L55 92 L64 89 L58 100 L50 101 Z",
        "M55 74 L65 69 L61 80 L70 78 L64 90 L56 84 Z",
        "M50 106 L60 101 L57 111 L66 109 L60 119 L54 114 Z",
    ):
        s.fill(svg(data), s.deep)
    with s.moved(3.0, 5.0, 0.98, turn=14.0, about=(68.0, 98.0)):
        _head_of_a_bison(s, toward)


def _head_of_a_bison(s: Impact, toward: Point) -> None:
    """Paint the lowered head before the mane: woolly brow at the lamp, horn, small eye, muzzle with a nostril, beard."""
    face: Tones = (s.key, s.deep, mix(s.ink, s.deep, 0.35))
    wool: Tones = (s.mid, mix(s.ink, s.deep, 0.42), mix(s.ink, s.deep, 0.1))
    beard = polygon((64, 112), (76, 124), (74, 131), (71, 127), (68, 135), (65, 126), (61, 129), (60, 117))
    modelled(s, beard, wool, toward, 2.0, 1.4, 1.2, 1.4)
    muzzle = svg(
        "M67 96 C74 92 83 96 86 104 C89 110 91 117 89 122 C87 127 80 128 76 125 C70 121 65 112 64 104 C64 100 65 98 67 96 Z"
    )
    modelled(s, muzzle, face, toward, 5.0, 2.4, 1.5, 1.8)
    s.fill(svg("M76 125 C74 120 78 114 84 114 C88 114 90 118 89 122 C87 127 80 128 76 125 Z"), mix(s.ink, s.deep, 0.12))
    s.rim([svg("M76 125 C74 120 78 114 84 114 C88 114 90 118 89 122 C87 127 80 128 76 125 Z")], s.key, toward, 1.2)
    s.fill(oval(85, 118.4, 1.6, 2.0, -30), s.light)
    s.stroke([(80, 125.6), (85, 124.6)], s.key, 1.0)
    s.fill(oval(75.4, 108.4, 2.4, 2.2), s.ink)
    s.fill(oval(76.2, 107.6, 0.9), "#ffffff")
    brow = _shag([(62, 98), (64, 88), (72, 84), (82, 88), (88, 98), (84, 103), (76, 103), (68, 106)], 2.6)
    modelled(s, brow, wool, toward, 3.0, 2.6, 1.3, 1.6)
    ear = svg("M62 100 C56 98 52 100 50 105 C55 107 60 107 64 104 Z")
    modelled(s, ear, face, toward, 1.4, 1.2, 1.2, 1.0, dotted=False)
    horn = ribbon(((66, 94, 3.6), (61, 86, 3.2), (63, 77, 2.4), (70, 74, 0.6)), 10)
    modelled(s, horn, ("#ffffff", s.light, s.key), toward, 1.6, 1.2, 1.2, 1.2, dotted=False)


def captain_america(s: Impact) -> None:
    """A bison stands on the rails and makes a train stop. The engine comes at us; light: its lamp."""
    _prairie_by_a_railway(s)
    _engine(s)
    steam = [(28, 92, 12), (32, 112, 13), (30, 132, 10), (111, 116, 10), (52, 128, 12), (72, 130, 10), (86, 131, 7)]
    s.puff(steam, "#fff6ea", mix(s.key, s.light, 0.5), 1.3, (0.4, -0.8))
    s.fill(polygon((36, 138), (84, 138), (104, 152), (22, 152)), s.ink)
    for x, r in ((43, 10.0), (70, 12.0), (82, 11.0)):  # sparks of its hooves on the iron
        s.flash(x, 141, r, 9, "#ffc02e", seed=4, hollow=0.34, squeeze=0.8)
        s.flash(x, 141, 0.6 * r, 9, "#ffffff", seed=4, hollow=0.4, squeeze=0.8)
    with s.moved(8.0, 2.0, 0.93, about=(60.0, 140.0)):
        _bison(s)


def _shag(outline: Sequence[Point], tooth: float) -> skia.Path:
    """Return a woolly shape: every edge of a closed outline ends in a lock that hangs down by ``tooth``."""
    points: list[tuple[float, ...]] = []
    for (x, y), (right, low) in pairwise((*outline, outline[0])):
        points += [
            (x, y),
            ((x + right) / 2 + 0.12 * (low - y), (y + low) / 2 + tooth * 0.4),
            (right - 0.1 * (right - x), low + tooth),
        ]
    return polygon(*points)


def _circus_tent(s: Impact) -> None:
    """Paint the inside of a circus tent: stripes of canvas that meet far above, and the bright day in its way in."""
    s.fill(ALL, mix(s.deep, s.ink, 0.5))
    for number in range(9):
        at = -150 + 50 * number
        s.fill(polygon((70, -34), (70 + at, 172), (70 + at + 25, 172)), mix(s.deep, s.ink, 0.12))
    s.dots(ALL, s.ink, (70, 60), (70, -12), 0.0, 0.8)
    for wide, top, tone in ((60, 2, s.mid), (52, 16, s.key)):
        s.fill(polygon((70, top), (70 + wide, 172), (70 - wide, 172)), tone)
    day = polygon((70, 28), (116, 172), (24, 172))
    s.steps(day, (70, 40), (70, 104), [mix(s.key, s.light, 0.5), s.light, "#fffaf0", "#fffaf0"])
    s.dots(box(-4, 90, 124, 172), s.deep, (70, 110), (126, 150), 0.0, 0.6)


def _clown_below(s: Impact) -> None:
    """Paint a clown from the nose up: a bald crown, two tufts of hair, eyes that look up and run over."""
    for side in (-1, 1):
        tuft = [(70 + side * x, y, r) for x, y, r in ((30, 144, 11), (36, 132, 10), (28, 128, 8), (32, 119, 7))]
        s.puff(tuft, s.accent, mix(s.accent, s.ink, 0.45), 1.8, (0.0, -1.0))
    head = svg("M42 176 C38 150 38 126 46 113 C52 104 61 101 70 101 C79 101 88 104 94 113 C102 126 102 150 98 176 Z")
    tones: Tones = ("#ffffff", s.light, mix(s.key, s.mid, 0.5))
    modelled(s, head, tones, (-0.3, -1.0), 7.0, 2.2, 1.8, 2.4)
    for side in (-1, 1):
        x = 70 + side * 11.5
        patch = svg("M-9 14 C-12 4 -9 -10 0 -15 C9 -10 12 4 9 14 C5 20 -5 20 -9 14 Z")
        s.inked([(placed(patch, x, 130, 0.94), s.accent)], 1.4, (0.2, 0.4))
        s.inked([(oval(x, 130, 6.6, 8.0), "#ffffff")], 1.5, (0.0, 0.0))
        s.fill(oval(x - side * 1.4, 126, 3.2, 3.6), s.ink)
        s.fill(oval(x - side * 1.4 - 1.0, 124.8, 1.1), "#ffffff")
        s.stroke([(x - side * 8, 113.5), (x, 109), (x + side * 7, 115)], s.ink, 2.4)
        for drop in (svg("M0 -5 C4 1 4 5 0 6 C-4 5 -4 1 0 -5 Z"),):
            for dx, dy, size, turn in ((7.5, 138, 1.0, -14), (14, 145, 0.9, -30)):
                tear = placed(drop, x + side * dx, dy, size, side * turn)
                s.inked([(tear, "#d8fbff")], 1.1, (0.2, 0.4))
    s.inked([(oval(70, 143, 9.0, 8.4), s.mid)], 2.0, (0.5, 0.9))
    s.fill(cut(oval(70, 143, 9.0, 8.4), oval(69.2, 141, 8.8, 8.2)), s.deep)
    s.fill(oval(67, 139.4, 2.6, 1.9, -30), "#ffffff")


def _pierced_orange(s: Impact) -> None:
    """Paint an orange about its middle with a black bolt through it: feathers at the right, the head out at the left."""
    above: Point = (-0.3, -0.95)
    s.inked([(box(16, -3.0, 44, 3.0), s.ink)], 1.2, (0.0, 0.6))
    for side in (-1, 1):
        vane = svg(f"M27 {side * 2.4} L33 {side * 11} L46 {side * 11} L41 {side * 2.4} Z")
        modelled(s, vane, ("#c4f6ff", s.accent, mix(s.accent, s.ink, 0.5)), above, 2.0, 1.2, 1.5, dotted=False)
        s.stroke([(33, side * 3.4), (38, side * 10)], s.ink, 1.0)
    s.fill(box(18, -2.4, 42, -0.9), s.key)
    fruit = oval(0, 0, 27, 26)
    modelled(s, fruit, (s.light, s.mid, s.deep), above, 9.0, 0.0, 2.0, 2.6)
    with s.clipped(fruit):
        s.fill(oval(-4, -13, 15, 8, -14), s.key)
        s.fill(oval(-4, -17, 8, 3.6, -14), s.light)
        s.rim([fruit], "#ffffff", (0.0, -1.0), 1.8)
    for u, v in ((6, -6), (12, 2), (4, 6), (14, -10), (-4, 16), (8, 14), (-12, 8)):
        s.fill(oval(u, v, 0.9), s.deep)
    hole = burst(-21, 0, 9, 9, 4, 0.62)
    s.inked([(hole, s.light)], 1.6, (0.3, 0.6))
    s.inked([(oval(-21, 0, 4.6, 4.6), "#ffb02e")], 1.0, (0, 0))
    s.inked([(box(-40, -3.0, -19, 3.0), s.ink), (svg("M-37 -9 L-53 0 L-37 9 L-41 0 Z"), s.ink)], 1.2, (0.0, 0.8))
    s.fill(box(-39, -2.4, -19, -0.9), s.key)
    s.fill(svg("M-39 -7 L-50 -0.600 L-41 -1 Z"), s.light)
    s.drops([(-34, -13, 2.6), (-42, -17, 1.8), (-33, 13, 2.6)], "#ffb02e", 1.4, 60)


def black_bolt(s: Impact) -> None:
    """A black crossbow bolt goes through an orange on a clown's head. In a tent; light: the day in its way in."""
    _circus_tent(s)
    _clown_below(s)
    with s.moved(71.0, 76.0, turn=-14.0):
        _pierced_orange(s)
    leaf = placed(svg("M0 0 C4 -8 14 -10 20 -5 C16 2 6 4 0 0 Z"), 68, 51, 0.9, -10)
    modelled(s, leaf, ("#c4f6ff", s.accent, mix(s.accent, s.ink, 0.5)), (-0.3, -1.0), 2.0, 1.2, 1.5, dotted=False)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-09": Picture(
        captain_america,
        ((69.0, 78.0), (84.0, 104.0), (86.0, 118.0), (62.0, 90.0)),
        "makes a train stop",
        "prairie by a railway",
        "engine's lamp",
    ),
    "m3-10": Picture(
        black_panther,
        ((78.0, 88.0), (96.0, 88.0), (68.0, 66.0), (56.0, 98.0)),
        "leaps off its pole",
        "fair by night",
        "bulbs of a merry-go-round",
    ),
    "m3-11": Picture(
        black_bolt,
        ((72.0, 70.0), (60.0, 80.0), (70.0, 128.0), (92.0, 72.0)),
        "goes through an orange",
        "circus tent",
        "day in the way into a tent",
    ),
}
