"""Pictures of the ruby cards of level 2 in armoury, foundry and bakery."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.base.faces import FaceTones, HeadPose, paint_face, paint_neck, rounded, strands
from tools.art.base.figures import grip, hair_tones, hand, limb, planes, profile, umber
from tools.art.base.gouache import EMBER, RUBY, Gouache
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
    s.fill(ALL, mix(ink, deep, 0.45))
    for x in (30, 60, 92, 118):  # hooks and tools on the wall
        s.fill(box(x - 0.7, 30, x + 0.7, 62), mix(ink, deep, 0.15))
    s.rings(80, 122, [96, 74, 54], [mix(deep, mid, 0.1), mix(deep, mid, 0.6), mix(mid, s.haze, 0.16)], 0.7)
    _quencher(s)
    _steam(s)
    _tub(s)
    _hot_sword(s)


def _quencher(s: Gouache) -> None:
    """Paint the smith behind the tub, lit from below, both arms down to the grip of the sword."""
    ink, key = s.ink, s.key
    light, rim = (-0.5, 1), "#ffd9a0"
    head = profile(97, 71, 25, -1, 8, nose=0.85, neck=0.22)
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
            [(limb((113, 92, 5), (104, 96, 6)), umber(0.14)), (body, umber(0.22))],
            [(apron, mix(key, ink, 0.3)), (both(apron, box(104, 90, 134, 180)), mix(key, ink, 0.6))],
            [
                *planes(s, head, umber(0.26), umber(0.54), umber(0.8)),
                (both(head.head, glare), umber(0.84)),
                (head.mouth, umber(0.34)),
                (head.eye, ink),
            ],
            [(oval(108, 59, 7, 6, 30), ink), *hair_tones(s, hair, -1)],
            [(band, key)],
        ],
        rim,
        light,
        1.2,
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
    arm = join(limb((110, 104, 8.0), (99, 124, 6.2)), limb((99, 124, 6.2), (90, 108, 5.6), (79, 90, 3.8)))
    s.figure([[(arm, umber(0.34)), (both(arm, placed(arm, -3.4, 2.6)), umber(0.54))]], "#ffe2b0", (-0.6, 0.8), 1.3)
    hand(s, grip(68, 84, 0.6, -68), umber(0.62), EMBER, (-0.4, 1), 0.8)
    s.fill(oval(68, 59.6, 9.6), ink)
    s.figure([[(oval(68, 59.6, 8.8), "#e2963a")]], "#fff3d2", (-0.6, -1), 1.2)
    s.gem(RUBY, 68, 58, 9.4, 0, 1.9)


def ruby_oven(s: Gouache) -> None:
    """Level 2: out of a baker's oven: over the embers she reaches in with her peel and draws a loaf with a ruby."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    s.fill(ALL, mix(ink, deep, 0.22))
    mouth = arch(34, 114, 82, 128, 46)
    with s.clipped(mouth):
        s.wash(mouth, (0, 38), (0, 128), [mix(key, ink, 0.72), mix(key, ink, 0.5), mix(deep, mid, 0.3)])
        _bakehouse(s)
        _baker(s)
    _oven_vault(s)
    _embers(s)
    _peel_and_loaf(s)


def _bakehouse(s: Gouache) -> None:
    """Paint the cool room behind the baker: a window full of morning, a shelf of loaves, a sack."""
    ink, haze, key = s.ink, s.haze, s.key
    window = box(91, 52, 110, 84)
    s.wash(window, (0, 52), (0, 84), [mix(key, haze, 0.55), mix(haze, "#ffffff", 0.3)])
    for x in (97.4, 104):
        s.fill(box(x - 0.7, 52, x + 0.7, 84), mix(key, ink, 0.75))
    s.fill(box(91, 66.6, 110, 68), mix(key, ink, 0.75))
    s.line(window, mix(key, ink, 0.78), 2.0)
    s.fill(box(34, 70, 55, 72.4), mix(key, ink, 0.8))
    for x, wide in ((40, 5), (50, 4.4)):
        loaf = oval(x, 67.4, wide, 3.2)
        s.figure([[(both(loaf, box(30, 60, 60, 70)), mix("#8a4a24", ink, 0.45))]], mix(key, haze, 0.4), (1, -0.5), 0.6)
    s.shaft(polygon((91, 52), (110, 52), (66, 128), (30, 128)), mix(key, haze, 0.3), 0.32, (98, 60), (50, 124))


