"""Pictures of the ruby cards of level 1 under the open sky."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.contours import FIRM, FULL
from tools.art.base.figures import (
    Mood,
    bare_arm,
    clasp,
    drape,
    hair_tones,
    limb,
    planes,
    profile,
    small_hand,
    umber,
)
from tools.art.base.gouache import RUBY, Gouache
from tools.art.base.pigments import PALETTES, SAFFRON, WINE
from tools.art.base.props import blades, cloud_bars, sky_steps
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    both,
    box,
    chance,
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


def ruby_dig(s: Gouache) -> None:
    """Level 1: a treasure hunter kneels in red rock and brushes out a great skull, whose eye is a ruby."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 66), [mix(mid, haze, 0.25), mix(haze, mid, 0.3)])
    cliff = outline(
        *((-4, 66), (10, 60), (24, 62), (34, 54), (52, 57), (62, 49), (84, 51), (96, 46), (110, 50), (124, 47)),
        *((124, 176), (-4, 176)),
    )
    s.wash(cliff, (0, 46), (0, 150), [mix(deep, mid, 0.5), mix(deep, mid, 0.1), mix(deep, ink, 0.4)])
    with s.clipped(cliff):
        for y, high, tone in (
            (64, 3.0, mix(mid, haze, 0.12)),
            (76, 5.0, mix(deep, ink, 0.2)),
            (96, 4.0, mix(deep, mid, 0.4)),
        ):
            s.fill(
                ribbon([(-6, y + 3, high), (30, y - 2, high * 0.6), (70, y + 2, high), (126, y - 4, high * 0.7)]),
                tone,
                0.7,
            )
    s.rim([cliff], "#fff3d8", (0.2, -1), 0.9)
    hollow = outline(
        *((64, 112), (64, 80, 84, 71), (104, 66, 116, 82), (124, 90, 126, 108), (124, 134, 104, 139)),
        *((74, 142, 64, 112),),
    )
    s.fill(hollow, ink, 0.85)
    s.rim([hollow], mix(mid, haze, 0.5), (0.3, 1), 0.9)
    plain = outline((-4, 138), (40, 133, 76, 138), (104, 141, 128, 136), (128, 176), (-4, 176))
    s.wash(plain, (0, 134), (0, 172), [mix(mid, deep, 0.3), mix(ink, deep, 0.4)])
    _skull(s)
    s.stipple(plain, mix(mid, haze, 0.6), (92, 136), (80, 152), 0.8, 0.0)
    s.rim([plain], mix(haze, mid, 0.3), (0, -1), 0.8)
    s.fill(outline((36, 142), (54, 136, 92, 139), (94, 144), (60, 148, 36, 142)), ink, 0.7)
    s.gem(RUBY, 96.4, 96, 11.6, 8, 1.7)
    _hunter(s)
    blades(s, ink, ((36, 174, 26, 6), (42, 174, 34, -4), (49, 174, 20, 7), (120, 176, 30, -8), (114, 176, 20, 4)))


