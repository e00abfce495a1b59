"""Pictures of the emerald cards of level 1 in the woods."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import limb, profile, shoe, skin, small_hand
from tools.art.base.gouache import EMERALD, Gouache
from tools.art.base.props import bars, leaf, spray
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    around,
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
)


def emerald_mule(s: Gouache) -> None:
    """Level 1: on a mud path a driver hangs back from the rope, and his mule, forelegs planted, does not stir."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 36), (0, 130), [mix(mid, haze, 0.4), mix(haze, "#ffffff", 0.25)])
    # far trunks, and a roof of leaves with the light in its gaps
    for x, w, k in ((4, 4, 0.35), (26, 3, 0.5), (100, 3.2, 0.5), (114, 2, 0.6), (42, 1.6, 0.68)):
        s.plane(
            polygon((x - w, 36), (x + w, 36), (x + w * 0.8, 130), (x - w * 0.8, 130)), mix(mid, haze, k), haze, 40, 130
        )
    roof = blob(
        *((-6, 30), (126, 30), (126, 72), (116, 64), (108, 54), (98, 57), (88, 48), (76, 52), (66, 48), (56, 53)),
        *((44, 49), (36, 57), (24, 54), (16, 62), (6, 58), (-6, 66)),
        tension=0.9,
    )
    s.fill(roof, mix(mid, deep, 0.25))
    s.stipple(roof, deep, (0, 66), (0, 36), 0.0, 0.8)
    for x, y, length, turn, k in (
        *((46, 44, 9, 20, 0.7), (62, 42, 11, 150, 0.9), (74, 44, 9, 30, 0.8), (90, 42, 10, 160, 0.95)),
        *((104, 46, 9, 40, 0.7), (30, 46, 10, 60, 0.7), (20, 50, 9, 130, 0.6), (112, 56, 8, 10, 0.6)),
        *((82, 40, 7, 70, 0.9), (12, 44, 9, 20, 0.45)),
    ):
        s.fill(leaf(x, y, length, 3.4, turn), mix(mid, mix(haze, "#ffffff", 0.4), k))
    # the light stands low behind the mule's head and forelegs
    s.rings(64, 104, [52, 41, 31], [mix(haze, "#fffef0", 0.2), mix(haze, "#fffef0", 0.55), "#fdfdde"], 0.7)
    # the path
    path = polygon((-2, 138), (34, 134), (72, 139), (122, 134), (122, 172), (-2, 172))
    s.fill(path, mix(deep, mid, 0.25))
    s.stipple(path, mix(deep, ink, 0.5), (60, 140), (60, 166), 0.0, 0.8)
    for x, y, w in ((72, 152, 22), (44, 160, 14), (98, 160, 14)):
        s.fill(outline((x - w, y), (x, y - 4, x + w, y), (x, y + 4, x - w, y)), mix(mid, haze, 0.45))
    rim = "#fdfdde"
    _mule(s, rim)
    with s.moved(-27, 2):
        _mule_driver(s, rim)
    # ferns near us
    spray(s, 124, 176, ink, (-150, -125, -100), 26, 6)


