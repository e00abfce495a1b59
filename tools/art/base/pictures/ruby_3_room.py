"""Pictures of the ruby cards of level 3 of stair and table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.figures import drape, hand, limb, offered, profile, umber
from tools.art.base.gouache import EMBER, RUBY, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    arch,
    around,
    both,
    box,
    chance,
    cut,
    join,
    mix,
    outline,
    oval,
    placed,
    polygon,
    taper,
)
from tools.art.poster.sheet import star


def ruby_cardinal(s: Gouache) -> None:
    """Close: a cardinal holds out his hand, and a kneeling woman bows over its ring in one high shaft of light."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.45))
    # the nave: dim pillars, the shaft from a high window, dust in it
    for x, wide in ((30, 8), (52, 6), (70, 5)):
        s.fill(box(x - wide, 30, x + wide, 172), mix(ink, deep, 0.75))
        s.fill(box(x + wide * 0.3, 30, x + wide, 172), mix(deep, ink, 0.1))
    shaft = polygon((44, 30), (84, 30), (128, 118), (128, 172), (96, 172))
    s.fill(shaft, mix(deep, mid, 0.65))
    s.fill(polygon((56, 30), (76, 30), (128, 134), (128, 172), (106, 172)), mix(mid, haze, 0.3))
    s.stipple(shaft, mix(haze, mid, 0.3), (64, 38), (82, 72), 0.75, 0.0)
    # candles far behind
    for x, top in ((40, 74), (48, 68), (58, 76)):
        s.fill(oval(x, top - 4, 5), mix(deep, mid, 0.6))
        s.fill(box(x - 1.1, top, x + 1.1, 100), haze)
        s.fill(outline((x, top - 8), (x + 2.2, top - 3, x, top), (x - 2.2, top - 3, x, top - 8)), "#fff6dc")
    s.fill(box(34, 100, 64, 102.6), ink)
    rim = "#fff3d6"
    # the woman, bowed: one contour from brow to chin in the light, her veil back from it, her hand under the ring
    face = outline(
        *((57, 84), (64, 86, 66.4, 92), (70, 98.4), (70, 100, 67.2, 100.2), (68.6, 102.2, 67.4, 103.6)),
        *(
            (68.2, 105.6, 66, 106.8),
            (66.6, 112.4, 62, 113),
            (57, 112.4, 54, 109),
            (52, 114, 53, 122),
            (38, 126),
            (36, 96, 57, 84),
        ),
    )
    lit = cut(face, placed(face, -7, 2.4))
    veil = outline(
        *((60, 85), (50, 75, 38, 84), (27, 95, 30, 116), (30, 140, 20, 178), (50, 178), (48, 146, 48, 128)),
        *((46, 112, 52, 100), (56, 92, 60, 85)),
    )
    s.rings(86, 92, [22, 15.6], [mix(mid, haze, 0.4), "#fff0d8"], 0.5)
    gown = outline((36, 138), (46, 124, 54, 132), (66, 146, 68, 178), (12, 178), (18, 152, 36, 138))
    s.figure([[(gown, mix(key, ink, 0.55)), (drape(gown, 40, 4), mix(key, ink, 0.75))]], rim, (0.9, -0.5), 1.1)
    with s.moved(-9, -1, 1.0, 17, about=(42, 130)):
        s.figure(
            [
                [(face, umber(0.26)), (lit, umber(0.52))],
                [(veil, key), (both(veil, placed(veil, -12, 6)), mix(key, ink, 0.42))],
            ],
            rim,
            (0.9, -0.5),
            1.1,
        )
        s.glow([lit], RUBY, 82, 86, 19)
        s.stroke([(60.4, 95.6), (63, 97.6, 65.4, 96.2)], ink, 0.9)  # her lowered lid
        s.stroke([(60, 91.6), (62.6, 90.4, 65, 91.6)], umber(0.1), 0.8)
    her_arm = limb((52, 140, 6), (66, 146, 5), (80, 121, 3.4))
    s.figure([[(her_arm, mix(key, ink, 0.25))]], rim, (0.5, -1), 1.0)
    # the cardinal's robe, the sleeve of watered silk, its lace
    robe = outline((128, 42), (118, 58, 117, 90), (113, 140, 106, 178), (128, 178))
    s.figure(
        [[(robe, mix(deep, mid, 0.3)), (both(robe, box(121, 30, 130, 180)), mix(deep, ink, 0.3))]], rim, (-1, -0.2), 1.0
    )
    sleeve = outline((128, 68), (120, 74, 112, 84), (107, 94, 110, 106), (118, 118, 128, 124))
    s.figure(
        [[(sleeve, mid), (both(sleeve, polygon((100, 100), (128, 104), (128, 126), (100, 124))), deep)]],
        rim,
        (-0.4, -1),
        1.1,
    )
    for x in (116, 122):
        s.stroke([(x, 78), (x - 4, 92, x - 1, 108)], mix(deep, mid, 0.3), 1.0)
    lace = outline(
        (114, 82),
        (106, 81, 105, 87),
        (100, 90, 103, 95),
        (100, 100, 104, 103),
        (104, 109, 113, 110),
        (107, 96, 114, 82),
    )
    s.figure([[(lace, "#fff6e2")]], "#ffffff", (-0.4, -1), 0.6)
    for x, y in ((107, 86), (104.4, 91.6), (104.4, 98.4), (107, 104)):
        s.fill(oval(x, y, 1.1), mix(mid, haze, 0.4))
    hand(s, offered(82, 119, 0.5, -44), umber(0.46), EMBER, (0.4, -1), 0.7)
    his = offered(108, 97, 0.86, -4, True)
    hand(s, his, umber(0.64), EMBER, (-0.2, -1), 0.9)
    s.glow(his, RUBY, 84, 100, 9)
    s.line(oval(85.4, 103.4, 1.6, 3.2, -12), "#ffc46a", 1.7)
    s.gem(RUBY, 84, 96.4, 7.2, -16, 1.7)


