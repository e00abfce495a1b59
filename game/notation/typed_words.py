"""The words of a typed action: the edition's verb of a purchase, tokens in the person's language or by printed letters.

Knows an edition's names and letters and the language of the screen; knows nothing of positions or legal actions.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from string import digits
from typing import Final

from game.notation.actions import letters
from game.rules import Edition
from game.support.i18n import tr

_TAKING: Final = ("take", "t", "give", "g")
_PURCHASE: Final = "buy"


def in_notation(text: str, rules: Edition) -> str:
    """Return a line with the notation's names and letters in place of those of the person’s language and tokens."""
    own = {tr(token).casefold(): name for token, name in zip(rules.token_names, rules.kind_names, strict=True)}
    own[rules.purchase_word] = _PURCHASE
    text = re.sub(r"\S+", lambda word: own.get(word.group().casefold(), word.group()), text)
    verb, _, rest = text.partition(" ")
    if verb.lower() in _TAKING:
        return f"{verb} {_lettered(rest, rules)}" if rest else text
    head, *paid = re.split(r"(\swith\s|=)", text, maxsplit=1, flags=re.IGNORECASE)
    return head if not paid else head + paid[0] + _lettered(paid[1], rules)


def own_words(rules: Edition) -> tuple[str, ...]:
    """Return the tokens' names in the language of the screen, in small letters, and the verb of a purchase."""
    return (*(tr(name).lower() for name in rules.token_names), rules.purchase_word)


def notation_words(rules: Edition) -> tuple[str, ...]:
    """Return the same words of the notation."""
    return (*rules.kind_names, _PURCHASE)


def renamed(text: str, rules: Edition, words: Sequence[str]) -> str:
    """Return a text in the notation with others of these words."""
    other = dict(zip(notation_words(rules), words, strict=True))
    return " ".join(other.get(word, word) for word in text.split(" "))


def _lettered(text: str, rules: Edition) -> str:
    """Return a text with the notation's letters for printed ones, in words of letters with counts alone."""
    signs, names = letters(rules), (*rules.kind_names, "back", "nothing")
    # Where a printed letter means another colour in the notation, that counts: ``g`` is green.
    spelled = {printed: sign for printed, sign in zip(rules.letters, signs, strict=True) if printed not in signs}

    def spell(found: re.Match[str]) -> str:
        word = found.group().lower()
        if word in names or not set(word) <= {*spelled, *signs, *digits}:
            return found.group()
        return "".join(spelled.get(letter, letter) for letter in word)

    return re.sub(r"\S+", spell, text)
