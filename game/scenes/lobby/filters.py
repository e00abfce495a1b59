"""Which of the tables found are in the list: one choice each for edition, players, state, place and speed.

Knows found tables, and the choices as the settings keep them; knows nothing of how the list is drawn.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from game.rules.editions import EDITION_NAMES
from game.scenes.lobby.text import DAY_S, SEATS
from game.scenes.shared.dialog import PADDING, DialogChoice, DialogScene
from game.support.i18n import mark, tr
from game.ui.widgets.controls import Choice
from game.view.skins import skin

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from game.ui.graphics.canvas import Canvas
    from net.protocol.room_types import FoundTable

ROW: Final = 54.0
GAP: Final = 10.0
LABEL: Final = 0.36
"""The width of the labels as a share of the dialog's."""
ALL: Final = ""
"""The value that shows every table."""


class TableFilter(NamedTuple):
    """One property of tables: its values with msgids of their labels, and whether a table has a value."""

    key: str
    label: str
    values: dict[str, str]
    has: Callable[[FoundTable, str], bool]


FILTERS: Final = (
    TableFilter(
        "edition",
        mark("Edition"),
        {name: skin(name).text.short for name in EDITION_NAMES},
        lambda table, value: table.edition == value,
    ),
    TableFilter(
        "players",
        mark("Players"),
        {str(seats): str(seats) for seats in SEATS},
        lambda table, value: str(table.seats) == value,
    ),
    TableFilter(
        "state",
        mark("Games"),
        {"open": mark("With open seats"), "playing": mark("In progress")},
        lambda table, value: table.playing if value == "playing" else table.free > 0,
    ),
    TableFilter(
        "place",
        mark("Place"),
        {"network": mark("Local network"), "servers": mark("Online")},
        lambda table, value: bool(table.link) == (value == "servers"),
    ),
    TableFilter(
        "speed",
        mark("Speed"),
        {"live": mark("In one sitting"), "slow": mark("Days per turn")},
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


class FilterScene(DialogScene):
    """A dialog with one choice for each property; each change applies at once and is kept."""

    def __init__(self, edition: str, filters: dict[str, str], keep: Callable[[], None]) -> None:
        """Change ``filters``; ``keep`` saves them."""
        self.filters = filters
        self._keep = keep
        text = tr("Your own games are always listed.")
        choices = (
            DialogChoice(tr("Show all tables"), self._clear, icon="reset"),
            DialogChoice(tr("Done"), kind="primary", icon="ok"),
        )
        super().__init__(edition, tr("Filter tables"), text, choices)

    def build(self) -> None:
        self.rows: list[Choice] = []
        for one in FILTERS:
            values = [ALL, *one.values]
            labels = (tr("Any"), *(tr(label) for label in one.values.values()))
            row = Choice(labels, values.index(chosen(self.filters, one)), partial(self._choose_value, one))
            row.caption = tr(one.label)
            self.rows.append(self.form.add(row))
        super().build()
        self.form.focus(self.rows[0])

    @property
    def _row_high(self) -> float:
        return ROW * (1 + 0.3 * (self.look.text.enlarged - 1))

    def place(self) -> None:
        """Place the choices between the text and the buttons."""
        self.extra = len(FILTERS) * (self._row_high + GAP) + 12
        super().place()
        inner = self.wide - 2 * PADDING
        left, wide = self.middle - inner / 2 + inner * LABEL, inner * (1 - LABEL)
        for row, y in zip(self.rows, self._tops(), strict=True):
            self.put(row, left, y, wide, self._row_high)

    def _tops(self) -> list[float]:
        """Return where the rows begin."""
        top, _, high = self._metrics()
        first = top + high - PADDING - self.row - self.extra
        return [first + number * (self._row_high + GAP) for number in range(len(FILTERS))]

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        inner, color = self.wide - 2 * PADDING, self.look.palette.text
        for one, y in zip(FILTERS, self._tops(), strict=True):
            middle, most = y + self._row_high / 2, inner * LABEL - 16
            left = self.middle - inner / 2
            self.write(canvas, "body", tr(one.label), left, middle, color, max_width=most, high=self._row_high)

    def _choose_value(self, one: TableFilter, index: int) -> None:
        value = [ALL, *one.values][index]
        if value:
            self.filters[one.key] = value
        else:
            self.filters.pop(one.key, None)
        self._keep()
        self.app.redraw()

    def _clear(self) -> None:
        self.filters.clear()
        self._keep()
