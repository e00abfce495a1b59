"""The picture of a purple card of level 1: Kraven."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, box, cut, mix, oval, placed, polygon, ribbon, svg

_MOON: Final = (66.0, 62.0)
_WATER: Final = 112.0
"""Where the water begins: below the tiger's nose."""


def _marsh(s: Impact) -> None:
    """Paint a marsh at night: a white moon, a far bank, reeds behind, dark water."""
    x, y = _MOON
    s.fill(ALL, mix(s.ink, s.deep, 0.75))
    s.pool(x, y, ((76, s.deep), (58, mix(s.deep, s.mid, 0.6)), (46, s.mid)))
    s.fill(oval(x, y, 37), "#ffffff")
    s.fill(cut(oval(x, y, 37), oval(x - 4, y - 4, 35.6)), s.light)
    for at, top, lean, half in ((20.0, 44.0, -5.0, 2.2), (30, 66, 4, 1.8), (104, 52, -6, 2.0), (112, 40, 5, 2.4)):
        reed = ribbon(((at, 116, half), (at + 0.3 * lean, 80, half), (at + lean, top, 0.5)))
        s.fill(reed, s.ink)
        s.rim([reed], s.mid, (x - at, -10), 0.9)
    s.fill(svg("M-2 104 C20 98 40 104 60 100 C84 96 104 102 122 98 V120 H-2 Z"), mix(s.ink, s.deep, 0.3))
    s.fill(box(-2, _WATER - 2, 122, 172), mix(s.ink, s.deep, 0.6))


def _tiger_that_swims(s: Impact) -> None:
    """Paint a tiger's face from the front, up to its nose in the water, the moon behind it."""
    pale = "#ffffff"
    with s.clipped(box(-9, -9, 130, _WATER)):
        for flip in (False, True):
            ear = placed(svg("M-22 -22 C-32 -30 -32 -44 -24 -48 C-14 -48 -8 -40 -8 -30 Z"), 66, 96, 0.9, 0, flip)
            s.inked([(ear, s.ink)], 1.7, (0.6, 1.0))
            s.fill(
                placed(svg("M-21 -26 C-27 -32 -27 -40 -23 -43 C-17 -43 -13 -38 -13 -32 Z"), 66, 96, 0.9, 0, flip), s.key
            )
        head = polygon(
            (34, 122), (26, 112), (33, 109), (27, 100), (35, 98), (32, 90, 1), (38, 88), (42, 74, 6), (54, 66, 7),
            (66, 64, 6), (78, 66, 7), (90, 74, 6), (94, 88), (100, 90, 1), (97, 98), (105, 100), (99, 109), (106, 112), (98, 122),
        )  # fmt: skip
        s.inked([(head, s.key)], 2.0, (0.8, 1.2))
        with s.clipped(head):
            s.fill(cut(head, placed(head, -13, -3)), s.mid)
            s.dots(head, s.deep, (78, 90), (104, 104), 0.0, 0.8, pitch=2.4)
            for side in (-1, 1):
                s.fill(
                    placed(svg("M-6 -20 C-14 -22 -24 -18 -26 -10 C-20 -8 -10 -8 -4 -10 Z"), 66, 100, 1, 0, side > 0),
                    pale,
                )
                s.fill(placed(svg("M-17 4 C-24 0 -36 2 -42 10 L-34 24 H-12 Z"), 66, 100, 1, 0, side > 0), pale)
            s.fill(svg("M58 90 H74 L78 104 C84 106 86 112 84 122 H48 C46 112 48 106 54 104 Z"), pale)
            s.fill(svg("M72 90 H74 L78 104 C84 106 86 112 84 122 H70 Z"), s.light)
            for side in (-1, 1):
                for data in (
                    "M-3 -35 C-7 -33 -10 -30 -10 -26 C-6 -28 -3 -30 -1 -32 Z",
                    "M-12 -34 C-15 -31 -17 -27 -16 -22 C-13 -26 -10 -29 -8 -31 Z",
                    "M-24 -24 C-19 -23 -16 -21 -13 -17 C-18 -18 -22 -19 -26 -18 Z",
                    "M-36 -12 C-30 -12 -26 -10 -22 -6 C-28 -7 -32 -7 -38 -5 Z",
                    "M-40 -2 C-33 -3 -28 -1 -23 2 C-29 3 -33 4 -38 6 Z",
                    "M-38 10 C-32 7 -27 7 -22 8 C-27 11 -31 13 -35 16 Z",
                ):
                    s.fill(placed(svg(data), 66, 100, 1.0, 0, side > 0), s.ink)
            s.fill(polygon((62, 66), (70, 66), (67.6, 78), (64.4, 78)), s.ink)
        s.rim([head], pale, (-0.4, -1.0), 2.0)
        for side in (-1, 1):
            lid = placed(svg("M-6 -10 C-9 -18 -18 -21 -25 -17 C-24 -8 -13 -4 -6 -10 Z"), 66, 100, 1.0, 0, side > 0)
            s.fill(lid, s.ink)
            eye = placed(
                svg("M-7.600 -10.600 C-11 -15.600 -17 -17.600 -22 -14.600 C-20 -9 -13 -7 -7.600 -10.600 Z"),
                66,
                100,
                1.0,
                0,
                side > 0,
            )
            s.fill(eye, s.accent)
            with s.clipped(eye):
                s.fill(oval(66 + 14 * side, 89, 2.6, 4.4), s.ink)
                s.fill(oval(66 + 14 * side - 3.4, 86.4, 1.2), pale)
        nose = svg("M58 97 C62 94.600 70 94.600 74 97 C74 101 69 105 66 106 C63 105 58 101 58 97 Z")
        s.inked([(nose, s.ink)], 1.0, (0.0, 0.4))
        s.fill(svg("M60 97.600 C63 96 69 96 72 97.600 C69 99 63 99 60 97.600 Z"), s.key)
        s.stroke([(66, 105), (66, 114)], s.ink, 1.7)
        for side in (-1, 1):
            for x, y in ((8.4, 107), (12, 104.6), (13.4, 109)):
                s.fill(oval(66 + side * x, y, 0.9), s.ink)
    for left, right, at, tone in (
        (24, 108, 112, pale), (30, 102, 117, s.key), (22, 50, 121, pale), (84, 110, 121, pale), (34, 98, 143, s.key), (80, 106, 135, s.mid),
        (84, 112, 128, s.key),
    ):  # fmt: skip
        s.fill(polygon((left, at), (right, at - 0.6), (right - 6, at + 1.8), (left + 6, at + 2.2)), tone)


