"""Pictures of the purple cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.forms import Tones, modelled, modelled_inside
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
)


def _orchard_at_dusk(s: Impact) -> None:
    """Paint an orchard at dusk from the height of the grass: a lit window far off at the left, trunks, fallen apples."""
    sky = [mix(s.deep, s.ink, 0.5), s.deep, mix(s.deep, s.mid, 0.6), s.mid, mix(s.mid, s.key, 0.6), s.key, s.light]
    s.steps(ALL, (70, 6), (62, 104), sky)
    s.dots(ALL, s.ink, (60, 50), (66, -6), 0.0, 0.6)
    for points in (((64, 62, 0.4), (84, 58, 2.4), (118, 60, 0.4)), ((-9, 54, 0.4), (8, 57, 1.8), (24, 55, 0.4))):
        s.fill(ribbon(points), s.deep)
    s.fill(svg("M-9 118 V100 C8 92 18 98 30 96 C46 94 60 102 80 96 L130 92 V118 Z"), mix(s.deep, s.ink, 0.3))
    cottage = svg("M26 112 V82 L20 82 L38 65 V56 H44 V60 L46 58 L70 82 H64 V112 Z")
    s.fill(cottage, s.ink)
    s.fill(box(38, 84, 52, 101), s.accent)
    for points in ([(45, 84), (45, 101)], [(38, 92.5), (52, 92.5)]):
        s.stroke(points, s.ink, 1.5)
    for data in (
        "M96 -4 C92 30 98 70 92 124 H112 C108 80 112 40 122 -4 Z",
        "M66 -4 C68 10 80 20 98 26 L98 34 C80 32 62 18 54 -4 Z",
    ):
        wood = svg(data)
        s.fill(wood, mix(s.ink, s.deep, 0.2))
        s.rim([wood], s.mid, (-1.0, 0.2), 1.6)
    for x, y, r in ((44, 8, 15), (62, 2, 13), (88, 6, 16), (112, 44, 13), (120, 30, 12)):
        s.fill(oval(x, y, r), mix(s.ink, s.deep, 0.35))
    for x, y in ((52, 20), (72, 14)):
        s.fill(oval(x, y, 3.8), "#7fae1a")
        s.fill(oval(x - 1.0, y + 0.6, 2.6), s.accent)
    s.fill(svg("M-4 116 C24 110 60 114 124 110 V172 H-4 Z"), mix(s.ink, s.deep, 0.8))
    s.fill(svg("M6 118 C30 113 56 114 78 116 L110 172 H-4 Z"), s.mid)
    s.fill(svg("M22 118 C36 115 50 115 60 117 L80 172 H18 Z"), s.light)
    lots = chance(41)
    for number in range(26):
        x, y = 34 + 3.6 * number * 0.96, 142 + 8 * next(lots)
        blade = ribbon(
            [(x, y + 10, 1.6), (x + 3 * (next(lots) - 0.5), y, 1.2), (x + 8 * (next(lots) - 0.5), y - 9, 0.2)]
        )
        s.fill(blade, s.ink if number % 3 else s.deep)


def _spines(s: Impact) -> None:
    """Paint the coat of spines about (78, 112) in three rows, far to near, light where they face the window."""
    for near, far, shift, width, share in (
        (21, 40, 0, 3.0, 0.0),
        (16, 34, 5, 3.2, 0.4),
        (10, 28, 2, 3.4, 0.7),
        (4, 22, 6, 3.4, 0.9),
        (0, 15, 2, 3.2, 1.0),
    ):
        for number in range(19):
            turn = 172 + 10.4 * number + shift
            base = around(78, 114, near, turn)
            tip = around(78, 114, far, turn + 6)
            base, tip = (base[0], 114 + (base[1] - 114) * 0.86), (tip[0], 114 + (tip[1] - 114) * 0.86)
            spine = ribbon([(*base, width), ((base[0] + tip[0]) / 2, (base[1] + tip[1]) / 2, width * 0.8), (*tip, 0.2)])
            facing = math.cos(math.radians(turn - 205))
            tone = s.light if facing > 0.5 - 0.2 * share else s.key if facing > -0.1 else s.mid
            s.inked([(spine, tone)], 1.2, (0.4, 0.5))


def _hedgehog(s: Impact) -> None:
    """Paint a hedgehog that trots to the left, its face in the light, an apple stuck on its back."""
    s.fill(svg("M44 137 C64 131 104 131 124 138 V146 C96 149 60 147 44 137 Z"), s.ink)
    for x, y in ((94, 134), (66, 135)):
        s.inked([(oval(x, y, 6.6, 4.4), s.mid)], 1.6, (0.3, 0.6))
    body = svg("M48 110 C56 96 100 92 112 112 C116 124 108 134 96 135 H62 C52 134 46 124 48 110 Z")
    s.inked([(body, s.mid)], 2.2, (0.6, 1.0))
    s.dots(body, s.ink, (70, 118), (100, 138), 0.0, 0.8, pitch=2.4)
    s.rim([body], s.light, (-0.8, 0.5), 2.0)
    _spines(s)
    face = svg(
        "M61 100 C52 100 46 105 41 112 C38 117 34 120 32 123 C31 127 34 129 38 128.500 C46 131 56 133 64 131 C70 124 70 106 61 100 Z"
    )
    s.inked([(face, s.light)], 2.2, (0.5, 1.0))
    with s.clipped(face):
        s.fill(cut(face, placed(face, -6, -5)), s.key)
        s.dots(face, s.mid, (56, 118), (66, 130), 0.0, 0.75, pitch=2.4)
        s.fill(cut(face, placed(face, 2.0, 1.2)), "#ffffff")
    ear = oval(61, 106, 5.0, 5.8, 20)
    s.inked([(ear, s.key)], 1.7, (0.4, 0.6))
    s.fill(oval(61.6, 107, 2.4, 3.2, 20), s.deep)
    s.inked([(oval(33.4, 124, 3.8, 3.3), s.ink)], 0.8, (0, 0))
    s.fill(oval(32.4, 122.6, 1.1), "#ffffff")
    s.fill(oval(49, 114, 3.1, 3.6), s.ink)
    s.fill(oval(48, 112.6, 1.2), "#ffffff")
    s.stroke([(38, 127.6), (43, 128.4, 47, 125.6)], s.ink, 1.4)
    s.fill(oval(52.4, 121.6, 3.0, 2.0), s.key)
    for x, y in ((50, 134), (80, 137)):
        foot = oval(x, y, 6.8, 4.2)
        s.inked([(foot, s.light)], 1.6, (0.3, 0.7))
        for dx in (-3.4, 0.0):
            s.stroke([(x + dx - 1, y + 0.6), (x + dx - 1.4, y + 3)], s.ink, 1.0)


def _pierced_apple(s: Impact) -> None:
    """Paint an apple, its stalk and a leaf, the light of the window on its left."""
    apple = svg(
        "M78 61 C72 56 60 58 59 70 C59 81 68 88 76 87 C79 86 81 86 83 87 C92 87 98 78 96 68 C94 58 84 57 78 61 Z"
    )
    s.inked([(apple, s.accent)], 2.4, (0.8, 1.1))
    with s.clipped(apple):
        s.fill(cut(apple, placed(apple, -7, -4)), "#7fae1a")
        s.dots(apple, "#5c8a12", (80, 74), (96, 84), 0.0, 0.7, pitch=2.4)
        s.fill(cut(apple, placed(apple, 2.6, 1.6)), "#f2ffae")
        s.fill(oval(78, 62, 6, 2.2), "#7fae1a")
    s.fill(oval(66, 68, 2.6, 4.4, 20), "#ffffff")
    for tone, wide in ((s.ink, 4.4), (s.mid, 1.6)):
        s.stroke([(78, 63), (79, 57, 83, 53)], tone, wide)
    leaf = svg("M81 56 C86 49 96 49 101 55 C95 60 87 60 81 56 Z")
    s.inked([(leaf, s.accent)], 1.7, (0.3, 0.6))
    s.stroke([(83, 56), (90, 54, 97, 55)], s.ink, 1.0)


def okoye(s: Impact) -> None:
    """A hedgehog trots home with an apple on its spines. In profile, low; light: a lit window across the orchard."""
    _orchard_at_dusk(s)
    with s.moved(3.0, -2.0, 0.97, about=(78.0, 136.0)):
        with s.moved(-6.0, 6.0):
            _pierced_apple(s)
        _hedgehog(s)


def _plain_in_the_rain(s: Impact) -> None:
    """Paint a plain in the rain: cloud with one gap that lights it from above, far hills, wet ground."""
    sky = [mix(s.deep, s.mid, 0.3), mix(s.deep, s.mid, 0.7), s.mid, mix(s.mid, s.key, 0.5), s.key, s.light]
    s.steps(ALL, (66, 10), (62, 124), sky)
    s.pool(62, 26, ((34, s.key), (24, s.light), (14, "#ffffff")), 0.7)
    s.puff(((10, 14, 22), (34, 4, 20), (28, 22, 12)), mix(s.deep, s.mid, 0.5), s.deep, 0.0, (0.7, 0.5))
    s.puff(((112, 16, 26), (92, 2, 20), (88, 20, 10)), mix(s.deep, s.mid, 0.5), s.deep, 0.0, (-0.7, 0.5))
    s.fill(svg("M-4 112 C16 100 28 108 44 104 C70 98 96 106 124 98 V130 H-4 Z"), s.mid)
    s.fill(box(-4, 122, 124, 172), s.deep)
    s.fill(oval(66, 138, 54, 8), s.key)
    lots = chance(12)
    for _ in range(46):
        x, y = 132 * next(lots) - 4, 20 + 116 * next(lots)
        long = 7 + 6 * next(lots)
        s.stroke([(x, y), (x - 0.3 * long, y + long)], "#ffffff", 1.7)


_EAR: Final = svg("M52 56 C42 42 22 40 13 52 C6 66 12 88 26 98 C34 102 42 98 46 90 L54 78 Z")
_COW: Final = svg(
    "M28 150 C24 108 30 62 50 46 C58 39 78 39 86 46 C106 62 110 108 106 150 H88 C90 128 86 112 80 104 H54 C47 112 44 128 46 150 Z"
)
"""An elephant from ahead without head and ears, open between the forelegs."""


def _calf(s: Impact) -> None:
    """Paint the calf between the forelegs of its mother, dry, with a leaf in its trunk."""
    toward = (-0.2, -1.0)
    hide: Tones = ("#ffffff", s.key, s.mid)
    for x in (59, 75):
        modelled(s, box(x - 5, 126, x + 5, 147, 2), hide, toward, 2.4, 0.0)
    modelled(s, oval(67, 126, 13, 13), hide, toward, 3.0, 1.4)
    for flip in (False, True):
        ear = placed(
            svg("M0 -4 C-6 -12 -17 -10 -19 -3 C-19 6 -13 12 -5 9 Z"), 60 if not flip else 74, 119, 0.84, 0, flip
        )
        modelled(s, ear, hide, toward, 2.4, 1.2)
    modelled(
        s, svg("M57 116 C57 105 77 105 77 116 C78 125 72 130 67 130 C62 130 56 125 57 116 Z"), hide, toward, 3.0, 1.4
    )
    for x in (62, 72):
        s.fill(oval(x, 118, 1.7, 2.2), s.ink)
    modelled(s, ribbon([(67, 124, 3.6), (67, 132, 3.0), (72, 138, 2.4), (79, 136, 1.8)], 10), hide, toward, 1.6, 0.8)
    leaf = svg("M78 137 C76 128 82 122 92 121 C92 130 88 137 78 137 Z")
    s.inked([(leaf, s.accent)], 1.4, (0.3, 0.5))
    s.stroke([(80, 135), (85, 129, 90, 123)], s.ink, 1.0)


def _cow_elephant(s: Impact) -> None:
    """Paint an elephant from ahead, her wet head and ears lit from above; her trunk lies over the calf."""
    toward = (0.0, -1.0)
    hide: Tones = ("#ffffff", s.mid, s.deep)
    hollow = svg("M44 150 C44 122 48 102 56 98 H78 C86 104 92 122 90 150 Z")
    s.inked([(join(_COW, hollow), s.ink)], 2.0, (0.0, 1.0))
    modelled_inside(s, _COW, hide, toward, 4.0, 2.4)
    s.dots(_COW, s.ink, (66, 100), (66, 150), 0.0, 0.6, pitch=2.4)
    s.fill(hollow, mix(s.ink, s.deep, 0.5))
    s.fill(both(hollow, oval(67, 148, 26, 8)), s.mid)
    for x in (36, 98):
        s.fill(both(_COW, oval(x, 149, 10, 3)), s.light)
    _calf(s)
    for flip in (False, True):
        ear = placed(_EAR, 134 if flip else 0, 0, flip=flip)
        modelled(s, ear, hide, (0.3 if not flip else -0.3, -0.95), 5.0, 2.8, 1.8, 2.2)
    skull = svg("M48 62 C46 46 56 38 67 38 C78 38 88 46 86 62 C86 74 81 84 77 90 L57 90 C53 84 48 74 48 62 Z")
    trunk = ribbon([(67, 76, 11.0), (67, 90, 9.0), (63, 101, 7.0), (54, 108, 5.6), (47, 117, 4.4), (48, 126, 3.4)], 14)
    for flip in (False, True):
        tusk = placed(svg("M54 86 C50 96 52 106 60 112 C58 104 60 96 63 90 Z"), 134 if flip else 0, 0, flip=flip)
        modelled(s, tusk, ("#ffffff", s.light, s.key), toward, 1.6, 0.0, 1.4)
    head = join(skull, trunk)
    modelled(s, head, hide, toward, 4.0, 2.8, 1.8, 2.2)
    with s.clipped(head):
        s.fill(svg("M54 44 C60 38 74 38 80 44 C78 52 74 56 67 57 C60 56 56 52 54 44 Z"), s.key)
        for y in (78, 84, 90, 96, 102):
            s.stroke([(58 - 0.2 * (y - 78), y), (66, y + 3.4, 78 - 0.3 * (y - 78), y - 1)], s.deep, 1.3)
    for x in (54.5, 79.5):
        s.inked([(oval(x, 66, 3.0, 2.6), "#ffffff")], 1.3, (0, 0))
        s.fill(oval(x, 66.4, 1.8), s.ink)
        s.stroke([(x - 4, 62), (x, 59.4, x + 4, 62)], s.ink, 1.6)


def she_hulk(s: Impact) -> None:
    """An elephant keeps her calf out of the rain. From ahead, low; light: a gap in the cloud above her."""
    _plain_in_the_rain(s)
    with s.moved(1.0, 2.0, 0.9, about=(67.0, 146.0)):
        _cow_elephant(s)
    for x, y in ((30, 54), (40, 52), (98, 52), (108, 57), (58, 46), (76, 46), (67, 43)):
        s.stroke([(x, y), (x - 2, y - 6)], "#ffffff", 1.5)
        s.stroke([(x + 2, y), (x + 5, y - 5)], "#ffffff", 1.5)


def _concert_stage(s: Impact) -> None:
    """Paint a stage with its curtain, in the light of the blow: pale about the instrument, dark at the edges."""
    s.fill(ALL, s.deep)
    s.pool(72, 88, ((76, mix(s.deep, s.mid, 0.6)), (62, s.mid), (50, mix(s.mid, s.key, 0.6)), (40, s.key)))
    for x in range(-6, 126, 13):
        s.fill(svg(f"M{x} -4 H{x + 5} C{x + 3} 40 {x + 6} 90 {x + 4} 130 H{x} Z"), s.deep, 0.5)
    s.halo(ALL, s.ink, 72, 88, 50, 104, 0.0, 0.8)
    s.fill(box(-4, 128, 124, 172), mix(s.ink, s.deep, 0.6))
    s.fill(oval(72, 138, 56, 9), s.mid)
    s.fill(oval(72, 137, 38, 5), s.light)


_LID: Final = svg("M34 88 L42 40 C62 36 80 44 92 58 C102 68 112 74 112 88 Z")
_CASE: Final = polygon((30, 88), (114, 88), (114, 104, 3), (36, 104, 2), (30, 100))
_CRACK: Final = svg("M-20 -20 H66 L70 44 L61 58 L76 68 L64 84 L77 97 L68 106 V170 H-20 Z")
"""The left of the crack in the piano."""


def _half_piano(s: Impact, left: bool) -> None:
    """Paint one half of a grand piano with its lid up, from the side: lid, strings, case, keys or tail, legs."""

    def half(path: skia.Path) -> skia.Path:
        return both(path, _CRACK) if left else cut(path, _CRACK)

    toward = (0.7, -0.7) if left else (-0.7, -0.7)
    black: Tones = (s.light, mix(s.ink, s.deep, 0.3), s.ink)
    legs = [polygon((x - 4, 102), (x + 4, 102), (x + 2, 130), (x - 2, 130)) for x in ((42, 60) if left else (84, 104))]
    for leg in legs:
        modelled(s, leg, black, toward, 2.0, 1.4, dotted=False)
        s.inked([(oval(leg.getBounds().centerX(), 131.5, 2.8), s.key)], 1.2, (0.2, 0.3))
    lid = half(_LID)
    s.inked([(lid, s.deep)], 1.8, (0.4, 1.0))
    inner = half(svg("M38 88 L45 44 C62 41 78 48 89 61 C98 70 106 76 107 88 Z"))
    s.fill(inner, s.mid)
    with s.clipped(inner):
        s.fill(svg("M30 90 L60 36 L74 40 L52 90 Z"), s.key)
        s.dots(inner, s.deep, (60, 60), (98, 90), 0.0, 0.7, pitch=2.4)
    s.rim([lid], "#ffffff", toward, 1.4)
    plate = half(box(34, 80, 110, 89))
    s.inked([(plate, s.light)], 1.2, (0, 0))
    for number in range(13):
        s.fill(
            both(
                plate,
                polygon((36 + 6 * number, 80), (37.4 + 6 * number, 80), (39 + 6 * number, 89), (37.6 + 6 * number, 89)),
            ),
            s.mid,
        )
    modelled(s, half(_CASE), black, toward, 3.0, 1.8, 1.6, 2.0, dotted=False)
    s.fill(half(polygon((42, 91), (112, 91), (112, 93.4), (42, 93.4))), s.key)
    if left:
        s.inked([(polygon((24, 92, 1), (44, 92), (44, 98), (24, 98, 1)), "#ffffff")], 1.5, (0.2, 0.6))
        for x in (28, 32, 36, 40):
            s.stroke([(x, 92), (x, 98)], s.ink, 1.1)
        s.fill(box(24, 95.6, 44, 98), s.key)


def _bursting_piano(s: Impact) -> None:
    """Paint the piano in two halves that fall apart before the flash of the blow, and four keys that fly."""
    s.fill(svg("M18 136 H58 L68 142 L80 136 H122 L116 144 H24 Z"), s.ink)
    s.flash(71, 76, 52, 13, s.accent, seed=4, hollow=0.42, squeeze=1.15)
    s.flash(71, 76, 36, 13, "#ffffff", seed=4, hollow=0.42, squeeze=1.2)
    with s.moved(-1.0, 1.0, 0.94, turn=8.0, about=(104.0, 132.0)):
        _half_piano(s, left=False)
    with s.moved(-1.0, 1.0, turn=-8.0, about=(44.0, 132.0)):
        _half_piano(s, left=True)
    for x, y, size, turn, dark in (
        (72, 48, 1.25, 22, False),
        (60, 28, 0.9, -34, True),
        (90, 50, 0.95, 58, False),
        (73, 122, 1.1, -62, False),
    ):
        key = placed(box(-2.8, -8, 2.8, 8, 0.8), x, y, size, turn)
        s.inked([(key, s.ink if dark else "#ffffff")], 1.5, (0.5, 0.8))
        s.fill(both(key, placed(box(-2.8, 4.4, 2.8, 8), x, y, size, turn)), s.key)


def carnage(s: Impact) -> None:
    """A grand piano splits in two on the stage. From the side; light: the flash in its crack."""
    _concert_stage(s)
    _bursting_piano(s)


def _hall_before_a_garden(s: Impact) -> None:
    """Paint a dark hall with its door open on a bright garden, and the day on the floor before it."""
    s.fill(ALL, mix(s.ink, s.deep, 0.75))
    s.dots(ALL, s.ink, (66, 84), (130, 30), 0.0, 0.7)
    s.dots(ALL, s.ink, (66, 84), (-6, 20), 0.0, 0.7)
    s.inked([(box(33, 12, 103, 130), s.mid)], 1.4, (0, 0))
    s.fill(box(97, 12, 103, 130), s.deep)
    door = box(40, 19, 96, 132)
    s.inked([(door, s.light)], 1.4, (0, 0))
    with s.clipped(door):
        s.steps(door, (68, 22), (68, 104), [s.key, mix(s.key, s.light, 0.5), s.light, "#ffffff"])
        s.fill(svg("M36 92 C46 82 54 90 62 86 C74 80 84 90 100 84 V134 H36 Z"), s.key)
        s.fill(svg("M36 108 C56 102 78 104 100 110 V134 H36 Z"), s.mid)
        s.pool(86, 50, ((15, "#ffffff"),))
    s.fill(box(-4, 130, 124, 172), mix(s.ink, s.deep, 0.45))
    s.fill(polygon((41, 131), (95, 131), (116, 172), (20, 172)), s.key)
    s.fill(polygon((56, 131), (80, 131), (90, 172), (46, 172)), s.mid)


def _stuck_dog(s: Impact) -> None:
    """Paint a dog from ahead in the door, dark against the day: paws on the sill, a patch on one eye, ears that fly."""
    toward = (0.3, -1.0)
    coat: Tones = ("#ffffff", s.deep, s.ink)
    white: Tones = ("#ffffff", s.light, s.key)
    modelled(s, ribbon(((82, 96, 4.0), (93, 88, 3.6), (92, 74, 2.8), (86, 67, 0.8)), 10), coat, toward, 2.0, 1.4)
    modelled(s, svg("M48 134 C44 112 50 96 68 94 C86 96 92 112 88 134 Z"), coat, toward, 5.0, 2.4)
    modelled(s, svg("M58 134 C54 116 60 104 68 104 C76 104 82 116 78 134 Z"), white, toward, 3.0, 0.0)
    for x in (56, 80):
        modelled(s, limb((x, 112, 6.4), (x, 128, 5.0), (x, 137, 5.0)), white, toward, 2.0, 1.0)
        modelled(s, oval(x, 139, 8.0, 5.2), white, toward, 2.0, 1.0)
        for step in (-2.6, 2.6):
            s.stroke([(x + step, 138), (x + step, 143)], s.ink, 1.2)
    for flip in (False, True):
        ear = placed(
            svg("M52 56 C42 50 36 56 36 68 C36 76 40 82 45 82 C50 76 54 70 56 64 Z"), 136 if flip else 0, 0, flip=flip
        )
        modelled(s, ear, coat, (0.2, -1.0), 3.0, 2.0, 1.6, 2.0)
    head = svg(
        "M50 70 C49 56 56 48 68 48 C80 48 87 56 86 70 C86 82 82 94 80 98 C76 106 60 106 56 98 C54 94 50 82 50 70 Z"
    )
    modelled(s, head, coat, toward, 4.0, 0.0, 1.8, 2.0)
    with s.clipped(head):
        s.fill(svg("M65 44 H71 C71 62 74 68 84 82 V112 H52 V82 C62 68 65 62 65 44 Z"), "#ffffff")
        s.fill(svg("M72 66 C74 74 80 80 84 86 V112 H70 V80 Z"), s.light)
        s.rim([head], "#ffffff", toward, 2.4)
    for x in (60, 76):
        s.inked([(oval(x, 70, 4.6, 5.0), "#ffffff")], 1.3, (0, 0))
        s.fill(oval(x + (1.4 if x > 68 else -1.4), 72.4, 2.4), s.ink)
        s.stroke([(x - 5, 63 + (x > 68) * -1.5), (x, 60.4), (x + 5, 63 - (x < 68) * 1.5)], s.key, 1.8)
    s.fill(svg("M61 80 C64 77 72 77 75 80 C74.500 85 71 87 68 87 C65 87 61.500 85 61 80 Z"), s.ink)
    s.fill(oval(66, 80.4, 2.2, 1.1), s.light)


def _bone_across(s: Impact) -> None:
    """Paint the bone in the dog's mouth, wider than the door: both its ends strike the frame."""
    for x, turn in ((35, 0), (101, 40)):
        s.flash(x, 96, 16, 9, s.accent, seed=6, hollow=0.5, turn=turn)
        s.flash(x, 96, 10, 9, "#ffffff", seed=6, hollow=0.5, turn=turn)
    knobs = [oval(x, 96 + y, 5.6) for x in (41.5, 94.5) for y in (-4.4, 4.4)]
    bone = join(box(42, 91.6, 94, 100.4, 2), *knobs)
    s.inked([(bone, "#ffffff")], 2.0, (0.2, 1.6))
    s.fill(cut(bone, placed(bone, -0.6, -2.6)), s.key)
    lip = svg(
        "M57 92 C62 89 66 90 68 92 C70 90 74 89 79 92 C80 97 77 99 74 98 C71 99 69 97 68 95 C67 97 65 99 62 98 C59 99 56 97 57 92 Z"
    )
    s.inked([(lip, s.light)], 1.5, (0.2, 0.6))
    s.stroke([(68, 87), (68, 93)], s.ink, 1.5)
    for x in (62, 65, 71, 74):
        s.fill(oval(x, 94.5, 0.7), s.ink)


def crossbones(s: Impact) -> None:
    """A dog comes in with a bone that is wider than the door. From the hall; light: the day in the door."""
    _hall_before_a_garden(s)
    _stuck_dog(s)
    _bone_across(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-25": Picture(
        she_hulk,
        ((66.0, 56.0), (62.0, 98.0), (67.0, 118.0), (86.0, 128.0)),
        "keeps her calf out of the rain",
        "plain in the rain",
        "gap in the cloud above",
    ),
    "m2-26": Picture(
        okoye,
        ((48.0, 114.0), (78.0, 72.0), (82.0, 102.0)),
        "carries an apple home on its spines",
        "orchard",
        "window across an orchard",
    ),
    "m2-27": Picture(
        crossbones,
        ((68.0, 72.0), (68.0, 96.0), (46.0, 96.0), (88.0, 96.0)),
        "sticks in the door with its bone",
        "hall before a garden",
        "day in a door",
    ),
    "m2-29": Picture(
        carnage,
        ((52.0, 60.0), (70.0, 80.0), (72.0, 48.0), (90.0, 94.0)),
        "splits and lets its keys fly",
        "concert stage",
        "flash in a crack",
    ),
}
