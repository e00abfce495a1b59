"""The ten nobles in strict profile, each before a damask of a motif of theirs.

Knows who they are and what they wear, in units of 100 x 100; the strip of the tile covers x < 34. What a tile looks
like is `tiles`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, NamedTuple

from tools.art.base import busts
from tools.art.base.busts import BARE_SHOULDERS, HIGH_COLLAR, RUFF, SHOULDERS, Bust, Field, SkinTones, damask, pleats
from tools.art.base.gouache import DIAMOND, EMERALD, ONYX, RUBY, SAPPHIRE, Gouache, GouachePalette
from tools.art.poster.shapes import both, mix, outline, oval, placed, polygon

UNITS: Final = (100.0, 100.0)
_GOLD, _GOLD_SHADE = "#e8b84a", "#9a6418"
_PEARL, _PEARL_SHADE = "#fbf3e2", "#b9aeb4"


def mary_stuart(s: Gouache) -> None:
    """A young queen: auburn hair in a high roll, a small white cap with a wired veil, a wide ruff; thistles."""
    glow = (mix(s.deep, s.mid, 0.55), mix(s.mid, s.haze, 0.25))
    damask(s, Field(s.deep, mix(s.deep, s.mid, 0.40), glow, mix(s.mid, s.deep, 0.3), busts.THISTLE, (97, 40, 42)))
    b = Bust(s, 66, 49, 46, SkinTones("#fbe6d2", "#cf9880", "#c4524a"), right=True, nose=-0.008, brow=0.012, jaw=-0.012)
    veil = outline(
        (0.0, -0.84), (-0.44, -1.02, -0.74, -0.70), (-0.92, -0.36, -0.74, 0.10), (-0.62, 0.5, -0.86, 1.4), (-0.2, 1.4),
        (-0.30, 0.5, -0.2, 0.1),
    )  # fmt: skip
    b.part(veil, mix(s.haze, s.mid, 0.35), mix(s.mid, s.haze, 0.1), width=1.0)
    b.face("#8a441e", ear=False)
    b.part(SHOULDERS, s.ink, mix(s.ink, "#000000", 0.4), rim=mix(s.haze, s.mid, 0.3))
    cap = outline(
        (0.12, -0.80), (-0.16, -0.88, -0.42, -0.66), (-0.62, -0.40, -0.56, -0.04), (-0.50, 0.20, -0.30, 0.22),
        (-0.16, 0.20, -0.16, 0.0), (-0.20, -0.44, 0.0, -0.64), (0.06, -0.72, 0.12, -0.80),
    )  # fmt: skip
    b.part(cap, "#fffaf0", mix(s.haze, s.deep, 0.35))
    hair = outline(
        (0.33, -0.40), (0.42, -0.58, 0.24, -0.69), (0.06, -0.76, -0.10, -0.62), (-0.24, -0.42, -0.22, -0.14),
        (-0.20, 0.12, -0.06, 0.10), (0.06, 0.06, 0.06, -0.08), (0.10, -0.30, 0.33, -0.40),
    )  # fmt: skip
    b.part(hair, "#b9551f", "#7c3414", grain=True)
    curls = (
        (0.30, -0.46, 0.24, -0.62, 0.10, -0.62),
        (0.22, -0.42, 0.10, -0.56, -0.04, -0.52),
        (0.12, -0.34, 0.0, -0.44, -0.12, -0.36),
        (0.07, -0.22, -0.04, -0.28, -0.17, -0.18),
        (0.05, -0.08, -0.06, -0.12, -0.18, -0.02),
    )
    b.lines(curls, "#7c3414", 0.8)
    edge = ((0.10, -0.77), (0.01, -0.69), (-0.07, -0.59), (-0.13, -0.47), (-0.17, -0.34), (-0.19, -0.2), (-0.19, -0.06))
    b.beads(edge, 1.0, _PEARL, _PEARL_SHADE)
    ruff = placed(RUFF, 0.0, 0.0, 1.14)
    b.part(ruff, "#fffaf0", mix(s.haze, s.deep, 0.38))
    pleats(b, mix(s.haze, s.deep, 0.5))
    b.beads(((-0.06, 0.22),), 1.3, _PEARL)
    b.lines(((0.20, 0.86, 0.10, 1.0, 0.18, 1.2), (0.26, 0.88, 0.22, 1.04, 0.30, 1.2)), _PEARL, 1.0)
    b.gem(RUBY, 0.14, 0.93, 3.0)


def charles_v(s: Gouache) -> None:
    """An emperor in a flat black cap, with the chain of the Golden Fleece; eagles."""
    glow = (mix(s.deep, s.mid, 0.55), mix(s.mid, s.haze, 0.30))
    damask(s, Field(s.deep, mix(s.deep, s.mid, 0.38), glow, mix(s.mid, s.deep, 0.25), busts.EAGLE, (36, 52, 38), 18))
    b = Bust(s, 67, 49.5, 52, SkinTones("#f4d6b4", "#b97a56", "#b55a48"), right=False, chin=0.018)
    b.face("#8a5424", ear=False)
    b.part(SHOULDERS, "#3b2430", "#1b0f1a", rim="#ffe9c4")
    fur = outline(
        (0.20, 0.74),
        (0.02, 0.84, -0.26, 0.66),
        (-0.60, 0.78, -0.86, 0.9),
        (-0.96, 1.3),
        (-0.46, 1.3),
        (-0.34, 1.0, -0.1, 0.98),
        (0.14, 1.02, 0.28, 1.3),
        (0.56, 1.3),
        (0.42, 0.9, 0.20, 0.74),
    )
    b.part(fur, "#b07a3c", "#5e3818")
    b.part(HIGH_COLLAR, "#fbf3e2", "#b9a48c")
    hair = outline(
        (0.12, -0.34),
        (0.12, -0.1, 0.06, 0.06),
        (0.04, 0.22, 0.02, 0.30),
        (-0.20, 0.42, -0.38, 0.34),
        (-0.60, 0.2, -0.54, -0.3),
    )
    b.part(hair, "#c48a3c", "#7c4e1c", width=0.6)
    b.lines(
        (
            (-0.02, -0.2, 0.02, 0.1, -0.04, 0.3),
            (-0.12, -0.2, -0.06, 0.1, -0.14, 0.34),
            (-0.24, -0.2, -0.18, 0.1, -0.26, 0.34),
        ),
        "#7c4e1c",
        0.7,
    )
    beard = outline(
        (0.06, 0.12),
        (0.10, 0.26, 0.20, 0.30),
        (0.28, 0.34, 0.34, 0.325),
        (0.358, 0.36),
        (0.41, 0.42, 0.372, 0.52),
        (0.32, 0.62, 0.20, 0.60),
        (0.06, 0.58, 0.02, 0.40),
        (0.0, 0.24, 0.06, 0.12),
    )
    b.part(beard, "#b0742c", "#7c4e1c", rim="#ffe0a4", width=0.6)
    mustache = outline((0.40, 0.205), (0.36, 0.196, 0.28, 0.228), (0.24, 0.25, 0.20, 0.30), (0.30, 0.262, 0.395, 0.240))
    s.fill(b.put(mustache), "#b0742c")
    # the cap: a low crown and a brim that turns up
    crown = outline(
        (0.30, -0.40), (0.34, -0.62, 0.10, -0.70), (-0.30, -0.78, -0.54, -0.58), (-0.66, -0.44, -0.58, -0.20)
    )
    b.part(crown, "#2a2028", "#120c12", rim="#d8c8c0")
    brim = outline(
        (0.44, -0.38),
        (0.48, -0.46, 0.38, -0.50),
        (0.0, -0.56, -0.62, -0.34),
        (-0.70, -0.26, -0.62, -0.16),
        (-0.2, -0.36, 0.44, -0.38),
    )
    b.part(brim, "#3a2c34", "#1a1218", rim="#e8d8cc")
    for number in range(8):  # the chain, flints between links
        u, v = 0.30 - number * 0.125, 0.98 + 0.10 * math.sin(number * 0.46)
        b.beads(((u, v),), 1.9, _GOLD, _GOLD_SHADE)
        b.beads(((u, v),), 0.7, "#7a2a18")
    b.gem(RUBY, 0.26, -0.47, 2.9)


def machiavelli(s: Gouache) -> None:
    """A Florentine in the red cap of an office; pomegranates."""
    glow = (mix(s.key, s.ink, 0.28), mix(s.key, s.haze, 0.32))
    damask(
        s,
        Field(
            mix(s.key, s.ink, 0.55),
            mix(s.key, s.ink, 0.36),
            glow,
            mix(s.key, s.ink, 0.08),
            busts.POMEGRANATE,
            (36, 52, 38),
            18,
        ),
    )
    b = Bust(
        s,
        65,
        51,
        53,
        SkinTones(mix(s.haze, "#d98c5c", 0.40), "#9a5236", "#b4553e"),
        right=False,
        nose=-0.004,
        brow=-0.01,
        jaw=-0.02,
    )
    b.face(s.ink, ear=False)
    b.part(SHOULDERS, s.mid, s.deep)
    hair = outline(
        (0.10, -0.30),
        (0.12, -0.1, 0.05, 0.06),
        (0.02, 0.22, -0.02, 0.34),
        (-0.20, 0.44, -0.34, 0.38),
        (-0.62, 0.2, -0.54, -0.3),
    )
    b.part(hair, "#2b1712", "#1c0e0c", rim=mix("#2b1712", s.haze, 0.34), width=0.5)
    b.lines(tuple((-0.06 - k, -0.22, -0.04 - k, 0.1, -0.09 - k, 0.36) for k in (0.0, 0.10, 0.20, 0.30)), s.ink, 0.6)
    hat = outline(
        (0.335, -0.34),
        (0.37, -0.56, 0.24, -0.70),
        (0.06, -0.86, -0.22, -0.80),
        (-0.58, -0.72, -0.64, -0.42),
        (-0.66, -0.26, -0.56, -0.14),
        (-0.2, -0.36, 0.335, -0.26),
    )
    b.part(hat, s.mid, s.deep, grain=True)
    band = outline(
        (0.362, -0.375), (0.0, -0.45, -0.60, -0.30), (-0.63, -0.18, -0.56, -0.08), (-0.2, -0.30, 0.368, -0.215)
    )
    b.part(band, mix(s.mid, s.deep, 0.25), mix(s.deep, s.ink, 0.35))
    b.part(HIGH_COLLAR, s.haze, mix(s.haze, s.deep, 0.5))
    b.beads(tuple((0.24 - k * 0.085, 0.80 + 0.02 * k) for k in range(6)), 1.5, _GOLD, _GOLD_SHADE)


def isabella(s: Gouache) -> None:
    """A queen in her middle years: a wimple that leaves the face alone free, a crown over it; knots."""
    glow = (mix(s.deep, s.mid, 0.6), mix(s.mid, s.haze, 0.22))
    ground = mix(s.deep, s.ink, 0.25)
    damask(s, Field(ground, mix(s.deep, s.mid, 0.40), glow, mix(s.mid, s.deep, 0.35), busts.KNOT, (97, 46, 40), 16))
    b = Bust(s, 65, 54, 49, SkinTones("#f6d8ba", "#c08466", "#b04a40"), right=True, brow=-0.014, chin=0.014, jaw=0.03)
    b.face("#4a2c1c", ear=False)
    mantle = outline(
        (-0.30, 0.52),
        (-0.60, 0.62, -0.96, 0.84),
        (-1.1, 1.3),
        (0.72, 1.3),
        (0.62, 0.94, 0.30, 0.72),
        (0.0, 0.9, -0.30, 0.52),
    )
    b.part(mantle, s.key, mix(s.key, s.ink, 0.5))
    wimple = outline(
        (0.345, -0.36), (0.20, -0.36, 0.11, -0.20), (0.03, 0.02, 0.05, 0.22), (0.08, 0.42, 0.235, 0.535), (0.24, 0.66),
        (0.30, 0.76, 0.42, 0.86), (0.10, 1.04, -0.40, 0.92), (-0.70, 0.80, -0.66, 0.40), (-0.62, 0.0, -0.58, -0.30),
        (-0.44, -0.66, 0.0, -0.66), (0.34, -0.66, 0.345, -0.36),
    )  # fmt: skip
    b.part(
        wimple,
        "#fffaf0",
        "#c6b2b0",
        away=outline((-0.02, -1), (-0.14, -0.2, -0.10, 0.3), (-0.06, 0.6, 0.10, 1.2), (-2, 1.2), (-2, -1)),
        grain=True,
    )
    folds = (
        (0.06, 0.24, 0.02, 0.52, 0.20, 0.62),
        (0.0, 0.10, -0.10, 0.60, 0.24, 0.78),
        (-0.10, -0.1, -0.28, 0.60, 0.14, 0.90),
        (-0.24, -0.2, -0.46, 0.50, -0.10, 0.92),
    )
    b.lines(folds, "#a8949c", 0.7)
    crown = polygon(
        (0.36, -0.46), (0.44, -0.80), (0.26, -0.68), (0.15, -0.92), (0.0, -0.72), (-0.18, -0.93), (-0.26, -0.70),
        (-0.52, -0.82), (-0.50, -0.42),
    )  # fmt: skip
    b.part(crown, "#f2c552", _GOLD_SHADE)
    band = outline((0.38, -0.42), (0.0, -0.58, -0.50, -0.36), (-0.51, -0.50), (0.0, -0.70, 0.38, -0.54))
    b.part(band, "#ffdc7c", "#b07a20", width=0.6)
    b.beads(((0.44, -0.82), (0.15, -0.95), (-0.18, -0.96), (-0.52, -0.84)), 1.6, _PEARL, _PEARL_SHADE)
    b.gem(RUBY, 0.15, -0.585, 2.5)
    b.gem(SAPPHIRE, -0.14, -0.565, 2.0)
    b.lines(((0.50, 0.92, 0.10, 1.16, -0.46, 0.98),), _GOLD, 2.2)
    b.gem(RUBY, 0.30, 0.93, 3.0)


def suleiman(s: Gouache) -> None:
    """A sultan in a great turban with a feather; stars."""
    glow = (mix(s.deep, s.mid, 0.5), mix(s.mid, s.haze, 0.2))
    damask(s, Field(mix(s.ink, s.deep, 0.75), mix(s.deep, s.mid, 0.32), glow, s.mid, busts.STAR, (36, 56, 40), 18))
    b = Bust(s, 66, 55, 50, SkinTones("#c98a58", "#4c2c20", "#a4573c"), right=False)
    b.part(
        outline((-0.02, 0.66), (-0.36, 0.58), (-0.72, 0.72), (-0.9, 1.3), (-0.18, 1.3)),
        mix(s.deep, s.mid, 0.3),
        mix(s.ink, s.deep, 0.5),
        rim="#ffe9c4",
    )
    b.face(s.ink)
    b.part(SHOULDERS, s.key, mix(s.key, s.ink, 0.5), rim="#ffe9c4")
    beard = outline(
        (0.02, -0.06),
        (0.06, 0.10, 0.16, 0.18),
        (0.24, 0.215, 0.30, 0.188),
        (0.36, 0.175, 0.405, 0.218),
        (0.39, 0.248, 0.315, 0.254),
        (0.302, 0.272, 0.320, 0.294),
        (0.345, 0.308, 0.380, 0.312),
        (0.42, 0.44, 0.385, 0.55),
        (0.33, 0.66, 0.20, 0.64),
        (0.02, 0.60, -0.05, 0.38),
        (-0.09, 0.15, 0.02, -0.06),
    )
    b.part(beard, "#1b1214", "#120c0e", rim="#ffe9c4", width=0.75)
    turban = outline(
        (0.40, -0.18),
        (0.50, -0.36, 0.40, -0.60),
        (0.24, -0.92, -0.12, -0.90),
        (-0.56, -0.90, -0.68, -0.52),
        (-0.74, -0.20, -0.48, -0.04),
        (-0.10, -0.10, 0.40, -0.18),
    )
    b.part(turban, s.haze, mix(s.mid, s.haze, 0.25), rim="#ffffff", grain=True)
    folds = (
        (0.43, -0.42, 0.0, -0.60, -0.56, -0.10),
        (0.36, -0.66, -0.1, -0.70, -0.68, -0.30),
        (0.44, -0.26, 0.1, -0.36, -0.30, -0.07),
        (0.14, -0.86, -0.3, -0.80, -0.70, -0.46),
    )
    b.lines(folds, mix(s.mid, s.deep, 0.3), 0.7)
    s.fill(b.put(outline((0.28, -0.66), (0.36, -0.9, 0.24, -1.0), (0.18, -0.9, 0.20, -0.64))), s.ink)
    b.gem(EMERALD, 0.25, -0.58, 4.2)


def catherine(s: Gouache) -> None:
    """A queen mother, old and heavy, her hair grey under a widow's cap with a white band; lilies."""
    glow = (mix(s.deep, s.mid, 0.6), mix(s.mid, s.haze, 0.35))
    damask(s, Field(s.deep, mix(s.deep, s.mid, 0.42), glow, mix(s.mid, s.haze, 0.05), busts.LILY, (36, 48, 40), 17))
    b = Bust(s, 66, 50, 54, SkinTones("#efd0ac", "#b07c5c", "#a04a42"), right=False, chin=0.016, jaw=0.085, brow=-0.004)
    veil = outline(
        (0.0, -0.56), (-0.56, -0.70, -0.68, -0.1), (-0.70, 0.5, -1.0, 1.3), (-0.2, 1.3), (-0.24, 0.4, -0.2, 0.0)
    )
    b.part(veil, "#2a2230", "#150f1a", rim="#a89ab4")
    b.face("#6a6068", ear=False)
    age = (
        (0.352, 0.178, 0.300, 0.214, 0.302, 0.268),  # from nose to mouth
        (0.318, 0.012, 0.270, 0.036, 0.226, 0.012),  # below the eye
        (0.200, 0.020, 0.178, 0.0, 0.186, -0.036),  # beside it
        (0.300, 0.310, 0.286, 0.350, 0.296, 0.384),  # beside the chin
        (0.240, 0.560, 0.160, 0.590, 0.100, 0.560),  # the fold below
    )
    b.lines(age, mix(b.skin.lit, b.skin.shade, 0.75), 0.9)
    b.part(SHOULDERS, "#2a2230", "#120d16", rim="#cfc2d8")
    hair = outline(
        (0.31, -0.42), (0.24, -0.26, 0.08, -0.20), (0.02, -0.06, -0.06, 0.14), (-0.24, 0.1, -0.26, -0.2),
        (-0.1, -0.60, 0.31, -0.42),
    )  # fmt: skip
    b.part(hair, "#d6d0d2", "#8c848c", width=0.6)
    b.lines(((0.26, -0.38, 0.08, -0.30, -0.02, 0.0), (0.18, -0.42, 0.0, -0.32, -0.08, 0.04)), "#8c848c", 0.7)
    cap = outline(
        (0.43, -0.34), (0.36, -0.66, 0.02, -0.70), (-0.48, -0.70, -0.58, -0.2), (-0.58, 0.24, -0.36, 0.44),
        (-0.16, 0.44, -0.10, 0.18), (-0.12, -0.18, 0.06, -0.34), (0.22, -0.44, 0.43, -0.34),
    )  # fmt: skip
    b.part(cap, "#2e2636", "#17111c", rim="#cfc2d8", width=1.0)
    band = outline(
        (0.41, -0.345), (0.20, -0.43, 0.06, -0.33), (-0.12, -0.18, -0.10, 0.18), (-0.04, 0.18),
        (-0.06, -0.14, 0.09, -0.27),
        (0.22, -0.37, 0.40, -0.30),
    )  # fmt: skip
    b.part(band, "#fffaf0", "#b4a8b4", width=0.5)
    collar = outline(
        (0.28, 0.60), (0.42, 0.66, 0.52, 0.84), (0.20, 1.0, -0.20, 0.92), (-0.50, 0.84, -0.62, 0.62),
        (-0.40, 0.56, -0.27, 0.50),
        (-0.06, 0.72, 0.28, 0.60),
    )  # fmt: skip
    b.part(collar, "#fffaf0", "#a89cae")
    b.lines(
        tuple((0.30 - k * 0.12, 0.64 + 0.02 * (k % 2), 0.34 - k * 0.13, 0.76, 0.36 - k * 0.15, 0.90) for k in range(6)),
        "#b0a4b4",
        0.7,
    )
    b.gem(ONYX, -0.075, 0.24, 2.2)
    b.gem(SAPPHIRE, 0.24, 0.98, 2.6)


