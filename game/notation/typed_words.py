"""The words of a typed action: verbs, function words and tokens of the screen, and tokens by printed letters.

Knows an edition's names and letters and the language of the screen; knows nothing of positions or legal actions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from string import digits
from typing import Final

import msgspec

from game.notation.actions import notation_letters
from game.rules import COLORS, Edition
from game.support.folding import fold
from game.support.i18n import gettext_noop, language, tr

VERBS: Final = {
    "take": gettext_noop("take, t"),
    "reserve": gettext_noop("reserve, r"),
    "buy": gettext_noop("buy, b"),
    "give back": gettext_noop("give back, give, g"),
    "claim": gettext_noop("claim, c"),
    "pass": gettext_noop("pass, p"),
}
"""The verbs of the notation, with what may be typed for each; the first word of a language is shown.

The edition's ``purchase_words`` come before those of ``buy``. The second of two words may also end the line.
"""
FUNCTION_WORDS: Final = {
    "deck": gettext_noop("deck, pile"),
    "hand": gettext_noop("hand, reserved"),
    "with nothing": gettext_noop("with nothing, for free, free"),
    "with": gettext_noop("with, for"),
    "nothing": gettext_noop("nothing, none"),
}
"""The other words of the notation that are no tokens, in the same way."""
_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
"""How umlauts are written where there are none."""


class Word(msgspec.Struct, frozen=True):
    """One or two words of the notation, or a word that means nothing, and what was typed for them."""

    notation: str
    typed: str


class _Vocabulary(msgspec.Struct, frozen=True):
    """The words of an edition in one language: what they mean in the notation by normalized form, and what is shown.

    ``english`` are the verbs of English, normalized.
    """

    verbs: dict[str, str]
    others: dict[str, str]
    shown: dict[str, str]
    english: frozenset[str]


@lru_cache(maxsize=4096)
def normalized(text: str) -> str:
    """Return a folded text with abbreviations without dots."""
    return re.sub(r"(?<=[^\W\d])\.", "", fold(text))


def notation_words(text: str, rules: Edition) -> list[Word]:
    """Return the words of a line in the notation; it may use words of the screen, English words and printed letters."""
    verb, others = _parts(text, rules)
    spelled = _first_token(verb, others)
    return [*verb, *others[:spelled], *(_lettered(word, rules) for word in others[spelled:])]


def in_notation(text: str, rules: Edition) -> str:
    """Return the words of a line in the notation as text."""
    return " ".join(word.notation for word in notation_words(text, rules))


def renamed(text: str, rules: Edition) -> str:
    """Return a text in the notation with the words of the screen."""
    shown = _vocabulary(rules, language()).shown
    return " ".join(word.notation for word in _translated(text.split(" "), shown))


def in_english(text: str, rules: Edition) -> str:
    """Return a text in the notation with the English verb of the edition for a purchase."""
    verb, space, rest = text.partition(" ")
    return rules.purchase_words.partition(",")[0] + space + rest if verb == "buy" else text


def begun_verbs(text: str, rules: Edition) -> set[str]:
    """Return the verbs of the notation that may be typed with a word which begins with a text."""
    begun = normalized(text)
    return {verb for form, verb in _vocabulary(rules, language()).verbs.items() if form.startswith(begun)}


def without_payment(text: str, rules: Edition) -> str:
    """Return a line up to the word for “with”, as it was typed; all of it where there is none."""
    words = notation_words(text, rules)
    end = next((at for at, word in enumerate(words, 1) if word.notation == "with"), len(words))
    return " ".join(word.typed for word in words[:end])


def ambiguous_letter(text: str, rules: Edition) -> tuple[str, list[str]] | None:
    """Return a letter in a line that can mean several tokens, with their names on the screen, or ``None``.

    A letter is that of the notation or one printed on a token. After a verb that is not English it is not clear if the
    name of another token begins with it, of one that can be taken where the line takes tokens.
    """
    verb, others = _parts(text, rules)
    if not verb or normalized(verb[0].typed) in _vocabulary(rules, language()).english:
        return None
    signs = _signs(rules)
    names = [tr(name) for name in rules.token_names[: len(rules.letters)]]
    named = names[:COLORS] if verb[0].notation == "take" else names
    for word in others[_first_token(verb, others) :]:
        for letter in sorted(signs.keys() & set(word.notation.lower())) if _is_spelled(word, rules) else ():
            begun = [name for name in named if normalized(name)[0] == letter]
            meant = [name for name in names if name in begun or name == names[signs[letter]]]
            if len(meant) > 1:
                return letter, meant
    return None


def _forms(message: str) -> set[str]:
    """Return the normalized words of a message in English and in the language of the screen."""
    words = [word for text in (message, tr(message)) for word in text.lower().split(", ")]
    return {normalized(form) for word in words for form in (word, word.translate(_UMLAUTS))}


def _first(message: str) -> str:
    """Return the word of a message that is shown."""
    return tr(message).lower().partition(", ")[0]


@lru_cache(maxsize=8)
def _vocabulary(rules: Edition, _language: str) -> _Vocabulary:
    """Return an edition's words in the language of the screen; ``_language`` is only the cache's key."""
    verbs = {form: verb for verb, message in VERBS.items() for form in _forms(message)}
    verbs |= dict.fromkeys(_forms(rules.purchase_words), "buy")
    tokens = list(zip(rules.kind_names, rules.token_names, strict=True))
    others = {form: word for word, message in FUNCTION_WORDS.items() for form in _forms(message)}
    others |= {form: kind for kind, name in tokens for form in (*_forms(name), *_forms(kind))}
    shown = {word: _first(message) for word, message in (VERBS | FUNCTION_WORDS).items()}
    shown |= {kind: _first(name) for kind, name in tokens} | {"buy": _first(rules.purchase_words)}
    english = frozenset(
        normalized(word) for text in (*VERBS.values(), rules.purchase_words) for word in text.split(", ")
    )
    return _Vocabulary(verbs, others, shown, english)


def _parts(text: str, rules: Edition) -> tuple[list[Word], list[Word]]:
    """Return the verb of a line, if it begins with one, and its other words, with letters as they were typed."""
    known = _vocabulary(rules, language())
    words = text.replace("=", " = ").split()
    for verb, others in ((words[:2], words[2:]), (words[:1] + words[1:][-1:], words[1:-1]), (words[:1], words[1:])):
        typed = " ".join(verb)
        if normalized(typed) in known.verbs:
            return [Word(known.verbs[normalized(typed)], typed)], list(_translated(others, known.others))
    return [], list(_translated(words, known.others))


def _translated(words: Sequence[str], meanings: Mapping[str, str]) -> Iterator[Word]:
    """Yield the meanings of words by their normalized form, two words before one; a word without one stays."""
    at = 0
    while at < len(words):
        count = 2 if normalized(" ".join(words[at : at + 2])) in meanings else 1
        typed = " ".join(words[at : at + count])
        yield Word(meanings.get(normalized(typed), typed), typed)
        at += count


def _first_token(verb: Sequence[Word], others: Sequence[Word]) -> int:
    """Return the index of the word after which a line names tokens; the number of words where it names none."""
    if verb and verb[0].notation in ("take", "give back"):
        return 0
    return next((at for at, word in enumerate(others) if word.notation in ("with", "=")), len(others))


def _signs(rules: Edition) -> dict[str, int]:
    """Return the tokens by their letters: the printed ones, and those of the notation, which count where both are."""
    return {sign: kind for signs in (rules.letters, notation_letters(rules)) for kind, sign in enumerate(signs)}


def _is_spelled(word: Word, rules: Edition) -> bool:
    """Whether a word consists of letters of tokens and counts and is not a word by itself."""
    known = normalized(word.typed) in _vocabulary(rules, language()).others
    return not known and set(word.notation.lower()) <= {*_signs(rules), *digits}


def _lettered(word: Word, rules: Edition) -> Word:
    """Return a word of letters with those of the notation; any other one as it is."""
    if not _is_spelled(word, rules):
        return word
    signs, plain = _signs(rules), notation_letters(rules)
    spelled = (plain[signs[char]] if char in signs else char for char in word.notation.lower())
    return Word("".join(spelled), word.typed)
