"""Pictures of the ruby cards of level 2 at the fair and the bazaar."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import CHILD, FULL
from tools.art.base.faces import FaceTones, HeadPose, paint_face, paint_neck, rounded, strands
from tools.art.base.figures import (
    bare_arm,
    hair_tones,
    hand,
    limb,
    planes,
    profile,
    small_hand,
    small_palm,
    umber,
)
from tools.art.base.gouache import RUBY, Gouache
from tools.art.base.hair import TIED
from tools.art.base.pigments import EMBER, WINE
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    between,
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


def ruby_shadows(s: Gouache) -> None:
    """A shadow play by night: on the lit screen a dragon snaps at a ruby; two hands lead it, children look on."""
    s.key = WINE
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.35))
    screen = outline((14, 50), (60, 38, 106, 50), (106, 122), (14, 122))
    s.fill(placed(screen, -6.4, -9, 1.11), ink)
    s.fill(screen, mix(mid, deep, 0.3))
    with s.clipped(screen):  # the lamp stands low behind the cloth: its light is an arch that ends in grain
        pool = outline((18, 124), (16, 60, 59, 50), (104, 60, 102, 124))
        s.fill(pool, mix(haze, mid, 0.08))
        for side in (-1, 1):
            half = both(cut(screen, pool), box(59, 30, 110, 124) if side > 0 else box(10, 30, 59, 124))
            s.stipple(half, mix(haze, mid, 0.08), (59 + side * 28, 84), (59 + side * 46, 66), 0.85, 0.0)
    _dragon(s)
    _lancer(s)
    # under the screen a strip of the lamp's light, with the hands and their rods
    s.fill(box(14, 122, 106, 133), mix(haze, mid, 0.2))
    s.fill(box(8, 121, 112, 123.4), ink)
    s.fill(box(8, 132, 112, 135), ink)
    for hand_x, ends in ((44, ((38, 104), (46, 96))), (84, ((72, 100), (98, 108)))):
        for end in ends:
            s.stroke([(hand_x, 128), end], ink, 0.8)
        sleeve = polygon((hand_x - 4.6, 133), (hand_x - 3, 127), (hand_x + 3, 127), (hand_x + 4.6, 133))
        s.figure([[(sleeve, key), (small_hand(hand_x, 126.4, 3.2, -80), umber(s, 0.3))]], haze, (-0.3, -1), 0.7)
    # curtains to both sides
    for points in (
        ((-4, 34), (16, 34), (20, 60, 8, 84), (13, 110, 4, 136), (-4, 136)),
        ((124, 34), (104, 34), (100, 60, 111, 84), (107, 110, 116, 136), (124, 136)),
    ):
        cloth = outline(*points)
        inside = -1.0 if points[0][0] > 60 else 1.0
        s.figure([[(cloth, mix(key, ink, 0.3))]], mix(haze, key, 0.3), (inside, 0.1), 1.0)
        s.stipple(cloth, ink, (60 - inside * 44, 60), (60 - inside * 58, 60), 0.0, 0.8)
    _children(s)
    s.gem(RUBY, 59, 80, 11, 12, 1.7)


def _dragon(s: Gouache) -> None:
    """Paint the dragon, a puppet of cut leather: its coils, wing, legs and open jaws, pierced by the light."""
    ink, haze = s.ink, s.haze
    body = ribbon(
        (
            *((103, 116, 0.5), (95, 110, 2.4), (100, 100, 4.0), (101, 90, 5.4), (93, 88, 6.4)),
            *((85, 96, 6.4), (77, 98, 5.4), (74, 88, 4.6), (77, 76, 4.0), (82, 67, 4.2)),
        ),
        12,
    )
    wing = outline(
        (89, 88), (84, 66, 98, 50), (98, 60, 104, 58), (99, 66, 104, 72), (98, 74, 102, 82), (95, 82, 97, 90)
    )
    head = outline(
        *((86, 70), (88, 62, 82, 58), (76, 56, 72, 61), (67, 61, 65, 65), (65, 68, 68, 68.6), (72, 68, 75, 70)),
        *((72, 73, 68, 73.4), (67, 76, 70, 77.6), (77, 79, 82, 77)),
    )
    horns = [
        ribbon([(82, 60, 1.6), (87, 55, 1.2), (91, 50, 0.4)]),
        ribbon([(78, 58, 1.3), (81, 51, 0.9), (84, 47, 0.3)]),
    ]
    legs = [
        limb((80, 98, 3), (75, 106, 1.8), (69, 103, 1.0)),
        limb((94, 92, 3.2), (90, 107, 2), (96, 112, 1.2)),
    ]
    for part in (wing, body, head, *horns, *legs):
        s.fill(part, ink)
    spines = (
        (71, 84, -70),
        (72, 92, -100),
        (80, 103, -150),
        (88, 101, 160),
        (97, 83, -40),
        (106, 92, 10),
        (105, 101, 30),
    )
    for x, y, turn in spines:
        s.fill(placed(polygon((0, -1.8), (4.6, 0), (0, 1.8)), x, y, 1, turn), ink)
    holes = ((76, 80), (77, 87), (79, 94), (86, 95.6), (92, 90), (98, 92), (98, 101))
    for x, y in holes:
        s.fill(oval(x, y, 1.3), haze)
    s.fill(oval(78.4, 62.6, 1.3), haze)
    for x, y in ((97, 55), (101, 63), (100, 76)):
        s.stroke([(91, 82), ((91 + x) / 2 - 1, (82 + y) / 2 - 3, x - 2, y + 1)], haze, 0.9)


def _lancer(s: Gouache) -> None:
    """Paint the other puppet: a lancer in a plumed helmet, her shield before her."""
    ink, haze = s.ink, s.haze
    head = profile(37, 73, 11, 1, 0)
    helmet = outline((31, 73), (30, 66, 37, 66), (43, 66.6, 42.6, 70), (37, 71, 31, 79))
    plume = ribbon([(36, 67, 1.4), (32, 60, 2.4), (25, 60, 2.4), (22, 68, 0.4)], 10)
    gown = outline((33, 80), (37, 78, 41, 81), (44, 96, 50, 114), (26, 114), (30, 98, 33, 80))
    arm, lance = limb((38, 83, 2.4), (43, 90, 2.0), (49, 88, 1.6)), taper((34, 96), 0.7, (66, 72), 0.5)
    shield = oval(48, 91, 5.0, 7.6, 10)
    for part in (head.head, helmet, plume, gown, arm, lance, shield):
        s.fill(part, ink)
    for x, y in ((48, 91), (36, 88), (38, 96), (34, 104), (42, 106)):
        s.fill(oval(x, y, 1.4), haze)
    s.line(oval(48, 91, 3.2, 5.4, 10), haze, 0.7)


def _children(s: Gouache) -> None:
    """Paint those who look on, from behind, rimmed by the screen."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.wash(box(-4, 135, 124, 172), (0, 135), (0, 164), [mix(deep, ink, 0.2), mix(ink, deep, 0.3)])
    for x, y, r, tone in ((43, 143, 7.4, ink), (67, 147, 8.2, mix(ink, deep, 0.2)), (93, 141, 7.0, ink)):
        back = outline((x - 16, 174), (x - 15, y + 11, x - 4, y + 9), (x + 4, y + 9), (x + 15, y + 11, x + 16, 174))
        neck = box(x - 3, y + r * 0.6, x + 3, y + 12)
        ears = [oval(x + side * r * 0.92, y + 1.4, 1.5, 2.2) for side in (-1, 1)]
        s.figure(
            [
                [(neck, ink), (back, mix(tone, ink, 0.4))],
                [*((ear, ink) for ear in ears), (oval(x, y, r * 0.92, r), tone)],
            ],
            haze,
            (0, -1),
            1.1,
        )
    cap = outline((84, 140), (84, 132, 93, 132), (102, 132, 102, 140), (93, 144, 84, 140))
    s.figure([[(cap, key)]], haze, (0, -1), 1.0)
    for side in (-1, 1):  # plaits
        plait = ribbon([(67 + side * 6, 150, 2.0), (67 + side * 9, 158, 2.2), (67 + side * 8, 168, 1.4)], 8)
        s.figure([[(plait, ink)]], haze, (side, -0.6), 0.7)


