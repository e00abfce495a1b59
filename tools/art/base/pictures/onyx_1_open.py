"""Pictures of the onyx cards of level 1 under the open sky."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import drape, limb, mitten, profile, skin
from tools.art.base.gouache import CANDLE_ONYX, ONYX, VIOLET, Gouache
from tools.art.base.props import bars, blades, lamp
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
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


def onyx_eclipse(s: Gouache) -> None:
    """On a hilltop a woman holds smoked glass before her boy's eyes: the stone stands in the sun as its eclipse."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 130), [mix(ink, VIOLET, 0.3), mix(deep, VIOLET, 0.6), mix(VIOLET, haze, 0.5)])
    x, y = 77, 72
    s.rings(x, y, [35, 26], [mix(deep, VIOLET, 0.75), mix(VIOLET, haze, 0.35)], 0.6)
    corona = [around(x, y, (19, 33, 17, 25)[step % 4], step * 11.25 + 5) for step in range(32)]
    s.fill(polygon(*corona), haze)
    s.fill(oval(x, y, 17.4), "#fffdf4")
    for number, (sx, sy) in enumerate(((44, 48), (112, 46), (108, 100), (42, 92), (116, 78))):
        s.glint(sx, sy, 1.5 + number % 2 * 0.6, haze)
    # ridges in the strange light, and the hill
    s.plane(
        outline((-4, 120), (24, 108, 52, 116), (88, 124, 128, 108), (128, 150), (-4, 150)),
        mix(VIOLET, deep, 0.4),
        mix(VIOLET, key, 0.4),
        108,
        140,
    )
    hill = outline((-4, 150), (40, 132, 76, 138), (104, 142, 128, 152), (128, 176), (-4, 176))
    s.figure([[(hill, mix(ink, deep, 0.45))]], haze, (0.1, -1), 1.0)
    s.stipple(hill, ink, (60, 142), (60, 166), 0.0, 0.8)
    _watchers(s)
    blades(s, ink, ((38, 146, 9, -3), (42, 144, 7, 2), (108, 148, 10, 4), (114, 150, 8, -2), (102, 147, 6, 3)))
    s.gem(ONYX, x, y, 12.4, 0, 1.0)


