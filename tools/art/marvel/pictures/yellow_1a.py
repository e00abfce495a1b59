"""Pictures of the first four yellow cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
    arch,
    box,
    burst,
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


def _palace_stairs(s: Impact) -> None:
    """Paint stairs that come down towards us from a tall window."""
    wall = mix(s.deep, s.mid, 0.3)
    s.fill(ALL, wall)
    for x in (6, 104):
        s.fill(box(x, 34, x + 12, 66), s.deep)
        s.fill(box(x + 1.6, 36, x + 10.4, 64), mix(s.deep, s.ink, 0.5))
        s.fill(
            join(
                oval(x + 6, 47, 2.8, 3.4),
                svg(f"M{x + 1.6} 64 C{x + 2} 55 {x + 4} 52 {x + 6} 52 C{x + 8} 52 {x + 10} 55 {x + 10.4} 64 Z"),
            ),
            s.deep,
        )
    s.inked([(arch(40, 92, 14, 80), s.mid)], 1.6, (0, 0))
    s.fill(arch(43, 89, 15, 80), s.light)
    s.fill(arch(50, 82, 18, 80), "#ffffff")
    for x in (54, 66, 78):
        s.fill(box(x - 0.9, -8, x + 0.9, 80), s.mid)
    for y in (16, 36, 56):
        s.fill(box(42, y - 0.9, 90, y + 0.9), s.mid)
    y = 66.0
    for number in range(9):
        high = 5.6 + 1.7 * number
        near, far = 28 + 6.6 * number, 26 + 6.6 * (number - 0.4)
        tread, riser = y + high * 0.42, y + high
        s.fill(polygon((66 - far, y), (66 + far, y), (66 + near, tread), (66 - near, tread)), s.key)
        s.fill(
            polygon((66 - near * 0.6, y), (66 + near * 0.6, y), (66 + near * 0.66, tread), (66 - near * 0.66, tread)),
            "#ffffff",
        )
        s.fill(box(66 - near, tread, 66 + near, riser), mix(s.deep, s.mid, 0.3))
        s.fill(box(66 - near * 0.66, tread, 66 + near * 0.66, riser), s.mid)
        y = riser
    for side in (-1, 1):  # the rails
        s.inked(
            [
                (
                    polygon((66 + side * 27, 58), (66 + side * 30, 58), (66 + side * 74, 106), (66 + side * 74, 118)),
                    s.deep,
                )
            ],
            1.4,
            (0, 0.8),
        )
        for number in range(4):
            x, top = 66 + side * (31 + 9 * number), 63 + 11.5 * number
            s.fill(box(x - 1, top, x + 1, top + 14 + 4 * number), mix(s.deep, s.ink, 0.4))
    s.dots(box(-4, 72, 30, 150), s.deep, (30, 100), (0, 130), 0.0, 0.7)
    s.dots(box(102, 72, 124, 150), s.deep, (102, 100), (128, 130), 0.0, 0.7)


def _wing_chair(s: Impact) -> None:
    """Paint an upholstered chair from the front, the middle of its seat at the origin."""
    plush, shade, lit = s.accent, mix(s.accent, s.ink, 0.5), mix(s.accent, s.light, 0.5)
    for side in (-1, 1):
        leg = svg("M22 26 C30 28 31 34 29 40 L33 41 L33 44 L26 44 C26 38 24 34 20 31 Z")
        s.inked([(placed(leg, flip=side < 0), s.mid), (oval(side * 29, 46.5, 3.6), s.key)], 1.6, (0.4, 0.8))
        s.fill(oval(side * 29, 46.5, 1.3), s.ink)
    back = svg("M-24 10 C-29 -18 -28 -42 -16 -45 C-10 -53 10 -53 16 -45 C28 -42 29 -18 24 10 Z")
    s.inked([(back, plush)], 2.4, (0.6, 0.8))
    with s.clipped(back):
        s.fill(svg("M-30 -60 H2 L-6 -30 L-10 12 H-30 Z"), mix(s.accent, s.ink, 0.25))
        for x, y in ((-12, -34), (0, -40), (12, -34), (-7, -22), (7, -22), (-13, -10), (0, -10), (13, -10)):
            for dx in (-6.5, 6.5):
                s.stroke([(x, y), (x + dx, y + 12)], shade, 1.1)
            s.fill(oval(x, y, 1.8), s.key)
            s.fill(oval(x + 0.5, y - 0.5, 0.7), "#ffffff")
        s.rim([back], s.light, (0, -1), 2.0)
    for side in (-1, 1):
        wing = placed(svg("M18 8 C17 -14 18 -30 23 -42 C34 -38 39 -14 32 4 L24 10 Z"), flip=side < 0)
        s.inked([(wing, shade if side < 0 else plush)], 2.0, (0.5, 0.6))
        s.rim([wing], lit, (side, -0.6), 1.6)
    s.inked([(svg("M-26 14 H26 L25 30 C12 27 -12 27 -25 30 Z"), shade)], 2.0, (0.4, 0.8))
    for x in range(-20, 21, 5):
        s.fill(oval(x, 26 + abs(x) * 0.06, 1.1), s.key)
    seat = svg("M-25 7 C-12 1 12 1 25 7 L26 16 C12 21 -12 21 -26 16 Z")
    s.inked([(seat, plush)], 1.9, (0.3, 0.8))
    s.fill(cut(seat, placed(seat, 0, 5)), lit)
    for side in (-1, 1):
        arm = placed(svg("M23 6 C21 -3 27 -8 33 -6 C41 -4 41 6 36 9 L35 31 L24 31 Z"), flip=side < 0)
        s.inked([(arm, shade if side < 0 else plush)], 2.2, (0.5, 0.8))
        s.rim([arm], lit, (side * 0.4, -1), 1.8)
        s.line(oval(side * 31.5, 1.5, 4.2), s.ink, 1.3)
        s.fill(oval(side * 31.5, 1.5, 1.6), s.key)


def baron_zemo(s: Impact) -> None:
    """A baron's armchair runs away down the stairs. One-point depth; light: a tall window behind it."""
    _palace_stairs(s)
    s.fill(svg("M44 130 L92 124 L104 143 L36 148 Z"), mix(s.deep, s.ink, 0.6))
    with s.moved(67, 79, 0.84, turn=-14):
        _wing_chair(s)
    for points in ([(34, 62), (29, 50)], [(30, 74), (21, 61)], [(101, 58), (105, 48)], [(106, 70), (113, 58)]):
        s.stroke(points, s.light, 1.8)
    s.debris([(42, 128, 3.0, 20), (99, 122, 3.4, 60), (106, 132, 2.6, 10)], s.mid, s.light)


