"""What a card costs a player and every way to pay it (R9).

Knows tokens, bonuses and costs; knows nothing of places, turns or editions.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from game.rules.model import COLORS, WILD, Player, Tokens
from game.rules.pieces import Card


def net_cost(bonuses: tuple[int, ...], cost: tuple[int, ...]) -> tuple[int, ...]:
    """Give what is left of a cost after bonuses, five colours, never below zero."""
    return tuple([price - bonus if price > bonus else 0 for price, bonus in zip(cost, bonuses, strict=True)])


@lru_cache(maxsize=1 << 16)
def payments(tokens: Tokens, bonuses: tuple[int, ...], cost: tuple[int, ...]) -> tuple[Tokens, ...]:
    """List every exact payment of a cost, the one with the fewest wild tokens first; empty where it cannot be paid."""
    price = net_cost(bonuses, cost)
    own = [min(due, held) for due, held in zip(price, tokens[:COLORS], strict=True)]
    total = sum(price)
    spare = tokens[WILD] - (total - sum(own))
    if spare < 0:
        return ()
    if spare == 0 or not any(own):
        return ((*own, total - sum(own), 0),)
    choices = product(*(range(most, max(most - spare, 0) - 1, -1) for most in own))
    mixes = [(*mix, total - sum(mix), 0) for mix in choices if total - sum(mix) <= tokens[WILD]]
    mixes.sort(key=_wild_spent)
    return tuple(mixes)


def _wild_spent(payment: Tokens) -> int:
    return payment[WILD]


def legal_payments(player: Player, card: Card) -> tuple[Tokens, ...]:
    """List every legal payment of a player for a card, the default first (R9)."""
    return payments(player.tokens, player.bonuses, card.cost)


def default_payment(player: Player, card: Card) -> Tokens | None:
    """Give the payment with the fewest wild tokens; ``None`` where the player cannot pay."""
    every = payments(player.tokens, player.bonuses, card.cost)
    return every[0] if every else None


def shortage(player: Player, card: Card) -> Tokens:
    """Count the tokens a player lacks for a card, by colour, once wild tokens have filled what they can.

    Wild tokens fill the colours in token order. All zero where the card can be paid.
    """
    wild = player.tokens[WILD]
    missing = []
    for due, held in zip(net_cost(player.bonuses, card.cost), player.tokens[:COLORS], strict=True):
        lack = max(due - held, 0)
        filled = min(lack, wild)
        wild -= filled
        missing.append(lack - filled)
    return (*missing, 0, 0)
