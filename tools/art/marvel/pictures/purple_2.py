"""Pictures of the purple cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    around,
    both,
    box,
    chance,
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


def jessica_jones(s: Impact) -> None:
    """A lens finds the print that glows; the one who left it casts a shadow into the light. Top-down; light: a street lamp."""
    night = mix(s.ink, s.deep, 0.30)
    s.fill(ALL, night)
    pool = oval(72, 66, 68, 66)
    # slabs
    for c, clip in (
        (mix(s.ink, s.deep, 0.75), ALL),
        (s.mid, pool),
        (mix(s.mid, s.key, 0.5), oval(72, 65, 57, 55)),
        (s.key, oval(72, 64, 47, 46)),
        (mix(s.key, s.light, 0.4), oval(72, 63, 37, 36)),
    ):
        s.fill(clip, c)
    s.halo(ALL, night, 76, 62, 50, 96, 0.0, 0.75, squeeze=0.9)
    with s.moved(turn=-24.0, about=(70.0, 70.0)):
        for i in range(-3, 9):
            s.stroke([(-60, i * 22), (200, i * 22)], mix(s.ink, s.deep, 0.5), 0.9, 0.75)
            for j in range(-2, 7):
                x = j * 34 + (i % 2) * 17
                s.stroke([(x, i * 22), (x, i * 22 + 22)], mix(s.ink, s.deep, 0.5), 0.9, 0.75)
    # kerb and drain
    s.fill(polygon((-6, 126), (40, 156), (-6, 156)), s.ink)
    s.fill(polygon((-6, 116), (-6, 122), (46, 156), (56, 156)), s.deep)
    # somebody's shadow looks on from the right
    man = svg(
        "M128 40 C118 42 110 46 106 50 C103 44 95 43 90.500 47 C85 51 85.500 59 90 62.500 C94 65.500 99 65 102 62 C103 70 106 84 114 96 L128 104 Z"
    )
    s.fill(man, mix(s.ink, s.deep, 0.12))
    # prints
    sole = svg(
        "M0 -11 C5 -11 6.500 -6 5.500 -1 C5 2 4 3 4 5 C4.500 8 4 12 0 12 C-4 12 -4.500 8 -4 5 C-4 3 -5 2 -5.500 -1 C-6.500 -6 -5 -11 0 -11 Z"
    )
    for x, y, t in (
        (48, 136, 20),
        (58, 124, 24),
        (44, 114, 20),
        (58, 44, 12),
        (72, 34, 14),
        (60, 22, 10),
        (74, 12, 12),
    ):
        s.fill(placed(sole, x, y, 0.72, t), mix(s.ink, s.deep, 0.35))
    # glass: hand from the lower right
    lx, ly, r = 66, 82, 25
    s.fill(oval(lx + 7, ly + 9, r + 3), s.ink, 0.7)
    s.fill(ribbon([(lx + 24, ly + 28, 3), (lx + 40, ly + 46, 5), (lx + 62, ly + 70, 6)]), s.ink, 0.7)
    handle = ribbon([(lx + 17, ly + 19, 2.9), (lx + 22, ly + 25, 3.6), (lx + 34, ly + 39, 4.4)])
    s.inked([(handle, s.accent)], w=1.3)
    sleeve = polygon((97, 122), (115, 103), (160, 140), (140, 190), (112, 164))
    fist = svg(
        "M86 113 C84 106 88 100 94 98.500 C98 95 105 95 109 99 C114 102 117 107 116 112 C115 122 108 130 101 131 C94 131 87 121 86 113 Z"
    )
    dark = mix(s.ink, s.deep, 0.35)
    s.inked([(sleeve, s.ink), (fist, dark)], w=1.6, heavy=(0.8, 1.0))
    fingers = [taper((x + 9, y - 6), 3.6, (x, y), 3.2) for x, y in ((87.5, 109), (90, 115.5), (94, 121.5), (99, 127))]
    for i, f in enumerate(fingers):
        s.inked([(f, dark)], w=0.9, heavy=(0.5, 0.6))
        s.rim([f], s.light if i < 2 else s.key, (-1, -1), 1.5)
    thumb = taper((107, 103), 3.8, (94, 100.5), 3.1)
    s.inked([(thumb, dark)], w=0.9, heavy=(0.5, 0.7))
    s.rim([thumb], "#ffffff", (-0.3, -1), 1.7)
    s.rim([sleeve], s.key, (0.4, -1), 1.4)
    s.fill(polygon((99, 119), (114, 104), (118, 107.500), (103, 124)), s.key)
    s.line(polygon((99, 119), (114, 104), (118, 107.500), (103, 124)), s.ink, 1.0)
    s.inked([(oval(lx, ly, r + 2.6), "#ffffff")], w=1.6, heavy=(1.3, 1.6))
    s.fill(cut(oval(lx, ly, r + 2.6), oval(lx - 2, ly - 2.2, r + 2.6)), s.mid)
    s.line(oval(lx, ly, r), s.ink, 1.5)
    lens = oval(lx, ly, r - 0.6)
    s.fill(lens, mix(s.ink, s.deep, 0.2))
    with s.clipped(lens):
        for k, c in ((r * 0.95, mix(s.ink, s.deep, 0.75)), (r * 0.62, s.mid)):
            s.fill(oval(lx, ly, k), c)
        s.halo(lens, s.ink, lx, ly, 10, r, 0.0, 0.8, pitch=2.5)
        big = placed(sole, lx, ly, 1.72, 24)
        s.fill(big, s.accent)
        with s.clipped(big), s.moved(lx, ly, turn=24.0):
            for i in range(-5, 6):
                y = i * 4.4
                s.stroke([(-12, y + 3), (0, y), (12, y + 3)], mix(s.accent, s.ink, 0.75), 1.5)
        s.fill(
            svg(
                f"M{lx - 21} {ly - 4} C{lx - 20} {ly - 14} {lx - 12} {ly - 21} {lx - 2} {ly - 21.5} C{lx - 10} {ly - 18} {lx - 16} {ly - 12} {lx - 17} {ly - 3} Z"
            ),
            "#ffffff",
            0.85,
        )


def _parade(s: Impact) -> None:
    """Paint a parade ground at sunrise: a wall, ranks of people, and the shadows that they throw."""
    s.steps(ALL, (60, 0), (60, 66), [s.deep, mix(s.deep, s.mid, 0.6), s.mid, mix(s.mid, s.key, 0.7), s.key])
    sun = (44.0, 62.0)
    for r, tone in ((30, mix(s.key, s.light, 0.4)), (22, mix(s.key, s.light, 0.75)), (14, "#ffffff")):
        s.fill(oval(*sun, r), tone)
    s.rays(*sun, 30, 120, 14, s.light, 0.3, duty=0.5, seed=7, first=190, last=360)
    s.fill(svg("M-4 68 V58 L14 50 L30 60 L52 56 L78 48 L100 58 L124 50 V68 Z"), mix(s.deep, s.mid, 0.5))
    s.fill(svg("M-4 66 H124 V172 H-4 Z"), s.mid)
    s.fill(polygon((20, 66), (74, 66), (128, 172), (-4, 172), (-4, 90)), mix(s.mid, s.key, 0.6))
    s.dots(svg("M-4 66 H124 V172 H-4 Z"), s.deep, (50, 76), (124, 140), 0.0, 0.75)
    for number in range(8):
        x, size = 40 + 10.6 * number, 0.9
        person = join(
            placed(oval(0, -17.4, 2.6, 3.0), x, 78, size),
            placed(svg("M-3.600 -13 C-3.600 -15 3.600 -15 3.600 -13 L4.400 -6 L3 0 H-3 L-4.400 -6 Z"), x, 78, size),
        )
        lean = (x - 44) * 0.55 + 8
        s.fill(
            polygon((x - 2.6, 78), (x + 2.6, 78), (x + lean + 5, 106), (x + lean - 3, 106)), mix(s.deep, s.mid, 0.35)
        )
        s.stroke([(x + 4.4, 78), (x + 4.4, 54)], s.ink, 0.9)
        s.fill(person, s.ink)
        s.rim([person], s.light, (-1.0, -0.2), 0.9)


def _vault_door(s: Impact, x: float, y: float) -> None:
    """Paint the round door of a vault: rings, bolts and a wheel of six spokes."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    for number in range(6):
        s.stroke([(-4, 14 + 28 * number), (124, 14 + 28 * number)], s.ink, 1.4)
    for r, tone in (
        (56, mix(s.ink, s.deep, 0.35)),
        (51, mix(s.deep, s.mid, 0.55)),
        (42, mix(s.deep, s.mid, 0.25)),
        (38, mix(s.deep, s.mid, 0.7)),
    ):
        s.inked([(oval(x, y, r), tone)], 1.5, (0.6, 1.0))
    s.fill(cut(oval(x, y, 51), oval(x - 2.4, y - 3.0, 51)), s.light)
    s.fill(cut(oval(x, y, 38), oval(x - 3.4, y - 4.0, 38)), s.key)
    for turn in range(0, 360, 30):
        px, py = around(x, y, 46.5, turn)
        s.inked([(oval(px, py, 2.9), s.mid)], 1.0, (0.3, 0.5))
        s.fill(oval(px + 0.8, py + 0.8, 1.0), s.light)
    s.dots(oval(x, y, 56), s.ink, (x, y), (x - 40, y - 40), 0.0, 0.85)
    for turn in range(20, 380, 60):
        spoke = taper((x, y), 2.4, around(x, y, 25, turn), 2.0)
        s.inked([(spoke, s.mid), (oval(*around(x, y, 26, turn), 3.6), s.key)], 1.3, (0.5, 0.7))
    s.line(oval(x, y, 18), s.ink, 5.0)
    s.line(oval(x, y, 18), s.key, 2.4)
    s.inked([(oval(x, y, 7), s.key)], 1.6, (0.5, 0.9))


