"""The picture of a purple card of level 1: Kraven."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, box, cut, join, mix, oval, placed, polygon, ribbon, svg

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
    "M41 84 C43 79 51 77 56 72 C59 63 68 55 79 53 C92 52 99 62 105 74 C111 84 119 86 128 86 V124 H56 C50 114 44 110 41 105 "
    "C38 99 38 89 41 84 Z"
)


def _tiger_that_swims(s: Impact) -> None:
    """Paint head and back of a tiger from the side, deep in the water; stripes run with the roundness of the skull."""
    shade = mix(s.deep, s.mid, 0.35)
    with s.clipped(box(-9, -9, 130, _WATER)):
        far = svg("M66 62 C63 54 66 47 71 47 C75 49 77 54 77 59 Z")
        s.inked([(far, shade)], 1.3, (0.8, 1.2))
        s.inked([(_SWIMMER, s.key)], 1.6, (1.4, 1.6))
        with s.clipped(_SWIMMER):
            nape = svg(
                "M84 52 C98 56 100 68 108 78 C114 86 121 88 130 88 V124 H74 C92 116 97 100 92 86 C89 76 86 64 84 52 Z"
            )
            s.fill(nape, s.mid)
            s.fill(svg("M102 70 C108 82 117 88 130 88 V124 H88 C101 112 107 92 102 70 Z"), shade)
            s.dots(nape, s.ink, (94, 74), (122, 104), 0.0, 0.75, pitch=2.4)
            s.fill(svg("M40 88 C46 85 56 88 61 95 C61 102 55 108 46 110 H38 Z"), "#ffffff")
            s.fill(svg("M56 75 C62 70 70 71 75 75 C69 75 62 76 58 79 Z"), "#ffffff")
            for data in (
                "M64 63 C69 64 72 67 72 72 C67 71 64 69 61.500 66.500 Z",
                "M71 56 C76 59 79 64 78 71 C74 67 71 63 68 59 Z",
                "M80 52 C85 57 88 64 86 72 C82 66 79 60 76 54 Z",
                "M98 62 C102 72 101 82 97 90 C94 80 94 70 93 58 Z",
                "M107 75 C109 84 107 93 102 100 C100 90 102 82 103 72 Z",
                "M116 83 C117 92 114 100 109 106 C108 96 110 90 111 80 Z",
            ):
                s.fill(svg(data), s.ink)
        ruff = polygon(
            (66, 88), (75, 85), (84, 80), (83, 87), (91, 87), (87, 94), (95, 97), (88, 101), (93, 107), (84, 108),
            (82, 116), (58, 116), (58, 100),
        )  # fmt: skip
        s.inked([(ruff, "#ffffff")], 1.2, (0.8, 1.0))
        s.fill(cut(ruff, placed(ruff, -4.0, -3.0)), s.key)
        s.fill(polygon((50, 99), (57, 92), (68, 87), (74, 92), (72, 116), (48, 116)), "#ffffff")
        for data in ("M76 89 L84 90 L79 95 Z", "M76 97 L87 100 L79 103 Z"):
            s.fill(svg(data), s.ink)
        s.rim([_SWIMMER], "#ffffff", _BY_MOONLIGHT, 2.4)
        with s.moved(4.0, 4.0, 0.78, about=(86.0, 60.0)):
            ear = svg("M76 64 C70 52 75 41 84 40 C93 41 97 52 93 64 C88 67 82 67 76 64 Z")
            s.inked([(ear, s.mid)], 1.6, (1.4, 1.6))
            s.fill(svg("M80.600 61 C77.600 53 79.400 46.400 84.400 45.400 C89.600 47 90.600 54 88.600 61 Z"), s.ink)
            s.rim([ear], "#ffffff", _BY_MOONLIGHT, 2.0)
        s.fill(svg("M56 80 C62 74.600 71 75.600 77 80.600 C70 85 61 85 56 80 Z"), s.ink)
        s.fill(svg("M59 80.400 C64 77 70 77.800 73.600 80.800 C69 83.400 63 83.400 59 80.400 Z"), s.accent)
        s.fill(oval(64.6, 80.3, 1.5, 2.4), s.ink)
        nose = svg("M41 84 C46 81 51 81.600 52.400 85.600 C50 90 45.600 92.600 41 92 C39.800 89 39.600 86 41 84 Z")
        s.inked([(nose, s.ink)], 0.9, (0.2, 0.4))
        s.fill(svg("M42 85 C45 82.800 49 83 50.600 85.400 C47.600 85 44.600 85 42 85 Z"), s.key)
        s.stroke([(42, 94), (48, 101, 60, 98)], s.ink, 1.6)
        for x, y in ((51.6, 91.4), (55.4, 93.4), (51.4, 95.4)):
            s.fill(oval(x, y, 0.9), s.ink)
    for left, right, at in ((58, 92, 110), (56, 100, 115), (66, 96, 120.4), (68, 92, 126)):
        s.fill(polygon((left, at), (right, at - 1), (right - 6, at + 2.4), (left + 8, at + 2.8)), "#ffffff")
    s.stroke([(34, 110), (40, 104.6, 50, 106), (84, 107, 122, 105)], "#ffffff", 2.0)
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
    s.fill(cut(frog, placed(frog, -3.0, -3.0)), mix(s.accent, s.ink, 0.35))
    s.rim([frog], mix(s.accent, "#ffffff", 0.6), _BY_MOONLIGHT, 1.3)
    s.stroke([(59, 117), (52, 109, 47, 116)], s.ink, 1.1)
    s.fill(oval(42.2, 102.2, 1.1), s.ink)


def _reed_before(s: Impact, x: float, top: float, lean: float, half: float) -> None:
    """Paint a broad reed in front that tapers to its tip, dark with an edge in the moon, one leaf bent off it."""
    blade = ribbon(
        ((x, 172, half), (x + 0.2 * lean, 120, half), (x + 0.5 * lean, 84, 0.6 * half), (x + lean, top, 0.3)), 16
    )
    leaf = ribbon(((x, 132, 0.8), (x - 4, 116, 0.6 * half), (x - 9, 108, 0.5 * half), (x - 15, 108, 0.2)), 12)
    s.inked([(join(blade, leaf), s.ink)], 0.8, (0.4, 0.2))
    s.rim([join(blade, leaf)], s.light, (-0.7, -0.7), 1.1)


def kraven(s: Impact) -> None:
    """A tiger swims after a frog on its leaf. From the water's level, between reeds; light: the moon on its brow."""
    _marsh(s)
    _tiger_that_swims(s)
    _frog_on_a_leaf(s)
    _reed_before(s, 110, 44, 7, 3.0)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-36": Picture(
        kraven,
        ((66.0, 80.0), (48.0, 88.0), (48.0, 108.0), (84.0, 52.0)),
        "swims after a frog",
        "marsh by night",
        "moon on a brow",
    ),
}
