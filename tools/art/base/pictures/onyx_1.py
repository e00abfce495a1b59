"""Pictures of the onyx cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.figures import drape, hand, limb, mitten, pinch, profile
from tools.art.base.gouache import VIOLET, Gouache
from tools.art.base.props import lamp
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
    arch,
    around,
    blob,
    both,
    box,
    cut,
    join,
    mix,
    outline,
    oval,
    placed,
    polygon,
    taper,
)


def onyx_crypt(s: Gouache) -> None:
    """A grave robber with a hooded lantern kneels at an open slab, and an owl looks on; moon over the yard."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 120), [mix(ink, VIOLET, 0.22), mix(deep, mid, 0.5)])
    # moon, cut by a bare tree
    s.rings(88, 62, [29, 21, 14], [mix(deep, VIOLET, 0.35), mix(mid, haze, 0.3), haze], 0.5)
    for joints in (
        ((122, 172, 7), (116, 110, 5), (112, 70, 3.4), (98, 42, 1.2)),
        ((113, 76, 2.6), (120, 54, 1.4), (126, 44, 0.8)),
        ((113, 84, 2.6), (96, 74, 1.8), (84, 76, 1.0)),
    ):
        s.fill(limb(*joints), ink)
    # crosses and stones of the yard
    s.fill(polygon((-4, 108), (40, 102), (80, 106), (124, 102), (124, 172), (-4, 172)), mix(ink, deep, 0.75))
    for x, y, k, tone in ((14, 112, 1.0, 0.45), (34, 106, 0.8, 0.6), (50, 104, 0.65, 0.75)):
        s.fill(
            join(box(x - 2 * k, y - 26 * k, x + 2 * k, y + 8), box(x - 8 * k, y - 20 * k, x + 8 * k, y - 16 * k)),
            mix(ink, deep, tone),
        )
    s.stipple(polygon((-4, 108), (124, 102), (124, 172), (-4, 172)), ink, (80, 110), (20, 160), 0.0, 0.8)
    # the open grave and its slab
    s.fill(polygon((56, 134), (108, 128), (120, 144), (60, 152)), ink)
    s.fill(polygon((64, 138), (102, 133), (108, 141), (68, 147)), mix(key, ink, 0.35))
    s.figure(
        [
            [
                (polygon((92, 118), (122, 110), (126, 136), (104, 140)), mix(mid, deep, 0.3)),
                (polygon((104, 140), (126, 136), (126, 141), (106, 146)), ink),
            ]
        ],
        haze,
        (-0.6, -1),
        0.9,
    )
    s.rings(72, 122, [15, 9.6], [mix(deep, key, 0.4), mix(key, haze, 0.25)], 0.7)
    # the robber on one knee
    head = profile(60, 80, 13.6, 1, 16)
    hat = join(polygon((48, 77), (72, 70), (73, 73), (49, 80)), outline((54, 76), (53, 64, 60, 64), (67, 63, 68, 72)))
    coat = outline((36, 140), (40, 104, 48, 92), (56, 85, 64, 91), (70, 106, 66, 124), (60, 142, 36, 140))
    knee = limb((58, 122, 5.6), (72, 126, 4.6), (68, 142, 3.6))
    arm = limb((62, 97, 4.4), (72, 107, 3.4), (84, 103, 2.4))
    hold = limb((58, 98, 4.4), (60, 112, 3.4), (70, 112, 2.4))
    s.figure(
        [
            [(knee, ink)],
            [(coat, mix(ink, deep, 0.7)), (drape(coat, 50, -3), ink)],
            [
                (head.head, mix(ink, key, 0.28)),
                (cut(head.head, head.shade), mix(ink, key, 0.55)),
                (both(head.head, head.wedge), mix(haze, key, 0.5)),
                (hat, ink),
            ],
            [(polygon((52, 90), (68, 90), (66, 95), (54, 95)), VIOLET)],
            [(hold, mix(ink, deep, 0.9)), (mitten(71, 111, 2.7, 0), mix(ink, key, 0.6))],
            [(arm, mix(ink, deep, 0.95)), (mitten(85.4, 103, 2.7, 0), mix(ink, key, 0.6))],
        ],
        mix(key, haze, 0.35),
        (0.9, 0.5),
        1.0,
    )
    lamp(s, 72, 113, 1.5)
    s.gem(4, 91, 101, 6.2, 0, 1.5)
    # the owl on the branch
    s.figure([[(outline((86, 75), (82, 64, 90, 60), (98, 64, 94, 75)), ink)]], haze, (-0.4, -1), 0.9)
    for x in (87.6, 92.4):
        s.fill(oval(x, 65.6, 1.7), key)
        s.fill(oval(x, 65.6, 0.8), ink)


