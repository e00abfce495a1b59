"""Pictures of the purple cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, both, box, cut, join, mix, oval, placed, polygon, ribbon, svg


def _pond_by_lamplight(s: Impact) -> None:
    """Paint a pond by night from above: a pool of lamplight on the water, rings round its middle, stones and a leaf at the edge."""
    s.fill(ALL, s.deep)
    for r, tone in ((78, mix(s.deep, s.mid, 0.5)), (62, s.mid), (48, mix(s.mid, s.key, 0.4))):
        s.fill(oval(66, 76, r, r * 1.1), tone)
    s.halo(ALL, s.ink, 66, 76, 58, 106, 0.0, 0.8)
    for r, wide in ((23, 2.0), (31, 1.7), (40, 1.4)):
        s.line(oval(58, 52, r, r * 0.9), mix(s.key, s.light, 0.7 if r < 30 else 0.1), wide)
    for x, y, rx, ry in ((112, 96, 18, 15), (44, 146, 19, 12), (6, 66, 16, 14)):
        stone = oval(x, y, rx, ry, -10)
        s.fill(placed(stone, 4, 6), s.ink)
        s.inked([(stone, mix(s.deep, s.mid, 0.55))], 1.4, (0.3, 0.6))
        s.fill(cut(stone, placed(stone, 2, 3.4)), s.light)
        s.dots(stone, s.ink, (x - 6, y - 4), (x + rx, y + ry), 0.0, 0.8, pitch=2.4)
    pad = cut(oval(106, 130, 15, 11), polygon((106, 130), (94, 112), (104, 112)))
    s.fill(placed(pad, 3, 4), s.ink)
    s.inked([(pad, s.accent)], 1.7, (0.4, 0.8))
    for turn in (-160, -60, -20, 20, 70, 130, 170):
        s.stroke(
            [(106, 130), (106 + 13 * math.cos(math.radians(turn)), 130 + 9.4 * math.sin(math.radians(turn)))],
            "#6f9a12",
            1.1,
        )


def _paper_boat(s: Impact, x: float, y: float, turn: float) -> None:
    """Paint a folded paper boat, a little from above."""
    with s.moved(x, y, turn=turn):
        s.fill(polygon((-14, 2), (7, -12), (31, 1), (22, 20), (-4, 21)), s.deep)
        sail = polygon((-10, -4), (1, -23), (11, -4))
        s.inked([(sail, s.light)], 2.0, (0.6, 1.0))
        s.fill(polygon((1, -23), (11, -4), (2, -4)), s.mid)
        inside = polygon((-22, -9), (0, -5), (23, -10), (0, 3))
        s.inked([(inside, s.mid)], 1.9, (0.4, 0.8))
        s.inked([(polygon((-10, -3), (1, -23), (11, -3), (0, 1)), "#ffffff")], 1.4, (0.3, 0.5))
        s.fill(polygon((1, -21), (10, -3), (1, 0)), s.key)
        hull = polygon((-22, -9), (0, 1), (23, -10), (14, 9), (-12, 10))
        s.inked([(hull, "#ffffff")], 2.0, (0.7, 1.2))
        s.fill(polygon((0, 1), (23, -10), (14, 9), (1, 9.5)), s.key)
        s.fill(polygon((-14.5, 4.6), (1, 7.4), (17.6, 4), (14, 9), (-12, 10)), s.accent)


def _koi(s: Impact) -> None:
    """Paint a koi from above that swims up to (54, 46) in an S, its tail at the foot, over its shadow on the ground."""
    shade = mix(s.key, s.light, 0.25)
    tail = svg(
        "M82 116 C86 122 94 124 104 132 C96 131 90 132 86 135 C84 140 78 146 66 148 C70 142 72 136 73 131 C73 124 76 119 82 116 Z"
    )
    fins = (
        svg("M52 72 C44 72 38 77 34 86 C42 88 50 86 55 80 Z"),
        svg("M74 66 C80 60 88 60 95 64 C91 70 84 74 77 73 Z"),
        svg("M80 98 C74 99 69 103 66 109 C72 110 78 108 82 104 Z"),
    )
    spine = [
        *(
            (52, 36, 1.6),
            (52.4, 39, 4.0),
            (53.4, 45, 6.6),
            (55, 54, 9.4),
            (57, 60, 11.0),
            (64, 71, 12.6),
            (75, 81, 12.2),
            (84, 92, 9.8),
        ),
        *((87, 103, 7.0), (84, 112, 5.0), (78, 120, 3.6)),
    ]
    body = ribbon([*spine])
    s.fill(placed(join(body, *fins, tail), 9, 12), mix(s.ink, s.deep, 0.5))
    for fin in (*fins, tail):
        s.inked([(fin, shade)], 1.7, (0.5, 0.9))
        s.fill(both(fin, placed(fin, -1.4, -2.0)), "#ffffff")
    for points in ([(78, 122), (78, 132, 71, 144)], [(80, 121), (86, 127, 97, 130)], [(79, 122), (82, 129, 80, 138)]):
        s.stroke(points, s.mid, 1.2)
    s.inked([(body, "#ffffff")], 2.3, (0.8, 1.3))
    with s.clipped(body):
        s.fill(cut(body, placed(body, -4.0, -3.0)), shade)
        for data in (
            "M42 66 C48 60 60 56 70 60 C71 66 66 72 60 71 C54 70 48 72 45 76 Z",
            "M64 84 C68 74 78 68 90 74 L94 88 C88 92 84 88 80 90 C76 94 70 92 64 84 Z",
            "M78 104 C84 100 92 102 96 108 L88 118 C84 114 80 112 78 104 Z",
        ):
            s.inked([(svg(data), s.accent)], 1.1, (0.2, 0.3))
        s.fill(svg("M68 66 L76 64 L80 70 L72 74 Z M82 94 L92 92 L92 99 L84 101 Z"), s.ink)
    back = ribbon([(63, 70, 0.6), (70, 79, 2.6), (79, 88, 2.2), (85, 98, 0.5)])
    s.inked([(back, shade)], 1.1, (0.2, 0.4))
    for side, x, y in ((-1, 47.6, 50.0), (1, 60.6, 48.0)):
        s.inked([(oval(x, y, 2.3), "#ffffff")], 1.3, (0.1, 0.2))
        s.fill(oval(x, y - 0.4, 1.2), s.ink)
        s.stroke([(52.4 + 2.6 * side, 39), (52.4 + 8 * side, 38, 52.4 + 9 * side, 43)], s.ink, 1.5)
    s.stroke([(50.4, 41), (52.6, 42.6, 55, 40.6)], s.mid, 1.1)


def okoye(s: Impact) -> None:
    """A koi pushes a paper boat away over a pond. From above; light: a lamp over the water."""
    _pond_by_lamplight(s)
    with s.moved(7.0, 14.0, 0.94, turn=-18.0, about=(75.0, 85.0)):
        _koi(s)
    _paper_boat(s, 62.0, 46.0, 12.0)


def _court_room(s: Impact) -> None:
    """Paint a court room: panels in the dark, a high window's shaft across them, the judge's bench in front."""
    s.fill(ALL, s.deep)
    for x in (8, 38, 68, 98):
        s.fill(box(x, 20, x + 24, 104), mix(s.deep, s.mid, 0.4))
        s.line(box(x + 3, 24, x + 21, 100), mix(s.ink, s.deep, 0.4), 1.6)
    s.fill(polygon((28, -4), (70, -4), (124, 72), (124, 128), (66, 128)), mix(s.mid, s.key, 0.4))
    s.fill(polygon((38, -4), (60, -4), (116, 100), (108, 128), (72, 128)), mix(s.key, s.light, 0.3))
    s.dots(box(-4, -4, 44, 122), s.ink, (42, 60), (0, 60), 0.0, 0.7)
    s.fill(box(-4, 122, 124, 172), s.mid)
    s.fill(polygon((48, 122), (116, 122), (124, 140), (124, 160), (34, 160)), s.light)
    s.fill(box(-4, 120, 124, 123), s.light)
    s.fill(box(-4, 140, 124, 172), s.deep)
    s.fill(polygon((40, 140), (124, 140), (124, 172), (36, 172)), s.mid)
    s.fill(box(-4, 139, 124, 141), s.ink)


def _split_block(s: Impact) -> None:
    """Paint the round block under the gavel in two halves, the crack running on into the bench."""
    s.fill(svg("M34 136 C54 128 100 128 120 138 C104 146 56 146 34 136 Z"), mix(s.ink, s.deep, 0.5))
    for tilt, x, data in (
        (-9, 0, "M36 118 C36 112 52 108 66 108 L70 114 L66 119 L71 126 L67 136 C50 136 36 133 36 128 Z"),
        (8, 6, "M104 118 C104 112 88 108 74 108 L76 114 L73 120 L77 127 L73 136 C90 136 104 133 104 128 Z"),
    ):
        half = placed(placed(svg(data), -70, -122), 70 + x, 123, 1.0, tilt)
        s.inked([(half, s.mid)], 2.2, (0.6, 1.0))
        with s.clipped(half):
            s.fill(
                placed(placed(oval(70, 117, 34, 8.6), -70, -122), 70 + x, 123, 1.0, tilt),
                s.light if tilt < 0 else s.key,
            )
            s.fill(both(half, box(88, 110, 124, 150)), mix(s.ink, s.deep, 0.6))
            s.dots(half, s.deep, (60, 128), (88, 132), 0.0, 0.75, pitch=2.4)
    s.fill(polygon((72, 134), (77, 140), (73, 146), (80, 156), (70, 147), (74, 141), (68, 135)), s.ink)


def _gavel(s: Impact) -> None:
    """Paint a gavel that has come down: its head on end, its handle up to the right."""
    handle = ribbon([(80, 84, 3.2), (100, 70, 3.6), (116, 60, 4.6), (128, 52, 5.0)])
    s.solid(handle, (s.light, s.mid, s.deep), (-0.5, -1.0), 4.0, 2.0)
    head = polygon(
        (52, 58, 4),
        (82, 52, 4),
        (86, 62, 2),
        (82, 66),
        (86, 92),
        (92, 95),
        (92, 106, 4),
        (60, 112, 4),
        (57, 102, 2),
        (61, 98),
        (56, 72),
        (51, 68),
    )
    s.inked([(head, s.deep)], 2.8, (1.0, 1.4))
    with s.clipped(head):
        s.fill(polygon((48, 54), (65, 52), (74, 114), (54, 114)), s.mid)
        s.fill(polygon((50, 54), (57, 52), (65, 114), (56, 114)), s.light)
        s.fill(polygon((78, 50), (96, 50), (98, 112), (87, 112)), s.ink)
        s.dots(head, s.ink, (66, 84), (80, 84), 0.0, 0.85, pitch=2.4)
        for a, b in (((50, 68), (86, 61)), ((54, 72), (84, 66)), ((58, 98), (88, 92)), ((56, 103), (92, 96))):
            s.stroke([a, b], s.ink, 1.6)
    band = polygon((57, 79), (84, 74), (86, 85), (59, 90))
    s.inked([(band, s.accent)], 1.4, (0.3, 0.5))
    s.fill(both(band, polygon((54, 76), (61, 76), (64, 92), (56, 92))), "#f6ffc0")


def she_hulk(s: Impact) -> None:
    """A gavel splits its block and the bench below. Close; light: the shaft of a high window."""
    _court_room(s)
    s.puff([(30, 118, 7), (42, 110, 8), (102, 106, 8), (114, 116, 9), (54, 106, 6), (92, 102, 6)], s.light, s.key)
    _split_block(s)
    _gavel(s)
    s.debris(
        [
            (44, 96, 3.4, 20),
            (36, 108, 2.6, 60),
            (104, 100, 3.6, 40),
            (112, 112, 2.6, 0),
            (98, 88, 2.2, 70),
            (50, 82, 2.0, 10),
        ],
        s.mid,
        s.light,
    )
    sheet = polygon((96, 128), (116, 130), (112, 140), (90, 138))
    s.inked([(sheet, "#ffffff")], 1.2, (0.2, 0.4))
    for y in (132, 135):
        s.stroke([(97, y), (110, y + 1.2)], s.mid, 0.9)


def _torn_curtain(s: Impact) -> None:
    """Paint a curtain in folds on its rail, cut from top to foot, with the day behind it; the floor takes the stripes."""
    s.fill(ALL, mix(s.deep, s.mid, 0.55))
    for x, wide, tone in (
        (-2, 12, s.mid),
        (17, 7, s.deep),
        (24, 13, mix(s.mid, s.key, 0.35)),
        (44, 5, mix(s.deep, s.mid, 0.3)),
        (49, 42, mix(s.mid, s.key, 0.3)),
        (58, 20, mix(s.mid, s.key, 0.75)),
        (91, 6, mix(s.deep, s.mid, 0.3)),
        (97, 10, mix(s.mid, s.key, 0.3)),
        (110, 9, s.deep),
    ):
        s.fill(
            svg(
                f"M{x} -4 H{x + wide} C{x + wide + 3} 40 {x + wide - 4} 90 {x + wide + 3} 132 H{x - 3} C{x + 3} 90 {x - 4} 40 {x} -4 Z"
            ),
            tone,
        )
    s.dots(box(-4, -4, 46, 134), s.ink, (40, 70), (-14, 84), 0.0, 0.7)
    s.dots(box(92, -4, 124, 134), s.ink, (98, 70), (134, 84), 0.0, 0.65)
    floor = svg(
        "M-4 130 C10 134 18 127 30 131 C42 135 50 127 62 131 C76 135 84 127 96 131 C106 134 114 128 124 131 V172 H-4 Z"
    )
    s.fill(floor, mix(s.ink, s.deep, 0.65))
    for number, x in enumerate((48, 56, 64, 76, 84, 92)):
        far = 70 + (x - 70) * 2.3
        s.fill(polygon((x - 2.2, 132), (x + 2.2, 132), (far + 6, 172), (far - 6, 172)), (s.key, s.light)[number % 2])
    s.dots(floor, s.ink, (60, 132), (60, 154), 0.0, 0.65)
    s.line(
        svg("M-4 130 C10 134 18 127 30 131 C42 135 50 127 62 131 C76 135 84 127 96 131 C106 134 114 128 124 131"),
        s.ink,
        2.0,
    )


def _slits(s: Impact) -> None:
    """Paint the cuts above both paws: the day in them, and the lips of the cloth that curl away from it."""
    for x, top, low in ((41, 22, 66), (49.5, 6, 68), (58, 17, 66), (79, 9, 60), (87.5, 2, 62), (96, 20, 60)):
        lean = (x - 68) * 0.1
        slit = ribbon(
            [(x - lean, top, 0.3), (x + 1.0, top + (low - top) * 0.4, 2.2), (x - 0.6, low - 8, 2.7), (x, low, 2.0)]
        )
        lip = placed(slit, 2.2, 0.8)
        s.fill(join(lip, slit), s.ink)
        s.fill(placed(slit, 1.3, 0.2), s.deep)
        s.fill(slit, "#ffffff")
    for points in ([(42, 72), (38, 80, 43, 88)], [(60, 72), (62, 80, 57, 87)], [(97, 68), (101, 76, 96, 84)]):
        s.stroke(points, s.light, 1.1)


def _kitten(s: Impact) -> None:
    """Paint a kitten from behind that slides down by its claws, its tail out, and looks round at us."""
    coat = mix(s.ink, s.deep, 0.25)
    tail = ribbon([(84, 116, 5.0), (96, 122, 4.6), (105, 116, 4.2), (105, 104, 3.8), (99, 98, 2.6)])
    fore = [
        ribbon([(60, 96, 8.0), (52, 84, 6.2), (49.5, 70, 5.6)]),
        ribbon([(82, 96, 8.0), (88, 82, 6.2), (88, 66, 5.6)]),
    ]
    body = svg(
        "M60 84 C66 78 78 78 84 84 C90 94 97 104 95 113 C93 123 83 127 72 127 C61 127 51 123 49 113 C47 104 54 94 60 84 Z"
    )
    s.inked([(tail, coat), *((path, coat) for path in fore), (body, coat)], 1.8, (0.6, 1.0))
    s.dots(body, s.mid, (72, 118), (72, 92), 0.0, 0.55, pitch=2.4)
    s.rim([tail, *fore, body], s.light, (0.0, -1.0), 1.5)
    s.rim([body], s.key, (1.0, -0.2), 1.4)
    for x, y, turn in ((51, 121, 14), (93, 120, -14)):
        foot = placed(oval(0, 0, 8.2, 5.6), x, y, turn=turn)
        s.inked([(foot, s.light)], 1.6, (0.3, 0.7))
        s.fill(cut(foot, placed(foot, -1.2, -1.8)), s.key)
        for dx in (-2.6, 2.6):
            s.stroke([(x + dx, y + 1.6), (x + dx * 1.1, y + 5)], s.ink, 1.2)
    for x, y in ((49.5, 68), (88, 63)):
        paw = oval(x, y, 8.6, 6.6)
        s.inked([(paw, "#ffffff")], 1.7, (0.4, 0.8))
        s.fill(cut(paw, placed(paw, -0.6, -2.4)), s.key)
        for dx in (-6.0, 0.0, 6.0):
            claw = svg(f"M{x + dx * 1.2 - 1.5} {y - 4} L{x + dx * 1.25} {y - 11.500} L{x + dx * 1.2 + 1.5} {y - 4} Z")
            s.inked([(claw, s.light)], 0.9, (0.2, 0.2))
        for dx in (-2.7, 2.7):
            s.stroke([(x + dx, y - 5), (x + dx, y - 1)], s.ink, 1.2)


def _guilty_face(s: Impact) -> None:
    """Paint the kitten's face about its middle: ears back, eyes wide, whiskers."""
    coat = mix(s.ink, s.deep, 0.25)
    head = svg(
        "M-20 -6 L-25 -24 C-19 -25 -12 -21 -8 -17 C-3 -19 3 -19 8 -17 C12 -21 19 -25 25 -24 L20 -6 "
        "C25 2 22 13 13 16 C6 19 -6 19 -13 16 C-22 13 -25 2 -20 -6 Z"
    )
    s.inked([(head, coat)], 2.2, (0.5, 1.0))
    s.rim([head], s.light, (0.1, -1.0), 1.7)
    for flip in (False, True):
        s.fill(placed(svg("M-17.500 -8 L-21 -19.500 C-17 -19 -13 -17 -11 -14 Z"), flip=flip), s.mid)
    muzzle = svg("M-9 9 C-10 4 -4 2 0 5 C4 2 10 4 9 9 C9 14 4 16.500 0 16.500 C-4 16.500 -9 14 -9 9 Z")
    s.fill(muzzle, s.light)
    s.fill(cut(muzzle, placed(muzzle, -0.6, -2.4)), s.key)
    for x in (-10, 10):
        s.fill(oval(x, -2.4, 7.2, 6.8), s.ink)
        s.fill(oval(x, -2.4, 6.2, 5.9), s.accent)
        s.fill(oval(x + 0.8, -1.8, 2.3, 4.6), s.ink)
        s.fill(oval(x - 1.8, -4.6, 1.7), "#ffffff")
    s.fill(svg("M-2.800 5 H2.800 L0 8.400 Z"), s.ink)
    s.stroke([(0, 8), (0, 10)], s.ink, 1.0)
    s.stroke([(-4.4, 11), (-2, 13.4, 0, 10.6), (2, 13.4, 4.4, 11)], s.ink, 1.1)
    for side in (-1, 1):
        for y, drop in ((7, -1), (10, 3)):
            s.stroke([(9 * side, y), (18 * side, y + drop - 1, 25 * side, y + drop)], "#ffffff", 0.8)


