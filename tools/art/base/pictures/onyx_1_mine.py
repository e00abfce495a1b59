"""Pictures of the onyx cards of level 1 of mine and workshop."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.busts import SHOULDERS, Bust, SkinTones
from tools.art.base.figures import drape, hair_tones, hand, limb, pinch, planes, profile, skin, small_hand
from tools.art.base.gouache import DUSK, ONYX, RUSSET, STEEL, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
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


def onyx_trimmer(s: Gouache) -> None:
    """Down the nave of a mine chapel hangs a row of unlit lamps; a girl with a long pole lights the first: the stone is its flame."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.4))
    # the nave: rib behind rib to a pale window
    for number, (r, foot, tone) in enumerate(
        (
            (58, 172, mix(ink, deep, 0.75)),
            (47, 164, mix(deep, ink, 0.2)),
            (37, 155, mix(deep, STEEL, 0.35)),
            (28, 147, mix(mid, STEEL, 0.4)),
            (20, 140, mix(mid, haze, 0.2)),
        )
    ):
        vault = arch(76 - r, 76 + r, 96 + number, foot, r * 1.02)
        s.fill(vault, tone)
        s.rim([vault], mix(tone, ink, 0.5), (0, 1), 1.4)
    window = arch(70, 82, 104, 124, 8)
    s.fill(window, "#f3eefb")
    s.fill(box(75.4, 94, 76.6, 124), mix(deep, mid, 0.4))
    s.fill(box(70, 110, 82, 111), mix(deep, mid, 0.4))
    # the floor, benches on both sides
    s.fill(polygon((58, 138), (94, 138), (136, 172), (16, 172)), mix(deep, STEEL, 0.25))
    s.fill(polygon((71, 138), (81, 138), (98, 172), (54, 172)), mix(mid, STEEL, 0.45))
    for side in (-1, 1):
        for y, x, k in ((141, 16, 0.5), (148, 24, 0.75), (158, 35, 1.1)):
            s.fill(
                polygon(
                    (76 + side * x, y),
                    (76 + side * (x + 26 * k), y),
                    (76 + side * (x + 28 * k), y + 9 * k),
                    (76 + side * x, y + 9 * k),
                ),
                ink,
            )
            s.fill(
                box(
                    min(76 + side * x, 76 + side * (x + 26 * k)), y - 1, max(76 + side * x, 76 + side * (x + 26 * k)), y
                ),
                mix(mid, STEEL, 0.4),
            )
    # the first, lit: steps of light, the stone as its pendant
    s.rings(92, 72, [40, 31, 22], [mix(deep, STEEL, 0.55), mix(STEEL, haze, 0.35), mix(key, haze, 0.4)], 0.6)
    # the row on the other side, far to near, unlit
    for x, y, k in ((70.4, 92, 0.6), (66, 82, 0.95), (57, 64, 1.6)):
        s.stroke([(x, 30), (x, y)], ink, 0.5 * k)
        s.fill(
            join(
                polygon((x - 4 * k, y + 3 * k), (x, y - 1 * k), (x + 4 * k, y + 3 * k)),
                box(x - 3 * k, y + 3 * k, x + 3 * k, y + 9.6 * k),
                polygon(
                    (x - 4 * k, y + 9.6 * k),
                    (x + 4 * k, y + 9.6 * k),
                    (x + 3 * k, y + 11.6 * k),
                    (x - 3 * k, y + 11.6 * k),
                ),
            ),
            ink,
        )
        s.fill(box(x - 2 * k, y + 4 * k, x + 2 * k, y + 9 * k), mix(mid, STEEL, 0.4))
    s.stroke([(92, 30), (92, 48)], ink, 1.2)
    s.fill(join(polygon((77, 57), (84, 47, 1), (100, 47, 1), (107, 57)), oval(92, 46, 2.6)), ink)
    s.fill(polygon((79, 57), (105, 57), (102.4, 89), (81.6, 89)), "#fff6dc")
    flame = outline((91, 57.5), (97, 64, 101, 68), (106, 80, 96, 85.4), (92, 87.4, 88, 85.4), (78, 80, 84, 69))
    s.fill(flame, key)
    s.fill(placed(flame, 11.1, 11.9, 0.88), mix(key, "#fff6dc", 0.55))
    s.gem(ONYX, 92, 75, 8.8, 0, 1.2)
    for x0, x1 in ((79, 81.6), (105, 102.4)):
        s.stroke([(x0, 57), (x1, 89)], ink, 1.4)
    s.fill(polygon((78.6, 89), (105.4, 89), (101, 94.6), (83, 94.6)), ink)
    _trimmer(s)


