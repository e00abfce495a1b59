"""Pictures of the diamond cards of level 3 in the light of an arch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import AGED, CHILD, FINE
from tools.art.base.figures import (
    Mood,
    bare_arm,
    clasp,
    drape,
    flank,
    hair_tones,
    hand,
    limb,
    planes,
    profile,
    skin,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import DIAMOND, Gouache
from tools.art.base.pigments import STRAW, cold
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
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
    ribbon,
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
    """In the nave a bride sets a diadem on her piled hair before the open door; a child carries the train behind her."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 150), [mix(deep, ink, 0.5), mix(deep, ink, 0.3)])
    for x, wide in ((99, 3.0), (116, 5.0)):  # piers, lit on the side of the door
        pier = polygon((x - wide, 34), (x + wide, 34), (x + wide, 138), (x - wide, 138))
        s.figure([[(pier, mix(ink, deep, 0.12)), (flank(pier, x - wide * 0.4), mix(deep, key, 0.18))]])
    for reach, tone in ((7, mix(deep, ink, 0.5)), (3, mix(deep, mid, 0.2))):
        s.fill(box(37 - reach, 54 - reach, 83 + reach, 134), tone)
    door = box(37, 54, 83, 134)
    for hinge, edge in ((30, 12), (90, 108)):  # its leaves, open into the nave
        leaf = polygon((hinge, 50), (edge, 44), (edge, 144), (hinge, 134))
        s.figure([[(leaf, mix(ink, deep, 0.08))]], mix(deep, STRAW, 0.5), (60 - hinge, 0), 0.9, clean=True)
        for top, foot in ((0.1, 0.46), (0.54, 0.9)):
            inner = [hinge + (edge - hinge) * share for share in (0.24, 0.78)]
            s.line(
                polygon(
                    *(
                        (x, 47 + 92 * at)
                        for x, at in zip((*inner, *reversed(inner)), (top, top, foot, foot), strict=True)
                    )
                ),
                mix(deep, ink, 0.3),
                0.8,
            )
    with s.clipped(door):
        s.wash(ALL, (0, 54), (0, 118), [cold(-0.1), mix(STRAW, haze, 0.1), mix(haze, STRAW, 0.4)])
        s.fill(outline((30, 112), (42, 103, 58, 110), (72, 100, 90, 106), (90, 140), (30, 140)), cold(0.4))
        s.fill(outline((30, 121), (44, 113, 56, 119), (70, 112, 90, 120), (90, 140), (30, 140)), mix(deep, mid, 0.4))
        for x, foot, high in ((41, 120, 22), (47, 121, 15)):  # cypresses beyond the square
            s.fill(
                outline(
                    (x - 2.2, foot),
                    (x - 2.6, foot - high * 0.6, x, foot - high),
                    (x + 2.6, foot - high * 0.6, x + 2.2, foot),
                ),
                mix(deep, ink, 0.2),
            )
    floor = box(-4, 134, 124, 172)
    s.wash(floor, (0, 134), (0, 170), [mix(ink, deep, 0.5), ink])
    path = polygon((37, 134), (83, 134), (116, 172), (22, 172))
    s.wash(path, (0, 134), (0, 172), ["#ffffff", mix(mid, haze, 0.3)])
    for x, y, turn in ((44, 146, 10), (58, 157, 50), (47, 161, 80), (52, 141, 30), (63, 145, 120)):
        s.fill(oval(x, y, 2.0, 1.1, turn), key)  # petals
    with s.moved(-6):
        _train(s)
        _bride(s)
        _train_bearer(s)


