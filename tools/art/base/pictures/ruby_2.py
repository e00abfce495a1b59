"""Pictures of the ruby cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import bare_arm, grip, hand, limb, mitten, pinch, profile, umber
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
    ribbon,
    taper,
)


def ruby_cask(s: Gouache) -> None:
    """Out of a cask as wide as the card red wine runs into a glass, and where it strikes it shines as a ruby."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.35))
    x, y = 66, 84
    s.fill(oval(x, y, 66), ink)
    s.figure([[(oval(x, y, 63), mix(deep, ink, 0.2))]], mix(mid, haze, 0.4), (0.5, 0.9), 1.3)
    head = oval(x, y, 54)
    s.fill(head, mix(deep, mid, 0.35))
    with s.clipped(head):
        for number in range(9):  # staves, nearer to the light the brighter
            left = x - 56 + number * 12.6
            s.fill(box(left, 20, left + 12, 150), mix(deep, mid, 0.05 + 0.045 * number))
            s.line(box(left, 20, left + 12, 150), mix(deep, ink, 0.5), 0.8)
        s.rings(88, 122, [40, 29], [mix(mid, deep, 0.25), mix(mid, haze, 0.3)], 0.7)
        s.stipple(head, mix(ink, deep, 0.4), (44, 66), (18, 40), 0.0, 0.85)
    s.line(head, mix(ink, deep, 0.3), 2.2)
    for turn in range(0, 360, 30):
        s.fill(oval(*around(x, y, 58.6, turn), 1.3), mix(key, ink, 0.2))
    # the tap
    brass = [
        polygon((64, 76), (84, 76), (84, 88), (64, 88)),
        join(box(59, 73, 66, 91, 2), box(70, 66, 74.6, 78), box(62, 62, 83, 67.4, 2.6)),
        outline((78, 75), (93, 75, 93, 90), (93, 97), (83, 97), (83, 90), (78, 88)),
    ]
    s.figure([[(part, mix("#ffc46a", deep, 0.18))] for part in brass], "#fff3d2", (0.3, 1), 1.1)
    stream = outline((84.4, 97), (91.4, 97), (90, 112, 90.6, 122), (85, 122), (85.4, 110, 84.4, 97))
    s.fill(stream, "#ff5a4c")
    s.fill(box(86, 97, 87.6, 120), "#ffd0bd")
    _wine_glass(s, 88, 118)
    s.gem(RUBY, 88, 124, 8.6, 4, 1.7)
    sleeve = polygon((128, 130), (128, 160), (112, 158, 3), (106, 144, 3))
    s.figure([[(sleeve, key), (both(sleeve, box(100, 148, 130, 170)), mix(key, ink, 0.4))]], haze, (-0.8, -0.8), 1.0)
    hand(s, pinch(90, 147, 0.86, -8, True), umber(0.48), EMBER, (-0.5, -1), 0.8)


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
    """A fist raises a new sword, and its blade parts the card: the dark armoury here, the bright forge there."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.5))
    for x, y, r in ((36, 58, 17), (56, 92, 13), (30, 104, 14)):  # shields on the wall
        s.figure([[(oval(x, y, r), mix(deep, ink, 0.3))]], mix(mid, deep, 0.2), (1, -0.2), 1.0)
        s.line(oval(x, y, r * 0.7), mix(ink, deep, 0.35), 1.4)
        s.fill(oval(x, y, r * 0.24), mix(key, ink, 0.35))
    bright = polygon((76, 20), (124, 20), (124, 176), (76, 176))
    with s.clipped(bright):
        s.wash(ALL, (0, 150), (0, 38), [mix(mid, haze, 0.3), mix(mid, deep, 0.25)])
        for top, foot, tone in ((22, 96, mix(mid, haze, 0.25)), (34, 84, mix(mid, haze, 0.55)), (46, 74, "#ffeccb")):
            s.fill(arch(114 - (foot - top) * 0.42, 114 + (foot - top) * 0.42, 84 + top * 0.3, 130), tone)
        s.fill(
            outline((100, 128), (99, 112, 106, 108), (106, 96, 113, 88), (113, 100, 124, 106), (126, 128)),
            mix(mid, haze, 0.1),
        )
        s.fill(
            outline((106, 128), (106, 118, 113, 112), (116, 104, 118, 102), (118, 114, 124, 116), (126, 128)), "#fffdf0"
        )
        hearth = polygon((76, 128), (124, 126), (124, 176), (76, 176))
        s.figure([[(hearth, mix(deep, ink, 0.3))]], haze, (0, -1), 1.0)
        s.stipple(hearth, mid, (110, 128), (106, 150), 0.8, 0.0)
    # the sword
    light = polygon((76, 44), (84, 56), (83, 108), (76, 112))
    dark = polygon((76, 44), (68, 56), (69, 108), (76, 112))
    s.fill(dark, mix(key, ink, 0.3))
    s.fill(light, "#fff6e2")
    s.fill(polygon((75, 62), (77, 62), (77.4, 104), (74.6, 104)), mix(key, ink, 0.55))
    guard = outline(
        *((40, 101), (52, 108, 64, 107), (76, 103, 88, 107), (100, 108, 112, 101), (113, 109, 102, 116)),
        *((88, 117, 76, 120), (64, 117, 50, 116), (39, 109, 40, 101)),
    )
    s.figure([[(box(72, 112, 80, 162), mix(ink, key, 0.35))]], haze, (1, 0), 0.8)
    s.figure([[(oval(76, 163, 6), "#ffc46a")]], "#fff6e2", (0.7, -1), 0.9)
    lit_guard = both(guard, box(76, 90, 120, 130))
    s.figure([[(guard, mix("#ffc46a", ink, 0.45)), (lit_guard, "#ffc46a")]], "#fff6e2", (0.7, -1), 1.0)
    s.fan(76, 110, 34, ((-160, -152), (-124, -117), (-62, -55), (-28, -20)), "#fff0d8", 0.75)
    s.gem(RUBY, 76, 110, 9.6, 0, 1.7)
    sleeve = polygon((128, 128), (128, 168), (110, 158, 3), (100, 152, 3), (102, 134, 3))
    s.figure([[(sleeve, key), (both(sleeve, box(90, 150, 130, 176)), mix(key, ink, 0.4))]], haze, (0.3, -1), 1.0)
    hand(s, grip(76, 140, 1.08, -84, True), umber(0.46), EMBER, (0.6, -0.8), 0.8)


def ruby_shadows(s: Gouache) -> None:
    """A shadow play by night: on the lit screen a dragon snaps at a ruby; two hands lead it, children look on."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.35))
    screen = outline((14, 50), (60, 38, 106, 50), (106, 122), (14, 122))
    s.fill(placed(screen, -6.4, -9, 1.11), ink)
    s.fill(screen, mix(deep, mid, 0.55))
    with s.clipped(screen):
        lit = [mid, mix(mid, haze, 0.4), mix(haze, mid, 0.18), "#fff6e2"]
        s.rings(58, 84, [56, 42, 29, 16], lit, 0.6)
    _dragon(s)
    _lancer(s)
    # under the screen a strip of the lamp's light, with the hands and their rods
    s.fill(box(14, 122, 106, 133), mix(haze, mid, 0.2))
    s.fill(box(8, 121, 112, 123.4), ink)
    s.fill(box(8, 132, 112, 135), ink)
    for hand_x, ends in ((44, ((38, 104), (46, 96))), (84, ((72, 100), (98, 108)))):
        for end in ends:
            s.stroke([(hand_x, 128), end], ink, 0.8)
        sleeve = polygon((hand_x - 4.6, 133), (hand_x - 3, 127), (hand_x + 3, 127), (hand_x + 4.6, 133))
        s.figure([[(sleeve, key), (mitten(hand_x, 126.4, 3.2, -80), umber(0.3))]], haze, (-0.3, -1), 0.7)
    # curtains to both sides
    for points in (
        ((-4, 34), (16, 34), (20, 60, 8, 84), (13, 110, 4, 136), (-4, 136)),
        ((124, 34), (104, 34), (100, 60, 111, 84), (107, 110, 116, 136), (124, 136)),
    ):
        cloth = outline(*points)
        inside = -1.0 if points[0][0] > 60 else 1.0
        s.figure([[(cloth, mix(key, ink, 0.3))]], mix(haze, key, 0.3), (inside, 0.1), 1.0)
        s.stipple(cloth, ink, (60 - inside * 44, 60), (60 - inside * 58, 60), 0.0, 0.8)
    _children(s)
    s.gem(RUBY, 59, 80, 8.0, 12, 1.7)


