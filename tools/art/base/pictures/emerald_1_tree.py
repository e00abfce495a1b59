"""Pictures of the emerald cards of level 1 of nest and parrot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.figures import drape, hand, limb, pinch, profile, skin, small_hand
from tools.art.base.gouache import EMERALD, Gouache
from tools.art.base.props import leaf, spray
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    both,
    chance,
    cut,
    join,
    mix,
    outline,
    oval,
    placed,
    ribbon,
    taper,
)


def emerald_nest(s: Gouache) -> None:
    """A child hangs by the knees from a bough and reaches down to a nest, where one of the eggs is an emerald."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 170), [mix(deep, ink, 0.2), mix(deep, mid, 0.35)])
    # a gap in the leaves, tall, its edge cut by leaf on leaf; the light in it falls from the upper right
    gap = outline(
        *((58, 30), (44, 52, 46, 78), (36, 104, 46, 132), (58, 160, 84, 158), (112, 154, 110, 116), (120, 80, 108, 30)),
    )
    for scale, tone in ((1.0, mid), (0.88, mix(mid, haze, 0.45)), (0.74, mix(haze, "#ffffff", 0.15))):
        step = placed(gap, 80 - 80 * scale, 88 - 88 * scale, scale)
        s.fill(step, tone)
        s.rim([step], mix(tone, haze, 0.4), (0, -1), 0.6)
    for x, y, turns, long in (
        (50, 54, (20, 60, -20), 13), (44, 82, (-10, 30, 70), 13), (42, 112, (-30, 10, 50), 13), (58, 148, (-70, -30, -110), 12),
        (112, 66, (150, 200, 110), 13), (114, 96, (170, 220, 130), 13), (108, 132, (200, 240, 160), 13), (98, 40, (100, 60, 140), 12),
    ):  # fmt: skip
        spray(s, x, y, mix(deep, mid, 0.3), turns, long, 6)

    _nest(s, 78, 146)
    _hanging_child(s)
    for x, y, turns in ((20, 40, (60, 110, 20)), (44, 38, (80, 30, 130)), (116, 44, (60, 110, 150))):
        spray(s, x, y, ink, turns, 15, 6)
    for x, y, turns in ((-2, 160, (-60, -20, -90)), (122, 164, (-120, -150, -90)), (104, 174, (-70, -110, -140))):
        spray(s, x, y, ink, turns, 22, 8)


