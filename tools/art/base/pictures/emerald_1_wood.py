"""Pictures of the emerald cards of level 1 in the woods."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import bare_arm, drape, limb, mitten, profile, shoe, skin
from tools.art.base.gouache import EMERALD, Gouache
from tools.art.base.props import blades, leaf, spray
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
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


def emerald_kiln(s: Gouache) -> None:
    """A charcoal burner, small on the top of his smoking kiln among tall trunks, rakes its burning mouth."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 150), [mix(mid, haze, 0.25), mix(haze, key, 0.12), mix(mid, haze, 0.6)])
    # trunks, far to near, in the evening mist
    for x, wide, k in (
        (40, 1.6, 0.62),
        (52, 2.0, 0.5),
        (64, 1.4, 0.66),
        (96, 1.8, 0.6),
        (108, 2.4, 0.46),
        (33, 2.6, 0.38),
        (117, 3.0, 0.3),
    ):
        s.plane(
            polygon((x - wide, 30), (x + wide, 30), (x + wide * 1.2, 140), (x - wide * 1.2, 140)),
            mix(mid, haze, k),
            mix(haze, mid, 0.25),
            50,
            136,
            0,
        )
    # the smoke, a leaning column in two tones
    smoke = blob(
        (78, 86),
        (70, 76),
        (78, 66),
        (68, 56),
        (80, 46),
        (72, 34),
        (88, 24),
        (112, 26),
        (104, 42),
        (94, 50),
        (98, 60),
        (88, 68),
        (90, 78),
        (84, 86),
        tension=1.0,
    )
    s.fill(smoke, mix(haze, "#fffbe4", 0.5))
    s.fill(both(smoke, placed(smoke, 7, 2)), mix(haze, mid, 0.2))
    for x, wide in ((12, 9), (123, 6.4)):
        trunk = outline(
            (x - wide, 30),
            (x + wide, 30),
            (x + wide * 0.8, 110, x + wide * 1.9, 154),
            (x - wide * 1.9, 154),
            (x - wide * 0.8, 100, x - wide, 30),
        )
        s.figure([[(trunk, ink)]], mix(mid, haze, 0.4), (1 if x < 60 else -1, 0), 0.9)
    spray(s, 24, 38, mix(deep, ink, 0.3), (20, 60, 100), 16, 5)
    spray(s, 116, 44, mix(deep, ink, 0.3), (100, 140, 180), 15, 5)
    # the ground and the stack: split logs on end, leant to a cone, turf over its head
    ground = outline((-4, 142), (40, 134, 76, 140), (104, 144, 124, 136), (124, 176), (-4, 176))
    s.fill(ground, mix(deep, ink, 0.4))
    s.stipple(ground, mix(mid, haze, 0.3), (60, 138), (60, 152), 0.6, 0.0)
    for number in range(11):
        foot = 34 + number * 9.2
        tone = mix(ink, key, 0.16 + 0.07 * (number % 3) + 0.02 * number)
        log = taper((72 + (number - 5) * 1.9, 88), 2.2, (foot, 152 + 1.2 * (number % 2)), 5.2)
        s.figure(
            [[(log, tone), (drape(log, foot - 1.4, -6), mix(tone, ink, 0.4))]], mix(key, haze, 0.4), (0.8, -0.5), 0.7
        )
        s.fill(oval(foot, 154 + 1.2 * (number % 2), 4.6, 2.8), mix(key, haze, 0.3))
        s.fill(oval(foot, 154 + 1.2 * (number % 2), 2.6, 1.5), mix(key, ink, 0.4))
    turf = outline(
        (56, 97), (66, 92, 72, 93), (84, 92, 91, 98), (100, 108, 105, 121), (99, 117), (96, 124), (91, 116), (86, 121),
        (80, 114), (74, 120), (68, 114), (62, 121), (56, 115), (50, 122), (44, 118), (48, 106, 56, 97),
    )  # fmt: skip
    s.figure(
        [[(turf, mix(deep, mid, 0.2)), (drape(turf, 62, -8), mix(deep, ink, 0.35))]],
        mix(mid, haze, 0.6),
        (0.5, -1),
        1.0,
    )
    s.stipple(turf, mix(mid, haze, 0.2), (92, 96), (70, 112), 0.8, 0.0)
    # its mouth: a square hearth between two posts
    mouth = polygon((65, 154), (67, 117), (93, 117), (95, 154))
    s.fill(mouth, ink)
    with s.clipped(mouth):
        s.rings(80, 150, [30, 22, 13], [mix(key, ink, 0.2), mix(key, haze, 0.45), "#fff4d6"], 0.7)
    posts = [
        taper((66, 115), 2.6, (64, 156), 3.2),
        taper((94, 115), 2.6, (96, 156), 3.2),
        taper((60, 115), 2.6, (100, 115), 2.6),
    ]
    s.figure([[(join(*posts), mix(ink, key, 0.2))]], mix(key, haze, 0.5), (0.2, 1), 0.9)
    # the burner on the top, long rake down to the vent
    rim = "#fdfbdc"
    head = profile(67, 62, 10, 1, 16)
    hood = outline(
        (61.6, 63),
        (61, 54.6, 68, 54.8),
        (73.4, 56, 72.6, 59.6),
        (67, 59, 66.6, 64),
        (66, 70, 61, 71),
        (60, 67, 61.6, 63),
    )
    coat = outline((60, 72), (64, 68.4, 70, 71), (74, 80, 73, 90), (57, 91), (57, 80, 60, 72))
    rake = [taper((60, 74), 0.8, (82, 112), 0.8), placed(box(-5, -1, 5, 1, 0.5), 82.4, 113, 1, -30)]
    s.figure(
        [
            [
                (join(limb((61, 88, 2.8), (57, 95, 2.2)), shoe(57, 100, 1, 0.62)), ink),
                (join(limb((69, 88, 2.8), (75, 92, 2.2)), shoe(75, 96.4, 1, 0.62)), ink),
            ],
            [(coat, mix(ink, deep, 0.35)), (drape(coat, 64), ink)],
            [(polygon((57.4, 82), (73.2, 81), (73.2, 84.4), (57.2, 85.4)), key)],
            [*skin(s, head, 0.3, 0.5), (hood, mix(ink, deep, 0.2))],
            [(part, mix(ink, key, 0.25)) for part in rake],
            [
                (limb((69, 73, 2.5), (77, 79, 2.1), (73, 95, 1.6)), mix(deep, ink, 0.4)),
                (mitten(72.6, 95.4, 1.9, 70), mix(ink, key, 0.5)),
            ],
            [
                (limb((62, 74, 2.7), (59, 83, 2.2), (66, 83.6, 1.6)), mix(deep, ink, 0.25)),
                (mitten(66.6, 84, 1.9, 10), mix(ink, key, 0.5)),
            ],
        ],
        rim,
        (0.5, -0.8),
        0.8,
    )
    s.gem(EMERALD, 80, 134, 7.6, 6, 1.7)
    blades(s, ink, ((34, 172, 22, 6), (42, 174, 16, -4), (100, 174, 20, 5), (110, 172, 26, -5), (118, 174, 18, 4)))


