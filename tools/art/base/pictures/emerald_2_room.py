"""Pictures of the emerald cards of level 2 indoors."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.figures import flat_hand, hand, limb, pinch, profile, skin
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
    taper,
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
        ((76, 82), (88, 76), (56, 96)),
        "sets a stone in a rose",
        "lute maker's bench",
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
