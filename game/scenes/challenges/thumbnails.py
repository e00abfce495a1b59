"""Thumbnails of puzzles: the table at the beginning of the puzzle.

Knows puzzles; ``table_pictures`` draws the tables.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeAlias

import pygame

from game.challenges.puzzle import set_up
from game.challenges.puzzle_session import puzzle_seats
from game.rules import observe
from game.scenes.shared.table_pictures import TablePictures, table_picture

if TYPE_CHECKING:
    from game.challenges.puzzle import Puzzle

PuzzleKey: TypeAlias = tuple[str, str, bool]
"""A puzzle's id, the person's name, and the contrast."""


class PuzzlePictures(TablePictures[PuzzleKey, "Puzzle"]):
    """Thumbnails of puzzles, one at a time: that of the puzzle requested last."""

    def __init__(self, name: str, rival: str, *, high_contrast: bool = False) -> None:
        super().__init__(high_contrast=high_contrast)
        self._names = name, rival

    def picture(self, puzzle: Puzzle, size: tuple[int, int]) -> pygame.Surface | None:
        """Return a puzzle's thumbnail in a size in window pixels, or ``None`` while there is none."""
        return self.sized(self._key(puzzle), size)

    def want(self, puzzle: Puzzle) -> None:
        """Replace the queue by this puzzle."""
        self.queue_all([(self._key(puzzle), puzzle)])

    def draw(self, key: PuzzleKey, item: Puzzle) -> Iterator[pygame.Surface | None]:
        """Play the moves up to the position, then draw it."""
        seats = puzzle_seats(item, *self._names)
        state = observe(set_up(item, seats).state, item.seat)
        yield None
        yield from table_picture(self.look(item.edition), seats, state, item.seat)

    def _key(self, puzzle: Puzzle) -> PuzzleKey:
        return puzzle.id, self._names[0], self.high_contrast