def carnage(s: Impact) -> None:
    """A kitten slides down a curtain by its claws and cuts it in strips. Level with it; light: the day in the cuts."""
    _torn_curtain(s)
    _slits(s)
    s.fill(svg("M48 138 C60 134 90 134 104 139 C96 144 56 144 48 138 Z"), s.ink)
    _kitten(s)
    with s.moved(70.0, 97.0, 0.86, turn=-9.0):
        _guilty_face(s)


def _bathroom(s: Impact) -> None:
    """Paint a tiled bathroom from the level of the bath water: a window at the upper right, its light on the tiles."""
    s.fill(ALL, mix(s.ink, s.deep, 0.8))
    s.pool(
        98,
        34,
        (
            (120, s.deep),
            (98, mix(s.deep, s.mid, 0.5)),
            (76, s.mid),
            (56, mix(s.mid, s.key, 0.6)),
            (38, s.key),
            (24, s.light),
        ),
    )
    for at in range(-4, 130, 19):
        s.stroke([(at, -4), (at, 118)], s.deep, 1.3, 0.55)
        s.stroke([(-4, at), (124, at)], s.deep, 1.3, 0.55)
    s.halo(box(-4, -4, 124, 118), s.ink, 98, 34, 80, 136, 0.0, 0.75)
    tap = svg("M-4 62 H20 C26 62 28 66 28 72 V80 H20 V74 C20 71 18 70 16 70 H-4 Z M6 62 V52 H-2 V46 H22 V52 H14 V62 Z")
    s.fill(tap, s.ink)
    s.rim([tap], s.key, (0.8, -1.0), 1.4)


