"""Pictures of the ruby cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import drape, limb, mitten, profile
from tools.art.base.gouache import Gouache
from tools.art.base.props import blades
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
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


def ruby_hunter(s: Gouache) -> None:
    """Level 1: a hunter kneels in the last light; what shines in the lion's track is a ruby."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 36), (0, 108), [mix(deep, ink, 0.15), mid, mix(mid, haze, 0.75)], stops=[0, 0.55, 1])
    for y, x0, x1, k in ((48, -4, 52, 0.1), (56, 24, 84, 0.2), (70, -4, 40, 0.4), (62, 96, 124, 0.3)):
        s.fill(polygon((x0, y), (x1, y - 0.8), (x1 - 9, y + 2.4), (x0 + 8, y + 2.6)), mix(mid, haze, k))
    s.rings(80, 82, [40, 33, 27], [mix(mid, haze, 0.32), mix(mid, haze, 0.62), mix(haze, "#fffbe8", 0.55)])
    s.plane(
        polygon(
            (-2, 92),
            (8, 92),
            (12, 84),
            (30, 84),
            (35, 93),
            (54, 96),
            (70, 99),
            (90, 97),
            (100, 90),
            (116, 90),
            (122, 94),
            (122, 120),
            (-2, 120),
        ),
        mix(mid, haze, 0.28),
        mix(haze, mid, 0.2),
        84,
        112,
    )
    # acacias, flat as trays
    for x, y, k in ((44, 104, 0.9), (110, 106, 1.25)):
        c = mix(deep, mid, 0.35)
        s.stroke([(x, y), (x + 1 * k, y - 8 * k, x - 1 * k, y - 14 * k)], c, 1.3 * k)
        s.stroke([(x, y - 7 * k), (x + 5 * k, y - 10 * k, x + 6 * k, y - 15 * k)], c, 0.9 * k)
        s.fill(
            outline(
                (x - 11 * k, y - 14 * k),
                (x - 6 * k, y - 20 * k, x + 1 * k, y - 19 * k),
                (x + 9 * k, y - 20 * k, x + 13 * k, y - 14.6 * k),
                (x + 4 * k, y - 16 * k, x - 1 * k, y - 14 * k),
                (x - 6 * k, y - 12.6 * k, x - 11 * k, y - 14 * k),
            ),
            c,
        )
    s.fill(polygon((-2, 104), (30, 102), (60, 106), (96, 104), (122, 107), (122, 172), (-2, 172)), mix(deep, mid, 0.5))
    s.stipple(
        polygon((-2, 104), (30, 102), (60, 106), (96, 104), (122, 107), (122, 140), (-2, 140)),
        mix(mid, haze, 0.6),
        (78, 102),
        (72, 132),
        0.75,
        0.0,
    )
    s.fill(outline((-2, 118), (30, 108, 62, 112), (90, 115, 122, 110), (122, 172), (-2, 172)), mix(ink, deep, 0.42))
    s.stipple(
        outline((-2, 118), (30, 108, 62, 112), (90, 115, 122, 110), (122, 172), (-2, 172)),
        mid,
        (84, 108),
        (76, 136),
        0.55,
        0.0,
    )
    s.fill(outline((-2, 146), (40, 132, 70, 142), (100, 150, 122, 138), (122, 172), (-2, 172)), mix(ink, deep, 0.12))
    # the hunter
    head, _shade, wedge, _eye = profile(69, 61, 13.5, 1, 14)
    hair = outline((63, 60), (61.6, 53.6, 69, 53), (74.6, 53.4, 75.8, 57), (70, 57.6, 68.4, 62), (66, 66, 63, 64))
    torso = polygon((57, 71, 4), (69, 69, 4), (74, 84), (69, 101, 4), (53, 101, 4), (56, 86))
    cloak = outline((58, 69.6), (66, 68, 69, 71), (62, 84, 62, 98), (60, 110, 56, 114), (42, 114), (44, 90, 58, 69.6))
    front = join(
        taper((62, 99), 6.2, (82, 96), 4.5),
        taper((82, 96), 4.2, (79, 110), 2.7),
        polygon((76, 108), (82.4, 107), (90, 113.6, 2), (90, 115.6), (76, 115.6)),
    )
    rear = join(taper((60, 99), 6.4, (66, 112), 4.4), taper((66, 112), 3.6, (46, 113.4), 2.4))
    arm = join(taper((68, 75), 4.0, (85, 80.5), 3.0), taper((85, 80.5), 2.8, (95, 92.6), 1.9))
    back_arm = join(taper((60, 75), 3.8, (52.6, 86), 3.0), taper((52.6, 86), 2.8, (50.6, 77), 2.0))
    rim = mix(haze, "#ffffff", 0.35)
    s.figure(
        [
            [
                (
                    join(
                        taper((48.6, 44), 0.75, (52.6, 116), 0.85),
                        polygon((48.2, 39.5), (50.8, 45), (49.2, 51), (46.4, 45.4)),
                    ),
                    ink,
                )
            ]
        ],
        rim=mix(haze, "#ffffff", 0.35),
        light=(1, -0.2),
        width=0.5,
    )
    s.figure(
        [
            [(back_arm, mix(ink, deep, 0.2))],
            [(rear, ink)],
            [(front, mix(ink, deep, 0.25))],
            [(torso, mix(ink, mid, 0.16))],
            [
                (cloak, mix(key, ink, 0.18)),
                (both(cloak, outline((40, 66), (58, 69), (50, 90, 50, 116), (36, 116))), mix(key, ink, 0.55)),
            ],
            [(head, mix(ink, mid, 0.24)), (both(head, wedge), mix(mid, haze, 0.6)), (hair, ink)],
            [(arm, mix(ink, mid, 0.22)), (mitten(96, 93.8, 2.5, 52), mix(ink, mid, 0.35))],
        ],
        rim=rim,
        light=(1, -0.35),
        width=0.95,
    )
    s.stipple(
        both(cloak, outline((62, 68), (70, 70), (62, 84, 62, 98), (56, 116), (50, 116), (52, 92))),
        mix(key, ink, 0.5),
        (52, 96),
        (62, 96),
        0.6,
        0.0,
    )
    s.fan(101, 97.5, 15, [(-160, -152), (-128, -121), (-98, -90), (-66, -58), (-36, -28)], haze, 0.9)
    s.gem(3, 101, 98, 6.8, turn=8, glint=1.25)
    s.fill(outline((86, 114), (93, 102, 101, 102.4), (110, 102.6, 118, 114)), mix(ink, deep, 0.42))
    blades(
        s,
        ink,
        [
            (2, 172, 70, 10),
            (9, 172, 56, -7),
            (15, 172, 64, 12),
            (23, 172, 40, -6),
            (30, 172, 44, 9),
            (40, 172, 26, -4),
            (100, 172, 30, 5),
            (107, 172, 44, -8),
            (112, 172, 58, 6),
            (118, 172, 74, -9),
            (121, 172, 50, 4),
            (92, 172, 20, -4),
            (52, 172, 18, 3),
        ],
    )


