"""The picture of a purple card of level 1: Kraven."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, around, both, box, cut, mix, outline, oval, placed, polygon, ribbon, svg

_MOON: Final = (35.0, 40.0)


_WATER: Final = 108.0
"""Where the water begins: across the tiger's upper lip."""


_BY_MOONLIGHT: Final = (-0.62, -0.78)


def _marsh(s: Impact) -> None:
    """Paint a marsh at night: a white moon at the left, a far bank, three reeds behind, water with the moon's path."""
    x, y = _MOON
    s.fill(ALL, mix(s.ink, s.deep, 0.75))
    s.pool(x, y, ((66, s.deep), (46, mix(s.deep, s.mid, 0.5)), (30, s.mid)))
    s.fill(oval(x, y, 19), "#ffffff")
    s.fill(cut(oval(x, y, 19), oval(x - 3, y - 3, 18.6)), s.light)
    for cx, cy, r in ((28.0, 34.0, 3.4), (41, 48, 4.4), (40, 31, 2.2), (29, 50, 2.0)):
        s.fill(oval(cx, cy, r), s.light)
        s.fill(cut(oval(cx, cy, r), oval(cx + 0.9, cy + 0.9, r)), s.key)
    s.fill(
        svg("M-2 84 C10 76 22 80 34 76 C52 70 60 78 76 74 C92 69 106 76 122 70 V112 H-2 Z"), mix(s.ink, s.deep, 0.45)
    )
    for at, top, lean, half in ((20.0, 40.0, 4.0, 2.4), (84, 20, -5, 2.2), (105, 34, 4, 2.6)):
        tone = mix(s.ink, s.deep, 0.25)
        s.fill(ribbon(((at, 112, half), (at + 0.3 * lean, 76, half), (at + lean, top, 0.5))), tone)
        s.rim([ribbon(((at, 112, half), (at + 0.3 * lean, 76, half), (at + lean, top, 0.5)))], s.mid, (-1, -0.3), 0.9)
    s.fill(box(-2, _WATER - 2, 122, 172), mix(s.ink, s.deep, 0.6))
    for left, right, at in ((14, 54, 110), (20, 46, 116), (8, 40, 122), (22, 44, 128)):
        s.fill(polygon((left, at), (right, at - 0.6), (right - 7, at + 1.8), (left + 5, at + 2.2)), s.key)


def _ear(s: Impact, flip: bool) -> None:
    with s.moved(flip=flip, about=(66.0, 0.0)):
        ear = svg("M40 68 C31 60 29 47 36 42 C44 38 54 44 57 54 Z")
        s.inked([(ear, s.mid)], 1.4, (1.2, 1.6) if not flip else (-1.2, 1.6))
        s.fill(both(ear, placed(oval(43.6, 53.6, 8, 8.6), 0, 0)), s.ink)
        s.fill(cut(ear, oval(46, 55.6, 12.4, 13)), s.light if not flip else mix(s.mid, s.key, 0.5))


