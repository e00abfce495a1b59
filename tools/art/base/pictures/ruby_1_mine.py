"""Pictures of the ruby cards of level 1 of mine and furnace."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import (
    bare_arm,
    drape,
    flat_hand,
    from_above,
    hand,
    limb,
    mitten,
    pinch,
    profile,
    shoe,
    umber,
)
from tools.art.base.gouache import RUBY, STONES, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    both,
    box,
    burst,
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


def ruby_painter(s: Gouache) -> None:
    """In a cave a painter at the full stretch of her arm presses a ruby into the shoulder of the bison on the lamp-lit wall."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(ink, deep, 0.35))
    shape = (
        (0, 1.0),
        (35, 0.95),
        (80, 0.8),
        (120, 0.95),
        (165, 1.05),
        (205, 0.95),
        (240, 1.05),
        (285, 0.94),
        (325, 1.06),
    )
    tones = [deep, mix(mid, deep, 0.35), mix(mid, haze, 0.42), mix(haze, mid, 0.16), "#ffe6c2"]
    s.facets(70, 112, [98, 88, 79, 64, 40], tones, shape, 0.6)
    for x, y, turn in ((100, 52, -84), (112, 60, -66)):
        s.fill(join(*flat_hand(x, y, 0.32, turn)), umber(0.3))
    _bison(s)
    roof = polygon((-4, 30), (128, 30), (128, 47), (112, 41), (90, 44), (64, 40), (36, 44), (14, 41), (-4, 52))
    s.figure([[(roof, ink)]], mix(umber(0.5), mid, 0.2), (0, 1), 0.8)
    floor = polygon((-4, 160), (30, 153), (56, 157), (84, 151), (128, 156), (128, 176), (-4, 176))
    s.figure([[(floor, ink)]], haze, (-0.3, -1), 0.9)
    # the lamp of fat on the ground
    s.fill(
        outline((76, 148), (69, 143, 73.6, 135), (75.6, 131, 76.4, 126), (81.4, 133, 83, 138), (84, 145, 76, 148)),
        mix(mid, haze, 0.25),
    )
    s.fill(outline((76.6, 147.4), (72.4, 143, 76.6, 134), (81.4, 143, 76.6, 147.4)), "#fffdf4")
    s.figure(
        [[(outline((66, 147), (77, 151, 88, 147), (85, 157, 77, 157), (69, 157, 66, 147)), ink)]], haze, (0.2, -1), 0.8
    )
    _cave_painter(s)


