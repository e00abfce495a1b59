"""Pictures of the diamond cards of level 2 in the snow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.figures import drape, grip, hand, limb, profile, shoe, skin, small_hand
from tools.art.base.gouache import DIAMOND, FROST, Gouache
from tools.art.base.props import bars, leaf
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
    around,
    both,
    box,
    chance,
    join,
    mix,
    outline,
    oval,
    placed,
    polygon,
    ribbon,
    taper,
)


def diamond_wheel(s: Gouache) -> None:
    """Close over the bench: a cutter lowers a diamond in its clamp on the turning wheel, snow falls behind the panes."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 40), (0, 130), [mix(ink, deep, 0.3), mix(ink, key, 0.34)])
    with s.moved(about=(60, 0), flip=True):  # the cutter sits on the left
        # the window: a snowy slope in the dusk
        view = box(16, 34, 70, 98)
        s.wash(view, (0, 38), (0, 98), [mix(deep, mid, 0.35), mix(mid, haze, 0.5)])
        with s.clipped(view):
            s.fill(polygon((10, 98), (10, 80), (26, 66), (38, 78), (50, 60), (74, 84), (74, 98)), mix(mid, haze, 0.35))
            s.fill(polygon((26, 66), (31, 71), (26, 74), (22, 70)), haze)
            s.fill(polygon((50, 60), (57, 67), (50, 71), (45, 66)), haze)
            s.fill(outline((10, 90), (34, 82, 74, 92), (74, 100), (10, 100)), haze)
            lots = chance(43)
            for _ in range(22):
                s.fill(oval(16 + next(lots) * 54, 40 + next(lots) * 54, 0.7 + next(lots) * 0.9), "#ffffff")
        for bar in (box(41.4, 34, 44.6, 98), box(14, 66, 72, 69), box(12, 32, 16.6, 100), box(69, 32, 73.6, 100)):
            s.fill(bar, ink)
        sill = outline((10, 98), (30, 94, 44, 96), (62, 98, 76, 95), (76, 103), (10, 103))
        s.figure([[(sill, haze)]], "#ffffff", (0, -1), 0.7)
        s.fill(box(10, 102, 76, 105), ink)
        _cutter(s)
        # the wheel, flat before us, and its streaks
        s.fill(oval(56, 143, 66, 25), ink)
        plate = oval(56, 139, 64, 23)
        s.figure([[(plate, mix(deep, mid, 0.55))]], "#fffaf0", (-0.3, -1), 1.1)
        with s.clipped(plate):
            for r, tone in (
                (52, mix(mid, haze, 0.2)),
                (44, mix(deep, mid, 0.7)),
                (33, mix(mid, haze, 0.45)),
                (22, mix(deep, mid, 0.8)),
            ):
                s.fill(oval(56, 139, r, r * 0.36), tone)
            s.fill(polygon((56, 139), (-20, 118), (-20, 132)), mix(haze, mid, 0.3), 0.7)
            s.fill(polygon((56, 139), (130, 150), (130, 164)), mix(haze, mid, 0.3), 0.7)
            s.spot(60, 133, 6, 30, key, 0.7)
        s.fill(oval(56, 139, 5, 1.9), ink)
        _sparks_and_clamp(s)


