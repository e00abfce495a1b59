"""Pictures of the purple cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.eyes import bead, lit_rim
from tools.art.marvel.forms import Tones, group
from tools.art.marvel.impact import CREAM, Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    both,
    box,
    burst,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
    thrown,
)

_COAT: Final = (80.0, 120.0)
"""The middle of the hedgehog's coat of spines."""


def _spine(turn: float, near: float, far: float, width: float) -> skia.Path:
    """Return a spine of the coat between two radii, bent backwards."""
    return ribbon([(*around(*_COAT, near, turn), width), (*around(*_COAT, far, turn + 5), 0.2)])


_BODY: Final = svg(
    "M49 130 C46 108 60 92 80 92 C102 92 116 110 112 128 C110 134 104 136 96 136 H62 C54 136 50 134 49 130 Z"
)
_FACE: Final = svg(
    "M61 100 C52 100 46 105 41 112 C38 117 34 120 32 123 C31 127 34 129 38 128.500 C46 131 56 133 64 131 C70 124 70 106 61 100 Z"
)
_APPLE: Final = svg(
    "M78 61 C72 56 60 58 59 70 C59 81 68 88 76 87 C79 86 81 86 83 87 C92 87 98 78 96 68 C94 58 84 57 78 61 Z"
)
_HOME: Final = (-8.0, 10.0)
"""How far the apple is moved to lie on the spines."""


def _hedgehog(s: Impact) -> None:
    """Paint a hedgehog that trots to the left: its face in the light, its coat in three rows of spines with lit tips."""
    for x in (60.0, 72.0, 92.0, 104.0):
        s.inked([(limb((x + 2, 130, 4.0), (x, 137, 3.4), (x - 4, 138.4, 2.4)), s.mid)], 1.3, (0.2, 0.5))
    coat = join(_BODY, *(_spine(190 + 14.0 * number, 20, 44, 5.8) for number in range(14)))
    s.inked([(coat, s.deep)], 1.4, (0.3, 0.5))
    s.fill(both(_BODY, box(40, 126, 120, 140)), s.mid)
    for near, far, first, count in ((28.0, 42.0, 190.0, 14), (16.0, 30.0, 197.0, 12), (4.0, 18.0, 200.0, 8)):
        for number in range(count):
            turn = first + (14.0 if near > 20 else 15.6 if near > 10 else 20.0) * number
            s.inked([(_spine(turn, near, far, 3.0), s.deep)], 0.8, (0, 0))
            s.fill(_spine(turn, 0.4 * near + 0.6 * far, far, 1.7), s.light if turn < 275 else s.key)
    s.inked([(_FACE, s.light)], 1.8, (0.2, 0.6))
    with s.clipped(_FACE):
        s.fill(cut(_FACE, placed(_FACE, -9, -6)), s.mid)
        s.fill(cut(_FACE, placed(_FACE, 3.0, 1.6)), "#ffffff")
    ear = oval(61, 106, 5.0, 5.8, 20)
    s.inked([(ear, s.key)], 1.6, (0.3, 0.5))
    s.fill(oval(61.6, 107, 2.4, 3.2, 20), s.deep)
    s.inked([(oval(33.4, 124, 3.8, 3.3), s.ink)], 0.8, (0, 0))
    bead(s, 49, 114, 3.1)
    s.stroke([(38, 127.6), (43, 128.4, 47, 125.6)], s.ink, 1.0)


def _pierced_apple(s: Impact) -> None:
    """Paint an apple, its stalk and a leaf: lime in the light of the window, dark behind one hard edge."""
    s.inked([(_APPLE, s.accent)], 2.0, (0.6, 0.9))
    with s.clipped(_APPLE):
        s.fill(cut(_APPLE, placed(_APPLE, -11, -5)), "#4d7414")
        s.fill(cut(_APPLE, placed(_APPLE, 3.0, 1.8)), "#f6ffc8")
    s.stroke([(78, 63), (79, 57, 83, 53)], s.ink, 3.2)
    leaf = svg("M81 56 C86 49 96 49 101 55 C95 60 87 60 81 56 Z")
    s.inked([(leaf, s.accent)], 1.7, (0.3, 0.6))


