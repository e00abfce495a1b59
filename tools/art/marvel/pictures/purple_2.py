"""Pictures of the purple cards of level 2."""

from __future__ import annotations

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


def _scale_pan(s: Impact, x: float, y: float, hook: Point, wide: float = 19.0) -> None:
    """Paint a pan of a balance about (x, y) that hangs from a hook."""
    for side in (-1, 0, 1):
        s.stroke([hook, (x + side * (wide - 1), y)], s.ink, 2.6)
        s.stroke([hook, (x + side * (wide - 1), y)], "#ffd25a", 1.0)
    pan = svg(f"M{x - wide} {y} H{x + wide} C{x + wide - 4} {y + 11} {x - wide + 4} {y + 11} {x - wide} {y} Z")
    s.inked([(pan, "#ffc83a")], 1.7, (0.5, 1.0))
    s.fill(both(pan, box(x - wide, y - 1, x + wide, y + 2.6)), "#fff0b0")
    s.dots(pan, "#b8500e", (x - 4, y), (x + wide, y + 8), 0.0, 0.9, pitch=2.4)


def _hen_house(s: Impact) -> None:
    """Paint a wall of planks in the dark with a torch's disc of light on it."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    disc = oval(66, 80, 49)
    s.fill(oval(66, 80, 54), mix(s.deep, s.mid, 0.4))
    s.fill(disc, mix(s.key, s.light, 0.25))
    s.fill(oval(64, 78, 38), s.light)
    for x in (-2, 20, 42, 64, 86, 108):
        s.stroke([(x, -4), (x + 1, 122)], s.ink, 1.3)
        with s.clipped(disc):
            s.fill(box(x + 0.6, -4, x + 2.6, 122), s.key)
    for x, y in ((31, 66), (53, 40), (75, 96), (97, 60)):
        s.fill(oval(x, y, 1.2, 3.4), s.mid)
    s.halo(cut(ALL, disc), s.ink, 66, 80, 50, 92, 0.15, 0.85)


def _fox_head(s: Impact) -> None:
    """A fox's head from the front, about the root of its nose, an egg between its jaws."""
    coat, dark = mix(s.mid, s.deep, 0.15), mix(s.deep, s.ink, 0.35)
    half = polygon((0, -13), (7, -15), (15, -34), (24, -17), (25, -6), (31, 6), (22, 11), (11, 17), (6, 24), (0, 25))
    whole = join(half, placed(half, flip=True))
    s.inked([(whole, coat)], 1.9, (1.0, 1.2))
    with s.clipped(whole):
        s.fill(polygon((0, -14), (40, -40), (40, 30), (0, 30)), mix(coat, dark, 0.5))
        s.fill(polygon((-24, -17), (-15, -34), (-7, -15), (0, -13), (-3, 2), (-14, -6), (-26, -4)), s.key)
    for flip in (False, True):
        cheek = polygon((31, 6), (22, 11), (11, 17), (6, 24), (0, 25), (0, 15), (5, 5), (14, 6), (20, 2))
        s.fill(placed(cheek, flip=flip), "#ffffff" if flip else s.light)
        s.fill(placed(polygon((10, -17), (15, -29), (20, -17), (16, -13)), flip=flip), s.ink)
        s.fill(placed(polygon((4, 4), (6, -5), (13, -9), (20, -7), (18, 0), (11, 4)), flip=flip), s.ink)
        s.fill(placed(oval(12, -2.4, 4.4, 4.2), flip=flip), s.accent)
        s.fill(placed(oval(12, -2.4, 1.3, 3.2), flip=flip), s.ink)
        s.fill(placed(polygon((18, -34), (15, -34), (11.6, -26), (18.6, -26)), flip=flip), s.ink)
    s.dots(placed(half, 0.5, 0), s.ink, (6, -10), (30, 10), 0.0, 0.5, pitch=2.2)
    s.fill(polygon((-3, -2), (3, -2), (4.4, 16), (-4.4, 16)), s.key)
    egg = svg("M0 19 C6 19 11 27 11 33 C11 40 6 44 0 44 C-6 44 -11 40 -11 33 C-11 27 -6 19 0 19 Z")
    s.inked([(egg, "#f4ffb0")], 1.8, (0.6, 1.0))
    s.fill(cut(egg, placed(egg, -3.4, -2.6)), s.accent)
    for x, y in ((-5, 32), (1, 37), (4, 29), (-2, 41)):
        s.fill(oval(x, y, 1.1), s.deep)
    s.inked([(polygon((-8, 14), (0, 12), (8, 14), (7, 22), (3, 24), (-3, 24), (-7, 22)), "#ffffff")], 1.3, (0.3, 0.5))
    s.fill(polygon((-4.6, 13), (4.6, 13), (3.4, 18), (0, 20), (-3.4, 18)), s.ink)