def ruby_trough(s: Gouache) -> None:
    """A boy treads ore in a trough of red clay; the late sun stands in the dust of the yard."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 116), [mix(deep, mid, 0.6), mix(mid, haze, 0.45)])
    # low side light: the sun half behind a hut
    s.rings(36, 88, [34, 24, 15], [mix(mid, haze, 0.5), mix(mid, haze, 0.75), haze])
    s.fill(polygon((-4, 112), (-4, 78), (8, 66), (28, 80), (26, 112)), mix(ink, deep, 0.5))
    s.fill(polygon((98, 112), (98, 84), (108, 72), (124, 80), (124, 112)), mix(deep, ink, 0.25))
    s.fill(arch(104, 112, 96, 112), ink)
    s.fill(box(-4, 110, 124, 172), mix(deep, mid, 0.3))
    s.stipple(box(-4, 96, 124, 126), haze, (30, 112), (110, 112), 0.5, 0.0)
    # the trough
    trough = polygon((42, 124), (108, 124), (114, 150, 3), (36, 150, 3))
    s.figure(
        [[(trough, mix(ink, deep, 0.35)), (both(trough, polygon((84, 120), (124, 120), (124, 154), (88, 154))), ink)]],
        mix(haze, mid, 0.2),
        (-0.7, -1),
        0.9,
    )
    s.fill(oval(75, 125, 33, 6), mix(deep, mid, 0.4))
    for x, y, r in ((52, 124, 3), (62, 127, 3.4), (86, 127, 3.2), (96, 124, 3), (74, 128, 3)):
        s.fill(
            polygon((x - r, y), (x - r * 0.4, y - r), (x + r, y - r * 0.5), (x + r * 0.7, y + r * 0.6)),
            mix(ink, deep, 0.6),
        )
    # the boy, from below: one knee high, arms wide for balance
    head = profile(76, 57, 13.4, -1, -6)
    shirt = polygon((68, 68, 4), (84, 67, 4), (87, 92), (66, 93))
    hips = polygon((66, 90), (87, 90), (88, 102), (66, 103))
    stand = limb((82, 100, 5), (84, 114, 3.8), (82, 126, 2.8))
    lifted = limb((70, 101, 5), (58, 104, 3.8), (60, 117, 2.8))
    left = limb((69, 72, 3.4), (56, 70, 2.6), (47, 61, 1.9))
    right = limb((84, 72, 3.4), (95, 76, 2.6), (105, 68, 1.9))
    s.figure(
        [
            [(right, mix(ink, key, 0.12)), (mitten(106.6, 66.6, 2.4, -40), mix(ink, haze, 0.3))],
            [(stand, mix(ink, haze, 0.16))],
            [
                (hips, ink),
                (lifted, mix(ink, haze, 0.2)),
                (placed(polygon((-3, -1.6), (6, -1.6, 1), (6.6, 0.8), (-3, 1)), 60, 119, 1, 160), mix(ink, haze, 0.2)),
            ],
            [(shirt, key), (both(shirt, polygon((78, 60), (94, 60), (94, 96), (80, 96))), mix(key, ink, 0.45))],
            [
                (head.head, mix(ink, haze, 0.16)),
                (cut(head.head, head.shade), mix(ink, haze, 0.36)),
                (both(head.head, head.wedge), haze),
            ],
            [(outline((69, 57), (68, 49, 77, 48), (85, 50, 84, 60), (78, 54, 69, 57)), ink)],
            [(left, mix(ink, haze, 0.3)), (mitten(45.6, 59.6, 2.4, 220), mix(ink, haze, 0.4))],
        ],
        haze,
        (-1, -0.2),
        1.0,
    )
    s.gem(3, 54, 121, 6.2, -16, 1.5)
    for x, y in ((46, 116), (64, 113), (40, 120), (70, 118)):
        s.fill(oval(x, y, 1.4, 1.1), mix(haze, mid, 0.3))


def ruby_furnace(s: Gouache) -> None:
    """A smelter taps the furnace with her arm before her face; the stream of metal is the light."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, ink)
    # the furnace: a wall with the hole, rings of heat on its bricks
    wall = polygon((80, 30), (126, 30), (126, 172), (86, 172))
    s.fill(wall, mix(ink, deep, 0.6))
    for row, y in enumerate(range(34, 150, 11)):
        for x in range(82 - (row % 2) * 9, 126, 18):
            s.fill(box(x, y, x + 16, y + 9), mix(ink, deep, 0.75))
    s.facets(
        97,
        94,
        (34, 24, 15, 9),
        (deep, mid, mix(mid, haze, 0.5), "#fff6dc"),
        [(a, (1.0, 0.86, 1.08, 0.9)[n % 4]) for n, a in enumerate(range(0, 360, 40))],
        0.6,
    )
    # the stream into the runner
    stream = outline(
        (92, 96),
        (82, 98, 78, 116),
        (76, 132, 60, 140),
        (40, 146, 20, 160),
        (30, 168),
        (54, 156, 74, 148),
        (90, 140, 92, 118),
        (94, 106, 101, 102),
    )
    s.fill(placed(stream, 0, 3), mid)
    s.fill(stream, mix(mid, haze, 0.65))
    s.fill(outline((93, 97), (86, 102, 82, 118), (79, 132, 64, 142), (84, 136, 88, 118), (91, 106, 97, 100)), "#fff6dc")
    s.stipple(polygon((-4, 120), (90, 110), (90, 172), (-4, 172)), mix(deep, mid, 0.5), (70, 134), (10, 150), 0.6, 0.0)
    # the woman: a black shape rimmed by the fire; long bar in both hands
    bar = taper((40, 116), 1.2, (93, 92), 1.2)
    head = profile(53, 61, 16.4, 1, -14)
    kerchief = outline((45, 64), (42, 52, 53, 50), (62, 50, 62, 57), (54, 57, 50, 66))
    body = outline((22, 172), (26, 116, 36, 90), (46, 76, 58, 82), (66, 100, 62, 130), (60, 150, 62, 172))
    apron = outline((44, 104), (54, 98, 62, 104), (62, 138, 60, 172), (40, 172), (40, 132, 44, 104))
    shield = limb((54, 86, 6), (67, 76, 4.6), (63, 56, 3.2))
    low = limb((42, 92, 6.4), (42, 110, 5), (56, 110, 3.4))
    s.figure(
        [
            [(body, mix(ink, deep, 0.28))],
            [(apron, mix(key, ink, 0.35))],
            [(head.head, mix(ink, deep, 0.55)), (both(head.head, head.wedge), haze), (kerchief, key)],
            [(shield, mix(ink, deep, 0.55)), (mitten(63, 53, 3.6, -70), mix(deep, haze, 0.3))],
            [(bar, ink)],
            [(low, mix(ink, deep, 0.5)), (mitten(57, 109, 3.6, -26), mix(deep, haze, 0.3))],
        ],
        haze,
        (1, 0.1),
        1.3,
    )
    for x, y, r in (
        (104, 72, 1.4),
        (88, 64, 1.1),
        (112, 60, 1.0),
        (78, 84, 1.3),
        (108, 118, 1.2),
        (82, 76, 0.9),
        (96, 54, 1.0),
        (116, 84, 1.2),
    ):
        s.fill(oval(x, y, r), haze)
    s.gem(3, 82, 114, 6.4, 10, 1.6)


