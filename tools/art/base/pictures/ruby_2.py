"""Pictures of the ruby cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import bare_arm, drape, from_above, grip, hand, limb, mitten, profile
from tools.art.base.gouache import RUBY, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
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


def ruby_cellar(s: Gouache) -> None:
    """Level 2: a wine merchant holds a ruby to the light at the cellar's end."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, ink)
    cx = 68
    for w, spring, tone in (
        (62, 92, mix(ink, deep, 0.45)),
        (49, 91, mix(deep, ink, 0.15)),
        (38, 89, mix(deep, mid, 0.45)),
        (29.5, 87, mid),
    ):
        s.fill(arch(cx - w, cx + w, spring, 172), tone)
    for w, spring, tone, edge in ((62, 92, deep, 49), (49, 91, mid, 38), (38, 89, mix(mid, haze, 0.4), 29.5)):
        ring = cut(arch(cx - w, cx + w, spring, 172), arch(cx - edge, cx + edge, spring - 1, 172))
        s.spot(cx, spring, edge, w, tone, 0.55, ring)
    opening = arch(cx - 24, cx + 24, 86, 142)
    s.fill(opening, haze)
    with s.clipped(opening):
        s.rings(58, 64, [40, 26, 15], [haze, mix(haze, "#fff6dc", 0.6), "#fff9e6"])
        s.plane(
            polygon((40, 112), (58, 104), (76, 110), (96, 102), (96, 150), (40, 150)),
            mix(haze, mid, 0.5),
            haze,
            102,
            146,
        )
        s.fill(polygon((40, 126), (62, 120), (96, 124), (96, 150), (40, 150)), mix(mid, deep, 0.2))
    s.fill(polygon((cx - 24, 141), (cx + 24, 141), (cx + 52, 172), (cx - 52, 172)), mix(deep, mid, 0.25))
    s.fill(polygon((cx - 16, 141), (cx + 10, 141), (cx + 20, 172), (cx - 34, 172)), mix(mid, haze, 0.55))
    s.stipple(
        polygon((cx - 24, 141), (cx + 24, 141), (cx + 52, 172), (cx - 52, 172)), deep, (cx, 141), (cx, 172), 0.0, 0.55
    )

    # casks
    def cask(x, y, r, lit):
        s.fill(oval(x, y, r), ink)
        s.fill(oval(x, y, r * 0.90), mix(ink, deep, 0.55))
        s.fill(both(oval(x, y, r * 0.90), oval(x + r * 0.25, y - r * 0.1, r * 0.86)), mix(deep, ink, 0.25))
        s.fill(oval(x, y, r * 0.74), mix(ink, deep, 0.3))
        for i in range(-2, 3):
            s.stroke([(x + i * r * 0.26, y - r * 0.66), (x + i * r * 0.26, y + r * 0.66)], ink, 0.6)
        rim = cut(oval(x, y, r), oval(x - 1.1 * lit, y + 0.4, r))
        s.fill(rim, mix(mid, haze, 0.55))

    cask(30, 112, 13, 1)
    cask(14, 140, 23, 1)
    # the merchant, facing left
    body = outline((80, 84), (73, 88, 72, 104), (68, 136, 62, 172), (124, 172), (120, 120, 106, 96), (100, 86, 93, 84))
    lapel = outline((80, 85), (74, 96, 72.5, 118), (70, 146, 64, 172), (80, 172), (80, 120, 88, 86))
    collar = polygon((78, 84, 2), (84, 79), (95, 78, 3), (98, 87), (86, 91, 3))
    head, shade, wedge, eye = profile(85.5, 67, 17, -1, 4)
    hair = outline(
        (84.6, 61), (88.6, 63, 87.8, 68), (88, 74, 86.6, 78.6), (94, 81.6, 98.4, 77.6), (100.4, 70, 98.6, 61)
    )
    hat = outline((74.5, 60.6), (75, 52, 86, 51.4), (99, 52, 100.4, 62), (98, 66, 93, 64.2), (84, 60.5, 74.5, 60.6))
    feather = outline((92, 57), (98, 43.5, 111, 47.5), (104, 48, 103, 53), (98, 52.4, 97, 59))
    arm = join(taper((81, 94), 6.0, (68.5, 98), 4.4), taper((68.5, 98), 4.0, (61, 80), 2.4))
    cuff = polygon((59.4, 83.4), (64.6, 81), (65.4, 84.6), (60.4, 87))
    rim, dark = "#fff3d2", mix(ink, deep, 0.3)
    s.figure(
        [
            [
                (body, dark),
                (lapel, mix(key, ink, 0.45)),
                (both(lapel, outline((84, 86), (76, 110, 76, 172), (90, 172))), mix(key, ink, 0.7)),
            ]
        ],
        rim=rim,
        light=(-1, -0.3),
        width=1.0,
    )
    s.stipple(both(body, polygon((78, 90), (100, 90), (108, 172), (80, 172))), deep, (78, 120), (104, 126), 0.7, 0.0)
    s.figure(
        [
            [(collar, mix(ink, deep, 0.75))],
            [
                (head, mix(ink, mid, 0.38)),
                (cut(head, shade), mix(mid, haze, 0.35)),
                (both(head, wedge), mix(haze, "#ffffff", 0.2)),
                (hair, mix(ink, deep, 0.25)),
            ],
            [(feather, key)],
            [
                (hat, ink),
                (outline((74.5, 60.8), (84, 60.5, 93, 64.4), (93, 61.6), (84, 57.6, 75.2, 58.2)), mix(key, ink, 0.25)),
            ],
        ],
        rim=rim,
        light=(-1, -0.4),
        width=0.85,
    )
    s.fill(eye, ink)
    s.figure(
        [[(arm, mix(ink, deep, 0.6)), (cuff, haze), (mitten(60.6, 77.6, 3.1, -112, True), mix(mid, haze, 0.3))]],
        rim=rim,
        light=(-1, -0.3),
        width=0.9,
    )
    s.gem(3, 58.6, 66.5, 7.2, glint=1.5)


