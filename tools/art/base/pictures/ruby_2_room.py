"""Pictures of the ruby cards of level 2 in armoury, foundry and bakery."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.base.contours import FINE, FIRM, ROUND
from tools.art.base.faces import rounded
from tools.art.base.figures import Mood, grip, hair_tones, hand, limb, planes, profile, small_hand, umber
from tools.art.base.gouache import RUBY, Gouache
from tools.art.base.hair import CAP
from tools.art.base.pigments import SAFFRON
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
    s.rings(80, 122, [72, 58, 44], [mix(deep, ink, 0.5), mix(deep, ink, 0.2), mix(deep, mid, 0.55)], 0.7)
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
        s.wash(plume, (0, 136), (0, 40), ["#fff4dc", haze, mix(haze, mid, 0.15)], [0.98, 0.66, 0.12], [0, 0.45, 1])
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
        for r, tone in ((27, mix(mid, haze, 0.2)), (13, "#fffdf2")):
            s.fill(oval(68, 136.6, r, r * 0.24), tone)
    for x, y, r in (
        (50, 134, 2.2),
        (55, 138.6, 1.6),
        (85, 135, 2.2),
        (91, 138, 1.4),
        (79, 139.8, 2.0),
        (62, 140.2, 1.3),
        (71, 141, 1.7),
    ):
        s.line(oval(x, y, r), "#fff0d2", 0.8)


def _hot_sword(s: Gouache) -> None:
    """Paint the sword, its blade white-hot down into the water, the smith's fists on the grip, the ruby its pommel."""
    ink, key = s.ink, s.key
    glow = polygon((57, 102), (79, 102), (78, 132), (81, 146), (55, 146), (58, 132))
    s.fill(both(glow, join(box(40, 90, 100, 136), oval(73, 136.6, 38.6, 7.4))), "#ffb45e", 0.4)
    with s.moved(68, 62, 1, 90):
        blade = polygon((40, -5.4), (72, -4.6), (72, 4.6), (40, 5.4))
        s.fill(blade, "#ff9a3c")
        s.fill(polygon((40, -3.4), (73, -4.2), (73, 4.2), (40, 3.4)), "#ffd27a")
        s.fill(polygon((40, -0.8), (73, -3.4), (73, 3.4), (40, 0.8)), "#fffef8")
        s.figure([[(taper((6, 0), 2.6, (38, 0), 2.4), mix(ink, key, 0.4))]], "#ffc46a", (0.4, 1), 0.7)
        s.figure([[(box(36, -15, 41, 15, 2.2), mix("#ffc46a", ink, 0.18))]], "#fff3d2", (1, 0.2), 1.0)
    far = limb((94, 106, 6.0), (88, 116, 5.0), (77, 96, 3.2))
    s.figure(
        [[(far, umber(s, 0.26)), (both(far, placed(far, -2.4, 2.0)), umber(s, 0.42))]], "#ffe2b0", (-0.6, 0.8), 0.9
    )
    hand(s, grip(68, 92, 0.36, -72), umber(s, 0.5), umber(s, 0.9), (-0.4, 1), 0.4)
    arm = join(limb((110, 104, 7.6), (102, 121, 5.4)), limb((102, 121, 5.4), (91, 104, 4.6), (78, 86, 2.9)))
    s.figure(
        [[(arm, umber(s, 0.34)), (both(arm, placed(arm, -3.4, 2.6)), umber(s, 0.54))]], "#ffe2b0", (-0.6, 0.8), 1.3
    )
    hand(s, grip(68, 81, 0.38, -68), umber(s, 0.62), umber(s, 0.95), (-0.4, 1), 0.4)
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
    shadow = join(  # hers, thrown on the wall by the fire
        *(
            oval(37, 64, 13, 14.5),
            outline((12, 96), (24, 74, 46, 76), (52, 100, 42, 118), (46, 150, 40, 172), (2, 172)),
        ),
        outline((30, 62), (20, 64, 16, 80), (26, 78), (30, 84), (38, 76)),
    )
    s.fill(shadow, mix(ink, "#000000", 0.3), 0.5)
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
    s.gem(RUBY, 96.6, 82.6, 12, 4, 1.7)
    crust = polygon(
        (85.4, 93), (90, 91), (93, 95.4), (96, 92.6), (100, 96), (103, 91.6), (108.6, 92.4), (106, 101), (88, 102)
    )
    rounded(s, crust, ("#7a3a12", "#b8682a", "#f3b866"), (-0.3, -1), 1.2, "#fff3d0")


