"""Pictures of the last four yellow cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

import skia

from tools.art.marvel.eyes import wide_eye
from tools.art.marvel.forms import Tones, group, modelled, reaching_hand
from tools.art.marvel.impact import Impact
from tools.art.marvel.materials import glassy
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    between,
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
    """A monkey swings into the light with a banana; a hand reaches for it. On a stage; light: a spot from the upper right."""
    _stage_in_the_spot(s)
    hand = join(placed(reaching_hand(), 50, 132, 0.9, 6), limb((50, 138, 5.4), (46, 172, 7.4)))
    s.inked([(hand, s.ink)], 1.2, (0, 0))
    s.rim([hand], s.key, _SPOT, 2.0)
    for tone, wide in ((s.ink, 5.0), ("#ffffff", 2.0)):
        s.stroke([(43, -4), (72, 40)], tone, wide)
    _monkey(s)


_SPOT: Final = (0.75, -0.65)


def _stage_in_the_spot(s: Impact) -> None:
    """Paint the back wall of a stage, the spot on it, the curtain at the left with one broad hem."""
    s.fill(ALL, s.key)
    s.fill(oval(80, 72, 47), s.light)
    s.fill(box(-9, 136, 130, 180), s.mid)
    s.fill(oval(76, 143.6, 25, 4.6), s.shade)
    s.fill(svg("M-9 -9 H66 C62 30 60 66 48 88 C40 102 34 116 34 180 H-9 Z"), s.shade)
    s.fill(
        svg("M56 -9 H66 C62 30 60 66 48 88 C40 102 34 116 34 180 H27 C27 116 32 100 40 86 C52 64 54 30 56 -9 Z"),
        s.accent,
    )
    s.fill(svg("M10 -9 H36 C36 30 32 60 20 86 C12 100 8 120 8 180 H-2 C-2 120 2 90 6 70 C10 44 10 20 10 -9 Z"), s.deep)


def _monkey(s: Impact) -> None:
    """Paint a monkey that hangs by its left hand at (72, 40), its arm in the line of the rope, and holds out a banana."""
    tail = ribbon([(99, 88, 2.8), (110, 97, 2.6), (110, 113, 2.4), (99, 119, 2.2), (94, 111, 1.6)])
    legs = (
        join(
            taper((94, 87), 6.4, (84, 106), 4.6),
            taper((84, 106), 4.4, (88, 122), 3.2),
            oval(84.4, 123.4, 5.8, 3.2, -14),
        ),
        join(
            taper((92, 86), 6.8, (74, 98), 4.8), taper((74, 98), 4.6, (72, 114), 3.2), oval(68.4, 115.4, 5.8, 3.2, -14)
        ),
    )
    hanging = join(taper((85, 61), 5.4, (72, 40), 3.8), oval(71.4, 39, 4.8))
    trunk = join(taper((83, 65), 9.4, (94, 85), 9.0))
    holding = join(taper((80, 66), 5.2, (66, 82), 4.0), taper((66, 82), 3.9, (52, 75), 3.4), oval(50, 74, 4.8))
    banana = placed(
        svg(
            "M50 52 L53.400 51 C53 54 53.600 56 54 58 C57 70 54 82 44 88 L41 86 C46 78 46 68 47.600 60 C48 57 49.600 55 50 52 Z"
        ),
        -7.2,
        -11.0,
        1.15,
    )
    fur, lit = s.shade, mix(s.deep, s.mid, 0.45)

    def furry(part: skia.Path, reach: float) -> None:
        """Paint a part, dark but for one plane that faces the spot."""
        s.inked([(part, fur)], 1.4, (-0.8, 1.0))
        s.fill(cut(part, placed(part, -0.75 * reach, 0.65 * reach)), lit)

    for part, reach in ((tail, 1.6), (legs[0], 3.2), (hanging, 2.8), (trunk, 5.6), (legs[1], 3.4)):
        furry(part, reach)
    s.inked([(banana, s.key)], 1.8, (0.0, 0.6))
    s.fill(cut(banana, placed(banana, 3.4, -1.0)), s.mid)
    s.rim([banana], s.light, _SPOT, 1.6)
    furry(holding, 2.6)
    for y in (71.2, 74.2, 77.0):
        s.stroke([(46.0, y), (50.4, y + 0.8)], s.ink, 0.9)
    for x in (68.8, 71.6, 74.4):
        s.stroke([(x, 34.8), (x - 0.4, 38.6)], s.ink, 0.9)
    furry(oval(80.0, 58.4, 4.6), 1.8)
    furry(oval(68.4, 60, 11.4, 10.8), 4.6)
    face = join(oval(62.6, 57.6, 4.6, 5.0), oval(68.4, 57.4, 4.6, 5.0), oval(63.0, 64.6, 6.8, 5.0, -6))
    s.inked([(face, s.light)], 0.9, (0, 0))
    s.fill(cut(face, placed(face, 2.4, -1.8)), s.mid)
    for x in (61.8, 67.4):
        s.fill(oval(x, 58.4, 1.3, 1.7), s.ink)
    s.stroke([(59.4, 66.6), (63, 66.8), (66.4, 65.8)], s.ink, 1.1)


def _flat_roof(s: Impact) -> None:
    """Paint a flat roof at evening: the low sun behind a town in two flat tones and a black one, the bottle's shadow."""
    s.fill(ALL, mix(s.mid, s.key, 0.45))
    s.fill(svg("M-9 44 C30 40 90 34 130 16 V180 H-9 Z"), s.key)
    s.fill(oval(98, 86, 24), "#ffffff")
    s.fill(
        svg("M-9 130 V70 H6 V58 H14 V50 H20 V58 H30 V78 H46 V66 H60 V84 H76 V96 H90 V104 H108 V92 H130 V130 Z"), s.mid
    )
    s.fill(svg("M-9 130 V96 H8 V84 H26 V104 H44 V112 H84 V106 H104 V98 H130 V130 Z"), mix(s.deep, s.mid, 0.25))
    s.fill(box(-9, 122, 130, 180), s.ink)
    s.fill(polygon((-9, 130), (-9, 180), (130, 180), (130, 126)), s.light)
    s.fill(polygon((-9, 130), (-9, 133), (130, 129), (130, 126)), "#ffffff")


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
        s.fill(box(5, -26, 16, 24), s.shade)
    s.fill(svg("M17 -24 C9 -31 3 -40 0 -52 L5 -24 Z"), s.shade)
    s.line(tube, s.ink, 1.2)


