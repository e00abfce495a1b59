"""Pictures of the purple cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.forms import Tones, gripping_fist, group, modelled
from tools.art.marvel.impact import CREAM, Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
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

_HOLE: Final = (73.0, 64.0)
_HULL: Final = svg("M35 46 L130 31 V140 H88 C84 112 58 92 35 46 Z")
"""The bow of a wreck that leans over the ice from the right, its stem at the left."""
_TORN: Final = polygon(
    (-15, -3), (-9, -9), (-2, -7), (4, -12), (8, -6), (15, -4), (12, 3), (13, 10), (2, 8), (-5, 11), (-8, 4)
)


def _ice_by_night(s: Impact) -> None:
    """Paint a strait in the last light: the sky in three bands, one hill of ice far off, the ice in shade."""
    s.fill(ALL, s.deep)
    s.fill(polygon((-4, 46), (124, 40), (124, 130), (-4, 130)), s.mid)
    s.fill(polygon((-4, 82), (124, 78), (124, 130), (-4, 130)), s.key)
    s.fill(polygon((14, 122), (34, 92), (42, 99), (50, 88), (78, 122)), s.light)
    s.fill(polygon((42, 99), (50, 88), (78, 122), (46, 122)), s.mid)
    s.fill(svg("M-4 117 L26 114 L60 118 L124 112 V172 H-4 Z"), s.deep)


def _wreck(s: Impact) -> None:
    """Paint the bow of a wreck in one black mass, its stem lit by the sky, and the lamp's light in the hole in its side."""
    s.fill(_HULL, s.ink)
    with s.clipped(_HULL):
        for down in (17.0, 31.0, 45.0, 59.0):
            s.stroke([(30, 46 + down), (70, 43 + down, 130, 31 + down)], s.shade, 1.6)
        s.fill(polygon((30, 45), (130, 29), (130, 35), (40, 51)), s.key)
    s.rim([_HULL], s.light, (-1.0, 0.6), 3.2)
    x, y = _HOLE
    hole = placed(_TORN, x, y, 1.3)
    s.fill(placed(_TORN, x, y, 1.54), s.shade)
    s.fill(hole, s.accent)
    with s.clipped(hole):
        s.fill(oval(x, y + 1, 10.0, 7.6), "#ffffff")
        for rib in (-9.0, 8.5):
            s.stroke([(x + rib - 2, y - 20), (x + rib + 3, y, x + rib - 1, y + 20)], s.ink, 3.0)


def _light_on_the_ice(s: Impact) -> None:
    """Paint what the lamp lights of the ice, in two hard steps."""
    s.fill(oval(62, 139, 64, 22), s.key)
    s.fill(oval(68, 137, 54, 16), mix(s.light, s.accent, 0.45))


_SEAL: Final = svg(
    "M38 131 C48 127 57 121 63 112 C67 105 66 97 69 90 C73 82 84 80 90 86 C95 87 100 90 101 94 C102 99 97 102 92 102 "
    "C91 111 97 120 97 130 C97 140 89 144 78 144 C62 146 46 144 38 131 Z"
)
"""A seal that lies on its belly, its neck raised and its head to the right."""
_TAIL: Final = svg("M44 138 C37 134 33 127 35 118 C40 120 43 124 45 128 C47 122 51 119 57 118 C57 126 53 134 48 138 Z")
_NEAR_FLIPPER: Final = svg("M74 125 C68 130 61 138 56 146 C64 150 77 148 85 139 C87 131 82 124 74 125 Z")
_FAR_FLIPPER: Final = svg("M93 128 C98 135 105 140 112 143 C107 149 95 148 88 142 Z")


