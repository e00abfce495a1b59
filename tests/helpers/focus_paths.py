"""The shortest sequence of arrow keys that moves the focus from one target of the table to another."""

from __future__ import annotations

from collections import deque
from typing import TypeAlias

from game.view.layout.table import TableLayout, Target

Move: TypeAlias = tuple[int, int]
"""An arrow, as how far it goes to the right and down."""
MOVES: tuple[Move, ...] = ((-1, 0), (1, 0), (0, -1), (0, 1))


def focus_path(layout: TableLayout, start: Target, goal: Target) -> list[Move]:
    """Return the arrows to press; fails where none lead to the goal."""
    found: dict[Target, tuple[Target, Move]] = {}
    front = deque([start])
    while front and goal not in found and start != goal:
        at = front.popleft()
        for move in MOVES:
            there = layout.neighbour(at, *move)
            if there is not None and there not in found and there != start:
                found[there] = (at, move)
                front.append(there)
    path: list[Move] = []
    at = goal
    while at != start:
        assert at in found, f"no arrows lead from {start} to {goal}"
        at, move = found[at]
        path.append(move)
    return path[::-1]