def rocket(s: Impact) -> None:
    """A firework rocket whizzes out of a bottle. Diagonal, low; light: the low sun behind a town."""
    _flat_roof(s)
    s.fill(svg("M84 146 C66 138 36 146 -9 166 V180 H88 Z"), s.ink)
    with s.moved(4.0, 0.0, 1.1, about=(60.0, 112.0), flip=True):
        clouds = [(34, 124, 11), (78, 120, 12), (90, 132, 10), (44, 112, 10), (62, 114, 12), (70, 132, 11)]
        mass = join(*(oval(*cloud) for cloud in clouds))
        s.inked([(mass, "#fffdf0")], 1.8, (-0.6, 1.0))
        s.fill(cut(mass, placed(mass, 2.0, -7.0)), s.mid)
        bottle = svg("M42 116 H54 V122 C54 127 61 129 61 137 V156 H35 V137 C35 129 42 127 42 122 Z")
        s.inked([(bottle, s.accent)], 1.8, (-0.6, 0.0))
        s.fill(cut(bottle, placed(bottle, 7.0, 0.0)), s.shade)
        glassy(s, bottle, (1.0, -0.3), "#cdb8ff", 2.0, 2.0)
        s.inked([(box(40.0, 113, 56.0, 118.6, 1.5), s.accent)], 1.8, (0.3, 0.6))
        s.stroke([(49, 126), (67, 70)], s.ink, 5.0)
        s.stroke([(49, 126), (67, 70)], s.light, 2.2)
        with s.moved(66.6, 65.0, 0.93, turn=18.0):
            _cracker(s)


