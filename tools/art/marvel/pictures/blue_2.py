"""Pictures of four of the blue cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
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
    skyline,
    svg,
    taper,
)


def black_cat(s: Impact) -> None:
    """A cat steals along a ledge with a jewel in its teeth. Silhouette on the moon, from below; light: the moon."""
    s.steps(
        ALL,
        (90, 0),
        (40, 150),
        [mix(s.ink, s.deep, 0.35), mix(s.ink, s.deep, 0.7), s.deep, mix(s.deep, s.mid, 0.45), s.mid],
    )
    moon = (70, 66)
    for r, c in ((58, mix(s.deep, s.mid, 0.55)), (50, s.mid), (43, s.key)):
        s.fill(oval(*moon, r), c)
    s.halo(ALL, mix(s.ink, s.deep, 0.5), *moon, 50, 92, 0.0, 0.6)
    s.fill(oval(*moon, 38), "#ffe9b0")
    s.fill(oval(moon[0] - 2.5, moon[1] - 2.5, 35), "#fff8dc")
    for x, y, r in ((52, 46, 5), (84, 44, 6.5), (90, 78, 4), (58, 84, 3.4), (70, 40, 2.6)):
        s.fill(oval(x, y, r, r * 0.9), "#ffe3a0")
    # far and middle roofs
    with s.clipped(svg("M-4 -4 H124 V150 H-4 Z")):
        s.fill(skyline(-8, 126, 150, (88, 102, 70, 60, 66, 58, 64, 96, 84, 104), 3), mix(s.deep, s.mid, 0.4))
        near = skyline(-6, 126, 150, (62, 76, 50, 36, 34, 38, 52, 70, 58, 66), 8)
        s.fill(near, mix(s.deep, s.ink, 0.35))
        rnd = chance(6)
        with s.clipped(near):
            for i in range(15):
                for j in range(12):
                    if next(rnd) > 0.66:
                        s.fill(block(4 + i * 8, 78 + j * 6, 2.3, 3.2), s.accent)
    # ledge, foreground
    ledge = polygon((-6, 124), (126, 104), (126, 112), (-6, 133))
    face = polygon((-6, 133), (126, 112), (126, 156), (-6, 156))
    s.inked([(face, s.deep), (ledge, mix(s.mid, s.key, 0.5))], w=1.5, heavy=(0, 1.4))
    s.fill(polygon((-6, 124), (126, 104), (126, 106), (-6, 126.5)), s.light)
    s.dots(face, s.ink, (60, 118), (60, 150), 0.1, 0.85)
    for i in range(9):
        x = -4 + i * 14.5
        y = 133 - (x + 6) * 0.159
        s.fill(polygon((x, y), (x + 7, y - 1.1), (x + 7, y + 6.4), (x, y + 7.5)), s.ink)
        s.fill(polygon((x, y), (x + 2, y - 0.3), (x + 2, y + 7.2), (x, y + 7.5)), s.mid)
    # cat
    with s.moved(0.0, 4.0, turn=-8.6, about=(66.0, 108.0)):
        cat = svg(
            "M44 76 C52 70 60 75 68 74 C75 73 79 67 85 65 C86 60 87 56 86.500 49 L92.500 54.500 C94.500 54 96.500 54 98.500 54.500 L104.500 50 C103.500 55 104.500 58 105 61 C106.500 65 106 68 103.500 70 C101 73.500 96 74 92.500 73.500 C91 78 89 81 87 84 C88 90 92 95 95 101 C96 103 98.500 104 100 106 C100.500 108 99 108.500 97 108.500 L90.500 108.500 C88.500 104 84.500 98 81.500 92 C79.500 96 79 101 80 104.500 C81.500 105.500 83 106.500 82.500 108.500 L74 108.500 C73 103 73 96 72 91 C66 93.500 59 93 54.500 91 C53.500 96 51 99 52.500 103 C54.500 104.500 57 106 56.500 108.500 L48 108.500 C46 104 45 100 45.500 96 C42 99 38 102 37.500 105 C38.500 106.500 39 107.500 38.500 108.500 L31 108.500 C30.500 103 33 98 34.500 93 C33 86 36 80 44 76 Z"
        )
        tail = ribbon(
            [
                (39, 82, 3.4),
                (30, 80, 3.0),
                (24, 70, 2.7),
                (26, 58, 2.4),
                (34, 52, 2.2),
                (39, 46, 1.9),
                (37, 40, 1.2),
                (34, 38.5, 0.6),
            ],
            20,
        )
        body = join(cat, tail)
        s.fill(body, s.ink)
        s.rim([body], s.key, (0.25, -1), 1.15)
        with s.clipped(body):
            s.fill(svg("M50 78 C58 77 66 79 74 77 C70 82 58 83 50 78 Z"), mix(s.ink, s.mid, 0.45))
        for x, t in ((93.2, 14), (100.6, -14)):
            s.fill(oval(x, 62.4, 2.5, 1.9, t), "#d8ff5a")
            s.fill(oval(x + 0.4, 62.4, 0.75, 1.8), s.ink)
        s.fill(polygon((96, 66.4), (98.6, 66.4), (97.3, 68)), s.key)
        # the jewel it holds
        s.line(svg("M93 70 C90 82 95 88 99 88 C104 88 106 80 102 70"), s.ink, 2.2)
        s.line(svg("M93 70 C90 82 95 88 99 88 C104 88 106 80 102 70"), "#ffe9b0", 1.0)
        gem = [(93.5, 88), (104.5, 88), (107, 91.6), (99, 101), (91, 91.6)]
        s.inked([(polygon(*gem), s.accent)], w=1.3, heavy=(0.5, 0.7))
        s.fill(polygon((93.5, 88), (104.5, 88), (102.6, 91.6), (95.4, 91.6)), "#fff1c4")
        s.fill(polygon((91, 91.6), (95.4, 91.6), (99, 101)), "#ffc56e")
        s.fill(polygon((107, 91.6), (102.6, 91.6), (99, 101)), "#d8620c")
        s.glint(93.6, 88.4, 7.5)


def _playfield(s: Impact) -> None:
    """Paint the field of a pinball table as its player sees it: rails, lamps let into the wood, lanes, the far wall."""
    s.fill(ALL, s.ink)
    field = polygon((26, -4), (104, -4), (126, 172), (-6, 172))
    s.steps(
        field,
        (60, -4),
        (70, 150),
        [s.deep, mix(s.deep, s.mid, 0.5), s.mid, mix(s.mid, s.key, 0.3), mix(s.mid, s.key, 0.6)],
    )
    sweep = svg("M30 -4 C70 10 96 50 92 110 C90 132 80 146 66 160 L42 160 C62 140 72 120 70 92 C68 50 52 18 24 12 Z")
    s.fill(sweep, mix(s.mid, s.key, 0.5))
    s.fill(svg("M34 -4 C76 14 92 54 88 104 L82 104 C84 56 66 22 28 8 Z"), s.light)
    s.dots(field, s.ink, (88, 110), (122, 150), 0.0, 0.75)
    s.dots(field, s.ink, (46, 40), (16, 4), 0.0, 0.8)
    for number in range(5):
        x, y, size = 44 + 3.4 * number, 138 - 11 * number, 1.0 - 0.1 * number
        arrow = placed(svg("M0 -6 L5 2 H2 V6 H-2 V2 H-5 Z"), x, y, size, 16)
        s.inked([(arrow, s.accent if number > 2 else s.light)], 1.2, (0.2, 0.4))
    for left, foot, side in ((26, -6, 1.0), (104, 126, -1.0)):
        rail = polygon((left, -4), (left + 6 * side, -4), (foot + 11 * side, 172), (foot, 172))
        s.inked([(rail, s.light)], 1.8, (0.4, 0.4))
        s.fill(
            polygon((left + 3.4 * side, -4), (left + 6 * side, -4), (foot + 11 * side, 172), (foot + 6 * side, 172)),
            s.mid,
        )


def _bumper(s: Impact, x: float, y: float, size: float, *, lit: bool) -> None:
    """Paint a bumper: its light on the field, the skirt, the post, and the cap with its rings."""
    with s.moved(x, y, size):
        if lit:
            for rx, ry, tone in ((34, 23, s.key), (27, 18, mix(s.key, s.light, 0.6)), (21, 14, "#ffe2ba")):
                s.fill(oval(0, 6, rx, ry), tone)
        s.fill(oval(3, 11, 17, 8), s.ink)
        s.inked([(oval(0, 7, 17, 8.4), "#ffffff")], 1.8, (0.4, 0.8))
        s.fill(both(oval(0, 7, 17, 8.4), box(3, -4, 20, 20)), s.key)
        post = svg("M-9 -4 H9 V5 C6 8 -6 8 -9 5 Z")
        s.inked([(post, "#fff3dc" if lit else s.mid)], 1.4, (0.2, 0.4))
        cap = svg("M-19 -6 C-19 -16 -9 -19 0 -19 C9 -19 19 -16 19 -6 C19 1 9 4 0 4 C-9 4 -19 1 -19 -6 Z")
        s.inked([(cap, s.accent if lit else s.key)], 2.2, (0.6, 1.0))
        with s.clipped(cap):
            s.fill(cut(cap, placed(cap, -5, -3)), "#b04e12" if lit else s.deep)
            s.fill(oval(0, -8, 13, 7.4), "#ffffff")
            s.fill(oval(0, -8, 9, 5), s.accent if lit else s.mid)
            s.fill(oval(0, -8.4, 4.8, 2.6), "#fff3dc")
            s.fill(oval(-11, -13, 4.4, 2.0, -30), "#ffffff")


def _flipper(s: Impact, x: float, y: float, turn: float, *, flip: bool) -> None:
    """Paint a flipper that turns about (x, y)."""
    with s.moved(x, y, flip=flip, turn=turn):
        bat = taper((0, 0), 6.6, (34, 0), 3.8)
        s.fill(placed(bat, 2, 6), s.ink, 0.7)
        s.inked([(bat, s.accent)], 2.2, (0.3, 1.0))
        top = taper((0, -1), 4.0, (33, -1), 1.8)
        s.fill(top, "#fff3dc")
        s.inked([(oval(0, -0.6, 3.0), s.key)], 1.2, (0.2, 0.4))


def war_machine(s: Impact) -> None:
    """A flipper drives the ball up among the bumpers. From the player's place; light: the bumper that it has just hit."""
    _playfield(s)
    for x, y, size, lit in ((84, 52, 0.78, False), (50, 60, 0.92, True), (88, 88, 0.94, False)):
        _bumper(s, x, y, size, lit=lit)
    _flipper(s, 36, 132, 26, flip=False)
    _flipper(s, 106, 134, 22, flip=True)
    streak = ribbon([(88, 132, 1.0), (80, 116, 5.0), (72, 104, 8.6), (68, 97, 9.6)])
    s.fill(streak, s.light)
    s.fill(ribbon([(86, 130, 0.6), (80, 118, 2.6), (73, 106, 4.6), (69, 98, 5.6)]), "#ffffff")
    ball = oval(66, 93, 11)
    s.fill(oval(71, 103, 11, 5), s.ink)
    s.inked([(ball, s.key)], 2.4, (0.7, 1.1))
    with s.clipped(ball):
        s.fill(box(50, 80, 84, 91), s.light)
        s.fill(svg("M54 92 C60 88 70 95 80 90 V108 H54 Z"), s.deep)
        s.fill(svg("M56 98 C62 94 70 101 78 96 V108 H54 Z"), s.mid)
        s.fill(oval(61.4, 86.6, 4.2, 3.0, -30), "#ffffff")
        s.fill(oval(60, 100.6, 3.4, 1.6, 20), s.accent)
    for start, end in (((44, 80), (40, 87)), ((58, 80), (61, 86)), ((34, 74), (29, 79))):
        for tone, wide in ((s.ink, 4.2), ("#fff3dc", 2.0)):
            s.stroke([start, end], tone, wide)
    s.glint(42, 49, 6, turn=14)


