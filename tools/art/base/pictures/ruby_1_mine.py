"""Pictures of the ruby cards of level 1 of cave, mine and grass."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.contours import CHILD, FULL, ROUND
from tools.art.base.faces import FaceTones, HeadPose, paint_face, paint_neck, rounded
from tools.art.base.figures import (
    bare_arm,
    drape,
    flank,
    grip,
    hair_tones,
    hand,
    limb,
    pinch,
    planes,
    profile,
    shoe,
    small_hand,
    umber,
)
from tools.art.base.gouache import RUBY, STONES, Gouache
from tools.art.base.hair import CAP, CROPPED
from tools.art.base.pigments import SAFFRON, STEEL, WINE
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


def ruby_painter(s: Gouache) -> None:
    """By the torch in her hand a painter of caves reaches across its light and presses a ruby in as a bison's eye."""
    s.key = SAFFRON
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    wall = mix(mix(mid, haze, 0.16), "#a8492c", 0.45)
    s.fill(ALL, wall)
    s.rings(*_TORCH, (46, 27), (mix(wall, "#ffb46a", 0.62), "#ffe9b8"), 0.5)
    _painted_bison(s)
    s.fill(polygon((-4, 30), (26, 30), (14, 52), (16, 84), (6, 112), (20, 140), (44, 156), (60, 178), (-4, 178)), ink)
    s.fill(polygon((124, 84), (112, 100), (118, 130), (104, 178), (124, 178)), mix(ink, deep, 0.3))
    _cave_painter(s)


_TORCH: Final = (52.0, 117.0)
"""Where the flame of the cave painter's torch is."""


def _painted_bison(s: Gouache) -> None:
    """Paint the bison as on rock, flat and in one earth, two of its legs alone; its eye is a ruby."""
    earth = mix(s.deep, s.ink, 0.42)
    body = outline(
        *((37, 88), (34, 80, 39, 72), (42, 63, 51, 60), (58, 44, 74, 42), (88, 41, 96, 52), (108, 56, 114, 66)),
        *((117, 76, 112, 82), (113, 90, 107, 96), (104, 101, 106, 108), (99, 108.6), (97, 102, 98, 97)),
        *((96, 92, 93, 88), (86, 84, 78, 88), (74, 91, 73, 96), (71, 101, 73, 108), (66, 108.6)),
        *((64, 102, 65, 95), (60, 97, 57, 94), (54, 99, 47, 100), (48, 95, 46, 92), (40, 94, 37, 88)),
    )
    horn = ribbon([(50, 62, 2.8), (43, 60, 2.5), (39.6, 53, 1.7), (43, 46.6, 0.3)], 12)
    tail = ribbon([(113, 66, 1.3), (118, 72, 1.1), (118, 82, 1.6), (116, 90, 0.3)], 10)
    whole = join(body, horn, tail)
    s.fill(whole, earth)
    hump = outline((56, 56), (62, 45, 74, 45), (86, 44, 92, 53), (78, 49, 68, 54), (60, 60, 57, 70), (53, 62, 56, 56))
    s.fill(hump, mix(s.mid, earth, 0.45))
    s.fill(oval(49.4, 75.4, 8.6, 7.0, -18), mix(s.haze, s.mid, 0.1))
    s.gem(RUBY, 49.4, 75.4, 7.2, 10, 1.3)


