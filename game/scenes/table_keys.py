"""The table's keys: which key means what, and the same list in words for the help.

Knows pygame's key codes; knows nothing of a game's position.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.i18n import mark
from game.ui.layout import Control


@dataclass(frozen=True)
class Command:
    """What a key asks for; exactly one field is set.

    ``move`` goes to a neighbour, ``tab`` through what is possible, ``color`` names a token kind, ``card`` buys or
    reserves the focused card, ``back`` is ``undo`` or ``escape``.
    """

    move: tuple[int, int] | None = None
    tab: int = 0
    color: int | None = None
    enter: bool = False
    card: Control | None = None
    back: str = ""
    control: Control | None = None


_KEYS: Final[dict[int, Command]] = {
    pygame.K_LEFT: Command(move=(-1, 0)),
    pygame.K_RIGHT: Command(move=(1, 0)),
    pygame.K_UP: Command(move=(0, -1)),
    pygame.K_DOWN: Command(move=(0, 1)),
    pygame.K_RETURN: Command(enter=True),
    pygame.K_SPACE: Command(enter=True),
    pygame.K_KP_ENTER: Command(control=Control.CONFIRM),
    pygame.K_c: Command(control=Control.CONFIRM),
    pygame.K_b: Command(card=Control.BUY),
    pygame.K_r: Command(card=Control.RESERVE),
    pygame.K_BACKSPACE: Command(back="undo"),
    pygame.K_u: Command(back="undo"),
    pygame.K_ESCAPE: Command(back="escape"),
    pygame.K_l: Command(control=Control.LOG),
    pygame.K_t: Command(control=Control.CHAT),
    pygame.K_h: Command(control=Control.HELP),
    pygame.K_F1: Command(control=Control.HELP),
    pygame.K_p: Command(control=Control.MENU),
    **{pygame.K_1 + i: Command(color=i) for i in range(6)},
    **{pygame.K_KP_1 + i: Command(color=i) for i in range(6)},
}

_DIGITS: Final[dict[int, Command]] = {pygame.KSCAN_1 + i: Command(color=i) for i in range(6)}
"""The row of digits by where its keys are: a French keyboard has other characters there without Shift."""

HELP: Final = (
    (mark("Arrows"), mark("move the focus from place to place")),
    (mark("Tab"), mark("go through everything that is possible now")),
    (mark("Enter, Space"), mark("press what has the focus; again: confirm it")),
    (mark("1 to 5"), mark("take a token of the first to the fifth colour")),
    (mark("6"), mark("a wild token, when you give tokens back")),
    (mark("B"), mark("buy the focused card")),
    (mark("R"), mark("reserve the focused card or the top of a deck")),
    (mark("C"), mark("confirm")),
    (mark("Left, right"), mark("while paying: another payment")),
    (mark("Backspace, U"), mark("undo the last choice")),
    (mark("L"), mark("open and close the log in a small window")),
    (mark("P, Esc"), mark("pause menu")),
    (mark("F11"), mark("full screen")),
    (mark("H, F1"), mark("this help")),
)
"""Keys and what they do, in English for the catalogues."""

HELP_TALK: Final = (mark("T"), mark("talk to the others"))
"""One more in a game with people at other screens."""


def command_of(event: pygame.event.Event) -> Command | None:
    """What a key press asks for; ``None`` where the table does not use the key."""
    if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
        return None
    if event.key == pygame.K_TAB:
        return Command(tab=-1 if event.mod & pygame.KMOD_SHIFT else 1)
    return _KEYS.get(event.key) or _DIGITS.get(getattr(event, "scancode", 0))
