"""Pictures of the emerald cards of level 1 of path and terraces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import AGED, FULL
from tools.art.base.faces import rounded
from tools.art.base.figures import (
    hair_tones,
    limb,
    planes,
    profile,
    shoe,
    skin,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import EMERALD, Gouache
from tools.art.base.pigments import MADDER
from tools.art.base.props import leaf, spray
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Shape,
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
)


def emerald_mule(s: Gouache) -> None:
    """Level 1: on a mud path a driver hangs back from the rope, and his mule, forelegs planted, does not stir."""
    with s.moved(flip=True, about=(60, 0)):
        _tug_of_war(s)


def _tug_of_war(s: Gouache) -> None:
    """Paint path, mule and driver as they stand when he pulls to the left."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 36), (0, 140), [mix(deep, ink, 0.45), mix(deep, mid, 0.35)])
    for x, w in ((6, 4), (24, 2.4), (112, 5), (96, 2.6)):
        s.fill(polygon((x - w, 36), (x + w, 36), (x + w * 0.8, 140), (x - w * 0.8, 140)), mix(deep, ink, 0.5))
    # one broad shaft through a gap in the roof, on the driver and the mule's head
    s.fill(polygon((56, 30), (102, 30), (92, 142), (-14, 142)), mix(mid, haze, 0.42))
    s.fill(polygon((62, 30), (94, 30), (74, 142), (2, 142)), mix(haze, "#ffffff", 0.3))
    for x, y, turns in (
        (44, 34, (40, 75, 110, 150)),
        (108, 34, (30, 70, 105, 140)),
        (12, 34, (30, 60, 100)),
        (76, 30, (60, 110)),
    ):
        spray(s, x, y, ink, turns, 19, 7)
    # the path
    path = polygon((-2, 138), (34, 134), (72, 139), (122, 134), (122, 172), (-2, 172))
    s.fill(path, mix(deep, mid, 0.06))
    s.stipple(path, mix(deep, ink, 0.5), (60, 140), (60, 166), 0.0, 0.8)
    s.fill(polygon((2, 141), (76, 141), (54, 172), (-20, 172)), mix(mid, haze, 0.55))
    rim = "#fdfdde"
    _mule(s, rim)
    with s.moved(-19, 2):
        _mule_driver(s, rim)
    # ferns near us
    spray(s, 124, 176, ink, (-150, -125, -100), 26, 6)


