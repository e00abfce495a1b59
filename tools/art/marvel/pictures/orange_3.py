"""Pictures of the orange cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

import skia

from tools.art.marvel.forms import Tones, group
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    around,
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
)


def _merry_go_round(s: Impact) -> None:
    """Paint a merry-go-round at night from its edge: the lit mirrors of its middle, bulbs under the canopy, the boards."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    s.pool(70, 88, ((76, s.deep), (62, mix(s.deep, s.mid, 0.6)), (50, s.mid)))
    s.fill(box(42, 30, 98, 128), s.mid)
    for left, right, tone in ((44, 56, s.light), (57.5, 82.5, "#ffffff"), (84, 96, s.light)):
        s.fill(box(left, 44, right, 124), tone)
    s.fill(box(60, 48, 80, 120), "#ffffff")
    for left, right in ((44, 56), (84, 96)):
        s.fill(polygon((left + 2, 100), (right - 2, 62), (right - 2, 74), (left + 2, 112)), "#ffffff")
    for x in (20, 116):
        s.stroke([(x, 30), (x, 128)], mix(s.deep, s.mid, 0.4), 1.6)
    for number in range(11):
        left = -8 + 12.4 * number
        tone = s.mid if number % 2 else s.deep
        s.fill(polygon((left + 3, -4), (left + 15.4, -4), (left + 12.4, 36), (left, 36)), tone)
        flap = svg(f"M{left} 35 H{left + 12.4} C{left + 12.4} 46 {left} 46 {left} 35 Z")
        s.inked([(flap, tone)], 1.2, (0.2, 0.6))
        s.fill(oval(left + 6.2, 47.4, 3.6), s.key)
        s.fill(oval(left + 6.2, 47.4, 2.2), "#ffffff")
    s.dots(box(-4, -4, 124, 40), s.ink, (60, 36), (60, -6), 0.0, 0.6)
    s.fill(box(-4, 126, 124, 172), mix(s.deep, s.mid, 0.4))
    s.fill(polygon((44, 126), (96, 126), (112, 172), (24, 172)), s.key)
    s.fill(polygon((58, 126), (82, 126), (90, 172), (48, 172)), s.light)
    for x, far in ((12, -30), (36, 14), (58, 50), (82, 92), (104, 132)):
        s.stroke([(x, 126), (far, 172)], s.deep, 1.4)
    s.stroke([(-4, 126), (124, 126)], s.ink, 2.2)


