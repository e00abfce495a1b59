"""Pictures of the ruby cards of level 3 at the opera and the ball."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import hand, limb, mitten, pinch, profile, umber
from tools.art.base.gouache import EMBER, RUBY, Gouache
from tools.art.base.props import leaf
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
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


def ruby_opera(s: Gouache) -> None:
    """A diva lifts a dagger over her heart; before her the house with its tiers of boxes, behind us the curtain."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(deep, ink, 0.25))
    # the house: three tiers, somebody in every box
    for row, y in enumerate((62, 88, 114)):
        tier = outline((-4, y - 4), (50, y + 8, 100, y - 6), (100, y + 2), (50, y + 16, -4, y + 4))
        s.fill(tier, mix(deep, mid, 0.4))
        s.rim([tier], mix(mid, haze, 0.25), (0, -1), 0.8)
        for number in range(7):
            x, top = 8 + number * 14, y + 1.6 - abs(number - 3.4) * 1.7
            s.fill(arch(x - 5.4, x + 5.4, top - 12, top), mix(deep, mid, 0.75 if (number + row) % 3 else 1.15))
            s.fill(join(oval(x, top - 6.4, 1.9, 2.3), oval(x, top - 0.4, 3.8, 3.4)), mix(ink, deep, 0.5))
    # limelight: one hard cone on the stage
    cone = polygon((44, 30), (62, 30), (116, 156), (50, 156))
    s.fill(cone, mix(haze, mid, 0.2), 0.5)
    s.fill(polygon((50, 30), (58, 30), (106, 156), (62, 156)), haze, 0.6)
    stage = polygon((-4, 146), (124, 140), (124, 172), (-4, 172))
    s.fill(stage, mix(mid, haze, 0.2))
    s.fill(oval(83, 154, 36, 7), haze)
    s.stipple(stage, deep, (84, 150), (20, 164), 0.0, 0.8)
    for x in (40, 54, 68, 82):
        s.fill(outline((x - 5, 147), (x, 138, x + 5, 147)), ink)
        s.fill(outline((x - 3.6, 146.4), (x, 140.4, x + 3.6, 146.4)), "#fffaf0")
    _diva(s)
    curtain = outline((108, 30), (112, 66, 106, 100), (103, 136, 113, 172), (126, 172), (126, 30))
    s.figure([[(curtain, deep)]], mix(mid, haze, 0.4), (-1, 0.2), 1.3)
    for x in (114, 120):
        s.stroke([(x, 34), (x + 2, 90, x - 2, 130), (x - 2, 150, x + 1, 172)], ink, 1.8)


