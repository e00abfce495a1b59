"""Pictures of the purple cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
    both,
    box,
    burst,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
    taper,
)


def _frozen_strait(s: Impact) -> None:
    """Paint a low sun in haze over a plain of ice, and the black water that opens in it towards us."""
    s.steps(ALL, (60, -4), (60, 104), [mix(s.ink, s.deep, 0.5), s.deep, mix(s.deep, s.mid, 0.6), s.mid])
    for r, tone in ((66, mix(s.mid, s.key, 0.4)), (52, s.key), (40, mix(s.key, s.light, 0.6)), (29, "#ffffff")):
        s.fill(oval(70, 66, r * 1.04, r), tone)
    s.fill(svg("M-4 100 L14 92 L30 99 L44 94 L96 96 L108 90 L124 98 V110 H-4 Z"), mix(s.mid, s.key, 0.3))
    s.fill(box(-4, 103, 124, 172), s.light)
    s.fill(polygon((-4, 110), (40, 103), (56, 112), (30, 150), (-4, 160)), mix(s.key, s.light, 0.55))
    s.fill(polygon((124, 112), (104, 104), (88, 112), (112, 150), (124, 150)), s.key)
    s.dots(polygon((124, 104), (96, 104), (88, 112), (112, 152), (124, 152)), s.mid, (92, 110), (124, 146), 0.0, 0.8)
    s.fill(
        polygon(
            (50, 110),
            (92, 110),
            (86, 122),
            (104, 134),
            (90, 138),
            (96, 156),
            (34, 156),
            (46, 138),
            (38, 130),
            (56, 122),
        ),
        s.ink,
    )
    for crack in (
        [(46, 128), (34, 124), (30, 116), (18, 112)],
        [(98, 132), (108, 126), (120, 128)],
        [(88, 118), (102, 114), (106, 107)],
    ):
        s.stroke(crack, s.ink, 1.8)


def _bow(s: Impact) -> None:
    """Paint the bow of an icebreaker from ahead and from below, lit along its stem alone."""
    s.inked([(polygon((50, 58), (53, 40), (87, 40), (90, 58)), s.deep)], 1.6)
    for x in range(56, 86, 7):
        s.fill(box(x, 44, x + 4.4, 48.4), s.accent)
    port = svg("M70 50 L70 128 L58 124 C54 104 42 84 36 64 C48 60 60 55 70 50 Z")
    board = svg("M70 50 L70 128 L82 124 C86 104 98 84 104 64 C92 60 80 55 70 50 Z")
    s.inked([(port, mix(s.deep, s.mid, 0.35)), (board, s.ink)], 2.4, (0.4, 1.2))
    with s.clipped(port):
        s.fill(svg("M70 48 L70 130 L64 126 C62 100 60 80 56 54 Z"), s.mid)
        s.dots(port, s.ink, (62, 84), (42, 100), 0.0, 0.75, pitch=2.4)
        for drop in (14, 30, 46):
            s.stroke([(36, 64 + drop), (52, 58 + drop, 70, 52 + drop)], s.ink, 1.0)
    with s.clipped(board):
        for drop in (14, 30, 46):
            s.stroke([(104, 64 + drop), (88, 58 + drop, 70, 52 + drop)], s.deep, 1.1)
        s.rim([board], s.key, (1.0, -0.5), 1.6)
    s.stroke([(37, 64), (54, 58, 70, 50), (86, 58, 103, 64)], s.light, 2.2)
    s.stroke([(70, 51), (70, 126)], "#ffffff", 2.2)
    for side in (-1, 1):
        x = 70 + 17 * side
        s.inked([(oval(x, 78, 3.6, 4.4), s.ink)], 1.0, (0, 0))
        s.stroke([(x, 78), (x, 96)], s.ink, 4.4)
        s.stroke([(x, 78), (x, 96)], s.key, 1.8)
        for tone, wide in ((s.ink, 5.0), (s.key, 2.2)):
            s.stroke([(x - 6, 89), (x - 4, 97, x, 97), (x + 4, 97, x + 6, 89)], tone, wide)


def hulk(s: Impact) -> None:
    """The hulk of an icebreaker breaks the ice towards us. Frontal, low; light: the low sun behind the ship."""
    _frozen_strait(s)
    _bow(s)
    plates = (
        polygon((30, 126), (35, 110), (43, 101), (50, 111), (59, 117), (54, 128), (46, 138), (38, 130)),
        polygon((111, 124), (106, 106), (99, 98), (92, 109), (82, 116), (87, 127), (95, 138), (102, 128)),
        polygon((46, 142), (58, 126), (68, 136), (62, 148)),
        polygon((96, 144), (84, 126), (76, 138), (84, 150)),
    )
    for number, plate in enumerate(plates):
        side = 1 if number % 2 else -1
        s.inked([(plate, mix(s.mid, s.key, 0.5))], 2.0, (0.4, 1.2))
        s.fill(both(plate, placed(plate, 3.4 * side, -4.6)), "#ffffff" if side < 0 else s.light)
    s.debris(
        [
            (44, 88, 3.4, 20),
            (33, 100, 2.6, 60),
            (100, 86, 3.0, 40),
            (110, 100, 2.4, 0),
            (56, 146, 4.4, 10),
            (90, 148, 3.6, 70),
        ],
        s.key,
        "#ffffff",
    )
    man = join(
        oval(112.4, 115, 1.5), polygon((110.8, 117), (114, 117), (114.6, 122), (113.8, 127), (111.6, 127), (110.6, 122))
    )
    s.fill(man, s.ink)
    s.stroke([(111, 118), (107.4, 114)], s.ink, 1.2)
    s.fill(oval(107, 113, 1.6), s.accent)


def _room_behind_a_cage(s: Impact) -> None:
    """Paint a dark room, and a burst of light where its window was, for what flies out of it."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    for r, tone in ((66, s.deep), (54, mix(s.deep, s.mid, 0.55)), (44, s.mid)):
        s.fill(oval(71, 76, r, r * 1.1), tone)
    s.dots(ALL, s.ink, (71, 60), (71, -6), 0.0, 0.7)
    s.flash(71, 78, 56, 15, s.accent, seed=7, hollow=0.6, squeeze=1.1)
    s.flash(71, 78, 40, 15, "#fdffe6", seed=7, hollow=0.66, squeeze=1.1)


