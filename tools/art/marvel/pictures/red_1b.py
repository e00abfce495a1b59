"""Pictures of the last four red cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tools.art.marvel.forms import Tones, modelled
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    block,
    box,
    burst,
    chance,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    svg,
)


def _storm_by_lighthouse(s: Impact) -> None:
    """Paint a storm at sea by night: a lighthouse far off, its beam across the sky, swell in two rows with crests of foam."""
    s.fill(ALL, mix(s.deep, s.ink, 0.4))
    s.dots(ALL, s.ink, (60, 40), (60, -10), 0.0, 0.7)
    s.fill(polygon((112, 64), (-9, -34), (-9, 160)), s.mid)
    s.fill(polygon((112, 64), (-9, -4), (-9, 140)), s.key)
    s.fill(polygon((112, 64), (-9, 22), (-9, 122)), s.light)
    tower = join(
        polygon((109, 68), (115, 68), (117, 114), (107, 114)),
        box(107.6, 60, 116.4, 68),
        polygon((107, 60), (112, 54), (117, 60)),
    )
    s.fill(tower, s.ink)
    s.fill(box(109, 62, 115, 68), "#ffffff")
    for y, tone, crest in ((112, mix(s.mid, s.deep, 0.4), s.key), (121, s.deep, s.key)):
        swell = svg(
            f"M-6 {y} C6 {y - 7} 14 {y - 7} 24 {y} C34 {y - 6} 44 {y - 6} 54 {y} C70 {y - 7} 84 {y - 6} 96 {y} C104 {y - 7} 116 {y - 6} 128 {y} V172 H-6 Z"
        )
        s.fill(swell, tone)
        s.rim([swell], crest, (0.2, -1.0), 1.4)


_WATER: Final[Tones] = ("#d8fff2", "#12a08e", "#0a3a44")
"""Green water in three tones."""
_FROM_ABOVE: Final = (0.3, -0.95)
_FINGERS: Final = (
    ((50, 116, 8.4), (44, 92, 7.6), (42, 70, 6.6), (47, 59, 4.8)),
    ((61, 112, 8.6), (59, 84, 7.8), (59, 60, 6.8), (63, 48, 5.0)),
    ((75, 112, 8.6), (77, 84, 7.8), (78, 63, 6.8), (82, 53, 5.0)),
    ((88, 116, 8.2), (94, 94, 7.2), (98, 80, 6.0), (103, 74, 4.4)),
)
"""The fingers of a hand of water, each through (x, y, half of its width), the last joint bent to the right."""


def _finger_of_water(s: Impact, joints: Sequence[tuple[float, float, float]]) -> None:
    """Paint a finger of water: streaked along its back, creased at its joints, a crest of foam at its tip."""
    finger = limb(*joints)
    modelled(s, finger, _WATER, _FROM_ABOVE, 5.0, 1.8, 1.6, 2.0)
    with s.clipped(finger):
        s.stroke([(x - 0.3 * r, y) for x, y, r in joints[:3]], "#7ff0d8", 1.8)
        for x, y, r in joints[1:3]:
            s.stroke([(x - r, y + 1), (x, y + 4, x + r, y + 1)], _WATER[2], 1.3)
        x, y, r = joints[-1]
        s.fill(cut(oval(x, y, 1.3 * r), oval(x - 1.5, y + 0.8 * r, 1.4 * r)), "#ffffff")


def _fingers_of_water(s: Impact) -> None:
    """Paint the four fingers behind the tug."""
    for joints in _FINGERS:
        _finger_of_water(s, joints)


def _palm_of_water(s: Impact) -> None:
    """Paint the palm before the tug, its wrist out of the sea, and the thumb that closes over the bow."""
    palm = svg(
        "M41 108 C48 116 58 119 70 119 C82 119 92 115 98 106 C103 114 102 126 95 133 C91 140 92 146 98 172 H46 C54 148 54 140 49 134 "
        "C42 127 38 118 41 108 Z"
    )
    modelled(s, palm, _WATER, _FROM_ABOVE, 7.0, 2.0, 1.8, 2.2)
    for data in ("M60 126 C64 134 64 144 60 158", "M71 126 C73 136 73 146 72 158", "M84 125 C82 134 83 144 87 158"):
        s.line(svg(data), "#7ff0d8", 1.8)
    _finger_of_water(s, ((54, 131, 8.4), (40, 120, 7.8), (36, 106, 6.8), (43, 97, 5.0)))
    ring = (
        (40, 145, 7),
        (50, 141, 7),
        (102, 144, 8),
        (91, 140, 7),
        (60, 146, 8),
        (71, 148, 7),
        (82, 146, 8),
        (112, 148, 7),
    )
    s.puff(ring, "#ffffff", "#8fd8cc", 1.5, (0.2, -1.0))


def _tug(s: Impact) -> None:
    """Paint a tug about the middle of its deck: a pale hull, its house, a funnel, a lamp at its mast."""
    mast = box(-12.2, -40, -10.2, -12)
    funnel = polygon((5, -32), (14, -32), (15, -10), (4, -10))
    house = join(box(-13, -24, 4, -8, 1.0), box(-15, -26, 6, -22.4, 1.0))
    hull = svg("M-35 -15 C-24 -9 14 -8 33 -12 C33 0 28 10 20 13 H-18 C-27 9 -33 -3 -35 -15 Z")
    s.inked([(mast, s.ink), (funnel, "#ffc83a"), (house, "#fff0dc"), (hull, "#fff6ea")], 1.8, (-0.6, 1.0))
    s.fill(polygon((5, -32), (14, -32), (14.2, -27), (4.8, -27)), s.ink)
    s.fill(polygon((4.6, -26), (8, -26), (7, -10), (4, -10)), "#b8500e")
    s.fill(box(-13, -22, -7.6, -8), s.key)
    for x in (-10.4, -4.6, 0.6):
        s.fill(box(x - 1.9, -20, x + 1.9, -14.4, 0.8), s.ink)
    with s.clipped(hull):
        s.fill(cut(hull, placed(hull, 3.0, -7.0)), s.light)
        s.fill(svg("M-40 2 C-20 8 12 8 36 1 V16 H-40 Z"), s.mid)
        s.fill(svg("M-40 9 C-20 12 12 12 36 7 V16 H-40 Z"), s.deep)
        s.stroke([(-36, -11.6), (-20, -6, 10, -5), (34, -8.6)], s.mid, 3.0)
    for x in (-22, -12, -2, 8, 18):
        s.fill(oval(x, -1.0, 1.7), s.ink)
    s.inked([(oval(-11.2, -41, 2.8), "#ffffff")], 1.2, (0, 0))


def triton(s: Impact) -> None:
    """A hand of the sea lifts a tug out of the water. From the side; light: the beam of a lighthouse."""
    _storm_by_lighthouse(s)
    _fingers_of_water(s)
    with s.moved(72.0, 103.0, 0.9, turn=-9.0):
        _tug(s)
    _palm_of_water(s)
    s.drops(((36, 78, 2.6), (32, 88, 1.8), (107, 86, 2.6), (111, 96, 1.8), (104, 106, 2.0)), "#fff6ea", 1.5)


def _reading_room(s: Impact) -> None:
    """Paint the shelves of a reading room by night, their books dark, and what a lit hole throws on them."""
    s.fill(ALL, mix(s.deep, s.ink, 0.5))
    lots = chance(7)
    for shelf in range(4):
        foot, x = 34 + shelf * 40, -4.0
        while x < 122:
            wide, high = 5 + 6 * next(lots), 24 + 9 * next(lots)
            tone = (mix(s.deep, s.ink, 0.5), mix(s.deep, s.ink, 0.3), mix(s.deep, s.ink, 0.6))[int(3 * next(lots))]
            s.fill(box(x, foot - high, x + wide - 0.9, foot), tone)
            s.fill(box(x, foot - high + 4, x + wide - 0.9, foot - high + 6.4), mix(s.deep, s.ink, 0.45))
            x += wide
        s.fill(box(-4, foot, 124, foot + 4), mix(s.deep, s.ink, 0.75))
    s.pool(70, 100, ((74, mix(s.deep, s.ink, 0.2)),))
    s.halo(ALL, s.ink, 70, 100, 64, 112, 0.0, 0.7)


def _old_volume(s: Impact) -> None:
    """Paint a thick old book that stands and leans to the left: back, boards with brass corners, and its pages' edge."""
    brass, dim = "#ffc83a", "#b8500e"
    with s.moved(72, 96, turn=-9.0):
        pages = polygon((-30, -46), (-22, -55), (44, -55), (44, 46), (36, 56), (-30, 56))
        s.inked([(pages, s.light)], 2.4, (1.2, 1.4))
        s.fill(polygon((36, -46), (44, -54), (44, 46), (36, 56)), mix(s.key, s.deep, 0.2))
        for at in range(4):
            s.stroke([(-22 + 2 * at, -53.4 + 2 * at), (42 - 1.6 * at, -53.4 + 2 * at)], mix(s.key, s.deep, 0.2), 0.9)
        board = polygon((-36, -46, 3), (36, -46, 2), (36, 60, 2), (-36, 60, 3))
        s.inked([(board, s.deep)], 2.4, (1.0, 1.4))
        with s.clipped(board):
            s.fill(box(-36, -46, -22, 60), mix(s.deep, s.ink, 0.5))
            s.fill(box(-36, -46, -33, 60), s.key)
            s.pool(-2, 4, ((62, mix(s.deep, s.mid, 0.6)), (52, s.mid), (43, mix(s.mid, s.key, 0.5))))
            s.dots(board, s.ink, (4, 30), (40, 62), 0.0, 0.85, pitch=2.4)
            for y in (-34, -6, 22, 50):
                s.fill(box(-38, y - 3.4, -22, y + 3.4), brass)
                s.fill(box(-27, y - 3.4, -22, y + 3.4), dim)
            s.fill(cut(board, placed(board, 0, 2.4)), s.key)
        for data in ("M24 -46 H36 V-34 Z", "M24 60 H36 V48 Z"):
            s.inked([(svg(data), brass)], 1.4, (0.2, 0.3))
        s.stroke([(-22, -45), (-22, 59)], s.ink, 1.5)


