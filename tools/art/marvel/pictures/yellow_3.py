"""Pictures of the yellow cards of level 3."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Final

import skia

from tools.art.marvel.forms import Tones, modelled
from tools.art.marvel.impact import Impact, unit
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    between,
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
    svg,
)

_PUPIL: Final = (68.0, 67.0)


def _eye_of_clouds(s: Impact) -> None:
    """Paint a sky whose clouds part like the lids of an eye: a flat iris, and a cut stone for its pupil."""
    x, y = _PUPIL
    s.fill(ALL, mix(s.deep, s.ink, 0.15))
    s.fill(
        svg("M-12 78 C10 42 40 24 70 24 C100 24 122 42 138 58 C122 98 98 112 68 112 C38 112 10 100 -12 78 Z"),
        mix(s.deep, s.mid, 0.55),
    )
    eye = svg("M2 77 C20 48 44 34 70 34 C96 34 114 48 124 62 C112 90 94 104 68 104 C42 104 20 92 2 77 Z")
    s.fill(eye, s.light)
    with s.clipped(eye):
        s.fill(oval(x, y, 31), s.mid)
        s.rays(x, y, 13, 29.6, 20, s.key, duty=0.9, seed=4, wobble=0.0)
        s.line(oval(x, y, 31), mix(s.deep, s.ink, 0.2), 2.0)
        s.fill(cut(eye, placed(eye, 0.6, 8.0)), mix(s.deep, s.ink, 0.2))
    s.line(eye, s.ink, 2.2)
    s.fill(cut(eye, placed(eye, 0.6, 3.0)), s.ink)
    stone = polygon((x, y - 26), (x + 11.4, y - 6), (x, y + 20), (x - 11.4, y - 6))
    s.inked([(stone, s.accent)], 1.9, (0.8, 0.6))
    for corners, tone in (
        (((x, y - 26), (x - 11.4, y - 6), (x - 3, y - 4)), "#ffffff"),
        (((x, y - 26), (x + 11.4, y - 6), (x - 3, y - 4)), "#a88cf4"),
        (((x - 11.4, y - 6), (x, y + 20), (x - 3, y - 4)), "#8a66e8"),
        (((x + 11.4, y - 6), (x, y + 20), (x - 3, y - 4)), mix(s.accent, s.ink, 0.5)),
    ):
        s.fill(polygon(*corners), tone)
    s.line(stone, s.ink, 1.0)


_WATCHER: Final = join(
    oval(68.2, 100.0, 3.3, 4.1, 12),
    limb((68.0, 102, 1.7), (67.4, 106, 2.2)),
    svg(
        "M61.6 107.4 C63 105.4 70.6 105 73 106.6 C74.6 108 74.4 112.6 73.4 117 C73.4 122 75.4 128 76.6 132.6 L69.4 133.4 L68 130 "
        "L66.8 133.4 L59.6 133 C61 127.4 62.6 122 62.4 117 C61.4 113 60.8 109 61.6 107.4 Z"
    ),
    limb((62.6, 108.2, 2.0), (58.4, 116.4, 1.6), (57.8, 123.6, 1.2), (58.2, 125.8, 1.4)),
    limb((72.4, 108.0, 2.1), (78.6, 102.4, 1.7), (80.8, 94.0, 1.2)),
    limb((80.8, 93.6, 1.3), (81.2, 91.2, 1.4)),
    limb((80.4, 91.4, 0.7), (79.4, 87.2, 0.6)),
    limb((81.2, 91.0, 0.7), (81.4, 86.4, 0.6)),
    limb((82.0, 91.4, 0.7), (83.4, 87.4, 0.6)),
    limb((80.4, 93.0, 0.8), (78.0, 91.0, 0.6)),
    limb((64.6, 130, 2.4), (63.4, 139, 2.0), (62.2, 147, 1.5), (59.4, 148.6, 1.2)),
    limb((71.4, 130, 2.4), (73.2, 139, 2.0), (74.2, 147, 1.5), (77.4, 148.4, 1.2)),
)
"""One who stands in a coat and lifts a hand, seen from behind."""


def _watcher_on_a_hill(s: Impact) -> None:
    """Paint the beam that falls out of the eye in two hard steps, a bare hill, and one who stands there in black."""
    x, y = _PUPIL
    far = svg("M-9 180 V122 L14 114 L30 122 L46 112 L60 126 L88 124 L104 108 L116 116 L130 107 V180 Z")
    s.fill(far, s.shade)
    s.fill(polygon((x - 2, y + 21), (x + 2, y + 21), (111, 160), (25, 160)), s.key)
    s.fill(polygon((x - 1, y + 23), (x + 1, y + 23), (94, 160), (42, 160)), "#fffdf0")
    hill = svg("M-9 180 V152 C26 148 40 139 68 138 C96 139 112 148 130 152 V180 Z")
    s.fill(hill, s.shade)
    s.rim([hill], s.mid, (0.0, -1.0), 1.4)
    with s.moved(0.0, -9.6, 0.84, about=(68.0, 148.0)):
        s.fill(_WATCHER, s.ink)


def vision(s: Impact) -> None:
    """An eye in the sky looks down on one who greets it. A vista over peaks; light: the beam out of the eye."""
    _eye_of_clouds(s)
    _watcher_on_a_hill(s)


def _sea_cave(s: Impact) -> None:
    """Paint the mouth of a sea cave in its black walls: sky in three steps, a far rock on the sea, the lit sand."""
    s.fill(ALL, s.shade)
    mouth = svg("M-9 -9 H30 C36 6 44 14 50 30 C56 40 70 34 80 42 C92 50 94 62 104 72 C100 88 106 104 100 126 H-9 Z")
    s.fill(mouth, s.mid)
    with s.clipped(mouth):
        s.fill(svg("M-9 20 H24 C40 26 52 34 66 50 C80 62 86 74 84 130 H-9 Z"), s.key)
        s.fill(svg("M-9 34 C16 34 36 44 50 62 C58 74 60 90 58 130 H-9 Z"), "#fffdf0")
        s.fill(svg("M60 112 C64 96 74 90 80 92 C86 86 92 92 94 112 Z"), s.deep)
        s.fill(box(-9, 106, 130, 130), s.deep)
        for x, y, wide in ((26, 110, 30), (18, 116, 30)):
            s.fill(box(x - wide, y, x + wide, y + 2.0), "#fffdf0")
    s.fill(svg("M-9 180 V126 C24 120 70 120 130 130 V180 Z"), s.mid)
    s.fill(svg("M58 180 C70 140 92 132 130 130 V180 Z"), s.shade)


_FROM_THE_DAY: Final = (-0.85, -0.6)
_SKIN: Final = ("#d8c8ff", "#7a50e0", "#3a2090")
"""The octopus: its lit edge and suckers, its own violet and its shade."""


def _violet(s: Impact, path: skia.Path, reach: float) -> None:
    """Paint a part of the octopus, lit by the day."""
    modelled(s, path, _SKIN, _FROM_THE_DAY, reach, 1.8, 1.6, 1.2)


def _arm(s: Impact, points: Sequence[tuple[float, float, float]], under: int) -> None:
    """Paint an arm with suckers along one side, to the right of its way where ``under`` is 1 and else to the left."""
    _violet(s, ribbon(points, 14), 3.4)
    for start, end in itertools.pairwise(points):
        ahead = unit((end[0] - start[0], end[1] - start[1]))
        for share in (0.25, 0.75):
            x, y = between(start[:2], end[:2], share)
            half = start[2] + (end[2] - start[2]) * share
            sucker = oval(x - under * ahead[1] * 0.62 * half, y + under * ahead[0] * 0.62 * half, 0.36 * half)
            s.fill(sucker, _SKIN[0])


def _far_arms(s: Impact) -> None:
    """Paint the two arms behind the fish."""
    _arm(s, ((84, 88, 8), (98, 96, 7.4), (108, 88, 6.4), (108, 74, 5.2), (100, 68, 4.0), (96, 74, 2.6)), -1)
    _arm(s, ((86, 92, 8), (100, 106, 7.4), (106, 122, 6.0), (98, 134, 4.4), (86, 136, 3.0)), 1)


def _head_of_an_octopus(s: Impact) -> None:
    """Paint the head: a bag of a mantle that hangs back, eyes that look down, a mirror on the brow."""
    mantle = svg(
        "M96 80 C98 70 92 64 85 65 C80 50 66 37 50 37 C34 37 27 49 33 60 C37 68 46 68 52 71 C47 76 48 86 55 92 "
        "C64 99 84 99 91 92 C95 88 96 84 96 80 Z"
    )
    _violet(s, mantle, 10.0)
    for x, y, turn in ((59.0, 79.0, -4.0), (85.0, 77.0, 4.0)):
        ball = oval(x, y, 7.0)
        s.inked([(ball, "#fffdf0")], 1.6, (0.3, 0.5))
        s.fill(both(ball, placed(box(-4.6, -2.9, 4.6, 2.9, 2.9), x - 0.8, y + 1.8)), s.ink)
        with s.clipped(ball):
            s.fill(placed(box(-9, -9, 9, -5.0), x, y, turn=turn), _SKIN[1])
        s.fill(placed(box(-5.2, -5.6, 5.2, -4.4, 0.6), x, y, turn=turn), s.ink)
        s.fill(oval(x - 3.2, y + 0.6, 1.1), "#ffffff")
    s.stroke([(42, 66), (62, 56, 86, 64)], s.ink, 5.0)
    s.stroke([(42, 66), (62, 56, 86, 64)], "#fffdf0", 2.6)
    mirror = oval(65.0, 58.6, 7.4)
    s.inked([(mirror, "#fffdf0")], 1.6, (0.5, 0.8))
    s.fill(cut(mirror, placed(mirror, -2.4, -2.8)), s.mid)
    s.fill(oval(65.0, 58.6, 2.0), s.ink)


def _patient(s: Impact) -> None:
    """Paint a fish that lies on the sand, round-eyed, a thermometer in its mouth, its shadow away from the day."""
    s.fill(svg("M50 132 C64 126 104 126 118 134 C104 142 70 142 50 132 Z"), s.ink)
    tones = ("#ffe6b0", "#ff8a2a", "#b03c10")
    tail = svg("M88 118 C95 113 99 107 107 105 C104 113 105 121 109 129 C100 128 94 124 88 118 Z")
    body = svg("M46 119 C50 108 60 103 72 104 C82 105 89 111 94 117 C88 127 80 134 68 134 C56 134 49 128 46 119 Z")
    for form, reach in ((tail, 3.4), (body, 8.0)):
        modelled(s, form, tones, _FROM_THE_DAY, reach, 1.8, 1.6, 1.2)
    s.stroke([(64, 105), (70, 118, 64, 133)], s.ink, 1.1)
    s.inked([(oval(57.4, 114, 4.4), "#ffffff")], 1.3, (0.2, 0.3))
    s.fill(oval(58.0, 112.6, 2.2), s.ink)
    s.stroke([(52.0, 109.6), (57.0, 106.4)], s.ink, 1.8)
    rod = limb((50, 123.4, 2.3), (30, 111.4, 2.3))
    s.inked([(rod, "#ffffff")], 1.4, (0.3, 0.6))
    s.stroke([(49, 122.8), (41, 118)], "#e02a3e", 1.7)


def _near_arms(s: Impact) -> None:
    """Paint the two arms before the fish: one holds the thermometer, one presses the stethoscope's disc to its flank."""
    _arm(s, ((62, 84, 8), (47, 89, 7.4), (36, 94, 6.2), (32, 104, 4.8), (36, 113, 3.4), (42, 114, 2.2)), 1)
    tube = ribbon(((58, 88, 1.5), (62, 101, 1.5), (76, 104, 1.5), (79, 113, 1.5)), 14)
    s.inked([(tube, "#fffdf0")], 1.3, (0.3, 0.6))
    s.inked([(oval(79, 117, 6.4, 5.8), "#fffdf0")], 1.7, (0.4, 0.8))
    s.fill(oval(79, 117.4, 3.2, 2.8), s.mid)
    _arm(s, ((80, 84, 7.4), (89, 97, 6.4), (92, 106, 5.0), (88, 113, 3.4), (82, 114, 2.2)), 1)


