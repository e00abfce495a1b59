"""Pictures of the onyx cards of level 2 under a roof."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.contours import AGED, FINE
from tools.art.base.faces import SHORT_BEARD, FaceTones, HeadPose, paint_face, paint_neck, rounded, strands
from tools.art.base.figures import Mood, grip, hand, limb, pinch, planes, profile, skin_tone, small_hand
from tools.art.base.gouache import ONYX, Gouache
from tools.art.base.pigments import DEEP_SKIN, DUSK, PLUM, RUSSET, STEEL, TAN_SKIN
from tools.art.base.props import flame
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
    ribbon,
)


def onyx_chess(s: Gouache) -> None:
    """Level 2: two players before a curtain with the sun behind it; the gap between the faces is the game."""
    s.fill(ALL, mix(s.ink, s.deep, 0.8))
    _lit_curtain(s)
    rim = mix(s.key, "#fff3c8", 0.6)
    _monk(s, rim)
    _lady(s, rim)
    _chessboard(s, rim)
    _move(s, rim)
    s.gem(ONYX, 75, 95.6, 10.4, 8, 0, worn=True)
    s.glint(69.8, 90.6, 8.8, "#ffffff", 8)


def _lit_curtain(s: Gouache) -> None:
    """Paint the one light: a curtain with the low sun behind it, and on it the shadow of the window's bar."""
    key = s.key
    cloth = outline((44, 30), (106, 30), (108, 90, 118, 132), (32, 132), (42, 90, 44, 30))
    s.fill(cloth, mix(key, "#fff6d8", 0.72))
    with s.clipped(cloth):
        bars = mix(key, RUSSET, 0.15)
        s.fill(polygon((72, 30), (78, 30), (79, 134), (71, 134)), bars)
        for x, foot, wide in ((56, 50, 7), (94, 100, 7)):
            s.fill(
                outline((x, 30), (x, 84, foot - 1, 134), (foot + wide, 134), (x + 3, 84, x, 30)),
                mix(key, "#fff6d8", 0.2),
            )