def _dragon(s: Gouache) -> None:
    """Paint the dragon, a puppet of cut leather: its coils, wing, legs and open jaws, pierced by the light."""
    ink, haze = s.ink, s.haze
    body = ribbon(
        (
            *((103, 116, 0.5), (95, 110, 2.4), (100, 100, 4.0), (101, 90, 5.4), (93, 88, 6.4)),
            *((85, 96, 6.4), (77, 98, 5.4), (74, 88, 4.6), (77, 76, 4.0), (82, 67, 4.2)),
        ),
        12,
    )
    wing = outline(
        (89, 88), (84, 66, 98, 50), (98, 60, 104, 58), (99, 66, 104, 72), (98, 74, 102, 82), (95, 82, 97, 90)
    )
    head = outline(
        *((86, 70), (88, 62, 82, 58), (76, 56, 72, 61), (67, 61, 65, 65), (65, 68, 68, 68.6), (72, 68, 75, 70)),
        *((72, 73, 68, 73.4), (67, 76, 70, 77.6), (77, 79, 82, 77)),
    )
    horns = [
        ribbon([(82, 60, 1.6), (87, 55, 1.2), (91, 50, 0.4)]),
        ribbon([(78, 58, 1.3), (81, 51, 0.9), (84, 47, 0.3)]),
    ]
    legs = [
        limb((80, 98, 3), (75, 106, 1.8), (69, 103, 1.0)),
        limb((94, 92, 3.2), (90, 107, 2), (96, 112, 1.2)),
    ]
    for part in (wing, body, head, *horns, *legs):
        s.fill(part, ink)
    spines = (
        (71, 84, -70),
        (72, 92, -100),
        (80, 103, -150),
        (88, 101, 160),
        (97, 83, -40),
        (106, 92, 10),
        (105, 101, 30),
    )
    for x, y, turn in spines:
        s.fill(placed(polygon((0, -1.8), (4.6, 0), (0, 1.8)), x, y, 1, turn), ink)
    holes = ((76, 80), (77, 87), (79, 94), (86, 95.6), (92, 90), (98, 92), (98, 101))
    for x, y in holes:
        s.fill(oval(x, y, 1.3), haze)
    s.fill(oval(78.4, 62.6, 1.3), haze)
    for x, y in ((97, 55), (101, 63), (100, 76)):
        s.stroke([(91, 82), ((91 + x) / 2 - 1, (82 + y) / 2 - 3, x - 2, y + 1)], haze, 0.9)