def _hanging_child(s: Gouache) -> None:
    """Paint bough and child in profile, head down: knees hooked over the bough's end, one arm lifts the stone out."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = mix(haze, "#ffffff", 0.4), (0.9, -0.5)
    dark, warm = mix(ink, key, 0.34), mix(ink, key, 0.58)
    far_leg = limb((82, 76, 4.8), (86, 46, 4.0), (108, 60, 2.6), (110, 62.4, 2.4), (116, 62, 1.3))
    s.figure([[(far_leg, dark)]], rim, light, 0.9)
    bough = ribbon([(128, 42, 4.4), (112, 50, 5.0), (100, 57, 5.6), (89.4, 62, 6.2)], 12)
    end = placed(oval(0, 0, 4.4, 6.3), 89.4, 62, 1, -20)
    s.figure(
        [
            [(bough, ink), (both(bough, placed(bough, 0, 4)), mix(ink, deep, 0.4))],
            [(end, mix(deep, ink, 0.2)), (placed(oval(0, 0, 2.4, 3.8), 89.4, 62, 1, -20), mix(mid, haze, 0.25))],
        ],
        mix(haze, mid, 0.4),
        (0.4, -1),
        1.0,
    )
    thigh = limb((77, 75, 5.6), (80, 47, 4.5))
    shin = limb((80, 47, 4.4), (96, 58, 3.8), (106, 70, 2.6), (107.6, 73, 2.4), (114, 73.6, 1.3))
    shorts = outline((71.6, 60), (78, 61.6, 85.6, 61), (87, 70, 86.6, 77), (79, 80, 71, 77), (69.4, 68, 71.6, 60))
    shirt = outline((71, 75), (79, 78.6, 86.6, 75.6), (89, 86, 87.6, 98), (82, 102, 75.6, 100.6), (70, 90, 71, 75))
    x, y, h, turn = 86.0, 111.0, 15.6, 164.0
    head = profile(x, y, h, 1, turn, neck=0.3)
    hair = placed(
        outline(
            *((0.36, -0.30), (0.40, -0.62, -0.04, -0.66), (-0.66, -0.60, -0.56, 0.06), (-0.44, 0.34, -0.26, 0.24)),
            *((-0.10, 0.10, -0.06, -0.16), (0.12, -0.30, 0.36, -0.30)),
        ),
        x, y, h, turn,
    )  # fmt: skip
    locks = join(
        *(
            ribbon([(x + at, y + 6, 2.0), (x + at - 0.4, y + 11, 1.6), (x + at + 1.0, y + 15, 0.3)], 5)
            for at in (0, 4, 8)
        )
    )
    loose = limb((85, 96, 3.4), (97, 101, 2.7), (106.6, 93, 1.9))
    arm = limb((79.4, 96, 3.9), (75, 104, 3.2), (70.6, 111, 2.3))
    s.figure(
        [
            [(loose, dark), (small_hand(108.4, 91.4, 2.7, -44), dark)],
            [(thigh, warm), (both(thigh, placed(thigh, -5, 0)), mix(ink, key, 0.46))],
            [(shin, warm)],
            [(shorts, mix(deep, ink, 0.2)), (drape(shorts, 76), ink)],
            [*skin(s, head, 0.36, 0.6), (head.eye, ink), (join(hair, locks), ink)],
            [(shirt, key), (drape(shirt, 76, -2), mix(key, ink, 0.42))],
            [(arm, warm)],
            [(taper((80, 95), 4.9, (77, 100), 4.3), mix(key, haze, 0.12))],
        ],
        rim,
        light,
        1.0,
    )
    with s.clipped(cut(shirt, arm)):
        for at in (80.6, 86.2, 91.8):
            s.stroke([(66, at), (79, at + 2, 90, at)], mix(key, ink, 0.4), 0.9)
    s.gem(EMERALD, 65, 124.6, 8.4, 8, 1.4)
    hand(s, pinch(67, 117.6, 0.36, 118), mix(ink, key, 0.6), rim, light, 0.6)


def _nest(s: Gouache, x: float, y: float) -> None:
    """Paint the nest in a fork: twigs and three plain eggs."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = mix(haze, "#ffffff", 0.4)
    fork = join(
        ribbon([(128, 150, 5), (104, 154, 4.4), (84, 158, 4.6), (66, 174, 5.4)], 8),
        taper((88, 158), 3.4, (50, 148), 1.6),
    )
    s.figure([[(fork, ink)]], mix(haze, mid, 0.4), (0.2, -1), 0.9)
    s.fill(oval(x, y - 3, 24, 5.4), mix(ink, deep, 0.3))
    for dx, dy, turn in ((-10, -5, -14), (13, -6, 12), (2, -4.6, 4)):
        egg = placed(
            outline((0, -7.4), (5.6, -3, 5, 2), (3.4, 6, 0, 6), (-3.4, 6, -5, 2), (-5.6, -3, 0, -7.4)),
            x + dx,
            y + dy,
            1,
            turn,
        )
        s.figure(
            [[(egg, mix(haze, "#ffffff", 0.35)), (cut(egg, placed(egg, 3, -1.6)), mix(mid, haze, 0.55))]],
            "#ffffff",
            (1, -0.6),
            0.7,
        )
        for sx, sy in ((-1.4, -2), (1.6, 0.4), (-0.4, 2.4)):
            s.fill(oval(x + dx + sx, y + dy + sy, 0.6), mix(key, ink, 0.4))
    bowl = outline(
        (x - 27, y - 3),
        (x - 20, y + 1, x, y + 1.4),
        (x + 20, y + 1, x + 27, y - 3),
        (x + 20, y + 16, x, y + 17),
        (x - 20, y + 16, x - 27, y - 3),
    )
    straw = mix(key, ink, 0.35)
    s.figure([[(bowl, mix(key, ink, 0.55)), (drape(bowl, x - 4, 4), mix(key, ink, 0.74))]], rim, (0.6, -1), 0.9)
    lots = chance(4)
    with s.clipped(bowl):
        for _ in range(26):
            at, up = x - 26 + 52 * next(lots), y - 2 + 17 * next(lots)
            s.stroke(
                [(at - 9, up - 3 * next(lots)), (at, up + 3, at + 10, up - 4 * next(lots))],
                (straw, mix(key, ink, 0.8))[next(lots) > 0.5],
                0.9,
            )
    for at, up, turn in ((x - 25, y - 2, 200), (x + 25, y - 2, -24), (x - 16, y + 13, 160), (x + 18, y + 12, 20)):
        s.stroke([(at, up), around(at, up, 7, turn)], straw, 0.9)


