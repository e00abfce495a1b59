"""Pictures of the emerald cards of level 2 indoors."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.figures import drape, flat_hand, hand, limb, pinch, profile, skin, small_hand
from tools.art.base.gouache import EMERALD, Gouache
from tools.art.base.props import leaf, spray
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
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
)


def emerald_apothecary(s: Gouache) -> None:
    """From inside the cupboard, close: an apothecary bends to the shelf and takes the jar with an emerald in both hands."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    # the window of round panes, bright before her face
    s.fill(ALL, mix(deep, mid, 0.75))
    for row in range(9):
        for column in range(9):
            x, y = 22 + column * 14 + (7 if row % 2 else 0), 38 + row * 12.2
            near = max(0.0, 1 - math.hypot(x - 66, y - 92) / 60)
            s.fill(oval(x, y, 7.6), mix(mid, "#fbfcdc", 0.9 * near))
            s.line(oval(x, y, 7.4), mix(mid, haze, 0.45 * near), 0.7)
    rim = "#fbfcdc"
    head = profile(100, 73, 36, -1, -6)
    scarf = outline(
        *((91, 55), (99, 48, 111, 51), (125, 56, 124, 78), (127, 96, 131, 104), (115, 106, 109, 96)),
        *((113, 88, 106, 80), (100, 64, 91, 55)),
    )
    gown = outline(
        (90, 104),
        (96, 98, 108, 98),
        (126, 102, 128, 112),
        (128, 150),
        (36, 150),
        (42, 122, 62, 110),
        (80, 106, 90, 104),
    )
    s.figure(
        [
            [(gown, mix(ink, deep, 0.55)), (cut(gown, placed(gown, -16, 4)), ink)],
            [*skin(s, head, 0.36, 0.56), (head.eye, ink)],
            [(scarf, mix(haze, mid, 0.2)), (both(scarf, placed(scarf, 11, 3)), mix(mid, haze, 0.3))],
            [(outline((92, 99), (102, 101, 112, 92), (118, 98), (104, 112, 89, 106)), key)],
        ],
        rim,
        (-0.8, -0.8),
        1.0,
    )
    # the shelf, its post, and a neighbour of the jar
    post = polygon((-4, 30), (35, 30), (33, 176), (-4, 176))
    s.figure([[(post, mix(ink, deep, 0.2))]], mix(mid, haze, 0.3), (1, 0), 0.9)
    _jar(s, 38, 140, 8, 30, mix(deep, mid, 0.5), mix(key, ink, 0.4))
    with s.moved(-5, 0):
        with s.clipped(box(34, 60, 124, 140)):
            s.rings(71, 119, [31, 25], [mix(mid, haze, 0.6), mix(haze, "#fbfcdc", 0.5)], 0.6)
        tone, dark = mix(ink, key, 0.56), mix(ink, key, 0.42)
        hand(
            s,
            [
                limb((58, y, 2.9), (51.4, y + 0.4, 2.7), (50 + at * 0.4, y + 1, 2.4))
                for at, y in enumerate((111, 116.4, 121.8, 127))
            ],
            dark,
            rim,
            (-0.6, -1),
            0.7,
        )
        jar = outline(
            *((54, 140), (52, 112), (52, 103, 60, 102), (60, 95), (83, 95), (83, 102), (91, 103, 91, 112), (89, 140)),
        )
        s.fill(jar, "#f6facb", 0.94)
        s.fill(both(jar, box(48, 90, 60, 142)), mix(haze, mid, 0.3))
        s.fill(polygon((58, 137), (64, 130), (72, 127), (82, 131), (86, 138)), mix(mid, haze, 0.25))
        s.gem(EMERALD, 70, 119, 12.4, 6, 0)
        s.line(jar, mix(deep, ink, 0.3), 0.9)
        s.figure([[(box(58.4, 87.6, 84.6, 95.6, 1.4), mix(key, ink, 0.2))]], rim, (-0.4, -1), 0.8)
        clasp = [
            limb((98, 126, 6.4), (91, 122, 6.4), (88, 124, 5)),
            *(
                limb((92, y, 3.2), (84, y + 0.8, 3.0), (78.6 + at, y + 2.0, 2.5))
                for at, y in enumerate((115.4, 120.8, 126.2, 131.2))
            ),
            limb((97, 121, 4.0), (90.6, 109.6, 3.2), (85.4, 105.6, 2.4)),
        ]
        hand(s, clasp, tone, rim, (-0.6, -1), 0.8)
    sleeve = outline((108, 112), (122, 106, 130, 118), (130, 150), (98, 150), (93, 136, 97, 127), (102, 117, 108, 112))
    cuff = polygon((94, 118, 1.4), (103, 122, 1.4), (99, 138, 1.4), (90, 133, 1.4))
    s.figure(
        [
            [(sleeve, mix(deep, ink, 0.25)), (both(sleeve, placed(sleeve, 9, 5)), ink)],
            [(cuff, mix(haze, mid, 0.2))],
        ],
        rim,
        (-0.6, -0.9),
        0.9,
    )
    s.figure([[(box(28, 140, 124, 147), ink)]], mix(mid, haze, 0.5), (0, -1), 0.9)
    s.fill(box(28, 147, 124, 176), mix(ink, deep, 0.35))
    _jar(s, 56, 178, 11, 24, mix(deep, ink, 0.2), mix(ink, key, 0.4))
    s.sparkle("#f0fff2", 65, 119, 12.4, 1.5)