def _blinds(s: Impact) -> None:
    """Paint a window with the sun behind its blinds, wide and calm, and the sill that takes their stripes."""
    s.fill(ALL, s.deep)
    for number in range(9):
        y = -8 + number * 17
        near = max(0.0, 1 - abs(y - 46) / 84)
        gap = polygon((-4, y + 6), (124, y - 6), (124, y + 4.4), (-4, y + 16.4))
        s.fill(gap, mix(s.deep, s.mid, 0.3 + 0.7 * near))
        for r, tone in ((52, mix(s.mid, s.key, 0.6)), (38, mix(s.key, s.light, 0.5)), (25, "#ffc98a"), (16, "#fff3dc")):
            s.fill(both(gap, oval(60, 56, r)), tone)
    s.dots(box(-4, -4, 124, 128), s.ink, (84, 66), (132, 110), 0.0, 0.7)
    s.fill(box(-4, 126, 124, 172), s.deep)
    s.fill(box(-4, 124, 124, 128.4), s.key)
    for x in (30, 58, 86):
        s.fill(polygon((x, 128.4), (x + 12, 128.4), (x + 2, 172), (x - 18, 172)), s.mid)


def _bead(s: Impact, x: float, y: float, r: float) -> None:
    """Paint a bead of mercury that mirrors the window."""
    s.inked([(oval(x, y, r), s.ink)], 1.3, (0.3, 0.5))
    s.fill(oval(x - r * 0.12, y - r * 0.12, r * 0.8), s.mid)
    s.fill(oval(x + r * 0.1, y + r * 0.16, r * 0.68), s.ink)
    s.fill(both(oval(x, y, r * 0.82), box(x - r * 0.75, y - r * 0.72, x - r * 0.05, y - r * 0.05)), "#ffffff")
    s.stroke(
        [(x + r * 0.1, y + r * 0.74), (x + r * 0.6, y + r * 0.66, x + r * 0.76, y + r * 0.1)], s.key, max(0.8, r * 0.16)
    )


