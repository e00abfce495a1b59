"""Pictures of two of the yellow cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
    box,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    skyline,
    svg,
    taper,
)


def _hill_at_dawn(s: Impact) -> None:
    """Paint a town in a valley before the first sun, and the grass of a hill."""
    s.steps(
        ALL,
        (60, 0),
        (60, 110),
        [mix(s.deep, s.mid, 0.6), s.mid, mix(s.mid, s.key, 0.5), s.key, s.key],
    )
    s.fill(svg("M-4 70 C30 62 90 66 124 76 V124 H-4 Z"), mix(s.light, "#ffffff", 0.4))
    s.fill(svg("M-4 96 C30 88 90 92 124 100 V124 H-4 Z"), mix(s.light, s.key, 0.45))
    s.fill(skyline(-4, 124, 124, (16, 24, 12, 20, 28, 14), seed=12), mix(s.mid, s.deep, 0.35))
    s.dots(box(-4, -4, 124, 36), s.deep, (60, 34), (60, 0), 0.0, 0.5)
    hill = svg("M-4 130 C24 116 60 112 124 124 V172 H-4 Z")
    s.inked([(hill, mix(s.deep, s.mid, 0.15))], 1.4)
    s.fill(svg("M-4 130 C24 116 60 112 124 124 V127 C60 115 24 119 -4 133 Z"), s.light)
    s.dots(svg("M70 128 C90 122 110 122 124 126 V172 H40 Z"), s.ink, (60, 130), (110, 150), 0.0, 0.85)


def _jet(s: Impact, x: float, y: float, size: float) -> None:
    """Paint a jet that flies to the left, and its trail."""
    trail = polygon((x + 6 * size, y - 1), (x + 70, y + 15), (x + 70, y + 18), (x + 6 * size, y + 1.4))
    s.fill(trail, "#ffffff")
    jet = svg(
        "M0 -11 L2 -4 L12 4 L12 6.500 L2.500 3.500 L2 8 L5 10.500 V12 L0 10.500 L-5 12 V10.500 L-2 8 L-2.500 3.500 L-12 6.500 V4 L-2 -4 Z"
    )
    s.fill(placed(jet, x, y, size, -76), s.ink)


def _barrel(s: Impact, y: float, iron: Color) -> None:
    """Paint a cone along x about the origin: a wide lens to the left, an eyepiece to the right."""
    cone = svg(f"M-33 {y - 13.5} L-20 {y - 11} L8 {y - 6} V{y + 6} L-20 {y + 11} L-33 {y + 13.5} Z")
    s.inked([(cone, iron)], 2.2, (0.7, 1.3))
    with s.clipped(cone):
        s.fill(polygon((-33, y - 14), (8, y - 7), (8, y - 2), (-33, y - 6)), s.key)
        s.fill(polygon((-33, y - 11.6), (8, y - 5.4), (8, y - 3.8), (-33, y - 8.4)), s.light)
        s.fill(polygon((-33, y + 5), (8, y + 2), (8, y + 8), (-33, y + 14)), s.ink)
    s.inked([(polygon((-22, y - 11.8), (-17, y - 11), (-17, y + 11), (-22, y + 11.8)), "#ffc83a")], 1.3, (0.3, 0.6))
    s.inked([(oval(-33, y, 6.6, 13.8), "#ffc83a")], 1.8, (0.2, 0.8))
    glass = oval(-33.6, y, 4.6, 10.6)
    s.inked([(glass, s.accent)], 1.2, (0.0, 0.0))
    s.fill(cut(glass, placed(glass, 2.4, 4.4)), "#d8c6ff")
    s.inked([(box(8, y - 5, 17, y + 5, 1.6), s.ink)], 1.2, (0.2, 0.5))
    s.fill(box(9, y - 4.4, 16, y - 2.4, 1), s.key)


def _lookout(s: Impact) -> None:
    """Paint a child in profile to the left, its face lit from the dawn."""
    skin, glow, shade = mix(s.key, "#ff9a4c", 0.45), "#fff4d0", "#a8541a"
    coat = svg("M78 122 C84 115 98 114 106 120 C114 128 117 146 118 172 H72 C73 152 72 138 78 122 Z")
    s.inked([(coat, s.accent)], 2.2, (0.8, 1.0))
    s.fill(cut(coat, placed(coat, 3.6, 1.4)), "#a98bff")
    s.dots(coat, s.ink, (96, 130), (118, 150), 0.0, 0.8, pitch=2.4)
    neck = polygon((84, 108), (98, 108), (101, 122), (84, 122))
    s.inked([(neck, shade)], 1.6, (0.4, 0.6))
    face = svg(
        "M98 74 C86 72 79 78 79 86 L78.500 90 L73 97 C72.500 98.600 74 99.400 76.600 99.400 L76.600 102 "
        "L75.400 104 L77 105.600 L76.800 110 C78 114 84 114.500 90 112 L100 106 C106 96 106 80 98 74 Z"
    )
    s.inked([(face, skin)], 2.0, (0.6, 0.8))
    with s.clipped(face):
        s.fill(cut(face, placed(face, 2.2, 0.8)), glow)
        # the shadow under the binoculars and along the jaw
        s.fill(svg("M72 92 C80 96 88 95 94 91 L95 94 C89 100 82 100 74 97 Z"), shade)
        s.fill(svg("M79 113 C88 112 95 107 100 99 L108 104 L98 118 H80 Z"), shade)
    s.stroke([(75.8, 105), (81, 106.6)], s.ink, 1.4)
    s.stroke([(79.6, 83), (83, 80.4, 88, 82)], s.ink, 2.2)
    s.inked([(oval(98.6, 94, 3.0, 4.0), skin)], 1.2, (0.2, 0.4))
    hair = svg(
        "M81 80 C79 68 90 64 101 68 C113 71 117 84 113 98 C111 106 107 110 102 112 C104 106 103 100 101 98 "
        "C101 92 99 87 95 85 C91 79 86 78 81 80 Z"
    )
    s.inked([(hair, mix(s.deep, s.ink, 0.75))], 1.9, (0.6, 0.8))
    s.rim([hair], s.key, (-0.7, -1.0), 2.2)


def _hands_at_the_barrels(s: Impact) -> None:
    """Paint the child's near arm and its hand about the lower barrel."""
    skin, glow = mix(s.key, "#ff9a4c", 0.45), "#fff4d0"
    arm = ribbon([(98, 130, 7.6), (86, 136, 7.0), (74, 128, 5.4), (67, 115, 4.2)])
    s.inked([(arm, s.accent)], 2.0, (0.6, 1.0))
    s.fill(cut(arm, placed(arm, 1.6, 2.6)), "#a98bff")
    s.inked([(oval(66.4, 110, 5.6, 5.0), skin)], 1.5, (0.3, 0.6))
    for number in range(4):
        x = 57.6 + 4.2 * number
        finger = taper((x + 3.6, 108.4 + number * 0.6), 2.5, (x, 99.6 + number * 0.9), 2.2)
        s.inked([(finger, skin)], 1.3, (0.3, 0.5))
        s.fill(cut(finger, placed(finger, 1.5, 0.6)), glow)
    thumb = taper((70, 111), 2.6, (60, 111), 2.1)
    s.inked([(thumb, skin)], 1.3, (0.3, 0.6))
    s.fill(cut(thumb, placed(thumb, 0.6, 1.5)), glow)


