"""The form of a text in which words are compared: without case, accents and ligatures.

Knows characters; knows nothing of languages or of what is searched.
"""

from __future__ import annotations

import unicodedata
from typing import Final

_PLAIN: Final = {"œ": "oe", "æ": "ae", "’": "'"}
"""What is typed for characters that have no decomposition."""


def fold(text: str) -> str:
    """Return the form of a text that is compared: small letters without accents, ``ß`` as ``ss``, plain spaces."""
    return fold_with_origins(text)[0]


def fold_with_origins(text: str) -> tuple[str, list[int]]:
    """Return a folded text, and for each of its characters the index of the original one."""
    folded: list[str] = []
    origins: list[int] = []
    for index, ch in enumerate(text):
        for part in unicodedata.normalize("NFKD", ch.casefold()):
            if not unicodedata.combining(part):
                letters = _PLAIN.get(part, part)
                folded.extend(letters)
                origins.extend([index] * len(letters))
    return "".join(folded), origins
