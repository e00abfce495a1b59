"""Pictures of two of the purple cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    blob,
    box,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    svg,
    taper,
)


def _slat(s: Impact, y: float) -> None:
    """Paint a slat of a blind whose middle line is at a height; the slats next to the gap at 84 are bent away from it."""
    above = y < 84
    near = max(0.0, 1 - abs(84 - y) / 46)

    def line(drop: float) -> list[Point]:
        found = []
        for step in range(33):
            x = -6 + step * 4.1
            bend = near**1.5 * 17 * math.exp(-(((x - 66) / 27) ** 2))
            found.append((x, y + drop + (-bend if above else bend)))
        return found

    top, foot = line(-4.2), line(4.6)
    s.inked([(polygon(*top, *reversed(foot)), s.key)], 1.3, (0.1, 0.7))
    s.fill(polygon(*top, *reversed(line(-0.6))), s.light)
    s.fill(polygon(*line(2.6), *reversed(foot)), s.mid)


def _face_in_the_dark(s: Impact) -> None:
    """Paint what a gap shows of a face: an eye, its brow, the bridge of the nose, lit by the strip that falls through."""
    skin, lit = mix(s.ink, "#8a4a5c", 0.75), "#f0b49c"
    s.fill(ALL, s.ink)
    s.fill(svg("M40 60 C52 56 84 56 96 62 C104 76 102 96 94 110 H36 C30 92 32 74 40 60 Z"), skin)
    s.fill(svg("M30 76 C44 70 56 70 62 72 L96 70 C102 78 102 92 98 98 L60 100 C52 102 44 108 36 104 Z"), lit)
    s.fill(svg("M30 70 C40 74 46 84 44 98 L36 112 H22 V70 Z"), skin)
    s.fill(svg("M92 56 C88 70 94 84 90 98 L94 112 H114 V56 Z"), s.ink)
    brow = svg("M50 68 C60 60 80 60 94 70 C82 67 64 66 51 73 Z")
    s.fill(brow, s.ink)
    eye = svg("M48 87 C54 75 78 72 92 86 C82 97 60 98 48 87 Z")
    s.inked([(eye, "#ffffff")], 2.4, (0.0, -0.6))
    with s.clipped(eye):
        s.fill(svg("M46 80 C58 72 82 72 94 84 V78 C82 68 58 66 46 76 Z"), mix(s.key, s.mid, 0.5))
        s.fill(oval(69, 85, 11.4), s.ink)
        s.fill(oval(69, 85, 10.0), s.accent)
        s.rays(69, 85, 5.5, 10, 22, "#7fa01a", 1.0, duty=0.6, seed=4)
        s.fill(oval(69, 85, 5.2), s.ink)
        s.fill(oval(65.4, 81.4, 2.7, 2.2), "#ffffff")
        s.fill(svg("M71 92 L72 87.6 L73.400 87.600 L74.400 92 Z"), "#f4ffb0")
        s.fill(oval(72.7, 86.4, 1.0), "#f4ffb0")
    s.line(svg("M48 87 C54 75 78 72 92 86"), s.ink, 2.6)
    for start, end in (((86, 79.6), (91, 76)), ((90, 83), (96, 80.6)), ((80, 76.6), (83, 72))):
        s.stroke([start, end], s.ink, 1.8)


def _fingers_on_a_slat(s: Impact) -> None:
    """Paint two fingers that come through from behind and pull a slat down, their nails varnished."""
    skin, lit, dim = "#c87a68", "#ffd0b0", "#5c2a4c"
    for x, tip in ((46, 122), (58, 126)):
        finger = limb((x + 4, 97, 5.2), (x + 1, 107, 5.4), (x, tip - 8, 4.6))
        s.inked([(finger, skin)], 2.0, (0.6, 0.9))
        with s.clipped(finger):
            s.fill(cut(finger, placed(finger, -2.6, 0.0)), dim)
            s.fill(cut(finger, placed(finger, 2.6, 0.6)), lit)
            for y in (103, 105):
                s.stroke([(x - 1, y), (x + 6, y)], dim, 0.9)
        nail = svg(
            f"M{x - 2.8} {tip - 11} C{x - 3} {tip - 15} {x + 3} {tip - 15} {x + 2.8} {tip - 11} L{x + 2} {tip - 5} C{x + 1} {tip - 3} {x - 1} {tip - 3} {x - 2} {tip - 5} Z"
        )
        s.inked([(nail, s.accent)], 1.2, (0.1, 0.2))
        s.fill(oval(x - 0.9, tip - 11, 0.8, 1.8), "#ffffff")


def jessica_jones(s: Impact) -> None:
    """An eye looks out between the slats of a blind that two fingers pull apart. Close; light: the street, from the left."""
    _face_in_the_dark(s)
    for number in range(17):
        y = 4 + number * 9.0
        if abs(y - 84) > 4:
            _slat(s, y)
    s.dots(box(-4, -4, 124, 172), s.deep, (84, 60), (124, 40), 0.0, 0.7)
    for x in (30, 104):
        s.stroke([(x, -4), (x, 172)], s.ink, 2.6)
        s.stroke([(x - 0.4, -4), (x - 0.4, 172)], s.light, 0.9)
    _fingers_on_a_slat(s)


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
        ((69.0, 85.0), (52.0, 86.0), (86.0, 84.0), (52.0, 114.0)),
        "looks out between slats",
        "blind",
        "street from the left",
    ),
}
