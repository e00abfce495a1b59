"""Pictures of two of the blue cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    both,
    box,
    cut,
    join,
    limb,
    mix,
    outline,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
)

_LANTERN: Final = (103.0, 110.0)
"""The flame that lights the barn."""
_WARM: Final = "#ffd9a0"
_BUFF: Final = "#e79a3c"


def _barn(s: Impact) -> None:
    """Paint a barn by night as one dark plane, a beam across it, and the great pool of the lantern's light."""
    s.fill(ALL, s.shade)
    x, y = _LANTERN
    s.pool(x, y, ((92, mix(s.ink, s.deep, 0.85)), (72, s.deep), (54, mix(s.deep, s.mid, 0.6))))
    s.fill(polygon((-4, 24), (124, 8), (124, 19), (-4, 36)), s.shade)
    s.fill(polygon((34, 31.2), (124, 19), (124, 21), (34, 33.4)), s.mid)


def _feather(length: float, half: float) -> skia.Path:
    """Return a flight feather along x from the origin, round at its end."""
    return outline(
        (0, -0.6 * half),
        (0.5 * length, -1.15 * half, 0.86 * length, -half),
        (length, -0.7 * half, length, 0.1 * half),
        (0.98 * length, 0.95 * half, 0.84 * length, half),
        (0.4 * length, 1.05 * half, 0, 0.6 * half),
    )


def _wing(s: Impact, tones: tuple[Color, Color, Color]) -> None:
    """Paint the spread wing to the right of the origin: five long primaries apart, four short quills, the arm."""
    light, local, shade = tones
    for number in range(4):
        vane = placed(_feather(25, 5.2), 9 + 6 * number, -2 - 3.2 * number, turn=96 - 9 * number)
        s.inked([(vane, local)], 1.6, (0.2, 0.4))
    for number in range(5):
        vane = placed(
            _feather(35 - 2 * abs(number - 2), 4.4), 29 + number * 2.4, -13 - 1.2 * number, turn=66 - 17 * number
        )
        s.inked([(vane, light)], 1.9, (0.3, 0.6))
        s.fill(cut(vane, placed(vane, -1.0, -2.6)), local)
    coverts = svg("M1 6 C4 -6 12 -18 22 -22 C32 -25 41 -20 42 -13 C40 -7 34 -3 29 -1 C27 6 20 9 15 9 C11 13 4 12 1 6 Z")
    s.inked([(coverts, light)], 1.9, (0.2, 0.6))
    with s.clipped(coverts):
        s.fill(cut(coverts, placed(coverts, -1.2, -4.2)), local)
        for x, y in ((14, -4), (24, -9), (19, 2), (33, -12)):
            s.fill(oval(x, y, 1.4, 1.9, 30), shade)


def _owl(s: Impact) -> None:
    """Paint a barn owl that comes at us about the origin, wings spread, its right side to the light."""
    white, pale, cool = "#ffffff", mix(s.light, s.key, 0.35), mix(s.key, s.mid, 0.35)
    with s.moved(flip=True, turn=13):
        _wing(s, (white, mix(s.key, s.light, 0.45), s.mid))
    with s.moved(turn=-13):
        _wing(s, (white, "#ffe6c4", _BUFF))
    for turn in (136, 121, 106, 74, 59, 44, 90):
        vane = placed(_feather(22, 3.9), 0, 19, turn=turn)
        s.inked([(vane, pale if turn > 80 else "#fffaf0")], 1.4, (-0.2, 0.4))
    for side, low, tone in ((-1, -4.0, mix(_BUFF, s.deep, 0.4)), (1, -3.0, _BUFF)):
        with s.moved(side * 8.6, low, 1.14, turn=-14.0 * side):
            thigh = svg("M-5.200 16 C-5.400 26 -3 31 0 34 C3 31 5.400 26 5.200 16 Z")
            s.inked([(thigh, pale if side < 0 else white)], 1.6, (-0.3, 0.4))
            for lean in (-1, 1, 0):
                claw = ribbon([(lean * 1.2, 32, 1.7), (lean * 4.4, 35, 2.1), (lean * 5.2, 41, 0.3)])
                s.inked([(claw, tone)], 1.2, (-0.2, 0.3))
    body = svg("M-12 -2 C-18 9 -13 23 0 28 C13 23 18 9 12 -2 Z")
    s.inked([(body, white)], 2.0, (-0.6, 0.6))
    with s.clipped(body):
        s.fill(svg("M-20 -4 H-8.500 C-12 10 -9 22 -2 36 H-20 Z"), cool)
        s.fill(svg("M9 -4 C13 10 10 22 3 36 H20 V-4 Z"), _WARM)
        for x, y in ((2, 17), (7, 15.4), (4.4, 21), (-3, 19.4), (9, 19), (-0.4, 23.6), (-6, 16)):
            s.fill(oval(x, y, 0.8, 1.1), s.deep)
    with s.moved(0, -5, 0.94):
        _owl_head(s, white, pale, cool)