def _mule(s: Gouache, rim: Color) -> None:
    """Paint the mule, brown with a cream muzzle: neck drawn out by the rope, forelegs braced, the stone on its load."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    coat = (mix(ink, deep, 0.3), mix("#5c4a3c", ink, 0.44), mix("#a08468", haze, 0.12))
    far_coat = (ink, mix(ink, deep, 0.25), mix("#5c4a3c", ink, 0.5))
    cream, light = mix("#ecdcbc", haze, 0.2), (-0.8, -0.8)
    body = outline(
        *((84, 82), (94, 88, 106, 87), (118, 86, 130, 88), (130, 124), (112, 128, 98, 124), (86, 126, 79, 116)),
        *((75, 104, 70, 97), (66, 92, 65, 88), (64, 76, 67, 72), (76, 72, 84, 82)),
    )
    head = outline(
        *((68, 71), (62, 69, 57, 74), (50, 80, 45.4, 85), (42.6, 88, 43.4, 91), (44.6, 95, 48.6, 95.4)),
        *((53, 96, 57, 93), (62, 93.6, 67, 92), (72, 84, 68, 71)),
    )
    ear_far = outline((64, 74), (63, 60, 74, 51), (77.6, 61, 70, 76))
    ear_near = outline((66, 75), (69, 61, 84.6, 54), (84, 66, 71.6, 79))
    for joints, toe, tones in (
        (((92, 113, 6.4), (90, 128, 3.6), (83, 141, 2.8)), (82, 141), far_coat),
        (((86, 112, 7.6), (77, 127, 4.2), (69, 143, 3.1)), (68, 143.6), coat),
        (((122, 110, 13), (107, 130, 4.8), (112, 143, 3.0)), (111, 143.6), coat),
    ):
        x, y = toe
        rounded(s, limb(*joints), tones, light, 1.5, rim)
        hoof = polygon((x - 2.4, y - 2), (x + 3.6, y - 1.4), (x + 4.2, y + 4), (x - 5.4, y + 4))
        s.figure([[(hoof, ink)]], rim, light, 0.6)
    rounded(s, ear_far, far_coat, light, 1.0, rim)
    rounded(s, body, coat, light, 3.0, rim)
    rounded(s, head, coat, light, 1.8, rim)
    with s.clipped(head):
        s.fill(oval(44.6, 91.4, 8.6, 7.6), cream)
        s.fill(oval(59.6, 79.4, 4.4, 3.6, -20), mix(cream, coat[1], 0.25))
        s.stroke([(44, 93.4), (48, 92.4, 51, 94)], coat[0], 0.8)
    rounded(s, ear_near, coat, light, 1.2, rim)
    s.fill(leaf(70, 74, 13, 3.2, -52), mix(cream, "#c08068", 0.4))
    mane = outline((69, 72), (76, 68, 84, 79), (92, 86, 97, 86.4), (90, 90, 82, 84), (76, 78, 69, 72))
    rounded(s, mane, (ink, ink, coat[0]), (0.2, -1), 0.9)
    s.fill(outline((57.4, 80.4), (59.4, 77.0, 62.2, 79.2), (60, 81.8, 57.4, 80.4)), ink)
    s.fill(oval(59.2, 79.2, 0.6), "#ffffff")
    s.fill(oval(45.4, 88.8, 1.0, 0.7), ink)
    for strap in ([(51.6, 79.4), (53.6, 87, 52.4, 95)], [(63, 71), (65, 82, 62, 93)], [(52.6, 88), (63, 84)]):
        s.stroke(strap, MADDER, 1.5)
    # its load: a cloth, a basket, the stone on top
    cloth = both(body, polygon((90, 78), (118, 78), (120, 118), (93, 117)))
    s.fill(cloth, mix(key, ink, 0.1))
    s.fill(both(cloth, polygon((88, 110), (124, 110), (124, 114), (88, 114))), mix(haze, key, 0.3))
    s.stipple(cloth, mix(key, ink, 0.5), (120, 100), (100, 104), 0.8, 0.0)
    # the stone lights the withers and the rim of the basket
    s.fill(both(body, polygon((96, 76), (96, 88), (88, 96), (86, 88), (79, 88), (84, 78))), mid)
    s.gem(EMERALD, 97.6, 75.6, 13.4, turn=-12, glint=0)
    basket = polygon((86, 85), (113, 84), (109, 105, 3), (91, 106, 3))
    shade = both(basket, box(101, 80, 124, 110))
    s.figure([[(basket, mix(ink, key, 0.4)), (shade, mix(ink, key, 0.2))]], mix(key, haze, 0.4), (-0.8, -0.8), 0.8)
    for y in (90, 95, 100):
        s.stroke([(88, y), (99, y + 1.6, 112, y)], mix(ink, key, 0.62), 0.7)
    s.sparkle("#f0fff2", 98, 79.4, 7.8, 1.5)


def _mule_driver(s: Gouache, rim: Color) -> None:
    """Paint the driver: he hangs back from the rope with his whole weight, both heels dug in."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.stroke([(58, 95), (66, 92, 72, 86)], mix(key, haze, 0.1), 1.7)
    driver = profile(40, 78, 13.6, 1, -16, build=AGED)
    hair = placed(
        outline(
            *((0.02, -0.40), (-0.02, -0.12, -0.09, 0.0), (-0.14, 0.22, -0.26, 0.30), (-0.54, 0.20, -0.54, -0.2)),
            (-0.40, -0.54, 0.02, -0.40),
        ),
        *(40, 78, 13.6, -16),
    )
    hat = placed(
        join(
            polygon((-12, -3.4, 1), (12, -3.4, 1), (12, -0.8, 1), (-12, -0.8, 1)),
            outline((-7, -2), (-6, -10, 0, -10), (6, -10, 7, -2)),
        ),
        *(40.4, 76, 1, -18),
    )
    tunic = outline((35, 94), (37, 87, 43, 88), (54, 100, 60, 114), (56, 123, 48, 122), (40, 110, 35, 94))
    far = join(limb((54, 117, 5.4), (68, 122, 4.2), (76, 138, 2.6)), placed(shoe(0, 0), 75, 143.4, 1, -14))
    near = join(limb((52, 118, 6.0), (62, 130, 4.5), (70, 143, 2.7)), placed(shoe(0, 0), 68, 148.6, 1, -14))
    s.figure(
        [
            [
                (limb((44, 94, 3.6), (52, 99, 2.9), (60, 94, 2.1)), ink),
                (small_hand(61, 93.6, 2.5, -20), skin_tone(s, 0.48)),
            ],
            [(far, ink)],
            [(near, mix(ink, deep, 0.2))],
            [(tunic, MADDER), (cut(tunic, placed(tunic, 7, -1)), mix(MADDER, ink, 0.55))],
            [(polygon((46, 113), (58, 107), (60, 111), (49, 118)), key)],
            [*skin(s, driver, 0.4, 0.66), (driver.eye, ink), *hair_tones(s, hair)],
            [(polygon((33, 89), (42, 85.4, 2), (45, 89, 2), (36, 94)), key)],
            [(hat, mix(haze, key, 0.35)), (cut(hat, placed(hat, 4, -1)), mix(key, ink, 0.5))],
            [
                (limb((41, 95, 4.2), (46, 105, 3.2), (56, 97, 2.3)), mix(MADDER, haze, 0.14)),
                (small_hand(57.4, 96, 2.8, -20), skin_tone(s, 0.6)),
            ],
        ],
        rim,
        (1, -0.5),
        0.95,
    )


