"""The shared rounded forms: outline and shade lie on the side away from the light."""

from __future__ import annotations

import numpy as np
import pytest
import skia

from tools.art.marvel.forms import modelled
from tools.art.marvel.impact import BLUE, PURPLE, RED, Impact
from tools.art.poster.shapes import ALL, box, channels, mix, oval

LIGHT, LOCAL, SHADE = "#ffffff", "#ff0000", "#0000ff"


@pytest.mark.parametrize("toward", [(-1.0, 0.0), (1.0, 0.0)], ids=["left", "right"])
def test_outline_and_shade_of_a_form_are_broader_away_from_the_light(toward: tuple[float, float]) -> None:
    sheet = Impact(RED)
    sheet.fill(ALL, "#00ff00")
    modelled(sheet, oval(60, 84, 30), (LIGHT, LOCAL, SHADE), toward, dotted=False)
    row = sheet.pixels()[217, :, :3].astype(int)
    if toward[0] > 0:
        row = row[::-1]
    ink = np.abs(row - (36, 5, 15)).sum(axis=1) < 20
    shade = np.abs(row - (0, 0, 255)).sum(axis=1) < 20
    near, far = ink[:155].sum(), ink[155:].sum()
    assert 0 < near < far
    assert not shade[:155].any()
    assert shade[155:].sum() > 5


@pytest.mark.parametrize(("hue", "back"), [(BLUE, "accent"), (PURPLE, "key")], ids=["blue", "purple"])
def test_the_surroundings_light_the_far_edge_of_a_large_form(hue: int, back: str) -> None:
    sheet = Impact(hue)
    sheet.fill(ALL, sheet.deep)
    modelled(sheet, oval(60, 84, 30), (sheet.light, sheet.mid, sheet.deep), (-1.0, 0.0), reach=6.0, dotted=False)
    row = sheet.pixels()[217, :, :3].astype(int)
    lit = mix(sheet.accent, sheet.light, 0.15) if back == "accent" else sheet.key
    stripe = np.abs(row - channels(lit)).sum(axis=1) < 12
    assert not stripe[:155].any()
    assert stripe[155:].sum() >= 3


def test_a_small_form_reflects_nothing() -> None:
    sheet = Impact(BLUE)
    modelled(sheet, oval(60, 84, 10), (sheet.light, sheet.mid, sheet.deep), (-1.0, 0.0), reach=6.0, dotted=False)
    row = sheet.pixels()[217, :, :3].astype(int)
    assert not (np.abs(row - channels(mix(sheet.accent, sheet.light, 0.15))).sum(axis=1) < 12).any()


def test_halftone_runs_into_a_step_of_light_from_the_next_darker_one_but_not_over_ink() -> None:
    sheet = Impact(BLUE)
    sheet.fill(ALL, sheet.mid)
    sheet.fill(box(-2, -2, 40, 170), sheet.deep)
    sheet.fill(box(80, -2, 84, 170), sheet.ink)
    sheet.fill(box(84, -2, 122, 170), sheet.deep)
    picture = sheet.finish().toarray(colorType=skia.kRGBA_8888_ColorType)[..., :3].astype(int)
    dots = (np.abs(picture - channels(sheet.deep)).max(axis=-1) < 12).mean(axis=0)
    scale = picture.shape[1] / 120
    near, far, inked = (dots[round(x * scale) : round((x + 6) * scale)].mean() for x in (41, 60, 73))
    assert 0.2 < near < 0.6
    assert far == inked == 0.0


def test_a_picture_with_halftone_of_its_own_gets_no_other() -> None:
    sheet = Impact(BLUE)
    sheet.fill(ALL, sheet.mid)
    sheet.fill(box(-2, -2, 40, 170), sheet.deep)
    sheet.dots(box(100, 150, 118, 166), sheet.ink, (100, 150), (118, 166))
    picture = sheet.finish().toarray(colorType=skia.kRGBA_8888_ColorType)[..., :3].astype(int)
    beside = picture[:, round(picture.shape[1] * 42 / 120) : round(picture.shape[1] * 60 / 120)]
    assert np.abs(beside - channels(sheet.mid)).max() < 12
