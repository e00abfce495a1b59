"""Pictures of the last four red cards of level 1."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
    block,
    both,
    box,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    skyline,
    svg,
    taper,
)


def _lighthouse_rock(s: Impact) -> None:
    """Paint a storm over a rock with a lighthouse, its beam across the sky."""
    s.steps(ALL, (60, 0), (60, 110), [s.ink, mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.6), s.mid])
    lamp = (98.0, 56.0)
    s.fill(polygon(lamp, (-6, 16), (-6, 66)), mix(s.key, s.light, 0.35))
    s.fill(polygon(lamp, (-6, 28), (-6, 56)), s.light)
    s.fill(polygon(lamp, (128, 50), (128, 64)), mix(s.key, s.light, 0.35))
    for x, y, wide in ((20, 10, 34), (60, 4, 30), (104, 12, 30)):
        s.fill(join(oval(x, y, wide, 7), oval(x - 9, y + 6, wide * 0.5, 5)), mix(s.ink, s.deep, 0.35))
    s.halo(ALL, s.ink, 70, 80, 56, 108, 0.0, 0.7)
    tower = polygon((92, 62), (104, 62), (108, 104), (88, 104))
    s.inked(
        [(tower, s.light), (box(91, 50, 105, 62, 1), s.ink), (polygon((89, 50), (107, 50), (98, 42)), s.mid)],
        1.4,
        (0.6, 0.6),
    )
    for y in (70, 84, 97):
        s.fill(both(tower, box(86, y, 110, y + 7)), s.mid)
    s.fill(both(tower, box(101, 60, 112, 106)), mix(s.deep, s.ink, 0.3), 0.6)
    s.fill(oval(98, 56, 4.4, 4.0), "#fff4b4")
    s.fill(svg("M80 112 L86 102 L98 100 L112 104 L124 98 V130 H76 Z"), mix(s.ink, s.deep, 0.4))


def _walls_of_sea(s: Impact) -> None:
    """Paint two walls of water that curl away from the middle."""
    for side in (-1, 1):
        wall = placed(
            svg(
                "M10 172 C12 140 18 120 34 106 C44 97 56 98 62 106 C56 104 51 106 49 111 C54 110 58 113 60 118 C66 132 68 150 68 172 Z"
            ),
            72,
            0,
            flip=side < 0,
        )
        s.inked([(wall, mix(s.deep, s.mid, 0.7))], 1.9, (0.4, 1.0))
        with s.clipped(wall):
            s.dots(wall, s.ink, (72 + side * 30, 116), (72 + side * 60, 150), 0.0, 0.8)
            for number in range(4):
                x = 17 + 11 * number
                s.stroke([(72 + side * x, 172), (72 + side * (x + 2), 132, 72 + side * (x + 16), 112)], s.key, 1.6)
        for x, y, r in ((28, 111, 4), (35, 104, 5), (43, 100, 5), (52, 100, 5), (59, 105, 4), (50, 109, 3)):
            s.inked([(oval(72 + side * x, y, r), "#ffffff")], 1.0, (0.2, 0.4))
        for x, y, r in ((28, 111, 4), (35, 104, 5), (43, 100, 5), (52, 100, 5), (59, 105, 4)):
            s.fill(oval(72 + side * x - 0.6, y - 0.8, r * 0.86), "#ffffff")


def triton(s: Impact) -> None:
    """A trident on a sunken wall parts the sea before a lighthouse. Light: the lighthouse's beam."""
    _lighthouse_rock(s)
    s.fill(svg("M-4 112 H124 V172 H-4 Z"), mix(s.deep, s.mid, 0.4))
    s.fill(polygon((60, 112), (84, 112), (96, 172), (48, 172)), mix(s.ink, s.deep, 0.6))
    for number in range(4):  # the stair on the sea's floor
        y = 118 + 8 * number + number * number
        s.fill(
            polygon(
                (61 - 2.4 * number, y), (83 + 2.4 * number, y), (84 + 2.4 * number, y + 3), (60 - 2.4 * number, y + 3)
            ),
            s.key,
        )
    _walls_of_sea(s)
    s.flash(70, 70, 29, 12, s.accent, seed=3, hollow=0.42)
    with s.moved(70.0, 132.0, turn=-5.0):
        head = svg(
            "M-2.600 0 V-44 C-12 -44 -19 -50 -20 -60 V-72 L-25 -71 L-17.500 -84 L-11 -71 L-15 -71.500 V-61 C-14.500 -55 -9 -50.500 -2.600 -50 "
            "V-80 L-8 -78 L0 -96 L8 -78 L2.600 -80 V-50 C9 -50.500 14.500 -55 15 -61 V-71.500 L11 -71 L17.500 -84 L25 -71 L20 -72 V-60 C19 -50 12 -44 2.600 -44 V0 Z"
        )
        bronze = mix(s.accent, "#ffffff", 0.4)
        s.inked([(head, bronze)], 2.2, (1.2, 1.4))
        with s.clipped(head):
            s.fill(cut(head, placed(head, -1.8, -0.6)), mix(s.accent, s.ink, 0.25))
            s.fill(cut(head, placed(head, 1.3, 0.8)), "#ffffff")
        for y in (-38, -32, -12, -6):
            s.inked([(box(-3.8, y, 3.8, y + 3, 1), "#ffc83a")], 1.0, (0.3, 0.4))
    for x, y, r in ((60, 128, 5), (68, 133, 6), (77, 130, 5), (84, 134, 4), (53, 134, 4)):
        s.fill(oval(x, y, r), s.light)
        s.fill(oval(x - 1, y - 1.4, r * 0.7), "#ffffff")
    s.glint(62, 40, 9)
    for x, y in ((46, 92), (92, 92), (40, 82), (54, 100), (88, 102)):
        s.fill(oval(x, y, 1.4, 1.8), "#ffffff")