def _seal_before_the_hole(s: Impact) -> None:
    """Paint a seal that looks up at the hole: lit over head, neck and back in three steps, its shadow long before it."""
    up = (0.1, -1.0)
    s.fill(svg("M38 138 C52 134 92 134 112 143 C100 156 66 172 44 182 L8 172 C18 160 28 148 38 138 Z"), s.deep)
    for form in (_FAR_FLIPPER, _TAIL, _SEAL, _NEAR_FLIPPER):
        s.inked([(form, mix(s.deep, s.ink, 0.3))], 1.8, (-0.5, 0.8))
    s.fill(cut(_SEAL, placed(_SEAL, 1.0, 15.0)), s.mid)
    s.fill(cut(_SEAL, placed(_SEAL, 0.5, 7.0)), s.key)
    for form in (_FAR_FLIPPER, _TAIL, _NEAR_FLIPPER):
        s.rim([form], s.key, up, 2.6)
    s.rim([_SEAL], mix(s.accent, "#ffffff", 0.35), up, 3.4)
    s.fill(oval(86, 92.6, 3.0, 3.5), s.ink)
    s.fill(oval(87, 91.2, 1.1), "#ffffff")
    s.fill(oval(99.6, 92.6, 2.4, 2.0, 20), s.ink)
    s.stroke([(99, 97.6), (94, 99.4, 90, 97.6)], s.ink, 0.8)
    for x, y in ((94.4, 95.0), (95.8, 97.0)):
        s.fill(oval(x - 2.0, y, 0.6), s.ink)


def hulk(s: Impact) -> None:
    """A seal raises its head before a wreck. From the ice; light: a lamp inside the wreck, through the hole in its side."""
    _ice_by_night(s)
    _wreck(s)
    _light_on_the_ice(s)
    with s.moved(-8.0, 2.0, 1.0, about=(74.0, 148.0)):
        _seal_before_the_hole(s)


def _sea_under_the_moon(s: Impact) -> None:
    """Paint a night sky in bands that lighten to the horizon, a low moon, the sea, and the moon's path in hard bars."""
    s.fill(ALL, s.deep)
    s.fill(polygon((-4, 50), (124, 34), (124, 130), (-4, 130)), s.mid)
    s.fill(polygon((-4, 70), (124, 62), (124, 130), (-4, 130)), s.key)
    s.fill(polygon((-4, 99), (124, 95), (124, 118), (-4, 118)), s.light)
    s.fill(polygon((-4, 116), (-4, 100), (22, 106), (34, 103), (50, 116)), s.mid)
    s.fill(oval(51, 84, 11), CREAM[1])
    s.fill(box(-4, 114, 124, 172), mix(s.ink, s.deep, 0.6))
    for y, left, right in ((115, 38, 68), (121, 28, 74), (128.6, 36, 70), (135.6, 28, 88), (142, 40, 80)):
        s.fill(polygon((left, y), (right, y), (right - 5, y + 3), (left + 6, y + 3)), CREAM[0])


_WHALE: Final = svg(
    "M132 30 C114 20 84 25 64 36 C50 43 39 50 37 57 C36 62 40 65 47 66 C62 68 75 75 81 88 C85 98 86 110 84 122 H132 Z"
)
"""A whale that has risen upright out of the sea and leans over to the left, its chin above whoever is below."""
_THROAT: Final = svg("M37.6 60 C54 58 74 60 88 70 C98 78 106 96 108 124 H70 L60 80 L36 70 Z")


