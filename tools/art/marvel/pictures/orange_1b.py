"""Pictures of the last four orange cards of level 1."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
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


def _barn(s: Impact) -> None:
    """Paint the inside of a barn: planks, a door wide open on fields in the evening, the sun in its upper corner."""
    dark, wood = mix(s.ink, s.deep, 0.35), mix(s.ink, s.deep, 0.75)
    s.fill(ALL, wood)
    for x in range(-4, 124, 12):
        s.fill(box(x, -4, x + 5, 128), mix(s.ink, s.deep, 0.6))
        s.stroke([(x, -4), (x, 128)], s.ink, 1.2)
    s.dots(box(-4, -4, 36, 130), s.ink, (36, 70), (2, 60), 0.1, 0.8)
    s.fill(polygon((-4, 124), (124, 124), (124, 172), (-4, 172)), dark)
    door = polygon((35, 132), (35, 30), (108, 30), (108, 132))
    s.inked([(polygon((31, 134), (31, 26), (114, 26), (114, 134)), s.deep)], 2.2, (0.4, 0.8))
    with s.clipped(door):
        s.steps(door, (42, 36), (92, 118), [mix(s.key, s.light, 0.35), s.key, mix(s.mid, s.key, 0.45), s.mid, s.mid])
        for r, tone in ((30, mix(s.key, s.light, 0.55)), (22, s.light), (14, "#fffaf0")):
            s.fill(oval(46, 46, r), tone)
        s.fill(svg("M30 108 C54 96 84 104 120 94 V140 H30 Z"), mix(s.deep, s.mid, 0.5))
        silo = join(box(84, 80, 91, 104), oval(87.5, 80, 3.5, 4))
        s.fill(join(silo, polygon((91, 102), (91, 91), (98, 86), (105, 91), (105, 102))), mix(s.deep, s.mid, 0.25))
    # the jamb that the sun reaches
    s.fill(polygon((108, 30), (113, 27), (113, 133), (108, 131)), s.light)
    for beam in (polygon((-4, 30), (31, 18), (31, 26), (-4, 39)), box(-4, 12, 124, 20)):
        s.inked([(beam, s.deep)], 1.4, (0.0, 0.9))
    s.fill(box(-4, 12, 124, 13.8), s.mid)


def _half_door(s: Impact) -> None:
    """Paint the lower half of a barn's door, and the shaft of sun over it that lies on the floor with its shadow."""
    plank = mix(s.deep, s.mid, 0.2)
    s.inked([(box(33, 111, 111, 133), mix(s.deep, s.ink, 0.4))], 1.8, (0, 0.6))
    for x in range(44, 111, 11):
        s.stroke([(x, 112), (x, 132)], s.ink, 1.3)
    s.inked([(polygon((36, 132), (36, 127), (104, 113), (108, 113), (108, 118), (42, 132)), plank)], 1.4, (0.2, 0.6))
    s.inked([(box(30, 106, 114, 113), plank)], 1.8, (0.2, 1.2))
    s.fill(box(30, 106, 114, 108.4), s.light)
    s.fill(polygon((44, 135), (112, 135), (126, 172), (70, 172)), mix(s.key, s.light, 0.35))
    s.shaft(
        polygon((35, 30), (72, 30), (126, 138), (126, 172), (84, 172), (35, 62)), s.light, 0.75, (40, 36), (112, 140)
    )


def _trotter(s: Impact, leg: Sequence[tuple[float, float, float]], tone: Color, lit: Color) -> None:
    """Paint a leg of a pig through (x, y, half of its width), its last point the hoof."""
    limb = ribbon(leg)
    (x, y, _), (tip_x, tip_y, half) = leg[-2:]
    far = math.hypot(tip_x - x, tip_y - y)
    ux, uy = (tip_x - x) / far, (tip_y - y) / far
    hoof = taper((tip_x, tip_y), half + 0.4, (tip_x + 4 * ux, tip_y + 4 * uy), half - 0.6)
    s.inked([(limb, tone), (hoof, s.ink)], 2.0, (0.6, 1.2))
    s.fill(cut(limb, placed(limb, 0.8, 2.8)), lit)
    s.fill(hoof, mix(s.ink, s.deep, 0.5))
    s.stroke([(tip_x + ux, tip_y + uy), (tip_x + (5 + half) * ux, tip_y + (5 + half) * uy)], s.ink, 1.3)


