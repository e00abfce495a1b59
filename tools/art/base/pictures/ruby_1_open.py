"""Pictures of the ruby cards of level 1 under the open sky."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import drape, hand, limb, pinch, profile, shoe, small_hand, umber
from tools.art.base.gouache import EMBER, RUBY, VIOLET, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    both,
    box,
    burst,
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


def ruby_track(s: Gouache) -> None:
    """From above, in the last sun: a hunter's long shadow lies on the dry clay, his hand reaches into a lion's track."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    clay, dark = mix(mid, haze, 0.42), mix(deep, mid, 0.30)
    s.fill(ALL, clay)
    s.stipple(None, mix(haze, "#ffffff", 0.3), (84, 90), (112, 160), 0.0, 0.4)
    cracks = (
        [(28, 36), (44, 50), (50, 66), (62, 58), (72, 44), (76, 34)],
        [(62, 58), (72, 66)],
        [(50, 66), (48, 84), (36, 92), (40, 108), (30, 122)],
        [(48, 84), (58, 92)],
        [(124, 58), (110, 62), (102, 52), (104, 36)],
        [(40, 108), (54, 120), (72, 124), (80, 136), (76, 150), (84, 172)],
        [(54, 120), (50, 138), (36, 150), (40, 174)],
        [(50, 138), (66, 148), (76, 150)],
        [(80, 136), (92, 132)],
        [(124, 98), (114, 104)],
    )
    for points in cracks:
        s.stroke([(x + 0.5, y + 0.9) for x, y in points], mix(haze, "#ffffff", 0.25), 1.3)
        s.stroke(points, mix(deep, ink, 0.2), 1.3)
    # the hunter's long shadow: head in profile, waist, kilt and parted legs, one hand to the track, one on the spear
    shade = join(
        profile(50, 55, 17, 1, 4, neck=0.4).head,
        outline(
            (49, 66),
            (56, 66, 60, 70),
            (60, 82, 56, 96),
            (62, 116),
            (42, 116),
            (46, 96),
            (42, 82, 42, 70),
            (45, 66, 49, 66),
        ),
        limb((57.4, 70.4, 3.0), (66, 86, 2.5), (76, 96, 1.8)),
        limb((44.4, 70.4, 3.0), (37, 84, 2.4), (38, 96, 2.2)),
        limb((47, 114, 4.4), (45, 138, 3.6), (40, 178, 3.2)),
        limb((57, 114, 4.4), (62, 140, 3.6), (68, 178, 3.2)),
        taper((37.4, 84), 0.9, (36.4, 178), 1.0),
        taper((38, 66), 0.9, (37.4, 84), 0.9),
        polygon((38.4, 44), (42, 58), (38, 67), (34.4, 58)),
    )
    with s.clipped(shade):
        s.fill(ALL, dark)
        for points in cracks:
            s.stroke(points, mix(ink, deep, 0.25), 1.3)
    s.stipple(cut(placed(shade, 1.6, 0), shade), dark, (0, 0), (1, 0), 0.45, 0.45)
    _lion_track(s, 83, 96)
    wrist, elbow = (107, 124), (134, 164)
    lit, tone = mix(umber(0.6), ink, 0.08), umber(0.5)
    arm = taper(wrist, 5.2, elbow, 10.4)
    s.figure([[(arm, lit), (both(arm, placed(arm, -4.4, 2.6)), tone)]], EMBER, (1, -0.4), 0.8)
    for at, color in ((0.16, key), (0.24, haze), (0.32, key)):
        x, y = wrist[0] + (elbow[0] - wrist[0]) * at, wrist[1] + (elbow[1] - wrist[1]) * at
        band = placed(box(-1.5, -6.4 - at * 4, 1.5, 6.4 + at * 4, 1.4), x, y, 1, 56)
        s.figure([[(band, color)]], "#fff6e6", (1, -0.6), 0.6)
    hand(s, pinch(90, 101, 1.06, 53, flip=True), lit, EMBER, (0.6, -0.9), 0.8)
    s.sparkle("#fff0ea", 83, 95, 11, 1.4)


