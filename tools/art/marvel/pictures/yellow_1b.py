"""Pictures of the last four yellow cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

import skia

from tools.art.marvel.forms import Tones, group, modelled, reaching_hand
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    between,
    block,
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
    taper,
    thrown,
)


def spider_woman(s: Impact) -> None:
    """A monkey swings across a lit window with a banana; somebody throws up their hands. Dark against the room's light."""
    s.fill(ALL, s.shade)
    with s.moved(turn=-5.0):
        pane = block(24, -14, 90, 158)
        s.fill(pane, s.mid)
        with s.clipped(pane):
            s.fill(polygon((66, -14), (124, -14), (124, 30), (60, 160), (10, 160)), s.key)
            s.fill(polygon((92, -14), (124, -14), (124, 62), (84, 160), (36, 160)), s.light)
            s.fill(svg("M16 -14 H62 C60 24 62 52 54 76 C48 92 32 98 25 108 C22 116 20 126 22 150 H10 Z"), s.accent)
            s.fill(svg("M16 -14 H46 C45 30 46 56 34 84 C30 92 24 96 20 100 Z"), mix(s.accent, s.ink, 0.6))
            guest = join(
                oval(58, 122, 8.4, 9.4, 14),
                oval(51.4, 123, 2.0, 3.0, 14),
                limb((57, 126, 5.0), (60, 140, 5.6)),
                polygon((34, 162), (40, 146, 8), (54, 134, 3), (70, 134, 5), (86, 143, 5), (92, 162)),
                limb((46, 145, 7.0), (33, 136, 5.6), (40, 113, 4.0)),
                placed(reaching_hand(), 40.6, 106, 0.72, 4),
                limb((82, 147, 6.6), (103, 143, 5.6), (101, 126, 3.8)),
                placed(reaching_hand(), 101, 119, 0.7, 0, flip=True),
            )
            s.fill(guest, s.ink)
        s.fill(block(16, 141, 106, 4), s.accent)
    for tone, wide in ((s.ink, 4.8), ("#ffffff", 1.8)):
        s.stroke([(44, -4), (80, 45)], tone, wide)
    with s.moved(1.0, -6.0, 1.06, about=(76.0, 40.0)):
        _monkey(s)


def _monkey(s: Impact) -> None:
    """Paint a monkey that hangs by its left hand at (76, 39) and holds out a banana in the other."""
    tail = ribbon([(88, 80, 2.6), (100, 80, 2.2), (108, 70, 2.0), (114, 76, 1.8), (109, 82, 1.2)])
    legs = (
        join(taper((88, 79), 5.0, (99, 86), 3.8), taper((99, 86), 3.6, (97, 98), 2.8), oval(94.6, 99, 4.8, 2.8, -12)),
        join(
            taper((84, 81), 5.2, (78, 92), 4.0), taper((78, 92), 3.8, (84, 103), 2.8), oval(81.6, 104.6, 4.8, 2.8, -12)
        ),
    )
    arms = (
        join(taper((80, 63), 4.4, (86, 51), 3.4), taper((86, 51), 3.2, (76, 40), 2.6), oval(76, 39, 4.0)),
        join(taper((77, 67), 4.2, (65, 79), 3.4), taper((65, 79), 3.2, (55, 72), 2.6), oval(54, 71, 3.8)),
    )
    trunk = svg("M74 60 C80 56 88 60 90 68 C94 76 94 84 88 86 C80 88 76 82 75 76 C73 70 71 64 74 60 Z")
    banana = svg("M57 75 C50 74 45 68 45.500 58 L49 56.500 C50 63 54 67 60 69 Z")
    lit, fur, dark = s.light, s.accent, mix(s.accent, s.ink, 0.7)

    def furry(part: skia.Path, reach: float) -> None:
        """Paint a part with the room's light along its upper right."""
        s.inked([(part, fur)], 1.4, (-0.8, 1.0))
        s.fill(cut(part, placed(part, reach, -0.8 * reach)), dark)
        s.rim([part], lit, (0.75, -0.65), 1.5)

    for part, reach in ((tail, 1.2), (legs[0], 2.6), (arms[0], 2.4), (trunk, 4.4), (legs[1], 2.6)):
        furry(part, reach)
    s.inked([(banana, s.key)], 1.8, (0.3, 0.4))
    s.fill(both(banana, placed(banana, 2.4, 2.4)), s.mid)
    s.fill(both(banana, box(44, 55, 51, 60)), s.ink)
    furry(arms[1], 2.4)
    for x, y in ((79, 55), (60.6, 52)):
        s.inked([(oval(x, y, 4.4), mix(s.accent, s.light, 0.5))], 2.0, (0, 0))
    furry(oval(70, 54, 10.2, 9.6), 3.2)
    face = join(oval(65.8, 52.4, 4.0, 4.4), oval(71.6, 53.2, 4.0, 4.4), oval(67.8, 58.6, 6.2, 4.6))
    s.fill(face, s.light)
    s.fill(cut(face, placed(face, 1.8, -1.4)), s.key)
    for x, y in ((65.6, 52.6), (71.0, 53.4)):
        s.fill(oval(x, y, 1.5, 1.9), s.ink)
        s.fill(oval(x - 0.5, y - 0.7, 0.6), "#ffffff")
    s.stroke([(63.6, 58.6), (67.4, 62.6, 71.8, 59.4)], s.ink, 0.9)


