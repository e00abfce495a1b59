"""Pictures of two of the red cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.forms import Tones, group
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, both, box, cut, join, limb, mix, oval, placed, polygon, ribbon, svg

_FIRE: Final = ("#ff7a1e", "#ffc830", "#fff4b4")
_TO_THE_FIRE: Final = (-0.55, -0.84)
"""From the bowl and the pepper to the fire."""


def _taqueria(s: Impact) -> None:
    """Paint an eating house by night: strings of peppers on a wall and a table, lit by the fire in the middle."""
    x, y = 64.0, 66.0
    s.fill(ALL, mix(s.deep, s.ink, 0.72))
    s.pool(
        x,
        y,
        (
            (88, mix(s.deep, s.ink, 0.45)),
            (66, mix(s.deep, s.ink, 0.1)),
            (48, mix(s.deep, s.mid, 0.45)),
            (34, mix(s.deep, s.mid, 0.85)),
        ),
    )
    s.halo(ALL, s.ink, x, y, 56, 104, 0.0, 0.6)
    pepper = svg("M0 0 C5 2 6 12 1 22 C-1 14 -5 6 0 0 Z")
    for at_x, top, tone in ((46, 10, s.mid), (68, 4, mix(s.deep, s.mid, 0.6)), (113, 54, mix(s.deep, s.mid, 0.5))):
        for at in range(4):
            for side in (-1, 1):
                s.fill(placed(pepper, at_x, top + 8 * at - 8, 0.6, side * 34), tone)
    s.fill(polygon((-9, 116), (130, 110), (130, 180), (-9, 180)), mix(s.deep, s.ink, 0.5))
    s.fill(oval(50, 127, 52, 13), s.mid)
    s.fill(oval(48, 125, 34, 8.4), s.key)


def _glass_of_milk(s: Impact) -> None:
    """Paint a glass of milk on the table, lit from above, and its shadow towards us."""
    s.fill(svg("M42 130 C48 134 60 134 66 130 L76 146 H36 Z"), mix(s.deep, s.ink, 0.4))
    glass = svg("M38 100 L42 131 C46 134.500 60 134.500 64 131 L68 100 C62 97 44 97 38 100 Z")
    s.inked([(glass, "#ffb9a0")], 1.4, (0.6, 1.2))
    milk = svg("M39 107 L42 131 C46 134.500 60 134.500 64 131 L67 107 Z")
    with s.clipped(glass):
        s.fill(milk, "#fff6e6")
        s.fill(svg("M60 100 H70 V136 H56 C59 126 60 112 60 100 Z"), "#f0a894")
        s.fill(oval(53, 107, 14.4, 3.0), "#ffffff")
        s.fill(svg("M42.500 110 L45 128 L47.400 129 L45.600 110 Z"), "#ffffff")
    s.line(oval(53, 107, 14.2, 3.0), s.key, 0.9)
    s.line(oval(53, 100, 14.8, 2.8), s.ink, 1.2)


def _dragon_of_fire(s: Impact) -> None:
    """Paint the fire that leaps out of the bite: its arch is a dragon's neck, its end a head that looks down."""
    spine = ((91, 83, 5.0), (97, 72, 7.4), (94, 60, 9.2), (82, 52, 9.8), (68, 53, 9.0), (57, 62, 8.0), (50, 71, 7.4))
    lick = svg("M-6 4 C-6 -6 -3 -14 7 -22 C5 -14 8 -6 6 5 Z")
    licks = ((93, 56, 0.72, 62), (84, 50, 0.7, 34), (73, 47, 1.15, 6), (62, 51, 1.1, -14), (101, 72, 0.55, 40))
    skull = svg(
        "M15 -8 C8 -13 -1 -12 -7 -7 C-11 -7 -15 -8 -19 -6 C-23 -4 -23 0 -20 2 L-7 3 L1 5 L-10 10 "
        "C-15 11 -14 15 -10 16 C-4 18 6 17 12 12 C18 8 19 -3 15 -8 Z"
    )
    horns = (
        svg("M5 -9 C10 -17 17 -20 25 -20 C20 -16 17 -11 15 -4 Z"),
        svg("M8 12 C14 17 20 18 26 15 C22 12 19 8 17 4 Z"),
    )

    def turned(path: skia.Path, size: float = 1.0) -> skia.Path:
        return placed(path, 46, 74.5, size, -36)

    leg = join(
        limb((63, 64, 5.0), (70, 75, 3.6), (64, 84, 2.6)),
        *(limb((64, 84, 2.4), (64 + x, 84 + y, 0.7)) for x, y in ((-7, 1), (-4, 6), (2, 7))),
    )
    whole = join(
        ribbon(spine, 12),
        leg,
        turned(skull),
        *(turned(horn) for horn in horns),
        *(placed(lick, x, y, size, turn) for x, y, size, turn in licks),
    )
    s.inked([(whole, _FIRE[0])], 1.5, (0.3, 0.6))
    for size, tone in ((0.66, _FIRE[1]), (0.34, _FIRE[2])):
        s.fill(ribbon([(x, y, size * r) for x, y, r in spine], 12), tone)
        for x, y, scale, turn in licks[:4]:
            s.fill(placed(lick, x, y + 2, size * scale, turn), tone)
    s.fill(turned(placed(skull, 1.5, 0.3, 0.78, down=0.74)), _FIRE[1])
    with s.clipped(turned(skull)):
        s.fill(turned(svg("M12 -4 C6 -9 0 -8 -6 -4 L-17 -3 L-6 0 L4 2 C8 4 4 9 0 12 C8 12 14 6 14 0 Z")), _FIRE[2])
    s.fill(turned(svg("M-4 -4.500 L5 -7 C5 -2.500 0 -1.500 -4 -4.500 Z")), s.ink)
    s.fill(turned(oval(-17.6, -3.2, 1.1, 0.8)), s.ink)
    for x, y, r in ((30, 62, 1.8), (78, 74, 1.5), (84, 80, 1.1), (76, 88, 1.2), (30, 96, 1.4)):
        s.fill(oval(x, y, r), _FIRE[1])


