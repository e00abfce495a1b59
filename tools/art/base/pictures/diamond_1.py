"""Pictures of the diamond cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import drape, limb, mitten, profile, shoe, skin
from tools.art.base.gouache import Gouache
from tools.art.base.props import lamp, prism
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
    around,
    blob,
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


def diamond_hall(s: Gouache) -> None:
    """Level 1, a wide place: a boy lifts his lamp before a crystal as tall as a church."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 140), [mix(ink, deep, 0.75), mix(deep, mid, 0.6)])
    # two shafts fall through the roof
    for a, b, c, d, k in ((40, 58, 22, 48, 0.34), (92, 104, 104, 126, 0.30)):
        tone = mix(mix(ink, deep, 0.9), mid, k + 0.3)
        s.fill(polygon((a, 30), (b, 30), (d, 146), (c, 146)), tone)
        s.stipple(
            polygon((a - 8, 30), (a, 30), (c, 146), (c - 10, 146)),
            tone,
            ((a + c) / 2 - 10, 86),
            ((a + c) / 2 + 2, 90),
            0.0,
            0.6,
        )
    far = (mix(deep, mid, 0.9), mix(deep, mid, 0.45), mix(mid, haze, 0.2))
    for x, y, lean, w, length in ((34, 140, 10, 5, 92), (116, 140, -9, 5, 84)):
        prism(s, x, y, lean, w, length, far)
    # the great crystal: the one light mass, three facets and a crown
    left = polygon((50, 146), (55, 86), (82, 40), (71, 72), (67, 146))
    front = polygon((67, 146), (71, 72), (82, 40), (99, 60), (102, 146))
    side = polygon((102, 146), (99, 60), (82, 40), (107, 76), (112, 146))
    for x, y, lean, w, length, k in ((46, 146, -7, 5.5, 56, 0), (112, 146, 10, 5, 50, 1)):
        prism(
            s,
            x,
            y,
            lean,
            w,
            length,
            (
                (mix(mid, haze, 0.45), mix(deep, mid, 0.8), mix(mid, haze, 0.75)),
                (mix(deep, mid, 0.75), mix(deep, mid, 0.3), mix(mid, haze, 0.1)),
            )[k],
            0.3,
        )
    s.fill(left, mix(mid, haze, 0.66))
    s.fill(front, "#fffdf6")
    s.fill(side, mix(deep, mid, 0.55))
    s.fill(polygon((55, 86), (82, 40), (71, 72)), mix(haze, mid, 0.24))
    s.fill(polygon((71, 72), (82, 40), (99, 60)), mix(haze, mid, 0.10))
    s.fill(polygon((99, 60), (82, 40), (107, 76)), mix(deep, mid, 0.8))
    s.stipple(left, deep, (60, 104), (54, 148), 0.0, 0.55)
    s.stipple(front, mid, (86, 96), (86, 142), 0.0, 0.7)
    s.stipple(side, mid, (99, 100), (110, 102), 0.65, 0.0)
    s.facets(
        95,
        66,
        (13,),
        (mix(ink, deep, 0.55),),
        [(a, (1.0, 0.86, 1.1, 0.9)[i % 4]) for i, a in enumerate(range(-90, 270, 36))],
        0,
    )
    s.fan(95, 66, 27, [(-72, -66), (-38, -33), (-6, -1), (28, 33)], haze, 0.75)
    s.fan(95, 66, 25, [(104, 110), (140, 145), (176, 181), (208, 213)], mid, 0.75)
    near = (mix(deep, mid, 0.30), mix(ink, deep, 0.7), mix(mid, haze, 0.10))
    for x, y, lean, w, length in (
        (29, 152, 2, 8, 80),
        (17, 152, 12, 8, 112),
        (41, 152, -9, 5, 42),
        (116, 150, 2, 6, 66),
        (123, 150, -8, 7, 104),
        (107, 148, 14, 4, 26),
    ):
        prism(s, x, y, lean, w, length, near)
    s.gem(0, 95, 66, 7.6, glint=1.5)
    # ledge
    floor = polygon((-4, 142), (28, 132), (62, 127.5), (90, 128.5, 5), (100, 139), (124, 136), (124, 170), (-4, 170))
    s.fill(floor, ink)
    s.stipple(
        both(floor, polygon((40, 124), (96, 124), (90, 150), (20, 150))),
        mix(deep, key, 0.35),
        (72, 124),
        (64, 146),
        0.9,
        0.0,
    )
    dark = (mix(ink, deep, 0.40), ink, mix(ink, deep, 0.8))
    for x, y, lean, w, length in (
        (10, 174, 2, 9, 118),
        (-2, 172, 14, 8, 90),
        (24, 174, -10, 6, 56),
        (38, 176, -16, 5, 34),
        (112, 178, 8, 8, 58),
        (122, 176, -6, 7, 96),
        (99, 180, 20, 5, 30),
    ):
        prism(s, x, y, lean, w, length, dark)
    # the boy
    h = 8.2
    with s.moved(8.5, 0.5):
        head, _shade, wedge, _eye = profile(61.5, 80.5, h, 1, -16)
        cloak = polygon((57, 86, 2), (64.6, 85, 2), (71.5, 128.5), (46, 128.5), (55, 98))
        back = polygon((46, 84), (57.6, 86), (59, 100), (54, 129), (40, 129), (50, 100))
        hood = outline(
            (56.6, 87), (54.4, 77, 61.4, 74.8), (64, 75.4, 64.7, 77.8), (61.6, 79.4, 61.6, 83.4), (62, 86.4, 64, 87.2)
        )
        pack = polygon((47.6, 88, 2), (57.4, 86.4, 2), (57, 104, 3), (45.6, 103, 3))
        arm = join(taper((61.6, 88.4), 2.6, (69, 82.4), 2.0), taper((69, 82.4), 2.0, (73.4, 71.4), 1.4))
        coat = mix(ink, key, 0.20)
        s.rings(74.6, 77.4, [7.6, 5], [mix(haze, key, 0.55), mix(key, "#fff3c8", 0.35)], 0.7)
        s.figure(
            [
                [(pack, mix(ink, deep, 0.2))],
                [
                    (join(taper((54, 126), 2.4, (52, 131), 2.0), taper((67, 126), 2.4, (69.4, 131), 2.0)), ink),
                    (cloak, coat),
                    (both(cloak, back), ink),
                    (head, mix(ink, key, 0.42)),
                    (both(head, wedge), mix(haze, key, 0.45)),
                    (hood, coat),
                ],
                [(arm, coat), (oval(73.6, 71, 1.6), mix(key, ink, 0.3))],
            ],
            rim=key,
            light=(1, -0.5),
            width=0.95,
        )
        lamp(s, 74.4, 71.4, 1.25)


