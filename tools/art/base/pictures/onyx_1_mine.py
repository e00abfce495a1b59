"""Pictures of the onyx cards of level 1 of mine and workshop."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.busts import SHOULDERS, Bust, SkinTones
from tools.art.base.figures import drape, from_above, hand, limb, mitten, pinch
from tools.art.base.gouache import ONYX, VIOLET, Gouache
from tools.art.base.props import bars, lamp
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
    around,
    both,
    box,
    join,
    mix,
    outline,
    oval,
    placed,
    polygon,
    ribbon,
    taper,
)


def onyx_ladder(s: Gouache) -> None:
    """A bearer climbs out of a pit with a basket of black stones; the mouth of the pit is pale with morning."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.8))
    corners = ((40, 30), (66, 24), (98, 32), (112, 58), (102, 92), (78, 104), (48, 92), (34, 60))
    steps = (deep, mix(deep, VIOLET, 0.55), mix(mid, VIOLET, 0.25), mix(mid, haze, 0.5), mix(haze, "#ffffff", 0.3))
    for k, tone in zip((1.85, 1.5, 1.2, 0.94, 0.68), steps, strict=True):
        s.fill(polygon(*((77 + (x - 76) * k, 62 + (y - 60) * k) for x, y in corners)), tone)
    s.spot(77, 62, 30, 46, mix(haze, "#ffffff", 0.3), 0.6)
    for points in (
        ((-4, 44), (34, 58), (34, 64), (-4, 52)),
        ((124, 104), (100, 98), (100, 104), (124, 112)),
        ((-4, 122), (28, 114), (28, 120), (-4, 130)),
    ):
        s.figure([[(polygon(*points), ink)]], mid, (0.4, -1), 0.7)
    # the ladder, wide below, narrow above
    for x0, x1 in ((46, 66), (108, 90)):
        s.fill(taper((x0, 176), 2.8, (x1, 44), 1.5), ink)
    for number in range(10):
        y = 48 + number * number * 0.9 + number * 6
        wide = 12 + (y - 44) * 0.14
        s.fill(taper((78 - wide, y), 0.9 + y * 0.006, (78 + wide, y), 0.9 + y * 0.006), ink)
    s.rings(101, 120, [14, 9], [mix(key, deep, 0.4), mix(key, haze, 0.35)], 0.7)
    _bearer(s)
    lamp(s, 101, 111, 1.6)


