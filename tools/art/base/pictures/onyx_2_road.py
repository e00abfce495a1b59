"""Pictures of the onyx cards of level 2 on the road by night."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.contours import AGED
from tools.art.base.faces import MOUSTACHE, SHORT_BEARD, FaceTones, HeadPose, paint_face, paint_neck, rounded, strands
from tools.art.base.figures import (
    drape,
    flank,
    grip,
    hand,
    limb,
    profile,
    skin,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import ONYX, Gouache
from tools.art.base.pigments import PLUM, STEEL
from tools.art.base.props import bars, blades, horse
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    arch,
    around,
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


def onyx_coach(s: Gouache) -> None:
    """A night coach crosses a bridge before a huge low moon; the stone is set in its door, the lamp burns before it."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 130), [mix(ink, deep, 0.7), mix(deep, STEEL, 0.55)])
    s.rings(76, 92, [58, 47, 39], [mix(deep, STEEL, 0.75), mix(mid, STEEL, 0.4), haze], 0.55)
    for x, y, r in ((92, 74, 6), (64, 70, 4), (98, 90, 3.4)):
        s.fill(oval(x, y, r, r * 0.8), mix(haze, mid, 0.2))
    for y, x0, x1 in ((58, 84, 124), (64, 20, 62), (80, 96, 124), (88, 26, 52)):
        s.fill(
            outline((x0, y), (x0 + (x1 - x0) * 0.5, y - 3.4, x1, y), (x0 + (x1 - x0) * 0.5, y + 3.4, x0, y)),
            mix(deep, STEEL, 0.3),
        )
    _moonlit_bridge(s)
    rim = "#ffffff"
    with s.moved(0, 0, 0.93, about=(36, 131)):
        _pair(s, rim)
        _coach(s, rim)
        _driver(s, rim)
        _coach_lamp(s)
    _near_bank(s)


def _near_bank(s: Gouache) -> None:
    """Paint what stands between us and the bridge: a bare willow, reeds, and mist on the water."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    for y, x0, x1, cover in ((160, 28, 96, 0.34), (154, 50, 124, 0.26), (166, -4, 70, 0.3)):
        drift = outline((x0, y), (x0 + (x1 - x0) * 0.4, y - 4, x1, y - 1), (x0 + (x1 - x0) * 0.6, y + 3, x0, y))
        s.fill(drift, mix(haze, mid, 0.4), cover)
    trunk = ribbon([(-6, 100, 9.0), (2, 72, 6.4), (4, 52, 5.2), (14, 40, 4.0), (30, 30, 3.0)], 10)
    boughs = [
        ribbon([(6, 50, 2.6), (22, 46, 1.8), (40, 50, 1.0), (52, 60, 0.4)], 8),
        ribbon([(14, 40, 2.2), (40, 40, 1.6), (62, 44, 0.9), (74, 52, 0.3)], 8),
        ribbon([(2, 64, 2.0), (14, 60, 1.4), (26, 64, 0.8), (30, 72, 0.3)], 8),
    ]
    s.figure([[(part, ink)] for part in (*boughs, trunk)], mix(haze, "#ffffff", 0.3), (0.8, 0.6), 0.6, clean=True)
    blades(s, mix(ink, deep, 0.1), [(x, 173, high, bend) for x, high, bend in ((70, 15, 4), (76, 22, -3), (81, 17, 5))])


def _moonlit_bridge(s: Gouache) -> None:
    """Paint the far bank, the river with the moon's bars, and the bridge."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(box(-4, 140, 124, 172), mix(deep, STEEL, 0.3))
    bars(s, 80, mix(haze, mid, 0.2), ((146, 26), (151, 17), (156, 22), (161, 12), (166, 16)), 1.6)
    bridge = polygon((-4, 132), (124, 132), (124, 172), (-4, 172))
    for left, right in ((-22, 22), (30, 66), (74, 112)):
        bridge = cut(bridge, arch(left, right, 160, 180, 17))
    s.fill(bridge, ink)
    s.rim([bridge], mix(mid, haze, 0.2), (0.2, 1), 0.6)
    s.figure([[(box(-4, 130, 124, 134), mix(ink, deep, 0.5))]], mix(mid, haze, 0.6), (0, -1), 0.8)


def _pair(s: Gouache, rim: Color) -> None:
    """Paint the pair of horses, one before the other."""
    ink, deep = s.ink, s.deep
    for x, y, k, coat in ((99, 108, 0.66, mix(ink, deep, 0.75)), (91, 110, 0.69, mix(ink, deep, 0.25))):
        near, far = horse(x, y, k)
        s.figure([[(far, coat)], [(near, coat)]], rim, (-0.3, -1), 0.6)
    s.stroke([(73, 98), (84, 100, 108, 94)], ink, 0.8)
    s.stroke([(74, 118), (100, 113)], ink, 1.4)


