"""The five queens and duchesses among the nobles in strict profile, each before a window of her own.

Knows who they are and what they wear, in units of 100 x 100; the strip of the tile covers x < 34.
"""

from __future__ import annotations

import math

import skia

from tools.art.base import noble_windows
from tools.art.base.busts import (
    BARE_SHOULDERS,
    GOLD,
    GOLD_SHADE,
    PEARL,
    PEARL_SHADE,
    RUFF,
    SHOULDERS,
    Bust,
    Eye,
    SkinTones,
    pleats,
)
from tools.art.base.figures import hand, pinch
from tools.art.base.finery import (
    GILT,
    Curve,
    Tones,
    border,
    hair,
    jewel,
    lace,
    string_of_pearls,
    velvet,
)
from tools.art.base.gouache import DIAMOND, RUBY, SAPPHIRE, Gouache
from tools.art.base.noble_things import candle, dark_ship, feather_fan, lap_dog
from tools.art.poster.shapes import both, cut, mix, outline, oval, placed, polygon, ribbon


def mary_stuart(s: Gouache) -> None:
    """A young queen: auburn hair in a high roll, a white cap with a veil, a ruff, a lap dog."""
    noble_windows.dawn(s)
    b = Bust(
        s,
        56,
        47,
        40,
        SkinTones("#fbd0a4", "#bb7850", "#bc4a3c"),
        right=True,
        tilt=6,
        key="#ffd9a0",
        nose=0.006,
        bridge=0.016,
        lift=0.010,
        brow=0.014,
        chin=-0.016,
        jaw=-0.03,
    )
    veil = outline(
        (-0.16, -0.66), (-0.56, -0.84, -0.70, -0.50), (-0.84, -0.20, -0.72, 0.12), (-0.62, 0.5, -0.80, 1.4),
        (-0.2, 1.4), (-0.30, 0.5, -0.2, 0.1),
    )  # fmt: skip
    b.part(veil, mix(s.mid, s.deep, 0.4), mix(s.deep, s.ink, 0.5), rim=mix(s.mid, s.haze, 0.4))
    b.face("#8a441e", Eye("#3f6a5c", wide=1.14, brow=(0.012, -6)))
    velvet(b, SHOULDERS, Tones("#0b0410", "#2b1636", "#7a4a80", "#ffc0a0"))
    border(b, ((0.06, 0.86), (0.10, 0.96), (0.14, 1.08), (0.18, 1.3)), 0.16, 4, GILT)
    cap = outline(
        (0.20, -0.66), (0.16, -0.86, -0.08, -0.90), (-0.40, -0.92, -0.58, -0.52), (-0.68, -0.10, -0.50, 0.16),
        (-0.36, 0.30, -0.20, 0.22), (-0.16, 0.10, -0.16, 0.0), (-0.16, -0.36, -0.04, -0.52), (0.04, -0.58, 0.20, -0.66),
    )  # fmt: skip
    b.part(cap, "#fff4e4", "#a98fae", away=outline((-0.30, -1.2), (-0.40, -0.5, -0.36, 0.4), (-2, 0.4), (-2, -1.2)))
    s.fill(b.put(oval(-0.055, 0.13, 0.036, 0.055)), mix(b.skin.shade, b.skin.lit, 0.5))  # the lobe below the hair
    rolls = outline(
        (0.33, -0.40), (0.42, -0.58, 0.24, -0.69), (0.06, -0.76, -0.10, -0.62), (-0.24, -0.42, -0.22, -0.14),
        (-0.20, 0.12, -0.06, 0.10), (0.06, 0.06, 0.06, -0.08), (0.10, -0.30, 0.33, -0.40),
    )  # fmt: skip
    rolled: tuple[Curve, ...] = (  # from the hairline outwards over the pad
        ((0.33, -0.41), (0.36, -0.55), (0.30, -0.68), (0.12, -0.70)),
        ((0.22, -0.37), (0.20, -0.53), (0.08, -0.64), (-0.08, -0.62)),
        ((0.11, -0.27), (0.06, -0.43), (-0.06, -0.50), (-0.19, -0.44)),
        ((0.07, -0.10), (-0.02, -0.23), (-0.12, -0.28), (-0.22, -0.22)),
        ((0.0, 0.09), (-0.08, 0.0), (-0.16, -0.04), (-0.22, -0.04)),
    )
    hair(b, rolls, Tones("#611f0c", "#b9501c", "#ec8a3c", "#ffdca0"), rolled, count=24, sheen=(0.16, 0.62), seed=3)
    edge: Curve = ((0.16, -0.66), (-0.06, -0.58), (-0.18, -0.30), (-0.18, 0.10))
    border(b, edge, 0.10, 7, GILT)
    b.part(placed(RUFF, 0.0, 0.0, 1.14), "#fffaf0", mix(s.haze, s.deep, 0.38))
    pleats(b, mix(s.haze, s.deep, 0.5), 1.14)
    hem: Curve = ((-0.52, 0.62), (-0.40, 0.90), (0.16, 0.96), (0.35, 0.70))
    lace(b, hem, count=13, size=0.062, tone="#fffaf0", shade=mix(s.haze, s.deep, 0.36))
    string_of_pearls(b, ((-0.055, 0.215),), 1.5)
    jewel(b, RUBY, 0.06, 0.88, 3.2, drop=True)
    with s.moved(1.2, 0, 1.04, about=(97, 104)):
        lap_dog(s, mix(b.skin.lit, b.skin.shade, 0.15), mix(s.ink, s.deep, 0.4))


