"""A dialog with a row for each of several properties, in which one of its values is chosen.

Knows labels and positions of values; knows nothing of what they mean.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.scenes.shared.dialogs.dialog import PADDING, DialogChoice, DialogScene
from game.ui.graphics.type_scale import BODY
from game.ui.widgets.controls import Choice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from game.ui.graphics.canvas import Canvas

ROW: Final = 54.0
AROUND: Final = 6.0
"""The height of a control, and the plate of its row above, below and beside it."""
GAP: Final = 8.0
FOOT: Final = 30.0
"""From the last row to the buttons, as far as from the text to the first one."""
LABEL: Final = 0.38
"""The width of the labels as a share of the rows'."""
ICON: Final = (20.0, 30.0, 16.0)
"""From the left edge of a row to its icon, the icon's side, and from there to the label."""


@dataclass(frozen=True)
class ChoiceRow:
    """One property: its icon and label, those of its values, the chosen one, and what follows where another one is."""

    icon: str
    label: str
    values: tuple[str, ...]
    index: int
    on_change: Callable[[int], None]


class ChoicesScene(DialogScene):
    """A dialog with one choice for each property; each change applies at once."""

    usual_width = 720.0

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
    def _control_high(self) -> float:
        return ROW * (1 + 0.3 * (self.look.text.enlarged - 1))

    @property
    def _step(self) -> float:
        """From the top of one row to the next."""
        return self._control_high + 2 * AROUND + GAP

    def place(self) -> None:
        """Place the controls on the plates of their rows, between the text and the buttons."""
        self.extra = len(self.rows) * self._step - GAP + FOOT
        super().place()
        inner = self.width - 2 * PADDING
        left, width = self.middle - inner / 2 + inner * LABEL, inner * (1 - LABEL) - AROUND
        for row, y in zip(self.rows, self._tops(), strict=True):
            self.put(row, left, y + AROUND, width, self._control_high)

    def _tops(self) -> list[float]:
        """Return where the rows begin."""
        top, _, height = self._metrics()
        first = top + height - PADDING - self.row - self.extra
        return [first + number * self._step for number in range(len(self.rows))]

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        inner, plate = self.width - 2 * PADDING, self._control_high + 2 * AROUND
        left, (before, side, after) = self.middle - inner / 2, ICON
        words, room = left + before + side + after, inner * LABEL - before - side - 2 * after
        labels, scale = [row.label for row in self._rows], self.stage.scale
        style = self.look.text.fit_all(BODY, labels, room * scale, height=self._control_high * scale)
        for row, y in zip(self._rows, self._tops(), strict=True):
            middle = y + plate / 2
            self.sprite(canvas, "ui/list_row", left, y, inner, plate)
            self.sprite(canvas, f"icon/{row.icon}", left + before, middle - side / 2, side, side)
            self.write(canvas, style, row.label, words, middle, max_width=room)
