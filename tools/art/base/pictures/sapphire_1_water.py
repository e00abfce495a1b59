"""Pictures of the sapphire cards of level 1 on and in water."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import arm, bare_arm, drape, leg, limb, mitten, profile, shoe
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.base.props import bars, blades
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
    around,
    blob,
    both,
    box,
    cut,
    join,
    mix,
    outline,
    oval,
    polygon,
    ribbon,
    taper,
)


def fish_and_stone(s: Gouache) -> None:
    """Level 1, from above: a fisher guts her catch in the stern, and a sapphire lies in its belly."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    # night water and the moon's broken mirror
    s.fill(ALL, mix(deep, ink, 0.35))
    for y, x0, x1 in ((44, -4, 26), (58, 8, 22), (72, -4, 14), (96, 104, 124), (110, 108, 124), (84, -2, 10)):
        s.fill(polygon((x0, y), (x1, y), (x1 - 4, y + 1.4), (x0 + 4, y + 1.4)), mix(deep, mid, 0.55))
    s.fill(oval(105, 53, 15, 13), mix(mid, haze, 0.25))
    bars(s, 105, mix(haze, "#ffffff", 0.35), ((43, 6), (46.5, 10), (50, 12), (53.5, 12), (57, 10), (60.5, 6)), 2.2)
    path = ((68, 12), (73, 9), (78.4, 12), (84, 8), (90, 12), (96, 9), (103, 12), (110, 8), (118, 11), (126, 7))
    bars(s, 110, mix(haze, mid, 0.25), path, 1.9)
    # the boat: gunwale, floor, ribs
    hull = outline((70, 26), (116, 60, 108, 176), (32, 176), (24, 60, 70, 26))
    floor = outline((70, 36), (108, 66, 101, 176), (39, 176), (32, 66, 70, 36))
    s.figure([[(hull, ink)]], rim=mix(haze, mid, 0.3), light=(1, -0.7), width=1.0)
    s.fill(floor, mix(mid, haze, 0.12))
    s.fill(both(floor, outline((70, 30), (70, 176), (20, 176), (20, 30))), mix(mid, deep, 0.4))
    s.stipple(floor, mix(mid, haze, 0.6), (100, 52), (62, 104), 0.75, 0.0)
    for x in (50, 60, 70, 80, 90):
        s.stroke([(70 + (x - 70) * 0.35, 40), (x, 172)], mix(deep, ink, 0.35), 0.7)
    s.fill(both(floor, box(20, 50.5, 120, 55)), mix(deep, ink, 0.2))
    # her skirt and shoulders under the board
    rim = mix(haze, "#ffffff", 0.4)
    lap = outline((52, 92), (70, 84, 88, 92), (98, 130, 94, 176), (46, 176), (42, 130, 52, 92))
    s.figure([[(lap, mix(ink, deep, 0.25))]], rim=mix(mid, haze, 0.4), light=(1, -0.7), width=0.7)
    # the board, the fish
    s.figure(
        [[(polygon((43, 62, 2), (97, 58, 2), (99, 86, 2), (45, 90, 2)), mix(key, ink, 0.66))]],
        rim=mix(key, haze, 0.3),
        light=(1, -1),
        width=0.7,
    )
    fish = blob((38, 74), (50, 65), (68, 61), (86, 63), (99, 70), (104, 74), (98, 80), (84, 86), (66, 86), (50, 81))
    tail = outline((42, 74), (34, 62, 27, 60), (30, 70, 31.5, 75), (29, 82, 27, 91), (36, 88, 42, 75))
    fin = outline((60, 63), (68, 54, 82, 56), (80, 60, 84, 64))
    back = outline((30, 58), (70, 54, 108, 62), (106, 72), (84, 68, 64, 69), (48, 71, 30, 75))
    s.figure(
        [
            [(fin, mix(mid, deep, 0.3)), (tail, mix(mid, haze, 0.6))],
            [(fish, mix(haze, "#ffffff", 0.6)), (both(fish, back), mix(mid, haze, 0.5))],
        ],
        rim="#fffdf6",
        light=(1, -1),
        width=0.8,
    )
    s.stipple(both(fish, box(36, 66, 92, 78)), mix(mid, haze, 0.5), (0, 69), (0, 76), 0.6, 0.0)
    s.stroke([(91, 64.6), (87.4, 73, 91, 82)], mix(mid, deep, 0.2), 1.0)
    s.fill(oval(97, 71, 1.9), ink)
    s.fill(oval(97.6, 70.4, 0.6), "#ffffff")
    # the open belly
    belly = outline((53, 79), (68, 70.5, 86, 79), (70, 88, 53, 79))
    s.fill(belly, mix(key, ink, 0.25))
    s.fill(both(belly, oval(69, 78, 10, 7)), mix(key, "#fff3c8", 0.5))
    # arms, knife
    knife = outline((87, 86.6), (76, 82.4), (76.6, 89, 84.6, 94.6))
    left = join(taper((50, 112), 6.4, (41.6, 98), 4.4), taper((41.6, 98), 4.2, (48.6, 84), 2.9))
    right = join(taper((90, 112), 6.4, (100.4, 102), 4.4), taper((100.4, 102), 4.2, (92, 93), 2.9))
    cuff = mix(deep, mid, 0.4)
    s.figure(
        [
            [(left, cuff), (oval(50, 81.6, 4.0, 3.4), mix(key, ink, 0.45))],
            [(taper((48, 79), 1.3, (54.6, 75), 1.0), mix(key, ink, 0.42))],
            [(taper((50.6, 80.6), 1.3, (57.6, 77.6), 1.0), mix(key, ink, 0.42))],
            [(taper((52, 83), 1.3, (58.4, 81.6), 1.0), mix(key, ink, 0.42))],
            [(knife, "#ffffff")],
            [(right, cuff), (taper((94, 95.6), 1.7, (85, 90), 1.3), mix(key, ink, 0.55))],
            [(oval(90.6, 91.8, 3.9, 3.4, 40), mix(key, ink, 0.45))],
            [(taper((92.4, 88.6), 1.3, (87.6, 93.8), 1.1), mix(key, ink, 0.38))],
        ],
        rim=rim,
        light=(1, -1),
        width=0.8,
    )
    # shoulders and hat hide the face
    yoke = outline((44, 112), (56, 101, 70, 103), (84, 101, 96, 112), (98, 126, 84, 132), (56, 132), (42, 126, 44, 112))
    s.figure([[(yoke, mix(deep, mid, 0.4))]], rim=rim, light=(1, -1), width=0.9)
    s.fill(oval(68, 120, 21, 20), ink)
    brim = oval(70, 117, 21, 20)
    shady = polygon((70, 117), (64, 90), (30, 100), (40, 150), (92, 142))
    s.figure([[(brim, mix(key, ink, 0.12)), (both(brim, shady), mix(key, ink, 0.42))]], "#fff3c8", (1, -1), 1.1)
    crown = oval(70, 116, 10, 9.5)
    s.figure(
        [[(oval(69.4, 117, 11.4, 10.8), ink), (crown, key), (both(crown, shady), mix(key, ink, 0.3))]],
        "#fff3c8",
        (1, -1),
        0.8,
    )
    s.stipple(brim, mix(key, ink, 0.5), (62, 122), (80, 106), 0.55, 0.0)
    s.gem(1, 69.5, 78, 6.6, glint=1.5)


