"""The words to compare."""

from __future__ import annotations

import pytest

from net.protocol.safety_words import COUNT, WORDS, words_for

PARTS = [bytes([n]) * 32 for n in range(4)]


def test_there_are_256_different_words_in_order() -> None:
    assert len(WORDS) == 256
    assert list(WORDS) == sorted(set(WORDS))
    assert all(word.isascii() and word.islower() and 3 <= len(word) <= 10 for word in WORDS)


def test_both_sides_derive_the_same_words() -> None:
    """The words are part of the protocol: another client must derive the same."""
    assert words_for(*PARTS) == words_for(*PARTS)
    assert len(words_for(*PARTS)) == COUNT
    assert words_for(*[bytes(32)] * 4) == ("planet", "sail", "foam", "marble")


@pytest.mark.parametrize("at", range(4))
def test_every_part_counts(at: int) -> None:
    other = [part if index != at else bytes([9]) * 32 for index, part in enumerate(PARTS)]
    assert words_for(*other) != words_for(*PARTS)
