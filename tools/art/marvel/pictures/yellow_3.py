"""Pictures of the yellow cards of level 3."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from tools.art.marvel.forms import Tones, modelled
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
    between,
    both,
    box,
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

_PUPIL: Final = (68.0, 67.0)


def _eye_of_clouds(s: Impact) -> None:
    """Paint a sky whose clouds part like the lids of an eye: a flat iris, and a cut stone for its pupil."""
    x, y = _PUPIL
    s.fill(ALL, mix(s.deep, s.ink, 0.15))
    s.fill(
        svg("M-12 78 C10 42 40 24 70 24 C100 24 122 42 138 58 C122 98 98 112 68 112 C38 112 10 100 -12 78 Z"),
        mix(s.deep, s.mid, 0.55),
    )
    eye = svg("M2 77 C20 48 44 34 70 34 C96 34 114 48 124 62 C112 90 94 104 68 104 C42 104 20 92 2 77 Z")
    s.fill(eye, s.light)
    with s.clipped(eye):
        s.fill(oval(x, y, 31), s.mid)
        s.rays(x, y, 13, 29.6, 20, s.key, duty=0.9, seed=4, wobble=0.0)
        s.line(oval(x, y, 31), mix(s.deep, s.ink, 0.2), 2.0)
        s.fill(cut(eye, placed(eye, 0.6, 8.0)), mix(s.deep, s.ink, 0.2))
    s.line(eye, s.ink, 2.2)
    s.fill(cut(eye, placed(eye, 0.6, 3.0)), s.ink)
    stone = polygon((x, y - 26), (x + 11.4, y - 6), (x, y + 20), (x - 11.4, y - 6))
    s.inked([(stone, s.accent)], 1.9, (0.8, 0.6))
    for corners, tone in (
        (((x, y - 26), (x - 11.4, y - 6), (x - 3, y - 4)), "#ffffff"),
        (((x, y - 26), (x + 11.4, y - 6), (x - 3, y - 4)), "#a88cf4"),
        (((x - 11.4, y - 6), (x, y + 20), (x - 3, y - 4)), "#8a66e8"),
        (((x + 11.4, y - 6), (x, y + 20), (x - 3, y - 4)), mix(s.accent, s.ink, 0.5)),
    ):
        s.fill(polygon(*corners), tone)
    s.line(stone, s.ink, 1.0)


_WATCHER: Final = join(
    oval(68.2, 100.0, 3.3, 4.1, 12),
    limb((68.0, 102, 1.7), (67.4, 106, 2.2)),
    svg(
        "M61.6 107.4 C63 105.4 70.6 105 73 106.6 C74.6 108 74.4 112.6 73.4 117 C73.4 122 75.4 128 76.6 132.6 L69.4 133.4 L68 130 "
        "L66.8 133.4 L59.6 133 C61 127.4 62.6 122 62.4 117 C61.4 113 60.8 109 61.6 107.4 Z"
    ),
    limb((62.6, 108.2, 2.0), (58.4, 116.4, 1.6), (57.8, 123.6, 1.2), (58.2, 125.8, 1.4)),
    limb((72.4, 108.0, 2.1), (78.6, 102.4, 1.7), (80.8, 94.0, 1.2)),
    limb((80.8, 93.6, 1.3), (81.2, 91.2, 1.4)),
    limb((80.4, 91.4, 0.7), (79.4, 87.2, 0.6)),
    limb((81.2, 91.0, 0.7), (81.4, 86.4, 0.6)),
    limb((82.0, 91.4, 0.7), (83.4, 87.4, 0.6)),
    limb((80.4, 93.0, 0.8), (78.0, 91.0, 0.6)),
    limb((64.6, 130, 2.4), (63.4, 139, 2.0), (62.2, 147, 1.5), (59.4, 148.6, 1.2)),
    limb((71.4, 130, 2.4), (73.2, 139, 2.0), (74.2, 147, 1.5), (77.4, 148.4, 1.2)),
)
"""One who stands in a coat and lifts a hand, seen from behind."""


def _watcher_on_a_hill(s: Impact) -> None:
    """Paint the beam that falls out of the eye in two hard steps, a bare hill, and one who stands there in black."""
    x, y = _PUPIL
    far = svg("M-9 180 V122 L14 114 L30 122 L46 112 L60 126 L88 124 L104 108 L116 116 L130 107 V180 Z")
    s.fill(far, mix(s.deep, s.ink, 0.6))
    s.fill(polygon((x - 2, y + 21), (x + 2, y + 21), (111, 160), (25, 160)), s.key)
    s.fill(polygon((x - 1, y + 23), (x + 1, y + 23), (94, 160), (42, 160)), "#fffdf0")
    hill = svg("M-9 180 V152 C26 148 40 139 68 138 C96 139 112 148 130 152 V180 Z")
    s.fill(hill, s.ink)
    s.rim([hill], s.mid, (0.0, -1.0), 1.4)
    with s.moved(0.0, -9.6, 0.84, about=(68.0, 148.0)):
        s.fill(_WATCHER, s.ink)


def vision(s: Impact) -> None:
    """An eye in the sky looks down on one who greets it. A vista over peaks; light: the beam out of the eye."""
    _eye_of_clouds(s)
    _watcher_on_a_hill(s)


_LAMP: Final = (71.0, 80.0)
"""The lamp of the lighthouse."""


_HOLDING: Final = (
    (
        *((32, 122, 5.6), (40, 134, 6.0), (58, 140, 5.6), (76, 141, 4.8), (90, 137, 4.0), (96, 129, 2.8)),
        *((92, 123, 1.8), (88, 125, 0.6)),
    ),
)
"""The arms before the fish."""


_ARMS: Final = (
    ((84, 72, 7.4), (101, 70, 6.8), (112, 82, 5.8), (113, 98, 4.8), (117, 112, 3.6), (126, 118, 2.4)),
    ((58, 74, 7.4), (42, 80, 6.6), (33, 92, 5.4), (34, 104, 4.2), (39, 108, 2.6), (43, 104, 1.2)),
    ((78, 76, 7.0), (92, 90, 6.4), (106, 96, 5.4), (108, 114, 5.0), (100, 130, 4.6), (86, 138, 4.0)),
)


def _arm_of_an_octopus(s: Impact, points: Sequence[tuple[float, float, float]], tone: Color) -> None:
    """Paint an arm with a row of suckers along its lower edge, the lamp on the edge that looks to it."""
    path = ribbon(points, 14)
    s.inked([(path, tone)], 1.7, (0.6, 1.1))
    with s.clipped(path):
        s.fill(cut(path, placed(path, 1.4, -2.4)), mix(tone, s.ink, 0.5))
    for pull, light in ((0.055, s.key), (0.022, "#ffffff")):
        s.fill(cut(path, placed(path, -pull * _LAMP[0], -pull * _LAMP[1], 1 + pull)), light)
    for start, end in pairwise(points[1:]):
        away = math.hypot(end[0] - start[0], end[1] - start[1])
        across = (end[1] - start[1]) / away, (start[0] - end[0]) / away
        side = 1.0 if across[0] * (start[0] - _LAMP[0]) + across[1] * (start[1] - _LAMP[1]) < 0 else -1.0
        for share in (0.1, 0.55):
            x, y, half = (a + (b - a) * share for a, b in zip(start, end, strict=True))
            if half > 2.2:
                at = x + side * 0.42 * half * across[0], y + side * 0.42 * half * across[1]
                s.fill(oval(*at, 0.36 * half), s.ink)
                s.fill(oval(*at, 0.25 * half), s.light)


def _reef_by_day(s: Impact) -> None:
    """Paint a reef from the side: two hard shafts of day that slant from above, sea weed, sand."""
    s.fill(ALL, s.mid)
    s.dots(ALL, s.deep, (60, 60), (8, -6), 0.0, 0.8)
    s.dots(ALL, s.deep, (80, 60), (124, -6), 0.0, 0.8)
    s.fill(polygon((66, -4), (104, -4), (88, 140), (18, 140)), s.key)
    s.fill(polygon((72, -4), (96, -4), (80, 140), (34, 140)), s.light)
    s.fill(polygon((108, -4), (116, -4), (112, 140), (98, 140)), s.key)
    for x, top in ((110, 52), (118, 70), (102, 92)):
        weed = ribbon(((x, 150, 4.0), (x - 5, 124, 3.6), (x + 3, (top + 120) / 2, 3.0), (x - 2, top, 0.4)), 14)
        s.fill(weed, mix(s.deep, s.ink, 0.35))
    s.fill(svg("M-4 132 C20 124 36 136 60 132 C84 128 100 138 124 130 V172 H-4 Z"), mix(s.deep, s.mid, 0.2))
    for x, y, r in ((40, 62, 2.2), (37, 54, 1.4), (100, 112, 2.0), (104, 104, 1.3)):
        s.line(oval(x, y, r), "#ffffff", 1.0)


def _octopus(s: Impact) -> None:
    """Paint the octopus that bends over its patient: a mantle that sags to the left, two eyes, a mirror on its brow."""
    shade = mix(s.accent, s.ink, 0.6)
    mantle = svg(
        "M94 70 C96 60 90 54 84 50 C80 40 66 28 50 30 C36 32 30 44 36 53 C41 60 48 60 51 66 C51 74 56 79 63 80 "
        "C71 82 86 80 91 76 C93 74 94 72 94 70 Z"
    )
    s.inked([(mantle, s.accent)], 2.4, (-0.5, -1.2))
    with s.clipped(mantle):
        s.fill(cut(mantle, placed(mantle, 3.0, 7.0)), shade)
        s.dots(mantle, shade, (68, 62), (50, 34), 0.0, 0.85, pitch=2.4)
        s.rim([mantle], s.key, (0.1, 1.0), 3.0)
        s.rim([mantle], "#ffffff", (0.1, 1.0), 1.3)
    for x, y, r in ((61.0, 67.0, 7.2), (82.0, 65.0, 7.8)):
        s.inked([(oval(x, y, r, 0.94 * r), "#ffffff")], 1.6, (0.2, 0.3))
        s.fill(oval(x, y + 2.4, 0.58 * r, 0.52 * r), s.ink)
        s.fill(oval(x - 1.6, y + 0.6, 0.2 * r), "#ffffff")
        lid = both(oval(x, y, r, 0.94 * r), box(x - 9, y - 9, x + 9, y - 3.4))
        s.fill(lid, shade)
        s.stroke([(x - r, y - 3.0), (x + r, y - 3.6)], s.ink, 1.5)
    band = ribbon(((44, 58, 1.9), (58, 52, 1.9), (72, 49, 1.9), (84, 50, 1.9)), 12)
    s.inked([(band, "#ffffff")], 1.2, (0.2, 0.4))
    mirror = oval(66.0, 46.0, 8.6)
    s.inked([(mirror, "#ffffff")], 1.6, (0.4, 0.8))
    s.fill(both(mirror, placed(mirror, 4.0, 4.4)), s.key)
    s.fill(oval(66, 46, 2.4), s.ink)


def _patient(s: Impact) -> None:
    """Paint a fish that lies across two arms, its cheeks puffed, a thermometer in its mouth."""
    toward = (-0.2, -1.0)
    scales: Tones = ("#ffffff", "#ff9a2e", "#c2450e")
    tail = svg("M90 112 C98 106 104 98 112 98 C110 106 110 116 114 126 C104 126 98 120 90 116 Z")
    modelled(s, tail, scales, toward, 3.0, 1.4, 1.5, 1.8, dotted=False)
    fin = svg("M62 98 C66 88 78 88 86 100 Z")
    modelled(s, fin, scales, toward, 2.0, 1.2, 1.4, 1.6, dotted=False)
    body = svg("M44 112 C48 98 62 94 74 96 C84 98 92 106 98 114 C92 122 84 130 72 131 C58 132 48 126 44 112 Z")
    modelled(s, body, scales, toward, 7.0, 2.4, 1.7, 2.2)
    s.stroke([(64, 99), (69, 112, 64, 128)], s.ink, 1.4)
    for x, y in ((76, 106), (76, 117), (84, 111), (84, 121)):
        s.stroke([(x, y - 3.4), (x + 4, y, x, y + 3.4)], "#c2450e", 1.6)
    s.inked([(oval(56, 107, 4.6, 4.2), "#ffffff")], 1.3, (0, 0))
    s.fill(oval(56.6, 105.6, 2.2), s.ink)
    s.stroke([(50.6, 103.4), (55, 100.6, 61, 103.6)], s.ink, 1.8)
    rod = limb((50, 117, 2.1), (37, 108, 2.1))
    s.inked([(rod, "#ffffff")], 1.3, (0.3, 0.5))
    s.stroke([(48, 115.6), (40, 110)], "#e02a3e", 1.5)
    s.inked([(oval(49, 117.4, 4.0, 3.2, 30), "#ff9a2e")], 1.2, (0.2, 0.3))
    pad = svg("M58 120 C62 118 68 119 70 122 C67 127 60 127 57 124 Z")
    s.fill(pad, "#ffd08a")


def _stethoscope(s: Impact) -> None:
    """Paint the tube from the sides of the head to the disc that an arm holds on the fish's flank."""
    tube = ribbon(((54, 74, 1.5), (52, 86, 1.5), (66, 92, 1.5), (78, 96, 1.5), (77, 108, 1.5)), 16)
    other = ribbon(((92, 72, 1.5), (94, 84, 1.5), (82, 92, 1.5), (77, 99, 1.5)), 16)
    s.inked([(join(tube, other), "#ffffff")], 1.3, (0.3, 0.6))
    s.inked([(oval(77, 112, 6.0, 5.2), "#ffffff")], 1.6, (0.4, 0.8))
    s.fill(oval(77, 112.6, 3.4, 2.8), s.key)


