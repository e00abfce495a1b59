"""Pictures of the onyx cards of level 1 under the open sky."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.figures import drape, grip, hand, limb, mitten, profile, skin
from tools.art.base.gouache import ONYX, VIOLET, Gouache
from tools.art.base.props import bars, lamp
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
    placed,
    polygon,
    ribbon,
    taper,
)


def onyx_crypt(s: Gouache) -> None:
    """A grave robber kneels before the rising moon and lifts a stone from an open slab; an owl looks on."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 120), [mix(deep, VIOLET, 0.5), mix(mid, VIOLET, 0.35)])
    s.rings(70, 82, [46, 37, 30], [mix(mid, VIOLET, 0.35), mix(mid, haze, 0.45), haze], 0.5)
    for y, x0, x1 in ((54, 22, 58), (62, 84, 122), (100, 30, 50)):
        s.fill(polygon((x0, y), (x1, y - 0.8), (x1 - 8, y + 2.2), (x0 + 7, y + 2.4)), mix(mid, VIOLET, 0.3))
    # a bare tree with the owl
    for joints in (
        ((124, 172, 7), (117, 110, 5), (114, 70, 3.4), (102, 38, 1.2)),
        ((115, 84, 2.8), (106, 76, 1.9), (92, 78, 1.2), (84, 72, 0.7)),
        ((114, 66, 2.2), (121, 52, 1.2)),
    ):
        s.fill(limb(*joints), ink)
    s.figure([[(outline((92, 78), (88, 66, 96, 61), (104, 66, 101, 78)), ink)]], haze, (-0.6, -0.8), 0.9)
    for x in (93.8, 98.6):
        s.fill(oval(x, 67, 1.8), s.key)
        s.fill(oval(x, 67, 0.8), ink)
    # the yard: crosses, and the grave with its slab pushed aside
    yard = polygon((-4, 112), (36, 106), (80, 110), (124, 105), (124, 172), (-4, 172))
    for x, y, k in ((40, 112, 0.9), (24, 116, 1.15)):
        cross = join(box(x - 2 * k, y - 24 * k, x + 2 * k, y + 8), box(x - 8 * k, y - 18 * k, x + 8 * k, y - 14 * k))
        s.fill(cross, mix(deep, ink, 0.35))
    s.fill(yard, mix(deep, ink, 0.3))
    s.stipple(yard, mid, (76, 108), (60, 140), 0.75, 0.0)
    s.fill(polygon((54, 138), (104, 132), (118, 148), (58, 156)), ink)
    slab = polygon((90, 122), (122, 112), (126, 136), (102, 142))
    edge = polygon((102, 142), (126, 136), (126, 143), (104, 149))
    s.figure([[(slab, mix(mid, haze, 0.3)), (edge, mix(ink, deep, 0.4))]], haze, (-0.6, -1), 0.9)
    s.rings(70, 126, [15, 9.6], [mix(s.key, deep, 0.35), mix(s.key, haze, 0.35)], 0.7)
    _robber(s)
    lamp(s, 70, 116, 1.6)
    s.gem(ONYX, 92, 97, 7.2, 0, 1.6)


def _robber(s: Gouache) -> None:
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(62, 80, 15, 1, 12)
    hat = join(
        polygon((47, 76.4), (75, 69.6), (76, 72.8), (48, 80)), outline((54, 75), (52, 62, 60, 61.4), (68, 61, 70, 71))
    )
    coat = outline((34, 148), (38, 108, 48, 94), (56, 86, 66, 92), (72, 108, 66, 128), (60, 148, 34, 148))
    s.figure(
        [
            [(limb((58, 126, 5.8), (76, 129, 4.8), (72, 147, 3.4), (80, 149, 2.4)), ink)],
            [(coat, mix(ink, deep, 0.4)), (drape(coat, 50, -3), ink)],
            [*skin(s, head, 0.28, 0.55), (head.eye, ink), (hat, ink)],
            [(polygon((50, 90, 2), (68, 90, 2), (66, 97), (54, 97)), VIOLET)],
            [
                (limb((56, 100, 4.6), (58, 116, 3.6), (69, 116, 2.5)), ink),
                (mitten(70, 115.4, 2.8, 0), mix(ink, key, 0.6)),
            ],
            [
                (limb((64, 99, 4.6), (75, 109, 3.6), (86, 100.6, 2.5)), ink),
                (mitten(87, 100, 2.8, -30), mix(ink, key, 0.6)),
            ],
        ],
        mix(key, haze, 0.6),
        (0.9, 0.5),
        1.0,
    )