def onyx_knapper(s: Gouache) -> None:
    """A knapper strikes flakes from a black stone on a black beach; the white surf is the light."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 88), [mix(mid, haze, 0.35), mix(haze, "#ffffff", 0.25)])
    s.fill(polygon((84, 78), (92, 60), (100, 56), (108, 64), (118, 60), (126, 78)), mix(mid, deep, 0.3))
    s.fill(box(-4, 76, 124, 92), mix(mid, haze, 0.15))
    # surf in bars
    for y, x0, x1, high in ((80, 10, 70, 2), (86, 40, 124, 2.6), (93, -4, 90, 4), (101, 20, 124, 6)):
        s.fill(
            outline(
                (x0, y),
                (x0 + (x1 - x0) * 0.3, y - high, x0 + (x1 - x0) * 0.5, y),
                (x0 + (x1 - x0) * 0.7, y - high, x1, y),
                (x1, y + high * 0.7),
                (x0 + (x1 - x0) * 0.5, y + high, x0, y + high * 0.7),
            ),
            "#fbf8ff",
        )
    beach = outline((-4, 108), (30, 100, 64, 108), (96, 116, 124, 106), (124, 172), (-4, 172))
    s.fill(beach, ink)
    s.stipple(beach, mid, (60, 108), (60, 132), 0.6, 0.0)
    for x, y, r in ((14, 128, 5), (104, 130, 6), (116, 142, 5), (88, 146, 4)):
        s.fill(oval(x, y, r, r * 0.55), mix(ink, deep, 0.7))
        s.fill(oval(x - r * 0.2, y - r * 0.2, r * 0.5, r * 0.2), mid)
    # the knapper: half length from the right, both hands before the surf
    head = profile(90, 64, 20, -1, 14)
    hair = outline((84, 52), (92, 46, 102, 56), (108, 70, 104, 92), (96, 92, 96, 76), (94, 62, 84, 52))
    band = polygon((80, 56), (102, 60), (101, 63.6), (79.6, 60))
    body = outline((74, 172), (74, 120, 80, 96), (90, 84, 106, 92), (122, 112, 124, 172))
    near = limb((98, 98, 7.4), (88, 122, 6), (68, 112, 3.8))
    far = limb((82, 98, 6.4), (66, 104, 5), (62, 86, 3.4))
    s.figure(
        [
            [(far, mix(ink, key, 0.3)), (mitten(61.6, 83, 3.8, -120), mix(ink, key, 0.42))],
            [(body, mix(deep, ink, 0.2)), (both(body, polygon((100, 80), (126, 80), (126, 176), (98, 176))), ink)],
            [
                (head.head, mix(ink, key, 0.3)),
                (cut(head.head, head.shade), mix(ink, key, 0.52)),
                (both(head.head, head.wedge), mix(haze, key, 0.3)),
                (head.eye, ink),
                (hair, ink),
                (band, VIOLET),
            ],
            [(near, mix(ink, key, 0.36)), (mitten(66.4, 111, 4.2, 190), mix(ink, key, 0.46))],
        ],
        "#fbf8ff",
        (-1, -0.5),
        1.1,
    )
    # hammer stone above, core below, flakes between
    s.figure(
        [[(blob((56, 76), (62, 72), (68, 77), (66, 84), (58, 84), tension=1.0), mix(mid, deep, 0.2))]],
        haze,
        (-1, -0.4),
        0.8,
    )
    core = polygon((44, 110), (50, 98), (62, 98), (68, 106), (62, 118), (50, 119))
    s.figure([[(core, ink), (polygon((50, 98), (62, 98), (58, 106), (48, 106)), deep)]], haze, (-1, -0.6), 0.8)
    s.gem(4, 56, 104, 6.8, 0, 1.6)
    for x, y, turn, size in (
        (46, 90, 20, 2.6),
        (52, 86, 70, 2.2),
        (40, 96, 40, 2.4),
        (72, 94, 10, 2.4),
        (44, 82, 50, 1.7),
        (76, 88, 80, 1.8),
        (38, 106, 15, 2.0),
    ):
        s.fill(placed(polygon((-1.4, -0.3), (0.2, -1), (1.4, 0.3), (-0.2, 0.7)), x, y, size, turn), ink)


def onyx_ladder(s: Gouache) -> None:
    """A bearer climbs out of a pit with a basket of black stones; seen from below, moon above."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.3))
    # the mouth of the pit: stepped polygons to the night
    for k, tone in (
        (1.0, mix(ink, deep, 0.7)),
        (0.82, deep),
        (0.64, mix(deep, VIOLET, 0.45)),
        (0.47, mix(mid, haze, 0.35)),
    ):
        pts = ((40, 30), (66, 24), (98, 32), (112, 58), (102, 92), (78, 104), (48, 92), (34, 60))
        s.fill(polygon(*((76 + (x - 76) * k * 1.5, 60 + (y - 60) * k * 1.5) for x, y in pts)), tone)
    s.spot(76, 60, 26, 48, mix(mid, haze, 0.3), 0.55)
    s.fill(oval(90, 50, 10), haze)
    s.fill(oval(94, 47.6, 9), mix(mid, haze, 0.35))
    for x, y in ((62, 58), (70, 44), (102, 66), (84, 70)):
        s.glint(x, y, 1.8, haze)
    # walls with beams
    for points in (
        ((-4, 40), (30, 54), (30, 60), (-4, 48)),
        ((124, 100), (98, 94), (98, 100), (124, 108)),
        ((-4, 120), (26, 112), (26, 118), (-4, 128)),
    ):
        s.fill(polygon(*points), ink)
    # the ladder, wide below, narrow above
    for x0, x1 in ((50, 66), (104, 90)):
        s.fill(taper((x0, 176), 2.6, (x1, 50), 1.4), ink)
    for number in range(10):
        y = 56 + number * number * 0.9 + number * 5
        wide = 12 + (y - 50) * 0.12
        s.fill(taper((78 - wide, y), 0.9 + y * 0.006, (78 + wide, y), 0.9 + y * 0.006), ink)
    # the bearer from behind: legs below, basket on the back, a lamp at the hip
    s.rings(96, 116, [13, 8.4], [mix(deep, key, 0.36), mix(key, haze, 0.2)], 0.7)
    left_leg = limb((72, 124, 6), (66, 138, 5), (70, 156, 4))
    right_leg = limb((84, 124, 6), (92, 134, 5), (88, 148, 4))
    body = polygon((66, 92, 5), (90, 92, 5), (91, 126), (66, 126))
    left = limb((68, 95, 4), (60, 84, 3.2), (65, 72, 2.4))
    right = limb((88, 95, 4), (97, 88, 3.2), (92, 78, 2.4))
    basket = polygon((65, 86, 3), (91, 86, 3), (87, 116, 5), (69, 116, 5))
    s.figure(
        [
            [
                (right_leg, ink),
                (left_leg, mix(ink, deep, 0.3)),
                (oval(69, 158, 5, 3), mix(ink, key, 0.3)),
                (oval(89, 150, 5, 3), mix(ink, key, 0.3)),
            ],
            [(body, mix(ink, deep, 0.6))],
            [(left, mix(ink, key, 0.34)), (mitten(65.4, 70, 2.6, -80), mix(ink, key, 0.44))],
            [(right, mix(ink, key, 0.34)), (mitten(91.6, 76, 2.6, -100), mix(ink, key, 0.44))],
            [
                (oval(78, 79, 6.4, 7.4), mix(ink, key, 0.22)),
                (outline((71, 78), (72, 69, 78, 69), (84, 69, 85, 78), (78, 75, 71, 78)), VIOLET),
            ],
        ],
        haze,
        (0.3, -1),
        1.0,
    )
    for x, y, r in ((70, 86, 5), (78, 83, 6), (86, 86, 5)):
        s.figure(
            [[(polygon((x - r, y + 2), (x - r * 0.5, y - r * 0.8), (x + r * 0.5, y - r * 0.7), (x + r, y + 2)), ink)]],
            haze,
            (0.3, -1),
            0.8,
        )
    s.figure(
        [[(basket, mix(ink, key, 0.3)), (drape(basket, 76, 0), mix(ink, key, 0.16))]],
        mix(haze, key, 0.3),
        (0.6, -1),
        1.0,
    )
    for y in (93, 100, 107):
        s.stroke([(67, y), (78, y + 2.4, 89.6, y)], ink, 1.1)
    s.gem(4, 78, 84, 6.4, 0, 1.6)
    lamp(s, 96, 108, 1.4)


