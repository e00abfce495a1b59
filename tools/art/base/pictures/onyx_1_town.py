"""Pictures of the onyx cards of level 1 in a town and its stables."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import drape, limb, profile, shoe, small_hand
from tools.art.base.gouache import DUSK, ONYX, VIOLET, Gouache
from tools.art.base.props import lamp
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
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
    ribbon,
    taper,
)


def onyx_hoof(s: Gouache) -> None:
    """Level 1: by a stable lantern a groom holds a hoof on his knee and picks a black stone out of it."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (48, 56), (90, 168), [mix(DUSK, mid, 0.65), mix(DUSK, deep, 0.3), mix(deep, ink, 0.4)])
    for x in range(-2, 126, 13):
        s.stroke([(x, 34), (x, 142)], mix(deep, ink, 0.2), 0.9)
    s.spot(47, 58, 1, 56, mix(haze, key, 0.5), 0.75)
    floor = polygon((-4, 140), (124, 136), (124, 176), (-4, 176))
    s.wash(floor, (74, 138), (20, 172), [mix("#8a6236", DUSK, 0.35), mix(deep, ink, 0.3)])
    lots = chance(41)
    for _ in range(46):  # straw
        x, y, turn = 128 * next(lots) - 4, 140 + 28 * next(lots), 180 * next(lots)
        s.stroke([around(x, y, 3.4, turn), around(x, y, 3.4, turn + 180)], mix(key, DUSK, 0.3 + 0.4 * next(lots)), 0.5)
    s.fill(outline((40, 152), (70, 142, 124, 148), (124, 160), (70, 164, 40, 152)), ink, 0.55)
    _standing_horse(s)
    _groom(s)
    _raised_hoof(s)
    s.stroke([(47, 34), (47, 47)], ink, 0.9)
    lamp(s, 47, 43, 2.0)


