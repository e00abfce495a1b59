"""Pictures of the diamond cards of level 1 of rock, ice and salt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import FIRM, FULL, ROUND
from tools.art.base.figures import (
    Mood,
    hair_tones,
    limb,
    planes,
    profile,
    shoe,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import DIAMOND, Gouache
from tools.art.base.hair import CROPPED
from tools.art.base.pigments import FROST, STEEL, STRAW, cold
from tools.art.base.props import bars, cloud_bars, sky_steps
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
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
    ribbon,
    taper,
)


def diamond_stair(s: Gouache) -> None:
    """Level 1, by white daylight: bent under a tub of chalk a carrier climbs a stair before the cliff that it was cut from."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    white = "#fffdf6"
    s.wash(ALL, (0, 38), (0, 100), [mix(deep, mid, 0.25), mix(mid, haze, 0.2)])
    # the white cliff in three planes, and its side in shade
    cliff = polygon(
        (30, 178), (34, 110), (42, 92), (40, 70), (50, 56), (54, 44), (66, 38), (66, 30), (124, 30), (124, 178)
    )
    s.wash(cliff, (0, 40), (0, 150), [white, "#fff8e8", mix(haze, STRAW, 0.25)])
    with s.clipped(cliff):
        for points, tone in (
            (((28, 30), (86, 30), (92, 52), (84, 66), (88, 84), (60, 110), (28, 112)), mix(deep, mid, 0.34)),
            (((86, 30), (92, 52), (84, 66), (88, 84), (97, 74), (90, 58), (96, 30)), mix(STRAW, haze, 0.55)),
            (((40, 70), (42, 92), (34, 110), (30, 178), (44, 178), (52, 108), (50, 84)), mix(deep, mid, 0.45)),
            (
                ((96, 30), (90, 58), (97, 74), (92, 98), (100, 128), (112, 128), (106, 92), (112, 66), (106, 30)),
                mix(FROST, haze, 0.3),
            ),
        ):
            s.fill(polygon(*points), tone)
    s.rim([cliff], "#ffffff", (-1, -0.4), 0.8, 0.5)
    rock = polygon((-4, 34), (26, 34), (32, 50), (27, 72), (33, 96), (26, 120), (32, 178), (-4, 178))
    s.figure([[(rock, ink)]], mix(haze, STRAW, 0.3), (1, -0.1), 1.0, clean=True)
    for facet in (((26, 34), (32, 50), (22, 56)), ((27, 72), (33, 96), (21, 88)), ((26, 120), (31, 150), (20, 140))):
        s.fill(polygon(*facet), mix(ink, deep, 0.5))
    # the upper flight with the carrier ahead
    flight = polygon((124, 76), (115, 76), (115, 81), (106, 81), (106, 86), (97, 86), (97, 91), (124, 102))
    s.figure([[(flight, mix(deep, ink, 0.35))]], white, (-0.2, -1), 0.8, clean=True)
    _far_porter(s, 100, 86)
    _near_stair(s)
    _bent_porter(s)


def _far_porter(s: Gouache, x: float, y: float) -> None:
    """Paint the carrier ahead, whole and small, whose feet stand at a point: bent back, legs, tub with its chalk."""
    tone = mix(s.ink, s.deep, 0.15)
    body = join(
        limb((-3, -11, 2.0), (0.4, -6, 1.5), (-4.4, 0, 1.0)),
        limb((-2, -11, 2.0), (3.4, -9.6, 1.6), (3.6, -5, 1.0)),
        limb((-3, -11.6, 2.4), (0.4, -16, 2.6), (3.4, -18.4, 2.2)),
        oval(6.2, -19.6, 2.2, 2.6, 20),
        limb((2.4, -17, 1.2), (5.2, -13.4, 1.0), (8.4, -14.6, 0.8)),
    )
    tub = polygon((-9.6, -24.6), (0.6, -27.6), (0.2, -18.6), (-4.4, -14.6))
    s.fill(taper((x + 8.4, y - 18), 0.4, (x + 9.4, y - 5), 0.4), tone)
    for part, color in ((body, tone), (tub, mix(s.key, s.ink, 0.62))):
        s.fill(placed(part, x, y), color)
    s.fill(placed(outline((-9.6, -24.6), (-6, -29.4, -1.6, -28.6), (0.6, -27.6), (-9.6, -24.6)), x, y), "#ffffff")
    s.line(placed(outline((-9.6, -24.6), (-6, -29.4, -1.6, -28.6), (0.6, -27.6), (-9.6, -24.6)), x, y), tone, 0.5)


