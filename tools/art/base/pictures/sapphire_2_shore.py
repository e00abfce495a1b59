"""Pictures of the sapphire cards of level 2 at the shore."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import bare_arm, leg, limb, mitten, profile, skin
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.base.props import bars, prism
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    blob,
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


def cask_roller(s: Gouache) -> None:
    """Level 2: at sunrise a docker rolls a cask up the gangway of a ship; a sapphire is set in its head."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 112), [mix(deep, mid, 0.5), mix(mid, haze, 0.4), mix(haze, key, 0.35)])
    s.rings(54, 106, [42, 32, 22], [mix(haze, key, 0.35), mix(key, haze, 0.45), "#fff4d4"], 0.6)
    for y, left, right in ((50, 36, 72), (58, 60, 96), (66, 34, 54)):
        s.fill(box(left, y, right, y + 2.6, 1.3), mix(mid, haze, 0.6))
    # water, and the far mole with its light
    water = box(-4, 108, 124, 172)
    s.wash(water, (0, 108), (0, 160), [mix(mid, haze, 0.15), mix(deep, ink, 0.2)])
    bars(s, 54, mix(key, haze, 0.35), ((111, 24), (116, 17), (122, 21), (129, 13), (136, 18)), 1.6)
    s.fill(polygon((-4, 108), (-4, 103), (30, 103), (34, 108)), mix(deep, ink, 0.2))
    _hull(s)
    _gangway(s)
    _cask(s, 77, 94, 18)
    _docker(s)
    s.fill(oval(77, 94, 11.6), "#fff1d0")
    s.gem(1, 77, 94, 8.4, 18, 1.5)


def _hull(s: Gouache) -> None:
    """Paint the ship's side: a wall of strakes with a cargo port, its rail out of the picture."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    hull = outline((84, 30), (92, 70, 90, 104), (92, 140, 104, 176), (128, 176), (128, 30))
    s.figure([[(hull, mix(ink, deep, 0.35))]], mix(key, haze, 0.4), (-1, 0), 1.2)
    with s.clipped(hull):
        for y in (54, 72, 112, 132, 150):
            s.stroke([(80, y), (104, y + 3, 130, y - 4)], ink, 1.2)
        s.stipple(hull, ink, (98, 90), (124, 90), 0.0, 0.7)
    port = box(99, 62, 128, 96)
    s.fill(port, mix(key, ink, 0.62))
    s.fill(polygon((108, 62), (128, 62), (128, 96), (118, 96)), ink)
    s.line(port, ink, 1.6)


def _gangway(s: Gouache) -> None:
    """Paint quay, gangway and its cleats."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    quay = polygon((-4, 146), (44, 146), (44, 176), (-4, 176))
    s.figure([[(quay, mix(ink, deep, 0.4))]], haze, (1, -0.6), 0.9)
    plank = polygon((28, 151), (112, 90), (116, 95), (34, 156))
    s.figure([[(plank, mix(key, ink, 0.5))]], mix(key, haze, 0.5), (-0.4, -1), 0.9)
    for step in range(1, 9):
        x, y = 28 + step * 9.4, 151 - step * 6.83
        s.stroke([(x, y), (x + 4, y + 5.4)], mix(key, ink, 0.75), 1.2)


def _cask(s: Gouache, x: float, y: float, r: float) -> None:
    """Paint a cask end on: its chime, staves and two hoops, the head in shade."""
    ink, key = s.ink, s.key
    s.fill(oval(x, y, r), ink)
    s.fill(oval(x, y, r * 0.93), mix(key, ink, 0.36))
    s.fill(oval(x, y, r * 0.78), mix(key, ink, 0.62))
    with s.clipped(oval(x, y, r * 0.76)):
        for at in (-0.5, -0.25, 0.0, 0.25, 0.5):
            s.fill(placed(box(-0.4, -r, 0.4, r), x + at * r, y + at * r * 0.3, 1, 18), ink)
    s.fill(oval(x, y, 10), ink)
    s.rim([oval(x, y, r)], "#fff4d4", (-1, 0.1), 1.3)


