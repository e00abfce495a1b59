"""Pictures of the diamond cards of level 1 in snow and ice."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

import skia

from tools.art.base.contours import AGED, FINE, FIRM
from tools.art.base.faces import LONG_BEARD, MOUSTACHE, FaceTones, HeadPose, paint_face, rounded, strands
from tools.art.base.figures import (
    drape,
    flank,
    grip,
    hand,
    limb,
    pinch,
    planes,
    profile,
    shoe,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import DIAMOND, FROST, MADDER, STEEL, STRAW, Gouache, cold
from tools.art.base.hair import CAP
from tools.art.base.props import bars, cloud_bars, lamp
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    blob,
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
from tools.art.poster.sheet import star


def diamond_ice(s: Gouache) -> None:
    """Level 1: at dawn two ice cutters draw a long saw down through a block of ice; its face, in shade, holds the stone."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    white = "#fffdf6"
    s.wash(ALL, (0, 38), (0, 88), [cold(0.1), cold(0.55), mix(haze, STRAW, 0.25)], stops=[0, 0.55, 1])
    s.fill(oval(74, 87, 74, 19), mix(cold(0.85), STRAW, 0.4))
    for reach, alpha in ((40, 0.5), (26, 0.9)):  # the sun behind the haze of frost
        s.line(oval(76, 60, reach), mix(haze, STRAW, 0.3), 2.2, alpha)
    s.rings(76, 60, [12, 8.6], [mix(haze, STRAW, 0.4), white], 0.4)
    cloud_bars(s, mix(deep, mid, 0.2), ((47, 8, 40, 1.5),))
    shore = outline((-4, 76), (16, 70, 34, 80), (46, 86, 58, 87), (-4, 87))
    s.fill(shore, mix(ink, deep, 0.15))
    s.fill(outline((124, 72), (110, 74, 100, 81), (94, 86, 86, 87), (124, 87)), mix(ink, deep, 0.15))
    for x, high in ((8, 13), (14, 17), (21, 12), (116, 15), (110, 10)):  # firs on the shore
        foot = 78 - abs(x - 14) * 0.1
        s.fill(polygon((x - 3.4, foot), (x, foot - high), (x + 3.4, foot)), ink)
    # the lake: snow on ice, and the black channel that the blocks are cut from
    lake = box(-4, 87, 124, 178)
    s.wash(lake, (0, 87), (0, 150), [mix(haze, STRAW, 0.35), mix(haze, mid, 0.35), mix(FROST, mid, 0.6)])
    bars(s, 74, "#ffffff", ((89, 14), (92, 20)), 1.2)
    channel = polygon((30, 128), (124, 118), (124, 178), (14, 178))
    s.figure([[(channel, mix(ink, "#000000", 0.1))]], white, (0.1, -1), 1.5, clean=True)
    shelf = polygon((-4, 140), (44, 138), (50, 146), (46, 178), (-4, 178))
    s.figure([[(shelf, mix(FROST, deep, 0.35))]], white, (0.5, -1), 1.0, clean=True)
    _cutter(s)
    _block_and_saw(s)
    _kneeling_cutter(s)


