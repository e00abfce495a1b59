"""The picture of a purple card of level 1: Kraven."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.eyes import bead
from tools.art.marvel.forms import Tones, modelled
from tools.art.marvel.impact import CREAM, Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, box, cut, mix, oval, placed, polygon, ribbon, svg

_WATER: Final = 112.0
"""Where the water begins: below the tiger's nose."""


def _marsh(s: Impact) -> None:
    """Paint a marsh at daybreak: bands of light, bulrushes before them in ink, dark water."""
    s.steps(ALL, (60, -8), (60, 112), [s.mid, s.mid, s.key, s.key, CREAM[0], CREAM[1], CREAM[1]])
    for at, top, lean, half in (
        (12.0, -8.0, -3.0, 2.6),
        (24, 30, 3, 1.8),
        (35, 14, -2, 2.4),
        (102, 50, 3, 2.4),
        (112, 40, -3, 2.0),
    ):
        s.fill(ribbon(((at, 116, half), (at + 0.3 * lean, 60, half), (at + lean, top, 0.6 * half))), s.ink)
    for x, y in ((33.6, 40), (103.6, 72), (11, 66)):
        s.fill(box(x - 4.6, y - 16, x + 4.6, y + 16, 4.6), s.ink)
    s.fill(box(-2, 104, 122, 112), mix(s.deep, s.mid, 0.4))
    s.fill(box(-2, _WATER - 2, 122, 172), mix(s.ink, s.deep, 0.6))


def _tiger_that_swims(s: Impact) -> None:
    """Paint a tiger's face from the front, up to its nose in the water, the day behind it."""
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
        s.inked([(head, mix(s.mid, s.key, 0.4))], 2.0, (0.8, 1.2))
        with s.clipped(head):
            s.fill(cut(head, placed(head, -15, -3)), mix(s.mid, s.deep, 0.4))
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
        s.stroke([(66, 105), (66, 114)], s.ink, 1.2)
        for side in (-1, 1):
            for x, y in ((8.4, 107), (12, 104.6), (13.4, 109)):
                s.fill(oval(66 + side * x, y, 0.9), s.ink)
    for left, right, at, tone in (
        (24, 108, 112, pale), (30, 102, 117, s.key), (22, 50, 121, pale), (84, 110, 121, pale), (34, 98, 143, s.key), (80, 106, 135, s.mid),
        (84, 112, 128, s.key),
    ):  # fmt: skip
        s.fill(polygon((left, at), (right, at - 0.6), (right - 6, at + 1.8), (left + 6, at + 2.2)), tone)


def _toy_duck(s: Impact) -> None:
    """Paint a toy duck that floats before the tiger, its back to the danger, rings of water round it."""
    toward = (-0.3, -1.0)
    lime: Tones = ("#f8ffc0", s.accent, "#7fae1a")
    s.fill(oval(66, 142, 27, 4.4), s.ink)
    for r, tone in ((24, s.key), (17, s.light)):
        s.line(oval(66, 142, r, 0.17 * r), tone, 1.1)
    body = svg(
        "M46 128 C50 131 56 130 60 126 H74 C80 124 84 127 88 121 C92 130 88 142 78 144 H56 C47 142 43 135 46 128 Z"
    )
    modelled(s, body, lime, toward, 4.0, 2.0, 1.6, 2.0)
    wing = svg("M64 130 C70 126 80 128 82 133 C79 139 70 140 65 136 C63 134 63 132 64 130 Z")
    modelled(s, wing, lime, toward, 2.0, 1.2, 1.2, 1.2)
    head = oval(57, 119, 9.4, 9.0)
    modelled(s, head, lime, toward, 3.0, 1.8, 1.6, 1.8)
    bill = svg("M50 119 C46 117 41 118 39 121.600 C42 125 47 126 51 124 Z")
    modelled(s, bill, ("#fff4b4", "#ffc83a", "#b8500e"), toward, 1.6, 1.0, 1.4, 1.2)
    s.stroke([(41, 121.8), (46, 122.6, 50, 121.4)], s.ink, 0.7)
    bead(s, 54.8, 116.2, 2.3)


def kraven(s: Impact) -> None:
    """A tiger swims up behind a toy duck. From the front at the water's level; light: the daybreak behind both ears."""
    _marsh(s)
    _tiger_that_swims(s)
    _toy_duck(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-36": Picture(
        kraven,
        ((66.0, 84.0), (52.0, 88.0), (57.0, 119.0), (66.0, 100.0)),
        "swims up behind a duck",
        "marsh at daybreak",
        "bands of daybreak behind reeds",
    ),
}
