"""Pictures of the yellow cards of level 3."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.marvel.people import Clothes, clothed
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    arch,
    around,
    both,
    box,
    chance,
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
    s.fill(polygon((63, 84), (73, 84), (92, 146), (52, 146)), s.key)
    s.fill(polygon((65.4, 84), (71, 84), (85, 146), (59, 146)), "#ffffff")
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
    clothed(s, clothes, (0.0, -1.0), (70, 104.4), (70.4, 113), (71, 124), arms, legs, 0.88, behind=(), w=1.3)
    s.inked([(placed(box(-4.0, -3.0, 4.0, 3.0, 0.8), 82, 95, turn=-16), s.accent)], 1.2, (0.2, 0.4))


def vision(s: Impact) -> None:
    """An eclipse looks down on one who looks up at it. A vista over peaks; light: the ring of the sun."""
    _eye_of_clouds(s)
    _watcher_on_a_peak(s)


_LAMP: Final = (71.0, 80.0)
"""The lamp of the lighthouse."""


def _lighthouse_by_night(s: Impact) -> None:
    """Paint a lighthouse from below by night: its light in steps on the sky, two beams, the tower, surf at its foot."""
    s.fill(ALL, mix(s.deep, s.ink, 0.3))
    s.pool(
        *_LAMP,
        (
            (104, mix(s.deep, s.mid, 0.3)),
            (84, mix(s.deep, s.mid, 0.65)),
            (64, s.mid),
            (44, mix(s.mid, s.key, 0.7)),
            (29, s.key),
        ),
    )
    for beam in ([(-6, 66), (-6, 112)], [(126, 40), (126, 92)]):
        s.fill(polygon(_LAMP, *beam), s.light)
    s.halo(ALL, mix(s.deep, s.ink, 0.55), *_LAMP, 70, 116, 0.0, 0.7)
    surf = [(34, 146, 9), (46, 142, 7), (100, 141, 8), (112, 136, 10), (121, 146, 10), (92, 148, 8)]
    s.puff(surf, s.light, s.mid, 1.5, toward=(-0.2, -1.0))
    tower = polygon((59, 100), (83, 100), (95, 172), (47, 172))
    s.inked([(tower, s.light)], 2.2, (1.0, 0.8))
    with s.clipped(tower):
        for y in (112, 136):
            s.fill(
                svg(f"M30 {y} C56 {y + 5} 86 {y + 5} 112 {y} V{y + 13} C86 {y + 18} 56 {y + 18} 30 {y + 13} Z"), s.mid
            )
        s.fill(polygon((75, 90), (90, 90), (104, 172), (77, 172)), mix(s.deep, s.ink, 0.35))
        s.dots(tower, mix(s.deep, s.ink, 0.35), (62, 130), (77, 130), 0.0, 0.7, pitch=2.4)
    window = arch(61, 73, 133, 147)
    s.inked([(window, "#ffffff")], 1.4, (0.2, 0.3))
    keeper = join(
        oval(67, 137, 2.3, 2.8),
        svg("M63.400 150 V143 C63.400 140.600 70.600 140.600 70.600 143 V150 Z"),
        limb((64.4, 142.4, 1.2), (61.8, 138, 1.1), (62.8, 132, 1.0)),
        limb((69.6, 142.4, 1.2), (72.2, 138, 1.1), (71.2, 132, 1.0)),
    )
    with s.clipped(window):
        s.fill(keeper, s.ink)
    room = box(61, 60, 81, 98)
    s.inked([(room, s.light)], 1.8, (0.6, 0.8))
    with s.clipped(room):
        s.fill(oval(71, 82, 8, 15), "#ffffff")
        for x in range(25, 121, 8):
            s.stroke([(x, 60), (x + 22, 98)], s.mid, 1.0)
            s.stroke([(x, 98), (x + 22, 60)], s.mid, 1.0)
    s.flash(71, 82, 12, 8, s.key, seed=3, hollow=0.5)
    s.flash(71, 82, 8, 8, "#ffffff", seed=3, hollow=0.55)
    gallery = polygon((53, 97), (89, 97), (85, 103), (57, 103))
    s.inked([(gallery, mix(s.deep, s.ink, 0.4))], 1.6, (0.5, 0.7))
    s.fill(polygon((53, 97), (89, 97), (88, 99), (54, 99)), s.light)


_FAR_ARMS: Final = (
    ((92, 62, 8.4), (110, 76, 7.4), (113, 98, 6.0), (102, 116, 4.4), (106, 134, 3.0), (117, 138, 1.8), (119, 129, 1.2)),
    ((92, 56, 6.0), (104, 58, 5.4), (113, 52, 4.4), (112, 44, 3.2), (105, 45, 1.6)),
    ((52, 57, 6.0), (41, 62, 5.4), (35, 54, 4.4), (39, 45, 3.4), (46, 47, 1.6)),
)
"""Arms that go out behind the head, each through (x, y, half of its width)."""
_NEAR_ARMS: Final = (
    (
        (53, 63, 9.0),
        (43, 78, 8.2),
        (44, 98, 6.8),
        (55, 112, 5.2),
        (73, 113, 4.0),
        (88, 117, 3.0),
        (94, 127, 2.0),
        (90, 134, 1.2),
    ),
    (
        (92, 62, 9.0),
        (99, 80, 8.2),
        (97, 104, 6.6),
        (86, 122, 5.0),
        (68, 127, 3.8),
        (52, 129, 2.8),
        (45, 122, 1.8),
        (49, 117, 1.2),
    ),
)
"""Arms that lie over lamp and tower."""


def _arm_of_an_octopus(s: Impact, points: Sequence[tuple[float, float, float]], tone: Color) -> None:
    """Paint an arm, shaded below, with two suckers on every stretch, and the lamp on the edge that looks to it."""
    path = ribbon(points, 12)
    s.inked([(path, tone)], 1.9, (0.5, 0.9))
    with s.clipped(path):
        s.fill(cut(path, placed(path, -1.6, -2.6)), mix(s.deep, s.ink, 0.6))
    far = placed(path, -0.07 * _LAMP[0], -0.07 * _LAMP[1], 1.07)
    s.fill(cut(path, far), s.key)
    s.fill(cut(path, placed(path, -0.03 * _LAMP[0], -0.03 * _LAMP[1], 1.03)), "#ffffff")
    for start, end in pairwise(points[1:]):
        for share in (0.15, 0.65):
            x, y, half = (a + (b - a) * share for a, b in zip(start, end, strict=True))
            if half > 1.8:
                s.fill(oval(x + 0.2 * half, y + 0.3 * half, 0.42 * half), s.light)
                s.fill(oval(x + 0.2 * half, y + 0.3 * half, 0.18 * half), s.ink)


def _octopus_on_the_lamp(s: Impact) -> None:
    """Paint the octopus that sits on the lamp, lit by it from below: a heavy head, two eyes, eight arms."""
    for points in _FAR_ARMS:
        _arm_of_an_octopus(s, points, mix(s.deep, s.ink, 0.35))
    for points in _NEAR_ARMS:
        _arm_of_an_octopus(s, points, s.accent)
    head = svg(
        "M51 62 C44 56 45 44 52 40 C58 34 68 33 77 35 C93 37 103 46 99 55 C98 60 96 63 92 66 C88 72 82 68 78 72 "
        "C74 68 68 68 64 72 C60 67 54 69 51 62 Z"
    )
    s.inked([(head, s.accent)], 2.4, (0.6, 0.8))
    with s.clipped(head):
        s.fill(cut(head, placed(head, -1.0, 6.0)), mix(s.accent, s.ink, 0.6))
        s.dots(head, mix(s.accent, s.ink, 0.6), (72, 58), (76, 40), 0.0, 0.85, pitch=2.4)
        s.rim([head], s.light, (0.0, 1.0), 2.4)
        for x, y, r in ((82, 44, 2.6), (89, 49, 1.8), (75, 41, 1.6)):
            s.fill(oval(x, y, r, 0.7 * r), mix(s.accent, "#ffffff", 0.35))
    for x in (57.0, 87.0):
        s.fill(oval(x, 55.0, 6.4, 5.4), mix(s.accent, s.ink, 0.45))
        s.fill(oval(x, 55.6, 4.6, 3.6), mix(s.accent, "#ffffff", 0.62))
        s.fill(box(x - 3.4, 54.6, x + 3.4, 56.9, 1.1), s.ink)


def doctor_octopus(s: Impact) -> None:
    """An octopus hugs the lamp of a lighthouse, its keeper throws up his arms. From below; light: that lamp."""
    _lighthouse_by_night(s)
    with s.moved(scale=0.8, about=(71.0, 66.0)):
        _octopus_on_the_lamp(s)


def _drying_green(s: Impact) -> None:
    """Paint a yard at evening: a great low sun, a hedge before it, bare ground, a line with a small sock at its left."""
    s.steps(ALL, (40, 4), (40, 112), [mix(s.deep, s.mid, 0.35), s.mid, mix(s.mid, s.key, 0.5)])
    s.dots(ALL, s.deep, (60, 44), (66, -6), 0.0, 0.75)
    s.pool(78, 82, ((50, s.key), (39, s.light), (29, "#ffffff")))
    hedge = svg("M-9 180 V116 C2 106 12 112 24 108 C38 102 44 112 58 108 C76 102 98 100 130 104 V180 Z")
    s.fill(hedge, mix(s.deep, s.ink, 0.2))
    s.rim([hedge], s.light, (0.2, -1.0), 1.5)
    s.fill(svg("M-9 180 V132 C30 124 80 126 130 132 V180 Z"), s.mid)
    s.dots(box(-9, 126, 130, 180), s.deep, (70, 128), (50, 150), 0.0, 0.8)
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
    coat, shade, patch = "#fffaf0", mix(s.mid, s.deep, 0.25), "#7a4a2c"
    far = ribbon([(79, 60, 4.4), (87, 49, 4.0), (99, 46, 3.0), (109, 52, 0.6)])
    s.inked([(far, mix("#c8925a", s.ink, 0.45))], 1.7, (0.3, 0.6))
    neck = svg("M72 112 C74 128 66 150 64 172 H124 V104 C116 96 108 84 100 76 Z")
    s.inked([(neck, coat)], 2.3, (-0.8, 0.9))
    with s.clipped(neck):
        s.fill(svg("M62 172 C66 152 72 142 74 126 L92 106 C92 128 88 146 84 172 Z"), shade)
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
        s.fill(svg("M76 50 C70 66 74 78 66 88 C62 94 60 98 62 104 C70 110 78 106 82 112 L70 126 H40 V50 Z"), shade)
        s.fill(svg("M66 70 C74 64 84 66 88 72 C90 82 82 90 74 86 C68 84 64 78 66 70 Z"), patch)
        s.fill(svg("M46 104 C46 94 54 92 58 96 C60 100 57 106 58 112 H44 Z"), "#e89c92")
        s.rim([head], "#ffffff", (1.0, -0.6), 2.2)
    cheek = oval(77, 105, 10.5, 9.6, -16)
    with s.clipped(head):
        s.fill(cut(cheek, placed(cheek, 2.2, -2.4)), s.mid)
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
    """A goat eats a stocking off the washing line and chews with its eye half shut. In profile; light: a low sun."""
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


def _links_at_sunrise(s: Impact) -> None:
    """Paint links from the floor of a bunker: a deep sky over a bright edge, a dark bank with a flag, the sand."""
    sky = [mix(s.ink, s.accent, 0.15), mix(s.deep, s.ink, 0.4), s.deep, mix(s.deep, s.mid, 0.6), s.mid, s.key, s.light]
    s.steps(ALL, (66, -6), (56, 98), sky)
    s.dots(ALL, s.ink, (60, 50), (64, -6), 0.0, 0.6)
    bank = svg("M-4 172 V92 C12 84 30 90 46 93 C66 97 86 92 102 84 C110 80 118 79 124 80 V172 Z")
    s.fill(bank, mix(s.deep, s.ink, 0.55))
    s.stroke([(42, 93), (42, 76)], s.ink, 1.2)
    s.fill(polygon((42, 75), (51, 78.4), (42, 82)), s.accent)
    s.fill(svg("M-4 172 V112 C20 104 40 108 62 110 C86 112 106 106 124 100 V172 Z"), s.key)
    s.fill(svg("M-4 172 V130 C16 122 36 128 58 130 C84 132 104 122 124 118 V172 Z"), s.mid)


def _fan_of_sand(s: Impact, x: float, y: float) -> None:
    """Paint the sand that a blow throws up, as one fan: a brown underside, wedges of light, loose grains before it."""
    tips = (0.7, 0.84, 0.98, 0.8, 1.0, 0.86, 1.02, 0.78, 0.92, 0.7, 0.78, 0.52)

    def fan(reach: float, first: float, last: float, hollow: float) -> skia.Path:
        count = 2 * len(tips) - 1
        spikes = [
            around(
                x, y, reach * tips[n // 2] * (1.0 if n % 2 == 0 else hollow), first + (last - first) * n / (count - 1)
            )
            for n in range(count)
        ]
        return polygon((x - 8, y + 6), *spikes, (x + 8, y + 6))

    s.inked([(fan(66, 184, 338, 0.6), mix(s.deep, s.mid, 0.3))], 1.6, (0.5, 0.9))
    s.fill(fan(61, 192, 328, 0.56), s.light)
    s.fill(fan(43, 206, 316, 0.5), "#ffffff")
    for turn, near, far in ((203, 22, 50), (226, 26, 46), (258, 22, 44), (292, 24, 52), (316, 20, 42)):
        tip, left, right = (around(x, y, r, turn + d) for r, d in ((near, 0), (far, -2.2), (far, 2.2)))
        s.fill(polygon(tip, left, right), s.mid)
    lots = chance(11)
    for number in range(26):
        turn, away = 196 + 130 * next(lots), 52 + 34 * next(lots)
        r = 0.6 + 1.3 * next(lots)
        s.fill(oval(*around(x, y, away, turn), r, r * 0.85), s.light if number % 3 else s.key)


def _golf_ball(s: Impact, x: float, y: float, r: float) -> None:
    """Paint a golf ball in rows of dimples, lit from the sand below on the left, the rest in a violet shade."""
    ball = oval(x, y, r)
    dim = mix(s.accent, "#ffffff", 0.42)
    s.inked([(ball, "#ffffff")], 2.0, (0.9, -0.9))
    with s.clipped(ball):
        s.fill(cut(ball, oval(x - r * 0.4, y + r * 0.4, r * 1.08)), dim)
        s.fill(cut(ball, oval(x - r * 0.62, y + r * 0.62, r * 1.3)), s.accent)
        for row in range(-3, 4):
            for column in range(-3, 4):
                u, v = (column + 0.5 * (row % 2)) * 0.3, row * 0.27
                if math.hypot(u, v) < 0.86:
                    near = math.sqrt(1 - u * u - v * v)
                    dx, dy = x + u * r * 1.08, y + v * r * 1.08
                    tone = mix(s.accent, "#ffffff", 0.55 if u - v < 0.5 else 0.2)
                    s.fill(oval(dx, dy, r * 0.1 * (0.4 + 0.6 * near), r * 0.1), tone)


def _golf_iron(s: Impact) -> None:
    """Paint an iron that has come through the sand: the grooved face towards us, the shaft up and out at the right."""
    steel, pale, dim = mix(s.accent, "#ffffff", 0.42), mix(s.accent, "#ffffff", 0.86), mix(s.accent, s.ink, 0.55)
    s.inked([(polygon((126, 55), (129, 60), (93, 124), (86, 118)), steel)], 1.8, (0.8, 0.6))
    s.fill(polygon((126, 55), (127, 57), (88.6, 120), (86, 118)), "#ffffff")
    head = svg(
        "M84 117 L92 121 C95 126 93 133 88 138 C76 147 60 150 48 147 C36 144 32 136 34 126 C36 115 40 106 47 103 "
        "C51 102 55 105 58 108 L80 119 C82 119 83 118 84 117 Z"
    )
    s.inked([(head, steel)], 2.2, (0.8, 1.4))
    with s.clipped(head):
        s.fill(svg("M30 150 C28 130 36 106 48 100 L58 107 C48 118 44 134 47 152 Z"), pale)
        s.fill(svg("M46 152 C60 150 78 144 89 132 L86 116 L100 118 V152 Z"), dim)
        s.dots(head, dim, (56, 112), (92, 128), 0.0, 0.6, pitch=2.4)
        for number in range(5):
            y = 114.5 + number * 6.0
            s.stroke([(49 - number * 0.4, y), (74 + number * 1.4, y + 10.4 - number * 1.8)], s.ink, 1.3)
        s.rim([head], "#ffffff", (-0.2, -1), 1.5)


def iron_man(s: Impact) -> None:
    """An iron digs a ball out of the sand. From the floor of a bunker; light: the bright edge of the sky on the sand."""
    _links_at_sunrise(s)
    _fan_of_sand(s, 63, 130)
    for left, right, foot in ((54, 57.4, 94), (61, 69, 112), (73, 76.4, 98)):
        s.fill(polygon((left, 62), (right, 62), ((left + right) / 2 - (left - 63) * 0.3, foot)), "#ffffff")
    _golf_ball(s, 66, 57, 15)
    _golf_iron(s)
    s.puff([(26, 148, 9), (44, 153, 8), (60, 156, 9), (78, 153, 7), (92, 150, 7), (108, 153, 9)], s.light, s.mid, 1.5)
    s.glint(42, 116, 5, turn=12)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-01": Picture(
        iron_man,
        ((66.0, 57.0), (60.0, 122.0), (64.0, 90.0)),
        "digs a ball out of the sand",
        "bunker",
        "bright edge of the sky",
    ),
    "m3-02": Picture(
        doctor_octopus,
        ((62.0, 60.0), (81.0, 60.0), (71.0, 80.0), (67.0, 138.0)),
        "hugs a lamp",
        "lighthouse by night",
        "lamp of a lighthouse",
    ),
    "m3-03": Picture(
        vision,
        ((68.0, 64.0), (70.0, 106.0), (72.0, 122.0), (82.0, 95.0)),
        "looks down on one who looks up",
        "peaks at noon",
        "ring of an eclipsed sun",
    ),
    "m3-04": Picture(
        green_goblin,
        ((86.0, 76.0), (62.0, 112.0), (55.0, 78.0), (92.0, 48.0)),
        "eats a stocking off the line",
        "drying green",
        "low sun behind a goat",
    ),
}