def _near_stair(s: Gouache) -> None:
    """Paint the steps in front, dark, each with a tread that is white with dust."""
    ink, deep = s.ink, s.deep
    steps = ((-4, 152), (62, 152), (62, 140), (84, 140), (84, 128), (104, 128), (104, 116), (124, 116))
    stair = polygon(*steps, (124, 178), (-4, 178))
    s.figure([[(stair, ink)]], "#fffdf6", (0, -1), 1.3, clean=True)
    for x, y in ((62, 140), (84, 128), (104, 116)):
        s.fill(polygon((x, y + 1.3), (x + 3.2, y + 4), (x + 3.2, y + 12), (x, y + 12)), mix(ink, deep, 0.55))


def _bent_porter(s: Gouache) -> None:
    """Paint the carrier dark before the cliff, one curve from heel to nape: knees bent, the strap of the tub on his brow."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = "#fff4da", (1.0, -0.5)
    night = mix(ink, "#000000", 0.15)
    x, y, h, tilt = 91.0, 84.0, 15.0, 22.0
    head = profile(x, y, h, 1, tilt, neck=0.36, build=ROUND, mood=Mood.INTENT)
    hair = placed(CROPPED, x, y, h, tilt)
    dark, warm = skin_tone(s, 0.26), skin_tone(s, 0.6)
    coat = outline(
        (56, 116), (53, 104, 62, 96), (72, 86, 82, 86.6), (89, 89, 88, 97), (82, 103, 77, 109), (75, 115, 74, 120),
        (64, 125, 56, 116),
    )  # fmt: skip
    rear = join(limb((62, 114, 6.6), (65.6, 131, 4.8), (50, 145, 3.0)), placed(shoe(0, 0, 1, 1.0), 49, 152, 1, 10))
    front = join(limb((66, 114, 6.8), (84.6, 115, 5.0), (78, 131, 3.2)), placed(shoe(0, 0, 1, 1.0), 76, 140))
    far_arm = limb((85, 92, 3.6), (95, 103, 2.9), (102, 95.4, 2.0))
    near_arm = limb((79, 93, 4.8), (76, 106.6, 3.8), (86, 111, 2.4))
    staff = taper((101, 82), 0.9, (106, 128), 1.1)
    # the tub lies along his back; its chalk stands over the rim
    tub = polygon((42.6, 68.6), (79.4, 61.0), (77.6, 83.6, 1.5), (57.6, 97.0, 1.5))
    chalk = outline(
        (42.6, 69), (45, 60, 51, 60.6), (54, 53.6, 61, 56), (68, 51, 73, 56.6), (79, 57, 79.4, 62), (60, 70, 42.6, 69)
    )
    wood = mix(key, ink, 0.62)
    s.figure(
        [
            [(far_arm, night)],
            [(staff, ink)],
            [(small_hand(102.4, 94.6, 3.3, -10), warm)],
            [(rear, mix(ink, deep, 0.3))],
            [(front, mix(ink, deep, 0.55)), (cut(front, placed(front, -4.4, 4.0)), mix(deep, STRAW, 0.62))],
            [(coat, mix(ink, deep, 0.42)), (cut(coat, placed(coat, -8.4, 7.0)), mix(deep, STRAW, 0.56))],
            [*planes(s, head, dark, warm, mix(haze, key, 0.3)), (head.eye, ink), *hair_tones(s, hair)],
        ],
        rim,
        light,
        1.0,
    )
    s.fill(chalk, mix(FROST, deep, 0.3))
    s.fill(both(chalk, placed(chalk, 5, -1.4)), "#ffffff")
    s.stroke([(61, 56), (58, 62, 59, 68)], mix(FROST, deep, 0.4), 0.7)
    s.fill(outline((56, 62), (57, 52, 66, 51), (75, 52, 75, 61), (66, 66, 56, 62)), ink, 0.85)
    s.gem(DIAMOND, 65.6, 56.4, 10.6, 18, 1.7)
    bed = outline((52, 66), (57, 60.4, 63, 63), (70, 58.6, 77, 61), (79.4, 62), (62, 69, 52, 66))
    s.figure([[(bed, "#fffdf8")]], "#ffffff", (0.4, -1), 0.6, clean=True)
    s.figure([[(tub, mix(wood, ink, 0.45)), (cut(tub, placed(tub, -13, 0.6)), wood)]], rim, light, 0.9, clean=True)
    with s.clipped(tub):
        for share in (0.22, 0.44, 0.66):
            s.stroke([(42.6 + 36.8 * share, 68.6 - 7.6 * share), (57.6 + 20 * share, 97 - 13.4 * share)], ink, 0.7)
        for top in (6.0, 19.0):
            s.stroke([(40 + top * 0.5, 69 + top), (62, 70 + top * 0.8, 84, 58.6 + top)], mix(STRAW, ink, 0.45), 1.7)
    # the strap runs from the tub's side over his brow
    strap = ribbon([(72, 90, 1.3), (82, 80, 1.3), (90, 76.4, 1.4), (97.6, 80.6, 1.2)], 10)
    s.figure([[(strap, mix(STRAW, ink, 0.15))]], rim, light, 0.4, clean=True)
    s.figure(
        [
            [(near_arm, mix(ink, deep, 0.14)), (cut(near_arm, placed(near_arm, -1.8, 1.6)), mix(deep, ink, 0.25))],
            [(small_hand(87.4, 111.6, 3.4, 30), warm)],
        ],
        rim,
        light,
        0.9,
    )


def diamond_salt(s: Gouache) -> None:
    """Level 1: at sunrise a raker bends over her shaft; between the tines, in the lane of the sun, lies the stone."""
    ink, deep, haze = s.ink, s.deep, s.haze
    sun: Point = (55.0, 78.0)
    white = "#fffdf4"
    s.wash(
        ALL,
        (0, 38),
        (0, 80),
        [mix(STRAW, s.mid, 0.5), mix(STRAW, s.mid, 0.3), mix(STRAW, haze, 0.4)],
        stops=[0, 0.4, 1],
    )
    s.fill(both(oval(*sun, 24), box(-4, 30, 124, 78)), white)
    for y, x0, x1 in ((56, 70, 124), (63, 6, 50)):
        cloud = outline((x0, y), ((x0 + x1) / 2, y - 3.4, x1, y), ((x0 + x1) / 2, y + 1.6, x0, y))
        s.figure([[(cloud, mix(deep, ink, 0.45))]], mix(STRAW, haze, 0.5), (0, 1), 0.7)
    s.fill(outline((-4, 70), (14, 64, 30, 73), (38, 76, 44, 79), (-4, 79)), mix(ink, deep, 0.1))
    s.fill(outline((124, 66), (104, 66, 92, 73), (78, 77, 70, 79), (124, 79)), mix(ink, deep, 0.1))
    _pans(s, sun)
    _salt_and_rake(s)
    _raker(s)


def _pans(s: Gouache, sun: Point) -> None:
    """Paint the pans: those beside are still dark, the middle one is white and carries the bars of the sun."""
    ink, mid, haze = s.ink, s.mid, s.haze
    x, y = sun
    s.wash(box(-4, y, 124, 176), (0, y), (0, 120), [cold(0.15), cold(-0.5)])
    for row, half in ((86.0, 60), (97.0, 84)):  # low dams across the dark pans
        s.fill(box(x - half, row, x + half, row + (row - 78) * 0.08), cold(0.4))
    pan = polygon((x - 9, y), (x + 7, y), (x + 40, 146), (x - 55, 146))
    s.wash(pan, (0, y), (0, 146), ["#fffaec", "#fff6e2", mix(FROST, STRAW, 0.3)])
    with s.clipped(pan):
        s.fill(polygon((x - 80, 100), (x - 5.6, y), (x - 9, y), (x - 80, 150)), mix(FROST, mid, 0.5))
        bars(
            s,
            x,
            mix(STRAW, s.key, 0.12),
            ((82, 7), (87, 9), (132, 17), (138.6, 26)),
            1.6,
        )
        bars(s, x + 1, "#ffffff", ((84.4, 5), (135, 14)), 1.3)
    for near, far, wide in ((x - 55, x - 9, 5.0), (x + 40, x + 7, 6.0)):
        dam = polygon((far - 0.3, y), (far + 0.5, y), (near + wide, 146), (near - 1, 146))
        s.fill(dam, ink)
        s.rim([dam], mix(haze, STRAW, 0.3), (1 if near < x else -1, 0), 0.8)
    bank = outline((-4, 142), (30, 147, 56, 145), (92, 141, 124, 144), (124, 176), (-4, 176))
    s.figure([[(bank, ink)]], mix(haze, STRAW, 0.4), (-0.2, -1), 0.9, clean=True)


def _salt_and_rake(s: Gouache) -> None:
    """Paint the rake on its salt: five tines of ink, and the stone that they have turned up, half in its hollow."""
    ink, deep, mid = s.ink, s.deep, s.mid
    s.fill(outline((40, 124), (52, 118, 72, 119), (84, 121, 82, 127), (58, 132, 40, 124)), mix(deep, mid, 0.4))
    heap = outline((38, 118), (42, 107, 50, 106), (60, 101, 68, 106), (76, 108, 80, 119), (60, 125, 38, 118))
    s.figure(
        [[(heap, "#fffdf6"), (cut(heap, placed(heap, -7, -3)), mix(FROST, deep, 0.4))]], "#ffffff", (-0.6, -1), 0.9
    )
    s.stipple(both(heap, box(56, 100, 84, 126)), mix(deep, mid, 0.3), (60, 110), (76, 118), 0.0, 0.4)
    bar = polygon((38.6, 98.6, 1.0), (74.6, 104.0, 1.0), (74.2, 107.0, 1.0), (38.2, 101.6, 1.0))
    tines = [
        ribbon(
            [
                (40.6 + at * 8.0, 100 + at * 1.2, 1.5),
                (38.8 + at * 8.6, 109 + at, 1.45),
                (39.6 + at * 8.6, 118.4 + at * 0.7, 0.4),
            ]
        )
        for at in range(5)
    ]
    s.fill(join(bar, *tines), ink)
    s.rim([bar], mix(STRAW, "#ffffff", 0.3), (-0.3, -1), 0.7)
    s.fill(outline((50, 121), (52, 116, 60, 117), (69, 116, 72, 121), (62, 126, 50, 121)), ink)
    s.gem(DIAMOND, 60.4, 114.0, 12.4, 16, 1.7, lying=True)
    lip = outline((44, 123), (51, 118.6, 57, 122.0), (64, 119.4, 71, 120.6), (76, 124.6, 62, 127.4), (48, 128, 44, 123))
    s.figure([[(lip, "#fffdf6")]], "#ffffff", (-0.6, -1), 0.8, clean=True)


def _raker(s: Gouache) -> None:
    """Paint the raker before the sun, bent from the hip with open elbows, her eyes on the stone."""
    ink, deep, key = s.ink, s.deep, s.key
    rim, light = "#fff2d2", (-1.0, -0.12)
    x, y, h, tilt = 77.0, 69.0, 15.4, -24.0
    head = profile(x, y, h, -1, tilt, neck=0.34, build=FULL)
    cloth = placed(
        outline(
            *((0.40, -0.28), (0.36, -0.68, -0.10, -0.66), (-0.62, -0.58, -0.60, -0.06), (-0.62, 0.26, -0.50, 0.52)),
            *((-0.60, 0.86, -0.98, 1.10), (-0.52, 1.16, -0.28, 0.70), (-0.18, 0.40, -0.12, 0.10)),
            *((-0.06, -0.16, 0.12, -0.24), (0.26, -0.28, 0.40, -0.28)),
        ),
        x,
        y,
        h,
        tilt,
        True,
    )
    torso = outline(
        (79, 81), (82, 75, 90, 74.6), (102, 78, 107, 92), (110, 102, 108, 110), (98, 112, 92.6, 108), (90, 96, 79, 81)
    )
    skirt = outline(
        (92, 105), (100, 107, 109.4, 105), (115, 116, 116, 131), (107, 128, 100, 131), (90, 125, 81.4, 127.6),
        (83, 115, 92, 105),
    )  # fmt: skip
    pole = taper((113.4, 60.4), 1.0, (57, 105), 1.3)
    sole = outline((2.0, -3.4), (2.8, 1.8), (-6.0, 2.0), (-8.0, 1.0, -6.4, -0.2), (-3, -0.8, -2.0, -3.4))
    back = join(limb((106, 124, 4.2), (108, 134, 3.0), (114, 146, 1.9)), placed(sole, 114.6, 148.2, 1.0))
    front = join(limb((89, 122, 4.4), (84, 133, 3.2), (87, 146, 1.9)), placed(sole, 87.2, 148.8, 1.1))
    brown, dark = skin_tone(s, 0.50), skin_tone(s, 0.24)
    far_arm = limb((83, 83, 3.6), (82.4, 97, 2.9), (73.6, 93, 2.0))
    near_arm = limb((90, 82, 4.6), (103.6, 90.6, 3.6), (97.8, 75, 2.2))
    forearm = taper((101.4, 86), 2.9, (97.8, 75), 2.0)
    blouse = mix(deep, ink, 0.72)
    for px, py, wide in ((96, 149.6, 9), (118, 149, 7)):
        s.fill(oval(px, py, wide, 1.4), "#000000", 0.5)
    s.figure(
        [
            [(back, dark)],
            [(front, mix(dark, brown, 0.35)), (cut(front, placed(front, 2.2, 0)), brown)],
            [(skirt, mix(key, ink, 0.62)), (cut(skirt, placed(skirt, 8, 1.5)), mix(key, ink, 0.16))],
            [(torso, blouse), (cut(torso, placed(torso, 2.4, 3.0)), mix(deep, STRAW, 0.18))],
            [(far_arm, mix(ink, deep, 0.2)), (taper((81, 96.6), 2.6, (73.6, 93), 1.9), dark)],
            [*planes(s, head, dark, brown, mix(STRAW, key, 0.3)), (head.eye, ink)],
            [(cloth, mix(FROST, deep, 0.45)), (cut(cloth, placed(cloth, 4.0, 1.6)), "#fffaf0")],
            [(pole, ink)],
        ],
        rim,
        light,
        1.0,
    )
    for hand, tone in ((small_hand(72.4, 92.9, 3.3, 142), brown), (small_hand(97.2, 73.6, 3.4, -142), brown)):
        s.figure([[(hand, tone)]], rim, light, 0.7, clean=True)
    s.figure([[(near_arm, blouse)]], mix(blouse, STRAW, 0.22), light, 0.7, clean=True)
    s.figure(
        [[(forearm, mix(dark, brown, 0.3)), (cut(forearm, placed(forearm, 1.8, 0.2)), brown)]],
        rim,
        light,
        1.0,
    )
    s.figure([[(small_hand(97.2, 73.8, 3.4, -122), brown)]], rim, light, 0.7, clean=True)


def diamond_icefall(s: Gouache) -> None:
    """On a clear cold noon a climber hangs on a wall of ice in shade: at the pick's tip, in the dark ice, sits a diamond."""
    with s.moved(flip=True, about=(60, 0)):
        _icefall(s)


