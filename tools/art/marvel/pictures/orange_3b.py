"""The picture of an orange card of level 3: Spider-Man."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import modelled
from tools.art.marvel.impact import Impact
from tools.art.marvel.people import Clothes, clothed, two_toned
from tools.art.marvel.silhouettes import leg_parts
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, around, box, mix, oval, placed, polygon, ribbon, skyline, svg

_CLEAN: Final = svg("M-4 30 H80 C98 44 106 62 106 84 C106 106 102 126 92 140 H-4 Z")
"""The panes that are wiped already."""


def _front_of_glass(s: Impact) -> None:
    """Paint a tall front of dusty panes by morning, darker towards the right and the top."""
    s.fill(ALL, mix(s.deep, s.ink, 0.25))
    for row, y in enumerate((-8, 44, 100)):
        for column, x in enumerate((-20, 36, 92)):
            s.fill(box(x + 1.4, y + 1.4, x + 54.6, y + 54.6), mix(s.ink, s.deep, 0.45 + 0.12 * (row + 2 - column)))
    s.dots(ALL, s.ink, (86, 96), (122, 20), 0.0, 0.7)


def _wiped_morning(s: Impact) -> None:
    """Paint what shows in the clean glass: sun, clouds, roofs of the town behind us; and the lines between panes."""
    with s.clipped(_CLEAN):
        s.fill(_CLEAN, s.mid)
        for r, tone in ((78, s.key), (64, mix(s.key, s.light, 0.6)), (52, s.light), (40, "#ffffff")):
            s.fill(oval(70, 88, r), tone)
        for data in (
            "M34 62 C40 56 48 57 51 61 C56 58 62 60 64 64 H34 Z",
            "M78 82 C83 77 90 78 93 82 C96 80 99 81 102 84 H78 Z",
        ):
            s.fill(svg(data), mix(s.key, s.light, 0.5))
        town = skyline(-9, 130, 142, (18, 34, 14, 26, 36, 16, 30), seed=4)
        s.fill(placed(town, 0, -6), s.key)
        s.fill(placed(town, 9, 9), mix(s.mid, s.deep, 0.4))
    arc = [around(70, 88, 41, -70 + 13.0 * step) for step in range(13)]
    s.fill(ribbon([(x, y, 3.4 - 0.24 * step) for step, (x, y) in enumerate(arc)], 8), "#ffffff")
    for x in (36, 100):
        s.fill(box(x - 1.4, -4, x + 1.4, 172), mix(s.deep, s.ink, 0.3))
    s.fill(box(-4, 42.6, 124, 45.4), mix(s.deep, s.ink, 0.3))


def _board_on_ropes(s: Impact) -> None:
    """Paint the board that hangs on two ropes before the front, and a bucket on a hook below its right end."""
    for x in (47, 93):
        for tone, wide in ((s.ink, 3.2), (s.key, 1.0)):
            s.stroke([(x, 107), (x, -6)], tone, wide)
    for tone, wide in ((s.ink, 3.0), (s.light, 1.1)):
        s.stroke([(79.6, 121), (86, 104, 92.4, 121)], tone, wide)
        s.stroke([(86, 109), (86, 113), (88, 116, 90, 112.6)], tone, wide)
    pail = polygon((79, 120), (93, 120), (91, 134), (81, 134))
    modelled(s, pail, ("#c4f6ff", s.accent, mix(s.accent, s.ink, 0.5)), (-0.6, -0.8), 3.0, 1.4, 1.5)
    s.inked([(oval(86, 120, 7, 2.0), "#ffffff")], 1.0, (0, 0))
    modelled(s, box(42, 105, 98, 110.4, 1), (s.light, s.mid, s.deep), (0.2, -1.0), 1.8, 1.4)


_OVERALL: Final = ("#7a3a1a", "#381a0e")


def _seated_cleaner(s: Impact) -> None:
    """Paint the cleaner from behind, slim, in a brown overall: one hand on a rope, the other with a squeegee far out."""
    clothes = Clothes(("#e8702c", "#98340f"), _OVERALL, ("#e0a070", "#7a4024"), ("#4a2010", s.ink), s.ink)
    s.stroke([(87, 66), (92, 54)], s.ink, 3.4)
    modelled(
        s, placed(box(-12, -2.6, 12, 2.6, 1), 93, 52, turn=24), ("#c4f6ff", s.accent, s.ink), (0, -1), 1.4, 1.2, 1.4
    )
    for hip, joints in (((65, 103), ((61, 114), (60, 128), (55, 131))), ((73, 103), ((76, 114), (75, 127), (81, 130)))):
        trouser, shoe = leg_parts(hip, joints, 1.0)
        two_toned(s, [(shoe, (s.deep, s.ink), 1.0), (trouser, _OVERALL, 2.6)], (0.2, -1.0), 1.3)
    _board_on_ropes(s)
    trousers = svg("M61 108 C60 101 62 94 65 91 L67 88 H73 L75 91 C78 94 80 101 79 108 Z")
    clothed(
        s,
        clothes,
        (0.3, -1.0),
        (71, 66),
        (70, 79),
        (69.5, 100),
        (((58, 88), (48.5, 80)), ((82, 77), (87.6, 67))),
        (),
        1.05,
        behind=(),
        extra=((trousers, _OVERALL),),
        w=1.4,
    )
    for start, end in (((64.5, 76), (73, 91)), ((76, 77), (67, 91))):
        s.stroke([start, end], s.ink, 3.4)
        s.stroke([start, end], _OVERALL[0], 1.8)
    cap = placed(svg("M-6.4 0.6 C-7.4 -9 7.4 -9 6.4 0.6 C3 2.2 -3 2.2 -6.4 0.6 Z"), 71, 65.4, 1.05, 3)
    modelled(s, cap, ("#c4f6ff", s.accent, mix(s.accent, s.ink, 0.5)), (0.3, -1.0), 2.0, 1.2, 1.3, dotted=False)
    s.drops(((99, 63, 1.8), (102, 72, 1.4), (84, 52, 1.4)), s.accent, 1.5)


def spider_man(s: Impact) -> None:
    """A cleaner wipes a sunrise into a dusty front of glass. Straight on; light: the sun in the clean panes."""
    _front_of_glass(s)
    _wiped_morning(s)
    _seated_cleaner(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-12": Picture(
        spider_man,
        ((71.0, 66.0), (70.0, 90.0), (91.0, 56.0), (86.0, 124.0)),
        "wipes a morning into a front",
        "front of glass",
        "sun in a clean pane",
    ),
}