def _swell(s: Impact) -> None:
    """Paint the bath's water in two swells, the window's light broken on it, and foam along the crests."""
    far = svg("M-4 108 C10 102 22 110 36 106 C52 100 66 110 82 105 C98 100 110 108 124 103 V172 H-4 Z")
    s.fill(far, s.mid)
    s.rim([far], s.light, (0.2, -1.0), 1.6)
    for y, x, long in ((112, 84, 34), (116, 92, 26), (114, 6, 22)):
        s.fill(polygon((x, y), (x + long / 2, y - 1.2), (x + long, y), (x + long / 2, y + 1.3)), s.light)


def _wave_before(s: Impact) -> None:
    """Paint the near swell and its foam, before the keel."""
    near = svg("M-4 132 C10 124 24 130 38 126 C52 121 62 116 74 122 C88 129 104 124 124 128 V172 H-4 Z")
    s.inked([(near, s.deep)], 1.8, (0.0, 0.0))
    s.rim([near], s.key, (0.3, -1.0), 2.0)
    s.dots(near, s.ink, (74, 128), (40, 152), 0.0, 0.7)
    foam = [
        *((34, 131, 4), (44, 129, 7), (56, 127, 6), (66, 121, 8.5), (79, 124, 6.5), (90, 129, 4.5), (98, 129, 3)),
        *((50, 123, 4.5), (60, 119, 5.5), (74, 117, 5), (84, 120, 3.5)),
    ]
    s.puff(foam, "#ffffff", s.key, 1.5, toward=(0.5, -0.9))
    for x, y, r in (
        (46, 112, 2.6),
        (76, 114, 3.0),
        (84, 110, 1.8),
        (40, 116, 1.6),
        (58, 138, 3.4),
        (104, 138, 4.4),
        (96, 143, 2.6),
    ):
        s.inked([(oval(x, y, r), s.light)], 1.0, (0.1, 0.2))
        s.fill(oval(x + 0.3 * r, y - 0.35 * r, 0.34 * r), "#ffffff")


