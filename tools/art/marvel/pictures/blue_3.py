"""Pictures of the blue cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
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
    taper,
)


def ant_man(s: Impact) -> None:
    """An ant holds up the sole that comes down. Worm's eye; light: the slit of day between ground and shoe."""
    s.steps(ALL, (60, 58), (60, 128), [s.mid, s.key, mix(s.key, s.light, 0.5), s.light, "#ffffff", s.light])
    sun = (58, 96)
    s.fill(oval(*sun, 30), "#ffffff")
    s.rays(*sun, 30, 120, 26, s.key, 0.55, duty=0.6, seed=8)
    # far: a fence of grass and curbs
    s.fill(
        svg(
            "M-4 122 L2 96 L8 120 L12 88 L18 120 L26 100 L30 122 L86 122 L92 92 L97 118 L104 82 L110 118 L118 94 L124 122 Z"
        ),
        mix(s.key, s.mid, 0.55),
    )
    ground = svg("M-4 118 C20 113 40 118 60 117 C84 116 104 113 124 117 V156 H-4 Z")
    s.fill(ground, mix(s.deep, s.mid, 0.25))
    s.fill(
        svg(
            "M-4 118 C20 113 40 118 60 117 C84 116 104 113 124 117 V119.500 C104 116 84 119 60 120 C40 121 20 116 -4 121 Z"
        ),
        s.light,
    )
    s.dots(ground, s.ink, (60, 120), (60, 148), 0.05, 0.85)
    # the shoe comes in from the right, toe first
    with s.moved(turn=7.0, about=(60.0, 60.0)):
        upper = svg("M54 34 C66 30 74 14 78 -20 H150 V56 H58 Z")
        cap = svg("M36 56 C33 42 42 30 58 29 C66 29 70 33 69 40 C68 46 69 52 71 56 Z")
        s.inked([(upper, "#f2801c"), (cap, s.light)], w=1.6, heavy=(0, 1.2))
        with s.clipped(upper):
            s.dots(upper, "#a8420e", (90, 50), (100, 4), 0.0, 0.85)
            s.fill(svg("M150 8 C120 14 108 34 104 60 L116 60 C120 42 130 26 150 22 Z"), "#ffffff")
        with s.clipped(cap):
            s.fill(svg("M30 60 C40 50 54 46 72 47 V60 Z"), s.key)
            s.dots(cap, s.mid, (50, 44), (54, 58), 0.0, 0.8, pitch=2.4)
            s.fill(svg("M41 44 C43 37 50 33 57 32.500 C51 36 46 40 44 46 Z"), "#ffffff")
        s.line(cap, s.ink, 1.2)
        for x, y in ((72, 26), (76, 16), (79, 5)):
            s.inked(
                [(ribbon([(x - 2, y - 1, 1.9), (x + 8, y - 1, 2.0), (x + 17, y + 4, 1.9)]), "#ffffff")],
                w=0.9,
                heavy=(0.3, 0.6),
            )
        tread = polygon((34, 55, 3), (150, 55), (150, 69), (42, 69, 3), (34, 62, 3))
        s.inked([(tread, s.light)], w=1.6, heavy=(0, 1.0))
        s.fill(polygon((34.4, 58.5), (150, 58.5), (150, 61), (35, 61)), s.accent)
        s.fill(polygon((36, 64), (150, 64), (150, 69), (42, 69)), mix(s.ink, s.deep, 0.3))
        for i in range(12):
            x = 41 + i * 8.2
            s.inked(
                [(polygon((x, 66), (x + 5.4, 66), (x + 4.8, 71.5), (x + 0.6, 71.5)), mix(s.ink, s.deep, 0.5))],
                w=0.8,
                heavy=(0.2, 0.4),
            )
            s.fill(polygon((x + 0.4, 70.2), (x + 5, 70.2), (x + 4.8, 71.5), (x + 0.6, 71.5)), "#ffffff")
    # strain
    for start, end in (((54, 78), (46, 76)), ((57, 83), (51, 87)), ((82, 82), (88, 86)), ((86, 77), (94, 80))):
        for tone, wide in ((s.ink, 4.2), (s.accent, 2.0)):
            s.stroke([start, end], tone, wide)
    with s.moved(9.0, 4.0):
        # ant, rearing; faces left
        legs = []
        for pts, w in (
            ([(66, 92), (60, 80), (56, 70)], 2.2),
            ([(70, 92), (73, 80), (68, 71)], 2.2),
            ([(71, 99), (56, 104), (50, 113), (44, 119)], 2.0),
            ([(74, 101), (66, 112), (62, 121)], 2.0),
            ([(77, 102), (88, 107), (86, 120)], 2.0),
            ([(77, 99), (96, 96), (104, 108), (107, 119)], 2.0),
        ):
            n = len(pts)
            legs.append(ribbon([(x, y, w * (1 - 0.55 * i / (n - 1))) for i, (x, y) in enumerate(pts)], 8))
        ab = oval(92, 107, 15.5, 11.5, 24)
        waist = join(oval(79.5, 101, 4.2), oval(73, 95.5, 8.2, 6.6, 40))
        head = svg("M46 90 C44 82 52 77 60 79 C67 81 70 87 67 92 C64 97 56 99 51 97 C48 96 46.500 93 46 90 Z")
        jaw = [
            ribbon([(49, 92, 2.2), (43, 95, 2.0), (42.5, 101, 0.3)]),
            ribbon([(53, 96, 2.2), (49, 100, 1.9), (49, 105, 0.3)]),
        ]
        feel = [
            ribbon([(49, 85, 1.5), (40, 84, 1.4), (34, 76, 1.1), (30, 77, 0.6)]),
            ribbon([(52, 81, 1.5), (45, 76, 1.4), (42, 66, 1.1), (37, 64, 0.6)]),
        ]
        body = mix(s.ink, s.deep, 0.35)
        s.inked([(p, body) for p in legs], w=0.7, heavy=(0.4, 0.5))
        for p in jaw + feel:
            s.fill(p, s.ink)
        s.rim(legs, s.key, (-1, -0.6), 0.8)
        s.inked([(ab, body), (waist, body), (head, body)], w=1.3, heavy=(0.8, 1.0))
        for p, k in ((ab, 1), (waist, 0.8), (head, 1)):
            with s.clipped(p):
                s.fill(cut(p, placed(p, 2.8 * k, 3.2 * k)), s.key)
                s.fill(cut(p, placed(p, 1.2 * k, 1.3 * k)), "#ffffff")
                s.fill(cut(p, placed(p, -1.3 * k, -1.3 * k)), s.accent)
        for d in (5, 11):
            with s.clipped(ab):
                s.line(oval(92 + d * 1.25 + 8, 107 + d * 0.6 + 3, 15.5, 14, 24), s.ink, 1.2)
        s.fill(oval(55, 87, 3.4, 4.2, 20), "#ffffff")
        s.fill(oval(54.4, 86.4, 1.6, 2.2, 20), s.ink)
    s.debris(
        [
            (40, 128, 5, 0),
            (70, 134, 4, 40),
            (96, 128, 5.500, 10),
            (56, 124, 2.2, 10),
            (84, 140, 6, 80),
            (110, 124, 3, 20),
        ],
        s.mid,
        s.light,
    )