def _cave_painter(s: Gouache) -> None:
    """Paint the painter dark across her torch's light, her face and one hand lifted to the eye."""
    ink, mid, key = s.ink, s.mid, s.key
    rim, light = "#ffdcae", (-1.0, -0.15)
    pose = HeadPose(83, 113, 21, 16, True, FULL)
    tones = FaceTones(umber(s, 0.04), umber(s, 0.2), umber(s, 0.5))
    skin = (ink, umber(s, 0.1), umber(s, 0.34))
    hair = (ink, mix(ink, "#3a1a10", 0.4), "#7a3a1c")
    x, y = _TORCH
    flame = placed(
        outline((0, 10), (-7.4, 6, -4.4, -1), (-1, -5, -1.6, -12.4), (4, -7, 6.4, -1), (8, 7, 0, 10)), x, y + 1
    )
    far = bare_arm((84, 138), (71, 112), (58, 86), 1.2)
    near = bare_arm((98, 144), (82, 162), (60, 149), 1.35)
    trunk = outline(
        (106, 138), (98, 127, 84, 127), (70, 128, 76, 150), (78, 166, 74, 178), (124, 178), (118, 152, 106, 138)
    )
    fur = outline((112, 146), (98, 138, 92, 156), (84, 164, 77, 158), (72, 178), (124, 178), (122, 160, 112, 146))
    bun = pose.put(
        outline((-0.30, -0.44), (-0.62, -0.62, -0.74, -0.28), (-0.80, 0.02, -0.50, 0.06), (-0.28, -0.10, -0.30, -0.44))
    )
    rounded(s, far, skin, light, 1.3, rim)
    torch = taper((58, 164), 1.7, (52.4, 127), 2.6)
    rounded(s, torch, (ink, mix(ink, "#5a2a18", 0.4), "#a8562a"), light, 1.0, rim)
    s.fill(flame, mix(mid, "#ff9a3c", 0.6))
    s.fill(placed(flame, x * 0.36, (y + 9) * 0.36, 0.64), "#ffcf6a")
    s.fill(placed(flame, x * 0.66, (y + 9) * 0.66, 0.34), "#fffdf4")
    paint_neck(s, pose, tones, 0.5)
    rounded(s, trunk, skin, light, 2.0, rim)
    rounded(s, fur, (mix(key, ink, 0.84), mix(key, ink, 0.6), mix(key, ink, 0.2)), light, 2.2, rim)
    rounded(s, bun, hair, light, 1.1, rim)
    paint_face(s, pose, tones, rim, open_eyes=True)
    crown = pose.put(
        outline(
            *((-0.26, 0.20), (-0.54, 0.06, -0.49, -0.24), (-0.42, -0.62, -0.02, -0.61), (0.30, -0.61, 0.355, -0.27)),
            *((0.20, -0.42, 0.06, -0.38), (-0.14, -0.32, -0.16, -0.06), (-0.18, 0.08, -0.26, 0.20)),
        )
    )
    rounded(s, crown, hair, light, 1.3, rim)
    s.stroke([pose.at(-0.30, 0.10), (*pose.at(-0.34, -0.46), *pose.at(0.20, -0.56))], key, 1.2)
    rounded(s, near, skin, light, 1.3, rim)
    hand(s, grip(57, 147.4, 0.34, -98, flip=True), umber(s, 0.3), rim, light, 0.6)
    hand(s, pinch(53.4, 79.6, 0.42, 232), umber(s, 0.3), rim, light, 0.6)


def ruby_carter(s: Gouache) -> None:
    """A carter throws his weight against a heaped cart: dark before the day at the mouth of the adit, where a ruby lights up."""
    s.key = STEEL
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 0), (96, 0), [mix(mix(ink, deep, 0.35), WINE, 0.2), mix(deep, ink, 0.25)])
    _adit(s)
    floor = polygon((-4, 142), (128, 142), (128, 176), (-4, 176))
    s.fill(floor, mix(ink, deep, 0.4))
    s.wash(
        polygon((30, 143), (128, 143), (128, 176), (6, 176)),
        (20, 0),
        (124, 0),
        [mix(deep, ink, 0.35), mix(mid, haze, 0.3)],
    )
    s.stipple(floor, mix(ink, deep, 0.3), (118, 146), (54, 168), 0.0, 0.8)
    for x in range(2, 124, 15):
        s.fill(box(x, 147, x + 9, 151, 0.8), ink)
    s.fill(box(-4, 144, 124, 146.8), mix(ink, deep, 0.1))
    s.fill(box(56, 143.6, 124, 144.6), "#fff3da")
    _ore_cart(s)
    _carter(s)