def _bison(s: Gouache) -> None:
    """Paint the bison on the wall in ochre and soot: humped, its head low, horns, a beard, legs that taper to a point."""
    ink, haze = s.ink, s.haze
    ochre, dark, bright = umber(0.44), umber(0.13), mix(umber(0.9), haze, 0.3)
    for joints in (
        ((60, 102, 5.6), (57, 116, 3.2), (56, 124, 2.0), (53, 133, 1.2)),
        ((88, 94, 6.4), (84, 110, 3.4), (87, 119, 2.1), (84.4, 131, 1.2)),
    ):
        s.fill(limb(*joints), umber(0.24))
    legs = [
        limb((66, 102, 7.0), (64, 116, 3.8), (65.4, 125, 2.3), (63.4, 137, 1.3)),
        limb((96, 86, 8.6), (93.6, 104, 4.4), (98, 114, 2.5), (95, 132, 1.3)),
    ]
    tail = ribbon([(101, 72, 1.0), (106, 79, 0.9), (106.4, 90, 1.1), (104.6, 97, 0.3)], 10)
    trunk = outline(
        *((50, 78), (53, 58, 64, 51), (73, 47, 81, 55), (90, 63, 98, 66), (105, 70, 104, 84)),
        *((103, 96, 94, 97), (82, 101, 72, 108), (58, 112, 50, 106), (46, 92, 50, 78)),
    )
    body = join(trunk, *legs)
    s.fill(join(body, tail), ochre)
    s.stipple(body, umber(0.72), (84, 78), (82, 104), 0.0, 0.85)
    mane = outline(
        *((50, 74), (54, 56, 64, 51), (73, 47, 79, 53), (74, 62, 76, 72), (70, 84, 72, 94), (70, 106, 64, 110)),
        *((58, 118, 54, 112), (46, 100, 50, 74)),
    )
    head = outline(
        *((54, 72), (44, 73, 41.4, 84), (38.6, 93, 36.4, 98), (34.6, 106, 39, 109.4), (43, 112, 47, 109.6)),
        *((52, 119, 50, 123), (57, 118, 57.6, 109), (66, 100, 66, 86), (64, 72, 54, 72)),
    )
    s.fill(mane, dark)
    s.stipple(mane, ochre, (78, 66), (62, 80), 0.9, 0.0)
    # strokes of ochre along the back, the shoulder and the beard
    for points in (
        [(55, 63), (60, 54, 67, 52.4)],
        [(71, 52), (78, 53, 83, 58.6)],
        [(86, 61.4), (92, 65, 97.6, 68)],
        [(100, 70.6), (102.6, 75, 102, 82)],
        [(63, 60), (70, 57, 74, 60)],
    ):
        s.stroke(points, bright, 1.3)
    s.fill(head, umber(0.24))
    s.fill(both(head, outline((34, 110), (38, 92), (46, 92, 48, 108), (40, 112, 34, 110))), ochre)
    for points in ([(48, 112), (49, 117, 50.6, 121)], [(52, 112), (53, 115, 53.8, 118)]):
        s.stroke(points, bright, 0.9)
    s.stipple(head, dark, (62, 88), (47, 92), 0.95, 0.0)
    for x, y, k in ((55, 74.4, 0.86), (49, 75.6, 1.0)):
        horn = ribbon([(x + 2, y + 1, 2.6 * k), (x - 5 * k, y - 3, 2.1 * k), (x - 6.6 * k, y - 13 * k, 0.3)], 10)
        s.fill(horn, dark)
        s.rim([horn], bright, (-1, -0.2), 0.7)
    s.fill(oval(47, 88, 2.7, 2.3, -20), bright)
    s.fill(oval(46.8, 88.2, 1.9, 1.7, -20), ink)
    s.fill(oval(46.2, 87.6, 0.6), haze)
    s.stroke([(43.6, 84.8), (47.4, 82.6, 51.4, 85.6)], dark, 1.2)
    s.fill(oval(38.8, 101.4, 1.8, 1.2, -50), ink)
    s.stroke([(36.4, 105), (40, 104.8, 43.4, 107)], ink, 1.0)
    s.fill(oval(73, 81, 10.4, 9.6, 20), "#ffe6c2")
    s.gem(RUBY, 72.4, 80.4, 7.4, 24, 1.6)


def _cave_painter(s: Gouache) -> None:
    """Paint the woman from behind the shoulder, a hide round her, her arm in one straight line to the beast's shoulder."""
    ink, key = s.ink, s.key
    rim, light = "#fff6e0", (-0.8, 0.6)
    head = profile(108, 110, 15.5, -1, -16, nose=0.85)
    hair = outline(
        *((103, 102), (107, 96, 114, 99.6), (120, 105, 118.6, 114), (119.6, 130, 113.6, 140), (110, 136, 111.4, 128)),
        *((113, 118, 109, 110), (107, 105, 103, 102)),
    )
    torso = outline(
        (100, 130), (107, 121, 115, 125), (126, 134, 126, 180), (86, 180), (91, 156, 93, 147), (95, 136, 100, 130)
    )
    hide = outline((93, 146), (106, 139, 117, 124), (128, 134, 130, 180), (84, 180), (89, 162, 93, 146))
    near = limb((106, 132, 5.2), (96, 115, 3.6), (86, 98, 2.2))
    s.figure(
        [
            [(torso, umber(0.3))],
            [(hide, key), (both(hide, polygon((108, 118), (132, 120), (132, 182), (100, 182))), mix(key, ink, 0.5))],
            [
                (head.head, umber(0.2)),
                (cut(head.head, head.shade), umber(0.46)),
                (both(head.head, head.wedge), umber(0.86)),
                (head.eye, ink),
            ],
            [(hair, ink)],
            [(near, umber(0.34))],
        ],
        rim,
        light,
        1.0,
    )
    fingers = pinch(77.6, 86, 0.54, 50, True)
    hand(s, fingers, umber(0.56), rim, light, 0.5)
    for part in fingers:
        s.fill(both(part, oval(73, 82, 11)), STONES[RUBY][2], 0.6)