def _coach(s: Gouache, rim: Color) -> None:
    """Paint wheels and body of the coach, and its door: the window lit, the stone in the panel."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    for x, y, r in ((45, 119, 11.4), (70, 121.4, 9)):
        s.line(oval(x, y, r), ink, 1.7)
        for turn in range(10, 370, 45):
            s.stroke([(x, y), around(x, y, r, turn)], ink, 0.8)
        s.fill(oval(x, y, 2.2), ink)
        s.rim([cut(oval(x, y, r + 0.85), oval(x, y, r - 0.85))], haze, (-0.3, -1), 0.5)
    body = outline((40, 88), (56, 84, 71, 88), (71.6, 100, 69, 111), (58, 118, 45, 111), (40, 102, 40, 88))
    s.figure(
        [
            [
                (
                    outline(
                        (37, 113),
                        (46, 122, 56, 118),
                        (66, 120, 78, 113),
                        (76, 116),
                        (64, 122, 56, 120),
                        (44, 124, 36, 116),
                    ),
                    ink,
                )
            ]
        ],
        haze,
        (0, -1),
        0.5,
    )
    s.figure(
        [
            [(body, mix(ink, deep, 0.3))],
            [(outline((38, 88.6), (56, 81.6, 73, 88.6), (72, 85), (56, 79, 39, 85)), ink)],
        ],
        rim,
        (-0.3, -1),
        0.7,
    )
    for left, right in ((42, 46.4), (65.2, 69)):
        s.fill(box(left, 90, right, 97, 1), mix(key, ink, 0.2))
    # the door: its window lit, the stone in its panel
    s.figure([[(box(47.6, 87, 64, 115, 2), mix(haze, STEEL, 0.12))]], rim, (-0.3, -1), 0.7)
    s.fill(box(50.4, 89, 61.2, 94.4, 1), mix(key, haze, 0.2))
    s.fill(oval(55.8, 104, 11.4), mix(key, haze, 0.25))
    s.gem(ONYX, 55.8, 104, 10.6, 0, 1.3)
    s.fill(polygon((71, 100), (83, 98, 1), (84, 102, 1), (77, 113), (71, 113)), ink)


def _driver(s: Gouache, rim: Color) -> None:
    """Paint the driver, whip in the air."""
    ink = s.ink
    head = profile(77, 82, 9.6, 1, 4, build=AGED)
    hat = outline((69.6, 80.6), (70, 76, 73, 75.6), (76, 71.6, 80, 75), (83, 74.4, 85.4, 78.6), (78, 78, 69.6, 80.6))
    coat = outline((71, 92), (75, 87, 80, 89), (83, 95, 82, 101), (71, 102), (69, 96, 71, 92))
    s.figure(
        [
            [(limb((78, 99, 2.8), (86, 100, 2.2), (86, 108, 1.7)), ink)],
            [(coat, PLUM), (drape(coat, 74), mix(PLUM, ink, 0.5))],
            [*skin(s, head, 0.3, 0.5), (head.eye, ink), (hat, ink)],
            [
                (limb((78, 91, 2.3), (84, 94, 1.8), (89, 91, 1.4)), mix(PLUM, ink, 0.35)),
                (small_hand(90, 90.6, 1.7, -10), skin_tone(s, 0.5)),
            ],
        ],
        rim,
        (-0.3, -1),
        0.6,
    )
    s.stroke([(90, 91), (97, 74), (104, 64, 112, 72)], ink, 0.8)


def _coach_lamp(s: Gouache) -> None:
    """Paint the lamp that burns before the driver."""
    ink, haze, key = s.ink, s.haze, s.key
    s.spot(75.5, 106, 0.5, 7.5, mix(key, haze, 0.3), 0.8)
    s.fill(polygon((73, 102.6), (78, 102.6), (77, 110), (74, 110)), "#fff6d8")
    s.fill(outline((75.5, 104), (77.6, 108, 75.5, 109.4), (73.4, 108, 75.5, 104)), key)
    s.fill(join(polygon((72, 102.8), (75.5, 98.8), (79, 102.8)), box(73.4, 109.6, 77.6, 111.4)), ink)


def onyx_chestnuts(s: Gouache) -> None:
    """In a street under snow a chestnut seller tosses his long pan over the coals; among the nuts flies a black stone."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 130), [mix(ink, STEEL, 0.3), mix(STEEL, ink, 0.35), mix(STEEL, mid, 0.4)])
    _snowy_street(s)
    for k, tone in ((1.0, mix(key, "#e8702c", 0.4)), (0.66, "#ffe6b0")):
        licks = outline(  # the fire behind what he tosses
            *((-18, 0), (-26, -18, -19, -32), (-17, -40, -21, -52), (-9, -44, -8, -37), (-9, -58, 3, -80)),
            *((4, -64, 11, -54), (14, -50, 13, -45), (18, -48, 19, -56), (25, -40, 23, -26), (23, -10, 18, 0)),
        )
        s.fill(placed(licks, 49, 122, k), tone)
    for x, y, r in (*((24, 62, 1.4), (38, 46, 1.1), (14, 104, 1.4), (84, 46, 1.2), (110, 50, 1.4), (70, 44, 1.1)),):
        s.fill(oval(x, y, r), "#ffffff")
    # the snow at his feet, warm round the brazier
    snow = outline((-4, 146), (30, 137, 64, 142), (96, 146, 128, 138), (128, 176), (-4, 176))
    s.fill(snow, haze)
    with s.clipped(snow):
        s.rings(54, 150, [62, 44, 30], [mix(haze, key, 0.4), mix(key, haze, 0.2), "#ffe2ac"], 0.7)
        s.fill(outline((82, 158), (100, 155, 128, 162), (128, 176), (112, 172)), mix(STEEL, ink, 0.4))
    _brazier(s, 50, 121)
    _chestnut_seller(s)