def doctor_octopus(s: Impact) -> None:
    """An octopus with a doctor's mirror listens to a fish that is ill. From the side; light: the day in the mouth of a cave."""
    _sea_cave(s)
    _far_arms(s)
    _patient(s)
    _near_arms(s)
    _head_of_an_octopus(s)


_SUN_SIDE: Final = (-1.0, -0.35)


def _drying_green(s: Impact) -> None:
    """Paint a yard at evening: a sky in four slanting steps from the low sun, two hills, the line, a dark slope."""
    s.fill(ALL, s.deep)
    s.fill(polygon((-4, 34), (124, -4), (124, 180), (-4, 180)), s.mid)
    s.fill(polygon((-4, 58), (124, 14), (124, 180), (-4, 180)), s.key)
    s.fill(polygon((-4, 90), (124, 66), (124, 180), (-4, 180)), s.light)
    s.fill(oval(42, 88, 22), "#ffffff")
    s.fill(svg("M-4 104 C20 96 44 104 66 100 L124 90 V180 H-4 Z"), s.mid)
    s.fill(svg("M-4 122 C20 112 40 124 124 112 V180 H-4 Z"), s.deep)
    s.fill(svg("M-9 180 V138 C10 130 34 136 70 142 L124 150 V180 Z"), s.shade)
    s.stroke([(-9, 40), (44, 54, 130, 38)], s.ink, 1.6)


