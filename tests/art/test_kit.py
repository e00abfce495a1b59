"""The interface kit: both editions draw every name, and nothing is cut off or stretched where it must not be."""

from __future__ import annotations

from functools import cache

import pytest

from game.rules import edition
from game.view.skins import theme
from game.view.theme import Color
from tests.art.drawn import pixels, spilled
from tests.view.test_theme import contrast
from tools.art import kit
from tools.art.base.palette import GEMS
from tools.art.kit import glyphs, icons
from tools.art.marvel.palette import STONES
from tools.art.sprite import Sprite

EDITIONS = ("base", "marvel")
UI_NAMES = (
    "panel panel_active panel_dim bar "
    "pill pill_active button_primary button button_disabled button_danger button_hover "
    "button_pressed tooltip dialog field field_focus slot badge_short badge_ok slider_track "
    "slider_knob scroll_track scroll_knob tab tab_active list_row list_row_active divider deck_count"
)
STATES = ("hover", "selected", "focus")


@cache
def sprites(edition: str) -> dict[str, Sprite]:
    return {sprite.name: sprite for sprite in kit.sprites(edition)}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_name_is_drawn(edition: str) -> None:
    wanted = {f"ui/{name}" for name in UI_NAMES.split()} | {"logo", "hero", "banner/other"}
    wanted |= {f"{shape}/{state}" for shape in ("frame", "ring") for state in STATES}
    wanted |= {f"{series}/{name}" for series in ("icon", "icon_dark") for name in icons.ICONS}
    series = "gold" if edition == "base" else "comic"
    letters = glyphs.CAPITALS if edition == "marvel" else glyphs.CHARSET
    wanted |= {f"glyph/{name}/{ord(letter):04x}" for name in (series, "dark") for letter in letters}
    assert wanted <= set(sprites(edition))
    assert [ground.name for ground in kit.backgrounds(edition)] == ["bg/table", "bg/cloth", "bg/menu", "bg/result"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_corners_leave_a_middle_to_stretch(edition: str) -> None:
    for sprite in sprites(edition).values():
        if sprite.nine:
            left, top, right, bottom = sprite.nine
            assert left + right <= sprite.size[0] - 2, sprite.name
            assert top + bottom <= sprite.size[1] - 2, sprite.name


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_reaches_beyond_its_pad(edition: str) -> None:
    cut_on_purpose = ("hero", "fx/crackle")
    drawn = [sprite for name, sprite in sprites(edition).items() if name not in cut_on_purpose]
    assert [sprite.name for sprite in drawn if spilled(sprite, slack=1) > 6] == []


def under_words(sprite: Sprite) -> list[Color]:
    """Return the pixels of a button on which words lie: what is stretched, without its upper and lower edges."""
    width, height = (round(side) for side in sprite.size)
    left, _, right, _ = sprite.nine or (0, 0, 0, 0)
    face = pixels(width, height, sprite.draw)[height // 8 : -height // 8, round(left) : width - round(right), :3]
    return [(red, green, blue) for red, green, blue in face.reshape(-1, 3).tolist()]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("high_contrast", "least"), [(False, 4.5), (True, 7.0)])
def test_dark_words_stand_out_from_the_gold_button(edition: str, high_contrast: bool, least: float) -> None:
    ink = theme(edition, high_contrast).palette.text_dark
    assert min(contrast(ink, color) for color in under_words(sprites(edition)["ui/button_primary"])) >= least


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_letter_shares_one_baseline(edition: str) -> None:
    letters = [sprite for name, sprite in sprites(edition).items() if name.startswith("glyph/")]
    assert {(sprite.size[1], sprite.anchors["baseline"]) for sprite in letters} == {
        (glyphs.LINE, (0.0, glyphs.ASCENT / glyphs.LINE))
    }


def test_the_letters_printed_on_tokens_are_those_that_can_be_typed() -> None:
    assert edition("base").letters == "".join(gem.letter for gem in GEMS).lower()
    assert edition("marvel").letters == "".join(stone.letter for stone in STONES[: len(GEMS)]).lower()
