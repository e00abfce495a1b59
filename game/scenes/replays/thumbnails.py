"""Thumbnails of saved games: the table of the last position, or of the first where the end is not to be seen.

Knows record files and how to follow them; how a table becomes a picture is the business of ``table_pictures``.
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
"""A file's name, when it changed, whether its last position is shown, and the contrast."""


class _Shown(msgspec.Struct, frozen=True):
    seats: tuple[SeatInfo, ...]
    state: GameState


class Thumbnails(TablePictures[ThumbnailKey, GameSummary]):
    """Pictures of games."""

    def picture(self, game: GameSummary, results: bool, size: tuple[int, int]) -> pygame.Surface | None:
        """Return a game's picture in a size, ``None`` while there is none; without ``results`` none of the end."""
        return self.sized(self._key(game, results), size)

    def want(self, games: Iterable[GameSummary], results: bool) -> None:
        """Draw these games, the most wanted first."""
        self.want_all([(self._key(game, results), game) for game in games if game.seats])

    def draw(self, key: ThumbnailKey, item: GameSummary) -> Iterator[pygame.Surface | None]:
        """Read, then draw."""
        positions = _positions(item, ends=key[2])
        shown = next(positions, None)
        if shown is None:
            return
        for later in positions:
            yield None
            shown = later
        yield from table_picture(self.look(item.edition), shown.seats, shown.state)

    def _key(self, game: GameSummary, results: bool) -> ThumbnailKey:
        return game.path.name, int(game.updated.timestamp() * 1000), results or not game.over, self.high_contrast


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
