"""Pictures of the ruby cards of level 1 of mine and furnace."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.figures import (
    bare_arm,
    from_above,
    hand,
    limb,
    pinch,
    profile,
    shoe,
    small_hand,
    umber,
)
from tools.art.base.gouache import RUBY, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    both,
    box,
    burst,
    chance,
    cut,
    mix,
    outline,
    oval,
    placed,
    polygon,
    ribbon,
    taper,
)


def ruby_painter(s: Gouache) -> None:
    """By the torch in her left hand a painter of caves reaches up to a bull's head on the wall and presses a ruby in as its eye."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(ink, deep, 0.5))
    shape = [(a, (1.0, 0.9, 1.05, 0.94, 1.08)[n % 5]) for n, a in enumerate(range(0, 360, 30))]
    tones = [mix(deep, ink, 0.1), mix(deep, mid, 0.7), mix(mid, haze, 0.25), mix(haze, mid, 0.25), "#ffe9c6"]
    s.facets(50, 116, [98, 78, 62, 44, 22], tones, shape, 0.6)
    _painted_bull(s)
    roof = polygon((-4, 30), (128, 30), (128, 52), (112, 44), (92, 46), (66, 41), (36, 44), (14, 42), (-4, 54))
    s.figure([[(roof, ink)]], mix(umber(0.5), mid, 0.2), (-0.3, 1), 0.8)
    _cave_painter(s)


def _painted_bull(s: Gouache) -> None:
    """Paint the head and neck of a bull as on rock: flat ochre, a black mask and mane, bare strokes for the hair."""
    ink = s.ink
    ochre, dark = mix("#a5431a", s.mid, 0.12), mix(ink, "#2e0d0a", 0.5)
    pale = "#ffe2b8"
    neck = outline(
        *((74, 62), (86, 46, 104, 48), (118, 52, 128, 50), (128, 136), (112, 136, 100, 126), (88, 118, 74, 108)),
    )
    s.fill(neck, ochre)
    s.stipple(neck, dark, (88, 90), (116, 96), 0.0, 0.95)
    head = outline(
        *((78, 62), (70, 58, 62, 62), (54, 70, 50, 84), (46, 96, 41, 102), (36, 109, 41, 115), (47, 119, 54, 115)),
        *((60, 111, 66, 110), (78, 110, 84, 98), (90, 80, 78, 62)),
    )
    s.fill(head, mix(ochre, dark, 0.35))
    s.fill(both(head, outline((34, 98), (46, 98, 54, 106), (58, 112, 56, 122), (30, 122))), dark)
    s.fill(both(head, outline((84, 56), (62, 58, 57, 72), (64, 70, 74, 74), (84, 80, 88, 100), (96, 80))), dark)
    s.line(head, pale, 0.9, 0.85)
    for horn in (
        ribbon([(80, 61, 3.0), (88, 56, 2.8), (89, 47, 2.0), (81, 41, 0.3)], 10),
        ribbon([(67, 62, 3.2), (54, 62, 3.0), (45, 54, 2.2), (44, 44, 0.3)], 10),
    ):
        s.fill(horn, dark)
        s.line(horn, pale, 0.7, 0.9)
    s.fill(outline((82, 68), (92, 64, 98, 71), (92, 78, 84, 76), (82, 68)), dark)
    for x, y in ((92, 84), (98, 94), (91, 99), (103, 80), (108, 90), (104, 104), (112, 108), (114, 78)):
        s.stroke([(x, y), (x + 2, y + 5, x - 1, y + 10)], pale, 1.2, 0.8)
    s.fill(oval(44.4, 107, 1.6, 2.4, 30), pale)
    s.stroke([(42, 113), (48, 113.6, 53, 109)], pale, 0.9)
    s.fill(outline((55, 85), (60, 74, 69, 75), (78, 78, 79, 86), (70, 95, 62, 93), (57, 91, 55, 85)), pale)
    s.gem(RUBY, 67, 84, 8.6, 24, 1.6)


