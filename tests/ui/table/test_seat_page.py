"""The pages of players: each as high as its own pieces need, with the tabs in the same place."""

from __future__ import annotations

import pygame
import pytest

from game.rules.model import COLORS
from game.ui.table.mats.seat_page import Opened, draw_seat
from game.ui.table.table_view import Highlights
from game.view.descriptions.affordability import bought
from tests.ui.table.test_table_view import EDITIONS, Film


@pytest.fixture(params=EDITIONS)
def film(request: pytest.FixtureRequest, window: pygame.Surface) -> Film:
    assert window.get_size() != (1600, 900)
    return Film(request.param)


def pages(film: Film, index: int) -> list[Opened]:
    """Return what is drawn of each player's page before an update."""
    film.before(index)
    p = film.view.painter(film.canvas, film.look, Highlights())
    assert p is not None
    return [draw_seat(p, seat) for seat in range(2)]


def test_pages_end_with_their_pieces_while_the_tabs_stay(film: Film) -> None:
    heights = set()
    for index in range(2, len(film.replay), 9):
        state, opened = film.replay.state_at(index - 1), pages(film, index)
        assert len({tuple(page.tabs) for page in opened}) == 1
        most = [max(len(bought(state, seat, color)) for color in range(COLORS)) for seat in range(2)]
        for page, cards in zip(opened, most, strict=True):
            assert all(page.box.contains(box.center) and box.bottom < page.box.bottom for _, box in page.cards)
            assert not any(page.box.h > other.box.h for other, more in zip(opened, most, strict=True) if more > cards)
        heights |= {page.box.h for page in opened}
    assert len(heights) > 1
