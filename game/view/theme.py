"""An edition's theme: palette, fonts with sizes, and the durations and easings of animations.

Knows numbers and names only. Must not know pygame, surfaces or scenes, so that layout and timeline may read it.
Lengths are reference pixels (1600x900 screen); ``px`` turns them into pixels of a window of another size.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal, TypeAlias

import msgspec

Color: TypeAlias = tuple[int, int, int]
Role: TypeAlias = Literal[
    "title", "heading", "name", "prompt", "body", "log", "small", "note", "caption", "button", "count", "number"
]
Easing: TypeAlias = Callable[[float], float]

REFERENCE: Final = (1600, 900)
MIN_SIZE: Final = (1024, 640)
"""The smallest window that every layout fits into, in pixels."""
VEIL: Final = 240
"""The alpha of the dark over a page below a sheet that leaves its edges free."""
MIN_TEXT_PX: Final = 13
CAPITAL: Final = 0.76
"""The height of figures and capital letters, as a share of the size of a text."""
FIXED_ROLES: Final[frozenset[Role]] = frozenset(("title", "count", "number"))
"""Text with a size fixed by its place, which does not grow with the person's text size."""


class Palette(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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
    """What can be acted on."""
    picked: Color
    changed: Color
    """What a piece has whose place the last moves have changed."""
    short: Color
    """What is missing, and errors."""
    ok: Color
    seats: tuple[Color, ...]
    kinds_bright: tuple[Color, ...]


class FontFace(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A font file of an installed font package, and how it is drawn.

    ``signs`` is how much larger than its figures its "+", "−" and "×" are drawn in the font of captions; 0 where the
    font has good ones itself. Its strokes are wider by ``bold`` of its size where the file has only a light weight, and
    its letters farther apart by ``tracking`` of its size. It is in ``capitals``, and leans to the right by ``lean`` of
    its height. ``ramp`` are the colours from top to bottom of text that is asked for in the palette's ``line_light``;
    none where it has one colour.
    """

    package: str
    file: str
    signs: float = 0.0
    bold: float = 0.0
    capitals: bool = False
    lean: float = 0.0
    tracking: float = 0.0
    ramp: tuple[Color, ...] = ()


class FontRole(FontFace, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The font of a role of text and its size in reference pixels."""

    px: float


class Motion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


def throw(t: float) -> float:
    """Start slow and end at the mean speed, as a thrown piece that lands."""
    return t * t * (2 - t)


def out_quad(t: float) -> float:
    """Start fast, end gently."""
    return 1 - (1 - t) * (1 - t)


def out_quint(t: float) -> float:
    """Start very fast, end very slow."""
    return 1 - (1 - t) ** 5


def out_back(t: float) -> float:
    """Overshoot by a tenth, then settle."""
    return 1 + 2.70158 * (t - 1) ** 3 + 1.70158 * (t - 1) ** 2


EASINGS: Final[Mapping[str, Easing]] = {
    ease.__name__: ease for ease in (linear, in_cubic, out_cubic, in_out_cubic, throw, out_quad, out_quint, out_back)
}
SCENE_FADE: Final = Motion(140, out_quad)
"""The transition between scenes, in every edition."""


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An edition's palette, fonts and motions."""

    palette: Palette
    fonts: Mapping[Role, FontRole]
    lettering: Mapping[Role, FontFace]
    """The display faces of some roles, which stand in the place of their fonts where there is room for them."""
    motions: Mapping[str, Motion]

    def face(self, role: Role, size: int, enlarged: float = 1.0) -> FontFace:
        """Return what a role is drawn in at a size in window pixels.

        Text of the smallest size and text that a person has ``enlarged`` is in the font for reading: it is narrower
        than a display face, and has lower-case letters. A role whose size is fixed keeps its display face beside that.
        """
        reading = size <= MIN_TEXT_PX or (enlarged > 1.0 and role not in FIXED_ROLES)
        return self.fonts[role] if reading else self.lettering.get(role, self.fonts[role])

    def text_px(self, role: Role, scale: float, px: float | None = None, enlarged: float = 1.0) -> int:
        """Return the size in window pixels of a text role (or of ``px`` reference pixels), never below 13.

        ``enlarged`` is the person's text size, 1.0 by default; it is applied here only.
        """
        grown = 1.0 if role in FIXED_ROLES else enlarged
        return max(MIN_TEXT_PX, round((self.fonts[role].px if px is None else px) * scale * grown))


def scale_of(width: int, height: int) -> float:
    """Return the scale of a window: 1.0 at 1600x900, elsewhere the smaller one of both sides."""
    return min(width / REFERENCE[0], height / REFERENCE[1])
