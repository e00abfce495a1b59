"""Pictures of the emerald cards of level 1 in the woods."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import Stone, bare_arm, from_above, held, limb, mitten, profile, shoe, skin
from tools.art.base.gouache import EMERALD, Gouache
from tools.art.base.props import leaf, spray
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
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
    ribbon,
    taper,
)


def emerald_nest(s: Gouache) -> None:
    """A boy lies along a bough, legs wound round it, and lets one arm down to a nest that the morning shines through."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(mid, deep, 0.35))
    gap = blob(
        *((30, 66), (54, 50), (92, 46), (118, 62), (122, 96), (114, 130), (88, 146), (56, 144), (38, 126), (30, 96)),
        tension=0.9,
    )
    s.fill(gap, mix(haze, mid, 0.35))
    with s.clipped(gap):
        s.rings(70, 102, [50, 35, 21], [mix(haze, "#fffef0", 0.1), mix(haze, "#fffef0", 0.6), "#fffef4"], 0.6)
    s.stipple(cut(ALL, gap), deep, (84, 84), (30, 150), 0.0, 0.9)
    for x, y, tone, turns, length in (
        (126, 40, mix(mid, deep, 0.5), (110, 135, 160, 185), 24),
        (60, 34, mix(mid, deep, 0.5), (50, 80, 108, 134), 18),
        (28, 58, deep, (-20, 4, 28, 52), 20),
        (126, 148, mix(mid, deep, 0.5), (-165, -140, -115, -92), 26),
        (80, 172, mix(mid, deep, 0.3), (-120, -95, -70, -48), 26),
        (30, 150, deep, (-70, -44, -18, 8), 22),
    ):
        spray(s, x, y, tone, turns, length, 8)
    twig = ribbon([(126, 140, 4.2), (104, 128, 3.0), (80, 121, 2.4), (58, 120, 1.8), (40, 126, 0.8)], 12)
    s.figure([[(twig, ink)]], "#fffef0", (-0.3, -1), 0.8)
    _nest(s)
    _bough_boy(s)
    held(s, Stone(EMERALD, 66, 104, 8, -8, 1.6), (mix(ink, s.key, 0.42), "#fffef0"), -94)
    spray(s, 126, 172, ink, (-160, -138, -116), 24, 8)
    spray(s, -2, 52, ink, (-10, 12, 34), 20, 8)


