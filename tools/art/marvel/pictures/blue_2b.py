"""Pictures of two of the blue cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, both, box, cut, join, limb, mix, oval, placed, polygon, ribbon, skyline, svg


def _tent_of_blankets(s: Impact) -> None:
    """Paint the inside of a tent of blankets, lit from a torch at the bottom: seams that meet at the ridge, a great shadow."""
    s.fill(ALL, s.deep)
    for reach, tone in ((96, mix(s.deep, s.mid, 0.5)), (78, s.mid), (58, mix(s.mid, s.key, 0.6)), (42, s.key)):
        s.fill(oval(66, 124, reach * 0.86, reach), tone)
    for x in (-60, -24, 10, 40, 92, 122, 156, 192):
        s.stroke([(66, -14), (x, 172)], s.deep, 1.4)
        for share in (0.34, 0.46, 0.58, 0.7, 0.82):
            s.fill(oval(66 + (x - 66) * share + 5, -14 + 186 * share, 1.5 + share), s.deep)
    legs = [
        ((side * 5, -6 + n * 3, 1.5), (side * (13 + n), -18 + n * 9, 1.6), (side * (18 + n * 2), -6 + n * 12, 0.7))
        for side in (-1, 1)
        for n in range(4)
    ]
    spider = join(oval(0, 3, 9, 11), oval(0, -11, 6.4), *(ribbon(leg) for leg in legs))
    s.fill(placed(spider, 101, 70, 0.78, 16), s.ink, 0.8)
    s.stroke([(101, 60), (96, -4)], s.ink, 1.1)
    s.dots(ALL, s.ink, (60, 60), (60, -10), 0.0, 0.8)


def _listeners(s: Impact) -> None:
    """Paint the heads of two who listen, from behind, with an edge of light from the torch."""
    for x, y, size, side in ((40, 146, 1.0, 1), (100, 142, 1.15, -1)):
        head = placed(svg("M-11 14 V0 C-12 -10 -7 -15 0 -15 C8 -15 12 -9 11 0 V14 Z"), x, y, size)
        s.fill(head, s.ink)
        s.rim([head], s.accent, (side * 1.0, -0.4), 1.8)


def _face_over_a_torch(s: Impact) -> None:
    """Paint the face of a storyteller lit from below: chin, lip, nostrils and brows bright, the forehead in the dark."""
    dark, skin, warm, hot = "#2c2050", "#a8502c", "#ff9a2e", "#ffe2a0"
    hair = svg(
        "M38 70 C34 54 38 42 48 38 L46 32 L56 36 L60 29 L68 35 L78 30 L80 37 L91 36 L89 44 C98 52 100 64 95 74 L90 84 H44 Z"
    )
    s.inked([(hair, s.ink)], 1.6, (0, 0))
    s.rim([hair], s.key, (0.8, 0.6), 1.2)
    for side in (-1, 1):
        ear = oval(67 + side * 26.4, 76, 4.6, 6.4)
        s.inked([(ear, skin)], 1.6, (0, 0))
        s.fill(both(ear, placed(ear, 0, 5)), warm)
    face = svg("M42 66 C41 52 52 45 67 45 C83 45 93 52 92 66 C92 84 86 103 68 106 C50 104 42 84 42 66 Z")
    s.inked([(face, skin)], 2.2, (0, 0.4))
    with s.clipped(face):
        s.fill(svg("M38 40 H96 V60 C88 62 80 57 76 63 C72 66 62 66 58 63 C54 57 46 62 38 60 Z"), dark)
        s.dots(face, dark, (68, 78), (68, 58), 0.0, 0.8, pitch=2.4)
        # the cheeks, the jaw and what lies under brow, nose and lip take the light
        s.fill(
            svg("M44 80 C50 74 57 78 58 85 C54 92 50 92 47 92 Z M91 80 C84 74 78 78 77 85 C81 92 85 92 88 92 Z"), warm
        )
        s.fill(svg("M46 90 C54 96 60 100 68 100 C76 100 82 96 90 88 L84 108 H52 Z"), warm)
        s.fill(svg("M55 101 C62 99.500 74 99.500 80 101 L76 108 H58 Z"), hot)
        s.fill(svg("M60 82 C62 78.500 65 80 67.500 81 C70 80 73 78.500 75 82 C72 85 63 85 60 82 Z"), hot)
        s.fill(
            svg("M64.600 80 C63.600 72 64.800 66 67 62 C69 66 71 72 70.600 80 C68.600 79 66.600 79 64.600 80 Z"), dark
        )
        s.fill(
            svg(
                "M47 66 C50 61 57 61 61 65 L60 67 C56 64.500 51 64.500 48 68 Z M88 66 C85 61 78 61 74 65 L75 67 C79 64.500 84 64.500 87 68 Z"
            ),
            hot,
        )
    for x in (54.6, 80.4):
        eye = oval(x, 70.4, 5.2, 4.6)
        s.inked([(eye, "#ffffff")], 1.5, (0, 0))
        s.fill(both(eye, oval(x, 66.4, 7, 3.6)), mix(s.key, s.deep, 0.3))
        s.fill(oval(x + 0.4, 70.8, 2.7), s.ink)
        s.fill(oval(x + 0.2, 72.2, 1.1), hot)
    s.stroke([(46, 60.6), (54, 55, 62, 60)], s.ink, 3.0)
    s.stroke([(73, 60), (81, 54.4, 89, 60)], s.ink, 3.0)
    mouth = svg("M53 87 C60 90 76 90 83 86 C82 95 76 99.500 68 99.500 C60 99.500 54 96 53 87 Z")
    s.inked([(mouth, "#4a0c24")], 1.7, (0, 0))
    s.fill(both(mouth, svg("M50 84 H64 V93 H52 Z M68.600 84 H86 V92 H68.600 Z")), "#fff4d8")
    s.fill(both(mouth, oval(68, 99.5, 7, 4)), "#e8505a")


def _torch_in_the_fist(s: Impact) -> None:
    """Paint a torch that points up at (66, 120), the beam above it, and the fist round its shaft."""
    skin, lit, dim = "#a8502c", "#ffb25a", "#5c2440"
    for path, tone in ((svg("M48 166 C44 150 50 146 58 150 L62 166 Z"), s.mid),):
        s.inked([(path, tone)], 1.6, (0.3, 0.5))
    shaft = box(61, 126, 75, 172)
    bell = polygon((54, 112), (82, 112), (76, 128, 2), (60, 128, 2))
    s.inked([(shaft, s.deep), (bell, s.deep)], 2.0, (0.5, 0.8))
    s.fill(both(join(shaft, bell), polygon((54, 112), (64, 112), (66, 172), (58, 172))), s.key)
    s.inked([(oval(68, 112, 14.4, 4.6), "#fff4c8")], 1.8, (0, 0.4))
    s.fill(oval(68, 112, 9, 2.6), "#ffffff")
    for number in range(4):
        finger = limb((79, 133 + number * 5.4, 3.2), (61, 134 + number * 5.2, 3.2))
        s.inked([(finger, skin)], 1.5, (0.3, 0.6))
        s.fill(cut(finger, placed(finger, 0.4, 2.0)), lit)
        s.fill(cut(finger, placed(finger, -0.6, -2.2)), dim)
    thumb = limb((80, 136, 4.0), (74, 129, 3.4), (66, 130, 2.8))
    s.inked([(thumb, skin)], 1.6, (0.3, 0.6))
    s.fill(cut(thumb, placed(thumb, 0.4, 2.2)), lit)


def ghost_spider(s: Impact) -> None:
    """A child tells a ghost story over a torch, a toy spider's shadow behind. Close; light: the torch from below."""
    _tent_of_blankets(s)
    s.shaft(polygon((54, 112), (82, 112), (104, 40), (32, 40)), "#ffb25a", 0.75, (68, 112), (68, 44))
    _face_over_a_torch(s)
    _listeners(s)
    _torch_in_the_fist(s)


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
        ((55.0, 70.0), (80.0, 70.0), (68.0, 92.0), (68.0, 113.0)),
        "tells a ghost story",
        "tent of blankets",
        "torch from below",
    ),
}
