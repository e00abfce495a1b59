"""Names and chat in any script are drawn: in a font that has the characters, else with a replacement."""

from __future__ import annotations

import weakref
from pathlib import Path

import pygame
import pytest

from game.ui.graphics import glyph_fonts as glyphs
from game.ui.graphics.glyph_fonts import MISSING, Fonts, Run, Signs
from game.ui.graphics.text import Text
from game.ui.graphics.type_scale import BODY, BUTTON, NAME, PROMPT
from game.view.skins import theme

EDITIONS = ["base", "marvel"]
NAMES = {
    "Cyrillic": "Наталья Щукина",
    "Greek": "Ελλάδα Ώρα",
    "Chinese": "王小明",
    "Japanese": "さくら 名前",
    "Korean": "한국어",
    "Arabic": "مرحبا يا سارة",
    "Hebrew": "שלום",
    "emoji": "Ada 😀👩‍👩‍👧👍🏽",
    "mixed": "Ida מרים 名 И e\u0301",
    "unassigned": "\U000e0fff\U0003fffe\ue000",
    "nothing to see": "\u200d\ufe0f\u0301",
}


@pytest.fixture(scope="module", autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.font.init()


@pytest.fixture(params=[True, False], ids=["fonts of the computer", "none"])
def installed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Run with what this computer has, and as on one that has no fonts at all."""
    if not request.param:
        monkeypatch.setattr(glyphs, "system_fonts", lambda: ())
    return bool(request.param)


def box(font: pygame.font.Font) -> bytes:
    """What a font draws for a sign that it lacks."""
    return pygame.image.tobytes(font.render("\U0010fffe", False, (255, 255, 255)), "RGBA")


def has_boxes(runs: list[Run]) -> bool:
    """Whether any sign of the line, drawn alone, is the box."""
    drawn = ((run.font, ch) for run in runs for ch in run.text if ch != " " and run.font.size(ch)[0])
    return any(pygame.image.tobytes(font.render(ch, False, (255, 255, 255)), "RGBA") == box(font) for font, ch in drawn)


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", NAMES)
def test_no_boxes_are_drawn(edition: str, name: str) -> None:
    fonts = Fonts(theme(edition))
    runs = fonts.runs("name", NAMES[name], 24)
    assert not has_boxes(runs)
    assert all(ch == MISSING or ch in NAMES[name] + NAMES[name].upper() for run in runs for ch in run.text)


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", NAMES)
def test_every_text_can_be_drawn_measured_and_broken(edition: str, name: str) -> None:
    text = Text(theme(edition), 1.2)
    said = NAMES[name]
    for style in (NAME, BODY, BUTTON):
        surface = text.render(style, said)
        assert surface.get_width() == text.size(style, said)[0]
        text.render(style, said, outline=(0, 0, 0))
        assert text.wrap(style, said, 40)
        assert text.size(style, text.ellipsis(style, said, 60))[0] <= 60


@pytest.mark.parametrize("edition", EDITIONS)
def test_cyrillic_and_greek_need_no_font_of_the_computer(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(glyphs, "system_fonts", lambda: pytest.fail("the computer's fonts were looked for"))
    for name in ("Cyrillic", "Greek"):
        runs = Fonts(theme(edition)).runs("name", NAMES[name], 24)
        assert "".join(run.text for run in runs) in (NAMES[name], NAMES[name].upper())
    Text(theme(edition)).render(BODY, "“Übermut” – déjà vu…")


def test_a_missing_glyph_is_a_small_box(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(glyphs, "system_fonts", lambda: ())
    runs = Fonts(theme("base")).runs("name", "Ada 王!", 24)
    assert "".join(run.text for run in runs) == f"Ada {MISSING}!"


def test_a_system_font_is_used_for_glyphs_that_only_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    # Anton has neither, so pygame's own font plays one that is installed.
    other = Path(pygame.font.__file__).parent / pygame.font.get_default_font()
    monkeypatch.setattr(glyphs, "system_fonts", lambda: (Path("no such file"), Path(__file__), other))
    signs = Signs()
    assert signs.installed("Щ") == other
    assert signs.installed("王") is None


def test_letters_from_right_to_left_are_turned_as_a_whole() -> None:
    runs = Fonts(theme("base")).runs("name", "Ida שלום רב!", 24)
    turned = [run for run in runs if "ש" in run.text or MISSING in run.text]
    assert runs[0].text.startswith("Ida") and runs[-1].text == "!"
    assert len(turned) == 1 and len(turned[0].text) == len("שלום רב")


def test_runs_stand_on_one_base_line() -> None:
    text = Text(theme("marvel"))
    mixed, plain = text.render(NAME, "Ida И"), text.render(NAME, "Ida")
    assert mixed.get_width() > plain.get_width()
    assert mixed.get_height() >= plain.get_height()


def test_a_sign_that_a_font_has_too_small_comes_from_the_captions() -> None:
    fonts = Fonts(theme("marvel"))
    sign, figure = fonts.runs("count", "−2", 40)
    assert figure == Run(fonts.of("count", 40), "2")
    hyphen = fonts.of("count", 40).size("−")[0]
    assert sign.text == "−" and sign.width > hyphen
    assert [run.text for run in fonts.runs("count", "1+3×2", 40)] == ["1", "+", "3", "×", "2"]
    assert len(fonts.runs("body", "−2", 40)) == len(Fonts(theme("base")).runs("count", "−2", 40)) == 1


def test_letters_of_a_face_with_tracking_are_farther_apart_and_keep_their_accents() -> None:
    fonts = Fonts(theme("base"))
    tracking, loose = fonts.face("button", 24).tracking * 24, fonts.runs("button", "Cancel", 24)[0]
    assert tracking > 1 and loose.width == fonts.of("button", 24).size("Cancel")[0] + round(5 * tracking)
    assert loose.render((255, 255, 255)).get_width() == loose.width
    accent = Run(fonts.of("button", 24), "e\u0301e", tracking)
    assert accent.width == fonts.of("button", 24).size("e\u0301e")[0] + round(tracking)
    assert fonts.runs("body", "Cancel", 24)[0].width == fonts.of("body", 24).size("Cancel")[0]


@pytest.mark.parametrize("name", ["base", "marvel"])
@pytest.mark.parametrize("size", [14, 15, 17, 20, 26])
def test_words_are_a_quarter_of_their_size_apart_at_least(name: str, size: int) -> None:
    fonts = Fonts(theme(name))
    for role in ("prompt", "small", "log", "caption", "name"):
        (space,), (words,) = fonts.runs(role, " ", size), fonts.runs(role, "undo last turn", size)
        assert space.width >= (0.26 if size <= 20 else 0.23) * size
        plain = words.font.render(words.text, True, (255, 255, 255))
        drawn = words.render((255, 255, 255))
        assert drawn.get_width() == words.width == plain.get_width() + 2 * words.spacing
        ends = [picture.get_bounding_rect().right for picture in (drawn, plain)]
        assert ends[0] - ends[1] == 2 * words.spacing
        assert fonts.runs(role, "undo\u00a0last turn", size)[0].width == words.width


def test_only_captions_in_capitals_have_their_letters_farther_apart() -> None:
    fonts = Fonts(theme("base"))
    assert [run.tracking for run in fonts.runs("caption", "SINCE YOUR LAST TURN", 15)] == [0.06 * 15]
    assert [run.tracking for text in ("F1 opens", "12") for run in fonts.runs("caption", text, 15)] == [0.0, 0.0]
    (smallest,) = fonts.runs("caption", "SINCE YOUR LAST TURN", 13)
    assert smallest.width == smallest.font.size(smallest.text)[0], "it has no smaller size to fit its place"
    ones = [fonts.runs("count", text, 30)[0].tracking for text in ("11", "12")]
    assert ones[0] > ones[1] == 0, "two ones would look like an n"


def test_only_so_many_fonts_stay_open_and_those_in_use_among_them() -> None:
    fonts = Fonts(theme("base"))
    kept = fonts.of("count", 20)
    other = weakref.ref(fonts.of("count", 21))
    for size in range(22, 22 + glyphs._MAX_OPEN):
        fonts.of("count", size)
        assert fonts.of("count", 20) is kept
    assert other() is None
    assert fonts.of("count", 21).get_linesize() > 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_letters_f_are_no_wider_than_both_letters(edition: str) -> None:
    text = Text(theme(edition))
    for style in (each.at(60) for each in (BODY, PROMPT, NAME, BUTTON)):
        bare = text.size(style, "ffo")[0] - text.size(style, "fo")[0]
        assert bare <= text.size(style, "fo")[0] - text.size(style, "o")[0] + 1
    assert text.size(BODY, "office")[0] == text.size(BODY, "offic")[0] + text.size(BODY, "e")[0]
