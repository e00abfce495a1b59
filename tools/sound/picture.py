"""Sounds as pictures, to inspect them by eye: the wave above, its spectrum over time below.

Knows waves and Pillow. Must not know what a sound is for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from PIL import Image, ImageDraw

from tools.sound.synth import RATE, Wave, loudness

CELL: Final = (300, 220)
_WAVE_HIGH: Final = 60
_LOWEST: Final = 50.0
_FLOOR_DB: Final = -90.0
_COLUMNS: Final = 6


def sheet(sounds: Sequence[tuple[str, Wave]], cell: tuple[int, int] = CELL) -> Image.Image:
    """Return a picture of sounds side by side, each over its whole length, with name, seconds and loudness."""
    columns = min(_COLUMNS, len(sounds))
    rows = -(-len(sounds) // columns)
    picture = Image.new("RGB", (columns * (cell[0] + 8), rows * (cell[1] + 26)), (24, 24, 28))
    pen = ImageDraw.Draw(picture)
    for number, (name, wave) in enumerate(sounds):
        x, y = number % columns * (cell[0] + 8), number // columns * (cell[1] + 26)
        peak = 20 * np.log10(np.abs(wave).max())
        words = f"{name}  {len(wave) / RATE:.2f} s  {loudness(wave):.0f} dB  peak {peak:.0f} dB"
        pen.text((x + 4, y + 6), words, (240, 236, 220))
        picture.paste(_drawn(wave.mean(axis=1), cell), (x, y + 22))
    return picture


def _drawn(wave: Wave, cell: tuple[int, int]) -> Image.Image:
    wide, high = cell
    picture = Image.new("RGB", cell, (0, 0, 0))
    pen = ImageDraw.Draw(picture)
    for x, part in enumerate(np.array_split(wave, wide)):
        low, top = (_WAVE_HIGH / 2 * (1 - value) for value in (part.min(), part.max()))
        pen.line((x, top, x, low), (120, 200, 255))
    picture.paste(Image.fromarray(_spectrum(wave, wide, high - _WAVE_HIGH - 4)), (0, _WAVE_HIGH + 4))
    return picture


def _spectrum(wave: Wave, wide: int, high: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """Return a spectrogram: strength as colour, pitch upwards in octaves, time to the right."""
    size = 2048
    padded = np.concatenate([np.zeros(size // 2), wave, np.zeros(size)])
    starts = np.linspace(0, len(wave) - 1, wide).astype(int)
    frames = np.stack([padded[start : start + size] for start in starts]) * np.hanning(size)
    strength = np.abs(np.fft.rfft(frames, axis=1)) / (size / 4)
    pitches = np.geomspace(_LOWEST, RATE / 2 - 100, high)[::-1]
    at = pitches / RATE * size
    low = at.astype(int)
    rows = strength[:, low] * (1 - (at - low)) + strength[:, low + 1] * (at - low)
    shade = np.clip(1 - 20 * np.log10(np.maximum(rows.T, 1e-9)) / _FLOOR_DB, 0, 1)
    colors = np.stack([shade**0.8, shade**2, np.sin(shade * np.pi) * 0.6 + shade**6 * 0.4], axis=2)
    return np.asarray((colors * 255).astype(np.uint8))
