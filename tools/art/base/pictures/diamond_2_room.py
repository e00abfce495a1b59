"""Pictures of the diamond cards of level 2 of lace, glass and a rope."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.base.faces import FaceTones, HeadPose, paint_face, paint_neck, rounded, strands
from tools.art.base.figures import grip, hand, limb, pinch, planes, profile, small_hand
from tools.art.base.gouache import DIAMOND, FROST, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
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


def diamond_bubble(s: Gouache) -> None:
    """Close: a glass maker bends to his pipe and blows a great bubble of hot glass; a stone shines in its heart."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 40), (0, 160), [mix(FROST, mid, 0.55), mix(FROST, haze, 0.2), mix(FROST, mid, 0.4)])
    # tall windows of the hall, pale with morning
    for left, right in ((20, 40), (48, 68)):
        pane = arch(left, right, 48, 104, 10)
        s.fill(placed(pane, 2.2, 1.4), mix(mid, deep, 0.25))
        s.wash(pane, (0, 40), (0, 104), [mix(haze, FROST, 0.5), "#fffdf6", "#fff3dc"])
        for y in (60, 78, 96):
            s.fill(box(left, y, right, y + 1.1), mix(mid, deep, 0.35))
        s.fill(box((left + right) / 2 - 0.6, 36, (left + right) / 2 + 0.6, 104), mix(mid, deep, 0.35))
        s.shaft(
            polygon((left, 60), (right, 60), (right + 44, 176), (left + 30, 176)),
            "#fff6e4",
            0.5,
            (left, 60),
            (right + 30, 160),
        )
    s.rings(67, 127, [44, 35], [mix(haze, key, 0.2), mix(haze, key, 0.42)], 0.4)
    _glass_blower(s)
    # the glass: a round bubble that mirrors the windows, the stone in its heart
    bubble = oval(67, 128, 28.4, 27.6)
    neck = polygon((76, 106), (80.4, 99, 1), (86, 102.4, 1), (86, 114), (74, 110))
    s.figure([[(join(bubble, neck), mix(key, ink, 0.06))]], "#fff6e4", (0.8, -1), 1.3)
    s.fill(oval(65, 125.4, 24.4, 23.4), mix(key, haze, 0.3))
    s.fill(both(bubble, oval(75, 141, 23)), mix(key, haze, 0.55))
    s.fill(both(bubble, oval(77, 143, 17)), mix(haze, key, 0.3))
    s.fill(both(bubble, cut(oval(67, 128, 26.4, 25.6), oval(64.4, 125.4, 26.4, 25.6))), "#fffaf0")
    for pane in (
        ((45, 118), (48, 109, 55, 105.6), (56, 113), (50, 118, 48.6, 123)),
        ((58, 104.4), (62, 102.6, 66.4, 102.4), (65.6, 110), (61, 110.4, 58.6, 111.6)),
    ):
        s.fill(outline(*pane), "#ffffff")
    s.throw(DIAMOND, 68, 130, 19)
    s.gem(DIAMOND, 68, 130, 11, 0, 1.5)


