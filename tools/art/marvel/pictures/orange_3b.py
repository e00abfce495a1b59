"""The picture of an orange card of level 3: Spider-Man."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.marvel.people import Clothes, clothed
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, both, box, chance, cut, join, mix, oval, polygon, ribbon, skyline, svg, taper

_WIPED: Final = ribbon(((20, 118, 15), (27, 86, 18), (44, 64, 20), (70, 54, 20), (92, 56, 18), (99, 60, 17)), 20)
"""The clean arc on the glass."""
_EVENING: Final = (0.3, -0.95)


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


def _mirrored_evening(s: Impact) -> None:
    """Paint what the clean glass mirrors: an evening sky in bands, a bank of cloud, towers across the street."""
    s.steps(ALL, (60, 34), (50, 104), ["#ffffff", "#ffffff", s.light, mix(s.key, s.light, 0.5), s.key, s.mid])
    s.fill(svg("M38 60 C46 52 56 54 60 58 C68 52 80 54 84 60 Z"), s.key)
    far = skyline(-4, 124, 124, (40, 56, 34, 62, 46, 52), seed=5)
    s.fill(far, mix(s.key, s.mid, 0.3))
    s.fill(skyline(4, 34, 130, (38, 52), seed=3), mix(s.deep, s.mid, 0.5))


def _posts(s: Impact) -> None:
    """Paint the posts between the panes, which catch the evening along one edge."""
    for post in (box(37, -9, 41, 180), box(106, -9, 110, 180), box(-9, 118, 130, 122), box(-9, 40, 130, 43)):
        s.fill(post, s.ink)
        s.rim([post], mix(s.key, s.mid, 0.5), _EVENING, 0.9)


def _cleaner(s: Impact) -> None:
    """Paint the cleaner from behind, feet against the glass, one hand on the rope and the other one far up the arc."""
    clothes = Clothes(
        ("#5fd0e4", mix(s.accent, s.ink, 0.35)),
        (mix(s.deep, s.ink, 0.55), s.ink),
        ("#ffb98a", "#a8502c"),
        ("#5c2414", s.ink),
        s.light,
    )
    for tone, wide in ((s.ink, 3.6), (s.light, 1.6)):
        s.stroke([(61, -4), (61, 70), (68, 106)], tone, wide)
    head, chest, hips = (73.6, 66.0), (73.0, 80.0), (72.0, 105.0)
    clothed(
        s,
        clothes,
        _EVENING,
        head,
        chest,
        hips,
        (((57.6, 88.0), (60.4, 71.0)), ((88.0, 82.0), (93.6, 67.0))),
        (((57.4, 116.0), (61.0, 132.6), (54.0, 136.6)), ((87.0, 116.0), (84.0, 132.6), (91.0, 136.6))),
        1.32,
        behind=(),
        w=1.5,
    )
    cap = svg(
        "M65.800 66 C64.800 55 70 51.800 73.600 51.800 C77.600 51.800 82.600 55 81.600 66 C77 63.600 70 63.600 65.800 66 Z"
    )
    s.solid(cap, ("#a6ecf8", s.accent, mix(s.accent, s.ink, 0.5)), _EVENING, 3.4, 1.3)
    belt = polygon((63.4, 98), (81.6, 98), (82.2, 102.6), (62.6, 102.6))
    s.inked([(belt, s.key)], 1.1, (-0.2, 0.5))
    for a, b in (((66.6, 98), (67.6, 76)), ((78.6, 98), (78.8, 76))):
        s.inked([(taper(a, 1.3, b, 1.3), s.key)], 0.8, (0, 0))
    s.stroke([(82, 101), (93, 101), (96, 108)], s.ink, 1.6)
    bucket = polygon((90, 108), (103, 108), (101.4, 121), (91.8, 121))
    s.solid(bucket, (s.light, s.accent, mix(s.accent, s.ink, 0.5)), _EVENING, 3.0, 1.4)
    s.puff(((92, 107, 3.0), (101, 107, 2.8), (96.6, 105.4, 3.6)), "#ffffff", s.key, 0.9, _EVENING)


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
    """A window cleaner on a rope wipes a clear arc into the lather. From behind; light: the evening in the clean glass."""
    _front_of_glass(s)
    with s.clipped(_WIPED):
        _mirrored_evening(s)
    s.line(_WIPED, "#ffffff", 1.4)
    _posts(s)
    for points in (((14, 108), (20, 84, 33, 66)), ((44, 62), (54, 52, 66, 48))):
        s.stroke(points, "#ffffff", 1.4)
    shadow = svg("M66 70 C60 84 58 100 60 124 L70 136 L84 132 C90 116 86 84 82 70 Z")
    s.fill(both(cut(shadow, join(box(-9, 118, 130, 122))), box(40, 40, 107, 180)), mix(s.deep, s.ink, 0.3), 0.55)
    _cleaner(s)
    _squeegee(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-12": Picture(
        spider_man,
        ((73.0, 60.0), (98.0, 72.0), (73.0, 90.0), (60.0, 68.0)),
        "wipes an arc into lather",
        "glass front of a tower",
        "evening in clean glass",
    ),
}