def isabella(s: Gouache) -> None:
    """A queen in her middle years: a wimple that leaves the face alone free, a crown over it."""
    noble_windows.glass(s)
    b = Bust(
        s,
        58,
        55,
        38,
        SkinTones("#ffdcae", "#b87a54", "#a2463a"),
        right=True,
        nose=0.010,
        bridge=0.004,
        lift=0.008,
        brow=-0.014,
        chin=0.014,
        jaw=0.03,
        tilt=-5,
        key="#ffe6b0",
    )
    b.face("#4a2c1c", Eye("#4a6a8c", gaze=(0.006, -0.012), brow=(0.006, -10)))
    age = ((0.346, 0.172, 0.300, 0.206, 0.296, 0.258), (0.306, 0.016, 0.268, 0.032, 0.230, 0.012))
    b.lines(age, mix(b.skin.lit, b.skin.shade, 0.6), 0.7)
    mantle = outline(
        (-0.30, 0.52),
        (-0.60, 0.62, -0.96, 0.84),
        (-1.1, 1.3),
        (0.72, 1.3),
        (0.62, 0.94, 0.30, 0.72),
        (0.0, 0.9, -0.30, 0.52),
    )
    velvet(b, mantle, Tones(mix(s.key, s.ink, 0.62), s.key, "#4fb88a", "#b4f0cc"))
    border(b, ((0.34, 0.82), (0.10, 1.02), (-0.36, 0.98), (-0.72, 0.86)), 0.15, 8, GILT)
    wimple = outline(
        (0.345, -0.34), (0.10, -0.34, 0.00, -0.20), (-0.09, 0.02, -0.07, 0.22), (-0.02, 0.48, 0.225, 0.535),
        (0.23, 0.64), (0.27, 0.76, 0.40, 0.86), (0.10, 1.04, -0.36, 0.94), (-0.56, 0.80, -0.50, 0.44),
        (-0.58, 0.10, -0.53, -0.26), (-0.42, -0.62, 0.0, -0.62), (0.34, -0.62, 0.345, -0.34),
    )  # fmt: skip
    b.part(
        wimple,
        "#f6ead4",
        "#8f7276",
        away=outline((-0.16, -1), (-0.26, -0.2, -0.22, 0.3), (-0.16, 0.6, 0.04, 1.2), (-2, 1.2), (-2, -1)),
    )
    crown = polygon(
        (0.34, -0.46), (0.38, -0.76), (0.22, -0.66), (0.10, -0.86), (-0.03, -0.68), (-0.17, -0.84), (-0.27, -0.64),
        (-0.43, -0.70), (-0.44, -0.40),
    )  # fmt: skip
    crown = placed(crown, 0, 0.07)
    facing = outline((-0.02, -1.4), (-0.06, -0.6, -0.10, 0.4), (-2, 0.4), (-2, -1.4))
    b.part(crown, "#ecbc50", "#9a6420", away=facing)
    band = outline((0.375, -0.35), (0.0, -0.39, -0.47, -0.24), (-0.46, -0.39), (0.0, -0.54, 0.37, -0.47))
    b.part(band, "#ffdc80", "#b07a28", away=facing, width=0.6)
    string_of_pearls(b, ((0.38, -0.72), (0.10, -0.82), (-0.17, -0.80), (-0.43, -0.66)), 1.6)
    jewel(b, RUBY, 0.16, -0.48, 2.8)
    with s.moved(1.0, -4.5, 0.92, about=(88, 92)):
        dark_ship(s, mix(b.skin.lit, b.skin.shade, 0.15), s.key)


