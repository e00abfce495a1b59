"""Pictures of two of the purple cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, blob, both, box, cut, join, mix, oval, placed, polygon, ribbon, svg, taper


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


def _gloved_hand(s: Impact) -> None:
    """Paint a hand in a thin glove that guides the brush from the right, the torch on its fingers."""
    glove = ("#ffffff", s.light, s.mid)
    s.solid(polygon((112, 50), (132, 40), (136, 78), (120, 84)), (s.key, s.deep, s.ink), (-0.6, -1.0), 5.0, 2.0)
    palm = svg("M102 62 C105 55 113 53 119 57 C125 63 127 74 123 81 C118 87 110 86 106 82 C102 77 100 69 102 62 Z")
    s.solid(palm, glove, (-0.8, -0.6), 5.0, 2.0)
    for start, end, r in (((116, 83), (105, 91), 3.5), ((114, 78), (101.5, 87), 3.9), ((112, 72), (98.5, 82), 3.9)):
        finger = taper(start, r, end, r - 0.8)
        s.inked([(finger, s.light)], 1.6, (0.4, 0.7))
        s.fill(both(finger, placed(finger, 1.0, 2.4)), s.mid)
        s.rim([finger], "#ffffff", (-0.8, -0.5), 1.3)
    index = join(taper((112, 64), 4.4, (103, 68), 3.8), taper((103, 68), 3.7, (97, 77), 3.0))
    s.solid(index, glove, (-0.8, -0.6), 2.6, 1.7)
    s.stroke([(103.6, 64.4), (105.6, 66.4)], s.ink, 1.0)
    s.stroke([(113, 55), (116, 60)], s.mid, 1.2)


def jessica_jones(s: Impact) -> None:
    """A brush finds a finger's print on a glass. Close, level with the desk; light: a torch from the left."""
    _desk_by_torchlight(s)
    _tumbler(s)
    _finger_print(s)
    _soft_brush(s)
    _gloved_hand(s)


def _writing_desk(s: Impact) -> None:
    """Paint a desk from above at a slant: panes of window light across it, a letter, a pen, a stick of wax."""
    s.fill(ALL, mix(s.deep, s.mid, 0.55))
    for x in (14, 47, 80, 113):
        s.stroke([(x, -4), (x - 16, 150)], mix(s.ink, s.deep, 0.7), 1.2)
    for column in range(3):
        for row in range(3):
            x, y = -6 + 37 * column + 12 * row, 4 + 46 * row - 9 * column
            s.fill(polygon((x, y), (x + 32, y - 8), (x + 43, y + 33), (x + 11, y + 41)), mix(s.mid, s.key, 0.55))
    s.dots(ALL, s.ink, (84, 96), (126, 140), 0.0, 0.75)
    letter = polygon((12, 82), (84, 60), (118, 122), (38, 154))
    s.fill(placed(letter, 5, 5), s.ink)
    s.inked([(letter, s.light)], 1.8, (0.4, 1.0))
    s.fill(polygon((38, 154), (118, 122), (70, 106)), mix(s.key, s.light, 0.55))
    s.dots(polygon((38, 154), (118, 122), (70, 106)), s.key, (74, 118), (100, 146), 0.0, 0.7, pitch=2.4)
    flap = polygon((12, 82), (84, 60), (72, 110))
    s.inked([(placed(flap, 1.2, 1.8), s.key), (flap, "#ffffff")], 1.0, (0.2, 0.6))
    s.fill(polygon((84, 60), (72, 110), (66, 98), (76, 66)), mix(s.key, s.light, 0.6))


def _wax(s: Impact, x: float, y: float) -> None:
    """Paint a seal of wax with a leaf pressed into it, soft and glossy, in light from the left."""
    spill = blob(
        (x - 21, y - 2),
        (x - 14, y - 12),
        (x - 2, y - 13),
        (x + 10, y - 15),
        (x + 20, y - 7),
        (x + 23, y + 3),
        (x + 15, y + 11),
        (x + 8, y + 17),
        (x, y + 13),
        (x - 12, y + 14),
        (x - 18, y + 8),
        tension=1.0,
    )
    s.fill(placed(spill, 3.4, 3.6), mix(s.ink, s.deep, 0.6))
    s.inked([(spill, s.mid)], 2.0, (0.7, 1.1))
    s.fill(cut(spill, placed(spill, -3.6, -3.0)), s.deep)
    s.rim([spill], s.key, (-1.0, -0.8), 2.6)
    s.fill(oval(x, y, 16, 11.2), mix(s.ink, s.deep, 0.5))
    s.fill(oval(x + 1.0, y + 1.0, 14.6, 10), s.deep)
    s.rim([oval(x, y, 16, 11.2)], s.key, (1.0, 0.8), 1.5)
    with s.moved(x, y, 1.0):
        for turn in range(0, 360, 60):
            leaf = placed(svg("M0 -1 C4.200 -3 4.200 -9 0 -12 C-4.200 -9 -4.200 -3 0 -1 Z"), turn=turn)
            s.fill(placed(leaf, 1.0, 1.4, down=0.7), s.ink)
            s.fill(placed(leaf, down=0.7), s.light)
        s.fill(oval(0, 0, 2.6, 1.9), s.accent)
    s.fill(oval(x - 15.5, y - 5.4, 2.8, 1.6, -40), "#ffffff")
    s.fill(oval(x - 9.4, y - 10.2, 1.6, 1.0, -20), "#ffffff")


