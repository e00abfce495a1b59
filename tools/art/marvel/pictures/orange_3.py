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
    """Paint a merry-go-round by night: canopy and bulbs, its pale inside, the ground before it."""
    s.fill(ALL, mix(s.ink, s.deep, 0.3))
    s.pool(78, 84, ((86, mix(s.ink, s.deep, 0.6)), (72, s.deep)))
    s.fill(box(24, 46, 124, 122), s.key)
    s.fill(box(30, 46, 124, 122), mix(s.key, s.light, 0.6))
    s.fill(polygon((38, 46), (118, 46), (126, 122), (32, 122)), "#fff6ea")
    s.dots(box(32, 46, 124, 122), s.key, (66, 84), (124, 56), 0.0, 0.6)
    for x in (46, 104):
        pole = box(x - 2.6, 40, x + 2.6, 120)
        s.inked([(pole, "#ffc02e")], 1.4, (0.4, 0.0))
        with s.clipped(pole):
            for y in range(40, 126, 9):
                s.fill(polygon((x - 4, y + 5), (x + 4, y), (x + 4, y + 4), (x - 4, y + 9)), "#b4500e")
            s.fill(box(x - 2.6, 40, x - 1.2, 120), "#fff4c4")
    canopy = polygon((24, 44), (70, -14), (134, -14), (134, 44))
    s.fill(canopy, s.mid)
    for number in range(4):
        left = 24 + 26 * number
        s.fill(polygon((left, 44), (left + 13, 44), (76 + 13 * number, -14), (68 + 13 * number, -14)), s.deep)
    s.dots(canopy, s.ink, (70, 36), (90, -10), 0.0, 0.7)
    for number in range(9):
        x = 26 + 12 * number
        s.fill(svg(f"M{x - 6} 43 H{x + 6} C{x + 6} 51 {x - 6} 51 {x - 6} 43 Z"), s.mid if number % 2 else s.deep)
        s.inked([(oval(x, 44, 2.8), "#ffffff")], 0.8, (0, 0))
    s.fill(box(-4, 122, 124, 172), mix(s.ink, s.deep, 0.2))
    s.fill(box(30, 118, 124, 125), s.deep)
    s.fill(box(30, 118, 124, 120), s.light)
    s.fill(polygon((40, 126), (124, 126), (124, 172), (6, 172)), s.mid)
    s.dots(polygon((40, 126), (124, 126), (124, 172), (6, 172)), s.deep, (80, 128), (60, 164), 0.0, 0.8)
    s.fill(oval(68, 136, 46, 8), s.key)
    s.fill(oval(68, 135, 38, 5.6), mix(s.key, s.light, 0.5))
    s.fill(oval(68, 136, 24, 3.0), s.deep)


_TRUNK: Final = svg(
    "M110 126 C100 134 88 128 82 118 C70 116 58 108 52 96 C47 86 50 74 58 71 C68 68 79 75 88 86 C101 89 112 100 114 112 "
    "C115 119 114 123 110 126 Z"
)
_HEAD: Final = svg(
    "M34 73 C34 67 39 62 45 59 C50 53 59 52 65 57 C70 62 70 72 64 77 C58 82 46 83 40 80 C36 79 34 76 34 73 Z"
)


def _hare_set_free(s: Impact) -> None:
    """Paint the carved hare that leaps up to the left, brown before the light, its pole broken above and below it."""
    toward = (0.25, -1.0)
    coat: Tones = ("#ffc890", mix(s.ink, s.deep, 0.45), s.ink)
    gold: Tones = ("#fff4c4", "#ffc02e", "#b4500e")
    far: Tones = (s.mid, s.ink, s.ink)
    for start, end, tip in (((83, 30), (81, 62), 1), ((88, 156), (88, 136), -1)):
        pole = limb((*start, 3.4), (*end, 3.4))
        modelled(s, pole, gold, (-1.0, 0.0), 1.8, 1.0, dotted=False)
        s.inked([(placed(burst(0, 0, 6.4, 6, 2, 0.4), end[0], end[1] + tip), "#fff4c4")], 1.1, (0, 0))
    modelled(s, oval(115, 106, 6.4, 6.0), ("#ffffff", s.light, s.key), toward, 2.0, 1.2)
    modelled(s, limb((64, 88, 5.6), (50, 90, 4.4), (42, 98, 3.6), (37, 98, 3.4)), far, toward, 2.0, 1.0, dotted=False)
    modelled(
        s, limb((92, 120, 8.0), (94, 134, 5.2), (104, 146, 4.0), (110, 147, 3.8)), far, toward, 2.0, 1.0, dotted=False
    )
    modelled(s, _TRUNK, coat, toward, 6.0, 2.2, 1.6, 2.4)
    for path in (
        join(oval(101, 112, 14, 13), limb((104, 118, 9.0), (112, 132, 6.0), (119, 144, 4.6), (126, 144, 4.2))),
        limb((62, 98, 7.4), (54, 110, 5.2), (44, 113, 4.2), (38, 117, 4.0)),
    ):
        modelled(s, path, coat, toward, 4.0, 2.0, 1.5, 2.0, dotted=False)
    saddle = svg("M68 73 C75 75 84 82 89 88 C89 98 86 108 82 117 C76 117 69 115 64 111 C64 99 64 84 68 73 Z")
    modelled(s, saddle, ("#b9f2f6", s.accent, mix(s.accent, s.ink, 0.5)), toward, 4.0, 1.8, 1.5, 1.8, dotted=False)
    s.line(placed(saddle, 76 - 76 * 0.76, 96 - 96 * 0.76, 0.76), "#ffc02e", 1.6)
    _head_of_a_hare(s, coat, far, toward)