def _half_a_tiger(s: Impact) -> None:
    """Paint what shows of a tiger in the water: ears, brow, eyes, nose; the stripes run to the nose."""
    coat, shade, pale = mix(s.key, s.mid, 0.15), mix(s.deep, s.mid, 0.45), "#ffffff"
    _ear(s, flip=False)
    _ear(s, flip=True)
    head = svg(
        "M66 46 C76 46 88 50 94 60 C100 66 102 76 103 84 C108 90 110 98 107 104 L102 116 H30 L25 104 C22 98 24 90 29 84 "
        "C30 76 32 66 38 60 C44 50 56 46 66 46 Z"
    )
    with s.clipped(box(-9, -9, 130, _WATER)):
        s.inked([(head, coat)], 1.4, (1.6, 1.8))
        with s.clipped(head):
            s.fill(
                svg(
                    "M66 46 C56 46 44 50 38 60 C32 66 30 76 29 84 C24 90 22 98 25 104 L30 118 H44 C36 104 38 92 46 84 C42 72 50 56 66 52 Z"
                ),
                s.light,
            )
            s.fill(
                svg(
                    "M76 47 C88 50 94 60 97 66 C101 72 102 78 103 84 C108 90 110 98 107 104 L102 118 H78 C92 108 94 96 88 86 C90 72 86 58 76 47 Z"
                ),
                shade,
            )
            s.dots(box(70, 44, 100, 110), shade, (72, 80), (92, 78), 0.0, 0.75, pitch=2.4)
            # pale fur about the eyes and on the cheeks
            for side, tone in ((-1, pale), (1, s.light)):
                s.fill(
                    placed(
                        svg("M-7 72 C-14 66 -26 66 -31 73 C-26 73 -24 75 -22 78 C-16 76 -10 76 -7 72 Z"),
                        66,
                        1.6,
                        1.0,
                        flip=side > 0,
                    ),
                    tone,
                )
                s.fill(
                    placed(
                        svg("M-24 92 C-32 92 -38 96 -40 104 L-36 118 H-16 C-20 110 -22 100 -24 92 Z"),
                        66,
                        0,
                        1.0,
                        flip=side > 0,
                    ),
                    tone if side < 0 else s.key,
                )
            # stripes: wedges that point at the nose
            for turn, near, far, half in (
                (-90.0, 33.0, 56.0, 4.2),
                (-104, 36, 58, 4.0),
                (-76, 36, 58, 4.0),
                (-118, 42, 62, 3.8),
                (-62, 42, 62, 3.8),
                (-133, 44, 62, 3.4),
                (-47, 44, 62, 3.4),
                (-172, 28, 46, 4.4),
                (-8, 28, 46, 4.4),
                (-160, 31, 46, 3.8),
                (-20, 31, 46, 3.8),
                (174, 27, 44, 4.0),
                (6, 27, 44, 4.0),
            ):
                a, b, c = (
                    around(66, 100, near, turn),
                    around(66, 100, far, turn - half),
                    around(66, 100, far, turn + half),
                )
                bow = around(66, 100, (near + far) / 2, turn + (1.4 if turn > -90 else -1.4))
                s.fill(outline(a, (*bow, *b), (*c,), (*bow, *a)), s.ink)
            # the bridge of the nose
            s.fill(svg("M58 70 C60 80 59 90 56 98 L76 98 C73 90 72 80 74 70 C70 66 62 66 58 70 Z"), coat)
            s.fill(
                svg("M58 70 C60 80 59 90 56 98 L63 98 C63.600 88 63 78 62.400 67.600 C60.600 68 59 69 58 70 Z"), s.light
            )
            s.fill(
                svg("M69 67.400 C71 80 71 90 70 98 H76 C73 90 72 80 74 70 C72.600 68.600 71 67.600 69 67.400 Z"), shade
            )
            for side in (-1, 1):
                muzzle = oval(66 + side * 10.6, 107, 13.6, 10.4, side * 8)
                s.fill(muzzle, pale if side < 0 else s.light)
                s.fill(cut(muzzle, placed(muzzle, -3.2, -3.0)), s.key if side > 0 else s.light)
                s.line(muzzle, s.ink, 1.1)
            s.fill(svg("M55.600 98 C60 94 72 94 76.400 98 L76 102 H56 Z"), s.ink)
        s.rim([head], "#ffffff", _BY_MOONLIGHT, 1.5)
        nose = svg("M55 97 C58.600 92.600 73.400 92.600 77 97 C77.600 101 71 106 66 109 C61 106 54.400 101 55 97 Z")
        s.inked([(nose, s.ink)], 1.0, (0.4, 0.6))
        s.fill(svg("M56.600 96.600 C60 94 72 94 75.400 96.600 C71 97.600 61 97.600 56.600 96.600 Z"), s.key)
        for side in (-1, 1):
            s.stroke([(66 + side * 7, 101), (66 + side * 3, 103)], s.mid, 1.3)
            # eyes under heavy brows
            with s.moved(flip=side > 0, about=(66.0, 0.0)):
                socket = svg(
                    "M36.600 75 C42 73.600 52 75.600 59.600 85 C56 89.600 47 90.400 42 86.400 C38.600 83.600 37 79 36.600 75 Z"
                )
                s.fill(socket, s.ink)
                eye = svg(
                    "M40 77.600 C46 77 53 80 57.600 85 C54 87.600 48 88 44 85.400 C41.600 83.600 40.400 80.600 40 77.600 Z"
                )
                s.fill(eye, s.accent)
                s.fill(both(eye, box(30, 70, 66, 80.6)), mix(s.accent, s.ink, 0.35))
                s.fill(oval(49.2, 82.6, 2.5, 4.0), s.ink)
                s.fill(oval(47.4, 81.4, 1.1), "#ffffff")
                s.fill(svg("M36 74 C43 71 53 74.600 60.600 84.600 L58.600 84 C52 78 44 75.600 36.600 76.600 Z"), s.ink)
            for dx, dy in ((9.0, 104.0), (13.6, 103), (11.6, 106.6)):
                s.fill(oval(66 + side * dx, dy, 0.75), s.ink)