def _docker(s: Gouache) -> None:
    """Paint the docker: bent to the slope, both hands and her weight against the cask."""
    ink, deep, key = s.ink, s.deep, s.key
    head = profile(50, 78, 13, 1, 12)
    scarf = outline((43, 78), (42, 69, 50, 69), (58, 70, 57.4, 74), (50, 75, 48, 81), (44, 84, 43, 78))
    tail = ribbon([(44, 79, 2.2), (38, 81, 2.4), (33, 87, 1.2)], 8)
    vest = outline((39, 94), (46, 88, 53, 92), (56, 103, 48, 113), (34, 116), (33, 106, 39, 94))
    rim = "#fff4d4"
    s.figure(
        [
            [(leg((38, 112), (40, 130), (33, 143), (40, 142), 0.95), ink)],
            [(leg((43, 111), (60, 114), (55, 129), (61, 126), 0.95), mix(ink, deep, 0.5))],
            [
                (limb((50, 95, 3.6), (58, 94, 2.8), (63, 86, 2.2)), mix(ink, key, 0.34)),
                (mitten(64, 84.6, 2.7, -50), mix(ink, key, 0.42)),
            ],
            [(vest, key), (both(vest, polygon((28, 88), (46, 88), (42, 120), (28, 120))), mix(key, ink, 0.42))],
            [*skin(s, head, 0.34, 0.56), (head.eye, ink)],
            [(tail, mix(deep, s.mid, 0.2)), (scarf, mix(deep, s.mid, 0.5))],
            [
                (bare_arm((44, 96), (52, 107), (61, 103), 1.0), mix(ink, key, 0.5)),
                (mitten(62.4, 102, 2.9, -30), mix(ink, key, 0.56)),
            ],
        ],
        rim,
        (1, -0.2),
        0.95,
    )


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
    s.gem(SAPPHIRE, 97, 130, 10.5, 8, 1.7)
    s.fill(outline((70, 176), (84, 152, 104, 146), (118, 146, 126, 156), (126, 176)), ink)