def _watchers(s: Gouache) -> None:
    """Paint mother and child, seated, looking up; she holds a pane at arm's length before him."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(50, 103, 13, 1, -24)
    shawl = outline((45, 96), (51, 92.6, 55, 96.6), (49, 98, 48, 107), (48, 114, 42, 116), (38, 106, 45, 96))
    gown = outline(
        (42, 114), (50, 109, 56, 115), (60, 126, 70, 132), (84, 136, 86, 143), (60, 148, 36, 144), (32, 128, 42, 114)
    )
    child = profile(79, 112, 10.6, 1, -28)
    hair = outline((74, 110), (74, 104.6, 80, 105), (84, 106, 83, 108), (79, 109, 79, 115), (75, 117, 74, 110))
    shirt = outline((73, 121), (78, 117, 83, 121), (87, 130, 86, 141), (68, 142), (69, 129, 73, 121))
    knees = limb((80, 138, 4.4), (93, 129, 3.6), (97, 141, 2.6))
    pane = polygon((84, 92), (94, 87), (99, 97), (89, 102))
    s.figure(
        [
            [(gown, mix(ink, VIOLET, 0.45)), (drape(gown, 48, 3), mix(ink, VIOLET, 0.18))],
            [*skin(s, head, 0.34, 0.52), (head.eye, ink)],
            [(shawl, VIOLET)],
            [(knees, mix(ink, deep, 0.3))],
            [(shirt, mix(key, ink, 0.3)), (drape(shirt, 76, 1), mix(key, ink, 0.6))],
            [
                (child.head, mix(ink, key, 0.36)),
                (cut(child.head, child.shade), mix(ink, key, 0.56)),
                (both(child.head, child.wedge), mix(haze, key, 0.35)),
                (hair, ink),
            ],
            [
                (limb((53, 117, 3.8), (68, 119, 3.0), (83, 103, 2.1)), mix(ink, VIOLET, 0.7)),
                (mitten(84.6, 101, 2.6, -45), mix(ink, key, 0.55)),
            ],
            [
                (pane, mix(ink, VIOLET, 0.5)),
                (both(pane, polygon((84, 92), (94, 87), (88, 103))), mix(VIOLET, haze, 0.35)),
            ],
        ],
        "#fff4dc",
        (0.5, -1),
        0.95,
    )


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
    s.rings(74, 101, [16, 11.4], [mix(key, deep, 0.25), mix(key, haze, 0.4)], 0.7)
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
    s.gem(ONYX, 74, 101.4, 7.4, 0, 1.7, CANDLE_ONYX)
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


def onyx_beam(s: Gouache) -> None:
    """By night a woman gleans a stone from wet sand, while a lighthouse's beam sweeps the shore."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 104), [mix(ink, VIOLET, 0.35), mix(deep, VIOLET, 0.75)])
    for x, y, r in ((84, 46, 1.5), (104, 52, 1.2), (112, 66, 1.3), (66, 44, 1.0), (96, 42, 1.0)):
        s.glint(x, y, r, haze)
    # the sea, and the beam over it, in two steps
    s.fill(box(-4, 92, 124, 124), mix(deep, VIOLET, 0.25))
    for row, (y, x0, x1) in enumerate(((96, 58, 84), (100, 90, 122), (105, 66, 100), (110, 36, 56), (112, 84, 124))):
        s.fill(polygon((x0, y), (x1, y), (x1 - 3, y + 1.3), (x0 + 3, y + 1.3)), mix(mid, VIOLET, 0.3 + 0.1 * (row % 2)))
    s.fill(polygon((42, 56.6), (-4, 46), (-4, 62)), mix(VIOLET, haze, 0.3))
    wide, narrow = (
        polygon((44, 54), (128, 62), (128, 172), (40, 172)),
        polygon((44, 57), (128, 84), (128, 172), (66, 172)),
    )
    s.fill(wide, mix(VIOLET, haze, 0.32))
    s.fill(narrow, mix(haze, key, 0.22))
    s.stipple(narrow, mix(VIOLET, haze, 0.32), (54, 64), (98, 122), 0.75, 0.0)
    # surf and sand: pale in the beam, dark beside it
    sand = outline((-4, 130), (40, 118, 74, 122), (100, 126, 128, 118), (128, 176), (-4, 176))
    s.fill(sand, mix(ink, VIOLET, 0.3))
    with s.clipped(sand):
        s.fill(polygon((40, 20), (128, 66), (128, 176), (34, 176)), mix(VIOLET, haze, 0.45))
        s.fill(narrow, "#fff4dc")
        s.stipple(sand, mix(key, VIOLET, 0.4), (100, 150), (96, 172), 0.0, 0.6)
    surf = outline(
        (-4, 127),
        (20, 118, 44, 118),
        (60, 114, 78, 120),
        (104, 124, 128, 115),
        (128, 120),
        (100, 128, 76, 124),
        (40, 120, -4, 133),
    )
    s.fill(surf, mix(haze, VIOLET, 0.25))
    s.fill(both(surf, narrow), "#ffffff")
    _lighthouse(s)
    _gleaner(s)
    s.fill(oval(100, 143.6, 10, 2.4), mix(key, VIOLET, 0.55))
    s.gem(ONYX, 100, 137.4, 7.4, 0, 1.6)


def _lighthouse(s: Gouache) -> None:
    ink, deep, mid = s.ink, s.deep, s.mid
    cliff = polygon((-4, 84), (16, 79), (30, 83), (47, 80), (53, 86), (48, 95), (52, 106), (46, 120), (-4, 130))
    lit = both(cliff, polygon((44, 76), (60, 80), (60, 124), (44, 124)))
    s.figure([[(cliff, ink), (lit, mix(ink, deep, 0.7))]], mix(mid, VIOLET, 0.4), (0.5, -1), 0.9)
    with s.moved(-8, 0):
        _tower(s)


