"""Pictures of the first four purple cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
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
    skyline,
    svg,
    taper,
)


def _wall_at_sunset(s: Impact) -> None:
    """Paint a wall with the patch that a window lays on it, and in the patch the shadow of a cat's ears and of a lizard."""
    s.fill(ALL, mix(s.ink, s.deep, 0.7))
    patch = join(
        polygon((14, -6), (60, -6), (66, 44), (20, 40)),
        polygon((66, -6), (126, -6), (126, 50), (72, 45)),
        polygon((20, 46), (66, 50), (74, 120), (28, 112)),
        polygon((72, 51), (126, 56), (126, 126), (80, 121)),
    )
    s.fill(patch, s.key)
    s.fill(both(patch, polygon((14, -6), (84, -6), (96, 126), (28, 126))), mix(s.key, s.light, 0.55))
    s.dots(patch, s.mid, (70, 60), (126, 100), 0.0, 0.8)
    head = svg(
        "M44 74 C40 54 42 42 46 32 C58 38 66 46 70 54 C80 51 92 52 98 56 C106 48 114 42 126 36 V172 H50 C42 130 40 96 44 74 Z"
    )
    reptile = join(
        ribbon([(60, 33, 4.6), (68, 42, 5.4), (78, 46, 6.6), (90, 47, 5.8), (100, 52, 3.4)]), oval(59, 32, 8.6, 8.0),
        ribbon([(70, 46, 2.4), (66, 56, 2.0)]), ribbon([(88, 48, 2.4), (92, 58, 2.0)]),
    )  # fmt: skip
    s.fill(both(patch, join(head, reptile)), mix(s.ink, s.deep, 0.7))
    s.dots(ALL, s.ink, (60, 110), (110, 160), 0.0, 0.8)


def _cat_face(s: Impact) -> None:
    """Paint a cat's face close before us, its eyes crossed over its nose at (66, 88), lit from the upper left."""
    fur, tint, shade, stripe = "#ffffff", s.light, s.key, s.mid
    chest = svg("M34 172 C34 130 44 108 66 104 C90 108 102 130 104 172 Z")
    s.inked([(chest, s.key)], 2.2, (0.6, 1.0))
    s.dots(chest, s.deep, (66, 132), (100, 126), 0.1, 0.85, pitch=2.4)
    ears = (
        svg("M30 64 C24 46 25 30 29 20 C40 26 50 36 55 46 Z"),
        svg("M102 64 C108 48 109 38 108 26 C96 30 84 38 78 46 Z"),
    )
    for ear, (x, y) in zip(ears, ((34.6, 48), (99.4, 50)), strict=True):
        s.inked([(ear, fur)], 2.3, (0.8, 1.1))
        s.fill(placed(placed(ear, -x, -y), x, y + 1.6, 0.6), shade)
    head = svg(
        "M66 42 C80 40 96 46 103 58 C108 68 108 78 104 86 L112 92 L103 94 L106 102 L96 101 C88 108 78 111 66 111 "
        "C54 111 44 108 36 101 L26 102 L29 94 L20 92 L28 86 C24 78 24 68 29 58 C36 46 52 40 66 42 Z"
    )
    s.inked([(head, fur)], 2.5, (0.9, 1.5))
    with s.clipped(head):
        s.fill(cut(head, placed(head, -30, -9)), tint)
        s.fill(cut(head, placed(head, -15, -7)), shade)
        s.fill(cut(head, placed(head, -6, -4)), s.mid)
        s.dots(box(62, 40, 116, 114), s.mid, (72, 76), (106, 94), 0.0, 0.8, pitch=2.4)
        mark = svg("M-3.500 -13 C-1 -15 1 -15 3.500 -13 L1.600 8 C0.600 11 -0.600 11 -1.600 8 Z")
        for x, y, size, turn in ((66, 55, 0.95, 0), (55, 54, 0.8, -12), (77, 54, 0.8, 12)):
            s.fill(placed(mark, x, y, size, turn), stripe)
        for x, flip in ((29, False), (103, True)):
            for y, turn in ((72, 78), (84, 96)):
                s.fill(placed(mark, x, y, 0.85, -turn if flip else turn, flip), stripe)
    for x, look in ((50, 1), (82, -1)):
        eye = svg("M-11 2 C-8 -8 4 -11 11 0 C7 9 -5 10 -11 2 Z")
        eye = placed(eye, x, 75, 1.0, 6 * look, look < 0)
        s.inked([(eye, s.light)], 1.9, (0.3, 0.5))
        with s.clipped(eye):
            s.fill(oval(x + 3.2 * look, 76, 7.8, 8.4), s.accent)
            s.fill(cut(oval(x + 3.2 * look, 76, 7.8, 8.4), oval(x + 3.2 * look, 79.4, 8.4, 8.0)), "#8fae1a")
            s.fill(oval(x + 5.4 * look, 77.2, 2.6, 6.4), s.ink)
        s.fill(oval(x + 2.4 * look - 0.6, 73.4, 1.6), "#ffffff")
        s.stroke([(x - 12 * look, 73), (x - 3 * look, 61, x + 11 * look, 71)], s.ink, 2.6)
    s.inked(
        [(svg("M60.500 88 C63 86.500 69 86.500 71.500 88 C71 92 68.500 94 66 94 C63.500 94 61 92 60.500 88 Z"), s.mid)],
        1.5,
    )
    s.stroke([(66, 94), (66, 98)], s.ink, 1.7)
    for side in (-1, 1):
        s.stroke([(66, 98), (66 + side * 5, 103, 66 + side * 12, 99)], s.ink, 1.7)
        for number in range(3):
            y = 93 + 4 * number
            s.fill(oval(66 + side * (12 + number), y, 0.9), s.ink)
            s.stroke(
                [(66 + side * 18, y), (66 + side * 36, y - 5 + 3 * number, 66 + side * 48, y - 1 + 4.6 * number)],
                s.ink,
                1.1,
            )


