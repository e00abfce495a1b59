"""What several pictures begin with: a table in some position, and where on it something lies.

Knows scenes and posed games; knows nothing of which pictures there are.
"""

from __future__ import annotations

from collections.abc import Callable

from game.rules import GameState, Phase
from game.scenes.table.scene import TableScene
from game.view.layout.table import Target
from tools.shots.posed import PosedSession, Step, seats
from tools.shots.stage import Studio

Take = Callable[[Studio, str, int], None]
"""Brings a studio into the state of a picture: (studio, edition, players)."""


def my_turn(state: GameState) -> bool:
    """Whether the first seat is to move, late enough for a full table."""
    return state.turn == 0 and state.round >= 20 and state.phase is Phase.ACTION and len(state.players[0].hand) > 0


def sit_down(studio: Studio, steps: tuple[Step, ...], players: int, humans: int = 1) -> TableScene:
    """Show a table at the last of some steps and wait until it rests."""
    name = steps[-1].state.edition
    scene = TableScene(studio.app, PosedSession(steps, seats(name, players, humans)))
    studio.show(scene, 1500)
    return scene


def center(scene: TableScene, target: Target) -> tuple[float, float]:
    """Return the middle of something on the table, in window pixels."""
    return scene.view.layout.areas[target].center
