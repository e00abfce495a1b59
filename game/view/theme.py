"""How each edition looks in figures: palette roles, type scale, spacing, durations and easings.

Knows numbers and names only. Must not know pygame, surfaces or scenes, so that layout and timeline may read it.
Lengths are reference pixels (1600x900 screen); ``px`` turns them into pixels of a window of another size.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal

Color = tuple[int, int, int]
Role = Literal[
    "title", "heading", "name", "prompt", "body", "log", "small", "note", "caption", "button", "count", "number"
]
Easing = Callable[[float], float]

REFERENCE: Final = (1600, 900)
MIN_TEXT_PX: Final = 13
FIXED_ROLES: Final[frozenset[Role]] = frozenset(("title", "count", "number"))
"""Text that is as large as its place allows and does not grow with the person's text size."""


def _hex(*codes: str) -> tuple[Color, ...]:
    return tuple((int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)) for code in codes)


def _one(code: str) -> Color:
    return _hex(code)[0]


@dataclass(frozen=True)
class Palette:
    """Colours by what they mean; ``seats`` has four, ``kinds_bright`` one for each of the seven token kinds."""

    ground: tuple[Color, Color, Color]
    """Table behind everything: centre, middle, edge."""
    panel: Color
    """The lightest colour that panel text is set on."""
    ink: Color
    line: Color
    line_light: Color
    text: Color
    text_soft: Color
    text_muted: Color
    text_dark: Color
    """Text on a primary button or a light plate."""
    plate: Color
    """Light plate or primary button that ``text_dark`` is set on."""
    action: Color
    """You can act here."""
    picked: Color
    last: Color
    """What happened last."""
    short: Color
    """What is missing, and errors."""
    ok: Color
    seats: tuple[Color, ...]
    kinds_bright: tuple[Color, ...]


@dataclass(frozen=True)
class FontRole:
    """A font file of an installed font package and its size in reference pixels."""

    package: str
    file: str
    px: float


@dataclass(frozen=True)
class Motion:
    """Duration in ms, easing and stagger in ms of one kind of movement."""

    ms: int
    ease: Easing
    stagger: int = 0


def linear(t: float) -> float:
    """Move at constant speed; like all easings it maps 0..1 to 0..1."""
    return t


def in_cubic(t: float) -> float:
    """Start slow, end fast."""
    return t * t * t


def out_cubic(t: float) -> float:
    """Start fast, end slow."""
    return 1 - (1 - t) ** 3


def in_out_cubic(t: float) -> float:
    """Start and end slow."""
    return 4 * t * t * t if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def out_quad(t: float) -> float:
    """Start fast, end gently."""
    return 1 - (1 - t) * (1 - t)


def out_quint(t: float) -> float:
    """Start very fast, end very slow."""
    return 1 - (1 - t) ** 5


def out_back(t: float) -> float:
    """Overshoot by a tenth, then settle."""
    return 1 + 2.70158 * (t - 1) ** 3 + 1.70158 * (t - 1) ** 2


SCENE_FADE: Final = Motion(140, out_quad)
"""How one scene gives way to the next, in both editions."""


@dataclass(frozen=True)
class Theme:
    """Everything in figures about an edition's look."""

    edition: str
    palette: Palette
    fonts: Mapping[Role, FontRole]
    motions: Mapping[str, Motion]
    fan: tuple[str, str, str]
    """The cards that stand for the edition where it is chosen."""

    def text_px(self, role: Role, scale: float, px: float | None = None, enlarged: float = 1.0) -> int:
        """Size in window pixels of a text role (or of ``px`` reference pixels), never below 13.

        ``enlarged`` is the person's text size, 1.0 for none; it is the one place where that counts.
        """
        grown = 1.0 if role in FIXED_ROLES else enlarged
        return max(MIN_TEXT_PX, round((self.fonts[role].px if px is None else px) * scale * grown))


def scale_of(width: int, height: int) -> float:
    """Scale of a window: 1.0 at 1600x900, the tighter of both sides elsewhere."""
    return min(width / REFERENCE[0], height / REFERENCE[1])


_CRIMSON = "fontpkg_crimson_text"
_MARCELLUS = "fontpkg_marcellus"
_ANTON = "fontpkg_anton"
_BARLOW = "fontpkg_barlow_condensed"

