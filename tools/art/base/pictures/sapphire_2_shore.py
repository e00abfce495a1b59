"""Pictures of the sapphire cards of level 2 at the shore and off it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import bare_arm, drape, hair_tones, limb, planes, profile, shoe, skin, small_hand
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.base.props import bars, prism
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, blob, both, box, chance, cut, join, mix, outline, oval, placed, polygon, taper


def cask_roller(s: Gouache) -> None:
    """At daybreak a docker leans into a cask and rolls it up the gangway; out of its bung hole a sapphire shines."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 118), [mix(deep, mid, 0.5), mix(mid, haze, 0.55), mix(haze, key, 0.4)])
    for y, x0, x1 in ((50, 6, 46), (60, 52, 96), (72, 14, 40)):
        s.fill(outline((x0, y), ((x0 + x1) / 2, y - 3, x1, y), ((x0 + x1) / 2, y + 2.4, x0, y)), mix(mid, haze, 0.75))
    _moored_ships(s)
    water = box(-4, 116, 124, 172)
    s.wash(water, (0, 116), (0, 160), [mix(haze, key, 0.3), mix(mid, haze, 0.2), mix(deep, mid, 0.3)])
    bars(s, 40, mix(key, haze, 0.35), ((119, 20), (124, 30), (129, 16), (143, 24)), 1.3)
    bars(s, 84, mix(deep, mid, 0.4), ((150, 20), (157, 30), (164, 24)), 1.6)
    # the hull that she loads, and the plank to its deck
    hull = outline((126, 66), (108, 74, 106, 100), (106, 130, 112, 150), (128, 156))
    s.figure([[(hull, mix(ink, deep, 0.25))]], mix(haze, key, 0.3), (-1, -0.2), 0.9)
    for y in (84, 98, 112, 126):
        s.stroke([(108, y + 2), (126, y - 4)], mix(ink, deep, 0.7), 0.8)
    plank = polygon((8, 168), (4, 161), (124, 113), (124, 121))
    s.fill(placed(plank, 4, 12), mix(deep, ink, 0.2), 0.55)
    s.figure([[(plank, mix(ink, deep, 0.4))]], mix(haze, key, 0.4), (-0.2, -1), 1.0)
    for x in range(14, 122, 12):
        s.stroke([(x, 161 - (x - 4) * 0.4), (x + 1.6, 168 - (x - 4) * 0.4)], ink, 1.1)
    _cask(s)
    _docker(s)


def _moored_ships(s: Gouache) -> None:
    """Paint the harbour: masts behind masts over a low mole, and a sail that dries."""
    deep, mid, haze = s.deep, s.mid, s.haze
    for x, top, tone in (
        (10, 56, 0.6), (20, 66, 0.7), (33, 50, 0.5), (45, 74, 0.75), (56, 62, 0.6), (66, 82, 0.75), (92, 70, 0.7)
    ):  # fmt: skip
        color = mix(deep, mix(mid, haze, 0.3), tone)
        s.stroke([(x, top), (x, 116)], color, 1.3)
        for at, wide in ((0.25, 6), (0.5, 9)):
            y = top + (116 - top) * at
            s.stroke([(x - wide, y), (x + wide, y - 1)], color, 0.9)
        s.stroke([(x, top), (x - 12, 114)], color, 0.45)
        s.stroke([(x, top), (x + 12, 114)], color, 0.45)
    s.fill(outline((33, 64), (48, 70, 44, 84), (38, 88, 33, 86)), mix(haze, mid, 0.35))
    mole = outline((-4, 112), (16, 106, 36, 110), (60, 114, 84, 109), (104, 108, 124, 112), (124, 118), (-4, 118))
    s.fill(mole, mix(deep, mid, 0.35))