def _bookworm(s: Impact) -> None:
    """Paint a worm in spectacles that has eaten its way out through the board and chews on a page."""
    flesh, dark, lit = mix(s.accent, s.light, 0.3), mix(s.accent, s.ink, 0.55), "#d8fff2"
    for r, tone, edge in (
        (49, s.light, 1.6),
        (42, "#fff6ee", 0.0),
        (33, s.ink, 0.0),
    ):
        s.inked([(burst(66, 98, r, 12, 6, 0.78), tone)], edge, (0.0, 0.0))
    links = (
        (60, 110, 10.0),
        (67, 118, 11.0),
        (78, 122, 11.8),
        (90, 117, 12.4),
        (96, 105, 12.6),
        (94, 92, 12.8),
    )
    for x, y, r in links:
        ball = oval(x, y, r)
        s.inked([(ball, dark)], 1.9, (0.5, 0.9))
        with s.clipped(ball):
            s.fill(oval(x - 1.6, y - 2.6, r), flesh)
            s.fill(oval(x - 3.4, y - 5.0, r * 0.66, r * 0.5, -30), lit)
    head = oval(80, 78, 19, 17, -12)
    s.inked([(head, flesh)], 2.4, (0.8, 1.2))
    with s.clipped(head):
        s.fill(cut(head, placed(head, -5, -5)), dark)
        s.fill(oval(73, 66, 11, 5, -20), lit)
    scrap = polygon((54, 88), (70, 82), (74, 92), (66, 100), (62, 96), (57, 101), (56, 95), (50, 96))
    s.inked([(scrap, "#ffffff")], 1.5, (0.3, 0.6))
    for y in (88, 91.6, 95):
        s.stroke([(57, y + 2.4), (69, y - 1.4)], s.key, 1.0)
    s.line(svg("M64 84 C70 92 82 93 90 86"), s.ink, 2.0)
    for x in (71, 78):
        s.inked([(polygon((x - 2.6, 87.6), (x + 3, 89), (x + 0.6, 94)), "#ffffff")], 0.9, (0, 0))
    s.stroke([(64, 74), (78, 70), (98, 69)], s.ink, 2.6)
    for x, y in ((68, 73), (86, 70)):
        lens = oval(x, y, 8.2)
        s.inked([(lens, "#fff4e2")], 2.2, (0.2, 0.5))
        with s.clipped(lens):
            s.fill(box(x - 9, y - 9, x + 9, y - 0.6), s.key)
            s.stroke([(x - 9, y), (x + 9, y - 1)], s.ink, 1.5)
            s.fill(oval(x - 1.8, y + 2.6, 2.3, 2.8), s.ink)
    for x, y, tip in ((76, 62, 70), (86, 60, 88)):
        s.stroke([(x, y), (tip, y - 10)], s.ink, 2.2)
        s.inked([(oval(tip, y - 11, 2.6), "#ffc83a")], 1.2, (0.2, 0.3))