def _link(s: Impact, x: float, y: float, turn: float, *, edge: bool, size: float = 1.0) -> None:
    """Paint a link of a chain, flat or seen on its edge."""
    outer = placed(box(-11, -3.2 if edge else -7.2, 11, 3.2 if edge else 7.2, 3.2 if edge else 7.2), x, y, size, turn)
    shape = outer if edge else cut(outer, placed(box(-6.6, -3.0, 6.6, 3.0, 3.0), x, y, size, turn))
    s.inked([(shape, "#ffffff")], 1.7, (0.6, 1.1))
    s.fill(cut(shape, placed(shape, -0.8, -1.6)), s.key)


def crossbones(s: Impact) -> None:
    """A chain before a vault's door snaps under a cutting torch. Light: the torch."""
    _vault_door(s, 74, 70)
    hit = (72.0, 100.0)
    for number, (x, y) in enumerate(((-2, 132), (13, 127), (28, 121), (43, 114))):
        _link(s, x, y, -22, edge=number % 2 == 1)
    for number, (x, y) in enumerate(((124, 70), (112, 77), (99, 84))):
        _link(s, x, y, -32, edge=number % 2 == 1)
    s.flash(*hit, 38, 16, s.accent, seed=5, hollow=0.42)
    s.flash(*hit, 25, 14, "#fbffd0", seed=5, hollow=0.45)
    # the link that breaks: two hooks apart
    for side, (x, y), turn in ((-1, (57, 108), -24), (1, (86, 92), -30)):
        outer = cut(
            placed(box(-10, -7.4, 10, 7.4, 7.4), x, y, turn=turn), placed(box(-6, -3.2, 6, 3.2, 3.2), x, y, turn=turn)
        )
        bite = placed(box(3, -9, 14, 3) if side < 0 else box(-14, -3, -3, 9), x, y, turn=turn)
        half = cut(outer, bite)
        s.inked([(half, "#ffffff")], 1.9, (0.7, 1.1))
        s.rim([half], s.accent, (-side, 0.4 * side), 2.0)
    s.fill(oval(*hit, 6.4), "#ffffff")
    # the torch, in a glove, from the lower right
    with s.moved(76.0, 104.0, turn=46.0):
        s.fill(polygon((0, 0), (16, -3.4), (16, 3.4)), "#ffffff")
        s.inked(
            [
                (polygon((14, -2.6), (26, -4), (26, 4), (14, 2.6)), s.accent),
                (box(25, -3.2, 62, 3.2, 1), mix(s.deep, s.mid, 0.5)),
            ],
            1.7,
            (0.4, 0.9),
        )
        s.stroke([(28, -1.6), (60, -1.6)], s.light, 1.3)
        palm = box(38, -8, 58, 9, 5)
        s.inked(
            [
                (polygon((54, -10), (84, -14), (84, 15), (54, 11)), mix(s.deep, s.ink, 0.2)),
                (palm, mix(s.ink, s.deep, 0.5)),
            ],
            1.8,
            (0.4, 1.0),
        )
        for number in range(4):
            finger = box(38 + 4.8 * number, -9, 42.4 + 4.8 * number, 2.4, 2.2)
            s.inked([(finger, mix(s.ink, s.deep, 0.6))], 1.1, (0.3, 0.5))
            s.fill(box(38.6 + 4.8 * number, -8.4, 40 + 4.8 * number, 1, 0.8), s.key)
    lots = chance(23)
    for number in range(18):
        angle, reach = 360 * next(lots), 16 + 26 * next(lots)
        start, end = around(*hit, reach, angle), around(*hit, reach + 4 + 5 * next(lots), angle)
        s.stroke([start, end], ("#ffffff", s.accent)[number % 2], 1.3)