def _stocking(s: Impact) -> None:
    """Paint a striped stocking that slants from two pegs on the line to the goat's teeth, its foot left outside."""
    leg = ribbon([(44, 50, 8.6), (46, 64, 8.2), (50, 80, 7.6), (54, 94, 7.2), (58, 106, 6.4)])
    foot = ribbon([(64, 104, 5.6), (56, 111, 7.6), (48, 118, 8.0), (41, 124, 8.0), (34, 128, 4.0)])
    whole = join(leg, foot)
    s.inked([(whole, "#fffaf0")], 2.0, (0.6, 1.0))
    with s.clipped(whole):
        for x, y, turn in ((44.6, 57, 8), (47.5, 74, 14), (52, 91, 16), (51, 114, -46)):
            s.fill(placed(box(-12, -4.2, 12, 4.2), x, y, turn=turn), s.accent)
        s.fill(oval(34, 130, 11.6, 10.0), s.accent)
        s.fill(cut(whole, placed(whole, -3.4, -1.2)), s.shade)
    for x, turn in ((38, 6), (50, 2)):
        s.inked([(placed(box(-2.0, -6.5, 2.0, 5.5, 0.6), x, 51.0, turn=turn), "#c8701c")], 1.3, (0.1, 0.2))


def _goat(s: Impact) -> None:
    """Paint a goat's head and neck in profile, to the left, chewing: white in the sun, the rest one black mass."""
    coat, shade = "#fffaf0", mix(s.ink, s.accent, 0.3)
    far = ribbon([(80, 60, 4.6), (88, 48, 4.2), (101, 45, 3.2), (112, 52, 0.6)])
    s.inked([(far, s.ink)], 1.2, (0, 0))
    neck = svg("M72 112 C74 128 66 150 64 172 H128 V98 C118 92 108 84 100 72 Z")
    s.fill(neck, shade)
    for tone, width in ((mix(shade, s.accent, 0.5), 17.0), (coat, 2.6)):
        s.rim([neck], tone, (-1.0, 0.1), width)
    head = svg(
        "M72 58 C80 52 96 54 101 66 C106 78 104 94 95 104 C90 113 80 119 70 121 C63 123 56 121 55 116 C54.500 113.500 55.500 111.500 57 110 "
        "C51 109.500 47.500 105 48.500 99.500 C50 93.500 56 90 60 84 C64 77 65 64 72 58 Z"
    )
    s.inked([(head, coat)], 2.0, (0.4, 0.6))
    with s.clipped(head):
        dark = svg("M84 48 C90 60 94 72 88 86 C84 96 90 100 84 106 C76 112 66 112 58 116 L54 128 H112 V48 Z")
        s.fill(placed(dark, -5.0, -2.0), s.key)
        s.fill(dark, shade)
        s.fill(svg("M62 70 C68 62 80 62 86 70 C92 80 84 90 75 88 C67 86 61 79 62 70 Z"), shade)
        s.fill(svg("M46 104 C46 94 53 93 57 96 C59 100 56 106 58 112 H44 Z"), "#f0a090")
    beard = svg("M60 118 C58 128 60 138 55 148 C67 144 75 133 77 118 Z")
    s.inked([(beard, shade)], 1.4, (0, 0))
    s.rim([beard], coat, (-1.0, 0.0), 4.0)
    s.stroke([(57, 110), (64, 111.4, 70, 107)], s.ink, 2.0)
    s.stroke([(51, 100), (54, 97.4, 55.6, 100.4)], s.ink, 1.3)
    eye = oval(75.6, 76, 5.8, 5.0)
    s.fill(eye, s.key)
    with s.clipped(eye):
        s.fill(placed(box(-4.2, -1.5, 4.2, 1.5, 1), 75.0, 78.0), s.ink)
        s.fill(box(66, 66, 86, 75.2), s.ink)
    s.stroke([(69, 75.6), (75, 74, 82, 75.6)], coat, 1.5)
    horn = ribbon([(76, 59, 6.0), (81, 45, 5.6), (94, 40.5, 4.4), (107, 48, 0.8)])
    s.inked([(horn, "#c8701c")], 1.8, (0.3, 0.5))
    with s.clipped(horn):
        s.fill(cut(horn, placed(horn, -1.6, -3.0)), "#5c2a1c")
        for x0, y0, x1, y1 in ((68, 50, 85, 56), (72, 42, 87, 50), (80, 35, 90, 47), (91, 34, 97, 47)):
            s.stroke([(x0, y0), (x1, y1)], s.ink, 1.0)
    s.rim([horn], "#fff4d0", _SUN_SIDE, 1.6)
    ear = svg("M88 68 C96 60 110 64 120 78 C112 86 98 86 90 79 Z")
    s.inked([(ear, coat)], 1.8, (0.2, 0.6))
    s.fill(cut(ear, placed(ear, -1.0, -6.0)), shade)
    s.fill(svg("M94 71 C100 67 107 69 113 75 C106 77 99 77 94 74 Z"), "#f0a090")


