"""Sounds play at the person's volumes, a few at a time; without a device there is silence and no output."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ui.app import sound as sound_module
from game.ui.app.sound import AWAY, GAP_S, MOST, Sound, gain_of
from game.view.animation.sound_cues import names
from tests.helpers.waiting import wait_until


@dataclass
class Loud:
    """The person's volumes."""

    sound_volume: int = 70
    music_volume: int = 35


class Clock:
    """A clock that stands until it is moved."""

    now = 10.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def loud() -> Loud:
    return Loud()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def sound(loud: Loud, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sound]:
    """An open device without speakers."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    sound = Sound(loud, clock)
    sound.open()
    assert sound.working
    sound.step("base", 16)
    yield sound
    sound.close()


def voices() -> int:
    return sum(pygame.mixer.Channel(number).get_busy() for number in range(pygame.mixer.get_num_channels()))


def follow(sound: Sound, edition: str = "base", milliseconds: float = 2000) -> None:
    for _ in range(round(milliseconds / 20)):
        sound.step(edition, 20)


def test_an_effect_is_heard_at_its_volume(sound: Sound, loud: Loud) -> None:
    sound.play("turn")
    assert voices() == 1
    playing = pygame.mixer.Channel(0).get_sound()
    assert playing is not None
    assert playing.get_volume() == pytest.approx(gain_of(70), abs=0.01)
    loud.sound_volume = 30
    sound.step("base", 16)
    assert playing.get_volume() == pytest.approx(gain_of(30), abs=0.01)


def test_nothing_plays_before_the_first_step(loud: Loud, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sound = Sound(loud, clock)
    sound.open()
    sound.play("hover")
    assert voices() == 0
    sound.step("base", 16)
    sound.play("hover")
    assert voices() == 1
    sound.close()


def test_equal_steps_of_volume_and_silence_at_none(sound: Sound, loud: Loud) -> None:
    assert gain_of(0) == 0 and gain_of(100) == 1
    assert [gain_of(volume) for volume in range(0, 101, 10)] == sorted(gain_of(volume) for volume in range(0, 101, 10))
    loud.sound_volume = 0
    sound.play("turn")
    assert voices() == 0


def test_variants_of_a_sound_take_turns(sound: Sound, clock: Clock) -> None:
    for _ in range(4):
        sound.play("take")
        clock.now += 1
    assert {"take-1", "take-2", "take-3"} <= sound._effects.keys()
    assert sound._effects["take-1"] is pygame.mixer.Channel(0).get_sound() is pygame.mixer.Channel(3).get_sound()


def test_the_same_sound_is_not_begun_twice_at_once(sound: Sound, clock: Clock) -> None:
    sound.play("wild")
    sound.play("wild")
    assert voices() == 1
    clock.now += GAP_S + 0.001
    sound.play("wild")
    assert voices() == 2


def test_sounds_at_once_are_bounded_but_a_call_replaces_one(sound: Sound, clock: Clock) -> None:
    for _ in range(MOST + 5):
        sound.play("buy-1")
        clock.now += 1
    assert voices() == MOST
    assert all(pygame.mixer.Channel(n).get_sound() is sound._effects["buy-1"] for n in range(MOST))
    sound.play("turn")
    assert voices() == MOST
    assert sound._effects["turn"] in [pygame.mixer.Channel(n).get_sound() for n in range(MOST)]


def test_effects_are_read_one_by_one_and_those_of_the_other_edition_dropped(sound: Sound) -> None:
    for number in range(1, len(names("base")) + 1):
        sound.read_ahead()
        assert len(sound._effects) == number
    sound.read_ahead()
    assert set(sound._effects) == set(names("base"))
    assert None not in sound._effects.values()
    sound.step("marvel", 16)
    assert not sound._effects
    sound.play("majority")
    assert voices() == 1


@pytest.mark.slow
def test_music_fades_in_changes_with_the_edition_and_ends(sound: Sound, loud: Loud) -> None:
    music = pygame.mixer.music
    assert music.get_busy()
    assert music.get_volume() < 0.05
    follow(sound)
    assert music.get_volume() == pytest.approx(gain_of(35), abs=0.01)
    sound.step("marvel", 16)
    wait_until(lambda: sound._tune == "marvel", lambda: sound.step("marvel", 10))
    assert music.get_busy() and sound._tune == "marvel"
    loud.music_volume = 0
    sound.step("marvel", 16)
    wait_until(lambda: not music.get_busy())
    follow(sound, "marvel")
    assert not music.get_busy()


def test_another_window_makes_the_music_softer_and_a_hidden_one_silent(sound: Sound) -> None:
    music = pygame.mixer.music
    follow(sound)
    sound.set_window_state(focused=False, hidden=False)
    follow(sound)
    assert music.get_volume() == pytest.approx(gain_of(35) * AWAY, abs=0.01)
    sound.set_window_state(focused=False, hidden=True)
    follow(sound)
    assert not music.get_busy()
    sound.play("click")
    assert voices() == 0
    sound.play("turn")
    assert voices() == 1, "a player in another window is called back"
    sound.set_window_state(focused=True, hidden=False)
    follow(sound)
    assert music.get_busy()
    assert music.get_volume() == pytest.approx(gain_of(35), abs=0.01)


def test_an_unreadable_file_is_silent_and_asked_for_once(
    sound: Sound, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "turn.ogg").write_bytes(b"OggS" + bytes(99))
    monkeypatch.setattr(sound_module, "_folder", lambda _edition: tmp_path)
    for name in ("turn", "win"):
        sound.play(name)
        assert sound._effects[name] is None
    follow(sound, "marvel")
    assert voices() == 0


def broken(*_: Any, **__: Any) -> Any:
    raise pygame.error("no such device")


def missing(*_: Any, **__: Any) -> Any:
    raise NotImplementedError("mixer module not available")


@pytest.mark.parametrize("failure", [broken, missing])
def test_every_call_is_silent_without_a_mixer(
    failure: Any, loud: Loud, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    pygame.mixer.quit()
    monkeypatch.setattr(pygame.mixer, "init", failure)
    monkeypatch.setattr(pygame.mixer, "Sound", failure)
    sound = Sound(loud)
    sound.open()
    assert not sound.working
    sound.step("base", 16)
    sound.read_ahead()
    sound.play("turn")
    sound.set_window_state(focused=False, hidden=True)
    sound.close()
    assert capfd.readouterr() == ("", "")


def test_a_device_lost_while_playing_is_neither_reported_nor_opened_again(
    sound: Sound, loud: Loud, clock: Clock, capfd: pytest.CaptureFixture[str]
) -> None:
    sound.play("turn")
    pygame.mixer.quit()
    clock.now += 1
    loud.sound_volume = 20
    for name in ("turn", "win"):
        sound.play(name)
    follow(sound, "marvel", 100)
    sound.read_ahead()
    assert pygame.mixer.get_init() is None
    sound.close()
    assert not sound.working
    assert capfd.readouterr() == ("", "")


def test_linux_is_not_asked_for_a_device_where_there_is_none(
    loud: Loud, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(pygame.mixer, "init", lambda *_, **__: asked.append(1))
    monkeypatch.setattr(pygame.mixer, "set_num_channels", lambda _: None)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sound_module, "DEVICES", tmp_path / "snd")
    for name in sound_module.NAMED:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    Sound(loud).open()
    assert not asked
    (tmp_path / "pulse").mkdir()
    (tmp_path / "pulse" / "native").touch()
    Sound(loud).open()
    assert len(asked) == 1
    (tmp_path / "pulse" / "native").unlink()
    (tmp_path / "snd").mkdir()
    (tmp_path / "snd" / "pcmC0D0p").touch()
    Sound(loud).open()
    assert len(asked) == 2


def test_the_program_starts_without_a_device_and_prints_nothing(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name not in sound_module.NAMED}
    environment |= {"SDL_VIDEODRIVER": "dummy", "XDG_RUNTIME_DIR": str(tmp_path)}
    command = [sys.executable, "-m", "game", "--windowed", "320x200", "--data-dir", str(tmp_path), "--frames", "4"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