def _bearer(s: Gouache) -> None:
    """Paint the bearer from behind: legs on the rungs, the basket on her back, a strap over her brow."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    bare = mix(ink, key, 0.44)
    basket = polygon((62, 101, 3), (94, 101, 3), (90, 130, 5), (66, 130, 5))
    s.figure(
        [
            [(limb((72, 128, 6.4), (64, 143, 5), (70, 160, 3.6)), mix(deep, mid, 0.3)), (oval(70, 162, 5, 3), bare)],
            [(limb((85, 128, 6.4), (95, 137, 5), (90, 151, 3.6)), mix(deep, mid, 0.3)), (oval(90, 153, 5, 3), bare)],
            [(polygon((65, 93, 6), (91, 93, 6), (92, 134, 4), (66, 134, 4)), mix(VIOLET, deep, 0.35))],
            [(limb((67, 98, 4.4), (57, 86, 3.4), (64, 72, 2.4)), bare), (mitten(64.6, 69.4, 2.8, -80), bare)],
            [(limb((89, 98, 4.4), (100, 90, 3.4), (93.4, 78, 2.4)), bare), (mitten(92.6, 75.6, 2.8, -100), bare)],
            [
                (oval(78, 71, 7.2, 8.4), ink),
                (oval(78, 79, 5, 3.6), mix(ink, key, 0.3)),
                (polygon((70.6, 68), (85.4, 68), (85.8, 72), (70.2, 72)), VIOLET),
            ],
        ],
        "#ffffff",
        (0.25, -1),
        1.0,
    )
    for x, y, r in ((69, 101, 7), (88, 101, 7)):
        rock = polygon((x - r, y + 3), (x - r * 0.5, y - r * 0.8), (x + r * 0.5, y - r * 0.7), (x + r, y + 3))
        s.figure([[(rock, ink)]], haze, (0.3, -1), 0.8)
    weave = both(basket, drape(basket, 78))
    s.figure([[(basket, mix(key, ink, 0.42)), (weave, mix(key, ink, 0.62))]], mix(haze, key, 0.3), (0.6, -1), 1.0)
    for y in (109, 115, 122):
        s.stroke([(64, y), (78, y + 2.6, 92, y)], mix(ink, key, 0.14), 1.2)
    s.gem(ONYX, 78, 96, 8.0, 0, 1.6)


def onyx_pump(s: Gouache) -> None:
    """Down a shaft: two men walk the bars of a pump round its post, over black water; a lamp hangs at the middle."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    cx, cy = 77.0, 96.0
    # the walls of the shaft run down to the platform: rings of stones, each smaller and lighter
    s.fill(ALL, mix(ink, deep, 0.2))
    for number, (outer, inner) in enumerate(((96, 74), (74, 58), (58, 47))):
        tone = mix(ink, deep, 0.4 + 0.25 * number)
        s.fill(oval(cx, cy, outer), tone)
        count = 18
        for stone in range(count):
            turn = 360 * (stone + number * 0.5) / count
            s.stroke([around(cx, cy, inner, turn), around(cx, cy, outer, turn)], ink, 1.2)
        s.line(oval(cx, cy, outer), ink, 1.4)
    # the platform of boards, lit in steps from the middle
    floor = oval(cx, cy, 47)
    s.fill(floor, mix(ink, key, 0.16))
    with s.clipped(floor):
        s.rings(cx, cy, [40, 30, 21], [mix(ink, key, 0.34), mix(key, ink, 0.42), mix(key, ink, 0.12)], 0.6)
        for number in range(12):
            s.stroke([(cx - 52 + number * 9.4, 40), (cx - 52 + number * 9.4, 160)], mix(ink, key, 0.1), 0.9)
    s.rim([floor], mix(key, haze, 0.3), (0.6, 0.8), 0.9)
    # the hole of the shaft in the platform: water with the lamp in it
    s.fill(oval(cx, cy, 18.4), ink)
    s.fill(oval(cx, cy + 1, 16.4), mix(ink, deep, 0.5))
    bars(s, cx, mix(key, haze, 0.2), ((84, 5), (88, 8), (104, 9), (108, 5)), 1.5)
    # the worn ring that they walk
    s.line(oval(cx, cy, 34), mix(key, haze, 0.1), 0.6)
    # the bars and the post
    for turn in (-66, 24):
        bar = taper(
            around(cx, cy, 44 if turn < 0 else 30, turn), 1.9, around(cx, cy, -44 if turn < 0 else -30, turn), 1.9
        )
        s.fill(placed(bar, -3, 4), ink, 0.6)
        s.figure([[(bar, mix(key, ink, 0.5))]], mix(key, haze, 0.5), (0.4, -1), 0.8)
    s.fill(oval(cx - 2, cy + 3, 13), ink, 0.6)
    s.figure([[(oval(cx, cy, 12.6), mix(key, ink, 0.42))]], mix(key, haze, 0.6), (0.4, -1), 0.9)
    s.line(oval(cx, cy, 10.4), ink, 0.8)
    # two men from above, a quarter of the round before their bars
    for turn, coat in ((-66, VIOLET), (114, mix(mid, haze, 0.1))):
        x, y = around(cx, cy, 37, turn + 17)
        person = from_above(x, y, turn + 180 + 24, 0.74)
        away = (x - cx, y - cy)
        shadow = join(person.shoulders, person.head)
        s.fill(placed(shadow, away[0] * 0.16, away[1] * 0.16), ink, 0.75)
        boot = [oval(*around(x, y, 9, turn + 60 + step), 3.2, 5, turn + 190) for step in (0, 70)]
        grips = [around(cx, cy, reach, turn + 2.6) for reach in (30, 43)]
        light = (cx - x, cy - y)
        sleeve = mix(coat, ink, 0.18)
        s.figure(
            [
                [(part, ink) for part in boot],
                [(limb((*person.left, 3.4), (*grips[0], 2.3)), sleeve)],
                [(limb((*person.right, 3.4), (*grips[1], 2.3)), sleeve)],
                [(oval(*grip_, 2.5), mix(ink, key, 0.56)) for grip_ in grips],
                [
                    (person.shoulders, coat),
                    (
                        both(person.shoulders, placed(person.shoulders, -light[0] * 0.12, -light[1] * 0.12)),
                        mix(coat, ink, 0.4),
                    ),
                ],
                [
                    (placed(person.head, 0, 0), mix(ink, deep, 0.5)),
                    (oval(x, y, 5.4), mix(haze, mid, 0.3) if coat == VIOLET else key),
                    (oval(x, y, 2.2), ink),
                ],
            ],
            mix(key, haze, 0.6),
            light,
            0.8,
        )
    # the lamp's light on the post's head, and the stone set in it
    s.rings(cx, cy, [9.4], [mix(key, haze, 0.5)], 0)
    s.gem(ONYX, cx, cy, 7.4, 0, 1.8)


