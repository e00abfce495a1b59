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
    """Paint a merry-go-round by night: its canopy with bulbs, its pale inside as one plane, its floor, the broken pole."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    s.fill(polygon((26, 44), (128, 44), (128, 120), (26, 120)), mix(s.key, s.light, 0.5))
    s.fill(polygon((38, 44), (128, 44), (128, 120), (30, 120)), "#fff6ea")
    canopy = polygon((20, 42), (70, -14), (134, -14), (134, 42))
    s.fill(canopy, s.mid)
    for number in range(4):
        left = 22 + 27 * number
        s.fill(polygon((left, 42), (left + 13, 42), (76 + 13 * number, -14), (68 + 13 * number, -14)), s.deep)
    s.dots(canopy, s.ink, (70, 34), (90, -10), 0.0, 0.7)
    for number in range(9):
        x = 25 + 12 * number
        s.fill(svg(f"M{x - 6} 41 H{x + 6} C{x + 6} 49 {x - 6} 49 {x - 6} 41 Z"), s.mid if number % 2 else s.deep)
        s.inked([(oval(x, 42, 2.8), "#ffffff")], 0.8, (0, 0))
    s.fill(box(-4, 124, 124, 172), s.deep)
    s.fill(polygon((26, 118), (128, 118), (128, 138), (12, 138)), s.mid)
    s.fill(polygon((34, 118), (128, 118), (128, 128), (28, 128)), s.key)
    s.fill(polygon((12, 138), (128, 138), (128, 141), (12, 141)), s.light)
    gold: Tones = ("#fff4c4", "#ffc02e", "#b4500e")
    upper = polygon((77, 38), (85, 38), (85, 56), (83, 52), (81, 60), (79, 54), (77, 57))
    lower = polygon((78, 130), (86, 130), (86, 112), (84, 116), (82, 108), (80, 115), (78, 111))
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
    """A carved hare breaks its pole and leaps off its merry-go-round. By night; light: the bulbs and the pale inside."""
    _fair_by_night(s)
    with s.moved(9.5, -5.0, 0.78, turn=-12.0, about=(54.0, 84.0)):
        _hare_set_free(s)
    s.debris(((92, 62, 2.8, 20), (71, 61, 2.6, 60), (70, 112, 2.8, 10), (92, 120, 2.6, 40)), "#b4500e", "#ffc02e")


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