def onyx_pump(s: Gouache) -> None:
    """Two pump men work a beam up and down in a flooded level; one of their candles is out."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.4))
    # timbered gallery; the light is a disc high at the left man's cap
    s.rings(
        52,
        66,
        [50, 36, 24, 13],
        [mix(ink, deep, 0.9), mix(deep, mid, 0.45), mix(mid, key, 0.3), mix(key, haze, 0.4)],
        0.6,
    )
    for x in (24, 74, 120):
        s.fill(polygon((x - 4, 30), (x + 4, 30), (x + 5, 150), (x - 5, 150)), ink)
    s.fill(polygon((-4, 40), (124, 36), (124, 45), (-4, 49)), ink)
    # water with the light in it
    water = polygon((-4, 136), (124, 132), (124, 172), (-4, 172))
    s.fill(water, mix(ink, deep, 0.7))
    for y, x0, x1 in ((139, 40, 70), (144, 34, 76), (150, 42, 66), (157, 38, 70)):
        s.fill(polygon((x0, y), (x1, y - 0.6), (x1 - 4, y + 1.2), (x0 + 4, y + 1.3)), mix(key, mid, 0.25))
    # the pump: post, beam as a seesaw, pipe
    s.fill(polygon((70, 88), (80, 88), (84, 150), (66, 150)), mix(ink, key, 0.2))
    s.fill(polygon((96, 116), (106, 116), (106, 150), (96, 150)), mix(deep, mid, 0.3))
    s.figure(
        [[(taper((34, 108), 2.4, (116, 74), 2.4), mix(ink, key, 0.3))], [(oval(75, 91, 4), mix(deep, mid, 0.5))]],
        mix(haze, key, 0.3),
        (-0.3, -1),
        0.9,
    )
    s.stroke([(101, 81), (101, 118)], ink, 1.6)
    # left: low, pushing down; the lit candle on his cap
    head = profile(50, 82, 13, 1, 22)
    coat = outline((26, 142), (28, 110, 36, 96), (44, 88, 54, 94), (58, 108, 52, 126), (48, 144, 26, 142))
    arms = limb((50, 98, 4.4), (56, 110, 3.6), (46, 106, 2.8))
    s.figure(
        [
            [(limb((32, 138, 5), (30, 152, 4)), ink), (limb((46, 136, 5), (52, 150, 4)), ink)],
            [(coat, mix(ink, VIOLET, 0.75)), (drape(coat, 40, -2), mix(ink, VIOLET, 0.3))],
            [
                (head.head, mix(ink, key, 0.3)),
                (cut(head.head, head.shade), mix(ink, key, 0.58)),
                (both(head.head, head.wedge), mix(haze, key, 0.45)),
                (outline((42, 82), (42, 72, 51, 72), (58, 74, 57, 79), (49, 78, 42, 82)), VIOLET),
            ],
            [(arms, mix(ink, VIOLET, 0.6)), (mitten(45, 105, 3.2, 170), mix(ink, key, 0.5))],
        ],
        mix(haze, key, 0.4),
        (0.2, -1),
        1.0,
    )
    s.fill(box(52, 66, 54.6, 73), haze)
    s.fill(outline((53.3, 57), (57, 62, 53.3, 66.6), (49.6, 62, 53.3, 57)), "#fff6dc")
    # right: stretched, arms up, his candle dead
    other = profile(97, 70, 13, -1, -6)
    jerkin = outline((90, 140), (88, 104, 92, 90), (98, 80, 106, 86), (114, 104, 112, 140), (100, 146, 90, 140))
    lift = limb((96, 87, 4.2), (96, 74, 3.2), (104, 76, 2.6))
    up = limb((104, 88, 4.2), (114, 82, 3.2), (112, 75, 2.6))
    s.figure(
        [
            [(limb((96, 138, 5), (94, 152, 4)), ink), (limb((108, 138, 5), (110, 152, 4)), ink)],
            [
                (jerkin, mix(deep, mid, 0.55)),
                (both(jerkin, polygon((102, 70), (124, 70), (124, 150), (102, 150))), mix(ink, deep, 0.7)),
            ],
            [
                (other.head, mix(ink, key, 0.2)),
                (cut(other.head, other.shade), mix(ink, key, 0.4)),
                (both(other.head, other.wedge), mix(haze, key, 0.4)),
                (outline((90, 67), (90, 60, 97, 60), (105, 61, 104, 69), (96, 66, 90, 67)), mix(ink, deep, 0.8)),
            ],
            [(up, mix(deep, mid, 0.2)), (lift, mix(deep, mid, 0.4)), (mitten(105, 75.6, 3, 0), mix(ink, key, 0.4))],
        ],
        mix(haze, key, 0.4),
        (-1, -0.2),
        0.9,
    )
    s.fill(box(94, 57, 96.4, 62), mix(mid, haze, 0.4))
    s.gem(4, 75, 91, 6.0, 0, 1.5)


def onyx_trimmer(s: Gouache) -> None:
    """A lamp trimmer walks a row of unlit lamps in the chapel of a mine and lights the first."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(deep, VIOLET, 0.18))
    # the nave: arches that run to one point at the right
    for x0, x1, spring, foot, tone in (
        (-20, 96, 92, 176, 0.75),
        (20, 104, 88, 158, 1.0),
        (52, 108, 85, 142, 1.25),
        (76, 112, 83, 130, 1.5),
    ):
        s.fill(
            arch(x0, x1, spring, foot, (x1 - x0) * 0.46),
            mix(mix(deep, VIOLET, 0.3), mid, (tone - 0.6) * 0.9),
        )
    s.fill(polygon((90, 128), (100, 128), (124, 172), (-10, 172)), mix(deep, mid, 0.4))
    s.stipple(polygon((90, 128), (100, 128), (124, 172), (-10, 172)), ink, (70, 130), (70, 170), 0.0, 0.7)
    # a cross of picks over the altar far off
    for turn in (-38, 38):
        s.fill(placed(box(-0.8, -9, 0.8, 9), 94, 104, 1, turn), haze)
    s.fill(box(88, 116, 100, 122), mix(mid, haze, 0.4))
    # the row of lamps on a wire, smaller and smaller
    s.stroke([(44, 40), (70, 62, 100, 84)], ink, 1.2)
    for x, y, k in ((74, 64, 1.4), (86, 73, 1.1), (95, 80, 0.85)):
        s.stroke([(x, y - 4 * k), (x, y)], ink, 0.8)
        s.figure(
            [
                [
                    (
                        join(
                            polygon((x - 3.4 * k, y + 3 * k), (x, y - 1.6 * k), (x + 3.4 * k, y + 3 * k)),
                            box(x - 2.8 * k, y + 3 * k, x + 2.8 * k, y + 10 * k, 1),
                        ),
                        mix(ink, deep, 0.4),
                    )
                ]
            ],
            mix(key, haze, 0.3),
            (-1, 0.1),
            0.8,
        )
    # the first, alight
    s.rings(60, 72, [27, 18, 10.5], [mix(deep, key, 0.34), mix(key, deep, 0.2), mix(key, haze, 0.5)], 0.7)
    s.stroke([(60, 52), (60, 60)], ink, 1.2)
    s.fill(polygon((53, 66), (60, 58), (67, 66)), ink)
    s.fill(box(54.6, 66, 65.4, 80, 1.5), "#fff6dc")
    s.fill(outline((60, 67), (63.4, 73, 60, 78), (56.6, 73, 60, 67)), key)
    s.fill(box(53.4, 80, 66.6, 83), ink)
    # the trimmer: full figure under it, seen from the side, pole in both hands
    head = profile(74, 94, 12.4, -1, -16)
    cowl = outline((69, 89), (72, 84, 79, 86), (86, 92, 83, 104), (78, 102, 78, 94), (74, 88, 69, 89))
    coat = outline((66, 150), (66, 118, 70, 106), (76, 100, 83, 106), (90, 124, 90, 150), (78, 154, 66, 150))
    arm = limb((72, 109, 3.4), (64, 104, 2.8), (65, 94, 2.1))
    low = limb((81, 110, 3.4), (76, 121, 2.8), (69, 112, 2.1))
    s.figure(
        [
            [(taper((71, 122), 0.9, (61.4, 84), 0.7), mix(ink, key, 0.3))],
            [(coat, mix(ink, deep, 0.5)), (both(coat, polygon((78, 98), (96, 98), (96, 158), (79, 158))), ink)],
            [
                (head.head, mix(ink, key, 0.34)),
                (cut(head.head, head.shade), mix(ink, key, 0.6)),
                (both(head.head, head.wedge), mix(haze, key, 0.5)),
                (cowl, VIOLET),
            ],
            [(low, mix(ink, deep, 0.9)), (mitten(68.6, 111, 2.3, 180), mix(ink, key, 0.55))],
            [(arm, mix(ink, deep, 0.95)), (mitten(65, 92.4, 2.3, -90), mix(ink, key, 0.6))],
        ],
        mix(key, haze, 0.4),
        (-0.8, -1),
        1.0,
    )
    s.gem(4, 60, 90, 5.8, 0, 1.4)
    s.stipple(polygon((30, 150), (66, 148), (60, 160), (16, 164)), mix(key, ink, 0.3), (62, 150), (24, 160), 0.7, 0.0)