def _skull(s: Gouache) -> None:
    """Paint the skull of a great lizard in profile, its bone white in the sun, its holes dark."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    bone, shade = mix(haze, "#fffaf0", 0.65), mix(haze, mid, 0.45)
    rim, light = "#fffdf6", (-0.4, -1.0)
    lower = outline(
        *((70, 117), (74, 128, 90, 131), (106, 132, 118, 123), (121, 119, 117, 117.6), (100, 125, 84, 121)),
        *((78, 118, 75, 113), (70, 112, 70, 117)),
    )
    upper = outline(
        *((72, 92), (74, 82, 84, 79), (90, 76, 97, 80), (104, 81, 109, 87), (117, 89, 121, 100)),
        *(
            (122.6, 106, 119, 110.6),
            (108, 115, 97, 115.6),
            (86, 114, 80, 119.6),
            (71, 121, 69.4, 110),
            (68, 100, 72, 92),
        ),
    )
    for x, y, high in (
        (117.4, 110, 5.4),
        (113, 111.6, 7.6),
        (108, 113, 6.6),
        (103.2, 114.2, 7.6),
        (98.6, 114.8, 6.0),
        (94.4, 114.6, 5.0),
    ):
        s.fill(polygon((x - 2.2, y), (x + 2.0, y), (x - 0.8, y + high)), bone)
        s.fill(polygon((x + 0.4, y), (x + 2.0, y), (x - 0.8, y + high)), shade)
    for x, y, high in (
        (115, 119.6, 4.4),
        (110.6, 121.6, 5.4),
        (105.6, 123, 4.6),
        (100.8, 123.6, 4.8),
        (96.4, 123.6, 3.8),
    ):
        s.fill(polygon((x - 1.8, y), (x + 1.8, y), (x - 0.4, y - high)), mix(bone, shade, 0.5))
    s.figure(
        [[(lower, mix(bone, shade, 0.3)), (cut(lower, placed(lower, -0.8, -3.4)), shade)]], rim, light, 0.8, clean=True
    )
    s.figure([[(upper, bone), (cut(upper, placed(upper, -2.6, -3.6)), shade)]], rim, light, 0.9, clean=True)
    s.fill(outline((86, 84), (92, 81, 99, 85), (104, 88, 106, 93), (99, 87.6, 93, 86.6), (89, 86, 86, 84)), shade)
    holes = (
        oval(96.4, 97.4, 11.2, 10.6),
        outline((74, 97), (80, 90, 82, 98), (83, 108, 78, 111), (73, 108, 74, 97)),
        outline((109.6, 96), (114, 97, 114.4, 103), (112, 107, 108.6, 107), (110, 101, 109.6, 96)),
        oval(118, 101, 1.5, 2.2, -20),
    )
    for hole in holes:
        s.fill(hole, mix(ink, deep, 0.2))
        s.rim([hole], shade, (0.3, 1), 0.7)


def _hunter(s: Gouache) -> None:
    """Paint the hunter on one knee, dark before the bone: wide hat, teal cloak, a spade upright, the brush at the stone."""
    ink, deep, key = s.ink, s.deep, s.key
    rim, light = "#fff1d4", (0.8, -0.7)
    x, y, h, tilt = 67.0, 75.0, 15.5, 18.0
    head = profile(x, y, h, 1, tilt, neck=0.28, mood=Mood.INTENT, build=FIRM)
    hair = placed(
        outline((0.0, -0.2), (-0.5, -0.4, -0.52, 0.06), (-0.44, 0.34, -0.24, 0.28), (-0.16, 0.0, 0.0, -0.2)),
        x,
        y,
        h,
        tilt,
    )
    crown = placed(outline((-0.56, -0.22), (-0.58, -0.86, -0.1, -0.84), (0.34, -0.84, 0.36, -0.22), (-0.1, -0.34, -0.56, -0.22)),
        x, y, h, tilt)  # fmt: skip
    brim = placed(outline((-1.05, -0.14), (-0.5, -0.48, 0.0, -0.40), (0.6, -0.42, 0.98, -0.06), (0.4, -0.22, 0.0, -0.20),
        (-0.5, -0.22, -1.05, -0.14)), x, y, h, tilt)  # fmt: skip
    shaft = taper((43, 58), 1.0, (46.4, 128), 1.1)
    spade = join(
        polygon((41, 122, 1), (52, 121.6, 1), (52.4, 134), (47.6, 141), (42.6, 135)),
        taper((38.6, 57.6), 1.1, (47.4, 57.2), 1.1),
    )
    torso = outline((54, 88), (60, 82, 68, 86), (75, 98, 70, 120), (52, 121), (50, 104, 54, 88))
    cloak = outline((55, 86), (62, 81, 69, 85.6), (66, 98, 66, 112), (62, 124, 57, 133), (42, 134), (42, 106, 55, 86))
    rear = join(limb((60, 119, 6.8), (63, 134, 5.2)), limb((63, 135, 4.6), (45, 138, 3.2)))
    toe = outline((46, 134), (46, 142), (38, 143), (36.4, 137), (40, 133.4))
    front = join(limb((60, 118, 7.4), (81, 117, 5.6)), limb((81, 117, 5.2), (77.4, 137, 3.6)))
    boot = outline((72.6, 128), (81.4, 129), (82, 137.4), (89.6, 139.6, 90, 143.6), (73, 143.6))
    arm_far = limb((57, 90, 4.6), (48, 100, 3.8), (44.8, 91, 2.5))
    arm = limb((66, 90, 5.0), (79, 97, 4.0), (88, 103, 2.6))
    lit, tone = umber(s, 0.46), umber(s, 0.14)
    linen = mix(deep, ink, 0.25)
    s.figure(
        [
            [(shaft, ink), (spade, mix(ink, deep, 0.25))],
            [(arm_far, mix(ink, deep, 0.3)), (small_hand(44.6, 89, 3.0, -90), tone)],
            [(rear, ink), (toe, ink)],
            [(front, mix(ink, deep, 0.35)), (drape(front, 70, 3), ink)],
            [(boot, ink)],
            [(torso, linen), (drape(torso, 60, -1), mix(ink, deep, 0.3))],
            [
                (cloak, key),
                (both(cloak, outline((38, 80), (57, 84), (52, 106, 50, 138), (36, 138))), mix(key, ink, 0.6)),
            ],
            [
                *planes(s, head, umber(s, 0.1), umber(s, 0.4), umber(s, 0.86)),
                (head.eye, ink),
                *hair_tones(s, hair),
            ],
            [(crown, mix(ink, deep, 0.5)), (both(crown, placed(crown, -5, 1)), ink)],
            [(brim, mix(ink, deep, 0.6)), (both(brim, placed(brim, -6, 1.4)), ink)],
        ],
        rim,
        light,
        1.0,
    )
    bristles = polygon((89.6, 101.6), (93, 105.4), (97.4, 103), (94.4, 98.4))
    s.figure(
        [
            [(taper((80, 110), 1.1, (92, 102.6), 1.6), ink)],
            [(bristles, mix(key, ink, 0.2))],
            [(arm, mix(ink, deep, 0.4)), (both(arm, placed(arm, -1.6, 2.2)), ink)],
            [(small_hand(89.4, 103.6, 3.4, 34), lit)],
        ],
        rim,
        light,
        0.9,
    )


_VINE_LEAF: Final = polygon(*(around(0, 0, 1.0 if at % 2 else 0.62, -90 + 36 * at) for at in range(10)))


def ruby_vat(s: Gouache) -> None:
    """Level 1, at the vintage: a girl treads grapes, skirt lifted and one knee high; she holds up the ruby that she found."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(mid, haze, 0.3))
    for y, tone in ((54, 0.62), (66, 0.8), (79, 0.92), (92, 1.0), (104, 1.0)):  # evening in level bands
        band = outline((-4, y), (20, y - 3, 50, y), (84, y + 3, 124, y - 1), (124, 126), (-4, 126))
        s.fill(band, mix(mid, haze, tone))
        s.stipple(band, mix(mid, haze, tone - 0.16), (0, y), (0, y + 7), 0.5, 0.0)
    s.fill(oval(42, 118, 19), "#fffdf6")  # the sun, half down behind the rows
    cloud = outline((-4, 74), (6, 62, 20, 64), (26, 50, 44, 51), (58, 38, 74, 50), (92, 52, 96, 66), (50, 76, -4, 74))
    s.fill(cloud, mix(haze, "#fffdf6", 0.6))
    s.fill(cut(cloud, placed(cloud, 1.4, -5)), mix(haze, mid, 0.2))
    for y, x0, x1 in ((105, 20, 54), (111, 32, 74)):
        s.fill(polygon((x0, y), ((x0 + x1) / 2, y - 1), (x1, y), ((x0 + x1) / 2, y + 1)), mix(mid, haze, 0.8))
    _vine_rows(s)
    trellis = join(
        polygon((-4, 30), (124, 30), (124, 41.6), (-4, 40)), polygon((116.4, 30), (124, 30), (124, 176), (118, 176))
    )
    s.figure([[(trellis, mix(ink, deep, 0.2))]], mix(haze, mid, 0.2), (-1, 0.6), 0.8, clean=True)
    s.stipple(box(-4, 128, 124, 172), ink, (0, 140), (0, 172), 0.0, 0.7)
    s.fill(oval(76, 160, 40, 5), ink, 0.75)
    s.fill(oval(76, 130, 37, 7.4), mix(ink, "#7a4226", 0.7))
    s.fill(oval(76, 131, 33.6, 5.8), mix(deep, ink, 0.35))
    _treader(s)
    _must(s)
    # the near wall of the tub: staves, two hoops, the rim in the low sun
    front = outline(
        *((39, 130), (50, 138, 76, 138), (102, 138, 113, 130), (108.6, 159), (98, 165, 76, 165), (54, 165, 43.6, 159))
    )
    s.fill(front, mix(ink, "#8a4a2a", 0.42))
    with s.clipped(front):
        s.fill(polygon((36, 120), (60, 120), (62, 172), (40, 172)), mix(haze, "#a8623a", 0.62))
        s.fill(polygon((88, 120), (120, 120), (120, 172), (86, 172)), mix(ink, "#7a4226", 0.16))
        for number in range(11):
            x = 42 + number * 6.9
            s.stroke([(x, 128), (76 + (x - 76) * 0.92, 168)], mix(ink, "#5a2a1a", 0.5), 0.8)
        for y in (143, 154):
            s.stroke([(38, y), (76, y + 9, 114, y)], mix(ink, deep, 0.3), 3.0)
    s.rim([front], mix(haze, "#ffffff", 0.3), (-1, -0.3), 1.0)
    s.stroke([(39.4, 130.4), (50, 138.2, 76, 138.2), (102, 138.2, 112.6, 130.4)], mix(haze, "#a8623a", 0.2), 1.6)


