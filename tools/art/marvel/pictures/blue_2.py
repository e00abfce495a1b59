"""Pictures of four of the blue cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import CREAM, Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
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


_BURNING_STONE: Final = (50.0, 66.0)
_FROM_THE_STONE: Final = (-0.9, -0.5)
_FIRE: Final = ("#ff8a1e", "#ffc830", "#fff4b4")


def _besieged_castle(s: Impact) -> None:
    """Paint the camp before a castle by night: the burning stone lights one wedge of sky and field, the rest is black."""
    x, y = _BURNING_STONE
    s.fill(ALL, s.shade)
    s.fill(polygon((124, -4), (124, 40), (x, y + 26), (-4, 128), (-4, 40), (x, y - 24)), s.deep)
    s.fill(polygon((x, y), (124, 84), (124, 172), (-4, 172), (-4, 104)), s.mid)
    s.fill(polygon((x, y), (84, 172), (14, 172)), s.key)
    castle = join(
        polygon((20, 152), (26, 122), (66, 122), (74, 152)),
        *(box(left, top, left + wide, 140) for left, top, wide in ((28, 108, 11), (39, 116, 12), (51, 98, 12))),
        *(
            box(left, top, left + 3, top + 4)
            for left, top in ((27, 105), (32, 105), (37, 105), (50, 95), (55.5, 95), (61, 95))
        ),
    )
    s.fill(castle, s.shade)
    s.fill(box(55.4, 105, 58.6, 112, 1.4), s.accent)
    s.fill(svg("M-4 172 V142 C30 132 66 142 124 128 V172 Z"), s.shade)


def _stone_on_fire(s: Impact) -> None:
    """Paint the stone in flight to the lower left, its flames drawn back to the arm that threw it, in three flat steps."""
    x, y = _BURNING_STONE
    flames = svg(
        "M-15 8 C-20 -6 -9 -18 4 -18 C15 -19 22 -24 28 -34 C30 -25 28 -19 24 -14 C32 -16 38 -20 43 -28 "
        "C43 -14 36 -6 26 -2 C31 -1 36 -3 41 -8 C37 8 24 17 10 19 C-4 20 -12 17 -15 8 Z"
    )
    for tone, size in zip(_FIRE, (1.0, 0.76, 0.52), strict=True):
        flame = placed(flames, x, y, size)
        if tone == _FIRE[0]:
            s.inked([(flame, tone)], 1.6, (0, 0))
        s.fill(flame, tone)
    stone = placed(polygon((-9, -2, 2), (-4, -8, 2), (4, -7, 2), (8, 0, 2), (4, 7, 2), (-5, 7, 2)), x - 4, y + 4, 1.3)
    s.fill(stone, s.ink)
    s.rim([stone], s.accent, (0.8, -0.6), 3.4)


def _trebuchet(s: Impact) -> None:
    """Paint a trebuchet as it lets go, one black mass: the arm flung up, the box of stones down, the fire on its edges."""
    with s.moved(0.0, 2.0):
        for points in ([(79, 30), (70, 42, 74, 54)], [(79, 30), (60, 30, 55, 46)]):
            s.stroke(points, s.ink, 2.4)
        beams = (
            polygon((75, 28, 2), (83, 25, 2), (110, 112), (98, 118)),
            placed(polygon((-15, -10, 2), (15, -10, 2), (13, 17, 3), (-13, 17, 3)), 106, 121, turn=-10),
            taper((94, 78), 4.4, (66, 150), 6.0),
            taper((94, 78), 4.4, (126, 146), 6.0),
            polygon((70, 116), (120, 111), (122, 120), (70, 125.6)),
            oval(68, 146, 12.0),
            oval(118, 142, 12.0),
        )
        for beam in beams:
            s.inked([(beam, s.ink)], 1.2, (0, 0))
            s.rim([beam], s.accent, _FROM_THE_STONE, 2.4)
            s.rim([beam], "#ffe9b0", _FROM_THE_STONE, 0.9)
        s.inked([(oval(94, 81, 6.6), s.accent)], 1.6, (0, 0))
        s.fill(oval(95.4, 82, 5.2), s.ink)


def war_machine(s: Impact) -> None:
    """A trebuchet lets its stone go at a castle. From the besiegers' camp; light: the burning stone, in one wedge."""
    _besieged_castle(s)
    _trebuchet(s)
    _stone_on_fire(s)


