"""Pictures of the last two orange cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, around, box, burst, cut, join, limb, mix, oval, placed, polygon, svg


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


def _big_top(s: Impact) -> None:
    """Paint a circus tent from inside, dark, its stripes to the upper right, and the beam of one spotlight from the left."""
    s.fill(ALL, mix(s.ink, s.deep, 0.35))
    for number in range(7):
        angles = (30 + 22 * number, 41 + 22 * number)
        s.fill(polygon((124, -30), *(around(124, -30, 260, angle) for angle in angles)), s.deep)
    s.halo(ALL, s.ink, 50, 70, 56, 112, 0.0, 0.7)
    s.fill(polygon((-4, 44), (-4, 62), (100, 132), (96, 20)), s.key)
    s.fill(polygon((-4, 49), (-4, 57), (98, 118), (90, 32)), s.light)


def _cannon(s: Impact) -> None:
    """Paint a circus cannon at the lower right behind the hoop, its mouth up to the left, in a ring of smoke."""
    s.puff(
        [(76, 128, 7), (84, 134, 8), (96, 112, 8), (108, 112, 7), (72, 119, 6), (88, 114, 7), (114, 120, 6)],
        "#fff6e6",
        s.key,
        1.9,
        (-0.8, -0.6),
        s.mid,
    )
    with s.moved(106, 148, 0.84, turn=-122):
        barrel = svg("M-44 -20 L16 -16 L19 -19 L26 -19 L26 19 L19 19 L16 16 L-44 20 Z")
        s.inked([(barrel, s.accent), (oval(26, 0, 6.4, 19), s.accent)], 2.4, (-0.8, -1.0))
        with s.clipped(barrel):
            s.fill(box(-50, 4, 40, 24), mix(s.accent, s.ink, 0.5))
            s.fill(box(-2, -24, 6, 24), "#fff0dc")
        s.inked([(oval(26, 0, 6.2, 18.6), "#fff0dc")], 1.6, (0, 0))
        s.inked([(oval(26.4, 0, 4.4, 15.4), s.ink)], 1.3, (0, 0))


def _paper_hoop(s: Impact, x: float, y: float) -> None:
    """Paint a hoop covered with paper, the paper burst open from behind: its torn flaps stand out round the hole."""
    ring = oval(x, y, 42, 46, 8)
    s.inked([(ring, s.accent)], 2.4, (0.8, 1.4))
    s.rim([ring], "#a8eef8", (-1.0, -0.5), 1.8)
    paper = oval(x, y, 37, 41, 8)
    s.inked([(paper, "#fff2e0")], 1.4, (0, 0))
    s.fill(cut(paper, placed(paper, -7, -3)), mix(s.key, s.light, 0.4))
    hole = burst(x, y + 3, 32, 9, 4, 0.7, 1.1)
    s.inked([(hole, mix(s.ink, s.deep, 0.3))], 1.4, (0, 0))
    for turn in (100, 150, 200, 20, 60):
        a, b = around(x, y + 3, 25, turn - 15), around(x, y + 3, 25, turn + 15)
        s.inked([(polygon(a, b, around(x, y + 3, 39, turn + 9)), "#ffffff")], 1.5, (0.4, 0.6))


def _shot_man(s: Impact) -> None:
    """Paint a man who flies at us, fists and head large and near, body and boots small behind: helmet, goggles, a grin."""
    suit, dark, pale, skin = "#ff7a22", mix(s.deep, s.ink, 0.25), "#fff6e8", "#b06a3c"
    for hip, boot in (((63, 102), (66, 114)), ((72, 101), (77, 112))):
        leg = limb((*hip, 5.2), (*boot, 3.4))
        s.inked([(leg, suit)], 1.6, (0.4, 0.6))
        s.inked([(oval(boot[0] + 1, boot[1] + 1.4, 4.2, 4.8), pale)], 1.5, (0.3, 0.5))
    trunk = svg("M42 88 C48 80 74 80 80 88 C82 98 80 106 76 108 C70 110 64 109 60 107 C52 103 45 98 42 88 Z")
    s.inked([(trunk, suit)], 2.0, (0.5, 0.8))
    s.fill(cut(trunk, placed(trunk, -9, -3)), dark)
    for shoulder, fist in (((47, 89), (35, 54)), ((75, 89), (88, 52))):
        arm = limb((*shoulder, 6.4), (*fist, 8.4))
        s.inked([(arm, suit)], 2.2, (0.5, 0.8))
        s.fill(cut(arm, placed(arm, -4.4, -0.8)), dark)
        x, y = fist
        glove = polygon((x - 11, y - 11, 5), (x + 11, y - 12, 5), (x + 11, y + 8, 5), (x - 10, y + 10, 5))
        s.inked([(glove, pale)], 2.4, (0.6, 1.1))
        s.fill(cut(glove, placed(glove, -4.0, -2.6)), s.key)
        for k in (-4.6, 0.8, 6.0):
            s.stroke([(x + k, y - 10), (x + k, y - 2)], s.ink, 1.7)
        side = 1 if x < 60 else -1
        thumb = limb((x + side * 8, y + 5, 3.6), (x - side * 2, y + 3, 3.2))
        s.inked([(thumb, pale)], 1.6, (0.2, 0.5))
    face = oval(61, 78, 15.0, 17)
    s.inked([(face, skin)], 2.2, (0.5, 0.9))
    s.fill(cut(face, placed(face, -6, -1)), mix(skin, s.ink, 0.45))
    grin = svg("M51 84 C57 87 65 87 71 83 C71 90 67 93.500 61 93.500 C55 93.500 51 90 51 84 Z")
    s.inked([(grin, "#ffffff")], 1.4, (0.1, 0.3))
    helmet = svg("M42.500 74 C40 56 48 47 61 47 C74 47 82 56 79.500 74 C75 68 69 66 61 66 C53 66 47 68 42.500 74 Z")
    s.inked([(helmet, pale)], 2.2, (0.5, 0.9))
    with s.clipped(helmet):
        s.fill(cut(helmet, placed(helmet, -7, 0)), s.key)
        s.fill(svg("M56 40 H65 L66 72 H56 Z"), s.accent)
    s.stroke([(44, 73), (78, 73)], s.ink, 6.0)
    for x in (54.0, 68):
        s.inked([(oval(x, 73.4, 7.0, 6.0), s.accent)], 2.0, (0.2, 0.4))
        s.fill(svg(f"M{x - 5} 73 C{x - 4} 69 {x + 1} 68 {x + 3} 69.500 Z"), "#ffffff")


def daredevil(s: Impact) -> None:
    """A man from a cannon bursts through a paper hoop at us. From the front, in a tent; light: a spotlight from the left."""
    _big_top(s)
    _cannon(s)
    _paper_hoop(s, 62, 82)
    _shot_man(s)
    s.debris(((26, 78, 3.0, 20), (104, 78, 3.0, 70), (48, 38, 2.8, 10), (74, 36, 2.6, 50)), s.light, "#ffffff")


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
        ((61.0, 74.0), (36.0, 56.0), (86.0, 54.0), (70.0, 106.0)),
        "bursts through a paper hoop",
        "circus tent",
        "spotlight from the left",
    ),
}
