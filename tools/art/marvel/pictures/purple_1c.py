"""The picture of a purple card of level 1: Kraven."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, box, cut, join, mix, oval, polygon, ribbon, svg

_MOON: Final = (52.0, 46.0)
_WATER: Final = 106.0
"""Where the water begins: below the tiger's lip."""
_BY_MOONLIGHT: Final = (-0.7, -0.7)


def _marsh(s: Impact) -> None:
    """Paint a marsh at night: a white moon, a far bank, reeds behind, and the moon's path on the water."""
    x, y = _MOON
    s.fill(ALL, mix(s.ink, s.deep, 0.75))
    s.pool(x, y, ((64, s.deep), (46, mix(s.deep, s.mid, 0.6))))
    s.fill(oval(x, y, 25), "#ffffff")
    s.fill(cut(oval(x, y, 25), oval(x - 3.4, y - 3.4, 24.4)), s.light)
    s.fill(
        svg("M-2 86 C10 78 22 82 34 78 C52 72 60 80 76 76 C92 71 106 78 122 72 V112 H-2 Z"), mix(s.ink, s.deep, 0.45)
    )
    for at, top, lean, half in ((30.0, 30.0, 5.0, 2.0), (112, 34, -6, 2.4)):
        reed = ribbon(((at, 112, half), (at + 0.3 * lean, 76, half), (at + lean, top, 0.5)))
        s.fill(reed, s.ink)
        s.rim([reed], s.mid, (1, -0.3), 0.9)
    s.fill(box(-2, _WATER - 2, 122, 172), mix(s.ink, s.deep, 0.6))
    for left, right, at in ((30, 86, 112), (34, 78, 119), (32, 74, 126), (40, 68, 133), (46, 62, 139)):
        s.fill(polygon((left, at), (right, at - 0.8), (right - 8, at + 2.2), (left + 6, at + 2.6)), s.key)


_SWIMMER: Final = svg(
    "M45 86 C46 80 54 77 60 72 C62 64 68 56 77 54 C90 52 98 62 104 74 C110 84 118 86 128 86 V124 H56 C50 112 46 108 44 103 "
    "C41 99 41 90 45 86 Z"
)


