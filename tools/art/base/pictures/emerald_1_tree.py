"""Pictures of the emerald cards of level 1 of nest and hammock."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.contours import CHILD, FULL
from tools.art.base.figures import (
    flank,
    hair_tones,
    hand,
    limb,
    pinch,
    planes,
    profile,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import EMERALD, Gouache
from tools.art.base.hair import CROPPED
from tools.art.base.pigments import MADDER, SAFFRON
from tools.art.base.props import leaf, spray
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    both,
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


def emerald_nest(s: Gouache) -> None:
    """Level 1: astride a bough, high in the crown, a boy lifts an emerald out of a nest; its bird looks on."""
    ink, deep = s.ink, s.deep
    s.wash(ALL, (0, 38), (0, 170), [mix(ink, deep, 0.7), ink])
    _lit_leaf(s)
    _trunk(s)
    with s.moved(scale=0.72, about=(52, 96)):
        _nest(s, 52, 96)
    _climber(s)
    _parent_bird(s, 46, 56)
    for x, y, turns in ((48, 178, (-60, -20, -100)), (124, 166, (-120, -150, -90)), (100, 178, (-70, -110, -140))):
        spray(s, x, y, ink, turns, 20, 8)


def _lit_leaf(s: Gouache) -> None:
    """Paint one great leaf with the sun behind it, its halves in two tones and torn at the edge, and a dull one below."""
    deep, mid, haze = s.deep, s.mid, s.haze
    other = outline((34, 158), (70, 124, 128, 128), (124, 176), (60, 176))
    s.fill(other, mix(deep, mid, 0.4))
    s.stroke([(36, 160), (80, 142, 128, 142)], mix(deep, mid, 0.1), 1.2)
    rib = ((116.0, 28.0), (86.0, 70.0), (31.0, 146.0))
    upper = outline(rib[0], (*rib[1], *rib[2]), (33, 124, 30, 104), (27, 66, 52, 42), (74, 22, 116, 28))
    lower = outline(rib[0], (*rib[1], *rib[2]), (60, 142, 86, 122), (116, 98, 118, 60), (120, 40, 116, 28))
    upper = cut(upper, polygon((14, 70), (48, 82), (14, 84)))
    lower = cut(lower, polygon((72, 142), (66, 116), (81, 134)))
    veins = [
        tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in zip(*rib, strict=True))
        for t in (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9)
    ]
    for half, tone, across, down in (
        (upper, mix(haze, "#ffffff", 0.3), -60, -16),
        (lower, mix(mid, haze, 0.5), 12, 60),
    ):
        s.fill(half, tone)
        with s.clipped(half):
            for x, y in veins:
                s.stroke([(x, y), (x + across, y + down)], mix(tone, mid, 0.26), 0.6)
    s.stroke([rib[0], (*rib[1], *rib[2])], mix(deep, mid, 0.3), 1.8)


def _trunk(s: Gouache) -> None:
    """Paint the trunk at the right, lit along its bark, and the bough that leaves it for the nest."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    far_foot = outline(
        (63.4, 139), (67, 138, 68, 140.4), (66.6, 144, 59, 145.6), (56, 145.4, 57, 143.6), (61, 142.6, 63.4, 139)
    )
    far_leg = join(limb((76, 116, 4.2), (67, 128, 3.2), (65.6, 140, 2.2)), far_foot)
    s.figure([[(far_leg, skin_tone(s, 0.30))]], "#fffbe0", (-0.9, -0.6), 0.9)  # the boy's, beyond the bough
    trunk = outline((104, 30), (102, 70, 106, 100), (106, 120, 96, 126), (104, 134, 102, 176), (130, 176), (130, 30))
    bough = ribbon([(126, 126, 9), (104, 122, 7.4), (80, 117, 5.8), (58, 110, 4.4), (40, 107, 3.0), (22, 98, 1.2)], 12)
    fork = ribbon([(58, 110, 3.4), (44, 100, 2.2), (38, 88, 1.2), (37, 80, 0.4)], 8)
    rim, bark = mix(haze, "#ffffff", 0.2), mix(s.key, ink, 0.62)
    s.figure([[(trunk, mix(ink, deep, 0.25))], [(join(bough, fork), mix(bark, ink, 0.35))]], rim, (-0.6, -1), 1.1)
    s.stipple(trunk, mix(deep, mid, 0.5), (104, 60), (122, 66), 0.6, 0.0)
    s.fill(cut(bough, placed(bough, 0, -3.4)), ink)
    for points in (
        ((108, 44), (110, 70, 109, 96)),
        ((114, 40), (116, 84, 113, 120)),
        ((110, 134), (109, 150, 110, 170)),
    ):
        s.stroke(points, ink, 1.1)
    s.fill(oval(114, 74, 3.0, 4.6), ink)
    s.line(oval(114, 74, 3.0, 4.6), mix(deep, mid, 0.4), 0.9)


