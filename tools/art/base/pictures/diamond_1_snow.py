"""Pictures of the diamond cards of level 1 in snow and ice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import drape, leg, limb, mitten, profile, skin
from tools.art.base.gouache import DIAMOND, Gouache
from tools.art.base.props import lamp
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    arch,
    around,
    blob,
    both,
    box,
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


def diamond_ice(s: Gouache) -> None:
    """A lake cut open: above the ice a cutter bears down on his saw, in the ice a frozen stone, below the dark water."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    # morning: the sun low over snow fields and a far row of firs
    s.wash(ALL, (0, 38), (0, 96), [mix(mid, haze, 0.25), mix(haze, key, 0.12), "#fffaf0"])
    s.rings(98, 88, [34, 25, 17], [mix(haze, key, 0.2), mix(haze, key, 0.42), "#fffdf6"], 0.6)
    s.plane(
        outline((-4, 82), (20, 70, 44, 80), (70, 88, 96, 82), (112, 76, 124, 82), (124, 98), (-4, 98)),
        mix(mid, deep, 0.1),
        mix(mid, haze, 0.5),
        72,
        98,
    )
    for x, high in ((36, 9), (42, 12), (47, 8), (108, 8), (114, 11), (119, 9)):
        s.fill(polygon((x - high * 0.3, 86), (x, 86 - high), (x + high * 0.3, 86)), mix(deep, mid, 0.25))
    # the water: stepped light under the hole, weeds, fish
    s.wash(box(-4, 112, 124, 172), (0, 112), (0, 168), [mix(deep, mid, 0.35), mix(ink, deep, 0.35)])
    for points, alpha in (
        (((56, 118), (72, 118), (96, 172), (60, 172)), 0.5),
        (((76, 118), (84, 118), (122, 172), (106, 172)), 0.35),
    ):
        s.shaft(polygon(*points), haze, alpha, (66, 118), (84, 172))
    for x, y, k, flip in ((52, 150, 1.0, False), (64, 157, 0.8, False), (106, 144, 0.9, True)):
        fish = join(
            outline((-7, 0), (0, -4.4, 7, 0), (0, 4, -7, 0)), polygon((-5, 0), (-11, -3.6), (-9.6, 0), (-11, 3.6))
        )
        s.fill(placed(fish, x, y, k, 0, flip), mix(ink, deep, 0.2))
    # the ice: a slab with a bright edge, its bubbles and cracks
    slab = outline((-4, 97), (40, 94), (62, 96), (124, 95), (124, 120), (96, 123), (70, 119), (40, 124), (-4, 120))
    s.fill(slab, mix(haze, mid, 0.2))
    s.fill(both(slab, polygon((64, 90), (128, 90), (128, 112), (64, 108))), "#fffdf6")
    s.stipple(slab, mix(mid, deep, 0.1), (0, 114), (0, 124), 0.0, 0.8)
    for x, y, r in ((40, 106, 1.4), (46, 112, 1.0), (50, 103, 1.2), (108, 106, 1.3), (113, 112, 1.0), (36, 114, 0.9)):
        s.line(oval(x, y, r), mix(mid, deep, 0.2), 0.6)
    for line in (
        [(74, 97), (78, 103), (76, 110)],
        [(108, 96), (104, 103), (110, 116)],
        [(54, 97), (57, 104), (52, 114)],
    ):
        s.stroke(line, mix(mid, haze, 0.1), 0.8)
    s.rim([slab], "#ffffff", (0, -1), 1.4)
    # the cut and the saw in it
    s.fill(polygon((62, 94), (67.6, 94), (69.6, 122), (65, 122)), mix(deep, ink, 0.2))
    teeth: list[Point] = []
    for number in range(15):
        y = 92 + number * 3.4
        teeth += [(60.4 + (y - 92) * 0.1, y), (57.6 + (y - 92) * 0.1, y + 2.6)]
    blade = polygon((58, 70), (67, 70), (74.6, 146), (69, 148), *reversed(teeth))
    s.figure(
        [[(blade, mix(deep, mid, 0.7)), (both(blade, box(40, 120, 90, 150)), mix(deep, ink, 0.1))]],
        "#ffffff",
        (1, -0.2),
        0.8,
    )
    # the cutter: both hands on the bar, his weight thrown on it
    head = profile(52, 50, 13, 1, 26)
    cap = outline((45, 49), (45, 41, 53, 41), (60, 42.6, 59.4, 47), (52, 47, 48, 54))
    scarf = outline((43, 58), (50, 58, 55, 61), (54, 65, 48, 66), (42, 64, 43, 58))
    coat = outline((36, 66), (42, 58, 52, 63), (57, 74, 50, 88), (34, 86), (33, 76, 36, 66))
    bar = taper((54, 71), 1.6, (71, 68.6), 1.6)
    s.figure(
        [
            [(leg((45, 84), (55, 88), (51, 95), (56, 96.4), 0.8), mix(ink, deep, 0.3))],
            [(leg((39, 84), (38, 90), (33, 95.6), (38, 96.6), 0.8), ink)],
            [
                (limb((49, 66, 3.8), (59, 66, 3.0), (67, 68, 2.2)), mix(ink, deep, 0.2)),
                (mitten(68, 67.6, 2.7, 20), mix(ink, key, 0.5)),
            ],
            [(coat, mix(ink, deep, 0.5)), (drape(coat, 43, -1), ink)],
            [
                *skin(s, head, 0.32, 0.56),
                (head.eye, ink),
                (cap, key),
                (scarf, key),
                (both(scarf, box(40, 56, 47, 68)), mix(key, ink, 0.4)),
            ],
            [(bar, mix(ink, key, 0.3))],
            [
                (limb((42, 67, 4.2), (46, 79, 3.4), (57, 72, 2.4)), mix(ink, deep, 0.65)),
                (mitten(58, 71, 2.8, 0), mix(ink, key, 0.56)),
            ],
        ],
        "#fffdf6",
        (1, -0.5),
        0.9,
    )
    # the stone in the slab
    hollow = polygon((82, 102), (90, 97.6), (100, 99), (104, 108), (98, 117), (86, 116))
    s.fill(hollow, ink)
    s.rim([hollow], mix(mid, haze, 0.4), (-0.6, -1), 0.9)
    s.gem(DIAMOND, 93, 107.6, 7.2, 0, 1.6)
    for turn in (-160, -118, -60, -15, 40, 140):
        s.stroke([around(93, 107.6, 12, turn), around(93, 107.6, 16, turn)], mix(mid, deep, 0.1), 0.8)