def ruby_fire(s: Gouache) -> None:
    """A fire dancer turns on one toe and swings a ruby on a chain: its trail of fire winds round her and lights the sand."""
    ink, deep, mid = s.ink, s.deep, s.mid
    s.fill(ALL, mix(ink, deep, 0.3))
    for x, wide, top in ((20, 34, 84), (112, 30, 96)):  # tents of the fair, black against the night
        s.fill(outline((x - wide, 136), (x - 4, 122, x, top), (x + 4, 122, x + wide, 136)), mix(ink, "#000000", 0.3))
    s.fill(polygon((-4, 134), (124, 134), (124, 172), (-4, 172)), mix(ink, deep, 0.75))
    pool = outline(
        (4, 156), (30, 143, 70, 143), (116, 143, 150, 154), (150, 166), (90, 173, 56, 172), (16, 168, 4, 156)
    )
    s.fill(pool, mix(mid, "#ff9a3c", 0.35))
    s.fill(placed(pool, 12, 31.4, 0.8), "#ffd48a")
    # her shadow, thrown from the fire over the sand
    s.fill(outline((69, 163), (84, 155, 104, 152), (126, 148), (126, 160), (96, 164, 74, 165.6)), mix(deep, ink, 0.5))
    _fire(s)
    _dancer(s)
    with s.clipped(box(-4, 100, 124, 140)):
        s.canvas.saveLayer(None, None)
        _fire(s)  # its end winds round before her
        s.canvas.restore()