def _sparks_and_clamp(s: Gouache) -> None:
    """Paint the fan of sparks, the clamp with its stone on the wheel, and the fist that weighs on it."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    lots = chance(7)
    for number in range(17):
        turn, start, reach = 176 + number * 5.6, 10 + next(lots) * 8, 26 + next(lots) * 26
        a, b = around(60, 130, start, turn), around(60, 130, reach, turn)
        s.fill(taper(a, 1.3, b, 0.3), "#fff6e0" if number % 3 else mix(key, haze, 0.2))
    s.facets(
        60,
        129,
        (17, 12),
        (mix(key, haze, 0.35), "#fff3d8"),
        [(at, 1.0 if at % 40 else 0.62) for at in range(0, 360, 20)],
        0.6,
    )
    bar = polygon((70, 113, 1), (124, 96), (124, 104), (72, 121, 1))
    s.figure([[(bar, ink), (both(bar, placed(bar, 0, 4)), mix(ink, deep, 0.5))]], "#fffaf0", (-0.3, -1), 0.8)
    s.figure(
        [
            [
                (
                    polygon((63, 111, 1.4), (74, 109, 1.4), (77, 120, 1.4), (70, 127, 1.4), (64, 123, 1.4)),
                    mix(deep, s.mid, 0.3),
                )
            ]
        ],
        "#fffaf0",
        (-0.5, -1),
        0.9,
    )
    s.gem(DIAMOND, 60, 122, 11, 10, 1.6)
    tone, dark = mix(ink, key, 0.58), mix(ink, key, 0.44)
    far = [limb((85 + at * 3.6, 104 - at * 1.1, 2.1), (84.6 + at * 3.6, 112 - at * 1.1, 1.7)) for at in range(4)]
    hand(s, far, dark, "#ffd9b8", (-0.8, 0.2), 0.6)
    sleeve = outline(
        (101, 131), (110, 122, 118, 123), (126, 124, 130, 132), (130, 162), (120, 160), (106, 146, 101, 131)
    )
    cuff = polygon((100, 122, 2), (115, 117, 2), (119, 128, 2), (101, 134, 2))
    s.figure([[(sleeve, mix(haze, deep, 0.22))], [(cuff, haze)]], "#fffaf0", (-0.6, -1), 0.9)
    hand(s, grip(104, 103, 0.84, -10), tone, "#ffd9b8", (-0.8, 0.2), 0.7)


def _cutter(s: Gouache) -> None:
    """Paint the cutter close, bent to the wheel: a white scarf over her hair, an apron, the sparks' light on her face."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(94, 71, 36, -1, -8)
    scarf = outline(
        *((85, 53), (93, 44, 106, 47), (120, 53, 119, 74), (124, 84, 120, 92), (110, 92, 108, 80)),
        *((100, 64, 92, 60), (88, 58, 85, 53)),
    )
    body = outline((92, 96), (102, 94, 112, 88), (128, 96), (128, 150), (84, 150), (84, 112, 92, 96))
    apron = both(body, polygon((84, 104), (100, 100), (112, 112), (112, 150), (80, 150)))
    s.figure(
        [
            [(body, mix(haze, deep, 0.3)), (both(body, polygon((112, 80), (130, 80), (130, 150), (106, 150))), deep)],
            [(apron, key), (both(apron, polygon((100, 96), (116, 96), (116, 150), (98, 150))), mix(key, ink, 0.35))],
            [*skin(s, head, 0.36, 0.62), (head.eye, ink)],
            [(scarf, haze), (both(scarf, placed(scarf, 10, 6)), mix(haze, deep, 0.45))],
        ],
        "#ffd9b8",
        (-1, 0.35),
        1.0,
    )


