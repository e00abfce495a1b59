"""Pictures of the last four red cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import modelled
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
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
)


def _storm_at_sunset(s: Impact) -> None:
    """Paint a storm at sea: a low sun between black clouds and a wave that rears at the left, glowing at its thin edge."""
    s.fill(ALL, mix(s.deep, s.ink, 0.55))
    s.pool(78, 88, ((72, mix(s.deep, s.ink, 0.2)), (58, mix(s.deep, s.mid, 0.5)), (47, s.mid), (38, s.key)))
    s.halo(ALL, s.ink, 78, 88, 52, 104, 0.0, 0.75)
    s.fill(oval(78, 88, 31), "#fff4e2")
    for data in (
        "M58 40 C74 34 100 40 128 34 V47 C108 50 80 48 58 40 Z",
        "M84 62 C98 57 112 60 128 56 V64 C112 67 98 67 84 62 Z",
    ):
        s.fill(svg(data), mix(s.deep, s.ink, 0.5))
    s.fill(svg("M70 112 C86 106 104 112 128 104 V172 H70 Z"), mix(s.deep, s.ink, 0.2))


_WAVE: Final = svg(
    "M-9 -9 V172 H130 V128 C112 132 92 126 76 112 C62 100 50 82 47 64 C45 50 52 40 62 38 C68 37 72 42 76 40 C74 30 64 20 50 17 C34 13 20 4 14 -9 Z"
)
"""A wave that rears from the left and curls over to the right."""


def _rearing_wave(s: Impact) -> None:
    """Paint the wave: its wall in four steps of red and streaked, light through its edge."""
    s.fill(_WAVE, mix(s.deep, s.ink, 0.5))
    with s.clipped(_WAVE):
        for wide, tone in ((52, s.deep), (32, mix(s.deep, s.mid, 0.5)), (16, s.mid), (5, s.key)):
            s.line(_WAVE, tone, wide)
        for streak in (
            ((20, 10, 0.2), (28, 46, 2.4), (36, 84, 2.8), (60, 124, 2.0), (96, 146, 0.2)),
            ((6, 0, 0.2), (12, 56, 2.6), (22, 100, 3.0), (46, 138, 2.0), (70, 160, 0.2)),
            ((34, 22, 0.2), (38, 52, 1.8), (46, 86, 2.0), (62, 108, 0.2)),
        ):
            s.fill(ribbon(streak, 10), s.mid)
        s.dots(_WAVE, s.ink, (30, 80), (-6, 110), 0.0, 0.8)


def _hand_of_foam(s: Impact) -> None:
    """Paint the crest of the wave, a hand of foam: a broad back, four fingers on house and funnel, a thumb at the bow."""
    foam = (
        *((8, -6, 2.6), (15, 1, 3.0), (22, 7, 3.4), (30, 11, 4.2), (38, 14, 5.2), (46, 18, 6.6)),
        *((54, 23, 8.6), (62, 30, 10.0), (70, 37, 10.0), (77, 43, 8.0)),
    )
    palm = join(*(oval(*bubble) for bubble in foam))
    thumb = ribbon(((56, 34, 6.4), (47, 45, 5.8), (42, 56, 4.8), (44, 66, 3.8), (50, 72, 1.6)), 10)
    fingers = [
        thumb,
        *(
            ribbon(points, 10)
            for points in (
                ((66, 44, 5.4), (63, 57, 5.0), (66, 68, 4.0), (72, 74, 1.6)),
                ((72, 45, 5.6), (74, 60, 5.2), (79, 71, 4.2), (85, 77, 1.6)),
                ((78, 43, 5.6), (85, 55, 5.0), (90, 66, 4.2), (95, 73, 1.6)),
                ((80, 39, 5.4), (92, 46, 4.8), (99, 56, 4.0), (103, 64, 1.6)),
            )
        ),
    ]
    s.inked([(join(palm, *fingers), "#fff0e2")], 1.3, (-0.5, 1.8))
    for finger in fingers:
        s.line(finger, s.ink, 1.4)
    for part in (*fingers, *(oval(*bubble) for bubble in foam)):
        s.fill(part, "#fff0e2")
        s.fill(cut(part, placed(part, 1.4, -2.2)), s.key)
    for x, y, r in foam:
        s.fill(oval(x + 0.8, y - 1.6, 0.8 * r), "#fff0e2")
    s.drops(((88, 62, 2.0), (74, 66, 1.7), (62, 63, 1.8), (92, 52, 1.4), (52, 56, 1.4)), "#fff0e2", 1.3)


def _tug(s: Impact) -> None:
    """Paint a tug that climbs the wave, dark before the sun: hull, house, a funnel that smokes and a lamp at its mast."""
    s.puff(((99, 58, 4), (105, 52, 5), (112, 49, 6), (119, 44, 7)), mix(s.deep, s.mid, 0.4), s.ink, 1.2, (-0.8, 0.6))
    with s.moved(76, 96, 1.08, turn=31.0):
        mast = box(-9.2, -38, -7.2, -12)
        funnel = polygon((7, -30), (16, -30), (17, -10), (6, -10))
        house = join(box(-10, -22, 6, -8, 1.0), box(-12, -24, 8, -21, 1.0))
        hull = svg("M-33 -14 C-24 -9 10 -7 29 -10 C29 0 26 8 20 10 H-18 C-26 6 -31 -4 -33 -14 Z")
        s.inked(
            [(mast, s.ink), (funnel, s.accent), (house, "#ffe0c4"), (hull, mix(s.ink, s.deep, 0.3))], 1.8, (-0.8, 1.0)
        )
        s.fill(polygon((7, -30), (16, -30), (16.2, -25), (6.8, -25)), s.ink)
        s.fill(polygon((6.6, -24), (10, -24), (9, -10), (6, -10)), mix(s.accent, s.ink, 0.6))
        s.fill(box(-10, -20.6, -4, -8), mix(s.key, s.deep, 0.5))
        for x in (-7.5, -1.5, 3.0):
            s.fill(box(x - 1.8, -18.5, x + 1.8, -13.5, 0.8), s.ink)
        with s.clipped(hull):
            s.fill(box(-36, 3, 32, 12), s.mid)
            s.stroke([(-33, -11), (-20, -6, 8, -4), (30, -7)], s.light, 2.2)
            s.rim([hull], "#fff4e2", (0.8, -0.7), 1.8)
        s.inked([(oval(-8.2, -39, 2.8), "#ffffff")], 1.2, (0, 0))
    wake = svg(
        "M33 84 C40 88 44 94 51 99 C60 106 70 113 82 118 C94 122 108 124 122 122 C112 130 96 131 82 127 C72 132 64 126 60 120 C53 122 48 116 46 109 "
        "C40 108 38 102 40 98 C35 95 33 90 33 84 Z"
    )
    modelled(s, wake, ("#ffffff", "#fff0e2", s.key), (0.5, -0.9), 3.4, 0.0, 1.3, 1.6, dotted=False)
    s.drops(((36, 82, 2.6), (42, 84, 1.6), (35, 96, 1.5)), "#fff4e6", 1.4)


def triton(s: Impact) -> None:
    """A tug climbs a wave that curls over it. Along the wave; light: a low sun under the clouds."""
    _storm_at_sunset(s)
    _rearing_wave(s)
    with s.moved(-8.0, 2.0):
        _tug(s)
    _hand_of_foam(s)


def _reading_room(s: Impact) -> None:
    """Paint the shelves of a reading room by night, their books dark, and what a lit hole throws on them."""
    s.fill(ALL, mix(s.deep, s.ink, 0.5))
    lots = chance(7)
    for shelf in range(4):
        foot, x = 34 + shelf * 40, -4.0
        while x < 122:
            wide, high = 5 + 6 * next(lots), 24 + 9 * next(lots)
            tone = (mix(s.deep, s.ink, 0.1), mix(s.deep, s.mid, 0.2), mix(s.deep, s.ink, 0.4))[int(3 * next(lots))]
            s.fill(box(x, foot - high, x + wide - 0.9, foot), tone)
            s.fill(box(x, foot - high + 4, x + wide - 0.9, foot - high + 6.4), mix(s.deep, s.ink, 0.45))
            x += wide
        s.fill(box(-4, foot, 124, foot + 4), mix(s.deep, s.ink, 0.75))
    s.pool(70, 104, ((66, s.deep), (56, mix(s.deep, s.mid, 0.6))))
    s.halo(ALL, s.ink, 70, 100, 54, 110, 0.0, 0.8)


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
            s.pool(-2, 8, ((48, mix(s.deep, s.mid, 0.6)), (38, s.mid)))
            s.dots(board, s.ink, (4, 30), (40, 62), 0.0, 0.85, pitch=2.4)
            for y in (-34, -6, 22, 50):
                s.fill(box(-38, y - 3.4, -22, y + 3.4), brass)
                s.fill(box(-27, y - 3.4, -22, y + 3.4), dim)
            s.fill(cut(board, placed(board, 0, 2.4)), s.key)
        s.line(box(-16, -38, 29, 52), brass, 1.6)
        for data in ("M24 -46 H36 V-34 Z", "M24 60 H36 V48 Z"):
            s.inked([(svg(data), brass)], 1.4, (0.2, 0.3))
        s.stroke([(-22, -45), (-22, 59)], s.ink, 1.5)


def _bookworm(s: Impact) -> None:
    """Paint a worm in spectacles that has eaten its way out through the board and chews on a page."""
    flesh, dark, lit = s.light, mix(s.key, s.deep, 0.45), "#ffffff"
    for r, tone, edge in (
        (50, s.key, 0.0),
        (45, s.light, 1.4),
        (40, s.key, 0.0),
        (36, "#fff6ee", 1.4),
        (30, s.ink, 0.0),
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
            s.fill(box(x - 9, y - 9, x + 9, y - 0.6), s.accent)
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
        s.inked([(shell, s.mid)], 3.0, (1.2, 1.6))
        with s.clipped(shell):
            s.fill(svg("M-16 36 C-20 16 -29 -4 -28 -16 C-27 -32 24 -34 25 -16 C26 -4 20 16 16 36 Z"), s.key)
            s.fill(oval(0, 16, 24, 36), "#ff9a5c")
            s.fill(oval(0, 20, 19, 29), "#ffc878")
            s.fill(oval(0, 24, 14, 20), "#fff0b8")
            for points in ([(-9, -34), (-15, -6, -9, 36)], [(11, -34), (16, -6, 9, 36)]):
                s.stroke(points, s.deep, 1.7)
            for y in (-14, 8):
                s.stroke([(-36, y), (0, y + 7, 36, y)], s.deep, 1.2)
            s.fill(svg("M34 -30 C36 -6 30 16 24 36 H40 V-30 Z"), s.mid)
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
        ((76.0, 92.0), (60.0, 30.0), (56.0, 84.0)),
        "climbs a wave",
        "storm at sea",
        "low sun under clouds",
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