def _block_and_saw(s: Gouache) -> None:
    """Paint the block in its own shade, the saw in a black kerf with its blade dim in the ice, the stone in its hollow."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    white, pale = "#fffdf6", mix(haze, STRAW, 0.3)
    front = polygon((52, 102), (90, 104), (89, 152), (53, 150))
    top = polygon((52, 102), (60, 94), (97, 96), (90, 104))
    side = polygon((90, 104), (97, 96), (96, 142), (89, 152))
    s.fill(side, mix(deep, ink, 0.2))
    s.fill(top, white)
    s.fill(polygon((54.6, 99.4), (56.6, 97.4), (95, 98.4), (93, 100.6)), ink)  # the kerf
    # the saw: its blade stands in the kerf, the half of the block that is nearer hides its teeth
    (x0, y0), (x1, y1) = (47.6, 80.4), (97.6, 90.4)
    count = 14
    lower = []
    for at in range(count):
        for share, deep_in in ((0.0, 8.0), (0.5, 12.6)):
            t = (at + share) / count
            lower.append((x0 + (x1 - x0) * t - 1.6, y0 + (y1 - y0) * t + deep_in))
    blade = polygon((x0, y0), (x1, y1), *reversed(lower))
    s.figure(
        [[(blade, ink), (both(blade, placed(blade, -0.4, 5.0)), mix(deep, ink, 0.55))]],
        white,
        (0.2, -1),
        0.9,
        clean=True,
    )
    s.fill(polygon((52, 102), (54.4, 99.6), (92.8, 100.8), (90, 104)), white)
    s.wash(front, (0, 102), (0, 152), [mix(mid, haze, 0.3), mix(mid, deep, 0.3), mix(deep, mid, 0.25)])
    with s.clipped(front):
        for points, tone in (
            (((52, 102), (57, 102), (54, 152), (48, 152)), mix(haze, white, 0.3)),
            (((83, 118), (92, 110), (92, 154), (78, 154)), mix(deep, ink, 0.15)),
            (((62, 150), (72, 143), (82, 154), (60, 154)), mix(deep, ink, 0.15)),
        ):
            s.fill(polygon(*points), tone, 0.75)
        hollow = polygon(
            *(around(70, 131, 15 * k, 51.4 * n + 8) for n, k in enumerate((1, 0.86, 1.02, 0.9, 1, 0.84, 1.0)))
        )
        s.figure([[(hollow, ink)]], pale, (0.3, 1), 1.2, clean=True)
        for turn in (8, 111, 214, 265):  # planes of its wall
            s.fill(
                polygon((70, 131), around(70, 131, 13.4, turn), around(70, 131, 12.4, turn + 44)), mix(deep, ink, 0.35)
            )
        for points in (((90, 112), (86, 118), (84, 124), (86.4, 116)), ((52, 140), (57, 139), (61, 145), (56.6, 141))):
            s.fill(polygon(*points), white)
    s.gem(DIAMOND, 70, 131, 9.4, 20, 1.7)
    s.rim([join(front, side)], white, (0.2, -1), 0.9)
    s.rim([front], white, (1, -0.2), 0.7)
    for x, y in ((x0, y0 + 3), (x1, y1 + 4)):
        bar = taper((x + 2.4, y - 8.4), 1.4, (x - 2.4, y + 9.6), 1.4)
        s.figure([[(bar, mix(s.key, ink, 0.5))]], pale, (0.6, -0.6), 0.5, clean=True)
    for x, y, r in ((58, 98, 0.9), (63, 96.6, 0.8), (56, 101.4, 0.8), (67, 99.4, 0.7), (61, 100.6, 0.7)):
        s.fill(oval(x, y, r), white)  # ice dust


def _cutter(s: Gouache) -> None:
    """Paint the man on the shelf, who leans over and draws the saw up: dark, his face and front lit by the sun."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = "#fff2d2", (1.0, -0.15)
    night = mix(ink, "#000000", 0.1)
    x, y, h, tilt = 49.6, 69.6, 14.6, 20.0
    head = profile(x, y, h, 1, tilt, neck=0.18, build=FIRM)
    cap = placed(CAP, x, y, h, tilt)
    coat = outline(
        (35.6, 90), (38, 75, 47, 77), (55, 83, 53, 94), (49, 104, 48, 117), (41, 122, 29, 117), (29, 102, 35.6, 90)
    )
    front = join(limb((42, 114, 5.6), (50.6, 126, 4.3), (44, 139, 2.9)), placed(shoe(0, 0, 1, 0.9), 43, 145))
    rear = join(limb((35, 114, 5.6), (31, 129, 4.2), (19, 141, 2.7)), placed(shoe(0, 0, 1, 0.9), 17, 147))
    far_arm = limb((49, 84, 3.4), (54, 95, 2.8), (51, 86.4, 1.9))
    near_arm = limb((43, 86, 4.8), (38.6, 101, 3.7), (47, 94, 2.3))
    dark, warm = skin_tone(s, 0.26), skin_tone(s, 0.6)
    s.fill(outline((34, 150), (22, 149, 4, 152), (20, 156, 44, 152), (34, 150)), mix(ink, deep, 0.2), 0.6)
    s.figure(
        [
            [(far_arm, night)],
            [(rear, night)],
            [(front, night), (cut(front, placed(front, -2.2, 0)), mix(deep, ink, 0.35))],
            [(coat, mix(ink, deep, 0.1)), (cut(coat, placed(coat, -4.6, 0)), mix(deep, STRAW, 0.1))],
            [*planes(s, head, dark, warm, mix(haze, key, 0.3)), (head.eye, ink)],
            [(cap, mix(MADDER, ink, 0.5)), (cut(cap, placed(cap, -5.4, -0.6)), MADDER)],
            [
                (
                    outline((39.4, 77), (45, 80.8, 51, 79.6), (52.6, 82, 50.6, 84.6), (44, 86, 38.4, 81.4), (39.4, 77)),
                    mix(key, ink, 0.2),
                )
            ],
            [(near_arm, mix(ink, deep, 0.18)), (cut(near_arm, placed(near_arm, -1.8, 0.6)), mix(deep, ink, 0.2))],
        ],
        rim,
        light,
        1.0,
    )