def diamond_ice(s: Gouache) -> None:
    """A cutter saws a block out of a lake; a stone is frozen in it, and the low sun stands behind it."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 118), [mix(deep, mid, 0.5), mix(mid, haze, 0.6)])
    s.rings(86, 92, [46, 33, 22], [mix(mid, haze, 0.5), mix(haze, key, 0.16), "#fffdf6"])
    s.plane(
        polygon((-4, 104), (16, 92), (34, 100), (52, 90), (76, 100), (124, 94), (124, 130), (-4, 130)),
        mix(deep, mid, 0.7),
        haze,
        90,
        126,
    )
    s.plane(
        polygon((-4, 116), (40, 112), (124, 116), (124, 172), (-4, 172)),
        mix(haze, mid, 0.2),
        mix(mid, haze, 0.35),
        112,
        160,
    )
    # the hole in the ice, and the block that stands in it
    s.fill(polygon((44, 132), (108, 128), (118, 142), (38, 146)), mix(ink, deep, 0.35))
    block_ = polygon((64, 72), (104, 68), (107, 134), (62, 138))
    s.fill(block_, mix(haze, mid, 0.12))
    s.fill(polygon((64, 72), (74, 64), (111, 61), (104, 68)), "#fffdf6")
    s.fill(polygon((104, 68), (111, 61), (114, 124), (107, 134)), mix(mid, deep, 0.15))
    for points in (
        ((64, 72), (78, 72), (66, 100)),
        ((104, 104), (106, 134), (84, 136)),
        ((84, 70), (96, 69), (90, 80)),
    ):
        s.fill(polygon(*points), mix(haze, mid, 0.42))
    s.stipple(block_, mid, (86, 96), (84, 140), 0.0, 0.6)
    s.line(block_, mix(deep, mid, 0.4), 0.8)
    s.facets(
        88,
        94,
        (14, 10.5),
        (mix(mid, deep, 0.35), mix(deep, ink, 0.2)),
        [(a, (1.0, 0.8, 1.1, 0.86)[n % 4]) for n, a in enumerate(range(0, 360, 40))],
        0.4,
    )
    s.fan(88, 94, 25, [(-70, -64), (-20, -15), (30, 35), (110, 115), (160, 166), (212, 217)], "#ffffff", 0.9)
    s.gem(0, 88, 94, 7.4, glint=1.4)
    # the saw
    blade = polygon((56, 78), (61, 76), (72, 138), (64, 140))
    s.figure([[(blade, mix(deep, ink, 0.3))]], "#fffdf6", (1, -0.4), 0.8)
    for number in range(9):
        y = 82 + number * 6.2
        s.fill(
            polygon((61.6 + number * 1.05, y), (65.6 + number * 1.05, y + 1.6), (62.4 + number * 1.05, y + 4)),
            mix(deep, ink, 0.3),
        )
    # the cutter: a stride, back bent, both hands on the bar
    head = profile(50, 59.5, 12.6, 1, 14)
    coat = polygon((38, 66, 4), (50, 65, 3), (54, 84), (53, 101, 2), (31, 99, 3), (31, 80))
    legs = limb((36, 97, 5), (28, 116, 3.8), (19, 134, 2.6))
    leg = limb((48, 97, 5.2), (54, 115, 4), (50, 135, 2.8))
    arm = limb((46, 71, 3.6), (54, 80, 2.8), (59, 75, 2.2))
    other = limb((43, 72, 3.4), (49, 84, 2.7), (60, 79, 2.2))
    cap = outline((43.4, 58), (43, 49, 50.4, 49.6), (56.4, 50, 56.4, 56.6), (50, 54.6, 44, 59.6))
    scarf = polygon((42, 65), (54, 64.6), (54.6, 68.4), (43, 70))
    s.figure(
        [
            [(legs, ink), (shoe(17.6, 138), ink)],
            [(leg, mix(ink, deep, 0.2)), (shoe(48, 138.6), ink)],
            [(other, ink)],
            [(coat, mix(ink, deep, 0.28)), (drape(coat, 42, 2), ink)],
            [*skin(s, head), (cap, key), (scarf, key)],
            [(arm, mix(ink, deep, 0.4)), (mitten(60, 75.6, 2.8, 60), mix(ink, key, 0.5))],
        ],
        "#fffdf6",
        (1, -0.4),
        0.9,
    )
    s.stroke([(54, 77), (64, 74.4)], ink, 2.2)
    s.stipple(polygon((0, 140), (70, 140), (40, 152), (0, 152)), deep, (40, 138), (10, 150), 0.0, 0.6)


def diamond_flint(s: Gouache) -> None:
    """An old prospector strikes fire over her map in the mouth of a tent; night and snow outside."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.35))
    # night seen through the opening of the tent
    opening = polygon((70, 30), (126, 118), (126, 172), (18, 172), (18, 118))
    s.fill(polygon((70, 22), (140, 140), (140, 172), (-10, 172), (-10, 130)), mix(ink, deep, 0.7))
    with s.clipped(opening):
        s.wash(ALL, (0, 38), (0, 130), [mix(ink, deep, 0.2), mix(deep, mid, 0.5)])
        for x, y in ((62, 56), (82, 62), (74, 48), (54, 72), (94, 78), (88, 92), (46, 84)):
            s.glint(x, y, 2.0, haze)
        s.fill(
            polygon((10, 118), (34, 98), (48, 108), (66, 92), (88, 108), (126, 98), (126, 172), (10, 172)),
            mix(mid, haze, 0.4),
        )
        s.stipple(
            polygon((10, 118), (34, 98), (48, 108), (66, 92), (88, 108), (126, 98), (126, 172), (10, 172)),
            deep,
            (70, 100),
            (70, 140),
            0.1,
            0.7,
        )
    for points in (((70, 30), (18, 118)), ((70, 30), (126, 118))):
        s.stroke(points, mix(key, ink, 0.35), 1.5)
    # the light of the sparks on the near cloth
    s.rings(80, 92, [34, 23, 13], [mix(deep, key, 0.32), mix(key, deep, 0.2), mix(key, haze, 0.5)], 0.7)
    # the map on a chest
    chart = polygon((40, 122), (104, 112), (122, 128), (48, 142))
    s.figure([[(chart, mix(haze, key, 0.16))]], "#fffdf6", (0.2, -1), 0.8)
    s.stipple(chart, mid, (84, 116), (50, 140), 0.0, 0.6)
    for points in ([(56, 130), (66, 124, 74, 128), (82, 132, 92, 124)], [(92, 118), (96, 122, 104, 124)]):
        s.stroke(points, mix(deep, ink, 0.3), 1.0)
    s.stroke([(86, 128), (90, 132)], key, 1.3)
    s.stroke([(90, 128), (86, 132)], key, 1.3)
    s.gem(0, 68, 117, 5.8, 8, 1.2)
    s.fill(polygon((-4, 140), (124, 140), (124, 172), (-4, 172)), ink)
    # the woman: half figure from the left, hands over the map
    head = profile(52, 70, 24, 1, 16)
    hood = outline((39, 84), (34, 58, 54, 53), (64, 53, 66, 63), (58, 62, 54, 70), (52, 80, 56, 88))
    hair = outline((56, 61), (60, 58, 66, 63), (63, 66, 58, 68))
    body = outline((20, 172), (22, 112, 34, 90), (46, 82, 60, 88), (66, 100, 62, 120), (58, 140, 60, 172))
    arm = limb((46, 100, 7), (56, 118, 5.6), (74, 102, 3.6))
    back = limb((58, 98, 6), (72, 112, 4.6), (88, 99, 3.2))
    s.figure(
        [
            [(back, mix(ink, deep, 0.35)), (mitten(89, 97, 4.2, -50), mix(ink, key, 0.62))],
            [(body, mix(ink, deep, 0.4)), (drape(body, 42, -3), ink)],
            [
                (head.head, mix(ink, key, 0.5)),
                (cut(head.head, head.shade), mix(key, haze, 0.28)),
                (both(head.head, head.wedge), mix(haze, key, 0.2)),
                (head.eye, ink),
                (hair, haze),
            ],
            [(hood, mix(ink, deep, 0.55))],
            [(arm, mix(ink, deep, 0.55)), (mitten(75.4, 100, 4.4, -24), mix(ink, key, 0.7))],
        ],
        mix(key, haze, 0.45),
        (1, 0.1),
        1.0,
    )
    # steel, flint and the sparks
    s.fill(polygon((77, 96), (83, 91), (85, 94), (79, 99)), ink)
    s.fill(polygon((84, 97), (90, 91), (92, 95), (87, 99)), mix(deep, ink, 0.4))
    for angle, long in ((-95, 15), (-70, 20), (-45, 15), (-20, 18), (10, 12), (-120, 12), (35, 10), (-150, 9)):
        start, end = around(83, 92, 5, angle), around(83, 92, 5 + long, angle)
        s.stroke([start, end], mix(haze, key, 0.25), 1.0)
        s.fill(oval(*end, 0.9), "#fffdf6")
    s.glint(83, 92, 8, "#fffdf6")