def _tiger_that_swims(s: Impact) -> None:
    """Paint head and back of a tiger from the side, deep in the water; stripes run with the roundness of the skull."""
    coat, shade = s.key, mix(s.deep, s.mid, 0.35)
    with s.clipped(box(-9, -9, 130, _WATER)):
        far = svg("M64 64 C60 54 62 46 67 45 C72 46 74 52 74 58 Z")
        s.inked([(far, shade)], 1.3, (0.8, 1.2))
        s.inked([(_SWIMMER, coat)], 1.5, (1.4, 1.6))
        with s.clipped(_SWIMMER):
            s.fill(
                svg(
                    "M78 54 C96 54 98 68 106 78 C112 86 120 88 130 88 V124 H74 C88 116 94 100 88 86 C84 76 80 66 78 54 Z"
                ),
                s.mid,
            )
            s.fill(svg("M100 70 C106 82 116 88 130 88 V124 H84 C98 112 104 92 100 70 Z"), shade)
            s.fill(svg("M62 90 C72 86 82 90 88 98 L82 98 L86 106 L76 103 L74 112 H52 C52 102 56 94 62 90 Z"), "#ffffff")
            s.fill(svg("M42 92 C48 88 56 90 60 96 C60 102 54 108 46 108 H40 Z"), "#ffffff")
            for data in (
                "M70 56 C74 60 76 64 75 69 C71 66 68 62 67 58 Z",
                "M78 53 C83 58 85 64 83 71 C79 66 77 60 75 54 Z",
                "M87 54 C92 62 93 69 90 77 C87 70 85 62 83 54 Z",
                "M97 63 C100 72 99 80 95 87 C93 79 93 70 93 58 Z",
                "M106 76 C107 84 105 92 100 98 C99 90 101 82 102 72 Z",
                "M115 84 C115 92 112 99 107 105 C107 96 109 90 110 80 Z",
                "M94 90 C91 96 86 100 80 101 C84 96 88 92 90 87 Z",
                "M98 102 C92 107 86 108 80 107 C86 103 92 101 96 98 Z",
                "M64 66 C66 69 67 72 66 75 C63 73 62 71 61 69 Z",
            ):
                s.fill(svg(data), s.ink)
        s.rim([_SWIMMER], "#ffffff", _BY_MOONLIGHT, 1.8)
        ear = svg("M78 62 C74 52 76 42 83 40 C91 42 95 51 92 61 C88 66 82 66 78 62 Z")
        s.inked([(ear, s.mid)], 1.4, (1.2, 1.4))
        s.rim([ear], "#ffffff", _BY_MOONLIGHT, 1.6)
        s.fill(svg("M81.600 60 C79.600 53 80.400 47 84 45.400 C88.600 48 89.600 54 87.600 59.600 Z"), s.ink)
        s.fill(svg("M58 79 C64 74.600 71 76 76 80.600 C70 84 62 84 58 79 Z"), s.ink)
        s.fill(
            svg("M60.600 79.800 C64.600 77.600 69 78.400 72 80.800 C68.400 82.600 63.600 82.600 60.600 79.800 Z"),
            s.accent,
        )
        s.fill(oval(64.8, 80.0, 1.3, 1.9), s.ink)
        nose = svg("M45 86 C49 83 52 83.600 53 87 C51 91 47 93 43 92.600 C42.400 89.600 43.400 87.400 45 86 Z")
        s.inked([(nose, s.ink)], 0.9, (0.2, 0.4))
        s.fill(
            svg("M45.400 86.600 C48 84.400 51 84.600 51.800 86.600 C49.600 86.200 47.600 86.400 45.400 86.600 Z"), s.key
        )
        s.stroke([(44, 94), (50, 100, 60, 98)], s.ink, 1.4)
        for x, y in ((52.0, 92.6), (55.4, 94.4), (51.6, 95.8)):
            s.fill(oval(x, y, 0.8), s.ink)
    s.stroke([(34, 110), (40, 104.6, 50, 106), (84, 107, 122, 105)], "#ffffff", 1.8)
    s.stroke([(30, 117), (42, 110, 60, 112), (90, 113, 122, 111)], s.key, 1.5)


def _frog_on_a_leaf(s: Impact) -> None:
    """Paint a frog that sits on a leaf before the tiger and looks at the moon, its back to the danger."""
    leaf = svg("M30 117 C36 112 60 112 66 117 C60 123 36 123 30 117 Z")
    s.inked([(leaf, mix(s.deep, s.mid, 0.5))], 1.2, (0.3, 0.9))
    s.rim([leaf], s.light, (-0.3, -1), 1.0)
    frog = join(
        svg("M37 107 C38 101 45 100 50 104 C56 107 59 112 58 117 H44 C39 116 36 112 37 107 Z"), oval(42.6, 102.4, 2.6)
    )
    s.inked([(frog, s.accent)], 1.3, (0.6, 0.9))
    s.rim([frog], mix(s.accent, "#ffffff", 0.6), _BY_MOONLIGHT, 1.3)
    s.stroke([(59, 117), (52, 109, 47, 116)], s.ink, 1.1)
    s.fill(oval(42.2, 102.2, 1.1), s.ink)


def _reed_before(s: Impact, x: float, top: float, lean: float, half: float) -> None:
    """Paint a broad reed in front, dark with an edge in the moon."""
    blade = ribbon(
        ((x, 172, half), (x + 0.2 * lean, 120, half), (x + 0.5 * lean, 84, half * 0.9), (x + lean, top, 0.4)), 16
    )
    s.inked([(blade, s.ink)], 0.8, (0.4, 0.2))
    s.rim([blade], s.light, (-1, -0.2), 0.9)


def kraven(s: Impact) -> None:
    """A tiger swims after a frog on its leaf. From the water's level, between reeds; light: the moon on its brow."""
    _marsh(s)
    _tiger_that_swims(s)
    _frog_on_a_leaf(s)
    _reed_before(s, 108, 50, 8, 3.0)
    _reed_before(s, 92, 96, -6, 2.2)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-36": Picture(
        kraven,
        ((66.0, 80.0), (48.0, 88.0), (48.0, 108.0), (84.0, 52.0)),
        "swims after a frog",
        "marsh by night",
        "moon on a brow",
    ),
}