def _kneeling_cutter(s: Gouache) -> None:
    """Paint the hands that lie round the bars, and the woman on one knee beyond the block, who pushes."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = "#fff2d2", (-1.0, -0.2)
    night = mix(ink, "#000000", 0.1)
    x, y, h, tilt = 103.0, 81.0, 14.2, -10.0
    head = profile(x, y, h, -1, tilt, neck=0.34, build=FINE)
    hood = placed(
        outline((0.34, -0.36), (0.28, -0.66, -0.10, -0.66), (-0.66, -0.60, -0.64, 0.02), (-0.60, 0.44, -0.44, 0.66), (-0.16, 0.74, 0.14, 0.58), (-0.06, 0.40, -0.10, 0.10), (0.0, -0.20, 0.34, -0.36)),
        x, y, h, tilt, True,
    )  # fmt: skip
    coat = outline(
        (100, 95),
        (104, 90, 112, 92),
        (119, 104, 119, 120),
        (122, 132, 120, 138),
        (108, 141, 99, 135),
        (102, 124, 101, 116),
        (97, 104, 100, 95),
    )
    knee = join(limb((108, 132, 5.6), (99, 141, 4.6), (114, 148, 3.2)), placed(shoe(0, 0, -1, 0.8), 118, 150.6, 1, 60))
    ledge = polygon((92, 146), (124, 141), (124, 178), (96, 178))
    far_arm = limb((102, 98, 3.4), (103, 110, 2.8), (98, 103.2, 1.9))
    near_arm = limb((107, 99, 4.6), (107.6, 115, 3.6), (97, 112.4, 2.3))
    dark, warm = skin_tone(s, 0.26), skin_tone(s, 0.62)
    s.figure([[(ledge, mix(FROST, deep, 0.35))]], "#fffdf6", (-0.4, -1), 1.0, clean=True)
    s.figure(
        [
            [(far_arm, night)],
            [(knee, night)],
            [(coat, mix(ink, deep, 0.1)), (cut(coat, placed(coat, 4.4, 0.4)), mix(STEEL, deep, 0.35))],
            [*planes(s, head, dark, warm, mix(haze, key, 0.3)), (head.eye, ink)],
            [(hood, mix(deep, ink, 0.45)), (cut(hood, placed(hood, 5.0, 0.8)), mix(haze, STRAW, 0.3))],
            [(near_arm, mix(ink, deep, 0.2)), (cut(near_arm, placed(near_arm, 1.6, 1.4)), mix(STEEL, deep, 0.35))],
        ],
        rim,
        light,
        1.0,
    )
    for px, py, turn, k, side in (
        (50.4, 84.6, -20.0, 3.1, (1.0, -0.3)),
        (48.0, 93.0, -14.0, 3.4, (1.0, -0.3)),
        (97.4, 102.4, 200.0, 3.1, light),
        (95.0, 112.0, 192.0, 3.4, light),
    ):
        fist = small_hand(px, py, k, turn, abs(turn) > 90)
        s.fill(placed(fist, 0.4, 0.6), ink, 0.6)
        s.figure([[(fist, warm)]], rim, side, 0.6, clean=True)


def diamond_flint(s: Gouache) -> None:
    """Inside a tent by night: a prospector strikes sparks, which light his face and hands, from flint over tinder, in which a diamond lies."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    for number, (top, foot, tone) in enumerate(  # the panels of the canvas, cold but for the nearest to the sparks
        (
            (-30, -90, cold(-0.75)),
            (20, -28, ink),
            (40, 6, cold(-0.4)),
            (57, 74, mix(cold(-0.05), STRAW, 0.12)),
            (72, 104, cold(-0.3)),
            (90, 150, cold(-0.55)),
        )
    ):
        s.fill(polygon((top, 30), (200, 30), (200, 176), (foot, 176)), tone)
        if number:
            s.stroke([(top, 30), (foot, 176)], mix(ink, tone, 0.4), 1.0)
    mouth = outline((51, 30), (57, 30), (62, 84, 76, 134), (24, 134), (44, 84, 51, 30))
    with s.clipped(mouth):  # the dusk outside and the snow
        s.fill(ALL, mix(deep, ink, 0.15))
        s.fill(outline((10, 86), (34, 78, 52, 84), (66, 88, 90, 82), (90, 140), (10, 140)), mix(deep, mid, 0.5))
        s.fill(outline((10, 118), (40, 108, 62, 116), (78, 120, 90, 114), (90, 140), (10, 140)), mix(mid, haze, 0.3))
        for x, y, r in ((53, 54, 1.5), (49, 70, 1.1), (58, 66, 1.3), (54, 78, 0.9)):
            s.glint(x, y, r, haze)
    for start, bend, end in (((51, 30), (44, 84), (24, 134)), ((57, 30), (62, 84), (76, 134))):
        s.stroke([start, (*bend, *end)], mix(haze, STRAW, 0.6), 0.9)
    s.rings(
        58, 107, [46, 35, 25], [mix(cold(0.2), STRAW, 0.3), mix(STRAW, cold(0.5), 0.25), mix(STRAW, "#fffaf0", 0.6)]
    )
    _striker(s)
    # the lid of a chest, the light of the sparks on it
    lid = outline((16, 140), (60, 134, 126, 138), (126, 176), (16, 176))
    s.figure([[(lid, mix(ink, deep, 0.14))]], mix(key, STRAW, 0.5), (0, -1), 0.9)
    for rx, ry, tone in (
        (44, 17, mix(ink, key, 0.34)),
        (31, 12, mix(key, ink, 0.30)),
        (21, 8.4, mix(key, STRAW, 0.55)),
    ):
        s.fill(both(lid, oval(60, 149, rx, ry)), tone)
    for x, lean in ((86, 5), (112, 8)):  # the boards
        s.stroke([(x, 137), (x + lean, 172)], ink, 0.8, 0.7)
    # a nest of tinder, in which the stone takes the first sparks
    s.figure([[(oval(61, 152, 20, 4.6), mix(ink, key, 0.18))]])
    for number in range(17):
        x = 43 + number * 2.2
        s.stroke(
            [(x, 151), (x + 4, 137 + number % 4 * 2.2, 77 - (x - 43) * 0.9, 150)],
            mix(ink, key, 0.16 + number % 3 * 0.14),
            1.3,
        )
    s.throw(DIAMOND, 60, 147, 13, 0.42, lid)
    s.gem(DIAMOND, 60, 139.6, 9.2, 12, 1.4)
    for number, (x0, x1, high) in enumerate(
        ((43, 66, 142), (47, 76, 147), (54, 78, 143), (45, 70, 150))
    ):  # straws before it
        s.stroke([(x0, 152), ((x0 + x1) / 2, high, x1, 151)], mix(key, STRAW if number % 2 else ink, 0.5), 1.4)


