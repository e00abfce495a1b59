"""Pictures of the sapphire cards of level 1 on dry land."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

import skia

from tools.art.base.contours import AGED, CHILD, FULL, Build
from tools.art.base.faces import rounded
from tools.art.base.figures import (
    Mood,
    hair_tones,
    hand,
    limb,
    planes,
    profile,
    shoe,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.base.hair import CROPPED, TIED
from tools.art.base.pigments import CORAL, DEEP_SKIN, FAIR_SKIN, ROSE, RUSSET, Complexion
from tools.art.base.props import lamp, prism
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
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
from tools.art.poster.sheet import star


def sapphire_rope(s: Gouache) -> None:
    """Level 1: a miner, let down a shaft, finds the stone with his lamp."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(
        ALL, (0, 36), (0, 160), [haze, "#ffffff", mix(haze, mid, 0.25), mix(mid, deep, 0.5)], stops=[0, 0.2, 0.62, 1]
    )
    far = ((50, 30), (47, 52), (53, 66), (45, 92), (52, 112), (44, 170))
    left = ((38, 30), (34, 56), (42, 74), (32, 100), (40, 124), (30, 170))
    right = ((107, 30), (111, 50), (103, 62), (108, 78), (102, 94), (106, 112), (100, 126), (106, 146), (102, 170))
    s.plane(polygon((-2, 30), *far, (-2, 170)), mix(mid, haze, 0.25), mix(mid, deep, 0.3), 36, 160)
    s.plane(
        polygon((122, 30), (92, 30), (97, 48), (91, 62), (98, 84), (92, 108), (100, 134), (96, 170), (122, 170)),
        mix(mid, haze, 0.15),
        mix(mid, deep, 0.5),
        36,
        150,
    )
    s.plane(_facets_along(far, -6), mix(mid, haze, 0.55), mid, 36, 150, 0)
    s.rings(91, 83, [31, 24, 16], [mix(mid, haze, 0.75), mix(key, haze, 0.35), mix(key, "#fff3c8", 0.6)], 0.6)
    near = polygon((-2, 30), *left, (-2, 170))
    s.fill(near, mix(ink, deep, 0.6))
    s.fill(_facets_along(left, -5), mix(deep, mid, 0.45))
    s.fill(polygon((-2, 30), (20, 30), (15, 60), (25, 84), (15, 116), (26, 140), (14, 170), (-2, 170)), ink)
    s.fill(polygon((122, 30), *right, (122, 170)), ink)
    s.fill(_facets_along(right, 5.4), mix(deep, mid, 0.2))
    cold, bright = (
        (mix(mid, haze, 0.35), mix(deep, mid, 0.4), mix(mid, haze, 0.8)),
        (mix(mid, haze, 0.6), mid, mix(haze, "#ffffff", 0.6)),
    )
    for x, y, lean, w, length, tones in (
        (124, 56, -52, 4.4, 27, cold),
        (126, 94, -100, 4.4, 29, cold),
        (128, 64, -66, 5, 30, bright),
        (130, 88, -92, 5, 30, bright),
        (124, 106, -120, 4.0, 24, bright),
    ):
        prism(s, x, y, lean, w, length, tones)
    _abseiler(s)
    lamp(s, 89.6, 77.8, 1.8)
    hand(s, [small_hand(89, 76.6, 2.8, -30)], skin_tone(s, 0.74), mix(key, "#fff3c8", 0.5), (0.3, 1.0), 0.6)
    s.fill(polygon(*(around(101, 75.4, 10.6 * (1.0 if at % 2 else 0.9), at * 45 + 10) for at in range(8))), ink)
    s.gem(SAPPHIRE, 101, 75, 10, 16, 1.7)


def _facets_along(edge: Sequence[Point], deep: float) -> skia.Path:
    """Return the facets of a wall of rock along its edge, as deep as given, to the right or left."""
    return polygon(*edge, *((x + deep, y + 1.6) for x, y in reversed(edge)))


