"""Pictures of four of the blue cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    block,
    box,
    chance,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    skyline,
    svg,
)


def black_cat(s: Impact) -> None:
    """A cat steals along a ledge with a jewel in its teeth. Silhouette on the moon, from below; light: the moon."""
    s.steps(
        ALL,
        (90, 0),
        (40, 150),
        [mix(s.ink, s.deep, 0.35), mix(s.ink, s.deep, 0.7), s.deep, mix(s.deep, s.mid, 0.45), s.mid],
    )
    moon = (70, 66)
    for r, c in ((58, mix(s.deep, s.mid, 0.55)), (50, s.mid), (43, s.key)):
        s.fill(oval(*moon, r), c)
    s.halo(ALL, mix(s.ink, s.deep, 0.5), *moon, 50, 92, 0.0, 0.6)
    s.fill(oval(*moon, 38), "#ffe9b0")
    s.fill(oval(moon[0] - 2.5, moon[1] - 2.5, 35), "#fff8dc")
    for x, y, r in ((52, 46, 5), (84, 44, 6.5), (90, 78, 4), (58, 84, 3.4), (70, 40, 2.6)):
        s.fill(oval(x, y, r, r * 0.9), "#ffe3a0")
    # far and middle roofs
    with s.clipped(svg("M-4 -4 H124 V150 H-4 Z")):
        s.fill(skyline(-8, 126, 150, (88, 102, 70, 60, 66, 58, 64, 96, 84, 104), 3), mix(s.deep, s.mid, 0.4))
        near = skyline(-6, 126, 150, (62, 76, 50, 36, 34, 38, 52, 70, 58, 66), 8)
        s.fill(near, mix(s.deep, s.ink, 0.35))
        rnd = chance(6)
        with s.clipped(near):
            for i in range(15):
                for j in range(12):
                    if next(rnd) > 0.66:
                        s.fill(block(4 + i * 8, 78 + j * 6, 2.3, 3.2), s.accent)
    # ledge, foreground
    ledge = polygon((-6, 124), (126, 104), (126, 112), (-6, 133))
    face = polygon((-6, 133), (126, 112), (126, 156), (-6, 156))
    s.inked([(face, s.deep), (ledge, mix(s.mid, s.key, 0.5))], w=1.5, heavy=(0, 1.4))
    s.fill(polygon((-6, 124), (126, 104), (126, 106), (-6, 126.5)), s.light)
    s.dots(face, s.ink, (60, 118), (60, 150), 0.1, 0.85)
    for i in range(9):
        x = -4 + i * 14.5
        y = 133 - (x + 6) * 0.159
        s.fill(polygon((x, y), (x + 7, y - 1.1), (x + 7, y + 6.4), (x, y + 7.5)), s.ink)
        s.fill(polygon((x, y), (x + 2, y - 0.3), (x + 2, y + 7.2), (x, y + 7.5)), s.mid)
    # cat
    with s.moved(0.0, 4.0, turn=-8.6, about=(66.0, 108.0)):
        cat = svg(
            "M44 76 C52 70 60 75 68 74 C75 73 79 67 85 65 C86 60 87 56 86.500 49 L92.500 54.500 C94.500 54 96.500 54 98.500 54.500 L104.500 50 C103.500 55 104.500 58 105 61 C106.500 65 106 68 103.500 70 C101 73.500 96 74 92.500 73.500 C91 78 89 81 87 84 C88 90 92 95 95 101 C96 103 98.500 104 100 106 C100.500 108 99 108.500 97 108.500 L90.500 108.500 C88.500 104 84.500 98 81.500 92 C79.500 96 79 101 80 104.500 C81.500 105.500 83 106.500 82.500 108.500 L74 108.500 C73 103 73 96 72 91 C66 93.500 59 93 54.500 91 C53.500 96 51 99 52.500 103 C54.500 104.500 57 106 56.500 108.500 L48 108.500 C46 104 45 100 45.500 96 C42 99 38 102 37.500 105 C38.500 106.500 39 107.500 38.500 108.500 L31 108.500 C30.500 103 33 98 34.500 93 C33 86 36 80 44 76 Z"
        )
        tail = ribbon(
            [
                (39, 82, 3.4),
                (30, 80, 3.0),
                (24, 70, 2.7),
                (26, 58, 2.4),
                (34, 52, 2.2),
                (39, 46, 1.9),
                (37, 40, 1.2),
                (34, 38.5, 0.6),
            ],
            20,
        )
        body = join(cat, tail)
        s.fill(body, s.ink)
        s.rim([body], s.key, (0.25, -1), 1.15)
        with s.clipped(body):
            s.fill(svg("M50 78 C58 77 66 79 74 77 C70 82 58 83 50 78 Z"), mix(s.ink, s.mid, 0.45))
        for x, t in ((93.2, 14), (100.6, -14)):
            s.fill(oval(x, 62.4, 2.5, 1.9, t), "#d8ff5a")
            s.fill(oval(x + 0.4, 62.4, 0.75, 1.8), s.ink)
        s.fill(polygon((96, 66.4), (98.6, 66.4), (97.3, 68)), s.key)
        # the jewel it holds
        s.line(svg("M93 70 C90 82 95 88 99 88 C104 88 106 80 102 70"), s.ink, 2.2)
        s.line(svg("M93 70 C90 82 95 88 99 88 C104 88 106 80 102 70"), "#ffe9b0", 1.0)
        gem = [(93.5, 88), (104.5, 88), (107, 91.6), (99, 101), (91, 91.6)]
        s.inked([(polygon(*gem), s.accent)], w=1.3, heavy=(0.5, 0.7))
        s.fill(polygon((93.5, 88), (104.5, 88), (102.6, 91.6), (95.4, 91.6)), "#fff1c4")
        s.fill(polygon((91, 91.6), (95.4, 91.6), (99, 101)), "#ffc56e")
        s.fill(polygon((107, 91.6), (102.6, 91.6), (99, 101)), "#d8620c")
        s.glint(93.6, 88.4, 7.5)


def _inside_of_a_case(s: Impact) -> None:
    """Paint the inside of a case of toys in an arcade: the tube of light under its roof, the far panes, bulbs outside."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    s.pool(
        64, 6, ((132, mix(s.ink, s.deep, 0.85)), (106, s.deep), (80, mix(s.deep, s.mid, 0.6)), (56, s.mid), (36, s.key))
    )
    for x, y, r in ((22, 66, 4), (104, 84, 5), (112, 104, 3.6), (96, 112, 3), (34, 92, 3), (42, 58, 2.6), (110, 64, 3)):
        s.fill(oval(x, y, r), mix(s.mid, s.key, 0.5))
        s.fill(oval(x, y, r * 0.5), s.light)
    for x in (30, 100):
        s.fill(box(x - 2, 12, x + 2, 150), s.ink)
        s.fill(box(x - 2, 12, x - 0.6, 150), s.key)
    s.inked([(box(-6, -6, 126, 8), s.deep)], 2.0)
    s.fill(box(34, 8, 96, 11.4, 1.4), "#ffffff")
    s.halo(ALL, s.ink, 64, 30, 66, 126, 0.0, 0.7)


