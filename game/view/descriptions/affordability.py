"""What a seat can afford, now and after one more turn, how far it is from each bonus tile, and what is still unseen.

Knows positions and the rules' lists; knows nothing of whose turn it is, of drawing, of words or of pygame. It considers
the current position only: moves of the others in between are unknown.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from game.rules.editions import edition
from game.rules.model import (
    COLORS,
    HAND_LIMIT,
    NO_TOKENS,
    SPECIAL,
    TOKEN_LIMIT,
    WILD,
    GameState,
    Phase,
    Player,
    Seat,
    Tokens,
)
from game.rules.moves import takes, unseen
from game.rules.payment import net_cost, payments, shortage
from game.rules.pieces import Card, Edition


class Reach(StrEnum):
    """How near a card is."""

    NOW = "now"
    NEXT = "next"
    FAR = "far"


@dataclass(frozen=True)
class Affordability:
    """How near a card is for a seat.

    ``take`` are the colours of a take after which the card can be paid, ascending; where only a wild token helps, it is
    empty and ``reserve`` is true. ``lack`` is what is missing now, by kind.
    """

    reach: Reach
    take: tuple[int, ...] = ()
    reserve: bool = False
    lack: Tokens = NO_TOKENS

    @property
    def missing(self) -> int:
        """The number of tokens missing now."""
        return sum(self.lack)

    @property
    def wanted(self) -> tuple[int, ...]:
        """The tokens of the take that the card demands."""
        left = list(self.lack)
        found = []
        for color in self.take:
            if left[color]:
                left[color] -= 1
                found.append(color)
        return tuple(found)


def affordability(state: GameState, seat: Seat, card: str) -> Affordability:
    """Return how near a card is for a seat, by a purchase (R9) or by one take or reservation before it (R6 to R8, R11).

    The card lies in the market or in the seat's own hand.
    """
    player = state.players[seat]
    facts = edition(state.edition).cards[card]
    may_reserve = (
        state.bank[WILD] > 0
        and len(player.hand) < HAND_LIMIT
        and (any(state.decks) or any(name is not None for row in state.market for name in row))
    )
    return _outlook(player.tokens, player.bonuses, facts, state.bank, may_reserve)


@lru_cache(maxsize=1 << 10)
def _outlook(held: Tokens, bonuses: tuple[int, ...], card: Card, bank: Tokens, may_reserve: bool) -> Affordability:
    if payments(held, bonuses, card.cost):
        return Affordability(Reach.NOW)
    lack = shortage(Player(tokens=held, bonuses=bonuses), card)
    due = sum(net_cost(bonuses, card.cost))
    for colors in _by_use(bank, lack):
        if _payable_after(held, colors, bonuses, card, due):
            return Affordability(Reach.NEXT, colors, lack=lack)
    if may_reserve and _payable_after(held, (WILD,), bonuses, card, due):
        return Affordability(Reach.NEXT, reserve=True, lack=lack)
    return Affordability(Reach.FAR, lack=lack)


def _by_use(bank: Tokens, lack: Tokens) -> Iterator[tuple[int, ...]]:
    """Return the takes, those first with most of what is missing and least else."""
    every = [action.colors for action in takes(bank)]
    yield from sorted(every, key=lambda colors: (-sum(lack[color] > 0 for color in colors), len(colors), colors))


def _payable_after(held: Tokens, more: tuple[int, ...], bonuses: tuple[int, ...], card: Card, due: int) -> bool:
    """Whether the card can be paid once the tokens have come and all above ten is given back (R11)."""
    tokens = tuple(count + more.count(kind) for kind, count in enumerate(held))
    # The owner chooses what to give back, and keeps the price where price and special tokens fit into ten.
    fits = sum(tokens) <= TOKEN_LIMIT or due + held[SPECIAL] <= TOKEN_LIMIT
    return fits and bool(payments(tokens, bonuses, card.cost))


def distance(rules: Edition, tile: str, player: Player) -> tuple[int, ...]:
    """Return the bonuses of each colour that a player lacks for a bonus tile (R12)."""
    demand = rules.tiles[tile].demand
    return tuple(max(need - have, 0) for need, have in zip(demand, player.bonuses, strict=True))


def nearest_tile(state: GameState, seat: Seat) -> tuple[str, tuple[int, ...]] | None:
    """Return the bonus tile in the middle for which a seat lacks least, and what it lacks; the first of several."""
    return _nearest(state.edition, state.tiles, state.players[seat].bonuses)


@lru_cache(maxsize=64)
def _nearest(name: str, tiles: tuple[str | None, ...], bonuses: tuple[int, ...]) -> tuple[str, tuple[int, ...]] | None:
    rules, player = edition(name), Player(bonuses=bonuses)
    found = [(tile, distance(rules, tile, player)) for tile in tiles if tile is not None]
    return min(found, key=lambda each: sum(each[1]), default=None)


def turns_left(state: GameState) -> int:
    """Return the turns until the game ends, this one included, where the round is the last one (R16, R17); else 0.

    The round is the last one as long as the condition of the end is met: it can be lost again.
    """
    if state.phase in (Phase.OVER, Phase.SETUP):
        return 0
    if edition(state.edition).verdict(state.players, state.majority, False) is None:
        return 0
    return (state.first - state.turn - 1) % len(state.players) + 1


def unseen_bonuses(state: GameState, level: int) -> tuple[int, ...]:
    """Return the number of unseen cards of a level, in the deck or hidden hands, by the colour of their bonus.

    A card that the viewer drew blind is known to them and not counted.
    """
    cards = edition(state.edition).cards
    found = [cards[name].bonus for name in unseen(state, level)]
    return tuple(found.count(color) for color in range(COLORS))


@dataclass(frozen=True)
class Sources:
    """A seat's points by their sources."""

    cards: int
    tiles: int
    majority: int

    @property
    def total(self) -> int:
        """All points."""
        return self.cards + self.tiles + self.majority


def sources(state: GameState, seat: Seat) -> Sources:
    """Return a seat's points by their sources."""
    rules, player = edition(state.edition), state.players[seat]
    return Sources(
        cards=sum(rules.cards[name].points for name in player.bought),
        tiles=sum(rules.tiles[name].points for name in player.tiles),
        majority=rules.majority_points if state.majority == seat else 0,
    )


def bought(state: GameState, seat: Seat, color: int) -> tuple[str, ...]:
    """Return a seat's bought cards that bring a bonus of a colour, in the order of buying."""
    cards = edition(state.edition).cards
    return tuple(name for name in state.players[seat].bought if cards[name].bonus == color)