def ruby_sieves(s: Gouache) -> None:
    """Three potters’ wives sift red sand in a river bed, in a row under a cloth against the noon."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, haze)
    s.wash(box(-4, 30, 124, 100), (0, 38), (0, 98), [mix(haze, mid, 0.3), haze])
    # banks of the river bed, baked
    s.fill(polygon((-4, 92), (20, 84), (48, 88), (80, 82), (124, 88), (124, 172), (-4, 172)), mix(mid, haze, 0.35))
    s.fill(polygon((-4, 116), (40, 110), (90, 112), (124, 108), (124, 172), (-4, 172)), mid)
    s.stipple(
        polygon((-4, 92), (20, 84), (48, 88), (80, 82), (124, 88), (124, 172), (-4, 172)),
        deep,
        (60, 100),
        (60, 160),
        0.0,
        0.6,
    )
    for points in (((10, 150), (26, 144), (40, 148), (30, 154)), ((84, 152), (100, 146), (116, 150), (104, 156))):
        s.fill(polygon(*points), mix(deep, mid, 0.4))
    # the cloth on four poles, its shade over the women
    for x, top in ((37, 58), (117, 52)):
        s.fill(taper((x, top), 1.0, (x - 1, 146), 1.2), ink)
    awning = outline((30, 60), (52, 50, 76, 58), (98, 64, 124, 48), (124, 58), (98, 74, 76, 67), (54, 60, 30, 70))
    s.figure(
        [[(awning, key), (both(awning, polygon((70, 40), (126, 40), (126, 80), (78, 80))), mix(key, ink, 0.25))]],
        "#fffdf0",
        (-0.3, -1),
        1.0,
    )
    shade = polygon((34, 142), (116, 140), (124, 150), (26, 152))
    s.fill(shade, mix(deep, ink, 0.3))

    # one woman thrice, each at another moment: lifts, shakes, looks
    def woman(x: float, y: float, face: int, bend: float, cloth: Color, hands: Point) -> None:
        head = profile(x, y, 12, face, bend)
        wrap = outline((x - 6, y + 1), (x - 6.5, y - 8.5, x, y - 9), (x + 7, y - 8, x + 6, y), (x, y - 4, x - 6, y + 1))
        body = polygon((x - 8, y + 11, 4), (x + 7, y + 11, 4), (x + 9, y + 36), (x - 11, y + 36))
        skirt = outline(
            (x - 11, y + 34),
            (x + 9, y + 34),
            (x + 16, y + 58, x + 14, 146),
            (x - 16, 146),
            (x - 18, y + 56, x - 11, y + 34),
        )
        arms = [
            limb(
                (x + face * 5, y + 15, 3.2),
                ((x + hands[0]) / 2 + face * 3, max(hands[1] + 2, y + 26), 2.5),
                (*hands, 1.8),
            ),
            limb(
                (x - face * 3, y + 16, 3.0),
                ((x + hands[0]) / 2 - face, hands[1] + 6, 2.4),
                (hands[0] - face * 5, hands[1] + 1.5, 1.8),
            ),
        ]
        s.figure(
            [
                [(skirt, mix(ink, deep, 0.4)), (drape(skirt, x - 1, 0), ink)],
                [(body, cloth), (drape(body, x - 1, 0), mix(cloth, ink, 0.4))],
                [
                    (head.head, mix(ink, haze, 0.14)),
                    (cut(head.head, head.shade), mix(ink, haze, 0.34)),
                    (both(head.head, head.wedge), mix(haze, mid, 0.2)),
                    (wrap, cloth),
                ],
                *[[(arm, mix(ink, haze, 0.26))] for arm in arms],
            ],
            "#fffdf0",
            (0.2, -1),
            0.9,
        )

    woman(50, 84, 1, 8, mix(ink, key, 0.5), (62, 110))
    woman(104, 82, -1, 4, mix(ink, key, 0.5), (95, 92))
    woman(78, 80, -1, 14, mix(deep, key, 0.2), (70, 112))
    for x, y, turn in ((66, 113, 6), (92, 91, -16), (72, 114, 0)):
        s.figure(
            [[(oval(x, y, 9, 3.2, turn), mix(ink, haze, 0.2)), (oval(x, y - 1, 7.4, 2.2, turn), mix(mid, haze, 0.3))]],
            haze,
            (0.2, -1),
            0.6,
        )
    for x in (60, 66, 72, 78):
        s.stipple(polygon((x - 3, 116), (x + 3, 116), (x + 5, 140), (x - 5, 140)), haze, (x, 116), (x, 140), 0.7, 0.1)
    s.gem(3, 92, 86, 5.8, -16, 1.5)


def ruby_fuse(s: Gouache) -> None:
    """A sapper lights a fuse in a drift and covers his ear; a corner of the dark."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.2))
    # planes of rock that turn away from the flame
    for points, tone in (
        (((-4, 30), (60, 30), (38, 70), (46, 110), (20, 172), (-4, 172)), 0.45),
        (((60, 30), (126, 30), (126, 70), (96, 80), (70, 62)), 0.6),
        (((126, 70), (96, 80), (104, 120), (126, 128)), 0.95),
        (((46, 110), (70, 126), (104, 120), (126, 128), (126, 172), (20, 172)), 0.3),
    ):
        s.fill(polygon(*points), mix(ink, deep, tone))
    s.facets(
        92,
        108,
        (37, 27, 17),
        (deep, mix(deep, mid, 0.7), mix(mid, haze, 0.45)),
        [(a, (1.0, 0.84, 1.12, 0.9, 1.02)[n % 5]) for n, a in enumerate(range(5, 365, 36))],
        0.6,
    )
    # props of timber
    s.fill(polygon((108, 30), (117, 30), (122, 172), (112, 172)), ink)
    s.fill(polygon((-4, 44), (124, 32), (124, 42), (-4, 54)), ink)
    # kegs
    for x, y in ((104, 134), (116, 126)):
        s.figure([[(box(x - 8, y - 12, x + 8, y + 12, 3), mix(ink, key, 0.2))]], haze, (-1, -0.4), 0.9)
        for dy in (-7, 7):
            s.fill(box(x - 8, y + dy - 1, x + 8, y + dy + 1), ink)
    # the fuse runs to the kegs, alight near the hand
    s.stroke([(78, 112), (88, 120, 92, 116), (98, 112, 102, 122)], ink, 2.2)
    s.stroke([(78, 112), (88, 120, 92, 116), (98, 112, 102, 122)], mix(key, haze, 0.2), 1.1)
    # the man: half length from the left, turned from the flame, one hand over the ear
    head = profile(52, 72, 23, 1, 10)
    cap = outline((40, 74), (37, 56, 52, 55), (64, 56, 64, 63), (53, 63, 44, 77))
    brim = polygon((56, 61), (67, 62.6), (66, 65), (56, 64.6))
    body = outline((10, 172), (14, 122, 28, 102), (42, 90, 56, 96), (68, 110, 64, 134), (58, 150, 60, 172))
    ear = limb((36, 104, 7.6), (26, 90, 6), (45, 74, 3.8))
    reach = limb((54, 106, 7), (64, 126, 5.4), (74, 114, 3.4))
    s.figure(
        [
            [(body, mix(ink, key, 0.26)), (drape(body, 40, -4), ink)],
            [
                (head.head, mix(ink, haze, 0.2)),
                (cut(head.head, head.shade), mix(ink, haze, 0.46)),
                (both(head.head, head.wedge), haze),
                (head.eye, ink),
            ],
            [(cap, mix(ink, deep, 0.55)), (brim, mix(ink, deep, 0.55))],
            [(polygon((40, 94), (56, 96), (54, 104), (38, 102)), key)],
            [(ear, mix(ink, key, 0.4)), (mitten(47, 73, 4.6, -10), mix(ink, haze, 0.36))],
            [(reach, mix(ink, key, 0.42)), (mitten(75.4, 112, 3.8, -30), mix(ink, haze, 0.46))],
        ],
        haze,
        (1, 0.35),
        1.1,
    )
    s.fill(taper((76, 110), 0.8, (84, 104), 0.8), haze)
    for angle, long in ((-80, 14), (-50, 11), (-20, 14), (10, 11), (40, 13), (-110, 10)):
        s.stroke([around(86, 106, 3, angle), around(86, 106, long, angle)], "#fff6dc", 1.0)
    s.glint(86, 106, 8, "#fff6dc")
    s.gem(3, 102, 92, 6.2, 14, 1.3)