def _abseiler(s: Gouache) -> None:
    """Paint the miner who hangs in the rope with both soles against the wall, lit from the lantern in his hand."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = mix(key, "#fff3c8", 0.45), (1.0, 0.25)
    skin_tones = (skin_tone(s, 0.30), skin_tone(s, 0.52), skin_tone(s, 0.80))
    coat = (ink, mix(ink, deep, 0.75), mix(deep, mid, 0.5))
    cloth = (ink, mix(ink, deep, 0.35), mix(deep, ink, 0.2))
    amber = (mix(key, ink, 0.68), mix(key, ink, 0.32), mix(key, haze, 0.15))
    hide = (mix(RUSSET, ink, 0.8), mix("#a8743c", ink, 0.3), mix("#a8743c", key, 0.5))
    head = profile(63, 66.4, 14.4, 1, -4, neck=0.2, mood=Mood.WONDER)
    hair = placed(
        outline(
            *((0.06, -0.40), (-0.46, -0.56, -0.54, -0.02), (-0.46, 0.26, -0.24, 0.24), (-0.20, 0.06, -0.12, -0.12)),
            (-0.02, -0.30, 0.06, -0.40),
        ),
        63, 66.4, 14.4, -4,
    )  # fmt: skip
    cap = outline((54.8, 61.4), (55, 55.4, 62, 55), (69, 55, 70, 60), (73, 61, 74.6, 62.8), (64, 63.4, 54.8, 61.4))
    collar = outline((57, 76), (63, 72, 69, 76), (69.4, 80, 66, 81), (59, 81, 57, 76))
    jacket = outline(
        (57.6, 79), (62, 73.6, 69, 78), (74.4, 86, 75.4, 101), (75, 108, 68, 110), (60, 110, 58.6, 105),
        (55, 92, 57.6, 79),
    )  # fmt: skip
    far_leg = join(taper((71, 105), 5.8, (87, 97.4), 4.4), taper((87, 97.4), 4.2, (98, 106.6), 3.0))
    leg = join(taper((68, 106), 6.8, (85, 114), 5.0), taper((85, 114), 4.8, (95.4, 123), 3.3))
    boots = (
        outline((94.6, 106.6), (97.6, 102.4), (103.4, 99), (105.4, 100.6), (106, 112), (101, 113.4), (96, 110.4)),
        outline((92, 124), (95, 119), (102, 114.6), (104.2, 116), (101.4, 129.6), (96.6, 130.6), (92.6, 128)),
    )
    rope = mix("#e8c890", ink, 0.15)
    s.stroke([(69, 106), (62, 132, 67, 172)], mix(rope, ink, 0.5), 1.3)
    rounded(s, far_leg, (ink, mix(ink, deep, 0.3), mix(ink, deep, 0.75)), light, 1.6, rim)
    rounded(s, boots[0], hide, light, 1.4, rim)
    raised = limb((60.4, 80.4, 4.2), (76.6, 71.4, 3.2), (72.4, 58.6, 2.3))
    rounded(s, raised, (coat[0], mix(coat[0], coat[1], 0.5), coat[1]), light, 1.6, rim)
    s.stroke([(72, 30), (72.4, 57), (70, 104)], rope, 1.5)
    hand(s, [small_hand(72.4, 56, 2.9, -92)], skin_tones[1], rim, light, 0.6)
    cape = outline((59, 77), (66, 76, 66, 84), (62, 96, 57, 106), (51, 116, 43, 120), (42, 98, 59, 77))
    rounded(s, cape, amber, light, 3.0, rim, [outline((57, 84), (53, 98, 47, 112), (50, 98, 57, 84))])
    pouch = outline((50.6, 98), (55, 95.4, 60.4, 97), (62.6, 104, 60.6, 110), (54, 113, 50.6, 109), (49, 103, 50.6, 98))
    rounded(s, pouch, hide, light, 1.6, rim, [outline((50, 102), (55, 104, 61.6, 101.4), (55, 106, 50, 102))])
    rounded(s, leg, cloth, light, 2.2, rim)
    rounded(s, boots[1], hide, light, 1.6, rim)
    for sole in (
        ((103.4, 99), (105.8, 100), (106.4, 112.4), (104, 112.8)),
        ((102, 114.6), (104.6, 115.6), (102, 130), (99.4, 130.2)),
    ):
        s.fill(polygon(*sole), ink)
    folds = [
        outline((66, 84), (69, 96, 67, 107), (65, 96, 66, 84)),
        outline((60, 100), (66, 103, 73, 100), (66, 105.4, 60, 100)),
    ]
    rounded(s, jacket, coat, light, 2.8, rim, folds)
    s.line(outline((61.4, 79), (64, 92, 57.6, 104), (64, 92, 61.4, 79)), hide[1], 1.3)
    s.stroke([(59, 104.6), (67, 107.4, 75, 102.6)], mix(haze, key, 0.35), 1.8)
    s.stroke([(71.4, 80), (70, 104)], rope, 1.5)
    s.line(oval(70, 104.6, 2.2, 2.6), mix(haze, mid, 0.2), 1.0)
    s.figure(
        [
            [*planes(s, head, skin_tones[0], skin_tones[1], skin_tones[2]), (head.eye, ink), *hair_tones(s, hair)],
            [(collar, mix(CORAL, ink, 0.2)), (both(collar, placed(collar, -4, 0)), mix(CORAL, ink, 0.6))],
            [(cap, mix(ink, deep, 0.5)), (both(cap, placed(cap, -5, 1)), ink)],
        ],
        rim, light, 0.8, clean=True,
    )  # fmt: skip
    rounded(s, limb((63.6, 82, 4.6), (75.4, 91.6, 3.6), (86.4, 80.4, 2.4)), coat, light, 1.8, rim)


def well(s: Gouache) -> None:
    """Level 1, from the bottom of a well: two lean into the disc of dawn and haul up the stone, whose light meets them."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    pale = "#fffdf6"
    s.fill(ALL, ink)
    # the courses of the wall, from us up to the rim
    rings = [(74 + 0.9 * at, 99 - 7.6 * at, r) for at, r in enumerate((108, 79, 59, 44.6, 34, 27))]
    lots = chance(3)
    for at, (low, high) in enumerate(pairwise(rings)):
        count = 15
        for stone in range(count):
            first, last = (360 / count * (stone + at * 0.5 + edge) for edge in (0.05, 0.95))
            gap = 0.03 * low[2]
            shape = polygon(
                around(low[0], low[1], low[2] - gap, first), around(low[0], low[1], low[2] - gap, last),
                around(high[0], high[1], high[2], last), around(high[0], high[1], high[2], first),
            )  # fmt: skip
            side = 0.5 + 0.5 * math.sin(math.radians((first + last) / 2))
            tone = (0.06, 0.14, 0.3, 0.55, 0.95)[at] * (0.55 + 0.45 * side) + 0.10 * next(lots)
            s.fill(shape, mix(ink, mix(deep, mid, 0.5), min(1.0, tone)))
    x, y, r = rings[-1]
    sky = oval(x, y, r)
    s.fill(sky, mix(ROSE, "#fff3e6", 0.2))
    with s.clipped(sky):
        s.fill(oval(80, 74, 19), mix(ROSE, "#fff3e6", 0.6))
        s.spot(80, 74, 18.6, 25, mix(ROSE, "#fff3e6", 0.6), 0.7)
        s.fill(oval(80, 76, 11), mix("#fff3e6", pale, 0.6))
        s.spot(80, 76, 10.8, 17, mix("#fff3e6", pale, 0.6), 0.7)
        s.fill(outline((54, 50), (66, 43, 82, 48), (92, 50, 104, 44), (104, 34), (54, 34)), mix(mid, ROSE, 0.5))
        _leaning_pair(s)
    s.line(sky, mix(ROSE, pale, 0.6), 1.0)
    # rain that falls towards us
    for turn, near, far in (
        (20, 34, 48),
        (150, 36, 54),
        (196, 32, 46),
        (330, 30, 42),
    ):
        s.stroke([around(x, y, near, turn), around(x, y, far, turn)], mix(mid, haze, 0.55), 0.9)
    for grow, tone in ((24, mix(deep, mid, 0.7)), (19, mix(mid, haze, 0.7))):
        s.fill(oval(73, 118, grow), tone)
    s.fill(taper((78.4, 72), 1.0, (74.8, 94), 1.7), mix(key, haze, 0.45))
    rope = mix(key, haze, 0.45)
    for side in (-1, 1):
        s.stroke([(74.8, 93), (73 + side * 10, 101, 73 + side * 15.8, 121)], rope, 1.6)
    s.gem(SAPPHIRE, 73, 120, 15, 8, 0, shining=True)
    for tone, wide in ((ink, 2.8), (rope, 1.6)):
        s.stroke([(57.2, 121), (73, 131, 88.8, 121)], tone, wide)
    s.fill(oval(74.8, 93, 2.4), rope)
    s.sparkle("#eaf6ff", 73, 120, 15, 1.3)
    for at, turn, flip in ((71, -24, False), (77.6, 204, True)):
        s.figure([[(small_hand(78, at, 3.3, turn, flip), skin_tone(s, 0.5))]], mix(ROSE, pale, 0.6), (0.2, -1), 0.7)


