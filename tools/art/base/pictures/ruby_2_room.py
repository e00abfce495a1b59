"""Pictures of the ruby cards of level 2 in armoury, foundry and bakery."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.base.contours import FINE, FIRM, ROUND
from tools.art.base.faces import FaceTones, HeadPose, paint_face, paint_neck, rounded, strands
from tools.art.base.figures import Mood, grip, hair_tones, hand, limb, planes, profile, small_hand, umber
from tools.art.base.gouache import EMBER, RUBY, SAFFRON, Gouache
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
    ribbon,
    taper,
)


def ruby_blade(s: Gouache) -> None:
    """A smith plunges a white-hot blade into the quench: a curtain of steam, lit from below, before her face."""
    ink, deep, mid = s.ink, s.deep, s.mid
    s.fill(ALL, mix(ink, deep, 0.25))
    for x in (30, 60, 92, 118):  # hooks and tools on the wall
        s.fill(box(x - 0.7, 30, x + 0.7, 62), mix(ink, deep, 0.15))
    s.rings(80, 122, [72, 58, 44], [mix(deep, ink, 0.2), mix(deep, mid, 0.7), mix(mid, s.haze, 0.5)], 0.7)
    _quencher(s)
    _steam(s)
    _tub(s)
    _hot_sword(s)


def _quencher(s: Gouache) -> None:
    """Paint the smith behind the tub, lit from below, both arms down to the grip of the sword."""
    ink, key = s.ink, s.key
    light, rim = (-0.5, 1), "#ffd9a0"
    head = profile(97, 71, 25, -1, 8, neck=0.40, mood=Mood.INTENT, build=FINE)
    hair = outline(
        *((87, 62), (86, 54, 97, 54), (112, 56, 111, 72), (110, 82, 104, 84), (99, 80, 101, 72), (98, 64, 87, 62)),
    )
    band = outline((86.6, 62.0), (97, 57, 111.6, 64.4), (111.6, 69.4), (98, 61.4, 86.4, 65.8))
    glare = outline(
        *((80, 76.4), (87, 75.2, 89.6, 77), (91.4, 79.4, 95, 79.8), (98, 82, 99, 85), (102, 82, 106, 82)),
        *((108, 98), (80, 98)),
    )
    body = outline(
        (92, 96), (100, 88, 110, 90), (124, 96, 130, 112), (130, 176), (76, 176), (84, 140, 84, 116), (84, 102, 92, 96)
    )
    apron = both(
        body, outline((92, 98), (100, 110, 112, 92), (122, 96, 130, 120), (130, 176), (70, 176), (84, 130, 92, 98))
    )
    s.figure(
        [
            [
                *planes(s, head, umber(s, 0.26), umber(s, 0.54), umber(s, 0.8)),
                (both(head.head, glare), umber(s, 0.84)),
                (head.mouth, umber(s, 0.34)),
                (head.eye, ink),
            ],
            [(oval(108, 59, 7, 6, 30), ink), *hair_tones(s, hair, -1)],
            [(band, key)],
        ],
        rim,
        light,
        1.2,
    )
    s.figure(
        [
            [(body, umber(s, 0.30)), (both(body, placed(body, 7, 1)), umber(s, 0.16))],
            [(apron, mix(key, ink, 0.3)), (both(apron, box(104, 90, 134, 180)), mix(key, ink, 0.6))],
        ],
        rim,
        light,
        1.0,
    )


def _steam(s: Gouache) -> None:
    """Paint the steam: plumes that are bright at the water and thin out as they rise."""
    haze, mid = s.haze, s.mid
    plumes = (
        (
            (38, 132),
            (30, 116, 42, 104),
            (52, 92, 42, 78),
            (36, 66, 46, 50),
            (50, 42, 46, 30),
            (60, 40, 54, 56),
            (50, 68, 56, 80),
            (64, 94, 56, 108),
            (52, 120, 60, 132),
        ),
        (
            (54, 134),
            (50, 118, 60, 106),
            (72, 92, 62, 78),
            (58, 62, 66, 46),
            (68, 40, 66, 30),
            (82, 44, 74, 60),
            (70, 72, 78, 86),
            (86, 100, 78, 112),
            (74, 122, 82, 134),
        ),
    )
    for start, *curves in plumes:
        plume = outline(start, *curves)
        s.wash(plume, (0, 136), (0, 40), ["#fff4dc", haze, mix(haze, mid, 0.2)], [0.95, 0.46, 0.04], [0, 0.4, 1])
        s.stipple(plume, "#fff4dc", (60, 130), (60, 88), 0.5, 0.0)


def _tub(s: Gouache) -> None:
    """Paint the tub of staves and its water, white round the blade."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    tub = outline((32, 136), (36, 176), (108, 176), (114, 136))
    s.figure([[(tub, mix(ink, deep, 0.55))]], mix(mid, haze, 0.3), (0, -1), 0.8)
    for x in (42, 54, 66, 78, 90, 102):
        s.stroke([(73 + (x - 73) * 1.06, 140), (73 + (x - 73) * 0.92, 174)], ink, 1.0)
    s.fill(polygon((33.4, 153), (112, 153), (111.4, 158), (34, 158)), mix(ink, s.key, 0.35))
    s.fill(oval(73, 136, 42, 9.6), mix(mid, haze, 0.3))
    s.fill(oval(73, 136, 38.6, 7.8), mix(ink, deep, 0.5))
    water = oval(73, 136.6, 38.6, 7.4)
    with s.clipped(water):
        for r, tone in ((32, mix(mid, deep, 0.3)), (23, mix(mid, haze, 0.5)), (13, "#fffdf2")):
            s.fill(oval(68, 136.6, r, r * 0.24), tone)
    for x, y, r in ((52, 134, 2.2), (58, 138, 1.5), (84, 135, 2.0), (91, 138, 1.4), (78, 139.4, 1.6), (45, 137, 1.3)):
        s.line(oval(x, y, r), "#fff0d2", 0.8)


