"""The pills of the races to the tiles: how much a seat lacks, or a tile's sign where nothing is lacking."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pygame
import pytest

from game.rules.model import Place, Seat
from game.ui.graphics import print_art
from game.ui.table.board import tiles
from game.ui.table.painter import Painter
from game.view.descriptions.position_facts import PositionFacts
from game.view.descriptions.race import Race
from game.view.layout.geometry import Rect
from game.view.skins import skin
from game.view.skins.model import MAJORITY_SIGN
from game.view.theme import Role
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
def test_the_readers_pill_comes_first_and_those_of_the_others_in_the_order_of_play(
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
    for reader in range(4):
        film.view.perspective = reader
        pills.clear()
        film.draw()
        assert set(pills) == {race.place for race in PositionFacts(state, reader).races}
        assert all(seats == [(reader + number) % 4 for number in range(4)] for seats in pills.values())


@pytest.mark.parametrize("size", [(1600, 900), (1024, 640), (2560, 1080)])
@pytest.mark.parametrize("name", EDITIONS)
def test_every_pill_holds_its_mark_and_number_in_one_notation_and_the_readers_has_an_outline(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, name: str, size: tuple[int, int]
) -> None:
    assert window.get_size() != size
    film = Film(name, 4)
    film.view.resize(size)
    pills: list[tuple[Rect, Seat]] = []
    outlines: list[tuple[int, int]] = []
    written: list[tuple[str, pygame.Rect]] = []
    pill, frame, label = tiles._pill, print_art.round_frame, Painter.label

    def keep(p: Painter, box: Rect, seat: Seat, race: Race, *, threat: bool) -> None:
        written.clear()
        pill(p, box, seat, race, threat=threat)
        pills.append((box, seat))
        lack = race.distances[seat] if p.signs.races else 0
        assert [text for text, _ in written] == [f"−{lack}"] * (lack > 0)
        inside = box.inset(max(p.px(2), 1))
        assert all(inside.x <= word.x and word.right <= inside.right for _, word in written)

    def keep_frame(size: tuple[int, int], *given: Any) -> pygame.Surface:
        outlines.append(size)
        return frame(size, *given)

    def keep_label(p: Painter, role: Role, text: str, *given: Any, **more: Any) -> pygame.Rect:
        written.append((text, label(p, role, text, *given, **more)))
        return written[-1][1]

    monkeypatch.setattr(tiles, "_pill", keep)
    monkeypatch.setattr(tiles, "round_frame", keep_frame)
    monkeypatch.setattr(Painter, "label", keep_label)
    for gradual, index in ((False, len(film.replay) // 2), (True, 1)):
        film.view.gradual = gradual
        pills.clear()
        outlines.clear()
        film.before(index)
        assert pills and outlines == [box[2:] for box, seat in pills if seat == 0 and not gradual]