_TRAIL: Final = (
    *((40, 66, 5.0), (50, 53, 9.6), (70, 45, 11.0), (94, 50, 10.0), (112, 66, 9.0), (119, 88, 8.0), (113, 106, 6.8)),
    *((100, 117, 5.4), (84, 122, 4.4), (66, 124, 3.4), (50, 121, 2.0), (40, 114, 0.3)),
)
"""The trail of fire, from the stone over the dancer's head, down at her back and round her knees: (x, y, half its width)."""


def _fire(s: Gouache) -> None:
    """Paint the trail of fire in three hard steps, the palest along its inner edge."""
    for wide, drop, tone in ((1.0, 0.0, s.mid), (0.76, 0.9, "#ff9a3c"), (0.48, 1.8, "#fff3cc")):
        s.fill(ribbon([(x + (72 - x) * 0.012 * drop, y + drop, half * wide) for x, y, half in _TRAIL], 10), tone)


def _skirt(s: Gouache) -> None:
    """Paint the skirt: it follows the hips, then swings out behind the turn in deep folds, with two bands at the hem."""
    ink, haze, key = s.ink, s.haze, s.key
    skirt = outline(
        *((70.4, 108), (77, 111.6, 84.6, 107.6), (91, 114, 95, 121), (103, 127, 113, 127), (110, 136, 101, 139)),
        *((96, 137, 91, 140), (86, 144, 80, 139), (75, 143, 69, 139), (63, 140, 57, 133), (66, 124, 70.4, 108)),
    )
    s.figure(
        [[(skirt, key), (cut(skirt, placed(skirt, -7, 1.6)), mix(key, haze, 0.25))]], "#fff1d2", (-0.5, 0.6), 1.0,
        clean=True,
    )  # fmt: skip
    for fold in (
        outline((79, 111), (82, 126, 80, 139), (85, 143, 91, 140), (87, 126, 81.4, 110.8)),
        outline((84, 109), (92, 126, 101, 139), (106, 137.6, 109.6, 133), (96, 128, 85.4, 109)),
        outline((73, 111), (70, 128, 69, 139), (72, 141, 75, 140.6), (74.6, 126, 75, 111.4)),
    ):
        s.fill(both(skirt, fold), mix(key, ink, 0.5))
    for lift, wide in ((5.0, 1.6), (9.0, 0.9)):
        hem = cut(both(skirt, placed(skirt, 0, -lift + wide)), placed(skirt, 0, -lift - wide * 0.2))
        s.fill(both(hem, box(50, 119, 124, 150)), "#ffc46a")