def _cave_painter(s: Gouache) -> None:
    """Paint the painter in nearly lost profile, looking up along her straight arm to the eye, the torch in her other fist."""
    ink, haze, key = s.ink, s.haze, s.key
    rim, light = "#fff6e0", (-1, 0.1)
    head = profile(84, 132, 21, -1, 26, nose=0.8, neck=0.3)
    hair = outline(
        *(
            (83, 121),
            (90, 117, 97, 124),
            (103, 131, 98, 140),
            (94, 146, 89, 142),
            (90, 136, 91, 131),
            (88, 126, 83, 121),
        ),
    )
    back = outline((72, 178), (76, 158, 90, 150), (102, 144, 112, 150), (124, 160, 126, 178))
    reach = limb((107, 152, 6.2), (90, 119, 4.2), (74, 95, 2.6))
    other = limb((84, 160, 5.6), (68, 168, 4.6), (55, 158, 3.2))
    torch = taper((53, 166), 2.0, (49, 136), 2.8)
    flame = outline((48.6, 139), (36, 133, 41, 121), (45, 113, 45, 103), (53, 111, 56, 121), (60, 132, 48.6, 139))
    s.fill(flame, mix(s.mid, haze, 0.4))
    s.fill(placed(flame, 48.6 * 0.36, 137 * 0.36, 0.64), "#fffdf4")
    s.figure(
        [
            [(other, umber(0.4))],
            [(torch, ink)],
            [(reach, umber(0.44))],
            [(back, key), (both(back, box(100, 130, 130, 180)), mix(key, ink, 0.5))],
            [
                (head.head, umber(0.3)),
                (cut(head.head, head.shade), umber(0.54)),
                (both(head.head, head.wedge), umber(0.9)),
                (head.eye, ink),
            ],
            [(oval(101, 131, 5.6, 4.8, 50), ink), (hair, mix(ink, "#2e0d0a", 0.4))],
        ],
        rim,
        light,
        1.1,
    )
    s.stroke([(84, 122.4), (91, 121, 98, 133)], key, 1.5)
    s.figure([[(small_hand(54, 157, 4.4, -80), umber(0.5))]], rim, light, 0.8)
    hand(s, pinch(70.6, 90, 0.5, 238), umber(0.56), rim, light, 0.6)