def _cask(s: Gouache) -> None:
    """Paint the cask aslant on the plank: its head an ellipse towards us, hoops on its belly, the stone in the bung hole."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    wood, shade = mix(key, ink, 0.42), mix(key, ink, 0.68)
    with s.moved(0, 0, 1, -22, about=(84, 108)):
        belly = outline((72, 88), (88, 83, 104, 89), (110, 104, 104, 121), (90, 128, 72, 124))
        s.fill(oval(90, 127, 20, 2.6), ink, 0.8)
        s.figure(
            [[(belly, wood), (both(belly, outline((66, 110), (90, 116, 112, 108), (112, 132), (66, 132))), shade)]],
            haze,
            (-0.3, -1),
            1.1,
        )
        with s.clipped(belly):
            for y in (93, 99, 106, 113, 119):
                s.stroke([(70, y), (90, y + (y - 106) * 0.25, 110, y - 1)], mix(key, ink, 0.6), 0.8)
            for x in (83, 101):
                hoop = outline((x, 80), (x + 6, 106, x, 132), (x + 4, 132), (x + 10, 106, x + 4, 80))
                s.figure([[(hoop, mix(ink, deep, 0.6))]], haze, (-0.3, -1), 0.5)
        head = oval(72, 106, 10, 18.4)
        s.figure([[(head, mix(ink, deep, 0.6))]], haze, (-0.6, -0.8), 0.9)
        board = oval(72, 106, 7.6, 15.6)
        s.fill(board, mix(key, ink, 0.24))
        with s.clipped(board):
            s.fill(box(60, 112, 84, 130), mix(key, ink, 0.46))
            for x in (68, 72.4, 76.6):
                s.stroke([(x, 86), (x, 126)], mix(key, ink, 0.6), 0.7)
    # light breaks out of the bung hole
    x, y = 91, 90
    s.fan(x, y, 46, ((-128, -119), (-106, -96), (-84, -72), (-58, -49)), mix(haze, "#ffffff", 0.4), 0.8)
    s.glow([oval(x, y + 4, 24, 16, -22)], SAPPHIRE, x, y, 24)
    s.fill(oval(x, y, 12, 10.4, -22), mix(key, haze, 0.25))
    s.fill(oval(x, y, 10, 8.4, -22), "#eef7ff")
    s.gem(SAPPHIRE, x, y, 7.4, 8, 1.6)


def _docker(s: Gouache) -> None:
    """Paint the docker in profile, one line from his back heel to his shoulder, both palms flat on the cask."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = mix(haze, "#ffffff", 0.4), (-0.5, -1)
    warm, dark = mix(ink, key, 0.52), mix(ink, key, 0.34)
    head = profile(58, 84, 15, 1, 22, neck=0.24)
    hair = placed(
        outline(
            *((0.34, -0.34), (0.20, -0.66, -0.20, -0.60), (-0.62, -0.46, -0.52, 0.10), (-0.36, 0.26, -0.24, 0.16)),
            *((-0.12, 0.04, -0.10, -0.14), (0.10, -0.26, 0.34, -0.34)),
        ),
        58, 84, 15, 22,
    )  # fmt: skip
    shirt = outline(
        (45, 97), (53, 89, 60, 95), (63, 104, 58, 112), (50, 124, 42, 125), (35, 120, 36, 113), (38, 103, 45, 97)
    )
    back = join(limb((40, 121, 6.6), (36, 138, 4.8), (22.6, 148, 3.2)), placed(shoe(0, 0, 1, 0.95), 20.4, 154.6, 1, 2))
    front = join(limb((44, 120, 6.8), (58, 129, 5.0), (51, 141, 3.3)), placed(shoe(0, 0, 1, 0.95), 50, 145.4, 1, -20))
    far = bare_arm((54, 97), (63, 104), (71, 94), 1.06)
    near = bare_arm((48, 101), (56, 113), (68, 110), 1.16)
    s.figure(
        [
            [(back, ink)],
            [(far, dark), (small_hand(72.4, 91.8, 3.0, -60), dark)],
            [(front, mix(ink, deep, 0.55)), (both(front, placed(front, -2, 4)), ink)],
            [
                (shirt, mix(haze, "#ffffff", 0.2)),
                *(
                    (both(shirt, placed(box(-30, -1.4, 30, 1.4), 47 - at * 2.6, 101 + at * 6, 1, 32)), deep)
                    for at in range(4)
                ),
                (
                    both(shirt, outline((30, 112), (44, 124, 56, 104), (62, 112, 50, 130), (30, 130))),
                    mix(mid, deep, 0.5),
                ),
            ],
            [(polygon((34.6, 116), (47, 125.4), (45.4, 128.6), (33.4, 120)), key)],
            [*skin(s, head, 0.34, 0.56), (head.eye, ink), *hair_tones(s, hair)],
            [(near, warm), (small_hand(70.4, 108.6, 3.4, -50), warm)],
            [(taper((47.6, 100), 5.2, (51.4, 106), 4.9), mix(haze, "#ffffff", 0.2))],
        ],
        rim,
        light,
        1.1,
    )
    neck = outline((50, 92), (55, 95, 60, 92), (61, 96, 56, 98), (50, 97, 50, 92))
    s.figure([[(neck, key)]], rim, light, 0.6)