def _owl_head(s: Impact, white: Color, pale: Color, cool: Color) -> None:
    """Paint the head of a barn owl: a buff crown round a heart of white feathers, small dark eyes, the beak's ridge."""
    crown = svg("M0 -20 C11 -20 18 -13 18 -3 C18 8 9 15 0 18 C-9 15 -18 8 -18 -3 C-18 -13 -11 -20 0 -20 Z")
    s.inked([(crown, "#b8702c")], 2.0, (-0.7, 0.5))
    s.fill(both(crown, polygon((-20, -22), (-3, -22), (-2, 20), (-20, 20))), "#6a4424")
    s.rim([crown], _WARM, (1.0, 0.3), 1.6)
    heart = svg(
        "M0 -10 C-3 -16.500 -14 -16.500 -15 -5 C-15.500 5 -7 11 0 15 C7 11 15.500 5 15 -5 C14 -16.500 3 -16.500 0 -10 Z"
    )
    s.inked([(heart, white)], 1.2, (0, 0.2))
    with s.clipped(heart):
        s.fill(svg("M-18 -20 H0 V18 H-18 Z"), pale)
        s.fill(svg("M-18 -20 H-9 C-12.500 -8 -11 2 -4 16 H-18 Z"), cool)
        s.fill(svg("M-1.500 -9 C-3.500 -4 -9 -5 -10 0 C-8 4 -3 3 -1 7 Z"), cool)
        s.fill(svg("M1.500 -9 C3.500 -4 9 -5 10 0 C8 4 3 3 1 7 Z"), pale)
        s.fill(svg("M6 14 C12 9 15 3 14 -6 L18 -4 V16 Z"), _WARM)
    for side in (-1, 1):
        s.fill(oval(side * 6.6, -2.4, 2.5, 3.0, side * 18), s.ink)
        s.fill(oval(side * 6.6 + 0.9, -1.4, 0.75), _WARM)
    ridge = svg(
        "M-1.800 -9 C-1.600 -3 -2.600 1 -2.200 4 C-1.800 7.500 -0.800 9 0 10 C0.800 9 1.800 7.500 2.200 4 C2.600 1 1.600 -3 1.800 -9 Z"
    )
    s.fill(ridge, white)
    s.fill(both(ridge, box(-4, -10, 0, 12)), pale)
    beak = svg(
        "M-2.200 3 C-1.800 7.500 -0.800 9.500 0 11 C0.800 9.500 1.800 7.500 2.200 3 C1 1.800 -1 1.800 -2.200 3 Z"
    )
    s.inked([(beak, "#ffc890")], 0.9, (-0.2, 0.2))