def _adit(s: Gouache) -> None:
    """Paint the mouth of the adit in steps of daylight with hills before it, cloven rock, and a timber frame."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    mouth = outline((30, 150), (32, 112, 44, 80), (58, 54, 90, 44), (112, 40, 132, 42), (132, 150))
    for scale, tone in ((1.22, mix(deep, mid, 0.6)), (1.1, mix(mid, haze, 0.25)), (1.0, mix(haze, mid, 0.08))):
        step = placed(mouth, 132 - 132 * scale, 146 - 146 * scale, scale)
        s.fill(step, tone)
        s.stipple(step, mix(deep, mid, 0.5), (80, 90), (26, 74), 0.0, 0.7)
    with s.clipped(mouth):
        s.fill(oval(112, 76, 25), "#fff3da")
        s.spot(112, 76, 24.6, 36, "#fff3da", 0.6)
        s.fill(
            outline((24, 122), (66, 96, 100, 108), (116, 100, 132, 104), (132, 150), (24, 150)), mix(haze, mid, 0.34)
        )
        s.fill(
            outline((24, 140), (70, 124, 106, 130), (120, 124, 132, 126), (132, 150), (24, 150)), mix(mid, haze, 0.2)
        )
    rock = mix(mix(ink, deep, 0.55), WINE, 0.34)
    for points, tone in (
        (((-4, 30), (52, 30), (40, 48), (20, 58), (-4, 52)), mix(rock, mid, 0.1)),
        (((20, 58), (40, 48), (30, 84), (18, 92)), rock),
        (((18, 92), (30, 84), (30, 112), (20, 124)), mix(rock, mid, 0.14)),
        (((-4, 52), (20, 58), (18, 92), (-4, 104)), mix(mix(ink, deep, 0.4), WINE, 0.24)),
        (((-4, 104), (18, 92), (20, 124), (16, 150), (-4, 150)), mix(mix(ink, deep, 0.5), WINE, 0.3)),
    ):
        s.figure([[(polygon(*points), tone)]], mix(tone, mid, 0.4), (1, 0.2), 0.9)
    post = polygon((23, 46), (31, 46), (31, 150), (22, 150))
    s.figure([[(post, mix(ink, deep, 0.2))]], mix(haze, mid, 0.05), (1, 0), 1.1)
    beam = polygon((18, 43), (128, 34), (128, 41), (18, 50))
    s.figure([[(beam, mix(ink, deep, 0.3))]], mix(haze, mid, 0.1), (0.4, 1), 0.9)
    brace = taper((30, 66), 1.6, (46, 48), 1.6)
    s.figure([[(brace, mix(ink, deep, 0.3))]], mix(haze, mid, 0.1), (1, 0.4), 0.7)


def _ore_cart(s: Gouache) -> None:
    """Paint the cart from its side, iron bands, wheels, the heap of ore and the stone on it in the light of day."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = "#fff3da", (1, -0.6)
    lots = chance(7)
    for x, y, r in (
        *((77, 93, 6), (88, 90, 7), (101, 93, 6.4), (108, 94, 4), (82, 87, 5.4), (97, 86, 6), (72, 95, 4), (90, 95, 6)),
    ):
        turn = 360 * next(lots)
        lump = polygon(*(around(x, y, r * (0.85 + 0.3 * next(lots)), turn + step * 60) for step in range(6)))
        s.figure([[(lump, mix(ink, deep, 0.5 + 0.4 * next(lots)))]], mix(haze, mid, 0.2), light, 0.8)
    s.gem(RUBY, 91, 79, 10.4, 18, 1.7)
    s.fill(polygon((80, 92), (85, 86), (91, 90), (98, 86), (103, 93)), mix(ink, deep, 0.6))
    for x in (80, 103):
        s.figure([[(cut(oval(x, 137, 7.4), oval(x, 137, 2.4)), ink)]], rim, light, 0.8)
    tub = polygon((67, 93, 1.5), (115, 93, 1.5), (109, 131, 3), (74, 131, 3))
    s.figure([[(tub, mix(key, ink, 0.25)), (flank(tub, 92, -3), mix(key, ink, 0.62))]], rim, light, 1.3)
    for top in (93, 111):
        s.fill(both(tub, box(60, top, 120, top + 3.4)), mix(key, ink, 0.78))
    for x in (73, 91, 109):
        s.fill(oval(x, 94.8, 1.0), mix(haze, key, 0.3))
    s.figure([[(limb((62, 103, 1.7), (71, 103, 1.7)), ink)]], rim, light, 0.6)


