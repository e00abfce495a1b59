"""Pictures of the last two orange cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    box,
    cut,
    join,
    limb,
    mix,
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


def _pool_far_below(s: Impact) -> None:
    """Paint a pool and its terrace from the top of a tower, with bathers, and the shadow of the tower across them."""
    s.fill(ALL, mix(s.key, s.light, 0.6))
    for number in range(-2, 14):
        s.stroke([(number * 11 - 6, -4), (number * 11 + 2, 172)], s.key, 0.9)
        s.stroke([(-4, number * 11 + 6), (124, number * 11)], s.key, 0.9)
    s.fill(svg("M-4 -4 H34 L40 172 H-4 Z"), s.key)
    s.halo(ALL, s.mid, 72, 62, 44, 110, 0.0, 0.7)
    edge = polygon((43, 38, 3), (94, 34, 3), (100, 92, 3), (45, 98, 3))
    s.fill(placed(edge, 1.6, 2.2), s.deep)
    s.fill(edge, "#ffffff")
    pool = placed(edge, 70 * 0.1, 66 * 0.1, 0.9)
    s.inked([(pool, s.accent)], 1.3, (-0.5, -0.7))
    with s.clipped(pool):
        s.fill(polygon((40, 30), (96, 30), (70, 62), (42, 74)), mix(s.accent, "#ffffff", 0.35))
        for x in (55, 65, 75, 85):
            s.stroke([(x, 34), (x + 1.6, 98)], mix(s.accent, s.ink, 0.35), 1.0)
        for x, y, wide in ((52, 44, 6), (70, 50, 9), (60, 58, 6), (82, 44, 6), (55, 74, 6)):
            s.stroke(
                [(x - wide, y), (x - wide / 2, y - 1.8, x, y), (x + wide / 2, y + 1.8, x + wide, y)], "#ffffff", 1.2
            )
        # the tower's shadow, and on it the diver's
        s.fill(polygon((55, 100), (82, 100), (87, 66), (76, 66)), mix(s.accent, s.ink, 0.62))
        s.fill(
            join(
                limb((80, 69, 2.2), (82, 61, 2.4)),
                oval(82.6, 56.6, 2.1),
                limb((82, 62, 1.0), (77.4, 58, 0.9), (76.6, 53, 0.8)),
                limb((82, 62, 1.0), (87, 59.6, 0.9), (88.6, 55, 0.8)),
            ),
            mix(s.accent, s.ink, 0.62),
        )
        s.inked([(oval(62, 50, 4.0, 3.8), "#ffffff")], 0.9, (0.2, 0.3))
        s.fill(oval(62, 50, 1.7, 1.6), s.accent)
    for x, y, tone in ((103, 62, "#ffffff"), (107, 88, s.light), (36, 62, "#ffffff"), (52, 28, s.light)):
        s.fill(oval(x + 2.6, y + 2.0, 5.2, 5.0), s.deep)
        s.inked([(oval(x, y, 5.0), tone)], 1.0, (0.2, 0.3))
        for turn in (0, 120, 240):
            s.fill(
                polygon((x, y), around(x, y, 4.9, turn), around(x, y, 5.3, turn + 30), around(x, y, 4.9, turn + 60)),
                s.mid,
            )
    for x, y in ((104, 76), (39, 80), (66, 30), (72, 28), (38, 88), (103, 99)):
        s.stroke([(x, y), (x + 4.6, y - 3.0)], s.deep, 1.5)
        s.fill(oval(x, y, 1.4), s.ink)


def _bare_foot(s: Impact) -> None:
    """Paint a left foot from above, the ball at the origin, its toes curled over an edge at the top."""
    skin, lit, dim = "#9a5a38", "#ffcf9c", "#5c2a22"
    foot = svg("M-9 -4 C-12 4 -9 16 -7 28 L-8 60 H10 L10 30 C11 18 13 6 11 -5 C6 -9 -4 -9 -9 -4 Z")
    toes = (
        limb((7.6, -4, 4.2), (8.4, -13, 4.4)),
        limb((1.4, -5, 3.0), (1.4, -14, 3.1)),
        limb((-3.6, -4, 2.8), (-4.4, -12, 2.9)),
        limb((-7.6, -2, 2.6), (-9.2, -9, 2.6)),
        limb((-10, 2, 2.3), (-12.4, -4, 2.3)),
    )
    for toe in toes:
        s.inked([(toe, skin)], 1.6, (0.3, 0.7))
    s.inked([(foot, skin)], 1.8, (0.6, 0.8))
    with s.clipped(join(foot, *toes)):
        for path in (foot, *toes):
            s.fill(path, skin)
            s.fill(cut(path, placed(path, -2.6, 0.6)), dim)
            s.fill(cut(path, placed(path, 2.4, 1.6)), lit)
        s.fill(svg("M-8 -3 C-4 -6 2 -6 6 -4 C2 2 -3 12 -4 26 C-8 18 -10 6 -8 -3 Z"), lit)
        for x in (4.6, -1.4, -5.8, -9.2):
            s.stroke([(x, -7), (x + 0.5, 0)], dim, 1.1)
    for (x, y), r in (
        ((8.6, -14.6), 2.0),
        ((1.4, -15.0), 1.4),
        ((-4.5, -13.0), 1.3),
        ((-9.4, -9.8), 1.2),
        ((-12.6, -4.6), 1.0),
    ):
        s.fill(oval(x, y, r, r * 1.1), lit)
        s.line(oval(x, y, r, r * 1.1), dim, 0.6)


def daredevil(s: Impact) -> None:
    """Bare toes curl over the edge of a tower, the pool far below. Down past the feet; light: low from the left."""
    _pool_far_below(s)
    s.fill(polygon((30, 112), (105, 104), (124, 172), (2, 172)), s.ink, 0.45)
    board = polygon((28, 110, 2), (104, 101, 2), (122, 172), (4, 172))
    s.inked([(board, s.light)], 2.4, (0.4, -0.8))
    with s.clipped(board):
        s.fill(svg("M84 98 L112 96 L130 172 H98 Z"), mix(s.light, s.key, 0.6))
        s.stroke([(30, 115), (105, 106)], s.accent, 3.2)
        for x, y, turn in ((54, 127, -5), (86, 122, -3)):
            s.fill(placed(svg("M-9 -6 H13 L24 60 H-6 Z"), x + 3, y + 1, turn=turn), s.mid)
    with s.moved(51, 124, 1.0, turn=-8):
        _bare_foot(s)
    with s.moved(83, 120.5, 1.0, turn=-2, flip=True):
        _bare_foot(s)


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
        ((56.0, 112.0), (80.0, 108.0), (70.0, 62.0)),
        "curls its toes over the edge",
        "diving tower",
        "low sun from the left",
    ),
}