def _standing_horse(s: Gouache) -> None:
    """Paint the horse, cut by the right edge: chest, far leg, the neck bent so that its head comes down over the work."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    sheen, rim = mix(deep, VIOLET, 0.4), mix(key, "#fff3c8", 0.45)
    far = join(
        limb((112, 108, 8), (113, 128, 4.6), (110, 150, 3.2)),
        polygon((105, 148), (113.6, 148), (115, 156), (103.6, 156)),
    )
    trunk = outline((128, 60), (114, 70, 104, 84), (95, 92, 95, 104), (97, 116, 108, 118), (120, 120, 128, 118))
    neck = outline(
        *(
            (95, 52),
            (104, 46, 114, 52),
            (122, 58, 128, 70),
            (128, 110),
            (104, 108),
            (94, 100, 97, 88),
            (98, 80, 95, 74),
        ),
        *((92, 78, 87, 80), (84, 86, 79, 87), (73, 87, 72.6, 82), (72, 77, 76, 72), (80, 62, 86, 55), (90, 51, 95, 52)),
    )
    ears = join(polygon((91, 54), (89, 45.6), (95.6, 51)), polygon((96, 52), (96.6, 43.4), (101, 50)))
    mane = outline(
        *(
            (94, 51),
            (104, 44, 115, 50),
            (124, 57, 128, 66),
            (128, 84),
            (122, 80, 120, 72),
            (118, 80, 112, 82),
            (114, 72, 110, 65),
        ),
        *((106, 70, 102, 70), (104, 60, 100, 56), (96, 60, 92, 60), (94, 55, 94, 51)),
    )
    s.figure([[(far, mix(ink, deep, 0.3))]], rim, (-1, -0.3), 0.7)
    s.figure(
        [
            [(trunk, mix(ink, deep, 0.35))],
            [
                (ears, ink),
                (neck, mix(ink, deep, 0.45)),
                (
                    both(neck, outline((70, 90), (74, 66, 92, 50), (96, 56, 92, 64), (84, 74, 82, 90))),
                    mix(sheen, mid, 0.25),
                ),
                (both(neck, outline((95, 74), (106, 72, 108, 90), (104, 104, 112, 116), (88, 116), (90, 84))), sheen),
            ],
            [(mane, ink)],
        ],
        rim,
        (-0.9, -0.7),
        1.1,
    )
    s.fill(oval(87.6, 63, 1.7, 1.4, -50), ink)
    s.fill(oval(87.2, 62.6, 0.6), "#fffdf0")
    s.fill(oval(75.4, 81, 1.3, 1.7, 30), ink)
    s.stroke([(74.6, 85.4), (78, 84, 80.4, 81.6)], ink, 0.6)
    blaze = outline((86, 57), (81, 64, 77, 72), (79, 72), (84, 65, 88.6, 58))
    s.fill(blaze, mix(haze, mid, 0.2))
    for points in (
        ((90, 55), (88, 64, 84, 71)),
        ((84, 71), (80, 71, 77.4, 73)),
        ((84, 71), (88, 76, 95, 74)),
        ((88, 63), (93, 67, 95.6, 73)),
    ):
        s.stroke(points, mix("#8a4e26", key, 0.2), 1.1)
    for points in (((112, 54), (119, 62, 120, 72)), ((104, 51), (110, 57, 112, 66))):
        s.stroke(points, sheen, 0.7)


def _raised_hoof(s: Gouache) -> None:
    """Paint the foreleg, stretched out on his knee, the sole turned to us: shoe, nails, frog, the stone wedged in."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = mix(key, "#fff3c8", 0.45)
    cannon = ribbon([(112, 100, 8.4), (102, 103, 6.4), (94, 107, 5.0), (87, 110, 3.8), (80, 110, 4.8)], 12)
    s.figure([[(cannon, mix(ink, deep, 0.5))]], rim, (-0.4, -1), 1.0)
    hoof = outline(
        (80, 99), (66, 95, 57, 103), (52, 112, 58, 119), (68, 126, 80, 121), (85, 116, 85, 110), (84, 103, 80, 99)
    )
    sole = outline(
        (78, 102.6),
        (67, 99, 60.4, 105),
        (57, 111.4, 61.4, 116.6),
        (68, 121.4, 78, 118),
        (80.6, 114, 80.4, 110),
        (80.6, 105, 78, 102.6),
    )
    s.fill(placed(hoof, 1.4, 2.6), ink, 0.7)
    s.figure([[(hoof, mix("#6a4a30", ink, 0.35))]], rim, (-0.5, -1), 1.0)
    s.line(sole, ink, 4.6)
    s.line(sole, mix(mid, haze, 0.35), 3.4)
    s.fill(sole, mix("#a8865c", ink, 0.3))
    s.fill(polygon((81, 104), (81, 117), (66, 111)), mix("#6a4a30", ink, 0.4))
    for x, y in ((71, 100.4), (64, 102.6), (59.4, 108), (60, 114), (65, 119.2), (72, 120.4)):
        s.fill(oval(x, y, 0.8), ink)
    s.gem(ONYX, 69.6, 110.4, 7.2, 8, 1.4)
    pick = join(limb((47, 94, 1.4), (58, 101, 1.2)), ribbon([(58, 101, 1.1), (62, 103, 1.0), (63.6, 106, 0.6)], 6))
    s.figure([[(pick, mix(mid, haze, 0.4))]], "#fffdf0", (0.4, -1), 0.5)
    s.figure([[(small_hand(49, 95.6, 3.8, 24), mix(ink, key, 0.66))]], rim, (0.6, -1), 0.8)
    s.figure(
        [
            [
                (
                    join(*(limb((72 + at * 3.0, 126, 1.7), (71 + at * 3.2, 120.6, 1.5)) for at in range(4))),
                    mix(ink, key, 0.56),
                )
            ]
        ],
        rim,
        (0, -1),
        0.7,
    )