def _leaping_pig(s: Impact) -> None:
    """Paint a pig in full leap to the right, its middle at the origin: four legs apart, two behind and two before."""
    pink, lit, shade = "#e07c70", "#fff0e4", "#a03c46"
    _trotter(s, [(-20, 0, 9), (-36, -2, 6.4), (-50, 3, 4.2), (-55, 6, 4)], shade, pink)
    _trotter(s, [(20, 6, 7.6), (36, 14, 5.4), (50, 15, 4.0), (55, 13, 3.8)], shade, pink)
    for tone, width in ((s.ink, 5.4), (pink, 2.6)):
        s.stroke([(-27, -12), (-36, -14, -36, -21), (-33, -26, -30, -20), (-31, -15, -40, -18)], tone, width)
    body = svg("M-32 -2 C-32 -16 -18 -22 0 -21 C16 -20 30 -16 31 -2 C31 12 16 19 0 18 C-18 18 -32 12 -32 -2 Z")
    s.inked([(body, pink)], 2.5, (0.7, 1.5))
    with s.clipped(body):
        s.fill(cut(body, placed(body, -3.0, -9.0)), shade)
        s.fill(cut(body, placed(body, 6.0, 6.5)), "#ffb49c")
        s.fill(cut(body, placed(body, 2.6, 3.6)), lit)
    _trotter(s, [(-16, 6, 10.5), (-28, 17, 7.4), (-40, 27, 4.6), (-44, 30, 4.2)], pink, lit)
    _trotter(s, [(13, 10, 8.4), (24, 21, 6.0), (35, 29, 4.4), (39, 31, 4.0)], pink, lit)
    for x, y, r in ((-13.5, 2.0, 8.6), (11.0, 6.4, 7.2)):  # where the near legs grow out of the body
        s.fill(oval(x, y, r), pink)
    s.inked([(svg("M30 -24 L29 -38 C37 -37 42 -30 41 -21 Z"), shade)], 1.7, (0.3, 0.6))
    head = svg(
        "M15 -12 C16 -25 28 -30 38 -24 C43 -21 45 -17 48 -15 L54 -14 C58 -12 58 -3 54 -1 L47 1 C42 8 30 9 23 4 "
        "C17 0 14 -5 15 -12 Z"
    )
    s.inked([(head, pink)], 2.3, (0.7, 1.3))
    with s.clipped(head):
        s.fill(cut(head, placed(head, -3.0, -7.0)), shade)
        s.fill(cut(head, placed(head, 4.4, 5.0)), "#ffb49c")
        s.fill(cut(head, placed(head, 2.2, 2.8)), lit)
    snout = oval(54.5, -7.5, 3.8, 7.2, -6)
    s.inked([(snout, "#d8786c")], 1.7, (0.3, 0.6))
    s.fill(cut(snout, placed(snout, 0.6, 2.6)), lit)
    for y in (-10.2, -5.0):
        s.fill(oval(55, y, 1.1, 1.7), s.ink)
    s.inked([(svg("M17 -20 L8 -34 C18 -37 29 -31 31 -20 C27 -15 20 -15 17 -20 Z"), pink)], 1.8, (0.4, 0.9))
    s.fill(svg("M18 -22 L12 -31 C18 -32 24 -28 26 -22 Z"), shade)
    s.rim([svg("M17 -20 L8 -34 C18 -37 29 -31 31 -20 C27 -15 20 -15 17 -20 Z")], lit, (-0.6, -1.0), 2.0)
    s.fill(oval(38.4, -13.4, 2.8), s.ink)
    s.fill(oval(37.6, -14.4, 1.0), "#ffffff")
    s.stroke([(48, -0.6), (43, 2.4, 38, -2)], s.ink, 1.7)


