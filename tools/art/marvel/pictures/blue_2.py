"""Pictures of four of the blue cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import CREAM, Impact
from tools.art.marvel.materials import glassy
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    both,
    box,
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
    taper,
)


def black_cat(s: Impact) -> None:
    """A cat steals along a ledge with a jewel in its teeth. Silhouette on the moon, from below; light: the moon."""
    s.fill(ALL, s.shade)
    s.fill(polygon((-4, 30), (124, 4), (124, 172), (-4, 172)), s.deep)
    s.fill(polygon((70, 66), (124, 34), (124, 172), (-4, 172), (-4, 110)), s.mid)
    s.fill(oval(70, 66, 39), CREAM[0])
    s.fill(oval(66, 62, 34), CREAM[1])
    s.fill(skyline(-6, 126, 150, (62, 76, 50, 34, 30, 34, 46, 70, 58, 66), 8), s.shade)
    # ledge, foreground
    s.inked([(polygon((-6, 124), (126, 104), (126, 172), (-6, 172)), s.ink)], 1.4, (0, 0))
    s.fill(polygon((-6, 124), (126, 104), (126, 115), (-6, 136)), s.key)
    s.fill(polygon((-6, 124), (126, 104), (126, 107.6), (-6, 128)), CREAM[1])
    for left, right in ((26, 52), (70, 106)):
        s.fill(
            polygon(
                *(
                    (x + lean, 124 + low - 0.153 * (x + 6))
                    for x, lean, low in ((left, 0, 1), (right, 0, 1), (right, -14, 12), (left, -14, 12))
                )
            ),
            s.ink,
        )
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
        s.line(svg("M93 70 C90 82 95 88 99 88 C104 88 106 80 102 70"), CREAM[0], 1.0)
        gem = [(93.5, 88), (104.5, 88), (107, 91.6), (99, 101), (91, 91.6)]
        s.inked([(polygon(*gem), s.accent)], w=1.3, heavy=(0.5, 0.7))
        s.fill(polygon((93.5, 88), (104.5, 88), (102.6, 91.6), (95.4, 91.6)), "#fff1c4")
        s.fill(polygon((91, 91.6), (95.4, 91.6), (99, 101)), "#ffc56e")
        s.fill(polygon((107, 91.6), (102.6, 91.6), (99, 101)), "#d8620c")
        s.glint(93.6, 88.4, 7.5)


_BURNING_STONE: Final = (45.0, 58.0)
_FIRE: Final = ("#ff8a1e", "#ffc830", "#fff4b4")


def _besieged_castle(s: Impact) -> None:
    """Paint a castle by night below the burning stone, which lights its roofs and the field before it."""
    s.fill(ALL, s.shade)
    s.fill(polygon((-4, 44), (124, 22), (124, 172), (-4, 172)), s.deep)
    s.fill(polygon((-4, 96), (124, 84), (124, 172), (-4, 172)), s.mid)
    castle = join(
        polygon((20, 152), (26, 122), (66, 122), (74, 152)),
        *(box(left, top, left + wide, 140) for left, top, wide in ((28, 108, 11), (39, 116, 12), (51, 98, 12))),
        *(
            box(left, top, left + 3, top + 4)
            for left, top in ((27, 105), (32, 105), (37, 105), (50, 95), (55.5, 95), (61, 95))
        ),
    )
    s.fill(castle, s.shade)
    s.rim([castle], s.accent, (-0.2, -1.0), 2.4)
    s.fill(box(55.4, 105, 58.6, 112, 1.4), s.accent)
    s.fill(svg("M-4 172 V142 C30 132 66 142 124 128 V172 Z"), s.shade)


def _stone_on_fire(s: Impact) -> None:
    """Paint the stone in flight to the lower left, its flames drawn back to the arm that threw it, in three flat steps."""
    x, y = _BURNING_STONE
    flames = svg(
        "M-15 8 C-20 -6 -9 -18 4 -18 C15 -19 22 -24 28 -34 C30 -25 28 -19 24 -14 C32 -16 38 -20 43 -28 "
        "C43 -14 36 -6 26 -2 C31 -1 36 -3 41 -8 C37 8 24 17 10 19 C-4 20 -12 17 -15 8 Z"
    )
    for tone, size in zip(_FIRE, (0.76, 0.6, 0.42), strict=True):
        flame = placed(flames, x, y, size)
        if tone == _FIRE[0]:
            s.inked([(flame, tone)], 1.6, (0, 0))
        s.fill(flame, tone)
    with s.moved(x - 5, y + 5, 1.1):
        stone = polygon((-10, -3), (-4, -9), (5, -8), (9, 0), (5, 8), (-5, 8.6))
        s.inked([(stone, "#a83c10")], 1.8, (-0.4, 0.6))
        s.fill(polygon((-4, -9), (5, -8), (9, 0), (0, -1)), "#ffb45a")
        s.fill(polygon((-10, -3), (-4, -9), (0, -1), (-5, 8.6)), "#5c1c10")


def _trebuchet(s: Impact) -> None:
    """Paint a trebuchet after the throw: the arm upright, its sling slack, the box down, broad planes lit by the fire."""
    for points in ([(87, 46), (82, 54, 85, 66)], [(87, 46), (73, 50, 77, 63), (79, 68, 85, 66)]):
        s.stroke(points, s.ink, 2.4)
    beams = (
        polygon((83, 44, 2), (91, 42, 2), (110, 114), (98, 119)),
        placed(polygon((-15, -10, 2), (15, -10, 2), (13, 17, 3), (-13, 17, 3)), 106, 122, turn=-8),
        taper((96, 80), 5.0, (68, 154), 6.6),
        taper((96, 80), 5.0, (126, 150), 6.6),
        polygon((66, 118), (124, 113), (126, 123), (66, 128.6)),
    )
    for beam in beams:
        s.inked([(beam, s.shade)], 1.4, (0, 0))
        s.fill(cut(beam, placed(beam, 4.4, 2.2)), s.accent)
        s.fill(cut(beam, placed(beam, 1.5, 0.8)), "#ffe0a4")
    for x, y in ((67, 150), (117, 148)):
        wheel = oval(x, y, 13.0)
        s.inked([(wheel, s.ink)], 1.2, (0, 0))
        s.fill(cut(wheel, placed(wheel, 3.0, 2.4)), s.accent)


def war_machine(s: Impact) -> None:
    """A trebuchet has let its stone go at a castle. From the besiegers' camp; light: the burning stone."""
    _besieged_castle(s)
    _trebuchet(s)
    _stone_on_fire(s)