def _heap_of_toys(s: Impact) -> None:
    """Paint the toys that stay behind, lit from above: a rabbit, a ball, a whale's back, a duck's crown."""
    tones = (s.light, mix(s.mid, s.key, 0.4), s.deep)
    for spine in ([(40, 128, 4.0), (36, 116, 4.4), (38, 106, 2.0)], [(48, 127, 4.0), (50, 115, 4.4), (55, 107, 2.0)]):
        s.solid(ribbon(spine), tones, (0.2, -1.0), 3.0, 1.8)
    rabbit = oval(44, 138, 15, 13)
    s.solid(rabbit, tones, (0.2, -1.0), 6.0, 2.2)
    for x in (39, 49):
        s.fill(oval(x, 135, 1.8, 2.4), s.ink)
    s.fill(svg("M42 140 H46 L44 142.600 Z"), s.ink)
    ball = oval(104, 136, 15)
    s.solid(ball, ("#ffffff", s.key, s.deep), (-0.3, -1.0), 7.0, 2.2)
    with s.clipped(ball):
        s.fill(svg("M88 128 C98 136 110 136 122 126 V134 C110 144 98 144 88 136 Z"), s.deep)
    hump = svg("M58 172 C58 146 72 138 86 142 C94 146 96 158 98 172 Z")
    s.solid(hump, (s.key, s.deep, s.ink), (0.0, -1.0), 8.0, 2.2)
    s.fill(oval(70, 147, 1.8, 2.2), "#ffffff")
    s.fill(oval(70, 147.4, 1.0, 1.4), s.ink)