def diamond_chalk(s: Gouache) -> None:
    """A carrier white with chalk rests on a stair of the cliff and wipes his brow; noon comes back from the wall."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, haze)
    # the cliff: bands of white, with edges of shade; the sea far below on the right
    s.wash(polygon((84, 30), (126, 30), (126, 172), (84, 172)), (0, 38), (0, 90), [mix(mid, haze, 0.3), haze])
    s.fill(polygon((80, 96), (126, 96), (126, 172), (80, 172)), mix(deep, mid, 0.35))
    for y, x0, x1 in ((102, 92, 122), (110, 100, 126), (119, 94, 118)):
        s.fill(polygon((x0, y), (x1, y - 0.8), (x1 - 4, y + 1.4)), haze)
    wall = polygon((-4, 30), (96, 30), (90, 48), (98, 62), (88, 84), (96, 104), (84, 124), (92, 172), (-4, 172))
    s.fill(wall, "#fffdf6")
    for points in (
        (
            (96, 30),
            (90, 48),
            (98, 62),
            (88, 84),
            (96, 104),
            (84, 124),
            (92, 172),
            (78, 172),
            (76, 124),
            (86, 102),
            (78, 84),
            (88, 62),
            (80, 46),
            (84, 30),
        ),
        ((30, 30), (44, 30), (36, 58), (42, 76), (28, 98), (22, 76), (30, 58)),
    ):
        s.fill(polygon(*points), mix(haze, mid, 0.35))
    s.stipple(wall, mid, (60, 80), (-4, 120), 0.0, 0.5)
    # the stair winds down: an S of steps
    for number, (x, y, wide) in enumerate(
        ((22, 62, 20), (30, 72, 22), (40, 82, 24), (50, 95, 26), (54, 110, 30), (50, 126, 36), (40, 142, 44))
    ):
        s.fill(
            polygon((x, y), (x + wide, y - 2), (x + wide + 3, y + 5 + number * 0.8), (x + 2, y + 8 + number * 0.8)),
            mix(haze, mid, 0.18),
        )
        s.fill(
            polygon(
                (x + 2, y + 8 + number * 0.8),
                (x + wide + 3, y + 5 + number * 0.8),
                (x + wide + 4, y + 9 + number),
                (x + 3, y + 12 + number),
            ),
            mix(mid, deep, 0.3),
        )
    # the man, three quarter, dark against the wall
    head = profile(72, 66, 17, -1, -6)
    body = polygon((62, 82, 6), (84, 80, 6), (88, 104), (86, 130), (60, 130), (59, 106))
    basket = polygon((80, 62, 3), (104, 64, 3), (101, 98, 4), (83, 98, 4))
    strap = outline((64, 84), (74, 92, 86, 78), (88, 80), (77, 97, 63, 88))
    raised = limb((66, 87, 4.8), (54, 76, 3.8), (64, 61, 2.8))
    down = limb((84, 88, 4.6), (90, 106, 3.6), (80, 116, 2.8))
    legs = [limb((66, 128, 6), (62, 146, 5), (60, 172, 4)), limb((80, 128, 6), (86, 148, 5), (88, 172, 4))]
    for x, y, r in ((86, 60, 6), (94, 57, 7), (101, 61, 5.4), (90, 64, 5)):
        s.fill(oval(x, y, r, r * 0.85), "#fffdf6")
        s.fill(oval(x + 1.4, y + 1.2, r * 0.7, r * 0.55), mix(haze, mid, 0.3))
    s.figure(
        [
            [
                (basket, mix(deep, ink, 0.3)),
                (both(basket, polygon((92, 50), (110, 50), (110, 110), (94, 110))), mix(ink, deep, 0.35)),
            ]
        ],
        haze,
        (-1, -0.4),
        0.9,
    )
    for y in (70, 78, 86, 93):
        s.stroke([(83, y), (93, y + 2.6, 102, y)], mix(ink, deep, 0.2), 0.9)
    s.figure(
        [
            [(leg, mix(ink, deep, 0.3)) for leg in legs],
            [(down, mix(ink, key, 0.34)), (mitten(79, 117, 3.2, 160), mix(ink, key, 0.45))],
            [
                (body, key),
                (both(body, polygon((78, 70), (96, 70), (96, 140), (76, 140))), mix(key, ink, 0.45)),
            ],
            [(strap, mix(ink, deep, 0.2))],
            [
                (head.head, mix(ink, key, 0.28)),
                (cut(head.head, head.shade), mix(ink, key, 0.46)),
                (both(head.head, head.wedge), mix(haze, key, 0.35)),
            ],
            [(outline((66, 57), (70, 52.6, 78, 54.6), (83, 59, 81, 66), (74, 59, 66, 61)), mix(ink, deep, 0.15))],
            [(raised, mix(ink, key, 0.36)), (mitten(65, 60, 3.4, -120, True), mix(ink, key, 0.5))],
        ],
        "#fffdf6",
        (-1, -0.6),
        1.0,
    )
    s.stipple(body, haze, (62, 84), (80, 112), 0.55, 0.0)
    s.stroke([(82, 98), (82, 106)], ink, 0.8)
    s.gem(0, 92, 70, 6.6, -8, 1.3)


def diamond_dog(s: Gouache) -> None:
    """A monk’s dog digs a chest from a drift on a pass; the monk holds the lantern over it in the blizzard."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(deep, mid, 0.25))
    # wind: bands of snow that frame the light
    for number, (y, tone) in enumerate(((40, 0.6), (60, 0.45), (84, 0.7), (112, 0.5))):
        s.fill(
            outline((-4, y), (40, y - 12, 124, y + 6), (124, y + 22 + number * 4), (50, y + 6, -4, y + 20)),
            mix(deep, mid, tone),
        )
    # the hospice with its bell, far off
    s.fill(polygon((18, 84), (18, 66), (26, 58), (34, 66), (34, 72), (46, 72), (46, 84)), mix(deep, ink, 0.25))
    s.fill(arch(23, 29, 68, 74), mix(key, haze, 0.5))
    s.rings(66, 84, [38, 27, 16], [mix(mid, key, 0.24), mix(haze, key, 0.3), mix(haze, "#ffffff", 0.5)], 0.7)
    # the drift
    drift = outline((-4, 124), (30, 104, 60, 114), (84, 122, 100, 104), (112, 96, 124, 100), (124, 172), (-4, 172))
    s.fill(drift, haze)
    s.stipple(drift, mid, (70, 112), (20, 150), 0.0, 0.75)
    s.fill(outline((60, 116), (80, 126, 104, 112), (100, 128, 84, 134), (66, 132, 60, 116)), mix(mid, deep, 0.35))
    # the chest, half in the snow, its lid sprung
    chest = polygon((72, 112), (96, 104), (101, 119), (76, 128))
    s.figure(
        [[(chest, mix(ink, key, 0.3)), (polygon((72, 112), (69, 103), (93, 94), (96, 104)), mix(ink, key, 0.16))]],
        mix(haze, key, 0.2),
        (-0.6, -1),
        0.8,
    )
    s.stroke([(84, 108), (88, 124)], mix(haze, key, 0.45), 1.2)
    s.gem(0, 83, 104, 6.6, 12, 1.3)
    # the monk behind: a dark bell of cloth, the lantern held out
    robe = outline((30, 128), (34, 84, 42, 68), (50, 62, 56, 70), (62, 92, 62, 122), (46, 128, 30, 128))
    head = profile(50.6, 60.4, 12, 1, 12)
    hood = outline((43, 70), (40, 54, 50, 51.6), (57, 52, 57.6, 57.4), (53, 57, 52.6, 62), (52, 69, 56, 71))
    arm = limb((52, 74, 4.4), (60, 82, 3.4), (68, 70, 2.2))
    s.figure(
        [
            [(robe, mix(ink, deep, 0.3)), (drape(robe, 44, -2), ink)],
            [*skin(s, head), (hood, mix(ink, deep, 0.45))],
            [(arm, mix(ink, deep, 0.5)), (mitten(69, 68.6, 2.4, -70), mix(ink, key, 0.5))],
        ],
        "#fff3c8",
        (1, 0.1),
        1.0,
    )
    lamp(s, 69.6, 70, 1.55)
    # the dog: a great one, head down at the chest, tail up
    body = blob(
        (104, 118), (112, 104), (108, 92), (96, 88), (86, 92), (80, 100), (76, 112), (84, 118), (94, 116), tension=1.0
    )
    head_ = blob((84, 92), (78, 90), (72, 94), (66, 100), (66, 104), (72, 105), (80, 104), (86, 99), tension=1.0)
    ear = outline((80, 91), (87, 92, 86, 102), (80, 101, 78, 94))
    tail = limb((110, 100, 3.4), (117, 90, 2.8), (114, 78, 1.2))
    legs = [
        limb((84, 110, 4), (76, 118, 3), (68, 113, 2.6)),
        limb((104, 112, 5), (108, 124, 3.4), (104, 134, 2.8)),
        limb((90, 112, 4.4), (84, 124, 3.2), (76, 120, 2.8)),
    ]
    with s.moved(5, 21, 0.86, about=(90, 100)):
        s.figure([[(tail, key), (legs[1], mix(key, ink, 0.4)), (legs[0], mix(key, ink, 0.35))]], haze, (-1, -0.6), 0.9)
        s.figure(
            [
                [
                    (body, key),
                    (both(body, polygon((60, 104), (124, 100), (124, 130), (60, 130))), mix(key, ink, 0.3)),
                    (legs[2], key),
                ]
            ],
            haze,
            (-1, -0.6),
            1.0,
        )
        s.fill(outline((92, 89), (100, 94, 98, 106), (92, 104, 88, 94)), haze)
        s.figure(
            [
                [
                    (head_, haze),
                    (both(head_, polygon((76, 84), (92, 84), (92, 100), (79, 100))), key),
                    (ear, mix(key, ink, 0.45)),
                ]
            ],
            "#fffdf6",
            (-1, -0.4),
            0.8,
        )
        s.fill(oval(66.4, 101.6, 1.7), ink)
        s.fill(oval(76, 95.6, 1.0), ink)
        s.fill(polygon((84, 99), (88, 103), (86, 106), (82, 103)), ink)
    for x, y in ((64, 118), (60, 110), (70, 124), (56, 122), (52, 112)):
        s.fill(oval(x, y, 1.8, 1.4), "#ffffff")
    # flakes
    lots = chance(17)
    for _ in range(46):
        x, y = 124 * next(lots), 38 + 116 * next(lots)
        s.fill(oval(x, y, 0.9 + next(lots), 0.8), "#ffffff", 0.9)


