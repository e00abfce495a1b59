"""Pictures of the onyx cards of level 2 under a roof."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.figures import drape, grip, hand, limb, offered, pinch, profile, shoe, skin
from tools.art.base.gouache import DUSK, ONYX, VIOLET, Gouache
from tools.art.base.props import lamp
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    arch,
    around,
    both,
    box,
    cut,
    join,
    mix,
    outline,
    oval,
    placed,
    polygon,
    taper,
)


def onyx_chess(s: Gouache) -> None:
    """Level 2: two players before the hearth; the gap between the faces is the game."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    violet = "#6f58b0"
    s.fill(ALL, mix(ink, deep, 0.8))
    for row in range(6):  # courses of stone, barely there
        y = 40 + row * 16
        for col in range(-1, 6):
            x = col * 26 + (13 if row % 2 else 0)
            s.fill(
                polygon((x + 1, y + 1), (x + 25, y + 1), (x + 25, y + 15), (x + 1, y + 15)),
                mix(deep, violet, 0.07 + 0.05 * ((row * 3 + col) % 3)),
            )
    hood = arch(40, 110, 82, 132, 46)
    s.fill(hood, mix(ink, deep, 0.4))
    hearth = arch(46, 104, 84, 132, 42)
    with s.clipped(hearth):
        s.rings(
            75,
            104,
            [66, 50, 37, 25],
            [mix(deep, key, 0.22), mix(deep, key, 0.52), mix(key, haze, 0.10), mix(key, "#fff1c0", 0.6)],
        )
        for x, w, h in ((64, 7, 26), (86, 7, 30), (75, 10, 44)):
            s.fill(
                outline(
                    (x - w, 122),
                    (x - w * 1.2, 122 - h * 0.4, x - w * 0.2, 122 - h * 0.6),
                    (x + w * 0.3, 122 - h * 0.8, x, 122 - h),
                    (x + w * 1.1, 122 - h * 0.7, x + w * 0.8, 122 - h * 0.45),
                    (x + w * 1.4, 122 - h * 0.2, x + w, 122),
                ),
                "#fff3cf" if x == 75 else mix(key, "#fff1c0", 0.3),
            )
    rim = mix(key, "#fff1c0", 0.5)
    # left: an old monk, chin on his fist; right: a lady in a horned headdress
    lh, ls, lw, le = profile(50, 67, 25, 1, 6)
    cowl = outline(
        (57, 55),
        (50, 47, 41, 52),
        (30, 60, 34, 80),
        (30, 96, 18, 112),
        (14, 140, 12, 172),
        (60, 172),
        (58, 130, 52, 104),
        (50, 92, 47, 84),
        (43, 74, 46, 66),
        (50, 60, 57, 55),
    )
    sleeve = outline((36, 90), (45, 88, 48, 100), (52, 108, 57, 112), (61, 118, 56, 125), (30, 126), (30, 104, 36, 90))
    s.figure(
        [
            [(lh, mix(ink, key, 0.30)), (cut(lh, ls), mix(key, ink, 0.26)), (both(lh, lw), mix(key, haze, 0.45))],
            [
                (cowl, mix(ink, deep, 0.25)),
                (both(cowl, outline((10, 40), (36, 56), (32, 100, 20, 172), (0, 172))), ink),
            ],
        ],
        rim=rim,
        light=(1, 0.25),
        width=1.0,
    )
    rh, rs, rw, re_ = profile(100, 67, 23, -1, -2)
    gown = outline((97, 84), (92, 88, 92, 104), (94, 120, 88, 172), (124, 172), (124, 92), (112, 84, 104, 82))
    horn = outline(
        (93.6, 59), (96, 46, 106, 43), (124, 38, 124, 52), (124, 92), (113, 84, 108, 72), (104, 62, 93.6, 59)
    )
    arm = outline((98, 94), (106, 90, 111, 98), (112, 114, 104, 124), (97, 127, 88, 116), (91, 108), (98, 110, 98, 94))
    s.figure(
        [
            [
                (gown, mix(violet, ink, 0.45)),
                (both(gown, polygon((106, 80), (126, 80), (126, 172), (102, 172))), mix(ink, violet, 0.22)),
            ],
            [(rh, mix(ink, key, 0.30)), (cut(rh, rs), mix(key, ink, 0.16)), (both(rh, rw), mix(key, haze, 0.5))],
            [
                (horn, mix(haze, violet, 0.25)),
                (
                    both(horn, outline((108, 36), (104, 54, 112, 70), (116, 84, 126, 96), (128, 36))),
                    mix(deep, violet, 0.35),
                ),
            ],
        ],
        rim=rim,
        light=(-1, 0.25),
        width=1.0,
    )
    s.fill(le, ink)
    s.fill(re_, ink)
    # table, board, pieces
    s.figure([[(polygon((-2, 124), (122, 124), (122, 172), (-2, 172)), ink)]], rim=rim, light=(0, -1), width=0.7)
    for j in range(4):
        for i in range(8):
            y0, y1 = 125.4 + j * 5 + j * j * 0.5, 125.4 + (j + 1) * 5 + (j + 1) ** 2 * 0.5
            f0, f1 = 1 + (y0 - 125) / 60, 1 + (y1 - 125) / 60
            if (i + j) % 2:
                s.fill(
                    polygon(
                        (75 + (i - 4) * 5.4 * f0, y0),
                        (75 + (i - 3) * 5.4 * f0, y0),
                        (75 + (i - 3) * 5.4 * f1, y1),
                        (75 + (i - 4) * 5.4 * f1, y1),
                    ),
                    mix(key, ink, 0.35 + 0.13 * j),
                )
    for x, k in ((66, 0.9), (60, 0.7), (86.5, 0.8)):
        s.figure(
            [
                [
                    (
                        join(
                            polygon(
                                (x - 2.6 * k, 127),
                                (x - 1 * k, 122),
                                (x - 1.2 * k, 119.4),
                                (x + 1.2 * k, 119.4),
                                (x + 1 * k, 122),
                                (x + 2.6 * k, 127),
                            ),
                            oval(x, 118, 2 * k),
                        ),
                        ink,
                    )
                ]
            ],
            rim=None,
        )
    piece = polygon((70, 121), (73, 112), (73.4, 106), (71.4, 104), (78.6, 104), (76.6, 106), (77, 112), (80, 121))
    tone = mix(ink, key, 0.7)
    hand(s, offered(54, 116.4, 0.38, -4), tone, rim, (0.6, -0.8), 0.6)
    s.figure([[(sleeve, mix(ink, deep, 0.7)), (both(sleeve, placed(sleeve, -8, 3)), ink)]], rim, (1, -0.3), 0.9)
    s.figure(
        [
            [(piece, ink)],
            [(arm, mix(violet, ink, 0.2)), (both(arm, placed(arm, 7, 4)), mix(violet, ink, 0.6))],
            [(polygon((87.4, 108.6, 1), (92.4, 105.4, 1), (94, 113, 1), (89.4, 117, 1)), mix(haze, violet, 0.25))],
        ],
        rim,
        (-0.6, -1),
        0.8,
    )
    hand(s, pinch(77.4, 104.6, 0.52, 24, flip=True), mix(ink, key, 0.8), rim, (-0.6, -1), 0.6)
    s.gem(ONYX, 75, 97, 7.2, 0, 1.4)


