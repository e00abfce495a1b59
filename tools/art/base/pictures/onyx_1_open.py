"""Pictures of the onyx cards of level 1 under the open sky."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import drape, limb, profile, shoe, skin, small_hand
from tools.art.base.gouache import DUSK, ONYX, VIOLET, Gouache
from tools.art.base.props import blades
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    arch,
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


def onyx_eclipse(s: Gouache) -> None:
    """On a hilltop a boy in dark glasses points his mother to the sun: the stone stands in it as its eclipse."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 130), [mix(ink, DUSK, 0.3), mix(deep, DUSK, 0.6), mix(DUSK, haze, 0.5)])
    x, y = 88, 73
    s.rings(x, y, [34, 25], [mix(deep, DUSK, 0.75), mix(VIOLET, haze, 0.2)], 0.7)
    for turn, long in ((8, 27), (52, 22), (96, 25), (140, 31), (178, 24), (218, 29), (262, 23), (304, 26), (336, 32)):
        s.fill(polygon(around(x, y, 12, turn - 26), around(x, y, long, turn), around(x, y, 12, turn + 26)), haze)
    s.rings(x, y, [17, 13.4], [mix(haze, "#fffdf4", 0.4), "#fffdf4"], 0.7)
    for number, (sx, sy) in enumerate(((44, 50), (58, 60), (112, 108), (42, 86), (56, 46))):
        s.glint(sx, sy, 1.5 + number % 2 * 0.6, haze)
    # ridges in the strange light, and the hill
    s.plane(
        outline((-4, 120), (24, 108, 52, 116), (88, 124, 128, 108), (128, 150), (-4, 150)),
        mix(DUSK, deep, 0.4),
        mix(DUSK, key, 0.4),
        108,
        140,
    )
    hill = outline((-4, 150), (40, 132, 76, 138), (104, 142, 128, 152), (128, 176), (-4, 176))
    s.figure([[(hill, mix(VIOLET, ink, 0.55))]], haze, (0.1, -1), 1.0)
    s.stipple(hill, ink, (60, 148), (60, 172), 0.0, 0.8)
    _watchers(s)
    blades(s, ink, ((38, 146, 9, -3), (42, 144, 7, 2), (108, 148, 10, 4), (114, 150, 8, -2), (102, 147, 6, 3)))
    s.gem(ONYX, x, y, 9.2, 0, 1.1)