_MORNING: Final = (-0.8, -0.6)


def _falls(s: Impact) -> None:
    """Paint the falls in flat planes: a sheet of white water in the morning, the wood behind it one dark mass."""
    s.fill(ALL, s.key)
    s.fill(polygon((-4, -4), (124, -4), (124, 30), (-4, 84)), s.mid)
    s.fill(svg("M-4 100 V62 L6 44 L14 60 L24 36 L36 62 L46 46 L56 66 L70 40 L84 68 L98 44 L124 80 V100 Z"), s.deep)
    s.fill(polygon((-4, 86), (124, 80), (124, 172), (-4, 172)), s.light)
    for left, wide, lean in ((30, 5, 1), (52, 9, -2), (76, 6, -6)):
        s.fill(polygon((left, 83), (left + wide, 83), (left + wide + lean, 172), (left + lean - 2, 172)), s.key)


def _bear(s: Impact) -> None:
    """Paint a bear in profile at the right that strikes upwards with one paw: one black mass, lit from the left."""
    coat, lit = "#a8602c", "#ffd9a0"
    back = svg("M130 66 C118 74 104 90 98 108 C92 124 90 142 90 172 H130 Z")
    ears = (oval(113, 70, 7.2, 7.6), oval(94, 69, 7.8, 8.2))
    jaw = svg("M70 101 C66 107 70 114 79 115.600 C88 117 98 114 106 108 L94 96 Z")
    head = svg(
        "M130 78 C120 68 108 65 98 66.500 C90 68 85 74 82 80 C77 82 69 84 64 87 C59.600 89.600 59 96.600 62 100 C66 104 74 103.500 82 103.500 "
        "C90 113 106 118 130 108 Z"
    )
    arm = join(limb((114, 146, 15), (86, 140, 11.4), (65, 129, 9.6)), oval(59, 122, 12.0, 10.6, 36))
    for form, reach in ((ears[0], 2.4), (back, 0.0), (ears[1], 3.0), (jaw, 0.0), (head, 9.0)):
        s.inked([(form, s.shade)], 1.4, (0, 0))
        if reach:
            s.rim([form], coat, _MORNING, reach)
            s.rim([form], lit, _MORNING, 0.4 * reach)
    s.fill(svg("M66 101 C72 105 81 105 90 105 L85 111 C78 111 70 109 67 105 Z"), "#e0384c")
    for x in (69, 74):
        s.fill(polygon((x - 1.8, 101), (x + 1.8, 101.6), (x, 106.4)), "#ffffff")
    s.inked([(oval(63.6, 90.6, 5.0, 4.2, -16), s.ink)], 0.6, (0, 0))
    s.fill(oval(85.6, 85, 3.2), lit)
    s.fill(oval(84.8, 84.4, 1.8), s.ink)
    with s.moved(-2.0, 5.0, turn=-6.0, about=(62.0, 124.0)):
        s.inked([(arm, s.shade)], 1.6, (0, 0))
        s.rim([arm], coat, (-0.3, -1.0), 5.6)
        s.rim([arm], lit, (-0.3, -1.0), 2.2)
        for x, y, turn in ((49.0, 119.6, -10), (53.2, 113.0, 12), (59.4, 110.0, 34), (66.4, 111.2, 56)):
            claw = placed(svg("M-2.600 3 C-2.800 -3 -1 -8 2 -11 C2.200 -5 2.600 -1 2.600 3 Z"), x, y, 1.0, turn - 30)
            s.inked([(claw, "#fff4d8")], 1.4, (0, 0))