def _dressing_table(s: Impact) -> None:
    """Paint a dark room with a lamp at the upper left, and the open lid of a music box, whose glass takes the light."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    s.pool(38, 50, ((100, mix(s.ink, s.deep, 0.85)), (78, s.deep), (58, mix(s.deep, s.mid, 0.5)), (40, s.mid)))
    for x in range(-4, 124, 17):
        for y in range(8, 120, 19):
            s.fill(placed(svg("M0 -5 C4 -2 4 2 0 5 C-4 2 -4 -2 0 -5 Z"), x + 8.5 * (y // 19 % 2), y, 0.8), s.deep, 0.6)
    lid = svg("M40 124 V74 C40 50 54 36 73 36 C92 36 106 50 106 74 V124 Z")
    s.inked([(lid, s.accent)], 2.4, (0.8, 0.8))
    s.rim([lid], "#ffe2b0", (-0.8, -0.8), 1.6)
    glass = svg("M46 124 V75 C46 54 57 42 73 42 C89 42 100 54 100 75 V124 Z")
    s.inked([(glass, s.deep)], 1.6, (0, 0))
    with s.clipped(glass):
        s.fill(polygon((40, 96), (92, 30), (110, 30), (40, 122)), s.mid)
        s.fill(polygon((40, 76), (74, 30), (84, 30), (40, 90)), mix(s.mid, s.key, 0.5))
        s.dots(glass, s.ink, (78, 84), (104, 112), 0.0, 0.7)
    s.fill(box(-4, 128, 124, 172), mix(s.ink, s.deep, 0.3))
    s.fill(polygon((-4, 128), (70, 128), (96, 172), (-4, 172)), s.deep)
    s.stroke([(-4, 128), (124, 128)], s.ink, 2.0)


def _frills(size: float, lean: float) -> skia.Path:
    """Return one layer of a tutu about the waist of the dancer."""
    return placed(burst(0, 0, 26 * size, 15, 7, 0.9, 0.3), 0, -38, 1.0, lean)


_DANCER: Final = join(
    taper((0, -1), 1.1, (0, -15), 2.2),
    taper((0, -15), 2.3, (-0.6, -34), 3.4),
    taper((0, -34), 3.6, (13, -28), 2.9),
    taper((13, -28), 2.7, (2.6, -17), 1.4),
    oval(0, -62.5, 4.8, 5.6),
    taper((0, -52), 2.0, (0.2, -60), 1.9),
    ribbon([(-4, -52, 2.2), (-12.5, -58, 2.1), (-12, -69, 1.8), (-3, -77, 1.2)]),
    ribbon([(4, -52, 2.2), (12.5, -58, 2.1), (12, -69, 1.8), (3, -77, 1.2)]),
)
"""A dancer on the tip of one foot, which is at the origin, the other foot at the knee, the arms in a ring overhead."""


def _ballerina(s: Impact) -> None:
    """Paint the dancer of the music box about the tip of her foot, lit from the upper left."""
    skin, lit, dim = "#c8825a", "#ffdcb8", "#7c4634"
    s.inked([(_DANCER, skin)], 1.7, (0.4, 0.5))
    with s.clipped(_DANCER):
        s.fill(cut(_DANCER, placed(_DANCER, -1.8, -0.4)), dim)
        s.fill(cut(_DANCER, placed(_DANCER, 1.5, 0.5)), lit)
    for shoe in (
        svg("M-1.600 -8 H1.600 L1.500 -1 L0 1.600 L-1.500 -1 Z"),
        svg("M6 -22 L9 -19.500 L3 -14 L0.600 -15 Z"),
    ):
        s.inked([(shoe, s.accent)], 1.2, (0.2, 0.3))
    for size, lean, tone in ((1.0, -5, s.key), (0.9, -7, s.light), (0.72, -9, "#ffffff")):
        s.inked([(placed(_frills(size, lean), 0, 1.6 * (1 - size) * -10), tone)], 1.5, (0.3, 0.8))
    under = both(_frills(1.0, -5), polygon((-2, -60), (40, -60), (40, -10), (10, -10)))
    s.dots(under, s.deep, (6, -38), (26, -34), 0.0, 0.75, pitch=2.4)
    bodice = svg(
        "M-5.400 -39 C-6 -45 -5 -50 -4.600 -54 C-2 -52 2 -52 4.600 -54 C5 -50 6 -45 5.400 -39 C2 -37 -2 -37 -5.400 -39 Z"
    )
    s.inked([(bodice, s.accent)], 1.5, (0.3, 0.5))
    s.fill(both(bodice, placed(bodice, -6.2, 0)), "#ffe2b0")
    s.fill(both(bodice, placed(bodice, 6.4, 0)), "#b8560e")
    head = svg(
        "M-4.600 -63 C-4.600 -67.500 -2 -68.600 0.400 -68.600 C4 -68.600 5.400 -66 5.200 -62.500 C5 -58.500 3 -56.600 0.600 -56.600 C-1.600 -56.600 -3.400 -57.600 -3.800 -59.600 L-5.200 -61 Z"
    )
    s.inked([(head, skin)], 1.3, (0.2, 0.3))
    s.fill(both(head, placed(head, -3.4, 0)), lit)
    s.inked(
        [
            (
                svg(
                    "M-4.800 -63.500 C-5 -69 -1 -70.500 2 -69.600 C6 -69 7 -64 5.600 -60 C4.400 -62 3.600 -65 1.600 -66 C-1 -66.400 -3.400 -65 -4.800 -63.500 Z"
                ),
                s.ink,
            ),
            (oval(4.6, -69.6, 3.0), s.ink),
        ],
        0.6,
        (0, 0),
    )
    s.rim([oval(4.6, -69.6, 3.0)], s.key, (-0.8, -0.6), 0.9)
    s.stroke([(-3.2, -62.4), (-1.8, -61.8, -0.6, -62.4)], s.ink, 0.9)
    s.stroke([(-3.0, -58.8), (-2, -58.4, -1, -58.8)], "#a8302a", 0.9)
    s.fill(oval(0.6, -60.2, 1.2, 0.8), "#f09070")


def _music_box(s: Impact) -> None:
    """Paint the box from ahead, its turntable and its key, amber inlaid in dark wood."""
    front = box(38, 128, 104, 172, 2)
    s.inked([(polygon((42, 120, 1), (100, 120, 1), (104, 129), (38, 129)), s.mid), (front, s.deep)], 2.4, (0.8, 1.0))
    s.fill(polygon((43, 121), (72, 121), (66, 128), (39, 128)), s.key)
    s.inked([(oval(68, 123.6, 15, 3.6), "#ffe2b0")], 1.6, (0.3, 0.9))
    s.fill(cut(oval(68, 123.6, 15, 3.6), oval(64, 123, 14, 3.2)), s.accent)
    with s.clipped(front):
        s.fill(box(38, 128, 46, 172), s.mid)
        s.dots(front, s.ink, (72, 136), (106, 140), 0.0, 0.8, pitch=2.4)
    s.line(box(43, 133, 99, 160, 1), s.accent, 1.5)
    for x in (56, 70, 84):
        s.fill(placed(svg("M0 -4 C4 -1 4 1 0 4 C-4 1 -4 -1 0 -4 Z"), x, 140, 1.1, 90), s.accent)


def black_widow(s: Impact) -> None:
    """A dancer turns on a music box, and her image in its lid turns with her. Upright; light: a lamp at the upper left."""
    _dressing_table(s)
    image = join(_DANCER, _frills(1.0, 5))
    with s.moved(85.0, 117.0, 0.84, flip=True):
        s.fill(image, mix(s.ink, s.deep, 0.5))
        s.rim([image], s.mid, (0.8, -0.6), 1.2)
    _music_box(s)
    s.fill(oval(74, 124.4, 9, 1.8), s.ink)
    with s.moved(66.0, 122.6, 1.0):
        _ballerina(s)
    for points in ([(38, 88), (46, 97, 60, 98)], [(94, 78), (90, 70, 84, 68)], [(40, 80), (41, 74, 47, 71)]):
        s.stroke(points, "#ffffff", 1.5)
    s.glint(46, 56, 6, "#ffffff")


_LANTERN: Final = (38.0, 62.0)


def _old_door(s: Impact) -> None:
    """Paint an old door of planks at night, a lantern on the wall beside it, and the light that falls off across both."""
    s.fill(ALL, mix(s.ink, s.deep, 0.45))
    x, y = _LANTERN
    steps = ((124, s.deep), (104, mix(s.deep, s.mid, 0.6)), (86, s.mid), (66, s.key), (34, mix(s.key, s.light, 0.6)))
    s.pool(x, y, steps)
    for row in range(12):
        for column in (-1, 0):
            left = -14 + 26 * (column + 1) + 13 * (row % 2) - 13
            s.line(box(left, 4 + 13 * row, left + 26, 17 + 13 * row, 2), s.ink, 1.3, 0.6)
    planks = box(53, -6, 126, 174)
    s.fill(planks, mix(s.ink, s.deep, 0.35))
    with s.clipped(planks):
        s.pool(x, y, ((84, mix(s.ink, s.deep, 0.7)), (50, s.deep)))
    jamb = polygon((46, -6), (53, -6), (53, 172), (46, 172))
    s.inked([(jamb, mix(s.ink, s.deep, 0.6))], 1.8, (0.4, 0.0))
    s.rim([jamb], s.light, (-1.0, 0.0), 1.6)
    for left in (53, 68, 84, 100, 116):
        s.stroke([(left, -4), (left, 172)], s.ink, 1.8)
        s.stroke([(left + 1.6, -4), (left + 1.6, 172)], s.mid, 0.9)
    for top in (50, 126):
        strap = svg(f"M53 {top} H112 L118 {top + 5} L112 {top + 10} H53 Z")
        s.inked([(strap, mix(s.ink, s.deep, 0.3))], 1.6, (0.3, 0.8))
        s.rim([strap], s.key, (-0.6, -1.0), 1.2)
        for at in (60, 76, 92, 106):
            s.fill(oval(at, top + 5, 1.9), s.ink)
            s.fill(oval(at - 0.6, top + 4.4, 0.8), s.light)
    s.halo(ALL, s.ink, x, y, 76, 132, 0.0, 0.7)


def _wall_lantern(s: Impact) -> None:
    """Paint a lantern on its hook, its glass full of flame."""
    x, y = _LANTERN
    for tone, wide in ((s.ink, 4.0), (s.key, 1.4)):
        s.stroke([(x, y - 16), (x, y - 24), (x + 8, y - 25)], tone, wide)
    s.inked([(svg(f"M{x - 10} {y - 9} L{x} {y - 17} L{x + 10} {y - 9} Z"), s.ink)], 1.4)
    glass = polygon((x - 9, y - 9), (x + 9, y - 9), (x + 7, y + 12), (x - 7, y + 12))
    s.inked([(glass, s.accent)], 2.0, (0.3, 0.6))
    s.fill(placed(glass, x * 0.28, y * 0.28, 0.72), "#ffd08a")
    s.fill(
        svg(f"M{x} {y - 6} C{x + 5} {y} {x + 5} {y + 8} {x} {y + 9} C{x - 5} {y + 8} {x - 5} {y} {x} {y - 6} Z"),
        "#fff8e0",
    )
    s.stroke([(x, y - 9), (x, y + 12)], s.ink, 1.2)
    s.inked([(box(x - 9, y + 11, x + 9, y + 15, 1), s.ink)], 1.0)


_CUFF: Final = svg("M-13 -2 C-15 -10 -12 -16 -8 -18 H8 C12 -16 15 -10 13 -2 C9 2 -9 2 -13 -2 Z")
_BACK: Final = svg("M-10 0 C-13 10 -15 20 -15 30 C-14 42 -6 48 4 47 C13 46 17 38 16 28 C15 18 12 8 10 0 Z")


def _iron_hand(s: Impact) -> None:
    """Paint a knocker in the form of a hand that hangs by its cuff from the origin, its fingers about a ball."""
    iron, half, lit, dim = s.mid, s.key, mix(s.key, s.light, 0.6), s.ink
    ball = oval(-4, 52, 12.5)
    s.inked([(ball, iron)], 2.2, (0.8, 1.0))
    with s.clipped(ball):
        s.fill(both(ball, placed(ball, -9, -6)), lit)
        s.dots(ball, dim, (-6, 52), (8, 62), 0.0, 0.7, pitch=2.4)
        s.rim([ball], "#ffffff", (-1.0, -0.5), 2.2)
    s.inked([(_BACK, iron)], 2.4, (0.9, 0.8))
    with s.clipped(_BACK):
        s.fill(both(_BACK, placed(_BACK, -8, -3)), half)
        s.fill(both(_BACK, placed(_BACK, -18, -3)), lit)
        s.rim([_BACK], "#ffffff", (-1.0, -0.2), 1.6)
        s.dots(_BACK, dim, (0, 14), (16, 18), 0.0, 0.85, pitch=2.4)
    for number, (x, top, low, r) in enumerate(
        ((12, 30, 49, 4.0), (5, 33, 55, 4.4), (-3, 33, 56, 4.5), (-11, 31, 53, 4.2))
    ):
        finger = join(
            taper((x, top), r, (x - 0.6, (top + low) / 2 + 2), r),
            taper((x - 0.6, (top + low) / 2 + 2), r, (x - 2.4, low), r - 0.8),
        )
        s.inked([(finger, iron)], 1.9, (0.7, 0.6))
        with s.clipped(finger):
            s.fill(cut(finger, placed(finger, 3.6, 0.6)), (half, half, lit, lit)[number])
            s.fill(cut(finger, placed(finger, 1.4, 0.3)), "#ffffff")
        s.stroke([(x - r * 0.7, (top + low) / 2), (x + r * 0.6, (top + low) / 2 + 0.6)], dim, 1.2)
    thumb = join(taper((-13, 14), 4.6, (-20, 28), 4.0), taper((-20, 28), 4.0, (-17, 40), 3.0))
    s.inked([(thumb, iron)], 2.0, (0.7, 0.7))
    with s.clipped(thumb):
        s.fill(cut(thumb, placed(thumb, 4, 1)), lit)
        s.fill(cut(thumb, placed(thumb, 1.6, 0.4)), "#ffffff")
    s.inked([(_CUFF, iron)], 2.4, (0.8, 0.9))
    with s.clipped(_CUFF):
        s.fill(both(_CUFF, placed(_CUFF, -8, -1)), half)
        s.fill(both(_CUFF, placed(_CUFF, -18, -1)), lit)
        s.rim([_CUFF], "#ffffff", (-1.0, -0.4), 1.8)
        for x in (-8, -3, 2, 7):
            s.stroke([(x, -18), (x * 1.3, 2)], dim, 1.4)
    s.inked([(oval(0, -20, 5.4), iron)], 2.0, (0.5, 0.8))
    s.fill(oval(-1.6, -21.6, 1.7), "#ffffff")


def iron_fist(s: Impact) -> None:
    """A hand of iron knocks at an old door by night. Close, swung out; light: a lantern beside the door."""
    _old_door(s)
    plate = svg("M66 118 C66 110 88 110 88 118 C88 127 82 132 77 134 C72 132 66 127 66 118 Z")
    s.inked([(plate, mix(s.ink, s.deep, 0.35))], 1.9, (0.4, 0.9))
    s.rim([plate], s.light, (-0.8, -0.8), 1.6)
    with s.moved(92.0, 72.0, 1.08, turn=10.0):
        s.fill(join(_CUFF, _BACK, oval(-4, 52, 12.5), box(-12, 30, 14, 56, 4), oval(-17, 28, 6, 13)), s.ink)
    _wall_lantern(s)
    with s.moved(79.0, 66.0, 1.08, turn=10.0):
        _iron_hand(s)
    for points in ([(54, 122), (48, 127)], [(56, 132), (52, 139)], [(50, 112), (43, 113)], [(90, 134), (95, 140)]):
        s.stroke(points, s.ink, 4.4)
        s.stroke(points, "#ffd08a", 2.2)


def _drawing_board(s: Impact) -> None:
    """Paint a drawing board: a blueprint of a comet's path, a ruler, the light of a lamp across them in steps."""
    s.steps(
        ALL,
        (16, 10),
        (124, 150),
        [
            mix(s.key, s.light, 0.6),
            mix(s.key, s.light, 0.25),
            s.key,
            mix(s.mid, s.key, 0.55),
            s.mid,
            mix(s.deep, s.mid, 0.5),
            s.deep,
        ],
    )
    thin = mix(s.key, s.light, 0.75)
    for number in range(-3, 14):
        s.stroke([(number * 13 - 20, 170), (number * 13 + 16, -10)], thin, 0.7, 0.55)
        s.stroke([(-4, number * 13 + 8), (124, number * 13 - 18)], thin, 0.7, 0.55)
    for rx, ry in ((44, 17), (29, 11)):
        s.line(oval(56, 114, rx, ry, -14), "#ffffff", 1.3)
    for x, y, r in ((46, 118, 4.4), (90, 96, 2.6), (36, 106, 1.8)):
        s.inked([(oval(x, y, r), s.light)], 1.0, (0.2, 0.3))
    ruler = polygon((-6, 152), (84, 142), (126, 150), (126, 176), (-6, 176))
    s.inked([(ruler, s.light)], 1.8, (0.3, 0.6))
    for number in range(22):
        x = 30 + number * 4.4
        s.stroke([(x, 148.4 - x * 0.03), (x, 153 - x * 0.03 + 2 * (number % 5 == 0))], s.ink, 1.0)