def catherine(s: Gouache) -> None:
    """A queen mother, old and heavy, her hair grey under a widow's peaked cap."""
    noble_windows.candlelight(s)
    b = Bust(
        s,
        73,
        53,
        50,
        SkinTones("#f6c084", "#a05c3a", "#a8503c"),
        right=False,
        nose=-0.006,
        bridge=0.0,
        lift=0.004,
        chin=0.016,
        jaw=0.085,
        brow=-0.010,
        tilt=-3,
        key="#ffe0a0",
    )
    veil = outline(
        (0.0, -0.56), (-0.56, -0.70, -0.68, -0.1), (-0.70, 0.5, -1.0, 1.3), (-0.2, 1.3), (-0.24, 0.4, -0.2, 0.0)
    )
    b.part(veil, "#1d3a48", "#12242e", rim="#8ab0b8")
    b.lines(((-0.44, 0.36, -0.46, 0.60, -0.62, 0.80), (-0.60, 0.10, -0.60, 0.40, -0.74, 0.72)), "#3a6070", 0.8)
    b.face("#6a6068", Eye("#2c1c16", gaze=(0.002, 0.0), wide=1.04, brow=(0.006, 0)), smile=0.4)
    age = (
        (0.306, 0.016, 0.268, 0.030, 0.232, 0.010),  # below the eye
        (0.240, 0.562, 0.170, 0.590, 0.110, 0.566),  # the fold below the chin
    )
    b.lines(age, mix(b.skin.lit, b.skin.shade, 0.6), 0.8)
    for plane in (  # the candle on her brow, cheek and chin
        outline((0.37, -0.30), (0.30, -0.34, 0.24, -0.28), (0.22, -0.22, 0.25, -0.18), (0.32, -0.20, 0.37, -0.17)),
        outline((0.335, 0.03), (0.25, 0.03, 0.215, 0.09), (0.25, 0.15, 0.30, 0.14), (0.335, 0.10, 0.335, 0.03)),
        outline((0.36, 0.375), (0.30, 0.37, 0.27, 0.43), (0.28, 0.48, 0.32, 0.475), (0.37, 0.46, 0.36, 0.375)),
    ):
        s.fill(b.put(plane), "#ffdca2", 0.8)
    b.part(SHOULDERS, "#2a2230", "#120d16", rim="#cfc2d8")
    grey = outline(
        (0.31, -0.42), (0.24, -0.26, 0.08, -0.20), (0.02, -0.06, -0.06, 0.14), (-0.24, 0.1, -0.26, -0.2),
        (-0.1, -0.60, 0.31, -0.42),
    )  # fmt: skip
    combed: tuple[Curve, ...] = (
        ((0.30, -0.41), (0.16, -0.32), (0.02, -0.20), (-0.06, 0.12)),
        ((0.24, -0.44), (0.08, -0.38), (-0.06, -0.24), (-0.14, 0.08)),
        ((0.16, -0.47), (0.0, -0.42), (-0.14, -0.28), (-0.22, 0.0)),
    )
    hair(b, grey, Tones("#6c646e", "#bcb4b8", "#efeaea", "#ffffff"), combed, count=16, thick=0.018, sheen=(0.1, 0.5))
    cap = outline(
        (0.46, -0.30), (0.30, -0.62, 0.0, -0.66), (-0.44, -0.64, -0.54, -0.2), (-0.56, 0.24, -0.36, 0.44),
        (-0.16, 0.44, -0.10, 0.18), (-0.12, -0.18, 0.06, -0.34), (0.22, -0.44, 0.43, -0.34),
    )  # fmt: skip
    b.part(cap, "#3c6274", "#182c38", rim="#fff0cc", width=1.1)
    lit = outline(
        (0.46, -0.30), (0.30, -0.62, 0.0, -0.66), (-0.10, -0.665), (0.06, -0.56, 0.06, -0.50),
        (-0.20, -0.36, -0.26, -0.04), (-0.28, 0.16, -0.20, 0.42), (-0.12, 0.38, -0.10, 0.18),
        (-0.12, -0.18, 0.06, -0.34), (0.22, -0.44, 0.43, -0.34),
    )  # fmt: skip
    lit = both(b.put(lit), b.put(cap))
    s.fill(lit, "#7c9c9c")  # the candle on the side of the cap, and on its brim
    s.fill(both(lit, placed(lit, -3.2, 1.6)), "#f0dcb4")
    band = outline(
        (0.41, -0.345), (0.20, -0.43, 0.06, -0.33), (-0.12, -0.18, -0.10, 0.18), (-0.04, 0.18),
        (-0.06, -0.14, 0.09, -0.27),
        (0.22, -0.37, 0.40, -0.30),
    )  # fmt: skip
    b.part(band, "#2a3a48", "#16222c", width=0.5)
    border: Curve = ((0.41, -0.335), (0.02, -0.46), (-0.14, -0.06), (-0.05, 0.18))
    lace(b, border, count=17, size=0.036, tone="#fffaf4", shade="#cfc2cc", side=-1.0)
    collar = outline(
        (0.28, 0.60), (0.42, 0.66, 0.52, 0.84), (0.20, 1.0, -0.20, 0.92), (-0.50, 0.84, -0.62, 0.62),
        (-0.40, 0.56, -0.27, 0.50),
        (-0.06, 0.72, 0.28, 0.60),
    )  # fmt: skip
    b.part(collar, "#eee6ea", "#8f849a")
    b.lines(
        tuple((0.30 - k * 0.12, 0.64 + 0.02 * (k % 2), 0.34 - k * 0.13, 0.76, 0.36 - k * 0.15, 0.90) for k in range(6)),
        "#b0a4b4",
        0.7,
    )
    hem: Curve = ((-0.60, 0.70), (-0.44, 0.98), (0.20, 1.04), (0.50, 0.86))
    lace(b, hem, count=15, size=0.062, tone="#fffaf4", shade="#9c90a2")
    string_of_pearls(b, ((-0.06, 0.235), (-0.06, 0.295)), 1.5)
    jewel(b, RUBY, 0.12, 0.78, 3.0)
    with s.moved(2.4, 0):
        candle(s, mix(b.skin.lit, b.skin.shade, 0.15), "#2a2230")