def _bough_boy(s: Gouache) -> None:
    """Paint the bough and the boy on it, dark before the light: his face looks down his arm."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, below = "#fffef0", (-0.5, 1)
    bough = ribbon([(128, 62, 9.5), (104, 68, 8.2), (78, 73, 6.6), (54, 80, 5.0), (34, 90, 3.4), (20, 100, 1.6)], 14)
    skin_dark, skin_lit = mix(ink, key, 0.34), mix(ink, key, 0.56)
    far_leg = limb((96, 58, 5.0), (112, 54, 3.8), (126, 46, 2.8))
    s.figure([[(far_leg, mix(ink, deep, 0.2))]], mix(haze, mid, 0.2), below, 0.7)
    s.figure([[(bough, ink), (cut(bough, placed(bough, 0, -5)), mix(ink, deep, 0.5))]], rim, below, 1.0)
    head = profile(50, 63, 15, -1, -38, neck=0.2)
    hair = placed(
        outline((-7.4, 1), (-8.4, -8.4, 0, -8.6), (5.4, -8.4, 5.6, -4.6), (0, -4.8, -1.6, 0.4), (-3, 5, -7.4, 1)),
        *(50, 63, 1, -38, True),
    )
    shirt = outline((56, 66), (56, 56, 66, 55), (82, 50, 96, 52), (102, 58, 98, 64), (80, 70, 66, 74), (58, 74, 56, 66))
    near_leg = limb((95, 59, 6.4), (110, 62, 5.0), (108, 78, 3.2), (100, 86, 2.4))
    foot = placed(mitten(0, 0, 3.0), 97, 88, 1, 150)
    s.figure(
        [
            [(bare_arm((62, 68), (50, 76), (56, 86), 0.9), skin_dark), (mitten(57, 88, 2.6, 60), skin_dark)],
            [(shirt, mix(key, ink, 0.18)), (both(shirt, placed(shirt, 3, -7)), mix(key, ink, 0.5))],
            [(near_leg, mix(ink, deep, 0.55)), (foot, skin_lit)],
            [*skin(s, head, 0.36, 0.54), (head.eye, ink), (hair, ink)],
            [(bare_arm((65, 68), (68, 80), (66.6, 94), 1.05), skin_lit)],
        ],
        rim,
        below,
        1.0,
    )


def _nest(s: Gouache) -> None:
    """Paint a nest of twigs with two eggs behind the stone."""
    ink, haze, key = s.ink, s.haze, s.key
    s.fill(oval(76, 110, 3.6, 4.6, 14), mix(haze, "#ffffff", 0.5))
    s.fill(oval(57, 111, 3.2, 4.2, -14), mix(haze, "#ffffff", 0.35))
    cup = outline((50, 110), (66, 116, 84, 110), (84, 124, 67, 125), (52, 124, 50, 110))
    s.figure(
        [[(cup, mix(key, ink, 0.4)), (both(cup, placed(cup, 4, 6)), mix(key, ink, 0.66))]],
        mix(key, haze, 0.6),
        (-0.4, -1),
        0.9,
    )
    for start, bend, end in (
        ((47, 109), (64, 119), (87, 108)),
        ((50, 114), (66, 122), (85, 113)),
        ((52, 119), (66, 116), (83, 117)),
        ((56, 123), (68, 121), (80, 122)),
    ):
        s.stroke([start, (*bend, *end)], mix(key, ink, 0.2), 0.8)


def emerald_mule(s: Gouache) -> None:
    """Level 1: on a mud path a driver and his mule pull the rope each their own way."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 36), (0, 130), [mix(mid, haze, 0.5), mix(haze, "#ffffff", 0.25)])
    # far trunks, and a roof of leaves with the light in its gaps
    for x, w, k in ((30, 3, 0.5), (62, 2.4, 0.58), (100, 3.2, 0.5), (114, 2, 0.6), (46, 1.6, 0.68)):
        s.plane(
            polygon((x - w, 36), (x + w, 36), (x + w * 0.8, 130), (x - w * 0.8, 130)), mix(mid, haze, k), haze, 40, 130
        )
    roof = blob(
        *((-6, 30), (126, 30), (126, 66), (116, 60), (108, 52), (98, 57), (88, 50), (76, 56), (66, 52), (56, 58)),
        *((44, 54), (36, 66), (24, 70), (18, 84), (6, 90), (-6, 96)),
        tension=0.9,
    )
    s.fill(roof, mix(mid, deep, 0.25))
    s.stipple(roof, deep, (0, 66), (0, 36), 0.0, 0.8)
    for x, y, length, turn, k in (
        *((46, 44, 9, 20, 0.7), (62, 42, 11, 150, 0.9), (74, 46, 9, 30, 0.8), (90, 42, 10, 160, 0.95)),
        *((104, 46, 9, 40, 0.7), (30, 50, 10, 60, 0.7), (20, 62, 9, 130, 0.6), (112, 56, 8, 10, 0.6)),
        *((82, 40, 7, 70, 0.9), (54, 50, 7, 120, 0.8), (10, 76, 8, 30, 0.5), (12, 52, 9, 20, 0.45)),
    ):
        s.fill(leaf(x, y, length, 3.4, turn), mix(mid, mix(haze, "#ffffff", 0.4), k))
    # the light stands low between the two that pull
    s.rings(71, 116, [38, 28, 19], [mix(haze, "#fffef0", 0.2), mix(haze, "#fffef0", 0.55), "#fdfdde"], 0.7)
    # the path
    s.fill(polygon((-2, 134), (40, 131), (80, 135), (122, 130), (122, 172), (-2, 172)), mix(deep, ink, 0.5))
    for x, y, w in ((70, 146, 20), (44, 156, 14), (92, 154, 14)):
        s.fill(outline((x - w, y), (x, y - 4, x + w, y), (x, y + 4, x - w, y)), mix(mid, haze, 0.25))
    rim = "#fdfdde"
    _mule(s, rim)
    _mule_driver(s, rim)
    # ferns near us
    for x, y, turns, length in ((-4, 170, (-80, -55, -30, -10), 30), (122, 174, (-150, -125, -100), 28)):
        spray(s, x, y, ink, turns, length, 6)