def anne_of_brittany(s: Gouache) -> None:
    """A very young duchess with a round brow and a small nose, in a black hood with a gold border; ermine spots."""
    glow = (mix(s.mid, s.haze, 0.30), mix(s.mid, s.haze, 0.72))
    field = Field(
        mix(s.deep, s.mid, 0.25),
        mix(s.deep, s.mid, 0.62),
        glow,
        mix(s.mid, s.haze, 0.12),
        busts.ERMINE,
        (97, 50, 42),
        16,
    )
    damask(s, field)
    skin = SkinTones("#fbdcc6", "#d0917a", "#c65c56")
    b = Bust(s, 65, 51, 46, skin, right=True, nose=-0.03, lift=-0.016, brow=0.02, chin=-0.014, jaw=-0.02)
    fall = outline(
        (-0.14, -0.60), (-0.62, -0.56, -0.72, 0.0), (-0.74, 0.6, -0.82, 1.4), (-0.18, 1.4), (-0.22, 0.6, -0.16, 0.1)
    )
    b.part(fall, "#20182a", "#0e0a14", rim="#a898b0")
    b.part(BARE_SHOULDERS, b.skin.lit, b.skin.shade, width=0.6)
    b.face("#8a5428", ear=False)
    gown = outline(
        (-0.30, 0.82),
        (-0.10, 0.94),
        (0.26, 0.90),
        (0.44, 0.86),
        (0.54, 1.0),
        (0.72, 1.4),
        (-1.0, 1.4),
        (-0.9, 0.95, -0.30, 0.82),
    )
    b.part(gown, s.key, mix(s.key, s.ink, 0.5))
    b.lines(((0.46, 0.88, 0.1, 0.98, -0.34, 0.86),), _GOLD, 1.8)
    hair = outline(
        (0.33, -0.43),
        (0.32, -0.32, 0.20, -0.26),
        (0.08, -0.16, 0.02, 0.02),
        (-0.1, -0.1, -0.06, -0.4),
        (0.1, -0.6, 0.33, -0.43),
    )
    b.part(hair, "#a8682c", "#6a3c14", width=0.6)
    # the hood: white lining, gold border, black velvet to the shoulder
    for inner, outer, color, shade in ((-0.02, -0.12, "#fffaf0", "#c9b8b0"), (-0.09, -0.24, "#f0c04c", _GOLD_SHADE)):
        strip = outline(
            (0.36 + inner * 0.3, -0.50 + inner * 0.5), (0.14 + inner, -0.46, 0.06 + inner, -0.26),
            (0.0 + inner, -0.04, 0.02 + inner, 0.42), (0.10 + outer, 0.46), (0.04 + outer, -0.04, 0.08 + outer, -0.40),
            (0.14 + outer * 0.5, -0.66, 0.36 + inner * 0.3, -0.50 + inner * 0.5),
        )  # fmt: skip
        b.part(strip, color, shade, width=0.6)
    hood = outline(
        (0.30, -0.60), (0.02, -0.62, -0.12, -0.36), (-0.20, -0.06, -0.14, 0.48), (-0.30, 0.66, -0.66, 0.70),
        (-0.72, 0.0, -0.56, -0.42),
        (-0.32, -0.90, 0.30, -0.60),
    )  # fmt: skip
    b.part(
        hood,
        "#2a2034",
        "#120c18",
        rim="#b4a4bc",
        away=outline((-0.2, -1.2), (-0.34, -0.4, -0.32, 0.8), (-2, 0.8), (-2, -1.2)),
    )
    b.beads(
        ((0.16, -0.57), (0.02, -0.50), (-0.06, -0.38), (-0.10, -0.23), (-0.12, -0.07), (-0.125, 0.09), (-0.125, 0.25)),
        0.9,
        _PEARL,
    )
    b.beads(tuple((0.16 - k * 0.08, 0.72 - 0.012 * abs(k - 2)) for k in range(5)), 1.1, _PEARL, _PEARL_SHADE)
    b.gem(SAPPHIRE, 0.16, 0.80, 2.8)


