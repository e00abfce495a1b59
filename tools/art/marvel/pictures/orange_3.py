"""Pictures of the orange cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.eyes import lit_rim
from tools.art.marvel.forms import modelled
from tools.art.marvel.impact import Impact
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
    """Paint a merry-go-round by night: one cone of light from its canopy on the floor, a broken pole, all else dark."""
    s.fill(ALL, s.shade)
    s.fill(polygon((46, 36), (124, 36), (124, 172), (22, 172)), s.deep)
    s.fill(polygon((60, 36), (108, 36), (132, 132), (30, 132)), s.mid)
    s.fill(polygon((70, 36), (98, 36), (114, 132), (50, 132)), s.key)
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
    for stub in (
        polygon((79, 30), (88, 30), (88, 57), (86, 53), (84, 62), (81.6, 55), (79, 59)),
        polygon((80, 133), (89, 133), (89, 111), (87, 116), (84.6, 107), (82.6, 115), (80, 110)),
    ):
        s.inked([(stub, "#ffc02e")], 1.4, (0, 0))
        s.fill(cut(stub, placed(stub, -5.0, 0.0)), "#b4500e")


def _hare_set_free(s: Impact) -> None:
    """Paint the carved hare that leaps to the upper left, black but for the light from above: ears back, hind legs stretched."""
    toward = (0.3, -1.0)

    def form(path: skia.Path, reach: float) -> None:
        s.inked([(path, s.ink)], 1.3, (0, 0), ink="#4a1410")
        s.fill(path, s.ink)
        s.rim([path], s.deep, toward, reach)
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
    """A carved hare breaks its pole and leaps off its merry-go-round. By night; light: a cone from its canopy."""
    _fair_by_night(s)
    with s.moved(10.0, 2.0, 0.94, turn=12.0, about=(54.0, 84.0)):
        _hare_set_free(s)
    s.debris(((94, 64, 3.4, 20), (74, 113, 3.2, 10), (97, 120, 3.0, 40)), "#b4500e", "#ffc02e")


_FROM_THE_WINDOW: Final = (-0.8, -0.6)
_BOTTLE: Final = svg(
    "M48 80 C42 82 39 87 39 96 V118 C39 128 43 133 51 133 H78 C89 133 89 122 96 119.600 L104 118.600 V104.400 L96 103.400 "
    "C89 101 89 80 78 80 Z"
)
_BREACH: Final = polygon(
    (30, 60), (104, 60), (91, 92), (86, 100), (82, 93), (74, 104), (67, 97), (58, 108), (52, 101), (47, 115), (34, 113)
)  # fmt: skip
"""The hole that the ship has broken into its bottle: the upper left of it."""


def _table_in_window_light(s: Impact) -> None:
    """Paint a wall in the shade, the slab of a window's light on wall and table, the bottle's hard shadow in it."""
    s.fill(ALL, s.mid)
    s.fill(polygon((-4, -4), (124, -4), (124, 28), (-4, 58)), s.deep)
    s.fill(polygon((-4, 88), (124, 66), (124, 122), (-4, 122)), s.light)
    s.fill(box(-4, 119, 124, 176), s.key)
    s.fill(polygon((50, 133), (96, 128), (132, 134), (132, 146), (74, 148)), s.deep)
    s.stroke([(-4, 119), (124, 119)], s.ink, 1.1)


def _ship(s: Impact) -> None:
    """Paint a ship about the middle of its deck, its bow at the left: a black hull and one great sail in the light."""
    toward = _FROM_THE_WINDOW
    s.stroke([(-24, -10), (-44, -22)], s.ink, 3.2)
    s.stroke([(2, -8), (2, -66)], s.ink, 3.4)
    flag = svg("M2 -66 L20 -61 L2 -56 Z")
    s.inked([(flag, s.ink)], 1.0, (0, 0))
    s.fill(svg("M-43 -22 L-2 -60 C-12 -46 -18 -30 -18 -14 C-27 -14 -36 -16 -43 -22 Z"), s.ink)
    s.fill(svg("M-38 -22 L-8 -50 C-14 -40 -19 -28 -20.6 -17 C-27 -17 -33 -18.600 -38 -22 Z"), "#fff6e8")
    sail = svg("M-14 -55 C-4 -58 14 -58 24 -53 C17 -42 18 -28 24 -13 C12 -9 -8 -9 -19 -12 C-27 -28 -25 -44 -14 -55 Z")
    s.inked([(sail, "#fff6e8")], 1.9, (1.4, 0.8))
    with s.clipped(sail):
        s.fill(cut(sail, placed(sail, -6.0, -1.4)), s.key)
        s.stroke([(-28, -36), (-4, -40, 24, -35)], s.deep, 1.3)
    s.stroke([(-17, -56), (27, -54)], s.ink, 2.6)
    hull = svg("M-36 -17 L-22 -12 C-8 -8 8 -8 17 -12 L18 -20 L33 -22 C33 -6 29 8 21 15 H-12 C-24 10 -33 -2 -36 -17 Z")
    s.inked([(hull, s.ink)], 1.2, (0, 0))
    s.rim([hull], s.key, toward, 2.2)
    with s.clipped(hull):
        s.stroke([(-40, -7), (-16, 1, 14, 0), (36, -7)], s.mid, 2.0)


def _glass(s: Impact) -> None:
    """Paint the bottle before the hull: sea in it, a contour, two hard glints, its cork; large splinters fly."""
    glass = cut(_BOTTLE, _BREACH)
    cork = box(103, 105.6, 112.6, 117.4, 2.0)
    modelled(s, cork, ("#ffd9a8", "#c9783e", s.ink), _FROM_THE_WINDOW, 3.0, 1.4, 1.2, 1.4)
    sea = svg("M30 112 C40 112 44 117 52 117 C62 117 66 114 74 115 C82 116 88 114 98 112 V140 H30 Z")
    with s.clipped(_BOTTLE):
        s.fill(sea, s.accent)
        s.fill(placed(sea, 3.0, 9.0), mix(s.accent, s.ink, 0.45))
        s.stroke([(36, 113), (43, 113, 48, 116), (54, 118, 62, 116.4), (72, 114, 96, 114)], "#ffffff", 1.8)
    s.line(glass, s.ink, 4.6)
    s.line(glass, "#ffffff", 2.0)
    lip = box(100.0, 101, 105, 122, 1.6)
    s.inked([(lip, "#ffffff")], 1.3, (0.5, 0.3))
    s.fill(both(lip, box(100, 113, 106, 124)), s.key)
    for glint in (((44, 119, 0.3), (45, 124, 1.7), (50, 128.4, 0.3)), ((82, 86, 0.3), (86, 95, 2.0), (90, 105, 0.3))):
        s.fill(ribbon(glint, 10), "#ffffff")
    for x, y, size, turn in (
        (42, 76, 4.6, 20),
        (50, 61, 3.6, 80),
        (92, 84, 4.4, 150),
        (100, 93, 3.4, 20),
        (97, 72, 3.4, 60),
        (37, 90, 3.4, 110),
    ):
        shard = placed(polygon((-1.2, 0.5), (0.2, -1.2), (1.1, 0.8)), x, y, size, turn)
        s.inked([(shard, "#ffffff")], 1.2, (0.2, 0.4))
        s.fill(both(shard, placed(shard, 0.5 * size, 0.3 * size)), s.accent)


def captain_america(s: Impact) -> None:
    """A ship under sail breaks out of its bottle. From the side; light: a window, its patch on the table."""
    _table_in_window_light(s)
    with s.moved(1.0, 5.0, 1.0, about=(72.0, 128.0)):
        s.fill(cut(_BOTTLE, _BREACH), "#ffffff", 0.5)
        with s.moved(66.0, 106.0, 0.72, turn=9.0):
            _ship(s)
        _glass(s)


def _circus_tent(s: Impact) -> None:
    """Paint the inside of a circus tent: broad stripes of dark canvas, and the bright day in its way in, in two steps."""
    s.fill(ALL, s.shade)
    for number in range(4):
        at = -190 + 120 * number
        s.fill(polygon((60, -60), (60 + at, 172), (60 + at + 60, 172)), s.deep)
    s.fill(polygon((58, -14), (124, 172), (0, 172)), s.key)
    s.fill(polygon((57, 6), (104, 172), (8, 172)), "#fff4e4")


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
    s.fill(cut(fruit, placed(fruit, -4.4, -4.0)), s.ink)
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
    """A black crossbow bolt goes through an orange on a clown's head. In a tent; light: the day in its way in."""
    _circus_tent(s)
    _clown_below(s)
    _pierced_orange(s)
    leaf = svg("M70 50 C74 40 86 37 94 42 C90 51 79 56 70 50 Z")
    s.inked([(leaf, s.accent)], 1.6, (0, 0))
    s.fill(cut(leaf, placed(leaf, -1.0, -4.0)), mix(s.accent, s.ink, 0.6))


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-09": Picture(
        captain_america,
        ((68.0, 62.0), (62.0, 96.0), (84.0, 96.0), (64.0, 120.0)),
        "breaks out of a bottle",
        "table by a window",
        "patch of a window on a table",
    ),
    "m3-10": Picture(
        black_panther,
        ((72.0, 84.0), (92.0, 94.0), (56.0, 70.0), (82.0, 116.0)),
        "leaps off its pole",
        "fair by night",
        "cone from a canopy",
    ),
    "m3-11": Picture(
        black_bolt,
        ((72.0, 75.0), (46.0, 82.0), (70.0, 130.0), (82.0, 128.0)),
        "goes through an orange",
        "circus tent",
        "day in the way into a tent",
    ),
}