def _mule(s: Gouache, rim: Color) -> None:
    """Paint the mule: its neck drawn out long and low by the rope, its forelegs braced, its load on its back."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    mule = outline(
        *((75, 83), (76, 79, 80, 78), (86, 73, 91, 74), (96, 80, 104, 86), (112, 88, 128, 86), (128, 124)),
        *((112, 124, 100, 122), (92, 116, 92, 106), (90, 97, 84, 91), (80, 91, 77, 89), (74, 87, 75, 83)),
    )
    ears = join(
        outline((89, 76), (93, 66, 103, 65), (102, 73, 93, 78)), outline((88, 76), (89, 65, 97, 61), (97, 70, 92, 77))
    )
    fore_near = join(
        limb((97, 112, 5), (86, 126, 3.0), (81, 139, 2.1)), polygon((78, 138), (83.4, 139), (83, 144), (75.4, 144))
    )
    fore_far = join(
        limb((101, 112, 5), (96, 128, 2.8), (91, 140, 2.0)), polygon((88, 138), (93, 139), (93, 144), (85.6, 144))
    )
    hind = join(
        limb((122, 118, 9), (108, 130, 3.8), (114, 142, 2.4)), polygon((110, 140), (116, 141), (116, 146), (107, 146))
    )
    s.figure([[(fore_far, ink)]], mix(mid, haze, 0.5), (-1, -0.4), 0.7)
    s.figure(
        [
            [
                (ears, mix(ink, deep, 0.3)),
                (mule, mix(ink, deep, 0.35)),
                (fore_near, mix(ink, deep, 0.35)),
                (hind, mix(ink, deep, 0.25)),
                (both(mule, oval(76, 85, 5.4)), mix(deep, mid, 0.4)),
            ]
        ],
        rim,
        (-0.8, -0.8),
        0.95,
    )
    s.fill(oval(85, 79.6, 0.8), haze)
    s.stipple(mule, mid, (88, 100), (104, 108), 0.5, 0.0)
    s.stroke([(80, 76), (80.6, 83, 79, 90)], mix(key, haze, 0.3), 1.3)
    # its load: a cloth, a basket, the stone on top
    cloth = both(mule, polygon((102, 80), (128, 80), (128, 116), (104, 114)))
    s.fill(cloth, mix(key, ink, 0.1))
    s.fill(both(cloth, polygon((94, 108), (128, 106), (128, 110), (94, 112))), mix(haze, key, 0.3))
    s.gem(EMERALD, 108, 83, 7, turn=-10, glint=1.4)
    basket = polygon((98, 87), (121, 86), (118, 105, 3), (102, 105, 3))
    s.figure(
        [[(basket, mix(ink, key, 0.3)), (both(basket, box(111, 80, 124, 110)), mix(ink, key, 0.16))]],
        mix(key, haze, 0.4),
        (-0.8, -0.8),
        0.8,
    )
    for y in (91, 96, 101):
        s.stroke([(100, y), (109, y + 1.6, 120, y)], mix(ink, key, 0.6), 0.7)


def _mule_driver(s: Gouache, rim: Color) -> None:
    """Paint the driver: he hangs back from the rope with his whole weight, both heels dug in."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.stroke([(58, 95), (69, 90, 79, 84)], mix(key, haze, 0.1), 1.4)
    driver = profile(40, 78, 13.6, 1, -16)
    hat = placed(
        join(
            polygon((-12, -3.4, 1), (12, -3.4, 1), (12, -0.8, 1), (-12, -0.8, 1)),
            outline((-6.4, -2), (-6, -11, 0, -11), (6, -11, 6.4, -2)),
        ),
        *(38, 73.6, 1, -20),
    )
    tunic = outline((35, 94), (37, 87, 43, 88), (54, 100, 60, 114), (56, 123, 48, 122), (40, 110, 35, 94))
    far = join(limb((54, 117, 5.4), (68, 122, 4.2), (76, 138, 2.6)), placed(shoe(0, 0), 75, 143.4, 1, -14))
    near = join(limb((52, 118, 6.0), (62, 130, 4.5), (70, 143, 2.7)), placed(shoe(0, 0), 68, 148.6, 1, -14))
    s.figure(
        [
            [
                (limb((44, 94, 3.6), (52, 99, 2.9), (60, 94, 2.1)), ink),
                (mitten(61, 93.6, 2.5, -20), mix(key, ink, 0.4)),
            ],
            [(far, ink)],
            [(near, mix(ink, deep, 0.2))],
            [(tunic, mix(deep, ink, 0.3)), (cut(tunic, placed(tunic, 8, -1)), ink)],
            [(polygon((46, 113), (58, 107), (60, 111), (49, 118)), key)],
            [*skin(s, driver), (driver.eye, ink)],
            [(polygon((33, 89), (42, 85.4, 2), (45, 89, 2), (36, 94)), key)],
            [(hat, mix(ink, key, 0.12))],
            [
                (limb((41, 95, 4.2), (46, 105, 3.2), (56, 97, 2.3)), mix(deep, ink, 0.5)),
                (mitten(57.4, 96, 2.8, -20), mix(key, ink, 0.28)),
            ],
        ],
        rim,
        (1, -0.5),
        0.95,
    )


