"""Actions typed by a person: what a line means in a position, how it may go on, and what is wrong with it.

Knows the notation and the legal actions; knows nothing of keys or screens.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from game.i18n import tr
from game.notation import NotationError, format_action, format_place, parse
from game.rules import Action, Edition, GameState, PurchaseCard, TakeTokens, check
from game.rules.model import WILD

_VERBS: Final = {"t": "take", "r": "reserve", "b": "buy", "g": "give", "c": "claim", "p": "pass"}


def understand(text: str, rules: Edition, state: GameState) -> Action | str:
    """Read a line: the legal action that it means, or a sentence in the reader's language about what is wrong.

    Tokens may go by their names in that language.
    """
    text = _in_english(text, rules)
    try:
        action = parse(text, rules, state)
    except NotationError as error:
        if error.reason is not None:
            return tr(error.reason.text)
        words = (found.group() for found in re.finditer(r"\S+", text) if found.end() >= error.column)
        word = next(words, None)
        return _unfinished() if word is None else tr("“{word}” is not understood here.").format(word=word)
    breach = check(state, action)
    return action if breach is None else tr(breach.reason.text)


def completions(text: str, rules: Edition, legal: Sequence[Action]) -> list[str]:
    """Give the lines that begin with what was typed and mean a legal action each, in the order of the actions.

    Tokens may be named in any order; the card of a purchase need not be named, nor the payment that is usual.
    """
    whole = text.lower().split()
    begun = whole.pop() if whole and not text[-1].isspace() else ""
    if whole and whole[0] in _VERBS:
        whole[0] = _VERBS[whole[0]]
    head = "".join(f"{word} " for word in whole)
    found: dict[str, None] = {}
    seen: set[object] = set()
    for action in legal:
        for line in _lines(action, rules, whole, begun, seen):
            if line.startswith(head + begun):
                found.setdefault(line)
    return list(found)


def _lines(action: Action, rules: Edition, whole: list[str], begun: str, seen: set[object]) -> Iterator[str]:
    """Give the ways in which an action may be typed, given the words that are whole and the one that is begun."""
    if isinstance(action, TakeTokens):
        if whole and whole[0] != "take":
            return
        left = [rules.color_names[color] for color in action.colors]
        for word in whole[1:]:
            if word not in left:
                return
            left.remove(word)
        left.sort(key=lambda name: not name.startswith(begun))
        yield " ".join([*(whole or ["take"]), *left])
    elif isinstance(action, PurchaseCard):
        line = f"buy {format_place(action.place)}"
        if action.place not in seen:  # the first payment is the usual one
            seen.add(action.place)
            yield line
        yield f"{line} with {format_action(action, rules).partition(' with ')[2]}"
    else:
        yield format_action(action, rules)


def _in_english(text: str, rules: Edition) -> str:
    """Put the notation's own names in the place of those that the reader hears and sees."""
    own = {tr(name).casefold(): name for name in rules.kind_names[: WILD + 1]}
    return re.sub(r"\S+", lambda word: own.get(word.group().casefold(), word.group()), text)


def _unfinished() -> str:
    return tr("Something is missing at the end.")
