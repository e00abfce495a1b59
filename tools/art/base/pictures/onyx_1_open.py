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
}
