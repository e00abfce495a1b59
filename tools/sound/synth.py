"""Synthesis of all sounds: tones, noise, filters, reverberation, and perceived loudness.

Knows samples and numpy. Must not know what a sound is for. A wave is a float array of samples at ``RATE``, from -1
to 1: of shape (n,) as one voice, of shape (n, 2) once it stands in a room. Nothing here draws on chance but by a seed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any, Final, TypeAlias

import numpy as np

Wave: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]
Partials: TypeAlias = Sequence[tuple[float, float, float]]
"""For each overtone its ratio to the tone, its strength, and the seconds in which it falls to a third."""

RATE: Final = 48_000
PEAK: Final = 10 ** (-3 / 20)
"""No sample is louder than this: 3 dB below what can be written."""
SILENCE: Final = 10 ** (-50 / 20)
"""What is fainter than this share of a sound's peak at its end is cut off."""
_WINDOW_S: Final = 0.1


@dataclass(frozen=True)
class Recipe:
    """A sound of a name: ``loudness`` in dB is that of its loudest tenth of a second, ``render`` computes it."""

    name: str
    loudness: float
    render: Callable[[], Wave]


def count(seconds: float) -> int:
    """Return the number of samples in a length of seconds."""
    return ceil(seconds * RATE)


def times(seconds: float) -> Wave:
    """Return the time in seconds of each sample of a length."""
    return np.arange(count(seconds)) / RATE


def hertz(note: float) -> float:
    """Return the pitch of a note counted in half tones, 69 being the A of 440 Hz."""
    return float(440.0 * 2 ** ((note - 69) / 12))


def struck(pitch: float, seconds: float, partials: Partials, attack: float = 0.001) -> Wave:
    """Return a struck or plucked tone: overtones that each decay in their own time."""
    t = times(seconds)
    wave = np.zeros_like(t)
    for ratio, strength, decay in partials:
        if pitch * ratio < RATE * 0.45:
            wave += strength * np.sin(2 * np.pi * pitch * ratio * t) * np.exp(-t / decay)
    return wave * swell(t, attack) * fade(t, seconds * 0.4)


def held(pitch: float, seconds: float, brightness: float, attack: float, release: float, vibrato: float = 0.0) -> Wave:
    """Return a bowed or blown tone.

    ``brightness`` in Hz is where its overtones fall off; ``vibrato`` is in half tones.
    """
    t = times(seconds)
    phase = 2 * np.pi * pitch * t
    if vibrato:
        depth = (2 ** (vibrato / 12) - 1) * pitch / 5.2
        phase = phase + depth * np.sin(2 * np.pi * 5.2 * t) * swell(t, 0.4)
    wave = np.zeros_like(t)
    first = np.exp(1j * phase)
    overtone = first.copy()
    number = 1
    while pitch * number < min(RATE * 0.45, brightness * 5):
        wave += overtone.imag / number / (1 + (pitch * number / brightness) ** 2)
        overtone *= first
        number += 1
    return wave * swell(t, attack) * fade(t, release)


def sweep(start: float, end: float, seconds: float, bend: float = 6.0) -> Wave:
    """Return a tone that falls or rises from one pitch to another, fastest at the beginning."""
    t = times(seconds)
    pitch = end + (start - end) * np.exp(-bend * t / seconds)
    return np.asarray(np.sin(2 * np.pi * np.cumsum(pitch) / RATE))


def noise(seconds: float, seed: int) -> Wave:
    """Return white noise; the same seed gives the same noise in every version of numpy."""
    return np.random.RandomState(seed).uniform(-1.0, 1.0, count(seconds))


def dots(seconds: float, start: float, end: float) -> Wave:
    """Return the gate that cuts a wave into dots, ``start`` a second at its beginning and ``end`` at its end."""
    t = times(seconds)
    rate = start + (end - start) * t / seconds
    pulse = np.sin(2 * np.pi * np.cumsum(rate) / RATE)
    return np.asarray(1 / (1 + np.exp(-9 * pulse)))


def swell(t: Wave, attack: float) -> Wave:
    """Return an envelope that rises smoothly from 0 to 1 within ``attack`` seconds."""
    shape = np.ones_like(t)
    rising = int(np.searchsorted(t, attack))
    shape[:rising] = np.sin(t[:rising] / max(attack, 1 / RATE) * np.pi / 2) ** 2
    return shape


def fade(t: Wave, release: float) -> Wave:
    """Return an envelope that falls smoothly from 1 to 0 in the last ``release`` seconds."""
    return np.asarray(swell(t[-1] - t[::-1], release)[::-1])


def decay(wave: Wave, seconds: float, attack: float = 0.001) -> Wave:
    """Return a wave that rises within ``attack`` and then decays, to a third in ``seconds``."""
    t = np.arange(len(wave)) / RATE
    return np.asarray(wave * swell(t, attack) * np.exp(-t / seconds) * fade(t, t[-1] * 0.5))


def band(wave: Wave, low: float, high: float) -> Wave:
    """Return a wave limited to the band between two frequencies; both edges fall off gently."""
    spectrum = np.fft.rfft(wave, len(wave) * 2)
    f = np.fft.rfftfreq(len(wave) * 2, 1 / RATE)
    shape = (f / (f + low * 0.4 + 1e-9)) ** 2 * (f**4 / (f**4 + low**4 + 1e-9)) / (1 + (f / high) ** 4)
    return np.asarray(np.fft.irfft(spectrum * shape)[: len(wave)])