def _glass_blower(s: Gouache) -> None:
    """Paint the glass maker close, bent to his pipe, both hands round it, the glow of the glass on his face and chest."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    light, rim = (-0.6, 0.8), "#fff3df"
    head = profile(103, 63, 31, -1, -20)
    shirt = outline((98, 88), (108, 82, 116, 74), (128, 84), (128, 176), (104, 176), (102, 130, 98, 88))
    apron = outline((99, 96), (106, 92, 112, 92), (116, 130, 114, 176), (100, 176), (101, 130, 99, 96))
    linen = (mix(deep, ink, 0.35), mix(deep, mid, 0.2), mix(mid, haze, 0.5))
    leather = ("#3a221e", "#6e4632", "#c98a5c")
    hair = (ink, mix(ink, deep, 0.3), mix(deep, key, 0.3))
    rounded(s, shirt, linen, light, 3.0, rim)
    rounded(s, apron, leather, light, 2.4, rim)
    s.figure(
        [
            [
                *planes(s, head, "#5a3226", "#a9653f", "#ffc896"),
                (head.eye, ink),
            ]
        ],
        rim,
        light,
        1.0,
    )
    cheek = both(head.head, oval(91.4, 73.4, 5.2, 4.4, -20))  # puffed out, and lit from the glass
    s.fill(cheek, "#d98e5e")
    s.fill(both(cheek, placed(cheek, -1.4, 2.2)), "#ffb884")
    curls = join(
        *(
            oval(103 + x, 63 + y, r)
            for x, y, r in (
                (-8, -15, 5),
                (-1, -18, 5.6),
                (7, -16.6, 6),
                (13, -11, 6.2),
                (16, -3, 6),
                (15, 5, 5.4),
                (7, -8, 8),
                (10, 0, 7),
            )
        )
    )
    rounded(s, curls, hair, light, 1.8)
    for x, y in ((97, 49), (104, 46.6), (112, 49), (117, 55), (119, 63), (109, 56), (113, 66)):
        s.stroke([(x - 2, y), (x, y - 2.6, x + 2.2, y), (x + 1, y + 2)], hair[2], 0.7)
    band = ribbon([(90.4, 53.4, 1.9), (99, 53, 2.2), (108, 58, 2.3), (117, 66, 2.0)], 8)
    rounded(s, band, (mix(FROST, deep, 0.5), mix(FROST, haze, 0.4), "#ffffff"), light, 0.9)
    s.figure([[(taper((94.6, 75), 1.2, (81.6, 103), 2.2), ink)]], rim, light, 0.8)
    skin_tones = ("#4a2a22", "#9a5c3c", "#f0ae7c")
    rounded(s, limb((114, 98, 4.6), (104, 104, 4.0), (95, 99, 2.8)), skin_tones, light, 1.4, rim)
    hand(s, grip(86.2, 95.4, 0.42, -66), "#a5663f", rim, light, 0.6)
    rounded(s, limb((119, 98, 6.4), (114, 114, 5.4), (100, 89, 3.4)), skin_tones, light, 1.9, rim)
    rounded(s, limb((121, 90, 8.4), (118, 103, 7.6)), linen, light, 2.4, rim)
    hand(s, grip(91.2, 83, 0.46, -60), "#b8744a", rim, light, 0.7)


def diamond_rope(s: Gouache) -> None:
    """Level 2: behind a rope dancer high over a snowed town: her pole lies on the air, the rope runs to a spire's stone."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    warm = mix(haze, key, 0.3)
    s.wash(
        ALL, (0, 38), (0, 112), [mix(mid, deep, 0.5), mix(mid, haze, 0.45), "#fff3e4", warm], stops=[0, 0.35, 0.75, 1]
    )
    s.stipple(box(-4, 34, 124, 90), mix(mid, deep, 0.4), (20, 38), (50, 84), 0.7, 0.0)
    s.plane(
        outline((-4, 100), (24, 88, 50, 97), (84, 90, 128, 96), (128, 130), (-4, 130)),
        mix(mid, haze, 0.35),
        warm,
        92,
        116,
    )
    _snowed_town(s)
    _spire(s)
    # the rope, from under us to the spire
    s.fill(polygon((100.2, 93), (101.4, 93.4), (58, 176), (48.6, 176)), mix(ink, deep, 0.3))
    s.fill(polygon((101.0, 93), (101.4, 93.4), (58, 176), (55, 176)), mix(haze, key, 0.25))
    for share in (0.62, 0.68, 0.74, 0.80, 0.86, 0.92):
        x, y, half = 100.8 - 47.6 * share, 93 + 83 * share, 4.6 * share
        s.stroke([(x - half, y - 1.6), (x + half, y + 1.6)], mix(ink, deep, 0.1), 0.6)
    _rope_dancer(s)


