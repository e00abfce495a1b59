"""Pictures of the orange cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.eyes import lit_rim
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


def _fair_by_night(s: Impact) -> None:
    """Paint a merry-go-round by night: a canopy with lamps, poles in a flat tone, the lit floor, a broken pole."""
    s.fill(ALL, s.shade)
    s.fill(box(-9, 36, 130, 140), mix(s.mid, s.key, 0.45))
    for x, foot in ((14, 118), (46, 126), (112, 126)):
        s.fill(box(x - 1.6, 36, x + 1.6, foot), s.mid)
    s.fill(box(-9, 108, 130, 140), s.mid)
    s.fill(box(-4, 132, 124, 172), s.shade)
    s.inked([(oval(84, 132, 54, 12), s.ink)], 1.0, (0, 3.0))
    s.fill(oval(84, 132, 54, 12), "#fff6ea")
    for form in (
        oval(84, 134.4, 23, 4.2),
        oval(60, 132.6, 8.4, 3.0),
        limb((62, 132, 2.0), (76, 127.8, 1.3)),
        limb((66, 135, 1.8), (46, 136.6, 1.2)),
        limb((98, 135, 2.4), (120, 136.4, 1.4)),
    ):
        s.fill(form, s.deep)
    s.fill(polygon((-4, -4), (124, -4), (124, 40), (-4, 40)), s.shade)
    for number in range(5):
        x = 12 + 24.0 * number
        lobe = svg(f"M{x - 12} 38 H{x + 12} C{x + 12} 54 {x - 12} 54 {x - 12} 38 Z")
        s.fill(lobe, s.ink if number % 2 else s.deep)
        s.fill(oval(x, 53, 3.2), "#ffffff")
    for stub in (
        polygon((79, 30), (88, 30), (88, 57), (86, 53), (84, 62), (81.6, 55), (79, 59)),
        polygon((80, 133), (89, 133), (89, 111), (87, 116), (84.6, 107), (82.6, 115), (80, 110)),
    ):
        s.inked([(stub, "#ffc02e")], 1.4, (0, 0))
        s.fill(cut(stub, placed(stub, -5.0, 0.0)), "#b4500e")


def _hare_set_free(s: Impact) -> None:
    """Paint the carved hare that leaps to the upper left, dark but for the light from above: ears back, hind legs stretched."""
    toward = (0.3, -1.0)

    def form(path: skia.Path, reach: float) -> None:
        s.inked([(path, s.shade)], 1.3, (0, 0))
        s.rim([path], s.deep, toward, 1.4 * reach)
        s.rim([path], s.light, toward, 0.4 * reach)

    form(limb((86, 96, 5.4), (95, 104, 3.8), (101, 99, 2.8), (107, 103, 2.6)), 1.4)
    form(limb((58, 88, 4.4), (48, 86, 3.0), (40, 79, 2.6)), 1.4)
    s.inked([(oval(97.6, 83.0, 6.0, 5.6), "#ffffff")], 1.4, (0, 0))
    form(
        svg(
            "M50 80 C52 72 60 71 67 75 C76 71 90 74 95 86 C97 95 91 103 82 102 C76 102 70 99 65 97 C57 96 49 90 50 80 Z"
        ),
        4.4,
    )
    form(join(oval(86, 92, 10, 10), limb((86, 98, 6.4), (92, 110, 4.2), (99, 108, 3.0), (106, 112, 2.8))), 3.6)
    form(limb((59, 90, 5.0), (50, 97, 3.6), (40, 95, 2.9)), 2.4)
    saddle = svg("M65 74 C70 72 76 72.500 80 74 C82 81 81 90 78 97 C73 98 68 97 64 95 C62 88 62 81 65 74 Z")
    s.inked([(saddle, s.accent)], 1.4, (0, 0))
    s.fill(cut(saddle, placed(saddle, 1.6, -9.0)), mix(s.accent, s.ink, 0.55))
    s.fill(cut(saddle, placed(saddle, -0.8, 2.6)), "#b9f2f6")
    form(ribbon(((48, 66, 2.6), (53, 55, 4.0), (60, 50, 3.4), (66, 49, 0.6)), 10), 2.0)
    form(ribbon(((52, 68, 3.0), (60, 60, 4.6), (68, 59, 3.8), (76, 61, 0.6)), 10), 3.0)
    form(svg("M35 77 C34 73 38 69 42 67 C46 62 53 63 56 68 C59 74 57 81 51 84 C46 86 38 83 35 77 Z"), 3.6)
    lit_rim(s, 46.6, 72.4, 3.2, "#ffffff")
    s.fill(oval(35.8, 76.0, 1.9, 1.5), s.accent)


def black_panther(s: Impact) -> None:
    """A carved hare breaks its pole and leaps off its merry-go-round. By night; light: the lamps of its canopy."""
    _fair_by_night(s)
    with s.moved(10.0, 2.0, 0.94, turn=12.0, about=(54.0, 84.0)):
        _hare_set_free(s)
    s.debris(((94, 64, 3.4, 20), (74, 113, 3.2, 10), (97, 120, 3.0, 40)), "#b4500e", "#ffc02e")


_FROM_THE_SUN: Final = (0.9, -0.3)
_CREAM: Final = "#fffdf4"
_UPPER_GLASS: Final = ((5.0, -35.0), (-24.0, -35.0), (-42.0, -35, -42.0, -9.0), (-56.0, -9.0))
_LOWER_GLASS: Final = ((-56.0, 9.0), (-42.0, 9.0), (-42.0, 35, -24.0, 35.0), (6.0, 35.0))
_BOTTLE: Final = svg(
    "M5 -35 H-24 Q-42 -35 -42 -9 H-56 V9 H-42 Q-42 35 -24 35 H6 L1 25 L8 16 L0 6 L6 -4 L-2 -13 L5 -22 L-1 -28 Z"
)
"""A bottle that lies along x, its bottom broken off at the right."""


def _sea_in_a_window(s: Impact) -> None:
    """Paint the sea in a window at sunset: a sky in two bands, a great low sun at the right, its lane, the dark sill."""
    s.fill(ALL, s.mid)
    s.fill(svg("M-9 66 C30 56 90 66 130 50 V130 H-9 Z"), s.key)
    sun = oval(96, 106, 31)
    s.fill(both(sun, box(-9, -9, 130, 108)), _CREAM)
    s.fill(box(-9, 108, 130, 180), s.deep)
    for x, y, wide in ((98, 110.4, 24), (100, 115.6, 17), (97, 120.8, 21)):
        s.fill(box(x - wide, y, x + wide, y + 2.4), _CREAM)
    s.fill(box(-9, 128, 130, 180), s.ink)
    s.fill(polygon((78, 128), (130, 128), (130, 180), (56, 180)), s.mid)


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
    """Paint the sea about the hull, in the bottle and out of its broken end."""
    sea = svg("M-60 20 C-44 15 -34 23 -20 19 C-8 15 2 22 12 18 C20 15 25 19 24 26 C23 32 16 33 14 40 H-60 Z")
    bounds = join(_BOTTLE, box(0, 0, 60, 60))
    s.fill(both(sea, bounds), s.accent)
    s.fill(both(placed(sea, 0.0, 7.0), bounds), mix(s.accent, s.ink, 0.45))
    with s.clipped(bounds):
        s.rim([sea], "#ffffff", (0.0, -1.0), 2.2)


def captain_america(s: Impact) -> None:
    """A ship under sail breaks out of its bottle towards the sea. From the side; light: the low sun in the window."""
    _sea_in_a_window(s)
    with s.moved(68.0, 110.0, 0.86, turn=-22.0):
        s.inked([(box(-64, -7, -55, 7, 1.4), "#ffd9a8")], 1.4, (-0.6, 0.4))
        s.fill(_BOTTLE, "#cdeeee")
        s.line(_BOTTLE, s.ink, 4.0)
        s.line(_BOTTLE, "#ffffff", 1.7)
        with s.moved(10.0, 7.0, 0.9):
            _ship(s)
        _sea_in_the_bottle(s)
        for edge in (_UPPER_GLASS, _LOWER_GLASS):
            s.stroke(edge, s.ink, 4.0)
            s.stroke(edge, "#ffffff", 1.7)
        s.fill(ribbon(((-26, -29.6, 0.3), (-16, -30.4, 1.7), (-6, -30.2, 0.3)), 10), "#ffffff")
        s.fill(ribbon(((-35, 10, 0.3), (-37.4, -4, 1.8), (-34, -18, 0.3)), 10), "#ffffff")
    for x, y, size, turn in ((99, 127, 4.8, 20), (110, 119, 3.6, 150), (109, 131, 3.0, 80), (94, 138, 3.4, 200)):
        shard = placed(polygon((-1.2, 0.5), (0.2, -1.2), (1.1, 0.8)), x, y, size, turn)
        s.inked([(shard, "#ffffff")], 1.0, (0, 0))
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
        "sill above the sea",
        "low sun in a window",
    ),
    "m3-10": Picture(
        black_panther,
        ((72.0, 84.0), (92.0, 94.0), (56.0, 70.0), (82.0, 116.0)),
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