def diamond_flint(s: Gouache) -> None:
    """By night in the snow a tent glows: on its canvas the shadow of a prospector who strikes sparks over a stone."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 110), [mix(ink, deep, 0.25), mix(deep, mid, 0.3)])
    for x, y, r in ((40, 46, 1.6), (58, 56, 1.2), (104, 46, 1.8), (116, 64, 1.2), (46, 70, 1.3), (88, 42, 1.1)):
        s.glint(x, y, r, haze)
    # peaks, firs under snow, the field
    s.plane(
        polygon((-4, 104), (18, 76), (30, 88), (48, 66), (62, 84), (80, 92), (124, 92), (124, 120), (-4, 120)),
        mix(deep, mid, 0.55),
        mix(mid, haze, 0.2),
        66,
        118,
    )
    s.plane(
        polygon((70, 108), (92, 76), (104, 88), (118, 70), (128, 82), (128, 120), (70, 120)),
        mix(deep, mid, 0.35),
        mix(mid, haze, 0.1),
        70,
        118,
    )
    for x, foot, high in ((36, 114, 26), (44, 112, 18), (118, 116, 34), (109, 113, 20)):
        for number in range(3):
            y, wide = foot - high * (0.12 + number * 0.26), high * (0.3 - number * 0.07)
            s.fill(polygon((x - wide, y), (x, y - high * 0.42), (x + wide, y)), mix(ink, deep, 0.3))
            s.fill(
                polygon(
                    (x - wide * 0.2, y - high * 0.3),
                    (x, y - high * 0.42),
                    (x + wide * 0.6, y - high * 0.16),
                    (x + wide * 0.1, y - high * 0.2),
                ),
                haze,
            )
    snow = outline((-4, 112), (34, 106, 70, 112), (100, 116, 124, 108), (124, 172), (-4, 172))
    s.fill(snow, mix(mid, haze, 0.3))
    s.stipple(snow, deep, (40, 130), (10, 156), 0.0, 0.7)
    # the light that the tent throws on the snow
    s.fill(
        outline((40, 150), (76, 138, 118, 148), (124, 160, 112, 172), (34, 172), (30, 160, 40, 150)),
        mix(haze, key, 0.3),
    )
    s.fill(outline((52, 152), (78, 144, 108, 151), (106, 162, 78, 163), (52, 162, 52, 152)), mix(haze, key, 0.1))
    # the tent: two sides, poles, ropes
    front = polygon((78, 58), (118, 154), (40, 154))
    s.fill(polygon((78, 58), (98, 66), (128, 142), (118, 154)), mix(ink, deep, 0.35))
    s.fill(front, mix(key, deep, 0.25))
    with s.clipped(front):
        s.rings(
            85,
            120,
            [48, 35, 23, 13],
            [mix(key, deep, 0.08), mix(key, haze, 0.25), mix(haze, key, 0.35), "#fffaf0"],
            0.6,
        )
        # his shadow, sharp and large, and that of the map's table
        shade = mix(ink, key, 0.14)
        head = profile(66, 106, 17, 1, 14)
        hat = outline((54, 102), (58, 93, 68, 93), (78, 95, 78.6, 100), (66, 100, 54, 108))
        body = outline((58, 122), (64, 114, 72, 119), (80, 134, 78, 158), (40, 158), (46, 136, 58, 122))
        arms = join(
            limb((70, 124, 4.2), (78, 136, 3.4), (86, 126, 2.4)), limb((64, 124, 4.6), (68, 142, 3.6), (84, 131, 2.4))
        )
        flint = [
            polygon((85, 121), (91, 118.6), (92, 123), (87, 125.6)),
            polygon((84, 127.6), (92, 127), (91, 132), (85, 132)),
        ]
        for part in (head.head, hat, body, arms, *flint):
            s.fill(part, shade)
        s.fill(polygon((80, 146), (124, 143), (124, 150), (80, 152)), shade)
        for number in range(13):
            turn = -96 + number * 19
            s.stroke([around(91, 124, 2.6, turn), around(91, 124, 7 + 4.4 * (number % 3), turn)], "#ffffff", 0.9)
    s.rim([front], haze, (-1, -0.3), 1.0)
    s.stroke([(78, 58), (77, 104)], mix(key, ink, 0.3), 0.8)
    for start, end in (((78, 58), (40, 154)), ((78, 58), (118, 154))):
        s.fill(taper(start, 0.9, end, 1.1), ink)
    s.fill(taper((78, 58), 1.1, (81, 50), 0.9), ink)
    s.fill(taper((78, 58), 1.1, (75, 50), 0.9), ink)
    s.stroke([(78, 58), (34, 118)], ink, 0.7)
    s.figure(
        [[(outline((36, 155), (56, 149, 78, 152.6), (100, 156, 122, 150), (120, 158), (36, 160)), haze)]],
        "#ffffff",
        (0, -1),
        0.8,
    )
    # the stone on the map
    s.fill(oval(101, 138, 8.6), ink)
    s.gem(DIAMOND, 101, 138, 6.8, 0, 1.5)


def diamond_dog(s: Gouache) -> None:
    """A monk's dog digs a chest from a drift on a pass; he holds the lantern over it in the blizzard."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 140), [mix(deep, ink, 0.35), mix(deep, mid, 0.35)])
    for y, k in ((48, 0.16), (62, 0.28), (78, 0.4), (96, 0.5)):
        s.fill(outline((-4, y), (40, y - 12, 124, y + 8), (124, y + 13), (40, y - 6, -4, y + 6)), mix(deep, mid, k))
    # the bell of the hospice, far off
    s.fill(polygon((30, 100), (30, 70), (37, 60), (44, 70), (44, 100)), mix(deep, ink, 0.5))
    s.fill(arch(34, 40, 76, 86), key)
    s.rings(91, 76, [42, 29, 17], [mix(deep, key, 0.5), mix(key, haze, 0.4), mix(haze, key, 0.12)], 0.7)
    drift = outline((-4, 128), (30, 106, 60, 116), (84, 124, 124, 96), (124, 172), (-4, 172))
    _monk(s)
    lamp(s, 91, 68, 2.0)
    s.fill(drift, mix(mid, haze, 0.55))
    # the chest, half out of the snow
    chest = polygon((92, 98), (116, 92), (122, 118), (98, 126))
    s.figure(
        [[(chest, mix(key, ink, 0.55)), (both(chest, polygon((90, 92), (118, 86), (120, 98), (92, 105))), ink)]],
        haze,
        (-0.6, -1),
        0.9,
    )
    s.stroke([(96, 109), (120, 102)], mix(key, ink, 0.8), 1.4)
    s.fan(104, 94, 18, [(-150, -142), (-112, -105), (-76, -68), (-40, -32)], haze, 0.9)
    s.gem(DIAMOND, 104, 94, 7.2, -12, 1.5)
    _dog(s)
    front = outline((-4, 150), (30, 132, 66, 146), (96, 150, 124, 124), (124, 172), (-4, 172))
    s.fill(front, haze)
    s.stipple(front, mid, (80, 138), (40, 170), 0.0, 0.7)
    lots = chance(7)
    for _ in range(34):
        s.fill(oval(36 + 86 * next(lots), 40 + 104 * next(lots), 0.6 + 0.7 * next(lots)), "#fffdf6")


