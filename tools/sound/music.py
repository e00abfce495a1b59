"""The two pieces of music: slow, sparse, and without an end.

Knows notes, counted in half tones (69 is the A of 440 Hz), and beats; knows nothing of files.

The jeweller's piece stands in D dorian, 64 beats a minute: a pad, a harp that breaks each chord, and a celesta that
asks the same short question of each. The comic's piece stands in E minor, 80 beats a minute: a muted bass that walks,
chords on an electric piano behind the beat, and a vibraphone now and then.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.sound.loop import Loop, hush
from tools.sound.synth import RATE, Partials, Wave, band, decay, dots, held, hertz, noise, struck, sweep

CELESTA: Final[Partials] = ((1, 1, 1.1), (2, 0.20, 0.6), (4, 0.16, 0.30), (6.2, 0.04, 0.10))
HARP: Final[Partials] = ((1, 1, 1.3), (2, 0.42, 0.8), (3, 0.20, 0.5), (4, 0.10, 0.35), (5, 0.05, 0.25))
PIANO: Final[Partials] = ((1, 1, 0.9), (2, 0.28, 0.5), (3, 0.12, 0.3), (14, 0.03, 0.06))
VIBES: Final[Partials] = ((1, 1, 1.6), (4, 0.22, 0.5), (10, 0.03, 0.12))
PLUCK: Final[Partials] = ((1, 1, 0.28), (2, 0.5, 0.18), (3, 0.25, 0.10), (4, 0.10, 0.07))

SPAN: Final = 8
"""Beats for which a chord stands: two bars."""

_NIGHT: Final = (
    (38, (57, 62, 64, 65), (69, 74, 76, 72)),
    (43, (59, 62, 64, 67), (71, 74, 79, 76)),
    (45, (60, 64, 67, 69), (76, 72, 69, 67)),
    (41, (57, 60, 64, 69), (69, 72, 76, 0)),
    (40, (55, 60, 62, 67), (79, 76, 74, 72)),
    (38, (57, 62, 64, 69), (74, 77, 81, 76)),
    (46, (58, 62, 65, 69), (77, 74, 69, 70)),
    (45, (57, 60, 65, 69), (72, 77, 76, 0)),
    (43, (60, 62, 67, 69), (74, 72, 79, 74)),
    (45, (57, 62, 64, 67), (76, 74, 69, 64)),
)
"""For each chord its bass, its pad from below, and the celesta's four notes; 0 is a rest."""

_QUESTION: Final = (1.0, 2.5, 4.0, 6.5)
_BROKEN: Final = (0, 1, 2, 3, 2, 1, 3, 2)
"""In which order the harp breaks a chord, one note a beat."""

_CITY: Final = (
    (40, (59, 62, 66, 67), (71, 0, 0)),
    (40, (59, 62, 64, 67), (74, 76, 71)),
    (36, (59, 62, 64, 67), (76, 0, 0)),
    (45, (59, 60, 64, 67), (72, 71, 67)),
    (40, (59, 62, 66, 67), (71, 0, 0)),
    (43, (57, 59, 62, 66), (74, 78, 79)),
    (36, (59, 62, 64, 67), (79, 0, 0)),
    (38, (57, 59, 62, 66), (78, 74, 71)),
    (45, (59, 60, 64, 67), (76, 0, 0)),
    (47, (57, 62, 64, 66), (74, 71, 69)),
    (36, (59, 62, 64, 67), (71, 0, 0)),
    (47, (57, 59, 64, 66), (69, 71, 66)),
)
_WALK: Final = (
    (0.0, 0, 1.0),
    (1.5, 0, 0.6),
    (2.5, 7, 0.7),
    (4.0, 0, 0.9),
    (5.5, 12, 0.6),
    (6.5, 7, 0.7),
    (7.5, 10, 0.5),
)
"""The bass's steps under each chord: beat, half tones above its root, strength."""
_BEHIND: Final = (0.5, 3.0, 5.0)
_CALL: Final = (1.0, 3.5, 6.0)


def night() -> Wave:
    """Return the jeweller's piece, 75 seconds."""
    loop = Loop(len(_NIGHT) * SPAN, 64, 7)
    for number, (bass, pad, question) in enumerate(_NIGHT):
        at = number * SPAN
        _pad(loop, at, (bass + 12, *pad), 620, 0.030)
        loop.play(at, 0.13, struck(hertz(bass), 5.0, ((1, 1, 2.2), (2, 0.3, 1.2), (3, 0.1, 0.6)), 0.012))
        for quarter, step in enumerate(_BROKEN):
            if quarter not in (0, 5):
                note = pad[step] + (12 if quarter % 3 == 2 else 0)
                loop.play(at + quarter, 0.085, hush(struck(hertz(note), 3.0, HARP, 0.004), 2600), 0.5 - step * 0.3)
        for beat, note in zip(_QUESTION, question, strict=True):
            if note:
                soft = 0.09 if beat < 6 else 0.065
                loop.play(at + beat, soft, struck(hertz(note + 12), 2.6, CELESTA, 0.004), -0.35)
    return loop.finished(3.6, 0.42, 51, 3600)


def city() -> Wave:
    """Return the comic's piece, 72 seconds."""
    loop = Loop(len(_CITY) * SPAN, 80, 8)
    for number, (bass, pad, call) in enumerate(_CITY):
        at = number * SPAN
        _pad(loop, at, pad, 480, 0.028)
        for beat, up, strength in _WALK:
            voice = hush(struck(hertz(bass + up), 0.9, PLUCK, 0.006), 700)
            loop.play(at + beat, 0.18 * strength, voice)
        for number_behind, beat in enumerate(_BEHIND):
            for note in pad[number_behind % 2 :]:
                loop.play(at + beat, 0.050, _shaken(struck(hertz(note), 1.8, PIANO, 0.006)), 0.3)
        for beat, note in zip(_CALL, call, strict=True):
            if note:
                loop.play(at + beat, 0.080, struck(hertz(note), 3.0, VIBES, 0.005), -0.4)
        for pulse in range(SPAN):
            if pulse % 2:
                loop.play(at + pulse + 0.5, 0.12, _brush(at + pulse), 0.15)
            if pulse % 4 == 0:
                loop.play(at + pulse, 0.18, decay(sweep(84, 52, 0.35, 4), 0.12, 0.008))
    return loop.finished(2.2, 0.28, 52, 3800)


def _pad(loop: Loop, at: float, notes: tuple[int, ...], brightness: float, strength: float) -> None:
    """Add a chord that fades in and overlaps the next; the two sides are slightly detuned."""
    seconds = SPAN * loop.beat_s + 2.4
    for number, note in enumerate(notes):
        for side, apart in ((-0.8, 0.998), (0.8, 1.002)):
            voice = held(hertz(note) * apart, seconds, brightness, 2.6, 2.6)
            loop.lay(at - 1, strength * (1 - 0.08 * number), voice, side)


def _shaken(wave: Wave) -> Wave:
    """Return a voice with the tremolo of an old electric piano."""
    t = np.arange(len(wave)) / RATE
    return np.asarray(wave * (1 - 0.16 * (1 + np.sin(2 * np.pi * 4.6 * t))))


def _brush(seed: int) -> Wave:
    """A brush on a cymbal, printed in dots."""
    return decay(band(noise(0.16, 500 + seed), 4500, 10_000) * dots(0.16, 170, 120), 0.045, 0.012)