def onyx_knapper(s: Gouache) -> None:
    """Hands alone: on a black beach a knapper strikes flakes from a stone; the white surf behind is the light."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 66), [mix(mid, haze, 0.5), "#f6f2fb"])
    s.fill(polygon((84, 62), (92, 48), (99, 44), (107, 52), (116, 48), (126, 62)), mix(mid, deep, 0.1))
    s.fill(box(-4, 60, 124, 110), mix(mid, haze, 0.25))
    # surf: three long tongues, each with its foam and its shadow
    for y, bend, tone in ((68, 5, mix(haze, mid, 0.2)), (80, 8, "#fdfbff"), (95, 11, "#ffffff")):
        tongue = outline(
            (-4, y),
            (18, y - bend, 40, y),
            (60, y + bend, 82, y - 1),
            (104, y - bend, 124, y + 2),
            (124, y + 7),
            (100, y + 2, 80, y + 7),
            (56, y + bend + 9, 38, y + 6),
            (16, y + 1, -4, y + 8),
        )
        s.fill(placed(tongue, 0, 3), mix(mid, deep, 0.3))
        s.fill(tongue, tone)
    beach = outline((-4, 108), (24, 100, 46, 108), (70, 118, 92, 108), (110, 102, 124, 110), (124, 172), (-4, 172))
    s.fill(beach, ink)
    s.stipple(beach, mix(mid, haze, 0.3), (60, 104), (60, 120), 0.8, 0.0)
    for x, y, r in ((30, 124, 5), (110, 122, 5.4), (100, 132, 4), (44, 134, 4.4)):
        s.fill(oval(x, y, r, r * 0.6), mix(ink, deep, 0.8))
        s.fill(oval(x - r * 0.2, y - r * 0.2, r * 0.6, r * 0.24), mix(mid, haze, 0.2))
    rim = "#ffffff"
    warm, lit = mix(ink, s.key, 0.42), mix(ink, s.key, 0.54)
    # the core, held from below by the left hand
    sleeve = polygon((10, 178), (36, 138, 3), (54, 154, 3), (44, 180))
    s.figure(
        [
            [
                (sleeve, VIOLET),
                (both(sleeve, polygon((6, 140), (42, 144), (26, 182), (6, 182))), mix(VIOLET, ink, 0.5)),
            ]
        ],
        rim,
        (0.4, -1),
        1.0,
    )
    fingers = grip(62, 130, 0.98, 48)
    hand(s, fingers[:2], warm, rim, (0.4, -1), 0.9)
    core = polygon((48, 120), (56, 98), (74, 90), (92, 98), (96, 116), (84, 134), (62, 138))
    s.figure(
        [
            [
                (core, mix(ink, deep, 0.15)),
                (polygon((56, 98), (74, 90), (80, 104), (62, 110)), mix(deep, mid, 0.6)),
                (polygon((74, 90), (92, 98), (96, 116), (80, 104)), mix(deep, ink, 0.3)),
                (polygon((48, 120), (56, 98), (62, 110)), mix(mid, deep, 0.4)),
                (polygon((62, 110), (80, 104), (84, 134), (62, 138)), mix(ink, deep, 0.5)),
            ]
        ],
        rim,
        (-0.3, -1),
        1.0,
    )
    hand(s, fingers[2:], warm, rim, (0.4, -1), 0.9)
    # the hammer stone in the right hand, about to strike again
    sleeve = polygon((128, 66), (112, 62, 3), (106, 82, 3), (128, 92))
    s.figure(
        [
            [
                (sleeve, VIOLET),
                (both(sleeve, polygon((104, 76), (128, 80), (128, 96), (104, 86))), mix(VIOLET, ink, 0.5)),
            ]
        ],
        rim,
        (-0.4, -1),
        1.0,
    )
    stone = blob((84, 64), (92, 56), (102, 60), (102, 72), (94, 80), (84, 76), tension=1.0)
    parts = grip(97, 66, 0.8, -72)
    hand(s, parts[:2], lit, rim, (-0.4, -1), 0.9)
    s.figure(
        [
            [
                (placed(stone, -3, 2), mix(mid, haze, 0.1)),
                (both(placed(stone, -3, 2), box(70, 70, 110, 90)), mix(mid, deep, 0.5)),
            ]
        ],
        rim,
        (-0.4, -1),
        0.9,
    )
    hand(s, parts[2:], lit, rim, (-0.4, -1), 0.9)
    # flakes
    for x, y, turn, size in (
        (66, 78, 20, 3.6),
        (54, 84, 70, 3.0),
        (44, 94, 40, 3.4),
        (60, 68, 10, 2.6),
        (46, 74, 50, 2.4),
        (102, 92, 80, 2.8),
        (108, 102, 15, 2.6),
        (38, 84, 65, 2.2),
    ):
        s.fill(placed(polygon((-1.6, -0.3), (0.2, -1.1), (1.6, 0.3), (-0.2, 0.8)), x, y, size, turn), ink)
        s.stroke([around(x, y, size * 1.2, turn + 180), around(x, y, size * 0.4, turn + 250)], mix(mid, haze, 0.5), 0.5)
    for turn in (200, 235, 270, 305):
        s.stroke([around(76, 90, 4, turn), around(76, 90, 9, turn)], "#ffffff", 1.0)
    s.fill(polygon((62, 112), (73, 104), (85, 108), (86, 121), (76, 128), (64, 124)), mix(mid, haze, 0.45))
    s.gem(ONYX, 74, 116, 7.6, 10, 1.7)


def onyx_barge(s: Gouache) -> None:
    """A coal barge comes bow on under a bridge; arch and water close an eye of snow light round its pole woman."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.3))
    # the eye: the arch, and its image in the black water
    eye = join(arch(32, 116, 92, 93, 46), placed(arch(32, 116, 92, 93, 46), 0, 92 * 1.62, 1, 0, False, -0.62))
    s.fill(eye, haze)
    with s.clipped(eye):
        s.wash(box(20, 40, 124, 93), (0, 46), (0, 93), [mix(mid, haze, 0.35), "#f4f0fa"])
        # roofs with snow, lit windows, along the canal
        for points, roof, tone in (
            (
                ((28, 100), (28, 66), (40, 56), (50, 66), (50, 100)),
                ((27, 67), (40, 55), (51, 67), (51, 63), (40, 51), (27, 63)),
                mix(mid, deep, 0.1),
            ),
            (
                ((122, 100), (122, 62), (110, 54), (98, 64), (98, 100)),
                ((123, 63), (110, 53), (97, 65), (97, 61), (110, 49), (123, 59)),
                mix(mid, deep, 0.1),
            ),
            (
                ((50, 100), (50, 78), (57, 71), (64, 78), (64, 100)),
                ((49, 79), (57, 70), (65, 79), (65, 76), (57, 67), (49, 76)),
                mix(mid, haze, 0.3),
            ),
            (
                ((98, 100), (98, 76), (91, 70), (85, 77), (85, 100)),
                ((99, 77), (91, 69), (84, 78), (84, 75), (91, 66), (99, 74)),
                mix(mid, haze, 0.3),
            ),
        ):
            s.fill(polygon(*points), tone)
            s.fill(polygon(*roof), "#ffffff")
        for x, y in ((38, 74), (43, 82), (108, 70), (114, 78), (104, 80), (56, 84), (92, 84)):
            s.fill(box(x - 1.4, y - 2.2, x + 1.4, y + 2.2), key)
        water = box(20, 92.4, 124, 140)
        s.wash(water, (0, 92), (0, 122), [mix(mid, haze, 0.5), mix(deep, mid, 0.4)])
        bars(s, 74, mix(haze, "#ffffff", 0.4), ((94, 40), (98, 24), (102, 34), (107, 22), (112, 26), (117, 14)), 1.3)
        bars(s, 104, mix(key, haze, 0.3), ((95.6, 4), (100, 3), (104.6, 3.4)), 1.2)
    s.fill(box(-4, 91.4, 32, 94), mix(mid, haze, 0.5))
    s.fill(box(116, 91.4, 124, 94), mix(mid, haze, 0.5))
    # the bridge: a ring of stones, snow on the parapet
    ring_ = cut(arch(24, 124, 92, 92, 54), arch(32, 116, 92, 93, 46))
    s.fill(ring_, mix(deep, ink, 0.2))
    for turn in range(188, 356, 15):
        x, y = around(74, 92, 1, turn)
        s.stroke([(74 + (x - 74) * 42, 92 + (y - 92) * 46), (74 + (x - 74) * 50, 92 + (y - 92) * 54)], ink, 1.2)
    s.rim([ring_], mix(mid, haze, 0.4), (0.2, 1), 0.8)
    for x, y in ((8, 52), (20, 64), (4, 78), (118, 46), (14, 40)):
        s.fill(box(x - 6, y - 3, x + 8, y + 3.4, 0.8), mix(ink, deep, 0.62))
    s.stipple(box(-4, 94, 124, 172), mid, (74, 96), (74, 140), 0.35, 0.0)
    # the pole woman at the stern, from head to hip
    head = profile(73, 70, 11.6, 1, 2)
    scarf = outline((66, 70), (66, 62, 74, 62), (80, 63, 79, 67), (74, 68, 71, 75), (71, 82, 66, 80), (66, 76, 66, 70))
    coat = outline((65, 84), (72, 78, 80, 82), (86, 96, 86, 112), (60, 112), (60, 96, 65, 84))
    pole = taper((94, 44), 0.9, (52, 140), 1.2)
    s.figure(
        [
            [(coat, VIOLET), (drape(coat, 73), mix(VIOLET, ink, 0.5))],
            [*skin(s, head, 0.3, 0.55), (head.eye, ink), (scarf, mix(haze, mid, 0.3))],
            [(pole, ink)],
            [
                (limb((78, 86, 3.4), (89, 83, 2.8), (87, 62, 2.0)), mix(VIOLET, ink, 0.25)),
                (mitten(86.6, 60.6, 2.5, -70), mix(ink, key, 0.56)),
            ],
            [
                (limb((66, 87, 3.6), (65, 99, 2.9), (74, 90, 2.1)), mix(VIOLET, ink, 0.4)),
                (mitten(74.6, 89.4, 2.5, -40), mix(ink, key, 0.56)),
            ],
        ],
        "#ffffff",
        (0.8, -0.8),
        0.9,
    )
    # coal in the hold, the stone on top; bow and its image
    heap = polygon(
        (44, 124), (50, 112), (58, 108), (64, 103, 2), (72, 106), (78, 101, 2), (86, 106), (93, 111), (102, 124)
    )
    s.figure([[(heap, ink)]], mix(mid, haze, 0.5), (0.4, -1), 0.9)
    for x, y, r in ((54, 116, 4), (62, 112, 4.4), (92, 116, 4), (84, 112, 4), (98, 121, 3)):
        s.fill(polygon((x - r, y), (x, y - r * 0.8), (x + r, y - r * 0.1), (x, y + r * 0.5)), mix(deep, ink, 0.25))
        s.fill(polygon((x - r, y), (x, y - r * 0.8), (x + r * 0.2, y - r * 0.1)), mix(mid, deep, 0.3))
    bow = outline((36, 118), (54, 124, 74, 124), (94, 124, 112, 118), (106, 140, 74, 150), (42, 140, 36, 118))
    s.fill(outline((40, 144), (56, 158, 74, 166), (92, 158, 108, 144)), ink)
    s.figure(
        [[(bow, mix(ink, deep, 0.35)), (both(bow, box(20, 110, 74, 156)), ink)]], mix(mid, haze, 0.7), (0.3, -1), 1.1
    )
    s.fill(polygon((72.4, 122), (75.6, 122), (75, 150), (73, 150)), mix(deep, mid, 0.4))
    s.stroke([(38, 123), (56, 129, 74, 129), (92, 129, 110, 123)], key, 1.0)
    s.gem(ONYX, 74, 108, 7.4, 0, 1.7)
    # her brazier on the bow's edge
    s.rings(100, 110, [10.5, 7], [mix(key, deep, 0.3), mix(key, haze, 0.4)], 0.7)
    s.fill(polygon((95.6, 112), (104.4, 112), (102.6, 119), (97.4, 119)), ink)
    s.fill(outline((97, 112), (97, 107, 100, 103), (103.4, 107, 103, 112)), "#fff3c8")
    for x, y in (
        (40, 100),
        (48, 60),
        (60, 50),
        (84, 54),
        (98, 48),
        (110, 98),
        (30, 130),
        (116, 132),
        (20, 110),
        (64, 62),
        (94, 66),
    ):
        s.fill(oval(x, y, 1.2), "#ffffff")