def _lawn_by_night(s: Impact) -> None:
    """Paint a lawn by night: a house's wall with a lit window, the light of both panes, the hedgehog's shadow on it."""
    s.fill(ALL, s.deep)
    s.fill(polygon((-20, -30), (150, -30), (150, 60), (-20, 64)), s.mid)
    s.fill(box(38, -20, 92, 44), s.ink)
    for x in (42, 66.5):
        s.fill(box(x, -20, x + 21.5, 40), CREAM[1])
    s.fill(svg("M42 40 V12 C46 24 46 32 50 40 Z M88 40 V12 C84 24 84 32 80 40 Z"), CREAM[0])
    s.fill(box(34, 43, 96, 48), mix(s.key, s.mid, 0.5))
    s.fill(
        join(*(oval(x, 62, r, 9) for x, r in ((-12, 16), (14, 20), (34, 10), (98, 12), (122, 20), (146, 14)))), s.shade
    )
    left = polygon((42, 66), (62, 65.4), (62, 152), (-16, 152))
    right = polygon((68, 65.2), (88, 64.6), (138, 152), (72, 152))
    for slab in (left, right):
        s.fill(slab, CREAM[1])
    beast = join(_BODY, _FACE, oval(*_COAT, 40, 38), placed(_APPLE, *_HOME))
    s.fill(thrown(beast, 139, 0.7, -0.26), s.deep)


def okoye(s: Impact) -> None:
    """A hedgehog trots home with an apple on its spines. In profile, low; light: a window's on a lawn by night."""
    s.fill(ALL, s.mid)
    with s.moved(-2.0, -6.0, 0.92, about=(74.0, 136.0)):
        _lawn_by_night(s)
        _hedgehog(s)
        with s.moved(*_HOME):
            _pierced_apple(s)
        for turn in (236.0, 250.0, 264.0, 278.0):
            spine = _spine(turn, 27, 38, 2.4)
            s.inked([(spine, s.light)], 0.9, (0, 0))


_NOON: Final = (-0.35, -0.95)


def _plain_at_noon(s: Impact) -> None:
    """Paint a plain at noon: the sun, far hills and acacias in two flat tones, and the leaf's hard shadow on the ground."""
    s.fill(ALL, mix(s.key, s.light, 0.35))
    s.fill(oval(51, 22, 12), "#ffffff")
    s.fill(svg("M-4 112 C6 88 22 84 34 96 C44 104 60 100 124 100 V130 H-4 Z"), mix(s.key, s.mid, 0.35))
    for x, foot, size in ((10, 120, 1.0), (36, 118, 0.6)):
        tree = join(
            svg("M-1.600 0 L-0.800 -22 L-9 -34 L-6 -35 L0 -26 L7 -36 L10 -35 L2 -22 L2 0 Z"),
            oval(-4, -36, 15, 4.6),
            oval(8, -40, 13, 4.2),
        )
        s.fill(placed(tree, x, foot, size), mix(s.mid, s.deep, 0.45))
    s.fill(box(-4, 120, 124, 172), s.light)
    s.fill(oval(74, 141, 44, 9), s.deep)


def _mother_above(s: Impact) -> None:
    """Paint the cow as one dark mass from the upper right: body, legs, head, an ear, and the trunk that holds the leaf."""
    hide: Tones = (s.key, mix(s.deep, s.mid, 0.15), s.shade)
    body = svg("M80 44 C96 30 116 34 134 44 V180 H104 C104 160 104 140 100 128 C92 116 84 100 80 44 Z")
    s.fill(body, hide[2])
    s.rim([body], s.mid, _NOON, 2.0)
    trunk = ribbon(
        ((66, 62, 10.0), (56, 74, 8.2), (45, 80, 6.4), (38, 88, 5.2), (41, 97, 4.6), (50, 98, 3.6), (54, 93, 2.6)), 14
    )
    head = svg("M52 62 C50 46 60 35 74 35 C90 35 98 48 96 64 C94 78 84 86 73 84 C62 82 54 74 52 62 Z")
    whole = join(trunk, head)
    s.inked([(whole, hide[1])], 1.2, (0.0, 0.0))
    s.fill(cut(whole, placed(whole, -2.6, -6.6)), hide[2])
    s.rim([whole], s.mid, _NOON, 4.4)
    s.rim([whole], s.key, _NOON, 1.4)
    ear = svg("M80 44 C94 38 110 48 109 68 C108 84 100 94 91 92 C82 84 74 60 80 44 Z")
    s.inked([(ear, s.mid)], 1.5, (1.0, 1.2))
    s.fill(cut(ear, placed(ear, -5.0, -9.0)), s.deep)
    s.rim([ear], s.light, _NOON, 1.8)
    lit_rim(s, 64.2, 59.0, 3.0, s.light, _NOON)
    s.stroke([(59.6, 55.6), (64, 51.6, 69, 55)], s.mid, 1.4)