def _watchers(s: Gouache) -> None:
    """Paint mother and child, seated, in dark glasses; her hand is on his shoulder, his points up."""
    ink, haze, key = s.ink, s.haze, s.key
    head = profile(50, 101, 14, 1, -26)
    bun = join(
        placed(outline((0.30, -0.38), (0.1, -0.66, -0.3, -0.56), (-0.64, -0.36, -0.5, 0.12), (-0.34, 0.26, -0.2, 0.14),
                       (-0.14, -0.06, 0.02, -0.2), (0.2, -0.28, 0.30, -0.38)), 50, 101, 14, -26),
        oval(43.4, 106.6, 4.0),
    )  # fmt: skip
    gown = outline(
        (42, 114), (50, 109, 56, 115), (60, 126, 70, 132), (84, 136, 86, 143), (60, 148, 36, 144), (32, 128, 42, 114)
    )
    child = profile(76.6, 111.4, 12.2, 1, -36)
    hair = placed(
        outline(
            (0.34, -0.3),
            (0.3, -0.6, -0.1, -0.58),
            (-0.6, -0.5, -0.5, 0.14),
            (-0.3, 0.34, -0.24, 0.2),
            (-0.2, -0.1, 0.06, -0.24),
            (0.2, -0.3, 0.34, -0.3),
        ),
        76.6,
        111.4,
        12.2,
        -36,
    )
    shirt = outline((70, 122), (76, 117.6, 82, 121), (87, 130, 86, 142), (66, 142), (66, 130, 70, 122))
    knees = limb((80, 139, 4.6), (95, 129, 3.8), (99, 142, 2.8))
    glasses = join(
        polygon((0.18, -0.15, 0.05), (0.46, -0.14, 0.05), (0.45, 0.03, 0.06), (0.24, 0.07, 0.06)),
        polygon((0.24, -0.11), (-0.34, -0.10), (-0.34, -0.03), (0.24, -0.02)),
    )
    s.figure(
        [
            [(gown, mix(DUSK, haze, 0.2)), (drape(gown, 48, 3), mix(ink, DUSK, 0.6))],
            [*skin(s, head, 0.34, 0.52)],
            [(placed(glasses, 50, 101, 14, -26), ink)],
            [(bun, ink)],
            [(knees, mix(ink, DUSK, 0.5)), (shoe(98, 145, 1, 0.7), ink)],
            [(shirt, mix(key, ink, 0.18)), (drape(shirt, 73, 1), mix(key, ink, 0.5))],
            [
                (child.head, mix(ink, key, 0.42)),
                (cut(child.head, child.shade), mix(ink, key, 0.64)),
                (both(child.head, child.wedge), mix(haze, key, 0.35)),
                (hair, ink),
            ],
            [(placed(glasses, 76.6, 111.4, 12.2, -36), ink)],
            [
                (limb((53, 117, 3.9), (59, 129, 3.2), (69, 127, 2.3)), mix(ink, DUSK, 0.7)),
                (small_hand(71.4, 126, 2.8, -20), mix(ink, key, 0.55)),
            ],
            [
                (limb((79, 124, 3.4), (90, 125.4, 2.7)), mix(key, ink, 0.1)),
                (limb((90, 125.4, 2.5), (97, 112, 1.8)), mix(ink, key, 0.64)),
                (join(oval(97.6, 110.4, 2.5), limb((98, 109.4, 1.0), (97.4, 104.4, 0.8))), mix(ink, key, 0.7)),
            ],
        ],
        "#fff4dc",
        (0.5, -1),
        0.95,
    )


def onyx_barge(s: Gouache) -> None:
    """Level 1: under a vault a man poles a coal barge to the fire at its bow, the stone on the coal behind him."""
    ink, key = s.ink, s.key
    night = mix(ink, "#000000", 0.4)
    s.fill(ALL, night)
    fire = (43.0, 82.0)
    vault = arch(8, 116, 92, 122, 50)
    with s.clipped(vault):
        s.fill(vault, mix(ink, s.deep, 0.3))
        s.rings(
            *fire,
            (70, 50, 33, 19),
            (mix(ink, DUSK, 0.3), mix(ink, DUSK, 0.62), mix(DUSK, s.mid, 0.5), mix(key, "#fff3c8", 0.1)),
        )
        s.line(arch(16, 108, 92, 140, 42), night, 1.2)
        for turn in range(186, 360, 12):
            s.stroke([around(62, 92, 42, turn), around(62, 92, 58, turn)], night, 0.9)
    # the water, and the fire in it as level streaks that grow shorter towards us
    s.fill(box(-4, 118, 124, 172), mix(night, s.deep, 0.14))
    for number, (x, y, wide) in enumerate(
        ((50, 141, 27), (42, 145.6, 15), (57, 149.4, 20), (45, 153.6, 11), (53, 158, 14), (46, 162.4, 8))
    ):
        streak = polygon((x - wide, y), (x - wide * 0.4, y - 1), (x + wide, y), (x + wide * 0.3, y + 1))
        s.fill(streak, mix(mix(key, "#fff3c8", 0.5), ink, 0.08 + number * 0.11))
    for x, y, wide in ((98, 147, 16), (88, 155, 22), (104, 161, 12)):
        s.fill(polygon((x - wide, y), (x, y - 0.8), (x + wide, y), (x, y + 0.8)), mix(ink, VIOLET, 0.4))
    _barge_pilot(s)
    _coal_barge(s)
    # the fire in its cage, on the bow
    x, y = fire
    s.stroke([(x, y + 8), (x - 1, 114)], ink, 2.2)
    s.fill(
        outline((x - 7, y), (x - 8, y - 8, x - 2, y - 14), (x, y - 18, x + 1, y - 20), (x + 8, y - 9, x + 7, y)), key
    )
    s.fill(outline((x - 4, y), (x - 5, y - 5, x - 0.6, y - 11), (x + 6, y - 5, x + 4.4, y)), "#fff6d8")
    s.fill(polygon((x - 8, y - 1), (x + 8, y - 1), (x + 4.6, y + 10), (x - 4.6, y + 10)), ink)
    for at in (-4, 0, 4):
        s.fill(
            polygon(
                (x + at - 1, y + 1), (x + at + 1, y + 1), (x + at * 0.6 + 0.6, y + 7.6), (x + at * 0.6 - 0.6, y + 7.6)
            ),
            key,
        )
    # his pole goes down over the side into the water
    s.fill(oval(77.6, 145, 9, 1.7), mix(key, "#fff3c8", 0.3))
    s.fill(oval(77.6, 145, 6.4, 1.0), night)
    s.figure(
        [[(taper((69, 118), 1.3, (77.6, 144.6), 1.3), mix(ink, key, 0.55))]], mix(key, "#fff3c8", 0.4), (-1, 0), 0.7
    )


