"""Pictures of the diamond cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import drape, limb, mitten, profile, skin
from tools.art.base.gouache import DIAMOND, Gouache
from tools.art.base.props import leaf
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
    taper,
)


def diamond_queen(s: Gouache) -> None:
    """Level 3, a duo: the maid closes a queen's necklace in the evening loggia."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.22))
    opening = arch(24, 115, 86, 172, 48)
    with s.clipped(opening):
        s.wash(ALL, (0, 38), (0, 120), [mix(mid, haze, 0.45), haze])
        s.rings(100, 80, [48, 32, 19], [mix(haze, mid, 0.14), mix(haze, "#ffffff", 0.35), "#fffefa"])
        for y, x0, x1 in ((50, 30, 66), (57, 20, 52), (88, 96, 124), (94, 104, 124)):
            s.fill(polygon((x0, y), (x1, y - 0.6), (x1 - 5, y + 1.7), (x0 + 4, y + 1.5)), mix(mid, haze, 0.4))
        s.plane(
            polygon(
                (-2, 118),
                (20, 96),
                (34, 106),
                (52, 92),
                (70, 108),
                (92, 103),
                (106, 96),
                (124, 108),
                (124, 172),
                (-2, 172),
            ),
            mix(mid, haze, 0.35),
            haze,
            92,
            140,
        )
        s.plane(
            polygon((-2, 132), (34, 114), (60, 124), (96, 116), (124, 126), (124, 172), (-2, 172)),
            mix(mid, deep, 0.3),
            mid,
            114,
            168,
        )
        for x, y, length in ((36, 122, 34), (106, 122, 30), (111.5, 124, 42)):
            s.fill(
                outline(
                    (x - 2.6, y), (x - 3.2, y - length * 0.5, x, y - length), (x + 3.2, y - length * 0.5, x + 2.6, y)
                ),
                mix(deep, mid, 0.15),
            )
            s.fill(
                outline(
                    (x + 0.6, y), (x + 1.4, y - length * 0.5, x, y - length), (x + 3.2, y - length * 0.5, x + 2.6, y)
                ),
                mix(mid, haze, 0.3),
            )
    s.line(arch(24, 115, 86, 172, 48), mix(deep, mid, 0.5), 1.1)
    # balustrade and pillars
    s.fill(polygon((20, 146), (120, 146), (120, 150), (20, 150)), mix(ink, deep, 0.7))
    for x0, x1 in ((14, 25), (114, 124)):
        s.fill(box(x0, 80, x1, 170), ink)
        s.fill(polygon((x0 - 3, 80), (x1 + 3, 80), (x1 + 1, 87), (x0 - 1, 87)), ink)
        s.fill(box(x0 + 0.76 * (x1 - x0), 87, x1, 170), mix(deep, mid, 0.3))
    # the queen
    head, shade, wedge, eye = profile(83, 63.5, 19, 1, -3)
    neck = polygon((77.5, 70), (84, 72), (86.4, 90), (73.5, 90), (77, 80))
    head = join(head, neck)
    hair = outline(
        (86.8, 54.6),
        (84, 51.6, 78, 53),
        (69.4, 55, 71, 66.4),
        (72.4, 72, 78, 71.4),
        (81.6, 71, 81.4, 66.4),
        (82, 60.4, 86.8, 58.2),
    )
    bun = blob((72, 60), (66.6, 57.4), (65.6, 64.6), (69.6, 70), (75, 68))
    crown = polygon((72.4, 54.6), (71, 46.8), (76, 50.4), (79, 43.4), (82.4, 49.4), (87.6, 45), (88, 53))
    bust = outline(
        (76, 84),
        (72, 88, 67, 90),
        (61, 95, 63.4, 113),
        (66, 122, 69, 130),
        (58, 150, 52, 172),
        (124, 172),
        (116, 148, 92, 128),
        (93, 120, 99, 108),
        (102, 100, 96, 94.4),
        (91, 91, 86, 88),
        (84.6, 84),
    )
    skin, dusk = mix(key, haze, 0.34), mix(ink, key, 0.46)
    gown, gshade = mix(key, haze, 0.04), mix(key, ink, 0.46)
    shadow_side = both(
        bust, outline((60, 78), (80, 94, 81, 106), (81, 118, 77, 130), (77, 150, 70, 176), (30, 176), (40, 100))
    )
    neckline = both(bust, outline((70, 84), (68, 88, 67, 91), (80, 102, 97, 95.4), (92, 88, 84, 80)))
    s.figure([[(bust, gown), (shadow_side, gshade)]], rim="#fff6e2", light=(1, -0.3), width=0.9)
    s.stipple(
        both(
            bust,
            outline((76, 90), (90, 92, 92, 108), (90, 120, 84, 130), (92, 150, 92, 176), (68, 176), (74, 130, 80, 116)),
        ),
        gshade,
        (79, 110),
        (96, 106),
        0.75,
        0.0,
    )
    with s.clipped(bust):
        for i in range(5):
            s.stroke([(84 + i * 3.2, 132 + i * 1.6), (92 + i * 6.4, 150, 95 + i * 8.4, 174)], gshade, 0.75, 0.6)
    s.fill(neckline, skin)
    s.stipple(neckline, dusk, (76, 90), (88, 92), 0.9, 0.1)
    s.figure(
        [[(head, dusk), (cut(head, join(shade, neck)), skin), (both(head, wedge), mix(key, haze, 0.62))]],
        rim="#fffaf0",
        light=(1, -0.1),
        width=0.55,
    )
    s.fill(eye, ink)
    s.figure(
        [
            [(hair, mix(ink, key, 0.20)), (bun, mix(ink, key, 0.12))],
            [
                (crown, mix(key, haze, 0.45)),
                (both(crown, polygon((70, 40), (78, 40), (79, 60), (70, 60))), mix(key, ink, 0.3)),
            ],
        ],
        rim="#fff6e2",
        light=(1, -0.6),
        width=0.6,
    )
    # the maid
    mh, _ms, mw, me = profile(51.5, 66, 17, 1, 8)
    coif = outline(
        (57.4, 57.6), (53, 54, 46, 56.6), (40, 61, 42, 72), (41, 80, 45, 85), (51, 81, 51.4, 72), (51.6, 64, 58, 61.4)
    )
    body = outline((46, 81), (37, 85, 35, 104), (33, 140, 24, 172), (63, 172), (59, 130, 60, 108), (60, 92, 55, 84))
    apron = both(body, outline((54, 96), (58, 130, 57, 172), (70, 172), (70, 96)))
    arm2 = join(taper((51, 92), 4.6, (62.4, 99), 3.5), taper((62.4, 99), 3.2, (71, 86.6), 2.2))
    arm1 = join(taper((57, 89), 3.4, (64, 84), 2.6), taper((64, 84), 2.6, (72.4, 79.6), 1.8))
    s.figure(
        [[(arm1, mix(deep, mid, 0.2)), (mitten(73.4, 79.2, 2.3, -10), mix(ink, key, 0.5))]],
        rim=haze,
        light=(1, -0.4),
        width=0.6,
    )
    s.figure(
        [
            [(body, ink), (apron, mix(deep, mid, 0.35))],
            [(mh, mix(ink, key, 0.26)), (both(mh, mw), mix(haze, key, 0.5))],
            [
                (coif, mix(mid, haze, 0.45)),
                (both(coif, polygon((30, 50), (47, 52), (46, 72), (49, 90), (30, 90))), mix(deep, mid, 0.2)),
            ],
        ],
        rim="#fff6e2",
        light=(1, -0.35),
        width=0.85,
    )
    s.fill(me, ink)
    # the chain, its stone, and the hand that closes it
    s.stroke([(73.6, 85.6), (78, 98, 92.6, 99)], "#fffaf0", 1.0)
    s.figure(
        [
            [
                (arm2, mix(ink, deep, 0.75)),
                (polygon((67.4, 84), (72.6, 87.4), (70.6, 91), (65.2, 87.6)), haze),
                (mitten(73, 83.6, 2.7, -52), mix(key, haze, 0.12)),
            ]
        ],
        rim="#fff6e2",
        light=(1, -0.35),
        width=0.8,
    )
    sleeve = outline((68, 91), (60, 96, 60, 110), (62, 120, 72, 122), (79, 118, 78, 106), (77, 95, 68, 91))
    fore = join(taper((69, 117), 4.4, (84, 110), 2.6), polygon((80, 108), (84.4, 106), (86.6, 110.6), (82.4, 113.4)))
    s.figure(
        [
            [
                (fore, mix(key, ink, 0.22)),
                (polygon((82.4, 107), (85.2, 105.6), (87.4, 110.8), (84.6, 112.6)), haze),
                (mitten(87.6, 107, 2.7, -38), skin),
            ],
            [
                (sleeve, mix(key, ink, 0.12)),
                (both(sleeve, outline((56, 88), (72, 92, 70, 108), (70, 118, 76, 124), (56, 126))), mix(key, ink, 0.5)),
            ],
        ],
        rim="#fff6e2",
        light=(1, -0.4),
        width=0.8,
    )
    for k in (0.36, 0.64):
        s.stroke([(66 + 2 * k, 93 + 4 * k), (62 + 12 * k, 108, 66 + 12 * k, 121)], mix(key, ink, 0.5), 0.7, 0.8)
    s.gem(0, 93.4, 101.5, 6.2, glint=1.5)


