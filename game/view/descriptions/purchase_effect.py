"""What a purchase brings besides the card: points, bonus tiles, the majority tile, and the condition of the end.

Knows positions and the hooks of an edition; knows nothing of what a card costs, of words, drawing or time.
"""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from game.rules.editions import edition
from game.rules.model import SPECIAL, GameState, Player, Seat
from game.rules.moves import earned
from game.rules.pieces import Edition


@dataclass(frozen=True)
class PurchaseEffect:
    """What a seat has gained at the end of a turn in which it bought a card (R20).

    ``points`` counts the card, the majority tile and one bonus tile, ``score`` is all points afterwards. ``tiles`` are
    the bonus tiles whose demands are met then: the seat gains the only one or chooses one of them (R12). ``majority``
    is whether the seat takes the majority tile (R14), ``special`` whether it receives its special token (R13),
    ``all_colors`` whether the last missing colour of bonuses arrives (R17). ``reaches_goal`` is whether the seat meets
    the condition of the end afterwards (R16, R17).
    """

    points: int
    score: int
    tiles: tuple[str, ...]
    majority: bool
    special: bool
    all_colors: bool
    reaches_goal: bool


def purchase_effect(state: GameState, seat: Seat, card: str) -> PurchaseEffect:
    """Return what a seat gains in a turn in which it buys a card, whether it can pay for it or not (R12 to R17)."""
    rules, before = edition(state.edition), state.players[seat]
    facts = rules.cards[card]
    bonuses = tuple(count + (color == facts.bonus) for color, count in enumerate(before.bonuses))
    after = replace(before, bonuses=bonuses, tags=before.tags + facts.tags, bought=(*before.bought, card))
    special = rules.purchase_brings(after, facts)
    tokens = (*after.tokens[:SPECIAL], after.tokens[SPECIAL] + special)
    players = (*state.players[:seat], after, *state.players[seat + 1 :])
    holds_majority = rules.majority_holder(players, state.majority) == seat
    majority = holds_majority and state.majority != seat
    tiles = tuple(tile for slot in earned(state.edition, state.tiles, bonuses) if (tile := state.tiles[slot]))
    points = facts.points + majority * rules.majority_points
    points += max((rules.tiles[tile].points for tile in tiles), default=0)
    score = before.points + points
    return PurchaseEffect(
        points=points,
        score=score,
        tiles=tiles,
        majority=majority,
        special=special > 0,
        all_colors=all(bonuses) and not all(before.bonuses),
        reaches_goal=meets_goal(rules, replace(after, tokens=tokens, points=score)),
    )


def meets_goal(rules: Edition, player: Player) -> bool:
    """Whether a player meets the condition of the end (R16, R17), which concerns each by itself."""
    return rules.verdict((player,), None, False) is not None