def _whale(s: Impact) -> None:
    """Paint the whale as one dark arch from the right over the boat: chin and throat to the moon, its eye lime."""
    s.inked([(_WHALE, s.shade)], 1.8, (0, 0))
    with s.clipped(_WHALE):
        s.fill(_THROAT, s.deep)
        s.fill(cut(_WHALE, placed(_WHALE, 9.0, -7.0)), s.mid)
        s.fill(cut(_WHALE, placed(_WHALE, 3.4, -2.8)), "#ffffff")
        for reach in (7.0, 14.0, 21.0):
            x, y = 44 + 0.9 * reach, 66 - 0.2 * reach
            s.stroke([(x, y), (72 + reach, 66, 84 + reach, 92), (87 + reach, 106, 87 + reach, 124)], s.ink, 1.3)
        s.stroke([(36, 60), (56, 57, 76, 62), (88, 66, 94, 78)], s.ink, 2.6)
    s.rim([_WHALE], s.mid, (-0.4, -1.0), 1.6)
    s.inked([(oval(84, 59, 5.4, 4.6, 16), s.accent)], 1.6, (0, 0))
    s.fill(oval(82.2, 60.2, 2.5, 3.0), s.ink)
    s.fill(oval(81.4, 59.0, 1.0), "#ffffff")
    s.stroke([(76.6, 55.0), (83, 50.6, 91, 55.6)], s.key, 1.6)
    for x, y, r in ((39.6, 72, 1.3), (68, 79, 1.5), (72.6, 89, 1.2)):
        s.fill(oval(x, y, r, 2.0 * r), "#ffffff")


def _foam(s: Impact) -> None:
    """Paint the sea that the whale has broken: one white crest at its foot, its dark side to us."""
    crest = svg(
        "M72 122 C74 114 78 116 80 112 C84 108 86 114 90 110 C96 106 100 112 106 108 C114 104 118 110 130 106 V126 H72 Z"
    )
    s.inked([(crest, "#ffffff")], 1.4, (0, 0))
    s.fill(both(crest, placed(crest, 5.0, 6.0)), s.key)


def _boat(s: Impact) -> None:
    """Paint a small boat on the moon's path, black with a lit edge, and in it a man who looks the wrong way."""
    light = (-0.8, -0.6)
    coat: Tones = ("#ffffff", s.key, s.mid)
    skin: Tones = (CREAM[1], "#c07850", "#5a2440")
    brass: Tones = ("#ffffff", "#ffc830", "#b8500e")
    far = limb((58, 111, 2.6), (50.6, 112, 2.2), (47.4, 105.4, 1.8))
    group(s, [(far, coat, 1.2), (oval(47.2, 103.6, 2.0), skin, 1.0)], light, 1.3, 1.2)
    body = svg("M53.600 128 C52.600 117 53 110 57 107.400 C61 106 66 107.6 67.4 112 C68.4 117 68 124 67.6 128 Z")
    head = join(oval(58.8, 101.4, 4.6, 5.2, -8), svg("M55.6 100 L52.4 102.6 L55.4 104 Z"))
    cap = svg("M53.400 99.8 C54 92.600 64 92.600 64.4 100.6 L62 101.4 L51 101.4 L50.8 99.8 Z")
    group(s, [(body, coat, 3.4), (head, skin, 3.0), (cap, ("#ffffff", s.light, s.key), 2.4)], light, 1.4, 1.4)
    with s.moved(53.4, 102.6, turn=187.0):
        for start, end, half in ((0, 6, 1.6), (5, 13, 2.2), (12, 20, 2.9)):
            modelled(s, box(start, -half, end, half, 0.5), brass, (0.4, 1.0), 1.4, 0.8, 1.2, 1.0)
    near = limb((64.6, 111.4, 2.9), (57.4, 117.4, 2.5), (52.4, 106.6, 1.9))
    group(s, [(near, coat, 1.6), (oval(52.0, 104.4, 2.1), skin, 1.0)], light, 1.3, 1.2)
    hull = svg("M37 122 C50 126.600 66 126.600 84 119 C82 129 76 134.600 66 134.600 H52 C44 134.600 39 130 37 122 Z")
    s.inked([(hull, s.ink)], 1.4, (0, 0))
    s.rim([hull], s.light, light, 1.8)
    with s.clipped(hull):
        s.line(svg("M34 127.600 C50 132 68 131.600 88 123"), s.mid, 1.6)


def captain_marvel(s: Impact) -> None:
    """A whale leans over a captain, who looks for it the other way. On an open sea; light: a low moon."""
    _sea_under_the_moon(s)
    _whale(s)
    _foam(s)
    with s.moved(4.0, 5.0, 1.1, about=(60.0, 130.0)):
        _boat(s)


