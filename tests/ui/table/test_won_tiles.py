"""The tiles beside a seat's score: those that it has won, and the one that it holds as long as nobody has more tags."""

from __future__ import annotations

import msgspec
import pygame

from tests.ui.table.test_table_view import Film


def test_the_majority_tile_lies_on_its_holders_mat(window: pygame.Surface) -> None:
    assert window.get_size() != (1600, 900)
    film = Film("marvel")
    state = film.replay.state_at(12)

    def mats(majority: int | None) -> list[bytes]:
        film.view.jump(msgspec.structs.replace(state, majority=majority), ())
        film.draw()
        screen = pygame.display.get_surface()
        assert screen is not None
        return [pygame.image.tobytes(screen.subsurface(panel.rect), "RGB") for panel in film.view.layout.panels]

    nobodys = mats(None)
    for holder in range(2):
        seats = [panel.seat for panel in film.view.layout.panels]
        changed = [seat for seat, old, new in zip(seats, nobodys, mats(holder), strict=True) if old != new]
        assert changed == [holder]