def _lit_window(s: Impact) -> None:
    """Paint a tea room's window by night: cream within, a curtain and a cup in flat tones, its frame and sill, the dark wall."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    s.fill(polygon((36, 128), (130, 128), (130, 180), (14, 180)), s.deep)
    s.inked([(box(33, -9, 130, 122), s.deep)], 1.4, (0, 0))
    s.fill(box(39, -9, 130, 118), CREAM[1])
    s.fill(svg("M130 20 V118 H112 C122 92 114 60 92 20 Z"), CREAM[0])
    blind = join(box(39, -9, 130, 30), *(oval(x, 30, 7.5, 5) for x in range(46, 140, 15)))
    s.fill(blind, s.mid)
    s.fill(both(blind, join(*(box(x, -9, x + 15, 40) for x in (53.5, 83.5, 113.5)))), s.deep)
    s.fill(box(33, -9, 36, 122), s.key)
    s.inked([(box(28, 118, 130, 127), "#ffffff")], 1.6, (0, 0.6))
    s.fill(box(28, 123, 130, 127), s.key)


_MAGPIE: Final = svg(
    "M54 62 C56 56 64 53 71 57 C76 60 78 66 84 70 C92 75 98 84 99 96 C96 104 86 109 76 108 C66 107 59 100 58 90 "
    "C57 82 58 76 56 72 C54 70 53 66 54 62 Z"
)
"""A magpie that stands and looks to the left, without bill, wing, tail and feet."""


def _magpie(s: Impact) -> None:
    """Paint a magpie that stands on the sill: a blue wing half open behind, black back, white belly and shoulder."""
    blue, edge = s.deep, s.key
    far = svg(
        "M78 74 C88 69 100 70 112 65 L109.600 71 L118 71.600 L113 77 L120 80.400 L113.600 84 L117 90 C108 96 96 96 84 92 Z"
    )
    tail = svg("M88 96 C98 104 108 118 116 134 L106 139 C98 128 88 114 80 106 Z")
    for form, reach in ((far, 3.0), (tail, 3.4)):
        s.inked([(form, blue)], 1.6, (-0.4, 0.8))
        s.rim([form], edge, (0.7, -0.7), 0.5 * reach)
    for x in (73.0, 82.0):
        s.stroke([(x + 1, 104), (x, 119.4)], s.ink, 2.0)
        for toe in ((x - 6, 120.4), (x - 2, 121.6), (x + 4, 120.6)):
            s.stroke([(x, 119.0), toe], s.ink, 1.5)
    s.inked([(_MAGPIE, s.ink)], 1.6, (0, 0))
    with s.clipped(_MAGPIE):
        s.fill(svg("M56 82 C64 86 70 92 74 100 C80 106 90 106 100 98 V112 H56 Z"), "#ffffff")
        s.fill(svg("M58 100 C66 106 78 110 100 100 V114 H58 Z"), s.key)
        s.rim([_MAGPIE], s.mid, (0.6, -0.8), 1.5)
    wing = svg("M70 72 C78 68 88 72 94 80 C100 88 106 98 110 110 C100 108 84 104 77 96 C72 90 69 80 70 72 Z")
    s.inked([(wing, blue)], 1.6, (-0.6, 0.8))
    s.fill(both(wing, svg("M66 66 H84 C92 76 90 84 82 88 C76 86 70 80 66 72 Z")), "#ffffff")
    for root, tip in (((84, 90), (101, 106)), ((89, 86), (105, 102))):
        s.stroke([root, tip], s.ink, 1.2)
    s.rim([wing], edge, (0.7, -0.7), 1.4)
    s.fill(oval(62.6, 62.6, 2.5), "#ffffff")
    s.fill(oval(62.0, 62.6, 1.6), s.ink)


def _spoon(s: Impact) -> None:
    """Paint a silver spoon about the place where it is held; its bowl hangs down."""
    spoon = join(ribbon([(0, -20, 2.6), (0.4, -14, 1.9), (0, 4, 1.4), (0, 17, 1.6)]), oval(0, 27, 7.2, 11.0))
    s.inked([(spoon, "#ffffff")], 1.6, (-0.7, 0.6))
    s.fill(cut(spoon, placed(spoon, 2.4, -0.6)), s.mid)
    s.fill(oval(0.6, 27, 4.4, 7.6), s.key)
    s.fill(cut(oval(0.6, 27, 4.4, 7.6), oval(-1.2, 28.6, 4.4, 7.6)), "#ffffff")


def quicksilver(s: Impact) -> None:
    """A magpie makes off with a silver spoon. From the yard; light: the open window that it came out of."""
    _lit_window(s)
    _magpie(s)
    with s.moved(47.0, 70.0, 0.9, turn=5.0):
        _spoon(s)
    bill = svg("M55 60 C50 60 45 63 41.6 68 C46 70 51 70.4 56 69 Z")
    s.inked([(bill, s.ink)], 1.2, (0, 0))
    s.rim([bill], s.key, (0.0, -1.0), 1.3)
    s.fill(oval(57.0, 64.6, 3.4, 4.6), s.ink)
    s.glint(43.6, 97.0, 6.0)


_BUBBLE: Final = (59.0, 72.0)
_FROM_THE_BUBBLE: Final = (-0.86, -0.5)
_BLOWING: Final = svg(
    "M130 84 C112 70 92 78 90 93 L90 100 L86 105.500 C85.500 107.500 87.500 108.500 88.600 109 L86.600 112 L90 113.600 L89.600 117 "
    "C90.600 121 94 122.500 100 122 L104 136 L130 136 Z"
)
"""The head of a child at the right who blows to the left, lips pursed."""


def _meadow_by_night(s: Impact) -> None:
    """Paint a night over two rows of firs in flat tones; the bubble's light lies in one pool on the meadow."""
    s.fill(ALL, s.deep)
    s.fill(
        svg("M-4 172 V96 L6 78 L16 100 L26 84 L38 106 L48 96 L58 108 L74 112 L86 92 L98 108 L112 88 L124 104 V172 Z"),
        mix(s.deep, s.ink, 0.35),
    )
    s.fill(svg("M-4 172 V118 L8 104 L20 124 L34 112 L48 124 L68 126 L84 112 L98 126 L124 112 V172 Z"), s.ink)
    s.fill(box(-4, 127, 124, 172), s.shade)
    s.fill(oval(57, 141, 44, 12), s.key)


