"""The controls of one seat where a game is set up: its name, who plays it, and how well a bot does.

Knows a lineup and controls; knows nothing of where they stand or of how a game is started.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Protocol

from game.scenes.shared import lineup as lu
from game.scenes.shared.widgets import Segmented
from game.support.cleaning import NAME_LENGTH, in_names
from game.support.i18n import tr
from game.ui.widgets.textfield import TextField

if TYPE_CHECKING:
    from game.rules import Seat
    from game.ui.widgets.widget import Widget


class SeatPage(Protocol):
    """A page on which people and bots sit down."""

    lineup: lu.Lineup

    def rename(self, seat: Seat, name: str) -> None:
        """Call who sits there by another name."""

    def switch(self, seat: Seat) -> None:
        """Let a bot play in the place of a person, or the other way round."""

    def set_level(self, seat: Seat, index: int) -> None:
        """Choose how well the bot plays."""

    def begin(self) -> None:
        """Deal the cards."""


LevelControl = Callable[[Sequence[str], int, Callable[[int], None]], "Widget"]
"""Makes the control of a bot's level from the levels' names, the one chosen and what a choice does."""


def seat_controls(page: SeatPage, seat: Seat, level: LevelControl, *, gone: bool = False) -> list[Widget]:
    """Make a seat's controls: the name, then who plays it, but where its player is ``gone``, then a bot's level."""
    chair = page.lineup.chairs[seat]
    controls: list[Widget] = [
        TextField(
            chair.name,
            partial(page.rename, seat),
            placeholder=lu.default_name(seat, chair.kind),
            limit=NAME_LENGTH,
            on_submit=page.begin,
            takes=in_names,
        )
    ]
    if not gone:
        kinds = (tr("Person"), tr("Computer"))
        index = 0 if chair.kind == "human" else 1
        controls.append(Segmented(kinds, index, lambda _: page.switch(seat), icons=("human", "bot")))
    if chair.kind == "bot":
        labels = tuple(lu.level_name(each) for each in lu.LEVELS)
        controls.append(level(labels, lu.LEVELS.index(chair.level), partial(page.set_level, seat)))
    for control in controls:
        control.caption = tr("Seat {number}").format(number=seat + 1)
    return controls