def _squirrel(s: Impact) -> None:
    """Paint a squirrel that dives down to the left, its paws before it, its tail in one curve over its back."""
    fur, dim, lit = mix(s.deep, s.ink, 0.3), mix(s.deep, s.ink, 0.6), s.mid
    for data in (
        "M94 96 C100 104 108 108 116 108 L117 112 C106 115 96 110 88 102 Z",
        "M76 92 C72 100 68 104 64 110 L68 113 C74 110 80 104 84 98 Z",
    ):
        s.inked([(svg(data), dim)], 1.6, (0.5, 0.8))
    tail = svg(
        "M98 94 C110 86 112 70 104 60 C97 50 84 45 72 48 C64 50 60 57 64 63 C67 66 72 66 75 63 C82 60 90 66 90 76 "
        "C90 82 90 86 88 90 Z"
    )
    s.inked([(tail, fur)], 2.0, (0.8, 1.2))
    with s.clipped(tail):
        s.fill(cut(tail, placed(tail, 3.4, 5.6)), lit)
        s.fill(cut(tail, placed(tail, -4.0, -2.4)), s.ink)
    body = svg("M66 84 C72 76 84 76 94 82 C104 86 106 96 98 102 C90 106 80 104 74 100 C68 98 62 92 66 84 Z")
    s.inked([(body, fur)], 2.1, (0.8, 1.4))
    with s.clipped(body):
        s.fill(cut(body, placed(body, 1.0, 4.4)), lit)
        s.fill(svg("M60 90 C68 98 78 101 88 102 L84 110 H60 Z"), s.light)
    leg = svg(
        "M84 96 C84 86 96 84 101 92 C104 98 110 101 118 99 L120 103 C112 109 102 108 96 104 C90 106 84 103 84 96 Z"
    )
    s.inked([(leg, fur)], 1.9, (0.7, 1.2))
    s.fill(cut(leg, placed(leg, 0.6, 3.0)), lit)
    arm = svg("M72 90 C68 96 62 100 56 106 L54 111 L60 111 C68 108 76 102 79 95 Z")
    s.inked([(arm, fur)], 1.8, (0.6, 1.0))
    s.fill(cut(arm, placed(arm, 1.8, 1.8)), lit)
    s.inked([(svg("M60 76 C58 70 60 66 63 63 C66 67 67 71 66 76 Z"), dim)], 1.4, (0.3, 0.4))
    head = svg("M74 84 C74 76 68 72 61 74 C55 76 50 82 46 89 C45 92 47 94 50 94 C58 97 70 95 74 84 Z")
    s.inked([(head, fur)], 2.1, (0.6, 1.2))
    with s.clipped(head):
        s.fill(cut(head, placed(head, 1.4, 3.4)), lit)
        s.fill(svg("M44 92 C50 90 54 88 58 90 C60 93 58 98 54 100 H44 Z"), s.light)
    s.inked([(svg("M66 77 C65 70 68 65 72 62 C75 67 75 73 73 79 Z"), fur)], 1.6, (0.4, 0.6))
    s.fill(svg("M68 75 C68 71 69.500 68 71.500 66 C72.500 69 72 72 71 75 Z"), lit)
    s.fill(oval(58.6, 82.4, 2.7, 3.0), s.ink)
    s.fill(oval(57.8, 81.4, 0.9), "#ffffff")
    s.fill(oval(46.8, 90.6, 1.9, 1.7), s.ink)