def _slash(x: float, y: float, reach: float, wide: float, seed: int) -> skia.Path:
    """Return a ragged cut in cloth that leans to the right."""
    lots = chance(seed)
    left, right = [], []
    for number in range(9):
        share = number / 8
        half = wide * math.sin(math.pi * share) ** 0.8 * (0.86 + 0.28 * next(lots))
        at = reach * (2 * share - 1)
        left.append((x - half - at * 0.42, y + at))
        right.append((x + half - at * 0.42 + 1.2 * next(lots), y + at + 1.5 * next(lots)))
    return polygon(*left, *reversed(right))


def carnage(s: Impact) -> None:
    """Five cuts open the curtain of a circus before the ringmaster. Light: what comes through the cuts."""
    s.fill(ALL, s.deep)
    for number in range(9):  # the curtain's folds
        left = -6 + 14.5 * number
        s.fill(
            svg(
                f"M{left} -4 C{left + 3} 40 {left - 2} 80 {left + 1} 122 H{left + 7} C{left + 4} 80 {left + 9} 40 {left + 6} -4 Z"
            ),
            mix(s.deep, s.mid, 0.55),
        )
        s.stroke([(left + 10, -4), (left + 11, 60, left + 9, 122)], s.ink, 1.4)
    s.halo(ALL, s.ink, 70, 72, 36, 88, 0.0, 0.85)
    # the ring: sand, and the kerb behind it
    s.inked([(svg("M-4 118 C30 108 94 108 124 118 V128 C94 118 30 118 -4 128 Z"), s.mid)], 1.4)
    for number in range(8):
        s.fill(
            polygon((2 + 16 * number, 115), (9 + 16 * number, 115), (9 + 16 * number, 123), (2 + 16 * number, 123)),
            s.light,
            0.9,
        )
    sand = svg("M-4 126 C30 117 94 117 124 126 V172 H-4 Z")
    s.fill(sand, mix(s.ink, s.deep, 0.7))
    cuts = [
        _slash(43 + 14 * number, 72 - 3 * (2 - abs(number - 2)), 30 + 5 * (2 - abs(number - 2)), 4.8, 3 + number)
        for number in range(5)
    ]
    for number, path in enumerate(cuts):
        x = 26 + 15 * number
        with s.clipped(sand):
            s.fill(
                polygon(
                    (x + 14, 116), (x + 22, 116), (x + 14 - (2 - number) * 6, 172), (x - 8 - (2 - number) * 6, 172)
                ),
                s.key,
            )
        s.inked([(path, s.accent)], 2.4, (0.8, 1.4))
        s.fill(placed(path, 1.4, 0), s.light)
        inner = both(path, placed(path, 2.6, 1.0))
        s.fill(inner, "#ffffff")
    s.dots(sand, s.ink, (70, 122), (0, 150), 0.0, 0.8)
    # the ringmaster starts back
    figure = join(
        svg(
            "M62 146 L66 126 C64 118 64 110 67 106 C71 103 77 103 80 106 C83 110 83 118 81 126 L86 146 H78 L74 130 L70 146 Z"
        ),
        oval(73.5, 98.6, 4.8, 5.6),
        svg("M66.500 95 H80.500 V93 H78 L78.500 82 H68.500 L69 93 H66.500 Z"),
        taper((67, 108), 3.0, (55, 105), 2.2),
        taper((55, 105), 2.2, (48, 95), 1.6),
        taper((80, 108), 3.0, (92, 104), 2.2),
        taper((92, 104), 2.2, (98, 94), 1.6),
    )
    tails = svg("M64 118 L58 136 L66 134 Z M83 118 L90 136 L82 134 Z")
    s.fill(svg("M66 140 L82 140 L96 172 H48 Z"), s.ink, 0.85)
    s.fill(join(figure, tails), s.ink)
    s.rim([join(figure, tails)], s.accent, (0.2, -1.0), 1.2)


