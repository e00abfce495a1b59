"""Controllers as keys: buttons, sticks, repetition, pads that speak twice, and one that is lost."""

from __future__ import annotations

import os

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.ui.input.bindings import BINDABLE_ACTIONS, BUTTONS, Bindings
from game.ui.input.controllers import FIRST_REPEAT_MS, REPEAT_MS, Controllers
from game.ui.input.pad_labels import Family, PadButton, family_of

Keys = list[tuple[int, int]]


@pytest.fixture
def pads() -> Controllers:
    pygame.display.init()  # names of keys are known only then
    return Controllers()


def keys(pads: Controllers, kind: int, **values: object) -> Keys:
    return [(event.key, event.mod) for event in pads.answer(pygame.event.Event(kind, instance_id=3, **values))]


def button(pads: Controllers, number: int) -> Keys:
    return keys(pads, pygame.CONTROLLERBUTTONDOWN, button=number)


def axis(pads: Controllers, number: int, value: float) -> Keys:
    return keys(pads, pygame.CONTROLLERAXISMOTION, axis=number, value=round(value * 32767))


@pytest.mark.parametrize(
    ("number", "key", "mod"),
    [
        (pygame.CONTROLLER_BUTTON_A, pygame.K_RETURN, 0),
        (pygame.CONTROLLER_BUTTON_B, pygame.K_ESCAPE, 0),
        (pygame.CONTROLLER_BUTTON_X, pygame.K_r, 0),
        (pygame.CONTROLLER_BUTTON_Y, pygame.K_z, 0),
        (pygame.CONTROLLER_BUTTON_START, pygame.K_PAUSE, 0),
        (pygame.CONTROLLER_BUTTON_BACK, pygame.K_HELP, 0),
        (pygame.CONTROLLER_BUTTON_LEFTSHOULDER, pygame.K_TAB, pygame.KMOD_SHIFT),
        (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, pygame.K_TAB, 0),
        (pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.K_UP, 0),
    ],
)
def test_a_button_is_a_key(pads: Controllers, number: int, key: int, mod: int) -> None:
    assert button(pads, number) == [(key, mod)]
    assert keys(pads, pygame.CONTROLLERBUTTONUP, button=number) == []


def test_other_events_pass_as_they_are(pads: Controllers) -> None:
    event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_b, mod=0, unicode="b")
    assert pads.answer(event) == [event]


def test_buttons_at_the_table_follow_the_bindings(pads: Controllers) -> None:
    named = {action.name: action.command for action in BINDABLE_ACTIONS}
    [press] = pads.answer(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=3, button=PadButton.X))
    assert Bindings().command(press) == named[BUTTONS[PadButton.X]]
    assert Bindings({}, {"x": "buy"}).command(press) == named["buy"]
    assert Bindings({}, {"x": "no such action"}).command(press) == named["reserve"]


@pytest.mark.parametrize(
    ("name", "guid", "family"),
    [
        ("Xbox Series X Controller", "030000005e040000120b000009050000", "xbox"),
        ("Wireless Controller", "030000004c050000cc09000011810000", "sony"),
        ("DualSense Wireless Controller", "", "sony"),
        ("Nintendo Switch Pro Controller", "", "nintendo"),
        ("Steam Deck", "03000000de280000ff11000001000000", "deck"),
        ("USB Gamepad", "0300000079000000110000001001000", "xbox"),
    ],
)
def test_the_labels_of_known_controllers_are_used(name: str, guid: str, family: Family) -> None:
    assert family_of(name, guid) == family


def test_a_diagonal_stick_moves_in_one_direction(pads: Controllers) -> None:
    x, y = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY
    assert axis(pads, x, 0.9) == [(pygame.K_RIGHT, 0)]
    assert axis(pads, y, 0.95) == []  # it wavers, but goes on to the right
    assert axis(pads, x, 0.65) == [(pygame.K_DOWN, 0)]
    axis(pads, y, 0.1)
    axis(pads, x, 0.1)
    assert not pads.step(16) and not pads.step(10_000)


