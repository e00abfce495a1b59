"""Pictures of two of the blue cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
    around,
    both,
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
    taper,
)

_HIT: Final = (79.0, 77.0)


def _drum_from_above(s: Impact, x: float, y: float) -> None:
    """Paint a drum from above on the boards of a stage, in the pool of a lamp."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    for at in range(-2, 124, 17):
        s.stroke([(at, -4), (at, 172)], s.ink, 1.2)
    s.fill(oval(x - 2, y - 2, 66), s.deep)
    s.fill(oval(x - 2, y - 2, 58), mix(s.deep, s.mid, 0.6))
    s.halo(ALL, s.ink, x, y, 56, 92, 0.0, 0.8)
    s.fill(oval(x + 5, y + 7, 49), s.ink, 0.75)
    for number in range(8):
        lug = placed(box(44, -4.5, 52, 4.5, 2), x, y, 1.0, 22.5 + 45 * number)
        s.inked([(lug, s.light)], 1.5, (0.5, 0.8))
    s.inked([(oval(x, y, 48), s.key)], 2.2, (0.8, 1.4))
    s.fill(cut(oval(x, y, 48), placed(oval(x, y, 48), 2.6, 3.4)), "#ffffff")
    s.inked([(oval(x, y, 42), s.light)], 1.6, (0.0, 0.0))
    s.fill(oval(x - 3, y - 5, 35), "#ffffff")
    s.dots(oval(x, y, 42), s.key, (x - 6, y + 2), (x + 34, y + 36), 0.0, 0.75, pitch=2.4)


def _stick(x: float, y: float, turn: float) -> skia.Path:
    """Return a drum stick that is held at a point and reaches from there in the direction of ``turn``."""
    shaft = join(polygon((-8, -2.7), (44, -1.5), (44, 1.5), (-8, 2.7)), oval(46.5, 0, 4.2, 2.7))
    return placed(shaft, x, y, 1.0, turn)


def _fist_from_above(s: Impact, x: float, y: float, turn: float, elbow: Point, side: float) -> None:
    """Paint a hand that grips a stick, its back to us: the knuckles ahead, the thumb along ``side`` of the stick."""
    skin, dim = s.mid, mix(s.ink, s.deep, 0.8)

    def at(path: skia.Path) -> skia.Path:
        return placed(path, x, y, 1.0, turn, down=side)

    wrist = at(oval(-17, -1, 1)).getBounds()
    sleeve = taper(elbow, 11.0, (wrist.centerX(), wrist.centerY()), 7.4)
    for number, (ahead, aside) in enumerate(((-1.5, -9.5), (1.5, -5), (2.5, -0.2), (1.0, 4.6))):
        finger = at(taper((ahead - 4, aside), 3.0, (ahead + 3.6 - 0.3 * number, aside + 0.4), 2.7))
        s.inked([(finger, skin)], 1.4, (0.3, 0.5))
        s.rim([finger], s.light, (-0.4, -1.0), 1.7)
    back = at(svg("M-17 -7.500 C-10 -12.500 -4 -12.500 0 -11 C1.600 -4 1.600 2 0 6.500 C-6 8.500 -13 7 -17 5.500 Z"))
    s.inked([(back, skin)], 1.7, (0.5, 0.9))
    with s.clipped(back):
        s.fill(
            at(
                svg("M-20 -1 C-12 3 -4 3 3 0 V10 H-20 Z") if side > 0 else svg("M-20 -14 H3 V-5 C-6 -4 -14 -4 -20 -5 Z")
            ),
            dim,
        )
        for aside in (-7.4, -2.8, 1.8):
            s.line(at(svg(f"M-2.500 {aside} L2 {aside + 0.2}")), s.ink, 1.2)
    s.rim([back], s.light, (-0.4, -1.0), 1.6)
    thumb = at(ribbon([(-11, 6, 3.8), (-3, 9.5, 3.5), (5, 7.5, 3.0), (9, 5, 2.2)]))
    s.inked([(thumb, skin)], 1.5, (0.4, 0.7))
    s.rim([thumb], s.light, (-0.4, -1.0), 1.6)
    s.inked([(sleeve, mix(s.ink, s.deep, 0.25))], 1.7, (0.5, 0.9))
    s.rim([sleeve], s.key, (-0.5, -1.0), 1.8)


