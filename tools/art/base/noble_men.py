"""The five kings and statesmen among the nobles in strict profile, each before a window of his own.

Knows who they are and what they wear, in units of 100 x 100; the strip of the tile covers x < 34.
"""

from __future__ import annotations

import math

from tools.art.base import noble_windows
from tools.art.base.busts import GOLD, GOLD_SHADE, HIGH_COLLAR, LIT, SHOULDERS, Bust, Eye, SkinTones
from tools.art.base.figures import grip, hand, pinch
from tools.art.base.finery import GILT, Curve, Tones, border, fur, hair, jewel, satin, strand, velvet
from tools.art.base.gouache import EMERALD, RUBY, SAPPHIRE, Gouache
from tools.art.base.noble_things import falcon, goblet, lance
from tools.art.poster.shapes import both, box, mix, outline, oval, placed, polygon


def charles_v(s: Gouache) -> None:
    """An emperor in an open helmet of steel and gold, with the chain of the Golden Fleece."""
    noble_windows.storm(s)
    b = Bust(
        s,
        71,
        55,
        45,
        SkinTones("#f0c49a", "#8a5240", "#a8503e"),
        right=False,
        nose=0.014,
        lift=0.020,
        bridge=0.012,
        chin=0.046,
        brow=0.0,
        tilt=2,
        key="#eef6ff",
    )
    b.face("#8a5424", Eye("#4a74a0", gaze=(0.004, -0.008), wide=1.08, brow=(0.0, 4)))
    b.part(SHOULDERS, "#3b2430", "#1b0f1a", rim="#ffe9c4")
    locks = outline(
        (0.13, -0.36), (0.15, -0.20, 0.09, -0.10), (0.07, 0.0, 0.03, 0.10), (0.01, 0.0, -0.06, -0.02),
        (-0.12, 0.04, -0.10, 0.16), (-0.14, 0.28, -0.26, 0.30), (-0.54, 0.2, -0.53, -0.3),
    )  # fmt: skip
    combed: tuple[Curve, ...] = (
        ((0.12, -0.38), (0.11, -0.2), (0.07, -0.05), (0.03, 0.10)),
        ((-0.08, -0.38), (-0.06, -0.2), (-0.10, -0.05), (-0.12, 0.16)),
        ((-0.30, -0.34), (-0.26, -0.1), (-0.20, 0.1), (-0.18, 0.28)),
        ((-0.54, -0.3), (-0.52, -0.02), (-0.42, 0.2), (-0.24, 0.32)),
    )
    fair = Tones("#5a3414", "#a06a2c", "#d8a050", "#fff0c0")
    hair(b, locks, fair, combed, count=24, sheen=(0.34, 0.72), seed=5)
    b.ear()
    pelt = outline(
        (0.30, 0.72), (0.16, 0.80, 0.02, 0.66), (-0.10, 0.52, -0.28, 0.44), (-0.52, 0.44, -0.66, 0.62),
        (-0.92, 0.84, -1.0, 1.3), (0.10, 1.3), (0.14, 1.0, 0.36, 0.86),
    )  # fmt: skip
    fur(b, pelt, Tones("#2c1a14", "#6a4028", "#a8703c", "#f0c488"), size=0.17)
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
    grown: tuple[Curve, ...] = (
        ((0.36, 0.33), (0.38, 0.38), (0.41, 0.46), (0.34, 0.58)),
        ((0.22, 0.31), (0.28, 0.36), (0.31, 0.48), (0.27, 0.61)),
        ((0.11, 0.24), (0.15, 0.36), (0.21, 0.5), (0.19, 0.61)),
        ((0.05, 0.14), (0.03, 0.34), (0.06, 0.48), (0.11, 0.56)),
    )
    hair(b, beard, Tones("#6e4216", "#b0742c", "#e4b05c", "#fff0c0"), grown, count=20, thick=0.017, seed=6)
    mustache = outline((0.40, 0.205), (0.36, 0.196, 0.28, 0.228), (0.24, 0.25, 0.20, 0.30), (0.30, 0.262, 0.395, 0.240))
    s.fill(b.put(mustache), "#b0742c")
    # the open helmet: a skull of steel, the comb over it, a band of gold and a guard for the nape
    skull = outline(
        (0.34, -0.36), (0.36, -0.64, 0.10, -0.74), (-0.30, -0.82, -0.52, -0.56), (-0.62, -0.36, -0.58, -0.02),
        (-0.64, 0.10, -0.74, 0.16), (-0.56, 0.20, -0.44, 0.10), (-0.42, -0.16, -0.30, -0.30),
        (-0.02, -0.38, 0.34, -0.36),
    )  # fmt: skip
    comb = outline(
        (0.32, -0.58), (0.22, -0.92, -0.12, -0.96), (-0.56, -0.96, -0.66, -0.34), (-0.52, -0.62, -0.20, -0.76),
        (0.12, -0.80, 0.32, -0.58),
    )  # fmt: skip
    band = outline(
        (0.375, -0.36), (0.36, -0.455), (-0.05, -0.50, -0.36, -0.40), (-0.52, -0.24, -0.53, 0.08), (-0.44, 0.10),
        (-0.42, -0.16, -0.30, -0.30), (-0.02, -0.39, 0.375, -0.36),
    )  # fmt: skip
    b.part(comb, "#9aa6ba", "#56627a", rim="#ffffff")
    b.part(skull, "#b4c0d0", "#5a6680", rim="#ffffff")
    with s.clipped(b.put(skull)):  # what polished steel shows of the window and of the room
        s.fill(b.put(strand(((0.26, -0.42), (0.22, -0.58), (0.12, -0.66), (-0.10, -0.72)), 0.0, 1.0, 0.05)), "#ffffff")
        s.fill(b.put(strand(((0.06, -0.44), (0.02, -0.56), (-0.06, -0.64), (-0.24, -0.68)), 0.0, 1.0, 0.03)), "#8fa4c4")
        s.fill(
            b.put(strand(((-0.34, -0.34), (-0.46, -0.5), (-0.48, -0.56), (-0.44, -0.64)), 0.0, 1.0, 0.04)), "#3c4a66"
        )
        s.fill(b.put(strand(((-0.52, 0.0), (-0.58, -0.3), (-0.52, -0.5), (-0.4, -0.62)), 0.0, 1.0, 0.025)), "#8fa8d8")
    gilt = tuple((0.10 - k * 0.22, -0.76, 0.06 - k * 0.24, -0.56, 0.12 - k * 0.20, -0.34) for k in range(3))
    b.bands(skull, gilt, GOLD, GOLD_SHADE, 0.05)
    b.part(band, GOLD, GOLD_SHADE, rim="#fff3c8", width=0.6)
    for number in range(8):  # the chain, flints between links
        u, v = 0.32 - number * 0.125, 0.80 + 0.07 * math.sin(number * 0.46)
        b.beads(((u, v),), 1.9, GOLD, GOLD_SHADE)
        b.beads(((u, v),), 0.7, "#7a2a18")
    jewel(b, RUBY, 0.24, -0.43, 3.0)
    with s.moved(-2.4, 0):
        lance(s)


