"""Pictures of the onyx cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import bare_arm, drape, leg, limb, mitten, profile, skin
from tools.art.base.gouache import CANDLE_ONYX, ONYX, VIOLET, Gouache
from tools.art.base.props import bars, horse, lamp
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
    fist = join(
        taper((42, 110), 7.0, (60, 121.5), 4.6),
        taper((60, 121.5), 4.6, (58.6, 91), 2.8),
        polygon((54.6, 91, 2), (54.4, 84, 2), (61, 82.6, 3), (62.6, 89, 2), (60.6, 92, 2)),
    )
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
    arm = join(taper((102, 98), 5.4, (96, 117), 4.0), taper((96, 117), 3.6, (82.4, 105.6), 2.3))
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
    s.figure(
        [[(fist, mix(ink, deep, 0.55)), (both(fist, box(50, 76, 66, 93)), mix(key, ink, 0.30))]],
        rim=rim,
        light=(1, 0.1),
        width=0.9,
    )
    s.figure(
        [[(piece, ink)], [(arm, mix(violet, ink, 0.3)), (mitten(80.6, 105, 2.9, 200), mix(key, haze, 0.15))]],
        rim=rim,
        light=(-0.6, -1),
        width=0.8,
    )
    s.gem(ONYX, 75, 97, 7.2, 0, 1.4, CANDLE_ONYX)


def onyx_lock(s: Gouache) -> None:
    """Through a keyhole: in the lamplight of her shop a locksmith holds up a key with an onyx in its bow."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.25))
    hole = join(oval(74, 82, 36), polygon((60, 108), (88, 108), (99, 180), (49, 180)))
    with s.clipped(hole):
        s.fill(ALL, mix(key, deep, 0.25))
        s.rings(
            92,
            70,
            [58, 42, 29, 17],
            [mix(deep, key, 0.4), mix(key, deep, 0.2), mix(key, haze, 0.3), mix(haze, key, 0.15)],
            0.6,
        )
        # keys on the wall, the hanging lamp
        s.fill(box(34, 58, 72, 60), mix(ink, key, 0.2))
        for x, long in ((44, 14), (52, 18), (60, 12), (67, 16)):
            s.line(oval(x, 63, 2.2), mix(ink, key, 0.2), 1.2)
            s.stroke([(x, 65), (x, 65 + long)], mix(ink, key, 0.2), 1.2)
            s.fill(box(x, 62 + long, x + 3, 65 + long), mix(ink, key, 0.2))
        s.stroke([(92, 40), (92, 57)], ink, 0.9)
        s.fill(polygon((83, 66), (88, 57, 1.5), (96, 57, 1.5), (101, 66)), ink)
        s.fill(oval(92, 66.4, 6, 2), "#ffffff")
        # the locksmith, half length, from the right
        bench = box(30, 132, 120, 180)
        s.fill(bench, mix(ink, key, 0.14))
        head = profile(90, 92, 18, -1, 4)
        hair = outline(
            (81, 86), (84, 79, 92, 80), (101, 82, 100, 96), (104, 103, 98, 105), (93, 101, 94, 93), (89, 86, 81, 86)
        )
        body = outline((84, 112), (91, 106, 99, 109), (114, 122, 116, 150), (114, 180), (76, 180), (78, 132, 84, 112))
        apron = outline((82, 118), (90, 114, 98, 117), (102, 150, 100, 180), (76, 180), (78, 140, 82, 118))
        s.figure(
            [
                [
                    (body, VIOLET),
                    (both(body, polygon((97, 100), (120, 100), (120, 180), (100, 180))), mix(VIOLET, ink, 0.5)),
                ],
                [
                    (apron, mix(ink, deep, 0.4)),
                    (both(apron, polygon((91, 110), (104, 110), (104, 180), (92, 180))), ink),
                ],
                [*skin(s, head, 0.3, 0.58), (head.eye, ink), (hair, ink)],
            ],
            "#fff0cf",
            (-0.6, -1),
            1.0,
        )
        bow = cut(oval(62, 90, 10.4), oval(62, 90, 7.6))
        bit = join(box(60.4, 99, 63.6, 128), box(63, 117, 69.6, 120.6), box(63, 123.4, 68.4, 127))
        s.figure(
            [[(limb((95, 120, 5.4), (86, 136, 4.4), (69, 116, 3.0)), mix(VIOLET, ink, 0.2))]],
            "#fff0cf",
            (-0.6, -1),
            0.9,
        )
        s.fill(oval(62, 90, 9), "#fff6df")
        s.figure([[(join(bow, bit), mix(ink, deep, 0.4))]], "#fff0cf", (1, -0.6), 0.7)
        s.figure([[(mitten(66, 112, 4.2, 205), mix(ink, key, 0.6))]], "#fff0cf", (-0.6, -1), 0.8)
        s.gem(ONYX, 62, 90, 6.8, 0, 1.6, CANDLE_ONYX)
    # the plate of the lock about the hole: its thickness, a raised edge, engraving, screws
    plate = cut(ALL, hole)
    s.fill(plate, mix(ink, deep, 0.45))
    s.stipple(plate, mix(deep, mid, 0.4), (34, 38), (48, 66), 0.6, 0.0)
    s.rim([plate], mix(key, haze, 0.3), (-0.7, 0.7), 1.6)
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