def _hay(s: Impact) -> None:
    """Paint the floor in the lantern's light, a bale with the lantern on it, a mouse that runs with its long shadow."""
    x, y = _LANTERN
    floor = svg("M-4 172 V134 C30 124 90 122 124 126 V172 Z")
    s.fill(floor, s.shade)
    with s.clipped(floor):
        s.pool(84, 142, ((64, _BUFF), (46, _WARM), (26, "#fff4d8")), squeeze=0.36)
    bale = polygon((90, 126), (128, 122), (128, 172), (92, 172))
    s.inked([(bale, mix(s.deep, s.mid, 0.5))], 2.0, (-0.6, 0.4))
    s.inked([(polygon((90, 126), (98, 120), (128, 117), (128, 124), (92, 131)), _BUFF)], 1.6, (-0.4, 0.2))
    s.stroke([(112, 119), (110, 128), (110, 160)], s.ink, 1.3)
    s.line(oval(x, y - 12, 6.4, 7.4), s.ink, 1.8)
    s.inked(
        [
            (box(x - 8, y + 7, x + 8, y + 12, 1.2), s.deep),
            (polygon((x - 4, y - 15), (x + 4, y - 15), (x + 7.6, y - 9), (x - 7.6, y - 9)), s.deep),
        ],
        1.7,
        (-0.3, 0.5),
    )
    s.inked([(box(x - 6, y - 9, x + 6, y + 7), "#ffc24a")], 1.5, (0, 0.2))
    s.fill(oval(x, y, 5.0, 7.2), "#fff8dc")
    s.fill(svg("M66 139 C56 138 44 143 34 147 L40 150 C52 148 64 145 70 142 Z"), mix(_BUFF, s.ink, 0.6))
    mouse = join(
        svg("M57 140 C57 133 64 129 70 130 C76 130 80 133 83 137 C80 141 74 141 68 141 Z"),
        oval(73, 129, 2.7),
        oval(76.4, 130.4, 2.2),
    )
    s.fill(ribbon([(59, 139, 1.5), (52, 141, 1.2), (48, 136, 0.9), (42, 136, 0.6)]), s.ink)
    s.fill(mouse, s.ink)
    for foot in ((63, 142), (74, 142)):
        s.stroke([(foot[0], 138), foot], s.ink, 2.2)
    s.fill(oval(78.6, 135.2, 0.9), _WARM)


def ghost_spider(s: Impact) -> None:
    """A barn owl glides at us through a dark barn. From the front; light: a lantern on a bale, low on the right."""
    _barn(s)
    _hay(s)
    with s.moved(64, 72, turn=7):
        _owl(s)


_BEAMED: Final = (
    *((0, 3), (1, 3), (0, 4), (1, 4), (1, 2), (1, 1), (1, 0), (2, 0), (3, 0)),
    *((4, 0), (4, 1), (4, 2), (3, 3), (4, 3), (3, 4), (4, 4)),
)
"""The lit windows of a tower, as (column, row), that make two quavers under a beam."""


def _block_that_wakes(s: Impact) -> None:
    """Paint a night with one black tower: its lit windows make a note, and their light falls over the sky in one wedge."""
    s.fill(ALL, s.shade)
    s.fill(polygon((124, 34), (124, 172), (-4, 172), (-4, 62), (70, 44)), s.deep)
    s.fill(polygon((70, 60), (70, 172), (-4, 172), (-4, 112)), s.mid)
    tower = box(66, 34, 130, 172)
    s.fill(tower, s.shade)
    for column, row in _BEAMED:
        x, y = 72.0 + 9.0 * column, 44.0 + 8.4 * row
        s.fill(box(x - 0.8, y - 0.8, x + 7.8, y + 7.2), s.accent)
        s.fill(box(x, y, x + 7.0, y + 6.4), "#ffeec0")


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


_SKIN: Final = ("#e89a58", "#8a4a2a", "#42202c")
"""The player's skin by the windows: lit, local, shaded."""
_HAT: Final = svg(
    "M-10.600 -3.400 C-10 -5.400 -7.600 -5.400 -6.600 -5.200 L-6 -11.600 C-5.600 -13 4.600 -13.800 6.600 -12 L8.400 -5.400 "
    "C10 -5.400 12 -4 11.600 -2.600 C4 -4.600 -4 -4.600 -10.600 -3.400 Z"
)
"""A low hat with a flat crown, for a head of ``profiles``."""


