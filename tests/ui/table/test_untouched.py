"""The mats of seats that have nothing yet: the order of play in the place of wells, until the first piece comes."""

from __future__ import annotations

import pygame
import pytest

from game.rules import Phase, tokens
from game.ui.table.mats.untouched import order_text
from game.ui.table.table_view import Highlights
from tests.ui.table.test_table_view import EDITIONS, Film


@pytest.fixture(params=EDITIONS)
def film(request: pytest.FixtureRequest, window: pygame.Surface) -> Film:
    assert window.get_size() != (1600, 900)
    return Film(request.param, 4)


def test_the_mat_of_a_seat_has_its_turn_in_words_until_it_has_something(film: Film) -> None:
    first = next(at for at in range(len(film.replay)) if film.replay.state_at(at).phase is Phase.ACTION)
    words = {order_text(film.replay.state_at(first), seat): seat for seat in range(4)}
    assert len(words) == 4
    seen = 0
    for index in range(first, first + 6):
        state = film.before(index + 1)
        own = film.view.layout.own
        written = set(film.draw()[0]) & words.keys()
        idle = {seat for seat in range(4) if not any(state.players[seat].tokens) and not state.players[seat].hand}
        assert {words[text] for text in written} == idle - {own}
        seen += len(written)
    assert seen


def test_a_focus_on_such_a_mat_shows_its_wells(film: Film) -> None:
    first = next(at for at in range(len(film.replay)) if film.replay.state_at(at).phase is Phase.ACTION)
    state = film.before(first + 1)
    seat = next(seat for seat in range(4) if seat != film.view.layout.own and not any(state.players[seat].tokens))
    text = order_text(state, seat)
    assert text in film.draw()[0]
    assert text not in film.draw(Highlights(focus=tokens(seat, 0)))[0]
