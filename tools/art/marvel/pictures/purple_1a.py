"""Pictures of the first four purple cards of level 1."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import Tones, modelled
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    both,
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
    svg,
    taper,
)

_SHADE: Final = svg("M48 34 C58 31 80 31 90 34 L113 116 C96 124 42 124 25 116 Z")


def _lamp_by_a_bed(s: Impact) -> None:
    """Paint a lamp with a paper shade that glows in a bedroom: its light on the wall, a table, a book, spectacles."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    s.fill(oval(69, 60, 66, 88), s.deep)
    for rx, ry, tone in ((74, 66, mix(s.deep, s.mid, 0.45)), (62, 54, s.mid), (50, 42, mix(s.mid, s.key, 0.5))):
        s.fill(oval(69, 22, rx, ry * 0.7), tone)
    s.fill(oval(69, 136, 74, 26), mix(s.deep, s.mid, 0.7))
    for tone, wide in ((s.ink, 9.0), (s.key, 4.6)):
        s.stroke([(69, 110), (69, 150)], tone, wide)
    s.inked([(_SHADE, s.light)], 2.8, (0.8, 1.2))
    with s.clipped(_SHADE):
        s.fill(_SHADE, s.key)
        for rx, ry, tone in ((45, 48, mix(s.key, s.light, 0.5)), (35, 39, s.light), (24, 28, "#ffffff")):
            s.fill(oval(69, 80, rx, ry), tone)
        for top, foot in ((54, 40), (62, 55), (76, 83), (84, 98)):
            s.stroke([(top, 32), (foot, 122)], s.key, 0.9)
        s.dots(_SHADE, s.mid, (88, 92), (112, 108), 0.0, 0.7, pitch=2.4)
    for data in ("M48 34 C58 37 80 37 90 34", "M25 114 C42 122 96 122 113 114"):
        s.line(svg(data), s.ink, 4.6)
        s.line(svg(data), s.accent, 2.2)
    s.stroke([(98, 121), (99, 138)], s.ink, 2.6)
    s.stroke([(98, 121), (99, 138)], s.accent, 1.1)
    s.inked([(oval(99, 140, 2.4, 3.0), s.accent)], 1.2, (0.2, 0.4))
    table = box(-4, 143, 124, 172)
    s.inked([(table, s.key)], 1.8, (0, 0))


def _gecko(s: Impact) -> None:
    """Paint a gecko from above that creeps up to the right: a tail in an S, four hands with round toes, a lit eye."""
    coat = mix(s.ink, s.deep, 0.35)
    tail = ribbon([(54, 92, 4.6), (46, 102, 4.0), (44, 111, 3.2), (52, 116, 2.4), (60, 111, 1.4), (61, 105, 0.4)])
    body = ribbon([(52, 95, 4.0), (58, 88, 7.0), (67, 82, 8.2), (75, 73, 7.2), (79, 65, 5.4), (82, 59, 5.0)])
    head = svg("M76 62 C74 54 78 46 86 42 C91 41 94 45 93 50 C93 58 89 65 83 67 C80 67 77 65 76 62 Z")
    legs = (
        ((76, 68), (64, 64), (62, 54)),
        ((80, 72), (92, 76), (96, 68)),
        ((58, 86), (48, 80), (40, 84)),
        ((64, 90), (72, 98), (68, 108)),
    )
    for shoulder, elbow, wrist in legs:
        leg = join(taper(shoulder, 3.4, elbow, 2.6), taper(elbow, 2.6, wrist, 1.9))
        along = math.degrees(math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]))
        toes = [around(*wrist, 5.6, along + turn) for turn in (-76, -38, 0, 38, 76)]
        hand = join(leg, *(taper(wrist, 1.2, toe, 0.9) for toe in toes), *(oval(*toe, 1.7) for toe in toes))
        s.inked([(hand, coat)], 1.0, (0.3, 0.5))
        s.rim([hand], s.mid, (-0.5, 0.8), 1.2)
    whole = join(tail, body, head)
    s.inked([(whole, coat)], 1.4, (0.4, 0.6))
    s.rim([whole], s.key, (-0.5, 0.9), 1.7)
    with s.clipped(whole):
        for x, y, wide, turn in (
            (60, 87, 4.2, 50),
            (66, 82, 5.0, 46),
            (72, 76, 4.6, 50),
            (77, 68, 3.4, 60),
            (49, 100, 2.8, 56),
            (46, 108, 2.4, 80),
        ):
            s.fill(oval(x, y, wide, 1.3, turn + 90), s.accent)
    for x, y in ((81, 52), (91, 56)):
        s.inked([(oval(x, y, 3.0), s.accent)], 1.2, (0, 0))
        s.fill(oval(x, y, 0.9, 2.4, 28), s.ink)
    s.stroke([(85, 44.6), (87, 45.2)], s.key, 1.0)


