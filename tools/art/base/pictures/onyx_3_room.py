"""Picture of the onyx card of level 3 in a cabinet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.figures import limb, skin_tone
from tools.art.base.gouache import ONYX, Gouache
from tools.art.base.pigments import FAIR_SKIN, PLUM, RUSSET
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    both,
    box,
    join,
    mix,
    outline,
    oval,
    placed,
    polygon,
)


def onyx_letter(s: Gouache) -> None:
    """Level 3, a close-up: the spy mistress, hooded, burns a letter; she wears the onyx in a ring."""
    key = s.key
    _lit_wall(s)
    rim = mix(key, "#fff1c0", 0.45)
    with s.moved(9.0, -3.0):
        _nearly_lost_profile(s)
        _hood(s, rim)
    with s.moved(2.0, -7.0):
        _burning_letter(s)
        with s.moved(scale=0.94, about=(44.0, 84.0)):
            _letter_flame(s)
        _ringed_hand(s, rim)


def _lit_wall(s: Gouache) -> None:
    """Paint the wall: the fire's light on it in four rings that end in grain, and portraits of the watched."""
    ink, deep, key = s.ink, s.deep, s.key
    s.fill(ALL, mix(ink, deep, 0.35))
    s.rings(
        46,
        64,
        [86, 66, 50, 37, 24],
        [
            mix(ink, deep, 0.9),
            mix(deep, PLUM, 0.22),
            mix(deep, RUSSET, 0.66),
            mix(RUSSET, key, 0.3),
            mix(RUSSET, key, 0.66),
        ],
        0.7,
    )
    for left, top, wide, high, near in ((7.0, 44.0, 18.0, 26.0, 0.26),):
        frame = box(left - 1.8, top - 1.8, left + wide + 1.8, top + high + 1.8)
        s.fill(placed(frame, 0.8 * (1 if left > 46 else -1), 1.6), ink, 0.5)
        s.fill(frame, mix(ink, RUSSET, 0.42))
        field = box(left, top, left + wide, top + high)
        s.fill(field, mix(deep, key, near * 0.7))
        middle, k = left + wide / 2, wide / 22
        sitter = join(
            oval(middle, top + 12.5 * k, 4.4 * k, 5.4 * k),
            outline((middle - 11 * k, top + high + 2), (middle - 9 * k, top + 20 * k, middle, top + 19 * k),
                (middle + 9 * k, top + 20 * k, middle + 11 * k, top + high + 2)),
        )  # fmt: skip
        s.fill(both(field, sitter), mix(ink, deep, 0.6))
        s.line(field, mix(RUSSET, key, near), 0.6)


def _nearly_lost_profile(s: Gouache) -> None:
    """Paint the face: brow, small straight nose, lips and chin stand before the light."""
    ink = s.ink
    head = outline(
        *((80, 46), (74.4, 52, 73.4, 60), (73, 63.4, 74, 65.6), (72.6, 70, 70.3, 74.2)),
        *((69.5, 76.2, 71.2, 76.9), (73, 77.2), (72.9, 78.6, 71.9, 80.4), (71.5, 81.6, 73, 82.3)),
        *((71.9, 83, 72.5, 85), (74, 86.6, 73.6, 88.4), (72.8, 91.4, 74.4, 93.6), (77, 96.8, 82, 94.4)),
        *((82, 97, 79, 116), (104, 116), (104, 46)),
    )
    skin, dusk = mix(skin_tone(s, 1.0, FAIR_SKIN), "#ffd6a0", 0.6), mix(ink, PLUM, 0.24)
    lit = outline((60, 40), (82, 50), (83.4, 66, 80, 78), (79, 88, 80.8, 96), (60, 96))
    s.figure([[(head, dusk), (both(head, lit), skin)]])
    turn = outline((82, 50), (83.4, 66, 80, 78), (79, 88, 80.8, 96), (84, 96), (82, 88, 83.4, 78), (87, 66, 86, 50))
    s.fill(both(head, turn), mix(skin, dusk, 0.5))
    s.fill(
        outline((71.4, 78.8), (73.4, 77.4, 76, 79.6), (74, 80.6), (75, 82.4, 72.8, 82.6), (71.8, 81, 71.4, 78.8)),
        "#9c4a34",
    )
    s.fill(outline((71.2, 75.6), (72.6, 73.8, 74, 75.4), (73, 76.6, 71.2, 75.6)), mix(skin, dusk, 0.5))
    s.stroke([(74.9, 66.6), (76.8, 68.9, 80, 67.4)], ink, 1.0)  # a lowered lid
    s.fill(outline((74.6, 61.2), (78, 58.2, 82, 60.6), (78, 60.0, 74.6, 61.2)), ink)
    with s.clipped(box(60, 40, 79.4, 96)):
        s.rim([head], "#fff6d6", (-1.0, 0.1), 1.0)


