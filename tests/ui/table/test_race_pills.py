"""The pills of the races to the tiles: how much a seat lacks, or a tile's sign where nothing is lacking."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from game.rules.model import Place, Seat
from game.ui.table import tiles
from game.ui.table.painter import Painter
from game.view.descriptions.position_facts import PositionFacts
from game.view.descriptions.race import Race
from game.view.layout.geometry import Rect
from game.view.skins import skin
from game.view.skins.model import MAJORITY_SIGN
from tests.ui.table.test_table_view import EDITIONS, Film


@pytest.mark.parametrize("name", EDITIONS)
def test_a_pill_has_what_is_lacking_or_the_sign_of_a_tile(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    assert window.get_size() != (1600, 900)
    film, held = Film(name), 0
    signs: Counter[str] = Counter()
    draw = tiles._sign

    def keep(p: Painter, name: str, x: float, y: float, size: float, *, dark: bool) -> None:
        signs[name] += 1
        draw(p, name, x, y, size, dark=dark)

    monkeypatch.setattr(tiles, "_sign", keep)
    for index in range(2, len(film.replay), 4):
        state = film.before(index)
        signs.clear()
        words = film.draw()[0]
        done: Counter[str] = Counter()
        for race in PositionFacts(state, 0).races:
            for lack in race.distances:  # of two seats both are on show
                assert not lack or f"−{lack}" in words
                done[MAJORITY_SIGN if race.tile is None else skin(name).tile_sign] += not lack
        assert all(signs[f"icon/{sign}"] == count for sign, count in done.items())
        held += done.total()
    assert held or name == "base"


@pytest.mark.parametrize("size", [(1600, 900), (1024, 640)])
@pytest.mark.parametrize("name", EDITIONS)
def test_the_pills_of_all_seats_come_in_the_order_of_the_race(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str, size: tuple[int, int]
) -> None:
    assert window.get_size() != (1600, 900)
    film = Film(name, 4)
    film.view.resize(size)
    pills: dict[Place, list[Seat]] = {}

    def keep(_p: Painter, _box: Rect, seat: Seat, race: Race, *, threat: bool) -> None:
        assert threat in (True, False)
        pills.setdefault(race.place, []).append(seat)

    monkeypatch.setattr(tiles, "_pill", keep)
    state = film.before(len(film.replay) // 2)
    pills.clear()
    film.draw()
    races = PositionFacts(state, 0).races
    assert {race.place for race in races} == set(pills)
    for race in races:
        seats = pills[race.place]
        assert sorted(seats) == [0, 1, 2, 3]
        near = [race.distances[seat] for seat in seats]
        assert near == sorted(near)