def _toy_ship(s: Impact) -> None:
    """Paint a toy ship that sails to the right about the foot of its mast: a black sail with crossed bones, full of wind."""
    hull = svg("M-30 -8 C-20 -4 14 -4 32 -14 C32 -2 26 10 18 16 H-18 C-26 10 -30 2 -30 -8 Z")
    s.inked([(polygon((-31, -20, 2), (-14, -17, 1), (-14, -2, 1), (-30, -4, 1)), s.mid)], 2.0, (-0.5, 0.8))
    s.inked([(hull, s.key)], 2.4, (-0.9, 1.2))
    with s.clipped(hull):
        s.fill(cut(hull, placed(hull, 9, -2)), s.mid)
        s.fill(svg("M-34 2 C-16 8 16 6 34 -6 V0 C18 11 -16 13 -34 8 Z"), s.deep)
        s.dots(hull, s.deep, (8, 2), (-26, 6), 0.0, 0.8, pitch=2.4)
        s.rim([hull], "#ffffff", (0.8, -0.6), 1.8)
    for x, y in ((-16, 1), (-4, 2.4), (8, 0.6)):
        s.inked([(oval(x, y, 2.6), s.ink)], 0.8, (0, 0))
        s.rim([oval(x, y, 2.6)], s.light, (-0.7, 0.7), 0.8)
    for tone, wide in ((s.ink, 6.4), (s.light, 3.2)):
        s.stroke([(0, -4), (0, -76)], tone, wide)
    sail = svg("M-24 -66 C-8 -72 10 -72 20 -68 C30 -56 32 -38 22 -20 C8 -24 -10 -22 -26 -16 C-16 -32 -15 -50 -24 -66 Z")
    s.inked([(sail, mix(s.ink, s.deep, 0.2))], 2.2, (-0.6, 1.0))
    with s.clipped(sail):
        s.dots(sail, s.mid, (0, -44), (26, -52), 0.0, 0.6, pitch=2.4)
        s.rim([sail], s.light, (1.0, -0.3), 2.0)
    for turn in (-34, 34):
        with s.moved(3, -44, 0.92, turn=turn):
            bone = join(box(-14, -2.4, 14, 2.4), *(oval(x, y, 3.6) for x in (-15, 15) for y in (-2.8, 2.8)))
            s.inked([(bone, "#ffffff")], 1.4, (0.3, 0.5))
            s.fill(both(bone, box(-20, 0.8, 20, 8)), s.light)
    pennant = svg("M0 -76 C8 -80 12 -74 22 -78 C16 -72 12 -70 0 -70 Z")
    s.inked([(pennant, s.accent)], 1.5, (0.2, 0.4))