def _calf(s: Impact) -> None:
    """Paint a calf from the side, whole in the shade of the leaf, its trunk up to its mother."""
    far, near = mix(s.deep, s.mid, 0.5), s.mid
    for x in (66.0, 84.0):
        s.inked([(limb((x, 124, 5.0), (x, 140, 4.2)), far)], 1.2, (0.6, 0.4))
    body = svg("M56 110 C62 102 84 102 92 112 C95 120 94 128 90 132 C80 135 68 135 61 132 C56 126 54 116 56 110 Z")
    legs = join(limb((63, 128, 5.4), (63, 142, 4.6)), limb((87, 128, 5.6), (88, 142, 4.6)))
    trunk = join(
        ribbon(((51, 118, 4.6), (43, 122, 3.8), (38, 117, 3.0), (39, 108, 2.4)), 10), oval(39.2, 107.6, 2.6, 2.0)
    )
    head = svg("M47 108 C50 100 60 99 66 105 C70 112 67 122 60 125 C54 126 48 124 46 119 C44 116 44.600 112 47 108 Z")
    whole = join(body, legs, trunk, head)
    s.inked([(whole, near)], 1.5, (1.0, 1.0))
    s.fill(cut(whole, placed(whole, -1.6, -4.6)), far)
    s.rim([whole], s.key, _NOON, 1.4)
    ear = svg("M60 106 C67 101 76 105 75 114 C74.600 121 69 125 64 123 C60 118 58 111 60 106 Z")
    s.inked([(ear, s.key)], 1.2, (0.7, 0.9))
    s.fill(cut(ear, placed(ear, -1.6, -3.6)), s.mid)
    bead(s, 53.0, 112.4, 2.6, _NOON)
    s.stroke([(90, 112), (97, 118, 95, 126)], s.ink, 2.2)


def _leaf_for_a_parasol(s: Impact) -> None:
    """Paint the leaf that the trunk holds flat over the calf, bright above, dark below."""
    leaf = svg("M44 96 C50 86 70 80 90 86 C102 90 109 96 114 104 C100 102 88 104 76 104 C64 105 52 103 44 96 Z")
    s.inked([(leaf, s.accent)], 1.6, (0.6, 1.8))
    with s.clipped(leaf):
        s.fill(cut(leaf, placed(leaf, 0.0, -5.6)), "#5f8a12")
        s.stroke([(44, 96), (78, 88, 114, 104)], "#f6ffc0", 1.6)
    s.rim([leaf], "#f6ffd0", _NOON, 1.4)


def she_hulk(s: Impact) -> None:
    """A cow elephant holds a leaf between the sun and her calf. From its height; light: the sun at noon."""
    _plain_at_noon(s)
    _mother_above(s)
    _calf(s)
    _leaf_for_a_parasol(s)
    tip = limb((39.6, 90, 5.0), (41, 96, 4.6), (48, 98.4, 3.6))
    s.inked([(tip, mix(s.deep, s.ink, 0.45))], 1.2, (0.4, 0.8))
    s.rim([tip], s.mid, (-1.0, -0.2), 1.4)


_PLATES: Final = (
    (97.0, 89.0, 20.0, -22.0, 0.28),
    (71.0, 91.0, 17.0, -48.0, 0.4),
    (53.0, 111.0, 15.0, -78.0, 0.56),
)
"""The plates from the last to the first: their middles, half of their width, how far they turn, how round they look."""
_POT: Final = svg("M-8 -12 H8 C14 -5 15 8 9 13 H-9 C-15 8 -14 -5 -8 -12 Z")
_SPOUT: Final = svg("M-10 9 C-19 7 -17 -3 -24 -8 L-19.500 -11.600 C-12 -8 -13 -2 -9 0 Z")
_AT_POT: Final = (61.0, 58.0, 1.0, -64.0)
_TILT: Final = -22.0
_TRAY: Final = placed(oval(0, 0, 31, 7.4), 93.0, 104.0, turn=_TILT)
_SLEEVE: Final = limb((96, 150, 8.6), (101, 182, 14.0))
_RIGHT_OF_CRACK: Final = polygon((-1, -60), (3, -9), (-3, -5), (3, 0), (-3, 5), (2, 10), (0, 60), (60, 60), (60, -60))
_LEFT_OF_CRACK: Final = cut(box(-60, -60, 60, 60), _RIGHT_OF_CRACK)
"""What of the broken plate, about its middle, lies on either side of the crack."""