def machiavelli(s: Gouache) -> None:
    """A Florentine in the red cap of an office, a sapphire on it, who reads a letter."""
    noble_windows.snow(s)
    skin = SkinTones("#dba273", "#7c432e", "#9c4a3a")
    b = Bust(
        *(s, 66, 49, 43, skin),
        right=False,
        nose=0.016,
        bridge=0.020,
        lift=0.006,
        brow=0.012,
        chin=-0.006,
        jaw=0.012,
        tilt=-2,
        key="#f4fcff",
    )
    b.face("#4a3a34", Eye("#2c1c14", gaze=(0.004, 0.014), lid=0.022, brow=(0.012, -9)), 0.3)
    half = mix(skin.lit, skin.shade, 0.26)
    # fifty years: a hollow cheek, the fold from the nose to the mouth, the lid and what lies under the eye
    hollow = outline(
        (0.08, 0.20),
        (0.16, 0.21, 0.215, 0.29),
        (0.25, 0.37, 0.225, 0.43),
        (0.17, 0.40, 0.13, 0.36),
        (0.08, 0.30, 0.08, 0.20),
    )
    s.fill(b.put(hollow), half)
    for fold in (
        outline((0.352, 0.160), (0.298, 0.205, 0.286, 0.300), (0.308, 0.215, 0.352, 0.172)),
        outline((0.210, 0.022), (0.262, 0.058, 0.325, 0.026), (0.262, 0.044, 0.210, 0.022)),
        outline((0.200, -0.062), (0.262, -0.128, 0.345, -0.088), (0.262, -0.112, 0.200, -0.062)),
        outline((0.185, -0.030), (0.160, -0.022, 0.140, 0.002), (0.164, -0.010, 0.185, -0.030)),
        outline((0.188, -0.016), (0.170, 0.002, 0.156, 0.030), (0.176, 0.008, 0.188, -0.016)),
        outline((0.300, 0.345), (0.325, 0.362, 0.352, 0.352), (0.325, 0.372, 0.300, 0.345)),
    ):
        s.fill(b.put(fold), mix(skin.lit, skin.shade, 0.72))
    robe = Tones(mix(s.deep, s.ink, 0.4), mix(s.mid, s.deep, 0.35), "#f0503c", "#ffd8c8")
    folds: tuple[Curve, ...] = (
        ((0.10, 0.78), (0.16, 0.92), (0.18, 1.04), (0.20, 1.3)),
        ((-0.36, 0.70), (-0.44, 0.88), (-0.46, 1.04), (-0.50, 1.3)),
    )
    velvet(b, SHOULDERS, robe, folds)
    cropped = outline(
        *((0.13, -0.34), (0.15, -0.24, 0.105, -0.14), (0.085, -0.06, 0.07, 0.02), (0.035, -0.02, 0.03, -0.09)),
        *(
            (-0.02, -0.15, -0.09, -0.09),
            (-0.13, 0.00, -0.12, 0.10),
            (-0.15, 0.24, -0.275, 0.33),
            (-0.42, 0.24, -0.52, 0.02),
        ),
        *((-0.56, -0.2), (-0.2, -0.5)),
    )
    grey: tuple[Curve, ...] = (
        ((0.12, -0.32), (0.11, -0.2), (0.09, -0.1), (0.07, 0.0)),
        ((-0.04, -0.26), (-0.08, -0.14), (-0.12, -0.04), (-0.12, 0.10)),
        ((-0.26, -0.26), (-0.26, -0.05), (-0.22, 0.12), (-0.19, 0.29)),
        ((-0.54, -0.2), (-0.5, 0.0), (-0.42, 0.18), (-0.28, 0.33)),
    )
    hair(b, cropped, Tones("#3c3434", "#8a807c", "#cfc6c0", "#fffaf4"), grey, count=22, sheen=(0.3, 0.74), seed=4)
    b.ear()
    cap = outline(
        *((0.345, -0.30), (0.40, -0.46, 0.30, -0.58), (0.12, -0.72, -0.18, -0.70), (-0.52, -0.72, -0.66, -0.48)),
        *((-0.76, -0.30, -0.66, -0.06), (-0.60, 0.00, -0.55, -0.06), (-0.24, -0.30, 0.345, -0.30)),
    )
    velvet(
        b,
        cap,
        Tones(mix(s.deep, s.ink, 0.4), mix(s.mid, s.deep, 0.45), "#f2604c", "#ffd2b4"),
        (((0.10, -0.68), (-0.10, -0.62), (-0.26, -0.50), (-0.34, -0.30)),),
    )
    band = outline(
        (0.372, -0.335), (0.0, -0.40, -0.62, -0.20), (-0.64, -0.08, -0.55, -0.02), (-0.2, -0.22, 0.380, -0.205)
    )
    b.part(band, mix(s.mid, s.deep, 0.35), mix(s.deep, s.ink, 0.45))
    jewel(b, SAPPHIRE, 0.24, -0.29, 2.6)
    collar = outline((0.155, 0.55), (0.03, 0.64, -0.30, 0.50), (-0.38, 0.62, -0.38, 0.74), (0.0, 0.88, 0.24, 0.73))
    fur(b, collar, Tones("#170a0c", "#4a3028", "#8a6248", "#d8b08c"), size=0.12)
    b.part(
        outline((0.16, 0.525), (0.03, 0.61, -0.29, 0.47), (-0.31, 0.51), (0.03, 0.655, 0.165, 0.565)),
        s.haze,
        mix(s.haze, s.deep, 0.5),
    )
    _letter_in_his_hand(s, b)