def onyx_slag(s: Gouache) -> None:
    """A river of slag winds down a volcano by night; two founder's boys, small and black, draw stones from it with rakes."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 110), [mix(ink, VIOLET, 0.35), mix(deep, VIOLET, 0.5), mix(mid, key, 0.25)])
    # the plume, lit from below
    for points, tone in (
        (
            (
                (66, 66),
                (56, 56),
                (62, 44),
                (50, 34),
                (70, 22),
                (108, 22),
                (120, 36),
                (104, 44),
                (98, 54),
                (82, 58),
                (80, 66),
            ),
            mix(deep, VIOLET, 0.2),
        ),
        (
            ((69, 66), (64, 57), (72, 50), (66, 42), (80, 36), (96, 40), (92, 48), (84, 54), (78, 60), (77, 66)),
            mix(mid, key, 0.35),
        ),
    ):
        s.fill(blob(*points, tension=0.9), tone)
    for x, y, r in (
        (58, 62, 1.3),
        (92, 62, 1.5),
        (52, 50, 1.0),
        (102, 56, 1.1),
        (86, 70, 1.0),
        (60, 72, 0.9),
        (112, 66, 1.2),
    ):
        s.fill(oval(x, y, r), mix(key, haze, 0.3))
    # the mountain: two flanks, the crater
    cone = outline((-10, 140), (40, 112, 64, 66), (72, 63, 81, 66), (98, 108, 132, 128), (132, 176), (-10, 176))
    s.fill(cone, mix(ink, deep, 0.55))
    s.fill(both(cone, polygon((73, 60), (84, 60), (140, 130), (140, 176), (96, 176), (86, 110))), ink)
    s.stipple(both(cone, box(-10, 60, 74, 176)), mix(key, ink, 0.4), (70, 84), (52, 96), 0.75, 0.0)
    # the stream in its bends, wider towards us: dark skin, glow, white heart
    bends = (
        (72, 66, 3.4),
        (74, 78, 3.0),
        (66, 90, 4.4),
        (72, 102, 5.8),
        (88, 113, 7.4),
        (88, 127, 9),
        (73, 143, 11),
        (58, 158, 15),
        (50, 182, 19),
    )
    for widen, tone in ((1.42, mix(ink, key, 0.3)), (1.12, mix(key, ink, 0.3)), (0.9, key), (0.52, "#fff3cf")):
        s.fill(ribbon([(x, y, wide * widen) for x, y, wide in bends]), tone)
    for x, y, wide in ((68, 94, 2.6), (86, 109, 3.4), (90, 122, 4.2), (74, 136, 5), (56, 150, 6)):
        s.fill(
            outline((x - wide, y), (x, y - wide * 0.5, x + wide, y + 0.6), (x, y + wide * 0.5, x - wide, y)),
            mix(ink, key, 0.3),
        )
    # banks in front
    s.fill(outline((78, 176), (84, 158, 100, 150), (114, 146, 130, 148), (130, 176)), ink)
    s.rim(
        [outline((78, 176), (84, 158, 100, 150), (114, 146, 130, 148), (130, 176))],
        mix(key, haze, 0.3),
        (-1, -0.6),
        1.0,
    )
    rim = mix(key, haze, 0.45)
    # the boys: one on the far bank in the bend, one near, rakes in the slag
    for x, y, k, flip in ((52, 116, 0.86, False), (108, 138, 1.25, True)):

        def at(path: skia.Path, x: float = x, y: float = y, k: float = k, flip: bool = flip) -> skia.Path:
            return placed(path, x, y, k, 0, flip)

        head = profile(1.6, -27, 9, 1, 12)
        s.figure(
            [
                [
                    (at(limb((-2, -10, 2.6), (-6, -3, 2.0), (-8, 3.4, 1.5))), ink),
                    (at(limb((2, -10, 2.6), (6, -4, 2.0), (5, 3, 1.5))), ink),
                ],
                [
                    (
                        at(outline((-4, -20), (0, -23, 4, -20), (6, -13, 4, -8), (-4, -8), (-6, -14, -4, -20))),
                        VIOLET if flip else mix(mid, haze, 0.1),
                    ),
                    (at(box(-4.6, -12, 4.6, -8)), ink),
                ],
                [
                    (at(head.head), ink),
                    (
                        at(outline((-3.4, -29), (-3, -33.4, 2.4, -33), (6.4, -32, 5.6, -29.6), (1, -29.6, -3.4, -29))),
                        key if flip else haze,
                    ),
                ],
                [
                    (at(taper((-3, -18), 0.7, (27, 3), 0.8)), ink),
                    (at(placed(box(-3.6, -0.9, 3.6, 0.9, 0.4), 27, 3, 1, 125)), ink),
                ],
                [
                    (at(limb((2, -19, 1.9), (8, -17, 1.6), (8.4, -10.4, 1.2))), mix(ink, key, 0.3)),
                    (at(limb((-2, -19, 1.9), (-5, -14, 1.6), (1.4, -15, 1.2))), mix(ink, key, 0.3)),
                ],
            ],
            rim,
            (0.8, 0.2) if not flip else (-0.8, 0.2),
            0.7,
        )
    # what the near rake has drawn to the bank
    s.fill(oval(78, 140, 10), mix(ink, key, 0.2))
    s.line(oval(78, 140, 10), mix(key, haze, 0.3), 0.9)
    s.gem(ONYX, 78, 140, 7.6, 0, 1.8)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-33": Picture(
        onyx_crypt,
        ((66, 82), (92, 97), (96, 68)),
        "opens a grave",
        "yard of a crypt",
        "moon behind the figure",
        seed=71,
    ),
    "b1-34": Picture(
        onyx_knapper, ((97, 66), (62, 128), (74, 116)), "strikes flakes", "black beach", "white surf", seed=72
    ),
    "b1-38": Picture(
        onyx_barge,
        ((75, 70), (74, 108), (86, 61)),
        "poles a coal barge",
        "black canal",
        "snow light in an eye of water",
        seed=76,
    ),
    "b1-39": Picture(
        onyx_slag,
        ((59, 90), (107, 110), (78, 140)),
        "rake a river of slag",
        "flank of a volcano",
        "winding slag by night",
        seed=77,
    ),
}