def spider_ham(s: Impact) -> None:
    """A pig leaps over the half door of its barn. In profile; light: the low sun in the door."""
    _barn(s)
    _half_door(s)
    s.fill(oval(84, 140, 26, 4.6, -2), mix(s.ink, s.deep, 0.3))
    with s.moved(71, 80, 0.7, turn=-12):
        _leaping_pig(s)


def _pitch_by_floodlight(s: Impact) -> None:
    """Paint a pitch seen from behind its goal: stands, a floodlight, a keeper who dives in vain, and the shooter."""
    s.fill(ALL, mix(s.ink, s.deep, 0.35))
    for r, tone in ((92, mix(s.deep, s.ink, 0.35)), (66, s.deep), (44, mix(s.deep, s.mid, 0.5))):
        s.fill(oval(44, 30, r), tone)
    s.fill(box(28, 22, 60, 40, 1), s.ink)
    for row in range(3):
        for column in range(5):
            s.fill(oval(32.4 + column * 5.8, 25.6 + row * 5.6, 2.1), "#ffffff")
    s.stroke([(44, 40), (44, 108)], s.ink, 2.8)
    s.fill(svg("M-4 92 L40 84 L124 90 V110 H-4 Z"), s.ink)
    for number in range(20):
        s.fill(oval(2 + number * 6.3, 96 + (number * 5) % 7, 1.4), s.mid)
    s.fill(box(-4, 106, 124, 172), s.deep)
    for left, right in ((-10, 18), (44, 74), (98, 128)):
        s.fill(polygon((left, 106), (right - 12, 106), (right, 156), (left - 30, 156)), mix(s.deep, s.mid, 0.6))
    s.fill(polygon((-4, 111), (124, 111), (124, 113), (-4, 113)), s.light)
    s.dots(box(-4, 106, 124, 172), s.ink, (60, 120), (60, 156), 0.0, 0.75)
    keeper = join(
        taper((86, 120), 4.4, (98, 112), 3.8),
        oval(104, 106, 3.4),
        taper((100, 109), 2.0, (110, 98), 1.5),
        taper((102, 113), 2.0, (114, 106), 1.5),
        taper((87, 120), 3.2, (76, 128), 2.2),
        taper((76, 128), 2.2, (66, 126), 1.7),
        taper((88, 122), 3.2, (84, 134), 2.2),
        taper((84, 134), 2.2, (74, 138), 1.7),
    )
    s.fill(oval(92, 142, 20, 2.6), s.deep)
    s.fill(keeper, s.ink)
    s.rim([keeper], s.light, (-0.8, -1.0), 1.1)


def spider_girl(s: Impact) -> None:
    """A ball strikes the net and drives it towards us. From behind the goal; light: a floodlight."""
    _pitch_by_floodlight(s)
    for r, tone in ((44, s.mid), (38, s.key), (32, "#fffbe6")):
        s.flash(70, 76, r, 17, tone, seed=3, hollow=0.7)
    ball = oval(70, 76, 25)
    s.inked([(ball, "#ffffff")], 2.8, (1.0, 1.4))
    with s.clipped(ball):
        s.fill(cut(ball, placed(ball, -5, -5)), mix(s.light, s.key, 0.5))
        s.dots(ball, s.deep, (72, 80), (90, 96), 0.0, 0.8, pitch=2.4)
        middle = [around(68, 74, 9.2, -90 + 72 * side) for side in range(5)]
        s.fill(polygon(*middle), s.ink)
        for side, corner in enumerate(middle):
            out = around(68, 74, 17.4, -90 + 72 * side)
            s.stroke([corner, out], s.ink, 1.6)
            s.fill(
                polygon(
                    out,
                    around(68, 74, 21.6, -104 + 72 * side),
                    around(68, 74, 30, -100 + 72 * side),
                    around(68, 74, 30, -80 + 72 * side),
                    around(68, 74, 21.6, -76 + 72 * side),
                ),
                s.ink,
            )

    def bulged(x: float, y: float) -> Point:
        """Return where a knot of the net lies: pushed away from the ball's middle, and down towards us."""
        away = math.hypot(x - 70, y - 76)
        push = 1 + 0.3 * math.exp(-((away / 34) ** 2))
        return 70 + (x - 70) * push, 76 + (y - 76) * push + 3 * math.exp(-((away / 40) ** 2))

    cords = []
    for number in range(-6, 12):
        at = -26 + number * 21.0
        cords.append([bulged(at + t * 6.5, -10 + t * 8.0) for t in range(24)])
        cords.append([bulged(at + 50 - t * 6.5, -10 + t * 8.0) for t in range(24)])
    for cord in cords:
        s.stroke(cord, s.ink, 2.8)
    for cord in cords:
        s.stroke(cord, s.light, 1.4)


