"""Pictures of puzzles: the table as it stands when the puzzle begins, drawn small in steps of a few milliseconds.

Knows puzzles and the drawing of thumbnails; knows nothing of the page they stand on.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import pygame

from game.challenges.puzzle import set_up
from game.challenges.session import puzzle_seats
from game.rules import observe
from game.scenes.replays.thumbnails import DRAWN, table_picture
from game.ui.graphics.cache import ByteCache, surface_bytes
from game.ui.graphics.look import RenderContext
from game.view.theme import scale_of

if TYPE_CHECKING:
    from game.challenges.puzzle import Puzzle

_STEP_S: Final = 0.003
_KEPT_BYTES: Final = 12 << 20
_SIZED_BYTES: Final = 4 << 20

_Key = tuple[str, str, bool]
"""A puzzle's name, the person's, and the contrast."""

_made: ByteCache[_Key, pygame.Surface] = ByteCache(_KEPT_BYTES, surface_bytes)
"""Kept as long as the program runs."""


class PuzzlePictures:
    """Makes one picture at a time: that of the puzzle wanted last."""

    def __init__(self, name: str, rival: str, *, high_contrast: bool = False) -> None:
        self._names = name, rival
        self._high_contrast = high_contrast
        self._wanted: Puzzle | None = None
        self._work: Iterator[pygame.Surface | None] | None = None
        self._sized: ByteCache[tuple[_Key, int, int], pygame.Surface] = ByteCache(_SIZED_BYTES, surface_bytes)

    def picture(self, puzzle: Puzzle, size: tuple[int, int]) -> pygame.Surface | None:
        """Give a puzzle's picture in a size in window pixels, ``None`` while there is none."""
        key = self._key(puzzle)
        whole = _made.get(key)
        if whole is None:
            return None
        found = self._sized.get((key, *size))
        return found or self._sized.keep((key, *size), pygame.transform.smoothscale(whole, size))

    def want(self, puzzle: Puzzle) -> None:
        """Say which puzzle is looked at."""
        if _made.get(self._key(puzzle)) is not None:
            self._wanted = self._work = None
        elif self._wanted is not puzzle:
            self._wanted, self._work = puzzle, None

    @property
    def busy(self) -> bool:
        """Whether a picture is still to be made."""
        return self._wanted is not None

    def step(self) -> bool:
        """Go on for a few milliseconds; tells whether the picture has come."""
        if self._wanted is None:
            return False
        if self._work is None:
            self._work = self._make(self._wanted)
        began = time.perf_counter()
        while (surface := next(self._work)) is None:
            if time.perf_counter() - began > _STEP_S:
                return False
        _made.keep(self._key(self._wanted), surface)
        self._wanted = self._work = None
        return True

    def _make(self, puzzle: Puzzle) -> Iterator[pygame.Surface | None]:
        seats = puzzle_seats(puzzle, *self._names)
        state = observe(set_up(puzzle, seats).state, puzzle.seat)
        yield None
        look = RenderContext(puzzle.edition, scale_of(*DRAWN), high_contrast=self._high_contrast)
        yield from table_picture(look, seats, state, puzzle.seat)

    def _key(self, puzzle: Puzzle) -> _Key:
        return puzzle.id, self._names[0], self._high_contrast
