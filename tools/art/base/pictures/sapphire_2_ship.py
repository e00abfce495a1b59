"""Pictures of the sapphire cards of level 2 aboard a ship."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import CHILD, FIRM, FULL
from tools.art.base.faces import rounded
from tools.art.base.figures import Mood, drape, limb, planes, profile, shoe, skin, skin_tone, small_hand
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.base.hair import CAP
from tools.art.base.pigments import CORAL, LAGOON, ROSE, RUSSET
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    WIDTH,
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


def sapphire_crow(s: Gouache) -> None:
    """Level 2: the ship's boy cries land: an isle like a cut stone in the one gap of the storm."""
    ink, deep, mid = s.ink, s.deep, s.mid
    s.wash(ALL, (0, 38), (0, 104), [mix(ink, deep, 0.35), mix(deep, ink, 0.2), mix(mid, ROSE, 0.4)])
    _storm_gap(s)
    _storm_sea(s)
    _sail_and_mast(s)
    with s.moved(-2.0, 0.0, 1.18, about=(66.0, 112.0)):
        _boy_in_the_nest(s)
    s.cast((104, 106, 15, 4), (101, 116, 10, 3))


def _storm_gap(s: Gouache) -> None:
    """Paint the one gap of the storm: the sun behind head and hand, and the isle before it."""
    deep, mid, haze, key = s.deep, s.mid, s.haze, s.key
    with s.clipped(box(-2, -2, WIDTH + 2, 100)):
        s.rings(
            98,
            84,
            [40, 34, 22],
            [mix(mid, haze, 0.3), mix(haze, key, 0.4), mix(key, "#fff3c8", 0.5)],
            0.0,
        )
        for y, x0, x1, k, h in ((40, 52, 124, -0.2, 8),):
            s.fill(
                outline(
                    (x0, y + h),
                    (x0 + 5, y + h * 0.2, x0 + (x1 - x0) * 0.4, y),
                    (x1, y - h * 0.2),
                    (x1, y + h * 0.7),
                    (x0 + (x1 - x0) * 0.5, y + h * 0.8, x0, y + h),
                ),
                mix(deep, mid, k + 0.2),
            )
        s.gem(1, 103, 93, 11, glint=1.1)


def _storm_sea(s: Gouache) -> None:
    """Paint the sea in two flat tones: the glitter and a few crests below the sun."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(box(-2, 98, WIDTH + 2, 172), mix(mid, deep, 0.55))
    s.fill(outline((-2, 134), (30, 124, 64, 130), (96, 136, 126, 126), (126, 174), (-2, 174)), mix(deep, ink, 0.35))
    for y, w in ((100, 18), (103, 12), (106.4, 15), (110.6, 9), (115, 12)):
        s.fill(
            polygon((101 - w, y), (101 + w, y), (101 + w - 3, y + 1.4), (101 - w + 3, y + 1.4)), mix(key, haze, 0.35)
        )
    for y, x0, x1 in ((122, 74, 122), (134, 80, 126), (148, 70, 118)):  # crests under the sun alone
        crest = outline((x0, y), ((x0 + x1) / 2, y - 7, x1, y), ((x0 + x1) / 2, y - 3, x0, y))
        s.fill(crest, mix(mid, haze, 0.4 - (y - 122) * 0.008))


def _sail_and_mast(s: Gouache) -> None:
    """Paint the sail in half shade, its yard, the mast and two stays."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    sail = outline((6, 34), (58, 40), (54, 70, 46, 92), (30, 104, -4, 104), (-4, 34))
    s.fill(sail, mix(haze, "#ffffff", 0.35))
    s.fill(both(sail, outline((-4, 34), (30, 36), (36, 66, 26, 104), (-4, 106))), mix(deep, mid, 0.3))
    lit = outline((50, 36), (58, 40), (54, 70, 46, 92), (37, 99), (48, 72, 50, 36))
    s.fill(both(sail, lit), mix(haze, key, 0.42))
    s.fill(polygon((-4, 33), (62, 36), (62, 39), (-4, 36)), ink)
    s.figure(
        [[(polygon((56.6, 30), (61.4, 30), (66, 172), (55, 172)), ink)]],
        rim=mix(key, haze, 0.4),
        light=(1, 0),
        width=0.8,
    )
    for x, y in ((20, 172), (88, 172)):
        s.stroke([(59, 46), (x, y)], ink, 0.7)


