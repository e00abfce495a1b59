"""Pictures of the sapphire cards of level 1 on and in water."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.faces import rounded
from tools.art.base.figures import arm, drape, hair_tones, leg, limb, planes, profile, skin, small_hand
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.base.props import bars, blades
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
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
                (small_hand(42, 111.6, 3.0, -60), mix(ink, key, 0.62)),
            ],
            [(small_hand(36, 121.6, 2.8, -60), mix(ink, key, 0.52))],
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


_LENS: Final = (60.0, 84.0)
"""The heart of the lighthouse's lens."""


def lamp_room(s: Gouache) -> None:
    """Level 1: a keeper wipes the lens of her lighthouse; the stone in its heart throws two beams far out over the sea."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 132), [mix(ink, deep, 0.35), mix(deep, ink, 0.2), mix(deep, mid, 0.35)])
    for x, y, r in ((30, 46, 0.6), (42, 54, 0.4), (98, 44, 0.6), (112, 52, 0.4), (20, 60, 0.4), (84, 42, 0.5)):
        s.fill(oval(x, y, r), haze)
    sea = box(-4, 120, 124, 176)
    s.wash(sea, (0, 120), (0, 160), [mix(deep, mid, 0.4), mix(ink, deep, 0.5)])
    for y, left, right in ((123, 20, 62), (127, -4, 40), (131, 30, 70), (136, -4, 50)):
        s.stroke([(left, y), ((left + right) / 2, y - 0.8, right, y)], mix(mid, haze, 0.25), 0.6)
    hull = outline((33, 120.6), (34, 117.6), (45, 117.6), (44, 120.6))
    s.fill(
        join(hull, polygon((37, 117), (37.4, 108), (42.6, 116.6)), polygon((36.4, 117), (36.4, 110), (33.6, 116.6))),
        ink,
    )
    x, y = _LENS
    for end, top, foot in ((-8, 44, 80), (128, 36, 62)):  # the beams, each with a brighter core
        for narrow, alpha in ((0, 0.7), (9, 0.8)):
            beam = polygon((x, y - 12), (end, top + narrow), (end, foot - narrow), (x, y))
            s.shaft(beam, mix(haze, "#ffffff", 0.5), alpha, (x, y), (end * 1.6 - x * 0.6, y))
    s.rings(x, y, [33, 27], [mix(mid, haze, 0.3), mix(haze, mid, 0.3)], 0.6)
    _lens(s, x, y)
    _keeper_at_lens(s)
    for bar in (7.0, 113.0):  # the frame of the lantern room
        s.figure([[(box(bar - 1.7, 34, bar + 1.7, 152), ink)]], mix(haze, mid, 0.2), (1 if bar < 60 else -1, 0), 0.7)
    sill = box(-4, 150, 124, 156)
    s.figure(
        [[(box(-4, 155, 124, 176), mix(ink, deep, 0.4))], [(sill, mix(deep, ink, 0.3))]],
        mix(haze, mid, 0.25),
        (0, -1),
        1.0,
    )
    for at in range(6):  # rivets
        s.fill(oval(36 + at * 13, 161, 1.1), mix(deep, mid, 0.5))


def _lens(s: Gouache, x: float, y: float) -> None:
    """Paint the great lens about a point: rings of prisms in a brass cage on its pedestal, the stone at the heart."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    brass, shine = mix(key, "#8a5414", 0.3), "#fff3c8"
    column = polygon((x - 6, y + 30), (x + 6, y + 30), (x + 8.4, y + 76), (x - 8.4, y + 76))
    plate = outline((x - 21, y + 31), (x + 21, y + 31), (x + 17, y + 36), (x - 17, y + 36))
    s.figure(
        [
            [(column, mix(ink, deep, 0.5)), (both(column, box(x - 12, y + 20, x - 3, y + 90)), mix(deep, mid, 0.35))],
            [(plate, brass)],
        ],
        shine,
        (0, -1),
        0.8,
    )
    barrel = outline(
        (x - 13, y - 31),
        (x - 24, y - 20, x - 24, y),
        (x - 24, y + 20, x - 13, y + 31),
        (x + 13, y + 31),
        (x + 24, y + 20, x + 24, y),
        (x + 24, y - 20, x + 13, y - 31),
    )
    s.fill(barrel, mix(deep, mid, 0.7))
    with s.clipped(barrel):
        for number, reach in enumerate((34, 29.5, 25, 20.5, 16, 12)):
            ring = oval(x, y, reach * 0.86, reach)
            s.fill(ring, mix(mid, haze, 0.18 + 0.13 * number))
            s.fill(cut(ring, placed(ring, 1.2, 1.6)), mix(haze, "#ffffff", 0.55))
            s.fill(cut(ring, placed(ring, -0.9, -1.1)), mix(deep, mid, 0.7))
        s.fill(oval(x, y, 9.6, 11), "#ffffff")
        s.spot(x, y, 9, 24, "#ffffff", 0.45)
    for side in (-1, 1):
        rib = ribbon(
            [
                (x + side * 13, y - 31, 1.2),
                (x + side * 22.6, y - 14, 1.3),
                (x + side * 24, y, 1.3),
                (x + side * 22.6, y + 14, 1.3),
                (x + side * 13, y + 31, 1.2),
            ],
            10,
        )
        s.figure([[(rib, brass)]], shine, (-side, -0.3), 0.6)
    cap = outline((x - 14, y - 30), (x - 12, y - 35, x, y - 36), (x + 12, y - 35, x + 14, y - 30))
    s.figure([[(cap, brass)]], shine, (0, 1), 0.7)
    s.gem(SAPPHIRE, x, y, 8.6, 8, 1.9)


