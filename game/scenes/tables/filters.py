"""Which of the tables found are in the list: one choice each for edition, players, state, place and speed.

Knows found tables, and the choices as the settings keep them; knows nothing of how the list is drawn.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from game.rules.editions import EDITION_NAMES
from game.scenes.shared.dialogs.choices_dialog import ChoiceRow, ChoicesScene
from game.scenes.shared.dialogs.dialog import DialogChoice
from game.scenes.shared.durations import DAY_S
from game.scenes.shared.lineup import SEAT_COUNTS
from game.support.i18n import gettext_noop, tr
from game.view.skins import skin

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from net.protocol.room_types import FoundTable

ALL: Final = ""
"""The value that shows every table."""


class TableFilter(NamedTuple):
    """One property of tables: its icon, its values with msgids of their labels, and whether a table has a value."""

    key: str
    icon: str
    label: str
    values: dict[str, str]
    has: Callable[[FoundTable, str], bool]


FILTERS: Final = (
    TableFilter(
        "edition",
        "cards",
        gettext_noop("Edition"),
        {name: skin(name).text.short for name in EDITION_NAMES},
        lambda table, value: table.edition == value,
    ),
    TableFilter(
        "players",
        "human",
        gettext_noop("Players"),
        {str(seats): str(seats) for seats in SEAT_COUNTS},
        lambda table, value: str(table.seats) == value,
    ),
    TableFilter(
        "state",
        "play",
        gettext_noop("Games"),
        {"open": gettext_noop("With open seats"), "playing": gettext_noop("In progress")},
        lambda table, value: table.playing if value == "playing" else table.free > 0,
    ),
    TableFilter(
        "place",
        "server",
        gettext_noop("Place"),
        {"network": gettext_noop("Local network"), "servers": gettext_noop("Online")},
        lambda table, value: bool(table.link) == (value == "servers"),
    ),
    TableFilter(
        "speed",
        "clock",
        gettext_noop("Speed"),
        {"live": gettext_noop("In one sitting"), "slow": gettext_noop("Days per turn")},
        lambda table, value: (table.clock_s >= DAY_S) == (value == "slow"),
    ),
)
"""The properties, in the order shown."""


def chosen(filters: Mapping[str, str], one: TableFilter) -> str:
    """Return the chosen value of a property; an unknown one shows all."""
    value = filters.get(one.key, ALL)
    return value if value in one.values else ALL


def shown_tables(found: tuple[FoundTable, ...], filters: Mapping[str, str]) -> tuple[FoundTable, ...]:
    """Return the tables that the person wants to see; their own ones are always among them."""
    wanted = [(one, value) for one in FILTERS if (value := chosen(filters, one))]
    return tuple(table for table in found if table.yours or all(one.has(table, value) for one, value in wanted))


class FilterScene(ChoicesScene):
    """A dialog with one choice for each property; each change applies at once and is kept."""

    def __init__(self, edition: str, filters: dict[str, str], keep: Callable[[], None]) -> None:
        """Change ``filters``; ``keep`` saves them."""
        self.filters = filters
        self._keep = keep
        text = tr("Your own games are always listed.")
        choices = (
            DialogChoice(tr("Done"), kind="primary", icon="ok"),
            DialogChoice(tr("Show all tables"), self._clear, icon="reset"),
        )
        super().__init__(edition, tr("Filter tables"), text, self._list, choices)

    def build(self) -> None:
        super().build()
        self.form.focus(self.rows[0])

    def _list(self) -> Iterator[ChoiceRow]:
        for one in FILTERS:
            labels = (tr("Any"), *(tr(label) for label in one.values.values()))
            index = [ALL, *one.values].index(chosen(self.filters, one))
            yield ChoiceRow(one.icon, tr(one.label), labels, index, partial(self._choose_value, one))

    def _choose_value(self, one: TableFilter, index: int) -> None:
        value = [ALL, *one.values][index]
        if value:
            self.filters[one.key] = value
        else:
            self.filters.pop(one.key, None)
        self._keep()

    def _clear(self) -> None:
        self.filters.clear()
        self._keep()