def onyx_lock(s: Gouache) -> None:
    """Through a keyhole: in the lamplight of his shop an old locksmith holds up a key with an onyx in its bow."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.25))
    hole = join(oval(74, 82, 38), polygon((57, 108), (91, 108), (105, 180), (43, 180)))
    inner = join(oval(74, 82, 34.6), polygon((60.6, 108), (87.4, 108), (101, 180), (47, 180)))
    with s.clipped(inner):
        s.fill(ALL, mix(deep, DUSK, 0.55))
        s.rings(
            68,
            66,
            [58, 42, 29, 17],
            [mix(deep, DUSK, 0.8), mix(DUSK, mid, 0.9), mix(mid, haze, 0.6), mix(haze, key, 0.2)],
            0.6,
        )
        # keys on the wall, the hanging lamp
        s.fill(box(34, 58, 60, 60), mix(ink, key, 0.2))
        for x, long in ((41, 12), (48, 17), (55, 10)):
            s.line(oval(x, 63, 2.2), mix(ink, key, 0.2), 1.2)
            s.stroke([(x, 65), (x, 65 + long)], mix(ink, key, 0.2), 1.2)
            s.fill(box(x, 62 + long, x + 3, 65 + long), mix(ink, key, 0.2))
        s.stroke([(68, 36), (68, 50)], ink, 0.9)
        s.fill(polygon((59, 59), (64, 50, 1.5), (72, 50, 1.5), (77, 59)), ink)
        s.fill(oval(68, 59.4, 6, 2), "#ffffff")
        s.fill(box(30, 140, 120, 180), mix(DUSK, mid, 0.35))
        s.fill(box(30, 140, 120, 142), mix(mid, haze, 0.4))
        _locksmith(s)
    # how thick the plate is: its inner edge, lit by the lamp
    edge = cut(hole, inner)
    s.wash(edge, (38, 100), (112, 84), [mix(DUSK, ink, 0.3), mix(mid, key, 0.3), mix(key, haze, 0.35)])
    s.line(inner, ink, 0.8)
    # the plate of the lock about the hole: its thickness, a raised edge, engraving, screws
    plate = cut(ALL, hole)
    s.fill(plate, mix(ink, deep, 0.45))
    s.stipple(plate, mix(deep, mid, 0.4), (34, 38), (48, 66), 0.6, 0.0)
    s.line(placed(hole, 74 * -0.1, 82 * -0.1, 1.1), ink, 1.6)
    s.line(placed(hole, 74 * -0.16, 82 * -0.16, 1.16), mix(deep, mid, 0.5), 0.8)
    for x, y, turn in ((28, 48, 30), (118, 50, -20), (116, 136, 60), (36, 140, 10)):
        s.fill(oval(x + 0.8, y + 1, 5), ink)
        s.fill(oval(x, y, 4.6), mix(deep, mid, 0.7))
        s.rim([oval(x, y, 4.6)], haze, (-0.7, -0.7), 0.8)
        s.stroke([around(x, y, 3.4, turn), around(x, y, -3.4, turn)], ink, 1.2)
    for x, y, side in ((38, 126, 1), (110, 126, -1)):
        s.stroke(
            [(x, y), (x - 10 * side, y - 4, x - 8 * side, y - 16), (x - 3 * side, y - 22, x + side, y - 15)],
            mix(deep, mid, 0.5),
            1.1,
        )
        s.stroke([(x, y), (x + 4 * side, y + 12, x - 4 * side, y + 22)], mix(deep, mid, 0.5), 1.1)


def _locksmith(s: Gouache) -> None:
    """Paint the locksmith close, from the right, and the key with its onyx upright in his fist before his eye."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    light, rim = (-0.7, -0.8), "#fff0cf"
    head = profile(95, 81, 37, -1, 3, neck=0.2)
    hair = outline((96, 64), (104, 60, 111, 70), (116, 84, 108, 92), (101, 90, 102, 82), (103, 72, 96, 64))
    beard = outline(
        *((100, 84), (97, 94, 88, 93.4), (82, 91.4, 80, 94), (83.4, 95.4, 82, 97.6), (78, 112, 86, 122)),
        *((98, 120, 105, 100), (106, 90, 100, 84)),
    )
    body = outline((88, 116), (98, 104, 112, 106), (124, 112, 126, 180), (70, 180), (72, 140, 88, 116))
    coat = mix(VIOLET, haze, 0.1)
    s.figure(
        [
            [(body, mix(VIOLET, ink, 0.25)), (both(body, placed(body, 14, 0)), mix(VIOLET, ink, 0.55))],
            [*skin(s, head, 0.32, 0.6), (head.eye, ink)],
            [(hair, mix(haze, mid, 0.3)), (both(hair, placed(hair, 5, 3)), mix(haze, mid, 0.6))],
            [(beard, "#fffaf0"), (both(beard, placed(beard, 9, 4)), mix(haze, mid, 0.25))],
        ],
        rim,
        light,
        1.0,
    )
    tone = mix(ink, key, 0.62)
    sleeve = limb((108, 126, 9.0), (90, 148, 7.6), (79, 118, 4.6))
    whole = [cut(oval(0, -32, 12), oval(0, -32, 8.8)), box(-2, -21, 2, 22), box(-10, 9, 0, 13), box(-8, 16, 0, 20.4)]
    shaft = join(*(placed(part, 65, 112, 1, -8) for part in whole))
    s.figure([[(sleeve, coat), (both(sleeve, placed(sleeve, 5, 3)), mix(VIOLET, ink, 0.3))]], rim, light, 0.9)
    s.fill(oval(60.6, 80.4, 10.4), "#fff6df")
    s.figure([[(shaft, mix(ink, deep, 0.3))]], rim, (1, -0.6), 0.7)
    hand(s, grip(67, 111, 0.62, -98), tone, rim, light, 0.7)
    s.gem(ONYX, 60.6, 80.4, 8.2, 0, 1.6)


