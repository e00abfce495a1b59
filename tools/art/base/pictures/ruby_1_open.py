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
from tools.art.base.hair import CROPPED
from tools.art.base.pigments import PALETTES, SAFFRON, WINE
from tools.art.base.props import blades, sky_steps
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
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
    s.wash(ALL, (0, 38), (0, 66), [mix(haze, mid, 0.25), mix(haze, "#fff3d8", 0.4)])
    cliff = outline(
        *((-4, 74), (10, 66), (24, 68), (34, 58), (52, 61), (62, 53), (84, 56), (96, 50), (110, 55), (124, 51)),
        *((124, 176), (-4, 176)),
    )
    s.wash(cliff, (0, 46), (0, 150), [mix(deep, mid, 0.5), mix(deep, mid, 0.1), mix(deep, ink, 0.4)])
    with s.clipped(cliff):
        for y, high, tone in (
            (78, 5.0, mix(deep, ink, 0.2)),
            (100, 4.0, mix(deep, mid, 0.4)),
        ):
            s.fill(
                ribbon([(-6, y + 3, high), (30, y - 2, high * 0.6), (70, y + 2, high), (126, y - 4, high * 0.7)]),
                tone,
                0.7,
            )
    s.rim([cliff], "#fff3d8", (0.2, -1), 0.9)
    plain = outline((-4, 138), (40, 133, 76, 138), (104, 141, 128, 136), (128, 176), (-4, 176))
    s.wash(plain, (0, 134), (0, 172), [mix(mid, deep, 0.3), mix(ink, deep, 0.4)])
    # the shadow of the skull on the rock and on the ground
    s.fill(
        outline((62, 72), (96, 52, 116, 74), (128, 96, 128, 142), (96, 144), (62, 146, 54, 132), (46, 96, 62, 72)),
        mix(WINE, ink, 0.62),
    )
    with s.moved(-5, 3, 1.36, -3, about=(122, 132)):
        _skull(s)
    s.stipple(plain, mix(mid, haze, 0.6), (92, 136), (80, 152), 0.8, 0.0)
    s.rim([plain], mix(haze, mid, 0.3), (0, -1), 0.8)
    s.fill(outline((36, 142), (54, 136, 92, 139), (94, 144), (60, 148, 36, 142)), ink, 0.7)
    s.gem(RUBY, 81.4, 88.6, 12.6, 8, 1.7)
    with s.moved(-14, 3):
        _hunter(s)
    blades(s, ink, ((36, 174, 26, 6), (42, 174, 34, -4), (49, 174, 20, 7), (120, 176, 30, -8), (114, 176, 20, 4)))