def ruby_blast(s: Gouache) -> None:
    """Level 1, from behind: a miner ducks before a blast that throws black rock from a white star, the stone its heart."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    pale = "#fffdf6"
    x, y = 76, 77
    s.fill(ALL, mix(deep, ink, 0.45))
    for r, count, tone, seed in (
        (104, 15, deep, 4), (78, 14, mid, 9), (58, 13, mix(mid, haze, 0.6), 5), (43, 12, mix(haze, pale, 0.4), 2), (30, 11, pale, 7),
    ):  # fmt: skip
        s.fill(burst(x, y, r, count, seed, 0.62, 1.0, 8), tone)
    s.spot(x, y, 26, 56, mix(haze, pale, 0.6), 0.6)
    _flying_rock(s, x, y)
    s.gem(RUBY, x, y, 11.4, 0, 1.7)
    _ducking_miner(s)


def _flying_rock(s: Gouache, x: float, y: float) -> None:
    """Paint shards that fly from a point, the longer the farther out, each with the side that the blast lights."""
    ink, deep, haze = s.ink, s.deep, s.haze
    lots = chance(11)
    for at in range(22):
        turn = at * 137.5 + 20
        far = 24 + 46 * (at / 21) ** 0.8
        size = 2.2 + far * 0.09 * (0.6 + 0.8 * next(lots))
        lean = (next(lots) - 0.5) * 50
        shard = polygon((-1.1, -0.3), (0.1, -0.75), (1.7, 0.1), (0.3, 0.7), (-0.8, 0.5))
        at_x, at_y = around(x, y, far, turn)
        rock = placed(shard, at_x, at_y, size, turn + lean * 0.5)
        away = math.radians(turn)
        s.figure([[(rock, ink)]], mix(haze, deep, 0.1), (-math.cos(away), -math.sin(away)), 0.7)


def _ducking_miner(s: Gouache) -> None:
    """Paint the miner from behind: on his heels, head between his elbows, hands over his ears, his shadow towards us."""
    ink, haze, key = s.ink, s.haze, s.key
    ground = outline((-4, 150), (40, 141, 76, 142), (112, 141, 124, 148), (124, 172), (-4, 172))
    s.fill(ground, mix(s.mid, haze, 0.25))
    s.fill(polygon((58, 150), (94, 150), (116, 174), (36, 174)), ink)
    back = outline(
        (61, 128), (64, 117, 76, 116.6), (88, 117, 91, 128), (96, 142, 88, 151), (76, 156, 64, 151), (56, 142, 61, 128)
    )
    shirt, trousers, hands = mix(key, ink, 0.35), mix(ink, s.deep, 0.35), umber(0.42)
    figure = [
        [(oval(76, 111.4, 7.6, 8.4), ink)],
        [(outline((67.8, 111.6), (68, 102, 76, 102), (84, 102, 84.2, 111.6), (76, 114, 67.8, 111.6)), key)],
    ]
    for side in (-1, 1):
        knee = limb((76 + side * 9, 149, 6.6), (76 + side * 24, 137, 5.6), (76 + side * 16, 153, 3.6))
        figure += [[(knee, trousers)], [(shoe(76 + side * 15, 157, side, 0.9), ink)]]
    figure.append([(back, shirt), (both(back, box(50, 146, 102, 160)), trousers)])
    for side in (-1, 1):
        sleeve = limb((76 + side * 11.6, 123, 4.8), (76 + side * 21, 119.4, 3.8), (76 + side * 10, 111.6, 2.8))
        figure += [[(sleeve, shirt)], [(small_hand(76 + side * 8.6, 110, 3.6, -90 + side * 50, side > 0), hands)]]
    s.figure(figure, mix(haze, "#fffdf6", 0.6), (0, -1), 1.1)
    with s.clipped(back):
        s.stroke([(66, 116), (84, 148)], ink, 2.2)
        s.stroke([(86, 116), (68, 148)], ink, 2.2)


def ruby_shoulders(s: Gouache) -> None:
    """A girl on her father’s shoulders before a cave wall: his torch throws them on it as one giant that picks the stone."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(deep, ink, 0.4))
    facets = [(a, (1.0, 0.9, 1.06, 0.93)[n % 4]) for n, a in enumerate(range(8, 368, 36))]
    tones = (mix(deep, mid, 0.35), mix(mid, deep, 0.12), mix(mid, haze, 0.36), mix(haze, mid, 0.22), "#ffe8c4")
    s.facets(60, 118, (112, 90, 70, 50, 26), tones, facets, 0.3)
    for crack in (
        [(2, 78), (20, 72), (34, 82), (52, 74)],
        [(34, 82), (40, 100), (34, 116)],
        [(112, 112), (120, 126), (112, 140)],
        [(44, 40), (50, 56), (62, 60)],
    ):
        s.stroke(crack, mix(deep, ink, 0.1), 0.8, 0.6)
    pair = [*_pair_limbs(0), *_pair_limbs(1)]
    shadow = mix(ink, deep, 0.35)
    for part in pair:
        s.fill(placed(part, *_THROWN), shadow)
    roof = polygon(
        (-4, 30), (124, 30), (124, 50), (112, 43), (98, 46), (84, 43), (72, 47), (60, 42), (44, 45), (30, 41), (14, 46),
        (-4, 60),
    )  # fmt: skip
    s.figure([[(roof, mix(ink, deep, 0.22))]], mix(mid, haze, 0.4), (0, 1), 1.0)
    floor = polygon((-4, 158), (26, 152), (54, 155), (90, 150), (128, 155), (128, 176), (-4, 176))
    s.figure([[(floor, ink)]], haze, (-0.2, -1), 0.9)
    _pair(s)
    s.gem(RUBY, 96, 56, 9.0, 12, 1.7)


_THROWN: Final = (-61.0, -224.0, 2.5)
"""Where the torch throws the shadow of the two: moved, and larger."""


def _pair_limbs(who: int) -> list[skia.Path]:
    """Return the parts of the father (0) or of the girl on his shoulders (1), back to front, small before the wall."""
    if who:
        head = profile(58.6, 121.6, 5.6, 1, -24)
        return [
            limb((56.4, 127, 1.5), (54.2, 133.4, 1.2), (57, 136.6, 0.9)),
            outline((55.4, 127.4), (57.4, 125, 60, 126), (61, 131, 60.4, 136), (54.6, 136.4), (54.6, 131, 55.4, 127.4)),
            limb((57, 135.6, 2.1), (62.4, 137.4, 1.8), (61.6, 143, 1.3), (63, 144, 1.0)),
            ribbon([(56.4, 122, 1.2), (53, 126, 1.1), (52, 130, 0.3)], 6),
            head.head,
            limb((58.8, 127.8, 1.5), (62, 122, 1.25), (63.6, 115.6, 0.9)),
            *(limb((63.6, 115.6, 0.8), (63.4 + dx, 112.6 + abs(dx) * 0.4, 0.42)) for dx in (-1.5, -0.3, 1.0)),
        ]
    head = profile(59, 141, 6.0, 1, -14, neck=0.3)
    return [
        limb((57.6, 158, 2.6), (55.6, 165, 1.9), (53.4, 172, 1.3)),
        limb((59.6, 158, 2.6), (62.6, 165, 1.9), (63, 172, 1.3)),
        outline(
            (53.4, 147.4),
            (56, 144.6, 60.6, 145),
            (64, 146, 64, 151),
            (63.2, 158, 64.6, 164),
            (53, 164),
            (54, 156, 53.4, 147.4),
        ),
        head.head,
    ]