def _lion_track(s: Gouache, x: float, y: float) -> None:
    """Paint a lion's track from above, the sun on its far walls, and the ruby in its pad; the point is the pad's middle."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    pad = outline(
        *((x - 20, y + 8), (x - 19, y - 6, x - 9, y - 13), (x, y - 19, x + 9, y - 13), (x + 19, y - 6, x + 20, y + 8)),
        *((x + 19, y + 18, x + 9, y + 15), (x, y + 12, x - 9, y + 15), (x - 19, y + 18, x - 20, y + 8)),
    )
    toes = [
        oval(x + dx, y + dy, 6.4, 8.6, turn)
        for dx, dy, turn in ((-24, -15, -26), (-9.6, -29, -9), (9.6, -29, 9), (24, -15, 26))
    ]
    for hollow in (pad, *toes):
        s.line(hollow, mix(haze, "#ffffff", 0.35), 2.6)
        s.fill(hollow, mix(mid, deep, 0.25))
        s.fill(both(hollow, placed(hollow, -1.2, 3.2)), mix(ink, deep, 0.35))
    with s.clipped(pad):
        s.rings(x, y, [17, 13], [mix(mid, haze, 0.35), "#fff6e6"], 0.5)
    s.gem(RUBY, x, y - 1, 11, 6, 0)


def ruby_vat(s: Gouache) -> None:
    """Level 1, straight down: bare feet tread grapes in a round vat, and the stone comes up between their toes."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    must = mix(ink, deep, 0.4)
    s.fill(ALL, mix(haze, mid, 0.3))
    s.stipple(ALL, mix(mid, deep, 0.3), (20, 60), (110, 170), 0.0, 0.32)
    x, y = 75, 98
    s.fill(oval(x - 5, y + 6, 58), mix(mid, deep, 0.7))
    s.fill(oval(x, y, 56), mix(ink, "#a8623a", 0.8))
    for turn in range(0, 360, 15):
        s.stroke([around(x, y, 48, turn), around(x, y, 56, turn)], mix(ink, "#a8623a", 0.35), 0.9)
    s.line(oval(x, y, 55.4), mix(haze, "#a8623a", 0.4), 1.0)
    s.fill(oval(x, y, 48), ink)
    pool = oval(x + 0.8, y + 1.4, 46.4)
    s.fill(pool, must)
    with s.clipped(pool):
        for reach, wide, start, tone in (
            (42, 3.4, 20, mix(deep, mid, 0.5)), (38, 2.4, 150, mid), (33, 4.0, 250, mix(deep, mid, 0.4)), (28, 2.2, 60, mix(deep, mid, 0.6)),
            (24, 2.6, 190, deep), (19, 1.6, 320, mix(deep, mid, 0.6)), (44, 2.6, 236, mid),
        ):  # fmt: skip
            arc = [around(x, y, reach - 6 * at / 12, start + at * 11) for at in range(13)]
            s.fill(ribbon([(*point, wide * math.sin(math.pi * at / 12)) for at, point in enumerate(arc)], 3), tone)
        lots = chance(5)
        for at in range(40):
            spot = around(x, y, 14 + 31 * next(lots), at * 137.5)
            grape = oval(*spot, 2.3, 1.8, 180 * next(lots))
            s.fill(grape, (mix(deep, VIOLET, 0.35), mix(ink, VIOLET, 0.3), mid)[at % 3])
            s.rim([grape], mix(haze, mid, 0.4), (-1, -1), 0.5)
    for inner, foot_x, foot_y in ((1, 56, 127), (-1, 97, 121)):
        s.fill(oval(foot_x - inner * 2, foot_y - 14, 17.4, 21.6), ink)
    for r, tone in ((23, mix(mid, haze, 0.12)), (17, mix(haze, mid, 0.3))):
        crown = burst(76, 82, r, 13, 5, 0.66, 1.0, 8)
        s.figure([[(crown, tone)]], mix(haze, "#fffdf6", 0.4), (-0.4, -1), 0.8)
    for far, way in ((27, -100), (25, -62), (28, -140), (24, -20), (25, 200)):
        s.fill(oval(*around(76, 82, far, way), 1.5), mix(haze, mid, 0.3))
    _treading_foot(s, 56, 127, 1)
    _treading_foot(s, 97, 121, -1)
    s.gem(RUBY, 76, 83, 10.8, 0, 1.7)


