"""Pictures of the sapphire cards of level 2 aboard a ship."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import CHILD, FIRM, FULL
from tools.art.base.faces import rounded
from tools.art.base.figures import Mood, limb, planes, profile, shoe, skin, skin_tone, small_hand
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.base.hair import CAP
from tools.art.base.pigments import CORAL, ROSE, RUSSET
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
    """Under one dark wave a helmswoman braces herself and hauls at the wheel; the stone is set in its hub."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(haze, "#fff3d4", 0.6))
    s.fill(polygon((58, 30), (124, 30), (124, 70)), mix(deep, mid, 0.35))  # the storm ends in one edge
    s.fill(box(-4, 118, 124, 150), mix(deep, mid, 0.6))
    wave = outline(
        (-4, 172),
        *((-4, 30), (40, 28, 54, 44), (61, 50, 63, 60), (57, 55, 48, 56), (34, 58, 26, 76), (20, 94, 24, 118)),
        (28, 134, 36, 150),
        (36, 172),
    )
    s.fill(wave, mix(ink, deep, 0.5))
    lip = cut(wave, placed(wave, -5.4, -2.2))
    s.fill(both(lip, box(10, 40, 80, 180)), mix(mid, haze, 0.35))
    crest = outline(
        *((28, 32), (46, 36, 54, 44), (62, 50, 63, 60), (60, 59, 58, 63), (55, 58, 51, 60), (48, 54, 43, 58)),
        *((40, 54, 34, 60), (36, 54, 41, 50), (42, 42, 28, 32)),
    )
    s.fill(crest, "#ffffff")
    deck = polygon((-4, 152), (124, 142), (124, 178), (-4, 178))
    s.figure([[(deck, mix(ink, deep, 0.2))]], haze, (0.1, -1), 0.9, clean=True)
    _helmswoman(s)


_HUB: Final = (56.0, 98.0)
"""The middle of the wheel, where the stone is."""


def _wheel(s: Gouache, x: float, y: float) -> None:
    """Paint the wheel that faces us on its post: eight spokes with handles, and the hub with the stone."""
    ink, haze, key = s.ink, s.haze, s.key
    post = polygon((x - 6, y), (x + 6, y), (x + 9, 162), (x - 9, 162))
    s.figure([[(post, ink)]], haze, (1, -0.4), 0.7, clean=True)
    turns = range(23, 383, 45)
    spokes = [limb((*around(x, y, 8, turn), 1.5), (*around(x, y, 38, turn), 2.1)) for turn in turns]
    ring = cut(oval(x, y, 29), oval(x, y, 23))
    wheel = join(*spokes, ring)
    s.figure([[(wheel, mix(key, ink, 0.72))], [(cut(ring, oval(x + 1.2, y - 1.2, 26)), mix(key, ink, 0.5))]], None)
    s.rim([wheel], mix(key, haze, 0.4), (1, -0.6), 0.8)
    s.fill(oval(x, y, 13.4), ink)
    s.fill(oval(x, y, 12.2), mix(key, ink, 0.1))
    s.fill(both(oval(x, y, 12.2), oval(x - 3.4, y + 3.0, 12.2)), mix(key, ink, 0.5))
    s.gem(SAPPHIRE, x, y, 11, 10, 1.2)


def _helmswoman(s: Gouache) -> None:
    """Paint the helmswoman beside the wheel: legs wide, her weight thrown back, both fists on handles, her coat blown."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = mix(haze, "#ffffff", 0.5), (-0.4, -1.0)
    x, y, h, tilt = 95.0, 65.0, 17.0, 6.0
    head = profile(x, y, h, -1, tilt, neck=0.36, mood=Mood.INTENT, build=FIRM)
    hat = placed(
        outline(
            *((0.54, -0.19), (0.42, -0.34, 0.35, -0.42), (0.24, -0.68, -0.08, -0.66), (-0.44, -0.64, -0.56, -0.22)),
            *((-0.68, 0.02, -1.0, 0.20), (-0.66, 0.26, -0.38, 0.08), (-0.08, -0.20, 0.54, -0.19)),
        ),
        x, y, h, tilt, True,
    )  # fmt: skip
    coat = outline(
        *((92, 84), (98, 76, 107, 81), (114, 90, 110, 106), (114, 116, 122, 124), (114, 128, 106, 124)),
        *((98, 128, 88, 124), (90, 112, 91, 102), (88, 92, 92, 84)),
    )
    front, back = (
        limb((95, 118, 7.0), (86, 132, 5.4), (84, 146, 4.2)),
        limb((103, 118, 7.0), (110, 133, 5.4), (108, 146, 4.2)),
    )
    boots = (placed(shoe(0, 0, -1, 1.0), 85, 151, 1, -4), placed(shoe(0, 0, -1, 1.0), 109, 149, 1, -4))
    turn_far, turn_near = 293, 23
    far_hand, near_hand = around(*_HUB, 36, turn_far), around(*_HUB, 35, turn_near)
    far = limb((97, 85, 5.0), (84, 78, 4.0), (far_hand[0] + 3, far_hand[1] + 1.6, 2.9))
    near = limb((104, 88, 6.2), (108, 107, 5.0), (near_hand[0] + 4, near_hand[1] + 0.6, 3.2))
    warm = skin_tone(s, 0.62)
    s.figure([[(far, mix(ink, deep, 0.2))], [(back, ink), (boots[1], ink)]], rim, light, 0.8)
    _wheel(s, *_HUB)
    s.figure(
        [
            [*skin(s, head, 0.34, 0.62), (head.eye, ink)],
            [(front, mix(ink, deep, 0.25)), (boots[0], ink)],
            [(coat, mix(deep, mid, 0.25)), (both(coat, placed(coat, 6, -1)), mix(ink, deep, 0.4))],
            [
                (hat, key),
                (both(hat, placed(hat, 5, 1.6)), mix(key, ink, 0.4)),
            ],
            [(near, mix(deep, mid, 0.4)), (both(near, placed(near, 2.2, -1.4)), mix(ink, deep, 0.5))],
        ],
        rim,
        light,
        0.9,
    )
    for place, turn in ((far_hand, 245), (near_hand, 186)):
        s.figure([[(small_hand(*place, 4.0, turn, True), warm)]], rim, light, 0.5)


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
        ((56, 98), (88, 66), (70, 65), (88, 112)),
        "holds the wheel",
        "deck under a wave",
        "gap between wave and storm",
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