def quicksilver(s: Impact) -> None:
    """A thermometer bursts, and its quicksilver leaps out. Diagonal; light: the sun through blinds."""
    _blinds(s)
    s.fill(svg("M66 143 C80 137 112 137 124 141 V148 C104 152 80 150 66 143 Z"), s.ink)
    with s.moved(75.0, 88.0, turn=-22.0):
        tube = join(
            polygon((-10, -36), (-5, -30), (-2, -38), (3, -31), (6, -37), (10, -33), (10, 40), (-10, 40)),
            oval(0, 42, 16.5),
        )
        s.inked([(tube, s.light)], 2.6, (1.4, 1.4))
        with s.clipped(tube):
            s.fill(cut(tube, placed(tube, -3.4, 0)), s.key)
            s.dots(tube, s.mid, (3, 0), (12, 2), 0.0, 0.85, pitch=2.4)
        column = join(box(-4.2, -46, 4.2, 40), oval(0, 42, 12))
        s.fill(column, s.ink)
        s.fill(box(-2.6, -40, -0.8, 34), "#ffffff")
        s.fill(svg("M-8 40 C-8 34 -4 32 -1 32 C-4 36 -5 40 -5 44 Z"), "#ffffff")
        s.stroke([(2, 51), (8, 50, 9, 43)], s.mid, 1.8)
        for number in range(9):
            y = -24 + number * 6.2
            s.stroke([(4.6, y), (9.4 if number % 2 == 0 else 7.2, y)], s.accent if number < 2 else s.ink, 1.5)
        s.stroke([(-7.6, -28), (-7.6, 28)], "#ffffff", 1.8)
        for x, y, turn, size in ((-17, -38, -40, 6.5), (17, -36, 50, 6.0), (14, -50, 20, 4.2), (-15, -54, -70, 4.0)):
            shard = placed(polygon((-0.7, -1.1), (0.8, -0.5), (0.1, 1.2)), x, y, size, turn)
            s.inked([(shard, s.light)], 1.3, (0.4, 0.6))
        s.fill(svg("M-4 -30 C-4 -36 -7 -38 -8 -44 H8 C7 -38 4 -36 4 -30 Z"), s.ink)
        for x, y, r in ((0, -48, 10.5), (-9, -36, 3.6), (10, -38, 3.0)):
            _bead(s, x, y, r)
    for x, y, r in (
        (42, 44, 6.2),
        (86, 46, 4.0),
        (36, 64, 3.4),
        (97, 76, 6.4),
        (42, 88, 4.6),
        (48, 131, 8.2),
        (64, 136, 3.6),
    ):
        _bead(s, x, y, r)