def _tail_under_a_paw(s: Impact) -> None:
    """Paint the tail that was left, wriggling up from below a cat's paw at (60, 138)."""
    tail = ribbon(
        [(66, 142, 4.6), (78, 136, 4.6), (84, 127, 4.0), (76, 120, 3.4), (66, 118, 2.6), (64, 111, 1.8), (70, 106, 0.5)]
    )
    s.inked([(tail, s.accent)], 2.1, (0.6, 1.0))
    s.rim([tail], "#f6ffc0", (-0.6, -1.0), 1.8)
    for points in ([(90, 117), (94, 122)], [(92, 130), (97, 132)], [(57, 112), (55, 117)]):
        s.stroke(points, "#ffffff", 1.7)
    paw = svg("M34 172 C34 150 40 130 50 127 C54 123 61 123 64 126 C70 125 75 129 76 134 C78 144 76 152 74 172 Z")
    s.inked([(paw, "#ffffff")], 2.3, (0.8, 1.2))
    s.fill(cut(paw, placed(paw, -5, -2)), s.key)
    for x in (52.5, 63.5):
        s.stroke([(x, 132), (x + 0.6, 140)], s.ink, 1.7)


def _cheeky_lizard(s: Impact) -> None:
    """Paint a small lizard in profile on a cat's head, its tongue out to the left, its tail gone."""
    green, pale = s.accent, "#f6ffc0"
    tongue = svg(
        "M41 25.500 C36 26 33 25 30.500 23 L25.500 18.500 L28.300 23.600 L22.500 24 L29.500 26.500 C33 29 37 29.500 41 28.800 Z"
    )
    s.inked([(tongue, s.mid)], 1.0)
    legs = [
        ribbon([(56, 36, 2.6), (53, 40, 2.2), (55, 46, 1.8), (49, 47.4, 1.4)]),
        ribbon([(72, 36, 2.8), (78, 39, 2.4), (75, 45, 1.8), (69, 46.6, 1.4)]),
    ]
    body = ribbon([(48, 25, 4.6), (54, 31, 5.0), (62, 34.5, 6.6), (71, 35, 6.2), (78, 36.5, 4.4), (83, 39.5, 3.4)])
    head = svg(
        "M40 28.500 C38 22 42 15.500 48 15.500 C54 15.500 57 20 56 26 C55 31 50 33 46 32 C43 32 41 31 40 28.500 Z"
    )
    s.inked([(leg, green) for leg in legs], 1.7, (0.4, 0.7))
    s.inked([(body, green), (head, green)], 1.9, (0.6, 0.9))
    s.rim([body, head], pale, (-0.5, -1.0), 1.8)
    for x, y in ((58, 31), (64, 32.6), (70, 33)):
        s.fill(oval(x, y, 1.7), s.deep)
    s.inked([(oval(83.6, 40, 1.9, 3.1, -28), pale)], 1.1)
    s.inked([(oval(47.6, 20.6, 3.4), "#ffffff")], 1.2)
    s.fill(oval(46.6, 21.4, 1.7), s.ink)
    s.stroke([(40.6, 27), (45, 29.4, 50.5, 26.4)], s.ink, 1.3)


