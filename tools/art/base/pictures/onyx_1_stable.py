"""Pictures of the onyx cards of level 1 in stable and barn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import skia

from tools.art.base.faces import FaceTones, HeadPose, paint_face, paint_neck, rounded, strands
from tools.art.base.figures import grip, hand, limb, shoe, small_hand
from tools.art.base.gouache import DUSK, ONYX, RUSSET, STEEL, Gouache
from tools.art.base.props import lamp, leaf
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
)


def onyx_hoof(s: Gouache) -> None:
    """Level 1: by a stable lantern a groom holds a hoof on his knee and picks a black stone out of it."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (48, 56), (90, 168), [mix(DUSK, mid, 0.65), mix(DUSK, deep, 0.3), mix(deep, ink, 0.4)])
    s.rings(
        66,
        58,
        [52, 37, 24, 13],
        [mix(DUSK, key, 0.16), mix(DUSK, key, 0.34), mix(mix(key, haze, 0.3), DUSK, 0.35), mix(key, "#fff3c8", 0.45)],
        0.5,
    )
    for x in range(-2, 126, 13):
        s.stroke([(x, 34), (x, 142)], mix(deep, ink, 0.2), 0.7, 0.35)
    floor = polygon((-4, 140), (124, 136), (124, 176), (-4, 176))
    s.wash(floor, (74, 138), (20, 172), [mix("#8a6236", DUSK, 0.35), mix(deep, ink, 0.3)])
    lots = chance(41)
    for _ in range(46):  # straw
        x, y, turn = 128 * next(lots) - 4, 140 + 28 * next(lots), 180 * next(lots)
        s.stroke([around(x, y, 3.4, turn), around(x, y, 3.4, turn + 180)], mix(key, DUSK, 0.3 + 0.4 * next(lots)), 0.5)
    s.fill(outline((40, 152), (70, 142, 124, 148), (124, 160), (70, 164, 40, 152)), ink, 0.55)
    _standing_horse(s)
    _groom(s)
    _raised_hoof(s)
    s.stroke([(66, 34), (66, 53)], ink, 0.9)
    lamp(s, 66, 50, 2.0)


