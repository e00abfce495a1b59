"""The text of a frame and its places, so that a test can find text that is cut, off the window or overlapping."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import pygame
import pytest

from game.ui.graphics.atlas import Image
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.text import ELLIPSIS
from game.ui.graphics.type_scale import TextStyle

_LEADING = 0.22
"""How much of a line's height above and below its letters may lie on another line."""
_SLACK = 2
_HIDES = 160
"""Alpha from which on what lies above hides what is below."""
_PLATE = 2500
"""Pictures of fewer pixels are icons, not plates."""


@dataclass(frozen=True)
class Reading:
    """One line: what was asked for, what is seen of it, and where it lies within what it is clipped to."""

    wanted: str
    shown: str
    rect: pygame.Rect
    clip: pygame.Rect | None
    order: int = 0
    """Which of all things drawn it was."""

    @property
    def body(self) -> pygame.Rect:
        """Where its letters are."""
        height = self.rect.h * (1 - 2 * _LEADING)
        box = pygame.Rect(self.rect.x + _SLACK, round(self.rect.centery - height / 2), self.rect.w - 2 * _SLACK, height)
        return box if self.clip is None else box.clip(self.clip)


@dataclass
class Readings:
    """All lines of the last frame."""

    lines: list[Reading] = field(default_factory=list)
    plates: list[tuple[int, pygame.Rect]] = field(default_factory=list)
    drawn: int = 0

    def clear(self) -> None:
        """Begin a frame."""
        self.lines.clear()
        self.plates.clear()
        self.drawn = 0

    def cut(self) -> list[str]:
        """List lines that end in an ellipsis which was not theirs."""
        return [line.wanted for line in self.lines if line.shown != line.wanted and line.shown.endswith(ELLIPSIS)]

    def outside(self, size: tuple[int, int]) -> list[str]:
        """List lines that reach beyond the window."""
        window = pygame.Rect((0, 0), size).inflate(2, 2)
        return [line.shown for line in self.lines if line.clip is None and not window.contains(line.body)]

    def hide(self, box: pygame.Rect) -> None:
        """Take note of a plate, and forget the lines that it leaves little of."""
        self.plates.append((self.drawn, box))
        self.drawn += 1
        self.lines[:] = [line for line in self.lines if not _mostly(line.body, box)]

    def covering(self) -> list[tuple[str, str]]:
        """List pairs of lines that are written on each other."""
        solid = [line for line in self.lines if line.shown.strip() and line.body.w > 0 and line.body.h > 0]
        return [(one.shown, two.shown) for one, two in combinations(solid, 2) if self._clash(one, two)]

    def _clash(self, below: Reading, above: Reading) -> bool:
        """Whether two lines meet where no plate lies between them; a line may be begun anew in another colour."""
        both = below.body.clip(above.body)
        anew = below.rect.topleft == above.rect.topleft and below.shown.startswith(above.shown)
        if not both.w or not both.h or anew:
            return False
        return not any(below.order < order < above.order and box.contains(both) for order, box in self.plates)


def _mostly(body: pygame.Rect, box: pygame.Rect) -> bool:
    over = body.clip(box)
    return over.w * over.h > 0.6 * body.w * body.h


@contextmanager
def reading() -> Iterator[Readings]:
    """Note what is written while the block runs, each frame anew, but not what is only rehearsed after a frame."""
    found = Readings()
    begin, part, text, rect_, image = Canvas.begin, Canvas.part, Canvas.text, Canvas.rect, Canvas.image

    def begin_noting(self: Canvas) -> None:
        if type(self) is Canvas:
            found.clear()
        begin(self)

    def note(self: Canvas, style: TextStyle, wanted: str, *args: Any, **options: Any) -> pygame.Rect:
        rect = text(self, style, wanted, *args, **options)
        shown = wanted
        if options.get("max_width") is not None and self.renderer is not None:
            shown = self.renderer.ellipsis(style, wanted, options["max_width"])
        clip = None if self._clip is None else self._clip.copy()
        if type(self) is Canvas and shown and (options.get("alpha", 255) > 0):
            found.lines.append(Reading(wanted, shown, rect.copy(), clip, found.drawn))
            found.drawn += 1
        return rect

    def cover(self: Canvas, color: Any, box: Any, width: float = 0) -> None:
        if not width and len(color) == 4 and color[3] >= _HIDES:
            found.hide(pygame.Rect(box))
        rect_(self, color, box, width)

    def lay(self: Canvas, picture: Image, x: float, y: float, alpha: int = 255) -> None:
        if alpha == 255 and picture.width * picture.height > _PLATE and _solid(picture.surface):
            found.hide(pygame.Rect(round(x), round(y), round(picture.width), round(picture.height)))
        image(self, picture, x, y, alpha)

    def draw_again(self: Canvas, name: Hashable, inputs: tuple[object, ...], draw: Callable[[], None]) -> None:
        self._last_parts.clear()
        part(self, name, inputs, draw)

    with pytest.MonkeyPatch.context() as patch:
        for name, spy in (
            ("begin", begin_noting),
            ("part", draw_again),
            ("text", note),
            ("rect", cover),
            ("image", lay),
        ):
            patch.setattr(Canvas, name, spy)
        yield found


def _solid(surface: pygame.Surface) -> bool:
    width, height = surface.get_size()
    return all(surface.get_at((round(width * share), height // 2)).a > _HIDES for share in (0.2, 0.5, 0.8))
