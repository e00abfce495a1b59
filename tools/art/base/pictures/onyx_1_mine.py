"""Pictures of the onyx cards of level 1 of mine and workshop."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.busts import SHOULDERS, Bust, SkinTones
from tools.art.base.contours import ROUND
from tools.art.base.figures import (
    drape,
    flank,
    hair_tones,
    hand,
    limb,
    pinch,
    planes,
    profile,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import ONYX, Gouache
from tools.art.base.hair import TIED
from tools.art.base.pigments import PLUM, RUSSET, STEEL
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
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


def onyx_trimmer(s: Gouache) -> None:
    """In a dark mine chapel hang unlit lamps; a girl with a long pole lights the first: the stone is its flame."""
    ink, deep, key = s.ink, s.deep, s.key
    s.fill(ALL, mix(ink, deep, 0.2))
    # the beam in three hard steps; it runs out of the picture
    beam = (
        (((78, 57), (-6, 58), (-6, 178), (126, 178), (126, 146), (105.6, 89)), mix(ink, key, 0.3)),
        (((79, 62), (-6, 88), (-6, 178), (108, 178), (102.4, 89)), mix(mix(ink, RUSSET, 0.3), key, 0.78)),
        (((80, 70), (-6, 113), (-6, 178), (76, 178), (96, 89)), "#fff0c4"),
    )
    floor = box(-4, 153, 124, 178)
    for corners, tone in beam:
        step = polygon(*corners)
        s.fill(step, tone)
        s.fill(both(step, floor), mix(tone, ink, 0.1))
    # her shadow, thrown away from the lamp
    s.fill(outline((-6, 156), (20, 152.6, 46, 160), (64, 166, 62, 178), (-6, 178)), mix(ink, deep, 0.2))
    # two dead lamps before the beam, the near one cut by the edge
    for x, y, k in ((41, 56, 1.15), (8, 64, 2.7)):
        s.stroke([(x, 30), (x, y)], ink, 0.6 * k)
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
        s.fill(box(x + 0.6 * k, y + 4 * k, x + 2 * k, y + 9 * k), mix(ink, key, 0.3))
    s.stroke([(92, 30), (92, 48)], ink, 1.2)
    s.fill(join(polygon((77, 57), (84, 47, 1), (100, 47, 1), (107, 57)), oval(92, 46, 2.6)), ink)
    s.fill(polygon((79, 57), (105, 57), (102.4, 89), (81.6, 89)), "#fff6dc")
    flame = outline((91, 57.5), (97, 64, 101, 68), (106, 80, 96, 85.4), (92, 87.4, 88, 85.4), (78, 80, 84, 69))
    s.fill(flame, key)
    s.gem(ONYX, 92, 74.4, 11.4, 0, 1.2)
    for x0, x1 in ((79, 81.6), (105, 102.4)):
        s.stroke([(x0, 57), (x1, 89)], ink, 1.4)
    s.fill(polygon((78.6, 89), (105.4, 89), (101, 94.6), (83, 94.6)), ink)
    with s.moved(6, -3, scale=1.36, about=(79, 83)):
        _trimmer(s)


def _trimmer(s: Gouache) -> None:
    """Paint the girl in profile, dark before the beam: both hands on one pole, its burning tip at the lamp's glass."""
    ink, haze, key = s.ink, s.haze, s.key
    amber = mix(key, RUSSET, 0.22)
    head = profile(53, 101, 14.5, 1, -20, neck=0.5, build=ROUND)
    hair = placed(TIED, 53, 101, 14.5, -20)
    plait = ribbon([(48.6, 100, 1.0), (45.4, 102, 2.2), (42, 109, 2.5), (43.4, 118, 2.2), (41.4, 127, 0.7)])
    skirt = outline((48, 132), (53, 129.6, 60, 132), (68, 148, 70, 172), (38, 172), (40, 148, 48, 132))
    bodice = outline((46, 117), (52, 111.4, 59, 116), (62, 124, 60, 134), (54, 136, 47.6, 134), (44, 126, 46, 117))
    far = limb((57, 118, 3.6), (68, 120.4, 2.9), (64, 110, 2.1))
    near = limb((50, 119, 3.9), (43.6, 131, 3.1), (52.6, 130.4, 2.2))
    pole = taper((46.6, 141), 1.2, (75, 84), 0.9)
    violet, shade = mix(PLUM, ink, 0.3), mix(PLUM, ink, 0.72)
    s.figure(
        [
            [(skirt, shade), (cut(skirt, placed(skirt, -4.4, 2)), violet)],
            [(far, violet), (cut(far, placed(far, -1.4, 1.8)), amber)],
            [(bodice, shade), (cut(bodice, placed(bodice, -4.0, 2)), violet)],
            [*planes(s, head, skin_tone(s, 0.36), skin_tone(s, 0.8), amber), (head.eye, ink)],
            [(hair, ink), (cut(hair, placed(hair, -0.7, 1)), skin_tone(s, 0.46)), (plait, ink)],
            [(pole, ink)],
            [(small_hand(62.6, 110, 2.9, -62), amber)],
            [(near, shade), (cut(near, placed(near, -1.2, 1.6)), mix(PLUM, haze, 0.1))],
            [(small_hand(53.2, 129.4, 2.9, -62), skin_tone(s, 0.86))],
        ],
        amber,
        (0.9, -0.7),
        0.7,
        clean=True,
    )
    s.fill(outline((75, 84.4), (71.4, 81, 75.6, 74.4), (79, 80, 75, 84.4)), key)


