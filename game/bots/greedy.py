"""A bot that looks one action ahead."""

from __future__ import annotations

from random import Random as Chance

from game.rules import Action, GameState, PurchaseCard, legal_actions


class Greedy:
    """Buys when it can."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, view: GameState) -> Action:
        """Choose a purchase, else by lot."""
        actions = legal_actions(view)
        buys = [action for action in actions if isinstance(action, PurchaseCard)]
        return buys[-1] if buys else self._chance.choice(actions)
