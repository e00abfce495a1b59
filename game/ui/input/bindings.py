"""The table's keys: their commands, which of them can be changed, and their descriptions for the help.

Knows pygame's key codes and names; knows nothing of a game's position.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

import pygame

from game.support.i18n import gettext_noop, tr
from game.ui.input.pad_labels import PadButton
from game.view.layout.table import Control
from game.view.skins import skin


@dataclass(frozen=True)
class Command:
    """What a key does; exactly one field is set.

    ``move`` goes to a neighbour, ``tab`` through what is possible, ``color`` names a token kind, ``card`` buys or
    reserves the focused card, ``back`` is ``undo`` or ``escape``, ``rules`` opens the rules on what is pointed at,
    ``look`` shows it large, ``take_back`` takes the last turn back, ``redo`` plays it again, ``typed`` opens the line
    for an action, ``recap`` plays the others' turns again, ``hint`` asks for the best action.
    """

    move: tuple[int, int] | None = None
    tab: int = 0
    color: int | None = None
    enter: bool = False
    card: Control | None = None
    back: str = ""
    control: Control | None = None
    rules: bool = False
    look: bool = False
    take_back: bool = False
    redo: bool = False
    typed: bool = False
    recap: bool = False
    hint: bool = False


@dataclass(frozen=True)
class BindableAction:
    """A command whose key can be changed: ``keys`` are the defaults, of which the first is the changeable one.

    ``name`` stands in the settings file, ``label`` in the settings and ``meaning`` in the help; an edition has its own
    of a purchase.
    """

    name: str
    label: str
    meaning: str
    command: Command
    keys: tuple[int, ...]


@dataclass(frozen=True)
class KeyGroup:
    """A section of the help: its title with an icon, and rows of a key and what it does."""

    title: str
    icon: str
    rows: list[tuple[str, str]]


def _take(number: int, label: str) -> BindableAction:
    keys = (pygame.K_1 + number, pygame.K_KP_1 + number)
    return BindableAction(f"take_{number + 1}", label, "", Command(color=number), keys)


_COLOURS: Final = (
    _take(0, gettext_noop("First colour")),
    _take(1, gettext_noop("Second colour")),
    _take(2, gettext_noop("Third colour")),
    _take(3, gettext_noop("Fourth colour")),
    _take(4, gettext_noop("Fifth colour")),
)
_WILD: Final = _take(5, gettext_noop("Wild token"))
_BUY: Final = BindableAction("buy", "", "", Command(card=Control.BUY), (pygame.K_b,))
_RESERVE: Final = BindableAction(
    "reserve",
    gettext_noop("Reserve"),
    gettext_noop("reserve the card or deck; press again to confirm"),
    Command(card=Control.RESERVE),
    (pygame.K_r,),
)
_CONFIRM: Final = BindableAction(
    "confirm",
    gettext_noop("Confirm"),
    gettext_noop("confirm"),
    Command(control=Control.CONFIRM),
    (pygame.K_c, pygame.K_KP_ENTER),
)
_UNDO: Final = BindableAction(
    "undo",
    gettext_noop("Undo"),
    gettext_noop("undo the last choice"),
    Command(back="undo"),
    (pygame.K_BACKSPACE, pygame.K_u),
)
_TAKE_BACK: Final = BindableAction(
    "take_back",
    gettext_noop("Undo last turn"),
    gettext_noop("undo the last turn"),
    Command(take_back=True),
    (pygame.K_x,),
)
REDO: Final = BindableAction(
    "redo",
    gettext_noop("Redo last turn"),
    gettext_noop("redo the turn that was undone"),
    Command(redo=True),
    (pygame.K_y,),
)
_LOOK: Final = BindableAction(
    "look",
    gettext_noop("Enlarge"),
    gettext_noop("enlarge what is focused, then the card alone"),
    Command(look=True),
    (pygame.K_z,),
)
LOG: Final = BindableAction(
    "log", gettext_noop("Log"), gettext_noop("open or close the log"), Command(control=Control.LOG), (pygame.K_l,)
)
_TALK: Final = BindableAction(
    "talk",
    gettext_noop("Chat"),
    gettext_noop("write to the other players"),
    Command(control=Control.CHAT),
    (pygame.K_t,),
)
RECAP: Final = BindableAction(
    "recap",
    gettext_noop("Recap"),
    gettext_noop("show what the others did since your last turn"),
    Command(recap=True),
    (pygame.K_a,),
)
_MENU: Final = BindableAction(
    "menu",
    gettext_noop("Pause menu"),
    gettext_noop("open the menu"),
    Command(control=Control.MENU),
    (pygame.K_p, pygame.K_PAUSE),
)
_HELP: Final = BindableAction(
    "help", gettext_noop("Help"), gettext_noop("show this help"), Command(control=Control.HELP), (pygame.K_h,)
)

_HINT: Final = BindableAction(
    "hint", gettext_noop("Hint"), gettext_noop("show the best move and why"), Command(hint=True), (pygame.K_i,)
)
_TYPE: Final = BindableAction(
    "type", gettext_noop("Type an action"), gettext_noop("type an action"), Command(typed=True), (pygame.K_n,)
)

BINDABLE_ACTIONS: Final = (
    *_COLOURS,
    _WILD,
    _BUY,
    _RESERVE,
    _CONFIRM,
    _UNDO,
    _TAKE_BACK,
    REDO,
    _LOOK,
    LOG,
    RECAP,
    _HINT,
    _TYPE,
    _TALK,
    _MENU,
    _HELP,
)
"""Everything whose key can be changed, in the order of the settings."""

_FIXED: Final[dict[int, Command]] = {
    pygame.K_LEFT: Command(move=(-1, 0)),
    pygame.K_RIGHT: Command(move=(1, 0)),
    pygame.K_UP: Command(move=(0, -1)),
    pygame.K_DOWN: Command(move=(0, 1)),
    pygame.K_RETURN: Command(enter=True),
    pygame.K_SPACE: Command(enter=True),
    pygame.K_ESCAPE: Command(back="escape"),
    pygame.K_F1: Command(rules=True),
}
"""Keys with the same meaning on every screen; they cannot be reassigned, so that every screen can be left."""

READ_ALOUD: Final = {
    pygame.K_F2: gettext_noop("read the whole screen"),
    pygame.K_F3: gettext_noop("read your cards and tokens"),
    pygame.K_F4: gettext_noop("read your legal moves"),
    pygame.K_F5: gettext_noop("read the other players’ cards and tokens"),
    pygame.K_F6: gettext_noop("read the market"),
    pygame.K_F7: gettext_noop("read the bank and the tiles"),
    pygame.K_F8: gettext_noop("read the last moves"),
}
"""Keys that make a screen reader read parts of the table aloud."""

BUTTONS: Final = {
    PadButton.X: "reserve",
    PadButton.Y: "look",
    PadButton.LEFT_TRIGGER: "undo",
    PadButton.RIGHT_TRIGGER: "confirm",
    PadButton.BACK: "log",
    PadButton.RIGHT_STICK: "help",
}
"""Buttons of a controller whose action can be changed, with the defaults."""

_FUNCTION_KEYS: Final = range(pygame.K_F1, pygame.K_F12 + 1)
_RESERVED: Final = frozenset((*_FIXED, pygame.K_TAB, *_FUNCTION_KEYS))
_MODIFIERS: Final = frozenset(range(pygame.K_LCTRL, pygame.K_RGUI + 1)) | {pygame.K_CAPSLOCK, pygame.K_NUMLOCKCLEAR}
_DIGITS: Final = {pygame.KSCAN_1 + number: f"take_{number + 1}" for number in range(6)}
"""The row of digits by scan code: a French keyboard has other characters there without Shift."""

_NAMES: Final = {
    pygame.K_BACKSPACE: gettext_noop("Backspace"),
    pygame.K_DELETE: gettext_noop("Del"),
    pygame.K_INSERT: gettext_noop("Insert"),
    pygame.K_HOME: gettext_noop("Home"),
    pygame.K_END: gettext_noop("End"),
    pygame.K_PAGEUP: gettext_noop("Page up"),
    pygame.K_PAGEDOWN: gettext_noop("Page down"),
}
"""Keys whose names are translated; the others are named after their print."""


def in_terms_of(edition: str, action: BindableAction) -> BindableAction:
    """Return an action with label and meaning in the terms of an edition."""
    text = skin(edition).text
    return replace(action, label=text.buy, meaning=text.buy_key) if action is _BUY else action


def label_of(action: BindableAction, edition: str) -> str:
    """Return an action's name in the settings, in the terms of an edition."""
    return tr(in_terms_of(edition, action).label)