def _groom(s: Gouache) -> None:
    """Paint the groom on one knee in profile, bent to the hoof: shirt sleeves, leather apron, a violet cap."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim = mix(key, "#fff3c8", 0.5)
    head = profile(53, 78, 17, 1, 24, neck=0.26)
    cap = placed(
        outline(
            *((0.38, -0.26), (0.36, -0.66, -0.1, -0.64), (-0.64, -0.58, -0.56, 0.04), (-0.3, -0.12, 0.0, -0.2)),
            *((0.2, -0.22, 0.54, -0.1), (0.52, -0.24, 0.38, -0.26)),
        ),
        *(53, 78, 17, 24),
    )
    shirt = outline((37, 100), (38, 90, 48, 87), (58, 90, 60, 98), (62, 114, 58, 128), (36, 130), (33, 114, 37, 100))
    apron = outline(
        (48, 106), (58, 104), (62, 116, 74, 124), (84, 128, 82, 134), (64, 136, 58, 150), (44, 150), (46, 126, 48, 106)
    )
    thigh = limb((44, 128, 7.4), (70, 129, 6.2), (69, 150, 4.0))
    back = limb((42, 130, 7.0), (38, 151, 5.0), (24, 153, 3.2))
    far, near = limb((56, 96, 3.8), (70, 112, 3.2), (76, 124, 2.4)), limb((44, 98, 4.8), (38, 113, 3.9), (47, 97, 2.7))
    s.figure(
        [
            [(back, mix(deep, ink, 0.5))],
            [
                (thigh, mix(deep, DUSK, 0.4)),
                (cut(thigh, placed(thigh, -1, -4)), mix(deep, ink, 0.3)),
                (shoe(68, 154.6, 1, 0.95), ink),
            ],
            [(far, mix(haze, DUSK, 0.5))],
            [(shirt, mix(haze, "#ffffff", 0.15)), (drape(shirt, 46, 3), mix(DUSK, deep, 0.3))],
            [(apron, mix("#7a4e2c", key, 0.12)), (drape(apron, 53, 3), mix("#7a4e2c", ink, 0.5))],
            [
                (head.head, mix(ink, key, 0.38)),
                (cut(head.head, head.shade), mix(ink, key, 0.66)),
                (both(head.head, head.wedge), mix(haze, key, 0.45)),
                (head.eye, ink),
                (cap, VIOLET),
                (both(cap, placed(cap, -4, 3)), mix(VIOLET, ink, 0.5)),
            ],
        ],
        rim,
        (0.7, -1),
        1.0,
    )
    s.figure(
        [[(near, mix(haze, "#ffffff", 0.1)), (cut(near, placed(near, 2.4, -1.0)), mix(DUSK, deep, 0.2))]],
        rim,
        (0.6, -1),
        0.9,
    )
    s.stroke([(49, 106), (44, 92)], mix("#7a4e2c", ink, 0.2), 1.4)


def onyx_sweep(s: Gouache) -> None:
    """Level 1: above the roofs by night a sweep comes out of a chimney, the brush held high, a black stone in its bristles."""
    deep, mid, haze, key = s.deep, s.mid, s.haze, s.key
    s.wash(
        ALL, (0, 38), (0, 140), [mix(deep, DUSK, 0.25), mix(DUSK, mid, 0.35), mix(mid, haze, 0.2), mix(haze, key, 0.35)]
    )
    for x, y, r in ((42, 50, 1.2), (112, 66, 1.0), (54, 76, 0.8), (104, 44, 1.1), (28, 62, 0.9)):
        s.glint(x, y, r, haze)
    s.fill(oval(107, 88, 13), mix(haze, key, 0.2))
    s.spot(107, 88, 12.6, 30, mix(haze, key, 0.25), 0.55)
    for x, y, r in ((110, 83, 2.6), (104, 80.6, 1.6), (112, 90, 1.8)):
        s.fill(oval(x, y, r), mix(haze, mid, 0.4))
    _far_roofs(s)
    _soot(s)
    _sweep(s)
    _chimney(s)


def _far_roofs(s: Gouache) -> None:
    """Paint the town below: gables from far to near with lit windows, smoke, and a cat on a ridge."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    far = polygon(
        (-4, 126),
        (8, 116),
        (18, 124),
        (30, 112),
        (40, 122),
        (48, 122),
        (52, 100),
        (56, 122),
        (74, 118),
        (90, 126),
        (128, 122),
        (128, 176),
        (-4, 176),
    )
    s.fill(far, mix(DUSK, deep, 0.35))
    for points, tone, lit in (
        (((-4, 140), (30, 122), (62, 144), (62, 176), (-4, 176)), 0.55, ((26, 138), (36, 142))),
        (((84, 142), (108, 124), (128, 136), (128, 176), (84, 176)), 0.7, ((104, 140), (112, 140))),
    ):
        roof = polygon(*points)
        s.figure([[(roof, mix(deep, ink, tone))]], mix(haze, DUSK, 0.3), (0.5, -1), 1.0)
        for x, y in lit:
            s.fill(box(x, y, x + 5, y + 7), key)
            s.fill(box(x + 2.2, y, x + 2.8, y + 7), ink)
    for row in range(5):
        for at in range(6):
            x, y = 90 + at * 7 + (row % 2) * 3.5, 148 + row * 6
            s.stroke([(x - 3.4, y), (x, y + 4, x + 3.4, y)], mix(deep, DUSK, 0.5), 0.6)
    cat = join(
        oval(109, 122, 3.4, 4.6, 10), oval(110, 115.4, 2.7),
        polygon((107.4, 115), (107.6, 110.8), (110, 113)), polygon((110, 113), (112.4, 110.8), (112.6, 115)),
        ribbon([(107, 125, 0.9), (114, 126, 1.0), (117, 121, 1.0), (115, 117, 0.5)], 8),
    )  # fmt: skip
    s.figure([[(cat, ink)]], "#fff4dc", (0.3, -1), 0.8)


