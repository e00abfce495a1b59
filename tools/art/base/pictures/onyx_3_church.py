"""Pictures of the onyx cards of level 3 in loft, crypt and choir."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.busts import Bust, SkinTones
from tools.art.base.figures import drape, hand, limb, mitten, pinch, profile, shoe, skin
from tools.art.base.gouache import CANDLE_ONYX, DUSK, ONYX, VIOLET, Gouache
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
    polygon,
    taper,
)


def onyx_organ(s: Gouache) -> None:
    """By night an organist plays alone; candles on the console light the pipes, and the stone set among them."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 150), [mix(ink, DUSK, 0.25), mix(deep, DUSK, 0.55)])
    _pipes(s)
    # the rose between the towers of pipes, with the stone
    s.fill(oval(77, 69, 17), ink)
    s.rings(77, 69, [15, 11], [key, mix(key, "#fff3d2", 0.6)], 0.5)
    for turn in range(0, 360, 45):
        s.fill(oval(*around(77, 69, 15, turn + 22.5), 2.6), ink)
    s.gem(ONYX, 77, 69, 8.2, 0, 1.6, CANDLE_ONYX)
    _console(s)
    _organist(s)
    for x, y in ((102, 92), (112, 94)):
        s.figure([[(box(x - 1.6, y, x + 1.6, y + 13), haze)]], "#ffffff", (-1, 0), 0.6)
        s.fill(outline((x, y), (x - 3.4, y - 4, x, y - 10.6), (x + 3.4, y - 4, x, y)), "#fffdf0")


def _pipes(s: Gouache) -> None:
    """Paint the case: pipes in two towers that fall towards the middle, each with its mouth, gilt by the candles."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    case = polygon((34, 30), (124, 30), (124, 118), (34, 118))
    s.fill(case, mix(ink, DUSK, 0.2))
    s.rings(104, 98, [54, 40, 27], [mix(ink, key, 0.2), mix(ink, key, 0.36), mix(ink, key, 0.56)], 0.6)
    for number, x in enumerate(range(38, 124, 6)):
        top = 34 + abs(number - 6.6) * -2.4 + 16
        foot = 112 - abs(number % 5 - 2) * 2
        near = 1 - min(1.0, abs(x - 104) / 66)
        tone = mix(mix(deep, DUSK, 0.5), key, 0.12 + near * 0.75)
        pipe = join(
            box(x - 2.5, top, x + 2.5, foot - 8),
            polygon((x - 2.5, foot - 8), (x + 2.5, foot - 8), (x + 0.6, foot), (x - 0.6, foot)),
        )
        s.fill(pipe, mix(tone, ink, 0.3))
        s.fill(both(pipe, box(x - 0.4, 30, x + 1.6, 120)), mix(tone, haze, 0.15 + near * 0.3))
        s.fill(
            outline(
                (x - 1.8, foot - 14), (x, foot - 18, x + 1.8, foot - 14), (x + 1.8, foot - 11.6), (x - 1.8, foot - 11.6)
            ),
            ink,
        )
    for y in (88, 112):
        s.fill(box(34, y, 124, y + 2.4), mix(ink, key, 0.3))


def _console(s: Gouache) -> None:
    """Paint the console in profile: music desk, two manuals in steps, the bench."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    desk = polygon(
        (88, 126), (92, 126), (92, 120), (97, 120), (97, 105), (128, 105), (128, 176), (94, 176), (94, 140), (88, 138)
    )
    s.figure(
        [[(desk, mix(ink, deep, 0.4)), (both(desk, box(106, 100, 130, 178)), ink)]],
        mix(key, haze, 0.3),
        (-0.6, -1),
        0.9,
    )
    s.fill(box(84, 124, 93, 126.4), "#fff3d2")
    s.fill(box(90, 118, 98, 120.4), "#fff3d2")
    s.figure([[(polygon((90, 92), (96, 105), (99, 105), (94, 91)), haze)]], "#ffffff", (-1, -0.4), 0.6)
    bench = [box(40, 142, 74, 147), box(46, 147, 50, 176), box(66, 147, 70, 176)]
    s.figure([[(part, ink) for part in bench]], mix(key, haze, 0.2), (1, -0.6), 0.8)


