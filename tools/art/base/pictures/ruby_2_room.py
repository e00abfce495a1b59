"""Pictures of the ruby cards of level 2 in cellar, armoury and workshop."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import bare_arm, drape, grip, hand, limb, mitten, pinch, profile, umber
from tools.art.base.gouache import EMBER, RUBY, Gouache
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
    """Before the forge a swordsmith holds up the new sword and looks along its blade; the ruby in its hilt takes the fire."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.45))
    for x, y, r in ((12, 58, 17), (40, 50, 12)):  # shields on the wall, out of the light
        s.figure([[(oval(x, y, r), mix(deep, ink, 0.3))]], mix(mid, deep, 0.2), (1, 0.2), 1.0)
        s.line(oval(x, y, r * 0.7), mix(ink, deep, 0.35), 1.4)
        s.fill(oval(x, y, r * 0.24), mix(key, ink, 0.35))
    # the mouth of the forge, its fire on a bed of coals
    for half, tone in (
        (44, mix(deep, mid, 0.3)),
        (36, mix(mid, deep, 0.25)),
        (28, mix(mid, haze, 0.3)),
        (20, mix(haze, mid, 0.2)),
    ):
        s.fill(arch(90 - half, 90 + half, 92, 136, half * 1.02), tone)
        s.spot(90, 92, half * 0.98, half * 1.14, tone, 0.5, box(30, 30, 124, 136))
    for points in (
        (
            (66, 136),
            (62, 118, 72, 110),
            (72, 98, 80, 88),
            (82, 104, 88, 110),
            (92, 96, 100, 84),
            (100, 102, 108, 110),
            (118, 120, 114, 136),
        ),
    ):
        s.fill(outline(*points), mix(mid, haze, 0.08))
    s.fill(
        outline(
            (74, 136),
            (72, 124, 79, 116),
            (82, 108, 84, 104),
            (86, 116, 92, 120),
            (96, 110, 99, 104),
            (102, 116, 106, 124),
            (108, 132, 104, 136),
        ),
        "#fff6da",
    )
    hearth = polygon((40, 136), (124, 133), (124, 176), (40, 176))
    s.figure([[(hearth, mix(deep, ink, 0.25))]], haze, (0, -1), 1.0)
    for row in range(3):
        for x in range(46, 124, 17):
            s.stroke([(x + row % 2 * 8, 137 + row * 11), (x + row % 2 * 8, 147 + row * 11)], ink, 0.9)
        s.stroke([(40, 147 + row * 11), (124, 146 + row * 11)], ink, 0.9)
    with s.moved(turn=9, about=(80, 112)):
        _sword(s, 80, 104)
    _swordsmith(s)


def _sword(s: Gouache, x: float, y: float) -> None:
    """Paint a sword point up, half of its blade in the light, the ruby where blade, guard and grip meet: at the point."""
    ink, haze, key = s.ink, s.haze, s.key
    s.fill(polygon((x, y - 62), (x - 5.4, y - 52), (x - 5, y), (x, y)), mix(key, ink, 0.36))
    s.fill(polygon((x, y - 62), (x + 5.4, y - 52), (x + 5, y), (x, y)), "#fff6e2")
    s.fill(polygon((x - 0.8, y - 46), (x + 0.8, y - 46), (x + 1.2, y - 2), (x - 1.2, y - 2)), mix(key, ink, 0.55))
    s.figure([[(box(x - 2.6, y + 3, x + 2.6, y + 32), mix(ink, key, 0.4))]], haze, (1, 0), 0.7)
    s.figure([[(oval(x, y + 34, 4.2), "#ffc46a")]], "#fff6e2", (0.7, -1), 0.8)
    guard = outline(
        (x - 21, y - 4),
        (x - 10, y, x, y - 2),
        (x + 10, y, x + 21, y - 4),
        (x + 20, y + 4, x + 10, y + 6),
        (x, y + 8, x - 10, y + 6),
        (x - 20, y + 4, x - 21, y - 4),
    )
    s.figure(
        [[(guard, mix("#ffc46a", ink, 0.42)), (both(guard, box(x, y - 10, x + 30, y + 12)), "#ffc46a")]],
        "#fff6e2",
        (0.7, -1),
        0.8,
    )
    s.fan(x, y, 24, ((-158, -150), (-122, -115), (-65, -58), (-30, -22)), "#fff0d8", 0.75)
    s.gem(RUBY, x, y, 7.6, 0, 1.5)


def _swordsmith(s: Gouache) -> None:
    """Paint the smith to the hip: arms bare, an apron of leather, her hair bound up, both hands on the grip."""
    ink, key = s.ink, s.key
    rim = "#fff0d2"
    head = profile(46, 76, 19, 1, -6, nose=0.85, neck=0.3)
    hair = outline(
        (53, 68), (50, 63.4, 43.6, 64.6), (34, 67, 36, 78), (37, 84, 41, 84.6), (45, 80, 46, 74), (50, 71, 53, 68)
    )
    knot = oval(35.4, 68, 5.6, 5.0, 30)
    band = polygon((36.6, 69.4), (38.6, 66), (54.4, 67.6), (53.6, 71))
    torso = outline(
        (35, 95),
        (46, 90, 56, 97),
        (63, 112, 58, 130),
        (60, 150, 62, 178),
        (8, 178),
        (20, 140, 24, 120),
        (26, 102, 35, 95),
    )
    apron = both(
        torso, outline((47, 98), (62, 98, 70, 110), (70, 180), (36, 180), (34, 140, 42, 118), (45, 108, 47, 98))
    )
    far = bare_arm((55, 101), (66, 128), (71, 120), 1.35)
    near = bare_arm((36, 104), (50, 137), (68, 129), 1.7)
    s.figure(
        [
            [(far, umber(0.4))],
            [(torso, umber(0.36)), (drape(torso, 34, -4), umber(0.16))],
            [(apron, mix(key, ink, 0.08)), (drape(apron, 44, -4), mix(key, ink, 0.48))],
            [
                (limb((44, 84, 5), (44, 94, 6)), umber(0.36)),
                (head.head, umber(0.3)),
                (cut(head.head, head.shade), umber(0.54)),
                (both(head.head, head.wedge), umber(0.86)),
                (head.eye, ink),
            ],
            [(knot, ink), (hair, ink)],
            [(band, key)],
        ],
        rim,
        (1, -0.3),
        1.0,
    )
    hand(s, grip(79.4, 117, 0.40, 80, True), umber(0.48), EMBER, (0.8, -0.8), 0.5)
    s.figure(
        [
            [
                (near, umber(0.48)),
                (both(near, outline((26, 98), (40, 120, 50, 132), (74, 128), (74, 142), (30, 142))), umber(0.32)),
            ]
        ],
        rim,
        (0.9, -0.7),
        0.9,
    )
    s.figure([[(placed(box(-2.2, -3.8, 2.2, 3.8, 1), 63.4, 130.6, 1, -14), mix(ink, key, 0.3))]], rim, (0.9, -0.7), 0.6)
    hand(s, grip(77.8, 128, 0.42, 80, True), umber(0.56), EMBER, (0.8, -0.8), 0.5)


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
        ((80, 104), (52, 76), (78, 117), (77, 128)),
        "holds up a new sword",
        "armoury beside the forge",
        "mouth of the forge behind a blade",
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
