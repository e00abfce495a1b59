"""The sounds of the jeweller's table: porcelain chips, stiff cards, glass, gold and a little brass.

Knows the workshop; knows nothing of when a sound is played.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from tools.sound.synth import (
    Partials,
    Recipe,
    Wave,
    band,
    chord,
    decay,
    held,
    hertz,
    noise,
    room,
    rush,
    struck,
    sweep,
    together,
)

PORCELAIN: Final[Partials] = ((1, 1, 0.030), (1.53, 0.8, 0.022), (2.31, 0.55, 0.016), (3.42, 0.35, 0.010))
GOLD: Final[Partials] = ((1, 1, 0.34), (1.51, 0.6, 0.26), (2.27, 0.55, 0.20), (3.19, 0.4, 0.13), (4.4, 0.2, 0.08))
GLASS: Final[Partials] = ((1, 1, 0.85), (2.0, 0.30, 0.50), (2.76, 0.34, 0.30), (5.40, 0.16, 0.12), (8.93, 0.07, 0.05))
BELL: Final[Partials] = ((0.5, 0.35, 1.1), (1, 1, 0.9), (2.0, 0.45, 0.6), (3.01, 0.2, 0.4), (4.2, 0.12, 0.22))
HARP: Final[Partials] = ((1, 1, 0.9), (2, 0.5, 0.6), (3, 0.28, 0.4), (4, 0.14, 0.28), (5, 0.08, 0.2), (6, 0.05, 0.15))
WOOD: Final[Partials] = ((1, 1, 0.055), (2.7, 0.35, 0.025), (4.9, 0.2, 0.012))

GEM_NOTES: Final = (81, 74, 76, 69, 72)
"""The note of each colour's gem, of one pentatonic scale: any two in a row go together."""


def _chip(pitch: float, seed: int, bounce: float) -> Wave:
    """A chip laid onto others: it touches twice, the second time softly."""
    click = decay(band(noise(0.03, seed), 2500, 9000), 0.004)
    hit = together((0, 1, struck(pitch, 0.16, PORCELAIN)), (0, 0.9, click))
    again = struck(pitch * 1.07, 0.12, PORCELAIN)
    return room(together((0, 1, hit), (bounce, 0.4, again), (bounce * 1.7, 0.14, again)), 0.25, 0.10, 3)


def _laid_back(pitch: float, seed: int, bounce: float) -> Wave:
    """A chip laid back onto the felt: duller, and with the table under it."""
    felt = decay(band(noise(0.1, seed), 250, 1600), 0.022)
    table = decay(sweep(190, 120, 0.12), 0.035)
    hit = band(struck(pitch, 0.14, PORCELAIN), 300, 4200)
    return room(
        together((0, 0.8, hit), (0, 0.7, felt), (0, 0.6, table), (bounce, 0.3, hit)),
        0.22,
        0.08,
        4,
    )


def _coin() -> Wave:
    """A gold coin that falls, springs up three times and comes to rest."""
    parts = []
    at, strength = 0.0, 1.0
    for number in range(4):
        pitch = 2350 * (1 + 0.012 * number)
        parts.append((at, strength, struck(pitch, 0.9, GOLD)))
        parts.append((at, strength * 0.5, decay(band(noise(0.02, 40 + number), 4000, 12000), 0.003)))
        at += 0.13 * 0.66**number
        strength *= 0.42
    return room(together(*parts), 0.7, 0.16, 5, 8000)


def _dealt(seed: int, low: float) -> Wave:
    """A card that slides over the cloth and is laid down."""
    slide = rush(0.17, seed, low, low * 3.2, 0.55)
    tap = together(
        (0, 0.7, decay(band(noise(0.04, seed + 1), 700, 5000), 0.006)), (0, 0.5, decay(sweep(240, 130, 0.08), 0.02))
    )
    return room(together((0, 1.6, slide), (0.135, 0.5, tap)), 0.2, 0.08, 6)