def _mule(s: Gouache, rim: Color) -> None:
    """Paint the mule: its neck drawn out by the rope, ears laid back, forelegs braced, the stone on its load."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    body = outline(
        *((84, 82), (94, 88, 106, 87), (118, 86, 130, 88), (130, 124), (112, 127, 98, 123), (86, 124, 79, 114)),
        *((76, 104, 70, 97), (67, 92, 65, 88), (64, 76, 67, 72), (76, 72, 84, 82)),
    )
    head = outline(
        *((68, 71), (62, 69, 57, 74), (50, 80, 45.4, 85), (42.6, 88, 43.4, 91), (44.6, 95, 48.6, 95.4)),
        *((53, 96, 57, 93), (62, 93.6, 67, 92), (72, 84, 68, 71)),
    )
    ear_far = outline((65, 74), (66, 62, 77, 55), (78.6, 64, 70, 76))
    ear_near = outline((67, 75), (71, 64, 84, 60), (83, 69, 71.6, 79))
    near = join(
        limb((86, 112, 7), (76.4, 127, 3.5), (70.6, 141, 2.3)),
        polygon((67.8, 140), (73.4, 141), (73.4, 146.4), (64.4, 146.4)),
    )
    far = join(
        limb((90, 113, 6), (88, 128, 3.1), (83, 139, 2.1)),
        polygon((80.4, 138), (85.6, 139), (85.8, 144), (77.2, 144)),
    )
    hind = join(
        limb((122, 112, 12), (109, 131, 4.0), (114, 142, 2.5)), polygon((110, 141), (117, 141), (117, 147), (106, 147))
    )
    dark = mix(ink, deep, 0.3)
    s.figure([[(far, ink)]], mix(mid, haze, 0.5), (-1, -0.4), 0.7)
    s.figure(
        [
            [(ear_far, ink)],
            [(hind, mix(ink, deep, 0.2)), (body, dark), (near, dark)],
            [(head, dark), (both(head, oval(45, 91, 8.4)), mix(deep, mid, 0.35)), (ear_near, dark)],
        ],
        rim,
        (-0.8, -0.8),
        1.0,
    )
    s.fill(leaf(70, 75, 12, 2.6, -46), mix(ink, key, 0.4))
    s.fill(outline((57.4, 80.4), (59.4, 77.6, 61.8, 79.2), (60, 81.4, 57.4, 80.4)), haze)
    s.fill(oval(46.4, 89.6, 0.8), ink)
    s.stipple(both(body, box(78, 96, 130, 130)), mid, (80, 122), (92, 106), 0.6, 0.0)
    for strap in ([(51.6, 79.4), (53.6, 87, 52.4, 95)], [(63, 71), (65, 82, 62, 93)], [(52.6, 88), (63, 84)]):
        s.stroke(strap, mix(key, haze, 0.3), 1.3)
    # its load: a cloth, a basket, the stone on top
    cloth = both(body, polygon((90, 78), (118, 78), (120, 118), (93, 117)))
    s.fill(cloth, mix(key, ink, 0.1))
    s.fill(both(cloth, polygon((88, 110), (124, 110), (124, 114), (88, 114))), mix(haze, key, 0.3))
    s.stipple(cloth, mix(key, ink, 0.5), (120, 100), (100, 104), 0.8, 0.0)
    # the stone lights the withers and the rim of the basket
    s.fill(both(body, polygon((96, 76), (96, 88), (88, 96), (86, 88), (79, 88), (84, 78))), mid)
    s.gem(EMERALD, 98, 79.4, 7.8, turn=-12, glint=0)
    basket = polygon((86, 85), (113, 84), (109, 105, 3), (91, 106, 3))
    shade = both(basket, box(101, 80, 124, 110))
    s.figure([[(basket, mix(ink, key, 0.4)), (shade, mix(ink, key, 0.2))]], mix(key, haze, 0.4), (-0.8, -0.8), 0.8)
    for y in (90, 95, 100):
        s.stroke([(88, y), (99, y + 1.6, 112, y)], mix(ink, key, 0.62), 0.7)
    s.fill(both(basket, outline((85, 84), (110, 83), (108, 91, 98, 91.4), (88, 91, 85, 84))), mix(key, haze, 0.5))
    s.fill(both(basket, outline((90, 84), (106, 83), (104, 88, 98, 88), (92, 88, 90, 84))), mix(mid, haze, 0.65))
    s.sparkle("#f0fff2", 98, 79.4, 7.8, 1.5)


def _mule_driver(s: Gouache, rim: Color) -> None:
    """Paint the driver: he hangs back from the rope with his whole weight, both heels dug in."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.stroke([(58, 95), (69, 92, 79.4, 85)], mix(key, haze, 0.1), 1.5)
    driver = profile(40, 78, 13.6, 1, -16)
    hat = placed(
        join(
            polygon((-12, -3.4, 1), (12, -3.4, 1), (12, -0.8, 1), (-12, -0.8, 1)),
            outline((-6.4, -2), (-6, -11, 0, -11), (6, -11, 6.4, -2)),
        ),
        *(38, 73.6, 1, -20),
    )
    tunic = outline((35, 94), (37, 87, 43, 88), (54, 100, 60, 114), (56, 123, 48, 122), (40, 110, 35, 94))
    far = join(limb((54, 117, 5.4), (68, 122, 4.2), (76, 138, 2.6)), placed(shoe(0, 0), 75, 143.4, 1, -14))
    near = join(limb((52, 118, 6.0), (62, 130, 4.5), (70, 143, 2.7)), placed(shoe(0, 0), 68, 148.6, 1, -14))
    s.figure(
        [
            [
                (limb((44, 94, 3.6), (52, 99, 2.9), (60, 94, 2.1)), ink),
                (small_hand(61, 93.6, 2.5, -20), mix(key, ink, 0.52)),
            ],
            [(far, ink)],
            [(near, mix(ink, deep, 0.2))],
            [(tunic, mix(deep, ink, 0.3)), (cut(tunic, placed(tunic, 8, -1)), ink)],
            [(polygon((46, 113), (58, 107), (60, 111), (49, 118)), key)],
            [*skin(s, driver), (driver.eye, ink)],
            [(polygon((33, 89), (42, 85.4, 2), (45, 89, 2), (36, 94)), key)],
            [(hat, mix(ink, key, 0.12))],
            [
                (limb((41, 95, 4.2), (46, 105, 3.2), (56, 97, 2.3)), mix(deep, ink, 0.5)),
                (small_hand(57.4, 96, 2.8, -20), mix(key, ink, 0.4)),
            ],
        ],
        rim,
        (1, -0.5),
        0.95,
    )


