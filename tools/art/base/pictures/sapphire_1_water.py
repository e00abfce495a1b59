"""Pictures of the sapphire cards of level 1 on and in water."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.contours import AGED, CHILD, FINE
from tools.art.base.figures import (
    Mood,
    bare_arm,
    drape,
    hair_tones,
    limb,
    planes,
    profile,
    skin,
    skin_tone,
    small_hand,
    small_palm,
)
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.base.hair import CROPPED
from tools.art.base.pigments import CORAL, LAGOON, RUSSET
from tools.art.base.props import bars, sky_steps
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
)


def moon_angler(s: Gouache) -> None:
    """By the moon an angler's rod bends: out of the lake leaps a great fish with a sapphire in its mouth."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 112), [mix(ink, deep, 0.6), mix(deep, mid, 0.55)])
    s.rings(80, 76, [30, 27], [mix(deep, mid, 0.8), mix(haze, "#fffdf6", 0.45)], 0.6)
    for x, y, r in ((90, 66, 5), (68, 88, 3.4), (94, 86, 2.6)):
        s.fill(oval(x, y, r), mix(haze, mid, 0.16))
    # firs on the far shore, the lake with the moon's bars
    shore = polygon((-4, 114), *((x, 104 - (x * 7 % 11) - (6 if x % 8 else 0)) for x in range(-4, 128, 4)), (128, 114))
    s.fill(shore, mix(ink, deep, 0.4))
    s.wash(box(-4, 112, 124, 172), (0, 112), (0, 168), [mix(deep, mid, 0.5), mix(ink, deep, 0.5)])
    bars(s, 84, haze, ((115, 24), (120, 17), (126, 25), (133, 14), (140, 22), (148, 12), (156, 18)), 1.6)
    _boat(s)
    _leaping_fish(s)
    s.gem(SAPPHIRE, 62, 80, 11, -10, 1.6)
    s.cast((62, 121, 16, 3), (62, 131, 10, 2))