def _skull(s: Gouache) -> None:
    """Paint the skull of a great lizard in profile, its bone white in the sun, its holes dark."""
    ink, deep, haze = s.ink, s.deep, s.haze
    bone, shade = mix(haze, "#fffaf0", 0.8), mix(mix(haze, WINE, 0.42), "#8a6a8a", 0.3)
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
    s.figure([[(upper, bone), (cut(upper, placed(upper, -4.4, -5.4)), shade)]], rim, light, 0.9, clean=True)
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
    """Paint the hunter on one knee, dark before the bone: wide hat, teal cloak, the brush at the stone."""
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
    torso = outline((54, 88), (60, 82, 68, 86), (75, 98, 70, 120), (52, 121), (50, 104, 54, 88))
    cloak = outline((55, 86), (62, 81, 69, 85.6), (66, 98, 66, 112), (62, 124, 57, 133), (42, 134), (42, 106, 55, 86))
    rear = join(limb((60, 119, 6.8), (63, 134, 5.2)), limb((63, 135, 4.6), (45, 138, 3.2)))
    toe = outline((46, 134), (46, 142), (38, 143), (36.4, 137), (40, 133.4))
    front = join(limb((60, 118, 7.4), (81, 117, 5.6)), limb((81, 117, 5.2), (77.4, 137, 3.6)))
    boot = outline((72.6, 128), (81.4, 129), (82, 137.4), (89.6, 139.6, 90, 143.6), (73, 143.6))
    arm_far = limb((60, 90, 4.6), (58, 104, 3.8), (66, 112, 2.5))
    arm = limb((66, 90, 5.0), (79, 97, 4.0), (88, 103, 2.6))
    lit = umber(s, 0.46)
    linen = mix(deep, ink, 0.25)
    s.figure(
        [
            [(arm_far, mix(ink, deep, 0.3)), (small_hand(66, 112, 3.0, 30), umber(s, 0.14))],
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


def ruby_vat(s: Gouache) -> None:
    """Level 1, at the vintage, close: two bare legs tread grapes before the low sun; a ruby lies under the lifted foot."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(deep, ink, 0.2))
    bands = ((54, mix(mid, deep, 0.45)), (70, mix(mid, haze, 0.2)), (86, mix(mid, haze, 0.66)))
    for y, tone in bands:  # evening in level bands
        s.fill(outline((-4, y), (20, y - 3, 50, y), (84, y + 3, 124, y - 1), (124, 130), (-4, 130)), tone)
    s.fill(oval(70, 98, 17), "#fff3cf")
    hills = outline((-4, 104), (24, 100, 48, 105), (84, 112, 128, 100), (128, 176), (-4, 176))
    s.fill(hills, mix(deep, ink, 0.55))
    s.fill(both(hills, cut(hills, placed(hills, 0, 1.2))), mix(mid, haze, 0.3))
    tub = [oval(76, 124, rx, ry) for rx, ry in ((45, 10), (41, 8))]
    s.fill(tub[0], mix(ink, "#7a4226", 0.75))
    s.fill(tub[1], mix(deep, ink, 0.5))
    _treader(s)
    _must(s)
    # the near wall of the tub, dark against the sun, its rim lit
    front = outline((31, 124), (44, 135, 76, 135), (108, 135, 121, 124), (116, 176), (36, 176))
    s.fill(front, mix(mix(ink, "#7a4226", 0.55), deep, 0.25))
    s.fill(both(front, polygon((92, 110), (130, 110), (130, 178), (86, 178))), mix(ink, "#7a4226", 0.25))
    with s.clipped(front):
        for number in range(5):
            x = 44 + number * 16
            s.stroke([(x, 118), (76 + (x - 76) * 0.92, 178)], ink, 0.9)
        s.stroke([(30, 144), (76, 158, 122, 144)], mix(ink, deep, 0.2), 4.6)
    s.stroke([(31.4, 124.4), (44, 135, 76, 135), (108, 135, 120.6, 124.4)], mix(haze, "#a8623a", 0.3), 2.2)


def _must(s: Gouache) -> None:
    """Paint the heap of grapes with the ruby in it, and the juice that falls from the foot above."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    red = mix(mid, deep, 0.35)
    lots = chance(5)
    for row, (y, left, count) in enumerate(((120, 40, 12), (124, 37.6, 13), (128, 39, 12), (131.6, 48, 9))):
        if row == 2:
            with s.moved(scale=1.15, about=(58, 116)):
                s.gem(RUBY, 57, 117, 12.0, 12, 0)
        for at in range(count):
            x = left + at * 6.3 + 1.6 * next(lots)
            tone = mix(mix(WINE, ink, 0.62), red, 0.5 * next(lots))
            grape = oval(x, y + 1.4 * next(lots), 3.7)
            s.figure([[(grape, tone)]], clean=True)
            away = abs(x - 70) + row * 6
            if away < 30:  # the sun on the heap, less and less
                s.fill(cut(grape, placed(grape, (x - 70) * 0.03, 1.2 - away * 0.025)), mix(haze, tone, away / 36))
    # the juice that runs off the heel to the stone
    s.fill(ribbon([(64, 95, 1.5), (64.6, 99, 1.0), (64.4, 103, 0.3)], 6), mid)
    for x, y, size in ((64.6, 108, 1.5), (46, 113, 1.5), (39, 113, 1.2)):
        s.fill(
            outline((x, y - 2.2 * size), (x + 1.3 * size, y, x, y + size), (x - 1.3 * size, y, x, y - 2.2 * size)),
            mix(mid, ink, 0.1),
        )


def _treader(s: Gouache) -> None:
    """Paint two legs from above the knee, one in the must and one lifted, and the skirt held up in both fists."""
    ink, deep, key = s.ink, s.deep, s.key
    rim, light = "#ffe2a8", (-0.6, 0.6)
    lit, body, tone = mix(umber(s, 0.86), "#ffe2a8", 0.4), umber(s, 0.34), mix(umber(s, 0.1), ink, 0.3)
    standing = outline(
        *((79, 34), (80, 48, 80.6, 58), (77, 74, 80, 88), (83, 104, 84, 128), (96, 128)),
        *((97, 108, 102, 92), (106, 76, 100.6, 58), (104, 46, 105, 34)),
    )
    thigh = outline((60, 34), (44, 44, 41, 56), (41, 66, 50, 67), (62, 67, 68, 58), (82, 50, 84, 34))
    shin = outline((41.4, 58), (42, 74, 49.6, 91), (59, 91), (67, 82, 66.4, 72), (66, 64, 64, 58), (52, 50, 41.4, 58))
    foot = outline(
        *((48, 84), (61, 84), (68, 90, 66, 96), (62, 101.4, 54, 99), (47, 103, 42, 107), (36, 111, 31, 107.4)),
        *((29.6, 103, 36, 99), (44, 93.6, 48, 84)),
    )  # fmt: skip
    sole = both(
        foot, outline((70, 90), (60, 99, 52, 95.4), (44, 99, 40, 103.4), (34, 107, 28, 104), (28, 116), (70, 112))
    )
    raised = join(thigh, shin, foot)
    s.figure(
        [
            [
                (standing, tone),
                (cut(standing, placed(standing, 11, 0)), body),
                (cut(standing, placed(standing, 3.4, 0)), lit),
            ],
            [
                (raised, tone),
                (cut(raised, placed(raised, -11, -5)), body),
                (cut(raised, placed(raised, -3.2, -1.6)), lit),
            ],
        ],
        clean=True,
    )
    s.fill(sole, mix(lit, "#ff9a6a", 0.35))
    s.rim([foot], rim, (0.4, 1.0), 0.7)
    # the knees: the shin turns from the sun below each
    s.fill(both(raised, outline((40, 64), (48, 71, 58, 66), (55, 72, 50, 86), (42, 78, 40, 64))), mix(tone, ink, 0.25))
    s.fill(
        both(standing, outline((88, 70), (95, 73, 104, 66), (102, 82, 95, 96), (93, 82, 88, 70))), mix(tone, ink, 0.25)
    )
    # the skirt, gathered up in one fist
    skirt = outline(
        *((30, 28), (118, 28), (116, 44), (110, 54, 103, 53), (99, 46, 92, 45), (84, 47, 76, 44)),
        *((62, 40, 52, 43), (42, 46, 35, 48), (28, 42, 30, 28)),
    )
    hem = both(skirt, cut(skirt, placed(skirt, 0, -4.0)))
    shade = both(skirt, polygon((74, 20), (124, 20), (124, 70), (84, 70), (80, 42)))
    s.figure([[(skirt, key), (shade, mix(key, ink, 0.5))]], rim, light, 1.0, clean=True)
    s.fill(both(hem, box(20, 38, 98, 70)), SAFFRON)
    s.fill(both(hem, box(80.6, 38, 98, 70)), mix(SAFFRON, deep, 0.5))
    for bend, end in (((96, 42), (82, 38)), ((98, 40), (90, 36)), ((100, 44), (76, 42))):
        s.stroke([(103, 50), (*bend, *end)], mix(key, ink, 0.7), 1.0)
    fold = outline((98, 53), (95, 58, 94, 66), (100, 62, 104, 68), (107, 62, 112, 64), (110, 58, 107, 53))
    s.figure([[(fold, key), (both(fold, placed(fold, 4, 0)), mix(key, ink, 0.5))]], rim, light, 0.8, clean=True)
    arm = limb((118, 28, 6.0), (107, 48, 3.9))
    s.figure([[(arm, tone), (cut(arm, placed(arm, 2.6, 0)), body)]], rim, light, 1.0, clean=True)
    hand(s, grip(103.4, 55, 0.46, 200, True), body, rim, light, 0.8)


def ruby_slide(s: Gouache) -> None:
    """Level 1: at sunset a child leans back on a board and slides down a dune's crest, to a ruby half sunk in the sand."""
    s.key = SAFFRON
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(deep, mid, 0.45))
    sky_steps(s, ((58, mix(mid, haze, 0.2)), (76, mix(mid, haze, 0.62))), 170)
    far = outline((40, 112), (80, 100, 96, 88), (108, 84, 128, 92), (128, 150), (40, 150))
    s.fill(oval(98, 84, 17), "#fff3cf")
    s.fill(far, mix(mid, deep, 0.35))
    crest = outline((-4, 62), (30, 78, 56, 102), (84, 124, 128, 126), (128, 176), (-4, 176))
    s.fill(crest, "#fff0cc")
    lee = outline((-4, 68), (24, 84, 40, 112), (58, 140, 96, 146), (112, 148, 128, 144), (128, 176), (-4, 176))
    s.fill(lee, mix(ink, deep, 0.22))
    for x, y, r in ((21, 74, 3.6), (14, 69, 5.0), (5, 63, 6.4), (26, 79, 2.4)):  # the sand that they throw up
        s.fill(oval(x, y - 2, r), "#fff0cc")
    s.fill(outline((34, 98), (60, 112, 88, 126), (70, 128, 56, 122), (40, 110, 34, 98)), mix(deep, mid, 0.3))
    with s.moved(-14, -8, 1.0, 9, about=(70, 112)):
        _slider(s)
    # the ruby: its shadow away from the sun, sand about its foot
    with s.moved(scale=1.15, about=(104, 122)):
        s.gem(RUBY, 104, 121, 12, 9, 1.2)
    s.fill(outline((93, 128), (98, 124, 104, 128), (110, 124, 128, 127), (128, 142), (108, 143, 93, 128)), "#fff0cc")
    s.fill(outline((93, 124), (98, 128, 112, 126.6), (98, 136, 72, 138), (82, 131, 93, 124)), mix(deep, mid, 0.3))


def _slider(s: Gouache) -> None:
    """Paint the child: leaning far back, heels to the board, one hand at its edge, the other flung up behind."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    teal = mix(PALETTES[RUBY].key, ink, 0.25)
    rim, flesh, dark = "#fff0cc", umber(s, 0.5), umber(s, 0.18)
    board = outline(
        *((38, 104), (52, 106, 66, 111), (86, 118, 98, 122), (105, 123, 109, 117)),
        *((112, 122, 105, 128), (94, 130, 80, 124), (60, 114, 38, 108)),
    )
    head = profile(52, 74, 16, 1, -12, neck=0.24)
    hair = placed(CROPPED, 52, 74, 16, -12)
    band = ribbon([(58, 68.6, 1.5), (50, 69, 1.6), (44, 73.4, 1.3)], 8)
    ends = join(
        ribbon([(44, 73, 1.4), (36, 69, 2.0), (29, 72, 1.7), (22, 67, 0.4)], 10),
        ribbon([(44, 74, 1.2), (37, 76, 1.6), (30, 80, 0.4)], 8),
    )
    tunic = outline((45, 88), (50, 83, 57, 87), (66, 97, 70, 108), (64, 114, 52, 111), (42, 100, 45, 88))
    near_leg = join(limb((60, 108, 6.6), (83, 99, 5.2), (96, 117, 3.2)))
    far_leg = join(limb((62, 106, 6.0), (87, 101, 4.8), (99, 116, 3.0)))
    shoes = outline((93, 115), (99, 112), (102, 112, 106, 107), (109, 108, 108, 113), (104, 121, 97, 121), (93, 115))
    far_arm = limb((54, 89, 3.6), (66, 80, 2.9), (75, 66, 2.1))
    near_arm = limb((47, 91, 4.0), (38, 100, 3.1), (42, 108, 2.2))
    s.figure(
        [[(board, mix("#8a4a24", ink, 0.3)), (both(board, placed(board, -2, 4)), mix("#8a4a24", ink, 0.7))]],
        rim,
        (0.4, -1),
        0.9,
        clean=True,
    )
    s.figure(
        [
            [(ends, key)],
            [(far_arm, dark), (small_hand(76, 63.4, 2.8, -64), flesh)],
            [(far_leg, mix(deep, ink, 0.6))],
            [(near_leg, mix(deep, ink, 0.35)), (cut(near_leg, placed(near_leg, -1.6, 2.4)), mix(haze, deep, 0.4))],
            [(shoes, ink)],
            [(tunic, mix(teal, ink, 0.45)), (cut(tunic, placed(tunic, -5, 1.6)), teal)],
            [
                *planes(s, head, dark, flesh, umber(s, 0.94)),
                (head.eye, ink),
                *hair_tones(s, hair),
                (band, key),
            ],
            [(near_arm, mix(teal, ink, 0.6)), (cut(near_arm, placed(near_arm, -1.6, 0.6)), teal)],
            [(small_hand(43, 109, 2.8, 40), flesh)],
        ],
        rim,
        (1, -0.5),
        0.95,
        clean=True,
    )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-25": Picture(
        ruby_vat,
        ((58, 114), (50, 62), (104, 53), (50, 98)),
        "treads grapes",
        "tub at the vintage",
        "evening in level bands",
        seed=51,
    ),
    "b1-27": Picture(
        ruby_dig,
        ((81, 89), (54, 79), (75, 107), (104, 84)),
        "brushes a stone free",
        "skull in red rock",
        "noon on white bone",
        seed=19,
    ),
    "b1-28": Picture(
        ruby_slide,
        ((104, 118), (41, 64), (66, 90), (88, 112)),
        "slides down a dune",
        "face of a great dune",
        "steps of dusk behind the dunes",
        seed=53,
    ),
}