def _snowed_town(s: Gouache) -> None:
    """Paint the town from above: roofs under snow on both sides of a square, and the crowd on it as dots."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    ground = box(-4, 112, 124, 176)
    s.wash(ground, (0, 112), (0, 172), [mix(haze, key, 0.16), FROST, mix(mid, FROST, 0.3)])
    roofs = (
        (6, 112, 22, 9), (34, 108, 18, 8), (58, 110, 14, 7), (112, 112, 20, 9),
        (2, 130, 30, 13), (36, 124, 20, 10), (104, 128, 28, 13), (116, 150, 34, 17), (16, 156, 40, 18),
    )  # fmt: skip
    for x, y, wide, high in roofs:
        ridge = x - wide * 0.08
        left = polygon((x - wide / 2, y + high * 0.55), (ridge - wide * 0.16, y - high * 0.5), (ridge, y + high * 0.62))
        right = polygon(
            (ridge - wide * 0.16, y - high * 0.5),
            (x + wide * 0.36, y - high * 0.44),
            (x + wide / 2, y + high * 0.55),
            (ridge, y + high * 0.62),
        )
        wall = polygon(
            (x - wide / 2, y + high * 0.55),
            (ridge, y + high * 0.62),
            (x + wide / 2, y + high * 0.55),
            (x + wide / 2, y + high * 1.3),
            (x - wide / 2, y + high * 1.3),
        )
        s.fill(wall, mix(deep, ink, 0.35))
        s.fill(left, mix(mid, deep, 0.35))
        s.fill(right, mix("#fffaf2", key, 0.05))
        for at in (-0.26, 0.06, 0.3):
            s.fill(
                box(x + wide * at, y + high * 0.8, x + wide * at + wide * 0.09, y + high * 1.06), mix(key, haze, 0.35)
            )
    lots = chance(21)
    for _ in range(46):
        x, y = 66 + 30 * next(lots), 124 + 34 * next(lots)
        r = 0.7 + (y - 120) * 0.02
        s.fill(outline((x, y), (x - 3.4 * r, y + 1.2 * r), (x - 0.6, y + 1.4 * r)), mid, 0.6)
        s.fill(oval(x, y, r * 0.8, r * 1.3), mix(ink, deep, 0.3) if next(lots) < 0.75 else key)


def _spire(s: Gouache) -> None:
    """Paint the spire at the rope's far end, in shade but for its edge, the diamond for a finial."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    tower = polygon((95, 82), (109, 82), (110, 128), (94, 128))
    roof = polygon((102, 58), (111.6, 83), (92.4, 83))
    s.figure(
        [
            [(tower, mix(deep, mid, 0.4)), (both(tower, box(102.6, 80, 112, 130)), mix(haze, key, 0.2))],
            [(roof, mix(deep, ink, 0.1)), (both(roof, polygon((102, 50), (104, 84), (114, 84))), "#fffaf2")],
        ],
        "#fffaf2",
        (1, -0.3),
        0.8,
    )
    s.fill(arch(98, 103, 90, 100), ink)
    s.stroke([(102, 60), (102, 52)], ink, 1.2)
    s.gem(DIAMOND, 102, 49.4, 7.4, 0, 1.5)