def _carved_panther(s: Impact) -> None:
    """Paint a black panther of lacquered wood in its leap, saddled, the light of the bulbs along its back."""
    toward = (0.25, -0.97)
    coat: Tones = (s.light, mix(s.ink, s.deep, 0.16), s.ink)
    far: Tones = (s.mid, s.ink, s.ink)
    tail = ribbon([(46, 84, 4.6), (37, 80, 4.2), (33, 69, 3.8), (37, 58, 3.4), (46, 55, 3.2), (50, 60, 2.4)])
    far_hind = limb((60, 94, 9.0), (62, 108, 6.0), (53, 118, 4.6), (51, 129, 3.8), (57, 132, 3.2))
    far_fore = limb((84, 92, 8.0), (88, 108, 5.6), (98, 114, 4.6), (107, 118, 4.0))
    group(s, [(far_hind, far, 2.0), (far_fore, far, 2.0), (tail, coat, 2.6)], toward, 1.6, 2.0)
    trunk = svg(
        "M42 86 C44 76 56 73 66 76 C74 78 78 74 86 71 C96 69 104 76 104 86 C103 97 94 103 84 102 C74 101 66 97 58 99 C47 102 40 96 42 86 Z"
    )
    hind = limb((52, 90, 11.4), (48, 105, 7.6), (39, 113, 5.2), (37, 126, 4.4), (43, 130, 3.6))
    fore = limb((93, 90, 9.6), (99, 101, 6.6), (108, 103, 5.0), (114, 98, 4.4))
    whole = join(trunk, hind, fore)
    group(s, [(whole, coat, 4.0)], toward, 1.9, 2.4)
    with s.clipped(whole):
        for x, y in ((49, 84), (57, 89), (49, 95), (46, 104), (88, 80), (95, 88), (86, 92), (99, 98), (40, 112)):
            s.line(oval(x, y, 2.6, 2.0), s.deep, 1.5)
    for x, y in ((42, 131), (114, 98)):
        for u in (-1.6, 1.2):
            s.stroke([(x + u, y - 2), (x + u + 1.0, y + 2)], s.light, 0.9)
    head = svg(
        "M90 74 C91 66 98 62 105 64 C111 66 113 71 113 75 C117 77 118 82 115 85 L109 86 L114 89 C113 93 108 95 102 93 C94 91 89 84 90 74 Z"
    )
    ear = svg("M92 70 C89 62 92 58 97 60 C100 61 101 64 101 67 Z")
    group(s, [(ear, coat, 1.6), (head, coat, 3.0)], toward, 1.7, 2.0)
    s.fill(svg("M108 86.400 L115 85.400 L113.600 89 Z"), "#e05a5a")
    s.fill(polygon((112.4, 85.6), (114.6, 85.4), (113.2, 89.6)), "#ffffff")
    s.inked([(svg("M101 74 C104 71 108 71.600 109 74.400 C106 76.400 103 76.400 101 74 Z"), "#86dcea")], 0.9, (0, 0))
    s.fill(oval(105.8, 73.8, 1.0, 1.5), s.ink)
    s.stroke([(99.6, 72), (104, 69), (109.6, 71.4)], s.ink, 2.0)
    s.fill(svg("M112 75 C115 75 117 77 116.400 79 C114 79 112.600 77.600 112 75 Z"), s.key)
    saddle = svg("M58 76 C66 79 74 79 79 75 C83 84 83 92 81 99 C74 101 66 100 61 98 C58 91 57 84 58 76 Z")
    s.inked([(saddle, s.accent)], 1.9, (0.4, 0.8))
    with s.clipped(saddle):
        s.fill(cut(saddle, placed(saddle, 0, -6)), mix(s.accent, s.ink, 0.45))
        s.fill(cut(saddle, placed(saddle, 0.6, 3.0)), "#86dcea")
        s.line(svg("M61 77 C60 88 63 95 64 101"), "#ffc83a", 1.8)
        s.line(svg("M76 76 C80 86 79 94 78 101"), "#ffc83a", 1.8)


def black_panther(s: Impact) -> None:
    """A black panther leaps round a merry-go-round. In profile, level; light: a row of bulbs over the mirrors."""
    _merry_go_round(s)
    for top, end in ((100.0, 140.0), (36.0, 82.0)):
        for tone, wide in ((s.ink, 6.4), ("#ffc83a", 3.4)):
            s.stroke([(69, top), (69, end)], tone, wide)
        for y in range(round(top) + 4, round(end), 7):
            s.stroke([(67.6, y + 3), (70.4, y)], "#b8500e", 1.4)
    with s.moved(-0.5, 2.0, 0.93, about=(44.0, 116.0)):
        _carved_panther(s)
    s.inked([(oval(69, 82.6, 4.4, 2.2), "#ffc83a")], 1.2, (0.2, 0.4))