def _trimmer(s: Gouache) -> None:
    """Paint the girl in profile: both hands on one long pole, its burning tip at the lamp's glass."""
    ink, haze, key = s.ink, s.haze, s.key
    head = profile(53, 101, 14.5, 1, -20, neck=0.26)
    hair = outline(
        (58, 95.6),
        (55, 90.4, 48, 92.4),
        (42, 96, 44.6, 104),
        (48, 107, 50, 106.6),
        (50.6, 101, 52, 99.4),
        (55, 99, 58, 95.6),
    )
    plait = ribbon([(45.6, 101, 2.2), (42, 109, 2.5), (43.4, 118, 2.2), (41.4, 127, 0.7)])
    skirt = outline((48, 132), (53, 129.6, 60, 132), (68, 148, 70, 172), (38, 172), (40, 148, 48, 132))
    bodice = outline((46, 117), (52, 111.4, 59, 116), (62, 124, 60, 134), (54, 136, 47.6, 134), (44, 126, 46, 117))
    apron = outline((55, 133), (60.4, 132), (67, 148, 68.4, 163), (62, 165, 57, 164), (57, 148, 55, 133))
    pole = taper((47, 141), 1.2, (79, 83), 0.9)
    s.figure(
        [
            [(skirt, mix(RUSSET, ink, 0.2)), (drape(skirt, 50, -3), mix(RUSSET, ink, 0.62))],
            [(apron, haze), (drape(apron, 59, -2), mix(haze, STEEL, 0.5))],
            [(limb((57, 118, 3.6), (68, 120.4, 2.9), (65, 110, 2.1)), mix(RUSSET, ink, 0.4))],
            [(bodice, RUSSET), (drape(bodice, 51, -1), mix(RUSSET, ink, 0.5))],
            [*skin(s, head, 0.5, 0.74), (head.eye, ink)],
            [*hair_tones(s, hair), *hair_tones(s, plait)],
            [(pole, mix(ink, key, 0.34))],
            [(small_hand(64.2, 110, 2.8, -62), mix(key, ink, 0.2))],
            [
                (limb((50, 119, 3.9), (43.6, 131, 3.1), (52.6, 130.4, 2.2)), mix(RUSSET, haze, 0.2)),
                (small_hand(53.6, 129.4, 2.8, -62), mix(key, ink, 0.24)),
            ],
        ],
        mix(key, haze, 0.5),
        (0.9, -0.7),
        1.2,
    )
    s.fill(outline((79, 83.4), (75.4, 80, 79.6, 73.4), (83, 79, 79, 83.4)), key)
    s.fill(outline((79, 83), (77.4, 80.4, 79.4, 77), (81, 80, 79, 83)), "#fff6dc")