def _icefall(s: Gouache) -> None:
    """Paint wall and climber as they stand when the wall is at the right."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    noon = mix(cold(0.12), STEEL, 0.16)
    s.fill(ALL, noon)
    sky_steps(s, ((62, mix(noon, haze, 0.34)), (84, mix(noon, haze, 0.66))), 140)
    cloud_bars(s, "#ffffff", [(56, -8, 44, 1.8), (76, 22, 70, 1.2)])
    # far peaks over a sea of cloud, their snow lit from the left
    ridge = polygon((-4, 118), (8, 104), (18, 114), (34, 94), (46, 110), (56, 104), (90, 134), (90, 176), (-4, 176))
    s.fill(ridge, mix(noon, deep, 0.3))
    s.fill(polygon((34, 94), (18, 114), (8, 104), (-4, 118), (-4, 128), (24, 126), (36, 116)), "#fffaf2")
    s.fill(polygon((56, 104), (46, 110), (50, 122), (62, 118)), "#fffaf2")
    for top, tone, puffs in (
        (124, "#fffdf8", ((4, 7), (18, 9), (34, 8), (49, 10), (66, 8), (82, 9))),
        (138, mix(noon, "#ffffff", 0.72), ((-2, 9), (14, 8), (30, 11), (50, 9), (68, 12), (86, 9))),
        (154, mix(noon, deep, 0.35), ((6, 12), (28, 10), (48, 13), (70, 11), (88, 10))),
    ):
        sea = join(box(-4, top, 90, 176), *(oval(x, top + r * 0.25, r * 1.25, r * 0.8) for x, r in puffs))
        s.fill(sea, tone)
    s.fill(polygon((-4, 138), (12, 144), (26, 143), (40, 158), (58, 163), (68, 176), (-4, 176)), ink)
    # the wall in facets, dark but for its edge and what the stone lights
    edge = polygon((128, 30), (92, 30), (84, 58), (86, 84), (79, 112), (84, 142), (76, 176), (128, 176))
    s.fill(edge, mix(ink, deep, 0.42))
    s.fill(polygon((128, 30), (104, 30), (95, 62), (100, 92), (90, 120), (98, 146), (90, 176), (128, 176)), ink)
    s.fill(polygon((128, 80), (112, 96), (118, 116), (106, 138), (112, 176), (128, 176)), mix(ink, deep, 0.22))
    s.rim([edge], "#ffffff", (-1, -0.1), 1.4)
    with s.clipped(edge):  # the cleft that the stone sits in, dark on both sides of it
        s.fill(
            polygon((97, 40), (104, 52), (115, 60), (113, 78), (106, 92), (103, 112), (98, 92), (89, 76), (90, 58)),
            "#0d070d",
        )
        for points, tone in (  # splinters of ice about it, each as light as it is near
            (((97, 40), (104, 52), (101, 57), (94, 50)), mix(deep, mid, 0.2)),
            (((104, 52), (115, 60), (113, 78), (106, 92), (109, 74), (110, 62)), "#ffffff"),
            (((90, 58), (94, 50), (101, 57), (93, 64)), mix(mid, haze, 0.5)),
            (((89, 76), (90, 58), (93, 64), (92, 72)), mix(mid, deep, 0.2)),
            (((89, 76), (92, 72), (98, 78), (98, 92)), mix(mid, haze, 0.2)),
            (((98, 92), (98, 78), (106, 76), (106, 92), (103, 112)), mix(deep, mid, 0.4)),
            (((115, 60), (124, 50), (128, 54), (128, 62)), mix(deep, mid, 0.1)),
            (((113, 78), (122, 84), (124, 92), (110, 84)), mix(deep, ink, 0.2)),
        ):
            s.fill(polygon(*points), tone)
    for x, length in ((98, 7), (105, 12), (112, 8)):
        s.fill(polygon((x - 2.6, 36), (x + 2.6, 36), (x + 0.4, 38 + length)), mix(mid, haze, 0.4))
    s.gem(DIAMOND, 101, 66, 10.4, 8, 1.8)
    with s.moved(3.5, 0):
        _ice_climber(s)
    for x, y, r in (
        *((80, 55, 1.5), (85, 50, 1.1), (79, 64, 1.1), (74, 53, 0.9), (77, 70, 1.3)),
        *((72, 126, 1.2), (76, 132, 0.9), (70, 154, 1.2), (75, 158, 1.0)),
    ):
        s.fill(polygon((x - r, y), (x, y - r * 1.3), (x + r * 1.2, y + r * 0.4), (x, y + r)), "#ffffff")


def _ice_climber(s: Gouache) -> None:
    """Paint the climber in profile: one arm up at the pick, the other hand on the ice, both feet kicked in."""
    ink, deep, key = s.ink, s.deep, s.key
    head = profile(57, 79.6, 13, 1, -26, build=FIRM)
    cap = placed(
        outline((53.6, 79), (51, 70, 58, 68.6), (65, 68, 65.6, 73), (59, 75, 57, 82), (54, 83, 53.6, 79)), -4, 0.6
    )
    jacket = outline((52, 92), (57, 86, 64, 90), (68, 102, 60, 118), (52, 121, 45, 117), (46, 104, 52, 92))
    axe = join(
        taper((69, 73), 1.2, (77, 47), 1.1),
        ribbon([(70, 46.6, 0.6), (77, 46, 1.7), (84, 50, 1.5), (91, 57.6, 0.4)], 10),
    )
    tool = join(
        taper((79.2, 101), 1.0, (85.4, 83), 0.9),
        ribbon([(81.4, 83.6, 0.5), (85.4, 82.4, 1.4), (90, 85.4, 1.2), (94, 91, 0.4)], 10),
    )
    trousers = mix(ink, deep, 0.35)

    def boot(x: float, y: float, turn: float) -> skia.Path:
        upper = outline((-4, -6.4), (1.6, -6.4), (3, -3.4, 7, -2.4), (9, -1.6, 8.6, 1), (-5, 1), (-5.4, -3, -4, -6.4))
        points = (polygon((at, 1), (at + 2, 1), (at + 1, 2.8)) for at in (-4, 4.4))
        return placed(join(upper, *points, polygon((8, -0.6), (11, 0), (8, 1))), x, y, 1.0, turn)

    s.stroke([(50, 117), (44, 138, 52, 176)], key, 1.5)
    s.figure(
        [
            [(limb((61, 94, 3.2), (70, 103, 2.7), (80.6, 96, 2.1)), mix(key, ink, 0.5))],
            [(tool, mix(s.mid, s.haze, 0.25))],
            [(small_hand(81.4, 95.2, 2.9, -30), mix(ink, deep, 0.3))],
            [(limb((54, 117, 5.0), (59, 134, 4.0), (67, 148, 2.9)), ink), (boot(72, 151, -8), ink)],
            [
                (limb((53, 116, 5.4), (71, 113, 4.2), (69, 128, 3.0)), trousers),
                (boot(73.6, 131, -8), ink),
            ],
            [(axe, ink)],
            [(jacket, key), (cut(jacket, placed(jacket, -5, -1)), mix(key, ink, 0.4))],
            [(polygon((45, 113), (62, 115.4), (60.6, 119.4), (44.4, 117)), ink)],
            [
                *planes(s, head, skin_tone(s, 0.32), skin_tone(s, 0.52), mix(key, "#ffffff", 0.2)),
                (head.eye, ink),
                *hair_tones(s, placed(CROPPED, 57, 79.6, 13, -26)),
                (cap, mix(ink, deep, 0.2)),
            ],
            [
                (limb((57, 93, 3.8), (67.6, 85, 3.0), (70.6, 70, 2.2)), mix(key, "#ffffff", 0.12)),
                (small_hand(70.8, 68, 3.0, -70), ink),
            ],
        ],
        "#fff3e2",
        (-0.9, -0.5),
        1.0,
    )


def diamond_quarry(s: Gouache) -> None:
    """Level 1: in a marble quarry a mason swings his sledge at the wedges; the white block splits and bares a diamond."""
    ink = s.ink
    _quarry_wall(s)
    floor = polygon((-4, 146), (124, 143), (124, 176), (-4, 176))
    s.wash(floor, (34, 0), (104, 0), [cold(0.6), ink])
    _marble(s)
    _mason(s)


def _quarry_wall(s: Gouache) -> None:
    """Paint the quarry's steps in the dark and the wedge of daylight that falls across them."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(ink, deep, 0.18))
    for points, tone in (  # steps of the quarry, each darker than the one behind it
        (((92, 34), (124, 34), (124, 150), (84, 150), (84, 96), (92, 92)), mix(ink, deep, 0.12)),
        (((104, 34), (124, 34), (124, 150), (98, 150), (98, 70), (104, 66)), ink),
    ):
        s.fill(polygon(*points), tone)
    wedge = polygon((2, 34), (64, 34), (92, 86), (92, 152), (43, 152), (43, 110))
    s.fill(polygon((-30, 34), (78, 34), (102, 84), (98, 152), (30, 152), (24, 104)), mix(ink, deep, 0.4))
    s.wash(wedge, (0, 36), (0, 150), ["#fff6de", mix(haze, STRAW, 0.25), mix(haze, mid, 0.6)])


