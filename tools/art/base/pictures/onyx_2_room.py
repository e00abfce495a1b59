"""Pictures of the onyx cards of level 2 under a roof."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.figures import drape, front, hand, limb, offered, pinch, profile, shoe
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


def onyx_cards(s: Gouache) -> None:
    """Level 2: over a player's shoulder, at night in an inn: the fan of cards in both hands, the stake on the table."""
    ink, deep, key = s.ink, s.deep, s.key
    s.wash(ALL, (0, 38), (0, 150), [ink, mix(ink, deep, 0.6), mix(deep, DUSK, 0.5)])
    lamp_at = (71.0, 56.0)
    cone = polygon((64, 56), (79, 56), (132, 140), (10, 140))
    s.shaft(cone, mix(key, "#fff3c8", 0.3), 0.55, (71, 56), (71, 138))
    s.stipple(cone, mix(key, "#fff3c8", 0.4), (71, 56), (71, 112), 0.6, 0.0)
    _opponent(s, 49, 78, 1)
    _opponent(s, 99, 80, -1)
    # the table under the lamp, the stake on it
    table = outline((-4, 124), (30, 108, 71, 108), (112, 108, 128, 120), (128, 176), (-4, 176))
    s.wash(table, (71, 108), (71, 168), [mix("#8a5a34", key, 0.35), mix("#5a3a26", ink, 0.4)])
    s.stipple(table, ink, (20, 150), (60, 116), 0.7, 0.0)
    s.stipple(table, ink, (124, 150), (90, 116), 0.7, 0.0)
    for x, y, rows in ((58, 116, 3), (88, 115, 4), (66, 119, 2)):
        for row in range(rows):
            coin = oval(x, y - row * 1.7, 4.2, 1.7)
            s.fill(placed(coin, 0, 0.9), mix(key, ink, 0.6))
            s.figure([[(coin, mix(key, ink, 0.12))]], "#fff3c8", (0, -1), 0.5)
    s.fill(oval(76, 119.6, 9, 2.4), ink, 0.8)
    s.rings(*lamp_at, [3], ["#fff8e0"], 0)
    shade = polygon((60, 56), (64.6, 46.4, 2), (77.4, 46.4, 2), (82, 56))
    s.stroke([(71, 30), (71, 47)], ink, 1.2)
    s.fill(oval(71, 56, 11, 2.2), "#fff3c8")
    s.figure([[(shade, mix(deep, DUSK, 0.8)), (drape(shade, 68, 0), mix(deep, ink, 0.2))]], key, (0, 1), 1.1)
    s.gem(ONYX, 76, 111.6, 8.6, 8, 1.5)
    _fan(s)