def onyx_sorter(s: Gouache) -> None:
    """An old sorter with a glass at her eye turns a black stone in the light of one candle."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.6))
    glow = (mix(deep, STEEL, 0.35), mix(STEEL, mid, 0.5), mix(mid, haze, 0.5), mix(key, haze, 0.3))
    s.rings(98, 116, [82, 60, 42, 25], glow, 0.6)
    # drawers of stones behind her
    for row in range(4):
        for column in range(2):
            x, y = 4 + column * 17, 44 + row * 14
            s.figure([[(box(x, y, x + 14, y + 11, 1), mix(ink, deep, 0.3))]], mix(deep, mid, 0.4), (1, 0.4), 0.7)
            s.fill(oval(x + 7, y + 5.6, 1.2), key)
    bust = Bust(s, 56, 88, 50, SkinTones("#f0c48c", "#9a6232", "#a85a40"), right=True, chin=0.006, jaw=0.03, tilt=6)
    bust.face("#8c8294")
    age = ((0.352, 0.178, 0.305, 0.214, 0.308, 0.262), (0.20, -0.01, 0.17, 0.01, 0.175, 0.05))
    bust.lines(age, mix(bust.skin.lit, bust.skin.shade, 0.7), 0.8)
    bust.part(SHOULDERS, RUSSET, mix(RUSSET, ink, 0.55), rim=mix(haze, key, 0.3))
    hair = outline(
        (0.29, -0.43), (0.25, -0.31, 0.11, -0.25), (0.03, -0.12, 0.01, 0.03), (-0.05, 0.15, -0.16, 0.13),
        (-0.24, 0.25, -0.34, 0.21), (-0.60, 0.06, -0.54, -0.28), (-0.40, -0.63, 0.0, -0.61), (0.21, -0.58, 0.29, -0.43),
    )  # fmt: skip
    bust.part(oval(-0.57, 0.05, 0.17), mix(haze, mid, 0.2), mix(mid, haze, 0.2))
    bust.part(hair, haze, mix(mid, haze, 0.35), grain=True)
    bust.part(
        outline((0.06, -0.62), (-0.12, -0.30, -0.14, 0.13), (-0.23, 0.20), (-0.24, -0.30, -0.05, -0.62)),
        RUSSET,
        RUSSET,
        rim=None,
    )
    strands = ((0.22, -0.40, 0.08, -0.36, 0.0, -0.06), (-0.30, -0.50, -0.44, -0.2, -0.34, 0.14))
    bust.lines(strands, mix(mid, haze, 0.2), 0.7)
    # the glass before her eye
    with s.moved(turn=12, about=(76, 85)):
        s.figure(
            [
                [
                    (
                        polygon(
                            (70.6, 80),
                            (80, 77.6),
                            (80, 92.4),
                            (70.6, 90),
                        ),
                        ink,
                    )
                ]
            ],
            mix(key, haze, 0.4),
            (1, -0.6),
            0.8,
        )
        s.fill(oval(80.4, 85, 2.4, 7.6), "#fffaf0")
        s.line(oval(80.4, 85, 2.4, 7.6), key, 1.1)
    # the candle, and her forearm that rises past it to the stone between finger and thumb
    s.fill(box(82, 146, 94, 172), haze)
    s.fill(outline((88, 122), (95, 136, 88, 145), (81, 136, 88, 122)), "#fffaf0")
    flesh = mix(ink, key, 0.66)
    sleeve = polygon((103, 132), (118, 129), (128, 150), (132, 178), (98, 178))
    s.figure(
        [
            [(taper((108.6, 114), 4.4, (111, 136), 6.4), flesh)],
            [(sleeve, mix(RUSSET, ink, 0.4)), (drape(sleeve, 108), RUSSET)],
            [(taper((103.6, 132.4), 2.2, (117.4, 130), 2.2), haze)],
        ],
        "#fff6dc",
        (-1, -0.2),
        0.9,
    )
    hand(s, pinch(99, 93, 0.95, -114), flesh, "#fff6dc", (-0.4, 1))
    s.gem(ONYX, 99, 87, 9.0, 0, 1.6)


def onyx_stoker(s: Gouache) -> None:
    """Level 1: before an open fire door a stoker swings his shovel; on the coal lies a stone that does not burn."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.45))
    door = (101.0, 84.0)
    glow = polygon((100, 62), (100, 108), (-6, 172), (-6, 52))
    s.wash(
        glow,
        (104, 84),
        (10, 100),
        [mix(key, "#c8501c", 0.35), mix(mix(key, "#c8501c", 0.5), ink, 0.55), mix(ink, deep, 0.4)],
    )
    s.stipple(glow, mix(key, "#fff3c8", 0.2), (100, 84), (44, 96), 0.65, 0.0)
    for y, tone in ((52, 0.2), (62, 0.35)):  # pipes under the roof
        s.figure([[(box(-4, y, 124, y + 5), mix(deep, ink, tone))]], mix(DUSK, mid, 0.3), (0, 1), 0.8)
    for x in (44, 70):
        s.fill(box(x, 50, x + 4, 68, 1), mix(deep, DUSK, 0.3))
    s.figure([[(oval(57, 59, 6), mix(DUSK, haze, 0.2))], [(oval(57, 59, 4.6), "#fff3dc")]], key, (1, 0.5), 0.7)
    s.stroke([(57, 59), (60, 56.4)], ink, 0.8)
    _boiler(s, *door)
    floor = polygon((-4, 144), (124, 140), (124, 176), (-4, 176))
    s.wash(floor, (110, 0), (0, 0), [mix(key, "#8a3a18", 0.5), mix(ink, "#8a3a18", 0.25), ink])
    for x in range(-6, 130, 15):
        s.stroke([(x + 10, 143), (x, 176)], mix(ink, deep, 0.2), 0.7)
    s.fill(outline((62, 150), (44, 150, -4, 160), (-4, 172), (40, 166, 80, 152)), ink, 0.75)
    _stoker(s)
    _coal(s)