def _hot_sword(s: Gouache) -> None:
    """Paint the sword, its blade white-hot down into the water, the smith's fists on the grip, the ruby its pommel."""
    ink, key = s.ink, s.key
    with s.moved(68, 62, 1, 90):
        blade = polygon((40, -5.4), (72, -4.6), (72, 4.6), (40, 5.4))
        s.fill(placed(blade, -40 * 0.3, 0, 1.3, 0, False, 2.0), "#ffb45e", 0.4)
        s.fill(blade, "#ffd27a")
        s.fill(polygon((40, -3), (73, -2.6), (73, 2.6), (40, 3)), "#fffef8")
        s.figure([[(taper((6, 0), 2.6, (38, 0), 2.4), mix(ink, key, 0.4))]], "#ffc46a", (0.4, 1), 0.7)
        s.figure([[(box(36, -15, 41, 15, 2.2), mix("#ffc46a", ink, 0.18))]], "#fff3d2", (1, 0.2), 1.0)
    far = limb((94, 106, 6.0), (88, 116, 5.0), (77, 96, 3.2))
    s.figure(
        [[(far, umber(s, 0.26)), (both(far, placed(far, -2.4, 2.0)), umber(s, 0.42))]], "#ffe2b0", (-0.6, 0.8), 0.9
    )
    hand(s, grip(68, 92, 0.40, -72), umber(s, 0.5), EMBER, (-0.4, 1), 0.6)
    arm = join(limb((110, 104, 8.0), (101, 122, 6.2)), limb((101, 122, 6.2), (91, 104, 5.2), (78, 86, 3.2)))
    s.figure(
        [[(arm, umber(s, 0.34)), (both(arm, placed(arm, -3.4, 2.6)), umber(s, 0.54))]], "#ffe2b0", (-0.6, 0.8), 1.3
    )
    hand(s, grip(68, 81, 0.42, -68), umber(s, 0.62), EMBER, (-0.4, 1), 0.6)
    s.fill(oval(68, 59.6, 9.6), ink)
    s.figure([[(oval(68, 59.6, 8.8), "#e2963a")]], "#fff3d2", (-0.6, -1), 1.2)
    s.gem(RUBY, 68, 58, 9.4, 0, 1.9)