def lizard(s: Impact) -> None:
    """A gecko creeps up a lampshade to a moth. Close, from ahead; light: the lamp through the paper."""
    _lamp_by_a_bed(s)
    _gecko(s)
    wing = svg("M0 0 C-4 -9 -13 -10 -14 -4 C-14 1 -7 4 0 2 C7 4 14 1 14 -4 C13 -10 4 -9 0 0 Z")
    with s.moved(61, 45, 0.8, turn=-24):
        s.inked([(wing, s.accent)], 1.6, (0.4, 0.6))
        s.fill(both(wing, box(-20, -1.6, 20, 8)), mix(s.accent, s.ink, 0.3))
        for x in (-1, 1):
            s.stroke([(2 * x, -1), (11 * x, -5)], s.ink, 0.9)
            s.stroke([(0, -4), (3.4 * x, -10)], s.ink, 1.1)
        s.inked([(oval(0, 0.6, 1.7, 5.4), s.ink)], 0.6, (0, 0))


_BY_THE_MOON: Final = (-0.85, -0.5)
"""Where the moon is that shines on bed and claw."""


def _bed_by_moonlight(s: Impact) -> None:
    """Paint the end of a bed from the side: moonlight on the wall, the dark below with two slits of eyes, the floor."""
    s.fill(ALL, mix(s.ink, s.deep, 0.75))
    s.fill(polygon((22, -4), (62, -4), (92, 76), (36, 76)), s.key)
    s.fill(polygon((29, -4), (56, -4), (82, 76), (44, 76)), s.light)
    for near, far in (((24, 12), (90, 12)), ((30, 44), (90, 44))):
        s.stroke([near, far], s.deep, 3.0)
    s.stroke([(43, -4), (64, 76)], s.deep, 3.0)
    s.fill(polygon((-4, 128), (46, 126), (60, 172), (-4, 172)), s.key)
    s.fill(polygon((-4, 138), (32, 134), (48, 172), (-4, 172)), s.light)
    s.fill(box(-4, 84, 52, 128), s.key)
    s.fill(polygon((20, 84), (52, 84), (52, 128), (12, 128)), s.light)
    s.fill(polygon((30, 84), (46, 84), (46, 128), (26, 128)), "#ffffff")
    s.fill(polygon((52, 90), (124, 90), (124, 172), (60, 172), (52, 126)), s.ink)


def _head_below_a_bed(s: Impact) -> None:
    """Paint the shaggy head behind the arm, dim but for its lime edge and two slits of eyes."""
    head = polygon(
        (64, 132), (66, 116), (70, 117), (71, 108), (76, 110), (79, 102), (84, 106), (91, 99), (95, 105), (103, 101),
        (106, 107), (114, 104), (115, 111), (126, 110), (126, 132),
    )  # fmt: skip
    s.fill(head, s.deep)
    s.dots(head, s.ink, (84, 112), (124, 126), 0.0, 0.7, pitch=2.4)
    s.rim([head], s.accent, (-0.6, -1.0), 1.5)
    slit = svg("M-8.400 0 C-3 -4.800 3 -4.800 8.400 0 C3 3 -3 3 -8.400 0 Z")
    for x, turn in ((80, 16), (104, -14)):
        s.inked([(placed(slit, x, 115, 1.36, turn), s.accent)], 1.2, (0, 0))
        s.fill(placed(oval(0, -0.6, 1.3, 3.0), x, 115, 1.36, turn), s.ink)


