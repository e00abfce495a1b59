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
    both,
    box,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
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


def _fair_by_evening(s: Impact, x: float, y: float) -> None:
    """Paint an evening sky over a fair in rays from a shot at (x, y), the heads of the crowd along its foot."""
    s.fill(ALL, s.deep)
    s.rays(x, y, 6, 190, 22, s.mid, 1.0, duty=1.1, seed=4, wobble=0.4)
    s.pool(x, y, ((62, s.mid), (50, s.key), (36, mix(s.key, s.light, 0.6))))
    s.rays(x, y, 20, 150, 26, s.light, 1.0, duty=0.35, seed=9, wobble=0.6)
    s.halo(ALL, s.ink, x, y, 74, 150, 0.0, 0.7)
    for number in range(15):
        px, py = -2 + number * 9, 139 + (number * 5) % 4
        head = join(oval(px, py, 4.4, 5.2), oval(px, py + 14, 8.4, 10))
        s.fill(head, mix(s.ink, s.deep, 0.25))
        s.rim([head], s.key, (1.0 if px < x else -1.0, -0.6), 1.1)


def _cannon(s: Impact) -> None:
    """Paint the mouth of a fair's cannon at the lower right, banded with teal, aimed at the upper left, and its smoke."""
    with s.moved(104, 130, turn=-128):
        barrel = svg("M-30 -21 L20 -19 L24 -22 L30 -22 L30 22 L24 22 L20 19 L-30 21 Z")
        s.inked([(barrel, s.mid)], 2.4, (-0.8, -1.0))
        with s.clipped(barrel):
            s.fill(box(-40, -24, 40, -6), s.deep)
            for left in (-16, 6):
                s.fill(box(left, -24, left + 9, 24), s.accent)
                s.fill(box(left, -24, left + 9, -6), mix(s.accent, s.ink, 0.45))
            s.fill(box(-40, 14, 40, 18), s.light)
        s.inked([(oval(30, 0, 8.5, 22), s.ink)], 1.4, (0, 0))
    s.puff(
        [(66, 112, 6), (76, 124, 8), (62, 122, 6), (112, 92, 8), (118, 102, 8), (104, 84, 6), (72, 134, 7)],
        "#fff6e6",
        s.key,
        1.8,
        (0.2, -0.8),
        s.mid,
    )
    s.flash(88, 106, 24, 13, "#ffd24a", seed=5, hollow=0.5)
    s.flash(88, 106, 16, 12, "#ffffff", seed=7, hollow=0.5)


