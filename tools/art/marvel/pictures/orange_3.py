"""Pictures of the orange cards of level 3."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
    around,
    block,
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


def _panther() -> skia.Path:
    """Return a panther that leaps to the right, 100 long about the origin."""
    return join(
        svg(
            "M-28 3 C-30 -8 -20 -13 -9 -11 C1 -9 8 -13 17 -11 C25 -9 27 -1 22 5 C15 11 6 8 -2 6.500 C-10 5 -17 12 -25 10 C-28 9 -28 6 -28 3 Z"
        ),
        svg(
            "M13 -10 C18 -15 23 -17 28 -17.500 L29.500 -22 C32 -22 33.500 -20 33.500 -17 L36 -17 L38 -20.500 C40 -20 41 -17 40 -14.500 C45 -12.500 48 -9 47.500 -6.500 C47 -4 43 -3.500 39 -3.500 C34 -1 27 3 20 3 Z"
        ),
        ribbon([(17, 2, 5.4), (29, 5, 3.6), (39, 9, 2.7), (47, 8, 2.9)]),
        ribbon([(13, 5, 5.2), (22, 12, 3.4), (32, 17, 2.5), (39, 17, 2.8)]),
        ribbon([(-21, 1, 8.0), (-32, 8, 4.8), (-40, 4, 3.0), (-50, 9, 2.4), (-55, 7, 2.0)]),
        ribbon([(-19, 5, 6.6), (-25, 15, 4.2), (-34, 15, 2.8), (-41, 21, 2.3), (-46, 20, 1.9)]),
        ribbon([(-25, -5, 2.6), (-37, -6, 2.1), (-47, -10, 1.9), (-56, -19, 1.8), (-54, -27, 1.2)]),
    )


def black_panther(s: Impact) -> None:
    """A panther leaps over a waterfall. Light: the dawn in its spray."""
    s.steps(ALL, (60, 0), (60, 96), [s.deep, mix(s.deep, s.mid, 0.6), s.mid, mix(s.mid, s.key, 0.6), s.key])
    sun = (72.0, 68.0)
    for r, tone in ((50, mix(s.key, s.light, 0.25)), (40, mix(s.key, s.light, 0.55)), (31, s.light), (25, "#fffaf0")):
        s.fill(oval(*sun, r), tone)
    s.rays(*sun, 52, 140, 18, s.light, 0.3, duty=0.5, seed=3, first=190, last=350)
    far = svg("M-4 96 V60 L10 52 L22 66 L34 62 L44 88 L100 88 L108 60 L124 54 V172 H-4 Z")
    s.fill(far, mix(s.deep, s.mid, 0.55))
    # the falls between two cliffs
    falls = svg("M50 88 C62 85 84 85 96 88 L104 172 H44 Z")
    s.fill(falls, s.light)
    for x, foot, wide in ((56, 53, 3), (66, 64, 4), (77, 78, 3.4), (88, 92, 4)):
        s.fill(polygon((x, 88), (x + wide, 88), (foot + wide * 1.7, 150), (foot - wide * 0.6, 150)), s.key)
    s.dots(falls, s.mid, (74, 92), (74, 146), 0.0, 0.6)
    left = svg("M-4 172 V92 L10 86 L30 88 L46 84 L54 90 L50 104 L54 118 L46 134 L50 172 Z")
    right = svg("M124 172 V84 L112 80 L98 86 L92 92 L98 106 L94 122 L100 140 L98 172 Z")
    for cliff, side in ((left, 1.0), (right, -1.0)):
        s.inked([(cliff, mix(s.ink, s.deep, 0.5))], 1.6)
        s.rim([cliff], s.key, (side, -0.7), 2.2)
    for x, y, r in (
        (46, 140, 8),
        (58, 145, 10),
        (72, 142, 10),
        (86, 145, 10),
        (100, 139, 8),
        (66, 136, 6),
        (80, 135, 6),
    ):
        s.fill(oval(x, y, r, r * 0.8), "#ffffff")
        s.fill(oval(x + 2, y + 2.4, r * 0.8, r * 0.6), s.light)
    panther = placed(_panther(), 64, 60, 0.78, 16)
    s.fill(panther, s.ink)
    s.rim([panther], s.accent, (0.2, 1.0), 1.6)
    s.rim([panther], s.key, (0.3, -1.0), 0.9)
    s.fill(oval(94.6, 59.8, 1.5, 1.0, 30), s.accent)
    for x, y in ((58, 100), (90, 98), (70, 108), (84, 112), (62, 120)):
        s.fill(oval(x, y, 1.5), "#ffffff")
    for x, y in ((38, 44), (50, 38), (92, 40)):
        s.stroke([(x - 4, y - 2), (x - 1, y - 3, x, y), (x + 1, y - 3, x + 4, y - 2)], s.ink, 1.2)


def _tower(s: Impact, edge: Point, foot: Point, outer: float, tone: Color) -> None:
    """Paint a tower seen from the street: from ``edge`` at the top to ``foot``, its rows of windows narrowing upward."""
    wall = polygon(edge, foot, (outer, foot[1]), (outer, edge[1]))
    s.fill(wall, tone)
    with s.clipped(wall):
        for number in range(15):
            share = (number / 14) ** 1.6
            x, y = edge[0] + (foot[0] - edge[0]) * share, edge[1] + (foot[1] - edge[1]) * share
            high = 1.6 + 6.4 * share
            for column in range(4):
                step = (outer - x) / 4
                left = x + step * (column + 0.22)
                lean = high * 0.5 * (1 if outer > 60 else -1)
                s.fill(
                    polygon(
                        (left, y),
                        (left + step * 0.56, y + lean * 0.4),
                        (left + step * 0.56, y + high + lean * 0.4),
                        (left, y + high),
                    ),
                    mix(s.ink, s.deep, 0.35),
                )


def _taxi(s: Impact) -> None:
    """Paint a taxi from the side, its nose to the right, 66 long about the origin."""
    body = svg("M-32 8 L-33 -2 C-32 -5 -28 -6 -23 -7 L-15 -17 C-13 -19 6 -19 9 -17 L18 -7 C26 -6 32 -4 33 0 L34 8 Z")
    s.inked([(body, "#ffd21c")], 1.9, (0.6, 1.4))
    s.fill(svg("M-33 2 L34 3 L34 8 L-32 8 Z"), "#d9730a")
    s.dots(body, "#d9730a", (0, -6), (0, 8), 0.0, 0.7, pitch=2.4)
    for number in range(17):
        s.fill(block(-32 + number * 3.9, -3.4 + 2 * (number % 2), 3.9, 2), s.ink)
    for glass in (
        polygon((-19, -8), (-13, -15.5), (-4, -15.5), (-4, -8)),
        polygon((-1, -8), (-1, -15.5), (7, -15.5), (14, -8)),
    ):
        s.inked([(glass, s.accent)], 1.0, (0.0, 0.0))
        s.fill(both(glass, placed(glass, -3.5, -2.5)), mix(s.accent, "#ffffff", 0.65))
    s.fill(oval(-8.5, -10.5, 2.2, 2.6), s.ink)
    s.fill(oval(4.5, -10.5, 2.2, 2.6), s.ink)
    s.inked([(box(-8, -23, 2, -18.4, 1), "#ffffff")], 1.0, (0.3, 0.4))
    s.fill(box(-6.4, -21.6, 0.4, -20), s.ink)
    for x in (-20, 21):
        s.inked([(oval(x, 8, 7.6), mix(s.ink, s.deep, 0.3))], 1.0, (0.4, 0.6))
        s.fill(oval(x, 8, 3.8), s.light)
        s.fill(oval(x, 8, 1.5), s.ink)
    s.inked([(oval(32, 0, 2.0, 2.8), "#ffffff")], 0.9, (0.0, 0.0))


def spider_man(s: Impact) -> None:
    """A web between two towers holds a taxi that falls. Seen from the street; light: the square of sky."""
    s.fill(ALL, s.key)
    for r, tone in ((92, mix(s.key, s.light, 0.35)), (66, mix(s.key, s.light, 0.7)), (44, s.light), (24, "#ffffff")):
        s.fill(oval(70, 26, r, r * 1.05), tone)
    _tower(s, (46, -4), (18, 172), -40, mix(s.deep, s.mid, 0.55))
    _tower(s, (94, -4), (122, 172), 180, mix(s.deep, s.ink, 0.25))
    s.fill(polygon((46, -4), (50, -4), (23, 172), (18, 172)), mix(s.mid, s.key, 0.6))
    s.dots(polygon((-4, -4), (46, -4), (18, 172), (-4, 172)), s.ink, (40, 40), (-4, 110), 0.0, 0.6)
    s.dots(polygon((94, -4), (124, -4), (124, 172), (122, 172)), s.ink, (94, 60), (124, 60), 0.0, 0.8)
    hub = (72.0, 92.0)
    anchors = ((40, 20), (28, 66), (24, 104), (22, 142), (70, 158), (118, 148), (112, 108), (106, 66), (99, 24))

    def web(first: int, last: int, width: float) -> None:
        lines = [[hub, anchor] for anchor in anchors[first:last]]
        for share in (0.34, 0.56, 0.78, 0.95):
            knots = [(hub[0] + (x - hub[0]) * share, hub[1] + (y - hub[1]) * share) for x, y in anchors[first:last]]
            for one, two in itertools.pairwise(knots):
                sag = (
                    hub[0] + ((one[0] + two[0]) / 2 - hub[0]) * 0.84,
                    hub[1] + ((one[1] + two[1]) / 2 - hub[1]) * 0.84,
                )
                lines.append([one, (*sag, *two)])
        for tone, more in ((s.ink, 1.5), ("#ffffff", 0.0)):
            for line in lines:
                s.stroke(line, tone, width + more)

    web(0, 9, 1.2)
    with s.moved(70.0, 80.0, 0.98, turn=62.0):
        _taxi(s)
    web(3, 6, 1.5)
    # what it loses
    s.inked([(oval(98, 124, 4.4, 5.2, 30), s.light)], 1.2, (0.4, 0.6))
    s.fill(oval(98, 124, 1.6, 2.0, 30), s.accent)
    hat = join(oval(52, 47, 7.4, 2.0, -24), placed(box(-4, -5.6, 4, 0, 2), 52, 47, turn=-24))
    s.inked([(hat, s.accent)], 1.1, (0.4, 0.6))
    for x in (66, 78, 88):
        s.stroke([(x, 38), (x - 0.6, 46)], s.mid, 1.3)


def _storm(s: Impact) -> None:
    """Paint a storm at sea: a bright slit under the clouds, and swells that come at us."""
    s.steps(ALL, (60, 0), (60, 60), [s.ink, mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.5), s.mid])
    s.fill(polygon((-4, 54), (124, 48), (124, 102), (-4, 104)), s.key)
    s.fill(polygon((-4, 62), (124, 57), (124, 102), (-4, 104)), mix(s.key, s.light, 0.6))
    s.fill(polygon((-4, 71), (124, 67), (124, 102), (-4, 104)), "#fff2d8")
    for left, top, wide in ((8, 30, 62), (54, 42, 74), (-14, 46, 60)):
        cloud = join(*(oval(left + wide * k / 4, top + 3 * (k % 2), wide / 5.4, 9) for k in range(5)))
        s.fill(cloud, mix(s.ink, s.deep, 0.75))
        s.rim([cloud], s.mid, (0.2, 1.0), 2.0)
    swell = svg("M-60 172 V6 C-44 10 -36 8 -24 0 C-10 -10 6 -10 16 2 C26 12 40 12 50 4 C64 -8 84 -6 96 6 V172 Z")
    for x, y, tone, cap in (
        (44, 88, s.key, s.accent),
        (20, 104, mix(s.mid, s.key, 0.35), "#ffffff"),
        (58, 128, s.mid, s.accent),
    ):
        path = placed(swell, x, y)
        s.fill(path, tone)
        s.rim([path], cap, (-0.2, -1.0), 2.6)
    for x, y, r in ((98, 88, 2.6), (104, 82, 1.8), (42, 84, 2.2), (36, 78, 1.6), (110, 92, 2.0), (46, 90, 1.4)):
        s.fill(oval(x, y, r), "#ffffff")
    lots = chance(5)
    for _ in range(16):
        x, y = 8 + 100 * next(lots), 8 + 88 * next(lots)
        s.stroke([(x, y), (x - 4, y + 9)], s.light, 1.0, 0.7)


def captain_america(s: Impact) -> None:
    """Two hands hold a ship's wheel against the swell. Light: the bright slit under the storm."""
    _storm(s)
    x, y, turn = 72.0, 112.0, 14.0
    wood, lit, dim = "#7a2a06", "#f0904a", mix(s.deep, s.ink, 0.6)
    s.inked([(polygon((60, 172), (66, 118), (78, 118), (84, 172)), dim)], 1.6)
    for number in range(8):
        angle = turn + 45 * number
        grip = taper(around(x, y, 26, angle), 2.0, around(x, y, 39, angle), 3.2)
        spoke = taper(around(x, y, 6, angle), 2.7, around(x, y, 26, angle), 2.1)
        s.inked([(spoke, wood), (grip, wood)], 1.7, (0.5, 0.9))
        s.fill(cut(join(spoke, grip), placed(join(spoke, grip), 1.4, 1.4)), lit)
    rim = cut(oval(x, y, 30), oval(x, y, 22.5))
    s.inked([(rim, wood)], 2.2, (0.7, 1.3))
    s.fill(cut(oval(x, y, 30), placed(oval(x, y, 30), 2.0, 2.6)), lit)
    s.dots(rim, dim, (72, 104), (92, 140), 0.0, 0.9, pitch=2.4)
    s.line(oval(x, y, 26.2), dim, 1.2)
    for number in range(8):
        s.fill(oval(*around(x, y, 26.2, turn + 22.5 + 45 * number), 1.2), s.light)
    s.inked([(oval(x, y, 9), wood)], 1.9, (0.4, 0.8))
    s.inked([(oval(x, y, 5), "#ffc83a")], 1.3, (0.2, 0.4))
    s.fill(oval(x - 1.4, y - 1.6, 1.6), "#ffffff")
    # the hands, from below
    for hand_x, hand_y, elbow in ((54.0, 97.0, 34.0), (98.0, 124.0, 116.0)):
        arm = taper((elbow, 172), 11, (hand_x - (4 if hand_x < x else -5), hand_y + 13), 6.2)
        s.inked([(arm, mix(s.ink, s.deep, 0.35))], 1.8, (0.5, 0.9))
        s.rim([arm], s.key, (0.7 if hand_x < x else -0.7, -1.0), 1.7)
        palm = oval(hand_x - (1.6 if hand_x < x else -2), hand_y + 5, 6.4, 7.4)
        s.inked([(palm, "#ffd2a0")], 1.7, (0.4, 0.8))
        for k in range(3):
            across = 1.0 if hand_x < x else -1.0
            finger = taper(
                (hand_x - 3 * across, hand_y + 5 - 4.4 * k), 2.6, (hand_x + 6 * across, hand_y + 3 - 4.4 * k), 2.3
            )
            s.inked([(finger, "#ffd2a0")], 1.3, (0.2, 0.5))