def anne_of_brittany(s: Gouache) -> None:
    """A very young duchess, round of brow, a gold border to her black hood."""
    noble_windows.sea(s)
    skin = SkinTones("#cf9566", "#7d452f", "#9c3f38")
    b = Bust(
        s,
        58,
        48,
        41,
        skin,
        right=True,
        nose=-0.03,
        lift=-0.016,
        brow=0.02,
        chin=-0.006,
        jaw=0.02,
        tilt=7,
        key="#f4fffa",
    )
    fall = outline(
        (-0.14, -0.60), (-0.44, -0.56, -0.50, 0.0), (-0.50, 0.6, -0.60, 1.4), (-0.18, 1.4), (-0.22, 0.6, -0.16, 0.1)
    )
    b.part(fall, "#20182a", "#0e0a14", rim="#a898b0")
    b.part(BARE_SHOULDERS, b.skin.lit, b.skin.shade, width=0.6)
    b.face("#8a5428", Eye(lid=0.06, brow=(0.014, -4)))
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
    velvet(b, gown, Tones(mix(s.key, s.ink, 0.66), s.key, "#e8707a", "#ffc8bc"))
    border(b, ((0.50, 0.95), (0.16, 1.02), (-0.20, 1.0), (-0.64, 0.88)), 0.13, 9, GILT)
    front = outline(
        (0.33, -0.43),
        (0.32, -0.32, 0.20, -0.26),
        (0.08, -0.16, 0.02, 0.02),
        (-0.1, -0.1, -0.06, -0.4),
        (0.1, -0.6, 0.33, -0.43),
    )
    parted: tuple[Curve, ...] = (
        ((0.32, -0.42), (0.22, -0.30), (0.06, -0.22), (0.01, 0.0)),
        ((0.22, -0.48), (0.10, -0.38), (-0.02, -0.28), (-0.05, -0.04)),
    )
    hair(b, front, Tones("#5c3010", "#a8682c", "#dc9c4c", "#ffdf9c"), parted, count=11, thick=0.02, sheen=(0.1, 0.6))
    # the hood: white lining, gold border, black velvet to the shoulder
    for inner, outer, color, shade in ((-0.02, -0.12, "#fffaf0", "#c9b8b0"), (-0.09, -0.24, "#f0c04c", GOLD_SHADE)):
        strip = outline(
            (0.36 + inner * 0.3, -0.50 + inner * 0.5), (0.14 + inner, -0.46, 0.06 + inner, -0.26),
            (0.0 + inner, -0.04, 0.02 + inner, 0.42), (0.10 + outer, 0.46), (0.04 + outer, -0.04, 0.08 + outer, -0.40),
            (0.14 + outer * 0.5, -0.66, 0.36 + inner * 0.3, -0.50 + inner * 0.5),
        )  # fmt: skip
        b.part(strip, color, shade, width=0.6)
    hood = outline(
        (0.30, -0.60), (0.02, -0.62, -0.12, -0.36), (-0.20, -0.06, -0.14, 0.48), (-0.26, 0.64, -0.52, 0.70),
        (-0.56, 0.2, -0.52, -0.20), (-0.48, -0.84, 0.30, -0.60),
    )  # fmt: skip
    velvet(
        b,
        hood,
        Tones("#130c1a", "#352a42", "#8676a0", "#e4d6f0"),
        (((0.16, -0.66), (-0.14, -0.60), (-0.24, -0.2), (-0.20, 0.5)),),
        away=outline((-0.1, -1.2), (-0.34, -0.5, -0.34, 0.0), (-0.34, 0.4, -0.26, 0.8), (-2, 0.8), (-2, -1.2)),
    )
    string_of_pearls(b, ((0.335, -0.535), (0.30, -0.575)), 1.7)
    jewel(b, SAPPHIRE, 0.09, 0.80, 3.2, drop=True)
    _lily_in_her_hand(s, b)


