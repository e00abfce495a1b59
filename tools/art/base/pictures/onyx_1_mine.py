"""Pictures of the onyx cards of level 1 of mine and workshop."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.busts import SHOULDERS, Bust, SkinTones
from tools.art.base.figures import drape, hand, limb, mitten, pinch, profile, skin
from tools.art.base.gouache import CANDLE_ONYX, ONYX, VIOLET, Gouache
from tools.art.base.props import lamp
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
    both,
    box,
    join,
    mix,
    outline,
    oval,
    polygon,
    ribbon,
    taper,
)


def onyx_ladder(s: Gouache) -> None:
    """A bearer climbs out of a pit with a basket of black stones; the mouth of the pit is pale with morning."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.8))
    corners = ((40, 30), (66, 24), (98, 32), (112, 58), (102, 92), (78, 104), (48, 92), (34, 60))
    steps = (deep, mix(deep, VIOLET, 0.55), mix(mid, VIOLET, 0.25), mix(mid, haze, 0.5), mix(haze, "#ffffff", 0.3))
    for k, tone in zip((1.85, 1.5, 1.2, 0.94, 0.68), steps, strict=True):
        s.fill(polygon(*((77 + (x - 76) * k, 62 + (y - 60) * k) for x, y in corners)), tone)
    s.spot(77, 62, 30, 46, mix(haze, "#ffffff", 0.3), 0.6)
    for points in (
        ((-4, 44), (34, 58), (34, 64), (-4, 52)),
        ((124, 104), (100, 98), (100, 104), (124, 112)),
        ((-4, 122), (28, 114), (28, 120), (-4, 130)),
    ):
        s.figure([[(polygon(*points), ink)]], mid, (0.4, -1), 0.7)
    # the ladder, wide below, narrow above
    for x0, x1 in ((46, 66), (108, 90)):
        s.fill(taper((x0, 176), 2.8, (x1, 44), 1.5), ink)
    for number in range(10):
        y = 48 + number * number * 0.9 + number * 6
        wide = 12 + (y - 44) * 0.14
        s.fill(taper((78 - wide, y), 0.9 + y * 0.006, (78 + wide, y), 0.9 + y * 0.006), ink)
    s.rings(101, 120, [14, 9], [mix(key, deep, 0.4), mix(key, haze, 0.35)], 0.7)
    _bearer(s)
    lamp(s, 101, 111, 1.6)