def _boy_in_the_nest(s: Gouache) -> None:
    """Paint the ship's boy, who leans out of his nest, one arm round the mast, and points at the isle."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    x, y, h, tilt = 81.0, 66.6, 14.6, 4.0
    head = profile(x, y, h, 1, tilt, build=CHILD, mood=Mood.WONDER)
    cap = placed(CAP, x, y, h, tilt)
    tail = ribbon([(74, 63, 2.2), (68, 60.4, 2.6), (62.6, 63, 2.2), (58, 60, 0.6)], 10)
    torso = outline((58, 112), (59, 98, 66, 84), (69, 77, 76, 76), (84, 78, 84, 85), (82, 96, 77, 112))
    vest = outline((58, 112), (59, 98, 66, 84), (69, 77, 74, 76), (76, 84, 72, 94), (69, 104, 69, 112))
    hold = limb((72, 81, 4.2), (64, 89, 3.2), (58.4, 84, 2.3))
    point = limb((79, 82, 4.6), (90.4, 80.4, 3.2), (100, 76, 2.1))
    finger = limb((102.4, 74.6, 1.3), (106, 72.8, 1.0), (108.6, 71.6, 0.7))
    nest = polygon((51, 99), (83, 97), (79, 116, 3), (55, 117, 3))
    rim = mix(key, "#fff3c8", 0.35)
    flesh = skin_tone(s, 0.62)
    s.figure(
        [
            [(tail, mix(key, ink, 0.2)), (both(tail, placed(tail, 0, 2)), mix(key, ink, 0.5))],
            [
                (torso, mix(haze, "#ffffff", 0.6)),
                *(
                    (both(torso, polygon((50, row + 3), (90, row - 2), (90, row + 1), (50, row + 6))), CORAL)
                    for row in (80, 86.4, 92.8, 99)
                ),
            ],
            [(vest, mix(deep, mid, 0.25)), (both(vest, placed(vest, -5, 0)), mix(ink, deep, 0.4))],
            [(hold, mix(deep, mid, 0.2)), (cut(hold, placed(hold, 0.8, -1.8)), mix(ink, deep, 0.4))],
            [(small_hand(56.8, 81.8, 3.0, 214, True), skin_tone(s, 0.5))],
            [
                *skin(s, head, 0.34, 0.56),
                (head.eye, ink),
                (cap, key),
                (cut(cap, placed(cap, -5, 0.6)), mix(key, ink, 0.4)),
            ],
            [(finger, flesh), (small_hand(101.6, 75.4, 3.0, -24), flesh)],
            [(point, mix(ink, deep, 0.35)), (cut(point, placed(point, -0.8, 1.8)), mix(deep, mid, 0.4))],
        ],
        rim=rim,
        light=(1, 0.1),
        width=0.9,
        clean=True,
    )
    s.figure(
        [
            [
                (nest, mix(RUSSET, ink, 0.45)),
                (polygon((49, 97), (85, 95), (84.6, 99.6), (49.6, 101.6)), mix(RUSSET, key, 0.25)),
            ]
        ],
        rim=rim,
        light=(1, -0.4),
        width=0.9,
        clean=True,
    )
    for k in range(5):
        s.stroke([(55 + k * 6.4, 102 - k * 0.4), (58 + k * 4.8, 115)], mix(ink, deep, 0.6), 0.8)


def helm(s: Gouache) -> None:
    """By night a helmswoman stands astride at the wheel before one huge pale wave; the stone in the compass lights her face."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 96), [mix(ink, deep, 0.35), mix(deep, mid, 0.2)])
    for number, (x, y) in enumerate(((12, 48), (26, 60), (38, 44), (16, 74), (52, 50))):
        s.glint(x, y, 1.3 + number % 3 * 0.4, haze)
    _standing_wave(s)
    # the deck heels with her: planks, the far rail, and foam that breaks over it
    rail = polygon((-4, 129), (124, 111), (124, 118), (-4, 136))
    s.figure([[(rail, mix(ink, deep, 0.3))]], haze, (0, -1), 0.9)
    for x in range(2, 124, 13):
        s.fill(taper((x, 131 - x * 0.14), 1.5, (x + 1, 144 - x * 0.14), 1.5), mix(ink, deep, 0.25))
    deck = polygon((-4, 144), (124, 126), (124, 176), (-4, 176))
    s.fill(deck, deep)
    with s.clipped(deck):
        s.rings(97, 134, [46, 30, 17], [mix(deep, mid, 0.35), mid, mix(mid, haze, 0.5)], 0.6)
        for x in (-60, -26, 6, 36, 64, 94, 128, 166):
            s.stroke([(74 + (x - 74) * 0.4, 126), (x, 176)], mix(ink, deep, 0.15), 0.9)
    s.rim([deck], haze, (0.1, -1), 0.8)
    foam = outline(
        *((-6, 138), (-2, 124, 8, 127), (12, 117, 20, 123), (29, 117, 31, 126), (38, 124, 38, 131)),
        *((46, 131, 42, 137), (30, 136, 22, 141), (10, 138, -6, 146)),
    )
    s.figure([[(foam, mix(haze, "#ffffff", 0.5)), (both(foam, placed(foam, -2, 6)), mix(mid, haze, 0.55))]])
    for x, y, r in ((34, 112, 1.5), (43, 119, 1.2), (26, 108, 1.1), (14, 113, 1.6), (48, 127, 1.0), (39, 104, 0.9)):
        s.fill(oval(x, y, r), mix(haze, "#ffffff", 0.6))
    _wheel(s, 61, 113)
    _binnacle(s, 99, 97)
    _helmswoman(s)