def _shaving(s: Impact, x: float, y: float, r: float, turn: float) -> None:
    """Paint one turn of a shaving: a frill of wood with a lacquered edge, seen into along its axis."""
    frill = placed(burst(0, 0, r, 13, 5, 0.9), x, y, 1.0, turn, down=0.8)
    s.inked([(frill, "#2a74e8")], 1.7, (0.5, 0.9))
    wood = placed(burst(0, 0, r * 0.86, 13, 5, 0.92), x, y, 1.0, turn, down=0.8)
    s.fill(wood, "#ffb668")
    with s.clipped(wood):
        s.fill(cut(wood, placed(wood, -r * 0.22, -r * 0.2)), "#d8741c")
        for number in range(14):
            s.stroke([(x, y), around(x, y, r * 1.1, number * 26 + turn)], "#b85a10", 0.7)
        s.fill(both(wood, placed(wood, -r * 0.75, -r * 0.55)), "#ffe4bc")
    hole = placed(oval(0, 0, r * 0.34), x + r * 0.1, y + r * 0.05, 1.0, turn, down=0.8)
    s.inked([(hole, s.ink)], 0.8, (0, 0))


def _pencil(s: Impact) -> None:
    """Paint a pencil along x in a sharpener about the origin, its new point to the left; lit from above."""
    body = box(14, -11, 130, 11)
    s.inked([(body, s.accent)], 2.2, (0.4, 1.0))
    with s.clipped(body):
        s.fill(box(10, -12, 130, -4.6), "#ffd29a")
        s.fill(box(10, -9.4, 130, -7.4), "#ffffff")
        s.fill(box(10, 5, 130, 12), "#b8560e")
        s.dots(body, "#b8560e", (60, -2), (60, 6), 0.0, 0.7, pitch=2.4)
    for y in (-4.6, 5):
        s.stroke([(14, y), (130, y)], s.ink, 1.0)
    cone = polygon((-14, -9.4), (-14, 9.4), (-37, 1.0), (-37, -1.0))
    s.inked([(cone, "#ffb668")], 2.0, (0.4, 0.9))
    s.fill(polygon((-14, -9.4), (-14, -3.6), (-36, -0.4), (-36, -1.0)), "#ffe4bc")
    s.fill(polygon((-14, 9.4), (-14, 3.8), (-36, 0.5), (-36, 1.0)), "#d8741c")
    s.fill(polygon((-29, -3.9), (-27.5, 0), (-29, 3.9), (-38.5, 0.6), (-38.5, -0.6)), s.ink)
    s.stroke([(-29.6, -2.2), (-35.6, -0.5)], s.key, 0.9)
    wedge = polygon((-17, -15, 2), (22, -19, 2), (22, 17, 2), (-17, 14, 2))
    side = polygon((-17, 14, 1), (22, 17, 1), (22, 26, 2), (-17, 21, 2))
    s.inked([(side, s.deep), (wedge, s.light)], 2.4, (0.6, 1.2))
    with s.clipped(side):
        for x in range(-14, 22, 5):
            s.stroke([(x, 10), (x, 30)], s.mid, 1.6)
    with s.clipped(wedge):
        s.fill(polygon((-17, 4), (22, 3), (22, 20), (-17, 16)), s.key)
        s.fill(polygon((6, -20), (12, -20), (0, 18), (-6, 18)), "#ffffff")
        s.dots(wedge, s.mid, (0, 2), (4, 18), 0.0, 0.8, pitch=2.4)
    mouth = polygon((-17, -11), (4, -15), (4, -9), (-17, -6))
    s.inked([(mouth, s.ink)], 0.8, (0, 0))
    blade = polygon((-15, -7, 1), (17, -11.5, 1), (17, 5.5, 1), (-15, 5.5, 1))
    s.inked([(blade, "#ffffff")], 1.6, (0.5, 0.9))
    with s.clipped(blade):
        s.fill(polygon((2, -12), (20, -14), (20, 8), (-4, 8)), mix(s.key, s.light, 0.4))
        s.fill(polygon((-15, -7), (17, -11.5), (17, -9.4), (-15, -5)), s.key)
    s.inked([(oval(2, -1.4, 4.6), s.key)], 1.4, (0.3, 0.6))
    s.stroke([(-1, 1), (5, -4)], s.ink, 1.8)