_ROOK: Final = svg(
    "M-11 0 L-9 -6 L-7 -40 H-11 V-56 H-6 V-50 H-2.500 V-56 H2.500 V-50 H6 V-56 H11 V-40 H7 L9 -6 L11 0 Z"
)


def _board_city(s: Impact) -> None:
    """Paint a chess board under a sky that the fire lights: rows of rooks in two flat tones, and two as dark towers."""
    s.fill(ALL, s.mid)
    for towers, tone in (
        (((28, 96, 0.9), (60, 96, 1.0), (96, 96, 0.8)), mix(s.mid, s.deep, 0.45)),
        (((44, 104, 0.8), (78, 104, 0.7)), s.deep),
    ):
        for x, foot, size in towers:
            s.fill(placed(_ROOK, x, foot, size), tone)
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
        s.fill(polygon((x - 9, foot), (x + 9, foot), (x + 34, foot + 14), (x + 12, foot + 14)), s.ink)
        rook = placed(_ROOK, x, foot, size)
        s.inked([(rook, s.shade)], 1.2, (0.0, 0.0))
        s.rim([rook], s.key, (66 - x, -60.0), 2.0)


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


_SUN: Final = (64.0, 122.0)
"""Where the sun goes down, between dog and bird."""


def _lawn_at_evening(s: Impact) -> None:
    """Paint a lawn at evening: half of the sun on the horizon, its path on the grass between two long shadows."""
    x, y = _SUN
    s.fill(ALL, mix(s.mid, s.key, 0.3))
    s.fill(svg("M-9 44 C30 34 90 36 130 30 V180 H-9 Z"), s.key)
    s.fill(svg("M-9 92 L16 82 L34 90 L58 78 L92 92 L114 84 L130 90 V120 H-9 Z"), mix(s.mid, s.key, 0.3))
    s.fill(oval(x, y, 30), "#fffdf0")
    s.fill(box(-9, y, 130, 180), s.deep)
    s.fill(polygon((x - 30, y), (x + 30, y), (120, 176), (10, 176)), s.mid)
    for shadow in (
        polygon((82, y + 3), (108, y + 3), (150, 176), (96, 176)),
        polygon((20, y + 16), (46, y + 22), (36, 180), (-30, 180)),
    ):
        s.fill(shadow, s.ink)


_BIRD_SUN: Final = (0.8, 0.6)
_DOG_SUN: Final = (-0.95, 0.3)
_BARE_SKIN: Final[Tones] = ("#fff0d0", "#e8684c", "#7a2030")


def _feathers(s: Impact, quills: Sequence[tuple[Point, Point, Point]], wide: float) -> None:
    """Paint feathers far to near, each dark with the edge that the sun lights."""
    plumage = s.shade
    for start, bend, end in quills:
        middle = between(bend, end, 0.6)
        quill = ribbon(((*start, 0.8 * wide), (*bend, wide), (*middle, 0.9 * wide), (*end, 0.6)), 12)
        s.inked([(quill, plumage)], 1.0, (0.0, 0.0))
        s.rim([quill], s.light, _BIRD_SUN, 1.3)