def _prairie_in_dust(s: Impact) -> None:
    """Paint a prairie at sundown: a great sun in bands of dust, far buttes, the herd as dark humps in lit dust."""
    x, y = 60.0, 62.0
    s.steps(ALL, (64, 0), (58, 104), [mix(s.deep, s.ink, 0.5), s.deep, mix(s.deep, s.mid, 0.6), s.mid, s.mid, s.key])
    s.fill(oval(x, y, 50), "#fffaf0")
    s.dots(ALL, s.ink, (60, 36), (64, -8), 0.0, 0.6)
    for points in (((-9, 70, 1.0), (16, 67, 3.2), (48, 71, 0.4)), ((76, 50, 0.4), (104, 46, 3.0), (130, 49, 1.0))):
        s.fill(ribbon(points), mix(s.deep, s.mid, 0.6))
    s.fill(
        svg("M-9 180 V88 L6 88 L10 74 L24 74 L28 92 L94 92 L98 82 L116 82 L118 92 H130 V180 Z"), mix(s.deep, s.ink, 0.1)
    )
    for at, top, size in ((22, 88, 1.0), (41, 92, 0.8), (104, 90, 1.15), (122, 86, 1.0)):
        hump = svg("M-15 30 C-17 16 -12 8 -9 6 C-6 0 4 -4 9 2 C14 8 17 18 16 30 Z")
        horns = join(
            ribbon(((-10, 8, 1.6), (-14, 5, 1.4), (-14, 0, 0.3)), 6),
            ribbon(((-4, 9, 1.6), (-1, 6, 1.4), (-2, 1, 0.3)), 6),
        )
        beast = placed(join(hump, horns), at, top, size)
        s.fill(beast, mix(s.ink, s.deep, 0.35))
        s.rim([beast], s.key, ((x - at) / 60, -0.8), 1.5)
    bank = svg(
        "M-9 180 V108 C6 98 22 100 28 108 C40 102 52 106 64 110 C78 102 92 98 100 106 C108 98 122 100 130 106 V180 Z"
    )
    s.fill(bank, s.light)
    s.rim([bank], "#ffffff", (0.0, -1.0), 2.4)
    s.fill(placed(bank, 0, 16), s.key)
    s.fill(svg("M-9 180 V136 C30 128 90 128 130 136 V180 Z"), s.deep)


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


def _bison(s: Impact) -> None:
    """Paint a bison that charges at us, dark before the sun: the hump's mane edged in light, one fore-leg thrown up."""
    wool, dark = mix(s.ink, s.deep, 0.38), mix(s.ink, s.deep, 0.15)
    croup = svg("M44 70 C46 52 58 46 70 46 C86 46 98 58 101 78 C104 96 100 112 94 120 H40 C36 104 38 84 44 70 Z")
    s.inked([(croup, dark)], 2.0, (0.4, 0.6))
    s.rim([croup], s.key, (0.5, -1.0), 1.6)
    planted = limb((84, 112, 9.4), (89, 128, 6.0), (86, 140, 4.6), (87, 152, 5.0))
    thrown_up = limb((46, 114, 9.0), (37, 124, 6.2), (41, 136, 4.6))
    hoof = polygon((36, 134), (45, 133), (47, 142, 1.5), (37, 143, 1.5))
    for leg in (planted, thrown_up):
        s.inked([(leg, dark)], 1.8, (0.4, 0.6))
        s.rim([leg], s.mid, (0.9, -0.4), 1.6)
    s.inked([(hoof, s.ink)], 1.2, (0.2, 0.3))
    s.rim([hoof], s.key, (-0.6, 1.0), 1.3)
    mane = _shag(
        (
            (34, 104),
            (33, 86),
            (38, 68),
            (48, 54),
            (62, 47),
            (78, 52),
            (90, 64),
            (97, 82),
            (98, 102),
            (92, 116),
            (82, 126),
            (64, 130),
            (46, 124),
        ),
        5.0,
    )
    s.inked([(mane, wool)], 2.4, (0.6, 1.0))
    with s.clipped(mane):
        inner = _shag(
            ((40, 104), (41, 88), (46, 74), (56, 62), (66, 59), (78, 64), (86, 76), (90, 92), (88, 108), (66, 126)), 5.0
        )
        s.fill(inner, dark)
        for points in (
            [(44, 70), (40, 78, 41, 90)],
            [(54, 58), (48, 66, 48, 74)],
            [(86, 68), (92, 78, 91, 88)],
            [(76, 58), (82, 64, 83, 72)],
            [(66, 52), (68, 57, 66, 62)],
            [(38, 98), (40, 106, 44, 112)],
            [(94, 98), (92, 106, 88, 112)],
        ):
            s.stroke(points, s.mid, 1.6)
        s.rim([mane], s.mid, (0.1, -1.0), 4.4)
        s.rim([mane], s.light, (0.1, -1.0), 2.0)


