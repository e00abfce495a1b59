"""Actions typed by a person: what a line means in a position, its completions, and what is wrong with it.

Knows the notation and the legal actions; knows nothing of keys or screens.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from game.notation.actions import NotationError, format_action, format_place, parse
from game.notation.typed_words import in_notation, notation_words, own_words, renamed
from game.rules import Action, Edition, GameState, PurchaseCard, TakeTokens, check
from game.rules.model import WILD
from game.support.i18n import tr

_VERBS: Final = {"t": "take", "r": "reserve", "b": "buy", "g": "give", "c": "claim", "p": "pass"}


def understand(text: str, rules: Edition, state: GameState) -> Action | str:
    """Return the legal action that a line means, or a sentence in the language of the screen about what is wrong.

    Tokens may go by their names in that language, and by the letters that are printed on them, a purchase by the
    edition's verb. What follows a colon is a card's description, as a screen reader reads it out, and is ignored.
    """
    text = in_notation(text.partition(":")[0], rules)
    try:
        action = parse(text, rules, state)
    except NotationError as error:
        if error.reason is not None:
            return tr(error.reason.text)
        words = (found.group() for found in re.finditer(r"\S+", text) if found.end() >= error.column)
        word = next(words, None)
        wrong = _unfinished() if word is None else tr("“{word}” is not valid here.").format(word=word)
        return f"{wrong} {_expected(text[: error.column - 1].lower().split(), rules)}"
    breach = check(state, action)
    return action if breach is None else tr(breach.reason.text)


def completions(text: str, rules: Edition, legal: Sequence[Action]) -> list[str]:
    """Return the lines that begin with what was typed and mean a legal action each, in the order of the actions.

    Tokens may be named in any order; the card of a purchase need not be named, nor the payment that is usual. The lines
    name tokens in the language of the screen and a purchase as the edition does, or both as the notation does where
    only that fits what was typed.
    """
    own = _completions(text, rules, legal, own_words(rules))
    return own or _completions(text, rules, legal, notation_words(rules))


def examples(rules: Edition, legal: Sequence[Action]) -> list[str]:
    """Return one or two lines that mean a legal action each, of different kinds where there are some."""
    found: dict[str, str] = {}
    words = own_words(rules)
    # Different tokens show best that each one is named.
    for action in sorted(legal, key=lambda each: -len(set(each.colors)) if isinstance(each, TakeTokens) else 0):
        line = next(_lines(action, rules, words, [], "", set()))
        found.setdefault(line.partition(" ")[0], line)
    return sorted(found.values(), key=lambda line: not line.startswith(("take", rules.purchase_word)))[:2]


def typed_form(action: Action, rules: Edition) -> str:
    """Return the text of an action as a person may type it, in the words of the screen."""
    return renamed(format_action(action, rules), rules, own_words(rules))


def _completions(text: str, rules: Edition, legal: Sequence[Action], words: Sequence[str]) -> list[str]:
    whole = in_notation(text, rules).lower().split()
    begun = text.lower().split()[-1] if whole and not text[-1].isspace() else ""
    whole = whole[:-1] if begun else whole
    if whole and whole[0] in _VERBS:
        whole[0] = _VERBS[whole[0]]
    head = renamed("".join(f"{word} " for word in whole), rules, words)
    found: dict[str, None] = {}
    seen: set[object] = set()
    for action in legal:
        for line in _lines(action, rules, words, whole, begun, seen):
            if line.startswith(head + begun):
                found.setdefault(line)
    return list(found)


def _lines(
    action: Action, rules: Edition, words: Sequence[str], whole: list[str], begun: str, seen: set[object]
) -> Iterator[str]:
    """Yield the texts of an action in some words, given those of a line that are whole and the one begun."""
    if isinstance(action, TakeTokens):
        if whole and whole[0] != "take":
            return
        left = [rules.color_names[color] for color in action.colors]
        for word in whole[1:]:
            if word not in left:
                return
            left.remove(word)
        left = [renamed(name, rules, words) for name in left]
        left.sort(key=lambda name: not name.startswith(begun))
        yield " ".join([renamed(" ".join(whole or ["take"]), rules, words), *left])
    elif isinstance(action, PurchaseCard):
        line = renamed(f"buy {format_place(action.place)}", rules, words)
        if action.place not in seen:  # the first payment is the usual one
            seen.add(action.place)
            yield line
        yield f"{line} with {renamed(format_action(action, rules).partition(' with ')[2], rules, words)}"
    else:
        yield renamed(format_action(action, rules), rules, words)


def _expected(before: Sequence[str], rules: Edition) -> str:
    """Return a sentence on what belongs after these words, where a line is wrong or ends."""
    verb = _VERBS.get(before[0], before[0]) if before else ""
    if verb in ("take", "give") or "with" in before or "=" in before:
        colors = ", ".join(tr(name) for name in rules.token_names[: WILD + (verb != "take")])
        return tr("Enter tokens here: {colors}.").format(colors=colors)
    if verb == "pass" or (len(before) > 1 and not (verb in ("reserve", "buy") and before[-1] in ("deck", "hand"))):
        return tr("Nothing more goes here.")
    if verb == "reserve":
        return tr("Enter a card such as 2.3, or a deck such as “deck 3”.")
    if verb == "buy":
        return tr("Enter a card such as 2.3 or “hand 1”.")
    if verb == "claim":
        return tr("Enter the number of a tile.")
    return tr("Start with take, reserve, {buy}, give, claim or pass.").format(buy=rules.purchase_word)


def _unfinished() -> str:
    return tr("The action is not complete.")