def _diva(s: Gouache) -> None:
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    dark, brown, lit = umber(0.34), umber(0.56), umber(0.76)
    head = profile(83, 70, 15, -1, -16)
    hair = outline((77, 63), (79, 57, 87, 59), (96, 62, 95, 72), (98, 80, 93, 83), (90, 80, 90, 74), (84, 66, 77, 63))
    tiara = polygon((76.6, 62), (78, 54.6), (80.4, 58.6), (84, 53), (85.6, 58.4), (90, 55.4), (89, 61))
    bust = polygon((76, 84, 2), (90, 82, 3), (91, 92), (75, 93))
    bodice = outline((75, 89), (82, 92, 91, 88), (90, 100, 89, 108), (76, 108), (77, 98, 75, 89))
    gown = outline(
        (76, 106),
        (83, 109, 89, 106),
        (104, 114, 108, 132),
        (114, 144, 112, 154),
        (84, 162, 54, 154),
        (56, 132, 62, 122),
        (66, 110, 76, 106),
    )
    front = outline((77, 107), (70, 124, 66, 156), (82, 159, 90, 157), (84, 126, 83, 108))
    s.figure(
        [
            [(gown, key), (both(gown, polygon((92, 100), (120, 100), (120, 166), (96, 166))), mix(key, ink, 0.5))],
            [(front, haze)],
            [(limb((89, 89, 3.6), (99, 98, 2.8), (90, 109, 2.1)), brown), (mitten(89, 109.6, 2.6, 160), brown)],
            [(bust, lit)],
            [(bodice, mix(key, ink, 0.25)), (both(bodice, box(83, 80, 96, 112)), mix(key, ink, 0.6))],
            [
                (head.head, dark),
                (cut(head.head, head.shade), lit),
                (both(head.head, head.wedge), "#fff0d2"),
                (head.eye, ink),
                (hair, ink),
                (tiara, "#ffc46a"),
            ],
            [(limb((77, 89, 3.7), (64, 86, 3.0), (58, 72, 2.1)), lit)],
        ],
        "#fffaf0",
        (-0.9, 0.4),
        1.05,
    )
    for y in (120, 132, 144):
        s.stroke([(73 - (y - 120) * 0.16, y), (80, y + 3.4, 85 + (y - 120) * 0.06, y + 1)], mix(mid, haze, 0.35), 1.2)
    # the dagger points down at her heart, the ruby is its pommel
    blade = polygon((55.4, 74), (60, 73), (66, 99))
    s.fill(taper((57.4, 74), 1.4, (55, 61), 1.5), "#c9893a")
    s.figure(
        [
            [(blade, "#fffdf6")],
            [(placed(box(-6, -1.3, 6, 1.3, 1), 57.6, 74, 1, -14), "#ffc46a")],
            [(mitten(56.6, 69, 3, -100), lit)],
        ],
        "#ffffff",
        (-1, -0.4),
        0.7,
    )
    s.gem(RUBY, 54.6, 57, 6.6, -8, 1.6)


def ruby_mask(s: Gouache) -> None:
    """On a stair at a masked ball a lady lowers her mask before a man who bows; behind them the bright hall dances."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 168), [mix(deep, ink, 0.35), mix(ink, deep, 0.4)])
    # the door to the hall, and couples in it
    for half, tone in (
        (45, mix(deep, mid, 0.35)),
        (38, mix(mid, deep, 0.2)),
        (31, mix(mid, haze, 0.45)),
        (23, mix(haze, mid, 0.12)),
    ):
        s.fill(arch(70 - half, 70 + half, 84, 150, half * 0.98), tone)
        s.spot(70, 84, half * 0.97, half * 1.12, tone, 0.45, box(0, 30, 120, 120))
    hall = arch(39, 101, 84, 150, 30)
    with s.clipped(hall):
        s.fill(box(30, 107, 110, 150), mix(haze, mid, 0.3))
        for x, y, k, tone in (
            (64, 111, 0.46, mix(deep, mid, 0.4)),
            (74, 114, 0.52, mix(key, mid, 0.35)),
            (81, 131, 0.8, mix(deep, mid, 0.25)),
        ):
            _small_couple(s, x, y, k, tone)
    _stair(s)
    _bowing_man(s)
    _unmasked(s)


def _stair(s: Gouache) -> None:
    """Paint the steps that come down from the right, a runner on them, and the newel in front."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    for number in range(5):
        left, top = 92 - number * 15, 128 + number * 9
        step = polygon((left, top), (128, top - 2), (128, 176), (left, 176))
        s.figure([[(step, mix(mid, deep, 0.75 - number * 0.04))]], mix(haze, mid, 0.2), (-0.6, -1), 1.0)
        s.fill(box(left + 0.6, top + 3, 128, top + 9), mix(deep, ink, 0.35))
    s.stipple(box(40, 150, 124, 172), ink, (70, 152), (40, 172), 0.0, 0.6)