def _monk(s: Gouache, rim: Color) -> None:
    """Paint an old monk at the left, white-bearded."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    monk = profile(50, 67, 25, 1, 6, mood=Mood.INTENT, build=AGED)
    beard = placed(SHORT_BEARD, 50, 67, 27, 6)
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
    s.figure(
        [
            [
                *planes(s, monk, skin_tone(s, 0.3), skin_tone(s, 0.56), mix(key, haze, 0.45)),
                (monk.eye, ink),
                (beard, mix(haze, RUSSET, 0.12)),
                (both(beard, placed(beard, -3.4, 1.0)), mix(haze, RUSSET, 0.5)),
            ],
            [
                (cowl, mix(ink, deep, 0.6)),
                (cut(cowl, placed(cowl, -2.4, 0.6)), mix(STEEL, ink, 0.45)),
                (both(cowl, outline((10, 40), (36, 56), (32, 100, 20, 172), (0, 172))), ink),
            ],
        ],
        rim=rim,
        light=(1, 0.25),
        width=1.0,
    )


def _lady(s: Gouache, rim: Color) -> None:
    """Paint a lady at the right, in a horned headdress."""
    ink, haze, key = s.ink, s.haze, s.key
    lady = profile(100, 67, 23, -1, -2, mood=Mood.GLAD, build=FINE)
    gown = outline((97, 84), (92, 88, 92, 104), (94, 120, 88, 172), (124, 172), (124, 92), (112, 84, 104, 82))
    horn = outline(
        (93.6, 59), (96, 46, 106, 43), (124, 38, 124, 52), (124, 92), (113, 84, 108, 72), (104, 62, 93.6, 59)
    )
    s.figure(
        [
            [
                (gown, mix(PLUM, ink, 0.1)),
                (
                    both(gown, outline((108, 80), (100, 112, 106, 140), (110, 158, 104, 172), (128, 172), (128, 80))),
                    mix(PLUM, ink, 0.6),
                ),
            ],
            [
                *planes(s, lady, skin_tone(s, 0.32, TAN_SKIN), skin_tone(s, 0.68, TAN_SKIN), mix(key, haze, 0.6)),
                (lady.eye, ink),
            ],
            [
                (horn, mix(PLUM, ink, 0.4)),
                (cut(horn, placed(horn, 3.0, 0.8)), mix(haze, RUSSET, 0.15)),
                (
                    both(horn, outline((108, 36), (104, 54, 112, 70), (116, 84, 126, 96), (128, 36))),
                    mix(PLUM, ink, 0.75),
                ),
            ],
        ],
        rim=rim,
        light=(-1, 0.25),
        width=1.0,
    )


def _chessboard(s: Gouache, rim: Color) -> None:
    """Paint the table, the board and three pieces on it."""
    ink = s.ink
    s.figure(
        [[(polygon((-2, 124), (122, 124), (122, 172), (-2, 172)), ink)]], rim=rim, light=(0, -1), width=0.7, clean=True
    )
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
                    mix(mix(DUSK, s.key, 0.8 - 0.12 * j), ink, 0.12 * j),
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


def _move(s: Gouache, rim: Color) -> None:
    """Paint the hands over the board, and the piece that moves."""
    ink, deep, haze = s.ink, s.deep, s.haze
    piece = polygon((70, 121), (73, 112), (73.4, 106), (71.4, 104), (78.6, 104), (76.6, 106), (77, 112), (80, 121))
    sleeve = outline((36, 90), (45, 88, 48, 100), (52, 108, 57, 112), (61, 118, 56, 125), (30, 126), (30, 104, 36, 90))
    arm = outline((98, 94), (106, 90, 111, 98), (112, 114, 104, 124), (97, 127, 88, 116), (91, 108), (98, 110, 98, 94))
    tone = skin_tone(s, 0.7, DEEP_SKIN)
    s.figure([[(small_hand(60.4, 117.4, 4.6, 12), tone)]], rim, (0.6, -0.8), 0.5)
    s.figure([[(sleeve, mix(ink, deep, 0.7)), (both(sleeve, placed(sleeve, -8, 3)), ink)]], rim, (1, -0.3), 0.9)
    s.figure(
        [
            [(piece, ink)],
            [(arm, PLUM), (both(arm, placed(arm, 7, 4)), mix(PLUM, ink, 0.5))],
            [(polygon((87.4, 108.6, 1), (92.4, 105.4, 1), (94, 113, 1), (89.4, 117, 1)), mix(haze, RUSSET, 0.25))],
        ],
        rim,
        (-0.6, -1),
        0.8,
    )
    hand(s, pinch(77.4, 104.6, 0.52, 24, flip=True), skin_tone(s, 0.8, TAN_SKIN), rim, (-0.6, -1), 0.6)


def onyx_cards(s: Gouache) -> None:
    """Level 2: our fan of cards at night in an inn; while the rival studies hers, the cat reaches for the stake."""
    ink, deep, key = s.ink, s.deep, s.key
    s.fill(ALL, mix(ink, deep, 0.35))
    lit = mix(key, "#fff3c8", 0.35)
    for spread, tone in (
        (66, mix(RUSSET, ink, 0.45)),
        (46, mix(RUSSET, key, 0.3)),
        (24, lit),
    ):  # the lamp's light in steps
        s.fill(polygon((70 - spread * 0.1, 46), (78 + spread * 0.1, 46), (74 + spread, 134), (74 - spread, 134)), tone)
    _opponent(s, HeadPose(98, 76, 24, 4, flip=True, build=FINE))
    # the table under the lamp, the stake on it
    table = outline((-4, 122), (30, 108, 74, 108), (114, 108, 128, 119), (128, 176), (-4, 176))
    s.fill(table, mix("#4a2c1e", ink, 0.45))
    with s.clipped(table):
        for wide, tone in (
            (58, mix("#6a4026", ink, 0.25)),
            (46, "#84512c"),
            (34, mix(key, "#9a6236", 0.35)),
            (24, lit),
        ):
            s.fill(oval(74, 118, wide, wide * 0.42), tone)
        s.spot(74, 118, 44, 62, "#6a4026", 0.5)
    for x, y, rows in ((99, 116, 3),):
        s.fill(oval(x + (x - 74) * 0.22, y + 1.6, 5.4, 1.8), ink, 0.55)
        for row in range(rows):
            coin = oval(x, y - row * 1.7, 4.2, 1.7)
            s.fill(placed(coin, 0, 0.9), mix(key, ink, 0.6))
            s.figure([[(coin, mix(key, ink, 0.12))]], "#fff3c8", (0, -1), 0.5)
    s.stroke([(74, 30), (74, 46)], ink, 1.0)  # an iron wheel of candles on its chains
    for x in (58, 90):
        s.stroke([(74, 40), (x, 57)], ink, 0.8)
    for x, y in ((62, 55), (74, 53.6), (86, 55), (68, 58.6), (80, 58.6)):
        s.fill(box(x - 1.2, y - 6, x + 1.2, y), "#fff3d6")
        flame(s, x, y - 6, 1.5)
    wheel = cut(oval(74, 57, 17, 4.4), oval(74, 56.4, 14.6, 2.6))
    s.figure([[(wheel, ink)]], key, (0, -1), 0.7)
    s.fill(oval(78, 117.6, 11.4, 2.8), ink, 0.8)
    s.gem(ONYX, 76.6, 108.6, 13.4, 8, 0, lying=True)
    s.glint(70.6, 103.4, 9.4, "#ffffff", 8)
    _cat_at_the_stake(s)
    _fan(s)
    s.cast((76, 121, 17, 4), bodies=True)


def _opponent(s: Gouache, pose: HeadPose) -> None:
    """Paint the player across the table, her face turned to the stake and lit by the lamp, cards before her chest."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    x, y, face = pose.x, pose.y, -1 if pose.flip else 1
    rim = mix(key, "#fff3c8", 0.5)
    tones = FaceTones("#8a5442", "#c98c64", "#f6d0a0")
    coat = outline((x - 23, y + 44), (x - 23, y + 20, x - 5, y + 14), (x + 5, y + 14), (x + 23, y + 20, x + 23, y + 44))
    cloth = (mix(PLUM, ink, 0.75), mix(PLUM, ink, 0.45), mix(PLUM, haze, 0.1))
    red = (mix("#7a3a1c", ink, 0.5), "#8a4620", "#d07c3c")
    rounded(s, pose.put(oval(-0.50, -0.34, 0.24, 0.23)), red, (face, -0.8), 1.2)
    rounded(s, coat, cloth, (face * 0.8, -1), 3.2, rim)
    paint_neck(s, pose, tones, 0.20)
    collar = outline(
        (x - 8, y + 13),
        (x, y + 20, x + 8, y + 13),
        (x + 9, y + 18, x + face * 1.5, y + 26),
        (x - 9, y + 18, x - 8, y + 13),
    )
    rounded(s, collar, (mix(DUSK, deep, 0.3), mix(haze, DUSK, 0.5), "#fff6e0"), (face, -1), 1.4)
    paint_face(s, pose, tones, rim, open_eyes=True)
    hair = pose.put(
        outline(
            *((-0.24, 0.20), (-0.54, 0.08, -0.50, -0.22), (-0.46, -0.60, -0.04, -0.60), (0.28, -0.60, 0.35, -0.27)),
            *((0.26, -0.36, 0.10, -0.28), (-0.08, -0.16, -0.10, 0.00), (-0.16, 0.10, -0.24, 0.20)),
        )
    )
    lock = strands(pose, ((-0.24, 0.06, -0.20, -0.42, 0.22, -0.44),), 0.012)
    rounded(s, hair, red, (face * 0.8, -1), 1.3, rim, lock)
    s.fill(oval(*pose.at(-0.22, 0.22), 1.0), "#fff6e0")
    px, py = x + face * 3, y + 37
    for turn in (-18, 0, 18):
        back = placed(box(-4.4, -12, 4.4, 0, 0.8), px, py, 1, turn)
        s.line(back, ink, 0.8)
        s.figure([[(back, mix(RUSSET, haze, 0.4))]], rim, (face * 0.5, -1), 0.6)
        for row in range(2):
            s.fill(
                placed(
                    polygon((0, -2), (1.6, 0), (0, 2), (-1.6, 0)), *around(px, py, 3.6 + row * 4.4, turn - 90), 1, turn
                ),
                mix(RUSSET, ink, 0.25),
            )
    hand(s, grip(px, py - 1, 0.30, 4 * face, flip=face < 0), tones.body, rim, (face * 0.4, -1), 0.5)