def ghost_spider(s: Impact) -> None:
    """A stick strikes a wet drum, and six ghosts of the other one hang over it. From straight above; light: the lamp there."""
    _drum_from_above(s, 72, 80)
    x, y = _HIT
    for r, tone, wide in ((8, s.mid, 1.8), (15, s.key, 1.6), (22, mix(s.key, s.light, 0.4), 1.4)):
        s.line(oval(x, y, r), tone, wide)
    left, right = (45.0, 127.0), (103.0, 124.0)
    for number in range(6):
        ghost = _stick(*left, -18 - 13 * number)
        s.fill(ghost, mix(s.deep, s.mid, 0.3), 0.2 + 0.1 * number)
        s.rim([ghost], s.accent, (-0.6, -1.0), 1.4, 0.45 + 0.1 * number)
    for number in range(10):
        turn = 105 + 31 * number
        far = 13.5 + 4.5 * (number % 2)
        drop = placed(
            svg("M-3.500 0 C-1 -2.400 2.600 -2.600 3 0 C2.600 2.600 -1 2.400 -3.500 0 Z"),
            *around(x, y, far, turn),
            1.0 + 0.35 * (number % 2),
            turn,
        )
        s.inked([(drop, s.mid)], 0.9, (0.2, 0.3))
        s.fill(oval(*around(x, y, far + 1, turn), 0.8), "#ffffff")
    for turn, stops in ((-97.0, left), (-118.0, right)):
        stick = _stick(*stops, turn)
        s.inked([(stick, s.accent)], 1.6, (0.5, 0.7))
        s.fill(cut(stick, placed(stick, 1.4, 0.7)), "#ffe2b4")
    _fist_from_above(s, *left, -72.0, (32.0, 176.0), 1.0)
    _fist_from_above(s, *right, -112.0, (116.0, 176.0), -1.0)


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
    _tower_of_notes(s, 80, 43, 6, 6.0, _BEAMED, (0, 1))


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


def _hand_on_valves(s: Impact, skin: Color, dim: Color, glow: Color) -> None:
    """Paint the near hand, in the units of the trumpet: its back below the fingers, which bend over the valves."""
    thumb = ribbon([(20, 14, 3.0), (15, 8, 2.7), (14, 3, 2.0)])
    s.inked([(thumb, skin)], 1.3, (0.3, 0.5))
    for number in (3, 2, 1, 0):
        x = 20.5 + 6.4 * number
        down = 2.6 if number == 1 else 0.0
        if number == 3:
            finger = ribbon([(36, 9, 2.6), (40, 2, 2.6), (42, -3, 2.2)])
        else:
            finger = ribbon([(x + 7, 8, 2.9), (x + 6.4, -4, 2.9), (x + 4, -12.6 + down, 2.9), (x, -13.8 + down, 2.2)])
        s.inked([(finger, skin)], 1.4, (0.3, 0.6))
        s.fill(both(finger, placed(finger, -3.2, 1.6)), dim)
        s.rim([finger], glow, (-0.4, -1.0), 1.3)
    back = svg("M22 8 C26 4 38 4 43 9 C45 16 42 26 36 31 L24 30 C19 24 18 14 22 8 Z")
    s.inked([(back, skin)], 1.6, (0.4, 0.8))
    with s.clipped(back):
        s.fill(svg("M18 22 C26 24 34 22 46 12 V36 H18 Z"), dim)
        for x in (26.5, 32.5, 38.0):
            s.stroke([(x, 9), (x - 1, 14)], dim, 1.3)
    s.rim([back], glow, (-0.3, -1.0), 1.4)


