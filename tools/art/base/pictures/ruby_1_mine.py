"""Pictures of the ruby cards of level 1 of cave, mine and grass."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import CHILD, FULL, ROUND
from tools.art.base.faces import FaceTones, HeadPose, paint_face, paint_neck, rounded, strands
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
    """By the torch in her hand a painter of caves reaches up to a bison on the pale wall and presses a ruby in as its eye."""
    s.key = SAFFRON
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (100, 60), (20, 150), [mix(deep, mid, 0.2), mix(ink, deep, 0.35)])
    slab = _slab()
    s.fill(placed(slab, -3.4, 2.6), mix(deep, mid, 0.75))
    s.fill(slab, "#fff0d0")
    for reach, tone in ((0.0, mix(haze, mid, 0.12)), (26.0, mix(haze, mid, 0.42))):  # farther from the torch
        far = outline(
            (-4, 30),
            (124 - reach, 30),
            (96 - reach, 66, 66 - reach * 0.7, 84),
            (44 - reach, 104, 40 - reach, 176),
            (-4, 176),
        )
        s.fill(both(slab, far), tone)
    for points in (((38, 118), (50, 112), (48, 104)), ((116, 98), (112, 92))):
        s.stroke(points, mix(haze, mid, 0.5), 0.7)
    _painted_bison(s)
    roof = polygon(
        (-4, 30), (128, 30), (128, 62), (118, 52), (104, 45), (88, 43), (66, 40), (44, 44), (20, 50), (-4, 66)
    )
    rounded(s, roof, (ink, ink, mix(deep, mid, 0.4)), (0.3, 1), 1.6)
    _cave_painter(s)


def _slab() -> skia.Path:
    """Return the smooth part of the wall that is painted on."""
    return polygon(
        *((20, 56, 3), (34, 45, 3), (62, 41, 3), (96, 43, 3), (116, 50, 3), (121, 74, 3), (117, 104, 3), (122, 126, 3)),
        *((108, 150, 3), (70, 152, 3), (40, 136, 3), (36, 112, 3), (24, 88, 3)),
    )


def _painted_bison(s: Gouache) -> None:
    """Paint the bison as on rock: ochre that runs out to the belly, a black line that swells; its eye is a ruby."""
    ink = s.ink
    ochre, black, pale = mix("#c8702a", s.mid, 0.2), mix(ink, "#3a140c", 0.4), "#ffe9c6"
    back = outline(
        *((30, 78), (31, 70, 40, 67), (50, 64, 57, 55), (66, 43, 77, 45), (87, 48, 91, 57), (97, 57, 103, 64)),
        *((109, 73, 111, 83), (113, 90, 109, 95), (104, 99, 99, 97), (92, 106, 86, 99), (78, 97, 73, 90)),
        *((60, 92, 49, 85), (46, 87, 42, 84), (33, 90, 30, 78)),
    )
    legs = join(
        outline((33, 76), (35, 90, 40, 94), (38, 99, 37, 106), (41, 106), (44, 98, 47, 93), (47, 88, 50, 82)),
        outline((46, 82), (50, 90, 55, 92), (56, 97, 60, 101), (62.6, 99), (60, 93, 60, 88), (58, 84, 56, 80)),
        outline((66, 84), (67, 96, 65, 103), (64, 108, 66, 113), (70, 112.6), (70, 106, 74, 101), (77, 96, 79, 90)),
        outline((76, 90), (79, 100, 84, 104), (86, 108, 90, 110), (92, 107.4), (88, 104, 86, 97), (84, 92)),
    )
    whole = join(back, legs)
    s.fill(placed(whole, -0.8, 1.0), black)
    s.fill(whole, ochre)
    s.fill(
        both(whole, outline((28, 92), (44, 78, 62, 84), (74, 86, 80, 100), (84, 116), (28, 116))),
        mix(ochre, pale, 0.45),
    )
    mane = outline(
        *(
            (53, 60),
            (63, 44, 77, 45),
            (88, 48, 91, 57),
            (88, 66, 89, 76),
            (92, 86, 101, 92),
            (98, 97),
            (95, 104, 88, 110),
        ),
        *((86, 102, 82, 98), (80, 104, 77, 106), (76, 98, 72, 92), (68, 74, 53, 60)),
    )
    s.fill(mane, mix(ochre, black, 0.82))
    for horn in (
        ribbon([(92, 59, 2.4), (98, 55, 2.2), (100, 48, 1.4), (96.6, 43.6, 0.3)], 10),
        ribbon([(99, 60, 2.0), (106, 59, 1.8), (109, 53, 1.1), (107, 48.6, 0.3)], 8),
    ):
        s.fill(horn, black)
    s.fill(ribbon([(31, 75, 1.4), (25, 73, 1.2), (22.6, 80, 1.0), (23.6, 88, 2.2), (22.6, 93, 0.3)], 8), black)
    s.fill(oval(108.4, 88.4, 1.5, 1.0, 50), black)
    s.fill(ribbon([(110, 93, 0.4), (106, 94, 0.9), (102, 92, 0.2)], 6), black)
    shadow = join(  # hers, thrown on the wall and the bison by her torch
        *(oval(44, 109, 12, 14.5), oval(33, 103, 6.4), limb((50, 150, 10), (73, 113, 5.6), (87, 78, 3.6))),
        polygon((30, 150), (38, 128, 6), (60, 124, 6), (66, 150)),
    )
    s.fill(both(shadow, _slab()), mix(s.deep, ink, 0.2), 0.42)
    s.fill(oval(98, 70.4, 6.4, 5.0, 24), pale)
    s.gem(RUBY, 98, 70, 6.6, 10, 1.5)


def _cave_painter(s: Gouache) -> None:
    """Paint the painter before the wall, dark but for the edge that her torch lights, her face lifted to the eye."""
    ink, mid, key = s.ink, s.mid, s.key
    rim, light = "#ffdcae", (1.0, -0.15)
    pose = HeadPose(60, 116, 22, -16, build=FULL)
    tones = FaceTones(umber(s, 0.04), umber(s, 0.22), umber(s, 0.66))
    skin = (ink, umber(s, 0.12), umber(s, 0.44))
    hair = (ink, mix(ink, "#3a1a10", 0.4), "#7a3a1c")
    flame = outline(
        (107, 140), (99.6, 136, 102.6, 129), (106, 125, 105.4, 117.6), (111, 123, 113.4, 129), (115, 137, 107, 140)
    )
    s.fill(oval(107, 130, 15), "#fffaf0", 0.7)
    s.fill(flame, mix(mid, "#ff9a3c", 0.6))
    s.fill(placed(flame, 107 * 0.34, 139 * 0.34, 0.66), "#ffcf6a")
    s.fill(placed(flame, 107 * 0.64, 139 * 0.64, 0.36), "#fffdf4")
    torch = taper((101, 164), 1.7, (106.6, 140), 2.4)
    far = bare_arm((68, 140), (86, 118), (93.4, 89), 1.25)
    near = bare_arm((56, 148), (80, 163), (100, 151), 1.3)
    trunk = outline(
        (46, 142), (52, 132, 64, 132), (74, 136, 76, 150), (76, 166, 80, 178), (30, 178), (36, 156, 46, 142)
    )
    fur = outline((40, 152), (52, 142, 60, 158), (70, 164, 77, 158), (82, 178), (26, 178), (32, 164, 40, 152))
    bun = pose.put(
        outline((-0.30, -0.44), (-0.62, -0.62, -0.74, -0.28), (-0.80, 0.02, -0.50, 0.06), (-0.28, -0.10, -0.30, -0.44))
    )
    rounded(s, far, skin, light, 1.3, rim)
    rounded(s, torch, (ink, mix(ink, "#5a2a18", 0.4), "#a8562a"), light, 1.0, rim)
    paint_neck(s, pose, tones, 0.5, rim)
    rounded(s, trunk, skin, light, 2.0, rim)
    rounded(s, fur, (mix(key, ink, 0.8), mix(key, ink, 0.56), key), light, 2.2, rim)
    rounded(s, bun, hair, light, 1.1, rim)
    paint_face(s, pose, tones, rim, open_eyes=True)
    crown = pose.put(
        outline(
            *((-0.26, 0.20), (-0.54, 0.06, -0.49, -0.24), (-0.42, -0.62, -0.02, -0.61), (0.30, -0.61, 0.355, -0.27)),
            *((0.20, -0.42, 0.06, -0.38), (-0.14, -0.32, -0.16, -0.06), (-0.18, 0.08, -0.26, 0.20)),
        )
    )
    lines = ((-0.24, 0.04, -0.22, -0.42, 0.22, -0.46), (-0.36, 0.0, -0.38, -0.44, 0.06, -0.54))
    rounded(s, crown, hair, light, 1.3, rim, strands(pose, lines, 0.014))
    s.stroke([pose.at(-0.30, 0.10), (*pose.at(-0.34, -0.46), *pose.at(0.20, -0.56))], key, 1.2)
    rounded(s, near, skin, light, 1.3, rim)
    hand(s, grip(103.4, 150.4, 0.32, 102), umber(s, 0.3), rim, light, 0.6)
    hand(s, pinch(96.2, 78.4, 0.42, 282), umber(s, 0.34), rim, light, 0.6)


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
        ((97.4, 70), (93, 86), (60, 116), (107, 130), (64, 68)),
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
