"""Pictures of the first four red cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, arch, box, burst, cut, mix, oval, placed, polygon, ribbon, svg


def _ball_room(s: Impact) -> None:
    """Paint a ball room at dusk: two tall windows, the dark between them, dancers before the light."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    s.fill(polygon((-4, 112), (124, 112), (124, 172), (-4, 172)), mix(s.ink, s.deep, 0.9))
    for left, right in ((22, 56), (92, 126)):
        pane = arch(left, right, 28, 106, 20)
        s.steps(pane, (0, 10), (0, 106), [s.mid, s.key, mix(s.key, s.light, 0.5), s.light])
        for x in (left + 11, left + 23):
            s.fill(box(x - 0.8, 0, x + 0.8, 106), s.deep)
        for y in (34, 58, 82):
            s.fill(box(left, y - 0.8, right, y + 0.8), s.deep)
        s.fill(
            polygon((left, 112), (right, 112), (right + (right - 74) * 0.8, 172), (left + (left - 74) * 0.8, 172)),
            s.mid,
        )
    s.dots(box(56, -4, 92, 112), s.ink, (74, 100), (74, 10), 0.1, 0.8)
    pair = svg(
        "M-9 20 C-9 8 -7 2 -4 -1 L-4 -5 C-8 -7 -7 -14 -2.500 -14 C0.500 -14 2 -11 1 -8 C5 -12 10 -9 8.500 -4.500 "
        "C8 -3 7 -2 6 -1.500 C9 1 10 6 10 20 Z"
    )
    for x, y, size, flip in ((42, 96, 1.1, False), (104, 97, 1.0, True), (118, 102, 1.15, False)):
        s.fill(placed(pair, x, y, size, flip=flip), s.deep)


def _coupe(s: Impact, x: float, y: float) -> None:
    """Paint a wide glass that is full to its rim; ``y`` is the height of the rim."""
    with s.moved(x, y):
        foot = [(box(-1.3, 11, 1.3, 22), "#ffffff"), (oval(0, 22.4, 7.4, 2.2), "#ffffff")]
        s.inked(foot, 1.4, (0.5, 0.7))
        bowl = svg("M-13 0 C-12.500 8 -6 12.500 0 12.500 C6 12.500 12.500 8 13 0 Z")
        s.inked([(bowl, s.key), (oval(0, 0, 13, 3.4), "#ffffff")], 1.7, (0.6, 1.0))
        with s.clipped(bowl):
            s.fill(cut(bowl, placed(bowl, -3.4, -1.6)), s.mid)
            s.fill(svg("M-11.500 3 C-10 8 -7 10.500 -4 11.500 C-6.500 8.500 -8 6 -8.400 3.400 Z"), "#ffffff")
        s.fill(oval(0, 0.2, 11.4, 2.3), mix(s.key, s.light, 0.6))


def crystal(s: Impact) -> None:
    """A tower of crystal glasses is filled from the top and runs over. Frontal; light: two windows at dusk."""
    _ball_room(s)
    rows = ((46, (72,)), (70, (58.5, 85.5)), (94, (45, 72, 99)), (118, (31.5, 58.5, 85.5, 112.5)))
    for y, xs in reversed(rows):
        for x in xs:
            _coupe(s, x, y)
    s.fill(box(-4, 141, 124, 172), s.ink)
    # what runs over, from rim to rim
    wine, shine = "#ff8a72", "#fff2e2"
    for spill in (
        [(60, 46, 1.0), (58.6, 50, 2.0), (58.8, 58, 1.7), (58.5, 68, 2.4)],
        [(84, 46, 1.0), (85.6, 50, 2.2), (85.2, 60, 1.9), (85.5, 69, 2.6)],
        [(46, 70, 1.0), (44.6, 75, 2.2), (45, 84, 1.8), (45, 93, 2.4)],
        [(98, 70, 1.0), (99.6, 75, 2.2), (99, 86, 1.9), (99, 93, 2.6)],
        [(86.5, 95, 1.0), (85.8, 101, 2.0), (85.5, 111, 2.2), (85.5, 117, 2.4)],
    ):
        path = ribbon(spill)
        s.inked([(path, wine)], 1.3, (0.3, 0.5))
        s.fill(cut(path, placed(path, 1.3, 0)), shine)
    # the bottle, its stream and the splash in the highest glass
    stream = ribbon([(58.5, 24, 1.6), (66, 27, 2.2), (71, 34, 2.2), (72, 46, 2.8)])
    s.inked([(stream, wine)], 1.5, (0.4, 0.7))
    s.fill(cut(stream, placed(stream, 1.2, 0.9)), shine)
    with s.moved(57.0, 22.6, turn=14.0):
        bottle = polygon(
            (1, -4, 1), (1, 4, 1), (-20, 6.4, 2), (-36, 15, 4), (-70, 16), (-70, -16), (-36, -15, 4), (-20, -6.4, 2)
        )
        s.inked([(bottle, s.accent)], 2.1, (0.7, 1.2))
        s.fill(cut(bottle, placed(bottle, 0, 3.0)), "#a8efe2")
        s.inked([(polygon((1, -4.4), (1, 4.4), (-12, 5.6), (-12, -5.6)), "#ffc83a")], 1.2, (0.2, 0.4))
        s.fill(polygon((1, 1), (1, 4.4), (-12, 5.6), (-12, 1)), "#b8500e")
    for x, y, r in ((64, 37, 1.8), (81, 36, 2.2), (87, 41, 1.5), (57, 41, 1.4), (78, 29, 1.4)):
        s.inked([(oval(x, y, r), shine)], 1.0, (0.2, 0.4))
    s.glint(106, 90, 6)
    s.glint(52, 112, 5)