def _face_that_blows(s: Impact, skin: Color, dim: Color, glow: Color) -> None:
    """Paint a head in profile to the right, its lips at (58, 84): cropped hair, shut eye, a full cheek."""
    head = svg(
        "M20 66 C18 50 28 40 40 40 C50 40 56 46 56.500 54 C56 57 56 60 57 62 L62 70 C62.500 73 60 74 57.500 74 L58 78 L60.500 80 "
        "L60.500 86 L57.500 88 C58 92 56 97 51 98 C44 99 38 97 34 94 C26 90 21 80 20 66 Z"
    )
    s.inked([(head, skin)], 2.0, (0.5, 1.0))
    with s.clipped(head):
        s.fill(svg("M16 60 C24 62 28 74 32 82 C36 90 44 94 54 94 V104 H16 Z"), dim)
        s.fill(svg("M52 44 C54 54 53 60 56 66 L58 70 C58 73 55 72 54 74 L66 76 L62 52 Z"), glow)
        cheek = oval(47, 83, 9.6, 9)
        s.fill(cut(cheek, placed(cheek, -3.4, -1.6)), glow)
        s.fill(svg("M52 94 C56 95 58 92 58 89 L60 98 L52 100 Z"), glow)
    s.stroke([(36.5, 80), (36, 89, 44, 92)], s.ink, 1.4)
    ear = svg("M27 66 C24 62 29 58 32.500 61 C35 65 33 71 31 74 C28 75 28 70 27 66 Z")
    s.inked([(ear, skin)], 1.2, (0.2, 0.4))
    s.stroke([(45, 65.5), (49, 69, 53.5, 66.5)], s.ink, 1.8)
    s.stroke([(44, 59.5), (49, 56.5, 54, 59)], s.ink, 2.0)
    s.stroke([(57.6, 75), (56, 73, 57, 71.6)], s.ink, 1.1)
    hair = svg(
        "M27 68 C23 72 19 72 18 66 C14 62 15 56 18 54 C16 48 20 42 25 42 C27 36 34 34 38 37 C43 33 51 36 52 41 C57 43 58 48 56 52 "
        "C52 55 46 53 43 51 C38 52 35 55 34.500 60 C30 58 26 61 27 68 Z"
    )
    s.inked([(hair, mix(s.ink, s.deep, 0.35))], 1.6, (0.3, 0.6))
    s.rim([hair], s.key, (0.2, -1.0), 1.6)
    for x, y in ((24, 50), (31, 44), (39, 42), (46, 45), (24, 59), (32, 52)):
        s.stroke([(x - 2, y + 1), (x, y - 2, x + 2.4, y)], s.mid, 1.2)


def miles_morales(s: Impact) -> None:
    """A trumpeter on a roof wakes the block: its windows light up as his notes. Profile; light: windows and brass."""
    skin, dim, glow = mix(s.mid, s.key, 0.35), mix(s.ink, s.deep, 0.85), "#ffc27a"
    _city_that_wakes(s)
    with s.moved(0, 1, 0.8, about=(-6, 172)):
        neck = svg("M24 82 L22 116 H52 L48 94 Z")
        s.inked([(neck, dim)], 1.8, (0.4, 0.6))
        coat = svg("M-6 172 V118 C0 106 12 102 24 101 C36 106 44 106 50 102 C62 106 68 114 70 128 L74 172 Z")
        s.inked([(coat, s.mid)], 2.4, (0.6, 1.1))
        with s.clipped(coat):
            s.fill(svg("M-8 172 V124 C16 112 40 128 50 172 Z"), s.deep)
            s.dots(coat, s.ink, (60, 120), (10, 150), 0.0, 0.6)
        s.rim([coat], s.light, (0.6, -1.0), 1.8)
        _face_that_blows(s, skin, dim, glow)
        scarf = svg("M18 98 C28 106 44 108 54 100 L57 108 C48 117 28 116 16 108 Z")
        s.inked([(scarf, s.accent)], 2.0, (0.4, 0.9))
        s.fill(cut(scarf, placed(scarf, 0.0, 3.0)), "#ffe2b4")
        with s.moved(60.5, 83, 0.98, turn=-13):
            _trumpet(s)
            _hand_on_valves(s, skin, dim, glow)
        sleeve = ribbon([(58, 152, 12), (84, 134, 10.5), (97, 120, 8.5), (96, 104, 7.4)])
        s.inked([(sleeve, s.mid)], 2.2, (0.6, 1.1))
        with s.clipped(sleeve):
            s.fill(ribbon([(62, 156, 10), (88, 140, 8), (102, 124, 6), (102, 106, 4)]), s.deep)
        s.rim([sleeve], s.light, (-0.6, -1.0), 1.8)
        cuff = placed(box(-8.4, -3, 8.4, 3, 2), 96, 104.5, turn=-4)
        s.inked([(cuff, s.accent)], 1.7, (0.4, 0.8))
    for stops in ([(101, 86), (109, 82)], [(103, 95), (113, 96)], [(100, 104), (108, 109)]):
        s.stroke(stops, "#fff0cc", 2.0)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-09": Picture(
        miles_morales,
        ((40.0, 90.0), (47.0, 103.0), (92.0, 92.0), (60.0, 50.0)),
        "wakes the block",
        "roof over a block",
        "windows in the form of notes",
    ),
    "m2-11": Picture(
        ghost_spider,
        ((79.0, 77.0), (54.0, 96.0), (72.0, 108.0)),
        "leaves the ghosts of a stick",
        "stage from above",
        "lamp over a drum",
    ),
}