def _mirrored(s: Impact) -> None:
    """Paint the water before the tiger: a lit edge at its lip, four bars of its reflection, rings."""
    x = 66.0
    s.fill(
        svg(
            f"M22 {_WATER + 1.6} C34 {_WATER - 2.4} 98 {_WATER - 2.4} 110 {_WATER + 1.6} C98 {_WATER + 4} 34 {_WATER + 4} 22 {_WATER + 1.6} Z"
        ),
        s.ink,
    )
    s.stroke([(20, _WATER + 1), (40, _WATER - 2.2, x, _WATER - 1.6), (92, _WATER - 2.2, 112, _WATER + 1)], s.light, 1.5)
    for half, at, high, tone in (
        (37.0, 114.0, 2.2, s.light),
        (30, 120.4, 3.2, s.key),
        (22, 127.6, 2.6, s.mid),
        (13, 134, 2.2, s.key),
    ):
        left, right = x - half, x + half
        s.fill(
            svg(
                f"M{left} {at + 0.6} C{x - 0.5 * half} {at - 1.6} {x - 0.2 * half} {at + 1.2} {x} {at} C{x + 0.3 * half} {at - 1.2} {x + 0.6 * half} {at + 1.4} {right} {at + 0.4} "
                f"C{x + 0.6 * half} {at + high + 1} {x + 0.3 * half} {at + high - 0.4} {x} {at + high} C{x - 0.3 * half} {at + high + 0.8} {x - 0.6 * half} {at + high - 0.6} {left} {at + 0.6} Z"
            ),
            tone,
        )
    for side in (-1, 1):  # the eyes again
        s.fill(
            polygon((x + side * 14, 120.4), (x + side * 22, 120.4), (x + side * 20, 122.4), (x + side * 15, 122.4)),
            s.accent,
        )


def _reed_before(s: Impact, x: float, top: float, lean: float, half: float) -> None:
    """Paint a broad reed in front, dark with an edge in the moon."""
    blade = ribbon(
        ((x, 172, half), (x + 0.2 * lean, 120, half), (x + 0.5 * lean, 84, half * 0.9), (x + lean, top, 0.4)), 16
    )
    s.inked([(blade, s.ink)], 0.8, (0.4, 0.2))
    s.fill(blade, mix(s.ink, s.deep, 0.55))
    s.rim([blade], s.mid, (-1, -0.2), 2.2)
    s.rim([blade], s.light, (-1, -0.2), 0.9)


def kraven(s: Impact) -> None:
    """A tiger waits in the water up to its lip. From the water's level, between reeds; light: the moon at the left."""
    _marsh(s)
    _half_a_tiger(s)
    _mirrored(s)
    _reed_before(s, 104, 26, 4, 3.0)
    _reed_before(s, 40, 50, -12, 2.6)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-36": Picture(
        kraven,
        ((66.0, 99.0), (49.0, 82.0), (83.0, 82.0)),
        "waits up to its lip in water",
        "marsh by night",
        "white moon at the left",
    ),
}
