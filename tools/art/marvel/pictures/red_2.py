"""Pictures of four of the red cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, arch, around, box, cut, mix, oval, placed, polygon, ribbon, svg


def _stair_at_sunset(s: Impact) -> None:
    """Paint a stair that falls to the lower right between houses, and the shafts of a low sun at its head."""
    s.steps(ALL, (60, -4), (60, 112), [s.deep, mix(s.deep, s.mid, 0.5), s.mid, mix(s.mid, s.key, 0.5), s.key])
    for high, low, tone in (
        (-26, 124, mix(s.key, s.light, 0.25)),
        (4, 112, mix(s.key, s.light, 0.6)),
        (36, 98, "#fff6e6"),
    ):
        s.fill(polygon((22, 66), (126, high), (126, low), (22, 78)), tone)
    for x, y, size, turn in ((92, 44, 1.0, -12), (80, 30, 0.8, 4), (100, 30, 0.6, -20)):
        bird = placed(
            svg("M-8 -3 C-5 -6 -2 -4 0 0 C2 -4 5 -6 8 -3 C5 -3 2 0 0 3 C-2 0 -5 -3 -8 -3 Z"), x, y, size, turn
        )
        s.fill(bird, mix(s.ink, s.deep, 0.5))
    s.fill(svg("M-4 -4 H16 V26 L30 34 V172 H-4 Z"), s.ink)
    s.fill(svg("M124 -4 H112 V50 L100 58 V172 H124 Z"), mix(s.ink, s.deep, 0.35))
    for x, y in ((4, 56), (18, 60), (106, 70), (114, 70), (106, 90), (114, 90)):
        s.fill(box(x, y, x + 5, y + 9), s.mid if x > 60 else s.deep)
    s.dots(box(98, 50, 124, 172), s.ink, (104, 60), (124, 110), 0.0, 0.8)
    s.fill(svg("M28 118 L58 112 L66 118 L78 110 L124 120 V172 H28 Z"), s.deep)
    s.dots(box(40, 110, 124, 160), s.ink, (60, 112), (100, 150), 0.1, 0.8)
    flight = [(-4.0, 172.0), (-4.0, 84.0)]
    for number in range(7):
        x, y = 8 + number * 18, 84 + number * 11.5
        flight += [(x, y), (x, y + 11.5)]
    stairs = polygon(*flight, (124, 172))
    s.fill(stairs, s.ink)
    for number in range(7):
        x, y = 8 + number * 18, 84 + number * 11.5
        s.fill(
            polygon((x - 18, y), (x, y), (x - 3, y + 3.6), (x - 21, y + 3.6)), s.key if number in (3, 4) else s.light
        )
        s.fill(polygon((x - 18, y + 3.6), (x - 3, y + 3.6), (x - 3, y + 13), (x - 18, y + 13)), s.deep)
        s.dots(box(x - 18, y + 3.6, x - 2, y + 14), s.ink, (x - 3, y), (x - 18, y + 10), 0.1, 0.8)


def _wheel(s: Impact, x: float, turn: float) -> None:
    """Paint a wheel of the bicycle about (x, 0)."""
    s.fill(oval(x, 0, 17.6), s.light, 0.55)
    for number in range(10):
        end = around(x, 0, 15.5, turn + 36 * number)
        s.stroke([(x, 0), end], s.ink, 0.9)
    s.line(oval(x, 0, 17.2), s.ink, 4.6)
    s.line(oval(x, 0, 14.4), s.key, 1.2)
    s.inked([(oval(x, 0, 2.8), s.light)], 1.4, (0, 0))


def _bicycle(s: Impact) -> None:
    """Paint a bicycle about the point between its hubs, its front wheel at the right."""
    _wheel(s, -22.0, 10.0)
    _wheel(s, 22.0, 24.0)
    tubes = (
        ((-22, 0), (-2, 4)),
        ((-22, 0), (-9, -18)),
        ((-2, 4), (-10, -24)),
        ((-9, -18), (13.5, -21)),
        ((-2, 4), (14.5, -15)),
        ((22, 0), (12, -28)),
    )
    for start, end in tubes:
        s.stroke([start, end], s.ink, 6.0)
    for start, end in tubes:
        s.stroke([start, end], s.accent, 2.8)
        s.stroke([(start[0], start[1] - 0.8), (end[0], end[1] - 0.8)], "#8fe0d2", 0.9)
    s.inked(
        [(svg("M-21 -27 C-19 -31 -12 -29 -2 -28.500 C-1 -26 -4 -24 -9 -24 C-13 -20 -19 -22 -21 -27 Z"), s.ink)], 1.0
    )
    s.stroke([(-19, -27.6), (-12, -28, -4, -27.4)], s.light, 1.3)
    for tone, wide in ((s.ink, 4.8), (s.light, 1.8)):
        s.stroke([(12, -28), (15, -34, 22, -33), (27, -31, 24, -26), (22, -24, 17, -25)], tone, wide)
    s.inked([(oval(-2, 4, 5.2), s.light)], 1.6, (0.2, 0.4))
    for tone, wide in ((s.ink, 4.4), (s.light, 1.6)):
        s.stroke([(-8, 12), (4, -4)], tone, wide)
    for x, y in ((-10, 13), (6, -5)):
        s.inked([(box(x - 4, y - 1.2, x + 4, y + 1.4, 1), s.ink)], 0.6)
    s.inked([(polygon((15, -20), (21, -23), (23, -16), (17, -15)), "#ffc83a")], 1.6, (0.2, 0.4))


def ghost_rider(s: Impact) -> None:
    """A bicycle bounds down a stair with nobody on it. Diagonal; light: the sun at the head of the stair."""
    _stair_at_sunset(s)
    for points in ([(30, 50), (44, 57)], [(26, 62), (38, 68)], [(40, 38), (54, 45)]):
        s.stroke(points, s.ink, 2.2)
    with s.moved(75.0, 83.0, 0.98, turn=22.0):
        _bicycle(s)
    s.debris(
        [(42, 98, 3.2, 20), (50, 106, 2.4, 60), (36, 104, 2.0, 0), (86, 122, 3.4, 40), (76, 126, 2.2, 80)],
        s.deep,
        s.light,
        0.9,
    )


def _sweet_stall(s: Impact) -> None:
    """Paint a stall at a fair by night: its striped awning, a string of bulbs under it, jars on a shelf, the counter."""
    s.steps(
        ALL,
        (60, 20),
        (60, 120),
        [s.deep, mix(s.deep, s.mid, 0.6), s.mid, mix(s.mid, s.key, 0.6), s.key, mix(s.key, s.light, 0.4)],
    )
    for number in range(9):
        left = -12 + 16 * number
        tone = "#fff0dc" if number % 2 else s.mid
        s.fill(polygon((left + 6, -4), (left + 20, -4), (left + 16, 26), (left, 26)), tone)
        flap = svg(f"M{left} 25 H{left + 16} C{left + 16} 37 {left} 37 {left} 25 Z")
        s.inked([(flap, tone)], 1.1, (0.2, 0.5))
    s.dots(box(-4, -4, 124, 26), s.ink, (60, 20), (60, -8), 0.0, 0.6)
    wire = [(-4, 42), (30, 54, 60, 44), (92, 36, 124, 50)]
    s.stroke(wire, s.ink, 1.8)
    for x, y in ((8, 46), (26, 49.5), (44, 48.5), (92, 42), (109, 45)):
        for r, tone in ((6.4, mix(s.mid, s.key, 0.7)), (4.4, mix(s.key, s.light, 0.6)), (2.6, "#ffffff")):
            s.fill(oval(x, y + 4, r), tone)
        s.fill(box(x - 1.4, y - 1.6, x + 1.4, y + 1.6), s.ink)
    s.fill(box(-4, 96, 124, 99), s.ink)
    for x, tone in ((14, s.accent), (30, s.key), (104, s.light), (116, s.accent)):
        jar = box(x - 6, 76, x + 6, 96, 2.4)
        s.inked([(jar, s.deep)], 1.4, (0.3, 0.6))
        with s.clipped(jar):
            for row in range(4):
                for column in range(3):
                    s.fill(oval(x - 4.4 + 4.4 * column + 2.0 * (row % 2), 95 - 4 * row, 2.2), tone)
            s.fill(box(x - 4.6, 76, x - 2.8, 96), "#ffffff", 0.6)
        s.inked([(box(x - 5, 72.6, x + 5, 76.6, 1), s.light)], 1.1, (0.2, 0.4))
    s.fill(box(-4, 118, 124, 172), mix(s.ink, s.deep, 0.7))
    s.dots(box(-4, 99, 124, 118), s.ink, (60, 100), (60, 122), 0.0, 0.6)


def _pan_of_toffee(s: Impact) -> None:
    """Paint a pan full of dark toffee, rings where it drips, the lamps of the stall in it."""
    wall = svg("M20 126 C22 150 30 160 66 160 C102 160 110 150 112 126 Z")
    s.inked([(wall, s.accent)], 2.2, (0.6, 1.0))
    with s.clipped(wall):
        s.fill(box(84, 120, 124, 172), "#0a5c54")
        s.dots(wall, "#0a5c54", (60, 140), (86, 142), 0.0, 0.8, pitch=2.4)
        s.fill(box(30, 120, 36, 172), "#a8efe0")
    rim = oval(66, 126, 46, 10.5)
    s.inked([(rim, "#a8efe0")], 2.0, (0.4, 0.8))
    pool = oval(66, 126.6, 42, 8.4)
    s.inked([(pool, "#3c0714")], 1.2, (0, 0))
    with s.clipped(pool):
        for r, tone in ((30, "#6a0f20"), (23, "#3c0714"), (17, "#8c1a28"), (11, "#3c0714")):
            s.fill(oval(68, 128, r, r * 0.24), tone)
        for x, y, wide in ((34, 123, 8), (46, 121, 5), (90, 123.6, 9)):
            s.fill(oval(x, y, wide, 0.9), "#ffe2c4")


def _toffee_apple(s: Impact) -> None:
    """Paint an apple on a stick, bare round its stalk, glossy with toffee that runs down and falls in threads."""
    stick = polygon((63.6, -6), (69, -6), (68.4, 62), (64.6, 62))
    s.inked([(stick, "#ffd9a8")], 1.8, (0.5, 0.4))
    s.fill(polygon((66.8, -6), (69, -6), (68.4, 62), (66.8, 62)), "#b8683a")
    apple = svg(
        "M66 60 C74 50 96 52 98 74 C99 92 86 106 74 108 C70 109 62 109 58 108 C46 106 33 92 34 74 C36 52 58 50 66 60 Z"
    )
    s.inked([(apple, s.key)], 2.6, (0.9, 1.2))
    with s.clipped(apple):
        s.fill(cut(apple, placed(apple, -14, -4)), s.mid)
        s.dots(apple, s.mid, (64, 64), (84, 66), 0.0, 0.8, pitch=2.4)
        s.fill(oval(66, 60, 9, 3.4), s.deep)
        for x, y in ((44, 62), (49, 58), (53, 64), (80, 60), (86, 64), (74, 66)):
            s.fill(oval(x, y, 0.9, 1.4, 20), "#ffd9a8")
    coat = svg(
        "M33 76 C36 70 40 74 43 72 C46 69 48 76 52 76 C56 76 57 68 61 70 C65 72 65 80 69 79 C73 78 73 70 77 70 C82 70 82 78 87 76 C91 74 94 70 99 75 "
        "C99 92 88 104 81 106 L80 118 C79.500 121 76.500 121 76 118 L75 108.500 L70 109 L69 124 C68.600 127 65.400 127 65 124 L64 109.400 "
        "L58 108.600 L57 113 C56.500 116 53.500 116 53 113 L52 106 C42 102 33 90 33 76 Z"
    )
    s.inked([(coat, "#4a0816")], 2.2, (0.8, 1.1))
    with s.clipped(coat):
        s.fill(svg("M30 74 C36 70 40 78 44 80 C40 92 46 100 54 107 L48 112 L28 92 Z"), "#8c1a28")
        s.fill(cut(coat, placed(coat, -7, -2.4)), s.ink)
        s.rim([coat], "#ff9a78", (0.0, -1.0), 1.6)
        for number in range(5):
            x, y = around(66, 76, 26, 186 - 14 * number)
            s.fill(oval(x, y, 1.1 + 0.2 * number, 2.0), "#ffe2b0")
        s.line(svg("M39 88 C42 97 48 103 56 105"), "#ff9a78", 1.8)
        s.fill(svg("M90 80 C91 90 86 99 80 103 C85 96 87 88 86 80 Z"), "#8c1a28")
    for x, top, low in ((54.4, 108, 112), (66.4, 110, 122), (77.4, 108, 116)):
        s.stroke([(x, top), (x, low)], "#ff9a78", 0.9)


def venom(s: Impact) -> None:
    """A toffee apple comes up out of the pan and drips. At the counter; light: a string of bulbs, mirrored in the gloss."""
    _sweet_stall(s)
    _pan_of_toffee(s)
    _toffee_apple(s)
    for points in ([(98, 112), (94, 104, 100, 98), (105, 92, 101, 84)], [(34, 114), (30, 107, 35, 101)]):
        s.stroke(points, s.light, 1.5)


def _gable(s: Impact) -> None:
    """Paint the gable of an old barn by night, its loft open on the light of a lantern, a door at each side."""
    s.steps(ALL, (60, -4), (60, 150), [mix(s.ink, s.deep, 0.5), s.deep, mix(s.deep, s.mid, 0.5), s.mid])
    wall = polygon((68, 2), (124, 62), (124, 172), (10, 172), (10, 64))
    s.fill(wall, mix(s.ink, s.deep, 0.45))
    for x in range(14, 124, 11):
        s.stroke([(x, 172), (x, max(4, 6 + abs(x - 68) * 1.07))], s.ink, 1.6)
    s.fill(polygon((68, -6), (130, 60), (130, 70), (68, 6), (4, 74), (4, 64)), s.ink)
    s.rim([polygon((68, -6), (130, 60), (130, 70), (68, 6), (4, 74), (4, 64))], s.key, (-0.4, -1.0), 1.4)
    s.inked([(arch(34, 102, 62, 118), s.light)], 3.0)
    s.fill(arch(40, 96, 64, 118), "#fffbe6")
    s.fill(polygon((34, 118), (102, 118), (124, 150), (124, 172), (4, 172), (4, 150)), s.mid)
    s.fill(polygon((42, 118), (94, 118), (112, 172), (22, 172)), s.key)
    s.inked([(box(28, 116, 108, 121, 1), s.deep)], 1.4)
    s.fill(box(36, 116, 100, 118), s.light)
    for side in (-1, 1):
        door = polygon((68 + 35 * side, 36), (68 + 54 * side, 52), (68 + 54 * side, 124), (68 + 35 * side, 118))
        s.inked([(door, s.deep)], 1.6)
        s.rim([door], s.key, (-1.0 * side, 0.0), 2.0)
        s.stroke([(68 + 37 * side, 112), (68 + 52 * side, 64)], s.ink, 1.4)


def _owl(s: Impact) -> None:
    """Paint an owl that flies at us about the middle of its face: wings, breast, talons, disc of the face."""
    for side in (-1, 1):
        feathers, tips = [], []
        for number in range(6):
            turn = -58 + number * 25
            long = 48 - abs(number - 1.6) * 3.4
            base = (13.0 * side, 8.0 + number * 1.5)
            tip = (base[0] + long * math.cos(math.radians(turn)) * side, base[1] + long * math.sin(math.radians(turn)))
            middle = ((base[0] + tip[0]) / 2, (base[1] + tip[1]) / 2 - 2)
            tips.append((base, tip))
            feathers.append(
                ribbon(
                    [
                        (*base, 4.0),
                        (*middle, 6.6),
                        (tip[0] * 0.92 + base[0] * 0.08, tip[1] * 0.92 + base[1] * 0.08, 5.0),
                        (*tip, 1.0),
                    ]
                )
            )
        for number, feather in reversed(list(enumerate(feathers))):
            base, tip = tips[number]
            s.inked([(feather, s.mid)], 1.8, (0.3, 0.7))
            s.steps(
                feather, base, tip, [s.deep, s.deep, mix(s.deep, s.mid, 0.6), s.mid, s.key, mix(s.key, s.light, 0.7)]
            )
            with s.clipped(feather):
                s.line(oval(10 * side, 12, 34), s.ink, 1.8)
        arm = ribbon([(8 * side, 4, 9.0), (22 * side, -4, 8.0), (36 * side, -12, 5.0), (44 * side, -22, 1.4)])
        s.inked([(arm, s.deep)], 2.0, (0.4, 0.9))
        s.rim([arm], s.light, (0.0, -1.0), 1.8)
    breast = svg("M-17 6 C-19 26 -13 44 0 50 C13 44 19 26 17 6 Z")
    s.inked([(breast, s.light)], 2.2, (0.6, 1.0))
    with s.clipped(breast):
        s.dots(breast, s.mid, (0, 18), (10, 50), 0.0, 0.9, pitch=2.4)
        for x, y in ((-8, 22), (0, 26), (8, 22), (-5, 32), (5, 32), (0, 40), (-11, 30), (11, 30)):
            s.fill(placed(svg("M-2.6 -3 L0 4 L2.6 -3 L0 -1 Z"), x, y), s.deep)
    for side in (-1, 1):
        leg = ribbon([(8 * side, 36, 5.2), (9 * side, 46, 4.4), (8 * side, 52, 3.4)])
        s.inked([(leg, s.light)], 1.8, (0.3, 0.6))
        for turn in (40, 75, 105, 140):
            x, y = around(8 * side, 53, 10, turn)
            claw = ribbon([(8 * side, 53, 2.6), ((8 * side + x) / 2, (53 + y) / 2 - 1, 2.2), (x, y, 0.3)])
            s.inked([(claw, s.ink)], 1.0, (0, 0))
            s.fill(
                ribbon(
                    [(8 * side - 0.4, 53, 0.9), ((8 * side + x) / 2 - 0.5, (53 + y) / 2 - 1.6, 0.6), (x, y - 1, 0.1)]
                ),
                s.key,
            )
    face = svg("M0 -19 C8 -25 20 -21 22 -8 C23 6 14 16 0 18 C-14 16 -23 6 -22 -8 C-20 -21 -8 -25 0 -19 Z")
    s.inked([(face, s.light)], 2.6, (0.8, 1.3))
    with s.clipped(face):
        s.fill(cut(face, placed(face, -2.6, -2.6)), s.mid)
        for side in (-1, 1):
            for turn in range(-90, 91, 22):
                x, y = around(8.6 * side, -2, 15, turn if side > 0 else 180 - turn)
                s.stroke([around(8.6 * side, -2, 9, turn if side > 0 else 180 - turn), (x, y)], s.key, 1.3)
    for side in (-1, 1):
        s.inked([(oval(8.8 * side, -2, 7.2), "#ffc83a")], 2.0, (0.1, 0.2))
        s.fill(oval(8.4 * side, -1.6, 4.0), s.ink)
        s.fill(oval(8.4 * side - 1.6, -3.2, 1.4), "#ffffff")
        s.fill(
            svg("M1.500 -3 C5 -10 12 -13 19 -13 C14 -9 10 -8 6.500 -7 Z")
            if side > 0
            else svg("M-1.500 -3 C-5 -10 -12 -13 -19 -13 C-14 -9 -10 -8 -6.500 -7 Z"),
            s.ink,
        )
    s.inked([(svg("M-3 0 C-1 -2 1 -2 3 0 C3 5 1.500 9 0 12 C-1.500 9 -3 5 -3 0 Z"), s.ink)], 0.6)
    s.fill(svg("M-1.600 1 C-0.600 0 0.200 0 0.800 1 L0 7 Z"), s.key)


def scarlet_witch(s: Impact) -> None:
    """An owl swoops out of a gable at us. Frontal; light: a lantern in the gable behind it."""
    _gable(s)
    with s.moved(68.0, 74.0, 0.92, turn=-5.0):
        _owl(s)
    plume = svg("M0 -9 C4 -6 5 2 0 10 C-5 2 -4 -6 0 -9 Z")
    for x, y, size, turn in ((40, 128, 0.8, 60), (98, 132, 0.9, -50), (108, 110, 0.7, 20), (84, 143, 0.7, 100)):
        s.inked([(placed(plume, x, y, size, turn), s.light)], 1.3, (0.3, 0.5))
        s.fill(placed(plume, x, y, size * 0.3, turn, down=size * 0.8), s.accent)


def _trattoria(s: Impact) -> None:
    """Paint a corner of a trattoria in the evening: a window with a street lamp, a bottle with a candle, a checked cloth."""
    s.steps(
        ALL,
        (10, 0),
        (120, 110),
        [mix(s.mid, s.key, 0.5), s.mid, mix(s.deep, s.mid, 0.5), s.deep, mix(s.ink, s.deep, 0.6)],
    )
    for r, tone in ((40, mix(s.mid, s.key, 0.7)), (29, s.key), (19, mix(s.key, s.light, 0.5)), (11, s.light)):
        s.fill(oval(36, 56, r, r * 0.94), tone)
    bottle = svg("M31 70 H41 V82 C48 86 49 92 49 98 V116 H23 V98 C23 92 24 86 31 82 Z")
    s.inked([(bottle, "#0a5c54")], 1.8, (0.5, 0.8))
    s.rim([bottle], "#a8efe0", (-0.6, -1.0), 1.6)
    for data in ("M30 70 C28 78 30 86 32 84 C34 82 32 76 35 76 C38 76 36 90 39 89 C42 88 40 78 42 70 Z",):
        s.inked([(svg(data), "#fff0dc")], 1.2, (0.2, 0.4))
    s.inked([(box(33, 62, 39, 71, 1), "#fff0dc")], 1.3, (0.3, 0.4))
    flame = svg("M36 44 C41 51 42 56 39 60 C37 62 35 62 33 60 C30 56 31 51 36 44 Z")
    s.inked([(flame, "#ffc83a")], 1.2, (0, 0))
    s.fill(svg("M36 51 C38 55 38 58 36 60 C34 58 34 55 36 51 Z"), "#fff8dc")
    cloth = box(-4, 112, 124, 172)
    s.fill(cloth, "#fff0dc")
    for row, (top, low) in enumerate(((112, 117), (117, 124), (124, 133), (133, 145), (145, 160))):
        for column in range(-8, 9):
            if (row + column) % 2:
                wide, below = 8 + 2.2 * row, 8 + 2.2 * (row + 1)
                s.fill(
                    polygon(
                        (60 + column * wide, top),
                        (60 + (column + 1) * wide, top),
                        (60 + (column + 1) * below, low),
                        (60 + column * below, low),
                    ),
                    s.mid,
                )
    s.dots(cloth, s.deep, (70, 120), (122, 140), 0.0, 0.7)


def _plate_of_spaghetti(s: Impact) -> None:
    """Paint a plate heaped with spaghetti in sauce, some strands over its rim."""
    s.fill(oval(78, 141, 46, 7), s.ink)
    plate = oval(72, 132, 46, 12)
    s.inked([(placed(plate, 0, 3), mix(s.accent, s.ink, 0.4)), (plate, s.accent)], 2.0, (0.4, 0.8))
    s.fill(cut(plate, placed(plate, 2.4, 2.0)), "#a8efe0")
    s.inked([(oval(72, 131, 37, 9), "#fff0dc")], 1.0, (0, 0))
    heap = svg("M36 130 C36 118 50 114 60 114 C74 110 100 114 108 128 C104 138 42 140 36 130 Z")
    s.inked([(heap, "#ffc890")], 1.9, (0.5, 0.9))
    with s.clipped(heap):
        for number in range(11):
            x = 34 + 7 * number
            s.line(
                svg(f"M{x - 12} 140 C{x - 8} 122 {x + 6} 112 {x + 16} 124 C{x + 22} 132 {x + 10} 138 {x + 4} 132"),
                "#a83a1c",
                1.2,
            )
        s.dots(heap, s.mid, (80, 120), (106, 134), 0.0, 0.7, pitch=2.4)
    sauce = svg(
        "M44 122 C50 114 62 118 72 116 C84 112 98 118 100 124 C96 130 88 124 82 128 C76 134 68 126 60 130 C52 132 44 128 44 122 Z"
    )
    s.inked([(sauce, s.mid)], 1.5, (0.3, 0.6))
    s.rim([sauce], s.light, (-0.4, -1.0), 1.4)
    for data in ("M40 132 C34 136 40 142 34 146", "M54 136 C56 142 48 144 52 150"):
        for tone, wide in ((s.ink, 4.6), ("#ffc890", 2.4)):
            s.line(svg(data), tone, wide)


def _twirl(s: Impact) -> None:
    """Paint a fork that comes down from the right and the nest of spaghetti wound round it, ends lashing off it."""
    for data in (
        "M52 86 C40 84 36 72 44 64 C48 60 52 64 49 68",
        "M50 96 C38 100 32 94 34 84",
        "M92 78 C104 76 106 64 98 60 C94 58 91 62 94 65",
        "M94 92 C104 94 110 88 108 78",
        "M60 104 C56 114 62 120 58 126",
        "M72 106 C72 114 66 118 70 126",
        "M82 104 C86 112 80 118 86 126",
        "M54 102 C48 110 52 116 46 122",
        "M90 102 C96 108 92 116 98 122",
    ):
        for tone, wide in ((s.ink, 5.6), ("#ffc890", 3.2)):
            s.line(svg(data), tone, wide)
        with s.moved(-0.6, -0.5):
            s.line(svg(data), "#fff0d4", 1.0)
    for x, lean in ((62, -1), (68, 0), (75, 0), (81, 1)):
        tine = ribbon([(x + 6, 58, 1.7), (x + 1, 84, 1.8), (x - 4 + lean, 121, 0.8)])
        s.inked([(tine, s.light)], 1.5, (0.4, 0.5))
    handle = svg("M66 60 C66 52 70 46 76 42 L84 -8 H92 L86 42 C92 48 93 54 91 62 C84 66 72 66 66 60 Z")
    s.inked([(handle, s.light)], 2.0, (0.6, 0.8))
    with s.clipped(handle):
        s.fill(cut(handle, placed(handle, -4.4, 0)), mix(s.deep, s.mid, 0.5))
        s.fill(cut(handle, placed(handle, 2.2, 0.6)), "#ffffff")
    nest = svg("M50 88 C48 78 58 70 72 70 C88 68 98 76 96 88 C95 100 84 108 72 108 C60 108 51 100 50 88 Z")
    s.inked([(nest, "#ffc890")], 2.4, (0.8, 1.2))
    with s.clipped(nest):
        for number in range(9):
            y = 66 + 5.2 * number
            strand = svg(f"M44 {y + 5} C58 {y + 13} 86 {y + 12} 102 {y}")
            s.line(strand, "#a83a1c", 1.5)
            s.line(placed(strand, -2, -1.9), "#fff0d4", 1.1)
        s.fill(cut(nest, placed(nest, -6, -4)), "#c8502c", 0.75)
        s.dots(nest, s.mid, (74, 88), (94, 98), 0.0, 0.75, pitch=2.4)
    sauce = svg(
        "M58 72 C68 66 84 66 91 74 C96 82 94 90 91 99 C88 104 85 98 86 90 C86 84 80 84 78 88 C76 92 73 88 74 84 C74 78 64 80 58 72 Z"
    )
    s.inked([(sauce, s.mid)], 1.7, (0.4, 0.7))
    s.fill(cut(sauce, placed(sauce, -2.4, -2.4)), s.deep)
    s.rim([sauce], s.light, (-0.7, -1.0), 1.5)
    for x, y, turn in ((74, 73, -64), (75, 74, 6)):
        leaf = placed(svg("M0 0 C4 -5 11 -5 15 0 C11 4 4 4 0 0 Z"), x, y, 0.86, turn)
        s.inked([(leaf, s.accent)], 1.3, (0.3, 0.5))
        s.stroke([(x, y), around(x, y, 11, turn)], s.ink, 0.9)


def medusa(s: Impact) -> None:
    """Spaghetti lashes like snakes about the fork that winds it up. At the table; light: a candle in a bottle."""
    _trattoria(s)
    _plate_of_spaghetti(s)
    _twirl(s)
    for data in ("M58 60 C54 54 60 50 56 42", "M100 50 C96 46 100 42 98 38"):
        s.line(svg(data), s.light, 1.6)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-20": Picture(
        scarlet_witch,
        ((68.0, 74.0), (59.0, 72.0), (77.0, 72.0), (62.0, 118.0)),
        "swoops out of a gable",
        "old barn at dusk",
        "lantern in the gable",
    ),
    "m2-21": Picture(
        venom,
        ((66.0, 64.0), (66.0, 92.0), (67.0, 118.0), (50.0, 84.0)),
        "drips with toffee",
        "sweet stall at a fair",
        "string of bulbs",
    ),
    "m2-22": Picture(
        medusa,
        ((72.0, 88.0), (44.0, 66.0), (80.0, 50.0), (72.0, 122.0)),
        "winds snakes round a fork",
        "trattoria",
        "candle in a bottle",
    ),
    "m2-23": Picture(
        ghost_rider,
        ((74.0, 66.0), (58.0, 80.0), (92.0, 98.0)),
        "bounds down a stair",
        "hill town",
        "sun at the head of the stair",
    ),
}
