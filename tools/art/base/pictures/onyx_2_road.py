"""Pictures of the onyx cards of level 2 on the road by night."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.contours import AGED
from tools.art.base.faces import MOUSTACHE, SHORT_BEARD, FaceTones, HeadPose, paint_face, paint_neck, rounded
from tools.art.base.figures import (
    drape,
    grip,
    hand,
    limb,
    profile,
    skin,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import ONYX, Gouache
from tools.art.base.pigments import MADDER, PLUM, STEEL
from tools.art.base.props import bars, blades, horse
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    arch,
    around,
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
    """Paint what stands between us and the bridge: one bare bough, reeds, and mist on the water."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    for y, x0, x1, cover in ((160, 28, 96, 0.34), (154, 50, 124, 0.26), (166, -4, 70, 0.3)):
        drift = outline((x0, y), (x0 + (x1 - x0) * 0.4, y - 4, x1, y - 1), (x0 + (x1 - x0) * 0.6, y + 3, x0, y))
        s.fill(drift, mix(haze, mid, 0.4), cover)
    trunk = ribbon([(-6, 100, 9.0), (2, 72, 6.4), (4, 52, 5.2), (14, 40, 4.0), (30, 30, 3.0)], 10)
    bough = ribbon([(6, 50, 5.0), (22, 44, 3.6), (40, 46, 2.2), (56, 56, 0.5)], 10)
    s.figure([[(join(trunk, bough), ink)]], None)
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
    ink, haze, key = s.ink, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 140), [mix(ink, STEEL, 0.35), mix(STEEL, ink, 0.2)])
    _snowy_street(s)
    for x, y, r in ((102, 50, 1.3), (112, 66, 1.5), (74, 45, 1.1), (20, 92, 1.3), (108, 84, 1.0), (30, 70, 1.0)):
        s.fill(oval(x, y, r), mix(haze, STEEL, 0.15))
    snow = outline((-4, 147), (30, 141, 64, 144), (96, 147, 128, 142), (128, 176), (-4, 176))
    s.fill(snow, mix(STEEL, ink, 0.25))
    pool = outline((-4, 150), (22, 144, 60, 145), (84, 147, 88, 152), (84, 166, 70, 176), (-4, 176))
    s.fill(both(pool, snow), mix(haze, key, 0.5))
    _brazier(s, 49, 124)
    _chestnut_seller(s)


def _snowy_street(s: Gouache) -> None:
    """Paint the house behind the fire: its front takes the glow, its roof is dark under snow, its eave alone is lit."""
    ink, key = s.ink, s.key
    front = polygon((-4, 52), (98, 52), (98, 150), (-4, 150))
    glow = mix(mix(ink, "#a84e2a", 0.6), key, 0.14)
    s.fill(front, mix(ink, STEEL, 0.08))
    with s.clipped(front):
        s.fill(outline((14, 150), (2, 112, 18, 78), (26, 58, 34, 52), (88, 52), (98, 80, 98, 110), (98, 150)), glow)
        s.stipple(box(-4, 52, 34, 150), glow, (32, 90), (-2, 76), 0.9, 0.0)
    roof = polygon((-4, 34), (78, 34), (108, 54), (106, 58), (-4, 58))
    s.fill(roof, mix(ink, STEEL, 0.16))
    s.fill(polygon((-4, 56), (107, 56), (106, 58.6), (-4, 58.6)), mix(key, "#c8662e", 0.35))


def _brazier(s: Gouache, x: float, y: float) -> None:
    """Paint a fire in an iron drum, its coals in two slots of the front; the point is the middle of its mouth."""
    ink, deep, key = s.ink, s.deep, s.key
    flames = outline(
        *((-19, 2), (-28, -14, -20, -30), (-18, -37, -21, -46), (-11, -40, -9, -31), (-3, -38, -1, -26)),
        *((8, -30, 14, -25), (17, -30, 16, -38), (26, -28, 23, -16), (22, -6, 18, 2)),
    )
    s.fill(placed(flames, x, y), mix(key, "#e2602a", 0.5))
    heart = outline(
        (-12, 2), (-16, -10, -11, -20), (-6, -24, -5, -30), (2, -24, 6, -17), (12, -14, 12, -22), (18, -10, 12, 2)
    )
    s.fill(placed(heart, x, y), "#ffe6b0")
    drum = polygon((x - 19, y), (x + 19, y), (x + 17, y + 34), (x - 17, y + 34))
    s.fill(oval(x + 6, y + 35, 27, 3.2), mix(ink, key, 0.2))
    s.figure([[(drum, mix(ink, deep, 0.4))]], clean=True)
    s.fill(arch(x - 6, x + 8, y + 22, y + 28, 5), "#ffcf7a")
    for at in (-1.4, 3.4):
        s.fill(box(x + at - 0.7, y + 15, x + at + 0.7, y + 28), ink)
    lip = box(x - 21, y - 2, x + 21, y + 3, 1.5)
    s.figure([[(lip, mix(ink, deep, 0.8))]], clean=True)
    s.fill(box(x - 20, y - 2, x + 20, y - 0.6, 0.6), "#ffe0a0")


