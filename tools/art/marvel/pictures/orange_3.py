"""Pictures of the orange cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact, unit
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    both,
    box,
    burst,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
)

_GOLD: Final = ("#fff0b0", "#ffc02e", "#b4500e")
"""The lit edge, the local colour and the shade of brass."""


def _fair_by_night(s: Impact) -> None:
    """Paint a merry-go-round by night: the black canopy with its lamps, the bright ring below, a broken pole."""
    s.fill(ALL, s.mid)
    s.fill(box(-9, 44, 130, 122), s.key)
    s.fill(polygon((40, 44), (104, 44), (122, 122), (18, 122)), s.light)
    s.fill(polygon((54, 44), (92, 44), (102, 122), (40, 122)), "#ffffff")
    for x in (14.0, 42.0, 110.0):
        s.fill(box(x - 1.4, 40, x + 1.4, 122), s.mid)
    s.fill(polygon((-9, 118), (130, 118), (130, 140), (-9, 140)), s.mid)
    s.fill(svg("M30 118 C52 112 96 112 118 118 L130 140 H12 Z"), s.light)
    s.fill(svg("M44 133 C58 127 92 126 106 131 C98 138 58 139 44 133 Z"), s.deep)
    s.fill(box(-9, 139, 130, 180), s.ink)
    s.fill(polygon((-9, -9), (130, -9), (130, 42), (-9, 42)), s.ink)
    for number in range(6):
        x = 0.0 + 24.0 * number
        lobe = svg(f"M{x - 12} 40 H{x + 12} C{x + 12} 56 {x - 12} 56 {x - 12} 40 Z")
        s.inked([(lobe, s.shade if number % 2 else s.deep)], 1.2, (0, 0.4))
    for number in range(6):
        s.inked([(oval(12.0 + 24.0 * number, 46, 2.8), "#ffffff")], 1.4, (0, 0))
    for stub in (
        polygon((80, 30), (88, 30), (88, 60), (86, 55), (84, 64), (82, 57), (80, 61)),
        polygon((80, 132), (88, 132), (88, 112), (86, 118), (84, 108), (82, 116), (80, 111)),
    ):
        s.inked([(stub, _GOLD[1])], 1.6, (0, 0))
        s.fill(cut(stub, placed(stub, -5.0, 0.0)), _GOLD[2])


_FROM_THE_LAMPS: Final = (-0.25, -1.0)


def _panther_set_free(s: Impact) -> None:
    """Paint the carved panther that leaps to the left, black but for the lamps' light on its back, the pole's end in it."""

    def form(path: skia.Path, reach: float) -> None:
        s.inked([(path, s.ink)], 1.6, (0, 0), ink=s.ink)
        s.rim([path], s.deep, _FROM_THE_LAMPS, 1.9 * reach)
        s.rim([path], s.key, _FROM_THE_LAMPS, reach)

    form(join(limb((92, 95, 6.0), (103, 103, 4.2), (112, 103, 3.0)), oval(114, 103, 3.8, 3.0)), 1.4)
    form(join(limb((54, 82, 5.4), (44, 86, 4.2), (36, 82, 3.2)), oval(34, 81, 4.2, 3.4)), 1.4)
    form(
        ribbon(((95, 89, 4.0), (106, 90, 3.4), (113, 82, 3.0), (109, 72, 2.8), (115, 64, 2.4), (119, 66, 0.8)), 14), 1.4
    )
    body = svg(
        "M52 66 C60 63 68 66 77 71 C87 73 98 81 99 92 C99 101 91 106 85 104 C79 98 70 98 62 96 C53 95 47 89 46 80 "
        "C46 74 48 69 52 66 Z"
    )
    form(body, 2.6)
    form(
        join(
            oval(89, 95, 10.6, 10.0), limb((90, 99, 7.4), (98, 110, 4.8), (107, 114, 3.4)), oval(109, 114.6, 4.2, 3.2)
        ),
        2.0,
    )
    form(join(limb((56, 86, 6.4), (48, 96, 4.8), (38, 98, 3.6)), oval(35.6, 98, 4.6, 3.6)), 1.8)
    saddle = svg("M61 66 C68 65 76 69 82 73 C83 83 82 92 78 99 C72 99 65 98 60 96 C58 86 58 75 61 66 Z")
    s.inked([(saddle, s.accent)], 1.8, (0.4, 0.8))
    s.fill(cut(saddle, placed(saddle, -3.0, -7.0)), "#0c5468")
    s.rim([saddle], "#c8f6fa", _FROM_THE_LAMPS, 2.6)
    pole = polygon((68, 72), (76, 74), (79, 58), (76, 61), (75, 53), (73, 59), (71, 55))
    s.inked([(pole, _GOLD[1])], 1.6, (0, 0))
    s.fill(cut(pole, placed(pole, -4.4, 0.0)), _GOLD[2])
    form(limb((48, 75, 4.6), (39, 79.4, 2.6)), 1.2)
    s.fill(polygon((34, 71), (48, 71), (46, 75), (38, 78)), s.mid)
    form(svg("M50 60 C49 54 53 50 59 50 C60 55 59 60 56 63 Z"), 1.6)
    form(svg("M40 60 C37 55 38 51 41 49 C45 51 48 55 47 59 Z"), 1.6)
    form(join(oval(48.6, 65.4, 10.6, 9.0, 14), svg("M42 60 C37 61 32 66 31.600 70 C32 74 38 75 46 74 Z")), 2.2)
    for x, long in ((35.6, 5.0), (41.0, 4.0)):
        s.fill(polygon((x - 1.5, 73), (x + 1.5, 73.4), (x, 73.4 + long)), "#ffffff")
    s.fill(svg("M40 63 C42 61.4 46 61.600 48.6 64.6 C46 67.4 42 67 40 63 Z"), "#e8feff")
    s.fill(oval(43.6, 64.2, 1.3, 1.9), s.ink)
    s.fill(svg("M31.400 68.600 C32 66.600 35 66.4 36.4 68 C35.600 70.600 32.4 71 31.400 68.600 Z"), s.mid)


def black_panther(s: Impact) -> None:
    """A carved panther breaks its pole and leaps off its merry-go-round. By night; light: the lamps of its canopy."""
    _fair_by_night(s)
    with s.moved(1.0, 1.0, 0.88, about=(74.0, 86.0)):
        _panther_set_free(s)
    s.debris(((92, 66, 3.2, 20), (94, 118, 3.0, 10), (74, 112, 2.8, 40)), _GOLD[2], _GOLD[1])


_FROM_THE_SUN: Final = (0.9, -0.3)
_CREAM: Final = "#fffdf4"
_GLASS: Final = svg("M-9 0 H9 V16 C10 30 36 30 36 62 V150 H-36 V62 C-36 30 -10 30 -9 16 Z")
"""A bottle that stands, its mouth at the origin."""
_BREAK: Final = polygon((60, 40), (22, 52), (29, 62), (24, 70), (31, 78), (23, 88), (29, 94), (22, 160), (60, 160))
"""What the bow has broken away at the right."""
_AT_MOUTH: Final = (58.0, 46.0, 0.88, -8.0)


def _sea_at_sunset(s: Impact) -> None:
    """Paint the sea at sunset: a sky in three bands, a great low sun at the right, its lane on the dark sea."""
    s.fill(ALL, s.deep)
    s.fill(svg("M-9 54 C30 44 90 50 130 38 V130 H-9 Z"), s.mid)
    s.fill(svg("M-9 92 C30 84 90 84 130 74 V130 H-9 Z"), s.key)
    sun = oval(98, 106, 34)
    s.fill(sun, _CREAM)
    s.fill(box(-9, 118, 130, 180), s.deep)
    for x, y, wide in ((100, 121.0, 20), (102, 127.0, 14), (100, 133.0, 18)):
        s.fill(box(x - wide, y, x + wide, y + 2.8), _CREAM)
    s.fill(box(-9, 140, 130, 180), s.ink)


def _ship(s: Impact) -> None:
    """Paint a ship about the middle of its waterline, its bow at the right: a dark hull with one lit strake, two white sails."""
    toward = unit(_FROM_THE_SUN)
    for x, top in ((-20, -45), (10, -66)):
        s.stroke([(x, -8), (x, top)], s.ink, 3.0)
    pennant = svg("M10 -67 C3 -70 -1 -63 -11 -65 C-5 -61 1 -59 10 -59.6 Z")
    s.inked([(pennant, s.accent)], 1.2, (0, 0))
    near = svg("M-1 -58 C7 -60 16 -60 22 -57 C31 -44 31 -29 26 -16 C18 -13 5 -13 -4 -16 C5 -28 6 -43 -1 -58 Z")
    far = svg(
        "M-29 -42 C-22 -44 -14 -44 -9 -42 C-2 -33 -2 -24 -6 -16 C-14 -14 -24 -14 -31 -16 C-25 -24 -24 -34 -29 -42 Z"
    )
    for sail, reach in ((far, 8.0), (near, 12.0)):
        s.inked([(sail, _CREAM)], 1.8, (-1.0, 0.6))
        s.shaded(sail, s.mid, toward, reach)
        s.line(sail, s.ink, 1.2)
    hull = svg(
        "M-38 -24 L-26 -20 L-25 -13 C-8 -10 12 -10 26 -14 L46 -20 C42 -4 31 11 16 16 H-22 C-33 8 -39 -6 -38 -24 Z"
    )
    s.inked([(hull, s.shade)], 1.8, (-0.8, 0.8))
    s.rim([hull], s.key, toward, 2.6)
    with s.clipped(hull):
        s.stroke([(-46, -11), (-20, -2, 16, -3), (48, -13)], _CREAM, 2.4)


def _sea_in_the_bottle(s: Impact) -> None:
    """Paint the sea before the hull, which pours out of the broken side in one wave."""
    sea = svg("M-50 82 C-30 76 -20 86 -4 82 C10 78 22 88 36 82 C50 76 64 84 74 98 L74 160 H-50 Z")
    bounds = join(_GLASS, box(20, 60, 80, 150))
    water = both(sea, bounds)
    s.inked([(water, s.accent)], 1.2, (0, 0))
    s.fill(both(placed(sea, -2.0, 15.0), bounds), mix(s.accent, s.ink, 0.5))
    with s.clipped(water):
        s.rim([sea], "#ffffff", (0.3, -1.0), 3.0)


def captain_america(s: Impact) -> None:
    """A ship under sail breaks out of the side of its bottle. From the side; light: the low sun behind its bow."""
    x, y, size, turn = _AT_MOUTH
    _sea_at_sunset(s)
    with s.moved(x, y, size, turn=turn):
        s.fill(_GLASS, s.deep)
        s.fill(both(_GLASS, box(-60, 44, 60, 160)), mix(s.deep, s.mid, 0.55))
        s.fill(both(_GLASS, _BREAK), _CREAM)
        with s.moved(13.0, 77.0, 0.86, turn=-13.0):
            _ship(s)
        _sea_in_the_bottle(s)
        walls = cut(cut(_GLASS, placed(_GLASS, 0.0, 9.6, 0.87)), _BREAK)
        s.inked([(walls, "#ffffff")], 1.2, (0.4, 0.4))
        s.inked([(box(-8, -11, 8, 5, 1.6), "#ffd9a8")], 1.8, (-0.6, 0.4))
        s.fill(box(-8, -11, -2, 5, 1.6), s.deep)
        s.inked([(box(-12, 2, 12, 8, 2.0), "#ffffff")], 1.4, (0, 0))
        s.fill(ribbon(((-25, 70, 0.3), (-26, 58, 2.0), (-20, 45, 0.3)), 10), "#ffffff")
    for x, y, size, turn in (
        (112, 117, 4.4, 150),
        (108, 134, 6.6, 75),
        (93, 137, 3.4, 20),
    ):
        shard = placed(polygon((-1.2, 0.5), (0.2, -1.2), (1.1, 0.8)), x, y, size, turn)
        s.inked([(shard, "#ffffff")], 1.2, (0, 0))
        s.fill(both(shard, placed(shard, -0.5 * size, 0.4 * size)), s.accent)


def _circus_tent(s: Impact) -> None:
    """Paint the inside of a circus tent: rows of heads in two flat tones, a lamp in the roof, its cone on the clown."""
    roof = mix(s.deep, s.ink, 0.72)
    s.fill(ALL, roof)
    for number in range(-3, 4):
        s.fill(polygon((52, -40), (52 + 34 * number, 64), (69 + 34 * number, 64)), mix(s.deep, s.ink, 0.35))
    for top, tone, size, step in (
        (66.0, mix(s.deep, s.ink, 0.2), 5.0, 12.6),
        (92.0, mix(s.deep, s.mid, 0.3), 7.0, 17.2),
    ):
        s.fill(box(-9, top, 130, 180), roof)
        for number in range(11):
            at = -4 + step * number
            s.fill(join(oval(at, top, size, 1.2 * size), oval(at, top + 3.2 * size, 1.8 * size, 2.2 * size)), tone)
    s.cone(((36, 26), (50, 20)), ((14, 176), (138, 176)), (mix(s.key, s.light, 0.2), mix(s.key, s.light, 0.65)))
    with s.moved(42.0, 18.0, turn=-22.0):
        s.inked([(polygon((-5, -12, 2), (5, -12, 2), (9, 4), (-9, 4)), s.ink)], 0.8, (0, 0))
        s.fill(oval(0, 4, 8.6, 3.2), "#ffffff")


def _clown_below(s: Impact) -> None:
    """Paint a clown from the nose up: a bald crown under the orange's shadow, two tufts of hair, eyes that look up."""
    for side, tone in ((-1, s.accent), (1, mix(s.accent, s.ink, 0.62))):
        tuft = join(*(oval(70 + side * x, y, r) for x, y, r in ((30, 146, 13), (36, 133, 11), (30, 122, 9))))
        s.inked([(tuft, tone)], 1.8, (0, 0))
    head = svg("M42 176 C38 150 38 126 46 113 C52 104 61 101 70 101 C79 101 88 104 94 113 C102 126 102 150 98 176 Z")
    s.inked([(head, "#fffaf0")], 1.8, (0.6, 0.4))
    with s.clipped(head):
        s.fill(cut(head, placed(head, -11.0, 0.0)), s.key)
        s.fill(cut(head, placed(head, -6.0, 0.0)), s.deep)
        s.fill(oval(77, 103, 27, 12, 10), s.ink)
    for x, side in ((58.5, -1), (81.5, 1)):
        patch = svg("M-9 16 C-12 5 -9 -9 0 -13 C9 -9 12 5 9 16 C5 22 -5 22 -9 16 Z")
        s.fill(placed(patch, x, 131, 0.9), s.accent)
        s.inked([(oval(x, 131, 7.2, 8.6), "#ffffff")], 1.6, (0, 0))
        s.fill(oval(x - side * 1.6, 126.4, 3.6, 4.0), s.ink)
        s.fill(oval(x - side * 1.6 - 1.2, 125.2, 1.2), "#ffffff")
        tear = placed(svg("M0 -6 C5 1 5 6 0 7 C-5 6 -5 1 0 -6 Z"), x + side * 9.0, 141, 1.0, side * -16)
        s.inked([(tear, "#d8fbff")], 1.2, (0, 0))
    s.inked([(oval(70, 146, 10.0), s.mid)], 1.8, (0, 0))
    s.fill(cut(oval(70, 146, 10.0), oval(67.6, 144, 9.6)), s.deep)
    s.fill(oval(66, 141.6, 2.8, 2.0, -30), "#ffffff")


