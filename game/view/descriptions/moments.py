"""The moments of a game that are shown large, found from two positions, and their words.

Knows positions and names; knows nothing of boxes, drawing, input or time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from game.rules.editions import edition
from game.rules.model import GameState, Phase, Seat
from game.support.i18n import tr, trn
from game.view.descriptions.affordability import turns_left
from game.view.descriptions.log_rows import points_text
from game.view.descriptions.purchase_effect import meets_goal
from game.view.descriptions.sentence_parts import labelled

MomentKind: TypeAlias = Literal["tile", "last_round", "gauntlet"]


class Moment(msgspec.Struct, frozen=True):
    """One moment: the seat that it is about, and the name of the tile that it won."""

    kind: MomentKind
    seat: Seat
    tile: str = ""


def moment_of(before: GameState, after: GameState) -> Moment | None:
    """Return the greatest moment between two positions of a game; ``None`` where there is none, or the game is over."""
    if after.phase is Phase.OVER or len(before.players) != len(after.players):
        return None
    rules = edition(after.edition)
    pairs = list(enumerate(zip(before.players, after.players, strict=True)))
    reached = [seat for seat, (old, new) in pairs if meets_goal(rules, new) and not meets_goal(rules, old)]
    if rules.gauntlet and reached:
        return Moment("gauntlet", reached[0])
    if reached and turns_left(after) and not turns_left(before):
        return Moment("last_round", reached[0])
    won = [(seat, name) for seat, (old, new) in pairs for name in new.tiles if name not in old.tiles]
    return Moment("tile", *won[-1]) if won else None


def moment_words(state: GameState, names: Sequence[str], moment: Moment) -> tuple[str, str]:
    """Return the title of a moment, and a line on what it brings or who ends the game."""
    if moment.kind == "tile":
        tile = edition(state.edition).tiles[moment.tile]
        return tr(tile.name), f"+{points_text(tile.points)}"
    title = tr("Gauntlet complete") if moment.kind == "gauntlet" else tr("Last round")
    parts = [labelled(names[moment.seat], points_text(state.players[moment.seat].points))]
    left = turns_left(state)
    if left:
        turns = trn("{count} turn left", "{count} turns left", left).format(count=left)
        parts.append(labelled(tr("Last round"), turns) if moment.kind == "gauntlet" else turns)
    return title, " · ".join(parts)