def emerald_rice(s: Gouache) -> None:
    """Level 1: on flooded terraces a planter sets out rice that another brings on a yoke; she finds an emerald between her seedlings."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    dusk, gold = mix(s.key, deep, 0.34), "#fff3d0"
    s.wash(ALL, (0, 38), (0, 78), [dusk, mix(gold, s.key, 0.34), mix(gold, s.key, 0.1)])
    s.rings(64, 60, [27, 18, 11.5], [mix(gold, s.key, 0.24), mix(gold, s.key, 0.08), "#fffdf4"], 0.5)
    s.plane(
        outline(
            (-4, 52), (16, 42, 34, 56), (52, 68, 64, 65), (84, 64, 96, 50), (110, 40, 128, 46), (128, 96), (-4, 96)
        ),
        mix(deep, mid, 0.1),
        mix(deep, ink, 0.5),
        46,
        80,
    )
    steps = (
        (69, 3, mix(gold, s.key, 0.2), mix(mid, haze, 0.25), 0.5),
        (88, 5, "#fffbe4", mix(haze, mid, 0.25), 0.15),
        (124, -5, mix(mid, haze, 0.3), mix(ink, deep, 0.5), 0.0),
    )
    for number, (y, sway, water, foot, far) in enumerate(steps):
        edge = outline(
            (-4, y + sway), (36, y - 6 - sway, 66, y), (96, y + 6 + sway, 128, y - sway), (128, 176), (-4, 176)
        )
        ridge = placed(edge, 0, -3.2 - number * 1.6)
        s.fill(ridge, mix(ink, deep, 0.2 + far))
        s.rim([ridge], mix(gold, s.key, 0.2), (0.3, -1), 0.8)
        s.wash(edge, (0, y - 2), (0, y + 30), [water, foot])
    for y, x, half in ((92, 60, 20), (103, 58, 23)):
        s.fill(outline((x - half, y), (x, y - 1.3, x + half, y), (x, y + 1.3, x - half, y)), "#ffffff", 0.8)
    lots = chance(12)
    for y, count, k in ((145, 9, 1.2), (153, 8, 1.45), (163, 8, 1.7)):
        for at in range(count):
            x = -2 + at * 128 / count + 2.4 * next(lots)
            if y == 145 and 34 < x < 108:
                continue
            for bend in (-2.2, 0.2, 2.4):
                s.stroke(
                    [(x, y), (x + bend * 0.3 * k, y - 3 * k, x + bend * k, y - 5.4 * k)],
                    mix(mid, haze, 0.1 + 0.3 * next(lots)) if y > 140 else mix(deep, mid, 0.2),
                    0.8 * k,
                )
            s.fill(oval(x, y + 0.5 * k, 2.2 * k, 0.5 * k), mix(ink, deep, 0.4), 0.6)
    with s.moved(44, -8, 0.74, about=(52, 92.6)):
        _carrier(s, 52, 92.6)
    for y, left, right, high, tone in (  # the sun in the water, where her hand breaks it
        (139, 30, 112, 10.0, mix(gold, mid, 0.2)),
        (136, 34, 92, 7.4, "#fffbe4"),
    ):
        middle = (left + right) / 2
        s.fill(outline((left, y), (middle - 10, y - high, right, y), (middle + 8, y + high, left, y)), tone)
    s.fill(outline((58, 142), (64, 155, 80, 156), (102, 154, 110, 143), (84, 139, 58, 142)), ink, 0.55)
    _planter(s, 72.4, 140, 0.94, mix(s.key, ink, 0.1), False)
    for x in (96, 108):
        s.line(oval(x, 143, 6, 1.5), mix(haze, mid, 0.3), 0.6)
    s.gem(EMERALD, 56.4, 121, 13.4, -12, 0)
    s.glint(50.8, 112.6, 13, "#ffffff", 8)
    hand = placed(small_hand(0, 0, 3.5, 130), 60.8, 131.6)
    s.figure([[(hand, skin_tone(s, 0.6))]], "#fffbe0", (-0.6, -1), 0.7)
    s.line(oval(56.4, 140, 8, 1.8), mix(deep, mid, 0.3), 0.7)
    s.cast((54.4, 141, 12, 3))


def _carrier(s: Gouache, x: float, y: float) -> None:
    """Paint one who brings bundles of seedlings on a yoke, upright on the terrace; the point is the sole in front."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, flesh, dark = "#fffbe0", skin_tone(s, 0.6), skin_tone(s, 0.4)

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, y)

    head = profile(-1.6, -25.6, 5.6, -1, 0, neck=0.3, build=FULL)
    wrap = outline((-4.0, -27.2), (-3.4, -29.6, 0, -29.6), (2.8, -28.6, 1.6, -24.6), (0, -24.8, 0, -27), (-4.0, -27.2))
    tunic = outline(
        (-3.2, -22), (-0.6, -23.4, 2.6, -21.6), (4.6, -16, 4.8, -9.6), (0.4, -8.4, -3.6, -9.8), (-4, -16, -3.2, -22)
    )
    legs = (
        limb((2.4, -10, 2.0), (3.0, -5, 1.4), (6.4, 0, 0.9)),
        limb((-1.2, -10, 2.0), (-3.2, -5, 1.4), (-2.6, 0.4, 0.9)),
    )
    yoke = ribbon([(-16.4, -18.4, 0.7), (0, -22.4, 0.9), (17, -18.8, 0.7)])
    arm = limb((0.6, -20.4, 1.6), (-3.6, -16.6, 1.3), (-6.6, -20.4, 1.0))
    for side in (-15.6, 16):
        for lean in (-2.6, 2.6):
            s.stroke([(x + side, y - 18.2), (x + side + lean, y - 9)], mix(ink, deep, 0.3), 0.5)
        for lean in (-2.4, 0, 2.4):
            s.fill(leaf(x + side + lean * 0.6, y - 8.6, 5.4, 1.2, -90 + lean * 14), mix(mid, deep, 0.25))
        pan = put(outline((side - 4.4, -9), (side - 3.4, -4.6, side, -4.6), (side + 3.4, -4.6, side + 4.4, -9)))
        s.figure([[(pan, mix(key, deep, 0.5))]], rim, (-0.6, -1), 0.5)
    s.figure(
        [
            [(put(legs[0]), dark)],
            [(put(legs[1]), flesh)],
            [(put(tunic), key), (both(put(tunic), put(placed(tunic, 2.4, 2.0))), mix(key, deep, 0.5))],
            [*planes(s, head.moved(put), dark, flesh, mix(haze, key, 0.35)), (put(wrap), mix(haze, "#ffffff", 0.3))],
            [(put(yoke), mix(ink, deep, 0.3))],
            [(put(arm), flesh)],
        ],
        rim,
        (-0.6, -1),
        0.6,
    )