def henry_viii(s: Gouache) -> None:
    """A king in a jewelled beret with a white feather and a collar of fur; roses."""
    glow = (mix(s.deep, s.mid, 0.55), mix(s.mid, s.haze, 0.18))
    damask(s, Field(s.deep, mix(s.deep, s.mid, 0.36), glow, mix(s.mid, s.deep, 0.3), busts.ROSE, (97, 50, 40), 18))
    b = Bust(s, 61, 52, 51, SkinTones("#f6d3b4", "#bd7a58", "#b5584a"), right=True, brow=-0.008, jaw=0.06)
    fur = outline(
        (0.06, 0.76),
        (-0.20, 0.66, -0.34, 0.58),
        (-0.70, 0.66, -1.0, 0.9),
        (-1.1, 1.3),
        (-0.26, 1.3),
        (-0.20, 0.96, 0.06, 0.76),
    )
    b.part(fur, "#c08a4c", "#6a4220")
    b.face("#a8501c")
    b.part(SHOULDERS, s.key, mix(s.key, s.ink, 0.55))
    hair = outline(
        (0.10, -0.36),
        (0.10, -0.2, 0.05, -0.04),
        (0.03, 0.02, -0.04, 0.02),
        (-0.10, 0.2, -0.20, 0.28),
        (-0.50, 0.2, -0.52, -0.3),
    )
    b.part(hair, "#b4561c", "#6e3010", width=0.6)
    beard = outline(
        (0.03, 0.02),
        (0.08, 0.14, 0.16, 0.20),
        (0.25, 0.225, 0.30, 0.196),
        (0.36, 0.182, 0.404, 0.220),
        (0.39, 0.248, 0.315, 0.256),
        (0.302, 0.272, 0.320, 0.296),
        (0.345, 0.310, 0.380, 0.314),
        (0.42, 0.40, 0.42, 0.54),
        (0.34, 0.60, 0.18, 0.585),
        (0.04, 0.54, 0.0, 0.36),
        (-0.03, 0.16, 0.03, 0.02),
    )
    b.part(beard, "#c4641f", "#7c3812", rim="#ffdca0", width=0.75)
    b.part(HIGH_COLLAR, "#fffaf0", "#b8a894", width=0.6)
    # the beret: a wide soft brim, feather laid along it
    crown = outline(
        (0.32, -0.42), (0.26, -0.68, -0.10, -0.72), (-0.50, -0.70, -0.62, -0.40), (-0.60, -0.28, -0.50, -0.22)
    )
    b.part(crown, "#2a1c28", "#140c14", rim="#d8c0c0")
    brim = outline(
        (0.48, -0.34),
        (0.52, -0.44, 0.40, -0.50),
        (0.0, -0.62, -0.56, -0.44),
        (-0.76, -0.34, -0.70, -0.20),
        (-0.56, -0.18, -0.40, -0.28),
        (-0.05, -0.38, 0.48, -0.34),
    )
    b.part(brim, "#3a2836", "#1a1018", rim="#e8d0c8")
    feather = outline(
        (0.26, -0.50),
        (0.10, -0.76, -0.30, -0.80),
        (-0.70, -0.82, -0.86, -0.44),
        (-0.80, -0.34, -0.70, -0.40),
        (-0.56, -0.60, -0.26, -0.58),
        (0.04, -0.56, 0.26, -0.50),
    )
    b.part(feather, "#fffaf0", "#c4b4b4")
    b.lines(((0.22, -0.52, -0.2, -0.76, -0.74, -0.48),), "#a8949c", 0.6)
    b.beads(
        ((0.42, -0.405), (0.28, -0.425), (0.12, -0.44), (-0.05, -0.435), (-0.22, -0.41), (-0.38, -0.37)),
        1.15,
        _GOLD,
        _GOLD_SHADE,
    )
    b.gem(RUBY, 0.24, -0.50, 3.0)
    b.beads(tuple((0.28 - k * 0.13, 0.94 + 0.03 * k) for k in range(4)), 1.8, _GOLD, _GOLD_SHADE)