def emerald_parrot(s: Gouache) -> None:
    """A parrot, wings as wide as the card, lands on the stone that a delighted old man holds out to it."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(ink, deep, 0.6))
    shape = ((0, 0.9), (40, 1.05), (85, 1.0), (130, 0.95), (175, 0.9), (215, 1.0), (255, 1.1), (300, 1.05), (335, 0.95))
    s.facets(
        68, 92, [74, 60, 46, 32],
        [mix(deep, mid, 0.15), mix(deep, mid, 0.6), mix(mid, haze, 0.25), mix(mid, haze, 0.72)], shape, 0.6,
    )  # fmt: skip
    for x, y, turns in ((-2, 120, (-60, -30, 0)), (124, 96, (150, 180, 210)), (60, 174, (-120, -95, -70, -45))):
        spray(s, x, y, mix(ink, deep, 0.3), turns, 24, 6)
    _old_man(s)
    for flip in (True, False):
        _spread_wing(s, flip)
    _parrot(s)


def _old_man(s: Gouache) -> None:
    """Paint the old man's face, turned up to the bird, his white beard, and the open hand below the stone."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    white, rim = mix(haze, "#ffffff", 0.4), "#fdfde2"
    head = profile(104, 127, 18, -1, 20, nose=0.9, neck=0.3)
    hair = outline((103, 118), (112, 114, 116, 124), (119, 134, 114, 140), (109, 138, 108.6, 130), (107, 122, 103, 118))
    beard = outline((96, 133.4), (99, 136, 104, 132), (109, 134, 110, 140), (108, 150, 100, 152), (95, 146, 96, 133.4))
    robe = outline((100, 148), (110, 140, 119, 146), (128, 156, 130, 178), (74, 178), (84, 160, 100, 148))
    arm = limb((106, 156, 6), (92, 164, 5.2), (80, 146, 3.6))
    s.figure(
        [
            [(robe, mix(deep, ink, 0.15))],
            [
                (head.head, mix(ink, key, 0.4)),
                (cut(head.head, head.shade), mix(ink, key, 0.66)),
                (both(head.head, head.wedge), mix(haze, key, 0.5)),
                (head.eye, ink),
            ],
            [(hair, white)],
            [(beard, white)],
            [(arm, mix(deep, mid, 0.4))],
        ],
        rim,
        (-1, -0.6),
        0.9,
    )
    skin_ = mix(ink, key, 0.64)
    palm = [
        limb((79, 143, 3.4), (73, 138.6, 3.8)),
        *(limb((71, 139.6 + at, 1.9), (63, 139.6 + at, 1.7), (56.6, 136.4 + at, 1.2)) for at in (-1.8, 0.4, 2.6)),
    ]
    hand(s, palm, skin_, rim, (-0.4, -1), 0.6)
    hand(s, [limb((77, 139, 2.1), (81, 133, 1.7), (80, 128.6, 1.2))], skin_, rim, (-0.4, -1), 0.5)


