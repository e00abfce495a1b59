"""Keys that are held: what moves repeats, what decides does not, and nothing acts on the next screen."""

from __future__ import annotations

import pygame
import pytest

from game.ui.input.key_repeat import FIRST_REPEAT_MS, REPEAT_MS, KeyRepeat


def press(keys: KeyRepeat, key: int, text: str = "") -> None:
    down = pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=text)
    assert keys.answer(down) == [down]
    keys.step(16)


def release(keys: KeyRepeat, key: int) -> None:
    keys.answer(pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode=""))


def types(keys: KeyRepeat, text: str) -> bool:
    return bool(keys.answer(pygame.event.Event(pygame.TEXTINPUT, text=text)))


def test_a_key_that_moves_repeats_until_it_is_released() -> None:
    keys = KeyRepeat()
    press(keys, pygame.K_LEFT)
    assert not keys.step(FIRST_REPEAT_MS - 1)
    assert [event.key for event in keys.step(1)] == [pygame.K_LEFT]
    assert [event.key for event in keys.step(REPEAT_MS)] == [pygame.K_LEFT]
    release(keys, pygame.K_LEFT)
    assert not keys.step(10_000)


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