def _teddy(s: Impact) -> None:
    """Paint a teddy bear that hangs from its head, about the middle of the head: limbs dangling, a patch on one knee."""
    fur = ("#ffd9a0", s.accent, "#b8560e")
    for flip in (False, True):
        with s.moved(flip=flip):
            s.solid(svg("M-7 40 C-17 40 -22 48 -20 56 C-17 62 -8 60 -5 54 Z"), fur, (0.0, -1.0), 4.0, 2.0)
            s.inked([(oval(-16.4, 55, 4.6, 4.0, -20), "#ffe6c4")], 1.3, (0.2, 0.4))
            s.solid(svg("M-10 18 C-18 18 -24 26 -25 36 C-24 42 -17 42 -14 36 L-8 28 Z"), fur, (0.0, -1.0), 3.6, 2.0)
    s.solid(svg("M-14 16 C-18 26 -18 42 -11 49 C-5 54 5 54 11 49 C18 42 18 26 14 16 Z"), fur, (-0.3, -1.0), 7.0, 2.2)
    belly = oval(0, 36, 9, 10)
    s.inked([(belly, "#ffe6c4")], 1.4, (0.3, 0.5))
    patch = placed(box(-3.6, -3.6, 3.6, 3.6, 0.6), -13, 46, turn=-20)
    s.inked([(patch, s.mid)], 1.2, (0.2, 0.3))
    for x, y in ((-16.4, 43.4), (-10.4, 42.4), (-15.4, 49.4), (-9.4, 48)):
        s.stroke([(x - 0.9, y - 0.9), (x + 0.9, y + 0.9)], s.ink, 0.8)
    for x in (-15, 15):
        s.solid(oval(x, -12, 7.4), fur, (0.0, -1.0), 3.0, 2.0)
        s.fill(oval(x, -11, 3.6), "#ffe6c4")
    s.solid(oval(0, 0, 19.5, 17.5), fur, (-0.2, -1.0), 8.0, 2.4)
    muzzle = oval(0, 6, 9.4, 7.4)
    s.inked([(muzzle, "#ffe6c4")], 1.4, (0.3, 0.6))
    s.inked(
        [
            (
                svg(
                    "M-4 2.600 C-2 1 2 1 4 2.600 C3.400 5.600 1.400 6.400 0 6.600 C-1.400 6.400 -3.400 5.600 -4 2.600 Z"
                ),
                s.ink,
            )
        ],
        0.5,
    )
    s.fill(oval(-1.2, 2.8, 1.2, 0.7), "#ffffff")
    s.stroke([(0, 6.6), (0, 8.6)], s.ink, 1.1)
    s.stroke([(-4.6, 9), (-2, 11.6, 0, 8.6), (2, 11.6, 4.6, 9)], s.ink, 1.2)
    for x in (-8, 8):
        s.fill(oval(x, -3.4, 3.0, 3.6), s.ink)
        s.fill(oval(x - 0.9, -4.8, 1.2), "#ffffff")
        s.stroke([(x - 3.4, -8.6 - 0.1 * x), (x + 3.4, -8.6 + 0.1 * x)], s.ink, 1.3)
    collar = svg("M-15 14 C-6 20 6 20 15 14 L16 20 C6 26 -6 26 -16 20 Z")
    s.inked([(collar, s.mid)], 1.6, (0.3, 0.5))
    s.rim([collar], s.light, (0.0, -1.0), 1.3)


