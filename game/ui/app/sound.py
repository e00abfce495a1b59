"""Playing effects and music by name, at the volumes of the settings; silent where there is no sound device.

Knows pygame's mixer and the built sounds. Must not know what a sound stands for, or what happens at the table.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, Protocol

import pygame

from game.view.animation.sound_cues import VARIANTS, names
from game.view.skins import skin

RATE: Final = 48_000
MOST: Final = 12
"""How many effects play at once; further ones are skipped."""
GAP_S: Final = 0.03
"""The same effect does not start again sooner than this: it would only be louder."""
AWAY: Final = 0.35
"""The music's volume, as a factor, while another window has the keyboard."""
NAMED: Final = ("SDL_AUDIODRIVER", "SDL_AUDIO_DRIVER", "PULSE_SERVER", "PIPEWIRE_REMOTE", "AUDIODEV")
"""Environment variables that name a sound device or server."""
DEVICES: Final = Path("/dev/snd")
_BUFFER: Final = 512
_FADE_MS: Final = 900
_CALLS: Final = frozenset({"turn", "win", "end", "tile", "majority", "refused"})
"""These effects may interrupt another one, and play while the window is hidden."""
_FAILURES: Final = (pygame.error, NotImplementedError, OSError)
"""What the mixer raises without a device or a decoder, or where pygame was built without it."""


class Volumes(Protocol):
    """The volumes in the settings, 0 to 100; changes apply at once."""

    sound_volume: int
    music_volume: int


class Sound:
    """Effects and music of the edition on show; every call does nothing until ``open`` has succeeded."""

    def __init__(self, volumes: Volumes, clock: Callable[[], float] = time.monotonic) -> None:
        self._volumes = volumes
        self._clock = clock
        self._open = False
        self._edition = ""
        self._effects: dict[str, pygame.mixer.Sound | None] = {}
        self._unread: list[str] = []
        self._begun: dict[str, float] = {}
        self._turns: dict[str, int] = {}
        self._gain = -1.0
        self._tune = ""
        """The edition whose music plays or fades out; empty for none."""
        self._tune_gain = -1.0
        self._near = 1.0
        self._hidden = False
        self._paused = False

    @property
    def working(self) -> bool:
        """Whether there is an open sound device."""
        return self._open

    def open(self) -> None:
        """Open the sound device, if there is one. It may take some time."""
        if self._open or not _may_have_device():
            return
        os.environ.setdefault("SDL_AUDIO_DEVICE_APP_NAME", "Cabochon")
        try:
            pygame.mixer.init(RATE, -16, 2, _BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(MOST)
        except _FAILURES:
            return
        self._open = True

    def close(self) -> None:
        """Stop all sounds and close the device."""
        if self._open:
            self._open = False
            self._effects.clear()
            with suppress(*_FAILURES):
                pygame.mixer.quit()

    def play(self, name: str) -> None:
        """Play an effect of the edition on show; skip it where too many play."""
        now = self._clock()
        if not self._open or self._volumes.sound_volume <= 0 or (self._hidden and name not in _CALLS):
            return
        if not self._edition:  # an event came between the opening of the device and the first step
            return
        if now - self._begun.get(name, -1.0) < GAP_S:
            return
        self._begun[name] = now
        sound = self._effect(self._variant(name))
        if sound is None:
            return
        with suppress(*_FAILURES):
            channel = pygame.mixer.find_channel(force=name in _CALLS)
            if channel is not None:
                channel.play(sound)

    def step(self, edition: str, dt_ms: float) -> None:
        """Apply the edition on show and the volumes; called once a frame."""
        if not self._open:
            return
        if edition != self._edition:
            self._edition = edition
            self._effects.clear()
            self._unread = list(reversed(names(edition)))
        with suppress(*_FAILURES):
            self._follow_volume()
            self._follow_music(dt_ms)

    def read_ahead(self) -> None:
        """Load one of the effects that were not needed yet, which takes a few ms."""
        if self._open and self._unread and self._volumes.sound_volume > 0:
            self._effect(self._unread.pop())

    def set_window_state(self, *, focused: bool, hidden: bool) -> None:
        """Set whether the window has the keyboard, and whether it is hidden."""
        self._near = 1.0 if focused else AWAY
        self._hidden = hidden

    def _variant(self, name: str) -> str:
        count = VARIANTS.get(name)
        if count is None:
            return name
        self._turns[name] = self._turns.get(name, 0) % count + 1
        return f"{name}-{self._turns[name]}"

    def _effect(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._effects:
            sound = None
            with suppress(*_FAILURES), resources.as_file(_folder(self._edition) / f"{name}.ogg") as file:
                sound = pygame.mixer.Sound(file)
                sound.set_volume(max(self._gain, 0.0))
            self._effects[name] = sound
        return self._effects[name]

    def _follow_volume(self) -> None:
        gain = gain_of(self._volumes.sound_volume)
        if gain != self._gain:
            self._gain = gain
            for sound in self._effects.values():
                if sound is not None:
                    sound.set_volume(gain)

    def _follow_music(self, dt_ms: float) -> None:
        """Change the piece where the edition has changed, and fade towards the volume of the settings."""
        music = pygame.mixer.music
        wanted = self._edition if self._volumes.music_volume > 0 else ""
        if self._hidden != self._paused:
            self._paused = self._hidden
            (music.pause if self._hidden else music.unpause)()
        if wanted != self._tune:
            if self._tune:
                music.fadeout(_FADE_MS if wanted else 1)
                self._tune = ""
            elif not music.get_busy():
                self._begin(wanted)
        if self._tune:
            goal = gain_of(self._volumes.music_volume) * self._near
            step = dt_ms / _FADE_MS
            gain = min(goal, self._tune_gain + step) if self._tune_gain < goal else max(goal, self._tune_gain - step)
            if gain != self._tune_gain:
                self._tune_gain = gain
                music.set_volume(gain)

    def _begin(self, edition: str) -> None:
        self._tune = edition
        self._tune_gain = 0.0
        path = _folder(edition) / "music.ogg"
        if isinstance(path, Path):
            # Music is streamed while it plays, so it has to be a file outside any archive.
            pygame.mixer.music.load(path)
            pygame.mixer.music.set_volume(0.0)
            pygame.mixer.music.play(-1)


def gain_of(volume: int) -> float:
    """Return the factor of a volume of 0 to 100; the exponent makes equal steps sound about equal."""
    return float((max(0, min(100, volume)) / 100) ** 1.5)


def _folder(edition: str) -> Traversable:
    return resources.files("assets") / "sounds" / skin(edition).sounds


def _may_have_device() -> bool:
    """Whether there may be a sound device; a failed attempt to open one makes Linux's libraries print errors."""
    if not sys.platform.startswith("linux"):
        return True
    if any(os.environ.get(name) for name in NAMED):
        return True
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR") or f"/run/user/{os.getuid()}")
    sockets = (runtime / "pulse" / "native", runtime / "pipewire-0")
    return any(map(os.path.exists, sockets)) or any(DEVICES.glob("pcm*p"))