def _jar(s: Gouache, x: float, foot: float, wide: float, high: float, tone: Color, cork: Color) -> None:
    """Paint a jar of glass about its axis: ``wide`` to each side, the stopper, a label, the window in it."""
    mid, haze = s.mid, s.haze
    jar = outline(
        *(
            (x - wide, foot),
            (x - wide, foot - high * 0.7),
            (x - wide, foot - high * 0.86, x - wide * 0.6, foot - high * 0.88),
        ),
        *((x - wide * 0.6, foot - high), (x + wide * 0.6, foot - high), (x + wide * 0.6, foot - high * 0.88)),
        *((x + wide, foot - high * 0.86, x + wide, foot - high * 0.7), (x + wide, foot)),
    )
    s.fill(jar, tone, 0.86)
    stopper = box(x - wide * 0.7, foot - high - 5, x + wide * 0.7, foot - high, 1)
    s.figure([[(stopper, cork)]], "#fbfcdc", (0.4, -1), 0.6)
    s.fill(box(x - wide * 0.9, foot - high * 0.5, x + wide * 0.9, foot - 3, 0.6), mix(tone, s.ink, 0.45), 0.8)
    s.stroke([(x + wide * 0.6, foot - high * 0.76), (x + wide * 0.6, foot - 5)], mix(mid, haze, 0.7), 1.2)
    s.rim([jar], mix(mid, haze, 0.6), (0.6, -1), 0.7)
    s.fill(box(x - wide * 0.6, foot - high * 0.42, x + wide * 0.3, foot - high * 0.2, 0.5), mix(haze, mid, 0.2))


