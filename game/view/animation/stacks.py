"""How many pieces lie on one another at each place of a position; knows nothing of motion or pygame."""

from __future__ import annotations

from game.rules.model import LEVELS, GameState, Place, bank, deck, owned_majority, tokens


def stacks_of(state: GameState) -> dict[Place, int]:
    """Return the number of pieces at each place where they lie on one another, or, as won tiles, side by side."""
    stacks = {bank(kind): count for kind, count in enumerate(state.bank)}
    stacks |= {deck(level): left for level, left in zip(LEVELS, state.decks, strict=True)}
    for seat, player in enumerate(state.players):
        stacks |= {tokens(seat, kind): count for kind, count in enumerate(player.tokens)}
        stacks[owned_majority(seat)] = len(player.tiles) + (state.majority == seat)
    return stacks