def _frog_on_a_leaf(s: Impact) -> None:
    """Paint a frog that sits on a notched leaf before the tiger and looks at us, its back to the danger."""
    leaf = cut(oval(66, 137, 22, 6.4), polygon((66, 137), (94, 130), (92, 139)))
    s.inked([(leaf, mix(s.deep, s.mid, 0.5))], 1.4, (0.3, 1.0))
    s.rim([leaf], s.light, (-0.3, -1), 1.2)
    s.fill(oval(68, 138, 14, 3.0), s.ink)
    dark, lit = "#7fae1a", "#f2ffae"
    for side in (-1, 1):
        thigh = placed(svg("M-4 14 C-16 16 -17 4 -10 1 C-5 0 -2 6 -4 14 Z"), 66, 123, 1.0, 0, side > 0)
        s.inked([(thigh, dark if side > 0 else s.accent)], 1.3, (0.3, 0.8))
        s.inked(
            [(placed(svg("M-2 14 L-14 16 L-12 12.600 L-4 10 Z"), 66, 123, 1.0, 0, side > 0), s.accent)], 1.1, (0.2, 0.6)
        )
    body = svg(
        "M57 135 C54 128 54 121 58 117 C57 112 63 110.600 65 114.600 H67 C69 110.600 75 112 74 117 C78 121 78 128 75 135 C72 138 60 138 57 135 Z"
    )
    s.inked([(body, s.accent)], 1.5, (0.5, 0.9))
    with s.clipped(body):
        s.fill(cut(body, placed(body, -5, -2)), dark)
        s.fill(oval(65, 132, 6, 4.6), lit)
    s.rim([body], lit, (-0.4, -1.0), 1.2)
    for side in (-1, 1):
        s.inked([(oval(66 + 5.6 * side, 115.4, 3.4), "#ffffff")], 1.0, (0, 0.2))
        s.fill(oval(66 + 5.6 * side, 115.8, 1.6, 2.2), s.ink)
        s.inked([(oval(66 + 5.0 * side, 137, 2.6, 1.6), s.accent)], 0.9, (0, 0.3))
    s.stroke([(58.4, 123), (66, 128, 73.6, 123)], s.ink, 1.5)


def kraven(s: Impact) -> None:
    """A tiger swims up behind a frog on its leaf. From the front at the water's level; light: the moon behind both ears."""
    _marsh(s)
    _tiger_that_swims(s)
    _frog_on_a_leaf(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-36": Picture(
        kraven,
        ((66.0, 84.0), (52.0, 88.0), (66.0, 120.0), (66.0, 100.0)),
        "swims up behind a frog",
        "marsh by night",
        "moon behind two ears",
    ),
}