def _organist(s: Gouache) -> None:
    """Paint the organist on the bench, upright, both hands on the keys, a foot on the pedals."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(63, 94, 13.5, 1, -6)
    hair = outline((59, 88), (64, 85.6, 69, 88), (63, 91, 62, 98), (62, 104, 56, 104), (51, 98, 59, 88))
    coat = outline((53, 112), (59, 106, 66, 111), (71, 126, 67, 142), (48, 144), (47, 126, 53, 112))
    tails = outline((49, 138), (58, 142), (50, 158, 42, 166), (38, 150, 49, 138))
    thigh = join(limb((56, 140, 6), (82, 143, 4.8), (84, 164, 3.0)), shoe(84, 168, 1, 0.8))
    s.figure(
        [
            [(thigh, mix(ink, deep, 0.3))],
            [
                (limb((63, 115, 3.4), (73, 124, 2.8), (86, 115.6, 2.1)), mix(ink, DUSK, 0.5)),
                (mitten(89, 116, 2.6, 10), mix(ink, key, 0.5)),
            ],
            [(coat, VIOLET), (drape(coat, 56, 2), mix(VIOLET, ink, 0.5)), (tails, mix(VIOLET, ink, 0.62))],
            [(polygon((59, 106), (67, 107), (66, 111.6), (59, 111)), haze)],
            [*skin(s, head, 0.36, 0.62), (head.eye, ink), (hair, mix(haze, deep, 0.25))],
            [
                (limb((57, 116, 4.2), (64, 129, 3.4), (80, 122, 2.4)), mix(VIOLET, haze, 0.12)),
                (mitten(83.4, 122, 2.9, 10), mix(ink, key, 0.64)),
            ],
        ],
        "#ffe7b4",
        (1, -0.3),
        1.0,
    )


def onyx_cushion(s: Gouache) -> None:
    """After a king's death a page, his head bowed, lays the crown on its cushion; a candle finds the onyx on its brow."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (20, 38), (110, 150), [mix(deep, DUSK, 0.4), mix(DUSK, mid, 0.4)])
    for x in (30, 62, 94):  # tall windows with the last of dusk
        s.fill(arch(x - 10, x + 10, 58, 116, 14), mix(DUSK, haze, 0.35))
        s.stroke([(x, 44), (x, 116)], mix(deep, DUSK, 0.5), 1.2)
        s.stroke([(x - 10, 78), (x + 10, 78)], mix(deep, DUSK, 0.5), 1.2)
    s.rings(109, 72, [34, 24, 14], [mix(DUSK, key, 0.45), mix(key, haze, 0.2), "#fff0ce"], 0.6)
    s.figure(
        [[(box(104, 84, 114.6, 150), haze), (box(104, 84, 107.4, 150), mix(haze, DUSK, 0.45))]],
        "#ffffff",
        (0, -1),
        0.8,
    )
    s.fill(outline((109, 60), (116, 74, 113, 80), (109, 86, 105, 80), (102, 74, 109, 60)), "#fffaf0")
    s.stroke([(109, 80), (109, 86)], ink, 1.0)
    # the tomb's edge and the cushion
    s.figure([[(box(-4, 146, 124, 176), mix(mid, DUSK, 0.35))]], mix(key, haze, 0.5), (0.3, -1), 1.2)
    s.stipple(box(-4, 146, 124, 176), deep, (96, 150), (30, 166), 0.0, 0.8)
    cushion = outline((24, 150), (18, 136, 34, 130), (66, 124, 100, 130), (114, 136, 108, 150), (66, 158, 24, 150))
    s.figure(
        [[(cushion, mix(VIOLET, haze, 0.15)), (drape(cushion, 52, -4), mix(VIOLET, ink, 0.35))]],
        mix(key, haze, 0.5),
        (0.7, -0.8),
        1.2,
    )
    flesh = mix(ink, key, 0.62)
    # the page's far arm behind the crown, its hand round the far side
    far = limb((34, 108, 6), (72, 105, 5), (101, 117, 3.6))
    s.figure([[(far, mix(ink, deep, 0.7))]], "#fff0d2", (1, -0.4), 0.9)
    with s.moved(8, 0, 0.74, about=(66, 132)):
        _crown(s)
    s.figure([[(taper((99.6, 121.6), 2.2, (103, 114), 2.2), haze)]], "#fff0d2", (1, -0.4), 0.8)
    hand(s, pinch(88, 123, 0.48, 16, flip=True), flesh, "#fff0d2", (1, -0.6), 0.7)
    s.fan(73, 118, 24, ((-158, -150), (-120, -112), (-70, -62), (-30, -22)), "#fff6dc", 0.7)
    s.gem(ONYX, 74, 118.6, 7.6, 0, 1.7, CANDLE_ONYX)
    _page(s)