def ruby_oven(s: Gouache) -> None:
    """Level 2: before dawn a baker draws a loaf out of the oven; the ruby that was baked into it has split its crust."""
    s.key = SAFFRON
    ink, deep, mid = s.ink, s.deep, s.mid
    s.wash(ALL, (124, 0), (20, 0), [mix(deep, mid, 0.15), mix(deep, ink, 0.45), mix(ink, deep, 0.15)])
    _oven(s)
    _bread_shelf(s)
    _baker(s)
    _peel_and_loaf(s)


def _oven(s: Gouache) -> None:
    """Paint the oven: one hard arch of fire in a wall of brick, its sill, the store of logs, the lit floor."""
    ink, deep, mid = s.ink, s.deep, s.mid
    amber, white = "#ffb454", "#fff3d0"
    for row in range(12):  # courses of brick, which the fire picks out near the mouth
        y = 40 + row * 9.6
        for at in range(7):
            x = 34 + at * 14 + (row % 2) * 7
            near = max(0.0, 1 - math.hypot(x - 96, y - 92) / 60)
            s.fill(box(x, y, x + 12.8, y + 8.4, 0.6), mix(deep, mid, 0.75), 0.2 + 0.7 * near)
    for number in range(15):
        first, last = (math.radians(180 + number * 12 + turn) for turn in (0.4, 11.4))
        corners = [
            (97 + r * math.cos(a), 90 + r * math.sin(a)) for r, a in ((33, first), (33, last), (43, last), (43, first))
        ]
        s.figure([[(polygon(*corners), mix(deep, ink, 0.25 + 0.25 * (number % 2)))]], amber, (0, 1), 0.9)
    s.fill(box(54, 90, 64, 128), mix(deep, ink, 0.4))
    mouth = arch(64, 130, 90, 128, 33)
    s.fill(mouth, amber)
    s.fill(arch(69, 130, 93, 128, 29), white)
    lots = chance(29)
    with s.clipped(mouth):
        for _ in range(40):
            x, y, r = 64 + 64 * next(lots), 121 + 7 * next(lots), 1.6 + 1.8 * next(lots)
            lump = placed(polygon((-1, -0.4), (-0.1, -1), (1, -0.5), (0.8, 0.6), (-0.6, 0.9)), x, y, r, 90 * next(lots))
            s.fill(lump, mix(mix(ink, deep, 0.6), amber, next(lots)))
    s.figure([[(box(54, 126, 128, 132), mix(deep, ink, 0.3))]], white, (0, -1), 1.3)
    s.fill(box(58, 132, 128, 176), mix(ink, deep, 0.4))
    store = arch(82, 124, 148, 176, 9)
    s.fill(store, ink)
    for x, y in ((88, 164), (97, 163), (106, 164), (92.6, 155), (102, 154.6)):
        s.figure([[(oval(x, y, 4.4), "#6e3312")], [(oval(x, y, 3.0), "#a8622c")]], amber, (-0.4, -1), 0.6)
    floor = polygon((-4, 158), (66, 154), (66, 176), (-4, 176))
    s.wash(floor, (66, 0), (8, 0), [mix(mid, amber, 0.3), mix(deep, mid, 0.2), mix(ink, deep, 0.3)])


def _bread_shelf(s: Gouache) -> None:
    """Paint a shelf of loaves in the dark above her."""
    ink, mid, haze = s.ink, s.mid, s.haze
    s.figure([[(box(22, 54, 50, 56.4), mix("#7a3a18", ink, 0.5))]], mix(mid, haze, 0.4), (1, -0.4), 0.6)
    for x, wide in ((28, 4.4), (38, 5.2), (46, 3.4)):
        loaf = both(oval(x, 54, wide, 5), box(x - 9, 44, x + 9, 54))
        s.figure([[(loaf, mix("#a05a24", ink, 0.4))]], "#ffcf7a", (1, 0.2), 0.8)