def _rope_dancer(s: Gouache) -> None:
    """Paint the dancer from behind, one foot before the other, arms wide on the pole, jacket and skirt in coral."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    pole = ribbon([(35.4, 98, 0.9), (54, 90.4, 1.1), (71, 87.4, 1.2), (90, 87, 1.1), (114.6, 91.4, 0.9)], 10)
    head, knot = oval(72.6, 69.4, 4.7, 5.8, 6), oval(73.4, 62.6, 2.9, 2.5)
    neck = polygon((70.6, 72), (75, 72), (75.8, 79), (69.6, 79))
    jacket = outline(
        (64.6, 80),
        (69, 77, 72.8, 78.4),
        (77, 77, 81, 79.4),
        (80.6, 88, 77.6, 96),
        (77, 99, 78, 101.4),
        (67, 101.4),
        (67.6, 98, 67, 95),
        (64.4, 88, 64.6, 80),
    )
    skirt = outline(
        (67, 99),
        (72.6, 101, 78, 99),
        (86, 106, 89.6, 113),
        (83, 113, 80.6, 116.4),
        (76, 113.6, 72, 117),
        (68, 113.4, 63, 115.4),
        (60, 112.6, 56.4, 112),
        (61, 105, 67, 99),
    )
    back_leg = limb((75.6, 110, 4.0), (78.6, 121, 3.0), (77, 131, 2.0))
    front_leg = limb((70.6, 110, 4.2), (67.6, 126, 3.3), (68.2, 141, 2.1))
    foot = outline((65.8, 140), (70.4, 139.6), (71, 145, 68.6, 149.6), (65.6, 150, 65.4, 146))
    left, right = (
        limb((66, 82, 2.9), (56.6, 89.4, 2.3), (54.6, 91, 1.8)),
        limb((79.6, 82, 2.9), (88, 88.4, 2.3), (90.6, 87.8, 1.8)),
    )
    flesh, stocking = mix(ink, key, 0.5), "#fffaf2"
    s.figure(
        [
            [(back_leg, mix(FROST, deep, 0.3)), (polygon((74.6, 130), (79, 130), (78.4, 135.6), (75, 136)), ink)],
            [
                (front_leg, stocking),
                (both(front_leg, polygon((58, 104), (68.4, 104), (66.4, 145), (58, 145))), mix(FROST, deep, 0.35)),
                (foot, ink),
            ],
            [(skirt, key), (both(skirt, polygon((50, 96), (70.6, 96), (66, 120), (50, 120))), mix(key, ink, 0.5))],
            [(neck, flesh)],
            [
                (jacket, mix(ink, deep, 0.35)),
                (both(jacket, polygon((60, 74), (69.6, 74), (70.4, 104), (60, 104))), ink),
            ],
            [(pole, mix(ink, key, 0.25))],
            [(left, mix(ink, deep, 0.1)), (small_hand(54, 90.6, 2.5, 150), flesh)],
            [(right, mix(ink, deep, 0.4)), (small_hand(91, 87.4, 2.5, 30), mix(ink, key, 0.66))],
            [(head, ink), (knot, ink), (oval(77.2, 70.6, 1.2, 1.9), mix(ink, key, 0.62))],
            [(ribbon([(68.4, 66.4, 0.9), (73, 65.2, 1.1), (77.2, 66.8, 0.9)], 6), key)],
        ],
        "#fff4e0",
        (1, -0.45),
        0.95,
    )
    for start, bend, end in (
        ((70.6, 102), (66, 108), (63.6, 114)),
        ((73, 102), (73, 109), (72.6, 115.6)),
        ((76, 102), (80, 108), (82.4, 112)),
    ):
        s.stroke([start, (*bend, *end)], mix(key, ink, 0.4), 0.6)
    for y in (83, 87, 91, 95):
        s.stroke([(71.6, y), (74.4, y + 1.4)], mix(haze, key, 0.4), 0.5)
        s.stroke([(74.4, y), (71.6, y + 1.4)], mix(mid, key, 0.4), 0.5)


def diamond_lace(s: Gouache) -> None:
    """Level 2: across her pillow: a lace maker crosses her bobbins by the light that a flask of water gathers."""
    deep, mid, haze, key = s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (112, 60), (24, 120), ["#fffaf0", mix(haze, FROST, 0.45), mix(FROST, mid, 0.75)])
    s.rings(108, 55, [34, 22, 13], [mix(haze, key, 0.10), mix(haze, key, 0.22), "#fff6e4"], 0)
    s.fill(box(-4, 36, 124, 41), mix(mid, deep, 0.35))
    for at in range(4):  # a finished edging on the rail
        x = 34 + at * 7.6
        s.fill(box(x - 4, 41, x + 4, 55), mix(mid, deep, 0.55))
        for row in range(2):
            s.line(oval(x, 45 + row * 5.6, 2.7), "#fffaf2", 0.7)
            s.fill(oval(x, 45 + row * 5.6, 0.8), "#fffaf2")
        s.line(oval(x, 55.6, 3.6, 3.0), "#fffaf2", 0.8)
    s.fill(box(30, 41, 61, 42.2), mix(deep, s.ink, 0.3))
    _lace_maker(s)
    _pillow(s)
    _flask(s, 108, 77)
    _lace(s, 76, 110)
    _bobbins(s, 76, 110)


def _lace_maker(s: Gouache) -> None:
    """Paint the lace maker, her face turned to the flask and lowered: grey hair under a small cap, plum dress, shawl."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = "#fffaf0"
    pose = HeadPose(72, 65, 24, 9, profile=True)
    tones = FaceTones("#4a2a24", "#9c6248", "#e0a47c", "#c4503c")
    shadow = join(oval(50, 70, 12, 14, 10), outline((30, 132), (30, 96, 42, 90), (48, 82), (58, 84), (64, 132)))
    s.fill(shadow, mix(mid, deep, 0.42), 0.5)
    dress = outline((40, 130), (36, 98, 52, 89), (62, 85, 71, 84), (84, 84, 93, 89), (108, 98, 110, 130))
    shawl = outline(
        *((38, 112), (42, 92, 61, 84.6), (64, 94, 74, 100), (84, 94, 84.6, 84.6), (102, 90, 108, 112)),
        *((92, 120, 77, 120), (58, 120, 38, 112)),
    )
    bun = pose.put(oval(-0.50, -0.10, 0.19, 0.22))
    crown = pose.put(
        outline(
            *((-0.26, 0.20), (-0.56, 0.10, -0.50, -0.24), (-0.44, -0.62, -0.02, -0.61), (0.30, -0.60, 0.355, -0.30)),
            *((0.28, -0.40, 0.10, -0.42), (-0.12, -0.36, -0.16, -0.10), (-0.20, 0.02, -0.26, 0.20)),
        )
    )
    cap = pose.put(
        outline(
            *((-0.60, 0.02), (-0.68, -0.34, -0.42, -0.58), (-0.22, -0.74, 0.04, -0.66), (-0.10, -0.48, -0.22, -0.34)),
            (-0.36, -0.16, -0.36, 0.08),
        )
    )
    hair = (ink, mix(deep, ink, 0.35), mix(mid, deep, 0.35))
    rounded(s, dress, (ink, mix(deep, ink, 0.55), mix(deep, ink, 0.1)), (1, -0.6), 3.2, rim)
    paint_neck(s, pose, tones, 0.16, rim)
    rounded(
        s,
        shawl,
        (mix(FROST, deep, 0.62), mix(FROST, deep, 0.12), "#fffaf2"),
        (1, -0.5),
        4.0,
        rim,
        [
            outline((62, 87), (68, 99, 76, 102.4), (67, 100, 62, 87)),
            outline((84, 88), (80, 98, 75, 102), (82, 98, 84, 88)),
            outline((46, 98), (58, 106, 70, 106), (56, 108, 46, 98)),
            outline((101, 98), (92, 105, 82, 105), (93, 107, 101, 98)),
        ],
    )
    rounded(s, bun, hair, (1, -0.5), 1.4)
    paint_face(s, pose, tones, rim)
    rounded(
        s,
        crown,
        hair,
        (1, -0.6),
        1.8,
        None,
        strands(pose, ((-0.20, 0.02, -0.20, -0.44, 0.24, -0.46), (-0.32, 0.06, -0.38, -0.44, 0.02, -0.54)), 0.012),
    )
    rounded(s, cap, (mix(FROST, deep, 0.55), mix(FROST, mid, 0.2), "#fffdf6"), (1, -0.6), 2.4, rim)
    for share in range(6):  # the cap's edge of lace
        a = share / 5
        u, v = 0.02 - 0.36 * a - 0.10 * a * (1 - a), -0.64 + 0.70 * a
        s.fill(oval(*pose.at(u, v), 1.5), "#fffdf6")
        s.fill(oval(*pose.at(u, v), 0.6), mix(deep, ink, 0.3))
    s.fill(oval(*pose.at(-0.235, 0.20), 0.9), mix(key, haze, 0.3))