def ruby_pour(s: Gouache) -> None:
    """Level 2: in a dark foundry a founder tips a crucible in wide tongs; the gold lights chin and arms from below."""
    ink, deep, mid = s.ink, s.deep, s.mid
    night = mix(ink, "#000000", 0.35)
    hot = "#ff9a4a"
    s.fill(ALL, mix(deep, ink, 0.35))
    # the smoke that the gold lights, in three hard steps
    smoke = outline(
        *((30, 160), (6, 150, 12, 126), (-6, 116, 2, 96), (-10, 78, 10, 66), (12, 52, 34, 53), (56, 46, 70, 60)),
        *((88, 66, 82, 84), (100, 96, 90, 112), (104, 130, 92, 160)),
    )
    s.fill(placed(smoke, -4, -4, 1.06), mix(deep, mid, 0.5))
    s.fill(placed(smoke, 7, 22, 0.86), mix(mid, hot, 0.45))
    s.fill(placed(smoke, 19, 55, 0.60), "#ffc070")
    # the beam of the hall
    s.figure([[(box(-4, 34, 124, 46), night)]], mix(deep, mid, 0.6), (0, 1), 0.8, clean=True)
    for x, foot in ((58, 60), (66, 57)):  # ladles on their hooks
        s.stroke([(x, 46), (x, foot)], night, 1.2)
        s.fill(both(oval(x, foot, 2.8), box(x - 4, foot, x + 4, foot + 4)), night)
    _founder(s)
    _mould(s)
    _crucible(s)
    _tong_hands(s)


def _founder(s: Gouache) -> None:
    """Paint the founder, a dark mass lit from below: the head sunk between raised shoulders, the eyes on the mould."""
    ink, deep, key = s.ink, s.deep, s.key
    rim, light = "#ffc27a", (-1.0, 0.75)
    night = mix(ink, "#000000", 0.25)
    x, y, h, tilt = 95.0, 65.0, 18.4, -33.0
    head = profile(x, y, h, -1, tilt, neck=0.2, build=FIRM, mood=Mood.INTENT)
    cap = placed(CAP, x, y, h, tilt, True)
    back = outline(
        (88, 90), (90, 80, 98, 71), (110, 72, 120, 80), (127, 85, 128, 94), (128, 178), (90, 178), (92, 140, 89, 118),
        (84, 102, 88, 90),
    )  # fmt: skip
    apron = both(back, outline((83, 92), (94, 96, 100, 92), (104, 130, 103, 178), (84, 178), (84, 92)))
    far_arm = join(taper((98, 83), 5.6, (90, 85), 4.4), taper((90, 85), 3.9, (80.6, 89.6), 2.7))
    s.figure([[(far_arm, night), (cut(far_arm, placed(far_arm, 1.8, -2.0)), umber(s, 0.5))]], rim, light, 1.0)
    s.figure(
        [
            [
                (back, mix(deep, ink, 0.35)),
                (apron, mix(key, ink, 0.5)),
                (cut(apron, placed(apron, 6.4, -1.6)), mix(key, ink, 0.02)),
                (cut(back, placed(back, 3.4, -1.4)), "#e8743a"),
            ],
            [*planes(s, head, umber(s, 0.26), umber(s, 0.64), umber(s, 0.98)), (head.eye, ink)],
            [(cap, mix(deep, ink, 0.55)), (cut(cap, placed(cap, 5.0, -0.4)), mix(deep, s.mid, 0.35))],
        ],
        rim,
        light,
        1.0,
    )


def _tong_hands(s: Gouache) -> None:
    """Paint the near arm from the shoulder to the elbow to the wrist, and both hands closed round the handles."""
    ink = s.ink
    rim, light = "#ffc27a", (-1.0, 0.75)
    night = mix(ink, "#000000", 0.25)
    sleeve = limb((106, 82, 8.0), (112.4, 101, 6.6))
    forearm = limb((112.4, 104, 5.6), (97.4, 102.6, 3.2))
    s.figure(
        [
            [(forearm, umber(s, 0.3)), (cut(forearm, placed(forearm, 0.8, -2.8)), umber(s, 0.68))],
            [(sleeve, mix(s.deep, ink, 0.5)), (cut(sleeve, placed(sleeve, 3.0, -1.6)), mix(s.mid, s.deep, 0.4))],
        ],
        rim,
        light,
        1.0,
    )
    for x, y, turn, k in ((79.4, 92.0, 152.0, 4.4), (94.6, 101.4, 196.0, 4.8)):
        fist = small_hand(x, y, k, turn, turn > 90)
        s.fill(placed(fist, 0.6, -0.6), night)
        s.figure(
            [[(fist, umber(s, 0.24)), (cut(fist, placed(fist, 0.8, -1.3)), umber(s, 0.66))]],
            rim,
            light,
            0.7,
            clean=True,
        )