def _bubble(s: Impact) -> None:
    """Paint a soap bubble in which a nebula turns: two arms of light in three steps, a white core, two stars."""
    x, y = _BUBBLE
    bubble = oval(x, y, 31)
    s.inked([(bubble, s.ink)], 1.8, (0, 0), ink=s.key)
    with s.clipped(bubble):
        for size, tone in ((1.0, "#c4560e"), (0.72, s.accent), (0.4, "#ffe9b0")):
            for turn in (0, 180):
                arm = [
                    (*around(x, y, 2 + 23 * share, turn - 30 + 200 * share), size * (9.0 - 6.6 * share))
                    for share in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
                ]
                s.fill(ribbon([(px, y + (py - y) * 0.82, half) for px, py, half in arm]), tone)
        s.fill(oval(x, y, 4.6, 3.8), "#ffffff")
        s.glint(x - 18, y - 17, 3.6)
        s.glint(x + 20, y + 16, 3.0)
        glassy(s, bubble, (-0.7, -0.7), s.light, 2.6, 2.0)
        s.fill(cut(oval(x, y, 31), oval(x - 3.0, y - 3.4, 31)), s.mid)


def _blowing_child(s: Impact) -> None:
    """Paint a child at the right, one black mass, who blows through a ring: the nebula's light on face, hand and sleeve."""
    skin = ("#ffe9b0", "#e0823c", "#5e2a2c")
    jumper = svg("M84 172 C82 140 90 126 102 126 C114 126 120 126 130 130 V172 Z")
    s.inked([(jumper, s.shade)], 1.2, (0, 0))
    for tone, wide in ((s.ink, 5.0), (s.light, 2.2)):
        s.line(oval(82, 102.6, 5.2, 6.8, 32), tone, wide * 0.8)
        s.stroke([(79, 108.6), (69, 128)], tone, wide)
    arm = limb((104, 160, 9.0), (83, 145, 7.4), (74, 131, 5.6))
    s.inked([(arm, s.shade)], 1.4, (0, 0))
    s.rim([arm], s.accent, _FROM_THE_BUBBLE, 2.6)
    fist = oval(75, 127, 5.6, 6.2)
    fingers = [limb((x + 6, y + 1.6, 2.5), (x, y, 2.3)) for x, y in ((68.0, 127.6), (68.6, 123.0), (70.2, 118.6))]
    for form in (fist, *fingers):
        s.inked([(form, skin[1])], 1.3, (0, 0))
        s.fill(cut(form, placed(form, -2.2, -1.2)), skin[2])
        s.rim([form], skin[0], _FROM_THE_BUBBLE, 1.4)
    s.inked([(_BLOWING, skin[2])], 1.6, (0, 0))
    with s.clipped(_BLOWING):
        s.fill(cut(_BLOWING, placed(_BLOWING, 10.0, 5.0)), skin[1])
        s.fill(cut(_BLOWING, placed(_BLOWING, 3.2, 1.8)), skin[0])
        s.fill(oval(96.4, 98.0, 3.6, 2.6), "#ffffff")
        s.fill(oval(95.0, 97.8, 1.9, 2.3), s.ink)
        s.stroke([(92.2, 97.6), (96, 93.6, 101.6, 98.2)], s.ink, 1.0)
        s.stroke([(92.2, 91.4), (96, 88.8, 101.4, 91.2)], s.ink, 1.2)
    curls = join(
        *(
            oval(x, y, r)
            for x, y, r in ((95, 83, 6.4), (103, 75, 8.0), (114, 71, 10), (125, 76, 12), (116, 88, 9), (121, 104, 11))
        )
    )
    collar = limb((101, 132, 5.4), (114, 134, 6.4), (130, 132, 6.4))
    s.inked([(collar, s.shade)], 1.2, (0, 0))
    s.rim([collar], s.accent, _FROM_THE_BUBBLE, 2.2)
    s.inked([(curls, s.shade)], 1.2, (0, 0))
    s.rim([curls], s.accent, _FROM_THE_BUBBLE, 2.2)


def nebula(s: Impact) -> None:
    """A child blows a bubble with a nebula in it. In profile, close, by night; light: the nebula itself."""
    _meadow_by_night(s)
    _bubble(s)
    _blowing_child(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-07": Picture(
        war_machine,
        ((48.0, 60.0), (80.0, 46.0), (94.0, 82.0), (104.0, 121.0), (60.0, 108.0)),
        "lets its stone go at a castle",
        "camp before a castle",
        "burning stone",
    ),
    "m2-08": Picture(
        quicksilver,
        ((47.0, 66.0), (62.0, 63.0), (44.0, 94.0), (76.0, 96.0)),
        "makes off with a spoon",
        "yard by night",
        "tea room in an open window",
    ),
    "m2-10": Picture(black_cat, ((66.0, 80.0),), "steals a jewel", "ledge", "moon"),
    "m2-12": Picture(
        nebula,
        ((60.0, 72.0), (46.0, 84.0), (93.0, 104.0), (80.0, 104.0)),
        "blows a nebula",
        "meadow by night",
        "nebula in a bubble",
    ),
}