def elisabeth(s: Gouache) -> None:
    """A young queen who looks down, fair hair in a jewelled roll, a fan of lace standing behind her; carnations."""
    glow = (mix(s.deep, s.mid, 0.55), mix(s.mid, s.haze, 0.25))
    damask(s, Field(s.deep, mix(s.deep, s.mid, 0.42), glow, mix(s.mid, s.deep, 0.3), busts.CARNATION, (97, 44, 42), 16))
    skin = SkinTones("#fae2cc", "#cf9070", "#c8484c")
    b = Bust(s, 70, 48.5, 44, skin, right=True, nose=-0.02, brow=0.004, chin=-0.004, jaw=-0.02, tilt=9)
    lace = [(0.10, 0.92), (-0.24, 0.70), (-0.38, 0.40)]
    points = [(-0.50 - 0.46 * k / 11 + 0.03 * (k % 2), -0.40 + 1.2 * (k / 11) ** 1.3) for k in range(12)]
    fan = outline(lace[0], *lace[1:], *((u, v) for u, v in points))
    b.part(fan, "#fffaf0", s.haze)
    b.lines(
        tuple((-0.24, 0.72, (u - 0.2) / 2, (v + 0.6) / 2, u + 0.04, v) for u, v in points), mix(s.mid, s.haze, 0.2), 0.7
    )
    b.part(BARE_SHOULDERS, b.skin.lit, b.skin.shade, width=0.6)
    b.face("#a06a24", ear=True, lowered=True)
    gown = outline(
        (-0.40, 0.84),
        (-0.06, 1.02, 0.28, 0.92),
        (0.42, 0.88, 0.50, 1.0),
        (0.66, 1.4),
        (-1.1, 1.4),
        (-0.9, 0.92, -0.40, 0.84),
    )
    b.part(gown, s.key, mix(s.key, s.ink, 0.5))
    hair = outline(
        (0.33, -0.42), (0.38, -0.60, 0.20, -0.68), (-0.06, -0.80, -0.32, -0.66), (-0.58, -0.50, -0.56, -0.18),
        (-0.52, 0.08, -0.30, 0.16), (-0.18, 0.20, -0.14, 0.06), (-0.10, -0.04, 0.02, -0.06), (0.10, -0.28, 0.33, -0.42),
    )  # fmt: skip
    b.part(hair, "#eab95c", "#a8732c", grain=True)
    rolls = (
        (0.28, -0.46, 0.10, -0.46, 0.0, -0.10),
        (0.20, -0.62, -0.10, -0.52, -0.16, 0.0),
        (0.0, -0.72, -0.30, -0.46, -0.26, 0.12),
        (-0.22, -0.68, -0.48, -0.36, -0.40, 0.06),
    )
    b.lines(rolls, "#a8732c", 0.8)
    whole, band = (
        b.put(hair),
        b.put(outline((0.06, -0.80), (-0.10, -0.40, -0.06, 0.0), (-0.16, 0.02), (-0.24, -0.42, -0.06, -0.80))),
    )
    s.fill(both(whole, band), s.mid)
    for u, v in ((-0.02, -0.66), (-0.085, -0.50), (-0.12, -0.34), (-0.125, -0.18)):
        b.beads(((u, v),), 1.35, _PEARL)
    b.beads(((0.02, 0.25),), 1.5, _PEARL)
    necklace = ((0.02, 0.66), (-0.02, 0.74), (-0.09, 0.80), (-0.18, 0.82), (-0.27, 0.81), (-0.35, 0.76), (-0.40, 0.70))
    b.beads(necklace, 1.15, _PEARL, _PEARL_SHADE)
    b.gem(DIAMOND, -0.08, 0.90, 3.0)


