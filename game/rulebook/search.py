"""Search in the rules, without regard to case, accents and ligatures, and with synonyms.

Knows texts only; knows nothing of fonts or scenes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from game.rulebook.catalogue import Chapter
from game.support.folding import fold, fold_with_origins

_SHORT: Final = 3
"""Maximum length of a term that is found at the beginning of words only."""


def words_of(query: str, synonyms: Mapping[str, Sequence[str]]) -> tuple[tuple[str, ...], ...]:
    """Return for each word of a query the folded texts that match it: the word itself, then its synonyms.

    ``synonyms`` maps a word that the program or its players use to the terms of the rules.
    """
    folded = {fold(word): tuple(map(fold, terms)) for word, terms in synonyms.items()}
    return tuple((word, *folded.get(word, ())) for word in fold(query).split())


def spans(text: str, words: Sequence[str]) -> tuple[tuple[int, int], ...]:
    """Return where folded words stand in a text: start and end of each, in order and without overlap."""
    folded, origin = fold_with_origins(text)
    marked = [False] * len(text)
    for word in words:
        for at in _places(folded, word):
            first, last = origin[at], origin[at + len(word) - 1]
            marked[first : last + 1] = [True] * (last + 1 - first)
    found: list[tuple[int, int]] = []
    for index, on in enumerate(marked):
        if on and found and found[-1][1] == index:
            found[-1] = (found[-1][0], index + 1)
        elif on:
            found.append((index, index + 1))
    return tuple(found)


def word_spans(text: str, words: Sequence[str]) -> tuple[tuple[int, int], ...]:
    """Return start and end of each whole word of a text in which a folded word stands, in order."""
    found: list[tuple[int, int]] = []
    for start, end in spans(text, words):
        while start and text[start - 1].isalnum():
            start -= 1
        while end < len(text) and text[end].isalnum():
            end += 1
        if not found or start >= found[-1][1]:
            found.append((start, end))
        else:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
    return tuple(found)


def _places(folded: str, word: str) -> Iterator[int]:
    """Return where a word begins in a folded text; a short one is looked for at the beginning of words only."""
    at = folded.find(word)
    while at >= 0:
        if len(word) > _SHORT or not (at and folded[at - 1].isalnum()):
            yield at
        at = folded.find(word, at + 1)


def find(book: Sequence[Chapter], words: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """Return the ids of the rules that match every word in number, heading or text, in reading order.

    ``words`` are the alternatives that ``words_of`` returns.
    """
    if not words:
        return ()
    found = []
    for chapter in book:
        for rule in chapter.rules:
            whole = fold(f"{rule.entry.number} {rule.head} {rule.text}")
            if all(any(next(_places(whole, term), None) is not None for term in terms) for terms in words):
                found.append(rule.entry.id)
    return tuple(found)