def diamond_bride(s: Gouache) -> None:
    """A bride lifts her veil in a cathedral's door, a diamond in her flowers; a page holds the train."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(deep, ink, 0.25))
    # the portal: four receding arches and the morning in the last
    for x0, x1, spring, tone in (
        (22, 142, 96, mix(deep, mid, 0.2)),
        (32, 132, 93, mix(deep, mid, 0.5)),
        (42, 122, 90, mix(deep, mid, 0.8)),
        (51, 113, 87, mix(mid, haze, 0.25)),
    ):
        s.fill(arch(x0, x1, spring, 150), tone)
        s.line(arch(x0, x1, spring, 150), mix(deep, ink, 0.2), 0.9)
    door = arch(57, 107, 84, 150)
    s.fill(door, mix(haze, key, 0.42))
    with s.clipped(door):
        s.rings(88, 74, [44, 31, 19], [mix(haze, key, 0.28), mix(haze, key, 0.14), "#fffdf6"], 0.6)
        s.fill(polygon((50, 128), (74, 118), (96, 124), (112, 116), (112, 152), (50, 152)), mix(key, haze, 0.45))
    for y, tone in ((148, 0.6), (156, 0.3), (164, 0.05)):
        s.fill(box(-4, y, 124, y + 9), mix(deep, mid, tone))
        s.fill(box(-4, y, 124, y + 1.2), haze)
    _page(s)
    _bride(s)
    # petals
    for x, y, turn in (
        (48, 62, 20),
        (66, 50, 70),
        (108, 98, 40),
        (112, 64, 10),
        (56, 96, 60),
        (104, 130, 30),
        (36, 84, 50),
    ):
        s.fill(placed(oval(0, 0, 2.0, 1.1), x, y, 1, turn), key)


def _bride(s: Gouache) -> None:
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    white, dusk = "#fffdf6", mix(mid, haze, 0.35)
    head = profile(79, 68, 15, 1, -4)
    hair = outline((84, 61), (79, 57, 73, 60), (67, 65, 68, 75), (72, 81, 75, 76), (76, 67, 84, 61))
    bodice = polygon((73, 84, 4), (85, 82, 4), (87, 93), (85, 107), (74, 107), (74, 96))
    skirt = outline((73, 105), (79, 108, 86, 105), (97, 128, 99, 152), (84, 159, 62, 154), (64, 128, 73, 105))
    train = outline(
        (72, 112), (64, 130, 50, 130), (45, 132), (42, 146, 34, 153), (58, 160, 82, 154), (78, 130, 72, 112)
    )
    veil = outline((81, 58), (66, 56, 62, 82), (58, 110, 52, 128), (66, 128, 74, 112), (76, 84, 81, 58))
    lifted = outline((80, 58), (92, 50, 103, 60), (99, 69, 93, 72), (90, 63, 80, 58))
    s.figure(
        [
            [(train, mix(white, mid, 0.16)), (both(train, polygon((30, 142), (90, 138), (90, 164), (30, 164))), dusk)],
            [(skirt, white), (both(skirt, polygon((56, 100), (79, 100), (74, 160), (56, 160))), dusk)],
            [(bodice, white), (drape(bodice, 79), dusk)],
            [*skin(s, head, 0.26, 0.5), (head.eye, ink), (hair, ink)],
        ],
        "#ffffff",
        (1, -0.3),
        1.0,
    )
    s.fill(veil, "#ffffff", 0.6)
    s.figure([[(limb((83, 87, 3.8), (96, 86, 3.0), (99, 70, 2.1)), mix(ink, key, 0.46))]], "#fff6e4", (1, -0.4), 0.8)
    s.fill(lifted, "#ffffff", 0.7)
    s.figure([[(mitten(99.4, 66.6, 2.8, -80), mix(ink, key, 0.56))]], "#fff6e4", (1, -0.4), 0.7)
    for angle in range(0, 360, 45):
        x, y = around(95, 105, 7.4, angle + 12)
        s.fill(leaf(x, y, 6, 2.2, angle + 12), mix(deep, ink, 0.2))
        s.fill(oval(x, y, 4), key if angle % 90 else mix(key, ink, 0.25))
    s.figure(
        [
            [
                (limb((77, 88, 3.8), (79, 102, 3.0), (87, 107, 2.1)), mix(ink, key, 0.4)),
                (mitten(88, 107, 2.7, 10), mix(ink, key, 0.54)),
            ]
        ],
        "#fff6e4",
        (1, -0.3),
        0.8,
    )
    s.fill(oval(96, 103, 7.8), ink)
    s.gem(DIAMOND, 96, 103, 6.4, 0, 1.5)
    for x, y in ((77, 58.6), (81.6, 58), (73, 60.6)):
        s.fill(oval(x, y, 1.6), key)


def _page(s: Gouache) -> None:
    ink, haze, key = s.ink, s.haze, s.key
    head = profile(43, 109, 12, 1, 6)
    hair = outline((37, 109), (36, 101, 43, 101), (50, 101, 49.4, 106), (43, 106, 41, 114), (38, 116, 37, 109))
    tunic = polygon((38, 119, 3), (47, 118, 3), (50, 137), (36, 138))
    s.figure(
        [
            [(limb((41, 136, 2.8), (40, 151, 2)), ink), (limb((46, 136, 2.8), (47, 151, 2)), ink)],
            [(tunic, key), (drape(tunic, 42, 0), mix(key, ink, 0.4))],
            [*skin(s, head, 0.34, 0.62), (hair, mix(ink, key, 0.2))],
            [(limb((44, 122, 2.6), (49, 128, 2.2), (54, 130, 1.7)), mix(key, ink, 0.25))],
        ],
        haze,
        (1, -0.3),
        0.9,
    )


def diamond_dome(s: Gouache) -> None:
    """Down the banquet table between two rows of guests an architect, far off, spreads her arms behind a dome of sugar."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.35))
    # the hall: pillars on both sides, drapes, windows at the end
    s.fill(box(46, 38, 106, 96), mix(deep, mid, 0.25))
    for x in (52, 67, 82, 97):
        s.fill(arch(x - 4, x + 4, 52, 92, 7), mix(haze, key, 0.14))
        s.stroke([(x, 46), (x, 92)], mix(deep, mid, 0.3), 0.8)
    for side in (-1, 1):
        for x, wide, top in ((36, 5, 34), (50, 8, 30)):
            at = 76 + side * x
            s.fill(box(at - wide, top, at + wide, 130), mix(deep, ink, 0.35))
            s.fill(
                box(at - side * wide * 0.2 - wide * 0.5, top, at - side * wide * 0.2 + wide * 0.5, 130),
                mix(deep, mid, 0.1),
            )
        s.fill(
            outline(
                (76 + side * 30, 38), (76 + side * 26, 60, 76 + side * 32, 74), (76 + side * 40, 60, 76 + side * 44, 38)
            ),
            mix(key, ink, 0.35),
        )
    # chandelier over the dome
    for x in (60, 66, 86, 92):
        s.fill(box(x - 0.8, 40, x + 0.8, 45), haze)
        s.fill(oval(x, 38.6, 1.2, 2.2), "#ffffff")
    s.fill(outline((57, 45), (76, 52, 95, 45), (76, 47, 57, 45)), mix(key, ink, 0.3))
    # the architect at the far end
    with s.moved(0, -13):
        head = profile(77, 73.6, 9.4, -1, 0)
        hat = outline((71, 71.6), (71, 64.6, 77.6, 64.6), (84, 65.4, 83, 71), (77, 69, 71, 71.6))
        gown = outline((70, 83), (76, 79.6, 83, 83), (90, 100, 90, 118), (63, 118), (63, 98, 70, 83))
        arms = [limb((71, 84, 2.9), (62, 88, 2.4), (55, 82, 1.7)), limb((82, 84, 2.9), (91, 88, 2.4), (98, 82, 1.7))]
        s.figure(
            [
                [(gown, key), (drape(gown, 74), mix(key, ink, 0.4))],
                [(arms[0], mix(key, ink, 0.25)), (mitten(54, 81, 2.1, 220), mix(ink, key, 0.5))],
                [(arms[1], key), (mitten(99, 81, 2.1, -40), mix(ink, key, 0.5))],
                [*skin(s, head, 0.3, 0.54), (hat, ink)],
            ],
            "#fffdf6",
            (0.4, -1),
            0.75,
        )
    # the table in perspective, its cloth, plates and candles
    cloth = polygon((58, 102), (94, 102), (128, 176), (24, 176))
    s.fill(cloth, "#fffaf0")
    s.fill(both(cloth, polygon((58, 102), (66, 102), (46, 176), (24, 176))), mix(mid, haze, 0.5))
    s.stipple(cloth, mid, (76, 140), (76, 168), 0.0, 0.5)
    for y, x, k in ((116, 15, 0.6), (128, 20, 0.8), (144, 26, 1.1)):
        for side in (-1, 1):
            s.fill(oval(76 + side * x, y + 0.8 * k, 6 * k, 2.2 * k), mix(mid, haze, 0.2))
            s.fill(oval(76 + side * x, y, 5 * k, 1.7 * k), "#ffffff")
    # the dome of sugar: drum with its windows, ribs, the stone for a lantern
    s.fill(oval(76, 134, 22, 5), mix(mid, deep, 0.2), 0.7)
    base = polygon((55, 128), (97, 128), (99, 134, 1), (53, 134, 1))
    drum = polygon((59, 112), (93, 112), (94, 128), (58, 128))
    dome = outline((59, 112), (58, 96, 68, 87, 76, 85), (84, 87, 94, 96, 93, 112))
    s.figure(
        [
            [
                (dome, "#ffffff"),
                (both(dome, outline((50, 80), (74, 84), (66, 98, 68, 112), (50, 112))), mix(mid, haze, 0.45)),
            ],
            [(drum, "#fffdf6"), (both(drum, box(50, 110, 68, 130)), mix(mid, haze, 0.35))],
            [(base, mix(mid, haze, 0.4)), (both(base, box(50, 126, 68, 136)), mix(mid, deep, 0.2))],
        ],
        "#ffffff",
        (0.6, -1),
        0.9,
    )
    for x, bend in ((66, 63), (72, 70.6), (80, 81.4), (86, 89)):
        s.stroke([(x * 0.4 + 76 * 0.6, 88), (bend, 98, x * 1.0 + (x - 76) * 0.2, 111)], mix(mid, deep, 0.1), 0.8)
    for x in (63, 69.4, 76, 82.6, 89):
        s.fill(arch(x - 1.8, x + 1.8, 117, 126), mix(deep, mid, 0.2))
    s.fill(polygon((54.6, 111), (97.4, 111), (96, 113.6), (56, 113.6)), key)
    s.fill(oval(76, 80, 8.6), ink)
    s.gem(DIAMOND, 76, 79.6, 7.0, 0, 1.7)
    # the guests on both sides, larger towards us, turned to the dome
    rows = ((51, 104, 8.4, 0), (43, 114, 10.6, 1), (102, 105, 8.4, 2), (111, 116, 10.6, 0), (30, 131, 14, 2))
    for x, y, h, dress in rows:
        face = 1 if x < 76 else -1
        head = profile(x, y - h * 1.3, h, face, 0)
        coat = (mix(ink, deep, 0.4), mix(key, ink, 0.28), mix(mid, deep, 0.55))[dress]
        wide = h * 1.05
        body = outline(
            (x - wide, y + h * 2.4),
            (x - wide * 1.1, y - h * 0.2, x, y - h * 0.6),
            (x + wide * 1.1, y - h * 0.2, x + wide, y + h * 2.4),
        )
        cap = outline(
            (x - h * 0.52, y - h * 1.1),
            (x - h * 0.6, y - h * 1.96, x, y - h * 1.9),
            (x + h * 0.56, y - h * 1.9, x + h * 0.44, y - h * 1.5),
            (x, y - h * 1.5, x - h * 0.52, y - h * 1.1),
        )
        s.figure(
            [
                [
                    (body, coat),
                    (
                        both(body, box(x - 40, y - 40, x, y + 60) if face > 0 else box(x, y - 40, x + 40, y + 60)),
                        mix(coat, ink, 0.45),
                    ),
                ],
                [
                    *skin(s, head, 0.26 + 0.06 * dress, 0.48 + 0.06 * dress),
                    (cap, (haze, ink, mix(key, haze, 0.1))[dress]),
                ],
                [
                    (
                        outline(
                            (x - h * 0.5, y - h * 0.66),
                            (x, y - h * 0.2, x + h * 0.5, y - h * 0.66),
                            (x + h * 0.6, y - h * 0.3),
                            (x, y + h * 0.16, x - h * 0.6, y - h * 0.3),
                        ),
                        haze,
                    )
                ],
            ],
            "#fffdf6",
            (face * 0.8, -0.8),
            0.7,
        )


