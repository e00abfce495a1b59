"""Durations and clocks in words.

Knows seconds; knows nothing of games or pixels.
"""

from __future__ import annotations

from typing import Final

from game.support.i18n import tr, trn

MINUTE_S: Final = 60
HOUR_S: Final = 60 * MINUTE_S
DAY_S: Final = 24 * HOUR_S


def duration(seconds: int) -> str:
    """Return a duration: in days or hours where it lasts so long, in minutes if it is a whole number of them."""
    if seconds >= DAY_S:
        days = seconds // DAY_S
        return trn("{count} day", "{count} days", days).format(count=days)
    if seconds >= HOUR_S:
        return tr("{count} h").format(count=seconds // HOUR_S)
    if seconds >= 60 and seconds % 60 == 0:
        return tr("{count} min").format(count=seconds // 60)
    return tr("{count} s").format(count=seconds)


def clock_name(seconds: int, added_s: int = 0) -> str:
    """Return the label of a clock: of a limit of a turn, or of a time for the game with an addition for each turn."""
    if added_s:
        return tr("{time} + {added} per turn").format(time=duration(seconds), added=duration(added_s))
    if seconds >= DAY_S:
        return tr("{time} per turn").format(time=duration(seconds))
    return tr("{count} s").format(count=seconds) if seconds else tr("None")
