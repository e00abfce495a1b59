"""Pictures of the ruby cards of level 2 in cellar, armoury and workshop."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import grip, hand, limb, mitten, pinch, profile, umber
from tools.art.base.gouache import EMBER, RUBY, STONES, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
    around,
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


def ruby_cask(s: Gouache) -> None:
    """A cellarer draws red wine from a cask as wide as the card; where it strikes the glass it shines as a ruby."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.35))
    x, y = 56, 88
    s.fill(oval(x, y, 66), ink)
    s.figure([[(oval(x, y, 63), mix(deep, ink, 0.2))]], mix(mid, haze, 0.4), (0.7, 0.7), 1.3)
    head = oval(x, y, 54)
    s.fill(head, mix(deep, mid, 0.35))
    with s.clipped(head):
        for number in range(9):  # staves, nearer to the light the brighter
            left = x - 56 + number * 12.6
            s.fill(box(left, 20, left + 12, 150), mix(deep, mid, 0.05 + 0.045 * number))
            s.line(box(left, 20, left + 12, 150), mix(deep, ink, 0.5), 0.8)
        lit = [mix(deep, mid, 0.75), mix(mid, haze, 0.2), mix(mid, haze, 0.55), mix(haze, mid, 0.06)]
        s.rings(66, 116, [50, 38, 27, 18], lit, 0.7)
        s.stipple(head, mix(ink, deep, 0.4), (40, 66), (12, 40), 0.0, 0.85)
    s.line(head, mix(ink, deep, 0.3), 2.2)
    for turn in range(0, 360, 30):
        s.fill(oval(*around(x, y, 58.6, turn), 1.3), mix(key, ink, 0.2))
    with s.moved(-21, -6):
        _tap(s)
    stream = outline((63.4, 91), (70.4, 91), (69, 104, 69.6, 114), (64, 114), (64.4, 102, 63.4, 91))
    s.fill(stream, "#ff5a4c")
    s.fill(box(65, 91, 66.6, 112), "#ffd0bd")
    _cellarer(s)
    _wine_glass(s, 67, 112)
    s.gem(RUBY, 67, 118, 8.2, 4, 1.6)
    hand(s, pinch(69.4, 141, 0.56, -4, True), umber(0.56), EMBER, (-0.4, -1), 0.6)


def _tap(s: Gouache) -> None:
    """Paint the brass tap of the cask."""
    brass = [
        polygon((64, 76), (84, 76), (84, 88), (64, 88)),
        join(box(59, 73, 66, 91, 2), box(70, 66, 74.6, 78), box(62, 62, 83, 67.4, 2.6)),
        outline((78, 75), (93, 75, 93, 90), (93, 97), (83, 97), (83, 90), (78, 88)),
    ]
    s.figure([[(part, mix("#ffc46a", s.deep, 0.18))] for part in brass], "#fff3d2", (0.3, 1), 1.1)