def _baker(s: Gouache) -> None:
    """Paint the baker in profile in a long step back from the oven: dark before the fire, its light hard on brow and bosom."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = "#fff3d0", (1.0, -0.2)
    linen = (mix(deep, ink, 0.2), mix(mid, haze, 0.35), "#fff3dc")
    skin = (umber(s, 0.14), umber(s, 0.48), umber(s, 0.96))
    saffron = (mix(key, ink, 0.66), mix(key, deep, 0.3), mix(key, "#fff3d0", 0.35))
    x, y, h, tilt = 55.0, 71.0, 18.6, 8.0
    skirt = outline((34, 112), (46, 117, 54, 111), (66, 134, 72, 160), (54, 168, 20, 166), (22, 140, 34, 112))
    apron = outline((45, 113), (54, 111), (67, 134, 72, 158), (64, 163, 54, 162), (54, 138, 45, 113))
    boot = outline((62, 156), (70, 155), (72, 160, 80, 163), (80, 167), (62, 168))
    blouse = outline((38, 91), (45, 82, 54, 84), (62, 95, 57, 114), (34, 116), (31, 102, 38, 91))
    far = limb((54, 90, 4.0), (66, 98, 3.3), (73.6, 107, 2.4))
    near_sleeve = limb((44, 92, 5.4), (41, 108, 4.6))
    near = limb((41, 107, 3.6), (45, 113, 3.1), (53, 115, 2.3))
    head = profile(x, y, h, 1, tilt, neck=0.22, build=ROUND)
    cloth = placed(
        outline(
            *((-0.30, 0.20), (-0.58, 0.06, -0.54, -0.26), (-0.48, -0.66, 0.0, -0.65), (0.30, -0.62, 0.365, -0.30)),
            *((0.16, -0.26, 0.03, -0.06), (-0.12, 0.10, -0.30, 0.20)),
        ),
        *(x, y, h, tilt),
    )
    ends = outline((47.6, 71), (39, 73, 35, 83), (40, 82), (42, 87), (50, 78))
    rounded(s, boot, (ink, ink, mix(deep, mid, 0.4)), light, 1.4, rim)
    rounded(s, skirt, (ink, mix(ink, deep, 0.45), mix(deep, mid, 0.6)), light, 3.4, rim)
    rounded(s, apron, linen, light, 2.4, rim)
    s.figure([[(far, skin[0]), (cut(far, placed(far, -1.6, 0.8)), skin[2])]], rim, light, 0.9)
    rounded(s, limb((52, 89, 5.2), (63, 96, 4.6)), linen, light, 1.8, rim)
    rounded(s, blouse, linen, light, 3.6, rim, [outline((43, 92), (39, 104, 41, 114), (43, 114), (41, 104, 43, 92))])
    s.figure([[*planes(s, head, *skin), (head.eye, ink)]], rim, light, 1.3)
    rounded(s, ends, saffron, light, 1.6, rim)
    rounded(s, cloth, saffron, light, 1.8, rim)
    s.fill(oval(52.4, 76, 1.2), "#fff3d0")
    s.figure([[(taper((18, 130.6), 1.5, (84, 103.4), 1.6), mix("#8f5226", ink, 0.2))]], "#ffe2b0", (0.2, -1), 0.8)
    rounded(s, near, skin, light, 1.4, rim)
    rounded(s, near_sleeve, linen, light, 2.0, rim)
    s.figure([[(oval(41.4, 109.6, 5.0, 2.4, 20), linen[1])]], rim, light, 0.7)
    for px, py in ((54, 116), (74.4, 107.6)):
        s.figure([[(small_hand(px, py, 3.4, -22), skin[1])]], rim, (0.6, -1), 0.7)


def _peel_and_loaf(s: Gouache) -> None:
    """Paint the blade of the peel before the fire, and the loaf whose crust the stone has split."""
    ink, deep = s.ink, s.deep
    blade = outline((80, 104.6), (90, 98, 110, 99), (117, 101, 114, 106), (98, 111, 80, 107.4))
    s.figure([[(blade, mix("#8f5226", ink, 0.45))]], "#ffe2b0", (-0.2, -1), 0.9)
    loaf = outline((81, 99), (80, 86, 96, 85), (113, 85, 113, 97), (110, 105, 98, 105), (84, 106, 81, 99))
    rounded(s, loaf, ("#4a1c0a", "#a2561f", "#e09a48"), (-0.5, -1), 2.6, "#fff3d0")
    for start, bend, end in (((84, 92), (87, 94), (88, 102)), ((109, 91), (106, 94), (107, 102))):
        s.stroke([start, (*bend, *end)], "#ffdc9a", 1.2)
    split = outline((86, 93), (91, 86, 96, 84), (103, 86, 108, 92), (103, 99, 96, 100), (90, 99, 86, 93))
    s.fill(split, mix(ink, deep, 0.3))
    s.throw(RUBY, 96.6, 84, 22)
    s.gem(RUBY, 96.6, 83.6, 9.4, 4, 1.7)
    crust = polygon(
        (85.4, 93), (90, 91), (93, 95.4), (96, 92.6), (100, 96), (103, 91.6), (108.6, 92.4), (106, 101), (88, 102)
    )
    rounded(s, crust, ("#7a3a12", "#b8682a", "#f3b866"), (-0.3, -1), 1.2, "#fff3d0")


def ruby_pour(s: Gouache) -> None:
    """Level 2: a founder tips a crucible on its chain; the gold runs down and closes as a ring about a ruby."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.2))
    for wide, high, tone in (
        (66, 88, mix(ink, deep, 0.6)),
        (48, 70, mix(deep, mid, 0.12)),
        (32, 56, mix(deep, mid, 0.55)),
        (18, 44, mix(mid, "#ff9a4a", 0.3)),
    ):
        s.fill(oval(55, 104, wide, high), tone)  # what the stream lights of the smoke
    for x in (20, 112):  # piers of the hall
        s.figure(
            [[(box(x - 7, 34, x + 7, 140), mix(ink, deep, 0.25))]], mix(deep, mid, 0.7), (1 if x < 60 else -1, 0), 1.2
        )
    s.fill(box(-4, 41, 124, 45), mix(ink, deep, 0.1))
    window = arch(88, 103, 56, 78)
    s.wash(window, (0, 48), (0, 78), [mix(key, ink, 0.45), mix(key, haze, 0.2)])
    for x in (93, 98):
        s.stroke([(x, 46), (x, 78)], ink, 0.9)
    s.stroke([(88, 62), (103, 62)], ink, 0.9)
    s.line(window, mix(ink, deep, 0.2), 1.8)
    floor = outline((-4, 136), (124, 136), (124, 176), (-4, 176))
    s.wash(floor, (58, 136), (58, 172), [mix(mid, "#ff9a4a", 0.2), mix(deep, ink, 0.3)])
    for x, foot in ((19, 96), (25, 88)):  # tongs on the pier
        s.stroke([(x, 62), (x - 1.6, foot - 12), (x, foot)], ink, 1.3)
        s.stroke([(x + 2, 62), (x + 3.6, foot - 12), (x + 1.2, foot)], ink, 1.3)
    _founder(s)
    _mould(s)
    _crucible(s)


