"""Pictures of the diamond cards of level 2 of lace, glass and a rope."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import FINE, FULL, ROUND
from tools.art.base.faces import FaceTones, HeadPose, paint_face, paint_neck, rounded
from tools.art.base.figures import grip, hair_tones, hand, limb, pinch, planes, profile, skin_tone, small_hand
from tools.art.base.gouache import DIAMOND, FROST, MADDER, STRAW, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
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


def diamond_bubble(s: Gouache) -> None:
    """Close: a glass maker bends to his pipe and blows a great bubble of hot glass; a stone shines in its heart."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 40), (0, 160), [mix(deep, ink, 0.15), mix(deep, mid, 0.2), mix(deep, ink, 0.4)])
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
            0.3,
            (left, 60),
            (right + 30, 160),
        )
    # the bench in the light of the glass
    bench = polygon((-4, 140), (124, 134), (124, 176), (-4, 176))
    s.figure([[(bench, mix(ink, deep, 0.3))]], mix(key, haze, 0.35), (0, -1), 1.0)
    for rx, ry, tone in ((50, 13, mix(ink, key, 0.3)), (38, 9, mix(key, ink, 0.35))):
        s.fill(both(bench, oval(64, 160, rx, ry)), tone)
    with s.moved(-9):
        _glass_blower(s)
    # the glass: a round bubble that mirrors the windows, the stone in its heart
    bubble = oval(64, 136, 23.4, 22.8)
    neck = polygon((66.6, 119), (68.6, 107.4, 1), (73.6, 108.6, 1), (75, 122), (66, 122))
    s.figure([[(join(bubble, neck), mix(key, ink, 0.06))]], "#fff6e4", (0.8, -1), 1.3)
    s.fill(oval(62.4, 134, 20, 19.4), mix(key, haze, 0.3))
    s.fill(both(bubble, oval(71, 147, 19)), mix(key, haze, 0.55))
    s.fill(both(bubble, oval(72.6, 149, 14)), mix(haze, key, 0.3))
    s.fill(both(bubble, cut(oval(64, 136, 21.6, 21), oval(61.8, 133.8, 21.6, 21))), "#fffaf0")
    with s.moved(10.4, 33.4, 0.8):
        for pane in (
            ((45, 118), (48, 109, 55, 105.6), (56, 113), (50, 118, 48.6, 123)),
            ((58, 104.4), (62, 102.6, 66.4, 102.4), (65.6, 110), (61, 110.4, 58.6, 111.6)),
        ):
            s.fill(outline(*pane), "#ffffff")
    s.throw(DIAMOND, 65, 137, 16)
    s.gem(DIAMOND, 65, 137, 9.4, 0, 1.5)


