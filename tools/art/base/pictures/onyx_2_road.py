"""Pictures of the onyx cards of level 2 on the road by night."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import drape, limb, profile, small_hand
from tools.art.base.gouache import DUSK, ONYX, VIOLET, Gouache
from tools.art.base.props import bars, horse
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


def onyx_coach(s: Gouache) -> None:
    """A night coach crosses a bridge before a huge low moon; the stone is set in its door, the lamp burns before it."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 130), [mix(ink, deep, 0.7), mix(deep, DUSK, 0.55)])
    s.rings(76, 92, [58, 47, 39], [mix(deep, VIOLET, 0.75), mix(mid, VIOLET, 0.4), haze], 0.55)
    for x, y, r in ((92, 74, 6), (64, 70, 4), (98, 90, 3.4)):
        s.fill(oval(x, y, r, r * 0.8), mix(haze, mid, 0.2))
    for y, x0, x1 in ((58, 84, 124), (64, 20, 62), (80, 96, 124), (88, 26, 52)):
        s.fill(
            outline((x0, y), (x0 + (x1 - x0) * 0.5, y - 3.4, x1, y), (x0 + (x1 - x0) * 0.5, y + 3.4, x0, y)),
            mix(deep, DUSK, 0.3),
        )
    # far bank, the river with the moon's bars, the bridge
    s.fill(box(-4, 140, 124, 172), mix(deep, DUSK, 0.3))
    bars(s, 80, mix(haze, mid, 0.2), ((146, 26), (151, 17), (156, 22), (161, 12), (166, 16)), 1.6)
    bridge = polygon((-4, 132), (124, 132), (124, 172), (-4, 172))
    for left, right in ((-22, 22), (30, 66), (74, 112)):
        bridge = cut(bridge, arch(left, right, 160, 180, 17))
    s.fill(bridge, ink)
    s.rim([bridge], mix(mid, haze, 0.2), (0.2, 1), 0.6)
    s.figure([[(box(-4, 130, 124, 134), mix(ink, deep, 0.5))]], mix(mid, haze, 0.6), (0, -1), 0.8)
    for x in range(-2, 124, 11):
        s.stroke([(x, 136), (x, 141)], mix(ink, deep, 0.6), 0.9)
    with s.moved(0, 0, 0.93, about=(36, 131)):
        # the pair, one before the other
        rim = "#ffffff"
        for x, y, k, coat in ((103, 109.6, 0.58, mix(ink, deep, 0.75)), (95, 112, 0.62, mix(ink, deep, 0.25))):
            near, far = horse(x, y, k)
            s.figure([[(far, coat)], [(near, coat)]], rim, (-0.3, -1), 0.6)
        s.stroke([(73, 98), (84, 100, 108, 94)], ink, 0.8)
        s.stroke([(74, 118), (100, 113)], ink, 1.4)
        # wheels, body, box
        for x, y, r in ((45, 119, 11.4), (70, 121.4, 9)):
            s.line(oval(x, y, r), ink, 1.7)
            for turn in range(10, 370, 45):
                s.stroke([(x, y), around(x, y, r, turn)], ink, 0.8)
            s.fill(oval(x, y, 2.2), ink)
            s.rim([cut(oval(x, y, r + 0.85), oval(x, y, r - 0.85))], haze, (-0.3, -1), 0.5)
        body = outline((40, 88), (56, 84, 71, 88), (71.6, 100, 69, 111), (58, 118, 45, 111), (40, 102, 40, 88))
        s.figure(
            [
                [
                    (
                        outline(
                            (37, 113),
                            (46, 122, 56, 118),
                            (66, 120, 78, 113),
                            (76, 116),
                            (64, 122, 56, 120),
                            (44, 124, 36, 116),
                        ),
                        ink,
                    )
                ]
            ],
            haze,
            (0, -1),
            0.5,
        )
        s.figure(
            [
                [(body, mix(ink, deep, 0.3))],
                [(outline((38, 88.6), (56, 81.6, 73, 88.6), (72, 85), (56, 79, 39, 85)), ink)],
            ],
            rim,
            (-0.3, -1),
            0.7,
        )
        for left, right in ((42, 46.4), (65.2, 69)):
            s.fill(box(left, 90, right, 97, 1), mix(key, ink, 0.2))
        # the door: its window lit, the stone in its panel
        s.figure([[(box(47.6, 87, 64, 115, 2), mix(haze, VIOLET, 0.12))]], rim, (-0.3, -1), 0.7)
        s.fill(box(50.4, 89, 61.2, 94.4, 1), mix(key, haze, 0.2))
        s.gem(ONYX, 55.8, 104, 7.0, 0, 1.3)
        s.fill(polygon((71, 100), (83, 98, 1), (84, 102, 1), (77, 113), (71, 113)), ink)
        # the driver, whip in the air, and the lamp
        head = profile(77, 82, 9.6, 1, 4)
        hat = join(
            polygon((71, 79), (83, 77.6), (83.2, 79.2), (71.2, 80.8)),
            polygon((72.6, 79.4), (72.4, 71, 0.8), (80.4, 70, 0.8), (81, 78)),
        )
        coat = outline((71, 92), (75, 87, 80, 89), (83, 95, 82, 101), (71, 102), (69, 96, 71, 92))
        s.figure(
            [
                [(limb((78, 99, 2.8), (86, 100, 2.2), (86, 108, 1.7)), ink)],
                [(coat, VIOLET), (drape(coat, 74), mix(VIOLET, ink, 0.5))],
                [(head.head, mix(ink, key, 0.36)), (both(head.head, head.wedge), mix(key, haze, 0.3)), (hat, ink)],
                [
                    (limb((78, 91, 2.3), (84, 94, 1.8), (89, 91, 1.4)), mix(VIOLET, ink, 0.35)),
                    (small_hand(90, 90.6, 1.7, -10), mix(ink, key, 0.5)),
                ],
            ],
            rim,
            (-0.3, -1),
            0.6,
        )
        s.stroke([(90, 91), (97, 74), (104, 64, 112, 72)], ink, 0.8)
        s.spot(75.5, 106, 0.5, 7.5, mix(key, haze, 0.3), 0.8)
        s.fill(polygon((73, 102.6), (78, 102.6), (77, 110), (74, 110)), "#fff6d8")
        s.fill(outline((75.5, 104), (77.6, 108, 75.5, 109.4), (73.4, 108, 75.5, 104)), key)
        s.fill(join(polygon((72, 102.8), (75.5, 98.8), (79, 102.8)), box(73.4, 109.6, 77.6, 111.4)), ink)


