"""Actions typed by a person: what a line means in a position, its completions, and what is wrong with it.

Knows the notation and the legal actions; knows nothing of keys or screens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import accumulate
from typing import TypeAlias

import msgspec

from game.notation.actions import NotationError, format_action, format_place, parse
from game.notation.typed_words import (
    VERBS,
    ambiguous_letter,
    begun_verbs,
    in_english,
    in_notation,
    normalized,
    notation_words,
    renamed,
)
from game.rules import Action, Edition, GameState, PurchaseCard, TakeTokens, check
from game.rules.model import WILD
from game.support.i18n import tr

_Rename: TypeAlias = Callable[[str], str]
"""Returns a text in the notation in the words that are shown."""


def understand(text: str, rules: Edition, state: GameState) -> Action | str:
    """Return the legal action that a line means, or a sentence in the language of the screen about what is wrong.

    Words may be those of the screen or of English, and tokens may go by the letters that are printed on them. What
    follows a colon is a card's description, as a screen reader reads it out, and is ignored.
    """
    meant = _read(text, rules, state)
    return f"{meant.wrong} {meant.expected}".rstrip() if isinstance(meant, _Correction) else meant


def typed_meaning(text: str, rules: Edition, state: GameState, legal: Sequence[Action]) -> str:
    """Return a short line on what is being typed; nothing for an empty text.

    It states the action, how many actions begin so, that none does, or what is expected instead of the last word.
    """
    if not text.strip():
        return ""
    meant, lines = _read(text, rules, state), completions(text, rules, legal)
    if not isinstance(meant, _Correction):
        return tr("Plays: {action}").format(action=_whole(meant, rules))
    if len(lines) == 1:
        return tr("Plays: {action}").format(action=lines[0])
    if lines:
        return tr("{count} moves fit. Keep typing or choose one.").format(count=len(lines))
    verbs = begun_verbs(text.strip(), rules) if meant.begun and len(text.split()) == 1 else set[str]()
    if len(verbs) == 1:
        return tr("“{verb}” is not possible now.").format(verb=renamed(verbs.pop(), rules))
    return meant.expected if meant.begun and meant.expected else meant.wrong


class _Correction(msgspec.Struct, frozen=True):
    """Sentences on what is wrong with a text and on what belongs there; the latter may be empty.

    ``begun`` is whether nothing follows, so that the text may become right as it is typed.
    """

    wrong: str
    expected: str = ""
    begun: bool = False


def _read(text: str, rules: Edition, state: GameState) -> Action | _Correction:
    """Return the legal action that a line means, or what is wrong with it."""
    text = text.partition(":")[0]
    if (unclear := ambiguous_letter(text, rules)) is not None:
        letter, names = unclear
        either = tr("{names} or {last}").format(names=", ".join(names[:-1]), last=names[-1])
        return _Correction(tr("“{letter}” can mean {names}: enter the full name.").format(letter=letter, names=either))
    words = notation_words(text, rules)
    plain = " ".join(word.notation for word in words)
    try:
        action = parse(plain, rules, state)
    except NotationError as error:
        if error.reason is not None:
            return _Correction(tr(rules.sentence(error.reason)))
        ends = accumulate(len(word.notation) + 1 for word in words)
        wrong = next((word for word, end in zip(words, ends, strict=True) if end > error.column), None)
        problem = _unfinished() if wrong is None else tr("“{word}” is not valid here.").format(word=wrong.typed)
        expected = _expected(plain[: error.column - 1].lower().split(), rules)
        return _Correction(problem, expected, begun=wrong is None or (wrong is words[-1] and not text[-1].isspace()))
    breach = check(state, action)
    return action if breach is None else _Correction(tr(rules.sentence(breach.reason)))


def _whole(action: Action, rules: Edition) -> str:
    """Return an action in the words of the screen, a purchase with its payment and without its card's identifier."""
    if not isinstance(action, PurchaseCard):
        return typed_form(action, rules)
    payment = format_action(action, rules).partition(" with ")[2]
    return renamed(f"buy {format_place(action.place)} with {payment}", rules)


def completions(text: str, rules: Edition, legal: Sequence[Action]) -> list[str]:
    """Return one line for each legal action that begins with what was typed, in the order of the actions.

    Tokens may be named in any order; the card of a purchase need not be named, nor the payment that is usual. The lines
    are in the words of the screen, or in English ones where only those fit what was typed; the verb of the screen takes
    the place of any other that means the same.
    """
    renames = (partial(renamed, rules=rules), partial(in_english, rules=rules))
    return next(filter(None, (_completions(text, rules, legal, rename) for rename in renames)), [])


