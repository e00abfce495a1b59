"""The eight portraits that players choose from, in profile to the left or right, lit from the upper left.

Knows who they are and what they wear, in units of 100 x 100; the sheet's palette is made from the seat's colour, which
the ground alone has.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import skia

from tools.art.base.busts import BARE_SHOULDERS, HIGH_COLLAR, RUFF, SHOULDERS, Bust, Eye, SkinTones, pleats
from tools.art.base.finery import (
    GILT,
    Curve,
    Tones,
    border,
    hair,
    jewel,
    lace,
    satin,
    strand,
    string_of_pearls,
    velvet,
)
from tools.art.base.gouache import DIAMOND, EMERALD, RUBY, SAPPHIRE, Gouache
from tools.art.base.pigments import GouachePalette
from tools.art.poster.shapes import ALL, Color, both, cut, join, mix, outline, oval, placed, polygon
from tools.art.poster.sheet import argb

UNITS: Final = (100.0, 100.0)
_CLOSER: Final = 1.2
"""How much larger a head is than it is drawn: a portrait is some 40 px wide."""
_THROWN: Final = (7.0, 5.0)
"""How far a head throws its shadow on the ground."""
_GOLD, _GOLD_SHADE = "#f0c452", "#9a6418"
_HEM: Final[Curve] = ((-0.46, 0.60), (-0.30, 0.82), (0.16, 0.84), (0.31, 0.60))
"""The lower edge of a ruff."""
_WHITE, _WHITE_SHADE = "#fffaf0", "#b4a6a8"


def ottavia(s: Gouache) -> None:
    """A queen in a gold crown and a ruff."""
    b = Bust(
        s,
        49,
        56,
        47,
        SkinTones("#f8dcc0", "#c07c5c", "#b83a3c"),
        right=False,
        nose=0.012,
        bridge=0.018,
        chin=0.012,
        jaw=0.03,
    )
    b.face("#4a2412", Eye("#3c6a4c", lid=0.008, wide=1.22, brow=(0.016, -8), bushy=1.4), 0.45)
    velvet(b, SHOULDERS, Tones("#560c18", "#b3242c", "#ea6a5c", "#ffc8b0"))
    border(b, ((0.02, 0.80), (0.06, 0.92), (0.08, 1.06), (0.10, 1.3)), 0.20, 4, GILT)
    net = outline((-0.16, -0.30), (-0.50, -0.44, -0.60, -0.06), (-0.64, 0.34, -0.36, 0.40), (-0.16, 0.40, -0.13, 0.16))
    b.part(net, "#8a4a24", "#46200f", width=0.7)
    knots = ((-0.22, -0.06), (-0.24, 0.12), (-0.28, 0.28), (-0.36, -0.14), (-0.38, 0.06), (-0.40, 0.24), (-0.50, 0.0))
    cords = [(-0.72 + k * 0.12, -0.34 * side, -0.54 + k * 0.12, 0.05, -0.36 + k * 0.12, 0.44 * side)
             for side in (-1, 1) for k in range(-1, 5)]  # fmt: skip
    b.bands(net, cords, _GOLD, mix(_GOLD_SHADE, _GOLD, 0.4), 0.016)
    string_of_pearls(b, knots, 1.1)
    locks = outline(
        (0.31, -0.44), (0.30, -0.30, 0.13, -0.22), (0.06, -0.12, 0.0, 0.0), (-0.10, 0.06, -0.15, 0.20),
        (-0.22, 0.06, -0.36, -0.08), (-0.44, -0.16, -0.56, -0.16), (-0.56, -0.40, -0.40, -0.46),
        (-0.1, -0.64, 0.31, -0.44),
    )  # fmt: skip
    combed: tuple[Curve, ...] = (
        ((0.30, -0.44), (0.16, -0.26), (0.0, -0.06), (-0.15, 0.18)),
        ((0.22, -0.49), (0.05, -0.36), (-0.12, -0.16), (-0.28, -0.02)),
        ((0.06, -0.56), (-0.14, -0.46), (-0.32, -0.28), (-0.52, -0.17)),
    )
    hair(b, locks, Tones("#46200f", "#9a5428", "#d08a48", "#ffdca0"), combed, sheen=(0.12, 0.6), seed=3)
    b.part(RUFF, _WHITE, _WHITE_SHADE)
    pleats(b, "#9c8e94")
    lace(b, _HEM, count=14, size=0.05, tone=_WHITE, shade=_WHITE_SHADE)
    crown = polygon(
        (0.33, -0.46), (0.40, -0.74), (0.23, -0.64), (0.11, -0.84), (-0.02, -0.68), (-0.20, -0.84), (-0.27, -0.64),
        (-0.44, -0.72), (-0.42, -0.38),
    )  # fmt: skip
    b.part(crown, _GOLD, _GOLD_SHADE)
    b.part(polygon((0.23, -0.64), (0.11, -0.84), (0.05, -0.56), (0.20, -0.42)), "#fff0b0", _GOLD, rim=None)
    string_of_pearls(b, ((0.40, -0.76), (0.11, -0.865), (-0.20, -0.865), (-0.44, -0.74)), 2.2)
    jewel(b, RUBY, 0.14, -0.55, 4.4)


def bianca(s: Gouache) -> None:
    """A young woman with long auburn hair under a circlet."""
    b = Bust(
        s,
        48,
        49,
        51,
        SkinTones("#fce4ce", "#d09474", "#c8504c"),
        right=True,
        behind=True,
        nose=-0.02,
        brow=0.014,
        lift=-0.012,
        jaw=-0.02,
    )
    fall = outline(
        (-0.20, -0.50),
        (-0.54, -0.56, -0.61, -0.1),
        (-0.56, 0.4, -0.84, 0.66),
        (-0.70, 1.0, -0.90, 1.3),
        (-0.1, 1.3),
        (-0.22, 0.7, -0.2, 0.2),
    )
    falling: tuple[Curve, ...] = (
        ((-0.20, -0.4), (-0.22, 0.2), (-0.24, 0.8), (-0.16, 1.2)),
        ((-0.54, -0.2), (-0.58, 0.3), (-0.74, 0.7), (-0.8, 1.2)),
    )
    hair(b, fall, Tones("#5c1e0c", "#b04c1e", "#dc8440", "#ffcf90"), falling, count=9, thick=0.03)
    b.part(BARE_SHOULDERS, b.skin.lit, b.skin.shade, width=0.6)
    gown = outline(
        (-0.34, 0.80),
        (-0.06, 0.96, 0.28, 0.86),
        (0.42, 0.82, 0.50, 0.94),
        (0.62, 1.3),
        (-0.95, 1.3),
        (-0.9, 0.9, -0.34, 0.80),
    )
    b.face("#7a3010", Eye("#2c6a9c", wide=1.36, brow=(0.022, -6), bushy=1.3), 1.0)
    velvet(b, gown, Tones("#420c2e", "#9c2a6c", "#e070ac", "#ffc8e4"))
    border(b, ((0.50, 0.90), (0.20, 0.98), (-0.16, 0.98), (-0.50, 0.86)), 0.12, 8, GILT)
    front = outline(
        (0.31, -0.46),
        (0.28, -0.30, 0.12, -0.22),
        (0.02, -0.1, 0.04, 0.14),
        (0.06, 0.34, -0.08, 0.58),
        (-0.16, 0.8, -0.10, 1.02),
        (-0.40, 0.9, -0.46, 0.5),
        (-0.60, 0.1, -0.56, -0.16),
        (-0.46, -0.74, 0.31, -0.46),
    )
    combed: tuple[Curve, ...] = (
        ((0.30, -0.46), (0.10, -0.20), (0.06, 0.2), (-0.14, 1.0)),
        ((0.10, -0.56), (-0.10, -0.3), (-0.04, 0.3), (-0.24, 1.0)),
        ((-0.2, -0.58), (-0.36, -0.3), (-0.26, 0.2), (-0.36, 0.95)),
        ((-0.46, -0.5), (-0.60, -0.2), (-0.52, 0.2), (-0.46, 0.7)),
    )
    hair(b, front, Tones("#74280e", "#c4602a", "#f09c50", "#ffe4b0"), combed, count=15, thick=0.028, sheen=(0.2, 0.5))
    circlet = outline((0.40, -0.42), (0.0, -0.47, -0.66, -0.22), (-0.66, -0.16), (0.0, -0.41, 0.40, -0.37))
    s.fill(both(b.put(front), b.put(circlet)), _GOLD)
    jewel(b, SAPPHIRE, 0.23, -0.41, 3.9)
    string_of_pearls(b, ((0.11, 0.70), (0.06, 0.75), (0.0, 0.785), (-0.07, 0.80)), 1.8)


def lorenzo(s: Gouache) -> None:
    """A man in a beret with a feather, with a pointed beard."""
    b = Bust(
        s, 51, 54, 48.5, SkinTones("#eec69a", "#9c6038", "#a84a38"), right=False, nose=0.024, bridge=0.024, brow=0.008
    )
    b.face("#1a0e08", Eye("#6a4420", wide=1.2, brow=(0.010, 6), bushy=1.9), 1.0)
    velvet(b, SHOULDERS, Tones("#082a2e", "#1c6a6c", "#5cb8b0", "#d0fff0"))
    border(b, ((0.06, 0.78), (0.12, 0.92), (0.14, 1.06), (0.16, 1.3)), 0.20, 4, GILT)
    b.part(HIGH_COLLAR, _WHITE, _WHITE_SHADE, width=0.7)
    locks = outline(
        (0.10, -0.36),
        (0.10, -0.16, 0.05, -0.02),
        (0.02, 0.04, -0.06, 0.04),
        (-0.10, 0.26, -0.22, 0.34),
        (-0.52, 0.26, -0.53, -0.3),
    )
    combed: tuple[Curve, ...] = (
        ((0.10, -0.36), (0.10, -0.2), (0.06, -0.06), (0.0, 0.04)),
        ((-0.16, -0.34), (-0.12, -0.1), (-0.14, 0.1), (-0.14, 0.3)),
        ((-0.52, -0.3), (-0.52, 0.0), (-0.44, 0.2), (-0.26, 0.33)),
    )
    dark = Tones("#120a08", "#33221a", "#6e4e38", "#d0a474")
    hair(b, locks, dark, combed, count=20, sheen=(0.3, 0.7), seed=4)
    beard = outline(
        (0.03, 0.04),
        (0.08, 0.18, 0.16, 0.24),
        (0.25, 0.235, 0.30, 0.198),
        (0.36, 0.184, 0.404, 0.220),
        (0.39, 0.248, 0.315, 0.256),
        (0.302, 0.272, 0.320, 0.296),
        (0.345, 0.310, 0.380, 0.314),
        (0.42, 0.44, 0.46, 0.66),
        (0.30, 0.60, 0.16, 0.52),
        (0.02, 0.40, 0.03, 0.04),
    )
    grown: tuple[Curve, ...] = (
        ((0.36, 0.30), (0.39, 0.40), (0.43, 0.5), (0.44, 0.64)),
        ((0.22, 0.24), (0.28, 0.36), (0.34, 0.46), (0.40, 0.60)),
        ((0.04, 0.06), (0.06, 0.30), (0.14, 0.46), (0.30, 0.58)),
    )
    hair(b, beard, dark, grown, count=16, thick=0.018, seed=6)
    crown = outline(
        (0.32, -0.40), (0.30, -0.66, -0.06, -0.70), (-0.46, -0.70, -0.62, -0.44), (-0.62, -0.30, -0.54, -0.2)
    )
    velvet(b, crown, Tones("#0e4044", "#2a8c8c", "#74d0c4", "#e0fff4"))
    brim = outline(
        (0.46, -0.36),
        (0.48, -0.45, 0.36, -0.50),
        (-0.05, -0.56, -0.64, -0.32),
        (-0.72, -0.22, -0.62, -0.12),
        (-0.2, -0.34, 0.46, -0.36),
    )
    velvet(b, brim, Tones("#0a3034", "#1d6468", "#5cb0ac", "#d0fff0"))
    feather = outline(
        (0.12, -0.50),
        (-0.02, -0.84, -0.40, -0.80),
        (-0.76, -0.74, -0.88, -0.26),
        (-0.94, -0.06, -0.86, 0.06),
        (-0.78, -0.14, -0.66, -0.28),
        (-0.44, -0.50, 0.12, -0.50),
    )
    b.part(feather, _WHITE, _WHITE_SHADE, away=outline((0.14, -0.48), (-0.44, -0.66, -0.88, 0.08), (0.0, 0.1)))
    b.lines(((0.08, -0.53, -0.46, -0.68, -0.85, -0.04),), "#8c7e86", 0.7)
    jewel(b, EMERALD, 0.19, -0.47, 4.2)


def sibylla(s: Gouache) -> None:
    """An old woman with silver hair under a violet cowl."""
    b = Bust(
        s, 47, 50, 49.5, SkinTones("#f6dec8", "#bc8268", "#a8504a"), right=True, behind=True,
        nose=0.026, bridge=0.022, lift=0.016, chin=0.022, brow=-0.004, jaw=0.05,
    )  # fmt: skip
    cowl = outline(
        (0.20, -0.58),
        (0.0, -0.84, -0.44, -0.70),
        (-0.82, -0.5, -0.74, 0.1),
        (-0.72, 0.6, -1.0, 1.3),
        (0.60, 1.3),
        (0.50, 0.86, 0.16, 0.70),
        (-0.1, 0.5, -0.1, 0.1),
    )
    b.part(cowl, "#6a4ab4", "#33206a", rim=None)
    b.face("#f2eef6", Eye("#5a4a8c", lid=0.014, wide=1.2, brow=(0.004, -4), bushy=1.8), 0.9)
    locks = outline(
        (0.31, -0.46),
        (0.32, -0.34, 0.18, -0.24),
        (0.06, -0.12, 0.02, 0.20),
        (-0.04, 0.44, -0.12, 0.54),
        (-0.22, 0.2, -0.16, -0.3),
        (0.1, -0.60, 0.31, -0.46),
    )
    combed: tuple[Curve, ...] = (
        ((0.30, -0.45), (0.14, -0.30), (0.02, 0.0), (-0.10, 0.50)),
        ((0.16, -0.52), (0.0, -0.36), (-0.10, -0.1), (-0.18, 0.36)),
    )
    hair(b, locks, Tones("#8c84a0", "#d8d2de", "#f6f4fa", "#ffffff"), combed, count=12, sheen=(0.1, 0.6))
    hood = outline(
        (0.20, -0.60),
        (0.04, -0.40, -0.08, -0.1),
        (-0.10, 0.4, 0.04, 0.72),
        (-0.60, 0.9),
        (-0.82, 0.1, -0.66, -0.42),
        (-0.40, -0.92, 0.20, -0.60),
    )
    velvet(
        b,
        hood,
        Tones("#2c1a60", "#6a4ab4", "#ac90ec", "#f0e8ff"),
        (
            ((0.02, -0.60), (-0.24, -0.4), (-0.26, 0.1), (-0.12, 0.7)),
            ((-0.24, -0.66), (-0.52, -0.3), (-0.50, 0.2), (-0.38, 0.8)),
        ),
        away=outline((-0.10, -1.2), (-0.36, -0.5, -0.38, 0.0), (-0.40, 0.4, -0.2, 0.9), (2, 0.9), (2, -1.2)),
    )
    edge = outline(
        (0.30, -0.49),
        (0.14, -0.48, 0.04, -0.34),
        (-0.08, -0.1, -0.06, 0.26),
        (-0.06, 0.5, 0.04, 0.66),
        (0.20, 0.72),
        (0.10, 0.80, -0.04, 0.78),
        (-0.22, 0.5, -0.20, 0.1),
        (-0.18, -0.3, -0.02, -0.52),
        (0.10, -0.66, 0.21, -0.64),
        (0.35, -0.61, 0.30, -0.49),
    )
    b.part(edge, "#cdbcff", "#7c64b8", rim="#f4efff")
    age = (
        (0.310, 0.022, 0.268, 0.040, 0.226, 0.014),
        (0.196, -0.03, 0.170, -0.04, 0.150, -0.06),
        (0.196, 0.0, 0.17, 0.01, 0.145, 0.0),
    )
    b.lines(age, mix(b.skin.shade, s.ink, 0.3), 0.9)
    b.part(
        outline((0.20, 0.70), (0.0, 0.86, -0.34, 0.62), (-1.0, 0.9, -1.0, 1.3), (0.60, 1.3), (0.50, 0.86, 0.20, 0.70)),
        "#6a4ab4",
        "#33206a",
        rim=None,
    )
    jewel(b, DIAMOND, 0.12, 0.70, 4.0)


def amara(s: Gouache) -> None:
    """A merchant in a tied cloth of ochre, with gold rings in her ear."""
    b = Bust(
        s,
        49,
        52,
        48.5,
        SkinTones("#b06c3c", "#6a361e", "#b0443c"),
        right=True,
        behind=True,
        nose=-0.008,
        brow=0.012,
        jaw=-0.012,
    )
    b.part(BARE_SHOULDERS, b.skin.lit, b.skin.shade, width=0.6)
    gown = outline(
        (-0.40, 0.78),
        (-0.06, 0.98, 0.26, 0.86),
        (0.42, 0.80, 0.50, 0.92),
        (0.62, 1.3),
        (-0.95, 1.3),
        (-0.9, 0.9, -0.40, 0.78),
    )
    b.face("#1c0e0a", Eye(wide=1.4, brow=(0.022, -6), bushy=1.4), 1.0)
    velvet(b, gown, Tones("#083a3e", "#1f8a80", "#6cd0c0", "#dcfff4"))
    border(b, ((0.48, 0.90), (0.20, 0.98), (-0.16, 0.98), (-0.54, 0.86)), 0.13, 8, GILT)
    b.ear()
    wrap = outline(
        (0.34, -0.36),
        (0.40, -0.62, 0.16, -0.78),
        (-0.26, -1.02, -0.62, -0.70),
        (-0.84, -0.44, -0.62, -0.16),
        (-0.46, -0.02, -0.30, -0.06),
        (-0.06, -0.16, 0.34, -0.36),
    )
    turns: tuple[Curve, ...] = (
        ((0.34, -0.44), (0.12, -0.50), (-0.14, -0.36), (-0.40, -0.06)),
        ((0.33, -0.56), (0.06, -0.62), (-0.26, -0.48), (-0.54, -0.12)),
        ((0.24, -0.70), (0.0, -0.76), (-0.34, -0.62), (-0.66, -0.26)),
        ((0.06, -0.84), (-0.14, -0.88), (-0.46, -0.78), (-0.72, -0.46)),
    )
    satin(b, wrap, Tones("#9a5414", "#eaa02c", "#ffd470", "#fffbe0"), turns, half=0.055)
    for turn in turns:
        with s.clipped(b.put(wrap)):
            s.fill(b.put(strand(turn, 0.0, 1.0, 0.03, (0.0, 0.06))), "#8a4a14", 0.6)
    knot = join(
        placed(oval(0, 0, 0.16, 0.10), -0.56, -0.66, turn=-34), placed(oval(0, 0, 0.13, 0.08), -0.70, -0.50, turn=-70)
    )
    b.part(knot, "#d88a24", "#8a4a14", rim="#fff0c4")
    s.line(b.put(oval(0.0, 0.29, 0.085)), _GOLD, 1.6)
    jewel(b, RUBY, 0.20, -0.50, 3.8)
    b.beads(tuple((0.10 - k * 0.085, 0.64 + 0.02 * k) for k in range(5)), 2.1, "#e2503a", "#8a2418")
    b.beads(tuple((0.115 - k * 0.085, 0.625 + 0.02 * k) for k in range(3)), 0.5, "#ffd0c0")


def tommaso(s: Gouache) -> None:
    """An old scholar with a long white beard and a dark cap."""
    b = Bust(
        s,
        50,
        46.5,
        47.5,
        SkinTones("#f2c8a4", "#b0704c", "#a0503c"),
        right=False,
        nose=0.03,
        bridge=0.026,
        lift=0.024,
        brow=0.016,
    )
    b.face("#fbf8f2", Eye("#3a5a8c", lid=0.012, wide=1.22, brow=(0.004, 4), bushy=2.6), 0.8)
    age = (
        (0.310, 0.024, 0.268, 0.042, 0.226, 0.016),
        (0.196, -0.03, 0.168, -0.04, 0.145, -0.07),
        (0.196, 0.0, 0.165, 0.01, 0.140, 0.0),
        (0.352, -0.235, 0.30, -0.252, 0.22, -0.238),
    )
    b.lines(age, mix(b.skin.lit, b.skin.shade, 0.85), 0.9)
    velvet(b, SHOULDERS, Tones("#0c1638", "#233a78", "#6480c4", "#d4e0ff"))
    border(b, ((-0.22, 0.78), (-0.24, 0.92), (-0.26, 1.06), (-0.28, 1.3)), 0.20, 4, GILT)
    locks = outline(
        (0.06, -0.34),
        (0.08, -0.14, 0.04, -0.02),
        (-0.02, 0.06, -0.08, 0.06),
        (-0.10, 0.40, -0.20, 0.48),
        (-0.58, 0.44, -0.55, -0.2),
    )
    combed: tuple[Curve, ...] = (
        ((0.06, -0.34), (0.07, -0.16), (0.03, -0.04), (-0.04, 0.06)),
        ((-0.16, -0.2), (-0.10, 0.1), (-0.14, 0.3), (-0.18, 0.46)),
        ((-0.54, -0.2), (-0.54, 0.1), (-0.44, 0.34), (-0.26, 0.46)),
    )
    white = Tones("#8e868c", "#dcd6d0", "#f8f4ee", "#ffffff")
    hair(b, locks, white, combed, count=18, sheen=(0.3, 0.8), seed=5)
    beard = outline(
        (0.03, 0.02),
        (0.10, 0.16, 0.17, 0.20),
        (0.25, 0.226, 0.30, 0.196),
        (0.36, 0.182, 0.408, 0.222),
        (0.39, 0.248, 0.315, 0.256),
        (0.302, 0.272, 0.320, 0.296),
        (0.345, 0.310, 0.384, 0.314),
        (0.46, 0.56, 0.36, 0.84),
        (0.28, 1.06, 0.16, 1.14),
        (0.06, 0.9, 0.0, 0.6),
        (-0.04, 0.2, 0.03, 0.02),
    )
    grown: tuple[Curve, ...] = (
        ((0.37, 0.31), (0.42, 0.5), (0.38, 0.76), (0.18, 1.12)),
        ((0.24, 0.26), (0.30, 0.5), (0.26, 0.76), (0.16, 1.10)),
        ((0.03, 0.04), (0.02, 0.4), (0.04, 0.7), (0.14, 1.06)),
    )
    hair(b, beard, white, grown, count=20, thick=0.02, sheen=(0.1, 0.6), seed=8)
    cap = outline(
        (0.33, -0.38),
        (0.34, -0.62, 0.04, -0.70),
        (-0.40, -0.74, -0.56, -0.36),
        (-0.62, -0.14, -0.56, 0.04),
        (-0.36, 0.10, -0.22, 0.0),
        (-0.06, -0.26, 0.33, -0.38),
    )
    velvet(b, cap, Tones("#101c42", "#30488c", "#7c98dc", "#e4ecff"))
    band = outline((0.35, -0.35), (-0.02, -0.24, -0.20, 0.06), (-0.26, -0.02), (-0.10, -0.34, 0.34, -0.44))
    b.part(band, _GOLD, _GOLD_SHADE, width=0.6)
    jewel(b, SAPPHIRE, 0.20, -0.44, 3.6)


def kofi(s: Gouache) -> None:
    """A young captain, his hair full and round, in indigo with a white ruff."""
    b = Bust(
        s,
        48,
        52,
        46,
        SkinTones("#a05e34", "#4e281a", "#8a3e34"),
        right=False,
        nose=-0.004,
        chin=0.016,
        jaw=0.03,
        key="#ffd8a0",
    )
    b.face("#120a08", Eye(wide=1.32, brow=(0.006, 2), bushy=1.9), 0.8)
    velvet(b, SHOULDERS, Tones("#101444", "#2e3a9c", "#7080e0", "#dce0ff"))
    locks = outline(
        (0.33, -0.40),
        (0.20, -0.36, 0.13, -0.24),
        (0.06, -0.14, 0.07, 0.0),
        (0.02, 0.06, -0.06, 0.04),
        (-0.08, 0.16, -0.10, 0.28),
        (-0.30, 0.46, -0.54, 0.32),
        (-0.82, 0.14, -0.78, -0.26),
        (-0.74, -0.74, -0.24, -0.82),
        (0.30, -0.88, 0.40, -0.58),
        (0.42, -0.48, 0.33, -0.40),
    )
    turned = outline((0.02, -1.2), (-0.26, -0.6, -0.20, -0.1), (-0.18, 0.3, -0.1, 0.6), (-2, 0.6), (-2, -1.2))
    b.part(locks, "#4a2c20", "#1e100c", away=turned, rim=None)
    with s.clipped(b.put(polygon((0.6, -1.2), (0.6, -0.44), (-0.2, -0.44), (-0.2, -1.2)))):
        s.rim([b.put(locks)], "#d8a074", b.towards_light, 0.8)
    curls = ((0.10, -0.62, 0.10), (-0.10, -0.40, 0.12), (-0.26, -0.62, 0.10), (0.22, -0.50, 0.07), (-0.14, -0.14, 0.08))
    for u, v, r in curls:
        ring = oval(u, v, r)
        s.fill(both(b.put(locks), b.put(cut(ring, placed(ring, -0.03, 0.03)))), "#7e5038" if u > -0.2 else "#4a2c20")
    b.ear()
    b.part(RUFF, _WHITE, _WHITE_SHADE)
    pleats(b, "#9c8e94")
    lace(b, _HEM, count=14, size=0.05, tone=_WHITE, shade=_WHITE_SHADE)
    s.line(b.put(oval(0.0, 0.245, 0.055)), _GOLD, 1.5)


def jun(s: Gouache) -> None:
    """A poet with a topknot and a pin of jade, a brush behind his ear."""
    b = Bust(
        s,
        48,
        57,
        48.5,
        SkinTones("#f6d4a4", "#bc8452", "#a8604a"),
        right=True,
        behind=True,
        nose=-0.010,
        brow=0.006,
        chin=0.008,
    )
    collar = outline(
        (0.20, 0.66),
        (0.0, 0.76, -0.30, 0.50),
        (-0.42, 0.60),
        (-0.1, 0.94, 0.10, 0.96),
        (0.06, 1.3),
        (0.30, 1.3),
        (0.40, 0.9, 0.20, 0.66),
    )
    b.face("#1a1214", Eye(lid=0.008, wide=1.24, brow=(0.014, -2), bushy=1.7), 0.5)
    draped = tuple(
        ((0.34 - k * 0.2, 0.70), (0.38 - k * 0.22, 0.86), (0.42 - k * 0.24, 1.0), (0.48 - k * 0.28, 1.3))
        for k in range(5)
    )
    satin(b, SHOULDERS, Tones("#0c3a26", "#2c8a58", "#6cd494", "#e0ffe8"), draped)
    b.part(collar, _WHITE, _WHITE_SHADE, width=0.7)
    knot = outline(
        (-0.06, -0.56), (-0.02, -0.70, -0.10, -0.84), (-0.26, -0.96, -0.40, -0.82), (-0.46, -0.68, -0.36, -0.54)
    )
    coiled: tuple[Curve, ...] = (
        ((-0.04, -0.56), (0.0, -0.72), (-0.16, -0.90), (-0.30, -0.88)),
        ((-0.20, -0.56), (-0.16, -0.68), (-0.24, -0.80), (-0.34, -0.82)),
        ((-0.36, -0.54), (-0.36, -0.62), (-0.40, -0.70), (-0.42, -0.74)),
    )
    hair(b, knot, Tones("#120c12", "#2c222a", "#5e5064", "#c8b8cc"), coiled, count=12, thick=0.018)
    for tone, wide, up in (("#123a26", 3.2, 0.0), ("#3aa86c", 2.4, 0.0), ("#b4ffd0", 0.7, -0.012)):
        s.stroke([b.at(0.06, -0.74 + up), b.at(-0.54, -0.60 + up)], tone, wide)
    jewel(b, EMERALD, 0.09, -0.75, 3.4)
    band = outline((-0.02, -0.60), (-0.2, -0.68, -0.40, -0.58), (-0.40, -0.52), (-0.2, -0.60, -0.02, -0.54))
    locks = outline(
        (0.30, -0.45),
        (0.20, -0.36, 0.12, -0.26),
        (0.07, -0.16, 0.07, 0.0),
        (0.0, 0.0, -0.06, 0.02),
        (-0.10, 0.14, -0.24, 0.28),
        (-0.56, 0.26, -0.57, -0.14),
        (-0.56, -0.66, 0.0, -0.60),
        (0.22, -0.58, 0.30, -0.45),
    )
    combed: tuple[Curve, ...] = (
        ((0.30, -0.44), (0.14, -0.52), (-0.02, -0.56), (-0.14, -0.60)),
        ((0.10, -0.22), (0.0, -0.38), (-0.10, -0.50), (-0.18, -0.60)),
        ((-0.02, 0.02), (-0.12, -0.2), (-0.18, -0.44), (-0.22, -0.60)),
        ((-0.24, 0.24), (-0.36, 0.0), (-0.34, -0.36), (-0.28, -0.60)),
        ((-0.50, -0.04), (-0.52, -0.2), (-0.46, -0.44), (-0.34, -0.58)),
    )
    hair(b, locks, Tones("#120c12", "#2c222a", "#5e5064", "#c8b8cc"), combed, count=34, thick=0.018, sheen=(0.3, 0.7))
    bristles = outline((-0.31, 0.16), (-0.46, 0.26, -0.50, 0.44), (-0.32, 0.40, -0.24, 0.21))
    b.part(bristles, "#fff6e0", "#d8c8a8", rim=None)
    s.fill(both(b.put(bristles), b.put(placed(bristles, -0.09, 0.13))), "#2c222a")
    for start, end, tone, wide in (
        ((-0.28, 0.19), (0.11, -0.33), "#8a5a2c", 2.6),
        ((-0.285, 0.18), (0.10, -0.335), "#f0cc88", 1.4),
        ((-0.285, 0.20), (-0.255, 0.16), "#c83a34", 4.0),
    ):
        s.stroke([b.at(*start), b.at(*end)], tone, wide)  # a brush behind his ear
    b.ear()
    b.part(band, _GOLD, _GOLD_SHADE, width=0.5)


PLAYERS: Final[tuple[Callable[[Gouache], None], ...]] = (ottavia, bianca, lorenzo, sibylla, amara, tommaso, kofi, jun)


def picture(player: int, color: Color, px: tuple[int, int]) -> skia.Image:
    """Paint a portrait on a ground of a colour, on a sheet of a size in pixels."""
    ink = mix(color, "#0c0616", 0.82)
    palette = GouachePalette(ink, mix(color, ink, 0.62), mix(color, ink, 0.30), mix(color, "#fff6e0", 0.6), color)
    sheet = Gouache(DIAMOND, px, player + 1, UNITS, palette)
    sheet.fill(ALL, mix(sheet.deep, sheet.mid, 0.25))
    sheet.fill(polygon((66, -4), (104, -4), (104, 104), (30, 104)), mix(sheet.mid, color, 0.7))  # what the light meets
    with sheet.moved(0.0, 0.0, _CLOSER, about=(50, 58)):
        shadow = skia.ImageFilters.DropShadow(*_THROWN, 0, 0, argb(mix(sheet.deep, sheet.mid, 0.1)))
        sheet.canvas.saveLayer(None, skia.Paint(ImageFilter=shadow))
        PLAYERS[player](sheet)
        sheet.canvas.restore()
    return sheet.finish()
