"""Pictures of the sapphire cards of level 2 ashore and off the shore."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import FINE, FIRM, FULL
from tools.art.base.figures import (
    Mood,
    bare_arm,
    drape,
    hair_tones,
    hand,
    limb,
    pinch,
    planes,
    profile,
    shoe,
    skin,
    skin_tone,
    small_hand,
    small_palm,
)
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.base.hair import CROPPED
from tools.art.base.pigments import CORAL, DEEP_SKIN, FAIR_SKIN, ROSE, RUSSET
from tools.art.base.props import bars, sky_steps
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
    both,
    box,
    chance,
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


def cask_roller(s: Gouache) -> None:
    """At daybreak a docker leans into a cask and rolls it up the gangway; out of its bung hole a sapphire shines."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 118), [mix(deep, ink, 0.35), mix(deep, mid, 0.3), mix(mid, haze, 0.1)])
    s.fill(polygon((108, 118), (2, 118), (52, 34), (94, 34)), mix(key, "#fff6dc", 0.45))
    s.fill(polygon((106, 118), (22, 118), (62, 34), (90, 34)), mix(key, "#fff6dc", 0.85))
    mole = outline((-4, 112), (16, 106, 36, 110), (60, 114, 84, 109), (104, 108, 124, 112), (124, 118), (-4, 118))
    s.fill(mole, mix(ink, deep, 0.6))
    water = box(-4, 116, 124, 172)
    s.wash(water, (0, 116), (0, 160), [mix(haze, key, 0.3), mix(deep, mid, 0.6), mix(ink, deep, 0.5)])
    bars(s, 40, mix(key, haze, 0.35), ((119, 20), (124, 30), (129, 16), (143, 24)), 1.3)
    bars(s, 84, mix(deep, mid, 0.4), ((150, 20), (157, 30), (164, 24)), 1.6)
    # the hull that she loads, and the plank to its deck
    hull = outline((126, 66), (108, 74, 106, 100), (106, 130, 112, 150), (128, 156))
    s.figure([[(hull, mix(ink, deep, 0.25))]], mix(haze, key, 0.3), (-1, -0.2), 0.9)
    plank = polygon((8, 168), (4, 161), (124, 113), (124, 121))
    s.fill(cut(placed(plank, 4, 12), hull), mix(deep, ink, 0.2), 0.55)
    s.figure([[(plank, ink)]], mix(haze, key, 0.4), (-0.2, -1), 1.0)
    _cask(s)
    _docker(s)


def _cask(s: Gouache) -> None:
    """Paint the cask aslant on the plank: its head an ellipse towards us, hoops on its belly, the stone in the bung hole."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    wood, shade = mix(mix(key, RUSSET, 0.4), ink, 0.14), mix(mix(key, RUSSET, 0.4), ink, 0.55)
    bung = (92.0, 98.0)
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
    # the bung hole, its lower edge lit by the stone in it
    hole = oval(*bung, 10.4, 9.2, -22)
    s.fill(hole, ink)
    s.fill(cut(hole, placed(hole, -0.8, -1.4)), mix(key, haze, 0.5))
    s.gem(SAPPHIRE, *bung, 9.6, 8, 1.6)


def _docker(s: Gouache) -> None:
    """Paint the docker in profile, one line from his back heel to his shoulder, both palms flat on the cask."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = mix(haze, "#ffffff", 0.4), (-0.5, -1)
    warm, dark = skin_tone(s, 0.52), skin_tone(s, 0.34)
    head = profile(58, 84, 15, 1, 22, neck=0.24, mood=Mood.INTENT, build=FIRM)
    hair = placed(CROPPED, 58, 84, 15, 22)
    shirt = outline(
        (45, 97), (53, 89, 60, 95), (63, 104, 58, 112), (50, 124, 42, 125), (35, 120, 36, 113), (38, 103, 45, 97)
    )
    back = join(limb((40, 121, 6.6), (36, 138, 4.8), (22.6, 148, 3.2)), placed(shoe(0, 0, 1, 0.95), 20.4, 154.6, 1, 2))
    front = limb((44, 120, 6.8), (58, 129, 5.0), (51, 140, 3.5))
    boot = placed(shoe(0, 0, 1, 1.25), 50, 148.4, 1, -22)
    cleat = placed(box(-2, -2, 2, 1.4), 63.4, 142.6, 1, -22)
    far = bare_arm((54, 97), (58, 105), (64.4, 99.4), 1.06)
    near = bare_arm((48, 101), (53, 114), (65, 113.4), 1.16)
    s.figure(
        [
            [(back, ink)],
            [(far, dark), (small_palm(66.4, 97, 3.2, 8), dark)],
            [(cleat, mix(RUSSET, ink, 0.3))],
            [(boot, mix(RUSSET, ink, 0.25))],
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
            [(near, warm), (small_palm(67, 111, 3.7, 6), warm)],
            [(taper((47.6, 100), 5.2, (51.4, 106), 4.9), mix(haze, "#ffffff", 0.2))],
        ],
        rim,
        light,
        1.1,
    )
    neck = outline((50, 92), (55, 95, 60, 92), (61, 96, 56, 98), (50, 97, 50, 92))
    s.figure([[(neck, key)]], rim, light, 0.6)