def shuttered_lamp(s: Gouache) -> None:
    """Level 2: from the rocks of a sea cave, a smuggler far off in a boat; his slit of light finds the stone in front."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    # the night outside, a great low moon, the mouth of the cave
    s.wash(ALL, (0, 38), (0, 96), [mix(deep, mid, 0.2), mix(mid, haze, 0.1)])
    s.rings(62, 80, [38, 29], [mix(mid, haze, 0.3), haze], 0.6)
    for x, y, r in ((84, 52, 1.4), (46, 52, 1.2), (92, 66, 1.1)):
        s.glint(x, y, r, haze)
    s.fill(box(-4, 88, 124, 172), mix(deep, mid, 0.35))
    bars(s, 62, mix(haze, mid, 0.15), ((89, 24), (92.4, 18), (96, 22), (100, 14), (105, 19), (111, 11), (118, 16)), 1.3)
    mouth = blob(
        (38, 112),
        (34, 84),
        (44, 62),
        (58, 46),
        (72, 50),
        (84, 44),
        (97, 62),
        (102, 84),
        (98, 112),
        (66, 118),
        tension=0.9,
    )
    for grow, tone in ((1.34, mix(ink, deep, 0.5)), (1.16, mix(deep, ink, 0.22))):
        hole = placed(mouth, 67 * (1 - grow), 86 * (1 - grow), grow)
        s.fill(
            cut(ALL, hole)
            if grow > 1.2
            else cut(cut(ALL, mouth), polygon((-9, 128), (200, 128), (200, 200), (-9, 200))),
            tone,
        )
    rock = cut(ALL, placed(mouth, 67 * -0.22, 84 * -0.22, 1.22))
    s.fill(rock, mix(ink, deep, 0.25))
    s.spot(67, 82, 30, 48, mid, 0.6, cut(box(-4, 30, 124, 110), mouth))
    for points in (
        ((46, 30), (56, 30), (51, 58)),
        ((86, 30), (94, 30), (91, 54)),
        ((66, 30), (72, 30), (69, 46)),
        ((108, 30), (120, 30), (112, 66)),
        ((26, 30), (36, 30), (30, 70)),
    ):
        s.figure([[(polygon(*points), ink)]], mix(deep, mid, 0.7), (0.4, 1), 0.7)
    # the water inside, dark, with the pale way to the mouth
    water = polygon((-4, 110), (124, 110), (124, 172), (-4, 172))
    s.fill(water, mix(deep, ink, 0.35))
    s.fill(polygon((40, 110), (98, 110), (104, 122), (96, 134), (54, 134), (36, 122)), mix(deep, mid, 0.55))
    bars(s, 62, mix(mid, haze, 0.6), ((112, 26), (116, 20), (121, 24), (126, 15), (131, 18)), 1.3)
    # the slit of light from his lamp, over the water to the rocks
    s.fill(polygon((66.6, 97), (66.6, 99), (124, 152), (124, 112)), mix(key, deep, 0.25))
    s.fill(polygon((66.6, 97.6), (66.6, 98.6), (124, 144), (124, 119)), mix(key, haze, 0.4))
    s.stipple(polygon((66.6, 97), (66.6, 99), (124, 152), (124, 112)), deep, (70, 100), (92, 114), 0.5, 0.0)
    # boat and man, small and black before the night
    hull = outline((38, 104), (54, 109, 74, 103), (72, 112, 62, 113), (46, 113, 38, 104))
    head = profile(56, 84, 8.4, 1, 4)
    hat = join(
        polygon((49.6, 81.6), (62.6, 80.4), (62.8, 82), (49.8, 83.4)),
        outline((52, 82), (52, 76.6, 56, 76.6), (60, 76.6, 60, 81)),
    )
    coat = outline((51, 92), (56, 89, 60, 92), (63, 102, 62, 108), (47, 108), (48, 98, 51, 92))
    reach = limb((57, 94, 2.3), (61, 99, 1.8), (65, 97, 1.4))
    oar = taper((48, 86), 0.7, (42, 116), 0.8)
    s.figure(
        [
            [(hull, ink), (coat, ink), (head.head, mix(ink, key, 0.3)), (hat, ink), (oar, ink)],
            [(reach, mix(ink, deep, 0.5))],
        ],
        mix(haze, key, 0.3),
        (0.6, -1),
        0.7,
    )
    s.figure([[(polygon((63.6, 94), (66, 92), (68, 94), (67.6, 101), (64, 101)), ink)]], key, (1, 0), 0.7)
    # the rocks in front and the stone among them, lit from the left
    for points, lit in (
        (((60, 176), (66, 154), (80, 146), (92, 152), (98, 176)), ((66, 154), (80, 146), (78, 156), (68, 166))),
        (((92, 176), (96, 142), (106, 128), (122, 124), (126, 176)), ((96, 142), (106, 128), (110, 138), (102, 154))),
        (((20, 176), (30, 160), (46, 154), (58, 162), (64, 176)), ((30, 160), (46, 154), (44, 162), (34, 170))),
    ):
        s.fill(polygon(*points), ink)
        s.fill(polygon(*lit), mix(key, ink, 0.45))
    for x, y, lean, wide, long in ((92, 152, -24, 4.4, 24), (108, 140, 16, 4.4, 22), (84, 156, -52, 3.6, 18)):
        prism(s, x, y, lean, wide, long, (mix(key, haze, 0.3), deep, mix(mid, haze, 0.4)), 0.26)
    s.throw(SAPPHIRE, 97, 132, 24)
    s.gem(SAPPHIRE, 97, 130, 10.5, 8, 1.7)
    s.fill(outline((70, 176), (84, 152, 104, 146), (118, 146, 126, 156), (126, 176)), ink)


def whale_tail(s: Gouache) -> None:
    """Level 2: a whale sounds beside a boat: its flukes stand over the rowers, a sapphire falls with the water."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(
        ALL,
        (0, 38),
        (0, 126),
        [mix(deep, ink, 0.2), mix(mid, deep, 0.3), mix(haze, key, 0.35), mix(key, "#fff3d0", 0.35)],
        stops=[0, 0.35, 0.78, 1],
    )
    for x, y, wide in ((24, 62, 22), (100, 96, 26), (52, 102, 18), (112, 46, 16)):
        cloud = outline((x - wide, y), (x - wide * 0.4, y - 4.4, x, y - 2.6), (x + wide * 0.5, y - 4, x + wide, y))
        s.figure([[(cloud, mix(mid, deep, 0.25))]], mix(key, "#fff3d0", 0.4), (0, 1), 0.8)
    s.fill(both(oval(46, 116, 13), box(30, 96, 62, 116)), "#fff6dc")
    sea = box(-4, 114, 124, 176)
    s.wash(sea, (0, 114), (0, 168), [mix(mid, haze, 0.25), mix(deep, mid, 0.35), mix(ink, deep, 0.4)])
    bars(s, 46, mix(key, "#fff3d0", 0.45), ((117, 15), (120.6, 11), (124.4, 14), (129, 8), (134, 10)))
    _flukes(s)
    _fall_of_water(s)
    s.gem(SAPPHIRE, 66, 92, 7.8, -14, 1.5)
    _whale_boat(s)
    _near_swell(s)