def _leaning_pair(s: Gouache) -> None:
    """Paint a woman and her son over the rim, dark against the dawn: on chins, brows and hands lies the stone's light."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    rim, below = mix(ROSE, "#fffdf6", 0.6), mix(mid, haze, 0.25)
    dark, lit = skin_tone(s, 0.2), skin_tone(s, 0.42)
    mother, son = (
        profile(64, 55, 16, 1, 30, neck=0.3, build=FULL),
        profile(99, 64, 14.5, -1, -24, neck=0.3, build=CHILD),
    )
    scarf = placed(
        outline(
            *((0.36, -0.34), (0.30, -0.66, -0.10, -0.64), (-0.66, -0.56, -0.60, 0.06), (-0.56, 0.4, -0.34, 0.6)),
            *((-0.16, 0.5, -0.14, 0.1), (-0.06, -0.2, 0.36, -0.34)),
        ),
        64, 55, 16, 30,
    )  # fmt: skip
    hair = placed(CROPPED, 99, 64, 14.5, -24, True)
    s.figure(
        [
            [(limb((38, 72, 14), (56, 70, 9)), mix(ink, deep, 0.3))],
            [
                *planes(s, mother, dark, lit, below),
                (mother.eye, ink),
                (scarf, CORAL),
                (both(scarf, placed(scarf, -4, -3)), mix(CORAL, ink, 0.4)),
            ],
            [(limb((124, 84, 15), (106, 76, 8)), mix(ink, deep, 0.55))],
            [*planes(s, son, dark, lit, below), (son.eye, ink), (hair, ink)],
            [(limb((54, 74, 4.2), (66, 80, 3.4), (76, 72.4, 2.5)), mix(ink, deep, 0.45))],
            [(limb((106, 80, 4.0), (94, 89, 3.2), (81, 79, 2.4)), mix(ink, deep, 0.7))],
        ],
        rim,
        (0.2, -1),
        0.7,
    )


def star_catcher(s: Gouache) -> None:
    """Level 1: on a pasture at night a girl in her shift swings a net on a long pole and catches a falling star."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(
        ALL,
        (0, 38),
        (0, 132),
        [mix(ink, deep, 0.3), mix(ink, deep, 0.7), mix(deep, mid, 0.3)],
    )
    for i in range(24):
        x, y = (i * 41 + 9) % 120, 40 + (i * 29) % 50
        s.fill(star(x, y, 0.7 + (i % 3) * 0.5, slim=0.25), mix(haze, mid, 0.1))
    # the star's fall, in three steps
    for wide, tone in ((20, mix(deep, mid, 0.9)), (14, mix(mid, haze, 0.65)), (8, "#fffdf6")):
        s.fill(polygon((91, 53), (128, 30 - wide), (128, 30 + wide), (95, 58)), tone)
    # far peaks, then the alp
    s.plane(
        polygon(
            (-2, 116),
            (14, 100),
            (24, 108),
            (38, 94),
            (52, 112),
            (68, 118),
            (92, 110),
            (108, 98),
            (122, 112),
            (122, 140),
            (-2, 140),
        ),
        mix(deep, ink, 0.35),
        mix(deep, mid, 0.25),
        96,
        134,
        0.0,
    )
    hill = outline((-2, 142), (30, 128, 66, 127), (98, 127, 122, 138), (122, 172), (-2, 172))
    s.figure([[(hill, ink)]], mix(haze, "#fffdf6", 0.3), (0.3, -1), 0.9, clean=True)
    s.fill(both(hill, outline((58, 120), (90, 124, 128, 132), (128, 146), (96, 140, 58, 134))), mix(deep, mid, 0.35))

    def sheep(x: float, y: float, k: float, face: int, tone: Color) -> None:
        wool = [(-9, 0), (-7.5, -5.4), (-2.6, -7.4), (3, -7), (8, -4.6), (9, 0.6), (6.6, 4.6), (0, 5.6), (-6.6, 4.8)]
        curls = join(oval(0, -1, 8.4, 5.4), *(oval(dx, dy, 2.7) for dx, dy in wool))
        fleece = placed(curls, x, y, k, flip=face < 0)
        skull = placed(
            polygon((7, -5, 1.6), (12, -6.4, 1.6), (15, -0.4, 1.4), (12.6, 1.6, 1.2), (8, 0, 1)), x, y, k, flip=face < 0
        )
        ear = placed(taper((9.4, -4.6), 1.0, (5.6, -5.4), 0.6), x, y, k, flip=face < 0)
        for step in (-5.4, -2.4, 3, 5.8):
            hip, knee = x + face * step * k, x + face * (step + 0.7) * k
            s.fill(limb((hip, y + 3 * k, 1.7 * k), (knee, y + 7 * k, 1.0 * k), (hip, y + 11 * k, 0.9 * k)), ink)
        parts = [(fleece, tone), (cut(fleece, placed(fleece, 2.0 * k, 5.6 * k)), "#fffdf6")]
        s.figure([parts, [(skull, ink)], [(ear, ink)]], mix(haze, "#fffdf6", 0.7), (-0.3, -1), 0.8 * k, clean=True)

    sheep(99, 122, 1.15, -1, mix(mid, haze, 0.2))
    _catching_girl(s)
    _star_net(s)