def _treading_foot(s: Gouache, x: float, y: float, inner: int) -> None:
    """Paint a leg and its bare foot from above, the ankle at a point; ``inner`` is the side of the great toe."""
    ink, deep, haze = s.ink, s.deep, s.haze
    turn, flip = inner * 3, inner < 0
    wine = mix(umber(0.7), mix(deep, VIOLET, 0.2), 0.5)
    toes = (
        ((-9.6, -18), 2.2, (-12.6, -24), 2.9), ((-7.2, -21), 2.2, (-9.2, -28.6), 3.0), ((-3.8, -23), 2.3, (-4.6, -31.8), 3.1),
        ((0.4, -24), 2.4, (0.6, -33.8), 3.3), ((6.2, -22), 3.8, (7.8, -33.4), 5.2),
    )  # fmt: skip
    light = (-0.5, -1)
    for start, wide, end, tip in toes:
        toe = placed(taper(start, wide, end, tip), x, y, 1, turn, flip)
        s.line(toe, mix(wine, ink, 0.6), 0.9)
        s.figure([[(toe, wine)]], EMBER, light, 0.6)
        nail = placed(oval(end[0], end[1] - tip * 0.3, tip * 0.5, tip * 0.5), x, y, 1, turn, flip)
        s.fill(nail, mix(haze, wine, 0.45))
    limb_path = outline(
        *((-12, 58), (-13, 28, -5.6, 11), (-8.4, 6, -7.4, -1), (-6.4, -8, -11.4, -16), (-13.8, -22, -6, -25)),
        *((2, -27, 10.4, -23), (13, -16, 7.4, -9), (6.6, -5, 7.8, -1), (8.4, 6, 5.6, 11), (11, 30, 12, 58)),
    )
    whole = placed(limb_path, x, y, 1, turn, flip)
    clean = placed(
        outline((-14, 14), (-8, 19, -5, 13), (-2, 8, 1, 14), (4, 19, 8, 12), (20, 14), (20, 70), (-20, 70)),
        x,
        y,
        1,
        turn,
        flip,
    )
    s.fill(whole, wine)
    s.fill(both(whole, clean), umber(0.74))
    s.fill(both(drape(whole, x - 1, -4), clean), umber(0.56))
    s.fill(both(drape(whole, x - 2.4, 1), cut(whole, clean)), mix(wine, ink, 0.22))
    s.rim([whole], EMBER, (1, 0.5), 0.8)
    for at, reach in ((-4.6, -22), (0, -24), (4.4, -23)):
        tendon = placed(taper((at * 0.4, -8), 0.3, (at, reach + 3), 0.6), x, y, 1, turn, flip)
        s.fill(tendon, mix(wine, EMBER, 0.3))
    cuff = placed(outline((-15, 31), (0, 37, 15, 30), (20, 70), (-20, 70)), x, y, 1, turn, flip)
    s.figure([[(cuff, s.key), (drape(cuff, x, -4), mix(s.key, ink, 0.35))]], mix(haze, s.key, 0.3), (0.3, -1), 1.0)
    s.stroke([(x - 12, y + 37), (x, y + 42, x + 12, y + 36)], mix(s.key, ink, 0.5), 0.8)


