"""A private key as 24 words (BIP 39, English list), which a person can write down and enter on another computer.

Knows words and bytes; knows nothing of files.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from game.support.i18n import tr

if TYPE_CHECKING:
    from mnemonic import Mnemonic

WORDS: Final = 24
"""How many words stand for a key of 32 bytes; the last one also checks the others."""


class KeyWordsError(Exception):
    """What was entered is no key; the text is one sentence for the person.

    ``number`` is the place of the word that is not right, from 1 on, or 0.
    """

    def __init__(self, text: str, number: int = 0) -> None:
        super().__init__(text)
        self.number = number


def words_of(private: bytes) -> tuple[str, ...]:
    """Return the words of a private key of 32 bytes."""
    return tuple(_words().to_mnemonic(private).split())


def key_of(text: str) -> bytes:
    """Return the private key of 24 words, of each of which the first four letters are enough.

    A byte order mark, with which some editors begin a file, is skipped. Raises ``KeyWordsError``.
    """
    known = _words()
    words = [known.expand_word(word) for word in text.lstrip("\ufeff").lower().split()]
    if len(words) != WORDS:
        raise KeyWordsError(tr("A key has {wanted} words, not {count}.").format(wanted=WORDS, count=len(words)))
    for number, word in enumerate(words, 1):
        if word not in known.wordlist:
            raise KeyWordsError(tr("Word {number} is not right: “{word}”.").format(number=number, word=word), number)
    try:
        return bytes(known.to_entropy(words))
    except ValueError as error:
        raise KeyWordsError(tr("These words do not belong together. Check each word and their order.")) from error


@cache
def _words() -> Mnemonic:
    from mnemonic import Mnemonic  # needed once in a year

    return Mnemonic("english")