def onyx_stoker(s: Gouache) -> None:
    """Out of the fire of a night train: through its door a stoker thrusts the shovel at us, a stone among the coal."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    # the fire box in stepped light, its courses of brick about the mouth
    s.fill(ALL, mix(key, ink, 0.5))
    s.rings(66, 150, [104, 78, 56], [mix(key, ink, 0.36), mix(key, ink, 0.2), mix(key, "#fff3d2", 0.1)], 0.6)
    joint = mix(key, ink, 0.66)
    for row, y in enumerate(range(38, 152, 13)):
        s.stroke([(-4, y), (124, y)], joint, 1.1)
        for x in range(-4 + row % 2 * 13, 128, 26):
            s.stroke([(x, y), (x, y + 13)], joint, 1.1)
    door = arch(27, 107, 80, 136, 36)
    s.figure([[(arch(19, 115, 80, 136, 42), mix(ink, deep, 0.3))]], mix(key, "#fff3d2", 0.5), (0, 1), 1.6)
    with s.clipped(door):
        s.wash(door, (0, 44), (0, 120), [mix(ink, deep, 0.4), mix(ink, DUSK, 0.7)])
        for x, y, r in ((36, 66, 0.9), (44, 56, 0.7), (100, 70, 0.9), (92, 56, 0.7), (32, 80, 0.7)):
            s.fill(oval(x, y, r), haze)
        _stoker(s)
    s.rim([door], "#ffe7b4", (0, 1), 1.0)
    # tongues of flame before the sill
    for x, high, wide, lean in (
        (30, 24, 8, 4),
        (46, 16, 7, -2),
        (84, 17, 8, 2),
        (100, 28, 9, -5),
        (114, 20, 8, -3),
        (14, 15, 8, 2),
    ):
        flame = outline((x - wide, 176), (x - wide, 150, x + lean, 152 - high), (x + wide, 150, x + wide, 176))
        s.fill(flame, mix(key, "#fff3d2", 0.35))
        s.fill(placed(flame, x * 0.45, 176 * 0.42, 0.55, 0, False, 0.58), "#fffaea")
    for x, y, r in ((38, 159, 7), (52, 164, 7.4), (70, 165, 7.4), (86, 160, 7)):  # the bed of lit coal
        lump = polygon(
            *((x - r, y + 1), (x - r * 0.4, y - r * 0.8), (x + r * 0.6, y - r * 0.7), (x + r, y + r * 0.3)),
            (x + r * 0.2, y + r),
        )
        s.figure([[(lump, mix(ink, key, 0.12))]], mix(key, "#e0542c", 0.7), (0, 1), 1.8)
    _shovel(s)


def _stoker(s: Gouache) -> None:
    """Paint the stoker in the door, bent to us over the shovel: head bowed aside, kerchief, sleeves rolled up."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = "#ffe7b4", (-0.2, 1)
    head = profile(60, 66, 18, -1, -24, neck=0.3)
    cap = outline(
        (45.6, 61), (50, 63, 56, 61), (66, 58, 70, 64), (74, 58, 67, 51), (58, 47, 52, 55), (48, 57, 45.6, 61)
    )
    shirt = outline((44, 88), (54, 76, 68, 76), (86, 77, 94, 88), (100, 104, 98, 136), (44, 136), (40, 104, 44, 88))
    shade = outline((74, 74), (80, 100, 76, 140), (110, 140), (106, 80))
    scarf = outline((55, 77), (64, 82, 73, 74), (76, 80, 72, 86), (64, 90, 57, 84))
    warm, dark = mix(ink, key, 0.62), mix(ink, key, 0.4)
    s.figure(
        [
            [(shirt, mix(haze, key, 0.2)), (both(shirt, shade), mix(DUSK, ink, 0.2))],
            [(taper((62, 84), 3.2, (56, 140), 3.0), mix(ink, deep, 0.3)), (taper((82, 82), 3.2, (84, 140), 3.0), ink)],
        ],
        rim,
        light,
        1.1,
    )
    s.figure(
        [
            [(head.head, dark), (cut(head.head, head.shade), warm), (both(head.head, head.wedge), mix(warm, key, 0.6))],
            [(scarf, VIOLET)],
            [(cap, ink), (both(cap, polygon((40, 56), (60, 57), (60, 66), (40, 66))), mix(ink, key, 0.35))],
        ],
        rim,
        light,
        0.5,
    )
    s.fill(head.eye, ink)


