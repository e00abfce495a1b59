"""A bot that evaluates every action one turn ahead.

Knows the rules and its own view; knows nothing of nets or searches. A card is worth its points, what its bonus saves on
visible cards and bonus tiles, and what it contributes to the edition's end; an action is worth how much nearer it
brings the best cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from random import Random
from typing import Final

from game.rules import (
    SPECIAL,
    TOKEN_LIMIT,
    WILD,
    Action,
    Card,
    ClaimTile,
    DiscardTokens,
    Edition,
    GameState,
    PlaceKind,
    Player,
    PurchaseCard,
    ReserveCard,
    TakeTokens,
    Tokens,
    edition,
    legal_actions,
)

POINT: Final = 1.0
"""The measure of everything: what one point is worth."""
BONUS: Final = 1.0
"""What a bonus is worth by itself, early in the game."""
SAVING: Final = 0.035
"""What saving one token on one visible card is worth."""
BUY: Final = 2.0
"""What buying now adds: a card bought no longer counts among those within reach."""
TILE: Final = 1.1
"""What a bonus tile is worth that asks for just this bonus and no other, once it is the last one missing."""
TAG: Final = 0.3
"""What a tag is worth while the majority tile is within reach."""
COLOR: Final = 1.2
"""What the first bonus of a colour is worth where the end asks for one of each (R17)."""
TIME: Final = 2.0
"""What the first card of the special level adds: it brings the special token that the end asks for (R13)."""
NEARNESS: Final = tuple(0.62**turns for turns in range(16))
"""The share of its worth that a card has, by the number of turns until it can be bought."""
NEAR: Final = 3
"""How many of the best cards within reach an action is judged by."""
DENY: Final = 0.12
"""The share of a card's worth to the next player that taking it away is worth."""
WILD_WORTH: Final = 0.12
"""What keeping a wild token is worth."""
RESERVING: Final = 0.25
"""What reserving a card costs for each card that the hand then holds."""
SURPLUS: Final = 0.2
"""What each token above the limit costs."""
MISSING: Final = 0.02
"""The share of its worth that a card loses for each token that is missing for it."""