def _claw(s: Impact, *, near: bool) -> None:
    """Paint a claw of steel about its hub: the shaft and the hind prong, or the two prongs before what they grip."""
    steel, lit, dim = s.light, "#ffffff", s.mid
    if not near:
        s.solid(box(-4, -60, 4, -8, 1), (lit, s.key, s.deep), (-1.0, 0.0), 3.0, 2.0)
        s.solid(ribbon([(0, 0, 3.0), (2, 16, 2.8), (0, 28, 1.4)]), (s.key, s.deep, s.ink), (-1.0, 0.0), 2.0, 1.8)
        return
    for flip in (False, True):
        with s.moved(flip=flip):
            prong = ribbon([(-4, 0, 3.4), (-17, 6, 3.4), (-26, 20, 3.2), (-24, 34, 2.6), (-14, 41, 0.8)])
            s.inked([(prong, steel)], 2.0, (0.5, 0.9))
            with s.clipped(prong):
                s.fill(cut(prong, placed(prong, -1.4, -1.8)), dim)
                s.fill(cut(prong, placed(prong, 1.2, 1.4)), lit)
            s.inked([(oval(-17, 6, 2.8), s.key)], 1.3, (0.2, 0.4))
    hub = polygon((-11, -12, 2), (11, -12, 2), (8, 5, 3), (-8, 5, 3))
    s.solid(hub, (lit, s.key, s.deep), (-0.8, -0.8), 5.0, 2.2)
    s.stroke([(-9.4, -5), (9.4, -5)], s.ink, 1.4)


def war_machine(s: Impact) -> None:
    """A claw lifts a teddy bear out of the heap. Through the glass; light: the tube under the roof of the case."""
    _inside_of_a_case(s)
    _heap_of_toys(s)
    with s.moved(65.0, 46.0, turn=5.0):
        _claw(s, near=False)
    with s.moved(63.0, 81.0, 0.98, turn=9.0):
        _teddy(s)
    with s.moved(65.0, 46.0, turn=5.0):
        _claw(s, near=True)
    for points, wide in (([(36, 96), (60, 44)], 2.6), ([(42, 100), (64, 52)], 1.2), ([(88, 120), (106, 80)], 2.0)):
        s.stroke(points, "#ffffff", wide, 0.4)
    for points in ([(34, 100), (38, 110)], [(92, 98), (95, 108)], [(88, 124), (84, 131)]):
        s.stroke(points, "#ffffff", 1.5)


def _falls(s: Impact) -> None:
    """Paint a river that drops over a ledge: firs and a pale sky above it, the sheet of water, the foam at its foot."""
    s.steps(ALL, (60, -4), (60, 84), [s.mid, mix(s.mid, s.key, 0.6), s.key, mix(s.key, s.light, 0.6), s.light])
    for number in range(12):
        x = number * 11 - 2
        tall = 22 + (number * 29) % 17
        s.fill(polygon((x - 6, 88), (x, 86 - tall), (x + 6, 88)), mix(s.mid, s.deep, 0.25 + 0.3 * (number % 2)))
    s.fill(box(-4, 86, 124, 100), s.key)
    for y, x, wide in ((90, 40, 20), (94, 62, 16)):
        s.fill(polygon((x - wide, y), (x, y - 1.2), (x + wide, y), (x, y + 1.2)), "#ffffff")
    s.fill(svg("M-4 98 C20 94 60 96 124 102 V172 H-4 Z"), s.mid)
    for number, x in enumerate((-2, 9, 18, 30, 38, 49, 60, 68, 80, 90, 101, 112)):
        fall = ribbon([(x, 97, 1.4), (x - 1, 104, 2.6), (x - 2, 122, 3.0 + number % 3), (x - 3, 152, 3.6)])
        s.fill(fall, s.light if number % 2 else s.key)
    s.line(svg("M-4 98 C20 94 60 96 124 102"), "#ffffff", 2.2)