def _coal_barge(s: Gouache) -> None:
    """Paint the barge from its side, its heap of coal, whose edges shine about the stone, and the hull before it."""
    ink, deep, key = s.ink, s.deep, s.key
    x, y = 101, 101
    lots = chance(6)
    lump = polygon((-1, -0.2), (-0.3, -1), (0.8, -0.7), (1, 0.3), (0.2, 0.9), (-0.7, 0.7))
    for row in range(4):
        for column in range(6 + row):
            at_x, at_y = 104 + (column - 2.5 - row / 2) * 7.6, 99 + row * 6 + 2 * (next(lots) - 0.5)
            near = min(1.0, max(0.0, 1.3 - math.hypot(at_x - x, at_y - y) / 24))
            coal = placed(lump, at_x, at_y, 5.6, 120 * next(lots))
            s.fill(coal, mix(mix(ink, deep, 0.35), VIOLET, near * 0.6))
            s.rim([coal], mix(mix(deep, VIOLET, 0.4), "#d9ccff", near), (x - at_x, y - at_y), 1.2, 0.35 + 0.65 * near)
    s.fill(oval(x, y, 12.4), VIOLET)
    s.fill(oval(x, y, 10.8), "#efe8ff")
    s.gem(ONYX, x, y, 9.4, 12, 1.6)
    hull = outline((34, 106), (44, 117, 62, 117), (96, 118, 128, 117), (128, 139), (56, 139), (40, 136, 34, 106))
    s.figure(
        [
            [
                (hull, mix(s.deep, DUSK, 0.35)),
                (
                    both(hull, outline((30, 112), (48, 127, 70, 126), (128, 127), (128, 144), (30, 144))),
                    mix(ink, s.deep, 0.7),
                ),
            ]
        ],
        mix(key, "#fff3c8", 0.2),
        (-0.5, -1),
        1.1,
    )


