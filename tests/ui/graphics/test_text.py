"""Text: every line fits, breaks and shortens, whatever a person types."""

from __future__ import annotations

import statistics

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from game.ui.graphics.glyph_fonts import font_path
from game.ui.graphics.text import ELLIPSIS, Text, sanitise
from game.ui.graphics.type_scale import BODY, BUTTON, FIGURE, FIGURE_LARGE, NAME, SCORE, TextStyle
from game.view.skins import theme
from game.view.theme import MIN_TEXT_PX, Role

EDITIONS = ["base", "marvel"]
_FULL = 253
"""The alpha of what is opaque in a reduced line."""
typed = st.text(st.characters(min_codepoint=1, max_codepoint=0x1FFFF), max_size=40)


@pytest.fixture(scope="module", autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))


@pytest.fixture(scope="module", params=EDITIONS)
def text(request: pytest.FixtureRequest) -> Text:
    return Text(theme(request.param), 1.2)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_role_has_its_font_installed(edition: str) -> None:
    faces = [*theme(edition).fonts.items(), *theme(edition).lettering.items()]
    missing = [role for role, font in faces if font_path(font) is None]
    assert missing == []


def test_a_missing_font_package_falls_back_to_pygames_own() -> None:
    base = theme("base")
    gone = replace(base.fonts["body"], package="fontpkg_of_no_name")
    text = Text(replace(base, fonts={**base.fonts, "body": gone}))
    assert text.render(BODY, "Turn").get_width() > 20


@pytest.mark.parametrize("bad", ["\0", "\ud800", "a\tb\x1b[0m", "\x7f", "x" * 3 + "\udfff"])
def test_undrawable_characters_are_left_out(text: Text, bad: str) -> None:
    text.render(NAME, bad)
    assert sanitise(bad).isprintable()


@given(word=typed, width=st.integers(40, 400))
def test_wrapped_lines_fit_and_lose_no_word(word: str, width: int) -> None:
    text = Text(theme("base"))
    lines = text.wrap(BODY, word, width)
    assert all(text.size(BODY, line)[0] <= width or len(line) == 1 for line in lines)
    kept = "".join(lines).replace(" ", "")
    assert kept == sanitise(word.replace("\n", "")).replace(" ", "")


def test_a_name_is_broken_within_only_where_it_is_longer_than_a_line(text: Text) -> None:
    name = "Catherine\u00a0de’\u00a0Medici"
    width = text.size(BODY, name)[0] + 1
    assert text.wrap(BODY, f"{name} visits Sibylla", width) == [name, "visits Sibylla"]
    assert text.wrap(BODY, name, width - 2) == ["Catherine\u00a0de’", "Medici"]


@given(words=st.lists(st.text("abcdefgh", min_size=1, max_size=9), max_size=20), width=st.integers(60, 300))
def test_balanced_lines_are_as_few_and_no_wider(words: list[str], width: int) -> None:
    text = Text(theme("base"))
    plain, balanced = (by(BODY, " ".join(words), width) for by in (text.wrap, text.balance))
    assert len(balanced) == len(plain)
    assert " ".join(balanced) == " ".join(plain)
    assert max(text.size(BODY, line)[0] for line in balanced) <= max(text.size(BODY, line)[0] for line in plain)


def test_a_balanced_text_leaves_no_word_alone(text: Text) -> None:
    sentence = "With 10 tokens, give back as many as you take"
    width = text.size(BODY, sentence.removesuffix(" take"))[0] + 1
    assert text.wrap(BODY, sentence, width)[-1] == "take"
    assert len(text.balance(BODY, sentence, width)[-1].split()) >= 4


def test_no_line_is_a_lone_number(text: Text) -> None:
    sentence = "Rendez d’abord des jetons pour n’en garder que 10."
    width = text.size(BODY, sentence.removesuffix(" 10."))[0] + 1
    assert text.wrap(BODY, sentence, width) == [sentence.removesuffix(" que 10."), "que 10."]
    assert text.wrap(BODY, f"{sentence}\n10.", width)[2:] == ["10."], "a line of its own stays"


def test_a_balanced_text_of_too_many_lines_ends_with_an_ellipsis(text: Text) -> None:
    sentence = "With 10 tokens, give back as many as you take"
    width = text.size(BODY, "With 10 tokens,")[0] + 1
    assert len(text.balance(BODY, sentence, width)) > 2
    assert text.balance(BODY, sentence, width, max_lines=2) == text.wrap(BODY, sentence, width, max_lines=2)