def _baker(s: Gouache) -> None:
    """Paint the baker from the front, bent to the mouth of the oven: the embers light her from below, a window behind."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    glow, cool = "#ffd08c", mix(key, haze, 0.75)
    tones = FaceTones(umber(0.20), umber(0.60), umber(0.94), "#d2483c")
    pose = HeadPose(73.6, 77, 40, -3)
    cream = (mix(deep, ink, 0.1), mix(haze, mid, 0.34), mix(haze, "#fff6e0", 0.5))
    hair = pose.put(
        outline((-0.42, 0.02), (-0.50, -0.45, 0.0, -0.54), (0.50, -0.45, 0.42, 0.06), (0.30, 0.16), (-0.30, 0.14))
    )
    dress = outline((47, 134), (46, 112, 58, 104), (66, 99, 74, 99), (84, 99, 91, 104), (103, 112, 102, 134))
    apron = outline((60, 134), (62, 116, 63, 105), (74, 117, 85, 105), (88, 116, 90, 134))
    rounded(s, hair, (ink, mix(ink, deep, 0.25), mix(deep, key, 0.3)), (1, -0.4), 1.6)
    rounded(s, dress, (mix(key, ink, 0.72), mix(key, ink, 0.46), mix(key, ink, 0.2)), (0.3, -1), 2.4, cool)
    rounded(s, apron, (cream[0], cream[1], "#ffe9bc"), (0, 1), 3.0)
    paint_neck(s, pose, tones, 0.22)
    paint_face(s, pose, tones, "#ffe2ac", below=True)
    for side in (-1, 1):  # curls at the temples, and a ring in each ear
        curl = pose.put(
            outline(
                (side * 0.30, -0.24), (side * 0.43, -0.08, side * 0.345, 0.10), (side * 0.30, -0.02, side * 0.30, -0.24)
            )
        )
        rounded(s, curl, (ink, ink, mix(deep, "#8a4a24", 0.6)), (0, 1), 0.8)
        s.line(oval(*pose.at(side * 0.352, 0.15), 1.5), "#ffc46a", 0.8)
    _head_cloth(s, pose)
    for elbow, sleeve, fore in (
        (
            (49.5, 120.6),
            limb((57, 109, 6.6), (50.4, 117, 6.0)),
            limb((50, 121, 4.4), (58, 125.4, 4.0), (69, 125.6, 2.9)),
        ),
        ((99, 117), limb((91.6, 109, 6.6), (97.6, 115, 6.0)), limb((98, 118.4, 4.4), (91, 118.4, 3.9), (80, 114, 2.8))),
    ):
        s.fill(placed(fore, 0, 2.4), ink, 0.35)
        rounded(s, fore, (tones.dark, tones.body, tones.lit), (0.1, 1), 1.5, glow)
        rounded(s, sleeve, cream, (0, 1), 2.2, glow)
        s.figure([[(oval(elbow[0], elbow[1], 5.2, 2.4, -28 if elbow[0] < 70 else 24), cream[1])]], glow, (0, 1), 0.8)
    s.figure([[(taper((77, 101), 1.7, (75, 136), 2.3), "#b8733c")]], "#ffe2b0", (-1, 0.4), 0.8)
    hand(s, grip(75.6, 125.4, 0.36, 82, flip=True), umber(0.74), "#fff0cc", (-0.4, 1), 0.6)
    hand(s, grip(76.4, 113.6, 0.36, -82), umber(0.74), "#fff0cc", (-0.4, 1), 0.6)


def _head_cloth(s: Gouache, pose: HeadPose) -> None:
    """Paint the baker's head cloth: linen wound in three turns, cool from the window, its knot over the right temple."""
    ink, haze, key = s.ink, s.haze, s.key
    linen = (mix(key, ink, 0.62), mix(mix(key, haze, 0.5), ink, 0.28), mix(key, haze, 0.78))
    whole = pose.put(
        outline(
            *((-0.40, -0.19), (-0.50, -0.50, -0.24, -0.66), (0.0, -0.78, 0.26, -0.66), (0.50, -0.52, 0.40, -0.19)),
            (0.0, -0.40, -0.40, -0.19),
        )
    )
    turns = strands(
        pose,
        (
            (-0.42, -0.30, -0.04, -0.56, 0.41, -0.30),
            (-0.40, -0.42, 0.0, -0.70, 0.38, -0.46),
            (-0.24, -0.62, 0.10, -0.66, 0.40, -0.36),
        ),
    )
    rounded(s, whole, linen, (1, -0.5), 3.0, mix(haze, "#ffffff", 0.4), turns)
    for ends in (
        outline((0.36, -0.44), (0.50, -0.56, 0.62, -0.50), (0.60, -0.36, 0.40, -0.36)),
        outline((0.38, -0.40), (0.54, -0.34, 0.56, -0.18), (0.44, -0.16, 0.34, -0.34)),
    ):
        rounded(s, pose.put(ends), linen, (1, -0.5), 1.2, mix(haze, "#ffffff", 0.4))
    rounded(s, pose.put(oval(0.385, -0.40, 0.065)), linen, (1, -0.5), 0.9, mix(haze, "#ffffff", 0.4))