def _hood(s: Gouache, rim: Color) -> None:
    """Paint the hood from outside, and its edge turned back over the lining; the cape falls from it."""
    ink, deep = s.ink, s.deep
    hood = outline(
        *((73.2, 52), (77, 35, 99, 34.5), (121, 36, 123, 62), (128, 110, 128, 178), (46, 178)),
        *((58, 140, 75, 118), (82, 111, 84.6, 101), (88, 82, 82.4, 67), (79, 58.4, 73.2, 52)),
    )
    lining = outline(
        (73.2, 52),
        (76, 43.6, 81, 45),
        (88, 56, 90.4, 70),
        (93, 90, 88, 106),
        (84, 118, 70, 130),
        (68, 127, 75, 118),
        (82, 111, 84.6, 101),
        (88, 82, 82.4, 67),
        (79, 58.4, 73.2, 52),
    )
    back = outline((96, 30), (104, 60, 103, 92), (101, 124, 102, 172), (130, 172), (130, 30))
    s.figure([[(hood, mix(ink, deep, 0.42)), (both(hood, back), ink)]], rim=rim, light=(-1, -0.1), width=0.8)
    s.stipple(
        both(
            hood,
            outline((90, 30), (98, 60, 97, 92), (95, 124, 96, 172), (102, 172), (101, 124, 103, 92), (104, 60, 96, 30)),
        ),
        ink,
        (94, 100),
        (103, 100),
        0.1,
        0.7,
    )
    s.figure(
        [
            [
                (lining, mix(PLUM, ink, 0.22)),
                (
                    both(
                        lining,
                        outline(
                            (80, 40),
                            (87, 58, 87.8, 72),
                            (90, 92, 85, 106),
                            (80, 118, 66, 130),
                            (100, 130),
                            (100, 40),
                        ),
                    ),
                    mix(PLUM, ink, 0.56),
                ),
            ]
        ],
        rim=mix(rim, PLUM, 0.15),
        light=(-1, 0.1),
        width=1.0,
    )
    _cape(s, hood)


def _cape(s: Gouache, hood: skia.Path) -> None:
    """Paint the cape that falls from the hood, in four folds."""
    ink, deep = s.ink, s.deep
    cape = both(hood, outline((84, 113), (100, 128, 130, 130), (130, 180), (60, 180), (66, 132)))
    s.figure(
        [
            [
                (cape, mix(ink, deep, 0.62)),
                (
                    both(cape, outline((100, 100), (104, 140, 106, 180), (130, 180), (130, 100))),
                    mix(ink, deep, 0.3),
                ),
                (
                    both(cape, outline((84, 112), (80, 140, 78, 180), (90, 180), (90, 144, 95, 118))),
                    mix(deep, PLUM, 0.3),
                ),
                (
                    both(cape, outline((106, 116), (101, 146, 102, 180), (112, 180), (110, 146, 113, 112))),
                    mix(mix(ink, deep, 0.9), PLUM, 0.2),
                ),
            ]
        ],
        rim=mix(deep, PLUM, 0.45),
        light=(-0.3, -1),
        width=0.7,
    )


def _burning_letter(s: Gouache) -> None:
    """Paint the letter: a folded sheet, tilted, its upper edge on fire."""
    ink, haze, key = s.ink, s.haze, s.key
    letter = polygon((41.4, 110.4), (34.4, 88), (38, 82), (42, 85), (45, 80), (54.4, 77.4), (62.4, 103.6))
    s.figure(
        [
            [
                (letter, mix(haze, key, 0.20)),
                (both(letter, polygon((47.4, 70), (70, 70), (74, 108), (57, 112))), mix(haze, key, 0.52)),
            ]
        ],
        rim=None,
    )
    s.fill(
        polygon((54.4, 77.4), (56.2, 83.4), (49.6, 84)), mix(haze, "#fffdf6", 0.6)
    )  # the corner the fire has not reached
    for i, n in enumerate((9.4, 10.4, 7.0)):
        x, y = 40.4 + i * 1.2, 92.6 + i * 3.8
        s.stroke([(x, y), (x + n, y - n * 0.29)], skin_tone(s, 0.25), 0.9)
    s.fill(
        polygon(
            (33.2, 91.4),
            (32, 87),
            (35.6, 80),
            (40, 82),
            (45, 77),
            (49.4, 77.4),
            (47, 83),
            (42.6, 88.6),
            (38.4, 86.6),
        ),
        ink,
    )


