"""What several pictures begin with: a table in some position, and where on it something lies.

Knows scenes and posed games; knows nothing of which pictures there are.
"""

from __future__ import annotations

from collections.abc import Callable

from game.rules import GameState, Phase, Seat
from game.scenes.table.scene import TableScene
from game.view.layout.table import Target
from tools.shots.posed import PosedSession, PosedTurn, seats
from tools.shots.stage import Studio

Take = Callable[[Studio, str, int], None]
"""Brings a studio into the state of a picture: (studio, edition, players)."""


def late(state: GameState, seat: Seat = 0) -> bool:
    """Whether a seat is to move at a full market when somebody has half of the points that are played for."""
    filled = all(card is not None for row in state.market for card in row)
    return (
        state.turn == seat
        and state.phase is Phase.ACTION
        and filled
        and max(player.points for player in state.players) >= 8
    )


def my_turn(state: GameState) -> bool:
    """Whether the first seat is to move late in a game, with points, tokens and a card in hand."""
    player = state.players[0]
    return late(state) and player.points >= 3 and sum(player.tokens) >= 5 and len(player.hand) > 0


def sit_down(studio: Studio, steps: tuple[PosedTurn, ...], players: int, humans: int = 1) -> TableScene:
    """Show a table at the last of some steps and wait until it rests."""
    name = steps[-1].state.edition
    scene = TableScene(studio.app, PosedSession(steps, seats(name, players, humans)))
    studio.show(scene, 1500)
    return scene


def center(scene: TableScene, target: Target) -> tuple[float, float]:
    """Return the middle of something on the table, in window pixels."""
    return scene.view.layout.areas[target].center