def _climber(s: Gouache) -> None:
    """Paint the boy astride in profile to the left: back to the trunk, a hand on the bough, the other on the stone."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    rim, light = "#fffbe0", (-0.9, -0.6)
    dark, warm, pale = skin_tone(s, 0.34), skin_tone(s, 0.58), mix(haze, key, 0.35)
    x, y, h, tilt = 83.0, 69.0, 16.5, -6.0
    head = profile(x, y, h, -1, tilt, neck=0.3, build=CHILD)
    hair = placed(CROPPED, x, y, h, tilt, True)
    shirt = outline(
        (78, 84), (85, 79, 93, 84), (98, 92, 97, 108), (94, 115, 84, 114), (78, 110, 78, 100), (75, 92, 78, 84)
    )
    shorts = outline(
        (79, 106), (88, 104, 98, 106), (100, 116, 94, 121), (86, 126, 78, 131), (69, 128), (72, 116, 79, 106)
    )
    near_shin = limb((73, 126, 4.0), (77, 140, 3.3), (79, 148, 2.3))
    foot = outline(
        (76.6, 147), (80, 145.6, 81.6, 148), (80.4, 152, 72, 154), (68.4, 154, 69.4, 152), (74, 150.6, 76.6, 147)
    )
    lean = limb((80, 88, 3.4), (70, 98, 2.8), (68, 108, 2.0))
    reach = limb((88, 89, 4.2), (77, 98, 3.3), (64, 86, 2.2))
    sleeve = taper((88.4, 88), 5.2, (82.4, 93.4), 4.5)
    s.figure(
        [
            [(lean, dark), (small_hand(68, 109, 2.8, 96), dark)],
            [(shirt, SAFFRON), (both(shirt, placed(shirt, 8, 1)), mix(SAFFRON, ink, 0.42))],
            [(join(near_shin, foot), warm), (both(join(near_shin, foot), placed(join(near_shin, foot), 2.6, 0)), dark)],
            [(shorts, mix(haze, "#ffffff", 0.35)), (both(shorts, placed(shorts, 5, 6)), mix(mid, haze, 0.35))],
            [*planes(s, head, dark, warm, pale), (head.eye, ink), *hair_tones(s, hair, -1)],
        ],
        rim,
        light,
        1.0,
    )
    with s.clipped(shirt):
        for at in (88, 95, 102, 109):
            s.stroke([(70, at + 2), (86, at + 3, 100, at - 1)], mix(key, ink, 0.36), 1.1)
    s.gem(EMERALD, 56.6, 77, 11.4, -10, 1.4)
    s.figure(
        [[(reach, warm), (both(reach, placed(reach, 1.4, 2.0)), dark)], [(sleeve, mix(SAFFRON, haze, 0.2))]],
        rim,
        light,
        0.9,
    )
    hand(s, pinch(58.4, 82.6, 0.36, -128), mix(warm, pale, 0.2), rim, light, 0.6)


def _parent_bird(s: Gouache, x: float, y: float) -> None:
    """Paint the bird whose nest it is, on a twig above: breast of saffron, tail up, bill towards the boy."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ribbon([(x - 18, y + 4, 1.4), (x - 4, y + 8, 1.2), (x + 10, y + 6, 0.4)], 8), ink)
    body = outline(
        (x - 6, y + 3),
        (x - 5, y - 5, x + 2, y - 6),
        (x + 7, y - 7, x + 7, y - 2),
        (x + 5, y + 7, x - 2, y + 7),
        (x - 9, y + 4, x - 13, y - 3),
        (x - 9, y, x - 6, y + 3),
    )
    breast = both(body, oval(x + 4, y + 2, 5, 5))
    bill = polygon((x + 6.6, y - 4.4), (x + 10.6, y - 2.6), (x + 6.6, y - 1.6))
    wing = outline((x - 5, y), (x, y - 3, x + 1.6, y + 1), (x - 2, y + 5.6, x - 9, y + 1.6), (x - 5, y))
    s.figure(
        [[(bill, ink), (body, mix(ink, deep, 0.7)), (breast, SAFFRON)], [(wing, mix(deep, mid, 0.2))]],
        mix(haze, "#ffffff", 0.4),
        (0.4, -1),
        0.7,
    )
    s.fill(oval(x + 4.4, y - 4, 0.9), "#ffffff")
    s.fill(oval(x + 4.6, y - 4, 0.5), ink)