def onyx_barge(s: Gouache) -> None:
    """A woman poles her coal barge under a bridge; snow light behind, a brazier on board."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 100), [mix(mid, haze, 0.3), mix(haze, "#ffffff", 0.4)])
    # houses with snow
    s.fill(
        polygon(
            (30, 104),
            (30, 80),
            (40, 72),
            (50, 80),
            (50, 68),
            (60, 60),
            (70, 70),
            (70, 84),
            (84, 84),
            (84, 76),
            (94, 70),
            (104, 78),
            (104, 104),
        ),
        mix(mid, haze, 0.1),
    )
    for points in (
        ((30, 80), (40, 72), (50, 80), (50, 82.5), (40, 75), (30, 83)),
        ((50, 68), (60, 60), (70, 70), (70, 73), (60, 63.4), (50, 71)),
        ((84, 76), (94, 70), (104, 78), (104, 80.6), (94, 73), (84, 79)),
    ):
        s.fill(polygon(*points), "#ffffff")
    for x, y in ((40, 90), (58, 80), (64, 92), (92, 88)):
        s.fill(box(x, y, x + 3, y + 4.4), key)
    # water
    s.fill(box(-4, 104, 124, 172), deep)
    s.fill(polygon((40, 104), (100, 104), (112, 172), (28, 172)), mix(mid, haze, 0.25))
    for y, x0, x1 in ((110, 46, 70), (118, 74, 104), (130, 36, 60), (146, 76, 112), (152, 30, 70)):
        s.fill(polygon((x0, y), (x1, y - 0.7), (x1 - 4, y + 1.3), (x0 + 4, y + 1.3)), haze)
    # the bridge: one great arch in ink, snow on it
    bridge = cut(
        polygon((-4, 30), (124, 30), (124, 140), (-4, 140)), outline((24, 142), (24, 62, 72, 54), (120, 62, 118, 142))
    )
    s.fill(bridge, ink)
    s.stipple(bridge, mid, (70, 58), (40, 40), 0.35, 0.0)
    for a in range(200, 345, 16):
        p, q = around(71, 112, 54, a), around(71, 112, 66, a)
        s.stroke([(p[0], p[1] * 1.0), q], mix(ink, deep, 0.8), 1.0)
    # the barge
    hull = outline(
        (30, 126),
        (40, 130, 78, 131),
        (104, 130, 118, 120),
        (116, 136, 104, 143),
        (70, 148, 40, 143),
        (32, 138, 30, 126),
    )
    s.figure([[(hull, mix(ink, deep, 0.3))]], haze, (0, -1), 1.1)
    for x, y, r in ((48, 126, 6), (58, 122, 8), (69, 125, 7), (54, 130, 6), (64, 131, 6)):
        s.figure(
            [[(polygon((x - r, y + 4), (x - r * 0.6, y - r * 0.6), (x + r * 0.3, y - r * 0.8), (x + r, y + 2)), ink)]],
            mix(mid, haze, 0.4),
            (0.2, -1),
            0.9,
        )
    s.gem(4, 58, 117, 6.2, 0, 1.6)
    # the brazier at the bow
    s.rings(104, 112, [13, 8.6], [mix(mid, key, 0.35), mix(key, haze, 0.35)], 0.6)
    s.fill(polygon((98, 114), (110, 114), (107, 122), (101, 122)), ink)
    s.fill(outline((99, 114), (102, 104, 104, 108), (106, 102, 109, 114)), key)
    # the woman at the pole
    head = profile(80, 74, 12.8, 1, 8)
    shawl = outline(
        (74, 68), (79, 62.6, 86, 67), (82, 70, 80, 76), (82, 84, 84, 90), (74, 92, 72, 84), (71, 76, 74, 68)
    )
    coat = outline((68, 130), (70, 100, 74, 90), (80, 85, 86, 90), (92, 106, 92, 130))
    up = limb((82, 93, 3.4), (92, 88, 2.8), (95, 78, 2.1))
    low = limb((78, 94, 3.6), (82, 108, 2.9), (92, 103, 2.1))
    s.figure(
        [
            [(taper((97, 60), 0.9, (90, 160), 1.2), ink)],
            [(up, mix(ink, deep, 0.7)), (mitten(95, 76.6, 2.4, -80), mix(ink, key, 0.5))],
            [(coat, VIOLET), (drape(coat, 79, 0), mix(VIOLET, ink, 0.6))],
            [
                (head.head, mix(ink, key, 0.3)),
                (cut(head.head, head.shade), mix(ink, key, 0.54)),
                (both(head.head, head.wedge), mix(haze, key, 0.4)),
                (shawl, ink),
            ],
            [(low, mix(ink, deep, 0.8)), (mitten(93, 102, 2.4, -40), mix(ink, key, 0.5))],
        ],
        "#ffffff",
        (1, -0.4),
        1.0,
    )
    for x, y in ((36, 66), (48, 92), (96, 96), (104, 66), (60, 100), (84, 60), (44, 112), (70, 72)):
        s.fill(oval(x, y, 1.2), "#ffffff")


def onyx_slag(s: Gouache) -> None:
    """The bell founder’s boys wade in a stream of slag for glints, at the foot of a volcano."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 110), [mix(ink, deep, 0.7), mix(deep, VIOLET, 0.4)])
    # the volcano: a black cone with a line of lava
    s.fill(
        outline((60, 62), (48, 50, 54, 40), (70, 34, 84, 42), (96, 38, 110, 46), (96, 54, 84, 52), (76, 60, 72, 62)),
        mix(deep, mid, 0.55),
    )
    s.stipple(
        outline((60, 62), (48, 50, 54, 40), (70, 34, 84, 42), (96, 38, 110, 46), (96, 54, 84, 52), (76, 60, 72, 62)),
        ink,
        (70, 60),
        (90, 40),
        0.0,
        0.7,
    )
    cone = polygon((-4, 118), (30, 92), (58, 62), (76, 62), (98, 92), (124, 108), (124, 124), (-4, 124))
    s.fill(cone, mix(ink, deep, 0.45))
    s.stipple(cone, mid, (68, 64), (60, 110), 0.5, 0.0)
    lava = outline(
        (64, 62),
        (70, 64, 71, 62),
        (72, 76, 66, 86),
        (64, 98, 74, 108),
        (84, 116, 80, 124),
        (62, 124),
        (70, 114, 60, 106),
        (52, 94, 60, 82),
        (66, 74, 64, 62),
    )
    s.fill(placed(lava, 0, 0), key)
    s.fill(placed(lava, 66 * 0.4, 92 * 0.06, 0.6, down=0.94), "#fff0c8")
    # the stream widens towards us
    s.fill(polygon((-4, 122), (124, 120), (124, 172), (-4, 172)), mix(ink, deep, 0.25))
    stream = outline((60, 122), (84, 122), (100, 140, 112, 172), (24, 172), (44, 144, 60, 122))
    s.fill(stream, mix(key, deep, 0.35))
    s.fill(outline((65, 122), (80, 122), (88, 142, 92, 172), (44, 172), (56, 146, 65, 122)), mix(key, haze, 0.3))
    s.stipple(stream, ink, (72, 124), (72, 168), 0.05, 0.55)

    # the boys, in silhouette, each at another thing
    def rimmed(parts: list[tuple[skia.Path, Color]], light: Point) -> None:
        s.figure([parts], mix(key, haze, 0.4), light, 1.1)

    first = profile(50, 90, 10.6, 1, 16)
    rimmed(
        [
            (limb((42, 122, 3), (40, 134, 2.4), (38, 148, 2.2)), ink),
            (limb((50, 122, 3), (54, 134, 2.4), (52, 148, 2.2)), ink),
            (polygon((40, 98, 3), (52, 97, 3), (54, 124), (39, 124)), mix(ink, VIOLET, 0.35)),
            (first.head, ink),
            (limb((50, 100, 2.8), (58, 110, 2.2), (60, 122, 1.7)), ink),
            (taper((57, 112), 0.8, (66, 136), 0.8), ink),
            (oval(67, 138, 4.6, 2.4), ink),
        ],
        (1, 0.2),
    )
    second = profile(90, 84, 10.8, -1, -8)
    rimmed(
        [
            (limb((86, 120, 3), (84, 134, 2.4), (82, 146, 2.2)), ink),
            (limb((94, 120, 3), (98, 132, 2.4), (100, 146, 2.2)), ink),
            (polygon((84, 92, 3), (97, 91, 3), (98, 122), (83, 122)), mix(ink, VIOLET, 0.5)),
            (second.head, ink),
            (limb((86, 95, 2.8), (76, 92, 2.2), (73, 82, 1.7)), ink),
            (limb((96, 95, 2.8), (104, 104, 2.2), (100, 112, 1.7)), ink),
        ],
        (-1, 0.3),
    )
    s.fill(outline((84, 82), (84, 75, 90, 75), (96, 76, 95, 82), (89, 79, 84, 82)), key)
    third = profile(110, 118, 9.6, -1, 40)
    rimmed(
        [
            (outline((108, 150), (108, 134, 114, 126), (122, 124, 126, 132), (126, 150)), mix(ink, deep, 0.3)),
            (third.head, ink),
            (limb((112, 130, 2.6), (102, 138, 2.0), (96, 146, 1.6)), ink),
        ],
        (-1, 0.1),
    )
    s.rings(71.6, 74, [9.6], [mix(ink, deep, 0.2)], 0)
    s.gem(4, 71.6, 74, 6.2, 0, 1.6)
    for x, y, r in ((40, 70, 1.0), (96, 60, 1.2), (54, 80, 0.9), (88, 70, 1.1), (46, 56, 0.9), (106, 78, 1.0)):
        s.fill(oval(x, y, r), key)


