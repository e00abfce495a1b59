"""What a seat can afford, now and after one more turn, the sources of its points, and what is still unseen.

Knows positions and the rules' lists; knows nothing of whose turn it is, of drawing, of words or of pygame. It considers
the current position only: moves of the others in between are unknown.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.rules.editions import edition
from game.rules.model import COLORS, NO_TOKENS, GameState, Phase, Seat, Tokens
from game.rules.moves import unseen
from game.rules.payment import net_cost, shortage
from game.view.descriptions.plan import may_reserve, steps_to


class Reach(StrEnum):
    """How near a card is."""

    NOW = "now"
    NEXT = "next"
    FAR = "far"


@dataclass(frozen=True)
class Affordability:
    """How near a card is for a seat.

    ``take`` are the colours of a take after which the card can be paid, ascending; where only the wild token of its
    reservation helps, it is empty and ``reserve`` is true. ``lack`` is what is missing now, by kind.
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
    """Return how near a card is for a seat: a purchase (R9), after one take or its reservation at most (R6 to R8, R11).

    The card lies in the market or in the seat's own hand.
    """
    player, facts = state.players[seat], edition(state.edition).cards[card]
    price = net_cost(player.bonuses, facts.cost)
    steps = steps_to(player.tokens, price, state.bank, may_reserve(state, seat, card), 1)
    if steps == ():
        return Affordability(Reach.NOW)
    lack = shortage(player, facts)
    if steps is None:
        return Affordability(Reach.FAR, lack=lack)
    if steps[0].reserves:
        return Affordability(Reach.NEXT, reserve=True, lack=lack)
    take = tuple(kind for kind, count in enumerate(steps[0].taken) for _ in range(count))
    return Affordability(Reach.NEXT, take, lack=lack)


def turns_left(state: GameState) -> int:
    """Return the turns until the game ends, this one included, where the round is the last one (R16, R17); else 0.

    The round is the last one as long as the condition of the end is met: it can be lost again.
    """
    if state.phase in (Phase.OVER, Phase.SETUP):
        return 0
    if edition(state.edition).verdict(state.players, state.majority, False) is None:
        return 0
    return (state.first - state.turn - 1) % len(state.players) + 1


def to_move(state: GameState) -> frozenset[Seat]:
    """Return the seats that still take an action before the game ends; all of them until the last round."""
    if state.phase in (Phase.SETUP, Phase.OVER):
        return frozenset()
    count = len(state.players)
    acted = int(state.phase is not Phase.ACTION or bool(state.pending))
    return frozenset((state.turn + step) % count for step in range(acted, turns_left(state) or count + acted))


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