def _standing_horse(s: Gouache) -> None:
    """Paint the horse, cut by the right edge: chest, far leg, the neck bent so that its head comes down over the work."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    sheen, rim = mix(deep, STEEL, 0.4), mix(key, "#fff3c8", 0.45)
    far = join(
        limb((112, 108, 8), (113, 128, 4.6), (110, 150, 3.2)),
        polygon((105, 148), (113.6, 148), (115, 156), (103.6, 156)),
    )
    trunk = outline((128, 60), (114, 70, 104, 84), (95, 92, 95, 104), (97, 116, 108, 118), (120, 120, 128, 118))
    neck = outline(
        *(
            (95, 52),
            (104, 46, 114, 52),
            (122, 58, 128, 70),
            (128, 110),
            (104, 108),
            (94, 100, 97, 88),
            (98, 80, 95, 74),
        ),
        *((92, 78, 87, 80), (84, 86, 79, 87), (73, 87, 72.6, 82), (72, 77, 76, 72), (80, 62, 86, 55), (90, 51, 95, 52)),
    )
    ears = join(polygon((91, 54), (89, 45.6), (95.6, 51)), polygon((96, 52), (96.6, 43.4), (101, 50)))
    mane = outline(
        *(
            (94, 51),
            (104, 44, 115, 50),
            (124, 57, 128, 66),
            (128, 84),
            (122, 80, 120, 72),
            (118, 80, 112, 82),
            (114, 72, 110, 65),
        ),
        *((106, 70, 102, 70), (104, 60, 100, 56), (96, 60, 92, 60), (94, 55, 94, 51)),
    )
    coat, left = (ink, mix(ink, STEEL, 0.22), mix(STEEL, "#e0b088", 0.42)), (-1.0, -0.25)
    rounded(s, far, coat, left, 1.4, rim)
    rounded(s, trunk, coat, left, 3.2, rim)
    s.figure([[(ears, ink)]], rim, left, 0.8)
    rounded(s, neck, coat, left, 3.6, rim)
    cheek = outline((87, 69), (92, 67, 93, 72), (93, 77, 88.6, 78), (85.6, 75, 87, 69))
    s.fill(both(neck, cheek), mix(STEEL, "#e0b088", 0.25), 0.8)
    s.fill(outline((98, 92), (104, 100, 106, 112), (98, 108, 98, 92)), mix(STEEL, "#e0b088", 0.3), 0.7)
    rounded(
        s,
        mane,
        (ink, ink, mix(ink, STEEL, 0.5)),
        left,
        1.4,
        None,
        [
            outline((98, 54), (108, 58, 112, 78), (106, 62, 98, 54)),
            outline((106, 52), (116, 58, 120, 74), (113, 60, 106, 52)),
        ],
    )
    s.fill(oval(87.6, 63, 1.7, 1.4, -50), ink)
    s.fill(oval(87.2, 62.6, 0.6), "#fffdf0")
    s.fill(oval(75.4, 81, 1.3, 1.7, 30), ink)
    s.stroke([(74.6, 85.4), (78, 84, 80.4, 81.6)], ink, 0.6)
    blaze = outline((86, 57), (81, 64, 77, 72), (79, 72), (84, 65, 88.6, 58))
    s.fill(blaze, mix(haze, mid, 0.2))
    for points in (
        ((90, 55), (88, 64, 84, 71)),
        ((84, 71), (80, 71, 77.4, 73)),
        ((84, 71), (88, 76, 95, 74)),
        ((88, 63), (93, 67, 95.6, 73)),
    ):
        s.stroke(points, mix("#8a4e26", key, 0.2), 1.1)
    for points in (((112, 54), (119, 62, 120, 72)), ((104, 51), (110, 57, 112, 66))):
        s.stroke(points, sheen, 0.7)


def _raised_hoof(s: Gouache) -> None:
    """Paint the foreleg, stretched out on his knee, the sole turned to us: shoe, nails, frog, the stone wedged in."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = mix(key, "#fff3c8", 0.45)
    cannon = ribbon([(112, 100, 8.4), (102, 103, 6.4), (94, 107, 5.0), (87, 110, 3.8), (80, 110, 4.8)], 12)
    s.figure([[(cannon, mix(ink, deep, 0.5))]], rim, (-0.4, -1), 1.0)
    hoof = outline(
        (80, 99), (66, 95, 57, 103), (52, 112, 58, 119), (68, 126, 80, 121), (85, 116, 85, 110), (84, 103, 80, 99)
    )
    sole = outline(
        (78, 102.6),
        (67, 99, 60.4, 105),
        (57, 111.4, 61.4, 116.6),
        (68, 121.4, 78, 118),
        (80.6, 114, 80.4, 110),
        (80.6, 105, 78, 102.6),
    )
    s.fill(placed(hoof, 1.4, 2.6), ink, 0.7)
    s.figure([[(hoof, mix("#6a4a30", ink, 0.35))]], rim, (-0.5, -1), 1.0)
    s.line(sole, ink, 4.6)
    s.line(sole, mix(mid, haze, 0.35), 3.4)
    s.fill(sole, mix("#a8865c", ink, 0.3))
    s.fill(polygon((81, 104), (81, 117), (66, 111)), mix("#6a4a30", ink, 0.4))
    for x, y in ((71, 100.4), (64, 102.6), (59.4, 108), (60, 114), (65, 119.2), (72, 120.4)):
        s.fill(oval(x, y, 0.8), ink)
    s.throw(ONYX, 69.6, 110.4, 12)
    s.gem(ONYX, 69.6, 110.4, 7.2, 8, 1.4)
    pick = join(limb((47, 94, 1.4), (58, 101, 1.2)), ribbon([(58, 101, 1.1), (62, 103, 1.0), (63.6, 106, 0.6)], 6))
    s.figure([[(pick, mix(mid, haze, 0.4))]], "#fffdf0", (0.4, -1), 0.5)
    hand(s, grip(50.6, 96.4, 0.36, 62), "#c4835a", rim, (0.6, -1), 0.6)
    hand(s, grip(75.6, 121.6, 0.44, 8), "#b5754a", rim, (0.4, -1), 0.6)