_BASE = Theme(
    edition="base",
    palette=Palette(
        ground=(_one("3A2358"), _one("21143A"), _one("0F0920")),
        panel=_one("3A2758"),
        ink=_one("0D0819"),
        line=_one("E8B84A"),
        line_light=_one("FFE9A6"),
        text=_one("FFF4D8"),
        text_soft=_one("E9D9B4"),
        text_muted=_one("B9A8D6"),
        text_dark=_one("2A1608"),
        plate=_one("FFC23A"),
        action=_one("FFC23A"),
        picked=_one("FFE9A6"),
        last=_one("6FF2E0"),
        short=_one("FF6B7F"),
        ok=_one("63DCC4"),
        seats=_hex("FFD166", "FF8FB0", "63DCC4", "B79CFF"),
        kinds_bright=_hex("F2F7FF", "4795FF", "2FDC84", "FF4650", "6A6088", "FFE07A", "2FDC84"),
    ),
    fonts={
        "title": FontRole(_MARCELLUS, "Marcellus-Regular.ttf", 44),
        "heading": FontRole(_MARCELLUS, "Marcellus-Regular.ttf", 20),
        "name": FontRole(_CRIMSON, "CrimsonText-Bold.ttf", 27),
        "prompt": FontRole(_CRIMSON, "CrimsonText-SemiBold.ttf", 23),
        "body": FontRole(_CRIMSON, "CrimsonText-SemiBold.ttf", 20),
        "log": FontRole(_CRIMSON, "CrimsonText-SemiBold.ttf", 18),
        "small": FontRole(_CRIMSON, "CrimsonText-SemiBold.ttf", 17),
        "note": FontRole(_CRIMSON, "CrimsonText-SemiBoldItalic.ttf", 17),
        "caption": FontRole(_BARLOW, "BarlowCondensed-Bold.ttf", 15),
        "button": FontRole(_MARCELLUS, "Marcellus-Regular.ttf", 20),
        "count": FontRole(_BARLOW, "BarlowCondensed-ExtraBold.ttf", 32),
        "number": FontRole(_BARLOW, "BarlowCondensed-ExtraBold.ttf", 44),
    },
    motions={
        "take": Motion(380, in_out_cubic, 90),
        "land": Motion(300, out_back),
        "lift": Motion(120, out_quad),
        "buy": Motion(360, in_out_cubic),
        "reserve": Motion(360, in_out_cubic),
        "pay": Motion(300, in_out_cubic, 60),
        "refill": Motion(300, out_cubic),
        "tile": Motion(900, out_back),
        "majority": Motion(900, out_back),
        "banner": Motion(350, out_quint),
        "count": Motion(300, out_cubic),
    },
    fan=("b3-15", "b3-06", "b2-13"),
)

_MARVEL = Theme(
    edition="marvel",
    palette=Palette(
        ground=(_one("33208A"), _one("1A0F4A"), _one("0F0830")),
        panel=_one("1A0F4A"),
        ink=_one("0B0620"),
        line=_one("5B45C9"),
        line_light=_one("FFF4DC"),
        text=_one("FFF4DC"),
        text_soft=_one("E3DAFF"),
        text_muted=_one("A79BE0"),
        text_dark=_one("0B0620"),
        plate=_one("35F0FF"),
        action=_one("35F0FF"),
        picked=_one("FFE14A"),
        last=_one("FFE14A"),
        short=_one("FF3D8B"),
        ok=_one("63F5C8"),
        seats=_hex("63F5C8", "FF9AD2", "FFC27A", "BDB0FF"),
        kinds_bright=_hex("FFF6B0", "AEE6FF", "FFD3A0", "FFB3AE", "E0BCFF", "F4F8FF", "BFFFD2"),
    ),
    fonts={
        "title": FontRole(_ANTON, "Anton-Regular.ttf", 42),
        "heading": FontRole(_ANTON, "Anton-Regular.ttf", 19),
        "name": FontRole(_ANTON, "Anton-Regular.ttf", 28),
        "prompt": FontRole(_BARLOW, "BarlowCondensed-Bold.ttf", 22),
        "body": FontRole(_BARLOW, "BarlowCondensed-SemiBold.ttf", 20),
        "log": FontRole(_BARLOW, "BarlowCondensed-SemiBold.ttf", 18),
        "small": FontRole(_BARLOW, "BarlowCondensed-SemiBold.ttf", 16),
        "note": FontRole(_BARLOW, "BarlowCondensed-SemiBoldItalic.ttf", 16),
        "caption": FontRole(_BARLOW, "BarlowCondensed-ExtraBoldItalic.ttf", 16),
        "button": FontRole(_BARLOW, "BarlowCondensed-ExtraBoldItalic.ttf", 21),
        "count": FontRole(_ANTON, "Anton-Regular.ttf", 28),
        "number": FontRole(_ANTON, "Anton-Regular.ttf", 46),
    },
    motions={
        "take": Motion(420, out_cubic, 70),
        "land": Motion(200, out_back),
        "lift": Motion(90, out_quad),
        "buy": Motion(760, in_cubic),
        "reserve": Motion(420, out_cubic),
        "pay": Motion(260, out_cubic, 40),
        "refill": Motion(300, out_back),
        "tile": Motion(760, in_out_cubic),
        "majority": Motion(900, in_out_cubic),
        "banner": Motion(300, out_back),
        "count": Motion(300, out_cubic),
    },
    fan=("m3-01", "m3-13", "m3-12"),
)

_THEMES: Final = {"base": _BASE, "marvel": _MARVEL}


def _contrasting(palette: Palette) -> Palette:
    """Lighten what is written on dark grounds, until every text stands out by 7 to 1 or more (WCAG 2, level AAA)."""
    white: Color = (255, 255, 255)
    return replace(
        palette,
        line=_mixed(palette.line, white, 0.45),
        text=white,
        text_soft=_mixed(palette.text_soft, white, 0.6),
        text_muted=_mixed(palette.text_muted, white, 0.55),
        text_dark=(0, 0, 0),
        action=_mixed(palette.action, white, 0.2),
        short=_mixed(palette.short, white, 0.5),
        seats=tuple(_mixed(color, white, 0.3) for color in palette.seats),
    )


def _mixed(color: Color, other: Color, share: float) -> Color:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(color, other, strict=True))
    return red, green, blue


_CONTRASTING: Final = {name: replace(look, palette=_contrasting(look.palette)) for name, look in _THEMES.items()}


def theme(edition: str, high_contrast: bool = False) -> Theme:
    """Find the look of an edition; raises ``KeyError`` for an unknown name."""
    return (_CONTRASTING if high_contrast else _THEMES)[edition]