def _dining_hall(s: Impact) -> None:
    """Paint a wall in a lamp's light from the upper right, the shadow of tray, pot and plates on it, its dark panels."""
    dark = mix(s.deep, s.ink, 0.3)
    s.fill(ALL, s.mid)
    with s.moved(-13.0, 13.0):
        for path in (_TRAY, placed(join(_POT, _SPOUT), *_AT_POT), *(_plate(*plate)[1] for plate in _PLATES[:2])):
            s.fill(path, s.deep)
    s.fill(box(-9, 114, 130, 180), dark)
    s.fill(box(-9, 110, 130, 112), dark)


def _plate(x: float, y: float, wide: float, turn: float, flat: float) -> tuple[skia.Path, skia.Path]:
    """Return a plate seen a little from above: its rim, and rim and underside together."""
    rim, foot = oval(0, 0, wide, flat * wide), oval(0, 0.2 * wide, 0.6 * wide, flat * 0.6 * wide)
    return placed(rim, x, y, turn=turn), placed(join(rim, foot), x, y, turn=turn)


def _china(s: Impact, x: float, y: float, wide: float, turn: float, flat: float) -> None:
    """Paint a plate: the dark underside, the white rim, the near wall of the hollow in shade."""
    rim, whole = _plate(x, y, wide, turn, flat)
    s.inked([(whole, s.deep)], 1.7, (-0.3, 0.6))
    s.inked([(rim, "#ffffff")], 0.8, (0.0, 0.0))
    hollow = placed(oval(0, 0, 0.64 * wide, 0.62 * flat * wide), x, y, turn=turn)
    s.fill(cut(hollow, placed(hollow, -2.0, 2.4)), s.key)


def _spilling_pot(s: Impact) -> None:
    """Paint a pot that flies ahead of the plates, its tea in one ribbon that bends down and splashes."""
    spill = ribbon(((44, 72, 1.8), (39, 79, 2.8), (37, 92, 3.4), (37.4, 108, 3.4), (40, 124, 3.0), (44, 140, 2.4)), 16)
    splash = burst(44, 144, 12, 9, 3, 0.45)
    s.inked([(splash, s.accent), (spill, s.accent)], 1.6, (0.3, 0.4))
    s.fill(both(spill, placed(spill, 1.8, -0.6)), "#f4ffb0")
    handle = placed(svg("M9 -9 C24 -11 24 11 11 8"), *_AT_POT)
    s.line(handle, s.ink, 6.6)
    s.line(handle, s.light, 3.0)
    pot, spout = placed(_POT, *_AT_POT), placed(_SPOUT, *_AT_POT)
    s.inked([(spout, s.key), (pot, "#ffffff")], 1.8, (-0.5, 0.9))
    s.fill(cut(pot, placed(pot, 6.0, -5.0)), s.mid)
    mouth = placed(oval(0, -12.4, 8.0, 2.4), *_AT_POT)
    s.inked([(mouth, s.deep)], 1.2, (0, 0))


def _broken_plate(s: Impact) -> None:
    """Paint the plate that has gone first, in two halves that part, and two shards."""
    plate, hollow = oval(0, 0, 16, 12.5), oval(0, 0, 10, 7.4)
    for x, y, turn, part in ((69.0, 131.0, 16.0, _RIGHT_OF_CRACK), (60.0, 136.0, -40.0, _LEFT_OF_CRACK)):
        face = both(plate, part)
        with s.moved(x, y, 0.76, turn=turn):
            s.inked([(placed(face, 0.6, 2.0), s.deep), (face, "#ffffff")], 1.7, (0.3, 0.6))
            s.line(face, s.ink, 1.0)
            s.fill(both(cut(hollow, placed(hollow, 2.2, 1.6)), part), s.key)
    s.debris([(78, 142, 2.8, 20), (58, 126, 2.4, 60)], s.key, "#ffffff", 0.9)


