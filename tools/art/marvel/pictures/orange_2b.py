"""Pictures of the last two orange cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.forms import Tones, fist, group, modelled, modelled_inside
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    around,
    both,
    box,
    chance,
    cut,
    join,
    limb,
    mix,
    outline,
    oval,
    placed,
    polygon,
    svg,
)


def _sea_at_sunset(s: Impact) -> None:
    """Paint a beach at sunset from just above the sand: bands of sky, the sun on the water, wet sand that mirrors it."""
    s.steps(ALL, (60, -4), (60, 100), [s.deep, s.mid, mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.6), s.light])
    s.fill(oval(46, 98, 16), "#ffffff")
    for points in (((8, 62), (44, 60), (70, 63)), ((50, 74), (80, 71), (104, 75))):
        s.fill(polygon(points[0], points[1], points[2], (points[1][0], points[1][1] + 3.4)), s.mid)
    s.fill(box(-4, 98, 124, 172), s.mid)
    for y, wide in ((101, 16), (105, 12), (109, 15)):
        s.fill(polygon((46 - wide, y), (46, y - 1), (46 + wide, y), (46, y + 1.3)), "#ffffff")
    s.fill(svg("M-4 116 C20 112 44 120 124 112 V172 H-4 Z"), s.key)
    s.dots(svg("M-4 124 H124 V172 H-4 Z"), s.deep, (50, 122), (70, 160), 0.0, 0.6)


def _sand(s: Impact, path: skia.Path, w: float = 1.9) -> None:
    """Paint a form of wet sand, lit from the left and dark on the right, where it faces the wave."""
    bounds = path.getBounds()
    middle = (bounds.left() + bounds.right()) / 2
    s.inked([(path, s.key)], w, (0.7, 0.8))
    with s.clipped(path):
        s.fill(box(middle + 1, -4, 124, 172), s.deep)
        s.dots(path, s.deep, (middle - 6, 0), (middle + 3, 0), 0.0, 0.8, pitch=2.4)
        s.fill(cut(path, placed(path, 2.8, 0.6)), s.light)


def _castle(s: Impact) -> None:
    """Paint a castle of sand: a keep between two towers, a gate, a flag on a straw."""
    for x, top, half in ((44, 88, 9), (80, 92, 9)):
        battlement = [(x - half, top)]
        for number in range(3):
            left = x - half + number * half * 0.8
            battlement += [
                (left, top - 4),
                (left + half * 0.4, top - 4),
                (left + half * 0.4, top),
                (left + half * 0.8, top),
            ]
        _sand(s, polygon(*battlement[:-1], (x + half, 140), (x - half - 2, 140)))
        s.fill(box(x - 4, top + 9, x - 1, top + 15, 1.4), s.ink)
    _sand(
        s,
        polygon(
            (52, 142),
            (54, 82),
            (52, 78),
            (52, 72),
            (56, 72),
            (56, 76),
            (60, 76),
            (60, 72),
            (64, 72),
            (64, 76),
            (68, 76),
            (68, 72),
            (72, 72),
            (72, 78),
            (70, 82),
            (73, 142),
        ),
        2.1,
    )
    s.fill(svg("M57 142 V124 C57 115 68 115 68 124 V142 Z"), s.ink)
    s.rim([svg("M57 142 V124 C57 115 68 115 68 124 V142 Z")], s.light, (1.0, 0.2), 1.2)
    for x, y in ((58, 96), (65, 94), (61, 106)):
        s.inked([(oval(x, y, 2.2, 1.8), "#ffffff")], 0.9, (0.2, 0.3))
    s.stroke([(42, 84), (41, 64)], s.ink, 1.5)
    s.inked([(svg("M41 64 C35 62 35 68 29 65 L31 73 C36 75 37 70 41.500 72 Z"), "#ffffff")], 1.2, (0.2, 0.4))


def _starfish(s: Impact) -> None:
    """Paint a starfish about the origin, lit from the left, each arm with its row of knobs."""
    arms = []
    for number in range(5):
        turn = -90 + 72 * number
        tip = around(0, 0, 17.5 if number else 15.5, turn + (4 if number % 2 else -3))
        arms.append(limb((0, 0, 7.4), (*around(0, 0, 9, turn), 5.0), (*tip, 2.2)))
    body = join(*arms)
    s.inked([(body, "#e8303a")], 2.2, (0.7, 1.0))
    with s.clipped(body):
        s.fill(cut(body, placed(body, -2.6, -1.8)), "#8a1030")
        s.fill(cut(body, placed(body, 2.0, 1.8)), "#ff9a80")
        for number in range(5):
            for r in (4.5, 8.5, 12.0, 15.0):
                s.fill(oval(*around(0, 0, r, -90 + 72 * number), 1.35 - r * 0.03), "#ffe6c8")


def _wave(s: Impact) -> None:
    """Paint a wave that breaks from the right over a castle, its hollow lit by the sun behind it."""
    deep, pale = mix(s.accent, s.ink, 0.45), mix(s.accent, "#ffffff", 0.5)
    water = svg(
        "M124 30 C104 34 92 44 82 58 C79 63 76 66 71 68 C78 72 86 70 90 66 C84 78 84 92 88 104 C92 118 84 130 62 136 L40 146 L34 172 H124 Z"
    )
    s.inked([(water, s.accent)], 2.4, (-0.5, 0.8))
    with s.clipped(water):
        s.fill(svg("M124 44 C106 50 98 62 96 78 C94 96 104 112 96 126 C90 136 74 142 58 150 L60 172 H124 Z"), deep)
        s.fill(
            svg("M90 64 C85 78 85 92 89 104 C93 117 84 129 62 136 L58 140 C82 136 100 124 97 106 C93 92 92 80 98 64 Z"),
            pale,
        )
        for data in (
            "M112 52 C104 62 102 78 106 94 C109 110 106 126 96 138",
            "M120 66 C114 80 114 98 117 112 C118 126 112 138 104 148",
        ):
            s.line(svg(data), s.accent, 2.2)
    foam = join(
        *(
            oval(x, y, r)
            for x, y, r in (
                (118, 32, 8),
                (106, 37, 7),
                (96, 44, 6.4),
                (88, 52, 5.8),
                (81, 60, 5.0),
                (75, 66, 4.2),
                (70, 69, 2.8),
            )
        )
    )
    s.inked([(foam, "#ffffff")], 1.8, (0.3, 0.7))
    s.fill(cut(foam, placed(foam, -1.0, -2.6)), pale)
    wash = join(
        *(
            oval(x, y, r, r * 0.62)
            for x, y, r in (
                (38, 146, 8),
                (50, 144, 8),
                (62, 141, 9),
                (75, 138, 9),
                (86, 133, 8),
                (95, 140, 12),
                (70, 148, 14),
                (112, 148, 14),
            )
        )
    )
    s.inked([(wash, "#ffffff")], 1.8, (0.2, -0.4))
    s.fill(cut(wash, placed(wash, -0.6, -2.2)), pale)
    s.drops(
        ((66, 76, 2.0), (72, 78, 1.3), (62, 69, 1.4), (80, 80, 1.2), (50, 134, 1.6), (43, 130, 1.2), (78, 52, 1.4)),
        "#ffffff",
    )


def star_lord(s: Impact) -> None:
    """A starfish holds the keep of a sand castle against the sea. From the sand; light: the sun that goes down behind."""
    _sea_at_sunset(s)
    _castle(s)
    with s.moved(61, 58, 1.0, turn=-7):
        _starfish(s)
    _wave(s)


_MUZZLE: Final = (38.0, 137.0)
"""The mouth of the cannon: all light comes from it."""
_HOOP: Final = (57.0, 98.0, 27.0)
"""The middle of the hoop and how far it is tilted."""


def _ring_from_above(s: Impact) -> None:
    """Paint a circus ring seen from under the roof: rows of heads in the dark, the kerb, sand lit by the shot."""
    x, y = _MUZZLE
    s.fill(ALL, mix(s.ink, s.deep, 0.25))
    for number, tone in enumerate((mix(s.ink, s.deep, 0.45), mix(s.ink, s.deep, 0.8), s.deep)):
        s.fill(oval(66, 128, 104 - 15 * number, 112 - 17 * number, -20), tone)
    lots = chance(11)
    for row in range(3):
        for number in range(30):
            angle = -185 + number * 7.2 + row * 3.4
            a = math.radians(angle)
            reach = 97 - 15 * row
            px, py = 66 + reach * math.cos(a), 128 + (reach * 1.075 - 2) * math.sin(a)
            r = 3.0 + 1.0 * next(lots) - 0.3 * row
            s.fill(oval(px, py, r, r * 1.2), mix(s.ink, s.deep, 0.05 + 0.12 * row))
            s.fill(cut(oval(px, py, r, r * 1.2), oval(px + 0.6, py - 1.3, r, r * 1.2)), mix(s.deep, s.mid, 0.45))
    kerb = oval(66, 128, 59, 61, -20)
    s.inked([(kerb, mix(s.mid, s.deep, 0.3))], 1.4, (-0.5, -0.9))
    s.fill(oval(67, 131.4, 57.4, 59.4, -20), mix(s.deep, s.ink, 0.6))
    sand = oval(66, 130, 54, 56, -20)
    s.fill(sand, mix(s.deep, s.ink, 0.3))
    with s.clipped(sand):
        s.fill(oval(x + 6, y - 6, 60, 52, -50), s.deep)
        s.fill(oval(x + 4, y - 2, 44, 37, -50), s.mid)
        s.fill(oval(x + 2, y, 31, 26, -50), s.key)
        s.dots(ALL, s.ink, (86, 104), (118, 74), 0.0, 0.7)


def _cannon_below(s: Impact) -> None:
    """Paint the cannon that points at us, its flash, and the smoke along the path of the shot as one lit mass."""
    x, y = _MUZZLE
    barrel = polygon((x - 15, y - 5), (x + 11, y + 11), (x - 7, y + 46), (x - 40, y + 28))
    s.inked([(barrel, mix(s.accent, s.ink, 0.45))], 1.6, (1.2, 1.6))
    s.fill(polygon((x - 15, y - 5), (x - 4, y + 2), (x - 24, y + 38), (x - 40, y + 28)), s.accent)
    s.inked([(oval(x, y, 17, 13, 28), s.accent)], 1.6, (0.8, 1.2))
    s.fill(oval(x, y, 13.2, 9.6, 28), "#ffc830")
    s.fill(oval(x + 1, y - 1, 10, 6.8, 28), "#fff4b4")
    s.flash(x + 3, y - 5, 26, 9, "#ffc830", seed=6, hollow=0.5, squeeze=0.9, turn=-60)
    s.flash(x + 3, y - 5, 18, 9, "#fff8d8", seed=6, hollow=0.5, squeeze=0.9, turn=-60)
    s.puff(
        ((24, 113, 6.5), (29, 118, 5.6), (84, 138, 5.6), (66, 141, 7.0), (75, 139, 7.6)),
        "#fff4dc",
        s.key,
        1.2,
        (-0.3, 0.9),
    )


def _torn_hoop(s: Impact) -> None:
    """Paint a hoop already behind the hips of who flew through it, the hole in its paper bent open towards us."""
    x, y, turn = _HOOP

    def at(reach: float, degrees: float) -> Point:
        a, t = math.radians(degrees), math.radians(turn)
        u, v = reach * math.cos(a), 0.5 * reach * math.sin(a)
        return x + u * math.cos(t) - v * math.sin(t), y + u * math.sin(t) + v * math.cos(t)

    ring = cut(oval(x, y, 40, 21.4, turn), oval(x, y, 36.4, 18, turn))
    paper = oval(x, y, 37, 18.6, turn)
    s.inked([(join(ring, paper), s.accent)], 1.3, (0.9, -1.6))
    s.fill(paper, s.mid)
    s.fill(both(paper, oval(x - 11, y + 6, 34, 15, turn)), s.key)
    s.line(paper, s.ink, 1.2)
    s.rim([ring], "#b4f0fa", (-0.5, 0.8), 1.2)
    s.fill(oval(x, y, 24.4, 12.2, turn), s.ink)
    for angle, half, long in (
        (-172.0, 19.0, 35.0),
        (-136, 16, 31),
        (-20, 17, 34),
        (14, 15, 35.4),
        (48, 18, 31),
        (86, 17, 35),
        (120, 16, 30),
        (154, 17, 34.6),
    ):
        a, b, tip = at(23.6, angle - half), at(23.6, angle + half), at(long, angle + 0.3 * half)
        tip = (tip[0] + 1.4, tip[1] - 2.4)
        flap = outline(a, (*at(29, angle - 0.6 * half), *tip), (*at(27, angle + 0.5 * half), *b))
        s.fill(placed(flap, 1.2, -2.0), s.deep)
        s.inked([(flap, "#ffffff")], 1.0, (0.5, -0.7))
        s.fill(both(flap, placed(flap, 2.2, -3.4)), mix(s.light, s.key, 0.45))


def _legs(s: Impact) -> None:
    """Paint the far legs and boots of the man, beyond the hoop."""
    suit: Tones = ("#fff0d4", "#ffb070", mix(s.deep, s.mid, 0.3))
    boots: Tones = ("#b4f0fa", s.accent, mix(s.accent, s.ink, 0.5))
    group(
        s,
        [
            (limb((51, 100, 6.4), (46, 114, 4.8), (44, 120, 3.6)), suit, 3.0),
            (limb((44, 119.6, 3.9), (43, 123.4, 4.2)), boots, 2.4),
            (limb((61, 104, 6.4), (57.4, 118, 4.8), (56, 124, 3.4)), suit, 3.0),
            (limb((56, 123.6, 3.8), (55, 127.4, 4.1)), boots, 2.4),
        ],
        (-0.45, 0.89),
        1.0,
        1.4,
    )


def _front_of_the_man(s: Impact) -> None:
    toward = (-0.45, 0.89)
    suit: Tones = ("#fff0d4", "#ffb070", mix(s.deep, s.mid, 0.3))
    pale: Tones = ("#ffffff", "#ffe6c8", mix(s.key, s.deep, 0.45))
    skin: Tones = ("#ffd29c", "#c87e48", "#6a2c1c")
    trunk = svg(
        "M45 84 C47 77 56 72 66 76 C76 80 80 88 77 94 C73 101 66 108 59 109 C51 110 43 104 43 97 C43 92 44 88 45 84 Z"
    )
    modelled(s, trunk, suit, toward, 6.0, 2.2, 1.3, 2.2)
    s.stroke([(66, 82), (61, 92, 56, 99)], suit[2], 1.2)
    belt = svg("M43.4 95 C47 101 56 106 64.600 106.600 L60.500 109.800 C51 110.500 43 105 42.600 98.500 Z")
    s.fill(both(belt, trunk), s.accent)
    for shoulder, elbow, wrist in (
        ((50, 83, 6.0), (47.6, 68, 6.6), (50, 55, 8.4)),
        ((75, 92, 6.0), (86, 86, 7.0), (93, 74, 9.2)),
    ):
        modelled(s, limb(shoulder, elbow, wrist), suit, toward, 3.6, 1.8, 1.3, 2.0)
    # the head, thrown back, chin to the light
    x, y = 66.0, 75.0
    with s.moved(x, y, 0.95, turn=22.0):
        light = (-0.09, 1.0)
        face = oval(0, 1, 12.4, 13.6)
        helmet = svg("M-13.600 1 C-15 -10 -9 -16.400 0 -16.400 C9 -16.400 15 -10 13.600 1 C9 -5 -9 -5 -13.600 1 Z")
        s.inked([(face, s.ink), (helmet, s.ink)], 1.6, (0.6, -2.0))
        modelled_inside(s, face, skin, light, 4.0, 1.8, dotted=False)
        s.line(helmet, s.ink, 2.0)
        modelled_inside(s, helmet, pale, light, 4.6, 1.5)
        s.fill(both(helmet, box(-3, -18, 3, 4)), s.accent)
        grin = svg("M-8.600 4.400 C-4 7 4 7 8.600 4.400 C8.600 10.400 5 13 0 13 C-5 13 -8.600 10.400 -8.600 4.400 Z")
        s.inked([(grin, s.ink)], 0.8, (0, 0))
        s.fill(both(grin, box(-9, 3, 9, 9.4)), "#ffffff")
        s.fill(both(grin, oval(0, 14.6, 5, 3.6)), "#ff7a5c")
        s.stroke([(-12.6, -2.4), (0, -3.4), (12.6, -2.4)], s.ink, 4.6)
        for side in (-1, 1):
            lens = oval(side * 5.4, -2.4, 5.2, 4.6)
            s.inked([(lens, s.accent)], 1.2, (0.1, -0.4))
            s.fill(
                svg(
                    f"M{side * 5.4 - 3.6} -0.600 C{side * 5.4 - 1.6} 2 {side * 5.4 + 1.6} 2 {side * 5.4 + 3.6} -0.600 Z"
                ),
                "#d8fbff",
            )
    for x, y, size, turn, flip in ((52.0, 47.0, 0.98, -6.0, False), (95.0, 61.0, 1.2, 16.0, True)):
        with s.moved(x, y, size, turn=turn, flip=flip):
            a = math.radians(turn)
            across = toward[0] * math.cos(a) + toward[1] * math.sin(a)
            down = toward[1] * math.cos(a) - toward[0] * math.sin(a)
            fist(s, pale, (-across if flip else across, down), 1.5, 2.0)


def daredevil(s: Impact) -> None:
    """A man shot from a cannon comes out of a paper hoop at us. From under the roof; light: the flash of the cannon."""
    _ring_from_above(s)
    _cannon_below(s)
    _legs(s)
    _torn_hoop(s)
    _front_of_the_man(s)
    s.debris(((84, 112, 3.4, 20), (98, 98, 2.6, 70), (40, 70, 2.6, 10), (78, 126, 2.0, 50)), s.light, "#ffffff")


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-17": Picture(
        star_lord,
        ((61.0, 58.0), (62.0, 92.0), (84.0, 66.0), (62.0, 120.0)),
        "holds a castle against the sea",
        "beach",
        "sunset over water",
    ),
    "m2-18": Picture(
        daredevil,
        ((64.0, 76.0), (52.0, 48.0), (94.0, 62.0), (49.0, 122.0)),
        "flies out through a paper hoop",
        "circus ring from above",
        "flash of a cannon",
    ),
}
