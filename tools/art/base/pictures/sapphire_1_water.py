"""Pictures of the sapphire cards of level 1 on and in water."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import arm, drape, leg, limb, mitten, profile, shoe, skin
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.base.props import bars, blades
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
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
    ribbon,
    taper,
)


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
    """A keeper leans into the wheel of a sluice before the gap in the storm: under the raised gate leaps a sapphire."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 112), [mix(deep, ink, 0.35), mix(deep, mid, 0.4), mix(mid, haze, 0.3)])
    s.rings(84, 76, [50, 38, 27], [mix(mid, haze, 0.35), mix(haze, key, 0.25), mix(key, "#fff6dc", 0.7)], 0.6)
    for y, x0, x1 in ((45, 16, 74), (53, 84, 128), (88, 106, 128), (66, 8, 48)):
        s.fill(polygon((x0, y), (x1, y - 1), (x1 - 12, y + 3), (x0 + 10, y + 3.4)), mix(deep, mid, 0.25))
    # the dam: courses of stone under the keeper's feet, the sluice in its frame
    s.fill(box(-4, 112, 128, 176), mix(deep, ink, 0.5))
    for row in range(6):
        s.stroke([(-4, 122 + row * 11), (128, 122 + row * 11)], mix(ink, deep, 0.3), 1.0)
        for column in range(7):
            joint = column * 20 + row % 2 * 10
            s.stroke([(joint, 122 + row * 11), (joint, 133 + row * 11)], mix(ink, deep, 0.3), 1.0)
    s.fill(box(84, 112, 116, 146), ink)
    with s.moved(11, 22):
        _bent_water(s)
    s.fill(polygon((86, 122), (114, 122), (110, 150), (78, 152)), "#f6fbff")
    for x, foot in ((88, 84), (93, 90), (107, 106), (112, 109)):
        s.stroke([(x, 124), (foot, 150)], mix(mid, haze, 0.45), 1.2)
    s.gem(SAPPHIRE, 99, 137, 9, 6, 1.5)
    for x, y, r, turn in ((84, 150, 10, 16), (102, 149, 10, -10)):  # foam before the stone
        s.fill(oval(x, y, r, 3.0, turn), "#ffffff")
    _sluice_winch(s)
    _sluice_keeper(s)


def _bent_water(s: Gouache) -> None:
    """Paint the water from the sluice: three long curved planes, the palest in front."""
    mid, haze = s.mid, s.haze
    planes = (
        ((104, 104), (110, 136, 104, 160), (98, 172, 94, 180), (36, 180), (56, 136, 82, 104), mix(s.deep, mid, 0.7)),
        (
            (101, 104),
            (100, 134, 86, 152),
            (72, 166, 70, 180),
            (40, 180, 34, 180),
            (50, 130, 82, 104),
            mix(mid, haze, 0.45),
        ),
        ((93, 104), (88, 122, 76, 138), (62, 154, 58, 180), (44, 180, 40, 180), (52, 126, 82, 104), "#f6fbff"),
    )
    for *points, tone in planes:
        s.fill(outline(*points), tone)
    s.stipple(outline(*planes[1][:-1]), haze, (96, 112), (54, 164), 0.0, 0.7)
    for x, bend, foot in ((88, (72, 126), (57, 160)), (97, (92, 138), (80, 170))):
        s.stroke([(x, 106), (*bend, *foot)], mix(mid, haze, 0.25), 1.1)
    for x, y, r in ((60, 110, 1.6), (52, 118, 2.0), (66, 104, 1.2), (46, 130, 1.4), (57, 102, 1.0)):
        s.fill(oval(x, y, r), "#f6fbff")