def _shot_man(s: Impact) -> None:
    """Paint a man shot out of a cannon at us: both fists ahead, a laughing face in a helmet, his legs in the flash."""
    suit, dark = "#fff0dc", mix(s.key, s.mid, 0.6)
    for start, knee, foot in (((76, 92), (82, 97), (87, 104)), ((70, 97), (76, 103), (82, 110))):
        leg = limb((*start, 8.5), (*knee, 6.5), (*foot, 4.6))
        s.inked([(leg, suit)], 2.0, (0.3, 0.5))
        s.fill(cut(leg, placed(leg, -2.6, -1.4)), dark)
    scarf = ribbon([(66, 72, 5), (80, 62, 6), (90, 70, 5.6), (100, 62, 5), (111, 68, 2)])
    s.inked([(scarf, s.accent)], 2.0, (0.4, 0.8))
    s.fill(cut(scarf, placed(scarf, 0.4, -2.8)), mix(s.accent, s.ink, 0.45))
    trunk = limb((62, 84, 17), (75, 97, 12.5))
    s.inked([(trunk, suit)], 2.3, (0.5, 0.8))
    with s.clipped(trunk):
        s.fill(cut(trunk, placed(trunk, -5, -4)), dark)
        s.stroke([(50, 104), (84, 84)], s.accent, 6.0)
    for shoulder, elbow, fist in (((48, 92), (42, 104), (46, 116)), ((76, 74), (88, 62), (92, 56))):
        arm = limb((*shoulder, 7.5), (*elbow, 7.0), (*fist, 7.6))
        s.inked([(arm, suit)], 2.2, (0.5, 0.8))
        s.fill(cut(arm, placed(arm, -2.6, -2.0)), dark)
    for x, y, r, turn in ((46, 117, 10.5, -20), (94, 54, 8.4, 30)):
        with s.moved(x, y, r / 10, turn):
            fist = svg("M-9 -6 C-9 -10 -4 -11 0 -10 C5 -11 9 -9 9 -5 L9 5 C9 10 3 11 -1 10 C-6 11 -9 8 -9 4 Z")
            s.inked([(fist, s.accent)], 2.0, (0.4, 0.9))
            s.fill(cut(fist, placed(fist, -3, -2.6)), mix(s.accent, s.ink, 0.45))
            for u in (-4.4, 0, 4.4):
                s.stroke([(u, -9), (u + 0.4, -1)], s.ink, 1.4)
            s.stroke([(-8, 1), (4, 2.4)], s.ink, 1.5)
    with s.moved(56, 70, 1.0, turn=-14):
        skin, shade = "#d98a50", "#8a4420"
        helmet = oval(0, -1, 20, 20.5)
        s.inked([(helmet, s.accent)], 2.4, (0.8, 1.2))
        with s.clipped(helmet):
            s.fill(cut(helmet, placed(helmet, -6, -3)), mix(s.accent, s.ink, 0.45))
            s.fill(box(-4.5, -24, 4.5, 0), "#fff6e6")
            s.rim([helmet], "#a8eef8", (-1.0, -0.8), 2.4)
        face = svg("M-14.500 -4 C-12 -8 12 -8 14.500 -4 C16 8 11 18 0 19 C-11 18 -16 8 -14.500 -4 Z")
        s.inked([(face, skin)], 1.8, (0.3, 0.6))
        s.fill(both(face, svg("M5 -8 C9 2 7 12 -3 20 H18 V-8 Z")), shade)
        s.inked([(box(-17, -14, 17, -5, 4), s.ink)], 1.2, (0.2, 0.4))
        for side in (-1, 1):
            s.inked([(oval(side * 7.4, -9.6, 6.8, 4.6), "#ffd24a")], 1.2, (0, 0))
            s.fill(oval(side * 7.4 - 2, -11, 2.4, 1.3, -20), "#ffffff")
            s.fill(oval(side * 5.6, 1.6, 2.0, 2.8), s.ink)
            s.stroke([(side * 2.8, -2.4), (side * 8.6, -3.2)], s.ink, 1.6)
        s.stroke([(0.4, 2), (2.2, 5.4), (-0.8, 6)], s.ink, 1.3)
        grin = svg("M-9 7.600 C-3 10 4 10 9.500 7 C9 14 4 17 -0.500 17 C-5 17 -9 13 -9 7.600 Z")
        s.inked([(grin, mix(s.ink, "#6a1020", 0.5))], 1.4, (0, 0))
        s.fill(both(grin, svg("M-10 6 C-3 9 4 9 10 5.500 L9 10 C4 12.500 -4 12.500 -9 10.600 Z")), "#ffffff")


def daredevil(s: Impact) -> None:
    """A man is shot out of a cannon over the crowd, straight at us. At a fair; light: the flash behind him."""
    _fair_by_evening(s, 88, 106)
    _cannon(s)
    _shot_man(s)
    s.debris([(44, 134, 2.6, 10), (58, 130, 2.0, 40), (110, 76, 2.4, 70), (100, 84, 1.8, 20)], s.deep, s.light, 0.9)


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
        ((56.0, 70.0), (46.0, 116.0), (92.0, 56.0), (88.0, 106.0)),
        "is shot out of a cannon",
        "fair",
        "flash of a cannon",
    ),
}
