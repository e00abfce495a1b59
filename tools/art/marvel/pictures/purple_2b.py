"""Pictures of two of the purple cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, box, cut, mix, oval, placed, polygon, ribbon, svg


def _desk_by_torchlight(s: Impact) -> None:
    """Paint an office in the dark, and the beam of a torch that crosses wall and desk from the left."""
    s.fill(ALL, mix(s.ink, s.deep, 0.55))
    s.fill(polygon((-4, 62), (124, 26), (124, 108), (-4, 108)), s.mid)
    s.fill(polygon((-4, 70), (124, 44), (124, 108), (-4, 108)), s.key)
    s.fill(polygon((-4, 78), (124, 60), (124, 108), (-4, 108)), mix(s.key, s.light, 0.7))
    for x, y, wide, high in ((36, 8, 22, 30), (60, -2, 16, 26)):
        frame = box(x, y, x + wide, y + high)
        s.fill(frame, s.ink)
        s.line(box(x + 2, y + 2, x + wide - 2, y + high - 2), s.deep, 1.2)
    s.dots(polygon((-4, 62), (124, 26), (124, 60), (-4, 78)), s.deep, (60, 70), (50, 40), 0.0, 0.7)
    s.fill(box(-4, 106, 124, 172), s.deep)
    s.fill(polygon((-4, 106), (124, 106), (124, 156), (30, 172), (-4, 140)), s.key)
    s.fill(polygon((-4, 108), (124, 108), (124, 142), (40, 150), (-4, 128)), s.light)
    s.fill(box(-4, 105, 124, 107.4), "#ffffff")
    s.fill(svg("M56 134 C70 124 100 122 128 128 V148 C104 152 74 150 56 140 Z"), mix(s.deep, s.mid, 0.5))
    s.fill(svg("M76 136 C92 130 108 131 124 134 C110 139 92 141 76 140 Z"), s.key)


def _tumbler(s: Impact) -> None:
    """Paint a heavy glass with a finger's worth left in it, lit from the left."""
    glass = svg("M36 62 H90 L84 132 C82 140 44 140 42 132 Z")
    s.inked([(glass, s.mid)], 2.4, (1.0, 0.8))
    with s.clipped(glass):
        s.fill(svg("M64 58 H94 V144 H68 C72 120 72 84 64 58 Z"), s.deep)
        s.fill(svg("M82 58 H94 V144 H78 C80 120 84 90 82 58 Z"), mix(s.ink, s.deep, 0.5))
        s.dots(glass, s.ink, (74, 100), (90, 104), 0.0, 0.7, pitch=2.4)
        s.fill(svg("M34 58 H45 C45 90 47 120 52 142 H40 Z"), s.light)
        s.fill(svg("M34 58 H40.500 C41 90 43 120 46 142 H40 Z"), "#ffffff")
        s.fill(svg("M34 122 C46 128 78 128 92 122 V144 H34 Z"), s.key)
        s.fill(svg("M34 130 C46 136 78 136 92 130 V144 H34 Z"), s.light)
        s.fill(svg("M62 126 C72 127 82 126 92 122 V144 H66 Z"), s.mid)
    s.inked([(oval(63, 62, 27, 8), s.light)], 2.0, (0.0, 0.4))
    s.fill(oval(63, 62.8, 23.6, 6), s.deep)
    s.fill(
        svg("M40 62 C44 58 54 56.600 63 56.600 C72 56.600 82 58 86 62 C78 59.600 70 59 63 59 C54 59 46 60 40 62 Z"),
        s.mid,
    )


def _finger_print(s: Impact) -> None:
    """Paint the loops of a finger's print on the glass, brightest where the brush has been."""
    pad = oval(62, 96, 13.5, 18, 6)
    s.inked([(pad, s.ink)], 0.6, (0.0, 0.0))
    with s.clipped(pad):
        for r in (2.2, 5.4, 8.6, 11.8, 15.0):
            loop = skia.Path()
            loop.addArc(skia.Rect.MakeLTRB(62 - r, 94 - r * 1.25, 62 + r, 94 + r * 1.25), 150, 240)
            s.line(loop, s.accent, 1.7)
            for side in (-1, 1):
                x, y = 62 + 0.87 * r * side, 94 + r * 0.62
                s.stroke([(x, y), (x - 0.5 * side, y + 8, x - 2.5 * side + 3, y + 18)], s.accent, 1.7)
        for y in (103, 110):
            s.stroke([(60, y), (63, y + 2)], s.ink, 1.2)


