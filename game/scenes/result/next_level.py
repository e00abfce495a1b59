"""The next level: whom a person who has won against computer players could play after them.

Knows a finished game; knows nothing of settings or of the screen.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import msgspec

from game.bots import BOT_LEVELS, level_of
from game.bots.registry import bot_name
from game.support.cleaning import unused_name

if TYPE_CHECKING:
    from game.record import SeatInfo
    from game.rules import Seat


def next_level(
    seats: tuple[SeatInfo, ...], here: Collection[Seat], winners: Collection[Seat], offered: Collection[str]
) -> str | None:
    """Return the level above the strongest opponent, ``None`` where there is nothing to offer.

    The only person of the game must have won it alone, against levels. Each level is offered once.
    """
    people = [seat for seat, info in enumerate(seats) if info.kind == "human"]
    levels = [level_of(info.bot) for info in seats if info.kind == "bot"]
    if len(people) != 1 or {*people} != {*here} or {*people} != {*winners} or not levels:
        return None
    ranks = [BOT_LEVELS.index(level) for level in levels if level is not None]
    if len(ranks) < len(levels) or max(ranks) + 1 == len(BOT_LEVELS):
        return None
    level = BOT_LEVELS[max(ranks) + 1]
    return None if level in offered else level


def raised(seats: tuple[SeatInfo, ...], edition: str, level: str) -> tuple[SeatInfo, ...]:
    """Return the seats of the next game, with computer players of a level, who take nobody's name."""
    people = {info.name.casefold() for info in seats if info.kind == "human"}
    return tuple(
        msgspec.structs.replace(info, bot=level, name=unused_name(bot_name(edition, level, seat), people))
        if info.kind == "bot"
        else info
        for seat, info in enumerate(seats)
    )
