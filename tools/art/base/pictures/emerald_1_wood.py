"""Pictures of the emerald cards of level 1 in the woods."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import bare_arm, drape, from_above, limb, mitten, profile, shoe, skin
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
    """High over a river valley a boy lies along a bough and stretches to a nest: among its eggs is an emerald."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    # far below, the valley in morning haze
    s.wash(ALL, (0, 38), (0, 168), ["#f6fbd8", haze, mix(haze, mid, 0.4)])
    s.rings(66, 62, [40, 28, 17], [mix(haze, "#fffdf0", 0.3), "#f8fce0", "#fffef6"], 0.6)
    for points, tone in (
        (
            ((-4, 128), (24, 112), (48, 122), (78, 108), (104, 120), (128, 112), (128, 150), (-4, 150)),
            mix(mid, haze, 0.5),
        ),
        (((-4, 146), (30, 134), (60, 142), (92, 130), (128, 140), (128, 176), (-4, 176)), mix(mid, haze, 0.15)),
    ):
        s.fill(polygon(*((x, y, 4) for x, y in points)), tone)
    river = outline(
        (84, 132), (76, 142, 92, 148), (104, 156, 88, 172), (66, 172), (88, 156, 78, 149), (66, 142, 78, 132)
    )
    s.fill(river, "#f8fce0")
    s.stipple(box(-4, 140, 124, 172), deep, (60, 146), (60, 176), 0.0, 0.5)
    _crown(s)
    _bough_boy(s)
    _nest(s)
    s.gem(EMERALD, 101, 85, 7.0, 10, 1.6)
    # leaves nearest to us
    spray(s, 126, 128, ink, (150, 172, 194, 216), 20, 7)
    spray(s, -2, 58, ink, (-24, 0, 22, 44), 22, 8)


def _crown(s: Gouache) -> None:
    """Paint trunk and leaves round the view, darkest at the edge, and the bough that crosses it."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    for x, y, tone, turns in (
        (124, 36, mix(mid, deep, 0.2), (120, 140, 160, 180, 200)),
        (96, 32, mix(mid, deep, 0.4), (60, 84, 108, 130)),
        (44, 32, mix(mid, deep, 0.3), (50, 74, 98, 122)),
        (14, 34, deep, (20, 44, 66, 90)),
    ):
        spray(s, x, y, tone, turns, 26, 9)
    trunk = outline((-6, 30), (16, 30), (10, 70, 16, 112), (20, 150, 34, 176), (-6, 176))
    s.figure([[(trunk, ink)]], mix(mid, haze, 0.5), (1, -0.2), 1.0)
    bough = ribbon([(8, 132, 9.0), (36, 117, 6.8), (66, 109, 5.4), (92, 101, 4.2), (112, 96, 3.2), (130, 84, 2.2)], 14)
    fork = ribbon([(96, 100, 3.0), (108, 88, 2.2), (114, 72, 1.6), (112, 58, 0.6)], 10)
    s.figure(
        [
            [(fork, ink)],
            [
                (bough, ink),
                (both(bough, outline((-4, 140), (40, 118, 128, 100), (128, 130), (-4, 160))), mix(ink, deep, 0.4)),
            ],
        ],
        mix(haze, mid, 0.1),
        (0.1, -1),
        1.0,
    )
    spray(s, 112, 60, deep, (-150, -110, -70, -30, 20), 15, 6)


def _bough_boy(s: Gouache) -> None:
    """Paint the boy flat on the bough, his legs round it, one arm stretched to the nest."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(73, 90, 13.5, 1, 2)
    hair = outline((66, 92), (65, 82, 73, 82.4), (80.4, 83, 79.4, 87), (73, 87, 71, 93), (68, 98, 66, 92))
    shirt = outline((42, 106), (48, 96, 60, 96), (68, 95, 71, 101), (70, 108, 60, 111), (46, 116, 42, 106))
    trousers = limb((45, 108, 6.6), (30, 110, 5.0), (38, 126, 3.6))
    shin = limb((38, 126, 2.9), (40, 140, 2.0))
    s.figure(
        [
            [(limb((64, 103, 3.4), (70, 114, 2.8), (78, 110, 2.2)), mix(ink, key, 0.34))],
            [(shirt, key), (both(shirt, polygon((38, 106), (72, 104), (72, 120), (38, 120))), mix(key, ink, 0.35))],
            [
                (shin, mix(ink, key, 0.46)),
                (shoe(40, 144, 1, 0.62), mix(ink, key, 0.5)),
                (trousers, mix(ink, deep, 0.45)),
            ],
            [
                (head.head, mix(ink, key, 0.4)),
                (cut(head.head, head.shade), mix(ink, key, 0.56)),
                (both(head.head, head.wedge), mix(haze, key, 0.4)),
                (head.eye, ink),
                (hair, ink),
            ],
            [
                (bare_arm((64, 100), (77, 103), (89, 93), 0.95), mix(ink, key, 0.52)),
                (mitten(90, 92, 2.7, -30), mix(ink, key, 0.6)),
            ],
        ],
        "#fffef0",
        (0.4, -1),
        1.0,
    )