def ruby_dune(s: Gouache) -> None:
    """A traveller strides up the knife edge of a dune: half sunk in its crest a ruby burns like a second sunrise."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 128), [mix(mid, haze, 0.3), mix(haze, mid, 0.1), "#fff4da"])
    s.rings(100, 92, [58, 42, 27], [mix(haze, mid, 0.06), mix(haze, "#fffaf0", 0.5), "#fffaf0"], 0.6)
    rays = ((-176, -171), (-160, -152), (-141, -134), (-122, -113), (-98, -91), (-74, -66), (-48, -41), (-24, -17))
    s.fan(100, 92, 92, rays, mix(mid, haze, 0.45), 0.85)
    far = outline((-4, 118), (14, 106, 34, 112), (60, 120, 84, 118), (128, 108), (128, 176), (-4, 176))
    s.fill(far, mix(haze, mid, 0.34))
    s.gem(RUBY, 100, 86, 11.5, 6, 0)
    # the great dune: one edge from our feet to the crest, its lee in shade
    dune = outline(
        (-4, 152), (24, 146, 44, 133), (74, 112, 88, 98), (96, 89, 104, 93), (118, 100, 128, 114), (128, 176), (-4, 176)
    )
    s.fill(dune, mix(mid, haze, 0.3))
    lee = outline((101, 91), (86, 110, 104, 122), (118, 134, 92, 148), (70, 158, 78, 178), (132, 178), (132, 92))
    s.fill(both(dune, lee), mix(deep, ink, 0.15))
    s.stipple(both(dune, lee), mid, (124, 100), (92, 150), 0.6, 0.0)
    s.rim([both(dune, lee)], mix(haze, mid, 0.2), (-1, -0.1), 1.0)
    s.spot(100, 96, 6, 40, "#fff4da", 0.9, cut(dune, lee))
    for row in range(5):  # ripples of the wind on the lit flank
        y = 128 + row * 9
        s.stroke([(40 - row * 3, y + 16), (60 - row, y + 2, 84 - row * 3, y + 4)], mix(mid, deep, 0.35), 1.0)
    s.rim([dune], "#fffaf0", (0.4, -1), 1.2)
    for x, y in ((20, 150), (29, 146), (36, 142), (44, 138)):
        s.fill(oval(x, y, 3.0, 1.2, -30), mix(deep, mid, 0.3))
    _dune_climber(s)
    s.sparkle("#fff0ea", 100, 86, 11, 1.4)


def _dune_climber(s: Gouache) -> None:
    """Paint the traveller from the side, leaning into the slope: turban, wind-blown cloak, staff, two legs in stride."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    head = profile(66, 66, 12.5, 1, 6)
    turban = outline((59, 65), (57, 56.6, 65, 55.6), (74, 55, 73.6, 62), (67, 62.6, 64, 67), (61, 69, 59, 65))
    tail = ribbon([(60, 64, 1.8), (51, 62, 2.4), (43, 66, 2.2), (35, 63, 0.5)], 10)
    cloak = outline((59, 76), (50, 84, 44, 98), (40, 108, 31, 112), (44, 118, 54, 112), (60, 100, 64, 78))
    tunic = outline(
        (58, 77), (63, 73, 68, 77), (71, 88, 69, 98), (72, 104, 70, 109), (58, 112, 52, 108), (56, 92, 58, 77)
    )
    back = join(limb((58, 104, 5.2), (55, 118, 3.7), (45, 131, 2.3)), placed(shoe(0, 0, 1, 0.72), 44, 136.4, 1, -30))
    front = join(
        limb((63, 103, 5.6), (76, 98, 4.0), (72.6, 110, 2.5)), placed(shoe(0, 0, 1, 0.74), 71.6, 114.6, 1, -34)
    )
    s.figure(
        [
            [(taper((86, 70), 0.9, (88, 106), 0.9), ink)],
            [(tail, mix(key, ink, 0.25))],
            [(back, mix(ink, deep, 0.1))],
            [(front, mix(ink, deep, 0.45))],
            [(cloak, key), (both(cloak, outline((56, 74), (48, 100, 30, 116), (20, 90))), mix(key, ink, 0.4))],
            [(tunic, deep), (drape(tunic, 62, -1), mix(ink, deep, 0.4))],
            [(polygon((56, 93), (70, 91), (70.6, 95), (55.6, 97)), mix(haze, mid, 0.3))],
            [(head.head, umber(0.14)), (cut(head.head, head.shade), umber(0.34)), (head.eye, ink)],
            [(turban, key), (both(turban, polygon((54, 50), (63, 50), (61, 72), (54, 72))), mix(key, ink, 0.35))],
            [
                (limb((62, 79, 3.4), (74, 92, 2.8), (85, 83, 2.0)), mix(ink, deep, 0.6)),
                (small_hand(86.4, 82, 2.5, -60), umber(0.4)),
            ],
        ],
        "#fffaf0",
        (1, 0.2),
        0.9,
    )
    s.stroke([(60, 64), (67, 57, 73, 58)], mix(key, ink, 0.4), 0.6)