def _letter_flame(s: Gouache) -> None:
    """Paint the flame over the letter, and its sparks."""
    key = s.key
    s.figure(
        [
            [
                (
                    outline(
                        (33, 86.6),
                        (28.8, 75, 36, 67.6),
                        (40, 62, 38.4, 53.6),
                        (47, 58, 46.2, 64.4),
                        (49.4, 58, 46.6, 45),
                        (57.4, 53.6, 55, 65.6),
                        (57.6, 63, 57.4, 59.6),
                        (60.6, 70, 52, 79),
                        (48, 79, 43.6, 83.4),
                        (38, 82, 33, 86.6),
                    ),
                    key,
                )
            ]
        ],
        rim=None,
    )
    s.fill(
        outline(
            (37, 82.4),
            (34.6, 75.6, 40, 70),
            (42.4, 66.4, 41.8, 63.4),
            (47, 68, 45.4, 73.4),
            (50.4, 66, 49, 57),
            (54.4, 65, 52.2, 72.6),
            (53.8, 71.6, 54.6, 69.6),
            (55.4, 74.6, 51, 77.6),
            (47, 77, 43.6, 80.4),
            (40, 80, 37, 82.4),
        ),
        "#fff6d6",
    )
    for x, y, r in ((60.6, 71, 0.8), (59.4, 52, 0.8), (52.6, 42.4, 0.7), (61.4, 61, 0.6)):
        s.fill(polygon((x - r, y), (x, y - r * 1.5), (x + r, y), (x, y + r * 1.5)), mix(key, "#fff6d6", 0.5))


def _ringed_hand(s: Gouache, rim: Color) -> None:
    """Paint the hand that holds the sheet, its ring on the forefinger, and the sleeve, black before the wall."""
    ink, key = s.ink, s.key
    hot, light = "#fff0c0", (-0.6, -1.0)
    skin = mix(skin_tone(s, 0.7, FAIR_SKIN), "#ffc890", 0.4)
    shade = mix(skin, ink, 0.5)
    sleeve = outline((57, 133), (67, 128, 80, 130), (90, 154, 92, 184), (50, 184), (52, 154, 57, 133))
    cuff = outline(
        (58, 126.6), (67, 131, 78, 126), (81.6, 130, 81.4, 135), (69, 141, 55, 137.4), (55.4, 131, 58, 126.6)
    )
    palm = outline((60, 107), (69, 102, 76, 110), (78, 120, 75, 131), (61, 132), (61, 120, 60, 107))
    s.figure(
        [
            [
                (palm, mix(skin, ink, 0.3)),
                (both(palm, outline((69, 100), (70, 116, 66, 140), (90, 140), (90, 100))), shade),
            ]
        ]
    )
    s.rim([palm], hot, (0.2, -1.0), 0.6)
    for joint, tip, r in (
        ((70.4, 125.6), (60.2, 124.6), 2.7),
        ((72, 119.4), (57.6, 118.4), 3.0),
        ((72, 113.0), (56.0, 112.2), 3.1),
    ):
        finger = limb((*joint, r), (joint[0] - 6, joint[1] - 0.7, r), (*tip, r * 0.84))
        s.line(finger, shade, 0.8)
        s.figure([[(finger, skin), (both(finger, box(67.6, 96, 90, 140)), mix(skin, ink, 0.28))]])
        s.rim([finger], hot, light, 0.7)
    thumb = limb((70.4, 111, 4.0), (61.6, 104.6, 3.3), (53.4, 101.0, 2.2))
    s.line(thumb, shade, 0.8)
    s.figure([[(thumb, skin), (both(thumb, outline((65, 94), (80, 98), (80, 120), (62, 120))), mix(skin, ink, 0.26))]])
    s.rim([thumb], hot, light, 0.8)
    s.fill(outline((52.0, 99.6), (54, 98.8, 56, 100.4), (54.6, 102, 52.0, 101.4)), mix(skin, "#fff3e0", 0.6))
    s.figure(
        [
            [(sleeve, ink)],
            [(cuff, PLUM), (both(cuff, polygon((70, 120), (90, 120), (90, 150), (68, 150))), mix(PLUM, ink, 0.6))],
        ],
        rim=rim,
        light=(-0.8, -0.6),
        width=0.8,
    )
    band = outline((61.2, 121.4), (60.2, 118.4, 61.2, 115.2), (64.4, 115.2), (63.4, 118.4, 64.4, 121.6))
    s.fill(band, mix(key, "#fff1c0", 0.3))
    s.gem(ONYX, 62.6, 117.4, 5.8, 12, 1.2, worn=True)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-19": Picture(
        onyx_letter,
        ((80, 69), (48, 80), (63, 101)),
        "burns a letter",
        "cabinet by night",
        "the letter's flame alone",
        seed=17,
    ),
}