def _lily_in_her_hand(s: Gouache, b: Bust) -> None:
    """Paint the lily that she smells, held before her face between forefinger and thumb, and the sleeve that falls."""
    rim, light = "#fff8e8", (1.0, -0.5)
    stem = ribbon([(83.0, 102, 0.9), (84.6, 84, 0.8), (85.4, 66, 0.7)])
    s.figure([[(stem, "#3f7a4c")]], "#a8d09a", light, 0.4)
    s.figure([[(outline((84, 90), (92, 84, 96, 74), (95, 88, 84, 95)), "#2f6a44")]], "#a8d09a", light, 0.5)
    shade = mix(s.mid, s.haze, 0.45)
    for petal, tone in (
        (outline((85, 66), (94, 64, 99, 54), (99, 66, 88, 69)), shade),
        (outline((85, 66), (92, 58, 91, 46), (83, 52, 83, 64)), shade),
        (outline((85.6, 68), (78, 62, 79.6, 50), (87, 56, 88, 66)), "#fffaf2"),
        (outline((85.6, 68.6), (89, 58, 97.6, 50), (96, 62, 88, 69)), "#fffaf2"),
    ):
        s.figure([[(petal, tone)]], "#ffffff", light, 0.5, clean=True)
    for x, y in ((84.4, 50.4), (87.0, 49.4), (89.6, 51.0)):
        s.stroke([(86.2, 60), (x, y)], "#d8c07a", 0.5)
        s.fill(oval(x, y, 1.0, 0.8), GOLD)
    sleeve = outline((60, 104), (70, 92, 77, 86), (84, 90), (86, 98, 84, 106), (60, 108))
    s.figure(
        [[(sleeve, s.key), (both(sleeve, placed(sleeve, -4, 3)), mix(s.key, s.ink, 0.45))]], rim, light, 0.6, clean=True
    )
    hand(s, pinch(84.8, 78, 0.62, -20), mix(b.skin.lit, b.skin.shade, 0.15), rim, light, 0.5)
    cuff = polygon((73.6, 86.4, 1), (78.0, 83.6, 1), (84.4, 91.4, 1), (80, 95, 1))
    s.figure([[(cuff, "#fffaf0"), (both(cuff, placed(cuff, -2.4, 2)), "#b9aeb4")]], rim, light, 0.4, clean=True)