def _vine_rows(s: Gouache) -> None:
    """Paint the vineyard: rows that run to the sun, and leaves with a bunch of grapes overhead."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    hill = outline((-4, 121), (30, 117, 60, 119), (92, 121, 128, 114), (128, 176), (-4, 176))
    s.wash(hill, (0, 115), (0, 168), [mix(mid, haze, 0.2), mix(deep, mid, 0.5), mix(deep, ink, 0.2)])
    for x, foot in ((34, -30), (37, 2), (40, 34), (44, 66), (50, 98), (60, 130), (76, 160)):
        row = outline(
            (x, 118), ((x + foot) / 2 - 1, 136, foot - 7, 172), (foot + 9, 172), ((x + foot) / 2 + 3, 135, x + 1.4, 118)
        )
        s.fill(row, mix(ink, deep, 0.55))
        s.rim([row], mix(haze, mid, 0.35), (-1, -0.4), 0.7)
    s.stroke([(126, 42), (112, 48, 96, 42), (84, 38, 72, 44)], ink, 1.6)
    for x, y, turn, r in ((118, 48, 20, 9), (105, 44, -10, 8), (92, 42, 14, 7), (78, 42, -20, 6.4), (122, 58, 40, 8)):
        s.fill(placed(_VINE_LEAF, x, y, r, turn), mix(key, ink, 0.3))
        s.fill(
            both(placed(_VINE_LEAF, x, y, r, turn), placed(_VINE_LEAF, x + r * 0.5, y + r * 0.3, r, turn)),
            mix(key, ink, 0.58),
        )
    for dx, dy in ((0, 0), (4.4, 0.4), (2.2, 3.6), (-1.8, 4), (6.2, 4), (0.6, 7.4), (4.4, 7.4), (2.4, 11)):
        grape = oval(110 + dx, 54 + dy, 2.4)
        s.figure([[(grape, mix(WINE, ink, 0.45))]], haze, (-1, -0.6), 0.6)


def _must(s: Gouache) -> None:
    """Paint the must round her foot: a heap of grapes, rounded tongues that leap up, and drops in the air."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    red = mix(mid, deep, 0.35)
    for root, bend, tip, r in (
        ((68, 136), (67.6, 124), (69.4, 117), 1.7),
        ((52, 136), (46.4, 126), (43.6, 122), 1.6),
        ((88, 136), (93, 123), (97, 118), 2.3),
        ((97, 136), (103, 128), (107, 125), 1.7),
    ):
        tongue = join(ribbon([(*root, 5.0), (*bend, 2.2), (*tip, r * 0.7)], 10), oval(tip[0], tip[1], r))
        s.figure([[(tongue, red)]], mix(haze, mid, 0.25), (-1, -0.4), 0.8)
    lots = chance(5)
    for row, y in enumerate((126.6, 129.4, 132.4)):
        for at in range(11 - row % 2):
            x = 47.6 + row % 2 * 2.8 + at * 5.7 + 1.6 * next(lots)
            tone = mix(mix(WINE, ink, 0.5), red, 0.8 * next(lots))
            s.figure([[(oval(x, y + 1.4 * next(lots), 3.0), tone)]], mix(haze, mid, 0.2), (-1, -0.6), 0.6)
    for x, y, r in ((54, 122, 1.3), (101, 110, 1.7), (92, 112, 1.2), (109, 117, 1.3), (69, 111, 1.1), (42, 114, 1.1)):
        s.fill(outline((x, y - 1.9 * r), (x + 1.3 * r, y, x, y + r), (x - 1.3 * r, y, x, y - 1.9 * r)), red)