def ruby_duel(s: Gouache) -> None:
    """Level 3: on a grand stair two rivals cross blades at dawn; the ruby lies on a cushion between them."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(deep, ink, 0.35))
    hall = arch(40, 108, 74, 128, 40)
    s.wash(hall, (0, 38), (0, 126), [mix(mid, haze, 0.55), mix(haze, "#fff6e6", 0.5), "#fffaf0"])
    with s.clipped(hall):  # gardens beyond the arch
        for x, top, wide in ((46, 78, 4), (102, 74, 4.6), (60, 92, 3)):
            s.fill(
                outline((x - wide, 122), (x - wide * 1.2, top + 10, x, top), (x + wide * 1.2, top + 10, x + wide, 122)),
                mix(haze, s.key, 0.45),
            )
        s.fill(outline((36, 116), (60, 104, 80, 112), (96, 104, 112, 114), (112, 126), (36, 126)), mix(haze, mid, 0.3))
    for number in range(3):  # the arch's mouldings
        s.line(
            arch(39 - number * 4, 109 + number * 4, 74, 180, 41 + number * 4), mix(mid, haze, 0.3 - number * 0.12), 1.4
        )
    for x in (28, 118):
        s.figure(
            [[(box(x - 6, 30, x + 6, 130), mix(deep, mid, 0.2))]], mix(mid, haze, 0.4), (1 if x < 60 else -1, 0), 1.0
        )
        s.fill(box(x - 8, 124, x + 8, 130), mix(deep, ink, 0.2))
    _stair(s)
    _second(s)
    _fencer(s, 53, 1, (mix(s.key, ink, 0.25), mix(s.key, haze, 0.1), ink))
    _fencer(s, 97, -1, (mix(deep, ink, 0.5), mix(deep, mid, 0.35), mix(haze, deep, 0.3)))
    _blades(s)


def _stair(s: Gouache) -> None:
    """Paint the steps that come down to us, each tread bright and each riser dark, and the long shadows on them."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    for number in range(7):
        top, foot = 126 + number * 6.4, 132.4 + number * 6.4
        spread = number * 5.0
        tread = polygon((34 - spread, top), (114 + spread, top), (116 + spread, top + 3.4), (32 - spread, top + 3.4))
        riser = polygon((32 - spread, top + 3.4), (116 + spread, top + 3.4), (117 + spread, foot), (31 - spread, foot))
        s.fill(tread, mix(mix(haze, "#fff6e6", 0.4), mid, number * 0.12))
        s.fill(riser, mix(mid, deep, 0.25 + number * 0.1))
    for side in (-1, 1):
        s.fill(
            polygon((74 + side * 42, 124), (74 + side * 50, 124), (74 + side * 96, 176), (74 + side * 72, 176)),
            mix(ink, deep, 0.35),
        )
    for x, lean in ((53, -18), (97, 18)):
        s.fill(outline((x - 12, 127), (x + 12, 127), (x + 12 + lean, 176), (x - 14 + lean, 176)), ink, 0.5)


