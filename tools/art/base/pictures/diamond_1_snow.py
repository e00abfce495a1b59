"""Pictures of the diamond cards of level 1 in snow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import skia

from tools.art.base.contours import AGED, FINE
from tools.art.base.faces import LONG_BEARD, MOUSTACHE, FaceTones, HeadPose, paint_face, rounded, strands
from tools.art.base.figures import (
    drape,
    hand,
    limb,
    pinch,
    planes,
    profile,
    skin_tone,
)
from tools.art.base.gouache import DIAMOND, Gouache
from tools.art.base.pigments import STRAW, cold
from tools.art.base.props import lamp
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    blob,
    both,
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
    s.fill(join(oval(104, 55, 18, 20), polygon((94, 62), (124, 60), (124, 150), (108, 150))), ink, 0.55)  # his shadow
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
    s.gem(DIAMOND, 60, 138.6, 12.4, 12, 1.4, lying=True)
    for number, (x0, x1, high) in enumerate(
        ((43, 66, 142), (47, 76, 147), (54, 78, 143), (45, 70, 150))
    ):  # straws before it
        s.stroke([(x0, 152), ((x0 + x1) / 2, high, x1, 151)], mix(key, STRAW if number % 2 else ink, 0.5), 1.4)


def _striker(s: Gouache) -> None:
    """Paint the prospector at the right, the face lit by the sparks: fur cap, white beard, both hands at flint and steel."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    rim, light = mix(STRAW, "#fffaf0", 0.45), (-1.0, 0.5)
    pose = HeadPose(93, 73, 28, -9, flip=True, build=AGED)
    tones = FaceTones("#43211e", "#a55a3c", "#ffb882")
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
    """In a white-out a mountain dog digs out a stone in the cone of its master's lantern; he wades up behind, past a crag."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 96), [cold(-0.42), cold(-0.12), cold(0.4)], stops=[0, 0.5, 1])
    for crest, tone in ((66, cold(-0.28)), (80, cold(-0.05))):  # ridges that the storm hides
        ridge = polygon(
            (-4, crest), (34, crest - 12), (58, crest - 3), (88, crest - 17), (124, crest - 4), (124, 110), (-4, 110)
        )
        s.plane(ridge, tone, cold(0.3), crest - 10, crest + 20)
    for x, y, long in ((30, 50, 22), (70, 46, 30), (88, 58, 24), (16, 70, 24), (60, 64, 16), (100, 44, 18)):
        s.fill(taper((x, y), 0.9, (x + long, y - long * 0.3), 0.2), haze, 0.8)
    crag = polygon((-4, 34), (33, 34), (27, 44), (21, 50), (22, 66), (15, 78), (17, 106), (-4, 106))
    s.figure([[(crag, ink)]], mid, (1, 0.4), 0.8, clean=True)
    with s.moved(-12, -3, 0.7, about=(44, 106)):
        _master(s)
    # the slope, bright in the light of the lantern
    slope = outline((-4, 98), (24, 104, 50, 96), (84, 84, 124, 72), (124, 176), (-4, 176))
    s.fill(slope, mix(mid, deep, 0.78))
    with s.clipped(slope):  # the cone of the lantern on it
        s.fill(polygon((42, 88), (50, 88), (150, 116), (150, 176), (14, 176)), mix(haze, mid, 0.12))
        s.fill(polygon((44, 90), (48, 90), (140, 136), (112, 176), (30, 176)), "#fff3d2")
    s.rim([slope], haze, (0, -1), 0.9)
    hollow = outline((36, 142), (42, 130, 56, 131), (72, 130, 80, 142), (76, 155, 58, 156), (40, 155, 36, 142))
    s.fill(hollow, ink)
    s.fill(
        both(hollow, outline((28, 154), (42, 148, 58, 149), (72, 149, 84, 154), (84, 162), (28, 162))),
        mix(deep, ink, 0.3),
    )
    bank = outline((-4, 158), (22, 163, 50, 160), (90, 157, 128, 150), (128, 176), (-4, 176))
    s.figure([[(bank, ink)]], haze, (0, -1), 0.9, clean=True)
    with s.moved(0, 1, 0.86, about=(54, 148)):
        _dog(s)
    s.gem(DIAMOND, 54, 139.6, 13, 16, 1.6, lying=True)
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
    fore = leg([(76, 106, 9), (80, 120, 6.0), (78, 131, 3.9), (73, 139, 3.2), (70, 146, 3.0)])
    far_fore = leg([(69, 112, 7.4), (70, 124, 5.0), (67, 132, 3.6), (65, 138, 3.2)])
    stocking = polygon((-20, 0), (-4, -2), (0, 2), (4, -2), (20, 0), (20, 30), (-20, 30))
    s.figure(
        [
            [(far_hind, far), (both(far_hind, placed(stocking, 102, 128)), mix(key, ink, 0.62))],
            [(far_fore, far), (both(far_fore, placed(stocking, 68, 126)), mix(key, ink, 0.62))],
            [(tail, coat)],
            [(trunk, coat)],
            [(hind, coat), (both(hind, placed(stocking, 110, 129)), tan)],
            [(fore, coat), (both(fore, placed(stocking, 80, 131)), tan)],
        ],
        rim,
        light,
        1.0,
    )
    s.rim([trunk], rim, (0.1, -1), 0.9)
    s.stroke([(70, 92), (75, 104, 66, 115)], key, 2.8)
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
        s.figure([[(ear, mix(ink, deep, 0.3))]])


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
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
        ((54, 143), (46, 112), (70, 122), (70, 146), (34, 74)),
        "digs in the snow",
        "drift in a blizzard",
        "cone of a lantern on snow",
        seed=36,
    ),
}