def _groom(s: Gouache) -> None:
    """Paint the groom on one knee, the face bent to the hoof and lit by the lantern: shirt sleeves, leather apron, cap."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = mix(key, "#fff3c8", 0.5), (0.8, -0.8)
    pose = HeadPose(51, 79, 21, 14, profile=True)
    tones = FaceTones("#4a2a20", "#b5754a", "#f6c88e", "#c0604a")
    hair = ("#3a1c12", "#7c4420", "#d08a48")
    linen = (mix(DUSK, deep, 0.3), mix(haze, DUSK, 0.35), "#fffaf0")
    leather = (mix("#7a4e2c", ink, 0.6), "#7a4e2c", mix("#b87a40", key, 0.4))
    shirt = outline((35, 102), (36, 92, 46, 89), (58, 90, 61, 99), (62, 114, 58, 128), (36, 130), (32, 114, 35, 102))
    apron = outline(
        (47, 106), (58, 103), (62, 116, 74, 124), (84, 128, 82, 134), (64, 136, 58, 150), (44, 150), (46, 126, 47, 106)
    )
    thigh = limb((44, 128, 7.4), (70, 129, 6.2), (69, 150, 4.0))
    back = limb((42, 130, 7.0), (38, 151, 5.0), (24, 153, 3.2))
    far = limb((57, 96, 4.2), (70, 112, 3.4), (75, 122, 2.6))
    near = (limb((44, 99, 5.4), (38, 114, 4.8)), limb((38, 114, 4.0), (46, 98, 2.8)))
    trousers = (ink, mix(deep, DUSK, 0.2), mix(DUSK, haze, 0.2))
    rounded(s, back, trousers, light, 2.0)
    rounded(s, thigh, trousers, light, 2.2, rim)
    s.figure([[(shoe(68, 154.6, 1, 0.95), ink)]], rim, light, 0.6)
    rounded(s, far, linen, light, 1.4, rim)
    rounded(
        s,
        shirt,
        linen,
        light,
        3.2,
        rim,
        [
            outline((44, 92), (46, 104, 42, 120), (44, 104, 44, 92)),
            outline((54, 92), (56, 98, 55, 106), (53, 98, 54, 92)),
        ],
    )
    rounded(s, apron, leather, light, 2.8, rim, [outline((56, 118), (62, 130, 76, 132), (60, 133, 56, 118))])
    s.stroke([(50, 106), (46, 96, 45, 90)], leather[0], 1.6)
    rounded(
        s, pose.put(outline((-0.30, -0.30), (-0.60, -0.10, -0.46, 0.40), (-0.30, 0.36, -0.22, 0.10))), hair, light, 1.1
    )
    paint_neck(s, pose, tones, 0.26, rim)
    paint_face(s, pose, tones, rim)
    side = pose.put(
        outline(
            (-0.20, 0.20),
            (-0.50, 0.10, -0.46, -0.30),
            (-0.10, -0.44),
            (0.02, -0.34),
            (-0.16, -0.24, -0.16, -0.04),
            (-0.16, 0.10, -0.20, 0.20),
        )
    )
    rounded(s, side, hair, light, 1.0, None, strands(pose, ((-0.40, -0.24, -0.40, 0.0, -0.26, 0.14),), 0.014))
    cap = pose.put(
        outline((-0.54, -0.16), (-0.60, -0.72, -0.04, -0.70), (0.34, -0.68, 0.36, -0.32), (0.0, -0.40, -0.54, -0.16))
    )
    peak = pose.put(
        outline((-0.06, -0.35), (0.16, -0.44, 0.37, -0.36), (0.44, -0.30, 0.40, -0.26), (0.20, -0.33, -0.06, -0.35))
    )
    violet = (mix(RUSSET, ink, 0.55), RUSSET, mix(RUSSET, haze, 0.5))
    rounded(
        s,
        cap,
        violet,
        light,
        1.7,
        rim,
        strands(pose, ((-0.02, -0.69, -0.30, -0.50, -0.40, -0.24), (0.0, -0.69, 0.10, -0.52, 0.10, -0.38)), 0.012),
    )
    rounded(s, peak, violet, light, 0.8, rim)
    for part in near:
        rounded(s, part, linen, light, 1.7, rim)
    s.stroke([(44, 99), (48, 101)], leather[0], 2.0)


def onyx_shearing(s: Gouache) -> None:
    """Level 1: in a barn a woman shears a black sheep that sits against her knees; its fleece held a black stone."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 150), [mix(deep, ink, 0.3), mix(DUSK, deep, 0.35), mix(deep, ink, 0.1)])
    for x in range(-4, 128, 11):
        s.stroke([(x, 34), (x, 140)], mix(ink, deep, 0.2), 0.9)
    door = polygon((-4, 46), (33, 46), (33, 140), (-4, 140))
    s.wash(door, (0, 46), (0, 140), [mix(haze, key, 0.25), "#fffaf0", mix(haze, key, 0.4)])
    s.fill(outline((-4, 112), (10, 102, 33, 108), (33, 140), (-4, 140)), mix(mid, key, 0.3))
    for x, y in ((12, 106), (22, 109)):  # the flock, waiting outside
        s.fill(
            join(
                *(oval(x + dx, y + dy, 3.0) for dx, dy in ((-3, 0), (0, -1.6), (3, 0), (0, 1))),
                oval(x + 5.4, y - 1.6, 1.6),
                box(x - 3, y, x - 2, y + 5),
                box(x + 2, y, x + 3, y + 5),
            ),
            ink,
        )
    s.figure([[(box(33, 40, 38, 142), mix(ink, deep, 0.5))]], mix(haze, key, 0.3), (-1, 0), 1.0)
    s.shaft(polygon((33, 48), (33, 130), (124, 176), (124, 96)), mix(haze, key, 0.3), 0.42, (33, 90), (124, 132))
    floor = polygon((-4, 140), (124, 138), (124, 176), (-4, 176))
    s.wash(floor, (10, 0), (124, 0), [mix(haze, key, 0.3), mix("#8a6a3a", DUSK, 0.4), mix(ink, deep, 0.4)])
    s.fill(outline((48, 156), (80, 148, 120, 154), (124, 166), (70, 168, 48, 156)), ink, 0.6)
    _shearer(s)
    _black_sheep(s)
    _fleece(s)
    _shears(s)


