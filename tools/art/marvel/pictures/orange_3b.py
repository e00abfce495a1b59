"""The picture of an orange card of level 3: Spider-Man."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.marvel.people import Clothes, clothed
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, box, chance, mix, oval, polygon, ribbon, skyline, svg, taper

_WIPED: Final = ribbon(((24, 122, 17), (31, 94, 22), (46, 72, 26), (70, 62, 27), (92, 61, 23), (99, 62, 19)), 20)
"""The clean arc on the glass."""
_DAY: Final = (0.3, -0.95)


def _front_of_glass(s: Impact) -> None:
    """Paint the front of a tower under lather, drips and bubbles in it, dark posts between its panes."""
    s.steps(
        ALL, (70, 30), (60, 150), [mix(s.mid, s.deep, 0.4), s.deep, mix(s.deep, s.ink, 0.25), mix(s.deep, s.ink, 0.45)]
    )
    for x, top, long, half in (
        (8.0, 44, 40, 3.0),
        (112, 84, 34, 3.0),
        (99, 84, 26, 2.2),
        (88, 80, 18, 2.0),
        (46, 96, 26, 2.6),
        (36, 112, 18, 2.2),
        (104, 116, 26, 2.6),
    ):
        s.fill(
            ribbon(((x, top, 0.6), (x, top + 0.7 * long, half), (x + 0.4, top + long, 0.8))), mix(s.mid, s.deep, 0.2)
        )
    lots = chance(14)
    for _ in range(40):
        x, y, r = 120 * next(lots), 40 + 110 * next(lots), 0.8 + 2.2 * next(lots)
        s.line(oval(x, y, r), s.mid, 0.8)


def _mirrored_day(s: Impact) -> None:
    """Paint what the clean glass mirrors: a bright day, pale towers across the street."""
    day = mix(s.accent, "#ffffff", 0.86)
    s.steps(ALL, (60, 34), (50, 112), ["#ffffff", "#ffffff", day, day, mix(s.accent, "#ffffff", 0.7)])
    s.fill(skyline(-4, 124, 134, (40, 56, 34, 62, 46, 52), seed=5), mix(s.accent, "#ffffff", 0.62))
    s.fill(skyline(4, 40, 140, (38, 52), seed=3), mix(s.accent, "#ffffff", 0.42))


def _posts(s: Impact) -> None:
    """Paint the posts between the panes, which catch the day along one edge."""
    for post in (box(37, -9, 41, 180), box(106, -9, 110, 180), box(-9, 118, 130, 122), box(-9, 40, 130, 43)):
        s.fill(post, s.ink)
        s.rim([post], mix(s.key, s.mid, 0.5), _DAY, 0.9)


def _cleaner(s: Impact) -> None:
    """Paint the cleaner from behind, feet against the glass, one hand on the rope and the other one far up the arc."""
    clothes = Clothes(
        ("#5fd0e4", mix(s.accent, s.ink, 0.35)),
        (s.key, mix(s.deep, s.mid, 0.4)),
        ("#ffb98a", "#a8502c"),
        ("#5c2414", s.ink),
        s.light,
    )
    board = ((55, 108), (91, 108))
    for tone, wide in ((s.ink, 3.6), (s.light, 1.6)):
        s.stroke([(73, -4), (73, 46)], tone, wide)
        for end in board:
            s.stroke([(73, 45), end], tone, wide)
    head, chest, hips = (73.6, 66.0), (73.0, 80.0), (72.0, 105.0)
    clothed(
        s,
        clothes,
        _DAY,
        head,
        chest,
        hips,
        (((56.6, 90.0), (61.6, 75.0)), ((88.0, 82.0), (93.6, 67.0))),
        (((65.4, 112.0), (65.0, 132.0), (62.0, 137.6)), ((80.0, 112.0), (82.4, 130.0), (86.0, 135.6))),
        1.32,
        behind=(),
        w=1.5,
    )
    s.solid(box(51, 106, 95, 112, 1), ("#fff6e6", s.key, s.deep), _DAY, 2.4, 1.4)
    cap = svg(
        "M65.800 66 C64.800 55 70 51.800 73.600 51.800 C77.600 51.800 82.600 55 81.600 66 C77 63.600 70 63.600 65.800 66 Z"
    )
    s.solid(cap, ("#a6ecf8", s.accent, mix(s.accent, s.ink, 0.5)), _DAY, 3.4, 1.3)
    belt = polygon((63.4, 98), (81.6, 98), (82.2, 102.6), (62.6, 102.6))
    s.inked([(belt, s.key)], 1.1, (-0.2, 0.5))
    for a, b in (((66.6, 98), (67.6, 76)), ((78.6, 98), (78.8, 76))):
        s.inked([(taper(a, 1.3, b, 1.3), s.key)], 0.8, (0, 0))
    s.stroke([(92, 111), (96, 117)], s.ink, 1.6)
    bucket = polygon((90, 117), (103, 117), (101.4, 130), (91.8, 130))
    s.solid(bucket, (s.light, s.accent, mix(s.accent, s.ink, 0.5)), _DAY, 3.0, 1.4)
    s.puff(((92, 116, 3.0), (101, 116, 2.8), (96.6, 114.4, 3.6)), "#ffffff", s.key, 0.9, _DAY)


def _squeegee(s: Impact) -> None:
    """Paint the squeegee at the end of the arc, lather pushed up before its blade and dripping from it."""
    handle = taper((95.4, 63.6), 1.8, (99.6, 57.0), 1.8)
    s.inked([(handle, s.ink)], 0.9, (0, 0))
    s.puff(
        ((101, 40, 2.8), (104, 46, 3.6), (106, 53, 4.0), (107, 61, 4.2), (106.4, 69, 4.0), (104, 76, 3.2)),
        "#ffffff",
        s.key,
        1.0,
        (-0.6, -0.7),
    )
    blade = polygon((97, 39.6), (100, 38.8), (104.2, 76.6), (101, 77.4))
    s.inked([(blade, s.accent)], 1.3, (0.2, 0.6))
    s.fill(polygon((97, 39.6), (98.5, 39.2), (102.6, 77), (101, 77.4)), "#a6ecf8")
    s.drops(((103, 83, 1.5), (106, 90, 1.8), (101, 98, 1.2)), "#ffffff", 1.6)


def spider_man(s: Impact) -> None:
    """A window cleaner on a rope wipes a clear arc into the lather. From behind; light: the day in the clean glass."""
    _front_of_glass(s)
    with s.clipped(_WIPED):
        _mirrored_day(s)
    s.line(_WIPED, "#ffffff", 1.4)
    _posts(s)
    for points in (((14, 108), (20, 84, 33, 66)), ((44, 62), (54, 52, 66, 48))):
        s.stroke(points, "#ffffff", 1.4)
    _cleaner(s)
    _squeegee(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-12": Picture(
        spider_man,
        ((73.0, 60.0), (98.0, 72.0), (73.0, 90.0), (60.0, 70.0)),
        "wipes an arc into lather",
        "glass front of a tower",
        "day in clean glass",
    ),
}
