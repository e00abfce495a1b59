"""Pictures of the emerald cards of level 1 of gorge and mine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.contours import FIRM
from tools.art.base.figures import (
    Mood,
    bare_arm,
    drape,
    flank,
    hair_tones,
    limb,
    planes,
    profile,
    shoe,
    skin,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import EMERALD, Gouache
from tools.art.base.hair import CAP, CROPPED, TIED
from tools.art.base.pigments import MADDER
from tools.art.base.props import prism, spray
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


def emerald_bucket(s: Gouache) -> None:
    """On the brink of a gorge a woman hauls a bucket of green stones up over a beam, a white fall of water behind it."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 170), [mix(mid, haze, 0.45), mix(mid, haze, 0.1), mix(deep, mid, 0.5)])
    # walls of the gorge, the fall between them and its mist
    for points, tone in (
        (((-4, 30), (40, 30), (34, 70), (40, 104), (30, 140), (36, 176), (-4, 176)), mix(deep, mid, 0.55)),
        (((74, 30), (128, 30), (128, 176), (84, 176), (78, 140), (84, 100), (76, 66)), mix(mid, haze, 0.34)),
        (((-4, 30), (22, 30), (26, 66), (18, 110), (24, 176), (-4, 176)), mix(ink, deep, 0.8)),
    ):
        s.figure([[(polygon(*points), tone)]], mix(mid, haze, 0.5), (1 if points[0][0] < 0 else -1, -0.2), 0.8)
    water = outline(
        (42, 30), (72, 30), (75, 70, 78, 110), (82, 150, 90, 176), (26, 176), (34, 150, 36, 110), (38, 70, 42, 30)
    )
    s.fill(water, mix(haze, "#ffffff", 0.75))
    for x, top, foot, wide in (
        (47, 40, 96, 1.6),
        (57, 34, 74, 1.3),
        (66, 44, 120, 1.8),
        (72, 90, 160, 1.5),
        (40, 96, 170, 1.6),
    ):
        s.fill(ribbon([(x, top, 0.2), (x + 1, (top + foot) / 2, wide), (x, foot, 0.2)], 8), mix(haze, mid, 0.4))
    mist = [oval(x, y, r) for x, y, r in ((26, 168, 15), (46, 162, 13), (64, 168, 15), (84, 164, 12), (10, 170, 12))]
    s.fill(join(*mist), "#fdfff0")
    s.stipple(join(*mist), mix(haze, mid, 0.5), (50, 156), (50, 176), 0.0, 0.6)
    # the brink, a tree trunk as beam with a pulley, ferns
    brink = polygon((128, 130), (102, 128), (78, 131, 2), (73, 137, 2), (80, 148), (76, 160), (86, 176), (128, 176))
    s.figure([[(brink, mix(ink, deep, 0.35))]], mix(haze, mid, 0.2), (-0.6, -1), 1.0)
    s.fill(polygon((128, 136), (108, 134), (96, 142), (104, 156), (100, 176), (128, 176)), mix(ink, deep, 0.1))
    beam = join(taper((126, 41), 3.8, (46, 48), 2.4), taper((121, 42), 3.2, (125, 134), 4.2))
    s.figure([[(beam, mix(ink, deep, 0.2))]], mix(haze, mid, 0.2), (-0.3, 1), 0.8)
    rope = mix("#f0cf9a", ink, 0.1)
    s.stroke([(55, 47), (55, 55)], ink, 1.6)
    s.line(oval(55, 58, 4.6), mix(ink, deep, 0.1), 2.6)
    s.fill(oval(55, 58, 1.3), ink)
    for color, wide in ((ink, 2.6), (rope, 1.5)):
        s.stroke([(52, 76), (52, 58), (52.6, 53.4, 56, 54.2), (84, 86), (97, 101)], color, wide)
        for x in (38, 66):
            s.stroke([(x, 94), (52, 75)], color, wide)
    _full_bucket(s, 52, 94)
    _hauler(s)
    s.stroke([(97, 101), (107, 108, 104, 122), (102, 130, 94, 132)], rope, 1.5)
    spray(s, 130, 150, mix(ink, deep, 0.1), (150, 175, 200, 225), 20, 6)