def diamond_throne(s: Gouache) -> None:
    """An ambassador kneels before an empty throne on which the crown lies; deep symmetry, one high window."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(deep, mid, 0.3))
    # the hall: pillars in depth on both sides of the axis x = 74
    s.fill(polygon((40, 38), (108, 38), (100, 118), (48, 118)), mix(mid, haze, 0.35))
    for near, wide, tone in ((30, 8, 0.6), (42, 11, 0.3), (62, 16, 0.05)):
        for side in (-1, 1):
            x = 74 + side * near
            s.fill(box(x - wide / 2, 30, x + wide / 2, 128 + near * 0.3), mix(mix(ink, deep, 0.4), mid, tone))
            s.fill(
                box(
                    x - wide / 2 if side > 0 else x + wide / 2 - wide * 0.3,
                    30,
                    x - wide / 2 + wide * 0.3 if side > 0 else x + wide / 2,
                    128 + near * 0.3,
                ),
                mix(mid, haze, tone),
            )
    floor = polygon((48, 118), (100, 118), (140, 172), (8, 172))
    s.fill(box(-4, 118, 124, 172), mix(deep, ink, 0.3))
    s.fill(floor, mix(mid, haze, 0.4))
    for number in range(4):
        y0, y1 = 122 + number * number * 3.4, 125 + number * number * 3.4 + number * 2
        wide0, wide1 = 26 + (y0 - 118) * 0.72, 26 + (y1 - 118) * 0.72
        s.fill(polygon((74 - wide0, y0), (74 + wide0, y0), (74 + wide1, y1), (74 - wide1, y1)), mix(deep, mid, 0.4))
    # the window high above, and its shaft
    s.fill(arch(66, 82, 46, 62), "#fffdf6")
    s.fill(polygon((66, 50), (82, 50), (104, 128), (44, 128)), haze, 0.75)
    s.fill(polygon((69, 56), (79, 56), (92, 128), (56, 128)), "#fffdf6", 0.85)
    s.stipple(polygon((60, 40), (88, 40), (112, 130), (36, 130)), mix(mid, deep, 0.2), (74, 70), (74, 132), 0.0, 0.4)
    # dais and throne
    for number, (wide, y) in enumerate(((22, 104), (27, 109), (33, 114))):
        s.fill(box(74 - wide, y, 74 + wide, y + 5), mix(haze, mid, 0.15 + 0.15 * number))
        s.fill(box(74 - wide, y + 4, 74 + wide, y + 5), mix(deep, mid, 0.3))
    throne = join(arch(62, 86, 74, 104, 10), box(58, 90, 90, 104))
    s.figure(
        [
            [
                (throne, "#ffffff"),
                (both(throne, polygon((76, 60), (94, 60), (94, 106), (78, 106))), mix(mid, haze, 0.35)),
            ]
        ],
        mix(mid, deep, 0.3),
        (0.8, 0.6),
        0.7,
    )
    s.fill(arch(66, 82, 77, 94, 7), key)
    s.fill(both(arch(66, 82, 77, 94, 7), polygon((75, 60), (90, 60), (90, 100), (76, 100))), mix(key, ink, 0.25))
    s.fill(box(63, 94, 85, 98), mix(key, ink, 0.1))
    # the crown, the stone in its front
    crown = polygon((65, 93), (63, 82), (68.6, 87), (74, 78), (79.4, 87), (85, 82), (83, 93))
    s.figure([[(crown, "#ffc46a")]], "#fffdf6", (-0.6, -1), 0.8)
    s.gem(0, 74, 90, 5.8, 0, 1.6)
    # carpet and the man, from behind: kneeling, hat in his hand
    s.fill(polygon((64, 119), (84, 119), (98, 172), (50, 172)), mix(key, ink, 0.32))
    cloak = outline((58, 150), (60, 126, 66, 112), (74, 106, 82, 112), (88, 126, 92, 150), (74, 156, 58, 150))
    legs = outline((60, 146), (74, 152, 90, 146), (96, 154, 92, 160), (70, 162, 56, 158), (54, 150, 60, 146))
    collar = oval(74, 110, 7.6, 3)
    arm = limb((83, 116, 3.4), (92, 126, 2.8), (94, 138, 2.2))
    s.figure(
        [
            [(legs, ink)],
            [(cloak, mix(ink, deep, 0.35)), (drape(cloak, 73, 0), ink)],
            [(arm, mix(ink, deep, 0.45)), (mitten(94.4, 140, 2.5, 90), mix(ink, key, 0.45))],
            [(collar, haze)],
            [
                (oval(74, 103, 5.2, 6), mix(ink, key, 0.2)),
                (outline((68.6, 104), (68, 96, 74, 96), (80, 96, 79.4, 104), (74, 101, 68.6, 104)), ink),
            ],
        ],
        "#fffdf6",
        (0, -1),
        0.95,
    )
    s.figure(
        [
            [
                (oval(97, 147, 8, 3.4), ink),
                (outline((91, 146), (92, 140, 97, 140), (102, 140, 103, 146)), mix(ink, deep, 0.3)),
                (outline((101, 143), (110, 138, 114, 142), (108, 146, 101, 146)), key),
            ]
        ],
        haze,
        (0, -1),
        0.7,
    )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-01": Picture(
        diamond_bride,
        ((82, 70), (96, 103), (99, 66), (46, 110)),
        "lifts her veil",
        "door of a cathedral",
        "morning in the door",
        seed=47,
    ),
    "b3-02": Picture(
        diamond_queen, ((70, 70), (80, 92)), "closes a necklace", "evening loggia", "arch full of evening", seed=13
    ),
    "b3-03": Picture(
        diamond_dome,
        ((77, 61), (76, 80), (76, 104)),
        "shows a dome of sugar",
        "banquet",
        "windows over a white table",
        seed=48,
    ),
    "b3-04": Picture(
        diamond_throne,
        ((74.0, 90.0), (74.0, 103.0)),
        "kneels before an empty throne",
        "marble hall",
        "one high window",
        seed=49,
    ),
}