def _tilted_tray(s: Impact) -> None:
    """Paint a waiter's arm from below, the palm flat under a tray that tilts to the left, the thumb before its edge."""
    toward = (0.6, -0.8)
    skin: Tones = ("#ffcf9c", "#a8643c", "#54263c")
    s.inked([(_SLEEVE, s.shade)], 1.2, (0.0, 0.0))
    s.rim([_SLEEVE], s.key, toward, 2.0)
    palm = svg("M77 117 C80 114 103 104 107 106 C110 112 106 121 102 127 L102 146 H89 V131 C84 129 77 123 77 117 Z")
    group(s, [(palm, skin, 2.9)], toward, 1.6, 1.6)
    for x, y in ((85.4, 120.4), (92.6, 117.6), (99.4, 114.6)):
        s.stroke([(x, y), (x + 2.2, y + 5.4)], s.ink, 1.2)
    s.inked([(limb((88, 144, 3.8), (103, 143, 3.8)), "#ffffff")], 1.6, (0.4, 0.6))
    s.inked([(placed(_TRAY, 0.0, 3.0), s.mid), (_TRAY, s.light)], 1.7, (-0.3, 0.6))
    s.fill(placed(oval(0, 0, 27, 5.4), 93.0, 104.0, turn=_TILT), s.deep)
    thumb = limb((100, 125, 3.6), (105, 115, 3.2), (104, 104, 2.6))
    group(s, [(thumb, skin, 2.0)], toward, 1.5, 1.6)


def carnage(s: Impact) -> None:
    """A waiter's tray tilts, pot and plates slide off and the first breaks. From the side; light: a lamp on the right."""
    _dining_hall(s)
    _tilted_tray(s)
    _china(s, *_PLATES[0])
    _china(s, *_PLATES[1])
    _spilling_pot(s)
    _china(s, *_PLATES[2])
    _broken_plate(s)


_FROM_THE_DOOR: Final = (-0.75, -0.66)


def _museum_by_night(s: Impact) -> None:
    """Paint a museum by night: a bright door at the left, its wedge on the wall and on the floor."""
    s.fill(ALL, s.deep)
    s.fill(polygon((20, 40), (130, 10), (130, 112), (20, 112)), s.mid)
    s.fill(polygon((-9, -9), (130, -9), (130, 10), (20, 40), (-9, 40)), s.shade)
    s.fill(box(-9, 112, 130, 180), s.deep)
    s.fill(box(-9, 36, 29, 114), s.ink)
    s.fill(box(-9, 40, 25, 114), CREAM[1])
    s.fill(polygon((-9, 112), (25, 112), (130, 118), (130, 180), (-9, 180)), CREAM[1])


_SKULL: Final = svg(
    "M36 74 C34 66 38 60 46 57 C54 54 60 53 64 47 C68 42 78 41 84 45 C98 42 112 46 128 48 V92 "
    "C116 90 108 88 102 84 C82 82 60 84 42 82 C38 81 36 78 36 74 Z"
)
_JAW: Final = svg(
    "M128 92 C116 92 110 88 103 85 C92 94 74 95 60 93 C52 92 48 95 50 99 C54 104 64 104 76 103 C94 102 108 100 128 106 Z"
)


def _skull(s: Impact) -> None:
    """Paint the skull of a tyrannosaur that opens its jaws to the left: two steps of light, one black eye that glows."""
    x, y = _FROM_THE_DOOR
    s.inked([(svg("M42 80 L104 84 L60 95 L52 94 Z"), s.shade)], 1.2, (0, 0))
    for at, long in ((56, 8), (66, 10), (76, 8)):
        s.inked([(polygon((at - 3.6, 97), (at + 0.6, 95 - long), (at + 4.4, 96)), "#ffffff")], 1.2, (0, 0))
    for at, long in ((43, 8), (53, 12), (64, 9), (75, 10), (86, 6)):
        s.inked([(polygon((at - 4.2, 80), (at + 4.2, 80), (at + 0.6, 83 + long)), "#ffffff")], 1.2, (0, 0))
    for form, reach in ((_JAW, 6.0), (_SKULL, 11.0)):
        s.inked([(form, "#ffffff")], 1.8, (0.8, 1.0))
        s.fill(cut(form, placed(form, reach * x, 0.8 * reach * y)), s.key)
        s.fill(cut(form, placed(form, 0.45 * reach * x, 0.4 * reach * y)), s.mid)
        s.line(form, s.ink, 1.2)
    s.fill(oval(43, 67, 3.4, 2.2, -30), s.mid)
    s.fill(svg("M52 70 C57 65 61 62 64 60 C65 65 64 70 61 74 C58 73 55 72 52 70 Z"), s.key)
    s.fill(svg("M66 60 C72 57 82 52 90 50 C92 62 87 73 79 74 C71 74 66 68 66 60 Z"), s.ink)
    s.fill(svg("M96 56 C104 54 114 58 117 66 C112 76 104 78 99 74 C95 68 94 62 96 56 Z"), s.mid)
    s.fill(oval(76.4, 64, 4.8), s.accent)
    s.fill(oval(75.2, 62.8, 2.0), "#ffffff")