def _rubber_duck(s: Impact) -> None:
    """Paint a rubber duck from its left side about the middle of its body, its head turned to what comes at it."""
    green, pale, dim = s.accent, "#f2ffae", "#7fae1a"
    body = svg("M-24 2 C-24 -12 -10 -16 2 -12 C12 -10 18 -14 24 -22 C32 -10 30 12 18 20 H-14 C-22 16 -24 10 -24 2 Z")
    s.solid(body, (pale, green, dim), (0.5, -1.0), 8.0, 2.4)
    wing = svg("M-4 0 C4 -6 16 -4 20 0 C16 8 6 12 -2 8 C-6 6 -7 3 -4 0 Z")
    s.line(wing, s.ink, 1.6)
    head = oval(-13, -22, 14.5)
    s.solid(head, (pale, green, dim), (0.5, -1.0), 6.0, 2.4)
    bill = svg("M-24 -24 C-30 -26 -37 -24 -38 -20 C-37 -16 -30 -14 -23 -16 C-21 -19 -22 -22 -24 -24 Z")
    s.inked([(bill, "#ffffff")], 1.9, (0.2, 0.7))
    s.fill(svg("M-38 -20 C-34 -19 -28 -19 -22 -19 C-22 -17 -23 -16 -24 -15.500 C-30 -14 -37 -16 -38 -20 Z"), s.key)
    s.fill(oval(-18, -27, 3.0, 3.8), s.ink)
    s.fill(oval(-18.8, -28.6, 1.2), "#ffffff")
    s.stroke([(-23, -33), (-18, -35, -13, -32)], s.ink, 1.7)


