"""Words of a typed line: names in the language of the screen and printed letters become those of the notation."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.notation.typed_words import in_notation, own_words, renamed
from game.rules import edition
from game.support.i18n import LANGUAGES, set_language
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
        ("base", "fr", "take white ROUGE", "take white red"),
        ("base", "de", "take DSE", "take wbg"),
        ("base", "en", "take d2", "take w2"),
        ("base", "en", "buy 1.1=DS*", "buy 1.1=wb*"),
        ("base", "en", "reserve deck 3", "reserve deck 3"),
        ("marvel", "fr", "Recruit 1.1 with S2", "buy 1.1 with b2"),
        ("base", "en", "recruit 1.1", "recruit 1.1"),
    ],
)
def test_names_and_letters_become_those_of_the_notation(name: str, code: str, line: str, expected: str) -> None:
    set_language(code)
    assert in_notation(line, edition(name)) == expected


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", EDITIONS)
def test_own_words_are_translated_back(name: str, code: str) -> None:
    set_language(code)
    rules = edition(name)
    for line in (f"take {' '.join(rules.kind_names)}", f"buy 1.1 with {rules.kind_names[0]}"):
        assert in_notation(renamed(line, rules, own_words(rules)), rules) == line
