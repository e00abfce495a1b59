"""What a table shows of a position beyond the position itself, computed once: races, warnings, plans and quiet cards.

Knows a position and its reader; knows nothing of drawing, input or time.
"""

from __future__ import annotations

from functools import cached_property

from game.rules.editions import edition
from game.rules.model import WILD, GameState, Place, Seat
from game.rules.payment import payments, shortage
from game.view.descriptions.plan import Plan, plan_for
from game.view.descriptions.race import Race, RaceWarning, races, warnings
from game.view.descriptions.significance import bright_cards, buyable


class PositionFacts:
    """The facts of one position for one reader; each is computed when it is first read."""

    def __init__(self, state: GameState, reader: Seat) -> None:
        self.state = state
        self.reader = reader
        self._plans: dict[Place, Plan | None] = {}
        self._missing: dict[str, tuple[int, ...]] = {}
        self._wild: dict[str, int] = {}

    @cached_property
    def races(self) -> tuple[Race, ...]:
        """The race to each tile."""
        return races(self.state)

    @cached_property
    def warnings(self) -> tuple[RaceWarning, ...]:
        """The rivals that are one step away from a tile."""
        return warnings(self.state, self.reader)

    def missing(self, card: str) -> tuple[int, ...]:
        """Return what the reader lacks for a card, by kind, with wild tokens counted in."""
        if card not in self._missing:
            player = self.state.players[self.reader]
            self._missing[card] = shortage(player, edition(self.state.edition).cards[card])
        return self._missing[card]

    def wild(self, card: str) -> int:
        """Return how many wild tokens the reader's cheapest payment for a card needs; 0 where none is possible."""
        if card not in self._wild:
            player = self.state.players[self.reader]
            ways = payments(player.tokens, player.bonuses, edition(self.state.edition).cards[card].cost)
            self._wild[card] = min((way[WILD] for way in ways), default=0)
        return self._wild[card]

    @cached_property
    def buyable(self) -> frozenset[Place]:
        """The cards that the reader can pay for."""
        return frozenset(buyable(self.state, self.reader))

    @cached_property
    def quiet(self) -> frozenset[Place]:
        """The cards that the reader can buy but that do not matter late in the game; see ``bright_cards``."""
        return self.buyable - bright_cards(self.state, self.reader)

    def plan(self, place: Place) -> Plan | None:
        """Return the reader's shortest way to the card at a place; see ``plan_for``."""
        if place not in self._plans:
            self._plans[place] = plan_for(self.state, self.reader, place)
        return self._plans[place]