def _dancer(s: Gouache) -> None:
    """Paint the dancer: on one toe, the other knee bent behind, level face turned to the stone that she swings."""
    ink, deep, haze = s.ink, s.deep, s.haze
    dark, brown, lit = umber(s, 0.36), umber(s, 0.56), umber(s, 0.82)
    rim, light = "#ffe6bc", (-1, 0.2)
    bent = join(
        limb((84, 124, 6.6), (93, 139, 4.6), (106, 146.6, 2.4)),
        outline((104.6, 144.6), (110, 145.6, 114.4, 151.6), (112, 153.4), (106.6, 150, 103.4, 148)),
    )
    leg = limb((74, 122, 7.0), (73.6, 139, 4.6), (71.4, 154, 2.4))
    foot = outline((69.4, 152), (73.6, 152.6), (74, 157, 71.4, 160.6), (69, 164.6, 66.4, 164), (67, 160, 69.4, 152))
    s.figure(
        [
            [(bent, brown), (both(bent, placed(bent, 1, 3)), dark)],
            [(join(leg, foot), lit), (both(leg, placed(leg, 3.0, 0)), brown)],
        ],
        rim,
        light,
        1.0,
    )
    head = profile(80.4, 71.6, 15, -1, 6, neck=0.36, build=FULL)
    hair = placed(TIED, 80.4, 71.6, 15, 6, True)
    tail = ribbon([(87, 68, 2.8), (95, 72, 3.8), (98, 81, 3.4), (96, 90, 2.4), (101, 97, 0.4)], 10)
    body = outline(
        *((72.4, 86), (78, 83.6, 84, 85), (89.4, 87, 90, 92), (87.6, 98, 85, 102), (85, 107, 88, 113)),
        *((80, 118, 68, 114), (70.6, 106, 70.4, 101), (67.6, 96, 68.4, 90), (69.6, 87, 72.4, 86)),
    )
    top = both(body, outline((60, 91), (72, 95, 77, 89.6), (83, 93, 94, 88), (94, 102), (80, 104.6, 60, 102)))
    near = bare_arm((71.6, 89.6), (59, 98), (62, 86.6), 0.98)
    back = bare_arm((88, 89.6), (98, 84), (109, 89), 0.92)
    s.figure([hair_tones(s, tail, -1)], rim, light, 0.8)
    s.figure([[(back, brown), (both(back, placed(back, -1.6, 0.4)), lit)]], rim, (1, -0.2), 0.8)
    s.figure([[*planes(s, head, dark, lit, haze), (head.eye, ink)], [*hair_tones(s, hair, -1)]], rim, light, 0.9)
    s.figure(
        [
            [(body, lit), (both(body, placed(body, 7, 0.6)), brown), (both(body, placed(body, 13, 1)), dark)],
            [(top, s.mid), (both(top, placed(body, 8, 0.6)), mix(deep, ink, 0.3))],
        ],
        rim,
        light,
        1.0,
        clean=True,
    )
    _skirt(s)
    s.figure(
        [[(ribbon([(69.6, 108, 1.5), (77, 111.6, 1.9), (85.4, 107.8, 1.5)], 8), "#ffc46a")]], "#fff3d2", (0, -1), 0.5
    )
    s.figure(
        [
            [(near, lit), (both(near, placed(near, 1.8, 0.8)), brown)],
        ],
        rim,
        light,
        0.9,
    )
    s.fill(oval(88.4, 67, 2.8), s.mid)
    hand(s, [small_palm(111.4, 89.4, 2.5, 100)], lit, rim, light, 0.5)
    chain = ((61.8, 84), (47.4, 75.6))
    s.stroke(chain, mix(ink, deep, 0.2), 2.8)
    for at in range(7):
        s.fill(oval(*between(*chain, at / 6), 1.1), "#ffdf9a")
    hand(s, [small_hand(62.2, 84.4, 3.4, -110)], lit, rim, light, 0.5)
    s.gem(RUBY, 40.4, 68.6, 13, -46, 1.8)