def doctor_octopus(s: Impact) -> None:
    """An octopus with a doctor's mirror listens to a fish that is ill. From the side; light: day from above."""
    _reef_by_day(s)
    for points in _ARMS:
        _arm_of_an_octopus(s, points, s.accent)
    _octopus(s)
    _patient(s)
    for points in _HOLDING:
        _arm_of_an_octopus(s, points, s.accent)
    _stethoscope(s)


def _drying_green(s: Impact) -> None:
    """Paint a yard at evening: a bright sky, the lit edge of a barn behind the line, a low hedge, one small sock."""
    s.fill(ALL, s.mid)
    s.dots(ALL, s.deep, (40, 44), (44, -8), 0.0, 0.75)
    s.fill(polygon((-4, 62), (70, 50), (70, 140), (-4, 140)), s.key)
    s.fill(polygon((-4, 92), (70, 80), (70, 140), (-4, 140)), s.light)
    s.fill(box(65, -9, 130, 180), mix(s.deep, s.ink, 0.3))
    for x in (80, 95, 110):
        s.stroke([(x, -9), (x, 60)], mix(s.deep, s.ink, 0.62), 1.6)
    s.fill(box(61, -9, 66, 180), "#ffffff")
    s.fill(box(66, -9, 68.4, 180), s.mid)
    hedge = svg("M-9 180 V130 C4 122 16 128 30 124 C42 120 52 128 64 126 V180 Z")
    s.fill(hedge, mix(s.deep, s.ink, 0.3))
    s.stroke([(-9, 44), (44, 56, 130, 44)], s.ink, 1.8)
    small = svg("M15 48 L27 49 L27 66 C27 72 22 76 13 76 C8 76 7 69 12 67 C15 66 16 64 16 60 Z")
    s.inked([(small, s.accent)], 1.6, (0.3, 0.7))
    s.fill(both(small, box(0, 44, 40, 53)), s.light)
    s.inked([(box(19, 43, 22.6, 53, 0.6), "#d89a52")], 1.1, (0.1, 0.2))