def _letter_in_his_hand(s: Gouache, b: Bust) -> None:
    """Paint the letter that he reads, unfolded before him with its seal, and the hand that holds it."""
    light = (-1.0, -0.5)
    upper = polygon((33, 72), (50.4, 78.4), (48.0, 90), (31, 84))
    lower = polygon((31, 84), (48.0, 90), (49.4, 103), (31, 99))
    s.figure([[(upper, "#fbeccb")], [(lower, "#d9bf8e")]], "#fffaf0", light, 0.6, clean=True)
    for row in range(4):
        y = 76.6 + row * 2.5
        s.stroke([(36 - row * 0.3, y), (47.6 - row * 0.5, y + 4.2)], mix(s.ink, "#8a6a4a", 0.5), 0.6)
    s.fill(oval(39.4, 93.4, 3.2), mix(s.mid, s.ink, 0.5))
    s.fill(oval(39.0, 93.0, 2.8), s.mid)
    sleeve = outline((50, 106), (56, 97, 63, 93), (71, 99), (70, 106))
    s.figure([[(sleeve, s.mid), (both(sleeve, placed(sleeve, 5, 3)), s.deep)]], LIT, light, 0.6, clean=True)
    hand(s, pinch(48.6, 85.6, 0.62, 30, True), mix(b.skin.lit, b.skin.shade, 0.2), LIT, light, 0.5)
    cuff = polygon((56.4, 94.6, 1), (63.0, 88.6, 1), (69, 95.6, 1), (62.6, 101, 1))
    s.figure(
        [[(cuff, s.haze), (both(cuff, placed(cuff, 2.4, 2)), mix(s.haze, s.deep, 0.4))]], LIT, light, 0.4, clean=True
    )


