"""A looped piece of music: what sounds beyond its last beat wraps around to its first.

Knows beats, voices and the room; knows nothing of a certain piece.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.sound.synth import RATE, Wave, band, echo_of, placed

_TIMING_S: Final = 0.014
_TOUCH: Final = 0.16


class Loop:
    """A loop of ``beats`` at ``tempo`` beats a minute; each note is slightly early or late, as if played by hand."""

    def __init__(self, beats: int, tempo: float, seed: int) -> None:
        self.beat_s = 60 / tempo
        self._hand = np.random.RandomState(seed)
        self._wave = np.zeros((round(beats * self.beat_s * RATE), 2))

    def play(self, beat: float, strength: float, voice: Wave, side: float = 0.0) -> None:
        """Add a voice at about a beat, panned between the left (-1) and the right (1)."""
        late, touch = self._hand.uniform(-1.0, 1.0, 2)
        self.lay(beat + late * _TIMING_S / self.beat_s, strength * (1 + _TOUCH * touch), voice, side)

    def lay(self, beat: float, strength: float, voice: Wave, side: float = 0.0) -> None:
        """Add a voice at exactly a beat."""
        length = len(self._wave)
        at = round(beat * self.beat_s * RATE) % length
        both = strength * placed(voice, side)
        while len(both):
            here = both[: length - at]
            self._wave[at : at + len(here)] += here
            both, at = both[len(here) :], 0

    def finished(self, echo_s: float, wet: float, seed: int, brightness: float) -> Wave:
        """Return the loop with the echo of a room, which wraps around as well."""
        echo = echo_of(echo_s, seed, brightness)
        around = np.zeros_like(self._wave)
        around[: len(echo)] = echo
        echoed = np.fft.irfft(np.fft.rfft(self._wave, axis=0) * np.fft.rfft(around, axis=0), len(around), axis=0)
        return np.asarray(self._wave + wet * echoed)


def hush(wave: Wave, high: float) -> Wave:
    """Return a voice without most of what is above ``high`` Hz."""
    return band(wave, 40.0, high)