def _page(s: Gouache) -> None:
    """Paint the page in bowed profile, his near hand at the crown's band."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    coat = outline((30, 98), (18, 102, 8, 86), (-2, 88, -8, 96), (-8, 176), (38, 176), (48, 128, 30, 98))
    collar = outline((30, 97), (18, 101, 8, 85), (4, 90), (16, 109, 33, 103))
    bust = Bust(s, 32, 74, 38, SkinTones("#dba05c", "#6e4426", "#8c4a34"), right=True, tilt=22)
    bust.face(ink, lowered=True)
    hair = outline(
        *((0.27, -0.43), (0.23, -0.31, 0.10, -0.25), (0.03, -0.12, 0.01, 0.03), (-0.05, 0.15, -0.15, 0.14)),
        *(
            (-0.22, 0.26, -0.31, 0.28),
            (-0.54, 0.06, -0.51, -0.26),
            (-0.38, -0.60, 0.0, -0.58),
            (0.20, -0.55, 0.27, -0.43),
        ),
    )
    bust.part(hair, mix(ink, deep, 0.5), ink, rim="#ffe7b4")
    sleeve = limb((10, 116, 10), (22, 138, 7.6), (45, 127, 4.6))
    s.figure(
        [
            [(coat, mix(ink, deep, 0.45)), (drape(coat, 14), ink)],
            [(collar, haze)],
            [(sleeve, mix(ink, deep, 0.8))],
            [(taper((43, 122.4), 2.2, (47, 131), 2.2), haze)],
        ],
        "#fff0d2",
        (1, -0.5),
        1.0,
    )
    hand(s, pinch(59, 121, 0.56, -18), mix(ink, key, 0.62), "#fff0d2", (1, -0.6), 0.7)


def _crown(s: Gouache) -> None:
    """Paint a crown from the front: band, five equal points with pearls, the dark inside of its far rim."""
    ink, haze, key = s.ink, s.haze, s.key
    gold, dark = mix(key, ink, 0.1), mix(key, ink, 0.46)
    tips = ((38, 88), (52, 80), (66, 76), (80, 80), (94, 88))
    s.fill(polygon((38, 106), (42, 92), (58, 82), (74, 82), (90, 92), (94, 106), (66, 112)), mix(key, ink, 0.68))
    crown = polygon(
        *((41, 126), tips[0], (45, 103), tips[1], (58, 102), tips[2], (74, 102), tips[3], (87, 103), tips[4]),
        *((91, 126), (79, 131), (66, 132), (53, 131)),
    )
    s.figure([[(crown, gold), (drape(crown, 52, -2), dark)]], "#fff3d0", (0.8, -0.8), 1.4)
    s.stroke([(40.4, 119), (66, 127, 91.6, 119)], dark, 1.4)
    for x, y in tips:
        s.figure([[(oval(x, y - 1.6, 3.0), mix(haze, key, 0.25))]], "#ffffff", (0.7, -0.8), 0.9)


def onyx_crown(s: Gouache) -> None:
    """From behind the queen kneels before the lit altar; bishop and abbess lower the crown, a black stone in its front."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.fill(ALL, mix(ink, DUSK, 0.12))
    # the choir: arch within arch, to the gilt wall full of candles
    for half, spring, tone in (
        (60, 84, mix(ink, DUSK, 0.3)),
        (49, 84, mix(deep, DUSK, 0.45)),
        (38, 82, mix(DUSK, key, 0.3)),
        (29, 80, mix(key, DUSK, 0.25)),
        (20, 80, mix(key, haze, 0.4)),
        (12, 80, "#fff6e0"),
    ):
        vault = arch(74 - half, 74 + half, spring, 172, half * 0.98)
        s.fill(vault, tone)
        s.spot(74, spring, half * 0.97, half * 1.14, tone, 0.5, box(0, 30, 120, 130))
    for x, top in ((46, 56), (53, 49), (60, 44), (88, 44), (95, 49), (102, 56)):
        s.fill(box(x - 1.3, top + 6, x + 1.3, top + 46), "#fff6e0")
        s.fill(outline((x, top + 5.6), (x - 2.6, top + 2, x, top - 2.4), (x + 2.6, top + 2, x, top + 5.6)), "#fff6e0")
        s.fill(outline((x, top + 5.2), (x - 1.2, top + 3, x, top + 0.6), (x + 1.2, top + 3, x, top + 5.2)), key)
    floor = polygon((-4, 140), (124, 140), (124, 176), (-4, 176))
    s.fill(floor, mix(ink, DUSK, 0.25))
    s.stipple(floor, mix(key, haze, 0.2), (74, 140), (74, 164), 0.85, 0.0)
    _bishop(s)
    _abbess(s)
    _kneeling_queen(s)
    # the crown over her head, the stone in its front, the hands that bring it
    crown = outline(
        (58, 87),
        (55, 71),
        (62, 77),
        (65.4, 67.6),
        (74, 76),
        (82.6, 67.6),
        (86, 77),
        (93, 71),
        (90, 87),
        (74, 91.6, 58, 87),
    )
    lining = oval(74, 86.6, 15.6, 3.2)
    s.fill(lining, mix(VIOLET, ink, 0.45))
    s.figure(
        [
            [
                (crown, mix(key, ink, 0.5)),
                (both(crown, polygon((62, 60), (86, 60), (83, 96), (65, 96))), mix(key, ink, 0.22)),
            ]
        ],
        "#fff6df",
        (0, -1),
        0.9,
    )
    s.stroke([(58.4, 83), (74, 88, 89.6, 83)], mix(key, ink, 0.66), 1.0)
    for x, y in ((55, 70), (65.4, 66.4), (82.6, 66.4), (93, 70)):
        s.fill(oval(x, y, 1.8), "#fff6df")
    s.fill(oval(74, 79.6, 8.6), mix(ink, key, 0.14))
    s.gem(ONYX, 74, 79.4, 7.2, 0, 1.6, CANDLE_ONYX)
    for side in (-1, 1):
        x = 74 + side * 17
        cup = [
            limb((x + side * 4.4, 91, 2.6), (x + side * 0.6, 88.6, 2.5)),
            *(
                limb((x + side * 0.4, 87.4 + at, 1.4), (x - side * 4.2, 85.4 + at * 1.2, 1.05))
                for at in (0.0, 2.2, 4.2)
            ),
            limb((x + side * 1.4, 86.6, 1.4), (x - side * 0.8, 82.4, 1.1)),
        ]
        hand(s, cup, mix(ink, key, 0.62 if side < 0 else 0.5), "#ffe2ab", (-side, -0.8), 0.5)


