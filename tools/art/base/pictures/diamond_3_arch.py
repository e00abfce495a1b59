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
    limb,
    planes,
    profile,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import DIAMOND, Gouache
from tools.art.base.hair import CROPPED
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
    """At the open door a bride in profile opens her veil, the diamond at her brow; a child bears the train."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(ink, deep, 0.22))
    door = arch(34, 98, 66, 150)
    s.fill(arch(29, 103, 66, 150), mix(deep, ink, 0.35))
    s.fill(door, mix(STRAW, s.key, 0.3))
    with s.clipped(door):  # the low sun falls through the door in one slanting step
        s.fill(polygon((20, 30), (72, 30), (36, 160), (20, 160)), mix(STRAW, haze, 0.35))
    s.fill(box(-4, 146, 124, 176), mix(ink, deep, 0.3))
    s.fill(polygon((34, 146), (98, 146), (126, 176), (50, 176)), mix(mid, STRAW, 0.35))
    _opened_veil(s)
    _bride(s)
    _train_bearer(s)


def _opened_veil(s: Gouache) -> None:
    """Paint the part of the veil that her farther arm holds open before her face: one pale triangle."""
    skin = skin_tone(s, 0.24, DEEP_SKIN)
    arm = join(bare_arm((68, 96), (52, 91), (46.4, 74)))
    s.figure([[(arm, skin)]], "#fff0d0", (-1.0, -0.4), 0.7, clean=True)
    veil = outline((76, 48), (58, 46, 43.6, 66), (47, 88, 38, 122), (54, 126, 74, 104))
    s.fill(veil, "#fffaf0")
    s.fill(outline((58, 54), (57, 86, 50, 123), (60, 121, 74, 104), (80, 60)), mix("#fffaf0", s.mid, 0.5))
    s.figure([[(small_hand(46, 69, 4.6, -112), skin_tone(s, 0.34, DEEP_SKIN))]], "#fff0d0", (-1, -0.5), 0.7, clean=True)


_TIARA: Final = (64.0, 53.4)
"""The middle of the stone at the bride's brow."""


def _bride(s: Gouache) -> None:
    """Paint the bride, dark before the veil, and her gown: one ivory curve down to the floor with one side of plum."""
    ink, deep, mid = s.ink, s.deep, s.mid
    rim, light = "#fffaf0", (-1.0, -0.5)
    skin, dark = skin_tone(s, 0.44, DEEP_SKIN), skin_tone(s, 0.14, DEEP_SKIN)
    ivory, plum = "#fffaee", mix(deep, mid, 0.3)
    x, y, h, tilt = 69.0, 66.0, 25.0, 5.0

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, y, h, tilt, flip=True)

    gown = outline(
        (64, 90), (74, 86, 84, 91), (87, 104, 82, 114), (84, 128, 98, 142), (116, 158, 128, 162), (128, 180), (40, 180),
        (55, 156, 60, 134), (64, 122, 63, 113), (56, 102, 64, 90),
    )  # fmt: skip
    shade = outline(
        (79, 86),
        (76, 100, 77, 114),
        (78, 134, 96, 152),
        (108, 164, 112, 180),
        (132, 180),
        (132, 150),
        (96, 130),
        (92, 86),
    )
    neck = outline((64, 74), (66, 84, 63, 92), (72, 97, 82, 92), (77, 84, 79, 72))
    head = profile(x, y, h, -1, tilt, FINE, neck=0.16)
    hair = put(outline((0.37, -0.26), (0.36, -0.60, -0.14, -0.60), (-0.72, -0.62, -0.74, -0.14), (-0.66, 0.22, -0.30, 0.24),
        (-0.10, 0.18, -0.08, -0.08), (0.10, -0.22, 0.37, -0.26)))  # fmt: skip
    fall = outline((68, 50), (82, 45, 90, 62), (100, 92, 99, 122), (104, 150, 124, 164), (100, 166, 90, 142), (84, 116, 87, 92),
        (84, 62, 68, 50))  # fmt: skip
    s.figure(
        [
            [(neck, dark)],
            [(gown, ivory), (both(gown, shade), plum)],
        ],
        rim,
        light,
        1.0,
        clean=True,
    )
    s.figure(
        [
            [*planes(s, head, dark, skin, mix(skin, "#fff0d0", 0.35)), (head.eye, ink)],
            [(hair, ink)],
        ],
        rim,
        light,
        0.8,
        clean=True,
    )
    s.figure([[(fall, "#fffaf0"), (cut(fall, placed(fall, -7, 1)), mix(mid, deep, 0.5))]], rim, light, 0.8, clean=True)
    arm = bare_arm((77, 96), (65, 116), (48, 107), 1.12)
    s.fill(placed(arm, 2.4, 2.2), mix(deep, ink, 0.3), 0.7)
    s.figure([[(arm, skin), (cut(arm, placed(arm, -1.6, -1.8)), dark)]], rim, light, 0.8, clean=True)
    s.figure([[(small_hand(44.6, 104, 5.0, 205, flip=True), skin)]], rim, light, 0.8, clean=True)
    band = put(outline((0.36, -0.30), (0.10, -0.30, -0.16, -0.52), (-0.10, -0.60), (0.14, -0.42, 0.38, -0.40)))
    s.figure([[(band, "#f0b040")]], "#fff6dc", light, 0.5, clean=True)
    s.gem(DIAMOND, *_TIARA, 5.8, 10, 1.2)


def _train_bearer(s: Gouache) -> None:
    """Paint the child at the end of the train, small and coral, its hem in both hands."""
    ink, key = s.ink, s.key
    rim, light = "#fff6ea", (-1.0, -0.6)
    skin = skin_tone(s, 0.6, FAIR_SKIN)
    dress = outline((101, 127), (105, 124.6, 109, 127), (113, 142, 115, 176), (96, 176), (98, 142, 101, 127))
    arm = limb((104, 129, 2.2), (97, 138, 1.8), (92, 139, 1.5))
    head = profile(105, 119, 12.4, -1, -4, CHILD, 0.2)
    curls = placed(CROPPED, 105, 119, 12.8, -4, flip=True)
    s.figure(
        [
            [(dress, key), (cut(dress, placed(dress, -5, 0)), mix(key, ink, 0.5))],
            [(taper((106, 120), 2.2, (106, 128), 2.4), mix(skin, ink, 0.3))],
            [*planes(s, head, mix(skin, ink, 0.3), skin, "#fff0d0"), (head.eye, ink)],
            [(curls, "#8a5428")],
            [(arm, key)],
            [(small_hand(91.4, 139, 2.2, 170), skin)],
        ],
        rim,
        light,
        0.8,
        clean=True,
    )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-01": Picture(
        diamond_bride,
        ((64, 53), (62, 68), (46, 69), (103, 120)),
        "opens her veil",
        "door of a cathedral",
        "low sun through the door",
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
