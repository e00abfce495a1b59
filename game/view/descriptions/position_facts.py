"""What a table shows of a position beyond the position itself, computed once: races, warnings and plans.

Knows a position and its viewer; knows nothing of drawing, input or time.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property
from operator import sub
from typing import Final

from game.rules.editions import edition
from game.rules.model import COLORS, GameState, Place, Seat
from game.rules.payment import legal_payments, net_cost, shortage
from game.view.descriptions.affordability import to_move
from game.view.descriptions.plan import Plan, cards_for, may_reserve, plan_for, steps_to
from game.view.descriptions.purchase_effect import PurchaseEffect, purchase_effect
from game.view.descriptions.race import Race, RaceWarning, finishers, races, warnings

_LATE: Final = Fraction(2, 3)
"""The part of the goal from which on a game is late, once a seat has so many points."""


class PositionFacts:
    """The facts of one position for one viewer; each is computed when it is first read."""

    def __init__(self, state: GameState, viewer: Seat, *, over: bool = False) -> None:
        """``over`` is whether the game has ended, also by resignation or agreement: then nobody is one step away."""
        self.state = state
        self.viewer = viewer
        self.over = over
        self._plans: dict[Place, Plan | None] = {}
        self._missing: dict[str, tuple[int, ...]] = {}
        self._in_two_turns: dict[str, bool] = {}
        self._covered: dict[str, tuple[int, ...]] = {}
        self._effects: dict[str, PurchaseEffect] = {}

    @cached_property
    def races(self) -> tuple[Race, ...]:
        """The race to each tile."""
        return races(self.state)

    @cached_property
    def warnings(self) -> tuple[RaceWarning, ...]:
        """The rivals that are one step away from a tile."""
        return warnings(self.state, self.viewer, over=self.over)

    @cached_property
    def finishers(self) -> frozenset[Seat]:
        """The rivals that can reach the goal with their next turn."""
        return finishers(self.state, self.viewer, over=self.over)

    @cached_property
    def to_move(self) -> frozenset[Seat]:
        """The seats that still take an action before the game ends."""
        return to_move(self.state)

    def missing(self, card: str) -> tuple[int, ...]:
        """Return what the viewer lacks for a card, by kind, with wild tokens counted in."""
        if card not in self._missing:
            player = self.state.players[self.viewer]
            self._missing[card] = shortage(player, edition(self.state.edition).cards[card])
        return self._missing[card]

    def in_two_turns(self, card: str) -> bool:
        """Whether the viewer can pay for a card after one turn more: a take, or its reservation (R6 to R8)."""
        if card not in self._in_two_turns:
            player = self.state.players[self.viewer]
            price = net_cost(player.bonuses, edition(self.state.edition).cards[card].cost)
            reservable = may_reserve(self.state, self.viewer, card)
            steps = steps_to(player.tokens, price, self.state.bank, reservable, 1)
            self._in_two_turns[card] = steps is not None and len(steps) == 1
        return self._in_two_turns[card]

    def covered(self, card: str) -> tuple[int, ...]:
        """Return how many of a card's price the viewer's wild tokens fill, by colour, as ``missing`` counts them in."""
        if card not in self._covered:
            player = self.state.players[self.viewer]
            due = net_cost(player.bonuses, edition(self.state.edition).cards[card].cost)
            lack = net_cost(player.tokens[:COLORS], due)
            self._covered[card] = tuple(map(sub, lack, self.missing(card)))
        return self._covered[card]

    @cached_property
    def buyable(self) -> frozenset[Place]:
        """The places of the cards that the viewer can pay for: in the market, and in their own hand (R9)."""
        cards, player = edition(self.state.edition).cards, self.state.players[self.viewer]
        found = cards_for(self.state, self.viewer)
        return frozenset(place for place, card in found if legal_payments(player, cards[card]))

    def reaches_goal(self, card: str) -> bool:
        """Whether the viewer meets the condition of the end by buying a card (R16, R17)."""
        return self.effect(card).reaches_goal

    def effect(self, card: str) -> PurchaseEffect:
        """Return what the viewer gains by buying a card, whether they can pay for it or not."""
        if card not in self._effects:
            self._effects[card] = purchase_effect(self.state, self.viewer, card)
        return self._effects[card]

    @cached_property
    def late(self) -> bool:
        """Whether a seat has two thirds of the points that the game is played to: from then on points count most."""
        most = max(player.points for player in self.state.players)
        return most * _LATE.denominator >= edition(self.state.edition).goal * _LATE.numerator

    @cached_property
    def next_plan(self) -> Plan | None:
        """The plan that pays for a card with the turn after a take: of the plans for several cards, of most points."""
        found = cards_for(self.state, self.viewer)
        near = [self.plan(place) for place, card in found if any(self.missing(card)) and self.in_two_turns(card)]
        return max(
            (plan for plan in near if plan and plan.first_take), key=lambda plan: plan.effect.points, default=None
        )

    def plan(self, place: Place) -> Plan | None:
        """Return the viewer's shortest way to the card at a place; see ``plan_for``."""
        if place not in self._plans:
            self._plans[place] = plan_for(self.state, self.viewer, place)
        return self._plans[place]