def _barge_pilot(s: Gouache) -> None:
    """Paint the man in the barge in profile, bald, with a white beard: face to the fire, his weight on the pole."""
    ink, haze, key = s.ink, s.haze, s.key
    head = profile(65, 65, 17, -1, -4, neck=0.25)
    beard = outline((58.8, 71.4), (62, 71, 65, 67.4), (67.4, 70, 66.4, 75), (63, 81, 58.4, 78.6), (57, 75, 58.8, 71.4))
    collar = outline((61, 77), (68, 80, 75, 75), (79, 79, 79, 83), (70, 86, 61, 82))
    coat = outline(
        (63, 78),
        (70, 73, 79, 78),
        (86, 90, 84, 104),
        (88, 112, 89, 122),
        (64, 122),
        (64, 106, 63, 94),
        (61, 86, 63, 78),
    )
    warm = mix(ink, key, 0.7)
    s.figure(
        [
            [(limb((66, 82, 3.6), (58, 91, 3.0), (54, 80, 2.3)), mix(DUSK, ink, 0.5))],
            [
                (coat, mix(ink, s.deep, 0.6)),
                (both(coat, polygon((74, 70), (76, 124), (94, 124), (94, 70))), ink),
            ],
            [(polygon((63, 99), (84, 99), (85, 103), (63, 103)), mix(haze, key, 0.3))],
            [*skin(s, head, 0.46, 0.74), (head.eye, ink)],
            [(collar, mix(VIOLET, ink, 0.1)), (beard, haze)],
        ],
        mix(key, "#fff3c8", 0.5),
        (-1, -0.1),
        0.9,
    )
    s.figure([[(taper((45, 45), 1.2, (69, 118), 1.3), mix(ink, key, 0.5))]], mix(key, "#fff3c8", 0.4), (-1, 0), 0.7)
    s.figure(
        [
            [(small_hand(54.6, 78, 3.5, 168), mix(warm, ink, 0.2))],
            [(limb((76, 83, 4.4), (76, 99, 3.6), (65, 98, 2.7)), mix(haze, DUSK, 0.6))],
            [(small_hand(61.4, 97.6, 3.7, 172), warm)],
        ],
        mix(key, "#fff3c8", 0.5),
        (-1, -0.3),
        0.8,
    )


def onyx_beam(s: Gouache) -> None:
    """By night a wader sieves the surf; the hard edge of a lighthouse's beam cuts him in a lit half and a dark one."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 112), [mix(ink, deep, 0.4), mix(deep, DUSK, 0.3)])
    for x, y, r in ((62, 46, 1.2), (108, 122, 1.0), (20, 46, 1.3), (34, 52, 1.0), (10, 62, 1.0)):
        s.glint(x, y, r, haze)
    sea = box(-4, 104, 124, 176)
    s.wash(sea, (0, 104), (0, 150), [mix(DUSK, mid, 0.3), mix(mix(DUSK, VIOLET, 0.3), ink, 0.3)])
    _lighthouse(s)
    beam = polygon((40, 56), (128, 50), (128, 130), (40, 59.4))
    s.fill(beam, mix(mix(haze, "#ffffff", 0.4), key, 0.1))
    s.stipple(beam, "#fffdf6", (44, 57), (100, 76), 0.7, 0.0)
    s.fill(polygon((28, 56), (-4, 51), (-4, 64)), mix(DUSK, haze, 0.35))
    for row, (y, x0, x1) in enumerate(
        ((110, 40, 70), (116, 92, 122), (120, 34, 58), (128, 100, 124), (138, 36, 60), (146, 92, 122))
    ):
        s.fill(polygon((x0, y), (x1, y), (x1 - 4, y + 1.2), (x0 + 4, y + 1.2)), mix(mid, DUSK, 0.3 + 0.2 * (row % 2)))
    with s.clipped(beam):
        _wader(s, lit=True)
    with s.clipped(cut(ALL, beam)):
        _wader(s, lit=False)
    # the sea about his knees, and the stone in the sieve
    for y, tone in ((142, mix(haze, DUSK, 0.3)), (150, mix(DUSK, ink, 0.25))):
        wave = outline(
            (-4, y + 3), *((24, y - 3, 48, y + 1), (64, y + 4, 80, y), (98, y - 4, 128, y + 2)), (128, y + 8),
            *((100, y + 2, 82, y + 4), (62, y + 8, 46, y + 4), (22, y + 1, -4, y + 7)),
        )  # fmt: skip
        s.fill(wave, tone)
    s.fill(outline((-4, 156), (40, 148, 80, 156), (104, 160, 128, 152), (128, 176), (-4, 176)), mix(ink, deep, 0.4))
    for x, y, r in ((60, 137, 1.5), (104, 136, 1.3), (70, 133, 1.0), (96, 132, 1.0)):
        s.fill(oval(x, y, r), haze)


def _lighthouse(s: Gouache) -> None:
    """Paint the rock and on it the tower, banded, its lamp between the bars of the lantern."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rock = polygon((-4, 92), (12, 82), (22, 84), (44, 82), (50, 90), (46, 100), (58, 112), (-4, 118))
    s.figure(
        [[(rock, ink), (both(rock, polygon((40, 76), (62, 86), (62, 120), (42, 120))), mix(ink, deep, 0.7))]],
        mix(mid, DUSK, 0.4),
        (0.5, -1),
        0.9,
    )
    x = 34
    tower = polygon((x - 5.4, 62), (x + 5.4, 62), (x + 7.6, 84), (x - 7.6, 84))
    s.fill(tower, haze)
    s.fill(both(tower, box(x - 10, 68, x + 10, 75)), VIOLET)
    s.fill(both(tower, polygon((x - 10, 60), (x - 1.4, 60), (x - 2.4, 86), (x - 10, 86))), ink, 0.45)
    s.fill(box(x - 7.6, 60.4, x + 7.6, 62.6), ink)
    s.fill(box(x - 5, 52.6, x + 5, 60.6), "#fffdf0")
    s.fill(oval(x, 57, 3.4), key)
    for at in (-5, 0, 5):
        s.fill(box(x + at - 0.45, 52, x + at + 0.45, 61), ink)
    s.fill(outline((x - 6.6, 53), (x - 5, 47, x, 45.4), (x + 5, 47, x + 6.6, 53)), ink)