def gamora(s: Impact) -> None:
    """A pencil takes its edge from a blade, a shaving curling off. From above, at a slant; light: the lamp at the left."""
    _drawing_board(s)
    shadow = join(
        polygon((34, 70), (60, 82), (90, 98), (132, 132), (132, 156), (78, 118), (52, 98)),
        polygon((84, 70), (118, 78), (122, 96), (92, 92)),
    )
    s.fill(shadow, s.ink, 0.75)
    for x, y, r, turn in ((110, 75, 11, 50), (101, 64, 13, 24), (89, 57, 14.5, 0)):
        _shaving(s, x, y, r, turn)
    with s.moved(66.0, 84.0, 1.0, turn=36.0):
        _pencil(s)
    for x, y, r in ((36, 78, 1.3), (42, 84, 1.0), (32, 70, 0.9), (46, 92, 1.2), (54, 106, 1.0), (38, 92, 0.8)):
        s.fill(oval(x, y, r), s.ink)
    curl = svg("M46 126 C52 118 62 120 62 127 C62 132 56 133 54 129 C56 128 58 128 58 126 C56 123 50 125 48 130 Z")
    s.inked([(curl, "#ffb668")], 1.3, (0.3, 0.6))
    s.glint(76, 66, 6, turn=16)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-05": Picture(
        black_widow,
        ((66.0, 60.0), (66.0, 86.0), (66.0, 110.0), (66.0, 122.0)),
        "turns with her image",
        "dressing table",
        "lamp at the upper left",
    ),
    "m3-06": Picture(
        iron_fist,
        ((79.0, 70.0), (72.0, 100.0), (72.0, 118.0)),
        "knocks at a door",
        "old door by night",
        "lantern beside a door",
    ),
    "m3-07": Picture(ant_man, ((70.0, 90.0), (69.0, 76.0)), "holds up a shoe", "kerb", "slit of day"),
    "m3-08": Picture(
        gamora,
        ((42.0, 64.0), (66.0, 82.0), (92.0, 60.0)),
        "takes its edge from a blade",
        "drawing board",
        "lamp across a blueprint",
    ),
}