def _player(s: Impact) -> None:
    """Paint a player in profile, one black mass against the night: the windows' light on face, sleeve and trumpet."""
    toward = (0.8, -0.6)
    lit, skin, dark = _SKIN
    gold = "#ffe9b0"
    far = limb((50, 124, 6.4), (76, 134, 6.0), (93, 113, 4.6))
    s.inked([(far, s.ink)], 1.2, (0, 0))
    hand = join(oval(93, 108, 5.6, 5.0), limb((93, 106, 2.4), (98, 101, 2.0)))
    s.inked([(hand, skin)], 1.4, (0, 0))
    s.rim([hand], lit, (0.4, -1.0), 2.0)
    trunk = svg("M-4 180 C-2 148 8 126 26 118 C36 114 52 114 58 122 C64 132 66 150 68 180 Z")
    s.inked([(trunk, s.shade)], 1.2, (0, 0))
    s.rim([trunk], s.mid, (-1.0, -0.3), 2.4)
    head = svg(
        "M27 88 C27 76 50 74 52.400 86 L52.800 90 L57.400 95.600 C58 97 56.800 98 55.400 98 L56.200 100.400 L54.400 102 L55 104.600 "
        "C54.600 107.600 51 108.600 48 107.800 L47 118 H29 L30 106 C26 101 26.400 94 27 88 Z"
    )
    s.inked([(head, skin)], 1.6, (0, 0))
    with s.clipped(head):
        s.fill(svg("M20 78 H37 C34 92 41 100 40 122 H20 Z"), s.ink)
        s.fill(
            svg("M48 76 H62 V110 H50 C51 105 47 103.600 47.400 99 C47.600 95 50 92 48.600 88 C48 84 48 80 48 76 Z"), lit
        )
    s.fill(oval(48.6, 101.4, 4.2, 3.8), lit)
    s.stroke([(46, 92.6), (49, 95, 52.4, 93.2)], s.ink, 1.1)
    s.stroke([(45.6, 88.6), (49, 86.8, 52, 88)], s.ink, 1.3)
    s.stroke([(35.4, 94), (39.6, 96.4, 36.4, 101)], skin, 1.8)
    hat = placed(_HAT, 39, 89, 1.78, -9, True)
    s.inked([(hat, s.shade)], 1.2, (0, 0))
    s.rim([hat], s.key, toward, 2.0)
    s.stroke([(28, 78), (40, 75.5, 53, 73)], s.accent, 3.0)
    scarf = svg("M25 111 C36 118 46 117 53 109 L58 117 C48 126 33 127 23 119 Z")
    s.inked([(scarf, s.accent)], 1.4, (0, 0))
    s.fill(cut(scarf, placed(scarf, 7.0, -5.0)), "#b8560e")
    with s.moved(56.4, 101.0, 0.86, turn=-11):
        _trumpet(s)
    s.fill(polygon((56, 126), (80, 130), (80, 172), (56, 172)), s.ink)
    near = limb((24, 132, 9.6), (49, 142, 8.0), (69, 119, 6.0))
    s.inked([(near, s.ink)], 1.4, (0, 0))
    s.fill(near, mix(s.shade, s.deep, 0.4))
    s.rim([near], s.mid, (0.6, -0.8), 4.4)
    s.rim([near], gold, (0.6, -0.8), 2.0)
    s.line(near, s.ink, 1.4)
    s.stroke([(56, 147), (75.6, 125)], s.key, 1.8)
    palm = limb((69, 116, 4.8), (80, 113, 4.6), (86, 111, 4.2))
    fingers = [
        limb((73 + 5.0 * n, 113 - n, 2.7), (75 + 5.0 * n, 103 - n, 2.5), (76 + 5.0 * n, 98 - n, 2.0)) for n in range(3)
    ]
    s.inked([(join(palm, *fingers), skin)], 1.5, (0, 0))
    s.fill(palm, dark)
    for finger in fingers:
        s.line(finger, s.ink, 1.5)
        s.fill(finger, skin)
        s.fill(cut(finger, placed(finger, -1.4, 0.6)), lit)
    cuff = polygon((63, 112, 2), (71.6, 106.6, 2), (77, 116.6, 2), (68, 123, 2))
    s.inked([(cuff, s.light)], 1.4, (0, 0))
    s.fill(cut(cuff, placed(cuff, 3.0, -3.4)), s.key)


def miles_morales(s: Impact) -> None:
    """A trumpet wakes the block: its windows light up as a note. Light: those windows, which gild brass, brow and sleeve."""
    _block_that_wakes(s)
    _player(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-09": Picture(
        miles_morales,
        ((44.0, 90.0), (80.0, 100.0), (84.0, 60.0), (100.0, 88.0)),
        "wakes the block",
        "street by night",
        "windows in the form of a note",
    ),
    "m2-11": Picture(
        ghost_spider,
        ((58.0, 66.0), (71.0, 67.0), (64.0, 80.0), (90.0, 68.0), (60.0, 138.0)),
        "glides at us",
        "dark barn",
        "lantern on a bale",
    ),
}