def _standing_wave(s: Gouache) -> None:
    """Paint the wave that fills the sky: its lit face in bands that follow its curve, its crest in claws of foam."""
    deep, mid, haze = s.deep, s.mid, s.haze
    white, glass = mix(haze, "#ffffff", 0.55), mix(LAGOON, haze, 0.3)
    face = outline(
        *((-6, 132), (22, 112, 32, 82), (40, 52, 74, 44), (100, 38, 128, 50), (128, 140), (-6, 150)),
    )
    s.fill(face, mix(LAGOON, mid, 0.45))
    with s.clipped(face):
        for reach, tone in (
            (0, mix(glass, mid, 0.2)),
            (13, mix(glass, "#ffffff", 0.5)),
            (20, glass),
            (33, mix(LAGOON, mid, 0.35)),
            (47, mix(mid, deep, 0.25)),
        ):
            band = outline(
                (128, 58 + reach),
                *((96, 54 + reach, 78, 74 + reach), (58, 100 + reach, 46, 150 + reach), (132, 150 + reach)),
            )
            s.fill(band, tone)
        s.stipple(face, mix(mid, deep, 0.3), (70, 92), (52, 128), 0.0, 0.75)
    crest = outline((26, 98), (36, 50, 74, 41), (104, 35, 128, 45), (128, 56), (98, 46, 76, 56), (46, 66, 26, 98))
    claws = join(
        crest,
        *(
            placed(ribbon([(0, 0, 4.6), (5, 6, 3.4), (3.6 - lean, 11, 2.0), (-lean, 12, 0.5)], 8), x, y, k)
            for x, y, lean, k in ((104, 45, 1, 1.5), (86, 49, 2, 1.0), (74, 54.6, 3, 0.64))
        ),
    )
    s.fill(placed(claws, 1.6, 2.6), mix(LAGOON, mid, 0.6))
    s.fill(claws, white)
    for x, y, r in ((36, 60, 1.5), (30, 69, 1.1), (46, 49, 1.3), (62, 40.6, 1.0), (25, 80, 1.3), (33, 50, 0.9)):
        s.fill(oval(x, y, r), white)


def _wheel(s: Gouache, x: float, y: float) -> None:
    """Paint the wheel before the helmswoman: of it one sees the rim with its handles."""
    ink, haze, key = s.ink, s.haze, s.key
    wood = mix(key, ink, 0.42)
    spokes = [taper(around(x, y, 6, turn), 1.3, around(x, y, 37, turn), 1.5) for turn in range(32, 392, 45)]
    knobs = [oval(*around(x, y, 37.4, turn), 2.1) for turn in range(32, 392, 45)]
    ring = cut(oval(x, y, 30.5), oval(x, y, 25.5))
    s.figure([[(join(*spokes, *knobs), mix(key, ink, 0.58))], [(ring, wood)]], haze, (1, -0.6), 0.9)