def lizard(s: Impact) -> None:
    """A cat squints at a tail that wriggles below its paw; the lizard is on its head. Face close; light: low sun through a window, its patch on the wall."""
    _wall_at_sunset(s)
    _cat_face(s)
    _tail_under_a_paw(s)
    _cheeky_lizard(s)


_BALLS: Final = tuple(oval(76, y, rx, ry) for y, rx, ry in ((130, 30, 24), (96, 22.5, 19), (66, 18.5, 17)))
"""The balls of a snowman, from the lowest on."""
_TWIGS: Final = tuple(
    join(*(taper(start, r, end, r * 0.6) for start, end, r in limbs))
    for limbs in (
        (((60, 90), (46, 74), 2.6), ((46, 74), (43, 52), 2.0), ((46, 74), (35, 66), 1.8), ((45, 64), (52, 50), 1.7)),
        (
            ((92, 90), (105, 78), 2.6),
            ((105, 78), (108, 62), 2.0),
            ((105, 78), (115, 72), 1.8),
            ((106, 70), (99, 60), 1.7),
        ),
    )
)
"""Its arms of twigs, at the left and at the right."""
_HAT: Final = join(svg("M63 49 L61 33 L84 31 L88 48 Z"), placed(box(-19, -3, 19, 2, 1.5), 75, 50, turn=2))