def _boat(s: Gouache) -> None:
    """Paint the angler in the stern of his boat, thrown back against the pull of the rod."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    head = profile(28, 94, 14, 1, -16, build=AGED)
    hat = ribbon([(17, 92, 2.0), (26, 87, 2.4), (38, 85, 2.2), (43, 83, 1.2)], 8)
    crown = outline((22, 90), (20, 79, 28, 79), (36, 78, 35, 86), (28, 88, 22, 90))
    coat = outline((16, 110), (22, 104, 30, 108), (36, 122, 34, 134), (10, 134), (10, 118, 16, 110))
    hull = outline((-4, 126), (30, 134, 58, 130), (70, 128, 76, 122), (74, 138, 58, 145), (20, 150, -4, 146))
    rod = ribbon(
        [(31, 129, 1.3), (35, 122, 1.3), (44, 106, 1.2), (50, 84, 1.0), (54, 62, 0.8), (62, 50, 0.6), (70, 47, 0.4)], 12
    )
    rim = mix(haze, "#fffdf6", 0.5)
    for y, half in ((146, 44), (150, 34), (154, 38), (159, 22)):  # its shadow, broken by the water
        bars(s, 30, mix(ink, deep, 0.35), ((y, half),), 1.8)
    s.figure(
        [
            [(coat, mix(ink, deep, 0.5)), (drape(coat, 21, 2), ink)],
            [
                *skin(s, head, 0.36, 0.6),
                (head.eye, ink),
                *hair_tones(s, placed(CROPPED, 28, 94, 14, -16), color=mix(haze, mid, 0.3)),
            ],
            [(crown, key), (hat, mix(key, ink, 0.14)), (both(crown, box(16, 76, 26, 92)), mix(key, ink, 0.4))],
            [
                (hull, mix(ink, deep, 0.35)),
                (
                    both(hull, outline((-4, 126), (30, 134, 76, 122), (74, 128, 30, 140), (-4, 132))),
                    mix(deep, mid, 0.3),
                ),
            ],
            [
                (limb((24, 112, 4.4), (31, 124, 3.4), (41, 113, 2.4)), mix(deep, mid, 0.25)),
            ],
            [(rod, mix(key, ink, 0.4))],
            [(small_hand(35.6, 121.4, 2.9, -40), skin_tone(s, 0.52))],
            [(small_hand(42, 111.6, 3.0, -60), skin_tone(s, 0.62))],
        ],
        rim,
        (1, -0.5),
        1.0,
    )
    s.stroke([(70, 47), (66, 75)], ink, 0.8)  # the line, taut before the moon


def _leaping_fish(s: Gouache) -> None:
    """Paint the fish in its arc: dark back, pale belly, fins spread, the water that falls from it."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    body = outline(
        *((66, 72), (70, 62, 84, 62), (104, 64, 108, 86), (110, 98, 104, 110)),
        *((100, 110), (101, 96, 92, 90), (82, 92, 74, 90), (70, 89, 66, 86), (70, 82, 70, 80), (68, 76, 66, 72)),
    )
    belly = both(body, outline((64, 80), (84, 82, 96, 92), (102, 100, 100, 114), (84, 114), (60, 96)))
    dorsal = polygon(
        (79, 66), (81, 57), (85, 62), (88, 55), (91, 62), (95, 57), (97, 65), (102, 62), (103, 74), (92, 72)
    )
    ventral = outline((97, 92), (90, 100, 92, 106), (99, 104, 102, 98))
    tail = outline((101, 106), (92, 112, 92, 122), (99, 118, 103, 115), (109, 117, 117, 121), (115, 110, 106, 106))
    pectoral = outline((84, 84), (82, 96, 90, 102), (93, 96, 90, 86))
    rim = mix(haze, "#fffdf6", 0.6)
    s.figure(
        [
            [(dorsal, mix(key, ink, 0.25)), (ventral, mix(key, ink, 0.25))],
            [(tail, mix(key, ink, 0.25))],
            [(body, mix(deep, mid, 0.25)), (belly, mix(mid, haze, 0.22))],
            [(pectoral, mix(key, ink, 0.1))],
        ],
        rim,
        (-0.6, -1),
        0.9,
    )
    s.stipple(belly, deep, (88, 80), (82, 96), 0.7, 0.0)
    s.stroke([(80, 66), (77, 76, 81, 86)], mix(mid, haze, 0.4), 1.0)
    for step in range(6):
        x, y = 86 + step * 3.2, 70 + step * step * 0.95
        s.stroke([(x, y), (x + 3.4, y + 1.4, x + 3.6, y + 5)], mix(mid, haze, 0.2), 0.7)
    s.fill(oval(73, 71.6, 2.0), key)
    s.fill(oval(72.8, 71.8, 1.0), ink)
    for x, y, r in (
        (92, 126, 1.6),
        (88, 118, 1.2),
        (116, 112, 1.5),
        (112, 126, 1.9),
        (102, 124, 1.3),
        (84, 108, 1.1),
        (113, 100, 1.0),
    ):
        s.fill(oval(x, y, r), rim)
    splash = outline(
        (82, 132),
        (90, 127, 96, 122),
        (98, 127, 103, 121),
        (106, 127, 116, 124),
        (114, 130, 122, 133),
        (102, 138, 82, 132),
    )
    s.fill(splash, rim)