def _founder(s: Gouache) -> None:
    """Paint the founder at the right, her face turned to the stream and lit by it, both gloves on the crucible's bar."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = "#ffd08c", (-1.0, 0.35)
    pose = HeadPose(88, 72, 25, -6, flip=True, profile=True, build=FIRM)
    tones = FaceTones(umber(s, 0.3), "#c07a4a", "#ffc88c", "#d8483a")
    teal = (mix(key, ink, 0.72), mix(key, ink, 0.42), mix(key, haze, 0.15))
    leather = (mix("#5a2a18", ink, 0.5), "#7a3c20", "#d0803c")
    body = outline(
        (72, 100), (78, 91, 88, 90), (104, 92, 112, 102), (122, 120, 124, 178), (68, 178), (66, 124, 72, 100)
    )
    apron = outline((72, 104), (80, 100, 90, 104), (98, 120, 96, 178), (64, 178), (66, 128, 72, 104))
    back = pose.put(
        outline((-0.20, -0.5), (-0.62, -0.40, -0.50, 0.10), (-0.56, 0.30, -0.34, 0.34), (-0.18, 0.10, -0.20, -0.5))
    )
    rounded(s, body, teal, light, 3.6, rim)
    s.rim([body], mix(key, haze, 0.5), (1, -0.6), 1.0)
    rounded(s, apron, leather, light, 3.2, rim, [outline((82, 122), (76, 146, 76, 176), (79, 176), (80, 146, 82, 122))])
    s.stroke([(80, 102), (82, 94, 84, 91)], leather[0], 2.2)
    rounded(s, back, (ink, mix(ink, deep, 0.4), "#7a3a1c"), light, 1.2)
    paint_neck(s, pose, tones, 0.42, rim)
    paint_face(s, pose, tones, rim)
    hair = pose.put(
        outline(
            *((-0.24, 0.22), (-0.54, 0.06, -0.49, -0.24), (-0.42, -0.61, -0.02, -0.60), (0.30, -0.60, 0.355, -0.27)),
            *((0.20, -0.40, 0.06, -0.36), (-0.14, -0.30, -0.16, -0.06), (-0.18, 0.08, -0.24, 0.22)),
        )
    )
    rounded(
        s,
        hair,
        (ink, mix(ink, deep, 0.4), "#8a4420"),
        light,
        1.3,
        None,
        strands(pose, ((-0.22, 0.0, -0.20, -0.40, 0.20, -0.44), (-0.36, 0.0, -0.36, -0.44, 0.04, -0.54)), 0.012),
    )
    goggles = pose.put(
        outline((-0.50, -0.28), (-0.20, -0.40, 0.36, -0.34), (0.365, -0.26), (-0.18, -0.30, -0.50, -0.16))
    )
    s.figure([[(goggles, leather[1])]], rim, light, 0.5)  # pushed up on the brow
    for u, wide in ((0.05, 0.115), (0.28, 0.075)):
        lens = pose.put(oval(u, -0.40, wide, 0.10))
        s.line(lens, ink, 1.4)
        s.figure(
            [[(lens, mix(key, ink, 0.3)), (both(lens, placed(lens, -1.2, 1.0)), "#ffb45c")]], "#fff6da", light, 0.5
        )
    bar = taper((66, 80), 1.3, (104, 116), 1.5)
    s.line(bar, ink, 0.8)
    s.figure([[(bar, mix(ink, deep, 0.5))]], "#ffb45c", light, 0.8)
    for arm, glove, hx, hy, turn in (
        (
            limb((80, 101, 6.2), (74.6, 112, 5.0), (75.6, 97, 3.4)),
            limb((75, 107, 4.6), (75.6, 96, 3.8)),
            76.2,
            90,
            40,
        ),
        (limb((108, 104, 7.4), (112, 122, 5.8), (102, 115, 3.6)), limb((106, 118, 5.0), (101, 114, 4.2)), 98, 111, 132),
    ):
        s.line(join(arm, glove), ink, 1.0)
        rounded(s, arm, teal, light, 2.2, rim)
        rounded(s, glove, leather, light, 1.4, rim)
        hand(s, grip(hx, hy, 0.42, turn - 90, flip=hx > 90), "#a8602e", "#ffe2b0", light, 0.7)


def _crucible(s: Gouache) -> None:
    """Paint the crucible on its chain, its lip tipped, glowing through at the foot, the stream and its sparks."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    hot, white = "#ffb45c", "#fff8e2"
    for y in range(36, 56, 6):
        s.line(oval(64, y, 1.6, 3.4), mix(deep, mid, 0.5), 1.1)
    stream = ribbon([(51, 69, 2.6), (47.6, 77, 2.4), (46.6, 90, 1.9), (46.6, 132, 2.2)], 12)
    s.fill(ribbon([(51, 71, 1.4), (47.6, 78, 4.4), (46.6, 92, 5.2), (46.6, 132, 6.6)], 12), hot, 0.5)
    pot = placed(outline((-11, -12), (11, -12), (10, 4, 6, 11), (0, 14, -6, 11), (-10, 4, -11, -12)), 64, 76, 1, -36)
    mouth = placed(oval(0, -12, 11, 3.4), 64, 76, 1, -36)
    rounded(s, pot, (mix("#3a1812", ink, 0.4), "#6a2c1a", "#e2702c"), (-1, 0.5), 3.0, haze)
    for low in (-5.4, 3.0):  # its iron bands
        s.fill(
            both(
                pot,
                placed(
                    outline((-13, low), (0, low + 2.6, 13, low), (13, low + 2.4), (0, low + 5, -13, low + 2.4)),
                    64,
                    76,
                    1,
                    -36,
                ),
            ),
            mix(ink, deep, 0.2),
        )
    s.fill(mouth, white)
    s.line(mouth, hot, 1.6)
    s.fill(stream, white)
    s.stroke([(64, 56), (54, 62), (54, 70)], ink, 1.4)
    s.stroke([(64, 56), (74, 63), (74, 74)], ink, 1.4)
    lots = chance(31)
    for _ in range(26):
        turn, far = 180 + 180 * next(lots), 6 + 22 * next(lots)
        x, y = around(47, 131, far, turn)
        tail = around(x, y, 1.0 + 2.4 * next(lots), turn + 180)
        s.fill(taper((x, y), 0.3 + 0.5 * next(lots), tail, 0.1), (white, hot, haze)[round(2 * next(lots))])


