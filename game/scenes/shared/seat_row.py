"""The controls of one seat where a game is set up: its name, who plays it, and a bot's level.

Knows a lineup and controls; knows nothing of where they stand or of how a game is started.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from game.bots.registry import bot_choices, bot_taste
from game.scenes.shared import lineup as lu
from game.scenes.shared.page import Page
from game.scenes.shared.widgets import Segmented
from game.support.cleaning import NAME_LENGTH, in_names
from game.support.i18n import tr
from game.ui.widgets.textfield import TextField

if TYPE_CHECKING:
    from game.rules import Seat
    from game.ui.widgets.widget import Widget

LevelControl: TypeAlias = Callable[[Sequence[str], int, Callable[[int], None]], "Widget"]
"""Creates the control of a bot's level from the levels' labels, the chosen index and the function for a choice."""


class SeatPage(Page):
    """A page on which the seats of a game are chosen; ``lineup`` holds the choices."""

    lineup: lu.Lineup

    def rename(self, seat: Seat, name: str) -> None:
        """Change the name at a seat."""
        self.lineup = lu.rename(self.lineup, seat, name)

    def switch(self, seat: Seat) -> None:
        """Replace a person by a bot or the reverse."""

    def begin(self) -> None:
        """Deal the cards."""

    def _set_level(self, seat: Seat, index: int) -> None:
        self.lineup = lu.set_level(self.lineup, seat, bot_choices()[index])
        self.rebuild()

    def seat_controls(self, seat: Seat, level: LevelControl, *, gone: bool = False) -> list[Widget]:
        """Return new controls of a seat: the name, the kind unless its player is ``gone``, and a bot's level."""
        choice = self.lineup.seats[seat]
        controls: list[Widget] = [
            TextField(
                choice.name,
                partial(self.rename, seat),
                placeholder=lu.default_name(seat, choice.kind, self.lineup.edition, choice.level),
                limit=NAME_LENGTH,
                on_submit=self.begin,
                takes=in_names,
            )
        ]
        if not gone:
            kinds = (tr("Human"), tr("Computer"))
            index = 0 if choice.kind == "human" else 1
            controls.append(Segmented(kinds, index, lambda _: self.switch(seat), icons=("human", "bot")))
        if choice.kind == "bot":
            bots = bot_choices()
            chosen = bots.index(choice.level) if choice.level in bots else bots.index(lu.DEFAULT_LEVEL)
            control = level(tuple(map(lu.level_name, bots)), chosen, partial(self._set_level, seat))
            control.tooltip = lu.taste_text(bot_taste(bots[chosen], seat), self.lineup.edition)
            controls.append(control)
        for control in controls:
            control.caption = tr("Seat {number}").format(number=seat + 1)
        return controls
