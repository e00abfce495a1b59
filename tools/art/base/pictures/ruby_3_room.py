"""Pictures of the ruby cards of level 3 of stair and table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.figures import drape, front, limb, profile, small_hand, umber
from tools.art.base.gouache import RUBY, Gouache
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


def ruby_toast(s: Gouache) -> None:
    """Level 3: from the foot of a long table: at its head a queen lifts a goblet with a ruby, and the guests lift theirs."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (78, 60), (78, 168), [mix(deep, mid, 0.45), mix(deep, ink, 0.3), mix(ink, deep, 0.3)])
    for reach, tone in (
        (46, mix(deep, ink, 0.25)),
        (36, mix(deep, mid, 0.3)),
        (26, mix(mid, haze, 0.12)),
        (17, mix(mid, haze, 0.5)),
    ):
        s.fill(arch(78 - reach, 78 + reach, 74, 130, reach * 0.95), tone)
        s.stipple(
            arch(78 - reach, 78 + reach, 74, 130, reach * 0.95),
            mix(deep, ink, 0.2),
            (78, 74 - reach),
            (78, 80),
            0.5,
            0.0,
        )
    for x, wide in ((40, 9), (116, 9)):  # banners
        banner = polygon((x - wide, 30), (x + wide, 30), (x + wide, 76), (x, 86), (x - wide, 76))
        s.figure(
            [[(banner, mix(key, ink, 0.35)), (both(banner, box(x - 12, 30, x, 90)), mix(key, ink, 0.6))]],
            mix(mid, haze, 0.4),
            (1 if x < 78 else -1, 0.4),
            0.8,
        )
        s.fill(placed(polygon((0, -7), (4.4, 0), (0, 7), (-4.4, 0)), x, 58), "#ffc46a")
    _toasting_queen(s)
    _long_table(s)
    for x, y, k, tone in (
        (92.6, 92, 0.46, 0),
        (63.4, 92, 0.46, 1),
        (98.4, 99, 0.62, 2),
        (57, 99, 0.62, 0),
        (106, 109, 0.84, 1),
        (48.6, 110, 0.84, 2),
    ):
        _guest(s, x, y, k, tone, 1 if x < 78 else -1)
    _guest(s, 116, 124, 1.14, 0, -1)


