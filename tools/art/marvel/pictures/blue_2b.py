"""Pictures of two of the blue cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, box, cut, join, mix, oval, placed, polygon, skyline, svg


def _yard_at_night(s: Impact) -> None:
    """Paint a yard at night: a dark house, a fence, grass in a pool of light."""
    s.steps(
        ALL,
        (60, 0),
        (60, 110),
        [mix(s.ink, s.deep, 0.7), s.deep, mix(s.deep, s.mid, 0.5), s.mid, mix(s.mid, s.key, 0.5)],
    )
    for x, y, r in (
        (48, 14, 0.8),
        (64, 9, 0.6),
        (74, 22, 0.9),
        (36, 34, 0.7),
        (58, 26, 0.6),
        (18, 52, 0.8),
        (28, 62, 0.5),
    ):
        s.glint(x, y, 2.2 * r, s.light)
    house = svg("M30 112 V62 L26 62 L66 30 L110 62 H104 V112 Z")
    s.fill(join(house, box(82, 30, 91, 54)), s.ink)
    s.stroke([(26, 62), (66, 30), (110, 62)], mix(s.deep, s.mid, 0.7), 2.0)
    s.fill(box(-4, 96, 124, 172), mix(s.deep, s.mid, 0.35))
    for x in range(-2, 122, 9):
        s.fill(polygon((x, 112), (x, 92), (x + 3, 88.5), (x + 6, 92), (x + 6, 112)), mix(s.ink, s.deep, 0.55))
    s.fill(box(-4, 98, 124, 101), mix(s.ink, s.deep, 0.55))
    grass = svg("M-4 110 C30 106 90 106 124 110 V172 H-4 Z")
    s.fill(grass, mix(s.deep, s.mid, 0.75))
    s.fill(polygon((46, 108), (96, 108), (122, 150), (22, 150)), s.mid)
    s.fill(polygon((56, 108), (88, 108), (104, 150), (44, 150)), mix(s.mid, s.key, 0.6))
    s.dots(grass, s.ink, (56, 120), (2, 140), 0.0, 0.75)
    s.dots(grass, s.ink, (90, 120), (122, 140), 0.0, 0.75)


_SHEET: Final = svg(
    "M38 50 C54 55 78 52 96 42 C98 58 104 74 101 92 C103 106 109 114 114 122 C106 120 100 124 96 133 C90 127 82 128 76 137 "
    "C68 130 60 132 53 141 C46 134 39 135 32 139 C38 124 37 110 36 96 C34 80 36 64 38 50 Z"
)


def _sheet_on_the_line(s: Impact) -> None:
    """Paint a square sheet that the wind lifts, lit from the left; a lamp behind it shines through its holes."""
    s.inked([(_SHEET, s.light)], 2.2, (0.6, 1.2))
    shade, fold = s.key, mix(s.mid, s.key, 0.5)
    with s.clipped(_SHEET):
        s.fill(svg("M84 40 C82 66 92 84 86 106 C84 118 88 128 84 140 H124 V36 Z"), shade)
        s.fill(svg("M97 40 C96 62 100 82 98 100 C98 112 104 120 104 128 H124 V40 Z"), fold)
        for data in (
            "M57 140 C64 124 62 112 66 100 C68 114 68 124 76 138 L66 144 Z",
            "M34 140 C42 126 40 114 44 104 C46 116 44 128 47 138 Z",
            "M42 50 C46 60 44 70 40 80 C39 68 39 58 40 50 Z",
            "M66 51 C70 56 70 60 67 65 C66 60 65 56 62 52 Z",
        ):
            s.fill(svg(data), shade)
        s.dots(_SHEET, s.mid, (88, 84), (112, 92), 0.0, 0.7, pitch=2.4)
        s.fill(svg("M48 54 C43 72 44 92 48 104 C52 90 54 70 56 55 Z"), "#ffffff")
    for x, y, r in ((59, 77, 5.6), (79, 74, 4.6), (68, 96, 3.4), (91, 110, 1.5), (47, 118, 1.3)):
        s.fill(oval(x, y, r, r * 1.06), s.accent)
        s.fill(oval(x + 0.14 * r, y + 0.2 * r, 0.8 * r), "#ffe6a8")


def ghost_spider(s: Impact) -> None:
    """A moth-eaten sheet on the line rises like a ghost. From ahead; light: the lamp of the house through its holes."""
    _yard_at_night(s)
    s.fill(svg("M20 147 C40 141 84 140 106 144 C96 151 36 153 20 147 Z"), mix(s.deep, s.mid, 0.35))
    line = [(-4, 42), (38, 56, 96, 42), (108, 38, 124, 28)]
    s.stroke(line, s.ink, 3.0)
    s.stroke(line, s.light, 1.2)
    _sheet_on_the_line(s)
    for x, y in ((40, 50), (94, 43)):
        peg = box(-1.8, -5, 1.8, 5.5, 1.2)
        s.inked([(placed(peg, x, y, 1.0, 4), "#ffd9a0")], 1.3, (0.3, 0.5))
    for points in ([(104, 136), (110, 134, 115, 130)], [(107, 98), (112, 92, 112, 82)]):
        s.stroke(points, s.light, 1.5)


_QUAVER: Final = ((0, 3), (1, 3), (0, 4), (1, 4), (1, 2), (1, 1), (1, 0), (2, 0), (2, 1))
_BEAMED: Final = (
    *((0, 3), (1, 3), (0, 4), (1, 4), (1, 2), (1, 1), (1, 0), (2, 0), (3, 0)),
    *((4, 0), (4, 1), (4, 2), (3, 3), (4, 3), (3, 4), (4, 4)),
)
"""The lit windows of a tower, as (column, row), that make a quaver and a pair of them under a beam."""


def _tower_of_notes(
    s: Impact, left: float, top: float, columns: int, pitch: float, note: Sequence[tuple[int, int]], at: tuple[int, int]
) -> None:
    """Paint a tower whose lit windows make a note whose corner is the window ``at``."""
    right = left + columns * pitch + 2.4
    wall = box(left, top, right, 160)
    s.fill(wall, mix(s.ink, s.deep, 0.45))
    s.rim([wall], s.key, (1.0, -0.4), 1.2)
    lit = {(column + at[0], row + at[1]) for column, row in note}
    for row in range(int((160 - top) / pitch)):
        for column in range(columns):
            x, y = left + 2.2 + pitch * column, top + 4 + pitch * row
            pane = box(x, y, x + pitch - 2.0, y + pitch - 1.6)
            if (column, row) in lit:
                s.fill(box(x - 1.0, y - 1.0, x + pitch - 1.0, y + pitch - 0.6), s.accent)
                s.fill(pane, "#ffeec0")
            else:
                s.fill(pane, mix(s.ink, s.deep, 0.95))


def _city_that_wakes(s: Impact) -> None:
    """Paint a night over towers, the far ones flat, the near ones with notes for windows."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    s.pool(
        26,
        116,
        (
            (104, mix(s.ink, s.deep, 0.85)),
            (86, s.deep),
            (68, mix(s.deep, s.mid, 0.6)),
            (50, s.mid),
            (34, s.key),
            (20, s.light),
        ),
    )
    s.fill(skyline(-4, 124, 150, (22, 34, 16, 28, 40, 24), 4), mix(s.deep, s.mid, 0.75))
    _tower_of_notes(s, 44, 22, 4, 7.0, _QUAVER, (0, 1))
    _tower_of_notes(s, 70, 74, 3, 5.4, (), (0, 0))
    _tower_of_notes(s, 80, 43, 6, 6.0, _BEAMED, (0, 0))