def ruby_blast(s: Gouache) -> None:
    """Level 1, from behind: a miner ducks before a blast that throws black rock from a white star, the stone its heart."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    pale = "#fffdf6"
    x, y = 76, 77
    s.fill(ALL, mix(deep, ink, 0.45))
    for r, count, tone, seed in (
        (104, 15, deep, 4), (78, 14, mid, 9), (58, 13, mix(mid, haze, 0.6), 5), (43, 12, mix(haze, pale, 0.4), 2), (30, 11, pale, 7),
    ):  # fmt: skip
        s.fill(burst(x, y, r, count, seed, 0.62, 1.0, 8), tone)
    s.spot(x, y, 26, 56, mix(haze, pale, 0.6), 0.6)
    _flying_rock(s, x, y)
    s.gem(RUBY, x, y, 11.4, 0, 1.7)
    _ducking_miner(s)


def _flying_rock(s: Gouache, x: float, y: float) -> None:
    """Paint shards that fly from a point, the longer the farther out, each with the side that the blast lights."""
    ink, deep, haze = s.ink, s.deep, s.haze
    lots = chance(11)
    for at in range(22):
        turn = at * 137.5 + 20
        far = 24 + 46 * (at / 21) ** 0.8
        size = 2.2 + far * 0.09 * (0.6 + 0.8 * next(lots))
        lean = (next(lots) - 0.5) * 50
        shard = polygon((-1.1, -0.3), (0.1, -0.75), (1.7, 0.1), (0.3, 0.7), (-0.8, 0.5))
        at_x, at_y = around(x, y, far, turn)
        rock = placed(shard, at_x, at_y, size, turn + lean * 0.5)
        away = math.radians(turn)
        s.figure([[(rock, ink)]], mix(haze, deep, 0.1), (-math.cos(away), -math.sin(away)), 0.7)


def _ducking_miner(s: Gouache) -> None:
    """Paint the miner from behind: on his heels, head between his elbows, hands over his ears, his shadow towards us."""
    ink, haze, key = s.ink, s.haze, s.key
    ground = outline((-4, 150), (40, 141, 76, 142), (112, 141, 124, 148), (124, 172), (-4, 172))
    s.fill(ground, mix(s.mid, haze, 0.25))
    s.fill(polygon((58, 150), (94, 150), (116, 174), (36, 174)), ink)
    back = outline(
        (61, 128), (64, 117, 76, 116.6), (88, 117, 91, 128), (96, 142, 88, 151), (76, 156, 64, 151), (56, 142, 61, 128)
    )
    shirt, trousers, hands = mix(key, ink, 0.35), mix(ink, s.deep, 0.35), umber(0.42)
    figure = [
        [(oval(76, 111.4, 7.6, 8.4), ink)],
        [(outline((67.8, 111.6), (68, 102, 76, 102), (84, 102, 84.2, 111.6), (76, 114, 67.8, 111.6)), key)],
    ]
    for side in (-1, 1):
        knee = limb((76 + side * 9, 149, 6.6), (76 + side * 24, 137, 5.6), (76 + side * 16, 153, 3.6))
        figure += [[(knee, trousers)], [(shoe(76 + side * 15, 157, side, 0.9), ink)]]
    figure.append([(back, shirt), (both(back, box(50, 146, 102, 160)), trousers)])
    for side in (-1, 1):
        sleeve = limb((76 + side * 11.6, 123, 4.8), (76 + side * 21, 119.4, 3.8), (76 + side * 10, 111.6, 2.8))
        figure += [[(sleeve, shirt)], [(mitten(76 + side * 8.6, 110, 3.6, -90 + side * 50, side > 0), hands)]]
    s.figure(figure, mix(haze, "#fffdf6", 0.6), (0, -1), 1.1)
    with s.clipped(back):
        s.stroke([(66, 116), (84, 148)], ink, 2.2)
        s.stroke([(86, 116), (68, 148)], ink, 2.2)


def ruby_shoulders(s: Gouache) -> None:
    """A girl on her father’s shoulders reaches for a stone in the roof of a low red cave; his torch lights both."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(ink, deep, 0.55))
    facets = [(a, (1.0, 0.88, 1.06, 0.92)[n % 4]) for n, a in enumerate(range(8, 368, 40))]
    s.facets(
        98, 76, (92, 66, 45, 30),
        (mix(deep, ink, 0.1), mix(deep, mid, 0.65), mix(mid, haze, 0.3), mix(haze, mid, 0.14)),
        facets, 0.6,
    )  # fmt: skip
    # their shadow on the wall, large
    both_of_them = join(
        profile(59, 59, 14, 1, -20).head,
        limb((51.4, 62, 2.8), (46, 71, 2.6), (44.6, 81, 1.6)),
        outline((49, 76), (54, 70, 60, 71), (66, 70, 69, 75), (70, 86, 76, 98), (60, 106), (44, 98), (50, 88, 49, 76)),
        limb((67, 76, 3.8), (79, 76, 3.2), (87, 64, 2.6)),
        limb((51, 94, 6.0), (42, 117, 4.6), (43, 136, 4)),
        limb((69, 94, 6.0), (79, 117, 4.6), (79, 136, 4)),
        profile(61, 104, 19, 1, -6, neck=0.42).head,
        outline((28, 176), (28, 138, 38, 128), (50, 119, 61, 121), (74, 119, 86, 128), (94, 138, 94, 176)),
    )
    shadow = placed(both_of_them, -43, -7, 1.1)
    s.fill(shadow, mix(ink, deep, 0.3))
    roof = polygon(
        (-4, 30), (124, 30), (124, 52), (112, 45), (103, 50), (97, 46), (84, 46), (76, 51), (66, 43), (54, 47), (44, 42),
        (32, 50), (20, 45), (8, 62), (-4, 66),
    )  # fmt: skip
    s.figure([[(roof, mix(ink, deep, 0.22))]], mix(mid, haze, 0.4), (0.6, 1), 1.0)
    _girl(s)
    _father(s)
    s.gem(RUBY, 91, 57, 8.6, -8, 1.6)


