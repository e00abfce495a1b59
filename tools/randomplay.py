"""Whole games of uniformly random actions, with decks written down beforehand.

Knows the rules and a script of the deal; used to measure the engine and to count positions.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from game.rules import (
    LEVELS,
    Deal,
    Edition,
    GameState,
    PlaceKind,
    apply,
    current_actor,
    initial_state,
    legal_actions,
)


@dataclass(frozen=True)
class Script:
    """What chance deals in one game: the first seat, the bonus tiles by slot, each level's cards from the top."""

    first: int
    tiles: tuple[str, ...]
    decks: tuple[tuple[str, ...], ...]

    def deal(self, state: GameState) -> Deal:
        """Give the deal that is due in a position; how far a deck is used up is told by its size."""
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


def write_script(edition: Edition, first: int, shuffle: Callable[[list[str]], None]) -> Script:
    """Shuffle everything of an edition; ``shuffle`` orders a list in place.

    Of the sides of one physical tile the one that comes first is in play.
    """
    tiles = list(edition.tiles)
    shuffle(tiles)
    sides: dict[str, str] = {}
    for tile in tiles:
        sides.setdefault(edition.tiles[tile].group, tile)
    decks = []
    for level in LEVELS:
        cards = [card.id for card in edition.cards.values() if card.level == level]
        shuffle(cards)
        decks.append(tuple(cards))
    return Script(first, tuple(sides.values()), tuple(decks))


def random_game(edition: Edition, players: int, rng: random.Random) -> GameState:
    """Play one game to its end, every seat choosing among all its legal actions with equal chance."""
    script = write_script(edition, rng.randrange(players), rng.shuffle)
    state = initial_state(edition, players)
    while current_actor(state) is not None:
        action = script.deal(state) if state.pending else rng.choice(legal_actions(state))
        state, _ = apply(state, action)
    return state