def ruby_balloon(s: Gouache) -> None:
    """An aeronaut drifts by a pillar of rock and leans from her basket for the ruby on its top; the burner flares."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 140), [mix(deep, mid, 0.6), mix(mid, haze, 0.3), mix(haze, mid, 0.1)])
    for points, tone in (
        (
            (
                (-4, 128),
                (20, 126),
                (24, 116),
                (46, 115),
                (50, 128),
                (76, 130),
                (80, 120),
                (96, 119),
                (98, 130),
                (128, 128),
                (128, 176),
                (-4, 176),
            ),
            mix(mid, haze, 0.4),
        ),
        (
            ((-4, 142), (36, 140), (40, 132), (58, 131), (62, 144), (86, 146), (128, 140), (128, 176), (-4, 176)),
            mix(mid, deep, 0.15),
        ),
        (((-4, 156), (34, 152), (56, 158), (82, 154), (128, 160), (128, 176), (-4, 176)), mix(deep, ink, 0.25)),
    ):
        land = polygon(*points)
        s.fill(land, tone)
        s.rim([land], mix(haze, mid, 0.15), (0.3, -1), 0.8)
    _envelope(s)
    s.rings(103, 93, [21, 14.5], [mix(haze, mid, 0.3), "#fff8e8"], 0.5)
    _pillar(s)
    _aeronaut(s)
    s.gem(RUBY, 103.4, 94, 8.6, 6, 1.7)


def _envelope(s: Gouache) -> None:
    """Paint the foot of the balloon: gores that narrow to its mouth, lit from within by the burner."""
    ink, haze, key = s.ink, s.haze, s.key
    whole = outline((18, 26), (20, 58, 56, 78), (76, 78), (110, 58, 114, 26))
    s.fill(whole, mix(s.mid, s.deep, 0.2))
    gores = (18, 32, 47, 59, 73, 85, 100, 114)
    tones = (mix(key, ink, 0.5), haze, mix(key, ink, 0.2), mix(haze, "#ffffff", 0.6), key, haze, mix(key, ink, 0.35))
    for left, right, tone, step in zip(gores, gores[1:], tones, range(7), strict=False):
        start, end = 56 + step * 20 / 7, 56 + (step + 1) * 20 / 7
        gore = outline(
            (left, 26),
            (left + (start - left) * 0.32, 58, start, 78),
            (end, 78),
            (right + (end - right) * 0.32, 58, right, 26),
        )
        s.fill(both(gore, whole), tone)
    with s.clipped(whole):
        s.spot(66, 82, 6, 34, "#fff6e2", 0.8)
    s.stipple(whole, ink, (44, 56), (18, 36), 0.0, 0.75)
    s.rim([whole], "#fff6e2", (0.5, 1), 1.0)
    s.fill(oval(66, 78, 11, 2.6), "#fffaf0")
    s.line(oval(66, 78, 11, 2.6), ink, 1.0)


def _pillar(s: Gouache) -> None:
    """Paint a pillar of layered rock whose top is level with the basket."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    rock = polygon(
        (94, 105), (98, 102), (113, 102), (120, 106), (128, 106), (128, 176), (90, 176), (94, 150), (92, 132), (97, 118)
    )
    shade = both(rock, polygon((108, 98), (130, 98), (130, 178), (106, 178), (112, 140)))
    s.figure([[(rock, mix(mid, deep, 0.35)), (shade, deep)]], haze, (-1, -0.5), 1.1)
    for y in (112, 124, 138):
        s.fill(polygon((90, y), (128, y - 3), (128, y - 0.4), (94, y + 2)), mix(deep, ink, 0.4))