def _toasting_queen(s: Gouache) -> None:
    """Paint the queen at the head of the table: from the front, teal and ermine, the goblet high in her left hand."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = "#fff0d2"
    head = front(77, 64, 14.5, -4)
    hair = outline(
        (69.6, 68), (69, 55.6, 77, 55.4), (85.4, 55.6, 84.6, 68), (86, 74, 83, 76), (71, 76), (68, 74, 69.6, 68)
    )
    gown = outline((66, 84), (70, 77.6, 77, 77), (84, 77.6, 88, 84), (91, 94, 90, 108), (64, 108), (63, 94, 66, 84))
    ermine = outline((67.4, 82), (72, 76, 77, 77.6), (82, 76, 87, 82), (84, 88, 77, 92), (70, 88, 67.4, 82))
    raised, low = limb((86, 84, 3.0), (96, 79, 2.4), (96, 65, 1.7)), limb((68, 84, 3.0), (61, 93, 2.4), (66, 101, 1.8))
    crown = polygon((71, 58), (69.6, 50.6), (73.4, 54), (77, 48.4), (80.6, 54), (84.6, 50.6), (83, 58))
    s.figure([[(hair, ink)]], rim, (0, 1), 0.6)
    s.figure([[(low, mix(key, ink, 0.4)), (cut(low, placed(low, -1.6, 0)), mix(key, haze, 0.1))]], rim, (0.4, 1), 0.7)
    s.figure(
        [
            [(gown, mix(key, ink, 0.15)), (drape(gown, 73, -2), mix(key, ink, 0.5))],
            [(ermine, "#fff6e6"), (drape(ermine, 73, -2), mix(haze, deep, 0.35))],
        ],
        rim,
        (0.6, 0.6),
        0.8,
    )
    s.fill(polygon((74.4, 69), (79.6, 69), (80.4, 78), (73.6, 78)), umber(0.4))
    s.figure([[(head.head, umber(0.6)), (both(head.head, head.shade), umber(0.38))]], rim, (-0.4, 0.6), 0.5)
    s.fill(head.nose, umber(0.48))
    s.fill(head.eyes, ink)
    s.fill(head.lips, mix(mid, umber(0.5), 0.4))
    s.fill(outline((70.4, 65), (70.4, 57, 77, 57), (84, 57, 83.6, 65), (81, 60, 77, 60), (73, 60, 70.4, 65)), ink)
    s.figure([[(crown, "#ffc46a")]], "#fff6da", (0, -1), 0.6)
    s.figure(
        [[(raised, mix(key, ink, 0.3)), (cut(raised, placed(raised, 1.6, 1)), mix(key, haze, 0.12))]],
        rim,
        (-0.6, 0.6),
        0.7,
    )
    bowl = outline((90.4, 49), (90.6, 58, 96.4, 59.6), (102.2, 58, 102.4, 49))
    goblet = join(bowl, box(95.4, 58, 97.4, 66), outline((91.8, 69), (93, 66, 96.4, 66), (99.8, 66, 101, 69)))
    s.figure([[(goblet, "#ffc46a"), (both(goblet, box(86, 44, 95, 72)), "#b9691f")]], "#fff6da", (0.6, -0.6), 0.7)
    s.fill(oval(96.4, 49, 6, 1.5), mix(deep, ink, 0.2))
    s.figure([[(small_hand(96.4, 63.8, 2.7, -90), umber(0.6))]], rim, (-0.4, 0.8), 0.5)
    s.gem(RUBY, 96.4, 53.8, 5.6, 0, 1.7)


def _long_table(s: Gouache) -> None:
    """Paint the table, its cloth brightest in the middle: candles in two rows that grow towards us, dishes, a great pie."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    top = polygon((67, 98), (89, 98), (118, 176), (38, 176))
    s.fill(polygon((67, 98), (38, 176), (28, 176), (65, 100)), mix(mid, deep, 0.4))
    s.fill(polygon((89, 98), (118, 176), (128, 176), (91, 100)), mix(mid, deep, 0.2))
    s.wash(top, (78, 98), (78, 172), ["#fff6e2", haze, mix(haze, mid, 0.4)])
    for y, k in ((104, 0.4), (112, 0.6), (123, 0.85), (138, 1.2)):
        half = 11 + (y - 98) * 0.37
        for side in (-1, 1):
            x = 78 + side * half * 0.66
            s.fill(oval(x, y, 5 * k, 1.7 * k), mix(mid, deep, 0.2))
            s.figure([[(oval(x, y - 0.5 * k, 4.6 * k, 1.5 * k), mix(haze, "#ffffff", 0.5))]], "#ffffff", (0, -1), 0.4)
            s.fill(oval(x, y - 0.8 * k, 2.4 * k, 0.9 * k), mix(mid, "#8a4a16", 0.5))
    for y, k in ((102, 0.45), (109, 0.66), (119, 0.95)):
        x = 78.0
        s.fill(oval(x, y, 4.6 * k, 1.4 * k), mix("#b9691f", ink, 0.3))
        s.fill(box(x - 0.9 * k, y - 12 * k, x + 0.9 * k, y), "#ffc46a")
        for dx, lift in ((-5, 0), (0, 2.4), (5, 0)):
            cx, cy = x + dx * k, y - (12 + lift) * k
            s.stroke([(x, y - 7 * k), (cx, y - 7 * k, cx, cy)], "#ffc46a", 0.9 * k)
            s.fill(box(cx - 0.8 * k, cy - 6 * k, cx + 0.8 * k, cy), "#fff6e6")
            s.fill(
                outline(
                    (cx - 1.1 * k, cy - 6 * k),
                    (cx - 1.2 * k, cy - 9 * k, cx + 0.2 * k, cy - 11 * k),
                    (cx + 1.6 * k, cy - 9 * k, cx + 1.1 * k, cy - 6 * k),
                ),
                "#ffb45c",
            )
        s.spot(x, y - 16 * k, 3 * k, 16 * k, haze, 0.5)
    s.fill(oval(78, 150.6, 17, 5), mix(mid, deep, 0.3))
    pie = outline((63, 148), (62, 137, 78, 136), (94, 137, 93, 148), (88, 153, 78, 153), (68, 153, 63, 148))
    s.figure([[(pie, "#c87a34"), (both(pie, placed(pie, -4, 4)), "#8a4a1c")]], "#ffe9b8", (0, -1), 1.0)
    for at in range(-2, 3):
        s.stroke([(78 + at * 5.4, 139.4 + abs(at) * 1.2), (78 + at * 6.4, 149)], "#8a4a1c", 0.8)
    s.fill(outline((74, 136.6), (76, 130, 80, 130), (84, 131, 82, 136.6)), "#c87a34")
    s.stipple(top, mix(mid, deep, 0.2), (40, 172), (66, 130), 0.5, 0.0)