def _soft_brush(s: Impact) -> None:
    """Paint a brush that comes from the right and sweeps powder over the glass."""
    handle = ribbon([(128, 62, 3.4), (116, 70, 4.0), (106, 77, 3.4)])
    s.solid(handle, (s.light, s.mid, s.deep), (-0.6, -1.0), 3.4, 1.7)
    hairs = svg("M101 74 C94 74 84 80 74 88 C72 92 74 95 73 98 C77 99 77 103 80 104 C88 102 98 94 106 84 Z")
    s.solid(hairs, ("#ffffff", s.light, s.key), (-0.6, -1.0), 6.0, 1.8)
    for points in ([(100, 78), (88, 84, 77, 94)], [(102, 81), (92, 90, 79, 99)], [(98, 76), (86, 82, 78, 88)]):
        s.stroke(points, s.mid, 1.2)
    band = polygon((98, 73, 1), (104, 69, 1), (111, 81, 1), (105, 87, 1))
    s.solid(band, ("#ffffff", s.key, s.deep), (-0.6, -1.0), 3.6, 1.6)
    for x, y, r in (
        (70, 78, 1.2),
        (76, 74, 1.7),
        (82, 70, 1.2),
        (72, 106, 1.5),
        (78, 111, 1.8),
        (84, 107, 1.2),
        (74, 117, 1.2),
        (90, 102, 1.4),
        (66, 72, 0.9),
        (92, 110, 1.0),
    ):
        s.fill(oval(x, y, r + 0.8), s.ink)
        s.fill(oval(x, y, r), "#ffffff")


def jessica_jones(s: Impact) -> None:
    """A brush finds a finger's print on a glass. Close, level with the desk; light: a torch from the left."""
    _desk_by_torchlight(s)
    _tumbler(s)
    _finger_print(s)
    _soft_brush(s)


def _under_the_ice(s: Impact) -> None:
    """Paint deep water under a ceiling of ice: a bright hole in it, and the shaft of day that falls through."""
    s.steps(
        ALL,
        (60, 20),
        (60, 156),
        [mix(s.key, s.light, 0.25), s.key, mix(s.mid, s.key, 0.5), s.mid, mix(s.deep, s.mid, 0.5), s.deep],
    )
    for data, tone in (
        ("M44 18 L72 18 L124 160 H10 Z", mix(s.key, s.light, 0.4)),
        ("M48 18 L68 18 L104 160 H34 Z", mix(s.key, s.light, 0.75)),
        ("M52 18 L65 18 L86 160 H52 Z", "#ffffff"),
    ):
        s.fill(svg(data), tone)
    deep = svg("M-4 172 V120 C20 134 40 138 60 150 C80 142 104 140 124 128 V172 Z")
    s.fill(deep, mix(s.ink, s.deep, 0.6))
    s.dots(deep, s.ink, (60, 134), (60, 158), 0.0, 0.7)
    ice = svg("M-4 -4 H124 V26 L108 34 L96 26 L84 30 L74 22 H42 L32 30 L20 26 L8 36 L-4 30 Z")
    s.fill(ice, s.deep)
    s.rim([ice], s.key, (0.0, 1.0), 2.0)
    for points in (
        [(20, 26), (28, 12), (22, -4)],
        [(84, 30), (80, 14), (88, -4)],
        [(8, 36), (4, 20)],
        [(108, 34), (114, 16)],
    ):
        s.stroke(points, s.ink, 1.4)
    hole = svg("M38 20 C36 10 46 2 58 2 C70 2 80 10 78 20 C72 27 44 27 38 20 Z")
    s.inked([(hole, "#ffffff")], 2.0, (0, 0))
    s.fill(svg("M42 20 C46 15 70 15 74 20 C68 25 48 25 42 20 Z"), s.light)