def _head_of_a_hare(s: Impact, coat: Tones, far: Tones, toward: Point) -> None:
    """Paint the hare's head in profile to the left: two long ears that the leap throws back, an eye, two teeth."""
    for ear, tones in (
        (ribbon(((57, 59, 3.4), (62, 49, 5.0), (69, 42, 4.6), (78, 39, 0.8))), far),
        (ribbon(((63, 61, 3.8), (71, 53, 5.8), (81, 49, 5.2), (92, 49, 0.8))), coat),
    ):
        modelled(s, ear, tones, toward, 1.6, 1.4, dotted=False)
    s.fill(ribbon(((66, 58.6, 1.0), (73, 54, 2.4), (81, 51, 2.0), (87, 50, 0.4))), s.key)
    s.inked([(box(40, 78.6, 45, 84.6, 0.8), "#ffffff")], 1.1, (0.2, 0.3))
    s.stroke([(42.5, 80), (42.5, 84.2)], s.ink, 0.9)
    modelled(s, _HEAD, coat, toward, 3.6, 2.0, 1.6, 2.2, dotted=False)
    s.fill(svg("M35 74.500 C37 80 45 82 51 80 C48 75 41 73.500 35 74.500 Z"), s.light)
    s.inked([(oval(52.6, 65, 4.2), "#ffffff")], 1.2, (0, 0))
    s.fill(oval(51.6, 65, 2.5), s.ink)
    s.fill(oval(50.8, 64, 0.9), "#ffffff")
    s.fill(oval(36.0, 71.6, 2.3, 1.9), s.accent)
    s.fill(oval(60, 73, 4.2, 3.0), s.mid)


def black_panther(s: Impact) -> None:
    """A carved hare breaks its pole and leaps off its merry-go-round. By night; light: the bulbs and the pale inside."""
    _fair_by_night(s)
    with s.moved(6.0, -4.0, 0.82, turn=-17.0, about=(76.0, 98.0)):
        _hare_set_free(s)
    s.debris(((66, 54, 2.8, 20), (93, 58, 2.4, 60), (72, 133, 2.6, 10), (97, 134, 2.4, 40)), "#b4500e", "#ffc02e")


_BOTTLE: Final = svg(
    "M55 45 H73 V60 C73 69 91 72 92 88 V136 C92 141 89 143 85 143 H43 C39 143 36 141 36 136 V88 C37 72 55 69 55 60 Z"
)
_BREACH: Final = polygon(
    (112, 66), (82, 72), (88, 79), (78, 85), (85, 93), (76, 101), (82, 109), (76, 118), (86, 122), (83, 130), (112, 134)
)  # fmt: skip
"""The hole that the ship has broken into the side of its bottle."""


_SAIL: Final = svg("M-9 -10 C-3 -8 4 -8 10 -10 C15 -3 15 4 12 10 C5 7 -2 7 -9 10 C-5 4 -5 -4 -9 -10 Z")


def _shelf_at_sunset(s: Impact) -> None:
    """Paint a shelf before a window: a low sun in steps, the bars of the window, the board that the bottle lies on."""
    x, y = 46.0, 92.0
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    s.pool(
        x, y, ((92, s.deep), (76, mix(s.deep, s.mid, 0.6)), (62, s.mid), (50, s.key), (41, s.light), (34, "#fffaf2"))
    )
    s.halo(ALL, s.ink, x, y, 66, 116, 0.0, 0.7)
    s.fill(box(-4, 140, 124, 172), s.ink)
    s.fill(box(-4, 140, 124, 142.4), s.key)


def _glass_behind(s: Impact) -> None:
    """Paint the far side of the bottle, dark before the sun, its cork, and the sea in it."""
    cork = box(57.5, 37, 70.5, 50, 2)
    modelled(s, cork, (s.light, "#c98a4e", s.deep), (0.3, -1.0), 3.0, 1.4, 1.3, 1.6, dotted=False)
    s.inked([(_BOTTLE, s.deep)], 1.8, (-0.9, 0.9))
    with s.clipped(_BOTTLE):
        s.fill(_BOTTLE, mix(s.accent, s.ink, 0.72))
        s.fill(both(_BOTTLE, placed(_BOTTLE, -9, 6)), mix(s.accent, s.ink, 0.56))


