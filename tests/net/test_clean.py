"""Names and talk from elsewhere."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.record import clean_name as record_name
from net.clean import clean_line, clean_name
from net.limits import CHAT_LENGTH, NAME_LENGTH

ANY_TEXT = st.text(st.characters(codec=None), max_size=400)


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("  Ida  \t Lovelace\n", "Ida Lovelace"),
        ("a\x00b\x1b[31mc\x7f", "ab[31mc"),
        ("\u202eabc\u202c \u2066x\u2069", "abc x"),
        ("a\u200bb\u200dc\ufeff", "abc"),
        ("bad\ud800name\udfff", "badname"),
        ("e\u0301", "é"),
        ("e\u200d\u0301", "é"),
        ("\u2028two\u2029lines", "two lines"),
        ("z" + "\u0335\u0336\u0337\u0338" * 5, "z\u0335\u0336"),
        ("\u3164\u2800", ""),
        ("", ""),
    ],
)
def test_only_what_can_be_seen_stays(said: str, shown: str) -> None:
    assert clean_name(said) == shown
    assert clean_line(said) == shown


@given(ANY_TEXT)
def test_the_result_is_always_fit_and_stays_as_it_is(text: str) -> None:
    for clean, length in ((clean_name, NAME_LENGTH), (clean_line, CHAT_LENGTH)):
        shown = clean(text)
        assert len(shown) <= length
        assert unicodedata.is_normalized("NFC", shown)
        assert not any(unicodedata.category(char)[0] == "C" for char in shown)
        assert clean(shown) == shown
        shown.encode("utf-8")
    assert record_name(clean_name(text)) == clean_name(text)