def _garden_by_a_lantern(s: Impact, x: float, y: float) -> None:
    """Paint a garden by night, the light of a lantern at (x, y) on its fence and its snow, a snowman's shadow in it."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    lots = chance(8)
    fence = join(
        *(polygon((at, 126), (at, 40), (at + 6.4, 30), (at + 12.8, 40), (at + 12.8, 126)) for at in range(-9, 124, 14))
    )
    s.fill(fence, s.deep)
    with s.clipped(fence):
        for r, tone in ((96, mix(s.deep, s.mid, 0.5)), (76, s.mid), (54, mix(s.mid, s.key, 0.6)), (34, s.light)):
            s.fill(oval(x, y, r), tone)
        s.halo(ALL, s.ink, x, y, 70, 124, 0.0, 0.7)
        shadow = placed(join(*_BALLS, *_TWIGS, _HAT), -0.32 * x, -0.32 * y, 1.32)
        s.fill(shadow, mix(s.ink, s.deep, 0.5))
        for at in range(5, 124, 14):
            s.stroke([(at - 0.6, 36), (at - 0.6, 126)], s.ink, 1.2)
    ground = svg("M-4 122 C20 114 50 120 76 116 C96 114 112 118 124 114 V172 H-4 Z")
    s.fill(ground, s.mid)
    s.fill(oval(x, y + 16, 62, 20), s.key)
    s.fill(oval(x, y + 16, 40, 13), s.light)
    s.dots(ground, s.deep, (80, 130), (126, 142), 0.0, 0.8)
    for _ in range(26):
        at, top, r = 120 * next(lots), 112 * next(lots), 0.7 + 1.2 * next(lots)
        s.fill(oval(at, top, r), s.light)


def _storm_lantern(s: Impact, x: float, y: float) -> None:
    """Paint a lantern on a cord, its flame at (x, y)."""
    for r, tone in ((11, s.accent), (8.4, "#ffffff")):
        s.flash(x, y, r, 9, tone, 4, 0.6)
    s.line(oval(x, y - 7, 6, 8), s.ink, 1.6)
    s.inked([(svg(f"M{x - 6} {y - 6} L{x - 3.4} {y - 11} H{x + 3.4} L{x + 6} {y - 6} Z"), s.deep)], 1.4, (0.3, 0.5))
    s.inked([(polygon((x - 5, y - 6), (x + 5, y - 6), (x + 6, y + 7), (x - 6, y + 7)), "#fbffe0")], 1.5, (0.3, 0.5))
    s.fill(
        svg(f"M{x} {y - 4} C{x + 4} {y} {x + 3} {y + 5} {x} {y + 5} C{x - 3} {y + 5} {x - 4} {y} {x} {y - 4} Z"),
        s.accent,
    )
    s.inked([(box(x - 7.5, y + 7, x + 7.5, y + 11, 1.4), s.deep)], 1.5, (0.3, 0.5))


def abomination(s: Impact) -> None:
    """A snowman comes with a lantern on its claw and shows its teeth. Low angle; light: the lantern; a shadow on the fence."""
    x, y = 45.0, 122.0
    _garden_by_a_lantern(s, x, y)
    for twig in _TWIGS:
        s.inked([(twig, mix(s.ink, s.deep, 0.5))], 1.5, (0.5, 0.6))
        s.rim([twig], s.light, (-0.6, 0.8), 1.2)
    shade = mix(s.mid, s.deep, 0.35)
    for ball in _BALLS:
        s.inked([(ball, "#ffffff")], 2.2, (1.2, -0.6))
        with s.clipped(ball):
            s.fill(cut(ball, placed(ball, -5, 4)), s.key)
            s.fill(cut(ball, placed(ball, -12, 9)), s.mid)
            s.dots(ball, shade, (76, 90), (106, 66), 0.0, 0.9, pitch=2.4)
    for top in (92, 103, 124):
        s.inked([(oval(71, top, 2.5), s.ink)], 0.6)
    mouth = svg("M62 71 C68 68 83 67 90 70 C89 77 84 80 76 80 C68 80 63 77 62 71 Z")
    s.fill(mouth, s.ink)
    with s.clipped(mouth):
        for at in range(64, 92, 6):
            s.fill(polygon((at - 2.8, 67), (at + 2.8, 67), (at, 74.5)), "#ffffff")
            s.fill(polygon((at + 0.4, 82), (at + 5.6, 82), (at + 3, 75.5)), s.light)
    s.line(mouth, s.ink, 1.8)
    for side in (-1, 1):
        s.inked([(oval(74.5 + side * 7.6, 61, 2.4), s.ink)], 0.6)
        s.fill(oval(73.8 + side * 7.6, 61.8, 0.9), s.accent)
        s.stroke([(74.5 + side * 3.4, 58.6), (74.5 + side * 12, 54.6)], s.ink, 2.4)
    s.inked([(svg("M71 63 L78 62 L76.500 69 L60 71.500 Z"), s.accent)], 1.6, (0.3, 0.6))
    s.fill(svg("M74 63 L78 62 L76.500 69 L70 70 Z"), mix(s.accent, s.ink, 0.4))
    s.inked([(_HAT, mix(s.ink, s.deep, 0.5))], 1.8, (0.6, 0.6))
    s.fill(polygon((62.4, 43), (87, 42), (88, 47), (63, 48)), s.accent)
    s.rim([_HAT], s.key, (-1.0, 0.5), 1.4)
    s.stroke([(47, 74), (45, 107)], s.ink, 1.8)
    _storm_lantern(s, x, y)


def _roof_in_snow(s: Impact) -> None:
    """Paint a town in a winter night, a lamp that hangs at (26, 48), and a roof under snow that falls to the right."""
    s.steps(
        ALL,
        (60, 0),
        (60, 130),
        [mix(s.ink, s.deep, 0.5), s.deep, mix(s.deep, s.mid, 0.45), s.mid, mix(s.mid, s.key, 0.5)],
    )
    for r, tone in ((56, mix(s.deep, s.mid, 0.8)), (41, s.mid), (28, s.key), (17, s.light)):
        s.fill(oval(26, 46, r), tone)
    s.fill(skyline(-8, 128, 172, (58, 44, 66, 50, 74), seed=7), mix(s.ink, s.deep, 0.7))
    for x, y in ((66, 112), (88, 118), (108, 104), (112, 122)):
        s.fill(box(x, y, x + 4, y + 6), s.accent)
    slope = svg("M-6 92 C20 98 60 118 126 150 V176 H-6 Z")
    s.fill(slope, mix(s.key, s.light, 0.5))
    s.fill(svg("M-6 92 C20 98 60 118 126 150 V153.500 C60 122 20 102 -6 97 Z"), "#ffffff")
    s.dots(slope, s.mid, (20, 104), (70, 168), 0.0, 0.75)
    s.stroke([(26, -4), (26, 36)], s.ink, 2.6)
    s.fill(oval(26, 48, 7.6), s.accent)
    s.fill(oval(26, 49, 5.0), "#ffffff")
    s.inked([(svg("M14 46 C15 38 20 34 26 34 C32 34 37 38 38 46 Z"), mix(s.deep, s.ink, 0.4))], 1.6, (0.3, 0.5))
    lots = chance(12)
    for _ in range(34):
        x, y, r = 120 * next(lots), 130 * next(lots), 0.6 + 1.2 * next(lots)
        s.fill(oval(x, y, r), "#ffffff")


def _tin_soldier(s: Impact) -> None:
    """A soldier of tin from three quarters, knee-deep in snow at the origin: tall cap, cross belts, a musket."""
    coat, lit, shade = s.mid, s.key, s.deep
    s.inked([(polygon((-10, -10), (11, -10), (12, 10), (-11, 10)), "#ffffff")], 1.4, (0.4, 0.4))
    s.fill(polygon((2, -10), (11, -10), (12, 10), (3, 10)), s.key)
    far = taper((-12, -34), 4.4, (-15, -16), 3.8)
    s.inked([(far, lit)], 1.5, (0.3, 0.5))
    body = svg("M-13 -37 C-15 -28 -14 -18 -16 -7 C-6 -3 6 -3 15 -6 C15 -18 15 -28 13 -38 C5 -42 -6 -41 -13 -37 Z")
    s.inked([(body, coat)], 1.8, (0.6, 0.8))
    with s.clipped(body):
        s.fill(svg("M-18 -44 H-9 C-11 -30 -10 -18 -11 -2 H-20 Z"), lit)
        s.fill(svg("M4 -44 H18 V0 H6 C8 -16 8 -30 4 -44 Z"), shade)
        s.stroke([(-13, -36), (12, -8)], "#ffffff", 3.4)
        s.stroke([(6, -40), (-14, -10)], "#ffffff", 3.4)
        s.fill(box(-20, -9.500, 20, -6.500), s.ink)
    s.inked([(oval(-2.6, -24.4, 2.8), s.accent)], 1.0, (0.2, 0.3))
    # the musket at the shoulder, the near arm that holds it
    s.inked([(polygon((7, -8), (12, -7), (20.4, -60), (18, -60.400)), mix(s.ink, s.deep, 0.4))], 1.2, (0.3, 0.4))
    s.inked([(polygon((17.8, -60), (20.2, -59.600), (21, -72)), "#ffffff")], 1.0, (0.2, 0.3))
    arm = ribbon([(13, -35, 5.0), (17, -24, 4.6), (17, -15, 4.2), (10, -11, 3.6)])
    s.inked([(arm, shade)], 1.6, (0.5, 0.7))
    s.fill(cut(arm, placed(arm, 2.4, 0.8)), coat)
    s.inked([(oval(8.6, -11.4, 3.6, 3.2), s.light)], 1.2, (0.2, 0.4))
    s.stroke([(6.4, -12.6), (9, -14.4)], s.ink, 0.9)
    for x, y, wide in ((-13, -38, 5.4), (13, -39, 7.0)):
        s.inked([(oval(x, y, wide, 3.4), s.accent)], 1.2, (0.2, 0.5))
        s.inked(
            [(svg(f"M{x - wide} {y - 1} C{x - wide} {y - 7} {x + wide} {y - 7} {x + wide} {y - 1} Z"), "#ffffff")], 1.0
        )
    # the head looks to the left
    head = svg(
        "M-8 -58 L-8.400 -53 L-11.4 -48.600 L-8.800 -47.400 L-8.400 -42.600 C-6 -39 4 -39 7.600 -42 L8.600 -58 Z"
    )
    s.inked([(head, s.light)], 1.6, (0.5, 0.7))
    with s.clipped(head):
        s.fill(svg("M3 -60 H10 V-38 H-2 C3 -44 4 -52 3 -60 Z"), s.key)
    s.fill(oval(-1.4, -52, 1.3, 1.8), s.ink)
    s.fill(oval(-6.6, -52, 0.9, 1.7), s.ink)
    s.fill(
        svg(
            "M-11 -45.400 C-9 -47.400 -6 -47.400 -5 -46.400 C-3 -47.400 1 -46.600 3 -43.400 C0 -43.600 -3 -43.800 -5 -44.600 "
            "C-7 -43.800 -9 -44 -11 -45.400 Z"
        ),
        s.ink,
    )
    cap = svg(
        "M-9.600 -56 C-9.600 -64 -11 -70 -11.6 -76 C-6 -79 6 -79 11.4 -76 C10.8 -70 9.600 -64 9.600 -56 C4 -58.600 -4 -58.600 -9.600 -56 Z"
    )
    s.inked([(cap, s.ink)], 1.5, (0.5, 0.7))
    s.fill(svg("M-9.400 -58 C-9.200 -64 -10.6 -70 -11 -75 L-5.600 -76.600 C-5.400 -70 -5 -64 -5 -58.800 Z"), s.mid)
    s.fill(
        svg(
            "M-10 -57 C-5 -60.400 5 -60.400 10 -57 L10.4 -53.800 C5 -56.600 -8 -57 -13 -52.600 C-13 -54.600 -12 -56 -10 -57 Z"
        ),
        s.accent,
    )
    plume = svg("M-7 -74 C-9 -78 -8 -82 -4 -83.500 C-1 -81 0 -78 -3 -74 Z")
    s.inked([(plume, s.accent)], 1.2, (0.2, 0.4))
    snow = svg(
        "M-12.600 -74.500 C-13 -79 -8 -80.600 -4 -79 C-1 -82 5 -81.600 7 -79.400 C11 -80.400 13.4 -77 12 -74.400 C8 -76 2 -74 -2 -75.600 C-6 -74 -9 -73 -12.600 -74.500 Z"
    )
    s.inked([(snow, "#ffffff")], 1.1, (0.2, 0.4))


def _spoon(s: Impact, *, front: bool) -> None:
    """Paint a spoon about the origin that slides to the right, its bowl ahead: all of it, or the ``front`` of its rim."""
    bowl, hollow = oval(4, 1, 31, 9.5), oval(4, -0.5, 27, 6.6)
    if front:
        lip = both(cut(bowl, hollow), box(-40, 0, 50, 20))
        s.inked([(lip, s.key)], 1.3, (0.3, 0.8))
        s.fill(cut(lip, placed(lip, 0, 2.2)), "#ffffff")
        s.fill(cut(lip, placed(lip, 0, -2.6)), s.mid)
        return
    handle = ribbon([(-24, 2, 4.0), (-34, -3, 2.2), (-46, -17, 2.6), (-53, -28, 5.6), (-57, -34, 5.0), (-59, -37, 2.0)])
    s.inked([(handle, s.key), (bowl, s.key)], 2.1, (0.5, 1.1))
    s.fill(cut(handle, placed(handle, 1.4, 1.4)), "#ffffff")
    s.fill(cut(bowl, placed(bowl, 0, 2.2)), "#ffffff")
    s.fill(hollow, s.deep)
    s.fill(cut(hollow, placed(hollow, 3, -3)), s.mid)


def winter_soldier(s: Impact) -> None:
    """A tin soldier sledges down a roof on a spoon. From the side, tilted; light: a lamp behind him, his shadow runs ahead."""
    _roof_in_snow(s)
    with s.moved(68, 117, turn=25.0):
        shadow = svg("M-22 8 C10 12 40 10 74 6 C80 8 80 12 74 14 C40 18 6 18 -22 12 Z")
        s.fill(shadow, s.deep)
        for x, y, r in ((-32, 3, 6), (-44, 2, 8), (-26, 9, 6), (-56, 0, 6), (-66, -4, 4.4)):
            s.inked([(oval(x, y + 4, r, r * 0.86), "#ffffff")], 1.2, (0.2, 0.6))
        _spoon(s, front=False)
        for x, y, r in ((38, 4, 4.0), (44, -3, 2.6), (33, 10, 4.6)):
            s.inked([(oval(x, y, r), "#ffffff")], 1.1, (0.2, 0.5))
        with s.moved(4, 5, 0.88, turn=-14.0, flip=True), s.clipped(box(-60, -120, 60, -2)):
            _tin_soldier(s)
        _spoon(s, front=True)


def _reeds_by_moon(s: Impact, x: float, y: float) -> None:
    """Paint a river bank at night: a moon at (x, y), reeds before its halo, and black water that holds its light."""
    s.fill(ALL, mix(s.ink, s.deep, 0.4))
    for r, tone in ((74, mix(s.ink, s.deep, 0.85)), (52, s.deep), (33, mix(s.deep, s.mid, 0.6))):
        s.fill(oval(x, y, r), tone)
    s.halo(ALL, s.ink, x, y, 56, 120, 0.0, 0.7)
    s.fill(oval(x, y, 16.5), s.accent)
    s.fill(cut(oval(x, y, 16.5), oval(x - 3.4, y - 2.6, 16.5)), "#8fb41e")
    for cx, cy, r in ((x - 5, y - 4, 2.6), (x + 5, y + 3, 3.4), (x - 3, y + 7, 1.8)):
        s.fill(oval(cx, cy, r), "#a9cc22")
    lots = chance(7)
    for number in range(26):
        foot, lean = -6 + 5.2 * number, 16 * (next(lots) - 0.5)
        top = 18 + 46 * next(lots)
        blade = ribbon([(foot, 150, 1.6), (foot + lean * 0.3, 100, 1.5), (foot + lean, top, 0.2)])
        s.fill(blade, mix(s.deep, s.mid, 0.35) if number % 3 else mix(s.ink, s.deep, 0.6))
    s.fill(box(-6, 128, 126, 172), s.ink)


def _tiger_between_reeds(s: Impact) -> None:
    """Paint a tiger's face towards us, its nose at (66, 99), lit from the upper left; its stripes stand like the reeds."""
    head = svg(
        "M66 45 C74 45 79 46 83 49 C88 41 99 42 102 49 C104 57 101 63 97 67 C102 74 104 82 104 89 L111 98 L103 102 "
        "L106 112 L96 113 C92 124 80 131 66 131 C52 131 40 124 36 113 L26 112 L29 102 L21 98 L28 89 C28 82 30 74 35 67 "
        "C31 63 28 57 30 49 C33 42 44 41 49 49 C53 46 58 45 66 45 Z"
    )
    s.inked([(head, s.mid)], 2.2, (0.9, 1.2))
    with s.clipped(head):
        s.fill(svg("M-4 30 H74 C70 60 72 84 70 96 C58 104 62 122 66 140 H-4 Z"), s.key)
        s.dots(head, s.deep, (74, 90), (108, 108), 0.0, 0.9, pitch=2.4)
        s.fill(svg("M58 62 L66 58 L74 62 L77 98 H55 Z"), mix(s.key, s.light, 0.35))
        s.fill(svg("M66 58 L74 62 L77 98 H68 Z"), mix(s.mid, s.key, 0.5))
        for side, tone in ((-1, s.light), (1, s.key)):
            for data in (
                "M-26 70 C-22 64 -14 66 -9 76 C-16 76 -22 76 -26 70 Z",
                "M-40 116 C-36 100 -30 94 -20 96 C-26 106 -26 114 -20 124 Z",
            ):
                s.fill(placed(svg(data), 66, 0, flip=side > 0), tone)
            s.fill(
                placed(
                    svg("M-31 52 C-27 46 -20 48 -18 53 C-24 55 -27 58 -30 62 C-33 58 -33 54 -31 52 Z"),
                    66,
                    0,
                    flip=side > 0,
                ),
                s.ink,
            )
        s.fill(svg("M62.500 44 H69.500 L68 58 L66 70 L64 58 Z"), s.ink)
        for side in (-1, 1):
            for data in (
                "M-13 44 L-7 44 L-5.500 58 L-6 70 L-9 60 Z",
                "M-22 46 L-17 44 L-13 58 L-12.500 66 L-17 58 Z",
                "M-42 84 L-24 78 L-18 80 L-25 83 L-41 90 Z",
                "M-44 98 L-28 92 L-21 94 L-28 98 L-42 104 Z",
                "M-40 112 L-28 104 L-23 106 L-28 111 L-36 120 Z",
                "M-30 124 L-22 114 L-18 115 L-20 122 L-25 130 Z",
            ):
                s.fill(placed(svg(data), 66, 0, flip=side > 0), s.ink)
    s.rim([head], s.accent, (-0.6, -1.0), 1.5)
    for side, lit in ((-1, s.light), (1, s.key)):
        s.inked([(oval(66 + side * 9.5, 109, 11, 8.6), lit)], 1.5, (0.3, 0.9))
        for dx, dy in ((6, 107), (11, 106), (9, 111.500), (14, 110.500)):
            s.fill(oval(66 + side * dx, dy, 0.9), s.ink)
        s.inked([(polygon((66 + side * 7.6, 116.4), (66 + side * 12.6, 115), (66 + side * 10.6, 123)), "#ffffff")], 0.9)
    s.inked(
        [(svg("M57 98 C61 95.500 71 95.500 75 98 C74 103 70 106.500 66 108 C62 106.500 58 103 57 98 Z"), s.ink)], 0.8
    )
    s.fill(svg("M59.500 98.200 C63 96.900 66 97 68 97.400 L65 100.500 H61 Z"), s.key)
    for side in (-1, 1):
        s.fill(placed(svg("M-30 76 L-16 78 L-5 90 L-15 94 C-23 93 -28 86 -30 76 Z"), 66, 0, flip=side > 0), s.ink)
        s.fill(
            placed(
                svg("M-25.500 80.500 L-16.500 81 L-9.500 88.500 L-15 90.600 C-20 90 -23.500 86 -25.500 80.500 Z"),
                66,
                0,
                flip=side > 0,
            ),
            s.accent,
        )
        s.fill(oval(66 + side * 17, 85, 2.7), s.ink)
        s.fill(oval(66 + side * 17 - 1.4, 83.6, 1.1), "#ffffff")