def elisabeth(s: Gouache) -> None:
    """A young queen, her chin raised, fair hair in three rolled locks, before a pleated standing ruff."""
    noble_windows.garden(s)
    skin = SkinTones("#fbc79a", "#ad6747", "#b84446")
    b = Bust(
        s,
        62,
        54,
        43,
        skin,
        right=False,
        nose=-0.004,
        bridge=0.008,
        brow=0.004,
        chin=0.022,
        jaw=0.0,
        tilt=6,
        key="#fffbe4",
    )
    _standing_ruff(s, b)
    b.part(BARE_SHOULDERS, b.skin.lit, b.skin.shade, width=0.6)
    b.face("#a06a24", Eye("#4c6c94", lid=0.012, brow=(0.016, -8)))
    gown = outline(
        *((-0.44, 0.80), (-0.08, 1.00, 0.26, 0.90), (0.42, 0.86, 0.50, 0.98), (0.66, 1.4), (-1.1, 1.4)),
        (-0.9, 0.88, -0.44, 0.80),
    )
    velvet(b, gown, Tones(mix(s.key, s.ink, 0.62), s.key, "#6cc4bc", "#d4fff0"))
    b.part(
        outline((-0.44, 0.80), (-0.08, 1.00, 0.30, 0.89), (0.30, 0.94), (-0.08, 1.06, -0.50, 0.85)), GOLD, GOLD_SHADE
    )
    _rolled_hair(s, b)
    for at in range(9):  # the pearls lie round the neck
        share = at / 8
        u, v = 0.135 - 0.43 * share, 0.665 + 0.115 * math.sin(share * math.pi) + 0.02 * share
        s.fill(b.put(oval(u, v, 0.034)), mix(b.skin.shade, s.ink, 0.6))
        s.fill(b.put(oval(u, v, 0.028)), PEARL if share < 0.4 else PEARL_SHADE)
    jewel(b, DIAMOND, -0.10, 0.88, 3.0, drop=True)
    with s.moved(-1.5, 6):
        feather_fan(s, mix(b.skin.lit, b.skin.shade, 0.12), s.key)


def _standing_ruff(s: Gouache, b: Bust) -> None:
    """Paint the ruff that stands behind the neck: even pleats, each with a dark side, all in shade towards the back."""
    root, count, step = (-0.12, 0.62), 19, 8.0
    for number in range(count):
        turn = -62 - step * number
        away = number / (count - 1)
        lit = mix("#fffaf0", mix(s.mid, s.deep, 0.25), max(0.0, away - 0.3) * 0.8)
        ends = [math.radians(turn - step * share) for share in (0.0, 0.5, 1.0)]
        (x0, y0), (x1, y1), (x2, y2) = ((root[0] + 1.02 * math.cos(a), root[1] + 1.02 * math.sin(a)) for a in ends)
        bulge = (root[0] + 1.13 * math.cos(ends[1]), root[1] + 1.13 * math.sin(ends[1]))
        pleat = outline(root, (x0, y0), (*bulge, x2, y2))
        s.fill(b.put(pleat), lit)
        dark = outline(root, (x1, y1), ((bulge[0] + x2) / 2, (bulge[1] + y2) / 2, x2, y2))
        s.fill(b.put(dark), mix(lit, s.deep, 0.42))
        s.fill(
            b.put(oval(root[0] + 0.98 * math.cos(ends[1]), root[1] + 0.98 * math.sin(ends[1]), 0.026)),
            mix(lit, s.deep, 0.75),
        )
    near = b.put(oval(root[0], root[1] - 0.06, 0.66))  # the shadow that head and hair throw on it
    s.fill(near, s.ink, 0.22)