_IN_THE_SUN: Final = (-0.7, -0.7)
_FORE: Final = join(
    svg("M76 57 C66 55 56 55 48 58 C43 64 44 76 50 82 C56 86 62 88 70 88 L66 80 L72 74 L67 67 L74 62 Z"),
    svg("M46 76 C40 66 38 54 41 42 L54 38 C60 46 64 56 64 66 C58 76 52 80 46 76 Z"),
    svg(
        "M58 40 C53 32 43 32 39 38 L26 54 C23 59 26 66 32 67.600 C38 68.600 42 66 46 61.600 L55 54 C58 50 59.600 45 58 40 Z"
    ),
    svg("M43 40 C37 31 36 25 38.600 18 C45 23 49 31 49 38 Z"),
    svg("M51 39 C50 31 52 24 57 20 C60 26 59 34 57 41 Z"),
    polygon((46, 72), (58, 80), (52, 110, 2), (39, 107, 2)),
    polygon((60, 80), (71, 82), (71, 108, 2), (60, 107, 2)),
)
"""The front half of a donkey of paper, its head to the left."""
_SWING: Final = -19.0
"""How far the stick has turned the rear half, in degrees."""
_REAR: Final = join(
    svg(
        "M76 55 L74.500 62 L67.500 67 L72.500 74 L66.500 80 L70 88 C82 88 94 86 101 80 C105 72 104 60 98 56 C92 54 84 54 76 55 Z"
    ),
    ribbon(((97, 58, 2.6), (106, 57, 3.2), (111, 66, 3.6), (110, 80, 5.0), (111, 88, 2.0))),
    polygon((92, 78), (103, 72), (111, 104, 2), (98, 107, 2)),
    polygon((78, 82), (89, 80), (91, 106, 2), (79, 107, 2)),
)


def _halves(apart: float = 0.0) -> tuple[skia.Path, skia.Path]:
    """Return the two halves of the donkey as the stick has turned them about its back."""
    back = (74.0, 54.0)
    fore = placed(placed(_FORE, -back[0], -back[1]), back[0] - 1.0, back[1], 1.0, 9.0 + apart)
    rear = placed(placed(_REAR, -back[0], -back[1]), back[0] + 1.0, back[1], 1.0, _SWING - apart)
    return fore, rear


def _sunlit_wall(s: Impact) -> None:
    """Paint a white-washed wall below the shade of its eaves, beside it a street that ends in the low sun."""
    s.fill(ALL, s.key)
    with s.clipped(box(-9, -9, 34, 140)):
        s.fill(ALL, mix(s.mid, s.key, 0.3))
        s.fill(oval(18, 88, 15), CREAM[1])
        s.fill(
            polygon(
                (-9, 98), (8, 98), (8, 92), (16, 92), (16, 104), (28, 104), (28, 96), (40, 96), (40, 140), (-9, 140)
            ),
            mix(s.mid, s.deep, 0.5),
        )
    s.fill(polygon((39, -9), (130, -9), (130, 66), (39, 40)), s.mid)
    s.fill(polygon((39, -9), (130, -9), (130, 20), (39, 8)), s.deep)
    s.fill(polygon((34, -9), (39, -9), (39, 140), (34, 132)), s.light)
    s.fill(box(-4, 131, 124, 172), s.shade)