def _flukes(s: Gouache) -> None:
    """Paint the tail: stock and two lobes, the light of the low sun on its edges, scars and barnacles on the skin."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = mix(key, "#fff3d0", 0.5)
    stock = outline((76, 132), (88, 108, 86, 82), (95, 80), (102, 104, 122, 130))
    lobes = outline(
        *((90, 90), (78, 82, 66, 76), (48, 70, 38, 54), (54, 50, 70, 54), (82, 57, 89, 66)),
        *((97, 56, 108, 50), (116, 47, 126, 48), (124, 66, 110, 76), (100, 82, 90, 90)),
    )
    s.figure(
        [
            [
                (stock, mix(deep, ink, 0.45)),
                (both(stock, polygon((70, 70), (91, 76), (94, 134), (70, 134))), mix(deep, mid, 0.4)),
            ]
        ],
        rim,
        (-1, -0.1),
        1.1,
    )
    s.figure([[(lobes, mix(deep, ink, 0.3))]], rim, (-0.6, -1), 1.2)
    with s.clipped(lobes):
        s.fill(outline((36, 50), (62, 54, 90, 84), (88, 92), (60, 80, 36, 60)), mix(deep, mid, 0.45))
        s.fill(outline((90, 72), (104, 60, 128, 54), (126, 66), (104, 70, 92, 84)), mix(deep, mid, 0.2))
        s.stipple(None, ink, (96, 92), (74, 56), 0.8, 0.0)
    for points in (((58, 60), (66, 63, 72, 70)), ((64, 57), (72, 60, 78, 68)), ((104, 58), (100, 64, 97, 72))):
        s.stroke(points, mix(mid, haze, 0.3), 0.7)
    for x, y, r in ((46, 57, 1.2), (50, 60, 0.9), (112, 54, 1.2), (116, 52, 0.9), (92, 112, 1.3), (96, 118, 1.0)):
        s.fill(oval(x, y, r), mix(haze, mid, 0.2))
    s.fill(
        outline((68, 134), (84, 122, 100, 128), (116, 124, 126, 132), (126, 140), (70, 140)), mix(haze, "#ffffff", 0.4)
    )
    s.fill(outline((64, 138), (84, 128, 102, 134), (116, 130, 126, 138), (126, 146), (66, 144)), mix(mid, haze, 0.5))


def _fall_of_water(s: Gouache) -> None:
    """Paint the water that runs off the flukes in threads and drops."""
    mid, haze = s.mid, s.haze
    lots = chance(18)
    for at in range(13):
        x = 42 + at * 3.2 + 1.5 * next(lots)
        top = 57 + at * 2.1
        long = 22 + 18 * next(lots)
        s.fill(taper((x, top), 0.9, (x + 1.6, top + long), 0.25), mix(haze, "#ffffff", 0.4 + 0.4 * next(lots)))
        s.fill(oval(x + 2, top + long + 4, 0.7 + 0.6 * next(lots)), mix(haze, "#ffffff", 0.5))
    for at in range(6):
        x = 102 + at * 3.6
        s.fill(taper((x, 78 - at * 4.4), 0.8, (x + 0.6, 102 - at * 3 + 9 * next(lots)), 0.2), mix(mid, haze, 0.7))


def _whale_boat(s: Gouache) -> None:
    """Paint the boat: three at the oars, thrown back, a woman in the bow who holds her hat out under the falling stone."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = mix(key, "#fff3d0", 0.5)
    hull = outline(
        (14, 131), (34, 138, 60, 136), (74, 133, 82, 124), (84, 136, 72, 145), (44, 150, 24, 145), (16, 140, 14, 131)
    )
    shirts = (mix(haze, "#ffffff", 0.4), mix(deep, mid, 0.4), key)
    for number, x in enumerate((27, 40, 53)):
        lean = -4.0 - number * 0.4
        trunk = outline(
            (x - 3.6, 139),
            (x - 5 + lean * 0.4, 130, x - 3 + lean, 124),
            (x + lean, 121.4, x + 3 + lean, 124),
            (x + 4.6, 131, x + 4, 139),
        )
        head = profile(x + lean - 0.6, 116.6, 9.4, 1, -14, neck=0.24)
        cap = placed(
            outline((0.40, -0.2), (0.34, -0.62, -0.1, -0.6), (-0.6, -0.5, -0.5, 0.06), (-0.1, -0.12, 0.40, -0.2)),
            x + lean - 0.6,
            116.6,
            9.4,
            -14,
        )
        arm = limb((x + lean + 0.6, 126, 1.9), (x + 3.4, 130, 1.6), (x + 7.6, 128.4, 1.2))
        oar = taper((x + 8.6, 127.4), 0.7, (x - 4, 148), 0.7)
        blade = oval(x - 5, 150, 1.7, 3.6, 32)
        s.figure(
            [
                [(trunk, shirts[number]), (both(trunk, placed(trunk, -3, 0)), mix(shirts[number], ink, 0.4))],
                [
                    *skin(s, head, 0.30 + 0.08 * number, 0.48 + 0.08 * number),
                    (cap, (ink, key, mix(deep, ink, 0.3))[number]),
                ],
                [(arm, mix(shirts[number], ink, 0.16)), (oval(x + 8, 128.2, 1.5), mix(ink, key, 0.6))],
            ],
            rim,
            (0.6, -1),
            0.7,
        )
        s.figure([[(oar, mix(ink, key, 0.55)), (blade, mix(ink, key, 0.55))]], rim, (0.4, -1), 0.5)
    head = profile(70, 114.4, 10, -1, 24, neck=0.24)
    hair = outline((68, 110), (71, 107.6, 75, 111), (78, 116, 80, 123), (75, 122, 73, 117), (71, 112, 68, 110))
    dress = outline((67, 122), (71, 119, 75, 122), (79, 132, 77, 140), (63, 140), (64, 130, 67, 122))
    arms = limb((69, 123, 2.0), (62, 117, 1.6), (64, 108, 1.2)), limb((73, 123, 2.0), (72, 115, 1.6), (69.4, 107, 1.2))
    hat = outline((59, 103), (66, 107, 74, 102), (73, 110, 67, 110.4), (61, 110.4, 59, 103))
    s.figure(
        [
            [(arms[1], mix(key, ink, 0.2))],
            [(dress, mix(key, ink, 0.05)), (drape(dress, 70, 1), mix(key, ink, 0.4))],
            [
                *planes(s, head, mix(ink, key, 0.42), mix(ink, key, 0.62), mix(haze, key, 0.4)),
                *hair_tones(s, hair),
            ],
            [(hat, mix(haze, key, 0.25)), (both(hat, placed(hat, 3, 3)), mix(mix(haze, key, 0.25), ink, 0.4))],
            [(arms[0], mix(key, ink, 0.1)), (oval(64, 108.6, 1.7), mix(ink, key, 0.62))],
        ],
        rim,
        (-0.4, -1),
        0.8,
    )
    s.figure(
        [[(hull, mix("#7a4a26", ink, 0.35)), (both(hull, placed(hull, 0, 6)), mix("#7a4a26", ink, 0.68))]],
        rim,
        (-0.3, -1),
        1.0,
    )
    s.stroke([(17, 137), (46, 143, 79, 131)], mix(haze, mid, 0.3), 0.9)


