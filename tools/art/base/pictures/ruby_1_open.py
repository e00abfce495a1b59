"""Pictures of the ruby cards of level 1 under the open sky."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import drape, hand, limb, mitten, pinch, profile, shoe, umber
from tools.art.base.gouache import EMBER, RUBY, VIOLET, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    blob,
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
    # his shadow: bent head, shoulders, the spear upright beside him
    shade = join(
        outline((53, 48), (60, 51, 58, 60), (57, 69, 49, 69), (42, 68, 43, 58), (44, 48, 53, 48)),
        oval(46, 50, 4.2, 3.6),
        taper((50, 64), 4.6, (48, 78), 5.6),
        outline(
            *((48, 72), (36, 76, 30, 92), (22, 122, 18, 176), (70, 176)),
            *((74, 150, 72, 124), (68, 90, 60, 78), (55, 71, 48, 72)),
        ),
        limb((62, 92, 6.0), (80, 118, 4.6), (88, 108, 3.0)),
        taper((36, 56), 1.2, (26, 176), 1.8),
        polygon((37, 42), (40, 52), (36, 61), (33, 51)),
    )
    with s.clipped(shade):
        s.fill(ALL, dark)
        for points in cracks:
            s.stroke(points, mix(ink, deep, 0.25), 1.3)
    s.stipple(cut(placed(shade, 3, 0), shade), dark, (0, 0), (1, 0), 0.45, 0.45)
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
                (mitten(86.4, 82, 2.5, -60), umber(0.4)),
            ],
        ],
        "#fffaf0",
        (1, 0.2),
        0.9,
    )
    s.stroke([(60, 64), (67, 57, 73, 58)], mix(key, ink, 0.4), 0.6)


def ruby_balloon(s: Gouache) -> None:
    """Down from under a balloon: in its basket an aeronaut leans out for a ruby on a spire; far below lies its shadow."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 168), [mix(mid, haze, 0.38), mix(mid, haze, 0.2)])
    # the floor of the canyon: a river, mesas with long shadows, the shadow of the balloon
    river = ribbon(
        [
            (128, 40, 5),
            (100, 52, 5),
            (92, 70, 4),
            (60, 66, 4),
            (40, 84, 5),
            (44, 112, 5),
            (70, 124, 5),
            (84, 146, 6),
            (76, 176, 7),
        ]
    )
    s.fill(placed(river, -1.2, 1.4), mix(mid, deep, 0.4))
    s.fill(river, mix(key, deep, 0.2))
    s.rim([river], mix(key, haze, 0.5), (1, -1), 0.7)
    mesas = (
        (blob((6, 40), (30, 36), (44, 46), (34, 60), (12, 62)), 16),
        (blob((4, 100), (20, 94), (28, 110), (18, 126), (2, 124)), 14),
        (blob((96, 140), (112, 132), (126, 142), (124, 164), (104, 162)), 13),
    )
    for mesa, high in mesas:
        s.fill(join(mesa, placed(mesa, -high, high * 0.5), placed(mesa, -high / 2, high * 0.25)), mix(deep, ink, 0.1))
        s.figure(
            [[(mesa, mix(mid, haze, 0.3)), (both(mesa, placed(mesa, -5, 3)), mix(mid, haze, 0.12))]],
            haze,
            (1, -0.7),
            1.1,
        )
    s.fill(oval(50, 140, 21, 19), mix(deep, ink, 0.25), 0.85)
    s.fill(polygon((98, 112), (112, 116), (88, 136), (72, 150), (66, 146), (84, 126)), mix(deep, ink, 0.25), 0.85)
    _spire(s)
    _basket(s, 62, 94)
    _aeronaut(s, 68, 95)
    for start, end in (
        ((44.6, 76.6), (22, 26)),
        ((79.4, 76.6), (102, 26)),
        ((44.6, 111.4), (-6, 150)),
        ((79.4, 111.4), (116, 180)),
    ):
        s.fill(taper(start, 0.7, end, 1.7), ink)
        s.stroke([(start[0] + 0.3, start[1] - 0.3), (end[0] + 0.8, end[1] - 0.6)], mix(haze, mid, 0.2), 0.5)