def squirrel_girl(s: Impact) -> None:
    """A squirrel dives from the branch after its acorn. In profile; light: the sun through the leaves."""
    s.fill(ALL, s.key)
    sun = (64, 58)
    for r, tone in ((60, mix(s.key, s.light, 0.5)), (46, s.light), (30, "#ffffff")):
        s.fill(burst(*sun, r, 13, 4, 0.72), tone)
    s.rays(*sun, 46, 150, 22, s.light, 0.7, duty=0.55, seed=7)
    # far: trunks that run together above
    for foot, width, head in ((10, 15, 34), (118, 18, 92), (58, 8, 60), (34, 6, 46)):
        s.fill(
            polygon((foot - width, 170), (foot + width, 170), (head + 2, -30), (head - 2, -30)),
            mix(s.mid, s.deep, 0.1 if width < 10 else 0.45),
        )
    # leaves of autumn, near ones darker
    lots = chance(5)

    def leaves(points: Sequence[Point], tone: Color, size: float) -> None:
        for x, y in points:
            for _ in range(5):
                dx, dy = (next(lots) - 0.5) * 20, (next(lots) - 0.5) * 16
                leaf = svg("M0 -6 C5 -4 5 3 0 7 C-5 3 -5 -4 0 -6 Z")
                s.fill(placed(leaf, x + dx, y + dy, size * (0.7 + 0.6 * next(lots)), 360 * next(lots)), tone)

    leaves([(6, 20), (20, 6), (44, 2), (112, 60), (2, 46), (70, 0), (118, 96)], s.mid, 1.5)
    leaves([(2, 6), (24, -2), (100, 2), (120, 30), (-2, 70), (122, 76)], mix(s.mid, s.deep, 0.75), 1.6)
    s.inked([(ribbon([(128, 118, 6), (116, 114, 4.6), (106, 115, 2.6), (94, 112, 0.8)]), mix(s.ink, s.deep, 0.4))], 1.0)
    # the acorn that it has just lost
    with s.moved(59.0, 126.0, 0.78, turn=24.0):
        nut = svg("M-15 -4 C-16 12 -6 20 0 26 C6 20 16 12 15 -4 Z")
        cap = svg("M-18 -3 C-18 -16 -8 -20 0 -20 C8 -20 18 -16 18 -3 C10 1 -10 1 -18 -3 Z")
        s.inked(
            [(ribbon([(0, -18, 2), (2, -25, 2.2), (5, -28, 2)]), s.deep), (nut, s.mid), (cap, s.accent)],
            1.8,
            (1.0, 1.4),
        )
        with s.clipped(nut):
            s.fill(svg("M-12 -4 C-12 8 -6 14 -2 20 C-4 10 -4 4 -4 -4 Z"), s.light)
            s.dots(nut, s.deep, (0, 4), (16, 16), 0.0, 0.8, pitch=2.4)
        with s.clipped(cap):
            for offset in range(-24, 26, 6):
                s.stroke([(offset - 10, 2), (offset + 8, -22)], mix(s.accent, s.ink, 0.5), 1.0)
                s.stroke([(offset + 10, 2), (offset - 8, -22)], mix(s.accent, s.ink, 0.5), 1.0)
            s.fill(svg("M-15 -6 C-14 -14 -8 -17 -1 -18 C-6 -14 -9 -10 -10 -5 Z"), mix(s.accent, "#ffffff", 0.6))
        s.line(join(nut, cap), s.ink, 1.0)
    with s.moved(scale=0.84, about=(54, 112)):
        _squirrel(s)