def _court(s: Impact) -> None:
    """Paint a court room: panelled wall, a tall window and its shaft, the public as a row of heads."""
    s.fill(ALL, mix(s.deep, s.mid, 0.3))
    for x in (-2, 34, 70, 106):
        s.fill(box(x, 46, x + 30, 118), mix(s.deep, s.mid, 0.55))
        s.fill(box(x + 4, 52, x + 26, 112), mix(s.deep, s.mid, 0.35))
    s.fill(box(-4, 36, 124, 42), mix(s.ink, s.deep, 0.5))
    s.fill(polygon((44, -4), (80, -4), (80, 30), (44, 30)), s.light)
    for x in (55.4, 67.4):
        s.fill(box(x, -4, x + 1.6, 30), s.deep)
    s.shaft(polygon((46, 20), (80, 10), (124, 172), (62, 172)), s.light, 0.8, (60, 14), (100, 172))
    s.halo(ALL, s.ink, 78, 86, 44, 100, 0.0, 0.75)
    for number in range(9):
        x, y = 2 + 15 * number, 122 - 3 * (number % 2)
        s.fill(
            join(oval(x, y - 9, 4.6, 5.4), svg(f"M{x - 9} 140 C{x - 9} {y - 4} {x + 9} {y - 4} {x + 9} 140 Z")), s.ink
        )
    s.inked([(box(-6, 132, 126, 172), mix(s.deep, s.mid, 0.7))], 1.6)
    s.fill(box(-4, 132, 124, 136), s.key)
    s.dots(box(-4, 136, 124, 172), s.ink, (66, 132), (-10, 156), 0.0, 0.8)


