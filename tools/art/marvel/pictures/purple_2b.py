"""Pictures of two of the purple cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import Tones, modelled
from tools.art.marvel.impact import CREAM, Impact
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
    taper,
)


def _slat(s: Impact, y: float, tones: Tones) -> None:
    """Paint a wide slat of a blind whose middle line is at a height; those next to the gap at 82 are bent away from it.

    ``tones`` are those of its upper edge, its face and its lower edge.
    """
    above = y < 82
    near = max(0.0, 1 - abs(82 - y) / 60)

    def line(drop: float) -> list[Point]:
        found = []
        for step in range(33):
            x = -6 + step * 4.1
            bend = near**1.8 * 26 * math.exp(-(((x - 62) / 34) ** 2))
            found.append((x, y + drop + (-bend if above else bend)))
        return found

    top, foot = line(-12.4), line(11.6)
    s.inked([(polygon(*top, *reversed(foot)), tones[1])], 1.4, (0.1, 1.2))
    s.fill(polygon(*top, *reversed(line(-8.4))), tones[0])
    s.fill(polygon(*line(5.4), *reversed(foot)), tones[2])


def _lens_between_slats(s: Impact) -> None:
    """Paint a long lens that comes through the gap: rings of its barrel, and in the glass a street lamp and two people."""
    back, front = (74.0, 76.0, 20.0), (83.0, 81.0, 27.0)
    s.fill(oval(98, 98, 34, 31), mix(s.ink, s.deep, 0.35), 0.8)
    barrel = join(taper(back[:2], back[2], front[:2], front[2]))
    modelled(s, barrel, (s.key, mix(s.deep, s.ink, 0.55), s.ink), _FROM_THE_STREET, 5.0, 2.2, 1.8, 2.6, dotted=False)
    for share in (0.2, 0.5, 0.8):
        x, y, r = (a + (b - a) * share for a, b in zip(back, front, strict=True))
        s.line(oval(x, y, r - 0.6), s.ink, 2.4)
        s.line(oval(x, y, r - 1.8), s.mid, 0.9)
    x, y, r = front
    s.inked([(oval(x, y, r), mix(s.deep, s.ink, 0.7))], 1.6, (0.6, 0.8))
    s.rim([oval(x, y, r)], "#ffffff", _FROM_THE_STREET, 2.6)
    for number in range(40):
        s.stroke([around(x, y, r - 2.4, 9 * number), around(x, y, r - 4.4, 9 * number)], s.mid, 0.9)
    glass = oval(x, y, 21.5)
    s.inked([(glass, s.deep)], 1.8, (0, 0))
    with s.clipped(glass), s.moved(scale=1.28, about=(x, y + 10)):
        s.fill(oval(x - 3, y - 4, 20), s.mid)
        s.fill(polygon((x + 1, y - 13), (x + 15, y + 13), (x - 13, y + 13)), s.accent)
        s.fill(polygon((x + 1, y - 13), (x + 9, y + 13), (x - 7, y + 13)), "#f2ffae")
        s.fill(box(x - 24, y + 12, x + 24, y + 24), s.ink)
        s.stroke([(x + 1, y - 22), (x + 1, y - 12)], s.ink, 1.6)
        s.fill(polygon((x - 3, y - 11), (x + 5, y - 11), (x + 3, y - 14.4), (x - 1, y - 14.4)), s.ink)
        for at, turn in ((-3.6, 1), (6.0, -1)):
            person = join(
                oval(x + at, y - 1.6, 2.3, 2.6),
                svg(
                    f"M{x + at - 3.4} {y + 13} L{x + at - 3.2} {y + 3} C{x + at - 3} {y + 0.6} {x + at + 3} {y + 0.6} {x + at + 3.2} {y + 3} L{x + at + 3.4} {y + 13} Z"
                ),
                limb((x + at + 2 * turn, y + 4, 1.1), (x + at + 4.6 * turn, y + 5.4, 0.9)),
                box(x + at - 3.6, y - 3.6, x + at + 3.6, y - 2.6),
            )
            s.fill(person, s.ink)
        s.fill(box(x + 0.2, y + 4.6, x + 3.0, y + 7.4), "#ffffff")
    s.rim([glass], s.ink, (0.7, 0.7), 2.6)
    s.fill(
        svg(
            f"M{x - 16} {y - 2} C{x - 16} {y - 10} {x - 10} {y - 16} {x - 3} {y - 17} C{x - 8} {y - 13} {x - 12} {y - 8} {x - 13} {y - 1} Z"
        ),
        "#ffffff",
    )
    s.fill(oval(x + 13, y + 8, 2.2, 3.0, 40), s.light)


_FROM_THE_STREET: Final = (-0.6, -0.8)


def _fingers_on_a_slat(s: Impact) -> None:
    """Paint a hand in the dark of the gap and its four fingers, which bend over the lower slat; the nails varnished."""
    skin: Tones = ("#ffd8b4", "#b8664e", "#54203c")
    back = svg("M21 102 C21 92 24 86 32 83 C36 79 42 79 46 81 C54 80 64 86 65 102 Z")
    with s.clipped(polygon((-4, 60), (70, 60), (70, 112), (-4, 112))):
        modelled(s, back, (skin[0], "#8e4a44", skin[2]), _FROM_THE_STREET, 5.0, 1.8, 1.3, 1.4, dotted=False)
    for x, top, tip, lean in (
        (59.0, 97.0, 126.0, 1.0),
        (48.4, 95, 134, 0.0),
        (37.4, 94, 134, -1.6),
        (27.0, 94, 125, -3.0),
    ):
        finger = limb(
            (x, top, 4.6),
            (x + 0.2 * lean, top + 7, 5.2),
            (x + 0.6 * lean, (top + tip) / 2 + 2, 4.3),
            (x + lean, tip - 4, 3.6),
        )
        modelled(s, finger, skin, _FROM_THE_STREET, 3.4, 1.8, 1.4, 1.8, dotted=False)
        for y in (top + 5.4, top + 8.0):
            s.stroke([(x - 2.4, y), (x, y + 1.2, x + 2.8, y)], skin[2], 1.0)
        s.stroke(
            [(x - 2 + 0.7 * lean, tip - 13), (x + 0.7 * lean, tip - 12, x + 2.6 + 0.7 * lean, tip - 13)], skin[2], 0.9
        )
        nail = placed(
            svg("M-2.500 -3.600 C-2.600 -6 2.600 -6 2.500 -3.600 L2 1.600 C1 3.600 -1 3.600 -2 1.600 Z"),
            x + lean,
            tip - 3.6,
        )
        s.inked([(nail, s.accent)], 1.0, (0.1, 0.2))
        s.fill(oval(x + lean - 0.9, tip - 6.2, 0.7, 1.6), "#ffffff")


_LAMPLIGHT: Final = polygon((18, -6), (74, -6), (126, 96), (126, 172), (36, 172))
"""Where a lamp of the street falls on the blind."""


def jessica_jones(s: Impact) -> None:
    """A hand bends a slat down, and a long lens comes out, on two people in the street. Close; light: that street's lamp."""
    s.fill(ALL, s.ink)
    heights = (-3.0, 22.0, 47.0, 72.0, 93.0, 118.0, 143.0)
    for y in heights:
        _slat(s, y, (mix(s.deep, s.mid, 0.4), s.deep, mix(s.ink, s.deep, 0.5)))
    with s.clipped(_LAMPLIGHT):
        for y in heights:
            _slat(s, y, (CREAM[1], s.key, s.mid) if abs(y - 82) < 24 else (s.key, s.mid, s.deep))
    s.dots(ALL, mix(s.ink, s.deep, 0.5), (78, 104), (112, 152), 0.0, 0.85)
    for x in (14, 110):
        s.stroke([(x, -4), (x, 172)], s.ink, 2.6)
        s.stroke([(x - 0.4, -4), (x - 0.4, 172)], s.key, 0.9)
    _lens_between_slats(s)
    _fingers_on_a_slat(s)