def _bitten_pepper(s: Impact) -> None:
    """Paint a bowl of peppers, the fire over its rim, and the one that stands in it with its tip bitten off."""
    toward = _TO_THE_FIRE
    red: Tones = ("#ffd0a0", "#ff4a3a", "#9a1424")
    dark: Tones = ("#ff8a5c", mix(s.deep, s.mid, 0.5), mix(s.deep, s.ink, 0.5))
    clay: Tones = ("#ffd8a0", "#0f7f7a", "#06343c")
    s.fill(svg("M84 140 L112 138 L140 158 H96 Z"), s.ink)
    for x, y, turn in ((84, 112, -42), (109, 108, 34)):
        pepper = placed(ribbon(((0, 10, 6.0), (0, 0, 6.0), (-1, -9, 4.6), (-4, -16, 0.8)), 10), x, y, turn=turn)
        group(s, [(pepper, dark, 3.0)], toward, 1.3, 1.6)
    pod = ribbon(((98, 126, 8.0), (97, 112, 11.6), (92, 97, 11.2), (90, 82, 9.6), (93, 72, 8.6)), 10)
    bite = join(oval(82, 77, 5.6), oval(91, 80, 5.8), oval(100, 77, 5.6), box(76, 54, 108, 77))
    bitten = cut(pod, bite)
    group(s, [(bitten, red, 5.0)], toward, 1.4, 2.0)
    s.fill(ribbon(((86, 101, 0.6), (84, 94, 1.6), (84.4, 88, 0.5)), 8), "#ffffff")
    flesh = both(bitten, placed(bite, 0, 3.2))
    s.fill(flesh, "#ffe6a8")
    s.line(flesh, s.ink, 0.9)
    bowl = svg("M72 117 C82 122 114 122 124 116 C124 132 116 141 106 144 H90 C80 141 73 132 72 117 Z")
    group(s, [(bowl, clay, 7.0)], toward, 1.5, 2.4)
    with s.clipped(bowl):
        for x in range(72, 128, 9):
            s.fill(polygon((x, 127), (x + 4.5, 133), (x + 9, 127), (x + 4.5, 121)), "#ffd8a0" if x < 96 else s.deep)


def hela(s: Impact) -> None:
    """Fire leaps like a dragon out of a bitten pepper, down at a glass of milk. On a table; light: the fire itself."""
    _taqueria(s)
    with s.moved(0.0, 2.4):
        _glass_of_milk(s)
    _dragon_of_fire(s)
    _bitten_pepper(s)