def _nest(s: Gouache) -> None:
    """Paint a nest of twigs in the fork, two pale eggs in it."""
    ink, haze, key = s.ink, s.haze, s.key
    for x in (94.6, 108):
        s.fill(oval(x, 87.4, 3.6, 4.4), mix(haze, "#ffffff", 0.4))
    cup = outline((88, 90), (101, 94, 114, 89), (113, 100, 101, 100), (90, 101, 88, 90))
    s.figure([[(cup, mix(key, ink, 0.55))]], mix(key, haze, 0.5), (-0.3, -1), 0.9)
    for start, bend, end in (
        ((86, 92), (100, 97), (116, 88)),
        ((88, 97), (102, 101), (114, 94)),
        ((90, 89), (98, 98), (110, 99)),
        ((93, 99), (104, 94), (117, 92)),
    ):
        s.stroke([start, (*bend, *end)], mix(key, ink, 0.2), 0.8)


def emerald_mule(s: Gouache) -> None:
    """Level 1: on a mud path a driver and his mule pull the rope each their own way."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
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
    # the path
    s.fill(polygon((-2, 134), (40, 131), (80, 135), (122, 130), (122, 172), (-2, 172)), mix(deep, ink, 0.5))
    for x, y, w in ((70, 146, 20), (44, 156, 14), (92, 154, 14)):
        s.fill(outline((x - w, y), (x, y - 4, x + w, y), (x, y + 4, x - w, y)), mix(mid, haze, 0.25))
    rim = "#fdfdde"
    # the mule braces itself
    mule = blob(
        *((70.4, 74.6), (73, 68), (80, 62.6), (86, 60.6), (91, 65), (96, 75), (108, 82), (122, 92), (126, 104)),
        *((124, 128), (112, 124), (98, 117), (89, 110), (85, 96), (82.4, 82), (79.6, 77.4), (75.4, 79.4), (71, 79)),
        tension=0.85,
    )
    ears = join(
        outline((86, 62), (90, 54, 99, 50.6), (98, 58, 90.4, 64)),
        outline((84, 62), (84, 53, 90, 47.4), (92, 55, 88, 63)),
    )
    fore_near = join(
        limb((91, 104, 5), (82, 122, 3.0), (76, 139, 2.1)), polygon((73, 138), (78.4, 139), (78, 144), (70.4, 144))
    )
    fore_far = join(
        limb((97, 106, 5), (93, 124, 2.8), (87, 140, 2.0)), polygon((84, 138), (89, 139), (89, 144), (81.6, 144))
    )
    hind = join(
        limb((120, 116, 9), (104, 128, 3.8), (111, 142, 2.4)), polygon((107, 140), (113, 141), (113, 146), (104, 146))
    )
    muzzle = both(mule, oval(71, 78, 6.4))
    s.figure([[(fore_far, ink)]], mix(mid, haze, 0.5), (-1, -0.4), 0.7)
    s.figure(
        [
            [
                (ears, mix(ink, deep, 0.3)),
                (mule, mix(ink, deep, 0.35)),
                (fore_near, mix(ink, deep, 0.35)),
                (hind, mix(ink, deep, 0.25)),
                (muzzle, mix(deep, mid, 0.4)),
            ]
        ],
        rim,
        (-0.7, -1),
        0.95,
    )
    s.fill(oval(80.8, 68.4, 0.8), haze)
    s.stipple(both(mule, box(84, 70, 124, 126)), mid, (92, 80), (104, 104), 0.5, 0.0)
    # its load: a cloth, a basket, the stone on top
    cloth = both(mule, polygon((98, 70), (122, 70), (126, 112), (102, 114)))
    s.fill(cloth, mix(key, ink, 0.1))
    s.fill(both(cloth, polygon((90, 106), (126, 102), (126, 106), (90, 110))), mix(haze, key, 0.3))
    s.gem(2, 105, 82, 7, turn=-10, glint=1.4)
    basket = polygon((95, 86), (117, 84), (114, 104, 3), (99, 105, 3))
    s.figure(
        [[(basket, mix(ink, key, 0.3)), (both(basket, box(107, 80, 120, 110)), mix(ink, key, 0.16))]],
        mix(key, haze, 0.4),
        (-0.6, -1),
        0.8,
    )
    for y in (90, 95, 100):
        s.stroke([(96.5, y), (106, y + 1.6, 116, y - 1)], mix(ink, key, 0.6), 0.7)
    # the driver leans on the rope
    s.stroke([(59, 93), (67, 85, 75, 73)], mix(key, haze, 0.3), 1.3)
    s.stroke([(74, 66.4), (75.4, 72, 76.4, 79.4)], mix(key, haze, 0.3), 1.3)
    driver = profile(47.5, 76, 14, 1, -20)
    leg_far = join(limb((48, 118, 5.6), (62, 124, 4.4), (68, 139, 2.7)), shoe(68, 144))
    leg_near = join(limb((46, 118, 6.2), (56, 131, 4.6), (61, 143, 2.8)), shoe(60, 148.6))
    tunic = polygon((41, 91, 4), (52, 87, 4), (53, 102), (53, 121, 3), (38, 123, 4), (38, 106))
    hat = placed(
        join(
            polygon((-13, -3.4, 1), (13, -3.4, 1), (13, -0.8, 1), (-13, -0.8, 1)),
            outline((-6.6, -2), (-6, -12, 0, -12), (6, -12, 6.6, -2)),
        ),
        *(45.2, 71.2, 1, -20),
    )
    scarf = polygon((41, 87.6), (50, 82.6, 2), (53, 87, 2), (43, 92))
    arm_far = limb((49, 92, 3.6), (58, 94, 2.9), (67, 85, 2.1))
    arm_near = limb((45, 94, 4.2), (53, 101, 3.2), (61.4, 90, 2.3))
    s.figure(
        [
            [(arm_far, ink), (mitten(67.6, 84.4, 2.5, -40), mix(key, ink, 0.4))],
            [(leg_far, ink)],
            [(leg_near, mix(ink, deep, 0.2))],
            [(tunic, mix(deep, ink, 0.35)), (drape(tunic, 46), ink)],
            skin(s, driver),
            [(scarf, key)],
            [(hat, mix(ink, key, 0.12))],
            [(arm_near, mix(deep, ink, 0.5)), (mitten(62, 89.4, 2.8, -40), mix(key, ink, 0.28))],
        ],
        rim,
        (1, -0.5),
        0.95,
    )
    # ferns near us
    for x, y, turns, length in ((-4, 170, (-80, -55, -30, -10), 30), (122, 174, (-150, -125, -100), 28)):
        spray(s, x, y, ink, turns, length, 6)


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
        ((75, 90), (90, 92), (101, 85)),
        "reaches for a nest",
        "bough over a valley",
        "morning haze behind leaves",
        seed=18,
    ),
    "b1-19": Picture(
        emerald_mule,
        ((48, 70), (60, 87), (80, 70), (105, 82)),
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
