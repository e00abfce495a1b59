"""Pictures of the onyx cards of level 2 on the road by night."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import bare_arm, drape, leg, limb, mitten, profile, skin
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
                    (mitten(90, 90.6, 1.7, -10), mix(ink, key, 0.5)),
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
    """A stoker swings his shovel to the open fire door of a night train: on its blade, among the coal, lies a stone."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    # beyond the cab snow and telegraph poles fly past
    s.wash(ALL, (0, 38), (0, 116), [mix(ink, DUSK, 0.3), mix(deep, DUSK, 0.75)])
    s.plane(
        outline((-4, 92), (24, 80, 70, 90), (70, 124), (-4, 124)),
        mix(DUSK, haze, 0.25),
        mix(DUSK, haze, 0.5),
        82,
        120,
    )
    for x in (20, 52):
        s.fill(box(x - 0.9, 50, x + 0.9, 96), ink)
        s.fill(box(x - 5, 55, x + 5, 56.6), ink)
    for y in (54, 58):
        s.stroke([(-4, y), (20, y + 1), (36, y + 5, 52, y + 1), (60, y + 4, 70, y + 4)], ink, 0.6)
    # roof, floor plates, the light that falls on them
    s.fill(polygon((-4, 34), (124, 34), (124, 44), (-4, 47)), ink)
    floor = box(-4, 148, 124, 172)
    s.fill(floor, mix(ink, deep, 0.5))
    s.fill(both(floor, polygon((92, 130), (22, 172), (124, 172))), mix(ink, key, 0.42))
    s.stipple(both(floor, polygon((92, 130), (22, 172), (124, 172))), key, (90, 146), (60, 164), 0.8, 0.0)
    _fire_door(s)
    _coal(s)
    _stoker(s)
    s.gem(ONYX, 88, 94, 7.4, 0, 1.6)


