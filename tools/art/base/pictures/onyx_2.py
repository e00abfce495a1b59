"""Pictures of the onyx cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import drape, limb, mitten, profile, skin
from tools.art.base.gouache import ONYX, VIOLET, Gouache
from tools.art.base.props import lamp
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


def onyx_chess(s: Gouache) -> None:
    """Level 2: two players before the hearth; the gap between the faces is the game."""
    ink, deep, _mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
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
    s.gem(4, 75, 97, 7.2, glint=1.4)


def onyx_lock(s: Gouache) -> None:
    """A locksmith tries a key with a stone in its bow; the lamp is behind the grille of the door."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(deep, VIOLET, 0.15))
    # the door: iron, a grille of light above the lock
    door = polygon((62, 30), (126, 30), (126, 172), (62, 172))
    s.fill(door, mix(deep, mid, 0.7))
    for x in (82, 104):
        s.fill(box(x, 30, x + 1.2, 172), ink)
    grille = polygon((70, 42), (118, 42), (118, 76), (70, 76))
    s.fill(grille, mix(key, haze, 0.35))
    s.rings(94, 60, [19, 11], [mix(key, haze, 0.6), "#fff6dc"], 0.5)
    for x in (78, 86, 94, 102, 110):
        s.fill(box(x - 1, 42, x + 1, 76), ink)
    for y in (53, 65):
        s.fill(box(70, y - 1, 118, y + 1), ink)
    s.line(grille, ink, 2.6)
    for x, y in ((66, 36), (122, 36), (66, 84), (122, 84), (66, 140), (122, 140)):
        s.fill(oval(x, y, 1.8), mix(mid, deep, 0.3))
    # bars of light fall on the near wall and the man
    for number in range(5):
        s.fill(
            polygon((60, 58 + number * 9), (60, 62 + number * 9), (0, 84 + number * 17), (0, 76 + number * 17)),
            mix(deep, key, 0.5),
            0.8,
        )
    s.stipple(polygon((0, 70), (60, 56), (60, 106), (0, 166)), ink, (60, 80), (0, 110), 0.1, 0.8)
    # lock plate
    s.figure(
        [
            [
                (
                    outline((84, 92), (98, 86, 112, 92), (114, 112, 106, 128), (98, 134, 90, 128), (82, 112, 84, 92)),
                    mix(mid, haze, 0.4),
                )
            ]
        ],
        mix(haze, key, 0.3),
        (-0.6, -1),
        0.9,
    )
    s.fill(join(oval(98, 104, 4), polygon((96, 104), (100, 104), (102, 118), (94, 118))), ink)
    # the locksmith, face near the door
    head = profile(46, 74, 26, 1, 6)
    cap = outline((33, 76), (30, 56, 46, 54), (60, 54, 60, 63), (48, 64, 36, 80))
    body = outline((4, 172), (8, 124, 22, 106), (36, 94, 50, 100), (62, 116, 60, 140), (56, 156, 58, 172))
    arm = limb((40, 112, 8), (52, 132, 6.4), (66, 116, 4))
    s.figure(
        [
            [(body, VIOLET), (drape(body, 32, -3), mix(VIOLET, ink, 0.6))],
            [
                (head.head, mix(ink, key, 0.32)),
                (cut(head.head, head.shade), mix(ink, key, 0.62)),
                (both(head.head, head.wedge), mix(haze, key, 0.4)),
                (head.eye, ink),
                (cap, mix(haze, key, 0.15)),
            ],
            [(polygon((34, 98), (52, 102), (50, 110), (32, 106)), haze)],
        ],
        mix(key, haze, 0.4),
        (1, -0.2),
        1.1,
    )
    # the key: stem into the lock, bow with the stone
    s.figure(
        [
            [
                (taper((76, 106), 1.5, (98, 106), 1.5), "#ffc46a"),
                (box(90, 106, 92, 112), "#ffc46a"),
                (box(94, 106, 96, 111), "#ffc46a"),
            ],
            [(cut(oval(70, 106, 9), oval(70, 106, 5.4)), "#ffc46a")],
        ],
        "#fffdf0",
        (0.2, -1),
        0.7,
    )
    s.figure(
        [[(arm, mix(VIOLET, ink, 0.25)), (mitten(64, 114.6, 4.4, -40), mix(ink, key, 0.55))]],
        mix(key, haze, 0.4),
        (1, -0.3),
        1.0,
    )
    s.gem(4, 70, 104, 6.6, 0, 1.6)


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
    s.fill(oval(101, 97, 9.6), ink)
    s.gem(ONYX, 101, 97, 7.2, 0, 1.6)


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
    """A coachwoman drives a pair through the rain; the lamps of the coach light the fog about her."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(
        ALL, (0, 38), (0, 150), [mix(mid, VIOLET, 0.3), mix(mid, haze, 0.25), mix(deep, mid, 0.5)], stops=[0, 0.5, 1]
    )
    for x, wide, tone in ((26, 3, 0.5), (8, 5, 0.2), (119, 5, 0.2)):
        trunk = polygon((x - wide, 172), (x - wide * 0.5, 30), (x + wide * 0.5, 30), (x + wide, 172))
        s.fill(trunk, mix(deep, mid, tone))
    for x in (49, 108):
        s.rings(x, 76, [30, 20, 11.5], [mix(mid, key, 0.45), mix(key, haze, 0.2), mix(key, haze, 0.6)], 0.6)
    coach = polygon((55, 172), (57, 56, 8), (100, 56, 8), (104, 172))
    s.figure([[(coach, mix(ink, deep, 0.55)), (drape(coach, 66, 0), ink)]], mix(haze, key, 0.4), (0.2, -1), 1.0)
    for x in (49, 108):
        s.fill(polygon((x - 5, 69), (x, 62), (x + 5, 69)), ink)
        s.fill(box(x - 3.8, 69, x + 3.8, 85, 1), "#fffaf0")
        s.fill(outline((x, 71), (x + 2.6, 77, x, 82), (x - 2.6, 77, x, 71)), key)
        s.fill(box(x - 4.8, 85, x + 4.8, 88), ink)
    _coachwoman(s)
    s.fill(oval(79, 99, 9), ink)
    s.gem(ONYX, 79, 99, 6.8, 0, 1.6)
    _horse(s, 96, 112, 0.82, mix(deep, mid, 0.35))
    _horse(s, 69, 117, 0.92, mix(mid, haze, 0.12))
    lots = chance(23)
    for _ in range(46):
        x, y, long = 130 * next(lots) - 4, 38 + 120 * next(lots), 6 + 8 * next(lots)
        s.stroke([(x, y), (x - long * 0.35, y + long)], haze, 0.7, 0.6)


def _coachwoman(s: Gouache) -> None:
    ink, haze, key = s.ink, s.haze, s.key
    head = profile(79, 67, 15.5, -1, 4)
    cape = outline((57, 118), (60, 92, 69, 83), (79, 75, 92, 83), (101, 94, 103, 118), (80, 124, 57, 118))
    hat = join(
        polygon((64, 63.6), (93, 59.4), (93, 63), (65, 67)), polygon((70, 62), (71, 48, 2), (87, 47, 2), (89, 60))
    )
    s.figure(
        [
            [(cape, VIOLET), (both(cape, polygon((82, 70), (110, 70), (110, 128), (84, 128))), mix(VIOLET, ink, 0.5))],
            [
                *skin(s, head, 0.34, 0.6),
                (head.eye, ink),
                (hat, ink),
                (polygon((70, 57.6), (88.6, 55), (88.8, 58), (70, 60.6)), VIOLET),
            ],
            [(outline((71, 79), (80, 85, 89, 78), (91, 84, 88, 89), (79, 92, 70, 87)), haze)],
            [
                (limb((93, 96, 5), (96, 112, 4), (84, 115, 3)), mix(VIOLET, ink, 0.6)),
                (mitten(83, 115, 3.2, 180), mix(ink, key, 0.55)),
            ],
            [
                (limb((68, 96, 5), (60, 110, 4), (70, 115, 3)), mix(VIOLET, ink, 0.25)),
                (mitten(71, 115.4, 3.2, 10), mix(ink, key, 0.64)),
            ],
        ],
        mix(haze, key, 0.3),
        (-1, -0.4),
        1.05,
    )


def _horse(s: Gouache, x: float, y: float, k: float, coat: Color) -> None:
    """Paint a horse's head and neck with its bridle; it looks to the lower left, its ears at the point."""
    ink, haze, key = s.ink, s.haze, s.key
    neck = outline(
        (0, -3), (-5, -2, -9, 4), (-17, 13, -25, 22), (-30, 27, -27, 32), (-22, 36, -16, 32), (-9, 28, -3, 25),
        (3, 24, 2, 36), (0, 52, -4, 64), (40, 64), (40, 32, 24, 9), (14, -4, 4, -6),
    )  # fmt: skip
    mane = outline((2, -6), (16, -6, 26, 8), (40, 28, 42, 64), (32, 64), (30, 36, 18, 18), (12, 6, 2, -6))
    ears = join(polygon((-3, -2), (-2, -14), (4, -4)), polygon((4, -5), (7, -15), (10, -3)))
    blaze = outline((-8, 4), (-16, 13, -24, 22), (-23, 24, -19, 21), (-12, 14, -5, 5))
    s.figure(
        [[(placed(ears, x, y, k), coat), (placed(neck, x, y, k), coat)], [(placed(mane, x, y, k), ink)]],
        mix(haze, key, 0.35),
        (-0.6, -1),
        1.2,
    )
    s.fill(placed(blaze, x, y, k), haze)
    s.fill(oval(x - 5 * k, y + 9 * k, 1.7 * k, 1.4 * k), ink)
    s.fill(oval(x - 24 * k, y + 28 * k, 1.3 * k, 1.0 * k), ink)
    for points in ([(-17, 13), (-13, 20, -9, 29)], [(-9, 4), (-2, 8, 3, 24)], [(-13, 21), (-4, 15, 4, 12)]):
        strap = [tuple(value * k + (y if at % 2 else x) for at, value in enumerate(point)) for point in points]
        s.stroke(strap, VIOLET, 1.6)


