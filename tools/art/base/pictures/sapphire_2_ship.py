"""Pictures of the sapphire cards of level 2 aboard a ship."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import drape, limb, profile, shoe, skin, small_hand
from tools.art.base.gouache import SAPPHIRE, Gouache
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
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 104), [mix(deep, ink, 0.45), mix(deep, mid, 0.45)])
    with s.clipped(box(-2, -2, WIDTH + 2, 100)):
        s.rings(
            101,
            98,
            [58, 43, 31, 20],
            [mix(deep, mid, 0.75), mix(mid, haze, 0.35), mix(haze, key, 0.28), mix(key, "#fff3c8", 0.5)],
        )
        for y, x0, x1, k, h in (
            (40, 52, 124, -0.2, 8),
            (53, 88, 124, 0.0, 6),
            (86, 64, 86, 0.7, 3),
            (76, 108, 124, 0.75, 3),
        ):
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
    # sea: overlapping crests
    s.fill(box(-2, 98, WIDTH + 2, 172), mix(mid, haze, 0.12))
    for _i, (y, w) in enumerate(((100, 18), (103, 12), (106.4, 15), (110.6, 9), (115, 12))):
        s.fill(
            polygon((101 - w, y), (101 + w, y), (101 + w - 3, y + 1.4), (101 - w + 3, y + 1.4)), mix(key, haze, 0.35)
        )
    for j, (y, tone) in enumerate(
        (
            (110, mix(mid, deep, 0.25)),
            (121, mix(mid, deep, 0.75)),
            (135, mix(deep, ink, 0.3)),
            (151, mix(deep, ink, 0.75)),
        )
    ):
        step = 24 + 5 * j
        off = (j * 13) % step
        segs = []
        x = -30 + off
        path_start = (x, y + 6)
        while x < WIDTH + 30:
            segs += [(x + step * 0.42, y + 7, x + step * 0.66, y - 5), (x + step * 0.70, y + 3, x + step, y + 6)]
            x += step
        segs += [(WIDTH + 40, 172), (-40, 172)]
        wave = outline(path_start, *segs)
        s.fill(wave, tone)
        s.figure([[(wave, tone)]], rim=mix(haze, mid, 0.15 + 0.2 * j), light=(0.7, -1), width=0.6)
        s.stipple(wave, mix(tone, ink, 0.45), (0, y + 2), (0, y + 18), 0.0, 0.5)
    # sail, mast, nest
    sail = outline((6, 34), (58, 40), (54, 70, 46, 92), (30, 104, -4, 104), (-4, 34))
    s.fill(sail, mix(haze, mid, 0.35))
    s.fill(both(sail, outline((-4, 34), (30, 36), (36, 66, 26, 104), (-4, 106))), mix(mid, deep, 0.3))
    s.stipple(
        both(sail, outline((30, 30), (58, 40), (54, 70, 46, 96), (26, 104), (36, 66, 30, 36))),
        mix(mid, deep, 0.3),
        (32, 70),
        (48, 72),
        0.7,
        0.0,
    )
    s.fill(polygon((-4, 33), (62, 36), (62, 39), (-4, 36)), ink)
    s.figure(
        [[(polygon((56.6, 30), (61.4, 30), (66, 172), (55, 172)), ink)]],
        rim=mix(key, haze, 0.4),
        light=(1, 0),
        width=0.8,
    )
    for x, y in ((20, 172), (88, 172)):
        s.stroke([(59, 46), (x, y)], ink, 0.7)
    with s.moved(-2.0, 0.0, 1.18, about=(66.0, 112.0)):
        # the boy
        head = profile(71, 66, 13.5, 1, -10)
        cap = outline((63, 66), (60, 58, 66, 56.6), (74, 55.6, 76, 61), (70, 60.4, 65.4, 67))
        tail = outline((63.6, 63), (57, 62, 50.6, 66.6), (56, 66.6, 58, 70), (61, 67, 64, 67))
        torso = polygon((62, 76, 5), (74, 74, 5), (76, 90), (74, 112), (60, 112), (60, 92))
        point = join(
            taper((72, 78), 4.0, (86, 75), 2.9),
            taper((86, 75), 2.7, (95, 71.4), 1.7),
            taper((95, 71.4), 1.4, (99.4, 69.6), 0.8),
        )
        cry = join(taper((65, 79), 4.0, (72, 90), 3.0), taper((72, 90), 2.8, (79, 77.6), 1.9))
        nest = polygon((53, 99), (79, 97), (76, 115, 3), (56, 116, 3))
        rim = mix(key, "#fff3c8", 0.35)
        s.figure(
            [
                [(tail, mix(key, ink, 0.2))],
                [(point, mix(haze, mid, 0.3)), (both(point, box(87, 60, 106, 80)), mix(ink, key, 0.46))],
                [
                    (torso, mix(haze, mid, 0.12)),
                    *(
                        (both(torso, polygon((50, y + 2), (80, y), (80, y + 2.6), (50, y + 4.6))), deep)
                        for y in (78, 84, 90)
                    ),
                    (both(torso, polygon((56, 70), (65, 72), (64, 120), (56, 120))), mix(deep, ink, 0.3)),
                ],
                [
                    *skin(s, head, 0.34, 0.56),
                    (head.eye, ink),
                    (cap, key),
                    (both(cap, polygon((56, 54), (67, 54), (66, 72), (56, 72))), mix(key, ink, 0.4)),
                ],
                [(cry, mix(haze, mid, 0.2)), (small_hand(79.4, 76, 2.6, -100), mix(ink, key, 0.5))],
            ],
            rim=rim,
            light=(1, 0.1),
            width=0.9,
        )
        s.figure(
            [[(nest, ink), (polygon((51, 97), (81, 95), (80.6, 99.6), (51.6, 101.6)), mix(ink, deep, 0.6))]],
            rim=rim,
            light=(1, -0.4),
            width=0.9,
        )
        for k in range(4):
            s.stroke([(57 + k * 6, 102 - k * 0.4), (59 + k * 4.6, 114.6)], mix(ink, deep, 0.6), 0.8)


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
    s.fill(deck, mix(ink, deep, 0.5))
    with s.clipped(deck):
        s.rings(97, 134, [46, 30, 17], [mix(deep, ink, 0.25), mix(deep, mid, 0.4), mix(mid, haze, 0.2)], 0.6)
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
    mid, haze = s.mid, s.haze
    white = mix(haze, "#ffffff", 0.55)
    face = outline(
        *((-6, 132), (22, 112, 32, 82), (40, 52, 74, 44), (100, 38, 128, 50), (128, 140), (-6, 150)),
    )
    s.fill(face, mix(haze, mid, 0.12))
    with s.clipped(face):
        for reach, tone in (
            (0, mix(haze, mid, 0.3)),
            (13, white),
            (20, mix(haze, mid, 0.12)),
            (33, mix(haze, mid, 0.38)),
        ):
            band = outline(
                (128, 58 + reach),
                *((96, 54 + reach, 78, 74 + reach), (58, 100 + reach, 46, 150 + reach), (132, 150 + reach)),
            )
            s.fill(band, tone)
        s.stipple(face, mix(mid, haze, 0.25), (60, 108), (60, 140), 0.0, 0.7)
    crest = outline((26, 98), (36, 50, 74, 41), (104, 35, 128, 45), (128, 56), (98, 46, 76, 56), (46, 66, 26, 98))
    claws = join(
        crest,
        *(
            ribbon([(x, y, 4.6), (x + 5, y + 6, 3.4), (x + 3.6 - lean, y + 11, 2.0), (x - lean, y + 12, 0.5)], 8)
            for x, y, lean in (
                (108, 47, 1),
                (92, 48, 2),
                (78, 53, 3),
                (65, 59, 4),
                (54, 67, 5),
                (45, 78, 6),
            )
        ),
    )
    s.fill(placed(claws, 1.6, 2.6), mix(mid, haze, 0.12))
    s.fill(claws, white)
    for x, y, r in ((36, 60, 1.5), (30, 69, 1.1), (46, 49, 1.3), (62, 40.6, 1.0), (25, 80, 1.3), (33, 50, 0.9)):
        s.fill(oval(x, y, r), white)


def _wheel(s: Gouache, x: float, y: float) -> None:
    """Paint the wheel before the helmswoman: of it one sees the rim with its handles."""
    ink, deep, haze = s.ink, s.deep, s.haze
    wood = mix(ink, deep, 0.35)
    spokes = [taper(around(x, y, 6, turn), 1.3, around(x, y, 37, turn), 1.5) for turn in range(10, 370, 45)]
    knobs = [oval(*around(x, y, 37.4, turn), 2.1) for turn in range(10, 370, 45)]
    ring = cut(oval(x, y, 30.5), oval(x, y, 25.5))
    s.figure([[(join(*spokes, *knobs), ink)], [(ring, wood)]], haze, (1, -0.6), 0.9)


def _helmswoman(s: Gouache) -> None:
    """Paint the helmswoman from behind, feet apart, her face in profile to the compass, both hands on the rim."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = mix(haze, "#ffffff", 0.5)
    head = profile(63, 68, 16, 1, 8, neck=0.3)
    hat = outline(
        (50, 74), (55, 69, 57, 62), (60, 55, 67, 56.4), (73, 58.6, 72.6, 64), (66, 64.6, 62, 68), (58, 75, 50, 74)
    )
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
    warm = mix(ink, key, 0.6)
    s.figure(
        [
            [(join(left, right, boots), ink)],
            [
                (coat, mix(deep, mid, 0.35)),
                (drape(coat, 69, 4), mix(ink, deep, 0.6)),
                (drape(coat, 60, -2), mix(ink, deep, 0.2)),
                (skirt, ink),
            ],
            [(polygon((50.6, 104), (74, 104), (74.4, 108), (50.2, 108)), mix(key, ink, 0.12))],
            [*skin(s, head, 0.36, 0.62), (head.eye, ink)],
            [(hat, key), (both(hat, outline((48, 78), (58, 70, 62, 54), (40, 50))), mix(key, ink, 0.42))],
            [(far, mix(ink, deep, 0.3)), (small_hand(33, 102, 3.5, 118), warm)],
            [(near, mix(deep, mid, 0.3)), (small_hand(89.6, 104.4, 3.5, 62), mix(warm, key, 0.3))],
        ],
        rim,
        (1, 0.1),
        1.0,
    )
    s.stroke([(62.4, 84), (61, 94, 61.6, 103)], ink, 0.8)
    s.stroke([(63.4, 109), (65, 120, 64.4, 131)], ink, 0.8)
    s.stroke([(57, 70), (63, 66, 70, 62)], mix(key, ink, 0.6), 0.7)
    chin = both(head.head, polygon((66, 74), (76, 67), (80, 84), (63, 84)))
    s.fill(both(chin, cut(chin, placed(chin, -1.6, -1.8))), mix(haze, "#ffffff", 0.3))