def _fire_door(s: Gouache) -> None:
    """Paint the boiler's end: its ring of rivets, gauges and pipes, and the open door in stepped light."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    boiler = join(oval(108, 92, 46), box(64, 132, 128, 150))
    s.figure([[(boiler, mix(ink, deep, 0.5))]], mix(deep, DUSK, 0.8), (-1, -0.6), 1.0)
    s.line(oval(108, 92, 41), ink, 1.2)
    for turn in range(100, 262, 12):
        s.fill(oval(*around(108, 92, 43.4, turn), 1.0), mix(deep, s.mid, 0.4))
    with s.clipped(boiler):
        s.rings(92, 98, [34, 26], [mix(ink, key, 0.2), mix(ink, key, 0.38)], 0.6)
    door = oval(92, 98, 20, 21)
    s.fill(placed(door, -92 * 0.12, -98 * 0.12, 1.12), ink)
    with s.clipped(door):
        s.fill(door, mix(key, "#c8401c", 0.4))
        s.rings(92, 103, [20, 15, 10], [key, mix(key, "#fff3d2", 0.5), "#fffaea"], 0.5)
        for x, high, wide in ((78, 16, 5), (84, 22, 5), (100, 24, 6), (107, 15, 5)):
            s.fill(outline((x - wide, 120), (x - wide, 112, x, 120 - high), (x + wide, 112, x + wide, 120)), "#fff3d2")
    s.rim([door], "#ffe7b4", (0.3, 1), 0.9)
    for x, y, r in ((96, 60, 7), (113, 66, 5.4)):
        s.fill(oval(x, y, r), ink)
        s.fill(oval(x, y, r * 0.74), haze)
        s.stroke([(x, y), around(x, y, r * 0.6, -50)], ink, 0.9)
    s.stroke([(82, 44), (82, 58), (82, 68, 76, 70)], mix(deep, s.mid, 0.5), 2.0)


def _coal(s: Gouache) -> None:
    """Paint the heap of coal behind the stoker, each lump with a lit facet."""
    ink, deep, key = s.ink, s.deep, s.key
    heap = polygon((-4, 112), (10, 116), (20, 126), (30, 134), (38, 150), (-4, 152))
    s.figure([[(heap, ink)]], mix(ink, key, 0.5), (1, -0.8), 0.9)
    for x, y, r in ((4, 122, 5), (14, 130, 5.4), (24, 140, 5), (8, 140, 6)):
        s.fill(
            polygon((x - r, y), (x - r * 0.2, y - r), (x + r, y - r * 0.2), (x + r * 0.2, y + r)), mix(ink, deep, 0.6)
        )
        s.fill(polygon((x - r * 0.2, y - r), (x + r, y - r * 0.2), (x + r * 0.2, y)), mix(deep, key, 0.3))


def _stoker(s: Gouache) -> None:
    """Paint the stoker in his stride, from behind the shovel: sleeves rolled up, the blade held level."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(62, 68, 14, 1, 12)
    cap = outline(
        (54, 67), (52, 57, 62, 57), (70, 58, 71, 62.6), (76, 64), (75, 66.4), (62, 65, 58, 72), (55, 72, 54, 67)
    )
    shirt = outline((46, 84), (54, 77, 62, 82), (68, 94, 62, 112), (44, 112), (42, 96, 46, 84))
    belt = polygon((43.6, 108), (63, 108), (62, 113), (44, 113))
    handle = taper((36, 108), 1.1, (76, 99), 1.1)
    blade = polygon((74, 97), (79, 95), (97, 98), (99, 102), (78, 105))
    lumps = [polygon((79, 97), (82, 91), (87, 93), (87, 99)), polygon((90, 99), (93, 94), (97, 97), (97, 100))]
    warm = mix(ink, key, 0.5)
    sleeve = outline((46, 83), (51, 79, 56, 84), (57, 89, 52, 96), (50.6, 99), (42, 95.6), (43.6, 91), (44, 86, 46, 83))
    near_leg = leg((57, 112), (71, 127), (66, 149), (77, 151), 1.0)
    s.figure(
        [
            [(leg((49, 112), (40, 130), (30, 149), (40, 151), 1.0), ink)],
            [
                (near_leg, mix(ink, deep, 0.5)),
                (cut(near_leg, placed(near_leg, -2.6, 0.6)), mix(ink, key, 0.6)),
            ],
            [
                (limb((61, 87, 4), (69, 99, 3.2), (72, 100, 2.6)), mix(ink, key, 0.36)),
                (mitten(71, 100.6, 2.9, -10), warm),
            ],
            [
                (shirt, mix(haze, key, 0.16)),
                (drape(shirt, 53, 2), mix(DUSK, haze, 0.2)),
                (both(shirt, outline((60, 78), (62, 96, 57, 114), (76, 114), (76, 78))), mix(key, haze, 0.3)),
                (belt, ink),
            ],
            [
                *skin(s, head, 0.42, 0.8),
                (head.eye, ink),
                (cap, mix(ink, deep, 0.4)),
                (both(cap, polygon((67, 56), (80, 62), (80, 70), (68, 68))), mix(ink, key, 0.5)),
            ],
            [(lump, ink) for lump in lumps],
            [(handle, mix(ink, key, 0.34)), (blade, ink)],
            [
                (bare_arm((50, 87), (43, 101), (48, 105.6), 1.06), warm),
                (sleeve, mix(haze, key, 0.16)),
                (both(sleeve, placed(sleeve, -3.4, 1)), mix(DUSK, haze, 0.4)),
                (mitten(49, 105.2, 3.0, -10), mix(ink, key, 0.62)),
            ],
        ],
        "#ffe7b4",
        (1, 0.1),
        1.3,
    )


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
        ((65, 68), (72, 100), (88, 94)),
        "feeds the fire",
        "footplate of a night train",
        "open fire door",
        seed=86,
    ),
}
