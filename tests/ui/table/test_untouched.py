"""The mats of seats that have nothing yet: dashed places and the order of play, until the first piece comes."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from game.rules import Phase
from game.ui.table.mats.untouched import order_text
from game.ui.table.painter import Painter
from game.view.layout.geometry import Rect
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


def test_such_a_mat_has_dashed_places_where_the_first_pieces_will_lie(
    film: Film, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, Rect]] = []
    sprite = Painter.sprite

    def keep(p: Painter, name: str, rect: Rect, alpha: int = 255) -> None:
        drawn.append((name, rect))
        sprite(p, name, rect, alpha)

    monkeypatch.setattr(Painter, "sprite", keep)
    film.view.gradual = True
    first = next(at for at in range(len(film.replay)) if film.replay.state_at(at).phase is Phase.ACTION)
    state = film.before(first + 1)
    assert not any(any(player.tokens) or player.hand for player in state.players)
    drawn.clear()
    words = film.draw()[0]
    panels = film.view.layout.panels
    dashed = [box for name, box in drawn if name == "deck/place" and any(panel.rect.overlaps(box) for panel in panels)]
    assert Counter(dashed) == Counter(box for panel in panels for box in panel.bonuses)
    assert words.count("0") == 4 + 1, "the points, and the sum of the reader’s tokens"
    assert not any(name.startswith("race/") for name, _ in drawn), "no race has begun"