def _stocking(s: Impact) -> None:
    """Paint a striped stocking that slants from two pegs on the line to the goat's teeth, its foot left outside."""
    ground, stripe, dark = "#fff6e2", s.accent, mix(s.accent, s.ink, 0.6)
    leg = ribbon([(44, 50, 7.6), (46, 64, 7.4), (50, 80, 7.0), (54, 94, 7.0), (58, 106, 6.4)])
    foot = ribbon([(64, 104, 5.6), (56, 111, 7.2), (48, 118, 7.4), (41, 123, 7.6), (35, 127, 4.0)])
    whole = join(leg, foot, oval(39, 124, 7.0, 6.6))
    s.inked([(whole, ground)], 2.2, (0.6, 1.0))
    with s.clipped(whole):
        for x, y, turn in ((44.6, 56, 8), (47, 69, 14), (51, 82, 16), (55, 95, 16), (51, 115, -48)):
            s.fill(placed(box(-12, -3.2, 12, 3.2), x, y, turn=turn), stripe)
        s.fill(oval(35, 128, 9.6, 9.0), stripe)
        s.fill(cut(leg, placed(leg, -3.0, -1.0)), dark, 0.55)
        s.fill(cut(foot, placed(foot, -1.4, -3.0)), dark, 0.55)
        s.rim([whole], "#ffffff", (-1.0, -0.3), 1.4)
    s.inked([(oval(45, 119, 3.4, 2.6, -40), dark)], 1.1, (0, 0))
    with s.moved(48.6, 75.6, turn=18):
        s.inked([(box(-4.6, -4.2, 4.6, 4.2, 0.8), s.key)], 1.1, (0.2, 0.3))
        for x in (-5.6, 5.6):
            s.stroke([(x - 1.2, -1.6), (x + 1.2, -1.6)], s.ink, 0.9)
            s.stroke([(x - 1.2, 1.6), (x + 1.2, 1.6)], s.ink, 0.9)
    for x, turn in ((39, 6), (49.6, 2)):
        s.inked([(placed(box(-1.8, -6, 1.8, 5, 0.6), x, 51.0, turn=turn), "#d89a52")], 1.2, (0.1, 0.2))