def _cellarer(s: Gouache) -> None:
    """Paint the cellarer: he bends to the glass, a hand on the tap, the other at the glass's stem."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = "#fff0d2"
    head = profile(96, 80, 20, -1, 14, nose=0.85, neck=0.1)
    cap = outline((87, 74), (86, 62, 97, 62), (112, 63, 111, 80), (104, 74, 87, 74))
    beard = outline((87, 86), (91, 89.6, 98, 86.6), (103, 92, 99.6, 98), (92, 101, 88, 96), (86, 92, 87, 86))
    shirt = outline(
        (103, 99), (113, 93, 120, 100), (134, 120, 132, 178), (74, 178), (80, 146, 90, 128), (95, 108, 103, 99)
    )
    apron = both(shirt, outline((97, 108), (86, 136, 82, 178), (116, 178), (112, 140, 110, 112), (104, 106, 97, 108)))
    upper = limb((105, 106, 5.8), (90, 104, 4.8), (73, 74, 3.0))
    lower = limb((114, 112, 7.0), (106, 140, 6.0), (87, 142, 3.8))
    s.figure(
        [
            [(upper, mix(haze, mid, 0.42)), (mitten(71, 71, 3.6, -130), umber(0.46))],
            [
                (shirt, "#ffe6c4"),
                (both(shirt, polygon((116, 90), (136, 90), (136, 180), (110, 180))), mix("#ffe6c4", mid, 0.45)),
            ],
            [(apron, key), (both(apron, polygon((104, 100), (120, 100), (120, 180), (104, 180))), mix(key, ink, 0.42))],
            [(limb((100, 86, 5.6), (111, 101, 6.6)), umber(0.34))],
            [
                (head.head, umber(0.3)),
                (cut(head.head, head.shade), umber(0.54)),
                (both(head.head, head.wedge), umber(0.84)),
                (head.eye, ink),
                (beard, mix(ink, deep, 0.3)),
            ],
            [(cap, key), (both(cap, polygon((101, 58), (116, 58), (116, 84), (103, 84))), mix(key, ink, 0.45))],
            [
                (lower, "#ffe6c4"),
                (
                    both(lower, outline((124, 104), (112, 136, 104, 138), (84, 142), (84, 152), (124, 150))),
                    mix("#ffe6c4", mid, 0.45),
                ),
            ],
        ],
        rim,
        (-1, 0.1),
        1.0,
    )


def _wine_glass(s: Gouache, x: float, y: float) -> None:
    """Paint a glass half full of wine; the point is the middle of its rim."""
    haze = s.haze
    bowl = outline((x - 15, y - 10), (x - 17, y + 20, x, y + 22), (x + 17, y + 20, x + 15, y - 10))
    wine = both(bowl, box(x - 20, y + 1, x + 20, y + 30))
    s.fill(bowl, mix(haze, s.mid, 0.35), 0.8)
    s.fill(wine, "#ff4436")
    s.fill(both(wine, oval(x, y + 7, 13)), "#ff8a5e")
    s.fill(oval(x, y + 1.4, 16, 2.6), "#ffb890")
    s.figure(
        [[(join(box(x - 1.5, y + 20, x + 1.5, y + 38), oval(x, y + 39, 12, 2.4)), mix(haze, s.mid, 0.3))]],
        "#ffffff",
        (0.5, -1),
        0.6,
    )
    s.line(bowl, "#fff6e6", 1.1)
    s.stroke([(x - 11.6, y - 6), (x - 12, y + 8, x - 6, y + 14)], "#ffffff", 1.5)


def ruby_blade(s: Gouache) -> None:
    """A smith holds her new sword flat across both palms to the fire, which lights its edge; its ruby stands in the forge's mouth."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(deep, ink, 0.2))
    s.fill(polygon((70, 30), (126, 30), (126, 176), (78, 176)), mix(deep, mid, 0.5))
    s.stipple(box(70, 36, 120, 150), mix(deep, ink, 0.2), (70, 60), (110, 70), 0.7, 0.0)
    # the forge: a dark mouth in a ring of brick, the fire low in it
    s.fill(arch(18, 82, 76, 176, 34), mix(deep, mid, 0.25))
    for turn in range(-160, -10, 20):
        s.stroke([around(50, 76, 26, turn), around(50, 76, 33, turn)], mix(deep, ink, 0.45), 0.9)
    s.fill(arch(24, 76, 76, 176, 27), ink)
    with s.clipped(arch(24, 76, 76, 176, 27)):
        for foot, tips, tone in (
            (128, ((32, 112), (45, 120), (58, 106), (71, 118)), deep),
            (134, ((34, 121), (47, 127), (58, 116), (69, 126)), mid),
            (140, ((35, 129), (46, 134), (58, 125), (69, 134)), mix(mid, haze, 0.6)),
            (145, ((36, 136), (47, 140), (58, 133), (69, 140)), "#fff6da"),
        ):
            tongues = [((x - 1, foot - 1, x, y), (x + 1.4, foot - 3, x + 6.4, foot)) for x, y in tips]
            s.fill(
                outline(
                    (22, foot), *(curve for tongue in tongues for curve in tongue), (80, foot), (80, 180), (20, 180)
                ),
                tone,
            )
    hearth = polygon((14, 149), (86, 149), (86, 176), (14, 176))
    s.figure([[(hearth, mix(ink, deep, 0.4))]], haze, (0, -1), 1.1)
    s.fill(oval(44.6, 97.4, 16), deep)
    _swordsmith(s)


