"""Pictures of the diamond cards of level 3 in the light of an arch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.contours import AGED, FINE
from tools.art.base.figures import (
    Mood,
    clasp,
    hair_tones,
    limb,
    planes,
    profile,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import DIAMOND, Gouache
from tools.art.base.pigments import DEEP_SKIN, FAIR_SKIN, STRAW
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    arch,
    blob,
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


def diamond_queen(s: Gouache) -> None:
    """Level 3, a duo: the maid closes a queen's necklace in the evening loggia."""
    ink, deep, key = s.ink, s.deep, s.key
    _striped_wall(s)
    dusk, fair = "#4a2420", "#9a5c44"
    _queen_bust(s, dusk, fair)
    _queen_head(s, dusk, fair)
    _maid(s)
    _clasped_chain(s)
    _queen_arm(s, fair)
    for reach, tone in ((9.6, ink), (8.9, mix(STRAW, key, 0.3)), (7.6, mix(ink, deep, 0.3))):  # its setting
        s.fill(oval(85, 103, reach), tone)
    s.gem(0, 85, 103.4, 9.8, glint=1.6)
    clasp(s, (85, 103, 9.4), (62, 88, 114, 140), fair, "#fff6e2", (1, -0.4))


def _striped_wall(s: Gouache) -> None:
    """Paint the wall of the loggia: the low sun on it in broad slanting bars between the shadows of columns."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(mid, deep, 0.42))
    for left, wide, tone in (
        (-30, 20, mix(STRAW, mid, 0.45)),
        (10, 24, mix(STRAW, haze, 0.25)),
        (54, 32, mix(haze, STRAW, 0.22)),
        (106, 40, mix(haze, "#ffffff", 0.5)),
    ):
        s.fill(polygon((left + 22, 30), (left + 22 + wide, 30), (left - 26 + wide, 150), (left - 26, 150)), tone)
    floor = polygon((-4, 150), (124, 146), (124, 176), (-4, 176))
    s.fill(floor, mix(ink, deep, 0.3))
    s.rim([floor], mix(haze, STRAW, 0.3), (0, -1), 0.9)
    column = join(box(-4, 30, 20, 176), polygon((-4, 30), (27, 30), (23, 46), (-4, 46)))
    s.figure([[(column, ink)]], mix(haze, STRAW, 0.3), (1, 0), 1.2, clean=True)


def _queen_bust(s: Gouache, dusk: Color, fair: Color) -> None:
    """Paint the queen's gown, in shade on the side of the maid, and her neckline."""
    ink, key = s.ink, s.key
    bust = outline(
        (76, 84),
        (72, 88, 67, 90),
        (61, 95, 63.4, 113),
        (66, 122, 69, 130),
        (58, 150, 52, 172),
        (124, 172),
        (114, 148, 89, 128),
        (89, 120, 93.6, 108),
        (96.6, 101, 94, 94.4),
        (91, 91, 86, 88),
        (84.6, 84),
    )
    gown, gshade = mix(key, STRAW, 0.2), mix(key, ink, 0.36)
    shadow_side = both(
        bust, outline((60, 78), (80, 94, 81, 106), (81, 118, 77, 130), (77, 150, 70, 176), (30, 176), (40, 100))
    )
    neckline = both(bust, outline((70, 84), (68, 88, 67, 91), (80, 102, 97, 95.4), (92, 88, 84, 80)))
    s.figure([[(bust, gown), (shadow_side, gshade)]], rim="#fff6e2", light=(1, -0.3), width=1.2, clean=True)
    s.stipple(
        both(
            bust,
            outline((76, 90), (90, 92, 92, 108), (90, 120, 84, 130), (92, 150, 92, 176), (68, 176), (74, 130, 80, 116)),
        ),
        gshade,
        (79, 110),
        (96, 106),
        0.75,
        0.0,
    )
    with s.clipped(bust):
        for i in range(5):
            s.stroke([(84 + i * 3.2, 132 + i * 1.6), (92 + i * 6.4, 150, 95 + i * 8.4, 174)], gshade, 0.75, 0.6)
    s.fill(neckline, fair)
    s.fill(both(neckline, shadow_side), mix(fair, dusk, 0.6))


