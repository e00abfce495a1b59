"""Pictures of the sapphire cards of level 1 on and in water."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import arm, drape, leg, limb, mitten, profile, skin
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.base.props import bars, blades
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, around, both, box, chance, join, mix, outline, oval, polygon, ribbon, taper


def moon_angler(s: Gouache) -> None:
    """By the moon an angler's rod bends: out of the lake leaps a great fish with a sapphire in its mouth."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 112), [mix(ink, deep, 0.6), mix(deep, mid, 0.55)])
    s.rings(80, 76, [46, 36, 27], [mix(deep, mid, 0.6), mix(mid, haze, 0.35), mix(haze, "#fffdf6", 0.45)], 0.6)
    for x, y, r in ((90, 66, 5), (68, 88, 3.4), (94, 86, 2.6)):
        s.fill(oval(x, y, r), mix(haze, mid, 0.16))
    # firs on the far shore, the lake with the moon's bars
    shore = polygon((-4, 114), *((x, 104 - (x * 7 % 11) - (6 if x % 8 else 0)) for x in range(-4, 128, 4)), (128, 114))
    s.fill(shore, mix(ink, deep, 0.4))
    s.wash(box(-4, 112, 124, 172), (0, 112), (0, 168), [mix(deep, mid, 0.5), mix(ink, deep, 0.5)])
    bars(s, 84, haze, ((115, 24), (120, 17), (126, 25), (133, 14), (140, 22), (148, 12), (156, 18)), 1.6)
    _boat(s)
    _leaping_fish(s)
    s.gem(SAPPHIRE, 62, 80, 7.4, -10, 1.6)


def _boat(s: Gouache) -> None:
    """Paint the angler in the stern of his boat, thrown back against the pull of the rod."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    head = profile(28, 94, 14, 1, -16)
    hat = ribbon([(17, 92, 2.0), (26, 87, 2.4), (38, 85, 2.2), (43, 83, 1.2)], 8)
    crown = outline((22, 90), (20, 79, 28, 79), (36, 78, 35, 86), (28, 88, 22, 90))
    coat = outline((16, 110), (22, 104, 30, 108), (36, 122, 34, 134), (10, 134), (10, 118, 16, 110))
    hull = outline((-4, 126), (30, 134, 58, 130), (70, 128, 76, 122), (74, 138, 58, 145), (20, 150, -4, 146))
    rod = ribbon([(34, 124, 1.3), (44, 106, 1.2), (50, 84, 1.0), (54, 62, 0.8), (62, 50, 0.6), (70, 47, 0.4)], 12)
    rim = mix(haze, "#fffdf6", 0.5)
    s.fill(outline((-4, 146), (40, 148, 74, 138), (84, 142, 60, 150), (20, 156, -4, 152)), mix(ink, deep, 0.2))
    s.figure(
        [
            [(coat, mix(ink, deep, 0.5)), (drape(coat, 21, 2), ink)],
            [*skin(s, head, 0.36, 0.6), (head.eye, ink)],
            [(crown, key), (hat, mix(key, ink, 0.14)), (both(crown, box(16, 76, 26, 92)), mix(key, ink, 0.4))],
            [(rod, mix(key, ink, 0.4))],
            [
                (hull, mix(ink, deep, 0.35)),
                (
                    both(hull, outline((-4, 126), (30, 134, 76, 122), (74, 128, 30, 140), (-4, 132))),
                    mix(deep, mid, 0.3),
                ),
            ],
            [
                (limb((24, 112, 4.4), (31, 124, 3.4), (41, 113, 2.4)), mix(deep, mid, 0.25)),
                (mitten(42, 111.6, 3.0, -60), mix(ink, key, 0.62)),
            ],
            [(mitten(36, 121.6, 2.8, -60), mix(ink, key, 0.52))],
        ],
        rim,
        (1, -0.5),
        1.0,
    )
    s.stroke([(70, 47), (71, 62), (66, 74)], rim, 0.7)


def _leaping_fish(s: Gouache) -> None:
    """Paint the fish in its arc: dark back, pale belly, fins spread, the water that falls from it."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    body = outline(
        *((66, 72), (70, 62, 84, 62), (104, 64, 108, 86), (110, 98, 104, 110)),
        *((100, 110), (101, 96, 92, 90), (82, 92, 74, 90), (70, 89, 66, 86), (70, 82, 70, 80), (68, 76, 66, 72)),
    )
    belly = both(body, outline((64, 80), (84, 82, 96, 92), (102, 100, 100, 114), (84, 114), (60, 96)))
    dorsal = polygon(
        (79, 66), (81, 57), (85, 62), (88, 55), (91, 62), (95, 57), (97, 65), (102, 62), (103, 74), (92, 72)
    )
    ventral = outline((97, 92), (90, 100, 92, 106), (99, 104, 102, 98))
    tail = outline((101, 106), (92, 112, 92, 122), (99, 118, 103, 115), (109, 117, 117, 121), (115, 110, 106, 106))
    pectoral = outline((84, 84), (82, 96, 90, 102), (93, 96, 90, 86))
    rim = mix(haze, "#fffdf6", 0.6)
    s.figure(
        [
            [(dorsal, mix(key, ink, 0.25)), (ventral, mix(key, ink, 0.25))],
            [(tail, mix(key, ink, 0.25))],
            [(body, mix(deep, mid, 0.25)), (belly, mix(mid, haze, 0.45))],
            [(pectoral, mix(key, ink, 0.1))],
        ],
        rim,
        (-0.6, -1),
        0.9,
    )
    s.stipple(belly, mid, (86, 80), (82, 94), 0.7, 0.0)
    s.stroke([(80, 66), (77, 76, 81, 86)], mix(mid, haze, 0.4), 1.0)
    for step in range(6):
        x, y = 86 + step * 3.2, 70 + step * step * 0.95
        s.stroke([(x, y), (x + 3.4, y + 1.4, x + 3.6, y + 5)], mix(mid, haze, 0.2), 0.7)
    s.fill(oval(73, 71.6, 2.0), key)
    s.fill(oval(72.8, 71.8, 1.0), ink)
    for x, y, r in (
        (92, 126, 1.6),
        (88, 118, 1.2),
        (116, 112, 1.5),
        (112, 126, 1.9),
        (102, 124, 1.3),
        (84, 108, 1.1),
        (113, 100, 1.0),
    ):
        s.fill(oval(x, y, r), rim)
    splash = outline(
        (82, 132),
        (90, 127, 96, 122),
        (98, 127, 103, 121),
        (106, 127, 116, 124),
        (114, 130, 122, 133),
        (102, 138, 82, 132),
    )
    s.fill(splash, rim)


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


