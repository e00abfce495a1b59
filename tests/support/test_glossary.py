"""The English texts of the screen use the terms of ``assets/locale/glossary.toml``."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from tests.helpers.paths import ROOT

ASSETS = ROOT / "assets"
TERMS: list[dict[str, Any]] = tomllib.loads((ASSETS / "locale" / "glossary.toml").read_text(encoding="utf-8"))["terms"]
FILES = [ASSETS / "rules" / "en.toml", *sorted((ASSETS / "tutorial").glob("*.en.toml"))]


def strings(value: object) -> Iterator[str]:
    """Yield all texts of a parsed file."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, part in value.items():
            if name != "synonyms":  # what a reader may type, not what the program writes
                yield from strings(part)


def plain(texts: Iterable[str]) -> list[str]:
    """Return texts without their line breaks."""
    return [" ".join(text.split()) for text in texts]


@pytest.fixture(scope="session")
def catalogue(english: dict[str | tuple[str, ...], list[str]]) -> list[str]:
    return plain(text for key in english for text in ((key,) if isinstance(key, str) else key))


@pytest.fixture(scope="session")
def texts(catalogue: list[str]) -> list[str]:
    parsed = (tomllib.loads(path.read_text(encoding="utf-8")) for path in FILES)
    return catalogue + plain(text for each in parsed for text in strings(each))


def pattern(term: dict[str, Any]) -> re.Pattern[str]:
    """Return what finds a term of the glossary in a text."""
    if "pattern" in term:
        return re.compile(term["pattern"])
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, term['avoid']))})\b", re.IGNORECASE)


def title(term: dict[str, Any]) -> str:
    return term["avoid"][0] if "avoid" in term else term["use"].partition(";")[0]


@pytest.mark.parametrize("term", TERMS, ids=title)
def test_no_text_uses_a_word_that_the_glossary_avoids(
    term: dict[str, Any], catalogue: list[str], texts: list[str]
) -> None:
    assert set(term) <= {"avoid", "pattern", "use", "allowed", "only"} and ("avoid" in term) != ("pattern" in term)
    found = pattern(term)
    searched = catalogue if term.get("only") == "catalogue" else texts
    wrong = [text for text in searched if found.search(text) and text not in term.get("allowed", ())]
    assert not wrong, f"write instead: {term['use']}"


@pytest.mark.parametrize("term", [term for term in TERMS if "allowed" in term], ids=title)
def test_every_allowed_exception_is_in_use(term: dict[str, Any], texts: list[str]) -> None:
    assert [text for text in term["allowed"] if text not in texts or not pattern(term).search(text)] == []