def suleiman(s: Gouache) -> None:
    """A sultan in a great turban with a feather, a falcon on his fist."""
    noble_windows.moon(s)
    b = Bust(
        s,
        70,
        58,
        42,
        SkinTones("#c98a58", "#4c2c20", "#a4573c"),
        right=False,
        nose=0.022,
        bridge=0.024,
        lift=0.010,
        brow=-0.006,
        key="#fbfbe0",
    )
    b.face(s.ink, Eye("#2a1810", lid=0.016, brow=(-0.004, 5), bushy=1.5))
    draped = tuple(
        ((0.30 - k * 0.16, 0.70), (0.34 - k * 0.18, 0.86), (0.36 - k * 0.20, 1.0), (0.40 - k * 0.22, 1.3))
        for k in range(4)
    )
    satin(b, SHOULDERS, Tones(mix(s.key, s.ink, 0.6), s.key, "#ff9a70", "#fff0d0"), draped)
    coat = outline(
        (-0.02, 0.78), (-0.20, 0.56, -0.36, 0.56), (-0.62, 0.66, -0.86, 0.78), (-1.0, 1.4), (-0.10, 1.4), (-0.02, 0.78)
    )
    b.part(coat, "#f4e6c4", mix(s.mid, s.haze, 0.22), rim="#ffffff")
    border(
        b,
        ((-0.46, 0.66), (-0.54, 0.8), (-0.58, 1.0), (-0.60, 1.4)),
        0.15,
        6,
        Tones("#5a1c14", "#c8402c", "#f0c452", "#fff3c8"),
    )
    lining = outline(
        (-0.02, 0.78), (-0.20, 0.54, -0.42, 0.55), (-0.44, 0.62), (-0.24, 0.64, -0.10, 0.84), (-0.06, 1.4), (0.04, 1.4)
    )
    fur(b, lining, Tones("#3a2014", "#7a4a2a", "#b98454", "#f4d4a0"), size=0.12)
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
    nape = outline(
        (-0.02, -0.10), (0.06, -0.04, 0.05, 0.10), (0.0, 0.0, -0.10, 0.06), (-0.14, 0.18, -0.20, 0.30),
        (-0.40, 0.22, -0.54, -0.06), (-0.30, -0.16, -0.02, -0.10),
    )  # fmt: skip
    shorn: tuple[Curve, ...] = (
        ((-0.02, -0.10), (0.0, -0.06), (0.02, 0.0), (0.04, 0.06)),
        ((-0.26, -0.12), (-0.24, 0.0), (-0.20, 0.12), (-0.18, 0.28)),
        ((-0.52, -0.10), (-0.50, 0.0), (-0.40, 0.14), (-0.26, 0.26)),
    )
    hair(b, nape, Tones("#0a0608", "#2c2022", "#5c4c4a", "#a89c94"), shorn, count=22, thick=0.014, seed=21)
    b.ear()
    grown: tuple[Curve, ...] = (
        ((0.36, 0.29), (0.40, 0.36), (0.42, 0.46), (0.36, 0.60)),
        ((0.24, 0.22), (0.30, 0.34), (0.34, 0.48), (0.28, 0.64)),
        ((0.12, 0.16), (0.18, 0.34), (0.24, 0.5), (0.20, 0.64)),
        ((0.02, 0.0), (0.0, 0.24), (0.06, 0.46), (0.10, 0.60)),
    )
    hair(b, beard, Tones("#0a0608", "#241a1c", "#6a5a58", "#d8ccc4"), grown, count=22, thick=0.017, seed=11)
    grey = (
        (0.02, 0.14, 0.04, 0.34, 0.12, 0.50),
        (0.10, 0.20, 0.13, 0.36, 0.20, 0.50),
        (0.16, 0.24, 0.21, 0.38, 0.26, 0.54),
        (0.24, 0.32, 0.29, 0.42, 0.32, 0.54),
    )
    b.lines(grey, "#8c8480", 0.9)
    age = ((0.346, 0.150, 0.300, 0.170, 0.268, 0.206), (0.306, 0.018, 0.268, 0.034, 0.228, 0.014))
    b.lines(age, mix(b.skin.lit, b.skin.shade, 0.6), 0.8)
    turban = outline(
        (0.40, -0.18),
        (0.50, -0.36, 0.40, -0.60),
        (0.24, -0.92, -0.12, -0.90),
        (-0.56, -0.90, -0.68, -0.52),
        (-0.74, -0.20, -0.48, -0.04),
        (-0.10, -0.10, 0.40, -0.18),
    )
    b.part(turban, "#fbf6e0", "#94bca4", rim="#ffffff")
    for fold in (
        ((0.45, -0.36), (0.18, -0.50), (-0.22, -0.44), (-0.60, -0.10)),
        ((0.46, -0.50), (0.16, -0.66), (-0.30, -0.60), (-0.68, -0.24)),
        ((0.38, -0.66), (0.10, -0.80), (-0.36, -0.74), (-0.72, -0.40)),
        ((0.26, -0.80), (0.0, -0.90), (-0.36, -0.86), (-0.66, -0.56)),
    ):
        with s.clipped(b.put(turban)):
            s.fill(b.put(strand(fold, 0.0, 1.0, 0.034, (0.0, 0.02))), "#4c7a6a")
    b.bands(turban, ((0.43, -0.27, 0.12, -0.36, -0.40, -0.06),), "#c8402c", "#7a2420", 0.085)
    feather = outline((0.28, -0.62), (0.37, -0.84, 0.22, -1.0), (0.15, -0.86, 0.20, -0.60))
    b.part(feather, s.key, mix(s.key, s.ink, 0.45), away=outline((0.24, -1.1), (0.23, -0.5), (-1, -0.5), (-1, -1.1)))
    jewel(b, EMERALD, 0.24, -0.58, 3.6)
    with s.moved(-0.6, -3, 1.16, about=(42, 96)):
        falcon(s, "#8a5a34", mix(s.deep, s.mid, 0.3))