def diamond_salt(s: Gouache) -> None:
    """A girl rakes salt from the pans at sunrise and finds a glint in her rake; the pans are mirrors."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 92), [mix(deep, mid, 0.35), mix(haze, key, 0.28)])
    for y, x0, x1 in ((48, 8, 60), (55, 66, 120), (63, 20, 70)):
        s.fill(polygon((x0, y), (x1, y - 1.4), (x1 - 8, y + 2), (x0 + 6, y + 2.4)), mix(mid, haze, 0.5))
    s.fill(oval(34, 92, 13), "#fffdf6")
    s.fill(box(-4, 90, 124, 92), mix(deep, ink, 0.2))
    # heaps of salt on the far dyke
    for x, wide, high in ((62, 9, 8), (78, 11, 10), (96, 9, 8), (112, 12, 11)):
        s.fill(polygon((x - wide, 91), (x, 91 - high, 2), (x + wide, 91)), "#fffdf6")
        s.fill(polygon((x, 91 - high), (x + wide, 91), (x + wide * 0.2, 91)), mix(mid, haze, 0.2))
    # the pans: quadrilaterals of sky between dykes
    s.fill(box(-4, 92, 124, 172), mix(deep, ink, 0.35))
    for points, tone in (
        (((-4, 94), (44, 94), (34, 104), (-4, 104)), mix(haze, key, 0.2)),
        (((48, 94), (86, 94), (90, 104), (38, 104)), haze),
        (((90, 94), (124, 94), (124, 104), (95, 104)), mix(haze, mid, 0.3)),
        (((-4, 107), (31, 107), (16, 130), (-4, 130)), haze),
        (((36, 107), (91, 107), (100, 130), (21, 130)), "#fffdf6"),
        (((96, 107), (124, 107), (124, 130), (106, 130)), mix(haze, mid, 0.2)),
        (((13, 135), (102, 135), (110, 172), (-8, 172)), mix(haze, mid, 0.12)),
    ):
        s.fill(polygon(*points), tone)
    s.fill(polygon((22, 94), (44, 94), (58, 130), (34, 130)), mix(haze, key, 0.38))
    for y, x0, x1 in ((98, 26, 46), (111, 34, 54), (120, 36, 58), (126, 42, 60)):
        s.fill(polygon((x0, y), (x1, y - 0.5), (x1 - 2, y + 1)), "#ffffff")
    s.stipple(polygon((36, 107), (91, 107), (100, 130), (21, 130)), mid, (70, 112), (96, 130), 0.0, 0.5)
    # her mirror image, then the girl: striding, the long rake drawn towards us
    for path in (polygon((72, 135), (88, 135), (92, 158), (70, 158)),):
        s.fill(path, mix(mid, deep, 0.4))
    head = profile(80, 56, 12.8, -1, 10)
    hat = outline((66, 52), (74, 48, 77, 47), (80, 42, 85, 47.4), (92, 51, 94, 56), (82, 51, 66, 52))
    blouse = polygon((74, 66, 4), (88, 65, 4), (90, 88), (73, 89))
    skirt = outline((73, 87), (82, 85, 90, 87), (98, 108, 99, 123), (86, 126, 68, 123), (70, 104, 73, 87))
    leg = limb((77, 120, 3.2), (75, 130, 2.4), (74, 136, 1.8))
    other = limb((90, 120, 3.2), (93, 129, 2.4), (95, 136, 1.8))
    near = limb((78, 70, 3.2), (68, 80, 2.5), (61, 90, 1.9))
    far = limb((86, 71, 3.0), (78, 84, 2.4), (68, 85, 1.8))
    s.figure(
        [
            [(leg, mix(ink, key, 0.35)), (other, mix(ink, key, 0.35))],
            [(far, mix(ink, key, 0.4))],
            [(skirt, mix(ink, deep, 0.35)), (both(skirt, polygon((85, 80), (110, 80), (110, 130), (88, 130))), ink)],
            [(blouse, key), (both(blouse, polygon((83, 60), (96, 60), (96, 92), (84, 92))), mix(key, ink, 0.38))],
            [
                (head.head, mix(ink, key, 0.3)),
                (cut(head.head, head.shade), mix(ink, key, 0.5)),
                (both(head.head, head.wedge), mix(haze, key, 0.35)),
            ],
            [
                (hat, mix(haze, mid, 0.25)),
                (both(hat, polygon((82, 40), (100, 40), (100, 60), (84, 60))), mix(mid, deep, 0.3)),
            ],
            [
                (near, mix(ink, key, 0.42)),
                (mitten(60, 91.6, 2.5, 130), mix(ink, key, 0.55)),
                (mitten(67, 86, 2.4, 130), mix(ink, key, 0.5)),
            ],
        ],
        "#fffdf6",
        (-1, -0.3),
        0.95,
    )
    rake = taper((72, 80), 0.9, (50, 106), 0.9)
    s.figure([[(rake, ink), (placed(box(-10, -1.3, 10, 1.3, 1), 49.4, 106.6, 1, 42), ink)]], haze, (-1, -0.5), 0.5)
    for number in range(6):
        x, y = 42.6 + number * 2.8, 100.4 + number * 2.5
        s.stroke([(x, y), (x - 2.6, y + 3)], ink, 1.0)
    s.fill(outline((36, 112), (42, 102, 52, 112), (44, 116, 36, 112)), "#ffffff")
    s.fill(oval(47, 102, 8.6, 7), mix(deep, ink, 0.2))
    s.gem(0, 47, 101, 6.0, -10, 1.5)


def diamond_quarry(s: Gouache) -> None:
    """A sawyer pours water on the blade that cuts the marble of a quarry; a stone shows in the cut."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(mid, haze, 0.35))
    # the quarry: terraces of white blocks, all verticals, morning from the right
    for x0, x1, top, tone in (
        (-4, 22, 44, 0.15),
        (20, 44, 34, 0.5),
        (42, 70, 48, 0.85),
        (68, 98, 36, 0.6),
        (96, 124, 50, 1.0),
    ):
        s.fill(box(x0, top, x1, 172), mix(mid, haze, tone))
        s.fill(box(x0, top, x0 + 5, 172), mix(deep, mid, 0.35 + 0.3 * tone))
        s.stipple(box(x0 + 5, top, x1, 172), mid, (x1, 0), (x0, 0), 0.0, 0.5)
    for y, x0, x1 in ((74, 42, 70), (96, 68, 98), (70, 96, 124), (104, 20, 44), (60, 68, 98)):
        s.fill(box(x0, y, x1, y + 1), mix(deep, mid, 0.3))
    # ropes from a derrick
    for x in (52, 108):
        s.stroke([(x, 30), (x + 2, 172)], mix(ink, deep, 0.5), 1.1)
    # the block on the bench, sawn half through
    stone = polygon((52, 92), (122, 88), (122, 172), (52, 172))
    s.fill(stone, "#fffdf6")
    s.fill(polygon((52, 92), (64, 82), (126, 79), (122, 88)), haze)
    s.stipple(stone, mid, (110, 100), (52, 168), 0.0, 0.65)
    s.fill(polygon((84, 80.6), (88, 80.4), (87, 116), (83.4, 116)), ink)
    for points in ([(58, 118), (70, 108, 80, 124)], [(96, 100), (108, 110, 118, 102)]):
        s.stroke(points, mix(mid, haze, 0.1), 1.4)
    s.facets(
        92,
        104,
        (11.5, 8.6),
        (mix(mid, deep, 0.35), mix(deep, ink, 0.2)),
        [(a, (1.0, 0.8, 1.15, 0.85)[n % 4]) for n, a in enumerate(range(10, 370, 45))],
        0,
    )
    s.gem(0, 92, 104, 6.8, 10, 1.4)
    # the frame saw
    s.figure(
        [
            [
                (polygon((80, 46), (83, 46), (86.6, 96), (84.4, 96)), mix(deep, ink, 0.4)),
                (box(60, 44, 106, 47, 1), mix(ink, key, 0.2)),
                (box(60, 44, 62.6, 70, 1), mix(ink, key, 0.2)),
            ]
        ],
        haze,
        (1, -0.6),
        0.7,
    )
    # the sawyer, half length at the left, the can tipped in both hands
    head = profile(52, 60, 21, 1, 10)
    cap = outline((41, 62), (38, 48, 52, 47), (62, 47, 62.4, 54), (52, 54, 43, 65))
    body = outline((16, 172), (20, 110, 32, 86), (44, 76, 58, 82), (62, 100, 58, 130), (56, 150, 58, 172))
    apron = outline((38, 100), (48, 96, 58, 100), (58, 130, 57, 172), (32, 172), (34, 130, 38, 100))
    arm = limb((46, 92, 7), (56, 110, 5.4), (70, 90, 3.8))
    can = polygon((64, 70, 2), (78, 76, 2), (74, 92, 2), (60, 86, 2))
    spout = polygon((76, 80), (86, 79), (85.4, 81.6), (75, 85))
    s.figure(
        [
            [(body, mix(ink, deep, 0.3)), (drape(body, 36, -3), ink)],
            [(apron, key), (drape(apron, 44, -2), mix(key, ink, 0.35))],
            [*skin(s, head), (head.eye, ink)],
            [(cap, mix(ink, deep, 0.55))],
            [
                (can, mix(deep, ink, 0.25)),
                (spout, mix(deep, ink, 0.25)),
                (both(can, polygon((70, 66), (90, 72), (84, 100), (68, 94))), mix(deep, mid, 0.5)),
            ],
            [(arm, mix(ink, deep, 0.5)), (mitten(71, 88, 4.2, -40), mix(ink, key, 0.52))],
        ],
        "#fffdf6",
        (1, -0.5),
        1.05,
    )
    # the water
    s.fill(outline((85, 80), (90, 84, 88, 96), (86, 100), (84.6, 98), (87, 88, 84, 81.6)), "#ffffff")
    for x, y, r in ((82, 102, 1.3), (80, 110, 1.1), (90, 92, 1.0), (81, 118, 1.2), (92, 88, 0.9)):
        s.fill(oval(x, y, r, r * 1.4), "#ffffff")