def _carter(s: Gouache) -> None:
    """Paint the carter aslant from his heel to his hands, head between his arms."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(56, 80, 14.5, 1, 20, neck=0.24, build=ROUND)
    hair = placed(CROPPED, 56, 80, 14.5, 20)
    knot = outline((-0.46, -0.12), (-0.66, -0.02, -0.78, 0.22), (-0.60, 0.14, -0.44, 0.02))
    kerchief = placed(join(CAP, knot), 56, 80, 14.5, 20)
    shirt = outline((46, 90), (52, 85, 58, 90), (58, 98, 50, 108), (44, 117, 33, 112), (36, 98, 46, 90))
    s.figure(
        [
            [(limb((55, 92, 3.6), (60, 99, 3.0), (65, 101, 2.2)), umber(s, 0.3))],
            [
                (limb((40, 111, 6.0), (53, 120, 4.4), (49, 138, 2.8)), mix(key, ink, 0.6)),
                (shoe(49, 144, 1, 0.9), ink),
            ],
            [
                (limb((38, 111, 6.2), (34, 126, 4.4), (24, 138, 2.8)), mix(ink, key, 0.12)),
                (placed(shoe(0, 0, 1, 0.9), 21, 144, 1, 14), ink),
            ],
            [(shirt, mix(haze, deep, 0.18)), (drape(shirt, 44, 8), mix(deep, haze, 0.3))],
            [
                *planes(s, head, umber(s, 0.26), umber(s, 0.5), umber(s, 0.9)),
                (head.eye, ink),
                *hair_tones(s, hair),
            ],
            [(kerchief, key), (drape(kerchief, 54, -2), mix(key, ink, 0.4))],
            [
                (bare_arm((51, 93), (57, 105), (65, 103), 1.0), umber(s, 0.46)),
                (small_hand(66, 102.6, 3.0, -20), umber(s, 0.5)),
            ],
        ],
        "#ffe6c4",
        (1, -0.5),
        1.0,
    )


def ruby_elephant(s: Gouache) -> None:
    """Level 1: at a ford an elephant lifts a ruby in its trunk to the child that lies on its brow."""
    _striped_water(s)
    s.gem(RUBY, 43.4, 56, 10.8, 14, 0)
    _elephant(s)
    _child_on_brow(s)
    s.sparkle(STONES[RUBY][3], 43.4, 56, 10, 0.9)
    _ford(s)


def _striped_water(s: Gouache) -> None:
    """Paint a low bank of cloud, the sun's last light under it, and the river, where the light lies in hard level bars."""
    deep, mid, haze = s.deep, s.mid, s.haze
    s.fill(ALL, mix(haze, "#fff6e6", 0.55))
    for y, tone in ((46, mix(mid, haze, 0.3)), (39, mix(WINE, deep, 0.5))):
        s.fill(outline((-4, 30), (124, 30), (124, y + 12), (96, y + 12, 70, y + 3), (40, y - 4, -4, y)), tone)
    s.fill(box(-4, 96, 124, 112), mix(mid, haze, 0.45))
    bank = outline((-4, 110), (16, 101, 34, 106), (56, 110, 80, 104), (128, 106), (128, 116), (-4, 116))
    s.fill(bank, mix(WINE, deep, 0.5))
    s.fill(box(-4, 114, 124, 176), mix(deep, WINE, 0.4))
    for number, (x, y, half, thick) in enumerate(
        (
            (40, 117.4, 62, 1.3),
            (36, 122, 46, 1.6),
            (52, 127.4, 60, 1.9),
            (34, 133.4, 44, 2.2),
            (50, 140, 52, 2.6),
            (36, 147.6, 40, 3.0),
        )
    ):
        bar = outline(
            (x - half, y),
            (x - half * 0.4, y - thick),
            (x + half * 0.5, y - thick * 0.8),
            (x + half, y),
            (x + half * 0.3, y + thick),
            (x - half * 0.6, y + thick * 0.9),
        )
        s.fill(bar, mix(mix(haze, "#fff6e6", 0.5), mid, number * 0.12))