def henry_viii(s: Gouache) -> None:
    """A king in a jewelled beret with a white feather and a coat of ermine."""
    noble_windows.fire(s)
    b = Bust(
        s,
        55,
        50,
        45,
        SkinTones("#f8c48c", "#8e4a2c", "#a8442e"),
        right=True,
        nose=-0.016,
        bridge=0.002,
        lift=-0.014,
        brow=0.0,
        chin=-0.01,
        jaw=0.10,
        tilt=-3,
        key="#ffd98a",
    )
    b.face("#a8501c", Eye("#3c5c70", lid=0.012, wide=0.86, brow=(-0.010, 7), bushy=1.3))
    velvet(b, SHOULDERS, Tones("#3a0a10", "#8c1420", "#d83a30", "#ffb080"))
    border(b, ((0.14, 0.74), (0.34, 0.80), (0.50, 1.0), (0.60, 1.3)), 0.17, 5, GILT)
    locks = outline(
        (0.11, -0.36), (0.12, -0.22, 0.07, -0.12), (0.05, -0.02, 0.02, 0.04), (-0.02, -0.04, -0.08, -0.02),
        (-0.13, 0.04, -0.13, 0.12), (-0.30, 0.14, -0.50, 0.02), (-0.54, -0.1, -0.52, -0.3),
    )  # fmt: skip
    cropped: tuple[Curve, ...] = (
        ((0.11, -0.36), (0.10, -0.22), (0.06, -0.08), (0.02, 0.04)),
        ((-0.06, -0.36), (-0.06, -0.2), (-0.10, -0.06), (-0.12, 0.10)),
        ((-0.26, -0.34), (-0.26, -0.18), (-0.26, -0.04), (-0.26, 0.12)),
        ((-0.53, -0.3), (-0.54, -0.16), (-0.50, -0.04), (-0.42, 0.08)),
    )
    hair(b, locks, Tones("#43170a", "#8a3412", "#c85c20", "#ffb860"), cropped, count=24, sheen=(0.2, 0.6), seed=2)
    b.ear()
    beard = outline(
        (0.03, 0.02),
        (0.08, 0.14, 0.16, 0.20),
        (0.25, 0.225, 0.30, 0.196),
        (0.36, 0.182, 0.404, 0.220),
        (0.39, 0.248, 0.315, 0.256),
        (0.302, 0.272, 0.320, 0.296),
        (0.345, 0.310, 0.380, 0.314),
        (0.415, 0.40, 0.400, 0.48),
        (0.37, 0.585, 0.22, 0.590),
        (0.10, 0.590, 0.05, 0.50),
        (0.0, 0.40, 0.0, 0.30),
        (-0.02, 0.14, 0.03, 0.02),
    )
    grown: tuple[Curve, ...] = (
        ((0.36, 0.30), (0.39, 0.36), (0.42, 0.44), (0.36, 0.55)),
        ((0.24, 0.22), (0.30, 0.32), (0.32, 0.44), (0.28, 0.58)),
        ((0.12, 0.18), (0.17, 0.32), (0.20, 0.44), (0.18, 0.58)),
        ((0.02, 0.02), (0.02, 0.2), (0.03, 0.36), (0.08, 0.54)),
    )
    hair(b, beard, Tones("#4a1a0a", "#983c14", "#d8681f", "#ffc070"), grown, count=24, thick=0.017, seed=7)
    b.part(HIGH_COLLAR, "#fffaf0", "#b8a894", width=0.6)
    away = outline(
        (-0.20, -1.2), (-0.28, 0.5), (-0.60, 0.9), (-0.86, 1.4), (-2.0, 1.4), (-2.0, -1.2)
    )  # the fire lights all but the back
    ermine = outline(
        (0.10, 0.80), (-0.06, 0.58, -0.30, 0.42), (-0.60, 0.40, -0.84, 0.56), (-1.12, 0.70, -1.2, 1.3), (0.02, 1.3),
        (0.04, 1.0, 0.10, 0.80),
    )  # fmt: skip
    tails = ((-0.14, 0.74), (-0.36, 0.64), (-0.60, 0.66), (-0.24, 0.92), (-0.48, 0.84), (-0.74, 0.84), (-0.10, 1.06))
    fur(b, ermine, Tones("#c49a80", "#fff4e0", "#ffffff", "#ffd98a"), tails=tails, away=away)
    # the beret: a wide soft brim, feather laid along it
    crown = outline(
        (0.32, -0.42), (0.26, -0.68, -0.10, -0.70), (-0.44, -0.68, -0.56, -0.40), (-0.56, -0.28, -0.48, -0.22)
    )
    velvet(b, crown, Tones("#120a12", "#33222f", "#7c5c74", "#e8c8d4"))
    brim = outline(
        (0.48, -0.34), (0.52, -0.44, 0.40, -0.50), (0.0, -0.62, -0.50, -0.44), (-0.64, -0.36, -0.60, -0.22),
        (-0.54, -0.14, -0.42, -0.18), (-0.05, -0.34, 0.48, -0.34),
    )  # fmt: skip
    velvet(b, brim, Tones("#160c14", "#3c2938", "#94708a", "#f4d8dc"))
    feather = outline(
        (0.26, -0.50), (0.10, -0.74, -0.20, -0.76), (-0.48, -0.78, -0.63, -0.52), (-0.66, -0.42, -0.58, -0.40),
        (-0.46, -0.58, -0.22, -0.58), (0.04, -0.56, 0.26, -0.50),
    )  # fmt: skip
    b.part(feather, "#fffaf0", "#c4b4b4")
    b.lines(((0.22, -0.52, -0.16, -0.74, -0.58, -0.48),), "#a08478", 0.7)
    b.beads(
        ((0.42, -0.405), (0.28, -0.425), (0.12, -0.44), (-0.05, -0.435), (-0.22, -0.41), (-0.38, -0.37)),
        1.15,
        GOLD,
        GOLD_SHADE,
    )
    jewel(b, RUBY, 0.30, -0.455, 3.4)
    with s.moved(-1, -4):
        goblet(s, mix(b.skin.lit, b.skin.shade, 0.25), s.key)


