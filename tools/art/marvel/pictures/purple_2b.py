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


def _crowded_hall(s: Impact) -> None:
    """Paint a hall: violet panels, one lamp's cone that stands on the floor, a crowd behind a rail."""
    s.fill(ALL, s.deep)
    for x in range(-2, 124, 21):
        s.fill(box(x, -6, x + 17, 70), mix(s.deep, s.mid, 0.28))
        s.fill(box(x, 76, x + 17, 108), mix(s.deep, s.mid, 0.28))
    s.fill(polygon((36, -8), (60, -8), (92, 132), (20, 132)), mix(s.mid, s.key, 0.25))
    s.fill(polygon((42, -8), (54, -8), (78, 132), (30, 132)), s.key)
    heads = [oval(x, 106 - (x * 7) % 4, 4.4, 5.2) for x in range(2, 124, 11) if not 30 < x < 78]
    s.fill(
        join(*heads, *(oval(x, 116, 6.4, 7) for x in range(2, 124, 11) if not 30 < x < 78)), mix(s.ink, s.deep, 0.35)
    )
    s.fill(box(-4, 114, 124, 172), mix(s.deep, s.ink, 0.45))
    s.fill(box(-4, 113, 124, 116), s.mid)
    s.fill(oval(55, 138, 36, 8), s.key)
    s.fill(oval(55, 138, 27, 5.6), "#ffffff")


_ACCUSED: Final = join(
    oval(-5, -34, 4.8, 5.4, -16),
    svg("M-11 -26 C-8 -30 -1 -30 2 -26 L5 -12 L7 -4 C2 -2 -6 -2 -10 -4 L-8 -14 Z"),
    limb((-4, -6, 2.8), (-6, 0, 2.2)),
    limb((3, -6, 2.8), (6, -1, 2.2)),
    oval(-8, 0.6, 4.2, 2.0),
    oval(8, -0.4, 4.2, 2.0, 8),
    limb((0, -25, 2.4), (7, -23, 2.0), (8, -33, 1.7)),
    limb((-10, -25, 2.4), (-15, -20, 2.0), (-14, -12, 1.7)),
    oval(8.4, -35, 2.3, 2.8),
)
"""One who shrinks back to the left, a hand raised before the face; the feet at the origin."""


def _accused(s: Impact, x: float, foot: float) -> None:
    """Paint a small person in the light: a silhouette with a long shadow, a lime scarf."""
    s.fill(polygon((x - 9, foot), (x + 8, foot), (x - 12, foot + 14), (x - 38, foot + 14)), s.deep)
    person = placed(_ACCUSED, x, foot)
    s.backlit(person, (0.9, -0.4), s.key, width=0.9)
    s.fill(
        placed(svg("M-9.500 -29.500 L0 -28.500 L1 -25.500 L-5 -25.500 L-10 -16 L-13.500 -17 L-8.500 -26 Z"), x, foot),
        s.accent,
    )


def _pointing_hand(s: Impact) -> None:
    """Paint a great hand that points to the left, from the back: forefinger out, three fingers folded, the thumb last."""
    skin, shade, lit = mix(s.key, s.mid, 0.35), mix(s.deep, s.mid, 0.35), s.light
    palm = svg("M-2 -9 C6 -13 20 -13 31 -10 L33 15 C24 21 10 22 2 19 Z")
    s.inked([(palm, skin)], 2.2, (0.6, 1.1))
    s.fill(both(palm, placed(palm, 7, 12)), shade)
    finger = join(limb((4, -3, 6.4), (-16, -2, 5.4)), limb((-16, -2, 5.4), (-33, 1, 4.0)))
    for number, (x, y) in enumerate(((1, 15.4), (-2, 10.4), (-4, 4.8))):
        folded = join(limb((x + 13, y + 1, 4.8), (x - 3, y, 4.4)))
        s.inked([(folded, skin)], 1.6, (0.4, 0.8))
        s.fill(both(folded, placed(folded, 3, 4.4)), shade)
        s.fill(oval(x - 3.6, y - 1.4, 2.6, 1.7), lit)
        s.stroke([(x + 3.4, y - 3.6), (x + 2.4, y, x + 3.4, y + 3.6)], s.ink, 0.9 + 0.1 * number)
    s.inked([(finger, skin)], 1.9, (0.5, 0.9))
    s.fill(both(finger, placed(finger, 2, 5.6)), shade)
    s.fill(cut(finger, placed(finger, 1.0, 3.0)), lit)
    s.fill(svg("M-36 -1 C-35 -3 -31 -3.600 -28.500 -2.600 C-29 -0.600 -33 0.400 -36 -1 Z"), "#ffffff")
    for x in (-15, -3):
        s.stroke([(x, -6), (x - 1.4, -2, x, 2)], s.ink, 1.0)
    thumb = limb((20, -8, 6.4), (10, -15, 5.2), (-3, -14, 3.8))
    s.inked([(thumb, skin)], 1.9, (0.4, 0.8))
    s.fill(both(thumb, placed(thumb, 2, 5)), shade)
    s.fill(cut(thumb, placed(thumb, 0.8, 2.6)), lit)
    cuff = polygon((29, -14), (40, -16), (42, 20), (31, 19))
    s.inked([(cuff, "#ffffff")], 1.8, (0.5, 0.9))
    s.fill(polygon((30.6, 5), (41, 4), (42, 20), (31, 19)), s.key)
    s.inked([(oval(36, 1, 2.4), s.accent)], 1.1, (0.2, 0.3))
    sleeve = polygon((39, -21), (110, -40), (110, 50), (41, 25))
    s.inked([(sleeve, mix(s.ink, s.deep, 0.25))], 2.0, (0.5, 0.9))
    s.fill(polygon((39, -21), (110, -40), (110, -32), (39.6, -15)), s.mid)


def ronan(s: Impact) -> None:
    """A great finger points at a small person. In a crowded hall; light: one lamp's cone from above."""
    _crowded_hall(s)
    _accused(s, 54, 139)
    with s.moved(88, 67, 1.1, turn=-32):
        _pointing_hand(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-28": Picture(
        ronan,
        ((54.0, 108.0), (64.0, 82.0), (90.0, 64.0)),
        "points at somebody",
        "crowded hall",
        "lamp over one person",
    ),
    "m2-30": Picture(
        jessica_jones,
        ((69.0, 85.0), (52.0, 86.0), (86.0, 84.0), (52.0, 114.0)),
        "looks out between slats",
        "blind",
        "street from the left",
    ),
}
