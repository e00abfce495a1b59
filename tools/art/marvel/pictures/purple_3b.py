"""The picture of a purple card of level 3: Luke Cage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tools.art.marvel.forms import Tones, modelled, modelled_inside
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, Color, both, box, join, mix, oval, placed, polygon, ribbon, svg

_APEX: Final = (77.0, 41.0)


_TRAY: Final = (76.0, 113.0, 33.0, 7.4)
"""The bottom of the cage, seen from below: its middle and its half axes."""


def _room_with_an_open_window(s: Impact) -> None:
    """Paint a dark room: an open window at the left, its light as a hard shaft across the room to the floor."""
    s.fill(ALL, mix(s.ink, s.deep, 0.75))
    s.fill(polygon((84, -2), (122, -2), (122, 132), (100, 132)), mix(s.ink, s.deep, 0.45))
    s.fill(polygon((-2, 134), (122, 130), (122, 170), (-2, 170)), mix(s.ink, s.deep, 0.4))
    s.fill(polygon((-2, 36), (27, 44), (122, 92), (122, 146), (44, 146), (-2, 104)), s.deep)
    s.fill(polygon((-2, 40), (27, 48), (122, 104), (122, 146), (66, 146), (27, 98), (-2, 102)), s.mid)
    s.fill(polygon((27, 60), (122, 118), (122, 146), (84, 146), (27, 90)), mix(s.mid, s.key, 0.55))
    frame = polygon((-2, 38), (29, 46), (29, 99), (-2, 104))
    s.fill(frame, mix(s.deep, s.ink, 0.3))
    s.fill(polygon((-2, 42), (26, 49.6), (26, 95.6), (-2, 100)), s.light)
    s.fill(polygon((-2, 78), (8, 82), (16, 77), (26, 84), (26, 95.6), (-2, 100)), s.key)
    s.fill(polygon((10.6, 44), (13, 44.6), (13, 99), (10.6, 99.4)), mix(s.deep, s.ink, 0.3))
    s.fill(polygon((-2, 68), (27, 71), (27, 73.4), (-2, 70.6)), mix(s.deep, s.ink, 0.3))
    sash = polygon((29, 46), (44, 38), (44, 106), (29, 99))
    s.inked([(sash, s.deep)], 1.1, (0.5, 0.5))
    s.fill(polygon((31.6, 49), (41.6, 43.6), (41.6, 100.6), (31.6, 96)), s.key)
    s.fill(polygon((31.6, 62), (41.6, 50), (41.6, 62), (31.6, 76)), s.light)
    s.stroke([(29, 72.6), (44, 72)], s.deep, 1.6)


def _shadow_on_the_floor(s: Impact) -> None:
    """Paint the lit patch of floor, on it the bars as stripes, two of them bent, and the bird between."""
    patch = polygon((52, 128), (120, 124), (122, 170), (66, 170))
    s.fill(patch, s.key)
    s.fill(polygon((60, 128), (112, 125), (122, 134), (122, 170), (82, 170)), s.light)
    with s.clipped(patch):
        for a, b in ((58.0, 62.0), (69, 77), (103, 113), (112, 126)):
            s.fill(polygon((a, 126), (a + 2.4, 126), (b + 4.6, 150), (b, 150)), s.deep)
        for points in (
            ((79, 125, 1.3), (77, 133, 1.8), (86, 147, 2.4)),
            ((92, 124, 1.3), (100, 132, 1.8), (101, 147, 2.4)),
        ):
            s.fill(ribbon(points), s.deep)
        bird = svg(
            "M84 139 C86 135 90 134 93 135.600 L98 130.600 L97.600 136.600 C100 139 100 141 98 142 C94 143.600 88 143 84 139 Z"
        )
        s.fill(bird, s.mid)


def _bar(s: Impact, points: Sequence[tuple[float, float, float]], tone: Color, lit: Color) -> None:
    path = ribbon(points)
    s.inked([(path, tone)], 1.0, (0.7, 0.3))
    s.rim([path], lit, (-1.0, -0.2), 1.1)


def _cage_behind(s: Impact) -> None:
    """Paint the far bars, the hoop half way up and the chain."""
    x, y, wide, _ = _TRAY
    far = mix(s.deep, s.ink, 0.1)
    for number in range(3):
        link = oval(77, 34 - 13.5 * number, 2.8, 5.4) if number % 2 else oval(77, 33 - 13 * number, 1.4, 6.0)
        s.inked([(link, mix(s.key, s.mid, 0.3))], 1.0, (0.4, 0.2))
    for share in (-0.62, -0.2, 0.24, 0.66):
        foot = x + share * wide
        s.fill(ribbon(((foot, y, 1.2), (foot, 76, 1.0), (x + share * wide * 0.8, 58, 0.9), (*_APEX, 0.6))), far)
    s.line(oval(76.4, 62, 29, 5.4), far, 2.2)
    for px in (x - wide, x + wide):
        _bar(s, ((px, y, 1.5), (px, 82, 1.4), (x + (px - x) * 0.86, 58, 1.3), (*_APEX, 1.0)), s.mid, s.light)


def _tray_from_below(s: Impact) -> None:
    x, y, wide, down = _TRAY
    rim = join(
        oval(x, y, wide + 3, down + 1),
        oval(x, y + 5, wide + 1, down + 1),
        polygon((x - wide - 3, y), (x + wide + 3, y), (x + wide + 1, y + 5), (x - wide - 1, y + 5)),
    )
    s.inked([(rim, s.deep)], 1.5, (0.9, 1.6))
    s.fill(both(rim, box(0, 0, x - 12, 200)), s.mid)
    s.rim([rim], s.light, (-1, -0.5), 1.6)
    under = oval(x, y + 5.4, wide - 1, down - 0.4)
    s.fill(under, mix(s.deep, s.ink, 0.5))
    s.line(under, s.ink, 1.0)
    s.fill(oval(x, y + 5.8, wide * 0.5, down * 0.5), mix(s.deep, s.ink, 0.2))


def _bars_in_front(s: Impact) -> None:
    """Paint the near bars: two of them bent apart like a bow."""
    x, y, _, down = _TRAY
    top = y - down
    _bar(s, ((x - 26, top + 3, 2.0), (x - 26.6, 84, 1.9), (x - 21, 59, 1.6), (*_APEX, 1.1)), s.mid, s.light)
    _bar(s, ((x + 27, top + 3, 2.0), (x + 27.6, 84, 1.9), (x + 22, 59, 1.6), (*_APEX, 1.1)), s.mid, s.key)
    _bar(
        s,
        (
            (x - 8, top, 2.6),
            (x - 10, 103, 2.6),
            (x - 22.4, 88, 2.9),
            (x - 18.6, 66, 2.4),
            (x - 5, 52, 1.8),
            (*_APEX, 1.3),
        ),
        s.mid,
        "#ffffff",
    )
    _bar(
        s,
        ((x + 9, top, 2.6), (x + 11, 103, 2.6), (x + 21, 88, 2.9), (x + 17, 66, 2.4), (x + 7, 52, 1.8), (*_APEX, 1.3)),
        s.mid,
        "#ffffff",
    )
    knob = oval(_APEX[0], _APEX[1] + 0.6, 4.6, 3.4)
    s.inked([(knob, s.key)], 1.2, (0.6, 0.8))
    s.fill(oval(_APEX[0] - 1.4, _APEX[1] - 0.4, 1.8, 1.2), "#ffffff")


_TOWARD: Final = (-0.85, -0.53)


def _tail_behind(s: Impact) -> None:
    """Paint the tail and the far wing, still inside of the cage."""
    pale: Tones = ("#ffffff", s.light, s.key)
    for number, (x, y) in enumerate(((104.0, 97.0), (107, 90), (106, 83))):
        feather = ribbon(((80, 82, 2.6), (94, 84 + 2 * (2 - number), 4.0), (x, y, 3.4), (x + 2.4, y + 0.4, 0.8)))
        modelled(
            s, feather, ("#ffffff", s.accent, mix(s.accent, s.ink, 0.2)), _TOWARD, 2.0, 0.8, 1.0, 0.9, dotted=False
        )
    for number, (x, y) in enumerate(((98.0, 66.0), (92.4, 59), (85, 55))):
        feather = ribbon(((76, 82, 3.4), (86 - 3 * number, 72 - 2 * number, 4.2), (x, y, 2.0), (x + 0.6, y - 1.2, 0.4)))
        modelled(s, feather, pale, _TOWARD, 3.0, 0.8, 1.0, 0.9, dotted=False)


def _bird_set_free(s: Impact) -> None:
    """Paint a bird half out of the gap: breast and head before the bars, the near wing spread over them."""
    pale: Tones = ("#ffffff", s.light, mix(s.key, s.mid, 0.1))
    lime: Tones = ("#ffffff", s.accent, mix(s.accent, s.ink, 0.22))
    body = svg("M90 88 C86 97 74 101 63 97 C55 94 51 88 52 82 C53 76 59 73.600 65 75 C70 76 76 79 90 88 Z")
    modelled(s, body, pale, _TOWARD, 5.0, 1.6, 1.3, 2.2)
    # the near wing: five primaries, then the coverts over them
    for tip, bend, half in (
        ((66.0, 47.0), (73, 62), 3.6),
        ((57.4, 46.0), (67, 60), 3.8),
        ((49.4, 49.6), (61, 61), 3.8),
        ((44.0, 56.0), (56, 65), 3.6),
        ((41.6, 63.6), (53, 70), 3.3),
    ):
        near = (tip[0] * 0.8 + bend[0] * 0.2, tip[1] * 0.8 + bend[1] * 0.2, 0.8 * half)
        feather = ribbon(((72, 83, 2.4), (*bend, half + 0.5), near, (tip[0], tip[1] - 1, 0.2)))
        modelled(s, feather, lime, _TOWARD, 2.2, 0.9, 1.0, 1.1, dotted=False)
    coverts = svg("M80 84 C82 74 76 66 69 65 C63 65 58 69 57 74 C62 78 66 84 70 88 C74 90 79 89 80 84 Z")
    modelled(s, coverts, pale, _TOWARD, 4.0, 1.4, 1.1, 1.6)
    for line in (((62, 72), (67, 74, 70, 80)), ((68, 68.6), (73, 71, 75, 79))):
        s.stroke(line, mix(s.key, s.mid, 0.3), 1.0)
    head = oval(53.6, 79.6, 8.2, 7.6)
    s.inked([(head, s.ink), (svg("M46.600 77 L37.600 80.600 L47 83.600 Z"), s.ink)], 1.3, (1.0, 1.0))
    modelled_inside(s, head, pale, _TOWARD, 3.0, 1.5, dotted=False)
    s.fill(svg("M47 77.400 L38 80.600 L47.400 80.800 Z"), s.accent)
    s.fill(svg("M47.400 80.800 L38 80.600 L47.400 83.200 Z"), mix(s.accent, s.ink, 0.3))
    s.fill(oval(51.4, 78.4, 1.9, 2.1), s.ink)
    s.fill(oval(50.8, 77.7, 0.7), "#ffffff")


def _falling_feather(s: Impact, x: float, y: float, size: float, turn: float) -> None:
    vane = placed(svg("M-10 0 C-6 -4.600 4 -5 10 -1 C6 4 -4 4.600 -10 0 Z"), x, y, size, turn)
    s.inked([(vane, s.light)], 1.1, (0.6, 0.7))
    s.fill(both(vane, placed(svg("M-14 0 L12 -0.800 L10 8 L-12 8 Z"), x, y, size, turn)), s.accent)
    quill = placed(polygon((-15, 0.8), (10, -1.2), (-15, 1.6)), x, y, size, turn)
    s.fill(quill, s.ink)


def luke_cage(s: Impact) -> None:
    """A bird leaves its cage between two bars that it bent. From below; light: an open window at the left."""
    _room_with_an_open_window(s)
    _shadow_on_the_floor(s)
    _cage_behind(s)
    with s.moved(-2.0, -4.0, 0.9, about=(76.0, 82.0)):
        _tail_behind(s)
    _tray_from_below(s)
    _bars_in_front(s)
    with s.moved(-3.0, -5.0, 0.86, about=(58.0, 78.0)):
        _bird_set_free(s)
    _falling_feather(s, 47, 121, 0.95, -34)
    _falling_feather(s, 110, 112, 0.5, 40)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-20": Picture(
        luke_cage,
        ((47.0, 72.0), (60.0, 80.0), (62.0, 100.0), (94.0, 90.0)),
        "bends its bars",
        "dark room",
        "open window at the left",
    ),
}