def net_caster(s: Gouache) -> None:
    """At nightfall a fisher throws her net sideways: it opens in a crescent, and a sapphire shines through its meshes."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 124), [mix(ink, deep, 0.5), deep, mix(mid, haze, 0.15)])
    s.wash(box(-4, 104, 124, 124), (0, 104), (0, 123), [mix(mid, haze, 0.2), key], [0.0, 1.0])
    for x, y, r in ((44, 50, 1.6), (112, 92, 1.4), (36, 68, 1.2), (58, 62, 1.2), (40, 88, 1.5), (48, 76, 1.0)):
        s.glint(x, y, r, haze)
    s.fill(outline((-4, 124), (8, 112, 26, 116), (40, 116, 52, 124)), mix(deep, ink, 0.3))
    s.fill(outline((96, 124), (108, 113, 128, 115), (128, 124)), mix(deep, ink, 0.3))
    s.wash(box(-4, 123, 124, 176), (0, 123), (0, 168), [mix(mid, key, 0.4), deep, mix(ink, deep, 0.5)])
    bars(s, 84, mix(haze, mid, 0.2), ((127, 26), (131, 38), (136, 20), (148, 40), (156, 30), (163, 36)), 1.2)
    _open_net(s)
    _caster(s)


def _open_net(s: Gouache) -> None:
    """Paint the net in flight: cords from her hands to a hem that swings out in a crescent; two cross the stone."""
    deep, mid, haze = s.deep, s.mid, s.haze
    count = 13
    pale = mix(haze, "#ffffff", 0.4)

    def cord(step: float, share: float) -> Point:
        """Return a place on a cord; ``share`` is 0 at the hands and 1 at the hem, ``step`` 0 at its upper end."""
        along = step / (count - 1)
        turn = math.radians(-100 + 122 * along)
        reach = 20 + 42 * math.sin(math.pi * (0.12 + 0.8 * along)) ** 0.8
        sag = 7 * share * (1 - share) * 4 * (along - 0.4)
        x, y = 66 + share * reach * math.cos(turn), 96 + share * reach * math.sin(turn)
        return x - 2 * sag * math.sin(turn), y + sag + 6 * share

    edge = [cord(step, 1) for step in range(count)]
    inner = [cord(step, 0.34) for step in range(count)]
    mouth = polygon(*edge, *reversed(inner))
    s.fill(polygon(*inner, (66, 96)), mix(deep, mid, 0.3))
    s.fill(mouth, mix(deep, mid, 0.75))
    with s.clipped(mouth):
        s.rings(92, 76, [27, 18], [mid, mix(mid, haze, 0.6)], 0.7)
    s.gem(SAPPHIRE, 92, 76, 10, 0, 0)
    for share in (0.34, 0.5, 0.66, 0.83):
        row = [cord(step / 2, share) for step in range(2 * count - 1)]
        s.stroke(row, pale, 0.8)
    for step in range(count):
        s.stroke([cord(step, share / 8) for share in range(1, 9)], pale, 0.7)
    s.stroke([cord(step / 3, 1) for step in range(3 * count - 2)], "#ffffff", 1.7)
    for end in edge:
        s.fill(oval(end[0] + 0.8, end[1] + 0.6, 1.6, 1.9), "#ffffff")
    s.sparkle("#eaf6ff", 92, 76, 10, 1.8)


def _caster(s: Gouache) -> None:
    """Paint the fisher from the side, turned from the hips after the throw, both arms flung out to the net."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(54, 90, 13, 1, -10, neck=0.24)
    cap = outline((46.4, 91), (45, 81.6, 54, 80.6), (62, 81, 61.6, 86), (55, 86.6, 52, 93), (48, 95, 46.4, 91))
    boat = outline((34, 143), (54, 152, 74, 152), (92, 151, 106, 141), (100, 160, 76, 162), (46, 162, 34, 143))
    body = outline((46, 104), (52, 99, 59, 103), (66, 116, 66, 130), (62, 136, 50, 134), (46, 120, 46, 104))
    front = limb((60, 130, 5.4), (74, 136, 4.0), (74, 150, 2.6))
    rear = limb((54, 130, 5.4), (47, 140, 4.0), (42, 150, 2.6))
    s.fill(outline((42, 164), (70, 172, 102, 162), (92, 176, 52, 176)), mix(ink, deep, 0.3))
    s.figure(
        [
            [
                (limb((57, 105, 3.2), (68, 112, 2.6), (73, 99, 2.0)), mix(ink, deep, 0.5)),
                (mitten(73.6, 97, 2.5, -70), mix(ink, key, 0.5)),
            ],
            [(rear, ink)],
            [(front, mix(ink, deep, 0.3))],
            [(body, key), (cut(body, placed(body, 7, -1)), mix(key, ink, 0.45))],
            [*skin(s, head, 0.36, 0.6), (head.eye, ink)],
            [
                (oval(50.6, 79.4, 3.0), "#ffffff"),
                (cap, mix(haze, s.mid, 0.15)),
                (cut(cap, placed(cap, 6, 0)), mix(s.mid, deep, 0.3)),
            ],
            [
                (limb((52, 106, 3.8), (60, 113, 3.0), (67, 99, 2.2)), mix(haze, s.mid, 0.25)),
                (mitten(67.4, 96.6, 2.7, -70), mix(ink, key, 0.6)),
            ],
            [(boat, ink)],
        ],
        mix(haze, "#ffffff", 0.3),
        (0.8, -0.8),
        0.95,
    )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-08": Picture(
        cask_roller,
        ((53, 78), (63, 101), (77, 94)),
        "rolls a cask aboard",
        "gangway of a ship",
        "sunrise behind the push",
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
        net_caster,
        ((92, 76), (58, 90), (67, 97), (112, 80)),
        "throws a net",
        "bay at nightfall",
        "stone in the meshes",
        seed=24,
    ),
}