def _wool(points: Sequence[tuple[float, float, float]]) -> skia.Path:
    """Return a mass of wool: discs of (x, y, radius) and all that lies between them."""
    return join(polygon(*((x, y) for x, y, _ in points)), *(oval(x, y, r) for x, y, r in points))


def _shearer(s: Gouache) -> None:
    """Paint the woman from the front, bent over the sheep: kerchief, lowered face, violet bodice, knees on both sides."""
    ink, haze, key = s.ink, s.haze, s.key
    rim = "#fff3d8"
    pose = HeadPose(74, 62, 20, -6)
    tones = FaceTones("#3a241e", "#8f5a38", "#e2aa70", "#b85a44")
    kerchief = outline((64.6, 62), (63, 49, 74, 49), (86, 49, 84.6, 62), (81, 55.6, 74, 56), (67, 55.6, 64.6, 62))
    tails = outline((84, 58), (92, 58, 94, 66), (88, 66, 86, 70), (84, 66, 84, 58))
    bodice = outline(
        (54, 92), (58, 78, 68, 75), (80, 75), (92, 78, 97, 92), (100, 112, 96, 126), (54, 126), (50, 108, 54, 92)
    )
    knees = (limb((58, 120, 8.4), (48, 132, 7.2), (47, 152, 5)), limb((94, 120, 8.4), (105, 131, 7.2), (108, 152, 5)))
    boots = join(
        polygon((42, 149), (51, 149), (51, 156.4), (38, 156.4)),
        polygon((104, 149), (113, 149), (117, 156.4), (103, 156.4)),
    )
    s.figure([[(knee, mix(RUSSET, ink, 0.6))] for knee in knees] + [[(boots, ink)]], rim, (-1, -0.3), 1.0)
    s.figure(
        [
            [
                (bodice, mix(RUSSET, ink, 0.15)),
                (both(bodice, polygon((76, 70), (110, 70), (110, 130), (80, 130))), mix(RUSSET, ink, 0.5)),
            ]
        ],
        rim,
        (-1, -0.6),
        1.0,
    )
    upper = limb((57, 84, 6.0), (46, 96, 5.0))
    s.figure(
        [[(upper, mix(haze, "#ffffff", 0.2)), (both(upper, placed(upper, 3, 2)), mix(DUSK, haze, 0.5))]],
        rim,
        (-1, -0.4),
        0.9,
    )
    s.figure([[(limb((45, 97, 4.4), (43, 101, 3.8)), mix(ink, key, 0.64))]], rim, (-1, 0), 0.8)
    cloth = (mix(DUSK, ink, 0.35), mix("#c8963c", DUSK, 0.25), mix(key, "#fff3d0", 0.5))
    rounded(s, tails, cloth, (-0.8, -1), 1.2, rim)
    paint_neck(s, pose, tones, 0.26, rim)
    paint_face(s, pose, tones, rim)
    for side in (-1, 1):  # dark hair that shows at the temples
        lock = pose.put(
            outline(
                (side * 0.10, -0.42),
                (side * 0.40, -0.34, side * 0.375, 0.06),
                (side * 0.32, -0.12, side * 0.26, -0.26),
                (side * 0.16, -0.34, side * 0.10, -0.42),
            )
        )
        rounded(s, lock, (ink, mix(ink, "#5a3a26", 0.6), "#9a6a3c"), (-0.8, -1), 0.7)
    rounded(
        s,
        kerchief,
        cloth,
        (-0.8, -1),
        2.0,
        rim,
        strands(pose, ((-0.44, -0.20, 0.0, -0.66, 0.50, -0.24), (-0.36, -0.46, 0.1, -0.70, 0.46, -0.40)), 0.016),
    )