def _robber(s: Impact) -> None:
    """Paint a vulture that braces its feet and leans back: a wing up in five long feathers, the bare neck stretched."""
    horn: Tones = ("#fffdf0", "#e89a10", "#7a3a10")
    plumage, dark = s.shade, mix(s.accent, s.ink, 0.72)
    for knee, foot in (((36, 110), (46, 124)), ((28, 114), (38, 130))):
        shank = join(
            limb((*knee, 3.4), (*foot, 2.2)),
            *(
                limb((*foot, 2.0), (foot[0] + dx, foot[1] + dy, 1.3))
                for dx, dy in ((9.0, -0.6), (8.0, 3.6), (-4.0, 3.0))
            ),
        )
        modelled(s, shank, horn, _BIRD_SUN, 1.6, 1.0, 1.3, 0.6)
    body = svg("M50 60 C44 52 30 54 22 64 C10 80 2 104 2 132 L16 124 C34 122 50 110 53 94 C55 84 54 70 50 60 Z")
    s.inked([(body, dark)], 1.4, (-0.4, 0.0))
    s.fill(cut(body, placed(body, -6.0, -5.0)), plumage)
    s.rim([body], s.light, _BIRD_SUN, 1.8)
    _feathers(
        s,
        (
            ((46, 58), (68, 50), (94, 50)),
            ((47, 54), (68, 38), (92, 30)),
            ((48, 52), (64, 28), (82, 13)),
            ((46, 50), (56, 24), (68, 4)),
            ((44, 50), (49, 24), (55, -4)),
        ),
        4.4,
    )
    arm = svg("M18 100 C12 76 14 44 40 38 C50 36 58 42 58 50 C58 58 50 60 46 66 C42 76 36 90 18 100 Z")
    s.inked([(arm, plumage)], 1.4, (-0.4, 0.0))
    s.rim([arm], s.light, _BIRD_SUN, 1.8)
    for data in ("M22 92 C30 86 38 74 40 66", "M20 82 C26 78 34 68 37 60"):
        s.line(svg(data), s.ink, 1.4)
    with s.moved(2.0, -8.0):
        _bare_head(s)


def _bare_head(s: Impact) -> None:
    """Paint ruff, bare neck and head of the vulture, its hooked beak shut on the string."""
    horn: Tones = ("#fffdf0", "#e89a10", "#7a3a10")
    ruff = svg("M38 88 L42 84 L37 80 L42 76 L38 70 L45 69 L46 62 L53 66 C58 74 55 86 47 93 L44 90 Z")
    neck = limb((48, 78, 5.4), (54, 75, 4.8), (58, 70, 5.2))
    head = oval(60.0, 67.0, 9.0, 7.4, 28)
    beak = svg(
        "M62 60 C71 60 78 66 78.600 75 C78.600 79 76.600 82 74 84 C73.600 79 70.600 76.600 63 76 C60 74 59.600 63 62 60 Z"
    )
    s.inked([(ruff, "#fff6dc")], 1.5, (-0.4, 0.8))
    s.fill(cut(ruff, placed(ruff, 4.0, 3.0)), s.mid)
    group(s, [(neck, _BARE_SKIN, 2.6), (beak, horn, 2.6), (head, _BARE_SKIN, 2.8)], _BIRD_SUN, 1.5, 0.8)
    s.stroke([(75.6, 75.6), (71, 72.4, 64.6, 72.4)], s.ink, 1.3)
    wide_eye(s, 62.4, 65.6, 3.1, (0.25, 0.4), pupil=0.5)
    s.stroke([(57.4, 59.8), (66.8, 62.4)], s.ink, 2.2)


_STRING: Final = ((71.0, 67.0), (81.0, 102.0))
"""The beak and the teeth that hold the ends of the string."""


def _chain_of_sausages(s: Impact) -> None:
    """Paint two and a half sausages on one string, taut from the beak down to the dog's teeth."""
    meat: Tones = ("#ffd28a", "#d83a1c", "#6a1414")
    knots = [between(*_STRING, share) for share in (0.05, 0.4, 0.75, 1.1)]
    s.stroke(knots, s.ink, 2.6)
    for here, after in pairwise(knots):
        start, middle, end = (between(here, after, share) for share in (0.32, 0.5, 0.68))
        link = limb((*start, 4.3), (*middle, 5.0), (*end, 4.3))
        group(s, [(link, meat, 2.9)], (-0.4, 0.9), 1.5, 0.8)


