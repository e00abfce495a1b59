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


def _pond_by_screens(s: Impact) -> None:
    """Paint a pond by night from above: the panes of a lit screen lie slanted over water and stepping stones."""
    s.fill(ALL, mix(s.deep, s.mid, 0.25))
    for left in (6, 37, 68, 99):
        for top in (-28, 14, 56, 98):
            pane = polygon((left, top + 10), (left + 27, top), (left + 27, top + 37), (left, top + 47))
            near = abs(left - 52) < 20 and top in (14, 56)
            s.fill(pane, mix(s.key, s.light, 0.35) if near else s.key if top != 98 or left != 99 else s.mid)
    s.halo(ALL, s.ink, 66, 62, 56, 104, 0.0, 0.8)
    for x, y, rx, ry in ((112, 86, 19, 16), (46, 142, 19, 13)):
        stone = oval(x, y, rx, ry, -10)
        s.fill(placed(stone, 4, 6), s.ink)
        s.fill(stone, mix(s.deep, s.mid, 0.55))
        s.fill(cut(stone, placed(stone, 2, 3.4)), s.light)
        s.dots(stone, s.ink, (x - 6, y - 4), (x + rx, y + ry), 0.0, 0.8, pitch=2.4)


def _paper_boat(s: Impact, x: float, y: float, turn: float) -> None:
    """Paint a folded paper boat, a little from above."""
    with s.moved(x, y, turn=turn):
        s.fill(polygon((-14, 2), (7, -12), (31, 1), (22, 20), (-4, 21)), s.deep)
        sail = polygon((-10, -4), (1, -23), (11, -4))
        s.inked([(sail, s.light)], 2.0, (0.6, 1.0))
        s.fill(polygon((1, -23), (11, -4), (2, -4)), s.mid)
        inside = polygon((-22, -9), (0, -5), (23, -10), (0, 3))
        s.inked([(inside, s.mid)], 1.9, (0.4, 0.8))
        s.inked([(polygon((-10, -3), (1, -23), (11, -3), (0, 1)), "#ffffff")], 1.4, (0.3, 0.5))
        s.fill(polygon((1, -21), (10, -3), (1, 0)), s.key)
        hull = polygon((-22, -9), (0, 1), (23, -10), (14, 9), (-12, 10))
        s.inked([(hull, "#ffffff")], 2.0, (0.7, 1.2))
        s.fill(polygon((0, 1), (23, -10), (14, 9), (1, 9.5)), s.key)
        s.fill(polygon((-14.5, 4.6), (1, 7.4), (17.6, 4), (14, 9), (-12, 10)), s.accent)