def onyx_clock(s: Gouache) -> None:
    """The keeper of a tower clock leans on the crank of its train; the moon fills the dial behind her."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(deep, VIOLET, 0.25))
    # the dial from within: moonlight with the hours and hands in ink
    s.fill(oval(74, 86, 51), ink)
    s.fill(oval(74, 86, 47.6), mix(mid, haze, 0.55))
    s.fill(oval(74, 86, 37), mix(haze, "#ffffff", 0.2))
    s.fill(oval(64, 66, 14), "#fffdf6")
    s.spot(64, 66, 13.6, 34, "#fffdf6", 0.8)
    s.stipple(oval(74, 86, 47.6), mix(mid, VIOLET, 0.3), (60, 70), (96, 128), 0.0, 0.75)
    for hour in range(12):
        s.stroke([around(74, 86, 39, hour * 30), around(74, 86, 46, hour * 30)], ink, 2.8 if hour % 3 == 0 else 1.4)
    for turn, long, wide in ((-112, 36, 1.8), (-24, 25, 2.4)):
        s.fill(taper((74, 86), wide, around(74, 86, long, turn), 0.8), ink)
    s.fill(polygon((-4, 146), (124, 142), (124, 172), (-4, 172)), ink)
    for x, y, r, teeth, tone in ((101, 116, 24, 20, mix(ink, deep, 0.5)), (112, 74, 15, 14, mix(key, ink, 0.4))):
        _wheel(s, x, y, r, teeth, tone)
    s.rings(40, 140, [15, 9.6], [mix(key, deep, 0.4), mix(key, haze, 0.3)], 0.7)
    lamp(s, 40, 131, 1.6)
    _keeper(s)
    s.figure([[(limb((80, 106, 1.5), (88, 106, 1.5), (100, 114, 1.7)), mix(mid, haze, 0.4))]], haze, (0, -1), 0.6)
    s.figure([[(mitten(80.6, 106, 3.2, 10), mix(ink, key, 0.6))]], haze, (-0.4, -1), 0.7)
    s.rings(101, 97, [13, 10], [mix(key, deep, 0.3), mix(key, haze, 0.4)], 0.7)
    s.gem(ONYX, 101, 97, 7.2, 0, 1.6, CANDLE_ONYX)


def _wheel(s: Gouache, x: float, y: float, r: float, teeth: int, tone: Color) -> None:
    """Paint a toothed wheel with six spokes."""
    edge = [around(x, y, r if number % 4 < 2 else r * 0.86, number * 90 / teeth) for number in range(teeth * 4)]
    ring = cut(polygon(*edge), oval(x, y, r * 0.66))
    spokes = [
        taper(around(x, y, r * 0.7, a), r * 0.07, around(x, y, r * 0.7, a + 180), r * 0.07) for a in (20, 80, 140)
    ]
    s.figure([[(join(ring, *spokes, oval(x, y, r * 0.2)), tone)]], mix(s.haze, s.mid, 0.2), (-0.6, -1), 0.9)


def _keeper(s: Gouache) -> None:
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(66, 86, 15, 1, 16)
    bun = join(
        outline((60, 85), (58, 76, 67, 76.4), (75, 77, 74, 82), (66, 82, 62, 92), (58, 92, 60, 85)), oval(56.6, 87, 4.2)
    )
    dress = outline((48, 102), (56, 94, 66, 97), (72, 108, 68, 122), (70, 140, 72, 160), (38, 160), (42, 130, 48, 102))
    s.figure(
        [
            [(limb((66, 104, 4.4), (76, 116, 3.4), (82, 108, 2.4)), mix(VIOLET, ink, 0.55))],
            [(dress, VIOLET), (drape(dress, 52, -2), mix(VIOLET, ink, 0.5))],
            [*skin(s, head, 0.3, 0.56), (head.eye, ink), (bun, ink)],
            [(limb((56, 104, 4.8), (64, 120, 3.7), (78, 109, 2.5)), mix(VIOLET, ink, 0.25))],
            [(polygon((43, 124), (69, 121), (69, 126), (42, 130)), mix(ink, deep, 0.4))],
        ],
        mix(haze, key, 0.12),
        (0.5, -1),
        1.05,
    )


def onyx_coach(s: Gouache) -> None:
    """A night coach crosses a bridge before a huge low moon; the stone is set in its door, the lamp burns before it."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 130), [mix(ink, deep, 0.7), mix(deep, VIOLET, 0.55)])
    s.rings(76, 92, [58, 47, 39], [mix(deep, VIOLET, 0.75), mix(mid, VIOLET, 0.4), haze], 0.55)
    for x, y, r in ((92, 74, 6), (64, 70, 4), (98, 90, 3.4)):
        s.fill(oval(x, y, r, r * 0.8), mix(haze, mid, 0.2))
    for y, x0, x1 in ((58, 84, 124), (64, 20, 62), (80, 96, 124), (88, 26, 52)):
        s.fill(
            outline((x0, y), (x0 + (x1 - x0) * 0.5, y - 3.4, x1, y), (x0 + (x1 - x0) * 0.5, y + 3.4, x0, y)),
            mix(deep, VIOLET, 0.3),
        )
    # far bank, the river with the moon's bars, the bridge
    s.fill(box(-4, 140, 124, 172), mix(deep, VIOLET, 0.3))
    bars(s, 80, mix(haze, mid, 0.2), ((146, 26), (151, 17), (156, 22), (161, 12), (166, 16)), 1.6)
    bridge = polygon((-4, 132), (124, 132), (124, 172), (-4, 172))
    for left, right in ((-22, 22), (30, 66), (74, 112)):
        bridge = cut(bridge, arch(left, right, 160, 180, 17))
    s.fill(bridge, ink)
    s.rim([bridge], mix(mid, haze, 0.2), (0.2, 1), 0.6)
    s.figure([[(box(-4, 130, 124, 134), mix(ink, deep, 0.5))]], mix(mid, haze, 0.6), (0, -1), 0.8)
    for x in range(-2, 124, 11):
        s.stroke([(x, 136), (x, 141)], mix(ink, deep, 0.6), 0.9)
    with s.moved(0, 0, 0.93, about=(36, 131)):
        # the pair, one before the other
        rim = "#ffffff"
        for x, y, k, coat in ((103, 109.6, 0.58, mix(ink, deep, 0.75)), (95, 112, 0.62, mix(ink, deep, 0.25))):
            near, far = horse(x, y, k)
            s.figure([[(far, coat)], [(near, coat)]], rim, (-0.3, -1), 0.6)
        s.stroke([(73, 98), (84, 100, 108, 94)], ink, 0.8)
        s.stroke([(74, 118), (100, 113)], ink, 1.4)
        # wheels, body, box
        for x, y, r in ((45, 119, 11.4), (70, 121.4, 9)):
            s.line(oval(x, y, r), ink, 1.7)
            for turn in range(10, 370, 45):
                s.stroke([(x, y), around(x, y, r, turn)], ink, 0.8)
            s.fill(oval(x, y, 2.2), ink)
            s.rim([cut(oval(x, y, r + 0.85), oval(x, y, r - 0.85))], haze, (-0.3, -1), 0.5)
        body = outline((40, 88), (56, 84, 71, 88), (71.6, 100, 69, 111), (58, 118, 45, 111), (40, 102, 40, 88))
        s.figure(
            [
                [
                    (
                        outline(
                            (37, 113),
                            (46, 122, 56, 118),
                            (66, 120, 78, 113),
                            (76, 116),
                            (64, 122, 56, 120),
                            (44, 124, 36, 116),
                        ),
                        ink,
                    )
                ]
            ],
            haze,
            (0, -1),
            0.5,
        )
        s.figure(
            [
                [(body, mix(ink, deep, 0.3))],
                [(outline((38, 88.6), (56, 81.6, 73, 88.6), (72, 85), (56, 79, 39, 85)), ink)],
            ],
            rim,
            (-0.3, -1),
            0.7,
        )
        for left, right in ((42.4, 48.4), (63, 68.6)):
            s.fill(box(left, 90, right, 97, 1), mix(key, ink, 0.2))
        s.line(box(50, 88.4, 61.4, 114, 2), mix(mid, deep, 0.3), 0.7)
        s.fill(polygon((71, 100), (83, 98, 1), (84, 102, 1), (77, 113), (71, 113)), ink)
        # the driver, whip in the air, and the lamp
        head = profile(77, 82, 9.6, 1, 4)
        hat = join(
            polygon((71, 79), (83, 77.6), (83.2, 79.2), (71.2, 80.8)),
            polygon((72.6, 79.4), (72.4, 71, 0.8), (80.4, 70, 0.8), (81, 78)),
        )
        coat = outline((71, 92), (75, 87, 80, 89), (83, 95, 82, 101), (71, 102), (69, 96, 71, 92))
        s.figure(
            [
                [(limb((78, 99, 2.8), (86, 100, 2.2), (86, 108, 1.7)), ink)],
                [(coat, VIOLET), (drape(coat, 74), mix(VIOLET, ink, 0.5))],
                [(head.head, mix(ink, key, 0.36)), (both(head.head, head.wedge), mix(key, haze, 0.3)), (hat, ink)],
                [
                    (limb((78, 91, 2.3), (84, 94, 1.8), (89, 91, 1.4)), mix(VIOLET, ink, 0.35)),
                    (mitten(90, 90.6, 1.7, -10), mix(ink, key, 0.5)),
                ],
            ],
            rim,
            (-0.3, -1),
            0.6,
        )
        s.stroke([(90, 91), (97, 74), (104, 64, 112, 72)], ink, 0.8)
        s.rings(75.4, 106, [6, 3.8], [mix(key, deep, 0.3), mix(key, haze, 0.4)], 0.6)
        s.fill(box(73.8, 102.6, 77, 109, 0.6), ink)
        s.fill(box(74.6, 103.8, 76.2, 108, 0.4), "#fff6d8")
        s.fill(oval(55.8, 102, 8), haze)
        s.gem(ONYX, 55.8, 102, 6.4, 0, 1.6)