def _queen_head(s: Gouache, dusk: Color, fair: Color) -> None:
    """Paint the queen's head in profile: her hair, its bun, the crown."""
    ink, haze, key = s.ink, s.haze, s.key
    head = profile(83, 73, 20, 1, -3, neck=0.2, build=FINE)
    neck = polygon((77.5, 70), (84, 72), (86.4, 90), (73.5, 90), (77, 80))
    hair = outline(
        (86.8, 54.6),
        (84, 51.6, 78, 53),
        (69.4, 55, 71, 66.4),
        (72.4, 72, 78, 71.4),
        (81.6, 71, 81.4, 66.4),
        (82, 60.4, 86.8, 58.2),
    )
    bun = blob((72, 60), (66.6, 57.4), (65.6, 64.6), (69.6, 70), (75, 68))
    crown = polygon((72.4, 54.6), (71, 46.8), (76, 50.4), (79, 43.4), (82.4, 49.4), (87.6, 45), (88, 53))
    hair, bun = (placed(part, -4.2, 6.4, 1.05) for part in (hair, bun))
    crown = placed(crown, -4.2, 8.2, 1.05)
    s.figure(
        [[(neck, dusk), *planes(s, head, dusk, fair, mix(key, haze, 0.62)), (head.eye, ink)]],
        rim="#fffaf0",
        light=(1, -0.1),
        width=0.55,
    )
    s.figure(
        [
            [(hair, mix(ink, key, 0.20)), (bun, mix(ink, key, 0.12))],
            [
                (crown, mix(key, haze, 0.45)),
                (both(crown, polygon((69, 44), (78, 44), (79, 69), (69, 69))), mix(key, ink, 0.3)),
            ],
        ],
        rim="#fff6e2",
        light=(1, -0.6),
        width=0.6,
    )


def _maid(s: Gouache) -> None:
    """Paint the maid in profile, with the arm behind the queen's neck."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    maid = profile(51.5, 66, 17, 1, 8, mood=Mood.GLAD, build=AGED)
    coif = outline(
        (57.4, 57.6), (53, 54, 46, 56.6), (40, 61, 42, 72), (41, 80, 45, 85), (51, 81, 51.4, 72), (51.6, 64, 58, 61.4)
    )
    body = outline((46, 81), (37, 85, 35, 104), (33, 140, 24, 172), (63, 172), (59, 130, 60, 108), (60, 92, 55, 84))
    apron = both(body, outline((54, 96), (58, 130, 57, 172), (70, 172), (70, 96)))
    arm = join(taper((57, 89), 3.4, (64, 84), 2.6), taper((64, 84), 2.6, (72.4, 79.6), 1.8))
    s.figure(
        [[(arm, mix(deep, mid, 0.2)), (small_hand(73.4, 79.2, 2.9, -10), "#d89c7e")]],
        rim=haze,
        light=(1, -0.4),
        width=0.6,
    )
    s.figure(
        [
            [(body, ink), (apron, mix(deep, mid, 0.35))],
            [*planes(s, maid, "#8a5546", "#e2a98a", "#fff0e0"), (maid.eye, ink)],
            [
                (coif, mix(mid, haze, 0.45)),
                (both(coif, polygon((30, 50), (47, 52), (46, 72), (49, 90), (30, 90))), mix(deep, mid, 0.2)),
            ],
        ],
        rim="#fff6e2",
        light=(1, -0.35),
        width=0.85,
    )
    s.rim([body], "#fff6e2", (1, -0.2), 1.5)


def _clasped_chain(s: Gouache) -> None:
    """Paint the chain, its pearls, and the hand that closes it."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.stroke([(73.6, 85.6), (86, 107, 92.6, 92)], mix(ink, key, 0.4), 1.0)
    for at in range(9):  # its pearls
        share = at / 8
        x, y = (
            first * (1 - share) ** 2 + 2 * bend * share * (1 - share) + last * share**2
            for first, bend, last in ((73.6, 86, 92.6), (85.6, 107, 92))
        )
        s.fill(oval(x, y, 1.3), "#fffaf0")
    arm = join(taper((51, 92), 4.6, (62.4, 99), 3.5), taper((62.4, 99), 3.2, (71, 86.6), 2.2))
    s.figure(
        [
            [
                (arm, mix(ink, deep, 0.75)),
                (polygon((67.4, 84), (72.6, 87.4), (70.6, 91), (65.2, 87.6)), haze),
                (small_hand(73, 83.6, 3.3, -52), mix(ink, key, 0.52)),
            ]
        ],
        rim="#fff6e2",
        light=(1, -0.35),
        width=0.8,
    )