def fog_bell(s: Gouache) -> None:
    """Level 1: a ferrywoman rings for a boat lost in the fog; the bell's clapper is a sapphire."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    # banks of fog, palest where the day goes down
    s.wash(ALL, (0, 36), (0, 150), [mix(mid, haze, 0.45), mix(haze, "#fffdf6", 0.35), mix(mid, haze, 0.5)])
    for y, x0, x1, tone in (
        (52, -4, 56, mix(mid, haze, 0.62)),
        (64, 20, 124, mix(haze, "#fffdf6", 0.75)),
        (82, -4, 74, mix(haze, "#fffdf6", 0.7)),
        (108, 30, 124, mix(mid, haze, 0.6)),
        (120, -4, 60, mix(mid, haze, 0.4)),
    ):
        s.fill(box(x0, y, x1, y + 7, 3.5), tone)
    s.stipple(box(-2, 96, 122, 170), mix(mid, deep, 0.2), (0, 98), (0, 160), 0.0, 0.7)
    # the boat far off, a shadow in it
    far = mix(mid, haze, 0.36)
    s.fill(outline((5, 100), (20, 104, 37, 99), (34, 108, 28, 108), (12, 108), (8, 107, 5, 100)), far)
    s.fill(join(oval(21, 84, 2.3), polygon((17.6, 88, 2), (24.6, 88, 2), (26, 102), (16, 102))), far)
    s.fill(taper((29, 78), 0.6, (31, 108), 0.6), far)
    # stage on piles, gallows of the bell
    rim = mix(key, "#fff3c8", 0.4)
    for x in (62, 84, 106):
        s.fill(box(x - 2.4, 132, x + 2.4, 172), ink)
    s.figure([[(polygon((48, 129), (124, 129), (124, 136), (48, 136)), ink)]], rim, (-0.4, -1), 0.8)
    s.figure(
        [
            [
                (
                    join(
                        box(104.6, 38, 109.4, 130),
                        box(56, 42.4, 114, 46.6),
                        polygon((104.6, 62), (90, 46), (94.6, 46), (106, 57)),
                    ),
                    ink,
                )
            ]
        ],
        rim,
        (-1, -0.2),
        0.7,
    )
    bell = outline((58.6, 48), (69.4, 48), (71, 58, 76, 64), (52, 64), (57, 58, 58.6, 48))
    with s.moved(turn=12, about=(64, 46)):
        s.figure(
            [[(bell, mix(key, ink, 0.3))], [(box(50.6, 62.6, 77.4, 66, 1.4), mix(key, ink, 0.16))]], rim, (-1, 0), 1
        )
        s.fill(both(bell, box(66, 44, 80, 63)), mix(key, ink, 0.55))
        s.stroke([(64, 66), (64, 70)], ink, 1.3)
    # the brazier: fire from below
    s.spot(55, 116, 6, 20, key, 0.6)
    s.fill(outline((48, 117), (47, 107, 52, 103), (53, 107, 55.4, 98), (61, 107, 62, 117)), mix(key, "#fff3c8", 0.1))
    s.fill(outline((51, 117), (52, 110, 55.6, 106.6), (59, 111, 59, 117)), "#fff6d6")
    s.fill(polygon((45.6, 116), (64.4, 116), (60, 123), (50, 123)), ink)
    for x in (51, 59):
        s.stroke([(55, 122), (x * 2 - 55, 130)], ink, 1.2)
    # the ferrywoman
    skirt = outline((83, 93), (92, 92), (102, 114, 104, 130), (73, 130), (77, 110, 83, 93))
    body = polygon((82, 73, 4), (91, 71, 4), (94, 84), (93, 96, 2), (81, 96, 2), (81.6, 84))
    shawl = outline(
        (80, 79), (80, 70, 88, 69), (97, 71, 98.6, 90), (98, 100, 95.6, 105), (92, 96, 84, 92), (80, 88, 80, 79)
    )
    head, _shade, wedge, _eye = profile(84.6, 61.6, 13.2, -1, 6)
    hair = outline((79.6, 57.6), (81, 51.6, 88, 53.6), (94, 56, 92.6, 63), (91, 68, 87, 68), (87.6, 62, 79.6, 57.6))
    bun = oval(94, 66, 3.4)
    s.figure(
        [
            [(arm((86, 76), (76, 84), (68, 83)), mix(ink, deep, 0.2))],
            [(skirt, mix(ink, deep, 0.35)), (both(skirt, polygon((90, 90), (106, 90), (106, 132), (92, 132))), ink)],
            [(body, ink)],
            [(bun, ink), (head, mix(ink, key, 0.5)), (both(head, wedge), mix(key, haze, 0.45)), (hair, ink)],
            [
                (shawl, mix(key, ink, 0.1)),
                (both(shawl, polygon((92, 66), (102, 66), (102, 110), (90, 110))), mix(key, ink, 0.45)),
            ],
            [
                (arm((84, 77), (73.4, 90), (67.4, 80)), mix(ink, deep, 0.55)),
                (mitten(66.4, 79.4, 2.7, -130), mix(ink, key, 0.55)),
            ],
        ],
        rim,
        (-1, 0.1),
        0.9,
    )
    s.stroke([(66.6, 82), (65, 96, 67.6, 104)], ink, 0.9)
    s.gem(1, 62.6, 74, 6.2, glint=1.4)
    # reeds
    blades(
        s,
        ink,
        (
            (36, 172, 36, -5),
            (41, 172, 50, 4),
            (46, 172, 32, -3),
            (52, 172, 26, 5),
            (115, 172, 46, -6),
            (120, 172, 60, 3),
        ),
    )


def sluice(s: Gouache) -> None:
    """Level 1: from behind, a sluice keeper hangs on the great wheel; the flood bursts out below her with a stone in it."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 104), [mix(deep, ink, 0.35), mix(deep, mid, 0.6)])
    # the gap in the storm, low and long, and the rain
    s.fill(
        outline((-4, 74), (30, 62, 66, 68), (98, 74, 124, 60), (124, 90), (96, 84, 70, 90), (34, 96, -4, 88)),
        mix(key, haze, 0.22),
    )
    s.fill(
        outline((10, 79), (44, 70, 72, 75), (100, 79, 124, 70), (124, 82), (84, 84, 56, 86), (34, 87, 10, 79)),
        "#fff6dc",
    )
    s.stipple(box(-4, 58, 124, 72), mix(deep, mid, 0.4), (60, 60), (60, 73), 0.7, 0.0)
    for x, y in ((40, 44), (52, 58), (98, 42), (112, 52), (38, 64), (118, 74), (104, 60), (44, 80)):
        s.stroke([(x, y), (x - 4, y + 9)], mix(mid, haze, 0.35), 0.7)
    # the dam: a wall of courses, an arch full of white water
    with s.moved(0, 10):
        wall = polygon((-4, 108), (124, 108), (124, 172), (-4, 172))
        s.fill(wall, mix(ink, deep, 0.4))
        for row in range(5):
            for column in range(6):
                x, y = column * 24 - (12 if row % 2 else 0), 112 + row * 12.4
                s.fill(box(x + 0.8, y, x + 22.4, y + 10.8, 1), mix(ink, deep, 0.68 if (row * 2 + column) % 3 else 0.5))
        s.fill(arch(46, 100, 128, 172, 18), ink)
        flood = outline((52, 124), (72, 114, 94, 124), (98, 140, 122, 174), (24, 174), (48, 140, 52, 124))
        s.fill(flood, mix(mid, haze, 0.55))
        for points, tone in (
            ([(56, 125), (64, 119, 70, 121), (66, 142, 56, 174), (34, 174), (54, 140, 56, 125)], "#ffffff"),
            (
                [(76, 121), (84, 119, 90, 125), (94, 140, 112, 174), (92, 174), (82, 140, 76, 121)],
                mix(haze, "#ffffff", 0.5),
            ),
        ):
            s.fill(outline(points[0], *points[1:]), tone)
        s.stipple(flood, mid, (74, 134), (74, 120), 0.0, 0.8)
        s.stipple(flood, "#ffffff", (74, 148), (74, 172), 0.1, 0.8)
        for x, y, r in (
            (44, 140, 2.0),
            (38, 150, 1.5),
            (104, 138, 1.8),
            (110, 148, 2.2),
            (48, 130, 1.3),
            (100, 128, 1.4),
        ):
            s.fill(oval(x, y, r), haze)
    # catwalk and wheel
    rim = "#fff3d2"
    for x in (48, 98):
        s.fill(box(x - 2.4, 60, x + 2.4, 118), mix(ink, deep, 0.2))
    s.fill(box(40, 60, 106, 64.6), mix(ink, deep, 0.2))
    wheel = cut(oval(73, 74, 29), oval(73, 74, 25.4))
    spokes = [taper(around(73, 74, 5, turn), 1.5, around(73, 74, 27, turn), 1.2) for turn in range(12, 372, 45)]
    knobs = [taper(around(73, 74, 28, turn), 1.6, around(73, 74, 34, turn), 1.9) for turn in range(12, 372, 45)]
    s.figure([[(join(wheel, *spokes, *knobs, oval(73, 74, 6)), ink)]], mix(haze, key, 0.4), (0.2, -1), 0.9)
    s.figure([[(box(-4, 116, 124, 121), mix(ink, deep, 0.2))]], mix(haze, key, 0.3), (0, -1), 0.8)
    # the keeper, from behind: arms up to the rim, one knee bent, hair blown to the left
    hair = ribbon([(70, 68, 3.2), (61, 69, 3.0), (53, 75, 2.0), (46, 73, 0.5)])
    back = outline((62, 81), (70, 76, 79, 80), (82, 92, 79, 100), (64, 101), (60, 90, 62, 81))
    skirt = outline(
        (63, 98), (71, 95, 80, 98), (86, 105, 88, 112), (78, 109, 71, 114), (62, 110, 54, 113), (57, 106, 63, 98)
    )
    head = oval(70, 68, 6.0, 7.2, 10)
    s.figure(
        [
            [(join(limb((65, 106, 3.6), (58, 111, 2.6)), shoe(57, 117.6, -1, 0.72)), ink)],
            [(join(limb((77, 106, 3.6), (86, 111, 2.6)), shoe(87, 117.6, 1, 0.72)), ink)],
            [
                (bare_arm((64, 83), (53, 74), (50, 58), 0.95), mix(ink, key, 0.42)),
                (mitten(49.8, 55.6, 2.6, -90), mix(ink, key, 0.5)),
            ],
            [
                (bare_arm((78, 82), (90, 76), (96, 60), 0.95), mix(ink, key, 0.46)),
                (mitten(96.6, 57.6, 2.6, -80, True), mix(ink, key, 0.55)),
            ],
            [(skirt, mix(ink, deep, 0.45)), (drape(skirt, 68, 2), ink)],
            [
                (back, key),
                (drape(back, 68, 1), mix(key, ink, 0.45)),
                (polygon((61.6, 97), (80.4, 96), (80, 100.4), (62.6, 101)), mix(key, ink, 0.62)),
            ],
            [(polygon((67, 72), (74, 72), (75, 79), (66, 79)), mix(ink, key, 0.36))],
            [(hair, ink), (head, ink)],
        ],
        rim,
        (0.8, -0.6),
        0.95,
    )
    s.stroke([(65, 66), (70, 63.4, 75.4, 66)], key, 1.4)
    s.gem(SAPPHIRE, 76, 142, 7.4, -14, 1.7)