def _train(s: Gouache) -> None:
    """Paint the train: from her waist down to the floor and up again to the child's hands."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    sweep = outline(
        (84, 110),
        (93, 122, 96, 137),
        (99, 133, 101.4, 122),
        (105, 121),
        (107, 138, 100, 150),
        (92, 162, 76, 172),
        (70, 172),
        (78, 140, 84, 110),
    )
    s.fill(placed(sweep, 3, 2.4), ink, 0.5)
    s.fill(sweep, mix(mid, haze, 0.6))
    lit = outline((84, 110), (90, 126, 91, 142), (88, 156, 76, 172), (66, 172), (74, 140, 84, 110))
    s.fill(both(sweep, lit), mix(haze, "#ffffff", 0.6))
    s.fill(
        outline((102.4, 122), (101.4, 136, 95, 146), (90, 154, 82, 162), (92, 155, 98.6, 147), (104, 138, 104, 122)),
        mix(deep, mid, 0.45),
    )


def _bride(s: Gouache) -> None:
    """Paint the bride in profile before the light: a hand at each end of the diadem, raised clear of her hair."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    rim, light = "#fffdf6", (-1.0, -0.35)
    white, plum = mix(haze, "#ffffff", 0.7), mix(deep, mid, 0.66)
    dark, warm, lit = skin_tone(s, 0.36), skin_tone(s, 0.52), skin_tone(s, 0.66)
    x, y, h, tilt = 80.0, 79.0, 16.5, 4.0
    head = profile(x, y, h, -1, tilt, neck=0.26, mood=Mood.GLAD, build=FINE)

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, y, h, tilt, flip=True)

    hair = put(
        join(
            outline(
                *((0.36, -0.30), (0.34, -0.62, -0.06, -0.60), (-0.56, -0.56, -0.56, -0.04), (-0.46, 0.24, -0.20, 0.22)),
                *((-0.20, 0.06, -0.06, -0.10), (0.08, -0.24, 0.36, -0.30)),
            ),
            oval(-0.62, 0.10, 0.26, 0.24),
        )
    )
    veil = outline(
        *((86, 64), (96, 68, 97.6, 84), (101, 106, 106, 124), (98, 130, 92, 124), (88, 104, 88, 88), (88, 72, 86, 64))
    )
    pleat = outline((90, 68), (94, 86, 96.4, 104), (98, 118, 100, 126.6), (96, 127, 93.6, 125), (91, 96, 90, 68))
    neckline = outline(
        (79.4, 86), (83, 90, 86.8, 85), (88, 90, 92, 93), (90, 100, 78, 99), (75.4, 95, 77, 92), (79.4, 90, 79.4, 86)
    )
    bodice = outline(
        (76.2, 95),
        (82, 100, 92, 92.4),
        (95, 97, 92, 104),
        (89, 110, 89, 115),
        (83, 117, 77, 115),
        (72.4, 104, 76.2, 95),
    )
    skirt = outline((77, 113), (83, 116, 89, 113), (96, 130, 100, 176), (58, 176), (62, 140, 77, 113))
    sleeve = outline((83, 93), (88, 90, 94, 92), (96.6, 96, 92.6, 98.6), (88, 103, 83.6, 101), (80, 97, 83, 93))
    far = bare_arm((78.4, 95.6), (57.6, 83.6), (68.8, 60), 0.86)
    near = bare_arm((87, 97.6), (107.4, 84), (94.4, 60.6), 1.0)
    s.fill(outline((80, 150), (110, 150, 122, 160), (100, 172, 74, 172)), ink, 0.35)
    s.figure([[(far, dark)]], rim, light, 0.5)
    s.fill(veil, mix(deep, mid, 0.75))
    s.fill(pleat, mix(mid, haze, 0.5))
    s.rim([veil], haze, (1, -0.4), 0.7)
    s.figure(
        [
            [(skirt, white), (cut(skirt, drape(skirt, 87, -4)), plum)],
            [(neckline, warm), (cut(neckline, flank(neckline, 83)), dark)],
            [*skin(s, head, 0.34, 0.58), (head.eye, ink), *hair_tones(s, hair, -1)],
            [(bodice, white), (cut(bodice, drape(bodice, 88)), plum)],
        ],
        rim,
        light,
        0.8,
        clean=True,
    )
    for start, bend, end in (((80, 118), (74, 140), (70, 172)), ((85, 118), (88, 140), (87, 172))):
        s.stroke([start, (*bend, *end)], mix(plum, ink, 0.25), 0.8)
    s.stroke([(76.8, 113.6), (83, 116.6, 89.2, 113.4)], mix(s.key, ink, 0.1), 1.6)
    s.figure(
        [
            [(near, warm), (both(near, placed(near, 1.6, 1.6)), dark)],
            [(sleeve, plum), (both(sleeve, placed(sleeve, -2.6, -2.0)), white)],
        ],
        rim,
        light,
        0.6,
        clean=True,
    )
    with s.moved(0, -12.4):
        _diadem(s)
    hand(s, [small_hand(69.4, 59.2, 3.0, -62)], lit, rim, light, 0.4)
    hand(s, [small_hand(92.6, 59, 3.2, -118, flip=True)], lit, rim, light, 0.4)