def _table_by_a_morning_window(s: Impact) -> None:
    """Paint a window full of morning, a pale table, and the panes of light and shadow that lie on it."""
    s.fill(ALL, mix(s.mid, s.key, 0.35))
    pane = box(26, -4, 124, 72)
    s.steps(pane, (60, -4), (60, 72), [s.key, mix(s.key, s.light, 0.5), mix(s.key, s.light, 0.8), "#ffffff"])
    s.fill(
        svg("M26 72 V58 C36 50 46 54 54 60 C64 48 82 44 96 56 C106 50 116 50 124 54 V72 Z"), mix(s.key, s.light, 0.35)
    )
    for x in (26, 78):
        s.fill(box(x - 2, -4, x + 2, 72), s.mid)
        s.fill(box(x + 0.6, -4, x + 2, 72), s.key)
    s.fill(svg("M-4 -4 H20 C22 24 12 50 16 96 H-4 Z"), s.mid)
    s.fill(svg("M4 -4 C8 30 2 60 6 96 H0 C-4 60 0 30 -2 -4 Z"), s.deep)
    s.fill(svg("M14 -4 C16 26 8 56 11 96 H16 C12 50 22 24 20 -4 Z"), s.key)
    s.fill(box(20, 70, 124, 77), s.light)
    s.fill(box(20, 74, 124, 77), s.mid)
    s.fill(polygon((-4, 92), (124, 92), (124, 172), (-4, 172)), s.key)
    s.fill(polygon((40, 92), (124, 92), (124, 152), (96, 172), (-4, 172)), s.light)
    s.fill(polygon((78, 92), (86, 92), (50, 172), (38, 172)), s.key)
    s.dots(box(-4, 92, 124, 172), s.mid, (24, 110), (-4, 136), 0.0, 0.7)