def _keeper_at_lens(s: Gouache) -> None:
    """Paint the keeper in profile, white hair under a cap, one hand with a cloth on the glass: its light on her front."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = "#f4fbff", (-1.0, -0.1)
    skin = (mix(ink, key, 0.34), mix(ink, key, 0.60), mix(key, "#fff3dc", 0.5))
    oil = (mix(key, ink, 0.62), mix(key, ink, 0.25), mix(key, "#fff3c8", 0.35))
    head = profile(99, 72, 19, -1, 6, neck=0.22)

    def put(path: skia.Path) -> skia.Path:
        return placed(path, 99, 72, 19, 6, flip=True)

    hair = put(
        outline(
            (-0.10, -0.20),
            (-0.56, -0.34, -0.58, 0.06),
            (-0.60, 0.36, -0.34, 0.40),
            (-0.18, 0.28, -0.16, 0.06),
            (-0.02, 0.0, 0.06, -0.24),
        )
    )
    cap = put(
        outline(
            (-0.56, -0.16),
            (-0.60, -0.62, -0.06, -0.66),
            (0.34, -0.66, 0.36, -0.32),
            (0.56, -0.28, 0.60, -0.20),
            (0.20, -0.24, -0.56, -0.16),
        )
    )
    coat = outline(
        (92, 96),
        (96, 86, 105, 86),
        (114, 92, 116, 106),
        (117, 128, 120, 152),
        (88, 152),
        (92, 130, 90, 112),
        (89, 102, 92, 96),
    )
    collar = outline((92, 88), (97, 80, 107, 83), (109, 92), (100, 95, 92, 93))
    near = limb((104, 97, 5.4), (97, 113, 4.4), (84.6, 103, 2.8))
    rounded(s, coat, oil, light, 3.4, rim, [outline((100, 112), (97, 132, 100, 152), (103, 152), (100, 132, 100, 112))])
    for y in (104, 113, 122):
        s.fill(oval(93.6, y, 1.1), mix(ink, deep, 0.3))
    s.figure([[*planes(s, head, *skin), (head.eye, ink)]], rim, light, 0.9)
    rounded(s, hair, (mix(deep, haze, 0.4), mix(haze, mid, 0.25), "#ffffff"), light, 1.4, rim)
    rounded(s, cap, (ink, mix(ink, deep, 0.6), mix(deep, mid, 0.5)), light, 1.8, rim)
    rounded(s, collar, (mix(ink, deep, 0.3), mix(deep, ink, 0.2), mix(deep, mid, 0.7)), light, 1.4, rim)
    cloth = outline((77, 94), (82, 91, 85, 95), (87, 101, 84, 106), (80, 112, 76, 108), (78, 101, 77, 94))
    s.figure(
        [[(cloth, mix(haze, "#ffffff", 0.5)), (both(cloth, oval(86, 106, 6)), mix(mid, haze, 0.5))]], rim, light, 0.6
    )
    rounded(s, near, oil, (-0.8, -0.6), 2.0, rim)
    s.figure([[(small_hand(83, 101, 3.5, 215, flip=True), skin[1])]], rim, light, 0.6)


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
    head = profile(82, 78.6, 11.6, 1, 50, neck=0.06)
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
                (small_hand(49, 92, 2.2, 170), mix(ink, key, 0.3)),
            ],
            [(taper((75, 77), 3.2, (80, 79), 2.6), skin), (trunk, skin), (cloth, key)],
            [
                *planes(s, head, mix(ink, key, 0.28), mix(ink, key, 0.44), mix(key, haze, 0.5)),
                (head.eye, ink),
                *hair_tones(s, hair),
            ],
            [
                (arm((75, 79), (83, 92), (95, 93.4), k), mix(ink, key, 0.22)),
                (small_hand(96.4, 93.6, 2.3, 10), mix(ink, key, 0.5)),
            ],
        ],
        rim,
        (0.3, -1),
        0.9,
    )
    for x, y, r in ((90, 72, 1.4), (93, 66, 1.9), (91, 59, 1.2), (95, 54, 2.2)):
        s.line(oval(x, y, r), mix(haze, "#ffffff", 0.5), 0.6)
    # the reef, and the stone on its ledge
    s.spot(104, 96, 4, 20, mix(haze, "#ffffff", 0.3), 0.8)
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
    s.throw(SAPPHIRE, 104, 98, 16, path=reef)
    for x, y, h, lean in ((70, 124, 18, -4), (76, 122, 13, 3), (62, 130, 14, -3), (116, 100, 22, -3), (119, 96, 28, 2)):
        s.fill(ribbon([(x, y, 1.6), (x + lean, y - h * 0.5, 1.5), (x - lean * 0.4, y - h, 0.3)]), ink)


def stone_skipper(s: Gouache) -> None:
    """Level 1: by a lake at nightfall a boy skips a stone; ring after ring it leaps away, and it is a sapphire."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(
        ALL,
        (0, 38),
        (0, 92),
        [mix(deep, ink, 0.15), mix(mid, haze, 0.2), mix(haze, "#ffffff", 0.3), mix(key, "#fff3d0", 0.35)],
        stops=[0, 0.3, 0.56, 0.9],
    )
    for x, y, r in ((22, 46, 1.2), (54, 50, 0.9), (104, 44, 1.2), (84, 58, 0.8), (38, 60, 0.8)):
        s.glint(x, y, r, haze)
    ranges = (
        (
            ((-4, 84), (16, 66), (30, 78), (46, 58), (62, 76), (80, 64), (98, 80), (112, 70), (128, 80)),
            mix(mid, deep, 0.25),
        ),
        (((-4, 90), (24, 80), (44, 88), (70, 82), (96, 89), (128, 82)), mix(deep, ink, 0.25)),
    )
    for points, tone in ranges:
        s.figure([[(polygon(*points, (128, 96), (-4, 96)), tone)]], mix(key, "#fff3d0", 0.3), (-0.3, -1), 0.8)
    lake = box(-4, 94, 124, 176)
    s.wash(
        lake,
        (0, 94),
        (0, 168),
        [mix(key, "#fff3d0", 0.4), mix(haze, "#fff3d0", 0.4), mix(mid, haze, 0.4), mix(deep, mid, 0.4)],
        stops=[0, 0.18, 0.5, 1],
    )
    with s.clipped(lake):
        for points, tone in ranges:
            mirrored = polygon(*((x, 188 - y * 0.98) for x, y in points), (128, 94), (-4, 94))
            s.fill(mirrored, tone, 0.28)
    for x, y, wide in ((20, 100, 18), (96, 99, 22), (58, 106, 12), (106, 110, 14), (20, 118, 12), (30, 142, 12)):
        s.fill(polygon((x - wide, y), (x, y - 0.6), (x + wide, y), (x, y + 0.7)), mix(haze, "#ffffff", 0.3), 0.7)
    for x, y, r in ((74, 138, 10.5), (60, 124.6, 8), (50, 114.6, 5.6)):  # where it has touched
        for share in (1.0, 0.64, 0.3):
            s.line(oval(x, y, r * share, r * 0.32 * share), mix(haze, "#ffffff", 0.55), 0.5 + r * 0.05)
        for dx, tall in ((-0.24, 0.5), (0.06, 0.85), (0.3, 0.4)):
            s.fill(
                taper((x + dx * r, y), 0.14 * r * 0.5, (x + dx * r * 1.5, y - tall * r * 0.7), 0.2),
                mix(haze, "#ffffff", 0.6),
            )
    s.stroke([(74, 136), (67, 116, 60, 123)], mix(haze, "#ffffff", 0.4), 0.5)
    s.stroke([(60, 123), (55, 106, 50, 113.6)], mix(haze, "#ffffff", 0.4), 0.5)
    s.stroke([(50, 113.6), (47, 102, 45, 100)], mix(haze, "#ffffff", 0.4), 0.5)
    s.gem(SAPPHIRE, 43.4, 97.4, 7.2, -16, 1.5)
    _shore(s)
    _skipper(s)
    blades(s, mix(ink, deep, 0.15), [(104 + at * 3.4, 178, 36 + (at * 11) % 22, (at * 7) % 11 - 7) for at in range(6)])