def _bar(s: Impact, stops: Sequence[Point]) -> None:
    """Paint a round bar of steel through points, its lit edge to the light and its shade away from it."""
    s.inked([(ribbon([(x, y, 3.9) for x, y in stops]), s.key)], 1.9, (0.4, 0.3))
    s.fill(ribbon([(x + 2.4, y, 1.4) for x, y in stops]), s.deep)
    s.fill(ribbon([(x - 2.2, y, 1.1) for x, y in stops]), "#ffffff")


def _fist_on_a_bar(s: Impact, x: float, y: float, turn: float, elbow: Point, flip: bool) -> None:
    """Paint a fist that has closed round a bar at a point and pulls it aside, seen from its back."""
    skin, dim, lit = mix(s.mid, s.key, 0.3), mix(s.deep, s.mid, 0.3), s.light
    side = 1 if flip else -1

    def at(path: skia.Path) -> skia.Path:
        return placed(path, x, y, 1.0, turn, flip)

    wrist = at(oval(-17, 7, 1)).getBounds()
    arm = taper(elbow, 14.0, (wrist.centerX(), wrist.centerY()), 8.4)
    s.inked([(arm, skin)], 2.2, (0.6, 1.2))
    with s.clipped(arm):
        s.fill(placed(arm, 3.0 * side, 5.0), dim)
        s.fill(cut(arm, placed(arm, -2.0 * side, 2.6)), lit)
    back = at(svg("M-19 1 C-16 -8 -8 -13 -1 -13 C4 -8 5 6 2 15 C-6 18 -14 16 -19 14 Z"))
    s.inked([(back, skin)], 2.0, (0.5, 1.0))
    with s.clipped(back):
        s.fill(at(svg("M-20 8 C-10 12 -2 10 4 4 V20 H-20 Z")), dim)
        s.rim([back], lit, (0.2, -1.0), 2.4)
        for low in (-6, 0.5, 7):
            s.line(at(svg(f"M-9 {low} L-2 {low - 0.5}")), dim, 1.4)
    for number, (low, reach) in enumerate(((-10.0, 8.4), (-3.4, 9.6), (3.2, 9.2), (9.6, 7.8))):
        finger = at(
            polygon((-3, low - 3.4, 2.6), (reach, low - 3.0, 3.0), (reach, low + 3.4, 3.0), (-3, low + 3.4, 2.6))
        )
        s.inked([(finger, skin)], 1.6, (0.3, 0.6))
        with s.clipped(finger):
            s.fill(at(box(-4, low + 0.9, 12, low + 5)), dim)
            s.fill(at(box(2.0 - 0.3 * number, low - 3.2, reach + 1, low - 0.8)), lit)
    thumb = at(ribbon([(-9, 13, 4.2), (-2, 17, 4.2), (5, 15.5, 3.6), (8, 14, 2.6)]))
    s.inked([(thumb, skin)], 1.7, (0.4, 0.8))
    s.rim([thumb], lit, (0.0, -1.0), 1.7)