def _lancer(s: Gouache) -> None:
    """Paint the other puppet: a lancer in a plumed helmet, her shield before her."""
    ink, haze = s.ink, s.haze
    head = profile(37, 73, 11, 1, 0)
    helmet = outline((31, 73), (30, 66, 37, 66), (43, 66.6, 42.6, 70), (37, 71, 31, 79))
    plume = ribbon([(36, 67, 1.4), (32, 60, 2.4), (25, 60, 2.4), (22, 68, 0.4)], 10)
    gown = outline((33, 80), (37, 78, 41, 81), (44, 96, 50, 114), (26, 114), (30, 98, 33, 80))
    arm, lance = limb((38, 83, 2.4), (43, 90, 2.0), (49, 88, 1.6)), taper((34, 96), 0.7, (66, 72), 0.5)
    shield = oval(48, 91, 5.0, 7.6, 10)
    for part in (head.head, helmet, plume, gown, arm, lance, shield):
        s.fill(part, ink)
    for x, y in ((48, 91), (36, 88), (38, 96), (34, 104), (42, 106)):
        s.fill(oval(x, y, 1.4), haze)
    s.line(oval(48, 91, 3.2, 5.4, 10), haze, 0.7)


def _children(s: Gouache) -> None:
    """Paint those who look on, from behind, rimmed by the screen."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(box(-4, 135, 124, 172), (0, 135), (0, 164), [mix(deep, mid, 0.45), mix(deep, ink, 0.3)])
    for x, y, r, tone in ((43, 143, 7.4, ink), (67, 147, 8.2, mix(ink, deep, 0.2)), (93, 141, 7.0, ink)):
        back = outline((x - 16, 174), (x - 15, y + 11, x - 4, y + 9), (x + 4, y + 9), (x + 15, y + 11, x + 16, 174))
        neck = box(x - 3, y + r * 0.6, x + 3, y + 12)
        ears = [oval(x + side * r * 0.92, y + 1.4, 1.5, 2.2) for side in (-1, 1)]
        s.figure(
            [
                [(neck, ink), (back, mix(tone, ink, 0.4))],
                [*((ear, ink) for ear in ears), (oval(x, y, r * 0.92, r), tone)],
            ],
            haze,
            (0, -1),
            1.1,
        )
    cap = outline((84, 140), (84, 132, 93, 132), (102, 132, 102, 140), (93, 144, 84, 140))
    s.figure([[(cap, key)]], haze, (0, -1), 1.0)
    for side in (-1, 1):  # plaits
        plait = ribbon([(67 + side * 6, 150, 2.0), (67 + side * 9, 158, 2.2), (67 + side * 8, 168, 1.4)], 8)
        s.figure([[(plait, ink)]], haze, (side, -0.6), 0.7)


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


def ruby_fire(s: Gouache) -> None:
    """A fire dancer turns her torches at a fair by night and catches the stone that a pedlar throws."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.3))
    # tents and lanterns of the fair
    for x, wide, top, tone in ((14, 20, 86, 0.55), (112, 24, 80, 0.5), (96, 12, 96, 0.75)):
        s.fill(
            polygon((x - wide, 126), (x - wide * 0.7, top + 14), (x, top), (x + wide * 0.7, top + 14), (x + wide, 126)),
            mix(ink, deep, tone),
        )
        s.fill(polygon((x - wide * 0.2, 126), (x, top), (x + wide * 0.2, 126)), mix(ink, key, 0.22))
    s.stroke([(-4, 58), (40, 78, 74, 60), (100, 48, 126, 60)], mix(ink, deep, 0.8), 0.8)
    for x, y in ((12, 66), (34, 70), (56, 67), (90, 56), (108, 55)):
        s.fill(oval(x, y + 3, 2.2, 2.8), mix(haze, mid, 0.25))
    s.fill(polygon((-4, 126), (124, 122), (124, 172), (-4, 172)), mix(ink, deep, 0.6))
    s.fill(oval(74, 146, 40, 10), mix(deep, mid, 0.45))
    s.fill(oval(74, 146, 28, 6.6), mix(mid, haze, 0.25))
    s.stipple(oval(74, 146, 50, 14), ink, (74, 142), (20, 150), 0.0, 0.7)
    # the turn of the torches: a spiral of fire
    for width, tone in ((6.4, deep), (4.2, mid), (2.2, mix(mid, haze, 0.55)), (0.9, "#fff6dc")):
        s.fill(
            ribbon(
                [
                    (112, 118, 0.4),
                    (118, 92, width * 0.5),
                    (108, 64, width * 0.8),
                    (82, 50, width),
                    (56, 56, width),
                    (42, 78, width * 0.9),
                    (46, 102, width * 0.6),
                    (60, 114, 0.3),
                ]
            ),
            tone,
        )
    # heads of the crowd
    for x, y, r in ((8, 138, 6), (24, 146, 7), (112, 142, 6.4), (122, 134, 6), (98, 152, 6.4)):
        s.fill(join(oval(x, y, r * 0.62, r * 0.8), oval(x, y + r * 2, r * 1.4, r * 1.4)), ink)
        s.rim([oval(x, y, r * 0.62, r * 0.8)], mix(mid, haze, 0.3), (74 - x, -20), 0.8)
    _dancer(s)
    s.fill(taper((105, 70), 1.0, (112, 60), 1.2), ink)
    s.fill(outline((112, 62), (107, 58, 110, 50), (112, 46, 113, 42), (118, 50, 118, 56), (118, 62, 112, 62)), haze)
    s.gem(3, 50, 61, 6.0, -20, 1.6)