def _full_bucket(s: Gouache, x: float, y: float) -> None:
    """Paint a hooped bucket from its side, heaped with stones; the point is the middle of its brim."""
    deep, mid, haze = s.deep, s.mid, s.haze
    lots = chance(22)
    for dx, dy, r in ((-12, -2, 5), (12, -2, 5), (-8, -6, 5), (9, -6, 5), (0, -4, 6), (-4, 0, 5), (5, 0, 5)):
        turn = next(lots) * 90
        lump = polygon(*(around(x + dx, y + dy, r * (0.86 + next(lots) * 0.28), turn + side * 60) for side in range(6)))
        s.figure([[(lump, mix(deep, mid, 0.2 + next(lots) * 0.5))]], haze, (-0.5, -1), 0.7)
    s.gem(EMERALD, x, y - 9, 10.4, -10, 1.6)
    wood = mix("#d98a4e", s.ink, 0.14)
    tub = polygon((x - 15, y), (x + 15, y), (x + 12, y + 25, 2), (x - 12, y + 25, 2))
    s.figure([[(tub, wood), (flank(tub, x + 4, -2), mix(wood, s.ink, 0.45))]], haze, (-0.5, -1), 0.9, clean=True)
    with s.clipped(tub):
        for at in (-9, -3, 3, 9):
            s.stroke([(x + at, y), (x + at * 0.8, y + 26)], mix(wood, s.ink, 0.6), 0.8)
    for top in (4, 16):
        hoop = both(
            tub, polygon((x - 20, y + top), (x + 20, y + top), (x + 20, y + top + 2.6), (x - 20, y + top + 2.6))
        )
        s.figure([[(hoop, mix(s.ink, deep, 0.4))]], mix(haze, mid, 0.4), (-0.5, -1), 0.6, clean=True)