def _opponent(s: Gouache, x: float, y: float, face: int) -> None:
    """Paint a player across the table: hat low, the face lit from above, cards before the chest."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = mix(key, "#fff3c8", 0.5)
    head = front(x, y, 20, face * 4, flip=face > 0)
    lit, dark = mix(ink, key, 0.66 if face > 0 else 0.52), mix(ink, key, 0.32)
    coat = outline((x - 19, y + 42), (x - 20, y + 16, x - 5, y + 12), (x + 5, y + 12), (x + 20, y + 16, x + 19, y + 42))
    cloth = VIOLET if face > 0 else mix(deep, DUSK, 0.5)
    s.figure(
        [[(coat, mix(cloth, ink, 0.55)), (cut(coat, placed(coat, -face * 12, 6)), mix(cloth, ink, 0.15))]],
        rim,
        (face * 0.7, -1),
        0.9,
    )
    s.figure([[(polygon((x - 4, y + 7), (x + 4, y + 7), (x + 5, y + 13), (x - 5, y + 13)), dark)]], None)
    s.figure([[(head.head, lit), (both(head.head, head.shade), dark)]], rim, (face, -0.3), 0.7)
    s.fill(head.nose, mix(lit, dark, 0.4))
    s.fill(head.eyes, ink)
    s.fill(head.lips, mix(dark, "#7a2a1c", 0.5))
    if face > 0:  # a tricorne
        hat = outline(
            (x - 13, y - 4),
            (x - 9, y - 13, x, y - 12),
            (x + 9, y - 13, x + 13, y - 4),
            (x + 5, y - 8, x, y - 3.6),
            (x - 5, y - 8, x - 13, y - 4),
        )
        crown = outline((x - 8, y - 7), (x - 8, y - 15, x, y - 15), (x + 8, y - 15, x + 8, y - 7))
        s.figure([[(crown, ink)], [(hat, mix(deep, ink, 0.3))]], rim, (0.6, -1), 0.7)
    else:  # a woman with hair bound up
        hair = outline(
            (x - 8, y + 2),
            (x - 9.6, y - 13, x, y - 13.4),
            (x + 9.6, y - 13, x + 8, y + 3),
            (x + 7.6, y - 6, x, y - 7),
            (x - 6, y - 6, x - 8, y + 2),
        )
        s.figure([[(oval(x + 1, y - 14, 4.6, 3.8), ink)], [(hair, ink)]], rim, (-0.6, -1), 0.7)
        s.fill(oval(x - 8, y + 4.4, 0.9), haze)
    for turn in (-16, 0, 16):
        back = placed(box(-4, -11.4, 4, 0, 0.8), x - face * 2, y + 33, 1, turn)
        s.figure([[(back, mix(VIOLET, haze, 0.35))]], rim, (face * 0.5, -1), 0.6)
        s.line(placed(box(-2.8, -10.2, 2.8, -1.4, 0.4), x - face * 2, y + 33, 1, turn), mix(VIOLET, ink, 0.3), 0.5)
    knuckles = oval(x - face * 2, y + 33.6, 4.6, 3.2)
    s.figure([[(knuckles, mix(lit, dark, 0.3))]], rim, (face * 0.4, -1), 0.6)
    s.stipple(coat, mid, (x + face * 16, y + 12), (x, y + 34), 0.35, 0.0)


def _fan(s: Gouache) -> None:
    """Paint our player's hands and five cards, large and near: pips of both colours, a queen with a black stone for a heart."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    x, y = 74.0, 170.0
    s.fill(outline((30, 176), (34, 140, 60, 130), (90, 126, 118, 144), (124, 176)), ink, 0.45)
    red = "#a83a2a"
    spade = join(
        outline(
            (0, -3.4),
            (3.4, 0.4, 3, 1.6),
            (1.6, 3.4, 0.4, 1.6),
            (1.2, 3.6),
            (-1.2, 3.6),
            (-0.4, 1.6),
            (-1.6, 3.4, -3, 1.6),
            (-3.4, 0.4, 0, -3.4),
        ),
    )
    heart = outline(
        (0, 3.2), (-4.4, -0.6, -2.4, -2.6), (-0.8, -3.6, 0, -1.6), (0.8, -3.6, 2.4, -2.6), (4.4, -0.6, 0, 3.2)
    )
    lozenge = polygon((0, -3.6), (2.6, 0), (0, 3.6), (-2.6, 0))
    for turn, sign, tone in (
        (-40, heart, red),
        (-21, spade, ink),
        (-2, None, ink),
        (17, lozenge, red),
        (36, spade, ink),
    ):
        card = placed(box(-11, -47, 11, -10, 2), x, y, 1, turn)
        s.line(card, ink, 1.0)
        s.figure([[(card, mix(haze, "#fff6dc", 0.75))]], "#fffdf0", (0, -1), 0.8)
        s.stipple(
            card,
            mix(key, deep, 0.5),
            (x + 40 * math.sin(math.radians(turn - 14)), y - 10),
            (x + 50 * math.sin(math.radians(turn)), y - 30),
            0.5,
            0.0,
        )
        if sign is None:  # the queen
            bust = placed(outline((-6, -16), (-6, -24, -2, -25), (2, -25), (6, -24, 6, -16)), x, y, 1, turn)
            s.fill(bust, VIOLET)
            s.fill(placed(oval(0, -30, 3.6, 4.4), x, y, 1, turn), mix(ink, key, 0.6))
            s.fill(
                placed(
                    outline(
                        (-4.2, -28), (-5, -36, 0, -36), (5, -36, 4.2, -28), (3, -32.4, 0, -32.6), (-3, -32.4, -4.2, -28)
                    ),
                    x,
                    y,
                    1,
                    turn,
                ),
                ink,
            )
            s.fill(
                placed(
                    polygon((-4, -35), (-4.4, -40), (-1.6, -37.4), (0, -41.4), (1.6, -37.4), (4.4, -40), (4, -35)),
                    x,
                    y,
                    1,
                    turn,
                ),
                key,
            )
            s.fill(placed(lozenge, x + 0.6, y - 21, 0.8), ink)
        else:
            s.fill(placed(placed(sign, -6.6, -41.4, 0.8), x, y, 1, turn), tone)
            s.fill(placed(placed(sign, 0, -29, 1.5), x, y, 1, turn), tone)
    rim = mix(key, "#fff3c8", 0.5)
    flesh = mix(ink, key, 0.58)
    cuffs = (limb((36, 178, 10), (26, 190, 12)), limb((104, 176, 10), (118, 190, 12)))
    s.figure([[(part, mix(haze, key, 0.15))] for part in cuffs], rim, (0.2, -1), 0.9)
    thumb = [limb((50, 168, 6.4), (58, 155, 4.4), (65, 146, 3.2))]
    fingers = [
        limb((98, 168, 5.2), (97 - at * 1.6, 152 + at * 1.6, 3.4), (88 - at * 2.4, 146 + at * 5.0, 2.7))
        for at in range(3)
    ]
    hand(s, [oval(45, 171, 11, 9, -40), *thumb], flesh, rim, (0.3, -1), 0.8)
    hand(s, [oval(102, 170, 10, 9, 40), *fingers], flesh, rim, (-0.3, -1), 0.8)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-27": Picture(onyx_chess, ((62, 70), (80, 80)), "moves across a board", "inn corner", "hearth arch", seed=31),
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
    "b2-25": Picture(
        onyx_cards,
        ((76, 111), (49, 80), (99, 82), (66, 146), (80, 142)),
        "plays a hand of cards",
        "inn table, over a shoulder",
        "hanging lamp",
        seed=81,
    ),
}
