"""Pictures of two of the purple cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.marvel.profiles import CAP, profile
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    around,
    box,
    chance,
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
    """Paint a stand by night and, over it, one rack of floodlights whose haze fills the middle of the picture."""
    s.fill(ALL, mix(s.ink, s.deep, 0.25))
    s.pool(66, 50, ((84, mix(s.deep, s.ink, 0.4)), (66, s.deep), (52, s.mid), (39, s.key)))
    s.rays(66, 46, 30, 130, 15, s.light, 0.28, duty=0.5, seed=9, inward=False)
    s.halo(ALL, s.ink, 66, 50, 56, 110, 0.0, 0.8)
    stand = svg("M-4 108 C30 98 92 98 124 108 V172 H-4 Z")
    s.fill(stand, mix(s.ink, s.deep, 0.3))
    lots = chance(4)
    for _ in range(60):
        s.fill(oval(-2 + 124 * next(lots), 109 + 34 * next(lots), 1.9), mix(s.deep, s.ink, 0.2 + 0.5 * next(lots)))
    s.fill(oval(66, 48, 30, 29), s.light)
    s.fill(oval(66, 46, 20, 19), "#ffffff")


_CARD: Final = placed(box(-13.5, -18.5, 13.5, 18.5, 2.4), 66, 54, turn=-10)


def _raised_card(s: Impact) -> None:
    """Paint the card before the floodlights and the arm that holds it up: fingers behind it, the thumb before it."""
    skin, lit = "#7a4450", "#f0b498"
    arm = limb((101, 138, 9.5), (104, 108, 7.0), (89, 84, 5.0))
    s.inked([(arm, s.light)], 1.8, (1.0, 0.8))
    with s.clipped(arm):
        for number in range(6):
            s.fill(placed(box(-16, -3, 16, 3), 104 - 1.5 * number, 140 - 11.5 * number, turn=-12 - 4 * number), s.ink)
        s.fill(cut(arm, placed(arm, -4.5, -1.0)), s.ink, 0.6)
    for x, y in ((82, 62), (84, 68.5), (84.6, 75)):
        s.inked([(limb((x - 6, y, 3.6), (x + 1.6, y + 0.6, 3.6)), skin)], 1.4, (0.4, 0.7))
        s.rim([limb((x - 6, y, 3.6), (x + 1.6, y + 0.6, 3.6))], lit, (-0.2, -1.0), 1.4)
    s.inked([(_CARD, s.accent)], 2.2, (0.8, 1.3))
    with s.clipped(_CARD):
        s.fill(placed(polygon((-16, -20), (8, -20), (-14, 16), (-16, 16)), 66, 54, turn=-10), "#f6ffae")
    palm = join(limb((90, 86, 5.6), (86, 77, 6.0)), limb((85, 78, 4.0), (76, 73, 3.6), (69, 66, 3.0)))
    s.inked([(palm, skin)], 1.7, (0.4, 0.8))
    s.rim([palm], lit, (-0.6, -1.0), 1.8)


def _whistling_referee(s: Impact) -> None:
    """Paint the referee from the side against the light: striped shoulders, a head in a cap, the whistle in its mouth."""
    shirt = svg("M30 172 C32 146 42 133 60 126 C74 121 92 122 104 129 C114 136 118 152 120 172 Z")
    s.inked([(shirt, s.light)], 1.8, (1.0, 0.4))
    with s.clipped(shirt):
        for x in (34, 50, 66, 82, 98):
            s.fill(polygon((x + 4, 172), (x + 8, 120), (x + 15, 120), (x + 13, 172)), s.ink)
        s.fill(cut(shirt, placed(shirt, -7, 5)), s.ink, 0.55)
    profile(s, 67, 99, 2.35, ("#a8625a", "#4a2038"), (CAP, s.ink, s.mid), turn=4.0)
    whistle = join(oval(38, 115, 6.0), polygon((38, 109), (51, 107.5), (51, 112.5), (41, 115)))
    s.inked([(whistle, s.accent)], 1.8, (0.5, 0.9))
    s.fill(oval(38, 115, 2.2), s.ink)
    for turn in (150.0, 180, 210):
        s.fill(
            polygon(around(38, 113, 10, turn), around(38, 113, 19, turn - 7), around(38, 113, 19, turn + 7)), s.light
        )


def ronan(s: Impact) -> None:
    """A referee whistles and holds up the card. From below, from the side; light: a rack of floodlights behind the card."""
    _stadium_by_night(s)
    _raised_card(s)
    _whistling_referee(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-28": Picture(
        ronan,
        ((56.0, 100.0), (38.0, 112.0), (66.0, 54.0), (84.0, 74.0)),
        "holds up the card",
        "stadium by night",
        "floodlights behind a card",
    ),
    "m2-30": Picture(
        jessica_jones,
        ((69.0, 85.0), (52.0, 86.0), (86.0, 84.0), (52.0, 114.0)),
        "looks out between slats",
        "blind",
        "street from the left",
    ),
}