def _chestnut_seller(s: Gouache) -> None:
    """Paint the seller, one plane of firelight down cheek, scarf and apron, both hands on the long handle of his pan."""
    ink, haze, key = s.ink, s.haze, s.key
    rim, light = "#ffdf9c", (-1, 0.35)
    pose = HeadPose(87, 70, 22, 2, flip=True, build=AGED)
    tones = FaceTones("#2c1914", "#a8683c", "#ffc488")
    dark, fire = mix(ink, PLUM, 0.14), mix(key, "#c8662e", 0.25)
    coat = outline(
        *((80, 91), (92, 85, 103, 88), (114, 96, 116, 116), (119, 140, 121, 162), (78, 162), (77, 140, 79, 120)),
        (76, 104, 80, 91),
    )
    apron = outline((78, 110), (86, 112, 92, 116), (97, 138, 96, 162), (78, 162), (76, 140, 78, 110))
    apron_lit = both(apron, outline((70, 104), (84, 110), (89, 136, 86, 166), (70, 166)))
    chest = both(coat, outline((72, 84), (86, 88), (88, 98, 84, 112), (72, 112)))
    scarf = outline((81, 84), (90, 82, 99, 78), (104, 85, 100, 91), (91, 95, 81, 92), (79, 88, 81, 84))
    scarf_lit = both(scarf, outline((76, 80), (88, 82), (91, 88, 88, 96), (76, 96)))
    tail = outline((96, 88), (102, 87), (108, 98, 116, 102), (113, 110, 108, 111), (100, 102, 96, 88))
    handle = taper((62, 107), 1.3, (104, 119), 1.7)
    pan = outline((29, 99), (33, 111, 47, 110.6), (62, 111, 66, 104), (60, 103, 47, 101.6), (38, 100, 29, 99))
    far = limb((85, 96, 5.4), (77, 109, 4.4), (75, 111, 3.2))
    near = limb((102, 97, 6.6), (109, 114, 5.4), (94, 117.6, 3.6))
    s.figure(
        [[(far, mix(fire, ink, 0.5))], [(small_hand(72.4, 110, 3.6, 196), tones.lit)]], rim, light, 0.7, clean=True
    )
    s.figure([[(coat, dark), (chest, fire)]], clean=True)
    s.figure([[(apron, mix(STEEL, ink, 0.45)), (apron_lit, mix(haze, key, 0.55))]], clean=True)
    paint_neck(s, pose, tones, 0.2)
    paint_face(s, pose, tones, rim, open_eyes=True)
    beard, moustache = pose.put(SHORT_BEARD), pose.put(MOUSTACHE)
    white = (mix(STEEL, ink, 0.3), mix(haze, STEEL, 0.5), "#fff0d4")
    rounded(s, beard, white, light, 1.3)
    rounded(s, moustache, white, light, 0.6)
    cap = pose.put(
        outline((-0.50, -0.20), (-0.60, -0.76, -0.04, -0.78), (0.46, -0.74, 0.42, -0.34), (0.0, -0.42, -0.50, -0.20))
    )
    peak = pose.put(
        outline((-0.04, -0.37), (0.20, -0.45, 0.42, -0.36), (0.56, -0.28, 0.50, -0.22), (0.22, -0.32, -0.04, -0.37))
    )
    s.figure([[(cap, dark)], [(peak, dark)]], fire, light, 1.2, clean=True)
    s.figure([[(tail, mix(MADDER, ink, 0.62))]], clean=True)
    s.figure([[(scarf, mix(MADDER, ink, 0.5)), (scarf_lit, mix(MADDER, key, 0.62))]], rim, light, 0.8, clean=True)
    s.figure([[(handle, mix(ink, "#5a3a20", 0.5))], [(pan, ink)]], rim, (-0.2, 1), 1.1, clean=True)
    s.figure([[(near, mix(ink, PLUM, 0.26))]], fire, (-1, 0.5), 1.5, clean=True)
    hand(s, grip(88.4, 116, 0.36, -160), mix(tones.body, tones.lit, 0.6), rim, light, 0.6)
    nut = outline((0, -1.25), (1.1, -0.4, 0.95, 0.5), (0.5, 1, 0, 0.9), (-0.5, 1, -0.95, 0.5), (-1.1, -0.4, 0, -1.25))
    for x, y, r, turn in ((33, 91, 3.0, 20), (60, 96, 3.0, 70), (63, 84, 2.7, 40), (31, 78, 2.5, -30)):
        s.figure([[(placed(nut, x, y, r, turn), mix("#5a2c1c", ink, 0.3))]], "#ffe6a8", (0.1, 1), 0.9, clean=True)
    s.gem(ONYX, 46.4, 80, 13.0, 8, 0)
    s.glint(40.6, 86, 8.4, "#fff3d0", 8)


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