def test_a_direction_that_is_held_is_repeated(pads: Controllers) -> None:
    assert button(pads, pygame.CONTROLLER_BUTTON_DPAD_LEFT) == [(pygame.K_LEFT, 0)]
    assert not pads.step(10_000), "the time of a long frame before the press"
    assert not pads.step(FIRST_REPEAT_MS - 1)
    assert [event.key for event in pads.step(2)] == [pygame.K_LEFT]
    assert not pads.step(REPEAT_MS - 1)
    assert [event.key for event in pads.step(2)] == [pygame.K_LEFT]
    keys(pads, pygame.CONTROLLERBUTTONUP, button=pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert not pads.step(16) and not pads.step(10_000)


def test_a_direction_held_since_another_screen_does_not_repeat(pads: Controllers) -> None:
    x = pygame.CONTROLLER_AXIS_LEFTX
    assert axis(pads, x, 0.9) == [(pygame.K_RIGHT, 0)]
    pads.change_screen()
    assert not pads.step(16) and not pads.step(10_000)
    assert axis(pads, x, 0.8) == [], "it is still pushed"
    axis(pads, x, 0.0)
    assert axis(pads, x, 0.9) == [(pygame.K_RIGHT, 0)]


def test_a_stick_presses_once_however_it_trembles(pads: Controllers) -> None:
    x = pygame.CONTROLLER_AXIS_LEFTX
    pressed = [axis(pads, x, value) for value in (0.2, 0.5, 0.7, 0.5, 0.9, 0.55, 0.3, 0.65, -0.8)]
    right, left = [(pygame.K_RIGHT, 0)], [(pygame.K_LEFT, 0)]
    assert pressed == [[], [], right, [], [], [], [], right, left]
    axis(pads, x, 0.0)
    assert not pads.step(16) and not pads.step(10_000)


def test_triggers_confirm_and_undo(pads: Controllers) -> None:
    assert axis(pads, pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 0.9) == [(pygame.K_KP_ENTER, 0)]
    assert axis(pads, pygame.CONTROLLER_AXIS_TRIGGERLEFT, 0.9) == [(pygame.K_BACKSPACE, 0)]
    assert not pads.step(16) and not pads.step(10_000)


def test_a_joystick_without_a_map_is_understood(pads: Controllers) -> None:
    assert keys(pads, pygame.JOYBUTTONDOWN, button=0) == [(pygame.K_RETURN, 0)]
    assert keys(pads, pygame.JOYHATMOTION, hat=0, value=(0, -1)) == [(pygame.K_DOWN, 0)]
    assert keys(pads, pygame.JOYHATMOTION, hat=0, value=(0, 0)) == []
    assert keys(pads, pygame.JOYAXISMOTION, axis=1, value=-0.9) == [(pygame.K_UP, 0)]
    assert keys(pads, pygame.JOYAXISMOTION, axis=7, value=-0.9) == []
    assert keys(pads, pygame.JOYBUTTONDOWN, button=40) == []


def test_a_controller_with_two_event_sources_is_read_once(pads: Controllers) -> None:
    pads._pads[3] = object()  # SDL has a map for it
    assert button(pads, pygame.CONTROLLER_BUTTON_A) == [(pygame.K_RETURN, 0)]
    assert keys(pads, pygame.JOYBUTTONDOWN, button=0) == []


def test_losing_the_controller_in_use_opens_the_menu_once(pads: Controllers) -> None:
    button(pads, pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert pads.in_use
    assert pads.answer(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=9)) == []
    assert keys(pads, pygame.CONTROLLERDEVICEREMOVED) == [(pygame.K_PAUSE, 0)]
    assert keys(pads, pygame.JOYDEVICEREMOVED) == []
    assert not pads.step(16) and not pads.step(10_000)


def test_losing_one_that_was_laid_aside_goes_unnoticed(pads: Controllers) -> None:
    button(pads, pygame.CONTROLLER_BUTTON_A)
    pads.answer(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_b, mod=0, unicode="b"))
    assert keys(pads, pygame.CONTROLLERDEVICEREMOVED) == []


def test_a_device_removed_before_it_is_opened_is_ignored(pads: Controllers) -> None:
    assert pads.answer(pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=99)) == []
    assert pads.answer(pygame.event.Event(pygame.JOYDEVICEADDED, device_index=99)) == []