def ruby_porter(s: Gouache) -> None:
    """A porter drinks from a gourd against a hot wall of the canyon; her open sack lies beside her."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(mid, haze, 0.3))
    # the wall: strata in an S, lit from the left; sky in a slit
    s.fill(polygon((-4, 30), (24, 30), (16, 70), (24, 100), (10, 172), (-4, 172)), haze)
    for number, tone in enumerate((0.62, 0.42, 0.25, 0.1, 0.0)):
        y = 34 + number * 26
        band = outline(
            (16, y),
            (44, y - 10, 66, y + 8),
            (92, y + 24, 126, y + 6),
            (126, y + 34),
            (92, y + 48, 66, y + 34),
            (44, y + 16, 14, y + 30),
        )
        s.fill(band, mix(mid, haze, tone))
        s.stipple(band, deep, (30, y), (120, y + 20), 0.0, 0.4)
    s.fill(polygon((-4, 142), (40, 134), (124, 140), (124, 172), (-4, 172)), mix(deep, ink, 0.2))
    # close profile, head back, the gourd lifted
    head = profile(74, 80, 38, -1, -24, neck=0.55)
    neck = polygon((70, 96), (90, 92), (98, 120), (72, 124))
    shoulders = outline((52, 172), (54, 134, 68, 122), (84, 112, 100, 120), (118, 132, 120, 172))
    wrap = outline((62, 66), (66, 52, 84, 56), (102, 64, 100, 90), (94, 96, 92, 84), (86, 68, 62, 66))
    tail = outline((98, 84), (110, 100, 104, 128), (98, 124, 98, 108), (96, 96, 92, 90))
    gourd = outline(
        (52, 62),
        (44, 54, 38, 60),
        (32, 68, 40, 76),
        (46, 80, 51, 74),
        (54, 74, 57, 80),
        (60, 78, 58, 72),
        (56, 66, 52, 62),
    )
    arm = limb((62, 136, 9), (42, 122, 7), (46, 88, 4.6))
    s.figure([[(tail, mix(key, ink, 0.4))]], haze, (-1, -0.4), 0.8)
    s.figure(
        [
            [
                (neck, mix(ink, haze, 0.22)),
                (head.head, mix(ink, haze, 0.2)),
                (cut(head.head, head.shade), mix(ink, haze, 0.42)),
                (both(head.head, head.wedge), mix(haze, mid, 0.25)),
            ],
            [(wrap, key), (both(wrap, polygon((84, 50), (110, 50), (110, 100), (88, 100))), mix(key, ink, 0.38))],
            [
                (shoulders, mix(haze, mid, 0.35)),
                (both(shoulders, polygon((88, 110), (124, 110), (124, 176), (90, 176))), mix(mid, deep, 0.6)),
            ],
            [
                (gourd, mix(haze, key, 0.45)),
                (both(gourd, polygon((42, 60), (62, 66), (60, 84), (44, 80))), mix(key, ink, 0.3)),
            ],
            [(arm, mix(ink, haze, 0.3)), (mitten(46.6, 84, 5.2, -70), mix(ink, haze, 0.38))],
        ],
        haze,
        (-1, -0.5),
        1.1,
    )
    s.stroke([(64.6, 72), (68, 73.4, 70.6, 71.4)], ink, 1.0)
    for x, y in ((57, 84), (55, 90)):
        s.fill(oval(x, y, 1.1, 1.8), "#fffdf0")
    # the sack with stones at the lower right
    sack = outline((88, 172), (84, 140, 92, 124), (102, 118, 112, 124), (124, 140, 124, 172))
    s.figure(
        [
            [
                (sack, mix(ink, haze, 0.3)),
                (both(sack, polygon((106, 110), (126, 110), (126, 176), (108, 176))), mix(ink, haze, 0.14)),
            ],
            [(oval(101, 124, 10.5, 4.6, -6), ink)],
        ],
        haze,
        (-1, -0.5),
        0.9,
    )
    s.gem(3, 94, 112, 6.6, -12, 1.5)
    s.gem(3, 105, 119, 4.6, 20, 0)


def ruby_shoulders(s: Gouache) -> None:
    """A child on its father’s shoulders picks a stone from the roof of a low cave, by the torch in his hand."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.35))
    # the cave: a lit vault round the torch
    s.rings(50, 92, [58, 44, 31, 20], [mix(ink, deep, 0.8), mix(deep, mid, 0.4), mid, mix(mid, haze, 0.55)], 0.6)
    roof = polygon(
        (-4, 30),
        (126, 30),
        (126, 66),
        (112, 56),
        (102, 64),
        (92, 50),
        (80, 55),
        (70, 47),
        (58, 54),
        (46, 46),
        (30, 56),
        (16, 50),
        (-4, 66),
    )
    s.fill(roof, mix(ink, deep, 0.4))
    s.rim([roof], mix(mid, haze, 0.4), (-0.3, 1), 1.2)
    floor = polygon((-4, 146), (40, 140), (90, 144), (124, 138), (124, 172), (-4, 172))
    s.fill(floor, ink)
    for x, top, wide in ((112, 104, 9), (122, 92, 9), (8, 120, 8)):
        s.fill(polygon((x - wide, 150), (x, top), (x + wide, 150)), mix(ink, deep, 0.55))
    s.stipple(floor, mix(deep, mid, 0.6), (56, 140), (20, 152), 0.6, 0.0)
    # father
    head = profile(76, 90, 14, -1, 4)
    beard = outline((70, 94), (68, 101, 74, 104), (80, 103, 82, 96), (76, 98, 70, 94))
    coat = polygon((66, 102, 5), (87, 101, 5), (90, 132), (64, 132))
    legs = [limb((70, 130, 5.4), (68, 142, 4.4), (67, 156, 3.4)), limb((84, 130, 5.4), (87, 142, 4.4), (88, 156, 3.4))]
    torch_arm = limb((69, 106, 4.4), (58, 118, 3.6), (52, 108, 2.6))
    hold = limb((85, 106, 4.2), (92, 98, 3.2), (86, 86, 2.6))
    child_legs = [
        limb((72, 80, 3.6), (68, 92, 2.8), (70, 102, 2.2)),
        limb((82, 80, 3.6), (85, 91, 2.8), (84, 101, 2.2)),
    ]
    s.figure(
        [
            [(leg, ink) for leg in legs],
            [
                (coat, mix(key, ink, 0.35)),
                (both(coat, polygon((78, 96), (96, 96), (96, 136), (80, 136))), mix(key, ink, 0.68)),
            ],
            [
                (head.head, mix(ink, haze, 0.18)),
                (cut(head.head, head.shade), mix(ink, haze, 0.4)),
                (both(head.head, head.wedge), haze),
                (beard, ink),
            ],
            [(torch_arm, mix(deep, mid, 0.3)), (mitten(51.4, 106.4, 2.8, -110), mix(ink, haze, 0.44))],
        ],
        haze,
        (-1, -0.1),
        1.0,
    )
    # torch
    s.fill(taper((53, 112), 1.2, (49, 94), 1.8), ink)
    flame = outline((49, 96), (42, 92, 44, 84), (46, 80, 48, 74), (52, 80, 54, 84), (58, 92, 49, 96))
    s.fill(flame, mix(haze, mid, 0.2))
    s.fill(placed(flame, 49 * 0.4, 94 * 0.4, 0.6), "#fff8e6")
    # the child, stretched up to the left
    child = profile(75, 58.6, 11.4, -1, -16)
    tunic = polygon((70, 66, 3), (82, 65.6, 3), (86, 83), (69, 84))
    reach = limb((71, 69, 2.9), (66, 60, 2.4), (64, 55, 1.8))
    grip = limb((81, 69, 2.9), (87, 76, 2.3), (82, 84, 1.8))
    s.figure(
        [
            [
                (tunic, mix(haze, mid, 0.12)),
                (both(tunic, polygon((78, 60), (92, 60), (92, 86), (79, 86))), mix(haze, mid, 0.6)),
            ],
            *[[(leg, mix(ink, haze, 0.24))] for leg in child_legs],
            [(grip, mix(ink, haze, 0.22))],
            [
                (child.head, mix(ink, haze, 0.18)),
                (cut(child.head, child.shade), mix(ink, haze, 0.38)),
                (both(child.head, child.wedge), haze),
                (outline((69, 57), (70, 51, 76, 51), (83, 52, 82, 61), (77, 56, 69, 57)), ink),
            ],
            [(reach, mix(ink, haze, 0.34)), (mitten(63.4, 53.4, 2.3, -120), mix(ink, haze, 0.44))],
        ],
        haze,
        (-1, 0.1),
        0.95,
    )
    s.figure([[(hold, mix(ink, deep, 0.4)), (mitten(85.4, 85, 2.6, -110), mix(ink, haze, 0.3))]], None)
    s.rings(58, 50, [9.4], [mix(ink, deep, 0.1)], 0)
    s.gem(3, 58, 50, 6.2, -14, 1.6)