@given(word=typed, width=st.integers(40, 300))
def test_a_shortened_line_fits_and_ends_with_an_ellipsis(word: str, width: int) -> None:
    text = Text(theme("marvel"))
    short = text.ellipsis(BODY, word, width)
    assert text.size(BODY, short)[0] <= width
    assert short == sanitise(word) or short.endswith(ELLIPSIS)


def test_fit_shrinks_no_further_than_readable(text: Text) -> None:
    long = "Donaudampfschifffahrtsgesellschaft"
    full = text.size(BUTTON, long)[0]
    style = text.fit(BUTTON, long, full * 0.8)
    assert text.size(style, long)[0] <= full * 0.8
    assert text.px(text.fit(BUTTON, long, 10)) == MIN_TEXT_PX


def test_an_empty_line_stays_empty_where_there_is_no_space(text: Text) -> None:
    assert text.ellipsis(BUTTON, "", -4) == ""


def test_a_text_limited_to_lines_ends_in_an_ellipsis(text: Text) -> None:
    lines = text.wrap(BODY, "one two three four five six seven eight nine ten", 90, max_lines=2)
    assert len(lines) == 2
    assert lines[-1].endswith(ELLIPSIS)


def test_renders_are_shared_and_bounded(text: Text) -> None:
    first = text.render(BODY, "again")
    assert text.render(BODY, "again") is first
    for number in range(600):
        text.render(FIGURE_LARGE, f"a line of its own, number {number}")
    assert 50 < len(text._renders) < 600
    assert sum(surface.get_width() * surface.get_height() * 4 for surface in text._renders) <= 16 << 20


def test_an_outline_goes_all_around(text: Text) -> None:
    plain = text.render(FIGURE, "7")
    edged = text.render(FIGURE, "7", outline=(0, 0, 0), outline_px=2)
    assert edged.get_width() == plain.get_width() + 4
    assert edged.get_height() == plain.get_height() + 4


@pytest.mark.parametrize(("edition", "role"), [("base", "button"), ("marvel", "button"), ("marvel", "name")])
def test_display_faces_give_way_to_those_for_reading(edition: str, role: Role) -> None:
    look, enlarged = Text(theme(edition)), Text(theme(edition), enlarged=2.0)
    plain = Text(replace(theme(edition), lettering={}))
    style = TextStyle(role)
    least = look.sized(style, MIN_TEXT_PX)
    assert look.size(style, "Reservieren")[0] > plain.size(style, "Reservieren")[0]
    assert look.size(least, "Reservieren") == plain.size(least, "Reservieren")
    assert enlarged.size(style.at(10), "Reservieren") == plain.size(style.at(20), "Reservieren")


def test_a_line_in_a_display_face_is_as_wide_as_measured(text: Text) -> None:
    for role in text.theme.lettering:
        for line in ("Großer Éclat", "12", ""):
            assert text.render(TextStyle(role, 24), line).get_size() == text.size(TextStyle(role, 24), line)


def test_capitals_keep_accents_and_spell_out_the_sharp_s() -> None:
    text = Text(theme("marvel"))
    for role in ("name", "button"):
        shown, capitals = (text.render(TextStyle(role), word) for word in ("Großer Éclat", "GROSSER ÉCLAT"))
        assert pygame.image.tobytes(shown, "RGBA") == pygame.image.tobytes(capitals, "RGBA")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_ramp_colours_scores_but_not_with_high_contrast(edition: str) -> None:
    for look, colored in ((theme(edition), True), (theme(edition, high_contrast=True), False)):
        line = Text(look).render(SCORE.at(60), "1")
        column = [line.get_at((line.get_width() // 2, y)) for y in range(line.get_height())]
        shades = {tuple(color)[:3] for color in column if color.a >= _FULL}
        assert (len(shades) > 4) is colored
        other = Text(look).render(SCORE.at(60).in_color("text_soft"), "1")
        assert other.get_at((line.get_width() // 2, line.get_height() // 2))[:3] == pytest.approx(
            look.palette.text_soft, abs=255 - _FULL
        )


@pytest.mark.parametrize("edition", EDITIONS)
def test_small_letters_of_a_display_face_have_the_strokes_of_large_ones(edition: str) -> None:
    text = Text(theme(edition))
    small, large = (text.render(TextStyle("button", px), "RESERVE") for px in (20, 160))
    reduced = pygame.transform.smoothscale(large, small.get_size())
    pixels = zip(*(pygame.image.tobytes(surface, "RGBA")[3::4] for surface in (small, reduced)), strict=True)
    assert statistics.fmean(abs(first - second) for first, second in pixels) < 14  # drawn in their own size: 19 to 25