def wong(s: Impact) -> None:
    """A bookworm in spectacles breaks out of an old book with a page in its mouth. Close; light: the hole in the book."""
    _reading_room(s)
    s.fill(svg("M30 152 C60 142 110 142 124 152 V172 H30 Z"), s.ink)
    _old_volume(s)
    _bookworm(s)
    for x, y, size, turn in ((44, 66, 4.4, 20), (40, 92, 3.4, -30), (48, 52, 2.8, 60), (44, 122, 3.6, 10)):
        with s.moved(x, y, size / 4, turn):
            s.inked([(polygon((-4, -3), (4, -4), (3, 1), (5, 4), (-3, 3)), "#ffffff")], 1.3, (0.3, 0.5))
            s.stroke([(-2, -1), (2, -1.4)], s.key, 0.9)


def _feast_night(s: Impact) -> None:
    """Paint roofs on a feast night, lanterns far off over them, and people who look up."""
    s.steps(ALL, (60, -4), (60, 140), [s.ink, mix(s.ink, s.deep, 0.5), s.deep, mix(s.deep, s.mid, 0.5), s.mid])
    lamp = svg("M-4 5 L-6 -4 C-6 -8 6 -8 6 -4 L4 5 Z")
    s.pool(70, 72, ((66, mix(s.deep, s.ink, 0.1)), (55, mix(s.deep, s.mid, 0.45)), (45, s.mid)))
    for x, y, size in (
        (40, 26, 0.9),
        (58, 12, 0.6),
        (24, 58, 0.6),
        (108, 84, 1.0),
        (112, 104, 0.6),
        (36, 88, 0.5),
        (98, 60, 0.5),
        (14, 84, 0.7),
        (70, 22, 0.45),
    ):
        s.fill(placed(lamp, x, y, size * 1.5), s.mid)
        s.fill(placed(lamp, x, y, size), "#ffc830")
        s.fill(oval(x, y + 2.5 * size, 2.2 * size), "#fffbe0")
    roofs = svg(
        "M-4 172 V130 L14 122 L30 132 V126 H40 V136 L56 144 H84 L94 134 V120 H102 V132 L112 124 L124 130 V172 Z"
    )
    s.fill(roofs, s.ink)
    s.rim([roofs], s.key, (0.0, -1.0), 1.2)
    heads = ((58, 146, 6.0, 7.0), (72, 143, 6.6, 7.6), (87, 147, 5.6, 6.6))
    crowd = join(*(join(oval(x, y, rx, ry), oval(x, y + 18, 1.9 * rx, 13)) for x, y, rx, ry in heads))
    s.fill(crowd, mix(s.ink, s.deep, 0.3))
    s.rim([crowd], s.light, (0.0, -1.0), 1.4)