def _trumpet(s: Impact) -> None:
    """Paint a trumpet along x, its mouthpiece at the origin, its bell at 62."""
    horn, shine, shade = s.accent, "#fff0cc", "#b8560e"
    loop = cut(join(box(12, 2, 46, 17, 7.5)), box(15.6, 5.4, 42.4, 13.6, 4.2))
    s.inked([(loop, horn)], 1.6, (0.4, 0.9))
    s.rim([loop], shine, (0.0, -1.0), 1.2)
    tube = join(
        polygon((2, -1.7), (38, -1.9), (38, 1.9), (2, 1.7)),
        svg("M36 -2 C46 -2.500 53 -6 60 -15 L63 -15 V15 L60 15 C53 6 46 2.500 36 2 Z"),
    )
    cup = svg("M-2.500 -3.400 C0 -3.600 1 -2 4 -1.800 V1.800 C1 2 0 3.600 -2.500 3.400 Z")
    s.inked([(tube, horn), (cup, shine)], 1.8, (0.5, 1.1))
    with s.clipped(tube):
        s.fill(svg("M2 0.400 H38 C48 2 54 6 61 16 H30 L2 4 Z"), shade)
        s.fill(svg("M2 -1.300 H38 C46 -2 53 -5 59 -13 L60 -9 C54 -3 46 -0.500 38 -0.300 H2 Z"), shine)
    s.inked([(oval(62.5, 0, 4.8, 16.4), shine)], 1.8, (0.6, 0.8))
    s.fill(oval(63.2, 0.6, 3.2, 13.4), shade)
    s.fill(oval(63.8, 1.0, 1.7, 8.4), s.ink)
    for number in range(3):
        x = 20.5 + 6.4 * number
        down = 2.6 if number == 1 else 0.0
        s.inked(
            [
                (box(x - 0.9, -11 + down, x + 0.9, -4), shine),
                (box(x - 2.7, -6, x + 2.7, 20, 1), horn),
                (box(x - 2.6, -12.4 + down, x + 2.6, -10 + down, 0.8), shine),
            ],
            1.2,
            (0.3, 0.5),
        )
        s.fill(box(x - 1.8, -5, x - 0.4, 19), shine)
        s.fill(box(x + 1.3, -5, x + 2.5, 19), shade)