def _library_stair(s: Impact) -> None:
    """Paint a library of galleries to an arched window at its end."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    s.fill(polygon((44, 10), (96, 10), (92, 92), (48, 92)), s.deep)
    window = arch(58, 82, 30, 82, 14)
    for r, tone in ((40, mix(s.deep, s.mid, 0.5)), (30, s.mid)):
        s.fill(oval(70, 48, r * 0.8, r), tone)
    s.fill(window, s.key)
    s.fill(arch(61, 79, 31, 82, 11), mix(s.key, s.light, 0.6))
    for x in (66.4, 72.8):
        s.stroke([(x, 18), (x, 82)], s.deep, 1.1)
    for side in (-1, 1):
        for level in range(4):  # shelves in perspective, each full of books
            near, far = 70 + side * 76, 70 + side * 25
            top_near, top_far = -12 + 42 * level, 22 + 17.6 * level
            low_near, low_far = top_near + 36, top_far + 15
            shelf = polygon((near, top_near), (far, top_far), (far, low_far), (near, low_near))
            s.inked([(shelf, mix(s.ink, s.deep, 0.25))], 1.0)
            for number in range(9):
                a, b = (number + 0.1) / 9, (number + 0.88) / 9
                tall = (0.78, 0.9, 0.7, 0.84)[(number + level) % 4]
                xa, xb = far + (near - far) * a, far + (near - far) * b
                fa, fb = low_far + (low_near - low_far) * a, low_far + (low_near - low_far) * b
                ha, hb = (
                    (fa - top_far - (top_near - top_far) * a) * tall,
                    (fb - top_far - (top_near - top_far) * b) * tall,
                )
                tone = (s.mid, mix(s.deep, s.mid, 0.4), mix(s.mid, s.key, 0.4), s.deep)[(number * 3 + level) % 4]
                s.fill(polygon((xa, fa), (xb, fb), (xb, fb - hb), (xa, fa - ha)), tone)
    s.halo(ALL, s.ink, 70, 84, 40, 96, 0.0, 0.8)
    s.fill(polygon((48, 92), (92, 92), (150, 172), (-10, 172)), mix(s.deep, s.mid, 0.3))
    for number in range(5):
        y = 95 + 7 * number + 1.6 * number * number
        s.stroke([(48 - (y - 92) * 0.72, y), (92 + (y - 92) * 0.72, y)], s.mid, 1.2)


def _page_bird(s: Impact, x: float, y: float, size: float, turn: float, raised: float) -> None:
    """Paint a bird folded from a page that flies to the right, its wings ``raised`` from 0 (spread) to 1 (upright)."""
    lean = 12 * (1 - raised)
    near_wing = ((-7, 2), (-13 - lean, -22 + lean * 0.4), (-1 - lean, -23 + lean * 0.4), (6, -1))
    far_wing = ((1, -3), (9 + lean * 0.6, -24 + lean * 0.5), (18 + lean * 0.6, -18 + lean * 0.5), (9, 1))
    body = svg("M-14 4 L-27 0 L-23 8 L-12 9 C-6 13 5 12 11 6 L19 3 L12 -2 C8 -6 1 -6 -4 -2 Z")
    s.inked([(placed(polygon(*far_wing), x, y, size, turn), mix(s.key, s.light, 0.6))], 1.5, (0.5, 0.8))
    s.inked([(placed(body, x, y, size, turn), "#ffffff")], 1.6, (0.6, 1.0))
    s.fill(placed(svg("M-12 9 C-6 13 5 12 11 6 L13 4 C4 7 -6 7 -16 4 Z"), x, y, size, turn), mix(s.key, s.light, 0.5))
    wing = placed(polygon(*near_wing), x, y, size, turn)
    s.inked([(wing, "#ffffff")], 1.6, (0.6, 1.0))
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = near_wing
    for share in (0.3, 0.5, 0.7):  # the lines of print
        a, b = (
            (ax + (bx - ax) * share + 1.4, ay + (by - ay) * share),
            (dx + (cx - dx) * share - 1.4, dy + (cy - dy) * share),
        )
        s.line(placed(polygon(a, b), x, y, size, turn), s.mid, 1.0)
    s.fill(placed(polygon((15, 0.4), (21, 3), (15, 4.6)), x, y, size, turn), s.accent)
    s.fill(placed(oval(11.5, 0.6, 1.1), x, y, size, turn), s.ink)


def _open_book(s: Impact, x: float, y: float) -> None:
    """Paint a great open book that lies at (x, y), a page of it just turning."""
    cover = svg(
        f"M{x - 38} {y - 6} L{x} {y + 3} L{x + 38} {y - 6} L{x + 41} {y + 10} L{x} {y + 20} L{x - 41} {y + 10} Z"
    )
    s.inked([(cover, s.accent)], 2.0, (0.5, 1.4))
    for side, tone in ((-1, "#ffffff"), (1, s.light)):
        page = svg(
            f"M{x} {y + 1} C{x + side * 10} {y - 10} {x + side * 26} {y - 12} {x + side * 37} {y - 8} L{x + side * 39} {y + 6} C{x + side * 27} {y + 2} {x + side * 11} {y + 4} {x} {y + 14} Z"
        )
        s.inked([(page, tone)], 1.6, (0.2, 0.8))
        for number in range(4):
            s.stroke(
                [
                    (x + side * 6, y - 1 + 3.2 * number),
                    (x + side * 18, y - 8 + 3.2 * number, x + side * 33, y - 5.4 + 3 * number),
                ],
                s.mid,
                1.0,
            )
        s.dots(page, s.key, (x + side * 14, y), (x, y + 12), 0.0, 0.6, pitch=2.4)
    turning = svg(
        f"M{x} {y + 2} C{x - 4} {y - 16} {x + 4} {y - 28} {x + 14} {y - 34} L{x + 20} {y - 24} C{x + 10} {y - 18} {x + 6} {y - 6} {x} {y + 2} Z"
    )
    s.inked([(turning, "#ffffff")], 1.6, (0.6, 0.9))
    for number in range(3):
        s.stroke(
            [(x + 4 + 3 * number, y - 12 - 5 * number), (x + 10 + 2.6 * number, y - 17 - 4.4 * number)], s.mid, 1.0
        )


def wong(s: Impact) -> None:
    """A book in a library lets its pages fly off as birds. Light: the open page."""
    _library_stair(s)
    s.shaft(polygon((48, 128), (100, 128), (112, -4), (30, -4)), s.light, 0.7, (73, 128), (73, 10))
    s.fill(oval(73, 127, 46, 12), mix(s.mid, s.key, 0.6))
    s.fill(oval(73, 126, 34, 8), mix(s.key, s.light, 0.5))
    _open_book(s, 73, 124)
    for bird in (
        (58, 36, 0.5, -20, 0.9),
        (72, 52, 0.66, -12, 0.3),
        (52, 66, 0.8, -26, 0.8),
        (86, 78, 0.98, -14, 1.0),
        (52, 92, 0.78, -34, 0.2),
    ):
        _page_bird(s, *bird)


def _washing(s: Impact) -> None:
    """Paint the line that the kite pulls along, with what hangs from it."""
    s.stroke([(45, 52), (50, 74, 78, 79), (94, 81, 104, 89)], s.ink, 2.6)
    s.stroke([(45, 52), (50, 74, 78, 79), (94, 81, 104, 89)], "#ffffff", 1.0)
    shirt = svg("M-9 -1 L-3 0 C-1 2 1 2 3 0 L9 -1 L15 8 L10 12 L8 8 L9 24 H-9 L-8 8 L-10 12 L-15 8 Z")
    trousers = svg("M-7 0 H7 L9 25 H2 L0 9 L-3 25 H-10 Z")
    sock = svg("M-2.500 0 H3 L3.500 9 C6 11 10 11 10 14 C10 17 4 17 0 16 C-3 15 -2 9 -2.500 0 Z")
    for path, x, y, turn, tone, shade in (
        (shirt, 56, 68, 40, s.light, s.key),
        (trousers, 74, 78, 14, s.accent, mix(s.accent, s.ink, 0.55)),
        (sock, 93, 82, 26, "#ffc83a", s.mid),
    ):
        cloth = placed(path, x, y, 0.92, turn)
        s.inked([(cloth, tone)], 1.5, (0.7, 1.1))
        with s.clipped(cloth):
            s.fill(cut(cloth, placed(cloth, -4.5, -1)), shade)
            s.dots(cloth, s.deep, (x, y + 8), (x + 8, y + 24), 0.0, 0.7, pitch=2.4)
    for x, y, turn in ((50, 65, 42), (62, 74, 34), (69, 78, 14), (80, 80, 8), (92, 82, 26)):
        s.inked([(placed(box(-0.9, -2.6, 0.9, 2.6, 0.6), x, y, turn=turn), "#ffc83a")], 0.7, (0.2, 0.2))


def _kite(s: Impact) -> None:
    """Paint a diamond kite of four fields."""
    with s.moved(43.0, 38.0, 1.06, turn=-22.0):
        top, side, low = (0, -24), 16, (0, 22)
        s.inked([(polygon(top, (side, -5), low, (-side, -5)), s.accent)], 2.0, (1.0, 1.4))
        s.fill(polygon(top, (0, -5), (-side, -5)), mix(s.accent, "#ffffff", 0.5))
        s.fill(polygon((0, -5), (side, -5), low), "#ffc83a")
        s.fill(polygon((-side, -5), (0, -5), low), "#fff4b4")
        s.dots(polygon(top, (side, -5), low), s.deep, (2, -4), (14, 2), 0.0, 0.6, pitch=2.4)
        s.line(svg("M0 -24 V22 M-16 -5 H16"), s.ink, 1.1)


def _child(s: Impact) -> None:
    """Paint a child that runs over the roof, reaching for the end of the line."""
    figure = join(
        svg("M68 122 C67 116 70 111 75 111 C79 111 81 114 80 118 L78 127 L69 128 Z"),
        oval(79, 105.4, 4.3, 4.6),
        taper((77, 113), 1.9, (88, 108), 1.6),
        taper((88, 108), 1.6, (97, 102), 1.1),
        taper((73, 113), 1.9, (66, 118), 1.5),
        taper((66, 118), 1.5, (62, 113), 1.1),
        taper((75, 126), 2.5, (84, 130), 2.0),
        taper((84, 130), 2.0, (83, 138), 1.6),
        taper((71, 126), 2.5, (64, 133), 2.0),
        taper((64, 133), 2.0, (56, 132), 1.6),
    )
    hair = svg("M75 105 C75 99 82 98 84 103 C80 103 79 106 78 110 C74 112 70 110 69 107 C72 108 74 107 75 105 Z")
    child = placed(join(figure, hair), 7, -2)
    s.fill(child, s.ink)
    s.rim([child], s.light, (0.1, -1.0), 0.8)


def ms_marvel(s: Impact) -> None:
    """A kite runs off with the washing, and a child after it over the roofs. Light: the sun's edge."""
    s.steps(ALL, (60, 0), (60, 116), [s.deep, s.mid, mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.5)])
    sun = (80.0, 124.0)
    for r, tone in ((46, mix(s.key, s.light, 0.35)), (36, mix(s.key, s.light, 0.7)), (27, s.light), (22, "#fff8ec")):
        s.fill(oval(*sun, r), tone)
    s.rays(*sun, 50, 150, 16, s.light, 0.3, duty=0.4, seed=4, first=190, last=350)
    s.halo(ALL, s.deep, *sun, 66, 140, 0.0, 0.6)
    s.fill(skyline(-4, 60, 150, (34, 26, 42, 30), seed=4), mix(s.deep, s.mid, 0.75))
    s.fill(skyline(92, 128, 150, (30, 40, 26), seed=9), mix(s.deep, s.mid, 0.75))
    roof = svg("M-4 144 L30 136 H92 L124 128 V172 H-4 Z")
    s.inked(
        [(box(104, 108, 118, 140), mix(s.ink, s.deep, 0.5)), (box(101, 105, 121, 111), mix(s.deep, s.mid, 0.4))], 1.5
    )
    s.fill(box(104, 111, 107, 140), s.key)
    s.inked([(roof, mix(s.ink, s.deep, 0.45))], 1.5)
    s.stroke([(-4, 144.6), (30, 137), (92, 137), (124, 129)], s.key, 1.6)
    for x in range(4, 120, 10):
        s.fill(svg(f"M{x} 143 C{x + 1} 147 {x + 7} 147 {x + 8} 143 Z"), s.deep)
    _child(s)
    _washing(s)
    _kite(s)
    for y, x in ((36, 84), (46, 78), (64, 92)):
        s.stroke([(x, y), (x + 14, y + 3)], "#ffffff", 1.4)