def _bishop(s: Gouache) -> None:
    """Paint the bishop at the left: mitre, white beard, a cope with a border of gold."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    rim = "#ffe2ab"
    head = profile(40, 74, 16, 1, 8, neck=0.2)
    mitre = outline((32.4, 66), (32, 55, 40, 45.6), (49, 54, 48.6, 66.6), (41, 63.6, 32.4, 66))
    beard = outline((41, 78), (44, 80.4, 48, 79.6), (50, 88, 44, 93), (37, 90, 38, 80))
    cope = outline((30, 90), (37, 83, 46, 88), (54, 96, 54, 110), (57, 140, 58, 178), (-6, 178), (6, 120, 30, 90))
    border = outline((43, 86), (50, 92, 52, 104), (57, 140, 58, 178), (50, 178), (49, 140, 45, 108), (44, 96, 38, 90))
    sleeve = limb((42, 98, 6.2), (50, 112, 5.0), (54.4, 96, 3.2))
    s.figure(
        [
            [(cope, mix(ink, DUSK, 0.22)), (drape(cope, 32, -8), ink), (border, mix(key, ink, 0.25))],
            [
                (head.head, mix(ink, key, 0.42)),
                (cut(head.head, head.shade), mix(ink, key, 0.66)),
                (both(head.head, head.wedge), mix(haze, key, 0.35)),
                (beard, mix(haze, mid, 0.25)),
            ],
            [
                (mitre, mix(haze, mid, 0.15)),
                (both(mitre, box(28, 40, 39, 70)), mix(mid, haze, 0.2)),
                (polygon((32, 62.6), (48.8, 63), (48.6, 67.4), (32.4, 66.8)), mix(key, ink, 0.2)),
            ],
            [
                (sleeve, mix(haze, mid, 0.3)),
                (
                    both(sleeve, outline((34, 93), (44, 106, 51, 107), (60, 104), (58, 122), (36, 122))),
                    mix(mid, DUSK, 0.4),
                ),
            ],
        ],
        rim,
        (1, -0.3),
        1.0,
    )
    s.fill(head.eye, ink)
    s.stroke([(40, 50), (41, 61)], mix(key, ink, 0.2), 1.2)
    s.stroke([(36.6, 55), (45, 55.4)], mix(key, ink, 0.2), 1.2)


def _abbess(s: Gouache) -> None:
    """Paint the abbess at the right: a white wimple under a dark veil, a violet sash."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    rim = "#ffe2ab"
    head = profile(108, 77, 15.5, -1, 8, nose=0.85, neck=0.2)
    wimple = outline(
        (102, 69.6),
        (106, 66, 111, 69),
        (109, 74, 109.6, 79),
        (108, 84, 103, 85.6),
        (100, 92, 105, 96),
        (116, 98, 119, 90),
        (120, 66, 108, 64.6),
        (103, 65, 102, 69.6),
    )
    veil = outline(
        (102.6, 66),
        (106, 60.6, 113, 62.6),
        (121, 66, 120, 80),
        (122, 96, 128, 104),
        (116, 104),
        (112, 92, 113.6, 80),
        (113, 68, 102.6, 66),
    )
    habit = outline(
        (102, 94), (112, 92, 120, 98), (130, 120, 132, 178), (90, 178), (91, 140, 94, 112), (96, 98, 102, 94)
    )
    sleeve = limb((109, 102, 5.8), (98.6, 114, 4.9), (93.8, 96, 3.1))
    s.figure(
        [
            [
                (habit, ink),
                (both(habit, outline((102, 90), (97, 112, 96, 178), (86, 178), (86, 90))), mix(ink, VIOLET, 0.5)),
            ],
            [
                (head.head, mix(ink, key, 0.22)),
                (cut(head.head, head.shade), mix(ink, key, 0.44)),
                (both(head.head, head.wedge), mix(key, ink, 0.22)),
            ],
            [(wimple, mix(haze, mid, 0.12)), (both(wimple, box(110, 60, 126, 100)), mix(mid, haze, 0.35))],
            [(veil, mix(ink, DUSK, 0.16))],
            [
                (sleeve, mix(ink, DUSK, 0.45)),
                (both(sleeve, outline((116, 97), (106, 109, 98, 110), (90, 106), (92, 124), (116, 124))), ink),
            ],
        ],
        rim,
        (-1, -0.3),
        1.0,
    )
    s.fill(head.eye, ink)