def globe_painter(s: Gouache) -> None:
    """Level 2: before a tall window a globe maker sets a sapphire into a great globe that stands dark against the light."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(deep, ink, 0.4))
    window = arch(6, 66, 70, 142, 30)
    s.fill(placed(window, 3.4, 0), ink)  # its reveal
    s.fill(window, mix(haze, "#ffffff", 0.7))
    with s.clipped(window):
        s.fill(outline((0, 98), (22, 88, 40, 96), (56, 102, 70, 94), (70, 144), (0, 144)), mix(haze, mid, 0.35))
        s.fill(box(35, 36, 37.4, 144), mix(ink, deep, 0.5))
        for y in (66, 98):
            s.fill(box(0, y, 70, y + 1.6), mix(ink, deep, 0.5))
    s.fill(box(-4, 142, 124, 178), mix(ink, deep, 0.3))
    s.fill(polygon((16, 142), (66, 142), (124, 164), (124, 178), (62, 178)), mix(deep, mid, 0.7))  # its light
    s.fill(outline((40, 154), (64, 150, 84, 160), (104, 164, 124, 178), (50, 178)), mix(ink, deep, 0.1))
    with s.moved(2, 0):
        _globe(s, 52, 98, 38)
    with s.moved(-6, 0):
        _globe_painter(s)


def _globe(s: Gouache, x: float, y: float, r: float) -> None:
    """Paint the globe on its foot: seas in shade with the window's light along one side, two lands, a ring of brass."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    foot = outline(
        (x - 3, y + r), (x - 4, y + r + 14, x - 20, y + r + 26), (x + 20, y + r + 26), (x + 4, y + r + 14, x + 3, y + r)
    )
    s.figure([[(foot, ink)]], mix(haze, mid, 0.3), (-1, -0.4), 0.9, clean=True)
    ring = cut(oval(x, y, r + 4.4), oval(x, y, r + 1.2))
    s.fill(oval(x, y, r + 1.4), ink)
    ball = oval(x, y, r)
    lit = cut(ball, oval(x + 9, y + 11, r))
    s.fill(ball, mix(deep, ink, 0.66))
    s.fill(cut(ball, oval(x + 17, y + 20, r + 3)), mix(deep, mid, 0.35))
    s.fill(lit, mix(mid, haze, 0.3))
    coasts = (
        ((-33, -10), (-29, -21), (-20, -30), (-8, -34), (0, -29), (-5, -24), (-1, -19), (-9, -17), (-13, -10), (-9, -4),
         (-14, 0), (-17, -6), (-21, -3), (-18, 4), (-25, -2)),
        ((-17, 8), (-9, 6), (-5, 10), (4, 12), (1, 19), (-4, 22), (-6, 30), (-10, 34), (-12, 25), (-18, 17)),
        ((18, -30), (26, -22), (30, -10), (25, -13), (22, -20), (16, -22)),
    )  # fmt: skip
    lands = [both(ball, polygon(*((x + dx, y + dy, 1.4) for dx, dy in coast))) for coast in coasts]
    for land in lands:
        s.fill(land, mix(key, ink, 0.5))
        s.fill(both(land, cut(ball, oval(x + 17, y + 20, r + 3))), mix(key, RUSSET, 0.2))
        s.fill(both(land, lit), mix(key, "#fff6dc", 0.6))
    s.fill(ring, mix(key, ink, 0.6))
    s.fill(cut(ring, oval(x + 12, y + 14, r + 7)), mix(key, "#fff6dc", 0.5))