def ruby_carter(s: Gouache) -> None:
    """From above: a carter leans into his heaped cart on the rails of an adit, out of the dark into the light of day."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.55))
    # the floor: daylight from the right head, cut by the timbers' shadows
    s.fill(polygon((34, 30), (128, 30), (128, 128), (76, 92)), mix(mid, haze, 0.3))
    s.fill(polygon((66, 30), (128, 30), (128, 92), (94, 68)), mix(haze, mid, 0.3))
    edge = polygon((34, 30), (128, 30), (128, 128), (76, 92))
    s.stipple(cut(ALL, edge), mix(deep, mid, 0.8), (70, 84), (56, 104), 0.8, 0.0)
    with s.clipped(box(-4, 30, 124, 176)):
        for x, y in ((44, 44), (54, 52), (112, 104), (106, 40), (118, 84), (38, 60), (104, 118)):
            s.fill(polygon((x - 3, y + 1), (x - 1, y - 2), (x + 3, y - 1), (x + 2, y + 2)), mix(deep, mid, 0.3))
    with s.moved(0, 0, 1.0, 36, about=(77, 96)):
        # sleepers and rails run up the picture before they are turned
        for number in range(12):
            y = 4 + number * 17
            s.fill(box(50, y, 104, y + 6.4, 1), mix(ink, deep, 0.25))
            s.fill(box(50, y, 104, y + 1.4, 0.6), mix(deep, mid, 0.5) if number < 5 else mix(deep, ink, 0.4))
        for x in (62, 92):
            s.fill(box(x - 2, -30, x + 2, 220), ink)
            s.fill(box(x - 2, -30, x - 0.4, 220), mix(haze, mid, 0.2))
        # the cart's shadow, the cart, its load
        s.fill(polygon((52, 62), (98, 58), (92, 124), (46, 128)), ink, 0.7)
        for y in (66, 104):
            for x in (56.4, 97.6):
                s.figure([[(box(x - 2.4, y - 5, x + 2.4, y + 5, 1), ink)]], mix(mid, haze, 0.5), (0.2, -1), 0.6)
        tub = box(57, 54, 97, 116, 4)
        s.figure([[(tub, mix(key, ink, 0.5))]], mix(key, haze, 0.5), (-0.3, -1), 1.2)
        for y in (58, 110):
            s.fill(box(57, y, 97, y + 3), mix(key, ink, 0.75))
        s.fill(box(61, 58, 93, 112, 3), ink)
        ore = box(61, 58, 93, 112, 3)
        with s.clipped(ore):
            s.fill(ore, deep)
            lots = chance(7)
            for _ in range(46):
                x, y, r = 60 + 34 * next(lots), 58 + 54 * next(lots), 3.2 + 3.4 * next(lots)
                turn = 360 * next(lots)
                lump = polygon(*(around(x, y, r * (0.8 + 0.3 * next(lots)), turn + step * 72) for step in range(5)))
                s.fill(placed(lump, 0.8, 1.4), ink)
                s.fill(lump, mix(ink, deep, 0.4 + 0.45 * next(lots)))
                s.fill(both(lump, placed(lump, -r * 0.5, -r * 0.7)), mix(deep, mid, 0.1 + 0.4 * next(lots)))
            s.fill(oval(74.9, 77.8, 20), haze, 0.3)
            s.fill(oval(74.9, 77.8, 15), haze)
            s.fill(oval(74.9, 77.8, 12.4), "#fff6e2")
        # the carter behind it, his arms stretched to the bar
        person = from_above(77, 140, 180, 0.95)
        s.fill(placed(person.shoulders, -7, 5), ink, 0.7)
        legs = [limb((72, 150, 5), (70, 166, 4), (69, 182, 3)), limb((83, 150, 5), (88, 160, 4.4), (88, 172, 3.4))]
        s.figure([[(part, mix(ink, deep, 0.3))] for part in legs], haze, (0.3, -1), 0.8)
        s.figure([[(box(58, 119, 96, 122.6, 1.4), mix(ink, haze, 0.3))]], haze, (0.2, -1), 0.7)
        brown = umber(0.4)
        s.figure(
            [
                [(bare_arm(person.left, (60, 132), (66, 122), 1.0), brown), (oval(66.4, 121, 3.2, 2.8), brown)],
                [(bare_arm(person.right, (94, 132), (88, 122), 1.0), brown), (oval(87.6, 121, 3.2, 2.8), brown)],
                [(person.shoulders, key), (both(person.shoulders, box(50, 120, 76, 170)), mix(key, ink, 0.42))],
                [
                    (
                        outline((70, 152), (77, 158, 85, 152), (84, 168, 82, 176), (72, 176), (70, 164, 70, 152)),
                        mix(key, ink, 0.3),
                    )
                ],
                [
                    (person.head, mix(mid, haze, 0.45)),
                    (both(person.head, box(60, 128, 76.6, 152)), mix(mid, deep, 0.2)),
                ],
            ],
            "#fff3d6",
            (0.3, -1),
            1.0,
        )
        s.fill(cut(person.head, placed(person.head, 0.4, 2.6)), "#fff6e2")
        s.stroke([(72, 136), (77, 142, 83, 137)], mix(deep, mid, 0.3), 0.9)
        s.stroke([(71.4, 141), (77, 147, 83, 142)], mix(deep, mid, 0.3), 0.9)
    s.gem(RUBY, 86, 80, 10.4, 18, 1.6)


def _pair(s: Gouache) -> None:
    """Paint father and girl in the flesh, small at the foot of the wall, his torch held low before them."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    rim = "#fff2d8"
    father, girl = _pair_limbs(0), _pair_limbs(1)
    torch = taper((46.6, 157), 0.9, (43.6, 146), 1.5)
    tones = [mix(key, ink, 0.62), mix(key, ink, 0.5), mix(key, ink, 0.2), umber(0.3)]
    s.figure([[(part, tone)] for part, tone in zip(father, tones, strict=True)], rim, (-1, -0.3), 0.7)
    s.figure(
        [[(limb((56.4, 148.6, 1.9), (52.6, 155, 1.6), (47, 154, 1.2)), mix(key, ink, 0.36))], [(torch, ink)]],
        rim,
        (-1, -0.3),
        0.6,
    )
    tones = [umber(0.3), mid, mix(haze, mid, 0.3), ink, umber(0.36), umber(0.5), *(umber(0.5),) * 3]
    s.figure([[(part, tone)] for part, tone in zip(girl, tones, strict=True)], rim, (-1, -0.3), 0.6)
    s.fill(oval(46.8, 154, 1.9), umber(0.6))
    s.rings(43, 140, [10, 6.4], [mix(haze, mid, 0.1), "#fff6e0"], 0.5)
    flame = outline(
        (43.4, 147), (38, 144.6, 40, 139), (42, 135, 42.4, 131), (46, 135, 47.4, 139.4), (48.4, 144.6, 43.4, 147)
    )
    s.fill(flame, mix(mid, haze, 0.35))
    s.fill(placed(flame, 43.4 * 0.4, 146.4 * 0.4, 0.6), "#fffdf0")


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-26": Picture(
        ruby_painter,
        ((67, 84), (74, 95), (78, 132), (48, 122), (90, 119)),
        "paints a bull",
        "painted cave",
        "torch below a painted wall",
        seed=62,
    ),
    "b1-29": Picture(
        ruby_blast,
        ((76, 77), (76, 106), (67, 110), (85, 110)),
        "shelters from a blast",
        "rock drift",
        "white star of a blast",
        seed=67,
    ),
    "b1-31": Picture(
        ruby_shoulders,
        ((96, 56), (98, 66), (86, 80), (58, 122), (43, 140)),
        "picks a stone from the roof",
        "low red cave",
        "low torch that throws one shadow",
        seed=56,
    ),
    "b1-32": Picture(
        ruby_carter,
        ((86, 80), (51, 132), (60, 118)),
        "pushes an ore cart",
        "rails of an adit",
        "daylight on the rails, from above",
        seed=57,
    ),
}
