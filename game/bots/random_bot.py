"""A bot that chooses by lot."""

from __future__ import annotations

from random import Random as Chance

from game.rules import Action, GameState, legal_actions


class Random:
    """Chooses any legal action, each as likely as another."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, view: GameState) -> Action:
        """Choose by lot."""
        return self._chance.choice(legal_actions(view))