def _rolled_hair(s: Gouache, b: Bust) -> None:
    """Paint three locks rolled back from the brow to a low knot, each with a lit ridge; the lobe is free below."""
    body, shade, ridge = "#cf953c", "#7c4a1e", "#f8dfa0"
    under = outline(
        (0.33, -0.42), (0.24, -0.58, 0.0, -0.60), (-0.40, -0.58, -0.54, -0.16), (-0.56, 0.12, -0.36, 0.26),
        (-0.22, 0.16, -0.14, 0.04), (0.02, -0.04, 0.10, -0.20), (0.18, -0.36, 0.33, -0.42),
    )  # fmt: skip
    s.fill(b.put(under), mix(shade, s.ink, 0.3))
    knot = oval(-0.55, 0.10, 0.22, 0.25, 20)
    locks = (
        ribbon(
            [
                (0.14, -0.25, 0.025),
                (0.02, -0.18, 0.075),
                (-0.16, -0.11, 0.105),
                (-0.34, 0.02, 0.10),
                (-0.50, 0.20, 0.02),
            ],
            10,
        ),
        ribbon(
            [
                (0.25, -0.37, 0.03),
                (0.06, -0.36, 0.085),
                (-0.16, -0.30, 0.115),
                (-0.38, -0.14, 0.11),
                (-0.56, 0.12, 0.02),
            ],
            10,
        ),
        ribbon(
            [
                (0.34, -0.43, 0.03),
                (0.14, -0.55, 0.09),
                (-0.14, -0.55, 0.125),
                (-0.42, -0.36, 0.115),
                (-0.585, 0.03, 0.02),
            ],
            10,
        ),
        knot,
    )
    back = polygon((-0.12, -1.0), (-0.2, 0.5), (-1.2, 0.5), (-1.2, -1.0))
    for lock in locks:
        whole, inner = b.put(lock), b.put(placed(lock, -0.012, 0.055))
        top = cut(whole, inner)
        s.fill(b.put(placed(lock, -0.01, 0.022)), mix(shade, s.ink, 0.55))
        s.fill(whole, body)
        s.fill(both(whole, b.put(placed(lock, -0.03, 0.10))), mix(body, shade, 0.75))
        s.fill(both(whole, b.put(back)), shade, 0.62)
        s.fill(cut(top, b.put(back)), ridge)
        _combed(b, lock, body, ridge, shade)
        s.fill(both(top, b.put(back)), mix(body, ridge, 0.25))
    for u, v in ((0.20, -0.455), (0.09, -0.465), (-0.03, -0.455), (-0.15, -0.42), (-0.26, -0.36), (-0.36, -0.28)):
        s.fill(b.put(oval(u, v, 0.03)), mix(shade, s.ink, 0.6))
        s.fill(b.put(oval(u, v, 0.024)), PEARL if u > -0.1 else PEARL_SHADE)
    _caul(b, knot)
    lobe = outline((-0.05, 0.01), (0.03, -0.02, 0.045, 0.06), (0.04, 0.13, 0.0, 0.165), (-0.05, 0.15, -0.05, 0.01))
    s.fill(b.put(lobe), mix(b.skin.shade, s.ink, 0.3))
    s.fill(b.put(placed(lobe, 0.012, 0.0)), mix(b.skin.shade, b.skin.lit, 0.6))
    s.fill(b.put(oval(-0.002, 0.215, 0.036)), PEARL)
    jewel(b, DIAMOND, 0.29, -0.50, 2.8)


def _combed(b: Bust, lock: skia.Path, body: str, ridge: str, shade: str) -> None:
    """Draw the strands of a rolled lock: copies of its ridge, each lower one thinner and darker."""
    s = b.sheet
    whole = b.put(lock)
    for drop, width, tone in (
        (0.055, 0.011, ridge),
        (0.085, 0.014, shade),
        (0.105, 0.011, ridge),
        (0.135, 0.014, shade),
    ):
        line = cut(b.put(placed(lock, -0.012, drop)), b.put(placed(lock, -0.012, drop + width)))
        s.fill(both(whole, line), mix(body, tone, 0.7), 0.85)


def _caul(b: Bust, knot: skia.Path) -> None:
    """Paint the net over the knot of hair: plum silk in lozenges of gold cord, a pearl where cords cross."""
    b.part(knot, "#5a2f86", "#361c54", away=polygon((-0.58, -1.0), (-0.62, 1.0), (-1.2, 1.0), (-1.2, -1.0)))
    cords = [(-0.95 + k * 0.15, -0.2 * side, -0.75 + k * 0.15, 0.1, -0.55 + k * 0.15, 0.45 * side)
             for side in (-1, 1) for k in range(6)]  # fmt: skip
    b.bands(knot, cords, GOLD, GOLD_SHADE, 0.03)
    b.bands(knot, ((-0.40, -0.16, -0.30, 0.12, -0.44, 0.40),), GOLD, GOLD_SHADE, 0.07)