def _flat_roof(s: Impact) -> None:
    """Paint a roof by night: a black town, one hard fan of light from the sparks on sky and roof, the bottle's shadow."""
    s.fill(ALL, s.shade)
    s.fill(polygon((64, 122), (-9, 40), (-9, -9), (130, -9), (130, 66)), s.mid)
    s.fill(polygon((64, 122), (6, -9), (130, -9), (130, 10)), s.light)
    s.fill(svg("M-9 130 V96 H8 V84 H26 V104 H40 V130 Z M90 130 V92 H102 V74 H130 V130 Z"), s.shade)
    s.fill(box(-9, 126, 130, 180), s.shade)
    s.fill(polygon((-9, 130), (-9, 180), (130, 180), (130, 130), (80, 126), (52, 126)), s.mid)
    s.fill(polygon((64, 128), (16, 180), (122, 180)), s.key)


def _cracker(s: Impact) -> None:
    """Paint the rocket about its middle: a striped tube and a pointed hat, lit from the flame at its foot."""
    flame = svg("M-10 20 C-15 32 -8 40 -5 54 C-2 46 0 44 1 38 C4 46 5 52 10 60 C12 46 15 34 10 20 Z")
    s.inked([(flame, "#ff8a1e")], 2.0, (0.2, 0.4))
    s.fill(placed(flame, 0, 8, 0.62), "#fffdf0")
    tube = box(-13.5, -25, 13.5, 22, 1.5)
    nose = svg("M-17 -24 C-9 -31 -3 -40 0 -52 C3 -40 9 -31 17 -24 Z")
    s.inked([(tube, s.light), (nose, s.accent)], 2.6, (1.2, 1.2))
    with s.clipped(tube):
        for y in (-20, 2, 24):
            s.fill(polygon((-16, y + 6), (16, y - 5), (16, y + 5), (-16, y + 16)), s.accent)
        s.fill(box(5, -26, 16, 24), s.ink)
    s.fill(svg("M17 -24 C9 -31 3 -40 0 -52 L5 -24 Z"), s.ink)
    s.line(tube, s.ink, 1.2)


def rocket(s: Impact) -> None:
    """A firework rocket whizzes out of a bottle. Diagonal, low; light: its own sparks."""
    _flat_roof(s)
    s.fill(svg("M56 146 C70 138 96 146 130 166 V180 H54 Z"), s.ink)
    with s.moved(4.0, 0.0, 1.1, about=(60.0, 112.0), flip=True):
        clouds = [(34, 124, 11), (78, 120, 12), (90, 132, 10), (44, 112, 10), (62, 114, 12), (70, 132, 11)]
        mass = join(*(oval(*cloud) for cloud in clouds))
        s.inked([(mass, "#fffdf0")], 1.8, (-0.6, 1.0))
        s.fill(cut(mass, placed(mass, 2.0, -7.0)), s.mid)
        bottle = svg("M42 116 H54 V122 C54 127 61 129 61 137 V156 H35 V137 C35 129 42 127 42 122 Z")
        s.inked([(bottle, s.accent)], 1.8, (-0.6, 0.0))
        s.fill(cut(bottle, placed(bottle, 7.0, 0.0)), s.ink)
        s.inked([(box(40.0, 113, 56.0, 118.6, 1.5), s.accent)], 1.8, (0.3, 0.6))
        s.stroke([(49, 126), (67, 70)], s.ink, 5.0)
        s.stroke([(49, 126), (67, 70)], s.light, 2.2)
        with s.moved(66.6, 65.0, 0.93, turn=18.0):
            _cracker(s)


