"""Names and chat: what is shown of them, what is valid in a record, and how duplicates are made distinct."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.support.cleaning import NAME_LENGTH, clean_name, clean_text, is_recordable, unused_name, visible

ANY_TEXT = st.text(st.characters(codec=None), max_size=400)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  Ida  \t Lovelace\n", "Ida Lovelace"),
        ("a\x00b\x1b[31mc\x7f", "ab[31mc"),
        ("\u202eabc\u202c \u2066x\u2069", "abc x"),
        ("a\u200bb\u200dc\ufeff", "abc"),
        ("bad\ud800name\udfff", "badname"),
        ("e\u0301", "é"),
        ("e\u200d\u0301", "é"),
        ("e\ufe0f\u034f\u0301", "é"),
        ("\u2028two\u2029lines", "two lines"),
        ("z" + "\u0335\u0336\u0337\u0338" * 5, "z\u0335\u0336"),
        ("\u0301a \u0301b", "a b"),
        ("\u3164\u2800", ""),
        ("\ufe0f\u034f\U000e0100", ""),
        ("\t\n", ""),
        ("", ""),
    ],
)
def test_only_visible_characters_are_kept(text: str, shown: str) -> None:
    assert clean_name(text) == shown
    assert clean_text(text, 300) == shown


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ana \N{PARTY POPPER}", "Ana"),
        ("\N{WOMAN}\U0001f3fd\u200d\N{ROCKET}\u0301Bo", "Bo"),
        ("A \N{BLACK HEART SUIT}\ufe0f B", "A B"),
        ("Nr 1\ufe0f\u20e3", "Nr 1"),
        ("\U0001f1e9\U0001f1ea", ""),
        ("20° ©", "20° ©"),
        ("王 小明", "王 小明"),
    ],
)
def test_names_have_no_pictures(text: str, shown: str) -> None:
    assert clean_name(text) == shown
    assert clean_name(shown) == shown


def test_a_text_that_is_too_long_is_cut() -> None:
    assert clean_name("x" * 40) == "x" * NAME_LENGTH
    assert clean_name("Ida Lovelace", 4) == "Ida"


@given(ANY_TEXT, st.integers(1, 300))
def test_a_cleaned_text_is_valid_and_cleaning_again_changes_nothing(text: str, length: int) -> None:
    shown = clean_text(text, length)
    assert len(shown) <= length
    assert unicodedata.is_normalized("NFC", shown)
    assert not any(unicodedata.category(char)[0] == "C" for char in shown)
    assert clean_text(shown, length) == shown
    shown.encode("utf-8")


@given(ANY_TEXT)
def test_clean_text_is_valid_in_a_record(text: str) -> None:
    assert is_recordable(clean_name(text))


@pytest.mark.parametrize("name", ["", "Ida", "Ida\ufe0f", "\u3164", "a\u0335\u0336\u0337", "\u0301", "\U000e07ff"])
def test_names_saved_by_older_versions_are_still_valid(name: str) -> None:
    assert is_recordable(name)


@pytest.mark.parametrize(
    "name", [" Ida", "a  b", "a\tb", "a\nb", "e\u0301", "\u202eadI", "a\u200bb", "\ud800", "\ue000", "x" * 25]
)
def test_names_that_no_version_could_save_are_invalid(name: str) -> None:
    assert not is_recordable(name)


def test_duplicate_names_get_numbers_and_stay_short() -> None:
    assert unused_name("Ida", set()) == "Ida"
    assert unused_name("IDA", {"ida", "ida 2"}) == "IDA 3"
    long = "x" * NAME_LENGTH
    assert unused_name(long, {long}) == "x" * (NAME_LENGTH - 2) + " 2"


def test_a_numbered_name_has_one_space_before_its_number() -> None:
    wanted = "Ida of the Lake Gard ab"[:10]
    assert unused_name(wanted, {wanted.casefold()}, len(wanted)) == "Ida of t 2"
    assert unused_name("Ida of abc", {"ida of abc"}, 9) == "Ida of 2"


def test_a_visible_line_escapes_control_characters_and_is_bounded() -> None:
    assert visible("Zoë “B” – ça\u00a0! \u202f×") == "Zoë “B” – ça\u00a0! \u202f×"
    assert visible("a\x1b[2J\r\nb\x9b\u202e\u2028\udcff") == r"a\x1b[2J\r\nb\x9b\u202e\u2028\udcff"
    cut = visible("a" * 10**6 + "the end", 200)
    assert (len(cut), cut.endswith("athe end"), "…" in cut) == (200, True, True)