def _thief(s: Impact) -> None:
    """Paint a small dog about the origin that runs to the left with a bone, lit from the door, and looks back."""
    far = join(
        limb((16, 2, 5.0), (25, 8, 3.4), (35, 8.6, 2.4)),
        limb((34, 9, 2.4), (38, 6, 1.8)),
        limb((-10, 3, 4.2), (-20, 11, 3.0), (-30, 10, 2.4)),
    )
    tail = ribbon(((19, -3, 3.2), (27, -9, 2.6), (29, -18, 1.0)))
    trunk = svg("M-16 -9 C-6 -12 10 -10 20 -6 C25 -3 25 7 19 9 C10 10 4 6 -4 8 C-12 9 -18 4 -16 -9 Z")
    near = (
        limb((15, 3, 6.4), (17, 12, 3.8), (27, 18, 2.6)),
        limb((27, 18, 2.6), (31, 14, 1.9)),
        limb((-11, 3, 5.2), (-16, 12, 3.2), (-25, 18, 2.4)),
    )
    head = join(limb((-10, -3, 7.0), (-20, -10, 6.4)), oval(-23, -12, 7.4), limb((-25, -11, 5.4), (-35, -9, 3.6)))
    body = join(tail, trunk, *near)
    s.inked([(far, s.deep), (body, s.mid), (head, s.mid)], 1.8, (0.4, 0.8))
    s.line(body, s.ink, 1.2)
    s.fill(body, s.mid)
    s.rim([body], s.key, (-0.3, -1.0), 2.6)
    s.fill(head, s.mid)
    s.fill(join(oval(-24, -12.4, 7.0), limb((-25, -11.6, 5.0), (-35, -10, 3.2))), s.key)
    ear = svg("M-19 -17 C-11 -26 -1 -25 5 -19 C-2 -13 -11 -10 -17 -12 Z")
    s.inked([(ear, s.deep)], 1.2, (0.2, 0.5))
    s.rim([ear], s.key, (-0.3, -1.0), 1.4)
    s.inked([(oval(-25.4, -14.4, 3.6), "#ffffff")], 1.0, (0, 0))
    s.fill(oval(-24.0, -15.0, 1.9), s.ink)
    bone = join(
        limb((-43, -3, 2.6), (-23, -2, 2.6)),
        *(oval(at[0], at[1], 3.8) for at in ((-44, -6.4), (-44.6, -0.4), (-21.6, -5), (-22, 1))),
    )
    s.inked([(bone, s.accent)], 1.6, (0.3, 0.6))
    s.fill(both(bone, placed(bone, 0.6, -3.4)), "#f4ffb0")
    lip = svg("M-38.6 -10 C-38 -14 -33 -14 -29 -16 L-24 -6.4 C-30 -5.400 -38 -5 -38.6 -10 Z")
    s.fill(lip, s.key)
    s.stroke([(-38, -8), (-32, -5.4, -25, -6.6)], s.ink, 1.2)
    s.fill(oval(-37.6, -12, 2.5, 2.1), s.ink)


def crossbones(s: Impact) -> None:
    """A dog runs off with a bone and the skeleton it belongs to snaps after it. Low; light: a door at the left."""
    _museum_by_night(s)
    _skull(s)
    with s.moved(80.0, 124.0, 0.86, turn=-3.0):
        s.fill(polygon((-22, 21), (30, 19), (50, 24), (4, 26)), s.mid)
        _thief(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-25": Picture(
        she_hulk,
        ((64.0, 58.0), (76.0, 94.0), (53.0, 112.0), (74.0, 122.0)),
        "keeps the sun off her calf",
        "plain at noon",
        "sun at noon",
    ),
    "m2-26": Picture(
        okoye,
        ((48.0, 114.0), (68.0, 76.0), (72.0, 86.0), (84.0, 108.0)),
        "carries an apple home on its spines",
        "lawn by night",
        "lit window of a house",
    ),
    "m2-27": Picture(
        crossbones,
        ((77.0, 62.0), (54.0, 84.0), (57.0, 112.0), (50.0, 118.0)),
        "runs off with a skeleton's bone",
        "museum by night",
        "open door at the left",
    ),
    "m2-29": Picture(
        carnage,
        ((61.0, 57.0), (53.0, 111.0), (72.0, 90.0), (86.0, 108.0)),
        "topples from a tray and breaks",
        "dining hall",
        "lamp on the right",
    ),
}