def _pierced_orange(s: Impact) -> None:
    """Paint an orange with a black bolt through it: its feathers at the right, its head, and a splash of juice, at the left."""
    fruit = oval(72, 75, 29.5, 28.5)
    with s.moved(72.0, 75.0, turn=-14.0):
        for side in (-1, 1):
            vane = svg(f"M29 {side * 2.4} L35 {side * 12} L50 {side * 12} L45 {side * 2.4} Z")
            s.inked([(vane, s.accent if side < 0 else mix(s.accent, s.ink, 0.5))], 1.6, (0, 0))
        s.fill(box(20, -3.8, 50, 3.8), s.ink)
        s.fill(box(20, -3.0, 50, -1.2), s.key)
    s.inked([(fruit, s.mid)], 2.0, (0, 0))
    s.fill(cut(fruit, placed(fruit, -8.0, -7.0)), s.deep)
    s.fill(cut(fruit, placed(fruit, -4.4, -4.0)), s.shade)
    s.fill(cut(oval(69, 72, 25), oval(74, 77.6, 25)), s.key)
    s.fill(oval(58, 58, 6.6, 3.2, -42), "#fffaf0")
    with s.moved(72.0, 75.0, turn=-14.0):
        s.inked([(burst(-24, 1, 14, 9, 4, 0.5), "#ffd08a")], 1.6, (0, 0))
        shaft = join(box(-46, -3.8, -22, 3.8), svg("M-40 -12 L-60 0 L-40 12 L-45 0 Z"))
        s.fill(shaft, s.ink)
        s.fill(box(-44, -3.0, -22, -2.0), s.key)
        s.fill(polygon((-41.4, -9.4), (-56, -0.6), (-52, -1)), s.key)
    for x, y, turn in ((36, 66, 50), (44, 102, -40), (31, 98, -70)):
        drop = placed(svg("M0 -6 C4 0 4 5 0 6 C-4 5 -4 0 0 -6 Z"), x, y, 0.8, turn)
        s.inked([(drop, s.mid)], 1.2, (0, 0))


def black_bolt(s: Impact) -> None:
    """A black crossbow bolt goes through an orange on a clown's head. In a tent; light: a lamp in its roof."""
    _circus_tent(s)
    _clown_below(s)
    _pierced_orange(s)
    leaf = svg("M70 50 C74 40 86 37 94 42 C90 51 79 56 70 50 Z")
    s.inked([(leaf, s.accent)], 1.6, (0, 0))
    s.fill(cut(leaf, placed(leaf, -1.0, -4.0)), mix(s.accent, s.ink, 0.6))


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-09": Picture(
        captain_america,
        ((86.0, 76.0), (98.0, 96.0), (86.0, 104.0)),
        "breaks out of a bottle",
        "shore of an evening sea",
        "low sun behind a bow",
    ),
    "m3-10": Picture(
        black_panther,
        ((74.0, 84.0), (90.0, 94.0), (54.0, 68.0), (84.0, 116.0)),
        "leaps off its pole",
        "fair by night",
        "lamps of a canopy",
    ),
    "m3-11": Picture(
        black_bolt,
        ((72.0, 75.0), (46.0, 82.0), (70.0, 130.0), (82.0, 128.0)),
        "goes through an orange",
        "circus tent",
        "lamp in a tent's roof",
    ),
}