def _lifted() -> Wave:
    """A card that is bent up by its corner and let go."""
    snap = decay(band(noise(0.03, 61), 1800, 8000), 0.005)
    return room(together((0, 1.3, rush(0.11, 60, 1600, 5200, 0.7)), (0.095, 0.45, snap)), 0.2, 0.08, 6)


def _reserved() -> Wave:
    """A card that is drawn along the table and tucked away."""
    slide = rush(0.26, 65, 3600, 900, 0.4)
    tuck = together(
        (0, 0.7, decay(band(noise(0.08, 66), 300, 2600), 0.016)), (0, 0.9, decay(sweep(210, 95, 0.16), 0.04))
    )
    return room(together((0, 1.4, slide), (0.22, 0.6, tuck)), 0.3, 0.10, 7)


def _gem(note: float) -> Wave:
    """A card laid down and its gem that lights up: two glass notes, the second an octave higher."""
    card = together(
        (0, 1.0, decay(band(noise(0.05, 70), 600, 4500), 0.009)), (0, 0.8, decay(sweep(220, 110, 0.1), 0.025))
    )
    low = struck(hertz(note), 2.0, GLASS, 0.002)
    high = struck(hertz(note + 12), 1.6, GLASS, 0.002)
    dust = decay(band(noise(0.5, 71), 7000, 15000), 0.12, 0.02)
    return room(
        together((0, 0.35, card), (0.03, 0.8, low), (0.125, 0.5, high), (0.125, 0.05, dust)),
        1.2,
        0.28,
        8,
        7000,
    )


def _noble() -> Wave:
    """A short call of two horns with a harp below: somebody comes to visit."""
    horn = partial(_horn, 0.30)
    call = together(
        (0.00, 0.7, horn(62)),
        (0.00, 0.5, horn(57)),
        (0.17, 0.7, horn(66)),
        (0.34, 0.9, _horn(0.85, 69)),
        (0.34, 0.6, _horn(0.85, 62)),
        (0.34, 0.5, _horn(0.85, 66)),
    )
    harp = chord((50, 57, 62, 66, 69, 74, 78), lambda pitch: struck(pitch, 1.4, HARP), 0.05)
    drum = decay(sweep(110, 70, 0.6), 0.2, 0.002)
    return room(together((0.05, 0.9, call), (0, 0.45, harp), (0.34, 0.8, drum)), 1.6, 0.30, 9, 4500)


def _horn(seconds: float, note: float) -> Wave:
    pitch = hertz(note)
    return held(pitch, seconds, 700 + pitch * 1.2, 0.035, seconds * 0.45, 0.12)


def _my_turn() -> Wave:
    """Two small bells that rise by a fourth."""
    return room(
        together((0, 0.75, struck(hertz(81), 1.0, BELL, 0.003)), (0.15, 0.8, struck(hertz(86), 1.4, BELL, 0.003))),
        1.2,
        0.24,
        10,
    )


def _last_round() -> Wave:
    """A tower's bell, struck twice and far off."""
    bell = together((0, 0.9, struck(hertz(57), 2.2, BELL, 0.004)), (0, 0.35, struck(hertz(69), 1.4, BELL, 0.003)))
    return room(together((0, 0.8, bell), (0.62, 0.7, bell)), 1.8, 0.30, 12)


def _other_turn() -> Wave:
    """One muted tap, for those who listen for it."""
    return room(struck(hertz(67), 0.2, WOOD), 0.3, 0.16, 11)


def _won() -> Wave:
    """Brass, a harp that runs up, and bells over the last chord."""
    steps = ((0.0, (62, 66, 69)), (0.24, (62, 66, 69)), (0.36, (64, 67, 71)), (0.60, (66, 69, 74)))
    brass = [(at, 0.55, _horn(0.24 if at < 0.6 else 1.7, note)) for at, notes in steps for note in notes]
    low = [(at, 0.6, _horn(0.3 if at < 0.6 else 1.7, 50 if at < 0.6 else 38)) for at, _ in steps]
    run = chord((62, 66, 69, 74, 78, 81, 86, 90), lambda pitch: struck(pitch, 1.6, HARP), 0.055)
    bells = chord((86, 90, 93, 98), lambda pitch: struck(pitch, 1.8, BELL, 0.003), 0.16)
    drum = decay(sweep(105, 62, 0.9), 0.28, 0.002)
    return room(
        together(*brass, *low, (0.55, 0.5, run), (0.95, 0.20, bells), (0, 0.5, drum), (0.6, 0.9, drum)),
        2.0,
        0.30,
        12,
        5000,
    )