def _nest(s: Gouache, x: float, y: float) -> None:
    """Paint the nest about a point: twigs and three plain eggs."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = mix(haze, "#ffffff", 0.4)
    s.fill(oval(x, y - 3, 24, 5.4), mix(ink, deep, 0.3))
    for dx, dy, turn in ((-10, -5, -14), (13, -6, 12), (2, -4.6, 4)):
        egg = placed(
            outline((0, -7.4), (5.6, -3, 5, 2), (3.4, 6, 0, 6), (-3.4, 6, -5, 2), (-5.6, -3, 0, -7.4)),
            x + dx,
            y + dy,
            1,
            turn,
        )
        s.figure(
            [[(egg, mix(haze, "#ffffff", 0.35)), (cut(egg, placed(egg, 3, -1.6)), mix(mid, haze, 0.55))]],
            "#ffffff",
            (1, -0.6),
            0.7,
        )
        for sx, sy in ((-1.4, -2), (1.6, 0.4), (-0.4, 2.4)):
            s.fill(oval(x + dx + sx, y + dy + sy, 0.6), mix(key, ink, 0.4))
    bowl = outline(
        (x - 27, y - 3),
        (x - 20, y + 1, x, y + 1.4),
        (x + 20, y + 1, x + 27, y - 3),
        (x + 20, y + 16, x, y + 17),
        (x - 20, y + 16, x - 27, y - 3),
    )
    straw = mix(key, ink, 0.35)
    s.figure([[(bowl, mix(key, ink, 0.55)), (flank(bowl, x - 4, 4), mix(key, ink, 0.74))]], rim, (0.6, -1), 0.9)
    lots = chance(4)
    with s.clipped(bowl):
        for _ in range(26):
            at, up = x - 26 + 52 * next(lots), y - 2 + 17 * next(lots)
            s.stroke(
                [(at - 9, up - 3 * next(lots)), (at, up + 3, at + 10, up - 4 * next(lots))],
                (straw, mix(key, ink, 0.8))[next(lots) > 0.5],
                0.9,
            )
    for at, up, turn in ((x - 25, y - 2, 200), (x + 25, y - 2, -24), (x - 16, y + 13, 160), (x + 18, y + 12, 20)):
        s.stroke([(at, up), around(at, up, 7, turn)], straw, 0.9)


def emerald_monkey(s: Gouache) -> None:
    """Level 1: at noon a traveller sleeps in a hammock; from a bough a monkey makes off with his emerald."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 150), [mix(deep, mid, 0.5), mix(mid, haze, 0.45), mix(haze, SAFFRON, 0.22)])
    _hanging_leaves(s)
    for x0, x1, x2, x3 in ((54, 62, 44, 66), (84, 96, 88, 118)):
        s.shaft(polygon((x0, 34), (x1, 34), (x3, 150), (x2, 150)), mix(haze, SAFFRON, 0.4), 0.6, (0, 40), (0, 150))
    gap = outline(
        (38, 62), (62, 54, 86, 60), (102, 74, 98, 94), (90, 116, 62, 118), (34, 114, 33, 88), (31, 72, 38, 62)
    )
    for scale, tone in ((1.0, mix(mid, haze, 0.8)), (0.86, mix(haze, "#fffbe0", 0.35)), (0.7, "#fffbe0")):
        s.fill(placed(gap, 66 - 66 * scale, 86 - 86 * scale, scale), tone)
    ground = outline((-4, 146), (40, 138, 80, 144), (104, 146, 128, 140), (128, 176), (-4, 176))
    s.plane(ground, mix(mid, haze, 0.2), mix(deep, mid, 0.2), 140, 172)
    s.fill(oval(70, 152, 40, 5.4), mix(deep, ink, 0.3))
    for x, wide, lean in ((22, 7.4, 3), (112, 9, -2)):
        trunk = outline(
            (x - wide + lean, 30),
            (x - wide, 100, x - wide - 3, 176),
            (x + wide + 4, 176),
            (x + wide - 1, 100, x + wide + lean, 30),
        )
        s.figure(
            [[(trunk, mix(ink, deep, 0.45)), (both(trunk, placed(trunk, wide * 1.2, 0)), mix(deep, ink, 0.15))]],
            haze,
            (1 if x < 60 else -1, -0.3),
            1.0,
        )
    _sleeper(s)
    _monkey(s)
    spray(s, 118, 176, ink, (-150, -128, -104, -84), 24, 6)
    spray(s, 40, 178, mix(ink, deep, 0.3), (-120, -96, -70, -46), 18, 5)


