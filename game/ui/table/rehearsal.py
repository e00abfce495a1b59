"""What the first frame of a table shows: found by drawing it without pictures, so that a preload cannot differ from it.

Knows a table's view and its canvas; knows nothing of scenes, nor of what is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable
from typing import Final

import pygame

from game.rules import apply, initial_state, write_script
from game.rules import edition as edition_of
from game.rules.model import GameState
from game.ui.graphics.atlas import Atlas
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.text import Text
from game.ui.table.painter import Highlights
from game.ui.table.preload import Sized
from game.ui.table.table_view import TableView
from game.view.appearance import LOOKS

_OF_LOOKS: Final = ("mat", "seat_mark", "race")
"""Sprites of which each look has one."""


class _PartByPart(Canvas):
    """A canvas that paints nothing and has one more part drawn in each frame."""

    def __init__(self, size: tuple[int, int], text: Text) -> None:
        super().__init__(pygame.Surface((1, 1)), text)
        self._size = size
        self._done: set[Hashable] = set()
        self.drew = False

    @property
    def size(self) -> tuple[int, int]:
        return self._size

    def begin(self) -> None:
        super().begin()
        self.drew = False

    def part(self, name: Hashable, inputs: tuple[object, ...], draw: Callable[[], None]) -> None:
        if not self.drew and name not in self._done:
            self._done.add(name)
            self.drew = True
            draw()


def rehearse(view: TableView, look: RenderContext, highlights: Highlights) -> Generator[None, None, list[Sized]]:
    """Return the sprites of the position that a view shows, in steps of a few ms each; its texts are cached then."""
    blank, atlas = look.blank()
    canvas = _PartByPart(view.layout.size, look.text)
    canvas.drew = True
    while canvas.drew:
        canvas.begin()
        view.draw(canvas, blank, highlights)
        yield
    sprites: dict[Sized, None] = {}
    for name, width, height in atlas.asked:
        sprites.update(dict.fromkeys((each, width, height) for each in _alike(name, atlas)))
    return list(sprites)


def _alike(name: str, atlas: Atlas) -> list[str]:
    """Return a sprite and those that may be in its place: names decide which looks are shown, chance which tiles."""
    folder, _, last = name.rpartition("/")
    if folder == "tile":
        return atlas.names("tile/")
    return [f"{folder}/{look}" for look in range(LOOKS)] if folder in _OF_LOOKS and last.isdigit() else [name]


def opening(edition: str, players: int) -> GameState:
    """Return a position in which a game begins, of the first cards and tiles."""
    rules = edition_of(edition)
    state, script = initial_state(rules, players, 0), write_script(rules, 0, lambda _: None)
    while state.pending:
        state, _ = apply(state, script.deal(state))
    return state
