"""Pictures of the yellow cards of level 3."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from tools.art.marvel.forms import Tones, modelled
from tools.art.marvel.impact import Impact
from tools.art.marvel.people import Clothes, clothed
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
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

_DARK_SUN: Final = (68.0, 68.0)


def _eye_of_clouds(s: Impact) -> None:
    """Paint a sky at noon gone dark, its clouds parted like the lids of an eye about an eclipsed sun."""
    x, y = _DARK_SUN
    night = mix(s.deep, s.ink, 0.35)
    s.steps(ALL, (60, 0), (60, 130), [night, mix(s.deep, s.ink, 0.1), s.deep, mix(s.deep, s.mid, 0.5)])
    s.halo(ALL, s.ink, x, y, 56, 108, 0.0, 0.6, squeeze=0.8)
    eye = svg("M2 76 C20 48 44 34 70 34 C96 34 114 48 124 62 C112 88 94 102 68 102 C42 102 20 92 2 76 Z")
    lids = svg("M-12 78 C10 42 40 26 70 26 C100 26 122 44 138 60 C122 96 98 110 68 110 C38 110 10 98 -12 78 Z")
    s.fill(lids, s.mid)
    s.fill(eye, s.key)
    with s.clipped(eye):
        s.fill(svg("M2 80 C22 56 44 42 70 42 C96 42 112 54 124 68 L140 120 H-10 Z"), s.light)
        s.pool(x, y, ((33, s.mid), (29.5, s.key)))
        s.rays(x, y, 17, 32, 30, s.mid, duty=0.9, seed=4)
        s.pool(x, y, ((22, s.light), (19.5, "#ffffff")))
        s.flash(x, y, 26, 22, "#ffffff", seed=8, hollow=0.72)
        s.fill(cut(eye, placed(eye, 0, 4.0)), mix(s.deep, s.mid, 0.4))
    s.line(eye, s.ink, 2.2)
    s.fill(cut(eye, placed(eye, 0.6, 2.4)), s.ink)
    s.fill(oval(x, y, 15.4), s.ink)
    s.fill(both(oval(x, y, 14.0), cut(oval(x, y, 14.0), oval(x + 2.0, y + 2.6, 14.0))), s.accent)
    s.glint(x + 10.6, y - 10.6, 10, turn=20)


def _watcher_on_a_peak(s: Impact) -> None:
    """Paint the beam that falls out of the eye on a peak, and one who stands there and holds up a dark glass."""
    far = svg("M-9 150 V124 L14 112 L30 122 L44 114 L58 130 L88 126 L102 108 L114 118 L130 106 V150 Z")
    s.fill(far, mix(s.deep, s.ink, 0.25))
    s.fill(polygon((61, 84), (75, 84), (102, 146), (42, 146)), s.key)
    s.fill(polygon((64, 84), (72, 84), (93, 146), (51, 146)), "#ffffff")
    peak = svg("M24 180 L40 150 L54 139 L62 134.600 L80 134.600 L92 141 L110 156 L118 180 Z")
    ground = svg("M-9 180 V142 C20 138 40 142 50 146 L94 146 C108 138 120 140 130 136 V180 Z")
    for dark in (ground, peak):
        s.fill(dark, s.ink)
        s.rim([dark], s.mid, (0.0, -1.0), 1.2)
    clothes = Clothes(
        ("#b49cff", mix(s.accent, s.ink, 0.35)),
        (s.accent, mix(s.accent, s.ink, 0.7)),
        ("#e8a878", "#7a4426"),
        (s.deep, s.ink),
        s.ink,
    )
    arms = (((63, 119), (61, 126)), ((79, 109), (81, 99)))
    legs = (((67, 129), (67, 135.5), (63, 136.5)), ((75, 129), (76, 135.5), (80, 136.5)))
    with s.moved(scale=1.2, about=(70.0, 138.0)):
        clothed(s, clothes, (0.0, -1.0), (70, 104.4), (70.4, 113), (71, 124), arms, legs, 0.88, behind=(), w=1.3)
        s.inked([(placed(box(-4.0, -3.0, 4.0, 3.0, 0.8), 82, 95, turn=-16), s.accent)], 1.2, (0.2, 0.4))


def vision(s: Impact) -> None:
    """An eclipse looks down on one who looks up at it. A vista over peaks; light: the ring of the sun."""
    _eye_of_clouds(s)
    _watcher_on_a_peak(s)


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
    s.fill(ALL, s.mid)
    for number in range(5):
        y = 64 + 21 * number
        s.fill(polygon((-4, y), (124, y - 34), (124, y - 24), (-4, y + 10)), s.light)
    s.dots(box(-9, -9, 130, 48), s.deep, (60, 48), (56, -6), 0.0, 0.85)


_CLOTH: Final = svg(
    "M-4 152 V120 H27 C29 119 30 117 31 113 C33 102 41 102 43 113 C44 117 45 117 46 112 C48 96 57 95 59 111 C60 116 60 119 62 122 "
    "H128 V152 Z"
)
"""A cloth on a board: in front of the iron, at its left, it stands in folds, behind it it is flat."""


def _cloth_on_the_board(s: Impact) -> None:
    """Paint the cloth, white with stripes that run over its folds, and its side that hangs down in shade."""
    dark = mix(s.accent, s.ink, 0.3)
    s.inked([(_CLOTH, "#ffffff")], 2.0, (0.0, -0.8))
    with s.clipped(_CLOTH):
        for x, lean in ((37, 2), (52.6, 3)):
            fold = svg(
                f"M{x} 94 C{x + 8 + lean} 100 {x + 5} 118 {x + 11} 124 L{x + 3} 126 C{x - 3} 116 {x + 3} 104 {x} 94 Z"
            )
            s.fill(fold, mix(s.accent, "#ffffff", 0.35))
        s.fill(polygon((-4, 128), (124, 128), (124, 156), (-4, 156)), s.accent)
        for x in range(4, 124, 24):
            s.fill(polygon((x, 128), (x + 9, 128), (x + 7, 156), (x - 2, 156)), dark)
        s.stroke([(-4, 128), (124, 128)], s.ink, 1.4)


def _iron_of_embers(s: Impact) -> None:
    """Paint an old iron in profile, its tip to the left: sole, body with a row of lit vents, handle on two posts, embers."""
    steel: Tones = ("#ffd86a", mix(s.accent, s.ink, 0.55), s.ink)
    wood: Tones = ("#ffc06a", "#8a4416", "#3a1a10")
    below = (0.0, 1.0)
    for x, lean in ((60.0, -2.0), (88.0, 2.0)):
        modelled(s, limb((x, 94, 2.8), (x + lean, 72, 2.8)), steel, (0.0, -1.0), 1.2, 1.0, 1.4, 1.4, dotted=False)
    grip = limb((52, 71, 4.6), (62, 67.4, 5.6), (84, 67.4, 5.6), (94, 71, 4.6))
    modelled(s, grip, wood, (0.0, -1.0), 3.4, 1.8, 1.6, 2.0, dotted=False)
    body = svg("M40 119 C45 106 53 95 64 92 H94 C96 92 97 93 97 95 V119 Z")
    s.inked([(body, steel[1])], 2.0, (0.9, 0.9))
    with s.clipped(body):
        s.fill(svg("M40 119 C45 106 53 95 64 92 H98 V97 H67 C58 99 51 108 47 119 Z"), mix(s.accent, "#ffffff", 0.25))
    s.line(body, s.ink, 1.0)
    for x in (62.0, 74, 86):
        vent = svg(f"M{x - 4.6} 115 V106 C{x - 4.6} 99 {x + 4.6} 99 {x + 4.6} 106 V115 Z")
        s.inked([(vent, "#ff8a1e")], 1.3, (0, 0))
        s.fill(svg(f"M{x - 3} 115 V110 L{x - 1.4} 105 L{x} 109 L{x + 1.6} 103 L{x + 3} 110 V115 Z"), "#fff4b4")
    sole = svg("M33 126 C34 121 39 119 46 119 H99 V127 H36 C34 127 33 127 33 126 Z")
    modelled(s, sole, ("#fff4b4", s.ink, s.ink), below, 2.0, 1.6, 1.6, 1.6, dotted=False)


def iron_man(s: Impact) -> None:
    """An old iron presses the folds out of a cloth. From the side; light: the sun through a blind, embers in the iron."""
    _wall_behind_a_blind(s)
    s.puff(
        ((99, 96, 5.0), (106, 104, 6.6), (113, 112, 7.6), (104, 118, 6.4), (118, 120, 7.0)),
        "#ffffff",
        mix(s.accent, "#ffffff", 0.5),
        1.6,
        (-0.8, 0.4),
    )
    _cloth_on_the_board(s)
    with s.moved(6.0, -4.0, 0.82, about=(97.0, 127.0)):
        _iron_of_embers(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-01": Picture(
        iron_man,
        ((78.0, 76.0), (88.0, 108.0), (55.0, 104.0), (68.0, 112.0)),
        "presses folds out of a cloth",
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
        ((68.0, 64.0), (70.0, 98.0), (72.0, 122.0), (84.0, 87.0)),
        "looks down on one who looks up",
        "peaks at noon",
        "ring of an eclipsed sun",
    ),
    "m3-04": Picture(
        green_goblin,
        ((86.0, 76.0), (62.0, 112.0), (55.0, 78.0), (92.0, 48.0)),
        "eats a stocking off the line",
        "drying green",
        "evening on a barn's edge",
    ),
}
