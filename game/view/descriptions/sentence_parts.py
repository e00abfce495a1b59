"""How sentences are composed: names in them, and for a screen reader labels, lists, choices.

Knows text only, and imports nothing that the title does not load anyway.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from game.support.i18n import tr


def unbroken(name: str) -> str:
    """Return a name that no line ends within: its spaces are no-break spaces."""
    return name.replace(" ", "\u00a0")


def labelled(label: str, text: str) -> str:
    """Return a label and a text with a colon, set as in the language of the program."""
    return tr("{label}: {text}").format(label=label, text=text) if label and text else label or text


def sentence(text: str) -> str:
    """Return a text that ends with a full stop, unless it has a mark of its own."""
    return text if text.endswith(("?", "!", ".", "…")) else f"{text}."


def listed(texts: Sequence[str]) -> str:
    """Return texts that may contain commas as an enumeration."""
    template = tr("{first}; {second}")
    return reduce(lambda first, second: template.format(first=first, second=second), texts) if texts else ""


def describe_label(label: str, *, enabled: bool = True, tooltip: str = "") -> str:
    """Return a control’s label, or its tooltip where it has none, and whether it can be used."""
    said = label or tooltip
    return said if enabled else tr("{label} (not available)").format(label=said)


def describe_choice(label: str, index: int, total: int) -> str:
    """Return which one of several values is chosen."""
    return tr("{label}, {number} of {total}").format(label=label, number=index + 1, total=total)
