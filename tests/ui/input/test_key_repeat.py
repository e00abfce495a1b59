"""Keys that are held: what moves repeats, what decides does not, and nothing acts on the next screen."""

from __future__ import annotations

import pygame
import pytest

from game.ui.input.bindings import BINDABLE_ACTIONS, Bindings, Command
from game.ui.input.key_repeat import FIRST_REPEAT_MS, REPEAT_MS, KeyRepeat
from game.ui.widgets.textfield import TextField

REPEATING = [
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_PAGEUP,
    pygame.K_PAGEDOWN,
    pygame.K_TAB,
    pygame.K_BACKSPACE,
    pygame.K_DELETE,
]


def press(keys: KeyRepeat, key: int, text: str = "") -> None:
    down = pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=text)
    assert keys.answer(down) == [down]
    keys.step(16)


def release(keys: KeyRepeat, key: int) -> None:
    keys.answer(pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode=""))


def types(keys: KeyRepeat, text: str) -> bool:
    return bool(keys.answer(pygame.event.Event(pygame.TEXTINPUT, text=text)))


@pytest.mark.parametrize("key", REPEATING)
def test_a_key_that_moves_or_erases_repeats_until_it_is_released(key: int) -> None:
    keys = KeyRepeat()
    press(keys, key)
    assert not keys.step(FIRST_REPEAT_MS - 1)
    assert [event.key for event in keys.step(1)] == [key]
    assert [event.key for event in keys.step(REPEAT_MS)] == [key]
    release(keys, key)
    assert not keys.step(10_000)


@pytest.mark.parametrize(("key", "caret", "left"), [(pygame.K_BACKSPACE, 4, "a"), (pygame.K_DELETE, 1, "a")])
def test_a_held_key_erases_one_character_after_the_other(key: int, caret: int, left: str) -> None:
    keys, field = KeyRepeat(), TextField("abcd", lambda _: None)
    field.caret = caret
    down = pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")
    keys.answer(down)
    field.key(down)
    keys.step(16)
    for again in (*keys.step(FIRST_REPEAT_MS), *keys.step(REPEAT_MS)):
        field.key(again)
    assert field.text == left


@pytest.mark.parametrize("name", ["buy", "confirm", "take_back", "take_1", "undo"])
def test_a_repeated_key_of_the_table_decides_nothing(name: str) -> None:
    keys, bindings = KeyRepeat(), Bindings({name: "delete"})
    press(keys, pygame.K_DELETE)
    [again] = keys.step(FIRST_REPEAT_MS)
    down = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_DELETE, mod=0, unicode="")
    command = next(action.command for action in BINDABLE_ACTIONS if action.name == name)
    assert bindings.command(down) == command
    assert bindings.command(again) == (command if name == "undo" else None)


@pytest.mark.parametrize(
    ("key", "command"),
    [
        (pygame.K_LEFT, Command(move=(-1, 0))),
        (pygame.K_TAB, Command(tab=1)),
        (pygame.K_BACKSPACE, Command(back="undo")),
    ],
)
def test_a_repeated_key_of_the_table_moves_and_undoes(key: int, command: Command) -> None:
    keys = KeyRepeat()
    press(keys, key)
    [again] = keys.step(FIRST_REPEAT_MS)
    assert Bindings().command(again) == command


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_x])
def test_a_key_that_decides_acts_once(key: int) -> None:
    keys = KeyRepeat()
    press(keys, key)
    assert not keys.step(10_000)


def test_another_key_ends_the_repetition() -> None:
    keys = KeyRepeat()
    press(keys, pygame.K_LEFT)
    press(keys, pygame.K_RETURN)
    assert not keys.step(10_000)


def test_a_key_held_since_another_screen_neither_repeats_nor_types() -> None:
    keys = KeyRepeat()
    press(keys, pygame.K_n, "n")
    press(keys, pygame.K_DOWN)
    assert types(keys, "n")
    keys.change_screen()
    assert not keys.step(10_000)
    assert not types(keys, "n") and types(keys, "m")
    release(keys, pygame.K_n)
    assert types(keys, "n")
    press(keys, pygame.K_DOWN)
    assert keys.step(FIRST_REPEAT_MS)


def test_a_key_held_while_the_window_loses_the_focus_is_no_longer_held() -> None:
    keys = KeyRepeat()
    press(keys, pygame.K_DOWN)
    keys.answer(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert not keys.step(10_000)