def sea_floor(s: Gouache) -> None:
    """Level 1: in deepening water a diver on her line reaches for a sapphire, the keel above her, a turtle far off."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    green = mix(LAGOON, haze, 0.6)
    s.wash(
        ALL,
        (0, 34),
        (0, 160),
        [mix(LAGOON, haze, 0.5), mix(mid, LAGOON, 0.3), mid, deep, mix(deep, ink, 0.5)],
        stops=[0, 0.12, 0.3, 0.72, 1],
    )
    for x0, x1, x2, x3, strength in (
        (34, 62, 52, 112, 1.3),
        (82, 90, 116, 140, 0.5),
        (4, 14, -20, 8, 0.4),
    ):
        s.shaft(
            polygon((x0, 30), (x1, 30), (x3, 150), (x2, 150)),
            mix(green, "#ffffff", 0.4),
            strength * 0.6,
            (0, 36),
            (0, 146),
        )
    keel = outline((32, 30), (38, 48, 68, 49), (98, 48, 106, 30))
    skeg = polygon((60, 46), (78, 46), (74, 52.4), (64, 52.4))
    s.figure([[(keel, mix(ink, deep, 0.4)), (skeg, mix(ink, deep, 0.4))]], mix(LAGOON, deep, 0.3), (0, 1), 0.9)
    far = polygon((-2, 104), (12, 96), (22, 110), (36, 116), (54, 124), (78, 118), (122, 122), (122, 172), (-2, 172))
    s.plane(far, mix(mid, deep, 0.2), mix(mid, deep, 0.7), 98, 146)
    _turtle(s, 36, 108)
    for x, y, k in ((20, 68, 1.1), (112, 62, -1.0)):  # fish
        body = outline((x - 4 * k, y), (x, y - 3 * abs(k), x + 4 * k, y), (x, y + 3 * abs(k), x - 4 * k, y))
        tail = polygon((x + 3 * k, y), (x + 6.6 * k, y - 2.2), (x + 6.6 * k, y + 2.2))
        s.fill(join(body, tail), mix(mid, deep, 0.4))
    for x, y, r in ((92, 70, 1.4), (95, 64, 1.9), (93, 57, 1.2), (97, 52, 2.2)):
        s.line(oval(x, y, r), mix(haze, "#ffffff", 0.6), 0.6)
    # the reef, and the stone on its ledge
    reef = outline(
        *(
            (-2, 142),
            (10, 132, 24, 136),
            (40, 141, 56, 131),
            (66, 120, 80, 119),
            (76, 117, 77, 109),
            (82, 103, 96, 104),
        ),
        *((108, 102, 124, 84), (124, 172), (-2, 172)),
    )
    s.figure([[(reef, ink)]], mix(LAGOON, haze, 0.3), (-0.4, -1), 1.0)
    # the stone's light in uneven steps, on water and rock
    for corners, tone, dim in (
        (((62, 92), (76, 76), (98, 72), (115, 84), (113, 104), (98, 118), (74, 120)), mix(mid, haze, 0.25), 0.78),
        (((69, 92), (82, 80), (99, 79), (108, 91), (102, 108), (84, 113)), mix(mid, haze, 0.55), 0.6),
        (((76, 91), (86, 84), (98, 86), (102, 96), (94, 106), (81, 105)), mix(haze, "#ffffff", 0.6), 0.5),
    ):
        step = polygon(*corners)
        s.fill(step, tone)
        s.fill(both(step, reef), mix(tone, mix(ink, deep, 0.6), dim))
    s.gem(SAPPHIRE, 90, 98, 12, glint=1.2, lying=True)
    s.fill(outline((80, 109), (86, 102.4, 99, 105.6), (106, 107, 114, 101), (114, 112), (97, 112, 80, 109)), ink)
    with s.moved(-13, -6, 0.94, turn=13, about=(70, 78)):
        _diver(s)
    for x, y, h, lean in ((66, 130, 22, -4), (73, 126, 15, 3), (116, 102, 28, -3)):
        weed = ribbon([(x, y, 1.7), (x + lean, y - h * 0.5, 1.7), (x - lean * 0.4, y - h, 0.3)])
        s.figure([[(weed, mix(ink, LAGOON, 0.12))]], mix(LAGOON, deep, 0.4), (-1, -0.3), 0.5)


def _turtle(s: Gouache, x: float, y: float) -> None:
    """Paint a turtle that rows through the blue, pale against the far rocks."""
    deep, mid, haze = s.deep, s.mid, s.haze
    tone = mix(LAGOON, deep, 0.45)
    shell = outline(
        (x - 8, y + 2), (x - 5, y - 5, x + 2, y - 4.6), (x + 8, y - 3, x + 9, y + 2), (x, y + 5, x - 8, y + 2)
    )
    limbs = join(
        outline((x + 4, y + 1), (x + 6, y + 9, x, y + 13), (x - 1, y + 7, x, y + 2)),
        outline((x + 5, y - 3), (x + 3, y - 9, x - 2, y - 11), (x, y - 6, x + 1, y - 3)),
        outline((x - 7, y + 1), (x - 12, y + 3, x - 14, y + 7), (x - 8, y + 6, x - 5, y + 3)),
        placed(oval(0, 0, 3.4, 2.4), x + 11.4, y - 0.6, 1, -12),
    )
    s.figure([[(limbs, mix(tone, mid, 0.3))], [(shell, tone)]], mix(LAGOON, haze, 0.5), (0.2, -1), 0.6)
    for dx in (-3, 1, 5):
        s.stroke([(x + dx, y - 4), (x + dx - 1, y + 3)], mix(deep, mid, 0.3), 0.5)
    s.fill(oval(x + 12.4, y - 1.2, 0.5), s.ink)


def _diver(s: Gouache) -> None:
    """Paint the diver aslant, legs at a kick, one arm trailing, the other at the stone, whose blue is on her cheek."""
    ink, haze, key = s.ink, s.haze, s.key
    rim, light = mix(haze, "#fffdf6", 0.7), (0.3, -1)
    x, y, h, turn = 86.0, 76.4, 15.6, 20.0
    far, dark, lit = skin_tone(s, 0.20), skin_tone(s, 0.34), skin_tone(s, 0.60)
    head = profile(x, y, h, 1, turn, neck=0.34, build=FINE)
    hair = placed(
        outline(
            *((0.30, -0.40), (0.20, -0.64, -0.14, -0.60), (-0.60, -0.56, -0.56, -0.04), (-0.80, 0.10, -1.5, -0.16)),
            *((-1.2, 0.30, -0.74, 0.34), (-1.0, 0.46, -1.34, 0.56), (-0.74, 0.66, -0.36, 0.30)),
            *((-0.20, 0.16, -0.16, -0.08), (-0.02, -0.26, 0.30, -0.40)),
        ),
        x, y, h, turn,
    )  # fmt: skip
    trunk = outline(
        (81, 80), (80, 89, 72, 88.6), (62, 84, 53, 79), (47, 76, 49, 67.4), (55, 61, 64, 66.6), (75, 70, 81, 80)
    )
    near_leg = join(bare_arm((54, 74), (41, 81.6), (27, 76.6), 1.36), oval(52, 74, 6.2, 5.8))
    breeches = join(both(near_leg, box(37, 60, 62, 90)), both(trunk, polygon((44, 58), (60, 58), (54, 90), (44, 92))))
    near_foot = outline(
        (28, 78.4), (22, 80.6, 15.4, 81.6), (14.4, 80, 17, 79), (20, 76.4, 24, 74.6), (27, 72.6, 29.6, 75)
    )
    far_leg = join(bare_arm((53, 70), (40, 68.4), (27, 59.6), 1.22), oval(51, 69.6, 5.4))
    far_foot = outline(
        (28.2, 61.6), (22, 61, 15.6, 58.6), (15, 57, 17.8, 56.6), (21, 55.8, 24.4, 56), (27.4, 55.4, 29.4, 58.4)
    )
    trail = bare_arm((74, 84), (66, 95), (55, 98), 0.96)
    reach = bare_arm((77, 83), (88, 91), (99, 96), 1.1)
    s.stroke([(66, 50), (74, 58, 56, 68)], mix(key, haze, 0.3), 0.9)
    s.figure(
        [
            [(far_leg, far), (far_foot, far)],
            [(trail, far), (small_hand(53.4, 98.6, 2.6, 168), far)],
            [(trunk, "#fff6dc"), (both(trunk, placed(trunk, 1, 9)), mix(s.mid, s.deep, 0.6))],
            [
                (near_leg, lit),
                (near_foot, lit),
                (both(join(near_leg, near_foot), placed(join(near_leg, near_foot), 0.4, 3)), dark),
            ],
            [(breeches, CORAL), (both(breeches, placed(breeches, 0.6, 5)), mix(CORAL, "#7a1430", 0.62))],
            [*planes(s, head, dark, lit, mix(haze, key, 0.35)), (head.eye, ink), *hair_tones(s, hair)],
            [(reach, dark), (cut(reach, placed(reach, 1, 2)), lit), (small_palm(101.6, 96.4, 3.0, 92), dark)],
        ],
        rim,
        light,
        0.9,
        clean=True,
    )


def stone_skipper(s: Gouache) -> None:
    """Level 1: from a rock a boy, dark before the low sun, has let fly; his stone skips over the lake into its track."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    cream = "#fff3cf"
    gold = mix(key, cream, 0.3)
    s.fill(ALL, mix(deep, ink, 0.2))
    sky_steps(s, ((47, mix(mid, deep, 0.35)), (57, mix(key, "#c8662e", 0.45)), (69, gold)), 96, -6)
    s.fill(oval(47, 84, 15), cream)
    low = polygon((40, 92), (58, 87.4), (76, 84), (92, 86.6), (110, 82), (124, 84.6), (124, 94), (40, 94))
    s.fill(low, mix(mix(deep, CORAL, 0.2), ink, 0.2))
    peak = polygon((-4, 46), (4, 42), (19, 60), (24, 63), (34, 79), (39, 82), (47, 91), (47, 94), (-4, 94))
    s.fill(peak, mix(ink, deep, 0.22))
    face = both(peak, polygon((4, 42), (60, 100), (40, 94), (30, 84), (27, 76), (17, 68), (14, 60), (6, 52)))
    s.fill(face, mix(deep, mid, 0.2))
    s.fill(both(peak, cut(peak, placed(peak, -1.3, 0.9))), gold)
    _evening_lake(s)
    _skips(s)
    _shore(s)
    _skipper(s)