def _swordsmith(s: Gouache) -> None:
    """Paint the smith behind the sword, her head bowed over it, her fore-arms bare, an apron of leather."""
    ink, key = s.ink, s.key
    rim, light = "#ffe6bc", (-0.9, 0.5)
    head = profile(88, 62, 18.5, -1, -12, nose=0.85, neck=0.3)
    hair = outline(
        *((82, 53), (86, 47.6, 94, 51), (102, 56, 98.6, 66), (97, 72, 93.4, 71.4), (91, 66, 92, 61), (87, 58, 82, 53))
    )
    knot = oval(100.4, 56, 5.4, 4.8, 30)
    torso = outline(
        *(
            (76, 86),
            (88, 80, 103, 83),
            (116, 88, 117, 104),
            (114, 130, 118, 178),
            (66, 178),
            (72, 150, 72, 128),
            (66, 104, 76, 86),
        )
    )
    apron = both(
        torso,
        outline(
            (80, 84), (82, 94, 90, 95), (98, 94, 100, 83), (105, 84), (112, 120, 112, 178), (66, 178), (74, 130, 76, 85)
        ),
    )
    s.figure(
        [
            [(torso, umber(0.26)), (cut(torso, placed(torso, 7, 0)), umber(0.5))],
            [
                (apron, mix(key, ink, 0.1)),
                (both(apron, polygon((92, 80), (120, 80), (120, 180), (90, 180))), mix(key, ink, 0.5)),
            ],
            [
                (limb((92, 72, 3.8), (91, 84, 4.6)), umber(0.3)),
                (head.head, umber(0.28)),
                (cut(head.head, head.shade), umber(0.56)),
                (both(head.head, head.wedge), umber(0.9)),
                (head.eye, ink),
            ],
            [(knot, ink), (hair, ink)],
            [(polygon((82.4, 56.6), (84, 52.6), (99.4, 58.4), (98.4, 62.6)), key)],
        ],
        rim,
        light,
        1.0,
    )
    for upper, fore in (
        (((77, 92), (68, 124)), ((69, 124), (66, 109))),
        (((110, 92), (116, 124)), ((116, 124), (107, 109))),
    ):
        s.figure(
            [[(taper(upper[0], 6.4, upper[1], 4.4), umber(0.42)), (taper(fore[0], 4.4, fore[1], 3.0), umber(0.5))]],
            rim,
            light,
            0.9,
        )
    _sword(s)
    _open_palm(s, 67, 102, 1)
    _open_palm(s, 106, 102, -1)


def _open_palm(s: Gouache, x: float, y: float, face: int) -> None:
    """Paint an open palm below the blade, its fingers flat along it, the thumb up before it; the point is the wrist."""
    whole = outline((-5, 7), (-4, 1, 2, -0.6), (9, -1, 17, 0), (19.4, 1, 18, 2.8), (13, 4, 9, 6), (4, 10, -2, 9))
    thumb = limb((1, 4, 2.6), (5, -1.4, 2.1), (8, -4.8, 1.6))
    under = outline((-6, 9), (2, 6, 8, 3.4), (12, 2, 20, 1.8), (20, 12), (-6, 12))
    whole, thumb, under = (placed(path, x, y, 1, 0, face < 0) for path in (whole, thumb, under))
    s.figure([[(whole, umber(0.5)), (both(whole, under), umber(0.96))]], EMBER, (-0.6, 1), 0.5)
    s.stroke([(x + face * 9, y + 2.4), (x + face * 17, y + 1.4)], umber(0.2), 0.5)
    s.line(thumb, umber(0.16), 0.7)
    s.figure([[(thumb, umber(0.66))]], EMBER, (-0.8, 0.4), 0.6)
    s.fill(both(join(whole, thumb), oval(44, 98, 31)), STONES[RUBY][2], 0.75)


def _sword(s: Gouache) -> None:
    """Paint the sword level, its point to the right: the lower edge hot in the firelight, the ruby its pommel."""
    ink, haze, key = s.ink, s.haze, s.key
    s.figure([[(taper((48, 97.6), 2.2, (57, 97.6), 2.0), mix(ink, key, 0.35))]], "#ffc46a", (-0.4, 1), 0.7)
    blade = polygon((60, 93), (98, 94), (115.6, 98.6), (98, 101.6), (58, 102))
    s.line(blade, ink, 1.2)
    s.fill(blade, mix(haze, ink, 0.42))
    s.fill(both(blade, box(58, 97.6, 124, 104)), "#fff6e2")
    s.stroke([(60, 97.4), (96, 97.8)], ink, 1.0)
    s.figure(
        [[(box(57.4, 86, 61.6, 109, 2), "#ffc46a"), (box(57.4, 86, 61.6, 95, 2), mix("#ffc46a", ink, 0.4))]],
        "#fff6e2",
        (-1, 0.4),
        0.7,
    )
    s.line(oval(44.6, 97.4, 11.6, 10.4), EMBER, 0.8)
    s.gem(RUBY, 45.6, 97.4, 9.2, 90, 1.8)


