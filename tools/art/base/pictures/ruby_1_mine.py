"""Pictures of the ruby cards of level 1 of mine and furnace."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import bare_arm, drape, from_above, limb, mitten, profile, shoe
from tools.art.base.gouache import RUBY, Gouache
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


def ruby_furnace(s: Gouache) -> None:
    """From behind: a smelter stands black before the tap hole, an arm before her face; the iron runs out between the moulds."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.3))
    # the stack: a wall of bricks that narrows, the hole and its steps of light
    stack = polygon((12, 172), (30, 30), (118, 30), (128, 172))
    s.fill(stack, mix(ink, deep, 0.7))
    for row in range(9):
        for column in range(7):
            x, y = 14 + column * 18 - (9 if row % 2 else 0), 36 + row * 11
            s.line(both(stack, box(x, y, x + 18, y + 11)), mix(ink, deep, 0.35), 0.8)
    hole = arch(48, 100, 84, 122, 30)
    for grow, tone in ((1.62, mix(deep, mid, 0.35)), (1.34, mix(deep, mid, 0.85)), (1.14, mix(mid, haze, 0.45))):
        s.fill(both(placed(hole, 74 * (1 - grow), 96 * (1 - grow), grow), box(-4, 30, 124, 122)), tone)
    s.fill(hole, mix(haze, "#fff6de", 0.6))
    s.fill(placed(hole, 74 * 0.3, 110 * 0.3, 0.7), "#fffdf0")
    # the floor of sand, the stream in its channel, moulds on both sides
    s.fill(polygon((-4, 122), (124, 122), (124, 172), (-4, 172)), mix(deep, ink, 0.25))
    s.stipple(box(-4, 122, 124, 172), mix(mid, haze, 0.3), (74, 122), (74, 142), 0.85, 0.0)
    stream = outline(
        (62, 118),
        (86, 118),
        (84, 134, 94, 144),
        (106, 156, 104, 176),
        (56, 176),
        (62, 156, 60, 146),
        (58, 132, 62, 118),
    )
    s.fill(placed(stream, 0, 1.4), ink)
    s.fill(stream, mix(mid, haze, 0.4))
    s.fill(
        outline(
            (66, 118),
            (82, 118),
            (80, 134, 88, 146),
            (98, 160, 96, 176),
            (64, 176),
            (70, 158, 66, 146),
            (63, 132, 66, 118),
        ),
        "#fff9e6",
    )
    for x, y, k in ((38, 138, 0.9), (110, 136, 0.9), (116, 152, 1.2)):
        s.fill(polygon((x - 9 * k, y), (x + 9 * k, y - 2 * k), (x + 8 * k, y + 3 * k), (x - 8 * k, y + 5 * k)), ink)
        s.fill(
            polygon(
                (x - 7 * k, y + 0.6 * k),
                (x + 7.4 * k, y - 1 * k),
                (x + 6.6 * k, y + 1.8 * k),
                (x - 6.4 * k, y + 3.2 * k),
            ),
            mix(mid, haze, 0.55),
        )
    # the smelter, wide on her feet, from behind
    rim = "#fff3d6"
    head = oval(72, 62, 6.4, 7.6, -8)
    scarf = outline((64.4, 64), (64, 53, 72, 53), (80, 53.6, 79, 64), (72, 60, 64.4, 64))
    knot = outline((69, 66), (62, 70, 58, 78), (64, 80, 68, 76), (70, 82, 74, 82), (75, 74, 72, 66))
    back = outline((58, 79), (66, 72, 74, 75), (84, 73, 88, 80), (88, 92, 84, 104), (62, 105), (58, 92, 58, 79))
    apron = outline(
        (60, 102), (73, 106, 86, 101), (94, 118, 96, 132), (84, 128, 74, 134), (62, 128, 50, 134), (54, 116, 60, 102)
    )
    rod = [taper((100, 64), 1.2, (50, 140), 1.4)]
    s.figure(
        [
            [(join(limb((66, 120, 6.4), (56, 134, 4.6), (49, 150, 3.2)), shoe(48, 156, -1, 0.9)), ink)],
            [(join(limb((80, 120, 6.4), (92, 133, 4.6), (98, 149, 3.2)), shoe(99, 155, 1, 0.9)), ink)],
            [
                (bare_arm((60, 81), (51, 68), (64, 58), 1.08), mix(ink, haze, 0.22)),
                (mitten(66, 57, 3.2, -20), mix(ink, haze, 0.3)),
            ],
            [(apron, mix(key, ink, 0.5)), (drape(apron, 70, 2), mix(key, ink, 0.75))],
            [(back, mix(ink, deep, 0.5)), (drape(back, 70, 1), ink)],
            [(polygon((60, 100), (86, 98), (86.4, 103.6), (60, 106)), mix(ink, haze, 0.24))],
            [
                (head, ink),
                (scarf, key),
                (knot, mix(key, ink, 0.35)),
                (both(scarf, box(60, 50, 71, 70)), mix(key, ink, 0.42)),
            ],
            [(part, mix(ink, key, 0.2)) for part in rod],
            [
                (bare_arm((86, 82), (98, 92), (84, 93), 1.08), mix(ink, haze, 0.28)),
                (mitten(81.6, 93.4, 3.4, 190), mix(ink, haze, 0.4)),
            ],
        ],
        rim,
        (0.5, -0.8),
        1.05,
    )
    for x, y, r in (
        (40, 60, 1.3),
        (110, 52, 1.5),
        (104, 104, 1.2),
        (42, 96, 1.0),
        (114, 84, 1.3),
        (52, 46, 1.1),
        (94, 44, 1.2),
        (108, 118, 1.4),
    ):
        s.fill(oval(x, y, r), "#fff6de")
    s.fill(oval(78, 143, 9), mix(ink, deep, 0.4))
    s.gem(RUBY, 78, 142, 7.4, 8, 1.7)