def _glass_blower(s: Gouache) -> None:
    """Paint the glass maker close, bent to his pipe, both hands round it, the glow of the glass on his face and chest."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    light, rim = (-0.6, 0.8), "#fff3df"
    pose = HeadPose(103, 64, 30, -16, flip=True, profile=True, build=FULL)
    tones = FaceTones("#4e2a20", "#a9653f", "#ffc08c", "#b0503c")
    shirt = outline((98, 88), (108, 82, 116, 74), (140, 84), (140, 176), (104, 176), (102, 130, 98, 88))
    apron = outline((99, 96), (106, 92, 112, 92), (116, 130, 114, 176), (100, 176), (101, 130, 99, 96))
    linen = (mix(deep, ink, 0.35), mix(deep, mid, 0.2), mix(mid, haze, 0.5))
    leather = ("#3a221e", "#6e4632", "#c98a5c")
    hair = (ink, mix(ink, deep, 0.3), mix(deep, key, 0.3))
    rounded(s, shirt, linen, light, 3.0, rim)
    rounded(s, apron, leather, light, 2.4, rim)
    paint_neck(s, pose, tones, 0.24, rim)
    paint_face(s, pose, tones, rim, open_eyes=True)
    s.fill(pose.put(oval(0.22, 0.23, 0.11, 0.10)), "#c27c50")  # the cheek, puffed out and lit from the glass
    s.fill(pose.put(oval(0.25, 0.26, 0.06, 0.05)), "#e2a070")
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
    s.figure([[(taper(pose.at(0.37, 0.28), 1.2, (80, 110), 2.2), ink)]], rim, light, 0.8)
    skin_tones = ("#4a2a22", "#9a5c3c", "#f0ae7c")
    rounded(s, limb((114, 98, 4.6), (104, 104, 4.0), (95, 99, 2.8)), skin_tones, light, 1.4, rim)
    hand(s, grip(86.2, 95.4, 0.42, -66), "#a5663f", rim, light, 0.6)
    rounded(s, limb((119, 98, 6.4), (114, 114, 5.4), (100, 89, 3.4)), skin_tones, light, 1.9, rim)
    rounded(s, limb((121, 90, 8.4), (118, 103, 7.6)), linen, light, 2.4, rim)
    hand(s, grip(91.2, 83, 0.46, -60), "#b8744a", rim, light, 0.7)


def diamond_rope(s: Gouache) -> None:
    """Level 2: behind a rope dancer high over a snowed town: her pole lies on the air, the rope runs to a spire that bears the stone."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    warm = mix(haze, key, 0.3)
    s.wash(
        ALL,
        (0, 38),
        (0, 112),
        [mix(ink, deep, 0.5), mix(deep, mid, 0.2), mix(haze, key, 0.34), "#fff3e4"],
        stops=[0, 0.4, 0.74, 1],
    )
    s.stipple(box(-4, 34, 124, 90), mix(haze, key, 0.34), (50, 88), (44, 60), 0.6, 0.0)
    s.plane(
        outline((-4, 100), (24, 88, 50, 97), (84, 90, 128, 96), (128, 130), (-4, 130)),
        mix(mid, haze, 0.35),
        warm,
        92,
        116,
    )
    _snowed_town(s)
    _spire(s)
    # the rope, taut under her feet, and its shadow on the snow
    s.stroke([(30, 164), (78, 160), (128, 152)], mix(mid, deep, 0.35), 1.0, 0.7)
    for color, width in ((mix(ink, deep, 0.1), 1.9), (mix(STRAW, key, 0.25), 0.7)):
        s.stroke([(-4, 138), (65, 144.6), (83, 142.4), (128, 134)], color, width)
    _rope_dancer(s)
    with s.moved(0, -3):
        _lookers_on(s)


def _snowed_town(s: Gouache) -> None:
    """Paint the town from above: roofs under snow round a square."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    ground = box(-4, 112, 124, 176)
    s.wash(ground, (0, 112), (0, 172), [mix(haze, key, 0.16), FROST, mix(mid, FROST, 0.3)])
    roofs = (
        (36, 106, 15, 6), (54, 105, 12, 5.4), (8, 108, 22, 8), (86, 107, 13, 6), (118, 110, 20, 8),
        (2, 126, 30, 12), (44, 122, 22, 9), (122, 132, 30, 14),
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


def _lookers_on(s: Gouache) -> None:
    """Paint seven people below from behind, one mass of caps and shoulders, a child up on one of them, who waves."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    rim, light = "#fff3e0", (0.9, -0.6)
    wool, madder = mix(ink, deep, 0.25), mix(MADDER, ink, 0.25)
    people = (
        (37, 161, 4.0, wool, mix(key, ink, 0.25)),
        (75, 163, 3.9, mix(deep, ink, 0.4), MADDER),
        (46, 163, 4.2, mix(deep, ink, 0.4), wool),
        (66, 164, 4.2, madder, mix(deep, mid, 0.3)),
        (41, 169, 4.6, mix(key, ink, 0.5), mix(deep, ink, 0.3)),
        (56, 167, 4.6, wool, mix(STRAW, ink, 0.25)),
    )
    s.figure([[(limb((59, 154, 1.6), (63, 151, 1.3), (65.4, 146.8, 0.9)), madder)]], rim, light, 0.5)
    s.figure([[(outline((53, 166), (52, 154, 56, 153), (60, 153, 60, 166)), madder)]], rim, light, 0.6)
    s.figure(
        [[(oval(56.2, 150.4, 3.1, 3.4), mix(ink, key, 0.2))], [(oval(56.2, 149, 3.3, 2.3), STRAW)]], rim, light, 0.5
    )
    for x, y, r, coat, cap in people:
        back = outline(
            (x - r * 1.9, y + 14),
            (x - r * 1.9, y + r * 0.9, x, y + r * 0.7),
            (x + r * 1.9, y + r * 0.9, x + r * 1.9, y + 14),
        )
        hood = outline(
            (x - r * 1.02, y),
            (x - r, y - r * 1.1, x, y - r * 1.1),
            (x + r, y - r * 1.1, x + r * 1.02, y),
            (x, y + r * 0.3, x - r * 1.02, y),
        )
        s.figure([[(back, coat)], [(oval(x, y, r * 0.86, r), mix(ink, key, 0.26))], [(hood, cap)]], rim, light, 0.6)


