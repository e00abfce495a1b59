"""Pictures of the onyx cards of level 2 under a roof."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import drape, front, hand, limb, offered, pinch, profile
from tools.art.base.gouache import DUSK, ONYX, VIOLET, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, arch, both, box, cut, join, mix, outline, oval, placed, polygon


def onyx_chess(s: Gouache) -> None:
    """Level 2: two players before the hearth; the gap between the faces is the game."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    violet = "#6f58b0"
    s.fill(ALL, mix(ink, deep, 0.8))
    for row in range(6):  # courses of stone, barely there
        y = 40 + row * 16
        for col in range(-1, 6):
            x = col * 26 + (13 if row % 2 else 0)
            s.fill(
                polygon((x + 1, y + 1), (x + 25, y + 1), (x + 25, y + 15), (x + 1, y + 15)),
                mix(deep, violet, 0.07 + 0.05 * ((row * 3 + col) % 3)),
            )
    hood = arch(40, 110, 82, 132, 46)
    s.fill(hood, mix(ink, deep, 0.4))
    hearth = arch(46, 104, 84, 132, 42)
    with s.clipped(hearth):
        s.rings(
            75,
            104,
            [66, 50, 37, 25],
            [mix(deep, key, 0.22), mix(deep, key, 0.52), mix(key, haze, 0.10), mix(key, "#fff1c0", 0.6)],
        )
        for x, w, h in ((64, 7, 26), (86, 7, 30), (75, 10, 44)):
            s.fill(
                outline(
                    (x - w, 122),
                    (x - w * 1.2, 122 - h * 0.4, x - w * 0.2, 122 - h * 0.6),
                    (x + w * 0.3, 122 - h * 0.8, x, 122 - h),
                    (x + w * 1.1, 122 - h * 0.7, x + w * 0.8, 122 - h * 0.45),
                    (x + w * 1.4, 122 - h * 0.2, x + w, 122),
                ),
                "#fff3cf" if x == 75 else mix(key, "#fff1c0", 0.3),
            )
    rim = mix(key, "#fff1c0", 0.5)
    # left: an old monk, chin on his fist; right: a lady in a horned headdress
    lh, ls, lw, le = profile(50, 67, 25, 1, 6)
    cowl = outline(
        (57, 55),
        (50, 47, 41, 52),
        (30, 60, 34, 80),
        (30, 96, 18, 112),
        (14, 140, 12, 172),
        (60, 172),
        (58, 130, 52, 104),
        (50, 92, 47, 84),
        (43, 74, 46, 66),
        (50, 60, 57, 55),
    )
    sleeve = outline((36, 90), (45, 88, 48, 100), (52, 108, 57, 112), (61, 118, 56, 125), (30, 126), (30, 104, 36, 90))
    s.figure(
        [
            [(lh, mix(ink, key, 0.30)), (cut(lh, ls), mix(key, ink, 0.26)), (both(lh, lw), mix(key, haze, 0.45))],
            [
                (cowl, mix(ink, deep, 0.25)),
                (both(cowl, outline((10, 40), (36, 56), (32, 100, 20, 172), (0, 172))), ink),
            ],
        ],
        rim=rim,
        light=(1, 0.25),
        width=1.0,
    )
    rh, rs, rw, re_ = profile(100, 67, 23, -1, -2)
    gown = outline((97, 84), (92, 88, 92, 104), (94, 120, 88, 172), (124, 172), (124, 92), (112, 84, 104, 82))
    horn = outline(
        (93.6, 59), (96, 46, 106, 43), (124, 38, 124, 52), (124, 92), (113, 84, 108, 72), (104, 62, 93.6, 59)
    )
    arm = outline((98, 94), (106, 90, 111, 98), (112, 114, 104, 124), (97, 127, 88, 116), (91, 108), (98, 110, 98, 94))
    s.figure(
        [
            [
                (gown, mix(violet, ink, 0.45)),
                (both(gown, polygon((106, 80), (126, 80), (126, 172), (102, 172))), mix(ink, violet, 0.22)),
            ],
            [(rh, mix(ink, key, 0.30)), (cut(rh, rs), mix(key, ink, 0.16)), (both(rh, rw), mix(key, haze, 0.5))],
            [
                (horn, mix(haze, violet, 0.25)),
                (
                    both(horn, outline((108, 36), (104, 54, 112, 70), (116, 84, 126, 96), (128, 36))),
                    mix(deep, violet, 0.35),
                ),
            ],
        ],
        rim=rim,
        light=(-1, 0.25),
        width=1.0,
    )
    s.fill(le, ink)
    s.fill(re_, ink)
    # table, board, pieces
    s.figure([[(polygon((-2, 124), (122, 124), (122, 172), (-2, 172)), ink)]], rim=rim, light=(0, -1), width=0.7)
    for j in range(4):
        for i in range(8):
            y0, y1 = 125.4 + j * 5 + j * j * 0.5, 125.4 + (j + 1) * 5 + (j + 1) ** 2 * 0.5
            f0, f1 = 1 + (y0 - 125) / 60, 1 + (y1 - 125) / 60
            if (i + j) % 2:
                s.fill(
                    polygon(
                        (75 + (i - 4) * 5.4 * f0, y0),
                        (75 + (i - 3) * 5.4 * f0, y0),
                        (75 + (i - 3) * 5.4 * f1, y1),
                        (75 + (i - 4) * 5.4 * f1, y1),
                    ),
                    mix(key, ink, 0.35 + 0.13 * j),
                )
    for x, k in ((66, 0.9), (60, 0.7), (86.5, 0.8)):
        s.figure(
            [
                [
                    (
                        join(
                            polygon(
                                (x - 2.6 * k, 127),
                                (x - 1 * k, 122),
                                (x - 1.2 * k, 119.4),
                                (x + 1.2 * k, 119.4),
                                (x + 1 * k, 122),
                                (x + 2.6 * k, 127),
                            ),
                            oval(x, 118, 2 * k),
                        ),
                        ink,
                    )
                ]
            ],
            rim=None,
        )
    piece = polygon((70, 121), (73, 112), (73.4, 106), (71.4, 104), (78.6, 104), (76.6, 106), (77, 112), (80, 121))
    tone = mix(ink, key, 0.7)
    hand(s, offered(54, 116.4, 0.38, -4), tone, rim, (0.6, -0.8), 0.6)
    s.figure([[(sleeve, mix(ink, deep, 0.7)), (both(sleeve, placed(sleeve, -8, 3)), ink)]], rim, (1, -0.3), 0.9)
    s.figure(
        [
            [(piece, ink)],
            [(arm, mix(violet, ink, 0.2)), (both(arm, placed(arm, 7, 4)), mix(violet, ink, 0.6))],
            [(polygon((87.4, 108.6, 1), (92.4, 105.4, 1), (94, 113, 1), (89.4, 117, 1)), mix(haze, violet, 0.25))],
        ],
        rim,
        (-0.6, -1),
        0.8,
    )
    hand(s, pinch(77.4, 104.6, 0.52, 24, flip=True), mix(ink, key, 0.8), rim, (-0.6, -1), 0.6)
    s.gem(ONYX, 75, 97, 7.2, 0, 1.4)