def crossbones(s: Impact) -> None:
    """A toy ship under crossed bones sails at a rubber duck. From the water of a bath; light: a window at the upper right."""
    _bathroom(s)
    _swell(s)
    with s.moved(104.0, 100.0, 0.94, turn=7.0):
        _rubber_duck(s)
    with s.moved(57.0, 111.0, 0.82, turn=-10.0):
        _toy_ship(s)
    _wave_before(s)
    for points in ([(30, 98), (24, 96)], [(31, 104), (22, 105)]):
        s.stroke(points, "#ffffff", 1.6)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-25": Picture(
        she_hulk,
        ((70.0, 80.0), (72.0, 112.0), (56.0, 120.0)),
        "splits its block",
        "court room",
        "shaft of a high window",
    ),
    "m2-26": Picture(
        okoye,
        ((58.0, 48.0), (70.0, 84.0), (74.0, 74.0)),
        "pushes a paper boat",
        "pond with stepping stones",
        "lamplight on the water",
    ),
    "m2-27": Picture(
        crossbones,
        ((52.0, 76.0), (60.0, 110.0), (88.0, 82.0), (104.0, 100.0)),
        "sails at a duck",
        "bath",
        "bathroom window",
    ),
    "m2-29": Picture(
        carnage,
        ((66.0, 95.0), (52.0, 68.0), (86.0, 66.0), (70.0, 118.0)),
        "cuts a curtain in strips",
        "drawing room",
        "day in the cuts",
    ),
}