def _stirring_hand(s: Impact) -> None:
    """Paint a hand from the right that holds a spoon between thumb and finger at (92, 56), the morning on its back."""
    skin, lit, dim = "#a0613c", "#ffd0a0", "#5c3024"
    sleeve = polygon((108, 66), (130, 52), (134, 92), (116, 84))
    s.solid(sleeve, ("#ffe0b0", s.accent, "#b04e12"), (-0.3, -1.0), 6.0, 2.1)
    palm = svg("M98 54 C102 48 110 48 116 54 C122 60 124 70 120 77 C116 83 108 82 103 78 C98 73 95 62 98 54 Z")
    s.inked([(palm, skin)], 2.0, (-0.4, 1.0))
    with s.clipped(palm):
        s.fill(cut(palm, placed(palm, 1.5, 5)), lit)
        s.dots(palm, dim, (108, 64), (104, 82), 0.0, 0.8, pitch=2.4)
    for start, end, r in (((112, 77), (100, 81), 3.6), ((111, 72), (96.5, 76), 4.0), ((109, 65), (94.5, 69), 4.2)):
        finger = taper(start, r, end, r - 0.8)
        s.inked([(finger, skin)], 1.6, (-0.3, 0.7))
        s.fill(both(finger, placed(finger, 0.6, 2.4)), dim)
        s.rim([finger], lit, (-0.3, -1.0), 1.3)
    index = join(taper((110, 56), 4.6, (98, 55), 4.0), taper((98, 55), 3.8, (90.5, 61.5), 2.9))
    s.inked([(index, skin)], 1.8, (-0.4, 0.8))
    with s.clipped(index):
        s.fill(cut(index, placed(index, 0.4, -2.6)), dim)
        s.fill(cut(index, placed(index, 0.2, 2.4)), lit)
    s.inked([(oval(89.4, 62.6, 1.7, 2.3, 40), lit)], 0.8, (0, 0))
    s.stroke([(99, 51.6), (101, 54)], s.ink, 1.1)