def _bear(s: Impact) -> None:
    """Paint a bear from the right edge on the brink of the falls, jaws wide to the left, its muzzle lit from there."""
    coat, shade, lit = "#b4601e", "#5c2a1c", s.accent
    for data in ("M100 122 C92 122 84 128 82 138 C82 142 88 143 94 142 L112 140 V122 Z",):
        paw = svg(data)
        s.inked([(paw, coat)], 2.0, (0.6, 0.9))
        s.rim([paw], lit, (-1.0, -0.6), 1.8)
        for x in (84, 88.4, 93):
            s.inked([(polygon((x, 139), (x + 3, 139), (x, 146)), s.light)], 1.0, (0, 0.2))
    body = svg("M98 84 C110 76 118 76 128 78 V150 H104 C98 134 96 104 98 84 Z")
    s.inked([(body, shade)], 2.0, (0.4, 0.8))
    ear = oval(110, 70, 6.2, 6.4)
    s.inked([(ear, coat)], 1.9, (0.5, 0.6))
    s.fill(oval(111, 71.4, 3.2), shade)
    mouth = svg("M76 88 L96 98 L98 112 L78 113 Z")
    s.inked([(mouth, "#7a1424")], 1.2, (0, 0))
    s.fill(svg("M80 109 C84 102 92 101 97 106 V112 H80 Z"), "#f06a78")
    upper = svg("M120 66 C110 66 100 68 95 74 C88 73 80 76 74 80 C70 82 70 88 74 89 C82 91 90 95 95 102 L120 108 Z")
    lower = svg("M96 100 C92 106 86 110 78 110 C73 111 73 117 78 119 C90 122 106 120 114 110 L112 98 Z")
    for part in (lower, upper):
        s.inked([(part, coat)], 2.2, (0.6, 1.0))
    both_jaws = join(upper, lower)
    with s.clipped(both_jaws):
        s.fill(svg("M98 70 C104 80 104 92 98 104 L94 126 H124 V60 Z"), shade)
        s.dots(both_jaws, shade, (84, 90), (102, 96), 0.0, 0.9, pitch=2.4)
        s.fill(cut(both_jaws, placed(both_jaws, 2.4, 3.0)), lit)
        s.fill(svg("M74 80 C80 76 88 74 94 76 C90 80 84 83 76 84 Z"), "#ffd9a0")
    s.inked([(svg("M70 84 C70 79 75 77 79 79 C80 83 76 87 72 87 Z"), s.ink)], 1.0, (0, 0))
    s.fill(oval(73.4, 81, 1.7, 1.0, -30), "#ffffff")
    for x, y, long in ((77, 89, 7), (83, 92, 4), (88, 95, 4)):
        s.inked([(polygon((x - 1.8, y - 0.8), (x + 2, y + 0.8), (x - 0.4, y + long)), "#ffffff")], 0.9, (0, 0))
    for x, y, long in ((79, 111, -7), (85, 110, -4)):
        s.inked([(polygon((x - 1.8, y), (x + 1.8, y), (x - 0.6, y + long)), "#ffffff")], 0.9, (0, 0))
    s.fill(polygon((93, 80.6), (101, 77), (100, 81.4)), "#ffffff")
    s.stroke([(91.6, 79.6), (97, 77, 103, 75.4)], s.ink, 2.2)


def _salmon(s: Impact) -> None:
    """Paint a salmon that bends upward to the right in its leap, silver below a dark back, one stripe of amber along it."""
    tail = svg("M39 108 L30 103 L35 114 L33 125 L45 115 Z")
    s.inked([(tail, s.deep)], 1.8, (0.4, 0.7))
    s.rim([tail], s.light, (-1.0, 0.0), 1.4)
    for fin in ("M54 76 L47 66 L62 68 Z", "M62 98 L70 108 L72 94 Z", "M50 108 L56 117 L57 104 Z"):
        path = svg(fin)
        s.inked([(path, s.deep)], 1.5, (0.3, 0.5))
    body = svg(
        "M36 111 C38 94 48 76 62 68 C68 65 74 65 76 68 C77 72 74 76 72 80 C70 92 62 104 46 114 C42 116 37 116 36 111 Z"
    )
    s.inked([(body, s.light)], 2.3, (0.7, 1.0))
    with s.clipped(body):
        s.fill(svg("M32 114 C34 92 46 72 64 64 L74 66 C58 74 46 92 42 114 Z"), s.deep)
        s.fill(svg("M40 114 C44 94 58 76 72 68 L75 70 C62 80 48 98 44 115 Z"), s.accent)
        s.fill(svg("M50 116 C64 104 72 92 73 76 L82 80 L70 112 Z"), s.key)
        for x, y in ((48, 86), (53, 79), (44, 94), (59, 73), (42, 101)):
            s.fill(oval(x, y, 1.3), s.ink)
        for x, y in ((56, 94), (60, 88), (53, 100), (64, 84)):
            s.stroke([(x - 2, y - 1), (x + 0.6, y + 1.4), (x + 2.6, y - 1.6)], s.mid, 1.0)
    s.line(svg("M66 67 C64 71 65 75 69 77"), s.ink, 1.3)
    s.inked([(oval(69.6, 70.2, 2.3), "#ffffff")], 1.0, (0, 0))
    s.fill(oval(70, 70.2, 1.2), s.ink)
    s.line(svg("M77 70 C75 71 74 72.600 74.600 74"), s.ink, 1.4)


