"""The picture of an orange card of level 3: Spider-Man."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import Tones, modelled
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, Point, box, join, limb, mix, oval, placed, ribbon, skyline, svg

_WIPED: Final = svg("M20 146 C14 98 32 60 66 46 C82 40 100 44 114 58 L100 76 C105 98 106 126 102 146 Z")
"""The part of the pane that is wiped already: a sweep of the arm."""


_BY_THE_SUN: Final = (-0.5, -0.85)


def _soapy_pane(s: Impact) -> None:
    """Paint a pane from within, full of soap: suds in flat steps of orange, bubbles, what has run down in drops."""
    s.fill(ALL, s.mid)
    s.steps(ALL, (110, 0), (20, 150), (s.deep, mix(s.deep, s.mid, 0.5), s.mid, mix(s.mid, s.key, 0.5)))
    for data in (
        "M-6 30 C14 26 20 44 36 40 C56 34 60 16 84 22 C104 26 108 14 126 18 V44 C110 40 96 34 78 38 C56 42 40 58 22 56 C10 55 4 50 -6 54 Z",
        "M-6 84 C6 86 14 98 12 112 C10 122 18 128 14 140 L-6 150 Z",
    ):
        s.fill(svg(data), s.key)
    s.dots(ALL, s.ink, (86, 60), (118, 8), 0.0, 0.6)
    for x, y, r in ((49, 36, 4.2), (84, 29, 3.4), (40, 45, 2.6), (116, 98, 4.0), (113, 122, 3.0), (14, 96, 3.0)):
        s.line(oval(x, y, r), "#fff6ea", 1.2)
        s.fill(oval(x - 0.3 * r, y - 0.3 * r, 0.3 * r), "#ffffff")


def _wiped_morning(s: Impact) -> None:
    """Paint what shows where the pane is clean: a bright sky, the sun, the town far below."""
    s.inked([(_WIPED, s.light)], 1.2, (0, 0), ink="#ffffff")
    with s.clipped(_WIPED):
        s.pool(64, 88, ((76, mix(s.key, s.light, 0.4)), (58, s.light), (42, "#fffaf2"), (30, "#ffffff")))
        town = skyline(-9, 130, 142, (18, 34, 14, 26, 36, 16, 30), seed=4)
        s.fill(placed(town, 0, -8), s.key)
        s.fill(placed(town, 9, 10), s.mid)
        s.dots(box(-4, 118, 124, 172), s.deep, (60, 116), (60, 150), 0.0, 0.6)
    for points in (
        ((24, 140, 1.0), (26, 100, 2.2), (40, 68, 2.8), (60, 55, 1.0)),
        ((32, 140, 0.6), (33, 104, 1.3), (44, 76, 1.7), (58, 64, 0.6)),
    ):
        s.fill(ribbon(points, 12), "#ffffff")
    suds = ((14, 100, 8), (20, 88, 6), (23, 77, 10), (33, 68, 6), (38, 60, 9), (49, 53, 6), (56, 46, 8), (67, 42, 5))
    s.puff(suds, "#ffffff", s.key, 1.3, (0.5, 0.8))


def _cleaner_on_a_rope(s: Impact) -> None:
    """Paint the cleaner who hangs on one rope before the pane, knees out, both soles on it, face and arms towards us."""
    work: Tones = ("#ffb070", "#c8481a", "#6a1f10")
    overall: Tones = (s.mid, mix(s.deep, s.ink, 0.62), s.ink)
    skin: Tones = ("#ffd0a0", "#a4643c", "#5c2c1c")
    toward = _BY_THE_SUN
    for tone, wide in ((s.ink, 4.2), (s.light, 1.7)):
        s.stroke([(70, 96), (70, -6)], tone, wide)
    for side in (-1, 1):
        leg = join(
            limb((69 + 5 * side, 118, 6.2), (69 + 24 * side, 108, 5.0)),
            limb((69 + 24 * side, 108, 5.0), (69 + 19 * side, 131, 3.8)),
        )
        modelled(s, leg, overall, toward, 3.0, 1.8, 1.5, 1.8, dotted=False)
        sole = placed(
            svg("M-5 -9 C-6 -13 5 -13 5 -9 C5 -4 3.500 -1 3.500 3 C4 8 -4 8 -4 3 C-3.500 -1 -5 -4 -5 -9 Z"),
            69 + 20 * side,
            134,
            1.0,
            16 * side,
        )
        modelled(s, sole, (s.light, s.mid, s.deep), toward, 1.8, 1.2, 1.5, 1.6, dotted=False)
        for y in (-8, -5, 3):
            with s.moved(69 + 20 * side, 134, turn=16.0 * side):
                s.stroke([(-3, y), (3, y)], s.ink, 1.1)
    modelled(s, limb((60, 92, 5.2), (48, 98, 4.2)), work, toward, 2.2, 1.4, 1.5, 1.6, dotted=False)
    trunk = svg("M57 90 C62 84 78 84 82 90 C83 100 81 112 79 121 C75 126 63 126 60 121 C57 112 56 100 57 90 Z")
    modelled(s, trunk, work, toward, 5.0, 2.0, 1.7, 2.0)
    bib = svg("M62 97 H77 L80 119 C75 125 64 125 59 119 Z")
    modelled(s, bib, overall, toward, 3.0, 1.4, 1.2, 1.2, dotted=False)
    for start, end in (((63, 98), (61, 88)), ((76, 98), (79, 88))):
        s.stroke([start, end], s.ink, 4.2)
        s.stroke([start, end], mix(s.deep, s.ink, 0.3), 2.2)
    s.inked([(oval(69.5, 109, 4.2), "#ffc83a")], 1.3, (0.3, 0.5))
    s.fill(oval(69.5, 109, 1.9), s.ink)
    fore = limb((48, 98, 4.2), (45, 84, 3.0))
    modelled(s, fore, work, toward, 2.0, 1.4, 1.4, 1.6, dotted=False)
    hand = placed(_PALM, 44.4, 80, 0.62, -8)
    modelled(s, hand, skin, toward, 1.6, 1.2, 1.3, 1.2, dotted=False)
    _face_of_a_cleaner(s, skin, toward)
    s.stroke([(95, 70), (101, 60)], s.ink, 4.0)
    blade = placed(box(-15, -2.8, 15, 2.8, 1), 102, 58, turn=34)
    modelled(s, blade, ("#c4f6ff", s.accent, mix(s.accent, s.ink, 0.5)), (0, -1), 1.6, 1.4, 1.5, dotted=False)
    arm = join(limb((80, 92, 5.2), (92, 90, 4.2)), limb((92, 90, 4.2), (95, 76, 3.0)))
    modelled(s, arm, work, toward, 2.2, 1.4, 1.5, 1.6, dotted=False)
    modelled(s, join(oval(95.6, 72, 4.4, 4.0), limb((92, 73, 1.7), (94, 67.6, 1.4))), skin, toward, 1.4, 1.2, 1.3, 1.2)


_PALM: Final = join(
    oval(0, 0, 5.6, 5.4),
    limb((-3.6, -2, 2.0), (-6.4, -10, 1.7)),
    limb((-0.8, -4, 2.0), (-1.4, -13, 1.8)),
    limb((2.2, -3, 2.0), (3.8, -12, 1.7)),
    limb((4.4, -1, 1.9), (8.4, -7.4, 1.5)),
    limb((-4, 2, 2.0), (-9.6, -1.4, 1.6)),
)
"""A palm that lies flat on glass, its thumb at the left."""


def _face_of_a_cleaner(s: Impact, skin: Tones, toward: Point) -> None:
    """Paint the cleaner's face from the front, tilted, eyes on the blade, a teal cap with its peak turned up."""
    modelled(s, limb((70, 84, 4.0), (70, 88, 4.4)), skin, toward, 2.0, 0.0, 1.2, 1.2, dotted=False)
    with s.moved(70.0, 74.0, 1.1, turn=7.0):
        for side in (-1, 1):
            modelled(s, oval(9.2 * side, 1, 2.0, 2.8), skin, toward, 1.0, 0.8, 1.2, 1.0, dotted=False)
        face = svg("M-9 -6 C-9.500 2 -8 8 -4 10.600 C-1.500 12 1.500 12 4 10.600 C8 8 9.500 2 9 -6 Z")
        modelled(s, face, skin, toward, 3.4, 1.4, 1.5, 1.6, dotted=False)
        for x in (-3.6, 4.4):
            s.fill(oval(x, -0.6, 2.0, 2.3), "#ffffff")
            s.fill(oval(x + 0.8, -1.0, 1.2, 1.4), s.ink)
            s.stroke([(x - 2.4, -4.0), (x, -5.2, x + 2.4, -4.2)], s.ink, 1.2)
        s.stroke([(0.6, 0), (2.4, 3.4, 0, 3.8)], skin[2], 1.2)
        s.fill(svg("M-4 5.600 C-1 7 3 7 5 5 C4.500 9 -2 10 -4 5.600 Z"), "#ffffff")
        s.line(svg("M-4 5.600 C-1 7 3 7 5 5 C4.500 9 -2 10 -4 5.600 Z"), s.ink, 0.8)
        cap = svg("M-10 -4.600 C-12 -16 12 -16 10 -4.600 C5 -7.600 -5 -7.600 -10 -4.600 Z")
        modelled(s, cap, ("#c4f6ff", s.accent, mix(s.accent, s.ink, 0.5)), toward, 2.6, 1.6, 1.5, 1.6, dotted=False)


def spider_man(s: Impact) -> None:
    """A cleaner on a rope wipes a morning into a soapy pane. From within; light: the sun behind what is clean."""
    _soapy_pane(s)
    _wiped_morning(s)
    _cleaner_on_a_rope(s)
    s.drops(((112, 82, 2.6), (106, 90, 1.8), (116, 92, 1.5)), "#ffffff", 1.7)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-12": Picture(
        spider_man,
        ((70.0, 74.0), (92.0, 64.0), (70.0, 104.0), (58.0, 58.0)),
        "wipes a morning into soap",
        "soapy pane",
        "sun behind clean glass",
    ),
}