def _stage_in_a_spot(s: Impact) -> None:
    """Paint a dark stage: folds of the curtain, the cone of a follow spot from above, its pool on a table."""
    s.fill(ALL, s.ink)
    for x in range(-2, 124, 14):
        s.fill(
            svg(f"M{x} -4 H{x + 8} C{x + 10} 50 {x + 6} 90 {x + 9} 128 H{x - 1} C{x + 2} 90 {x - 2} 50 {x} -4 Z"),
            mix(s.ink, s.deep, 0.8),
        )
    s.fill(polygon((52, -4), (80, -4), (124, 140), (10, 140)), s.deep)
    s.fill(polygon((56, -4), (76, -4), (114, 140), (22, 140)), s.mid)
    s.fill(polygon((60, -4), (72, -4), (98, 140), (38, 140)), s.key)
    s.halo(ALL, s.ink, 68, 84, 50, 104, 0.0, 0.85)
    s.fill(box(-4, 138, 124, 172), mix(s.ink, s.deep, 0.4))
    s.fill(oval(68, 140, 50, 8), s.mid)
    s.fill(oval(68, 140, 42, 6), s.key)
    for x in (-4, 24, 52, 80, 108):
        s.fill(svg(f"M{x} 156 C{x + 2} 148 {x + 14} 148 {x + 16} 156 Z"), s.ink)


def _card(s: Impact, x: float, y: float, size: float, turn: float, pips: int) -> None:
    """Paint a playing card with one to five hearts, or with 0 its back."""
    with s.moved(x, y, size, turn):
        s.inked([(box(-7, -10, 7, 10, 1.4), "#ffffff")], 1.5, (0.5, 0.9))
        if not pips:
            s.fill(box(-5.2, -8.2, 5.2, 8.2, 0.8), s.accent)
            for at in (-4, 0, 4):
                s.stroke([(-5, at - 3), (5, at + 3)], "#ffffff", 0.9)
            return
        heart = svg(
            "M0 3.600 C-4.600 0 -4 -3.600 -1.800 -3.400 C-0.600 -3.300 0 -2.200 0 -1.600 C0 -2.200 0.600 -3.300 1.800 -3.400 C4 -3.600 4.600 0 0 3.600 Z"
        )
        places = {
            1: ((0, 0, 1.35),),
            2: ((0, -4.6, 0.9), (0, 4.6, 0.9)),
            3: ((0, -5.4, 0.75), (0, 0, 0.75), (0, 5.4, 0.75)),
            5: ((-3, -5, 0.66), (3, -5, 0.66), (0, 0, 0.66), (-3, 5, 0.66), (3, 5, 0.66)),
        }
        for at, low, scale in places[pips]:
            s.fill(placed(heart, at, low, scale), s.mid)