def ruby_setting(s: Gouache) -> None:
    """From above, hands alone: a goldsmith holds a ring in her tongs on the anvil and lowers the hammer on its setting."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.35))
    # the block: an end of a trunk, its rings, the ring's light on it
    s.fill(oval(70, 104, 56), ink)
    s.figure([[(oval(72, 100, 54), mix(deep, ink, 0.35))]], mix(mid, haze, 0.25), (0.4, -1), 1.2)
    for r in (48, 42, 35, 29, 22):
        s.line(oval(72 + (54 - r) * 0.06, 100, r, r * 0.97), mix(ink, deep, 0.55), 1.0)
    for turn in (24, 130, 200, 290):
        s.stroke([around(72, 100, 40, turn), around(72, 100, 54, turn + 4)], ink, 1.3)
    # the anvil, its face aslant
    face = polygon((30, 116), (88, 74), (112, 66, 6), (104, 88), (50, 132))
    s.fill(placed(face, -3, 5), ink)
    s.figure(
        [
            [
                (face, mix(ink, key, 0.28)),
                (both(face, polygon((30, 116), (104, 60), (112, 68), (40, 124))), mix(ink, key, 0.42)),
            ]
        ],
        mix(haze, mid, 0.2),
        (0.3, -1),
        1.0,
    )
    s.rings(74, 96, [27, 19, 12], [mix(deep, mid, 0.75), mix(mid, haze, 0.45), "#fff6dc"], 0.7)
    for number in range(9):
        turn = -170 + number * 38.0
        s.stroke(
            [around(74, 96, 14, turn), around(74, 96, 18 + 5 * (number % 3), turn)], mix(haze, "#fffdf0", 0.5), 1.0
        )
    rim = "#fff0d2"
    # tongs from the left foot, with the ring
    left_arm = outline((8, 178), (18, 156, 30, 146), (44, 152), (42, 166, 42, 178))
    for start, bend, end in (((30, 150), (52, 120), (68, 103)), ((36, 152), (60, 126), (76, 106))):
        s.figure(
            [[(limb((*start, 1.9), (*bend, 2.1), (*end, 1.2)), mix(key, ink, 0.5))]],
            mix(haze, key, 0.2),
            (0.6, -1),
            0.6,
        )
    s.fill(oval(55.6, 122, 2.4), mix(key, haze, 0.3))
    s.figure([[(cut(oval(74, 101, 8.4, 7.4), oval(74, 101.4, 5.4, 4.6)), "#ffc46a")]], "#fffdf0", (-0.4, -1), 0.7)
    s.figure(
        [[(left_arm, key), (both(left_arm, polygon((4, 150), (26, 144), (26, 180), (4, 180))), mix(key, ink, 0.45))]],
        rim,
        (0.6, -1),
        1.0,
    )
    hand(s, grip(43, 137, 0.86, 56), umber(0.42), EMBER, (0.6, -1), 0.8)
    s.gem(RUBY, 74, 91, 7.2, 6, 1.7)
    # the hammer from the right
    right_arm = outline((128, 116), (118, 108, 108, 112), (106, 124), (112, 136, 128, 146))
    shaft_ = taper((116, 130), 2.0, (94, 62), 1.7)
    s.figure(
        [
            [
                (right_arm, key),
                (both(right_arm, polygon((104, 124), (128, 128), (128, 150), (104, 140))), mix(key, ink, 0.45)),
            ]
        ],
        rim,
        (-0.6, -1),
        1.0,
    )
    head = placed(join(box(-13, -5, 9, 5, 1.6), polygon((8, -4.4), (16, -2), (16, 2), (8, 4.4))), 92, 57, 1, -18)
    s.fill(placed(head, -5, 7), ink, 0.45)
    s.figure(
        [
            [(shaft_, mix(haze, mid, 0.5))],
            [
                (head, mix(key, ink, 0.62)),
                (both(head, placed(box(-14, -6, 18, 0), 92, 57, 1, -18)), mix(key, ink, 0.4)),
            ],
        ],
        mix(haze, "#fffdf0", 0.4),
        (-0.4, 0.8),
        0.9,
    )
    hand(s, grip(107, 102, 0.84, 72 - 180 + 5), umber(0.5), EMBER, (-0.6, -0.6), 0.8)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-20": Picture(
        ruby_cask,
        ((67, 118), (90, 82), (70, 141), (71, 72)),
        "draws wine",
        "cellar",
        "glow of wine on a cask",
        seed=11,
    ),
    "b2-19": Picture(
        ruby_blade,
        ((46, 97), (82, 64), (72, 104), (98, 104)),
        "lays a sword on both palms",
        "mouth of a forge",
        "low fire on the edge of a blade",
        seed=51,
    ),
    "b2-22": Picture(
        ruby_setting,
        ((74, 91), (106, 102), (92, 57)),
        "hammers a setting",
        "block of a goldsmith",
        "glowing ring, from above",
        seed=60,
    ),
}
