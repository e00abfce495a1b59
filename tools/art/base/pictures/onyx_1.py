"""Pictures of the onyx cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.gouache import Gouache
from tools.art.poster.picture import Picture

PICTURES: Final[Mapping[str, Picture[Gouache]]] = {}