def emerald_lute(s: Gouache) -> None:
    """Below a vine a lute maker bends to a lute that stands before him and presses an emerald into its rose."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    # the wall of the yard: sun spots through the leaves, one great one round the lute
    s.wash(ALL, (0, 38), (0, 150), [mix(deep, mid, 0.5), mix(deep, mid, 0.9)])
    spots = [oval(x, y, r, r * 0.86, turn) for x, y, r, turn in (
        (86, 84, 33, 0), (66, 66, 20, 20), (106, 62, 16, 0), (58, 104, 15, 30), (112, 112, 17, 0), (84, 122, 17, 0),
        (38, 62, 8, 10), (36, 88, 5, 0), (44, 124, 7, 30),
    )]  # fmt: skip
    s.figure([[(join(*spots), "#fbfddc")]], "#ffffff", (-0.4, -1), 0.8)
    s.stipple(join(*spots), mix(haze, mid, 0.45), (84, 100), (84, 146), 0.0, 0.6)
    for x, y, long, turn in (
        (98, 58, 15, 130),
        (72, 54, 13, 60),
        (112, 96, 13, 150),
        (64, 92, 9, 200),
        (46, 74, 9, 20),
    ):
        s.fill(leaf(x, y, long, long * 0.36, turn), mix(deep, mid, 0.75))
    for x, y, turns in (
        (44, 36, (30, 62, 100)),
        (74, 34, (50, 88, 130)),
        (108, 36, (70, 110, 150)),
        (124, 52, (120, 160)),
    ):
        spray(s, x, y, ink, turns, 17, 6.4)
    s.stroke([(-4, 40), (40, 46, 70, 38), (100, 34, 128, 44)], ink, 2.0)
    _standing_lute(s)
    _lute_maker(s)
    s.figure([[(box(-4, 149, 124, 176), mix(ink, deep, 0.35))]], mix(haze, mid, 0.2), (0, -1), 0.9)
    for x, y, turn in ((40, 155, 100), (56, 156, 40), (100, 154, 150)):  # shavings
        s.line(oval(x, y - 4, 3.4, 2.4, turn), mix(haze, key, 0.4), 0.9)


def _standing_lute(s: Gouache) -> None:
    """Paint the lute upright on the bench, its belly towards us: staves of light wood, bridge, and the rose with its stone."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    wood = mix(haze, key, 0.5)
    with s.moved(91, 104, 0.88, 8):
        neck = polygon((-5, -74), (5, -74), (5.6, -30), (-5.6, -30))
        body = outline(
            *((0, -40), (10, -36, 24, -20, 29, 4), (33, 32, 20, 50, 0, 50), (-20, 50, -33, 32, -29, 4)),
            (-24, -20, -10, -36, 0, -40),
        )
        s.figure([[(polygon((-5, -70), (-22, -80), (-19, -86), (5, -76)), mix(ink, key, 0.2))]], haze, (-1, -0.5), 0.9)
        s.figure([[(neck, mix(ink, key, 0.28))]], haze, (-1, -0.3), 0.9)
        for y in (-66, -57, -49, -42):
            s.stroke([(-5.4, y), (5.4, y)], mix(key, haze, 0.4), 0.8)
        s.fill(body, wood)
        s.fill(both(body, outline((6, -50), (14, 0, 4, 60), (50, 60), (50, -50))), mix(wood, ink, 0.2))
        for x in (-20, -10, 10, 20):
            s.stroke([(x * 0.5, -28), (x * 1.1, 10, x, 46)], mix(wood, ink, 0.26), 0.5)
        s.line(body, mix(ink, key, 0.3), 2.0)
        s.fill(box(-14, 34, 14, 38, 1), mix(ink, key, 0.2))
        s.fill(oval(0, -2, 15.4), mix(ink, key, 0.3))
        s.fill(oval(0, -2, 13.8), ink)
        for turn in range(0, 360, 30):
            s.fill(leaf(*around(0, -2, 7, turn), 6.6, 2.2, turn), mix(deep, s.mid, 0.5))
            s.fill(oval(*around(0, -2, 12.0, turn + 15), 1.3), mix(haze, key, 0.4))
    s.gem(EMERALD, 91, 102, 8.8, 8, 1.6)


