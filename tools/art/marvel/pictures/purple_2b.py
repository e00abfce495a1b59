"""Pictures of two of the purple cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.marvel.profiles import BUN, HAT, SHORT, profile
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
    for number, x in enumerate((86, 100, 114)):
        y = 100 + (number * 5) % 4
        body = svg(
            f"M{x - 9} {y + 22} C{x - 9} {y + 12} {x - 5} {y + 8} {x} {y + 8} C{x + 5} {y + 8} {x + 9} {y + 12} {x + 9} {y + 22} Z"
        )
        s.inked([(body, mix(s.deep, s.mid, 0.3))], 1.1, (0.2, 0.3))
        s.rim([body], s.key, (-1.0, -0.6), 1.2)
        profile(s, x, y, 0.66, (s.key, s.mid), ((SHORT, BUN, HAT)[number], s.ink, s.deep))
    s.fill(box(-4, 114, 124, 172), mix(s.deep, s.ink, 0.45))
    s.fill(box(-4, 113, 124, 116), s.mid)
    s.fill(polygon((27, 114), (81, 114), (88, 140), (22, 140)), mix(s.deep, s.mid, 0.85))
    s.fill(polygon((33.4, 114), (75.4, 114), (80, 140), (28, 140)), mix(s.mid, s.key, 0.6))
    s.fill(oval(55, 138, 36, 8), s.key)
    s.fill(oval(55, 138, 27, 5.6), "#ffffff")


def _accused(s: Impact, x: float, foot: float) -> None:
    """Paint somebody in a coat who leans back and looks up, one hand at the chest, the other spread: who, me?"""
    s.fill(polygon((x - 12, foot), (x + 14, foot), (x - 10, foot + 14), (x - 46, foot + 14)), mix(s.deep, s.ink, 0.3))
    cloth, trousers = ("#f4ffb4", s.accent, "#5f8412"), (s.key, s.mid, s.deep)
    skin, lamp = ("#ffd9b8", "#a05a50"), (0.8, -0.8)
    with s.moved(x, foot, 1.3):
        s.solid(limb((-8.6, -27, 2.7), (-13.4, -19.6, 2.3), (-20, -23.6, 1.8)), cloth, lamp, 1.6, 1.1)
        palm = join(
            oval(-22.4, -25, 2.2),
            *(
                limb((-22.6, -25.6, 0.9), (tip_x, tip_y, 0.7))
                for tip_x, tip_y in ((-26.4, -26), (-25.4, -28.4), (-23, -29.4))
            ),
            limb((-21.6, -26, 0.9), (-19.6, -28.4, 0.7)),
        )
        s.inked([(palm, skin[0])], 0.9, (0.1, 0.2))
        for leg, shoe in (
            (
                limb((-3, -12, 3.0), (-4.4, -6.6, 2.5), (-5, -2, 2.0)),
                "M-7.400 -2 H-2.600 L-2.400 1 H-11 C-11 -1 -9 -1.600 -7.400 -2 Z",
            ),
            (limb((3.4, -12, 3.0), (5.6, -6.6, 2.5), (7.6, -2, 2.0)), "M5.400 -2 H10 C12 -1.600 14 -1 14 1 H5.200 Z"),
        ):
            s.solid(leg, trousers, lamp, 1.6, 1.1)
            s.inked([(svg(shoe), s.ink)], 0.7, (0.1, 0.1))
        coat = svg(
            "M-8 -29.600 C-5 -32 1 -32 3.600 -30 C6.400 -24 7.600 -16 9 -8.600 C4 -6.600 -3 -6.600 -8 -8.600 C-7.600 -15 -9.600 -23 -8 -29.600 Z"
        )
        s.solid(coat, cloth, lamp, 4.4, 1.4)
        s.stroke([(0.4, -29), (1.6, -18, 1.4, -8)], s.ink, 0.9)
        for y in (-22, -17, -12):
            s.fill(oval(3.2, y, 0.8), s.ink)
        profile(s, -3, -36, 0.7, skin, (SHORT, mix(s.ink, s.deep, 0.4), s.mid), turn=-14, flip=True)
        s.solid(limb((3.4, -28, 2.8), (9.6, -21, 2.4), (3.6, -22.4, 1.8)), cloth, lamp, 1.6, 1.2)
        s.inked(
            [
                (
                    join(
                        oval(1.4, -23.2, 2.1),
                        *(limb((1, -24.2 + n, 0.8), (-1.8, -24.8 + 1.2 * n, 0.7)) for n in range(3)),
                    ),
                    skin[0],
                )
            ],
            0.8,
            (0.1, 0.2),
        )


def _pointing_hand(s: Impact) -> None:
    """Paint a great hand that points to the left, from the thumb's side: planes lit from the tip, three fingers folded."""
    skin, shade, lit = mix(s.key, s.mid, 0.3), mix(s.deep, s.mid, 0.4), s.light
    back = polygon((31, -14), (12, -16, 3), (1, -15, 3), (-3, -6), (-2, 13, 3), (10, 19, 4), (32, 16))
    s.inked([(back, skin)], 2.2, (0.6, 1.1))
    s.fill(both(back, polygon((40, 2), (8, 6), (-4, 20), (40, 24))), shade)
    s.fill(both(back, polygon((-4, -18), (34, -18), (34, -11), (10, -11.6))), lit)
    for x, y, size in ((5.6, 14.0, 0.84), (2.6, 7.4, 0.95), (0.0, 0.0, 1.0)):
        folded = placed(
            polygon((13, -3, 1), (-7, -3.4, 2.6), (-12.6, 0, 2.2), (-12.2, 4.4, 2.2), (-7, 6.6, 2.4), (13, 5.6, 1)),
            x,
            y,
            size,
        )
        s.inked([(folded, skin)], 1.6, (0.3, 0.8))
        with s.clipped(folded):
            s.fill(placed(polygon((14, 2), (-5, 2.6), (-9, 7.6), (14, 9)), x, y, size), shade)
            s.fill(placed(polygon((-15, -5), (-6.4, -5), (-7.4, 2.4), (-15, 5.4)), x, y, size), lit)
        s.stroke([(x - 6.6 * size, y - 2.4), (x - 7.8 * size, y + 2.6 * size)], s.ink, 0.9)
    finger = polygon(
        (9, -16, 1), (-12, -15, 3), (-33, -10.6, 2.4), (-39, -6.6, 2.0), (-37, -2.6, 1.8), (-15, -3.6, 2), (9, -1, 1)
    )
    s.inked([(finger, skin)], 1.9, (0.5, 0.9))
    with s.clipped(finger):
        s.fill(polygon((12, -4.4), (-15, -7.4), (-37, -4.6), (-40, 2), (12, 2)), shade)
        s.fill(polygon((12, -18), (-13, -18), (-42, -10), (-40, -5), (-32, -7.4), (-13, -11.6), (12, -12)), lit)
    s.inked(
        [(svg("M-38 -8 L-31.500 -11.400 C-29.500 -10.800 -30 -9 -31.500 -8.400 L-37 -6 Z"), "#ffffff")], 0.8, (0.0, 0.2)
    )
    for x, y in ((-13.6, -9.4), (-25, -7.6)):
        s.stroke([(x, y), (x + 1.4, y + 3.4)], s.ink, 0.9)
    thumb = polygon(
        (30, -13),
        (17, -11, 3),
        (5, -7.4, 3),
        (-6, -4.4, 2.4),
        (-9.4, -0.6, 2),
        (-6, 3.4, 2),
        (6, 3.4, 3),
        (18, 7, 4),
        (30, 9),
    )
    s.inked([(thumb, skin)], 1.8, (0.3, 0.9))
    with s.clipped(thumb):
        s.fill(polygon((32, 0), (16, 0), (4, -0.4), (-8, 2), (-8, 6), (32, 12)), shade)
        s.fill(polygon((32, -16), (16, -14), (-12, -6), (-10, 0), (-3, -2.6), (6, -4.4), (18, -7.4), (32, -8)), lit)
    s.fill(svg("M-8.400 -1 C-7 -3.600 -3.600 -4.400 -1.600 -3.400 C-2.600 -1 -5.600 0.600 -8.400 -1 Z"), "#ffffff")
    s.stroke([(6, -3.4), (7.6, 0.4)], s.ink, 1.0)
    cuff = polygon((29, -15), (40, -17), (42, 20), (31, 19))
    s.inked([(cuff, "#ffffff")], 1.8, (0.5, 0.9))
    s.fill(polygon((30.6, 5), (41, 4), (42, 20), (31, 19)), s.key)
    s.inked([(oval(36, 1, 2.4), s.accent)], 1.1, (0.2, 0.3))
    sleeve = polygon((39, -21), (110, -40), (110, 50), (41, 25))
    s.inked([(sleeve, mix(s.ink, s.deep, 0.25))], 2.0, (0.5, 0.9))
    s.fill(polygon((39, -21), (110, -40), (110, -32), (39.6, -15)), s.mid)


def ronan(s: Impact) -> None:
    """A great finger points at a small person. In a crowded hall; light: one lamp's cone from above."""
    _crowded_hall(s)
    s.dots(box(-4, 116, 124, 172), s.ink, (88, 122), (116, 150), 0.0, 0.6)
    _accused(s, 53, 141)
    with s.moved(93, 61, 1.1, turn=-32):
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