def mysterio(s: Impact) -> None:
    """A top hat spouts a fountain of cards. Low; light: a follow spot from above."""
    _stage_in_a_spot(s)
    s.flash(68, 94, 52, 17, s.ink, seed=4, hollow=0.5)
    s.flash(68, 94, 47, 17, s.light, seed=4, hollow=0.5)
    s.flash(68, 96, 33, 15, "#ffffff", seed=9, hollow=0.55)
    s.fill(oval(72, 140, 34, 4.4), s.ink)
    hat = svg("M40 101 C42 116 45 128 46 138 C56 143 82 143 92 138 C93 128 95 116 97 101 Z")
    s.inked([(hat, s.ink)], 2.0)
    with s.clipped(hat):
        s.fill(svg("M40 98 C42 116 46 130 47 142 L54 143 C51 128 48 114 47 98 Z"), s.key)
        s.fill(svg("M36 108 C50 118 86 118 102 108 V118 C86 128 50 128 36 118 Z"), s.accent)
        s.dots(hat, s.ink, (70, 118), (96, 122), 0.0, 0.95, pitch=2.4)
        s.stroke([(88, 100), (85, 142)], s.deep, 2.4)
    brim = oval(68.5, 100, 39, 10)
    s.inked([(brim, s.ink)], 2.2, (0.4, 1.2))
    s.fill(cut(brim, oval(68.5, 102, 38, 9)), s.light)
    s.fill(oval(68.5, 99.6, 29, 6.4), s.mid)
    s.fill(oval(68.5, 101, 25, 4.4), "#ffffff")
    cards = (
        *(
            (56, 92, 0.95, -34, 0),
            (82, 92, 0.95, 30, 2),
            (68, 86, 1.0, 4, 3),
            (46, 76, 1.05, -52, 2),
            (92, 76, 1.05, 50, 0),
        ),
        *(
            (58, 66, 1.1, -18, 1),
            (80, 64, 1.1, 22, 5),
            (40, 54, 1.0, -76, 3),
            (98, 62, 0.9, 84, 1),
            (68, 45, 1.15, -4, 2),
        ),
        *((50, 38, 0.95, -36, 0), (37, 88, 0.85, -110, 1), (56, 18, 0.85, 24, 5), (106, 92, 0.85, 112, 3)),
    )
    for card in cards:
        _card(s, *card)