def _striker(s: Gouache) -> None:
    """Paint the prospector at the right, the face lit by the sparks: fur cap, white beard, both hands at flint and steel."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    rim, light = mix(STRAW, "#fffaf0", 0.45), (-1.0, 0.5)
    pose = HeadPose(93, 73, 28, -9, flip=True, profile=True, build=AGED)
    tones = FaceTones("#43211e", "#a55a3c", "#ffb882", "#b8523e")
    wool = (ink, mix(ink, deep, 0.14), mix(mix(deep, ink, 0.2), s.key, 0.55))
    pelt = (mix(deep, ink, 0.45), mix(deep, mid, 0.35), mix(haze, s.key, 0.34))
    white = (mix(mid, deep, 0.55), mix(haze, mid, 0.4), mix(haze, s.key, 0.22))
    coat = outline(
        (84, 100), (96, 88, 110, 86), (124, 92, 128, 112), (128, 176), (82, 176), (76, 144, 78, 122), (78, 108, 84, 100)
    )
    far = limb((94, 104, 6), (84, 112, 5), (70, 100, 4))
    rounded(s, far, wool, light, 1.8)
    hand(s, pinch(55.6, 93, 0.64, 200), mix(tones.dark, tones.body, 0.7), rim, light, 0.6)
    shard = polygon((43, 93), (47, 86), (55, 86), (58, 93), (51, 99.4))
    s.figure(
        [[(shard, mix(ink, deep, 0.3)), (polygon((43, 93), (51, 92), (58, 93), (51, 99.4)), mix(s.key, ink, 0.25))]],
        haze,
        light,
        0.8,
    )
    rounded(s, coat, wool, light, 4.0, rim, [outline((92, 108), (86, 136, 90, 172), (93, 172), (90, 138, 92, 108))])
    fur = blob((79, 99), (88, 101), (98, 96), (108, 88), (119, 90), (114, 101), (102, 109), (86, 110))
    rounded(s, fur, pelt, light, 2.4, rim)
    paint_face(s, pose, tones, rim)
    hairs = (
        (0.06, 0.24, 0.06, 0.50, 0.22, 0.80),
        (0.18, 0.36, 0.18, 0.56, 0.27, 0.82),
        (0.30, 0.42, 0.33, 0.60, 0.29, 0.82),
    )
    rounded(s, pose.put(LONG_BEARD), white, light, 1.6, rim, strands(pose, hairs, 0.014))
    rounded(s, pose.put(MOUSTACHE), white, light, 0.8)
    cap = pose.put(
        outline((-0.50, -0.24), (-0.58, -0.86, -0.04, -0.84), (0.38, -0.82, 0.38, -0.34), (0.0, -0.50, -0.50, -0.24))
    )
    flap = pose.put(
        outline(
            (-0.50, -0.28),
            (-0.22, -0.40, -0.16, -0.26),
            (-0.12, 0.10, -0.28, 0.38),
            (-0.50, 0.40, -0.50, 0.06),
            (-0.54, -0.14, -0.50, -0.28),
        )
    )
    band = pose.put(
        blob(
            (-0.56, -0.30),
            (-0.34, -0.48),
            (-0.02, -0.54),
            (0.28, -0.50),
            (0.43, -0.36),
            (0.36, -0.22),
            (0.02, -0.26),
            (-0.28, -0.16),
            (-0.50, -0.10),
        )
    )
    rounded(s, cap, wool, light, 2.2, rim)
    rounded(s, flap, pelt, light, 1.8, rim)
    rounded(s, band, pelt, light, 1.8, rim)
    sleeve = limb((112, 114, 9), (104, 137, 7), (90, 123, 5.4))
    rounded(s, sleeve, wool, light, 3.0, rim)
    rounded(s, limb((91, 124, 6.6), (87, 120.4, 6.2)), pelt, light, 2.0, rim)
    s.figure([[(polygon((61, 114), (73, 111), (75, 114.6), (62, 118.6)), mix(ink, deep, 0.4))]], haze, (-0.4, -1), 0.9)
    hand(s, pinch(73, 114, 0.66, 200), "#c98a64", rim, light, 0.6)
    x, y = 56, 106
    for number in range(9):  # the sparks, which fall to the tinder
        turn, reach = 56 + number * 9, (25, 15, 20)[number % 3]
        s.fill(taper(around(x, y, 4, turn), 0.8, around(x, y, reach, turn), 0.2), mix(STRAW, "#ffffff", 0.4))
        s.fill(oval(*around(x, y, reach + 3.4, turn + 4), 0.9), mix(s.key, STRAW, 0.4))
    s.fill(star(x, y, 12.5, 20, 0.16), mix(s.key, STRAW, 0.5))
    s.glint(x, y, 9.6, "#ffffff", 20)


def diamond_dog(s: Gouache) -> None:
    """In a white-out a mountain dog digs out a stone, the lantern at its collar above it; its master wades up behind, past a crag."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 96), [cold(0), cold(0.35), cold(0.7)], stops=[0, 0.5, 1])
    for crest, tone in ((66, cold(0.2)), (80, cold(0.45))):  # ridges that the storm hides
        ridge = polygon(
            (-4, crest), (34, crest - 12), (58, crest - 3), (88, crest - 17), (124, crest - 4), (124, 110), (-4, 110)
        )
        s.plane(ridge, tone, cold(0.7), crest - 10, crest + 20)
    for x, y, long in ((30, 50, 22), (70, 46, 30), (88, 58, 24), (16, 70, 24), (60, 64, 16), (100, 44, 18)):
        s.fill(taper((x, y), 0.9, (x + long, y - long * 0.3), 0.2), haze, 0.8)
    crag = polygon((-4, 34), (25, 34), (20, 45), (13, 51), (15, 74), (10, 82), (13, 106), (-4, 106))
    s.figure([[(crag, ink)]], mid, (1, 0.4), 0.8, clean=True)
    with s.moved(-12, -3, 0.7, about=(44, 106)):
        _master(s)
    # the slope, bright in the light of the lantern
    slope = outline((-4, 98), (24, 104, 50, 96), (84, 84, 124, 72), (124, 176), (-4, 176))
    s.fill(slope, mix(mid, deep, 0.62))
    with s.clipped(slope):  # its light lies on the drifts, level and broken by their edges
        for reach, tone in ((62, mix(mid, deep, 0.12)), (52, mix(mid, haze, 0.55)), (42, "#ffffff")):
            drift = outline(
                (66 - reach * 1.3, 138),
                (66 - reach, 132 - reach * 0.5, 54 - reach * 0.3, 138 - reach * 0.66),
                (60, 130 - reach * 0.5, 66 + reach * 0.3, 134 - reach * 0.72),
                (66 + reach * 0.8, 130 - reach * 0.5, 66 + reach * 1.2, 132),
                (66 + reach * 0.6, 144 + reach * 0.5, 60, 146 + reach * 0.4),
                (66 - reach * 0.8, 146 + reach * 0.5, 66 - reach * 1.3, 138),
            )
            s.fill(drift, tone)
            s.stipple(placed(drift, 0, -2), tone, (66, 120), (66, 126 - reach * 0.75), 0.1, 0.5)
    s.rim([slope], haze, (0, -1), 0.9)
    hollow = outline((28, 142), (34, 130, 48, 131), (64, 130, 70, 142), (66, 154, 48, 155), (32, 154, 28, 142))
    s.fill(hollow, mix(deep, ink, 0.35))
    s.fill(
        both(hollow, outline((20, 152), (34, 142, 50, 143), (64, 143, 76, 152), (76, 160), (20, 160))),
        mix(deep, mid, 0.35),
    )
    _dog(s)
    s.throw(DIAMOND, 46, 147, 22, 0.5, hollow)
    s.gem(DIAMOND, 46, 143, 10.0, 16, 1.6)
    paw = join(limb((70, 131, 4.4), (61, 138.6, 3.6)), outline((54, 138), (58, 134, 64, 137), (64, 143, 55, 143)))
    s.figure([[(paw, mix(key, ink, 0.3))]], "#fff3dc", (-1, 0.2), 0.7)
    for x, y, r in ((67, 146, 2.4), (92, 140, 2.0), (86, 134, 1.4), (97, 133, 1.5)):  # the snow that it throws out
        s.fill(polygon((x - r, y), (x - r * 0.2, y - r), (x + r, y - r * 0.3), (x + r * 0.4, y + r)), "#ffffff")
    for x, y, r in ((112, 128, 2.4), (117, 118, 1.6), (117, 132, 2.0), (120, 107, 1.2)):
        s.fill(
            polygon((x - r, y), (x - r * 0.2, y - r), (x + r, y - r * 0.3), (x + r * 0.4, y + r)), mix(mid, haze, 0.9)
        )
    for x, y, r in ((58, 46, 1.3), (96, 52, 1.7), (36, 60, 1.1), (82, 76, 1.2), (112, 60, 1.2), (74, 56, 1.0)):
        s.fill(oval(x, y, r), "#fffaf2")