def _dancer(s: Gouache) -> None:
    """Paint the dancer: on one foot, leaning back, her layered skirt flung round her."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    dark, brown, lit = umber(0.3), umber(0.46), umber(0.64)
    head = profile(79, 67, 15, -1, -14)
    hair = outline((72, 62), (73, 55.6, 81, 56), (90, 57, 90, 67), (88, 74, 85, 74), (84, 66, 79, 64), (75, 64, 72, 62))
    under = outline(
        (70, 104),
        (88, 104),
        (108, 116, 117, 136),
        (104, 130, 96, 140),
        (84, 130, 72, 141),
        (62, 131, 47, 134),
        (54, 114, 70, 104),
    )
    over = outline(
        (70, 101),
        (79, 98, 87, 101),
        (104, 110, 111, 126),
        (98, 121, 91, 128),
        (81, 120, 70, 129),
        (63, 121, 53, 123),
        (58, 109, 70, 101),
    )
    bodice = outline((70, 82), (78, 85, 87, 81), (86, 92, 87, 103), (70, 103), (72, 92, 70, 82))
    s.figure(
        [
            [(limb((86, 126, 3.8), (101, 138, 3), (110, 131, 2.2), (114, 127, 1.7)), brown)],
            [(limb((77, 126, 4), (75, 141, 3), (74, 151, 2.1), (70, 155, 1.7)), lit)],
            [(ribbon([(86, 62, 3.4), (97, 65, 3.6), (103, 77, 2.6), (111, 80, 0.6)]), ink)],
            [(under, haze), (both(under, polygon((86, 90), (122, 90), (122, 146), (90, 146))), mix(haze, mid, 0.45))],
            [(over, key), (both(over, polygon((83, 90), (120, 90), (120, 140), (86, 140))), mix(key, ink, 0.42))],
            [(polygon((71, 78), (86, 77), (87, 84), (70, 85)), brown)],
            [(bodice, deep), (both(bodice, box(80, 76, 92, 106)), mix(ink, deep, 0.5))],
            [
                (head.head, dark),
                (cut(head.head, head.shade), lit),
                (both(head.head, head.wedge), haze),
                (head.eye, ink),
                (hair, ink),
                (oval(86, 62, 2.6), mid),
            ],
            [(bare_arm((84, 83), (96, 81), (104, 70), 0.86), brown), (mitten(104.6, 68.6, 2.5, -50), lit)],
            [(bare_arm((73, 83), (60, 80), (52, 69), 0.86), lit), (mitten(51.4, 68, 2.6, 230), lit)],
        ],
        "#fff0d2",
        (-1, -0.3),
        1.0,
    )


def ruby_pomegranate(s: Gouache) -> None:
    """At the bazaar two hands break a pomegranate: among the seeds of its star shines a ruby."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 168), [mix(haze, mid, 0.22), haze])
    for number in range(-1, 8):  # the awning over the stall
        left = number * 18 - 2
        tone = key if number % 2 else "#fff6e4"
        s.fill(join(polygon((left, 30), (left + 18, 30), (left + 18, 57), (left, 57)), oval(left + 9, 57, 9, 7)), tone)
        s.fill(join(box(left, 52, left + 18, 57), oval(left + 9, 57, 9, 7)), mix(tone, ink, 0.22))
    cloth = polygon((-4, 134), (124, 128), (124, 176), (-4, 176))
    s.figure([[(cloth, mix(key, ink, 0.15))]], "#fff6e4", (0, -1), 1.0)
    for x, y, r in ((112, 128, 15), (34, 142, 14), (16, 132, 15)):  # whole fruit
        _fruit(s, x, y, r)
    x, y = 74, 100
    s.fill(oval(x + 2, 140, 44, 9), mix(ink, key, 0.3))
    crown = polygon((-8, 4), (-13, -11), (-5, -6), (0, -14), (5, -6), (13, -11), (8, 4))
    s.figure([[(placed(crown, x + 6, y - 38, 1, 10), mix(mid, deep, 0.5))]], haze, (0.6, -1), 0.9)
    s.figure([[(oval(x, y, 40, 39), mix(mid, deep, 0.25))]], mix(haze, "#ffffff", 0.4), (0.6, -0.9), 1.5)
    s.fill(oval(x, y, 35.6, 34.6), "#ffe9bd")
    _seeds(s, x, y)
    s.fan(x, y, 40, tuple((turn, turn + 7) for turn in range(3, 360, 60)), "#fff7e2", 0.8)
    s.gem(RUBY, x, y - 1, 10.4, 0, 1.8)
    for side, tone in ((-1, umber(0.4)), (1, umber(0.52))):
        arm_ = polygon(
            (x + side * 60, 178),
            (x + side * 52, 140),
            (x + side * 34, 132, 4),
            (x + side * 26, 148, 3),
            (x + side * 34, 178),
        )
        s.figure(
            [[(arm_, "#fff6e4"), (both(arm_, box(-10, 156, 130, 180)), mix("#fff6e4", mid, 0.3))]],
            "#ffffff",
            (0.5, -1),
            0.9,
        )
        hand(s, grip(x + side * 27, 128, 0.8, side * -28, side > 0), tone, EMBER, (0.4, -1), 0.8)