def maria_hill(s: Impact) -> None:
    """A child follows two jets through binoculars, and a lens flashes. Light: dawn behind."""
    _hill_at_dawn(s)
    _jet(s, 68, 46, 0.95)
    _jet(s, 50, 36, 0.75)
    iron = mix(s.deep, s.ink, 0.55)
    _lookout(s)
    with s.moved(67, 87, 0.82, turn=14.0):
        _barrel(s, -10, mix(s.deep, s.ink, 0.75))
        s.inked([(box(-8, -9, 0, 2, 1.5), iron)], 1.6, (0.3, 0.6))
        _barrel(s, 4, iron)
    with s.moved(-4.0, 0.5):
        _hands_at_the_barrels(s)
    s.glint(42, 74, 8.0)


_LEMON: Final = svg(
    "M-39 3 C-34 -1 -31 -9 -24 -15 C-13 -23 12 -24 22 -16 C29 -10 31 -4 37 -3 C40 -1 40 4 36 5 C31 7 29 13 22 18 "
    "C10 26 -14 25 -24 18 C-31 13 -34 9 -38 8 C-41 7 -41 4 -39 3 Z"
)


def _lemon(s: Impact, x: float, y: float, scale: float, turn: float, lamp: Point) -> None:
    """Paint a lemon that is lit by a lamp at ``lamp``."""
    fruit = placed(_LEMON, x, y, scale, turn)
    reach = math.hypot(lamp[0] - x, lamp[1] - y)
    dx, dy = (lamp[0] - x) / reach * scale, (lamp[1] - y) / reach * scale
    s.inked([(fruit, s.mid)], 0.8 + 1.5 * scale, (-dx * 0.9, -dy * 1.4))
    with s.clipped(fruit):
        s.fill(placed(fruit, dx * 7, dy * 7), s.key)
        s.fill(placed(fruit, dx * 21, dy * 20), s.light)
        s.fill(placed(fruit, dx * 30, dy * 29), "#ffffff")
        s.fill(cut(fruit, placed(fruit, dx * 10, dy * 9)), s.deep)
        s.dots(fruit, s.deep, (x - dx * 2, y - dy * 2), (x - dx * 16, y - dy * 16), 0.0, 0.85, pitch=2.4)


