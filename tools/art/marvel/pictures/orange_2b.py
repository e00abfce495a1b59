"""Pictures of the last two orange cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.marvel.people import Clothes, clothed
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
    """Paint a sky at evening, paler towards the hills, and far below a lido: water in lanes, people along its edge."""
    s.steps(
        ALL,
        (86, -6),
        (52, 112),
        [mix(s.deep, s.ink, 0.3), s.deep, s.mid, mix(s.mid, s.key, 0.6), s.key, mix(s.key, s.light, 0.6), s.light],
    )
    s.fill(svg("M-4 124 V104 L12 98 L26 104 L46 94 L66 104 L84 99 L124 108 V124 Z"), mix(s.key, s.mid, 0.6))
    s.fill(svg("M-4 172 V114 C30 108 90 108 124 114 V172 Z"), mix(s.key, s.light, 0.45))
    s.dots(svg("M-4 172 V114 C30 108 90 108 124 114 V172 Z"), s.mid, (60, 118), (120, 150), 0.0, 0.6)
    s.fill(polygon((42, 120.6), (88, 120.6), (106, 152), (22, 152)), "#ffffff")
    water = polygon((45, 122.6), (85, 122.6), (101, 152), (27, 152))
    s.fill(water, s.accent)
    with s.clipped(water):
        for top, foot in ((53, 42), (61, 56.500), (69, 71), (77, 85.500)):
            s.fill(polygon((top - 0.4, 122), (top + 0.4, 122), (foot + 1.1, 152), (foot - 1.1, 152)), "#e6fbff")
        s.fill(polygon((45, 122), (52, 122), (42, 152), (20, 152)), mix(s.accent, s.ink, 0.45))
    shade = join(
        limb((60, 135, 1.5), (72, 131, 1.0)), limb((58, 131.6, 0.8), (67, 138.6, 0.8)), oval(56.6, 136, 1.5, 1.1)
    )
    s.fill(shade, mix(s.accent, s.ink, 0.75))
    for x, y, half in ((74, 126, 3), (58, 128, 2), (84, 141, 4), (50, 146, 3), (70, 145, 3), (64, 124, 2)):
        s.fill(limb((x - half, y, 0.3), (x, y - 0.3, 0.55), (x + half, y, 0.3)), "#e6fbff")  # glitter
    for x, y, high in ((38, 120, 1), (93, 121, 1), (99, 131, -1), (50, 115.4, -1), (64, 115, 1), (80, 115.6, 1)):
        arms = [
            limb((x, y + 3.0, 0.6), (x + out, y + 2.6 - high * 1.2, 0.6), (x + out * 0.8, y - high * 3, 0.55))
            for out in (-2.4, 2.4)
        ]
        s.fill(join(oval(x, y, 1.3), limb((x, y + 2.6, 1.3), (x, y + 6.0, 1.1)), *arms), s.ink)


def _diving_tower(s: Impact) -> None:
    """Paint a tower at the right edge, its top board still swinging."""
    steel = mix(s.deep, s.ink, 0.55)
    for x in (109, 119):
        s.fill(box(x, 50, x + 3, 150), steel)
    for y in range(56, 150, 14):
        s.stroke([(110, y), (120, y + 14)], steel, 1.6)
        s.fill(box(109, y - 1, 122, y + 1), steel)
    for dy in (-4.0, 3.6):
        s.stroke([(104, 52), (97, 52 + dy * 0.3, 90, 52 + dy)], s.light, 1.0)
    board = svg("M124 48 L106 48.400 C100 48.600 94 49 88 50 L88 52.600 C96 52.400 102 52.600 106 53 L124 54 Z")
    s.inked([(board, s.light)], 1.6, (0.3, 0.7))


def _diver(s: Impact) -> None:
    """Paint one who dives to the lower left in a swan dive, both arms out, lit from below by the low sun."""
    skin = (mix(s.deep, s.ink, 0.2), mix(s.deep, s.ink, 0.7))
    cap = (s.accent, mix(s.accent, s.ink, 0.5))
    bare = Clothes(top=skin, trousers=skin, skin=skin, hair=cap, shoes=skin[1])
    trunks = svg("M58.500 69 C63 65 69 61 75 57 L83 65 C78 69 73 73 67 79 C61 79 56 74 58.500 69 Z")
    clothed(
        s,
        bare,
        (-0.3, 1.0),
        (44.6, 87.6),
        (53.6, 80.0),
        (69.0, 66.0),
        (((65.0, 92.0), (71.6, 106.0)), ((41.4, 69.0), (30.6, 58.0))),
        (((81.4, 57.0), (92.0, 48.6), (98.4, 44.0)), ((82.0, 58.0), (93.0, 50.0), (99.4, 46.0))),
        1.2,
        facing=-1,
        behind=(0, 1),
        extra=((trunks, cap),),
        w=1.3,
    )


def daredevil(s: Impact) -> None:
    """A diver leaps from the highest board towards a far pool. Light: evening sky behind, a warm edge from below."""
    _pool_far_below(s)
    _diving_tower(s)
    for start, end in (((80, 44), (96, 36)), ((72, 54), (84, 44)), ((86, 64), (100, 56))):
        s.fill(polygon((start[0] - 0.4, start[1] - 0.6), end, (start[0] + 0.6, start[1] + 0.8)), "#ffffff")
    with s.moved(4.0, -3.0, 0.98, about=(56, 80)):
        _diver(s)


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
        ((48.0, 88.0), (76.0, 62.0), (62.0, 132.0)),
        "leaps from the highest board",
        "lido",
        "evening behind a diver",
    ),
}