def _goat(s: Impact) -> None:
    """Paint a goat's head and neck in profile, to the left, chewing: its cheek is full, its eye half shut; light behind."""
    coat, shade, patch = "#fffaf0", mix(s.accent, "#ffffff", 0.48), "#6a3a24"
    dark = mix(s.accent, s.ink, 0.2)
    far = ribbon([(79, 60, 4.4), (87, 49, 4.0), (99, 46, 3.0), (109, 52, 0.6)])
    s.inked([(far, mix("#c8925a", s.ink, 0.45))], 1.7, (0.3, 0.6))
    neck = svg("M72 112 C74 128 66 150 64 172 H124 V104 C116 96 108 84 100 76 Z")
    s.inked([(neck, coat)], 2.3, (-0.8, 0.9))
    with s.clipped(neck):
        s.fill(svg("M62 172 C66 152 72 142 74 126 L98 100 C100 128 98 146 96 172 Z"), shade)
        s.fill(svg("M60 172 C64 152 70 142 72 126 L90 108 C86 130 80 146 76 172 Z"), dark)
        s.dots(neck, shade, (114, 120), (94, 128), 0.0, 0.85, pitch=2.4)
        s.rim([neck], "#ffffff", (1.0, -0.4), 2.0)
    beard = svg("M60 119 C58 128 60 137 56 146 C66 143 74 133 76 120 Z")
    s.inked([(beard, coat)], 1.7, (-0.3, 0.6))
    s.fill(cut(beard, placed(beard, 5.0, -1.0)), shade)
    for points in ([(64, 121), (65, 130, 61, 138)], [(69, 121), (70, 128, 67, 134)]):
        s.stroke(points, s.ink, 1.0)
    head = svg(
        "M72 58 C80 52 96 54 101 66 C106 78 104 94 95 104 C90 113 80 119 70 121 C63 123 56 121 55 116 C54.500 113.500 55.500 111.500 57 110 "
        "C51 109.500 47.500 105 48.500 99.500 C50 93.500 56 90 60 84 C64 77 65 64 72 58 Z"
    )
    s.inked([(head, coat)], 2.5, (-0.8, 1.0))
    with s.clipped(head):
        s.dots(head, shade, (96, 82), (72, 92), 0.0, 0.85, pitch=2.4)
        s.fill(svg("M76 50 C70 66 74 78 66 88 C62 94 60 98 62 104 C70 110 78 106 82 112 L70 126 H40 V50 Z"), shade)
        s.fill(svg("M66 106 C72 112 80 110 84 116 L70 126 H50 V116 C56 120 64 116 66 106 Z"), dark)
        s.fill(svg("M66 70 C74 64 84 66 88 72 C90 82 82 90 74 86 C68 84 64 78 66 70 Z"), patch)
        s.fill(svg("M46 104 C46 94 54 92 58 96 C60 100 57 106 58 112 H44 Z"), "#e89c92")
        s.rim([head], "#ffffff", (1.0, -0.6), 2.2)
    cheek = oval(77, 105, 10.5, 9.6, -16)
    with s.clipped(head):
        s.fill(cut(cheek, placed(cheek, 2.2, -2.4)), dark)
    s.stroke([(57, 110), (64, 111.4, 69.4, 107.6)], s.ink, 1.8)
    s.stroke([(68.6, 104.8), (71.6, 107, 70, 110.4)], s.ink, 1.4)
    s.stroke([(51, 100), (54, 97.4, 55.6, 100.4)], s.ink, 1.8)
    eye = oval(76.6, 75, 5.0, 4.4)
    s.inked([(eye, "#ffe9c4")], 1.3, (0, 0.2), ink="#ffffff")
    with s.clipped(eye):
        s.fill(placed(box(-3.8, -1.4, 3.8, 1.4, 1), 76.2, 76.6), s.ink)
        s.fill(box(70, 68, 84, 74.4), shade)
    s.stroke([(71, 74.8), (76, 73.6, 82.4, 74.8)], s.ink, 1.5)
    for lash in (72.6, 75.0):
        s.stroke([(lash, 74.6), (lash - 1.6, 77.2)], s.ink, 1.0)
    horn = ribbon([(76, 58, 5.4), (81, 46, 5.0), (93, 42.5, 3.8), (104, 49, 0.8)])
    s.inked([(horn, "#c8925a")], 2.0, (-0.4, 0.7))
    with s.clipped(horn):
        s.fill(cut(horn, placed(horn, 1.8, -2.0)), "#7a4a2c")
        for x0, y0, x1, y1 in ((70, 52, 84, 55), (73, 45, 86, 50), (80, 38, 88, 48), (89, 36, 94, 48)):
            s.stroke([(x0, y0), (x1, y1)], "#5c321c", 1.2)
        s.rim([horn], "#fff4d0", (1.0, -0.8), 1.2)
    ear = svg("M88 68 C96 62 108 66 116 78 C110 84 98 84 90 78 Z")
    s.inked([(ear, coat)], 2.0, (-0.3, 0.8))
    s.fill(svg("M92 72 C98 68 106 71 112 78 C106 80.5 99 80 93 76 Z"), "#e89c92")
    s.rim([ear], "#ffffff", (0.6, -1.0), 1.2)