def _ended() -> Wave:
    """A quiet close for the players who did not win: a descending harp."""
    fall = chord((81, 78, 74, 71, 69), lambda pitch: struck(pitch, 1.6, HARP, 0.004), 0.17)
    rest = chord((50, 57, 62, 66), lambda pitch: struck(pitch, 2.2, HARP, 0.006), 0.03)
    return room(together((0, 0.6, fall), (0.88, 0.7, rest)), 1.8, 0.30, 13, 4000)


def _refused() -> Wave:
    """Two dull knocks, the second lower: it does not go."""
    knock = struck(hertz(55), 0.2, WOOD)
    return room(together((0, 0.9, knock), (0.11, 1.0, struck(hertz(51), 0.24, WOOD))), 0.25, 0.08, 14)


def _clicked() -> Wave:
    """A small key of ivory."""
    return room(
        together(
            (0, 1, struck(1650, 0.06, ((1, 1, 0.010), (2.4, 0.5, 0.006)))),
            (0, 0.5, decay(band(noise(0.02, 90), 2000, 8000), 0.003)),
        ),
        0.12,
        0.05,
        15,
    )


def _touched() -> Wave:
    """Hardly more than a breath on glass."""
    return room(struck(2500, 0.05, ((1, 1, 0.010), (1.5, 0.3, 0.006)), 0.003), 0.12, 0.08, 16)


def _picked() -> Wave:
    """A chip lifted off its pile."""
    return room(
        together(
            (0, 0.8, struck(3100, 0.09, PORCELAIN)),
            (0, 0.5, decay(band(noise(0.02, 91), 3000, 9000), 0.003)),
        ),
        0.16,
        0.08,
        17,
    )


def _spoke() -> Wave:
    """Two soft wooden drops, as of somebody who clears their throat."""
    drop: Partials = ((1, 1, 0.09), (3.9, 0.18, 0.03))
    return room(
        together((0, 0.8, struck(hertz(76), 0.3, drop, 0.002)), (0.09, 0.8, struck(hertz(81), 0.35, drop, 0.002))),
        0.5,
        0.16,
        18,
    )


def _ticked() -> Wave:
    """A clock on the mantelpiece."""
    tick = together((0, 1, struck(1900, 0.06, ((1, 1, 0.008), (1.7, 0.6, 0.006)))), (0, 0.6, struck(620, 0.1, WOOD)))
    return room(tick, 0.25, 0.10, 19)


def recipes() -> tuple[Recipe, ...]:
    """Return all effects of the edition."""
    chips = ((2350, 20, 0.036), (2610, 22, 0.030), (2170, 24, 0.042))
    backs = ((1480, 30, 0.040), (1620, 32, 0.034), (1390, 34, 0.046))
    slides = ((50, 1250.0), (52, 1450.0), (54, 1100.0))
    return (
        *(Recipe(f"take-{n}", -23, partial(_chip, *chip)) for n, chip in enumerate(chips, 1)),
        *(Recipe(f"pay-{n}", -25, partial(_laid_back, *back)) for n, back in enumerate(backs, 1)),
        *(Recipe(f"deal-{n}", -30, partial(_dealt, *slide)) for n, slide in enumerate(slides, 1)),
        *(Recipe(f"buy-{color}", -20, partial(_gem, note)) for color, note in enumerate(GEM_NOTES, 1)),
        Recipe("wild", -22, _coin),
        Recipe("lift", -31, _lifted),
        Recipe("reserve", -26, _reserved),
        Recipe("tile", -17, _noble),
        Recipe("turn", -22, _my_turn),
        Recipe("other", -34, _other_turn),
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