def rush(seconds: float, seed: int, low: float, high: float, bow: float = 0.4) -> Wave:
    """Return moving air: noise whose colour glides from ``low`` to ``high`` Hz, loudest at ``bow`` of its time."""
    t = times(seconds) / seconds
    source = noise(seconds, seed)
    layers = [band(source, pitch * 0.6, pitch * 1.6) for pitch in np.geomspace(low, high, 5)]
    at = t * (len(layers) - 1)
    wave = sum((layer * np.clip(1 - np.abs(at - number), 0, 1) for number, layer in enumerate(layers)), 0 * t)
    shape = np.where(t < bow, t / bow, (1 - t) / (1 - bow))
    return np.asarray(wave * np.sin(np.clip(shape, 0, 1) * np.pi / 2) ** 2)


def together(*parts: tuple[float, float, Wave]) -> Wave:
    """Return a mix of waves, each given as start in seconds, strength and samples."""
    length = max(count(start) + len(wave) for start, _, wave in parts)
    mixed = np.zeros((length, *parts[0][2].shape[1:]))
    for start, strength, wave in parts:
        at = count(start)
        mixed[at : at + len(wave)] += strength * wave
    return mixed


def room(wave: Wave, seconds: float, wet: float, seed: int = 1, brightness: float = 5000.0) -> Wave:
    """Return a voice with the echo of a room: a stereo wave, longer by the echo's ``seconds``."""
    echo = echo_of(seconds, seed, brightness)
    length = len(wave) + len(echo)
    dry = np.zeros((length, 2))
    dry[: len(wave)] = wave[:, None] if wave.ndim == 1 else wave
    echoed = np.fft.irfft(np.fft.rfft(dry, 2 * length, axis=0) * np.fft.rfft(echo, 2 * length, axis=0), axis=0)[:length]
    return np.asarray(dry + wet * echoed)


def echo_of(seconds: float, seed: int, brightness: float) -> Wave:
    """Return the impulse response of a room for the left and the right ear, normalised to the click's energy."""
    t = times(seconds)
    ears = []
    for ear in range(2):
        source = band(noise(seconds, seed * 2 + ear), 180.0, brightness)
        ears.append(source * np.exp(-4.5 * t / seconds) * swell(t, 0.012) * fade(t, seconds * 0.3))
    echo = np.stack(ears, axis=1)
    return np.asarray(echo / np.sqrt((echo**2).sum(axis=0).mean()))


def placed(wave: Wave, side: float) -> Wave:
    """Return a voice panned between the left (-1) and the right (1)."""
    angle = (side + 1) * np.pi / 4
    return np.asarray(np.stack([wave * np.cos(angle), wave * np.sin(angle)], axis=1) * np.sqrt(2))


def loudness(wave: Wave) -> float:
    """Return the perceived loudness in dB of the loudest tenth of a second of a stereo wave.

    The ear's curve is roughly that of ITU-R BS.1770.
    """
    size = count(_WINDOW_S)
    padded = np.concatenate([wave, np.zeros((size, wave.shape[1]))])
    f = np.fft.rfftfreq(len(padded), 1 / RATE)
    curve = f**2 / (f**2 + 80.0**2) * np.sqrt((1 + 2.5 * (f / 1500) ** 2) / (1 + (f / 1500) ** 2))
    weighed = np.fft.irfft(np.fft.rfft(padded, axis=0) * curve[:, None], len(padded), axis=0)
    power = np.cumsum(np.concatenate([[0.0], (weighed**2).mean(axis=1)]))
    loudest = float((power[size:] - power[:-size]).max()) / size
    return float(10 * np.log10(max(loudest, 1e-12)))


def mastered(wave: Wave, target: float) -> Wave:
    """Return a stereo wave at a loudness in dB, without offset and silent tail; no sample exceeds ``PEAK``."""
    sides = levelled(wave, target)
    audible = np.flatnonzero(np.abs(sides).max(axis=1) > SILENCE * np.abs(sides).max())
    edge = np.arange(int(audible[-1]) + 1) / RATE
    return np.asarray(sides[: len(edge)] * (swell(edge, 0.0005) * fade(edge, 0.02))[:, None])


def levelled(wave: Wave, target: float) -> Wave:
    """Return a stereo wave at a loudness in dB, without offset; peaks are rounded off."""
    sides = wave - wave.mean(axis=0)
    for _ in range(3):  # rounding off takes a little of the loudness
        sides = _rounded_off(sides * 10 ** ((target - loudness(sides)) / 20))
    return np.asarray(sides)


def _rounded_off(wave: Wave) -> Wave:
    """Return a wave whose part above two thirds of the peak is compressed softly towards it."""
    knee = PEAK * 0.66
    over = np.maximum(np.abs(wave) - knee, 0)
    bent = knee + (PEAK - knee) * np.tanh(over / (PEAK - knee))
    return np.asarray(np.where(np.abs(wave) > knee, np.sign(wave) * bent, wave))


def chord(notes: Iterable[float], voice: Callable[[float], Wave], stagger: float = 0.0) -> Wave:
    """Return several notes of one voice, one after the other where they are staggered."""
    return together(*((number * stagger, 1.0, voice(hertz(note))) for number, note in enumerate(notes)))
