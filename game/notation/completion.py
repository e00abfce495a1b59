"""Actions typed by a person: what a line means in a position, its completions, and what is wrong with it.

Knows the notation and the legal actions; knows nothing of keys or screens.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from string import digits
from typing import Final

from game.notation.actions import NotationError, format_action, format_place, letters, parse
from game.rules import Action, Edition, GameState, PurchaseCard, TakeTokens, check
from game.rules.model import WILD
from game.support.i18n import language, tr

_VERBS: Final = {"t": "take", "r": "reserve", "b": "buy", "g": "give", "c": "claim", "p": "pass"}
_TAKING: Final = ("take", "t", "give", "g")


def understand(text: str, rules: Edition, state: GameState) -> Action | str:
    """Return the legal action that a line means, or a sentence in the language of the screen about what is wrong.

    Tokens may go by their names in that language, and by the letters that are printed on them. What follows a colon is
    a card's description, as a screen reader reads it out, and is ignored.
    """
    text = _in_english(text.partition(":")[0], rules)
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
    name tokens in the language of the screen, or in English where only that fits what was typed.
    """
    return _completions(text, rules, legal, _own_names(rules)) or _completions(text, rules, legal, rules.kind_names)


def examples(rules: Edition, legal: Sequence[Action]) -> list[str]:
    """Return one or two lines that mean a legal action each, of different kinds where there are some."""
    found: dict[str, str] = {}
    names = _own_names(rules)
    # Different tokens show best that each one is named.
    for action in sorted(legal, key=lambda each: -len(set(each.colors)) if isinstance(each, TakeTokens) else 0):
        line = next(_lines(action, rules, names, [], "", set()))
        found.setdefault(line.partition(" ")[0], line)
    return sorted(found.values(), key=lambda line: not line.startswith(("take", "buy")))[:2]


def typed_form(action: Action, rules: Edition) -> str:
    """Return the text of an action as a person may type it, with the tokens named in the language of the screen."""
    return _renamed(format_action(action, rules), rules, _own_names(rules))


def _own_names(rules: Edition) -> tuple[str, ...]:
    """Return the names of the tokens in the language of the screen, in small letters."""
    return rules.kind_names if language() == "en" else tuple(tr(name).lower() for name in rules.token_names)


def _renamed(text: str, rules: Edition, names: Sequence[str]) -> str:
    """Return a text in the notation with other names for the tokens."""
    other = dict(zip(rules.kind_names, names, strict=True))
    return " ".join(other.get(word, word) for word in text.split(" "))


def _completions(text: str, rules: Edition, legal: Sequence[Action], names: Sequence[str]) -> list[str]:
    whole = _in_english(text, rules).lower().split()
    begun = text.lower().split()[-1] if whole and not text[-1].isspace() else ""
    whole = whole[:-1] if begun else whole
    if whole and whole[0] in _VERBS:
        whole[0] = _VERBS[whole[0]]
    head = _renamed("".join(f"{word} " for word in whole), rules, names)
    found: dict[str, None] = {}
    seen: set[object] = set()
    for action in legal:
        for line in _lines(action, rules, names, whole, begun, seen):
            if line.startswith(head + begun):
                found.setdefault(line)
    return list(found)


def _lines(
    action: Action, rules: Edition, names: Sequence[str], whole: list[str], begun: str, seen: set[object]
) -> Iterator[str]:
    """Yield the texts of an action with some names of tokens, given the words that are whole and the one begun."""
    if isinstance(action, TakeTokens):
        if whole and whole[0] != "take":
            return
        left = [rules.color_names[color] for color in action.colors]
        for word in whole[1:]:
            if word not in left:
                return
            left.remove(word)
        left = [_renamed(name, rules, names) for name in left]
        left.sort(key=lambda name: not name.startswith(begun))
        yield " ".join([_renamed(" ".join(whole or ["take"]), rules, names), *left])
    elif isinstance(action, PurchaseCard):
        line = f"buy {format_place(action.place)}"
        if action.place not in seen:  # the first payment is the usual one
            seen.add(action.place)
            yield line
        yield f"{line} with {_renamed(format_action(action, rules).partition(' with ')[2], rules, names)}"
    else:
        yield _renamed(format_action(action, rules), rules, names)


def _in_english(text: str, rules: Edition) -> str:
    """Return a line with the notation's names and letters in place of those of the person’s language and tokens."""
    own = {tr(token).casefold(): name for token, name in zip(rules.token_names, rules.kind_names, strict=True)}
    text = re.sub(r"\S+", lambda word: own.get(word.group().casefold(), word.group()), text)
    verb, _, rest = text.partition(" ")
    if verb.lower() in _TAKING:
        return f"{verb} {_lettered(rest, rules)}" if rest else text
    head, *paid = re.split(r"(\swith\s|=)", text, maxsplit=1, flags=re.IGNORECASE)
    return head if not paid else head + paid[0] + _lettered(paid[1], rules)


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
    return tr("Start with take, reserve, buy, give, claim or pass.")


def _unfinished() -> str:
    return tr("The action is not complete.")