def green_goblin(s: Impact) -> None:
    """A goat eats a stocking off the washing line and chews with its eye half shut. In profile; light: a low sun from the left."""
    _drying_green(s)
    _stocking(s)
    with s.moved(7.0, 2.0, 0.97, about=(60, 110)):
        _goat(s)
    for x in (57.4, 62.4):
        tooth = polygon((x - 2.4, 111, 0.6), (x + 2.4, 111, 0.6), (x + 1.8, 118, 1.0), (x - 1.8, 118, 1.0))
        s.inked([(tooth, "#ffffff")], 1.0, (0.1, 0.3))


def _window_with_a_blind(s: Impact) -> None:
    """Paint a dark room and a wide window: the sun below a blind that is half down, over roofs in two flat tones."""
    s.fill(ALL, mix(s.deep, s.ink, 0.4))
    with s.clipped(box(-9, -9, 96, 108)):
        s.fill(ALL, s.key)
        s.fill(oval(40, 66, 17), "#ffffff")
        s.fill(
            polygon(
                (-9, 92),
                (30, 92),
                (30, 84),
                (44, 84),
                (44, 94),
                (66, 94),
                (66, 82),
                (86, 82),
                (86, 90),
                (100, 90),
                (100, 120),
                (-9, 120),
            ),
            mix(s.mid, s.deep, 0.35),
        )
        s.fill(box(-9, -9, 100, 47), mix(s.mid, s.deep, 0.4))
        for y in (8, 18, 28, 38):
            s.fill(box(-9, y, 100, y + 2.6), mix(s.deep, s.ink, 0.3))
        s.fill(box(-9, 45, 100, 48.4), s.ink)
    s.fill(box(92, -9, 97, 110), s.light)
    s.fill(box(-9, 107, 100, 112), s.ink)