def _head_of_a_bison(s: Impact) -> None:
    """Paint the lowered head from ahead: pale horns, a mop of wool, two hard eyes, a wide snout, a beard."""
    coat, dark = mix(s.deep, s.ink, 0.3), mix(s.ink, s.deep, 0.3)
    beard = _shag(((53, 122), (75, 122), (75, 132), (69, 143), (64, 151), (59, 143), (53, 132)), 3.4)
    s.inked([(beard, dark)], 1.4, (0.3, 0.5))
    for side in (-1, 1):
        horn = ribbon(
            [
                (64 + side * 13, 91, 5.6),
                (64 + side * 24, 90, 5.0),
                (64 + side * 31, 82, 3.8),
                (64 + side * 32, 71, 2.2),
                (64 + side * 28, 62, 0.3),
            ]
        )
        s.inked([(horn, s.light)], 2.2, (0.5, 0.9))
        with s.clipped(horn):
            s.fill(cut(horn, placed(horn, -1.4, -2.6)), s.mid)
        ear = placed(svg("M0 -3 C8 -8 16 -5 19 2 C12 6 5 6 0 3 Z"), 64 + side * 14, 100, 0.8, side * 16, flip=side < 0)
        s.inked([(ear, coat)], 1.6, (0.3, 0.5))
    face = svg(
        "M48 90 C52 82 76 82 80 90 C80 102 76 112 74 118 C75 128 71 133 64 133 C57 133 53 128 54 118 C52 112 48 102 48 90 Z"
    )
    s.inked([(face, coat)], 2.2, (0.7, 1.0))
    with s.clipped(face):
        s.fill(svg("M58 86 H70 L69 112 L64 118 L59 112 Z"), s.deep)
        s.fill(svg("M60 92 H66 L65 112 L62 114 Z"), s.mid)
        s.dots(face, s.ink, (66, 104), (80, 108), 0.0, 0.8, pitch=2.4)
        s.dots(face, s.ink, (62, 104), (48, 108), 0.0, 0.8, pitch=2.4)
    snout = svg("M52 121 C53 114 59 112 64 112 C69 112 75 114 76 121 C77 129 71 134 64 134 C57 134 51 129 52 121 Z")
    s.inked([(snout, s.mid)], 1.8, (0.4, 0.7))
    with s.clipped(snout):
        s.fill(cut(snout, placed(snout, 0, 3.4)), s.light)
        s.fill(svg("M50 128 C56 132 72 132 78 128 V138 H50 Z"), s.deep)
    for side in (-1, 1):
        s.fill(oval(64 + side * 6.4, 121, 3.4, 2.4, side * -28), s.ink)
        x = 64 + side * 11.2
        eye = polygon((x - side * 5.0, 107.4), (x + side * 4.6, 101.0), (x + side * 3.8, 106.6), (x, 108.8))
        s.inked([(eye, "#ffffff")], 1.3, (0, 0))
        s.fill(oval(x - side * 0.6, 106.0, 1.6, 2.0), s.ink)
        s.stroke([(x - side * 6.0, 106.0), (x + side * 5.6, 98.6)], s.ink, 2.6)
    mop = _shag(
        (
            (46, 94),
            (46, 82),
            (52, 74),
            (64, 71),
            (76, 74),
            (82, 82),
            (82, 94),
            (75, 98),
            (69, 101),
            (64, 106),
            (58, 101),
            (52, 98),
        ),
        4.0,
    )
    s.inked([(mop, dark)], 1.8, (0.4, 0.7))
    with s.clipped(mop):
        s.rim([mop], s.deep, (-0.2, -1.0), 6.0)
        s.rim([mop], s.key, (0.0, -1.0), 1.8)
        for points in (
            [(54, 78), (51, 87, 53, 96)],
            [(64, 74), (62, 86, 64, 100)],
            [(74, 78), (77, 87, 75, 96)],
            [(59, 76), (56, 86, 58, 96)],
            [(69, 76), (72, 86, 70, 96)],
        ):
            s.stroke(points, s.mid, 1.2)