def emerald_lotus(s: Gouache) -> None:
    """From above: a boy in his dugout parts giant lily pads and reaches for a lotus with an emerald in its heart."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (20, 38), (100, 168), [mix(deep, mid, 0.5), mix(deep, ink, 0.15)])
    # the sun in the water
    s.rings(60, 60, [26, 18, 11], [mix(mid, haze, 0.25), mix(haze, mid, 0.2), "#fbfde4"], 0.6)
    for x, y, r, turn, tone in (
        (106, 52, 17, 200, mix(mid, deep, 0.25)),
        (34, 84, 14, 20, mix(mid, deep, 0.45)),
        (112, 128, 21, 150, mix(mid, deep, 0.3)),
        (84, 44, 8, 60, mix(mid, deep, 0.5)),
        (36, 50, 10, -30, mix(mid, deep, 0.35)),
        (92, 92, 21, 250, mix(mid, haze, 0.22)),
    ):
        _lily_pad(s, x, y, r, turn, tone)
    _lotus(s, 94, 90)
    s.gem(EMERALD, 94, 90, 6.8, 10, 1.6)
    _dugout(s)
    _lily_pad(s, 34, 168, 19, 30, mix(deep, mid, 0.5))
    _bud(s, 108, 58)


def _lily_pad(s: Gouache, x: float, y: float, r: float, turn: float, tone: Color) -> None:
    """Paint a pad with its notch, its turned-up rim, its veins and its shadow on the water."""
    notch = polygon((x, y), around(x, y, r * 1.3, turn - 11), around(x, y, r * 1.3, turn + 11))
    pad = cut(oval(x, y, r), notch)
    s.fill(placed(pad, -1.6, 2.6), mix(s.deep, s.ink, 0.7))
    s.fill(pad, tone)
    for step in range(1, 8):
        angle = turn + step * 45
        s.stroke([(x, y), around(x, y, r * 0.84, angle)], mix(tone, s.deep, 0.35), 0.8)
    s.stipple(pad, s.deep, (x + r * 0.2, y + r * 0.2), (x - r * 0.8, y + r), 0.0, 0.6)
    s.rim([pad], mix(s.haze, tone, 0.2), (0.5, -1), 1.0)


def _lotus(s: Gouache, x: float, y: float) -> None:
    """Paint an open lotus from above: three rings of petals, lighter towards the heart."""
    for reach, wide, tone, start in (
        (18, 5.4, mix(s.key, s.ink, 0.2), 0),
        (14, 5.0, s.key, 22),
        (10, 4.2, mix(s.key, s.haze, 0.45), 8),
    ):
        for turn in range(start, 360 + start, 45):
            petal = outline((0, 0), (reach * 0.5, -wide, reach, 0), (reach * 0.5, wide, 0, 0))
            s.figure([[(placed(petal, x, y, 1, turn), tone)]], mix(s.haze, s.key, 0.2), (0.4, -1), 0.7)
    s.fill(oval(x, y, 8.8), mix(s.ink, s.deep, 0.4))


def _bud(s: Gouache, x: float, y: float) -> None:
    """Paint a closed bud that floats on its pad."""
    for turn, tone in ((150, mix(s.key, s.ink, 0.25)), (90, s.key), (120, mix(s.key, s.haze, 0.4))):
        s.fill(leaf(x, y - 6, 13, 4, turn), tone)


def _dugout(s: Gouache) -> None:
    """Paint the dugout aslant, the boy in it beneath his hat, one arm out over the water, the paddle laid across."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    hull = outline(
        (-10, -58),
        (0, -64, 3, -58),
        (15, -36, 15, 6),
        (14, 46, 6, 66),
        (-6, 66),
        (-14, 46, -15, 6),
        (-15, -36, -10, -58),
    )
    boat = placed(hull, 64, 138, 1.5, 14, down=1.05)
    inside = placed(hull, 64, 139, 1.2, 14, down=0.88)
    s.fill(placed(boat, -3, 4), mix(deep, ink, 0.75))
    s.figure([[(boat, mix(ink, key, 0.42))], [(inside, mix(ink, key, 0.2))]], mix(key, haze, 0.4), (0.6, -1), 1.0)
    for side in (-7, 7):  # ribs along the bottom
        s.stroke([(70 + side, 100), (64 + side * 1.3, 136), (58 + side, 168)], mix(ink, key, 0.32), 1.0)
    thwart = placed(box(-19, -3, 19, 3, 1), 62, 140, 1, 14)
    s.figure([[(thwart, mix(ink, key, 0.5))]], haze, (0.5, -1), 0.7)
    boy = from_above(61, 124, 196, 0.82)
    paddle = [
        taper((40, 146), 1.3, (78, 152), 1.3),
        outline((78, 148), (88, 146, 94, 152), (94, 157, 86, 158), (79, 157, 78, 154)),
    ]
    hat = oval(61.4, 121, 11)
    s.figure(
        [
            [(part, mix(ink, key, 0.6)) for part in paddle],
            [(boy.shoulders, mix(haze, deep, 0.25))],
            [
                (limb((49, 126, 3.6), (43, 137, 3.0), (46, 147, 2.3)), mix(ink, key, 0.5)),
                (mitten(46.6, 147.6, 2.8, 70), mix(ink, key, 0.58)),
            ],
            [
                (limb((72, 121, 3.6), (84, 114, 3.0), (87, 102, 2.3)), mix(ink, key, 0.54)),
                (mitten(87.6, 100, 3.0, -70), mix(ink, key, 0.62)),
            ],
            [
                (hat, mix(haze, key, 0.35)),
                (both(hat, polygon((40, 112), (61.4, 120), (70, 140), (40, 140))), mix(key, ink, 0.25)),
                (both(hat, polygon((61.4, 120), (84, 122), (70, 140))), mix(key, haze, 0.2)),
            ],
        ],
        "#fbfde4",
        (0.6, -1),
        0.9,
    )
    s.line(oval(61.4, 121, 6.6), mix(key, ink, 0.3), 0.7)