def _harbour_at_sunset(s: Impact) -> None:
    """Paint a harbour at sunset: the sun on the water, sails dark beside it, a far quay, a pile in front."""
    x, y = 44.0, 100.0
    s.steps(ALL, (70, 2), (62, 118), [mix(s.ink, s.deep, 0.45), s.deep, mix(s.deep, s.mid, 0.6), s.mid, s.key, s.light])
    s.fill(oval(x, y, 27), "#ffffff")
    s.dots(ALL, s.ink, (60, 44), (64, -8), 0.0, 0.6)
    for data in (
        "M40 18 C54 14 66 19 80 16 V20 C66 23 54 19 40 22 Z",
        "M-9 50 C16 46 28 52 42 48 V53 C28 57 12 52 -9 56 Z",
    ):
        s.fill(svg(data), mix(s.ink, s.deep, 0.5))
        s.rim([svg(data)], s.key, (0.0, 1.0), 1.2)
    ships = join(
        box(108, 44, 110.4, 122),
        polygon((106, 50), (106, 104), (92, 104)),
        polygon((112, 48), (112, 104), (124, 104)),
        polygon((88, 110), (130, 108), (130, 122), (94, 122)),
        box(8, 66, 10.4, 122),
        polygon((6, 72), (6, 106), (-6, 106)),
        polygon((-9, 112), (22, 112), (17, 122), (-9, 122)),
    )
    s.fill(ships, s.ink)
    s.rim([ships], s.mid, (-0.8, 0.2), 1.3)
    quay = svg("M-4 122 V114 L14 110 L30 116 L52 117 L66 121 V122 Z")
    s.fill(quay, mix(s.ink, s.deep, 0.5))
    s.fill(box(-9, 120, 130, 180), mix(s.deep, s.ink, 0.25))
    for y, x, long, tone in (
        (121, 24, 70, "#fff6e6"),
        (126, 34, 36, s.key),
        (132, 30, 30, s.light),
        (138, 36, 22, s.key),
        (144, 28, 30, s.mid),
        (134, -4, 26, s.mid),
    ):
        s.fill(polygon((x, y), (x + long / 2, y - 1.2), (x + long, y), (x + long / 2, y + 1.4)), tone)
    pile = polygon((72, 138), (116, 138), (114, 172), (74, 172))
    s.solid(pile, (s.key, mix(s.deep, s.mid, 0.3), s.ink), (-1.0, -0.3), 9.0, 2.0)
    s.inked([(oval(94, 138, 22, 4.6), s.mid)], 1.8, (0.0, 0.4))
    s.line(oval(92, 138, 12, 2.2), s.deep, 1.1)


def _full_pouch(s: Impact) -> None:
    """Paint a pelican's bill and its pouch: the light shines through it, and a fish shows as a shadow."""
    pouch = svg("M80 60 C68 66 50 72 34 77 C34 94 46 110 62 111 C76 111 84 98 86 80 C86 72 84 64 80 60 Z")
    s.inked([(pouch, s.key)], 2.4, (0.6, 1.2))
    with s.clipped(pouch):
        s.fill(svg("M78 60 C64 68 48 74 34 78 C36 90 44 102 58 104 C70 104 78 94 80 78 Z"), mix(s.key, s.light, 0.55))
        s.fill(svg("M72 66 C60 72 50 75 38 79 C40 88 48 97 58 98 C68 97 73 88 74 78 Z"), "#ffeeda")
        for points in ([(82, 66), (84, 92, 64, 108)], [(76, 66), (76, 90, 56, 106)], [(44, 76), (42, 90, 52, 102)]):
            s.stroke(points, s.key, 1.3)
        fish = placed(
            svg("M-19 1 C-12 -9 4 -9 12 -1 L20 -8 C21 -2 21 4 20 9 L12 3 C4 10 -12 10 -19 1 Z"), 59, 88, 0.92, 24
        )
        s.inked([(fish, s.accent)], 1.4, (0.2, 0.6))
        s.fill(both(fish, placed(fish, -1.0, 5.0)), "#0a5f58")
        s.fill(placed(oval(-12, -1.5, 1.8), 59, 88, 0.92, 24), "#ffffff")
        s.fill(placed(oval(-12.4, -1.5, 0.9), 59, 88, 0.92, 24), s.ink)
        s.line(placed(svg("M-6 -5 C-4 -2 -4 3 -6 6"), 59, 88, 0.92, 24), s.ink, 1.1)
    bill = svg("M78 47 C64 52 46 62 31 72 C28 75 29 80 33 81 C34 78 37 77 41 76 C55 72 70 66 83 61 Z")
    s.inked([(bill, "#ff8a4a")], 2.2, (0.4, 1.0))
    with s.clipped(bill):
        s.fill(svg("M80 45 C64 51 46 61 29 72 L30 76 C46 66 64 58 82 53 Z"), "#ffd2a0")
        s.fill(svg("M84 57 C68 64 52 70 38 74 L34 82 L84 66 Z"), s.mid)
    for x, y in ((36, 90), (42, 102), (32, 98), (50, 112)):
        s.inked([(oval(x - 3, y + 4, 1.4, 2.0), "#fff6e6")], 0.9, (0.1, 0.2))