def francis_i(s: Gouache) -> None:
    """A king in a slashed beret with a plume, broad in satin; flames."""
    glow = (mix(s.deep, s.mid, 0.5), mix(s.mid, s.haze, 0.25))
    damask(
        s,
        Field(
            mix(s.deep, s.ink, 0.2),
            mix(s.deep, s.mid, 0.34),
            glow,
            mix(s.mid, s.deep, 0.3),
            busts.FLAME,
            (97, 50, 40),
            16,
        ),
    )
    b = Bust(s, 65, 52, 51, SkinTones("#ecc49c", "#a86c48", "#b0563f"), right=False, nose=0.01)
    b.part(HIGH_COLLAR, "#fffaf0", "#b8a894", width=0.6)
    b.face("#3a2012", ear=False)
    b.part(SHOULDERS, s.haze, mix(s.haze, s.ink, 0.45))
    for u, v in ((0.34, 1.0), (0.12, 0.98), (-0.12, 0.96), (-0.38, 0.94), (-0.62, 0.98)):  # slashes of the doublet
        s.fill(b.put(outline((u, v), (u + 0.07, v + 0.12, u + 0.01, v + 0.26), (u - 0.05, v + 0.12, u, v))), s.key)
    hair = outline(
        (0.10, -0.36),
        (0.12, -0.1, 0.07, 0.06),
        (0.05, 0.22, 0.02, 0.30),
        (-0.16, 0.44, -0.36, 0.38),
        (-0.60, 0.2, -0.54, -0.3),
    )
    b.part(hair, "#4a2a18", "#28140c", rim="#c49a70", width=0.6)
    b.lines(tuple((-0.02 - k, -0.22, 0.02 - k, 0.1, -0.06 - k, 0.34) for k in (0.0, 0.11, 0.22)), "#28140c", 0.7)
    beard = outline(
        (0.05, 0.06),
        (0.10, 0.18, 0.17, 0.21),
        (0.25, 0.226, 0.30, 0.196),
        (0.36, 0.182, 0.404, 0.220),
        (0.39, 0.248, 0.315, 0.256),
        (0.302, 0.272, 0.320, 0.296),
        (0.345, 0.310, 0.380, 0.314),
        (0.41, 0.42, 0.37, 0.58),
        (0.30, 0.68, 0.18, 0.62),
        (0.04, 0.54, 0.01, 0.36),
        (0.0, 0.18, 0.05, 0.06),
    )
    b.part(beard, "#4a2a18", "#28140c", rim="#d8a878", width=0.7)
    crown = outline(
        (0.30, -0.40), (0.28, -0.64, -0.06, -0.68), (-0.44, -0.68, -0.60, -0.44), (-0.60, -0.3, -0.54, -0.2)
    )
    b.part(crown, s.key, mix(s.key, s.ink, 0.5))
    brim = outline(
        (0.46, -0.36),
        (0.48, -0.46, 0.36, -0.52),
        (-0.05, -0.58, -0.62, -0.34),
        (-0.70, -0.24, -0.60, -0.12),
        (-0.2, -0.34, 0.46, -0.36),
    )
    b.part(brim, "#2c2026", "#150e12", rim="#e0ccc0")
    for u, v, turn in ((0.30, -0.445, 4), (0.08, -0.465, -2), (-0.16, -0.42, -14), (-0.40, -0.325, -24)):
        s.fill(b.put(placed(oval(0, 0, 0.055, 0.026), u, v, turn=turn)), s.haze)
    plume = outline(
        (-0.10, -0.56),
        (-0.20, -0.92, -0.56, -0.88),
        (-0.92, -0.80, -0.96, -0.30),
        (-0.98, -0.02, -0.84, 0.10),
        (-0.74, -0.1, -0.72, -0.30),
        (-0.66, -0.60, -0.40, -0.58),
        (-0.22, -0.56, -0.10, -0.56),
    )
    b.part(plume, "#fffaf0", "#c4b4a8")
    b.lines(((-0.14, -0.62, -0.5, -0.84, -0.80, -0.40), (-0.80, -0.40, -0.90, -0.2, -0.86, 0.02)), "#a8988c", 0.6)
    b.gem(EMERALD, 0.20, -0.50, 3.0)


