"""Game controllers, told as keys: a pad or joystick makes the same moves as the keyboard on every screen.

Knows pygame's controllers and joysticks. Must not know what a scene does with a key; nothing but the loop knows that
there are controllers at all. Devices come and go while the program runs; they are looked for once it is on show.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller

    from game.settings import Settings

FIRST_REPEAT_MS: Final = 380.0
REPEAT_MS: Final = 95.0
"""A direction that is held goes on at this pace: slow enough to stop on the place that is meant."""
PUSHED: Final = 0.6
"""A stick or trigger counts from here on, of 1."""
RELEASED: Final = 0.4
"""It counts no more below this: a stick that trembles between the two is one push."""
CHOSEN: Final = {"reserve": pygame.K_r, "look": pygame.K_z, "log": pygame.K_l}
"""Actions at the table that a button stands for, with the keys they have unless the person chose others."""

_SHIFT_TAB: Final = -pygame.K_TAB
"""Stands for Shift+Tab in the table of buttons."""
_BUTTONS: Final[dict[int, int | str]] = {
    pygame.CONTROLLER_BUTTON_A: pygame.K_RETURN,
    pygame.CONTROLLER_BUTTON_B: pygame.K_ESCAPE,
    pygame.CONTROLLER_BUTTON_X: "reserve",
    pygame.CONTROLLER_BUTTON_Y: "look",
    pygame.CONTROLLER_BUTTON_BACK: "log",
    pygame.CONTROLLER_BUTTON_START: pygame.K_PAUSE,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: _SHIFT_TAB,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: pygame.K_TAB,
    pygame.CONTROLLER_BUTTON_LEFTSTICK: pygame.K_F1,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: pygame.K_SPACE,
}
_PAD: Final = {
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: pygame.K_LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: pygame.K_RIGHT,
    pygame.CONTROLLER_BUTTON_DPAD_UP: pygame.K_UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: pygame.K_DOWN,
}
_STICKS: Final = {
    pygame.CONTROLLER_AXIS_LEFTX: (pygame.K_LEFT, pygame.K_RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (pygame.K_UP, pygame.K_DOWN),
    pygame.CONTROLLER_AXIS_RIGHTY: (pygame.K_PAGEUP, pygame.K_PAGEDOWN),
}
_TRIGGERS: Final = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: pygame.K_BACKSPACE,
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: pygame.K_KP_ENTER,
}
_UNKNOWN_PAD: Final = (
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_B,
    pygame.CONTROLLER_BUTTON_X,
    pygame.CONTROLLER_BUTTON_Y,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    pygame.CONTROLLER_BUTTON_BACK,
    pygame.CONTROLLER_BUTTON_START,
)
"""What the buttons of a joystick that SDL has no map for are taken for, by their number: the most common order."""
_LOST: Final = (pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEREMOVED)
_DEVICE_EVENTS: Final = frozenset(
    (
        pygame.CONTROLLERDEVICEADDED,
        pygame.CONTROLLERDEVICEREMOVED,
        pygame.CONTROLLERDEVICEREMAPPED,
        pygame.CONTROLLERBUTTONDOWN,
        pygame.CONTROLLERBUTTONUP,
        pygame.CONTROLLERAXISMOTION,
        pygame.JOYDEVICEADDED,
        pygame.JOYDEVICEREMOVED,
        pygame.JOYBUTTONDOWN,
        pygame.JOYBUTTONUP,
        pygame.JOYAXISMOTION,
        pygame.JOYHATMOTION,
        pygame.JOYBALLMOTION,
    )
)


class Controllers:
    """All controllers at this computer, taken as one: each may be picked up and used.

    The D-pad and the left stick are the arrows, with repetition; A is Enter, B Escape, X reserves, Y looks closer, the
    shoulders are Tab, the right trigger confirms, the left one undoes, Start opens the menu, Back the log, the right
    stick turns pages. One that is lost while it is in use opens the menu, so that a game waits.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._pads: dict[int, Controller] = {}
        self._sticks: dict[int, pygame.joystick.JoystickType] = {}
        self._pushed: dict[tuple[int, int], int] = {}
        """Which key each axis (device, axis) stands for while it is pushed."""
        self._held: int | None = None
        self._wait_ms = 0.0
        self._last: int | None = None
        self.in_use = False
        """Whether the person played with a controller last, not with keys or the mouse."""

    def open(self) -> None:
        """Look for controllers from now on; a system without any support for them is as good as one without any."""
        from pygame._sdl2 import controller

        with suppress(pygame.error):
            pygame.joystick.init()
            controller.init()

    def close(self) -> None:
        """Let all of them go."""
        self._pads.clear()
        self._sticks.clear()
        self._let_go()
        pygame.joystick.quit()

    def answer(self, event: pygame.event.Event) -> list[pygame.event.Event]:
        """Turn an event of a controller into key presses; any other event is given back as it is."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.in_use = False
        if event.type not in _DEVICE_EVENTS:
            if event.type == pygame.WINDOWFOCUSLOST:
                self._let_go()
            return [event]
        keys = self._keys(event)
        if keys and event.type not in _LOST:
            self.in_use = True
            self._last = event.instance_id
        return [self._press(key) for key in keys]

    def step(self, dt_ms: float) -> list[pygame.event.Event]:
        """Repeat the direction that is held."""
        if self._held is None:
            return []
        self._wait_ms -= dt_ms
        if self._wait_ms > 0:
            return []
        self._wait_ms = REPEAT_MS
        return [self._press(self._held)]

    def _press(self, key: int) -> pygame.event.Event:
        mod = pygame.KMOD_SHIFT if key == _SHIFT_TAB else pygame.KMOD_NONE
        return pygame.event.Event(pygame.KEYDOWN, key=abs(key), mod=mod, unicode="", scancode=0)

    def _keys(self, event: pygame.event.Event) -> list[int]:
        """Take one event of a controller; gives the keys it presses, which are none or one."""
        match event.type:
            case pygame.CONTROLLERDEVICEADDED | pygame.JOYDEVICEADDED:
                self._add(event.device_index)
            case kind if kind in _LOST:
                return self._remove(event.instance_id)
            case pygame.CONTROLLERBUTTONDOWN:
                return self._button_down(event.button)
            case pygame.CONTROLLERBUTTONUP:
                self._button_up(event.button)
            case pygame.CONTROLLERAXISMOTION:
                return self._axis(event.instance_id, event.axis, event.value / 32767)
            case _ if event.instance_id in self._pads:
                return []  # a pad that SDL has a map for speaks twice: as a controller, and as the joystick it is
            case pygame.JOYBUTTONDOWN if event.button < len(_UNKNOWN_PAD):
                return self._button_down(_UNKNOWN_PAD[event.button])
            case pygame.JOYHATMOTION:
                return self._hat(*event.value)
            case pygame.JOYAXISMOTION if event.axis in (0, 1):
                return self._axis(event.instance_id, event.axis, event.value)
        return []

    def _add(self, index: int) -> None:
        """Open a device: one that SDL has a map for as a controller, any other as a joystick."""
        from pygame._sdl2 import controller

        with suppress(pygame.error):
            if controller.is_controller(index):
                pad = controller.Controller(index)
                self._pads[pad.as_joystick().get_instance_id()] = pad
            else:
                stick = pygame.joystick.Joystick(index)
                self._sticks[stick.get_instance_id()] = stick

    def _remove(self, instance: int) -> list[int]:
        """Forget a device; the one in use has the menu opened, once although both of its names are taken back."""
        self._pads.pop(instance, None)
        self._sticks.pop(instance, None)
        if instance != self._last:
            return []
        self._last = None
        self._let_go()
        return [pygame.K_PAUSE] if self.in_use else []

    def _button_down(self, button: int) -> list[int]:
        if button in _PAD:
            return [self._hold(_PAD[button])]
        key = _BUTTONS.get(button)
        if isinstance(key, str):
            key = self._chosen(key)
        return [] if key is None else [key]

    def _button_up(self, button: int) -> None:
        if _PAD.get(button) == self._held:
            self._held = None

    def _axis(self, instance: int, axis: int, value: float) -> list[int]:
        """Take a stick or a trigger that moved: it presses a key once when it goes far enough."""
        before = self._pushed.get((instance, axis))
        if abs(value) < RELEASED:
            self._pushed.pop((instance, axis), None)
            if before is not None and before == self._held:
                self._held = None
            return []
        if abs(value) < PUSHED:
            return []
        key = _TRIGGERS.get(axis) if axis in _TRIGGERS else _STICKS.get(axis, (None, None))[value > 0]
        if key is None or key == before:
            return []
        self._pushed[instance, axis] = key
        return [key if axis in _TRIGGERS else self._hold(key)]

    def _hat(self, x: int, y: int) -> list[int]:
        if x == y == 0:
            self._held = None
            return []
        key = (pygame.K_LEFT, pygame.K_RIGHT)[x > 0] if x else (pygame.K_DOWN, pygame.K_UP)[y > 0]
        return [] if key == self._held else [self._hold(key)]

    def _hold(self, key: int) -> int:
        self._held, self._wait_ms = key, FIRST_REPEAT_MS
        return key

    def _let_go(self) -> None:
        self._held = None
        self._pushed.clear()

    def _chosen(self, action: str) -> int:
        """Give the key of an action at the table, the person's own where one was chosen."""
        with suppress(ValueError, pygame.error):
            return pygame.key.key_code(self._settings.keys[action]) if action in self._settings.keys else CHOSEN[action]
        return CHOSEN[action]