def sandman(s: Impact) -> None:
    """A hand of sand rises inside a tilted hourglass. Still close-up, contre-jour; light: the low sun behind the glass."""
    s.steps(
        ALL,
        (60, 0),
        (60, 112),
        [
            mix(s.deep, s.ink, 0.35),
            s.deep,
            mix(s.deep, s.mid, 0.5),
            s.mid,
            mix(s.mid, s.key, 0.6),
            s.key,
            mix(s.key, s.light, 0.4),
        ],
    )
    sun = (82, 76)
    for r, c in ((50, mix(s.key, s.light, 0.2)), (41, mix(s.key, s.light, 0.6)), (33, s.light)):
        s.fill(oval(*sun, r), c)
    s.rays(*sun, 54, 150, 22, s.key, 0.35, duty=0.7, seed=3, first=180, last=360)
    s.halo(svg("M-4 -4 H124 V100 H-4 Z"), s.deep, *sun, 48, 120, 0.0, 0.7)
    sea = polygon((-4, 108), (124, 108), (124, 130), (-4, 130))
    s.fill(sea, s.accent)
    s.fill(polygon((-4, 108), (124, 108), (124, 109.2), (-4, 109.2)), s.light)
    for i, w in enumerate((60, 74, 50, 66, 44)):
        y = 111 + i * 3.4
        s.fill(
            polygon((84 - w / 2, y), (84 + w / 2, y - 0.4), (84 + w / 2 - 5, y + 1.2), (84 - w / 2 + 4, y + 1.4)),
            s.light,
            0.85,
        )
    # pier and wheel
    dark = mix(s.deep, s.ink, 0.3)
    s.line(oval(20, 74, 22), dark, 1.8)
    for i in range(8):
        a = math.pi * i / 8 + 0.2
        s.stroke(
            [(20 - 22 * math.cos(a), 74 - 22 * math.sin(a)), (20 + 22 * math.cos(a), 74 + 22 * math.sin(a))], dark, 0.9
        )
        for k in (-1, 1):
            s.fill(block(20 + k * 22 * math.cos(a) - 2.1, 74 + k * 22 * math.sin(a) - 0.6, 4.2, 3.8, 1), dark)
    s.fill(polygon((18, 74), (22, 74), (32, 108), (28, 108), (20, 80), (12, 108), (8, 108)), dark)
    s.fill(block(-4, 103, 54, 4), dark)
    for x in (2, 14, 26, 38, 47):
        s.fill(block(x, 105, 2, 22), dark)
    # beach
    beach = svg("M-4 150 V128 C20 122 50 126 76 127 C96 128 110 124 124 122 V150 Z")
    s.fill(beach, mix(s.deep, s.mid, 0.45))
    s.dots(beach, s.ink, (60, 124), (60, 150), 0.1, 0.85)
    s.fill(svg("M34 150 C44 140 60 136 74 136 C94 136 104 142 112 150 Z"), s.ink, 0.75)
    # glass
    with s.moved(72.0, 90.0, turn=-10.0):
        glass = svg(
            "M-25 -42 C-31 -25 -25 -12 -8 -6 C-3 -4 -3 4 -8 6 C-25 12 -31 25 -25 42 L25 42 C31 25 25 12 8 6 C3 4 3 -4 8 -6 C25 -12 31 -25 25 -42 Z"
        )
        s.inked(
            [(p, mix(s.deep, s.ink, 0.45)) for p in (block(-33, -44, 4.6, 88, 1), block(28.4, -44, 4.6, 88, 1))],
            w=1.1,
            heavy=(0.6, 0.3),
        )
        s.fill(glass, s.light, 0.55)
        with s.clipped(glass):
            s.fill(block(-40, 0, 80, 50), mix(s.accent, s.ink, 0.62))
            s.dots(block(-40, 0, 80, 50), s.ink, (-10, 20), (30, 36), 0.0, 0.7, pitch=2.4)
            s.fill(svg("M-34 -24 C-16 -20 -8 -24 0 -16 C8 -22 18 -22 34 -26 V-4 H-34 Z"), "#ffb347")
            s.fill(svg("M2 -16 C8 -22 18 -22 34 -26 V-4 H4 Z"), s.mid)
            s.fill(block(-40, -5, 80, 8), "#ffb347")
            # the hand
            parts = [
                svg("M-10 46 L-8 33 C-12 29 -12 24 -10 20 L10 20 C12 24 12 29 8.500 33 L10 46 Z"),
                taper((-8, 28), 3.6, (-17.5, 21), 2.5),
                taper((-7.5, 21), 3.0, (-13.5, 9.5), 2.2),
                taper((-2.4, 20), 3.1, (-4, 5.500), 2.3),
                taper((3.2, 20), 3.0, (5.4, 6.5), 2.2),
                taper((8, 22), 2.7, (15, 12.5), 2.0),
            ]
            whole = svg("M-40 46 L-40 37 C-26 36 -16 35 -10 33 L10 33 C16 35 26 36 40 37 L40 46 Z")
            for p in parts:
                whole = join(whole, p)
            s.inked([(whole, "#ff9a3c")], w=1.2, heavy=(0.5, 0.6))
            with s.clipped(whole):
                s.fill(cut(whole, placed(whole, 3.4, 1.2)), "#fff0c0")
                s.fill(both(whole, placed(whole, -1.4, 0.4)), "#ffc75e")
                s.dots(svg("M2 12 H44 V50 H2 Z"), s.mid, (3, 22), (26, 44), 0.05, 0.8, pitch=2.4)
            for x0, x1 in ((-5.6, -5.0), (0.2, 0.1), (5.8, 5.2)):
                s.stroke([(x0, 18.5), (x1, 23.5)], s.ink, 1.0)
            s.stroke([(-6, 30), (2, 27.5)], s.ink, 0.9)
            s.fill(polygon((-1.2, -6), (1.2, -6), (0.6, 6), (-0.6, 6)), "#ffc75e")
        s.line(glass, s.ink, 1.7)
        s.fill(
            svg(
                "M-21.500 -37 C-25 -26 -21 -16 -12 -11 C-19 -16 -21 -26 -18.500 -37 Z M-21.500 37 C-25 26 -22 17 -13 12.500 C-20 17 -22 27 -19 37 Z"
            ),
            "#ffffff",
        )
        # the glass gives way
        for pts in (
            [(15, 12.5), (20, 15), (19, 19), (24, 21), (24, 26)],
            [(20, 15), (24, 14)],
            [(19, 19), (14, 24), (17, 28)],
            [(-17.5, 20), (-21, 25), (-19, 29)],
            [(-17.5, 20), (-23, 18)],
        ):
            s.stroke(pts, "#ffffff", 0.9)
        for y0, k, g in ((-53, 36, -1), (42, 36, 1)):
            cap = polygon((-k + g, y0, 1.5), (k - g, y0, 1.5), (k + g, y0 + 11, 1.5), (-k - g, y0 + 11, 1.5))
            s.inked([(cap, mix(s.deep, s.mid, 0.25))], w=1.5, heavy=(0.9, 1.2))
            s.fill(polygon((-k + g, y0), (k - g, y0), (k, y0 + 3), (-k, y0 + 3)), "#ffb347")
            s.dots(block(-k, y0 + 3, 2 * k, 8), s.ink, (-10, y0), (40, y0), 0.0, 0.7, pitch=2.4)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-29": Picture(triton, ((66.0, 60.0), (70.0, 112.0)), "parts the sea", "lighthouse rock", "beam of a lighthouse"),
    "m1-30": Picture(wong, ((76.0, 68.0), (73.0, 122.0)), "lets its pages fly", "gallery of a library", "the page"),
    "m1-31": Picture(
        ms_marvel, ((44.0, 42.0), (86.0, 106.0)), "runs off with the washing", "roofs", "edge of the morning"
    ),
    "m1-32": Picture(sandman, ((66.0, 80.0),), "breaks its hourglass", "pier", "low sun behind the glass"),
}