def _wide_wing(s: Impact, flip: bool) -> None:
    """Paint a spread wing whose shoulder is the origin, to the left, or to the right where ``flip``."""

    def at(path: skia.Path) -> skia.Path:
        return placed(path, flip=flip)

    feathers = (
        (-16, 20, 18),
        (-25, 17, 20),
        (-33, 11, 21),
        (-39, 3, 22),
        (-43, -7, 23),
        (-43, -18, 23),
        (-39, -29, 24),
    )
    for number, (x, y, _) in enumerate(feathers):
        root = (-6 - 1.4 * number, 4 - 2.6 * number)
        middle = ((x + root[0]) / 2 - 1, (y + root[1]) / 2 + 2)
        feather = at(join(ribbon([(*root, 4.4), (*middle, 5.2), (x, y, 3.6)]), oval(x, y, 3.6)))
        s.inked([(feather, "#ffffff" if number % 2 else s.light)], 1.5, (0.3, 0.6))
        s.line(at(svg(f"M{root[0] - 6} {root[1]} L{x} {y}")), s.key, 1.0)
    for number, (x, y) in enumerate(((-13, 12), (-20, 9), (-26, 4), (-30, -3), (-32, -11), (-31, -20))):
        root = (-4 - 1.2 * number, 1 - 2.4 * number)
        feather = at(join(ribbon([(*root, 4.0), (x, y, 3.8)]), oval(x, y, 3.8)))
        s.inked([(feather, mix(s.light, s.key, 0.35))], 1.3, (0.2, 0.5))
    cover = at(svg("M6 8 C-4 10 -16 4 -21 -6 C-26 -16 -28 -26 -33 -33 C-26 -34 -18 -28 -12 -20 C-6 -14 4 -10 8 -4 Z"))
    s.inked([(cover, "#ffffff")], 1.8, (0.3, 0.7))