def onyx_sorter(s: Gouache) -> None:
    """An old sorter looks at a black stone through her glass; one candle."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.fill(ALL, ink)
    # the glow from the lower right, in steps cut by the window's dark
    s.rings(
        112,
        122,
        [86, 66, 48, 31],
        [mix(ink, deep, 0.5), mix(ink, deep, 0.95), mix(deep, key, 0.2), mix(deep, key, 0.42)],
        0.6,
    )
    # face: close-up in profile to the right
    head = profile(46, 82, 58, 1, 6, neck=0.6)
    shawl = outline(
        (10, 172),
        (2, 110, 10, 74),
        (18, 46, 44, 44),
        (62, 44, 64, 56),
        (46, 60, 40, 76),
        (32, 100, 38, 124),
        (44, 148, 58, 172),
    )
    hair = outline((62, 58), (52, 52, 40, 58), (30, 68, 30, 92), (36, 98, 38, 84), (42, 64, 62, 58))
    s.figure(
        [
            [
                (head.head, mix(ink, key, 0.42)),
                (cut(head.head, head.shade), mix(key, haze, 0.22)),
                (both(head.head, head.wedge), mix(haze, key, 0.18)),
            ]
        ],
        "#fff6dc",
        (1, 0.5),
        1.3,
    )
    for k, density in ((0.8, 0.5), (1.8, 0.25)):
        s.stipple(
            both(head.head, cut(placed(head.shade, k), placed(head.shade, k - 1.0))),
            mix(ink, key, 0.42),
            (0, 0),
            (100, 0),
            density,
            density,
        )
    s.fill(hair, haze)
    s.stipple(hair, deep, (50, 60), (32, 90), 0.0, 0.7)
    s.figure([[(shawl, mix(ink, VIOLET, 0.5)), (drape(shawl, 26, -3), ink)]], mix(VIOLET, haze, 0.3), (1, 0.1), 1.0)
    s.stroke([(57, 71), (62, 68.6, 68, 70.6)], ink, 1.4)
    s.stroke([(65, 103.6), (70, 104)], mix(ink, key, 0.3), 1.2)
    s.stroke([(56, 96), (58, 100, 57, 104)], mix(ink, key, 0.5), 0.9)
    # the glass: a ring with the eye large in it
    s.fill(oval(76, 80, 16.4), mix(ink, key, 0.25))
    s.fill(oval(76, 80, 13.8), mix(haze, key, 0.12))
    eye = outline((64, 80), (74, 69, 88, 79), (76, 90, 64, 80))
    s.fill(eye, "#ffffff")
    s.fill(oval(77, 79.6, 6.0), mix(deep, VIOLET, 0.6))
    s.fill(oval(77, 79.6, 3.0), ink)
    s.fill(oval(75, 77.4, 1.5), "#ffffff")
    s.line(eye, ink, 1.1)
    s.stroke([(64, 75), (75, 64.6, 89, 75.4)], ink, 1.5)
    s.line(oval(76, 80, 15.1), "#ffc46a", 2.0)
    s.fill(taper((82, 94), 1.6, (88, 116), 2.4), ink)
    # the hands: one with the glass, one with the stone
    hold = pinch(88, 116, 0.8, -70)
    hand(s, hold, mix(ink, key, 0.5), "#fff6dc", (1, -0.2))
    lift = pinch(101, 96, 0.8, -130)
    hand(s, lift, mix(ink, key, 0.62), "#fff6dc", (1, 0.2))
    s.gem(4, 101, 90, 8.0, 0, 1.7)
    # the candle's flame at the edge
    s.fill(box(104, 140, 116, 172), haze)
    s.fill(outline((110, 118), (117, 130, 110, 138), (103, 130, 110, 118)), "#fff6dc")


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-33": Picture(
        onyx_crypt, ((64.0, 82.0), (88.0, 102.0)), "opens a grave", "yard of a crypt", "moon cut by a tree", seed=71
    ),
    "b1-34": Picture(
        onyx_knapper, ((84.0, 64.0), (58.0, 100.0)), "knaps a stone", "black beach", "white surf", seed=72
    ),
    "b1-35": Picture(
        onyx_ladder, ((78.0, 80.0), (78.0, 92.0)), "climbs a ladder", "pit", "stepped mouth of the pit", seed=73
    ),
    "b1-36": Picture(
        onyx_pump, ((54.0, 84.0), (75.0, 91.0)), "pump at a beam", "flooded level", "candle on a cap", seed=74
    ),
    "b1-37": Picture(
        onyx_trimmer,
        ((70.0, 92.0), (60.0, 80.0)),
        "lights the first lamp",
        "chapel of a mine",
        "first lamp of a row",
        seed=75,
    ),
    "b1-38": Picture(
        onyx_barge, ((84.0, 74.0), (62.0, 104.0)), "poles a barge", "black canal", "snow under an arch", seed=76
    ),
    "b1-39": Picture(
        onyx_slag, ((88.0, 84.0), (72.0, 76.0)), "wade for glints", "foot of a volcano", "line of lava", seed=77
    ),
    "b1-40": Picture(
        onyx_sorter,
        ((76.0, 80.0), (101.0, 90.0)),
        "looks through a glass",
        "table of a sorter",
        "candle from below",
        seed=78,
    ),
}
