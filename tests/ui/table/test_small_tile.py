"""Tiles whose printed name is too small to be read: it gives way to larger demands."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.rules.model import tile
from game.ui.graphics.type_scale import TextStyle
from game.ui.table.board.small_tile import is_small_tile
from game.ui.table.board.tiles import draw_tiles
from game.ui.table.painter import Highlights, Painter
from tests.ui.table.film import EDITIONS, Film


@pytest.mark.parametrize(("size", "least"), [((1024, 640), 14), ((1600, 900), 0)])
@pytest.mark.parametrize("name", EDITIONS)
def test_a_small_tile_has_its_demands_in_larger_figures_in_the_place_of_its_name(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str, size: tuple[int, int], least: int
) -> None:
    assert window.get_size() != size
    film = Film(name, 4)
    film.view.resize(size)
    state = film.before(8)
    film.draw(Highlights())
    painter = film.view.painter(film.canvas, film.look, Highlights())
    assert painter is not None
    written: list[tuple[str, float, float, float]] = []
    label = Painter.label

    def keep(p: Painter, style: TextStyle, text: str, x: float, y: float, *given: Any, **more: Any) -> pygame.Rect:
        written.append((text, x, y, given[0]))
        return label(p, style, text, x, y, *given, **more)

    monkeypatch.setattr(Painter, "label", keep)
    draw_tiles(painter)
    small, sizes = name == "marvel" and bool(least), set[float]()
    for slot, shown in enumerate(state.tiles):
        assert shown is not None
        box = film.view.layout.places[tile(slot)]
        assert is_small_tile(painter, box) == small
        inside = sorted((text, size) for text, x, y, size in written if box.contains((x, y)))
        facts = painter.edition.tiles[shown]
        printed = sorted([str(facts.points), *(str(count) for count in facts.demand if count)])
        assert [text for text, _ in inside] == printed * small
        assert all(size >= least for _, size in inside)
        sizes |= {size for _, size in inside}
    assert len(sizes) == 2 * small, "one size of points and one of demands on all"