def lock_gates(s: Gouache) -> None:
    """Level 1, from below: a sluice cracks open and its water bursts out towards us; the keeper leans on his wheel."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    pale = "#fffdf6"
    # storm over the dam, torn open behind the keeper
    s.wash(ALL, (0, 38), (0, 70), [mix(ink, deep, 0.4), mix(deep, mid, 0.5)])
    gap = outline((22, 70), (40, 52, 58, 50), (70, 40, 96, 44), (112, 48, 124, 42), (124, 70))
    s.fill(gap, mix(key, pale, 0.4))
    s.spot(84, 56, 5, 36, pale, 0.9, gap)
    s.fill(oval(84, 56, 5.4), pale)
    # walls that lean in, the dark gate between them
    s.fill(box(-4, 66, 124, 172), mix(deep, ink, 0.72))
    gate = polygon((46, 66), (102, 66), (100, 96), (48, 96))
    s.fill(gate, ink)
    for x in (55, 64.4, 74, 83.6, 93):
        s.stroke([(x, 68), (74 + (x - 74) * 0.97, 95)], mix(ink, deep, 0.75), 0.9)
    for y in (75, 86):
        s.fill(box(46, y, 102, y + 3), mix(deep, mid, 0.4))
    for side in (-1, 1):
        pier = polygon((74 + side * 27, 66), (74 + side * 39, 66), (74 + side * 46, 172), (74 + side * 27, 172))
        s.figure([[(pier, mix(deep, ink, 0.15))]], mix(mid, haze, 0.5), (-side, -0.4), 0.8)
        for y in (80, 96, 114, 134):
            s.stroke([(74 + side * 27, y), (74 + side * (39 + (y - 66) * 0.07), y - 1)], mix(deep, ink, 0.6), 0.8)
    _burst_of_water(s)
    s.gem(SAPPHIRE, 74, 119, 11.4, 10, 1.4)
    _keeper(s)


def _burst_of_water(s: Gouache) -> None:
    """Paint the fan of water from the slit under the gate: it widens towards us and breaks into foam, step by step."""
    deep, mid, haze = s.deep, s.mid, s.haze
    pale = "#fffdf6"
    for reach, tone, bubble in ((78, mix(deep, mid, 0.8), 11), (66, mix(mid, haze, 0.55), 10), (53, pale, 9)):
        lots = chance(round(reach))
        rim = [around(74, 88, reach * (0.92 + 0.16 * next(lots)), turn) for turn in range(28, 153, 9)]
        foam = [oval(*point, bubble * (0.55 + 0.5 * next(lots))) for point in rim]
        sheet = outline((52, 93), (74, 90.6, 96, 93), rim[0], *rim[1:])
        s.figure([[(join(sheet, *foam), tone)]], mix(tone, pale, 0.6), (-0.4, -1), 0.8)
    for share, long, wide, tone in (
        (-0.9, 40, 2.2, mid), (-0.55, 48, 2.6, mix(mid, haze, 0.5)), (-0.2, 20, 1.4, mid), (0.2, 22, 1.5, mid),
        (0.5, 46, 2.4, mid), (0.85, 42, 2.6, mix(mid, haze, 0.5)),
    ):  # fmt: skip
        start = (74 + share * 20, 95)
        end = around(*start, long, 90 - share * 52)
        s.fill(
            ribbon([(*start, wide * 0.4), ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, wide), (*end, 0.1)], 4),
            tone,
        )
    for x, y, r in ((38, 92, 1.7), (112, 90, 1.4), (31, 98, 1.1), (116, 100, 2.0), (45, 84, 1.2), (105, 81, 1.6)):
        s.fill(oval(x, y, r), pale)


def _keeper(s: Gouache) -> None:
    """Paint the parapet and, black against the gap, the keeper with his whole weight on the wheel."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.figure([[(box(-4, 64.6, 124, 70), mix(deep, ink, 0.5))]], mix(haze, key, 0.4), (0, -1), 0.8)
    s.fill(box(68.6, 50, 71.4, 66), ink)
    s.line(oval(70, 53, 7.6), ink, 1.8)
    for turn in range(0, 180, 45):
        s.stroke([around(70, 53, 9.6, turn), around(70, 53, 9.6, turn + 180)], ink, 1.2)
    s.figure(
        [
            [(limb((92, 55, 2.2), (97, 59, 1.7), (101, 65, 1.3)), ink)],
            [(limb((91, 55, 2.4), (90, 60.6, 1.8), (95, 64.6, 1.4)), ink)],
            [(limb((83, 48, 2.8), (91.6, 54.6, 2.6)), ink)],
            [(oval(80.2, 44.6, 2.7), ink), (polygon((75.6, 44.2), (84.6, 42.6), (84.8, 43.8), (76, 45.4)), ink)],
            [
                (limb((82, 48.6, 1.5), (78, 51, 1.3), (74.6, 48.4, 1.1)), ink),
                (limb((83, 50, 1.5), (80, 55, 1.3), (76, 55, 1.1)), ink),
            ],
        ],
        key,
        (0.4, -1),
        0.5,
    )


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
    s.fill(oval(104, 96, 11.6), mix(haze, "#ffffff", 0.5))
    s.gem(1, 104, 96, 8.2, glint=1.4)
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
        moon_angler,
        ((62, 80), (30, 94), (42, 112), (74, 72)),
        "lands a leaping fish",
        "mountain lake",
        "full moon",
        seed=9,
    ),
    "b1-12": Picture(
        fog_bell, ((63, 74), (67, 80), (82, 62)), "rings a bell", "river stage", "fog, fire in a brazier", seed=12
    ),
    "b1-15": Picture(
        lock_gates,
        ((74, 119), (80, 46), (75, 52), (74, 94)),
        "opens a sluice",
        "foot of a dam",
        "gap in the storm, white fan of water",
        seed=15,
    ),
    "b1-16": Picture(
        sea_floor, ((104, 96), (86, 80), (96, 93)), "dives for a stone", "sea bed", "shafts in water", seed=16
    ),
}