def ruby_carter(s: Gouache) -> None:
    """From above: a carter leans into his heaped cart on the rails of an adit, out of the dark into the light of day."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.55))
    # the floor: daylight from the right head, cut by the timbers' shadows
    s.fill(polygon((34, 30), (128, 30), (128, 128), (76, 92)), mix(mid, haze, 0.3))
    s.fill(polygon((66, 30), (128, 30), (128, 92), (94, 68)), mix(haze, mid, 0.3))
    edge = polygon((34, 30), (128, 30), (128, 128), (76, 92))
    s.stipple(cut(ALL, edge), mix(deep, mid, 0.8), (70, 84), (56, 104), 0.8, 0.0)
    with s.clipped(box(-4, 30, 124, 176)):
        for x, y in ((44, 44), (54, 52), (112, 104), (106, 40), (118, 84), (38, 60), (104, 118)):
            s.fill(polygon((x - 3, y + 1), (x - 1, y - 2), (x + 3, y - 1), (x + 2, y + 2)), mix(deep, mid, 0.3))
    with s.moved(0, 0, 1.0, 36, about=(77, 96)):
        # sleepers and rails run up the picture before they are turned
        for number in range(12):
            y = 4 + number * 17
            s.fill(box(50, y, 104, y + 6.4, 1), mix(ink, deep, 0.25))
            s.fill(box(50, y, 104, y + 1.4, 0.6), mix(deep, mid, 0.5) if number < 5 else mix(deep, ink, 0.4))
        for x in (62, 92):
            s.fill(box(x - 2, -30, x + 2, 220), ink)
            s.fill(box(x - 2, -30, x - 0.4, 220), mix(haze, mid, 0.2))
        # the cart's shadow, the cart, its load
        s.fill(polygon((52, 62), (98, 58), (92, 124), (46, 128)), ink, 0.7)
        for y in (66, 104):
            for x in (56.4, 97.6):
                s.figure([[(box(x - 2.4, y - 5, x + 2.4, y + 5, 1), ink)]], mix(mid, haze, 0.5), (0.2, -1), 0.6)
        tub = box(57, 54, 97, 116, 4)
        s.figure([[(tub, mix(key, ink, 0.5))]], mix(key, haze, 0.5), (-0.3, -1), 1.2)
        for y in (58, 110):
            s.fill(box(57, y, 97, y + 3), mix(key, ink, 0.75))
        s.fill(box(61, 58, 93, 112, 3), ink)
        ore = box(61, 58, 93, 112, 3)
        with s.clipped(ore):
            s.fill(ore, deep)
            lots = chance(7)
            for _ in range(46):
                x, y, r = 60 + 34 * next(lots), 58 + 54 * next(lots), 3.2 + 3.4 * next(lots)
                turn = 360 * next(lots)
                lump = polygon(*(around(x, y, r * (0.8 + 0.3 * next(lots)), turn + step * 72) for step in range(5)))
                s.fill(placed(lump, 0.8, 1.4), ink)
                s.fill(lump, mix(ink, deep, 0.4 + 0.45 * next(lots)))
                s.fill(both(lump, placed(lump, -r * 0.5, -r * 0.7)), mix(deep, mid, 0.1 + 0.4 * next(lots)))
            s.fill(oval(74.9, 77.8, 20), haze, 0.3)
            s.fill(oval(74.9, 77.8, 15), haze)
            s.fill(oval(74.9, 77.8, 12.4), "#fff6e2")
        # the carter behind it, his arms stretched to the bar
        person = from_above(77, 140, 180, 0.95)
        s.fill(placed(person.shoulders, -7, 5), ink, 0.7)
        legs = [limb((72, 150, 5), (70, 166, 4), (69, 182, 3)), limb((83, 150, 5), (88, 160, 4.4), (88, 172, 3.4))]
        s.figure([[(part, mix(ink, deep, 0.3))] for part in legs], haze, (0.3, -1), 0.8)
        s.figure([[(box(58, 119, 96, 122.6, 1.4), mix(ink, haze, 0.3))]], haze, (0.2, -1), 0.7)
        brown = umber(0.4)
        s.figure(
            [
                [(bare_arm(person.left, (60, 132), (66, 122), 1.0), brown), (oval(66.4, 121, 3.2, 2.8), brown)],
                [(bare_arm(person.right, (94, 132), (88, 122), 1.0), brown), (oval(87.6, 121, 3.2, 2.8), brown)],
                [(person.shoulders, key), (both(person.shoulders, box(50, 120, 76, 170)), mix(key, ink, 0.42))],
                [
                    (
                        outline((70, 152), (77, 158, 85, 152), (84, 168, 82, 176), (72, 176), (70, 164, 70, 152)),
                        mix(key, ink, 0.3),
                    )
                ],
                [
                    (person.head, mix(mid, haze, 0.45)),
                    (both(person.head, box(60, 128, 76.6, 152)), mix(mid, deep, 0.2)),
                ],
            ],
            "#fff3d6",
            (0.3, -1),
            1.0,
        )
        s.fill(cut(person.head, placed(person.head, 0.4, 2.6)), "#fff6e2")
        s.stroke([(72, 136), (77, 142, 83, 137)], mix(deep, mid, 0.3), 0.9)
        s.stroke([(71.4, 141), (77, 147, 83, 142)], mix(deep, mid, 0.3), 0.9)
    s.gem(RUBY, 86, 80, 10.4, 18, 1.6)


def _father(s: Gouache) -> None:
    """Paint the father: chest to the front, his face in clear profile between her legs, the torch in his hand."""
    ink, haze, key = s.ink, s.haze, s.key
    dark, lit, pale = umber(0.16), umber(0.5), mix(haze, "#ffffff", 0.4)
    head = profile(61, 104, 19, 1, -6, neck=0.42)
    beard = outline((69, 109), (72, 111, 70.4, 116), (65, 118.6, 60, 112.4), (58.6, 107, 59.6, 104), (63, 109, 69, 109))
    hair = outline((51.4, 104), (50, 92.6, 61, 93), (67.4, 93.4, 68.4, 98), (62, 99, 59.6, 106), (55, 111, 51.4, 104))
    coat = outline((28, 176), (28, 138, 38, 128), (50, 119, 61, 121), (74, 119, 86, 128), (94, 138, 94, 176))
    collar = polygon((50, 123), (59, 127, 3), (71, 120), (74, 125), (60, 134, 3), (47, 128))
    s.figure(
        [
            [(limb((84, 134, 6.6), (105, 146, 5.2), (104, 124, 3.6)), mix(key, ink, 0.34))],
            [(coat, mix(key, ink, 0.1)), (drape(coat, 56, -4), mix(key, ink, 0.58))],
            [
                (head.head, dark),
                (cut(head.head, head.shade), lit),
                (both(head.head, head.wedge), haze),
                (head.eye, ink),
                (hair, ink),
                (beard, mix(ink, dark, 0.4)),
            ],
            [(collar, haze), (drape(collar, 56, 0), mix(haze, s.deep, 0.5))],
        ],
        pale,
        (1, -0.3),
        1.0,
    )
    # her trousers and feet over his chest, one on each side of his face
    for x, tone, bare in ((42, mix(haze, s.deep, 0.5), umber(0.26)), (79, mix(haze, s.mid, 0.12), umber(0.46))):
        foot = polygon((x - 1.6, 132), (x + 3.4, 132), (x + 9.4, 140.4, 1.4), (x + 8, 143.6), (x - 1, 141.4, 2))
        shin = polygon((x - 4.6, 114, 3), (x + 4.6, 114, 3), (x + 4.8, 132, 1), (x - 3.4, 132, 1))
        s.figure([[(foot, bare)], [(shin, tone)]], pale, (1, -0.2), 0.9)
    s.fill(taper((103, 131), 1.7, (101.4, 103), 2.6), ink)
    flame = outline((101, 105), (91, 99, 94, 88), (97, 81, 101, 71), (106, 81, 109, 88), (112, 99, 101, 105))
    s.fill(flame, mix(s.mid, haze, 0.3))
    s.fill(placed(flame, 101 * 0.4, 103 * 0.4, 0.6), "#fffdf0")
    s.figure([[(mitten(102.6, 120, 4.0, -88), lit)]], haze, (-0.3, -1), 0.8)
    s.figure(
        [
            [(limb((36, 176, 6.6), (34, 153, 5.4), (38.6, 141, 3.6)), mix(key, ink, 0.34))],
            [(mitten(41, 134.4, 4.2, -38), umber(0.5))],
        ],
        haze,
        (1, -0.2),
        0.9,
    )


def _girl(s: Gouache) -> None:
    """Paint the girl as far as her knees; her shins come after her father."""
    ink, mid, haze = s.ink, s.mid, s.haze
    dark, lit, pale = umber(0.2), umber(0.52), mix(haze, "#ffffff", 0.4)
    head = profile(59, 59, 14, 1, -20)
    hair = outline((60, 51), (51.6, 49, 50, 58), (49.4, 65, 55, 67), (57, 60, 64, 53))
    plait = limb((51.4, 62, 2.8), (46, 71, 2.4), (44.6, 81, 1.2))
    dress = outline(
        (50, 76), (54, 70, 60, 71), (66, 70, 69, 75), (70, 86, 76, 98), (60, 104), (44, 98), (50, 88, 50, 76)
    )
    s.figure(
        [
            [
                (limb((51, 94, 6.0), (42, 117, 4.8)), mix(haze, s.deep, 0.5)),
                (limb((69, 94, 6.0), (79, 117, 4.8)), mix(haze, mid, 0.12)),
            ],
            [(plait, ink)],
            [(dress, mid), (drape(dress, 57, 0), mix(s.deep, ink, 0.2))],
            [
                (head.head, dark),
                (cut(head.head, head.shade), lit),
                (both(head.head, head.wedge), haze),
                (hair, ink),
            ],
            [(limb((67, 76, 3.6), (79, 76, 3.0), (86, 67, 2.2)), lit), (mitten(87, 65, 2.9, -50), lit)],
            [(limb((52, 77, 3.4), (47, 88, 2.8), (54, 95, 2.1)), dark)],
        ],
        pale,
        (1, -0.1),
        1.0,
    )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-26": Picture(
        ruby_painter,
        ((72, 82), (47, 88), (103, 110), (76, 140)),
        "paints a bison",
        "painted cave",
        "facets over a lamp of fat",
        seed=62,
    ),
    "b1-29": Picture(
        ruby_blast,
        ((76, 77), (76, 106), (67, 110), (85, 110)),
        "shelters from a blast",
        "rock drift",
        "white star of a blast",
        seed=67,
    ),
    "b1-31": Picture(
        ruby_shoulders,
        ((91, 57), (64, 60), (68, 106), (101, 90)),
        "picks a stone from the roof",
        "low red cave",
        "facets round a torch",
        seed=56,
    ),
    "b1-32": Picture(
        ruby_carter,
        ((86, 80), (51, 132), (60, 118)),
        "pushes an ore cart",
        "rails of an adit",
        "daylight on the rails, from above",
        seed=57,
    ),
}
