"""Pictures of the ruby cards of level 3 at the opera and the ball."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import hand, limb, mitten, pinch, profile, umber
from tools.art.base.gouache import RUBY, STONES, Gouache
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


def ruby_opera(s: Gouache) -> None:
    """A diva lifts a dagger over her heart; before her the house with its tiers of boxes, behind us the curtain."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(deep, ink, 0.25))
    # the house: three tiers, somebody in every box
    for row, y in enumerate((62, 88, 114)):
        tier = outline((-4, y - 4), (50, y + 8, 100, y - 6), (100, y + 2), (50, y + 16, -4, y + 4))
        s.fill(tier, mix(deep, mid, 0.16))
        s.rim([tier], mix(deep, mid, 0.8), (0, -1), 0.8)
        for number in range(7):
            x, top = 8 + number * 14, y + 1.6 - abs(number - 3.4) * 1.7
            s.fill(arch(x - 5.4, x + 5.4, top - 12, top), mix(deep, mid, 0.12 if (number + row) % 3 else 0.4))
            s.fill(join(oval(x, top - 6.4, 1.9, 2.3), oval(x, top - 0.4, 3.8, 3.4)), mix(ink, deep, 0.7))
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
    s.rings(54, 53, [16.4, 12.4], [mix(mid, haze, 0.45), "#fff0d8"], 0.5)
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
            [(limb((77, 89, 3.7), (68, 91, 3.0), (60, 74, 2.2)), lit)],
        ],
        "#fffaf0",
        (-0.9, 0.4),
        1.05,
    )
    for y in (120, 132, 144):
        s.stroke([(73 - (y - 120) * 0.16, y), (80, y + 3.4, 85 + (y - 120) * 0.06, y + 1)], mix(mid, haze, 0.35), 1.2)
    # the dagger points down at her heart, the ruby is its pommel
    blade = polygon((54.8, 79), (60.6, 78), (66, 106))
    fist = [
        limb((60, 74, 3.0), (59.4, 68.6, 2.8)),
        *(limb((59.4, y, 1.7), (53.8 + at * 0.2, y + 0.8, 1.5)) for at, y in enumerate((66, 69, 72, 74.8))),
    ]
    s.figure(
        [
            [(taper((57.4, 78), 1.7, (54.6, 58), 1.7), "#c9893a")],
            [
                (blade, "#fffdf6"),
                (both(blade, polygon((57.6, 76), (70, 76), (70, 108), (66, 108))), mix(haze, mid, 0.2)),
            ],
            [(placed(box(-7, -1.5, 7, 1.5, 1), 57.4, 78.4, 1, -10), "#ffc46a")],
        ],
        "#ffffff",
        (-1, -0.4),
        0.7,
    )
    hand(s, fist, lit, "#ffffff", (-1, -0.4), 0.5)
    s.glow([limb((77, 89, 3.7), (68, 91, 3.0), (60, 74, 2.2)), *fist, blade], RUBY, 54, 53, 27)
    s.gem(RUBY, 54, 53.4, 8.0, -8, 1.6)


