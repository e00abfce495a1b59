"""Counts of tokens and gems as words, in the number that the count demands.

Knows an edition's words and the language of the screen; knows nothing of positions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from game.rules import Edition
from game.rules.editions import edition
from game.rules.model import KINDS, Tokens
from game.support.i18n import tr, trn

Counted: TypeAlias = Callable[[Edition, int, int], str]


def counted_token(rules: Edition, kind: int, count: int) -> str:
    """Return a count of tokens of one kind: “2 rubies”, “2 Reality tokens”."""
    return trn(*rules.counted_tokens[kind], count).format(count=count)


def counted_gem(rules: Edition, kind: int, count: int) -> str:
    """Return a count of one kind in a price, a demand or after a word for tokens: “2 rubies”, “2 Reality”."""
    return trn(*rules.counted_gems[kind], count).format(count=count)


def missing_text(edition_name: str, lack: Tokens, counted: Counted = counted_token) -> str:
    """Return a text on what is missing: “Need 2 more rubies, 1 sapphire”."""
    rules = edition(edition_name)
    parts = [counted(rules, kind, lack[kind]) for kind in range(KINDS) if lack[kind]]
    if not parts:
        return ""
    number, _, rest = parts[0].partition(" ")
    parts[0] = tr("{count} more {tokens}").format(count=number, tokens=rest)
    return tr("Need {tokens}").format(tokens=", ".join(parts))