def _dove_from_ahead(s: Impact) -> None:
    """Paint a dove that flies at us, its wings spread to both sides, its head turned to the left; its breast is the origin."""
    for turn in (-34, 34, -18, 18, 0):
        feather = placed(join(ribbon([(0, 8, 3.0), (0, 24, 4.6), (0, 36, 4.0)]), oval(0, 36, 4.0)), turn=turn)
        s.inked([(feather, s.light if turn else "#ffffff")], 1.4, (0.3, 0.6))
    for side in (False, True):
        with s.moved(8 if side else -8, -4):
            _wide_wing(s, flip=side)
    body = svg("M-12 -8 C-14 6 -10 22 0 27 C10 22 14 6 12 -8 C10 -18 -10 -18 -12 -8 Z")
    beak = polygon((-9, -25), (-19, -20), (-8, -18))
    head = svg("M-10 -22 C-11 -30 -5 -34 1 -34 C9 -34 13 -28 12 -21 C12 -14 12 -10 12 -7 H-10 C-8 -12 -9 -16 -10 -22 Z")
    s.inked([(beak, "#ff9a2e"), (body, "#ffffff"), (head, "#ffffff")], 2.0, (0.5, 1.0))
    bird = join(body, head)
    with s.clipped(bird):
        s.fill(cut(bird, placed(bird, -5, -2.0)), mix(s.light, s.key, 0.7))
        for x, y in ((-5, -4), (2, -2), (-4, 4), (4, 6), (-2, 12), (4, 14), (0, 20)):
            s.stroke([(x - 2.4, y), (x, y + 2.2, x + 2.4, y)], s.key, 1.2)
    s.fill(oval(-3.4, -25, 2.3), s.ink)
    s.fill(oval(-4.2, -25.8, 0.8), "#ffffff")
    for x in (-5, 5):
        foot = ribbon([(x, 22, 1.8), (x - 1, 28, 1.8), (x - 4, 31, 1.2)])
        s.inked([(foot, "#ff9a2e")], 1.1, (0.2, 0.3))


def luke_cage(s: Impact) -> None:
    """Two fists bend the bars of a cage apart, and a dove flies out at us. Frontal; light: out of the cage."""
    _room_behind_a_cage(s)
    for x in (6, 26, 116):
        _bar(s, [(x, -6), (x, 60), (x, 176)])
    _bar(s, [(56, -6), (54, 20), (41, 58), (37, 84), (41, 108), (53, 136), (55, 176)])
    _bar(s, [(87, -6), (88, 20), (101, 58), (105, 84), (101, 108), (89, 136), (87, 176)])
    s.inked([(box(-6, 139, 126, 180), mix(s.ink, s.deep, 0.7))], 1.8, (0.0, 0.6))
    s.fill(box(-6, 139, 126, 141.6), s.accent)
    with s.moved(71, 82, 0.82):
        _dove_from_ahead(s)
    _fist_on_a_bar(s, 38, 94, 6, (8, 150), flip=False)
    _fist_on_a_bar(s, 104, 94, -6, (134, 150), flip=True)
    for stops in ([(30, 72), (25, 68)], [(32, 80), (26, 79)], [(112, 72), (117, 68)], [(110, 80), (116, 79)]):
        s.stroke(stops, "#ffffff", 2.0)
    for x, y, turn in ((60, 128, 30), (86, 124, -40), (72, 134, 80)):
        loose = placed(svg("M-6 0 C-2 -3.400 4 -3 7 0 C4 2.400 -2 2.600 -6 0 Z"), x, y, 1.0, turn)
        s.inked([(loose, "#ffffff")], 1.1, (0.2, 0.4))


def _bath(s: Impact) -> None:
    """Paint the tiles of a bathroom, a window of ribbed glass in them and the light that it lays slanted on the wall."""
    s.fill(ALL, s.deep)
    s.fill(polygon((26, -4), (124, -4), (124, 104), (62, 104)), mix(s.deep, s.mid, 0.6))
    for at in range(-2, 150, 22):
        s.stroke([(-4, at), (124, at)], s.ink, 1.0, 0.5)
        s.stroke([(at, -4), (at, 120)], s.ink, 1.0, 0.5)
    for number in range(7):
        left = 82 + 8 * number
        s.fill(polygon((left, 8), (left + 5, 10), (left + 13, 116), (left + 8, 114)), mix(s.key, s.light, 0.3))
    s.fill(polygon((80, 56), (126, 66), (126, 72), (80, 62)), mix(s.deep, s.mid, 0.6))
    s.inked([(box(34, -6, 84, 70, 2), mix(s.deep, s.ink, 0.4))], 1.6)
    pane = box(38, -6, 80, 66)
    s.steps(pane, (0, -6), (0, 66), [s.light, mix(s.key, s.light, 0.6), mix(s.key, s.light, 0.3), s.key])
    for x in range(41, 80, 5):
        s.fill(box(x, -6, x + 1.6, 66), s.key)
    s.fill(box(38, 26, 80, 30), mix(s.deep, s.ink, 0.4))
    s.inked([(box(31, 68, 87, 73, 1), s.key)], 1.5)
    s.dots(box(-4, -4, 80, 120), s.ink, (60, 70), (40, 128), 0.0, 0.7)