def emerald_parrot(s: Gouache) -> None:
    """On a bough in the jungle a great parrot turns an emerald in its claw."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 168), [mix(haze, mid, 0.2), haze, mix(mid, haze, 0.4)])
    s.fill(polygon((30, 20), (74, 20), (44, 180), (-30, 180)), mix(haze, "#ffffff", 0.45))
    for x, y, length, width, turn, tone in (
        *((128, 44, 60, 17, 160, mix(mid, haze, 0.25)), (30, 30, 44, 14, 60, mix(mid, haze, 0.3))),
        *((128, 84, 40, 13, 200, mix(mid, deep, 0.2)), (20, 118, 50, 14, -36, mix(mid, haze, 0.15))),
        *((126, 168, 58, 15, 216, deep), (-4, 60, 44, 14, 12, deep), (60, 176, 40, 12, -150, deep)),
    ):
        s.figure([[(leaf(x, y, length, width, turn), tone)]], mix(haze, "#ffffff", 0.4), (-0.5, -1), 0.8)
        s.stroke([(x, y), around(x, y, length * 0.92, turn)], mix(tone, ink, 0.35), 0.8)
    bough = ribbon([(-8, 146, 6), (34, 140, 5.4), (78, 133, 5), (128, 130, 3.4)])
    _parrot_tail(s)
    s.figure(
        [[(bough, ink), (both(bough, box(-10, 140, 130, 160)), mix(ink, deep, 0.3))]],
        mix(haze, mid, 0.2),
        (-0.3, -1),
        1.1,
    )
    s.rings(52, 92, [17.5, 12.5], [mix(haze, "#ffffff", 0.6), "#fffff6"], 0.6)
    _parrot(s)
    s.gem(EMERALD, 52, 92, 8.8, 8, 1.7)
    for x0, y0, x1, y1 in ((50, 104, 45, 96), (54, 105, 53, 99), (58, 103, 60.6, 95)):
        s.stroke([(x0, y0), (x1, y1)], ink, 2.4)


def _parrot_tail(s: Gouache) -> None:
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    for turn, length, tone in ((62, 58, mix(key, ink, 0.4)), (70, 62, mid), (78, 56, mix(key, ink, 0.12))):
        s.figure([[(leaf(86, 110, length, 8, turn), tone)]], mix(haze, "#ffffff", 0.4), (-0.8, -0.4), 0.8)


def _parrot(s: Gouache) -> None:
    """Paint the parrot: body, wing in three rows of feathers, pale face, hooked beak, one claw on the bough."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    lit = mix(haze, "#ffffff", 0.5)
    body = outline(
        *((60, 66), (52, 88, 58, 108), (66, 128, 82, 128), (100, 124, 102, 98), (103, 72, 92, 56)),
        *((78, 43, 64, 54), (60, 58, 60, 66)),
    )
    wing = outline((86, 76), (104, 82, 108, 104), (110, 124, 100, 142), (86, 128, 80, 108), (74, 88, 86, 76))
    s.figure(
        [
            [(limb((68, 112, 5.4), (58, 112, 3.6), (53, 104, 2.6)), mix(key, ink, 0.3))],
            [(body, key), (both(body, oval(104, 108, 36, 52)), mix(key, ink, 0.3))],
            [(wing, mix(key, ink, 0.12))],
            [(both(wing, polygon((70, 100), (120, 88), (120, 150), (70, 150))), haze)],
            [(both(wing, polygon((70, 110), (120, 99), (120, 150), (70, 150))), mid)],
            [(both(wing, polygon((70, 122), (120, 114), (120, 150), (70, 150))), deep)],
        ],
        lit,
        (-0.8, -0.7),
        1.0,
    )
    for x in (88, 95, 102):
        s.stroke([(x, 104), (x + 1, 120, x - 1, 136)], mix(deep, ink, 0.4), 1.0)
    face = outline((59, 66), (60, 55, 69, 54), (77, 57, 76, 66), (73, 76, 64, 76), (58, 74, 59, 66))
    upper = outline((63, 57), (50, 55, 46, 66), (45, 74, 50, 80), (52, 73, 62, 72))
    lower = outline((52, 74), (57, 72, 63, 73), (62, 80, 56, 80), (52, 79, 52, 74))
    s.figure([[(face, "#fffdf0")], [(lower, ink)], [(upper, mix(ink, deep, 0.3))]], lit, (-0.6, -1), 0.9)
    s.fill(oval(68, 63.4, 2.8), ink)
    s.fill(oval(67.2, 62.4, 0.9), "#ffffff")
    for y in (68.4, 71.4):
        s.stroke([(65, y), (70, y + 0.6), (74, y - 0.6)], key, 0.7)
    for x in (76, 81, 86):
        s.stroke([(x, 127), (x - 2, 134)], mix(ink, key, 0.35), 3.0)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-18": Picture(
        emerald_nest,
        ((50, 64), (67, 82), (66, 104)),
        "reaches for a nest",
        "bough over a valley",
        "morning haze behind leaves",
        seed=18,
    ),
    "b1-19": Picture(
        emerald_mule,
        ((42, 78), (58, 96), (82, 84), (108, 84)),
        "tugs a stubborn mule",
        "mud path in the jungle",
        "gaps in a leaf roof",
        seed=19,
    ),
    "b1-21": Picture(
        emerald_lotus,
        ((62, 118), (88, 100), (94, 90)),
        "reaches for a lotus",
        "lily pond from above",
        "sun in the water",
        seed=21,
    ),
    "b1-23": Picture(
        emerald_parrot,
        ((52, 92), (68, 63), (52, 68), (57, 108)),
        "turns a stone in its claw",
        "bough in the jungle",
        "gap between great leaves",
        seed=23,
    ),
}