def _koi(s: Impact) -> None:
    """Paint a koi from above that swims up to (54, 46) in an S, its tail at the foot, over its shadow on the ground."""
    shade = mix(s.key, s.light, 0.25)
    tail = svg(
        "M82 116 C86 122 94 124 104 132 C96 131 90 132 86 135 C84 140 78 146 66 148 C70 142 72 136 73 131 C73 124 76 119 82 116 Z"
    )
    fins = (
        svg("M52 72 C44 72 38 77 34 86 C42 88 50 86 55 80 Z"),
        svg("M74 66 C80 60 88 60 95 64 C91 70 84 74 77 73 Z"),
        svg("M80 98 C74 99 69 103 66 109 C72 110 78 108 82 104 Z"),
    )
    spine = [
        *(
            (52, 36, 1.6),
            (52.4, 39, 4.0),
            (53.4, 45, 6.6),
            (55, 54, 9.4),
            (57, 60, 11.0),
            (64, 71, 12.6),
            (75, 81, 12.2),
            (84, 92, 9.8),
        ),
        *((87, 103, 7.0), (84, 112, 5.0), (78, 120, 3.6)),
    ]
    body = ribbon([*spine])
    s.fill(placed(join(body, *fins, tail), 9, 12), mix(s.ink, s.deep, 0.5))
    for fin in (*fins, tail):
        s.inked([(fin, shade)], 1.7, (0.5, 0.9))
        s.fill(both(fin, placed(fin, -1.4, -2.0)), "#ffffff")
    for points in ([(78, 122), (78, 132, 71, 144)], [(80, 121), (86, 127, 97, 130)], [(79, 122), (82, 129, 80, 138)]):
        s.stroke(points, s.mid, 1.2)
    s.inked([(body, "#ffffff")], 2.3, (0.8, 1.3))
    with s.clipped(body):
        s.fill(cut(body, placed(body, -4.0, -3.0)), shade)
        for data in (
            "M42 66 C48 60 60 56 70 60 C71 66 66 72 60 71 C54 70 48 72 45 76 Z",
            "M64 84 C68 74 78 68 90 74 L94 88 C88 92 84 88 80 90 C76 94 70 92 64 84 Z",
            "M78 104 C84 100 92 102 96 108 L88 118 C84 114 80 112 78 104 Z",
        ):
            s.inked([(svg(data), s.accent)], 1.1, (0.2, 0.3))
        s.fill(svg("M68 66 L76 64 L80 70 L72 74 Z M82 94 L92 92 L92 99 L84 101 Z"), s.ink)
    back = ribbon([(63, 70, 0.6), (70, 79, 2.6), (79, 88, 2.2), (85, 98, 0.5)])
    s.inked([(back, shade)], 1.1, (0.2, 0.4))
    for side, x, y in ((-1, 47.6, 50.0), (1, 60.6, 48.0)):
        s.inked([(oval(x, y, 2.3), "#ffffff")], 1.3, (0.1, 0.2))
        s.fill(oval(x, y - 0.4, 1.2), s.ink)
        s.stroke([(52.4 + 2.6 * side, 39), (52.4 + 8 * side, 38, 52.4 + 9 * side, 43)], s.ink, 1.5)
    s.stroke([(50.4, 41), (52.6, 42.6, 55, 40.6)], s.mid, 1.1)


def okoye(s: Impact) -> None:
    """A koi pushes a paper boat away between stepping stones. From above; light: the panes of a screen on the water."""
    _pond_by_screens(s)
    with s.moved(7.0, 14.0, 0.94, turn=-18.0, about=(75.0, 85.0)):
        _koi(s)
    for points in ([(40, 72), (38, 82, 44, 92)], [(66, 68), (74, 70, 82, 78)], [(86, 48), (92, 56, 90, 66)]):
        s.stroke(points, "#ffffff", 2.2)
    _paper_boat(s, 62.0, 46.0, 12.0)