def _wave(s: Impact, data: str, tone: Color, foam: Sequence[tuple[float, float, float]]) -> None:
    """Paint a wave with a lit crest, and the bubbles of its foam."""
    wave = svg(data)
    s.inked([(wave, tone)], 1.8, (0.0, 0.4))
    s.fill(cut(wave, placed(wave, 1.0, 5.4)), s.key)
    s.fill(cut(wave, placed(wave, 0.6, 2.4)), "#ffffff")
    for x, y, r in foam:
        s.inked([(oval(x, y, r), s.light)], 1.2, (0.3, 0.6))
        s.fill(cut(oval(x, y, r), oval(x + r * 0.3, y + r * 0.3, r)), "#ffffff")
        s.fill(cut(oval(x, y, r), oval(x - r * 0.3, y - r * 0.4, r)), s.key)


def _peaked_cap(s: Impact, x: float, y: float, turn: float) -> None:
    """Paint a captain's white cap whose band has its middle at (x, y)."""
    with s.moved(x, y, turn=turn):
        top = svg("M-25 -14 C-26 -24 -8 -26 6 -24 C20 -24 28 -16 22 -8 L18 -2 H-18 Z")
        band = polygon((-18, -6), (18, -6), (17, 4), (-18, 4))
        peak = svg("M-18 3 C-8 1 8 1 16 3 C8 9 -14 12 -25 8 Z")
        s.inked([(top, "#ffffff"), (band, s.ink), (peak, s.ink)], 2.1, (0.6, 1.2))
        with s.clipped(top):
            s.fill(cut(top, placed(top, -7, -3)), s.key)
            s.dots(top, s.mid, (2, -16), (24, -8), 0.0, 0.8, pitch=2.4)
        s.fill(svg("M-20 5 C-10 3.400 4 3.400 10 4.600 C2 7 -12 8.500 -20 5 Z"), s.mid)
        anchor = ["M-2 -18 V-7", "M-6 -15 H2", "M-9 -12 C-8 -5 4 -5 5 -12"]
        for tone, wide in ((s.ink, 3.6), (s.accent, 1.9)):
            for part in anchor:
                s.line(svg(part), tone, wide)
            s.line(oval(-2, -20, 1.9), tone, wide)
        s.fill(box(-17, -1.4, 16, 0.8), s.accent)


_DUCK: Final = svg(
    "M54 102 C60 94 66 92 72 94 C84 98 94 92 100 84 C106 80 113 84 114 92 C116 112 104 134 84 135 C64 136 48 124 54 102 Z"
)
"""The body of a rubber duck that faces left; its head is a disc about (68, 78)."""