def _black_sheep(s: Gouache) -> None:
    """Paint the sheep on its rump, patient: one half in wool, the other shorn and lilac, head on the woman's arm."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = mix(haze, "#fff3d8", 0.5)
    shorn = outline((66, 92), (80, 88, 90, 98), (98, 112, 96, 130), (92, 148, 78, 150), (64, 150), (60, 120, 66, 92))
    s.figure(
        [
            [
                (shorn, mix(DUSK, haze, 0.42)),
                (both(shorn, polygon((84, 86), (104, 86), (104, 156), (82, 156))), mix(DUSK, deep, 0.25)),
            ]
        ],
        rim,
        (0.4, -1),
        0.9,
    )
    for y in (104, 112, 120, 128):
        s.stroke([(76, y), (84, y + 3, 93, y - 1)], mix(DUSK, mid, 0.2), 0.7)
    wool = _wool(
        (
            (60, 94, 6),
            (54, 102, 6.4),
            (51, 111, 6.4),
            (51, 121, 6.6),
            (53, 131, 6.8),
            (58, 140, 6.8),
            (66, 145, 6.4),
            (72, 138, 5.6),
            (73, 127, 5.6),
            (72, 116, 5.6),
            (71, 105, 5.4),
            (67, 96, 5.6),
        )
    )
    s.figure(
        [[(wool, mix(ink, deep, 0.35)), (both(wool, placed(wool, -9, -2)), mix(deep, STEEL, 0.35))]],
        rim,
        (-1, -0.5),
        1.1,
    )
    with s.clipped(wool):
        lots = chance(88)
        for _ in range(34):
            x, y = 46 + 30 * next(lots), 92 + 56 * next(lots)
            s.stroke([(x - 2, y), (x, y - 2.6, x + 2, y)], mix(DUSK, STEEL, 0.3), 0.7)
    legs = (
        limb((60, 112, 3.6), (52, 120, 2.6), (54, 129, 2.0)),
        limb((78, 112, 3.4), (84, 121, 2.5), (81, 130, 1.9)),
        limb((62, 144, 4.4), (54, 152, 3.0), (46, 158, 2.2)),
        limb((80, 145, 4.4), (87, 152, 3.0), (91, 158, 2.2)),
    )
    s.figure([[(leg, ink)] for leg in legs], rim, (-0.8, -0.6), 0.8)
    ears = (placed(leaf(0, 0, 13, 4.4, 172), 53, 85), placed(leaf(0, 0, 12, 4.2, -14), 67, 84))
    head = outline(
        (53, 82), (54, 75, 61, 75), (68, 76, 68.4, 83), (68, 91, 64.6, 97), (61, 100.4, 57.4, 97), (53, 91, 53, 82)
    )
    s.figure([[(ear, ink)] for ear in ears], rim, (-0.6, -1), 0.7)
    s.figure(
        [[(head, mix(ink, deep, 0.2)), (both(head, placed(head, -7, 0)), mix(deep, DUSK, 0.4))]], rim, (-1, -0.4), 0.9
    )
    topknot = _wool(((56, 77, 3.4), (60.6, 75, 3.6), (65.4, 77, 3.2), (61, 79.4, 3.0)))
    s.figure([[(topknot, mix(ink, deep, 0.35))]], rim, (-0.6, -1), 0.7)
    for x in (57, 65):
        s.fill(oval(x, 86, 1.9, 1.5), key)
        s.fill(box(x - 1.3, 85.5, x + 1.3, 86.5), ink)
    s.stroke([(59.4, 94.6), (61, 96, 62.8, 94.6)], mix(DUSK, haze, 0.2), 0.8)
    s.fill(oval(59.6, 93, 0.6), mix(DUSK, haze, 0.1))
    s.fill(oval(62.4, 93, 0.6), mix(DUSK, haze, 0.1))


def _fleece(s: Gouache) -> None:
    """Paint the fleece that rolls off to the right, its pale underside up, and the stone in it."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    rim = mix(haze, "#fff3d8", 0.4)
    heap = _wool(
        (
            (76, 150, 6),
            (84, 143, 6.4),
            (93, 138, 6.6),
            (103, 137, 6.8),
            (112, 142, 6.8),
            (118, 150, 6.6),
            (112, 160, 7),
            (98, 163, 7),
            (84, 160, 6.6),
        )
    )
    s.fill(placed(heap, 1.4, 3.4), ink, 0.6)
    s.figure(
        [[(heap, mix(ink, deep, 0.35)), (both(heap, placed(heap, -3, -9)), mix(deep, STEEL, 0.4))]],
        rim,
        (-0.6, -1),
        1.0,
    )
    lining = _wool(((86, 150, 4.4), (94, 146, 4.6), (104, 146, 4.8), (110, 151, 4.2), (100, 156, 4.4), (90, 155, 4.2)))
    s.fill(lining, mix(mid, haze, 0.4))
    s.stipple(lining, mix(DUSK, deep, 0.2), (110, 158), (90, 144), 0.6, 0.0)
    s.fill(oval(98, 145.4, 8, 2.2), ink, 0.6)
    s.throw(ONYX, 98, 144, 18, 0.55, join(heap, lining))
    s.gem(ONYX, 98, 138, 8.0, 10, 1.5)


