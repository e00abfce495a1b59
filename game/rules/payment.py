"""What a card costs a player and every way to pay it (R9).

Knows tokens, bonuses and costs; knows nothing of places, turns or editions.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from game.rules.model import COLORS, WILD, Player, Tokens
from game.rules.pieces import Card


def net_cost(bonuses: tuple[int, ...], cost: tuple[int, ...]) -> tuple[int, ...]:
    """Return what is left of a cost after bonuses, five colours, never below zero."""
    return tuple([price - bonus if price > bonus else 0 for price, bonus in zip(cost, bonuses, strict=True)])


def payments(tokens: Tokens, bonuses: tuple[int, ...], cost: tuple[int, ...]) -> tuple[Tokens, ...]:
    """Return the exact payments of a cost, the one with the fewest wild tokens first; empty where it cannot be paid."""
    # Most calls end here, so this loop is kept bare; it ends with the five colours.
    lack = 0
    for price, bonus, held in zip(cost, bonuses, tokens, strict=False):
        short = price - bonus - held
        if short > 0:
            lack += short
    if lack > tokens[WILD]:
        return ()
    return _mixes(tokens, net_cost(bonuses, cost))


@lru_cache(maxsize=1 << 14)
def _mixes(tokens: Tokens, price: tuple[int, ...]) -> tuple[Tokens, ...]:
    """Return the ways to pay a price from colours and wild tokens; cached, as the same prices recur."""
    total = sum(price)
    wild = tokens[WILD]
    ranges = []
    for due, held in zip(price, tokens, strict=False):
        most = min(due, held)
        ranges.append(range(most, max(most - wild, 0) - 1, -1))
    mixes = [(*own, total - sum(own), 0) for own in product(*ranges) if total - sum(own) <= wild]
    mixes.sort(key=_wild_spent)
    return tuple(mixes)


def _wild_spent(payment: Tokens) -> int:
    return payment[WILD]


def legal_payments(player: Player, card: Card) -> tuple[Tokens, ...]:
    """Return every legal payment of a player for a card, the default first (R9)."""
    return payments(player.tokens, player.bonuses, card.cost)


def default_payment(player: Player, card: Card) -> Tokens | None:
    """Return the payment with the fewest wild tokens; ``None`` where the player cannot pay."""
    every = payments(player.tokens, player.bonuses, card.cost)
    return every[0] if every else None


def shortage(player: Player, card: Card) -> Tokens:
    """Return the tokens a player lacks for a card, by colour, once wild tokens have filled what they can.

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