def _fruit(s: Gouache, x: float, y: float, r: float) -> None:
    """Paint a whole pomegranate."""
    crown = polygon((-4, 3), (-6.4, -6), (-2.4, -3), (0, -7), (2.4, -3), (6.4, -6), (4, 3))
    whole = join(oval(x, y, r), placed(crown, x + r * 0.3, y - r * 0.96, r / 14, 16))
    s.figure(
        [
            [
                (whole, mix(s.mid, s.deep, 0.2)),
                (both(oval(x, y, r), oval(x - r * 0.4, y + r * 0.4, r)), mix(s.deep, s.mid, 0.3)),
            ]
        ],
        s.haze,
        (0.7, -1),
        1.0,
    )


def _seeds(s: Gouache, x: float, y: float) -> None:
    """Paint the six chambers of an open pomegranate, each full of seeds with a lit side towards its heart."""
    deep, mid, haze = s.deep, s.mid, s.haze
    for chamber in range(6):
        middle = chamber * 60 + 30
        inner, outer = around(x, y, 9, middle), around(x, y, 33, middle)
        side = [around(x, y, 31, middle + turn) for turn in (-23, 23)]
        shape = outline(
            inner,
            (*around(x, y, 22, middle - 30), *side[0]),
            (*around(x, y, 37, middle - 12), *outer),
            (*around(x, y, 37, middle + 12), *side[1]),
            (*around(x, y, 22, middle + 30), *inner),
        )
        s.fill(shape, mix(deep, s.ink, 0.2))
        for r, turns in ((15, (0,)), (21.4, (-13, 13)), (28.4, (-18, 0, 18))):
            for turn in turns:
                sx, sy = around(x, y, r, middle + turn)
                seed = placed(
                    outline((-4, 0), (0, -4.6, 4.2, -2), (5.2, 0, 4.2, 2), (0, 4.6, -4, 0)), sx, sy, 0.94, middle + turn
                )
                s.fill(seed, mix(mid, "#ff4a4a", 0.5))
                s.fill(oval(*around(sx, sy, 1.6, middle + turn + 180), 1.3), mix(haze, "#ff8a86", 0.35))


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-19": Picture(
        ruby_blade,
        ((76, 110), (76, 60), (76, 140), (92, 110)),
        "raises a new sword",
        "armoury beside the forge",
        "forge mouth on one side of a blade",
        seed=51,
    ),
    "b2-20": Picture(
        ruby_cask,
        ((88, 124), (88, 104), (74, 80), (96, 142)),
        "draws wine from a cask",
        "head of a great cask",
        "wine in the glass",
        seed=11,
    ),
    "b2-21": Picture(
        ruby_shadows,
        ((59, 80), (70, 66), (38, 73), (44, 127), (84, 127)),
        "leads a shadow play",
        "puppet theatre by night",
        "lamp behind the screen",
        seed=53,
    ),
    "b2-22": Picture(
        ruby_setting,
        ((74, 91), (106, 102), (92, 57)),
        "hammers a setting",
        "block of a goldsmith",
        "glowing ring, from above",
        seed=60,
    ),
    "b2-23": Picture(
        ruby_fire, ((74, 68), (50, 62), (104, 68)), "dances with fire", "fair by night", "spiral of torches", seed=61
    ),
    "b2-24": Picture(
        ruby_pomegranate,
        ((74, 99), (74, 70), (50, 124), (100, 124)),
        "breaks a pomegranate",
        "fruit stall",
        "stone among the seeds",
        seed=62,
    ),
}