_ROOK: Final = svg(
    "M-11 0 L-9 -6 L-7 -40 H-11 V-56 H-6 V-50 H-2.500 V-56 H2.500 V-50 H6 V-56 H11 V-40 H7 L9 -6 L11 0 Z"
)


def _board_city(s: Impact) -> None:
    """Paint a chess board under a dark sky, the fire's path across it in two hard steps, and two rooks as black towers."""
    s.fill(ALL, s.shade)
    s.fill(polygon((-30, -9), (92, -9), (124, 104), (10, 104)), s.deep)
    s.fill(polygon((-9, -9), (66, -9), (108, 104), (28, 104)), s.mid)
    s.fill(box(-10, 103, 130, 175), s.key)
    rows = (103, 111, 122, 138, 162)
    for row, (top, bottom) in enumerate(pairwise(rows)):
        for column in range(-6, 7):
            if (row + column) % 2:
                wide0, wide1 = 14 + (top - 103) * 0.5, 14 + (bottom - 103) * 0.5
                corners = (
                    (70 + (column - 0.5) * wide0, top),
                    (70 + (column + 0.5) * wide0, top),
                    (70 + (column + 0.5) * wide1, bottom),
                    (70 + (column - 0.5) * wide1, bottom),
                )
                s.fill(polygon(*corners), s.deep)
    for x, foot, size in ((38, 114, 0.9), (111, 122, 1.3)):
        s.fill(
            join(
                placed(_ROOK, x, foot, size),
                polygon((x - 9, foot), (x + 9, foot), (x + 34, foot + 14), (x + 12, foot + 14)),
            ),
            s.ink,
        )


def _king(s: Impact, x: float, foot: float, size: float) -> None:
    """Paint a chess king: its side to the upper left lit, the rest violet and ink, its shadow on the board."""
    parts = (
        svg("M-12 0 V-6 C-6 -9 -5 -22 -5 -30 H5 C5 -22 6 -9 12 -6 V0 Z"),
        box(-8, -34, 8, -29, 2),
        svg("M-5 -33 C-9 -40 -10 -45 -9 -50 H9 C10 -45 9 -40 5 -33 Z"),
        svg("M-2 -50 V-54 H-6 V-58.500 H-2 V-63 H2 V-58.500 H6 V-54 H2 V-50 Z"),
    )
    piece = [placed(part, x, foot, size) for part in parts]
    s.fill(thrown(join(*piece), foot, -0.9, -0.42), s.ink)
    s.inked([(part, s.accent) for part in piece], 1.8, (0.8, 1.1))
    for part in piece:
        s.fill(cut(part, placed(part, -4.4, -1.0)), mix(s.accent, s.ink, 0.75))
        s.fill(cut(part, placed(part, 3.0, 0.6)), mix(s.accent, "#ffffff", 0.75))


def _falling_die(s: Impact) -> None:
    """Paint a die that falls from the upper left as a burning rock, its lowest corner at (70, 82)."""
    with s.moved(57, 50, turn=-24.0):
        for size, tone in ((1.0, "#ff7a18"), (0.66, "#fffbe0")):
            licks = ((-27, 6), (-25, -58), (-13, -40), (-4, -104), (6, -48), (17, -80), (27, 6))
            flame = polygon(*((x * size, y * size) for x, y in licks))
            s.inked([(flame, tone)], 1.7 if size == 1.0 else 0.0, (0.4, 0.6) if size == 1.0 else (0, 0))
    with s.moved(57, 51, 1.22, turn=-14.0):
        top = polygon((-24, -11, 3), (-2, -25, 3), (24, -14, 3), (3, 1, 3))
        left = polygon((-24, -11, 3), (3, 1, 3), (6, 29, 3), (-20, 15, 3))
        right = polygon((3, 1, 3), (24, -14, 3), (24, 12, 3), (6, 29, 3))
        s.inked([(join(top, left, right), s.ink)], 2.1, (0.9, 1.5))
        for face, tone in ((top, "#ffffff"), (left, s.key), (right, mix(s.accent, s.ink, 0.62))):
            s.fill(face, tone)
        for x, y in ((-11, -12.4), (0, -12.2), (11, -12.0), (-1, -19.5), (2, -5)):
            s.fill(oval(x, y, 3.0, 1.9), s.ink)
        for x, y in ((-16, -2), (-2.4, 20.5), (-9, 9)):
            s.fill(oval(x, y, 3.2, 3.9, -16), s.ink)
        for x, y in ((19, -6), (11, 17)):
            s.fill(oval(x, y, 2.5, 3.5, 16), s.key)