def examples(rules: Edition, legal: Sequence[Action]) -> list[str]:
    """Return one or two lines that mean a legal action each, of different kinds where there are some."""
    found: dict[type[Action], str] = {}
    # Different tokens show best that each one is named.
    for action in sorted(legal, key=lambda each: -len(set(each.colors)) if isinstance(each, TakeTokens) else 0):
        found.setdefault(type(action), next(_lines(action, rules, partial(renamed, rules=rules), [], "", set())))
    return [found[kind] for kind in sorted(found, key=lambda kind: kind not in (TakeTokens, PurchaseCard))][:2]


def typed_form(action: Action, rules: Edition) -> str:
    """Return the text of an action as a person may type it, in the words of the screen."""
    return renamed(format_action(action, rules), rules)


def typed_verb(action: Action, rules: Edition) -> str:
    """Return the verb of an action in the words of the screen."""
    text = format_action(action, rules)
    return renamed(next(verb for verb in VERBS if text.startswith(verb)), rules)


def _completions(text: str, rules: Edition, legal: Sequence[Action], rename: _Rename) -> list[str]:
    words = text.split()
    begun = words.pop() if words and not text[-1].isspace() else ""
    if ambiguous_letter(" ".join(words), rules) is not None:
        return []
    whole = in_notation(" ".join(words), rules).lower().split()
    # The first of two words may be a whole word as well.
    heads = {normalized(" ".join([*head, begun])) for head in ([rename(" ".join(whole))] if whole else [], words)}
    if begun and not words:
        heads |= {normalized(rename(verb)) for verb in begun_verbs(begun, rules)}
    found: dict[str, None] = {}
    seen: set[object] = set()
    for action in legal:
        lines = _lines(action, rules, rename, whole, normalized(begun), seen)
        if (line := next((line for line in lines if normalized(line).startswith(tuple(heads))), None)) is not None:
            found.setdefault(line)
    return list(found)


def _lines(
    action: Action, rules: Edition, rename: _Rename, whole: list[str], begun: str, seen: set[object]
) -> Iterator[str]:
    """Yield the texts of an action in some words, given the whole words of a line and the one begun, normalized."""
    if isinstance(action, TakeTokens):
        if whole and whole[0] != "take":
            return
        left = [rules.color_names[color] for color in action.colors]
        for word in whole[1:]:
            if word not in left:
                return
            left.remove(word)
        left = [rename(name) for name in left]
        left.sort(key=lambda name: not normalized(name).startswith(begun))
        yield " ".join([rename(" ".join(whole or ["take"])), *left])
    elif isinstance(action, PurchaseCard):
        line = f"buy {format_place(action.place)}"
        if action.place not in seen:  # the first payment is the usual one
            seen.add(action.place)
            yield rename(line)
        yield rename(f"{line} with {format_action(action, rules).partition(' with ')[2]}")
    else:
        yield rename(format_action(action, rules))


def _expected(before: Sequence[str], rules: Edition) -> str:
    """Return a sentence on what belongs after these words, where a line is wrong or ends."""
    verb = before[0] if before else ""
    if verb in ("take", "give") or "with" in before or "=" in before:
        colors = ", ".join(tr(name) for name in rules.token_names[: WILD + (verb != "take")])
        return tr("Enter tokens here: {colors}.").format(colors=colors)
    if before[-1:] == ["deck"]:
        return tr("Enter the level of a deck: 1, 2 or 3.")
    if before[-1:] == ["hand"]:
        return tr("Enter the number of a reserved card.")
    if verb == "pass" or len(before) > 1:
        return tr("Nothing more goes here.")
    if verb == "reserve":
        return tr("Enter a card such as 2.3, or a deck such as “{deck}”.").format(deck=renamed("deck 3", rules))
    if verb == "buy":
        return tr("Enter a card such as 2.3 or “{reserved}”.").format(reserved=renamed("hand 1", rules))
    if verb == "claim":
        return tr(rules.tile_expected)
    return tr("Start with one of these: {verbs}.").format(verbs=", ".join(renamed(verb, rules) for verb in VERBS))


def _unfinished() -> str:
    return tr("The action is not complete.")