def nebula(s: Impact) -> None:
    """A spoon stirs a nebula of milk into coffee. A breakfast table; light: the morning behind the cup."""
    _table_by_a_morning_window(s)
    s.fill(svg("M34 134 C20 134 0 142 -6 150 V172 H70 C86 160 100 148 104 136 Z"), mix(s.mid, s.key, 0.15))
    plate = oval(72, 134, 38, 9)
    s.inked([(plate, s.mid)], 2.0, (-0.3, 1.4))
    s.fill(cut(plate, oval(70, 136, 37, 8.4)), "#ffffff")
    s.fill(oval(70, 135, 21, 4.6), s.deep)
    handle = cut(oval(105, 98, 13.5, 14.5), oval(104, 98, 7, 8.4))
    s.inked([(handle, s.mid)], 2.0, (-0.4, 1.0))
    s.rim([handle], "#ffffff", (0.6, -1.0), 2.2)
    cup = svg("M36 76 C36 108 48 134 61 136 H83 C96 134 108 108 108 76 Z")
    s.inked([(cup, mix(s.deep, s.mid, 0.4))], 2.6, (-0.8, 1.6))
    with s.clipped(cup):
        s.fill(svg("M34 70 H52 C50 100 56 126 66 140 H44 C36 112 34 92 34 70 Z"), mix(s.ink, s.deep, 0.5))
        s.dots(cup, mix(s.ink, s.deep, 0.5), (68, 108), (52, 112), 0.0, 0.85, pitch=2.4)
        s.fill(svg("M100 70 H112 C110 108 98 132 84 140 H78 C92 124 100 102 100 70 Z"), s.key)
        s.fill(svg("M104.500 70 H112 C110 106 100 128 90 138 C100 120 105 96 104.500 70 Z"), "#ffffff")
        for x, y, r in (
            (60, 100, 1.5),
            (72, 112, 2.2),
            (84, 100, 1.6),
            (66, 124, 1.4),
            (90, 112, 1.3),
            (78, 122, 1.2),
            (52, 110, 1.1),
        ):
            s.glint(x, y, r * 1.9, s.light, slim=0.3)
    mouth = oval(72, 76, 37, 16)
    s.inked([(mouth, "#ffffff")], 2.0, (0.0, 0.4))
    s.fill(cut(mouth, oval(72, 79, 36, 15)), s.light)
    brew = oval(72, 77.5, 33, 13)
    s.inked([(brew, "#3a1a10")], 1.0, (0.0, 0.0))
    with s.clipped(brew):
        for tone, wide in (("#8a4414", 1.9), (s.accent, 1.2), ("#fff2dc", 0.6)):
            for start in (0, 180):
                arm = [
                    (
                        72 + (2 + 29 * k / 11) * math.cos(math.radians(start + 32 * k)),
                        77.5 + (0.8 + 11.2 * k / 11) * math.sin(math.radians(start + 32 * k)),
                        wide * (2.5 - 0.17 * k),
                    )
                    for k in range(12)
                ]
                s.fill(ribbon(arm), tone)
        s.fill(oval(72, 77.5, 8.4, 3.8), "#fffaf0")
        for x, y in ((50, 72), (95, 82), (88, 70), (56, 84), (78, 87), (64, 67), (99, 75), (45, 78)):
            s.fill(oval(x, y, 0.9), "#fff2dc")
        s.fill(oval(86, 80, 5, 1.8), "#3a1a10", 0.8)
    spoon = ribbon([(84, 80, 1.6), (90, 64, 1.7), (95, 52, 2.2), (98, 45, 3.2), (99, 42, 2.6)])
    s.inked([(spoon, s.light)], 1.7, (-0.4, 0.6))
    s.rim([spoon], s.mid, (-1.0, 0.2), 1.3)
    _stirring_hand(s)
    for points in ([(50, 58), (44, 48, 52, 40), (58, 32, 51, 24)], [(64, 54), (59, 44, 66, 36), (71, 29, 66, 20)]):
        s.stroke(points, s.mid, 3.0)
        s.stroke(points, "#ffffff", 1.6)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-07": Picture(
        war_machine,
        ((66.0, 93.0), (50.0, 56.0), (84.0, 122.0)),
        "drives a ball among bumpers",
        "pinball table",
        "lamp of a bumper",
    ),
    "m2-08": Picture(
        quicksilver,
        ((60.0, 54.0), (74.0, 84.0), (88.0, 122.0)),
        "bursts at the top",
        "sill in a heat wave",
        "sun through blinds",
    ),
    "m2-10": Picture(black_cat, ((66.0, 80.0),), "steals a jewel", "ledge", "moon"),
    "m2-12": Picture(
        nebula, ((70.0, 79.0), (92.0, 60.0)), "is stirred into a cup", "breakfast table", "morning behind the cup"
    ),
}
