"""Words of a typed line: those of the screen and of English, and printed letters, become those of the notation."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game.notation.typed_words import FUNCTION_WORDS, VERBS, ambiguous_letter, in_notation, normalized, renamed
from game.rules import edition
from game.support.i18n import LANGUAGES, in_every_language, set_language
from tests.helpers.paths import ROOT
from tests.helpers.tables import EDITIONS


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


@pytest.mark.parametrize(
    ("name", "code", "line", "expected"),
    [
        ("base", "de", "take Weiß BLAU grün", "take white blue green"),
        ("base", "de", "Nimm weiss blau GRUEN", "take white blue green"),
        ("base", "de", "gib weiß 2 gold 1 zurück", "give back white 2 gold 1"),
        ("base", "de", "gib zurueck rot 2", "give back red 2"),
        ("base", "de", "kaufe Hand 2.1 mit nichts", "buy hand 2.1 with nothing"),
        ("base", "de", "nimm WRK", "take wrk"),
        ("base", "fr", "take white ROUGE", "take white red"),
        ("base", "fr", "RESERVEZ pioche 3", "reserve deck 3"),
        ("base", "fr", "achète 2.3 avec rouge 2 or 1", "buy 2.3 with red 2 gold 1"),
        ("base", "fr", "acheter 2.3 gratuitement", "buy 2.3 with nothing"),
        ("base", "fr", "rends blanc 2", "give back white 2"),
        ("base", "de", "take DSE", "take wbg"),
        ("base", "en", "take d2", "take w2"),
        ("base", "en", "give white 2 back", "give back white 2"),
        ("base", "en", "buy 1.1=DS*", "buy 1.1 = wb*"),
        ("base", "en", "reserve deck 3", "reserve deck 3"),
        ("marvel", "fr", "Recruit 1.1 with S2", "buy 1.1 with b2"),
        ("marvel", "fr", "recrute 1.1 avec ame espace", "buy 1.1 with orange blue"),
        ("marvel", "fr", "prends jaune pouvoir reality", "take yellow purple red"),
        ("marvel", "de", "rekrutiere 1.1 mit shield 2", "buy 1.1 with gray 2"),
        ("base", "en", "recruit 1.1", "recruit 1.1"),
    ],
)
def test_words_and_letters_become_those_of_the_notation(name: str, code: str, line: str, expected: str) -> None:
    set_language(code)
    assert in_notation(line, edition(name)) == expected


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", EDITIONS)
def test_the_words_of_the_screen_are_translated_back(name: str, code: str) -> None:
    set_language(code)
    rules = edition(name)
    for line in (
        f"take {' '.join(rules.kind_names)}",
        f"buy hand 2.1 with {rules.kind_names[0]}",
        "buy 1.1 with nothing",
        "reserve deck 3",
        "give back red 2",
        "claim 2",
        "pass",
    ):
        assert in_notation(renamed(line, rules), rules) == line
        assert in_notation(normalized(renamed(line, rules)), rules) == line


@pytest.mark.parametrize("name", EDITIONS)
def test_each_word_that_may_be_typed_means_one_thing(name: str) -> None:
    rules = edition(name)
    verbs = {**VERBS, "buy": rules.purchase_words}
    tokens = [
        *zip(rules.kind_names, rules.token_names, strict=True),
        *zip(rules.kind_names, rules.kind_names, strict=True),
    ]
    for place, code in enumerate(LANGUAGES):
        set_language(code)
        for verb, message in verbs.items():
            for said in {message, in_every_language(message)[place]}:
                assert {in_notation(word, rules) for word in said.split(", ")} == {verb}
        for plain, message in [*FUNCTION_WORDS.items(), *tokens]:
            for said in {message, in_every_language(message)[place]}:
                assert {in_notation(f"take {word}", rules) for word in said.split(", ")} == {f"take {plain}"}


def test_the_documented_words_of_the_languages_hold() -> None:
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`.+`.*) \| (`.+`) \| (`.+`) \|$", page, re.MULTILINE)
    assert len(rows) >= 7
    for cells in rows:
        rules = edition("marvel" if "Marvel" in cells[0] else "base")
        lines = [re.findall(r"`([^`]+)`", cell) for cell in cells]
        plain = [in_notation(line, rules) for line in lines[0]]
        for code, own in zip(LANGUAGES, lines, strict=True):
            set_language(code)
            assert [renamed(line, rules) for line in plain] == own[: len(plain)]
            assert {in_notation(line, rules) for line in own} == set(plain)


@pytest.mark.parametrize("name", EDITIONS)
def test_no_verb_is_english_in_another_language(name: str) -> None:
    rules = edition(name)
    for code in LANGUAGES[1:]:
        set_language(code)
        for line in ("take", "buy", "give back", "claim"):
            assert renamed(line, rules) != line


@pytest.mark.parametrize(
    ("name", "code", "line", "expected"),
    [
        ("base", "fr", "prendre b", ("b", ["blanc", "bleu"])),
        ("base", "fr", "prendre vert wb", ("b", ["blanc", "bleu"])),
        ("base", "fr", "acheter 1.1 avec o2", ("o", ["noir", "or"])),
        ("base", "fr", "prendre o", None),
        ("base", "fr", "take b", None),
        ("base", "de", "nimm s", ("s", ["Blau", "Schwarz"])),
        ("base", "de", "nimm g", None),
        ("base", "de", "kaufe 1.1 = g", ("g", ["Grün", "Gold"])),
        ("base", "de", "reserviere 1.1", None),
        ("base", "en", "take b", None),
        ("marvel", "de", "nimm m", ("m", ["Gedanken", "Macht"])),
        ("marvel", "de", "nimm g", ("g", ["Gedanken", "S.H.I.E.L.D."])),
        ("marvel", "fr", "prendre g", None),
    ],
)
def test_a_letter_that_can_mean_several_tokens_is_named(
    name: str, code: str, line: str, expected: tuple[str, list[str]] | None
) -> None:
    set_language(code)
    assert ambiguous_letter(line, edition(name)) == expected
