"""The catalogues: complete, compiled as they stand, with the same fields as the English, and switched at run time."""

from __future__ import annotations

import gettext

import pytest

from game.rules import edition
from game.rules.edition_base import NOBLE_NAMES
from game.support import i18n

pytest.importorskip("babel", reason="the catalogues are built with Babel")

from tools import build_locale

pytestmark = pytest.mark.usefixtures("language_restored")

LANGUAGES = build_locale.TRANSLATED
Messages = dict[build_locale.MessageId, list[str]]


def source(key: build_locale.MessageId) -> str:
    return key if isinstance(key, str) else key[0]


def written(code: str) -> dict[build_locale.MessageId, tuple[str, ...]]:
    """The contents of a language's text file: the forms of every message."""
    said: dict[build_locale.MessageId, tuple[str, ...]] = {}
    for message in build_locale.read(code):
        if message.id:
            key = message.id if isinstance(message.id, str) else tuple(message.id)
            said[key] = (message.string,) if isinstance(message.string, str) else tuple(message.string or ())
    return said


def compiled(code: str) -> gettext.GNUTranslations:
    with (build_locale.LOCALE / f"{code}.mo").open("rb") as file:
        return gettext.GNUTranslations(file)


def test_the_code_contains_messages(english: Messages) -> None:
    assert len(english) > 300
    assert english["New game"]
    assert ("{count} round", "{count} rounds") in english


def test_every_language_but_english_has_a_catalogue() -> None:
    assert set(LANGUAGES) == set(i18n.LANGUAGES) - {"en"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_is_translated_and_none_is_left_over(code: str, english: Messages) -> None:
    assert set(written(code)) == set(english)
    assert list(build_locale.problems(code, build_locale.read(code))) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_field_of_the_english_is_in_the_translation(code: str) -> None:
    for key, forms in written(code).items():
        for form in forms:
            assert build_locale.fields(form) == build_locale.fields(source(key)), key


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_number_has_a_plural_form(code: str, english: Messages) -> None:
    assert build_locale.read(code).num_plurals == 2
    said = written(code)
    assert {len(said[key]) for key in english if isinstance(key, tuple)} == {2}


def test_zero_is_singular_in_french_and_plural_in_german() -> None:
    i18n.set_language("fr")
    assert [i18n.trn("token", "tokens", count) for count in (0, 1, 2)] == ["jeton", "jeton", "jetons"]
    i18n.set_language("de")
    assert [i18n.trn("token", "tokens", count) for count in (0, 1, 2)] == ["Chips", "Chip", "Chips"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_tags_of_a_result_have_the_word_that_they_have_everywhere(code: str) -> None:
    said = written(code)
    assert all(said["Tags"][0] in form for form in said["{count} Avengers tag", "{count} Avengers tags"])


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_compiled_file_equals_its_source(code: str) -> None:
    spoken = compiled(code)
    for key, forms in written(code).items():
        if isinstance(key, str):
            assert (spoken.gettext(key),) == forms
        else:
            one, many = key
            assert (spoken.ngettext(one, many, 1), spoken.ngettext(one, many, 2)) == forms


@pytest.mark.parametrize("code", LANGUAGES)
def test_building_again_changes_nothing(code: str, english: Messages) -> None:
    catalog = build_locale.merge(code, english)
    # compared first: a difference of 300 KB takes pytest minutes to explain
    same = (build_locale.LOCALE / f"{code}.po").read_bytes() == build_locale.po_bytes(catalog)
    assert same, "run python -m tools.build_locale"
    same = (build_locale.LOCALE / f"{code}.mo").read_bytes() == build_locale.mo_bytes(catalog)
    assert same, "run python -m tools.build_locale"


def test_a_missing_translation_and_an_unknown_field_are_problems() -> None:
    catalog = build_locale.PlainCatalog("fr")
    catalog.add("{name} wins", "{nom} gagne")
    catalog.add(("{count} round", "{count} rounds"), ("{count} tour", ""))
    catalog.add("Quit", "")
    assert list(build_locale.problems("fr", catalog)) == [
        "fr: unknown field in the translation of '{name} wins'",
        "fr: not translated: '{count} rounds'",
        "fr: not translated: 'Quit'",
    ]


@pytest.mark.parametrize("code", ["en", *LANGUAGES])
def test_the_texts_have_typographic_quotes_and_ellipses_and_french_spaces(code: str, english: Messages) -> None:
    said = {key: (key,) if isinstance(key, str) else key for key in english} if code == "en" else written(code)
    texts = [form for forms in said.values() for form in forms]
    texts = [text for text in texts if text not in NOBLE_NAMES]
    assert not [text for text in texts if "'" in text or '"' in text]
    assert not [text for text in texts if "..." in text or text != text.strip()]
    if code == "fr":
        assert not [text for text in texts for mark in ":;!?" if f" {mark}" in text]


def test_the_names_of_the_nobles_are_those_of_their_file() -> None:
    assert [tile.name for tile in edition("base").tiles.values()] == list(NOBLE_NAMES)


def test_the_names_of_the_colours_are_translated(english: Messages) -> None:
    names = {name for rules in (edition("base"), edition("marvel")) for name in rules.token_names} - {"special"}
    assert names <= set(english)


def test_texts_follow_the_language_and_are_english_where_the_catalogue_lacks_them() -> None:
    i18n.set_language("fr")
    assert (i18n.language(), i18n.tr("New game")) == ("fr", "Nouvelle partie")
    i18n.set_language("de")
    assert (i18n.language(), i18n.tr("New game")) == ("de", "Neue Partie")
    assert i18n.tr("No such message") == "No such message"
    i18n.set_language("en")
    assert (i18n.language(), i18n.tr("New game")) == ("en", "New game")
    assert i18n.trn("{count} round", "{count} rounds", 2) == "{count} rounds"


def test_an_unknown_language_is_refused_and_changes_nothing() -> None:
    i18n.set_language("de")
    with pytest.raises(ValueError, match="unknown language 'nl'"):
        i18n.set_language("nl")
    assert i18n.tr("Quit") == "Beenden"


def test_marked_text_stays_english() -> None:
    i18n.set_language("fr")
    assert i18n.gettext_noop("white") == "white"
    assert i18n.tr(i18n.gettext_noop("white")) == "blanc"


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({"LC_ALL": "de_AT.UTF-8", "LANG": "fr_FR.UTF-8"}, "de"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "nl_NL.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_environment(
    variables: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    assert i18n.system_language() == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [("German_Germany", "de"), ("French_Canada", "fr"), ("English_Ireland", "en"), ("de_AT", "de")],
)
def test_windows_has_names_of_its_own_for_languages(monkeypatch: pytest.MonkeyPatch, name: str, expected: str) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr("locale.getlocale", lambda: (name, "1252"))
    assert i18n.system_language() == expected
