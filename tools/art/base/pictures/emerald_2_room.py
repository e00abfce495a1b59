"""Pictures of the emerald cards of level 2 indoors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import hand, limb, mitten, pinch, profile, skin
from tools.art.base.gouache import Gouache
from tools.art.base.props import leaf, spray
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
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


def emerald_apothecary(s: Gouache) -> None:
    """Level 2: an apothecary weighs an emerald for a count who has gone green."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.7))
    # the window of bottle glass, brightest behind the scales
    frame = box(40, 30, 112, 108)
    s.fill(frame, mix(mid, haze, 0.3))
    with s.clipped(frame):
        s.rings(78, 72, [44, 33, 22], [mix(mid, haze, 0.6), mix(haze, mid, 0.1), "#fdfde0"], 0.6)
        for row in range(6):
            for column in range(6):
                x, y = 42 + column * 14.4, 40 + row * 14.4
                light = max(0.0, 1 - ((x - 78) ** 2 + (y - 72) ** 2) ** 0.5 / 52)
                lead = mix(mix(mid, deep, 0.2), haze, light * 0.95)
                s.line(oval(x, y, 6.8), lead, 0.8)
                s.fill(oval(x, y, 2.0), lead)
    for x in (40, 112):
        s.fill(box(x - 2.4, 30, x + 2.4, 110), ink)
    # the shelves and their jars
    for x0, x1, y in ((-2, 36, 62), (-2, 36, 92), (115, 122, 66), (115, 122, 96)):
        s.fill(box(x0, y, x1, y + 2.4), ink)
    for x, y, w, h, k in (
        *((8, 62, 5, 14, 0.35), (20, 62, 4, 10, 0.55), (30, 62, 4.4, 16, 0.25), (6, 92, 4.4, 11, 0.5)),
        *((17, 92, 5, 16, 0.3), (29, 92, 4.6, 12, 0.6), (120, 66, 4, 13, 0.4), (120, 96, 4, 10, 0.3)),
    ):
        s.fill(box(x - w, y - h, x + w, y, 1.6), mix(deep, mid, k))
        s.fill(box(x - w * 0.7, y - h - 2.6, x + w * 0.7, y - h + 0.4), mix(ink, key, 0.4))
        s.fill(box(x + w * 0.3, y - h + 2, x + w * 0.6, y - 2), mix(mid, haze, k))
    rim = "#fbfde0"
    # the count, one hand on his stomach
    count = profile(52, 71, 18, 1, 8)
    doublet = outline((46, 82), (36, 88, 35, 106), (33, 130, 32, 150), (62, 150), (66, 124, 62, 104), (62, 90, 56, 84))
    ruff = placed(box(-8.6, -2.4, 8.6, 2.6, 2.4), 50, 82.6, 1, 8)
    beret = outline((60, 61), (58, 54.6, 48, 55.6), (36, 57.6, 39.6, 68), (44, 70, 48, 66), (54, 62, 60, 64))
    feather = outline((46, 62), (40, 52, 28, 50), (26, 56, 30, 62), (36, 60, 46, 64.6))
    sick_arm = limb((41, 96, 5.6), (44, 118, 4.4), (58, 108, 2.8))
    pallor = mix(mid, haze, 0.3)
    s.figure(
        [
            [
                (doublet, mix(key, ink, 0.12)),
                (both(doublet, outline((30, 80), (48, 84), (44, 110, 48, 152), (28, 152))), mix(key, ink, 0.5)),
            ],
            [
                (count.head, mix(deep, ink, 0.1)),
                (cut(count.head, count.shade), pallor),
                (both(count.head, count.wedge), haze),
            ],
            [(ruff, mix(haze, "#ffffff", 0.4))],
            [(beret, mix(ink, deep, 0.4))],
            [(feather, key), (both(feather, box(20, 56, 50, 70)), mix(key, ink, 0.4))],
        ],
        rim,
        (1, -0.4),
        0.9,
    )
    s.fill(count.eye, ink)
    s.stipple(both(doublet, box(44, 86, 66, 150)), mix(key, ink, 0.45), (44, 110), (58, 112), 0.7, 0.0)
    s.figure(
        [[(sick_arm, mix(key, ink, 0.3)), (mitten(58.6, 107, 3.3, -20), mix(mid, haze, 0.3))]], rim, (1, -0.4), 0.9
    )
    # the apothecary
    woman = profile(101, 66, 17.5, -1, 4)
    gown = outline((104, 78), (92, 82, 91, 100), (88, 130, 88, 150), (124, 150), (124, 92), (118, 82, 107, 79))
    apron = outline((95, 86), (92, 110, 91, 150), (106, 150), (104, 112, 100, 88))
    coif = outline(
        (94, 58.4), (98, 52, 106, 54), (116, 58, 113, 72), (112, 79, 107, 79), (103, 70, 101, 62), (98, 60, 94, 58.4)
    )
    hold_arm = limb((108, 90, 5.0), (103, 110, 4.0), (93.6, 86, 2.6))
    s.figure(
        [
            [(gown, mix(ink, deep, 0.4)), (both(gown, polygon((110, 76), (126, 76), (126, 152), (112, 152))), ink)],
            [(apron, mix(haze, mid, 0.3))],
            skin(s, woman, 0.3, 0.5),
            [
                (coif, mix(mid, deep, 0.1)),
                (both(coif, outline((108, 52), (106, 64, 110, 82), (118, 82), (118, 52))), mix(deep, ink, 0.2)),
            ],
        ],
        rim,
        (-1, -0.4),
        0.9,
    )
    s.fill(woman.eye, ink)
    # the scales
    column = join(
        taper((77, 52), 1.0, (77, 120), 1.5),
        polygon((69, 123), (72, 117, 2), (82, 117, 2), (85, 123)),
        oval(77, 52, 2.0),
    )
    s.figure([[(taper((67, 61), 0.9, (87, 57), 0.9), ink), (column, ink)]])
    for x, top, foot in ((67, 61, 96), (87, 57, 90)):
        for side in (-5.8, 5.8):
            s.stroke([(x, top), (x + side, foot)], ink, 0.6)
    left_pan, right_pan = outline((60, 96), (67, 105, 74, 96)), outline((80, 90), (87, 99, 94, 90))
    s.figure([[(left_pan, ink)], [(right_pan, ink)]], rim, (0.6, -1), 0.6)
    s.gem(2, 67, 90.4, 6.2, glint=1.5)
    s.fill(polygon((83, 90), (84.4, 84), (89.4, 84), (91, 90)), mix(ink, key, 0.5))
    s.fill(oval(86.9, 83.4, 1.4), mix(ink, key, 0.5))
    s.figure(
        [[(hold_arm, mix(ink, deep, 0.6)), (mitten(93, 84.4, 3.0, -110), mix(ink, key, 0.55))]], rim, (-1, -0.4), 0.9
    )
    # the counter
    s.figure([[(box(-2, 122, 122, 172), ink)]], mix(mid, haze, 0.5), (0, -1), 0.9)
    s.fill(box(-2, 123, 122, 129), mix(ink, key, 0.3))
    for x in range(38, 120, 20):
        s.fill(box(x, 134, x + 16, 164, 1), mix(ink, deep, 0.4))
        s.fill(oval(x + 8, 148, 1.4), mix(key, ink, 0.4))


