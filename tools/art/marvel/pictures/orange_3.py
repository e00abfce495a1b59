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


def _boat_corridor(s: Impact, x: float, y: float) -> None:
    """Paint a submarine's corridor to a hatch at (x, y): frames, pipes, a floor of grating."""
    s.fill(ALL, mix(s.ink, s.deep, 0.4))
    tones = (mix(s.ink, s.deep, 0.7), s.deep, mix(s.deep, s.mid, 0.5), s.mid, mix(s.mid, s.key, 0.6))
    for number, reach in enumerate((84, 62, 45, 32, 22)):
        frame = box(x - reach, y - reach * 0.94, x + reach, y + reach * 1.16, reach * 0.34)
        s.fill(frame, s.ink)
        s.fill(
            box(x - reach + 2.6, y - reach * 0.94 + 2.6, x + reach - 2.6, y + reach * 1.16 - 2.6, reach * 0.32),
            tones[number],
        )
        for turn in (200, 235, 305, 340):
            s.fill(oval(*around(x, y, reach * 0.98, turn), 0.6 + reach * 0.018), s.key)
    hatch = oval(x, y + 2, 14, 17)
    s.inked([(hatch, s.light)], 1.6)
    s.inked([(oval(x, y + 2, 10.5, 13), mix(s.mid, s.key, 0.4))], 1.0)
    s.line(oval(x, y + 2, 5, 6), s.ink, 1.4)
    for turn in range(0, 360, 60):
        s.stroke([(x, y + 2), around(x, y + 2, 6.4, turn)], s.ink, 1.3)
    for dx, dy in ((-84, -30), (-84, -18), (84, 16)):
        s.stroke([(x + dx * 0.2, y + dy * 0.2), (x + dx, y + dy)], s.ink, 4.0)
        s.stroke([(x + dx * 0.2, y + dy * 0.2), (x + dx, y + dy)], s.key, 1.6)
    s.fill(polygon((x - 12, y + 25), (x + 12, y + 25), (x + 58, 172), (x - 70, 172)), mix(s.ink, s.deep, 0.6))
    for number in range(6):
        level = y + 28 + number * number * 2.6
        half = 12 + (level - y - 25) * 0.52
        s.stroke([(x - half, level), (x + half, level)], s.mid, 0.8 + 0.3 * number)
    s.halo(ALL, s.ink, x, y, 34, 92, 0.0, 0.75)


def captain_america(s: Impact) -> None:
    """A knight's shield glances off wall after wall of a submarine. Light: the flash at the last wall."""
    _boat_corridor(s, 72, 66)
    path = [(76, 66), (96, 84), (62, 50), (58, 88), (84, 106)]
    for tone, width in ((s.ink, 4.4), (s.accent, 2.6), ("#ffffff", 1.0)):
        for number, (start, end) in enumerate(itertools.pairwise(path)):
            s.stroke([start, end], tone, width * (0.5 + 0.2 * number))
    for (x, y), size in zip(path[1:4], (7, 10, 17), strict=True):
        s.flash(x, y, size, 10, s.accent, seed=4)
        s.flash(x, y, size * 0.6, 9, "#ffffff", seed=6)
    with s.moved(83.0, 111.0, 0.98, turn=22.0):
        shape = svg("M-23 -27 C-14 -31 14 -31 23 -27 C25 -4 18 18 0 33 C-18 18 -25 -4 -23 -27 Z")
        thick = placed(shape, -3.4, 2.6)
        s.inked([(thick, mix(s.deep, s.ink, 0.2)), (shape, s.light)], 2.2, (0.8, 1.4))
        inner = placed(shape, 0, -0.6, 0.86)
        s.fill(inner, mix(s.accent, s.ink, 0.15))
        with s.clipped(inner):
            s.fill(svg("M0 -34 H30 V40 H0 Z"), mix(s.accent, s.ink, 0.5))
            s.fill(polygon((-34, 6), (34, -30), (34, -14), (-34, 22)), s.light)
            s.dots(inner, s.ink, (2, 0), (22, 20), 0.0, 0.85, pitch=2.4)
            s.fill(
                svg("M-20 -25 C-16 -28 -10 -28.500 -5 -28.800 C-12 -18 -15 -2 -13 12 C-19 0 -21 -12 -20 -25 Z"),
                mix(s.accent, "#ffffff", 0.6),
            )
        s.line(inner, s.ink, 1.1)
        for x, y in ((-19, -24), (19, -24), (0, 28)):
            s.inked([(oval(x, y, 1.9), "#ffc83a")], 0.8, (0.2, 0.3))
    for start, end in (((60, 116), (52, 124)), ((66, 128), (58, 137)), ((104, 136), (100, 144))):
        s.stroke([start, end], "#ffffff", 1.5)
    s.debris([(58, 98, 2.6, 20), (66, 92, 2.0, 60), (54, 78, 2.4, 40)], s.mid, s.light)


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


