"""The choice between bonus tiles in the dock: by a click or by the number at a tile."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from game.rules import COLORS, GameState, Phase, edition
from game.scenes.table.scene import TableScene
from game.ui.app.app import App
from game.ui.table.dock.dock import tile_choices
from game.view.interaction.choices import PickTile
from tests.scenes.conftest import Person
from tools.shots.posed import PosedSession, position, seats, with_state


def between_two(name: str) -> PosedSession:
    """A game in which the first seat has earned two tiles at once."""

    def full(state: GameState) -> bool:
        return state.turn == 0 and state.phase is Phase.ACTION and None not in state.tiles

    steps = position(name, 4, full)
    state = steps[-1].state
    demands = [edition(name).tiles[tile].demand for tile in state.tiles[:2] if tile is not None]
    bonuses = tuple(max(demand[color] for demand in demands) for color in range(COLORS))
    player = msgspec.structs.replace(state.players[0], bonuses=bonuses)
    posed = msgspec.structs.replace(state, players=(player, *state.players[1:]), phase=Phase.TILE)
    return PosedSession(with_state(steps, posed), seats(name, 4, 1))


@pytest.mark.parametrize("name", ["base", "marvel"])
def test_the_number_at_a_tile_chooses_it(app: App, person: Person, name: str) -> None:
    scene = TableScene(app, between_two(name))
    app.reset(scene)
    person.watch()
    choices = scene.table.choices
    assert choices is not None
    tiles = tile_choices(scene.view.layout, choices)
    assert len(tiles) >= 2
    assert all(scene.view.layout.dock.strip.holds(box) for _, box in tiles)
    for number, (place, _) in enumerate(tiles):
        person.press(pygame.K_1 + number)
        assert scene.table.selection == PickTile(place)
    person.press(pygame.K_1 + len(tiles))
    assert scene.table.selection == PickTile(tiles[-1][0]), "no tile has this number"
