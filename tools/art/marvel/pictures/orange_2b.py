"""Pictures of the last two orange cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, Color, around, box, cut, join, limb, mix, oval, placed, polygon, svg


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


_ROOF_HOLE: Final = (56.0, 30.0)


def _big_top(s: Impact) -> None:
    """Paint a circus tent from inside: its stripes meet at a hole in the roof where the day falls in; a crowd below."""
    x, y = _ROOF_HOLE
    s.fill(ALL, s.deep)
    for number in range(12):
        angles = (30 * number + 4, 30 * number + 19)
        s.fill(polygon((x, y), *(around(x, y, 220, angle) for angle in angles)), s.mid)
    s.halo(ALL, s.ink, x, y, 62, 136, 0.0, 0.72)
    shaft = polygon((x - 12, y + 2), (x + 13, y - 4), (112, 118), (58, 136))
    s.fill(shaft, s.key)
    s.fill(polygon((x - 6, y + 2), (x + 8, y - 2), (104, 118), (66, 132)), mix(s.key, s.light, 0.7))
    rim = oval(x, y, 21, 15, -14)
    s.inked([(rim, s.key)], 2.0, (0.0, 0.4))
    s.fill(oval(x, y + 0.6, 17, 11.4, -14), "#ffffff")
    tiers = svg("M-4 172 V132 C20 124 44 126 60 130 C84 134 104 136 124 130 V172 Z")
    s.fill(tiers, mix(s.ink, s.deep, 0.25))
    for number in range(13):
        px, py = 2 + number * 9.4, 132 + (number * 5) % 4
        head = join(oval(px, py, 4.0, 4.8), oval(px, py + 13, 7.6, 9))
        s.fill(head, s.ink)
        s.rim([head], s.key, (0.4 if px < 60 else -0.4, -1.0), 1.0)


def _cannon(s: Impact) -> None:
    """Paint a circus cannon at the lower right, aimed at the hole in the roof, its mouth full of fire, and its smoke."""
    s.flash(87, 113, 33, 13, "#ffd24a", seed=5, hollow=0.52)
    s.flash(87, 113, 23, 12, "#ffffff", seed=7, hollow=0.52)
    s.puff(
        [(60, 129, 6), (67, 134, 7.6), (110, 108, 6.4), (117, 114, 7.6), (56, 136, 5.4), (119, 104, 5)],
        "#fff6e6",
        s.key,
        1.7,
        (-0.2, -0.9),
        s.mid,
    )
    with s.moved(103, 147, 0.94, turn=-118):
        barrel = svg("M-44 -20 L16 -16 L19 -19 L26 -19 L26 19 L19 19 L16 16 L-44 20 Z")
        s.inked([(barrel, s.accent), (oval(26, 0, 6.4, 19), s.accent)], 2.4, (-0.8, -1.0))
        with s.clipped(barrel):
            s.fill(box(-50, 4, 40, 24), mix(s.accent, s.ink, 0.5))
            s.fill(box(-50, -24, 40, -12.5), "#a8eef8")
            for left in (-18, 2):
                s.fill(box(left, -24, left + 7, 24), "#fff0dc")
                s.fill(box(left, 4, left + 7, 24), mix(s.key, s.mid, 0.4))
        s.inked([(oval(26, 0, 6.2, 18.6), "#fff0dc")], 1.6, (0, 0))
        s.inked([(oval(26.4, 0, 4.4, 15.4), "#ffd24a")], 1.3, (0, 0))


def _shot_man(s: Impact) -> None:
    """Paint a man from behind who flies off along the y axis, arms ahead: his feet near us at the foot, his fists far."""
    pale, shade = "#fff6e8", "#d88a50"
    suit, dark = s.accent, mix(s.accent, s.ink, 0.6)
    parts: list[tuple[skia.Path, Color, Color]] = []
    for side in (-1, 1):
        parts += [
            (limb((side * 7.5, -20, 4.2), (side * 10.5, -31, 3.4), (side * 8.4, -42, 2.7)), suit, dark),
            (oval(side * 8.2, -44.6, 3.7, 4.3), pale, shade),
        ]
    for side in (-1, 1):
        parts += [
            (limb((side * 4.6, 4, 5.6), (side * 8.0, 20, 5.0), (side * 11.5, 34, 4.4)), suit, dark),
            (limb((side * 11.5, 34, 5.2), (side * 13.4, 41, 6.0), (side * 15.4, 46, 6.2)), pale, shade),
        ]
    trunk = svg("M-11 -21 C-9 -26 9 -26 11 -21 C11 -12 7.5 -6 9.5 4 C9 10 -9 10 -9.5 4 C-7.5 -6 -11 -12 -11 -21 Z")
    parts.append((trunk, suit, dark))
    s.inked([(part, s.ink) for part, *_ in parts], 2.1, (0.5, 0.8))
    for part, lit, side_tone in parts:
        s.line(part, s.ink, 1.7)
        s.fill(part, lit)
        with s.clipped(part):
            s.fill(cut(part, placed(part, -3.2, -0.8)), side_tone)
    with s.clipped(trunk):
        s.fill(box(-14, -1.0, 14, 4.0), pale)
        s.fill(box(3, -1.0, 14, 4.0), shade)
        s.rim([trunk], "#a8eef8", (-0.9, -0.6), 1.3)
    helmet = oval(0, -27, 7.4, 8.0)
    s.inked([(helmet, pale)], 1.8, (0.4, 0.6))
    with s.clipped(helmet):
        s.fill(cut(helmet, placed(helmet, -3.4, -1.4)), shade)
        s.fill(box(-1.7, -38, 1.7, -14), suit)


def daredevil(s: Impact) -> None:
    """A man is shot out of a cannon through a hole in a circus tent. From behind; light: the day in the hole."""
    _big_top(s)
    _cannon(s)
    for start, end in (((62, 92), (56, 79)), ((57, 104), (53, 95)), ((95, 88), (87, 70)), ((98, 75), (93, 64))):
        s.stroke([start, end], "#ffffff", 2.0)
    with s.moved(70.4, 73, 0.76, turn=-29):
        _shot_man(s)


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
        ((56.0, 46.0), (71.0, 74.0), (84.0, 100.0), (96.0, 126.0)),
        "is shot out of a cannon",
        "circus tent",
        "hole in the roof",
    ),
}