def _board_in_the_sun(s: Impact) -> None:
    """Paint a cloth on a board, the hard shadow of the iron on it, and in the shadow the glow of the coals."""
    s.inked([(box(-6, 118, 126, 176), s.light)], 1.6, (0, 0))
    s.fill(polygon((-6, 140), (126, 140), (126, 176), (-6, 176)), mix(s.mid, s.deep, 0.4))
    s.fill(polygon((58, 133), (86, 121), (126, 118), (126, 139.4), (80, 139.4)), mix(s.accent, s.ink, 0.35))
    s.fill(polygon((76, 136), (90, 124), (114, 122.6), (106, 137)), "#ea5c0c")
    s.fill(polygon((78, 135), (89, 126), (102, 124.6), (95, 135.6)), "#ffb02e")
    s.stroke([(-6, 140), (126, 140)], s.ink, 1.3)


def _on_the_iron(along: float, up: float, back: float = 0.0) -> Point:
    """Return the place of a point of an iron that stands on its heel: across its sole, up it, and behind it."""
    return 57.0 + 19.0 * along + 15.0 * back, 131.0 - 70.0 * up + 4.0 * along - 7.0 * back


_EDGE: Final = (
    (0.0, 0.82),
    (0.08, 0.96),
    (0.24, 1.0),
    (0.42, 0.93),
    (0.6, 0.76),
    (0.78, 0.48),
    (0.92, 0.2),
    (1.0, 0.0),
)
"""How wide the sole of an iron is at each height from its heel to its tip."""