def onyx_cards(s: Gouache) -> None:
    """Level 2: over a player's shoulder, at night in an inn: the fan of cards in both hands, the stake on the table."""
    ink, deep, key = s.ink, s.deep, s.key
    s.wash(ALL, (0, 38), (0, 150), [ink, mix(ink, deep, 0.6), mix(deep, DUSK, 0.5)])
    lamp_at = (71.0, 56.0)
    cone = polygon((64, 56), (79, 56), (132, 140), (10, 140))
    s.shaft(cone, mix(key, "#fff3c8", 0.3), 0.55, (71, 56), (71, 138))
    s.stipple(cone, mix(key, "#fff3c8", 0.4), (71, 56), (71, 112), 0.6, 0.0)
    _opponent(s, 49, 78, 1)
    _opponent(s, 99, 80, -1)
    # the table under the lamp, the stake on it
    table = outline((-4, 124), (30, 108, 71, 108), (112, 108, 128, 120), (128, 176), (-4, 176))
    s.wash(table, (71, 108), (71, 168), [mix("#8a5a34", key, 0.35), mix("#5a3a26", ink, 0.4)])
    s.stipple(table, ink, (20, 150), (60, 116), 0.7, 0.0)
    s.stipple(table, ink, (124, 150), (90, 116), 0.7, 0.0)
    for x, y, rows in ((58, 116, 3), (88, 115, 4), (66, 119, 2)):
        for row in range(rows):
            coin = oval(x, y - row * 1.7, 4.2, 1.7)
            s.fill(placed(coin, 0, 0.9), mix(key, ink, 0.6))
            s.figure([[(coin, mix(key, ink, 0.12))]], "#fff3c8", (0, -1), 0.5)
    s.fill(oval(76, 119.6, 9, 2.4), ink, 0.8)
    s.rings(*lamp_at, [3], ["#fff8e0"], 0)
    shade = polygon((60, 56), (64.6, 46.4, 2), (77.4, 46.4, 2), (82, 56))
    s.stroke([(71, 30), (71, 47)], ink, 1.2)
    s.fill(oval(71, 56, 11, 2.2), "#fff3c8")
    s.figure([[(shade, mix(deep, DUSK, 0.8)), (drape(shade, 68, 0), mix(deep, ink, 0.2))]], key, (0, 1), 1.1)
    s.gem(ONYX, 76, 111.6, 8.6, 8, 1.5)
    _fan(s)