def _catching_girl(s: Gouache) -> None:
    """Paint the girl on her toes, thrown back, both hands at the pole: a white shift, bare feet, red plaits that fly."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    rim, light = "#fffdf6", (0.8, -0.8)
    x, y, h, tilt = 57.0, 87.0, 15.0, -28.0
    head = profile(x, y, h, 1, tilt, neck=0.3, build=CHILD, mood=Mood.GLAD)
    red = "#c9582a"
    hair = placed(TIED, x, y, h, tilt)
    plaits = [
        ribbon([(52, 88, 2.8), (45, 90, 2.6), (41, 97, 2.3), (35, 98, 0.6)], 8),
        ribbon([(51, 90, 2.2), (46, 97, 2.2), (45, 104, 1.7), (40, 108, 0.5)], 8),
    ]
    shift = outline(
        (54, 98), (59, 94, 64, 98), (69, 108, 76, 131), (66, 136, 57, 132), (48, 138, 42, 131), (50, 112, 54, 98)
    )
    shade = both(shift, outline((54, 94), (61, 108, 60, 120), (59, 130, 62, 140), (34, 140), (40, 104, 54, 94)))
    skin, dark = mix(skin_tone(s, 0.7), "#fffdf6", 0.3), skin_tone(s, 0.24)
    legs = [
        join(
            limb((54, 130, 3.4), (46, 136, 2.6), (38, 136, 1.7)),
            outline((39, 134), (36, 136, 33, 131), (31, 131.6), (33, 138, 38, 138.6)),
        ),
        join(
            limb((66, 130, 3.6), (67, 138, 2.8), (66, 145, 1.7)),
            outline((64.4, 143), (67.6, 144), (72, 147.4, 74, 147.6), (74, 149.4), (66, 149, 64.4, 143)),
        ),
    ]
    pole = taper((46, 121), 1.2, (82, 71), 1.0)
    far = limb((63, 100, 3.4), (72, 97, 2.7), (74.6, 83, 1.9))
    near = limb((57, 101, 3.9), (67, 108, 3.1), (63.4, 97.6, 2.1))
    s.figure(
        [
            [(far, mix(haze, mid, 0.6))],
            [(plaits[0], mix(red, ink, 0.35))],
            [(legs[0], dark)],
            [(legs[1], skin), (cut(legs[1], placed(legs[1], 1.8, 0)), dark)],
            [(shift, "#fffdf6"), (shade, mix(deep, mid, 0.6))],
            [*planes(s, head, dark, skin, mix(haze, "#fff3e0", 0.6)), (head.eye, ink), *hair_tones(s, hair, color=red)],
            hair_tones(s, plaits[1], color=red),
            [(pole, mix(RUSSET, haze, 0.25))],
            [(near, mix(haze, "#ffffff", 0.5)), (both(near, placed(near, -1.8, 1.4)), mix(mid, haze, 0.45))],
            [(small_hand(75.4, 81.2, 2.8, -70), skin)],
            [(small_hand(63, 97, 3.0, -80), skin)],
        ],
        rim,
        light,
        1.0,
    )


def _star_net(s: Gouache) -> None:
    """Paint the net: the stone in its mouth, the bag blown out behind it, its threads lit."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    pale = mix(haze, "#ffffff", 0.6)
    bag = outline((78, 48), (80, 70, 92, 86), (96, 91, 100, 86), (106, 74, 103, 60), (98, 46, 78, 48))
    s.fill(bag, mix(mid, haze, 0.3), 0.3)
    with s.clipped(bag):
        for at in range(7):
            s.stroke([(72 + at * 7, 44), (78 + at * 4.6, 66, 90 + at * 2, 90)], pale, 0.7)
            s.stroke([(74, 54 + at * 7), (90, 60 + at * 6, 110, 52 + at * 6)], pale, 0.7)
    s.rim([bag], pale, (1, 0.3), 0.9)
    s.gem(SAPPHIRE, 89, 59, 11.6, glint=1.6, shining=True)
    hoop = cut(oval(90, 57, 17.6, 14.4, -28), oval(90, 57, 16.2, 13.0, -28))
    s.figure([[(hoop, mix(key, haze, 0.2))]], "#fffdf6", (1, -1), 0.6, clean=True)
    s.fill(taper((82, 71), 1.7, (79, 75), 1.7), mix(key, ink, 0.25))


