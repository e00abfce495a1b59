"""Games for users of the rules as a library: a dealer whose cards are known beforehand, and whole turns.

Knows the rules; knows nothing of how cards are shuffled, which is up to the caller.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.rules.engine import apply, current_actor
from game.rules.model import LEVELS, Action, Deal, Event, GameEnded, GameState, PlaceKind, TurnBegan
from game.rules.pieces import Edition


@dataclass(frozen=True)
class Script:
    """What chance deals in one game: the first seat, the bonus tiles by slot, each level's cards from the top."""

    first: int
    tiles: tuple[str, ...]
    decks: tuple[tuple[str, ...], ...]

    def deal(self, state: GameState) -> Deal:
        """Return the deal that is due in a position; the size of a deck shows how far it is used up."""
        place = state.pending[0]
        if place.kind is PlaceKind.FIRST:
            return Deal(place, str(self.first))
        if place.kind is PlaceKind.TILE:
            return Deal(place, self.tiles[place.row])
        if place.kind is PlaceKind.HAND:
            # The card has left the deck already.
            level = state.players[place.row].hand[place.slot].level
            return Deal(place, self.decks[level - 1][-state.decks[level - 1] - 1])
        return Deal(place, self.decks[place.row - 1][-state.decks[place.row - 1]])


def write_script(rules: Edition, first: int, shuffle: Callable[[list[str]], None]) -> Script:
    """Return a script with all cards and tiles of an edition; ``shuffle`` orders a list in place.

    Of the sides of one physical tile the one that comes first is in play.
    """
    tiles = list(rules.tiles)
    shuffle(tiles)
    sides: dict[str, str] = {}
    for tile in tiles:
        sides.setdefault(rules.tiles[tile].group, tile)
    decks = []
    for level in LEVELS:
        cards = [card.id for card in rules.cards.values() if card.level == level]
        shuffle(cards)
        decks.append(tuple(cards))
    return Script(first, tuple(sides.values()), tuple(decks))


def play_turn(
    state: GameState, choose: Callable[[GameState], Action], deal: Callable[[GameState], Deal]
) -> tuple[GameState, tuple[Event, ...]]:
    """Play until the next turn begins or the game is over: the action, giving back, the choice of a tile, and deals.

    From a fresh position this deals the opening. ``choose`` is asked for every decision of the seat to move, ``deal``
    for chance. Returns the position and all events; raises ``IllegalAction`` where one of them returns what is illegal.
    """
    events: list[Event] = []
    while current_actor(state) is not None and not (events and isinstance(events[-1], TurnBegan | GameEnded)):
        state, moved = apply(state, deal(state) if state.pending else choose(state))
        events += moved
    return state, tuple(events)
