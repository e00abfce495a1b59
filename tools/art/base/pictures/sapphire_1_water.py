"""Pictures of the sapphire cards of level 1 on and in water."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import arm, drape, leg, limb, profile, skin, small_hand
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.base.props import bars
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
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


def fog_bell(s: Gouache) -> None:
    """Level 1, from below its mouth: a golden fog bell, the stone its clapper, and the boy who rings it and looks up."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    pale = "#fffdf6"
    s.wash(ALL, (0, 38), (0, 150), [mix(mid, deep, 0.4), mix(mid, haze, 0.45), haze, mix(haze, pale, 0.6)])
    for left, right, top, tone in (
        (-10, 60, 58, mix(mid, haze, 0.6)), (82, 130, 72, mix(haze, pale, 0.4)), (-10, 50, 128, pale), (70, 130, 140, pale),
    ):  # fmt: skip
        s.fill(box(left, top, right, top + 7, 3.5), tone, 0.8)
    # the body, away from us, then the lip and the hollow
    x, y, turn = 74, 90, -10
    gold, shade = key, mix(key, ink, 0.42)
    body = outline((34, 96), (40, 62, 62, 40), (66, 30), (104, 30), (112, 60, 114.6, 82))
    s.figure(
        [[(body, mix(key, ink, 0.2)), (both(body, polygon((84, 20), (130, 20), (130, 100), (96, 100))), shade)]],
        pale,
        (-1, -0.4),
        1.0,
    )
    for low, high in ((0.66, 2.0), (0.5, 1.2)):
        band = outline(
            (40 + 14 * (1 - low), 30 + 60 * low),
            (74, 12 + 40 * low, 112, 18 + 50 * low),
            (112, 18 + 50 * low + high),
            (74, 12 + 40 * low + high, 40 + 14 * (1 - low), 30 + 60 * low + high),
        )
        s.fill(both(body, band), mix(key, ink, 0.6))
    s.fill(oval(x, y, 42, 36, turn), mix(key, pale, 0.45))
    s.fill(oval(x + 0.8, y + 1, 41, 35, turn), gold)
    s.fill(oval(x - 0.2, y - 0.6, 36.6, 31, turn), mix(key, ink, 0.3))
    hollow = oval(x, y, 35, 29.4, turn)
    s.fill(hollow, mix(key, ink, 0.55))
    with s.clipped(hollow):
        for size, tone in ((0.84, 0.66), (0.68, 0.76), (0.52, 0.86), (0.34, 0.95)):
            s.fill(oval(x + (1 - size) * 14, y - (1 - size) * 24, 35 * size, 29.4 * size, turn), mix(key, ink, tone))
        s.spot(x - 14, y + 22, 0, 40, mix(key, haze, 0.2), 0.55, hollow)
    # clapper and rope
    s.figure([[(taper((81, 77), 1.6, (74, 92), 2.6), mix(key, ink, 0.2))]], pale, (-1, 0), 0.7)
    s.stroke([(71, 108), (66, 128, 68, 174)], mix(key, haze, 0.5), 2.0)
    s.gem(SAPPHIRE, 72, 102, 12, 8, 1.6)
    _ringer(s)