def _bearer(s: Gouache) -> None:
    """Paint the bearer from behind: legs on the rungs, the basket on her back, a strap over her brow."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    bare = mix(ink, key, 0.44)
    basket = polygon((62, 101, 3), (94, 101, 3), (90, 130, 5), (66, 130, 5))
    s.figure(
        [
            [(limb((72, 128, 6.4), (64, 143, 5), (70, 160, 3.6)), mix(deep, mid, 0.3)), (oval(70, 162, 5, 3), bare)],
            [(limb((85, 128, 6.4), (95, 137, 5), (90, 151, 3.6)), mix(deep, mid, 0.3)), (oval(90, 153, 5, 3), bare)],
            [(polygon((65, 93, 6), (91, 93, 6), (92, 134, 4), (66, 134, 4)), mix(VIOLET, deep, 0.35))],
            [(limb((67, 98, 4.4), (57, 86, 3.4), (64, 72, 2.4)), bare), (mitten(64.6, 69.4, 2.8, -80), bare)],
            [(limb((89, 98, 4.4), (100, 90, 3.4), (93.4, 78, 2.4)), bare), (mitten(92.6, 75.6, 2.8, -100), bare)],
            [
                (oval(78, 71, 7.2, 8.4), ink),
                (oval(78, 79, 5, 3.6), mix(ink, key, 0.3)),
                (polygon((70.6, 68), (85.4, 68), (85.8, 72), (70.2, 72)), VIOLET),
            ],
        ],
        "#ffffff",
        (0.25, -1),
        1.0,
    )
    for x, y, r in ((69, 101, 7), (88, 101, 7)):
        rock = polygon((x - r, y + 3), (x - r * 0.5, y - r * 0.8), (x + r * 0.5, y - r * 0.7), (x + r, y + 3))
        s.figure([[(rock, ink)]], haze, (0.3, -1), 0.8)
    weave = both(basket, drape(basket, 78))
    s.figure([[(basket, mix(key, ink, 0.42)), (weave, mix(key, ink, 0.62))]], mix(haze, key, 0.3), (0.6, -1), 1.0)
    for y in (109, 115, 122):
        s.stroke([(64, y), (78, y + 2.6, 92, y)], mix(ink, key, 0.14), 1.2)
    s.gem(ONYX, 78, 96, 8.0, 0, 1.6)


def onyx_seam(s: Gouache) -> None:
    """A hewer lies on his side in a seam no higher than his arm is long, and frees a stone; a candle lights the gap."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.fill(ALL, mix(ink, key, 0.34))
    lit = [mix(ink, key, 0.5), mix(ink, key, 0.74), key, mix(key, "#fff3d2", 0.6)]
    s.rings(87, 113, [54, 39, 26, 13], lit, 0.6)
    # the face of the seam, struck into facets
    for points, tone in (
        (((128, 40), (111, 66), (106, 84), (112, 96), (128, 96)), mix(deep, key, 0.55)),
        (((128, 94), (112, 96), (105, 106), (110, 122), (128, 128)), mix(ink, key, 0.24)),
        (((111, 66), (116, 82), (106, 84)), mix(key, haze, 0.25)),
        (((112, 96), (119, 108), (105, 106)), mix(key, deep, 0.35)),
    ):
        s.fill(polygon(*points), tone)
    _roof(s)
    _floor(s)
    _hewer(s)
    # the candle in its lump of clay
    s.fill(outline((80, 126), (82, 120, 88, 120), (94, 120, 96, 126)), mix(ink, key, 0.3))
    s.figure([[(box(86, 113, 90, 122), haze)]], "#ffffff", (-1, 0), 0.7)
    s.fill(outline((88, 113), (84.6, 109, 88, 102.6), (91.4, 109, 88, 113)), "#fffdf0")
    s.gem(ONYX, 103, 91, 8.2, 0, 1.6, CANDLE_ONYX)


def _roof(s: Gouache) -> None:
    """Paint the rock above: layers that dip to the right, the lowest with the candle's light on its edge."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    layers = (
        (96, mix(ink, deep, 0.5), mix(key, deep, 0.2)),
        (84, mix(deep, mid, 0.12), mix(mid, deep, 0.3)),
        (70, mix(ink, deep, 0.7), mix(mid, deep, 0.5)),
        (62, mix(deep, VIOLET, 0.5), mix(VIOLET, s.haze, 0.2)),
        (54, mix(ink, deep, 0.9), mix(mid, deep, 0.5)),
        (46, mix(deep, mid, 0.2), mix(mid, deep, 0.3)),
    )
    for foot, tone, edge in layers:
        rock = polygon(
            (-4, 30), (128, 30), (128, foot - 31), (104, foot - 29), (80, foot - 19), (52, foot - 15), (-4, foot)
        )
        s.figure([[(rock, tone)]], edge, (0.2, 1), 1.0)
    s.stipple(polygon((-4, 30), (128, 30), (128, 65), (-4, 96)), ink, (70, 84), (56, 44), 0.0, 0.5)


def _floor(s: Gouache) -> None:
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    for top, tone, edge in (
        (124, mix(ink, deep, 0.6), key),
        (137, mix(deep, mid, 0.15), mix(mid, deep, 0.3)),
        (148, mix(deep, VIOLET, 0.45), mix(VIOLET, s.haze, 0.2)),
        (157, mix(ink, deep, 0.6), mix(mid, deep, 0.5)),
    ):
        rock = polygon((-4, top - 4), (46, top), (84, top + 1), (106, top - 3), (128, top + 3), (128, 176), (-4, 176))
        s.figure([[(rock, tone)]], edge, (0.2, -1), 0.9)


def _hewer(s: Gouache) -> None:
    """Paint the hewer: on his hip and elbow, his cap pushed back, the short pick against the face."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(72, 91, 14.5, 1, 8)
    cap = outline((63, 92), (62, 82.4, 71, 82.4), (79.4, 83, 79.4, 87), (72, 88, 67, 98))
    trunk = outline((34, 118), (36, 104, 48, 104), (60, 98, 68, 99), (74, 104, 70, 114), (60, 125, 40, 125))
    near_leg = limb((40, 115, 7.4), (19, 108, 5.4), (2, 122, 4.0))
    far_leg = limb((40, 118, 7), (18, 119, 5), (-4, 122, 4.0))
    pick = [
        taper((80, 101), 1.0, (96, 82), 1.2),
        ribbon([(88, 76, 0.4), (94, 79, 1.5), (99, 84, 1.5), (103, 92, 0.4)], 10),
    ]
    dark, warm = mix(ink, deep, 0.3), mix(ink, key, 0.5)
    s.figure(
        [
            [(far_leg, ink)],
            [(near_leg, dark)],
            [(limb((66, 110, 4.2), (70, 121, 3.2), (80, 121, 2.4)), mix(ink, key, 0.4))],
            [(trunk, VIOLET), (both(trunk, polygon((30, 98), (58, 98), (50, 128), (30, 128))), mix(VIOLET, ink, 0.5))],
            [*skin(s, head, 0.36, 0.62), (head.eye, ink)],
            [(cap, haze), (both(cap, box(60, 80, 69, 100)), mix(haze, ink, 0.5))],
            [(pick[0], mix(ink, key, 0.3)), (pick[1], ink)],
            [
                (limb((65, 104, 4.6), (76, 112, 3.6), (84, 97, 2.6)), warm),
                (mitten(84.6, 95.4, 3.1, -50), mix(ink, key, 0.62)),
            ],
        ],
        "#ffe7b4",
        (1, 0.5),
        1.0,
    )