def _wader(s: Gouache, *, lit: bool) -> None:
    """Paint the wader, bare-headed, trousers rolled, bent over his sieve, as the beam shows him or as the night does."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key

    def tone(light: Color, dark: float) -> Color:
        return light if lit else mix(light, ink, dark + 0.16)

    flesh = tone(mix(ink, key, 0.66), 0.62)
    head = profile(78, 70, 17, -1, -20, neck=0.28)
    hair = placed(
        outline(
            *((0.36, -0.28), (0.36, -0.64, -0.10, -0.62), (-0.64, -0.52, -0.52, 0.10), (-0.36, 0.30, -0.24, 0.18)),
            *((-0.06, 0.06, -0.08, -0.16), (0.14, -0.28, 0.36, -0.28)),
        ),
        78, 70, 17, -20, True,
    )  # fmt: skip
    beard = placed(
        outline(
            (0.36, 0.30),
            (0.16, 0.20, 0.04, 0.02),
            (-0.04, 0.30, 0.10, 0.50),
            (0.22, 0.66, 0.38, 0.54),
            (0.30, 0.42, 0.36, 0.30),
        ),
        78,
        70,
        17,
        -20,
        True,
    )
    shirt = outline((80, 86), (89, 79, 97, 85), (106, 96, 105, 114), (96, 119, 85, 115), (84, 100, 80, 86))
    trousers = outline(
        (84, 112),
        (96, 117, 106, 112),
        (110, 124, 107, 136),
        (98, 138, 96, 136),
        (94, 126, 92, 136),
        (84, 138, 80, 135),
        (80, 122, 84, 112),
    )
    cuffs = join(box(79, 132, 93, 136.6, 1.6), box(95.6, 132, 108.4, 136.6, 1.6))
    shins = join(limb((86, 134, 4.2), (85.6, 144, 3.4)), limb((101.6, 134, 4.2), (102, 144, 3.4)))
    far, near = limb((84, 90, 4.2), (70, 98, 3.4), (60, 103, 2.4)), limb((94, 91, 4.8), (92, 110, 3.9), (80, 112, 2.7))
    s.figure(
        [
            [(shins, flesh)],
            [
                (trousers, tone(mix(deep, DUSK, 0.5), 0.7)),
                (both(trousers, polygon((98, 104), (98, 142), (114, 142), (112, 104))), tone(deep, 0.7)),
            ],
            [(cuffs, tone(mix(mid, haze, 0.3), 0.62))],
            [(far, tone(mix(haze, DUSK, 0.3), 0.7)), (small_hand(57.6, 104.4, 3.2, 160), flesh)],
            [
                (shirt, tone("#fffdf6", 0.72)),
                (both(shirt, polygon((95, 74), (96, 122), (112, 122), (112, 74))), tone(mix(haze, DUSK, 0.5), 0.72)),
            ],
            [(polygon((84, 112), (105.6, 111), (106, 115.4), (84, 116.6)), tone(VIOLET, 0.6))],
            [*skin(s, head, 0.36, 0.62), (head.eye, ink), (hair, ink), (beard, ink)],
        ],
        "#fffdf4" if lit else mix(DUSK, ink, 0.2),
        (-1, -0.4),
        1.0,
    )
    # the sieve: a hoop on edge to us, water that runs through, the stone on its mesh
    sieve, mesh = oval(68, 110, 15.6, 5.2, 8), oval(68, 109.4, 13, 3.6, 8)
    if not lit:
        for x, long in ((58, 10), (63, 16), (68, 13), (73, 17), (78, 9)):
            s.fill(taper((x, 115), 0.8, (x - 0.4, 115 + long), 0.35), mix(mid, haze, 0.35))
    s.fill(placed(sieve, 0, 3.4), mix(ink, key, 0.24))
    s.fill(join(sieve, box(53, 110, 83, 113)), mix(ink, key, 0.24))
    s.figure([[(sieve, mix(ink, key, 0.5))]], haze, (-0.6, -1), 0.8)
    s.fill(mesh, mix(ink, deep, 0.5))
    for x, y, r in ((60, 108, 2.0), (77, 111, 2.0), (74, 107.6, 1.6), (63.4, 111, 1.6)):
        s.fill(oval(x, y, r, r * 0.7), mix(DUSK, haze, 0.2))
    s.gem(ONYX, 67.6, 102.4, 8.4, 0, 1.5)
    s.figure(
        [
            [(near, tone("#fffdf6", 0.6)), (both(near, placed(near, 2, 3)), tone(mix(haze, DUSK, 0.5), 0.6))],
            [(small_hand(81.4, 112.4, 3.6, 176), flesh)],
        ],
        "#fffdf4" if lit else mix(mid, haze, 0.2),
        (-1, -0.4),
        0.9,
    )


def onyx_sweep(s: Gouache) -> None:
    """Level 1: above the roofs by night a sweep comes out of a chimney, the brush held high, a black stone in its bristles."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(
        ALL, (0, 38), (0, 140), [mix(ink, deep, 0.5), mix(DUSK, deep, 0.3), mix(DUSK, mid, 0.7), mix(haze, key, 0.3)]
    )
    for x, y, r in ((42, 50, 1.2), (112, 66, 1.0), (54, 76, 0.8), (104, 44, 1.1), (28, 62, 0.9)):
        s.glint(x, y, r, haze)
    s.fill(oval(107, 88, 13), mix(haze, key, 0.2))
    s.spot(107, 88, 12.6, 30, mix(haze, key, 0.25), 0.55)
    for x, y, r in ((110, 83, 2.6), (104, 80.6, 1.6), (112, 90, 1.8)):
        s.fill(oval(x, y, r), mix(haze, mid, 0.4))
    _far_roofs(s)
    _soot(s)
    _sweep(s)
    _chimney(s)