def _snowy_street(s: Gouache) -> None:
    """Paint the houses of the street: gables with snow on them, far roofs, and one lit window."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    far = polygon(
        *((20, 146), (20, 98), (31, 92), (38, 95), (50, 99)),
        *((66, 94), (82, 100), (82, 146)),
    )
    s.fill(far, mix(STEEL, ink, 0.3))
    for left, ridge, right, top, eave in ((-8, 10, 29, 44, 70), (68, 79, 91, 72, 88), (76, 101, 130, 44, 74)):
        s.fill(polygon((left, 146), (left, eave), (ridge, top), (right, eave), (right, 146)), mix(ink, STEEL, 0.12))
        s.fill(
            polygon(
                *((left - 3, eave + 1), (ridge, top - 3), (right + 3, eave + 1), (right + 1, eave + 7)),
                *((ridge + (right - ridge) * 0.5, (top + eave) / 2 + 3), (ridge, top + 5)),
                *((ridge - (ridge - left) * 0.5, (top + eave) / 2 + 5), (left - 1, eave + 6)),
            ),
            haze,
        )
    s.fill(box(97.6, 62, 103, 71), mix(key, haze, 0.35))
    s.stroke([(100.3, 62), (100.3, 71)], mix(ink, deep, 0.7), 0.7)
    s.fill(box(96.8, 71, 103.8, 72.4), haze)


def _brazier(s: Gouache, x: float, y: float) -> None:
    """Paint a square brazier of cut stone, three slots with the coals' glow in its front; the point is the middle of its mouth."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    front = polygon((x - 19, y + 3), (x + 19, y + 3), (x + 21, y + 38), (x - 21, y + 38))
    s.fill(oval(x, y + 38, 25, 3.4), mix(ink, deep, 0.4), 0.6)
    s.figure([[(front, mix(deep, mid, 0.2)), (flank(front, x - 6, 4), mix(ink, deep, 0.6))]], key, (0.8, 0.3), 0.9)
    for foot, joints in ((13, (-7, 9)), (24, (-12, 3)), (33, (-4, 11))):
        s.stroke([(x - 20, y + foot), (x + 20, y + foot)], ink, 0.9)
        for at in joints:
            s.stroke([(x + at, y + foot), (x + at, y + foot - 9)], ink, 0.9)
    for at in (-11, 0, 11):
        s.fill(box(x + at - 2.6, y + 15, x + at + 2.6, y + 22.6), ink)
        s.fill(box(x + at - 1.9, y + 16.4, x + at + 1.9, y + 22.6), key)
    rim = polygon((x - 22, y - 2), (x + 22, y - 2), (x + 22, y + 4), (x - 22, y + 4))
    s.figure([[(rim, mix(deep, mid, 0.45))]], key, (0, -1), 1.0)