def onyx_assay(s: Gouache) -> None:
    """Across her table: behind the great scales an assayer reads how low the stone hangs; dusk burns in her window."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(deep, VIOLET, 0.3))
    # a tall window, the sun gone down behind its lead; a shelf of flasks
    window = arch(22, 66, 66, 132)
    s.fill(placed(window, -1.6, 0), ink)
    with s.clipped(window):
        s.wash(ALL, (0, 44), (0, 132), [mix(VIOLET, key, 0.35), mix(key, haze, 0.5)])
        s.rings(44, 126, [44, 32, 21], [mix(key, VIOLET, 0.25), mix(key, haze, 0.3), "#fff3cf"], 0.7)
        for x in (26, 35, 44, 53, 62):
            s.stroke([(x, 40), (x, 134)], mix(ink, key, 0.2), 1.1)
        for y in (56, 70, 84, 98, 112, 126):
            s.stroke([(20, y), (68, y)], mix(ink, key, 0.2), 1.1)
    s.line(window, mix(ink, deep, 0.2), 2.4)
    s.rim([window], mix(key, haze, 0.4), (-1, -0.4), 0.8)
    s.fill(box(96, 88, 124, 90.4), mix(ink, key, 0.4))
    for x, r in ((104, 4.6), (117, 5.4)):
        flask = join(oval(x, 88 - r, r), box(x - 1.5, 88 - r * 3, x + 1.5, 88 - r))
        s.figure([[(flask, mix(VIOLET, ink, 0.3))]], mix(key, haze, 0.4), (-1, -0.3), 0.8)
    # the assayer behind the scales
    head = profile(97, 79, 21, -1, 10)
    hood = outline(
        (75, 68),
        (70, 60, 60, 62),
        (49, 66, 50, 84),
        (48, 96, 40, 104),
        (56, 106, 60, 98),
        (58, 84, 62, 74),
        (68, 70, 75, 68),
    )
    gown = outline((46, 106), (58, 95, 72, 102), (96, 106, 106, 134), (30, 134), (34, 114, 46, 106))
    collar = outline((50, 102), (60, 96, 72, 102), (74, 107), (62, 104, 49, 108))
    hood, gown, collar = (placed(part, 161, 1, 1, 0, True) for part in (hood, gown, collar))
    s.figure(
        [
            [(gown, mix(VIOLET, ink, 0.5)), (drape(gown, 99, -4), VIOLET)],
            [*skin(s, head, 0.34, 0.62), (head.eye, ink), (hood, mix(ink, deep, 0.4))],
            [(collar, mix(haze, mid, 0.5)), (drape(collar, 101), haze)],
        ],
        mix(key, haze, 0.6),
        (-0.8, 0.3),
        1.05,
    )
    # the table
    s.fill(box(-4, 132, 124, 172), mix(ink, key, 0.16))
    s.figure([[(box(-4, 131, 124, 136), mix(ink, key, 0.32))]], mix(key, haze, 0.4), (0, -1), 0.9)
    s.stipple(box(-4, 136, 124, 172), mix(key, ink, 0.3), (80, 136), (80, 150), 0.7, 0.0)
    # the scales: column, beam, pointer with its plate, chains and pans
    brass, dark = mix(key, haze, 0.2), mix(key, ink, 0.5)
    s.figure(
        [
            [(box(73.6, 60, 77, 140), brass), (box(73.6, 60, 75, 140), dark)],
            [
                (polygon((60, 142), (64, 136, 1), (86, 136, 1), (90, 142)), brass),
                (polygon((56, 147), (60, 141, 1), (90, 141, 1), (94, 147)), dark),
            ],
        ],
        "#fff3cf",
        (0.5, -1),
        0.7,
    )
    s.figure([[(arch(62, 88.6, 58, 60, 16), mix(haze, key, 0.15))]], "#ffffff", (0.4, -1), 0.7)
    for turn in range(200, 345, 14):
        s.stroke([around(75.3, 59, 10.4, turn), around(75.3, 59, 13, turn)], ink, 0.7)
    s.fill(taper((75.3, 60), 1.1, around(75.3, 60, 12.6, 262), 0.4), ink)
    with s.moved(turn=-5, about=(75.3, 60)):
        s.figure(
            [
                [
                    (
                        outline(
                            (38, 61), (56, 57, 75.3, 57), (94, 57, 112.6, 61), (94, 61, 75.3, 63.4), (56, 61, 38, 61)
                        ),
                        brass,
                    )
                ]
            ],
            "#fff3cf",
            (0.3, -1),
            0.8,
        )
        s.fill(oval(75.3, 60, 3), dark)
    for x, top, foot in ((38.4, 64.4, 118), (112.4, 57.6, 110)):
        for dx in (-11, 11):
            s.stroke([(x, top), (x + dx, foot)], brass, 0.9)
        pan = outline((x - 13, foot), (x + 13, foot), (x + 10, foot + 7, x, foot + 7), (x - 10, foot + 7, x - 13, foot))
        s.figure([[(pan, brass), (both(pan, box(x - 14, foot - 1, x - 2, foot + 9)), dark)]], "#fff3cf", (0.3, -1), 0.7)
    for x, wide, high in ((106.6, 3.4, 9), (113.4, 3.0, 12), (119.6, 2.6, 7)):
        weight = join(box(x - wide, 110 - high, x + wide, 110, 0.8), oval(x, 109 - high, 1.5))
        s.figure([[(weight, mix(mid, haze, 0.3))]], "#fff3cf", (-0.6, -1), 0.6)
    s.fill(oval(42, 110, 8.6), mix(haze, key, 0.3))
    s.gem(ONYX, 42, 110, 7.0, 0, 1.7, CANDLE_ONYX)
    # her hand steadies the foot of the scales
    s.figure(
        [
            [
                (limb((101, 128, 6), (108, 141, 5), (94, 144, 3.4)), mix(VIOLET, ink, 0.25)),
                (mitten(92, 143.4, 3.6, 190), mix(ink, key, 0.56)),
            ]
        ],
        mix(key, haze, 0.6),
        (-0.8, -0.8),
        0.9,
    )


def onyx_stoker(s: Gouache) -> None:
    """A stoker swings his shovel to the open fire door of a night train: on its blade, among the coal, lies a stone."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    # beyond the cab snow and telegraph poles fly past
    s.wash(ALL, (0, 38), (0, 116), [mix(ink, VIOLET, 0.3), mix(deep, VIOLET, 0.75)])
    s.plane(
        outline((-4, 92), (24, 80, 70, 90), (70, 124), (-4, 124)),
        mix(VIOLET, haze, 0.25),
        mix(VIOLET, haze, 0.5),
        82,
        120,
    )
    for x in (20, 52):
        s.fill(box(x - 0.9, 50, x + 0.9, 96), ink)
        s.fill(box(x - 5, 55, x + 5, 56.6), ink)
    for y in (54, 58):
        s.stroke([(-4, y), (20, y + 1), (36, y + 5, 52, y + 1), (60, y + 4, 70, y + 4)], ink, 0.6)
    # roof, floor plates, the light that falls on them
    s.fill(polygon((-4, 34), (124, 34), (124, 44), (-4, 47)), ink)
    floor = box(-4, 148, 124, 172)
    s.fill(floor, mix(ink, deep, 0.5))
    s.fill(both(floor, polygon((92, 130), (22, 172), (124, 172))), mix(ink, key, 0.42))
    s.stipple(both(floor, polygon((92, 130), (22, 172), (124, 172))), key, (90, 146), (60, 164), 0.8, 0.0)
    _fire_door(s)
    _coal(s)
    _stoker(s)
    s.gem(ONYX, 88, 94, 7.4, 0, 1.6, CANDLE_ONYX)


