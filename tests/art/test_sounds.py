"""The built sounds equal their sources, are clean, and have their loudness relative to each other."""

from __future__ import annotations

import io

import numpy as np
import pytest
import soundfile

from game.view.animation.sound_cues import names
from tools import build_sounds
from tools.build_sounds import EDITIONS, MUSIC, SOUNDS, compare, distance, file_of, recipes, written
from tools.sound import ogg
from tools.sound.loop import Loop
from tools.sound.synth import PEAK, RATE, Recipe, Wave, levelled, loudness, mastered, noise, struck

BUILT = [(edition, recipe) for edition in EDITIONS for recipe in recipes(edition)]
EFFECTS = [(edition, recipe) for edition, recipe in BUILT if recipe.name != MUSIC]
SAMPLE = ("take-1", "deal-2", "click", "hover", "refused", "chat")
CODEC = 10 ** (0.5 / 20)
"""What a peak may grow by on its way through the codec."""


def built(edition: str, name: str) -> Wave:
    return ogg.read(file_of(edition, name))


def name_of(value: object) -> str:
    return value.name if isinstance(value, Recipe) else str(value)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_sound_the_program_asks_for_is_built_and_no_other(edition: str) -> None:
    files = {path.stem for path in (SOUNDS / edition).iterdir()}
    assert files == {*names(edition), MUSIC} == {recipe.name for recipe in recipes(edition)}
    assert len(names(edition)) == len(set(names(edition)))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_built_files_equal_their_sources(edition: str) -> None:
    for name in SAMPLE:
        assert compare(edition, name) == []


def test_the_comparison_notices_another_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_sounds, "file_of", lambda edition, _name: file_of(edition, "refused"))
    assert "base click: inf dB from its source" in compare("base", "click")
    click = recipes("base", "click")[0]
    duller = Recipe("click", click.loudness, lambda: click.render() * 0.5 + np.roll(click.render(), 40, axis=0) * 0.5)
    assert distance(ogg.decoded(written(duller)), ogg.decoded(written(click))) > build_sounds.TOLERANCE_DB


def test_the_same_samples_give_the_same_bytes_that_every_reader_takes() -> None:
    wave = mastered(ogg.decoded(written(recipes("base", "pick")[0])), -30)
    data = ogg.encoded(wave, 0.3)
    assert data == ogg.encoded(wave, 0.3)
    samples, rate = soundfile.read(io.BytesIO(data))
    assert (rate, samples.shape) == (RATE, wave.shape)
    assert data[14:18] == b"cabo"


@pytest.mark.parametrize(("edition", "recipe"), BUILT, ids=name_of)
def test_a_sound_is_clean(edition: str, recipe: Recipe) -> None:
    wave = built(edition, recipe.name)
    assert np.isfinite(wave).all()
    assert np.abs(wave).max() <= PEAK * CODEC, "it would be cut off"
    assert np.abs(wave.mean(axis=0)).max() < 10 ** (-60 / 20), "it pushes the membrane to one side"


@pytest.mark.parametrize(("edition", "recipe"), EFFECTS, ids=name_of)
def test_an_effect_begins_at_once_ends_in_silence_and_is_as_loud_as_asked(edition: str, recipe: Recipe) -> None:
    wave = built(edition, recipe.name)
    assert 0.05 < len(wave) / RATE < 4.5
    assert loudness(wave) == pytest.approx(recipe.loudness, abs=1.0)
    peak = np.abs(wave).max()
    assert np.abs(wave[:2]).max() < 0.15 * peak, "it would click as it begins"
    assert np.abs(wave[-48:]).max() < 0.02 * peak, "it would click as it ends"
    assert np.abs(wave[: RATE // 10]).max() > 0.02 * peak, "it would come late"


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_heard_often_is_soft_and_what_is_rare_stands_out(edition: str) -> None:
    loud = {recipe.name: loudness(built(edition, recipe.name)) for recipe in recipes(edition)}
    assert loud["hover"] < loud["click"] - 6
    assert loud["other"] < loud["turn"] - 8
    for name in ("take-1", "pay-1", "deal-1", "reserve", "buy-1", "turn", "chat", "refused"):
        assert loud["click"] - 1 <= loud[name] < loud["tile"]
    assert max(loud.values()) == loud["win"]
    assert loud["win"] - loud["deal-1"] < 18, "nobody has to reach for the volume"
    assert loud[MUSIC] < loud["buy-1"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_forms_of_one_sound_are_alike_but_not_the_same(edition: str) -> None:
    for name in ("take", "pay", "deal"):
        forms = [built(edition, f"{name}-{number}") for number in (1, 2, 3)]
        assert len({form.tobytes() for form in forms}) == 3
        assert max(map(len, forms)) < 1.3 * min(map(len, forms))
    chimes = {round(_pitch(built(edition, f"buy-{color}"))) for color in range(1, 6)}
    assert len(chimes) == 5, "each colour has a note of its own"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_music_goes_round_without_a_seam(edition: str) -> None:
    wave = built(edition, MUSIC)
    assert 60 <= len(wave) / RATE <= 90
    step = np.abs(np.diff(wave, axis=0)).max(axis=1)
    assert np.abs(wave[0] - wave[-1]).max() <= step.max(), "it would click"
    # It bends no more where it meets itself than it does somewhere else; a cut bends it ten times as much.
    around = np.concatenate([wave[-9:], wave[:9]])
    assert np.abs(np.diff(around, n=2, axis=0)).max() <= np.abs(np.diff(wave, n=2, axis=0)).max()


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_music_is_even_and_never_silent(edition: str) -> None:
    wave = built(edition, MUSIC)
    seconds = wave[: len(wave) // RATE * RATE].reshape(-1, RATE * 2)
    power = 10 * np.log10((seconds**2).mean(axis=1))
    assert power.max() - power.min() < 14
    assert -45 < np.median(power) < -24


def test_a_note_beyond_the_last_beat_wraps_around_to_the_first() -> None:
    loop = Loop(4, 60, 1)
    loop.lay(3.5, 1.0, np.ones(RATE))
    wave = loop.finished(0.5, 0.0, 1, 4000)
    assert len(wave) == 4 * RATE
    assert wave[: RATE // 2].min() > 0.9
    assert abs(wave[RATE : 3 * RATE]).max() < 1e-9


def test_levels_are_those_of_the_ear() -> None:
    tone = struck(1000, 1.0, ((1, 1, 9),))
    both = np.stack([tone, tone], axis=1)
    assert loudness(both * 0.5) == pytest.approx(loudness(both) - 6.02, abs=0.01)
    low = struck(60, 1.0, ((1, 1, 9),))
    assert loudness(np.stack([low, low], axis=1)) < loudness(both) - 6
    harsh = np.stack([noise(0.5, 1)] * 2, axis=1) ** 9
    assert np.abs(levelled(harsh, -6)).max() <= PEAK


def _pitch(wave: Wave) -> float:
    """The strongest pitch of a chime in Hz."""
    ringing = wave[RATE // 5 : RATE].mean(axis=1) * np.hanning(RATE - RATE // 5)
    spectrum = np.abs(np.fft.rfft(ringing))
    return float(np.argmax(spectrum)) * RATE / len(ringing)