def _hanging_leaves(s: Gouache) -> None:
    """Paint the canopy: leaf upon leaf, pale where the sun comes through, dark at the upper edge."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    lots = chance(17)
    for row, tone in (
        (70, mix(mid, haze, 0.5)),
        (60, mix(mid, haze, 0.12)),
        (50, mix(deep, mid, 0.5)),
        (43, mix(deep, ink, 0.3)),
    ):
        for at in range(11):
            x, y = -2 + at * 12.4 + 6 * next(lots), row + 8 * (next(lots) - 0.5)
            s.fill(leaf(x, y - 8, 15, 5.4, 70 + 50 * next(lots)), tone)


def _sleeper(s: Gouache) -> None:
    """Paint the hammock with the sleeper in it: a hat of straw on his chest, a heel over the edge, one arm hanging out."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    head = profile(90.6, 103, 15.6, -1, 66, neck=0.2, shut=True, build=FULL)
    hair = placed(CROPPED, 90.6, 103, 15.6, 66, True)
    shirt = outline((54, 122), (58, 110, 70, 108), (80, 105, 86, 110), (88, 118, 84, 130), (60, 134))
    knees = join(limb((56, 124, 6), (44, 106, 4.8)), limb((44, 106, 4.6), (34.6, 116, 3.4)))
    foot = outline((37, 112), (31.4, 113, 27, 108.6), (28, 105, 31, 107), (36, 107, 39, 110))
    net = outline(
        (14, 96),
        (38, 118, 50, 126),
        (66, 137, 84, 131),
        (100, 122, 112, 92),
        (108, 126, 88, 138),
        (66, 148, 46, 137),
        (28, 124, 14, 96),
    )
    far_side = outline((14, 96), (58, 128, 112, 92), (104, 136, 70, 140), (34, 136, 14, 96))
    s.fill(far_side, mix(deep, ink, 0.45))
    s.figure(
        [
            [(knees, mix(key, ink, 0.3)), (both(knees, placed(knees, 4, 3)), mix(key, ink, 0.5))],
            [(foot, skin_tone(s, 0.56))],
            [
                (shirt, "#fbffe6"),
                (both(shirt, polygon((50, 100), (73, 100), (70, 140), (50, 140))), MADDER),
                (both(shirt, polygon((50, 120), (71.6, 120), (70, 140), (50, 140))), mix(MADDER, ink, 0.4)),
            ],
            [
                *planes(s, head, skin_tone(s, 0.42), skin_tone(s, 0.64), mix(haze, key, 0.35)),
                (head.eye, ink),
                *hair_tones(s, hair, -1),
            ],
        ],
        "#fbffe6",
        (-0.2, -1),
        0.9,
    )
    s.figure(
        [
            [
                (net, key),
                (
                    both(net, outline((14, 96), (40, 138, 70, 140), (100, 134, 112, 92), (112, 150), (14, 150))),
                    mix(key, ink, 0.36),
                ),
            ]
        ],
        "#ffe2c4",
        (-0.2, -1),
        0.9,
    )
    with s.clipped(net):
        for at in range(12):
            x = 12 + at * 9.4
            s.stroke([(x, 90), (x + (60 - x) * 0.1, 130, x + (62 - x) * 0.3, 150)], mix(key, haze, 0.55), 1.0)
    s.stroke([(14, 96), (4, 88)], mix(haze, key, 0.4), 1.4)
    s.stroke([(112, 92), (118, 84)], mix(haze, key, 0.4), 1.4)
    for y in (80, 82.4, 84.8):
        s.stroke([(104, y + 1), (113, y + 2.4, 124, y)], mix(key, ink, 0.3), 2.2)
        s.stroke([(104, y + 0.6), (113, y + 1.8, 124, y - 0.4)], mix(haze, key, 0.4), 1.0)
    # the arm that hangs out of the hammock, its hand open
    arm = limb((78, 116, 3.6), (73, 131, 3.0), (67, 140, 2.1))
    s.figure(
        [[(arm, skin_tone(s, 0.5)), (cut(arm, placed(arm, 2.0, 0.6)), skin_tone(s, 0.68))]],
        "#fbffe6",
        (-1, -0.4),
        0.8,
    )
    sleeve = limb((80, 110, 4.8), (75, 127, 3.9))
    s.figure([[(sleeve, "#fbffe6"), (both(sleeve, placed(sleeve, 2.6, 1)), mix(haze, mid, 0.35))]], None)
    s.figure([[(limb((77.6, 127.6, 1.4), (71.6, 125.6, 1.4)), "#fbffe6")]], mid, (0.6, 1), 0.6)
    fingers = [
        limb((66.4, 140, 1.3), (66.4 + dx, 140 + dy, 0.95))
        for dx, dy in ((-5.6, 2.4), (-4.8, 4.6), (-2.8, 6.0), (-0.4, 6.2))
    ]
    s.figure(
        [[(join(oval(66.6, 140.6, 2.7), *fingers, limb((66, 139, 1.2), (61.4, 139.4, 0.9))), skin_tone(s, 0.62))]],
        "#fbffe6",
        (-1, -0.5),
        0.7,
    )