def _fire_door(s: Gouache) -> None:
    """Paint the boiler's end: its ring of rivets, gauges and pipes, and the open door in stepped light."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    boiler = join(oval(108, 92, 46), box(64, 132, 128, 150))
    s.figure([[(boiler, mix(ink, deep, 0.5))]], mix(deep, VIOLET, 0.8), (-1, -0.6), 1.0)
    s.line(oval(108, 92, 41), ink, 1.2)
    for turn in range(100, 262, 12):
        s.fill(oval(*around(108, 92, 43.4, turn), 1.0), mix(deep, s.mid, 0.4))
    with s.clipped(boiler):
        s.rings(92, 98, [34, 26], [mix(ink, key, 0.2), mix(ink, key, 0.38)], 0.6)
    door = oval(92, 98, 20, 21)
    s.fill(placed(door, -92 * 0.12, -98 * 0.12, 1.12), ink)
    with s.clipped(door):
        s.fill(door, mix(key, "#c8401c", 0.4))
        s.rings(92, 103, [20, 15, 10], [key, mix(key, "#fff3d2", 0.5), "#fffaea"], 0.5)
        for x, high, wide in ((78, 16, 5), (84, 22, 5), (100, 24, 6), (107, 15, 5)):
            s.fill(outline((x - wide, 120), (x - wide, 112, x, 120 - high), (x + wide, 112, x + wide, 120)), "#fff3d2")
    s.rim([door], "#ffe7b4", (0.3, 1), 0.9)
    for x, y, r in ((96, 60, 7), (113, 66, 5.4)):
        s.fill(oval(x, y, r), ink)
        s.fill(oval(x, y, r * 0.74), haze)
        s.stroke([(x, y), around(x, y, r * 0.6, -50)], ink, 0.9)
    s.stroke([(82, 44), (82, 58), (82, 68, 76, 70)], mix(deep, s.mid, 0.5), 2.0)


def _coal(s: Gouache) -> None:
    """Paint the heap of coal behind the stoker, each lump with a lit facet."""
    ink, deep, key = s.ink, s.deep, s.key
    heap = polygon((-4, 112), (10, 116), (20, 126), (30, 134), (38, 150), (-4, 152))
    s.figure([[(heap, ink)]], mix(ink, key, 0.5), (1, -0.8), 0.9)
    for x, y, r in ((4, 122, 5), (14, 130, 5.4), (24, 140, 5), (8, 140, 6)):
        s.fill(
            polygon((x - r, y), (x - r * 0.2, y - r), (x + r, y - r * 0.2), (x + r * 0.2, y + r)), mix(ink, deep, 0.6)
        )
        s.fill(polygon((x - r * 0.2, y - r), (x + r, y - r * 0.2), (x + r * 0.2, y)), mix(deep, key, 0.3))


def _stoker(s: Gouache) -> None:
    """Paint the stoker in his stride, from behind the shovel: sleeves rolled up, the blade held level."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(62, 68, 14, 1, 12)
    cap = outline(
        (54, 67), (52, 57, 62, 57), (70, 58, 71, 62.6), (76, 64), (75, 66.4), (62, 65, 58, 72), (55, 72, 54, 67)
    )
    shirt = outline((46, 84), (54, 77, 62, 82), (68, 94, 62, 112), (44, 112), (42, 96, 46, 84))
    belt = polygon((43.6, 108), (63, 108), (62, 113), (44, 113))
    handle = taper((36, 108), 1.1, (76, 99), 1.1)
    blade = polygon((74, 97), (79, 95), (97, 98), (99, 102), (78, 105))
    lumps = [polygon((79, 97), (82, 91), (87, 93), (87, 99)), polygon((90, 99), (93, 94), (97, 97), (97, 100))]
    warm = mix(ink, key, 0.5)
    s.figure(
        [
            [(leg((49, 112), (40, 130), (30, 149), (40, 151), 1.0), ink)],
            [(leg((57, 112), (71, 127), (66, 149), (77, 151), 1.0), mix(ink, deep, 0.5))],
            [
                (limb((61, 87, 4), (69, 99, 3.2), (72, 100, 2.6)), mix(ink, key, 0.36)),
                (mitten(71, 100.6, 2.9, -10), warm),
            ],
            [(shirt, VIOLET), (drape(shirt, 53, 2), mix(VIOLET, ink, 0.5)), (belt, ink)],
            [*skin(s, head, 0.36, 0.62), (head.eye, ink), (cap, mix(ink, deep, 0.4))],
            [(lump, ink) for lump in lumps],
            [(handle, mix(ink, key, 0.34)), (blade, ink)],
            [
                (bare_arm((50, 87), (43, 101), (48, 105.6), 1.06), warm),
                (oval(50, 87, 5.2, 6), mix(VIOLET, haze, 0.2)),
                (mitten(49, 105.2, 3.0, -10), mix(ink, key, 0.62)),
            ],
        ],
        "#ffe7b4",
        (1, 0.1),
        1.0,
    )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-25": Picture(
        onyx_lock,
        ((84, 93), (62, 90), (66, 112)),
        "holds up a finished key",
        "shop through a keyhole",
        "hanging lamp",
        seed=81,
    ),
    "b2-26": Picture(
        onyx_clock, ((69, 87), (101, 97), (80, 106)), "winds the clock", "clock tower", "moon through the dial", seed=82
    ),
    "b2-27": Picture(onyx_chess, ((62, 70), (80, 80)), "moves across a board", "inn corner", "hearth arch", seed=31),
    "b2-28": Picture(
        onyx_coach,
        ((55, 104), (73, 86), (98, 100)),
        "drives a night coach",
        "bridge of the post road",
        "huge low moon",
        seed=83,
    ),
    "b2-29": Picture(
        onyx_assay,
        ((93, 79), (42, 110), (75, 50)),
        "weighs a stone",
        "assay office across the table",
        "dusk in a leaded window",
        seed=84,
    ),
    "b2-30": Picture(
        onyx_stoker,
        ((65, 68), (72, 100), (88, 94)),
        "feeds the fire",
        "footplate of a night train",
        "open fire door",
        seed=86,
    ),
}