def _spire(s: Gouache) -> None:
    """Paint a spire of rock from above: a top as high as the basket, sides that fall away below it."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    corners = [(92, 88), (99, 78), (110, 79), (118, 89), (116, 103), (104, 109), (94, 102)]
    top = polygon(*corners)
    for share, tone in ((0.52, mix(deep, ink, 0.5)), (0.34, mix(deep, ink, 0.25)), (0.16, deep)):
        s.fill(polygon(*((x + (60 - x) * share, y + (112 - y) * share) for x, y in corners)), tone)
        s.fill(
            polygon(*((x + (60 - x) * (share - 0.1), y + (112 - y) * (share - 0.1)) for x, y in corners)),
            mix(tone, mid, 0.25),
        )
    s.figure(
        [[(top, mix(haze, "#ffffff", 0.25)), (both(top, placed(top, -5, 4)), mix(haze, mid, 0.14))]],
        "#fff4de",
        (1, -0.8),
        1.2,
    )
    s.fill(oval(101, 99, 8, 4, -30), mix(deep, ink, 0.2), 0.8)


def _basket(s: Gouache, x: float, y: float) -> None:
    """Paint the basket from above: woven rim, dark inside, a coil of rope, bags of ballast on its sides."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    for dx, dy in ((-21, -8), (-21, 6), (-8, 21), (6, 21)):
        s.figure(
            [
                [
                    (oval(x + dx, y + dy, 4.4), s.key),
                    (both(oval(x + dx, y + dy, 4.4), oval(x + dx - 2, y + dy + 2, 4.4)), mix(s.key, ink, 0.4)),
                ]
            ],
            haze,
            (1, -1),
            0.6,
        )
    rim = box(x - 19.4, y - 19.4, x + 19.4, y + 19.4, 5)
    inside = box(x - 15, y - 15, x + 15, y + 15, 3)
    s.figure([[(rim, umber(0.5))]], "#fff1d6", (1, -0.8), 1.1)
    for at in range(11):
        off = -17 + at * 3.4
        for tick in (((x + off, y - 19), (x + off + 1.6, y - 15)), ((x + off, y + 15), (x + off + 1.6, y + 19)),
                     ((x - 19, y + off), (x - 15, y + off + 1.6)), ((x + 15, y + off), (x + 19, y + off + 1.6))):  # fmt: skip
            s.stroke(list(tick), umber(0.22), 0.9)
    s.fill(inside, mix(ink, deep, 0.25))
    s.fill(both(inside, polygon((x - 16, y + 2), (x + 2, y + 16), (x - 16, y + 16))), mix(deep, mid, 0.2))
    for r in (6, 4.2, 2.4):
        s.line(oval(x - 7, y + 8, r), mix(haze, mid, 0.35), 1.1)


def _aeronaut(s: Gouache, x: float, y: float) -> None:
    """Paint the woman from above: she leans over the rim, one hand on it, the other stretched to the stone."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    rim, light = "#fff1d6", (0.9, -0.8)
    jacket = outline(
        (x - 12, y - 4),
        (x - 10, y - 15, x + 4, y - 15),
        (x + 13, y - 14, x + 14, y - 4),
        (x + 15, y + 8, x + 5, y + 14),
        (x - 8, y + 14, x - 12, y - 4),
    )
    reach = limb((x + 8, y - 11, 4.6), (x + 20, y - 13, 3.6), (x + 29, y - 6.6, 2.6))
    hold = limb((x + 7, y + 10, 4.4), (x + 13.4, y + 17, 3.4), (x + 12.6, y + 19, 2.6))
    head = oval(x + 10, y - 1, 7.4, 6.8)
    nose = outline((x + 15, y - 3.4), (x + 19.4, y - 1.6, x + 18, y), (x + 19.4, y + 0.6, x + 15, y + 2.6))
    scarf = ribbon(
        [(x + 3, y - 4, 3.0), (x - 6, y - 8, 3.2), (x - 18, y - 4, 3.6), (x - 27, y - 10, 2.6), (x - 34, y - 6, 0.5)],
        10,
    )
    s.figure(
        [
            [(hold, mix(mid, deep, 0.3)), (mitten(x + 12.6, y + 19, 3.0, 60), umber(0.66))],
            [
                (jacket, mix(mid, deep, 0.1)),
                (both(jacket, polygon((x - 20, y - 6), (x + 6, y + 2), (x + 4, y + 20), (x - 20, y + 20))), deep),
            ],
            [(nose, umber(0.72)), (head, ink)],
            [(scarf, haze), (both(scarf, box(0, y - 5, x + 10, y + 10)), mix(haze, mid, 0.35))],
        ],
        rim,
        light,
        0.9,
    )
    s.gem(RUBY, 104, 92, 9.4, 6, 1.8)
    s.figure([[(reach, mix(mid, deep, 0.1))], [(mitten(x + 30, y - 6, 3.3, 20), umber(0.72))]], rim, light, 0.9)


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
        ((83, 95), (96, 110), (73, 66), (51, 60)),
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
        ((104, 92), (78, 94), (98, 89), (50, 136)),
        "reaches from a balloon",
        "canyon from the air",
        "low sun, long shadows far below",
        seed=65,
    ),
}
