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


def _stadium_by_night(s: Impact) -> None:
    """Paint a stadium by night: a rack of floodlights, their hard rays, the stand full of heads in the dark."""
    s.steps(
        ALL, (60, -4), (60, 120), [mix(s.ink, s.deep, 0.35), mix(s.ink, s.deep, 0.7), s.deep, mix(s.deep, s.mid, 0.6)]
    )
    s.rays(54, 24, 12, 170, 15, s.mid, 1.0, duty=0.9, seed=5, first=10, last=170, inward=True)
    s.rays(54, 24, 12, 150, 9, s.key, 1.0, duty=0.5, seed=8, first=14, last=166, inward=True)
    for x in (38, 46, 54, 62, 70):
        for y in (12, 20, 28):
            s.fill(oval(x, y, 3.5), s.ink)
            s.fill(oval(x, y, 2.7), "#ffffff")
    stand = svg("M-4 172 V104 L124 88 V172 Z")
    s.fill(stand, mix(s.ink, s.deep, 0.5))
    for row in range(4):
        for number in range(14):
            x, y = -4 + number * 10 + 5 * (row % 2), 110 + row * 11 - 0.125 * (number * 10)
            s.fill(oval(x, y, 3.6, 4.2), (s.deep, mix(s.deep, s.mid, 0.4), mix(s.ink, s.deep, 0.8))[(number + row) % 3])
    s.fill(both(stand, cut(stand, placed(stand, 0, 2.2))), s.key)
    s.dots(ALL, s.ink, (64, 84), (124, 150), 0.0, 0.6)


def _striped_shirt(s: Impact) -> None:
    """Paint the trunk of a referee in a striped shirt, and one arm straight up at the right."""
    shirt = svg("M26 172 C26 140 34 126 48 121 L70 120 C84 123 94 134 96 172 Z")
    s.inked([(shirt, "#ffffff")], 2.4, (0.6, 1.0))
    with s.clipped(shirt):
        for x in (30, 44, 58, 72, 86):
            s.fill(polygon((x + 1, 116), (x + 8, 116), (x + 6, 172), (x - 1, 172)), s.ink)
        s.fill(cut(shirt, placed(shirt, -8, 0)), s.deep, 0.8)
    collar = polygon((47, 118), (59, 134), (71, 118), (66, 114), (52, 114))
    s.inked([(collar, s.ink)], 1.4, (0.2, 0.3))
    arm = limb((84, 136, 11), (100, 108, 8.6), (92, 84, 6.4))
    bare = limb((98, 102, 7.2), (90, 78, 5.2))
    s.inked([(arm, "#ffffff"), (bare, "#b8745a")], 2.4, (0.6, 0.8))
    with s.clipped(arm):
        for at in range(5):
            s.stroke([(76 + at * 6, 142 - at * 12), (100 + at * 5, 150 - at * 12)], s.ink, 5.4)
        s.fill(cut(arm, placed(arm, -5, -1)), s.deep, 0.8)
    s.inked([(bare, "#c4806a")], 2.0, (0.4, 0.6))
    s.fill(cut(bare, placed(bare, -3.4, 0)), "#6a3458")
    s.inked([(box(88, 84, 103, 91, 2), s.ink)], 1.0, (0, 0))
    s.fill(box(91, 85.6, 97, 89.4, 1), s.accent)


