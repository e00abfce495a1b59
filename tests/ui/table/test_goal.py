"""The goal: the caption below the viewer’s points, and the stones that they need in the bar."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from game.rules.editions import edition
from game.rules.model import SPECIAL
from game.ui.table.painter import Painter
from tests.ui.table.film import EDITIONS, Film


@pytest.mark.parametrize("name", EDITIONS)
def test_the_goal_is_reached_once_the_points_are_enough(window: pygame.Surface, name: str) -> None:
    assert window.get_size() != (1600, 900)
    film, goal = Film(name, 2), edition(name).goal
    seen: Counter[bool] = Counter()
    for index in (2, *range(len(film.replay) - 8, len(film.replay))):
        state = film.before(index)
        film.view.viewer = max((0, 1), key=lambda seat: state.players[seat].points)
        words, _ = film.draw()
        reached = state.players[film.view.viewer].points >= goal
        assert (f"{goal} REACHED" in words) == reached != (f"OF {goal} POINTS" in words)
        seen[reached] += 1
    assert seen[True] and seen[False]


@pytest.mark.parametrize("size", [(1600, 900), (1024, 640)])
def test_the_bar_shows_which_stones_the_viewer_holds(
    window: pygame.Surface, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    assert window.get_size() != size
    film = Film("marvel", 2)
    film.view.resize(size)
    bar, icon = film.view.layout.bar.status, Painter.icon
    stones: list[tuple[int, float, bool]] = []

    def keep(p: Painter, name: str, x: float, y: float, size: float, alpha: int = 255) -> None:
        if name.startswith("gem_small/") and bar.contains((x, y)):
            stones.append((int(name.removeprefix("gem_small/")), size, alpha == 255))
        icon(p, name, x, y, size, alpha)

    monkeypatch.setattr(Painter, "icon", keep)
    seen: Counter[bool] = Counter()
    for index in range(2, len(film.replay) - 8, 6):
        state = film.before(index)
        for viewer, player in enumerate(state.players):
            film.view.viewer = viewer
            stones.clear()
            film.draw()
            held = {kind: count > 0 for kind, count in enumerate(player.bonuses)} | {
                SPECIAL: player.tokens[SPECIAL] > 0
            }
            assert {kind: have for kind, _, have in stones} == held
            sizes = {have: {size for _, size, full in stones if full == have} for have in (True, False)}
            assert all(large > small for large in sizes[True] for small in sizes[False]), "told without colour as well"
            seen.update(held.values())
    assert min(seen[True], seen[False]) > 5
