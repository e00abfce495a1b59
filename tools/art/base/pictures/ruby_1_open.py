"""Pictures of the ruby cards of level 1 under the open sky."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.contours import FIRM
from tools.art.base.figures import (
    Mood,
    drape,
    grip,
    hair_tones,
    hand,
    limb,
    planes,
    profile,
    small_hand,
    umber,
)
from tools.art.base.gouache import RUBY, Gouache
from tools.art.base.pigments import PALETTES, SAFFRON, WINE
from tools.art.base.props import blades, sky_steps
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
    """Level 1, at the vintage, close: bare legs tread grapes, two fists lift the skirt, a ruby lies half sunk in the must."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(mid, haze, 0.3))
    for y, tone in ((54, 0.62), (66, 0.8), (79, 0.92), (92, 1.0), (104, 1.0)):  # evening in level bands
        band = outline((-4, y), (20, y - 3, 50, y), (84, y + 3, 124, y - 1), (124, 126), (-4, 126))
        s.fill(band, mix(mid, haze, tone))
        s.stipple(band, mix(mid, haze, tone - 0.16), (0, y), (0, y + 7), 0.5, 0.0)
    _vine_rows(s)
    s.stipple(box(-4, 128, 124, 172), ink, (0, 140), (0, 172), 0.0, 0.7)
    tub = [oval(76, 122, rx, ry) for rx, ry in ((45, 10), (41, 8))]
    s.fill(tub[0], mix(ink, "#7a4226", 0.7))
    s.fill(tub[1], mix(deep, ink, 0.5))
    _treader(s)
    _must(s)
    # the near wall of the tub: staves, two hoops, the rim in the low sun
    front = outline((31, 122), (44, 133, 76, 133), (108, 133, 121, 122), (116, 176), (36, 176))
    s.fill(front, mix(ink, "#8a4a2a", 0.42))
    with s.clipped(front):
        s.fill(polygon((28, 110), (60, 110), (62, 178), (30, 178)), mix(haze, "#a8623a", 0.62))
        s.fill(polygon((92, 110), (124, 110), (124, 178), (90, 178)), mix(ink, "#7a4226", 0.16))
        for number in range(10):
            x = 36 + number * 9
            s.stroke([(x, 118), (76 + (x - 76) * 0.92, 178)], mix(ink, "#5a2a1a", 0.5), 0.8)
        s.stroke([(30, 140), (76, 155, 122, 140)], mix(ink, deep, 0.3), 4.4)
    s.stroke([(31.4, 122.4), (44, 133, 76, 133), (108, 133, 120.6, 122.4)], mix(haze, "#a8623a", 0.2), 2.2)


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
    """Paint the heap of grapes with the ruby half sunk in it, and drops of must that leap up round the foot."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    red = mix(mid, deep, 0.35)
    lots = chance(5)
    for row, (y, left, count) in enumerate(((117.6, 40, 12), (121.6, 37.6, 13), (126, 39, 12), (129.6, 48, 9))):
        if row == 2:
            with s.moved(scale=1.25, about=(73, 113)):
                s.gem(RUBY, 73, 113, 12.6, 12, 1.5)
        for at in range(count):
            x = left + at * 6.3 + 1.6 * next(lots)
            tone = mix(mix(WINE, ink, 0.5), red, 0.8 * next(lots))
            s.figure([[(oval(x, y + 1.4 * next(lots), 3.7), tone)]], mix(haze, mid, 0.2), (-1, -0.6), 0.7)
    for x, y, r in ((98, 108, 1.9), (104, 101, 1.4), (81, 104, 1.3), (39, 106, 1.6), (109, 110, 1.4), (34, 98, 1.2)):
        s.fill(outline((x, y - 1.9 * r), (x + 1.3 * r, y, x, y + r), (x - 1.3 * r, y, x, y - 1.9 * r)), red)


def _treader(s: Gouache) -> None:
    """Paint a woman from the hips down: one leg deep in the must, one raised over it, the hem gathered in both fists."""
    ink, key = s.ink, s.key
    rim, light = "#fff6e0", (-1, -0.3)
    lit, tone = umber(s, 0.54), umber(s, 0.24)
    standing = limb((90, 64, 9.0), (92, 86, 5.9), (89.4, 104, 4.9), (89, 122, 3.5))
    raised = join(
        limb((66, 64, 9.0), (54, 79, 6.0), (56, 91, 4.9), (51.6, 106, 3.2)),
        outline((48.6, 102), (55, 104), (56.4, 110, 53, 111.4), (47, 111, 40, 116.4), (36, 116.6, 36.6, 113), (42, 108, 48.6, 102)),
    )  # fmt: skip
    skirt = outline(
        *((60, 30), (94, 30), (102, 46, 109, 62), (106, 68, 102, 67), (98, 78, 88, 76), (82, 82, 76, 75)),
        *((66, 76, 60, 66), (54, 70, 49, 62), (54, 44, 60, 30)),
    )
    s.figure(
        [
            [(standing, tone), (cut(standing, placed(standing, 4.6, 0)), lit)],
            [(raised, tone), (cut(raised, placed(raised, 5.0, 1.6)), lit)],
        ],
        rim,
        light,
        1.2,
        clean=True,
    )
    s.figure(
        [
            [(skirt, key), (both(skirt, polygon((80, 28), (76, 90), (116, 90), (116, 28))), mix(key, ink, 0.5))],
        ],
        rim,
        light,
        1.1,
    )
    hem = outline(*((49, 60), (54, 70, 60, 66), (66, 76, 76, 75), (82, 82, 88, 76), (98, 78, 102, 67), (106, 68, 108.6, 60)),
        *((106, 64, 101, 62.4), (97, 72, 88, 71.4), (82, 76, 76, 70), (67, 70, 61, 61), (54, 65, 49, 60)))  # fmt: skip
    s.fill(hem, SAFFRON)
    s.fill(both(hem, polygon((79, 50), (77, 90), (116, 90), (116, 50))), mix(SAFFRON, ink, 0.45))
    for start, bend, end in (
        ((53, 60), (62, 52), (65, 40)),
        ((58, 60), (70, 58), (73, 44)),
        ((105, 61), (97, 54), (92, 42)),
        ((101, 62), (89, 62), (85, 46)),
    ):
        s.stroke([start, (*bend, *end)], mix(key, ink, 0.55), 1.0)
    for x, y, elbow, turn, flesh in ((48.6, 59, (41, 28), 158, lit), (108, 59, (117, 28), 202, mix(tone, lit, 0.4))):
        arm = limb((*elbow, 5.6), ((x * 2.6 + elbow[0]) / 3.6, 50, 3.6))
        s.figure([[(arm, flesh), (both(arm, placed(arm, 2.6, 0)), mix(flesh, ink, 0.3))]], rim, light, 1.0, clean=True)
        hand(s, grip(x, y, 0.46, turn, x > 76), flesh, rim, light, 0.8)


def ruby_slide(s: Gouache) -> None:
    """Level 1: past a ruby as high as a house, half sunk in the sand, a child slides down a great dune, tiny on a board."""
    s.key = SAFFRON
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 110), [mix(WINE, ink, 0.3), mix(deep, mid, 0.75), mix(mid, haze, 0.6)])
    sky_steps(s, ((66, mix(mid, haze, 0.35)), (80, mix(haze, "#fff6e0", 0.4))), 170)
    far = outline((60, 116), (88, 104, 104, 88), (114, 94, 128, 97), (128, 140), (60, 140))
    s.figure([[(far, mix(mid, deep, 0.3))]], mix(haze, mid, 0.3), (-0.4, -1), 0.9, clean=True)
    slope = outline((-4, 52), (16, 58, 34, 74), (60, 98, 96, 104), (112, 106, 128, 101), (128, 176), (-4, 176))
    s.figure([[(slope, mix(mid, haze, 0.68))]], "#fff3d8", (0.6, -1), 1.4, clean=True)
    shade = outline((-4, 56), (14, 66, 26, 86), (42, 118, 82, 136), (106, 146, 128, 146), (128, 176), (-4, 176))
    s.fill(both(slope, shade), mix(mix(deep, WINE, 0.3), ink, 0.28))
    s.stipple(both(slope, shade), mix(mid, deep, 0.3), (40, 104), (28, 128), 0.6, 0.0)
    _sunk_ruby(s)
    s.stroke([(2, 54), (20, 63, 36, 80)], mix(deep, mid, 0.3), 1.6)
    for x, y, r in ((30, 70, 2.8), (25, 66, 3.8), (19, 61, 5.0), (12, 57, 5.4)):
        s.fill(both(oval(x, y - 3, r), polygon((0, 30), (60, 40), (60, 98), (34, 75), (18, 60), (0, 54))), "#fff1dc")
    with s.moved(-24, -31, 0.6, 22, about=(70, 112)):
        _slider(s)


def _sunk_ruby(s: Gouache) -> None:
    """Paint the great ruby in the sand: its tip in the sky, its red shadow down the slope, sand heaped before its foot."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(
        outline((62, 120), (84, 118, 110, 120), (124, 140, 128, 162), (118, 176), (84, 176), (66, 146, 62, 120)),
        ink,
        0.55,
    )
    with s.moved(scale=2.5, about=(86, 96)):
        s.gem(RUBY, 86, 96, 12.2, 9, 0)
    s.sparkle("#fff6f0", 84, 88, 16, 1.0)
    heap = outline(
        (34, 104), (60, 106, 72, 114), (88, 122, 104, 112), (114, 107, 128, 110), (128, 150), (84, 144, 34, 104)
    )
    s.figure([[(heap, mix(mid, deep, 0.25))]], mix(haze, "#fff3d8", 0.3), (0, -1), 1.2, clean=True)
    s.stipple(heap, mix(haze, mid, 0.2), (84, 122), (84, 134), 0.7, 0.0)


def _slider(s: Gouache) -> None:
    """Paint the child: heels up, leaning back, one hand to the board's edge, the other flung up."""
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
    far_arm = limb((67, 89, 3.2), (76, 78, 2.5), (82, 62, 1.8))
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


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-25": Picture(
        ruby_vat,
        ((73, 114), (48, 66), (108, 66), (46, 110)),
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
        ((86, 84), (44, 70), (46, 84), (86, 108)),
        "slides down a dune",
        "face of a great dune",
        "steps of dusk behind the dunes",
        seed=53,
    ),
}