def onyx_clock(s: Gouache) -> None:
    """The keeper of a tower clock leans on the crank of its train; the moon fills the dial behind her."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(deep, DUSK, 0.25))
    # the dial from within: moonlight with the hours and hands in ink
    s.fill(oval(74, 86, 51), ink)
    s.fill(oval(74, 86, 47.6), mix(mid, haze, 0.55))
    s.fill(oval(74, 86, 37), mix(haze, "#ffffff", 0.2))
    s.fill(oval(64, 66, 14), "#fffdf6")
    s.spot(64, 66, 13.6, 34, "#fffdf6", 0.8)
    s.stipple(oval(74, 86, 47.6), mix(mid, DUSK, 0.3), (60, 70), (96, 128), 0.0, 0.75)
    for hour in range(12):
        s.stroke([around(74, 86, 39, hour * 30), around(74, 86, 46, hour * 30)], ink, 2.8 if hour % 3 == 0 else 1.4)
    for turn, long, wide in ((-112, 36, 1.8), (-24, 25, 2.4)):
        s.fill(taper((74, 86), wide, around(74, 86, long, turn), 0.8), ink)
    floor = polygon((-4, 147), (124, 143), (124, 176), (-4, 176))
    s.figure([[(floor, mix(ink, deep, 0.25))]], mix(mid, DUSK, 0.3), (0, -1), 0.7)
    for x, y, r, teeth, tone in (
        (121, 56, 12, 12, mix(ink, key, 0.3)),
        (110, 126, 24, 20, mix(ink, deep, 0.5)),
        (101, 88, 16, 14, mix(key, ink, 0.34)),
    ):
        _wheel(s, x, y, r, teeth, tone)
    # the lamp on the floor before her
    s.fill(outline((44, 158), (60, 150, 84, 149), (108, 150, 118, 158), (84, 166, 44, 158)), mix(ink, key, 0.45))
    s.rings(85, 142, [19, 12.5], [mix(key, deep, 0.35), mix(key, haze, 0.3)], 0.7)
    lamp(s, 85, 131, 2.0)
    _keeper(s)
    warm, rim = mix(ink, key, 0.62), mix(key, haze, 0.35)
    s.rings(101, 88, [11.4, 9], [ink, mix(key, haze, 0.4)], 0.4)
    s.figure(
        [[(limb((90, 84, 2.6), (93, 82.4, 2.3)), warm), (limb((93, 81.6, 1.7), (98, 79.4, 1.3)), warm)]], rim, (1, 0.6)
    )
    s.gem(ONYX, 101, 88, 7.4, 0, 1.6)
    fingers = [limb((90, 99, 2.9), (93.4, 96.4, 2.7))]
    fingers += [limb((92.6, 96.6 - at * 1.5, 1.7), (98.4 - at * 1.4, 93.8 - at * 2.4, 1.3)) for at in range(2)]
    s.figure([[(part, warm)] for part in fingers], rim, (1, 0.8), 0.6)


def _wheel(s: Gouache, x: float, y: float, r: float, teeth: int, tone: Color) -> None:
    """Paint a toothed wheel with six spokes."""
    edge = [around(x, y, r if number % 4 < 2 else r * 0.86, number * 90 / teeth) for number in range(teeth * 4)]
    ring = cut(polygon(*edge), oval(x, y, r * 0.66))
    spokes = [
        taper(around(x, y, r * 0.7, a), r * 0.07, around(x, y, r * 0.7, a + 180), r * 0.07) for a in (20, 80, 140)
    ]
    s.figure([[(join(ring, *spokes, oval(x, y, r * 0.2)), tone)]], mix(s.haze, s.mid, 0.2), (-0.6, -1), 0.9)


def _keeper(s: Gouache) -> None:
    """Paint the keeper on her feet, the lamp on the front of her gown, both arms out to the small wheel."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = mix(haze, key, 0.62), (1, 0.35)
    head = profile(66, 84, 15, 1, 12)
    bun = join(
        outline((60, 83), (58, 74, 67, 74.4), (75, 75, 74, 80), (66, 80, 62, 90), (58, 90, 60, 83)), oval(56.6, 85, 4.2)
    )
    dress = outline(
        *((49, 101), (56, 93, 66, 96), (71, 106, 66, 122), (73, 138, 75, 153), (66, 150.6, 60, 153)),
        *((54, 150.6, 48, 154), (42, 151.6, 36, 153), (40, 132, 45, 121), (45, 110, 49, 101)),
    )
    folds = [
        outline((50, 126), (47, 140, 42, 154), (48, 155), (50, 140, 52, 126)),
        outline((56, 126), (55, 140, 54, 154), (59, 154), (59, 140, 58, 126)),
    ]
    lit = both(dress, outline((64, 92), (62, 112, 61, 124), (67, 140, 67, 156), (80, 156), (80, 92)))
    hot = both(dress, outline((65, 126), (70, 140, 71.4, 156), (80, 156), (76, 126)))
    s.figure([[(shoe(44, 158, 1, 0.9), ink)], [(shoe(63, 158.6, 1, 0.9), ink)]], rim, (0.8, -0.6), 0.7)
    s.figure(
        [
            [(limb((66, 103, 4.4), (79, 107, 3.4), (88, 86, 2.4)), mix(VIOLET, ink, 0.45))],
            [
                (dress, mix(VIOLET, ink, 0.12)),
                (drape(dress, 50, -2), mix(VIOLET, ink, 0.5)),
                *((both(dress, fold), mix(VIOLET, ink, 0.42)) for fold in folds),
                (lit, mix(VIOLET, key, 0.3)),
                (hot, mix(VIOLET, key, 0.75)),
            ],
            [(polygon((44.6, 119), (66.6, 118), (67, 123.4), (43.6, 125)), mix(ink, deep, 0.4))],
            [
                (head.head, mix(ink, key, 0.32)),
                (cut(head.head, head.shade), mix(ink, key, 0.66)),
                (both(head.head, head.wedge), mix(key, haze, 0.4)),
                (head.eye, ink),
                (bun, ink),
            ],
            [(limb((56, 104, 4.8), (67, 119, 3.7), (88, 100, 2.5)), mix(VIOLET, ink, 0.2))],
            [(taper((86.4, 101.6), 3.3, (88.4, 99.8), 3.1), mix(haze, DUSK, 0.3))],
        ],
        rim,
        light,
        1.1,
    )