def _sleeper(s: Impact) -> None:
    """Paint a bare foot that sticks out of a quilt over the bed's edge, its sole to us, toes in the light."""
    skin: Tones = ("#ffe6cc", "#b8725c", "#5a2c54")
    sole = svg(
        "M64 77 C58 77 56.600 71 58.400 64 C60 58 55.600 54 54.600 47 C53.600 39.600 58.600 36.400 65.600 36.600 "
        "C74 36.800 80 40 79.600 47 C79.200 55 77 60 76.400 67 C75.600 74 70.600 77.400 64 77 Z"
    )
    toes = (
        (56.0, 31.4, 4.6, 6.0, -24),
        (65.6, 27.6, 3.3, 4.8, -6),
        (72.6, 28.0, 3.0, 4.4, 6),
        (78.6, 31.0, 2.7, 4.0, 20),
        (83.4, 36.0, 2.4, 3.6, 36),
    )
    modelled(s, sole, skin, _BY_THE_MOON, 5.0, 2.4, 1.4, 1.8, dotted=False)
    with s.clipped(sole):
        s.fill(svg("M84 42 C72 46 68 54 69 64 C73 64 77 62 80 58 Z"), mix(skin[1], skin[2], 0.6))
        s.fill(oval(65.6, 69, 5.4, 5.0), mix(skin[0], skin[1], 0.45))
        s.fill(oval(64, 43.6, 6.6, 4.0, -8), mix(skin[0], skin[1], 0.45))
    for points in ([(46, 36), (43.6, 30, 46, 24)], [(41, 37), (38, 29.6, 41, 22)]):
        s.stroke(points, "#ffffff", 1.7)
    for x, y, rx, ry, turn in toes:
        modelled(s, oval(x, y, rx, ry, turn), skin, _BY_THE_MOON, 1.6, 1.2, 1.1, 0.9, dotted=False)
    s.stroke([(59, 48.6), (66, 51, 75, 48)], skin[2], 1.2)
    sheet = box(50, 74, 130, 88, 5)
    modelled(s, sheet, ("#ffffff", s.light, s.key), _BY_THE_MOON, 4.0, 1.8, 1.3, 1.6, dotted=False)
    quilt = svg("M74 64 C78 50 94 42 124 40 V84 C110 90 92 84 80 86 C73 82 72 72 74 64 Z")
    modelled(s, quilt, (s.light, s.key, s.mid), _BY_THE_MOON, 6.0, 2.6, 1.4, 2.0)
    s.dots(both(quilt, box(74, 40, 130, 90)), s.mid, (84, 54), (118, 86), 0.0, 0.75)
    for points in ([(76, 58), (92, 56, 104, 47)], [(80, 82), (92, 76, 108, 74)]):
        s.stroke(points, s.ink, 1.3)
    modelled(s, box(46, 87, 130, 97, 2), (s.key, s.deep, s.ink), _BY_THE_MOON, 2.6, 1.4, 1.3, 1.4, dotted=False)
    modelled(s, box(48, 96, 56, 138, 1.5), (s.key, s.deep, s.ink), _BY_THE_MOON, 2.6, 1.4, 1.3, 1.4, dotted=False)


def _claw_with_a_feather(s: Impact) -> None:
    """Paint a shaggy arm that comes from below the bed and holds a feather to the sole."""
    fur: Tones = (s.light, s.mid, s.deep)
    with s.moved(7.0, 0.0, turn=11.0, about=(46.0, 104.0)):
        for path, tone in (
            (svg("M43 94 C36 80 37 64 47 54 C53 64 52 82 46 95 Z"), s.accent),
            (svg("M46 95 C52 82 53 64 47 54 C47.400 68 47 82 43.600 94 Z"), mix(s.accent, "#ffffff", 0.55)),
        ):
            s.inked([(path, tone)], 1.2, (0.5, 0.4))
        s.stroke([(44, 108), (45, 80, 47, 60)], s.ink, 1.3)
        for points in ([(45.4, 84), (40, 78)], [(46, 74), (41, 69)], [(45.6, 80), (50, 74)], [(46.4, 70), (50, 65)]):
            s.stroke(points, s.ink, 0.9)
    arm = ribbon(((126, 146, 17.0), (106, 137, 12.0), (80, 131, 10.2), (62, 123, 9.0), (55, 112, 7.0)), 12)
    tufts = [
        placed(polygon((-5, -3), (0, 7), (5, -3)), x, y, 1.0, turn)
        for x, y, turn in ((96, 142, -24), (86, 140, -14), (76, 138, 0), (66, 134, 20), (58, 127, 40), (53, 117, 60))
    ]
    modelled(s, join(arm, *tufts), fur, (-0.4, -1.0), 7.0, 1.8, 1.5, 2.2)
    for points in ([(70, 128), (76, 132)], [(82, 129), (88, 133)], [(96, 134), (102, 138)], [(62, 120), (67, 125)]):
        s.stroke(points, s.ink, 1.2)
    modelled(
        s, limb((47, 118, 4.0), (42, 112, 3.4), (44, 105, 2.8)), fur, _BY_THE_MOON, 1.8, 1.2, 1.3, 1.4, dotted=False
    )
    for x, y, reach in ((61.0, 99.0, 11.0), (62, 106, 12), (60, 113, 12)):
        finger = limb((x, y + 3, 4.8), (x - 3, y - 2, 4.2), (x - 0.72 * reach, y - 1, 2.8))
        modelled(s, finger, fur, _BY_THE_MOON, 2.0, 1.4, 1.4, 1.6, dotted=False)
        nail = ribbon(
            ((x - 0.6 * reach, y - 1, 2.6), (x - 1.1 * reach, y - 1.6, 1.9), (x - 1.5 * reach, y + 2.6, 0.3)), 8
        )
        s.inked([(nail, "#ffffff")], 1.2, (0.2, 0.6))