def _parapet(s: Impact) -> None:
    """Paint the wall round a roof from above: its coping, lit from the towers, and the bricks below."""
    s.fill(polygon((-4, 112), (124, 104), (124, 172), (-4, 172)), s.ink)
    coping = polygon((-4, 115), (124, 107), (124, 131), (-4, 137))
    s.fill(coping, s.mid)
    s.fill(polygon((-4, 115), (124, 107), (124, 112), (-4, 119)), s.key)
    s.fill(polygon((70, 110.4), (124, 107), (124, 131), (84, 132.8)), s.key)
    s.dots(coping, s.deep, (66, 120), (14, 130), 0.0, 0.75)
    for x, lean in ((30, -3.0), (88, 2.0)):
        s.stroke([(x, 113.4 - x * 0.06), (x + lean, 135.2 - x * 0.046)], s.ink, 1.3)
    s.fill(polygon((-4, 137), (124, 131), (124, 136), (-4, 142.6)), s.deep)
    for x in (12, 40, 66, 94, 118):
        s.stroke([(x, 146.6 - x * 0.06), (x + 18, 145.4 - x * 0.06)], s.deep, 1.4)


def miles_morales(s: Impact) -> None:
    """A trumpet on a parapet wakes the block: its windows light up as notes. Still life; light: windows and brass."""
    _city_that_wakes(s)
    _parapet(s)
    s.fill(
        svg(
            "M34 124 C44 123 56 124 66 123 L108 111 C112 114 108 119 100 121 C84 127 66 133 52 132 C42 131 32 127 34 124 Z"
        ),
        s.ink,
    )
    for x, y, size in ((68, 14, 1.0), (40, 44, 0.7)):
        s.line(placed(svg("M-5 -2.6 C-3 -3 -1 -2 0 0.6 C1.500 -2.400 3.500 -3.600 6 -3.400"), x, y, size), s.light, 1.5)
    with s.moved(31, 112, 1.12, turn=-13):
        _trumpet(s)
    for stops in ([(106, 86), (113, 80)], [(108, 95), (117, 94)], [(106, 104), (114, 107)]):
        s.stroke(stops, "#fff0cc", 2.0)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-09": Picture(
        miles_morales,
        ((62.0, 100.0), (93.0, 97.0), (60.0, 46.0), (92.0, 62.0)),
        "wakes the block",
        "parapet over a block",
        "windows in the form of notes",
    ),
    "m2-11": Picture(
        ghost_spider,
        ((59.0, 77.0), (79.0, 74.0), (68.0, 96.0)),
        "rises like a ghost off the line",
        "yard at night",
        "lamp through holes in linen",
    ),
}