def _scale_pan(s: Impact, x: float, y: float, hook: Point, wide: float = 19.0) -> None:
    """Paint a pan of a balance about (x, y) that hangs from a hook."""
    for side in (-1, 0, 1):
        s.stroke([hook, (x + side * (wide - 1), y)], s.ink, 2.6)
        s.stroke([hook, (x + side * (wide - 1), y)], "#ffd25a", 1.0)
    pan = svg(f"M{x - wide} {y} H{x + wide} C{x + wide - 4} {y + 11} {x - wide + 4} {y + 11} {x - wide} {y} Z")
    s.inked([(pan, "#ffc83a")], 1.7, (0.5, 1.0))
    s.fill(both(pan, box(x - wide, y - 1, x + wide, y + 2.6)), "#fff0b0")
    s.dots(pan, "#b8500e", (x - 4, y), (x + wide, y + 8), 0.0, 0.9, pitch=2.4)


def she_hulk(s: Impact) -> None:
    """An apple outweighs a safe on the balance of a court. Light: a shaft of the window."""
    _court(s)
    s.inked([(svg("M66 48 H72 L74 132 H84 L88 141 H50 L54 132 H64 Z"), "#ffc83a")], 1.9, (0.8, 1.2))
    s.fill(svg("M69 50 H72 L74 132 H84 L88 141 H72 Z"), "#b8500e")
    left, right = (44.0, 41.0), (93.0, 73.0)
    s.inked(
        [(polygon((42, 40, 1), (45, 36, 1), (96, 71, 1), (93, 76, 1)), "#ffc83a"), (oval(69, 57, 6), "#fff0b0")], 1.8
    )
    # the safe goes up
    safe = [(box(31, 64, 59, 92, 3), s.mid), (box(34, 92, 39, 95), s.ink), (box(51, 92, 56, 95), s.ink)]
    _scale_pan(s, 45, 96, left)
    s.inked(safe, 2.1, (0.8, 1.4))
    s.fill(box(53.6, 65, 58.4, 91), mix(s.deep, s.mid, 0.4))
    s.inked([(box(35, 68, 53, 88, 2), s.key)], 1.2)
    s.dots(box(35, 68, 53, 88, 2), s.deep, (52, 70), (36, 88), 0.0, 0.8, pitch=2.4)
    s.inked([(oval(44, 78, 5.6), s.light)], 1.2)
    for turn in (20, 110, 200, 290):
        s.stroke([around(44, 78, 1.4, turn), around(44, 78, 6.8, turn)], s.ink, 1.6)
    s.fill(oval(44, 78, 1.6), s.ink)
    # the apple goes down
    for x, y in ((76, 96), (110, 98)):
        s.stroke([(x, y - 14), (x, y)], "#ffffff", 1.5)
    _scale_pan(s, 93, 124, right, 18)
    apple = svg(
        "M93 107 C88 102 79 104 79 113 C79 120 85 125 93 123.500 C101 125 107 120 107 113 C107 104 98 102 93 107 Z"
    )
    s.flash(93, 114, 24, 13, "#f6ffc0", seed=5, hollow=0.62)
    s.inked([(apple, s.accent)], 2.0, (0.7, 1.2))
    s.fill(cut(apple, placed(apple, -3.0, -2.0)), "#7f9a14")
    s.fill(oval(86, 110.6, 2.4, 3.6, 24), "#fbffe0")
    s.stroke([(93, 108), (94, 103, 97, 101)], s.ink, 2.0)
    s.inked([(placed(svg("M0 0 C3 -6 9 -6 12 -2 C9 3 4 3 0 0 Z"), 95, 103), "#8fd024")], 1.0, (0.3, 0.4))