def _guest(s: Gouache, x: float, y: float, k: float, tone: int, face: int) -> None:
    """Paint a guest at the table from behind, a shoulder to us: the head to the queen, a cup lifted; ``k`` is the size."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, y, k, 0, face < 0)

    cloth = (mix(key, ink, 0.45), mix(deep, ink, 0.45), mix(haze, deep, 0.55))[tone]
    locks = (ink, mix("#8a4a1c", ink, 0.5), mix(haze, deep, 0.4))[(tone + (face > 0)) % 3]
    body = outline((-15, 140), (-16, 20, -8, 14), (0, 9, 8, 15), (14, 24, 13, 140))
    nape = polygon((-4, 4), (3.6, 4), (5, 14), (-6, 14))
    head = profile(0, 0, 16, 1, -6, neck=0.1)
    hair = outline(
        (4.4, -6.4), (2, -10.6, -4, -9.4), (-10, -7, -9.4, 2), (-9, 9, -5, 9.6), (-2, 8, -1.4, 2), (0, -4, 4.4, -6.4)
    )
    arm = limb((7, 20, 4.0), (17, 17, 3.2), (18, 0, 2.3))
    cup = join(outline((13.6, -12), (14, -4, 18.4, -3), (22.8, -4, 23.2, -12)), box(17.6, -4, 19.2, 2))
    s.figure(
        [
            [(put(body), cloth), (cut(put(body), put(placed(body, -4, 2))), mix(cloth, mid, 0.55))],
            [(put(nape), umber(0.34))],
            [
                (put(head.head), umber(0.32)),
                (put(cut(head.head, head.shade)), umber(0.58)),
                (put(both(head.head, head.wedge)), umber(0.92)),
                (put(head.eye), ink),
                (put(hair), locks),
            ],
            [(put(arm), cloth), (cut(put(arm), put(placed(arm, -2, 0.6))), mix(cloth, mid, 0.6))],
            [(put(cup), "#ffc46a"), (put(oval(18.4, -0.4, 3.0, 2.6)), umber(0.58))],
        ],
        "#ffe2b0",
        (face * 0.9, -0.3),
        0.5 + 0.5 * k,
    )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-14": Picture(
        ruby_duel,
        ((74, 107), (75, 75), (56, 70), (94, 70)),
        "crosses blades",
        "grand stair before a garden",
        "morning through a tall arch",
        seed=29,
    ),
    "b3-16": Picture(
        ruby_toast,
        ((96, 54), (77, 64), (96, 64), (106, 109), (48, 110)),
        "raises a toast",
        "long table of a banquet",
        "rows of candles",
        seed=66,
    ),
}
