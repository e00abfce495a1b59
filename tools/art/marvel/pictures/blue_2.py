"""Pictures of the blue cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
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


def _hare(s: Impact) -> None:
    """Paint a hare at full stretch that runs to the right, its middle at the origin, about 90 wide."""
    fur, shade, dark = "#ffffff", s.key, s.mid
    for points, radii in (
        (((-14, 4), (-25, 14), (-40, 19)), (6.0, 3.0, 1.9)),
        (((10, 4), (22, 15), (35, 18)), (4.6, 2.8, 1.8)),
    ):
        (hip, knee, foot), (upper, middle, low) = points, radii
        s.inked([(join(taper(hip, upper, knee, middle), taper(knee, middle, foot, low)), dark)], 1.8, (0.5, 1.0))
    s.inked([(svg("M22 -17 L8 -27 L-6 -43 L-7 -47 L6 -44 L20 -33 L28 -20 Z"), shade)], 1.8, (0.4, 0.8))
    s.inked([(svg("M-20 -14 L-33 -17 L-38 -13 L-36 -7 L-22 -5 Z"), fur)], 1.8, (0.4, 1.0))
    body = svg(
        "M-31 -3 L-28 -11 L-19 -17 L-8 -17 L4 -13 L14 -14 L22 -19 L31 -20 L39 -15 L43 -9 L42 -6 L36 -4 L29 0 L20 7 "
        "L8 10 L-6 8 L-18 10 L-28 7 Z"
    )
    s.inked([(body, fur)], 2.3, (0.7, 1.5))
    with s.clipped(body):
        s.fill(svg("M-34 6 L-18 2 L-8 3 L4 2 L12 4 L22 -1 L30 -4 L38 -7 L46 -8 V14 H-34 Z"), shade)
        s.fill(svg("M-10 7 L6 5 L20 3 L28 -1 V14 H-14 Z"), dark)
        s.fill(svg("M-8 -17 L-2 -8 L8 -6 L14 -14 L4 -12 Z"), shade)
    ear = svg("M24 -18 L13 -27 L2 -40 L-1 -49 L13 -44 L25 -33 L32 -20 Z")
    s.inked([(ear, fur)], 1.9, (0.4, 0.9))
    s.fill(svg("M23 -21 L14 -29 L7 -38 L15 -36 L24 -28 L27 -21 Z"), s.accent)
    s.fill(both(ear, polygon((-4, -52), (16, -48), (4, -36), (-4, -36))), s.ink)
    s.fill(svg("M28.500 -15.500 L34 -15.500 L33 -11.500 L29.500 -11.500 Z"), s.ink)
    s.fill(oval(30.6, -14.4, 0.8), "#ffffff")
    s.fill(svg("M40.500 -11 L44 -9 L42 -6.500 Z"), s.ink)
    s.stroke([(38, -6), (34, -7)], s.ink, 1.0)
    haunch = svg("M-29 1 L-27 -9 L-17 -12 L-9 -5 L-11 6 L-19 10 L-31 15 L-43 22 L-47 19 L-36 10 Z")
    s.inked([(haunch, fur)], 1.9, (0.5, 1.2))
    s.fill(svg("M-11 -2 L-12 6 L-19 10 L-31 15 L-43 22 L-45 20.500 L-33 11 L-20 4 Z"), shade)
    fore = svg("M12 -4 L21 -3 L34 6 L49 7 L50 10.500 L34 12 L22 8 L13 5 Z")
    s.inked([(fore, fur)], 1.9, (0.5, 1.2))
    s.fill(svg("M14 3 L22 5 L34 9 L50 9 L49 11 L34 12 L22 8 Z"), shade)


def quicksilver(s: Impact) -> None:
    """A hare outruns a train. Light: the lamp of the engine."""
    s.steps(ALL, (60, 0), (60, 112), [s.ink, mix(s.ink, s.deep, 0.5), s.deep, mix(s.deep, s.mid, 0.5), s.mid])
    with s.moved(4.0, -8.0, 0.86, about=(68, 66)):
        _engine(s, 68, 66)
    ground = svg("M-4 96 H124 V172 H-4 Z")
    s.fill(ground, mix(s.ink, s.deep, 0.5))
    # what the lamp throws before the engine, and the rails in it
    s.fill(polygon((62, 96), (82, 96), (124, 132), (124, 172), (18, 172), (30, 132)), s.deep)
    s.fill(polygon((66, 96), (78, 96), (112, 138), (100, 172), (44, 172), (38, 138)), s.mid)
    s.fill(oval(74, 134, 46, 9), s.key)
    for side in (-1, 1):
        s.fill(
            polygon((72 + side * 14, 96), (72 + side * 16, 96), (72 + side * 66, 172), (72 + side * 58, 172)), s.light
        )
    s.dots(ground, s.ink, (72, 112), (10, 140), 0.0, 0.85)
    for y, left, right in ((106, 4, 30), (116, 34, 46), (124, 8, 26)):  # the wind behind it
        s.fill(polygon((left, y), (right, y - 0.9), (right, y + 0.9)), "#ffffff")
    s.fill(svg("M40 136 L70 133 L110 135 L116 138 L80 141 L48 140 Z"), s.ink)
    with s.moved(72, 112, 0.8, turn=-5):
        _hare(s)


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
    """A spoon stirs a nebula into a cup. A table by a window at night; light: the nebula."""
    s.fill(ALL, mix(s.ink, s.deep, 0.55))
    pane = box(30, -4, 124, 66)
    s.steps(pane, (60, 0), (60, 66), [s.ink, mix(s.ink, s.deep, 0.5), s.deep, mix(s.deep, s.mid, 0.5)])
    lots = chance(15)
    for _ in range(34):
        s.fill(oval(32 + 88 * next(lots), 62 * next(lots), 0.3 + 0.8 * next(lots)), s.light)
    for x in (30, 76):
        s.fill(box(x - 1.6, -4, x + 1.6, 66), mix(s.ink, s.deep, 0.15))
    s.fill(box(28, 62, 124, 67), s.mid)
    s.fill(box(28, 62, 124, 63.4), s.key)
    table = svg("M-4 104 H124 V172 H-4 Z")
    s.fill(table, mix(s.deep, s.mid, 0.35))
    s.fill(oval(70, 132, 58, 17), s.mid)
    s.dots(table, s.ink, (70, 116), (4, 152), 0.0, 0.85)
    s.fill(oval(74, 138, 44, 8), s.ink, 0.75)
    # saucer, handle, cup
    s.inked([(oval(70, 134, 37, 8.6), s.key)], 2.0, (0.4, 1.3))
    s.fill(cut(oval(70, 134, 37, 8.6), oval(70, 135.4, 36, 8)), "#ffffff")
    s.fill(oval(70, 134, 20, 4.4), s.mid)
    handle = cut(oval(102, 99, 13, 14), oval(101, 99, 7, 8))
    s.inked([(handle, s.key)], 1.9, (0.5, 1.0))
    s.rim([handle], "#ffffff", (-0.4, -1.0), 1.8)
    cup = svg("M34 78 C34 108 46 134 60 136 H80 C94 134 106 108 106 78 Z")
    s.inked([(cup, s.light)], 2.4, (0.8, 1.6))
    with s.clipped(cup):
        s.fill(svg("M32 74 H54 C52 104 58 128 66 140 H50 C38 120 34 100 32 74 Z"), "#ffffff")
        s.fill(svg("M90 74 H112 C108 112 96 132 82 140 H74 C86 124 92 100 90 74 Z"), s.key)
        s.dots(cup, s.mid, (70, 106), (104, 118), 0.0, 0.9, pitch=2.4)
    mouth = oval(70, 78, 36, 15)
    s.inked([(mouth, "#ffffff")], 1.9, (0.0, 0.4))
    sky = oval(70, 79, 32, 12)
    s.inked([(sky, s.ink)], 1.0, (0.0, 0.0))
    with s.clipped(sky):
        for tone, wide in ((s.mid, 1.7), (s.accent, 1.0), ("#ffe9c8", 0.45)):
            for start in (0, 180):
                arm = [
                    (
                        70 + (2 + 28 * k / 9) * math.cos(math.radians(start + 34 * k)),
                        79 + (0.8 + 10.4 * k / 9) * math.sin(math.radians(start + 34 * k)),
                        wide * (2.6 - 0.2 * k),
                    )
                    for k in range(10)
                ]
                s.fill(ribbon(arm), tone)
        s.fill(oval(70, 79, 7.4, 3.4), "#fff8e0")
        for x, y in ((50, 74), (92, 84), (84, 72), (56, 86), (76, 88), (64, 70), (96, 76)):
            s.fill(oval(x, y, 0.9), "#ffffff")
    # the spoon stands in it
    spoon = ribbon([(80, 80, 1.5), (87, 64, 1.5), (93, 50, 2.0), (96, 45, 2.6)])
    s.inked([(spoon, s.light)], 1.6, (0.5, 0.8))
    s.rim([spoon], "#ffffff", (-1.0, -0.4), 1.3)


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
    "m2-08": Picture(quicksilver, ((77.0, 113.0), (70.0, 62.0)), "outruns a train", "rails", "engine lamp"),
    "m2-09": Picture(
        miles_morales, ((72.0, 92.0), (100.0, 72.0)), "wakes the windows", "roof in a yard", "windows lighting up"
    ),
    "m2-10": Picture(black_cat, ((66.0, 80.0),), "steals a jewel", "ledge", "moon"),
    "m2-11": Picture(
        ghost_spider, ((72.0, 100.0), (50.0, 66.0)), "drum by themselves", "stage of a club", "follow spot"
    ),
    "m2-12": Picture(
        nebula, ((70.0, 79.0), (92.0, 54.0)), "is stirred into a cup", "table by a night window", "the nebula"
    ),
}