def _spread_wing(s: Gouache, flip: bool) -> None:
    """Paint a wing from its long feathers to its coverts; the bird's left one where ``flip``."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = "#fdfde2", (0.2, -1)

    def feather(x: float, y: float, length: float, width: float, turn: float) -> skia.Path:
        blade = outline(
            (0, -width * 0.3),
            (length * 0.6, -width, length, -width * 0.2),
            (length * 1.02, width * 0.5, length * 0.8, width * 0.8),
            (length * 0.4, width * 0.9, 0, width * 0.3),
        )
        return placed(placed(blade, x, y, 1, turn), 66, 0, 1, 0, flip)

    rows: tuple[list[tuple[float, float, float, float, float]], ...] = (
        [(13 + at * 3.2, 70 + at * -0.6, 31, 4.2, 78 - at * 9) for at in range(5)],
        [(31 + at * 0.6, 64 - at * 1.3, 30 - abs(at - 3) * 0.8, 4.0, 30 - at * 16) for at in range(7)],
    )
    for row, feathers in enumerate(rows):
        for number, each in enumerate(feathers):
            tone = (mix(mid, deep, 0.5), mix(deep, ink, 0.1))[(number + row) % 2]
            s.figure([[(feather(*each), tone)]], mix(mid, haze, 0.5), light, 0.6)
    for number in range(9):
        x, y = 10 + number * 2.9, 74 - number * 2.2
        s.figure(
            [[(feather(x, y, 18, 3.6, 84 - number * 17), mix(haze, mid, 0.15 + number % 2 * 0.2))]], rim, light, 0.5
        )
    for number in range(7):
        x, y = 7 + number * 3.9, 73 - number * 2.6
        s.figure(
            [[(feather(x, y, 11.4, 3.8, 86 - number * 20), mix(key, ink, 0.12 + number % 2 * 0.12))]], rim, light, 0.5
        )
    edge = placed(ribbon([(4, 72, 5), (16, 63, 4.6), (28, 54, 3.6), (33, 52, 2.0)], 8), 66, 0, 1, 0, flip)
    s.figure([[(edge, key)]], rim, light, 0.9)


def _parrot(s: Gouache) -> None:
    """Paint the bird's body from the front: tail, breast, head to one side, claws on the stone."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    rim, light = "#fdfde2", (0.7, -0.8)
    for turn, length, tone in (
        (112, 44, mix(key, ink, 0.45)),
        (104, 50, mix(mid, deep, 0.3)),
        (97, 44, mix(key, ink, 0.25)),
    ):
        s.figure([[(leaf(62, 100, length, 8, turn), tone)]], rim, light, 0.6)
    body = outline(
        (54, 68), (50, 84, 54, 98), (58, 112, 66, 113), (76, 112, 79, 96), (82, 82, 78, 66), (66, 56, 54, 68)
    )
    head = oval(67, 61, 11.6, 12.4)
    s.figure(
        [
            [
                (join(body, head), key),
                (both(join(body, head), outline((40, 46), (58, 46), (60, 90, 66, 116), (40, 120))), mix(key, ink, 0.3)),
            ]
        ],
        rim,
        light,
        1.0,
    )
    for row, y in enumerate((80, 87, 94, 101)):
        for at in range(4 - row // 2):
            x = 60 + at * 5.4 + row % 2 * 2.7
            s.stroke([(x - 2.2, y), (x, y + 3.2, x + 2.2, y)], mix(key, ink, 0.42), 0.8)
    face = outline((66, 58), (68, 52, 75, 53), (81, 57, 79, 65), (74, 71, 68, 68), (65, 64, 66, 58))
    beak = outline((76, 56), (86, 56, 87, 66), (86, 72, 82, 75), (82, 69, 76, 67))
    lower = outline((75, 68), (80, 69, 82, 71), (80, 76, 76, 73), (74, 71, 75, 68))
    s.figure([[(face, "#fffdf0")], [(lower, ink)], [(beak, mix(ink, deep, 0.3))]], rim, light, 0.7)
    s.fill(oval(72.4, 59.6, 2.6), ink)
    s.fill(oval(71.6, 58.8, 0.9), "#ffffff")
    s.gem(EMERALD, 67, 126.5, 10.4, 6, 1.7)
    for x, hip in ((60.6, 60), (73, 71)):
        s.figure([[(limb((hip, 106, 4.2), (x, 114, 2.4)), mix(key, ink, 0.2))]], rim, light, 0.6)
        claws = [limb((x, 115, 2.0), (x + dx, 118.6, 1.5), (x + dx * 1.1, 123, 0.6)) for dx in (-3.4, 0.2, 3.6)]
        hand(s, claws, mix(ink, key, 0.3), rim, light, 0.5)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-18": Picture(
        emerald_nest,
        ((65, 124), (83, 112), (68, 116), (80, 47), (72, 142)),
        "hangs down to a nest",
        "bough over a nest",
        "tall gap in the leaves",
        seed=18,
    ),
    "b1-23": Picture(
        emerald_parrot,
        ((67, 126), (72, 60), (98, 128), (67, 116), (34, 60)),
        "holds a stone out to a parrot",
        "clearing of ferns",
        "facets of leaf light behind wings",
        seed=23,
    ),
}