def _pillow(s: Gouache) -> None:
    """Paint the pillow in perspective: a dark drum with its sheen, the pattern's card on it, the arms on both sides."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    drum = outline(
        (30, 112), (36, 97, 76, 96), (116, 97, 122, 112), (126, 140, 118, 178), (34, 178), (24, 140, 30, 112)
    )
    s.figure([[(drum, mix(deep, ink, 0.4))]], mix(haze, key, 0.35), (0.5, -1), 1.1)
    s.wash(both(drum, polygon((20, 96), (56, 96), (46, 178), (20, 178))), (28, 0), (56, 0), [ink, ink], [0.8, 0.0])
    s.stipple(drum, mix(mid, haze, 0.2), (112, 98), (92, 122), 0.6, 0.0)
    sleeves = (
        limb((44, 108, 7.4), (38, 124, 6.4), (50, 128, 4.4)),
        limb((104, 108, 7.2), (112, 124, 6.2), (102, 128, 4.2)),
    )
    for number, sleeve in enumerate(sleeves):
        s.fill(placed(sleeve, -1.5, 3), ink, 0.45)
        cool = 0.5 - 0.3 * number
        rounded(s, sleeve, (mix(FROST, deep, 0.7), mix(FROST, deep, cool), "#fffaf2"), (0.7, -1), 2.4, "#fffaf0")


def _flask(s: Gouache, x: float, y: float) -> None:
    """Paint the flask of water on its stand about a point, a candle behind it, and the spot it throws on the pillow."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    ray = polygon((x - 6, y - 4), (x - 2, y + 8), (70, 124), (62, 106))
    s.shaft(ray, mix(haze, key, 0.2), 0.75, (x - 6, y), (64, 114))
    s.fill(outline((x - 2, y - 10), (x - 3.6, y - 18, x, y - 25), (x + 4.4, y - 17, x + 2.6, y - 10)), key)
    s.fill(outline((x - 1, y - 11), (x - 1, y - 15, x + 0.2, y - 19), (x + 2, y - 15, x + 1.4, y - 11)), "#fffdf4")
    s.fill(box(x - 2, y - 10.4, x + 2.4, y + 18), mix(haze, key, 0.25))
    globe = oval(x - 1, y + 3, 10.4)
    s.fill(globe, mix(key, haze, 0.5), 0.72)
    s.fill(both(globe, placed(globe, 5, 6)), mix(deep, key, 0.5), 0.6)
    s.line(globe, "#fffaf0", 0.9)
    s.fill(oval(x - 5, y - 0.4, 2.2, 4.2, 24), "#ffffff")
    s.fill(oval(x + 3.6, y + 8, 1.5, 2.4, 30), "#fff3dc")
    stand = polygon((x - 8, y + 13), (x + 7, y + 13), (x + 9, y + 24), (x - 10, y + 24))
    s.figure([[(stand, mix(ink, key, 0.28))]], mix(haze, key, 0.3), (-0.3, -1), 0.7)