def _fox_body() -> skia.Path:
    """Return the body of a fox that stops in mid-step, its brush up behind it."""
    return join(
        polygon((46, 74), (60, 68), (82, 70), (98, 76), (105, 88), (102, 102), (84, 104), (64, 104), (48, 100)),
        polygon((46, 92), (60, 92), (60, 108), (56, 124), (59, 128), (46, 128), (48, 110)),
        polygon((62, 96), (72, 96), (70, 108), (76, 114), (72, 118), (62, 110)),
        polygon((86, 92), (105, 88), (102, 104), (96, 112), (100, 124), (102, 128), (90, 128), (90, 112), (84, 104)),
    )


def ronan(s: Impact) -> None:
    """A fox is caught with the egg between its jaws. Straight on; light: the disc of somebody's torch."""
    _hen_house(s)
    coat, dark = mix(s.mid, s.deep, 0.15), mix(s.deep, s.ink, 0.35)
    body = _fox_body()
    brush = ribbon(((94, 88, 3.0), (104, 85, 6.0), (107, 71, 8.2), (101, 57, 6.2), (95, 47, 0.6)))
    with s.clipped(oval(66, 80, 49)):
        for path in (body, brush):
            s.fill(placed(path, 7, 4), s.mid)
    s.fill(polygon((-4, 126), (124, 126), (124, 172), (-4, 172)), mix(s.deep, s.ink, 0.5))
    s.fill(polygon((22, 126), (110, 126), (106, 129), (26, 129)), s.key)
    s.inked([(brush, coat)], 1.9, (0.9, 1.1))
    with s.clipped(brush):
        s.fill(polygon((88, 40), (116, 40), (116, 60), (108, 57), (103, 63), (99, 58), (88, 64)), "#ffffff")
        s.dots(brush, s.ink, (104, 70), (118, 84), 0.0, 0.8, pitch=2.4)
    s.inked([(body, coat)], 2.0, (0.9, 1.2))
    with s.clipped(body):
        s.fill(polygon((60, 66), (82, 68), (98, 74), (106, 88), (92, 84), (76, 80), (60, 82)), s.key)
        s.fill(polygon((64, 96), (84, 98), (90, 92), (88, 106), (62, 106)), dark)
        s.fill(polygon((44, 112), (60, 110), (60, 130), (44, 130)), s.ink)
        s.fill(polygon((88, 114), (104, 112), (104, 130), (86, 130)), s.ink)
        s.fill(polygon((60, 110), (72, 106), (80, 116), (70, 120)), s.ink)
        s.dots(body, s.ink, (80, 84), (98, 110), 0.0, 0.7, pitch=2.4)
    with s.moved(58, 76):
        _fox_head(s)
    for x, y, turn in ((30, 58, 40), (38, 118, -20), (98, 117, 70), (78, 137, 8)):
        feather = placed(polygon((-7, 0), (-3, -2.4), (4, -1.8), (8, 0), (3, 2.2), (-4, 2)), x, y, turn=turn)
        s.inked([(feather, "#ffffff")], 1.0, (0.3, 0.5))
        s.line(placed(polygon((-7, 0), (6, 0)), x, y, turn=turn), s.ink, 0.7)


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


