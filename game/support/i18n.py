"""Translation by gettext catalogues under ``assets/locale``, with English as the source.

Knows languages and catalogues; knows nothing of fonts or scenes.
"""

from __future__ import annotations

import gettext as _gettext
import locale as _locale
import os
from contextlib import suppress
from functools import cache
from importlib import resources
from typing import Final

LANGUAGES: Final = ("en", "fr", "de")

_WINDOWS_NAMES: Final = {"english": "en", "french": "fr", "german": "de"}

_translations: _gettext.NullTranslations = _gettext.NullTranslations()
_language: str = "en"


def set_language(code: str) -> None:
    """Switch ``tr`` and ``trn`` to one of ``LANGUAGES``; raises ``ValueError`` for any other."""
    global _translations, _language
    if code not in LANGUAGES:
        raise ValueError(f"unknown language {code!r}: choose one of {', '.join(LANGUAGES)}")
    _language = code
    if code == "en":
        _translations = _gettext.NullTranslations()
        return
    _translations = _catalogue(code)


def _catalogue(code: str) -> _gettext.NullTranslations:
    with (resources.files("assets") / "locale" / f"{code}.mo").open("rb") as file:
        return _gettext.GNUTranslations(file)


def language() -> str:
    """Return the code of the language in use."""
    return _language


def system_language() -> str:
    """Return the language of the environment; English where it is none of ``LANGUAGES``."""
    names = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    names.append(_locale.getlocale()[0] or "")
    for name in names:
        code = _WINDOWS_NAMES.get(name.partition("_")[0].lower(), name[:2].lower())
        if code in LANGUAGES:
            return code
    return "en"


def tr(message: str) -> str:
    """Translate a message; fill its ``{named}`` fields afterwards with ``str.format``."""
    return _translations.gettext(message)


def trn(singular: str, plural: str, count: int) -> str:
    """Translate a message that depends on a count; fill its fields afterwards with ``str.format``."""
    return _translations.ngettext(singular, plural, count)


@cache
def in_every_language(message: str) -> tuple[str, ...]:
    """Return a message in each of ``LANGUAGES`` whose catalogue can be read."""
    found = [message]
    for code in LANGUAGES[1:]:
        with suppress(OSError, ValueError):
            found.append(_catalogue(code).gettext(message))
    return tuple(found)


def ngettext_noop(singular: str, plural: str) -> tuple[str, str]:
    """Mark a message that depends on a count where it is defined; ``trn`` translates it where it is shown."""
    return singular, plural


def gettext_noop(message: str) -> str:
    """Mark a message for the catalogues where it is defined; ``tr`` translates it where it is shown."""
    return message