def _scale_pan(s: Impact, x: float, y: float, hook: Point, wide: float = 19.0) -> None:
    """Paint a pan of a balance about (x, y) that hangs from a hook."""
    for side in (-1, 0, 1):
        s.stroke([hook, (x + side * (wide - 1), y)], s.ink, 2.8)
        s.stroke([hook, (x + side * (wide - 1), y)], "#ffd25a", 1.2)
    pan = svg(f"M{x - wide} {y} H{x + wide} C{x + wide - 4} {y + 14} {x - wide + 4} {y + 14} {x - wide} {y} Z")
    s.inked([(pan, "#ffc83a")], 1.7, (0.5, 1.0))
    s.fill(both(pan, box(x - wide, y - 1, x + wide, y + 3.2)), "#fff0b0")
    s.dots(pan, "#b8500e", (x - 4, y), (x + wide, y + 9), 0.0, 0.9, pitch=2.4)


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
    steel, dark, lit = mix(s.mid, s.key, 0.35), mix(s.ink, s.deep, 0.6), "#ffffff"
    pivot, left = (75.0, 52.0), (52.0, 41.5)
    # the post: three hard tones of steel on a stepped foot
    post = svg("M71 54 H79 L80.500 126 H69.500 Z")
    steps = (
        polygon((60, 126, 1), (90, 126, 1), (92, 133, 1), (58, 133, 1)),
        polygon((50, 133, 1), (100, 133, 1), (103, 142, 1), (47, 142, 1)),
    )
    s.inked([(post, steel), *((step, steel) for step in steps)], 2.2, (0.8, 1.2))
    with s.clipped(join(post, *steps)):
        s.fill(polygon((76.4, 50), (84, 50), (84, 126), (77, 126)), dark)
        s.fill(polygon((72.2, 50), (73.8, 50), (73.2, 126), (71, 126)), lit)
        s.fill(polygon((58, 126), (92, 126), (91, 128.4), (59, 128.4)), lit)
        s.fill(polygon((46, 133), (103, 133), (102, 136), (48, 136)), lit)
        s.fill(polygon((83, 128), (104, 128), (104, 143), (86, 143)), dark)
    for y in (66, 98):
        s.inked([(box(69.2, y, 80.8, y + 4, 1.2), "#ffc83a")], 1.5, (0.3, 0.6))
        s.fill(box(70, y + 0.6, 73, y + 3.4, 0.6), "#fff0b0")
    _scale_pan(s, 52, 84, left, 18)
    with s.moved(52, 72, 0.82):
        for x in (-12, 6):
            s.inked([(box(x, 12, x + 6, 16), s.ink)], 1.0)
        face, roof, flank = (
            box(-17, -15, 13, 14, 1.4),
            polygon((-17, -15), (-11, -21), (19, -21), (13, -15)),
            polygon((13, -15), (19, -21), (19, 8), (13, 14)),
        )
        s.inked([(face, "#d6d2ee"), (roof, lit), (flank, s.deep)], 2.4, (0.8, 1.4))
        s.inked([(box(-13, -11, 10, 11, 1), "#a9a2d4")], 1.6)
        with s.clipped(box(-13, -11, 10, 11, 1)):
            s.fill(polygon((-13, -11), (-1, -11), (-11, 11), (-13, 11)), lit)
            s.fill(polygon((3, -11), (6, -11), (-4, 11), (-7, 11)), lit)
            s.fill(polygon((10, 0), (10, 11), (2, 11)), steel)
        for y in (-9, 3):
            s.inked([(box(-18.5, y, -13, y + 5.4, 0.8), lit)], 1.0)
        for turn in (30, 150, 270):
            x, y = around(0, 0, 7.6, turn)
            s.stroke([(0, 0), (x, y)], s.ink, 4.0)
            s.stroke([(0, 0), (x, y)], lit, 1.8)
            s.inked([(oval(x, y, 1.7), lit)], 0.9)
        s.inked([(oval(0, 0, 2.8), s.accent)], 1.1)
    with s.moved(-2.0, -9.0):
        _scale_pan(s, 97, 126, (100.0, 71.5), 17)
        apple = svg(
            "M97 108 C90 101 79 103 79 115 C79 125 87 130 97 128 C107 130 115 125 115 115 C115 103 104 101 97 108 Z"
        )
        s.inked([(apple, s.accent)], 2.4, (0.7, 1.3))
        with s.clipped(apple):
            s.fill(cut(apple, placed(apple, -4.4, -2.6)), "#7f9a14")
            s.fill(svg("M76 119 C86 125 104 125 118 117 V134 H76 Z"), "#ffc83a", 0.5)
        s.fill(oval(87, 112, 3.2, 5.0, 24), "#fbffe0")
        s.stroke([(97, 109), (98, 103, 101, 100)], s.ink, 2.4)
        s.inked([(placed(svg("M0 0 C3 -6 9 -6 12 -2 C9 3 4 3 0 0 Z"), 99, 103, 1.1), "#8fd024")], 1.2, (0.3, 0.4))
        front = svg("M80 126 H114 C110 140 84 140 80 126 Z")
        s.inked([(front, "#ffc83a")], 1.7, (0.5, 1.0))
        s.fill(svg("M80 126 H114 L113 129.500 H81 Z"), "#fff0b0")
        s.dots(front, "#b8500e", (93, 126), (115, 135), 0.0, 0.9, pitch=2.4)
    # the beam, straight through its pivot
    with s.moved(*pivot, turn=24.5):
        beam = polygon(
            (-28, -2.2, 1),
            (-9, -3.6, 1),
            (0, -6.0, 1),
            (9, -3.6, 1),
            (28, -2.2, 1),
            (28, 2.4, 1),
            (9, 3.4, 1),
            (0, 4.4, 1),
            (-9, 3.4, 1),
            (-28, 2.4, 1),
        )
        s.inked([(beam, steel)], 2.1, (0.2, 1.2))
        with s.clipped(beam):
            s.fill(box(-30, 0.6, 30, 8), dark)
            s.fill(polygon((-28, -2.4), (0, -6.4), (28, -2.4), (28, -0.8), (0, -3.6), (-28, -0.8)), lit)
        for x in (-25.2, 25.2):
            s.inked([(oval(x, 0.2, 2.8), "#ffc83a")], 1.3, (0.1, 0.3))
    s.inked([(oval(*pivot, 7.4), "#ffc83a")], 2.0, (0.6, 1.0))
    s.fill(cut(oval(*pivot, 7.4), oval(pivot[0] - 1.8, pivot[1] - 2.2, 6.8)), "#b8500e")
    s.fill(oval(pivot[0] - 2.2, pivot[1] - 2.6, 2.0), "#fffbe4")
    s.inked([(polygon((73, 45), (77, 45), (75.6, 32), (74.4, 32)), lit)], 1.2, (0.2, 0.4))


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