def _near_swell(s: Gouache) -> None:
    """Paint the swell before the boat: a dark back of water with a broken crest of foam."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    swell = outline((-4, 152), (20, 140, 46, 149), (70, 158, 96, 148), (112, 142, 128, 150), (128, 176), (-4, 176))
    s.figure([[(swell, mix(deep, ink, 0.35))]], mix(mid, haze, 0.6), (-0.2, -1), 1.2)
    s.stipple(swell, mix(mid, deep, 0.2), (60, 148), (60, 168), 0.7, 0.0)
    for x, y, wide in ((34, 147.6, 9), (92, 151, 11), (64, 156, 8)):
        s.fill(
            outline((x - wide, y + 2), (x - wide * 0.3, y - 2.4, x + wide, y + 1), (x, y + 3, x - wide, y + 2)),
            mix(haze, "#ffffff", 0.3),
        )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-08": Picture(
        cask_roller,
        ((91, 90), (62, 84), (70, 108), (73, 92)),
        "rolls a cask aboard",
        "gangway in a harbour",
        "light out of a bung hole",
        seed=22,
    ),
    "b2-09": Picture(
        shuttered_lamp,
        ((57, 84), (66, 97), (97, 130)),
        "shines a slit of light",
        "sea cave",
        "slit of a shuttered lamp",
        seed=9,
    ),
    "b2-10": Picture(
        whale_tail,
        ((66, 92), (70, 114), (66, 106), (50, 118), (84, 62)),
        "rows from a whale",
        "open sea at nightfall",
        "last of the sun behind flukes",
        seed=34,
    ),
}