def _marble(s: Gouache) -> None:
    """Paint the block as it splits: the near half leans into the light, the far one stands, between them the stone."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    x, y = 58.0, 109.0
    s.fill(polygon((64, 152), (92, 141), (124, 152), (124, 162), (70, 160)), ink)  # its shadow
    far = polygon((59, 83), (81, 83), (82, 153), (54, 153), (56, 120))
    s.fill(polygon((81, 83), (92, 76), (92, 145), (82, 153)), mix(ink, deep, 0.3))
    s.fill(polygon((59, 83), (70, 76), (92, 76), (81, 83)), "#fffdf6")
    s.fill(far, mix(haze, mid, 0.35))
    turned = polygon((59, 83), (66, 83), (70, 104), (66, 118), (69, 136), (64, 153), (54, 153), (56, 120))
    s.fill(both(far, turned), mix(mid, deep, 0.5))  # what the near half keeps from the light
    s.stipple(both(far, cut(far, turned)), mix(mid, deep, 0.5), (66, 0), (73, 0), 0.5, 0.0)
    near = polygon((35, 92), (52, 85), (54, 98), (53, 112), (57, 128), (52, 154), (35, 154))
    s.fill(polygon((35, 92), (43, 85), (56, 79), (52, 85)), "#ffffff")
    s.fill(near, "#fffaec")
    foot = polygon((33, 138), (40, 132), (46, 141), (55, 136), (58, 156), (33, 156))
    s.fill(both(near, foot), mix(haze, mid, 0.5))
    split = polygon((52, 85), (59, 81), (61, 96), (59, 120), (56.5, 134), (54, 150), (55.4, 134), (53, 112), (54, 98))
    notch = placed(polygon((-1, -19), (8, -10), (14.4, -1), (9.4, 10), (1.0, 22), (-7, 13), (-14, 4), (-8, -8)), x, y)
    for turn, reach in ((20, 27), (152, 22)):  # cracks
        a, b, tip = around(x, y, 9, turn - 6), around(x, y, 9, turn + 6), around(x, y, reach, turn)
        s.fill(polygon(a, tip, b), mix(deep, ink, 0.3))
    s.fill(join(split, notch), ink)
    s.fill(cut(notch, placed(notch, -1.0, -1.2)), "#ffffff")  # the broken edge that meets the light
    iron = polygon((50.6, 66), (61.4, 66), (59, 92), (54.6, 92))
    s.fill(iron, mix(STEEL, ink, 0.5))
    s.fill(polygon((50.6, 66), (54.6, 66), (56, 92), (54.6, 92)), mix(STEEL, haze, 0.4))
    s.fill(polygon((48.6, 63), (63.4, 63), (62.4, 67), (49.6, 67)), mix(STEEL, ink, 0.2))
    s.fill(polygon((48.6, 63), (63.4, 63), (63.2, 64.2), (48.8, 64.2)), "#fffdf6")
    s.gem(DIAMOND, x, y + 2, 12.4, 14, 1.6)
    for cx, cy, r in ((47, 157, 2.6), (66, 158, 1.8), (92, 151, 1.4)):
        chip = polygon((cx - r, cy), (cx - 0.3 * r, cy - r), (cx + r, cy - 0.3 * r), (cx + 0.7 * r, cy + 0.5 * r))
        s.fill(chip, "#fffdf6")


def _mason(s: Gouache) -> None:
    """Paint the mason whole: one foot against the block, both hands on the haft of a sledge that comes down."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    flesh, dark, rim, light = skin_tone(s, 0.62), skin_tone(s, 0.38), "#fff6e6", (-1, -0.5)
    x, y, h, tilt = 109.4, 73.4, 13.5, 14.0
    head = profile(x, y, h, -1, tilt, neck=0.26, build=FIRM)
    cap = placed(
        outline((0.44, -0.24), (0.36, -0.70, -0.1, -0.68), (-0.66, -0.58, -0.56, 0.02), (-0.2, -0.16, 0.44, -0.24)),
        *(x, y, h, tilt),
        flip=True,
    )
    cloth = placed(CROPPED, x, y, h, tilt, flip=True)
    shirt = outline(
        (102, 87), (106, 81, 112, 82), (118, 85, 117, 94), (113, 108, 109, 121), (104, 124, 97, 119), (99, 102, 102, 87)
    )
    back_leg = limb((105, 119, 6.0), (113, 133, 4.6), (110, 150, 3.0))
    fore_leg = limb((102, 119, 6.2), (96, 134, 4.6), (88, 147, 3.0))
    boots = (
        outline((85.4, 144), (90.4, 146), (89, 151, 88.4, 152.6), (84, 151, 80.6, 145.6), (81, 143, 85.4, 144)),
        shoe(109.6, 153.4, -1, 0.86),
    )
    far, near = (
        limb((105, 88, 3.2), (95.6, 85.6, 2.7), (89.4, 75.6, 2.0)),
        limb((110, 90, 3.8), (102.4, 97.4, 3.0), (96.6, 84.6, 2.0)),
    )
    far_sleeve, near_sleeve = limb((106, 87.6, 4.2), (99, 86.6, 3.5)), limb((111, 89, 5.2), (104.4, 95.6, 4.0))
    haft = taper((102, 88.4), 1.3, (73, 59.6), 1.1)
    sledge = placed(polygon((-9, -5, 1), (9, -5, 1), (9, 5, 1), (-9, 5, 1)), 71.4, 58, 1, -45)
    s.figure(
        [
            [(far, dark), (far_sleeve, mix(key, ink, 0.5))],
            [(back_leg, mix(deep, ink, 0.3)), (boots[1], mix(ink, deep, 0.25))],
            [(fore_leg, mix(mid, haze, 0.2)), (both(fore_leg, placed(fore_leg, 3, 1)), mix(deep, mid, 0.25))],
            [(boots[0], mix(ink, deep, 0.25))],
            [(shirt, key), (both(shirt, placed(shirt, 8, 1)), mix(key, ink, 0.4))],
            [(polygon((97, 116.4), (110, 119.4), (109, 124), (96.6, 120.8)), mix(haze, mid, 0.3))],
            [
                *planes(s, head, dark, flesh, mix(haze, key, 0.3)),
                (head.eye, ink),
                *hair_tones(s, cloth, -1),
                (cap, mix(haze, mid, 0.25)),
            ],
            [(near, flesh), (both(near, placed(near, 1.6, 0.8)), dark)],
            [(near_sleeve, mix(key, haze, 0.12)), (both(near_sleeve, placed(near_sleeve, 2.6, 1)), mix(key, ink, 0.4))],
        ],
        rim,
        light,
        0.9,
    )
    s.figure(
        [
            [(haft, mix(STRAW, ink, 0.3))],
            [(sledge, mix(STEEL, ink, 0.55)), (both(sledge, placed(sledge, 3, 3)), mix(ink, deep, 0.2))],
            [(small_hand(88.4, 74.6, 3.2, 45), flesh)],
            [(small_hand(95.6, 82.6, 3.3, 45), flesh)],
        ],
        rim,
        light,
        0.8,
        clean=True,
    )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-03": Picture(
        diamond_stair,
        ((66, 58), (94, 84), (102, 95), (68, 84)),
        "carries a load up a stair",
        "stair in a chalk cliff",
        "white day on the cliff",
        seed=35,
    ),
    "b1-05": Picture(
        diamond_salt,
        ((58, 115), (72, 70), (97, 74), (72, 93), (42, 110)),
        "rakes salt",
        "salt pans on a white coast",
        "half sun and its bars on a pan",
        seed=36,
    ),
    "b1-06": Picture(
        diamond_icefall,
        ((19, 66), (54, 79), (46, 68), (36, 132)),
        "climbs a wall of ice",
        "wall over a glacier",
        "clear cold noon beyond dark ice",
        seed=37,
    ),
    "b1-07": Picture(
        diamond_quarry,
        ((58, 109), (106, 74), (71, 58), (90, 76), (60, 78)),
        "splits marble",
        "marble quarry",
        "wedge of daylight in a dark quarry",
        seed=3,
    ),
}