def grandmaster(s: Impact) -> None:
    """A die falls like a meteor on a board of chess and its king. Diagonal; light: the die's fire."""
    _board_city(s)
    _king(s, 79, 132, 0.72)
    _falling_die(s)


def _lawn_at_evening(s: Impact) -> None:
    """Paint a lawn at evening: one low line of the ground, a flat sky, and on the grass the shadow of what is above it."""
    s.fill(ALL, s.key)
    s.fill(polygon((-9, -9), (130, -9), (130, 34), (-9, 78)), s.mid)
    s.fill(polygon((-9, 118), (130, 112), (130, 180), (-9, 180)), s.deep)
    s.fill(polygon((-9, 118), (130, 112), (130, 115), (-9, 121)), s.light)
    s.fill(ribbon(((26, 132, 0.5), (48, 132, 5.0), (76, 138, 7.0), (130, 142, 9.0))), mix(s.ink, s.deep, 0.2))


_FROM_THE_SUN: Final = (-0.9, 0.35)
_BARE_SKIN: Final[Tones] = ("#fff0d0", "#f2805c", "#9c3428")


def _feathers(s: Impact, quills: Sequence[tuple[Point, Point, Point]], wide: float) -> None:
    """Paint the feathers of a wing far to near, black with the edge that the sun lights."""
    for start, bend, end in quills:
        middle = between(bend, end, 0.55)
        quill = ribbon(((*start, wide), (*bend, 1.1 * wide), (*middle, 0.9 * wide), (*end, 0.8)), 10)
        s.fill(quill, s.ink)
        s.rim([quill], "#ffe9a0", _FROM_THE_SUN, 1.5)


def _robber(s: Impact) -> None:
    """Paint a vulture that flies up to the left and pulls: both wings a black fan, the bare neck stretched to its beak."""
    horn: Tones = ("#fff8c8", "#ffc81a", "#a3620a")
    _feathers(
        s,
        (
            ((30, 78), (14, 82), (0, 90)),
            ((29, 74), (10, 70), (-6, 70)),
            ((29, 71), (13, 58), (0, 48)),
            ((31, 68), (22, 52), (14, 38)),
        ),
        5.6,
    )
    _feathers(
        s,
        (
            ((44, 74), (66, 54), (84, 46)),
            ((43, 71), (64, 44), (80, 31)),
            ((41, 69), (58, 36), (70, 17)),
            ((38, 68), (50, 30), (56, 7)),
            ((35, 68), (40, 34), (40, 8)),
        ),
        6.4,
    )
    _feathers(
        s, (((30, 90), (22, 104), (18, 116)), ((27, 88), (16, 100), (10, 112)), ((25, 86), (12, 94), (3, 104))), 4.4
    )
    coat = svg(
        "M22 98 C22 90 24 82 26 74 C26 62 32 52 38 48 C42 56 50 60 50 70 C54 82 46 96 34 98 C30 99 26 99 22 98 Z"
    )
    s.fill(coat, s.ink)
    s.rim([coat], s.accent, (0.1, 1.0), 2.4)
    ruff = svg("M37 90 L40 86 L36 82 L41 79 L38 73 L44 72 L44 65 L52 68 C56 76 52 88 44 94 L42 89 Z")
    neck = limb((46, 79, 5.6), (54, 77, 5.0), (60, 73, 5.4))
    head = oval(62.6, 71.0, 9.4, 7.8, 24)
    beak = svg(
        "M65 63.400 C75 63 82 69.600 82 79 C81.600 83 79.600 85.600 77 87.400 C76.600 82 73 79.600 66 79.400 C63 77 62 66 65 63.400 Z"
    )
    s.inked([(ruff, "#ffffff")], 1.4, (0.6, 1.0))
    s.fill(cut(ruff, placed(ruff, -4.0, -1.0)), s.mid)
    group(s, [(neck, _BARE_SKIN, 2.8), (beak, horn, 2.8), (head, _BARE_SKIN, 2.8)], _FROM_THE_SUN, 1.5, 1.8)
    s.stroke([(79, 79.0), (74, 75.6, 67.6, 75.4)], s.ink, 0.9)
    s.inked([(oval(63.0, 69.2, 3.3), "#ffffff")], 1.1, (0.0, 0.0))
    s.fill(oval(64.2, 69.8, 1.8), s.ink)
    s.stroke([(58.4, 64.4), (68.6, 66.8)], s.ink, 2.4)


_STRING: Final = ((71.0, 79.0), (79.0, 115.0))
"""The beak and the teeth that hold the ends of the string."""