def _raised_hand(s: Impact) -> None:
    """Paint the left hand that has let go of the lantern, its fingers spread towards the light."""
    skin, glow, dim = "#a8502c", "#ffc47a", mix(s.ink, s.deep, 0.5)
    hand = placed(
        svg(
            "M-7 26 C-7 18 -8 12 -8.500 6 L-13 -7 C-14.500 -11 -10.500 -13 -8.800 -9.500 L-5 -1 L-7.200 -16 C-7.600 -20 -3.400 -20.800 -2.600 -17 "
            "L-0.400 -2.500 L1.400 -17 C2 -21 6.200 -20.400 5.800 -16.400 L4.400 -1 L8.600 -12 C10 -15.600 14 -14 12.800 -10.400 L8.600 4 "
            "C10 5 12 2 14.500 -1.600 C16.500 -4.400 20 -2 18.600 1 C16 7 13 14 8 17 C7 20 7 23 7.500 28 Z"
        ),
        42,
        124,
        1.0,
        8,
    )
    s.inked([(hand, skin)], 2.0, (-0.5, 0.9))
    with s.clipped(hand):
        s.fill(svg("M20 100 H37 C33 112 35 126 42 160 H20 Z"), dim)
        s.rim([hand], glow, (0.7, -1.0), 2.0)
        for points in (
            [(39, 122), (43, 119, 47, 122)],
            [(43, 131), (48, 127, 51, 127)],
            [(37.6, 116), (39, 115, 40.6, 116)],
            [(43.6, 115), (45, 114.4, 46.6, 115)],
        ):
            s.stroke(points, s.ink, 1.0)
    cuff = polygon((28, 143, 2), (50, 139, 2), (54, 172), (24, 172))
    s.inked([(cuff, s.mid)], 2.0, (-0.4, 0.8))
    s.fill(polygon((28, 145), (37, 142), (40, 172), (24, 172)), s.deep)
    s.rim([cuff], s.light, (0.4, -1.0), 1.8)