def _works_at_sunrise(s: Impact) -> None:
    """Paint the roofs and chimneys of a works at sunrise, and the people who come to it along the street."""
    s.steps(
        ALL, (60, -4), (60, 128), [s.deep, mix(s.deep, s.mid, 0.6), s.mid, s.key, mix(s.key, s.light, 0.6), s.light]
    )
    for r, tone in ((38, mix(s.key, s.light, 0.5)), (28, s.light), (19, "#fffbe6")):
        s.fill(oval(44, 96, r), tone)
    for left, right, top in ((12, 20, 50), (28, 35, 64), (100, 108, 56), (113, 121, 40)):
        s.fill(polygon((left + 1, top), (right - 1, top), (right + 1, 130), (left - 1, 130)), mix(s.deep, s.mid, 0.3))
    for data in (
        "M13 48 C6 40 14 32 8 22 C16 20 10 6 20 -4 H34 C22 8 28 18 20 26 C24 36 16 40 19 48 Z",
        "M114 38 C108 30 116 22 112 10 L120 4 L126 10 V38 Z",
    ):
        s.fill(svg(data), mix(s.deep, s.mid, 0.5))
    works = svg("M-4 172 V112 L10 102 V112 L26 102 V112 L42 102 V114 H96 V104 L110 96 V106 L124 98 V172 Z")
    s.fill(works, mix(s.ink, s.deep, 0.5))
    for x in range(2, 96, 9):
        s.fill(box(x, 118, x + 5, 124), s.key)
    s.fill(box(-4, 130, 124, 172), s.key)
    s.fill(svg("M-4 130 H124 V134 C90 131 40 131 -4 135 Z"), s.deep)
    s.dots(box(-4, 130, 124, 172), s.deep, (60, 136), (60, 158), 0.0, 0.7)
    for x, y, size in (
        (36, 144, 1.0),
        (43, 142, 0.9),
        (90, 144, 1.0),
        (98, 146, 1.1),
        (107, 143, 0.9),
        (115, 146, 1.1),
    ):
        man = join(
            oval(0, -12, 2.4), svg("M-3.600 -9 H3.600 L3 4 H1 L0 -2 L-1 4 H-3 Z"), box(-3.4, -14.6, 3.4, -13, 0.6)
        )
        s.fill(placed(man, x, y + 1, size), s.ink)