def onyx_assay(s: Gouache) -> None:
    """An assayer lays gold in the pan of her black balance before the pale light of a candle, and the stone still outweighs it."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.fill(ALL, mix(ink, DUSK, 0.3))
    shape = ((-90, 1.1), (-40, 0.92), (15, 1.05), (70, 0.95), (120, 1.05), (170, 0.94), (225, 1.0))
    tones = [mix(deep, DUSK, 0.4), mix(DUSK, haze, 0.25), mix(DUSK, haze, 0.66), mix(haze, key, 0.2), "#fff8ea"]
    s.facets(56, 106, [78, 65, 53, 40, 26], tones, shape, 0.6)
    _assayer(s)
    table = polygon((-4, 146), (124, 143), (124, 176), (-4, 176))
    s.figure([[(table, mix(ink, DUSK, 0.12))]], mix(key, haze, 0.4), (0, -1), 1.0)
    s.fill(polygon((46, 145.4), (80, 144.4), (92, 152), (34, 152)), mix(DUSK, key, 0.4))
    # the candle, low behind the balance
    s.fill(box(63, 132, 71, 145.6), mix(haze, "#ffffff", 0.3))
    s.fill(box(68, 132, 71, 145.6), mix(haze, DUSK, 0.3))
    s.fill(outline((67, 132), (60, 127, 66, 119), (67, 115, 67.4, 111), (74, 122, 73, 127), (72, 132, 67, 132)), key)
    s.fill(outline((67, 131.4), (63.6, 127, 67, 121), (71, 127, 67, 131.4)), "#fffdf0")
    with s.moved(-22, 0, 0.86, about=(76, 147)):
        s.figure([[(part, ink)] for part in _balance()], mix(key, haze, 0.3), (0.8, 0.6), 0.9)
        for number in range(3):
            y = 91 - number * 4.4
            coin = box(92.5 + number % 2, y - 4, 109.5 + number % 2, y, 1.8)
            s.line(coin, ink, 1.1)
            s.figure(
                [[(coin, key), (both(coin, box(102, 60, 114, 100)), mix(key, ink, 0.3))]], "#fff6dc", (-0.8, 0.5), 0.8
            )
        s.gem(ONYX, 51, 109.6, 10.6, 0, 1.6)
    tone, rim = mix(ink, key, 0.58), "#fff0cc"
    fingers = pinch(79, 79, 0.5, 30, True)
    hand(s, fingers[:3], mix(tone, ink, 0.2), rim, (-1, 0.6), 0.5)
    coin = box(66.6, 77.6, 81.4, 81.2, 1.6)
    s.line(coin, ink, 0.9)
    s.figure([[(coin, key)]], "#fff6dc", (-0.8, 0.5), 0.8)
    hand(s, fingers[3:], tone, rim, (-1, 0.6), 0.5)
    # the near arm rests on the table, its palm open
    near = limb((117, 104, 7.4), (121, 136, 6.4), (103, 141.6, 4.2))
    cuff = placed(box(-1.8, -4.6, 1.8, 4.6, 1), 101, 142, 1, -14)
    s.figure(
        [[(near, mix(ink, DUSK, 0.42)), (both(near, placed(near, 5, 3)), mix(ink, DUSK, 0.16))], [(cuff, VIOLET)]],
        rim,
        (-1, -0.4),
        0.9,
    )
    hand(s, offered(98, 142.6, 0.4, 8, True), tone, rim, (-0.8, -1), 0.5)


def _assayer(s: Gouache) -> None:
    """Paint the assayer across the table, upright: spectacles, grey hair bound in violet, her eye on the beam."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    rim = "#fff0cc"
    head = profile(96, 62, 20, -1, 2, nose=0.85, neck=0.36)
    hair = outline(
        *(
            (88.6, 54.6),
            (91, 48, 99, 49),
            (111, 52, 108.6, 66),
            (106, 75, 101.6, 72.6),
            (101, 66, 99, 61),
            (96, 57, 88.6, 54.6),
        )
    )
    bun = oval(108.6, 63, 4.6, 5.4)
    band = polygon((99.6, 48.6), (103.6, 50), (103.4, 73), (100.4, 71.6))
    gown = outline((95, 84), (106, 78, 113, 86), (126, 102, 126, 150), (82, 150), (84, 116, 88, 98), (90, 88, 95, 84))
    collar = outline((92, 79), (99, 74, 107, 81), (110, 87, 105, 90), (96, 91, 90, 87), (89.4, 83, 92, 81))
    sleeve = limb((104, 96, 6.8), (100, 116, 5.8), (90, 90, 3.8))
    lining = placed(box(-2, -4.2, 2, 4.2, 1), 90.4, 90.4, 1, 62)
    s.figure(
        [
            [
                (gown, mix(ink, DUSK, 0.4)),
                (both(gown, outline((100, 76), (98, 110, 98, 152), (130, 152), (130, 76))), mix(ink, DUSK, 0.08)),
            ],
            [
                (head.head, mix(ink, key, 0.32)),
                (cut(head.head, head.shade), mix(ink, key, 0.58)),
                (both(head.head, head.wedge), mix(key, haze, 0.3)),
                (head.eye, ink),
            ],
            [(bun, mix(DUSK, haze, 0.2)), (hair, mix(DUSK, haze, 0.45)), (band, VIOLET)],
            [(collar, haze), (both(collar, box(100, 74, 116, 92)), mix(mid, haze, 0.3))],
            [(sleeve, mix(ink, DUSK, 0.5)), (both(sleeve, placed(sleeve, 4.6, 1.4)), mix(ink, DUSK, 0.14))],
            [(lining, VIOLET)],
        ],
        rim,
        (-1, 0.3),
        0.9,
    )
    s.line(oval(89.8, 62.2, 2.7), mix(key, ink, 0.1), 0.8)
    s.stroke([(92.4, 62), (100, 62.4)], mix(key, ink, 0.1), 0.8)