def ruby_carter(s: Gouache) -> None:
    """A carter leans with all her weight on her heaped cart in the mouth of a mine; day stands behind her."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.3))
    # the mouth: an arch of day, timbered
    mouth = polygon((44, 120), (44, 66), (58, 48, 6), (94, 48, 6), (108, 66), (108, 120))
    s.fill(mouth, haze)
    with s.clipped(mouth):
        s.wash(mouth, (0, 46), (0, 100), [mix(haze, mid, 0.35), haze])
        s.fill(
            polygon((40, 106), (60, 92), (76, 102), (92, 88), (110, 100), (110, 124), (40, 124)), mix(mid, haze, 0.45)
        )
    for x0, x1 in ((38, 46), (106, 114)):
        s.fill(box(x0, 56, x1, 150), ink)
    s.fill(polygon((34, 46), (118, 46), (118, 56), (34, 56)), ink)
    s.rim([box(38, 56, 46, 150), box(106, 56, 114, 150)], mix(haze, mid, 0.3), (0.2, 1), 0.8)
    floor = polygon((44, 120), (108, 120), (124, 172), (20, 172))
    s.fill(floor, mix(mid, haze, 0.15))
    s.stipple(floor, deep, (76, 120), (76, 166), 0.0, 0.85)
    for side in (-1, 1):
        s.stroke([(76 + side * 13, 120), (76 + side * 24, 172)], ink, 1.6)
    # the woman behind the cart, frontal: a dark bell, head bowed to one side, arms straight
    hair = oval(76, 63, 8, 8.6)
    shoulders = outline((56, 104), (58, 80, 66, 74), (76, 70, 86, 74), (94, 80, 96, 104))
    face = outline((70, 62), (70, 56, 76, 55.6), (82, 56, 82, 62), (82, 70, 76, 73), (70, 70, 70, 62))
    left = limb((61, 80, 4.4), (54, 92, 3.6), (57, 106, 2.8))
    right = limb((91, 80, 4.4), (98, 92, 3.6), (95, 106, 2.8))
    s.figure(
        [
            [(shoulders, key), (drape(shoulders, 74, 0), mix(key, ink, 0.4))],
            [
                (hair, ink),
                (placed(face, 0, 1), mix(ink, haze, 0.28)),
                (both(placed(face, 0, 1), polygon((76, 50), (90, 50), (90, 80), (76, 80))), mix(ink, haze, 0.16)),
            ],
            [
                (
                    outline((66, 62), (68, 52, 76, 52), (84, 52, 86, 62), (80, 57, 72, 58), (68, 60, 66, 62)),
                    mix(ink, deep, 0.3),
                )
            ],
            [(left, mix(ink, haze, 0.26))],
            [(right, mix(ink, haze, 0.2))],
        ],
        "#fff8e6",
        (0.1, -1),
        1.0,
    )
    # the cart, heaped
    for x, y, r in ((62, 108, 8), (76, 104, 10), (90, 108, 8), (70, 112, 8), (84, 113, 8)):
        rock = polygon(
            (x - r, y + 3), (x - r * 0.6, y - r * 0.7), (x + r * 0.3, y - r), (x + r, y), (x + r * 0.6, y + r * 0.6)
        )
        s.figure(
            [[(rock, mix(ink, deep, 0.55)), (both(rock, placed(rock, -3, -3)), mix(deep, mid, 0.5))]],
            haze,
            (0.2, -1),
            0.8,
        )
    body = polygon((50, 112), (102, 112), (98, 142, 3), (54, 142, 3))
    s.figure([[(body, mix(ink, key, 0.14)), (drape(body, 76, 0), ink)]], mix(haze, mid, 0.3), (0.2, -1), 1.0)
    for x in (52, 100):
        s.fill(box(x - 2.4, 110, x + 2.4, 143, 1), ink)
    s.fill(box(50, 124, 102, 127), ink)
    for x in (60, 92):
        s.figure(
            [[(oval(x, 147, 8), ink), (oval(x, 147, 3), mix(ink, deep, 0.6))]], mix(haze, mid, 0.3), (0.2, -1), 0.8
        )
    for x in (57, 95):
        s.fill(oval(x, 110, 3), mix(ink, haze, 0.4))
    s.gem(3, 76, 97, 7.0, 0, 1.6)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-25": Picture(
        ruby_trough, ((72.0, 58.0), (56.0, 102.0)), "treads ore", "yard of red clay", "low side sun in dust", seed=51
    ),
    "b1-26": Picture(
        ruby_furnace, ((56.0, 62.0), (90.0, 98.0)), "taps the furnace", "smelting house", "stream of metal", seed=52
    ),
    "b1-27": Picture(
        ruby_hunter, ((70, 80), (90, 98)), "reaches into a track", "savanna gully", "low sun cut by a ridge", seed=19
    ),
    "b1-28": Picture(
        ruby_sieves, ((78.0, 80.0), (92.0, 88.0)), "sift red sand", "river bed", "noon round a cloth", seed=53
    ),
    "b1-29": Picture(
        ruby_fuse, ((58.0, 74.0), (86.0, 104.0)), "lights a fuse", "rock drift", "facets round a spark", seed=54
    ),
    "b1-30": Picture(
        ruby_porter, ((68.0, 78.0), (48.0, 84.0)), "drinks from a gourd", "rest in a canyon", "hot wall", seed=55
    ),
    "b1-31": Picture(
        ruby_shoulders,
        ((62.0, 52.0), (74.0, 60.0)),
        "picks a stone from the roof",
        "low red cave",
        "torch from below",
        seed=56,
    ),
    "b1-32": Picture(
        ruby_carter, ((76.0, 64.0), (76.0, 98.0)), "leans on a cart", "mouth of a mine", "day in the mouth", seed=57
    ),
}