def yondu(s: Impact) -> None:
    """A steam whistle blows the shift in. Low, close; light: the sunrise between the chimneys."""
    _works_at_sunrise(s)
    for x, y, size, flip in ((82, 67, 1.0, False), (46, 67, 0.9, True)):
        jet = svg(
            "M0 -3 C10 -8 12 -16 22 -18 C24 -27 36 -28 40 -20 C50 -22 56 -12 50 -5 C56 2 50 12 41 10 C36 17 25 16 23 9 C13 9 8 5 0 3 Z"
        )
        cloud = placed(jet, x, y, size, -6, flip)
        s.inked([(cloud, "#ffffff")], 2.4, (0.4, 1.4))
        with s.clipped(cloud):
            s.fill(cut(cloud, placed(cloud, 1.5 if flip else -1.5, -5)), mix(s.key, s.light, 0.5))
            s.dots(cloud, s.mid, (x, 70), (x, 92), 0.0, 0.7, pitch=2.4)
    dome = svg("M47 62 V34 C47 20 55 13 64 13 C73 13 81 20 81 34 V62 Z")
    stem = polygon(
        (58, 70),
        (70, 70),
        (70, 84),
        (74, 88),
        (74, 112),
        (80, 118),
        (80, 126),
        (48, 126),
        (48, 118),
        (54, 112),
        (54, 88),
        (58, 84),
    )
    cup = polygon((46, 68), (82, 68), (79, 78, 2), (49, 78, 2))
    lever = polygon((70, 97), (100, 88, 1), (102, 92, 1), (72, 103))
    s.inked([(box(60, 4, 68, 16, 2), s.mid)], 1.8)
    for group in ([lever], [stem], [cup], [dome]):
        s.inked([(part, s.mid) for part in group], 2.8, (1.2, 1.6))
        for part in group:
            with s.clipped(part):
                s.fill(both(part, box(44, 0, 56, 130)), s.key)
                s.fill(both(part, box(49, 0, 53, 130)), "#fffbe6")
                s.fill(both(part, box(72, 0, 84, 130)), s.deep)
                s.dots(part, s.ink, (66, 60), (82, 64), 0.0, 0.9, pitch=2.4)
    s.fill(svg("M47 58 H81 V64 H47 Z"), s.ink)
    s.fill(polygon((50, 64), (78, 64), (76, 68), (52, 68)), "#ffffff")
    for y in (34, 90, 110, 119):
        s.stroke([(48 if y in (34, 119) else 54, y), (80 if y in (34, 119) else 74, y)], s.ink, 1.8)
    s.stroke([(101, 91), (100, 106), (103, 124)], s.ink, 3.0)
    s.stroke([(101, 91), (100, 106), (103, 124)], s.accent, 1.3)
    s.inked([(oval(103, 128, 3.4, 4.2), s.accent)], 1.4, (0.3, 0.5))


def _hawk(s: Impact) -> None:
    """Paint the head of a hawk that looks to the left, lit from there."""
    head = svg(
        "M52 58 C54 44 66 32 84 30 C104 28 122 40 130 60 V176 H58 C64 160 66 148 62 138 C56 132 58 122 56 112 C54 104 52 100 52 94 "
        "C46 90 46 66 52 58 Z"
    )
    s.inked([(head, s.light)], 2.8, (0.8, 1.2))
    with s.clipped(head):
        crown = svg("M46 66 C52 48 70 50 84 58 C96 64 100 76 104 92 C110 112 104 140 112 176 H140 V20 H50 Z")
        s.fill(crown, s.deep)
        s.fill(svg("M50 60 C56 40 76 30 98 34 C84 36 70 42 62 52 Z"), s.mid)
        s.dots(crown, s.ink, (88, 60), (122, 92), 0.0, 0.95)
        stripe = svg("M60 86 C66 98 66 112 74 126 C78 134 78 146 74 158 C88 146 92 128 86 112 C82 100 78 92 76 84 Z")
        s.fill(stripe, s.ink)
        for points in (
            [(92, 64), (100, 76, 103, 92)],
            [(98, 54), (110, 68, 114, 88)],
            [(104, 46), (118, 58, 124, 78)],
            [(84, 48), (96, 52, 104, 62)],
        ):
            s.stroke(points, s.ink, 2.0)
        for x, y in (
            (62, 106),
            (66, 118),
            (98, 118),
            (100, 132),
            (96, 146),
            (68, 140),
            (90, 100),
            (112, 112),
            (116, 128),
            (110, 142),
        ):
            s.fill(placed(svg("M-4 -3 L0 6 L4 -3 L0 -1 Z"), x, y, 1.0, 12), s.key if x < 92 else s.ink)
        s.fill(cut(head, placed(head, 3.2, 1.2)), "#ffffff")
    beak = svg(
        "M56 60 C46 58 38 64 35 74 C32 84 33 94 37 103 C38 96 41 91 46 90 C51 92 57 90 60 86 C57 78 56 68 56 60 Z"
    )
    s.inked([(beak, s.ink)], 2.0, (0.4, 0.8))
    s.fill(svg("M42 67 C37 72 35.500 80 36 90 C38 82 41 76 46 71 Z"), s.light)
    cere = svg("M57 58 C50 57 45 61 45 68 C45 75 50 78 58 78 Z")
    s.inked([(cere, s.key)], 1.6, (0.3, 0.5))
    s.fill(oval(51.4, 67.4, 1.8, 2.6, 20), s.ink)
    s.stroke([(60, 87), (52, 91, 46, 88.6)], s.light, 1.4)