def _diadem(s: Gouache) -> None:
    """Paint the diadem of two pairs of spikes, the stone between them."""
    band = ribbon([(70.8, 72.4, 1.8), (77, 72.6, 2.2), (84, 71.4, 2.2), (91.4, 70.6, 1.8)], 8)
    spikes = join(
        polygon((70.6, 73), (69.4, 63), (73.4, 68.6), (75.0, 62.4), (77.4, 72)),
        polygon((84.4, 72), (86.8, 61.4), (88.8, 67.4), (92.6, 61.4), (91.6, 71)),
    )
    diadem = join(band, spikes)
    s.line(diadem, s.ink, 2.0)
    s.figure([[(diadem, mix("#f0b040", s.key, 0.15))]], "#fffdf6", (-0.6, -1), 0.7)
    s.gem(DIAMOND, 81, 64, 10.4, 10, 1.7)


def _train_bearer(s: Gouache) -> None:
    """Paint the child who carries the end of the train with both hands, a wreath in the curls."""
    ink, haze, key = s.ink, s.haze, s.key
    rim, light = "#fff6ea", (-1.0, -0.4)
    brown, dark = skin_tone(s, 0.62), skin_tone(s, 0.42)
    head = profile(108.4, 104.4, 10.8, -1, 4, neck=0.14, build=CHILD)
    curls = join(
        *(
            oval(108.8 + dx, 103 + dy, r)
            for dx, dy, r in ((-2.2, -3.8, 2.4), (1, -4.4, 2.8), (4, -2.4, 2.8), (4.8, 1, 2.6), (3.6, 4, 2.2))
        )
    )
    dress = outline(
        (105.6, 112), (109, 110.4, 112.4, 112), (115, 122, 118, 148), (110, 151, 101.6, 148), (104, 128, 105.6, 112)
    )
    near = limb((110.4, 114.6, 2.2), (108.6, 122.4, 1.8), (102.6, 121.4, 1.3))
    s.fill(oval(110, 149.4, 9, 1.6), ink, 0.5)
    for x in (106.4, 111.6):
        s.fill(taper((x, 146), 1.5, (x - 0.4, 152), 1.3), dark)
        s.fill(outline((x - 3.4, 154), (x - 2, 151, x + 1.4, 151.6), (x + 1.4, 154)), mix(haze, ink, 0.25))
    s.figure(
        [
            [*planes(s, head, dark, brown, mix(haze, key, 0.5)), (head.eye, ink)],
            hair_tones(s, curls, -1),
            [(dress, key), (cut(dress, drape(dress, 109, -2)), mix(key, ink, 0.52))],
            [(near, brown), (small_hand(101.8, 121.4, 2.0, 184), brown)],
        ],
        rim,
        light,
        0.6,
        clean=True,
    )
    for x, y in ((104.6, 99.4), (106.8, 98), (109.4, 97.8), (111.8, 98.6), (113.6, 100.4)):
        s.fill(oval(x, y, 1.2), "#ffffff")


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-01": Picture(
        diamond_bride,
        ((75, 53), (70, 80), (63, 59), (86, 59), (100, 105)),
        "sets a diadem on her hair",
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
