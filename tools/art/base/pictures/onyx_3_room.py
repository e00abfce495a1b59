"""Picture of the onyx card of level 3 in a cabinet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.figures import hand, limb, pinch, skin_tone
from tools.art.base.gouache import ONYX, Gouache
from tools.art.base.pigments import FAIR_SKIN, PLUM, RUSSET
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    blob,
    both,
    box,
    cut,
    mix,
    outline,
    placed,
    polygon,
)


def onyx_letter(s: Gouache) -> None:
    """Level 3, a close-up: the spy mistress, hooded, burns a letter; she wears the onyx in a ring."""
    ink, key = s.ink, s.key
    _lit_wall(s)
    rim = mix(key, "#fff1c0", 0.45)
    with s.moved(9.0, -3.0):
        _nearly_lost_profile(s)
        _hood(s, rim)
    with s.moved(1.0, -6.0):
        with s.moved(0.0, 0.0, 0.9, turn=-14.0, about=(48.0, 104.0)):
            _burning_letter(s)
        with s.moved(-5.4, 3.0, 0.98, about=(44.0, 84.0)):
            _letter_flame(s)
        _ringed_hand(s, rim)
    s.fill(box(-4, 168, 124, 176), ink)


def _lit_wall(s: Gouache) -> None:
    """Paint the wall: the flame's light on it in three hard steps with grain, like one great flame."""
    ink, key = s.ink, s.key
    s.fill(ALL, mix(ink, RUSSET, 0.22))
    for wide, crest, foot, tone in (
        (62.0, -10.0, 176.0, mix(RUSSET, ink, 0.62)),
        (34.0, 14.0, 150.0, mix(RUSSET, key, 0.06)),
        (21.0, 34.0, 124.0, mix(key, RUSSET, 0.5)),
    ):
        step = blob(
            *(
                (48 - wide, foot - 46),
                (44 - wide * 0.8, 74),
                (52, crest),
                (48 + wide * 0.86, 70),
                (48 + wide, foot - 40),
            ),
            *((48 + wide * 0.5, foot), (48 - wide * 0.5, foot)),
        )
        s.fill(step, tone)
        edge = cut(placed(placed(step, -48, -84), 48, 84, 1.06), step)
        s.stipple(edge, tone, (48, 40), (48, 150), 0.2, 0.2)


def _nearly_lost_profile(s: Gouache) -> None:
    """Paint the face: brow, small straight nose, lips and chin stand before the light."""
    ink = s.ink
    head = outline(
        *((80, 46), (74.4, 52, 73.4, 60), (73, 63.4, 74, 65.6), (72.6, 70, 70.3, 74.2)),
        *((69.5, 76.2, 71.2, 76.9), (73, 77.2), (72.9, 78.6, 71.9, 80.4), (71.5, 81.6, 73, 82.3)),
        *((71.9, 83, 72.5, 85), (74, 86.6, 73.6, 88.4), (72.8, 91.4, 74.4, 93.6), (77, 96.8, 82, 94.4)),
        *((86, 96, 85, 112), (104, 112), (104, 46)),
    )
    skin, dusk = mix(skin_tone(s, 1.0, FAIR_SKIN), "#ffd6a0", 0.6), mix(ink, PLUM, 0.24)
    lit = outline(
        (60, 40),
        (81.4, 54, 81, 63),
        (79.4, 68, 80, 74),
        (78, 79, 78.8, 82),
        (77.8, 87, 79.6, 92),
        (82, 100),
        (60, 100),
    )
    turn = both(head, cut(placed(lit, 1.9), lit))
    shapes = [(head, dusk), (both(head, lit), skin), (turn, mix(skin, dusk, 0.55))]
    s.figure([shapes], rim="#fff6d6", light=(-1, 0.15), width=0.95, clean=True)
    s.stroke([(74.9, 66.6), (76.6, 68.8, 79.4, 67.6)], ink, 0.9)  # a lowered lid
    s.stroke([(75, 60.6), (78, 58.6, 81.4, 60.4)], ink, 0.8)


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
    for a, b, c in (
        ((112, 50), (117, 82), (114, 122)),
        ((92, 126), (88, 146), (89, 172)),
        ((104, 132), (106, 150), (106, 172)),
    ):
        s.stroke([a, (*b, *c)], ink, 1.0)


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
    skin = skin_tone(s, 0.4, FAIR_SKIN)
    sleeve = outline((58, 130), (68, 124, 80, 128), (92, 152, 94, 184), (54, 184), (54, 154, 58, 130))
    cuff = outline(
        (59, 124.6), (68, 128, 78, 123.6), (81.6, 128, 81.4, 133), (70, 139, 57, 135.4), (56.4, 129, 59, 124.6)
    )
    s.figure([[(limb((64, 112, 6.4), (69, 132, 6.8)), mix(skin, ink, 0.3))]], "#fff6d6", (-0.9, -0.5), 0.7, clean=True)
    hand(s, pinch(52.4, 100.4, 1.06, 62, flip=True), skin, "#fff6d6", (-0.9, -0.5), 0.7)
    s.figure(
        [
            [(sleeve, ink)],
            [(cuff, PLUM), (both(cuff, polygon((70, 120), (90, 120), (90, 150), (68, 150))), mix(PLUM, ink, 0.6))],
        ],
        rim=rim,
        light=(-0.8, -0.6),
        width=0.8,
    )
    band = limb((56.6, 110.4, 1.7), (67.8, 103.8, 1.7))
    s.fill(placed(band, 0.6, 1.2), ink, 0.6)
    s.figure([[(band, mix(key, "#fff1c0", 0.2))]], "#fff6d6", (-1, -0.6), 0.5, clean=True)
    s.gem(ONYX, 62.2, 107.0, 5.6, 8, 1.2)


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
