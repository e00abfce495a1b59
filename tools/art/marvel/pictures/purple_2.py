"""Pictures of the purple cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

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

Bone: TypeAlias = tuple[Point, Point, float]
"""A bone: its two ends and the radius of the nearer one."""


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


def _scale_pan(s: Impact, x: float, y: float, hook: Point, wide: float = 19.0) -> None:
    """Paint a pan of a balance about (x, y) that hangs from a hook."""
    for side in (-1, 0, 1):
        s.stroke([hook, (x + side * (wide - 1), y)], s.ink, 2.6)
        s.stroke([hook, (x + side * (wide - 1), y)], "#ffd25a", 1.0)
    pan = svg(f"M{x - wide} {y} H{x + wide} C{x + wide - 4} {y + 11} {x - wide + 4} {y + 11} {x - wide} {y} Z")
    s.inked([(pan, "#ffc83a")], 1.7, (0.5, 1.0))
    s.fill(both(pan, box(x - wide, y - 1, x + wide, y + 2.6)), "#fff0b0")
    s.dots(pan, "#b8500e", (x - 4, y), (x + wide, y + 8), 0.0, 0.9, pitch=2.4)


def ronan(s: Impact) -> None:
    """A hand points at the ball under a broken window. Light: the day through the hole."""
    s.fill(ALL, mix(s.deep, s.mid, 0.2))
    for x in range(-4, 124, 16):
        s.fill(box(x, -4, x + 7, 112), mix(s.deep, s.mid, 0.45))
    s.fill(box(-4, 112, 124, 172), mix(s.ink, s.deep, 0.6))
    s.fill(box(-4, 108, 124, 113), s.mid)
    s.shaft(polygon((40, 50), (72, 56), (84, 160), (24, 160)), s.light, 0.75, (56, 40), (56, 190))
    s.fill(oval(55, 140, 34, 8.5), s.key)
    s.dots(box(-4, -4, 124, 108), s.ink, (52, 70), (124, 20), 0.0, 0.75)
    s.dots(box(-4, 113, 124, 172), s.ink, (54, 120), (120, 152), 0.0, 0.8)
    # the window and its hole
    s.inked([(box(34, 34, 78, 84, 1), s.light)], 2.2, (0.7, 1.2))
    for left, top in ((37, 37), (57.5, 37), (37, 60.5), (57.5, 60.5)):
        s.inked([(box(left, top, left + 17.5, top + 20.5), s.key)], 1.2, (0.0, 0.0))
        s.fill(
            polygon((left, top + 14), (left + 12, top), (left + 17, top), (left, top + 20)), mix(s.key, s.light, 0.5)
        )
    hole = polygon(
        (40, 64),
        (44.6, 66),
        (46, 61.4),
        (48.6, 66.6),
        (53.6, 64),
        (50.4, 69.6),
        (54, 73),
        (49, 74),
        (48.6, 80),
        (45.4, 75.4),
        (39.6, 78.6),
        (42, 72),
        (37.6, 69),
    )
    s.inked([(hole, "#ffffff")], 1.3, (0.0, 0.0))
    s.inked([(box(31, 83, 81, 88, 1), "#ffffff")], 1.8, (0.5, 1.0))
    # the ball, and splinters by it
    for x, y, size, turn in ((36, 144, 4, 10), (76, 143, 5, 50), (68, 149, 3.4, 80)):
        s.inked([(placed(polygon((-1, -0.6), (1, -0.9), (0.4, 0.8)), x, y, size, turn), "#ffffff")], 1.1, (0.2, 0.4))
    s.fill(oval(57, 144, 17, 3.6), s.ink)
    ball = oval(54, 129, 15)
    s.inked([(ball, s.accent)], 2.3, (0.7, 1.3))
    with s.clipped(ball):
        s.fill(cut(ball, placed(ball, 3.6, 4.4)), "#f6ffc0")
        for x, y, r in ((54, 128, 5.4), (40, 122, 4.6), (66, 119, 4.6), (63, 142, 5.0), (44, 143, 4.6)):
            s.fill(polygon(*(around(x, y, r, 72 * k - 90) for k in range(5))), s.ink)
        for a, b in (
            ((54, 122.6), (54, 113)),
            ((59, 126.4), (64, 121)),
            ((57.2, 132.4), (61, 138)),
            ((50.8, 132.4), (46, 140)),
            ((49, 126.4), (43, 124)),
        ):
            s.stroke([a, b], s.ink, 1.4)
    # the hand
    skin, shade = mix(s.key, s.light, 0.75), s.key

    def at(path: skia.Path) -> skia.Path:
        return placed(path, 98, 98, 1.0, -34)

    sleeve = at(polygon((14, -15), (60, -20), (60, 22), (14, 15)))
    cuff = at(box(8, -13.5, 17, 13.5, 2))
    palm = at(svg("M-12 -9 C-8 -13 4 -13 11 -11 V11 C4 13 -6 13 -12 9 Z"))
    finger = at(svg("M-10 -9.600 L-33 -8.600 C-38 -8 -38 -1.600 -33 -1.200 L-8 -0.400 Z"))
    s.inked([(sleeve, mix(s.ink, s.deep, 0.5)), (cuff, "#ffffff")], 2.1, (0.8, 1.4))
    s.inked([(palm, skin), (finger, skin)], 2.2, (0.7, 1.3))
    s.dots(palm, s.mid, (98, 96), (104, 112), 0.0, 0.85, pitch=2.4)
    for y in (2.6, 7.2, 11.2):
        knuckle = at(taper((-13, y), 3.0, (-1, y + 0.4), 3.0))
        s.inked([(knuckle, skin)], 1.5, (0.3, 0.7))
        s.fill(cut(knuckle, placed(knuckle, 0.8, -1.8)), shade)
    thumb = at(taper((4, -7), 4.2, (-11, -3), 3.2))
    s.inked([(thumb, skin)], 1.6, (0.3, 0.7))
    s.fill(cut(finger, placed(finger, 0.8, 2.4)), "#ffffff")


def _lily_pad(s: Impact, x: float, y: float, r: float, turn: float) -> None:
    """Paint the leaf of a water lily from above, with the notch at its stalk."""
    leaf = placed(cut(oval(0, 0, 1.0, 0.92), polygon((0, 0), (1.4, -0.3), (1.4, 0.3))), x, y, r, turn)
    s.fill(placed(leaf, 2.0, 3.0), s.ink)
    s.inked([(leaf, s.mid)], 1.5, (0.4, 0.8))
    s.fill(both(leaf, placed(leaf, 0.3 * r, 0.34 * r)), mix(s.deep, s.mid, 0.35))
    for lead in (60, 120, 180, 240, 300):
        s.stroke([(x, y), around(x, y, 0.8 * r, turn + lead)], s.deep, 1.0)
    s.rim([leaf], s.key, (-0.6, -1), 1.2)


def _pond(s: Impact) -> None:
    """Paint a pond by night from above: the moon in it, broken by the ripples that spread from (62, 62)."""
    s.fill(ALL, mix(s.ink, s.deep, 0.55))
    for r, tone in ((88, mix(s.ink, s.deep, 0.9)), (64, mix(s.deep, s.mid, 0.3)), (44, mix(s.deep, s.mid, 0.7))):
        s.fill(oval(60, 52, r, r * 0.9), tone)
    s.halo(ALL, s.ink, 60, 56, 62, 112, 0.0, 0.75)
    moon = oval(57, 46, 25)
    for number in range(10):  # the strips into which it breaks
        y, shift = 20 + 5.4 * number, (0, 2.4, -2.0, 3.0, -3.4, 4.2, -4.6, 5.2, -5.4, 4.4)[number]
        strip = both(
            moon, svg(f"M0 {y} Q58 {y - 3.4} 120 {y + 1} V{y + 4.5 - 0.12 * number} Q58 {y + 1.6} 0 {y + 4.6} Z")
        )
        s.fill(placed(strip, shift, 0), "#ffffff" if number < 6 else s.light)
    for r, tone in ((31, s.key), (44, s.key), (60, s.mid), (78, s.mid)):
        ring = cut(oval(62, 62, r, r * 0.9), oval(61, 63.4, r, r * 0.9))
        s.fill(ring, tone)
    for x, y in ((14, 62), (108, 84), (34, 84), (112, 118), (44, 128), (92, 66)):
        s.fill(
            placed(
                polygon((0, -2.2), (0.7, -0.7), (2.2, 0), (0.7, 0.7), (0, 2.2), (-0.7, 0.7), (-2.2, 0), (-0.7, -0.7)),
                x,
                y,
                0.9,
            ),
            s.light,
        )


def _koi(s: Impact) -> None:
    """Paint a koi from above that rises towards (60, 58), its tail in the lower right."""
    shade = mix(s.key, s.light, 0.25)
    tail = svg(
        "M94 118 C106 116 116 122 119 132 C112 130 108 132 106 134 C108 140 106 147 100 151 C100 142 96 136 90 132 C88 126 89 120 94 118 Z"
    )
    fins = (
        svg("M58 82 C46 82 38 90 36 102 C46 103 56 100 62 92 Z"),
        svg("M82 76 C92 70 102 74 108 84 C99 89 89 89 83 84 Z"),
        svg("M86 108 C78 112 74 118 75 126 C82 124 88 119 90 113 Z"),
    )
    for fin in (*fins, tail):
        s.fill(placed(fin, 3, 5), s.ink)
        s.inked([(fin, shade)], 1.7, (0.5, 0.9))
        s.fill(both(fin, placed(fin, -1.6, -2.4)), "#ffffff")
    for points in (
        [(57, 86), (46, 92, 40, 99)],
        [(60, 90), (52, 96, 47, 101)],
        [(85, 78), (95, 76, 103, 82)],
        [(86, 82), (94, 83, 99, 86)],
    ):
        s.stroke(points, s.mid, 1.1)
    for points in (
        [(94, 122), (106, 122, 114, 128)],
        [(93, 126), (98, 136, 101, 146)],
        [(94, 124), (102, 128, 106, 133)],
    ):
        s.stroke(points, s.mid, 1.1)
    body = ribbon(
        [(60, 55, 2.4), (62, 61, 8.0), (67, 72, 12.0), (76, 87, 13.0), (88, 102, 9.0), (95, 114, 5.2), (96, 122, 3.2)]
    )
    s.fill(placed(body, 4, 7), s.ink)
    s.inked([(body, "#ffffff")], 2.3, (0.8, 1.3))
    with s.clipped(body):
        s.fill(cut(body, placed(body, -4.0, -3.4)), shade)
        for data in (
            "M54 66 L62 62 L70 66 L74 60 L82 66 L78 74 L70 78 L64 74 L58 78 Z",
            "M68 92 L78 84 L86 88 L92 82 L98 92 L92 100 L84 98 L78 104 L70 100 Z",
            "M88 108 L96 104 L102 110 L98 116 L91 114 Z",
        ):
            s.inked([(svg(data), s.accent)], 0.9, (0.2, 0.3))
        for data in (
            "M76 66 L84 72 L84 80 L78 78 L74 72 Z",
            "M60 82 L68 84 L70 92 L64 94 Z",
            "M92 94 L100 98 L96 106 L90 102 Z",
        ):
            s.fill(svg(data), s.ink)
        s.dots(body, s.mid, (80, 92), (96, 96), 0.0, 0.6, pitch=2.4)
    s.stroke([(66, 68), (72, 82), (84, 98), (93, 112)], s.ink, 1.3)
    for x, y in ((56.4, 64.4), (68.4, 60.4)):
        s.inked([(oval(x, y, 1.9), "#ffffff")], 0.9, (0.1, 0.2))
        s.fill(oval(x - 0.2, y - 0.3, 1.0), s.ink)
    for points in ([(58, 57), (52, 56, 48, 60)], [(62.5, 55), (66, 50, 71, 50)]):
        s.stroke(points, s.ink, 1.6)
    s.fill(oval(59.6, 54.6, 2.5, 1.6, -16), s.ink)


def okoye(s: Impact) -> None:
    """A koi bites the moon in a pond. From above; light: the moon on the water."""
    _pond(s)
    for pad in ((112, 60, 11, 150), (24, 132, 18, -40), (66, 142, 12, 200), (10, 78, 12, 20)):
        _lily_pad(s, *pad)
    _koi(s)


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


def _night_sill(s: Impact) -> None:
    """Paint a window by night, its panes full of moonlight, and the sill before it."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    pane = box(26, -4, 112, 118)
    s.fill(pane, s.mid)
    with s.clipped(pane):
        for r, tone in ((66, s.key), (50, mix(s.key, s.light, 0.4)), (36, mix(s.key, s.light, 0.8)), (22, "#ffffff")):
            s.fill(oval(84, 44, r), tone)
        s.dots(pane, s.deep, (70, 60), (20, 124), 0.0, 0.7)
    for x in (24, 68, 110):
        s.fill(box(x, -4, x + 4, 118), mix(s.ink, s.deep, 0.4))
    s.fill(box(24, 54, 114, 58), mix(s.ink, s.deep, 0.4))
    for x, edge in ((-4, 24), (114, 124)):
        s.fill(box(x, -4, edge, 122), s.deep)
        s.dots(box(x, -4, edge, 122), s.ink, (60, 40), (60 + (x - 60) * 1.2, 60), 0.2, 0.8)
    s.inked([(box(-6, 118, 126, 128), s.mid)], 1.6)
    s.fill(box(-4, 118, 124, 121), s.light)
    s.fill(box(-4, 128, 124, 172), mix(s.ink, s.deep, 0.5))


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