def _master(s: Gouache) -> None:
    """Paint the dog's master on the crest, small against the storm: cowl, scarf, a lantern held out."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(46.4, 62.4, 12.6, 1, 8, neck=0.2, build=FINE)
    cowl = placed(
        outline(
            *((0.24, -0.44), (0.22, -0.70, -0.16, -0.68), (-0.66, -0.60, -0.60, 0.04), (-0.62, 0.40, -0.40, 0.62)),
            *((-0.10, 0.70, 0.16, 0.58), (0.02, 0.36, 0.02, 0.0), (0.06, -0.26, 0.24, -0.44)),
        ),
        *(46.4, 62.4, 12.6, 8),
    )
    robe = outline((38, 68), (43, 64, 48, 68), (54, 82, 56, 104), (30, 106), (31, 84, 38, 68))
    scarf = join(
        ribbon([(39.4, 67.4, 1.8), (45, 71.4, 2.6), (51.4, 69.4, 2.2)], 6),
        ribbon([(40, 68, 1.8), (32, 70, 2.2), (26, 66.6, 2.2), (19, 69.6, 1.2)], 8),
    )
    s.figure(
        [
            [(robe, ink), (drape(robe, 42, 2), mix(ink, deep, 0.2))],
            [*planes(s, head, skin_tone(s, 0.36), skin_tone(s, 0.62), mix(haze, key, 0.4)), (head.eye, ink)],
            [(cowl, mix(ink, deep, 0.35)), (both(cowl, placed(cowl, -3, 0)), mix(ink, deep, 0.1))],
            [(scarf, key), (both(scarf, placed(scarf, -0.6, 1.8)), mix(key, ink, 0.3))],
            [(limb((42, 71, 2.6), (52, 79, 2.1), (62, 76, 1.6)), mix(ink, deep, 0.25))],
        ],
        mix(key, haze, 0.5),
        (0.6, 1),
        0.6,
    )
    s.fill(oval(66, 84, 13), "#fff3dc", 0.35)
    s.fill(oval(66, 84, 8), "#fff3dc", 0.6)
    lamp(s, 66, 77, 2.4)


def _dog(s: Gouache) -> None:
    """Paint the dog in profile, ink and tan: deep chest, belly drawn up, its nose over the hole that it digs."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    coat, far, tan = mix(ink, deep, 0.06), mix(ink, deep, 0.2), mix(key, ink, 0.22)
    rim, light = "#fff3dc", (-1, 0.5)
    s.fill(outline((66, 148), (90, 142, 122, 149), (112, 157, 84, 156)), mix(mid, deep, 0.4))
    trunk = outline(
        *((115, 93), (104, 87, 94, 89), (82, 87, 74, 92), (64, 98, 62, 110), (62, 124, 72, 129)),
        *((82, 131, 91, 119), (97, 111, 104, 113), (116, 114, 119, 103), (119, 96, 115, 93)),
    )
    neck = outline((86, 90), (72, 86, 60, 95), (52, 104, 58, 114), (64, 118, 66, 126), (80, 122, 86, 90))
    trunk = join(trunk, neck)
    tail = ribbon([(112, 95, 3.4), (119, 90, 4.2), (122, 80, 4.4), (117, 72, 3.0), (111, 69, 0.4)], 10)
    paw = outline((-3, -3), (3, -3, 3.4, 0), (3, 2.6, -2, 2.6), (-8, 2.6, -7, -0.6), (-6, -2.6, -3, -3))

    def leg(joints: Sequence[tuple[float, float, float]]) -> skia.Path:
        x, y, _ = joints[-1]
        return join(ribbon(joints, 10), placed(paw, x, y))

    hind = leg([(109, 96, 8), (107, 108, 9.4), (104, 119, 6.0), (110, 128, 3.8), (112, 135, 2.9), (109, 148, 2.7)])
    far_hind = leg([(106, 104, 7), (101, 116, 6), (103, 126, 3.4), (103, 134, 2.6), (100, 145, 2.5)])
    fore = leg([(76, 106, 9), (79, 120, 6.0), (80, 131, 3.7), (79, 139, 3.0), (78, 149, 2.8)])
    far_fore = limb((69, 112, 7.4), (71, 127, 4.8), (66, 134, 4.0))
    stocking = polygon((-20, 0), (-4, -2), (0, 2), (4, -2), (20, 0), (20, 30), (-20, 30))
    s.figure(
        [
            [(far_hind, far), (both(far_hind, placed(stocking, 102, 128)), mix(key, ink, 0.5))],
            [(far_fore, far)],
            [(tail, coat)],
            [(trunk, coat)],
            [(hind, coat), (both(hind, placed(stocking, 110, 129)), tan)],
            [(fore, coat), (both(fore, placed(stocking, 80, 131)), tan)],
        ],
        rim,
        light,
        1.0,
    )
    s.rim([trunk], rim, (0.1, -1), 1.5)
    s.stroke([(70, 92), (75, 104, 66, 115)], key, 2.8)
    lamp(s, 67, 115.6, 1.5)
    skull = outline(
        *((11, -5), (7, -11, -1, -10.8), (-6, -10.4, -8.4, -6.6), (-13, -6, -18, -5.6), (-22.6, -4.6, -22, 0.4)),
        *((-21.8, 5.2, -17, 6.4), (-12, 8.2, -8, 8), (-2, 11, 8, 10), (12, 3, 11, -5)),
    )
    cheek = outline((-24, 0.4), (-17, 1.4, -10, 0.2), (-4, -1, -1.6, 4), (0, 9, 4, 13), (-24, 13))
    ear = outline((1, -9), (8, -12, 12, -5), (15, 5, 10.6, 12), (7, 14, 4.6, 10), (0, 3, 1, -9))
    with s.moved(57, 103, 1.14, -30):
        s.figure([[(skull, coat), (both(skull, cheek), tan)]], rim, (-0.6, -1), 1.0)
        s.fill(both(skull, oval(-21.4, -2.8, 3.6, 3.2)), ink)
        s.fill(oval(-5.6, -5.4, 1.8, 1.2, -12), tan)
        s.fill(oval(-5.8, -3.4, 1.3), mix(haze, key, 0.3))
        s.fill(oval(-6.0, -3.3, 0.9), ink)
        s.figure([[(ear, mix(ink, deep, 0.3))]], mix(mid, deep, 0.2), (-1, -0.3), 0.8)