def _far_roofs(s: Gouache) -> None:
    """Paint the town below: gables from far to near with lit windows, smoke, and a cat on a ridge."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    far = polygon(
        (-4, 126),
        (8, 116),
        (18, 124),
        (30, 112),
        (40, 122),
        (48, 122),
        (52, 100),
        (56, 122),
        (74, 118),
        (90, 126),
        (128, 122),
        (128, 176),
        (-4, 176),
    )
    s.fill(far, mix(DUSK, deep, 0.35))
    for points, tone, lit in (
        (((-4, 140), (30, 122), (62, 144), (62, 176), (-4, 176)), 0.55, ((26, 138), (36, 142))),
        (((84, 142), (108, 124), (128, 136), (128, 176), (84, 176)), 0.7, ((104, 140), (112, 140))),
    ):
        roof = polygon(*points)
        s.figure([[(roof, mix(deep, ink, tone))]], mix(haze, DUSK, 0.3), (0.5, -1), 1.0)
        for x, y in lit:
            s.fill(box(x, y, x + 5, y + 7), key)
            s.fill(box(x + 2.2, y, x + 2.8, y + 7), ink)
    for row in range(5):
        for at in range(6):
            x, y = 90 + at * 7 + (row % 2) * 3.5, 148 + row * 6
            s.stroke([(x - 3.4, y), (x, y + 4, x + 3.4, y)], mix(deep, DUSK, 0.5), 0.6)
    cat = join(
        oval(109, 122, 3.4, 4.6, 10), oval(110, 115.4, 2.7),
        polygon((107.4, 115), (107.6, 110.8), (110, 113)), polygon((110, 113), (112.4, 110.8), (112.6, 115)),
        ribbon([(107, 125, 0.9), (114, 126, 1.0), (117, 121, 1.0), (115, 117, 0.5)], 8),
    )  # fmt: skip
    s.figure([[(cat, ink)]], "#fff4dc", (0.3, -1), 0.8)


def _soot(s: Gouache) -> None:
    """Paint the burst of soot that comes out of the flue with him, in three steps, and flakes in the air."""
    ink, deep, mid = s.ink, s.deep, s.mid
    lots = chance(15)
    for reach, tone in ((31, mix(DUSK, mid, 0.8)), (25, mix(DUSK, deep, 0.3)), (19, mix(deep, ink, 0.45))):
        puffs = [
            oval(
                71 + reach * 1.05 * math.cos(math.radians(a)),
                114 + reach * 0.86 * math.sin(math.radians(a)),
                reach * (0.26 + 0.2 * next(lots)),
            )
            for a in range(176, 372, 22)
        ]
        cloud = join(*puffs, oval(71, 112, reach * 1.0, reach * 0.86))
        s.figure([[(cloud, tone)]], mix(tone, s.haze, 0.3), (1, -0.4), 0.8)
    for _ in range(26):
        x, y = 40 + 66 * next(lots), 44 + 56 * next(lots)
        s.fill(oval(x, y, 0.4 + 0.7 * next(lots)), ink)


def _sweep(s: Gouache) -> None:
    """Paint the sweep from the waist: both arms straight up the rod, his face turned up to the brush, sooty, the moon on it."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(75, 89, 18, 1, -26, neck=0.22)
    cap = placed(
        outline((0.40, -0.30), (0.36, -0.66, -0.1, -0.62), (-0.62, -0.56, -0.54, 0.02), (-0.3, -0.16, 0.0, -0.22), (0.2, -0.26, 0.56, -0.16), (0.52, -0.28, 0.40, -0.30)),
        75, 89, 18, -26,
    )  # fmt: skip
    coat = outline((60, 104), (66, 98, 72, 99), (82, 98, 86, 104), (89, 114, 88, 130), (58, 130), (57, 114, 60, 104))
    kerchief = outline((68, 98), (74, 101, 81, 97), (83, 102, 79, 106), (73, 108, 68, 103))
    rod = taper((76.4, 108), 1.1, (68.6, 62), 1.1)
    far, near = (
        limb((82, 104, 4.2), (92, 90, 3.4), (75.4, 77, 2.4)),
        limb((63, 105, 4.6), (55, 92, 3.7), (69.6, 73, 2.5)),
    )
    flesh = mix(ink, key, 0.5)
    s.figure(
        [
            [(far, mix(ink, deep, 0.8)), (cut(far, placed(far, -2.4, 1.4)), mix(DUSK, deep, 0.2))],
            [(coat, ink), (both(coat, polygon((76, 96), (92, 96), (92, 132), (79, 132))), mix(deep, ink, 0.2))],
            [
                (head.head, mix(ink, key, 0.34)),
                (cut(head.head, head.shade), mix(ink, key, 0.6)),
                (both(head.head, head.wedge), mix(ink, key, 0.82)),
                (head.eye, ink),
                (cap, ink),
            ],
            [(kerchief, VIOLET), (cut(kerchief, placed(kerchief, -3, 1)), mix(VIOLET, haze, 0.35))],
        ],
        "#fff1d6",
        (1, -0.2),
        1.0,
    )
    s.fill(oval(77.6, 93.4, 2.4, 1.2, -40), ink, 0.55)
    s.figure([[(rod, mix(ink, key, 0.55))]], mix(key, "#fff3c8", 0.5), (1, 0), 0.7)
    s.figure(
        [
            [(small_hand(72.6, 76.6, 3.7, 158, flip=True), flesh)],
            [(near, ink), (cut(near, placed(near, -2.6, 1.0)), mix(deep, DUSK, 0.3))],
            [(small_hand(70.6, 70.6, 3.8, -22), mix(ink, key, 0.62))],
        ],
        "#fff1d6",
        (1, -0.3),
        0.9,
    )
    # the brush: a star of bristles, the stone caught in it
    lots = chance(33)
    x, y = 67.4, 56.0
    for turn in range(0, 360, 10):
        far_end = (
            x + (13.6 + 2.6 * next(lots)) * math.cos(math.radians(turn)),
            y + (12.6 + 2.6 * next(lots)) * math.sin(math.radians(turn)),
        )
        s.fill(taper((x, y), 1.1, far_end, 0.35), ink)
        if -60 <= (turn + 180) % 360 - 180 <= 60:
            s.stroke([(x + (far_end[0] - x) * 0.66, y + (far_end[1] - y) * 0.66), far_end], "#fff1d6", 0.4)
    s.fill(oval(x, y, 10.6, 9.8), ink)
    s.gem(ONYX, x, y, 8.2, 10, 1.5)