def ruby_fuse(s: Gouache) -> None:
    """A fuse burns in the foreground of a drift; far off at its mouth the sapper runs, her hands on her ears."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.35))
    # the drift, frame within frame, to the daylight
    mouth = ((-7, -16), (4, -18), (11, -8), (10, 14), (-11, 14), (-12, -4))
    for grow, tone in (
        (5.2, mix(ink, deep, 0.75)),
        (3.9, mix(deep, ink, 0.15)),
        (2.8, mix(deep, mid, 0.35)),
        (1.9, mix(mid, haze, 0.1)),
        (1.28, mix(mid, haze, 0.5)),
        (1.0, "#fff6de"),
    ):
        s.fill(polygon(*((58 + x * grow, 76 + y * grow * 0.96) for x, y in mouth)), tone)
    s.spot(58, 74, 15, 34, mix(mid, haze, 0.5), 0.5)
    for grow in (4.4, 3.0, 2.1):  # timber sets
        left, right, top, foot = 58 - 11 * grow, 58 + 10.4 * grow, 76 - 15 * grow * 0.96, 76 + 14 * grow * 0.96
        wide = grow * 0.8
        for beam in (
            polygon((left - wide, foot), (left + wide * 1.2, top), (left + wide * 2.8, top), (left + wide, foot)),
            polygon((right - wide, foot), (right - wide * 2.8, top), (right - wide * 1.2, top), (right + wide, foot)),
            box(left - wide, top - wide, right + wide, top + wide),
        ):
            s.figure(
                [[(beam, ink)]],
                mix(mid, haze, 0.1),
                (58 - beam.getBounds().centerX(), 60 - beam.getBounds().centerY()),
                0.6,
            )
    floor = polygon((48, 89), (68, 89), (124, 172), (-4, 172))
    s.fill(floor, mix(deep, ink, 0.2))
    s.fill(polygon((53, 89), (62, 89), (74, 172), (30, 172)), mix(mid, haze, 0.1), 0.55)
    s.stipple(floor, mix(mid, haze, 0.3), (58, 90), (60, 118), 0.8, 0.0)
    # the sapper, small, running towards the light
    head = profile(57, 67.4, 7.6, -1, 6)
    body = outline((54, 72), (58, 70.6, 62, 73), (63, 79, 62, 84), (55, 84.4), (54, 78, 54, 72))
    s.figure(
        [
            [
                (limb((58, 83, 2.6), (50.6, 86, 2.0), (47.4, 92.6, 1.5)), ink),
                (limb((60, 83, 2.6), (65, 88.6, 2.0), (71.6, 88.4, 1.5)), ink),
            ],
            [(body, mix(key, ink, 0.3))],
            [(head.head, ink), (outline((53, 65), (54, 61.6, 58, 62), (63, 62.6, 61.6, 69), (58, 67, 53, 65)), ink)],
            [
                (limb((60.6, 74, 1.7), (66.4, 71, 1.4), (60, 67.6, 1.2)), mix(ink, haze, 0.2)),
                (limb((55.4, 74, 1.6), (49.6, 71.6, 1.3), (54.6, 68.4, 1.1)), mix(ink, haze, 0.2)),
            ],
        ],
        "#fff6de",
        (-0.2, -1),
        0.5,
    )
    s.fill(polygon((48, 92), (72, 89), (80, 104), (58, 106)), ink, 0.4)
    # the vein in the wall beside the keg
    for points, tone in (
        (((88, 60), (104, 48), (126, 52), (126, 104), (106, 104), (92, 86)), mix(deep, mid, 0.25)),
        (((94, 66), (104, 57), (118, 62), (120, 84), (106, 92), (95, 82)), mix(mid, haze, 0.25)),
        (((98, 70), (105, 63), (114, 68), (115, 80), (105, 87), (98, 80)), ink),
    ):
        s.fill(polygon(*points), tone)
    for start, end in (((90, 62), (84, 52)), ((92, 86), (86, 96)), ((120, 84), (126, 92)), ((104, 57), (106, 46))):
        s.stroke([start, end], mix(mid, haze, 0.35), 1.0)
    s.gem(RUBY, 106, 76, 7.4, 10, 1.6)
    # keg and fuse in front
    keg = outline((76, 128), (72, 148, 77, 176), (118, 176), (124, 150, 118, 126))
    s.figure(
        [[(keg, mix(key, ink, 0.5)), (drape(keg, 100, -2), mix(key, ink, 0.66))]], mix(haze, key, 0.2), (-0.5, -1), 1.0
    )
    s.figure([[(oval(97, 127, 21.4, 6.4), mix(key, ink, 0.3))]], haze, (-0.5, -1), 0.9)
    for y in (137, 156):
        s.fill(both(keg, outline((70, y), (98, y + 9, 124, y - 2), (124, y + 3), (98, y + 14, 70, y + 5))), ink)
    s.stroke([(97, 127), (94, 112, 82, 116), (70, 120, 66, 110)], ink, 3.0)
    s.stroke([(97, 127), (94, 112, 82, 116), (70, 120, 66, 110)], mix(haze, mid, 0.3), 1.4)
    s.rings(65, 108, [15, 9], [mix(mid, haze, 0.35), mix(haze, "#fff6de", 0.3)], 0.7)
    for number in range(13):
        turn = number * 27.7
        s.stroke([around(65, 108, 3, turn), around(65, 108, 10 + 5.5 * (number % 3), turn)], "#fff9e6", 1.0)
    s.fill(oval(65, 108, 4), "#ffffff")


def ruby_shoulders(s: Gouache) -> None:
    """A girl on her father’s shoulders reaches for a stone in the roof of a low red cave; his torch lights both."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(ink, deep, 0.55))
    facets = [(a, (1.0, 0.88, 1.06, 0.92)[n % 4]) for n, a in enumerate(range(8, 368, 40))]
    s.facets(
        100, 84, (70, 50, 33, 18),
        (mix(deep, ink, 0.12), mix(deep, mid, 0.7), mix(mid, haze, 0.35), mix(haze, mid, 0.2)),
        facets, 0.6,
    )  # fmt: skip
    roof = polygon(
        (-4, 30), (124, 30), (124, 50), (112, 44), (102, 52), (92, 47), (80, 56), (68, 45), (56, 51), (46, 44),
        (34, 58),
        (22, 52), (12, 82), (-4, 92),
    )  # fmt: skip
    s.figure([[(roof, mix(ink, deep, 0.22))]], mix(mid, haze, 0.4), (0.6, 1), 1.0)
    _father(s)
    _girl(s)
    s.fan(86, 50, 17, [(60, 68), (98, 106), (134, 142), (20, 28)], haze, 0.8)
    s.gem(RUBY, 86, 50, 7.4, -12, 1.6)