def _bowing_man(s: Gouache) -> None:
    """Paint the man on the lower step: he bows, his hat on his heart."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = "#ffe9c6"
    head = profile(54, 92, 15.5, 1, 22, neck=0.22)
    hair = outline(
        (60, 85), (57, 80.4, 50, 82), (42.6, 84.6, 44, 93), (44.6, 98, 48, 101), (51, 97, 53, 92), (56, 88, 60, 85)
    )
    tail = ribbon([(45, 95, 2.2), (40.6, 99, 2.4), (37, 97, 0.6)], 8)
    coat = outline(
        (38, 104),
        (47, 98, 53, 106),
        (57, 118, 50, 132),
        (54, 150, 56, 176),
        (14, 176),
        (22, 150, 30, 136),
        (28, 116, 38, 104),
    )
    hat = outline((52, 119), (56, 110, 66, 116), (72, 118, 74, 124), (66, 128, 58, 126), (52, 125, 52, 119))
    s.figure(
        [
            [(coat, deep), (both(coat, polygon((10, 96), (38, 100), (34, 180), (10, 180))), mix(ink, deep, 0.4))],
            [(polygon((46, 100), (53, 101, 1), (58, 106, 1), (54, 112, 1), (46, 108)), haze)],
            [
                (head.head, umber(0.26)),
                (cut(head.head, head.shade), umber(0.48)),
                (both(head.head, head.wedge), umber(0.8)),
                (head.eye, ink),
            ],
            [(hair, ink), (tail, ink)],
            [(hat, mix(ink, key, 0.3))],
            [
                (limb((41, 108, 5.2), (44, 127, 4.4), (55, 124, 3.0)), mix(deep, mid, 0.3)),
                (polygon((53, 120), (57.6, 120.6), (57, 128), (52.6, 127.6)), haze),
                (mitten(59.6, 123.6, 2.9, -14), umber(0.54)),
            ],
        ],
        rim,
        (1, -0.4),
        0.9,
    )
    s.stroke([(55, 117), (64, 117, 72, 122)], "#ffc46a", 1.0)


def _unmasked(s: Gouache) -> None:
    """Paint the lady on the step above: she looks down at him over the mask that she holds off on its stick."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    rim = "#ffe9c6"
    head = profile(100, 68, 16, -1, -4, nose=0.85, neck=0.4)
    hair = outline(
        (93.6, 60), (95, 52, 103, 53), (114, 54, 112, 67), (110, 76, 105, 75), (104.6, 68, 101, 64), (97, 63, 93.6, 60)
    )
    curls = [oval(110, 74, 3.2), oval(112, 80, 2.7), oval(110.6, 85, 2.2)]
    bodice = outline((96, 90), (104, 86, 111, 90), (117, 100, 112, 114), (96, 114), (94, 100, 96, 90))
    skirt = outline((95, 111), (104, 114, 113, 111), (126, 128, 134, 178), (68, 178), (74, 138, 95, 111))
    neck = outline((98, 76), (105, 76), (106, 86, 113, 92), (104, 98, 95, 92), (99, 88, 98, 76))
    s.figure(
        [
            [
                (skirt, key),
                (both(skirt, outline((106, 108), (104, 150, 112, 180), (136, 180), (136, 108))), mix(key, ink, 0.5)),
                (both(skirt, outline((97, 110), (84, 140, 84, 180), (66, 180), (66, 110))), mix(key, haze, 0.28)),
            ],
            [(bodice, mix(key, ink, 0.12)), (both(bodice, box(105, 84, 120, 116)), mix(key, ink, 0.52))],
            [(neck, umber(0.6)), (both(neck, box(104, 70, 116, 100)), umber(0.42))],
            [
                (head.head, umber(0.42)),
                (cut(head.head, head.shade), umber(0.64)),
                (both(head.head, head.wedge), umber(0.92)),
                (head.eye, ink),
            ],
            [*((curl, ink) for curl in curls), (hair, ink)],
        ],
        rim,
        (-1, -0.4),
        0.9,
    )
    for x in (78, 88, 100):
        s.stroke([(97 + (x - 90) * 0.2, 116), (x - 2, 140, x - 6, 176)], mix(key, ink, 0.4), 0.8, 0.7)
    s.stroke([(96.6, 86), (102, 92, 108, 87)], "#ffc46a", 1.3)
    s.fill(oval(105.6, 70, 1.5), "#ffc46a")
    _half_mask(s, 77, 84)
    sleeve = limb((107, 96, 5.4), (99, 112, 4.6), (90, 106, 3.2))
    s.figure(
        [
            [(taper((80, 90), 0.9, (87.6, 112), 1.1), "#ffc46a")],
            [
                (sleeve, haze),
                (
                    both(sleeve, outline((112, 90), (105, 108, 98, 109), (90, 110), (96, 122), (116, 112))),
                    mix(haze, mid, 0.4),
                ),
            ],
        ],
        rim,
        (-1, -0.5),
        0.8,
    )
    hand(s, pinch(84.4, 101.4, 0.42, -160, False), umber(0.64), EMBER, (-1, -0.5), 0.5)