def ruby_pomegranate(s: Gouache) -> None:
    """Under an awning of the bazaar a fruit seller opens a pomegranate for a girl: a ruby sits among its seeds."""
    with s.moved(about=(64, 0), flip=True):
        _fruit_stall(s)


def _fruit_stall(s: Gouache) -> None:
    """Paint the lane, the seller and the girl, as they are where the seller stands at the left."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(ink, deep, 0.4))
    # the sun, between two walls of the lane, in one hard shaft
    s.fill(polygon((40, 40), (118, 40), (98, 152), (24, 152)), mix(mid, haze, 0.15))
    s.fill(polygon((48, 40), (108, 40), (90, 152), (34, 152)), "#fff3da")
    _awning(s)
    with s.moved(-4, 1, 1.12, about=(108, 112)):
        _girl_at_stall(s)
    with s.moved(-15):
        _seller(s)
    # the stall: its cloth, whole fruit in a heap
    cloth = polygon((-4, 139), (124, 135), (124, 176), (-4, 176))
    s.figure([[(cloth, mix(WINE, ink, 0.6))]], "#fff0d2", (0.2, -1), 1.1, clean=True)
    for x in (52, 74, 96):
        s.stroke([(x, 137.6), (x + (x - 74) * 0.2, 172)], mix(WINE, ink, 0.7), 0.8)
    for x, y, r in ((47, 138, 8), (61, 141, 6.6)):
        _fruit(s, x, y, r)


def _awning(s: Gouache) -> None:
    key = s.key
    for number in range(-1, 8):
        left = number * 18 - 6
        tone = key if number % 2 else "#fff0d8"
        strip = join(polygon((left, 30), (left + 18, 30), (left + 18, 48), (left, 48)), oval(left + 9, 48, 9, 6))
        s.fill(strip, mix(tone, s.deep, 0.12))
        s.fill(both(strip, box(left, 47, left + 18, 60)), mix(tone, s.deep, 0.45))


def _seller(s: Gouache) -> None:
    """Paint the seller, in profile to the waist, and the open fruit in her hands."""
    ink, _mid, key = s.ink, s.mid, s.key
    rim = "#fff0d2"
    light = (1.0, -0.4)
    pose = HeadPose(54, 73, 22, 8)
    tones = FaceTones(umber(s, 0.16), umber(s, 0.48), umber(s, 0.84))
    ochre = ("#7a3f12", "#c97f28", "#ffd27a")
    cloth_tones = (mix(key, ink, 0.72), mix(key, ink, 0.42), mix(key, ink, 0.08))
    gown = outline(
        (44, 92), (55, 94), (66, 97, 69, 112), (70, 130, 72, 150), (22, 150), (26, 116, 32, 101), (36, 94, 44, 92)
    )
    back = pose.put(
        outline(
            (-0.06, -0.64),
            (-0.66, -0.60, -0.58, 0.02),
            (-0.66, 0.50, -0.92, 0.96),
            (-0.30, 1.14, 0.0, 0.96),
            (0.0, 0.2),
            (-0.06, -0.64),
        )
    )
    hood = pose.put(
        outline(
            *((-0.20, 0.52), (-0.58, 0.12, -0.54, -0.24), (-0.46, -0.70, 0.0, -0.69), (0.38, -0.67, 0.40, -0.28)),
            *(
                (0.24, -0.45, 0.06, -0.41),
                (-0.12, -0.34, -0.16, -0.06),
                (-0.18, 0.20, -0.10, 0.42),
                (-0.12, 0.50, -0.20, 0.52),
            ),
        )
    )
    wrap = pose.put(
        outline(
            (-0.26, 0.34),
            (-0.08, 0.66, 0.16, 0.575),
            (0.30, 0.66, 0.24, 0.84),
            (-0.06, 1.06, -0.62, 1.0),
            (-0.56, 0.52, -0.26, 0.34),
        )
    )
    rounded(
        s,
        back,
        ochre,
        light,
        2.4,
        None,
        strands(pose, ((-0.50, 0.0, -0.56, 0.5, -0.70, 0.96), (-0.40, 0.3, -0.42, 0.7, -0.46, 1.0)), 0.016),
    )
    skin = (umber(s, 0.2), umber(s, 0.5), umber(s, 0.84))
    sleeve = limb((58, 106, 7.4), (79, 125, 5.4))
    rounded(s, bare_arm((64, 108), (81, 127.4), (106, 113), 1.2), skin, light, 1.3, rim)
    rounded(s, sleeve, (mix(key, ink, 0.8), mix(key, ink, 0.56), mix(key, ink, 0.3)), light, 1.8, rim)
    rounded(s, gown, cloth_tones, light, 3.6, rim)
    paint_neck(s, pose, tones, 0.2)
    paint_face(s, pose, tones, rim)
    s.fill(pose.put(outline((0.02, -0.50), (0.22, -0.50, 0.345, -0.30), (0.20, -0.42, 0.02, -0.39))), ink)  # her hair
    folds = ((-0.16, 0.30, -0.34, -0.40, 0.34, -0.50), (-0.30, 0.36, -0.50, -0.40, 0.10, -0.62))
    rounded(s, hood, ochre, light, 1.9, rim, strands(pose, folds, 0.016))
    rounded(
        s,
        wrap,
        ochre,
        light,
        1.9,
        rim,
        strands(pose, ((-0.30, 0.46, -0.10, 0.82, 0.22, 0.72), (-0.46, 0.62, -0.20, 0.96, 0.14, 0.90)), 0.016),
    )
    # the fruit against the end of the lane, between her hands
    x, y = 90, 96
    _opened(s, x, y, 17)
    rounded(s, bare_arm((45, 106), (54, 133), (73, 113), 1.3), skin, light, 1.5, rim)
    sleeve = outline(
        (37, 103), (40, 95, 49, 97), (55, 101, 57, 112), (62, 121, 61, 127), (56, 135, 47, 137), (38, 124, 37, 103)
    )
    folds = [
        outline((44, 108), (50, 118, 52, 132), (46, 120, 44, 108)),
        outline((51, 106), (56, 114, 57, 124), (52, 115, 51, 106)),
    ]
    rounded(s, sleeve, cloth_tones, light, 2.4, rim, folds)
    rounded(s, limb((61.4, 125.4, 1.4), (48, 136.4, 1.6)), ochre, light, 0.9, rim)
    for flip in (True, False):
        hand(s, _holding_hand(x, y, flip), umber(s, 0.56), EMBER, (0.1, -1), 0.6)


def _holding_hand(x: float, y: float, flip: bool) -> list[skia.Path]:
    """Return the hand on the right of a fruit about a point: palm outside, thumb and fingers over its edge."""
    palm = outline((19, 3), (24, 0, 25.6, 6), (27, 13, 23.4, 16.4), (17, 17, 15, 12), (17, 8, 19, 3))
    fingers = [
        limb((22.4, 6 + at * 3.4, 2.2), (17.4 - at * 0.6, 7.4 + at * 2.6, 2.1), (12.2 - at * 0.9, 6.4 + at * 2.6, 1.6))
        for at in range(3)
    ]
    thumb = limb((23, 4, 2.6), (19.4, -4, 2.2), (14, -5.8, 1.6))
    return [placed(part, x, y, 0.84, -22 if flip else 22, flip) for part in (palm, *reversed(fingers), thumb)]


def _opened(s: Gouache, x: float, y: float, r: float) -> None:
    """Paint a pomegranate that is cut open to us: rind and dried crown, seeds in chambers of pith, a ruby in its heart."""
    deep, mid = s.deep, s.mid
    rind = mix(mid, deep, 0.5)
    crown = polygon((-5, -12), (-7, -24), (-3, -20), (0, -25), (3, -20), (7, -24), (5, -12))
    whole = join(oval(x, y, r), placed(crown, x, y, r / 17))
    s.figure(
        [[(whole, rind), (both(whole, placed(whole, -3, 3)), mix(deep, s.ink, 0.25))]],
        "#fff0d2",
        (0.3, -1),
        1.0,
        clean=True,
    )
    s.fill(oval(x, y, r * 0.86), "#fff0cc")
    for chamber in range(6):
        for near, count, size in ((0.74, 3, 0.13), (0.52, 2, 0.105)):
            for at in range(count):
                angle = 60 * chamber + (at - (count - 1) / 2) * 17
                px, py = around(x, y, r * near, angle)
                s.fill(oval(px, py, r * size * 1.15, r * size * 0.8, angle), mix("#c4102a", deep, 0.45 * (at % 2)))
                s.fill(oval(px - 0.6, py - 0.7, r * 0.035), "#ffd8c8")
    s.fill(oval(x, y, r * 0.5), mix(deep, s.ink, 0.3))
    s.gem(RUBY, x, y, 11.4, 0, 1.5)


def _girl_at_stall(s: Gouache) -> None:
    """Paint the girl before the stall: she looks up at the fruit."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = "#fff0d2", (-1.0, -0.4)
    pose = HeadPose(107, 108, 17, 10, flip=True, build=CHILD)
    tones = FaceTones(umber(s, 0.12), umber(s, 0.42), umber(s, 0.80))
    hair = (ink, mix(ink, deep, 0.35), mix("#7a3016", ink, 0.1))
    dress = outline((102, 120), (110, 117, 117, 121), (124, 128, 126, 150), (96, 150), (97, 128, 102, 120))
    braid = ribbon([(114, 112, 2.4), (118.6, 120, 2.8), (117, 130, 2.2), (118, 136, 0.8)], 8)
    rounded(s, braid, hair, light, 0.9)
    rounded(s, dress, (mix(key, ink, 0.5), mix(key, haze, 0.15), mix(key, haze, 0.55)), light, 2.0, rim)
    paint_neck(s, pose, tones, 0.24, rim)
    paint_face(s, pose, tones, rim, open_eyes=True)
    crown = pose.put(
        outline(
            *((-0.26, 0.20), (-0.56, 0.06, -0.50, -0.24), (-0.42, -0.63, -0.02, -0.62), (0.30, -0.61, 0.355, -0.20)),
            *((0.22, -0.36, 0.06, -0.32), (-0.14, -0.26, -0.16, -0.06), (-0.18, 0.08, -0.26, 0.20)),
        )
    )
    rounded(s, crown, hair, light, 1.1, None, strands(pose, ((-0.26, 0.02, -0.22, -0.40, 0.22, -0.42),), 0.014))
    s.fill(oval(*pose.at(-0.46, 0.20), 2.2), key)