def _globe_painter(s: Gouache) -> None:
    """Paint the maker in profile, the window on her front: one hand on the brass ring, the other sets the stone."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = mix(haze, "#ffffff", 0.6), (-1.0, -0.4)
    s.fill(oval(102, 163, 19, 2.6), ink, 0.6)
    s.figure([[(shoe(96, 165, -1, 0.9), ink)], [(shoe(107, 165, -1, 0.9), ink)]], rim, light, 0.5)
    x, y, h, tilt = 98.6, 71.0, 16.6, 8.0
    dark, lit = skin_tone(s, 0.34), skin_tone(s, 0.72)
    brass = (mix(key, ink, 0.5), mix(key, "#fff6dc", 0.4))
    head = profile(x, y, h, -1, tilt, neck=0.28, mood=Mood.INTENT, build=FINE)

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, y, h, tilt, flip=True)

    hair = put(outline(
        *((0.34, -0.32), (0.20, -0.30, 0.08, -0.20), (-0.06, -0.10, -0.10, 0.06), (-0.18, 0.16, -0.30, 0.22)),
        *((-0.62, 0.10, -0.56, -0.26), (-0.40, -0.66, 0.10, -0.58), (0.34, -0.54, 0.34, -0.32)),
    ))  # fmt: skip
    cloth = put(
        outline(
            (0.42, -0.30), (0.52, -0.52, 0.30, -0.70), (-0.10, -0.92, -0.62, -0.66), (-0.92, -0.42, -0.66, -0.10),
            (-0.56, -0.02, -0.50, -0.10), (-0.10, -0.30, 0.42, -0.30),
        )
    )  # fmt: skip
    blouse = outline((91, 83), (98, 78.6, 105, 83), (111, 92, 109, 104), (107, 112, 93, 112), (90, 98, 91, 83))
    skirt = outline((92, 108), (100, 112, 108, 108), (116, 128, 118, 158), (104, 163, 88, 159), (86, 134, 92, 108))
    far = limb((95.6, 87, 3.8), (95, 98, 3.0), (89.6, 92, 2.3))
    near = limb((103, 89, 4.2), (107.6, 105, 3.4), (96.6, 113.4, 2.3))
    stone = (68.0, 92.0)
    s.fill(oval(*stone, 15.2), mix(RUSSET, ink, 0.3))
    s.figure([[(oval(*stone, 14.4), brass[0])], [(oval(*stone, 13.2), brass[1])]], "#fff6dc", light, 0.7, clean=True)
    s.fill(oval(*stone, 12.0), ink)
    s.gem(SAPPHIRE, *stone, 14.2, 10, 1.5)
    s.figure(
        [
            [(far, mix(dark, lit, 0.3)), (cut(far, placed(far, 0.8, 1.6)), lit)],
            [(limb((95.6, 86.6, 4.6), (95.4, 93, 4.0)), mix(mid, haze, 0.5))],
            [
                (skirt, mix(CORAL, ink, 0.5)),
                (cut(skirt, placed(skirt, 9, 0)), CORAL),
                (cut(skirt, placed(skirt, 3.4, 0)), ROSE),
            ],
            [(blouse, mix(haze, "#ffffff", 0.35)), (cut(blouse, drape(blouse, 100)), mix(mid, haze, 0.35))],
            [*planes(s, head, dark, lit, mix(haze, key, 0.3)), (head.eye, ink)],
            [*hair_tones(s, hair, -1)],
            [(cloth, key), (both(cloth, placed(cloth, 4, 1)), mix(key, ink, 0.35))],
            [(near, mix(lit, haze, 0.08)), (cut(near, placed(near, -1.2, -1.6)), dark)],
            [(limb((103, 88, 5.0), (99.6, 101, 4.4)), mix(haze, "#ffffff", 0.35))],
        ],
        rim,
        light,
        0.9,
    )
    s.figure([[(polygon((92, 108), (108.4, 108), (108.8, 112), (91.6, 112)), mix(ink, deep, 0.3))]], rim, light, 0.5)
    hand(s, pinch(79, 91.6, 0.42, -6, flip=True), lit, rim, light, 0.4)
    s.figure([[(small_hand(94.6, 114, 3.4, 186), lit)]], rim, light, 0.6)


def whale_tail(s: Gouache) -> None:
    """Level 2: at dusk a whale sounds beside a boat; a girl holds a basket under the sapphire that falls from its flukes."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(
        ALL,
        (0, 38),
        (0, 120),
        [mix(ink, deep, 0.4), mix(deep, ink, 0.1), mix(deep, mid, 0.7), mix(ROSE, "#fff3e6", 0.5)],
        stops=[0, 0.16, 0.3, 0.4],
    )
    sky_steps(s, ((56, mix(mid, haze, 0.5)), (68, mix(ROSE, haze, 0.3)), (100, "#ffeadc")), 120)  # dusk
    for x, y, wide in ((30, 66, 24), (104, 100, 24), (36, 88, 14)):
        cloud = outline((x - wide, y), (x - wide * 0.4, y - 4.4, x, y - 2.6), (x + wide * 0.5, y - 4, x + wide, y))
        s.figure([[(cloud, mix(mid, deep, 0.3))]], mix(ROSE, "#fff3e6", 0.2), (0, 1), 0.8)
    sea = box(-4, 118, 124, 176)
    s.wash(sea, (0, 118), (0, 168), [mix(deep, mid, 0.5), mix(deep, ink, 0.55), ink])
    bars(s, 58, mix(ROSE, "#fff3e6", 0.4), ((120, 26), (124, 20), (128.4, 28), (134, 34), (152, 24)), 1.3)
    with s.moved(4, -2, 0.96, turn=7, about=(96, 142)):
        _flukes(s)
        _fall_of_water(s)
    _whale_boat(s)
    _near_swell(s)