class GreedyBot:
    """Buys what brings most, and otherwise takes what brings the best cards nearest."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: GameState) -> Action:
        """Return the action of highest worth, a random one of equal ones."""
        evaluation = _Evaluation(view)
        actions = legal_actions(view)
        worths = [evaluation.worth(action) for action in actions]
        best = max(worths)
        return self._rng.choice([action for action, worth in zip(actions, worths, strict=True) if worth == best])


class _Evaluation:
    """A position as the seat to move evaluates it."""

    def __init__(self, view: GameState) -> None:
        self.view = view
        self.rules: Edition = edition(view.edition)
        self.me = view.players[view.turn]
        self.next = view.players[(view.turn + 1) % len(view.players)]
        self.open = [self.rules.cards[card] for row in view.market for card in row if card is not None]
        self.hand = [self.rules.cards[held.card] for held in self.me.hand if held.card is not None]
        self.tiles = [self.rules.tiles[tile] for tile in view.tiles if tile is not None]
        goals = (*self.open, *self.hand)
        self.goals = [(card, self.card_worth(card, self.me), _price(card, self.me)) for card in goals]

    def worth(self, action: Action) -> float:
        """Return the worth of an action: what it brings at once, and how near it leaves the best cards."""
        match action:
            case TakeTokens(colors):
                return self._outlook(_plus(self.me.tokens, colors))
            case ReserveCard():
                return self._reserve_worth(action)
            case PurchaseCard():
                return self._purchase_worth(action)
            case DiscardTokens(tokens):
                return self._outlook(_minus(self.me.tokens, tokens))
            case ClaimTile(place):
                return -self._rival_need(place.row)
            case _:
                return 0.0

    def card_worth(self, card: Card, player: Player) -> float:
        """Return what owning a card would be worth to a player."""
        worth = card.points * POINT
        left = max(0.0, 1 - player.points / self.rules.goal)
        worth += left * (BONUS + SAVING * self._saved(card, player))
        for tile in self.tiles:
            missing = [max(0, need - have) for need, have in zip(tile.demand, player.bonuses, strict=True)]
            if missing[card.bonus]:
                worth += TILE * tile.points / (1 + sum(missing))
        if self.rules.majority_points:
            worth += TAG * card.tags
        if self.rules.special_each:
            worth += COLOR * (not player.bonuses[card.bonus])
            worth += TIME * (card.level == self.rules.special_level and not player.tokens[SPECIAL])
        return worth

    def _saved(self, card: Card, player: Player) -> int:
        """Return how many visible cards this card's bonus would make a token cheaper for the player."""
        return sum(other.cost[card.bonus] > player.bonuses[card.bonus] for other in self.open if other is not card)

    def _purchase_worth(self, action: PurchaseCard) -> float:
        card = self.rules.cards[action.card]
        bonuses = tuple(have + (color == card.bonus) for color, have in enumerate(self.me.bonuses))
        worth = self.card_worth(card, self.me) + self._tile_points(bonuses)
        if action.place.kind is PlaceKind.MARKET:
            worth += DENY * self._tempting(card)
        return BUY + worth + self._outlook(_minus(self.me.tokens, action.payment), card)

    def _reserve_worth(self, action: ReserveCard) -> float:
        worth = self._outlook_after_reserving - RESERVING * (1 + len(self.me.hand))
        if action.place.kind is PlaceKind.MARKET:
            name = self.view.market[action.place.row - 1][action.place.slot]
            if name is not None:
                worth += DENY * self._tempting(self.rules.cards[name])
        return worth

    @cached_property
    def _outlook_after_reserving(self) -> float:
        """The outlook with the wild token that comes with a card, whichever it is."""
        tokens = self.me.tokens
        return self._outlook(_plus(tokens, (WILD,)) if self.view.bank[WILD] else tokens)

    def _tile_points(self, bonuses: tuple[int, ...]) -> float:
        won = [tile.points for tile in self.tiles if all(map(int.__ge__, bonuses, tile.demand))]
        return max(won, default=0) * POINT

    def _tempting(self, card: Card) -> float:
        """Return what a card is worth to the player who moves next, if that player could buy it."""
        rival = self.next
        lack = [max(0, due - held) for due, held in zip(_price(card, rival), rival.tokens, strict=False)]
        return self.card_worth(card, rival) if sum(lack) <= rival.tokens[WILD] else 0.0

    def _rival_need(self, slot: int) -> float:
        """Return how many bonuses the next player lacks for a tile: a near one is better taken."""
        name = self.view.tiles[slot]
        assert name is not None
        demand = self.rules.tiles[name].demand
        return float(sum(max(0, need - have) for need, have in zip(demand, self.next.bonuses, strict=True)))

    def _outlook(self, tokens: Tokens, bought: Card | None = None) -> float:
        """Return the worth of the best visible cards by how many turns away they would be with these tokens."""
        surplus = max(0, sum(tokens) - TOKEN_LIMIT)
        values = sorted(self._goal_values(tokens, bought), reverse=True)[:NEAR]
        best = sum(value / (1 << rank) for rank, value in enumerate(values))
        return best + WILD_WORTH * tokens[WILD] - SURPLUS * surplus

    def _goal_values(self, tokens: Tokens, bought: Card | None) -> Iterator[float]:
        for card, worth, price in self.goals:
            if card is not bought:
                lack = [due - held if due > held else 0 for due, held in zip(price, tokens, strict=False)]
                if bought is not None and lack[bought.bonus]:
                    lack[bought.bonus] -= 1
                turns, missing = _turns(lack, tokens[WILD])
                yield worth * NEARNESS[turns] * (1 - MISSING * missing)


def _price(card: Card, player: Player) -> tuple[int, ...]:
    """Return what a card would cost a player in tokens, by colour."""
    return tuple([max(0, cost - bonus) for cost, bonus in zip(card.cost, player.bonuses, strict=True)])


def _turns(lack: list[int], wild: int) -> tuple[int, int]:
    """Estimate the turns of taking tokens that fill a lack, and count the tokens.

    Three colours come in a turn, and hardly more than one of each; wild tokens go where most are missing.
    """
    missing = sum(lack)
    if wild and missing:
        for _ in range(min(wild, missing)):
            lack[lack.index(max(lack))] -= 1
        missing = max(0, missing - wild)
    most = max(lack)
    return max((missing + 2) // 3, most - most // 4), missing


def _plus(tokens: Tokens, kinds: tuple[int, ...]) -> Tokens:
    counts = list(tokens)
    for kind in kinds:
        counts[kind] += 1
    return tuple(counts)


def _minus(tokens: Tokens, spent: Tokens) -> Tokens:
    return tuple(held - gone for held, gone in zip(tokens, spent, strict=True))