def _spire(s: Gouache) -> None:
    """Paint the spire at the rope's far end, in shade but for its edge, the diamond for a finial."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    tower = polygon((94, 90), (110, 90), (111.4, 138), (92.6, 138))
    roof = polygon((102, 64), (112.6, 91), (91.4, 91))
    s.figure(
        [
            [(tower, mix(deep, mid, 0.4)), (both(tower, box(102.6, 86, 112, 140)), mix(haze, key, 0.2))],
            [(roof, mix(deep, ink, 0.1)), (both(roof, polygon((102, 58), (104, 92), (114, 92))), "#fffaf2")],
        ],
        "#fffaf2",
        (1, -0.3),
        0.8,
    )
    s.fill(arch(98, 103, 98, 108), ink)
    with s.clipped(roof):  # the light of the stone on the roof, and the eaves' shade
        for reach, strength in ((15, 0.5), (9, 0.6)):
            s.fill(oval(102, 62, reach * 0.8, reach), "#dbe9fb", strength)
    gold = mix(STRAW, key, 0.3)
    s.figure(
        [
            [
                (
                    outline(
                        (97, 60), (102, 64, 107, 60), (106, 67, 102.8, 68), (102, 74), (101.2, 68), (98, 67, 97, 60)
                    ),
                    gold,
                )
            ]
        ],
        "#fffaf2",
        (1, -0.6),
        0.6,
    )
    s.gem(DIAMOND, 102, 54.6, 8.6, 0, 1.6)
    for lean in (-1, 1):  # two claws over its edge
        s.stroke([(102 + lean * 6.4, 61.4), (102 + lean * 8.2, 59, 102 + lean * 6.6, 56.8)], gold, 1.3)


def _rope_dancer(s: Gouache) -> None:
    """Paint the dancer from behind, her face turned to the sun, one foot before the other, arms wide on the pole, in a dark jacket and a madder skirt."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    pole = ribbon([(35.4, 98, 0.9), (54, 90.4, 1.1), (71, 87.4, 1.2), (90, 87, 1.1), (114.6, 91.4, 0.9)], 10)
    x, y, h, tilt = 73.0, 68.2, 13.0, -4.0
    head, knot = profile(x, y, h, 1, tilt, neck=0.2, build=FINE), oval(68.4, 61.6, 3.4, 3.0)
    hair = placed(
        outline(
            *((0.36, -0.30), (0.34, -0.62, -0.10, -0.62), (-0.64, -0.56, -0.54, 0.10), (-0.42, 0.26, -0.26, 0.18)),
            *((-0.18, 0.0, -0.06, -0.20), (0.14, -0.28, 0.36, -0.30)),
        ),
        *(x, y, h, tilt),
    )
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
    back_leg = limb((70, 110, 4.2), (64.6, 125, 3.2), (62.6, 139, 1.9))
    front_leg = limb((75.6, 110, 4.2), (81.4, 123, 3.2), (80.4, 137.6, 1.9))
    feet = (
        outline(
            (60.6, 138.6),
            (64.4, 138.2),
            (66, 141, 70.4, 142.8),
            (70, 144.4, 66, 144.4),
            (60.4, 144),
            (59.8, 141, 60.6, 138.6),
        ),
        outline(
            (78.4, 137),
            (82.2, 136.8),
            (84, 139, 88.4, 139.8),
            (88.4, 141.2, 84, 142.2),
            (78.4, 142.6),
            (77.6, 139, 78.4, 137),
        ),
    )
    left, right = (
        limb((66, 82, 2.9), (56.6, 89.4, 2.3), (54.6, 91, 1.8)),
        limb((79.6, 82, 2.9), (88, 88.4, 2.3), (90.6, 87.8, 1.8)),
    )
    flesh, hose = skin_tone(s, 0.5), mix(ink, deep, 0.22)
    s.figure(
        [
            [(back_leg, mix(ink, deep, 0.1)), (feet[0], mix(MADDER, ink, 0.3))],
            [
                (front_leg, mix(deep, ink, 0.45)),
                (both(front_leg, placed(front_leg, -2.4, 0.4)), hose),
                (feet[1], MADDER),
            ],
            [
                (skirt, MADDER),
                (both(skirt, polygon((50, 96), (70.6, 96), (66, 120), (50, 120))), mix(MADDER, ink, 0.5)),
            ],
            [(neck, flesh)],
            [
                (jacket, mix(ink, deep, 0.35)),
                (both(jacket, polygon((60, 74), (69.6, 74), (70.4, 104), (60, 104))), ink),
            ],
            [(pole, mix(ink, key, 0.25))],
            [(left, mix(ink, deep, 0.1)), (small_hand(54, 90.6, 2.5, 150), flesh)],
            [(right, mix(ink, deep, 0.4)), (small_hand(91, 87.4, 2.5, 30), skin_tone(s, 0.66))],
            [*hair_tones(s, knot)],
            [*planes(s, head, skin_tone(s, 0.34), skin_tone(s, 0.6), mix(haze, key, 0.35)), (head.eye, ink)],
            [*hair_tones(s, hair)],
            [(ribbon([(68.0, 62.6, 1.0), (73, 62.4, 1.2), (77.6, 65.0, 1.0)], 6), key)],
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
        s.stroke([start, (*bend, *end)], mix(MADDER, ink, 0.4), 0.6)
    for y in (83, 87, 91, 95):
        s.stroke([(71.6, y), (74.4, y + 1.4)], mix(haze, key, 0.4), 0.5)
        s.stroke([(74.4, y), (71.6, y + 1.4)], mix(mid, key, 0.4), 0.5)


_LACE_SKIN: Final = ("#4c2a20", "#98603e", "#e0a474")
"""The lace maker's skin in shade, half light and light."""


def diamond_lace(s: Gouache) -> None:
    """Level 2: a lace maker crosses her bobbins by one candle, whose light a hanging diamond gathers on her pillow."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (50, 60), (124, 150), [mix(deep, ink, 0.15), mix(deep, ink, 0.45), mix(ink, deep, 0.35)])
    s.rings(
        46,
        58,
        [44, 31, 20, 11],
        [mix(deep, STRAW, 0.16), mix(mix(deep, mid, 0.7), STRAW, 0.35), mix(FROST, STRAW, 0.5), mix(haze, STRAW, 0.2)],
        0.5,
    )
    s.figure([[(box(-4, 115, 60, 120), mix("#7a4a34", ink, 0.2))]], mix(STRAW, haze, 0.3), (0, -1), 0.8)
    s.fill(box(-4, 120, 58, 176), mix(ink, deep, 0.2))
    s.figure([[(box(52, 41, 124, 44), mix(deep, mid, 0.2))]], haze, (-0.4, -1), 0.6)
    for at in range(5):  # a finished edging hangs from the rail
        x = 84 + at * 8.4
        for row in range(2):
            s.line(oval(x, 47 + row * 5.4, 3.2, 2.6), "#fffdf6", 0.8)
            s.fill(oval(x, 47 + row * 5.4, 0.9), "#fffdf6")
        s.line(outline((x - 4.2, 54), (x, 61, x + 4.2, 54)), "#fffdf6", 0.9)
    _bolster(s)
    _seated_lace_maker(s)
    _gathered_light(s)
    _bobbins(s)


def _seated_lace_maker(s: Gouache) -> None:
    """Paint the lace maker in profile, her face lowered to her work: linen cap, straw shawl, the light on her front."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    rim, light = "#fffdf4", (-1.0, -0.1)
    skin = _LACE_SKIN
    x, y, h, tilt = 99.0, 74.0, 21.0, -15.0
    head = profile(x, y, h, -1, tilt, neck=0.26, shut=True, build=ROUND)

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, y, h, tilt, flip=True)

    dress = outline(
        (97, 96), (104, 88, 114, 91), (124, 98, 126, 120), (128, 178), (78, 178), (86, 140, 94, 124), (93, 108, 97, 96)
    )
    shawl = outline((96, 94), (103, 84, 114, 88), (124, 94, 128, 112), (122, 124, 110, 118), (98, 112, 96, 94))
    far = limb((100, 100, 4.4), (90, 109, 3.8), (77, 101, 2.5))
    near = limb((111, 99, 5.6), (103, 122, 4.8), (86, 112, 3.0))
    linen = (mix(FROST, deep, 0.55), mix(FROST, mid, 0.15), "#fffdf6")
    rounded(s, far, linen, light, 1.8, rim)
    rounded(s, dress, (mix(MADDER, ink, 0.8), mix(MADDER, ink, 0.55), mix(MADDER, ink, 0.15)), light, 3.0)
    s.figure([[*planes(s, head, *skin), (head.eye, ink)]], rim, light, 0.9)
    rounded(
        s,
        shawl,
        (mix(STRAW, ink, 0.55), mix(STRAW, deep, 0.22), mix(STRAW, "#ffffff", 0.45)),
        light,
        3.4,
        rim,
        [
            outline((103, 90), (103, 104, 112, 114), (105, 104, 103, 90)),
            outline((109, 90), (110, 102, 118, 110), (112, 102, 109, 90)),
        ],
    )
    hair = put(
        outline(
            (0.10, -0.40),
            (0.34, -0.50, 0.36, -0.30),
            (0.14, -0.22, 0.0, -0.02),
            (-0.12, 0.06, -0.20, 0.06),
            (-0.10, -0.30, 0.10, -0.40),
        )
    )
    rounded(s, hair, (ink, mix(deep, ink, 0.35), mix(mid, deep, 0.35)), light, 1.2)
    cap = put(
        outline(
            *((-0.26, 0.24), (-0.62, 0.14, -0.60, -0.22), (-0.54, -0.66, 0.0, -0.66), (0.26, -0.64, 0.30, -0.44)),
            *((0.10, -0.36, 0.0, -0.20), (-0.08, 0.06, -0.26, 0.24)),
        )
    )
    rounded(
        s,
        cap,
        linen,
        light,
        2.4,
        rim,
        [put(outline((-0.2, 0.1), (-0.46, -0.20, -0.10, -0.56), (-0.38, -0.20, -0.2, 0.1)))],
    )
    for at in range(6):  # its edge of lace
        share = at / 5
        s.fill(put(oval(0.30 - 0.46 * share - 0.12 * share * (1 - share), -0.43 + 0.58 * share, 0.065)), "#fffdf6")
    s.fill(put(oval(-0.09, 0.26, 0.05)), key)
    rounded(s, near, linen, (-0.6, -0.8), 2.2, rim)


def _bolster(s: Gouache) -> None:
    """Paint the pillow, a bolster on its trestle: the strip of lace runs round it under its pins."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    for foot in (50, 76):
        s.figure([[(taper((63, 120), 1.6, (foot, 170), 2.0), mix(ink, key, 0.3))]], haze, (-1, -0.3), 0.7)
    s.figure([[(box(46, 133, 84, 136), mix(ink, key, 0.25))]], haze, (0, -1), 0.7)
    roll = outline(
        (44, 118), (42, 103, 58, 101), (72, 99, 82, 104), (92, 110, 88, 124), (80, 136, 62, 136), (46, 134, 44, 118)
    )
    rounded(s, roll, (ink, mix(ink, deep, 0.45), mix(deep, mid, 0.25)), (-0.5, -1), 3.4, "#fffdf4")
    strip = outline((54, 101), (66, 99, 76, 102), (80, 106, 78, 114), (66, 109, 52, 114), (49, 107, 54, 101))
    with s.clipped(roll):
        s.fill(strip, mix(deep, ink, 0.75))
        for column in range(4):
            for row in range(2):
                cx, cy = 56 + column * 6.4, 104.6 + row * 5 - 1.2 * math.sin(column)
                s.line(oval(cx, cy, 2.7, 2.1), "#fffdf6", 0.7)
                s.fill(oval(cx, cy, 0.8), "#fffdf6")
    for x, y, tone in ((54, 101, key), (60, 99.4, "#fffdf6"), (67, 98.6, key), (74, 100, "#fffdf6"), (79, 104, key)):
        s.stroke([(x, y + 2.6), (x, y - 1.4)], mix(mid, haze, 0.5), 0.5)
        s.fill(oval(x, y - 1.8, 1.1), tone)


def _gathered_light(s: Gouache) -> None:
    """Paint the candle, the diamond on its arm, and the cone of light that falls from it on the lace and the hands."""
    ink, haze, key = s.ink, s.haze, s.key
    s.shaft(polygon((41, 52), (45, 60), (60, 84), (66, 74)), "#fff3d0", 0.5, (42, 58), (64, 80))
    s.shaft(polygon((57, 76), (67, 74), (79, 103), (53, 103)), "#fff3d0", 0.75, (62, 76), (66, 108))
    stand = join(
        taper((43.7, 80), 1.3, (43.7, 108), 1.6),
        *(oval(43.7, y, r, r * 0.8) for y, r in ((84, 2.4), (93, 3.2), (102, 2.4))),
        outline((34, 116), (37, 108, 43.7, 107), (50.4, 108, 53.4, 116)),
    )
    s.figure(
        [[(stand, mix(STRAW, ink, 0.5)), (both(stand, box(44, 70, 60, 120)), mix(STRAW, ink, 0.12))]],
        haze,
        (1, -0.6),
        0.6,
    )
    s.stroke([(62, 44), (62, 70)], ink, 0.6)
    s.figure(
        [
            [(box(38, 76, 49.4, 79, 1), mix(STRAW, ink, 0.3))],
            [(box(41, 62, 46.4, 76), mix(haze, STRAW, 0.2)), (box(41, 62, 42.6, 76), mix(STRAW, ink, 0.3))],
        ],
        STRAW,
        (1, -0.2),
        0.8,
    )
    flame = outline((41, 61), (39.6, 53, 44, 45), (48.6, 54, 46.4, 61), (43.6, 63.4, 41, 61))
    s.fill(flame, key)
    s.fill(placed(flame, 43.7 * 0.4, 60.4 * 0.4, 0.6), "#fffdf4")
    s.gem(DIAMOND, 62, 77, 8.2, 0, 1.8)


def _bobbins(s: Gouache) -> None:
    """Paint the bobbins that hang from the lace, and the two that her fingers cross."""
    ink, key = s.ink, s.key
    woods = (mix(ink, key, 0.5), mix(key, ink, 0.25), "#f6d9c0")
    ends = ((52, 128), (57, 132), (62.4, 129), (67, 134), (72, 130), (77, 134), (82.4, 129), (86, 133))
    for number, (x, y) in enumerate(ends):
        start = (58 + number * 2.9, 111 + abs(number - 3.5) * 0.3)
        s.stroke([start, (x, y)], "#fffdf6", 0.5)
        stick = join(taper((x, y), 0.9, (x + (x - start[0]) * 0.3, y + 7), 1.5), oval(x, y, 1.4))
        s.line(stick, ink, 0.5)
        s.figure([[(stick, woods[number % 3])]], "#fffdf4", (-1, -0.4), 0.5)
        s.fill(oval(x + (x - start[0]) * 0.34, y + 9, 1.1), key if number % 2 else "#fffdf6")
    for (x, y), pin, turn, flip_k in (((67.6, 103.6), (62, 106), 12, 0.36), ((74, 113.6), (70, 110), -6, 0.42)):
        s.stroke([pin, (x, y)], "#fffdf6", 0.5)
        stick = join(taper((x + 0.6, y - 3), 0.9, (x - 1.6, y + 7.4), 1.5), oval(x - 1.8, y + 9.6, 1.2))
        s.line(stick, ink, 0.6)
        s.figure([[(stick, woods[2])]], "#fffdf4", (-1, -0.4), 0.5)
        hand(s, pinch(x, y, flip_k, turn, flip=True), mix(*_LACE_SKIN[1:], 0.35), "#fff3e0", (-1, -0.5), 0.5)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-05": Picture(
        diamond_bubble,
        ((84, 65), (65, 137), (82, 84)),
        "blows a bubble of glass",
        "hall of a glass house",
        "glow of hot glass",
        seed=45,
    ),
    "b2-02": Picture(
        diamond_rope,
        ((102, 55), (74, 69), (54, 91), (91, 88), (66, 142), (83, 140)),
        "walks a rope",
        "high over a snowed town",
        "winter dawn below a dark sky",
        seed=12,
    ),
    "b2-01": Picture(
        diamond_lace,
        ((62, 77), (92, 78), (68, 104), (74, 114)),
        "makes lace",
        "lace maker's chamber",
        "candle gathered by the stone",
        seed=11,
    ),
}
