"""Whole games of uniformly random actions, with decks written down beforehand.

Knows the rules and a script of the deal; knows nothing of what is measured with them.
"""

from __future__ import annotations

import random

from game.rules import Edition, GameState, current_actor, initial_state, legal_actions, play_turn, write_script


def random_game(edition: Edition, players: int, rng: random.Random) -> GameState:
    """Play one game to its end, in which every seat chooses uniformly among its legal actions."""
    script = write_script(edition, rng.randrange(players), rng.shuffle)
    state = initial_state(edition, players)
    while current_actor(state) is not None:
        state, _ = play_turn(state, lambda now: rng.choice(legal_actions(now)), script.deal)
    return state