_HOUND: Final = ("#fffdf0", "#d88430", "#7a3418")
_SNOUT: Final = (93.0, 114.0, 48.0)
"""Where a dog's head is, and how far it is thrown back."""


def _hound(s: Impact) -> None:
    """Paint what of a dog lies behind the sausages: shoulder and two braced forelegs, the collar, the lower jaw."""
    x, y, turn = _SNOUT
    for start, elbow, paw in (((110, 124), (98, 132), (92, 137)), ((112, 128), (94, 135), (84, 141))):
        leg = join(limb((*start, 8.0), (*elbow, 4.6), (*paw, 3.6)), oval(paw[0] - 3, paw[1] + 1.0, 5.4, 3.2))
        modelled(s, leg, _HOUND, _DOG_SUN, 2.4, 1.6, 1.4, 0.6)
    modelled(s, limb((128, 134, 17.0), (106, 126, 9.0)), _HOUND, _DOG_SUN, 5.0, 2.0, 1.6, 1.0)
    for tone, wide in ((s.ink, 6.6), (s.accent, 3.8)):
        s.stroke([(94, 128), (100, 122, 112, 114)], tone, wide)
    jaw = svg("M8 12 L-12 10 C-17 10 -19 7 -17 5 L6 2 Z")
    modelled(s, placed(jaw, x, y, 1.0, turn - 6), _HOUND, _DOG_SUN, 1.6, 1.2, 1.4, 0.8)


def _head_of_a_hound(s: Impact) -> None:
    """Paint the head thrown back along the string, the long muzzle shut on a sausage, one ear flung behind."""
    x, y, turn = _SNOUT
    with s.moved(x, y, 1.08, turn=turn):
        head = svg(
            "M12 -11 C4 -13 -2 -10 -5 -6 L-16 -5.600 C-21 -5.400 -22.600 1 -19 3 L-4 4.600 C-1 8.600 6 11.600 12 10.600 C21 9 22 -8 12 -11 Z"
        )
        modelled(s, head, _HOUND, (-0.4, 0.9), 2.9, 1.8, 1.5, 0.8)
        s.inked([(oval(-19.4, -3.6, 3.8, 3.2), s.ink)], 0.8, (0, 0))
        s.fill(svg("M-2 -4 C0 -7 5 -7 7 -4.600 C5 -2.600 0 -2 -2 -4 Z"), "#fffdf0")
        s.fill(oval(1.6, -4.6, 1.7), s.ink)
        s.stroke([(-3, -6.6), (2, -9, 8, -6)], s.ink, 1.8)
        ear = svg("M6 -9 C4 -16 9 -25 17 -28 C22 -22 22 -10 17 -3 C12 -2 7 -5 6 -9 Z")
        modelled(s, ear, (_HOUND[0], _HOUND[2], s.ink), (-0.4, 0.9), 1.8, 1.4, 1.4, 0.8)


def vulture(s: Impact) -> None:
    """A vulture makes off with sausages that a dog won't let go. On a lawn; light: the sun that sets between them."""
    _lawn_at_evening(s)
    with s.moved(about=(67.0, 0.0), flip=True):
        _hound(s)
        with s.moved(-2.0, -3.0):
            _robber(s)
        _chain_of_sausages(s)
        _head_of_a_hound(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-05": Picture(
        rocket,
        ((57.0, 54.0), (68.0, 100.0), (76.0, 132.0)),
        "whizzes out of a bottle",
        "flat roof",
        "low sun behind a town",
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
        ((68.0, 60.0), (49.0, 72.0), (86.0, 72.0), (54.0, 120.0)),
        "swings in with a banana",
        "stage",
        "spot",
    ),
    "m1-08": Picture(
        vulture,
        ((74.0, 58.0), (60.0, 72.0), (56.0, 88.0), (42.0, 106.0)),
        "makes off with sausages",
        "lawn at evening",
        "sun that sets",
    ),
}
