"""The tiles beside a seat's score: those that it has won, and the one that it holds as long as nobody has more tags."""

from __future__ import annotations

from typing import Any

import msgspec
import pygame
import pytest

from game.rules.model import MAJORITY
from game.ui.graphics.atlas import Image
from game.ui.graphics.look import RenderContext
from game.ui.table.board.tiles import draw_medallion
from game.ui.table.painter import Highlights
from game.view.descriptions.recent_moves import MAJORITY_TILE
from game.view.layout.geometry import Rect
from tests.ui.table.film import Film


def test_the_majority_tile_lies_on_its_holders_mat(window: pygame.Surface) -> None:
    assert window.get_size() != (1600, 900)
    film = Film("marvel")
    state = film.replay.state_at(12)

    def mats(majority: int | None) -> list[bytes]:
        film.view.jump(msgspec.structs.replace(state, majority=majority), ())
        film.draw()
        screen = pygame.display.get_surface()
        assert screen is not None
        return [pygame.image.tobytes(screen.subsurface(mat.rect), "RGB") for mat in film.view.layout.mats]

    nobodys = mats(None)
    for holder in range(2):
        seats = [mat.seat for mat in film.view.layout.mats]
        changed = [seat for seat, old, new in zip(seats, nobodys, mats(holder), strict=True) if old != new]
        assert changed == [holder]


def test_the_majority_tiles_medallion_needs_no_larger_copy_of_its_picture(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert window.get_size() != (1600, 900)
    film = Film("marvel")
    film.before(8)
    painter = film.view.painter(film.canvas, film.look, Highlights())
    assert painter is not None
    scaled: list[tuple[str, float]] = []
    sprite = RenderContext.sprite

    def keep(look: RenderContext, name: str, width: float, *given: Any) -> Image:
        scaled.append((name, width))
        return sprite(look, name, width, *given)

    monkeypatch.setattr(RenderContext, "sprite", keep)
    film.canvas.begin()
    draw_medallion(painter, MAJORITY_TILE, Rect(100, 100, 61, 61))
    assert scaled == [("majority", film.view.layout.places[MAJORITY].w)]