def hawkeye(s: Impact) -> None:
    """A hawk fixes a mouse, which is seen in its eye. Very close, in profile; light: the low sun it looks into."""
    s.steps(ALL, (0, 90), (120, 60), ["#fff6e6", s.light, mix(s.light, s.key, 0.5), s.key, s.mid, s.mid])
    s.fill(svg("M-4 128 C20 122 44 126 70 122 V172 H-4 Z"), s.mid)
    for x in range(-2, 74, 6):
        s.stroke([(x, 150), (x + 1, 136), (x - 3, 122 + x * 7 % 9)], s.deep, 1.7)
    s.dots(box(60, -4, 124, 172), s.deep, (74, 60), (120, 6), 0.0, 0.7)
    _hawk(s)
    socket = svg("M54 60 C60 48 78 48 88 60 C92 70 86 82 76 85 C66 86 56 78 54 60 Z")
    s.fill(socket, s.ink)
    eye = oval(71, 67, 15)
    s.inked([(eye, s.key)], 1.8, (0, 0))
    with s.clipped(eye):
        s.halo(eye, s.deep, 71, 67, 8, 15, 0.0, 0.7, pitch=2.0)
        s.fill(cut(eye, oval(73, 70, 15)), s.light)
        s.fill(oval(71, 67, 9.6), s.ink)
        with s.clipped(oval(71, 67, 8.8)):
            s.fill(box(60, 70, 82, 80), s.mid)
            s.fill(box(60, 69.4, 82, 71), s.light)
            mouse = join(oval(72, 69, 3.7, 2.7), oval(68.2, 70, 2.1, 1.7), oval(69.4, 67.4, 1.5))
            s.fill(mouse, s.ink)
            s.rim([mouse], "#ffffff", (-1.0, -0.6), 0.9)
            s.stroke([(75.6, 70), (78, 70, 78.6, 66.8)], s.ink, 0.9)
        s.fill(oval(65.4, 60.6, 3.0, 2.2, -30), "#ffffff")
    brow = svg("M49 58 C58 46 78 46 96 60 C90 59 86 60 84 61 C74 52 62 52 52 62 Z")
    s.inked([(brow, s.ink)], 1.2)
    s.stroke([(54, 56), (66, 48.6, 82, 53)], s.light, 1.4)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-21": Picture(
        spider_ham,
        ((98.0, 66.0), (72.0, 80.0), (44.0, 94.0), (98.0, 100.0)),
        "leaps over its door",
        "barn door",
        "low sun in the door",
    ),
    "m1-22": Picture(
        spider_girl, ((70.0, 78.0), (60.0, 66.0), (98.0, 112.0)), "strikes the net", "football ground", "floodlight"
    ),
    "m1-23": Picture(
        hawkeye,
        ((70.0, 66.0), (44.0, 78.0), (72.0, 70.0)),
        "fixes a field mouse",
        "stubble field",
        "low sun in front of it",
    ),
    "m1-24": Picture(
        yondu,
        ((64.0, 78.0), (64.0, 60.0), (92.0, 66.0)),
        "blows the shift in",
        "factory roof",
        "sunrise between chimneys",
    ),
}