def _aeronaut(s: Gouache) -> None:
    """Paint basket, burner and the woman who leans out, one hand on a rope, the other at the stone."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    for top, foot in ((56, 45), (62, 56), (71, 70), (76, 80)):
        s.stroke([(top, 79), (foot, 122)], ink, 0.9)
    s.fill(outline((66, 96), (60, 92, 64, 86), (65, 82, 66, 79), (69, 84, 71, 89), (71, 94, 66, 96)), "#fffdf2")
    s.fill(outline((66, 96), (63.6, 93, 66, 88.6), (69, 92, 66, 96)), "#ffb36a")
    s.fill(polygon((62, 96), (70, 96), (68.6, 101), (63.4, 101)), ink)
    s.stroke([(48, 101), (78, 101)], ink, 1.2)
    basket = outline((43, 121), (82, 121), (80, 148), (62, 151, 46, 148))
    head = profile(82, 94, 13.5, 1, 14)
    scarf = ribbon([(78, 102, 2.4), (70, 105, 2.8), (60, 103, 3.0), (52, 107, 2.0)], 10)
    hair = outline((75, 92), (75, 84.6, 83, 85), (89, 86, 88.6, 89.4), (83, 90, 81, 98), (75, 100, 75, 92))
    coat = outline((61, 124), (62, 108, 72, 103), (80, 101, 84, 106), (84, 116, 78, 124))
    s.figure(
        [
            [
                (limb((68, 108, 3.8), (58, 116, 3.0), (50, 108, 2.2)), mix(ink, deep, 0.3)),
                (small_hand(49.6, 106.4, 2.8, -80), umber(0.3)),
            ],
            [(coat, ink), (both(coat, polygon((72, 98), (90, 98), (90, 126), (74, 126))), mix(ink, deep, 0.6))],
            [
                (head.head, umber(0.3)),
                (cut(head.head, head.shade), umber(0.66)),
                (both(head.head, head.wedge), haze),
                (head.eye, ink),
                (hair, ink),
            ],
            [(scarf, key)],
            [
                (limb((78, 108, 4.2), (88, 112, 3.2), (96, 101, 2.3)), mix(ink, deep, 0.7)),
                (small_hand(97, 99.4, 2.9, -40), umber(0.62)),
            ],
            [
                (basket, mix(ink, deep, 0.5)),
                (both(basket, polygon((64, 118), (90, 118), (90, 154), (66, 154))), mix(deep, s.mid, 0.2)),
            ],
            [(box(41, 119, 84, 123, 2), mix(ink, deep, 0.2))],
        ],
        "#fff1d6",
        (0.3, -1),
        1.0,
    )
    for y in (129, 136, 143):
        s.stroke([(45, y), (62, y + 2.4, 80.4, y)], ink, 0.9)
    for x in (50, 58, 66, 74):
        s.stroke([(x, 123), (x + (63 - x) * 0.06, 149)], ink, 0.7)
    for x in (47, 54):  # bags of ballast
        s.figure(
            [[(outline((x, 126), (x - 5, 132, x - 3, 139), (x, 141, x + 3, 139), (x + 5, 132, x, 126)), key)]],
            haze,
            (0.4, -1),
            0.6,
        )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-25": Picture(
        ruby_vat,
        ((76, 83), (58, 96), (92, 92), (76, 112)),
        "treads grapes",
        "vat from above",
        "sun on a ring of must",
        seed=51,
    ),
    "b1-27": Picture(
        ruby_track,
        ((83, 95), (96, 110), (73, 66), (50, 56)),
        "reaches into a track",
        "cracked clay from above",
        "last sun and a long shadow",
        seed=19,
    ),
    "b1-28": Picture(
        ruby_dune,
        ((100, 88), (68, 66), (86, 82), (76, 112)),
        "climbs a dune",
        "edge of a great dune",
        "stone on the crest",
        seed=64,
    ),
    "b1-30": Picture(
        ruby_balloon,
        ((84, 95), (97, 99), (104, 96), (66, 90)),
        "reaches from a balloon",
        "canyon from the air",
        "burner under the envelope",
        seed=65,
    ),
}