def _sluice_winch(s: Gouache) -> None:
    """Paint the gate half raised on its screw between two posts, the deck, and the wheel that lifts it."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    rim = mix(key, "#fff6dc", 0.6)
    s.figure([[(box(86, 114, 114, 124), mix(deep, mid, 0.5))]], rim, (-0.3, 1), 0.9)
    for x in (93, 100, 107):
        s.stroke([(x, 115), (x, 123)], mix(ink, deep, 0.4), 1.0)
    # the screw with its thread, up through the beam
    s.figure([[(box(99.4, 46, 104.6, 116), mix(ink, key, 0.4))]], rim, (-1, -0.2), 0.8)
    for step in range(12):
        s.stroke([(99, 50.6 + step * 5.2), (105, 48.2 + step * 5.2)], ink, 1.3)
    posts = [box(x - 3, 54, x + 3, 148) for x in (82, 118)]
    s.figure([[(post, mix(ink, deep, 0.25))] for post in posts], rim, (-0.7, -0.4), 0.8)
    s.figure([[(box(76, 56, 124, 62.6), ink)]], rim, (-0.2, -1), 0.9)
    s.figure([[(box(-4, 107, 128, 113), ink)]], rim, (0.2, -1), 1.0)
    x, y, r = 84, 79, 17.0
    ring = cut(oval(x, y, r), oval(x, y, r - 3.6))
    spokes = [taper((x, y), 1.7, around(x, y, r - 2, turn), 1.4) for turn in range(25, 385, 60)]
    handles = [taper(around(x, y, r - 1, turn), 1.6, around(x, y, r + 5, turn), 1.9) for turn in range(25, 385, 60)]
    s.figure([[(path, ink) for path in (*handles, ring, *spokes, oval(x, y, 4.4))]], rim, (-0.6, -1), 0.9)
    s.fill(oval(x, y, 2.2), mix(ink, key, 0.6))


def _sluice_keeper(s: Gouache) -> None:
    """Paint the keeper on his feet: he leans into the wheel, a hand on its rim above and one below."""
    ink, deep, key = s.ink, s.deep, s.key
    head = profile(60, 57, 13, 1, 14, neck=0.24)
    hat = placed(
        join(
            polygon((-12, -4, 1), (10, -4, 1), (10, -1, 1), (-12, -1, 1)),
            outline((-7, -3), (-7.6, -11, 0, -12), (7, -11, 7, -3)),
        ),
        *(59.2, 54.6, 0.94, 12, True),
    )
    coat = outline((50, 70), (54, 63, 61, 66), (65, 72, 60, 84), (60, 92, 58, 96), (46, 97, 39, 93), (43, 80, 50, 70))
    far = join(limb((53, 90, 5.0), (63, 94, 3.9), (60, 103, 2.6)), shoe(59, 107.6, 1, 0.8))
    near = join(limb((47, 90, 5.8), (47, 98, 4.2), (40, 104, 2.7)), placed(shoe(0, 0, 1, 0.82), 38, 107.6, 1, 6))
    s.figure(
        [
            [
                (limb((57, 69, 3.4), (60, 78, 2.8), (65, 72, 2.1)), mix(key, ink, 0.5)),
                (mitten(66, 70.4, 2.9, -50), mix(ink, key, 0.5)),
            ],
            [(far, mix(ink, deep, 0.6))],
            [(near, mix(ink, deep, 0.2))],
            [(coat, mix(key, ink, 0.12)), (cut(coat, placed(coat, 7, -2)), mix(key, ink, 0.5))],
            [*skin(s, head, 0.4, 0.68), (head.eye, ink)],
            [(hat, mix(ink, deep, 0.3))],
            [
                (limb((53, 72, 4.0), (54, 86, 3.1), (65, 91, 2.2)), mix(key, ink, 0.3)),
                (mitten(66.4, 91, 3.0, 0), mix(ink, key, 0.6)),
            ],
        ],
        mix(key, "#fff6dc", 0.6),
        (0.9, -0.4),
        1.0,
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
        ((99, 137), (62, 57), (66, 70), (66, 91)),
        "opens a sluice",
        "crest of a dam",
        "gap in the storm, white bend of water",
        seed=15,
    ),
    "b1-16": Picture(
        sea_floor, ((104, 96), (86, 80), (96, 93)), "dives for a stone", "sea bed", "shafts in water", seed=16
    ),
}
