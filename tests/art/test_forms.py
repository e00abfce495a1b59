"""The shared rounded forms: outline and shade lie on the side away from the light."""

from __future__ import annotations

import numpy as np
import pytest
import skia

from tools.art.marvel.forms import modelled
from tools.art.marvel.impact import BLUE, PURPLE, RED, Impact
from tools.art.marvel.materials import glassy, metal, tufted
from tools.art.poster.shapes import ALL, box, channels, mix, oval

LIGHT, LOCAL, SHADE = "#ffffff", "#ff0000", "#0080ff"


@pytest.mark.parametrize("toward", [(-1.0, 0.0), (1.0, 0.0)], ids=["left", "right"])
def test_outline_and_shade_of_a_form_are_broader_away_from_the_light(toward: tuple[float, float]) -> None:
    sheet = Impact(RED)
    sheet.fill(ALL, "#00ff00")
    modelled(sheet, oval(60, 84, 30), (LIGHT, LOCAL, SHADE), toward)
    row = sheet.pixels()[217, :, :3].astype(int)
    if toward[0] > 0:
        row = row[::-1]
    ink = np.abs(row - (36, 5, 15)).sum(axis=1) < 20
    shade = np.abs(row - channels(SHADE)).sum(axis=1) < 20
    near, far = ink[:155].sum(), ink[155:].sum()
    assert 0 < near < far
    assert not shade[:155].any()
    assert shade[155:].any()


@pytest.mark.parametrize(("hue", "back"), [(BLUE, "accent"), (PURPLE, "key")], ids=["blue", "purple"])
def test_the_surroundings_light_the_far_edge_of_a_large_form(hue: int, back: str) -> None:
    sheet = Impact(hue)
    sheet.fill(ALL, sheet.deep)
    modelled(sheet, oval(60, 84, 30), (sheet.light, sheet.mid, sheet.deep), (-1.0, 0.0), reach=6.0)
    row = sheet.pixels()[217, :, :3].astype(int)
    lit = mix(sheet.accent, sheet.light, 0.15) if back == "accent" else sheet.key
    stripe = np.abs(row - channels(lit)).sum(axis=1) < 12
    assert not stripe[:155].any()
    assert stripe[155:].sum() >= 3


def test_a_small_form_reflects_nothing() -> None:
    sheet = Impact(BLUE)
    modelled(sheet, oval(60, 84, 10), (sheet.light, sheet.mid, sheet.deep), (-1.0, 0.0), reach=6.0)
    row = sheet.pixels()[217, :, :3].astype(int)
    assert not (np.abs(row - channels(mix(sheet.accent, sheet.light, 0.15))).sum(axis=1) < 12).any()


def test_the_dark_side_of_a_form_is_never_ink() -> None:
    sheet = Impact(RED)
    modelled(sheet, oval(60, 84, 12), (LIGHT, LOCAL, sheet.ink), (-1.0, 0.0), reach=6.0)
    row = sheet.pixels()[217, :, :3].astype(int)
    assert (np.abs(row - channels(sheet.shade)).sum(axis=1) < 6).sum() >= 6


@pytest.mark.parametrize(("tone", "width", "is_hot"), [("key", 3.0, True), ("key", 1.0, False), ("deep", 3.0, False)])
def test_a_broad_lit_edge_is_hottest_at_the_light(tone: str, width: float, is_hot: bool) -> None:
    sheet = Impact(BLUE)
    color = getattr(sheet, tone)
    sheet.rim([box(40, 40, 80, 120)], color, (-1.0, 0.0), width)
    row = sheet.pixels()[217, :, :3].astype(float) @ (0.2126, 0.7152, 0.0722)
    lit = np.flatnonzero(row > 1)
    assert (row[lit[1]] > row[lit[-2]] + 20) == is_hot