def modok(s: Impact) -> None:
    """A brain overloads its jar, the tubes burst off. Straight on, wide angle; light: the jar."""
    centre = (66, 78)
    s.fill(ALL, mix(s.mid, s.deep, 0.3))
    # the cellar in one point: walls, ceiling, floor
    s.fill(polygon((-4, -4), (124, -4), (96, 44), (36, 44)), mix(s.mid, s.key, 0.55))
    s.fill(polygon((-4, 168), (124, 168), (96, 116), (36, 116)), mix(s.deep, s.mid, 0.25))
    s.fill(polygon((36, 44), (96, 44), (96, 116), (36, 116)), s.key)
    for k in range(7):
        share = k / 6
        s.stroke([(36 + 60 * share, 116), (-60 + 240 * share, 170)], s.deep, 1.0)
        s.stroke([(36 + 60 * share, 44), (-60 + 240 * share, -10)], s.mid, 1.0)
    for step in (0.12, 0.32, 0.62):
        y, spread = 116 + 54 * step, 30 + 32 * step
        s.stroke([(66 - spread - 3, y), (66 + spread + 3, y)], s.deep, 1.0)
    # racks on both walls
    for side in (-1, 1):
        for near, far in ((0.95, 0.62), (0.5, 0.26)):
            x0, x1 = 66 + side * (30 + 34 * near), 66 + side * (30 + 34 * far)
            rack = polygon((x0, 60 - 40 * near), (x1, 60 - 40 * far), (x1, 106 + 34 * far), (x0, 106 + 34 * near))
            s.fill(rack, mix(s.deep, s.ink, 0.55))
            for row in range(4):
                share = (row + 0.5) / 4
                ya, yb = (60 - 40 * near) + share * (46 + 74 * near), (60 - 40 * far) + share * (46 + 74 * far)
                s.fill(
                    polygon((x0 - side * 2, ya), (x1 + side * 2, yb), (x1 + side * 2, yb + 2), (x0 - side * 2, ya + 3)),
                    s.key if row % 2 else s.accent,
                )
    s.halo(ALL, s.ink, *centre, 52, 110, 0.0, 0.7)
    # tubes: two still hold, two have burst
    for points in (
        [(46, 58, 4), (34, 44, 4), (36, 24, 4), (28, -4, 4)],
        [(88, 60, 4), (98, 58, 4), (104, 72, 4), (128, 76, 4)],
    ):
        tube = ribbon(points)
        s.inked([(tube, s.accent)], 1.4, (0.8, 1.0))
        s.rim([tube], mix(s.accent, "#ffffff", 0.7), (0.7, 0.7), 1.2)
    for points in (
        [(62, 10, 3), (58, 0, 3.4), (60, -8, 3.4)],
        [(100, 100, 3), (112, 108, 3.4), (130, 104, 3.4)],
    ):
        s.inked([(ribbon(points), s.accent)], 1.4, (0.6, 0.8))
    # jar
    foot = polygon((40, 112, 2), (92, 112, 2), (97, 128, 2), (35, 128, 2))
    lid = polygon((46, 34, 3), (86, 34, 3), (88, 45, 2), (44, 45, 2))
    glass = svg("M45 44 H87 C95 58 95 98 90 113 H42 C37 98 37 58 45 44 Z")
    s.inked([(foot, s.deep), (lid, s.deep), (glass, mix(s.key, s.light, 0.6))], 2.0, (0.0, 1.6))
    s.fill(svg("M40 64 C58 68 74 60 92.500 64 C93.500 84 92 104 90 113 H42 C38 100 38 80 40 64 Z"), s.key)
    s.dots(glass, s.mid, (66, 84), (66, 114), 0.0, 0.7, pitch=2.4)
    s.fill(polygon((40, 115), (92, 115), (93, 118), (39, 118)), s.mid)
    s.fill(polygon((47, 36.5), (85, 36.5), (86, 39), (46, 39)), s.mid)
    for x in (48, 58, 68, 78):
        s.fill(oval(x + 3, 122.500, 2.0), s.light if x != 68 else s.accent)
    # brain
    pink = mix(s.accent, "#ffffff", 0.45)
    brain = svg(
        "M64 58 C58 53 50 56 49 62 C43 65 43 72 46 76 C44 82 48 88 54 88 C56 92 60 94 64 93 L65 100 C67 103 71 102 72 98 L72 92 "
        "C77 93 82 90 82 86 C88 84 90 77 86 72 C88 65 84 60 78 60 C75 54 68 54 64 58 Z"
    )
    s.inked([(brain, pink)], 1.7, (0.8, 1.4))
    with s.clipped(brain):
        s.dots(brain, s.accent, (66, 72), (70, 100), 0.0, 0.85, pitch=2.4)
        s.fill(
            svg(
                "M50 64 C54 56 60 58 63 62 C58 62 55 66 53 72 C50 70 49 67 50 64 Z M70 60 C74 57 79 60 81 64 C77 63 74 64 72 67 Z"
            ),
            "#ffffff",
        )
    for curl in (
        [(66, 58), (64, 66, 67, 74), (65, 82, 68, 90)],
        [(48, 76), (54, 73, 58, 78), (60, 84, 55, 87)],
        [(56, 62), (52, 68, 58, 70)],
        [(85, 72), (78, 71, 76, 77), (76, 82, 80, 85)],
        [(74, 62), (79, 65, 75, 69)],
        [(60, 84), (63, 88, 60, 91)],
    ):
        s.stroke(curl, mix(s.accent, s.ink, 0.45), 1.4)
    # sparks inside, and the crack
    for x, y in ((54, 52), (79, 51)):
        s.stroke([(x, y - 7), (x + 3, y - 2), (x - 1, y), (x + 2, y + 6)], s.accent, 1.4)
    s.fill(svg("M46 50 C42 62 42 88 45 104 L49 104 C46 88 46 62 50 50 Z"), "#ffffff", 0.9)
    s.stroke([(91, 70), (86, 76), (90, 82), (84, 90), (89, 98), (86, 106)], s.ink, 1.2)
    s.line(glass, s.ink, 1.3)