def _hauler(s: Gouache) -> None:
    """Paint the woman who hauls, leaning back against the load: head cloth, both fists on the rope, a foot braced."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(98, 67, 14, -1, 10, neck=0.26)
    cloth = join(
        placed(CAP, 98, 67, 14, 10, True),
        placed(
            outline(
                (-0.36, -0.24), (-0.60, 0.16, -0.44, 0.72), (-0.72, 0.66, -0.86, 0.98), (-0.92, 0.30, -0.57, -0.22)
            ),
            98,
            67,
            14,
            10,
            True,
        ),
    )
    hair = placed(TIED, 98, 67, 14, 10, True)
    blouse = outline((95, 82), (100, 76, 107, 80), (114, 92, 113, 108), (101, 110), (96, 96, 95, 82))
    skirt = outline(
        (101, 107), (113, 106), (117, 116, 117.6, 128), (110, 131, 105, 126), (100, 127, 92, 121), (88, 119, 89, 113),
        (95, 107, 101, 107),
    )  # fmt: skip
    brown, dark = skin_tone(s, 0.5), skin_tone(s, 0.32)
    s.figure(
        [
            [(limb((112, 124, 4.0), (113, 130, 2.6)), dark), (shoe(113, 136, -1, 0.95), mix(MADDER, ink, 0.6))],
            [(limb((97, 79, 3.2), (91, 90, 2.7), (80, 83, 2.0)), dark)],
            [(bare_arm((90, 117), (84, 122), (79, 130), 1.15), brown)],
            [(placed(shoe(0, 0, -1, 1.05), 80.4, 135, 1, -8), mix(MADDER, ink, 0.45))],
            [(skirt, mix(MADDER, haze, 0.1)), (cut(skirt, drape(skirt, 104, -4)), mix(MADDER, ink, 0.45))],
            [(blouse, mix(ink, deep, 0.4)), (cut(blouse, drape(blouse, 104, -4)), ink)],
            [
                *planes(s, head, dark, brown, mix(haze, key, 0.35)),
                (head.eye, ink),
                *hair_tones(s, hair, -1),
            ],
            [(cloth, mix(key, haze, 0.55)), (cut(cloth, drape(cloth, 99, -3)), mix(key, ink, 0.1))],
            [(small_hand(79, 81.2, 3.0, -130), brown)],
            [(limb((104, 84, 3.8), (107, 101, 3.0), (94, 97.4, 2.1)), mix(ink, deep, 0.55))],
            [(small_hand(92.6, 95.8, 3.1, -140), brown)],
        ],
        "#fbffe6",
        (-1, -0.4),
        1.0,
    )
    s.stroke([(93, 117), (99, 121, 101, 127)], mix(MADDER, ink, 0.5), 0.9)


def emerald_vein(s: Gouache) -> None:
    """Level 1: a miner swings at the vein."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(ink, deep, 0.75))
    rock = [
        (-172, 1.25),
        (-140, 0.86),
        (-112, 1.0),
        (-60, 1.1),
        (0, 1.3),
        (50, 1.0),
        (96, 0.84),
        (128, 1.12),
        (155, 0.92),
    ]
    steps = [(deep, ink, 0.2), (deep, mid, 0.5), (mid, haze, 0.25), (mid, haze, 0.75), (haze, "#ffffff", 0.6)]
    s.facets(94, 84, [86, 68, 52, 40, 29], [mix(*step) for step in steps], rock, 0.6)
    # cave floor between figure and vein
    floor = polygon((-2, 118), (14, 122), (30, 132), (56, 136), (76, 131), (98, 137), (122, 130), (122, 172), (-2, 172))
    s.fill(floor, mix(deep, mid, 0.55))
    s.stipple(both(floor, box(24, 118, 122, 154)), mix(mid, haze, 0.4), (94, 126), (60, 152), 0.85, 0.0)
    # the vein: crystals that point at the man
    tones = (
        (mix(mid, haze, 0.30), mix(deep, mid, 0.45), mix(mid, haze, 0.7)),
        (mix(mid, deep, 0.2), mix(deep, ink, 0.3), mid),
        (mix(mid, haze, 0.1), deep, mix(mid, haze, 0.5)),
    )
    for x, y, lean, wide, length, tone in (
        *((126, 46, -128, 4, 22, 1), (122, 56, -118, 5, 25, 0), (124, 120, -48, 5, 28, 1)),
        *((124, 110, -62, 5.4, 28, 0), (127, 66, -100, 5.6, 26, 1), (127, 98, -80, 5.6, 28, 1)),
        *((128, 76, -94, 6, 32, 0), (128, 89, -86, 6, 31, 2)),
    ):
        prism(s, x, y, lean, wide, length, tones[tone])
    wall = ((115, 36), (118, 58), (112, 70), (116, 84), (112, 98), (118, 118), (112, 132), (116, 172))
    s.fill(polygon((122, 36), *wall, (122, 172)), ink)
    # ground, timbers
    s.fill(polygon((-2, 151), (40, 148), (80, 152), (122, 147), (122, 172), (-2, 172)), ink)
    s.fill(polygon((-2, 36), (122, 36), (122, 41), (60, 43.5), (-2, 47)), ink)
    s.fill(polygon((-2, 40), (14, 40), (17, 172), (-2, 172)), ink)
    s.fill(polygon((14.6, 47.5), (16.6, 47.3), (19.6, 149), (17.6, 149)), mix(deep, mid, 0.5))
    # a coil of rope on the prop, the stone in a hollow, shards over its edge
    for dx, dy, r in ((0, 0, 7.0), (1.4, 1.6, 6.4), (-0.8, 2.6, 6.8)):
        for color, width in ((ink, 2.6), (mix("#c9a468", deep, 0.35), 1.5)):
            s.line(oval(24 + dx, 80 + dy, r * 0.74, r * 1.5, 6), color, width)
    s.stroke([(17, 71), (26, 69)], ink, 2.0)
    hollow = ((-14, -4), (-6, -14), (7, -15), (15, -6), (14, 8), (5, 15), (-9, 12))
    s.figure([[(polygon(*((97 + x, 82 + y) for x, y in hollow)), mix(ink, deep, 0.4))]], "#fbfce0", (-0.6, 1), 1.4)
    s.gem(EMERALD, 97, 82, 9.4, turn=12, glint=1.5)
    for x, y, lean, wide, length, tone in (
        (120, 84, -80, 4.0, 15, 0),
        (115, 97, -40, 3.6, 13, 1),
        (105, 105, -16, 3.0, 13, 0),
        (117, 71, -112, 3.2, 12, 1),
    ):
        prism(s, x, y, lean, wide, length, tones[tone])
    _vein_miner(s)
    for x, y, r, turn in ((92, 99, 1.9, 20), (86, 92, 1.4, 60), (90, 108, 1.2, 0), (104, 112, 1.6, 40)):  # splinters
        s.fill(
            polygon(*(around(x, y, r * k, turn + 90 * side) for side, k in enumerate((1.7, 0.7, 1.5, 0.6)))), "#fffff0"
        )
    for x, y, r in ((103, 149, 5.2), (94, 150.4, 3.8), (112, 149, 4.4)):  # what he has struck off
        lump = polygon(*(around(x, y, r * (1.06, 0.86)[side % 2], side * 60 + x) for side in range(6)))
        s.figure(
            [[(lump, mix(deep, mid, 0.4)), (both(lump, placed(lump, 2, 2.4)), mix(ink, deep, 0.5))]],
            haze,
            (-0.3, -1),
            0.7,
        )