def _duck_in_a_cap(s: Impact) -> None:
    """Paint a rubber duck in a captain's cap, lit from the upper left."""
    pale, dim = "#f6ffc0", "#7f9c16"
    head = oval(68, 78, 18.5, 18)
    s.inked([(_DUCK, s.accent), (head, s.accent)], 2.5, (0.9, 1.6))
    with s.clipped(join(_DUCK, head)):
        s.fill(cut(head, placed(head, 4.0, 2.4)), pale)
        s.fill(svg("M54 104 C60 96 66 96 70 98 C62 102 58 112 62 126 H50 Z"), pale)
        s.fill(cut(_DUCK, placed(_DUCK, -7, -6)), dim)
        s.fill(both(head, cut(oval(68, 78, 18.5), oval(61, 74, 19))), dim)
        s.dots(_DUCK, dim, (78, 104), (104, 128), 0.0, 0.85, pitch=2.4)
    wing = svg("M76 108 C84 106 96 102 104 96 C108 108 100 122 86 122 C78 122 74 114 76 108 Z")
    s.inked([(wing, s.accent)], 1.7, (0.6, 1.0))
    s.fill(cut(wing, placed(wing, 0.6, 2.8)), pale)
    s.fill(cut(wing, placed(wing, -3.0, -2.6)), dim)
    bill = svg("M54 80 C46 78 40 80 36 84 C40 87 38 90 44 92 C50 93 56 92 58 89 Z")
    s.inked([(bill, "#ff9a2e")], 2.0, (0.4, 0.9))
    s.fill(svg("M53 81.500 C47 80 42 81 39 84 C44 85 50 84.500 55 84 Z"), "#ffdc9a")
    s.line(svg("M40 87.500 C46 88 52 87.500 57 85.500"), s.ink, 1.1)
    s.fill(oval(62.6, 77, 2.4, 2.9), s.ink)
    s.fill(oval(61.8, 75.8, 0.9), "#ffffff")
    _peaked_cap(s, 68, 60, -5)


def captain_marvel(s: Impact) -> None:
    """A rubber duck in a captain's cap climbs a wave of the bath. Profile; light: a window of ribbed glass, and its patch."""
    _bath(s)
    cap = svg("M44 50 C42 36 62 32 78 34 C94 36 102 46 94 54 L88 62 H50 Z")
    s.fill(placed(join(cap, oval(70, 78, 19)), 13, 7), mix(s.ink, s.deep, 0.7))
    _wave(
        s,
        "M-6 102 C6 88 24 84 38 94 C46 100 54 112 66 116 C88 122 106 116 126 104 V172 H-6 Z",
        mix(s.ink, s.deep, 0.75),
        ((36, 91, 4.4), (45, 98, 5.4), (110, 112, 4.0), (118, 107, 4.6)),
    )
    with s.moved(-3.0, 4.0, 0.94, turn=12, about=(76, 112)):
        _duck_in_a_cap(s)
    _wave(
        s,
        "M-6 124 C10 112 34 110 46 122 C58 136 88 142 126 122 V172 H-6 Z",
        mix(s.deep, s.mid, 0.55),
        ((36, 112, 4.6), (46, 117, 6.4), (56, 127, 5.0), (66, 132, 3.6), (104, 130, 5.4), (113, 126, 4.2)),
    )
    for y, left, right in ((141, 66, 100), (145, 54, 90)):
        s.fill(oval((left + right) / 2, y, (right - left) / 2, 1.2), s.accent)
    for x, y, r in ((38, 62, 4.4), (42, 78, 2.6), (36, 100, 2.2), (104, 70, 3.0), (111, 78, 2.0)):
        s.inked([(oval(x, y, r), s.key)], 1.1, (0.3, 0.5))
        s.fill(oval(x - r * 0.3, y - r * 0.3, r * 0.4), "#ffffff")


def _dark_forest(s: Impact) -> None:
    """Paint a forest before dawn: bare trunks in two planes that lean away from the middle."""
    s.fill(ALL, mix(s.deep, s.mid, 0.25))
    s.fill(oval(70, 84, 62, 70), mix(s.deep, s.mid, 0.6))
    s.fill(oval(70, 90, 46, 52), s.mid)
    for x, foot, wide in ((26, 34, 2.4), (45, 49, 1.8), (80, 78, 1.6), (98, 92, 2.2), (62, 62, 1.4)):
        s.fill(polygon((x - wide, -4), (x + wide, -4), (foot + wide * 1.2, 130), (foot - wide * 1.2, 130)), s.deep)
    for x, foot, wide in ((6, 16, 7), (116, 106, 6)):
        s.fill(
            polygon((x - wide, -4), (x + wide, -4), (foot + wide, 140), (foot - wide, 140)), mix(s.ink, s.deep, 0.35)
        )
    s.halo(ALL, s.ink, 70, 92, 56, 116, 0.0, 0.7)