def diamond_skater(s: Gouache) -> None:
    """In low winter sun a skater glides over black ice that mirrors her: a diamond in her lifted hand catches it."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 72), [mix(deep, FROST, 0.45), mix(FROST, key, 0.3), mix(haze, key, 0.2)])
    s.rings(34, 62, [26, 18, 11], [mix(FROST, key, 0.4), mix(haze, key, 0.42), mix(haze, key, 0.08)], 0.6)
    s.fill(
        outline((-4, 72), (14, 64, 34, 67), (50, 69, 64, 62), (92, 50, 128, 62), (128, 78), (-4, 78)),
        mix(deep, FROST, 0.35),
    )
    s.fill(outline((-4, 73), (40, 68, 80, 72), (104, 68, 128, 72), (128, 78), (-4, 78)), "#ffffff")
    tones = [mix(haze, key, 0.24), mix(FROST, deep, 0.14), mix(deep, FROST, 0.2), mix(deep, ink, 0.62)]
    s.wash(box(-4, 76, 124, 176), (0, 76), (0, 168), tones, stops=[0, 0.3, 0.7, 1])
    # the sun's streak on the ice, and hard shine in shards
    bars(s, 34, mix(haze, key, 0.3), ((78, 20), (82, 14), (86.6, 19), (92, 11), (98, 15), (105, 8)), 1.9)
    for points in (((56, 82), (128, 77), (128, 80), (66, 85)), ((92, 100), (128, 95), (128, 102), (104, 105))):
        s.fill(polygon(*points), mix(FROST, "#ffffff", 0.4))
    # the eight, flat on the ice: its last loop runs out to the right
    for y, tone in ((0.9, ink), (0, "#ffffff")):
        s.line(oval(42, 126 + y, 26, 10.4, 8), tone, 1.7, 0.9)
        s.stroke([(67, 131 + y), (92, 119 + y, 112, 127 + y), (124, 136 + y, 104, 141 + y)], tone, 1.7, 0.9)
    # her mirror image
    s.canvas.saveLayer(None, skia.Paint(Alphaf=0.4))
    s.canvas.translate(2.4, 277)
    s.canvas.scale(1, -1)
    _skater(s)
    s.canvas.restore()
    for y, x0, x1 in ((146, 46, 66), (152, 60, 90), (158, 44, 62)):
        s.fill(polygon((x0, y), (x1, y - 0.6), (x1 - 4, y + 1), (x0 + 4, y + 1)), mix(deep, FROST, 0.4))
    with s.moved(2.4, -1):
        _skater(s)
    s.gem(DIAMOND, 107, 76, 9.2, 8, 1.7)
    fist = join(small_hand(104.6, 84.4, 3.6, -76), limb((103.6, 89, 2.8), (104.2, 86, 2.8)))
    s.figure([[(fist, mix(ink, deep, 0.25))]], mix(key, "#ffffff", 0.62), (-0.9, -0.7), 0.8)


def _skater(s: Gouache) -> None:
    """Paint the skater in three-quarter view: leaning on one blade, the other leg and her scarf stretched behind."""
    ink, key = s.ink, s.key
    head = profile(83, 65, 13.5, 1, 10)
    trunk = outline((60, 92), (64, 78, 75, 73), (82, 72, 84, 79), (80, 90, 72, 98), (64, 98, 60, 92))
    skirt = outline((62, 90), (70, 88, 76, 93), (80, 104, 76, 112), (60, 112, 44, 104), (54, 98, 62, 90))
    cap = outline((76, 61), (77, 54, 85, 56), (92, 59, 90.6, 63), (83, 61, 76, 61))
    scarf = ribbon([(80, 74, 3.0), (70, 71, 3.0), (58, 66, 3.0), (46, 68, 2.4), (36, 62, 0.8)], 10)
    blades = [
        placed(polygon((-9, -1.2), (10, -1.2), (12.4, -3.8), (11, 1.6), (-9, 1.6)), x, y, 1, turn)
        for x, y, turn in ((66, 138, 4), (25, 99, -46))
    ]
    s.figure(
        [
            [(limb((64, 99, 5.6), (46, 104, 4.0), (29, 97, 2.8)), mix(ink, s.deep, 0.25)), (blades[1], "#ffffff")],
            [
                (limb((72, 79, 3.4), (60, 84, 2.7), (48, 81, 2.0)), mix(key, ink, 0.4)),
                (oval(46.6, 80.6, 2.8), mix(ink, s.deep, 0.25)),
            ],
            [(limb((68, 101, 6.0), (74, 116, 4.4), (65, 132, 2.8)), ink), (placed(shoe(0, 0, 1, 0.8), 63, 137), ink)],
            [(blades[0], "#ffffff")],
            [(trunk, key), (drape(trunk, 69, 3), mix(key, ink, 0.3))],
            [(skirt, key), (both(skirt, polygon((40, 100), (84, 106), (84, 120), (40, 120))), mix(key, ink, 0.4))],
            [*skin(s, head, 0.34, 0.58), (head.eye, ink), (cap, "#ffffff")],
            [(scarf, mix(ink, s.deep, 0.15))],
            [
                (limb((79, 79, 3.6), (95, 97, 2.8), (103, 91, 2.0)), mix(key, ink, 0.1)),
            ],
        ],
        mix(key, "#ffffff", 0.62),
        (-0.9, -0.7),
        1.1,
    )


def diamond_falcon(s: Gouache) -> None:
    """A falconer takes her white falcon on the fist: it comes in before the winter sun, a stone in its talons."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 130), [mix(deep, ink, 0.25), mix(deep, mid, 0.45), mix(mid, key, 0.35)])
    s.rings(84, 78, [47, 37, 27], [mix(mid, key, 0.35), mix(key, haze, 0.06), mix(key, haze, 0.32)], 0.6)
    # hills under snow, firs, a yard's wall with its gate
    s.plane(
        outline((-4, 112), (16, 92, 40, 104), (70, 116, 96, 104), (112, 98, 128, 106), (128, 140), (-4, 140)),
        mix(deep, mid, 0.55),
        mix(mid, haze, 0.5),
        96,
        134,
    )
    for x, high in ((100, 20), (108, 28), (117, 22), (8, 24), (16, 17)):
        for step in range(3):
            wide, y = high * (0.3 - step * 0.07), 122 - high * step * 0.28
            s.fill(polygon((x - wide, y), (x, y - high * 0.44), (x + wide, y)), mix(ink, deep, 0.4))
    wall = polygon((-4, 126), (60, 121), (128, 126), (128, 176), (-4, 176))
    s.fill(wall, mix(ink, deep, 0.35))
    for row in range(4):
        for x in range(40, 128, 16):
            s.stroke([(x + row % 2 * 8, 132 + row * 10), (x + row % 2 * 8, 142 + row * 10)], ink, 0.9)
        s.stroke([(-4, 142 + row * 10), (128, 142 + row * 10)], ink, 0.9)
    s.fill(
        outline(
            (-4, 123),
            (20, 116, 60, 117.4),
            (100, 119, 128, 122),
            (128, 128),
            (96, 123, 80, 126),
            (60, 122, 40, 126),
            (16, 125, -4, 130),
        ),
        "#fffdf6",
    )
    _falcon(s)
    _falconer(s)


