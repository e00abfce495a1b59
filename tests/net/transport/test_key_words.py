"""A key as words, and back from what a person types."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.transport.key_words import WORDS, KeyWordsError, key_of, words_of

PRIVATE = bytes(range(32))
TEXT = " ".join(words_of(PRIVATE))


@given(st.binary(min_size=32, max_size=32))
def test_words_lead_back_to_their_key_and_so_do_their_first_four_letters(private: bytes) -> None:
    words = words_of(private)
    assert len(words) == WORDS and key_of(" ".join(words)) == private
    assert key_of("\n".join(word[:4].upper() for word in words)) == private
    assert key_of("\ufeff" + " ".join(words)) == private


def test_the_words_are_those_of_the_standard() -> None:
    assert words_of(bytes(32)) == ("abandon",) * 23 + ("art",)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("", "A key has 24 words, not 0."),
        (TEXT.rpartition(" ")[0], "A key has 24 words, not 23."),
        (TEXT.replace(words_of(PRIVATE)[2], "zzz", 1), "Word 3 is not right: “zzz”."),
        (" ".join(["abandon"] * 24), "These words do not belong together. Check each word and their order."),
        (" ".join(reversed(TEXT.split())), "These words do not belong together. Check each word and their order."),
    ],
)
def test_words_of_no_key_are_refused_in_one_sentence(typed: str, sentence: str) -> None:
    with pytest.raises(KeyWordsError) as refused:
        key_of(typed)
    assert str(refused.value) == sentence


@given(st.text(max_size=300))
def test_any_text_is_a_key_or_refused(typed: str) -> None:
    try:
        assert len(key_of(typed)) == 32
    except KeyWordsError as refused:
        assert str(refused)