def _crucible(s: Gouache) -> None:
    """Paint the tongs and the tipped crucible in their ring, the stream that thins as it falls, its splash and sparks."""
    ink, deep, haze = s.ink, s.deep, s.haze
    hot, white = "#ffae4e", "#fff8e2"
    iron = mix(ink, "#000000", 0.3)
    rim, light = "#ffc27a", (-1.0, 0.75)
    x, y, turn = 60.0, 82.0, -52.0
    far = ribbon([(62, 74, 1.3), (67.4, 79.4, 1.4), (71, 84.6, 1.5)], 10)
    near = ribbon([(61, 92, 1.4), (71, 84.6, 1.6), (82, 94, 1.6), (102, 106.4, 1.6)], 10)
    pot = placed(
        outline((-9.6, -11), (9.6, -11), (9.4, 4, 5.6, 10), (0, 13, -5.6, 10), (-9.4, 4, -9.6, -11)), x, y, 1, turn
    )
    mouth = placed(oval(0, -11, 9.6, 3.4), x, y, 1, turn)
    s.figure([[(far, iron)]], rim, light, 0.6, clean=True)
    s.figure(
        [[(pot, mix("#3a1410", ink, 0.5)), (cut(pot, placed(pot, 4.0, -4.0)), mix("#6a2418", ink, 0.1)), (cut(pot, placed(pot, 1.6, -1.6)), "#d8582a")]],
        hot, light, 0.9, clean=True,
    )  # fmt: skip
    band = both(pot, placed(box(-12, -3.4, 12, 0.4), x, y, 1, turn))
    s.fill(band, iron)
    s.fill(mouth, hot)
    s.fill(placed(oval(0, -11, 7.8, 2.2), x, y, 1, turn), white)
    s.figure([[(near, iron)], [(oval(71, 84.6, 2.4), mix(deep, ink, 0.3))]], rim, light, 0.7, clean=True)
    run = [(53.6, 78.0), (48.4, 79.6), (45.8, 87), (45.4, 126)]
    for tone, widths in ((hot, (3.4, 4.0, 3.8, 2.4)), ("#ffdf94", (2.5, 3.0, 2.8, 1.6)), (white, (1.4, 1.8, 1.6, 0.9))):
        s.fill(ribbon([(*at, wide) for at, wide in zip(run, widths, strict=True)], 12), tone)
    for lean, high in ((-62, 8.0), (-34, 11.0), (0, 7.0), (36, 10.4), (64, 7.4)):  # the splash
        s.fill(
            placed(outline((-1.3, 0), (-0.5, -high * 0.5, 0, -high), (0.7, -high * 0.5, 1.3, 0)), 45.4, 127, 1, lean),
            hot,
        )
        s.fill(placed(outline((-0.6, 0), (0, -high * 0.6), (0.6, 0)), 45.4, 127, 1, lean), white)
    lots = chance(31)
    for _ in range(16):
        angle, away = 200 + 140 * next(lots), 9 + 16 * next(lots)
        px, py = around(45.4, 126, away, angle)
        tail = around(px, py, 0.8 + 1.8 * next(lots), angle + 180)
        s.fill(taper((px, py), 0.35 + 0.4 * next(lots), tail, 0.1), (white, hot, haze)[round(2 * next(lots))])
    s.fill(oval(45.4, 127.4, 5.6, 1.6), white)


def _mould(s: Gouache) -> None:
    """Paint the mould in its bound frame, the glowing ring in the sand, and the stone that it closes about."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    night, hot = mix(ink, "#000000", 0.3), "#ffae4e"
    side = polygon((30, 138), (92, 138), (90, 156), (33, 156))
    frame = polygon((37, 119), (86, 119), (92, 138), (30, 138))
    s.fill(polygon((34, 155), (89, 155), (88, 178), (35, 178)), night)
    s.figure([[(side, mix("#3a1410", ink, 0.4))]], hot, (-0.2, -1), 0.8, clean=True)
    for x in (40, 81):
        s.fill(box(x - 2.2, 138, x + 2.2, 156), night)
    s.figure([[(frame, mix("#8a3a20", ink, 0.2))]], haze, (0, -1), 0.9, clean=True)
    sand = polygon((41, 121.4), (82, 121.4), (87, 135.4), (36, 135.4))
    s.fill(sand, mix(mid, deep, 0.35))
    with s.clipped(sand):
        s.fill(oval(52, 129, 30, 8.6), mix(mid, hot, 0.4))
        s.fill(oval(50, 129, 22, 6.4), mix(hot, mid, 0.2))
    ring = cut(oval(60, 128.6, 19, 5.6), oval(60, 128.4, 14.4, 3.4))
    s.fill(placed(ring, 0, 1.0), mix(deep, ink, 0.2))
    s.fill(ring, "#ffcf7a")
    s.fill(both(ring, box(30, 116, 58, 143)), "#fff8e2")
    s.fill(oval(66, 128, 7.0, 2.2), night, 0.7)
    s.gem(RUBY, 66, 120.6, 11.6, 64, 1.6, shining=True)


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
        ((66, 119), (45, 104), (58, 80), (90, 66), (79, 92), (95, 102)),
        "pours gold",
        "foundry",
        "stream of molten gold",
        seed=64,
    ),
}