def _chain_of_sausages(s: Impact) -> None:
    """Paint two and a half sausages on one string, taut from the beak down to the dog's teeth."""
    meat: Tones = ("#ffd28a", "#e8481c", "#7a1a10")
    knots = [between(*_STRING, share) for share in (0.08, 0.44, 0.8, 1.16)]
    s.stroke(knots, s.ink, 2.6)
    for here, after in pairwise(knots):
        start, middle, end = (between(here, after, share) for share in (0.3, 0.5, 0.7))
        link = limb((*start, 4.2), (*middle, 4.9), (*end, 4.2))
        group(s, [(link, meat, 2.9)], _FROM_THE_SUN, 1.5, 1.5)


_HOUND: Final = ("#fff2ac", "#d67c1e", "#6a3012")
_SNOUT: Final = (95.6, 117.0, 36.0)
"""Where a dog's head is, and how far it is thrown back."""


def _hound(s: Impact) -> None:
    """Paint what of a dog lies behind the sausages: its chest and a braced leg at the lower right, the lower jaw."""
    x, y, turn = _SNOUT
    modelled(s, limb((122, 164, 22.0), (103, 130, 12.0)), _HOUND, _FROM_THE_SUN, 6.0, 2.0, 1.6, 2.0)
    modelled(s, limb((98, 146, 6.6), (84, 147, 5.2), (70, 162, 5.0)), _HOUND, _FROM_THE_SUN, 2.6, 1.6, 1.5, 1.8)
    jaw = svg("M8 12 L-12 11 C-17 11 -19 8 -17 6 L6 2 Z")
    modelled(s, placed(jaw, x, y, 1.0, turn - 16), _HOUND, _FROM_THE_SUN, 1.6, 1.2, 1.4, 1.8)


def _head_of_a_hound(s: Impact) -> None:
    """Paint the head thrown back along the string, the long muzzle shut on a sausage, one ear flung behind."""
    x, y, turn = _SNOUT
    with s.moved(x, y, 0.94, turn=turn):
        head = svg(
            "M12 -11 C4 -13 -2 -10 -5 -6 L-16 -5.600 C-21 -5.400 -22.600 1 -19 3 L-4 4.600 C-1 8.600 6 11.600 12 10.600 C21 9 22 -8 12 -11 Z"
        )
        modelled(s, head, _HOUND, (-0.6, 0.8), 2.9, 1.8, 1.5, 1.8)
        s.inked([(oval(-19.4, -3.6, 3.8, 3.2), s.ink)], 0.8, (0, 0))
        s.fill(oval(-20.4, -4.6, 1.2, 0.8), "#ffffff")
        s.inked([(oval(2.0, -4.4, 3.5), "#ffffff")], 1.1, (0, 0))
        s.fill(oval(0.8, -5.0, 1.9), s.ink)
        s.stroke([(-2.6, -10.0), (5.4, -10.4)], s.ink, 2.2)
        ear = svg("M9 -10 C14 -16 24 -16 27 -10 C28 -2 22 4 16 3 C11 0 8 -5 9 -10 Z")
        modelled(s, ear, (_HOUND[1], _HOUND[2], s.ink), (-0.6, 0.8), 1.8, 1.2, 1.4, 1.8)


def vulture(s: Impact) -> None:
    """A vulture makes off with sausages that a dog won't let go. Over a lawn; light: the low sun from the left."""
    _lawn_at_evening(s)
    _hound(s)
    with s.moved(-5.0, -2.0):
        _robber(s)
    _chain_of_sausages(s)
    _head_of_a_hound(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-05": Picture(
        rocket,
        ((57.0, 54.0), (68.0, 100.0), (76.0, 132.0)),
        "whizzes out of a bottle",
        "flat roof by night",
        "its own sparks",
    ),
    "m1-06": Picture(
        grandmaster,
        ((60.0, 56.0), (81.0, 100.0), (82.0, 132.0)),
        "falls like a meteor on a king",
        "city of rooks",
        "burning die",
    ),
    "m1-07": Picture(
        spider_woman,
        ((70.0, 52.0), (52.0, 68.0), (84.0, 70.0), (41.0, 110.0)),
        "swings in with a banana",
        "lit window",
        "the room",
    ),
    "m1-08": Picture(
        vulture,
        ((58.0, 68.0), (72.0, 78.0), (76.0, 98.0), (94.0, 114.0)),
        "makes off with sausages",
        "lawn at evening",
        "low sun from the left",
    ),
}
