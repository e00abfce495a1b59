"""Thumbnails of saved games: each is the table of one position, drawn small and kept in memory.

Knows record files, the table's drawing and the clock; knows nothing of lists. Reading, decoding and drawing are cut
into steps of a few milliseconds, so that a page with many games answers at once.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec
import pygame

from game.record import SeatInfo
from game.record.follower import Follower
from game.record.reader import read_entry, read_header
from game.rules import GameState, Seat, observe
from game.storage.summaries import GameSummary
from game.ui.graphics.cache import ByteCache, surface_bytes
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.table.view import Highlights, TableView
from game.view.theme import scale_of

DRAWN: Final = (1024, 640)
"""The window size a table is drawn for: the smallest has the largest pieces."""
KEPT: Final = (640, 400)
RATIO: Final = KEPT[0] / KEPT[1]
_KEPT_BYTES: Final = 32 << 20
_SIZED_BYTES: Final = 8 << 20
_STEP_S: Final = 0.003
_SKIPPED: Final = ("fx/", "frame/", "ring/", "banner/")
"""What only moves or answers the mouse."""

Key = tuple[str, int, bool, bool]
"""A file's name, when it changed, whether its last position is shown, and the contrast."""

_made: ByteCache[Key, pygame.Surface] = ByteCache(_KEPT_BYTES, surface_bytes)
"""Kept as long as the program runs: a page that is opened again shows its pictures at once."""


class _Shown(msgspec.Struct, frozen=True):
    seats: tuple[SeatInfo, ...]
    state: GameState


class Thumbnails:
    """Pictures of games: ``want`` says which, ``step`` makes them one after the other, ``picture`` gives them."""

    def __init__(self, *, high_contrast: bool = False) -> None:
        self._high_contrast = high_contrast
        self._looks: dict[str, RenderContext] = {}
        self._wanted: list[tuple[Key, GameSummary]] = []
        self._work: Iterator[pygame.Surface | None] | None = None
        self._failed: set[Key] = set()
        self._sized: ByteCache[tuple[Key, int, int], pygame.Surface] = ByteCache(_SIZED_BYTES, surface_bytes)

    def picture(self, game: GameSummary, results: bool, size: tuple[int, int]) -> pygame.Surface | None:
        """Give a game's picture in a size, ``None`` while there is none; without ``results`` none of the end."""
        key = self._key(game, results)
        whole = _made.get(key)
        if whole is None:
            return None
        found = self._sized.get((key, *size))
        return found or self._sized.keep((key, *size), pygame.transform.smoothscale(whole, size))

    def want(self, games: Iterable[GameSummary], results: bool) -> None:
        """Say which games are looked at, the most wanted first."""
        wanted = [(self._key(game, results), game) for game in games if game.seats]
        wanted = [(key, game) for key, game in wanted if key not in self._failed and _made.get(key) is None]
        if wanted[:1] != self._wanted[:1]:
            self._work = None
        self._wanted = wanted

    @property
    def busy(self) -> bool:
        """Whether pictures are still to be made."""
        return bool(self._wanted)

    def step(self) -> bool:
        """Go on for a few milliseconds; tells whether a picture has come."""
        if not self._wanted:
            return False
        key, game = self._wanted[0]
        if self._work is None:
            self._work = self._make(game, ends=key[2])
        began = time.perf_counter()
        try:
            while (surface := next(self._work)) is None:
                if time.perf_counter() - began > _STEP_S:
                    return False
            _made.keep(key, surface)
        except (OSError, ValueError, StopIteration):  # a file that went or changed meanwhile has no picture
            self._failed.add(key)
        self._work = None
        del self._wanted[0]
        return True

    def _key(self, game: GameSummary, results: bool) -> Key:
        return game.path.name, int(game.updated.timestamp() * 1000), results or not game.over, self._high_contrast

    def _make(self, game: GameSummary, *, ends: bool) -> Iterator[pygame.Surface | None]:
        """Read, then draw: ``None`` after each step, at last the picture."""
        positions = _positions(game, ends=ends)
        shown = next(positions, None)
        if shown is None:
            return
        for later in positions:
            yield None
            shown = later
        yield from table_picture(self._look(game.edition), shown.seats, shown.state)

    def _look(self, edition: str) -> RenderContext:
        found = self._looks.get(edition)
        if found is None:
            found = self._looks[edition] = RenderContext(edition, scale_of(*DRAWN), high_contrast=self._high_contrast)
        return found


def table_picture(
    look: RenderContext, seats: tuple[SeatInfo, ...], state: GameState, perspective: Seat | None = None
) -> Iterator[pygame.Surface | None]:
    """Draw a position small with a look of the scale that ``DRAWN`` has: ``None`` after each step, then the picture."""
    view = TableView(look.edition, seats, "off")
    if perspective is not None:
        view.perspective = perspective
    view.resize(DRAWN)
    view.jump(state)
    seen = _cards(state)
    wanted = [
        want
        for want in view.sprites()
        if want[0] in look.atlas
        and not want[0].startswith(_SKIPPED)
        and (not want[0].startswith("card/") or want[0] in seen)
    ]
    look.atlas.prefetch("bg/table", *DRAWN)
    for _ in look.atlas.preload(wanted):
        yield None
    surface = pygame.Surface(DRAWN)
    canvas = Canvas(surface, look.text)
    canvas.begin()
    view.draw(canvas, look, Highlights(actions=False))
    yield None
    canvas.end()
    yield None
    yield pygame.transform.smoothscale(surface, KEPT)


def _positions(game: GameSummary, *, ends: bool) -> Iterator[_Shown]:
    """Follow a record entry by entry, to its end or only through its opening; raises ``OSError``, ``ValueError``.

    Of a game that goes on only what everybody may know is shown.
    """
    data = game.path.read_bytes()
    lines = data[: data.rfind(b"\n") + 1].decode("utf-8").split("\n")[:-1]
    header, marks = read_header(lines)
    follower = Follower(header, marks)
    for number, line in enumerate(lines[len(marks) :], start=len(marks) + 1):
        follower.accept_line(read_entry(line, follower.rules, len(header.seats), number))
        position = follower.position
        state = position.state if game.over and ends else observe(position.state, None)
        yield _Shown(position.seats, state)
        if not ends:
            return


def _cards(state: GameState) -> set[str]:
    """Name the sprites of the cards that lie on the table."""
    cards = {card for row in state.market for card in row}
    cards |= {held.card for player in state.players for held in player.hand}
    return {f"card/{card}" for card in cards if card is not None}
