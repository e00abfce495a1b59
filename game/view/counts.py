"""Counts of tokens and gems as words, in the number that the count demands.

Knows an edition's words and the language of the screen; knows nothing of positions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from game.rules import Edition
from game.support.i18n import trn

Counted: TypeAlias = Callable[[Edition, int, int], str]


def counted_token(rules: Edition, kind: int, count: int) -> str:
    """Return a count of tokens of one kind: “2 rubies”, “2 Reality tokens”."""
    return trn(*rules.counted_tokens[kind], count).format(count=count)


def counted_gem(rules: Edition, kind: int, count: int) -> str:
    """Return a count of one kind in a price, a demand or after a word for tokens: “2 rubies”, “2 Reality”."""
    return trn(*rules.counted_gems[kind], count).format(count=count)
