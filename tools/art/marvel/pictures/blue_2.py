"""Pictures of the blue cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
    blob,
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


def _trebuchet(s: Impact) -> None:
    """Paint a trebuchet of beams whose arm has just swung up, and its crew of two."""
    wood, lit = mix(s.deep, s.mid, 0.35), mix(s.key, s.light, 0.25)
    for foot in (100, 112):  # the far trestle
        s.inked([(taper((82, 88), 1.8, (foot, 138), 2.2), mix(s.ink, s.deep, 0.7))], 1.0)
    arm = polygon((70, 40), (73.5, 39), (101, 110), (92, 113))
    box_of_stones = placed(polygon((-12, 0, 2), (12, 0, 2), (10, 20, 3), (-10, 20, 3)), 98, 106, turn=6)
    s.inked([(arm, wood)], 1.8, (1.0, 0.8))
    s.fill(polygon((70, 40), (71.6, 39.6), (96, 111.5), (92, 113)), lit)
    s.inked([(box_of_stones, mix(s.deep, s.mid, 0.2))], 1.9, (1.0, 1.2))
    with s.clipped(box_of_stones):
        s.fill(placed(box(-14, -2, -5, 24), 98, 106, turn=6), lit)
        for x in (-5, 2):
            s.stroke([(98 + x, 104), (97 + x, 130)], s.ink, 1.2)
        s.dots(box_of_stones, s.ink, (98, 110), (112, 124), 0.0, 0.85, pitch=2.4)
    for foot in (54, 88):
        beam = taper((78, 86), 2.6, (foot, 140), 3.2)
        s.inked([(beam, wood)], 1.6, (0.8, 1.0))
        s.rim([beam], lit, (-1.0, -0.3), 1.8)
    s.inked(
        [(polygon((46, 136), (116, 136), (116, 143), (46, 143)), wood), (taper((64, 116), 1.8, (84, 116), 1.8), wood)],
        1.6,
    )
    s.fill(polygon((46, 136), (116, 136), (116, 138), (46, 138)), lit)
    s.inked([(oval(78, 86, 5), s.light)], 1.5, (0.6, 0.8))
    s.fill(oval(78, 86, 1.8), s.ink)
    crew = join(
        svg("M-3.500 -15 C-4.500 -19 4 -19 4 -15 L4.500 -8 L6.500 0 H3 L0.500 -7 L-3 0 H-6.500 L-4 -8 Z"),
        oval(0.6, -21.6, 2.8, 3.2),
        taper((2.6, -15.6), 1.6, (8, -23), 1.2),
        taper((-2.6, -15.6), 1.6, (-7, -21), 1.2),
    )
    figure = placed(crew, 68, 136, 1.0)
    s.fill(figure, s.ink)
    s.rim([figure], s.accent, (-1.0, -0.6), 1.0)


def war_machine(s: Impact) -> None:
    """A trebuchet hurls a burning barrel over a wall at night. Light: the fire."""
    s.steps(
        ALL,
        (60, 0),
        (60, 128),
        [s.ink, mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.45), mix(s.deep, s.mid, 0.8)],
    )
    fire = (46.0, 53.0)
    for r, tone in ((50, mix(s.deep, s.mid, 0.7)), (38, s.mid), (28, s.key), (19, s.light)):
        s.fill(oval(*fire, r), tone)
    s.halo(ALL, s.ink, *fire, 46, 100, 0.0, 0.7)
    # the wall, its merlons lit from above
    wall = svg("M-4 172 V96 H2 V90 H10 V96 H16 V90 H24 V96 H30 V90 H38 V96 H44 V90 H52 V172 Z")
    s.fill(wall, mix(s.ink, s.deep, 0.5))
    s.rim([wall], s.key, (0.3, -1.0), 1.8)
    s.fill(svg("M84 128 L92 108 H98 V100 H104 V108 H110 V100 H116 V108 H124 V172 H84 Z"), mix(s.ink, s.deep, 0.6))
    s.fill(svg("M-4 136 C30 130 90 132 124 138 V172 H-4 Z"), mix(s.ink, s.deep, 0.25))
    _trebuchet(s)
    s.stroke([(71, 41), (62, 34, 53, 45)], s.ink, 2.4)  # the sling lets go
    s.stroke([(71, 41), (62, 34, 53, 45)], s.light, 1.0)
    # the barrel and its tail of fire
    tail = svg(
        "M40 58 C36 46 42 38 54 34 C60 30 68 20 82 14 C78 22 78 26 72 30 C78 30 82 28 88 28 C80 36 74 38 70 44 C66 52 62 62 52 65 C46 66 42 63 40 58 Z"
    )
    s.inked([(tail, "#ff8a1e")], 1.4, (0.5, 0.7))
    s.fill(
        svg(
            "M42 58 C40 48 46 42 56 39 C62 36 66 30 73 25 C71 30 70 34 66 38 C70 38 72 37 76 36 C70 42 66 46 62 52 C58 60 48 66 42 58 Z"
        ),
        "#ffc830",
    )
    s.fill(svg("M44 58 C44 50 50 46 56 44 C60 43 62 40 66 37 C63 44 60 50 55 56 C50 62 46 62 44 58 Z"), "#fff4b4")
    barrel = placed(
        svg("M-9 -6 C-5 -8.500 5 -8.500 9 -6 C10 -3 10 3 9 6 C5 8.500 -5 8.500 -9 6 C-10 3 -10 -3 -9 -6 Z"),
        46,
        55,
        turn=-32,
    )
    s.inked([(barrel, mix(s.deep, s.mid, 0.3))], 1.7, (-0.6, 0.9))
    s.rim([barrel], "#ffc830", (0.6, -1.0), 2.4)
    for x in (-5, 5):
        s.line(placed(box(x - 1, -8, x + 1, 8), 46, 55, turn=-32), s.ink, 1.0)
    for x, y, r in ((62, 60, 1.3), (68, 52, 1.0), (57, 70, 1.1), (80, 40, 1.2), (36, 44, 1.0), (64, 72, 0.8)):
        s.fill(oval(x, y, r), s.accent)


def _engine(s: Impact, x: float, y: float) -> None:
    """Paint a steam engine that comes at us, its lamp at (x, y)."""
    for cx, cy, r in ((44, 26, 14), (58, 20, 15), (34, 36, 10), (70, 30, 11)):
        s.fill(oval(cx, cy, r), mix(s.deep, s.mid, 0.35))
        s.fill(both(oval(cx, cy, r), oval(cx + 5, cy + 6, r)), mix(s.deep, s.mid, 0.8))
    cab = polygon((x - 30, y - 18, 3), (x + 30, y - 18, 3), (x + 32, y + 36), (x - 32, y + 36))
    s.inked([(cab, mix(s.ink, s.deep, 0.7)), (box(x - 5, y - 36, x + 5, y - 20), mix(s.ink, s.deep, 0.5))], 1.6)
    s.inked([(box(x - 7, y - 39, x + 7, y - 34, 1), s.mid)], 1.2)
    for side in (-1, 1):
        s.fill(box(x + side * 24 - 4, y - 12, x + side * 24 + 4, y - 2, 1), s.key)
    boiler = oval(x, y, 25)
    s.inked([(boiler, s.deep)], 2.0, (0.0, 1.4))
    s.fill(cut(boiler, oval(x, y + 3, 24.4)), s.key)
    s.line(oval(x, y, 19), s.ink, 1.4)
    for number in range(12):
        a = math.radians(30 * number)
        s.fill(oval(x + 22 * math.cos(a), y + 22 * math.sin(a), 1.3), s.light)
    s.inked(
        [(polygon((x - 34, y + 28), (x + 34, y + 28), (x + 34, y + 35), (x - 34, y + 35)), s.accent)], 1.6, (0.0, 1.0)
    )
    fender = polygon((x - 30, y + 36), (x + 30, y + 36), (x + 22, y + 56), (x - 22, y + 56))
    s.inked([(fender, mix(s.ink, s.deep, 0.4))], 1.6)
    for number in range(-3, 4):
        s.stroke([(x + number * 8.4, y + 37), (x + number * 6.4, y + 55)], s.mid, 1.6)
    s.rays(x, y, 12, 80, 18, s.light, 0.5, duty=0.4, seed=3, inward=False)
    s.fill(oval(x, y, 14), s.key)
    s.fill(oval(x, y, 11), s.light)
    s.inked([(oval(x, y, 8.4), "#ffffff")], 1.4, (0.0, 0.0), ink=s.accent)


def _hare() -> skia.Path:
    """Return a hare at full stretch that runs to the right, 84 long about the origin."""
    return join(
        svg("M22 -6 C14 -14 0 -16 -14 -13 C-24 -11 -31 -5 -30 3 C-28 10 -18 9 -8 6 C4 4 14 6 20 4 C26 2 28 -2 22 -6 Z"),
        svg("M18 -7 C20 -13 26 -16 32 -14 C37 -13 42 -8 41.500 -5 C40 -2 34 -1 30 0 C26 3 21 4 18 0 Z"),
        ribbon([(25, -12, 1.6), (17, -20, 3.2), (5, -24, 0.4)]),
        ribbon([(28, -13, 1.6), (22, -24, 3.2), (12, -31, 0.4)]),
        ribbon([(-24, 0, 7.0), (-36, 7, 3.8), (-44, 3, 2.2), (-53, 8, 1.2)]),
        ribbon([(-18, 4, 5.0), (-28, 13, 2.6), (-38, 14, 1.8), (-45, 20, 1.0)]),
        ribbon([(18, 2, 4.4), (30, 8, 2.2), (40, 6, 1.6), (46, 9, 1.2)]),
        ribbon([(14, 4, 4.0), (22, 13, 2.0), (31, 15, 1.5), (37, 19, 1.1)]),
        oval(-32, -4, 3.6, 3.2),
    )


def _chrome(s: Impact, path: skia.Path, size: float) -> None:
    """Fill a path as polished metal: sky above, a dark horizon, a lit ground."""
    s.inked([(path, s.light)], 1.8, (0.8, 1.3))
    with s.clipped(path):
        s.fill(cut(path, placed(path, 0.9 * size, 3.4 * size)), "#ffffff")
        s.fill(cut(path, placed(path, -0.6 * size, -7.6 * size)), s.mid)
        s.fill(cut(path, placed(path, -0.6 * size, -5.2 * size)), mix(s.ink, s.deep, 0.5))
        s.fill(cut(path, placed(path, -0.4 * size, -3.2 * size)), s.mid)
        s.fill(cut(path, placed(path, -0.2 * size, -1.4 * size)), s.key)


def quicksilver(s: Impact) -> None:
    """A hare of mercury outruns a train. Light: the lamp of the engine."""
    s.steps(ALL, (60, 0), (60, 112), [s.ink, mix(s.ink, s.deep, 0.5), s.deep, mix(s.deep, s.mid, 0.5), s.mid])
    s.rays(68, 68, 40, 130, 22, s.key, 0.35, duty=0.4, seed=11)
    s.fill(svg("M-4 112 H124 V172 H-4 Z"), mix(s.deep, s.mid, 0.25))
    for number in range(6):  # sleepers, and the rails over them
        y = 114 + number * number * 1.3 + number * 2
        half = 30 + (y - 112) * 1.5
        s.fill(
            polygon(
                (68 - half, y),
                (68 + half, y),
                (68 + half + 2, y + 2 + number * 0.6),
                (68 - half - 2, y + 2 + number * 0.6),
            ),
            mix(s.ink, s.deep, 0.5),
        )
    for side in (-1, 1):
        s.fill(
            polygon((68 + side * 22, 112), (68 + side * 25, 112), (68 + side * 76, 172), (68 + side * 66, 172)), s.light
        )
    s.dots(box(-4, 112, 124, 172), s.ink, (68, 116), (0, 150), 0.0, 0.8)
    _engine(s, 68, 66)
    s.fill(oval(70, 136, 40, 4), s.ink, 0.8)
    lots = chance(8)
    for number in range(8):  # the speed behind it
        y = 96 + 5 * number
        s.stroke([(-4, y - 4), (24 + 16 * next(lots), y)], "#ffffff", 0.7 + next(lots))
    hare = placed(_hare(), 70, 114, 0.92, 7)
    _chrome(s, hare, 1.0)
    s.fill(oval(100.4, 110.2, 1.7), s.ink)
    s.fill(oval(99.9, 109.7, 0.6), "#ffffff")
    for x, y, rx, ry in (
        (30, 122, 4.4, 2.2),
        (22, 114, 2.6, 1.5),
        (36, 132, 3.2, 1.9),
        (46, 138, 2.2, 1.4),
        (92, 138, 3.0, 1.7),
        (108, 132, 2.2, 1.4),
        (56, 128, 1.8, 1.2),
    ):
        _chrome(s, oval(x, y, rx, ry, 8), 0.5)
    s.glint(86, 101, 6)
    s.glint(48, 108, 5)


def _cymbal(s: Impact, x: float, y: float, turn: float, foot: Point) -> None:
    """Paint a cymbal on its stand."""
    s.stroke([(x, y), foot], s.ink, 2.6)
    s.stroke([(x, y), foot], s.mid, 1.0)
    disc = oval(x, y, 17, 5.2, turn)
    s.inked([(disc, s.accent)], 1.5, (0.4, 1.2))
    s.fill(both(disc, placed(disc, -5, -2)), "#ffd9a0")
    s.line(oval(x, y, 10, 3, turn), s.ink, 0.8)
    s.inked([(oval(x, y - 1, 4, 1.8, turn), "#ffd9a0")], 0.8, (0.0, 0.2))


def _snare(s: Impact, x: float, y: float) -> None:
    """Paint a snare drum whose skin lies at (x, y)."""
    shell = join(oval(x, y + 22, 30, 8.4), box(x - 30, y, x + 30, y + 22))
    s.inked([(shell, s.mid)], 1.9, (0.6, 1.4))
    s.fill(both(shell, box(x - 30, y, x - 12, y + 40)), s.key)
    s.dots(shell, s.ink, (x, y + 12), (x + 32, y + 20), 0.0, 0.8, pitch=2.4)
    for dx in (-27, -18, -6, 7, 19, 27):
        s.inked(
            [(box(x + dx - 1.3, y + 8 - abs(dx) * 0.1, x + dx + 1.3, y + 24 - abs(dx) * 0.1, 1), s.light)],
            0.7,
            (0.2, 0.2),
        )
    s.inked([(oval(x, y, 31, 9), s.light)], 1.8, (0.0, 0.8))
    s.inked([(oval(x, y - 0.6, 27.5, 7.2), "#ffffff")], 0.8, (0.0, 0.0))
    s.dots(oval(x, y - 0.6, 27.5, 7.2), s.key, (x - 4, y), (x + 26, y + 4), 0.0, 0.6, pitch=2.4)


def nebula(s: Impact) -> None:
    """A nebula closes like a hand round a ship. Vista of deep space; light: the ship's engine."""
    s.fill(ALL, mix(s.ink, s.deep, 0.3))
    lots = chance(11)
    for _ in range(60):
        s.fill(oval(120 * next(lots), 150 * next(lots), 0.3 + 0.6 * next(lots)), s.light)
    ship = (66.0, 70.0)
    # the inside of the cloud glows from the engine
    glow = blob((30, 60), (44, 36), (66, 26), (90, 36), (104, 62), (100, 92), (84, 110), (56, 112), (36, 92))
    s.fill(placed(glow, -6.6, -7, 1.1), s.deep)
    s.fill(glow, s.mid)
    s.halo(glow, s.deep, *ship, 30, 50, 0.0, 0.6)
    for r, tone in ((36, s.key), (27, mix(s.key, s.light, 0.5)), (19, s.light)):
        s.fill(oval(66, 80, r, r * 0.9), tone)

    # far fingers, behind the ship: clouds along a bow
    def finger(points: Sequence[tuple[float, float, float]], tone: Color, lit: Color, light: Point) -> None:
        puffs = [ribbon(points, 16)]
        for number, (first, last) in enumerate(pairwise(points)):
            for step in (0.0, 0.5):
                x, y, w = (p + (q - p) * step for p, q in zip(first, last, strict=True))
                swell = (1.0, 1.22, 1.08)[(number * 2 + round(step * 2)) % 3]
                puffs.append(oval(x, y, w * swell, w * swell * 0.94))
        puffs.append(oval(*points[-1]))
        cloud = join(*puffs)
        s.inked([(cloud, tone)], 2.2, (0.6, 0.9))
        with s.clipped(cloud):
            s.rim([cloud], lit, light, 3.6)
            s.rim([cloud], mix(lit, s.light, 0.8), light, 1.6)
            x, y, w = points[len(points) // 2]
            s.dots(cloud, mix(s.ink, s.deep, 0.5), (x, y), (x - light[0] * w * 2, y - light[1] * w * 2), 0.0, 0.8)

    finger([(34, 140, 12), (27, 108, 9), (27, 80, 8), (35, 58, 7), (47, 48, 5.4)], s.deep, s.key, (1.0, 0.0))
    finger([(52, 140, 11), (44, 100, 8), (42, 68, 7.5), (50, 42, 6.8), (64, 32, 5.2)], s.deep, s.key, (1.0, 0.4))
    finger([(84, 140, 11), (92, 100, 8), (97, 72, 7.5), (93, 52, 6.8), (82, 41, 5.2)], s.deep, s.key, (-1.0, 0.4))
    # the ship
    with s.moved(*ship, 1.0, turn=-24.0):
        flame = svg("M-5 14 C-10 24 -5 30 0 44 C5 30 10 24 5 14 Z")
        s.flash(0, 18, 17, 10, "#fff3c8", seed=4, hollow=0.5)
        s.inked([(flame, s.accent)], 1.0, (0.0, 0.0))
        s.fill(svg("M-3 14 C-6 22 -3 26 0 34 C3 26 6 22 3 14 Z"), "#fff8e0")
        wings = [svg("M-4 0 L-18 12 L-17 17 L-4 12 Z"), svg("M4 0 L18 12 L17 17 L4 12 Z")]
        hull = svg("M0 -26 C6 -18 7 -2 5 14 H-5 C-7 -2 -6 -18 0 -26 Z")
        s.inked([(wings[0], s.light), (wings[1], s.mid), (hull, "#ffffff")], 1.6, (0.6, 0.8))
        s.fill(svg("M1 -24 C6 -16 7 -2 5 14 H1 Z"), s.mid)
        s.inked([(oval(-0.4, -9, 2.4, 4), s.ink)], 0.6, (0.0, 0.0))
        s.fill(oval(-1, -10.5, 0.9, 1.4), s.light)
    # near: palm, ring and little finger, and the thumb over it
    palm = blob(
        (24, 150), (28, 132), (40, 122), (54, 124), (66, 117), (80, 122), (94, 116), (110, 124), (120, 150), (70, 170)
    )
    s.inked([(palm, mix(s.deep, s.mid, 0.3))], 2.0)
    s.dots(palm, s.deep, (66, 118), (70, 156), 0.0, 0.85)
    s.rim([palm], s.light, (0.0, -1.0), 1.8)
    finger(
        [(104, 142, 12), (112, 112, 8.6), (111, 92, 7.6), (103, 77, 6.4), (93, 73, 4.8)],
        mix(s.deep, s.mid, 0.3),
        s.key,
        (-1.0, -0.1),
    )
    finger(
        [(38, 150, 13), (36, 130, 10), (42, 114, 8.6), (53, 105, 7.4), (63, 104, 5.6)],
        mix(s.deep, s.mid, 0.5),
        mix(s.key, s.light, 0.4),
        (0.5, -0.9),
    )
    for x, y, r in ((112, 60, 3), (20, 58, 2.6)):
        s.glint(x, y, r)


def _fire_escapes(s: Impact) -> None:
    """Paint a house front at night across a yard: rows of dark windows, and those that the music has lit."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    s.fill(box(36, -4, 124, 172), s.deep)
    for y in range(-2, 150, 9):
        s.stroke([(36, y), (124, y)], mix(s.ink, s.deep, 0.7), 0.9)
    s.halo(box(36, -4, 124, 172), s.ink, 96, 60, 34, 100, 0.0, 0.85)
    for row, y in enumerate((8, 42, 76, 110)):
        for column, x in enumerate((42, 66, 90)):
            lit = (row, column) in ((0, 0), (0, 1), (1, 0), (1, 1), (1, 2), (2, 2), (3, 2))
            s.fill(box(x - 2, y - 2, x + 19, y + 25), s.ink)
            s.fill(box(x, y, x + 17, y + 22), (s.light if row < 3 else s.key) if lit else s.mid)
            if lit:
                s.fill(box(x, y + 12, x + 17, y + 22), mix(s.key, s.light, 0.5))
                person = join(
                    oval(x + 8.5, y + 10, 3.6, 4.2),
                    svg(f"M{x + 2} {y + 22} C{x + 2} {y + 13} {x + 15} {y + 13} {x + 15} {y + 22} Z"),
                )
                if (row + column) % 3 != 2:
                    s.fill(person, s.ink)
            else:
                s.fill(polygon((x, y), (x + 8, y), (x, y + 12)), s.key, 0.5)
            s.fill(box(x + 8, y, x + 9, y + 9), s.ink)
            s.fill(box(x - 3, y + 22, x + 20, y + 25), s.mid)
    s.fill(polygon((-4, 110), (46, 128), (124, 128), (124, 172), (-4, 172)), mix(s.ink, s.deep, 0.25))


def miles_morales(s: Impact) -> None:
    """Somebody plays a trumpet on a roof and wakes the windows. Light: the windows, one after another."""
    _fire_escapes(s)
    brass, shine, shade = s.accent, "#ffe0a8", "#a8480a"
    for r, first in ((32, -74), (44, -72), (56, -70)):
        path = skia.Path()
        path.addArc(skia.Rect.MakeLTRB(84 - r, 74 - r, 84 + r, 74 + r), first - 14, 62)
        s.line(path, s.ink, 4.4, blunt=True)
        s.line(path, "#ffffff", 2.2, blunt=True)
    # the player, from the side: head, back and arms in one tone
    player = join(
        oval(33, 102, 10.5, 12.5, 18),
        svg("M10 172 C8 140 14 122 26 116 C36 112 44 120 46 130 L52 172 Z"),
        taper((34, 128), 7.0, (58, 138), 5.0),
        taper((58, 138), 4.8, (68, 112), 4.2),
        oval(68, 108, 5.4, 6.0),
    )
    s.fill(player, s.ink)
    s.rim([player], s.key, (0.6, -1.0), 1.8)
    brim = join(svg("M21 100 C20 86 40 82 45 92 L46 96 Z"), polygon((38, 90), (54, 92), (53, 96), (40, 97)))
    s.inked([(brim, mix(s.ink, s.deep, 0.7))], 1.2)
    s.rim([brim], s.key, (0.4, -1.0), 1.4)

    def at(path: skia.Path) -> skia.Path:
        return placed(path, 68, 92, 1.06, -32)

    loop = cut(box(-16, -4, 22, 14, 8), box(-12, 0, 18, 10, 5))
    tube = at(join(box(-34, -3, 26, 1.4, 1), polygon((-38, -3.6), (-33, -3), (-33, 1.4), (-38, 2))))
    bell = at(svg("M12 -3 C24 -4 32 -8 38 -18 C42 -8 42 8 38 17 C32 6 24 2 12 1.400 Z"))
    valves = [at(box(x, -10, x + 5, 18, 1.5)) for x in (-7, 0, 7)]
    s.inked([(at(loop), brass)], 1.9, (0.7, 1.1))
    s.inked([(valve, brass) for valve in valves], 1.7, (0.5, 0.9))
    s.inked([(tube, brass), (bell, brass)], 2.1, (0.8, 1.3))
    s.fill(cut(tube, placed(tube, 0.6, 1.4)), shine)
    s.fill(cut(bell, placed(bell, -0.6, 4.0)), shine)
    s.dots(bell, shade, (92, 74), (100, 92), 0.0, 0.9, pitch=2.4)
    for valve, x in zip(valves, (-7, 0, 7), strict=True):
        s.fill(cut(valve, placed(valve, 1.6, 0.6)), shine)
        s.inked([(at(box(x + 0.6, -14, x + 4.4, -9, 1)), "#ffffff")], 1.0, (0.2, 0.3))
    s.inked([(at(oval(39, -0.5, 5.4, 18)), shine)], 1.8, (0.4, 0.8))
    s.fill(at(oval(39.4, -0.5, 3.2, 13)), shade)
    fingers = [taper((66 + 5 * k, 104 - 3.2 * k), 2.6, (62 + 5.4 * k, 94 - 3.4 * k), 2.2) for k in range(3)]
    for finger in fingers:
        s.inked([(finger, s.ink)], 0.4, (0.0, 0.0))
        s.rim([finger], s.key, (0.6, -1.0), 1.0)


def _drum_stick(s: Impact, start: Point, end: Point) -> None:
    """Paint a drum stick with its bead at the end, and the arc that it came along."""
    s.inked([(taper(start, 2.7, end, 1.8), "#ffd9a0"), (oval(*end, 3.4), "#ffd9a0")], 1.6, (0.4, 0.7))
    s.fill(taper((start[0] - 0.6, start[1] - 0.8), 0.9, (end[0] - 0.4, end[1] - 0.6), 0.6), "#ffffff")


def ghost_spider(s: Impact) -> None:
    """Sticks play the drums with nobody behind them, before raised hands. Light: the follow spot."""
    s.fill(ALL, mix(s.ink, s.deep, 0.35))
    for number in range(8):  # a curtain
        s.fill(box(4 + 16 * number, -4, 11 + 16 * number, 124), mix(s.ink, s.deep, 0.75))
    beam = polygon((46, -4), (78, -4), (122, 124), (22, 124))
    s.fill(beam, s.mid)
    s.fill(polygon((53, -4), (71, -4), (108, 124), (38, 124)), s.key)
    s.fill(polygon((58, -4), (66, -4), (94, 124), (52, 124)), mix(s.key, s.light, 0.6))
    s.halo(ALL, s.ink, 72, 84, 50, 100, 0.0, 0.8)
    s.fill(svg("M-4 118 H124 V172 H-4 Z"), mix(s.ink, s.deep, 0.6))
    s.fill(oval(73, 128, 50, 11), s.key)
    s.fill(oval(73, 128, 40, 8), s.light)
    _cymbal(s, 47, 70, -18, (44, 128))
    _cymbal(s, 104, 84, 14, (108, 132))
    _snare(s, 74, 106)
    for points in (
        [(84, 46), (98, 54, 96, 74)],
        [(90, 44), (106, 54, 102, 74)],
        [(66, 44), (56, 42, 50, 50)],
        [(70, 38), (58, 34, 46, 44)],
    ):
        s.stroke(points, s.ink, 4.0)
        s.stroke(points, "#ffffff", 2.0)
    s.flash(72, 103, 17, 12, s.accent, seed=4, squeeze=0.7)
    s.flash(72, 103, 10, 11, "#ffffff", seed=4, squeeze=0.7)
    s.flash(49, 67, 13, 11, "#ffffff", seed=2)
    _drum_stick(s, (96, 62), (73, 101))
    _drum_stick(s, (76, 56), (50, 66))
    for x, y, r in ((60, 90, 2.2), (88, 92, 2.2), (92, 98, 1.6), (56, 96, 1.6)):
        s.fill(oval(x, y, r), "#ffffff")
    for x, top, lean in ((40, 128, -3), (52, 134, 2), (66, 130, -2), (82, 135, 3), (94, 128, 2), (110, 132, -3)):
        hand = join(
            taper((x - lean, 152), 3.0, (x, top + 5), 2.2),
            *(taper((x, top + 5), 1.2, (x + dx, top - 1 + abs(dx) * 0.4), 0.9) for dx in (-3.2, -1.1, 1.1, 3.2)),
        )
        s.fill(hand, s.ink)
        s.rim([hand], s.key, (-0.3, -1.0), 0.8)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-07": Picture(
        war_machine, ((48.0, 54.0), (78.0, 86.0)), "hurls a burning barrel", "wall at night", "fire in the air"
    ),
    "m2-08": Picture(quicksilver, ((76.0, 110.0), (68.0, 68.0)), "outruns a train", "rails", "engine lamp"),
    "m2-09": Picture(
        miles_morales, ((72.0, 92.0), (100.0, 72.0)), "wakes the windows", "roof in a yard", "windows lighting up"
    ),
    "m2-10": Picture(black_cat, ((66.0, 80.0),), "steals a jewel", "ledge", "moon"),
    "m2-11": Picture(
        ghost_spider, ((72.0, 100.0), (50.0, 66.0)), "drum by themselves", "stage of a club", "follow spot"
    ),
    "m2-12": Picture(nebula, ((66.0, 70.0),), "closes round a ship", "deep space", "the ship's engine"),
}