def _half_mask(s: Gouache, x: float, y: float) -> None:
    """Paint a half mask turned to the bowing man, a fan of plumes over it, and the ruby on its brow."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    for turn, length, tone in (
        (-166, 20, key),
        (-146, 23, mix(mid, haze, 0.3)),
        (-126, 25, mix(key, ink, 0.3)),
        (-106, 26, "#fff3dc"),
        (-86, 26, mix(mid, haze, 0.2)),
        (-66, 24, key),
        (-46, 21, mix(mid, haze, 0.4)),
    ):
        s.figure([[(leaf(x, y - 4, length, 6.4, turn), tone)]], "#fff6e4", (0, 1), 0.6)
    mask = outline(
        (-15, -6), (-6, -9, 0, -6), (7, -9, 14, -5), (14, 2, 8, 5), (3, 6, 0, 2), (-4, 7, -10, 5), (-15, 2, -15, -6)
    )
    whole = placed(mask, x, y, 1, 8)
    s.figure(
        [[(whole, mix(key, ink, 0.22)), (both(whole, box(x, y - 20, x + 30, y + 20)), mix(key, ink, 0.5))]],
        "#ffc46a",
        (-0.3, -1),
        1.0,
    )
    for side in (-1, 1):
        eye = outline((-4, 0), (0, -3.4, 4, -1), (1, 3, -4, 0))
        s.fill(placed(eye, x + side * 7, y + side * 1.0, 0.95, 8, side < 0), haze)
    s.gem(RUBY, x, y - 9, 6.8, 4, 1.6)


def _small_couple(s: Gouache, x: float, y: float, k: float, tone: Color) -> None:
    """Paint a couple far off that waltzes, its feet at a point."""
    ink, haze = s.ink, s.haze
    gown = outline((-4, -16), (-1, -18), (2, -16), (8, -6, 8, 0), (-12, 0), (-10, -8, -4, -16))
    man = join(limb((5, -19, 2.6), (5, -10, 2.6), (6, 0, 1.6)), oval(5.4, -24.6, 2.4))
    arms = limb((4, -19, 1.3), (11, -22, 1.0), (0, -18, 1.0))
    lady = join(oval(-1.6, -22, 2.3), polygon((-4, -20), (1.4, -20), (1.4, -14), (-4, -14)))
    s.fill(oval(x, y, 11 * k, 2 * k), mix(s.mid, ink, 0.3))
    group = [[(placed(part, x, y, k), color)] for part, color in ((man, ink), (gown, tone), (lady, tone), (arms, ink))]
    s.figure(group, haze, (0.2, -1), 0.6)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-13": Picture(
        ruby_opera,
        ((79, 71), (55, 58), (62, 88)),
        "sings with a dagger",
        "stage from the wings",
        "cone of limelight",
        seed=63,
    ),
    "b3-15": Picture(
        ruby_mask,
        ((77, 75), (77, 84), (94, 69), (59, 93), (60, 123)),
        "lowers a mask",
        "stair at a masked ball",
        "bright hall between two bodies",
        seed=64,
    ),
}
