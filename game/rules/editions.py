"""The registry of editions: the one place that lists them, and each edition's rules, read once.

Knows in which modules an edition is written; loads those outside the rules by name, so that it imports none of them,
and knows nothing of how editions differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple

from game.rules.pieces import Edition


class EditionModules(NamedTuple):
    """The modules of one edition, by dotted name: ``rules`` has ``load()``, the others a constant of their kind.

    ``skin`` has ``SKIN``; ``medals``, if any, has ``MEDALS``; ``lesson``: whether there is one in ``assets/tutorial``.
    """

    rules: str
    skin: str
    medals: str = ""
    lesson: bool = False


class _Names(Sequence[str]):
    """The editions in the order in which they are offered; follows the registry."""

    def __getitem__(self, index: Any) -> Any:
        return tuple(REGISTRY)[index]

    def __len__(self) -> int:
        return len(REGISTRY)


REGISTRY: Final[dict[str, EditionModules]] = {
    "base": EditionModules(
        "game.rules.edition_base", "game.view.skins.skin_base", "game.profile.medals_base", lesson=True
    ),
    "marvel": EditionModules(
        "game.rules.edition_marvel", "game.view.skins.skin_marvel", "game.profile.medals_marvel", lesson=True
    ),
}
EDITION_NAMES: Final[Sequence[str]] = _Names()
DEFAULT_EDITION: Final = next(iter(REGISTRY))


def edition_part(name: str, kind: str, constant: str) -> Any:
    """Return a constant from one of an edition's modules, ``None`` where it has no such module.

    ``kind`` is a field of ``EditionModules``. Raises ``ValueError`` for an unknown edition.
    """
    modules = REGISTRY.get(name)
    if modules is None:
        raise ValueError(f"unknown edition {name!r}: choose one of {', '.join(EDITION_NAMES)}")
    module = getattr(modules, kind)
    return getattr(import_module(module), constant) if module else None


@cache
def edition(name: str) -> Edition:
    """Return the edition of a name; raises ``ValueError`` for an unknown one and ``CardDataError`` for wrong files."""
    rules: Edition = edition_part(name, "rules", "load")()
    return rules