def _iron_of_embers(s: Impact) -> None:
    """Paint an old iron on its heel: the sole towards the sun with its holes, the side in shade with coals behind vents."""
    steel: Tones = ("#b49cff", mix(s.accent, s.ink, 0.25), s.ink)
    wood: Tones = ("#fff2ac", "#c8701c", "#5a2410")
    right = [_on_the_iron(wide, up) for up, wide in _EDGE]
    left = [_on_the_iron(-wide, up) for up, wide in reversed(_EDGE[:-1])]
    sole = polygon(*((*point, 4.0) for point in [*right[:-1], right[-1], *left]))
    back = [_on_the_iron(0.84 * wide, 0.04 + 0.84 * up, 1.0) for up, wide in _EDGE]
    side = polygon(*right, *reversed(back))
    for up in (0.12, 0.4):
        post = limb((*_on_the_iron(0.5, up, 0.8), 2.8), (*_on_the_iron(0.3, up + 0.03, 2.3), 2.8))
        modelled(s, post, steel, (-0.2, -1.0), 1.4, 1.0, 1.6, 1.4)
    grip = limb(
        (*_on_the_iron(0.3, 0.03, 2.3), 3.8), (*_on_the_iron(0.3, 0.26, 2.42), 4.7), (*_on_the_iron(0.3, 0.5, 2.3), 3.8)
    )
    modelled(s, grip, wood, (-1.0, -0.2), 3.4, 1.8, 1.9, 2.0)
    s.inked([(join(side, sole), steel[1])], 2.1, (0.8, 0.4))
    s.fill(both(side, placed(side, 9.0, 3.0)), s.ink)
    slit = [(0.06, 0.92), (0.24, 0.95), (0.42, 0.9), (0.58, 0.76)]
    near = [_on_the_iron(wide, up, 0.4) for up, wide in slit]
    far = [_on_the_iron(0.94 * wide, up, 0.68) for up, wide in slit]
    s.inked([(polygon(*near, *reversed(far)), "#ff8a1e")], 1.4, (0, 0))
    s.fill(
        polygon(*near, *(between(one, other, 0.45) for one, other in zip(reversed(near), reversed(far), strict=True))),
        "#fff4b4",
    )
    s.line(sole, s.ink, 2.0)
    s.fill(sole, "#fffdf0")
    with s.clipped(sole):
        s.fill(
            polygon(_on_the_iron(0.1, -0.1), _on_the_iron(1.2, -0.1), _on_the_iron(1.2, 1.0), _on_the_iron(0.0, 1.02)),
            s.key,
        )
        s.fill(
            polygon(
                _on_the_iron(0.78, -0.1), _on_the_iron(1.2, -0.1), _on_the_iron(1.2, 1.0), _on_the_iron(0.12, 1.02)
            ),
            s.mid,
        )
    for up, wide in ((0.14, 0.6), (0.32, 0.62), (0.5, 0.52), (0.67, 0.34)):
        for along in (-wide, wide):
            s.fill(oval(*_on_the_iron(along, up), 1.9, 2.5), s.ink)
    s.fill(oval(*_on_the_iron(0.0, 0.82), 1.9, 2.5), s.ink)


def iron_man(s: Impact) -> None:
    """An old iron rests on its heel, its coals alight. Close to the board; light: the sun below a blind."""
    _window_with_a_blind(s)
    _board_in_the_sun(s)
    with s.moved(turn=8.0, about=(57.0, 131.0)):
        _iron_of_embers(s)
    steam = ribbon(((64, 61, 1.0), (58, 55, 2.8), (61, 48, 2.8), (55, 42, 2.0), (57, 37.6, 0.4)), 14)
    s.inked([(steam, "#ffffff")], 1.2, (0.3, 0.4))


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-01": Picture(
        iron_man,
        ((57.0, 70.0), (58.0, 104.0), (82.0, 104.0)),
        "rests on its heel, alight",
        "laundry",
        "sun below a blind",
    ),
    "m3-02": Picture(
        doctor_octopus,
        ((65.0, 58.0), (59.0, 80.0), (79.0, 117.0), (57.0, 113.0)),
        "listens to a fish's heart",
        "sea cave",
        "day in the mouth of a cave",
    ),
    "m3-03": Picture(
        vision,
        ((68.0, 64.0), (70.0, 104.0), (70.0, 122.0), (80.0, 89.0)),
        "looks down on one who looks up",
        "peaks at noon",
        "beam out of an eye",
    ),
    "m3-04": Picture(
        green_goblin,
        ((86.0, 76.0), (62.0, 112.0), (55.0, 78.0), (92.0, 48.0)),
        "eats a stocking off the line",
        "drying green",
        "low sun from the left",
    ),
}