def _half_log(s: Impact, x: float, y: float, size: float, turn: float, flip: bool) -> None:
    """Paint the left half of a log, or the right one where ``flip``: bark, split side, and half of the sawn end."""

    def at(path: skia.Path) -> skia.Path:
        return placed(path, x, y, size, turn, flip)

    wood, grain = "#ffe0b0", "#b4683a"
    bark = at(svg("M-20 -30 V30 C-20 36 -16 39.500 -9 41 V-20 Z"))
    split = at(svg("M-10 -21.300 L16 -36 L14.500 -16 L17 4 L15 26 L4 31 L-10 41 Z"))
    end = at(cut(oval(0, -30, 20, 10.5), polygon((-10, -20.5), (17, -36), (40, -30), (10, 0))))
    s.inked([(bark, mix(s.ink, s.deep, 0.5)), (split, wood), (end, "#fff4dc")], 2.4, (-0.5 if flip else 0.5, 1.3))
    with s.clipped(bark):
        for left, top, foot in ((-16.5, -19, 2), (-13, -16, -2), (-16, 10, 29), (-12.5, 4, 26)):
            s.line(at(svg(f"M{left} {top} L{left + 1.4} {(top + foot) / 2} L{left - 0.6} {foot}")), s.mid, 1.6)
    with s.clipped(split):
        s.fill(at(svg("M-12 -24 L-3 -28 L-2 44 H-12 Z")), "#e8a868")
        for left, top, foot in ((1, -22, 10), (5, -14, 26), (10, -28, 4), (2, 18, 40), (11.5, 10, 30)):
            s.line(at(svg(f"M{left} {top} L{left + 1} {(top + foot) / 2} L{left - 0.4} {foot}")), grain, 1.3)
    s.rim([bark], s.key, (1.0 if flip else -1.0, 0.2), 1.5)
    with s.clipped(end):
        for r in (0.22, 0.5, 0.8):
            s.line(at(oval(3, -28.6, 20 * r, 11 * r)), grain, 1.5)
    s.line(join(end, split), s.ink, 1.2)
    s.line(end, s.ink, 1.5)


def _axe(s: Impact) -> None:
    """Paint an axe from the side, the middle of its edge at the origin, the helve to the right through its eye."""
    helve = svg("M-13 -49 C10 -51 44 -50 84 -44 V-33 C44 -39 10 -40 -13 -39 Z")
    head = svg(
        "M-10 -60 H10 C12 -58 12 -54 11 -50 C12 -34 17 -20 30 -8 C26 -1 14 5 0 5 C-14 5 -26 -1 -30 -8 C-17 -20 -12 -34 -11 -50 "
        "C-12 -54 -12 -58 -10 -60 Z"
    )
    s.inked([(helve, "#f0ac64")], 2.4, (0.7, 1.2))
    with s.clipped(helve):
        s.fill(svg("M-14 -44 C10 -46 44 -45 90 -39 V-20 H-14 Z"), "#a85a2c")
        for left in (20, 38, 56):
            s.stroke([(left, -48.6), (left + 16, -47.2)], "#ffe0b0", 1.3)
    s.inked([(head, s.key)], 2.7, (0.9, 1.3))
    with s.clipped(head):
        s.fill(svg("M3 -62 H14 V-34 C16 -24 22 -14 32 -8 L20 -6 C8 -20 3 -34 3 -62 Z"), s.mid)
        s.fill(svg("M-12 -62 H-5 C-5 -40 -10 -24 -20 -10 L-32 -8 C-18 -20 -12 -36 -12 -62 Z"), s.light)
        s.dots(head, s.deep, (2, -34), (18, -28), 0.0, 0.75, pitch=2.4)
        s.fill(svg("M-32 -12 C-14 -3 14 -3 32 -12 V10 H-32 Z"), "#ffffff")
    s.line(svg("M-25 -11 C-12 -5.500 12 -5.500 25 -11"), s.deep, 1.0)
    eye = oval(0, -45, 7.0, 5.6)
    s.fill(eye, s.ink)
    s.fill(oval(0.3, -44.8, 5.2, 3.9), "#f0ac64")
    s.stroke([(-3.6, -45), (4.2, -45)], s.ink, 1.5)