def _oxpecker(s: Impact, x: float, y: float) -> None:
    """Paint a bird that takes off: two raised wings, a fanned tail."""
    far = svg("M0 0 C-2 -9 4 -17 12 -20 C11 -15 10 -13 12 -12 C9 -10 9 -8 9 -6 L4 2 Z")
    near = svg(
        "M-1 1 C-10 -4 -16 -13 -17 -22 C-13 -20 -12 -18 -11 -19 C-10 -16 -8 -15 -6 -16 C-5 -12 -3 -11 -1 -12 C1 -8 4 -3 5 1 Z"
    )
    body = svg("M-9 4 C-6 -1 0 -2 6 0 L18 5 L16 7.600 L19 10 L6 8 C0 9 -6 9 -8.600 6.600 L-13.600 5.600 Z")
    with s.moved(x, y, 0.8, turn=14):
        s.inked([(far, mix(s.accent, s.ink, 0.35))], 1.3, (0.3, 0.5))
        s.inked([(body, s.accent)], 1.5, (0.4, 0.7))
        s.inked([(near, s.accent)], 1.5, (0.4, 0.7))
        s.fill(svg("M-3 -1 C-9 -6 -13 -12 -14.600 -18 L-12 -17 C-10 -10 -6 -5 0 -2 Z"), mix(s.accent, "#ffffff", 0.6))
        s.fill(svg("M-8 5.600 C-4 8.600 2 8 6 7 C0 5.600 -4 5.600 -8 5.600 Z"), "#ffffff")
        s.fill(oval(-6, 3.4, 0.9), s.ink)


def captain_america(s: Impact) -> None:
    """A bison charges at us, a bird takes off from its hump. On a prairie; light: the sun that sets behind it."""
    _prairie_in_dust(s)
    s.fill(oval(66, 148, 46, 9), s.ink)
    with s.moved(2.0, -3.0, 0.95, turn=-4, about=(64, 146)):
        _bison(s)
        with s.moved(1.0, 0.0, 0.95, about=(64, 112)):
            _head_of_a_bison(s)
    for clouds in (
        [(104, 126, 7), (112, 120, 8), (120, 128, 9), (108, 136, 9), (97, 142, 7), (116, 144, 11), (102, 150, 8)],
        [(28, 132, 6), (36, 139, 8), (24, 144, 8), (46, 144, 7), (34, 148, 8), (54, 151, 6), (84, 152, 7)],
    ):
        s.puff(clouds, s.light, s.key, 1.6, toward=(-0.3, -1.0), under=mix(s.mid, s.deep, 0.5))
    s.debris([(52, 144, 3.0, 20), (94, 116, 3.2, 60), (36, 122, 2.8, 10)], s.deep, s.key, 0.9)
    _oxpecker(s, 50, 47)


def _circus_tent(s: Impact) -> None:
    """Paint the inside of a circus tent as one dark plane, its curtain parted on a bright fairground, rows of heads."""
    s.fill(ALL, mix(s.deep, s.ink, 0.7))
    gap = svg("M36 -9 H112 C112 44 116 84 130 118 H18 C32 84 36 44 36 -9 Z")
    with s.clipped(gap):
        s.steps(gap, (74, 14), (74, 96), [s.mid, s.key, mix(s.key, s.light, 0.6), s.light, "#fffaf0", "#fffaf0"])
        for x, foot, wide, high in ((44, 112, 14, 24), (108, 112, 16, 30), (96, 112, 9, 18)):
            s.fill(
                polygon(
                    (x - wide, foot),
                    (x - 0.7 * wide, foot - 0.5 * high),
                    (x, foot - high),
                    (x + 0.7 * wide, foot - 0.5 * high),
                    (x + wide, foot),
                ),
                s.mid,
            )
            s.fill(polygon((x, foot - high), (x, foot - high - 7), (x + 6, foot - high - 5)), s.deep)
    for side in (-1, 1):
        for number in range(5):  # folds, each in the light of the gap along one edge
            top, waist, foot = (74 + side * (w + number * step) for w, step in ((27, 8), (36, 7), (52, 6)))
            end = side * 80
            fold = svg(
                f"M{top} -9 C{top} 30 {waist} 56 {waist + side * 4} 76 C{waist + side * 8} 92 {foot} 108 {foot + side * 6} 130 H{74 + end} V-9 Z"
            )
            s.fill(fold, mix(s.deep, s.ink, 0.2 + 0.17 * number))
            s.rim([fold], s.key if number == 0 else mix(s.deep, s.mid, 0.5 - 0.1 * number), (-side, 0.1), 1.3)
    s.dots(ALL, s.ink, (74, 40), (74, -12), 0.0, 0.7)
    for row in range(3):
        lots = chance(21 + row)
        for number in range(10):
            at, top = -6 + 14 * number + 7 * row + 3 * next(lots), 108 + 12 * row + 3 * next(lots)
            head = join(oval(at, top, 4.8, 5.6), box(at - 8, top + 5.8, at + 8, 190, 5))
            s.fill(head, mix(s.ink, s.deep, 0.3 - 0.15 * row))
            s.rim([head], (s.key, s.mid, s.deep)[row], (74 - at, 74 - top), 1.3)