def _kneeling_queen(s: Gouache) -> None:
    """Paint the queen from behind: her bowed head in the light, coiled braids, ermine, and the train on the steps."""
    ink, mid, haze = s.ink, s.mid, s.haze
    rim = "#ffe2ab"
    train = outline(
        (60, 124), (74, 119, 88, 124), (96, 144, 124, 166), (128, 178), (20, 178), (24, 164), (52, 144, 60, 124)
    )
    cape = outline(
        (66, 116), (74, 112, 82, 116), (96, 119, 99, 132), (99, 142), (74, 149, 49, 142), (49, 132), (52, 119, 66, 116)
    )
    neck = outline((70, 108), (78, 108), (78, 115, 84, 119), (64, 119), (70, 115, 70, 108))
    s.figure(
        [
            [
                (train, VIOLET),
                (both(train, polygon((20, 110), (66, 118), (56, 180), (10, 180))), mix(VIOLET, ink, 0.42)),
                (both(train, polygon((84, 118), (130, 150), (130, 180), (100, 180))), mix(VIOLET, ink, 0.3)),
            ],
            [(neck, mix(ink, s.key, 0.36))],
            [
                (cape, haze),
                (both(cape, outline((44, 110), (62, 124, 60, 150), (44, 150))), mix(mid, haze, 0.35)),
                (both(cape, outline((104, 110), (88, 124, 90, 150), (104, 150))), mix(haze, mid, 0.3)),
            ],
            [(oval(74, 103.4, 8.6, 9.2), ink)],
            [(oval(74, 105.6, 5.4, 5.0), mix(ink, DUSK, 0.35))],
        ],
        rim,
        (0, -1),
        1.1,
    )
    for r in (3.2, 1.4):  # the coil of her braid
        s.line(oval(74, 105.6, r), ink, 0.8)
    for x in (66, 74, 82):
        s.stroke([(74 + (x - 74) * 0.7, 147), (74 + (x - 74) * 2.2, 174)], mix(VIOLET, ink, 0.5), 0.9)
    for x, y in (
        (60, 126),
        (68, 131),
        (76, 126),
        (84, 131),
        (91, 126),
        (56, 136),
        (74, 139),
        (92, 137),
        (64, 141),
        (84, 141),
    ):
        s.fill(polygon((x - 0.9, y - 1.8), (x + 0.9, y - 1.8), (x, y + 2.2)), ink)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-17": Picture(
        onyx_organ,
        ((66, 94), (84, 122), (77, 69), (102, 88)),
        "plays the organ",
        "organ loft by night",
        "candles on the console",
        seed=86,
    ),
    "b3-18": Picture(
        onyx_cushion,
        ((73, 119), (46, 88), (54, 122), (95, 122)),
        "lays down a crown",
        "royal crypt",
        "one candle beside the crown",
        seed=87,
    ),
    "b3-20": Picture(
        onyx_crown,
        ((74, 79), (44, 75), (103, 78), (74, 103)),
        "is crowned",
        "choir by night",
        "candles of the altar between two bodies",
        seed=88,
    ),
}