def _shears(s: Gouache) -> None:
    """Paint both arms before the sheep: one round the sheep's neck, the other with the shears at the edge of the wool."""
    ink, deep, haze = s.ink, s.deep, s.haze
    rim = "#fff3d8"
    left = limb((43, 101, 3.8), (54, 101.4, 2.8))
    right = limb((94, 88, 5.0), (104, 106, 4.0), (92, 114, 2.8))
    skin_tones = ("#3a241e", "#8f5a38", "#e2aa70")
    rounded(s, left, skin_tones, (-1, -0.4), 1.4, rim)
    s.figure([[(small_hand(57, 101, 3.5, 4), "#a46a44")]], rim, (-0.6, -1), 0.7)
    rounded(s, right, skin_tones, (-0.6, -0.8), 1.5, rim)
    rounded(
        s,
        limb((94, 88, 5.8), (99.6, 97, 5.2)),
        (mix(DUSK, ink, 0.2), mix(DUSK, haze, 0.5), "#fff6e6"),
        (-0.6, -0.8),
        1.8,
        rim,
    )
    blades = join(
        outline((90, 113), (82, 108, 71, 107.4), (80, 112, 89, 117)),
        outline((90, 116), (82, 114, 71, 113.6), (79, 119.4, 89, 120)),
    )
    bow = cut(oval(94, 116, 5.4, 4.6), oval(94, 116, 3.4, 2.6))
    s.line(blades, ink, 0.8)
    s.figure([[(bow, mix(deep, haze, 0.4)), (blades, mix(haze, "#ffffff", 0.4))]], "#ffffff", (-0.4, -1), 0.6)
    s.figure([[(small_hand(91.4, 115, 3.5, 176), "#a46a44")]], rim, (-0.6, -1), 0.7)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-39": Picture(
        onyx_hoof,
        ((70, 110), (56, 78), (49, 95), (76, 122)),
        "picks a stone from a hoof",
        "stable by night",
        "stable lantern",
        seed=77,
    ),
    "b1-35": Picture(
        onyx_shearing,
        ((98, 138), (74, 62), (61, 87), (90, 115)),
        "shears a black sheep",
        "barn",
        "open barn door",
        seed=73,
    ),
}