def _golden_sea(s: Impact) -> None:
    """Paint the evening over the sea, and below the line of the water its deep, with shafts of light in it."""
    s.steps(ALL, (60, 0), (60, 58), [s.mid, mix(s.mid, s.key, 0.6), s.key, mix(s.key, s.light, 0.55)])
    s.fill(oval(62, 56, 28), s.light)
    s.fill(oval(62, 56, 21), "#fffdf0")
    depths = [s.key, mix(s.key, s.mid, 0.7), s.mid, mix(s.mid, s.deep, 0.6), s.deep, mix(s.deep, s.ink, 0.5)]
    sea = polygon(
        *((-4, 172), (-4, 60), (12, 57), (26, 61), (42, 57.4), (56, 61), (70, 57.6), (84, 61), (98, 57), (112, 60.4)),
        *((124, 57), (124, 172)),
    )
    s.steps(sea, (60, 62), (60, 150), depths)
    with s.clipped(sea):
        for left, right, foot in ((40, 47, 22), (58, 72, 58), (84, 90, 104)):
            s.fill(polygon((left, 56), (right, 56), (foot + 22, 150), (foot - 4, 150)), s.light, 0.26)
        s.fill(cut(sea, placed(sea, 0, 3.0)), "#fffdf0")
    s.dots(sea, s.ink, (70, 116), (62, 154), 0.0, 0.7)
    s.fill(polygon((-4, 172), (-4, 132), (20, 140), (50, 146), (80, 139), (98, 143), (124, 126), (124, 172)), s.ink)