def _evening_lake(s: Gouache) -> None:
    """Paint the lake in three steps that end in grain, and the sun's track, broader towards us."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    gold = mix(key, "#fff3cf", 0.3)
    s.fill(box(-4, 91, 124, 176), mix(mid, "#fff3cf", 0.12))
    middle, near = (
        box(-4, 103, 124, 176),
        outline((-4, 121), (40, 130, 76, 134), (100, 136, 124, 132), (124, 176), (-4, 176)),
    )
    s.fill(middle, mix(mid, deep, 0.35))
    s.stipple(box(-4, 92, 124, 103), mix(mid, deep, 0.35), (0, 103), (0, 93), 0.7, 0.0)
    s.fill(near, mix(deep, ink, 0.45))
    s.stipple(cut(middle, near), mix(deep, ink, 0.45), (0, 136), (0, 119), 0.55, 0.0)
    s.fill(outline((-4, 91), (46, 91), (38, 95, 20, 97), (6, 99, -4, 99)), mix(ink, deep, 0.3))  # the peak's reflection
    rows = (
        (46, 91, 21),
        (48, 94.4, 15),
        (44, 97.6, 18),
        (49, 101, 17),
        (45, 104.6, 15),
        (49, 108.4, 19),
        (46, 112.4, 21),
    )
    flakes = ((50, 116.6, 17), (45, 120.6, 12), (53, 128, 11), (44, 134.6, 8), (51, 143, 6))
    track = [
        outline((x - half, y), (x, y - 3.4, x + half, y), (x, y + 3.4, x - half, y)) for x, y, half in (*rows, *flakes)
    ]
    s.fill(both(join(box(40, 91, 54, 116), *track), box(-4, 91, 124, 176)), gold)
    s.fill(outline((34, 91), (60, 91), (54, 93, 51, 97.4), (47, 95, 43, 98), (41, 93, 34, 91)), "#fff3cf")


def _skips(s: Gouache) -> None:
    """Paint where the stone has touched, each ring smaller than the last, and the spray it throws up behind it."""
    haze, key = s.haze, s.key
    cream = "#fff3cf"
    for x, y, r in ((75.4, 131.4, 9.4), (67.0, 123.2, 5.4)):
        ring = cut(oval(x, y, r, r * 0.27), oval(x + 0.5, y + 0.5, r - 1.5, r * 0.27 - 0.85))
        s.fill(ring, mix(key, cream, 0.55))
    fan = outline(  # smooth where the stone has cut it, torn where it falls
        *((40, 118), (52, 120, 60, 116.4), (64, 112.4, 71, 110.6), (65.4, 109.4, 62.4, 110), (63.6, 105, 67.6, 101)),
        *((61.6, 102.6, 59, 105.6), (58.6, 100, 60, 95), (55.6, 99, 54.4, 104), (50, 110, 40, 118)),
    )
    s.fill(fan, mix(haze, "#ffffff", 0.7))
    s.fill(both(fan, placed(fan, 3.0, 3.4)), mix(haze, s.mid, 0.4))
    for x, y, r in ((65.6, 96.6, 0.9), (71.6, 105, 1.0)):
        s.fill(oval(x, y, r), mix(haze, "#ffffff", 0.7))
    with s.moved(turn=-16, about=(46, 112)):
        s.gem(SAPPHIRE, 46, 112, 11.4, 16, 1.2, worn=True, lying=True)


def _shore(s: Gouache) -> None:
    """Paint the rock under the thrower's feet, dark, with a lit edge."""
    ink, haze, key = s.ink, s.haze, s.key
    bank = outline((66, 141), (74, 137, 90, 136.6), (112, 137, 128, 131), (128, 176), (82, 176), (80, 154, 66, 141))
    s.figure([[(bank, ink)]], mix(key, haze, 0.2), (-0.5, -1), 0.9, clean=True)