def ms_marvel(s: Impact) -> None:
    """A paper lantern rises out of the hands of a grown-up and a child. Low, askew; light: the flame in the lantern."""
    _feast_night(s)
    with s.moved(70.0, 68.0, 0.96, turn=14.0):
        shell = svg("M-21 34 C-26 18 -35 -4 -34 -18 C-33 -38 33 -38 34 -18 C35 -4 26 18 21 34 C12 38 -12 38 -21 34 Z")
        s.inked([(shell, s.key)], 3.0, (1.2, 1.6))
        with s.clipped(shell):
            s.fill(svg("M-16 36 C-20 16 -29 -4 -28 -16 C-27 -32 24 -34 25 -16 C26 -4 20 16 16 36 Z"), "#ffb27a")
            s.dots(shell, s.mid, (4, -10), (34, -30), 0.0, 0.6, pitch=2.4)
            s.fill(oval(-1, 12, 25, 38), "#ffcf8e")
            s.fill(oval(-1, 17, 20, 30), "#ffe6ae")
            s.fill(oval(0, 22, 14, 22), "#fffbe0")
            for points in ([(-9, -34), (-15, -6, -9, 36)], [(11, -34), (16, -6, 9, 36)]):
                s.stroke(points, s.mid, 1.7)
            for y in (-14, 8):
                s.stroke([(-36, y), (0, y + 7, 36, y)], s.mid, 1.2)
            s.fill(svg("M34 -30 C36 -6 30 16 24 36 H40 V-30 Z"), mix(s.mid, s.deep, 0.3))
            s.rim([shell], s.light, (-1.0, -0.4), 2.2)
        s.inked([(oval(0, 34.5, 21, 5.0), s.deep)], 2.2, (0.4, 0.8))
        s.fill(oval(0, 34.5, 17, 3.4), "#fffbe0")
        flame = svg("M-5 38 C-9 32 -4 28 -3 22 C0 25 2 26 2 29 C4 27 4 25 4 23 C8 28 9 34 5 38 C2 40 -2 40 -5 38 Z")
        s.inked([(flame, "#ff8a1e")], 1.6, (0.2, 0.4))
        s.fill(placed(flame, 0, 14.5, 0.6), "#fffbe0")
        s.stroke([(-20, 35), (0, 43, 20, 35)], s.ink, 1.6)
        tag = polygon((16, 36), (24, 38), (22, 52), (14, 50))
        s.inked([(tag, s.accent)], 1.6, (0.3, 0.5))
        for y in (41, 44.5, 48):
            s.stroke([(17, y), (21.6, y + 1.0)], "#d8f6ee", 0.9)
    with s.moved(18.0, 3.0, 0.66, turn=-10.0, about=(66.0, 144.0), flip=True):
        _raised_hand(s)
    with s.moved(2.0, -4.0):
        _raised_hand(s)