def test_halftone_grows_from_the_terminator_to_the_edge_and_leaves_what_is_lit() -> None:
    sheet = Impact(BLUE)
    sheet.fill(ALL, sheet.mid)
    sheet.fill(box(80, -2, 122, 170), sheet.light)
    picture = sheet.finish().toarray(colorType=skia.kRGBA_8888_ColorType)[..., :3].astype(int)
    dots = (np.abs(picture - channels(sheet.deep)).max(axis=-1) < 12).mean(axis=0)
    scale = picture.shape[1] / 120
    edge, middle, terminator, lit = (dots[round(x * scale) : round((x + 12) * scale)].mean() for x in (4, 36, 66, 90))
    assert 0.2 < edge < 0.5
    assert 0.1 < middle < edge
    assert terminator < 0.05
    assert lit == 0.0


def test_a_plane_behind_an_outline_gets_no_halftone_from_the_light_before_it() -> None:
    sheet = Impact(BLUE)
    sheet.fill(ALL, sheet.mid)
    sheet.inked([(oval(60, 84, 30), sheet.light)], 1.3)
    picture = sheet.finish().toarray(colorType=skia.kRGBA_8888_ColorType)[..., :3].astype(int)
    assert not (np.abs(picture[:, :40] - channels(sheet.deep)).max(axis=-1) < 12).any()


def test_a_strip_too_narrow_for_a_tuft_of_dots_stays_flat() -> None:
    def dots(height: float) -> int:
        """Count the dark pixels of a strip of ground beside light."""
        sheet = Impact(BLUE)
        sheet.fill(ALL, sheet.ink)
        sheet.fill(box(-9, 60, 80, 60 + height), sheet.mid)
        sheet.fill(box(80, 60, 130, 60 + height), sheet.light)
        picture = sheet.finish().toarray(colorType=skia.kRGBA_8888_ColorType)[..., :3].astype(int)
        return int((np.abs(picture - channels(sheet.deep)).max(axis=-1) < 12).sum())

    assert dots(60) > 0
    assert dots(10) == 0


def test_metal_has_a_dark_band_beside_its_light() -> None:
    sheet = Impact(BLUE)
    bands = "#ff0000", "#00ff00", "#0000ff"
    metal(sheet, box(20, 20, 100, 120), bands, (20, 70), (100, 70))
    row = sheet.pixels()[181, :, :3].astype(int)
    red, green, blue = (np.flatnonzero(row[:, number] > 200) for number in range(3))
    assert red.max() <= blue.min() < blue.max() < green.min()
    assert red.max() + 2 >= blue.min()


def test_glass_is_lit_by_a_line_inside_its_edge_and_a_window() -> None:
    sheet = Impact(BLUE)
    glassy(sheet, box(20, 20, 100, 120), (-1.0, 0.0), "#ffffff", 2.0, 2.0, (60.0, 70.0))
    row = sheet.pixels()[181, :, 0].astype(int) > 200
    lit = np.flatnonzero(row) * 120 / len(row)
    assert 21 < lit.min() < 23
    assert 62 < lit.max() < 63
    assert not row[round(30 * len(row) / 120)]


def test_tufts_of_fur_lie_on_the_side_that_they_should() -> None:
    form = oval(60, 84, 30)
    bounds = tufted(form, (0.0, -1.0), 6.0, 4.0).getBounds()
    assert bounds.top() < 54
    assert bounds.bottom() == pytest.approx(114, abs=0.1)


def test_halftone_of_a_form_is_finer_than_that_of_ground() -> None:
    def dots(left: float) -> int:
        """Count the dots in a dark plane whose far side is at ``left``."""
        sheet = Impact(BLUE)
        sheet.fill(ALL, sheet.ink)
        sheet.fill(box(left, 40, 80, 120), sheet.mid)
        sheet.fill(box(80, 40, 110, 120), sheet.light)
        picture = sheet.finish().toarray(colorType=skia.kRGBA_8888_ColorType)[..., :3].astype(int)
        row = np.abs(picture[100:300] - channels(sheet.deep)).max(axis=-1) < 12
        return int((row[:, 1:] & ~row[:, :-1]).sum())

    assert dots(10) / 70 > dots(-9) / 89
