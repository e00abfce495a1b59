"""Reading a skin from ``assets/skins/EDITION.toml``.

Knows the form of that file: the fields of ``Skin`` by name, a colour as ``#RRGGBB``, an easing by the name of its
function; ``tools.build_locale`` collects all text under ``text``. Knows nothing of any edition.
"""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from typing import Any

import msgspec

from game.view import theme
from game.view.skins.model import Skin


class SkinError(ValueError):
    """A skin's file is invalid; the message names the file and the field."""


def load_skin(edition: str) -> Skin:
    """Return the skin of an edition from its file; raises ``SkinError``."""
    text = (resources.files("assets") / "skins" / f"{edition}.toml").read_text(encoding="utf-8")
    return read_skin(edition, text)


def read_skin(edition: str, text: str) -> Skin:
    """Return the skin of an edition from the text of its file; raises ``SkinError``."""
    try:
        data = _with_colors(tomllib.loads(text))
        return msgspec.convert({"edition": edition, **data}, Skin, dec_hook=_easing)
    except ValueError as error:
        raise SkinError(f"{edition}.toml: {error}") from error


def _with_colors(value: Any) -> Any:
    """Return a file's contents with each ``#RRGGBB`` as a tuple; other text is left to the type check."""
    if isinstance(value, dict):
        return {key: _with_colors(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_with_colors(each) for each in value]
    if isinstance(value, str) and re.fullmatch("#[0-9A-Fa-f]{6}", value):
        return tuple(bytes.fromhex(value[1:]))
    return value


def _easing(_kind: type, value: Any) -> Any:
    """Return the easing of a name."""
    if value not in theme.EASINGS:
        raise ValueError(f"no easing is called {value!r}")
    return theme.EASINGS[value]