def _pier_at_sunset(s: Impact) -> None:
    """Paint a beach at sunset: a low sun at the right, bars of it on the sea, a pier with a wheel, dark sand."""
    sky = [mix(s.deep, s.ink, 0.35), s.deep, mix(s.deep, s.mid, 0.5), s.mid, mix(s.mid, s.key, 0.6), s.key]
    s.steps(ALL, (60, 0), (60, 112), [*sky, mix(s.key, s.light, 0.4)])
    sun = (82, 76)
    s.pool(*sun, ((50, mix(s.key, s.light, 0.2)), (41, mix(s.key, s.light, 0.6)), (33, s.light)))
    s.rays(*sun, 54, 150, 22, s.key, 0.35, duty=0.7, seed=3, first=180, last=360)
    s.halo(box(-4, -4, 124, 100), s.deep, *sun, 48, 120, 0.0, 0.7)
    s.fill(box(-4, 108, 124, 130), s.accent)
    s.fill(box(-4, 108, 124, 109.2), s.light)
    for number, w in enumerate((60, 74, 50, 66, 44)):
        y = 111 + number * 3.4
        bar = polygon((84 - w / 2, y), (84 + w / 2, y - 0.4), (84 + w / 2 - 5, y + 1.2), (84 - w / 2 + 4, y + 1.4))
        s.fill(bar, s.light, 0.85)
    dark = mix(s.deep, s.ink, 0.3)
    s.line(oval(20, 74, 22), dark, 1.8)
    for number in range(8):
        (x0, y0), (x1, y1) = (around(20, 74, 22, 22.5 * number + turn) for turn in (12, 192))
        s.stroke([(x0, y0), (x1, y1)], dark, 0.9)
        for x, y in ((x0, y0), (x1, y1)):
            s.fill(block(x - 2.1, y - 0.6, 4.2, 3.8, 1), dark)
    s.fill(polygon((18, 74), (22, 74), (32, 108), (28, 108), (20, 80), (12, 108), (8, 108)), dark)
    s.fill(block(-4, 103, 54, 4), dark)
    for x in (2, 14, 26, 38, 47):
        s.fill(block(x, 105, 2, 22), dark)
    beach = svg("M-4 150 V128 C20 122 50 126 76 127 C96 128 110 124 124 122 V150 Z")
    s.fill(beach, mix(s.deep, s.mid, 0.45))
    s.dots(beach, s.ink, (60, 124), (60, 150), 0.1, 0.85)
    s.fill(svg("M34 150 C44 140 60 136 74 136 C94 136 104 142 112 150 Z"), s.ink, 0.75)


_CAMEL: Final = svg(
    "M-9 -2 C-8 -6 -5 -6 -3.500 -6 C-1.500 -12 3 -12 4.500 -6 C7.500 -6 9.500 -4 9.500 -1 L10 10.500 H7.800 L7 4 L5.400 10.500 H3.400 L4.200 3.400 "
    "C1 4 -2 4 -4 3.200 L-3.400 10.500 H-5.400 L-6 3.600 L-7.400 10.500 H-9.400 L-8.400 2 C-10 0.600 -11 -1 -11.600 -3.600 "
    "C-12.200 -6 -12.600 -8 -13.400 -9.800 L-17 -9 C-18.400 -9.600 -17.800 -11.400 -16 -12 C-14 -13 -11.800 -12.600 -11 -10.400 C-10.400 -7 -10 -4 -9 -2 Z"
)
"""A camel that walks to the left."""