def ruby_hilt(s: Gouache) -> None:
    """An armourer quenches a sword: the glowing blade goes into the trough, steam billows, a ruby shines in its pommel."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.5))
    for y in range(44, 150, 16):
        for x in range(-4 + y // 16 % 2 * 10, 128, 20):
            s.line(box(x, y, x + 20, y + 16), mix(ink, deep, 0.25), 1.2)
    _steam(s)
    # tongs and a horseshoe on the wall
    s.stroke([(44, 46), (43, 64), (39, 72)], ink, 1.6)
    s.stroke([(47, 46), (48, 64), (52, 72)], ink, 1.6)
    # the blade, white to red, into the trough
    blade = polygon((91.4, 92), (98.6, 92), (98.6, 140), (91.4, 140))
    s.fill(blade, "#ffffff")
    s.fill(polygon((95, 92), (98.6, 92), (98.6, 140), (95, 140)), mix(mid, "#ffb45a", 0.6))
    _smith(s)
    s.gem(RUBY, 95, 62.6, 6.6, 0, 1.6)
    trough = polygon((62, 132), (124, 132), (120, 176), (68, 176))
    s.figure([[(trough, mix(ink, deep, 0.6)), (both(trough, box(100, 120, 128, 180)), ink)]], haze, (0, -1), 1.0)
    s.fill(polygon((63, 132), (123, 132), (122, 136), (64, 136)), mix(mid, haze, 0.6))
    for y in (144, 156):
        s.fill(polygon((65, y), (121, y), (120.4, y + 4), (65.6, y + 4)), mix(key, ink, 0.5))
    for x, y, r in ((84, 126, 2.4), (106, 127, 2.0), (112, 122, 1.4), (78, 121, 1.3), (102, 118, 1.5), (88, 116, 1.2)):
        s.fill(oval(x, y, r), "#fff6e2")


def _steam(s: Gouache) -> None:
    """Paint the steam in three steps, lit by the blade in its midst."""
    deep, mid, haze = s.deep, s.mid, s.haze
    clouds = (
        (
            mix(deep, mid, 0.7),
            ((66, 128, 24), (54, 104, 20), (64, 74, 22), (90, 54, 24), (114, 76, 22), (118, 106, 22), (92, 100, 40)),
        ),
        (
            mix(mid, haze, 0.42),
            ((72, 128, 18), (66, 104, 16), (74, 80, 18), (96, 64, 17), (112, 86, 16), (114, 112, 18), (92, 106, 30)),
        ),
        (
            mix(haze, mid, 0.1),
            ((82, 130, 13), (80, 112, 12), (86, 94, 13), (100, 84, 11), (106, 102, 12), (108, 122, 13), (94, 112, 18)),
        ),
    )
    for tone, puffs in clouds:
        cloud = join(*(oval(x, y, r) for x, y, r in puffs))
        s.fill(cloud, tone)
    s.stipple(join(*(oval(x, y, r) for x, y, r in clouds[1][1])), clouds[2][0], (92, 76), (92, 112), 0.0, 0.6)


def _smith(s: Gouache) -> None:
    """Paint the smith in profile, both fists round the hilt, her weight over the trough."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    head = profile(66, 62, 15.5, 1, 16)
    scarf = outline((57, 62), (55, 51, 66, 51), (75, 52, 74.6, 58), (66, 58, 63, 66), (58, 70, 57, 62))
    knot = ribbon([(58, 62, 2.4), (51, 66, 2.8), (47, 75, 1.4)], 8)
    shirt = outline((46, 86), (54, 76, 64, 80), (74, 92, 68, 116), (42, 118), (40, 98, 46, 86))
    apron = outline((54, 92), (64, 86, 71, 92), (76, 120, 74, 150), (72, 176), (40, 176), (42, 116, 54, 92))
    hilt = [polygon((92.6, 66), (97.4, 66), (97.4, 90), (92.6, 90)), box(82, 88.4, 108, 93, 2), oval(95, 62.6, 9)]
    warm = mix(mid, haze, 0.3)
    s.figure(
        [
            [
                (limb((62, 88, 4.4), (78, 96, 3.4), (91, 84, 2.6)), mix(ink, mid, 0.3)),
                (mitten(93, 83, 3.4, -10), mix(ink, mid, 0.42)),
            ],
            [(shirt, ink), (both(shirt, polygon((60, 70), (80, 70), (80, 120), (62, 120))), mix(ink, deep, 0.5))],
            [(apron, mix(key, ink, 0.3)), (drape(apron, 54, 2), mix(key, ink, 0.6))],
            [
                (head.head, mix(ink, mid, 0.3)),
                (cut(head.head, head.shade), mix(ink, mid, 0.62)),
                (both(head.head, head.wedge), warm),
                (head.eye, ink),
            ],
            [(knot, mix(key, ink, 0.35)), (scarf, key)],
            [(hilt[0], mix(ink, deep, 0.4))],
            [(hilt[1], mix(key, ink, 0.2))],
            [(hilt[2], ink)],
            [
                (bare_arm((54, 88), (68, 104), (90, 77), 1.2), mix(ink, mid, 0.46)),
                (mitten(93, 75, 3.6, -30), mix(ink, mid, 0.6)),
            ],
        ],
        "#fff6e2",
        (1, 0.1),
        1.0,
    )


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
        s.figure([[(sleeve, key), (mitten(hand_x, 126.4, 3.2, -80), mix(ink, mid, 0.3))]], haze, (-0.3, -1), 0.7)
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
    hand(s, grip(43, 137, 0.86, 56), mix(ink, haze, 0.42), rim, (0.6, -1), 0.8)
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
    hand(s, grip(107, 102, 0.84, 72 - 180 + 5), mix(ink, haze, 0.5), rim, (-0.6, -0.6), 0.8)


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
    warm = mix(haze, mid, 0.22)
    dark, brown, lit = mix(ink, warm, 0.3), mix(ink, warm, 0.46), mix(ink, warm, 0.64)
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