def onyx_sorter(s: Gouache) -> None:
    """An old sorter with a glass at her eye turns a black stone in the light of one candle."""
    with s.moved(about=(63.5, 0), flip=True):
        _sorter(s)


def _sorter(s: Gouache) -> None:
    """Paint the sorter and her candle, as they are where she looks to the right."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.3))
    glow = (mix(deep, RUSSET, 0.35), mix(RUSSET, key, 0.25), mix(key, haze, 0.1), "#fff3c8")
    for half, tone in zip(
        (62, 44, 28, 14), glow, strict=True
    ):  # the candle's light on the wall, a fan that widens upwards
        s.fill(polygon((92, 142), (84 - half, 30), (98 + half * 0.7, 30), (104, 142)), tone)
    # drawers of stones behind her
    for row in range(4):
        for column in range(2):
            x, y = 4 + column * 17, 44 + row * 14
            s.figure([[(box(x, y, x + 14, y + 11, 1), mix(ink, deep, 0.3))]], mix(deep, mid, 0.4), (1, 0.4), 0.7)
            s.fill(oval(x + 7, y + 5.6, 1.2), key)
    bust = Bust(s, 56, 88, 50, SkinTones("#eab97e", "#b27a46", "#a85a40"), right=True, chin=0.006, jaw=0.03, tilt=6)
    bust.face("#8c8294")
    age = ((0.352, 0.178, 0.305, 0.214, 0.308, 0.262), (0.20, -0.01, 0.17, 0.01, 0.175, 0.05))
    bust.lines(age, mix(bust.skin.lit, bust.skin.shade, 0.7), 0.8)
    s.fill(polygon((-4, 140), (96, 146), (104, 176), (-4, 176)), mix(RUSSET, ink, 0.3))
    bust.part(SHOULDERS, PLUM, mix(PLUM, ink, 0.55), rim=mix(haze, key, 0.3))
    hair = outline(
        (0.29, -0.43), (0.25, -0.31, 0.11, -0.25), (0.03, -0.12, 0.01, 0.03), (-0.05, 0.15, -0.16, 0.13),
        (-0.24, 0.25, -0.34, 0.21), (-0.60, 0.06, -0.54, -0.28), (-0.40, -0.63, 0.0, -0.61), (0.21, -0.58, 0.29, -0.43),
    )  # fmt: skip
    bust.part(oval(-0.57, 0.05, 0.17), mix(haze, mid, 0.2), mix(mid, haze, 0.2))
    bust.part(hair, haze, mix(mid, haze, 0.35), grain=True)
    bust.part(
        outline((0.06, -0.62), (-0.12, -0.30, -0.14, 0.13), (-0.23, 0.20), (-0.24, -0.30, -0.05, -0.62)),
        PLUM,
        PLUM,
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
    # the candle, and her forearm that rises past it to the stone between finger and thumb
    s.fill(box(82, 146, 94, 172), haze)
    s.stroke([(88, 146), (88, 141)], ink, 0.9)
    s.fill(outline((88, 120), (97, 135, 88, 145), (79, 135, 88, 120)), mix(key, RUSSET, 0.25))
    s.fill(outline((88, 126), (94, 136, 88, 144), (82, 136, 88, 126)), key)
    s.fill(outline((88, 132), (91, 138, 88, 143), (85, 138, 88, 132)), "#fffaf0")
    flesh = skin_tone(s, 0.66)
    sleeve = polygon((103, 132), (118, 129), (128, 150), (132, 178), (98, 178))
    s.figure(
        [
            [(taper((108.6, 114), 4.4, (111, 136), 6.4), flesh)],
            [(sleeve, mix(PLUM, ink, 0.4)), (drape(sleeve, 108), PLUM)],
            [(taper((103.6, 132.4), 2.2, (117.4, 130), 2.2), haze)],
        ],
        "#fff6dc",
        (-1, -0.2),
        0.9,
    )
    fingers = pinch(99, 93, 0.95, -114)
    hand(s, fingers[:3], flesh, "#fff6dc", (-0.4, 1))
    s.gem(ONYX, 99, 85, 11.6, 20, 1.6)
    hand(s, fingers[3:], flesh, "#fff6dc", (-0.4, 1))


def onyx_collier(s: Gouache) -> None:
    """Level 1: a collier holds up her canary's cage; the wedge of light from her cap lamp finds a stone in the seam."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.55))
    _gallery(s)
    _seam(s)
    beam = polygon((70, 60), (70, 70), (124, 166), (124, 38), (112, 34))
    s.fill(beam, mix(key, RUSSET, 0.45))
    s.fill(polygon((70, 62), (70, 68), (124, 130), (124, 46)), mix(key, haze, 0.25))
    hollow = polygon((86, 70), (93, 56), (106, 52), (119, 60), (122, 80), (114, 94), (98, 95), (88, 86))
    s.fill(hollow, mix(ink, RUSSET, 0.2))
    s.rim([hollow], mix(key, RUSSET, 0.4), (0.6, 1), 1.2)
    for start, end in (((87, 86), (77, 96)), ((98, 95), (95, 108)), ((114, 94), (120, 108)), ((106, 52), (110, 40))):
        s.stroke([start, end], mix(ink, RUSSET, 0.25), 1.4)
    with s.moved(scale=1.4, about=(104, 74)):
        s.gem(ONYX, 104, 74, 12, 8, 1.2)
    with s.moved(-7, 1, turn=8, about=(50, 150)):
        _collier(s)
    _cage(s, 85.4, 104)