def _helmswoman(s: Gouache) -> None:
    """Paint the helmswoman from behind, feet apart, her face in profile to the compass, both hands on the rim."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = mix(haze, "#ffffff", 0.5)
    head = profile(63, 68, 16, 1, 8, neck=0.3, mood=Mood.INTENT, build=FIRM)
    hat = placed(
        outline(
            (0.54, -0.19), (0.42, -0.34, 0.35, -0.42), (0.24, -0.68, -0.08, -0.66), (-0.44, -0.64, -0.56, -0.22),
            (-0.68, 0.02, -1.0, 0.20), (-0.66, 0.26, -0.38, 0.08), (-0.08, -0.20, 0.54, -0.19),
        ), 63, 68, 16, 8,
    )  # fmt: skip
    coat = outline(
        *((54, 81), (62, 76, 71, 81), (77, 92, 73, 106), (78, 122, 84, 132), (72, 138, 64, 133), (60, 139, 48, 141)),
        *((49, 124, 51, 106), (47, 92, 54, 81)),
    )
    skirt = outline((52, 112), (47, 126, 38, 137), (46, 141, 58, 136), (60, 124, 60, 112))
    left, right = (
        limb((54, 132, 5.6), (46, 146, 4.4), (43, 157, 3.6)),
        limb((72, 130, 5.6), (80, 142, 4.4), (83, 153, 3.6)),
    )
    boots = join(placed(shoe(0, 0, -1, 0.9), 43, 162, 1, -8), placed(shoe(0, 0, 1, 0.9), 83, 157, 1, -8))
    far, near = (
        limb((54, 86, 4.8), (40, 93, 4.0), (34.4, 100.4, 2.9)),
        limb((71, 86, 4.8), (83, 95, 4.0), (88.4, 103, 2.9)),
    )
    warm = skin_tone(s, 0.6)
    s.figure(
        [
            [(join(left, right, boots), ink)],
            [
                (coat, mix(deep, mid, 0.55)),
                (drape(coat, 70, 3), mix(ink, deep, 0.4)),
                (drape(coat, 61, -2), ink),
                (skirt, ink),
            ],
            [(polygon((50.6, 104), (74, 104), (74.4, 108), (50.2, 108)), mix(key, ink, 0.12))],
            [*skin(s, head, 0.36, 0.62), (head.eye, ink)],
            [
                (hat, key),
                (cut(hat, placed(hat, -5, -0.6)), mix(key, haze, 0.25)),
                (both(hat, placed(hat, -9, 1.4)), mix(key, ink, 0.4)),
            ],
            [(far, mix(ink, deep, 0.3)), (small_hand(33, 102, 3.5, 118), warm)],
            [(near, mix(deep, mid, 0.3)), (small_hand(89.6, 104.4, 3.5, 62), mix(warm, key, 0.3))],
        ],
        rim,
        (1, 0.1),
        1.0,
    )
    s.stroke([(62.4, 84), (61, 94, 61.6, 103)], ink, 0.8)
    s.stroke([(63.4, 109), (65, 120, 64.4, 131)], ink, 0.8)
    s.stroke([(55, 63.4), (62, 60, 69.4, 62.6)], mix(key, ink, 0.6), 0.7)
    chin = both(head.head, polygon((66, 74), (76, 67), (80, 84), (63, 84)))
    s.fill(both(chin, cut(chin, placed(chin, -1.6, -1.8))), mix(haze, "#ffffff", 0.3))


def _binnacle(s: Gouache, x: float, y: float) -> None:
    """Paint a compass stand: a column, and over it a bowl of glass with the stone; the point is its middle."""
    ink, deep, key = s.ink, s.deep, s.key
    brass = mix(key, ink, 0.22)
    column = polygon((x - 6, y + 11), (x + 6, y + 11), (x + 9, y + 47), (x - 9, y + 47))
    s.fill(oval(x, y + 46, 13, 3), ink)
    s.figure([[(column, ink), (both(column, box(x - 6, y, x - 1, y + 50)), mix(ink, deep, 0.8))]], key, (-1, -1), 0.7)
    s.fill(oval(x, y, 13.6), "#f6fbff")
    s.gem(SAPPHIRE, x, y, 9.6, 10, 1.7, shining=True)
    s.line(oval(x, y, 13.6), brass, 1.4)
    bowl = outline(
        (x - 14.6, y + 5), (x, y + 13, x + 14.6, y + 5), (x + 11, y + 15, x, y + 15), (x - 11, y + 15, x - 14.6, y + 5)
    )
    cap = join(oval(x, y - 15.4, 2.4), box(x - 5, y - 15, x + 5, y - 12.6, 1))
    s.figure([[(bowl, brass)], [(cap, brass)]], "#fff1d0", (0.3, -1), 0.7)


_STAR: Final = (96.0, 64.0)
"""Where the evening star stands."""


def star_sight(s: Gouache) -> None:
    """Level 2: at nightfall the navigator takes the height of the first star; it is the stone, and it lights the sea."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(
        ALL,
        (0, 38),
        (0, 124),
        [mix(ink, deep, 0.4), mix(ink, deep, 0.8), mix(mid, haze, 0.4), mix(key, haze, 0.35), mix(key, "#fff3c8", 0.6)],
        stops=[0, 0.34, 0.56, 0.76, 1.0],
    )
    for left, y, wide, tone in ((58, 104, 40, 0.2), (-6, 113, 40, 0.25)):
        cloud = outline((left, y), (left + wide * 0.4, y - 4.6, left + wide, y), (left + wide * 0.5, y + 1.6, left, y))
        s.figure([[(cloud, mix(deep, mid, 0.3 + tone))]], mix(key, haze, 0.3), (0.2, 1), 0.7)
    sea = box(-4, 122, 124, 176)
    s.wash(sea, (0, 122), (0, 168), [mix(deep, mid, 0.6), mix(deep, ink, 0.45)])
    s.fill(box(-4, 121.4, 124, 122.6), mix(key, "#fff3c8", 0.4))
    for y, half in ((125, 4), (130.4, 6), (136, 8), (142, 10.4)):
        s.fill(
            polygon(
                (_STAR[0] - half, y),
                (_STAR[0] + half, y),
                (_STAR[0] + half - 2, y + 1.4),
                (_STAR[0] - half + 2, y + 1.4),
            ),
            haze,
        )
    s.rings(*_STAR, [34, 25, 15], [mix(deep, mid, 0.5), mix(mid, haze, 0.3), "#f4fbff"])
    for turn, reach in ((0, 30), (90, 46), (180, 30), (270, 30), (45, 20), (135, 20), (225, 20), (315, 20)):  # its rays
        end, (near, far) = around(*_STAR, reach, turn), (around(*_STAR, 13, turn + side) for side in (-9, 9))
        s.fill(polygon(near, end, far), "#f4fbff")
    for x, y, r in ((60, 50, 0.6), (74, 44, 0.4), (112, 46, 0.5), (44, 46, 0.5), (116, 84, 0.5), (36, 60, 0.4)):
        s.fill(oval(x, y, r), "#ffffff")
    # the far ship, and the shrouds beside us
    hull = outline((106, 121.6), (107, 118, 108, 118), (117, 118), (118, 119, 116.4, 121.6))
    sails = join(polygon((109, 117), (109.4, 109), (112.4, 116.6)), polygon((113, 117), (113.4, 106), (117, 116.6)))
    s.fill(join(hull, sails), mix(ink, deep, 0.5))
    for x in (-6, 4, 14):
        s.stroke([(x, 146), (x + 26 - x * 0.3, 34)], ink, 1.0)
    s.gem(SAPPHIRE, *_STAR, 11.4, 10, 1.9)
    _navigator(s)
    _octant(s, 69.4, 78.6)
    rail = box(-4, 146, 124, 151)
    s.figure(
        [[(box(-4, 151, 124, 176), mix(ink, deep, 0.25))], [(rail, mix("#6a4526", ink, 0.45))]], key, (0.3, -1), 0.8
    )
    for x in (60, 82):  # belaying pins, and the line made fast to them
        pin = join(taper((x, 143), 1.3, (x, 154), 0.8), oval(x, 142.6, 1.9))
        s.figure([[(pin, mix("#8a5a30", ink, 0.3))]], mix(key, haze, 0.4), (0.5, -1), 0.6)
    for x in (60, 82):
        s.line(oval(x, 158, 3.6, 7), mix("#c89a5a", ink, 0.2), 1.1)
        s.line(oval(x + 1, 158.6, 2.2, 6), mix("#c89a5a", ink, 0.4), 0.8)
    gull = outline(
        (73, 146),
        (71.6, 141, 76, 138.6),
        (79, 137, 80.4, 134.4),
        (83, 133.6, 83.6, 136),
        (86, 136.8),
        (83.4, 138),
        (84, 143, 80, 146),
    )
    s.figure(
        [
            [
                (gull, mix(haze, "#ffffff", 0.5)),
                (outline((71, 145), (76, 139, 81, 142), (78, 146, 71, 145)), mix(deep, haze, 0.4)),
            ]
        ],
        key,
        (0.7, -0.6),
        0.6,
    )
    s.fill(oval(82.2, 135.6, 0.45), ink)


