"""The sounds of the comic: short, broad strokes of a synthesiser, cut into dots like printed ink.

Knows the workshop; knows nothing of when a sound is played.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from tools.sound.synth import (
    RATE,
    Partials,
    Recipe,
    Wave,
    band,
    chord,
    decay,
    dots,
    held,
    hertz,
    noise,
    room,
    rush,
    struck,
    sweep,
    together,
)

STEEL: Final[Partials] = ((1, 1, 0.30), (1.41, 0.7, 0.24), (2.09, 0.6, 0.18), (2.74, 0.4, 0.12), (3.9, 0.25, 0.08))
PLASTIC: Final[Partials] = ((1, 1, 0.026), (1.9, 0.6, 0.014), (3.1, 0.35, 0.008))
LAMP: Final[Partials] = ((1, 1, 0.5), (2, 0.35, 0.28), (3, 0.45, 0.16), (7, 0.10, 0.05))
"""A synthesiser's bell."""

STONE_NOTES: Final = (64, 67, 69, 71, 74)
"""The note of each stone, of one pentatonic scale."""


def _ink(seconds: float, seed: int, low: float, high: float, start: float, end: float) -> Wave:
    """A burst of noise printed in dots, from ``start`` to ``end`` of them a second."""
    return band(noise(seconds, seed), low, high) * dots(seconds, start, end)


def _token(pitch: float, seed: int) -> Wave:
    """A token that snaps into its place: a drop of tone and a click."""
    drop = decay(sweep(pitch * 2.4, pitch, 0.12, 9), 0.035)
    click = decay(band(noise(0.03, seed), 1800, 9000), 0.005)
    return room(
        together((0, 0.8, drop), (0, 0.7, click), (0.01, 0.6, struck(pitch * 2.5, 0.12, PLASTIC))), 0.2, 0.08, 23
    )


def _returned(pitch: float, seed: int) -> Wave:
    """A token that goes back: the same stroke drawn downwards, over a thud."""
    fall = decay(sweep(pitch * 1.5, pitch * 0.5, 0.16, 4), 0.05)
    thud = decay(band(noise(0.08, seed), 150, 1400), 0.018)
    return room(together((0, 0.8, fall), (0.03, 0.7, thud)), 0.2, 0.08, 24)


def _shield() -> Wave:
    """A plate of steel that is hit in the middle."""
    clang = together((0, 1, struck(640, 1.1, STEEL)), (0, 0.5, struck(967, 0.9, STEEL)))
    punch = decay(sweep(190, 60, 0.25, 7), 0.07)
    spray = decay(_ink(0.22, 41, 2500, 9000, 240, 90), 0.06)
    return room(together((0, 0.8, clang), (0, 1.0, punch), (0, 0.45, spray)), 0.8, 0.18, 25)