def _stamping_hand(s: Impact) -> None:
    """Paint a fist on the grip of the stamp, its arm from above, the window on its knuckles."""
    skin, lit, dim = s.key, "#ffffff", s.mid
    sleeve = polygon((56, 20), (60, -12), (92, -12), (86, 22))
    s.solid(sleeve, (s.key, s.deep, s.ink), (-1.0, -0.3), 6.0, 2.2)
    s.inked([(polygon((53, 14, 2), (88, 16, 2), (87, 24, 2), (53, 22, 2)), s.accent)], 1.8, (0.5, 0.8))
    fist = svg(
        "M50 28 C54 21 64 20 72 21 C82 22 87 28 86 38 C86 48 81 54 72 55 C62 56 52 52 49 44 C47 38 48 32 50 28 Z"
    )
    s.solid(fist, (lit, skin, dim), (-0.8, -0.8), 6.0, 2.2)
    for y, reach in ((29.0, 52.0), (36.4, 50.5), (43.4, 51.5), (49.6, 55.0)):
        finger = taper((78, y - 0.6), 4.0, (reach, y + 0.8), 3.8)
        s.inked([(finger, skin)], 1.7, (0.4, 0.8))
        with s.clipped(finger):
            s.fill(cut(finger, placed(finger, 1.4, 2.4)), lit)
            s.fill(cut(finger, placed(finger, -1.0, -2.6)), dim)
        s.stroke([(reach + 9, y - 3), (reach + 9.6, y + 0.4)], dim, 1.1)
    thumb = join(taper((76, 24), 4.6, (62, 24), 4.0), taper((62, 24), 4.0, (54, 27.5), 3.2))
    s.solid(thumb, (lit, skin, dim), (-0.6, -1.0), 2.6, 1.8)


def ronan(s: Impact) -> None:
    """A stamp lifts off and leaves a leaf in the wax of a letter. From above, at a slant; light: panes of a window."""
    _writing_desk(s)
    for data in (
        "M62 112 C58 124 60 138 54 158 L62 158 C66 140 66 126 70 114 Z",
        "M72 112 C78 122 88 130 92 146 L100 142 C94 128 84 120 78 110 Z",
    ):
        ribbon_end = svg(data)
        s.inked([(ribbon_end, s.accent)], 1.4, (0.4, 0.6))
        s.fill(cut(ribbon_end, placed(ribbon_end, -2.4, 0)), mix(s.accent, s.ink, 0.35))
    s.fill(svg("M84 92 C96 88 112 86 126 92 L126 102 C112 104 94 106 84 100 Z"), mix(s.ink, s.deep, 0.5), 0.8)
    _wax(s, 68, 106)
    with s.moved(66, 66, 0.92, turn=7):
        die = svg("M-15 5 H15 L14 15 C8 20 -8 20 -14 15 Z")
        neck = svg("M-15 5 C-12 -1 -5 -2 -5 -8 H5 C5 -2 12 -1 15 5 C8 9 -8 9 -15 5 Z")
        grip = svg("M-5 -8 C-5 -14 -11 -18 -11 -30 C-11 -42 -7 -50 0 -50 C7 -50 11 -42 11 -30 C11 -18 5 -14 5 -8 Z")
        s.inked([(grip, s.mid), (neck, s.key), (die, s.key)], 2.2, (0.8, 1.2))
        for path, lit, dark in ((grip, s.key, s.deep), (neck, "#ffffff", s.mid), (die, s.light, s.mid)):
            with s.clipped(path):
                s.fill(box(4, -60, 20, 30), dark)
                s.dots(path, dark, (-4, 0), (5, 0), 0.0, 0.8, pitch=2.4)
                s.fill(box(-9, -60, -4.5, 30), lit)
        s.stroke([(-8.6, -24), (0, -21, 8.6, -24)], s.ink, 1.2)
        s.fill(oval(0, 17, 12, 2.8), s.deep)
    _stamping_hand(s)
    for points in ([(50, 90), (46, 84, 50, 78)], [(88, 116), (94, 112, 92, 106)]):
        s.stroke(points, "#ffffff", 1.3)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-28": Picture(
        ronan,
        ((68.0, 106.0), (72.0, 70.0), (56.0, 96.0)),
        "seals a letter",
        "writing desk",
        "panes of a window on the desk",
    ),
    "m2-30": Picture(
        jessica_jones,
        ((62.0, 96.0), (78.0, 92.0), (62.0, 126.0)),
        "brushes out a finger's print",
        "desk in the dark",
        "torch from the left",
    ),
}
