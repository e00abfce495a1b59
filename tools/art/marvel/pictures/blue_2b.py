"""Pictures of two of the blue cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    box,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    skyline,
    svg,
)


def _playground(s: Impact) -> None:
    """Paint a playground at night: a lamp low in mist, a row of bare trees, the pale ground before it."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    for r, tone in (
        (84, s.deep),
        (66, mix(s.deep, s.mid, 0.6)),
        (50, s.mid),
        (35, s.key),
        (21, mix(s.key, s.light, 0.7)),
        (11, "#ffffff"),
    ):
        s.fill(oval(66, 46, r), tone)
    trees = [
        ribbon([(x, 112, 3.4), (x + lean * 0.3, 84, 2.6), (x + lean, 52, 1.4), (x + lean * 1.8, 20, 0.4)])
        for x, lean in ((10, 4), (28, -6), (108, 6), (120, -6), (94, 10))
    ]
    for tree in trees:
        s.fill(tree, s.ink)
    for points in (
        [(28, 84), (38, 66, 42, 50)],
        [(11, 90), (20, 72, 18, 50)],
        [(107, 82), (98, 70, 98, 56)],
        [(95, 92), (88, 78, 90, 66)],
        [(24, 62), (16, 50, 14, 40)],
    ):
        s.stroke(points, s.ink, 1.7)
    s.stroke([(66, 46), (66, 96)], s.ink, 2.6)
    s.fill(polygon((59, 40), (73, 40), (69, 34), (63, 34)), s.ink)
    s.fill(box(-4, 92, 124, 172), s.mid)
    s.fill(oval(66, 98, 70, 9), s.key)
    s.fill(polygon((40, 92), (92, 92), (136, 152), (-4, 152)), s.key)
    s.fill(polygon((48, 92), (84, 92), (120, 152), (16, 152)), s.light)
    s.dots(box(-4, 92, 124, 152), s.deep, (66, 110), (4, 140), 0.0, 0.8)
    s.fill(svg("M-4 89 C30 86 90 86 124 89 V94 C90 91 30 91 -4 94 Z"), s.ink)


def ghost_spider(s: Impact) -> None:
    """An empty swing flies at us over its shadow. Low; light: a lamp behind the swing."""
    _playground(s)
    s.fill(polygon((44, 113, 2), (102, 105, 2), (108, 114, 2), (46, 124, 2)), s.ink)
    for x, y, end in ((49, 119, 40), (100, 111, 112)):
        s.stroke([(x, y), (end, 160)], s.ink, 2.6)
    for top, foot, y in ((46.0, 51.0, 74.0), (88.0, 104.0, 66.0)):
        s.stroke([(top, -6), (foot, y)], s.ink, 3.6)
        for number in range(13):
            share = number / 13
            a, b = share, share + 0.045
            s.stroke(
                [(top + (foot - top) * a, -6 + (y + 6) * a), (top + (foot - top) * b, -6 + (y + 6) * b)],
                s.light if number % 2 else s.accent,
                1.5,
            )
    board = polygon((43, 72, 2), (110, 61, 2), (113, 69, 2), (45, 81, 2))
    under = polygon((45, 81), (113, 69), (112, 75), (47, 87))
    s.inked([(under, s.ink), (board, s.deep)], 2.6, (0.6, 1.4))
    with s.clipped(board):
        s.fill(polygon((42, 70), (112, 58), (112.6, 63.4), (44, 75.4)), "#ffffff")
        s.fill(polygon((44, 75.4), (112, 63.4), (113, 66), (44, 78)), s.key)
        s.dots(board, s.ink, (84, 70), (112, 68), 0.0, 0.7, pitch=2.4)
    for points in ([(40, 62), (37, 50)], [(64, 62), (62, 52)], [(92, 56), (90, 47)]):
        s.stroke(points, "#ffffff", 1.6)


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
    s.steps(
        ALL,
        (60, 0),
        (60, 130),
        [s.deep, mix(s.deep, s.mid, 0.5), s.mid, mix(s.mid, s.key, 0.7), mix(s.key, s.light, 0.4)],
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
        ((78.0, 70.0), (72.0, 118.0), (66.0, 48.0)),
        "swings with nobody on it",
        "playground at night",
        "lamp behind the swing",
    ),
}