def _fruit(s: Gouache, x: float, y: float, r: float) -> None:
    """Paint a whole pomegranate."""
    crown = polygon((-4, 3), (-6.4, -6), (-2.4, -3), (0, -7), (2.4, -3), (6.4, -6), (4, 3))
    whole = join(oval(x, y, r), placed(crown, x + r * 0.3, y - r * 0.96, r / 14, 16))
    s.figure(
        [
            [
                (whole, mix(s.mid, s.deep, 0.2)),
                (both(oval(x, y, r), oval(x - r * 0.4, y + r * 0.4, r)), mix(s.deep, s.mid, 0.3)),
            ]
        ],
        s.haze,
        (0.7, -1),
        1.0,
    )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-21": Picture(
        ruby_shadows,
        ((59, 80), (70, 66), (38, 73), (44, 127), (84, 127)),
        "leads a shadow play",
        "puppet theatre by night",
        "lamp behind the screen",
        seed=53,
    ),
    "b2-23": Picture(
        ruby_fire,
        ((40, 69), (76, 72), (62, 85), (78, 118), (73, 136)),
        "dances with fire",
        "fair by night",
        "ribbon of fire",
        seed=61,
    ),
    "b2-24": Picture(
        ruby_pomegranate,
        ((53, 95), (84, 74), (71, 106), (36, 106), (27, 108)),
        "opens a pomegranate",
        "fruit stall of a bazaar",
        "shaft of sun between two walls",
        seed=62,
    ),
}