def _split_canyon(s: Impact) -> None:
    """Paint two walls of a canyon that crack where the sound meets them, bright desert between."""
    s.steps(
        ALL,
        (60, 0),
        (60, 128),
        [mix(s.deep, s.mid, 0.5), s.mid, mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.5), s.light],
    )
    for r, tone in ((44, mix(s.key, s.light, 0.5)), (31, s.light), (19, "#fffaf0")):
        s.fill(oval(72, 84, r), tone)
    s.fill(svg("M30 118 L40 96 L52 94 L58 112 L86 112 L92 98 L102 96 L110 118 V172 H30 Z"), mix(s.mid, s.key, 0.5))
    left = svg("M-4 -4 H34 L30 20 L42 40 L36 62 L46 84 L40 106 L50 128 L44 172 H-4 Z")
    right = svg("M124 -4 H108 L112 18 L102 40 L108 64 L98 84 L104 108 L94 130 L98 172 H124 Z")
    for cliff, side in ((left, 1.0), (right, -1.0)):
        s.inked([(cliff, mix(s.deep, s.mid, 0.25))], 1.6)
        with s.clipped(cliff):
            for number in range(7):
                y = 4 + 24 * number
                s.fill(
                    polygon((-4, y), (124, y + 5 * side), (124, y + 8 + 5 * side), (-4, y + 8)), mix(s.deep, s.ink, 0.2)
                )
            s.rim([cliff], s.key, (side, 0.0), 4.0)
            s.rim([cliff], s.light, (side, 0.0), 1.6)
            s.dots(cliff, s.ink, (72 - 30 * side, 80), (72 - 76 * side, 90), 0.0, 0.8)
    for points in (
        ((44, 84), (32, 80), (36, 70), (22, 62), (26, 50), (12, 40)),
        ((98, 84), (108, 78), (104, 68), (118, 58)),
        ((42, 108), (30, 112), (34, 122), (20, 130)),
        ((102, 108), (112, 114), (108, 124), (122, 132)),
    ):
        s.stroke(points, s.ink, 3.6)
        s.stroke(points, s.light, 1.4)
    s.fill(svg("M-4 140 C30 132 100 132 124 140 V172 H-4 Z"), mix(s.ink, s.deep, 0.4))
    s.fill(svg("M40 139 C60 134 90 134 104 139 C90 143 56 143 40 139 Z"), s.key)


def black_bolt(s: Impact) -> None:
    """Somebody holds up a struck tuning fork, and the canyon splits. Light: the sun beyond the gap."""
    _split_canyon(s)
    for number, r in enumerate((19, 29, 40, 52)):
        for first in (160, -40):
            arc = skia.Path()
            arc.addArc(skia.Rect.MakeLTRB(89 - r, 72 - r, 89 + r, 72 + r), first, 60)
            s.line(arc, s.ink, 5.6 - 0.6 * number, blunt=True)
            s.line(arc, (s.accent, "#ffffff")[number % 2], 3.4 - 0.5 * number, blunt=True)
    # a walker holds it out from the edge
    figure = join(
        svg("M54 112 C55 105 67 105 69 112 L67 128 L72 152 H65 L61 133 L57 152 H50 L55 128 Z"),
        oval(62, 99.6, 4.6, 5.4),
        svg("M54.500 97.500 C56 91 68 91 69.500 97.500 L72 99 H52 Z"),
        taper((67, 111), 2.8, (76, 106), 2.3),
        taper((76, 106), 2.3, (86, 97), 1.9),
        taper((56, 112), 2.6, (50, 104), 2.1),
        taper((50, 104), 2.0, (57, 99), 1.6),
        box(48, 109, 57, 127, 3),
    )
    s.fill(figure, s.ink)
    s.rim([figure], s.accent, (0.5, -1.0), 1.2)
    with s.moved(86.0, 97.0, turn=8.0):
        fork = join(
            box(-2.2, -20, 2.2, 6, 2),
            svg(
                "M-12 -52 C-12 -54 -7 -54 -7 -52 V-32 C-7 -24 7 -24 7 -32 V-52 C7 -54 12 -54 12 -52 V-31 C12 -20 4 -17 0 -17 C-4 -17 -12 -20 -12 -31 Z"
            ),
        )
        s.line(placed(fork, -4.5, 0), s.accent, 1.2, 0.8)
        s.line(placed(fork, 4.5, 0), s.accent, 1.2, 0.8)
        s.inked([(fork, mix(s.accent, "#ffffff", 0.55))], 2.0, (1.0, 1.2))
        s.fill(cut(fork, placed(fork, -2.0, -1.4)), s.accent)
        s.fill(cut(fork, placed(fork, 1.2, 1.2)), "#ffffff")
        s.inked([(oval(0, 3, 4.4, 3.6), s.ink)], 0.6)
    s.flash(101, 52, 8, 9, "#ffffff", seed=4)
    s.debris(
        [
            (40, 66, 4.0, 20),
            (104, 58, 4.4, 60),
            (46, 100, 3.0, 40),
            (100, 96, 3.4, 10),
            (34, 96, 4.6, 70),
            (108, 88, 3.0, 50),
        ],
        mix(s.deep, s.mid, 0.4),
        s.key,
    )


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
        ((86.0, 106.0), (60.0, 86.0)),
        "glances off wall after wall",
        "submarine",
        "flash at the last wall",
    ),
    "m3-10": Picture(
        black_panther, ((93.0, 63.0), (66.0, 62.0)), "leaps over the falls", "river gorge", "dawn in the spray"
    ),
    "m3-11": Picture(black_bolt, ((88.0, 76.0), (62.0, 104.0)), "splits the canyon", "canyon", "sun beyond the gap"),
    "m3-12": Picture(
        spider_man, ((72.0, 80.0), (78.0, 104.0)), "holds a falling taxi", "between two towers", "square of sky"
    ),
}