def green_goblin(s: Impact) -> None:
    """A goat eats a stocking off the washing line and chews with its eye half shut. In profile; light: the evening on a barn's edge."""
    _drying_green(s)
    _stocking(s)
    with s.moved(7.0, 2.0, 0.97, about=(60, 110)):
        _goat(s)
    for x in (57.6, 62.2):
        s.inked(
            [
                (
                    polygon((x - 2.2, 111, 0.6), (x + 2.2, 111, 0.6), (x + 1.6, 117.6, 1.0), (x - 1.8, 117.6, 1.0)),
                    "#ffffff",
                )
            ],
            1.0,
            (0.1, 0.3),
        )


def _wall_behind_a_blind(s: Impact) -> None:
    """Paint a wall that the sun stripes through a blind."""
    s.fill(ALL, mix(s.deep, s.mid, 0.25))
    for number in range(6):
        y = 22 + 23 * number
        s.fill(polygon((-4, y), (124, y - 40), (124, y - 28), (-4, y + 12)), s.mid)


def _board_in_the_sun(s: Impact) -> None:
    """Paint a cloth on a board, the hard shadow of the iron on it, and in the shadow the glow of the coals."""
    s.inked([(box(-6, 118, 126, 176), s.light)], 1.6, (0, 0))
    s.fill(polygon((-6, 140), (126, 140), (126, 176), (-6, 176)), mix(s.mid, s.deep, 0.4))
    s.fill(polygon((58, 133), (86, 121), (126, 118), (126, 139.4), (80, 139.4)), mix(s.accent, s.ink, 0.35))
    s.fill(polygon((76, 136), (90, 124), (114, 122.6), (106, 137)), "#ea5c0c")
    s.fill(polygon((78, 135), (89, 126), (102, 124.6), (95, 135.6)), "#ffb02e")
    s.stroke([(-6, 140), (126, 140)], s.ink, 1.8)