def _second(s: Gouache) -> None:
    """Paint the second who waits in the shade of the wall at the left, a coat over the arm."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    body = outline((8, 126), (8, 100, 10, 92), (14, 88, 19, 92), (22, 104, 22, 126))
    coat = outline((16, 102), (22, 99, 25, 103), (26, 116, 24, 124), (18, 124, 17, 112))
    parts = [oval(14.6, 84, 3.8, 4.6), body, polygon((9.6, 82), (11, 76), (18.4, 76), (20.6, 82))]
    s.figure(
        [[(part, mix(deep, ink, 0.75)) for part in parts], [(coat, mix(mid, deep, 0.5))]],
        mix(mid, haze, 0.3),
        (1, -0.4),
        0.8,
    )


def _fencer(s: Gouache, x: float, face: int, tones: tuple[Color, Color, Color]) -> None:
    """Paint a fencer about the middle of the body, in a lunge to ``face``; ``tones`` are coat, its light, and hair."""
    coat, lit, locks = tones
    ink, deep, haze = s.ink, s.deep, s.haze
    flesh, dark, rim = umber(0.5), umber(0.28), "#fff3dc"

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, 0, 1, 0, face < 0)

    head = profile(3, 70, 12.6, 1, 4, neck=0.26)
    hair = outline(
        (6.6, 64), (3, 60, -3, 62.4), (-7, 67, -4, 73), (-8, 78, -12, 79), (-8, 73, -6, 70), (-1, 66, 6.6, 64)
    )
    ribbon_tie = oval(-5.6, 74, 1.7, 1.3)
    body = outline(
        (-6, 82),
        (-1, 77, 5, 80),
        (8, 90, 5, 101),
        (10, 110, 4, 115),
        (-4, 113, -10, 118),
        (-12, 108, -7, 101),
        (-9, 90, -6, 82),
    )
    front_leg = join(
        limb((2, 104, 4.8), (15, 110, 3.8), (13.4, 122, 2.5)),
        polygon((11.4, 120.6), (15.8, 120.6), (20.4, 125.4), (11, 126)),
    )
    back_leg = join(
        limb((-2, 105, 4.8), (-11, 115, 3.4), (-19, 124, 2.2)),
        polygon((-21, 121), (-17, 123.6), (-13.6, 127.4), (-22.6, 127.4)),
    )
    sword_arm = limb((2, 84, 2.9), (10, 88.6, 2.3), (15.4, 83.4, 1.6))
    free_arm = limb((-4, 84, 2.8), (-13, 80, 2.2), (-14.4, 69.6, 1.6))
    s.figure(
        [
            [(put(free_arm), mix(coat, ink, 0.3))],
            [(put(oval(-14.2, 67.4, 2.0, 2.5, -20)), flesh)],
            [(put(back_leg), mix(ink, deep, 0.2))],
            [
                (put(front_leg), mix(haze, deep, 0.3)),
                (both(put(front_leg), put(placed(front_leg, -2.4, 1.4))), mix(deep, ink, 0.2)),
            ],
            [(put(body), coat), (both(put(body), put(placed(body, 6, -1))), lit)],
            [(put(polygon((-7.6, 99), (5.6, 98), (6, 102), (-7.6, 103))), mix(haze, deep, 0.15))],
            [
                (put(head.head), dark),
                (put(cut(head.head, head.shade)), flesh),
                (put(both(head.head, head.wedge)), umber(0.9)),
                (put(head.eye), ink),
                (put(hair), locks),
                (put(ribbon_tie), lit),
            ],
            [(put(outline((-2, 77.6), (3, 80.6, 6.6, 77.4), (7, 81, 4, 83.6), (-0.6, 82, -2, 77.6))), "#fff6e6")],
            [(put(sword_arm), mix(coat, ink, 0.1)), (put(oval(14.4, 84.6, 2.2, 1.8, -40)), "#fff6e6")],
            [(put(oval(16.6, 82, 2.3, 2.0)), umber(0.6))],
        ],
        rim,
        (-face * 0.15, -1),
        0.8,
    )


def _blades(s: Gouache) -> None:
    """Paint the crossed blades, the sparks where they meet, and below them the prize on its pillar."""
    ink, deep, key = s.ink, s.deep, s.key
    gold = "#ffc46a"
    for hilt, tip in (((71, 81.4), (94, 49)), ((79, 81.4), (57, 50))):
        s.line(taper(hilt, 0.8, tip, 0.3), ink, 1.1)
        s.fill(taper(hilt, 0.85, tip, 0.3), "#ffffff")
        s.fill(oval(*hilt, 3.2, 2.6), mix(gold, ink, 0.25))
        s.line(oval(*hilt, 3.2, 2.6), ink, 0.5)
    lots = chance(14)
    for turn in range(0, 360, 30):
        reach = 4 + 5 * next(lots)
        s.fill(taper(around(75, 75, 2.4, turn), 0.5, around(75, 75, reach, turn), 0.1), mix(gold, "#ffffff", 0.4))
    s.fill(star(75, 75, 4.4), "#ffffff")
    # the prize: a cushion on a pillar between them, the ruby on it
    pillar = polygon((68, 132), (80, 132), (81.6, 118), (66.4, 118))
    s.figure(
        [[(pillar, mix(deep, s.mid, 0.4)), (both(pillar, box(60, 110, 73, 140)), mix(deep, ink, 0.3))]],
        "#fff3dc",
        (0, -1),
        0.8,
    )
    cushion = outline(
        (63, 119),
        (62, 114, 68, 114.6),
        (80, 114.6),
        (86, 114, 85, 119),
        (86, 122, 80, 121),
        (68, 121),
        (62, 122, 63, 119),
    )
    s.figure([[(cushion, key), (both(cushion, placed(cushion, -4, 3)), mix(key, ink, 0.5))]], "#fff3dc", (0, -1), 0.8)
    s.gem(RUBY, 74, 107.6, 7.6, 0, 1.5)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-16": Picture(
        ruby_cardinal,
        ((62, 103), (84, 97), (92, 112)),
        "bows over a ring",
        "nave of a cathedral",
        "one high shaft",
        seed=65,
    ),
    "b3-14": Picture(
        ruby_duel,
        ((74, 107), (75, 75), (56, 70), (94, 70)),
        "crosses blades",
        "grand stair before a garden",
        "morning through a tall arch",
        seed=29,
    ),
}