class Bindings:
    """The keys and controller buttons of the actions: the defaults with the choices in the settings.

    ``chosen`` maps names of actions to names of keys, ``buttons`` names of buttons in lower case to names of actions.
    Unknown names are ignored.
    """

    def __init__(self, chosen: Mapping[str, str] | None = None, buttons: Mapping[str, str] | None = None) -> None:
        named = {action.name: action for action in BINDABLE_ACTIONS}
        self.buttons: dict[PadButton, BindableAction] = {}
        for button, name in BUTTONS.items():
            wanted = (buttons or {}).get(button.name.lower(), name)
            self.buttons[button] = named.get(wanted, named[name])
        self.keys: dict[str, tuple[int, ...]] = {}
        self._commands = dict(_FIXED)
        for action in BINDABLE_ACTIONS:
            code = _code((chosen or {}).get(action.name, ""))
            keys = action.keys if code is None else (code, *action.keys[1:])
            self.keys[action.name] = keys
            for key in keys:
                self._commands.setdefault(key, action.command)

    def command(self, event: pygame.event.Event) -> Command | None:
        """Return the command of a key press; ``None`` where the table does not use the key.

        A press that is repeated because its key is held only moves or undoes: what decides acts once.
        """
        found = self._found(event)
        if found is None or not getattr(event, "repeat", False):
            return found
        return found if found.move is not None or found.tab or found.back == "undo" else None

    def _found(self, event: pygame.event.Event) -> Command | None:
        pad = getattr(event, "pad", None)
        if pad in self.buttons:
            return self.buttons[pad].command
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return None
        if event.key == pygame.K_TAB:
            return Command(tab=-1 if event.mod & pygame.KMOD_SHIFT else 1)
        found = self._commands.get(event.key)
        if found is None and _is_colon(event):
            return _TYPE.command
        digit = _DIGITS.get(getattr(event, "scancode", 0))
        if found is None and digit is not None:
            action = next(action for action in BINDABLE_ACTIONS if action.name == digit)
            found = action.command if self.keys[digit] == action.keys else None
        return found

    def shown(self, action: BindableAction) -> str:
        """Return the printed name of an action's changeable key."""
        return key_label(self.keys[action.name][0])

    def refusal(self, action: BindableAction, key: int, edition: str) -> str | None:
        """Return a sentence in an edition's terms on why an action cannot have a key; ``None`` where it can."""
        label = key_label(key)
        if key in _MODIFIERS or _code(key_name(key)) != key:
            return tr("You cannot use this key.")
        if key in _RESERVED:
            return tr("“{key}” has a fixed meaning and cannot be changed.").format(key=label)
        for other in BINDABLE_ACTIONS:
            if other is not action and key in self.keys[other.name]:
                return tr("“{key}” already means “{action}”.").format(key=label, action=label_of(other, edition))
        return None

    def help_groups(
        self, edition: str, among_others: bool, read_aloud: bool = False, *, folds_log: bool = True
    ) -> list[KeyGroup]:
        """Return all keys by subject, in an edition's terms.

        ``among_others`` adds the chat of games with people at other screens. With ``read_aloud`` the keys of the screen
        reader come first. Without ``folds_log`` the log is always open and has no key.
        """
        colours = [self.shown(action) for action in _COLOURS]
        untouched = all(self.keys[action.name] == action.keys for action in _COLOURS)
        aloud = [(key_name(key).upper(), tr(meaning)) for key, meaning in READ_ALOUD.items()]
        moving = [
            (tr("Arrows"), tr("move the focus")),
            (tr("Tab"), tr("go through all legal moves")),
            (tr("Enter, Space"), tr("choose what is focused; press again to confirm")),
        ]
        choosing = [
            (tr("1 to 5") if untouched else ", ".join(colours), tr("take a token of the 1st to 5th colour")),
            (self.shown(_WILD), tr("give back a wild token")),
            *((self.shown(action), tr(in_terms_of(edition, action).meaning)) for action in (_BUY, _RESERVE)),
            (tr("Arrows"), tr("while paying: other payment")),
            (self._all(_TYPE), tr(_TYPE.meaning)),
        ]
        turn = [
            (self.shown(_CONFIRM), tr(_CONFIRM.meaning)),
            *((self._all(action), tr(action.meaning)) for action in (_UNDO, _TAKE_BACK, REDO)),
        ]
        views = (_LOOK, LOG, RECAP, _HINT) if folds_log else (_LOOK, RECAP, _HINT)
        looking = [
            *((self._all(action), tr(action.meaning)) for action in views),
            ("F1", tr("look up the focused piece in the rules")),
        ]
        program = [
            *([(self.shown(_TALK), tr(_TALK.meaning))] if among_others else []),
            (f"{self.shown(_MENU)}, {tr('Esc')}", tr(_MENU.meaning)),
            ("F11", tr("switch full screen")),
            (self._all(_HELP), tr(_HELP.meaning)),
        ]
        return [
            *([KeyGroup(tr("Read aloud"), "sound", aloud)] if read_aloud else []),
            KeyGroup(tr("Moving"), "swap", moving),
            KeyGroup(tr("Choosing"), "hand", choosing),
            KeyGroup(tr("Turn"), "ok", turn),
            KeyGroup(tr("Viewing"), "eye", looking),
            KeyGroup(tr("Program"), "menu", program),
        ]

    def _all(self, action: BindableAction) -> str:
        return ", ".join(key_label(key) for key in self.keys[action.name])


def key_name(key: int) -> str:
    """Return the name of a key for the settings file, the same in every language."""
    return pygame.key.name(key, use_compat=False)


def key_label(key: int) -> str:
    """Return the name of a key in the language of the program."""
    return tr(_NAMES[key]) if key in _NAMES else key_name(key)


def _is_colon(event: pygame.event.Event) -> bool:
    """Whether a key press means a colon: outside of text input SDL names the key without Shift.

    A colon has its own key (French), or is on the semicolon’s (English) or the full stop’s (most others).
    """
    shifted = event.mod & pygame.KMOD_SHIFT and event.key in (pygame.K_SEMICOLON, pygame.K_PERIOD)
    return bool(shifted) or event.key == pygame.K_COLON or getattr(event, "unicode", "") == ":"


def _code(name: str) -> int | None:
    if not name:
        return None
    try:
        return pygame.key.key_code(name)
    except (ValueError, pygame.error):
        return None