def _monkey(s: Gouache) -> None:
    """Paint the monkey: by one arm and its tail it hangs from a bough, the emerald hugged to it, its eye on the sleeper."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    bough = outline((-4, 52), (40, 60, 124, 50), (124, 55.4), (60, 65, -4, 58))
    s.figure([[(bough, mix(ink, deep, 0.25))]], haze, (0, -1), 0.9)
    tail = ribbon(
        [(50, 88, 1.7), (42, 84, 1.8), (40, 72, 1.7), (44, 62, 1.6), (49, 57, 1.4), (51, 62, 1.0), (48, 65, 0.5)], 10
    )
    body = outline((51, 92), (48, 80, 56, 74), (64, 71, 69, 78), (71, 86, 66, 93), (58, 99, 51, 92))
    hind = limb((54, 90, 4.4), (47, 99, 3.0), (56, 104, 1.9), (60.4, 103, 1.5))
    hind_far = limb((62, 92, 4.2), (68, 101, 2.8), (62, 107, 1.8), (58, 108, 1.4))
    up = limb((65, 78, 3.0), (74, 68, 2.4), (72.4, 56, 1.8))
    skull = join(oval(64.4, 71.4, 7.4, 6.6, 12))
    face = outline(
        (64, 70),
        (64.4, 66, 68, 67.4),
        (71.6, 68, 71.6, 71.6),
        (75, 74, 73, 77.6),
        (68, 79.6, 65.6, 75.6),
        (63, 73, 64, 70),
    )
    fur, pale = mix(ink, "#7a4a26", 0.45), mix(haze, key, 0.38)
    s.figure(
        [
            [(tail, fur)],
            [(hind_far, mix(ink, fur, 0.5))],
            [(body, fur), (both(body, placed(body, -5, 4)), mix(ink, fur, 0.5))],
            [(up, fur), (polygon((70, 54, 1), (74.6, 53, 1), (75, 58.4, 1), (70.6, 59, 1)), mix(ink, key, 0.5))],
            [(hind, fur)],
            [(oval(58.2, 70.6, 2.7, 3.0), mix(ink, key, 0.55)), (skull, fur), (face, pale)],
        ],
        "#fbffe6",
        (0.4, -1),
        0.9,
    )
    s.fill(both(face, oval(70.6, 76.4, 5, 4)), mix(pale, key, 0.3))
    for x in (67.2, 70.8):
        s.fill(oval(x, 71.2, 1.25, 1.4), ink)
        s.fill(oval(x - 0.4, 70.7, 0.42), "#fffff4")
    s.stroke([(65.6, 68.8), (68.6, 67.8, 71.8, 69)], mix(ink, fur, 0.5), 0.8)
    s.stroke([(68.4, 77.2), (70.6, 78.2, 72.8, 76.8)], mix(ink, fur, 0.5), 0.6)
    s.throw(EMERALD, 72, 90, 19, 1.0, cut(ALL, oval(90, 96, 13, 9, -24)))  # not on the face of the sleeper
    s.gem(EMERALD, 72, 90, 11, 14, 1.5)
    near = limb((60, 80, 3.2), (58, 90, 2.4), (67, 95.4, 1.7))
    grasp = [limb((66, 95, 1.4), (71, 92.4 + at, 1.0)) for at in (-1.6, 0.9, 3.2)]
    s.figure([[(near, fur)], [(join(*grasp), mix(ink, key, 0.5))]], "#fbffe6", (0.4, -1), 0.8)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-18": Picture(
        emerald_nest,
        ((57, 78), (78, 70), (62, 86), (52, 93), (47, 54)),
        "sits astride a bough at a nest",
        "crown of a tree",
        "one great leaf with the sun behind it",
        seed=56,
    ),
    "b1-23": Picture(
        emerald_monkey,
        ((72, 90), (68, 73), (88, 103), (66, 140), (72, 57)),
        "robs a sleeper in a hammock",
        "hammock between two trunks",
        "noon through the leaves",
        seed=27,
    ),
}