def _on_the_iron(along: float, up: float, back: float = 0.0) -> Point:
    """Return the place of a point of an iron that stands on its heel: across its sole, up it, and behind it."""
    return 57.0 + 19.0 * along + 15.0 * back, 131.0 - 70.0 * up + 4.0 * along - 7.0 * back


_EDGE: Final = (
    (0.0, 0.82),
    (0.08, 0.96),
    (0.24, 1.0),
    (0.42, 0.93),
    (0.6, 0.76),
    (0.78, 0.48),
    (0.92, 0.2),
    (1.0, 0.0),
)
"""How wide the sole of an iron is at each height from its heel to its tip."""


def _iron_of_embers(s: Impact) -> None:
    """Paint an old iron on its heel: the sole towards the sun with its holes, the side in shade with coals behind vents."""
    steel: Tones = ("#b49cff", mix(s.accent, s.ink, 0.25), s.ink)
    wood: Tones = ("#fff2ac", "#c8701c", "#5a2410")
    right = [_on_the_iron(wide, up) for up, wide in _EDGE]
    left = [_on_the_iron(-wide, up) for up, wide in reversed(_EDGE[:-1])]
    sole = polygon(*((*point, 4.0) for point in [*right[:-1], right[-1], *left]))
    back = [_on_the_iron(0.84 * wide, 0.04 + 0.84 * up, 1.0) for up, wide in _EDGE]
    side = polygon(*right, *reversed(back))
    for up in (0.12, 0.4):
        post = limb((*_on_the_iron(0.5, up, 0.8), 2.8), (*_on_the_iron(0.3, up + 0.03, 2.3), 2.8))
        modelled(s, post, steel, (-0.2, -1.0), 1.4, 1.0, 1.6, 1.4, dotted=False)
    grip = limb(
        (*_on_the_iron(0.3, 0.03, 2.3), 3.8), (*_on_the_iron(0.3, 0.26, 2.42), 4.7), (*_on_the_iron(0.3, 0.5, 2.3), 3.8)
    )
    modelled(s, grip, wood, (-1.0, -0.2), 3.4, 1.8, 1.9, 2.0, dotted=False)
    s.inked([(join(side, sole), steel[1])], 2.1, (0.8, 0.4))
    s.fill(both(side, placed(side, 9.0, 3.0)), s.ink)
    slit = [(0.06, 0.92), (0.24, 0.95), (0.42, 0.9), (0.58, 0.76)]
    near = [_on_the_iron(wide, up, 0.4) for up, wide in slit]
    far = [_on_the_iron(0.94 * wide, up, 0.68) for up, wide in slit]
    s.inked([(polygon(*near, *reversed(far)), "#ff8a1e")], 1.4, (0, 0))
    s.fill(
        polygon(*near, *(between(one, other, 0.45) for one, other in zip(reversed(near), reversed(far), strict=True))),
        "#fff4b4",
    )
    s.line(sole, s.ink, 2.0)
    s.fill(sole, "#fffdf0")
    with s.clipped(sole):
        s.fill(
            polygon(_on_the_iron(0.1, -0.1), _on_the_iron(1.2, -0.1), _on_the_iron(1.2, 1.0), _on_the_iron(0.0, 1.02)),
            s.key,
        )
        s.fill(
            polygon(
                _on_the_iron(0.78, -0.1), _on_the_iron(1.2, -0.1), _on_the_iron(1.2, 1.0), _on_the_iron(0.12, 1.02)
            ),
            s.mid,
        )
    for up, wide in ((0.14, 0.6), (0.32, 0.62), (0.5, 0.52), (0.67, 0.34)):
        for along in (-wide, wide):
            s.fill(oval(*_on_the_iron(along, up), 1.9, 2.5), s.ink)
    s.fill(oval(*_on_the_iron(0.0, 0.82), 1.9, 2.5), s.ink)