def _lace(s: Gouache, x: float, y: float) -> None:
    """Paint the lace about a point: rings of net, petals, pins, and the stone sewn in for the flower's eye."""
    ink, deep, mid = s.ink, s.deep, s.mid
    card = oval(x, y - 1, 24, 12.4)
    s.fill(card, mix(deep, ink, 0.7))
    thread = "#fffaf0"
    for number in range(16):
        turn = number * 22.5
        cx, cy = x + 18.4 * math.cos(math.radians(turn)), y - 1 + 9.4 * math.sin(math.radians(turn))
        s.line(oval(cx, cy, 3.5, 2.1), thread, 0.7)
        s.line(oval(cx, cy, 1.5, 0.9), mix(thread, mid, 0.3), 0.5)
    for number in range(10):
        turn = number * 36 + 18
        cx, cy = x + 11 * math.cos(math.radians(turn)), y - 1 + 5.6 * math.sin(math.radians(turn))
        petal = oval(cx, cy, 4.2, 2.0, turn * 1.0 if number % 5 else turn)
        s.line(petal, thread, 0.8)
        s.stroke([(x, y - 1), (cx, cy)], mix(thread, mid, 0.4), 0.5)
    s.line(oval(x, y - 1, 22.6, 11.6), thread, 0.7)
    for number in range(12):
        turn = number * 30 + 10
        cx, cy = x + 23 * math.cos(math.radians(turn)), y - 1 + 11.8 * math.sin(math.radians(turn))
        s.stroke([(cx, cy), (cx + 0.6, cy - 4)], mix(mid, "#ffffff", 0.5), 0.5)
        s.fill(oval(cx + 0.6, cy - 4.2, 0.9), s.key)
    s.throw(DIAMOND, x, y - 1, 23, 0.52)
    s.gem(DIAMOND, x, y - 3, 7.8, 0, 1.5)