def _salmon(s: Impact) -> None:
    """Paint a salmon bent like a bow in its leap to the right: the back black, a stripe of amber, the belly in the light."""
    spine = ((46, 92, 2.6), (43, 78, 6.4), (49, 63, 9.8), (62, 53, 11.0), (76, 51, 9.4), (87, 55, 6.0), (92, 60, 2.0))
    tail = svg("M44 90 C38 94 32 98 28 106 C36 104 42 103 46 102 C51 104 57 108 63 109 C60 101 55 95 49 89 Z")
    fins = (
        tail,
        svg("M48 58 C42 53 40 48 41 42 C48 43 56 44 64 42 Z"),
        svg("M56 68 C58 75 63 79 69 81 C70 74 70 68 67 62 Z"),
    )
    body = ribbon(spine)
    for fin in fins:
        s.inked([(fin, s.ink)], 1.4, (0, 0))
        s.rim([fin], s.accent, (-0.8, -0.2), 2.0)
    s.inked([(body, "#ffffff")], 1.8, (0, 0))
    s.fill(cut(body, placed(body, 4.0, 7.6)), s.accent)
    s.fill(cut(body, placed(body, 2.8, 5.0)), s.shade)
    s.fill(cut(body, placed(body, -2.6, -4.4)), s.key)
    s.line(body, s.ink, 1.4)
    s.stroke([(76, 42), (71, 51, 76, 60)], s.ink, 1.1)
    s.fill(oval(83.4, 53.6, 3.0), "#ffffff")
    s.fill(oval(84.0, 53.8, 1.7), s.ink)
    s.stroke([(91.6, 60.6), (87, 61, 84.4, 59)], s.ink, 1.1)


def quicksilver(s: Impact) -> None:
    """A salmon leaps past the paw of a bear, too fast for it. At the falls; light: a morning outside at the left."""
    _falls(s)
    s.fill(ribbon([(36, 172, 7.0), (31, 140, 6.0), (34, 112, 3.4), (40, 96, 0.6)]), "#ffffff")
    _bear(s)
    with s.moved(-4.0, -6.0, 0.94, about=(64, 62)):
        _salmon(s)
    foam = svg(
        "M-4 172 V146 C4 138 16 140 22 146 C28 136 42 138 46 145 C52 139 62 141 66 148 C74 142 86 144 90 151 C100 146 114 147 124 152 V172 Z"
    )
    s.inked([(foam, "#ffffff")], 1.6, (0, 0))


_BUBBLE: Final = (59.0, 72.0)
_FROM_THE_BUBBLE: Final = (-0.86, -0.5)
_BLOWING: Final = svg(
    "M130 84 C112 70 92 78 90 93 L90 100 L86 105.500 C85.500 107.500 87.500 108.500 88.600 109 L86.600 112 L90 113.600 L89.600 117 "
    "C90.600 121 94 122.500 100 122 L104 136 L130 136 Z"
)
"""The head of a child at the right who blows to the left, lips pursed."""


def _meadow_by_night(s: Impact) -> None:
    """Paint a night over a black wood in flat planes; the bubble's light lies in one wedge on the meadow."""
    s.fill(ALL, s.shade)
    s.fill(polygon((-4, 60), (124, 34), (124, 172), (-4, 172)), s.deep)
    s.fill(polygon((-4, 98), (124, 86), (124, 172), (-4, 172)), s.mid)
    s.fill(svg("M-4 172 V112 L8 92 L18 116 L28 104 L38 120 L54 108 L68 120 L84 96 L98 118 L124 100 V172 Z"), s.shade)
    s.fill(polygon((45, 126), (69, 126), (86, 172), (8, 172)), s.mid)
    s.fill(polygon((52, 126), (62, 126), (64, 172), (28, 172)), s.key)


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
        s.fill(cut(oval(x, y, 29), oval(x + 3.4, y + 3.6, 29)), s.light)
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
    s.inked([(collar, s.ink)], 1.2, (0, 0))
    s.rim([collar], s.accent, _FROM_THE_BUBBLE, 2.2)
    s.inked([(curls, s.ink)], 1.2, (0, 0))
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
        ((48.0, 76.0), (70.0, 50.0), (80.0, 90.0), (58.0, 121.0)),
        "leaps past the paw of a bear",
        "falls",
        "morning outside",
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