def _socket(s: Impact) -> None:
    """Paint a wall of tiles, and in it a socket from the right: plate, well and two holes that glow."""
    s.fill(ALL, mix(s.deep, s.mid, 0.35))
    for x in range(-8, 130, 24):
        for y in range(-10, 170, 24):
            s.fill(box(x, y, x + 22.4, y + 22.4, 1.5), mix(s.deep, s.mid, 0.62 if (x + y) // 24 % 2 else 0.48))
            s.fill(box(x, y, x + 22.4, y + 1.6, 0.8), s.mid)
    for r, tone in ((58, s.mid), (46, mix(s.mid, s.key, 0.6)), (34, s.key)):
        s.fill(burst(62, 68, r * 1.16, 19, 6, 0.82), tone)
    s.halo(ALL, s.ink, 60, 66, 62, 104, 0.0, 0.9)
    plate = polygon((28, 34, 4), (66, 30, 4), (68, 82, 4), (28, 88, 4))
    s.fill(placed(plate, 5, 6), s.ink)
    s.inked([(plate, s.light)], 2.6, (1.0, 1.6))
    s.dots(plate, s.key, (46, 62), (30, 90), 0.0, 0.85)
    s.inked([(oval(48, 59, 16.5, 19, -4), s.key)], 2.0, (0.4, 0.8))
    s.fill(oval(49.4, 60.5, 14, 16.6, -4), mix(s.key, s.light, 0.6))
    for y in (52, 67):
        s.inked([(oval(48, y, 3.4, 4.0), s.ink)], 1.2)
        s.fill(oval(48.6, y + 0.6, 1.8, 2.2), "#fff6a0")
    for x, y in ((33, 38), (33, 83)):
        s.fill(oval(x, y, 1.8), s.deep)


def electro(s: Impact) -> None:
    """A plug leaps out of its socket, its cord lashes behind it. Diagonal, close; light: the spark between the two."""
    _socket(s)
    cord = [(100, 104), (116, 118, 104, 132), (92, 145, 74, 134), (58, 124, 46, 136), (36, 148, 30, 164)]
    for tone, wide in ((s.ink, 11.0), (s.accent, 6.4)):
        s.stroke(cord, tone, wide)
    s.stroke(
        [(100, 102), (114, 117, 103, 130), (92, 142, 75, 131), (59, 121, 46, 133), (36, 144, 28, 164)], "#8fe0d2", 1.5
    )
    s.flash(58, 66, 34, 15, s.ink, seed=5, hollow=0.42)
    s.flash(58, 66, 30, 15, "#ffc830", seed=5, hollow=0.42)
    s.flash(58, 66, 20, 13, "#fffbe0", seed=8, hollow=0.44)
    for points in (
        [(49, 52), (56, 50), (54, 56), (64, 55), (61, 61), (68, 61)],
        [(49, 67), (55, 72), (56, 66), (63, 74), (63, 69), (69, 76)],
        [(50, 60), (42, 46), (50, 44), (40, 26), (46, 26), (40, 10)],
        [(56, 78), (50, 92), (58, 92), (50, 108), (56, 108), (52, 120)],
    ):
        s.stroke(points, s.ink, 4.6)
        s.stroke(points, "#ffffff", 2.0)
    with s.moved(88.0, 86.0, 1.0, turn=33.0):
        for y in (-8.5, 8.5):
            prong = box(-31, y - 2.6, -14, y + 2.6, 1.6)
            s.inked([(prong, "#ffe7a0")], 1.9, (0.4, 0.8))
            s.fill(box(-30, y - 2.0, -15, y - 0.4, 0.8), "#ffffff")
            s.fill(box(-22, y - 2.6, -14, y + 2.6), s.ink)
        body = svg(
            "M-15 -18 C-15 -20 -13 -21 -11 -21 H-4 C6 -20 14 -12 20 -7 H26 V7 H20 C14 12 6 20 -4 21 H-11 C-13 21 -15 20 -15 18 Z"
        )
        s.inked([(body, s.accent)], 3.0, (1.2, 1.6))
        with s.clipped(body):
            s.fill(box(-16, -24, -9, 24), "#8fe0d2")
            s.fill(svg("M-16 -24 H-2 C6 -20 12 -14 18 -9 L18 -5 C10 -10 2 -14 -9 -15 Z"), "#d8f6ee")
            s.dots(body, "#064840", (2, -2), (6, 18), 0.0, 1.0, pitch=2.4)
            s.stroke([(-9, -22), (-9, 22)], s.ink, 1.5)
            for x in (1, 7, 13):
                s.stroke([(x, -9 + x * 0.3), (x, 9 - x * 0.3)], s.ink, 2.0)
        for x in (23, 28):
            s.inked([(box(x - 1.6, -6, x + 2.4, 6, 1), s.accent)], 1.5, (0.3, 0.5))
    for x, y, r in ((40, 98, 1.6), (66, 40, 1.8), (74, 50, 1.3), (38, 108, 1.2), (60, 110, 1.5), (72, 104, 1.2)):
        s.fill(oval(x, y, r), "#fff6a0")


def _main_street(s: Impact) -> None:
    """Paint a street whose houses and lamps lean apart over a crack that runs at us, lit from below."""
    s.steps(
        ALL,
        (60, -4),
        (60, 94),
        [mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.6), s.mid, s.key, mix(s.key, s.light, 0.6)],
    )
    smoke = svg(
        "M52 -4 C46 8 56 14 52 26 C48 36 58 42 56 52 C54 60 60 66 60 76 H68 C70 66 66 60 72 52 C78 44 70 38 76 28 C82 18 74 8 80 -4 Z"
    )
    s.fill(smoke, mix(s.ink, s.deep, 0.4))
    s.rim([smoke], s.key, (-0.4, 1.0), 1.6)
    for data, edge in (
        ("M-4 -4 H26 L38 30 L32 33 L44 62 L40 64 L54 90 V112 H-4 Z", (1.0, 0.2)),
        ("M124 26 L106 20 L98 44 L102 46 L90 68 L93 70 L76 90 V112 H124 Z", (-1.0, 0.2)),
    ):
        houses = svg(data)
        s.fill(houses, s.ink)
        s.rim([houses], s.mid, edge, 4.2)
        s.rim([houses], s.light, edge, 1.6)
    for x, y, lean in (
        (6, 26, 12),
        (17, 30, 12),
        (10, 54, 12),
        (22, 58, 12),
        (30, 72, 12),
        (110, 40, -14),
        (112, 62, -14),
        (100, 66, -14),
        (104, 84, -14),
    ):
        s.fill(placed(box(-2.6, -4.6, 2.6, 4.6), x, y, 1.0, lean), s.mid)
    s.fill(polygon((52, 88), (77, 88), (124, 116), (124, 172), (-4, 172), (-4, 116)), mix(s.deep, s.mid, 0.35))
    s.fill(polygon((58, 88), (71, 88), (114, 156), (12, 156)), mix(s.mid, s.key, 0.5))
    s.dots(
        polygon((52, 88), (77, 88), (124, 116), (124, 172), (-4, 172), (-4, 116)), s.ink, (48, 112), (0, 128), 0.0, 0.8
    )
    s.dots(polygon((77, 88), (124, 116), (124, 172), (96, 172)), s.ink, (84, 112), (124, 126), 0.0, 0.7)


def _fissure(s: Impact) -> None:
    """Paint the crack in the road: its raised lips, its burning depth and the light that rises out of it."""
    left = [(64, 84), (60, 92), (63, 97), (53, 106), (57, 112), (44, 124), (49, 132), (34, 148), (36, 172)]
    right = [(66, 84), (69, 92), (67, 97), (77, 106), (74, 113), (88, 122), (84, 131), (99, 146), (98, 172)]
    s.fan(65, 132, 100, ((-122, -108), (-99, -84), (-72, -60)), s.light, 0.4)
    s.inked([(polygon(*left, *reversed(right)), s.ink)], 2.4, (0, 0))
    for share, tone in ((0.82, "#ff8a1e"), (0.6, "#ffc830"), (0.36, "#fff4b4")):
        edge = [(65 + (x - 65) * share, y + 5 + (1 - share) * 8) for x, y in left] + [
            (65 + (x - 65) * share, y + 5 + (1 - share) * 8) for x, y in reversed(right)
        ]
        s.fill(polygon(*edge), tone)
    for side, sign in ((left, -1), (right, 1)):
        lip = [*side[:-1], *((x + sign * (1.4 + (y - 84) * 0.05), y - 1.5) for x, y in reversed(side[:-1]))]
        s.fill(polygon(*lip), s.light)


def quake(s: Impact) -> None:
    """A crack runs down a street towards us and swallows a car. One-point depth; light: the fire in the crack."""
    _main_street(s)
    for x, foot, size, lean in ((40, 104, 1.0, -19), (92, 108, 1.1, 24)):
        with s.moved(x, foot, size, turn=lean):
            s.stroke([(0, 0), (0, -44)], s.ink, 4.2)
            s.stroke([(0.9, -2), (0.9, -42)], s.light, 1.2)
            side = 1 if x < 60 else -1
            s.stroke([(0, -44), (0, -51, 9 * side, -51)], s.ink, 3.4)
            s.inked([(polygon((5 * side, -52), (15 * side, -52), (13 * side, -47), (7 * side, -47)), s.light)], 1.3)
    _fissure(s)
    with s.moved(65.5, 100.0, 0.84, turn=-13.0):
        wheels = [box(-17, 2, -10, 16, 2), box(10, 2, 17, 16, 2)]
        body = svg(
            "M-17 10 V-2 C-17 -6 -15 -7 -13 -8 L-10 -20 C-9 -23 -7 -24 -4 -24 H4 C7 -24 9 -23 10 -20 L13 -8 C15 -7 17 -6 17 -2 V10 Z"
        )
        s.inked([(wheel, s.ink) for wheel in wheels] + [(body, s.accent)], 2.4, (0.8, 1.4))
        s.inked([(svg("M-9 -9 L-7 -19 C-6.500 -21 -5 -21 -3 -21 H3 C5 -21 6.500 -21 7 -19 L9 -9 Z"), s.ink)], 0.8)
        s.fill(svg("M-7 -10 L-5.400 -18 H-1 L-4 -10 Z"), "#bfeee4")
        s.dots(body, "#064840", (0, -6), (0, 12), 0.1, 0.9, pitch=2.4)
        s.fill(box(-17, 4, 17, 7), "#bfeee4")
        for x in (-13, 13):
            s.inked([(oval(x, -1, 2.8, 2.2), "#ffc83a")], 1.0, (0, 0))
        s.inked([(box(-5, -2, 5, 2.6, 0.6), s.light)], 0.9)
    s.fill(polygon((51, 109), (58, 106), (65, 113), (72, 107), (79, 110), (74, 116), (65, 121), (56, 116)), "#ffc830")
    s.fill(polygon((56, 112), (60, 110), (65, 116), (70, 111), (74, 113), (65, 124)), "#fff4b4")
    s.debris(
        [
            (42, 112, 3.6, 10),
            (88, 110, 3.2, 50),
            (38, 134, 4.4, 70),
            (96, 132, 4.0, 20),
            (50, 98, 2.2, 30),
            (80, 96, 2.2, 60),
        ],
        s.deep,
        s.key,
        1.0,
    )


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-25": Picture(
        crystal,
        ((72.0, 46.0), (64.0, 27.0), (85.5, 58.0)),
        "runs over",
        "ball room",
        "two windows at dusk",
    ),
    "m1-26": Picture(
        electro,
        ((62.0, 68.0), (50.0, 58.0), (82.0, 88.0)),
        "leaps out of the wall",
        "kitchen wall",
        "spark between plug and socket",
    ),
    "m1-27": Picture(
        mysterio, ((68.0, 112.0), (66.0, 62.0), (46.0, 70.0)), "spouts cards", "stage of a theatre", "follow spot"
    ),
    "m1-28": Picture(
        quake, ((66.0, 96.0), (65.0, 124.0), (58.0, 132.0)), "swallows a car", "main street", "fire in the crack"
    ),
}