def _chimney(s: Gouache) -> None:
    """Paint the chimney before him: bricks lit on the moon's side, a rim of stone, a row of pots beside."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    stack = polygon((48, 128), (97, 128), (99, 176), (46, 176))
    s.fill(stack, mix(ink, deep, 0.55))
    lit = polygon((84, 128), (97, 128), (99, 176), (85, 176))
    s.fill(lit, mix(DUSK, mid, 0.4))
    for row in range(6):
        y = 134 + row * 7
        for at in range(5):
            x = 46 + at * 10.4 + (row % 2) * 5
            s.fill(
                both(stack, box(x, y - 5.4, x + 9.2, y + 0.4, 0.6)),
                mix(deep, DUSK, 0.25 + ((at * 3 + row * 5) % 4) * 0.1)
                if x < 80
                else mix(mid, haze, 0.06 + ((at + row) % 3) * 0.14),
            )
    rim = polygon((43, 122, 1), (102, 122, 1), (102, 129.6, 1), (43, 129.6, 1))
    s.figure(
        [[(rim, mix(deep, ink, 0.2)), (both(rim, box(84, 120, 104, 131)), mix(DUSK, haze, 0.35))]],
        "#fff1d6",
        (0.7, -1),
        1.0,
    )
    s.fill(polygon((43, 129.6), (102, 129.6), (99, 133), (46, 133)), ink, 0.6)

    s.stipple(stack, ink, (46, 0), (84, 0), 0.6, 0.0)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-34": Picture(
        onyx_eclipse,
        ((52, 101), (79, 111), (97, 108), (88, 73)),
        "watches an eclipse",
        "bare hilltop",
        "corona round the stone",
        seed=72,
    ),
    "b1-38": Picture(
        onyx_barge,
        ((101, 101), (60, 65), (62, 97), (43, 76)),
        "poles a coal barge",
        "canal under a vault",
        "fire in a cage at the bow",
        seed=76,
    ),
    "b1-39": Picture(
        onyx_beam,
        ((67, 102), (74, 70), (81, 112), (34, 57)),
        "sieves the surf",
        "sea off a lighthouse",
        "hard edge of a beam",
        seed=77,
    ),
    "b1-33": Picture(
        onyx_sweep,
        ((67, 56), (77, 89), (72, 74), (62, 104)),
        "sweeps a chimney",
        "roofs of a town by night",
        "low moon along the roofs",
        seed=71,
    ),
}