def _reed_before(s: Impact, x: float, top: float, lean: float, wide: float, head: bool) -> None:
    """Paint a reed close before us, black with the moon on its left edge; ``head`` puts a bulrush on it."""
    stem = ribbon([(x, 172, wide), (x + lean * 0.2, 120, wide), (x + lean, top, wide * (0.5 if head else 0.1))])
    s.fill(stem, s.ink)
    s.rim([stem], s.key, (-1.0, -0.2), 0.9)
    if head:
        rush = placed(box(-3.6, -13, 3.6, 13, 3.6), x + lean, top, 1.0, lean * 0.8)
        s.inked([(rush, s.ink)], 0.8)
        s.rim([rush], s.accent, (-1.0, -0.4), 1.5)


def kraven(s: Impact) -> None:
    """A tiger steals up to us through the reeds that its stripes look like. At the water's level; light: a moon, upper left."""
    _reeds_by_moon(s, 45, 25)
    _tiger_between_reeds(s)
    for x, top, lean, wide, head in (
        (23, 46, -5, 2.8, True),
        (33, 22, 6, 2.6, False),
        (42, 62, -3, 2.4, False),
        (92, 58, 3, 2.8, False),
        (103, 66, 7, 3.0, True),
        (114, 48, -4, 2.4, False),
    ):
        _reed_before(s, x, top, lean, wide, head)
    s.fill(
        svg("M-6 138 C16 131 30 132 40 124 C54 131 78 131 92 124 C102 132 112 134 126 131 V172 H-6 Z"),
        mix(s.ink, s.deep, 0.55),
    )
    s.line(svg("M34 131 C48 137 84 137 99 131"), s.key, 1.2)
    for x, y, wide in ((46, 139, 12), (44, 143.5, 17), (90, 141, 8)):
        s.fill(oval(x, y, wide, 0.9), s.accent)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-33": Picture(
        lizard,
        ((48.0, 22.0), (51.0, 76.0), (81.0, 76.0), (72.0, 122.0)),
        "leaves a cat its tail",
        "cat's head",
        "patch of a low sun",
    ),
    "m1-34": Picture(
        abomination,
        ((75.0, 62.0), (76.0, 74.0), (45.0, 122.0), (44.0, 58.0)),
        "comes with a lantern on its claw",
        "garden in snow",
        "lantern",
    ),
    "m1-35": Picture(
        winter_soldier,
        ((78.0, 72.0), (72.0, 96.0), (84.0, 118.0)),
        "sledges on a spoon",
        "roof in winter",
        "hanging lamp",
    ),
    "m1-36": Picture(
        kraven,
        ((49.0, 85.0), (83.0, 85.0), (66.0, 102.0), (45.0, 25.0)),
        "steals up through the reeds",
        "river bank at night",
        "lime moon",
    ),
}