def _bobbins(s: Gouache, x: float, y: float) -> None:
    """Paint the threads that run to us, a bobbin at each end, and both hands, which cross two of them."""
    ink, haze, key = s.ink, s.haze, s.key
    for number in range(13):
        turn = 34 + number * 9.3
        start = (x + 20 * math.cos(math.radians(turn)), y + 10 * math.sin(math.radians(turn)))
        end = (x + 47 * math.cos(math.radians(turn)), y + 35 * math.sin(math.radians(turn)) + (number % 2) * 3)
        s.stroke([start, end], "#fffaf0", 0.5)
        lean = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
        wood = (mix(key, ink, 0.3), mix(haze, key, 0.3), mix(ink, key, 0.3))[number % 3]
        bobbin = join(
            placed(taper((0, 0), 1.1, (8, 0), 0.8), *end, 1, lean),
            placed(oval(10.4, 0, 3.6, 1.9), *end, 1, lean),
            placed(oval(0.4, 0, 1.2, 1.7), *end, 1, lean),
        )
        s.figure([[(bobbin, wood)]], "#fff6e6", (0.5, -1), 0.5)
        s.fill(placed(oval(15, 0, 1.1), *end, 1, lean), key if number % 2 else "#fffaf0")
    rim = "#fff3e2"
    for px, py, turn, flip, tone in (
        (63, 131, -8, False, "#9c6248"),
        (89, 131, 188, True, "#b87c5a"),
    ):
        held_bobbin = taper((px + (2 if flip else -2), py - 5), 1.2, (px + (-3 if flip else 3), py + 10), 2.0)
        s.figure([[(held_bobbin, mix(haze, key, 0.35))]], rim, (0.5, -1), 0.5)
        hand(s, pinch(px, py, 0.56, turn, flip), tone, rim, (0.6, -1), 0.6)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-05": Picture(
        diamond_bubble,
        ((92, 65), (68, 130), (91, 84)),
        "blows a bubble of glass",
        "hall of a glass house",
        "glow of hot glass",
        seed=45,
    ),
    "b2-02": Picture(
        diamond_rope,
        ((102, 49), (72, 69), (54, 91), (91, 88), (68, 141)),
        "walks a rope",
        "high over a snowed town",
        "pale winter sun along the roofs",
        seed=12,
    ),
    "b2-01": Picture(
        diamond_lace,
        ((76, 107), (74, 68), (62, 131), (90, 131)),
        "makes lace",
        "lace maker's chamber",
        "candle through a flask of water",
        seed=11,
    ),
}