def _ringer(s: Gouache) -> None:
    """Paint the boy at the foot, his head thrown back to look up at the bell, one hand over the other on the rope."""
    ink, deep, key = s.ink, s.deep, s.key
    pale, tan = "#fffdf6", mix(ink, key, 0.62)
    x, y, h, tilt = 50.0, 142.0, 21.0, -34.0
    head = profile(x, y, h, 1, tilt, neck=0.4)
    hair = outline(
        *((0.34, -0.42), (0.14, -0.36, 0.05, -0.20), (0.0, -0.04, -0.10, 0.04), (-0.22, 0.28, -0.36, 0.26)),
        *((-0.62, 0.0, -0.54, -0.38), (-0.34, -0.66, 0.05, -0.62), (0.28, -0.60, 0.34, -0.42)),
    )
    coat = outline((46, 158), (54, 153, 64, 158), (72, 166, 74, 178), (34, 178), (38, 164, 46, 158))
    far, near = (
        limb((63, 161, 4.4), (79, 153, 3.9), (72, 139, 3.0)),
        limb((55, 165, 5.0), (71, 171, 4.6), (69.6, 153, 3.4)),
    )
    s.figure(
        [
            [(far, deep)],
            [*skin(s, head, 0.5, 0.7), (placed(hair, x, y, h, tilt), ink), (head.eye, ink)],
            [(coat, mix(ink, deep, 0.4))],
            [(polygon((46, 157), (60, 152), (63, 157), (47, 162)), key)],
            [(small_hand(68.4, 134, 4.0, -100), tan)],
            [(near, mix(ink, deep, 0.7))],
            [(small_hand(68.2, 148, 4.3, -100), tan)],
        ],
        pale,
        (0.5, -1),
        0.9,
    )