def diamond_sieve(s: Gouache) -> None:
    """Through the washer's own eyes: two fists lift a dripping sieve from a river of ice water, the sun cut by peaks."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 76), [mix(mid, STRAW, 0.45), mix(haze, STRAW, 0.4), "#fffdf6"])
    s.fan(
        77,
        66,
        62,
        ((-166, -158), (-146, -137), (-122, -114), (-96, -86), (-68, -58), (-42, -34), (-20, -13)),
        "#fffdf6",
        0.9,
    )
    s.fill(oval(77, 62, 12), "#ffffff")
    far = (
        (-4, 90),
        (-4, 66),
        (14, 52),
        (28, 66),
        (42, 56),
        (58, 72),
        (76, 62),
        (90, 72),
        (106, 52),
        (124, 68),
        (124, 90),
    )
    s.fill(polygon(*far), cold(-0.1))
    for x, y in ((14, 52), (42, 56), (106, 52)):
        s.fill(polygon((x, y), (x + 9, y + 9), (x + 3, y + 8), (x, y + 14), (x - 4, y + 8), (x - 9, y + 9)), "#fffdf6")
    s.fill(polygon((-4, 92), (-4, 76), (24, 69), (44, 79), (70, 75), (96, 80), (124, 69), (124, 92)), ink)
    # the river, pale under the peaks, and the sun's path on it
    s.wash(
        box(-4, 86, 124, 176), (0, 86), (0, 160), [cold(0.5), cold(-0.1), mix(ink, deep, 0.1)], stops=[0, 0.36, 0.72]
    )
    for x, y, wide in ((4, 96, 22), (98, 102, 26), (2, 112, 24), (34, 166, 26), (84, 150, 30), (6, 128, 18)):
        s.fill(polygon((x, y), (x + wide, y - 0.6), (x + wide - 3, y + 1.3), (x + 3, y + 1.1)), cold(0.8))
    bank = outline((-4, 84), (16, 82, 36, 87), (20, 92, -4, 91))
    s.fill(bank, "#ffffff")
    s.fill(outline((124, 84), (108, 82, 92, 87), (108, 92, 124, 91)), "#ffffff")
    _lifted_sieve(s, 74, 112)
    light, rim = (0.2, -1), "#fffdf6"
    for side in (-1, 1):
        x, y = 74 + side * 31, 121
        tone = skin_tone(s, 0.66 if side > 0 else 0.58)
        s.figure([[(taper((x + side * 9, y + 13), 5.0, (x + side * 22, y + 44), 7.0), tone)]], rim, light, 0.8)
        sleeve = taper((x + side * 16, y + 27), 8.0, (x + side * 34, y + 66), 15)
        s.figure([[(sleeve, key), (drape(sleeve, x + side * 22 - 2, -6), mix(key, ink, 0.35))]], rim, light, 0.9)
        hand(s, grip(x, y, 0.66, -side * 38, side > 0), tone, rim, light, 0.7)


def _lifted_sieve(s: Gouache, x: float, y: float) -> None:
    """Paint a sieve held level over the water, its rim's middle at a point: mesh, gravel, the stone, strings of water."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    for wide, high, tone in ((25, 4.4, mix(mid, deep, 0.4)), (14, 2.2, mix(mid, haze, 0.5))):
        s.fill(oval(x - 6, y + 43, wide, high), tone)
    lots = chance(39)
    for at, long in ((-22, 8), (-13, 19), (-3, 12), (7, 22), (17, 7)):
        top = y + 12 + math.sqrt(1 - (at / 36) ** 2) * 14
        s.fill(taper((x + at, top), 1.5, (x + at, top + long), 0.3), mix(haze, "#ffffff", 0.6))
        s.fill(
            outline(
                (x + at, top + long), (x + at + 2.4, top + long + 5, x + at, top + long + 5.6),
                (x + at - 2.4, top + long + 5, x + at, top + long),
            ),
            "#ffffff",
        )  # fmt: skip
    wall = outline(
        *((x - 36, y), (x - 36, y + 9), (x - 33, y + 27, x, y + 28), (x + 33, y + 27, x + 36, y + 9), (x + 36, y)),
    )
    s.figure([[(wall, mix(ink, key, 0.36)), (flank(wall, x - 8, -4), mix(ink, key, 0.22))]], "#fffdf6", (0.4, 1), 0.8)
    s.figure([[(oval(x, y, 37, 18.6), mix(ink, key, 0.5))]], "#fffdf6", (0, -1), 1.1)
    inside = oval(x, y + 0.6, 33, 15.6)
    s.fill(inside, mix(ink, deep, 0.25))
    with s.clipped(inside):
        for step in range(-8, 9):
            s.stroke([(x + step * 4.4 - 6, y - 18), (x + step * 4.4 + 6, y + 20)], mix(deep, ink, 0.25), 0.6)
            s.stroke([(x - 38, y + step * 2.3 - 3), (x + 38, y + step * 2.3 + 3)], mix(deep, ink, 0.25), 0.6)
        s.rings(x, y, [24, 17], [mix(deep, mid, 0.3), mix(haze, mid, 0.4)], 0.6)
        for number in range(26):
            reach, r = 0.42 + next(lots) * 0.56, 2.0 + next(lots) * 2.0
            px, py = around(x, y, 30 * reach, number * 137.5)
            pebble = oval(px, y + 2 + (py - y) * 0.46, r, r * 0.72, next(lots) * 60)
            s.figure(
                [[(pebble, mix(deep, mid, next(lots)) if number % 4 else mix(key, deep, 0.3))]], haze, (0, -1), 0.5
            )
    s.gem(DIAMOND, x, y - 4, 12, 6, 1.6)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-01": Picture(
        diamond_ice,
        ((70, 131), (53, 71), (98, 83), (48, 91), (96, 108)),
        "saws a block of ice",
        "lake cut open",
        "low sun over a frozen lake",
        seed=33,
    ),
    "b1-02": Picture(
        diamond_flint,
        ((60, 138), (57, 106), (84, 71), (73, 114), (54, 94)),
        "strikes fire",
        "inside of a tent",
        "sparks in the dark",
        seed=34,
    ),
    "b1-04": Picture(
        diamond_dog,
        ((46, 143), (46, 112), (70, 122), (57, 135), (49, 63)),
        "digs in the snow",
        "drift in a blizzard",
        "lantern at a dog's collar",
        seed=36,
    ),
    "b1-08": Picture(
        diamond_sieve,
        ((74, 108), (43, 121), (105, 121)),
        "washes gravel",
        "river of ice water",
        "sun cut by peaks",
        seed=39,
    ),
}