def _flukes(s: Gouache) -> None:
    """Paint the tail: stock and two lobes, dusk on their edges, the light from below on the nearer one, scars, barnacles."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    rim = mix(ROSE, "#fff3e6", 0.35)
    stock = outline((82, 142), (90, 114, 77, 78), (91, 74), (99, 108, 122, 138))
    near = outline((86, 90), (72, 84, 56, 72), (42, 61, 37, 45), (46, 53, 60, 52), (77, 53, 82, 66))
    far = outline((82, 66), (86, 54, 99, 52), (110, 51, 116, 43), (116, 62, 104, 74), (94, 83, 84, 90))
    flank = both(stock, polygon((60, 70), (84, 76), (100, 142), (60, 142)))
    s.figure([[(stock, mix(deep, ink, 0.55)), (flank, mix(deep, mid, 0.25))]], rim, (-1, -0.1), 1.1)
    s.stipple(stock, mix(mid, ROSE, 0.25), (86, 134), (84, 92), 0.7, 0.0)
    s.figure([[(far, mix(deep, ink, 0.45))], [(near, mix(deep, ink, 0.3))]], rim, (-0.5, -1), 1.2)
    s.rim([far], rim, (0.5, -1), 1.2)
    with s.clipped(near):
        s.fill(outline((36, 44), (56, 66, 88, 86), (88, 96), (56, 84, 30, 60)), mix(deep, mid, 0.5))
        s.stipple(None, mix(mid, ROSE, 0.4), (56, 76), (64, 56), 0.85, 0.0)
    with s.clipped(far):
        s.fill(outline((116, 43), (108, 62, 84, 84), (84, 96), (110, 84, 124, 60)), mix(deep, mid, 0.3))
    for points in (((52, 56), (62, 60, 70, 68)), ((62, 55), (71, 58, 78, 68)), ((106, 54), (98, 60, 92, 70))):
        s.stroke(points, mix(mid, haze, 0.25), 0.8)
    for x, y, r in ((41, 51, 1.2), (45, 54, 0.9), (112, 52, 1.2), (114, 49, 0.9), (90, 108, 1.3), (92, 114, 1.0)):
        s.fill(oval(x, y, r), mix(haze, mid, 0.2))
    foam = outline((82, 142), (92, 128, 104, 132), (118, 128, 128, 136), (128, 150), (84, 150))
    s.figure([[(foam, mix(mid, haze, 0.6))]], mix(haze, "#ffffff", 0.7), (-0.2, -1), 2.4)


def _fall_of_water(s: Gouache) -> None:
    """Paint the water that runs off both lobes: a thin veil under each edge that breaks into drops."""
    mid, haze = s.mid, s.haze
    lots = chance(18)
    pale = mix(mix(mid, haze, 0.7), "#ffffff", 0.3)
    for veil in (
        outline((42, 60), (56, 73, 73, 84), (73, 96), (66, 86, 62, 97), (56, 80, 52, 89), (47, 70, 44, 77)),
        outline((98, 80), (107, 73, 112, 64), (111, 78), (107, 76, 104, 87), (101, 84, 98, 80)),
    ):
        s.wash(veil, (0, 60), (0, 98), [pale, pale], [0.75, 0.12])
    for x, top in ((44, 68), (48, 76), (53, 84), (72, 92), (104, 84), (110, 76)):
        long = 5 + 7 * next(lots)
        s.fill(ribbon([(x, top - 8, 0.2), (x + 0.2, top, 0.7), (x + 0.3, top + long, 0.15)], 6), pale)
        for at in range(3):
            s.fill(oval(x + 0.4 + next(lots), top + long + 4 + at * 4.6, 0.7 - at * 0.1, 1.2), pale)


def _whale_boat(s: Gouache) -> None:
    """Paint the boat: a rower who leans on both oars, and the girl in the stern, her basket under the falling stone."""
    ink, haze = s.ink, s.haze
    rim, light = mix(ROSE, "#fff3e6", 0.5), (-0.7, -1)
    hull = outline(
        (36, 134), (62, 143, 92, 141), (106, 138, 114, 128), (114, 144, 98, 152), (70, 157, 46, 150), (37, 144, 36, 134)
    )
    umber = mix("#4a2a2c", ink, 0.35)
    _oarsman(s)
    for x, top, foot in ((45, 62, 78), (51, 56, 72), (57, 62, 78)):  # its fall
        s.fill(ribbon([(x, top, 0.2), (x, foot, 1.2)], 4), mix(haze, "#ffffff", 0.5))
    s.gem(SAPPHIRE, 51, 85, 12.4, -14, 1.5)
    x, y, h, tilt = 67.0, 111.0, 13.0, 24.0
    head = profile(x, y, h, -1, tilt, neck=0.3, build=FULL)
    hair = placed(
        outline(
            *((0.30, -0.40), (0.1, -0.66, -0.4, -0.56), (-0.66, -0.3, -0.56, 0.2), (-0.66, 0.7, -0.9, 1.0)),
            *((-0.4, 1.0, -0.2, 0.5), (-0.20, 0.1, -0.08, -0.16), (0.1, -0.26, 0.30, -0.40)),
        ),
        *(x, y, h, 14),
        True,
    )
    dress = outline((61, 122), (67, 118, 73, 122), (77, 133, 77, 148), (56, 148), (57, 132, 61, 122))
    skin, shade = skin_tone(s, 0.62, FAIR_SKIN), skin_tone(s, 0.34, FAIR_SKIN)
    far = limb((70, 122, 2.6), (62, 119, 2.2), (60.6, 110, 1.6))
    near = limb((64, 124, 3.2), (51, 126, 2.6), (45, 114, 1.8))
    basket = outline((39, 104), (40, 113, 48, 115), (56, 116, 61, 113), (64, 110, 64, 103.6), (51, 108, 39, 104))
    s.figure(
        [
            [(far, shade)],
            [(dress, CORAL), (both(dress, placed(dress, 7, 1)), mix(CORAL, ink, 0.45))],
            [*planes(s, head, shade, skin, rim), (head.eye, ink), *hair_tones(s, hair, -1, color="#e0a860")],
            [(oval(51.5, 104, 12.6, 2.6), mix(RUSSET, ink, 0.5))],
            [(basket, mix(RUSSET, haze, 0.35)), (cut(basket, placed(basket, -7, -1)), mix(RUSSET, ink, 0.2))],
            [(near, skin), (both(near, placed(near, 1.8, 0.6)), shade)],
            [(taper((64.6, 124.6), 4.2, (58, 125), 3.6), mix(CORAL, "#fff3e6", 0.15))],
            [(small_hand(44.4, 112.6, 3.0, -100), skin)],
            [(small_hand(61.6, 108.6, 2.6, -110), skin)],
        ],
        rim,
        light,
        0.9,
    )
    for x, y, r in ((66, 84, 0.9), (70, 92, 0.7), (40, 76, 0.8), (63, 72, 0.7)):
        s.fill(oval(x, y, r, r * 1.3), mix(haze, "#ffffff", 0.7))
    s.figure([[(hull, umber), (both(hull, placed(hull, 0, 7)), mix(umber, ink, 0.6))]], rim, (-0.3, -1), 1.1)
    s.stroke([(38, 140), (68, 149, 112, 134)], mix(umber, ROSE, 0.35), 0.9)
    for x in (52, 70, 88, 102):
        s.stroke([(x, 147 - abs(x - 70) * 0.02), (x + 1, 154 - abs(x - 72) * 0.1)], mix(umber, ink, 0.7), 0.7)


def _oarsman(s: Gouache) -> None:
    """Paint the rower in the bow in profile to the girl, thrown back at the end of his stroke."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    rim, light = mix(ROSE, "#fff3e6", 0.5), (-0.7, -1)
    head = profile(99, 107, 12.5, -1, 14, neck=0.3, build=FIRM)
    cap = placed(
        outline((0.40, -0.24), (0.34, -0.68, -0.14, -0.66), (-0.64, -0.56, -0.54, 0.02), (-0.1, -0.16, 0.40, -0.24)),
        99,
        107,
        12.5,
        14,
        True,
    )
    trunk = outline((92, 120), (99, 114, 106, 119), (110, 128, 106, 146), (86, 146), (88, 134, 92, 120))
    arm_near = limb((99, 121, 3.4), (92, 130, 2.8), (82, 129, 2.0))
    shirt = mix(haze, "#ffffff", 0.3)
    s.figure(
        [
            [(trunk, shirt), (both(trunk, placed(trunk, 6, 1)), mix(mid, deep, 0.4))],
            [*planes(s, head, skin_tone(s, 0.2, DEEP_SKIN), skin_tone(s, 0.42, DEEP_SKIN), rim), (head.eye, ink)],
            [*hair_tones(s, placed(CROPPED, 99, 107, 12.5, 14, True), -1)],
            [(cap, mix(deep, ink, 0.5)), (cut(cap, placed(cap, 3, 2)), mix(mid, deep, 0.4))],
        ],
        rim,
        light,
        0.9,
    )
    with s.clipped(trunk):
        for y in (124, 130, 136, 142):
            s.stroke([(84, y), (98, y + 2, 110, y - 1)], mix(deep, mid, 0.4), 1.1)
    for x0, y0, x1, y1 in ((84, 128, 70, 162), (80, 130, 116, 158)):
        oar, blade = taper((x0, y0), 0.9, (x1, y1), 0.9), oval(x1, y1, 2.0, 4.4, 24 if x1 < 80 else -50)
        s.figure([[(oar, mix(RUSSET, ink, 0.3)), (blade, mix(RUSSET, ink, 0.3))]], rim, (-0.4, -1), 0.6)
    s.figure(
        [
            [(arm_near, shirt), (both(arm_near, placed(arm_near, 1.4, 1.6)), mix(mid, deep, 0.35))],
            [(small_hand(81.6, 129, 2.8, 170), skin_tone(s, 0.44, DEEP_SKIN))],
        ],
        rim,
        light,
        0.8,
    )


def _near_swell(s: Gouache) -> None:
    """Paint the swell before the boat: a dark back of water with a broken crest of foam, dusk on its shoulders."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    swell = outline((-4, 156), (20, 146, 46, 153), (70, 160, 96, 152), (112, 146, 128, 152), (128, 176), (-4, 176))
    s.figure([[(swell, mix(deep, ink, 0.45))]], mix(mid, ROSE, 0.6), (-0.2, -1), 1.2)
    s.stipple(swell, mix(mid, ROSE, 0.3), (60, 152), (60, 168), 0.7, 0.0)
    for x, y, wide in ((40, 151.6, 9), (98, 154, 11), (70, 158, 8)):
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
        globe_painter,
        ((71, 92), (89, 70), (80, 92), (70, 85), (88, 114)),
        "sets a stone in a globe",
        "chart room",
        "north window across a globe",
        seed=9,
    ),
    "b2-10": Picture(
        whale_tail,
        ((51, 85), (64, 110), (45, 112), (96, 107), (80, 62)),
        "catches what falls from a whale",
        "open sea at nightfall",
        "rose of dusk under flukes",
        seed=34,
    ),
}