def abomination(s: Impact) -> None:
    """A claw from under a bed tickles a sleeper's sole with a feather. From the floor; light: the moon on the wall."""
    _bed_by_moonlight(s)
    _head_below_a_bed(s)
    _sleeper(s)
    _claw_with_a_feather(s)


def _sill_by_a_frosty_window(s: Impact) -> None:
    """Paint a window full of moonlight and frost at the left, the dark wall beside it, and the sill with its light."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    s.inked([(box(-8, -8, 66, 118), s.deep)], 1.8, (0.6, 0.0))
    for left, top, right, low in ((-4, -4, 27, 52), (32, -4, 61, 52), (-4, 57, 27, 114), (32, 57, 61, 114)):
        pane = box(left, top, right, low)
        s.fill(pane, s.mid)
        with s.clipped(pane):
            s.steps(pane, (8, 2), (56, 110), [mix(s.mid, s.key, 0.4), s.key, s.key, s.light, s.light])
            s.fill(oval(46, 30, 10), "#ffffff")
            for x in (left, right):
                s.fill(oval(x, low + 2, 15, 11), s.light)
                s.fill(oval(x, low + 5, 13, 9), "#ffffff")
    s.fill(box(-4, 118, 124, 172), mix(s.deep, s.mid, 0.5))
    s.fill(polygon((-4, 118), (60, 118), (104, 172), (-4, 172)), s.key)
    s.fill(polygon((-4, 118), (36, 118), (64, 172), (-4, 172)), s.light)
    s.stroke([(-4, 118), (124, 118)], s.ink, 2.2)
    s.dots(box(-4, 118, 124, 172), s.ink, (74, 128), (128, 150), 0.0, 0.7)


def _penguin(s: Impact) -> None:
    """Paint a penguin about its middle that loses its footing: wings thrown up, both feet in the air, a scarf that flies."""
    toward = (-0.8, -0.6)
    coat: Tones = (s.key, mix(s.ink, s.deep, 0.45), s.ink)
    bright: Tones = ("#ffffff", s.accent, mix(s.accent, s.ink, 0.5))
    for foot in ("M-9 24 C-16 24 -20 28 -19 32 C-12 33 -6 31 -3 27 Z", "M8 25 C13 22 19 23 22 27 C19 32 12 33 5 29 Z"):
        modelled(s, svg(foot), bright, toward, 2.0, 1.0, dotted=False)
    for wing in (
        "M-13 -6 C-22 -8 -31 -14 -34 -25 C-25 -25 -15 -21 -9 -14 Z",
        "M13 -8 C22 -12 28 -22 29 -34 C21 -32 13 -25 9 -16 Z",
    ):
        modelled(s, svg(wing), coat, toward, 3.0, 1.5)
    body = svg(
        "M0 -44 C9 -44 14 -37 13 -28 C13 -22 17 -12 18 2 C19 18 12 28 0 28 C-12 28 -19 18 -18 2 C-17 -12 -13 -22 -13 -28 C-14 -37 -9 -44 0 -44 Z"
    )
    modelled(s, body, coat, toward, 6.0, 2.2, 1.6, 2.2)
    belly = svg("M-2 -15 C7 -15 12 -6 12 5 C12 17 7 25 -2 25 C-11 25 -14 16 -14 5 C-14 -6 -10 -15 -2 -15 Z")
    s.fill(belly, "#ffffff")
    s.fill(both(belly, placed(belly, 7.0, 3.0)), s.light)
    s.fill(cut(belly, placed(belly, -4.0, -3.0)), s.key)
    for x in (-7.0, 3.6):
        s.fill(oval(x, -32, 5.4, 6.0), "#ffffff")
        s.fill(oval(x - 0.6, -32.4, 2.4), s.ink)
    modelled(s, svg("M-8 -27 C-5 -30 1 -30 4 -27 L-3 -18 Z"), bright, toward, 1.4, 0.8, dotted=False)
    modelled(
        s,
        ribbon(((10, -15, 3.4), (20, -11, 4.0), (26, -3, 3.6), (34, -4, 2.2))),
        bright,
        toward,
        2.0,
        1.2,
        dotted=False,
    )
    scarf = svg("M-14 -22 C-6 -16 6 -16 14 -22 L15.600 -14 C6 -9 -6 -9 -15.600 -14 Z")
    modelled(s, scarf, bright, toward, 2.6, 1.4, dotted=False)


def _snow_globe(s: Impact) -> None:
    """Paint a globe of glass about its middle on its foot, snow whirling in it round a penguin that has lost its footing."""
    ball = oval(0, 0, 35)
    s.inked([(ball, s.deep)], 2.4, (0.9, 1.2))
    with s.clipped(ball):
        s.pool(-8, -8, ((44, mix(s.deep, s.mid, 0.6)), (35, s.mid), (27, mix(s.mid, s.key, 0.6)), (18, s.key)))
        s.fill(svg("M-40 24 C-20 14 16 22 40 12 V44 H-40 Z"), "#ffffff")
        s.fill(svg("M6 21 C18 20 30 18 40 12 V44 H0 Z"), s.key)
        with s.moved(2.0, 0.0, 0.7, turn=-27.0):
            _penguin(s)
        lots = chance(29)
        for number in range(34):
            turn, reach = 360 * next(lots), 19 + 14 * next(lots)
            x, y = around(0, -2, reach, turn)
            s.fill(oval(x, y, 0.9 + 1.3 * next(lots)), "#ffffff" if number % 3 else s.light)
        for near, first, last in ((29, 150, 235), (24, 330, 405), (30, 20, 70)):
            s.stroke([around(0, 0, near, first + (last - first) * k / 8) for k in range(9)], "#ffffff", 1.3)
        s.fill(cut(ball, oval(-5, -5, 36)), s.key, 0.55)
        s.fill(svg("M-29 -6 C-28 -20 -16 -29 -6 -30 L-7 -25 C-16 -23 -24 -16 -25 -5 Z"), "#ffffff")
        s.fill(svg("M-28 0 L-24.600 0 C-24 4 -23 7 -21.500 10 L-25 11 C-27 8 -28 4 -28 0 Z"), "#ffffff")
    s.rim([ball], s.light, (1.0, 0.8), 1.3)
    foot = polygon((-23, 27, 2), (23, 27, 2), (31, 47, 3), (-31, 47, 3))
    s.inked([(foot, mix(s.deep, s.mid, 0.4))], 2.4, (0.9, 1.2))
    with s.clipped(foot):
        s.fill(polygon((-24, 26), (-12, 26), (-17, 50), (-34, 50)), s.key)
        s.fill(polygon((10, 26), (26, 26), (34, 50), (14, 50)), mix(s.ink, s.deep, 0.4))
        s.dots(foot, s.ink, (-6, 38), (16, 40), 0.0, 0.8, pitch=2.4)
    s.inked([(polygon((-26.6, 35), (26.6, 35), (28.4, 40), (-28.4, 40)), s.accent)], 1.5, (0.3, 0.5))


def winter_soldier(s: Impact) -> None:
    """A snow globe rocks, and the penguin in it slides through its storm. Close; light: a frosty window at the left."""
    _sill_by_a_frosty_window(s)
    s.fill(svg("M58 134 C72 130 108 134 118 141 C108 149 74 148 58 134 Z"), s.ink)
    with s.moved(72.0, 82.0, 1.12, turn=13.0):
        _snow_globe(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-33": Picture(
        lizard,
        ((84.0, 54.0), (66.0, 82.0), (62.0, 44.0), (50.0, 106.0)),
        "creeps up on a moth",
        "lampshade",
        "lamp through paper",
    ),
    "m1-34": Picture(
        abomination,
        ((65.0, 52.0), (54.0, 70.0), (52.0, 104.0), (88.0, 112.0)),
        "tickles a sleeper's sole",
        "under a bed",
        "moonlight on a wall",
    ),
    "m1-35": Picture(
        winter_soldier,
        ((74.0, 80.0), (62.0, 70.0), (68.0, 100.0), (66.0, 124.0)),
        "slides through its storm",
        "window sill",
        "frosty window",
    ),
}
