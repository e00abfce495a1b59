"""A bot that judges positions by a value net, at once or after a search.

Knows its seat's view, which it completes at random where the view shows nothing; knows nothing of levels' names.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

import numpy as np

from game.bots.expansion import CONTINUE, PURCHASE, PURCHASE_HELD, RESERVE, RESERVE_BLIND, TAKES
from game.bots.position_array import TILES, Array, encode, seat_tokens, tables_of
from game.bots.rollouts import Rollouts
from game.bots.search import Node, Search
from game.bots.strength import Strength
from game.bots.taste_values import liking
from game.bots.value_net import ValueNet
from game.rules import (
    LEVELS,
    SLOTS,
    Action,
    ClaimTile,
    DiscardTokens,
    GameState,
    Pass,
    Phase,
    Place,
    PurchaseCard,
    ReserveCard,
    TakeTokens,
    deck,
    default_payment,
    edition,
    hand,
    legal_actions,
    market,
    tile,
)

_MIN_CHANCE: Final = 1e-6


class NetBot:
    """Plays the turn that leaves the best position."""

    def __init__(self, net: ValueNet, strength: Strength, seed: int, clock: Callable[[], float] = perf_counter) -> None:
        self._net = net
        self._strength = strength
        self._rng = np.random.default_rng(seed)
        self._clock = clock

    def choose(self, view: GameState) -> Action:
        """Return the action that begins the best turn; a search ends with its limits."""
        actions = legal_actions(view)
        if len(actions) == 1:
            return actions[0]
        tables = tables_of(view.edition)
        row = encode(view, tables, self._rng)
        limits = self._strength.limits
        search = (Rollouts if self._strength.rollouts else Search)(self._net, tables, self._rng)
        if limits is None:
            [root] = search.nodes(row[None])
            own = log_odds(root.values[:, root.seat])
            if self._strength.tastes:
                own = own + liking(self._strength.tastes[root.seat], root.rows, root.seat, tables)
            # One error for each action: with one for each end of a turn the best of many ways to return tokens would
            # often beat the one way to buy a card.
            errors = self._rng.standard_normal(CONTINUE + 1)[root.actions]
            edge = int((own + self._strength.noise * errors).argmax())
        else:
            root = search.run(row, limits, clock=self._clock)
            edge = root.best
        return turn_of(view, root, edge)


def log_odds(chances: Array) -> Array:
    """Return the natural logarithm of chance to counter-chance, limited to about ±14.

    On this scale an error does not hide the difference between turns where the game is nearly lost or won.
    """
    limited = np.clip(chances.astype(float), _MIN_CHANCE, 1 - _MIN_CHANCE)
    odds: Array = np.log(limited / (1 - limited))
    return odds


def turn_of(view: GameState, root: Node, edge: int) -> Action:
    """Return what the rules call the beginning of the turn of a root's edge."""
    player = view.players[view.turn]
    after: Array = root.rows[edge]
    if view.phase is Phase.DISCARD:
        # Of the seat's tokens only what it returns changes.
        left = seat_tokens(after, view.turn)
        return DiscardTokens(tuple(held - kept for held, kept in zip(player.tokens, left, strict=True)))
    if view.phase is Phase.TILE:
        return ClaimTile(
            tile(next(slot for slot, name in enumerate(view.tiles) if name is not None and after[TILES + slot] < 0))
        )
    return action_of(view, int(root.actions[edge]))


def action_of(view: GameState, number: int) -> Action:
    """Return what the rules call an action of ``expansion``; the seat to move must be in ``Phase.ACTION``."""
    player = view.players[view.turn]
    if number < RESERVE:
        return TakeTokens(TAKES[number])
    if number < PURCHASE:
        if number >= RESERVE_BLIND:
            return ReserveCard(deck(LEVELS[number - RESERVE_BLIND]))
        return ReserveCard(_market_place(number - RESERVE))
    if number < PURCHASE_HELD:
        place = _market_place(number - PURCHASE)
        return _purchase(view, place, view.market[place.row - 1][place.slot])
    index = number - PURCHASE_HELD
    if index < len(player.hand):
        return _purchase(view, hand(view.turn, index), player.hand[index].card)
    return Pass()


def _market_place(number: int) -> Place:
    return market(LEVELS[number // SLOTS], number % SLOTS)


def _purchase(view: GameState, place: Place, card: str | None) -> PurchaseCard:
    assert card is not None
    payment = default_payment(view.players[view.turn], edition(view.edition).cards[card])
    assert payment is not None
    return PurchaseCard(place, card, payment)