def _planter(s: Gouache, x: float, y: float, k: float, cloth: Color, flip: bool) -> None:
    """Paint a planter, bent from the hips, a hand at the water; the point is between her and her hand, ``k`` her size."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, flesh, dark = "#fffbe0", skin_tone(s, 0.6), skin_tone(s, 0.4)

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, y, k, 0, flip)

    legs = limb((28, -40, 7.4), (19, -19, 4.8), (26, 3, 2.7)), limb((31, -38, 7.0), (32, -19, 4.6), (40, 2, 2.6))
    skirt = outline((22, -38), (34, -46, 44, -37), (47, -28, 44, -17), (32, -13, 18, -18), (18, -30, 22, -38))
    back = outline(
        *((-10, -44), (-11, -53, -2, -56), (16, -66, 32, -56), (44, -48, 44, -36), (36, -30, 26, -34)),
        *((10, -34, 2, -38), (-4, -40, -10, -44)),
    )
    far_arm, near_arm = (
        limb((-4, -46, 3.8), (-2, -28, 3.0), (-10, -10, 2.2)),
        limb((0, -46, 4.2), (4, -27, 3.2), (-14, -8, 2.3)),
    )
    head = profile(-15, -45, 17, -1, -42, neck=0.3, build=FULL)
    wrap = placed(
        outline(
            *((0.40, -0.26), (0.36, -0.66, -0.10, -0.66), (-0.66, -0.58, -0.62, 0.04), (-0.56, 0.30, -0.30, 0.26)),
            *((-0.22, 0.0, 0.0, -0.16), (0.18, -0.22, 0.40, -0.26)),
        ),
        *(-15, -45, 17, -42),
        flip=True,
    )
    scarf = mix(mix(haze, "#ffffff", 0.3), deep, 0.1 + 0.3 * (1 - k))
    ends = ribbon([(-7, -51, 2.0), (2, -58, 2.6), (6, -66, 1.8), (12, -66, 0.4)], 8)
    groups: list[list[Shape]] = [
        [(put(legs[1]), dark)],
        [(put(legs[0]), flesh), (both(put(legs[0]), put(placed(legs[0], 4, 0))), dark)],
        [(put(far_arm), dark)],
        [(put(skirt), mix(ink, deep, 0.35)), (both(put(skirt), put(placed(skirt, 9, 4))), ink)],
        [(put(back), cloth), (both(put(back), put(placed(back, 5, 9))), mix(cloth, deep, 0.45))],
        [
            (put(ends), mix(scarf, ink, 0.15)),
            *planes(s, head.moved(put), dark, skin_tone(s, 0.66), mix(haze, key, 0.35)),
            (put(head.eye), ink),
            (put(wrap), scarf),
            (both(put(wrap), put(placed(wrap, 5, 4))), mix(scarf, ink, 0.4)),
        ],
        [
            (put(near_arm), flesh),
            (both(put(near_arm), put(placed(near_arm, 1.6, 1.0))), mix(flesh, dark, 0.6)),
            (put(limb((0, -46, 5.2), (2, -35, 4.8))), mix(cloth, deep, 0.12)),
        ],
    ]
    s.figure(groups, rim, (-0.6, -1), 0.5 + 0.5 * k)
    if k > 0.6:
        s.figure([[(placed(small_hand(0, 0, 3.1, 130), x - 16, y - 6), flesh)]], rim, (-0.6, -1), 0.7)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-19": Picture(
        emerald_mule,
        ((103, 80), (89, 97), (61, 80), (22, 76), (44, 127)),
        "tugs a stubborn mule",
        "mud path in the jungle",
        "one shaft through a roof of leaves",
        seed=19,
    ),
    "b1-21": Picture(
        emerald_rice,
        ((56, 129), (64, 100), (63, 136), (90, 95)),
        "plants rice",
        "flooded terraces",
        "low sun in the water",
        seed=25,
    ),
}