def _ford(s: Gouache) -> None:
    """Paint the water before the elephant's feet, and the rings round its legs."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(outline((-4, 153), (30, 151, 64, 153), (98, 155, 128, 152), (128, 176), (-4, 176)), mix(deep, WINE, 0.55))
    for x, y, half in ((63, 153.4, 11), (86, 154.4, 14), (118, 153.6, 15)):
        s.fill(outline((x - half, y), (x, y - 2.6, x + half, y), (x, y + 2.6, x - half, y)), mix(haze, mid, 0.3))
        s.fill(
            outline(
                (x - half * 0.7, y + 0.8), (x, y - 1.0, x + half * 0.7, y + 0.8), (x, y + 2.6, x - half * 0.7, y + 0.8)
            ),
            mix(deep, ink, 0.5),
        )
    for x, y, half in ((50, 160.6, 26), (92, 163, 18)):
        s.fill(polygon((x - half, y), (x, y - 1.2), (x + half, y), (x, y + 1.2)), mix(mid, haze, 0.2))


def _elephant(s: Gouache) -> None:
    """Paint the elephant, cut by the right edge: trunk raised, ear thrown forward, a plum cloth over its brow."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    hide, shade = mix(umber(s, 0.14), deep, 0.3), mix(umber(s, 0.04), deep, 0.2)
    lit = mix(umber(s, 0.34), s.mid, 0.2)
    body = outline(
        *((128, 66), (106, 60, 94, 74), (88, 80, 84, 78), (78, 68, 66, 72), (53, 76, 52, 92), (52, 104, 60, 112)),
        *((66, 117, 72, 114), (76, 130, 82, 134), (104, 142, 128, 138)),
    )
    trunk = ribbon(
        [(58, 88, 9.6), (46, 100, 8.2), (34.6, 98, 6.8), (29, 86, 5.6), (29.6, 76, 4.8), (34, 67.4, 4.2), (43, 66.4, 3.7), (51, 62.6, 3.2), (53, 55, 2.7), (49.4, 48.6, 1.6)], 12
    )  # fmt: skip
    far_leg = ribbon([(69, 106, 8.4), (68, 128, 6.8), (65, 140, 6.6), (64, 150, 5.8), (63, 157, 7.2)], 10)
    legs = (
        ribbon([(86, 112, 11), (86, 128, 8.8), (88, 139, 8.4), (86, 149, 7.2), (85, 158.4, 9.2)], 10),
        ribbon([(122, 112, 13), (118, 132, 9.6), (115, 141, 9.0), (118, 150, 7.6), (117, 158.4, 9.2)], 10),
    )
    far_ear = outline((54, 84), (44, 72, 50, 66), (58, 66, 66, 74))
    ear = outline(
        (80, 82), (96, 74, 104, 86), (110, 100, 102, 118), (95, 130, 88, 122), (78, 116, 78, 102), (77, 88, 80, 82)
    )
    tusk = ribbon([(60, 105, 3.0), (54, 115, 2.6), (45, 119, 1.8), (37, 115, 0.3)], 10)
    lip = outline((53, 100), (60, 98, 67, 102), (68, 110, 61, 112), (57, 108, 53, 100))
    s.figure([[(far_leg, shade)], [(far_ear, shade)]], "#ffd9a4", (-1, -0.4), 0.8)
    for leg in legs:
        rounded(s, leg, (mix(shade, ink, 0.5), mix(hide, ink, 0.4), hide), (-1, -0.2), 3.4, "#ffd9a4")
    for x, y, count in ((63, 156.6, 3), (85, 157.6, 4), (117, 157.6, 4)):  # the nails
        for at in range(count):
            s.fill(arch(x - 8 + at * 4, x - 4.8 + at * 4, y, y + 2.4, 1.8), umber(s, 0.74))
    for x, y in ((88, 136), (115, 138)):  # the knees
        s.stroke([(x - 7, y), (x - 3, y + 3, x + 3, y + 1)], shade, 0.8)
        s.stroke([(x - 6, y + 5), (x - 2, y + 7, x + 2, y + 5)], shade, 0.7)
    s.figure([[(body, hide)]], "#ffe2b4", (-0.7, -1), 1.1)
    with s.clipped(body):
        s.fill(outline((60, 60), (50, 92), (58, 112), (68, 116), (67, 96, 72, 82), (80, 70)), lit)
        s.stipple(None, umber(s, 0.4), (84, 66), (94, 110), 0.8, 0.0)
        s.fill(outline((60, 120), (88, 118, 128, 112), (128, 146), (60, 146)), shade)
    s.figure([[(trunk, lit), (cut(trunk, placed(trunk, -3.4, -2.0)), hide)]], "#ffe2b4", (-1, -0.5), 1.1)
    for x0, y0, bx, by, x1, y1 in (
        (50, 92, 53, 100, 49, 105), (43.6, 93, 44, 100, 41, 106), (37.6, 92.4, 36, 98, 31.6, 103), (34.6, 88, 29, 89, 24.6, 91),
        (35.6, 80, 30, 79, 25.6, 80),
    ):  # fmt: skip
        s.stroke([(x0, y0), (bx, by, x1, y1)], shade, 0.8)
    s.figure([[(tusk, "#fff3dc"), (cut(tusk, placed(tusk, -0.6, -1.6)), mix(haze, deep, 0.35))]], None)
    s.figure([[(lip, hide)]], "#ffe2b4", (-1, 0.4), 0.8)
    _childs_leg(s)
    s.fill(both(placed(ear, 2.0, 3.0), body), mix(shade, ink, 0.5))
    s.figure(
        [
            [
                (ear, umber(s, 0.46)),
                (both(ear, outline((92, 70), (84, 98, 97, 132), (116, 132), (116, 70))), umber(s, 0.26)),
            ]
        ],
        "#ffe2b4",
        (-1, -0.6),
        1.1,
    )
    for x0, y0, x1, y1 in (
        (96, 128, 100, 134),
        (104, 80, 110, 76),
        (106, 84, 113, 80),
    ):
        s.stroke([(x0, y0), ((x0 + x1) / 2, y0 + 0.6, x1, y1)], umber(s, 0.14), 0.7)
    for bend, end in (((86, 92), (92, 110)), ((90, 88), (98, 98)), ((82, 98), (85, 114))):
        s.stroke([(78, 86), (*bend, *end)], umber(s, 0.04), 0.8)
    cloth = outline((57.4, 79), (64, 72, 73, 72), (71, 82, 69.4, 88), (65, 93, 60.6, 88), (57, 84, 57.4, 79))
    s.figure([[(cloth, key), (cut(cloth, placed(cloth, -5, -1)), mix(key, ink, 0.4))]], haze, (-0.8, -0.6), 0.8)
    s.line(placed(cloth, 64.6 * 0.26, 81 * 0.26, 0.74), "#ffd27a", 0.8)
    s.fill(polygon((64, 77), (66.6, 80.6), (64, 84.2), (61.4, 80.6)), "#ffd27a")
    s.fill(oval(60.4, 93.6, 2.6, 2.2), umber(s, 0.12))
    s.fill(oval(60.2, 93.6, 1.5), ink)
    s.fill(oval(59.7, 93.1, 0.5), "#ffe9c6")
    s.stroke([(57.6, 92), (60.4, 90.2, 63.4, 92.4)], umber(s, 0.1), 0.8)