def _falconer(s: Gouache) -> None:
    """Paint the woman from the hip up: her face to the bird, her gloved fist held out to it."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim = "#fff3df"
    head = profile(38, 86, 19, 1, -14, nose=0.85)
    hat = outline((29.4, 84), (27.6, 71, 38, 69.6), (46, 69.6, 47, 77), (38, 78, 31, 87))
    fur = placed(box(-11.4, -3.2, 11.4, 3.2, 3.2), 37.8, 79.6, 1, -17)
    braid = ribbon([(32, 88, 2.8), (26, 97, 3.2), (26, 108, 2.8), (22, 118, 2.2), (23, 125, 0.6)], 10)
    coat = outline((27, 103), (38, 97, 47, 103), (56, 112, 55, 130), (57, 150, 60, 178), (2, 178), (8, 134, 27, 103))
    collar = outline((28, 102), (38, 96, 47.6, 100), (51, 105, 46, 108), (36, 111, 28, 108), (25, 105, 28, 102))
    glove = join(limb((60, 119, 5.4), (68.6, 106, 4.4)), polygon((52.6, 117), (59, 110, 1), (68, 119, 1), (61.6, 127)))
    s.figure(
        [
            [(coat, key), (drape(coat, 34, -6), mix(key, ink, 0.42))],
            [*skin(s, head, 0.34, 0.6), (head.eye, ink)],
            [(braid, ink)],
            [(hat, mix(key, ink, 0.14)), (fur, haze), (both(fur, box(20, 70, 34, 96)), mix(haze, deep, 0.4))],
            [(collar, haze), (drape(collar, 38), mix(haze, deep, 0.35))],
            [(limb((43, 113, 7.0), (54, 130, 5.6), (60, 120, 4.6)), mix(key, ink, 0.16))],
            [(glove, mix(ink, deep, 0.4)), (small_hand(70, 103.4, 4.8, -48), mix(ink, deep, 0.55))],
        ],
        rim,
        (1, -0.7),
        1.0,
    )
    s.stroke([(56, 115.6), (63, 122.6)], mix(key, haze, 0.3), 1.2)
    s.stroke([(69, 106), (64, 116, 67, 128)], key, 1.2)


def _falcon(s: Gouache) -> None:
    """Paint the falcon as it alights: wings thrown up to both sides, tail spread, the stone between its feet."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    white, shade, barred = "#fffdf6", mix(mid, haze, 0.3), mix(deep, ink, 0.25)

    def wing(shoulder: Point, wrist: Point, side: int, tone: Color, under: Color) -> None:
        quills = [(wrist, -78 + at * 13.0, 33 - abs(at - 1.6) * 2.2) for at in range(7)]
        inner = [
            (
                (wrist[0] + (shoulder[0] - wrist[0]) * share, wrist[1] + (shoulder[1] - wrist[1]) * share),
                14 + share * 26,
                23 - share * 4,
            )
            for share in (0.25, 0.5, 0.75, 1.0)
        ]
        for (x, y), turn, length in [*reversed(inner), *reversed(quills)]:
            feather = leaf(x, y, length, 5.2, turn if side > 0 else 180 - turn)
            s.figure([[(feather, tone)]], "#ffffff", (side * 0.3, -1), 0.7)
            s.line(feather, under, 0.5)
            tip = oval(*around(x, y, length * 0.92, turn if side > 0 else 180 - turn), length * 0.17)
            s.fill(both(feather, tip), barred)
        arm = ribbon(
            [
                (*shoulder, 6.0),
                ((shoulder[0] + wrist[0]) / 2 + side, (shoulder[1] + wrist[1]) / 2, 5.4),
                (*wrist, 4.0),
                (wrist[0] + side * 2, wrist[1] - 9, 1.2),
            ],
            10,
        )
        s.figure([[(arm, tone)]], "#ffffff", (-side * 0.4, -1), 0.8)

    wing((85, 76), (71, 66), -1, shade, mix(mid, deep, 0.25))
    tail = [leaf(92, 94, 24, 5.4, turn) for turn in (86, 70, 54, 38)]
    for feather in tail:
        s.figure([[(feather, shade)]], "#ffffff", (-0.6, -1), 0.7)
        s.line(feather, mix(mid, deep, 0.2), 0.5)
    for turn in (86, 70, 54, 38):
        for reach in (12, 17, 22):
            s.fill(oval(*around(92, 94, reach, turn), 1.9, 0.8, turn + 90), barred)
    trunk = outline((84, 68), (92, 70, 96, 82), (98, 94, 94, 101), (86, 103, 81, 96), (76, 86, 84, 68))
    s.figure(
        [[(trunk, white), (both(trunk, outline((90, 66), (90, 86, 88, 104), (102, 104), (102, 66))), shade)]],
        "#ffffff",
        (-1, -0.6),
        0.9,
    )
    for x, y in ((82, 84), (86, 88), (83, 92), (87, 80), (88, 95), (91, 87)):
        s.fill(outline((x - 1.4, y), (x, y + 3, x + 1.4, y), (x, y + 0.8, x - 1.4, y)), barred)
    wing((89, 76), (100, 66), 1, white, mix(mid, deep, 0.1))
    skull = outline(
        (87, 76),
        (92, 68, 87, 61.6),
        (80, 57, 74.6, 62),
        (72, 64, 71.6, 67.6),
        (74, 67, 75, 69),
        (75, 75, 80, 77),
        (84, 78, 87, 76),
    )
    s.figure([[(skull, white)]], "#ffffff", (-1, -1), 0.9)
    s.fill(both(skull, outline((74, 62), (80, 54, 90, 60), (92, 70), (86, 70, 84, 65), (79, 62.4, 74, 62))), barred)
    s.fill(both(skull, outline((76.4, 67), (79.6, 67), (80.4, 74, 78.4, 75.6), (76, 73, 76.4, 67))), barred)
    s.fill(outline((74.8, 62.4), (71, 63, 70.6, 69.4), (72.6, 67.4, 75, 68.4), (76, 65, 74.8, 62.4)), ink)
    s.fill(oval(78.4, 65.4, 1.45), ink)
    s.fill(oval(77.9, 64.8, 0.5), "#ffffff")
    for hip, toe in (((84, 94), (79, 95)), ((88, 98), (83.4, 99))):
        s.figure([[(limb((*hip, 3.6), (*toe, 1.7)), shade)]], "#ffffff", (-0.8, -1), 0.6)
    s.gem(DIAMOND, 76, 99, 7.6, 8, 1.5)
    for x, y in ((78.6, 94.6), (83, 98.6)):
        for turn in (140, 185, 230):
            s.fill(taper((x, y), 1.2, around(x, y, 3.8, turn), 0.5), ink)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-03": Picture(
        diamond_wheel,
        ((37, 70), (60, 122), (22, 104), (76, 112)),
        "cuts at the wheel",
        "cutter's bench on a snowy evening",
        "sparks off the wheel",
        seed=43,
    ),
    "b2-04": Picture(
        diamond_skater,
        ((106, 76), (88, 65), (68, 137), (103, 89)),
        "skates an eight",
        "black ice of a lake",
        "raking light on ice",
        seed=44,
    ),
    "b2-06": Picture(
        diamond_falcon,
        ((44, 86), (76, 99), (69, 104), (78, 66)),
        "takes a falcon on the fist",
        "walled yard in snow",
        "winter sun behind the bird",
        seed=46,
    ),
}