def _skipper(s: Gouache) -> None:
    """Paint the thrower in a deep lunge: the arm has swung through before him, the other one flies up behind."""
    ink, key = s.ink, s.key
    x, y, h, tilt = 80.0, 64.0, 16.0, -14.0
    head = profile(x, y, h, -1, tilt, neck=0.34, build=CHILD, mood=Mood.INTENT)
    hair = placed(CROPPED, x, y, h, tilt, True)
    jacket = outline(
        (81, 79), (84, 72, 93, 73), (102, 78, 106, 92), (110, 101, 110, 109), (100, 115, 90, 109), (90, 94, 81, 79)
    )
    sole = outline(
        (-2.6, -5.6), (2.6, -5.6), (3.0, -1.4), (2.6, 0.8), (-8.4, 0.8), (-9.4, -1.6, -6, -2.8), (-2.8, -5.6)
    )
    front = join(limb((97, 106, 6.2), (77, 115, 4.9), (81, 131, 2.8)), placed(sole, 81, 137.4, 0.94))
    rear = join(limb((103, 106, 6.2), (107, 121, 4.6), (118, 131, 2.8)), placed(sole, 120.4, 135.6, 0.9, 40))
    far_arm = limb((96, 79, 4.0), (108, 81, 3.2), (113, 68, 2.2))
    near_arm = limb((87, 80.4, 4.6), (78.6, 92, 3.6), (65, 87.4, 2.2))
    coat = mix(CORAL, ink, 0.9)
    warm, dark = skin_tone(s, 0.46), skin_tone(s, 0.06)
    face = planes(s, head, dark, warm, mix(key, "#fff3cf", 0.6))
    scarf = ribbon([(79.4, 77.0, 1.8), (84, 77.6, 2.6), (90, 74.0, 2.6), (94, 69.6, 1.8)], 8)
    tail = ribbon([(92, 72, 2.0), (99, 67, 2.6), (104, 62, 2.2), (111, 60, 0.4)], 8)
    far_hand, near_hand = small_palm(113.6, 64.4, 2.5, 14), small_palm(61.4, 86.4, 2.9, -82, True)
    parts = (
        [(far_arm, mix(coat, ink, 0.4)), (far_hand, dark)],
        [(tail, mix(CORAL, ink, 0.3))],
        [(rear, ink)],
        [(front, ink)],
        [(jacket, coat)],
        [*face, (head.eye, ink), *hair_tones(s, hair, -1, color=mix(RUSSET, ink, 0.8))],
        [(scarf, mix(CORAL, ink, 0.1))],
        [(near_arm, coat)],
        [(near_hand, mix(warm, ink, 0.25))],
    )
    s.figure(parts, mix(key, "#fff3cf", 0.4), (-1.0, -0.55), 1.1)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-09": Picture(
        moon_angler,
        ((62, 80), (30, 94), (42, 112), (74, 72)),
        "lands a leaping fish",
        "mountain lake",
        "full moon",
        seed=9,
    ),
    "b1-16": Picture(
        sea_floor, ((90, 98), (72, 74), (80, 96)), "dives for a stone", "sea bed", "shafts in deep water", seed=16
    ),
    "b1-12": Picture(
        stone_skipper,
        ((46, 112), (80, 58), (64, 86), (64, 108), (100, 66)),
        "skips a stone",
        "lake in the mountains",
        "low sun beside a peak",
        seed=12,
    ),
}