def _court(s: Impact) -> None:
    """Paint a court room: a panelled wall, the bright shaft of a window across it, the bench below."""
    s.fill(ALL, mix(s.ink, s.deep, 0.7))
    s.fill(polygon((30, -4), (98, -4), (124, 60), (124, 134), (38, 134)), s.mid)
    s.fill(polygon((40, -4), (88, -4), (120, 90), (116, 134), (50, 134)), s.key)
    s.fill(polygon((50, -4), (78, -4), (102, 134), (64, 134)), s.light)
    for x in (-4, 36, 66, 96):
        s.stroke([(x, 44), (x, 134)], s.deep, 1.2, 0.7)
    s.stroke([(-4, 44), (124, 44)], s.deep, 1.2, 0.7)
    s.halo(ALL, s.ink, 76, 70, 54, 112, 0.0, 0.8)
    s.inked([(box(-6, 134, 126, 172), mix(s.deep, s.mid, 0.4))], 1.6)
    s.fill(box(-4, 134, 124, 137.4), s.key)
    s.dots(box(-4, 138, 124, 172), s.ink, (66, 136), (-10, 158), 0.0, 0.8)


def she_hulk(s: Impact) -> None:
    """An apple outweighs a safe on the balance of a court. Light: a shaft of the window."""
    _court(s)
    brass, dim = "#ffc83a", "#b8500e"
    s.inked([(svg("M66 50 H72 L74 132 H84 L88 141 H50 L54 132 H64 Z"), brass)], 2.2, (0.8, 1.2))
    s.fill(svg("M69 50 H72 L74 132 H84 L88 141 H72 Z"), dim)
    left, right = (44.0, 40.0), (93.0, 73.0)
    s.inked([(polygon((41, 40, 1), (44, 35, 1), (97, 71, 1), (94, 77, 1)), brass), (oval(69, 57, 6.4), "#fff0b0")], 2.1)
    # the safe goes up
    _scale_pan(s, 46, 98, left)
    s.inked(
        [(box(32, 62, 62, 94, 3), s.deep), (box(35, 94, 41, 97.4), s.ink), (box(53, 94, 59, 97.4), s.ink)],
        2.3,
        (0.8, 1.4),
    )
    s.fill(box(33, 63, 61, 66), s.key)
    s.inked([(box(36, 68, 57, 90, 2), s.mid)], 1.4)
    s.dots(box(36, 68, 57, 90, 2), s.ink, (50, 70), (38, 90), 0.0, 0.7, pitch=2.4)
    s.inked([(oval(46.5, 79, 6.4), s.light)], 1.4)
    for turn in (20, 110, 200, 290):
        s.stroke([around(46.5, 79, 1.4, turn), around(46.5, 79, 7.6, turn)], s.ink, 1.8)
    s.fill(oval(46.5, 79, 1.8), s.ink)
    # the apple goes down
    _scale_pan(s, 94, 124, right, 18)
    apple = svg("M93 105 C87 99 76 101 76 112 C76 121 84 126 93 124 C102 126 110 121 110 112 C110 101 99 99 93 105 Z")
    s.inked([(apple, s.accent)], 2.4, (0.7, 1.3))
    s.fill(cut(apple, placed(apple, -3.4, -2.2)), "#7f9a14")
    s.fill(oval(85, 109, 2.8, 4.2, 24), "#fbffe0")
    s.stroke([(93, 106), (94, 100, 97, 97)], s.ink, 2.4)
    s.inked([(placed(svg("M0 0 C3 -6 9 -6 12 -2 C9 3 4 3 0 0 Z"), 95, 100, 1.1), "#8fd024")], 1.2, (0.3, 0.4))
    for x in (72, 114):
        s.stroke([(x, 88), (x, 100)], s.ink, 1.8)