def iron_man(s: Impact) -> None:
    """An old iron rests on its heel, its coals alight. Close to the board; light: the sun through a blind."""
    _wall_behind_a_blind(s)
    _board_in_the_sun(s)
    with s.moved(turn=8.0, about=(57.0, 131.0)):
        _iron_of_embers(s)
    steam = ribbon(((64, 61, 1.0), (58, 55, 2.8), (61, 48, 2.8), (55, 42, 2.0), (57, 37.6, 0.4)), 14)
    s.inked([(steam, "#ffffff")], 1.2, (0.3, 0.4))


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-01": Picture(
        iron_man,
        ((57.0, 70.0), (58.0, 104.0), (82.0, 104.0)),
        "rests on its heel, alight",
        "laundry",
        "sun through a blind",
    ),
    "m3-02": Picture(
        doctor_octopus,
        ((66.0, 46.0), (61.0, 67.0), (77.0, 112.0), (56.0, 107.0)),
        "listens to a fish's heart",
        "reef by day",
        "day from above",
    ),
    "m3-03": Picture(
        vision,
        ((68.0, 64.0), (70.0, 104.0), (70.0, 122.0), (80.0, 89.0)),
        "looks down on one who looks up",
        "peaks at noon",
        "beam out of an eye",
    ),
    "m3-04": Picture(
        green_goblin,
        ((86.0, 76.0), (62.0, 112.0), (55.0, 78.0), (92.0, 48.0)),
        "eats a stocking off the line",
        "drying green",
        "evening on a barn's edge",
    ),
}