def shuri(s: Impact) -> None:
    """A hand closes the last wire of a row of lemons, and the bulb flares. A bench at night; light: the bulb."""
    lamp = (70.0, 62.0)
    s.fill(ALL, mix(s.deep, s.ink, 0.45))
    for r, tone in (
        (84, mix(s.deep, s.ink, 0.15)),
        (62, s.deep),
        (46, mix(s.mid, s.deep, 0.3)),
        (34, s.key),
        (25, s.light),
    ):
        s.fill(oval(*lamp, r), tone)
    s.rays(*lamp, 28, 62, 16, s.light, 0.9, duty=0.34, seed=4, inward=False)
    s.fill(box(-4, 108, 124, 172), mix(s.mid, s.deep, 0.25))
    s.fill(oval(70, 126, 66, 17), s.mid)
    s.fill(oval(70, 124, 46, 12), s.key)
    s.fill(box(-4, 107, 124, 109), s.light)
    for x, left, right in ((42, 2, 34), (71, 56, 86), (99, 102, 136)):
        s.fill(polygon((x - 13, 134), (x + 13, 134), (right, 172), (left, 172)), mix(s.deep, s.ink, 0.5))
    # the bulb in its socket of wood
    s.fill(polygon((60, 116), (80, 116), (86, 124), (54, 124)), mix(s.deep, s.ink, 0.5))
    s.inked(
        [(polygon((58, 100, 2), (82, 100, 2), (84, 117, 2), (56, 117, 2)), mix(s.deep, s.ink, 0.3))], 1.8, (0.3, 1.0)
    )
    s.stroke([(59, 101.6), (81, 101.6)], s.light, 1.4)
    screw = polygon((62, 86, 1), (78, 86, 1), (78, 100), (62, 100))
    s.inked([(screw, mix(s.light, s.ink, 0.3))], 1.6, (0.4, 0.6))
    for y in (90, 94.5):
        s.stroke([(62, y + 1), (78, y - 1)], s.ink, 1.3)
    glass = svg("M61 87 C60 80 52 74 52 62 C52 51 60 44 70 44 C80 44 88 51 88 62 C88 74 80 80 79 87 Z")
    s.inked([(glass, s.light)], 1.9, (0.3, 0.8))
    s.fill(oval(70, 62, 13, 13.6), "#ffffff")
    for x in (66, 74):
        s.stroke([(70 + (x - 70) * 0.6, 86), (x, 66)], s.ink, 1.3)
    for turn in range(4):
        s.line(oval(64.6 + 3.6 * turn, 63, 2.2, 4.4, 14), s.accent, 1.5)
    # the lemons, in a row and wired
    wire = mix(s.accent, "#ffffff", 0.3)
    for path in (
        [(57, 109), (44, 108, 42, 122)],
        [(50, 124), (58, 113, 64, 125)],
        [(78, 125), (85, 113, 92, 124)],
    ):
        s.stroke(path, s.ink, 3.4)
        s.stroke(path, wire, 1.7)
    for x, turn in ((42, -12), (71, 4), (99, 12)):
        s.fill(oval(x + (x - 70) * 0.22, 138, 14, 3.6), mix(s.deep, s.ink, 0.6))
        _lemon(s, x, 130, 0.36, turn, lamp)
    # the hand with the last clip
    s.stroke([(108, 102), (116, 112, 104, 122)], s.ink, 3.4)
    s.stroke([(108, 102), (116, 112, 104, 122)], wire, 1.7)
    s.flash(88, 106, 9, 9, s.accent, seed=3)
    s.flash(88, 106, 5.4, 9, "#ffffff", seed=3)
    finger = join(
        ribbon([(124, 84, 8), (112, 88, 6), (102, 94, 3.4), (94, 101, 2.4)]),
        ribbon([(124, 94, 8), (112, 99, 5), (103, 104, 3.2), (96, 105, 2.4)]),
    )
    s.fill(finger, s.ink)
    s.rim([finger], s.light, (-0.8, -0.8), 1.4)
    s.inked([(polygon((88, 103), (97, 100), (99, 106), (90, 108)), mix(s.light, s.ink, 0.3))], 1.2, (0.2, 0.5))


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-01": Picture(
        maria_hill, ((66.0, 46.0), (42.0, 84.0), (96.0, 102.0)), "follows two jets", "hill over a town", "dawn behind"
    ),
    "m2-02": Picture(
        shuri, ((70.0, 62.0), (71.0, 118.0), (92.0, 104.0)), "lights a bulb with lemons", "laboratory bench", "the bulb"
    ),
}