def _chestnut_seller(s: Gouache) -> None:
    """Paint the seller, the coals on his face, both hands on the long handle; the nuts fly up out of his pan in an arc."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = "#ffdf9c", (-1, 0.35)
    pose = HeadPose(88, 71, 21, 2, flip=True, build=AGED)
    tones = FaceTones("#3c231c", "#96603c", "#f0b878")
    cloth = (ink, mix(PLUM, ink, 0.6), mix(PLUM, haze, 0.18))
    cloth_tones = (mix(PLUM, ink, 0.6), mix(PLUM, ink, 0.12), mix(PLUM, haze, 0.4))
    linen = (mix(STEEL, haze, 0.3), mix(haze, "#fff0d0", 0.4), "#fff6e0")
    white = (mix(STEEL, deep, 0.2), mix(mid, haze, 0.5), "#fff6e6")
    scarf = outline((83, 85), (91, 83, 98, 80), (102, 86, 99, 91), (91, 94, 83, 92), (81, 88, 83, 85))
    tail = outline((95, 88), (101, 88), (106, 100, 112, 104), (108, 111, 104, 111), (98, 102, 95, 88))
    coat = outline(
        *((82, 90), (92, 86, 102, 89), (112, 98, 113, 116), (116, 140, 118, 158), (82, 158), (80, 140, 82, 120)),
        (78, 104, 82, 90),
    )
    apron = outline((82, 116), (90, 120, 98, 116), (102, 140, 102, 158), (82, 158), (80, 140, 82, 116))
    # pan and handle in one line
    handle = taper((62, 106), 1.5, (101, 118), 1.8)
    pan = outline((30, 99), (33, 110, 47, 109.6), (62, 110, 66, 103.6), (60, 103, 47, 101), (38, 99.4, 30, 99))
    far = limb((86, 95, 5.4), (78, 108, 4.4), (74, 110, 3.2))
    near = limb((100, 97, 6.2), (104, 115, 5.0), (90, 116, 3.4))
    rounded(s, far, cloth, light, 1.6, rim)
    s.figure([[(small_hand(72, 109.6, 3.6, 196), tones.body)]], rim, light, 0.7)
    rounded(
        s, coat, cloth, light, 3.6, rim, [outline((104, 104), (110, 130, 110, 156), (113, 156), (112, 130, 104, 104))]
    )
    rounded(s, apron, linen, light, 2.6, rim, [outline((90, 120), (88, 140, 89, 157), (91.4, 157), (90, 140, 90, 120))])
    paint_neck(s, pose, tones, 0.2)
    paint_face(s, pose, tones, rim)
    beard, moustache = pose.put(SHORT_BEARD), pose.put(MOUSTACHE)
    rounded(s, beard, white, light, 1.1)
    rounded(s, moustache, white, light, 0.6)
    cap = pose.put(
        outline((-0.50, -0.20), (-0.60, -0.76, -0.04, -0.78), (0.46, -0.74, 0.42, -0.34), (0.0, -0.42, -0.50, -0.20))
    )
    peak = pose.put(
        outline((-0.04, -0.37), (0.20, -0.45, 0.42, -0.36), (0.50, -0.28, 0.44, -0.24), (0.22, -0.34, -0.04, -0.37))
    )
    rounded(
        s,
        cap,
        cloth,
        light,
        1.6,
        rim,
        strands(pose, ((-0.02, -0.76, -0.30, -0.54, -0.38, -0.28), (0.0, -0.76, 0.16, -0.56, 0.14, -0.40)), 0.012),
    )
    rounded(s, peak, cloth, light, 0.7, rim)
    rounded(s, tail, cloth_tones, light, 1.4, rim)
    rounded(s, scarf, cloth_tones, light, 1.6, rim, [outline((84, 89), (92, 90, 100, 84), (93, 91.6, 84, 89))])
    s.figure([[(handle, mix(key, ink, 0.5))], [(pan, ink)]], rim, light, 1.1)
    rounded(s, near, cloth, light, 2.0, rim)
    hand(s, grip(88, 115.2, 0.36, -160), mix(tones.body, tones.lit, 0.35), rim, light, 0.6)
    for x, y, r, turn in (
        (38, 95, 2.7, 20),
        (32.4, 86, 2.5, 50),
        (61, 93.4, 2.7, 70),
    ):
        nut = placed(
            outline(
                (0, -1.25), (1.1, -0.4, 0.95, 0.5), (0.5, 1, 0, 0.9), (-0.5, 1, -0.95, 0.5), (-1.1, -0.4, 0, -1.25)
            ),
            x,
            y,
            r,
            turn,
        )
        s.figure([[(nut, mix("#5a2c1c", ink, 0.2))]], key, (0.2, 1), 0.9)
        s.stroke([around(x, y, r * 0.5, turn - 60), around(x, y, r * 0.5, turn + 120)], "#ffe6a8", 0.8)
    s.gem(ONYX, 48.4, 77, 13.6, 8, 0)
    s.glint(42, 70, 10.4, "#ffffff", 8)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-28": Picture(
        onyx_coach,
        ((55, 104), (73, 86), (98, 100)),
        "drives a night coach",
        "bridge of the post road",
        "huge low moon",
        seed=83,
    ),
    "b2-30": Picture(
        onyx_chestnuts,
        ((48.4, 74), (80, 72), (72, 110), (88, 115)),
        "tosses chestnuts",
        "street under snow",
        "coals of a brazier",
        seed=86,
    ),
}