def quicksilver(s: Impact) -> None:
    """A silver fish leaps past the jaws of a bear. From the foot of the falls; light: a morning sky from the left."""
    _falls(s)
    with s.moved(6.0, 4.0):
        _bear(s)
    spray = svg("M28 138 C34 126 32 112 40 102 C40 112 43 116 46 122 C50 108 58 100 66 96 C60 108 62 120 72 138 Z")
    s.inked([(spray, "#ffffff")], 1.6, (0.3, 0.6))
    s.fill(
        svg("M36 138 C40 128 40 120 41 114 C43 120 45 126 48 130 C50 120 54 112 58 108 C56 118 58 128 64 138 Z"), s.key
    )
    with s.moved(1.0, -17.0, 1.08, turn=6, about=(56, 92)):
        _salmon(s)
    for x, y, r in (
        (74, 44, 1.5),
        (44, 50, 1.3),
        (38, 62, 1.5),
        (82, 62, 1.2),
        (70, 92, 1.6),
        (76, 102, 1.1),
        (36, 96, 1.3),
    ):
        s.fill(oval(x, y, r, r * 1.3, 24), "#ffffff")
    s.puff(
        [(34, 146, 8), (48, 144, 8), (62, 146, 9), (76, 148, 7), (22, 148, 8), (92, 150, 7), (108, 150, 8)],
        "#ffffff",
        s.key,
        1.7,
        toward=(-0.6, -0.8),
    )


def _meadow_at_dusk(s: Impact) -> None:
    """Paint a meadow at dusk: a sky that is bright at its foot, a wood, tall grass with seed heads."""
    s.steps(
        ALL, (60, -4), (60, 128), [s.mid, mix(s.mid, s.key, 0.6), s.key, mix(s.key, s.light, 0.5), s.light, "#fff1dc"]
    )
    s.fill(svg("M-4 140 V120 C8 112 18 118 28 114 C40 108 52 118 66 114 C82 110 100 118 124 110 V140 Z"), s.mid)
    s.fill(svg("M-4 172 V130 C30 124 80 134 124 126 V172 Z"), s.deep)
    for x, tall, lean in ((34, 26, -4), (42, 18, 3), (50, 30, 5), (60, 20, -3), (12, 30, 4), (68, 14, 2)):
        s.stroke([(x, 150), (x + lean * 0.3, 150 - tall * 0.6, x + lean, 150 - tall)], s.deep, 1.6)
        s.fill(oval(x + lean, 150 - tall - 2, 1.6, 3.4, lean * 3), s.deep)


def _bubble(s: Impact) -> None:
    """Paint a soap bubble about (60, 72) in which a nebula turns: two arms of light, a bright core, stars."""
    x, y, r = 60, 72, 30
    bubble = oval(x, y, r)
    s.inked([(bubble, s.ink)], 2.0, (0.4, 0.7))
    with s.clipped(bubble):
        s.pool(x, y, ((27, mix(s.ink, s.deep, 0.5)), (22, s.deep)), 0.86)
        for turn in (0, 180):
            for size, tone in ((1.0, mix(s.accent, s.deep, 0.55)), (0.7, s.accent), (0.4, "#ffe2a8")):
                arm = [
                    (*around(x, y, 3 + 20 * share, turn - 30 + 210 * share), size * (6.4 - 4.6 * share))
                    for share in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
                ]
                s.fill(ribbon([(px, y + (py - y) * 0.8, half) for px, py, half in arm]), tone)
        s.pool(x, y, ((7, s.accent), (5, "#ffe2a8"), (3, "#ffffff")), 0.84)
        for sx, sy, sr in (
            (42, 58, 2.6),
            (78, 58, 2.0),
            (46, 90, 2.0),
            (76, 90, 3.0),
            (62, 48, 1.8),
            (38, 76, 1.6),
            (82, 74, 1.6),
            (58, 98, 2.2),
        ):
            s.glint(sx, sy, sr)
        for number, tone in enumerate(("#ff8ab0", s.accent, s.key)):
            s.fill(cut(oval(x, y, r - number * 1.5), oval(x + 1.8, y + 1.8, r - 1.2 - number * 1.5)), tone, 0.9)
        s.fill(cut(oval(x, y, r - 2), oval(x - 2.4, y - 2.6, r - 2)), s.light, 0.9)
    s.fill(oval(47, 55, 5.0, 2.6, -42), "#ffffff")
    s.fill(oval(41.5, 62, 1.7, 1.3), "#ffffff")
    s.line(bubble, s.light, 1.2)


