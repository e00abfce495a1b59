"""Thumbnails of saved games: the table at the last position, or at the first if results are hidden.

Knows record files and how to follow them; ``table_pictures`` draws the tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

import msgspec
import pygame

from game.record import SeatInfo
from game.record.follower import Follower
from game.record.reader import read_entry, read_header
from game.rules import GameState, observe
from game.scenes.shared.table_pictures import TablePictures, table_picture
from game.storage.summaries import GameSummary

ThumbnailKey: TypeAlias = tuple[str, int, bool, bool]
"""A file's name, its time, whether its last position is shown, and the contrast."""


class _Shown(msgspec.Struct, frozen=True):
    seats: tuple[SeatInfo, ...]
    state: GameState


class Thumbnails(TablePictures[ThumbnailKey, GameSummary]):
    """Thumbnails of games, drawn from their files."""

    def picture(self, game: GameSummary, results: bool, size: tuple[int, int]) -> pygame.Surface | None:
        """Return a game's thumbnail in a size, or ``None`` while there is none; without ``results`` not of its end."""
        return self.sized(self._key(game, results), size)

    def want(self, games: Iterable[tuple[GameSummary, bool]]) -> None:
        """Replace the queue of games to draw, most urgent first, each with whether its end may be shown."""
        self.queue_all([(self._key(game, results), game) for game, results in games if game.seats])

    def draw(self, key: ThumbnailKey, item: GameSummary) -> Iterator[pygame.Surface | None]:
        """Read the file entry by entry, then draw the position."""
        positions = _positions(item, ends=key[2])
        shown = next(positions, None)
        if shown is None:
            return
        for later in positions:
            yield None
            shown = later
        yield from table_picture(self.look(item.edition), shown.seats, shown.state)

    def _key(self, game: GameSummary, results: bool) -> ThumbnailKey:
        return game.path.name, int(game.updated.timestamp() * 1000), results, self.high_contrast


def _positions(game: GameSummary, *, ends: bool) -> Iterator[_Shown]:
    """Yield the position after each entry of a record, or only after the first one.

    Positions of an unfinished game contain only public information. Raises ``OSError`` and ``ValueError``.
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
