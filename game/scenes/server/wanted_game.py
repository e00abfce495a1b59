"""The windows in which a person chooses the game that a server is asked for: one to find opponents for, or a table.

Knows the properties of such a game and the dialog with rows; knows nothing of servers.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from game.scenes.shared.dialogs.choices_dialog import ChoiceRow, ChoicesScene
from game.scenes.shared.dialogs.dialog import DialogChoice, cancel_choice
from game.scenes.shared.durations import clock_name
from game.scenes.shared.lineup import SEAT_COUNTS
from game.support.i18n import tr
from net.protocol.clock_classes import CLOCK_CLASSES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from net.protocol.clock_classes import ClockClass

QUICK_CLOCKS: Final[tuple[ClockClass, ...]] = ("quick", "calm", "slow1")
WINDOWS: Final = (None, 100, 200, 400)
"""The largest differences of ratings that can be chosen; ``None`` for one that grows with the wait."""


@dataclass
class WantedGame:
    """A game as it is chosen; without a ``clock`` none runs, and ``window`` is as in ``WINDOWS``."""

    seats: int
    clock: ClockClass | None = "quick"
    private: bool = False
    window: int | None = None


class OpponentsWanted(ChoicesScene):
    """The window of a quick game."""

    def __init__(self, edition: str, title: str, wanted: WantedGame, look: Callable[[], None]) -> None:
        """Change ``wanted``; ``look`` looks for opponents for it."""
        self.wanted = wanted
        if wanted.clock not in QUICK_CLOCKS:
            wanted.clock = QUICK_CLOCKS[0]
        text = tr("With “Similar rating”, the accepted range grows while you wait.")
        super().__init__(edition, title, text, self._list, _choices(tr("Look for opponents"), "search", look))

    def _list(self) -> list[ChoiceRow]:
        wanted = self.wanted
        limits = tuple(
            tr("Similar rating") if each is None else tr("Within {points} points").format(points=each)
            for each in WINDOWS
        )
        return [
            _seats_row(wanted),
            _clock_row(wanted, QUICK_CLOCKS),
            ChoiceRow(
                "trophy",
                tr("Opponents"),
                limits,
                WINDOWS.index(wanted.window),
                partial(_set, wanted, "window", WINDOWS),
            ),
        ]


class TableWanted(ChoicesScene):
    """The window of a table to open."""

    def __init__(self, edition: str, title: str, wanted: WantedGame, open_table: Callable[[], None]) -> None:
        """Change ``wanted``; ``open_table`` opens a table for it."""
        self.wanted = wanted
        text = tr("Only games open to anyone are rated.")
        super().__init__(edition, title, text, self._list, _choices(tr("Open the table"), "plus", open_table))

    def _list(self) -> list[ChoiceRow]:
        wanted = self.wanted
        clocks = (*CLOCK_CLASSES, None) if wanted.private else tuple(CLOCK_CLASSES)
        if wanted.clock not in clocks:
            wanted.clock = clocks[0]
        private = (False, True)
        labels = (tr("Anyone"), tr("Only with a code"))
        return [
            _seats_row(wanted),
            ChoiceRow("join", tr("Joining"), labels, int(wanted.private), partial(_set, wanted, "private", private)),
            _clock_row(wanted, clocks),
        ]


def _choices(label: str, icon: str, then: Callable[[], None]) -> tuple[DialogChoice, ...]:
    return DialogChoice(label, then, "primary", icon), cancel_choice()


def _seats_row(wanted: WantedGame) -> ChoiceRow:
    labels = tuple(str(seats) for seats in SEAT_COUNTS)
    return ChoiceRow(
        "human", tr("Players"), labels, SEAT_COUNTS.index(wanted.seats), partial(_set, wanted, "seats", SEAT_COUNTS)
    )


def _clock_row(wanted: WantedGame, clocks: Sequence[ClockClass | None]) -> ChoiceRow:
    labels = tuple(tr("No clock") if clock is None else clock_name(*CLOCK_CLASSES[clock]) for clock in clocks)
    return ChoiceRow("clock", tr("Clock"), labels, clocks.index(wanted.clock), partial(_set, wanted, "clock", clocks))


def _set(wanted: WantedGame, name: str, values: Sequence[Any], index: int) -> None:
    setattr(wanted, name, values[index])