def _gallery(s: Gouache) -> None:
    """Paint the gallery behind her in steps of cool air: props that recede, rails, a second lamp far off."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.wash(ALL, (0, 40), (0, 150), [mix(STEEL, haze, 0.12), mix(STEEL, ink, 0.35)])
    s.fill(polygon((-4, 36), (30, 36), (20, 60), (18, 150), (-4, 150)), mix(ink, STEEL, 0.25))
    for side in (-1, 1):
        s.stroke([(44 + side * 2.4, 118), (44 + side * 26, 176)], mix(STEEL, ink, 0.3), 1.2)
    far = join(oval(40.6, 104, 1.5, 1.8), outline((38.2, 117), (38.4, 106, 40.6, 106), (43, 106, 43, 117)))
    s.spot(41.4, 102.4, 0.6, 9, key, 0.7)
    s.fill(far, ink)
    s.fill(oval(41.6, 102.6, 0.9), "#fff3c8")
    s.fill(oval(40.6, 117.4, 4.6, 0.9), ink, 0.6)
    s.fill(box(-4, 38, 14, 176), mix(ink, deep, 0.2))


def _seam(s: Gouache) -> None:
    """Paint the coal face at the right: cloven planes, cool in the dark, warm where the beam falls on them."""
    ink, deep, key = s.ink, s.deep, s.key
    face = outline(
        (128, 38),
        (92, 38),
        (84, 50),
        (88, 66),
        (80, 80),
        (84, 96),
        (76, 112),
        (82, 132),
        (74, 150),
        (78, 176),
        (128, 176),
    )
    s.fill(face, mix(ink, deep, 0.3))
    s.rim([face], STEEL, (-1, -0.2), 0.8)
    with s.clipped(face):
        for corners, tone in (  # cloven faces, lit where they are near the beam
            (((92, 38), (128, 38), (128, 56), (106, 50), (88, 58)), mix(ink, STEEL, 0.26)),
            (((128, 96), (128, 122), (108, 112), (98, 98), (114, 94)), mix(key, ink, 0.58)),
            (((82, 94), (98, 98), (108, 112), (90, 120), (78, 112)), mix(key, ink, 0.72)),
            (((108, 112), (128, 122), (128, 146), (104, 138), (90, 120)), mix(ink, STEEL, 0.2)),
            (((74, 148), (90, 120), (104, 138), (96, 158), (80, 164)), mix(ink, STEEL, 0.3)),
            (((104, 138), (128, 146), (128, 176), (94, 176), (96, 158)), mix(ink, STEEL, 0.1)),
        ):
            s.fill(polygon(*corners), tone)
        for edge in (
            ((82, 94), (98, 98), (114, 94)),
            ((90, 120), (108, 112), (128, 122)),
            ((80, 164), (96, 158), (104, 138)),
        ):
            s.stroke(edge, mix(STEEL, key, 0.3), 0.7)


def _collier(s: Gouache) -> None:
    """Paint the collier in profile to the seam: leather cap with its lamp, a madder scarf, sleeves rolled up."""
    ink, haze, key = s.ink, s.haze, s.key
    rim, light = mix(key, "#fff3c8", 0.5), (1.0, -0.3)
    x, y, h = 58.0, 74.0, 23.0
    dark, lit = skin_tone(s, 0.40), skin_tone(s, 0.68)
    head = profile(x, y, h, 1, -2, neck=0.34)
    hair = placed(
        outline(
            *((0.06, -0.36), (0.10, -0.12, -0.02, 0.02), (-0.06, 0.20, -0.20, 0.30), (-0.46, 0.36, -0.56, 0.16)),
            *((-0.62, -0.2, -0.4, -0.44), (-0.1, -0.5, 0.06, -0.36)),
        ),
        x, y, h, -2,
    )  # fmt: skip
    knot = oval(x - 13.6, y + 5.4, 4.2, 4.8)
    cap = placed(
        outline(
            *((0.44, -0.24), (0.36, -0.30, 0.20, -0.30), (-0.2, -0.30, -0.55, -0.02), (-0.66, -0.40, -0.36, -0.62)),
            *((0.0, -0.78, 0.30, -0.56), (0.40, -0.44, 0.44, -0.24)),
        ),
        x, y, h, -2,
    )  # fmt: skip
    jacket = outline(
        *((46, 92), (54, 86, 64, 91), (72, 96, 73, 108), (74, 122, 70, 137), (50, 142, 31, 138)),
        *((29, 118, 33, 104), (36, 95, 46, 92)),
    )
    front = both(jacket, outline((60, 86), (67, 110, 62, 144), (90, 144), (90, 86)))
    skirt = outline((32, 134), (52, 140, 69.4, 134), (76, 150, 80, 180), (18, 180), (24, 152, 32, 134))
    scarf = outline((47, 88), (56, 92, 66, 87), (70, 91, 68, 96), (58, 101, 46, 96), (43, 92, 47, 88))
    tail = outline((48, 95), (42, 102, 40, 112), (46, 111), (50, 104, 52, 97))
    arm = limb((44, 101, 7.2), (53, 128, 5.0), (81, 103, 2.7))
    sleeve = both(arm, polygon((20, 80), (66, 80), (62, 140), (20, 160)))
    roll = polygon((59.4, 113.4, 1.4), (64.4, 117, 1.4), (63, 128.4, 1.4), (58, 130, 1.4))
    s.figure(
        [
            [(skirt, mix(ink, STEEL, 0.4)), (drape(skirt, 60, 4), mix(ink, STEEL, 0.12))],
            [(jacket, mix(RUSSET, ink, 0.72)), (front, mix(RUSSET, key, 0.18))],
            [*hair_tones(s, knot, color=mix(ink, RUSSET, 0.25))],
            [*planes(s, head, dark, lit, mix(haze, key, 0.42)), (head.eye, ink)],
            [*hair_tones(s, hair, color=mix(ink, RUSSET, 0.25))],
            [(cap, mix(RUSSET, ink, 0.5)), (cut(cap, placed(cap, -4, 2.4)), RUSSET)],
            [(tail, mix(PLUM, ink, 0.4))],
            [(scarf, PLUM), (cut(scarf, placed(scarf, 5, -2)), mix(PLUM, ink, 0.45))],
        ],
        rim,
        light,
        1.0,
    )
    for points in (((40, 118), (42, 128, 40, 138)), ((63.6, 102), (67, 120, 65, 138))):  # a seam and the buttons' edge
        s.stroke(points, mix(ink, STEEL, 0.12), 0.9)
    s.figure(
        [
            [(arm, lit), (cut(arm, placed(arm, 1.0, -2.0)), dark)],
            [(sleeve, mix(RUSSET, key, 0.06)), (cut(sleeve, placed(sleeve, 3, -1)), mix(RUSSET, ink, 0.8))],
            [(roll, mix(STEEL, haze, 0.25))],
        ],
        rim,
        light,
        1.0,
    )
    band = both(cap, ribbon([(44, 71, 1.5), (54, 64, 1.5), (66, 63.4, 1.5)], 10))
    for points in (((38, 112), (44, 120, 45, 128)), ((43, 136), (49, 136, 54, 133))):  # folds at the bent elbow
        s.stroke(points, mix(ink, STEEL, 0.1), 0.9)
    s.figure(
        [
            [(band, mix(ink, RUSSET, 0.3))],
            [(box(64.6, 59.4, 70, 67, 1), mix(key, ink, 0.45))],
            [(polygon((70, 59), (73.6, 57), (73.6, 69), (70, 67)), key)],
        ],
        rim,
        light,
        0.6,
    )
    s.fill(oval(73.6, 63, 1.6, 5.6), "#fffbe6")


def _cage(s: Gouache, x: float, y: float) -> None:
    """Paint the cage with its canary; the point is the ring in the collier's hand."""
    ink, haze, key = s.ink, s.haze, s.key
    brass = mix(key, haze, 0.3)
    wires = mix(key, ink, 0.25)
    hollow = outline(
        (x - 11, y + 36),
        (x - 11, y + 18),
        (x - 10.4, y + 7, x, y + 5),
        (x + 10.4, y + 7, x + 11, y + 18),
        (x + 11, y + 36),
    )
    s.fill(hollow, mix(ink, STEEL, 0.3), 0.7)
    s.stroke([(x - 11, y + 27.4), (x + 11, y + 27.4)], mix(RUSSET, ink, 0.2), 1.1)
    # the bird: body and tail, a wing, head, bill
    body = outline(
        (x - 5.6, y + 21),
        (x - 1, y + 16, x + 2.2, y + 18.4),
        (x + 3.6, y + 25, x - 0.6, y + 27),
        (x - 5, y + 27.6, x - 9.6, y + 33),
        (x - 8.4, y + 25, x - 5.6, y + 21),
    )
    head = oval(x + 2.4, y + 16.6, 3.2)
    wing = outline(
        (x - 5, y + 21.4),
        (x - 0.6, y + 19, x + 0.6, y + 22.4),
        (x - 2.6, y + 26.4, x - 7.6, y + 28.6),
        (x - 7, y + 24, x - 5, y + 21.4),
    )
    bill = polygon((x + 5, y + 15.6), (x + 7.8, y + 17), (x + 5, y + 18))
    canary = "#ffd23c"
    s.figure(
        [[(bill, mix(key, RUSSET, 0.5)), (join(body, head), canary)], [(wing, mix(canary, RUSSET, 0.4))]],
        "#fff6c8",
        (0.7, -1),
        0.8,
    )
    s.fill(oval(x + 3.4, y + 16, 0.6), ink)
    for at in (-1, 1):
        s.stroke([(x - 1 + at, y + 26), (x - 1 + at, y + 28)], mix(RUSSET, ink, 0.4), 0.5)
    for at in (-11, -7.4, -3.7, 0, 3.7, 7.4, 11):
        s.stroke(
            [(x + at, y + 35), (x + at, y + 17), (x + at * 0.9, y + 8, x, y + 5)], mix(wires, brass, 0.5 + at / 22), 0.6
        )
    base = polygon((x - 12.4, y + 34), (x + 12.4, y + 34), (x + 12.4, y + 38.4), (x - 12.4, y + 38.4))
    s.figure([[(base, mix(RUSSET, ink, 0.35)), (flank(base, x), mix(RUSSET, ink, 0.6))]], brass, (0.7, -1), 0.8)
    s.line(oval(x, y + 2.4, 2.6), brass, 0.8)
    s.figure([[(small_hand(x - 3.6, y + 0.6, 4.0, -38), skin_tone(s, 0.62))]], mix(key, "#fff3c8", 0.5), (1, -0.3), 0.8)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-37": Picture(
        onyx_trimmer,
        ((92, 75), (63, 117), (50, 142), (54, 103)),
        "lights the first lamp",
        "chapel of a mine",
        "first lamp of a row",
        seed=75,
    ),
    "b1-40": Picture(
        onyx_sorter,
        ((51, 84), (28, 87), (39, 131)),
        "looks through a glass",
        "table of a sorter",
        "fan of light above a candle",
        seed=78,
    ),
    "b1-36": Picture(
        onyx_collier,
        ((104, 74), (66, 76), (82, 104), (88, 122)),
        "lifts a canary's cage",
        "coal face",
        "beam of a cap lamp",
        seed=74,
    ),
}