def emerald_hermit(s: Gouache) -> None:
    """Level 1: in her cave a hermit shows a stone to a parrot."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(deep, mid, 0.35))
    s.stipple(ALL, ink, (0, 120), (80, 60), 0.8, 0.0)
    # one beam, aslant, with a narrower one in it
    for path, color in (
        (polygon((74, 30), (126, 30), (126, 70), (76, 172), (16, 172)), mix(mid, haze, 0.45)),
        (polygon((86, 30), (118, 30), (70, 172), (34, 172)), mix(mid, haze, 0.85)),
        (polygon((93, 30), (110, 30), (64, 172), (46, 172)), "#fafbd8"),
    ):
        s.fill(path, color)
    s.stipple(polygon((74, 30), (86, 30), (34, 172), (16, 172)), mix(mid, haze, 0.85), (70, 100), (54, 96), 0.8, 0.0)
    s.stipple(
        polygon((118, 30), (126, 30), (126, 70), (76, 172), (70, 172)),
        mix(mid, haze, 0.85),
        (88, 100),
        (106, 106),
        0.8,
        0.0,
    )
    # the mouth of the cave
    s.fill(
        polygon((-2, 30), (80, 30), (72, 40), (58, 44), (50, 41), (38, 50), (26, 50), (16, 70), (6, 90), (-2, 100)),
        mix(ink, deep, 0.4),
    )
    s.fill(polygon((122, 30), (118, 40), (120, 60), (114, 78), (117, 100), (110, 120), (114, 146), (122, 150)), ink)
    rim = "#fffee6"
    # the parrot on its bough
    s.figure(
        [[(ribbon([(124, 98, 3.4), (108, 93, 2.4), (92, 96, 1.8), (86, 93, 0.9)], 12), ink)]],
        mix(mid, haze, 0.5),
        (-0.2, -1),
        0.7,
    )
    bird = outline(
        *((94, 59), (100, 55, 105, 60), (110, 68, 110, 80), (111, 92, 114, 104), (116, 116, 114, 126)),
        *((110, 116, 107, 104), (103, 96, 99, 92), (92, 84, 93, 72), (91, 64, 94, 59)),
    )
    wing = outline((103, 71), (110, 74, 110, 84), (111, 96, 113, 108), (104, 98, 101, 86), (99, 76, 103, 71))
    beak = outline((94.6, 60.4), (88.6, 60, 88.8, 69), (91, 67.6, 93.6, 68), (95.6, 65, 94.6, 60.4))
    s.figure(
        [
            [
                (bird, key),
                (both(bird, outline((101, 50), (100, 80, 110, 128), (122, 128), (122, 50))), mix(key, ink, 0.3)),
            ],
            [
                (wing, mix(mid, deep, 0.2)),
                (both(wing, polygon((100, 90), (116, 86), (116, 112), (104, 112))), mix(deep, ink, 0.4)),
            ],
            [(beak, ink)],
        ],
        rim,
        (-0.8, -0.6),
        0.8,
    )
    s.fill(oval(97.6, 63.6, 2.2), mix(haze, "#ffffff", 0.5))
    s.fill(oval(97.4, 63.7, 0.9), ink)
    for x in (99, 103):
        s.stroke([(x, 91), (x - 0.6, 95.6)], ink, 1.3)
    # the hermit
    woman = profile(55, 72, 21, 1, -4)
    shawl = outline((48, 86), (34, 92, 29, 110), (22, 140, 20, 172), (76, 172), (72, 140, 66, 112), (64, 96, 57, 88))
    hair = outline(
        (62.6, 62.6),
        (56, 58.6, 49, 61),
        (41.6, 65, 43.6, 77),
        (44, 86, 50, 87),
        (54.6, 82, 52.4, 74),
        (54, 66, 62.6, 62.6),
    )
    knot = oval(42.4, 67.6, 5.2, 4.6, -20)
    arm = limb((45, 106, 6.6), (58, 126, 5.2), (73, 105, 3.0))
    palm = join(
        outline((71, 105), (73, 98.6, 79, 98.4), (88, 98.6, 88.6, 97.4), (90, 99.6, 86, 102.4), (80, 106.6, 75.4, 108)),
        taper((75.6, 100), 1.1, (73.6, 93.4), 0.9),
    )
    s.figure(
        [
            [
                (shawl, mix(deep, ink, 0.35)),
                (both(shawl, outline((16, 84), (48, 90), (40, 120, 46, 172), (16, 172))), mix(ink, deep, 0.15)),
            ],
            skin(s, woman, 0.46, 0.68),
            [
                (hair, mix(haze, mid, 0.22)),
                (knot, mix(haze, mid, 0.22)),
                (both(hair, outline((38, 58), (48, 62), (46, 78, 52, 90), (38, 90))), mix(mid, deep, 0.1)),
            ],
            [(arm, mix(deep, ink, 0.5)), (palm, mix(key, ink, 0.25))],
        ],
        rim,
        (0.9, -0.5),
        1.0,
    )
    s.fill(woman.eye, ink)
    s.stipple(both(shawl, box(44, 88, 80, 150)), mid, (66, 120), (48, 122), 0.5, 0.0)
    s.gem(2, 81.4, 90.6, 7, turn=-6, glint=1.5)
    # ferns near us
    for x, y, turns, length in (
        (110, 172, (-160, -135, -110, -85, -60), 30),
        (-4, 150, (-70, -40, -10), 24),
        (56, 176, (-120, -90, -60), 16),
        (56, 38, (60, 90, 120), 13),
    ):
        spray(s, x, y, ink, turns, length, length * 0.2)


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
        emerald_kiln,
        ((69, 62), (82, 112), (80, 134)),
        "rakes a kiln",
        "moss wood",
        "fire in the mouth of a charcoal stack",
        seed=21,
    ),
    "b1-23": Picture(
        emerald_hermit,
        ((60, 73), (81, 90), (96, 64)),
        "shows a stone to a parrot",
        "cave with ferns",
        "one beam aslant",
        seed=23,
    ),
}