def _whistling_head(s: Impact) -> None:
    """Paint the head of a referee: brows down, cheeks full, a whistle between the lips, hair cropped short."""
    skin, dim = "#c4806a", "#6a3458"
    with s.moved(57, 96, 1.0, turn=-6):
        for side in (-1, 1):
            s.inked([(oval(side * 20, 2, 3.4, 5.4), skin if side < 0 else dim)], 1.6, (0.2, 0.4))
        head = svg(
            "M-18 -10 C-18 -24 -9 -29 0 -29 C10 -29 18 -24 18 -10 C19 0 22 8 18 15 C13 25 -13 25 -18 15 C-22 8 -19 0 -18 -10 Z"
        )
        s.inked([(head, skin)], 2.4, (0.7, 1.1))
        with s.clipped(head):
            s.fill(svg("M6 -30 C12 -14 6 -4 14 6 C16 14 10 22 4 26 H26 V-30 Z"), dim)
            s.fill(oval(-14, 11, 4.4, 4.0), "#eab0a0")
        hair = svg("M-19 -9 C-22 -28 -10 -35 1 -35 C13 -35 22 -27 19 -9 L15 -16 C8 -21 -7 -21 -14 -16 Z")
        s.inked([(hair, mix(s.ink, s.deep, 0.3))], 2.0, (0.5, 0.8))
        s.rim([hair], s.key, (-0.4, -1.0), 1.8)
        for side in (-1, 1):
            s.inked(
                [(polygon((side * 3.2, -5.4), (side * 13, -8.4), (side * 12, -2, 2), (side * 5, -1.6, 2)), "#ffffff")],
                1.2,
                (0, 0),
            )
            s.fill(oval(side * 7.4 + 0.8, -4.4, 2.2, 2.6), s.ink)
            s.stroke([(side * 2.4, -8.2), (side * 14.4, -12.4)], s.ink, 3.4)
        s.stroke([(-1, -4), (-3.4, 4), (2.6, 5)], s.ink, 1.6)
        s.stroke([(-10, 8), (-7, 6)], s.ink, 1.3)
        s.stroke([(10, 8), (7, 6)], s.ink, 1.3)
        whistle = svg("M-4 9 H5 V14 C9 14 11 18 9.500 22 C7.500 27 0 27.500 -2.400 23 C-4 20 -4 16 -4 14 Z")
        s.inked([(whistle, s.accent)], 2.0, (0.5, 0.9))
        s.fill(both(whistle, svg("M2 8 H14 V30 H0 C6 24 5 16 2 14 Z")), mix(s.accent, s.ink, 0.4))
        s.fill(oval(2.6, 19.6, 2.8), s.ink)
        s.fill(box(-3, 10, 3, 11.6), "#f6ffb4")
    for angle, long in ((146, 11), (172, 14), (198, 12)):
        start = around(38, 116, 3, angle)
        s.stroke([start, around(38, 116, long, angle)], "#ffffff", 2.2)


def ronan(s: Impact) -> None:
    """A referee whistles and shows somebody the card. Under the stand, eye to eye; light: floodlights above."""
    _stadium_by_night(s)
    _striped_shirt(s)
    card = placed(box(-11.5, -15.5, 11.5, 15.5, 2), 79, 53, 1.0, -13)
    s.inked([(card, s.accent)], 2.6, (0.8, 1.3))
    with s.clipped(card):
        s.fill(placed(polygon((-14, -18), (4, -18), (-12, 10), (-14, 10)), 79, 53, 1.0, -13), "#f4ff9a")
    fist = join(limb((90, 74, 6.4), (87, 68, 7.4)), limb((82, 68, 3.4), (80, 61, 3.0)))
    s.inked([(fist, "#c4806a")], 1.9, (0.4, 0.7))
    s.fill(cut(fist, placed(fist, -2.6, -1.6)), "#6a3458")
    for at in range(3):
        finger = limb((93 - at * 0.8, 66 + at * 5.0, 3.2), (84.4 - at * 0.4, 65 + at * 5.0, 2.7))
        s.inked([(finger, "#c4806a")], 1.5, (0.3, 0.6))
    _whistling_head(s)
    s.glint(72, 40, 7.0)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-28": Picture(
        ronan,
        ((56.0, 92.0), (58.0, 114.0), (80.0, 54.0), (88.0, 70.0)),
        "shows somebody the card",
        "stadium by night",
        "floodlights above",
    ),
    "m2-30": Picture(
        jessica_jones,
        ((69.0, 85.0), (52.0, 86.0), (86.0, 84.0), (52.0, 114.0)),
        "looks out between slats",
        "blind",
        "street from the left",
    ),
}