def _binnacle(s: Gouache, x: float, y: float) -> None:
    """Paint a compass stand: a column, and over it a bowl of glass with the stone; the point is its middle."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    brass = mix(key, ink, 0.22)
    s.spot(x, y, 16, 27, mix(haze, "#ffffff", 0.6), 0.5)
    column = polygon((x - 6, y + 11), (x + 6, y + 11), (x + 9, y + 47), (x - 9, y + 47))
    s.fill(oval(x, y + 46, 13, 3), ink)
    s.figure([[(column, ink), (both(column, box(x - 6, y, x - 1, y + 50)), mix(ink, deep, 0.8))]], key, (-1, -1), 0.7)
    s.fill(oval(x, y, 17), mix(s.mid, haze, 0.5), 0.75)
    s.fill(oval(x, y, 13.6), "#f6fbff")
    s.gem(SAPPHIRE, x, y, 9.6, 10, 1.7)
    s.line(oval(x, y, 13.6), brass, 1.4)
    bowl = outline(
        (x - 14.6, y + 5), (x, y + 13, x + 14.6, y + 5), (x + 11, y + 15, x, y + 15), (x - 11, y + 15, x - 14.6, y + 5)
    )
    cap = join(oval(x, y - 15.4, 2.4), box(x - 5, y - 15, x + 5, y - 12.6, 1))
    s.figure([[(bowl, brass)], [(cap, brass)]], "#fff1d0", (0.3, -1), 0.7)


def yard(s: Gouache) -> None:
    """Level 2: from the deck, high above us, four hands lie over a yard and reef a sail in a rising gale."""
    deep, mid, haze, key = s.deep, s.mid, s.haze, s.key
    s.wash(
        ALL,
        (0, 38),
        (0, 150),
        [mix(deep, mid, 0.4), mix(mid, haze, 0.5), mix(haze, key, 0.3), mix(key, "#fff3d0", 0.3)],
    )
    for points, tone in (
        (((-4, 60), (20, 50, 44, 58), (80, 66, 128, 50), (128, 38), (-4, 38)), mix(deep, s.ink, 0.25)),
        (((-4, 140), (30, 128, 60, 138), (96, 146, 128, 132), (128, 150), (70, 156, -4, 152)), mix(mid, deep, 0.35)),
    ):
        s.figure([[(outline(*points), tone)]], mix(key, haze, 0.4), (0.2, 1), 1.0)
    s.stipple(box(-4, 30, 124, 100), mix(deep, mid, 0.4), (40, 46), (46, 94), 0.7, 0.0)
    _mast(s)
    _reefed_sail(s)
    _hands_on_yard(s)


def _mast(s: Gouache) -> None:
    """Paint the mast as it runs up from us, shrouds with ratlines on both sides, and the stone at its top."""
    ink, deep, key = s.ink, s.deep, s.key
    mast = polygon((66, 176), (85, 176), (81.4, 52), (77.4, 52))
    for side in (-1, 1):
        for foot in (30, 40, 50):
            s.stroke([(79.4 + side * foot, 176), (79.4 + side * 2, 62)], mix(ink, deep, 0.25), 0.8)
        for row in range(9):
            y = 92 + row * 10
            near = 79.4 + side * (2 + 28 * (y - 62) / 114)
            far = 79.4 + side * (2 + 48 * (y - 62) / 114)
            s.stroke([(near, y), (far, y + 1)], mix(ink, deep, 0.25), 0.6)
    s.figure(
        [
            [
                (mast, mix(ink, key, 0.3)),
                (both(mast, polygon((77, 40), (80, 40), (79, 176), (60, 176))), mix(ink, deep, 0.2)),
            ]
        ],
        mix(key, "#fff3d0", 0.5),
        (1, 0),
        0.9,
    )
    pennant = ribbon([(79.4, 45, 1.2), (66, 43, 2.2), (52, 47, 1.8), (40, 42, 0.4)], 10)
    s.figure([[(pennant, key)]], "#fff3d0", (0, -1), 0.6)
    s.stroke([(79.4, 54), (79.4, 41)], ink, 1.6)
    s.gem(SAPPHIRE, 79.4, 57, 8.0, 6, 1.5)


def _reefed_sail(s: Gouache) -> None:
    """Paint the sail below the yard: bellied and torn loose at the right, where the gale has it, gathered at the left."""
    deep, mid, haze = s.deep, s.mid, s.haze
    sail = outline(
        *(
            (33, 101),
            (60, 104, 90, 98),
            (106, 95, 119, 89),
            (128, 98, 126, 112),
            (122, 128, 106, 136),
            (110, 126, 104, 122),
        ),
        *((96, 138, 80, 140), (84, 128, 76, 124), (66, 134, 54, 130), (56, 120, 48, 117), (40, 118, 33, 101)),
    )
    s.figure([[(sail, mix(haze, "#ffffff", 0.55))]], "#fffdf6", (0.6, -1), 1.0)
    with s.clipped(sail):
        for points, tone in (
            (((46, 100), (52, 112, 50, 132), (62, 134), (60, 114, 58, 100)), mix(mid, haze, 0.4)),
            (((72, 98), (80, 112, 74, 142), (90, 142), (92, 116, 84, 96)), mix(mid, haze, 0.45)),
            (((100, 92), (112, 106, 104, 140), (118, 136), (122, 110, 112, 90)), mix(mid, haze, 0.5)),
        ):
            s.fill(outline(*points), tone)
        s.stipple(None, mix(deep, mid, 0.5), (60, 128), (64, 108), 0.75, 0.0)
        for row in (108, 116):
            for at in range(10):
                x = 36 + at * 9.4
                s.stroke([(x, row - at * 0.7), (x - 0.8, row + 4 - at * 0.7)], mix(deep, mid, 0.2), 0.6)
    roll = ribbon([(30, 101, 2.6), (48, 105, 4.0), (64, 104, 2.6)], 10)
    s.figure([[(roll, "#fffdf6"), (both(roll, placed(roll, 0, 2.6)), mix(mid, haze, 0.4))]], None)


def _hands_on_yard(s: Gouache) -> None:
    """Paint the yard across the sky, the footrope under it, and four sailors bent over it, their backs to us."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = mix(key, "#fff3d0", 0.55)
    rope = mix(ink, deep, 0.2)
    s.stroke([(26, 101), (50, 126, 78, 120)], rope, 1.0)
    s.stroke([(80, 118), (104, 118, 124, 88)], rope, 1.0)
    spar = polygon((20, 97.4), (124, 84), (124, 89.4), (20, 103, 1))
    shirts = (mix(haze, "#ffffff", 0.4), mix(deep, ink, 0.2), key, mix(mid, deep, 0.35))
    caps = (mix(deep, ink, 0.3), key, ink, mix(haze, "#ffffff", 0.3))
    for number, (x, lean, feet) in enumerate(((44, -3, 116.6), (62, 5, 121.6), (94, -5, 114.4), (109, 2, 106.4))):
        y = 100.4 - (x - 20) * 0.129
        foot_left, foot_right = (x - 4.4 + lean * 0.4, feet - 1), (x + 4.6 + lean * 0.4, feet)
        legs = join(
            limb((x - 1.8, y + 2, 3.2), (x - 5 + lean * 0.2, y + 9, 2.4), (*foot_left, 1.5)),
            limb((x + 1.8, y + 2, 3.2), (x + 5.6 + lean * 0.2, y + 9, 2.4), (*foot_right, 1.5)),
        )
        shoes = join(
            oval(foot_left[0] - 0.6, foot_left[1] + 0.6, 2.3, 1.5),
            oval(foot_right[0] + 0.6, foot_right[1] + 0.6, 2.3, 1.5),
        )
        hips = oval(x, y - 0.4, 5.2, 4.8)
        trunk = outline(
            (x - 4.8, y),
            (x - 6 + lean * 0.5, y - 8, x - 4.4 + lean, y - 13),
            (x + lean, y - 16, x + 4.4 + lean, y - 13),
            (x + 6 + lean * 0.5, y - 8, x + 4.8, y),
            (x, y + 3, x - 4.8, y),
        )
        crown = oval(x + lean * 1.25, y - 17.4, 3.7, 4.2, lean * 2)
        arms = (
            limb((x - 4 + lean, y - 11.6, 2.2), (x - 10 + lean, y - 7, 1.8), (x - 8 + lean * 0.6, y + 1, 1.4)),
            limb((x + 4 + lean, y - 11.6, 2.2), (x + 10 + lean, y - 7.6, 1.8), (x + 8.6 + lean * 0.6, y - 0.6, 1.4)),
        )
        breeches = mix(ink, deep, 0.25 + 0.2 * (number % 2))
        s.figure(
            [
                [(legs, breeches), (shoes, ink)],
                [(hips, breeches)],
                [(trunk, shirts[number]), (both(trunk, placed(trunk, -4, 1)), mix(shirts[number], ink, 0.4))],
            ],
            rim,
            (1, -0.4),
            0.8,
        )
        if number == 0:
            for row in range(4):
                s.fill(both(trunk, box(x - 16, y - 12.6 + row * 3.6, x + 10, y - 11 + row * 3.6)), mix(deep, mid, 0.3))
        s.figure([[(arm, mix(shirts[number], ink, 0.15))] for arm in arms], rim, (1, -0.6), 0.7)
        s.figure(
            [[(crown, caps[number]), (both(crown, box(x - 20, y - 15.6, x + 20, y - 8)), mix(ink, key, 0.45))]],
            rim,
            (1, -0.5),
            0.7,
        )
    s.figure(
        [[(spar, mix(ink, key, 0.45)), (both(spar, placed(spar, 0, 2.6)), mix(ink, key, 0.2))]], rim, (0.1, -1), 0.9
    )
    for x, lean in ((44, -3), (62, 5), (94, -5), (109, 2)):
        y = 100.4 - (x - 20) * 0.129
        for side in (-8.2, 8.4):
            hand_x = x + side + lean * 0.6
            s.figure([[(small_hand(hand_x, y + 0.4 - side * 0.1, 2.1, 90), mix(ink, key, 0.6))]], rim, (1, -0.5), 0.6)
    s.figure([[(box(74.4, 86, 84.4, 99, 1.4), mix(ink, deep, 0.25))]], rim, (1, -0.2), 0.8)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-11": Picture(sapphire_crow, ((70, 70), (90, 60)), "cries land", "mast top", "half disc on the sea", seed=27),
    "b2-12": Picture(
        helm,
        ((99, 97), (66, 68), (35, 101), (89, 104)),
        "holds the wheel",
        "deck under a wave",
        "stone in the compass",
        seed=12,
    ),
    "b2-07": Picture(
        yard,
        ((79, 57), (44, 88), (62, 85), (94, 80), (102, 91)),
        "reefs a sail",
        "yard high over the deck",
        "yellow gap below a storm",
        seed=31,
    ),
}
