"""The eight portraits that players choose from, in profile, looking to the right.

Knows who they are and what they wear, in units of 100 x 100; the sheet's palette is made from the seat's colour, which
the ground alone has.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import skia

from tools.art.base.busts import BARE_SHOULDERS, HIGH_COLLAR, RUFF, SHOULDERS, Bust, SkinTones, pleats
from tools.art.base.gouache import DIAMOND, EMERALD, RUBY, SAPPHIRE, Gouache
from tools.art.base.pigments import GouachePalette
from tools.art.poster.shapes import ALL, Color, both, join, mix, outline, oval, placed, polygon

UNITS: Final = (100.0, 100.0)
_GOLD, _GOLD_SHADE = "#f0c452", "#9a6418"
_PEARL, _PEARL_SHADE = "#fbf3e2", "#b9aeb4"
_WHITE, _WHITE_SHADE = "#fffaf0", "#b4a6a8"


def ottavia(s: Gouache) -> None:
    """A queen in a gold crown and a ruff."""
    b = Bust(
        s, 47, 51.5, 49.5, SkinTones("#f8dcc0", "#c68a68", "#bf4a46"), right=True, nose=-0.006, brow=-0.006, jaw=0.014
    )
    b.face("#4a2412")
    b.part(SHOULDERS, "#b3242c", "#64101c")
    net = outline((-0.16, -0.30), (-0.50, -0.44, -0.60, -0.06), (-0.64, 0.34, -0.36, 0.40), (-0.16, 0.40, -0.13, 0.16))
    b.part(net, "#8a4a24", "#46200f", width=0.7)
    knots = ((-0.22, -0.06), (-0.24, 0.12), (-0.28, 0.28), (-0.36, -0.14), (-0.38, 0.06), (-0.40, 0.24), (-0.50, 0.0))
    b.beads(knots, 1.0, _GOLD, _GOLD)
    hair = outline(
        (0.31, -0.44), (0.30, -0.30, 0.13, -0.22), (0.06, -0.12, 0.0, 0.0), (-0.10, 0.06, -0.15, 0.20),
        (-0.22, 0.06, -0.36, -0.08), (-0.44, -0.16, -0.56, -0.16), (-0.56, -0.40, -0.40, -0.46),
        (-0.1, -0.64, 0.31, -0.44),
    )  # fmt: skip
    b.part(hair, "#8a4a24", "#582a14", width=0.7)
    b.lines(((0.22, -0.40, 0.02, -0.26, -0.14, 0.10), (0.08, -0.44, -0.10, -0.26, -0.22, -0.02)), "#46200f", 0.8)
    b.part(RUFF, _WHITE, _WHITE_SHADE)
    pleats(b, "#9c8e94")
    crown = polygon(
        (0.33, -0.46), (0.40, -0.74), (0.23, -0.64), (0.11, -0.84), (-0.02, -0.68), (-0.20, -0.84), (-0.27, -0.64),
        (-0.44, -0.72), (-0.42, -0.38),
    )  # fmt: skip
    b.part(crown, _GOLD, _GOLD_SHADE)
    b.beads(((0.40, -0.76), (0.11, -0.865), (-0.20, -0.865), (-0.44, -0.74)), 1.7, _PEARL, _PEARL_SHADE)
    b.gem(RUBY, 0.14, -0.55, 2.8)


def bianca(s: Gouache) -> None:
    """A young woman with long auburn hair under a circlet."""
    b = Bust(
        s,
        46,
        47.5,
        50.5,
        SkinTones("#fce4ce", "#d09474", "#c8504c"),
        right=True,
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
    b.part(fall, "#b04c1e", "#6c2812", rim="#ffc890")
    b.part(BARE_SHOULDERS, b.skin.lit, b.skin.shade, width=0.6)
    gown = outline(
        (-0.34, 0.80),
        (-0.06, 0.96, 0.28, 0.86),
        (0.42, 0.82, 0.50, 0.94),
        (0.62, 1.3),
        (-0.95, 1.3),
        (-0.9, 0.9, -0.34, 0.80),
    )
    b.face("#8a3c18")
    b.part(gown, "#9c2a6c", "#521238")
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
    b.part(front, "#c4602a", "#842f14", rim="#ffcf9a")
    b.lines(
        (
            (0.20, -0.42, -0.06, -0.26, -0.06, 0.12),
            (-0.06, 0.12, -0.02, 0.38, -0.16, 0.66),
            (0.02, -0.50, -0.26, -0.3, -0.24, 0.2),
        ),
        "#842f14",
        0.9,
    )
    circlet = outline((0.40, -0.42), (0.0, -0.47, -0.66, -0.22), (-0.66, -0.16), (0.0, -0.41, 0.40, -0.37))
    s.fill(both(b.put(front), b.put(circlet)), _GOLD)
    b.gem(SAPPHIRE, 0.24, -0.41, 2.8)
    b.beads(((0.11, 0.70), (0.05, 0.76), (-0.03, 0.79), (-0.11, 0.79)), 1.5, _PEARL, _PEARL_SHADE)


def lorenzo(s: Gouache) -> None:
    """A man in a beret with a feather, with a pointed beard."""
    b = Bust(s, 47, 50.5, 48.5, SkinTones("#eec69a", "#a66c44", "#ac5640"), right=True)
    b.face("#24160e")
    b.part(SHOULDERS, "#1c6a6c", "#0c3438")
    b.part(HIGH_COLLAR, _WHITE, _WHITE_SHADE, width=0.7)
    hair = outline(
        (0.10, -0.36),
        (0.10, -0.16, 0.05, -0.02),
        (0.02, 0.04, -0.06, 0.04),
        (-0.10, 0.26, -0.22, 0.34),
        (-0.52, 0.26, -0.53, -0.3),
    )
    b.part(hair, "#2c1c14", "#150c0a", rim="#a07850", width=0.6)
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
    b.part(beard, "#2c1c14", "#150c0a", rim="#c89a68", width=0.7)
    crown = outline(
        (0.32, -0.40), (0.30, -0.66, -0.06, -0.70), (-0.46, -0.70, -0.62, -0.44), (-0.62, -0.30, -0.54, -0.2)
    )
    b.part(crown, "#2a8c8c", "#124c50")
    brim = outline(
        (0.46, -0.36),
        (0.48, -0.45, 0.36, -0.50),
        (-0.05, -0.56, -0.64, -0.32),
        (-0.72, -0.22, -0.62, -0.12),
        (-0.2, -0.34, 0.46, -0.36),
    )
    b.part(brim, "#1d6468", "#0e3a3e")
    feather = outline(
        (0.12, -0.52),
        (-0.06, -0.80, -0.40, -0.76),
        (-0.68, -0.72, -0.76, -0.36),
        (-0.66, -0.42, -0.58, -0.50),
        (-0.34, -0.60, 0.12, -0.52),
    )
    b.part(feather, _WHITE, _WHITE_SHADE)
    b.lines(((0.08, -0.55, -0.34, -0.74, -0.70, -0.44),), "#9c8e94", 0.8)
    b.gem(EMERALD, 0.20, -0.48, 3.2)


def sibylla(s: Gouache) -> None:
    """An old woman with silver hair under a violet cowl."""
    b = Bust(
        s, 47, 47.5, 49.5, SkinTones("#f6dec8", "#bf8c74", "#b05a54"), right=True, chin=0.012, brow=-0.004, jaw=0.05
    )
    cowl = outline(
        (0.30, -0.58),
        (0.0, -0.84, -0.44, -0.70),
        (-0.82, -0.5, -0.74, 0.1),
        (-0.72, 0.6, -1.0, 1.3),
        (0.60, 1.3),
        (0.50, 0.86, 0.16, 0.70),
        (-0.1, 0.5, -0.1, 0.1),
    )
    b.part(cowl, "#6a4ab4", "#33206a", rim=None)
    b.face("#8c8294")
    hair = outline(
        (0.31, -0.46),
        (0.32, -0.34, 0.18, -0.24),
        (0.06, -0.12, 0.02, 0.20),
        (-0.04, 0.44, -0.12, 0.54),
        (-0.22, 0.2, -0.16, -0.3),
        (0.1, -0.60, 0.31, -0.46),
    )
    b.part(hair, "#e6e2ea", "#a49cb4", width=0.6)
    b.lines(((0.24, -0.42, 0.02, -0.26, -0.06, 0.36),), "#a49cb4", 0.8)
    hood = outline(
        (0.30, -0.60),
        (0.04, -0.40, -0.08, -0.1),
        (-0.10, 0.4, 0.04, 0.72),
        (-0.60, 0.9),
        (-0.82, 0.1, -0.66, -0.42),
        (-0.40, -0.92, 0.30, -0.60),
    )
    b.part(hood, "#6a4ab4", "#33206a", rim="#dccfff")
    edge = outline(
        (0.34, -0.58),
        (0.16, -0.52, 0.04, -0.34),
        (-0.08, -0.1, -0.06, 0.26),
        (-0.06, 0.5, 0.04, 0.66),
        (0.20, 0.72),
        (0.10, 0.80, -0.04, 0.78),
        (-0.22, 0.5, -0.20, 0.1),
        (-0.18, -0.3, -0.02, -0.52),
        (0.12, -0.68, 0.34, -0.58),
    )
    b.part(edge, "#cdbcff", "#7c64b8", rim="#f4efff")
    age = ((0.346, 0.172, 0.296, 0.206, 0.292, 0.262), (0.306, 0.016, 0.268, 0.030, 0.232, 0.010))
    b.lines(age, mix(b.skin.lit, b.skin.shade, 0.6), 0.8)
    folds = ((-0.10, -0.66, -0.44, -0.30, -0.36, 0.50), (-0.28, -0.66, -0.64, -0.30, -0.54, 0.56))
    b.lines(folds, "#5236a0", 0.9)
    b.part(
        outline((0.20, 0.70), (0.0, 0.86, -0.34, 0.62), (-1.0, 0.9, -1.0, 1.3), (0.60, 1.3), (0.50, 0.86, 0.20, 0.70)),
        "#6a4ab4",
        "#33206a",
        rim="#dccfff",
    )
    b.gem(DIAMOND, 0.12, 0.82, 3.4)


def amara(s: Gouache) -> None:
    """A merchant in a tied cloth of ochre, with gold rings in her ear."""
    b = Bust(
        s, 48, 50.5, 48.5, SkinTones("#a8683e", "#5a2e1c", "#9c4038"), right=True, nose=-0.008, brow=0.012, jaw=-0.012
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
    b.face("#1c0e0a")
    b.part(gown, "#1f8a80", "#0c4648")
    b.ear()
    wrap = outline(
        (0.34, -0.36),
        (0.40, -0.62, 0.16, -0.78),
        (-0.26, -1.02, -0.62, -0.70),
        (-0.84, -0.44, -0.62, -0.16),
        (-0.46, -0.02, -0.30, -0.06),
        (-0.06, -0.16, 0.34, -0.36),
    )
    b.part(wrap, "#f0a830", "#a8601c", rim="#fff0c4", grain=True)
    b.lines(
        (
            (0.32, -0.47, 0.0, -0.48, -0.42, -0.06),
            (0.26, -0.65, -0.2, -0.62, -0.60, -0.20),
            (0.0, -0.82, -0.4, -0.78, -0.72, -0.40),
        ),
        "#8a4a14",
        1.0,
    )
    knot = join(
        placed(oval(0, 0, 0.16, 0.10), -0.56, -0.66, turn=-34), placed(oval(0, 0, 0.13, 0.08), -0.70, -0.50, turn=-70)
    )
    b.part(knot, "#d88a24", "#8a4a14", rim="#fff0c4")
    s.line(b.put(oval(0.0, 0.29, 0.085)), _GOLD, 1.6)
    b.beads(tuple((0.10 - k * 0.085, 0.68 + 0.03 * k) for k in range(5)), 1.8, "#e2503a", "#8a2418")


def tommaso(s: Gouache) -> None:
    """An old scholar with a long white beard and a dark cap."""
    b = Bust(s, 47, 44.5, 47.5, SkinTones("#f2d0b0", "#b07c60", "#a85c4c"), right=True)
    b.face("#d8d2cc")
    b.part(SHOULDERS, "#233a78", "#101c42")
    hair = outline(
        (0.06, -0.34),
        (0.08, -0.14, 0.04, -0.02),
        (-0.02, 0.06, -0.08, 0.06),
        (-0.10, 0.40, -0.20, 0.48),
        (-0.58, 0.44, -0.55, -0.2),
    )
    b.part(hair, "#ece6de", "#a8a0a4", width=0.6)
    b.lines(((-0.12, -0.1, -0.08, 0.2, -0.16, 0.44), (-0.26, -0.1, -0.22, 0.2, -0.32, 0.44)), "#a8a0a4", 0.8)
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
    b.part(beard, "#f4eee6", "#b4acae", width=0.8)
    b.lines(((0.30, 0.40, 0.32, 0.66, 0.22, 0.98), (0.20, 0.34, 0.20, 0.6, 0.13, 0.86)), "#b4acae", 0.8)
    cap = outline(
        (0.33, -0.38),
        (0.34, -0.62, 0.04, -0.70),
        (-0.40, -0.74, -0.56, -0.36),
        (-0.62, -0.14, -0.56, 0.04),
        (-0.36, 0.10, -0.22, 0.0),
        (-0.06, -0.26, 0.33, -0.38),
    )
    b.part(cap, "#30488c", "#15244e", rim="#d4dcf4", grain=True)
    band = outline((0.35, -0.35), (-0.02, -0.24, -0.20, 0.06), (-0.26, -0.02), (-0.10, -0.34, 0.34, -0.44))
    b.part(band, _GOLD, _GOLD_SHADE, width=0.6)


def kofi(s: Gouache) -> None:
    """A young captain, his hair cut close, in indigo with a white ruff."""
    b = Bust(
        s, 47, 48.5, 50.5, SkinTones("#8a5230", "#44241a", "#7e3a32"), right=True, nose=-0.004, chin=0.01, jaw=0.02
    )
    b.face("#120a08")
    b.part(SHOULDERS, "#2e3a9c", "#151a52")
    hair = outline(
        (0.29, -0.42),
        (0.20, -0.38, 0.14, -0.28),
        (0.08, -0.20, 0.08, -0.02),
        (0.02, 0.02, -0.06, 0.02),
        (-0.09, 0.10, -0.10, 0.20),
        (-0.22, 0.28, -0.32, 0.20),
        (-0.54, 0.14, -0.53, -0.16),
        (-0.49, -0.58, 0.0, -0.58),
        (0.22, -0.57, 0.29, -0.42),
    )
    b.part(hair, "#33201c", "#160c0b", rim="#b07c54", width=0.5, grain=True)
    b.ear()
    b.part(RUFF, _WHITE, _WHITE_SHADE)
    pleats(b, "#9c8e94")
    s.line(b.put(oval(0.0, 0.245, 0.055)), _GOLD, 1.5)
    b.gem(RUBY, 0.12, 0.85, 2.6)


def jun(s: Gouache) -> None:
    """A poet with a topknot and a pin of jade, in a robe of green."""
    b = Bust(
        s, 47, 51.5, 48.5, SkinTones("#f6d8b0", "#bf8c60", "#b4584a"), right=True, nose=-0.018, brow=0.006, jaw=-0.016
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
    b.face("#1a1214")
    b.part(SHOULDERS, "#2c8a58", "#10462e")
    b.part(collar, _WHITE, _WHITE_SHADE, width=0.7)
    knot = outline(
        (-0.06, -0.56), (-0.02, -0.70, -0.10, -0.84), (-0.26, -0.96, -0.40, -0.82), (-0.46, -0.68, -0.36, -0.54)
    )
    b.part(knot, "#2a2026", "#140e14", rim="#a898a0")
    s.stroke([b.at(0.06, -0.74), b.at(-0.54, -0.60)], "#5fd08c", 2.2)
    b.beads(((0.08, -0.745),), 2.2, "#8ff0b4")
    band = outline((-0.02, -0.60), (-0.2, -0.68, -0.40, -0.58), (-0.40, -0.52), (-0.2, -0.60, -0.02, -0.54))
    hair = outline(
        (0.30, -0.45),
        (0.20, -0.36, 0.12, -0.26),
        (0.07, -0.16, 0.07, 0.0),
        (0.0, 0.0, -0.06, 0.02),
        (-0.10, 0.14, -0.24, 0.24),
        (-0.50, 0.18, -0.53, -0.14),
        (-0.50, -0.60, 0.0, -0.60),
        (0.22, -0.58, 0.30, -0.45),
    )
    b.part(hair, "#2a2026", "#140e14", rim="#a898a0", width=0.7)
    b.ear()
    b.lines(
        (
            (0.18, -0.40, -0.06, -0.44, -0.20, -0.58),
            (0.06, -0.20, -0.2, -0.2, -0.30, -0.56),
            (-0.12, 0.14, -0.40, 0.0, -0.40, -0.50),
        ),
        "#443844",
        0.8,
    )
    b.part(band, _GOLD, _GOLD_SHADE, width=0.5)


PLAYERS: Final[tuple[Callable[[Gouache], None], ...]] = (ottavia, bianca, lorenzo, sibylla, amara, tommaso, kofi, jun)


def picture(player: int, color: Color, px: tuple[int, int]) -> skia.Image:
    """Paint a portrait on a ground of a colour, on a sheet of a size in pixels."""
    ink = mix(color, "#0c0616", 0.82)
    palette = GouachePalette(ink, mix(color, ink, 0.62), mix(color, ink, 0.30), mix(color, "#fff6e0", 0.6), color)
    sheet = Gouache(DIAMOND, px, player + 1, UNITS, palette)
    sheet.fill(ALL, sheet.deep)
    sheet.rings(88, 34, [58, 40, 24], [mix(sheet.deep, sheet.mid, 0.6), sheet.mid, mix(sheet.mid, sheet.key, 0.6)], 0.6)
    PLAYERS[player](sheet)
    return sheet.finish()