def _ship(s: Impact) -> None:
    """Paint a ship about the middle of its deck, its bow at the right: one mast with a great sail, a jib, a flag."""
    toward = (-0.6, -1.0)
    wood: Tones = ("#ffd9a8", s.mid, mix(s.deep, s.ink, 0.5))
    cloth: Tones = ("#ffffff", "#fff6e6", s.key)
    for start, end in (((-5, -4), (-5, -56)), ((22, -9), (40, -22))):
        s.stroke([start, end], s.ink, 4.0)
        s.stroke([(start[0] - 0.5, start[1]), (end[0] - 0.5, end[1])], s.key, 1.5)
    flag = svg("M-5 -57 C-10 -61 -14 -55 -20 -58 C-19 -54 -19 -52 -20 -49 C-14 -47 -10 -52 -5 -49 Z")
    s.inked([(flag, s.accent)], 1.2, (0.3, 0.6))
    jib = svg("M42 -22 L7 -49 C22 -36 27 -22 24 -11 Z")
    modelled(s, jib, cloth, toward, 3.4, 0.0, 1.4, 1.8, dotted=False)
    sail = placed(_SAIL, -6, -27, 2.0)
    modelled(s, sail, cloth, toward, 9.0, 0.0, 1.6, 2.2)
    with s.clipped(sail):
        for y in (-38, -26):
            s.stroke([(-26, y), (-6, y + 4, 20, y - 1)], s.key, 1.3)
    hull = svg("M-31 -17 L-19 -15 L-18 -6 C-6 -3 12 -5 22 -10 L36 -15 C32 0 25 12 16 16 H-18 C-26 10 -30 -2 -31 -17 Z")
    modelled(s, hull, wood, toward, 8.0, 2.0, 1.8, 2.6)
    with s.clipped(hull):
        s.stroke([(-36, -6), (-14, 3, 16, 2), (38, -11)], "#ffe08a", 2.8)
    for x, y in ((-20, 4), (-7, 6.6), (7, 6)):
        s.fill(oval(x, y, 2.3), s.ink)


def _glass_before(s: Impact) -> None:
    """Paint the sea before the hull and the near side of the bottle with its shine and its jagged breach."""
    glass = cut(_BOTTLE, _BREACH)
    sea = svg("M30 122 C42 112 52 124 64 118 C74 112 84 120 94 118 V150 H30 Z")
    with s.clipped(_BOTTLE):
        s.fill(sea, s.accent)
        s.fill(placed(sea, 0, 9), mix(s.accent, s.ink, 0.4))
        s.rim([sea], "#ffffff", (0.1, -1.0), 2.2)
    s.line(glass, s.ink, 3.4)
    with s.clipped(glass):
        s.rim([glass], s.light, (0.9, -0.3), 1.8)
        s.rim([glass], mix(s.accent, s.light, 0.4), (-1.0, 0.3), 1.4)
        s.fill(svg("M40 92 C42 82 49 77 54 74 L56 77 C50 80 46 86 45 93 V128 L40 132 Z"), "#ffffff")
        s.fill(box(57.6, 56, 60.6, 67, 1.4), "#ffffff")
    lip = box(51.5, 47, 76.5, 54, 3)
    modelled(s, lip, ("#ffffff", mix(s.accent, s.light, 0.45), s.accent), (0.3, -1.0), 2.4, 1.2, 1.5, 1.4, dotted=False)


def _surge(s: Impact) -> None:
    """Paint the sea that pours out of the breach under the bow, and the shards that fly before it."""
    surge = svg("M78 122 C88 115 101 117 107 127 C110 133 115 137 124 138 V150 H86 C92 142 90 134 78 132 Z")
    modelled(s, surge, ("#ffffff", s.accent, mix(s.accent, s.ink, 0.4)), (-0.3, -1.0), 3.0, 2.0, 1.4, 1.6)
    foam = ((88, 142, 4.0), (96, 143, 5.0), (116, 140, 5.0), (106, 142, 6.0))
    s.puff(foam, "#ffffff", "#8fe0ee", 1.3, (-0.2, -1.0))
    s.debris(
        ((99, 86, 4.4, 20), (114, 104, 3.2, 60), (91, 71, 3.6, 110), (112, 122, 3.4, 140), (110, 87, 2.6, 30)),
        "#bfeaf2",
        "#ffffff",
    )


def captain_america(s: Impact) -> None:
    """A ship under sail breaks out of its bottle. From the side; light: a low sun behind a shelf."""
    _shelf_at_sunset(s)
    _glass_behind(s)
    for before in (False, True):
        with s.clipped(join(_BREACH, box(84, 60, 124, 140)) if before else ALL), s.moved(71.0, 112.0, 0.86, turn=-10.0):
            _ship(s)
        if not before:
            _glass_before(s)
    _surge(s)


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
        ((66.0, 58.0), (72.0, 92.0), (90.0, 104.0), (66.0, 112.0)),
        "breaks out of a bottle",
        "shelf at a window",
        "low sun behind a shelf",
    ),
    "m3-10": Picture(
        black_panther,
        ((80.0, 92.0), (98.0, 100.0), (62.0, 66.0), (64.0, 116.0)),
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