def _mould(s: Gouache) -> None:
    """Paint the mould of sand in its bound frame, the glowing ring in it, the stone that it closes about."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    frame = polygon((36, 124), (94, 124), (102, 143), (29, 143))
    s.fill(outline((26, 158), (60, 152, 106, 158), (100, 164), (30, 164)), ink, 0.5)
    front_side = polygon((29, 143), (102, 143), (100, 158), (32, 158))
    s.fill(polygon((35, 157), (97, 157), (96, 176), (36, 176)), mix(ink, deep, 0.1))
    rounded(s, front_side, (mix("#3a1812", ink, 0.5), mix("#5a2a1c", ink, 0.3), "#8a4426"), (-0.2, -1), 2.0)
    for x in (40, 90):
        s.figure([[(box(x - 2, 143, x + 2, 158), mix(ink, deep, 0.3))]], "#ffb45c", (-0.4, -1), 0.6)
    s.figure([[(frame, "#8a4a2a")]], haze, (0, -1), 0.9)
    sand = polygon((40, 126), (90, 126), (96, 140.6), (35, 140.6))
    s.fill(sand, mix("#c8844a", deep, 0.35))
    with s.clipped(sand):
        for wide, tone in ((34, "#c87a40"), (28, "#e8974a")):
            s.fill(oval(63, 133.4, wide, wide * 0.32), tone)
    ring = cut(oval(63, 133, 21, 6.4), oval(63, 132.6, 15.6, 3.9))
    s.fill(placed(ring, 0, 0.9), mix(mid, deep, 0.3))
    s.fill(ring, "#ffcf7a")
    s.fill(both(ring, box(30, 120, 60, 143)), "#fff8e2")
    s.throw(RUBY, 67, 126, 20, 0.5, frame)
    s.fill(oval(67, 131.6, 7.6, 2.4), mix(deep, ink, 0.4), 0.7)
    s.gem(RUBY, 67, 122.4, 8.2, 6, 1.5)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-19": Picture(
        ruby_blade,
        ((68, 58), (90, 70), (68, 80), (68, 92), (68, 134)),
        "quenches a sword",
        "tub before a forge",
        "hot blade below steam",
        seed=51,
    ),
    "b2-20": Picture(
        ruby_oven,
        ((102, 91), (68, 71), (66, 113), (83, 111), (103, 104)),
        "draws a loaf from the oven",
        "bakehouse before dawn",
        "mouth of an oven",
        seed=62,
    ),
    "b2-22": Picture(
        ruby_pour,
        ((67, 122), (47, 104), (64, 76), (86, 72), (94, 106)),
        "pours gold",
        "foundry",
        "stream of molten gold",
        seed=64,
    ),
}