def ruby_mask(s: Gouache) -> None:
    """At a ball a lady has lowered her mask from her face and looks out over it; two dancers are shadows in the bright door."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(ink, deep, 0.45))
    s.stipple(box(84, 30, 126, 176), deep, (84, 90), (118, 90), 0.8, 0.0)
    # the door: a frame, its bright hall, light on the floor
    s.figure(
        [[(polygon((20, 30), (88, 30), (88, 158), (20, 158)), mix(deep, mid, 0.3))]], mix(mid, haze, 0.3), (-1, 0), 0.9
    )
    s.fill(box(26, 30, 82, 158), mix(mid, haze, 0.5))
    s.fill(box(30, 30, 78, 158), mix(haze, mid, 0.1))
    s.fill(polygon((30, 132), (78, 132), (78, 158), (30, 158)), "#fff3da")
    s.stipple(box(30, 36, 78, 132), mix(mid, haze, 0.35), (54, 40), (54, 84), 0.75, 0.0)
    s.fill(polygon((20, 156), (88, 156), (100, 176), (8, 176)), mix(mid, haze, 0.35))
    _dancers(s, 46, 148)
    _unmasked(s)


def _dancers(s: Gouache, x: float, y: float) -> None:
    """Paint a couple that waltzes, as one shadow; the point is between its feet."""
    shade = mix(s.deep, s.mid, 0.2)
    gown = outline((-3, -25), (0, -26), (3, -24), (9, -12, 11, 0), (-13, 0), (-9, -14, -3, -25))
    lady = join(gown, polygon((-3.4, -32, 1), (2.4, -32, 1), (2, -23), (-3, -23)), oval(-0.6, -36.6, 2.7, 3.2))
    man = join(limb((8, -31, 3.4), (8.6, -19, 3.0), (9, 0, 1.8)), oval(8, -39, 2.7, 3.2))
    arms = limb((7, -32, 1.5), (-1, -29, 1.3))
    out = limb((-2, -31, 1.3), (-11, -34, 1.0))
    s.fill(oval(x, y + 0.6, 15, 2.2), mix(s.haze, s.mid, 0.4))
    for part in (lady, man, arms, out):
        s.fill(placed(part, x, y, 1.0), shade)


def _unmasked(s: Gouache) -> None:
    """Paint the lady to the waist, her face to the door, the mask held off below it by its edge."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    rim, light = "#fff0d2", (-1, -0.2)
    head = profile(90, 69, 31, -1, 2, nose=0.85, neck=0.34)
    hair = outline(
        *(
            (79, 56.6),
            (82, 48, 93, 49.6),
            (109, 52, 108, 68),
            (107, 80, 100, 84),
            (95, 80, 96.4, 73),
            (93, 60, 79, 56.6),
        ),
    )
    knot = oval(106, 58, 8.4, 7.4, 30)
    bust = outline(
        (86, 82), (98, 78), (100, 92, 110, 98), (118, 102), (118, 128), (72, 128), (72, 108, 84, 100), (88, 94, 86, 82)
    )
    gown = outline(
        (73, 115), (84, 124, 96, 117), (108, 108, 112, 99), (122, 102), (126, 178), (66, 178), (70, 148, 73, 115)
    )
    s.figure(
        [
            [
                (bust, umber(0.66)),
                (both(bust, outline((98, 74), (94, 96, 106, 130), (124, 130), (124, 74))), umber(0.38)),
            ],
            [
                (gown, key),
                (both(gown, outline((92, 100), (94, 130, 92, 180), (130, 180), (130, 90))), mix(key, ink, 0.48)),
            ],
            [
                (head.head, umber(0.4)),
                (cut(head.head, head.shade), umber(0.66)),
                (both(head.head, head.wedge), umber(0.94)),
            ],
            [(knot, ink), (hair, ink)],
        ],
        rim,
        light,
        1.0,
    )
    s.fill(head.eye, ink)
    s.stroke([(80.4, 63.4), (83, 61.4, 87.6, 62.8)], umber(0.2), 0.7)
    s.fill(oval(94.4, 80, 1.9, 2.6), "#ffc46a")
    s.fill(ribbon([(87, 95, 0.8), (94, 97.6, 1.2), (101, 92, 0.9)], 8), "#ffc46a")
    upper = limb((110, 110, 8.4), (101, 149, 7.2))
    s.figure([[(upper, mix(key, ink, 0.3)), (both(upper, placed(upper, 4, 0)), mix(key, ink, 0.5))]], rim, light, 0.9)
    # the fore-arm in a long glove rises from the foot to the mask
    arm = limb((100, 150, 7.0), (78, 140, 5.6), (67, 116, 3.2))
    s.figure(
        [
            [
                (arm, haze),
                (
                    both(arm, outline((112, 140), (90, 142, 80, 139), (73, 128, 69.6, 112), (84, 112), (116, 134))),
                    mix(haze, mid, 0.42),
                ),
            ]
        ],
        rim,
        light,
        0.9,
    )
    _half_mask(s, 57, 96)
    fingers = pinch(62.6, 102.6, 0.52, 70, True)
    hand(s, fingers, mix(haze, mid, 0.12), "#fffaf0", light, 0.6)
    for part in fingers:
        s.fill(both(part, oval(57, 90, 15)), STONES[RUBY][2], 0.7)
    s.fill(both(head.head, outline((72, 82), (84, 84, 96, 96), (72, 96))), STONES[RUBY][2], 0.5)


def _half_mask(s: Gouache, x: float, y: float) -> None:
    """Paint a half mask seen aslant, its edge gilded, the ruby on its brow."""
    ink, haze, key = s.ink, s.haze, s.key
    mask = outline(
        (-19, -9), (-8, -13, 0, -7), (8, -13, 19, -9), (21, 2, 12, 7), (5, 9, 0, 2), (-5, 9, -12, 7), (-21, 2, -19, -9)
    )
    whole = placed(mask, x, y, 1, 12)
    s.figure(
        [[(whole, mix(key, ink, 0.3)), (both(whole, box(x + 1, y - 24, x + 40, y + 24)), mix(key, ink, 0.62))]],
        "#ffc46a",
        (-0.4, -1),
        1.3,
    )
    for side in (-1, 1):
        eye = placed(outline((-5.6, 0.6), (0, -4.4, 5, -1), (1, 4, -5.6, 0.6)), side * 9.6, -1.4, 1, 0, side < 0)
        s.fill(placed(eye, x, y, 1, 12), haze)
    s.gem(RUBY, x + 1.6, y - 11, 8.2, 12, 1.7)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-13": Picture(
        ruby_opera,
        ((79, 71), (54, 54), (58, 71)),
        "sings with a dagger",
        "stage from the wings",
        "cone of limelight",
        seed=63,
    ),
    "b3-15": Picture(
        ruby_mask,
        ((58, 85), (82, 68), (62, 102), (50, 120)),
        "lowers a mask",
        "masked ball",
        "door of a bright hall",
        seed=64,
    ),
}