def _oven_vault(s: Gouache) -> None:
    """Paint the bricks round the mouth, seen from within: courses of a vault, the nearer the more lit by the embers."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    x, y = 74.0, 84.0
    for ring, (near, far) in enumerate(((1.0, 1.16), (1.18, 1.38), (1.41, 1.68))):
        for number in range(16):
            first, last = 180 + number * 11.25 + (ring % 2) * 5.6, 180 + number * 11.25 + 10.2 + (ring % 2) * 5.6
            corners = [
                (x + 40 * r * math.cos(math.radians(a)), y + 46 * r * math.sin(math.radians(a)))
                for r, a in ((near, first), (near, last), (far, last), (far, first))
            ]
            low = abs(math.cos(math.radians((first + last) / 2)))
            tone = mix(mix(ink, deep, 0.5), mix(mid, haze, 0.12), low**2 * (0.75 - ring * 0.12))
            s.fill(polygon(*corners), tone)
    for side in (-1, 1):
        for row in range(4):
            near = x + side * 40
            for at in range(3):
                left, right = sorted(
                    (near + side * (1 + at * 11.4 + (row % 2) * 5), near + side * (11 + at * 11.4 + (row % 2) * 5))
                )
                s.fill(box(left, 87 + row * 10.6, right, 96.4 + row * 10.6), mix(mix(deep, mid, 0.5), mid, row * 0.2))
                s.fill(box(left, 94.8 + row * 10.6, right, 96.4 + row * 10.6), mix(mid, "#ffb45c", 0.25 + row * 0.16))
    s.line(arch(34, 114, 84, 180, 46), "#ffb45c", 1.0, 0.55)


def _embers(s: Gouache) -> None:
    """Paint the floor of the oven: a swept lane of hot stone, heaps of embers with small flames on either side."""
    ink, deep, mid = s.ink, s.deep, s.mid
    floor = polygon((-4, 128), (124, 128), (124, 176), (-4, 176))
    s.wash(floor, (0, 128), (0, 172), [mix(deep, mid, 0.5), mix(mid, "#ffb45c", 0.3)])
    for x in (-3, -1, 1, 3):  # the joints of the swept hearth
        s.stroke([(74 + x * 9, 128), (74 + x * 17, 176)], mix(deep, mid, 0.3), 0.8)
    for y in (134.5, 145, 160):
        s.stroke([(-4, y), (124, y)], mix(deep, mid, 0.3), 0.8)
    for side in (-1, 1):  # what the embers throw on it
        s.shaft(
            polygon((74 + side * 44, 128), (74 + side * 2, 140), (74 + side * 6, 170), (74 + side * 40, 176)),
            "#ffb45c",
            0.6,
            (74 + side * 40, 150),
            (74 + side * 4, 150),
        )
    lots = chance(29)
    for side in (-1, 1):
        heap = outline(
            (74 + side * 62, 126),
            (74 + side * 44, 122, 74 + side * 37, 134),
            (74 + side * 30, 152, 74 + side * 26, 176),
            (74 + side * 80, 176),
        )
        s.fill(heap, mix(ink, deep, 0.4))
        for fx, fy, k in ((47, 131, 1.2), (39, 136, 0.9), (42, 146, 1.1), (33, 152, 0.8)):
            fx = 74 + side * fx * 0.92
            flame = outline(
                (fx - 3.4 * k, fy),
                (fx - 4 * k, fy - 7 * k, fx + side * k, fy - 15 * k),
                (fx + 5.4 * k, fy - 6 * k, fx + 3.4 * k, fy),
            )
            s.fill(flame, mix(mid, "#ffb45c", 0.5))
            s.fill(placed(flame, fx * 0.5, fy * 0.5, 0.5), "#fff0c0")
        with s.clipped(heap):
            for _ in range(60):
                x, y = 74 + side * (24 + 42 * next(lots)), 126 + 46 * next(lots)
                r = 1.4 + 2.0 * next(lots)
                lump = placed(
                    polygon((-1, -0.4), (-0.1, -1), (1, -0.5), (0.8, 0.6), (-0.6, 0.9)), x, y, r, 90 * next(lots)
                )
                hot = next(lots)
                s.fill(lump, mix(mix(ink, deep, 0.5), "#ffb45c", hot) if hot < 0.75 else "#ffe7b0")


def _peel_and_loaf(s: Gouache) -> None:
    """Paint the blade of the peel, which comes to us, and on it the braided ring of bread with the stone."""
    ink, deep, haze = s.ink, s.deep, s.haze
    s.fill(
        outline((52, 150), (60, 166, 76, 164), (98, 166, 98, 150), (104, 168, 76, 170), (46, 168, 52, 150)), ink, 0.6
    )
    blade = outline(
        (72.6, 130),
        (66, 134, 54, 137),
        (50, 146, 54, 158),
        (64, 163, 76, 162.6),
        (90, 163, 96, 158),
        (100, 146, 95, 137),
        (84, 134, 78, 130),
    )
    s.figure([[(blade, "#c98448")]], "#ffe2b0", (0, -1), 0.9)
    for x in (62, 70, 80, 89):
        s.stroke([(75 + (x - 75) * 0.5, 135), (x, 160)], "#8f5226", 0.5)
    s.fill(oval(75.4, 150.6, 19.4, 9.6), mix(ink, deep, 0.3), 0.7)
    for number in range(12):
        a = math.radians(200 + number * 30)
        x, y = 75 + 14.6 * math.cos(a), 144 + 6.8 * math.sin(a)
        strand = oval(x, y, 5.8, 4.1, number * 30 + 65)
        s.line(strand, "#6e3312", 0.7)
        s.figure([[(strand, mix("#d98a3e", "#8a4416", 0.35 if y > 145 else 0.0))]], "#ffe9b8", (-0.6, -0.6), 0.9)
        s.fill(oval(x - 1, y - 1.4, 0.5), haze)
        s.fill(oval(x + 1.4, y - 0.4, 0.45), haze)
    s.throw(RUBY, 75, 142, 21, 0.55)
    s.gem(RUBY, 75, 138.6, 8.2, 0, 1.5)


def ruby_pour(s: Gouache) -> None:
    """Level 2: a founder tips a crucible, her mate holds the chain; the gold runs down and closes as a ring about a ruby."""
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
    _mate(s)
    _founder(s)
    _mould(s)
    _crucible(s)


def _mate(s: Gouache) -> None:
    """Paint the mate behind the stream, small and dark against its light: both fists on the chain, weight on the heels."""
    ink, deep, mid = s.ink, s.deep, s.mid
    rim = "#ffb45c"
    head = profile(34, 82, 12, 1, -8, neck=0.2)
    cap = placed(
        outline(
            (-0.56, -0.10),
            (-0.60, -0.74, 0.0, -0.70),
            (0.36, -0.66, 0.38, -0.26),
            (0.58, -0.18),
            (0.30, -0.16),
            (-0.56, -0.10),
        ),
        34,
        82,
        12,
        -8,
    )
    body = outline((30, 94), (36, 88, 42, 92), (46, 106, 43, 122), (46, 140), (26, 140), (26, 112, 30, 94))
    arms = (limb((40, 94, 3.0), (46, 82, 2.4), (44, 64, 1.9)), limb((33, 94, 3.2), (42, 86, 2.6), (44, 72, 2.0)))
    s.stroke([(44, 34), (44, 92)], ink, 1.6)
    s.figure(
        [
            [(arms[0], mix(ink, deep, 0.4))],
            [(body, mix(ink, deep, 0.45)), (cut(body, placed(body, -5, 1)), mix(deep, mid, 0.5))],
            [
                *planes(s, head, umber(0.2), umber(0.5), umber(0.9)),
                (cap, mix(ink, deep, 0.3)),
            ],
            [(arms[1], mix(deep, ink, 0.2))],
            [(oval(44, 62.6, 2.3, 2.6), umber(0.6)), (oval(44, 70.4, 2.3, 2.6), umber(0.6))],
        ],
        rim,
        (1, 0.3),
        0.9,
    )


def _founder(s: Gouache) -> None:
    """Paint the founder at the right, her face turned to the stream and lit by it, both gloves on the crucible's bar."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = "#ffd08c", (-1.0, 0.35)
    pose = HeadPose(88, 72, 25, -6, flip=True, profile=True)
    tones = FaceTones(umber(0.14), "#c07a4a", "#ffc88c", "#d8483a")
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
    for upper, fore, hx, hy, turn in (
        (limb((108, 104, 7.2), (110, 118, 6.2)), limb((110, 119, 5.4), (98, 111, 4.2)), 94, 106.4, 132),
        (limb((79, 100, 6.4), (74, 112, 5.4)), limb((74, 112, 4.8), (79, 98, 4.0)), 80.6, 93.6, 40),
    ):
        rounded(s, upper, teal, light, 2.0, rim)
        rounded(s, fore, (mix(haze, deep, 0.6), mix(haze, mid, 0.4), "#fff0cc"), light, 1.6, rim)
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
    s.throw(RUBY, 66, 131, 14, 0.36)
    s.fill(oval(67, 131.6, 7.6, 2.4), mix(deep, ink, 0.4), 0.7)
    s.gem(RUBY, 67, 122.4, 8.2, 6, 1.5)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-19": Picture(
        ruby_blade,
        ((68, 58), (90, 70), (68, 79), (68, 110), (68, 134)),
        "quenches a sword",
        "tub before a forge",
        "hot blade below steam",
        seed=51,
    ),
    "b2-20": Picture(
        ruby_oven,
        ((75, 139), (73, 82), (74, 92), (75, 114), (75, 124)),
        "draws a loaf from the oven",
        "inside of a baker's oven",
        "embers from below",
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