def _navigator(s: Gouache) -> None:
    """Paint the navigator in profile, both arms up to her instrument, a braid over her coat: glow in front, night behind."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = mix(key, haze, 0.45), (1.0, 0.1)
    skin = (skin_tone(s, 0.30), skin_tone(s, 0.54), mix(key, "#fff3dc", 0.4))
    coat = (ink, mix(ink, deep, 0.45), mix(deep, mid, 0.2))
    head = profile(53, 79, 19, 1, -12, neck=0.24, mood=Mood.WONDER, build=FULL)

    def put(path: skia.Path) -> skia.Path:
        return placed(path, 53, 79, 19, -12)

    hair = put(
        outline(
            *((-0.24, 0.16), (-0.54, 0.10, -0.52, -0.24), (-0.46, -0.62, -0.02, -0.60), (0.27, -0.59, 0.365, -0.32)),
            *((0.22, -0.34, 0.12, -0.24), (0.02, -0.08, -0.10, -0.04), (-0.20, 0.06, -0.24, 0.16)),
        )
    )
    braid = ribbon([(46, 82, 3.0), (41, 89, 3.0), (42, 98, 2.7), (39, 106, 2.2), (40, 113, 0.6)], 10)
    body = outline(
        (39, 102),
        (43, 91, 53, 90.6),
        (61, 92, 63, 100),
        (63, 114, 61, 122),
        (68, 140, 70, 176),
        (32, 176),
        (34, 140, 39, 122),
        (36, 112, 39, 102),
    )
    far = limb((60, 97, 4.2), (73, 103, 3.4), (79, 92.6, 2.3))
    near = limb((46, 99, 5.2), (56, 112, 4.2), (68.4, 97.4, 2.6))
    rounded(s, far, (coat[0], coat[1], coat[1]), light, 1.6, rim)
    s.figure([[(small_hand(79.6, 91, 2.9, -60), skin[1])]], rim, light, 0.6)
    rounded(s, body, coat, light, 3.2, rim, [outline((56, 124), (52, 148, 55, 176), (58, 176), (55, 148, 56, 124))])
    sash = outline((37.6, 117), (50, 122, 62, 117), (62.4, 122.4), (50, 127, 37, 122.6))
    rounded(s, sash, (mix(key, ink, 0.6), mix(key, ink, 0.2), mix(key, "#fff3c8", 0.3)), light, 1.4, rim)
    for y in (101, 107, 113):
        s.fill(oval(60.2, y, 1.0), key)
    collar = outline((43, 95), (48, 88, 56, 89.6), (60, 92, 60, 96), (52, 93, 43, 95))
    s.figure([[*planes(s, head, *skin), (head.eye, ink)]], rim, light, 0.8)
    rounded(s, collar, (mix(deep, haze, 0.3), mix(haze, deep, 0.15), "#ffffff"), light, 1.2, rim)
    tones = (ink, mix(ink, "#3a2018", 0.7), mix("#8a4a24", ink, 0.15))
    strand = [put(outline((-0.2, 0.0), (-0.24, -0.44, 0.22, -0.46), (-0.20, -0.40, -0.2, 0.0)))]
    rounded(s, braid, tones, light, 1.5, None, [oval(43.6, y, 2.6, 0.5, 24) for y in (88, 93, 98, 103)])
    rounded(s, hair, tones, light, 1.6, rim, strand)
    s.fill(put(oval(-0.09, 0.22, 0.06)), key)
    rounded(s, near, coat, (0.6, -0.8), 2.0, rim)
    cuff = placed(box(-3.2, -3.6, 1.6, 3.6, 1), 66.6, 99.6, 1, -50)
    s.figure([[(cuff, mix(key, ink, 0.15))]], rim, light, 0.6)


def _octant(s: Gouache, x: float, y: float) -> None:
    """Paint the brass octant about its eyepiece: the frame, its arc with the scale, the arm, the glass, and a hand."""
    ink, haze, key = s.ink, s.haze, s.key
    brass, dull, shine = mix(key, "#8a5414", 0.12), mix(key, "#6a3a10", 0.6), "#fff3c8"
    top, low = (x + 9, y - 15), 19.0
    arc = ribbon(
        [(x - 2 + low * at, y + 13 + 5.6 * (1 - (2 * at - 1) ** 2), 1.7) for at in (0.0, 0.25, 0.5, 0.75, 1.0)], 10
    )
    frame = join(
        taper(top, 1.2, (x - 2, y + 13), 1.1),
        taper(top, 1.2, (x + low - 2, y + 13), 1.1),
        taper((x + 2.4, y + 3), 0.9, (x + 14.6, y + 2), 0.9),
        arc,
    )
    s.line(frame, ink, 0.9)
    s.figure([[(frame, brass), (cut(frame, placed(frame, 0.8, -0.6)), dull)]], clean=True)
    s.stroke([(x + 9.6, y - 12), (x + 15, y + 8)], "#ffffff", 0.7)
    for at in range(9):
        share = (at + 0.5) / 9
        u, v = x - 2 + low * share, y + 13 + 5.6 * (1 - (2 * share - 1) ** 2)
        s.stroke([(u, v - 1), (u, v + 0.8)], ink, 0.35)
    arm = taper(top, 1.5, (x + 11.4, y + 19.4), 0.9)
    s.figure([[(arm, mix(brass, ink, 0.3))]], shine, (1, -0.6), 0.6)
    tube = taper((x - 8.6, y - 1.0), 1.4, (x + 8, y - 3.8), 2.4)
    s.line(tube, ink, 0.8)
    s.figure([[(tube, brass), (cut(tube, placed(tube, 0, -1.4)), dull)]], shine, (0.2, -1), 0.5)
    s.fill(placed(box(-0.7, -2.2, 0.7, 2.2, 0.4), x - 8.4, y - 1.0, 1, -10), ink)
    mirror = placed(box(-1.0, -3.0, 1.0, 3.0, 0.4), top[0] + 0.4, top[1] - 1.4, 1, 24)
    s.figure([[(mirror, haze)]], "#ffffff", (1, -0.5), 0.5)
    s.figure([[(oval(*top, 1.6), brass)]], shine, (1, -0.6), 0.5)
    s.figure([[(small_hand(x + 0.6, y + 16, 3.3, -50), skin_tone(s, 0.6))]], mix(key, haze, 0.45), (1, -0.2), 0.6)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-11": Picture(
        sapphire_crow, ((82, 58), (105, 71), (103, 93)), "cries land", "mast top", "half disc on the sea", seed=27
    ),
    "b2-12": Picture(
        helm,
        ((99, 97), (66, 68), (35, 101), (89, 104)),
        "holds the wheel",
        "deck under a wave",
        "stone in the compass",
        seed=12,
    ),
    "b2-07": Picture(
        star_sight,
        ((96, 64), (60, 80), (78, 64), (70, 95), (80, 91)),
        "takes the height of a star",
        "quarterdeck at nightfall",
        "stone as evening star over the afterglow",
        seed=27,
    ),
}
