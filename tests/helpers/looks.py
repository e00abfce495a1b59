"""Looks (theme, pictures, text) shared by one test after the other: decoding and scaling take half of the time."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from game.ui.graphics.look import RenderContext

_MOST: Final = 4
_Key = tuple[str, float, float, bool]


class LookPool:
    """Makes a ``RenderContext``, or hands out one in the same state that an earlier test has returned."""

    def __init__(self) -> None:
        self._free: OrderedDict[_Key, RenderContext] = OrderedDict()
        self._lent: list[RenderContext] = []

    def __call__(
        self, edition: str, scale: float = 1.0, *, enlarged: float = 1.0, high_contrast: bool = False
    ) -> RenderContext:
        found = self._free.pop((edition, scale, enlarged, high_contrast), None)
        look = found or RenderContext(edition, scale, enlarged=enlarged, high_contrast=high_contrast)
        self._lent.append(look)
        return look

    def take_back(self) -> None:
        """Keep what was lent, by the state that it is in now."""
        for look in self._lent:
            self._free[look.edition, look.scale, look.text.enlarged, look.high_contrast] = look
        self._lent.clear()
        while len(self._free) > _MOST:
            self._free.popitem(last=False)

    def forget(self) -> None:
        """Let the next look be a new one, with nothing decoded."""
        self._free.clear()


LOOKS: Final = LookPool()