def _clown_below(s: Impact) -> None:
    """Paint a clown from the nose up who holds still: a bald crown, two tufts of hair, both eyes shut tight."""
    skin, shade = s.light, mix(s.key, s.mid, 0.35)
    for side in (-1, 1):
        for x, y, r in ((30, 142, 10), (34, 131, 9.4), (27, 127, 7.4), (31, 119, 6.4)):
            s.inked([(oval(70 + side * x, y, r), s.accent)], 1.8, (0.4, 0.9))
        for x, y, r in ((30, 142, 10), (34, 131, 9.4), (27, 127, 7.4), (31, 119, 6.4)):
            s.fill(oval(70 + side * x, y, r), mix(s.accent, s.ink, 0.45))
            s.fill(oval(70 + side * x - 0.6, y - 2.2, 0.76 * r), s.accent)
    head = svg("M42 176 C38 150 38 126 46 113 C52 104 61 101 70 101 C79 101 88 104 94 113 C102 126 102 150 98 176 Z")
    s.inked([(head, skin)], 1.8, (2.0, 0.8))
    with s.clipped(head):
        s.fill(cut(head, placed(head, -10.0, 0)), mix(s.mid, s.deep, 0.5))
        s.dots(head, mix(s.mid, s.deep, 0.3), (66, 120), (92, 130), 0.0, 0.8, pitch=2.4)
        s.rim([head], "#ffffff", (-1.0, -0.4), 2.2)
        s.fill(svg("M46 103 C54 116 86 116 96 103 L98 112 C86 122 54 122 42 112 Z"), shade)
    for side in (-1, 1):
        x = 70 + side * 11.5
        patch = svg("M-8 14 C-11 4 -8 -10 0 -15 C8 -10 11 4 8 14 C4 20 -4 20 -8 14 Z")
        s.inked([(placed(patch, x, 131, 0.9), "#ffffff")], 1.4, (0.2, 0.4))
        s.stroke([(x - 7, 120), (x, 128, x + 7, 120)], s.ink, 2.6)  # shut tight
        s.stroke([(x - side * 3, 133), (x + side * 5, 130)], s.ink, 1.4)
    s.inked([(oval(70, 141, 8.4, 7.8), s.mid)], 2.0, (0.5, 0.9))
    s.fill(oval(72.4, 143.4, 5.0, 4.4), s.deep)
    s.fill(oval(70, 140.6, 6.6, 5.8), s.mid)
    s.fill(oval(67, 137.8, 2.2, 1.7, -30), "#ffffff")