def _boiler(s: Gouache, x: float, y: float) -> None:
    """Paint the front of the boiler: plates with rivets, the round mouth with its fire, the door swung wide, the ash door."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    front_plate = outline((84, 150), (80, 84, 86, 52), (100, 44, 128, 44), (128, 150))
    s.figure([[(front_plate, mix(deep, ink, 0.25))]], mix(key, "#c8501c", 0.3), (-1, 0.1), 1.1)
    for row in range(9):
        s.fill(oval(85.4 + abs(row - 4) * 0.5, 56 + row * 10.6, 0.9), mix(DUSK, key, 0.25))
    s.fill(oval(x, y, 20.6, 24), ink)
    mouth = oval(x, y, 17.4, 20.6)
    s.fill(mouth, mix(key, "#c8501c", 0.55))
    with s.clipped(mouth):
        s.fill(outline((80, 112), (84, 70, 92, 84), (96, 62, 102, 76), (108, 58, 112, 80), (120, 72, 122, 112)), key)
        s.fill(
            outline((82, 112), (88, 84, 94, 94), (100, 76, 104, 90), (110, 80, 112, 94), (120, 90, 122, 112)), "#ffe9a8"
        )
        s.fill(outline((84, 112), (92, 96, 98, 102), (104, 92, 110, 102), (118, 98, 122, 112)), "#fffdf0")
    s.line(mouth, mix(key, "#fff3c8", 0.4), 1.0)
    ash = box(88, 120, 116, 134, 2)
    s.fill(ash, ink)
    for at in range(5):
        s.fill(box(90.4 + at * 5.2, 122, 92.6 + at * 5.2, 132), mix(key, "#c8501c", 0.5))
    s.fill(polygon((80, 140), (124, 138), (124, 146), (80, 147)), mix(mid, ink, 0.6))


def _stoker(s: Gouache) -> None:
    """Paint the stoker from the side, legs wide, bare arms along the shovel, a russet kerchief, edged by the fire."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim = mix(key, "#fff3c8", 0.4)
    flesh, dark = mix(ink, key, 0.56), mix(ink, key, 0.3)
    head = profile(62, 75, 14.5, 1, 14, neck=0.24)
    kerchief = outline((66.4, 69.6), (62, 65, 56.6, 68), (52.6, 72, 54.8, 78), (58, 77, 60, 73), (63, 70.6, 66.4, 69.6))
    knot = outline((54.6, 75), (49, 74, 46.4, 79), (50, 79, 51, 83), (54, 81, 55.6, 78))
    vest = outline((48, 92), (52, 82, 60, 83), (67, 85, 68, 92), (66, 104, 61, 116), (44, 116), (43, 103, 48, 92))
    back_leg = join(
        limb((48, 116, 6.0), (42, 131, 4.4), (40, 147, 3.0)),
        polygon((37, 145), (43.4, 145), (48, 150.6), (36.4, 150.6)),
    )
    front_leg = join(
        limb((56, 116, 6.2), (70, 128, 4.6), (70, 146, 3.1)),
        polygon((67, 144), (73.4, 144), (79.4, 149.4), (66.6, 149.4)),
    )
    far, near = limb((64, 90, 3.6), (76, 98, 2.9), (80, 103, 2.1)), limb((53, 92, 4.4), (53, 109, 3.5), (62, 112, 2.4))
    shaft = taper(
        (
            53,
            118,
        ),
        1.2,
        (88, 99),
        1.2,
    )
    blade = outline((84, 104), (86, 96, 92, 94), (99, 94, 101, 97), (98, 103, 91, 105), (86, 106, 84, 104))
    s.figure(
        [
            [(back_leg, mix(deep, ink, 0.4))],
            [(front_leg, mix(deep, ink, 0.15)), (cut(front_leg, placed(front_leg, -4, 1)), mix(DUSK, key, 0.2))],
            [(far, dark)],
            [(vest, mix(haze, DUSK, 0.5)), (drape(vest, 57, 2), mix(deep, ink, 0.1))],
            [
                *planes(s, head, dark, flesh, mix(haze, key, 0.5)),
                (head.eye, ink),
                (knot, mix(RUSSET, ink, 0.2)),
                (kerchief, RUSSET),
            ],
            [(polygon((44, 112), (62, 112), (61, 117), (44, 117.6)), ink)],
        ],
        rim,
        (1, -0.1),
        1.0,
    )
    s.fill(placed(blade, 0, 2), ink, 0.7)
    s.figure([[(shaft, mix(ink, key, 0.42))], [(blade, mix(DUSK, ink, 0.3))]], rim, (0.6, -1), 0.8)
    lots = chance(9)
    for _ in range(9):
        lump = placed(
            polygon((-1, -0.3), (-0.2, -1), (0.9, -0.6), (1, 0.4), (-0.5, 0.9)),
            86 + 12 * next(lots),
            95 + 5 * next(lots),
            2.6,
            120 * next(lots),
        )
        s.figure([[(lump, ink)]], rim, (1, -0.6), 0.5)
    s.gem(ONYX, 88.6, 89.6, 7.8, 6, 1.4)
    s.figure(
        [
            [(small_hand(80.6, 103.4, 3.0, 30), flesh)],
            [(near, flesh), (cut(near, placed(near, 2.6, 0)), dark)],
            [(small_hand(63.4, 112.4, 3.3, -24), flesh)],
        ],
        rim,
        (1, -0.2),
        0.9,
    )