def beta_ray_bill(s: Impact) -> None:
    """A pelican has scooped a fish into its bill. In profile; light: the strip of sunset that shines through the pouch."""
    _harbour_at_sunset(s)
    white = ("#ffffff", s.light, s.key)
    for x in (86, 98):
        s.inked(
            [(polygon((x - 2, 126), (x + 2, 126), (x + 2, 134), (x + 5, 139), (x - 10, 139), (x - 2, 134)), "#ff8a4a")],
            1.4,
        )
    tail = svg("M112 112 L128 118 L126 134 L106 128 Z")
    s.solid(tail, white, (-0.8, -0.6), 6.0, 1.8)
    body = svg("M70 112 C70 96 82 86 96 86 C112 86 122 98 122 112 C122 126 108 134 94 133 C80 132 70 124 70 112 Z")
    s.solid(body, white, (-1.0, -0.2), 12.0, 2.4)
    neck = ribbon([(84, 112, 12.0), (80, 98, 8.6), (88, 82, 7.0), (92, 68, 6.6), (88, 56, 7.4)])
    s.solid(neck, white, (-1.0, -0.1), 5.0, 2.2)
    with s.clipped(oval(82, 112, 10.4, 12)):
        s.fill(oval(82, 114, 12, 12), s.light)
        s.fill(oval(77, 114, 8, 13), "#ffffff")
    wing = svg("M88 104 C96 94 114 94 122 104 L130 122 C120 128 110 126 104 124 L108 120 C100 122 92 116 88 104 Z")
    s.solid(wing, (s.light, s.mid, s.deep), (-0.7, -1.0), 8.0, 2.0)
    for points in (
        [(98, 106), (106, 116, 118, 118)],
        [(106, 103), (114, 110, 124, 113)],
        [(94, 111), (100, 119, 108, 121)],
    ):
        s.stroke(points, s.ink, 1.5)
    for end in ((99, 44), (103, 50), (103, 56)):
        crest = ribbon([(88, 50, 2.6), ((88 + end[0]) / 2, 46 + (end[1] - 44) * 0.5, 2.2), (*end, 0.4)])
        s.inked([(crest, s.light)], 1.4, (0.2, 0.4))
    _full_pouch(s)
    head = svg("M76 50 C77 43 84 40 91 43 C98 47 98 57 93 62 C88 65 82 63 79 60 C77 57 76 54 76 50 Z")
    s.solid(head, white, (-0.8, -0.7), 4.0, 2.0)
    s.fill(svg("M77 51 C79 47 84 46 88 49 C88 54 85 58 80 59 C78 56 77 54 77 51 Z"), "#ffb27a")
    s.inked([(oval(83, 52, 2.8), "#fff6e6")], 1.1, (0, 0))
    s.fill(oval(82.4, 52.2, 1.5), s.ink)
    s.stroke([(79.6, 49.4), (83, 47.600, 87, 49)], s.ink, 1.4)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-19": Picture(
        beta_ray_bill,
        ((58.0, 88.0), (83.0, 52.0), (46.0, 66.0)),
        "scoops up a fish",
        "harbour",
        "sunset through the pouch",
    ),
    "m2-24": Picture(
        hela,
        ((46.0, 76.0), (82.0, 52.0), (92.0, 86.0), (53.0, 112.0), (100.0, 118.0)),
        "leaps out of a bitten pepper",
        "eating house",
        "dragon of fire",
    ),
}
