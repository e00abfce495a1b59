"""Pictures of the sapphire cards of level 2 at the shore."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import bare_arm, hand, limb, profile, skin, small_hand
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
    """From the ship's port down the gangway: a docker pushes a cask up to us, a sapphire in its bung hole."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 84), [mix(deep, mid, 0.5), mix(mid, haze, 0.25), mix(haze, key, 0.35)])
    s.rings(80, 74, [40, 31, 23], [mix(mid, haze, 0.5), mix(haze, key, 0.5), mix(key, "#fff4d4", 0.55)], 0.6)
    for y, left, right in ((46, 40, 70), (54, 92, 118), (52, 24, 44)):
        s.fill(box(left, y, right, y + 2.4, 1.2), mix(mid, haze, 0.7))
    # the harbour: a town on its hill, water, the quay below us
    for points, tone in (
        (
            ((-4, 84), (-4, 72), (8, 66), (22, 66), (24, 61), (27, 66), (38, 70), (48, 76), (52, 84)),
            mix(deep, mid, 0.55),
        ),
        (((104, 84), (108, 78), (114, 78), (114, 70), (119, 65), (124, 70), (124, 84)), mix(deep, mid, 0.4)),
    ):
        s.fill(polygon(*points), tone)
    s.wash(box(-4, 84, 124, 176), (0, 84), (0, 150), [mix(mid, haze, 0.35), mix(deep, ink, 0.35)])
    bars(s, 34, mix(key, haze, 0.4), ((88, 14), (94, 9), (128, 9)), 1.5)
    bars(s, 112, mix(key, haze, 0.4), ((88, 7), (126, 9), (134, 6)), 1.5)
    quay = polygon((-4, 104), (124, 101), (124, 114), (-4, 119))
    s.figure(
        [[(quay, mix(ink, deep, 0.6)), (both(quay, box(-4, 108, 124, 120)), ink)]], mix(key, haze, 0.5), (0, -1), 0.8
    )
    plank = polygon((63, 106), (95, 106), (133, 176), (25, 176))
    s.figure([[(plank, mix(key, ink, 0.56))]], mix(key, haze, 0.4), (-0.2, -1), 0.9)
    for step in range(1, 6):
        y = 108 + step * step * 2.7
        half = 16 + (y - 106) * 0.54
        s.fill(
            polygon((79 - half, y), (79 + half, y), (79 + half + 1, y + 2.2), (79 - half - 1, y + 2.2)),
            mix(ink, key, 0.2),
        )
    s.fill(oval(79, 145, 34, 9.6), ink)
    _docker(s)
    with s.moved(0, 0, 0.86, about=(79, 96)):
        _cask(s)
    # the frame of the port through which we look
    for left in (-6, 112):
        post = polygon((left, 30), (left + 14, 30), (left + 12, 176), (left + 2, 176))
        s.figure([[(post, ink)]], mix(key, haze, 0.4), (1 if left < 0 else -1, 0), 0.9)


def _cask(s: Gouache) -> None:
    """Paint the cask on its side, seen from above: staves, four hoops, the docker's fingers, the stone in the bung hole."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    belly = outline(
        *((46, 104), (62, 91, 79, 91), (96, 91, 112, 104), (117, 126, 112, 148), (96, 160, 79, 160)),
        *((62, 160, 46, 148), (41, 126, 46, 104)),
    )
    s.figure(
        [[(belly, mix(key, ink, 0.34)), (both(belly, box(30, 134, 124, 170)), mix(key, ink, 0.6))]],
        "#fff4d4",
        (0.1, -1),
        1.3,
    )
    with s.clipped(belly):
        for bend in (-26, -15, 15, 26):
            s.stroke(
                [(40, 126 + bend * 0.72), (79, 126 + bend * 1.3, 118, 126 + bend * 0.72)], mix(ink, key, 0.22), 1.1
            )
        for x, bow in ((53, -5), (63, -4), (95, 4), (105, 5)):
            s.stroke([(x, 88), (x + 2 * bow, 126, x, 164)], mix(deep, ink, 0.35), 4.6)
            s.stroke([(x - 1.4, 88), (x - 1.4 + 2 * bow, 126, x - 1.4, 164)], mix(haze, deep, 0.45), 1.0)
        s.rings(79, 124, [24, 19.4], [mix(key, ink, 0.12), mix(key, "#fff4d4", 0.5)], 0.6)
    s.fill(oval(79, 124, 15), ink)
    s.fill(oval(79, 124, 13.4), "#fff4d4")
    s.gem(SAPPHIRE, 79, 124, 10.4, 18, 1.6)
    tone = mix(ink, key, 0.56)
    for side in (-1, 1):
        at = 79 + side * 21
        fingers = [
            limb((at + side * (4.8 - step * 3.2), 94.6, 2.0), (at + side * (4.4 - step * 3.4), 103 - step * 0.4, 1.6))
            for step in range(4)
        ]
        thumb = limb((at - side * 4, 95, 2.2), (at - side * 9.4, 98, 1.6))
        hand(
            s,
            [thumb, limb((at + side * 3, 93, 3.0), (at - side * 3, 93, 3.0)), *fingers],
            tone,
            "#fff4d4",
            (0, -1),
            0.6,
        )


def _docker(s: Gouache) -> None:
    """Paint the docker behind the cask: her shoulders low, her arms braced wide, her face turned to the light."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    head = profile(80, 69, 16, 1, 12)
    scarf = outline(
        *(
            (71, 70),
            (70.6, 58.6, 80, 58.4),
            (88.4, 58.8, 89, 64.6),
            (82, 65, 78.6, 68.6),
            (77, 75, 74.6, 77),
            (71.6, 75, 71, 70),
        )
    )
    tail = ribbon([(72.4, 70, 2.4), (65, 71, 2.6), (58, 77, 1.2)], 8)
    vest = outline((68, 82), (74, 77, 80, 80), (86, 77, 92, 82), (96, 92, 94, 108), (64, 108), (63, 92, 68, 82))
    tone, dark = mix(ink, key, 0.54), mix(ink, key, 0.4)
    s.figure(
        [
            [(bare_arm((67, 85), (52, 88), (60, 97), 1.2), dark)],
            [(bare_arm((92, 85), (107, 88), (99, 97), 1.2), tone)],
            [(vest, mix(deep, mid, 0.5)), (both(vest, box(60, 70, 78, 110)), deep)],
            [*skin(s, head, 0.34, 0.56), (head.eye, ink)],
            [(tail, mix(key, ink, 0.3)), (scarf, key), (both(scarf, box(66, 50, 76, 80)), mix(key, ink, 0.4))],
        ],
        "#fff4d4",
        (0.6, -1),
        0.9,
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
                (small_hand(73.6, 97, 2.5, -70), mix(ink, key, 0.5)),
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
                (small_hand(67.4, 96.6, 2.7, -70), mix(ink, key, 0.6)),
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
        ((79, 120), (82, 68), (61, 97), (97, 97)),
        "rolls a cask aboard",
        "gangway from a ship's port",
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
