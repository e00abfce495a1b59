"""Game controllers translated to key presses, so that they work on every screen like the keyboard.

Knows pygame's controllers and joysticks. Must not know what a scene does with a key: each press has the button as
``pad``, for scenes that give a button a meaning of its own. Devices are opened after the first frame and may come and
go while the program runs.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

import pygame

from game.ui.input.key_repeat import HeldPress
from game.ui.input.pad_labels import Family, PadButton, family_of

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller

FIRST_REPEAT_MS: Final = 380.0
REPEAT_MS: Final = 95.0
"""The interval at which a held direction repeats: slow enough to stop at the intended place."""
PUSHED: Final = 0.6
"""Minimum deflection at which a stick or trigger counts as pushed, of 1."""
RELEASED: Final = 0.4
"""Deflection below which it counts as released: a stick that trembles between the two is one push."""
_BEGUN_MS: Final = 2000.0
"""Devices found until then were connected before the start and are not announced."""

_SHIFT_TAB: Final = -pygame.K_TAB
"""Stands for Shift+Tab in the table of buttons."""
_KEYS: Final = {
    PadButton.A: pygame.K_RETURN,
    PadButton.B: pygame.K_ESCAPE,
    PadButton.X: pygame.K_r,
    PadButton.Y: pygame.K_z,
    PadButton.BACK: pygame.K_HELP,
    PadButton.START: pygame.K_PAUSE,
    PadButton.LEFT_SHOULDER: _SHIFT_TAB,
    PadButton.RIGHT_SHOULDER: pygame.K_TAB,
    PadButton.LEFT_STICK: pygame.K_F1,
    PadButton.RIGHT_STICK: pygame.K_SPACE,
    PadButton.UP: pygame.K_UP,
    PadButton.DOWN: pygame.K_DOWN,
    PadButton.LEFT: pygame.K_LEFT,
    PadButton.RIGHT: pygame.K_RIGHT,
    PadButton.LEFT_TRIGGER: pygame.K_BACKSPACE,
    PadButton.RIGHT_TRIGGER: pygame.K_KP_ENTER,
}
_DIRECTIONS: Final = frozenset((PadButton.UP, PadButton.DOWN, PadButton.LEFT, PadButton.RIGHT))
_PAGES: Final = {-1: pygame.K_PAGEUP, 1: pygame.K_PAGEDOWN}
_TRIGGERS: Final = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: PadButton.LEFT_TRIGGER,
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: PadButton.RIGHT_TRIGGER,
}
_UNKNOWN_PAD: Final = (
    PadButton.A,
    PadButton.B,
    PadButton.X,
    PadButton.Y,
    PadButton.LEFT_SHOULDER,
    PadButton.RIGHT_SHOULDER,
    PadButton.BACK,
    PadButton.START,
)
"""The buttons of joysticks without a mapping in SDL, by number, in the most common order."""
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
    """All controllers of this computer, treated as one.

    The D-pad and the left stick are the arrows, with repetition; A is Enter, B Escape, the shoulders are Tab, the right
    trigger confirms, the left one undoes, Start opens the menu, the right stick turns pages. A controller that is
    disconnected while in use opens the menu, so that a game is paused.
    """

    def __init__(self) -> None:
        self._pads: dict[int, Controller] = {}
        self._sticks: dict[int, pygame.joystick.JoystickType] = {}
        self._families: dict[int, Family] = {}
        self._tilt: dict[tuple[int, int], float] = {}
        """The deflection of each pushed axis (device, axis)."""
        self._toward: dict[tuple[int, bool], pygame.event.Event] = {}
        """The key press of each pushed stick (device, whether it is the right one)."""
        self._pulled: set[tuple[int, int]] = set()
        self._held = HeldPress(FIRST_REPEAT_MS, REPEAT_MS)
        self._since_ms = 0.0
        self._last: int | None = None
        self.repeating: frozenset[PadButton] = frozenset()
        """Buttons besides the directions that repeat while they are held."""
        self.in_use = False
        """Whether a controller was used last, not the keyboard or the mouse."""
        self.news: list[bool] = []
        """Connections (True) and disconnections while in use (False) that were not announced yet."""

    @property
    def at_hand(self) -> bool:
        """Whether the controller that was used last is still connected."""
        return self._last is not None

    @property
    def family(self) -> Family:
        """The family, and so the button labels, of the controller that was used last."""
        return "xbox" if self._last is None else self._families.get(self._last, "xbox")

    def set_family(self, instance: int, family: Family) -> None:
        """Set the family of a device."""
        self._families[instance] = family

    def open(self) -> None:
        """Open the controllers; does nothing on a system without support for them."""
        from pygame._sdl2 import controller

        with suppress(pygame.error):
            pygame.joystick.init()
            controller.init()

    def close(self) -> None:
        """Close all controllers."""
        self._pads.clear()
        self._sticks.clear()
        self._let_go()
        pygame.joystick.quit()

    def answer(self, event: pygame.event.Event) -> list[pygame.event.Event]:
        """Return the key presses of a controller's event; any other event is returned unchanged."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.in_use = False
        if event.type not in _DEVICE_EVENTS:
            if event.type == pygame.WINDOWFOCUSLOST:
                self._let_go()
            return [event]
        presses = self._presses(event)
        if presses and event.type not in _LOST:
            self.in_use = True
            self._last = event.instance_id
        return presses

    def step(self, dt_ms: float) -> list[pygame.event.Event]:
        """Return the press of a held direction when it is due again."""
        self._since_ms += dt_ms
        return self._held.step(dt_ms)

    def change_screen(self) -> None:
        """End the repetition of what is held: it was pressed on another screen."""
        self._held.release()

    def _presses(self, event: pygame.event.Event) -> list[pygame.event.Event]:
        """Handle one event of a controller; return the key that it presses, if any."""
        match event.type:
            case pygame.CONTROLLERDEVICEADDED | pygame.JOYDEVICEADDED:
                self._add(event.device_index)
            case kind if kind in _LOST:
                return self._remove(event.instance_id)
            case pygame.CONTROLLERBUTTONDOWN:
                return self._down(event.button)
            case pygame.CONTROLLERBUTTONUP:
                self._up(event.button)
            case pygame.CONTROLLERAXISMOTION:
                return self._axis(event.instance_id, event.axis, event.value / 32767)
            case _ if event.instance_id in self._pads:
                return []  # SDL sends the events of a mapped pad twice: as controller and as joystick
            case pygame.JOYBUTTONDOWN if event.button < len(_UNKNOWN_PAD):
                return self._down(_UNKNOWN_PAD[event.button])
            case pygame.JOYBUTTONUP if event.button < len(_UNKNOWN_PAD):
                self._up(_UNKNOWN_PAD[event.button])
            case pygame.JOYHATMOTION:
                return self._hat(*event.value)
            case pygame.JOYAXISMOTION if event.axis in (0, 1):
                return self._axis(event.instance_id, event.axis, event.value)
        return []

    def _add(self, index: int) -> None:
        """Open a device: as a controller where SDL has a mapping for it, else as a joystick."""
        from pygame._sdl2 import controller

        with suppress(pygame.error):
            if controller.is_controller(index):
                pad = controller.Controller(index)
                stick = pad.as_joystick()
                known = stick.get_instance_id() in self._pads
                self._pads[stick.get_instance_id()] = pad
            else:
                stick = pygame.joystick.Joystick(index)
                known = stick.get_instance_id() in self._sticks
                self._sticks[stick.get_instance_id()] = stick
            self.set_family(stick.get_instance_id(), family_of(stick.get_name(), stick.get_guid()))
            if not known and self._since_ms > _BEGUN_MS:
                self.news.append(True)

    def _remove(self, instance: int) -> list[pygame.event.Event]:
        """Forget a device; the one in use opens the menu, once although it is removed as controller and as joystick."""
        self._pads.pop(instance, None)
        self._sticks.pop(instance, None)
        if instance != self._last:
            return []
        self._last = None
        self._let_go()
        if not self.in_use:
            return []
        self.in_use = False
        self.news.append(False)
        return [_press(PadButton.START)]

    def _down(self, number: int) -> list[pygame.event.Event]:
        if number not in _KEYS:
            return []
        button = PadButton(number)
        press = _press(button)
        if button in _DIRECTIONS or button in self.repeating:
            self._held.hold(press)
        return [press]

    def _up(self, number: int) -> None:
        if self._held.press is not None and self._held.press.pad == number:
            self._held.release()

    def _axis(self, instance: int, axis: int, value: float) -> list[pygame.event.Event]:
        """Handle a moved stick or trigger: it presses a key once when it is pushed far enough."""
        if axis in _TRIGGERS:
            return self._pull(instance, axis, value)
        right = axis in (pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_RIGHTY)
        if axis > pygame.CONTROLLER_AXIS_RIGHTY or axis == pygame.CONTROLLER_AXIS_RIGHTX:
            return []
        counts = PUSHED if (instance, axis) not in self._tilt else RELEASED
        if abs(value) >= counts:
            self._tilt[instance, axis] = value
        else:
            self._tilt.pop((instance, axis), None)
        before = self._toward.get((instance, right))
        now = self._pushed(instance, right)
        if now is None:
            self._toward.pop((instance, right), None)
            if before is not None and self._held.press is before:
                self._held.release()
            return []
        if before is not None and before.key == now.key:
            return []
        self._toward[instance, right] = now
        return [self._held.hold(now)]

    def _pushed(self, instance: int, right: bool) -> pygame.event.Event | None:
        """Return what a stick presses now: on a diagonal the larger deflection, with hysteresis."""
        if right:
            turn = self._tilt.get((instance, pygame.CONTROLLER_AXIS_RIGHTY), 0.0)
            return _key(_PAGES[1 if turn > 0 else -1], PadButton.TURN) if turn else None
        x = self._tilt.get((instance, pygame.CONTROLLER_AXIS_LEFTX), 0.0)
        y = self._tilt.get((instance, pygame.CONTROLLER_AXIS_LEFTY), 0.0)
        if not x and not y:
            return None
        before = self._toward.get((instance, right))
        margin = 0.0 if before is None else 0.2 if before.key in (pygame.K_LEFT, pygame.K_RIGHT) else -0.2
        if abs(x) + margin > abs(y):
            return _press(PadButton.RIGHT if x > 0 else PadButton.LEFT)
        return _press(PadButton.DOWN if y > 0 else PadButton.UP)

    def _pull(self, instance: int, axis: int, value: float) -> list[pygame.event.Event]:
        if value < RELEASED:
            self._pulled.discard((instance, axis))
        elif value >= PUSHED and (instance, axis) not in self._pulled:
            self._pulled.add((instance, axis))
            return [_press(_TRIGGERS[axis])]
        return []

    def _hat(self, x: int, y: int) -> list[pygame.event.Event]:
        if x == y == 0:
            self._held.release()
            return []
        sideways = PadButton.RIGHT if x > 0 else PadButton.LEFT
        press = _press(sideways if x else PadButton.UP if y > 0 else PadButton.DOWN)
        held = self._held.press
        return [] if held is not None and press.key == held.key else [self._held.hold(press)]

    def _let_go(self) -> None:
        self._held.release()
        self._tilt.clear()
        self._toward.clear()
        self._pulled.clear()


def _press(button: PadButton) -> pygame.event.Event:
    return _key(_KEYS[button], button)


def _key(key: int, button: PadButton) -> pygame.event.Event:
    """Return the press of a key, with the button as ``pad``."""
    mod = pygame.KMOD_SHIFT if key == _SHIFT_TAB else pygame.KMOD_NONE
    return pygame.event.Event(pygame.KEYDOWN, key=abs(key), mod=mod, unicode="", scancode=0, pad=button)