def _pierced_orange(s: Impact, x: float, y: float, turn: float) -> None:
    """Paint an orange that a black bolt has just gone through to the left, its peel burst open, its juice flying."""
    with s.moved(x, y, turn=turn):
        s.flash(-34, 0, 34, 13, s.mid, seed=9, hollow=0.42)
        s.flash(-33, 0, 24, 12, "#ffd24a", seed=4, hollow=0.44)
        tail = box(16, -3.2, 54, 3.2)
        s.inked([(tail, s.ink)], 1.2, (0.0, 0.6))
        for side in (-1, 1):
            vane = svg(f"M29 {side * 2.4} L36 {side * 11} L54 {side * 11} L48 {side * 2.4} Z")
            s.inked([(vane, s.accent)], 1.7, (0.2, 0.7))
            s.fill(cut(vane, placed(vane, 0.0, 3.2)), "#86dcea")
            for at in (36, 42):
                s.stroke([(at, side * 3.4), (at + 6, side * 10)], s.ink, 1.0)
        s.fill(box(20, -2.4, 52, -0.9), s.key)
        fruit = oval(0, 0, 27, 26)
        s.inked([(fruit, s.mid)], 2.0, (2.2, 2.6))
        with s.clipped(fruit):
            s.fill(cut(fruit, placed(fruit, -6, -8)), mix(s.deep, s.ink, 0.25))
            s.dots(fruit, s.deep, (-2, 0), (18, 16), 0.0, 0.8, pitch=2.4)
            s.fill(oval(-3, -14, 14, 8, -12), s.key)
            s.fill(oval(-2, -17, 7, 3.4, -12), s.light)
        for u, v in ((6, -6), (12, 2), (4, 6), (14, -10), (-4, 16), (8, 14)):
            s.fill(oval(u, v, 0.9), s.deep)
        torn = polygon(
            (-33, -14),
            (-19, -12),
            (-13, -17),
            (-11, -7),
            (-4, -2),
            (-11, 3),
            (-9, 13),
            (-17, 9),
            (-27, 15),
            (-28, 5),
            (-36, 0),
            (-29, -5),
        )
        s.inked([(torn, s.light)], 1.9, (0.3, 0.8))
        pulp = oval(-19, -0.6, 9.4, 8.6)
        s.inked([(pulp, "#ffb02e")], 1.1, (0, 0))
        for angle in range(0, 360, 45):
            a = angle + 12
            s.stroke([around(-19, -0.6, 3, a), around(-19, -0.6, 8, a)], s.light, 1.1)
        shaft = box(-46, -3.4, -18, 3.4)
        head = svg("M-43 -10 L-68 0 L-43 10 L-48 0 Z")
        s.inked([(shaft, s.ink), (head, s.ink)], 1.2, (0.0, 0.8))
        s.fill(box(-45, -2.5, -18, -0.9), s.key)
        s.fill(svg("M-45 -7.600 L-64 -0.600 L-48 -1 Z"), s.light)
        s.drops([(-52, -14, 2.8), (-60, 10, 2.4), (-46, 18, 3.0), (-70, -8, 1.8), (-40, -22, 2.2)], "#ffb02e", 1.3, 70)


def black_bolt(s: Impact) -> None:
    """A black crossbow bolt goes through an orange on a clown's head. From the ring; light: a bright gap in the curtain."""
    _circus_tent(s)
    _clown_below(s)
    _pierced_orange(s, 74.0, 76.0, -17.0)
    with s.moved(74.0, 76.0):
        leaf = placed(svg("M0 0 C4 -8 14 -10 20 -5 C16 2 6 4 0 0 Z"), -1, -25, 0.9, -10)
        s.inked([(leaf, s.accent)], 1.5, (0.3, 0.6))
        s.fill(cut(leaf, placed(leaf, 0.4, 2.6)), "#86dcea")


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-09": Picture(
        captain_america,
        ((62.0, 112.0), (78.0, 84.0), (54.0, 46.0)),
        "charges out of the dust",
        "prairie",
        "sun that sets behind a hump",
    ),
    "m3-10": Picture(
        black_panther,
        ((105.0, 78.0), (70.0, 90.0), (92.0, 90.0), (62.0, 108.0)),
        "leaps round and round",
        "merry-go-round",
        "row of bulbs",
    ),
    "m3-11": Picture(
        black_bolt,
        ((74.0, 76.0), (34.0, 88.0), (58.0, 123.0), (82.0, 123.0)),
        "goes through an orange",
        "circus tent",
        "gap in a curtain",
    ),
}