def ruby_bazaar(s: Gouache) -> None:
    """From above: in the sun before her awning a trader offers a ruby on a carpet among bowls of spices."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    # the square in the sun, paved; the houses' shadow in one corner
    s.fill(ALL, mix(haze, "#fff6de", 0.45))
    for row in range(8):
        for column in range(5):
            x, y = column * 30 - (15 if row % 2 else 0), 58 + row * 15
            s.line(box(x, y, x + 30, y + 15, 1), mix(haze, mid, 0.26), 0.7)
    s.stipple(ALL, mix(haze, mid, 0.5), (60, 120), (28, 152), 0.0, 0.55)
    # the carpet and its shadow
    carpet = polygon((42, 94), (112, 86), (120, 148), (48, 158))
    s.fill(placed(carpet, -3, 3), mix(deep, ink, 0.3))
    s.fill(carpet, mid)
    with s.clipped(carpet):
        s.stipple(carpet, deep, (92, 112), (60, 146), 0.0, 0.7)
        inner = placed(carpet, 80.6 * 0.16, 121.6 * 0.16, 0.84)
        s.line(inner, haze, 1.2)
        s.fill(placed(carpet, 80.6 * 0.34, 121.6 * 0.34, 0.66), deep)
        for number in range(7):
            for x, y in ((46 + number * 11, 96.6 - number * 1.26), (52 + number * 11, 155 - number * 1.4)):
                s.fill(placed(polygon((-3, 0), (0, -2.6), (3, 0), (0, 2.6)), x, y), key)
        for number in range(5):
            for x, y in ((46.4 + number * 0.9, 106 + number * 10), (113 + number * 1.2, 98 + number * 10)):
                s.fill(placed(polygon((-2.6, 0), (0, -3), (2.6, 0), (0, 3)), x, y), key)
    for number in range(12):
        x, y = 48.4 + number * 6.4, 158.4 - number * 0.9
        s.stroke([(x, y), (x - 0.6, y + 4)], haze, 0.8)
    rim = "#fff6de"
    # bowls of spices: a cone from above is a disc, half lit
    for x, y, r, tone in (
        (54, 146, 9.5, "#ffc46a"),
        (76, 145, 9, mix(mid, haze, 0.2)),
        (98, 140, 9.5, mix(key, haze, 0.15)),
        (112, 124, 7, mix(haze, mid, 0.3)),
    ):
        s.fill(oval(x - 3.6, y + 3.4, r), ink, 0.55)
        s.figure([[(oval(x, y, r), mix(ink, deep, 0.5))]], rim, (0.7, -0.7), 0.8)
        s.fill(oval(x, y, r * 0.8), tone)
        s.fill(
            both(
                oval(x, y, r * 0.8),
                polygon(
                    (x, y), (x + r, y + r * 0.8), (x - r * 0.4, y + r * 2), (x - r * 2, y), (x - r * 0.8, y - r * 0.9)
                ),
            ),
            mix(tone, ink, 0.32),
        )
    # the trader under her awning, the buyer at the left
    trader, buyer = from_above(88, 77, 8, 0.9), from_above(42, 114, -82, 0.9)
    for person in (trader, buyer):
        s.fill(placed(person.shoulders, -7, 7), ink, 0.6)
    palm = blob((66, 110), (72, 104), (80, 106), (82, 113), (76, 119), (68, 118), tension=0.9)
    s.fill(placed(palm, -2.4, 2.6), ink, 0.6)
    s.figure([[(palm, mix(key, haze, 0.2))]], rim, (0.6, -0.8), 0.8)
    brown, dark = mix(ink, haze, 0.44), mix(ink, haze, 0.3)
    veil = outline((80, 74), (80, 66, 89, 66), (97, 67, 96, 79), (94, 86, 87, 86), (80, 84, 80, 74))
    s.figure(
        [
            [(bare_arm(trader.left, (104, 92), (88, 105), 1.02), brown), (oval(85.6, 107.4, 3.6, 3.0, -40), brown)],
            [(bare_arm(trader.right, (68, 88), (72, 101), 1.02), brown), (oval(72.6, 103.6, 3.0, 3.6), brown)],
            [
                (trader.shoulders, key),
                (both(trader.shoulders, polygon((60, 60), (86, 60), (84, 100), (60, 100))), mix(key, ink, 0.42)),
            ],
            [
                (veil, mix(mid, haze, 0.2)),
                (both(veil, polygon((70, 60), (88, 60), (86, 90), (70, 90))), mix(mid, deep, 0.4)),
            ],
        ],
        rim,
        (0.7, -0.7),
        1.0,
    )
    s.stroke([(89, 67), (87.4, 76, 86, 85)], mix(deep, ink, 0.2), 0.8)
    s.figure(
        [
            [
                (limb((*buyer.left, 5.0), (49, 96, 4.0), (58, 104, 2.8)), mix(deep, mid, 0.2)),
                (oval(60, 106, 3.4, 2.8, 40), dark),
            ],
            [
                (buyer.shoulders, mix(deep, mid, 0.2)),
                (both(buyer.shoulders, polygon((20, 116), (60, 112), (60, 140), (20, 140))), mix(deep, ink, 0.45)),
            ],
            [
                (oval(42, 114, 9.4), haze),
                (both(oval(42, 114, 9.4), polygon((30, 104), (40, 110), (52, 126), (30, 130))), mix(haze, deep, 0.3)),
            ],
        ],
        rim,
        (0.7, -0.7),
        1.0,
    )
    for turn in (20, 140, 260):
        s.stroke(
            [around(42, 114, 2, turn), (*around(42, 114, 6, turn + 30), *around(42, 114, 9, turn + 80))],
            mix(haze, deep, 0.36),
            0.9,
        )
    s.fill(oval(42, 114, 2.6), mid)
    # the awning over her: stripes, a scalloped edge, its shadow
    for number in range(10):
        x = -8 + number * 14
        stripe = outline(
            (x, 26),
            (x + 14, 26),
            (x + 14.6, 62 - number * 0.8),
            (x + 7.6, 70 - number * 0.8, x + 0.6, 62 - number * 0.8),
        )
        s.fill(placed(stripe, -5, 7), ink, 0.42)
    for number in range(10):
        x = -8 + number * 14
        stripe = outline(
            (x, 26),
            (x + 14, 26),
            (x + 14.6, 62 - number * 0.8),
            (x + 7.6, 70 - number * 0.8, x + 0.6, 62 - number * 0.8),
        )
        tone = key if number % 2 else haze
        s.figure(
            [[(stripe, tone), (both(stripe, box(x - 2, 54 - number * 0.8, x + 18, 80)), mix(tone, ink, 0.22))]],
            rim,
            (0.3, -1),
            0.5,
        )
    s.gem(RUBY, 75, 111, 7.2, -10, 1.7)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-19": Picture(
        ruby_hilt,
        ((69, 63), (93, 80), (95, 62.6), (95, 112)),
        "quenches a sword",
        "armoury",
        "glowing blade in steam",
        seed=51,
    ),
    "b2-20": Picture(ruby_cellar, ((70, 70), (90, 60)), "toasts over casks", "cellar vault", "end of a vault", seed=11),
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
        ruby_bazaar,
        ((75, 111), (88, 77), (43, 114)),
        "offers a ruby on a carpet",
        "bazaar",
        "high sun, from above",
        seed=62,
    ),
}