def _childs_leg(s: Gouache) -> None:
    """Paint the leg of the child, whose foot is behind the ear."""
    leg = limb((91, 82, 3.8), (79.6, 85, 3.2), (80, 100, 2.4))
    s.figure([[(leg, umber(s, 0.5)), (both(leg, placed(leg, 1.6, 1.4)), umber(s, 0.34))]], "#fff2d2", (-1, -0.5), 0.8)


def _child_on_brow(s: Gouache) -> None:
    """Paint the child astride the neck of the elephant, bent forward, one arm out for the stone."""
    ink, haze, key = s.ink, s.haze, s.key
    teal = "#2f8f8a"
    head = profile(72, 57, 13.5, -1, -4, neck=0.2, build=CHILD)
    hair = outline((68.4, 52.6), (70, 47.4, 76, 49), (81, 52, 80, 60), (78, 64, 76, 60), (74, 55, 68.4, 52.6))
    plait = ribbon([(79, 58, 2.0), (84, 62, 2.2), (86, 68, 1.8), (90, 70, 0.5)], 8)
    dress = outline((72, 66), (76, 62, 82, 64), (92, 66, 97, 73), (99, 82, 92, 87), (83, 88, 82, 80), (75, 75, 72, 66))
    near = limb((76, 67, 3.0), (65, 69, 2.3), (54.4, 61.6, 1.6))
    leg = join(
        limb((92, 79, 4.8), (82.6, 89.6, 3.4), (87.4, 102, 2.1)),
        outline((85.4, 101), (89.4, 100.4), (90, 105), (84, 107.4, 80.6, 106.6), (81, 104.4, 85.4, 101)),
    )
    s.figure(
        [
            [(leg, umber(s, 0.74)), (both(leg, placed(leg, 2.0, 0.6)), umber(s, 0.5))],
            [*hair_tones(s, plait, -1)],
            [
                (dress, "#fff0d4"),
                (both(dress, polygon((86, 58), (110, 58), (110, 96), (78, 96), (78, 80), (86, 78))), teal),
                (
                    both(dress, outline((79, 92), (81, 84, 90, 81), (97, 77, 96, 66), (106, 66), (104, 94))),
                    mix(teal, ink, 0.5),
                ),
            ],
            [(ribbon([(86, 63, 2.4), (87, 71, 2.6), (86, 80, 2.4)], 6), mix(teal, ink, 0.6))],
            [
                *planes(s, head, umber(s, 0.34), umber(s, 0.56), umber(s, 0.94)),
                (head.eye, ink),
                *hair_tones(s, hair, -1),
            ],
            [(near, umber(s, 0.52)), (small_hand(53, 60.4, 2.5, 206), umber(s, 0.64))],
            [(limb((77, 64.6, 3.2), (73, 68, 2.6)), "#fff0d4")],
        ],
        "#fff2d2",
        (-1, -0.5),
        0.9,
        clean=True,
    )
    s.fill(oval(75.4, 59.6, 0.9), mix(key, haze, 0.3))


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-26": Picture(
        ruby_painter,
        ((49, 75), (56, 84), (80, 112), (52, 117), (74, 56)),
        "paints a bison",
        "painted cave",
        "torch below a painted wall",
        seed=62,
    ),
    "b1-32": Picture(
        ruby_carter,
        ((91, 79), (58, 80), (66, 103), (48, 120)),
        "pushes an ore cart",
        "rails of an adit",
        "daylight at the mouth of an adit",
        seed=57,
    ),
    "b1-31": Picture(
        ruby_elephant,
        ((43, 57), (70, 57), (53, 60), (60, 94)),
        "lifts a stone in its trunk",
        "ford of a river",
        "low sun in bars on water",
        seed=55,
    ),
}