def _shovel(s: Gouache) -> None:
    """Paint the arms and the shovel towards us, out of the door: the hands on its shaft, coal and the stone on its blade."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = "#ffe7b4", (-0.2, 1)
    warm, dark = mix(ink, key, 0.62), mix(ink, key, 0.42)
    wood = mix(key, "#e0542c", 0.35)
    s.line(taper((99, 70), 2.2, (62, 126), 3.2), ink, 0.9)
    s.figure([[(taper((99, 70), 1.9, (62, 126), 2.9), wood)]], rim, light, 0.9)
    s.figure([[(taper((93.6, 66.4), 1.9, (104.4, 73.6), 1.9), wood)]], rim, light, 0.7)
    for joints, sleeve, grip, tone, cloth in (
        (
            ((91, 90, 6), (107, 103, 5.0), (99, 77, 3.6)),
            outline((84, 80), (94, 78, 101, 86), (110, 95, 112, 101), (108, 106, 100, 105), (90, 100, 84, 80)),
            (97.4, 71.6, 4.9, -150),
            dark,
            mix(DUSK, haze, 0.4),
        ),
        (
            ((46, 90, 6), (40, 112, 5.4), (66, 111, 4.2)),
            outline((54, 80), (42, 80, 37, 92), (33, 102, 33, 110), (41, 107, 49, 111), (54, 96, 54, 80)),
            (71, 112, 5.4, -20),
            warm,
            mix(haze, key, 0.2),
        ),
    ):
        s.figure([[(limb(*joints), tone)]], rim, light, 0.8)
        s.figure([[(sleeve, cloth)]], rim, light, 0.9)
        s.figure([[(small_hand(*grip), tone)]], rim, light, 0.8)
    blade = outline(
        (56, 122), (66, 117, 77, 122), (90, 132, 90, 144), (88, 154, 66, 155), (44, 154, 43, 143), (44, 131, 56, 122)
    )
    s.figure(
        [
            [
                (blade, mix(ink, deep, 0.75)),
                (both(blade, outline((66, 116), (58, 136, 60, 158), (96, 158), (96, 116))), mix(ink, deep, 0.3)),
            ]
        ],
        rim,
        (0, 1),
        1.4,
    )
    for x, y, r in ((54, 140, 8), (80, 141, 8.4), (60, 130, 6), (76, 130, 6), (67, 148, 8)):
        lump = polygon(
            (x - r, y + 1),
            (x - r * 0.4, y - r * 0.8),
            (x + r * 0.7, y - r * 0.6),
            (x + r, y + r * 0.5),
            (x, y + r * 0.8),
        )
        s.figure(
            [[(lump, ink), (both(lump, polygon((x - r, y - r), (x + r, y - r), (x, y))), mix(ink, deep, 0.7))]],
            mix(key, "#fff3d2", 0.2),
            (0, 1),
            1.5,
        )
    s.gem(ONYX, 67, 134, 10.6, 0, 1.8)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-28": Picture(
        onyx_coach,
        ((55, 104), (73, 86), (98, 100)),
        "drives a night coach",
        "bridge of the post road",
        "huge low moon",
        seed=83,
    ),
    "b2-30": Picture(
        onyx_stoker,
        ((67, 134), (54, 68), (71, 112), (97, 72)),
        "feeds the fire",
        "fire box of a night train",
        "flames on our side of the door",
        seed=86,
    ),
}
