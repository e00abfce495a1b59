"""Pictures of the diamond cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.gouache import Gouache
from tools.art.poster.picture import Picture

PICTURES: Final[Mapping[str, Picture[Gouache]]] = {}
