"""What a card costs a player and every way to pay it (R9).

Knows tokens, bonuses and costs; knows nothing of places, turns or editions.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from itertools import product

from game.rules.model import COLORS, WILD, Player, Tokens
from game.rules.pieces import Card


class PriceTable:
    """The costs of all cards, so laid out that one addition for each colour compares them with what a player has.

    ``_short[color][have]`` is a number with one byte for each card, in the order of ``index``: how far its cost in that
    colour is above ``have``. So the bytes of the sum over the colours are the wild tokens that the cards need; the
    highest cost, seven of each colour, still fits into a byte.
    """

    def __init__(self, cards: Collection[Card]) -> None:
        self.index = {card.id: index for index, card in enumerate(cards)}
        self._short: list[dict[int, int]] = []
        for color in range(COLORS):
            costs = [card.cost[color] for card in cards]
            rows = {have: bytes([max(cost - have, 0) for cost in costs]) for have in range(max(costs))}
            self._short.append({have: int.from_bytes(row, "little") for have, row in rows.items()})

    def wild_needed(self, tokens: Tokens, bonuses: tuple[int, ...]) -> bytes:
        """Return how many wild tokens a player needs at least for each card, in the order of ``index``."""
        needed = 0
        for short, held, bonus in zip(self._short, tokens, bonuses, strict=False):
            have = held + bonus
            if have in short:
                needed += short[have]
        return needed.to_bytes(len(self.index), "little")


def net_cost(bonuses: tuple[int, ...], cost: tuple[int, ...]) -> tuple[int, ...]:
    """Return what is left of a cost after bonuses, five colours, never below zero."""
    return tuple([price - bonus if price > bonus else 0 for price, bonus in zip(cost, bonuses, strict=True)])


def payments(tokens: Tokens, bonuses: tuple[int, ...], cost: tuple[int, ...]) -> tuple[Tokens, ...]:
    """Return the exact payments of a cost, the one with the fewest wild tokens first; empty where it cannot be paid."""
    own = [0] * COLORS
    lack = 0
    for color, price in enumerate(cost):
        due = price - bonuses[color]
        if due > 0:
            held = tokens[color]
            if due > held:
                lack += due - held
                due = held
            own[color] = due
    spare = tokens[WILD] - lack
    if spare > 0:
        return _mixes(tuple(own), lack, spare)
    return () if spare else ((*own, lack, 0),)


@lru_cache(maxsize=1 << 14)
def _mixes(own: tuple[int, ...], lack: int, spare: int) -> tuple[Tokens, ...]:
    """Return a payment of own colours and of wild tokens for what they lack, and those with more wild tokens in place.

    At most ``spare`` wild tokens stand in for own ones; cached, as the same payments recur.
    """
    total = sum(own)
    kept = product(*[range(count, max(count - spare, 0) - 1, -1) for count in own])
    mixes = [(*some, lack + total - sum(some), 0) for some in kept if total - sum(some) <= spare]
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