def _desert_in_a_glass(s: Impact) -> None:
    """Paint the sand in both bulbs, the thread of it that falls, and two camels on the dune that it heaps up."""
    sand, lit = "#ff9f3a", "#ffe3a0"
    s.steps(block(-40, 0, 80, 50), (0, 2), (0, 36), [s.mid, s.key, mix(s.key, s.light, 0.6), s.light, "#fff4e6"])
    s.fill(svg("M-34 -24 C-16 -20 -8 -24 0 -16 C8 -22 18 -22 34 -26 V-4 H-34 Z"), "#ffb347")
    s.fill(svg("M2 -16 C8 -22 18 -22 34 -26 V-4 H4 Z"), s.mid)
    s.fill(block(-40, -5, 80, 8), "#ffb347")
    s.fill(svg("M-40 46 V36 C-24 34 -14 30 0 25 C14 30 26 34 40 33 V46 Z"), s.mid)
    s.fill(svg("M0 25 C4 28 2 31 8 35 C12 38 10 42 14 46 H40 V33 C26 34 14 30 0 25 Z"), sand)
    s.fill(svg("M0 25 C14 30 26 34 40 33 V36 C26 36 14 32 0 25 Z"), lit)
    s.dots(svg("M-40 46 V36 C-24 34 -14 30 0 25 L8 46 Z"), s.deep, (2, 30), (-28, 44), 0.0, 0.8, pitch=2.4)
    s.fill(polygon((-1.4, -6), (1.4, -6), (0.8, 27), (-0.8, 27)), lit)
    for x, y, size in ((20, 22.2, 0.6), (0, 17.4, 0.98)):
        camel = placed(_CAMEL, x, y, size)
        s.fill(camel, s.ink)
        s.rim([camel], lit, (1.0, -0.4), 1.2 * size)
        blanket = placed(svg("M-2.500 -9 C-1 -12 3 -12 4.200 -7 L4.200 -1 L-2 -1 Z"), x, y, size)
        s.fill(blanket, s.accent)


def _hourglass(s: Impact) -> None:
    """Paint the hourglass about its neck: posts, glass and sand, caps at both ends."""
    glass = svg(
        "M-25 -42 C-31 -25 -25 -12 -8 -6 C-3 -4 -3 4 -8 6 C-25 12 -31 25 -25 42 L25 42 C31 25 25 12 8 6 C3 4 3 -4 8 -6 C25 -12 31 -25 25 -42 Z"
    )
    posts = [(block(x, -44, 4.6, 88, 1), mix(s.deep, s.ink, 0.45)) for x in (-33, 28.4)]
    s.inked(posts, 1.1, (0.6, 0.3))
    s.fill(glass, s.light, 0.55)
    with s.clipped(glass):
        _desert_in_a_glass(s)
    s.line(glass, s.ink, 1.7)
    s.fill(
        svg(
            "M-21.500 -37 C-25 -26 -21 -16 -12 -11 C-19 -16 -21 -26 -18.500 -37 Z M-21.500 37 C-25 26 -22 17 -13 12.500 C-20 17 -22 27 -19 37 Z"
        ),
        "#ffffff",
    )
    for y, half, lean in ((-53, 36, -1), (42, 36, 1)):
        cap = polygon(
            (lean - half, y, 1.5), (half - lean, y, 1.5), (half + lean, y + 11, 1.5), (-half - lean, y + 11, 1.5)
        )
        s.inked([(cap, mix(s.deep, s.mid, 0.25))], 1.5, (0.9, 1.2))
        s.fill(polygon((lean - half, y), (half - lean, y), (half, y + 3), (-half, y + 3)), "#ffb347")
        s.dots(block(-half, y + 3, 2 * half, 8), s.ink, (-10, y), (40, y), 0.0, 0.7, pitch=2.4)


def sandman(s: Impact) -> None:
    """Two camels cross the dune in an hourglass. Close, contre-jour; light: the low sun behind the glass."""
    _pier_at_sunset(s)
    with s.moved(72.0, 90.0, turn=-10.0):
        _hourglass(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-29": Picture(
        triton,
        ((72.0, 88.0), (64.0, 60.0), (44.0, 104.0), (72.0, 124.0)),
        "lifts a tug",
        "storm at sea",
        "beam of a lighthouse",
    ),
    "m1-30": Picture(
        wong,
        ((68.0, 73.0), (86.0, 70.0), (62.0, 92.0), (78.0, 122.0)),
        "eats its way out of a book",
        "between shelves",
        "lit hole in a book",
    ),
    "m1-31": Picture(
        ms_marvel,
        ((66.0, 72.0), (66.0, 96.0), (50.0, 122.0)),
        "rises from a roof",
        "roofs on a feast night",
        "flame in the lantern",
    ),
    "m1-32": Picture(
        sandman, ((66.0, 112.0), (72.0, 90.0)), "crosses the dune in a glass", "pier", "low sun behind the glass"
    ),
}