def _monk(s: Gouache) -> None:
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(64, 67, 15, 1, 12)
    hood = outline((70, 60), (66, 54, 59, 56), (50, 60, 51, 76), (53, 86, 60, 86), (60, 78, 60, 72), (61, 64, 70, 60))
    robe = outline((54, 82), (62, 78, 70, 84), (78, 110, 78, 140), (34, 140), (40, 104, 54, 82))
    s.figure(
        [
            [(robe, mix(ink, deep, 0.3)), (drape(robe, 56, -4), ink)],
            [*skin(s, head, 0.34, 0.62), (head.eye, ink), (hood, mix(ink, deep, 0.55))],
            [
                (limb((63, 90, 5.4), (76, 96, 4.4), (88, 72, 2.8)), mix(ink, deep, 0.5)),
                (mitten(89, 68.6, 3, -70), mix(ink, key, 0.62)),
            ],
        ],
        haze,
        (1, -0.2),
        1.05,
    )


def _dog(s: Gouache) -> None:
    """Paint a mountain dog that digs to the right: white with coral patches, its ear and muzzle in ink."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    white, dusk = mix(haze, "#ffffff", 0.4), mix(mid, haze, 0.25)
    tail = ribbon(((46, 118, 3.4), (37, 110, 3.0), (36, 98, 2.4), (43, 92, 0.8)))
    body = blob((42, 124), (46, 112), (60, 106), (74, 106), (84, 112), (84, 126), (72, 136), (54, 138), (44, 134))
    saddle = both(body, blob((46, 104), (66, 100), (76, 108), (70, 120), (54, 122), (44, 116)))
    skull = blob((80, 108), (78, 99), (84, 93), (92, 95), (96, 102), (102, 108), (100, 114), (92, 115), (85, 116))
    ear = outline((82, 95), (76, 98, 76, 108), (80, 111, 84, 106), (88, 99, 82, 95))
    s.figure(
        [
            [(tail, dusk)],
            [(limb((80, 122, 5.6), (92, 132, 3.8), (103, 127, 2.8)), dusk)],
            [(limb((50, 128, 8), (44, 142, 4.6), (50, 154, 3.4)), dusk)],
            [(body, white), (saddle, key), (both(body, polygon((40, 126), (88, 124), (88, 142), (40, 142))), dusk)],
            [(limb((76, 120, 6.2), (84, 138, 4), (97, 139, 3)), white)],
            [(skull, white), (both(skull, polygon((76, 90), (92, 90), (88, 104), (78, 116))), key)],
        ],
        "#ffffff",
        (0.8, -0.8),
        0.9,
    )
    s.fill(ear, mix(key, ink, 0.6))
    s.fill(oval(91.4, 101, 1.5), ink)
    s.fill(oval(101, 109, 2.2, 1.7), ink)


def diamond_sieve(s: Gouache) -> None:
    """A woman washes gravel in a river of ice water; the sun comes over the peaks behind her."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 96), [mix(mid, haze, 0.25), "#fffdf6"])
    # sun cut by the ridge
    s.rings(62, 70, [30, 21, 13], [mix(haze, key, 0.14), mix(haze, key, 0.3), "#ffffff"])
    for points, tone in (
        (
            (
                (-4, 108),
                (-4, 74),
                (14, 58),
                (26, 72),
                (42, 62),
                (56, 82),
                (72, 66),
                (88, 84),
                (104, 60),
                (124, 78),
                (124, 108),
            ),
            mix(mid, deep, 0.1),
        ),
        (((-4, 118), (20, 92), (40, 104), (60, 92), (84, 106), (104, 92), (124, 104), (124, 122)), mix(deep, mid, 0.3)),
    ):
        s.fill(polygon(*points), tone)
    s.fill(polygon((14, 58), (26, 72), (20, 71), (16, 78), (10, 70), (4, 72)), "#fffdf6")
    s.fill(polygon((104, 60), (114, 71), (107, 70), (103, 78), (97, 71), (92, 76)), "#fffdf6")
    s.fill(polygon((42, 62), (49, 72), (43, 71), (37, 73)), "#fffdf6")
    # the river comes towards us in a bend
    s.fill(box(-4, 112, 124, 172), mix(haze, mid, 0.3))
    river = outline(
        (50, 112),
        (72, 114, 96, 112),
        (60, 124, 84, 134),
        (120, 142, 124, 172),
        (8, 172),
        (20, 148, 40, 136),
        (66, 122, 50, 112),
    )
    s.fill(river, mix(deep, mid, 0.55))
    s.stipple(river, ink, (70, 120), (60, 168), 0.0, 0.6)
    for x, y, wide in ((58, 117, 16), (56, 126, 14), (42, 144, 22), (88, 148, 20), (64, 156, 26), (34, 156, 12)):
        s.fill(polygon((x, y), (x + wide, y - 0.6), (x + wide - 3, y + 1.3), (x + 3, y + 1.1)), haze)
    for x, y, r in ((10, 132, 8), (26, 128, 6), (112, 128, 9), (98, 124, 6), (118, 144, 8)):
        s.fill(
            blob(
                (x - r, y),
                (x, y - r * 0.8),
                (x + r, y - 1),
                (x + r * 0.6, y + r * 0.5),
                (x - r * 0.7, y + r * 0.5),
                tension=1.0,
            ),
            mix(ink, deep, 0.5),
        )
        s.fill(oval(x - r * 0.2, y - r * 0.45, r * 0.6, r * 0.25), haze)
    # the woman: knee deep, bent from the hips, arms in a diagonal to the sieve
    head = profile(72, 69, 12.6, -1, 20)
    kerchief = outline((68, 62), (74, 57.4, 80, 62), (86, 70, 84, 80), (80, 76, 77, 68), (72, 66, 68, 62))
    back = polygon((76, 76, 4), (88, 74, 5), (104, 92, 6), (102, 106, 3), (90, 107), (80, 92))
    skirt = outline((88, 100), (98, 96, 106, 102), (112, 122, 108, 138), (94, 142, 84, 137), (84, 120, 88, 100))
    near = limb((81, 82, 3.8), (74, 98, 3.0), (60, 104, 2.2))
    far = limb((78, 80, 3.4), (66, 92, 2.7), (54, 100, 2.0))
    s.figure(
        [
            [(far, mix(ink, key, 0.4)), (mitten(53, 101, 2.5, 150), mix(ink, key, 0.5))],
            [(skirt, mix(ink, deep, 0.3)), (both(skirt, polygon((98, 90), (120, 90), (120, 150), (100, 150))), ink)],
            [(back, key), (both(back, polygon((92, 70), (112, 84), (108, 112), (94, 112))), mix(key, ink, 0.36))],
            [
                (head.head, mix(ink, key, 0.3)),
                (cut(head.head, head.shade), mix(ink, key, 0.5)),
                (both(head.head, head.wedge), mix(haze, key, 0.35)),
            ],
            [(kerchief, mix(ink, deep, 0.5))],
            [(near, mix(ink, key, 0.44)), (mitten(59, 105, 2.6, 150), mix(ink, key, 0.56))],
        ],
        "#fffdf6",
        (-1, -0.5),
        1.0,
    )
    s.figure(
        [[(oval(53, 108, 13, 5), mix(ink, key, 0.25)), (oval(53, 107, 11, 3.8), mix(deep, mid, 0.4))]],
        haze,
        (-0.5, -1),
        0.8,
    )
    for x, y in ((46, 107), (60, 108), (50, 109.4), (57, 109.6)):
        s.fill(oval(x, y, 1.6, 1.2), mix(ink, deep, 0.6))
    for x, y in ((44, 114), (50, 117), (57, 116), (63, 113), (48, 122), (58, 123)):
        s.stroke([(x, y), (x - 0.4, y + 4)], haze, 0.9)
    s.gem(0, 53, 103, 6.0, 6, 1.4)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-01": Picture(
        diamond_ice, ((54, 50), (62, 70), (93, 108)), "saws the ice", "lake cut open", "low sun over snow", seed=33
    ),
    "b1-02": Picture(
        diamond_flint,
        ((68, 106), (86, 122), (101, 138)),
        "strikes fire",
        "tent in a snowy valley",
        "sparks behind canvas",
        seed=34,
    ),
    "b1-04": Picture(
        diamond_dog,
        ((68, 68), (94, 104), (104, 94)),
        "digs out a chest",
        "alpine pass",
        "lantern in the blizzard",
        seed=36,
    ),
    "b1-08": Picture(
        diamond_sieve, ((70.0, 70.0), (54.0, 102.0)), "washes gravel", "river of ice water", "sun cut by peaks", seed=39
    ),
}