def francis_i(s: Gouache) -> None:
    """A king in a slashed beret with a plume, his hair long, a plan in his hand, an emerald on his chest."""
    noble_windows.gold(s)
    b = Bust(
        s,
        67,
        49,
        42,
        SkinTones("#e4a86c", "#7a4424", "#96402c"),
        right=False,
        nose=0.028,
        bridge=0.022,
        lift=0.026,
        brow=-0.012,
        chin=0.01,
        key="#fff0b0",
    )
    b.face("#3a2012", Eye("#5a4a20", gaze=(0.002, 0.014), lid=0.020, brow=(0.008, -5), bushy=1.25))
    velvet(b, SHOULDERS, Tones("#062428", "#10505a", "#2f98a0", "#c8fff0"))
    for at in (0.10, -0.20, -0.50):  # slashes that show the white shirt
        slash = outline((at + 0.02, 0.80), (at + 0.10, 0.94, at + 0.06, 1.16), (at - 0.04, 0.98, at + 0.02, 0.80))
        b.part(slash, "#fff6e4", "#a89a8c", width=0.4)
    border(b, ((0.30, 0.72), (-0.02, 0.86), (-0.34, 0.76), (-0.94, 0.92)), 0.12, 9, GILT)
    b.part(HIGH_COLLAR, "#fffaf0", "#b8a894", width=0.6)
    flowing = outline(
        (0.10, -0.36), (0.13, -0.14, 0.07, 0.04), (0.02, 0.18, 0.05, 0.32), (0.08, 0.48, -0.04, 0.56),
        (0.0, 0.68, -0.10, 0.74), (-0.24, 0.82, -0.36, 0.72), (-0.50, 0.84, -0.64, 0.68), (-0.50, 0.58, -0.53, 0.40),
        (-0.64, 0.20, -0.56, 0.0), (-0.60, -0.14, -0.54, -0.3),
    )  # fmt: skip
    combed: tuple[Curve, ...] = (
        ((0.11, -0.36), (0.14, -0.06), (-0.02, 0.2), (0.06, 0.60)),
        ((-0.06, -0.36), (0.0, -0.02), (-0.18, 0.26), (-0.08, 0.74)),
        ((-0.24, -0.34), (-0.18, 0.0), (-0.36, 0.30), (-0.24, 0.78)),
        ((-0.42, -0.32), (-0.38, 0.0), (-0.52, 0.32), (-0.42, 0.76)),
        ((-0.56, -0.3), (-0.58, 0.0), (-0.66, 0.34), (-0.62, 0.70)),
    )
    brown = Tones("#4a2410", "#84491f", "#b87a3c", "#f0c484")
    hair(b, flowing, brown, combed, count=30, thick=0.026, sheen=(0.22, 0.52), seed=10)
    curl = outline((-0.06, 0.36), (0.12, 0.42, 0.13, 0.57), (0.10, 0.71, -0.04, 0.68), (0.04, 0.60, -0.06, 0.36))
    turned: tuple[Curve, ...] = (
        ((-0.05, 0.37), (0.10, 0.42), (0.14, 0.58), (-0.02, 0.68)),
        ((-0.05, 0.37), (0.05, 0.44), (0.06, 0.58), (-0.03, 0.66)),
    )
    hair(b, curl, brown, turned, count=7, thick=0.018, sheen=(0.2, 0.6), seed=13)
    beard = outline(
        (0.05, 0.06),
        (0.10, 0.18, 0.17, 0.21),
        (0.25, 0.226, 0.30, 0.196),
        (0.36, 0.182, 0.404, 0.220),
        (0.39, 0.248, 0.315, 0.256),
        (0.302, 0.272, 0.320, 0.296),
        (0.345, 0.310, 0.380, 0.314),
        (0.40, 0.38, 0.37, 0.45),
        (0.30, 0.52, 0.18, 0.50),
        (0.06, 0.46, 0.01, 0.34),
        (0.0, 0.18, 0.05, 0.06),
    )
    grown: tuple[Curve, ...] = (
        ((0.36, 0.30), (0.39, 0.38), (0.40, 0.48), (0.33, 0.62)),
        ((0.24, 0.22), (0.30, 0.34), (0.30, 0.48), (0.26, 0.64)),
        ((0.12, 0.18), (0.17, 0.34), (0.20, 0.48), (0.18, 0.62)),
        ((0.03, 0.06), (0.02, 0.26), (0.04, 0.42), (0.08, 0.56)),
    )
    hair(b, beard, Tones("#5a2e14", "#96582a", "#c48a4c", "#f4cc90"), grown, count=22, thick=0.017, seed=14)
    # the beret, tipped over the brow: a full crown behind, the brim low in front
    crown = outline(
        (0.34, -0.34), (0.34, -0.62, 0.02, -0.74), (-0.40, -0.88, -0.62, -0.62), (-0.70, -0.46, -0.58, -0.34)
    )
    velvet(
        b,
        crown,
        Tones(mix(s.key, s.ink, 0.6), s.key, "#5cb0b4", "#d0fff4"),
        (
            ((0.10, -0.70), (0.06, -0.62), (0.04, -0.54), (0.04, -0.46)),
            ((-0.2, -0.78), (-0.24, -0.68), (-0.26, -0.58), (-0.26, -0.48)),
        ),
    )
    brim = outline(
        (0.50, -0.20), (0.54, -0.30, 0.44, -0.36), (0.0, -0.58, -0.60, -0.46), (-0.70, -0.38, -0.62, -0.28),
        (-0.10, -0.38, 0.50, -0.20),
    )  # fmt: skip
    velvet(b, brim, Tones("#0c444a", "#1f7c82", "#5cb4b6", "#d8fff6"))
    plume = outline(
        (0.12, -0.46), (-0.06, -0.66, -0.30, -0.74), (-0.62, -0.82, -0.72, -0.50), (-0.76, -0.24, -0.60, -0.06),
        (-0.58, -0.26, -0.54, -0.40), (-0.36, -0.62, 0.12, -0.46),
    )  # fmt: skip
    plume = placed(plume, -0.024, 0.092, 1.2)
    b.part(plume, "#fffaf0", "#c4b8a6", away=outline((-0.58, -1.4), (-0.58, 0.4), (-2, 0.4), (-2, -1.4)))
    b.lines(((0.02, -0.50, -0.62, -0.80, -0.77, -0.39), (-0.77, -0.39, -0.83, -0.20, -0.75, -0.05)), "#8c7c70", 0.6)
    jewel(b, EMERALD, 0.0, 0.90, 3.8)
    _plan_in_his_hand(s, b)