def onyx_assay(s: Gouache) -> None:
    """An assayer weighs black stones, her eye on the pointer of the scales; moon in the pane, candle before her."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(deep, mid, 0.3))
    # a pane with the moon; pigeon-holes
    pane = polygon((88, 40), (118, 40), (118, 72), (88, 72))
    s.fill(pane, mix(deep, VIOLET, 0.4))
    s.fill(oval(106, 53, 8), haze)
    for x in (98, 108):
        s.fill(box(x, 40, x + 1, 72), ink)
    s.fill(box(88, 55, 118, 56.2), ink)
    s.line(pane, ink, 2.0)
    for row in range(4):
        for column in range(3):
            x, y = 6 + column * 11, 40 + row * 10
            s.fill(box(x, y, x + 9, y + 8), mix(ink, deep, 0.15))
            if (row * 3 + column) % 2:
                s.fill(box(x + 1.4, y + 3, x + 7, y + 8), mix(mid, deep, 0.4))
    # the light of the candle: a triangle between post and pans
    s.fill(polygon((84, 60), (122, 132), (40, 132)), mix(mid, key, 0.3))
    s.fill(polygon((84, 74), (112, 132), (54, 132)), mix(key, mid, 0.2))
    s.stipple(polygon((84, 60), (122, 132), (40, 132)), ink, (84, 132), (84, 70), 0.0, 0.3)
    s.rings(98, 114, [21, 13], [mix(key, haze, 0.3), mix(key, haze, 0.7)], 0.6)
    table = polygon((20, 132), (124, 130), (124, 172), (20, 172))
    s.fill(table, mix(ink, key, 0.26))
    s.fill(polygon((20, 132), (124, 130), (124, 133), (20, 135)), mix(key, haze, 0.2))
    # scales: post, beam aslant, pans on chains
    brass = "#e0a24a"
    s.figure(
        [
            [(taper((84, 130), 1.8, (84, 72), 1.3), brass), (polygon((72, 132), (84, 124), (96, 132)), brass)],
            [(taper((60, 82), 1.0, (108, 74), 1.0), brass)],
            [(oval(84, 70, 2.6), brass)],
        ],
        "#fff6dc",
        (-0.6, -1),
        0.7,
    )
    s.fill(polygon((83.2, 78), (84.8, 78), (86, 60), (85, 58)), haze)
    s.line(oval(84, 68, 9), brass, 0.7)
    for x, y, foot in ((60, 82, 112), (108, 74, 104)):
        for dx in (-8, 8):
            s.stroke([(x, y), (x + dx, foot)], brass, 0.7)
        s.figure(
            [
                [
                    (
                        outline(
                            (x - 10, foot),
                            (x + 10, foot),
                            (x + 6, foot + 6, x, foot + 6),
                            (x - 6, foot + 6, x - 10, foot),
                        ),
                        brass,
                    )
                ]
            ],
            "#fff6dc",
            (-0.4, -1),
            0.7,
        )
    s.gem(4, 60, 106, 6.6, 0, 1.6)
    for x, high in ((104, 7), (110, 5)):
        s.fill(join(box(x - 2.2, 104 - high, x + 2.2, 104), oval(x, 103.4 - high, 1.4)), mix(mid, haze, 0.2))
    # candle
    s.fill(box(95.6, 120, 100.4, 132), haze)
    s.fill(outline((98, 109), (101.6, 116, 98, 120), (94.4, 116, 98, 109)), "#fff6dc")
    # the woman at the left
    head = profile(47, 75, 22, 1, 2)
    hair = outline((54, 62), (48, 57, 40, 62), (32, 70, 36, 88), (42, 92, 44, 82), (46, 70, 54, 62))
    collar = polygon((34, 94), (52, 97), (50, 105), (32, 102))
    body = outline((4, 172), (10, 124, 22, 106), (36, 94, 50, 100), (58, 116, 56, 140), (50, 156, 52, 172))
    arm = limb((40, 110, 7.4), (46, 128, 6), (58, 126, 3.8))
    s.figure(
        [
            [(body, VIOLET), (drape(body, 32, -3), mix(VIOLET, ink, 0.6))],
            [
                (head.head, mix(ink, key, 0.34)),
                (cut(head.head, head.shade), mix(ink, key, 0.64)),
                (both(head.head, head.wedge), mix(haze, key, 0.4)),
                (head.eye, ink),
                (hair, ink),
            ],
            [(collar, haze)],
            [(arm, mix(VIOLET, ink, 0.2)), (mitten(60, 125, 4, -10), mix(ink, key, 0.6))],
        ],
        mix(key, haze, 0.4),
        (1, 0.1),
        1.05,
    )


def onyx_press(s: Gouache) -> None:
    """Two printers, inked to the elbow, pull a black proof from the press; day falls through a sky light."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(mid, deep, 0.3))
    # sky light: a slanting window and the sheet of day below it
    s.fill(polygon((54, 30), (100, 30), (94, 46), (60, 46)), "#fffdf6")
    for x0, x1 in ((66, 70), (77, 77), (89, 84)):
        s.stroke([(x0, 30), (x1, 46)], ink, 1.1)
    s.fill(polygon((60, 46), (94, 46), (118, 150), (36, 150)), mix(mid, haze, 0.6))
    s.fill(polygon((66, 46), (88, 46), (102, 150), (52, 150)), mix(haze, "#ffffff", 0.3))
    s.stipple(polygon((60, 46), (94, 46), (118, 150), (36, 150)), deep, (76, 90), (76, 148), 0.0, 0.4)
    # sheets on a line
    s.stroke([(-4, 54), (40, 60, 58, 54)], ink, 0.9)
    for x in (10, 26, 42):
        s.fill(polygon((x, 56), (x + 10, 57), (x + 10, 70), (x, 69)), haze)
        for y in (60, 63, 66):
            s.fill(box(x + 2, y, x + 8, y + 0.9), deep)
    # the press: two cheeks, head, the screw in the middle
    for x in (52, 100):
        s.figure([[(box(x - 4.4, 52, x + 4.4, 150, 1), mix(ink, key, 0.24))]], haze, (0, -1), 0.9)
    s.figure([[(box(46, 50, 106, 62, 2), mix(ink, key, 0.3))]], haze, (0, -1), 0.9)
    screw = box(72, 60, 80, 98)
    s.fill(screw, ink)
    for number in range(7):
        s.stroke([(71, 66 + number * 4.6), (81, 63 + number * 4.6)], mid, 1.3)
    s.figure(
        [[(box(58, 97, 94, 105, 1), ink)], [(box(50, 118, 102, 127, 1), mix(ink, key, 0.24))]],
        mix(haze, mid, 0.2),
        (0, -1),
        0.8,
    )
    s.fill(taper((76, 90), 1.9, (112, 106), 1.6), ink)
    # the proof: black sheet with a stone printed white, lifted by the left one
    proof = polygon((48, 98), (74, 90), (82, 112), (56, 120))
    s.figure([[(proof, ink)]], "#fffdf6", (0.2, -1), 0.9)
    s.line(polygon((52, 100), (72, 94), (78, 110), (58, 116)), haze, 0.7)
    s.gem(4, 65, 105, 6.8, 14, 1.6)
    # left printer
    head = profile(44, 76, 13.4, 1, 12)
    shirt = outline((28, 130), (30, 104, 36, 92), (42, 86, 50, 91), (54, 106, 52, 130))
    apron = outline((32, 118), (42, 108, 52, 114), (54, 140, 52, 156), (28, 156), (28, 136, 32, 118))
    arm = limb((46, 95, 4.2), (52, 106, 3.4), (58, 97, 2.5))
    s.figure(
        [
            [(limb((34, 150, 5), (34, 172, 4)), ink), (limb((46, 150, 5), (48, 172, 4)), ink)],
            [(shirt, mix(mid, haze, 0.3)), (drape(shirt, 40, 0), mid)],
            [(apron, mix(ink, deep, 0.5)), (drape(apron, 40, 0), ink)],
            [
                (head.head, mix(ink, key, 0.26)),
                (cut(head.head, head.shade), mix(ink, key, 0.46)),
                (both(head.head, head.wedge), mix(haze, key, 0.3)),
                (outline((36, 76), (36, 66, 45, 66), (52, 68, 51, 73), (43, 72, 36, 76)), VIOLET),
            ],
            [(arm, ink), (mitten(59, 95.6, 2.6, -30), ink)],
        ],
        "#fffdf6",
        (1, -0.5),
        1.0,
    )
    # right printer, leaning back on the bar
    other = profile(104, 72, 13.2, -1, -4)
    jerkin = outline((98, 132), (96, 104, 100, 92), (106, 84, 113, 90), (120, 108, 118, 132))
    pull = limb((103, 94, 4.2), (95, 106, 3.2), (92, 98, 2.5))
    grip = limb((110, 95, 4.2), (110, 112, 3.2), (102, 103, 2.5))
    s.figure(
        [
            [(limb((102, 130, 5), (98, 150, 4), (100, 172, 4)), ink), (limb((114, 130, 5), (116, 172, 4)), ink)],
            [
                (jerkin, VIOLET),
                (both(jerkin, polygon((109, 80), (126, 80), (126, 140), (109, 140))), mix(VIOLET, ink, 0.5)),
            ],
            [
                (other.head, mix(ink, key, 0.2)),
                (cut(other.head, other.shade), mix(ink, key, 0.4)),
                (both(other.head, other.wedge), mix(haze, key, 0.3)),
                (outline((98, 66), (100, 60, 106, 61), (113, 64, 111, 76), (107, 72, 106, 66), (102, 64, 98, 66)), ink),
            ],
            [(grip, ink), (pull, ink), (mitten(91, 97, 2.7, -150), ink), (mitten(101, 102, 2.7, -150), ink)],
        ],
        "#fffdf6",
        (-1, -0.5),
        1.0,
    )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-25": Picture(
        onyx_lock, ((52.0, 76.0), (70.0, 104.0)), "tries a key", "alley shop", "grille with a lamp behind", seed=81
    ),
    "b2-26": Picture(
        onyx_clock, ((69, 87), (101, 97), (80, 106)), "winds the clock", "clock tower", "moon through the dial", seed=82
    ),
    "b2-27": Picture(onyx_chess, ((62, 70), (80, 80)), "moves across a board", "inn corner", "hearth arch", seed=31),
    "b2-28": Picture(onyx_coach, ((74, 68), (79, 99)), "drives through rain", "post road", "two coach lamps", seed=83),
    "b2-29": Picture(
        onyx_assay,
        ((54.0, 76.0), (60.0, 104.0), (84.0, 66.0)),
        "weighs stones",
        "assay office",
        "candle in a triangle",
        seed=84,
    ),
    "b2-30": Picture(
        onyx_press, ((50.0, 76.0), (65.0, 104.0)), "pull a proof", "press room", "sheet of day from above", seed=85
    ),
}