def _stadium_by_night(s: Impact) -> None:
    """Paint a stand by night and, over it, one rack of floodlights whose haze fills the middle of the picture."""
    s.fill(ALL, mix(s.ink, s.deep, 0.25))
    s.pool(66, 50, ((96, mix(s.deep, s.ink, 0.2)), (82, mix(s.deep, s.mid, 0.4)), (67, s.mid), (50, s.key)))
    s.rays(66, 46, 30, 130, 15, s.light, 0.28, duty=0.5, seed=9, inward=False)
    s.halo(ALL, s.ink, 66, 50, 74, 116, 0.0, 0.8)
    stand = svg("M-4 108 C30 98 92 98 124 108 V172 H-4 Z")
    s.fill(stand, mix(s.mid, s.deep, 0.5))
    lots = chance(4)
    for _ in range(60):
        s.fill(oval(-2 + 124 * next(lots), 109 + 34 * next(lots), 1.9), mix(s.deep, s.ink, 0.1 + 0.4 * next(lots)))
    s.fill(oval(66, 48, 30, 29), s.light)
    s.fill(oval(66, 46, 20, 19), CREAM[1])


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
        ((80.0, 90.0), (74.0, 95.0), (88.0, 93.0), (45.0, 112.0)),
        "aims between slats",
        "blind",
        "street lamp in a lens",
    ),
}
