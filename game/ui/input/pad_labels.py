"""What each maker of game controllers prints on their buttons, which have one name each here.

Knows names and numbers only. Must not know pygame's devices, drawing or scenes; the numbers up to ``RIGHT`` are SDL's.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, Literal, TypeAlias

from game.support.i18n import gettext_noop, tr

Family: TypeAlias = Literal["xbox", "sony", "nintendo", "deck"]


class PadButton(IntEnum):
    """A button, stick or trigger, called as on the most common controllers; ``ARROWS`` is the D-pad as a whole."""

    A = 0
    B = 1
    X = 2
    Y = 3
    BACK = 4
    GUIDE = 5
    START = 6
    LEFT_STICK = 7
    RIGHT_STICK = 8
    LEFT_SHOULDER = 9
    RIGHT_SHOULDER = 10
    UP = 11
    DOWN = 12
    LEFT = 13
    RIGHT = 14
    LEFT_TRIGGER = 30
    RIGHT_TRIGGER = 31
    ARROWS = 32
    TURN = 33
    """The right stick as it is moved."""


Hint: TypeAlias = tuple[PadButton, str]
"""A button and a short text on what it does."""


def leafing(words: str) -> list[Hint]:
    """Return the hint for both shoulder buttons, which go back and forth."""
    return [(PadButton.LEFT_SHOULDER, ""), (PadButton.RIGHT_SHOULDER, words)]


FACES: Final = (PadButton.A, PadButton.B, PadButton.X, PadButton.Y)
SHAPES: Final = {PadButton.A: "cross", PadButton.B: "circle", PadButton.X: "square", PadButton.Y: "triangle"}
"""The shapes that Sony prints in place of letters."""

_LETTERED: Final = (
    *(PadButton.LEFT_STICK, PadButton.RIGHT_STICK, PadButton.LEFT_SHOULDER, PadButton.RIGHT_SHOULDER),
    *(PadButton.LEFT_TRIGGER, PadButton.RIGHT_TRIGGER),
)
_LETTERS: Final[dict[Family, tuple[str, ...]]] = {
    "xbox": ("LS", "RS", "LB", "RB", "LT", "RT"),
    "sony": ("L3", "R3", "L1", "R1", "L2", "R2"),
    "nintendo": ("LS", "RS", "L", "R", "ZL", "ZR"),
    "deck": ("L3", "R3", "L1", "R1", "L2", "R2"),
}
_WORDS: Final = {
    PadButton.START: gettext_noop("Menu button"),
    PadButton.BACK: gettext_noop("View button"),
    PadButton.ARROWS: gettext_noop("D-pad"),
    PadButton.TURN: gettext_noop("right stick"),
}
_NAMED: Final = {
    "cross": gettext_noop("Cross"),
    "circle": gettext_noop("Circle"),
    "square": gettext_noop("Square"),
    "triangle": gettext_noop("Triangle"),
}
_MAKERS: Final[dict[str, Family]] = {"4c05": "sony", "7e05": "nintendo", "de28": "deck", "5e04": "xbox"}
"""Makers by their USB number, as an SDL GUID writes it: the low byte first."""
_FAMILY_NAMES: Final[dict[Family, tuple[str, ...]]] = {
    "sony": ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5"),
    "nintendo": ("nintendo", "joy-con", "switch"),
    "deck": ("steam deck",),
}
"""Parts of device names."""


def family_of(name: str, guid: str = "") -> Family:
    """Return the family of a device by its name and SDL GUID; ``xbox`` where it is unknown."""
    named = (family for family, parts in _FAMILY_NAMES.items() if any(part in name.lower() for part in parts))
    return next(named, None) or _MAKERS.get(guid[8:12].lower(), "xbox")


def letters(button: PadButton, family: Family) -> str:
    """Return the letters printed on a button; empty where it bears a shape."""
    if button in FACES:
        return "" if family == "sony" else button.name
    if family == "nintendo" and button in (PadButton.START, PadButton.BACK):
        return "+" if button is PadButton.START else "−"
    return _LETTERS[family][_LETTERED.index(button)] if button in _LETTERED else ""


def button_name(button: PadButton, family: Family) -> str:
    """Return the name of a button in a sentence."""
    if family == "sony" and button in SHAPES:
        return tr(_NAMED[SHAPES[button]])
    return letters(button, family) or tr(_WORDS.get(button, button.name))
