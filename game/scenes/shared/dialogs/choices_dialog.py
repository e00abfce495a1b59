"""A dialog with a row for each of several properties, in which one of its values is chosen.

Knows labels and positions of values; knows nothing of what they mean.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.scenes.shared.dialogs.dialog import PADDING, DialogChoice, DialogScene
from game.ui.widgets.controls import Choice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from game.ui.graphics.canvas import Canvas

ROW: Final = 54.0
GAP: Final = 10.0
LABEL: Final = 0.36
"""The width of the labels as a share of the dialog's."""


@dataclass(frozen=True)
class ChoiceRow:
    """One property: its label, those of its values, which of them is chosen, and what follows where another one is."""

    label: str
    values: tuple[str, ...]
    index: int
    on_change: Callable[[int], None]


class ChoicesScene(DialogScene):
    """A dialog with one choice for each property; each change applies at once."""

    def __init__(
        self,
        edition: str,
        title: str,
        text: str,
        list_rows: Callable[[], Iterable[ChoiceRow]],
        choices: Sequence[DialogChoice],
    ) -> None:
        """Show the rows that ``list_rows`` returns, which may differ in their values after each change."""
        super().__init__(edition, title, text, choices)
        self._list_rows = list_rows
        self._rows: tuple[ChoiceRow, ...] = ()
        self.rows: list[Choice] = []

    def build(self) -> None:
        self._rows = tuple(self._list_rows())
        self.rows = []
        for number, row in enumerate(self._rows):
            choice = Choice(row.values, row.index, self._changed(row))
            choice.caption = row.label
            self.rows.append(self.add(f"row-{number}", choice))
        super().build()

    def _changed(self, row: ChoiceRow) -> Callable[[int], None]:
        def change(index: int) -> None:
            row.on_change(index)
            if [other.values for other in self._list_rows()] != [other.values for other in self._rows]:
                self.rebuild()
            self.app.redraw()

        return change

    @property
    def _row_high(self) -> float:
        return ROW * (1 + 0.3 * (self.look.text.enlarged - 1))

    def place(self) -> None:
        """Place the rows between the text and the buttons."""
        self.extra = len(self.rows) * (self._row_high + GAP) + 12
        super().place()
        inner = self.wide - 2 * PADDING
        left, wide = self.middle - inner / 2 + inner * LABEL, inner * (1 - LABEL)
        for row, y in zip(self.rows, self._tops(), strict=True):
            self.put(row, left, y, wide, self._row_high)

    def _tops(self) -> list[float]:
        """Return where the rows begin."""
        top, _, high = self._metrics()
        first = top + high - PADDING - self.row - self.extra
        return [first + number * (self._row_high + GAP) for number in range(len(self.rows))]

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        inner, color = self.wide - 2 * PADDING, self.look.palette.text
        for row, y in zip(self._rows, self._tops(), strict=True):
            middle, most = y + self._row_high / 2, inner * LABEL - 16
            left = self.middle - inner / 2
            self.write(canvas, "body", row.label, left, middle, color, max_width=most, high=self._row_high)
