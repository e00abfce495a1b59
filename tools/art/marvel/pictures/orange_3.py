"""Pictures of the orange cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture

PICTURES: Final[Mapping[str, Picture[Impact]]] = {}