def dyers(s: Gouache) -> None:
    """Level 1: two dyers wring a long wet cloth between them, and in its hollow, with the water, they wring out a stone."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    night, pale = mix(ink, "#000000", 0.15), "#eef8ff"
    s.fill(ALL, mix(ink, deep, 0.6))
    _hung_cloth(s)
    floor = outline((-4, 146), (60, 142, 124, 146), (124, 176), (-4, 176))
    s.fill(floor, night)
    s.fill(
        both(floor, polygon((50, 140), (106, 140), (124, 178), (24, 178))), mix(deep, mid, 0.45)
    )  # the sun through it
    for x in (49, 105):
        s.fill(oval(x, 152, 15, 2.2), "#000000", 0.5)
    with s.moved(0, 0, 0.78, about=(77, 154)):
        _vat(s)
    white, warm = mix(haze, "#ffffff", 0.3), mix(key, haze, 0.1)
    _wringer(s, 1, (white, mix(deep, ink, 0.2), warm), AGED, FAIR_SKIN)
    _wringer(s, -1, (mix(CORAL, ink, 0.1), mix(deep, ink, 0.75), None), FULL, DEEP_SKIN)

    def twist(*half: tuple[float, float, float]) -> skia.Path:
        """Return a length of cloth from its left half, whose last point is its middle."""
        return ribbon([*half, *((154 - x, y, wide) for x, y, wide in reversed(half[:-1]))], 12)

    end = outline((57, 85), (54, 92, 52.4, 101), (56, 103.6, 60, 101), (61, 94, 61, 86))
    behind = twist((57, 87, 3.0), (64, 88.6, 3.8), (70, 92, 4.8), (77, 94, 5.2))
    before = twist((57, 87.6, 3.0), (63, 92, 4.4), (69, 100.6, 5.6), (77, 105, 6.6))
    for cloth, tone in (
        (behind, mix(mid, haze, 0.3)),
        (join(before, end, placed(end, 154, 0, flip=True)), mix(haze, "#ffffff", 0.3)),
    ):
        if cloth is not behind:
            s.gem(SAPPHIRE, 77, 91.6, 12.6, 14)  # the stone lies in the hollow of the twist
        s.figure(
            [[(cloth, tone), (cut(cloth, placed(cloth, -0.6, -4)), mix(mid, deep, 0.4))]],
            pale,
            (-0.4, -1),
            1.1,
            clean=True,
        )
        with s.clipped(cloth):
            for x in (57, 70, 84, 97):  # its turns
                s.fill(
                    outline((x - 7, 76), (x - 2, 94, x + 1, 114), (x + 5, 114), (x + 2, 94, x - 4, 76)),
                    mix(mid, haze, 0.45),
                )
                s.stroke([(x - 4, 76), (x + 2, 94, x + 5, 114)], pale, 0.5)
    for at, long in ((-3.4, 13), (0.6, 24), (4.0, 9)):  # water runs from the lowest fold
        s.fill(taper((77 + at, 110), 1.1, (77 + at, 110 + long), 0.3), mix(haze, "#ffffff", 0.6))
    for x, y, r, lit in ((63.6, 90, 4.0, 0.5), (58.4, 88.2, 4.6, 0.68)):  # each has a hand behind the other
        fist = small_hand(x, y, r, 24)
        for path in (fist, placed(fist, 154, 0, flip=True)):
            s.fill(placed(path, 0.4, 0.8), ink, 0.6)
            s.figure([[(path, skin_tone(s, lit))]], pale, (0, -1), 0.5, clean=True)
    for x, y, r in ((65, 108.6, 1.2), (88, 107.6, 1.3), (73.6, 126.6, 1.5), (81, 123, 1.3)):
        s.fill(placed(outline((0, -2.6), (1.3, 0.2, 0, 1), (-1.3, 0.2, 0, -2.6)), x, y, r), pale)


def _vat(s: Gouache) -> None:
    """Paint the vat: dark staves, and on the dye the light of the cloth."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    x, y = 77.0, 138.0
    side = outline((x - 27, y), (x - 26, y + 20, x - 23, y + 40), (x + 23, y + 40), (x + 26, y + 20, x + 27, y))
    s.fill(side, mix(ink, "#000000", 0.2))
    for at in (-18, -9, 0, 9, 18):
        s.stroke([(x + at, y + 5), (x + at * 0.9, y + 36)], mix(deep, ink, 0.4), 0.6)
    hoop = outline((x - 26.6, y + 9), (x, y + 18, x + 26.6, y + 9), (x + 26.4, y + 12), (x, y + 21, x - 26.4, y + 12))
    s.fill(hoop, mix(RUSSET, ink, 0.5))
    s.figure([[(oval(x, y, 27, 7.4), mix(RUSSET, ink, 0.66))]], mix(haze, key, 0.3), (0.2, -1), 0.9, clean=True)
    dye = oval(x, y + 0.6, 24.4, 5.6)
    s.fill(dye, mix(ink, deep, 0.4))
    with s.clipped(dye):
        s.fill(oval(x - 2, y + 2, 17, 4.0), mix(haze, mid, 0.3))