def diamond_sieve(s: Gouache) -> None:
    """A woman washes gravel in a river of ice water; the sun comes over the peaks behind her."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 96), [mix(mid, haze, 0.25), "#fffdf6"])
    # sun cut by the ridge
    s.rings(62, 70, [30, 21, 13], [mix(haze, key, 0.14), mix(haze, key, 0.3), "#ffffff"])
    for points, tone in (
        (
            (
                (-4, 108),
                (-4, 74),
                (14, 58),
                (26, 72),
                (42, 62),
                (56, 82),
                (72, 66),
                (88, 84),
                (104, 60),
                (124, 78),
                (124, 108),
            ),
            mix(mid, deep, 0.1),
        ),
        (((-4, 118), (20, 92), (40, 104), (60, 92), (84, 106), (104, 92), (124, 104), (124, 122)), mix(deep, mid, 0.3)),
    ):
        s.fill(polygon(*points), tone)
    s.fill(polygon((14, 58), (26, 72), (20, 71), (16, 78), (10, 70), (4, 72)), "#fffdf6")
    s.fill(polygon((104, 60), (114, 71), (107, 70), (103, 78), (97, 71), (92, 76)), "#fffdf6")
    s.fill(polygon((42, 62), (49, 72), (43, 71), (37, 73)), "#fffdf6")
    # the river comes towards us in a bend
    s.fill(box(-4, 112, 124, 172), mix(haze, mid, 0.3))
    river = outline(
        (50, 112),
        (72, 114, 96, 112),
        (60, 124, 84, 134),
        (120, 142, 124, 172),
        (8, 172),
        (20, 148, 40, 136),
        (66, 122, 50, 112),
    )
    s.fill(river, mix(deep, mid, 0.55))
    s.stipple(river, ink, (70, 120), (60, 168), 0.0, 0.6)
    for x, y, wide in ((58, 117, 16), (56, 126, 14), (42, 144, 22), (88, 148, 20), (64, 156, 26), (34, 156, 12)):
        s.fill(polygon((x, y), (x + wide, y - 0.6), (x + wide - 3, y + 1.3), (x + 3, y + 1.1)), haze)
    for x, y, r in ((10, 132, 8), (26, 128, 6), (112, 128, 9), (98, 124, 6), (118, 144, 8)):
        s.fill(
            blob(
                (x - r, y),
                (x, y - r * 0.8),
                (x + r, y - 1),
                (x + r * 0.6, y + r * 0.5),
                (x - r * 0.7, y + r * 0.5),
                tension=1.0,
            ),
            mix(ink, deep, 0.5),
        )
        s.fill(oval(x - r * 0.2, y - r * 0.45, r * 0.6, r * 0.25), haze)
    # the woman: knee deep, bent from the hips, arms in a diagonal to the sieve
    head = profile(72, 69, 12.6, -1, 20)
    kerchief = outline((68, 62), (74, 57.4, 80, 62), (86, 70, 84, 80), (80, 76, 77, 68), (72, 66, 68, 62))
    back = polygon((76, 76, 4), (88, 74, 5), (104, 92, 6), (102, 106, 3), (90, 107), (80, 92))
    skirt = outline((88, 100), (98, 96, 106, 102), (112, 122, 108, 138), (94, 142, 84, 137), (84, 120, 88, 100))
    near = limb((81, 82, 3.8), (74, 98, 3.0), (60, 104, 2.2))
    far = limb((78, 80, 3.4), (66, 92, 2.7), (54, 100, 2.0))
    s.figure(
        [
            [(far, mix(ink, key, 0.4)), (mitten(53, 101, 2.5, 150), mix(ink, key, 0.5))],
            [(skirt, mix(ink, deep, 0.3)), (both(skirt, polygon((98, 90), (120, 90), (120, 150), (100, 150))), ink)],
            [(back, key), (both(back, polygon((92, 70), (112, 84), (108, 112), (94, 112))), mix(key, ink, 0.36))],
            [
                (head.head, mix(ink, key, 0.3)),
                (cut(head.head, head.shade), mix(ink, key, 0.5)),
                (both(head.head, head.wedge), mix(haze, key, 0.35)),
            ],
            [(kerchief, mix(ink, deep, 0.5))],
            [(near, mix(ink, key, 0.44)), (mitten(59, 105, 2.6, 150), mix(ink, key, 0.56))],
        ],
        "#fffdf6",
        (-1, -0.5),
        1.0,
    )
    s.figure(
        [[(oval(53, 108, 13, 5), mix(ink, key, 0.25)), (oval(53, 107, 11, 3.8), mix(deep, mid, 0.4))]],
        haze,
        (-0.5, -1),
        0.8,
    )
    for x, y in ((46, 107), (60, 108), (50, 109.4), (57, 109.6)):
        s.fill(oval(x, y, 1.6, 1.2), mix(ink, deep, 0.6))
    for x, y in ((44, 114), (50, 117), (57, 116), (63, 113), (48, 122), (58, 123)):
        s.stroke([(x, y), (x - 0.4, y + 4)], haze, 0.9)
    s.gem(0, 53, 103, 6.0, 6, 1.4)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-01": Picture(
        diamond_ice,
        ((60.0, 76.0), (88.0, 94.0)),
        "saws a block of ice",
        "lake of ice",
        "low sun behind the block",
        seed=33,
    ),
    "b1-02": Picture(diamond_flint, ((62.0, 72.0), (82.0, 94.0)), "strikes fire", "mouth of a tent", "sparks", seed=34),
    "b1-03": Picture(
        diamond_chalk,
        ((72.0, 66.0), (66.0, 62.0)),
        "wipes his brow",
        "stair of a chalk cliff",
        "noon on the white wall",
        seed=35,
    ),
    "b1-04": Picture(
        diamond_dog,
        ((70.0, 76.0), (78.0, 102.0)),
        "digs out a chest",
        "alpine pass",
        "lantern in the blizzard",
        seed=36,
    ),
    "b1-05": Picture(
        diamond_salt, ((76.0, 58.0), (48.0, 100.0)), "rakes salt", "salt pans", "sky in the pans", seed=37
    ),
    "b1-06": Picture(
        diamond_quarry,
        ((56.0, 62.0), (92.0, 102.0)),
        "pours water on the blade",
        "marble quarry",
        "bright end of the terraces",
        seed=38,
    ),
    "b1-07": Picture(
        diamond_hall, ((70, 83), (82, 74), (95, 66)), "lifts his lamp", "hall of crystal", "the crystal", seed=3
    ),
    "b1-08": Picture(
        diamond_sieve, ((70.0, 70.0), (54.0, 102.0)), "washes gravel", "river of ice water", "sun cut by peaks", seed=39
    ),
}