def _opponent(s: Gouache, x: float, y: float, face: int) -> None:
    """Paint a player across the table: hat low, the face lit from above, cards before the chest."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = mix(key, "#fff3c8", 0.5)
    head = front(x, y, 20, face * 4, flip=face > 0)
    lit, dark = mix(ink, key, 0.66 if face > 0 else 0.52), mix(ink, key, 0.32)
    coat = outline((x - 19, y + 42), (x - 20, y + 16, x - 5, y + 12), (x + 5, y + 12), (x + 20, y + 16, x + 19, y + 42))
    cloth = VIOLET if face > 0 else mix(deep, DUSK, 0.5)
    s.figure(
        [[(coat, mix(cloth, ink, 0.55)), (cut(coat, placed(coat, -face * 12, 6)), mix(cloth, ink, 0.15))]],
        rim,
        (face * 0.7, -1),
        0.9,
    )
    s.figure([[(polygon((x - 4, y + 7), (x + 4, y + 7), (x + 5, y + 13), (x - 5, y + 13)), dark)]], None)
    s.figure([[(head.head, lit), (both(head.head, head.shade), dark)]], rim, (face, -0.3), 0.7)
    s.fill(head.nose, mix(lit, dark, 0.4))
    s.fill(head.eyes, ink)
    s.fill(head.lips, mix(dark, "#7a2a1c", 0.5))
    if face > 0:  # a tricorne
        hat = outline(
            (x - 13, y - 4),
            (x - 9, y - 13, x, y - 12),
            (x + 9, y - 13, x + 13, y - 4),
            (x + 5, y - 8, x, y - 3.6),
            (x - 5, y - 8, x - 13, y - 4),
        )
        crown = outline((x - 8, y - 7), (x - 8, y - 15, x, y - 15), (x + 8, y - 15, x + 8, y - 7))
        s.figure([[(crown, ink)], [(hat, mix(deep, ink, 0.3))]], rim, (0.6, -1), 0.7)
    else:  # a woman with hair bound up
        hair = outline(
            (x - 8, y + 2),
            (x - 9.6, y - 13, x, y - 13.4),
            (x + 9.6, y - 13, x + 8, y + 3),
            (x + 7.6, y - 6, x, y - 7),
            (x - 6, y - 6, x - 8, y + 2),
        )
        s.figure([[(oval(x + 1, y - 14, 4.6, 3.8), ink)], [(hair, ink)]], rim, (-0.6, -1), 0.7)
        s.fill(oval(x - 8, y + 4.4, 0.9), haze)
    for turn in (-16, 0, 16):
        back = placed(box(-4, -11.4, 4, 0, 0.8), x - face * 2, y + 33, 1, turn)
        s.figure([[(back, mix(VIOLET, haze, 0.35))]], rim, (face * 0.5, -1), 0.6)
        s.line(placed(box(-2.8, -10.2, 2.8, -1.4, 0.4), x - face * 2, y + 33, 1, turn), mix(VIOLET, ink, 0.3), 0.5)
    knuckles = oval(x - face * 2, y + 33.6, 4.6, 3.2)
    s.figure([[(knuckles, mix(lit, dark, 0.3))]], rim, (face * 0.4, -1), 0.6)
    s.stipple(coat, mid, (x + face * 16, y + 12), (x, y + 34), 0.35, 0.0)


def _fan(s: Gouache) -> None:
    """Paint our player's hands and five cards, large and near: pips of both colours, a queen with a black stone for a heart."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    x, y = 74.0, 170.0
    s.fill(outline((30, 176), (34, 140, 60, 130), (90, 126, 118, 144), (124, 176)), ink, 0.45)
    red = "#a83a2a"
    spade = join(
        outline(
            (0, -3.4),
            (3.4, 0.4, 3, 1.6),
            (1.6, 3.4, 0.4, 1.6),
            (1.2, 3.6),
            (-1.2, 3.6),
            (-0.4, 1.6),
            (-1.6, 3.4, -3, 1.6),
            (-3.4, 0.4, 0, -3.4),
        ),
    )
    heart = outline(
        (0, 3.2), (-4.4, -0.6, -2.4, -2.6), (-0.8, -3.6, 0, -1.6), (0.8, -3.6, 2.4, -2.6), (4.4, -0.6, 0, 3.2)
    )
    lozenge = polygon((0, -3.6), (2.6, 0), (0, 3.6), (-2.6, 0))
    for turn, sign, tone in (
        (-40, heart, red),
        (-21, spade, ink),
        (-2, None, ink),
        (17, lozenge, red),
        (36, spade, ink),
    ):
        card = placed(box(-11, -47, 11, -10, 2), x, y, 1, turn)
        s.line(card, ink, 1.0)
        s.figure([[(card, mix(haze, "#fff6dc", 0.75))]], "#fffdf0", (0, -1), 0.8)
        s.stipple(
            card,
            mix(key, deep, 0.5),
            (x + 40 * math.sin(math.radians(turn - 14)), y - 10),
            (x + 50 * math.sin(math.radians(turn)), y - 30),
            0.5,
            0.0,
        )
        if sign is None:  # the queen
            bust = placed(outline((-6, -16), (-6, -24, -2, -25), (2, -25), (6, -24, 6, -16)), x, y, 1, turn)
            s.fill(bust, VIOLET)
            s.fill(placed(oval(0, -30, 3.6, 4.4), x, y, 1, turn), mix(ink, key, 0.6))
            s.fill(
                placed(
                    outline(
                        (-4.2, -28), (-5, -36, 0, -36), (5, -36, 4.2, -28), (3, -32.4, 0, -32.6), (-3, -32.4, -4.2, -28)
                    ),
                    x,
                    y,
                    1,
                    turn,
                ),
                ink,
            )
            s.fill(
                placed(
                    polygon((-4, -35), (-4.4, -40), (-1.6, -37.4), (0, -41.4), (1.6, -37.4), (4.4, -40), (4, -35)),
                    x,
                    y,
                    1,
                    turn,
                ),
                key,
            )
            s.fill(placed(lozenge, x + 0.6, y - 21, 0.8), ink)
        else:
            s.fill(placed(placed(sign, -6.6, -41.4, 0.8), x, y, 1, turn), tone)
            s.fill(placed(placed(sign, 0, -29, 1.5), x, y, 1, turn), tone)
    rim = mix(key, "#fff3c8", 0.5)
    flesh = mix(ink, key, 0.58)
    cuffs = (limb((36, 178, 10), (26, 190, 12)), limb((104, 176, 10), (118, 190, 12)))
    s.figure([[(part, mix(haze, key, 0.15))] for part in cuffs], rim, (0.2, -1), 0.9)
    thumb = [limb((50, 168, 6.4), (58, 155, 4.4), (65, 146, 3.2))]
    fingers = [
        limb((98, 168, 5.2), (97 - at * 1.6, 152 + at * 1.6, 3.4), (88 - at * 2.4, 146 + at * 5.0, 2.7))
        for at in range(3)
    ]
    hand(s, [oval(45, 171, 11, 9, -40), *thumb], flesh, rim, (0.3, -1), 0.8)
    hand(s, [oval(102, 170, 10, 9, 40), *fingers], flesh, rim, (-0.3, -1), 0.8)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-27": Picture(onyx_chess, ((62, 70), (80, 80)), "moves across a board", "inn corner", "hearth arch", seed=31),
    "b2-25": Picture(
        onyx_cards,
        ((76, 111), (49, 80), (99, 82), (66, 146), (80, 142)),
        "plays a hand of cards",
        "inn table, over a shoulder",
        "hanging lamp",
        seed=81,
    ),
}