def _soot(s: Gouache) -> None:
    """Paint the burst of soot that comes out of the flue with him, in three steps, and flakes in the air."""
    ink, deep, mid = s.ink, s.deep, s.mid
    lots = chance(15)
    for reach, tone in ((31, mix(DUSK, mid, 0.8)), (25, mix(DUSK, deep, 0.3)), (19, mix(deep, ink, 0.45))):
        puffs = [
            oval(
                71 + reach * 1.05 * math.cos(math.radians(a)),
                114 + reach * 0.86 * math.sin(math.radians(a)),
                reach * (0.26 + 0.2 * next(lots)),
            )
            for a in range(176, 372, 22)
        ]
        cloud = join(*puffs, oval(71, 112, reach * 1.0, reach * 0.86))
        s.figure([[(cloud, tone)]], mix(tone, s.haze, 0.3), (1, -0.4), 0.8)
    for _ in range(26):
        x, y = 40 + 66 * next(lots), 44 + 56 * next(lots)
        s.fill(oval(x, y, 0.4 + 0.7 * next(lots)), ink)


def _sweep(s: Gouache) -> None:
    """Paint the sweep from the waist: both arms straight up the rod, his face turned up to the brush, sooty, the moon on it."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(75, 89, 18, 1, -26, neck=0.22)
    cap = placed(
        outline((0.40, -0.30), (0.36, -0.66, -0.1, -0.62), (-0.62, -0.56, -0.54, 0.02), (-0.3, -0.16, 0.0, -0.22), (0.2, -0.26, 0.56, -0.16), (0.52, -0.28, 0.40, -0.30)),
        75, 89, 18, -26,
    )  # fmt: skip
    coat = outline((60, 104), (66, 98, 72, 99), (82, 98, 86, 104), (89, 114, 88, 130), (58, 130), (57, 114, 60, 104))
    kerchief = outline((68, 98), (74, 101, 81, 97), (83, 102, 79, 106), (73, 108, 68, 103))
    rod = taper((76.4, 108), 1.1, (68.6, 62), 1.1)
    far, near = (
        limb((82, 104, 4.2), (92, 90, 3.4), (75.4, 77, 2.4)),
        limb((63, 105, 4.6), (55, 92, 3.7), (69.6, 73, 2.5)),
    )
    flesh = mix(ink, key, 0.5)
    s.figure(
        [
            [(far, mix(ink, deep, 0.8)), (cut(far, placed(far, -2.4, 1.4)), mix(DUSK, deep, 0.2))],
            [(coat, ink), (both(coat, polygon((76, 96), (92, 96), (92, 132), (79, 132))), mix(deep, ink, 0.2))],
            [
                (head.head, mix(ink, key, 0.34)),
                (cut(head.head, head.shade), mix(ink, key, 0.6)),
                (both(head.head, head.wedge), mix(ink, key, 0.82)),
                (head.eye, ink),
                (cap, ink),
            ],
            [(kerchief, VIOLET), (cut(kerchief, placed(kerchief, -3, 1)), mix(VIOLET, haze, 0.35))],
        ],
        "#fff1d6",
        (1, -0.2),
        1.0,
    )
    s.fill(oval(77.6, 93.4, 2.4, 1.2, -40), ink, 0.55)
    s.figure([[(rod, mix(ink, key, 0.55))]], mix(key, "#fff3c8", 0.5), (1, 0), 0.7)
    s.figure(
        [
            [(small_hand(72.6, 76.6, 3.7, 158, flip=True), flesh)],
            [(near, ink), (cut(near, placed(near, -2.6, 1.0)), mix(deep, DUSK, 0.3))],
            [(small_hand(70.6, 70.6, 3.8, -22), mix(ink, key, 0.62))],
        ],
        "#fff1d6",
        (1, -0.3),
        0.9,
    )
    # the brush: a star of bristles, the stone caught in it
    lots = chance(33)
    x, y = 67.4, 56.0
    for turn in range(0, 360, 10):
        far_end = (
            x + (13.6 + 2.6 * next(lots)) * math.cos(math.radians(turn)),
            y + (12.6 + 2.6 * next(lots)) * math.sin(math.radians(turn)),
        )
        s.fill(taper((x, y), 1.1, far_end, 0.35), ink)
        if -60 <= (turn + 180) % 360 - 180 <= 60:
            s.stroke([(x + (far_end[0] - x) * 0.66, y + (far_end[1] - y) * 0.66), far_end], "#fff1d6", 0.4)
    s.fill(oval(x, y, 10.6, 9.8), ink)
    s.gem(ONYX, x, y, 8.2, 10, 1.5)


def _chimney(s: Gouache) -> None:
    """Paint the chimney before him: bricks lit on the moon's side, a rim of stone, a row of pots beside."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    stack = polygon((48, 128), (97, 128), (99, 176), (46, 176))
    s.fill(stack, mix(ink, deep, 0.55))
    lit = polygon((84, 128), (97, 128), (99, 176), (85, 176))
    s.fill(lit, mix(DUSK, mid, 0.4))
    for row in range(6):
        y = 134 + row * 7
        for at in range(5):
            x = 46 + at * 10.4 + (row % 2) * 5
            s.fill(
                both(stack, box(x, y - 5.4, x + 9.2, y + 0.4, 0.6)),
                mix(deep, DUSK, 0.25 + ((at * 3 + row * 5) % 4) * 0.1)
                if x < 80
                else mix(mid, haze, 0.06 + ((at + row) % 3) * 0.14),
            )
    rim = polygon((43, 122, 1), (102, 122, 1), (102, 129.6, 1), (43, 129.6, 1))
    s.figure(
        [[(rim, mix(deep, ink, 0.2)), (both(rim, box(84, 120, 104, 131)), mix(DUSK, haze, 0.35))]],
        "#fff1d6",
        (0.7, -1),
        1.0,
    )
    s.fill(polygon((43, 129.6), (102, 129.6), (99, 133), (46, 133)), ink, 0.6)

    s.stipple(stack, ink, (46, 0), (84, 0), 0.6, 0.0)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-39": Picture(
        onyx_hoof,
        ((70, 110), (56, 78), (49, 95), (76, 122)),
        "picks a stone from a hoof",
        "stable by night",
        "stable lantern",
        seed=77,
    ),
    "b1-33": Picture(
        onyx_sweep,
        ((67, 56), (77, 89), (72, 74), (62, 104)),
        "sweeps a chimney",
        "roofs of a town by night",
        "low moon along the roofs",
        seed=71,
    ),
}