def _columned_square(s: Impact) -> None:
    """Paint the square before a palace at daybreak, its steps and columns flat against the sky."""
    s.steps(
        ALL,
        (60, 0),
        (60, 124),
        [s.deep, mix(s.deep, s.mid, 0.6), s.mid, mix(s.mid, s.key, 0.6), s.key, mix(s.key, s.light, 0.6), s.light],
    )
    far = mix(s.deep, s.mid, 0.75)
    s.fill(polygon((-4, 72), (30, 56), (64, 72), (64, 78), (-4, 78)), far)
    for x in range(-2, 64, 13):
        s.fill(box(x, 78, x + 7, 126), far)
    for number in range(3):
        s.fill(box(-4, 116 + 4 * number, 68 + 6 * number, 121 + 4 * number), mix(s.deep, s.mid, 0.9 - 0.15 * number))
    s.halo(ALL, s.deep, 60, 96, 60, 116, 0.0, 0.7)
    s.fill(box(-4, 126, 124, 172), s.deep)


def ronan(s: Impact) -> None:
    """A loudspeaker shouts the hats off a crowd. Light: daybreak behind the square."""
    _columned_square(s)
    s.inked([(box(101, 58, 107, 172), s.deep)], 1.6)
    s.fill(box(101, 58, 103, 172), s.key)
    for number, reach in enumerate((40, 54, 69)):
        arc = skia.Path()
        arc.addArc(skia.Rect.MakeLTRB(80 - reach, 62 - reach, 80 + reach, 62 + reach), 106, 82)
        s.line(arc, s.ink, 7.0 - number, blunt=True)
        s.line(arc, ("#ffffff", s.accent)[number % 2], 4.2 - 0.8 * number, blunt=True)

    def at(path: skia.Path) -> skia.Path:
        return placed(path, 80, 60, 1.06, -30)

    horn = at(svg("M-24 -25 C-10 -20 -2 -8 18 -7 V7 C-2 8 -10 20 -24 25 Z"))
    s.inked([(at(box(17, -11, 33, 11, 4)), s.mid), (horn, s.key)], 2.2, (1.0, 1.6))
    s.fill(both(horn, at(svg("M-24 -25 C-10 -20 -2 -8 18 -7 V-3 C-2 -4 -10 -10 -24 -13 Z"))), s.light)
    s.dots(horn, s.deep, (78, 58), (76, 90), 0.0, 0.9, pitch=2.4)
    s.fill(at(box(17, 3, 33, 11, 3)), s.deep)
    s.inked([(at(oval(-24, 0, 10, 26)), s.light)], 2.0, (0.8, 1.2))
    s.fill(at(oval(-23.4, 0, 7.6, 22)), mix(s.ink, s.deep, 0.5))
    s.inked([(at(oval(-19, 0, 4.8, 9)), s.accent)], 1.2)
    s.inked([(svg("M92 62 L108 76 L108 84 L88 70 Z"), s.mid)], 1.4)
    # the crowd holds its ears
    for x, y, r in ((26, 136, 6.4), (48, 132, 7.0), (71, 136, 6.6), (93, 132, 7.0), (114, 137, 6.4)):
        body = svg(f"M{x - 13} 156 C{x - 13} {y + 4} {x + 13} {y + 4} {x + 13} 156 Z")
        arms = [
            join(
                taper((x + k * 9, y + 15), 3.0, (x + k * 13, y + 3), 2.6),
                taper((x + k * 13, y + 3), 2.4, (x + k * 6, y), 2.2),
            )
            for k in (-1, 1)
        ]
        figure = join(oval(x, y, r, r * 1.15), body, *arms)
        s.fill(figure, s.ink)
        s.rim([figure], s.key, (0.2, -1.0), 1.3)
    # three hats fly
    for x, y, turn, crown in ((46, 112, -30, 9.0), (72, 110, 22, 14.0), (96, 116, -10, 9.0)):
        parts = [oval(0, 0, 12, 3.0), box(-7, -crown, 7, 0, 3)]
        s.inked([(placed(part, x, y, 1.0, turn), s.light) for part in parts], 1.7, (0.5, 0.9))
        s.fill(placed(box(1, -crown + 1, 7, -1, 2), x, y, 1.0, turn), s.key)
        s.fill(placed(box(-7, -4, 7, -1.2), x, y, 1.0, turn), s.accent)


