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
    coat, shade = "#fffaf0", s.shade
    far = ribbon([(80, 60, 4.6), (88, 48, 4.2), (101, 45, 3.2), (112, 52, 0.6)])
    s.inked([(far, s.ink)], 1.2, (0, 0))
    neck = svg("M72 112 C74 128 66 150 64 172 H128 V98 C118 92 108 84 100 72 Z")
    s.fill(neck, shade)
    for tone, width in ((s.deep, 17.0), (coat, 2.6)):
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


_FROM_THE_HORIZON: Final = (0.5, -0.87)


def _sea_of_cloth(s: Impact) -> None:
    """Paint a creased sheet as a sea at dawn: a dark sky that lights in steps to the horizon, crests, one pressed wake."""
    s.fill(ALL, s.shade)
    for top, tone in ((38.0, s.deep), (58.0, s.mid), (74.0, s.key), (84.0, "#ffffff")):
        s.fill(polygon((-9, top + 6), (130, top - 6), (130, 180), (-9, 180)), tone)
    s.fill(svg("M-9 100 L10 92 L22 101 L38 88 L52 100 L66 91 L84 101 L100 86 L116 95 L130 88 V180 H-9 Z"), s.mid)
    s.fill(
        svg("M38 88 L52 100 L46 110 Z M100 86 L116 95 L106 104 Z M66 91 L84 101 L72 108 Z M10 92 L22 101 L14 110 Z"),
        s.deep,
    )
    s.fill(
        svg("M38 88 L46 110 L26 106 L22 101 Z M100 86 L106 104 L90 104 L84 101 Z M66 91 L72 108 L56 106 L52 100 Z"),
        s.light,
    )
    s.fill(polygon((130, 106), (130, 136), (40, 138), (60, 118)), s.light)
    s.fill(polygon((130, 112), (130, 124), (60, 132)), "#ffffff")


def _plume(s: Impact) -> None:
    """Paint the steam that rises from the tip into the dark of the sky, without lines, its edge to the dawn white."""
    clouds = ((40, 104, 9), (46, 90, 10), (50, 77, 11.6), (62, 68, 11), (67, 57, 11.6), (81, 53, 9.6), (90, 44, 7.4))
    mass = join(*(oval(*cloud) for cloud in clouds))
    s.fill(mass, s.light)
    s.fill(cut(mass, placed(mass, 4.4, 3.4)), s.key)


def _bow_wave(s: Impact) -> None:
    """Paint the folds that the iron drives before it, near to us, and the steam that breaks from under its tip."""
    fold = svg("M-9 180 V124 C4 116 14 126 24 134 C36 142 50 134 64 138 C84 143 104 135 130 138 V180 Z")
    s.inked([(fold, s.mid)], 1.6, (0, 0))
    s.fill(cut(fold, placed(fold, 3.0, 4.0)), s.light)
    s.fill(svg("M-9 180 V140 C10 138 22 148 40 146 C62 143 90 150 130 146 V180 Z"), s.deep)
    s.puff(
        ((60, 133, 6.4), (51, 130, 8.0), (40, 128, 9.2), (45, 116, 7.2), (36, 111, 6.0)),
        "#ffffff",
        s.key,
        1.6,
        _FROM_THE_HORIZON,
    )


def _iron_under_steam(s: Impact) -> None:
    """Paint an old iron about the origin from the side, tip to the left: coals behind its vents, the dawn on its edges."""
    metal: Tones = ("#e0d4ff", s.accent, s.shade)
    wood: Tones = ("#fff2ac", "#c8701c", "#5a2410")
    for x in (-9.0, 30.0):
        post = limb((x, -10, 3.0), (x - 2, -30, 3.0))
        modelled(s, post, metal, _FROM_THE_HORIZON, 2.0, 1.2, 1.6, 1.4)
    modelled(s, limb((-17, -33, 5.6), (8, -35, 6.6), (40, -32, 5.6)), wood, _FROM_THE_HORIZON, 2.9, 2.0, 2.0, 1.6)
    body = svg("M-47 13 C-38 -2 -22 -12 -2 -13 L42 -13 C46 -4 46 6 45 13 Z")
    s.inked([(body, s.shade)], 2.2, (-0.8, 1.0))
    lid = svg("M-47 13 C-38 -2 -22 -12 -2 -13 L42 -13 L40 -6 L0 -6 C-18 -5 -34 2 -47 13 Z")
    s.fill(lid, s.accent)
    s.rim([lid], "#e0d4ff", _FROM_THE_HORIZON, 2.4)
    s.stroke([(-40, 9), (-22, -5, 0, -6)], s.ink, 1.2)
    s.stroke([(0, -6), (41, -6)], s.ink, 1.2)
    for number in range(5):
        x = -18.0 + 12.6 * number
        s.inked([(box(x - 3.6, 0, x + 3.6, 8, 3.4), "#ff8a1e")], 1.2, (0, 0))
        s.fill(box(x - 2.2, 3, x + 2.4, 7.4, 2.0), "#fff4b4")
    sole = polygon((-52, 14), (46, 12), (47, 19, 1), (-45, 21, 2))
    s.inked([(sole, "#ffffff")], 2.0, (-0.4, 1.0))
    s.fill(polygon((-46, 17), (46.6, 15.6), (46.6, 19), (-44, 21)), s.mid)


def iron_man(s: Impact) -> None:
    """An old iron steams through a creased sheet as through a sea. Low, from the side; light: dawn at the horizon."""
    _sea_of_cloth(s)
    _plume(s)
    s.fill(polygon((50, 132), (110, 122), (124, 128), (66, 138)), s.deep)
    with s.moved(77.0, 112.0, 0.74, turn=-6.0):
        _iron_under_steam(s)
    _bow_wave(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-01": Picture(
        iron_man,
        ((76.0, 86.0), (62.0, 110.0), (84.0, 113.0), (60.0, 128.0)),
        "steams through a creased sheet",
        "sea of cloth",
        "dawn at the horizon",
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