def _donkey_of_paper(s: Impact) -> None:
    """Paint both halves of the donkey, white with bands of lime, black where the sun does not reach, and the rent dark."""
    fore, rear = _halves()
    bands = (
        (
            rear,
            _SWING,
            ((83, 50, 92, 90), (70, 96, 94, 112), (94, 94, 116, 112), (104, 76, 118, 84)),
            s.key,
            s.mid,
            s.deep,
        ),
        (
            fore,
            9.0,
            ((57, 50, 65, 84), (34, 94, 56, 112), (56, 95, 76, 112), (20, 53, 39, 72), (34, 12, 62, 31)),
            "#ffffff",
            s.accent,
            s.key,
        ),
    )
    for half, turn, stripes, paper, band, shade in bands:
        s.inked([(half, paper)], 2.0, (1.0, 1.2))
        with s.clipped(half):
            with s.moved(about=(74, 54), turn=turn):
                for stripe in stripes:
                    s.fill(box(*stripe), band)
            s.fill(cut(half, placed(half, -3.4, -2.8)), shade)
    with s.moved(about=(74, 54), turn=9.0):
        s.fill(oval(44.6, 46, 2.3, 2.8), s.ink)
        s.fill(oval(43.9, 45, 0.8), "#ffffff")
        s.fill(oval(31, 57, 1.5, 1.1), s.ink)
        s.stroke([(29.6, 63), (34, 64, 39, 61)], s.ink, 0.9)


def _sweet(s: Impact, x: float, y: float, size: float, turn: float, tone: Color) -> None:
    """Paint a sweet in twisted paper."""
    with s.moved(x, y, size, turn):
        ends = [polygon((0, 0), (side * 8.4, -4), (side * 7.0, 0), (side * 8.4, 4)) for side in (-1, 1)]
        s.inked([*((end, tone) for end in ends), (oval(0, 0, 4.4, 3.8), tone)], 1.2 / size, (0.6, 1.0))
        s.fill(oval(-1.2, -1.2, 1.6, 1.0, -30), "#ffffff")


_STICK: Final = polygon((128, 178), (138, 170), (80, 91, 3.4), (71, 98, 3.4))


def drax(s: Impact) -> None:
    """A stick breaks a donkey of paper in two, and sweets pour out. Before a white wall; light: a low sun, the shadow on the wall."""
    string = box(73.2, -30, 74.8, 55)
    _sunlit_wall(s)
    with s.moved(-8.0, 6.0, 0.86, about=(74.0, 54.0)):
        with s.clipped(box(40, 30, 150, 150)):
            s.fill(placed(join(*_halves()), 14.0, 14.0), s.deep)
        s.fill(string, s.ink)
        s.flash(76, 76, 34, 11, "#ffffff", seed=6, hollow=0.5)
        _donkey_of_paper(s)
    s.fill(placed(_STICK, 3.0, 8.0), s.deep)
    s.inked([(_STICK, "#e0a060")], 2.0, (0.6, 1.2))
    s.fill(cut(_STICK, placed(_STICK, 2.4, -3.2)), "#8a4a30")
    s.rim([_STICK], "#fff0c8", (0.5, -0.9), 1.6)
    skin: Tones = ("#ffe4c4", "#b4704a", "#4a2440")
    gripping_fist(s, 109.0, 139.0, -126.0, skin, (s.key, s.shade, s.ink), _IN_THE_SUN, 0.8)
    for x, y, size, turn, tone in (
        (62, 92, 0.8, 60, s.accent),
        (56, 104, 1.0, -40, "#ffc83a"),
        (66, 113, 1.15, 20, s.accent),
        (48, 122, 1.3, -50, s.accent),
        (70, 134, 1.5, -14, "#ffc83a"),
    ):
        _sweet(s, x, y, size, turn, tone)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-17": Picture(
        hulk,
        ((73.0, 62.0), (71.8, 104.0), (62.0, 126.0), (84.0, 84.0)),
        "raises its head before a wreck",
        "frozen strait",
        "lamp inside a wreck",
    ),
    "m3-18": Picture(
        drax,
        ((42.0, 51.0), (66.0, 72.0), (75.0, 88.0), (66.0, 112.0)),
        "breaks a donkey of paper",
        "white wall on a feast day",
        "low sun on a wall",
    ),
    "m3-19": Picture(
        captain_marvel,
        ((84.0, 59.0), (64.0, 104.0), (64.0, 132.0), (52.0, 66.0)),
        "leans over a captain",
        "open sea",
        "low moon",
    ),
}