def ronan(s: Impact) -> None:
    """A seal shoots up to a hole in the ice. From below, diagonal; light: the hole."""
    _under_the_ice(s)
    spine = [
        (57, 46, 2.4),
        (58, 51, 5.6),
        (61, 59, 8.6),
        (66, 70, 12.0),
        (74, 86, 15.4),
        (84, 102, 14.4),
        (95, 117, 9.4),
        (103, 127, 5.0),
        (108, 133, 3.0),
    ]
    body = ribbon(spine)
    tail = (
        svg(
            "M104 128 C110 126 116 128 121 134 C117 137 113 137 110 140 C108 144 107 148 103 151 C100 144 100 134 104 128 Z"
        ),
    )
    far = svg("M84 78 C94 74 104 76 112 84 C104 88 94 90 87 88 Z")
    near = svg("M62 82 C54 90 48 102 48 116 C56 112 66 104 71 96 Z")
    s.inked([(far, s.ink)], 1.8, (0.5, 0.8))
    s.rim([far], s.key, (0.0, -1.0), 1.4)
    s.inked([(part, s.ink) for part in tail], 1.8, (0.5, 0.8))
    s.rim(tail, s.key, (-1.0, -0.6), 1.4)
    s.inked([(body, s.ink)], 2.6, (0.8, 1.2))
    with s.clipped(body):
        s.fill(ribbon([(x - r * 0.1, y + r * 0.06, r * 0.98) for x, y, r in spine]), s.deep)
        s.fill(ribbon([(x - r * 0.4, y + r * 0.24, r * 0.66) for x, y, r in spine]), s.mid)
        s.fill(ribbon([(x - r * 0.58, y + r * 0.34, r * 0.48) for x, y, r in spine]), s.light)
        s.fill(ribbon([(x - r * 0.76, y + r * 0.42, r * 0.28) for x, y, r in spine]), "#ffffff")
        s.dots(body, s.ink, (78, 92), (94, 84), 0.0, 0.85, pitch=2.4)
        for x, y, r in (
            (76, 74, 1.9),
            (84, 86, 2.2),
            (90, 98, 2.0),
            (80, 96, 1.6),
            (70, 66, 1.5),
            (97, 110, 1.6),
            (88, 108, 1.3),
        ):
            s.fill(oval(x, y, r, r * 0.7, 50), s.mid)
        s.rim([body], s.light, (-0.4, -1.0), 1.4)
    s.inked([(near, s.deep)], 2.0, (0.5, 0.9))
    s.fill(cut(near, placed(near, 2.6, 0.8)), s.light)
    s.fill(oval(62.4, 56.6, 2.6, 2.9), "#ffffff")
    s.fill(oval(62.2, 56.2, 1.8, 2.1), s.ink)
    s.fill(oval(61.6, 55.4, 0.7), s.accent)
    s.fill(oval(56.4, 46.4, 2.0, 1.5, -20), s.ink)
    for end in ((47, 47), (46, 51), (48, 55)):
        s.stroke([(55.6, 50), end], s.light, 1.0)
    fish = svg("M-7 0 C-3 -4 3 -4 6 0 L10 -3 V3 L6 0 C3 4 -3 4 -7 0 Z")
    for x, y, size, turn in (
        (96, 56, 1.0, 150),
        (106, 64, 0.8, 140),
        (92, 68, 0.8, 155),
        (104, 50, 0.7, 160),
        (36, 66, 0.9, 20),
        (30, 78, 0.7, 30),
    ):
        s.inked([(placed(fish, x, y, size, turn), s.accent)], 1.1, (0.2, 0.3))
    for x, y, r in (
        (52, 72, 2.0),
        (46, 62, 1.5),
        (48, 84, 1.4),
        (78, 62, 1.6),
        (96, 132, 2.4),
        (90, 142, 3.0),
        (112, 118, 1.6),
        (82, 134, 1.6),
        (50, 36, 1.8),
        (66, 32, 1.3),
    ):
        s.line(oval(x, y, r), s.ink, 2.2)
        s.fill(oval(x, y, r), s.light)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-28": Picture(
        ronan,
        ((60.0, 62.0), (78.0, 92.0), (56.0, 54.0)),
        "shoots up to a hole in the ice",
        "under the pack ice",
        "hole in the ice",
    ),
    "m2-30": Picture(
        jessica_jones,
        ((62.0, 96.0), (78.0, 92.0), (62.0, 126.0)),
        "brushes out a finger's print",
        "desk in the dark",
        "torch from the left",
    ),
}