def _balance() -> list[skia.Path]:
    """Return a balance whose left pan is down: post, beam, pointer, and the cords and pans of both sides."""
    post = join(
        polygon((74.4, 66), (77.6, 66), (79, 138), (73, 138)),
        outline((58, 148), (60, 138, 76, 137), (92, 138, 94, 147)),
        oval(76, 99, 3.4),
    )
    parts = [post]
    for x, top, pan, half in ((51, 82, 118, 17), (101, 54.5, 91, 14.5)):
        cords = join(taper((x, top), 0.7, (x - half + 1, pan), 0.6), taper((x, top), 0.7, (x + half - 1, pan), 0.6))
        parts.append(cords)
        parts.append(
            outline((x - half, pan), (x - half * 0.6, pan + 8, x, pan + 8), (x + half * 0.6, pan + 8, x + half, pan))
        )
    beam = placed(
        outline((-31, 0), (-14, -2, 0, -4.6), (14, -2, 31, 0), (14, 2.6, 0, 3.6), (-14, 2.6, -31, 0)),
        76,
        67.6,
        1,
        -27.5,
    )
    return [*parts, join(beam, oval(76, 67.6, 4.6)), oval(51, 82, 1.9), oval(101, 54.5, 1.9)]


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-27": Picture(onyx_chess, ((62, 70), (80, 80)), "moves across a board", "inn corner", "hearth arch", seed=31),
    "b2-25": Picture(
        onyx_lock,
        ((84, 80), (61, 80), (67, 111)),
        "holds up a finished key",
        "shop through a keyhole",
        "hanging lamp",
        seed=81,
    ),
    "b2-26": Picture(
        onyx_clock, ((69, 85), (101, 88), (91, 98)), "winds the clock", "clock tower", "moon through the dial", seed=82
    ),
    "b2-29": Picture(
        onyx_assay,
        ((33, 115), (90, 62), (78, 80), (76, 96), (90, 145)),
        "weighs a stone against gold",
        "assay office",
        "candle below the pans",
        seed=84,
    ),
}
