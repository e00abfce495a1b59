"""Pictures of the orange cards of level 3."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
    block,
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


def captain_america(s: Impact) -> None:
    """A heater shield ricochets down the corridor of a submarine."""
    s.fill(ALL, mix(s.deep, s.mid, 0.3))
    # rings of the corridor run to one point
    vx, vy = 70, 74
    for number, (r, tone) in enumerate(((92, 0.2), (70, 0.4), (52, 0.6), (37, 0.8), (25, 1.0))):
        ring = placed(
            polygon(
                (-1, -0.62, 0.3),
                (-0.62, -1, 0.3),
                (0.62, -1, 0.3),
                (1, -0.62, 0.3),
                (1, 0.7, 0.3),
                (0.7, 1, 0.3),
                (-0.7, 1, 0.3),
                (-1, 0.7, 0.3),
            ),
            vx,
            vy,
            r,
        )
        s.fill(ring, mix(mix(s.deep, s.mid, 0.5), mix(s.key, s.light, 0.6), tone))
        s.line(ring, s.ink, 2.2 - number * 0.25)
        s.line(placed(ring, vx * 0.06, vy * 0.06, 0.94), mix(s.mid, s.key, tone * 0.6), 0.9)
    for dx in (-0.5, 0.5):
        s.stroke([(vx + dx * 30, vy - 24), (vx + dx * 150, -16)], mix(s.accent, s.ink, 0.35), 2.6)
    s.fill(polygon((vx - 12, vy + 24), (vx + 12, vy + 24), (vx + 64, 172), (vx - 64, 172)), mix(s.deep, s.ink, 0.4))
    for number in range(6):
        y = vy + 28 + number * number * 3.2
        wide = 14 + number * 9
        s.fill(box(vx - wide, y, vx + wide, y + 0.8 + number * 0.4), mix(s.mid, s.deep, 0.3))
    hatch = oval(vx, vy, 13, 15)
    s.inked([(hatch, s.mid)], 1.2, (0.5, 0.6))
    s.line(oval(vx, vy, 6), s.ink, 1.4)
    s.halo(ALL, s.deep, vx, vy, 46, 110, 0.0, 0.7)
    # where it struck: three walls, the last the brightest
    s.flash(43, 46, 9, 9, s.accent, seed=3)
    s.flash(96, 58, 12, 10, s.accent, seed=5)
    s.flash(40, 96, 19, 11, s.accent, seed=7)
    s.flash(40, 96, 12, 10, "#ffffff", seed=7)
    for wide, tone in ((5.0, s.accent), (2.2, "#ffffff")):
        s.stroke([(70, 70), (43, 46), (96, 58), (40, 96), (62, 100)], tone, wide * 0.55, 0.85)
    # the shield comes at us
    with s.moved(74, 96, 0.92, turn=17):
        shield = svg("M-27 -30 C-14 -34 14 -34 27 -30 C28 -4 22 22 0 38 C-22 22 -28 -4 -27 -30 Z")
        s.inked([(shield, "#fff3d6")], 2.0, (1.3, 1.5))
        inner = placed(shield, 0, 0, 0.84)
        s.fill(inner, mix(s.accent, s.ink, 0.5))
        s.fill(both(inner, box(-40, -40, 0, 40)), mix(s.accent, s.ink, 0.2))
        # quarters and a bend: a knight's shield of nobody
        s.fill(both(inner, polygon((-30, -34), (-14, -34), (26, 24), (14, 34))), "#fff3d6")
        s.fill(both(inner, polygon((-26, -34), (-20, -34), (20, 30), (16, 33))), s.mid)
        with s.clipped(inner):
            s.dots(inner, s.ink, (2, -8), (24, 30), 0.0, 0.75, pitch=2.4)
        s.fill(both(shield, cut(shield, placed(shield, 2.4, 2.2))), "#ffffff")
        for x, y in ((-22, -26), (22, -26), (0, 32)):
            s.inked([(oval(x, y, 2.4), "#ffc75e")], 0.9, (0.4, 0.5))
    for x, y, long in ((100, 118, 12), (48, 130, 10), (96, 82, 8)):
        s.stroke([(x, y), (x + long, y + long * 0.8)], "#ffffff", 1.4)
    s.debris([(32, 84, 2, 10), (50, 88, 1.8, 40), (30, 104, 2.4, 60), (94, 50, 1.6, 20)], s.key, "#ffffff", 0.7)


def black_panther(s: Impact) -> None:
    """A panther leaps over the falls of a gorge at dawn."""
    s.steps(ALL, (60, 0), (60, 120), [mix(s.deep, s.mid, 0.3), s.mid, mix(s.mid, s.key, 0.5), s.key, s.light])
    for r, color in ((40, s.light), (29, mix(s.light, "#ffffff", 0.5)), (19, "#ffffff")):
        s.fill(oval(70, 86, r), color)
    # far cliffs and trees
    s.fill(svg("M-4 96 L10 88 L18 70 L30 66 L38 80 V150 H-4 Z"), mix(s.mid, s.deep, 0.35))
    s.fill(svg("M124 84 L108 74 L102 84 L98 106 V150 H124 Z"), mix(s.mid, s.deep, 0.35))
    # the falls and their spray
    fall = svg("M38 96 C56 92 80 92 98 98 C100 120 102 134 106 152 H32 C36 134 38 116 38 96 Z")
    s.fill(fall, mix(s.key, s.light, 0.45))
    for x in (44, 52, 60, 69, 78, 87, 94):
        s.fill(
            svg(f"M{x} 97 C{x - 1} 116 {x - 2} 134 {x - 3} 152 H{x + 2} C{x + 2} 132 {x + 2} 114 {x + 2.5} 97 Z"),
            "#ffffff",
        )
    s.dots(fall, s.mid, (66, 116), (66, 152), 0.0, 0.6)
    for x, y, r in ((34, 144, 9), (48, 148, 10), (64, 150, 10), (82, 149, 10), (98, 146, 9)):
        s.fill(oval(x, y, r, r * 0.7), "#fff8e8")
    # near banks in ink
    left = svg("M-4 104 L16 100 L30 106 L34 116 L28 124 L32 138 L24 152 H-4 Z")
    right = svg("M124 96 L110 100 L100 110 L106 120 L100 132 L108 152 H124 Z")
    for bank in (left, right):
        s.fill(bank, s.ink)
        s.rim([bank], s.key, (66 - (10 if bank is left else 112), -20), 1.3)
    # the panther: one long curve, stretched from bank to bank
    tail = ribbon([(38, 76, 2.8), (26, 74, 2.4), (18, 62, 2.0), (24, 52, 1.6), (30, 54, 0.8)])
    body = svg(
        "M36 78 C38 66 48 62 58 64 C68 66 74 62 80 58 C80 52 84 50 86 54 C90 52 94 54 94 58 C98 60 102 64 101 67 C98 70 94 70 91 70 "
        "C88 76 84 80 78 82 C70 88 58 88 48 88 C40 88 34 84 36 78 Z"
    )
    legs = [
        ribbon([(46, 82, 5.4), (40, 94, 4), (28, 98, 2.6), (20, 106, 2.2)]),
        ribbon([(52, 84, 5.0), (48, 98, 3.6), (38, 104, 2.6), (32, 112, 2.2)]),
        ribbon([(80, 76, 4.6), (92, 84, 3.4), (103, 86, 2.4), (109, 92, 2.4)]),
        ribbon([(74, 80, 4.6), (84, 92, 3.4), (96, 96, 2.4), (101, 102, 2.4)]),
    ]
    cat = join(body, tail, *legs)
    s.fill(cat, s.ink)
    s.rim([cat], s.light, (0.4, -1), 1.2)
    s.rim([cat], s.accent, (0.2, 1), 1.0)
    s.fill(svg("M89 59.500 C91 58 93.500 58.500 94.500 60.500 C92.500 61.500 90.500 61 89 59.500 Z"), s.accent)
    for points in ([(54, 68), (52, 76, 56, 82)], [(76, 66), (72, 72, 74, 78)]):
        s.stroke(points, mix(s.ink, s.deep, 0.7), 1.3)
    for x, y, r in ((40, 118, 1.8), (56, 112, 1.4), (92, 116, 1.8), (74, 108, 1.2), (104, 106, 1.4), (26, 94, 1.4)):
        s.fill(oval(x, y, r), "#ffffff")
    # birds start up
    for x, y, k in ((44, 30, 1), (54, 38, 0.8), (38, 44, 0.7)):
        s.stroke(
            [(x - 5 * k, y - 2 * k), (x - 2 * k, y - 3 * k, x, y), (x + 2 * k, y - 3 * k, x + 5 * k, y - 2 * k)],
            s.ink,
            1.2 * k,
        )


def black_bolt(s: Impact) -> None:
    """A tuning fork is struck, and its sound splits a canyon before a crowd."""
    s.steps(ALL, (60, 0), (60, 100), [s.mid, mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.4), s.light])
    # walls of the canyon, split by the front of the wave
    left = svg("M-4 20 L20 28 L30 22 L38 40 L34 54 L42 66 L38 84 L46 100 L40 124 L44 150 H-4 Z")
    right = svg("M124 40 L112 48 L104 44 L98 58 L102 70 L94 82 L98 96 L90 110 L96 130 L92 150 H124 Z")
    for wall, tone in ((left, 0.25), (right, 0.1)):
        s.fill(wall, mix(s.deep, s.mid, tone))
        with s.clipped(wall):
            for y in range(36, 150, 16):
                s.stroke([(-4, y), (30, y + 4, 60, y - 2), (100, y + 3, 124, y - 2)], mix(s.deep, s.ink, 0.3), 1.0)
        s.rim([wall], s.light, (66 - (20 if wall is left else 108), -8), 1.6)
    s.dots(left, s.ink, (40, 80), (-4, 110), 0.0, 0.8)
    s.dots(right, s.ink, (92, 80), (124, 110), 0.0, 0.8)
    s.fill(polygon((44, 150), (60, 108), (78, 108), (92, 150)), mix(s.key, s.mid, 0.2))
    # the front of the sound: rings cut into the air
    for r, wide, tone in (
        (60, 5, "#ffffff"),
        (47, 4.2, mix(s.accent, "#ffffff", 0.4)),
        (35, 3.6, "#ffffff"),
        (24, 3, mix(s.accent, "#ffffff", 0.2)),
    ):
        with s.clipped(polygon((66, 78), (128, 8), (128, 150))):
            s.line(oval(66, 78, r, r * 0.92), tone, wide)
        with s.clipped(polygon((66, 78), (4, 8), (4, 150))):
            s.line(oval(66, 78, r, r * 0.92), tone, wide)
    # the fork, trembling
    fork = svg(
        "M52 38 C52 34 58 34 58 38 V78 C58 86 74 86 74 78 V38 C74 34 80 34 80 38 V80 C80 92 72 96 70 97 V122 C70 127 62 127 62 122 V97 C60 96 52 92 52 80 Z"
    )
    for dx, alpha in ((-4.5, 0.35), (4.5, 0.35), (-2.4, 0.6), (2.4, 0.6)):
        s.fill(both(placed(fork, dx), box(0, 0, 124, 84)), mix(s.accent, "#ffffff", 0.3), alpha)
    s.inked([(fork, s.accent)], 2.0, (1.2, 1.4))
    s.fill(both(fork, placed(fork, -2.4, 0)), mix(s.accent, "#ffffff", 0.6))
    with s.clipped(fork):
        s.dots(fork, s.ink, (66, 84), (76, 124), 0.0, 0.7, pitch=2.4)
    s.flash(84, 44, 10, 9, "#ffffff", seed=5)
    # rocks fall
    s.debris(
        [
            (46, 54, 3.4, 10),
            (38, 72, 2.6, 50),
            (96, 66, 3.6, 30),
            (102, 88, 2.8, 70),
            (44, 96, 3, 20),
            (90, 112, 3.2, 45),
        ],
        s.deep,
        s.key,
    )
    # the crowd holds its ears
    for x, y, k in (
        (36, 148, 0.9),
        (48, 151, 1.05),
        (62, 148, 0.95),
        (76, 151, 1.05),
        (90, 148, 0.95),
        (103, 151, 1.0),
        (116, 148, 0.9),
        (24, 151, 1.0),
    ):
        figure = join(
            oval(x, y - 9 * k, 4 * k, 4.6 * k),
            oval(x, y + 4 * k, 8 * k, 8 * k),
            taper((x - 7 * k, y), 1.8 * k, (x - 4.6 * k, y - 9 * k), 1.5 * k),
            taper((x + 7 * k, y), 1.8 * k, (x + 4.6 * k, y - 9 * k), 1.5 * k),
        )
        s.fill(figure, s.ink)
        s.rim([figure], s.key, (66 - x, -30), 0.8)


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


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-09": Picture(
        captain_america,
        ((74.0, 92.0), (70.0, 74.0)),
        "ricochets down a corridor",
        "submarine",
        "flash at the third wall",
    ),
    "m3-10": Picture(
        black_panther, ((90.0, 60.0), (60.0, 76.0)), "leaps over the falls", "river gorge", "dawn in the spray"
    ),
    "m3-11": Picture(black_bolt, ((66.0, 60.0), (66.0, 100.0)), "splits the canyon", "canyon", "front of the wave"),
    "m3-12": Picture(
        spider_man, ((72.0, 80.0), (78.0, 104.0)), "holds a falling taxi", "between two towers", "square of sky"
    ),
}