_BLOWING: Final = join(
    svg(
        "M122 84 C108 74 92 80 90 93 L90 100 L86 105.500 C85.500 107.500 87.500 108.500 88.600 109 L86.600 112 L90 113.600 L89.600 117 "
        "C90.600 121 94 122.500 100 122 L104 130 L124 130 Z"
    ),
    oval(113, 80, 9, 8),
    *(limb((x + 6, y + 1.6, 2.2), (x, y, 2.0)) for x, y in ((68.6, 125.6), (69.4, 121.8), (71, 118.4))),
    oval(75, 126, 4.4, 5.0),
)
"""The head, lips pursed, and the hand of a child at the right who blows to the left."""


def _blowing_child(s: Impact) -> None:
    """Paint a child at the right who blows to the upper left through a ring, a silhouette that the evening edges."""
    jumper = svg("M86 146 C84 134 92 126 102 126 C112 126 118 128 124 132 V172 H84 Z")
    s.inked([(jumper, s.accent)], 2.0, (0.5, 0.8))
    with s.clipped(jumper):
        s.fill(svg("M104 124 C110 136 110 150 108 172 H130 V124 Z"), "#b0520e")
        for y in (134, 142):
            s.stroke([(82, y + 2), (98, y - 2, 124, y)], s.ink, 1.4)
    for tone, wide in ((s.ink, 4.6), (s.light, 2.0)):
        s.line(oval(82, 103, 5.0, 6.4, 32), tone, wide * 0.8)
        s.stroke([(79, 108.6), (70, 126)], tone, wide)
    arm = limb((94, 150, 6.4), (80, 140, 5.2), (73, 128, 4.2))
    s.inked([(arm, s.accent)], 1.9, (0.5, 0.8))
    s.fill(cut(arm, placed(arm, -1.6, -2.2)), "#b0520e")
    s.fill(_BLOWING, s.ink)
    s.rim([_BLOWING], s.accent, (-0.9, -0.3), 1.5)
    s.stroke([(93, 99), (95.6, 101.4, 98.6, 100.4)], s.accent, 1.1)


def nebula(s: Impact) -> None:
    """A child blows a bubble with a nebula in it. In profile, close; light: a sky that is brightest over the meadow."""
    _meadow_at_dusk(s)
    for x, y, r in ((36, 116, 4.4), (98, 66, 3.6), (46, 128, 2.6), (104, 78, 2.2)):
        s.inked([(oval(x, y, r), mix(s.key, s.light, 0.5))], 1.1, (0.1, 0.3))
        s.fill(cut(oval(x, y, r), oval(x + r * 0.3, y + r * 0.3, r)), "#ffffff")
    _bubble(s)
    _blowing_child(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-07": Picture(
        war_machine,
        ((63.0, 82.0), (65.0, 46.0), (62.0, 114.0)),
        "lifts a teddy bear",
        "case of toys in an arcade",
        "tube under a roof",
    ),
    "m2-08": Picture(
        quicksilver,
        ((57.0, 78.0), (74.0, 54.0), (88.0, 104.0)),
        "leaps past the jaws of a bear",
        "falls",
        "morning sky from the left",
    ),
    "m2-10": Picture(black_cat, ((66.0, 80.0),), "steals a jewel", "ledge", "moon"),
    "m2-12": Picture(
        nebula,
        ((60.0, 72.0), (46.0, 84.0), (93.0, 104.0), (80.0, 104.0)),
        "blows a nebula",
        "meadow at dusk",
        "sky over a meadow",
    ),
}