def _plan_in_his_hand(s: Gouache, b: Bust) -> None:
    """Paint the roll of a building plan, held low, its turned edge and lines in the light, and the slashed sleeve."""
    rim, light = "#f6eccc", (1.0, -0.5)
    paper, shade = "#f8ecd0", "#b89a6a"
    sheet = outline((31, 67), (38, 64.6, 46, 65.4), (47, 76, 44.4, 94), (37, 92.6, 30, 95), (30.6, 80, 31, 67))
    s.line(sheet, s.ink, 0.9)
    s.figure(
        [[(sheet, paper), (both(sheet, box(28, 60, 35, 98)), mix(paper, shade, 0.4))]], rim, light, 0.6, clean=True
    )
    with s.clipped(sheet):  # a castle of four towers
        for x, y in ((37.6, 74.4), (42.4, 74.4), (37.6, 82), (42.4, 82)):
            s.line(oval(x, y, 1.9), "#6a4a2a", 0.6)
        s.line(box(37.6, 74.4, 42.4, 82), "#6a4a2a", 0.6)
    curl = polygon((30, 64.6, 1.6), (47.4, 62.6, 1.6), (47.6, 67.2, 1.6), (30, 69, 1.6))
    s.line(curl, s.ink, 0.8)
    s.figure([[(curl, paper), (both(curl, placed(curl, 0, 2.4)), shade)]], rim, light, 0.5, clean=True)
    sleeve = outline((50, 106), (54, 97, 60, 92), (68, 96), (72, 101, 74, 106))
    s.figure(
        [[(sleeve, s.key), (both(sleeve, placed(sleeve, -5, 3)), mix(s.key, s.ink, 0.5))]], rim, light, 0.6, clean=True
    )
    hand(s, grip(44.6, 88.4, 0.5, -62), mix(b.skin.shade, b.skin.lit, 0.72), rim, light, 0.5)
    cuff = polygon((53.6, 93.0, 1), (58.6, 87.2, 1), (65, 94.4, 1), (59.6, 100, 1))
    s.figure([[(cuff, "#fffaf0"), (both(cuff, placed(cuff, -2.4, 2)), "#b8a894")]], rim, light, 0.4, clean=True)