def ruby_carter(s: Gouache) -> None:
    """From above: a carter leans into his heaped cart on the rails of an adit, out of the dark into the light of day."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.55))
    # the floor: daylight from the right head, cut by the timbers' shadows
    s.fill(polygon((34, 30), (128, 30), (128, 128), (76, 92)), mix(mid, haze, 0.3))
    s.fill(polygon((66, 30), (128, 30), (128, 92), (94, 68)), mix(haze, mid, 0.3))
    edge = polygon((34, 30), (128, 30), (128, 128), (76, 92))
    s.stipple(cut(ALL, edge), mix(deep, mid, 0.8), (70, 84), (56, 104), 0.8, 0.0)
    with s.clipped(box(-4, 30, 124, 176)):
        for x, y in ((44, 44), (54, 52), (112, 104), (106, 40), (118, 84), (38, 60), (104, 118)):
            s.fill(polygon((x - 3, y + 1), (x - 1, y - 2), (x + 3, y - 1), (x + 2, y + 2)), mix(deep, mid, 0.3))
    with s.moved(0, 0, 1.0, 36, about=(77, 96)):
        # sleepers and rails run up the picture before they are turned
        for number in range(12):
            y = 4 + number * 17
            s.fill(box(50, y, 104, y + 6.4, 1), mix(ink, deep, 0.25))
            s.fill(box(50, y, 104, y + 1.4, 0.6), mix(deep, mid, 0.5) if number < 5 else mix(deep, ink, 0.4))
        for x in (62, 92):
            s.fill(box(x - 2, -30, x + 2, 220), ink)
            s.fill(box(x - 2, -30, x - 0.4, 220), mix(haze, mid, 0.2))
        # the cart's shadow, the cart, its load
        s.fill(polygon((52, 62), (98, 58), (92, 124), (46, 128)), ink, 0.7)
        for y in (66, 104):
            for x in (56.4, 97.6):
                s.figure([[(box(x - 2.4, y - 5, x + 2.4, y + 5, 1), ink)]], mix(mid, haze, 0.5), (0.2, -1), 0.6)
        tub = box(57, 54, 97, 116, 4)
        s.figure([[(tub, mix(key, ink, 0.5))]], mix(key, haze, 0.5), (-0.3, -1), 1.2)
        for y in (58, 110):
            s.fill(box(57, y, 97, y + 3), mix(key, ink, 0.75))
        s.fill(box(61, 58, 93, 112, 3), ink)
        ore = box(61, 58, 93, 112, 3)
        with s.clipped(ore):
            s.fill(ore, deep)
            lots = chance(7)
            for _ in range(46):
                x, y, r = 60 + 34 * next(lots), 58 + 54 * next(lots), 3.2 + 3.4 * next(lots)
                turn = 360 * next(lots)
                lump = polygon(*(around(x, y, r * (0.8 + 0.3 * next(lots)), turn + step * 72) for step in range(5)))
                s.fill(placed(lump, 0.8, 1.4), ink)
                s.fill(lump, mix(deep, mid, 0.25 + 0.5 * next(lots)))
                s.fill(both(lump, placed(lump, -r * 0.5, -r * 0.7)), mix(mid, haze, 0.2 + 0.25 * next(lots)))
        # the carter behind it, his arms stretched to the bar
        person = from_above(77, 140, 180, 0.95)
        s.fill(placed(person.shoulders, -7, 5), ink, 0.7)
        legs = [limb((72, 150, 5), (70, 166, 4), (69, 182, 3)), limb((83, 150, 5), (88, 160, 4.4), (88, 172, 3.4))]
        s.figure([[(part, mix(ink, deep, 0.3))] for part in legs], haze, (0.3, -1), 0.8)
        s.figure([[(box(58, 119, 96, 122.6, 1.4), mix(ink, haze, 0.3))]], haze, (0.2, -1), 0.7)
        brown = mix(ink, haze, 0.4)
        s.figure(
            [
                [(bare_arm(person.left, (60, 132), (66, 122), 1.0), brown), (oval(66.4, 121, 3.2, 2.8), brown)],
                [(bare_arm(person.right, (94, 132), (88, 122), 1.0), brown), (oval(87.6, 121, 3.2, 2.8), brown)],
                [(person.shoulders, key), (both(person.shoulders, box(50, 120, 76, 170)), mix(key, ink, 0.42))],
                [
                    (
                        outline((70, 152), (77, 158, 85, 152), (84, 168, 82, 176), (72, 176), (70, 164, 70, 152)),
                        mix(key, ink, 0.3),
                    )
                ],
                [
                    (person.head, mix(mid, haze, 0.45)),
                    (both(person.head, box(60, 128, 76.6, 152)), mix(mid, deep, 0.2)),
                ],
            ],
            "#fff3d6",
            (0.3, -1),
            1.0,
        )
        s.stroke([(72, 136), (77, 142, 83, 137)], mix(deep, mid, 0.3), 0.9)
        s.stroke([(71.4, 141), (77, 147, 83, 142)], mix(deep, mid, 0.3), 0.9)
    s.fill(oval(86, 80, 8.4), ink)
    s.gem(RUBY, 86, 80, 7.6, 24, 1.8)


def _father(s: Gouache) -> None:
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    dark, lit = mix(ink, haze, 0.14), mix(ink, haze, 0.42)
    head = profile(73, 106, 18, 1, -8)
    beard = outline(
        (80, 110.4), (83, 112, 81.6, 117.4), (76, 119, 71.4, 113.6), (70, 108, 71.6, 105), (74, 110, 80, 110.4)
    )
    hair = outline((64, 106), (63, 95.6, 73, 96), (79, 96, 80, 100), (74, 101, 71, 107), (68, 112, 64, 106))
    coat = outline((48, 172), (48, 136, 56, 127), (70, 119, 86, 127), (94, 134, 92, 172))
    s.figure(
        [
            [(limb((85, 132, 5.6), (101, 139, 4.4), (104, 122, 3)), mix(key, ink, 0.5))],
            [(coat, mix(key, ink, 0.16)), (drape(coat, 66, -3), mix(key, ink, 0.6))],
            [
                (head.head, dark),
                (cut(head.head, head.shade), lit),
                (both(head.head, head.wedge), haze),
                (head.eye, ink),
                (hair, ink),
                (beard, mix(ink, deep, 0.3)),
            ],
        ],
        mix(haze, "#ffffff", 0.4),
        (1, -0.3),
        1.1,
    )
    s.fill(taper((103.4, 128), 1.5, (104.4, 100), 2.2), ink)
    flame = outline((104, 102), (95, 97, 98, 87), (100, 81, 105, 73), (108, 81, 111, 87), (114, 97, 104, 102))
    s.fill(flame, mix(haze, s.mid, 0.14))
    s.fill(placed(flame, 104 * 0.45, 100 * 0.45, 0.55), "#fffdf0")
    s.figure([[(mitten(103.4, 119, 3.3, -90), lit)]], haze, (0, -1), 0.8)


def _girl(s: Gouache) -> None:
    ink, mid, haze = s.ink, s.mid, s.haze
    dark, brown, lit = mix(ink, haze, 0.2), mix(ink, haze, 0.34), mix(ink, haze, 0.5)
    head = profile(62, 67, 13.6, 1, -26)
    hair = outline((62, 59.4), (54, 58, 53.6, 66), (53, 72, 58, 74), (60, 68, 66.4, 60.4))
    plait = limb((55, 70, 2.6), (50, 78, 2.2), (48.6, 87, 1.2))
    dress = polygon((53, 80, 4), (66, 78, 4), (68, 92), (72, 104, 3), (66, 112, 4), (50, 110, 5), (52, 94))
    s.figure(
        [
            [(limb((64, 83, 3.2), (75, 89, 2.6), (77, 97, 1.9)), dark)],
            [(plait, ink)],
            [(dress, mix(haze, mid, 0.1)), (drape(dress, 58, 1), mix(mid, s.deep, 0.2))],
            [(limb((60, 108, 5.2), (78, 124, 3.9), (77, 141, 2.7), (83, 146, 2.2)), brown)],
            [
                (head.head, dark),
                (cut(head.head, head.shade), lit),
                (both(head.head, head.wedge), haze),
                (hair, ink),
            ],
            [(limb((60, 84, 3.3), (73, 74, 2.7), (79.4, 60, 1.9)), lit), (mitten(80.4, 57, 2.5, -60), lit)],
        ],
        mix(haze, "#ffffff", 0.4),
        (1, 0),
        1.0,
    )
    # his hand holds her by the ankle
    s.figure(
        [
            [(limb((56, 136, 5.6), (58, 154, 4.6), (73, 143, 3.2)), mix(s.key, ink, 0.35))],
            [(mitten(76, 140.6, 3.4, -20), mix(ink, haze, 0.42))],
        ],
        haze,
        (1, -0.2),
        0.9,
    )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-26": Picture(
        ruby_furnace, ((72, 60), (82, 93), (78, 142)), "taps the furnace", "tap hole", "iron stream before her", seed=52
    ),
    "b1-29": Picture(
        ruby_fuse,
        ((58, 68), (65, 108), (106, 76)),
        "runs from a fuse",
        "rock drift",
        "burning fuse before the daylight",
        seed=54,
    ),
    "b1-31": Picture(
        ruby_shoulders,
        ((86, 50), (66, 67), (76, 106), (104, 88)),
        "picks a stone from the roof",
        "low red cave",
        "facets round a torch",
        seed=56,
    ),
    "b1-32": Picture(
        ruby_carter,
        ((86, 80), (51, 132), (60, 118)),
        "pushes an ore cart",
        "rails of an adit",
        "daylight on the rails, from above",
        seed=57,
    ),
}