def _vein_miner(s: Gouache) -> None:
    """Paint the miner at the top of his swing, his face to the vein: cap, waistcoat, sash, the double-pointed pick."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = mix(haze, "#ffffff", 0.3), (1.0, 0.1)
    back_leg = join(
        taper((60, 112), 6.4, (50, 133), 4.4),
        taper((50, 133), 4.0, (35, 149), 2.6),
        polygon((30, 146), (37, 146, 1), (39, 154), (26, 154)),
    )
    front_leg = join(
        taper((64, 112), 6.8, (84, 121), 4.8),
        taper((84, 121), 4.3, (84, 147), 2.8),
        polygon((80.6, 145), (87, 144), (95.4, 151.4, 2), (95.4, 154), (80.6, 154)),
    )
    tunic = polygon((53, 83, 5), (69, 81, 5), (72, 98), (76, 117, 2), (62, 125), (49, 119, 2), (56, 100))
    sash = polygon((55.6, 98.4), (72, 96.4), (72.8, 103), (54.8, 105))
    tail = polygon((56, 103), (60, 104), (52, 121), (46, 116))
    head = profile(69, 72.6, 14.6, 1, 4, neck=0.24, mood=Mood.INTENT, build=FIRM)
    hair, cap = (placed(part, 69, 72.6, 14.6, 4) for part in (CROPPED, CAP))
    far_arm = join(taper((66, 84), 4.2, (84, 69), 3.4), taper((84, 69), 3.2, (75, 50), 2.2))
    near_arm = join(taper((59, 86), 4.8, (52.6, 69), 3.9), taper((52.6, 69), 3.7, (62, 53.6), 2.4))
    linen = mix(haze, mid, 0.12)
    shaft = taper((86, 41.4), 1.2, (36, 60), 1.6)
    iron = placed(
        outline(
            (-21, 5), (-11, -3.4, 0, -3.6), (11, -3.4, 21, 5), (11, 1.2, 3.2, 2.4), (3, 4), (-3, 4),
            (-3.2, 2.4), (-11, 1.2, -21, 5),
        ),
        36, 60, 1, -110.6,
    )  # fmt: skip
    s.figure([[(far_arm, mix(deep, mid, 0.25))]], rim, light, 0.7)
    s.figure([[(shaft, mix(key, ink, 0.35))]], mix(key, haze, 0.4), (0.4, 1), 0.7)
    s.figure([[(iron, mix(deep, haze, 0.34)), (both(iron, placed(iron, -1.8, -0.6)), ink)]], rim, (1, 0.3), 0.8)
    s.figure(
        [
            [(small_hand(75, 47, 2.9, -70), skin_tone(s, 0.5))],
            [(back_leg, ink)],
            [(tail, mix(key, ink, 0.45))],
            [(front_leg, mix(ink, deep, 0.45)), (both(front_leg, placed(front_leg, -3.4, -1)), ink)],
            [
                (tunic, mix(deep, mid, 0.2)),
                (both(tunic, placed(tunic, -7, 0)), mix(ink, deep, 0.4)),
                (both(tunic, polygon((40, 70), (58, 80), (56, 126), (40, 126))), ink),
                (sash, key),
                (both(sash, polygon((40, 90), (62, 90), (62, 110), (40, 110))), mix(key, ink, 0.5)),
            ],
            [
                *skin(s, head, 0.36, 0.66),
                (head.eye, ink),
                *hair_tones(s, hair, color="#5a2c1c"),
                (cap, mix(key, ink, 0.08)),
                (both(cap, placed(cap, -6, 0)), mix(key, ink, 0.5)),
            ],
            [(near_arm, linen), (cut(near_arm, placed(near_arm, 2.6, 0.2)), mix(deep, mid, 0.7))],
            [(small_hand(63, 51, 3.1, -76), skin_tone(s, 0.74))],
        ],
        rim,
        light,
        1.0,
        clean=True,
    )
    s.stipple(both(tunic, polygon((60, 80), (72, 80), (76, 118), (60, 124))), mid, (74, 98), (64, 100), 0.5, 0.0)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-22": Picture(
        emerald_bucket,
        ((52, 85), (95, 67), (80, 82), (93, 97), (52, 108)),
        "hauls up a bucket",
        "brink of a gorge",
        "white fall of water in a gorge",
        seed=22,
    ),
    "b1-24": Picture(
        emerald_vein,
        ((72, 73), (62, 51), (37, 60), (97, 82)),
        "strikes the vein",
        "timbered gallery",
        "stepped polygons",
        seed=7,
    ),
}