def sluice(s: Gouache) -> None:
    """Level 1: on a dam below a torn storm the keeper throws his whole back against the wheel; a jet bursts out under him."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    pale = "#fffdf6"
    # the gap between cloud and water, bright behind the keeper
    s.wash(ALL, (0, 56), (0, 108), [mix(key, haze, 0.55), mix(key, pale, 0.65), pale])
    cloud = outline(
        *((-4, 30), (128, 30), (128, 52), (118, 58, 108, 52), (98, 46, 88, 51), (76, 45, 66, 52), (52, 50, 44, 60)),
        *((30, 60, 22, 70), (8, 70, -4, 80)),
    )
    s.figure([[(cloud, mix(ink, deep, 0.75))]], mix(key, haze, 0.4), (0.2, 1), 1.0)
    s.stipple(cloud, mix(deep, mid, 0.5), (70, 36), (74, 56), 0.0, 0.7)
    s.fill(outline((-4, 96), (30, 84, 52, 96), (90, 104, 128, 90), (128, 112), (-4, 112)), mix(mid, haze, 0.45))
    for x, y in ((40, 66), (54, 58), (66, 64), (112, 62), (120, 72), (34, 82)):
        s.fill(taper((x, y), 0.5, (x - 4, y + 13), 0.2), mix(deep, mid, 0.3), 0.7)
    _sluice_wheel(s, 97, 80)
    _keeper(s)
    # the dam, its gate and the stone in the root of the jet
    s.fill(box(-4, 110, 124, 176), mix(ink, deep, 0.55))
    for x in (-2, 24, 112):
        s.stroke([(x, 116), (x - 1, 132)], ink, 0.9)
    for y in (124, 138, 152):
        s.stroke([(-4, y), (124, y)], ink, 0.9)
    s.figure([[(box(-4, 108, 124, 115), mix(deep, ink, 0.3))]], mix(key, pale, 0.5), (0, -1), 1.1)
    s.fill(box(50, 115, 106, 124), ink)
    _burst_of_water(s)
    s.gem(SAPPHIRE, 78, 130, 11.0, 10, 1.5)
    for x, y, long in ((62, 126, 16), (94, 126, 14), (100, 128, 20), (70, 146, 18), (86, 147, 16)):
        lean = (x - 78) * 0.4
        s.fill(taper((x, y), 0.4, (x + lean, y + long), 1.1), mix(mid, haze, 0.4))


def _burst_of_water(s: Gouache) -> None:
    """Paint the jet from the slit under the gate: it falls towards us and breaks into foam, step by step."""
    deep, mid, haze = s.deep, s.mid, s.haze
    for reach, tone, bubble in ((58, mix(deep, mid, 0.9), 10), (49, mix(mid, haze, 0.6), 9), (40, "#fffdf6", 8)):
        lots = chance(reach)
        edge = [around(78, 116, reach * (0.92 + 0.16 * next(lots)), turn) for turn in range(22, 159, 9)]
        foam = [oval(*point, bubble * (0.55 + 0.5 * next(lots))) for point in edge]
        sheet = outline((54, 121), (102, 121), edge[0], *edge[1:])
        s.figure([[(join(sheet, *foam), tone)]], mix(tone, "#fffdf6", 0.6), (0, -1), 0.8)


def _sluice_wheel(s: Gouache, x: float, y: float) -> None:
    """Paint the wheel on its post, black against the gap."""
    ink, key = s.ink, s.key
    spokes = join(
        *(taper(around(x, y, 25, turn), 1.5, around(x, y, 25, turn + 180), 1.5) for turn in range(20, 200, 45))
    )
    wheel = cut(oval(x, y, 20), oval(x, y, 16.4))
    post = polygon((x - 4, y), (x + 4, y), (x + 7, 112), (x - 7, 112))
    s.figure([[(post, ink)], [(join(wheel, spokes, oval(x, y, 5)), ink)]], key, (-0.3, -1), 0.8)


def _keeper(s: Gouache) -> None:
    """Paint the keeper in one thrust from his heel to his hands, his head between his arms, coat and scarf in the wind."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(76, 68, 13.5, 1, 26, neck=0.2)
    cap = outline((69, 70), (67, 60, 75, 59.6), (82, 60, 84.4, 66), (78, 65, 74, 71), (70, 74, 69, 70))
    coat = outline((50, 88), (56, 74, 68, 71), (77, 72, 76, 81), (70, 92, 58, 98), (46, 104, 36, 98), (46, 96, 50, 88))
    scarf = ribbon([(70, 75, 1.4), (60, 66, 1.8), (50, 67, 1.8), (42, 61, 0.4)], 10)
    skin_tone = mix(ink, key, 0.4)
    s.figure(
        [
            [
                (limb((72, 76, 3.4), (84, 76, 2.8), (92, 66, 2.0)), mix(ink, deep, 0.3)),
                (small_hand(92.6, 65, 2.8, -60), skin_tone),
            ],
            [(leg((54, 92), (68, 97), (62, 109), (67, 110), 0.86), ink)],
            [(leg((52, 90), (43, 100), (36, 108), (41, 110), 0.86), mix(ink, deep, 0.3))],
            [(coat, mix(ink, deep, 0.4)), (drape(coat, 58, 8), ink)],
            [(scarf, mix(key, "#e2542a", 0.5))],
            [(head.head, skin_tone), (both(head.head, head.wedge), mix(key, haze, 0.3)), (head.eye, ink)],
            [(cap, ink)],
            [
                (limb((70, 78, 4.0), (80, 89, 3.2), (90, 84, 2.2)), mix(ink, deep, 0.5)),
                (small_hand(91.4, 83.4, 2.9, -30), skin_tone),
            ],
        ],
        mix(key, "#fffdf6", 0.5),
        (0.5, -1),
        0.9,
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
                (small_hand(49, 92, 2.2, 170), mix(ink, key, 0.3)),
            ],
            [(taper((75, 77), 3.2, (80, 79), 2.6), skin), (trunk, skin), (cloth, key)],
            [(head, mix(ink, key, 0.34)), (both(head, wedge), mix(key, haze, 0.5)), (hair, ink)],
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
        fog_bell,
        ((72, 102), (68, 134), (56, 139), (74, 121)),
        "rings a bell",
        "river in fog",
        "golden rim of the bell",
        seed=12,
    ),
    "b1-15": Picture(
        sluice,
        ((78, 130), (76, 68), (92, 66), (91, 84), (78, 145)),
        "opens a sluice",
        "crest of a dam",
        "gap in the storm, white jet",
        seed=15,
    ),
    "b1-16": Picture(
        sea_floor, ((104, 96), (86, 80), (96, 93)), "dives for a stone", "sea bed", "shafts in water", seed=16
    ),
}
