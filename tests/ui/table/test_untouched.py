"""The mats of seats that have nothing yet: empty places and the order of play, until the first piece comes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pygame
import pytest

from game.rules import Phase
from game.rules.model import SPECIAL
from game.sessions.participants import Participant, TableState
from game.ui.graphics.type_scale import TextStyle
from game.ui.table.mats import mats, reserved_cards
from game.ui.table.mats.untouched import order_text
from game.ui.table.painter import Painter
from game.ui.table.table_view import Highlights
from game.view.descriptions.presence import ParticipantsView
from game.view.layout.geometry import Rect
from tests.ui.table.film import EDITIONS, Film


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
        own = film.view.layout.viewer
        written = set(film.draw()[0]) & words.keys()
        idle = {seat for seat in range(4) if not any(state.players[seat].tokens) and not state.players[seat].hand}
        assert {words[text] for text in written} == idle - {own}
        seen += len(written)
    assert seen


def test_such_a_mat_has_empty_places_where_the_first_cards_will_lie(
    film: Film, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    empty: list[Rect] = []
    sprite = Painter.sprite

    def keep(p: Painter, name: str, rect: Rect, alpha: int = 255) -> None:
        drawn.append(name)
        sprite(p, name, rect, alpha)

    monkeypatch.setattr(Painter, "sprite", keep)
    for module in (mats, reserved_cards):
        monkeypatch.setattr(module, "draw_empty_place", lambda _p, rect, _corner, **_more: empty.append(rect))
    film.view.gradual = True
    first = next(at for at in range(len(film.replay)) if film.replay.state_at(at).phase is Phase.ACTION)
    state = film.before(first + 1)
    assert not any(any(player.tokens) or player.hand for player in state.players)
    drawn.clear()
    empty.clear()
    words = film.draw()[0]
    places = Counter(box for mat in film.view.layout.mats for box in (*mat.bonuses, *mat.hand))
    places += Counter(box for mat in film.view.layout.mats if not mat.own for box in mat.tokens[:SPECIAL])
    assert Counter(empty) == places
    assert words.count("0") == 4 + 1, "the points, and the sum of the viewer’s tokens"
    assert not any(name.startswith("race/") for name in drawn), "no race has begun"


def test_the_host_sign_and_the_ping_are_beside_the_words_of_such_a_mat(
    film: Film, monkeypatch: pytest.MonkeyPatch
) -> None:
    boxes: dict[str, pygame.Rect] = {}
    label, icon = Painter.label, Painter.icon

    def keep_label(p: Painter, style: TextStyle, text: str, *where: Any, **more: Any) -> pygame.Rect:
        boxes[text] = label(p, style, text, *where, **more)
        return boxes[text]

    def keep_icon(p: Painter, name: str, x: float, y: float, size: float, *rest: Any) -> None:
        boxes[name] = pygame.Rect(x - size / 2, y - size / 2, size, size)
        icon(p, name, x, y, size, *rest)

    monkeypatch.setattr(Painter, "label", keep_label)
    monkeypatch.setattr(Painter, "icon", keep_icon)
    first = next(at for at in range(len(film.replay)) if film.replay.state_at(at).phase is Phase.ACTION)
    state = film.before(first + 1)
    host, other, _ = (seat for seat in range(4) if seat != film.view.layout.viewer)
    people = Participant("Ada", host, host=True), Participant("Ben", other, ping_ms=75)
    film.view.set_participants(notice=False, chat=False)
    film.draw(Highlights(participants_view=ParticipantsView(TableState(people))))
    assert boxes["icon/deck"].x > boxes[order_text(state, host)].right
    assert boxes["ping 75 ms"].x > boxes[order_text(state, other)].right