def _cat_at_the_stake(s: Gouache) -> None:
    """Paint the inn's cat on the table, black before the light: it stretches a paw out to the stone."""
    ink, deep, key = s.ink, s.deep, s.key
    rim, light = mix(key, "#fff3c8", 0.5), (0.8, -0.8)
    s.fill(oval(47, 121, 15, 3.2), ink, 0.6)
    tail = ribbon([(38, 118, 2.0), (30, 114, 2.2), (30, 102, 2.0), (35, 95, 1.6), (33, 89, 0.7)], 10)
    back = outline((37, 121), (33, 106, 42, 96), (48, 91, 54, 94), (59, 99, 58, 108), (60, 116, 58, 121))
    head = outline(
        *((45, 90), (44.4, 85, 46.6, 78), (51, 82.4), (55, 82.2), (59.4, 78.4), (60.6, 84, 60.4, 89)),
        *((61, 94, 55, 97), (47, 97.4, 45, 90)),
    )
    paw = limb((55, 104, 3.6), (61, 112, 2.6), (66.4, 114.4, 2.2))
    black = (ink, mix(ink, deep, 0.35), mix(deep, "#6a4026", 0.5))
    rounded(s, tail, black, light, 0.9, rim)
    rounded(s, back, black, light, 2.4, rim)
    rounded(s, limb((51, 108, 3.4), (52, 119, 2.2)), black, light, 1.0, rim)
    rounded(s, head, black, light, 1.5, rim)
    rounded(s, paw, black, light, 1.0, rim)
    for x in (51.4, 57.4):
        s.fill(oval(x, 88, 1.9, 1.6), key)
        s.fill(oval(x + 0.4, 88, 0.6, 1.4), ink)
    s.fill(polygon((53.8, 91), (56.2, 91), (55, 92.6)), mix(key, "#b0503c", 0.5))
    for side, y in ((-1, 91.6), (1, 91.6), (-1, 93.2), (1, 93.2)):
        s.stroke([(55 + side * 2.4, y), (55 + side * 8, y - 0.6)], rim, 0.3)