def onyx_trimmer(s: Gouache) -> None:
    """Down the nave of a mine chapel hangs a row of unlit lamps; from behind, a girl lights the first."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.4))
    # the nave: rib behind rib to a pale window
    for number, (r, foot, tone) in enumerate(
        (
            (58, 172, mix(ink, deep, 0.75)),
            (47, 164, mix(deep, ink, 0.2)),
            (37, 155, mix(deep, VIOLET, 0.35)),
            (28, 147, mix(mid, VIOLET, 0.4)),
            (20, 140, mix(mid, haze, 0.2)),
        )
    ):
        vault = arch(76 - r, 76 + r, 96 + number, foot, r * 1.02)
        s.fill(vault, tone)
        s.rim([vault], mix(tone, ink, 0.5), (0, 1), 1.4)
    window = arch(70, 82, 104, 124, 8)
    s.fill(window, "#f3eefb")
    s.fill(box(75.4, 94, 76.6, 124), mix(deep, mid, 0.4))
    s.fill(box(70, 110, 82, 111), mix(deep, mid, 0.4))
    # the floor, benches on both sides
    s.fill(polygon((58, 138), (94, 138), (136, 172), (16, 172)), mix(deep, VIOLET, 0.25))
    s.fill(polygon((71, 138), (81, 138), (98, 172), (54, 172)), mix(mid, VIOLET, 0.45))
    for side in (-1, 1):
        for y, x, k in ((141, 16, 0.5), (148, 24, 0.75), (158, 35, 1.1)):
            s.fill(
                polygon(
                    (76 + side * x, y),
                    (76 + side * (x + 26 * k), y),
                    (76 + side * (x + 28 * k), y + 9 * k),
                    (76 + side * x, y + 9 * k),
                ),
                ink,
            )
            s.fill(
                box(
                    min(76 + side * x, 76 + side * (x + 26 * k)), y - 1, max(76 + side * x, 76 + side * (x + 26 * k)), y
                ),
                mix(mid, VIOLET, 0.4),
            )
    # the first, lit: steps of light, the stone as its pendant
    s.rings(92, 64, [34, 25, 17], [mix(key, ink, 0.62), mix(key, ink, 0.32), mix(key, haze, 0.25)], 0.6)
    # the row on the other side, far to near, unlit
    for x, y, k in ((70.4, 92, 0.6), (66, 82, 0.95), (57, 64, 1.6)):
        s.stroke([(x, 30), (x, y)], ink, 0.5 * k)
        s.fill(
            join(
                polygon((x - 4 * k, y + 3 * k), (x, y - 1 * k), (x + 4 * k, y + 3 * k)),
                box(x - 3 * k, y + 3 * k, x + 3 * k, y + 9.6 * k),
                polygon(
                    (x - 4 * k, y + 9.6 * k),
                    (x + 4 * k, y + 9.6 * k),
                    (x + 3 * k, y + 11.6 * k),
                    (x - 3 * k, y + 11.6 * k),
                ),
            ),
            ink,
        )
        s.fill(box(x - 2 * k, y + 4 * k, x + 2 * k, y + 9 * k), mix(mid, VIOLET, 0.4))
    s.stroke([(92, 30), (92, 48)], ink, 1.2)
    s.fill(join(polygon((80.6, 56), (86, 48, 1), (98, 48, 1), (103.4, 56)), oval(92, 47, 2.6)), ink)
    s.fill(polygon((82.6, 56), (101.4, 56), (99.6, 75), (84.4, 75)), "#fff6dc")
    s.fill(outline((92, 59), (96.4, 67, 94, 72), (92, 75, 90, 72), (87.6, 67, 92, 59)), key)
    for x0, x1 in ((82.6, 84.4), (101.4, 99.6), (92, 92)):
        if x0 != 92:
            s.stroke([(x0, 56), (x1, 75)], ink, 1.2)
    s.fill(polygon((81.6, 75), (102.4, 75), (99, 79), (85, 79)), ink)
    s.stroke([(92, 79), (92, 84)], ink, 0.9)
    s.gem(ONYX, 92, 90, 6.8, 0, 1.7, CANDLE_ONYX)
    # the girl from behind: pole up to the lamp, plait, apron strings
    pole = taper((52, 150), 1.0, (82.6, 66), 0.7)
    dress = outline((52, 120), (57, 116, 63, 119), (70, 140, 72, 166), (40, 166), (44, 140, 52, 120))
    head = oval(59, 109.6, 6.2, 7.2, 14)
    plait = ribbon([(57.4, 113, 2.2), (55, 122, 2.4), (56.4, 132, 2.0), (54, 141, 0.6)])
    s.figure(
        [
            [(dress, VIOLET), (drape(dress, 55, -2), mix(VIOLET, ink, 0.55))],
            [(box(48, 166, 53, 171, 1), ink), (box(58, 166, 63, 171, 1), ink)],
            [
                (polygon((50, 133), (65.6, 132), (66.4, 135.6), (49.6, 137)), haze),
                (polygon((57, 134), (62, 148, 0.6), (58.6, 148.6), (55.4, 136)), haze),
            ],
            [(pole, mix(ink, key, 0.3))],
            [
                (limb((63, 122, 3.6), (73, 119, 2.9), (69, 104, 2.1)), mix(VIOLET, ink, 0.15)),
                (mitten(68.6, 102.6, 2.6, -90), mix(ink, key, 0.56)),
            ],
            [
                (limb((53, 123, 3.8), (48, 134, 3.0), (58, 132, 2.1)), mix(VIOLET, ink, 0.35)),
                (mitten(58.8, 131.4, 2.6, -20), mix(ink, key, 0.5)),
            ],
            [
                (head, ink),
                (plait, ink),
                (outline((54, 105), (59, 99.4, 65, 106), (59, 103.4, 54, 105)), mix(haze, mid, 0.2)),
            ],
        ],
        mix(key, haze, 0.5),
        (0.8, -0.8),
        0.95,
    )
    s.fill(oval(82.8, 65.4, 2.4), "#fff6dc")


def onyx_sorter(s: Gouache) -> None:
    """An old sorter with a glass at her eye turns a black stone in the light of one candle."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.6))
    glow = (mix(deep, VIOLET, 0.25), mix(mid, key, 0.34), mix(key, mid, 0.2), mix(key, haze, 0.35))
    s.rings(98, 116, [82, 60, 42, 25], glow, 0.6)
    # drawers of stones behind her
    for row in range(4):
        for column in range(2):
            x, y = 4 + column * 17, 44 + row * 14
            s.figure([[(box(x, y, x + 14, y + 11, 1), mix(ink, deep, 0.3))]], mix(deep, mid, 0.4), (1, 0.4), 0.7)
            s.fill(oval(x + 7, y + 5.6, 1.2), key)
    bust = Bust(s, 56, 88, 50, SkinTones("#f0c48c", "#9a6232", "#a85a40"), right=True, chin=0.006, jaw=0.03, tilt=6)
    bust.face("#8c8294")
    age = ((0.352, 0.178, 0.305, 0.214, 0.308, 0.262), (0.20, -0.01, 0.17, 0.01, 0.175, 0.05))
    bust.lines(age, mix(bust.skin.lit, bust.skin.shade, 0.7), 0.8)
    bust.part(SHOULDERS, VIOLET, mix(VIOLET, ink, 0.55), rim=mix(haze, key, 0.3))
    hair = outline(
        (0.29, -0.43), (0.25, -0.31, 0.11, -0.25), (0.03, -0.12, 0.01, 0.03), (-0.05, 0.15, -0.16, 0.13),
        (-0.24, 0.25, -0.34, 0.21), (-0.60, 0.06, -0.54, -0.28), (-0.40, -0.63, 0.0, -0.61), (0.21, -0.58, 0.29, -0.43),
    )  # fmt: skip
    bust.part(oval(-0.57, 0.05, 0.17), mix(haze, mid, 0.2), mix(mid, haze, 0.2))
    bust.part(hair, haze, mix(mid, haze, 0.35), grain=True)
    bust.part(
        outline((0.06, -0.62), (-0.12, -0.30, -0.14, 0.13), (-0.23, 0.20), (-0.24, -0.30, -0.05, -0.62)),
        VIOLET,
        VIOLET,
        rim=None,
    )
    strands = ((0.22, -0.40, 0.08, -0.36, 0.0, -0.06), (-0.30, -0.50, -0.44, -0.2, -0.34, 0.14))
    bust.lines(strands, mix(mid, haze, 0.2), 0.7)
    # the glass before her eye
    with s.moved(turn=12, about=(76, 85)):
        s.figure(
            [
                [
                    (
                        polygon(
                            (70.6, 80),
                            (80, 77.6),
                            (80, 92.4),
                            (70.6, 90),
                        ),
                        ink,
                    )
                ]
            ],
            mix(key, haze, 0.4),
            (1, -0.6),
            0.8,
        )
        s.fill(oval(80.4, 85, 2.4, 7.6), "#fffaf0")
        s.line(oval(80.4, 85, 2.4, 7.6), key, 1.1)
    # the stone between finger and thumb, and the candle
    s.fill(box(88, 146, 100, 172), haze)
    s.fill(outline((94, 122), (101, 136, 94, 145), (87, 136, 94, 122)), "#fffaf0")
    hand(s, pinch(99, 93, 0.95, -118), mix(ink, key, 0.66), "#fff6dc", (-0.4, 1))
    s.gem(ONYX, 99, 87, 9.0, 0, 1.6, CANDLE_ONYX)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-35": Picture(onyx_ladder, ((78, 71), (78, 96)), "climbs a ladder", "pit", "stepped mouth of the pit", seed=73),
    "b1-36": Picture(
        onyx_seam,
        ((74, 91), (85, 96), (103, 91), (88, 110)),
        "hews lying down",
        "low seam",
        "candle in the gap",
        seed=74,
    ),
    "b1-37": Picture(
        onyx_trimmer,
        ((92, 64), (92, 90), (69, 103), (59, 110)),
        "lights the first lamp",
        "chapel of a mine",
        "first lamp of a row",
        seed=75,
    ),
    "b1-40": Picture(
        onyx_sorter,
        ((76, 84), (99, 87), (94, 134)),
        "looks through a glass",
        "table of a sorter",
        "candle from below",
        seed=78,
    ),
}