def okoye(s: Impact) -> None:
    """A banner unfurls over a parade ground and wakes its long shadows. Light: sunrise from the side."""
    _parade(s)
    lime, pale, dim = s.accent, "#ffffff", s.mid
    s.fill(polygon((47, 134), (55, 138), (124, 168), (112, 172)), mix(s.ink, s.deep, 0.5), 0.85)
    s.inked([(polygon((44, 34, 1), (48, 34, 1), (53, 142, 1), (48, 142, 1)), s.light)], 2.0, (0.7, 0.8))
    s.fill(polygon((46.6, 34), (48, 34), (53, 142), (51, 142)), s.mid)
    s.inked([(oval(46, 30, 5.0), lime)], 1.7, (0.4, 0.7))
    s.fill(oval(44.6, 28.6, 1.7), "#ffffff")
    back = svg("M92 70 C100 64 110 66 117 72 L110 84 L118 96 C108 90 100 92 90 98 Z")
    s.inked([(back, dim)], 2.0, (0.6, 1.0))
    cloth = svg(
        "M47 44 C58 38 64 52 76 50 C88 48 92 56 100 62 C96 78 98 92 103 108 C92 100 86 96 78 98 C66 102 60 88 50 92 Z"
    )
    s.inked([(cloth, s.light)], 2.5, (0.9, 1.4))
    with s.clipped(cloth):
        s.fill(svg("M47 44 C56 39 60 46 66 50 C60 66 62 80 66 94 C60 90 55 90 50 92 Z"), pale)
        s.fill(svg("M84 48 C92 52 96 58 100 62 C96 78 98 92 103 108 C94 101 90 98 86 97 C82 82 82 66 84 48 Z"), pale)
        s.dots(cloth, dim, (66, 60), (78, 66), 0.0, 0.75, pitch=2.4)
        for shift, tone in ((0, lime), (13, s.deep)):
            zigzag = [
                (44, 60 + shift),
                (54, 70 + shift),
                (63, 60 + shift),
                (74, 73 + shift),
                (85, 64 + shift),
                (95, 79 + shift),
                (106, 72 + shift),
            ]
            s.stroke(zigzag, s.ink, 7.0)
            s.stroke(zigzag, tone, 4.4)
    s.line(cloth, s.ink, 1.2)
    for points in ([(66, 34), (80, 36)], [(82, 112), (96, 116)], [(60, 104), (72, 108)]):
        s.stroke(points, "#ffffff", 1.8)
    for x, y, r in ((40, 143, 6), (50, 145, 7), (60, 143, 5)):
        s.fill(oval(x, y, r, r * 0.6), s.light)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-25": Picture(she_hulk, ((92.0, 114.0), (46.0, 78.0)), "outweighs a safe", "court room", "shaft of a window"),
    "m2-26": Picture(okoye, ((70.0, 72.0), (46.0, 36.0)), "unfurls", "parade ground", "sunrise from the side"),
    "m2-27": Picture(crossbones, ((72.0, 100.0), (74.0, 74.0)), "snaps", "vault", "cutting torch"),
    "m2-28": Picture(ronan, ((58.0, 74.0), (66.0, 108.0)), "shouts hats off", "square before a palace", "daybreak"),
    "m2-29": Picture(carnage, ((70.0, 66.0), (74.0, 100.0)), "cut open a curtain", "circus ring", "through the cuts"),
    "m2-30": Picture(jessica_jones, ((66.0, 80.0),), "finds the print", "pavement", "lamp pool"),
}