def carnage(s: Impact) -> None:
    """A flytrap snaps at a fly. Light: the moon in the window."""
    _night_sill(s)
    lime, pale, dim = s.accent, "#f4ffb0", mix(s.accent, s.ink, 0.7)
    skin, lit = s.mid, mix(s.key, s.light, 0.5)
    # pot, stem, and a small trap that is shut
    pot = svg("M42 120 H86 L80 150 H48 Z")
    for curve in (
        [(64, 124, 2.6), (52, 114, 2.6), (42, 100, 3.2), (40, 88, 4.4)],
        [(70, 124, 1.8), (86, 112, 1.8), (98, 112, 1.4)],
    ):
        stem = ribbon(curve)
        s.inked([(stem, skin)], 1.7, (0.5, 0.8))
        s.fill(cut(stem, placed(stem, 1.4, 0.6)), lit)
    s.inked([(oval(102, 109, 8.6, 6, -20), skin)], 1.8, (0.4, 0.8))
    s.stroke([(95, 112), (102, 109, 110, 105)], s.ink, 1.4)
    s.inked([(pot, s.deep), (box(38, 116, 90, 125, 2), s.deep)], 2.2, (0.7, 1.4))
    s.fill(box(40, 117, 88, 119.4, 1), s.key)
    s.dots(pot, s.ink, (56, 128), (86, 144), 0.1, 0.9, pitch=2.4)
    # lashes behind, then the two lobes with their bright insides
    upper = svg("M34 86 C28 58 46 40 72 41 C82 42 90 46 94 52 C76 56 56 66 46 88 C42 92 36 92 34 86 Z")
    lower = svg("M34 86 C38 106 54 116 76 112 C86 110 92 104 96 97 C78 98 60 92 46 82 C42 80 36 82 34 86 Z")
    lashes = (
        *((92, 51, 104, 58), (84, 52, 98, 64), (75, 55, 88, 70), (66, 60, 78, 75), (58, 67, 68, 80)),
        *((94, 98, 105, 92), (86, 98, 98, 87), (77, 97, 87, 84), (68, 94, 76, 84)),
    )
    for x, y, tip_x, tip_y in lashes:
        lash = taper((x, y), 1.7, (tip_x, tip_y), 0.7)
        s.inked([(lash, lit)], 1.2, (0.2, 0.4))
    for lobe in (upper, lower):
        s.inked([(lobe, skin)], 2.6, (0.7, 1.4))
    s.fill(cut(upper, placed(upper, 2.4, 3.4)), lit)
    s.dots(upper, s.deep, (56, 44), (38, 88), 0.0, 0.8, pitch=2.4)
    s.dots(lower, s.deep, (64, 102), (52, 116), 0.0, 0.9, pitch=2.4)
    for inside in (
        svg("M40 84 C42 66 58 53 92 51.500 C76 56 58 66 48 86 C45 90 41 89 40 84 Z"),
        svg("M40 86 C50 94 68 99 94 97.500 C76 105 54 103 44 94 Z"),
    ):
        s.inked([(inside, lime)], 1.3, (0.2, 0.3))
        s.fill(cut(inside, placed(inside, 1.0, 2.2)), pale)
        s.dots(inside, dim, (76, 74), (42, 88), 0.0, 0.8, pitch=2.4)
    # the fly
    for flip in (True, False):
        wing = placed(oval(6, -5, 8.6, 4.0, -36), 98, 75, 1.0, -6, flip)
        s.inked([(wing, "#ffffff")], 1.5, (0.3, 0.5))
    s.inked([(oval(98, 79, 4.6, 6.4), s.ink)], 0.8)
    for x in (95.4, 100.6):
        s.inked([(oval(x, 73.6, 2.2), lime)], 1.0, (0.0, 0.0))