def _tower(s: Gouache) -> None:
    """Paint the tower, banded, its lamp between the bars of the lantern."""
    ink, haze, key = s.ink, s.haze, s.key
    tower = polygon((44.6, 62), (55.4, 62), (57.6, 82), (42.4, 82))
    s.fill(tower, haze)
    s.fill(both(tower, box(40, 68, 60, 74.6)), VIOLET)
    s.fill(both(tower, polygon((40, 60), (48.6, 60), (47.6, 84), (40, 84))), ink, 0.45)
    s.fill(box(42.4, 60.4, 57.6, 62.6), ink)
    s.fill(box(45, 52.6, 55, 60.6), "#fffdf0")
    s.fill(oval(50, 56.6, 3.4), key)
    for x in (45, 50, 55):
        s.fill(box(x - 0.45, 52, x + 0.45, 61), ink)
    s.fill(outline((43.4, 53), (45, 47, 50, 45.4), (55, 47, 56.6, 53)), ink)


def _gleaner(s: Gouache) -> None:
    """Paint the woman who bends from her hips, a basket on her back, her shawl blown out behind her."""
    ink, deep, key = s.ink, s.deep, s.key
    head = profile(93, 104, 13, 1, 46)
    scarf = outline((90, 97), (97, 93, 101, 99), (100, 102, 97, 101), (93, 104, 92, 112), (84, 108, 90, 97))
    skirt = outline((55, 112), (58, 101, 70, 104), (80, 116, 88, 150), (72, 153, 46, 150), (48, 126, 55, 112))
    trunk = outline((60, 112), (62, 102, 74, 101), (84, 101, 89, 106), (90, 114, 80, 117), (70, 122, 60, 112))
    shawl = outline(
        (84, 102), (72, 96, 62, 102), (48, 100, 38, 108), (48, 109, 52, 114), (62, 116, 72, 112), (84, 112, 84, 102)
    )
    feet = [
        polygon((52, 148), (60, 148), (65, 152), (64, 153.4), (52, 153)),
        polygon((76, 148), (84, 148), (91, 151.6), (90, 153.4), (76, 153)),
    ]
    s.figure(
        [
            [(foot, mix(ink, key, 0.4)) for foot in feet],
            [(skirt, mix(ink, deep, 0.3)), (drape(skirt, 61, 2), ink)],
            [(limb((82, 108, 3.6), (84, 122, 2.8), (93, 134, 2.0)), mix(ink, key, 0.36))],
            [(trunk, mix(ink, deep, 0.8))],
            [
                (shawl, VIOLET),
                (both(shawl, polygon((36, 104), (90, 108), (84, 120), (36, 120))), mix(VIOLET, ink, 0.5)),
            ],
            [*skin(s, head, 0.34, 0.5), (scarf, VIOLET)],
            [
                (limb((84, 108, 4.0), (90, 121, 3.0), (97, 131, 2.2)), mix(ink, key, 0.5)),
                (mitten(97.6, 131.8, 2.7, 60), mix(ink, key, 0.58)),
            ],
        ],
        "#fff4dc",
        (0.6, -1),
        0.95,
    )


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
        onyx_eclipse,
        ((52, 102), (80, 112), (88, 97), (77, 72)),
        "watches an eclipse",
        "bare hilltop",
        "corona round the stone",
        seed=72,
    ),
    "b1-38": Picture(
        onyx_barge,
        ((75, 70), (74, 101), (86, 61)),
        "poles a coal barge",
        "black canal",
        "snow light in an eye of water",
        seed=76,
    ),
    "b1-39": Picture(
        onyx_beam,
        ((94, 105), (98, 131), (100, 137.4), (50, 56)),
        "gleans the tide line",
        "shore below a cliff",
        "beam of a lighthouse",
        seed=77,
    ),
}