def emerald_lotus(s: Gouache) -> None:
    """A girl kneels in a dugout, both hands under a lotus with a stone in it, at the end of the sun's path on the water."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    sun = "#fdfbe2"
    s.wash(ALL, (0, 38), (0, 116), [mix(mid, haze, 0.15), mix(haze, mid, 0.25)])
    s.rings(97, 91, [52, 40, 29, 19], [mix(mid, haze, 0.42), mix(haze, mid, 0.38), mix(haze, mid, 0.12), sun], 0.6)
    # the wood on both banks, the nearer the darker
    for x, wide, tone in ((55, 3, 0.55), (66, 2.4, 0.62), (46, 4.6, 0.2), (118, 4, 0.15)):
        s.fill(
            outline(
                (x - wide, 30),
                (x - wide * 0.8, 90, x - wide * 1.5, 114),
                (x + wide * 1.5, 114),
                (x + wide * 0.8, 90, x + wide, 30),
            ),
            mix(deep, mid, tone),
        )
    s.fill(outline((30, 114), (40, 104, 56, 109), (66, 108, 70, 114)), mix(deep, mid, 0.55))
    canopy = outline(
        (-4, 30),
        (124, 30),
        (124, 66),
        (114, 70, 108, 60),
        (98, 66, 90, 55),
        (78, 60, 70, 52),
        (60, 66, 50, 62),
        (40, 78, 30, 70),
        (10, 80, -4, 70),
    )
    s.fill(canopy, mix(deep, ink, 0.2))
    s.stipple(canopy, mix(mid, haze, 0.2), (97, 70), (90, 44), 0.7, 0.0)
    for x, y, length in ((60, 58, 22), (73, 52, 15), (112, 62, 24)):
        s.stroke([(x, y - 6), (x + 1.4, y + length * 0.5, x - 0.6, y + length)], mix(deep, ink, 0.2), 0.9)
        for share in (0.4, 0.7, 1.0):
            s.fill(leaf(x + 0.4, y + length * share, 4.4, 1.8, 40 if share == 0.7 else 140), mix(deep, ink, 0.2))
    # the water, and the sun's path on it as far as the stone
    s.wash(box(-4, 110, 124, 172), (0, 110), (0, 152), [mix(haze, mid, 0.42), mix(deep, mid, 0.25), deep])
    s.fill(polygon((88, 110), (106, 110), (116, 140), (84, 140)), sun, 0.5)
    bars(s, 97, sun, ((111, 12), (115, 16), (119.4, 13), (124, 18), (129, 15), (134, 19), (139, 14)), 2.2)
    _girl_in_bow(s)
    _lotus(s, 97, 124)
    s.gem(EMERALD, 97, 110.4, 8.4, 6, 1.5)
    _front_petals(s, 97, 124)
    dark = mix(ink, s.key, 0.6)
    for x, y, turn in ((88.6, 124.2, 4), (95.6, 127.6, -6)):
        s.figure(
            [
                [
                    (limb((x - 4, y - 0.6, 2.2), (x + 3, y, 1.9)), dark),
                    (placed(oval(0, 0, 4.6, 1.7), x + 5, y, 1, turn), dark),
                ]
            ],
            sun,
            (0.3, -1),
            0.7,
        )
    for x, y, r, tone in (
        (66, 156, 25, mix(deep, ink, 0.1)),
        (108, 164, 24, mix(deep, ink, 0.4)),
        (12, 170, 26, mix(deep, ink, 0.5)),
    ):
        _lily_pad(s, x, y, r, tone)


def _lily_pad(s: Gouache, x: float, y: float, r: float, tone: Color) -> None:
    """Paint a giant lily pad that floats like a tray, its edge turned up and lit from behind."""
    ink, haze = s.ink, s.haze
    wall = join(oval(x, y, r, r * 0.3), oval(x, y + r * 0.13, r * 0.97, r * 0.3))
    s.fill(oval(x, y + r * 0.26, r * 0.98, r * 0.26), ink, 0.35)
    s.figure([[(wall, mix(tone, ink, 0.3))]], mix(haze, tone, 0.15), (0.1, -1), 0.9)
    bed = oval(x, y + r * 0.03, r * 0.9, r * 0.235)
    s.fill(bed, tone)
    with s.clipped(bed):
        for turn in range(0, 180, 30):
            a, b = around(0, 0, r, turn), around(0, 0, r, turn + 180)
            s.stroke([(x + a[0], y + a[1] * 0.26), (x + b[0], y + b[1] * 0.26)], mix(tone, ink, 0.22), 0.6)


def _lotus(s: Gouache, x: float, y: float) -> None:
    """Paint the petals of an open lotus behind what lies in it; the point is its foot."""
    for turn, tone in ((-150, 0.35), (-30, 0.35), (-128, 0.2), (-52, 0.2), (-90, 0.28)):
        petal = leaf(x, y, 19, 7, turn)
        s.figure([[(petal, mix(s.key, s.deep, tone))]], mix(s.haze, s.key, 0.2), (-0.4, -1), 0.7)


def _front_petals(s: Gouache, x: float, y: float) -> None:
    for turn, length in ((-172, 17), (-8, 17), (-134, 14), (-46, 14), (-98, 10.5)):
        petal = leaf(x, y + 1.4, length, 6, turn)
        s.figure([[(petal, mix(s.key, s.haze, 0.12))]], mix(s.haze, "#ffffff", 0.4), (0.2, -1), 0.7)


def _girl_in_bow(s: Gouache) -> None:
    """Paint the dugout and the girl: she kneels and leans over the bow, her arms out under the flower."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = "#fdfbe2"
    dark, lit = mix(ink, key, 0.36), mix(ink, key, 0.6)
    head = profile(70, 82, 15, 1, 18, nose=0.8, chin=0.92)
    hair = outline(
        (75.6, 76),
        (73, 71.6, 66.4, 72.8),
        (60.6, 74.6, 60.8, 83),
        (62, 90.4, 66.4, 91),
        (67.8, 85, 69.8, 82),
        (71.6, 78.6, 75.6, 76),
    )
    knots = [oval(64.6, 71, 4.4), oval(58.6, 81, 4.2)]
    body = outline(
        (55, 93), (63, 89.6, 68.4, 95), (70, 104, 62, 114), (58, 130), (38, 130), (40, 112, 46, 104), (49, 97, 55, 93)
    )
    skirt = polygon((42, 110, 3), (60, 112, 3), (76, 121, 5), (76, 134), (34, 134))
    far = limb((64, 96, 3.2), (74, 111, 2.8), (86, 122.6, 2.1))
    near = limb((57, 98, 4.0), (68, 117, 3.2), (91, 127, 2.2))
    s.figure(
        [
            [(far, dark)],
            [
                (body, mix(haze, mid, 0.1)),
                (both(body, outline((50, 86), (56, 102, 52, 132), (30, 132), (30, 86))), mix(mid, deep, 0.35)),
            ],
            [(skirt, key), (both(skirt, polygon((30, 100), (48, 106), (52, 136), (30, 136))), mix(key, ink, 0.5))],
            [(head.head, dark), (cut(head.head, head.shade), lit), (both(head.head, head.wedge), mix(haze, key, 0.5))],
            [*((knot, ink) for knot in knots), (hair, ink)],
        ],
        rim,
        (0.8, -0.7),
        0.9,
    )
    s.fill(head.eye, ink)
    s.stroke([(61.4, 76), (68, 74, 74.4, 77.6)], key, 1.6)
    hull = outline(
        (-6, 124),
        (30, 131, 58, 129),
        (70, 126.4, 80, 119.6),
        (83, 118.6, 82.6, 122),
        (77, 140, 58, 145),
        (28, 150, -6, 146),
    )
    s.figure([[(hull, mix(ink, deep, 0.3))]], rim, (0.4, -1), 1.1)
    s.stroke([(-6, 132), (34, 138.6, 58, 135), (69, 132.6, 77, 127)], mix(deep, mid, 0.3), 0.9)
    s.fill(polygon((-4, 150), (56, 147), (76, 139), (64, 151), (-4, 154)), ink, 0.45)
    s.figure([[(near, lit)]], rim, (0.5, -1), 0.9)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-19": Picture(
        emerald_mule,
        ((17, 80), (31, 97), (59, 80), (98, 80), (76, 127)),
        "tugs a stubborn mule",
        "mud path in the jungle",
        "low light behind a mule's head",
        seed=19,
    ),
    "b1-21": Picture(
        emerald_lotus,
        ((74, 82), (97, 110), (90, 124)),
        "reaches for a lotus",
        "water lane with giant lilies",
        "sun low over the water",
        seed=21,
    ),
}