class Noble(NamedTuple):
    """A noble's picture: the function that paints it, its palette, the seed of its grain."""

    paint: Callable[[Gouache], None]
    palette: GouachePalette
    seed: int


_PLUM: Final = GouachePalette("#1d0d16", "#33263f", "#7a5a86", "#fbeed8", "#e0704c")
NOBLES: Final = {
    "bn-01": Noble(mary_stuart, _PLUM, 21),
    "bn-02": Noble(charles_v, GouachePalette("#0a1026", "#1c3672", "#4f78bc", "#dfe8f4", "#c8963c"), 22),
    "bn-03": Noble(machiavelli, GouachePalette("#1c0a12", "#7d1220", "#cc3226", "#fbe6c4", "#2a8f8c"), 23),
    "bn-04": Noble(isabella, GouachePalette("#240810", "#7a1626", "#c8503c", "#fce2bc", "#1f7a5c"), 24),
    "bn-05": Noble(suleiman, GouachePalette("#04201c", "#0b4f40", "#2c9468", "#fbf3dc", "#d8523a"), 25),
    "bn-06": Noble(catherine, GouachePalette("#0c1a22", "#1d4a58", "#5a94a0", "#eef2ea", "#d8a03c"), 26),
    "bn-07": Noble(anne_of_brittany, GouachePalette("#1c1a26", "#5c6484", "#a4acc4", "#f6f2ea", "#b02c40"), 27),
    "bn-08": Noble(henry_viii, GouachePalette("#221006", "#6e3c10", "#c07e24", "#fbe8bc", "#a01c30"), 28),
    "bn-09": Noble(elisabeth, GouachePalette("#170c22", "#43236a", "#8a62b4", "#f4eafc", "#2f8a8c"), 29),
    "bn-10": Noble(francis_i, GouachePalette("#0c1a0c", "#2c5424", "#7a9c48", "#f6eccc", "#1c6470"), 30),
}
"""Each noble by the id of the tile."""


def picture(noble: str, px: tuple[int, int]) -> Gouache:
    """Paint a noble on a sheet of a size in pixels."""
    row = NOBLES[noble]
    sheet = Gouache(DIAMOND, px, row.seed, UNITS, row.palette)
    row.paint(sheet)
    return sheet