def drax(s: Impact) -> None:
    """An axe goes through a log into the block, and the halves fly off to both sides. Straight on; light: the blow."""
    _dark_forest(s)
    s.fill(burst(68, 110, 66, 13, 5, 0.5, 0.9, 8), s.accent)
    s.fill(burst(68, 112, 50, 13, 5, 0.55, 0.9, 8), "#fdffe6")
    top = oval(70, 134, 40, 9)
    stump = join(polygon((30, 134), (26, 172), (114, 172), (110, 134)), top)
    s.inked([(stump, mix(s.ink, s.deep, 0.45))], 2.2, (0.4, 1.2))
    s.fill(top, s.key)
    with s.clipped(top):
        _rings(s, 70, 134, 40, 9, s.mid, 3)
        s.fill(oval(68, 131, 30, 5), "#fdffe6")
    s.line(top, s.ink, 1.4)
    cleft = polygon((38, 129), (50, 134), (66, 136), (86, 134), (100, 128), (84, 139), (70, 152), (64, 139), (50, 138))
    s.fill(cleft, s.ink)
    _half_log(s, 37, 82, 0.9, -38, flip=False)
    _half_log(s, 95, 70, 0.7, 38, flip=True)
    for points in ([(30, 122), (26, 110)], [(44, 128), (36, 116)], [(96, 112), (106, 104)], [(104, 122), (116, 116)]):
        s.stroke(points, "#ffffff", 2.0)
    above = polygon((-9, -9), (129, -9), (129, 126), (116, 126), (86, 131), (66, 135), (50, 131), (20, 129), (-9, 129))
    with s.clipped(above), s.moved(65, 133, 0.86, turn=13):
        _axe(s)
    s.stroke([(38, 130.2), (50, 131), (66, 135), (86, 131), (98, 129)], s.ink, 1.8)
    s.debris(
        [
            (66, 56, 3.0, 20),
            (58, 48, 2.2, 5),
            (76, 48, 2.6, 40),
            (38, 118, 2.6, 10),
            (102, 112, 3.0, 80),
            (70, 66, 2, 66),
        ],
        "#ffe0b0",
        "#ffffff",
    )


def _rings(s: Impact, x: float, y: float, rx: float, ry: float, grain: Color, count: int) -> None:
    """Paint the rings of an end of wood, each a little off the middle of the one round it."""
    for number in range(1, count + 1):
        share = number / (count + 0.6)
        s.line(oval(x + rx * 0.06 * (1 - share), y, rx * share, ry * share), grain, 1.3)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-17": Picture(
        hulk, ((70.0, 70.0), (70.0, 118.0), (92.0, 92.0)), "breaks the ice", "frozen strait", "low sun behind the ship"
    ),
    "m3-18": Picture(
        drax,
        ((68.0, 112.0), (60.0, 92.0), (92.0, 78.0)),
        "springs apart at a blow",
        "forest before dawn",
        "out of the blow",
    ),
    "m3-19": Picture(
        captain_marvel,
        ((70.0, 62.0), (66.0, 82.0), (84.0, 112.0)),
        "climbs a wave in a cap",
        "bath",
        "window of ribbed glass",
    ),
    "m3-20": Picture(
        luke_cage,
        ((70.0, 62.0), (71.0, 84.0), (100.0, 64.0), (104.0, 90.0)),
        "flies out between bent bars",
        "before a cage",
        "out of the cage",
    ),
}