def _queen_arm(s: Gouache, fair: Color) -> None:
    """Paint the arm that the queen lifts to the stone, whose setting lies in her palm."""
    ink, haze, key = s.ink, s.haze, s.key
    sleeve = outline((68, 91), (60, 96, 60, 110), (62, 120, 72, 122), (79, 118, 78, 106), (77, 95, 68, 91))
    fore = limb((70, 117, 4.6), (74, 124, 4.0), (82.4, 117, 2.7))
    s.figure(
        [
            [
                (fore, mix(key, ink, 0.22)),
                (placed(oval(0, 0, 5.2, 4.2), 85, 113.4, 1, -20), fair),
                (polygon((78.4, 116), (82.4, 120.6), (80, 123), (75.6, 118.6)), haze),
            ],
            [
                (sleeve, mix(key, ink, 0.12)),
                (both(sleeve, outline((56, 88), (72, 92, 70, 108), (70, 118, 76, 124), (56, 126))), mix(key, ink, 0.5)),
            ],
        ],
        rim="#fff6e2",
        light=(1, -0.4),
        width=0.8,
    )
    for k in (0.36, 0.64):
        s.stroke([(66 + 2 * k, 93 + 4 * k), (62 + 12 * k, 108, 66 + 12 * k, 121)], mix(key, ink, 0.5), 0.7, 0.8)


def diamond_bride(s: Gouache) -> None:
    """From behind a bride walks down the dark nave to the open door, the diamond in her hair; a child bears the train."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 150), [mix(deep, ink, 0.5), mix(deep, ink, 0.3)])
    for x, wide in ((8, 9.0), (112, 9.0), (27, 5.0), (99, 4.0)):  # piers, lit on the side of the door
        pier = polygon((x - wide, 30), (x + wide, 30), (x + wide, 150), (x - wide, 150))
        s.figure([[(pier, mix(ink, deep, 0.12))]], mix(deep, STRAW, 0.5), (66 - x, 0), 1.0, clean=True)
    door = arch(40, 92, 62, 134)
    for grown, tone in ((6, mix(deep, ink, 0.45)), (3, mix(deep, mid, 0.25))):
        s.fill(arch(40 - grown, 92 + grown, 62, 134), tone)
    with s.clipped(door):
        s.wash(ALL, (0, 40), (0, 118), [mix(STRAW, s.key, 0.15), mix(STRAW, haze, 0.45), mix(haze, STRAW, 0.15)])
        s.fill(outline((36, 124), (52, 112, 66, 120), (82, 110, 96, 116), (96, 140), (36, 140)), mix(mid, STRAW, 0.4))
    floor = box(-4, 134, 124, 172)
    s.wash(floor, (0, 134), (0, 170), [mix(ink, deep, 0.5), ink])
    path = polygon((40, 134), (92, 134), (128, 176), (4, 176))
    s.wash(path, (0, 134), (0, 172), [mix(haze, STRAW, 0.3), mix(mid, haze, 0.2)])
    _bride(s)
    _train_bearer(s)


def _bride(s: Gouache) -> None:
    """Paint the bride from behind, dark on the door: the stone in a comb over her nape, one pale veil, both hands full of gown."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = "#fffaf0", (1.0, -0.7)
    gown, shade = mix(deep, mid, 0.52), mix(deep, ink, 0.2)
    skin, dark = skin_tone(s, 0.46, DEEP_SKIN), skin_tone(s, 0.16, DEEP_SKIN)
    back = outline((61, 72), (71, 72), (71, 82, 81, 87), (79, 96, 75, 99), (57, 99), (53, 96, 51, 87), (61, 82, 61, 72))
    bodice = outline((55, 94), (66, 100, 77, 94), (78, 106, 74, 116), (66, 119, 58, 116), (54, 106, 55, 94))
    skirt = outline(
        (58, 113), (66, 116, 74, 113), (84, 122, 90, 136), (100, 156, 106, 180), (26, 180), (32, 156, 42, 136),
        (48, 122, 58, 113),
    )  # fmt: skip
    veil = outline(
        (59, 70),
        (66, 76, 73, 70),
        (79, 94, 81, 120),
        (84, 148, 92, 180),
        (40, 180),
        (48, 148, 51, 120),
        (53, 94, 59, 70),
    )
    s.figure(
        [
            [(back, skin), (cut(back, placed(back, 5, -1)), dark)],
            [(bodice, gown), (cut(bodice, placed(bodice, 7, -1)), shade)],
            [(skirt, gown), (cut(skirt, placed(skirt, 18, -4)), shade)],
        ],
        rim,
        light,
        1.0,
        clean=True,
    )
    s.fill(veil, "#fffdf6", 0.8)
    s.fill(cut(veil, placed(veil, 11, -2)), mix(deep, mid, 0.6), 0.55)
    for elbow, hand, face in ((45.0, 54.0, 1), (87.0, 78.0, -1)):
        shoulder = 66 + (elbow - 66) * 0.6
        arm = join(limb((shoulder, 89, 3.9), (elbow, 104, 3.1)), limb((elbow, 104, 3.1), (hand, 116, 2.2)))
        fold = outline(
            (hand, 115), (hand - face * 5, 119, hand - face * 9, 130), (hand - face * 4, 132, hand + face * 1, 122),
            (hand, 115),
        )  # fmt: skip
        s.figure(
            [
                [(arm, skin), (cut(arm, placed(arm, 1.8, -0.6)), dark)],
                [(fold, mix(gown, haze, 0.4) if face < 0 else gown)],
                [(small_hand(hand + face * 1.0, 117.4, 3.2, 62 if face > 0 else -62, flip=face < 0), skin)],
            ],
            rim,
            light,
            0.8,
            clean=True,
        )
    for x in (55.6, 76.4):
        s.figure([[(oval(x, 60, 1.5, 2.8), skin)]], rim, light, 0.5, clean=True)
        s.fill(oval(x, 64.6, 1.1), "#fffdf4")
    hair = oval(66, 57, 10.4, 12.0)
    knot = oval(66, 69, 8.2, 5.8)
    gold = mix("#f0b040", key, 0.15)
    s.figure([[(hair, ink)], [(knot, mix(ink, deep, 0.3))]], mix(rim, STRAW, 0.5), light, 0.7, clean=True)
    for bend in (59.6, 66, 72.4):
        s.stroke([(66, 46), (bend, 54, 66 + (bend - 66) * 0.7, 65)], mix(ink, deep, 0.6), 0.5)
    s.fill(outline((58, 69), (66, 64.6, 74, 69), (73.4, 72), (66, 68, 58.6, 72)), gold)
    s.gem(DIAMOND, 66, 75, 6.8, 10, 1.5)