def _bone(start: Point, end: Point, r: float) -> skia.Path:
    """Return a bone with a knuckle at either end, the one at ``start`` larger."""
    (x0, y0), (x1, y1) = start, end
    return join(oval(x0, y0, r), oval(x1, y1, 0.82 * r), taper(start, 0.62 * r, end, 0.54 * r))


def _surgery_by_night(s: Impact) -> None:
    """Paint a surgery in the dark: a light box on its tiles, its light on the wall and in a patch on the floor."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    for x in range(-4, 124, 15):
        s.stroke([(x, -4), (x, 132)], mix(s.ink, s.deep, 0.3), 1.1)
    for y in range(2, 130, 15):
        s.stroke([(-4, y), (124, y)], mix(s.ink, s.deep, 0.3), 1.1)
    for wide, high, tone in ((54, 66, s.deep), (46, 56, mix(s.deep, s.mid, 0.6)), (39.5, 47, s.mid)):
        s.fill(box(72 - wide, 62 - high, 72 + wide, 62 + high, 10), tone)
    s.halo(ALL, s.ink, 72, 66, 58, 104, 0.0, 0.8)
    s.fill(box(-6, 128, 126, 172), mix(s.ink, s.deep, 0.85))
    s.fill(polygon((34, 128), (110, 128), (126, 172), (18, 172)), s.mid)
    s.fill(polygon((44, 128), (100, 128), (110, 172), (34, 172)), s.key)


def _film_without_a_bone(s: Impact) -> None:
    """Paint a light box with the film of a lower leg on it: shin bones that end, and a gap where one has been."""
    s.inked([(box(37, 20, 107, 104, 4), s.light)], 2.3, (0.8, 1.5))
    s.fill(box(39, 22, 105, 102, 3), "#ffffff")
    film = polygon((42, 28, 1.5), (102, 26, 1.5), (103, 97, 1.5), (43, 98, 1.5))
    s.inked([(film, mix(s.ink, s.deep, 0.5))], 1.7)
    for x in (54, 92):
        s.inked([(box(x - 4, 23, x + 4, 31, 1), s.mid)], 1.3)
    with s.clipped(film):
        flesh = svg("M54 20 C52 40 50 56 54 70 C56 82 56 90 54 110 H92 C92 92 96 82 94 66 C93 50 90 36 90 20 Z")
        s.fill(flesh, mix(s.deep, s.mid, 0.7))
        s.rim([flesh], s.mid, (-1.0, 0.0), 2.0)
        s.rim([flesh], s.mid, (1.0, 0.0), 2.0)
        s.dots(flesh, s.deep, (70, 60), (94, 60), 0.1, 0.8, pitch=2.4)
        for start, end, r in (((66, 22), (66, 33), 8.0), ((66, 100), (66, 92), 7.0)):
            s.inked(
                [
                    (
                        join(
                            taper((start[0], start[1]), r * 0.7, end, r * 0.62),
                            oval(end[0] - 3.6, end[1], r * 0.62),
                            oval(end[0] + 3.6, end[1], r * 0.62),
                        ),
                        "#ffffff",
                    )
                ],
                0.9,
                (0.2, 0.3),
                ink=s.deep,
            )
        s.inked([(_bone((83, 42), (82, 92), 4.2), "#ffffff")], 0.9, (0.2, 0.3), ink=s.deep)
        gap = placed(_dog_bone(22.0, 5.4), 66, 63, turn=90)
        s.fill(gap, s.ink)
        s.line(gap, s.accent, 1.4)


def _dog_bone(reach: float, r: float) -> skia.Path:
    """Return a bone along x about the origin, with two knuckles at either end."""
    ends = [oval(side * reach, off * r * 0.8, r) for side in (-1, 1) for off in (-1, 1)]
    return join(box(-reach, -r * 0.72, reach, r * 0.72), *ends)


def _running_dog(s: Impact) -> None:
    """Paint a dog that runs off to the right, a long bone across its jaws at (98, 97); dark, its rim lit from the box above."""
    coat, dark = mix(s.mid, s.key, 0.8), mix(s.deep, s.mid, 0.3)
    s.fill(oval(70, 142, 40, 4.4), s.ink)
    # the far legs
    for limb in (
        [(82, 116, 6.0), (92, 126, 3.8), (102, 131, 2.8), (108, 130, 2.8)],
        [(48, 116, 7.0), (42, 128, 4.2), (33, 131, 3.0), (27, 137, 2.6)],
    ):
        s.inked([(ribbon(limb), dark)], 1.8, (0.4, 0.8))
    tail = ribbon([(43, 106, 3.6), (35, 98, 3.4), (33, 86, 2.8), (38, 78, 0.6)])
    body = svg(
        "M38 112 C37 103 44 98 54 98 C64 99 72 100 78 96 L88 88 L98 104 C96 114 92 122 84 124 C76 126 70 121 62 121 C54 121 48 127 42 124 "
        "C39 121 38 117 38 112 Z"
    )
    s.inked([(tail, coat), (body, coat)], 2.3, (0.6, 1.2))
    with s.clipped(body):
        s.fill(cut(body, placed(body, 1, -7)), s.mid)
        s.dots(body, s.deep, (64, 108), (64, 124), 0.0, 0.9, pitch=2.3)
    s.rim([tail, body], s.light, (0.1, -1.0), 1.7)
    for limb, foot in (
        ([(84, 114, 6.8), (80, 126, 4.4), (88, 134, 3.2), (96, 139, 2.8)], (98, 140)),
        ([(48, 113, 8.6), (56, 126, 5.4), (48, 133, 3.6), (40, 140, 3.0)], (43, 141)),
    ):
        leg = join(oval(*limb[0][:2], limb[0][2]), ribbon(limb))
        s.inked([(leg, coat), (oval(*foot, 4.6, 2.8, -8), coat)], 2.1, (0.5, 1.0))
        s.fill(cut(leg, placed(leg, 2.4, -2.0)), s.mid)
        s.rim([leg], s.light, (0.6, -0.8), 1.3)
    # the head: skull, muzzle up, ears that fly back
    far_ear = svg("M84 84 C78 78 72 76 66 78 C70 84 76 88 82 90 Z")
    s.inked([(far_ear, dark)], 1.7, (0.3, 0.6))
    head = svg(
        "M79 92 C78 82 85 75 94 76 C99 77 101 80 103 83 L114 86 C117 88 117 92 114 94 L103 96 C100 104 92 107 86 104 C82 101 79 97 79 92 Z"
    )
    s.inked([(head, coat)], 2.3, (0.6, 1.2))
    s.dots(head, s.deep, (92, 92), (88, 106), 0.0, 0.85, pitch=2.3)
    s.rim([head], s.light, (0.0, -1.0), 1.7)
    s.inked([(oval(114.5, 87.4, 3.0, 2.4), s.ink)], 0.8)
    s.fill(oval(114, 86.6, 1.0, 0.7), s.light)
    s.inked([(oval(97.5, 83.5, 2.6, 3.0), "#ffffff")], 1.2)
    s.fill(oval(96.4, 84, 1.5), s.ink)
    s.line(svg("M93.500 79.500 L100 79"), s.ink, 1.6)
    ear = svg("M88 80 C82 72 74 68 66 70 C66 78 74 88 84 90 C88 88 89 84 88 80 Z")
    s.inked([(ear, coat)], 2.0, (0.4, 0.9))
    s.rim([ear], s.light, (0.1, -1.0), 1.6)
    bone = placed(_dog_bone(15.5, 5.2), 105, 98.5, turn=12)
    s.inked([(bone, "#ffffff")], 2.2, (0.6, 1.2))
    s.rim([bone], s.accent, (0.3, 1.0), 1.7)
    lip = svg("M97 88 L112 87 C116 89 116 92 113 94 C111 98 108 99 106 96 C103 99 99 99 97 95 C95 93 95 90 97 88 Z")
    s.inked([(lip, coat)], 1.6, (0.2, 0.6))
    s.fill(svg("M93 84 L113 86 L112 90 L96 92 Z"), coat)
    with s.clipped(box(98, 60, 124, 120)):
        s.rim([head], s.light, (0.0, -1.0), 1.7)
    s.inked([(oval(114.5, 87.4, 3.2, 2.6), s.ink)], 0.8)
    s.fill(oval(114, 86.6, 1.0, 0.7), s.light)
    collar = ribbon([(80, 93, 2.4), (83, 101, 2.4), (89, 107, 2.4)])
    s.inked([(collar, s.accent)], 1.5, (0.3, 0.6))
    s.inked([(oval(86, 110, 2.8), s.accent)], 1.2, (0.2, 0.4))


def crossbones(s: Impact) -> None:
    """A dog runs off with the bone that is missing on a film. From the side; light: the light box, and its patch on the floor."""
    _surgery_by_night(s)
    _film_without_a_bone(s)
    with s.moved(-3.0, 0.0, 0.9, about=(72, 142)):
        _running_dog(s)
    for x, y, wide in ((30, 112, 9), (26, 121, 7), (33, 129, 6)):
        s.fill(ribbon([(x - wide, y, 0.2), (x, y, 1.0), (x + wide * 0.6, y, 0.2)]), s.light)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-25": Picture(
        she_hulk, ((94.0, 106.0), (52.0, 72.0), (75.0, 52.0)), "outweighs a safe", "court room", "shaft of a window"
    ),
    "m2-26": Picture(
        okoye,
        ((58.0, 38.0), (62.0, 72.0), (81.0, 103.0)),
        "pushes a paper boat",
        "pond with stepping stones",
        "panes of a screen on the water",
    ),
    "m2-27": Picture(
        crossbones,
        ((98.0, 96.0), (66.0, 63.0), (62.0, 110.0), (97.0, 84.0)),
        "runs off with the bone of a film",
        "surgery",
        "light box",
    ),
    "m2-29": Picture(
        carnage, ((58.0, 48.0), (66.0, 90.0), (97.0, 84.0)), "throws off its lid", "kitchen", "open refrigerator"
    ),
}