def _boiler(s: Impact) -> None:
    """Paint the round front of a boiler with its rivets, a furnace door open below."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    for x in (-4, 100, 112):
        s.fill(box(x, -4, x + 7, 172), mix(s.ink, s.deep, 0.9))
    shell = oval(46, 92, 66, 74)
    s.inked([(shell, s.deep)], 2.4, (1.0, 1.0))
    with s.clipped(shell):
        s.fill(oval(38, 110, 62, 66), mix(s.deep, s.mid, 0.6))
        s.fill(oval(42, 128, 48, 50), s.mid)
        s.dots(shell, s.ink, (40, 96), (50, 20), 0.0, 0.9)
        s.line(oval(46, 92, 57, 64), s.ink, 2.4)
        s.line(oval(46, 92, 55.4, 62.4), s.key, 1.0)
        for turn in range(-90, 270, 13):
            px, py = around(46, 92, 61.4, turn)
            s.inked([(oval(px, 92 + (py - 92) * 1.12, 2.6), s.key)], 0.9, (0.3, 0.5))
    s.inked([(svg("M34 172 V142 C34 128 72 128 72 142 V172 Z"), "#ff8a1e")], 2.2)
    s.fill(svg("M38 172 V144 C38 132 68 132 68 144 V172 Z"), "#ffc830")
    s.fill(svg("M44 172 C42 158 50 152 52 140 C58 150 64 156 62 172 Z"), "#fff4b4")


def black_bolt(s: Impact) -> None:
    """A bolt flies off a boiler. Close-up at a slant; light: the furnace, on the steam."""
    _boiler(s)
    hole = (47.0, 108.0)
    jet = svg(
        "M44 106 C42 84 40 66 46 50 C38 44 44 32 54 36 C58 26 72 26 76 34 C88 24 106 30 106 44 C118 46 120 62 112 70 "
        "C120 82 112 96 98 94 C92 104 80 102 78 98 C66 102 58 108 50 112 Z"
    )
    s.inked([(jet, "#ffffff")], 2.2, (0.6, 1.2))
    with s.clipped(jet):
        s.fill(cut(jet, placed(jet, -7, -9)), mix(s.key, s.light, 0.45))
        s.dots(jet, s.key, (60, 62), (88, 110), 0.0, 0.8)
    s.rays(*hole, 9, 40, 9, s.accent, 1.0, duty=0.4, seed=4, first=-100, last=10, inward=False)
    s.inked([(oval(*hole, 6.6, 7.4), s.ink)], 1.0)

    def at(path: skia.Path) -> skia.Path:
        return placed(path, 77, 70, 1.3, -48)

    black, lit = mix(s.ink, s.deep, 0.3), mix(s.key, s.light, 0.3)
    shank = at(polygon((-29, -6.4, 2), (4, -8.0), (4, 8.0), (-29, 6.4, 2)))
    s.inked([(shank, black)], 2.3, (0.8, 1.4))
    with s.clipped(shank):
        s.fill(at(polygon((-30, 2.6), (4, 3.4), (4, 7), (-30, 5.6))), lit)
        for k in range(6):
            left = -28 + 4.6 * k
            s.fill(at(polygon((left, -9), (left + 1.8, -9), (left + 3.2, 9), (left + 1.4, 9))), s.mid)
    collar = at(oval(4, 0, 5.0, 18))
    s.inked([(collar, black)], 2.0, (0.6, 1.2))
    s.fill(cut(collar, placed(collar, 1.4, -2.4)), lit)
    side = at(polygon((5, -15), (15, -14), (15, 14), (5, 15)))
    s.inked([(side, black)], 2.0, (0.6, 1.2))
    s.fill(at(polygon((5, 7), (15, 6.4), (15, 14), (5, 15))), lit)
    s.fill(at(polygon((5, -6), (15, -6), (15, 6.4), (5, 7))), mix(s.deep, s.mid, 0.2))
    face = at(polygon((15, -15), (21, -7.6), (21, 7.6), (15, 15), (9.5, 7.6), (9.5, -7.6)))
    s.inked([(face, black)], 2.0, (0.5, 1.0))
    s.line(face, s.accent, 1.7)
    s.line(at(oval(15.2, 0, 2.8, 8)), mix(s.deep, s.mid, 0.6), 1.4)
    # somebody below gets out of the way
    runner = join(
        oval(88, 112, 5.0, 5.8),
        svg("M84 120 C88 116 96 118 98 123 L100 136 L90 138 Z"),
        taper((86, 122), 2.8, (78, 116), 2.2),
        taper((78, 116), 2.2, (80, 107), 1.8),
        taper((96, 122), 2.8, (106, 116), 2.2),
        taper((92, 135), 3.8, (84, 146), 2.8),
        taper((98, 135), 3.8, (106, 142), 3.0),
        taper((106, 142), 2.8, (103, 152), 2.2),
    )
    s.fill(runner, s.ink)
    s.rim([runner], s.key, (-1.0, 0.2), 1.6)
    s.debris([(34, 92, 2.6, 20), (66, 116, 2.8, 60), (58, 122, 2.0, 40), (36, 78, 2.0, 10)], s.mid, s.light)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-09": Picture(
        captain_america,
        ((72.0, 112.0), (60.0, 98.0)),
        "is held against the swell",
        "storm at sea",
        "slit under the clouds",
    ),
    "m3-10": Picture(
        black_panther, ((93.0, 63.0), (66.0, 62.0)), "leaps over the falls", "river gorge", "dawn in the spray"
    ),
    "m3-11": Picture(
        black_bolt, ((84.0, 62.0), (62.0, 86.0)), "flies off a boiler", "boiler room", "furnace on the steam"
    ),
    "m3-12": Picture(
        spider_man, ((72.0, 80.0), (78.0, 104.0)), "holds a falling taxi", "between two towers", "square of sky"
    ),
}