def _rowing_boat(s: Impact, x: float, y: float) -> None:
    """A boat and the one who rows it, dark against the sun."""
    rower = join(
        oval(x - 3, y - 21, 3.4, 4.0),
        polygon((x - 8, y - 3), (x - 7.4, y - 13), (x - 3.4, y - 16.6), (x + 1.4, y - 13), (x + 2, y - 3)),
        taper((x - 2, y - 13), 1.6, (x + 7, y - 8.6), 1.3),
    )
    for path in (rower, polygon((x - 17, y - 6.4), (x + 17, y - 6.4), (x + 12, y + 4.4), (x - 11, y + 4.4))):
        s.fill(path, s.ink)
    s.stroke([(x + 5, y - 9), (x + 24, y + 8)], s.ink, 1.6)
    s.fill(placed(oval(0, 0, 4.6, 1.7), x + 24, y + 8, turn=42), s.ink)
    s.fill(box(x - 16, y - 6.4, x + 16, y - 5), s.accent)


_SHARK: Final = svg(
    "M116 101 L106 94 L92 89.500 L83 88 C80 80 75 74 67 70.500 C69 77 68.500 82 66.500 87.600 L54 93 L45 98.500 L33 84 "
    "L38 101 L35.500 120 L47 108.500 L58 113 L74 118 L92 117 L104 112 L112 106.500 Z"
)
_SHARK_FINS: Final = (
    svg("M88 113 L82 135 L72 143 L72 124 L77 115 Z"),
    svg("M56 111 L52 122 L47 124 L49 111 Z"),
)


def _shark(s: Impact) -> None:
    back, belly = mix(s.ink, s.accent, 0.42), mix(s.light, s.accent, 0.12)
    s.inked([(_SHARK_FINS[1], back), (_SHARK, back)], 2.0, (0.6, 1.2))
    with s.clipped(_SHARK):
        s.fill(
            polygon((33, 84), (45, 98), (54, 93), (66, 87), (84, 87), (108, 95), (96, 97), (74, 95), (50, 102)),
            s.accent,
        )
        s.fill(polygon((67, 70), (83, 88), (76, 90), (72, 80)), mix(s.accent, s.light, 0.3))
        s.fill(
            polygon((118, 102), (106, 103), (84, 108), (60, 108), (46, 107), (58, 116), (80, 122), (118, 112)), belly
        )
        s.dots(box(46, 94, 120, 124), back, (90, 110), (52, 112), 0.0, 0.7, pitch=2.4)
        s.fill(polygon((112, 106), (104, 107), (97, 104.4), (101, 110), (106, 112)), s.ink)
        for x in (100.4, 103.6, 106.8):
            s.fill(polygon((x - 1.4, 105.6), (x + 1.4, 106), (x, 109)), "#ffffff")
    for x in (80, 83.4, 86.8, 90.2):
        s.stroke([(x, 98), (x - 1.8, 103), (x - 0.6, 107.6)], s.ink, 1.3)
    s.fill(oval(102, 99, 1.9), s.ink)
    s.fill(oval(102.5, 98.5, 0.7), "#ffffff")
    s.rim([_SHARK], "#fff2ac", (-0.15, -1), 1.5)
    s.inked([(_SHARK_FINS[0], back)], 1.8, (0.6, 1.0))
    s.fill(polygon((88, 113), (82, 135), (78, 126), (81, 115)), s.accent)


def prowler(s: Impact) -> None:
    """A shark goes along below a rowing boat. Half above the water, half below; light: the sun on the sea's edge."""
    _golden_sea(s)
    _rowing_boat(s, 62, 56)
    with s.moved(-2.5, 0, 0.95, about=(72, 104)):
        _shark(s)
    for x, y, r in ((110, 84, 1.6), (107, 78, 1.1), (112, 74, 0.8), (48, 132, 1.4), (44, 126, 1.0)):
        s.line(oval(x, y, r), "#fff2ac", 0.9)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-01": Picture(
        baron_zemo,
        ((66.0, 60.0), (66.0, 88.0), (90.0, 80.0)),
        "runs away from its palace",
        "stairs of a palace",
        "tall window",
    ),
    "m1-02": Picture(
        squirrel_girl,
        ((56.0, 86.0), (58.0, 112.0), (84.0, 56.0)),
        "dives after its acorn",
        "autumn park",
        "sun through leaves",
    ),
    "m1-03": Picture(modok, ((66.0, 76.0),), "overloads", "cellar laboratory", "glowing jar"),
    "m1-04": Picture(
        prowler, ((62.0, 50.0), (80.0, 100.0), (102.0, 99.0)), "goes along below a boat", "sea", "sun on the sea's edge"
    ),
}
