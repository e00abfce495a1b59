"""Pictures of three of the yellow cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.eyes import lit_rim
from tools.art.marvel.forms import Tones, group
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    both,
    box,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    svg,
)


def _hill_before_the_sun(s: Impact) -> None:
    """Paint a steep dark hill that falls to the right, the low sun half behind its ridge, a lit edge along it."""
    s.fill(ALL, s.mid)
    s.fill(polygon((-9, 26), (130, 44), (130, 120), (-9, 120)), s.key)
    s.fill(oval(62, 58, 23), "#fffbe6")
    hill = svg("M-9 44 L30 56 C60 64 92 84 130 92 V180 H-9 Z")
    s.fill(hill, s.deep)
    with s.clipped(hill):
        s.fill(polygon((44, 56), (70, 60), (108, 180), (-30, 180)), mix(s.deep, s.mid, 0.5))
    s.rim([hill], s.light, (0.4, -1.0), 2.2)


def _runner(s: Impact, x: float, y: float, size: float, pose: int) -> None:
    """Paint one who runs down the hill in ink, and the long shadow towards us."""
    s.fill(placed(polygon((-2, 0), (3, 0), (16, 30), (7, 30)), x, y, size), mix(s.ink, s.deep, 0.25))
    up, down = ((6.0, -17.0), (-7.0, -12.0)) if pose else ((7.0, -11.0), (-6.0, -17.5))
    body = join(
        oval(2.4, -16.4, 2.7),
        limb((0.6, -12.4, 2.6), (-1.4, -6.6, 2.2)),
        limb((1.0, -12.0, 1.5), (5.0, -13.6, 1.2), (*up, 1.0)),
        limb((0.0, -12.0, 1.5), (-4.0, -13.0, 1.2), (*down, 1.0)),
        limb((-1.0, -6.6, 2.0), (4.4, -5.4, 1.6), (3.6, 0.4, 1.1)),
        limb((-1.6, -6.6, 2.0), (-5.0, -2.2, 1.5), (-10.0, -3.4, 1.0)),
    )
    s.fill(placed(body, x, y, size), s.ink)


def _cheese(s: Impact) -> None:
    """Paint a great wheel of cheese that rolls at us: its face in the sun, the rind in shade, near and large."""
    face = oval(67.0, 111.0, 28.0, 32.0, 14)
    rind = join(*(placed(oval(0, 0, 28.0, 32.0, 14), 67.0 + 2.2 * k, 111.0 + 0.9 * k, 1 + 0.008 * k) for k in range(8)))
    s.fill(polygon((46, 138), (84, 140), (130, 156), (130, 180), (52, 180)), s.shade)
    s.inked([(rind, mix(s.accent, s.ink, 0.6))], 1.7, (1.6, 1.8))
    with s.clipped(rind):
        s.fill(cut(rind, placed(rind, 4.0, 20.0)), s.accent)
        s.fill(cut(rind, placed(rind, 1.0, 6.0)), "#b9a0ff")
    middle, near_edge, far_edge = (69.0, 110.0), (104.0, 70.0), (120.0, 104.0)
    wedge = polygon(middle, near_edge, far_edge)
    near = cut(face, wedge)
    s.inked([(face, s.ink)], 1.6, (0, 0))
    s.fill(both(face, wedge), s.deep)
    s.fill(both(face, polygon(middle, near_edge, (102, 94))), "#fffbe6")
    s.fill(near, s.key)
    with s.clipped(near):
        s.fill(cut(near, placed(near, -4.0, -11.0)), s.mid)
        for hx, hy, hr in ((55.0, 99.0, 6.6), (74, 131, 5.6), (53, 121, 4.4), (70, 90, 3.6), (66, 112, 3.2)):
            hole = oval(hx, hy, 0.86 * hr, hr, 14)
            s.fill(hole, mix(s.deep, s.ink, 0.45))
            s.fill(cut(hole, placed(hole, -1.0, -1.8)), s.light)
        s.rim([near], "#ffffff", (-0.4, -0.9), 2.2)
    s.line(near, s.ink, 1.4)


def maria_hill(s: Impact) -> None:
    """A wheel of cheese rolls down a hill at us before those who run after it. From the foot; light: the sun on the ridge."""
    _hill_before_the_sun(s)
    for x, y, size, pose in (
        (44.0, 59.0, 0.78, 0),
        (58.0, 63.5, 0.94, 1),
        (76.0, 72.0, 1.05, 0),
        (92.0, 80.5, 0.95, 1),
    ):
        _runner(s, x, y, size, pose)
    _cheese(s)


_LAMP: Final = (64.0, 64.0)


def _bench_by_night(s: Impact) -> None:
    """Paint a dark room that one bulb lights: a disc on the wall, a lit bench, the shadow of what stands there."""
    x, y = _LAMP
    s.fill(ALL, mix(s.deep, s.ink, 0.74))
    s.fill(oval(x, y, 47), s.key)
    s.fill(box(-9, 106, 130, 180), mix(s.deep, s.ink, 0.72))
    with s.clipped(box(-9, 106, 130, 180)):
        s.fill(oval(x, 110, 66, 34), s.mid)
    s.fill(polygon((x - 15, 109), (x + 15, 107), (112, 172), (20, 172)), s.shade)


def _bulb(s: Impact) -> None:
    """Paint a bulb in its socket with two screws, its coil bright, black below."""
    x, y = _LAMP
    base = polygon((x - 15, 96, 2), (x + 15, 95, 2), (x + 18, 109, 2), (x - 18, 110, 2))
    neck = polygon((x - 8, 83, 1), (x + 8, 83, 1), (x + 8.6, 97), (x - 8.6, 97))
    for part in (base, neck):
        s.inked([(part, s.ink)], 1.3, (0.0, 0.0))
        s.rim([part], s.key, (0.0, -1.0), 2.4)
    s.stroke([(x - 8, 90.6), (x + 8, 88.6)], s.key, 1.4)
    glass = svg("M55 85 C54 78 45 74 45 62 C45 50 53 43 64 43 C75 43 83 50 83 62 C83 74 74 78 73 85 Z")
    s.inked([(glass, "#ffffff")], 1.6, (0.0, 0.6))
    for side in (-1, 1):
        s.stroke([(x + 2 * side, 84), (x + 4.6 * side, y + 3)], s.ink, 1.0)
    for turn in range(4):
        s.line(oval(x - 5.4 + 3.6 * turn, y - 1, 2.3, 4.8, 14), s.accent, 2.0)
    for side in (-1, 1):
        s.inked([(oval(x + 11 * side, 102, 2.8), s.light)], 1.0, (0.2, 0.4))


def _cut_lemon(s: Impact) -> None:
    """Paint half of a lemon before us, its cut face turned up to the bulb, two nails in it, its rind black below."""
    half = svg(
        "M38 119 C38 108 50 104 66 104 C82 104 94 108 94 119 C94 134 84 147 70 150 C68 155 64 155 62 150 C48 147 38 134 38 119 Z"
    )
    s.inked([(half, s.key)], 1.6, (0.0, 0.8))
    s.fill(cut(half, placed(half, -5.0, -10.0)), s.deep)
    s.inked([(oval(66, 118, 28, 13.4), s.key)], 1.2, (0.0, 0.4))
    s.fill(oval(66, 118, 26.0, 11.8), "#ffffff")
    for number in range(8):
        middle = math.radians(45 * number + 10)
        far = [around(0, 0, 1.0, 45 * number - 7 + 34 * k / 4) for k in range(5)]
        tip = (66 + 4.0 * math.cos(middle), 118 + 1.8 * math.sin(middle))
        s.fill(polygon(tip, *((66 + 23 * u, 118 + 10 * v) for u, v in far)), s.mid)
    for px, py, tone in ((53, 116, "#c8622a"), (80, 118, "#ffffff")):
        nail = join(limb((px, py + 1, 1.7), (px, py - 13, 1.7)), oval(px, py - 14, 4.4, 2.0))
        s.fill(oval(px + 0.6, py + 3, 3.0, 1.6), s.ink)
        s.inked([(nail, tone)], 1.2, (0.3, 0.3))


def _wire(s: Impact, points: list[tuple[float, ...]]) -> None:
    """Paint an insulated wire through points."""
    for tone, wide in ((s.ink, 4.4), (s.accent, 2.2)):
        s.stroke(points, tone, wide)
    with s.moved(-0.3, -0.5):
        s.stroke(points, mix(s.accent, "#ffffff", 0.6), 0.7)


def _closing_hand(s: Impact) -> None:
    """Paint a hand from the right that holds the end of a wire to the second nail between thumb and first finger."""
    toward = (-0.7, -0.7)
    skin: Tones = ("#ffe8b8", "#a8612e", s.ink)
    s.flash(80, 104, 9.4, 9, s.ink, seed=3)
    s.flash(80, 104, 7.4, 9, "#ffffff", seed=3)
    curled = [
        (limb((113, 112 + 5 * k, 4.0), (104 + k, 117 + 4 * k, 3.4), (109 + k, 120 + 3 * k, 3.0)), skin, 2.2)
        for k in (2, 1, 0)
    ]
    palm = svg("M126 92 C116 92 108 96 106 104 C104 112 110 122 118 124 L130 124 V92 Z")
    index = limb((112, 98, 4.6), (98, 95, 3.6), (86, 100.6, 2.5))
    thumb = limb((114, 114, 4.8), (101, 110.6, 3.8), (88.6, 105.4, 2.7))
    group(s, [(index, skin, 2.6), (palm, skin, 6.0), *curled, (thumb, skin, 2.6)], toward, 1.2, 1.2)
    sleeve = polygon((117, 84, 2), (132, 78), (132, 134), (117, 130, 2))
    s.inked([(sleeve, s.ink)], 1.2, (0.0, 0.0))
    s.rim([sleeve], s.light, (-1.0, -0.2), 1.6)


def shuri(s: Impact) -> None:
    """A hand closes the wire from a lemon to a bulb, and it flares. Over a bench by night; light: the bulb."""
    _bench_by_night(s)
    _bulb(s)
    _cut_lemon(s)
    _wire(s, [(52, 97), (37, 92, 39, 103), (42, 112, 53, 103)])
    _wire(s, [(75, 103), (84, 92, 90, 96), (96, 99, 88, 103), (82, 104)])
    _closing_hand(s)


_BEAST: Final = svg(
    "M44 116 C44 98 48 90 51 82 C44 80 37 78 37 70 C37 60 48 53 60 53 C76 53 86 62 85 76 C84 88 82 98 86 116 Z"
)
"""A young long-necked animal from the head to where the shell hides it."""


def _museum_hall(s: Impact) -> None:
    """Paint a hall by night, black but for one slab of moonlight on its wall with the shadow of the egg, and a plinth."""
    s.fill(ALL, mix(s.ink, s.accent, 0.1))
    s.fill(polygon((-9, 62), (76, -9), (130, -9), (130, 140), (-9, 140)), s.mid)
    slab = polygon((-9, 84), (104, -9), (130, -9), (130, 140), (-9, 140))
    s.fill(slab, s.key)
    with s.clipped(slab), s.moved(23.0, 9.0):
        s.fill(join(_SHELL, _CAP, _BEAST), s.deep)
    s.fill(polygon((20, 140), (108, 140), (108, 180), (20, 180)), s.shade)
    s.fill(polygon((20, 140), (32, 133), (96, 133), (108, 140)), s.light)
    s.fill(polygon((52, 140), (64, 133), (96, 133), (108, 140)), s.shade)


_SHELL: Final = svg(
    "M33 100 L41 107 L47 97 L54 108 L61 98 L68 109 L75 99 L82 108 L88 98 L94 103 C95 121 84 138 64 138 C44 138 33 120 33 100 Z"
)
"""The lower part of a great egg, its upper edge broken."""
_CAP: Final = placed(
    svg("M34 58 C36 40 49 27 60 27 C74 27 87 42 88 60 L82 55 L75 64 L68 54 L60 64 L53 55 L46 64 L40 55 Z"),
    2.1,
    7.8,
    1.0,
    -9,
)
"""The upper part of the egg, lifted."""


def _egg(s: Impact, part: skia.Path) -> None:
    """Paint a part of the egg: pale shell with a few spots, one hard shade away from the moon."""
    s.inked([(part, "#ffffff")], 1.7, (0.4, 0.6))
    with s.clipped(part):
        for x, y, r in ((47, 116, 4.6), (62, 124, 6.0), (52, 46, 4.6), (66, 38, 5.0)):
            s.fill(oval(x, y, r, 0.8 * r, -12), s.mid)
        s.fill(cut(part, placed(part, -17.0, -5.0)), mix(s.accent, s.ink, 0.3))


def _hatchling(s: Impact) -> None:
    """Paint the animal that stands up out of the shell, the cap of the egg on its brow."""
    s.inked([(oval(64, 103, 28, 7), s.ink)], 1.0, (0.0, 0.0))
    s.inked([(_BEAST, s.accent)], 1.7, (0.4, 0.6))
    s.fill(cut(_BEAST, placed(_BEAST, -15.0, -4.0)), s.ink)
    s.rim([_BEAST], "#d8c4ff", (-1.0, -0.3), 2.2)
    lit_rim(s, 60.4, 70, 5.0, "#ffffff", (-1.0, -0.3))
    s.stroke([(39, 74), (46, 80, 57, 79)], s.ink, 1.1)
    s.fill(oval(41, 67, 1.3, 1.0), s.ink)


def _hands_on_the_shell(s: Impact) -> None:
    """Paint the two small hands with which the animal holds the edge of the shell."""
    hide: Tones = ("#d8c4ff", s.accent, s.ink)
    for x, y in ((47, 99), (82, 101)):
        toes = [(limb((x + at, y - 1, 2.6), (x + 1.3 * at, y + 7, 2.2)), hide, 1.4) for at in (-4.4, 0.0, 4.4)]
        group(s, [*toes, (oval(x, y - 2, 6.6, 4.4), hide, 2.0)], (-0.9, -0.4), 1.2, 1.0)


def red_skull(s: Impact) -> None:
    """An egg hatches after an age, on its plinth. In a museum by night; light: the moon, one slab of it on the wall."""
    _museum_hall(s)
    _hatchling(s)
    _egg(s, _SHELL)
    _hands_on_the_shell(s)
    _egg(s, _CAP)
    s.debris(((30, 92, 3.0, 20), (97, 70, 2.6, 50)), s.ink, "#ffffff")


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-01": Picture(
        maria_hill,
        ((66.0, 112.0), (60.0, 50.0), (76.0, 60.0), (88.0, 108.0)),
        "rolls off before its runners",
        "steep hill",
        "sun on the ridge",
    ),
    "m2-02": Picture(
        shuri,
        ((64.0, 62.0), (66.0, 119.0), (82.0, 104.0), (98.0, 103.0)),
        "lights a bulb with a lemon",
        "laboratory bench",
        "the bulb",
    ),
    "m2-06": Picture(
        red_skull,
        ((60.0, 70.0), (62.0, 42.0), (64.0, 112.0), (82.0, 101.0)),
        "hatches after an age",
        "museum by night",
        "moon slab on a wall",
    ),
}