def _lute_maker(s: Gouache) -> None:
    """Paint the lute maker in profile: an apron over a dark shirt, one hand at the rose, one round the lute."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = "#fdfee6", (1, -0.6)
    lit, dark = mix(ink, key, 0.62), mix(ink, key, 0.42)
    head = profile(52, 79, 23, 1, 14, nose=0.95, neck=0.24)
    hair = outline(
        *((59, 69.6), (56, 65, 48, 66), (38, 68, 39, 82), (40, 90, 46, 91), (48.6, 87, 47, 81), (49, 73, 59, 69.6)),
    )
    shirt = outline((38, 98), (44, 92, 52, 95), (62, 104, 64, 122), (66, 176), (18, 176), (22, 118, 38, 98))
    apron = both(shirt, outline((50, 94), (46, 112, 52, 130), (50, 176), (80, 176), (70, 110)))
    far = limb((54, 102, 5.6), (70, 118, 4.6), (82, 128, 3.2))
    sleeve = limb((42, 106, 7.4), (54, 129, 6.0), (69, 119, 4.6))
    s.figure(
        [
            [(shirt, mix(ink, deep, 0.5)), (drape(shirt, 40, 0), ink)],
            [(apron, mix(key, ink, 0.12))],
            [
                (head.head, dark),
                (cut(head.head, head.shade), lit),
                (both(head.head, head.wedge), mix(haze, key, 0.4)),
                (head.eye, ink),
            ],
            [(hair, mix(ink, deep, 0.3)), (drape(hair, 44, 0, 20), ink)],
            [(far, mix(ink, deep, 0.3)), (small_hand(83, 129, 4.0, 20), dark)],
            [(sleeve, mix(ink, deep, 0.62))],
            [(limb((68, 119.6, 5.0), (71.4, 117, 4.8)), key)],
        ],
        rim,
        light,
        1.1,
    )
    hand(s, pinch(87, 107, 0.66, -32), lit, rim, light, 0.6)


def emerald_weaver(s: Gouache) -> None:
    """From behind the loom: the warp parts before a bowed head and a hand, a bright window behind, the shuttle in the gap."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(ink, deep, 0.7))
    # the window of the loft, hills beyond its panes
    window = polygon((30, 30), (106, 30), (106, 122), (30, 122))
    s.wash(window, (0, 40), (0, 116), ["#fdfde6", mix(haze, "#fdfde6", 0.4), mix(haze, mid, 0.2)])
    with s.clipped(window):
        s.fill(outline((20, 104), (40, 88, 62, 100), (84, 84, 112, 96), (112, 124), (20, 124)), mix(haze, mid, 0.4))
    for bar in (box(28, 30, 32, 122), box(104, 30, 108, 122), box(28, 69, 108, 71.6)):
        s.fill(bar, mix(ink, deep, 0.5))
    _weaver(s)
    # the warp, drawn aside to both hands of the gap
    for at in range(-13, 14):
        if at == 0:
            continue
        x, side = 70 + 4.3 * at, 1 if at > 0 else -1
        aside = 70 + side * (30 + abs(at) * 1.9)
        tone = mix(ink, deep, 0.25 if at % 2 else 0.75)
        s.stroke([(x, 42), (x + (aside - x) * 0.3, 50, aside, 72), (aside, 98, x + (aside - x) * 0.2, 136)], tone, 0.95)
    _shuttle(s, 62, 120, 5)
    _woven(s)
    s.figure([[(box(-4, 30, 124, 45), mix(ink, deep, 0.2))]], mix(mid, haze, 0.4), (0, 1), 0.9)