def _hung_cloth(s: Gouache) -> None:
    """Paint the one light: a great cloth on a pole with the sun behind it, dipped into the dye twice."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    cloth = outline(
        *((36, 44), (120, 44), (119, 90, 121, 138), (112, 144, 102, 138), (92, 145, 80, 138), (68, 145, 57, 138)),
        *((46, 144, 35, 138), (38, 90, 36, 44)),
    )
    s.fill(cloth, mix(mid, haze, 0.62))
    with s.clipped(cloth):
        s.fill(oval(77, 68, 25), "#fff1d2")  # the sun through it
        for y, tone in ((104, mix(mid, haze, 0.3)), (124, mix(mid, deep, 0.25))):
            s.fill(
                outline(
                    (30, y), (46, y - 6, 60, y), (76, y + 5, 92, y - 1), (108, y - 6, 124, y + 1), (124, 150), (30, 150)
                ),
                tone,
            )
        for x, wide in ((50, 3.6), (70, 2.6), (88, 3.0), (106, 3.8)):
            s.fill(
                outline((x, 44), (x + 1, 90, x - wide, 150), (x + wide, 150), (x + 3, 90, x, 44)),
                mix(mid, deep, 0.4),
                0.3,
            )
    s.figure([[(box(-4, 41.6, 124, 45.2), mix(RUSSET, ink, 0.6))]], mix(haze, s.key, 0.4), (0, 1), 0.7, clean=True)
    for x in (38, 64, 92, 118):
        s.fill(box(x - 1.2, 40, x + 1.2, 48), mix(RUSSET, haze, 0.3))


def _wringer(
    s: Gouache, face: int, cloth: tuple[Color, Color, Color | None], build: Build, complexion: Complexion
) -> None:
    """Paint a dyer who leans back on the twist with straight arms; ``cloth`` are blouse, skirt or breeches, and scarf."""
    ink, haze = s.ink, s.haze
    blouse_tone, lower_tone, scarf_tone = cloth
    rim, light = "#dff0ff", (1.0 * face, -0.2)
    foot, lean = (64.4, -9) if face > 0 else (53, 1.4)

    def put(path: skia.Path) -> skia.Path:
        leaning = placed(placed(path, -54, -150), foot, 150, 1, lean)
        return leaning if face > 0 else placed(leaning, 154, 0, flip=True)

    def on_head(path: skia.Path) -> skia.Path:
        return put(placed(path, 43.6, 69.4, 15.6, -8))

    head = profile(43.6, 69.4, 15.6, 1, -8, neck=0.34, build=build, mood=Mood.GLAD).moved(put)
    torso = outline(
        (36.6, 84), (42, 79, 48.6, 82), (53, 90, 53, 100), (54, 108, 54.6, 112), (38, 115), (36, 98, 36.6, 84)
    )
    arms = (
        limb((46, 86, 4.0), (54, 87.4, 3.0), (60, 86.6, 2.1)),
        limb((42.4, 87, 4.6), (51, 90.4, 3.5), (57.6, 88.1, 2.3)),
    )
    sleeve = limb((42.4, 87, 5.3), (46.4, 88.8, 4.6))
    dark, warm = skin_tone(s, 0.24, complexion), skin_tone(s, 0.66, complexion)
    if scarf_tone:
        lower = outline((37.6, 110), (46, 114, 54.8, 110), (62, 126, 63, 146), (50, 151, 37, 148), (34, 128, 37.6, 110))
    else:
        lower = join(
            limb((49, 111, 6.2), (58, 130, 4.8), (57, 146, 3.4)), limb((43.6, 112, 6.2), (43, 132, 4.8), (34, 146, 3.4))
        )
    feet = join(placed(shoe(0, 0, 1, 0.95), 55.6, 152, 1, 7), placed(shoe(0, 0, 1, 0.95), 33.6, 149.6, 1, 7))
    groups = [
        [(put(arms[0]), mix(dark, warm, 0.4))],
        [(put(feet), ink)],
        [(put(lower), mix(lower_tone, ink, 0.5)), (put(cut(lower, placed(lower, -6, 0))), lower_tone)],
        [(put(torso), mix(blouse_tone, ink, 0.6)), (put(cut(torso, placed(torso, -5, 0))), blouse_tone)],
        [*planes(s, head, dark, warm, mix(haze, s.key, 0.2)), (head.eye, ink)],
    ]
    if scarf_tone:
        scarf = outline(
            (0.41, -0.26), (0.38, -0.70, -0.10, -0.68), (-0.66, -0.60, -0.60, -0.02), (-0.52, 0.20, -0.30, 0.10),
            (-0.14, -0.12, 0.10, -0.24), (0.26, -0.28, 0.41, -0.26),
        )  # fmt: skip
        knot = outline((-0.50, -0.02), (-0.95, 0.0, -0.86, 0.62), (-0.62, 0.5, -0.40, 0.12))
        groups.append([(on_head(knot), mix(scarf_tone, ink, 0.5))])
        groups.append(
            [
                (on_head(scarf), mix(scarf_tone, ink, 0.42)),
                (on_head(cut(scarf, placed(scarf, -0.36, -0.06))), scarf_tone),
            ]
        )
    else:
        groups.append([*hair_tones(s, on_head(CROPPED), face)])
    groups.append([(put(arms[1]), mix(dark, warm, 0.5)), (put(cut(arms[1], placed(arms[1], -0.6, 1.6))), warm)])
    groups.append(
        [(put(sleeve), mix(blouse_tone, ink, 0.35)), (put(cut(sleeve, placed(sleeve, -2.0, 2))), blouse_tone)]
    )
    s.figure(groups, rim, light, 1.0)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-10": Picture(
        well,
        ((73, 120), (68, 58), (96, 66), (78, 74)),
        "hauls a stone up a well",
        "bottom of a well",
        "disc of dawn",
        seed=10,
    ),
    "b1-11": Picture(
        sapphire_rope,
        ((66, 68), (72, 57), (90, 80), (104, 75)),
        "is let down on a rope",
        "shaft",
        "bright well",
        seed=5,
    ),
    "b1-13": Picture(
        star_catcher,
        ((89, 58), (58, 87), (76, 81), (63, 97)),
        "catches a star in a net",
        "high pasture",
        "the star's tail",
        seed=13,
    ),
    "b1-14": Picture(
        dyers,
        ((77, 96), (44, 70), (77, 106), (100, 86)),
        "wrings a wet cloth",
        "dyers' yard",
        "sun through a dipped cloth",
        seed=14,
    ),
}