def sea_floor(s: Gouache) -> None:
    """Level 1: a diver on her line reaches for a sapphire, the keel above her."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(
        ALL, (0, 34), (0, 156), [mix(haze, "#ffffff", 0.3), mix(mid, haze, 0.62), mid, deep], stops=[0, 0.22, 0.62, 1]
    )
    # shafts
    for x0, x1, x2, x3, strength in (
        (58, 70, 84, 112, 0.7),
        (82, 90, 116, 140, 0.5),
        (30, 40, 30, 52, 0.5),
        (4, 14, -20, 8, 0.4),
    ):
        s.shaft(polygon((x0, 30), (x1, 30), (x3, 150), (x2, 150)), mix(haze, key, 0.12), strength, (0, 36), (0, 142))
    # keel
    keel = outline((32, 30), (38, 48, 68, 49), (98, 48, 106, 30))
    s.figure(
        [[(keel, mix(ink, deep, 0.4)), (polygon((60, 46), (78, 46), (74, 52.4), (64, 52.4)), mix(ink, deep, 0.4))]],
        None,
    )
    # far rocks
    s.plane(
        polygon((-2, 104), (12, 96), (22, 110), (36, 116), (54, 124), (78, 118), (122, 122), (122, 172), (-2, 172)),
        mix(mid, deep, 0.35),
        mix(mid, deep, 0.7),
        98,
        140,
    )
    for x, y, k in ((20, 74, 1), (27, 80, 0.8), (14, 82, 0.7), (108, 62, -0.8), (101, 56, -0.7)):  # fish
        s.fill(
            outline(
                (x - 4 * k, y),
                (x, y - 3 * abs(k), x + 4 * k, y),
                (x + 6.4 * k, y - 2),
                (x + 6.4 * k, y + 2),
                (x + 4 * k, y),
                (x, y + 3 * abs(k), x - 4 * k, y),
            ),
            mix(mid, deep, 0.5),
        )
    # the line
    s.stroke([(66, 48), (70, 56, 58, 66)], mix(key, haze, 0.2), 0.8)
    # the diver
    rim = mix(haze, "#fffdf6", 0.6)
    head, _shade, wedge, _eye = profile(82, 78.6, 11.6, 1, 50, neck=0.06)
    hair = outline((78, 72), (84, 68.6, 88.6, 75), (84, 74.6, 82, 80), (74, 84, 64, 75), (71, 75, 78, 72))
    trunk = outline(
        (78, 75), (80, 81, 74, 83.6), (66, 78, 56, 72), (50, 68, 54, 61), (60, 60, 66, 66), (72, 69, 78, 75)
    )
    cloth = both(trunk, outline((46, 54), (62, 56), (66, 68, 60, 78), (46, 74)))
    skin = mix(ink, deep, 0.25)
    k = 0.82
    s.figure(
        [
            [(leg((55, 64), (38, 63), (23, 54), (15.6, 50.6), k), mix(ink, deep, 0.5))],
            [(leg((56, 68), (42, 78), (28, 71), (20.6, 71.6), k), skin)],
            [
                (arm((73, 78), (62, 90), (50.6, 92), k), mix(ink, deep, 0.5)),
                (mitten(49, 92, 2.2, 170), mix(ink, key, 0.3)),
            ],
            [(taper((75, 77), 3.2, (80, 79), 2.6), skin), (trunk, skin), (cloth, key)],
            [(head, mix(ink, key, 0.34)), (both(head, wedge), mix(key, haze, 0.5)), (hair, ink)],
            [
                (arm((75, 79), (83, 92), (95, 93.4), k), mix(ink, key, 0.22)),
                (mitten(96.4, 93.6, 2.3, 10), mix(ink, key, 0.5)),
            ],
        ],
        rim,
        (0.3, -1),
        0.9,
    )
    for x, y, r in ((90, 72, 1.4), (93, 66, 1.9), (91, 59, 1.2), (95, 54, 2.2)):
        s.line(oval(x, y, r), mix(haze, "#ffffff", 0.5), 0.6)
    # the reef, with a pale hollow for the stone
    s.spot(104, 96, 7, 17, mix(haze, "#ffffff", 0.3), 0.85)
    s.fan(104, 96, 16, ((-160, -150), (-118, -109), (-80, -72), (-44, -35), (-10, -2)), mix(haze, "#ffffff", 0.5), 0.9)
    s.gem(1, 104, 96, 7, glint=1.4)
    reef = polygon(
        (-2, 140),
        (20, 132),
        (40, 138),
        (58, 130),
        (72, 120),
        (84, 116),
        (90, 105),
        (98, 101),
        (111, 102),
        (116, 92),
        (122, 88),
        (122, 172),
        (-2, 172),
    )
    s.figure([[(reef, ink)]], mix(mid, haze, 0.4), (-0.4, -1), 0.9)
    s.stipple(reef, mid, (90, 104), (100, 130), 0.6, 0.0)
    for x, y, h, lean in ((70, 124, 18, -4), (76, 122, 13, 3), (62, 130, 14, -3), (116, 100, 22, -3), (119, 96, 28, 2)):
        s.fill(ribbon([(x, y, 1.6), (x + lean, y - h * 0.5, 1.5), (x - lean * 0.4, y - h, 0.3)]), ink)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-09": Picture(
        fish_and_stone, ((70, 78), (52, 80), (90, 91)), "guts a fish", "boat's stern", "moon on the water", seed=9
    ),
    "b1-12": Picture(
        fog_bell, ((63, 74), (67, 80), (82, 62)), "rings a bell", "river stage", "fog, fire in a brazier", seed=12
    ),
    "b1-15": Picture(
        sluice,
        ((70, 68), (50, 56), (96, 58), (76, 142)),
        "turns the great wheel",
        "sluice over a mill race",
        "gap in the storm",
        seed=15,
    ),
    "b1-16": Picture(
        sea_floor, ((104, 96), (86, 80), (96, 93)), "dives for a stone", "sea bed", "shafts in water", seed=16
    ),
}