def _shore(s: Gouache) -> None:
    """Paint the shore of pebbles, the last light on each."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    bank = outline((58, 176), (70, 156, 92, 152), (112, 146, 128, 138), (128, 176))
    s.figure([[(bank, mix(ink, deep, 0.3))]], mix(key, haze, 0.5), (-0.6, -1), 0.8)
    lots = chance(23)
    for _ in range(34):
        x = 64 + 60 * next(lots)
        y = 176 - (x - 58) * 0.36 * next(lots) - 1
        stone = oval(x, y, 1.6 + 1.8 * next(lots), 1.0 + 0.8 * next(lots))
        s.figure([[(stone, mix(deep, ink, 0.2 + 0.5 * next(lots)))]], mix(key, haze, 0.5), (-0.6, -1), 0.5)


def _skipper(s: Gouache) -> None:
    """Paint the boy at the end of his throw: weight on the front leg, the arm through and low, an amber scarf."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = mix(key, "#fff3d0", 0.5)
    head = profile(84, 94, 14, -1, -12, neck=0.24)
    hair = placed(
        outline(
            *((0.38, -0.24), (0.36, -0.62, -0.10, -0.64), (-0.64, -0.56, -0.54, 0.12), (-0.44, 0.28, -0.28, 0.20)),
            *((-0.14, 0.04, -0.08, -0.14), (0.14, -0.22, 0.38, -0.24)),
        ),
        *(84, 94, 14, -12),
        flip=True,
    )
    jacket = outline((82, 108), (87, 101.6, 94, 104), (101, 112, 103, 128), (88, 132), (83, 120, 82, 108))
    front_leg = join(
        limb((91, 128, 5.4), (80, 136, 4.2), (82, 149, 2.8)),
        polygon((76, 148), (84.4, 147), (85, 153.4), (73.6, 154.4)),
    )
    back_leg = join(
        limb((98, 127, 5.4), (104, 139, 4.0), (114, 147, 2.6)),
        polygon((112, 143), (116.6, 146), (117.4, 152), (110.4, 150.4)),
    )
    throw, back_arm = (
        limb((85, 109, 3.7), (76, 119, 3.0), (66, 113, 2.1)),
        limb((97, 109, 3.4), (108, 113, 2.7), (113, 104, 2.0)),
    )
    scarf = ribbon([(90, 102, 1.8), (98, 98, 2.2), (106, 100, 1.9), (113, 95, 0.5)], 10)
    hand_open = join(
        oval(64.6, 112, 2.2), *(limb((64, 111.6, 1.0), (60.4 + at * 0.5, 108.8 + at * 1.5, 0.7)) for at in range(3))
    )
    s.figure(
        [
            [(back_arm, mix(deep, ink, 0.3)), (small_hand(113.6, 102, 2.4, -70), mix(ink, key, 0.5))],
            [(back_leg, mix(ink, deep, 0.2))],
            [(front_leg, mix(ink, deep, 0.45))],
            [(scarf, key)],
            [(jacket, mix(mid, deep, 0.3)), (both(jacket, placed(jacket, 6, 1)), mix(deep, ink, 0.4))],
            [
                *planes(s, head, mix(ink, key, 0.36), mix(ink, key, 0.6), mix(haze, key, 0.4)),
                (head.eye, ink),
                *hair_tones(s, hair, -1),
            ],
            [(ribbon([(82, 104, 1.7), (87, 106, 2.0), (93, 103, 1.6)], 6), key)],
            [(throw, mix(mid, deep, 0.1)), (cut(throw, placed(throw, -1.6, -2)), mix(deep, ink, 0.2))],
            [(hand_open, mix(ink, key, 0.66))],
        ],
        rim,
        (-0.9, -0.6),
        0.9,
    )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-09": Picture(
        moon_angler,
        ((62, 80), (30, 94), (42, 112), (74, 72)),
        "lands a leaping fish",
        "mountain lake",
        "full moon",
        seed=9,
    ),
    "b1-15": Picture(
        lamp_room,
        ((60, 84), (90, 74), (83, 101), (60, 60)),
        "wipes the lens of a lighthouse",
        "lantern room over the sea",
        "stone in a lens, two beams",
        seed=41,
    ),
    "b1-16": Picture(
        sea_floor, ((104, 96), (86, 80), (96, 93)), "dives for a stone", "sea bed", "shafts in water", seed=16
    ),
    "b1-12": Picture(
        stone_skipper,
        ((44, 98), (82, 94), (64, 112), (60, 124)),
        "skips a stone",
        "lake in the mountains",
        "afterglow over water",
        seed=12,
    ),
}