def _fan(s: Gouache) -> None:
    """Paint our player's hands and three cards, large and near: pips of both colours, a queen with a black stone for a heart."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    x, y = 74.0, 173.0
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
        (-34, heart, red),
        (-2, None, ink),
        (30, spade, ink),
    ):
        card = placed(box(-13, -48, 13, -10, 2), x, y, 1, turn)
        s.line(card, ink, 1.0)
        s.figure([[(card, mix(haze, deep, 0.3))]], "#fffdf0", (0, -1), 0.8)
        s.wash(card, around(x, y, 10, turn - 90), around(x, y, 40, turn - 90), [mix(key, deep, 0.5), haze], [0.55, 0.0])
        if sign is None:  # the queen
            bust = placed(outline((-6, -16), (-6, -24, -2, -25), (2, -25), (6, -24, 6, -16)), x, y, 1, turn)
            s.fill(bust, RUSSET)
            s.fill(placed(oval(0, -30, 3.6, 4.4), x, y, 1, turn), skin_tone(s, 0.6))
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
            s.fill(placed(placed(sign, -8.4, -42.4, 0.8), x, y, 1, turn), tone)
            s.fill(placed(placed(sign, 0, -29, 1.5), x, y, 1, turn), tone)
    rim = mix(key, "#fff3c8", 0.5)
    flesh = skin_tone(s, 0.58)
    cuffs = (limb((36, 178, 10), (26, 190, 12)), limb((104, 176, 10), (118, 190, 12)))
    s.figure([[(part, mix(haze, key, 0.15))] for part in cuffs], rim, (0.2, -1), 0.9)
    thumb = [limb((50, 168, 6.4), (58, 155, 4.4), (65, 146, 3.2))]
    fingers = [
        limb((98, 168, 5.2), (97 - at * 1.6, 152 + at * 1.6, 3.4), (88 - at * 2.4, 146 + at * 5.0, 2.7))
        for at in range(3)
    ]
    hand(s, [oval(45, 171, 11, 9, -40), *thumb], flesh, rim, (0.3, -1), 0.8)
    s.fill(oval(63.2, 147.8, 1.9, 2.9, 38), mix(haze, key, 0.45))
    s.stroke([(56, 160), (58.6, 158.4, 61.4, 159)], mix(flesh, ink, 0.45), 0.6)
    hand(s, [oval(102, 170, 10, 9, 40), *fingers], flesh, rim, (-0.3, -1), 0.8)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-27": Picture(
        onyx_chess,
        ((62, 70), (80, 80)),
        "moves across a board",
        "inn corner",
        "curtain with the sun behind it",
        seed=31,
    ),
    "b2-25": Picture(
        onyx_cards,
        ((76, 111), (54, 88), (95, 79), (66, 146), (80, 142)),
        "plays a hand of cards",
        "inn table, over a shoulder",
        "wheel of candles",
        seed=81,
    ),
}