def _coal(s: Gouache) -> None:
    """Paint the heap of coal in front, its edges red, and a lamp of tallow on the floor that nobody needs."""
    ink, deep, key = s.ink, s.deep, s.key
    lots = chance(19)
    for row in range(4):
        for at in range(6 - row):
            x, y = 84 + at * 8 - row * 2 + 4 * next(lots), 172 - row * 6 + 2 * next(lots)
            lump = placed(
                polygon((-1, -0.3), (-0.2, -1), (0.9, -0.6), (1, 0.4), (0.2, 1), (-0.8, 0.7)),
                x,
                y,
                6.0,
                120 * next(lots),
            )
            s.figure([[(lump, mix(ink, deep, 0.2 + 0.2 * next(lots)))]], mix(key, "#c8501c", 0.5), (0.2, -1), 0.7)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-37": Picture(
        onyx_trimmer,
        ((92, 75), (64, 110), (54, 129), (54, 100)),
        "lights the first lamp",
        "chapel of a mine",
        "first lamp of a row",
        seed=75,
    ),
    "b1-40": Picture(
        onyx_sorter,
        ((76, 84), (99, 87), (88, 134)),
        "looks through a glass",
        "table of a sorter",
        "candle from below",
        seed=78,
    ),
    "b1-36": Picture(
        onyx_stoker,
        ((88, 90), (64, 75), (80, 103), (64, 112)),
        "stokes a boiler",
        "stokehold",
        "open door of a furnace",
        seed=74,
    ),
}
