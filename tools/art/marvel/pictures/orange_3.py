"""Pictures of the orange cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import Tones, modelled
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
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
    """Paint a merry-go-round by night: striped panels, a canopy with bulbs, a disc of floor in their light, a broken pole."""
    s.fill(ALL, s.key)
    for left, right in ((-10, 26), (46, 66), (88, 110)):
        s.fill(
            polygon((left, 40), (right, 40), (right + 0.24 * (right - 74), 128), (left + 0.24 * (left - 74), 128)),
            s.mid,
        )
    s.fill(polygon((-4, 30), (38, 30), (22, 172), (-4, 172)), mix(s.ink, s.deep, 0.45))
    canopy = polygon((-4, 40), (30, -14), (134, -14), (134, 40))
    s.fill(canopy, s.deep)
    s.dots(canopy, s.ink, (70, 36), (90, -10), 0.0, 0.8)
    s.fill(box(-4, 36, 124, 41), s.ink)
    for number in range(8):
        x = 18 + 14.4 * number
        s.fill(
            svg(f"M{x - 7.2} 40 H{x + 7.2} C{x + 7.2} 51 {x - 7.2} 51 {x - 7.2} 40 Z"),
            s.deep if number % 2 else s.light,
        )
        s.inked([(oval(x, 39, 3.2), "#ffffff")], 0.9, (0, 0))
    s.fill(polygon((22, 122), (124, 122), (124, 172), (6, 172)), s.deep)
    s.inked([(oval(82, 131, 52, 11), s.ink)], 1.0, (0, 3.4))
    s.fill(oval(82, 131, 52, 11), "#fff6ea")
    s.fill(oval(64, 133, 25, 4.2), s.mid)
    gold: Tones = ("#fff4c4", "#ffc02e", "#b4500e")
    upper = polygon((79, 30), (88, 30), (88, 57), (86, 53), (84, 62), (81.6, 55), (79, 59))
    lower = polygon((80, 132), (89, 132), (89, 111), (87, 116), (84.6, 107), (82.6, 115), (80, 110))
    for stub in (upper, lower):
        modelled(s, stub, gold, (-1.0, -0.2), 2.2, 1.0, 1.5, 1.8, dotted=False)


def _hare_set_free(s: Impact) -> None:
    """Paint the carved hare that leaps to the upper left, whole and dark before the light: ears back, hind legs stretched."""
    toward = (0.4, -1.0)
    coat: Tones = (s.key, mix(s.ink, s.deep, 0.35), s.ink)
    far: Tones = (s.deep, s.ink, s.ink)
    hind_far = limb((86, 96, 5.4), (95, 104, 3.8), (101, 99, 2.8), (107, 103, 2.6))
    fore_far = limb((58, 88, 4.4), (48, 86, 3.0), (40, 79, 2.6))
    for leg in (hind_far, fore_far):
        modelled(s, leg, far, toward, 2.0, 1.0, 1.5, 1.6, dotted=False)
    modelled(s, oval(97.0, 83.0, 5.4, 5.0), ("#ffffff", s.light, s.key), toward, 2.0, 1.2, 1.5, 1.6)
    trunk = svg(
        "M50 80 C52 72 60 71 67 75 C76 71 90 74 95 86 C97 95 91 103 82 102 C76 102 70 99 65 97 C57 96 49 90 50 80 Z"
    )
    modelled(s, trunk, coat, toward, 4.0, 1.8, 1.8, 2.2, dotted=False)
    for path in (
        join(oval(86, 92, 10, 10), limb((86, 98, 6.4), (92, 110, 4.2), (99, 108, 3.0), (106, 112, 2.8))),
        limb((59, 90, 5.0), (50, 97, 3.6), (40, 95, 2.9)),
    ):
        modelled(s, path, coat, toward, 3.0, 1.8, 1.6, 2.0, dotted=False)
    saddle = svg("M65 74 C70 72 76 72.500 80 74 C82 81 81 90 78 97 C73 98 68 97 64 95 C62 88 62 81 65 74 Z")
    modelled(s, saddle, ("#b9f2f6", s.accent, mix(s.accent, s.ink, 0.5)), toward, 3.0, 1.6, 1.5, 1.6, dotted=False)
    for ear, tones in (
        (ribbon(((48, 66, 2.6), (53, 55, 4.0), (60, 50, 3.4), (66, 49, 0.6)), 10), far),
        (ribbon(((52, 68, 3.0), (60, 60, 4.6), (68, 59, 3.8), (76, 61, 0.6)), 10), coat),
    ):
        modelled(s, ear, tones, toward, 1.4, 1.2, 1.5, 1.6, dotted=False)
    s.fill(ribbon(((56, 64.4, 0.6), (61, 61, 1.7), (67, 60.4, 1.4), (72, 61, 0.3)), 10), s.key)
    head = svg("M35 77 C34 73 38 69 42 67 C46 62 53 63 56 68 C59 74 57 81 51 84 C46 86 38 83 35 77 Z")
    modelled(s, head, coat, toward, 2.6, 1.8, 1.6, 2.0, dotted=False)
    s.fill(svg("M35.500 78 C38 83 44 85 48 84 C46 80 40 77.500 35.500 78 Z"), s.light)
    s.inked([(oval(47.0, 71.6, 3.3), "#ffffff")], 1.0, (0, 0))
    s.fill(oval(46.2, 71.8, 1.9), s.ink)
    s.fill(oval(35.8, 75.6, 1.7, 1.4), s.accent)


def black_panther(s: Impact) -> None:
    """A carved hare breaks its pole and leaps off its merry-go-round. By night; light: the bulbs on the floor."""
    _fair_by_night(s)
    with s.moved(12.0, -1.0, 0.86, turn=12.0, about=(54.0, 84.0)):
        _hare_set_free(s)
    s.debris(((94, 66, 3.2, 20), (73, 63, 2.8, 60), (74, 112, 3.0, 10), (96, 118, 2.8, 40)), "#b4500e", "#ffc02e")


_BOTTLE: Final = svg(
    "M46 84 H74 C86 84 87 98 97 100 H108 V119 H97 C87 121 86 132 74 132 H46 C42 132 40 129 40 125 V91 C40 87 42 84 46 84 Z"
)
"""A bottle that lies on its side, its neck at the right."""
_BREACH: Final = polygon(
    (24, 60), (84, 60), (79, 88), (73, 97), (70, 90), (62, 102), (58, 97), (52, 111), (47, 106), (44, 117), (34, 112)
)  # fmt: skip
"""The hole that the ship has broken into the side of its bottle."""


def _wall_in_window_light(s: Impact) -> None:
    """Paint a wall with the light of a window, two panes in a slanting field, and the board that the bottle lies on."""
    s.fill(ALL, s.mid)
    s.dots(ALL, s.deep, (60, 44), (64, -6), 0.0, 0.8)
    s.fill(polygon((-4, -4), (40, -4), (28, 60), (40, 140), (-4, 140)), s.deep)
    s.fill(polygon((38, 48), (82, 36), (92, 140), (50, 140)), "#fff6e8")
    s.fill(polygon((87, 34.6), (124, 24), (130, 140), (98, 140)), "#fff6e8")
    s.fill(box(-4, 130, 124, 172), s.deep)
    s.fill(box(-4, 129, 124, 138), s.key)
    s.fill(polygon((48, 129), (124, 129), (124, 138), (54, 138)), "#fff6e8")
    s.stroke([(-4, 138), (124, 138)], s.ink, 1.6)


def _glass_behind(s: Impact) -> None:
    """Paint the far side of the bottle as one plane of shade, and its cork."""
    cork = box(106, 102.4, 117, 116.6, 2.4)
    modelled(s, cork, ("#ffd9a8", "#c9783e", s.deep), _FROM_THE_WINDOW, 3.0, 1.4, 1.3, 1.6, dotted=False)
    s.fill(placed(_BOTTLE, 0, 2.4), s.ink)
    s.fill(_BOTTLE, mix(s.accent, "#ffffff", 0.62))


_FROM_THE_WINDOW: Final = (-0.5, -1.0)


def _ship(s: Impact) -> None:
    """Paint a ship about the middle of its deck, its bow at the left: one mast with a great sail, a jib, a flag."""
    toward = _FROM_THE_WINDOW
    wood: Tones = (s.key, mix(s.deep, s.ink, 0.62), s.ink)
    s.stroke([(-26, -11), (-46, -22)], s.ink, 3.0)
    s.stroke([(0, -8), (0, -63)], s.ink, 3.4)
    flag = svg("M0 -63 C5 -67 9 -61 16 -64 C15 -60 15 -58 16 -55 C9 -53 5 -58 0 -55 Z")
    s.inked([(flag, s.accent)], 1.2, (0.3, 0.6))
    jib = svg("M-46 -21 L-4 -57 C-16 -44 -20 -28 -17 -14 C-27 -14 -36 -16 -46 -21 Z")
    modelled(s, jib, (s.light, s.key, s.mid), toward, 3.4, 1.6, 1.4, 1.8, dotted=False)
    sail = svg("M-15 -54 C-6 -57 10 -57 19 -53 C14 -42 15 -28 20 -16 C9 -20 -8 -20 -19 -15 C-26 -28 -24 -44 -15 -54 Z")
    modelled(s, sail, (s.light, s.mid, s.deep), toward, 8.0, 2.4, 1.7, 2.4)
    with s.clipped(sail):
        for y in (-44, -32):
            s.stroke([(-26, y), (-4, y + 4, 22, y)], s.deep, 1.4)
    s.stroke([(-18, -55), (22, -54)], s.ink, 2.6)
    hull = svg("M-35 -15 L-22 -11 C-8 -7 8 -8 16 -11 L17 -18 L31 -20 C31 -6 28 8 20 15 H-13 C-24 10 -32 -1 -35 -15 Z")
    modelled(s, hull, wood, toward, 7.0, 2.4, 1.8, 2.4, dotted=False)
    with s.clipped(hull):
        s.stroke([(-38, -5), (-16, 3, 14, 2), (34, -5)], "#fff6e8", 2.8)


def _sea_let_loose(s: Impact) -> None:
    """Paint the sea before the hull, how it runs out of the breach, and the near side of the bottle with its shine."""
    glass = cut(_BOTTLE, _BREACH)
    sea = svg("M36 120 C46 110 54 120 64 114 C72 110 80 116 94 112 V140 H36 Z")
    with s.clipped(_BOTTLE):
        s.fill(sea, s.accent)
        s.fill(placed(sea, 0, 8), mix(s.accent, s.ink, 0.45))
        s.rim([sea], "#ffffff", (0.1, -1.0), 2.2)
    s.line(glass, s.ink, 3.2)
    with s.clipped(glass):
        s.rim([glass], "#ffffff", (0.2, -1.0), 2.0)
    s.fill(svg("M81 91 C86 95 88 101 94 104 L91 107.600 C84 104 82 98 78 94 Z"), "#ffffff")
    s.fill(box(97, 103, 103.6, 106.4, 1.5), "#ffffff")
    lip = box(101.6, 97, 107.6, 122, 2.4)
    modelled(s, lip, ("#ffffff", mix(s.accent, "#ffffff", 0.4), s.accent), _FROM_THE_WINDOW, 2.4, 1.2, 1.4, 1.4)
    run = svg("M45 118 C38 114 32 120 29 128 C27 133 20 134 10 136 V142 H48 C43 136 43 126 45 118 Z")
    modelled(s, run, ("#ffffff", s.accent, mix(s.accent, s.ink, 0.45)), (-0.2, -1.0), 3.0, 2.2, 1.5, 1.6)
    s.puff(((46, 138, 3.6), (30, 139, 4.0), (38, 138.6, 5.0)), "#ffffff", "#8fe0ee", 1.3, (-0.2, -1.0))
    s.debris(((41, 80, 4.2, 20), (91, 82, 4.0, 110), (36, 100, 3.2, 60), (99, 89, 2.8, 140)), s.accent, "#ffffff")


def captain_america(s: Impact) -> None:
    """A ship under sail breaks out of its bottle. From the side; light: the panes of a window on the wall."""
    _wall_in_window_light(s)
    _glass_behind(s)
    with s.moved(66.0, 100.0, 0.86, turn=13.0):
        _ship(s)
    _sea_let_loose(s)


def _circus_tent(s: Impact) -> None:
    """Paint the inside of a circus tent: stripes of canvas that meet far above, and the bright day in its way in."""
    s.fill(ALL, mix(s.deep, s.ink, 0.5))
    for number in range(9):
        at = -150 + 50 * number
        s.fill(polygon((70, -34), (70 + at, 172), (70 + at + 25, 172)), mix(s.deep, s.ink, 0.12))
    s.dots(ALL, s.ink, (70, 60), (70, -12), 0.0, 0.8)
    for wide, top, tone in ((60, 2, s.mid), (52, 16, s.key)):
        s.fill(polygon((70, top), (70 + wide, 172), (70 - wide, 172)), tone)
    day = polygon((70, 28), (116, 172), (24, 172))
    s.steps(day, (70, 40), (70, 104), [mix(s.key, s.light, 0.5), s.light, "#fffaf0", "#fffaf0"])
    s.dots(box(-4, 90, 124, 172), s.deep, (70, 110), (126, 150), 0.0, 0.6)


def _clown_below(s: Impact) -> None:
    """Paint a clown from the nose up: a bald crown, two tufts of hair, eyes that look up and run over."""
    for side in (-1, 1):
        tuft = [(70 + side * x, y, r) for x, y, r in ((30, 144, 11), (36, 132, 10), (28, 128, 8), (32, 119, 7))]
        s.puff(tuft, s.accent, mix(s.accent, s.ink, 0.45), 1.8, (0.0, -1.0))
    head = svg("M42 176 C38 150 38 126 46 113 C52 104 61 101 70 101 C79 101 88 104 94 113 C102 126 102 150 98 176 Z")
    tones: Tones = ("#ffffff", s.light, mix(s.key, s.mid, 0.5))
    modelled(s, head, tones, (-0.3, -1.0), 7.0, 2.2, 1.8, 2.4)
    for side in (-1, 1):
        x = 70 + side * 11.5
        patch = svg("M-9 14 C-12 4 -9 -10 0 -15 C9 -10 12 4 9 14 C5 20 -5 20 -9 14 Z")
        s.inked([(placed(patch, x, 130, 0.94), s.accent)], 1.4, (0.2, 0.4))
        s.inked([(oval(x, 130, 6.6, 8.0), "#ffffff")], 1.5, (0.0, 0.0))
        s.fill(oval(x - side * 1.4, 126, 3.2, 3.6), s.ink)
        s.fill(oval(x - side * 1.4 - 1.0, 124.8, 1.1), "#ffffff")
        s.stroke([(x - side * 8, 113.5), (x, 109), (x + side * 7, 115)], s.ink, 2.4)
        for drop in (svg("M0 -5 C4 1 4 5 0 6 C-4 5 -4 1 0 -5 Z"),):
            for dx, dy, size, turn in ((7.5, 138, 1.0, -14), (14, 145, 0.9, -30)):
                tear = placed(drop, x + side * dx, dy, size, side * turn)
                s.inked([(tear, "#d8fbff")], 1.1, (0.2, 0.4))
    s.inked([(oval(70, 143, 9.0, 8.4), s.mid)], 2.0, (0.5, 0.9))
    s.fill(cut(oval(70, 143, 9.0, 8.4), oval(69.2, 141, 8.8, 8.2)), s.deep)
    s.fill(oval(67, 139.4, 2.6, 1.9, -30), "#ffffff")


def _pierced_orange(s: Impact) -> None:
    """Paint an orange about its middle with a black bolt through it: feathers at the right, the head out at the left."""
    above: Point = (-0.3, -0.95)
    s.inked([(box(16, -3.0, 44, 3.0), s.ink)], 1.2, (0.0, 0.6))
    for side in (-1, 1):
        vane = svg(f"M27 {side * 2.4} L33 {side * 11} L46 {side * 11} L41 {side * 2.4} Z")
        modelled(s, vane, ("#c4f6ff", s.accent, mix(s.accent, s.ink, 0.5)), above, 2.0, 1.2, 1.5, dotted=False)
        s.stroke([(33, side * 3.4), (38, side * 10)], s.ink, 1.0)
    s.fill(box(18, -2.4, 42, -0.9), s.key)
    fruit = oval(0, 0, 27, 26)
    modelled(s, fruit, (s.light, s.mid, s.deep), above, 9.0, 0.0, 2.0, 2.6)
    with s.clipped(fruit):
        s.fill(oval(-4, -13, 15, 8, -14), s.key)
        s.fill(oval(-4, -17, 8, 3.6, -14), s.light)
        s.rim([fruit], "#ffffff", (0.0, -1.0), 1.8)
    for u, v in ((6, -6), (12, 2), (4, 6), (14, -10), (-4, 16), (8, 14), (-12, 8)):
        s.fill(oval(u, v, 0.9), s.deep)
    hole = burst(-21, 0, 9, 9, 4, 0.62)
    s.inked([(hole, s.light)], 1.6, (0.3, 0.6))
    s.inked([(oval(-21, 0, 4.6, 4.6), "#ffb02e")], 1.0, (0, 0))
    s.inked([(box(-40, -3.0, -19, 3.0), s.ink), (svg("M-37 -9 L-53 0 L-37 9 L-41 0 Z"), s.ink)], 1.2, (0.0, 0.8))
    s.fill(box(-39, -2.4, -19, -0.9), s.key)
    s.fill(svg("M-39 -7 L-50 -0.600 L-41 -1 Z"), s.light)
    s.drops([(-34, -13, 2.6), (-42, -17, 1.8), (-33, 13, 2.6)], "#ffb02e", 1.4, 60)


def black_bolt(s: Impact) -> None:
    """A black crossbow bolt goes through an orange on a clown's head. In a tent; light: the day in its way in."""
    _circus_tent(s)
    _clown_below(s)
    with s.moved(71.0, 76.0, turn=-14.0):
        _pierced_orange(s)
    leaf = placed(svg("M0 0 C4 -8 14 -10 20 -5 C16 2 6 4 0 0 Z"), 68, 51, 0.9, -10)
    modelled(s, leaf, ("#c4f6ff", s.accent, mix(s.accent, s.ink, 0.5)), (-0.3, -1.0), 2.0, 1.2, 1.5, dotted=False)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-09": Picture(
        captain_america,
        ((68.0, 62.0), (62.0, 96.0), (84.0, 96.0), (64.0, 120.0)),
        "breaks out of a bottle",
        "shelf by a window",
        "panes of a window on a wall",
    ),
    "m3-10": Picture(
        black_panther,
        ((72.0, 84.0), (92.0, 94.0), (56.0, 70.0), (82.0, 116.0)),
        "leaps off its pole",
        "fair by night",
        "bulbs of a merry-go-round",
    ),
    "m3-11": Picture(
        black_bolt,
        ((72.0, 70.0), (60.0, 80.0), (70.0, 128.0), (92.0, 72.0)),
        "goes through an orange",
        "circus tent",
        "day in the way into a tent",
    ),
}
