"""Small pictures of tables: positions drawn in steps of a few milliseconds and cached until the program ends.

Knows the table's drawing and the clock; knows nothing of files, puzzles or the pages that the pictures stand on.
"""

from __future__ import annotations

import time
from collections.abc import Hashable, Iterator, Sequence
from typing import Final, Generic, TypeVar

import pygame

from game.record import SeatInfo
from game.rules import GameState, Seat
from game.ui.graphics.byte_cache import ByteCache, surface_bytes
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.table.table_view import Highlights, TableView
from game.view.theme import scale_of

DRAWN: Final = (1024, 640)
"""The window size that a table is laid out for: in the smallest one the pieces are largest in proportion."""
KEPT: Final = (640, 400)
RATIO: Final = KEPT[0] / KEPT[1]
_KEPT_BYTES: Final = 10 << 20
_SIZED_BYTES: Final = 6 << 20
_STEP_S: Final = 0.003
_SKIPPED: Final = ("fx/", "frame/", "ring/", "banner/")
"""Sprites of animations and mouse feedback, which a still picture does not contain."""

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")
_made: Final[ByteCache[Hashable, pygame.Surface]] = ByteCache(_KEPT_BYTES, surface_bytes)
"""Outlives the pages, so that a page that is opened again shows its pictures at once."""


class TablePictures(Generic[K, T]):
    """Pictures drawn one after another: ``queue_all`` requests them by key, ``step`` draws, ``sized`` returns one.

    Drawing runs in the frame loop, a few milliseconds per frame, because a picture takes longer than a frame may.
    """

    def __init__(self, *, high_contrast: bool = False) -> None:
        self.high_contrast = high_contrast
        self._looks: dict[str, RenderContext] = {}
        self._queue: list[tuple[K, T]] = []
        self._work: Iterator[pygame.Surface | None] | None = None
        self._failed: set[K] = set()
        self._sized: ByteCache[tuple[K, int, int], pygame.Surface] = ByteCache(_SIZED_BYTES, surface_bytes)

    def draw(self, key: K, item: T) -> Iterator[pygame.Surface | None]:
        """Draw the picture of a key: yield ``None`` after each step, then the picture.

        Where it raises ``OSError`` or ``ValueError``, or yields no picture, the key has none and is not tried again.
        """
        raise NotImplementedError

    def sized(self, key: K, size: tuple[int, int]) -> pygame.Surface | None:
        """Return a picture in a size in window pixels, or ``None`` while there is none."""
        whole = _made.get(key)
        if whole is None:
            return None
        found = self._sized.get((key, *size))
        return found or self._sized.keep((key, *size), pygame.transform.smoothscale(whole, size))

    def queue_all(self, pictures: Sequence[tuple[K, T]]) -> None:
        """Replace the queue of pictures to draw, most urgent first."""
        missing = [(key, item) for key, item in pictures if key not in self._failed and _made.get(key) is None]
        if missing[:1] != self._queue[:1]:
            self._work = None
        self._queue = missing

    @property
    def busy(self) -> bool:
        """Whether pictures are still to be drawn."""
        return bool(self._queue)

    def step(self) -> bool:
        """Draw for a few milliseconds and return whether a picture was finished or has failed."""
        if not self._queue:
            return False
        key, item = self._queue[0]
        if self._work is None:
            self._work = self.draw(key, item)
        began = time.perf_counter()
        try:
            while (surface := next(self._work)) is None:
                if time.perf_counter() - began > _STEP_S:
                    return False
            _made.keep(key, surface)
        except (OSError, ValueError, StopIteration):  # a file that was deleted or changed meanwhile has no picture
            self._failed.add(key)
        self._work = None
        del self._queue[0]
        if not self._queue:
            self._looks.clear()  # their sprites take more than all pictures together
        return True

    def look(self, edition: str) -> RenderContext:
        """Return the render context for tables of an edition."""
        found = self._looks.get(edition)
        if found is None:
            found = self._looks[edition] = RenderContext(edition, scale_of(*DRAWN), high_contrast=self.high_contrast)
        return found


def table_picture(
    look: RenderContext, seats: tuple[SeatInfo, ...], state: GameState, perspective: Seat | None = None
) -> Iterator[pygame.Surface | None]:
    """Draw a small picture of a position, yielding like ``TablePictures.draw``; ``look`` has the scale of ``DRAWN``."""
    view = TableView(look.edition, seats, "off")
    if perspective is not None:
        view.perspective = perspective
    view.resize(DRAWN)
    view.jump(state)
    seen = _cards(state)
    sprites = [
        sprite
        for sprite in view.sprites()
        if sprite[0] in look.atlas
        and not sprite[0].startswith(_SKIPPED)
        and (not sprite[0].startswith("card/") or sprite[0] in seen)
    ]
    look.atlas.prefetch("bg/table", *DRAWN)
    for _ in look.atlas.preload(sprites):
        yield None
    surface = pygame.Surface(DRAWN)
    canvas = Canvas(surface, look.text)
    canvas.begin()
    view.draw(canvas, look, Highlights(actions=False))
    yield None
    canvas.end()
    yield None
    yield pygame.transform.smoothscale(surface, KEPT)


def _cards(state: GameState) -> set[str]:
    """Return the sprites of the cards on the table."""
    cards = {card for row in state.market for card in row}
    cards |= {held.card for player in state.players for held in player.hand}
    return {f"card/{card}" for card in cards if card is not None}