def onyx_trimmer(s: Gouache) -> None:
    """Down the nave of a mine chapel hangs a row of unlit lamps; from behind, a girl lights the first."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.4))
    # the nave: rib behind rib to a pale window
    for number, (r, foot, tone) in enumerate(
        (
            (58, 172, mix(ink, deep, 0.75)),
            (47, 164, mix(deep, ink, 0.2)),
            (37, 155, mix(deep, VIOLET, 0.35)),
            (28, 147, mix(mid, VIOLET, 0.4)),
            (20, 140, mix(mid, haze, 0.2)),
        )
    ):
        vault = arch(76 - r, 76 + r, 96 + number, foot, r * 1.02)
        s.fill(vault, tone)
        s.rim([vault], mix(tone, ink, 0.5), (0, 1), 1.4)
    window = arch(70, 82, 104, 124, 8)
    s.fill(window, "#f3eefb")
    s.fill(box(75.4, 94, 76.6, 124), mix(deep, mid, 0.4))
    s.fill(box(70, 110, 82, 111), mix(deep, mid, 0.4))
    # the floor, benches on both sides
    s.fill(polygon((58, 138), (94, 138), (136, 172), (16, 172)), mix(deep, VIOLET, 0.25))
    s.fill(polygon((71, 138), (81, 138), (98, 172), (54, 172)), mix(mid, VIOLET, 0.45))
    for side in (-1, 1):
        for y, x, k in ((141, 16, 0.5), (148, 24, 0.75), (158, 35, 1.1)):
            s.fill(
                polygon(
                    (76 + side * x, y),
                    (76 + side * (x + 26 * k), y),
                    (76 + side * (x + 28 * k), y + 9 * k),
                    (76 + side * x, y + 9 * k),
                ),
                ink,
            )
            s.fill(
                box(
                    min(76 + side * x, 76 + side * (x + 26 * k)), y - 1, max(76 + side * x, 76 + side * (x + 26 * k)), y
                ),
                mix(mid, VIOLET, 0.4),
            )
    # the first, lit: steps of light, the stone as its pendant
    s.rings(92, 64, [34, 25, 17], [mix(key, ink, 0.62), mix(key, ink, 0.32), mix(key, haze, 0.25)], 0.6)
    # the row on the other side, far to near, unlit
    for x, y, k in ((70.4, 92, 0.6), (66, 82, 0.95), (57, 64, 1.6)):
        s.stroke([(x, 30), (x, y)], ink, 0.5 * k)
        s.fill(
            join(
                polygon((x - 4 * k, y + 3 * k), (x, y - 1 * k), (x + 4 * k, y + 3 * k)),
                box(x - 3 * k, y + 3 * k, x + 3 * k, y + 9.6 * k),
                polygon(
                    (x - 4 * k, y + 9.6 * k),
                    (x + 4 * k, y + 9.6 * k),
                    (x + 3 * k, y + 11.6 * k),
                    (x - 3 * k, y + 11.6 * k),
                ),
            ),
            ink,
        )
        s.fill(box(x - 2 * k, y + 4 * k, x + 2 * k, y + 9 * k), mix(mid, VIOLET, 0.4))
    s.stroke([(92, 30), (92, 48)], ink, 1.2)
    s.fill(join(polygon((80.6, 56), (86, 48, 1), (98, 48, 1), (103.4, 56)), oval(92, 47, 2.6)), ink)
    s.fill(polygon((82.6, 56), (101.4, 56), (99.6, 75), (84.4, 75)), "#fff6dc")
    s.fill(outline((92, 59), (96.4, 67, 94, 72), (92, 75, 90, 72), (87.6, 67, 92, 59)), key)
    for x0, x1 in ((82.6, 84.4), (101.4, 99.6), (92, 92)):
        if x0 != 92:
            s.stroke([(x0, 56), (x1, 75)], ink, 1.2)
    s.fill(polygon((81.6, 75), (102.4, 75), (99, 79), (85, 79)), ink)
    s.stroke([(92, 79), (92, 84)], ink, 0.9)
    s.gem(ONYX, 92, 90, 6.8, 0, 1.7)
    # the girl from behind: pole up to the lamp, plait, apron strings
    pole = taper((52, 150), 1.0, (82.6, 66), 0.7)
    dress = outline((52, 120), (57, 116, 63, 119), (70, 140, 72, 166), (40, 166), (44, 140, 52, 120))
    head = oval(59, 109.6, 6.2, 7.2, 14)
    plait = ribbon([(57.4, 113, 2.2), (55, 122, 2.4), (56.4, 132, 2.0), (54, 141, 0.6)])
    s.figure(
        [
            [(dress, VIOLET), (drape(dress, 55, -2), mix(VIOLET, ink, 0.55))],
            [(box(48, 166, 53, 171, 1), ink), (box(58, 166, 63, 171, 1), ink)],
            [
                (polygon((50, 133), (65.6, 132), (66.4, 135.6), (49.6, 137)), haze),
                (polygon((57, 134), (62, 148, 0.6), (58.6, 148.6), (55.4, 136)), haze),
            ],
            [(pole, mix(ink, key, 0.3))],
            [
                (limb((63, 122, 3.6), (73, 119, 2.9), (69, 104, 2.1)), mix(VIOLET, ink, 0.15)),
                (mitten(68.6, 102.6, 2.6, -90), mix(ink, key, 0.56)),
            ],
            [
                (limb((53, 123, 3.8), (48, 134, 3.0), (58, 132, 2.1)), mix(VIOLET, ink, 0.35)),
                (mitten(58.8, 131.4, 2.6, -20), mix(ink, key, 0.5)),
            ],
            [
                (head, ink),
                (plait, ink),
                (outline((54, 105), (59, 99.4, 65, 106), (59, 103.4, 54, 105)), mix(haze, mid, 0.2)),
            ],
        ],
        mix(key, haze, 0.5),
        (0.8, -0.8),
        0.95,
    )
    s.fill(oval(82.8, 65.4, 2.4), "#fff6dc")


def onyx_sorter(s: Gouache) -> None:
    """An old sorter with a glass at her eye turns a black stone in the light of one candle."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.6))
    glow = (mix(deep, VIOLET, 0.25), mix(mid, key, 0.34), mix(key, mid, 0.2), mix(key, haze, 0.35))
    s.rings(98, 116, [82, 60, 42, 25], glow, 0.6)
    # drawers of stones behind her
    for row in range(4):
        for column in range(2):
            x, y = 4 + column * 17, 44 + row * 14
            s.figure([[(box(x, y, x + 14, y + 11, 1), mix(ink, deep, 0.3))]], mix(deep, mid, 0.4), (1, 0.4), 0.7)
            s.fill(oval(x + 7, y + 5.6, 1.2), key)
    bust = Bust(s, 56, 88, 50, SkinTones("#f0c48c", "#9a6232", "#a85a40"), right=True, chin=0.006, jaw=0.03, tilt=6)
    bust.face("#8c8294")
    age = ((0.352, 0.178, 0.305, 0.214, 0.308, 0.262), (0.20, -0.01, 0.17, 0.01, 0.175, 0.05))
    bust.lines(age, mix(bust.skin.lit, bust.skin.shade, 0.7), 0.8)
    bust.part(SHOULDERS, VIOLET, mix(VIOLET, ink, 0.55), rim=mix(haze, key, 0.3))
    hair = outline(
        (0.29, -0.43), (0.25, -0.31, 0.11, -0.25), (0.03, -0.12, 0.01, 0.03), (-0.05, 0.15, -0.16, 0.13),
        (-0.24, 0.25, -0.34, 0.21), (-0.60, 0.06, -0.54, -0.28), (-0.40, -0.63, 0.0, -0.61), (0.21, -0.58, 0.29, -0.43),
    )  # fmt: skip
    bust.part(oval(-0.57, 0.05, 0.17), mix(haze, mid, 0.2), mix(mid, haze, 0.2))
    bust.part(hair, haze, mix(mid, haze, 0.35), grain=True)
    bust.part(
        outline((0.06, -0.62), (-0.12, -0.30, -0.14, 0.13), (-0.23, 0.20), (-0.24, -0.30, -0.05, -0.62)),
        VIOLET,
        VIOLET,
        rim=None,
    )
    strands = ((0.22, -0.40, 0.08, -0.36, 0.0, -0.06), (-0.30, -0.50, -0.44, -0.2, -0.34, 0.14))
    bust.lines(strands, mix(mid, haze, 0.2), 0.7)
    # the glass before her eye
    with s.moved(turn=12, about=(76, 85)):
        s.figure(
            [
                [
                    (
                        polygon(
                            (70.6, 80),
                            (80, 77.6),
                            (80, 92.4),
                            (70.6, 90),
                        ),
                        ink,
                    )
                ]
            ],
            mix(key, haze, 0.4),
            (1, -0.6),
            0.8,
        )
        s.fill(oval(80.4, 85, 2.4, 7.6), "#fffaf0")
        s.line(oval(80.4, 85, 2.4, 7.6), key, 1.1)
    # the stone between finger and thumb, and the candle
    s.fill(box(88, 146, 100, 172), haze)
    s.fill(outline((94, 122), (101, 136, 94, 145), (87, 136, 94, 122)), "#fffaf0")
    hand(s, pinch(99, 93, 0.95, -118), mix(ink, key, 0.66), "#fff6dc", (-0.4, 1))
    s.gem(ONYX, 99, 87, 9.0, 0, 1.6)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-35": Picture(onyx_ladder, ((78, 71), (78, 96)), "climbs a ladder", "pit", "stepped mouth of the pit", seed=73),
    "b1-36": Picture(
        onyx_pump,
        ((77, 96), (99, 66), (55, 128)),
        "walk round a pump",
        "platform down a shaft",
        "lamp at the post, from above",
        seed=74,
    ),
    "b1-37": Picture(
        onyx_trimmer,
        ((92, 64), (92, 90), (69, 103), (59, 110)),
        "lights the first lamp",
        "chapel of a mine",
        "first lamp of a row",
        seed=75,
    ),
    "b1-40": Picture(
        onyx_sorter,
        ((76, 84), (99, 87), (94, 134)),
        "looks through a glass",
        "table of a sorter",
        "candle from below",
        seed=78,
    ),
}