def _train_bearer(s: Gouache) -> None:
    """Paint the child from behind at the end of the train, its hem in both hands, a wreath in fair curls."""
    ink, key = s.ink, s.key
    rim, light = "#fff6ea", (-0.6, -1.0)
    skin = skin_tone(s, 0.6, FAIR_SKIN)
    curls = join(
        *(
            oval(99 + dx, 124 + dy, 3.4)
            for dx, dy in ((-4, -2), (0, -4), (4, -2), (5, 2), (3, 5), (-1, 5.4), (-4.4, 3), (0, 0))
        )
    )
    dress = outline((93, 134), (99, 131, 105, 134), (110, 148, 114, 176), (86, 176), (88, 150, 93, 134))
    arms = [
        limb((94, 137, 2.6), (88, 143, 2.2), (85, 151, 1.7)),
        limb((104, 137, 2.6), (109, 145, 2.2), (100, 152, 1.7)),
    ]
    s.figure(
        [
            *([(arm, skin)] for arm in arms[:1]),
            [(taper((99, 128), 2.4, (99, 134), 2.6), skin)],
            [(dress, key), (cut(dress, placed(dress, -4, -2)), mix(key, ink, 0.5))],
            hair_tones(s, curls, -1, color="#d8a050"),
            [(small_hand(84.6, 151.6, 2.2, 120), skin)],
        ],
        rim,
        light,
        0.8,
        clean=True,
    )
    for x, y in ((94, 121), (96.4, 119.6), (99, 119), (101.6, 119.6), (104, 121)):
        s.fill(oval(x, y, 1.3), "#ffffff")


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-01": Picture(
        diamond_bride,
        ((66, 75), (66, 57), (99, 124), (66, 108)),
        "walks to the church door",
        "nave of a cathedral",
        "white morning in the door",
        seed=47,
    ),
    "b3-02": Picture(
        diamond_queen,
        ((89, 73), (74, 84), (85, 102)),
        "closes a necklace",
        "evening loggia",
        "evening in bars between columns",
        seed=13,
    ),
}