def _treader(s: Gouache) -> None:
    """Paint the girl in profile: one leg deep in the must, one knee high, a fist on her hip, the stone held up before her eyes."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = "#fff6e0", (-1, -0.3)
    lit, tone = umber(s, 0.5), umber(s, 0.24)
    head = profile(77, 58.6, 14, -1, 8, neck=0.26, mood=Mood.GLAD, build=FULL)
    hair = outline(
        *((71.6, 51), (76, 47.4, 82.6, 50), (87, 55, 84.6, 62), (82.6, 65, 80.4, 62), (81, 56, 76, 53.4)), (71.6, 51)
    )
    plait = ribbon([(83, 57, 2.4), (91, 59, 2.9), (97, 55, 2.4), (103, 57, 0.5)], 10)
    kerchief = outline((70.6, 52), (74, 45.8, 81, 47.4), (86, 50, 86.4, 55.4), (79, 51.6, 70.6, 52))
    bodice = outline((73, 70), (78, 67, 84, 70), (88, 79, 85, 91), (78, 94, 72, 91), (70, 80, 73, 70))
    skirt = outline(
        *((71.4, 87), (78, 91, 85.6, 87), (95, 88, 102, 92), (101, 100, 93, 105), (88, 109, 80, 109)),
        *((73, 109, 69, 106.6), (66, 110, 63.6, 107), (61, 100, 62.4, 92.6), (67, 90, 71.4, 87)),
    )
    standing = limb((80, 102, 5.8), (81.8, 114, 4.4), (79, 129, 3.2))
    foot = outline((-2.6, -3), (2.2, -3.4), (3.4, 1), (10, 4.2, 9.6, 6.4), (3, 6.4, -2.6, 4.4))
    raised = join(limb((71, 99, 6.2), (53.6, 99.6, 4.7), (59.4, 115.6, 3.0)), placed(foot, 59.6, 117.6, 1, -30, True))
    blouse = mix(haze, "#ffffff", 0.4)
    s.figure(
        [
            [
                (bare_arm((82, 73), (101, 79), (90, 90), 0.86), tone),
                (small_hand(88.6, 90.6, 2.8, 170), tone),
            ],
            [(standing, tone), (both(standing, placed(standing, -3.0, 0)), mix(lit, tone, 0.45))],
            [*hair_tones(s, plait, -1)],
            [(raised, lit), (both(raised, placed(raised, 1.6, 3.6)), mix(lit, tone, 0.6))],
            [
                (skirt, key),
                (both(skirt, polygon((80, 84), (74, 116), (106, 116), (106, 84))), mix(key, ink, 0.5)),
            ],
            [
                (bodice, blouse),
                (both(bodice, polygon((79, 64), (78, 94), (94, 94), (94, 64))), mix(haze, s.mid, 0.4)),
            ],
            [
                *planes(s, head, umber(s, 0.28), lit, haze),
                (head.eye, ink),
                *hair_tones(s, hair, -1),
            ],
            [(kerchief, key)],
        ],
        rim,
        light,
        1.0,
    )
    for x0, x1, y in ((72, 65, 100), (77, 76, 106), (83, 88, 105), (85, 97, 97)):
        s.stroke([(x0, 91), ((x0 + x1) / 2, 94, x1, y)], mix(key, ink, 0.5), 0.8)
    s.fill(polygon((71.4, 86.4), (86, 86.4), (86.2, 89.8), (71, 89.8)), mix(deep, ink, 0.3))
    s.gem(RUBY, 54, 60, 12, 14, 1.7)
    near_arm = bare_arm((76.4, 74), (66, 85), (58.4, 74.6), 0.95)
    sleeve = limb((77.6, 73, 4.6), (73.4, 77, 4.2))
    s.figure(
        [[(near_arm, lit), (both(near_arm, placed(near_arm, 1.4, 1.8)), tone)], [(sleeve, blouse)]], rim, light, 0.9
    )
    s.figure([[(small_hand(56.6, 71.4, 3.4, -108, True), lit)]], rim, light, 0.7)
    clasp(s, (54, 61, 9.0), (118, 96, 74), lit, rim, light)


def ruby_slide(s: Gouache) -> None:
    """Level 1: down a dune from corner to corner a child slides on a board before the low sun, a ruby held high."""
    s.key = SAFFRON
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(
        ALL,
        (0, 38),
        (0, 124),
        [mix(WINE, ink, 0.72), mix(mix(WINE, deep, 0.6), ink, 0.15), mix(deep, mid, 0.8), mix(mid, haze, 0.5)],
    )
    sky_steps(s, ((58, mix(deep, mid, 0.7)), (70, mix(mid, haze, 0.3)), (84, mix(haze, "#fff6e0", 0.55))), 170)
    s.rings(84, 60, [25, 18], [mix(mid, haze, 0.5), "#fff6e0"], 0.6)
    cloud_bars(s, mix(mid, deep, 0.3), ((97, 70, 124, 1.1), (103, 88, 132, 0.9)))
    for crest, tone, edge in (  # far dunes below the sun, each with a face in shade
        (((52, 120), (84, 114, 100, 101), (112, 108, 128, 110), (128, 160), (52, 160)), 0.35, 0.5),
        (((66, 130), (96, 126, 112, 116), (120, 119, 128, 120), (128, 170), (66, 170)), 0.75, 0.3),
    ):
        dune = outline(*crest)
        s.figure([[(dune, mix(mid, deep, tone))]], mix(haze, mid, edge), (-0.4, -1), 0.9, clean=True)
    slope = outline((-4, 61), (30, 84, 64, 112), (96, 139, 128, 158), (128, 176), (-4, 176))
    s.figure([[(slope, mix(deep, mid, 0.5))]], "#fff3d8", (0.8, -1), 1.6, clean=True)
    shadow = outline((-4, 73), (26, 98, 60, 130), (84, 154, 108, 176), (-4, 176))
    s.fill(both(slope, shadow), mix(mix(deep, WINE, 0.4), ink, 0.62))
    s.stipple(both(slope, shadow), mix(deep, mid, 0.4), (40, 130), (54, 116), 0.0, 0.6)
    with s.clipped(slope):
        for at in range(6):  # the wind's ripples
            y = 128 + at * 9
            s.stroke([(50 + at * 6, y - 4), (74 + at * 5, y + 4, 96 + at * 5, y + 20)], mix(ink, deep, 0.55), 0.8)
        for at in range(5):  # ripples in the shade, lit on the crest
            x, y = -4 + at * 11, 98 + at * 15
            s.stroke([(x - 8, y - 6), (x + 12, y + 3, x + 30, y + 19)], mix(mid, deep, 0.35), 1.1)
        for lift in (1.6, 6.0):  # the track of the board
            s.stroke(
                [(-4, 64 + lift), (24, 84 + lift, 58, 111 + lift)],
                mix(haze, mid, 0.35),
                1.0,
            )
    _plume(s)
    with s.moved(turn=9, about=(70, 112)):
        _slider(s)


def _plume(s: Gouache) -> None:
    """Paint the sand that the board throws up: one cloud low on the slope behind it, larger the farther, and grains."""
    mid, haze = s.mid, s.haze
    above = polygon((-10, 20), (124, 20), (56, 112), (30, 88), (-10, 60))
    for tone, grow, drop in ((mix(mid, haze, 0.3), 1.0, 0.0), (mix(haze, mid, 0.12), 0.74, 1.6)):
        puffs = [
            oval(x, y + drop, r * grow)
            for x, y, r in (
                *((49, 101, 4.6), (43, 95, 5.6), (36, 88, 6.8), (28, 81, 8.4), (19, 73, 10), (8, 64, 12.4)),
                *((-2, 56, 14), (24, 70, 6)),
            )
        ]
        s.fill(both(join(*puffs), above), tone)
    lots = chance(26)
    for _ in range(34):
        x = 4 + 50 * next(lots)
        s.fill(oval(x, 40 + x * 0.86 + 16 * next(lots) - 8, 0.4 + 0.6 * next(lots)), "#fff6e2")


def _slider(s: Gouache) -> None:
    """Paint the child: heels up, leaning back, one hand to the board's edge, the other high with the stone."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    teal = mix(PALETTES[RUBY].key, ink, 0.15)
    rim, flesh, dark = "#fff6e0", umber(s, 0.5), umber(s, 0.3)
    board = outline(
        (50, 106),
        (54, 101, 60, 106),
        (80, 118, 96, 125),
        (103, 126, 107, 121),
        (109, 125, 103, 131),
        (96, 133, 84, 128),
        (64, 118, 50, 106),
    )
    head = profile(66, 76, 14.5, 1, -8, neck=0.22)
    hair = outline((69, 70), (66, 65.4, 60, 68), (55.4, 72, 58, 80), (60, 83, 61.6, 80), (62, 74, 69, 70))
    band = ribbon([(69.8, 71.6, 1.4), (63, 72.4, 1.5), (58.6, 75.4, 1.2)], 8)
    ends = join(
        ribbon([(58.6, 75, 1.3), (50, 70, 1.9), (42, 72, 1.6), (36, 67, 0.4)], 10),
        ribbon([(58.6, 76, 1.1), (51, 77, 1.5), (44, 81, 0.4)], 8),
    )
    tunic = outline((58, 88), (63, 83.6, 69, 87), (74, 97, 76, 108), (70, 114, 60, 111), (54, 100, 58, 88))
    breeches = join(limb((66, 108, 6.2), (82, 104, 5.0), (88, 112, 3.8)))
    shin = join(
        limb((87, 110, 3.4), (97, 117, 2.2)),
        polygon((95, 113.4), (99, 112), (101.6, 107), (104.4, 108), (102.6, 116), (97.4, 120)),
    )
    far_arm = limb((67, 89, 3.2), (76, 78, 2.5), (82, 65, 1.8))
    near_arm = limb((60, 91, 3.6), (55, 102, 2.8), (61, 110, 2.0))
    s.fill(outline((56, 116), (80, 124, 110, 134), (96, 142, 74, 132), (60, 124, 56, 116)), mix(deep, ink, 0.3), 0.7)
    s.figure(
        [[(board, mix("#8a4a24", ink, 0.25)), (both(board, placed(board, -2, 5)), mix("#8a4a24", ink, 0.6))]],
        rim,
        (0.4, -1),
        0.9,
    )
    s.figure(
        [
            [(ends, key)],
            [(far_arm, umber(s, 0.44))],
            [(shin, flesh)],
            [(breeches, "#fff1d6"), (both(breeches, placed(breeches, -3, 5)), mix(haze, deep, 0.4))],
            [(tunic, teal), (drape(tunic, 63, 3), mix(teal, ink, 0.55))],
            [
                *planes(s, head, dark, umber(s, 0.56), umber(s, 0.94)),
                (head.eye, ink),
                *hair_tones(s, hair),
                (band, key),
            ],
        ],
        rim,
        (1, -0.5),
        0.95,
    )
    s.figure(
        [
            [(near_arm, flesh), (cut(near_arm, placed(near_arm, 2, 0.6)), dark)],
            [(small_hand(62.4, 111, 2.6, 40), umber(s, 0.56))],
        ],
        rim,
        (1, -0.5),
        0.8,
    )
    s.gem(RUBY, 84.4, 54, 11.6, 12, 1.6)
    s.figure([[(small_hand(82.6, 63, 3.3, -70), umber(s, 0.56))]], rim, (1, -0.5), 0.7)
    clasp(s, (84, 55, 8.2), (122, 103, 84), umber(s, 0.56), rim, (1, -0.5))


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-25": Picture(
        ruby_vat,
        ((54, 61), (77, 58), (57, 72), (55, 100)),
        "treads grapes",
        "tub at the vintage",
        "evening in level bands",
        seed=51,
    ),
    "b1-27": Picture(
        ruby_dig,
        ((96.4, 97), (68, 76), (89, 104), (110, 90)),
        "brushes a stone free",
        "skull in red rock",
        "noon on white bone",
        seed=19,
    ),
    "b1-28": Picture(
        ruby_slide,
        ((93, 60), (71, 76), (62, 109), (96, 117)),
        "slides down a dune",
        "face of a great dune",
        "steps of dusk behind the dunes",
        seed=53,
    ),
}