def _woven(s: Gouache) -> None:
    """Paint the cloth that is woven already, its top edge not yet beaten even, and the breast beam below it."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    pale = "#fbfce0"
    for top, tone in ((134, pale), (136, key), (141, pale), (157, key), (162, mix(haze, mid, 0.25))):
        s.fill(box(-4, top, 124, 176), tone)
    for at in range(13):
        x = 2 + at * 9.6
        s.fill(polygon((x, 142), (x + 4.4, 149), (x, 156), (x - 4.4, 149)), mix(mid, deep, 0.35))
        s.fill(polygon((x, 146), (x + 2, 149), (x, 152), (x - 2, 149)), pale)
    s.stipple(box(-4, 133, 124, 176), mix(deep, ink, 0.3), (44, 150), (10, 156), 0.0, 0.6)


def _shuttle(s: Gouache, x: float, y: float, turn: float) -> None:
    """Paint the shuttle, the thread that it draws from her hand, and the stone in its middle."""
    ink, haze, key = s.ink, s.haze, s.key
    boat = placed(outline((-24, 0), (-12, -8, 0, -8), (12, -8, 24, 0), (12, 8, 0, 8), (-12, 8, -24, 0)), x, y, 1, turn)
    s.stroke([around(x, y, 22, turn), (94, 122, 100, 128), (106, 132, 124, 131)], key, 1.5)
    s.fill(placed(boat, 1.4, 3), ink, 0.55)
    s.figure(
        [
            [
                (boat, mix(haze, key, 0.7)),
                (both(boat, placed(box(-30, -9, 30, -0.6), x, y, 1, turn)), mix(haze, key, 0.3)),
            ]
        ],
        mix(haze, "#ffffff", 0.5),
        (-0.2, -1),
        0.9,
    )
    s.gem(EMERALD, x, y, 10.4, turn - 6, 1.7)


def _weaver(s: Gouache) -> None:
    """Paint the weaver to her shoulders, her head in profile and bowed, and the hand that has let go of the shuttle."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    lit, shade, dark = mix(ink, key, 0.74), mix(ink, key, 0.5), mix(ink, key, 0.32)
    x, y, h, tilt = 79.0, 76.0, 45.0, -20.0
    rim, light = "#fdfde2", (-1, -0.3)

    def on(path: skia.Path) -> skia.Path:
        """Put a shape of a head that looks to the right, in heads, on hers."""
        return placed(path, x, y, h, tilt, True)

    head, _, wedge, _ = profile(x, y, h, -1, tilt, neck=0.26)
    shade_side = on(
        outline(
            *((0.20, -0.7), (0.20, -0.3, 0.16, -0.14), (0.02, 0.0, 0.10, 0.18), (0.14, 0.34, 0.22, 0.42)),
            *((0.34, 0.52), (0.34, 1.0), (-0.7, 1.0), (-0.7, -0.7)),
        )
    )
    scarf = on(
        outline(
            *((0.30, -0.42), (0.26, -0.62, 0.0, -0.63), (-0.34, -0.62, -0.52, -0.34), (-0.66, -0.04, -0.52, 0.30)),
            *((-0.46, 0.56, -0.62, 0.82), (-0.30, 0.86, -0.12, 0.66), (-0.02, 0.44, -0.06, 0.22)),
            *((-0.06, -0.06, 0.10, -0.20), (0.24, -0.30, 0.30, -0.42)),
        )
    )
    fold = on(outline((0.30, -0.42), (0.16, -0.5, -0.06, -0.3), (-0.22, -0.1, -0.16, 0.3), (-0.14, 0.56, -0.3, 0.8),
                      (-0.8, 0.9), (-0.8, -0.7), (0.1, -0.7)))  # fmt: skip
    gown = outline((40, 150), (46, 126, 68, 119), (84, 112, 100, 112), (118, 118, 126, 140), (126, 150))
    s.figure(
        [
            [
                (gown, mix(haze, mid, 0.35)),
                (both(gown, polygon((84, 100), (130, 100), (130, 160), (92, 160))), mix(mid, deep, 0.35)),
            ],
            [(head, lit), (both(head, shade_side), shade), (both(head, wedge), mix(lit, haze, 0.4))],
            [(scarf, mix(key, haze, 0.12)), (both(scarf, fold), mix(key, ink, 0.34))],
        ],
        rim,
        light,
        1.0,
    )
    s.stipple(both(head, shade_side), lit, (71, 80), (76, 82), 0.45, 0.0)
    # a lowered lid, its lashes, a level brow
    s.fill(on(outline((0.17, -0.03), (0.24, -0.11, 0.325, -0.05), (0.27, 0.03, 0.17, -0.03))), mix(lit, shade, 0.75))
    s.fill(on(outline((0.16, -0.035), (0.25, 0.035, 0.345, -0.02), (0.25, -0.005, 0.16, -0.035))), ink)
    s.fill(on(outline((0.16, -0.135), (0.26, -0.185, 0.34, -0.135), (0.26, -0.155, 0.16, -0.135))), mix(ink, key, 0.14))
    s.fill(on(outline((0.36, 0.255), (0.30, 0.265), (0.25, 0.25), (0.30, 0.30, 0.37, 0.285))), dark)
    sleeve = limb((128, 150, 8), (118, 136, 6))
    s.figure([[(sleeve, mix(haze, mid, 0.45))]], rim, (-1, -0.6), 0.8)
    hand(s, flat_hand(108, 125, 0.6, -138), lit, rim, (-1, -0.6), 0.6)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-13": Picture(
        emerald_apothecary,
        ((89, 72), (65, 119), (83, 118), (46, 118)),
        "takes a jar",
        "cupboard of an apothecary",
        "window of green panes",
        seed=13,
    ),
    "b2-14": Picture(
        emerald_lute,
        ((91, 102), (58, 79), (84, 109), (83, 129)),
        "sets a stone in a rose",
        "lute maker's yard",
        "sun spots through a vine",
        seed=14,
    ),
    "b2-17": Picture(
        emerald_weaver,
        ((62, 120), (66, 80), (78, 76), (104, 122)),
        "throws the shuttle",
        "weaver's loom",
        "window behind the parted warp",
        seed=27,
    ),
}