def _surgery(s: Impact) -> None:
    """Paint a surgery in the dark, a light box on its wall."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    for x in range(-4, 124, 15):
        s.stroke([(x, -4), (x, 172)], mix(s.ink, s.deep, 0.35), 1.1)
    for y in range(2, 172, 15):
        s.stroke([(-4, y), (124, y)], mix(s.ink, s.deep, 0.35), 1.1)
    for r, tone in ((74, s.deep), (62, mix(s.deep, s.mid, 0.6))):
        s.fill(box(72 - r * 0.76, 88 - r, 72 + r * 0.76, 88 + r, 12), tone)
    s.halo(ALL, s.ink, 72, 88, 60, 112, 0.0, 0.8)


def _night_kitchen(s: Impact) -> None:
    """Paint a tiled kitchen by night; an open refrigerator at the right throws its light across."""
    s.fill(ALL, mix(s.deep, s.ink, 0.2))
    for row in range(9):
        for column in range(7):
            lit = 0.1 + 0.085 * column
            s.fill(box(column * 17 - 2, row * 15 - 2, column * 17 + 13.6, row * 15 + 11.6, 1), mix(s.deep, s.mid, lit))
    s.halo(ALL, s.ink, 104, 84, 56, 118, 0.0, 0.8)
    s.fill(polygon((92, -4), (124, -4), (124, 140), (92, 132)), s.key)
    s.inked([(polygon((98, 2), (124, -6), (124, 142), (98, 128)), "#ffffff")], 1.8, (-1.0, 0.6))
    for y in (46, 78, 106):
        s.stroke([(99, y), (124, y + (y - 60) * 0.14)], s.key, 2.4)
    for x, y, wide, high in ((104, 78, 5, 16), (112, 79, 5, 11)):
        s.fill(box(x, y - high, x + wide, y, 1.6), s.mid)
    s.fill(oval(109, 41, 5, 4.4), s.mid)
    s.fill(polygon((-4, 128), (124, 128), (124, 172), (-4, 172)), s.deep)
    s.fill(polygon((-4, 128), (124, 128), (124, 131.4), (-4, 131.4)), s.light)
    s.fill(polygon((98, 131.4), (124, 131.4), (124, 172), (80, 172)), s.key)


def _splash(s: Impact) -> None:
    """What was in the jug, in the air: arms with heavy ends, drops that have left them, and a splat on the door."""
    arms = (
        ((56, 72, 6.0), (47, 64, 3.6), (37, 61, 3.2), (31, 66, 2.6)),
        ((60, 70, 7.0), (52, 56, 4.2), (45, 48, 2.8), (40, 40, 3.4)),
        ((66, 70, 8.0), (65, 52, 5.0), (60, 38, 3.4), (61, 26, 4.4)),
        ((72, 70, 7.0), (76, 58, 3.6), (80, 50, 2.6), (79, 43, 3.4)),
        ((76, 72, 6.0), (86, 62, 3.4), (95, 60, 3.0), (101, 65, 2.6)),
    )
    ends = ((31, 67, 4.0), (39.4, 39, 4.8), (61, 24, 6.0), (79, 41.6, 4.4), (101, 66, 3.8))
    mass = join(svg("M46 74 C46 62 54 62 60 60 H74 C82 62 87 64 87 74 Z"), *(ribbon(arm) for arm in arms))
    for x, y, r in ends:
        mass = join(mass, oval(x, y, r))
    splat = join(
        oval(108, 62, 6, 7), oval(113, 55, 3), oval(103, 70, 2.6), oval(112, 68, 4), box(107, 62, 110.4, 84, 1.7)
    )
    s.fill(splat, s.accent)
    s.inked([(mass, s.accent)], 2.0, (0.7, 1.0))
    s.fill(join(oval(59.4, 22.4, 1.8, 2.6), oval(38, 37.6, 1.4, 1.9), oval(78, 40, 1.3, 1.8)), "#ffffff")
    with s.clipped(mass):
        s.fill(cut(mass, placed(mass, -2.6, -1.0)), "#f6ffc0")
    for x, y, r in (
        (49, 20, 2.6),
        (72, 16, 2.0),
        (30, 50, 2.2),
        (75, 29, 2.6),
        (91, 50, 2.8),
        (48, 34, 1.6),
        (29, 80, 2.4),
    ):
        s.inked([(oval(x, y, r, r * 1.15), s.accent)], 1.2, (0.3, 0.5))


def carnage(s: Impact) -> None:
    """A mixer throws off its lid and all that it holds. Still kitchen; light: the open refrigerator."""
    _night_kitchen(s)
    _splash(s)
    jug = polygon((44, 70, 2), (87, 70, 2), (80, 112, 2), (52, 112, 2))
    handle = svg("M50 76 L38 78 L38 98 L42 104 L54 104 L53 98 L45 97 L45 84 L51 83 Z")
    s.inked([(handle, s.deep)], 1.8, (0.5, 0.9))
    s.inked([(jug, mix(s.light, s.key, 0.5))], 2.2, (0.8, 1.2))
    with s.clipped(jug):
        s.fill(svg("M40 84 C50 78 54 90 64 84 C72 79 80 88 92 82 V120 H40 Z"), s.accent)
        s.fill(svg("M64 84 C72 79 80 88 92 82 V120 H76 Z"), "#f6ffc0")
        s.dots(jug, "#5f8a0c", (66, 92), (44, 112), 0.0, 0.8, pitch=2.4)
        s.fill(polygon((79, 70), (84, 70), (77.6, 112), (73.6, 112)), "#ffffff")
        s.fill(polygon((48, 70), (51, 70), (56, 112), (54, 112)), "#ffffff")
        s.fill(polygon((56, 112), (62, 103), (66, 108), (70, 103), (76, 112)), s.ink)
    s.inked([(polygon((43, 68, 1), (89, 68, 1), (87, 74, 1), (45, 74, 1)), s.light)], 1.5, (0.4, 0.8))
    # the base
    base = polygon((51, 112), (81, 112), (90, 141, 2), (42, 141, 2))
    s.inked([(base, mix(s.deep, s.ink, 0.2))], 2.2, (0.8, 1.2))
    s.fill(polygon((74, 112), (81, 112), (90, 141), (78, 141)), s.key)
    s.fill(polygon((52, 114), (60, 114), (57, 140), (44, 140)), s.mid)
    s.inked([(oval(66.5, 127, 7.4), s.mid)], 1.4, (0.4, 0.6))
    s.stroke([(66.5, 127), (71, 122)], s.light, 2.2)
    s.stroke([(37, 116), (33, 122)], s.light, 1.5)
    s.stroke([(92, 116), (96, 122)], s.light, 1.5)
    # the lid
    lid = placed(join(box(-15, -2, 15, 5, 2), box(-6, -7, 6, 0, 2)), 97, 84, turn=38)
    s.inked([(lid, s.deep)], 1.9, (0.6, 0.9))
    s.rim([lid], s.light, (1, -0.6), 2.0)


def _sitting_dog() -> skia.Path:
    """Return a dog that sits and looks to the right, about 90 high."""
    return join(
        svg(
            "M48 134 C40 120 44 100 56 88 C60 82 60 74 60 66 C54 70 50 80 51 86 C45 82 44 68 52 60 C56 55 62 53 68 54 "
            "C76 54 82 58 86 64 L97 67 C101 69 100 76 95 78 C90 81 84 81 80 82 C80 88 84 94 85 104 C86 112 84 120 84 126 "
            "L92 129 C96 131 95 135 91 135 H72 L74 124 C72 128 70 131 68 135 H48 Z"
        ),
        ribbon([(50, 131, 3.4), (40, 130, 2.8), (36, 120, 1.4)]),
    )


def crossbones(s: Impact) -> None:
    """A dog's picture on a light box shows the bone that it has swallowed. Light: the box."""
    _surgery(s)
    lime = s.accent
    s.inked([(box(33, 34, 111, 143, 4), s.light)], 2.3, (0.8, 1.5))
    s.fill(box(35, 36, 109, 141, 3), "#ffffff")
    film = polygon((39, 45, 1.5), (105, 42, 1.5), (107, 136, 1.5), (41, 138, 1.5))
    s.inked([(film, mix(s.ink, s.deep, 0.75))], 1.7)
    s.dots(film, s.ink, (74, 90), (108, 40), 0.0, 0.7)
    for x in (52, 94):
        s.inked([(box(x - 4, 37, x + 4, 47, 1), s.mid)], 1.3)
    dog = _sitting_dog()
    s.fill(dog, s.mid)
    s.rim([dog], s.key, (-0.7, -1.0), 2.0)
    s.rim([dog], s.key, (0.8, 0.4), 1.2)
    # what the rays see: skull, spine, ribs, legs
    white = s.light
    s.fill(svg("M60 62 C64 56 74 56 80 63 L94 69 C97 71 96 75 92 76 L78 78 C72 78 62 74 60 62 Z"), white)
    s.fill(oval(75, 66, 3.2), s.deep)
    s.fill(oval(91, 71, 1.6), s.deep)
    s.stroke([(78, 77), (86, 74, 94, 75)], s.deep, 1.1)
    for k in range(9):
        x, y = 64 - 2.2 * k + (k * k) * 0.1, 80 + 6.0 * k
        s.fill(oval(x, y, 2.8, 2.1, 20), white)
    for k in range(4):
        s.stroke([(63 - 1.6 * k, 88 + 5.4 * k), (74, 85 + 5.4 * k, 80 - k, 95 + 5.4 * k)], white, 1.7)
    for points in ([(79, 106), (80, 126), (88, 132)], [(54, 124), (62, 130), (66, 133)]):
        s.stroke(points, white, 2.6)
    # the bone, across its stomach
    shaft = box(-10, -2.4, 10, 2.4, 1)
    whole = placed(join(shaft, *(oval(x, y, 4.2, 3.7) for x in (-11.5, 11.5) for y in (-3.1, 3.1))), 68, 115, 1.0, -14)
    s.inked([(whole, lime)], 1.8, (0.3, 0.7))
    s.fill(cut(whole, placed(whole, 0.9, 1.4)), "#f4ffb0")
    # whoever points at them
    arm = join(taper((124, 164), 12, (108, 140), 7.0), taper((108, 140), 5.4, (96, 126), 3.2))
    s.fill(arm, s.ink)
    s.rim([arm], s.light, (-1.0, -0.6), 1.7)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-25": Picture(she_hulk, ((92.0, 114.0), (46.0, 78.0)), "outweighs a safe", "court room", "shaft of a window"),
    "m2-26": Picture(okoye, ((70.0, 72.0), (46.0, 36.0)), "unfurls", "parade ground", "sunrise from the side"),
    "m2-27": Picture(crossbones, ((68.0, 115.0), (76.0, 66.0)), "shows what was swallowed", "surgery", "light box"),
    "m2-28": Picture(
        ronan, ((46.0, 74.0), (70.0, 74.0), (58.0, 103.0)), "is caught with an egg", "hen house", "disc of a torch"
    ),
    "m2-29": Picture(
        carnage, ((58.0, 48.0), (66.0, 90.0), (97.0, 84.0)), "throws off its lid", "kitchen", "open refrigerator"
    ),
    "m2-30": Picture(jessica_jones, ((66.0, 80.0),), "finds the print", "pavement", "lamp pool"),
}