def _time_stone() -> Wave:
    """Time runs backwards: glass that swells up to the stroke, then rings out."""
    notes = (76, 83, 88, 95)
    ring = chord(notes, lambda pitch: struck(pitch, 1.8, LAMP, 0.002), 0.06)
    turned = band(ring[: len(ring) // 3][::-1].copy(), 300, 9000)
    return room(together((0, 0.35, turned), (len(turned) / RATE, 0.7, ring)), 1.4, 0.30, 26, 7000)


def _dealt(seed: int, low: float) -> Wave:
    """A card that dashes along a speed line and stops dead."""
    dash = rush(0.15, seed, low, low * 4, 0.75) * dots(0.15, 120, 260)
    stop = together(
        (0, 0.7, decay(band(noise(0.04, seed + 1), 500, 5000), 0.007)), (0, 0.7, decay(sweep(260, 110, 0.09), 0.022))
    )
    return room(together((0, 1.8, dash), (0.125, 0.5, stop)), 0.18, 0.06, 27)


def _lifted() -> Wave:
    """A card that is torn off the page."""
    return room(together((0, 1.5, rush(0.13, 60, 1200, 6500, 0.75) * dots(0.13, 160, 320))), 0.18, 0.06, 27)


def _reserved() -> Wave:
    """A card that is pulled away and locked up."""
    pull = rush(0.22, 65, 5200, 800, 0.35) * dots(0.22, 300, 110)
    lock = together((0, 0.8, struck(880, 0.12, PLASTIC)), (0, 0.9, decay(sweep(240, 80, 0.16), 0.04)))
    return room(together((0, 1.6, pull), (0.19, 0.7, lock), (0.26, 0.3, struck(1180, 0.1, PLASTIC))), 0.3, 0.10, 28)


def _recruited(note: float) -> Wave:
    """POW: a punch, a cloud of dots, and the stone's power chord that rings out."""
    punch = decay(sweep(210, 48, 0.4, 7), 0.10)
    cloud = decay(_ink(0.34, 70, 900, 8000, 320, 60), 0.085)
    strings = [
        (0.03, strength, decay(held(hertz(note + up), 0.9, 1500, 0.006, 0.3), 0.26))
        for up, strength in ((-12, 0.6), (-5, 0.45), (0, 0.5))
    ]
    star = struck(hertz(note + 12), 1.2, LAMP)
    return room(
        together((0, 1.0, punch), (0, 0.55, cloud), *strings, (0.10, 0.32, star)),
        0.9,
        0.20,
        29,
    )


def _brass(seconds: float, note: float) -> Wave:
    """A broad stab of brass, twice and slightly apart."""
    pitch = hertz(note)
    return together(
        (0, 0.5, held(pitch * 0.997, seconds, 1100 + pitch, 0.02, seconds * 0.5)),
        (0, 0.5, held(pitch * 1.004, seconds, 1100 + pitch, 0.03, seconds * 0.5)),
    )


def _hit(seed: int) -> Wave:
    """A drum with ink on it."""
    return together(
        (0, 1.0, decay(sweep(170, 50, 0.45, 6), 0.13)), (0, 0.4, decay(_ink(0.2, seed, 600, 6000, 280, 90), 0.05))
    )


def _place() -> Wave:
    """A place is won: two stabs, the second a fifth higher and held."""
    parts = [(at, 0.55, _brass(long, note)) for at, long, notes in _PLACE for note in notes]
    sparkle = chord((83, 88, 91, 95), lambda pitch: struck(pitch, 1.2, LAMP), 0.07)
    return room(
        together(*parts, (0, 0.7, _hit(80)), (0.26, 0.9, _hit(81)), (0.34, 0.16, sparkle)),
        1.3,
        0.24,
        30,
        4500,
    )


_PLACE: Final = ((0.0, 0.22, (52, 59, 64)), (0.26, 1.0, (47, 59, 66, 71)))


def _assembled() -> Wave:
    """All heroes together: four stabs that climb, drums below."""
    steps = (
        (0.0, 0.16, (52, 59)),
        (0.18, 0.16, (52, 59)),
        (0.36, 0.26, (55, 62, 67)),
        (0.66, 1.3, (45, 57, 64, 69, 73)),
    )
    parts = [(at, 0.5, _brass(long, note)) for at, long, notes in steps for note in notes]
    drums = [(at, 0.8, _hit(82 + number)) for number, (at, _, _) in enumerate(steps)]
    return room(together(*parts, *drums), 1.5, 0.24, 31, 4500)


def _my_turn() -> Wave:
    """A signal on the wrist: three short notes upwards."""
    notes = ((0.0, 76), (0.10, 83), (0.20, 88))
    return room(
        together(*((at, 0.7, struck(hertz(note), 0.9, LAMP, 0.002)) for at, note in notes)),
        0.9,
        0.20,
        32,
    )


def _last_round() -> Wave:
    """An alarm of the tower: a low bell struck twice, with its octave."""
    bell = together((0, 0.9, struck(hertz(52), 1.8, LAMP, 0.003)), (0, 0.5, struck(hertz(64), 1.2, LAMP, 0.002)))
    return room(together((0, 0.8, bell), (0.48, 0.8, bell)), 1.2, 0.26, 42)


def _other_turn() -> Wave:
    """One muted blip."""
    return room(decay(sweep(560, 420, 0.12, 4), 0.035, 0.004), 0.25, 0.12, 33)


def _won() -> Wave:
    """A theme for the last page: brass that climbs, drums, and a rain of stars."""
    steps = (
        (0.0, 0.22, (52, 59, 64)),
        (0.24, 0.12, (52, 59, 64)),
        (0.36, 0.34, (55, 62, 67)),
        (0.72, 0.34, (57, 64, 69)),
        (1.08, 1.9, (40, 52, 59, 64, 68, 71)),
    )
    parts = [(at, 0.45, _brass(long, note)) for at, long, notes in steps for note in notes]
    drums = [(at, 0.8, _hit(86 + number)) for number, (at, _, _) in enumerate(steps)]
    stars = chord((88, 92, 95, 100, 95, 92, 95, 100), lambda pitch: struck(pitch, 1.2, LAMP), 0.11)
    return room(together(*parts, *drums, (1.2, 0.16, stars)), 1.8, 0.25, 34, 5000)


def _ended() -> Wave:
    """To be continued: two low chords, and the page is turned."""
    pads = [
        (at, 0.4, held(hertz(note), long, 650, 0.05, long * 0.6))
        for at, long, notes in ((0.0, 0.8, (52, 59, 62, 67)), (0.62, 1.6, (45, 57, 60, 64)))
        for note in notes
    ]
    page = rush(0.5, 92, 900, 4200, 0.6)
    bell = struck(hertz(76), 1.4, LAMP, 0.004)
    return room(together(*pads, (0.5, 0.25, page), (0.66, 0.3, bell)), 1.6, 0.26, 35, 4000)


def _refused() -> Wave:
    """A flat double buzz."""
    buzz = held(hertz(45), 0.09, 700, 0.004, 0.03)
    flat = held(hertz(44), 0.14, 620, 0.004, 0.06)
    return room(together((0, 0.8, buzz), (0.12, 0.9, flat)), 0.2, 0.06, 36)


def _clicked() -> Wave:
    """A key of a control panel."""
    return room(
        together(
            (0, 0.8, decay(sweep(1500, 800, 0.05, 6), 0.012)), (0, 0.6, decay(band(noise(0.02, 93), 2000, 8000), 0.003))
        ),
        0.1,
        0.04,
        37,
    )


def _touched() -> Wave:
    """A dot of light."""
    return room(decay(sweep(1700, 2000, 0.05, 3), 0.012, 0.003), 0.12, 0.06, 38)


def _picked() -> Wave:
    """A token that answers the finger."""
    return room(
        together((0, 0.8, decay(sweep(620, 1150, 0.08, 5), 0.022, 0.002)), (0, 0.4, struck(1900, 0.06, PLASTIC))),
        0.14,
        0.06,
        39,
    )


def _spoke() -> Wave:
    """A balloon that pops up."""
    pop = decay(sweep(420, 900, 0.10, 5), 0.035, 0.002)
    return room(together((0, 0.8, pop), (0.10, 0.7, decay(sweep(560, 1250, 0.12, 5), 0.04, 0.002))), 0.4, 0.12, 40)


def _ticked() -> Wave:
    """A fuse that counts down."""
    return room(
        together((0, 0.8, struck(1320, 0.08, PLASTIC)), (0, 0.5, decay(sweep(420, 300, 0.08), 0.02))), 0.2, 0.08, 41
    )


def recipes() -> tuple[Recipe, ...]:
    """Return all effects of the edition."""
    takes = ((410, 20), (455, 21), (375, 22))
    backs = ((330, 30), (360, 31), (300, 32))
    slides = ((50, 1100.0), (52, 1300.0), (54, 980.0))
    return (
        *(Recipe(f"take-{n}", -23, partial(_token, *take)) for n, take in enumerate(takes, 1)),
        *(Recipe(f"pay-{n}", -25, partial(_returned, *back)) for n, back in enumerate(backs, 1)),
        *(Recipe(f"deal-{n}", -30, partial(_dealt, *slide)) for n, slide in enumerate(slides, 1)),
        *(Recipe(f"buy-{color}", -19, partial(_recruited, note)) for color, note in enumerate(STONE_NOTES, 1)),
        Recipe("wild", -21, _shield),
        Recipe("time", -20, _time_stone),
        Recipe("lift", -31, _lifted),
        Recipe("reserve", -26, _reserved),
        Recipe("tile", -17, _place),
        Recipe("majority", -16, _assembled),
        Recipe("turn", -23, _my_turn),
        Recipe("other", -35, _other_turn),
        Recipe("bell", -20, _last_round),
        Recipe("win", -15, _won),
        Recipe("end", -18, _ended),
        Recipe("refused", -25, _refused),
        Recipe("click", -30, _clicked),
        Recipe("hover", -40, _touched),
        Recipe("pick", -30, _picked),
        Recipe("chat", -26, _spoke),
        Recipe("clock", -30, _ticked),
    )