def _bone(start: Point, end: Point, r: float) -> skia.Path:
    """Return a bone with a knuckle at either end, the one at ``start`` larger."""
    (x0, y0), (x1, y1) = start, end
    return join(oval(x0, y0, r), oval(x1, y1, 0.82 * r), taper(start, 0.62 * r, end, 0.54 * r))


def _flesh() -> skia.Path:
    """Return the outline of a hand that holds two fingers crossed, the others bent."""
    return join(
        polygon(
            (55, 97, 3),
            (86, 95, 3),
            (93, 108, 3),
            (88, 124, 4),
            (82, 132),
            (84, 154),
            (58, 154),
            (59, 132),
            (51, 120, 4),
        ),
        *(
            taper(*part)
            for part in (
                ((72, 102), 7.4, (67, 80), 6.6),
                ((67, 80), 6.6, (59, 50), 4.8),
                ((61, 102), 7.0, (63, 83), 6.4),
                ((63, 83), 6.4, (77, 53), 4.6),
                ((81, 102), 6.6, (85, 88), 6.2),
                ((89, 108), 5.6, (94, 97), 5.2),
                ((57, 122), 7.0, (58, 112), 6.4),
                ((58, 112), 6.4, (80, 106), 5.0),
            )
        ),
    )


def crossbones(s: Impact) -> None:
    """A hand on a light box crosses its fingers. Close-up; light: the box."""
    _surgery(s)
    s.inked([(box(33, 34, 111, 143, 4), s.light)], 2.3, (0.8, 1.5))
    s.fill(box(35, 36, 109, 141, 3), "#ffffff")
    film = polygon((39, 45, 1.5), (105, 42, 1.5), (107, 136, 1.5), (41, 138, 1.5))
    s.inked([(film, mix(s.ink, s.deep, 0.5))], 1.7)
    for x in (52, 94):
        s.inked([(box(x - 4, 37, x + 4, 47, 1), s.mid)], 1.3)
    hand = _flesh()
    with s.clipped(film):
        s.fill(hand, s.mid)
        s.rim([hand], s.key, (-0.8, -0.8), 2.0)
        s.rim([hand], s.key, (0.9, 0.2), 1.3)
        s.dots(hand, s.deep, (70, 112), (70, 142), 0.0, 0.8, pitch=2.4)
    far: tuple[Bone, ...] = (
        *(
            ((64, 124), (60, 104), 3.2),
            ((70, 123), (71, 103), 3.3),
            ((75, 124), (80, 105), 3.1),
            ((79, 126), (88, 110), 2.9),
        ),
        *(
            ((81, 100), (85, 88), 3.0),
            ((89, 106), (93, 97), 2.6),
            ((65, 150), (65, 136), 4.2),
            ((75, 150), (75, 137), 3.6),
        ),
        *(((71, 98), (68, 82), 3.2), ((67, 78), (63, 65), 2.8), ((62, 61.5), (59.500, 52), 2.3)),
    )
    near: tuple[Bone, ...] = (
        *(((60.500, 99), (63, 85), 3.2), ((64.500, 81), (70.500, 68), 2.8), ((72, 64.500), (76.500, 55), 2.3)),
        *(((60, 128), (57, 116), 3.1), ((59.500, 112), (69, 109.500), 2.8), ((72.500, 108.500), (81, 106), 2.3)),
    )
    with s.clipped(film):
        for x, y in ((63, 131), (69, 129.500), (75, 131), (67, 134), (73, 134.500)):
            s.inked([(oval(x, y, 3.0, 2.4), s.light)], 0.7, (0.1, 0.2), ink=s.deep)
        for part in (*far, *near):
            s.inked([(_bone(*part), "#ffffff" if part in near else s.light)], 0.9, (0.2, 0.3), ink=s.deep)
        # the ring that it wears
        ring = placed(box(-5.6, -2.6, 5.6, 2.6, 1.2), 83, 94.5, turn=17)
        s.inked([(ring, s.accent)], 1.5, (0.3, 0.6))
        s.fill(placed(box(-4.6, -1.8, 3.6, -0.4, 0.6), 83, 94.5, turn=17), "#f4ffb0")
    s.glint(90, 91, 7)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-25": Picture(she_hulk, ((92.0, 114.0), (46.0, 78.0)), "outweighs a safe", "court room", "shaft of a window"),
    "m2-26": Picture(okoye, ((62.0, 60.0), (76.0, 88.0), (58.0, 42.0)), "bites the moon", "pond", "moon on the water"),
    "m2-27": Picture(
        crossbones, ((68.0, 72.0), (83.0, 95.0), (76.0, 56.0)), "crosses its fingers", "surgery", "light box"
    ),
    "m2-28": Picture(
        ronan,
        ((54.0, 129.0), (72.0, 116.0), (47.0, 70.0)),
        "points at a ball",
        "room with a broken window",
        "day through the hole",
    ),
    "m2-29": Picture(carnage, ((72.0, 76.0), (93.0, 76.0)), "snaps at a fly", "sill by night", "moon in the window"),
    "m2-30": Picture(jessica_jones, ((66.0, 80.0),), "finds the print", "pavement", "lamp pool"),
}