def emerald_lute(s: Gouache) -> None:
    """Level 2, from above: a lute maker sets an emerald into the rose of a lute."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    # the bench, its boards, and sun through the vine upon it
    s.fill(ALL, mix(deep, mid, 0.22))
    for x, y in ((-20, 60), (-20, 94), (-20, 128), (-20, 162)):
        s.stroke([(x, y), (x + 160, y - 24)], mix(ink, deep, 0.6), 0.9)
    s.stipple(ALL, ink, (0, 160), (80, 70), 0.7, 0.0)
    for x, y, r, turn in (
        *(
            (44, 50, 12, 20),
            (70, 42, 8, -30),
            (104, 48, 13, 10),
            (118, 76, 9, 60),
            (40, 92, 9, 40),
            (112, 108, 12, -20),
        ),
        *((30, 68, 6, 0), (52, 132, 9, 30), (96, 146, 8, 0), (86, 40, 5, 40), (22, 112, 7, 10), (116, 134, 6, 30)),
    ):
        s.fill(
            join(leaf(x - r, y, r * 2.1, r * 0.9, turn - 20), leaf(x - r * 0.7, y, r * 1.7, r * 0.8, turn + 40)),
            mix(mid, haze, 0.62),
        )
    # the lute lies aslant
    with s.moved(76, 84, 1.0, 38):
        neck = polygon((-6, -86), (6, -86), (5.6, -30), (-5.6, -30))
        body = outline(
            (0, -40),
            (10, -36, 26, -22, 33, 4),
            (40, 34, 24, 58, 0, 58),
            (-24, 58, -40, 34, -33, 4),
            (-26, -22, -10, -36, 0, -40),
        )
        s.fill(placed(body, 4, 3), mix(ink, deep, 0.25))  # its shadow
        s.fill(neck, mix(ink, key, 0.2))
        for y in (-76, -66, -57, -49, -42):
            s.stroke([(-6, y), (6, y)], mix(key, haze, 0.4), 0.8)
        wood = mix(haze, key, 0.42)
        s.fill(body, wood)
        s.fill(both(body, polygon((8, -60), (60, -60), (60, 70), (2, 70))), mix(wood, ink, 0.16))
        for x in (-22, -11, 11, 22):
            s.stroke([(x * 0.5, -30), (x * 1.15, 10, x, 54)], mix(wood, ink, 0.2), 0.5)
        s.line(body, mix(ink, key, 0.32), 2.0)
        s.fill(box(-15, 40, 15, 44, 1), mix(ink, key, 0.2))
        # more sun, on the wood
        with s.clipped(body):
            for x, y, r in ((-20, 20, 9), (20, 30, 8), (-12, -24, 6), (26, -2, 6), (0, 52, 6)):
                s.fill(oval(x, y, r, r * 0.7, 20), mix(haze, "#fffce8", 0.6))
    # the rose: a ring, a star in a lattice, the stone
    s.fill(oval(76, 82, 18.4), mix(ink, key, 0.32))
    s.fill(oval(76, 82, 16.6), ink)
    for turn in range(0, 360, 30):
        x, y = around(76, 82, 12.6, turn)
        s.fill(leaf(*around(76, 82, 8, turn), 8.4, 2.4, turn), mix(deep, mid, 0.5))
        s.fill(oval(*around(76, 82, 14.2, turn + 15), 1.5), mix(haze, key, 0.42))
        s.fill(oval(x, y, 0.7), mix(mid, haze, 0.6))
    s.fill(oval(76, 82, 9.6), "#f6f9d4")
    s.gem(2, 76, 82, 7.2, turn=8, glint=1.6)
    rim = "#fffdea"
    # the left hand steadies the belly of the lute
    sleeve = polygon((-6, 150), (34, 118), (45, 131), (18, 172), (-6, 172))
    cuff = polygon((33, 117), (38, 112.6), (50, 126), (44, 132))
    still = [
        limb((52, 113, 3.0), (62, 105, 2.4), (69, 104, 1.8)),
        limb((53, 116, 3.0), (64, 109, 2.5), (71, 109, 1.9)),
        outline((38, 118), (44, 106, 52, 108), (60, 112, 58, 120), (52, 130, 45, 130)),
        limb((54, 119, 3.0), (64, 114, 2.5), (71, 114, 1.8)),
        limb((46, 111, 3.2), (50, 101, 2.5), (56, 96, 1.7)),
    ]
    s.figure(
        [
            [(sleeve, ink), (both(sleeve, polygon((-6, 140), (36, 116), (40, 124), (0, 172))), mix(ink, deep, 0.5))],
            [(cuff, key)],
        ],
        rim,
        (-0.3, -1),
        0.9,
    )
    hand(s, still, mix(ink, key, 0.62), rim, (-0.3, -1))
    # the right hand sets the stone with a stick of horn
    arm = polygon((112, 92), (104.6, 100), (116, 132), (136, 116))
    band = polygon((112.6, 89.6, 1), (102, 97.8, 1), (106, 103.4, 1), (117, 95, 1))
    stick = taper((105, 64), 1.3, (84.4, 79), 0.7)
    s.figure([[(arm, ink)], [(band, key)]], rim, (-0.3, -1), 0.9)
    fingers = pinch(91.6, 74, 0.92, 52, True)
    hand(s, fingers[:3], mix(ink, key, 0.62), rim, (-0.3, -1))
    s.figure([[(stick, mix(haze, key, 0.12))]], None)
    s.line(stick, ink, 0.5)
    hand(s, fingers[3:], mix(ink, key, 0.66), rim, (-0.3, -1))
    # tools and the leaves of the vine
    for x, y, turns, length in (
        (124, 34, (110, 140, 170), 20),
        (58, 34, (40, 80, 120), 11),
        (124, 160, (170, 200, 230), 22),
    ):
        spray(s, x, y, ink, turns, length, length * 0.34)
    s.figure(
        [[(taper((60, 158), 1.8, (74, 150), 1.5), mix(key, ink, 0.3)), (taper((74, 150), 0.8, (90, 141), 0.5), ink)]],
        rim,
        (0, -1),
        0.5,
    )


def emerald_weaver(s: Gouache) -> None:
    """Level 2, from behind: a silk weaver at her loom throws the shuttle, its stone before the light."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(deep, ink, 0.3))
    # the window behind the warp
    for shape, color in (
        (box(38, 36, 114, 112), mix(mid, deep, 0.25)),
        (box(43, 30, 111, 109), mix(mid, haze, 0.6)),
        (box(49, 30, 106, 106), mix(haze, mid, 0.08)),
        (box(56, 30, 100, 103), "#fcfcdc"),
    ):
        s.fill(shape, color)
    s.stipple(box(46, 36, 108, 108), mid, (78, 100), (78, 60), 0.5, 0.0)
    for x, y, turns in ((54, 38, (30, 70, 110)), (100, 40, (70, 110, 150)), (98, 60, (150, 190)), (80, 34, (60, 100))):
        spray(s, x, y, mix(mid, haze, 0.3), turns, 11, 3.6)
    # the warp: a comb of threads
    for number in range(25):
        x = 40 + number * 3
        s.stroke([(x, 40), (x, 112)], mix(deep, mid, 0.3) if number % 2 else mix(deep, ink, 0.4), 0.7)
    # the woven cloth with its leaves
    cloth = polygon((38, 106), (114, 106), (120, 138), (32, 138))
    s.fill(cloth, mix(haze, mid, 0.2))
    with s.clipped(cloth):
        for row in range(3):
            for column in range(8):
                x, y = 34 + column * 12 + (6 if row % 2 else 0), 111 + row * 10
                s.fill(leaf(x, y + 4, 9, 3.2, -60), mix(mid, deep, 0.4))
                s.fill(leaf(x + 1, y + 4, 8, 3.2, -5), key)
        s.stipple(cloth, deep, (0, 138), (0, 116), 0.45, 0.0)
    # the loom
    for x in (33, 115):
        s.figure(
            [[(polygon((x - 3.6, 30), (x + 3.6, 30), (x + 4.4, 172), (x - 4.4, 172)), ink)]],
            mix(mid, haze, 0.4),
            (74 - x, 0),
            0.7,
        )
    s.figure(
        [[(box(28, 40, 122, 46), ink)], [(box(34, 99, 116, 103), mix(ink, key, 0.2))]], mix(mid, haze, 0.5), (0, 1), 0.6
    )
    for x in (46, 60, 88, 104):
        s.stroke([(x, 46), (x, 99)], ink, 1.0)
    rim = "#fdfde2"
    s.stroke([(82, 82), (66, 96, 44, 105)], key, 1.0)  # the thread of the shuttle
    # the weaver
    woman = profile(72, 68, 15.5, 1, 2)
    gown = outline(
        (66, 82),
        (57, 84, 56, 92),
        (58, 106, 60, 116),
        (54, 136, 46, 172),
        (102, 172),
        (94, 136, 88, 116),
        (91, 104, 90, 92),
        (88, 84, 80, 82),
    )
    sash = polygon((59.6, 112), (88.6, 112), (90, 120), (58, 120))
    knot = outline((72, 115), (64, 124, 66, 142), (73, 140), (74, 128, 76, 117))
    left_arm = limb((60, 88, 4.8), (50, 109, 3.8), (44, 101, 2.3))
    right_arm = limb((86, 88, 4.8), (99, 101, 3.8), (92.6, 82, 2.3))
    hair = outline((77.6, 61.6), (74, 58.6, 68, 60), (61, 64, 63, 75), (66, 80, 71, 77), (70, 68, 77.6, 61.6))
    bun = oval(63, 64.6, 5.2, 4.6, 30)
    s.figure(
        [
            [(left_arm, mix(ink, deep, 0.3)), (mitten(44, 100, 2.9, -90), mix(key, ink, 0.3))],
            [
                (gown, mix(ink, deep, 0.3)),
                (both(gown, outline((46, 80), (70, 84), (66, 120, 70, 174), (40, 174))), ink),
            ],
            [(sash, key), (knot, mix(key, ink, 0.2)), (both(sash, box(50, 110, 68, 122)), mix(key, ink, 0.45))],
            skin(s, woman, 0.44, 0.66),
            [(hair, ink), (bun, ink)],
            [(right_arm, mix(ink, deep, 0.55))],
        ],
        rim,
        (0.5, -1),
        0.95,
    )
    s.fill(woman.eye, ink)
    s.stroke([(58.6, 61), (67, 66)], key, 1.1)
    s.stipple(both(gown, box(70, 84, 104, 172)), mid, (94, 110), (76, 116), 0.5, 0.0)
    # the shuttle
    with s.moved(100, 73, 1.0, -24):
        shuttle = outline((-21, 0), (-10, -7.2, 0, -7.2), (10, -7.2, 21, 0), (10, 7.2, 0, 7.2), (-10, 7.2, -21, 0))
        s.figure([[(shuttle, mix(key, ink, 0.2))]], rim, (-0.3, -1), 0.9)
        s.fill(both(shuttle, box(-22, 1, 22, 9)), mix(key, ink, 0.45))
        for side in (-1, 1):
            s.fill(both(shuttle, box(17 * side - 4, -8, 17 * side + 4, 8)), mix(haze, key, 0.3))
        s.fill(box(-9.6, -5, 9.6, 5, 5), ink)
    s.gem(2, 100, 73, 5.6, turn=66, glint=1.6)
    s.figure([[(mitten(92, 79.4, 3.1, -80), mix(key, ink, 0.3))]], rim, (0.4, -1), 0.7)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-13": Picture(
        emerald_apothecary,
        ((56, 72), (97, 67), (62, 88), (78, 61)),
        "weighs for a queasy count",
        "apothecary's shop",
        "window of bottle glass",
        seed=13,
    ),
    "b2-14": Picture(
        emerald_lute,
        ((76, 82), (88, 76), (56, 96)),
        "sets a stone in a rose",
        "lute maker's bench",
        "sun spots through a vine",
        seed=14,
    ),
    "b2-17": Picture(
        emerald_weaver,
        ((76, 68), (101, 87), (100, 74)),
        "throws the shuttle",
        "weaver's loft",
        "window through the warp",
        seed=27,
    ),
}
