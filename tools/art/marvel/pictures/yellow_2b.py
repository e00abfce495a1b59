"""Pictures of three of the yellow cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.eyes import lit_rim
from tools.art.marvel.forms import Tones, group
from tools.art.marvel.impact import Impact
from tools.art.marvel.materials import glassy
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

_SLOPE: Final = svg("M-9 74 L130 146 V180 H-9 Z")


def _hill_before_the_sun(s: Impact) -> None:
    """Paint a steep hill that falls to the right before a low sun, its lit edge and tufts, far hills, a barn."""
    s.fill(ALL, mix(s.mid, s.key, 0.65))
    s.fill(polygon((-9, 26), (130, 46), (130, 180), (-9, 180)), s.key)
    s.fill(oval(46, 82, 27), "#fffbe6")
    s.fill(svg("M60 130 C76 112 92 112 104 120 C112 112 122 110 130 112 V180 H60 Z"), mix(s.mid, s.deep, 0.35))
    s.fill(_SLOPE, s.shade)
    s.fill(cut(_SLOPE, placed(_SLOPE, -1.2, 2.4)), s.light)
    for x, size in ((34.0, 0.8), (52.0, 1.0), (112.0, 1.5)):
        tuft = placed(svg("M-5 3 L-5.4 -3 L-2.6 0 L-1 -6 L1 0 L4.4 -4.4 L5 5 Z"), x, 74 + (x + 9) * 0.518, size, 27)
        s.fill(tuft, s.key)


def _runner(s: Impact) -> None:
    """Paint one who brakes on the crest, leaning back, arms up, the hat flying off: black on the sun, the light along back and leg."""
    body = join(
        oval(42.6, 59.8, 3.7, 4.3, -10),
        limb((43.6, 63.6, 1.9), (44.6, 67.6, 3.9), (48.6, 78.0, 3.3)),
        limb((43.4, 67.0, 2.2), (36.4, 64.6, 1.7), (33.0, 57.6, 1.3), (32.4, 55.4, 1.6)),
        limb((46.0, 66.8, 2.2), (54.0, 65.4, 1.7), (59.0, 59.4, 1.3), (60.4, 57.6, 1.6)),
        limb((48.6, 78.0, 3.2), (58.0, 82.4, 2.4), (65.0, 92.0, 1.6)),
        limb((65.0, 92.0, 1.6), (68.8, 88.4, 1.4)),
        limb((47.6, 78.6, 3.2), (47.4, 88.0, 2.4), (40.4, 93.6, 1.6)),
        limb((40.4, 94.0, 1.7), (45.4, 97.4, 1.4)),
    )
    s.fill(body, s.ink)
    s.rim([body], s.accent, (0.6, -0.5), 1.0)
    hat = placed(
        join(box(-6, 0, 6, 1.8, 0.9), polygon((-3.6, 0.4), (-3.0, -4.4, 1), (3.0, -4.4, 1), (3.6, 0.4))),
        36,
        47,
        1.1,
        -24,
    )
    s.fill(hat, s.ink)


def _cheese(s: Impact) -> None:
    """Paint a great wheel of cheese that bounces over its own shadow: a face with holes, a slice cut out, the rind lit above."""
    s.fill(oval(94, 138, 21, 4.2, 27), s.ink)
    x, y, r = 82.0, 99.0, 26.0
    rind = join(*(oval(x + 1.7 * k, y - 0.5 * k, 0.86 * r, r, 10) for k in range(7)))
    face = oval(x, y, 0.86 * r, r, 10)
    s.inked([(rind, s.accent)], 1.8, (1.0, 1.2))
    s.fill(cut(rind, placed(rind, 1.0, 5.0)), "#d8c8ff")
    wedge = polygon((x, y), (x - 14, y - 36), (x + 9, y - 38))
    near = cut(face, wedge)
    s.inked([(face, s.ink)], 1.3, (0, 0))
    s.fill(both(face, wedge), s.deep)
    s.fill(both(face, polygon((x, y), (x + 9, y - 38), (x + 3.0, y - 38))), s.mid)
    s.fill(near, s.mid)
    s.fill(cut(near, cut(near, placed(near, -7.0, -7.0))), s.key)
    s.rim([near], s.light, (-0.8, -0.5), 2.0)
    for hx, hy, hr in ((-9.0, 8.0, 5.8), (12.0, -5.0, 4.6), (8.0, 12.0, 4.0), (-12.0, -8.0, 3.4), (-3.0, 18.6, 2.6)):
        hole = oval(x + hx, y + hy, 0.86 * hr, hr, 10)
        s.fill(hole, s.ink)
        s.fill(cut(hole, oval(x + hx - 1.5, y + hy - 1.5, hr, hr, 10)), s.deep)
    s.line(near, s.ink, 1.3)


def maria_hill(s: Impact) -> None:
    """A wheel of cheese bounds down a hill, one brakes on the crest behind it. From the side; light: the sun behind the ridge."""
    _hill_before_the_sun(s)
    with s.moved(-2.0, -1.0):
        _runner(s)
    _cheese(s)


_LAMP: Final = (64.0, 64.0)


def _bench_by_night(s: Impact) -> None:
    """Paint a dark room that one bulb lights: a disc on the wall, a lit bench, the shadow of what stands there."""
    x, y = _LAMP
    s.fill(ALL, s.shade)
    s.fill(oval(x, y, 47), s.key)
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
    glassy(s, glass, (-0.9, -0.5), s.key, 2.4, 1.6)
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
    """Paint a hall by night: the moon over roofs in a tall window, the shadow of egg and beast on the wall, a plinth."""
    s.fill(ALL, s.deep)
    s.fill(box(-9, -9, 130, 20), mix(s.deep, s.ink, 0.35))
    with s.moved(25.0, 8.0):
        s.fill(join(_SHELL, _CAP, _BEAST), s.shade)
    with s.clipped(join(box(2, 62, 48, 118), oval(25, 62, 23, 40))):
        s.fill(ALL, s.key)
        s.fill(cut(oval(24, 64, 17), oval(33, 58, 15)), "#ffffff")
        s.fill(
            polygon(
                (-9, 96), (10, 96), (10, 88), (24, 88), (24, 100), (40, 100), (40, 90), (60, 90), (60, 130), (-9, 130)
            ),
            mix(s.mid, s.deep, 0.4),
        )
        s.fill(box(23.8, 0, 26.2, 130), s.ink)
        s.fill(box(0, 79, 60, 81.4), s.ink)
    s.fill(box(-9, 134, 130, 180), s.shade)
    s.fill(polygon((20, 140), (108, 140), (108, 180), (20, 180)), s.ink)
    s.fill(polygon((20, 140), (32, 133), (96, 133), (108, 140)), s.light)
    s.fill(polygon((56, 140), (64, 133), (96, 133), (108, 140)), s.ink)
    s.fill(polygon((20, 140), (48, 140), (42, 180), (20, 180)), s.mid)


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
        s.fill(cut(part, placed(part, -17.0, -5.0)), s.shade)


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
    """An egg hatches after an age, on its plinth. In a museum by night; light: the moon in a window."""
    _museum_hall(s)
    _hatchling(s)
    _egg(s, _SHELL)
    _hands_on_the_shell(s)
    _egg(s, _CAP)
    s.debris(((30, 92, 3.0, 20), (97, 70, 2.6, 50)), s.ink, "#ffffff")


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-01": Picture(
        maria_hill,
        ((45.0, 66.0), (42.0, 60.0), (60.0, 84.0), (84.0, 100.0)),
        "rolls off before its runner",
        "steep hill",
        "sun behind the ridge",
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
        "moon in a window",
    ),
}
